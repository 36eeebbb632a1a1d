# What abilities say: each effect, then the head line.

effect-damage = { $n } damage
effect-damage-typed = { $n } { $type } damage
damage-acid = acid
damage-cold = cold
damage-corruption = corruption
damage-fire = fire
damage-holy = holy
damage-lightning = lightning
damage-poison = poison
damage-psychic = psychic
damage-sonic = sonic
effect-push = push { $n ->
    [one] one zone
   *[other] { $n } zones
}
effect-pull = pull { $n ->
    [one] one zone
   *[other] { $n } zones
}
effect-slide = slide { $n ->
    [one] one zone
   *[other] { $n } zones
}
effect-shift = the target may move { $n ->
    [one] one zone
   *[other] { $n } zones
}
effect-shift-self = you may move { $n ->
    [one] one zone
   *[other] { $n } zones
}
effect-swap = you change places
effect-gather = another on the same side, at most { $n ->
    [one] one zone
   *[other] { $n } zones
} from the target, is dragged into its zone
effect-condition = { $condition } ({ $ends })
ends-save = save ends
ends-turn = until the end of its next turn
ends-fight = until the fight ends
effect-end = ends a condition
effect-recover = the target may spend a Recovery
effect-regain = the target regains { $n } Stamina
effect-temporary = { $n } temporary Stamina
effect-surges = { $n ->
    [one] a surge
   *[other] { $n } surges
}
effect-edge = an edge on the next roll
effect-bane = a bane on the next roll
effect-malice = Malice { $n }
effect-resource = Heroic Resource { $n }
effect-steal = an object that the target holds changes hands
effect-flood = deep water covers the target’s zone
effect-drain = the target’s zone runs dry
effect-redirect = you become the target
effect-halve = the damage is halved
effect-either = the target chooses: { $one }, or else { $other }
effect-on-self = for you, { $effect }
effect-on-allies = for everyone on your side in your zone, { $effect }
effect-on-zone = for everyone in the target’s zone, { $effect }
effect-potency = if { $against } < { $potency } potency, { $effect }
potency-weak = weak
potency-average = average
potency-strong = strong
effect-squad = if at least { $n } minions are standing, { $effect }

action-main = Main action
action-maneuver = Manoeuvre
action-triggered = Triggered action
action-free-triggered = Free triggered action
action-free = Free action
action-villain = Villain action
action-malice = Malice
reach = { $n ->
    [0] within the same zone
    [one] at most one zone away
   *[other] at most { $n } zones away
}
reach-zone = { $n ->
    [0] the whole of the same zone
    [one] a whole zone, at most one zone away
   *[other] a whole zone, at most { $n } zones away
}
reach-all = the whole battleground
reach-self = self
whom-foes = { $n ->
    [one] one foe
    [99] the foes
   *[other] up to { $n } foes
}
whom-allies = { $n ->
    [one] one ally
    [99] the allies
   *[other] up to { $n } allies
}
whom-creatures = { $n ->
    [one] one creature
    [9] any creatures you like
    [99] all creatures
   *[other] up to { $n } creatures
}
whom-objects = { $n ->
    [one] one object
    [99] the objects
   *[other] up to { $n } objects
}
cost = costs { $n } Resource
cost-malice = costs { $n } Malice
rolled-with = { $characteristic } roll
effect-flood-self = deep water covers your zone
effect-drain-self = your zone runs dry
effect-recover-self = you may spend a Recovery
only = { $keyword } only
keyword-drowned = the Drowned
effect-regain-self = you regain { $n } Stamina
