"""Terres Blanches (whitelands: ice, guards, fairies)."""

from __future__ import annotations

from ludotheque.games.arackhan.actions import Action, Shift, Who
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
from ludotheque.games.arackhan.modifiers import ALLY
from ludotheque.games.arackhan.say import ALLIES, gives

card = Faction("terres-blanches")

# action: Détruire Adrielle, puis poser sur l'emplacement qu'elle occupait une créature de la main du joueur, sans limite de valeur ; cette créature arrive active et peut être activée dès ce tour.
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
)
card.creature("aigle", "Aigle", "Eagle", 5, 1, 1, has=(VOL,), mark="livret")
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
)
card.creature("dreki", "Dreki", "Dreki", 5, 1, 1, has=(VOL,), mark="livret")
# ability: Son attaque et sa défense ne sont jamais modifiées par une autre carte, alliée ou ennemie (les bonus sont ignorés comme les malus).
# action: Une seule fois par round, choisir 0/3, 2/1 ou 3/0 : ce couple attaque/défense remplace ses valeurs imprimées jusqu'à la fin du round. La carte redevient ensuite active et peut encore attaquer pendant ce round.
card.creature("elementaire-de-glace", "Élémentaire de Glace", "Ice Elemental", 6, 1, 2, family="Élémentaires")
# action: Détruire la Fée Novice, puis poser sur l'emplacement qu'elle occupait une créature de la main du joueur de valeur 5 ou moins ; cette créature arrive active et peut être activée dès ce tour.
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
)
# ability: Chaque créature ennemie adjacente voit son attaque et sa défense échangées entre elles ; l'échange se calcule en dernier, sur les valeurs déjà corrigées par tous les autres modificateurs.
card.creature("fou-de-la-reine", "Fou de la Reine", "Queen's Jester", 6, 1, 0, has=(FURTIF,))
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
)
card.creature("golem-de-glace", "Golem de Glace", "Ice Golem", 13, 3, 3, cost=15, has=(PERFORATION,), mark="livret")
# ability: Chaque créature ennemie adjacente est privée de l'attribut nuée.
card.creature("griffon-des-neiges", "Griffon des Neiges", "Snow Griffin", 7, 2, 1, cost=11, has=(VOL,), mark="livret")
card.creature("homme-des-neiges", "Homme des Neiges", "Yeti", 3, 1, 2)
card.creature("loup-de-glace", "Loup de Glace", "Ice Wolf", 5, 1, 1, has=(NUEE,), family="Crocs de Glace")
card.creature("moleg-de-glace", "Moleg de Glace", "Ice Moleg", 8, 2, 3)
# ability: Son mouvement augmente de 2 (4 au lieu de 2) pour un déplacement qui se termine sur un emplacement adjacent à au moins une carte ennemie, à condition qu'il n'attaque pas du tout pendant ce round.
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
)
# ability: A +1 en défense par créature alliée qui lui est adjacente.
# action: Choisir une autre créature du champ de bataille, alliée ou ennemie : jusqu'à la fin du round, elle reçoit les compétences de Némésio et Némésio reçoit les siennes (attributs, points faibles et actions ne changent pas).
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
)
# ability: A +1 en attaque par carte ennemie adjacente, quel que soit son type (créature, sort ou lieu).
card.creature("ours-vindicatif", "Ours Vindicatif", "Vindictive Bear", 12, 1, 3, cost=14, has=(OMNIFRAPPE,))
card.creature("paladin-de-glace", "Paladin de Glace", "Ice Paladin", 5, 2, 2, family="Garde de Glace", mark="livret")
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
)
# ability: À la fin du tour de son joueur, elle peut être déplacée une fois, même si elle est désactivée, sans limite de distance, vers un emplacement libre au choix ayant au moins une autre carte adjacente ; elle n'attaque plus après ce déplacement.
card.creature("pretresse-du-givre", "Prêtresse du Givre", "Frost Maiden", 3, 1, 1)
card.creature("protecteur-de-glace", "Protecteur de Glace", "Ice Protector", 2, 0, 2)
card.creature("wendigo-lunaire", "Wendigo Lunaire", "Lunar Wendigo", 3, 1, 2, mark="livret")
# ability: Chaque créature alliée adjacente à cette carte a +1 en défense.
# action: Piocher de 1 à 4 cartes, puis choisir dans la main du joueur (cartes piochées comprises) autant de cartes qu'il vient d'en piocher, les remettre dans sa pioche et la mélanger.
card.place("bibliotheque-ancestrale", "Bibliothèque Ancestrale", "Ancestral Library", 10, 5, legendary=True)
# ability: Chaque créature alliée adjacente à cette carte a +2 en défense.
card.place("forteresse-de-myjir", "Forteresse de Myjir", "Fortress of Myjir", 10, 4, legendary=True, mark="livret")
# ability: Chaque créature alliée adjacente à cette carte a +1 en défense.
# action: Déplacer, l'une après l'autre, autant de créatures alliées adjacentes à ce lieu que souhaité, chacune une seule fois et à une distance maximale de 2.
card.place("les-portes-blanches", "Les Portes Blanches", "The White Gates", 10, 4, legendary=True, mark="livret")
# action: Déplacer une ou deux créatures alliées différentes, chacune de valeur 5 ou moins, sans limite de distance.
card.spell("ailes-de-glace", "Ailes de Glace", "Ice Wings", 3, ACTIVATION, astral=True)
# ability: Toute créature alliée du champ de bataille gagne en défense autant de points qu'elle a de créatures alliées adjacentes.
card.spell("armure-du-crepuscule", "Armure du Crépuscule", "Armor of Dawn", 5, ROUND, astral=True)
# ability: Toutes les créatures ennemies du champ de bataille sont privées de leurs attributs et de leurs compétences ; elles gardent leurs points faibles et leurs actions.
card.spell("blizzard", "Blizzard", "Blizzard", 6, ROUND, limit=2, astral=True, mark="livret")
card.spell("eclair-glacant", "Éclair Glaçant", "Frozen Lightning", 1, ACTIVATION, attack=2)
# ability: Chaque créature alliée de la famille Fées de Glace a +3 en attaque et l'attribut perforation. Une Fée de Glace alliée qui attaque est détruite une fois son attaque résolue (perforation comprise), que l'attaque réussisse ou non.
card.spell("exaltation-feerique", "Exaltation Féerique", "Fairy Madness", 5, ROUND, astral=True, mark="livret")
# action: Défausser un sort ennemi au choix, où qu'il soit posé (plan astral ou champ de bataille).
card.spell("hiver-esoterique", "Hiver Ésotérique", "Esoteric Winter", 2, ACTIVATION, has=(INITIATIVE,), astral=True)
# ability: Chaque créature alliée de valeur 5 ou moins, où qu'elle soit sur le champ de bataille, a +1 en attaque et +1 en défense.
card.spell("incantation-secrete", "Incantation Secrète", "Secret Incantation", 7, ROUND, limit=2, astral=True)
card.spell(
    "meteore-de-glace", "Météore de Glace", "Ice Meteor", 1, ACTIVATION, attack=1, has=((DISTANCE, 3),), mark="livret"
)
# ability: Chaque créature alliée et chaque lieu allié adjacents à ce sort ont +2 en défense.
card.spell("protection-hivernale", "Protection Hivernale", "Winter Protects", 3, ROUND, mark="livret")
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
        en="Move an allied creature to a free slot, at any distance.",
    ),
)
# action: Déplacer une créature ennemie adjacente à ce sort, à une distance maximale de 3 de son emplacement de départ.
card.spell("vent-de-coriolis", "Vent de Coriolis", "Coriolis Wind", 3, ACTIVATION)
