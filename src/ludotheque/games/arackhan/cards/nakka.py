"""Nakka (the forest: beasts, sentinels, music).

Length: one place a card, some forty cards a faction.
"""

from __future__ import annotations

from ludotheque.engine.numbers import Copy
from ludotheque.engine.position import Frame
from ludotheque.games.arackhan import changes
from ludotheque.games.arackhan.actions import ENEMY_SPELL, Action, Do, Exchange, Pair, Pick, Shift, Who, discard
from ludotheque.games.arackhan.attributes import (
    DISTANCE,
    FURTIF,
    INITIATIVE,
    MOUVEMENT,
    OMNIFRAPPE,
    PERFORATION,
    REGENERATION,
    VOL,
)
from ludotheque.games.arackhan.battle import Battle, order, replaced
from ludotheque.games.arackhan.faces import ACTIVATION, ROUND, SPELL, Faction
from ludotheque.games.arackhan.mat import blind_sides
from ludotheque.games.arackhan.modifiers import ALLY, CREATURES, EVERY, NEAR, PLACES
from ludotheque.games.arackhan.say import (
    ALL_ENEMIES,
    ALLIES,
    ENEMIES,
    CannotAttack,
    Group,
    OnlyBy,
    OnlyGroups,
    OnlyTargets,
    OnlyWith,
    creatures_in,
    family_present,
    gives,
    grants,
    has,
    itself,
    marked,
    needs_group,
    no_ally_near,
    strips,
)
from ludotheque.games.arackhan.sheets import Sheet, Sheets

card = Faction("nakka")


def _starts(pos: Battle, sheets: Sheets, source: Sheet) -> bool:
    return order(pos)[0] == source.seat


def _follows(pos: Battle, sheets: Sheets, source: Sheet) -> bool:
    return order(pos)[0] != source.seat


def _seen(pos: Battle, me: Sheet, target: Sheet) -> bool:
    """Not on the two blind sides, as the player who controls the card sees them (AW-S57)."""
    return target.at not in blind_sides(me.at, me.seat, pos.seats)


def _tokens(pos: Battle, sheets: Sheets, source: Sheet, target: Sheet) -> int:
    return pos.tokens[target.card]


def _add_token(pos: Battle, frame: Frame, card: Copy) -> None:
    pos.tokens = replaced(pos.tokens, card, pos.tokens[card] + 1)
    pos.emit("token", "AW-115", frame.seat, (card, pos.tokens[card]))
    changes.forget(pos)


def _mimic(pos: Battle, frame: Frame, card: Copy, model: int) -> None:
    changes.become(pos, card, model, frame.source, frame.seat, changes.FOR_TURN)
    changes.reactivate(pos, card, "AW-125")


card.creature(
    "archer-nakka",
    "Archer Nakka",
    "Nakka Archer",
    3,
    1,
    1,
    has=((DISTANCE, 2),),
    mark="livret",
    icon="archer",
)
card.creature(
    "banshee",
    "Banshee",
    "Banshee",
    6,
    2,
    1,
    has=(INITIATIVE,),
    family="Sentinelles",
    mark="livret",
    icon="screaming",
)
card.creature(
    "banshee-montee",
    "Banshee Montée",
    "Mounted Banshee",
    10,
    2,
    2,
    cost=15,
    has=(VOL,),
    family="Sentinelles",
    mark="livret",
    icon="witch-flight",
)
card.creature(
    "behemoth",
    "Béhémoth",
    "Behemoth",
    8,
    3,
    2,
    mark="livret",
    icon="rhinoceros-horn",
)
card.creature(
    "centipede-explosif",
    "Centipède Explosif",
    "Explosive Centipede",
    2,
    2,
    2,
    icon="centipede",
    weaknesses=(
        marked(
            "dies-attacking",
            fr="Est détruit une fois son attaque résolue, réussie ou non.",
            en="Is destroyed once its attack is resolved, whether it succeeds or not.",
        ),
    ),
)
card.creature(
    "chasseresse",
    "Chasseresse",
    "Huntress",
    7,
    1,
    1,
    has=((DISTANCE, 4),),
    family="Sentinelles",
    limit=4,
    icon="hunter-eyes",
)
card.creature(
    "colere-de-la-foret",
    "Colère de la Forêt",
    "Wrath of the Forest",
    13,
    3,
    3,
    cost=16,
    has=(
        OMNIFRAPPE,
        PERFORATION,
    ),
    mark="livret",
    icon="evil-tree",
)
card.creature(
    "dragon-eclair",
    "Dragon Éclair",
    "Lightning Dragon",
    8,
    2,
    1,
    cost=13,
    has=(
        INITIATIVE,
        (MOUVEMENT, 2),
    ),
    mark="livret",
    icon="dragon-spiral",
    skills=(
        has(
            OMNIFRAPPE,
            when=no_ally_near,
            fr="A Omnifrappe tant qu'aucune créature alliée ne lui est adjacente.",
            en="Has Omnistrike while no allied creature is adjacent to it.",
        ),
    ),
    weaknesses=(
        CannotAttack(
            sequence=True,
            rule="AW-198",
            fr="N'attaque pas pendant la séquence d'Initiative.",
            en="Does not attack during the Initiative sequence.",
        ),
    ),
)
card.creature(
    "fauve-reptilien",
    "Fauve Reptilien",
    "Reptilian Beast",
    8,
    2,
    2,
    cost=13,
    has=(
        (MOUVEMENT, 2),
        OMNIFRAPPE,
    ),
    icon="velociraptor",
)
card.creature(
    "hexacarias",
    "Hexacarias",
    "Hexacarias",
    5,
    2,
    2,
    mark="livret",
    icon="tick",
)
card.creature(
    "hydre-instable",
    "Hydre Instable",
    "Unstable Hydra",
    8,
    2,
    1,
    cost=13,
    has=(
        (MOUVEMENT, 2),
        OMNIFRAPPE,
    ),
    icon="hydra",
    skills=(
        itself(
            attack=1,
            when=_starts,
            fr="Pendant un round que vous commencez, elle a +1 en Attaque.",
            en="In a round that you start, it has +1 Attack.",
        ),
        itself(
            defense=1,
            when=_follows,
            fr="Pendant un autre round, elle a +1 en Défense.",
            en="In any other round, it has +1 Defense.",
        ),
    ),
)
card.creature(
    "marcheur",
    "Marcheur",
    "Walker",
    8,
    2,
    1,
    cost=11,
    has=(
        REGENERATION,
        (MOUVEMENT, 2),
    ),
    family="Yhdoriens",
    limit=4,
    mark="livret",
    icon="deku-tree",
)
card.creature(
    "nemesio-nakka",
    "Némésio",
    "Nemesio",
    4,
    1,
    1,
    cost=9,
    has=((MOUVEMENT, 2),),
    legendary=True,
    mark="livret",
    icon="hooded-figure",
    skills=(needs_group("Némésio", "Nemesio"),),
    action=Action(
        Exchange(Who(ALLY, near=True, most=8), Who(ALLY, most=8)),
        fr="Échangez les places d'une créature alliée adjacente et d'une autre créature alliée, chacune de valeur "
        "8 ou moins, quelle que soit la distance. Némésio ne change pas de place.",
        en="Exchange the places of an adjacent allied creature and of another allied creature, at any distance, each "
        "of value 8 or less. Nemesio does not change places.",
    ),
)
card.creature(
    "perroquet-provocateur",
    "Perroquet Provocateur",
    "Lightning Bird",
    2,
    0,
    0,
    has=(
        INITIATIVE,
        VOL,
    ),
    mark="livret",
    icon="parrot-head",
)
card.creature(
    "phacochere-borgne",
    "Phacochère Borgne",
    "One-Eyed Hog",
    1,
    1,
    1,
    icon="boar-tusks",
    weaknesses=(
        OnlyTargets(
            _seen,
            rule="AW-401",
            fr="N'attaque ni la carte contre son bord droit ni celle contre son bord bas : vues de votre place, "
            "celle de gauche et celle de devant.",
            en="Attacks neither the card at its right edge nor the one at its bottom edge: from your seat, the one "
            "on the left and the one in front.",
        ),
    ),
)
card.creature(
    "phasme-venimeux",
    "Phasme Venimeux",
    "Death Crawler",
    2,
    2,
    0,
    mark="livret",
    icon="insect-jaws",
)
card.creature(
    "plante-carnivore",
    "Plante Carnivore",
    "Carnivorous Plant",
    6,
    1,
    1,
    mark="livret",
    icon="carnivorous-plant",
    skills=(gives(ALLIES, defense=1), needs_group("la Plante Carnivore", "the Carnivorous Plant")),
)
card.creature(
    "porteur-de-mort",
    "Porteur de Mort",
    "Ground Stomper",
    5,
    1,
    1,
    family="Danseurs",
    icon="drum",
    skills=(
        gives(ENEMIES, defense=-1),
        grants(
            Group(EVERY, ALLY, family="Danseurs"),
            INITIATIVE,
            when=family_present("Musiciens"),
            fr="Tant qu'une créature alliée de la famille Musiciens est sur le champ de bataille, les créatures "
            "alliées de la famille Danseurs ont Initiative.",
            en="While an allied creature of the Musiciens family is on the battlefield, allied creatures of the "
            "Danseurs family have Initiative.",
        ),
    ),
)
card.creature(
    "protecteur",
    "Protecteur",
    "Protector",
    7,
    0,
    2,
    cost=10,
    has=((MOUVEMENT, 2),),
    family="Yhdoriens",
    mark="livret",
    icon="totem-head",
    skills=(
        itself(
            attack=1,
            per=_tokens,
            fr="A +1 en Attaque par pion faction supplémentaire qu'il porte.",
            en="Has +1 Attack for each extra faction token it bears.",
        ),
    ),
    action=Action(
        Do(_add_token),
        fr="Posez sur lui un pion faction supplémentaire ; il y reste d'un round à l'autre et ne sert pas à le "
        "réactiver.",
        en="Put an extra faction token on it; it stays from round to round and does not reactivate it.",
    ),
)
card.creature(
    "racines-rampantes",
    "Racines Rampantes",
    "Crawling Roots",
    5,
    1,
    0,
    has=(FURTIF,),
    icon="plant-roots",
    skills=(strips(ENEMIES, MOUVEMENT | VOL),),
)
card.creature(
    "sonneur-de-mort",
    "Sonneur de Mort",
    "Death Whisperer",
    5,
    1,
    1,
    family="Musiciens",
    mark="livret",
    icon="hunting-horn",
    skills=(
        gives(ENEMIES, attack=-1),
        grants(
            Group(EVERY, ALLY, family="Musiciens"),
            INITIATIVE,
            when=family_present("Danseurs"),
            fr="Tant qu'une créature alliée de la famille Danseurs est sur le champ de bataille, les créatures "
            "alliées de la famille Musiciens ont Initiative.",
            en="While an allied creature of the Danseurs family is on the battlefield, allied creatures of the "
            "Musiciens family have Initiative.",
        ),
    ),
)
card.creature(
    "xenodon",
    "Xénodon",
    "Xenodon",
    3,
    1,
    1,
    has=((MOUVEMENT, 2),),
    mark="livret",
    icon="horned-reptile",
)
card.creature(
    "yhdorien-senile",
    "Yhdorien Sénile",
    "Senile Yhdorian",
    5,
    1,
    3,
    family="Yhdoriens",
    mark="livret",
    icon="tree-face",
)
card.place(
    "arbre-de-vie",
    "Arbre de Vie",
    "Tree of Life",
    12,
    4,
    legendary=True,
    mark="livret",
    icon="tree-growth",
    skills=(grants(ALLIES, REGENERATION),),
)
card.place(
    "racines-eternelles",
    "Racines Éternelles",
    "Eternal Roots",
    8,
    4,
    mark="livret",
    icon="tree-roots",
    skills=(
        OnlyGroups(
            lambda me, group: creatures_in(group) == 0 or creatures_in(group) == len(group) > 1,
            ALLIES,
            rule="AW-159",
            fr="Les créatures alliées adjacentes ne peuvent être attaquées que par un groupe d'au moins deux "
            "créatures sans sort, ou par des sorts d'attaque sans créature.",
            en="Adjacent allied creatures may be attacked only by a group of at least two creatures without a spell, or "
            "by attack spells without a creature.",
        ),
    ),
)
card.place(
    "ruines-de-sylv",
    "Ruines de Sylv",
    "Ruins of Sylv",
    10,
    4,
    legendary=True,
    icon="ancient-ruins",
    skills=(
        gives(ALLIES, attack=1),
        grants(
            Group(NEAR, ALLY, having=DISTANCE),
            DISTANCE,
            1,
            fr="Celles qui ont Attaque à Distance ont une portée augmentée de 1.",
            en="Those with Ranged Attack have their range increased by 1.",
        ),
    ),
)
card.spell(
    "camouflage-naturel",
    "Camouflage Naturel",
    "Natural Camouflage",
    3,
    ROUND,
    limit=2,
    mark="livret",
    icon="chameleon-glyph",
    skills=(
        OnlyBy(
            lambda pos, me, attacker: attacker.type == SPELL,
            Group(NEAR, ALLY, types=CREATURES | PLACES),
            fr="Les créatures ennemies ne peuvent pas attaquer les créatures et lieux alliés adjacents ; les sorts "
            "d'attaque le peuvent.",
            en="Enemy creatures cannot attack adjacent allied creatures and places; attack spells can.",
        ),
    ),
)
card.spell(
    "flamme-surnaturelle",
    "Flamme Surnaturelle",
    "Forest Blast",
    2,
    ACTIVATION,
    has=(INITIATIVE,),
    astral=True,
    icon="fluffy-flame",
    action=Action(
        Pick(ENEMY_SPELL, discard),
        fr="Défaussez un sort ennemi, où qu'il soit posé.",
        en="Discard an enemy spell, wherever it lies.",
    ),
)
card.spell(
    "manifestation-surnaturelle",
    "Manifestation Surnaturelle",
    "Warp Path",
    3,
    ACTIVATION,
    astral=True,
    icon="body-swapping",
    action=Action(
        Exchange(Who(ALLY), Who(ALLY), times=2),
        fr="Échangez les places de deux créatures alliées, quelle que soit la distance, puis, si vous le voulez, "
        "de deux encore (les mêmes ou d'autres).",
        en="Exchange the places of two allied creatures, at any distance, then, if you like, of two more (the same "
        "or others).",
    ),
)
card.spell(
    "mimetisme",
    "Mimétisme",
    "Mimicry",
    3,
    ACTIVATION,
    astral=True,
    mark="livret",
    icon="double-face-mask",
    action=Action(
        Pair(Who(ALLY), Who(), _mimic),
        fr="Choisissez une créature alliée, puis une autre créature : jusqu'à la fin du tour, la première prend "
        "toutes les caractéristiques de la seconde. Désactivée, elle redevient active.",
        en="Choose an allied creature, then another creature: until the end of the turn, the first takes all the "
        "characteristics of the second. If it was deactivated, it is active again.",
    ),
)
card.spell(
    "perdu-dans-la-foret",
    "Perdu dans la Forêt",
    "Lost in the Forest",
    3,
    ROUND,
    astral=True,
    icon="circle-forest",
    skills=(
        OnlyWith(
            lambda me, group: len(group) > 1,
            ALL_ENEMIES,
            rule="AW-159",
            fr="Les créatures ennemies ne peuvent attaquer qu'en attaque groupée (sorts compris).",
            en="Enemy creatures may attack only in a group attack (spells count).",
        ),
    ),
)
card.spell(
    "puissance-devorante",
    "Puissance Dévorante",
    "Unstable Growth",
    2,
    ROUND,
    mark="livret",
    icon="growth",
    skills=(gives(ALLIES, attack=2, defense=-1),),
)
card.spell(
    "transe-musicale",
    "Transe Musicale",
    "Musical Trance",
    4,
    ACTIVATION,
    astral=True,
    mark="livret",
    icon="music-spell",
    action=Action(
        Shift(Who(ALLY, families=("Musiciens", "Danseurs")), 2, times=0),
        fr="Déplacez autant de créatures alliées des familles Musiciens et Danseurs que vous voulez, chacune une "
        "fois et à une distance de 2 au plus.",
        en="Move any number of allied creatures of the Musiciens and Danseurs families, each once and at a distance "
        "of 2 at most.",
    ),
)
card.spell(
    "tremblement-de-terre",
    "Tremblement de Terre",
    "Earthquake",
    2,
    ACTIVATION,
    attack=2,
    has=(OMNIFRAPPE,),
    mark="livret",
    icon="earth-crack",
)
