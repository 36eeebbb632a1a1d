# Draw Steel: the session as a whole. Each part of the table has its own file in the folder of the language.

role-director = Director
role-player = Player
mode-free = Campaign
option-mode = Mode
option-pace = Pace of levels
pace-double = Fast (8 Experience a level)
pace-normal = As written (16)
pace-half = Slow (32)
option-carried = Hero tokens
carried-fresh = New ones each session
carried-carried = Kept from session to session
help-carried = An optional rule: tokens neither refill at the start of a session nor vanish at its end. It suits short sessions of two to three hours.
option-benefit = Token benefits
benefit-hero = One per turn for each hero
benefit-party = One per turn for the whole party
title-session = At the table
outcome-session = The session is over after { $n ->
    [one] one scene
   *[other] { $n } scenes
}.
event-session = The session opens: { $heroes ->
    [one] { $heroes } hero
   *[other] { $heroes } heroes
}, { $n ->
    [one] { $n } hero token
   *[other] { $n } hero tokens
}
ask-direct = What comes next?
refusal-director-only = Only the Director may do that.
refusal-not-yours = You may act only for your own heroes.
refusal-dead = They are dead.
refusal-not-a-hero = Only a hero may do that.

characteristic-might = Might
characteristic-agility = Agility
characteristic-reason = Reason
characteristic-intuition = Intuition
characteristic-presence = Presence
help-mode-adventure = A ready-made adventure with its four heroes, its places and its foes.
help-mode-free = Your own heroes, foes and scenes, from one session to the next.
help-fresh = The party gets some at the start of each session and loses them at its end.
bot-director = Directing bot
bot-director-about = Runs the adventure: sets the scenes, calls for tests and plays the foes.
bot-companion = Companion bot
bot-companion-about = Plays a hero of the party, helps it and follows your lead.
