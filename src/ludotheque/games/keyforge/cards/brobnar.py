"""House Brobnar: giants and goblins who would rather fight than reap.

Length: one place a card, some fifty cards a house.
"""

from __future__ import annotations

from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Frame
from ludotheque.games.keyforge import changes, faces, keywords, memory, verbs
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge.duel import HOUSES, Duel
from ludotheque.games.keyforge.filters import ARTIFACT, CARD, CREATURE, ENEMY, FRIENDLY, Filter
from ludotheque.games.keyforge.queries import belongs, cards_in_play, on_flank, power
from ludotheque.games.keyforge.say import (
    ABOUT,
    BEARER,
    IT,
    MORE_CREATURES,
    OPPONENT,
    THIS,
    Condition,
    Number,
    Step,
    Watch,
    action,
    artifact,
    both,
    capture,
    chains,
    choose_house,
    creature,
    deal,
    destroy,
    discard_until,
    each,
    fight_with,
    gain,
    gets,
    heal,
    heal_fully,
    if_,
    it_and_neighbours,
    lasting,
    may,
    may_use,
    one,
    opponent_has,
    opponent_loses,
    place_amber,
    ready,
    sacrifice,
    slays,
    steal,
    strengthen,
    stun,
    then,
    times,
    to_deck_top,
    to_hand,
    upgrade,
    upgraded,
    upgraded_gains,
    watching,
)

BROBNAR, LOGOS = HOUSES.index("brobnar"), HOUSES.index("logos")
DAMAGED_BROBNAR = FRIENDLY.of_house("brobnar").damaged()
KELIFI = [gain(1), deal(5, one(CREATURE))]


def strongest(side: Filter) -> Filter:
    """The creatures of the highest power among those of a side."""

    def test(pos: Duel, card: Copy, seat: Seat, source: Copy) -> bool:
        powers = [power(pos, other) for other in cards_in_play(pos) if side.test(pos, other, seat, source)]
        return power(pos, card) == max(powers)

    return side.where(test, "parmi les plus puissantes", "among the most powerful")


def all_but_the_strongest(side: Filter) -> Step:
    """Destroy a side's creatures except the most powerful one; the active player chooses among ties (KF-226)."""

    def others(pos: Duel, frame: Frame) -> None:
        frame.chosen = [
            card
            for card in cards_in_play(pos)
            if side.test(pos, card, frame.seat, frame.source) and card not in frame.chosen
        ]

    return Step(
        [verbs.Choose(strongest(side)), verbs.Do(others), verbs.Destroy()],
        f"détruisez chaque {side.fr()} sauf la plus puissante",
        f"destroy each {side.en()} except the most powerful one",
    )


def logos_cards(pos: Duel, seat: Seat) -> int:
    cards = [*cards_in_play(pos), *pos.upgrades]
    return sum(pos.controller[card] == seat and belongs(pos, card, LOGOS) for card in cards)


def _nobody_chosen(pos: Duel, frame: Frame) -> bool:
    """Whether no creature was added to those chosen before."""
    return len(frame.chosen) == len(memory.remembered(frame)[memory.BEFORE])


def ready_and_fight_with_the_last(pos: Duel, frame: Frame) -> None:
    """The creature chosen just now, if one was, is readied and fights."""
    chosen = frame.chosen
    if not _nobody_chosen(pos, frame):
        changes.make_ready(pos, chosen[-1])
        frame.chosen = chosen[-1:]
        verbs.FightWith().act(pos, frame)
        frame.chosen = chosen


action(
    "anger",
    "Colère",
    "Anger",
    1,
    "brobnar",
    "commune",
    icon="enrage",
    bonus=1,
    play=[then(ready(one(FRIENDLY)), fight_with(IT))],
)
action(
    "barehanded",
    "À Mains Nues",
    "Barehanded",
    2,
    "brobnar",
    "rare",
    icon="fist",
    bonus=1,
    play=[to_deck_top(each(ARTIFACT))],
)
action(
    "blood-money",
    "Le Prix du Sang",
    "Blood Money",
    3,
    "brobnar",
    "peu-commune",
    icon="bloody-stash",
    play=[place_amber(2, one(ENEMY))],
)
action(
    "brothers-in-battle",
    "Frères d’Armes",
    "Brothers in Battle",
    4,
    "brobnar",
    "rare",
    icon="crossed-swords",
    bonus=1,
    play=[
        choose_house(),
        lasting(
            may_use(
                "brothers-in-battle",
                FRIENDLY,
                "fight",
                fr="chaque créature alliée de cette Maison peut combattre, même si ce n'est pas la Maison active",
                en="each friendly creature of that house may fight, even if it is not the active house",
            ),
            on_house=True,
        ),
    ],
)
action(
    "burn-the-stockpile",
    "Terre Brûlée",
    "Burn the Stockpile",
    5,
    "brobnar",
    "peu-commune",
    icon="burning-dot",
    play=[if_(opponent_has(7), [opponent_loses(4)])],
)
action(
    "champion-s-challenge",
    "Le Défi du Champion",
    "Champion’s Challenge",
    6,
    "brobnar",
    "rare",
    icon="duel",
    play=[
        all_but_the_strongest(ENEMY),
        all_but_the_strongest(FRIENDLY),
        Step(
            then(ready(each(FRIENDLY)), fight_with(IT)).ops,
            "redressez votre créature restante, puis combattez avec elle",
            "ready your remaining creature, then fight with it",
        ),
    ],
)
action(
    "coward-s-end",
    "Le Destin des Lâches",
    "Coward’s End",
    7,
    "brobnar",
    "commune",
    icon="running-ninja",
    play=[destroy(each(CREATURE.undamaged())), chains(3)],
)
action(
    "follow-the-leader",
    "Suivez le Chef",
    "Follow the Leader",
    8,
    "brobnar",
    "peu-commune",
    icon="rally-the-troops",
    play=[
        lasting(
            may_use(
                "follow-the-leader",
                FRIENDLY,
                "fight",
                fr="chaque créature alliée peut combattre, même si elle n'est pas de la Maison active",
                en="each friendly creature may fight, even if it is not of the active house",
            )
        )
    ],
)
action(
    "lava-ball",
    "Boule de Lave",
    "Lava Ball",
    9,
    "brobnar",
    "rare",
    icon="fireball",
    play=[deal(4, one(CREATURE), splash=2)],
)
action(
    "loot-the-bodies",
    "Piller les Cadavres",
    "Loot the Bodies",
    10,
    "brobnar",
    "commune",
    icon="swap-bag",
    play=[
        lasting(
            watching(
                "loot-the-bodies/watch",
                Watch(
                    "destroyed",
                    [gain(1)],
                    filter=ENEMY,
                    fr="chaque fois qu'une créature ennemie est détruite",
                    en="each time an enemy creature is destroyed",
                ),
            )
        )
    ],
)
action(
    "take-that-smartypants",
    "Prends ça, M, Je-Sais-Tout",
    "Take that, Smartypants",
    11,
    "brobnar",
    "rare",
    icon="brain",
    bonus=1,
    play=[
        if_(
            Condition(
                lambda pos, frame: logos_cards(pos, 1 - frame.seat) >= 3,
                "a 3 cartes Logos ou plus en jeu",
                "has 3 or more Logos cards in play",
                OPPONENT,
            ),
            [steal(2)],
        )
    ],
)
action(
    "punch",
    "Mandale",
    "Punch",
    12,
    "brobnar",
    "commune",
    icon="punch",
    bonus=1,
    play=[deal(3, one(CREATURE))],
)
action(
    "relentless-assault",
    "Assaut Impitoyable",
    "Relentless Assault",
    13,
    "brobnar",
    "peu-commune",
    icon="sword-brandish",
    play=[
        times(
            3,
            Step(
                [verbs.Choose(FRIENDLY, up_to=True, keep=True), verbs.Do(ready_and_fight_with_the_last)],
                "vous pouvez redresser une créature alliée, une autre à chaque fois, puis combattre avec elle",
                "you may ready a friendly creature, another one each time, then fight with it",
                permits=True,
            ),
            stop=_nobody_chosen,
        )
    ],
)
action(
    "smith",
    "Forgeron",
    "Smith",
    14,
    "brobnar",
    "peu-commune",
    icon="blacksmith",
    bonus=1,
    play=[if_(MORE_CREATURES, [gain(2)])],
)
action(
    "sound-the-horns",
    "Sonnez les Trompettes",
    "Sound the Horns",
    15,
    "brobnar",
    "peu-commune",
    icon="hunting-horn",
    bonus=1,
    play=[
        discard_until(CREATURE.of_house("brobnar")),
    ],
)
action(
    "tremor",
    "Séisme",
    "Tremor",
    16,
    "brobnar",
    "commune",
    icon="earth-crack",
    play=[stun(it_and_neighbours(one(CREATURE)))],
)
action(
    "unguarded-camp",
    "Camp Non Gardé",
    "Unguarded Camp",
    17,
    "brobnar",
    "peu-commune",
    icon="camping-tent",
    bonus=1,
    play=[
        Step(
            [
                verbs.Choose(FRIENDLY, lambda pos, frame: len(pos.line[frame.seat]) - len(pos.line[1 - frame.seat])),
                verbs.Capture(1),
            ],
            "pour chaque créature que vous avez de plus que votre adversaire, une créature alliée différente capture 1 Aombre",
            "for each creature you have in excess of your opponent, a different friendly creature captures 1 Æmber",
        )
    ],
)
action(
    "warsong",
    "Chant Guerrier",
    "Warsong",
    18,
    "brobnar",
    "commune",
    icon="drum",
    play=[
        lasting(
            watching(
                "warsong/watch",
                Watch(
                    "fought",
                    [gain(1)],
                    who=mod.YOU,
                    fr="chaque fois qu'une créature alliée combat",
                    en="each time a friendly creature fights",
                ),
            )
        )
    ],
)
artifact(
    "autocannon",
    "Auto-Cannon",
    "Autocannon",
    19,
    "brobnar",
    "rare",
    icon="cannon-shot",
    bonus=1,
    traits=("arme",),
    watches=[
        Watch(
            "enter",
            [deal(1, ABOUT)],
            filter=CREATURE,
            fr="après qu'une créature est entrée en jeu",
            en="after a creature enters play",
        )
    ],
)
artifact(
    "banner-of-battle",
    "Bannière de Guerre",
    "Banner of Battle",
    20,
    "brobnar",
    "rare",
    icon="knight-banner",
    traits=("objet",),
    constants=gets(FRIENDLY, power=1),
)
artifact(
    "cannon",
    "Canon",
    "Cannon",
    21,
    "brobnar",
    "peu-commune",
    icon="cannon",
    traits=("arme",),
    action=[deal(2, one(CREATURE))],
)
artifact(
    "gauntlet-of-command",
    "Gantelet de Pouvoir",
    "Gauntlet of Command",
    22,
    "brobnar",
    "commune",
    icon="gauntlet",
    traits=("objet",),
    action=[then(ready(one(FRIENDLY)), fight_with(IT))],
)
artifact(
    "iron-obelisk",
    "Obélisque de Fer",
    "Iron Obelisk",
    23,
    "brobnar",
    "rare",
    icon="obelisk",
    traits=("lieu",),
    constants=[
        mod.Modifier(
            mod.KEY_COST,
            who=mod.OPPONENT,
            by=lambda pos, source, seat, card: sum(
                DAMAGED_BROBNAR.test(pos, one, seat, source) for one in pos.line[seat]
            ),
            fr="les clés de votre adversaire coûtent 1 Aombre de plus pour chaque créature Brobnar alliée blessée",
            en="your opponent's keys cost 1 Æmber more for each damaged friendly Brobnar creature",
        )
    ],
)
artifact(
    "mighty-javelin",
    "Javelot de Puissance",
    "Mighty Javelin",
    24,
    "brobnar",
    "peu-commune",
    icon="thrown-spear",
    bonus=1,
    traits=("arme",),
    omni=[sacrifice(THIS), deal(4, one(CREATURE))],
)
artifact(
    "pile-of-skulls",
    "Pile de Crânes",
    "Pile of Skulls",
    25,
    "brobnar",
    "rare",
    icon="skull-crossed-bones",
    traits=("lieu",),
    watches=[
        Watch(
            "destroyed",
            [capture(1, one(FRIENDLY))],
            filter=ENEMY,
            when=lambda pos, source, seat, card: pos.active == seat,
            fr="pendant votre tour, chaque fois qu'une créature ennemie est détruite",
            en="during your turn, each time an enemy creature is destroyed",
        )
    ],
)
artifact(
    "screechbomb",
    "Bombe Sonique",
    "Screechbomb",
    26,
    "brobnar",
    "peu-commune",
    icon="rolling-bomb",
    traits=("arme",),
    omni=[sacrifice(THIS), opponent_loses(2)],
)
artifact(
    "the-warchest",
    "Butin de Guerre",
    "The Warchest",
    27,
    "brobnar",
    "peu-commune",
    icon="chest",
    traits=("objet",),
    action=[
        gain(
            Number(
                lambda pos, frame: pos.turn_facts.get(f"slain:{1 - frame.seat}", 0),
                "pour chaque créature ennemie détruite lors d'un combat ce tour-ci",
                "for each enemy creature destroyed in a fight this turn",
            )
        )
    ],
)
creature(
    "bilgum-avalanche",
    "Avalanche Bilgum",
    "Bilgum Avalanche",
    28,
    "brobnar",
    "rare",
    icon="falling-boulder",
    power=5,
    traits=("géant",),
    watches=[
        Watch(
            "forge",
            [deal(2, each(ENEMY))],
            who=mod.YOU,
            fr="après que vous avez forgé une clé",
            en="after you forge a key",
        )
    ],
)
creature(
    "valdr",
    "Valdr",
    "Valdr",
    29,
    "brobnar",
    "commune",
    icon="giant",
    power=6,
    traits=("géant",),
    constants=[
        mod.Modifier(
            mod.FIGHT_BONUS,
            filter=CREATURE.itself(),
            by=lambda pos, source, seat, card: 2 if on_flank(pos, card) else 0,
            fr="~ inflige +2 dégâts quand il attaque une créature ennemie de flanc",
            en="~ deals +2 damage while attacking an enemy creature on a flank",
        )
    ],
)
creature(
    "bumpsy",
    "Bobosse",
    "Bumpsy",
    30,
    "brobnar",
    "commune",
    icon="ogre",
    power=5,
    traits=("géant",),
    play=[opponent_loses(1)],
)
creature(
    "earthshaker",
    "Trembleterre",
    "Earthshaker",
    31,
    "brobnar",
    "peu-commune",
    icon="quake-stomp",
    power=7,
    traits=("géant",),
    play=[destroy(each(CREATURE.power(most=3)))],
)
creature(
    "firespitter",
    "Crachefeu",
    "Firespitter",
    32,
    "brobnar",
    "commune",
    icon="fire-breath",
    power=5,
    armor=1,
    traits=("géant",),
    before_fight=[deal(1, each(ENEMY))],
)
creature(
    "ganger-chieftain",
    "Chef de Gang",
    "Ganger Chieftain",
    33,
    "brobnar",
    "commune",
    icon="orc-head",
    power=5,
    traits=("géant",),
    play=[may(ready(one(CREATURE.neighbour())), fight_with(IT))],
)
creature(
    "grenade-snib",
    "Snib la Grenade",
    "Grenade Snib",
    34,
    "brobnar",
    "peu-commune",
    icon="grenade",
    power=2,
    traits=("gobelin",),
    destroyed=[opponent_loses(2)],
)
creature(
    "headhunter",
    "Chasseur de Têtes",
    "Headhunter",
    35,
    "brobnar",
    "commune",
    icon="decapitation",
    power=5,
    traits=("géant",),
    fight=[gain(1)],
)
creature(
    "hebe-the-huge",
    "Hebe le Balèze",
    "Hebe the Huge",
    36,
    "brobnar",
    "peu-commune",
    icon="mountaintop",
    power=6,
    traits=(
        "géant",
        "chevalier",
    ),
    play=[deal(2, each(CREATURE.undamaged().other()))],
)
creature(
    "kelifi-dragon",
    "Dragon Kelifi",
    "Kelifi Dragon",
    37,
    "brobnar",
    "rare",
    icon="dragon-head",
    power=12,
    traits=("dragon",),
    constants=[
        mod.Modifier(
            mod.FORBID,
            word="play this",
            by=lambda pos, source, seat, card: int(pos.amber[seat] < 7),
            fr="vous ne pouvez pas jouer ~ à moins d'avoir 7 Aombre ou plus",
            en="you cannot play ~ unless you have 7 Æmber or more",
        )
    ],
    fight=KELIFI,
    reap=KELIFI,
)
creature(
    "king-of-the-crag",
    "Le Roi des Cimes",
    "King of the Crag",
    38,
    "brobnar",
    "rare",
    icon="crown",
    power=7,
    traits=("géant",),
    constants=gets(ENEMY.of_house("brobnar"), power=-2),
)
creature(
    "krump",
    "Krump",
    "Krump",
    39,
    "brobnar",
    "commune",
    icon="flat-hammer",
    power=6,
    traits=("géant",),
    watches=[slays([opponent_loses(1)])],
)
creature(
    "lomir-flamefist",
    "Lomir Poingdefeu",
    "Lomir Flamefist",
    40,
    "brobnar",
    "peu-commune",
    icon="fire-punch",
    power=5,
    traits=("géant",),
    play=[if_(opponent_has(7), [opponent_loses(2)])],
)
creature(
    "looter-goblin",
    "Pillard Gobelin",
    "Looter Goblin",
    41,
    "brobnar",
    "rare",
    icon="goblin-head",
    power=2,
    traits=("gobelin",),
    keywords={"insaisissable": 1},
    reap=[
        lasting(
            watching(
                "looter-goblin/watch",
                Watch(
                    "destroyed",
                    [gain(1)],
                    filter=ENEMY,
                    fr="chaque fois qu'une créature ennemie est détruite",
                    en="each time an enemy creature is destroyed",
                ),
            )
        )
    ],
)
creature(
    "mugwump",
    "Mugwump",
    "Mugwump",
    42,
    "brobnar",
    "rare",
    icon="minotaur",
    power=6,
    traits=("géant",),
    watches=[slays([heal_fully(THIS), strengthen(1)])],
)
creature(
    "pingle-who-annoys",
    "Pingle l'Enquiquineur",
    "Pingle Who Annoys",
    43,
    "brobnar",
    "rare",
    icon="goblin",
    power=2,
    traits=("gobelin",),
    keywords={"insaisissable": 1},
    watches=[
        Watch(
            "enter",
            [deal(1, ABOUT)],
            filter=ENEMY,
            fr="après qu'une créature ennemie est entrée en jeu",
            en="after an enemy creature enters play",
        )
    ],
)
creature(
    "rock-hurling-giant",
    "Géant Lance-Roc",
    "Rock-Hurling Giant",
    44,
    "brobnar",
    "rare",
    icon="thrown-charcoal",
    power=6,
    traits=("géant",),
    watches=[
        Watch(
            "discard",
            [may(deal(4, one(CREATURE)))],
            filter=CARD.of_house("brobnar"),
            who=mod.YOU,
            when=lambda pos, source, seat, card: pos.active == seat,
            fr="pendant votre tour, chaque fois que vous défaussez une carte Brobnar de votre main",
            en="during your turn, each time you discard a Brobnar card from your hand",
        )
    ],
)
creature(
    "rogue-ogre",
    "Ogre Allègre",
    "Rogue Ogre",
    45,
    "brobnar",
    "rare",
    icon="troll",
    power=6,
    traits=(
        "géant",
        "mutant",
    ),
    watches=[
        Watch(
            "end",
            [
                if_(
                    Condition(
                        lambda pos, frame: pos.turn_facts.get("played", 0) == 1,
                        "vous avez joué exactement une carte ce tour-ci",
                        "you played exactly one card this turn",
                    ),
                    [heal(2, THIS), capture(1)],
                )
            ],
            who=mod.YOU,
            fr="à la fin de votre tour",
            en="at the end of your turn",
        )
    ],
)
creature(
    "smaaash",
    "Ékrazzz",
    "Smaaash",
    46,
    "brobnar",
    "commune",
    icon="hammer-drop",
    power=5,
    traits=("géant",),
    play=[stun(one(CREATURE))],
)
creature(
    "tireless-crocag",
    "Crocag L'Infatigable",
    "Tireless Crocag",
    47,
    "brobnar",
    "rare",
    icon="giant-squid",
    power=7,
    traits=("géant",),
    constants=[
        mod.Modifier(
            mod.FORBID, word="reap", filter=CREATURE.itself(), fr="~ ne peut pas moissonner", en="~ cannot reap"
        ),
        mod.Modifier(
            mod.MAY_USE,
            filter=CREATURE.itself(),
            fr="vous pouvez utiliser ~ comme s'il appartenait à la Maison active",
            en="you may use ~ as if it belonged to the active house",
        ),
        mod.Modifier(
            mod.FALLS,
            filter=CREATURE.itself(),
            by=lambda pos, source, seat, card: int(not pos.line[1 - pos.controller[source]]),
            fr="si votre adversaire n'a aucune créature en jeu, détruisez ~",
            en="if your opponent has no creatures in play, destroy ~",
        ),
    ],
)
creature(
    "troll",
    "Troll",
    "Troll",
    48,
    "brobnar",
    "commune",
    icon="rock-golem",
    power=8,
    traits=("géant",),
    reap=[heal(3, THIS)],
)
creature(
    "wardrummer",
    "Tambour de Guerre",
    "Wardrummer",
    49,
    "brobnar",
    "commune",
    icon="drum-kit",
    power=3,
    traits=("gobelin",),
    play=[to_hand(each(FRIENDLY.of_house("brobnar").other()))],
)
upgrade(
    "blood-of-titans",
    "Sang des Titans",
    "Blood of Titans",
    50,
    "brobnar",
    "peu-commune",
    icon="bloody-sword",
    bonus=1,
    constants=upgraded(power=5),
)
upgrade(
    "phoenix-heart",
    "Cœur de Phénix",
    "Phoenix Heart",
    51,
    "brobnar",
    "rare",
    icon="burning-embers",
    constants=upgraded_gains("phoenix-heart", [both(to_hand(THIS), deal(3, each(CREATURE)))], faces.DESTROYED),
)
upgrade(
    "yo-mama-mastery",
    "Maîtrise de Ta Mère",
    "Yo Mama Mastery",
    52,
    "brobnar",
    "rare",
    icon="shouting",
    bonus=1,
    constants=upgraded(keywords={keywords.TAUNT: 1}),
    play=[heal_fully(BEARER)],
)
