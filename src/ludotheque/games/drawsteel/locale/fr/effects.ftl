# Ce que disent les aptitudes : chaque effet, puis la ligne de tête.

effect-damage = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
effect-damage-typed = { $n ->
    [one] { $n } dégât { $type }
   *[other] { $n } dégâts { $type }
}
damage-acid = d’acide
damage-cold = de froid
damage-corruption = de corruption
damage-fire = de feu
damage-holy = sacrés
damage-lightning = de foudre
damage-poison = de poison
damage-psychic = psychiques
damage-sonic = soniques
effect-push = pousse { $n ->
    [one] d’une zone
   *[other] de { $n } zones
}
effect-pull = attire { $n ->
    [one] d’une zone
   *[other] de { $n } zones
}
effect-slide = fait glisser { $n ->
    [one] d’une zone
   *[other] de { $n } zones
}
effect-shift = la cible se déplace { $n ->
    [one] d’une zone
   *[other] de { $n } zones
} si elle veut
effect-shift-self = vous vous déplacez { $n ->
    [one] d’une zone
   *[other] de { $n } zones
} si vous voulez
effect-swap = vous échangez vos places
effect-gather = un autre du même camp, à { $n ->
    [one] une zone
   *[other] { $n } zones
} de la cible au plus, est entraîné dans sa zone
effect-condition = { $condition } ({ $ends })
ends-save = sauvegarde
ends-turn = jusqu’à la fin de son prochain tour
ends-fight = jusqu’à la fin du combat
effect-end = met fin à un état
effect-recover = la cible peut dépenser une Récupération
effect-regain = la cible regagne { $n } de Vigueur
effect-temporary = { $n } de Vigueur temporaire
effect-surges = { $n ->
    [one] une impulsion
   *[other] { $n } impulsions
}
effect-edge = avantage au prochain jet
effect-bane = fléau au prochain jet
effect-malice = Malveillance { $n }
effect-resource = Ressource Héroïque { $n }
effect-steal = un objet que tient la cible change de main
effect-flood = l’eau profonde recouvre la zone de la cible
effect-drain = la zone de la cible est à sec
effect-redirect = vous devenez la cible
effect-halve = les dégâts sont divisés par deux
effect-either = au choix de la cible : { $one }, ou bien { $other }
effect-on-self = pour vous, { $effect }
effect-on-allies = pour chacun des vôtres dans votre zone, { $effect }
effect-on-zone = pour chacun dans la zone de la cible, { $effect }
effect-potency = si { $against } < seuil { $potency }, { $effect }
potency-weak = faible
potency-average = moyen
potency-strong = fort
effect-squad = si { $n } sbires au moins sont debout, { $effect }

action-main = Action principale
action-maneuver = Manœuvre
action-triggered = Action déclenchée
action-free-triggered = Action déclenchée gratuite
action-free = Action libre
action-villain = Action de vilain
action-malice = Malveillance
reach = { $n ->
    [0] dans sa zone
    [one] à une zone au plus
   *[other] à { $n } zones au plus
}
reach-zone = { $n ->
    [0] toute sa zone
    [one] toute une zone, à une zone au plus
   *[other] toute une zone, à { $n } zones au plus
}
reach-all = tout le terrain
reach-self = soi-même
whom-foes = { $n ->
    [one] un adversaire
    [99] les adversaires
   *[other] { $n } adversaires au plus
}
whom-allies = { $n ->
    [one] un allié
    [99] les alliés
   *[other] { $n } alliés au plus
}
whom-creatures = { $n ->
    [one] une créature
    [9] toutes les créatures voulues
    [99] toutes les créatures
   *[other] { $n } créatures au plus
}
whom-objects = { $n ->
    [one] un objet
    [99] les objets
   *[other] { $n } objets au plus
}
cost = coûte { $n } de Ressource
cost-malice = coûte { $n } de Malveillance
rolled-with = jet : { $characteristic }
effect-flood-self = l’eau profonde recouvre votre zone
effect-drain-self = votre zone est à sec
effect-recover-self = vous pouvez dépenser une Récupération
only = { $keyword } seulement
keyword-drowned = les Noyés
effect-regain-self = vous regagnez { $n } de Vigueur
