# What the page shows besides: what abilities do, what a token buys, what is added to the dice.
page-buy-surges = Two surges
page-buy-save = A failed saving throw succeeds
page-buy-reroll = Roll a test’s dice again
page-buy-stamina = Regain Stamina
page-when-reroll = Once the dice of a test have been rolled.
page-when-save = When one of your saving throws has just failed.
page-test = { $characteristic } test
page-edge = edge
page-bane = bane
page-double-edge = double edge: one tier higher
page-double-bane = double bane: one tier lower
page-natural = natural { $n }: tier 3
page-help-1 = a bane for the other
page-help-2 = an edge for the other
page-help-3 = a double edge for the other
page-pip-main = Main action
page-pip-maneuver = Maneuver
page-pip-move = Move
page-figure-stamina = Stamina
page-figure-recoveries = Recoveries
page-figure-victories = Victories
page-figure-xp = Experience
page-figure-level = Level
page-ends-save = save at the end of the turn
page-ends-turn = until the end of their next turn
page-ends-fight = until the end of the fight
page-use-main = Main action
page-use-maneuver = Maneuver
page-use-triggered = Triggered action
page-use-free = Free action
page-use-villain = Villain action
page-who-foes = { $n ->
    [one] foe
   *[other] foes
}
page-who-allies = { $n ->
    [one] ally
   *[other] allies
}
page-who-creatures = { $n ->
    [one] creature
   *[other] creatures
}
page-who-objects = { $n ->
    [one] object
   *[other] objects
}
page-who-self = oneself
page-targets = { $n } { $who }
page-area-zone = all { $who } in one zone
page-area-all = all { $who } on the ground
page-reach = { $how } · { $n ->
    [0] in one’s own zone
    [one] up to 1 zone away
   *[other] up to { $n } zones away
}
page-effect-damage = { $n } damage
page-effect-typed = { $said } ({ $type })
page-damage-acid = acid
page-damage-cold = cold
page-damage-corruption = corruption
page-damage-fire = fire
page-damage-holy = holy
page-damage-lightning = lightning
page-damage-poison = poison
page-damage-psychic = psychic
page-damage-sonic = sonic
page-effect-push = push { $n ->
    [one] 1 zone
   *[other] { $n } zones
}
page-effect-pull = pull { $n ->
    [one] 1 zone
   *[other] { $n } zones
}
page-effect-slide = slide { $n ->
    [one] 1 zone
   *[other] { $n } zones
}
page-effect-shift = shift { $n ->
    [one] 1 zone
   *[other] { $n } zones
}
page-effect-swap = swap places
page-effect-condition = { $condition } ({ $ends })
page-effect-potency = { $said }, if { $against } { $strength }
page-potency-weak = < weak
page-potency-average = < average
page-potency-strong = < strong
page-effect-recover = may spend a Recovery
page-effect-regain = regain { $n } Stamina
page-effect-temporary = { $n } temporary Stamina
page-effect-surges = { $n ->
    [one] 1 surge
   *[other] { $n } surges
}
page-effect-edge = an edge on the next roll
page-effect-bane = a bane on the next roll
page-effect-malice = Malice { $n }
page-effect-resource = Heroic Resource { $n }
page-effect-end = end one condition
page-effect-move_self = move { $n ->
    [one] 1 zone
   *[other] { $n } zones
}
page-effect-steal = take an object
page-effect-flood = flood the zone
page-effect-self = { $said } (oneself)
