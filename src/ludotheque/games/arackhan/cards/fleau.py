"""Fléau (the Blight: swamp, forge and rats)."""

from __future__ import annotations

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
from ludotheque.games.arackhan.faces import ACTIVATION, ROUND, Faction

card = Faction("fleau")

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
)
card.creature("blatte-malsaine", "Blatte Malsaine", "Scuttle Jaw", 1, 1, 0, mark="livret")
# ability: Chaque créature ennemie adjacente est privée de tous ses attributs et de toutes ses compétences.
# weakness: Chaque créature alliée adjacente est privée elle aussi de tous ses attributs et de toutes ses compétences.
card.creature(
    "carriole-pestilentielle", "Carriole Pestilentielle", "Plague Wagon", 10, 2, 2, cost=14, has=((MOUVEMENT, 2),)
)
# ability: Chaque créature alliée adjacente à cette carte a +1 en attaque.
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
)
# ability: Chaque créature ennemie adjacente est privée de tous ses attributs ; elle garde ses compétences.
# weakness: Chaque créature alliée adjacente est privée elle aussi de tous ses attributs.
card.creature("collecteur-de-peste", "Collecteur de Peste", "Plague Collector", 6, 1, 2, mark="livret")
# ability: Chaque créature ennemie adjacente à Feyr est privée de tous ses attributs. Une créature ennemie adjacente à la fois à Feyr et à Lucy est désactivée aussi longtemps qu'elle touche les deux, puis redevient active (sauf si elle était désactivée pour une autre raison).
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
)
# weakness: Quand il attaque, les créatures alliées qui lui sont adjacentes comptent comme ennemies : son omnifrappe les attaque aussi (les lieux alliés ne sont pas touchés).
card.creature("fleau-du-marais", "Fléau du Marais", "Flail", 2, 2, 0, has=(OMNIFRAPPE,))
# ability: Chaque créature alliée adjacente à cette carte a +1 en attaque.
card.creature("forgeron-renegat", "Forgeron Renégat", "Corrupt Blacksmith", 3, 1, 1, family="Forgerons")
card.creature("hydre-abominable", "Hydre Abominable", "Abominable Hydra", 12, 3, 2, has=(OMNIFRAPPE,), mark="livret")
# ability: Chaque créature ennemie adjacente à Lucy est privée de toutes ses compétences. Une créature ennemie adjacente à la fois à Lucy et à Feyr est désactivée aussi longtemps qu'elle touche les deux, puis redevient active (sauf si elle était désactivée pour une autre raison).
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
)
# weakness: Il est détruit dès qu'une attaque à laquelle il participe échoue : attaque seule, attaque groupée ou attaque suivante de sa perforation.
card.creature(
    "mangeur-d-enfants", "Mangeur d'Enfants", "Child Eater", 13, 4, 2, cost=15, has=(PERFORATION,), mark="livret"
)
card.creature("molosse-des-marais", "Molosse des Marais", "Swamp Hound", 6, 2, 1, has=((MOUVEMENT, 2),))
card.creature("mouche-scorpion", "Mouche-Scorpion", "Scorpion Fly", 3, 1, 0, has=(VOL,))
# action: Choisir une créature ennemie et une créature alliée, toutes deux adjacentes à Némésio, et échanger leurs pions faction, chaque pion gardant sa face active ou désactivée : chaque joueur contrôle la créature qui porte son pion. À la fin du round, l'échange est annulé ; si l'une des deux a été détruite, l'autre revient quand même à son propriétaire.
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
)
card.creature("ogre-du-marais", "Ogre du Marais", "Swamp Ogre", 3, 2, 1, mark="livret")
# ability: Chaque créature alliée adjacente à cette carte a +1 en attaque.
card.creature(
    "patriarche-de-la-forge", "Patriarche de la Forge", "Forge Patriarch", 7, 2, 2, family="Forgerons", mark="livret"
)
card.creature("pourfendeur", "Pourfendeur", "Slayer", 7, 2, 2, has=(OMNIFRAPPE,), mark="livret")
# weakness: Il peut attaquer seul, mais il ne rejoint une attaque groupée que si tous les autres attaquants sont des créatures alliées de la famille Rats (donc aucun sort).
card.creature("rat-colosse", "Rat-Colosse", "Colossus Rat", 6, 3, 2, family="Rats")
# weakness: Pour son attribut nuée, seules comptent les créatures dont le nom contient « Rat-Homme », et non toute la famille Rats.
card.creature("rat-homme", "Rat-Homme", "Ratman", 2, 0, 1, has=(NUEE,), family="Rats", mark="livret")
# ability: A +2 en attaque par Rat Shaman allié adjacent, et +1 en attaque par autre créature alliée adjacente de la famille Rats (un Rat Shaman ne donne que le +2).
card.creature("rat-titan", "Rat-Titan", "Titan Rat", 7, 2, 2, family="Rats", mark="livret")
# ability: Une même attaque contre lui ne peut compter qu'une seule créature ennemie ; des sorts d'attaque peuvent se joindre à elle.
card.creature("troll-des-marais", "Troll des Marais", "Swamp Troll", 4, 2, 1, family="Trolls", mark="livret")
# ability: A +1 en attaque contre une créature ennemie ayant vol.
# weakness: A -1 en attaque contre une créature ennemie ayant initiative.
card.creature("troll-geant", "Troll Géant", "Giant Troll", 8, 3, 2, family="Trolls")
# ability: Chaque créature alliée adjacente à cette carte a +2 en attaque.
card.place("forges-occidentales", "Forges Occidentales", "Western Forge", 10, 4, legendary=True, mark="livret")
# ability: Chaque créature alliée adjacente de valeur 7 ou moins a l'attribut furtif. Ce lieu n'est attaquable que par une créature ennemie qui lui est adjacente ou par un sort, jamais par une créature à distance 2 ou plus.
card.place("tunnel-sombre", "Tunnel Sombre", "Dark Tunnel", 7, 3, cost=13)
# action: Une seule fois, détruire une créature alliée, puis choisir une autre créature alliée : jusqu'à la fin du round, les caractéristiques de la créature détruite s'ajoutent aux siennes. Valeurs, attaques, défenses et chiffres de mouvement ou d'attaque à distance s'additionnent ; nom, famille, attributs, compétences et points faibles se cumulent.
card.spell(
    "absorption-d-essence", "Absorption d'Essence", "Essence Absorption", 3, ROUND, has=(INITIATIVE,), astral=True
)
# ability: Chaque créature ennemie n'attaque que des cartes qui lui sont adjacentes (son attaque à distance ne sert plus) et toujours seule, sans attaque groupée.
card.spell("brume-malefique", "Brume Maléfique", "The Fog", 3, ROUND, astral=True)
# action: Déplacer une créature ennemie, sans limite de distance, vers un emplacement libre au choix ayant au moins une autre carte adjacente.
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
)
card.spell(
    "foudre-de-feu", "Foudre de Feu", "Fire Lightning", 2, ACTIVATION, attack=2, has=((DISTANCE, 3),), mark="livret"
)
# ability: Chaque créature ennemie adjacente à ce sort est désactivée aussi longtemps qu'elle lui reste adjacente, puis redevient active (sauf si elle était désactivée pour une autre raison).
card.spell("la-peur", "La Peur", "The Fear", 5, ROUND, legendary=True, mark="livret")
# action: Une seule fois, choisir une créature ennemie et remplacer son pion faction par un pion du joueur qui a posé ce sort, face active : il contrôle cette créature jusqu'à la fin du round. Au moment où Possession est défaussée, la créature retrouve un pion de son propriétaire, face active.
card.spell("possession", "Possession", "Possession", 4, ROUND, legendary=True, astral=True)
# action: Défausser un sort ennemi au choix, où qu'il soit posé (plan astral ou champ de bataille).
card.spell(
    "sorcellerie-impure", "Sorcellerie Impure", "Negative Sorcery", 2, ACTIVATION, has=(INITIATIVE,), astral=True
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
)
# ability: Chaque créature ennemie adjacente à ce sort a -1 en attaque et -1 en défense, et elle est privée de tous ses attributs et de toutes ses compétences.
card.spell("tempete-de-feu", "Tempête de Feu", "Firestorm", 3, ROUND, limit=2, mark="livret")
