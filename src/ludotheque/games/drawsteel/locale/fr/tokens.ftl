move-propose = Proposer un jeton de héros pour : { $deed }
move-judge = { $n ->
    [0] Ne rien donner pour l’exploit de { $seat }
   *[other] Accorder un jeton pour l’exploit de { $seat }
}
move-award_token = Un jeton de héros pour : { $deed }
move-buy_surges = Dépenser un jeton : { $being } gagne deux impulsions
move-buy_stamina = Dépenser deux jetons : { $being } regagne de la Vigueur
move-recover = { $being } dépense une Récupération
arg-deed = Exploit
event-propose = { $who } propose un jeton de héros : { $deed }
event-declined = Pas de jeton pour : { $deed }
event-award_token = Un jeton de héros pour : { $deed } ({ $now } en tout)
event-buy_surges = { $being } gagne { $n } impulsions pour un jeton (il en reste { $left })
event-regain = { $being } regagne { $n } de Vigueur ({ $now })
event-regain-hidden = { $being } regagne { $n } de Vigueur
event-recover = { $being } dépense une Récupération et regagne { $n } de Vigueur (il en reste { $left })
refusal-tokens = Il faut { $cost ->
    [one] un jeton de héros
   *[other] { $cost } jetons de héros
} ; le groupe en a { $n }.
refusal-token-used = Un seul bienfait de jeton par tour, et par test.
refusal-director-awards = Le Directeur accorde des jetons sans demander.
refusal-proposal-waits = Votre dernière proposition attend encore le Directeur.
refusal-no-proposal = Ce joueur n’a proposé aucun exploit.
refusal-no-dice = Aucun dé n’a été lancé.
refusal-not-your-moment = Deux jetons rendent de la Vigueur pendant votre tour, ou quand vous subissez des dégâts.
refusal-no-recovery = Il ne reste aucune Récupération.
refusal-recovery-danger = Quand on compte les manches, une Récupération demande la manœuvre Récupérer le Souffle.
refusal-whole = La Vigueur est au maximum.
move-take_kept = Reprendre les jetons de la dernière séance
event-take_kept = Le Directeur reprend les jetons de la dernière séance : { $n }
event-kept = Jetons gardés de la dernière séance : { $n }
refusal-none-kept = Il n’y a pas de jetons à reprendre maintenant.
