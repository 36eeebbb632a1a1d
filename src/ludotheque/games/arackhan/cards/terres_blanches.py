"""Terres Blanches (whitelands: ice, guards, fairies).

Length: one place a card, some forty cards a faction.
"""

from __future__ import annotations

from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Frame
from ludotheque.games.arackhan import changes
from ludotheque.games.arackhan.actions import (
    ENEMY_SPELL,
    Action,
    Deploy,
    Either,
    Pick,
    Return,
    Shift,
    Who,
    destroy,
    discard,
)
from ludotheque.games.arackhan.attributes import (
    DISTANCE,
    FURTIF,
    INITIATIVE,
    MOUVEMENT,
    NUEE,
    OMNIFRAPPE,
    PERFORATION,
    VOL,
)
from ludotheque.games.arackhan.battle import Battle
from ludotheque.games.arackhan.faces import ACTIVATION, ROUND, Faction
from ludotheque.games.arackhan.modifiers import ALLY, CREATURES, ENEMY, FIELD, NEAR, PLACES
from ludotheque.games.arackhan.say import (
    ALL_ALLIES,
    ALL_ENEMIES,
    ALLIES,
    ENEMIES,
    Group,
    count_near,
    gives,
    grants,
    is_ally,
    is_enemy_card,
    itself,
    marked,
    silences,
    steady,
    strips,
    swaps,
)

card = Faction("terres-blanches")

_FAIRIES = Group(FIELD, ALLY, family="Fées de Glace")
_FIGURES = ((0, 3), (2, 1), (3, 0))
_DRAWS = (1, 2, 3, 4)


def _set_figures(pos: Battle, frame: Frame, n: int) -> None:
    attack, defense = _FIGURES[n]
    changes.set_figures(pos, frame.source, attack, defense, frame.seat, changes.FOR_ROUND)


def _trade_skills(pos: Battle, frame: Frame, card: Copy) -> None:
    changes.trade_skills(pos, frame.source, card, frame.seat, changes.FOR_ROUND)


def _left(pos: Battle, seat: Seat, n: int) -> bool:
    return len(pos.deck[seat]) >= _DRAWS[n]


def _draw(pos: Battle, frame: Frame, n: int) -> None:
    frame.it = changes.draw(pos, frame.seat, _DRAWS[n], "AW-167")


card.creature(
    "adrielle",
    "Adrielle",
    "Adrielle",
    5,
    0,
    0,
    cost=13,
    has=(
        FURTIF,
        VOL,
    ),
    family="Fées de Glace",
    legendary=True,
    mark="livret",
    icon="fairy-wings",
    action=Action(
        Deploy(before=destroy),
        fr="Détruisez Adrielle, puis mettez à sa place une créature de votre main ; elle est active.",
        en="Destroy Adrielle, then put a creature from your hand in her place; it is active.",
    ),
)
card.creature(
    "aigle",
    "Aigle",
    "Eagle",
    5,
    1,
    1,
    has=(VOL,),
    mark="livret",
    icon="eagle-head",
)
card.creature(
    "bouclier-du-crepuscule",
    "Bouclier du Crépuscule",
    "Shield of Dawn",
    5,
    1,
    2,
    family="Crépusculaires",
    mark="livret",
    skills=(gives(ALLIES, defense=1),),
    icon="sunrise",
)
card.creature(
    "dreki",
    "Dreki",
    "Dreki",
    5,
    1,
    1,
    has=(VOL,),
    mark="livret",
    icon="spiked-dragon-head",
)
card.creature(
    "elementaire-de-glace",
    "Élémentaire de Glace",
    "Ice Elemental",
    6,
    1,
    2,
    family="Élémentaires",
    icon="floating-crystal",
    skills=(steady(),),
    action=Action(
        Either(tuple(f"figures-{attack}{defense}" for attack, defense in _FIGURES), _set_figures),
        once=True,
        again=True,
        fr="Une fois par round : choisissez 0/3, 2/1 ou 3/0, qui remplace son Attaque/Défense imprimée jusqu'à la "
        "fin du round. L'Élémentaire redevient actif.",
        en="Once a round: choose 0/3, 2/1 or 3/0, which replaces its printed Attack/Defense until the end of the "
        "round. The Elemental is active again.",
    ),
)
card.creature(
    "fee-novice",
    "Fée Novice",
    "Novice Fairy",
    5,
    0,
    0,
    has=(
        FURTIF,
        VOL,
    ),
    family="Fées de Glace",
    icon="fairy",
    action=Action(
        Deploy(lambda face: face.value <= 5, before=destroy),
        fr="Détruisez la Fée Novice, puis mettez à sa place une créature de votre main de valeur 5 ou moins ; elle "
        "est active.",
        en="Destroy the Novice Fairy, then put a creature of value 5 or less from your hand in her place; it is "
        "active.",
    ),
)
card.creature(
    "fou-de-la-reine",
    "Fou de la Reine",
    "Queen's Jester",
    6,
    1,
    0,
    has=(FURTIF,),
    icon="jester-hat",
    skills=(swaps(ENEMIES),),
)
card.creature(
    "gabriel",
    "Gabriel",
    "Gabriel",
    10,
    3,
    2,
    cost=13,
    has=(INITIATIVE,),
    family="Garde de Glace",
    legendary=True,
    mark="livret",
    icon="shining-sword",
)
card.creature(
    "golem-de-glace",
    "Golem de Glace",
    "Ice Golem",
    13,
    3,
    3,
    cost=15,
    has=(PERFORATION,),
    mark="livret",
    icon="ice-golem",
)
card.creature(
    "griffon-des-neiges",
    "Griffon des Neiges",
    "Snow Griffin",
    7,
    2,
    1,
    cost=11,
    has=(VOL,),
    mark="livret",
    icon="griffin-symbol",
    skills=(strips(ENEMIES, NUEE),),
)
card.creature(
    "homme-des-neiges",
    "Homme des Neiges",
    "Yeti",
    3,
    1,
    2,
    icon="snowman",
)
card.creature(
    "loup-de-glace",
    "Loup de Glace",
    "Ice Wolf",
    5,
    1,
    1,
    has=(NUEE,),
    family="Crocs de Glace",
    icon="wolf-head",
)
card.creature(
    "moleg-de-glace",
    "Moleg de Glace",
    "Ice Moleg",
    8,
    2,
    3,
    icon="mammoth",
)
card.creature(
    "morgon-nihiliste",
    "Morgon Nihiliste",
    "Nihilist Morgon",
    6,
    1,
    2,
    has=((MOUVEMENT, 2),),
    family="Nihilistes",
    mark="livret",
    icon="walrus-head",
    skills=(
        marked(
            "long-stride",
            fr="Se déplace de 2 emplacements de plus s'il s'arrête à côté d'une carte ennemie et n'attaque pas "
            "pendant ce round.",
            en="Moves 2 slots further if it stops next to an enemy card and does not attack this round.",
        ),
    ),
)
card.creature(
    "nemesio-terres-blanches",
    "Némésio",
    "Nemesio",
    2,
    0,
    1,
    cost=8,
    has=((MOUVEMENT, 2),),
    legendary=True,
    mark="livret",
    icon="cowled",
    skills=(
        itself(
            defense=1,
            per=count_near(is_ally),
            fr="A +1 en Défense par créature alliée adjacente.",
            en="Has +1 Defense for each adjacent allied creature.",
        ),
    ),
    action=Action(
        Pick(Who(), _trade_skills),
        fr="Choisissez une autre créature : jusqu'à la fin du round, Némésio et elle échangent leurs compétences (ni "
        "attributs, ni points faibles, ni actions).",
        en="Choose another creature: until the end of the round, Nemesio and it trade their skills (not attributes, "
        "weaknesses or actions).",
    ),
)
card.creature(
    "ours-vindicatif",
    "Ours Vindicatif",
    "Vindictive Bear",
    12,
    1,
    3,
    cost=14,
    has=(OMNIFRAPPE,),
    icon="polar-bear",
    skills=(
        itself(
            attack=1,
            per=count_near(is_enemy_card),
            fr="A +1 en Attaque par carte ennemie adjacente, quel que soit son type.",
            en="Has +1 Attack for each adjacent enemy card of any type.",
        ),
    ),
)
card.creature(
    "paladin-de-glace",
    "Paladin de Glace",
    "Ice Paladin",
    5,
    2,
    2,
    family="Garde de Glace",
    mark="livret",
    icon="swordman",
)
card.creature(
    "paladin-de-la-garde",
    "Paladin de la Garde",
    "Paladin of the Guard",
    8,
    2,
    2,
    has=(INITIATIVE,),
    family="Garde de Glace",
    mark="livret",
    icon="guards",
)
card.creature(
    "pingouin-nihiliste",
    "Pingouin Nihiliste",
    "Nihilist Penguin",
    1,
    0,
    1,
    has=((MOUVEMENT, 2),),
    family="Nihilistes",
    mark="livret",
    icon="penguin",
)
card.creature(
    "pretresse-du-givre",
    "Prêtresse du Givre",
    "Frost Maiden",
    3,
    1,
    1,
    icon="ice-iris",
    skills=(
        marked(
            "wanders",
            fr="À la fin de votre tour, même désactivée, elle peut être déplacée sans limite de distance ; elle "
            "n'attaque plus ensuite.",
            en="At the end of your turn, even deactivated, it may be moved over any distance; it does not attack "
            "afterwards.",
        ),
    ),
)
card.creature(
    "protecteur-de-glace",
    "Protecteur de Glace",
    "Ice Protector",
    2,
    0,
    2,
    icon="ice-shield",
)
card.creature(
    "wendigo-lunaire",
    "Wendigo Lunaire",
    "Lunar Wendigo",
    3,
    1,
    2,
    mark="livret",
    icon="moon-claws",
)
card.place(
    "bibliotheque-ancestrale",
    "Bibliothèque Ancestrale",
    "Ancestral Library",
    10,
    5,
    legendary=True,
    icon="bookshelf",
    skills=(gives(ALLIES, defense=1),),
    action=Action(
        Either(tuple(f"draw-{n}" for n in _DRAWS), _draw, open=_left),
        Return(),
        fr="Piochez de 1 à 4 cartes, puis remettez autant de cartes de votre main dans votre pioche et mélangez-la.",
        en="Draw 1 to 4 cards, then put as many cards from your hand back into your draw pile and shuffle it.",
    ),
)
card.place(
    "forteresse-de-myjir",
    "Forteresse de Myjir",
    "Fortress of Myjir",
    10,
    4,
    legendary=True,
    mark="livret",
    icon="locked-fortress",
    skills=(gives(ALLIES, defense=2),),
)
card.place(
    "les-portes-blanches",
    "Les Portes Blanches",
    "The White Gates",
    10,
    4,
    legendary=True,
    mark="livret",
    icon="heaven-gate",
    skills=(gives(ALLIES, defense=1),),
    action=Action(
        Shift(Who(ALLY, near=True), 2, times=0),
        fr="Déplacez autant de créatures alliées adjacentes que vous voulez, chacune une fois et à une distance de 2 "
        "au plus.",
        en="Move any number of adjacent allied creatures, each once and over a distance of at most 2.",
    ),
)
card.spell(
    "ailes-de-glace",
    "Ailes de Glace",
    "Ice Wings",
    3,
    ACTIVATION,
    astral=True,
    icon="feathered-wing",
    action=Action(
        Shift(Who(ALLY, most=5), times=2),
        fr="Déplacez une ou deux créatures alliées de valeur 5 ou moins, sans limite de distance.",
        en="Move one or two allied creatures of value 5 or less, over any distance.",
    ),
)
card.spell(
    "armure-du-crepuscule",
    "Armure du Crépuscule",
    "Armor of Dawn",
    5,
    ROUND,
    astral=True,
    icon="layered-armor",
    skills=(
        gives(
            ALL_ALLIES,
            defense=1,
            per=count_near(is_ally),
            fr="Les créatures alliées du champ de bataille ont +1 en Défense par créature alliée qui leur est "
            "adjacente.",
            en="Allied creatures on the battlefield have +1 Defense for each allied creature adjacent to them.",
        ),
    ),
)
card.spell(
    "blizzard",
    "Blizzard",
    "Blizzard",
    6,
    ROUND,
    limit=2,
    astral=True,
    mark="livret",
    icon="person-in-blizzard",
    skills=(
        strips(ALL_ENEMIES),
        silences(
            ALL_ENEMIES, fr="Elles perdent aussi toutes leurs compétences.", en="They also lose all their skills."
        ),
    ),
)
card.spell(
    "eclair-glacant",
    "Éclair Glaçant",
    "Frozen Lightning",
    1,
    ACTIVATION,
    attack=2,
    icon="ice-bolt",
)
card.spell(
    "exaltation-feerique",
    "Exaltation Féerique",
    "Fairy Madness",
    5,
    ROUND,
    astral=True,
    mark="livret",
    icon="fairy-wand",
    skills=(
        gives(_FAIRIES, attack=3),
        grants(_FAIRIES, PERFORATION, fr="Elles ont aussi Perforation.", en="They also have Piercing."),
        marked(
            "dies-attacking",
            _FAIRIES,
            fr="Celle qui attaque est détruite une fois son attaque résolue, réussie ou non.",
            en="One that attacks is destroyed once its attack is resolved, whether it succeeds or not.",
        ),
    ),
)
card.spell(
    "hiver-esoterique",
    "Hiver Ésotérique",
    "Esoteric Winter",
    2,
    ACTIVATION,
    has=(INITIATIVE,),
    astral=True,
    icon="snowflake-2",
    action=Action(
        Pick(ENEMY_SPELL, discard),
        fr="Défaussez un sort ennemi, où qu'il soit posé.",
        en="Discard an enemy spell, wherever it lies.",
    ),
)
card.spell(
    "incantation-secrete",
    "Incantation Secrète",
    "Secret Incantation",
    7,
    ROUND,
    limit=2,
    astral=True,
    icon="secret-book",
    skills=(gives(Group(FIELD, ALLY, most=5), attack=1, defense=1),),
)
card.spell(
    "meteore-de-glace",
    "Météore de Glace",
    "Ice Meteor",
    1,
    ACTIVATION,
    attack=1,
    has=((DISTANCE, 3),),
    mark="livret",
    icon="fragmented-meteor",
)
card.spell(
    "protection-hivernale",
    "Protection Hivernale",
    "Winter Protects",
    3,
    ROUND,
    mark="livret",
    icon="frozen-block",
    skills=(gives(Group(NEAR, ALLY, types=CREATURES | PLACES), defense=2),),
)
card.spell(
    "teleportation",
    "Téléportation",
    "Teleportation",
    4,
    ACTIVATION,
    has=(INITIATIVE,),
    limit=2,
    astral=True,
    mark="livret",
    action=Action(
        Shift(Who(ALLY)),
        fr="Déplacez une créature alliée vers un emplacement libre, sans limite de distance.",
        en="Move an allied creature to a free slot, over any distance.",
    ),
    icon="teleport",
)
card.spell(
    "vent-de-coriolis",
    "Vent de Coriolis",
    "Coriolis Wind",
    3,
    ACTIVATION,
    icon="whirlwind",
    action=Action(
        Shift(Who(ENEMY, near=True), 3),
        fr="Déplacez une créature ennemie adjacente, à une distance de 3 au plus.",
        en="Move an adjacent enemy creature over a distance of at most 3.",
    ),
)
