# What a hint says of a line of play (reasons.py)
reason-points-mine-up = { $n ->
    [one] you gain 1 point
   *[other] you gain { $n } points
}
reason-points-mine-down = { $n ->
    [one] you lose 1 point
   *[other] you lose { $n } points
}
reason-points-theirs-up = { $n ->
    [one] { $who } gains 1 point
   *[other] { $who } gains { $n } points
}
reason-points-theirs-down = { $n ->
    [one] { $who } loses 1 point
   *[other] { $who } loses { $n } points
}
reason-slots-mine-up = { $n ->
    [one] you hold one more slot
   *[other] you hold { $n } more slots
}
reason-slots-mine-down = { $n ->
    [one] you lose a slot
   *[other] you lose { $n } slots
}
reason-slots-theirs-up = { $n ->
    [one] { $who } holds one more slot
   *[other] { $who } holds { $n } more slots
}
reason-slots-theirs-down = { $n ->
    [one] { $who } loses a slot
   *[other] { $who } loses { $n } slots
}
reason-threatened-mine-up = { $n ->
    [one] one more of your cards is threatened
   *[other] { $n } more of your cards are threatened
}
reason-threatened-mine-down = { $n ->
    [one] one of your cards is no longer threatened
   *[other] { $n } of your cards are no longer threatened
}
reason-threatened-mine-none = none of your cards is threatened any more
reason-threatened-theirs-up = { $n ->
    [one] { $who } has one more card under threat
   *[other] { $who } has { $n } more cards under threat
}
reason-fallen-mine-up = { $n ->
    [one] you lose a creature
   *[other] you lose { $n } creatures
}
reason-fallen-mine-down = { $n ->
    [one] you take back a creature from the discard pile
   *[other] you take back { $n } creatures from the discard pile
}
reason-fallen-theirs-up = { $n ->
    [one] { $who } loses a creature
   *[other] { $who } loses { $n } creatures
}
reason-fallen-theirs-down = { $n ->
    [one] { $who } takes back a creature from the discard pile
   *[other] { $who } takes back { $n } creatures from the discard pile
}
reason-threatened-theirs-down = { $n ->
    [one] { $who } has one fewer card under threat
   *[other] { $who } has { $n } fewer cards under threat
}
