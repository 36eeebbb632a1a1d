# What a hint says in every game
reason-only = It is the only possible move.
reason-little = Little changes until then.
reason-won-mine-up = { $n ->
    [100] you win the game
   *[other] you win the game { $n }% of the time
}
reason-won-mine-down = { $n ->
    [100] you do not win the game
   *[other] the win slips away { $n }% of the time
}
reason-won-theirs-up = { $n ->
    [100] { $who } wins the game
   *[other] { $who } wins the game { $n }% of the time
}
reason-won-theirs-down = { $n ->
    [100] { $who } does not win the game
   *[other] { $who } misses out on the win { $n }% of the time
}
