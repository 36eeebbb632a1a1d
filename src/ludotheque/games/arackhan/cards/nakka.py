"""Nakka (the forest: beasts, sentinels, music)."""

from __future__ import annotations

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
from ludotheque.games.arackhan.faces import ACTIVATION, ROUND, Faction

card = Faction("nakka")

card.creature("archer-nakka", "Archer Nakka", "Nakka Archer", 3, 1, 1, has=((DISTANCE, 2),), mark="livret")
card.creature("banshee", "Banshee", "Banshee", 6, 2, 1, has=(INITIATIVE,), family="Sentinelles", mark="livret")
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
)
card.creature("behemoth", "Béhémoth", "Behemoth", 8, 3, 2, mark="livret")
# weakness: Dès que son attaque est résolue, réussie ou non, il est détruit.
card.creature("centipede-explosif", "Centipède Explosif", "Explosive Centipede", 2, 2, 2)
card.creature("chasseresse", "Chasseresse", "Huntress", 7, 1, 1, has=((DISTANCE, 4),), family="Sentinelles", limit=4)
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
)
# ability: A l'attribut omnifrappe tant qu'il n'a aucune créature alliée adjacente.
# weakness: Toute attaque lui est interdite durant la séquence d'initiative : il peut y être activé uniquement pour se déplacer.
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
)
card.creature("hexacarias", "Hexacarias", "Hexacarias", 5, 2, 2, mark="livret")
# ability: Pendant un round que son joueur commence, elle a +1 en attaque ; pendant un round qu'il ne commence pas, elle a +1 en défense.
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
)
# ability: Une créature ennemie ne peut prendre Némésio pour cible qu'au sein d'une attaque groupée (au moins deux attaquants, sorts compris) ; un sort d'attaque seul peut l'attaquer normalement.
# action: Permuter une créature alliée adjacente à Némésio avec une deuxième créature alliée, quelle que soit la distance ; les deux doivent avoir une valeur de 8 ou moins, et Némésio lui-même ne peut pas être permuté.
card.creature(
    "nemesio-nakka", "Némésio", "Nemesio", 4, 1, 1, cost=9, has=((MOUVEMENT, 2),), legendary=True, mark="livret"
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
)
# weakness: Il lui est interdit d'attaquer la carte placée contre son bord droit et celle placée contre son bord bas. La carte étant tournée pour être lue par l'adversaire, ces deux bords sont, vus par le joueur qui la contrôle, celui de gauche et celui qui est le plus loin de lui.
card.creature("phacochere-borgne", "Phacochère Borgne", "One-Eyed Hog", 1, 1, 1)
card.creature("phasme-venimeux", "Phasme Venimeux", "Death Crawler", 2, 2, 0, mark="livret")
# ability: Chaque créature alliée adjacente à cette carte a +1 en défense. Une créature ennemie ne peut prendre la Plante Carnivore pour cible qu'au sein d'une attaque groupée (au moins deux attaquants, sorts compris) ; un sort d'attaque seul peut l'attaquer normalement.
card.creature("plante-carnivore", "Plante Carnivore", "Carnivorous Plant", 6, 1, 1, mark="livret")
# ability: Chaque créature ennemie adjacente a -1 en défense. Tant qu'au moins une créature alliée de la famille Musiciens se trouve sur le champ de bataille, toutes les créatures alliées de la famille Danseurs ont initiative.
card.creature("porteur-de-mort", "Porteur de Mort", "Ground Stomper", 5, 1, 1, family="Danseurs")
# ability: Son attaque augmente de 1 par pion faction supplémentaire qu'il porte ; le pion normal qui indique son contrôle ne compte pas.
# action: Poser sur lui un pion faction supplémentaire, qui reste d'un round à l'autre tant que le Protecteur est sur le champ de bataille et ne peut pas servir à le réactiver.
card.creature(
    "protecteur", "Protecteur", "Protector", 7, 0, 2, cost=10, has=((MOUVEMENT, 2),), family="Yhdoriens", mark="livret"
)
# ability: Chaque créature ennemie adjacente est privée des attributs vol et mouvement.
card.creature("racines-rampantes", "Racines Rampantes", "Crawling Roots", 5, 1, 0, has=(FURTIF,))
# ability: Chaque créature ennemie adjacente a -1 en attaque. Tant qu'au moins une créature alliée de la famille Danseurs se trouve sur le champ de bataille, toutes les créatures alliées de la famille Musiciens ont initiative.
card.creature("sonneur-de-mort", "Sonneur de Mort", "Death Whisperer", 5, 1, 1, family="Musiciens", mark="livret")
card.creature("xenodon", "Xénodon", "Xenodon", 3, 1, 1, has=((MOUVEMENT, 2),), mark="livret")
card.creature("yhdorien-senile", "Yhdorien Sénile", "Senile Yhdorian", 5, 1, 3, family="Yhdoriens", mark="livret")
# ability: Chaque créature alliée adjacente à cette carte a l'attribut régénération.
card.place("arbre-de-vie", "Arbre de Vie", "Tree of Life", 12, 4, legendary=True, mark="livret")
# ability: Chaque créature alliée adjacente à ce lieu n'est attaquable que de deux façons : par une attaque groupée d'au moins deux créatures ennemies, ou par un ou plusieurs sorts d'attaque sans créature avec eux.
card.place("racines-eternelles", "Racines Éternelles", "Eternal Roots", 8, 4, mark="livret")
# ability: Chaque créature alliée adjacente à cette carte a +1 en attaque ; si elle possède attaque à distance, le chiffre de cet attribut augmente aussi de 1.
card.place("ruines-de-sylv", "Ruines de Sylv", "Ruins of Sylv", 10, 4, legendary=True)
# ability: Une créature ennemie ne peut prendre pour cible d'une attaque ni une créature alliée ni un lieu allié adjacents à ce sort ; les sorts d'attaque ennemis le peuvent toujours.
card.spell("camouflage-naturel", "Camouflage Naturel", "Natural Camouflage", 3, ROUND, limit=2, mark="livret")
# action: Défausser un sort ennemi au choix, où qu'il soit posé (plan astral ou champ de bataille).
card.spell("flamme-surnaturelle", "Flamme Surnaturelle", "Forest Blast", 2, ACTIVATION, has=(INITIATIVE,), astral=True)
# action: Échanger les emplacements de deux créatures alliées, quelle que soit la distance, puis, si souhaité, faire un second échange entre deux créatures alliées (les mêmes ou d'autres).
card.spell("manifestation-surnaturelle", "Manifestation Surnaturelle", "Warp Path", 3, ACTIVATION, astral=True)
# action: Choisir une créature alliée, puis une autre créature du champ de bataille, alliée ou ennemie : jusqu'à la fin de ce tour, toutes les caractéristiques imprimées de la première sont remplacées par celles de la seconde. Si la créature alliée choisie est désactivée, elle redevient active.
card.spell("mimetisme", "Mimétisme", "Mimicry", 3, ACTIVATION, astral=True, mark="livret")
# ability: Aucune créature ennemie ne peut attaquer seule : chacune doit faire partie d'une attaque groupée (au moins deux attaquants, sorts compris).
card.spell("perdu-dans-la-foret", "Perdu dans la Forêt", "Lost in the Forest", 3, ROUND, astral=True)
# ability: Chaque créature alliée adjacente à ce sort a +2 en attaque et -1 en défense.
card.spell("puissance-devorante", "Puissance Dévorante", "Unstable Growth", 2, ROUND, mark="livret")
# action: Déplacer, l'une après l'autre, autant de créatures alliées des familles Musiciens et Danseurs que souhaité, chacune une seule fois et à une distance maximale de 2.
card.spell("transe-musicale", "Transe Musicale", "Musical Trance", 4, ACTIVATION, astral=True, mark="livret")
card.spell(
    "tremblement-de-terre",
    "Tremblement de Terre",
    "Earthquake",
    2,
    ACTIVATION,
    attack=2,
    has=(OMNIFRAPPE,),
    mark="livret",
)
