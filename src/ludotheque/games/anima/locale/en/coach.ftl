# What a hint says of a line of play (reasons.py)
reason-missions-mine-up = { $n ->
    [one] you complete a mission
   *[other] you complete { $n } missions
}
reason-missions-mine-down = { $n ->
    [one] you lose a completed mission
   *[other] you lose { $n } completed missions
}
reason-missions-theirs-up = { $n ->
    [one] { $who } completes a mission
   *[other] { $who } completes { $n } missions
}
reason-missions-theirs-down = { $n ->
    [one] { $who } loses a completed mission
   *[other] { $who } loses { $n } completed missions
}
reason-steps-mine-up = { $n ->
    [one] you advance one mission step
   *[other] you advance { $n } mission steps
}
reason-steps-theirs-up = { $n ->
    [one] { $who } advances one mission step
   *[other] { $who } advances { $n } mission steps
}
reason-team-mine-up = { $n ->
    [one] you recruit a companion
   *[other] you recruit { $n } companions
}
reason-team-mine-down = { $n ->
    [one] you lose a companion
   *[other] you lose { $n } companions
}
reason-team-theirs-up = { $n ->
    [one] { $who } recruits a companion
   *[other] { $who } recruits { $n } companions
}
reason-team-theirs-down = { $n ->
    [one] { $who } loses a companion
   *[other] { $who } loses { $n } companions
}
reason-combat-mine-up = you gain { $n } Combat
reason-combat-mine-down = you lose { $n } Combat
reason-combat-theirs-up = { $who } gains { $n } Combat
reason-combat-theirs-down = { $who } loses { $n } Combat
reason-cards-mine-up = { $n ->
    [one] you have one more card in hand
   *[other] you have { $n } more cards in hand
}
reason-cards-mine-down = { $n ->
    [one] you have one fewer card in hand
   *[other] you have { $n } fewer cards in hand
}
reason-cards-theirs-up = { $n ->
    [one] { $who } has one more card in hand
   *[other] { $who } has { $n } more cards in hand
}
reason-cards-theirs-down = { $n ->
    [one] { $who } has one fewer card in hand
   *[other] { $who } has { $n } fewer cards in hand
}
reason-out-mine-up = { $n ->
    [100] you lose the rest of the turn
   *[other] you lose the rest of the turn { $n }% of the time
}
reason-out-mine-down = { $n ->
    [100] you are back in play
   *[other] you are back in play { $n }% of the time
}
reason-out-theirs-up = { $n ->
    [100] { $who } loses the rest of the turn
   *[other] { $who } loses the rest of the turn { $n }% of the time
}
reason-out-theirs-down = { $n ->
    [100] { $who } is back in play
   *[other] { $who } is back in play { $n }% of the time
}
