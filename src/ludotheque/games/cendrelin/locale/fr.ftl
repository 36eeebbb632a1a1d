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
state-forgone = renoncé
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
help-sorcier = Prépare des Dégâts pour amasser. Prédilection : les trésors.
ephemeral-degats = Dégâts
ephemeral-hommages = Hommages
ephemeral-pactes = Pactes démoniaques
option-classes = Classe

zone-hand = Main
zone-laid = Posés
zone-forgone = Renoncés
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
    [one] Encore 1 fragment avant d'avoir rassemblé votre âme.
   *[other] Encore { $n } fragments avant d'avoir rassemblé votre âme.
}
why-night-favourite = Votre âme est rassemblée : il faut encore l'abondance ({ $place }).
ask-option = Choisissez une option
ask-wish = Souhaitez-vous : { $what } ?
ask-designate = Désignez un cendrelin
ask-forgo = { $n ->
    [one] Renoncez à 1 action : quelle carte ?
   *[other] Renoncez à { $n } actions : quelle carte ?
}
why-forgo = Elle reste face cachée jusqu'à votre prochain soir.
ask-send = { $n ->
    [one] Renvoyez 1 fragment d'âme : lequel ?
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
event-first = { $who } veillera la première nuit
event-night = Nuit { $n } · { $who }
event-recover = { $n ->
    [one] { $who } récupère 1 fragment
   *[other] { $who } récupère { $n } fragments
}
event-reveal = { $card } arrive dans les environs
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
event-resolve = { $who } s'occupe de { $card }
event-dismiss = { $who } ne peut rien contre { $card }
event-to_past = { $card } rejoint le passé
event-create = { $place } +{ $n } ({ $now })
event-discard = { $place } −{ $n } ({ $now })
event-gain = { $who } : mana +{ $n } ({ $now })
event-spend = { $who } : mana −{ $n } ({ $now })
event-lose = { $who } : mana −{ $n } ({ $now })
event-prepare = { $who } prépare { $n } { $ephemeral } ({ $now })
event-employ = { $who } emploie { $n } { $ephemeral } (reste { $now })
event-forgo = { $who } renonce à { $card }
event-forgo-hidden = { $who } renonce à 1 action
event-send_back = { $who } renvoie { $card } sous son ancienne vie ({ $n })
event-send_back-hidden = { $who } renvoie 1 fragment sous son ancienne vie ({ $n })
event-designate = Désigné : { $seat }
event-declined = { $who } ne le souhaite pas
event-skipped = Partie { $n } impossible : passée
event-victory = { $who } devient Haut Cendrelin : âme rassemblée et abondance ({ $place })

outcome = { $who } devient Haut Cendrelin : âme rassemblée et abondance ({ $place }).
forecast-win = Vous gagnez la partie
forecast-lose = { $who } gagnerait la partie
forecast-change = { $what } { $old } → { $new }

refusal-resource = Il faut défausser { $n } ({ $place }) et il en reste { $left }.
refusal-no-place = Le lieu qui porte cette ressource ({ $place }) n'est pas dans le cimetière.
refusal-mana = Il faut { $n } mana, vous en avez { $left }.
refusal-ephemeral = Il faut { $n } { $what }, vous en avez préparé { $left }.
refusal-forgo = Il faut renoncer à { $n ->
    [one] 1 action
   *[other] { $n } actions
} : il vous resterait { $left ->
    [0] aucun fragment
    [one] 1 fragment
   *[other] { $left } fragments
} en main.
refusal-send = Il faut renvoyer { $n ->
    [one] 1 fragment
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
refusal-one-event = Un seul événement par nuit, et vous vous en êtes occupé.
refusal-not-around = Cet événement n'est pas dans les environs.
refusal-dismiss = Un événement peut encore être traité : choisissez une de ses options.
refusal-laid = Ce fragment est déjà posé : vous le récupérerez à votre prochain soir.
refusal-forgone = Vous avez renoncé à cette action pour ce tour.
refusal-not-in-hand = Ce fragment n'est pas dans votre main.
refusal-not-yours = Ce fragment appartient à un autre cendrelin.
refusal-evening-first = Choisissez d'abord : 2 mana ou un fragment.
refusal-place = Les lieux ne s'activent pas dans la partie d'initiation.
refusal-past-life = L'ancienne vie est une pile face cachée : on n'y pioche que le soir.
refusal-pile = Cette pile est face cachée.
