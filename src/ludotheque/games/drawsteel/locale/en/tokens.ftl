move-propose = Propose a hero token for: { $deed }
move-judge = { $n ->
    [0] Give nothing for { $seat }’s deed
   *[other] Grant a token for { $seat }’s deed
}
move-award_token = A hero token for: { $deed }
move-buy_surges = Spend a token: { $being } gains two surges
move-buy_stamina = Spend two tokens: { $being } regains Stamina
move-recover = { $being } spends a Recovery
arg-deed = Deed
event-propose = { $who } proposes a hero token: { $deed }
event-declined = No token for: { $deed }
event-award_token = A hero token for: { $deed } ({ $now } in all)
event-buy_surges = { $being } gains { $n } surges for a token ({ $left } left)
event-regain = { $being } regains { $n } Stamina ({ $now })
event-regain-hidden = { $being } regains { $n } Stamina
event-recover = { $being } spends a Recovery and regains { $n } Stamina ({ $left ->
    [one] 1 Recovery
   *[other] { $left } Recoveries
} left)
refusal-tokens = That takes { $cost ->
    [one] a hero token
   *[other] { $cost } hero tokens
}; the party has { $n }.
refusal-token-used = Only one token benefit per turn, and per test.
refusal-director-awards = The Director awards tokens without asking.
refusal-proposal-waits = Your last proposal is still waiting for the Director.
refusal-no-proposal = That player has proposed no deed.
refusal-no-dice = No dice have been rolled.
refusal-not-your-moment = Two tokens restore Stamina on your own turn, or when you take damage.
refusal-no-recovery = There are no Recoveries left.
refusal-recovery-danger = While rounds are counted, a Recovery takes the Catch Breath manoeuvre.
refusal-whole = Stamina is full.
move-take_kept = Take back last session’s tokens
event-take_kept = The Director takes back last session’s tokens: { $n }
event-kept = Tokens kept from last session: { $n }
refusal-none-kept = There are no tokens to take back now.
