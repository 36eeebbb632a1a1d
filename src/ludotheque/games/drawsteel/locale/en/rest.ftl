ask-respite = The party rests
safety-safe = in a safe place
safety-unsafe = in an unsafe place
challenge-trap = a deadly trap
challenge-negotiation = a negotiation
challenge-montage = a montage test
challenge-puzzle = a hard puzzle
challenge-plan = a plan that spared a battle
challenge-other = another challenge
move-victories = Victories for { $challenge }: { $n }
move-unworthy = Nothing heroic here
move-sleep = A night’s sleep
move-respite = Begin a respite { $safety }
move-claim_respite = End the respite
move-finish = End the respite
move-interrupt = Interrupted after { $hours } h: { $cause }
move-activity = { $being }, respite activity: { $text }
move-end_session = { $keep ->
    [0] End the session
   *[other] End the session and keep the tokens
}
arg-n = How many
arg-hours = Hours
event-victories = { $n ->
    [one] 1 Victory
   *[other] { $n } Victories
} for { $heroes ->
    [one] 1 hero
   *[other] { $heroes } heroes
}
event-unworthy = Nothing heroic here: no Victories, no resources
event-sleep = A night’s sleep ({ $n } hours)
event-respite = A respite begins { $safety }
event-interrupted = The respite ends after { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}, with nothing gained: { $cause }
event-rested = { $being } is fully rested; Victories become Experience: +{ $gained }, { $xp } in all
event-level = { $being } reaches level { $n }
event-respite_over = The respite is over ({ $n } hours). The enemy has not been idle.
event-activity = { $being }: { $text }
event-reminder = No hero token was awarded in this session: none will come on its own
event-session_over = The session ends. Tokens lost: { $lost }; kept: { $left }
refusal-level = Levels go from 1 to 10, not { $n }.
refusal-respite-short = A respite takes 24 hours: { $n ->
    [one] { $n } is still to come.
   *[other] { $n } are still to come.
}
refusal-respite-interrupted = That respite was interrupted: it brings no benefit.
refusal-no-respite = No respite is under way.
refusal-unworthy = Nothing heroic here: no Victories.
refusal-activity = { $n ->
    [one] One activity
   *[other] { $n } activities
} per respite.
refusal-keep = Tokens are kept, or they are not.
refusal-carried = Tokens are kept from session to session here: there is nothing to decide.
move-pass_hours = Let { $hours } h pass
move-rest_on = Let the rest of the 24 hours pass
move-turn_to = After { $hours } h, something else: { $text }
event-pass_hours = { $hours ->
    [one] { $hours } hour of rest passes
   *[other] { $hours } hours of rest pass
} ({ $now } of 24)
event-turned_to = After { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
} the party turns to something else, and the respite brings no benefit: { $text }
event-activity_done = { $being } has finished: { $text }
refusal-respite-left = The party turned to something else: this respite brings no benefit.
refusal-respite-full = The 24 hours have passed.
refusal-hours-passed = { $n ->
    [one] { $n } hour has already passed.
   *[other] { $n } hours have already passed.
}
refusal-hours-uncounted = The hours were not counted: the respite can be finished at once.
