# What a hint says of a line of play (reasons.py)
reason-glory-mine-up = { $n ->
    [one] you meet one more glory condition
   *[other] you meet { $n } more glory conditions
}
reason-glory-mine-down = { $n ->
    [one] you lose a glory condition
   *[other] you lose { $n } glory conditions
}
reason-glory-theirs-up = { $n ->
    [one] { $who } meets one more glory condition
   *[other] { $who } meets { $n } more glory conditions
}
reason-glory-theirs-down = { $n ->
    [one] { $who } loses a glory condition
   *[other] { $who } loses { $n } glory conditions
}
reason-abundant-mine-up = { $n ->
    [100] your favourite becomes abundant
   *[other] your favourite becomes abundant { $n }% of the time
}
reason-abundant-mine-down = { $n ->
    [100] your favourite is no longer abundant
   *[other] your favourite is no longer abundant { $n }% of the time
}
reason-abundant-theirs-up = { $n ->
    [100] { $who } reaches abundance
   *[other] { $who } reaches abundance { $n }% of the time
}
reason-abundant-theirs-down = { $n ->
    [100] { $who } loses abundance
   *[other] { $who } loses abundance { $n }% of the time
}
reason-favourite-mine-up = { $n ->
    [one] your favourite gains a resource
   *[other] your favourite gains { $n } resources
}
reason-favourite-mine-down = { $n ->
    [one] your favourite loses a resource
   *[other] your favourite loses { $n } resources
}
reason-favourite-theirs-up = { $n ->
    [one] { $who } gains a favourite resource
   *[other] { $who } gains { $n } favourite resources
}
reason-favourite-theirs-down = { $n ->
    [one] { $who } loses a favourite resource
   *[other] { $who } loses { $n } favourite resources
}
reason-gathered-mine-up = { $n ->
    [one] you gather a soul fragment
   *[other] you gather { $n } soul fragments
}
reason-gathered-mine-down = { $n ->
    [one] a fragment returns to your past life
   *[other] { $n } fragments return to your past life
}
reason-gathered-theirs-up = { $n ->
    [one] { $who } gathers a soul fragment
   *[other] { $who } gathers { $n } soul fragments
}
reason-gathered-theirs-down = { $n ->
    [one] { $who } sends a fragment back to their past life
   *[other] { $who } sends { $n } fragments back to their past life
}
reason-mana-mine-up = you gain { $n } mana
reason-mana-mine-down = you spend { $n } mana
reason-mana-theirs-up = { $who } gains { $n } mana
reason-mana-theirs-down = { $who } loses { $n } mana
