move-take_kept = Reprendre plutôt les jetons gardés
move-new_adventure = { $anyway ->
    [0] Commencer une aventure : { $title }
   *[other] Commencer une aventure, les Victoires restantes étant perdues : { $title }
}
event-kept = Jetons de héros gardés à la fin de la dernière séance : { $n }
event-take_kept = Le Directeur s’en tient aux jetons gardés : { $n }
event-new_adventure = Une aventure commence : { $title }. Tous les héros sont à 0 Victoire.
refusal-nothing-kept = Aucun jeton n’a été gardé à la fin de la dernière séance.
refusal-anyway = On commence l’aventure tout de suite, ou malgré les Victoires qui restent.
refusal-leftover = Des héros ont encore des Victoires : qu’ils prennent d’abord un répit, sinon elles sont perdues.
refusal-no-victories = Aucun héros n’a de Victoires à perdre : commencez simplement l’aventure.
ask-breather = Prêts à continuer ?
move-breather = Laisser souffler les héros
move-go_on = Continuer
event-breather = Le Directeur laisse souffler les héros
event-go_on = { $who } est d’accord pour continuer
refusal-breather = Les héros ont déjà soufflé depuis cette scène.
refusal-no-argument = Personne n’attend de réplique en ce moment.
