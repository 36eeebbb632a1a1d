# What a hint says of a line of play (reasons.py)
reason-keys-mine-up = { $n ->
    [one] you forge a key
   *[other] you forge { $n } keys
}
reason-keys-mine-down = { $n ->
    [one] you lose a key
   *[other] you lose { $n } keys
}
reason-keys-theirs-up = { $n ->
    [one] { $who } forges a key
   *[other] { $who } forges { $n } keys
}
reason-keys-theirs-down = { $n ->
    [one] { $who } loses a key
   *[other] { $who } loses { $n } keys
}
reason-forges-mine-up = { $n ->
    [100] you forge next turn unless you are stopped
   *[other] you forge next turn { $n }% of the time unless you are stopped
}
reason-forges-mine-down = { $n ->
    [100] you can no longer forge next turn
   *[other] you can no longer forge next turn { $n }% of the time
}
reason-forges-theirs-up = { $n ->
    [100] { $who } can forge next turn
   *[other] { $who } can forge next turn { $n }% of the time
}
reason-forges-theirs-down = { $n ->
    [100] { $who } can no longer forge next turn
   *[other] { $who } can no longer forge next turn { $n }% of the time
}
reason-amber-mine-up = you gain { $n } Æmber
reason-amber-mine-down = you lose { $n } Æmber
reason-amber-theirs-up = { $who } gains { $n } Æmber
reason-amber-theirs-down = { $who } loses { $n } Æmber
reason-creatures-mine-up = { $n ->
    [one] you have one more creature
   *[other] you have { $n } more creatures
}
reason-creatures-mine-down = { $n ->
    [one] you lose a creature
   *[other] you lose { $n } creatures
}
reason-creatures-theirs-up = { $n ->
    [one] { $who } has one more creature
   *[other] { $who } has { $n } more creatures
}
reason-creatures-theirs-down = { $n ->
    [one] { $who } loses a creature
   *[other] { $who } loses { $n } creatures
}
reason-creatures-theirs-none = { $who } has no creature left
reason-taunts-mine-up = { $n ->
    [one] you have one more taunt
   *[other] you have { $n } more taunts
}
reason-taunts-mine-down = { $n ->
    [one] you lose a taunt
   *[other] you lose { $n } taunts
}
reason-taunts-mine-none = you have no taunt left
reason-taunts-theirs-up = { $n ->
    [one] { $who } has one more taunt
   *[other] { $who } has { $n } more taunts
}
reason-taunts-theirs-down = { $n ->
    [one] { $who } loses a taunt
   *[other] { $who } loses { $n } taunts
}
reason-taunts-theirs-none = { $who } has no taunt left
reason-power-mine-up = you gain { $n } power on the battleline
reason-power-mine-down = you lose { $n } power on the battleline
reason-power-theirs-up = { $who } gains { $n } power on the battleline
reason-power-theirs-down = { $who } loses { $n } power on the battleline
reason-artifacts-mine-up = { $n ->
    [one] you have one more artifact
   *[other] you have { $n } more artifacts
}
reason-artifacts-mine-down = { $n ->
    [one] you lose an artifact
   *[other] you lose { $n } artifacts
}
reason-artifacts-theirs-up = { $n ->
    [one] { $who } has one more artifact
   *[other] { $who } has { $n } more artifacts
}
reason-artifacts-theirs-down = { $n ->
    [one] { $who } loses an artifact
   *[other] { $who } loses { $n } artifacts
}
reason-chains-mine-up = { $n ->
    [one] you take a chain
   *[other] you take { $n } chains
}
reason-chains-mine-down = { $n ->
    [one] you shed a chain
   *[other] you shed { $n } chains
}
reason-chains-theirs-up = { $n ->
    [one] { $who } takes a chain
   *[other] { $who } takes { $n } chains
}
reason-chains-theirs-down = { $n ->
    [one] { $who } sheds a chain
   *[other] { $who } sheds { $n } chains
}
