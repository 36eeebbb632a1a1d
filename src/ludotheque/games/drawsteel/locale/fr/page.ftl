# Ce que la page montre en plus : l’effet des aptitudes, ce qu’un jeton achète, ce qui s’ajoute aux dés.
page-buy-surges = Deux impulsions
page-buy-save = Une sauvegarde manquée réussit
page-buy-reroll = Relancer les dés d’un test
page-buy-stamina = Regagner de la Vigueur
page-when-reroll = Après avoir lancé les dés d’un test.
page-when-save = Quand une de vos sauvegardes vient d’échouer.
page-test = Test : { $characteristic }
page-edge = avantage
page-bane = fléau
page-double-edge = double avantage : un palier de plus
page-double-bane = double fléau : un palier de moins
page-natural = { $n } naturel : palier 3
page-help-1 = un fléau pour l’autre
page-help-2 = un avantage pour l’autre
page-help-3 = un double avantage pour l’autre
page-pip-main = Action principale
page-pip-maneuver = Manœuvre
page-pip-move = Déplacement
page-figure-stamina = Vigueur
page-figure-recoveries = Récupérations
page-figure-victories = Victoires
page-figure-xp = Expérience
page-figure-level = Niveau
page-ends-save = sauvegarde en fin de tour
page-ends-turn = jusqu’à la fin de son prochain tour
page-ends-fight = jusqu’à la fin du combat
page-use-main = Action principale
page-use-maneuver = Manœuvre
page-use-triggered = Action déclenchée
page-use-free = Action gratuite
page-use-villain = Action de vilain
page-who-foes = { $n ->
    [one] adversaire
   *[other] adversaires
}
page-who-allies = { $n ->
    [one] allié
   *[other] alliés
}
page-who-creatures = { $n ->
    [one] créature
   *[other] créatures
}
page-who-objects = { $n ->
    [one] objet
   *[other] objets
}
page-who-self = soi-même
page-targets = { $n } { $who }
page-area-zone = tous les { $who } d’une zone
page-area-all = tous les { $who } du terrain
page-reach = { $how } · { $n ->
    [0] dans sa zone
    [one] jusqu’à 1 zone
   *[other] jusqu’à { $n } zones
}
page-effect-damage = { $n ->
    [one] 1 dégât
   *[other] { $n } dégâts
}
page-effect-typed = { $said } ({ $type })
page-damage-acid = acide
page-damage-cold = froid
page-damage-corruption = corruption
page-damage-fire = feu
page-damage-holy = sacré
page-damage-lightning = foudre
page-damage-poison = poison
page-damage-psychic = psychique
page-damage-sonic = son
page-effect-push = pousse de { $n ->
    [one] 1 zone
   *[other] { $n } zones
}
page-effect-pull = attire de { $n ->
    [one] 1 zone
   *[other] { $n } zones
}
page-effect-slide = déplace de { $n ->
    [one] 1 zone
   *[other] { $n } zones
}
page-effect-shift = se décale de { $n ->
    [one] 1 zone
   *[other] { $n } zones
}
page-effect-swap = échange de place
page-effect-condition = { $condition } ({ $ends })
page-effect-potency = { $said }, si { $against } { $strength }
page-potency-weak = < faible
page-potency-average = < moyenne
page-potency-strong = < forte
page-effect-recover = peut dépenser une Récupération
page-effect-regain = regagne { $n } de Vigueur
page-effect-temporary = { $n } de Vigueur temporaire
page-effect-surges = { $n ->
    [one] 1 impulsion
   *[other] { $n } impulsions
}
page-effect-edge = avantage au prochain jet
page-effect-bane = fléau au prochain jet
page-effect-malice = Malveillance { $n }
page-effect-resource = Ressource Héroïque { $n }
page-effect-end = met fin à une condition
page-effect-move_self = se déplace de { $n ->
    [one] 1 zone
   *[other] { $n } zones
}
page-effect-steal = prend un objet
page-effect-flood = inonde la zone
page-effect-self = { $said } (soi-même)
