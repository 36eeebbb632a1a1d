"""Ordre Gris (the Grey Order: legions, artillery, mercenaries)."""

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

card = Faction("ordre-gris")

# ability: Chaque créature alliée adjacente de la famille Légion IV a +1 en attaque.
card.creature("archer", "Archer", "Archer", 5, 1, 1, has=((DISTANCE, 2),), family="Légion IV")
# action: Une seule fois par round, permuter l'Assassin avec une créature alliée de valeur 4 ou moins, quelle que soit la distance qui les sépare. L'Assassin redevient ensuite actif et peut encore attaquer pendant ce round.
card.creature("assassin", "Assassin", "Assassin", 8, 2, 1, cost=13, has=(INITIATIVE,), limit=3)
card.creature("baliste", "Baliste", "Ballista", 5, 1, 1, has=((DISTANCE, 3),), family="Artillerie", mark="livret")
# ability: Tant que son pion faction est sur sa face active, elle est immunisée contre les sorts ennemis.
# weakness: Ne peut pas prendre pour cible une carte ennemie qui lui est adjacente : elle n'attaque qu'à une distance d'au moins 2.
card.creature("catanolithe", "Catanolithe", "Catanolith", 10, 3, 1, cost=15, has=((DISTANCE, 3),), family="Artillerie")
card.creature("catapulte", "Catapulte", "Catapult", 6, 2, 1, cost=8, has=((DISTANCE, 3),), family="Artillerie")
card.creature("cavalier-gris", "Cavalier Gris", "Grey Horseman", 7, 2, 2, cost=9, has=((MOUVEMENT, 2),), mark="livret")
# ability: Chaque créature alliée adjacente de la famille Légion VI a +1 en attaque et +1 en défense.
card.creature("champion", "Champion", "Champion", 8, 2, 2, family="Légion VI", limit=4, mark="livret")
# ability: A +2 en attaque contre une créature ayant vol ou mouvement, et toute créature ennemie ayant vol ou mouvement qu'il détruit, seul ou en attaque groupée, est glissée sous sa carte au lieu d'être défaussée. En fin de partie, la valeur principale des cartes placées sous lui s'ajoute au score de son joueur ; s'il quitte le champ de bataille avant, elles vont dans la défausse de leur propriétaire.
card.creature(
    "chasseur-de-dragons",
    "Chasseur de Dragons",
    "Dragon Slayer",
    10,
    1,
    2,
    cost=13,
    has=((DISTANCE, 3),),
    mark="livret",
)
# ability: Est immunisé contre les sorts ennemis : ni l'effet, ni l'action, ni l'attaque d'un sort ennemi ne l'affecte.
card.creature(
    "chevalier-gris",
    "Chevalier Gris",
    "Grey Knight",
    9,
    2,
    2,
    cost=15,
    has=((MOUVEMENT, 2),),
    family="Légion VI",
    limit=4,
)
# action: Désactiver une créature ennemie active au choix, où qu'elle soit sur le champ de bataille.
card.creature(
    "disque-du-tomour",
    "Disque du Tomour",
    "Tomur Disc",
    1,
    1,
    0,
    cost=15,
    has=(
        FURTIF,
        VOL,
    ),
    legendary=True,
    mark="livret",
)
card.creature("fanatique", "Fanatique", "Fanatic", 4, 2, 0, has=(INITIATIVE,))
# ability: Chaque créature alliée adjacente de la famille Légion VI a +1 en attaque.
card.creature("fantassin", "Fantassin", "Infantryman", 3, 1, 1, family="Légion VI", mark="livret")
card.creature("gueux-des-champs", "Gueux des Champs", "Angry Peasant", 2, 0, 1, has=(NUEE,), family="Gueux")
# ability: Chaque créature alliée adjacente à cette carte a +1 en défense.
card.creature(
    "heros-de-la-bataille-de-nerz",
    "Héros de la Bataille de Nerz",
    "Hero of the Battle of Nerz",
    10,
    2,
    3,
    cost=12,
    mark="livret",
)
# ability: Chaque créature alliée adjacente à cette carte a +1 en attaque et +1 en défense.
card.creature("l-armurier", "L'Armurier", "Armorer", 7, 1, 1)
card.creature(
    "le-senechal", "Le Sénéchal", "The Seneschal", 14, 4, 2, cost=16, has=(OMNIFRAPPE,), legendary=True, mark="livret"
)
# ability: Une créature alliée de la famille Mercenaires à qui son point faible interdit les attaques groupées peut tout de même en rejoindre une si le Mercenaire Aguerri participe à cette même attaque.
card.creature("mercenaire-aguerri", "Mercenaire Aguerri", "Senior Mercenary", 4, 2, 1, family="Mercenaires")
# weakness: Attaque toujours seul : aucune attaque groupée ne peut le compter parmi ses participants.
card.creature("mercenaire-des-neiges", "Mercenaire des Neiges", "White Plains Mercenary", 4, 2, 3, family="Mercenaires")
# ability: Cette carte et chaque créature alliée adjacente de la famille Légion VI bénéficient de l'immunité contre les sorts ennemis.
card.creature("missionnaire-gris", "Missionnaire Gris", "Grey Missionary", 8, 2, 2, family="Légion VI", mark="livret")
# action: Une seule fois par round, détruire une autre créature alliée de valeur 3 ou plus, puis choisir une créature du champ de bataille, alliée ou ennemie : jusqu'à la fin du round, toutes les caractéristiques de Némésio sont remplacées par celles de cette créature. Némésio redevient ensuite actif.
card.creature(
    "nemesio-ordre-gris", "Némésio", "Nemesio", 2, 0, 1, cost=9, has=((MOUVEMENT, 2),), legendary=True, mark="livret"
)
# ability: Chaque créature alliée adjacente de la famille Légion VI a +1 en défense.
card.creature("phalange", "Phalange", "Phalanx", 3, 1, 1, family="Légion VI", mark="livret")
# action: Déplacer le Porte-Étendard d'exactement 1 emplacement, puis, l'une après l'autre, autant de créatures alliées de la famille Légion VI que souhaité, chacune une seule fois et d'exactement 1 emplacement dans cette même direction. Chaque emplacement d'arrivée doit être libre et adjacent à au moins une autre carte au moment où la créature s'y déplace.
card.creature("porte-etendard", "Porte-Étendard", "Standard Bearer", 7, 1, 1, family="Légion VI")
# ability: Bénéficie de l'immunité contre les sorts ennemis, et chaque créature alliée adjacente de la famille Légion VI a l'attribut initiative.
card.creature("pretre-gris", "Prêtre Gris", "Grey Priest", 8, 1, 1, family="Légion VI")
# weakness: Ses attaques ne peuvent viser qu'une carte ennemie dont la valeur principale est un nombre pair.
card.creature("soldat-ivre", "Soldat Ivre", "Drunk Knight", 1, 1, 1, mark="livret")
card.creature("soldat-sobre", "Soldat Sobre", "Sober Knight", 2, 1, 1)
# ability: Chaque créature alliée adjacente de la famille Légion VI a +1 en attaque et +1 en défense.
card.creature("titan", "Titan", "Titan", 13, 3, 3, cost=16, family="Légion VI", limit=4, mark="livret")
card.creature("tourelle-d-attaque", "Tourelle d'Attaque", "Siege Tower", 10, 4, 1, has=(PERFORATION,), mark="livret")
# ability: Chaque créature alliée adjacente à cette carte a +1 en attaque et +1 en défense.
card.place("fort-avalon", "Fort Avalon", "Avalon Fortress", 10, 4, legendary=True, mark="livret")
# ability: Chaque créature alliée adjacente à cette carte a +1 en défense. En fin de partie, le joueur qui contrôle ce lieu ajoute à son score la valeur principale de chaque créature ennemie adjacente à ce lieu ou à une créature alliée elle-même adjacente à ce lieu, chaque créature ennemie n'étant comptée qu'une fois.
# weakness: Il est interdit de poser cette carte pendant le dernier round de la partie (le round 9 à deux joueurs).
card.place("maitres-d-arackhan", "Maîtres d'AracKhan", "Masters of AracKhan", 10, 4, legendary=True)
# ability: Chaque créature alliée adjacente bénéficie de l'immunité contre les sorts ennemis et a +2 en défense contre toute attaque à laquelle participe une créature ayant vol ou mouvement. À la fin du round, chaque créature adjacente à ce lieu, alliée ou ennemie, de valeur 5 ou moins et ayant vol est détruite.
card.place("monolithe-d-acier-fantome", "Monolithe d'Acier Fantôme", "Ghost Metal Monolith", 10, 4, legendary=True)
# action: Défausser ce sort et poser sur l'emplacement qu'il occupait une créature de la main du joueur, sans limite de valeur ; cette créature arrive active et peut être activée dès ce tour.
card.spell("cheval-d-avalon", "Cheval d'Avalon", "Horse of Avalon", 7, ACTIVATION, limit=2, mark="livret")
# action: Une seule fois, déplacer une créature alliée à une distance maximale de 3 ; elle a ensuite +1 en attaque jusqu'à la fin du round.
card.spell("convoi-fortifie", "Convoi Fortifié", "Armoured Convoy", 3, ROUND, astral=True)
# action: Déplacer une créature alliée vers un emplacement libre adjacent à au moins une autre carte alliée et à aucune carte ennemie, puis la désactiver.
card.spell("en-permission", "En Permission", "On Leave", 2, ACTIVATION, has=(INITIATIVE,), astral=True)
card.spell("explosion-d-yhdil", "Explosion d'Yhdil", "Yhdil Blast", 4, ACTIVATION, attack=3, has=(OMNIFRAPPE,))
# ability: Chaque créature alliée de la famille Légion VI, où qu'elle soit sur le champ de bataille, a +1 en attaque.
card.spell("force-et-honneur", "Force et Honneur", "Warcry", 2, ROUND, astral=True, mark="livret")
# action: Choisir autant de créatures alliées désactivées que souhaité : leur pion faction repasse sur sa face active et elles peuvent être activées de nouveau pendant ce round.
card.spell(
    "l-eveil-de-l-ordre-gris",
    "L'Éveil de l'Ordre Gris",
    "The Grey Order Rises",
    8,
    ACTIVATION,
    legendary=True,
    astral=True,
    mark="livret",
)
# ability: Tant que ce sort est sur le plan astral, chaque créature alliée de la famille Légion VI, où qu'elle soit sur le champ de bataille, a +2 en défense mais n'a pas le droit d'attaquer.
card.spell("levee-de-boucliers", "Levée de Boucliers", "Shield Wall", 2, ROUND, astral=True, mark="livret")
# action: Déplacer, l'une après l'autre, autant de créatures alliées de la famille Légion VI que souhaité, chacune une seule fois et à une distance maximale de 2.
card.spell("ordre-de-marche", "Ordre de Marche", "Marching Order", 6, ACTIVATION, astral=True)
# action: Poser depuis la main du joueur une ou deux créatures de la famille Légion VI, chacune de valeur 8 ou moins, sur un emplacement libre adjacent à au moins une créature alliée Légion VI (la première ainsi posée peut servir d'appui à la seconde) et à aucune carte ennemie. Elles arrivent actives et peuvent être activées dès ce tour.
card.spell("renforts", "Renforts", "Backup", 9, ACTIVATION, astral=True)
# ability: Aucune créature adjacente à ce sort, alliée ou ennemie, ne peut lancer d'attaque ni en subir, y compris de la part d'un sort d'attaque.
card.spell("treve", "Trêve", "Truce", 4, ROUND, limit=2, mark="livret")
