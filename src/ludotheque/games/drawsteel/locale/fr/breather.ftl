ask-breather = Prêts à continuer ?
move-breather = Laisser souffler les héros
move-go_on = Continuer
event-breather = Le Directeur laisse souffler les héros
event-go_on = { $who } est d’accord pour continuer
refusal-breather = Les héros ont déjà soufflé dans cette scène.
refusal-no-argument = Personne n’attend de réplique en ce moment.
