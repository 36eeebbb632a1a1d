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
    [one] your mission moves on one step
   *[other] your missions move on { $n } steps
}
reason-steps-theirs-up = { $n ->
    [one] the mission of { $who } moves on one step
   *[other] the missions of { $who } move on { $n } steps
}
reason-team-mine-up = { $n ->
    [one] a companion joins your team
   *[other] { $n } companions join your team
}
reason-team-mine-down = { $n ->
    [one] your team loses a companion
   *[other] your team loses { $n } companions
}
reason-team-theirs-up = { $n ->
    [one] a companion joins the team of { $who }
   *[other] { $n } companions join the team of { $who }
}
reason-team-theirs-down = { $n ->
    [one] the team of { $who } loses a companion
   *[other] the team of { $who } loses { $n } companions
}
reason-combat-mine-up = your team gains { $n } Combat
reason-combat-mine-down = your team loses { $n } Combat
reason-combat-theirs-up = the team of { $who } gains { $n } Combat
reason-combat-theirs-down = the team of { $who } loses { $n } Combat
reason-cards-mine-up = { $n ->
    [one] you have one more card in hand
   *[other] you have { $n } more cards in hand
}
reason-cards-mine-down = { $n ->
    [one] you have one card less in hand
   *[other] you have { $n } cards less in hand
}
reason-cards-theirs-up = { $n ->
    [one] { $who } has one more card in hand
   *[other] { $who } has { $n } more cards in hand
}
reason-cards-theirs-down = { $n ->
    [one] { $who } has one card less in hand
   *[other] { $who } has { $n } cards less in hand
}
reason-out-mine-up = { $n ->
    [100] you lose the rest of your turn
   *[other] you lose the rest of your turn { $n }% of the time
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
