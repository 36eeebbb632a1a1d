# AracKhan Wars

mode-duel = Deux joueurs
mode-free = Chacun pour soi
mode-alliance = Deux contre deux
help-duel = Neuf rounds, deux cartes par round.
help-free = Trois ou quatre joueurs, chacun contre tous les autres.
help-alliance = Deux alliances, huit rounds, des cartes Stratégie ; les partenaires ne se parlent pas.
option-layout = Format
option-decks = Deck
option-events = Évènements
option-objectives = Objectifs
switch-with = Avec
switch-without = Sans
deck-choose = Choisir à la table
title-round = Round { $n } sur { $of }
title-set-up = Mise en place
step-event = Évènement
step-draw = Pioche
step-strategy = Stratégie
step-placement = Pose
step-reveal = Révélation
step-initiative = Initiative
step-turn = Activation
step-end = Fin
kind-creature = Créature
kind-spell = Sort
kind-place = Lieu
kind-event = Évènement
kind-objective = Objectif
kind-strategy = Stratégie
state-active = active
state-deactivated = désactivée
state-held = maintenue désactivée
state-immune = immunisée contre les sorts ennemis
state-face-down = face cachée
zone-field = Champ de bataille
zone-astral = Plan astral
zone-hand = Main
zone-deck = Pioche
zone-discard = Défausse
zone-beneath = Sous une carte
zone-event = Évènement en cours
zone-event-pile = Pile Évènement
zone-event-past = Évènements passés
zone-objectives = Objectifs
zone-objective-pile = Pile Objectif
zone-accomplished = Objectifs accomplis
zone-strategy = Carte Stratégie
zone-strategy-pile = Pile Stratégie
zone-strategy-past = Stratégies défaussées
zone-message = Message reçu
zone-coups = Coups d'éclat
counter-score = points
counter-points = points Stratégie
counter-tokens = pions supplémentaires
ask-deck = Choisissez votre deck
ask-first = Qui commence le premier round ?
ask-mulligan = { $n ->
    [0] Gardez-vous votre main ?
    [one] Une carte à remettre : une autre ?
   *[other] { $n } cartes à remettre : une autre ?
 }
why-mulligan = Touchez les cartes à remettre, une seule fois : elles sont mélangées à la pioche, puis vous en piochez autant.
ask-place = Posez votre { $n ->
    [1] première
   *[other] seconde
 } carte, face cachée
why-place = Sur un emplacement libre qui touche une carte ; les sorts astraux vont sur votre plan astral.
why-place-centre = Le champ de bataille est vide : vos cartes vont dans la zone centrale.
ask-confirm = Confirmez vos deux cartes
ask-confirm-less = Rien d'autre ne peut être posé : confirmez
why-confirm = Vous pouvez encore annuler ; après, elles restent.
ask-activate = Activez vos cartes, seules ou ensemble, ou passez
why-activate = Déplacez-les, attaquez, faites une action ; une carte ne s'active qu'une fois par round.
ask-initiative = Séquence d'Initiative : activez vos cartes qui ont Initiative, ou passez
why-initiative = Elles pourront aussi attendre votre tour.
ask-batch = { $n ->
    [one] Une attaque déclarée
   *[other] { $n } cartes attaquent ensemble
 } : ajoutez-en ou résolvez
why-batch = Tout est résolu en même temps ; les sommes sont écrites sur les cibles.
ask-moved = { $n ->
    [one] { $card }, après son déplacement : attaquer, agir ou s'arrêter là ?
   *[other] Vos cartes déplacées : attaquer, agir ou s'arrêter là ?
 }
ask-shift = Quelle créature se déplace, et où ?
ask-exchange = Quelles créatures échangent leurs places ?
ask-ring = À quelle place va { $card } ?
why-ring = Trois cartes ou plus changent de place en même temps : la dernière prend la place de la première.
ask-pick = Quelle carte ?
ask-pair = Quelles cartes ?
ask-deploy = Quelle créature de votre main entre en jeu ?
ask-either = Que choisissez-vous ?
ask-return = Quelles cartes remettez-vous dans votre pioche ?
ask-wander = Fin de votre tour : quelle carte se déplace ?
ask-order = Plusieurs textes s'appliquent en fin de round : lequel d'abord ?
move-deck = { $deck }
move-first = { $seat } commence
move-return = Remettre { $card }
move-keep = Garder le reste
move-keep-all = Garder ma main
move-place = Poser { $card } : { $place }
move-place-astral = Poser { $card } sur le plan astral
move-confirm = Confirmer
move-attack = { $card } attaque { $card2 }
move-strike = { $card } frappe tout autour
move-resolve = Résoudre
move-withdraw = Retirer l'attaque de { $card }
move-move = { $card } va en { $place }
move-swap = { $card } et { $card2 } échangent leurs places
move-ring = En cercle : { $card } prend la place de { $card2 }
move-stop = { $card } s'arrête là
move-action = Action de { $card }
move-pass = Passer
move-shift = { $card } va en { $place }
move-exchange = { $card } et { $card2 } échangent leurs places
move-pick = { $card }
move-pair = { $card } et { $card2 }
move-deploy = { $card } entre en { $place }
move-either = { $n }
move-next = { $card } d'abord
move-done = Terminé
move-claim = Accomplir { $card }
move-decline = Pas maintenant
move-play = Jouer { $card }
move-send = Passer { $card } à votre partenaire
move-redraw = Défausser et piocher une autre carte
move-no = Non
event-lot = Tirage au sort : à { $who } de dire qui commence
event-starts = { $who } commence le premier round
event-draw = { $who } pioche { $card }
event-draw-hidden = { $who } pioche une carte
event-mulligan = { $who } remet { $n ->
    [one] une carte
   *[other] { $n } cartes
 } pour en piocher autant
event-put_back = { $who } remet { $n ->
    [one] une carte
   *[other] { $n } cartes
 } dans sa pioche
event-round = Round { $n }
event-placed = { $who } pose { $card } : { $place }
event-placed-hidden = { $who } pose une carte face cachée : { $place }
event-revealed = { $who } révèle { $card } : { $place }
event-turn = À { $who } de jouer
event-passes = { $who } passe
event-declares = { $card } { $card_n ->
    [one] vise
   *[other] visent
} { $card2 }
event-declares_all = { $card } { $card_n ->
    [one] vise
   *[other] visent
} tout ce qui l'entoure
event-withdraws = { $card } { $card_n ->
    [one] n'attaque
   *[other] n'attaquent
} plus
event-attack = Attaque sur { $card } : { $n } contre { $n2 }
event-pierces = La Perforation atteint { $card } : { $n } contre { $n2 }
event-holds = { $card } { $card_n ->
    [one] tient
   *[other] tiennent
} : { $n } contre { $n2 }
event-destroyed = { $card } { $card_n ->
    [one] est { $card_g ->
        [m] détruit
       *[f] détruite
    }
   *[other] sont { $card_g ->
        [m] détruits
       *[f] détruites
    }
}
event-conquered = { $who } conquiert { $card }
event-tucked = { $card } { $card_n ->
    [one] va
   *[other] vont
} sous { $card2 }
event-uncovered = { $card } { $card_n ->
    [one] va
   *[other] vont
} à la défausse
event-sent_back = { $card } { $card_n ->
    [one] revient
   *[other] reviennent
} en main
event-discard = { $card } { $card_n ->
    [one] va
   *[other] vont
} à la défausse
event-deactivated = { $card } { $card_n ->
    [one] se désactive
   *[other] se désactivent
}
event-reactivated = { $card } { $card_n ->
    [one] se réactive
   *[other] se réactivent
}
event-controlled = { $who } contrôle { $card }
event-moves = { $card } { $card_n ->
    [one] va
   *[other] vont
} en { $place }
event-exchanged = { $card } et { $card2 } échangent leurs places
event-acts = { $who } utilise l'action de { $card }
event-enters = { $card } { $card_n ->
    [one] entre
   *[other] entrent
} en { $place }
event-copies = { $card } prend les caractéristiques de { $card2 }
event-absorbs = { $card } absorbe { $card2 }
event-trades = { $card } et { $card2 } échangent leurs compétences
event-boosted = { $card } { $card_n ->
    [one] reçoit
   *[other] reçoivent
} un renfort
event-token = { $card } porte { $n ->
    [one] un pion supplémentaire
   *[other] { $n } pions supplémentaires
 }
event-event = Évènement : { $card }
event-event_ends = L'Évènement { $card } est défaussé
event-opened = Objectif révélé : { $card }
event-claims = { $who } accomplit { $card } : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
event-strategy_draw = { $who } pioche { $card }
event-strategy_draw-hidden = { $who } pioche une carte Stratégie
event-strategy_discard = À la défausse Stratégie : { $card }
event-strategy_play = { $who } joue { $card }
event-strategy_reshuffle = La défausse Stratégie est mélangée
event-sends = { $who } passe { $card } à { $seat }
event-sends-hidden = { $who } passe un message secret à { $seat }
event-gains_point = { $who } reçoit un point Stratégie ({ $n })
event-spends = { $who } dépense { $n ->
    [one] un point
   *[other] { $n } points
 } Stratégie
event-full = Le champ de bataille est plein : la partie s'arrête
event-score = { $who } : { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
outcome = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } contre { $others }.
outcome-cards = Égalité aux points ({ $points }) ; il reste plus de cartes sur le champ de bataille : { $cards } contre { $others }.
outcome-losses = Égalité aux points ({ $points }) et aux cartes ({ $cards }) ; moins de créatures perdues : { $lost } contre { $others }.
outcome-draw = Partie nulle : autant de points ({ $points }), de cartes et de créatures perdues.
sum-destroyed = { $sum } contre { $defense } : l'attaque détruit { $card }
sum-conquered = { $sum } contre { $defense } : l'attaque conquiert { $card }
sum-regenerates = { $sum } contre { $defense } : { $card } se régénère et se désactive
sum-holds = { $sum } contre { $defense } : { $card } tient
refusal-text = { $card } : { $text }
refusal-not-in-play = Cette carte n'est pas révélée en jeu.
refusal-not-yours = Vous ne contrôlez pas cette carte.
refusal-deck = On ne joue pas depuis la pioche : on y prend deux cartes au début du round.
refusal-discard = Une défausse se consulte, mais on n'y prend rien.
refusal-card-first = Touchez d'abord la carte à déplacer.
refusal-hand-time = Les cartes de la main se posent pendant la phase de Pose.
refusal-deactivated = Cette carte est désactivée.
refusal-no-initiative = Seules les cartes qui ont Initiative agissent maintenant.
refusal-place-attacks = Un lieu n'attaque jamais.
refusal-no-attack = Cette carte n'a pas d'Attaque.
refusal-astral-target = Une carte du plan astral ne peut pas être attaquée.
refusal-spell-target = Un sort ne peut pas être attaqué.
refusal-ally-target = Une carte alliée ne peut pas être attaquée.
refusal-furtif = Furtif : au contact, la distance est de 2.
refusal-range = Hors de portée : distance { $away }, portée { $n }.
refusal-contact = La cible doit être adjacente.
refusal-immune = Cette carte est immunisée contre les sorts ennemis.
refusal-cannot-move = Cette carte n'a ni Mouvement ni Vol.
refusal-slot-taken = Cet emplacement est occupé.
refusal-slot-alone = Cet emplacement ne touche aucune autre carte.
refusal-off-field = Le plan astral ne fait pas partie du champ de bataille.
refusal-distance = Trop loin : distance { $away }, { $n } au plus.
refusal-landing = Cette créature ne peut pas aller là.
refusal-no-slot = Ce n'est pas un emplacement du champ de bataille.
refusal-too-far = Trop loin : Mouvement { $n }, sans passer par une carte ennemie.
refusal-swap = Ces deux cartes ne peuvent pas échanger leurs places.
refusal-place-of = Cette carte ne peut pas prendre cette place par ses propres moyens.
refusal-ring = Ces cartes ne peuvent pas échanger leurs places en cercle.
refusal-no-action = Cette carte n'a pas d'action.
refusal-pending = Des attaques sont déclarées : résolvez-les d'abord.
refusal-once = Cette action a déjà servi pendant ce round.
refusal-no-target = L'action n'a pas de cible.
refusal-open = Une carte déplacée attend : qu'elle attaque, agisse ou s'arrête.
refusal-not-declared = Cette carte n'attaque pas.
refusal-undo-instead = Annulez plutôt la déclaration.
refusal-attacks-already = Cette carte attaque déjà.
refusal-not-moved = Cette carte n'a pas été déplacée.
refusal-moved-already = Un seul déplacement par activation.
refusal-nothing-declared = Aucune attaque n'est déclarée.
refusal-undecided = Une carte déplacée n'a pas encore choisi.
refusal-no-omnifrappe = Cette carte n'a pas Omnifrappe.
refusal-nothing-around = Aucune carte attaquable autour d'elle.
refusal-no-picking = Omnifrappe attaque tout autour, sans choisir.
refusal-withdrawn = Cette attaque vient d'être retirée.
refusal-must-choose = Il faut choisir.
refusal-target = Cette carte ne peut pas être choisie ici.
refusal-place-two = Posez deux cartes.
refusal-placed-two = Vous avez déjà posé deux cartes.
refusal-not-in-hand = Cette carte n'est pas dans votre main.
refusal-astral-spell = Ce sort va sur le plan astral.
refusal-not-astral = Seuls les sorts astraux vont sur le plan astral.
refusal-last-round = Cette carte ne se pose pas au dernier round.
refusal-centre = Le champ de bataille était vide : vos cartes vont dans la zone centrale.
refusal-returned = Cette carte est déjà remise.
refusal-no-deck = Ce deck n'existe pas.
refusal-does-not-wander = Cette carte ne se déplace pas en fin de tour.
place-0-0 = A1
place-1-0 = B1
place-2-0 = C1
place-3-0 = D1
place-4-0 = E1
place-5-0 = F1
place-6-0 = G1
place-7-0 = H1
place-0-1 = A2
place-1-1 = B2
place-2-1 = C2
place-3-1 = D2
place-4-1 = E2
place-5-1 = F2
place-6-1 = G2
place-7-1 = H2
place-0-2 = A3
place-1-2 = B3
place-2-2 = C3
place-3-2 = D3
place-4-2 = E3
place-5-2 = F3
place-6-2 = G3
place-7-2 = H3
place-0-3 = A4
place-1-3 = B4
place-2-3 = C4
place-3-3 = D4
place-4-3 = E4
place-5-3 = F4
place-6-3 = G4
place-7-3 = H4
place-0-4 = A5
place-1-4 = B5
place-2-4 = C5
place-3-4 = D5
place-4-4 = E5
place-5-4 = F5
place-6-4 = G5
place-7-4 = H5
place-0-5 = A6
place-1-5 = B6
place-2-5 = C6
place-3-5 = D6
place-4-5 = E6
place-5-5 = F6
place-6-5 = G6
place-7-5 = H6
place-a0 = plan astral, emplacement 1
place-a1 = plan astral, emplacement 2
either-figures-03 = Attaque 0, Défense 3
either-figures-21 = Attaque 2, Défense 1
either-figures-30 = Attaque 3, Défense 0
either-draw-1 = Piocher 1 carte
either-draw-2 = Piocher 2 cartes
either-draw-3 = Piocher 3 cartes
either-draw-4 = Piocher 4 cartes
ask-claim = Annoncez-vous un Objectif accompli ?
why-claim = Un seul par round ; ce que vous laissez peut encore être annoncé jusqu'à la fin du round.
ask-event-discard = Quelle carte de votre main défaussez-vous ?
ask-event-return = { $n ->
    [one] Quelle carte de votre main va
   *[other] Quelles cartes de votre main ({ $n }) vont
 } sous votre pioche ?
why-event = Évènement : { $card }. Tous les joueurs choisissent en même temps.
event-put_under = { $who } remet { $n ->
    [one] une carte
   *[other] { $n } cartes
 } sous sa pioche
refusal-event-named = Évènement en vigueur : { $card }.
refusal-not-open = Cet Objectif n'est pas visible.
refusal-not-met = Vous ne remplissez pas les conditions de cet Objectif.
ask-strategy = { $card } ({ $n ->
    [0] gratuite
    [one] 1 point
   *[other] { $n } points
 }) : que faites-vous ?
why-coup = Coup d'éclat : vous le jouez maintenant, ou vous le gardez. Vos points : { $n }.
why-message = Message secret : vous le passez à votre partenaire, qui paiera pour le jouer, ou vous le gardez. Vos points : { $n }.
ask-message = Jouez-vous le message { $card } ({ $n ->
    [0] gratuit
    [one] 1 point
   *[other] { $n } points
 }) ?
ask-under = Quelle carte de votre main va sous votre pioche ?
ask-reorder = Quelle carte remettez-vous pour être piochée la première ?
ask-spy = Quelle carte face cachée faites-vous montrer ?
ask-recall = Quelle créature reprenez-vous en main ?
ask-give-up = Quelle carte de votre main défaussez-vous ?
move-hold = Garder cette carte
move-spy = Faire montrer la carte : { $place }
event-peeks = { $who } regarde { $n ->
    [one] la première carte
   *[other] les { $n } premières cartes
 } de sa pioche
event-shows = { $who } montre { $card }
refusal-message = Un Message secret se passe à votre partenaire, qui le jouera.
refusal-coup = Un Coup d'éclat ne se passe pas : son joueur le joue lui-même.
refusal-one-message = Votre partenaire a déjà reçu un message.
refusal-moment = Ce message ne se joue qu'au moment indiqué sur la carte.
refusal-cost = Elle coûte { $n ->
    [one] { $n } point
   *[other] { $n } points
 } ; vous en avez { $has }.
refusal-no-effect = Elle n'aurait pas d'effet maintenant.
refusal-drawn = Vous avez déjà pioché une carte Stratégie pendant ce round.
refusal-no-message = Vous n'avez pas reçu ce message.
layout-usual = Selon le nombre de joueurs
help-usual = Deux joueurs en duel, trois ou quatre chacun pour soi.
deck-box = Deck de la boîte
deck-random = Deck tiré au sort
deck-total-creature = { $n ->
    [one] créature
   *[other] créatures
 }
deck-total-spell = { $n ->
    [one] sort
   *[other] sorts
 }
deck-total-place = { $n ->
    [one] lieu
   *[other] lieux
 }
deck-total-points = { $n ->
    [one] point de construction
   *[other] points de construction
 }
deck-total-initiative = avec Initiative
deck-total-furtif = avec Furtif
deck-sum-cards = Cartes
deck-sum-points = Points
deck-sum-initiative = Initiative
deck-sum-furtif = Furtif
why-write = Message secret : touchez-le, puis l'emplacement libre que vous désignez ; votre partenaire seul le lira. Vos points : { $n }.
why-name = Message secret : touchez-le, puis la créature ennemie que vous désignez ; votre partenaire seul le lira. Vos points : { $n }.
ask-blood = Laquelle de vos créatures détruisez-vous ?
ask-mine = Quel emplacement minez-vous en secret ?
ask-give-points = Combien de points donnez-vous à votre partenaire ?
ask-ultimatum = Montrez-vous votre main, ou perdez-vous une carte au hasard ?
ask-bind = Quelles créatures sont liées par le serment ?
ask-oath = Pour sauver { $card }, détruisez-vous { $card2 } à la place ?
ask-decoy = Quelles créatures échangent leurs places ?
ask-scout = Laquelle de vos créatures a Initiative ce round ?
ask-march = Laquelle de vos créatures gagne Mouvement 2 ce round ?
ask-hire = Défaussez-vous une carte de votre main pour des mercenaires ?
ask-hired = Laquelle de vos créatures a +2 en Attaque ce round ?
ask-epidemic = Laquelle de vos créatures l'épidémie emporte-t-elle ?
ask-tremor = Quelle carte la secousse déplace-t-elle, et où ?
either-show-hand = Montrer ma main à tous
either-lose-card = Défausser une carte au hasard
move-write = Passer { $card } à votre partenaire en désignant { $place }
move-name = Passer { $card } à votre partenaire en désignant { $card2 }
move-note = Miner { $place }
move-give = { $n ->
    [one] Donner un point
   *[other] Donner { $n } points
 }
event-gives_points = { $who } donne { $n ->
    [one] un point
   *[other] { $n } points
 } Stratégie à { $seat }
event-sworn = Un serment lie { $card } et { $card2 }
event-mines = { $who } mine { $place }
event-mines-hidden = { $who } mine un emplacement en secret
event-sprung = { $card } saute sur la mine de { $who } : { $place }
event-deciphered = { $who } a suivi le billet : { $place }
refusal-note = Ce message se passe avec ce que vous y désignez : touchez-le, puis l'emplacement ou la créature.
refusal-give = { $n } points au plus, et vous en avez { $has }.
badge-secret = { $card } : { $what }
# ce que chaque choix change, quand on ouvre une table
help-deck-box = Le deck préconstruit de la boîte qui revient à cette place.
help-deck-choose = Le joueur choisit parmi tous les decks une fois assis.
help-deck-random = Un deck conforme aux règles, composé au hasard.
help-events-without = Rien ne vient troubler la bataille.
help-events-with = À chaque round, une carte Évènement change les règles pour tous.
help-objectives-without = Seules comptent les cartes en jeu à la fin.
help-objectives-with = Des cartes Objectif rapportent des points à qui les accomplit.
ask-signal = Laquelle de vos créatures a Initiative et +1 en Attaque ?
ask-breach = Laquelle de vos créatures a Perforation et +1 en Attaque ?
