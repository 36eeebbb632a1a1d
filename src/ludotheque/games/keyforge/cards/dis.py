"""House Dis.

Length: one place a card, some fifty cards a house.
"""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.engine.lasting import NEXT_TURN, WHILE_SOURCE
from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask
from ludotheque.engine.refusal import Refusal
from ludotheque.games.keyforge import changes, memory, processes, verbs
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge.duel import HOUSES, KEYS, Duel
from ludotheque.games.keyforge.filters import ARTIFACT, CARD, CREATURE, CREATURE_OR_ARTIFACT, ENEMY, FRIENDLY
from ludotheque.games.keyforge.keywords import HAZARDOUS
from ludotheque.games.keyforge.queries import (
    armor,
    armor_left,
    belongs,
    creatures,
    in_play,
    is_creature,
    on_flank,
    power,
)
from ludotheque.games.keyforge.say import (
    DONE,
    IT,
    IT_MASCULINE,
    OPPONENT_FORGED,
    OPPONENT_HAS_NONE,
    THIS,
    Condition,
    Number,
    Step,
    Target,
    Watch,
    action,
    archive_a_card,
    artifact,
    both,
    capture,
    chains,
    choose_house,
    creature,
    deal,
    destroy,
    do,
    each,
    forbids,
    gain,
    heal_up_to,
    if_,
    if_of_use,
    in_any_case,
    lasting,
    one,
    opponent_discards_at_random,
    opponent_gains,
    opponent_has,
    opponent_loses,
    play,
    purge,
    sacrifice,
    slays,
    steal,
    strengthen,
    to_hand,
    upgrade,
    upgraded,
    usable,
    use,
)

DIS = HOUSES.index("dis")


# ---------------------------------------------------------------------- actions


def _fair_game(pos: Duel, seat: Seat) -> None:
    """Discard the top card of the opponent's deck and reveal the hand; gain 1 Aombre for each card of that house in it."""
    other = 1 - seat
    top = changes.discard_from_deck(pos, other)
    for card in pos.hand[other]:
        pos.reveal(card)
        pos.emit("reveal", "KF-107", other, (card,))
    if top >= 0:
        changes.gain(pos, seat, sum(belongs(pos, card, pos.symbol[top]) for card in pos.hand[other]))


def _fair_game_of_you(pos: Duel, frame: Frame) -> None:
    _fair_game(pos, frame.seat)


def _fair_game_of_opponent(pos: Duel, frame: Frame) -> None:
    _fair_game(pos, 1 - frame.seat)


action(
    "a-fair-game",
    "Donnant-Donnant",
    "A Fair Game",
    53,
    "dis",
    "rare",
    icon="coinflip",
    play=[
        do(
            _fair_game_of_you,
            "défaussez la carte du dessus de la pioche de votre adversaire et révélez sa main ; gagnez 1 Aombre pour chaque carte "
            "ainsi révélée qui est de la Maison de la carte défaussée",
            "discard the top card of your opponent's deck and reveal their hand; gain 1 Æmber for each card revealed this way "
            "that is of the discarded card's house",
        ),
        do(
            _fair_game_of_opponent,
            "ensuite, votre adversaire fait de même avec votre pioche et votre main",
            "then your opponent does the same with your deck and your hand",
        ),
    ],
)


def _creatures_of_house(pos: Duel, frame: Frame) -> None:
    house = verbs.recall(frame, memory.HOUSE)
    frame.chosen = [card for card in pos.discard[frame.seat] if is_creature(pos, card) and belongs(pos, card, house)]


action(
    "arise",
    "Debout les Morts !",
    "Arise!",
    54,
    "dis",
    "commune",
    icon="raise-zombie",
    play=[
        choose_house(),
        Step(
            [verbs.Do(_creatures_of_house), verbs.Send("hand")],
            "remettez dans votre main chaque créature de cette Maison qui est dans votre défausse",
            "return each creature of that house from your discard pile to your hand",
        ),
        chains(1),
    ],
)
action(
    "control-the-weak",
    "Contrôler les Faibles",
    "Control the Weak",
    55,
    "dis",
    "commune",
    bonus=1,
    icon="puppet",
    play=[
        choose_house("opponent"),
        lasting(
            mod.lasting(
                "control-the-weak",
                mod.Modifier(
                    mod.MUST_HOUSE,
                    who=mod.OPPONENT,
                    theirs="doit choisir cette Maison comme Maison active",
                    en="they must choose that house as their active house",
                ),
            ),
            until=NEXT_TURN,
            on_house=True,
        ),
    ],
)


class ChooseOfOnePile(verbs.Choose):
    """Cards of a single pile: that of the first one chosen."""

    __slots__ = ()

    def _open(self, pos: Duel, frame: Frame) -> list[int]:
        found = super()._open(pos, frame)
        return [card for card in found if not frame.chosen or pos.owner[card] == pos.owner[frame.chosen[0]]]


action(
    "creeping-oblivion",
    "Néant Rampant",
    "Creeping Oblivion",
    56,
    "dis",
    "rare",
    bonus=1,
    icon="vortex",
    play=[
        Step(
            [ChooseOfOnePile(CARD, 2, up_to=True, zone="any discard"), verbs.Send("purged")],
            "purgez jusqu'à 2 cartes d'une même défausse, la vôtre ou celle de votre adversaire",
            "purge up to 2 cards from one discard pile, yours or your opponent's",
        )
    ],
)


def _creatures_of_that_power(pos: Duel, frame: Frame) -> None:
    number = verbs.recall(frame, memory.NUMBER)
    frame.chosen = [card for card in creatures(pos) if power(pos, card) == number]


action(
    "dance-of-doom",
    "Danse du Jugement",
    "Dance of Doom",
    57,
    "dis",
    "rare",
    icon="tarot-13-death",
    play=[
        Step([verbs.ChooseNumber()], "choisissez un nombre", "choose a number"),
        Step(
            [verbs.Do(_creatures_of_that_power), verbs.Destroy()],
            "détruisez chaque créature dont la puissance est égale à ce nombre",
            "destroy each creature whose power is equal to that number",
        ),
    ],
)
action(
    "fear",
    "Peur",
    "Fear",
    58,
    "dis",
    "commune",
    icon="terror",
    play=[to_hand(one(ENEMY))],
)
action(
    "gateway-to-dis",
    "Portail vers Dis",
    "Gateway to Dis",
    59,
    "dis",
    "commune",
    icon="magic-portal",
    play=[destroy(each(CREATURE)), chains(3)],
)
IT_STANDS = Condition(
    lambda pos, frame: any(in_play(pos, card) for card in frame.chosen),
    "elle n'est pas détruite",
    "it is not destroyed",
)
action(
    "gongoozle",
    "Baguenaude",
    "Gongoozle",
    60,
    "dis",
    "peu-commune",
    bonus=1,
    icon="worried-eyes",
    play=[
        deal(3, one(CREATURE)),
        if_(
            IT_STANDS,
            [
                Step(
                    [verbs.DiscardRandom(owner_of_it=True)],
                    "son propriétaire défausse une carte de sa main au hasard",
                    "its owner discards a random card from their hand",
                )
            ],
        ),
    ],
)
action(
    "guilty-hearts",
    "Le Poids de la Culpabilité",
    "Guilty Hearts",
    61,
    "dis",
    "rare",
    bonus=1,
    icon="bleeding-heart",
    play=[destroy(each(CREATURE.with_amber()))],
)
action(
    "hand-of-dis",
    "Main de Dis",
    "Hand of Dis",
    62,
    "dis",
    "commune",
    icon="evil-hand",
    play=[destroy(one(CREATURE.not_flank()))],
)


def _hecatomb(pos: Duel, frame: Frame) -> None:
    """Destroy IT, and remember who controlled which creature."""
    dying = processes.destroy(pos, frame.chosen)
    mine = [card for card in dying if pos.controller[card] == frame.seat]
    theirs = [card for card in dying if card not in mine]
    memory.remembering(frame).update({memory.MINE: mine, memory.THEIRS: theirs})


def _hecatomb_pays(pos: Duel, frame: Frame) -> None:
    for seat, whose in ((frame.seat, memory.MINE), (1 - frame.seat, memory.THEIRS)):
        changes.gain(pos, seat, sum(not in_play(pos, card) for card in memory.remembered(frame)[whose]))


action(
    "hecatomb",
    "Hécatombe",
    "Hecatomb",
    63,
    "dis",
    "rare",
    bonus=1,
    icon="burning-skull",
    play=[
        Step(
            [verbs.All(CREATURE.of_house("dis")), verbs.Do(_hecatomb)],
            "détruisez chaque créature Dis",
            "destroy each Dis creature",
        ),
        do(
            _hecatomb_pays,
            "chaque joueur gagne 1 Aombre pour chaque créature qu'il contrôlait et qui a été détruite de cette façon",
            "each player gains 1 Æmber for each creature they controlled that was destroyed this way",
        ),
    ],
)
action(
    "tendrils-of-pain",
    "Vrilles de la Souffrance",
    "Tendrils of Pain",
    64,
    "dis",
    "peu-commune",
    bonus=1,
    icon="thorny-tentacle",
    play=[deal(1, each(CREATURE)), if_(OPPONENT_FORGED, [deal(3, each(CREATURE), more=True)])],
)
action(
    "hysteria",
    "Hystérie",
    "Hysteria",
    65,
    "dis",
    "peu-commune",
    icon="screaming",
    play=[to_hand(each(CREATURE))],
)


class Unforge(Ask):
    """A key the opponent forged on the previous turn is no longer forged; the active player chooses among several (KF-S11)."""

    __slots__ = ()
    kind = "unforge"
    rule = "KF-253"
    verbs = ("key",)

    @staticmethod
    def _open(pos: Duel, frame: Frame) -> list[int]:
        other = 1 - frame.seat
        keys = pos.keys[other] & pos.previous[other].get(f"keys:{other}", 0)
        return [colour for colour in range(len(KEYS)) if keys >> colour & 1]

    def act(self, pos: Duel, frame: Frame) -> None:
        keys = self._open(pos, frame)
        if len(keys) > 1:
            pos.asked.append(pos.active)
        elif keys:
            changes.unforge(pos, 1 - frame.seat, keys[0])

    def candidates(self, pos: Duel, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [("key", colour) for colour in range(len(KEYS))]

    def refusal(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        return None if move[1] in self._open(pos, frame) else Refusal("KF-253", "refusal-not-forged-then")

    def answer(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> None:
        changes.unforge(pos, 1 - frame.seat, move[1])


action(
    "key-hammer",
    "Marteau à Clé",
    "Key Hammer",
    66,
    "dis",
    "peu-commune",
    bonus=1,
    icon="hammer-break",
    play=[
        if_(OPPONENT_FORGED, [Step([Unforge()], "cette clé redevient non forgée", "that key becomes unforged")]),
        in_any_case(opponent_gains(6)),
    ],
)
action(
    "mind-barb",
    "Aiguillon Cérébral",
    "Mind Barb",
    67,
    "dis",
    "commune",
    bonus=1,
    icon="brain-leak",
    play=[opponent_discards_at_random()],
)
action(
    "pandemonium",
    "Pandémonium",
    "Pandemonium",
    68,
    "dis",
    "peu-commune",
    bonus=1,
    icon="daemon-skull",
    # if a pool has too little for all, the active player chooses which creatures capture (KF-107, KF-108)
    play=[
        Step(
            [
                verbs.Choose(FRIENDLY.undamaged(), lambda pos, frame: pos.amber[1 - frame.seat]),
                verbs.Choose(ENEMY.undamaged(), lambda pos, frame: pos.amber[frame.seat], keep=True),
                verbs.Capture(1),
            ],
            "chaque créature, alliée ou ennemie, qui ne porte aucun dégât capture 1 Aombre pris à l'adversaire de son contrôleur",
            "each undamaged creature, friendly or enemy, captures 1 Æmber from its controller's opponent",
        )
    ],
)
action(
    "poltergeist",
    "Poltergeist",
    "Poltergeist",
    69,
    "dis",
    "peu-commune",
    bonus=1,
    icon="floating-ghost",
    play=[use(one(ARTIFACT), as_yours=True), destroy(IT_MASCULINE)],
)
_NO_ARMOR = mod.lasting(
    "red-hot-armor",
    mod.Modifier(mod.ARMOR, by=mod.ALL, fr="cette créature n'a plus d'armure", en="that creature has no armor"),
)


def _armored_enemies(pos: Duel, frame: Frame) -> None:
    """IT becomes the enemy creatures with armor; remember how much each has left: what was used up is lost already (KF-S24)."""
    frame.chosen = [card for card in pos.line[1 - frame.seat] if armor(pos, card) > 0]
    memory.remembering(frame)[memory.ARMOR] = [armor_left(pos, card) for card in frame.chosen]


def _burn_armor(pos: Duel, frame: Frame) -> None:
    processes.deal(pos, list(zip(frame.chosen, memory.remembered(frame)[memory.ARMOR], strict=True)))


action(
    "red-hot-armor",
    "Armure Chauffée à Blanc",
    "Red-Hot Armor",
    70,
    "dis",
    "rare",
    bonus=1,
    icon="armor-downgrade",
    play=[
        Step(
            [
                verbs.Do(_armored_enemies),
                *lasting(_NO_ARMOR, on=IT).ops,
                verbs.Do(_burn_armor),
            ],
            "chaque créature ennemie qui a de l'armure la perd toute jusqu'à la fin du tour et subit 1 dégât pour chaque point "
            "d'armure perdu de cette façon",
            "each enemy creature with armor loses all of it for the remainder of the turn and is dealt 1 damage for each point of "
            "armor lost this way",
        )
    ],
)


def _third_power(pos: Duel) -> int:
    """The power of the third most powerful creature (of the weakest, if there are fewer)."""
    powers = sorted((power(pos, card) for card in creatures(pos)), reverse=True)
    return powers[min(2, len(powers) - 1)] if powers else 0


def _places_left(pos: Duel, frame: Frame) -> int:
    third = _third_power(pos)
    return 3 - sum(power(pos, card) > third for card in creatures(pos))


def _and_the_stronger(pos: Duel, frame: Frame) -> None:
    third = _third_power(pos)
    frame.chosen = [card for card in creatures(pos) if power(pos, card) > third] + frame.chosen


_AMONG_EQUALS = CREATURE.where(
    lambda pos, card, seat, source: power(pos, card) == _third_power(pos),
    "parmi les plus puissantes",
    "among the most powerful",
)
action(
    "three-fates",
    "Les Trois Parques",
    "Three Fates",
    71,
    "dis",
    "peu-commune",
    bonus=1,
    icon="triple-skulls",
    play=[
        Step(
            [verbs.Choose(_AMONG_EQUALS, _places_left), verbs.Do(_and_the_stronger), verbs.Destroy()],
            "détruisez les 3 créatures les plus puissantes en jeu, alliées et ennemies confondues",
            "destroy the 3 most powerful creatures in play, friendly or enemy",
        )
    ],
)

# ---------------------------------------------------------------------- artifacts

artifact(
    "annihilation-ritual",
    "Rituel d’Annihilation",
    "Annihilation Ritual ",
    72,
    "dis",
    "rare",
    bonus=1,
    traits=("pouvoir",),
    icon="pentacle",
    constants=[
        mod.Modifier(
            mod.DISCARD_INSTEAD,
            filter=CREATURE,
            fr="quand une créature en jeu, alliée ou ennemie, devrait aller dans une défausse, elle est purgée à la place",
            en="when a creature in play, friendly or enemy, would go to a discard pile, it is purged instead",
        )
    ],
)
artifact(
    "dominator-bauble",
    "Gadget de Domination",
    "Dominator Bauble",
    73,
    "dis",
    "commune",
    traits=("objet",),
    icon="orb-wand",
    action=[use(usable(FRIENDLY), any_house=True)],
)
artifact(
    "key-to-dis",
    "Clé de Dis",
    "Key to Dis",
    74,
    "dis",
    "rare",
    traits=("objet",),
    icon="skeleton-key",
    omni=[sacrifice(THIS), destroy(each(CREATURE))],
)
artifact(
    "lash-of-broken-dreams",
    "Fouet des Rêves Brisés",
    "Lash of Broken Dreams",
    75,
    "dis",
    "commune",
    traits=("arme",),
    icon="whiplash",
    action=[
        lasting(
            mod.lasting(
                "lash-of-broken-dreams",
                mod.Modifier(
                    mod.KEY_COST,
                    by=3,
                    who=mod.EACH,
                    fr="les clés coûtent 3 Aombre de plus",
                    en="keys cost 3 Æmber more",
                ),
            ),
            until=NEXT_TURN,
        )
    ],
)
artifact(
    "library-of-the-damned",
    "Bibliothèque des Damnés",
    "Library of the Damned",
    76,
    "dis",
    "peu-commune",
    traits=("lieu",),
    icon="evil-book",
    action=[archive_a_card()],
)
artifact(
    "lifeward",
    "Gardevie",
    "Lifeward",
    77,
    "dis",
    "peu-commune",
    bonus=1,
    traits=("pouvoir",),
    icon="death-zone",
    omni=[
        sacrifice(THIS),
        lasting(
            forbids(
                "lifeward",
                "play",
                filter=CREATURE,
                theirs="ne peut pas jouer de créatures",
                en="they cannot play creatures",
            ),
            until=NEXT_TURN,
        ),
    ],
)


def _playable(pos: Duel, card: Copy, seat: Seat, source: Copy) -> bool:
    from ludotheque.games.keyforge.legality import refuse_play

    return refuse_play(pos, seat, card, any_house=True) is None


artifact(
    "sacrificial-altar",
    "Autel sacrificiel",
    "Sacrificial Altar",
    78,
    "dis",
    "rare",
    bonus=1,
    traits=("lieu",),
    icon="sword-altar",
    action=[
        purge(one(FRIENDLY.trait("humain"))),
        if_(DONE, [play(one(CREATURE.where(_playable, "", ""), "discard"))]),
    ],
)


def _hand_and_discard_into_deck(pos: Duel, frame: Frame) -> None:
    seat = frame.seat
    pos.deck[seat] += pos.hand[seat] + pos.discard[seat]
    pos.hand[seat] = []
    pos.discard[seat] = []
    pos.shuffle(pos.deck[seat])
    pos.emit("shuffle", "KF-107", seat)


artifact(
    "screaming-cave",
    "Caverne Hurlante",
    "Screaming Cave",
    79,
    "dis",
    "rare",
    traits=("lieu",),
    icon="cave-entrance",
    action=[
        do(
            _hand_and_discard_into_deck,
            "mélangez votre main et votre défausse dans votre pioche",
            "shuffle your hand and your discard pile into your deck",
        )
    ],
)


def _owner_gains(pos: Duel, frame: Frame) -> None:
    changes.gain(pos, pos.owner[frame.it], 1)


artifact(
    "soul-snatcher",
    "Arracheur d’Âmes",
    "Soul Snatcher",
    80,
    "dis",
    "rare",
    traits=("véhicule",),
    icon="soul-vessel",
    watches=[
        Watch(
            "destroyed",
            [
                do(
                    _owner_gains,
                    "le propriétaire de cette créature gagne 1 Aombre",
                    "that creature's owner gains 1 Æmber",
                )
            ],
            filter=CREATURE,
            fr="chaque fois qu'une créature, alliée ou ennemie, est détruite",
            en="each time a creature, friendly or enemy, is destroyed",
        )
    ],
)

# ---------------------------------------------------------------------- creatures

creature(
    "charette",
    "Charette",
    "Charette",
    81,
    "dis",
    "commune",
    power=4,
    traits=("démon",),
    icon="horned-skull",
    play=[capture(3)],
)
creature(
    "drumble",
    "Cossard",
    "Drumble",
    82,
    "dis",
    "peu-commune",
    power=2,
    traits=("farfadet",),
    keywords={"insaisissable": 1},
    icon="imp-laugh",
    play=[
        if_(
            opponent_has(7),
            [
                Step(
                    capture(Number(lambda pos, frame: pos.amber[1 - frame.seat], "", "")).ops,
                    "~ capture tout l'Aombre de votre adversaire",
                    "~ captures all of your opponent's Æmber",
                )
            ],
        )
    ],
)
creature(
    "dust-imp",
    "Farfadet Poussière",
    "Dust Imp",
    83,
    "dis",
    "commune",
    power=2,
    traits=("farfadet",),
    icon="dust-cloud",
    destroyed=[gain(2)],
)
_EAT = [purge(one(CREATURE, "any discard")), if_(DONE, [strengthen(1)])]
creature(
    "eater-of-the-dead",
    "Mangemort",
    "Eater of the Dead",
    84,
    "dis",
    "rare",
    power=4,
    traits=("démon",),
    icon="chewed-skull",
    fight=_EAT,
    reap=_EAT,
)
creature(
    "ember-imp",
    "Farfadet Braise",
    "Ember Imp",
    85,
    "dis",
    "commune",
    power=2,
    traits=("farfadet",),
    icon="burning-embers",
    constants=[
        mod.Modifier(
            mod.FORBID,
            word="play",
            who=mod.OPPONENT,
            filter=CARD.where(lambda pos, card, seat, source: pos.turn_facts.get("played", 0) >= 2, "", ""),
            fr="votre adversaire ne peut pas jouer plus de 2 cartes à chaque tour",
            en="your opponent cannot play more than 2 cards each turn",
        )
    ],
)


def _strike_elsewhere(pos: Duel, frame: Frame) -> None:
    """The fight this ability belongs to deals its attacker's damage to IT."""
    for fight in reversed(pos.stack):
        if fight.program is processes.FIGHT and fight.source == frame.source and fight.memo is not None:
            if frame.chosen:
                fight.memo[memory.STRUCK] = frame.chosen[0]
            return


creature(
    "gabos-longarms",
    "Gabos Longbras",
    "Gabos Longarms",
    86,
    "dis",
    "rare",
    power=5,
    traits=("démon",),
    icon="grasping-claws",
    before_fight=[
        Step([verbs.Choose(CREATURE)], "choisissez une créature", "choose a creature"),
        do(
            _strike_elsewhere,
            "~ inflige ses dégâts à cette créature au lieu de les infliger à celle qu'il combat",
            "~ deals its damage to that creature instead of the one it fights",
        ),
    ],
)


def _if_discarded(pos: Duel, frame: Frame) -> None:
    """Keep IT only if it went to its owner's discard pile: elsewhere it cannot be found (KF-159, KF-247)."""
    frame.chosen = [card for card in frame.chosen if card in pos.discard[pos.owner[card]]]


_SLAIN = Target([verbs.Do(_if_discarded)], "cette créature", "that creature")
creature(
    "overlord-greking",
    "Greking le Suzerain",
    "Overlord Greking",
    87,
    "dis",
    "rare",
    power=7,
    traits=("démon",),
    icon="crowned-skull",
    watches=[
        slays(
            [
                Step(
                    [*_SLAIN.ops, verbs.PutIntoPlay(under_you=True)],
                    "mettez cette créature en jeu sous votre contrôle",
                    "put that creature into play under your control",
                )
            ]
        )
    ],
)


def _only_the_last(pos: Duel, frame: Frame) -> None:
    """IT becomes the other creature chosen after the healed one, if there was any."""
    frame.chosen = frame.chosen[1:]


_TEND = [
    if_of_use(lambda pos, frame: any(pos.damage[card] for card in creatures(pos)), heal_up_to(2, one(CREATURE))),
    Step(
        [
            verbs.Unless(lambda pos, frame: verbs.recall(frame) > 0, 3),
            verbs.Choose(CREATURE, keep=True),
            verbs.Do(_only_the_last),
            verbs.Deal(lambda pos, frame: verbs.recall(frame)),
        ],
        "infligez à une autre créature autant de dégâts que vous en avez soigné",
        "deal to another creature as much damage as you healed",
    ),
]
creature(
    "guardian-demon",
    "Démon Gardien",
    "Guardian Demon",
    88,
    "dis",
    "peu-commune",
    power=4,
    traits=("démon",),
    icon="skull-shield",
    play=_TEND,
    fight=_TEND,
    reap=_TEND,
)


def _may_destroy(n: int) -> Step:
    """Choosing none is the "no" of the "may" (KF-235)."""
    return Step(
        [verbs.Choose(CREATURE.power(n, n), up_to=True), verbs.Destroy()],
        f"vous pouvez détruire une créature dont la puissance est exactement {n}",
        f"you may destroy a creature with power exactly {n}",
        permits=True,
    )


creature(
    "master-of-1",
    "Maître du 1",
    "Master of 1",
    89,
    "dis",
    "rare",
    power=4,
    traits=("démon",),
    icon="inverted-dice-1",
    reap=[_may_destroy(1)],
)
creature(
    "master-of-2",
    "Maître du 2",
    "Master of 2",
    90,
    "dis",
    "variante",
    power=4,
    traits=("démon",),
    icon="inverted-dice-2",
    reap=[_may_destroy(2)],
)
creature(
    "master-of-3",
    "Maître du 3",
    "Master of 3",
    91,
    "dis",
    "variante",
    power=4,
    traits=("démon",),
    icon="inverted-dice-3",
    reap=[_may_destroy(3)],
)
creature(
    "pit-demon",
    "Démon des Abîmes",
    "Pit Demon",
    92,
    "dis",
    "commune",
    power=5,
    traits=("démon",),
    icon="diablo-skull",
    action=[steal(1)],
)
creature(
    "pitlord",
    "Seigneur des Abimes",
    "Pitlord",
    93,
    "dis",
    "rare",
    bonus=2,
    power=9,
    traits=("démon",),
    keywords={"provocation": 1},
    icon="throne-king",
    constants=[
        mod.Modifier(
            mod.MUST_HOUSE,
            value=DIS,
            fr="tant que ~ est en jeu, vous devez choisir Dis comme Maison active",
            en="while ~ is in play, you must choose Dis as your active house",
        )
    ],
)
creature(
    "restringuntus",
    "Restringuntus",
    "Restringuntus",
    94,
    "dis",
    "rare",
    power=1,
    traits=("démon",),
    icon="locked-door",
    play=[
        choose_house(),
        lasting(
            mod.lasting(
                "restringuntus",
                mod.Modifier(
                    mod.NOT_HOUSE,
                    who=mod.OPPONENT,
                    fr="votre adversaire ne peut pas choisir cette Maison comme Maison active",
                    en="your opponent cannot choose that house as their active house",
                ),
            ),
            until=WHILE_SOURCE,
            on_house=True,
        ),
    ],
)
creature(
    "shaffles",
    "Bancroche",
    "Shaffles",
    95,
    "dis",
    "peu-commune",
    power=2,
    traits=("farfadet",),
    icon="foot-trip",
    watches=[Watch("end", [opponent_loses(1)], who=mod.YOU, fr="à la fin de votre tour", en="at the end of your turn")],
)
creature(
    "shooler",
    "Écornifleur",
    "Shooler",
    96,
    "dis",
    "commune",
    power=5,
    traits=("démon",),
    icon="robber-hand",
    play=[if_(opponent_has(4), [steal(1)])],
)
_SEND_BACK = [
    to_hand(
        Target(
            [
                verbs.Choose(
                    CREATURE_OR_ARTIFACT.where(
                        lambda pos, card, seat, source: not is_creature(pos, card) or on_flank(pos, card),
                        ("de flanc", "de flanc", "", ""),
                        "(a creature only on a flank)",
                    )
                )
            ],
            "un artéfact ou une créature de flanc",
            "an artifact or a flank creature",
        )
    )
]
creature(
    "snudge",
    "Pingre",
    "Snudge",
    97,
    "dis",
    "peu-commune",
    power=4,
    traits=("démon",),
    icon="hand-bag",
    fight=_SEND_BACK,
    reap=_SEND_BACK,
)
creature(
    "stealer-of-souls",
    "Voleur d’Âmes",
    "Stealer of Souls",
    98,
    "dis",
    "peu-commune",
    power=6,
    traits=("démon",),
    icon="grim-reaper",
    watches=[
        slays([both(purge(_SLAIN), gain(1))]),
    ],
)
creature(
    "succubus",
    "Succube",
    "Succubus",
    99,
    "dis",
    "commune",
    power=3,
    traits=("démon",),
    icon="devil-mask",
    constants=[
        mod.Modifier(
            mod.REFILL,
            by=-1,
            who=mod.OPPONENT,
            fr="pendant son étape « Piocher des cartes », votre adversaire complète sa main avec 1 carte de moins",
            en='during your opponent\'s "draw cards" step, they refill their hand to 1 card fewer',
        )
    ],
)
creature(
    "tentacus",
    "Tentacus",
    "Tentacus",
    100,
    "dis",
    "peu-commune",
    power=5,
    traits=("démon",),
    icon="purple-tentacle",
    constants=[
        mod.Modifier(
            mod.PAY,
            word="use",
            by=1,
            who=mod.OPPONENT,
            filter=ARTIFACT,
            fr="chaque fois que votre adversaire veut utiliser un artéfact, il doit vous payer 1 Aombre",
            en="each time your opponent wants to use an artifact, they must pay you 1 Æmber",
        )
    ],
)
creature(
    "the-terror",
    "La Terreur",
    "The Terror",
    101,
    "dis",
    "commune",
    power=5,
    traits=("démon", "chevalier"),
    icon="black-knight-helm",
    play=[if_(OPPONENT_HAS_NONE, [gain(2)])],
)
creature(
    "tocsin",
    "Tocsin",
    "Tocsin",
    102,
    "dis",
    "commune",
    power=3,
    traits=("démon",),
    icon="ringing-bell",
    reap=[opponent_discards_at_random()],
)


def _opponent_of_its_controller_gains(pos: Duel, frame: Frame) -> None:
    """Its controller is whoever controlled it when it was destroyed, even if a Destroyed: ability has moved it since."""
    controller = pos.controller[frame.it]
    for dying in reversed(pos.stack):
        if dying.program is processes.DESTROY and dying.memo is not None and frame.it in dying.memo[memory.DYING]:
            controller = dying.memo[memory.OF][dying.memo[memory.DYING].index(frame.it)]
            break
    changes.gain(pos, 1 - controller, 1)


creature(
    "tolas",
    "Tolas",
    "Tolas",
    103,
    "dis",
    "rare",
    power=1,
    traits=("farfadet",),
    keywords={"insaisissable": 1},
    icon="imp",
    watches=[
        Watch(
            "destroyed",
            [
                do(
                    _opponent_of_its_controller_gains,
                    "l'adversaire du contrôleur de cette créature gagne 1 Aombre",
                    "the opponent of that creature's controller gains 1 Æmber",
                )
            ],
            filter=CREATURE,
            fr="chaque fois qu'une créature, alliée ou ennemie, est détruite",
            en="each time a creature, friendly or enemy, is destroyed",
        )
    ],
)
creature(
    "truebaru",
    "Troubarou",
    "Truebaru",
    104,
    "dis",
    "rare",
    power=7,
    traits=("démon",),
    keywords={"provocation": 1},
    icon="gluttony",
    constants=[
        mod.Modifier(
            mod.PAY,
            word="lose",
            by=3,
            fr="pour jouer Troubarou, vous devez perdre 3 Aombre",
            en="to play Truebaru, you must lose 3 Æmber",
        )
    ],
    destroyed=[gain(5)],
)

# ---------------------------------------------------------------------- upgrades

upgrade(
    "collar-of-subordination",
    "Collier de Soumission",
    "Collar of Subordination",
    105,
    "dis",
    "rare",
    icon="spiked-collar",
    constants=[
        mod.Modifier(mod.CONTROL, fr="vous contrôlez la créature améliorée", en="you control the upgraded creature")
    ],
)
upgrade(
    "flame-wreathed",
    "Couronné de Flammes",
    "Flame-Wreathed",
    106,
    "dis",
    "peu-commune",
    bonus=1,
    icon="fire-ring",
    constants=upgraded(power=2, keywords={HAZARDOUS: 2}),
)
