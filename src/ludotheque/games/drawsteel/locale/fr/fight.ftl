surprise-nobody = personne n’est surpris
surprise-heroes = les héros sont surpris
surprise-foes = les adversaires sont surpris
side-heroes = Les héros
side-foes = Les adversaires
aim-met = objectifs atteints
aim-missed = objectifs manqués
state-fine = d'attaque
state-winded = essoufflé
state-dying = mourant
state-dead = mort
heed-falling = seulement avant de tomber
heed-always = à chaque coup
condition-bleeding = saignement
condition-dazed = étourdi
condition-frightened = effrayé
condition-grabbed = agrippé
condition-prone = à terre
condition-restrained = entravé
condition-slowed = ralenti
condition-taunted = nargué
condition-weakened = affaibli
cause-surprised = surprise
cause-favour = une aptitude
ask-begins = Qui commence ?
ask-next = À qui le tour ?
ask-turn = À { $being } de jouer : que faire ?
why-turn = Une action principale, une manœuvre, un déplacement, dans l’ordre voulu
ask-decide = Le combat est décidé
ask-targets = { $ability } : choisissez une cible
ask-power = { $being }, { $ability } : lancez deux d10
ask-tier = { $ability } : garder ce résultat ?
ask-rescue = { $being } va subir { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
ask-save = La sauvegarde a échoué : { $condition }
ask-aided = Dépenser une Récupération ?
ask-shove = Vers où déplacer { $being } ?
move-fight = Commencer un combat : { $surprise }
move-first = { $side } commencent
move-go = { $being } joue
move-use = { $ability }
move-step = Se déplacer : { $zone }
move-breath = Récupérer le Souffle
move-stand = Se relever
move-trade = { $n ->
    [0] L’action principale contre une manœuvre
   *[other] L’action principale contre un déplacement
}
move-end_turn = Finir le tour
move-over = Le combat est terminé, { $aim } (Victoires : { $n })
move-call_off = Arrêter le combat, { $aim } (Victoires : { $n })
move-target = { $being }
move-enough = C’est tout
move-surge = Mettre { $n ->
    [1] une impulsion
   *[other] { $n } impulsions
} dans les dégâts contre { $being }
move-take_breath = Dépenser une Récupération
move-decline = Non
move-bear = Subir les dégâts
move-rescue = Dépenser deux jetons : regagner d’abord de la Vigueur
move-fail = Tant pis
move-make_good = Dépenser un jeton : elle réussit
move-to = { $zone }
move-knock_out = Assommer seulement { $being }
move-heed = { $being }, proposer les jetons { $heed }
event-fight = Un combat commence, { $surprise } ; Malveillance : { $n }
event-fight-hidden = Un combat commence, { $surprise }
event-begins = Le d10 montre { $n } : { $who } choisit qui commence
event-first = { $side } commencent
event-round = Manche { $n }
event-malice = { $n ->
    [0] Le Directeur perd { $lost } de Malveillance
   *[other] Le Directeur gagne { $n } de Malveillance
} (total : { $now })
event-malice-hidden = La Malveillance du Directeur change
event-turn = À { $being } de jouer
event-resource = { $being } : Ressource Héroïque { $now }
event-over = Le combat est terminé : { $aim }
event-use = { $being } : { $ability }
event-power = { $being } lance { $first } et { $second }, avec un score de { $score } : palier { $tier }
event-power-hidden = { $being } lance { $first } et { $second } : palier { $tier }
event-surged = { $being } dépense { $n ->
    [1] une impulsion
   *[other] { $n } impulsions
}
event-resisted = { $being } résiste
event-temporary = { $being } a { $n } de Vigueur temporaire
event-temporary-hidden = { $being } a de la Vigueur temporaire
event-surges = { $being } gagne { $n ->
    [1] une impulsion
   *[other] { $n } impulsions
}
event-favour = { $being } a { $circumstance } au prochain jet
event-aided = { $helper } aide { $being } à récupérer
event-critical = Coup critique : { $being } a une autre action principale
event-moved = { $being } se déplace : { $zone }
event-shoved = On déplace { $being } : { $zone }
event-harm = { $being } subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} (Vigueur : { $now })
event-harm-hidden = { $being } subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
event-minions = { $being } : { $n ->
    [one] un tombe
   *[other] { $n } tombent
}, { $left } debout
event-state = { $being }, état : { $state }
event-knock_out = { $being } perd seulement connaissance
event-afflicted = { $being }, état : { $condition }
event-cured = { $being }, fin d’un état : { $condition }
event-save = { $being } fait { $n } au jet de sauvegarde (état : { $condition })
event-made_good = Un jeton rattrape la sauvegarde de { $being } (il en reste { $left })
refusal-no-foes = Il n’y a pas d’adversaire.
refusal-no-heroes = Il ne reste aucun héros.
refusal-no-fight = Aucun combat n’est en cours.
refusal-not-fighting = Ce personnage ne prend pas part au combat.
refusal-other-side = C’est à l’autre camp de jouer.
refusal-has-acted = Ce personnage a déjà joué dans cette manche.
refusal-dazed = Étourdi : une seule chose par tour.
refusal-step = On se déplace vers une zone voisine.
refusal-moved = Il ne reste pas de déplacement dans ce tour.
refusal-slowed = Ralenti : un déplacement prend aussi la manœuvre.
refusal-prone = À terre : il faut d’abord se relever.
refusal-held = Impossible de bouger.
refusal-trade = L’action principale devient une manœuvre ou un déplacement.
refusal-acted = Il ne reste pas d’action principale dans ce tour.
refusal-maneuvered = Il ne reste pas de manœuvre dans ce tour.
refusal-standing = Ce personnage est déjà debout.
refusal-dying = Un mourant ne peut pas récupérer son souffle.
refusal-no-ability = Ce personnage n’a pas cette aptitude.
refusal-not-on-turn = Cette aptitude ne s’emploie pas comme action de son tour.
refusal-cost = Il en coûte { $n }.
refusal-no-target = Personne n’est à portée.
refusal-one-target = Au moins une cible.
refusal-twice = Cette cible est déjà choisie.
refusal-creature = Des objets seulement.
refusal-object = Des créatures seulement.
refusal-attended = Quelqu’un le tient, le porte ou le contrôle.
refusal-self-only = Soi-même seulement.
refusal-ally = Des adversaires seulement.
refusal-foe = Des alliés seulement.
refusal-far = Hors de portée.
refusal-surged = Des impulsions ont déjà été mises dans ces dégâts.
refusal-most-surges = Trois impulsions au plus.
refusal-surges = Pas assez d’impulsions.
refusal-not-felled = Vous ne l’avez pas abattu pendant ce tour.
refusal-heeded = C’est déjà le cas.
refusal-not-failed = Aucune sauvegarde n’a échoué.
refusal-shove = Impossible de l’envoyer là.
