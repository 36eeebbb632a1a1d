"""Fléau (the Blight: swamp, forge and rats).

Length: one place a card, some forty cards a faction.
"""

from __future__ import annotations

from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Frame
from ludotheque.games.arackhan import changes
from ludotheque.games.arackhan.actions import ENEMY_SPELL, Action, Pair, Pick, Shift, Who, discard
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
from ludotheque.games.arackhan.faces import ACTIVATION, CREATURE, ROUND, SPELL, Faction
from ludotheque.games.arackhan.modifiers import ALLY, ENEMY, NEAR, Modifier
from ludotheque.games.arackhan.say import (
    ALL_ENEMIES,
    ALLIES,
    ENEMIES,
    Against,
    Group,
    OnlyBy,
    OnlyGroups,
    OnlyTargets,
    OnlyWith,
    count_near,
    creatures_in,
    deprives,
    gives,
    grants,
    holds,
    is_ally,
    itself,
    marked,
    silences,
    strips,
    touching,
)
from ludotheque.games.arackhan.sheets import Sheet

card = Faction("fleau")

# ---------------------------------------------------------------------- words of these cards


def holds_between(me: str, other: str) -> Modifier:
    """What Feyr and Lucy do together."""
    return holds(
        ENEMIES,
        beside=other,
        fr=f"Une créature ennemie adjacente à la fois à {me} et à {other} est désactivée tant qu'elle touche les deux.",
        en=f"An enemy creature adjacent to both {me} and {other} is deactivated for as long as it touches both.",
    )


def exchange_tokens(pos: Battle, frame: Frame, enemy: int, ally: int) -> None:
    """Two creatures exchange controllers for the round, each token keeping its side up (AW-393)."""
    pos.awake[enemy], pos.awake[ally] = pos.awake[ally], pos.awake[enemy]
    theirs, ours = pos.controller[enemy], pos.controller[ally]
    for one, seat in ((enemy, ours), (ally, theirs)):
        changes.control(pos, one, seat, "AW-393")
        changes.last(pos, "control", one, frame.source, frame.seat, changes.FOR_ROUND, pos.owner[one])


def shaman(sheet: Sheet) -> bool:
    return sheet.named("Rat Shaman")


def absorb(pos: Battle, frame: Frame, victim: int, other: Seat) -> None:
    """Add what is printed on the destroyed creature to the other one (AW-020)."""
    changes.destroy(pos, victim, "AW-161")
    changes.last(pos, "absorb", other, frame.source, frame.seat, changes.FOR_ROUND, pos.faces[victim])
    pos.emit("absorbs", "AW-020", frame.seat, (other, victim))


def possess(pos: Battle, frame: Frame, creature: Copy) -> None:
    """Put the player's active token on it, for as long as the spell is in play."""
    pos.awake[creature] = 1
    changes.control(pos, creature, frame.seat, "AW-393")
    owner = pos.owner[creature]
    changes.last(pos, "control", creature, frame.source, frame.seat, changes.WITH_SOURCE, owner)


# ---------------------------------------------------------------------- the cards

card.creature(
    "ailes-du-tourment",
    "Ailes du Tourment",
    "Winged Terror",
    8,
    1,
    1,
    cost=10,
    has=(
        NUEE,
        VOL,
    ),
    family="Harpies",
    limit=7,
    icon="harpy",
)
card.creature(
    "berserker",
    "Berserker",
    "Berserker",
    4,
    1,
    1,
    has=(
        INITIATIVE,
        OMNIFRAPPE,
    ),
    mark="livret",
    icon="battle-axe",
)
card.creature(
    "blatte-malsaine",
    "Blatte Malsaine",
    "Scuttle Jaw",
    1,
    1,
    0,
    mark="livret",
    icon="beetle-shell",
)
card.creature(
    "carriole-pestilentielle",
    "Carriole Pestilentielle",
    "Plague Wagon",
    10,
    2,
    2,
    cost=14,
    has=((MOUVEMENT, 2),),
    icon="caravan",
    skills=deprives(ENEMIES),
    weaknesses=deprives(ALLIES),
)
card.creature(
    "coleoptere-de-la-forge",
    "Coléoptère de la Forge",
    "Forge Beetle",
    6,
    0,
    0,
    has=(VOL,),
    family="Forgerons",
    limit=2,
    mark="livret",
    icon="scarab-beetle",
    skills=(gives(ALLIES, attack=1),),
)
card.creature(
    "collecteur-de-peste",
    "Collecteur de Peste",
    "Plague Collector",
    6,
    1,
    2,
    mark="livret",
    icon="plague-doctor-profile",
    skills=(strips(ENEMIES),),
    weaknesses=(strips(ALLIES),),
)
card.creature(
    "feyr",
    "Feyr",
    "Feyr",
    10,
    0,
    0,
    cost=12,
    has=(
        FURTIF,
        VOL,
    ),
    legendary=True,
    icon="evil-wings",
    skills=(strips(ENEMIES), holds_between("Feyr", "Lucy")),
)
card.creature(
    "fleau-du-marais",
    "Fléau du Marais",
    "Flail",
    2,
    2,
    0,
    has=(OMNIFRAPPE,),
    icon="flail",
    weaknesses=(
        marked(
            "strays",
            fr="Quand il attaque, les créatures alliées adjacentes comptent comme ennemies : il les frappe aussi.",
            en="When it attacks, adjacent allied creatures count as enemies: it strikes them too.",
        ),
    ),
)
card.creature(
    "forgeron-renegat",
    "Forgeron Renégat",
    "Corrupt Blacksmith",
    3,
    1,
    1,
    family="Forgerons",
    icon="blacksmith",
    skills=(gives(ALLIES, attack=1),),
)
card.creature(
    "hydre-abominable",
    "Hydre Abominable",
    "Abominable Hydra",
    12,
    3,
    2,
    has=(OMNIFRAPPE,),
    mark="livret",
    icon="hydra-shot",
)
card.creature(
    "lucy",
    "Lucy",
    "Lucy",
    7,
    0,
    0,
    has=(
        FURTIF,
        VOL,
    ),
    legendary=True,
    icon="pretty-fangs",
    skills=(silences(ENEMIES), holds_between("Lucy", "Feyr")),
)
card.creature(
    "mangeur-d-enfants",
    "Mangeur d'Enfants",
    "Child Eater",
    13,
    4,
    2,
    cost=15,
    has=(PERFORATION,),
    mark="livret",
    icon="gluttonous-smile",
    weaknesses=(
        marked(
            "dies-failing",
            fr="Il est détruit dès qu'une attaque à laquelle il participe échoue, Perforation comprise.",
            en="It is destroyed as soon as an attack in which it takes part fails, Piercing included.",
        ),
    ),
)
card.creature(
    "molosse-des-marais",
    "Molosse des Marais",
    "Swamp Hound",
    6,
    2,
    1,
    has=((MOUVEMENT, 2),),
    icon="hound",
)
card.creature(
    "mouche-scorpion",
    "Mouche-Scorpion",
    "Scorpion Fly",
    3,
    1,
    0,
    has=(VOL,),
    icon="scorpion-tail",
)
card.creature(
    "nemesio-fleau",
    "Némésio",
    "Nemesio",
    5,
    1,
    0,
    cost=15,
    has=(
        FURTIF,
        (MOUVEMENT, 2),
    ),
    legendary=True,
    mark="livret",
    icon="puppet",
    action=Action(
        Pair(Who(ENEMY, near=True), Who(ALLY, near=True), exchange_tokens),
        fr=(
            "Échangez les pions faction d'une créature ennemie et d'une créature alliée adjacentes à Némésio : "
            "chaque joueur contrôle la créature qui porte son pion, sur la face où il était. À la fin du round, "
            "elles reviennent à leurs propriétaires."
        ),
        en=(
            "Exchange the faction tokens of an enemy and an allied creature adjacent to Nemesio: each player "
            "controls the creature that bears their token, on the side it was on. At the end of the round they "
            "return to their owners."
        ),
    ),
)
card.creature(
    "ogre-du-marais",
    "Ogre du Marais",
    "Swamp Ogre",
    3,
    2,
    1,
    mark="livret",
    icon="ogre",
)
card.creature(
    "patriarche-de-la-forge",
    "Patriarche de la Forge",
    "Forge Patriarch",
    7,
    2,
    2,
    family="Forgerons",
    mark="livret",
    icon="dwarf-face",
    skills=(gives(ALLIES, attack=1),),
)
card.creature(
    "pourfendeur",
    "Pourfendeur",
    "Slayer",
    7,
    2,
    2,
    has=(OMNIFRAPPE,),
    mark="livret",
    icon="axe-swing",
)
card.creature(
    "rat-colosse",
    "Rat-Colosse",
    "Colossus Rat",
    6,
    3,
    2,
    family="Rats",
    icon="seated-mouse",
    weaknesses=(
        OnlyWith(
            lambda me, group: all(one is me or (one.type == CREATURE and "Rats" in one.families) for one in group),
            fr=(
                "Ne rejoint une attaque groupée que si tous les autres attaquants sont des créatures de la famille "
                "Rats."
            ),
            en="Joins a group attack only if all other attackers are creatures of the Rats family.",
        ),
    ),
)
card.creature(
    "rat-homme",
    "Rat-Homme",
    "Ratman",
    2,
    0,
    1,
    has=(NUEE,),
    family="Rats",
    mark="livret",
    icon="rat",
    weaknesses=(
        marked(
            "rat-homme",
            fr="Sa Nuée ne compte que les créatures dont le nom contient « Rat-Homme ».",
            en="Its Swarm counts only creatures with “Rat-Homme” (Ratman) in their name.",
        ),
    ),
)
card.creature(
    "rat-titan",
    "Rat-Titan",
    "Titan Rat",
    7,
    2,
    2,
    family="Rats",
    mark="livret",
    icon="bestial-fangs",
    skills=(
        itself(
            attack=2,
            per=count_near(lambda other, me: is_ally(other, me) and shaman(other)),
            fr="A +2 en Attaque par Rat Shaman allié adjacent.",
            en="Has +2 Attack for each adjacent allied Rat Shaman.",
        ),
        itself(
            attack=1,
            per=count_near(lambda other, me: is_ally(other, me) and "Rats" in other.families and not shaman(other)),
            fr="A +1 en Attaque par autre créature alliée adjacente de la famille Rats.",
            en="Has +1 Attack for each other adjacent allied creature of the Rats family.",
        ),
    ),
)
card.creature(
    "troll-des-marais",
    "Troll des Marais",
    "Swamp Troll",
    4,
    2,
    1,
    family="Trolls",
    mark="livret",
    icon="troll",
    skills=(
        OnlyGroups(
            lambda me, group: creatures_in(group) <= 1,
            rule="AW-159",
            fr=(
                "Une attaque contre lui ne peut compter qu'une seule créature ; des sorts d'attaque peuvent s'y "
                "joindre."
            ),
            en="An attack on it may include only one creature; attack spells may join it.",
        ),
    ),
)
card.creature(
    "troll-geant",
    "Troll Géant",
    "Giant Troll",
    8,
    3,
    2,
    family="Trolls",
    icon="orc-head",
    skills=(
        Against(
            1,
            lambda me, target: target.type == CREATURE and target.has(VOL),
            fr="A +1 en Attaque contre une créature ayant Vol.",
            en="Has +1 Attack against a creature with Flight.",
        ),
    ),
    weaknesses=(
        Against(
            -1,
            lambda me, target: target.type == CREATURE and target.has(INITIATIVE),
            fr="A −1 en Attaque contre une créature ayant Initiative.",
            en="Has −1 Attack against a creature with Initiative.",
        ),
    ),
)
card.place(
    "forges-occidentales",
    "Forges Occidentales",
    "Western Forge",
    10,
    4,
    legendary=True,
    mark="livret",
    icon="furnace",
    skills=(gives(ALLIES, attack=2),),
)
card.place(
    "tunnel-sombre",
    "Tunnel Sombre",
    "Dark Tunnel",
    7,
    3,
    cost=13,
    icon="cave-entrance",
    skills=(
        grants(Group(NEAR, ALLY, most=7), FURTIF),
        OnlyBy(
            lambda pos, me, attacker: attacker.type == SPELL or touching(pos, attacker, me),
            fr="Ce lieu ne peut être attaqué que par une créature adjacente ou par un sort.",
            en="This place can be attacked only by an adjacent creature or by a spell.",
        ),
    ),
)
card.spell(
    "absorption-d-essence",
    "Absorption d'Essence",
    "Essence Absorption",
    3,
    ROUND,
    has=(INITIATIVE,),
    astral=True,
    icon="life-tap",
    action=Action(
        Pair(Who(ALLY), Who(ALLY), absorb),
        once=True,
        fr=(
            "Une seule fois, détruisez une créature alliée et choisissez-en une autre : jusqu'à la fin du round, "
            "les caractéristiques de la première s'ajoutent aux siennes (valeurs et chiffres s'additionnent, le "
            "reste se cumule)."
        ),
        en=(
            "Once only, destroy an allied creature and choose another: until the end of the round, the "
            "characteristics of the first are added to its own (values and figures add up, it has the rest of "
            "both)."
        ),
    ),
)
card.spell(
    "brume-malefique",
    "Brume Maléfique",
    "The Fog",
    3,
    ROUND,
    astral=True,
    icon="fog",
    skills=(
        OnlyTargets(
            lambda pos, me, target: touching(pos, me, target),
            ALL_ENEMIES,
            rule="AW-402",
            fr=(
                "Les créatures ennemies du champ de bataille ne peuvent attaquer que des cartes qui leur sont "
                "adjacentes."
            ),
            en="Enemy creatures on the battlefield can attack only cards adjacent to them.",
        ),
        OnlyWith(
            lambda me, group: len(group) == 1,
            ALL_ENEMIES,
            fr="Elles attaquent toujours seules, jamais en attaque groupée.",
            en="They always attack alone, never in a group attack.",
        ),
    ),
)
card.spell(
    "exil-maudit",
    "Exil Maudit",
    "Forced Exile",
    6,
    ACTIVATION,
    has=(INITIATIVE,),
    legendary=True,
    astral=True,
    mark="livret",
    icon="portal",
    action=Action(
        Shift(Who(ENEMY)),
        fr="Déplacez une créature ennemie vers un emplacement libre, sans limite de distance.",
        en="Move an enemy creature to a free slot, over any distance.",
    ),
)
card.spell(
    "foudre-de-feu",
    "Foudre de Feu",
    "Fire Lightning",
    2,
    ACTIVATION,
    attack=2,
    has=((DISTANCE, 3),),
    mark="livret",
    icon="lightning-flame",
)
card.spell(
    "la-peur",
    "La Peur",
    "The Fear",
    5,
    ROUND,
    legendary=True,
    mark="livret",
    icon="terror",
    skills=(
        holds(
            ENEMIES,
            fr="Les créatures ennemies adjacentes sont désactivées tant qu'elles restent adjacentes à ce sort.",
            en="Adjacent enemy creatures are deactivated for as long as they stay adjacent to this spell.",
        ),
    ),
)
card.spell(
    "possession",
    "Possession",
    "Possession",
    4,
    ROUND,
    legendary=True,
    astral=True,
    icon="overmind",
    action=Action(
        Pick(Who(ENEMY), possess),
        once=True,
        fr=(
            "Une seule fois, posez votre pion, face active, sur une créature ennemie à la place du sien : vous "
            "la contrôlez tant que ce sort est en jeu. Puis son propriétaire la reprend, active."
        ),
        en=(
            "Once only, put your token, active side up, on an enemy creature in place of its own: you control it "
            "for as long as this spell is in play. Then its owner takes it back, active."
        ),
    ),
)
card.spell(
    "sorcellerie-impure",
    "Sorcellerie Impure",
    "Negative Sorcery",
    2,
    ACTIVATION,
    has=(INITIATIVE,),
    astral=True,
    icon="cauldron",
    action=Action(
        Pick(ENEMY_SPELL, discard),
        fr="Défaussez un sort ennemi du champ de bataille ou d'un plan astral.",
        en="Discard an enemy spell from the battlefield or an astral plane.",
    ),
)
card.spell(
    "souffle-du-dragon",
    "Souffle du Dragon",
    "Dragon Breath",
    5,
    ACTIVATION,
    attack=4,
    has=(PERFORATION,),
    limit=4,
    mark="livret",
    icon="dragon-breath",
)
card.spell(
    "tempete-de-feu",
    "Tempête de Feu",
    "Firestorm",
    3,
    ROUND,
    limit=2,
    mark="livret",
    icon="fire-ring",
    skills=(gives(ENEMIES, attack=-1, defense=-1), *deprives(ENEMIES, also=True)),
)
