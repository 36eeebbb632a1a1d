"""House Logos.

Length: one place a card, some fifty cards a house.
"""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.engine.lasting import NEXT_TURN, WHILE_SOURCE, Lasting
from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Frame
from ludotheque.games.keyforge import changes, faces, memory, processes, verbs
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge.duel import NOT_GATHERED, Duel
from ludotheque.games.keyforge.filters import (
    ACTION,
    ARTIFACT,
    CARD,
    CREATURE,
    CREATURE_OR_ARTIFACT,
    ENEMY,
    FRIENDLY,
)
from ludotheque.games.keyforge.queries import belongs, cards_in_play, creatures, face, in_play, neighbours, on_flank
from ludotheque.games.keyforge.say import (
    BEARER,
    DONE,
    IT,
    OPPONENT_HAS_MORE,
    PER_OPPONENT_KEY,
    THIS,
    Condition,
    Number,
    Step,
    Target,
    Watch,
    action,
    archive,
    archive_a_card,
    artifact,
    both,
    capture,
    chains,
    choose,
    choose_house,
    creature,
    deal,
    destroy,
    discard,
    do,
    draw,
    each,
    exactly,
    exhaust,
    forbids,
    gain,
    grant,
    heal,
    if_,
    if_of_use,
    lasting,
    look_at_hand,
    may_use,
    one,
    one_of,
    per_this_way,
    play,
    purge,
    ready,
    shuffle_in,
    slays,
    steal,
    store_amber,
    stun,
    take_control,
    to_deck_top,
    top_of_deck,
    up_to,
    upgrade,
    upgraded_gains,
    usable,
    use,
    watching,
)
from ludotheque.games.keyforge.triggers import abilities, resolve_one

LOGOS = 2  # its place among the houses

# ---------------------------------------------------------------------- words of this house


def _of_the_house(pos: Duel, frame: Frame) -> bool:
    """Whether IT belongs to the chosen house."""
    return bool(frame.chosen) and belongs(pos, frame.chosen[0], verbs.recall(frame, memory.HOUSE))


IT_IS_OF_THE_HOUSE = Condition(_of_the_house, "elle appartient à cette Maison", "it belongs to that house")
REVEAL_TOP = Step(
    [verbs.TopOfDeck(True)], "révélez la carte du dessus de votre pioche", "reveal the top card of your deck"
)
DISCARD_IT_FROM_DECK = Step([verbs.Send("discard")], "défaussez-la", "discard it")


def enemy_and_friendly(fr: str, en: str, enemy: verbs.Choose, friendly: verbs.Choose) -> Target:
    """One card of each side, chosen before anything happens to either."""
    return Target([enemy, friendly], fr, en, True)


# ---------------------------------------------------------------------- actions

_PAIR = destroy(
    enemy_and_friendly(
        "une créature ennemie et une créature alliée",
        "an enemy creature and a friendly creature",
        verbs.Choose(ENEMY),
        verbs.Choose(FRIENDLY, keep=True),
    )
)


def _again_whole(pos: Duel, frame: Frame) -> bool:
    """A repeat needs a creature on both sides."""
    return bool(pos.line[0]) and bool(pos.line[1])


def _always(pos: Duel, frame: Frame) -> bool:
    return True


action(
    "bouncing-deathquark",
    "Quark Tueur Bondissant",
    "Bouncing Deathquark",
    107,
    "logos",
    "peu-commune",
    icon="bouncing-sword",
    play=[
        Step(
            [
                *_PAIR.ops,
                verbs.Unless(_again_whole, 2),
                verbs.May(1, "répéter cet effet", "repeat this effect"),
                verbs.Repeat(_always, len(_PAIR.ops) + 3),
            ],
            f"{_PAIR.fr}. Vous pouvez répéter cet effet autant de fois que vous voulez, tant que vous pouvez le répéter en entier",
            f"{_PAIR.en}. You may repeat this effect as many times as you like, as long as you can repeat it in full",
        )
    ],
)
action(
    "dimension-door",
    "Porte Dimensionnelle",
    "Dimension Door",
    108,
    "logos",
    "peu-commune",
    icon="magic-gate",
    play=[
        lasting(
            mod.lasting(
                "dimension-door",
                mod.Modifier(
                    mod.GAIN_INSTEAD,
                    word="steal",
                    fr="tout Aombre que vous devriez gagner en moissonnant est volé à votre adversaire à la place",
                    en="any Æmber you would gain by reaping is stolen from your opponent instead",
                ),
            )
        )
    ],
)
action(
    "effervescent-principle",
    "Principe d’Effervescence",
    "Effervescent Principle",
    109,
    "logos",
    "commune",
    icon="fizzing-flask",
    play=[
        Step(
            [
                verbs.Lose(lambda pos, frame: pos.amber[frame.seat] // 2, opponent=False),
                verbs.Lose(lambda pos, frame: pos.amber[1 - frame.seat] // 2),
            ],
            "chaque joueur perd la moitié de son Aombre (perte arrondie à l'entier inférieur)",
            "each player loses half of their Æmber (the loss rounded down)",
        ),
        chains(1),
    ],
)
action(
    "foggify",
    "Sublimation",
    "Foggify",
    110,
    "logos",
    "commune",
    bonus=1,
    icon="fluffy-cloud",
    play=[
        lasting(
            forbids(
                "foggify",
                "fight",
                theirs="ne peut pas utiliser de créatures pour combattre",
                en="they cannot use creatures to fight",
            ),
            until=NEXT_TURN,
        )
    ],
)
_TRAVELLER = CARD.where(
    lambda pos, card, seat, source: face(pos, card).id == "timetraveller",
    "Voyageur Temporel",
    "Timetraveller",
    before=True,
)
action(
    "help-from-future-self",
    "Sauvé par son Moi Futur",
    "Help from Future Self",
    111,
    "logos",
    "speciale",
    bonus=1,
    icon="backward-time",
    play=[
        Step(
            [
                verbs.Search(),
                verbs.Choose(_TRAVELLER, up_to=True, zone="deck and discard"),
                verbs.Reveal(),
                verbs.Send("hand"),
            ],
            "cherchez un Voyageur Temporel dans votre pioche et votre défausse, révélez-le et ajoutez-le à votre main",
            "search your deck and discard pile for a Timetraveller, reveal it, and add it to your hand",
        ),
        Step(
            [verbs.ShuffleDeck(with_discard=True)],
            "mélangez votre défausse dans votre pioche",
            "shuffle your discard pile into your deck",
        ),
    ],
)


def _give_all(pos: Duel, frame: Frame) -> None:
    """The opponent gives all the Aombre left in the pool."""
    if pos.amber[1 - frame.seat]:
        changes.pay(pos, 1 - frame.seat, pos.amber[1 - frame.seat])


action(
    "interdimensional-graft",
    "Greffe Dimensionnelle",
    "Interdimensional Graft",
    112,
    "logos",
    "peu-commune",
    bonus=1,
    icon="warp-pipe",
    play=[
        lasting(
            watching(
                "interdimensional-graft/watch",
                Watch(
                    "forge",
                    [
                        do(
                            _give_all,
                            "il vous donne tout l'Aombre qui lui reste",
                            "they give you all their remaining Æmber",
                        )
                    ],
                    who=mod.OPPONENT,
                    fr="s'il forge une clé",
                    en="if they forge a key",
                ),
            ),
            until=NEXT_TURN,
        )
    ],
)
action(
    "knowledge-is-power",
    "Savoir, c'est Pouvoir",
    "Knowledge is Power",
    113,
    "logos",
    "rare",
    icon="graduate-cap",
    play=[
        one_of(
            archive_a_card(),
            gain(
                Number(
                    lambda pos, frame: len(pos.archives[frame.seat]),
                    "pour chaque carte de vos archives",
                    "for each card in your archives",
                )
            ),
        )
    ],
)
action(
    "labwork",
    "Recherches en Labo",
    "Labwork",
    114,
    "logos",
    "commune",
    bonus=1,
    icon="erlenmeyer",
    play=[archive_a_card()],
)
action(
    "library-access",
    "Accès à la Bibliothèque",
    "Library Access",
    115,
    "logos",
    "commune",
    icon="bookshelf",
    play=[
        lasting(
            watching(
                "library-access/watch",
                Watch(
                    "play",
                    [draw(1)],
                    filter=CARD.other(),
                    who=mod.YOU,
                    fr="chaque fois que vous jouez une autre carte",
                    en="each time you play another card",
                ),
            )
        )
    ],
)
action(
    "neuro-syphon",
    "Siphon Neurologique",
    "Neuro Syphon",
    116,
    "logos",
    "peu-commune",
    bonus=1,
    icon="brain-freeze",
    play=[if_(OPPONENT_HAS_MORE, [steal(1), draw(1)])],
)
action(
    "phase-shift",
    "Déphasage",
    "Phase Shift",
    117,
    "logos",
    "commune",
    icon="duality-mask",
    play=[
        lasting(
            mod.lasting(
                "phase-shift",
                mod.Modifier(
                    mod.MAY_PLAY,
                    filter=CARD.not_of_house("logos"),
                    fr="vous pouvez jouer une carte qui n'est pas de la Maison Logos, même si ce n'est pas une carte de la Maison active",
                    en="you may play one non-Logos card, even if it is not of the active house",
                ),
            ),
            often=1,
        )
    ],
)


def _bolt_begins(pos: Duel, frame: Frame) -> None:
    """The flank creature is chosen: its neighbours may be next."""
    first = frame.chosen[:1]
    next_to_it = [one for card in first for one in neighbours(pos, card)]
    memory.remembering(frame).update({memory.BOLT: first, memory.NOTED: next_to_it})


def _bolt_goes_on(pos: Duel, frame: Frame) -> None:
    """Its neighbour, and the other neighbour of that one: the path is fixed before anything is struck."""
    memo = memory.remembered(frame)
    first = memo[memory.BOLT]
    second = frame.chosen[:1]
    third = [one for card in second for one in neighbours(pos, card) if one not in first]
    memo[memory.BOLT] = first + second + third


def _bolt_reaches(nth: int) -> Callable[[Duel, Frame], None]:
    def step(pos: Duel, frame: Frame) -> None:
        frame.chosen = memory.remembered(frame)[memory.BOLT][nth : nth + 1]

    return step


action(
    "positron-bolt",
    "Éclair Positronique",
    "Positron Bolt",
    118,
    "logos",
    "peu-commune",
    bonus=1,
    icon="lightning-arc",
    play=[
        deal(
            3,
            Target(
                [
                    verbs.Choose(CREATURE.flank()),
                    verbs.Do(_bolt_begins),
                    verbs.Choose(CREATURE, zone="noted"),
                    verbs.Do(_bolt_goes_on),
                    verbs.Do(_bolt_reaches(0)),
                ],
                "une créature de flanc",
                "a flank creature",
            ),
        ),
        deal(2, Target([verbs.Do(_bolt_reaches(1))], "sa voisine", "its neighbor")),
        deal(
            1,
            Target(
                [verbs.Do(_bolt_reaches(2))],
                "l'autre voisine de cette deuxième créature",
                "that second creature's other neighbor",
            ),
        ),
    ],
)
action(
    "random-access-archives",
    "Archives à Accès Aléatoire",
    "Random Access Archives",
    119,
    "logos",
    "rare",
    bonus=1,
    icon="archive-register",
    play=[archive(top_of_deck())],
)
action(
    "remote-access",
    "Activation à Distance",
    "Remote Access",
    120,
    "logos",
    "peu-commune",
    bonus=1,
    icon="wifi-router",
    play=[use(usable(ARTIFACT.enemy()), as_yours=True)],
)


def _reverse(pos: Duel, frame: Frame) -> None:
    """Deck and discard pile change places; the new deck is shuffled, the new discard pile lies open."""
    seat = frame.seat
    pos.deck[seat], pos.discard[seat] = pos.discard[seat], pos.deck[seat]
    for card in pos.discard[seat]:
        pos.reveal(card)
        pos.emit("to_discard", "KF-199", seat, (card,))
    pos.shuffle(pos.deck[seat])
    pos.emit("shuffle", "KF-199", seat)


action(
    "reverse-time",
    "Inversion Temporelle",
    "Reverse Time",
    121,
    "logos",
    "rare",
    bonus=1,
    icon="sands-of-time",
    play=[
        do(
            _reverse,
            "échangez votre pioche et votre défausse, puis mélangez votre pioche",
            "swap your deck and your discard pile, then shuffle your deck",
        )
    ],
)
action(
    "scrambler-storm",
    "Tempête de Parasites",
    "Scrambler Storm",
    122,
    "logos",
    "peu-commune",
    bonus=1,
    icon="lightning-storm",
    play=[
        lasting(
            forbids(
                "scrambler-storm",
                "play",
                filter=ACTION,
                theirs="ne peut pas jouer de cartes action",
                en="they cannot play action cards",
            ),
            until=NEXT_TURN,
        )
    ],
)
action(
    "sloppy-labwork",
    "Recherche Bâclée",
    "Sloppy Labwork",
    123,
    "logos",
    "peu-commune",
    bonus=1,
    icon="broken-bottle",
    play=[archive_a_card(), discard(one(CARD, "hand"))],
)
action(
    "twin-bolt-emission",
    "Éclairs Jumelés",
    "Twin Bolt Emission",
    124,
    "logos",
    "commune",
    bonus=1,
    icon="split-arrows",
    play=[deal(2, exactly(2, CREATURE))],
)
action(
    "wild-wormhole",
    "Trou de Ver Imprévisible",
    "Wild Wormhole",
    125,
    "logos",
    "commune",
    bonus=1,
    icon="black-hole-bolas",
    play=[play(top_of_deck())],
)

# ---------------------------------------------------------------------- artifacts

artifact(
    "anomaly-exploiter",
    "Exploiteur d’Anomalie",
    "Anomaly Exploiter",
    126,
    "logos",
    "peu-commune",
    traits=("objet",),
    icon="laser-precision",
    action=[destroy(one(CREATURE.damaged()))],
)
artifact(
    "chaos-portal",
    "Portail du Chaos",
    "Chaos Portal",
    127,
    "logos",
    "rare",
    traits=("lieu",),
    icon="portal",
    action=[
        choose_house(),
        REVEAL_TOP,
        if_(IT_IS_OF_THE_HOUSE, [play(IT)]),
    ],
)


def _tops_fall(pos: Duel, frame: Frame) -> None:
    """The top card of each deck is discarded, one's own first."""
    tops = [changes.discard_from_deck(pos, seat) for seat in (frame.seat, 1 - frame.seat)]
    memory.remembering(frame).update({memory.TOPS: tops, memory.KILLED: []})


def _note_prey(nth: int) -> Callable[[Duel, Frame], None]:
    def step(pos: Duel, frame: Frame) -> None:
        memo = memory.remembered(frame)
        top = memo[memory.TOPS][nth]
        memo[memory.NOTED] = (
            [card for card in cards_in_play(pos) if belongs(pos, card, pos.symbol[top])] if top >= 0 else []
        )

    return step


def _count_prey(pos: Duel, frame: Frame) -> None:
    memory.remembered(frame)[memory.KILLED] += frame.chosen if verbs.recall(frame) else []


def _few_killed(pos: Duel, frame: Frame) -> bool:
    return len(memory.remembered(frame)[memory.KILLED]) < 2


artifact(
    "crazy-killing-machine",
    "Machine de la Mort",
    "Crazy Killing Machine",
    128,
    "logos",
    "rare",
    traits=("arme",),
    icon="spinning-blades",
    action=[
        do(
            _tops_fall,
            "défaussez la carte du dessus de la pioche de chaque joueur",
            "discard the top card of each player's deck",
        ),
        Step(
            [
                op
                for nth in (0, 1)
                for op in (
                    verbs.Do(_note_prey(nth)),
                    verbs.Choose(CREATURE_OR_ARTIFACT, zone="noted"),
                    verbs.Destroy(),
                    verbs.Do(_count_prey),
                )
            ],
            "pour chacune de ces cartes, détruisez si possible une créature ou un artéfact de sa Maison",
            "for each of these cards, destroy a creature or artifact of its house, if possible",
        ),
        if_(
            Condition(_few_killed, "cet effet n'a pas détruit 2 cartes", "this effect did not destroy 2 cards"),
            [destroy(THIS)],
        ),
    ],
)
artifact(
    "library-of-babble",
    "Bibliothèque de Babil",
    "Library of Babble",
    129,
    "logos",
    "commune",
    traits=("lieu",),
    icon="book-pile",
    action=[draw(1)],
)
artifact(
    "mobius-scroll",
    "Parchemin de Möbius",
    "Mobius Scroll",
    130,
    "logos",
    "rare",
    traits=("objet",),
    icon="moebius-trefoil",
    action=[archive(THIS), archive(up_to(2, CARD, "hand"))],
)
artifact(
    "pocket-universe",
    "Univers de Poche",
    "Pocket Universe",
    131,
    "logos",
    "rare",
    traits=("objet",),
    icon="galaxy",
    constants=[
        mod.Modifier(
            mod.SPEND_FROM,
            fr="quand vous forgez une clé, vous pouvez dépenser l'Aombre présent sur ~",
            en="when you forge a key, you may spend the Æmber on ~",
        )
    ],
    action=[store_amber(1)],
)
mod.lasting(
    "spangler-box/purged",
    mod.Modifier(mod.MARK, fr="purgée par Boîte de Pinder", en="purged by Spangler Box"),
)


def _mark_purged(pos: Duel, frame: Frame) -> None:
    """The box remembers what it purged, as long as it is in play."""
    for card in frame.chosen:
        if card in pos.purged[pos.owner[card]] and in_play(pos, frame.source):
            pos.lasting.append(
                Lasting("spangler-box/purged", frame.source, frame.seat, WHILE_SOURCE, pos.turn, card, -1)
            )
            pos.kinds = NOT_GATHERED


def _bring_back(pos: Duel, frame: Frame) -> None:
    """What this box purged comes back into play, in the order the active player gives (KF-S62)."""
    marks = [mark for mark in pos.lasting if mark.what == "spangler-box/purged" and mark.source == frame.source]
    pos.lasting = [mark for mark in pos.lasting if mark not in marks]
    pos.kinds = NOT_GATHERED
    processes.put_back(pos, [mark.about for mark in marks if mark.about in pos.purged[pos.owner[mark.about]]])


artifact(
    "spangler-box",
    "Boîte de Pinder",
    "Spangler Box",
    132,
    "logos",
    "rare",
    traits=("objet",),
    icon="box-trap",
    action=[
        purge(one(CREATURE)),
        do(_mark_purged, "", ""),
        if_(
            DONE,
            [
                Step(
                    [verbs.Name("self"), verbs.Control(to_opponent=True)],
                    "votre adversaire prend le contrôle de ~",
                    "your opponent takes control of ~",
                )
            ],
        ),
    ],
    leaves=[
        do(
            _bring_back,
            "toutes les cartes purgées par ~ reviennent en jeu",
            "all cards purged by ~ return to play",
        )
    ],
)
artifact(
    "spectral-tunneler",
    "Fouisseur Spectral",
    "Spectral Tunneler",
    133,
    "logos",
    "peu-commune",
    bonus=1,
    traits=("objet",),
    icon="drill",
    action=[
        choose(one(CREATURE)),
        lasting(
            mod.lasting(
                "spectral-tunneler/flank",
                mod.Modifier(
                    mod.FLANK,
                    fr="elle est considérée comme une créature de flanc",
                    en="it counts as a flank creature",
                ),
            ),
            mod.lasting(
                "spectral-tunneler/reap",
                grant(
                    faces.REAP,
                    [draw(1)],
                    CREATURE,
                    "spectral-tunneler/granted",
                    ("", ""),
                ),
            ),
            on=IT,
        ),
    ],
)
artifact(
    "strange-gizmo",
    "Bidule Bizarre",
    "Strange Gizmo",
    134,
    "logos",
    "rare",
    bonus=1,
    traits=("objet",),
    icon="gears",
    watches=[
        Watch(
            "forge",
            [
                destroy(
                    Target(
                        each(CREATURE_OR_ARTIFACT).ops,
                        "chaque créature et chaque artéfact",
                        "each creature and each artifact",
                        True,
                    )
                )
            ],
            who=mod.YOU,
            fr="après que vous avez forgé une clé",
            en="after you forge a key",
        )
    ],
)
artifact(
    "the-howling-pit",
    "La Fosse Rugissante",
    "The Howling Pit",
    135,
    "logos",
    "rare",
    bonus=1,
    traits=("lieu",),
    icon="hole",
    constants=[
        mod.Modifier(
            mod.REFILL,
            by=1,
            who=mod.EACH,
            fr="pendant son étape « Piocher des cartes », chaque joueur complète sa main avec 1 carte de plus",
            en='during their "draw cards" step, each player refills their hand to 1 additional card',
        )
    ],
)

# ---------------------------------------------------------------------- creatures

creature(
    "batdrone",
    "Batdrone",
    "Batdrone",
    136,
    "logos",
    "commune",
    power=2,
    traits=("robot",),
    keywords={"escarmouche": 1},
    icon="evil-bat",
    fight=[steal(1)],
)
creature(
    "brain-eater",
    "Mangeur de Cerveaux",
    "Brain Eater",
    137,
    "logos",
    "peu-commune",
    power=6,
    traits=(
        "cyborg",
        "bête",
    ),
    icon="half-dead",
    watches=[
        slays([draw(1)], any_side=True),
    ],
)
creature(
    "dextre",
    "Dextre",
    "Dextre",
    138,
    "logos",
    "commune",
    power=3,
    traits=(
        "humain",
        "scientifique",
    ),
    icon="mechanical-arm",
    play=[capture(1)],
    destroyed=[to_deck_top(THIS)],
)
creature(
    "doc-bookton",
    "Doc Livreton",
    "Doc Bookton",
    139,
    "logos",
    "commune",
    power=5,
    traits=(
        "humain",
        "scientifique",
    ),
    icon="open-book",
    reap=[draw(1)],
)
creature(
    "dr-escotera",
    "Dr Escotera",
    "Dr. Escotera",
    140,
    "logos",
    "commune",
    power=4,
    traits=(
        "cyborg",
        "scientifique",
    ),
    icon="cyborg-face",
    play=[gain(PER_OPPONENT_KEY)],
)


def _empty_archives(pos: Duel, frame: Frame) -> None:
    """The opponent's archived cards are discarded; one's own cards among them go to their owner's hand and do not count."""
    victim = 1 - frame.seat
    cards, pos.archives[victim] = pos.archives[victim], []
    discarded = 0
    for card in cards:
        if pos.owner[card] == victim:
            pos.discard[victim].append(card)
            pos.reveal(card)
            pos.emit("discard", "KF-107", victim, (card,))
            discarded += 1
        else:
            pos.hand[pos.owner[card]].append(card)
            pos.reveal(card, 1 << pos.owner[card])
            pos.emit("to_hand", "KF-188", pos.owner[card], (card,), 1 << pos.owner[card])
    verbs.count(frame, discarded)


creature(
    "dysania",
    "Dysania",
    "Dysania",
    141,
    "logos",
    "rare",
    power=4,
    traits=("mutant",),
    icon="burning-book",
    play=[
        do(
            _empty_archives,
            "votre adversaire défausse chacune de ses cartes archivées",
            "your opponent discards each of their archived cards",
        ),
        gain(per_this_way("pour chaque carte défaussée ainsi", "for each card discarded this way")),
    ],
)
creature(
    "ganymede-archivist",
    "Archiviste de Ganymède",
    "Ganymede Archivist",
    142,
    "logos",
    "commune",
    power=3,
    traits=(
        "humain",
        "scientifique",
    ),
    icon="archive-research",
    reap=[archive_a_card()],
)


def _hold_it(pos: Duel, frame: Frame) -> None:
    for card in frame.chosen:
        processes.hold(pos, frame.source, card, frame.seat)


creature(
    "harland-mindlock",
    "Harland Bloquesprit",
    "Harland Mindlock",
    143,
    "logos",
    "rare",
    power=1,
    traits=(
        "cyborg",
        "scientifique",
    ),
    icon="overmind",
    play=[
        Step(
            [*take_control(one(ENEMY.flank())).ops, verbs.Do(_hold_it)],
            f"{take_control(one(ENEMY.flank())).fr} jusqu'à ce que ~ quitte le jeu",
            f"{take_control(one(ENEMY.flank())).en} until ~ leaves play",
        ),
    ],
)
creature(
    "quixo-the-adventurer",
    "Quixo « l’Aventurier »",
    "Quixo the “Adventurer”",
    144,
    "logos",
    "commune",
    power=3,
    traits=(
        "humain",
        "scientifique",
    ),
    keywords={"escarmouche": 1},
    icon="telescope",
    fight=[draw(1)],
)
creature(
    "mother",
    "Mère",
    "Mother",
    145,
    "logos",
    "commune",
    power=5,
    traits=(
        "robot",
        "scientifique",
    ),
    icon="megabot",
    constants=[
        mod.Modifier(
            mod.REFILL,
            by=1,
            fr="pendant votre étape « Piocher des cartes », complétez votre main avec 1 carte de plus",
            en='during your "draw cards" step, refill your hand to 1 additional card',
        )
    ],
)


def _not_logos(pos: Duel, frame: Frame) -> bool:
    """Whether the card discarded last is not Logos; an empty deck ends it (KF-S16)."""
    return bool(frame.chosen) and not belongs(pos, frame.chosen[0], LOGOS)


_SHARK = destroy(
    enemy_and_friendly(
        "une créature ou un artéfact ennemi et une créature ou un artéfact allié",
        "an enemy creature or artifact and a friendly creature or artifact",
        verbs.Choose(CREATURE_OR_ARTIFACT.enemy()),
        verbs.Choose(CREATURE_OR_ARTIFACT.friendly(), keep=True),
    )
)
_SHARK_BITES = [
    Step(
        [*_SHARK.ops, verbs.DiscardTop(), verbs.Repeat(_not_logos, len(_SHARK.ops) + 2)],
        f"{_SHARK.fr}. Défaussez la carte du dessus de votre pioche. Si ce n'est pas une carte Logos, répétez tout cet effet",
        f"{_SHARK.en}. Discard the top card of your deck. If it is not a Logos card, repeat this whole effect",
    )
]
creature(
    "neutron-shark",
    "Requin Neutronique",
    "Neutron Shark",
    146,
    "logos",
    "rare",
    power=1,
    traits=(
        "bête",
        "mutant",
    ),
    icon="shark-jaws",
    play=_SHARK_BITES,
    fight=_SHARK_BITES,
    reap=_SHARK_BITES,
)
creature(
    "novu-archaeologist",
    "Archéologue de Novu",
    "Novu Archaeologist",
    147,
    "logos",
    "peu-commune",
    power=4,
    traits=(
        "cyborg",
        "scientifique",
    ),
    icon="trilobite",
    action=[archive(one(CARD, "discard"))],
)
_MARTIAN = CREATURE.of_house("mars")


def _to_treat(pos: Duel, frame: Frame) -> bool:
    """Whether there is a Martian creature to heal or to stun."""
    return any(
        pos.damage[card] or not pos.stunned[card]
        for card in creatures(pos)
        if _MARTIAN.test(pos, card, frame.seat, frame.source)
    )


_OZMO = [if_of_use(_to_treat, one_of(heal(3, one(_MARTIAN)), stun(one(_MARTIAN))))]
creature(
    "ozmo-martianologist",
    "Ozmo, Martianologue",
    "Ozmo, Martianologist",
    148,
    "logos",
    "rare",
    power=2,
    traits=(
        "humain",
        "scientifique",
    ),
    keywords={"insaisissable": 1},
    icon="observatory",
    fight=_OZMO,
    reap=_OZMO,
)
_BUG = [look_at_hand()]
creature(
    "psychic-bug",
    "Insecte Psychique",
    "Psychic Bug",
    149,
    "logos",
    "rare",
    bonus=1,
    power=2,
    traits=(
        "cyborg",
        "insecte",
    ),
    icon="spotted-bug",
    play=_BUG,
    reap=_BUG,
)


def _lends(pos: Duel, card: Copy, seat: Seat, source: Copy) -> bool:
    """Whether a creature has a Reap: effect to trigger, other than a copying one that is already under way."""
    if any(frame.program.name == "replicator/reap" and frame.source == card for frame in pos.stack):
        return False
    return bool(abilities(pos, card, faces.REAP))


def _borrow(pos: Duel, frame: Frame) -> None:
    """One Reap: effect of the chosen creature (KF-S63), resolved for the controller of the copying creature."""
    for card in frame.chosen[:1]:
        resolve_one(
            pos, [[name, source, frame.seat, about] for name, source, _, about in abilities(pos, card, faces.REAP)]
        )


creature(
    "replicator",
    "Réplicateur",
    "Replicator",
    150,
    "logos",
    "rare",
    power=2,
    traits=("mutant",),
    icon="mirror-mirror",
    reap=[
        Step(
            [
                verbs.Choose(CREATURE.other().where(_lends, "qui a un effet « Moisson : »", 'with a "Reap:" effect')),
                verbs.Do(_borrow),
            ],
            "déclenchez l'effet « Moisson : » d'une autre créature en jeu comme si vous la contrôliez, sans l'incliner",
            'trigger the "Reap:" effect of another creature in play as if you controlled it, without exhausting it',
        )
    ],
)
creature(
    "research-smoko",
    "Pozclop Fouineur",
    "Research Smoko",
    151,
    "logos",
    "peu-commune",
    power=2,
    traits=("mutant",),
    icon="mole",
    destroyed=[archive(top_of_deck())],
)
creature(
    "skippy-timehog",
    "Skippy le Porc Gourou",
    "Skippy Timehog",
    152,
    "logos",
    "rare",
    power=1,
    traits=("mutant",),
    icon="pig",
    play=[
        lasting(
            forbids("skippy-timehog", "use", theirs="ne peut utiliser aucune carte", en="they cannot use any cards"),
            until=NEXT_TURN,
        )
    ],
)
creature(
    "timetraveller",
    "Voyageur Temporel",
    "Timetraveller",
    153,
    "logos",
    "rare",
    bonus=1,
    power=2,
    traits=(
        "humain",
        "scientifique",
    ),
    icon="time-synchronization",
    play=[draw(2)],
    action=[shuffle_in(THIS)],
)
creature(
    "titan-mechanic",
    "Titan Mécano",
    "Titan Mechanic",
    154,
    "logos",
    "commune",
    power=6,
    traits=(
        "cyborg",
        "scientifique",
    ),
    icon="auto-repair",
    constants=[
        mod.Modifier(
            mod.KEY_COST,
            by=lambda pos, source, seat, card: -1 if on_flank(pos, source) else 0,
            who=mod.EACH,
            fr="tant que ~ est sur un flanc, chaque clé coûte 1 Aombre de moins, à vous comme à votre adversaire",
            en="while ~ is on a flank, each key costs 1 Æmber less, yours and your opponent's",
        )
    ],
)
creature(
    "vespilon-theorist",
    "Théoricien Vespilon",
    "Vespilon Theorist",
    155,
    "logos",
    "rare",
    power=2,
    traits=(
        "cyborg",
        "scientifique",
    ),
    keywords={"insaisissable": 1},
    icon="bee",
    reap=[
        choose_house(),
        REVEAL_TOP,
        if_(
            IT_IS_OF_THE_HOUSE,
            [archive(IT), gain(1)],
            [DISCARD_IT_FROM_DECK],
        ),
    ],
)
creature(
    "veylan-analyst",
    "Analyste Veylan",
    "Veylan Analyst",
    156,
    "logos",
    "peu-commune",
    power=2,
    traits=(
        "cyborg",
        "scientifique",
    ),
    icon="histogram",
    watches=[
        Watch(
            "use",
            [gain(1)],
            filter=ARTIFACT,
            who=mod.YOU,
            fr="chaque fois que vous utilisez un artéfact",
            en="each time you use an artifact",
        )
    ],
)

# ---------------------------------------------------------------------- upgrades

upgrade(
    "experimental-therapy",
    "Thérapie Expérimentale",
    "Experimental Therapy",
    157,
    "logos",
    "peu-commune",
    icon="syringe",
    constants=[
        mod.Modifier(
            mod.BELONGS,
            filter=CREATURE.bearer(),
            value=mod.EVERY_HOUSE,
            fr="la créature améliorée appartient à toutes les Maisons",
            en="the upgraded creature belongs to all houses",
        )
    ],
    play=[both(stun(BEARER), exhaust(IT))],
)


def _first_use(pos: Duel, frame: Frame) -> bool:
    """Whether the creature is being used, for the first time this turn."""
    using = any(one.source == frame.source and one.program in (processes.REAP, processes.FIGHT) for one in pos.stack)
    return using and pos.used[frame.source] == 1


_BOOTS = [
    if_(
        Condition(
            _first_use,
            "c'est la première fois que cette créature est utilisée ce tour-ci",
            "this is the first time this creature was used this turn",
        ),
        [Step(ready(THIS).ops, "redressez-la", "ready it")],
    )
]
upgrade(
    "rocket-boots",
    "Bottes-Fusées",
    "Rocket Boots",
    158,
    "logos",
    "peu-commune",
    icon="rocket-flight",
    constants=upgraded_gains("rocket-boots", _BOOTS, faces.FIGHT, faces.REAP),
)


def _trade_places(pos: Duel, frame: Frame) -> None:
    for card in frame.chosen:
        if in_play(pos, frame.source) and pos.controller[card] == pos.controller[frame.source]:
            changes.swap(pos, frame.source, card)


upgrade(
    "transposition-sandals",
    "Sandales de Transposition",
    "Transposition Sandals",
    159,
    "logos",
    "rare",
    bonus=1,
    icon="sandal",
    constants=upgraded_gains(
        "transposition-sandals",
        [
            Step(
                [verbs.Choose(FRIENDLY.other()), verbs.Do(_trade_places)],
                "échangez la place de cette créature et celle d'une autre créature alliée dans la ligne de front",
                "swap this creature with another friendly creature in the battleline",
            ),
            lasting(
                may_use(
                    "transposition-sandals",
                    CREATURE,
                    fr="vous pouvez utiliser cette autre créature, même si elle n'est pas de la Maison active",
                    en="you may use that other creature, even if it is not of the active house",
                ),
                on=IT,
            ),
        ],
        faces.USE,
    ),
)
