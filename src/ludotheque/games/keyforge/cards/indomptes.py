"""House Indomptés (Untamed).

Length: one place a card, some fifty cards a house.
"""

from __future__ import annotations

from ludotheque.engine.lasting import NEXT_TURN
from ludotheque.engine.position import Frame
from ludotheque.games.keyforge import faces, keywords, memory, processes, verbs
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge.duel import HOUSES, KEYS, Duel
from ludotheque.games.keyforge.filters import ACTION, ARTIFACT, CARD, CREATURE, ENEMY, FRIENDLY
from ludotheque.games.keyforge.programs import named
from ludotheque.games.keyforge.queries import creatures, face, forged
from ludotheque.games.keyforge.say import (
    DONE,
    IT,
    MORE_CREATURES,
    OPPONENT,
    THEM,
    THIS,
    Condition,
    Step,
    Watch,
    action,
    artifact,
    both,
    chains,
    choose,
    creature,
    deal,
    destroy,
    do,
    each,
    exhaust,
    fight_with,
    forbids,
    forge,
    gain,
    gets,
    heal_fully,
    heal_up_to,
    if_,
    lasting,
    lose,
    may,
    may_use,
    one,
    opponent_gains,
    opponent_has,
    per,
    power_bonus,
    sacrifice,
    steal,
    stun,
    take_amber,
    to_deck_top,
    to_hand,
    up_to,
    upgrade,
    upgraded,
    watching,
)

_UNTAMED = HOUSES.index("indomptes")

#: "Lose 1 Aombre. If you do, you may forge": two cards say it.
_LOSE_AND_FORGE = [lose(1), if_(DONE, [forge(may=True)])]
action(
    "cooperative-hunting",
    "Chasse en Meute",
    "Cooperative Hunting",
    319,
    "indomptes",
    "commune",
    icon="wolf-howl",
    play=[
        Step(
            [verbs.Spread(per(FRIENDLY).value, CREATURE)],
            "infligez 1 dégât pour chaque créature alliée, à répartir entre autant de créatures que vous voulez",
            "deal 1 damage for each friendly creature, spread among as many creatures as you like",
        )
    ],
)
action(
    "curiosity",
    "Curiosité",
    "Curiosity",
    320,
    "indomptes",
    "rare",
    bonus=1,
    icon="brain",
    play=[destroy(each(CREATURE.trait("scientifique")))],
)
action(
    "fertility-chant",
    "Hymne à la Fertilité",
    "Fertility Chant",
    321,
    "indomptes",
    "rare",
    bonus=4,
    icon="flowers",
    play=[opponent_gains(2)],
)
action(
    "fogbank",
    "Banc de Brume",
    "Fogbank",
    322,
    "indomptes",
    "peu-commune",
    bonus=1,
    icon="fog",
    play=[
        lasting(
            forbids(
                "fogbank",
                "fight",
                theirs="ne peut pas utiliser de créatures pour combattre",
                en="they cannot use creatures to fight",
            ),
            until=NEXT_TURN,
        )
    ],
)
action(
    "full-moon",
    "Pleine Lune",
    "Full Moon",
    323,
    "indomptes",
    "commune",
    icon="moon",
    play=[
        lasting(
            watching(
                "full-moon/watch",
                Watch(
                    "play",
                    [gain(1)],
                    filter=CREATURE,
                    who=mod.YOU,
                    fr="chaque fois que vous jouez une créature",
                    en="each time you play a creature",
                ),
            )
        )
    ],
)
action(
    "grasping-vines",
    "Lianes-Pièges",
    "Grasping Vines",
    324,
    "indomptes",
    "peu-commune",
    bonus=1,
    icon="vines",
    play=[to_hand(up_to(3, ARTIFACT))],
)
action(
    "key-charge",
    "Clé en Surtension",
    "Key Charge",
    325,
    "indomptes",
    "commune",
    icon="key-lock",
    play=_LOSE_AND_FORGE,
)
action(
    "lifeweb",
    "Toile de Vie",
    "Lifeweb",
    326,
    "indomptes",
    "peu-commune",
    bonus=1,
    icon="spider-web",
    play=[
        if_(
            Condition(
                lambda pos, frame: pos.previous[1 - frame.seat].get(f"played:{faces.CREATURE}", 0) >= 3,
                "a joué 3 créatures ou plus à son tour précédent",
                "played 3 or more creatures on their previous turn",
                OPPONENT,
            ),
            [steal(2)],
        )
    ],
)
action(
    "lost-in-the-woods",
    "Perdus dans les Bois",
    "Lost in the Woods",
    327,
    "indomptes",
    "commune",
    bonus=1,
    icon="forest",
    play=[
        Step(
            [verbs.Choose(FRIENDLY, 2), verbs.Choose(ENEMY, 2, keep=True)],
            "choisissez 2 créatures alliées et 2 créatures ennemies",
            "choose 2 friendly creatures and 2 enemy creatures",
        ),
        Step(
            [verbs.Send("shuffle")],
            "mélangez chaque créature choisie dans la pioche de son propriétaire",
            "shuffle each chosen creature into its owner's deck",
        ),
    ],
)


def _copy(pos: Duel, frame: Frame) -> None:
    """The play under way goes on with the face of the chosen card. A copy of Mimicry has nothing to add."""
    if frame.chosen:
        playing = next(
            one for one in reversed(pos.stack) if one.program is processes.PLAY and one.source == frame.source
        )
        memory.remembering(playing)[memory.AS] = pos.faces[frame.chosen[0]]
        pos.emit("copy", "KF-001", frame.seat, (frame.source, frame.chosen[0]))


_MIMICRY = action(
    "mimicry",
    "Mimétisme",
    "Mimicry",
    328,
    "indomptes",
    "peu-commune",
    icon="chameleon-glyph",
    words={
        "fr": "Quand vous jouez Mimétisme, choisissez une carte action de la défausse de votre adversaire :"
        " Mimétisme est joué comme une copie de cette carte, bonus d'Aombre compris.",
        "en": "As you play Mimicry, choose an action card in your opponent's discard pile:"
        " Mimicry is played as a copy of that card, Æmber bonus included.",
    },
)
_MIMICRY.abilities[faces.AS_PLAYED] = (
    named(verbs.program("mimicry/as_played", [verbs.Choose(ACTION, zone="opponent's discard"), verbs.Do(_copy)])),
)
action(
    "nature-s-call",
    "L’Appel de la Nature",
    "Nature’s Call",
    329,
    "indomptes",
    "peu-commune",
    bonus=1,
    icon="deer",
    play=[to_hand(up_to(3, CREATURE))],
)
action(
    "nocturnal-maneuver",
    "Manœuvre Nocturne",
    "Nocturnal Maneuver",
    330,
    "indomptes",
    "commune",
    bonus=1,
    icon="night-sleep",
    play=[exhaust(up_to(3, CREATURE))],
)
action(
    "perilous-wild",
    "Nature Périlleuse",
    "Perilous Wild",
    331,
    "indomptes",
    "rare",
    bonus=1,
    icon="wolf-trap",
    play=[destroy(each(CREATURE.has(keywords.ELUSIVE)))],
)
action(
    "regrowth",
    "Renaissance",
    "Regrowth",
    332,
    "indomptes",
    "commune",
    bonus=1,
    icon="stump-regrowth",
    play=[to_hand(one(CREATURE, "discard"))],
)
action(
    "save-the-pack",
    "Sauver la Meute",
    "Save the Pack",
    333,
    "indomptes",
    "commune",
    icon="paw-heart",
    play=[destroy(each(CREATURE.damaged())), chains(1)],
)
action(
    "scout",
    "Reconnaissance",
    "Scout",
    334,
    "indomptes",
    "rare",
    bonus=1,
    icon="binoculars",
    play=[
        choose(up_to(2, FRIENDLY)),
        lasting(
            mod.lasting(
                "scout",
                mod.Modifier(
                    mod.KEYWORD,
                    by=1,
                    word=keywords.SKIRMISH,
                    fr="elles gagnent escarmouche",
                    en="they gain skirmish",
                ),
            ),
            on=THEM,
        ),
        fight_with(THEM),
    ],
)
action(
    "stampede",
    "Piétinement",
    "Stampede",
    335,
    "indomptes",
    "rare",
    bonus=1,
    icon="trample",
    play=[
        if_(
            Condition(
                lambda pos, frame: pos.turn_facts.get(f"users:{faces.CREATURE}", 0) >= 3,
                "vous avez utilisé 3 créatures différentes ou plus ce tour-ci",
                "you used 3 or more different creatures this turn",
            ),
            [steal(2)],
        )
    ],
)
action(
    "the-common-cold",
    "Un Simple Rhume",
    "The Common Cold",
    336,
    "indomptes",
    "rare",
    bonus=1,
    icon="thermometer-hot",
    play=[deal(1, each(CREATURE)), may(destroy(each(CREATURE.of_house("mars"))))],
)
action(
    "troop-call",
    "Rappel des Troupes",
    "Troop Call",
    337,
    "indomptes",
    "peu-commune",
    bonus=1,
    icon="monkey",
    play=[to_hand(each(FRIENDLY.trait("niffleur"))), to_hand(each(CREATURE.trait("niffleur"), "discard"))],
)
action(
    "vigor",
    "Vigueur",
    "Vigor",
    338,
    "indomptes",
    "commune",
    bonus=1,
    icon="heart-plus",
    play=[
        heal_up_to(3, one(CREATURE)),
        if_(
            Condition(lambda pos, frame: verbs.recall(frame) >= 3, "vous avez soigné 3 dégâts", "you healed 3 damage"),
            [gain(1)],
        ),
    ],
)


def _harm_by_amber(pos: Duel, frame: Frame) -> None:
    frame.chosen = [card for card in pos.line[1 - frame.seat] if pos.amber_on[card] > 0]
    processes.deal(pos, [(card, pos.amber_on[card]) for card in frame.chosen])


action(
    "word-of-returning",
    "Mot de Rappel",
    "Word of Returning",
    339,
    "indomptes",
    "rare",
    bonus=1,
    icon="return-arrow",
    play=[
        do(
            _harm_by_amber,
            "infligez à chaque créature ennemie 1 dégât pour chaque Aombre sur elle",
            "deal 1 damage to each enemy creature for each Æmber on it",
        ),
        take_amber(1000, THEM),
    ],
)

_BEAR = CREATURE.where(
    lambda pos, card, seat, source: face(pos, card).id == "ancient-bear",
    ("nommée Ours Vénérable", "nommées Ours Vénérable", "nommé Ours Vénérable", "nommés Ours Vénérable"),
    "named Ancient Bear",
)
_BEAR_IN_PLAY = Condition(
    lambda pos, frame: any(_BEAR.test(pos, card, frame.seat, frame.source) for card in creatures(pos)),
    "un Ours Vénérable est en jeu",
    "an Ancient Bear is in play",
)
artifact(
    "bear-flute",
    "Flûte à Ours",
    "Bear Flute",
    340,
    "indomptes",
    "rare",
    traits=("objet",),
    icon="flute",
    action=[
        if_(
            _BEAR_IN_PLAY,
            [heal_fully(one(_BEAR))],
            [
                Step(
                    [
                        verbs.Search(),
                        verbs.Choose(_BEAR, verbs.ANY_NUMBER, up_to=True, zone="deck and discard"),
                        verbs.Send("hand"),
                    ],
                    "cherchez des Ours Vénérables dans votre pioche et votre défausse et mettez-les dans votre main",
                    "search your deck and discard pile for Ancient Bears and put them into your hand",
                ),
                if_(
                    DONE,
                    [
                        Step(
                            [verbs.ShuffleDeck(with_discard=True)],
                            "mélangez votre défausse dans votre pioche",
                            "shuffle your discard pile into your deck",
                        )
                    ],
                    [Step([verbs.ShuffleDeck()], "mélangez votre pioche", "shuffle your deck")],
                ),
            ],
        )
    ],
)
artifact(
    "nepenthe-seed",
    "Graine de Népenthes",
    "Nepenthe Seed",
    341,
    "indomptes",
    "peu-commune",
    traits=("objet",),
    icon="seedling",
    omni=[sacrifice(THIS), to_hand(one(CARD, "discard"))],
)
artifact(
    "ritual-of-balance",
    "Rituel de l’Équilibre",
    "Ritual of Balance",
    342,
    "indomptes",
    "peu-commune",
    traits=("pouvoir",),
    icon="yin-yang",
    action=[if_(opponent_has(6), [steal(1)])],
)
artifact(
    "ritual-of-the-hunt",
    "Rituel de la Chasse",
    "Ritual of the Hunt",
    343,
    "indomptes",
    "rare",
    bonus=1,
    traits=("pouvoir",),
    icon="hunting-horn",
    omni=[
        sacrifice(THIS),
        lasting(
            may_use(
                "ritual-of-the-hunt",
                FRIENDLY.of_house("indomptes"),
                fr="vous pouvez utiliser les créatures alliées de la Maison Indomptés, même si ce n'est pas la Maison active",
                en="you may use friendly Untamed creatures, even if Untamed is not the active house",
            )
        ),
    ],
)
artifact(
    "world-tree",
    "Arbre-Monde",
    "World Tree",
    344,
    "indomptes",
    "rare",
    traits=("lieu",),
    icon="tree-roots",
    action=[to_deck_top(one(CREATURE, "discard"))],
)
creature(
    "ancient-bear",
    "Ours Vénérable",
    "Ancient Bear",
    345,
    "indomptes",
    "commune",
    power=5,
    traits=("bête",),
    keywords={"assaut": 2},
    icon="bear-head",
)
creature(
    "bigtwig",
    "Vieille Branche",
    "Bigtwig",
    346,
    "indomptes",
    "peu-commune",
    power=7,
    traits=("bête",),
    icon="ent-mouth",
    constants=[
        mod.Modifier(
            mod.ONLY_ATTACKS,
            filter=CREATURE.itself(),
            value=CREATURE.stunned(),
            fr="Vieille Branche ne peut attaquer que des créatures sonnées",
            en="Bigtwig can only attack stunned creatures",
        )
    ],
    reap=[choose(one(CREATURE)), both(stun(IT), exhaust(IT))],
)
creature(
    "witch-of-the-wilds",
    "Sorcière des Bois",
    "Witch of the Wilds",
    347,
    "indomptes",
    "rare",
    power=4,
    traits=(
        "bête",
        "sorcière",
    ),
    icon="witch-face",
    constants=[
        mod.Modifier(
            mod.MAY_PLAY,
            filter=CARD.of_house("indomptes"),
            by=1,
            fr="à chacun de vos tours où Indomptés n'est pas la Maison active, vous pouvez jouer 1 carte de la Maison Indomptés"
            " (une seule par tour)",
            en="on each of your turns when Untamed is not the active house, you may play 1 Untamed card (only one each turn)",
        )
    ],
)
creature(
    "briar-grubbling",
    "Tâteronce",
    "Briar Grubbling",
    348,
    "indomptes",
    "rare",
    power=2,
    traits=(
        "bête",
        "insecte",
    ),
    keywords={"hasardeux": 5},
    icon="caterpillar",
)
creature(
    "chota-hazri",
    "Chota Hazri",
    "Chota Hazri",
    349,
    "indomptes",
    "peu-commune",
    power=3,
    traits=(
        "humain",
        "sorcière",
    ),
    icon="unlocking",
    play=_LOSE_AND_FORGE,
)
creature(
    "dew-faerie",
    "Fée Rosée",
    "Dew Faerie",
    350,
    "indomptes",
    "commune",
    power=2,
    traits=("fée",),
    keywords={"insaisissable": 1},
    icon="fairy",
    reap=[gain(1)],
)
creature(
    "dust-pixie",
    "Lutin Poussière",
    "Dust Pixie",
    351,
    "indomptes",
    "commune",
    bonus=2,
    power=1,
    traits=("fée",),
    icon="sparkles",
)
creature(
    "flaxia",
    "Flaxia",
    "Flaxia",
    352,
    "indomptes",
    "peu-commune",
    power=4,
    traits=("fée",),
    icon="fairy-wings",
    play=[if_(MORE_CREATURES, [gain(2)])],
)
creature(
    "fuzzy-gruen",
    "Foufrouteux",
    "Fuzzy Gruen",
    353,
    "indomptes",
    "rare",
    bonus=2,
    power=5,
    traits=("bête",),
    icon="sasquatch",
    play=[opponent_gains(1)],
)
creature(
    "giant-sloth",
    "Paresseux Géant",
    "Giant Sloth",
    354,
    "indomptes",
    "rare",
    power=6,
    traits=("bête",),
    icon="sloth",
    constants=[
        mod.Modifier(
            mod.FORBID,
            word="use",
            filter=CREATURE.itself().where(
                lambda pos, card, seat, source: not pos.turn_facts.get(f"discards:{seat}:{_UNTAMED}", 0), "", ""
            ),
            fr="vous ne pouvez utiliser Paresseux Géant que si vous avez défaussé une carte de la Maison Indomptés"
            " de votre main ce tour-ci",
            en="you cannot use Giant Sloth unless you discarded an Untamed card from your hand this turn",
        )
    ],
    action=[gain(3)],
)
creature(
    "halacor",
    "Halacor",
    "Halacor",
    355,
    "indomptes",
    "peu-commune",
    power=4,
    traits=("bête",),
    icon="lynx-head",
    constants=gets(FRIENDLY.flank(), keywords={keywords.SKIRMISH: 1}),
)
_STUN_ONE = [stun(one(CREATURE))]
creature(
    "inka-the-spider",
    "Inka l'Araignée",
    "Inka the Spider",
    356,
    "indomptes",
    "rare",
    power=1,
    traits=("bête",),
    keywords={"poison": 1},
    icon="spider-alt",
    play=_STUN_ONE,
    reap=_STUN_ONE,
)
creature(
    "kindrith-longshot",
    "Kindrith Longueflèche",
    "Kindrith Longshot",
    357,
    "indomptes",
    "rare",
    power=3,
    traits=(
        "humain",
        "rôdeur",
    ),
    keywords={"insaisissable": 1, "escarmouche": 1},
    icon="bow-arrow",
    reap=[deal(2, one(CREATURE))],
)
creature(
    "snufflegator",
    "Nasigator",
    "Snufflegator",
    358,
    "indomptes",
    "commune",
    power=4,
    traits=("bête",),
    keywords={"escarmouche": 1},
    icon="fangs",
)
creature(
    "lupo-the-scarred",
    "Lupo le Balafré",
    "Lupo the Scarred",
    359,
    "indomptes",
    "rare",
    power=6,
    traits=("bête",),
    keywords={"escarmouche": 1},
    icon="wolf-head",
    play=[deal(2, one(ENEMY))],
)
creature(
    "mighty-tiger",
    "Tigre Féroce",
    "Mighty Tiger",
    360,
    "indomptes",
    "rare",
    power=4,
    traits=("bête",),
    icon="tiger-head",
    play=[deal(4, one(ENEMY))],
)
creature(
    "murmook",
    "Murmook",
    "Murmook",
    361,
    "indomptes",
    "commune",
    power=3,
    traits=("bête",),
    icon="raccoon-head",
    constants=[
        mod.Modifier(
            mod.KEY_COST,
            by=1,
            who=mod.OPPONENT,
            fr="les clés de votre adversaire coûtent 1 Aombre de plus",
            en="your opponent's keys cost 1 Æmber more",
        )
    ],
)
creature(
    "mushroom-man",
    "Champignomme",
    "Mushroom Man",
    362,
    "indomptes",
    "peu-commune",
    power=2,
    traits=(
        "champignon",
        "humain",
    ),
    icon="super-mushroom",
    constants=[
        power_bonus(
            lambda pos, source, seat, card: 3 * (len(KEYS) - forged(pos, seat)),
            CREATURE.itself(),
            "Champignomme a +3 en puissance pour chacune de vos clés qui n'est pas forgée",
            "Mushroom Man gets +3 power for each of your unforged keys",
        )
    ],
)
creature(
    "niffle-ape",
    "Singe Niffleur",
    "Niffle Ape",
    363,
    "indomptes",
    "commune",
    power=3,
    traits=(
        "bête",
        "niffleur",
    ),
    icon="banana-bunch",
    constants=[
        mod.Modifier(
            mod.IGNORES_TAUNT,
            filter=CREATURE.itself(),
            fr="pendant que Singe Niffleur attaque, ignorez provocation et insaisissable",
            en="while Niffle Ape is attacking, ignore taunt and elusive",
        )
    ],
)
creature(
    "niffle-queen",
    "Reine des Niffleurs",
    "Niffle Queen",
    364,
    "indomptes",
    "peu-commune",
    power=6,
    traits=(
        "bête",
        "niffleur",
    ),
    icon="sharp-crown",
    constants=[
        *gets(FRIENDLY.other().trait("bête"), power=1),
        *gets(FRIENDLY.other().trait("niffleur"), power=1),
    ],
)
_BITE_ALL = [deal(2, each(CREATURE.other()))]
creature(
    "piranha-monkeys",
    "Singes Piranhas",
    "Piranha Monkeys",
    365,
    "indomptes",
    "rare",
    power=2,
    traits=("bête",),
    icon="piranha",
    play=_BITE_ALL,
    reap=_BITE_ALL,
)
creature(
    "teliga",
    "Teliga",
    "Teliga",
    366,
    "indomptes",
    "rare",
    power=3,
    traits=(
        "humain",
        "sorcière",
    ),
    icon="cauldron",
    watches=[
        Watch(
            "play",
            [gain(1)],
            filter=CREATURE,
            who=mod.OPPONENT,
            fr="chaque fois que votre adversaire joue une créature",
            en="each time your opponent plays a creature",
        )
    ],
)
creature(
    "hunting-witch",
    "Sorcier Chasseur",
    "Hunting Witch",
    367,
    "indomptes",
    "commune",
    power=2,
    traits=(
        "humain",
        "sorcière",
    ),
    icon="pointy-hat",
    watches=[
        Watch(
            "play",
            [gain(1)],
            filter=CREATURE.other(),
            who=mod.YOU,
            fr="chaque fois que vous jouez une autre créature",
            en="each time you play another creature",
        )
    ],
)
creature(
    "witch-of-the-eye",
    "Sorcière de l’Œil",
    "Witch of the Eye",
    368,
    "indomptes",
    "commune",
    power=3,
    traits=(
        "humain",
        "sorcière",
    ),
    icon="third-eye",
    reap=[to_hand(one(CARD, "discard"))],
)
upgrade(
    "way-of-the-bear",
    "La Voie de l'Ours",
    "Way of the Bear",
    369,
    "indomptes",
    "peu-commune",
    bonus=1,
    icon="bear-face",
    constants=upgraded(keywords={keywords.ASSAULT: 2}),
)
upgrade(
    "way-of-the-wolf",
    "La Voie du Loup",
    "Way of the Wolf",
    370,
    "indomptes",
    "peu-commune",
    bonus=1,
    icon="werewolf",
    constants=upgraded(keywords={keywords.SKIRMISH: 1}),
)
