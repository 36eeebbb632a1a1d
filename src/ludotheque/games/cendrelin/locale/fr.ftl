# Le Trône du Haut Cendrelin

mode-initiation = Partie d'initiation
title-night = Nuit { $n }
title-set-up = Mise en place
step-evening = Soir
step-night = Nuit
duty-event = s'occuper d'un événement

kind-fragment = Fragment d'âme
kind-evenement = Événement
kind-apprenti = Apprenti
state-laid = posé
state-forgone = renoncement
state-crypt = depuis la crypte

place-tombes = Tombes
place-fosses = Fosses
place-ames = Âmes
place-tresors = Trésors
class-necromancien = Nécromancien
class-animancien = Animancien
class-sorcier = Sorcier
class-choose = À choisir à la table
class-random = Au hasard
help-necromancien = Creuse des fosses et y couche des tombes. Prédilection : les tombes.
help-animancien = Échange âmes et mana. Prédilection : les âmes.
help-sorcier = Prépare des Dégâts pour s'enrichir. Prédilection : les trésors.
ephemeral-degats = Dégâts
ephemeral-hommages = Hommages
ephemeral-pactes = Pactes démoniaques
option-classes = Classe

zone-hand = Main
zone-laid = Posés
zone-forgone = Renoncements
zone-past-life = Ancienne vie
zone-future = Futur
zone-surroundings = Environs
zone-past = Passé

counter-mana = mana
counter-past-life = fragments dans l'ancienne vie
counter-hand = cartes en main
counter-degats = Dégâts
counter-hommages = Hommages
counter-pactes = Pactes démoniaques
badge-soul = âme rassemblée
badge-abundant = prédilection abondante

ask-class = Choisissez votre classe
why-class = Elle décide de vos dix fragments d'âme et de votre ressource de prédilection.
ask-evening = Le soir tombe : 2 mana, ou un fragment de votre âme ?
why-evening = { $n ->
    [0] Votre âme est rassemblée : il ne reste que le mana.
    [one] Il reste 1 fragment dans votre ancienne vie.
   *[other] Il reste { $n } fragments dans votre ancienne vie.
}
ask-night = Votre nuit : agissez
why-night-duty = Jouez des fragments à votre gré ; occupez-vous d'un événement des environs, et d'un seul.
why-night-soul = { $n ->
    [one] Encore { $n } fragment avant d'avoir rassemblé votre âme.
   *[other] Encore { $n } fragments avant d'avoir rassemblé votre âme.
}
why-night-favourite = Votre âme est rassemblée : il faut encore l'abondance ({ $place }).
ask-option = Choisissez une option
ask-wish = Si vous le souhaitez : { $what }. Le faites-vous ?
ask-designate = Désignez un cendrelin
ask-forgo = { $n ->
    [one] Renoncez à { $n } action : quelle carte ?
   *[other] Renoncez à { $n } actions : quelle carte ?
}
why-forgo = Elle reste face cachée jusqu'à votre prochain soir.
ask-send = { $n ->
    [one] Renvoyez { $n } fragment d'âme : lequel ?
   *[other] Renvoyez { $n } fragments d'âme : lequel d'abord ?
}
why-send-order = Chacun va sous le précédent, au fond de votre ancienne vie.

move-class = { $class }
move-mana = Gagner 2 mana
move-draw = Piocher un fragment
move-play = Jouer { $card }
move-resolve = { $card } : { $what }
move-option = { $card } : { $what }
move-dismiss = Envoyer { $card } au passé, sans effet
move-end = Finir la nuit
move-yes = Oui
move-no = Non
move-designate = Désigner { $seat }
move-forgo = Renoncer à { $card }
move-send = Renvoyer { $card }

event-class = { $who } devient { $class }
event-first = La première nuit revient à { $who }
event-night = Nuit { $n } · { $who }
event-recover = { $n ->
    [one] { $who } récupère { $n } fragment
   *[other] { $who } récupère { $n } fragments
}
event-reveal = Dans les environs : { $card }
event-reshuffle = Le passé est mélangé et redevient le futur
event-mana = { $who } gagne { $n } mana ({ $now })
event-draw = { $n ->
    [0] { $who } pioche { $card } : son âme est rassemblée
   *[other] { $who } pioche { $card } (reste { $n })
}
event-draw-hidden = { $n ->
    [0] { $who } pioche un fragment : son âme est rassemblée
   *[other] { $who } pioche un fragment (reste { $n })
}
event-play = { $who } joue { $card }
event-resolve = { $who } s'occupe d'un événement : { $card }
event-dismiss = { $who } ne peut rien contre { $card }
event-to_past = Au passé : { $card }
event-create = { $place } +{ $n } ({ $now })
event-discard = { $place } −{ $n } ({ $now })
event-gain = { $who } : mana +{ $n } ({ $now })
event-spend = { $who } : mana −{ $n } ({ $now })
event-lose = { $n ->
    [0] { $who } n'a pas de mana à perdre
   *[other] { $who } : mana −{ $n } ({ $now })
}
event-prepare = { $who } : { $ephemeral } +{ $n } ({ $now })
event-employ = { $who } : { $ephemeral } −{ $n } ({ $now })
event-forgo = { $who } renonce à { $card }
event-forgo-hidden = { $who } renonce à 1 action
event-send_back = { $who } renvoie { $card } sous son ancienne vie ({ $n })
event-send_back-hidden = { $who } renvoie 1 fragment sous son ancienne vie ({ $n })
event-designate = Cendrelin désigné : { $seat }
event-declined = { $who } décline
event-skipped = La partie { $n } de l'effet est impossible : elle est sautée
event-victory = { $who } devient Haut Cendrelin : âme rassemblée et abondance ({ $place })

outcome = { $who } devient Haut Cendrelin : âme rassemblée et abondance ({ $place }).
forecast-win = Vous gagnez la partie
forecast-lose = { $who } gagnerait la partie
forecast-change = { $what } { $old } → { $new }

refusal-resource = Il faut défausser { $n } ({ $place }) et il { $left ->
    [0] n'en reste plus
   *[other] en reste { $left }
}.
refusal-no-place = Le lieu qui porte cette ressource ({ $place }) n'est pas dans le cimetière.
refusal-mana = Il faut { $n } mana, vous en avez { $left }.
refusal-ephemeral = { $what } : il en faut { $n }, vous en avez préparé { $left }.
refusal-forgo = Il faut renoncer à { $n ->
    [one] { $n } action
   *[other] { $n } actions
} : il { $left ->
    [0] ne vous resterait aucun fragment
    [one] vous resterait 1 fragment
   *[other] vous resterait { $left } fragments
} en main.
refusal-send = Il faut renvoyer { $n ->
    [one] { $n } fragment
   *[other] { $n } fragments
} et vous n'en avez que { $left } en main et sur la table.
refusal-condition = La condition « { $what } » n'est pas remplie.
refusal-nobody = Aucun cendrelin ne peut être désigné.
refusal-nobody-designated = Aucun cendrelin n'a été désigné.
refusal-designate = Ce cendrelin ne peut pas être désigné ici.
refusal-chosen = Ce fragment est déjà choisi.
refusal-forgo-card = On ne renonce qu'aux fragments de sa main.
refusal-send-card = Ce fragment ne peut pas être renvoyé : l'effet doit pouvoir s'appliquer en entier.
refusal-empty-past-life = Votre ancienne vie est vide : il n'y a plus rien à piocher.
refusal-duty = Occupez-vous d'abord d'un événement des environs.
refusal-one-event = Un seul événement par nuit, et c'est déjà fait.
refusal-not-around = Cet événement n'est pas dans les environs.
refusal-dismiss = On peut encore s'occuper d'un événement : choisissez une de ses options.
refusal-laid = Ce fragment est déjà posé : vous le récupérerez à votre prochain soir.
refusal-forgone = Vous avez renoncé à cette action pour ce tour.
refusal-not-in-hand = Ce fragment n'est pas dans votre main.
refusal-not-yours = Ce fragment appartient à un autre cendrelin.
refusal-evening-first = Choisissez d'abord : 2 mana ou un fragment.
refusal-place = On n'active pas les lieux dans la partie d'initiation.
refusal-past-life = L'ancienne vie est une pile face cachée : on n'y pioche que le soir.
refusal-pile = Cette pile est face cachée.

# The full rules
mode-full = Règles complètes
help-mode-initiation = Une classe, sa liste de dix fragments, quatre ressources : pour apprendre le jeu.
help-mode-full = Deux classes, une ancienne vie à composer, des lieux, le Destin, des objectifs, trois points de gloire.
option-mode = Règles
option-demonic = Lieu démoniaque
option-places = Lieu ajouté
option-ages = Âges
option-every_class = Les cinq classes
option-two_classes = Deux classes par joueur
option-own_life = Ancienne vie à composer
option-own_favourite = Prédilection au choix
option-with_places = Lieux ajoutés
option-unforeseen = Imprévus
option-sunset = Coucher du soleil
option-destiny = Destin
option-glory = Objectifs et gloire
switch-usual = Selon les règles
switch-with = Avec
switch-without = Sans
ages-one = Un seul âge
ages-many = Plusieurs âges
help-ages-one = La partie s'arrête à la fin de l'âge.
help-ages-many = Le vainqueur peut modifier le cimetière pour l'âge suivant.
place-choose = À convenir à la table
place-random = Au hasard
place-urnes = Urnes
place-cordes = Cordes
place-cierges = Cierges
place-cranes = Crânes
place-larmes = Larmes
place-pelles = Pelles
place-braises = Braises
place-voeux = Vœux
place-idoles = Idoles
place2-urnes = Urnes
place2-cordes = Cordes
place2-cierges = Cierges
place2-cranes = Crânes
place2-larmes = Larmes
place2-pelles = Pelles
place2-braises = Braises
place2-voeux = Vœux
place2-idoles = Idoles
class-demoniste = Démoniste
class-pretre = Prêtre
class2-necromancien = Nécromancien
class2-animancien = Animancien
class2-sorcier = Sorcier
class2-demoniste = Démoniste
class2-pretre = Prêtre
space-caveau = Le Caveau
space-beche = La Bêche
space-souffle = Le Souffle
space-obole = L'Obole
point-soul = âme complète
point-favourite = prédilection abondante
kind-objectif = Objectif
kind-lieu = Lieu
kind-destin = Destin
state-used = déjà activé cette nuit
state-met = rempli
title-age-night = Âge { $age } · Nuit { $n }
step-sunset = Coucher du soleil
duty-destiny = interagir avec le Destin
counter-glory = gloire
cause-soul = âme complète
cause-favourite-f = { $place } abondantes
cause-favourite-m = { $place } abondants
cause-soul-left = { $n ->
    [0] il ne reste aucun fragment dans l'ancienne vie
    [one] il reste 1 fragment dans l'ancienne vie
   *[other] il reste { $n } fragments dans l'ancienne vie
}
cause-favourite-left = { $value } { $place } sur { $of }
glory = { $n } sur { $of } : { $why }
glory-none = { $n } sur { $of }
zone-packet = Paquets de vos classes
zone-life = Ancienne vie choisie
zone-objectives = Objectifs
zone-undrawn = Objectifs écartés
zone-box = Boîte
ask-classes = Choisissez vos deux classes
why-classes = Elles donnent accès à leurs fragments d'âme et à leurs objectifs.
why-classes-heir = Votre cendrelin précédent : { $first } et { $second }. Échangez l'une de ces classes, et une seule.
ask-place = Proposez un lieu à ajouter au cimetière
ask-place-demonic = Proposez le lieu démoniaque du cimetière
why-place = Faute d'accord, l'un des lieux proposés est tiré au sort.
ask-objectives = Gardez deux objectifs : lequel laissez-vous ?
why-objectives = Ils restent secrets jusqu'à ce que tous aient choisi leur prédilection.
ask-life = Composez votre ancienne vie
why-life = Fragments : { $n } sur 10.
ask-favourite = Choisissez votre ressource de prédilection
why-favourite = Tant qu'elle est abondante, elle vaut un point de gloire.
ask-sunset = Le soleil se couche : agissez depuis la crypte, ou passez
why-sunset = Une seule ronde : qui passe attend le prochain coucher du soleil.
ask-change = Vous régnez : changez-vous quelque chose au cimetière ?
why-change = Un seul changement, pour l'âge suivant.
why-night-duties = Occupez-vous d'un événement et interagissez avec le Destin, une fois chacun, quand vous le voulez.
why-night-destiny = Il vous reste à interagir avec le Destin.
why-night-glory = Points de gloire : { $n } sur 3.
move-classes = { $class } et { $class2 }
move-place = { $place }
move-leave = Laisser { $card }
move-pick = Choisir { $card }
move-unpick = Remettre { $card }
move-fill = Compléter au mieux
move-seal = Sceller mon ancienne vie
move-favour = { $place }
move-pass = Passer
move-use = { $card } : { $what }
move-act = { $card }, action : { $what }
move-destiny = Destin : { $what }
move-swap_place = Échanger { $place } contre { $place2 }
move-add_place = Ajouter { $place }
move-remove_place = Enlever { $place }
move-swap_event = Échanger { $happening } contre { $happening2 }
move-add_event = Ajouter { $happening } aux événements
move-remove_event = Enlever { $happening } des événements
move-unchanged = Ne rien changer
event-classes = { $who } devient { $class } et { $class2 }
event-place = Un lieu s'ajoute au cimetière ({ $place })
event-objectives = { $who } pioche { $n } objectifs
event-leaves = { $who } garde deux objectifs en laissant { $card }
event-leaves-hidden = { $who } garde deux objectifs
event-sealed = { $who } a composé son ancienne vie
event-favour = Prédilection de { $who } : { $place }
event-objective = Objectif de { $who } : { $card }
event-unforeseen = Imprévu : { $card }
event-use = { $who } se sert d'un lieu ({ $place })
event-act = { $who } se sert d'un événement : { $card }
event-destiny = { $who } pousse le Destin : { $space }
event-point = { $who } gagne un point de gloire : { $point } ({ $n })
event-point_lost = { $who } perd le point de gloire « { $point } » ({ $n })
event-met = { $who } remplit un objectif : { $card } (gloire { $n })
event-unmet = { $who } ne remplit plus son objectif : { $card } (gloire { $n })
event-crowned = { $who } devient Haut Cendrelin avec { $n } points de gloire
event-swap_place = { $who } échange un lieu et ses événements : { $place }, désormais { $place2 }
event-add_place = { $who } ajoute un lieu et ses événements ({ $place })
event-remove_place = { $who } enlève un lieu et ses événements ({ $place })
event-swap_event = { $who } échange { $happening } contre { $happening2 }
event-add_event = { $who } ajoute { $happening } aux événements
event-remove_event = { $who } enlève { $happening } des événements
event-unchanged = { $who } ne change rien au cimetière
outcome-glory = { $who } devient Haut Cendrelin. Gloire : { $why }.
refusal-class-later = Cette classe n'est pas proposée dans cette partie.
refusal-one-class = Une seule classe par joueur dans la partie d'initiation.
refusal-two-classes = Choisissez deux classes différentes.
refusal-heir-changes = Échangez une classe, et une seule ; l'héritier du Haut Cendrelin garde les deux.
refusal-other-place = Ce lieu ne peut pas être ajouté ici.
refusal-not-drawn = Vous n'avez pas pioché cet objectif.
refusal-not-ten = Il faut dix fragments, vous en avez { $n }.
refusal-ten = Votre ancienne vie compte déjà dix fragments.
refusal-dots = { $n ->
    [one] Les points de ce fragment n'en permettent qu'un exemplaire.
   *[other] Les points de ce fragment n'en permettent que { $n } exemplaires.
}
refusal-not-picked = Ce fragment n'est pas dans votre ancienne vie.
refusal-not-in-packet = Ce fragment n'est pas dans vos paquets.
refusal-place-absent = Ce lieu n'est pas dans le cimetière.
refusal-place-option = Ce lieu n'a pas cet effet.
refusal-board-place = Les quatre lieux du plateau n'ont pas d'effet.
refusal-no-future = Cette ressource n'a pas de sablier « futur ».
refusal-not-crypt = Au coucher du soleil, on ne joue que des actions « depuis la crypte ».
refusal-destiny-duty = Interagissez d'abord avec le Destin.
refusal-no-destiny = Le Destin ne sert pas dans cette partie.
refusal-destiny-once = On n'interagit qu'une fois par nuit avec le Destin.
refusal-destiny-space = Le pion est déjà sur cette case : choisissez-en une autre.
refusal-no-action = Cet événement n'a pas d'action.
refusal-used = Cet événement a déjà été activé cette nuit.
refusal-place-there = Ce lieu est déjà dans le cimetière, ou ne peut y entrer.
refusal-demonic = Le lieu démoniaque ne peut être qu'échangé contre un autre.
refusal-three-places = Le cimetière compte au plus trois lieux non démoniaques.
refusal-eight-events = Il faut garder au moins huit événements.
refusal-event-absent = Cet événement n'est pas en jeu.
refusal-event-there = Cet événement est déjà en jeu, ou son lieu n'y est pas.
help-class-choose = Le joueur choisit une fois assis.
help-class-random = Le sort décide pour cette place.

# La chronique d'une campagne
chapter-age = Âge { $age }, { $nights ->
    [one] { $nights } nuit
   *[other] { $nights } nuits
}.
chapter-crown = Sur le trône : { $what }.
chapter-places = Lieux du cimetière : { $what }.
chapter-events = { $n } événements.
