# The Throne of the High Cendrelin

mode-initiation = Initiation game
title-night = Night { $n }
title-set-up = Set-up
step-evening = Evening
step-night = Night
duty-event = deal with one event

kind-fragment = Soul fragment
kind-evenement = Event
kind-apprenti = Apprentice
state-laid = laid
state-forgone = forgone
state-crypt = from the crypt

place-tombes = Tombs
place-fosses = Pits
place-ames = Souls
place-tresors = Treasures
class-necromancien = Necromancer
class-animancien = Animancer
class-sorcier = Sorcerer
class-choose = Chosen at the table
class-random = Random
help-necromancien = Digs pits and lays tombs in them. Favourite: tombs.
help-animancien = Trades souls and mana. Favourite: souls.
help-sorcier = Prepares Damage to hoard. Favourite: treasures.
ephemeral-degats = Damage
ephemeral-hommages = Homages
ephemeral-pactes = Demonic Pacts
option-classes = Class

zone-hand = Hand
zone-laid = Laid
zone-forgone = Forgone
zone-past-life = Past life
zone-future = Future
zone-surroundings = Surroundings
zone-past = Past

counter-mana = mana
counter-past-life = fragments in the past life
counter-hand = cards in hand
counter-degats = Damage
counter-hommages = Homages
counter-pactes = Demonic Pacts
badge-soul = soul gathered
badge-abundant = favourite abundant

ask-class = Choose your class
why-class = It decides your ten soul fragments and your favourite resource.
ask-evening = Evening falls: 2 mana, or a fragment of your soul?
why-evening = { $n ->
    [0] Your soul is gathered: only mana is left.
    [one] 1 fragment is left in your past life.
   *[other] { $n } fragments are left in your past life.
}
ask-night = Your night: act
why-night-duty = Play as many fragments as you like; deal with exactly one event of the surroundings.
why-night-soul = { $n ->
    [one] 1 more fragment and your soul is gathered.
   *[other] { $n } more fragments and your soul is gathered.
}
why-night-favourite = Your soul is gathered: abundance is still missing ({ $place }).
ask-option = Choose an option
ask-wish = Do you wish to: { $what }?
ask-designate = Designate a cendrelin
ask-forgo = { $n ->
    [one] Forgo 1 action: which card?
   *[other] Forgo { $n } actions: which card?
}
why-forgo = It stays face down until your next evening.
ask-send = { $n ->
    [one] Send back 1 soul fragment: which?
   *[other] Send back { $n } soul fragments: which first?
}
why-send-order = Each goes under the one before, at the bottom of your past life.

move-class = { $class }
move-mana = Gain 2 mana
move-draw = Draw a fragment
move-play = Play { $card }
move-resolve = { $card }: { $what }
move-option = { $card }: { $what }
move-dismiss = Send { $card } to the past without effect
move-end = End the night
move-yes = Yes
move-no = No
move-designate = Designate { $seat }
move-forgo = Forgo { $card }
move-send = Send back { $card }

event-class = { $who } chooses: { $class }
event-first = The first night falls to { $who }
event-night = Night { $n } · { $who }
event-recover = { $n ->
    [one] 1 fragment recovered: { $who }
   *[other] { $n } fragments recovered: { $who }
}
event-reveal = { $card } comes to the surroundings
event-reshuffle = The past is shuffled and becomes the future
event-mana = { $who } gains { $n } mana ({ $now })
event-draw = { $n ->
    [0] { $who } draws { $card }: soul gathered
   *[other] { $who } draws { $card } ({ $n } left)
}
event-draw-hidden = { $n ->
    [0] { $who } draws a fragment: soul gathered
   *[other] { $who } draws a fragment ({ $n } left)
}
event-play = { $who } plays { $card }
event-resolve = { $who } deals with { $card }
event-dismiss = { $who } can do nothing about { $card }
event-to_past = { $card } goes to the past
event-create = { $place } +{ $n } ({ $now })
event-discard = { $place } −{ $n } ({ $now })
event-gain = { $who }: mana +{ $n } ({ $now })
event-spend = { $who }: mana −{ $n } ({ $now })
event-lose = { $who }: mana −{ $n } ({ $now })
event-prepare = { $who } prepares { $n } { $ephemeral } ({ $now })
event-employ = { $who } employs { $n } { $ephemeral } ({ $now } left)
event-forgo = { $who } forgoes { $card }
event-forgo-hidden = { $who } forgoes 1 action
event-send_back = { $who } sends { $card } back under the past life ({ $n })
event-send_back-hidden = { $who } sends 1 fragment back under the past life ({ $n })
event-designate = Designated: { $seat }
event-declined = { $who } does not wish it
event-skipped = Part { $n } is impossible: skipped
event-victory = { $who } becomes High Cendrelin: soul gathered and abundance ({ $place })

outcome = { $who } becomes High Cendrelin: soul gathered and abundance ({ $place }).
forecast-win = You win the game
forecast-lose = { $who } would win the game
forecast-change = { $what } { $old } → { $new }

refusal-resource = It takes { $n } ({ $place }), and there is only { $left }.
refusal-no-place = The place that bears this resource ({ $place }) is not in the graveyard.
refusal-mana = It takes { $n } mana; you have { $left }.
refusal-ephemeral = It takes { $n } { $what }; you have prepared { $left }.
refusal-forgo = { $n ->
    [one] 1 action
   *[other] { $n } actions
} must be forgone: you would have { $left ->
    [0] no fragment
    [one] 1 fragment
   *[other] { $left } fragments
} left in hand.
refusal-send = { $n ->
    [one] 1 fragment
   *[other] { $n } fragments
} must be sent back, and you have only { $left } in hand and on the table.
refusal-condition = The condition "{ $what }" is not met.
refusal-nobody = No cendrelin can be designated.
refusal-nobody-designated = No cendrelin was designated.
refusal-designate = This cendrelin cannot be designated here.
refusal-chosen = This fragment is already chosen.
refusal-forgo-card = Only fragments in hand can be forgone.
refusal-send-card = This fragment cannot be sent back: the effect must be applicable as a whole.
refusal-empty-past-life = Your past life is empty: there is nothing to draw.
refusal-duty = First deal with an event of the surroundings.
refusal-one-event = You may deal with only one event per night, and you already have.
refusal-not-around = This event is not in the surroundings.
refusal-dismiss = An event can still be dealt with: choose one of its options.
refusal-laid = This fragment is already on the table: you recover it next evening.
refusal-forgone = You have forgone this action for this turn.
refusal-not-in-hand = This fragment is not in your hand.
refusal-not-yours = This fragment belongs to another cendrelin.
refusal-evening-first = First choose: 2 mana or a fragment.
refusal-place = Places are not activated in the initiation game.
refusal-past-life = The past life is a face-down pile: you draw from it only in the evening.
refusal-pile = This pile is face down.
