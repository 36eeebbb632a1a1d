# The Throne of the High Cendrelin

mode-initiation = Introductory game
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
help-sorcier = Prepares Damage to grow rich. Favourite: treasures.
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
why-night-duty = Play as many fragments as you like; deal with exactly one event in the surroundings.
why-night-soul = { $n ->
    [one] 1 more fragment and your soul is gathered.
   *[other] { $n } more fragments and your soul is gathered.
}
why-night-favourite = Your soul is gathered: you still need abundance ({ $place }).
ask-option = Choose an option
ask-wish = If you wish: { $what }. Do you do it?
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

event-class = { $who } plays the { $class }
event-first = The first night falls to { $who }
event-night = Night { $n } · { $who }
event-recover = { $n ->
    [one] { $who } recovers 1 fragment
   *[other] { $who } recovers { $n } fragments
}
event-reveal = In the surroundings: { $card }
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
event-to_past = To the past: { $card }
event-create = { $place } +{ $n } ({ $now })
event-discard = { $place } −{ $n } ({ $now })
event-gain = { $who }: mana +{ $n } ({ $now })
event-spend = { $who }: mana −{ $n } ({ $now })
event-lose = { $n ->
    [0] { $who } has no mana to lose
   *[other] { $who }: mana −{ $n } ({ $now })
}
event-prepare = { $who }: { $ephemeral } +{ $n } ({ $now })
event-employ = { $who }: { $ephemeral } −{ $n } ({ $now })
event-forgo = { $who } forgoes { $card }
event-forgo-hidden = { $who } forgoes 1 action
event-send_back = { $who } sends { $card } back under their past life ({ $n })
event-send_back-hidden = { $who } sends 1 fragment back under their past life ({ $n })
event-designate = Designated: { $seat }
event-declined = { $who } declines
event-skipped = Part { $n } of the effect is impossible and is skipped
event-victory = { $who } becomes High Cendrelin: soul gathered and abundance ({ $place })

outcome = { $who } becomes High Cendrelin: soul gathered and abundance ({ $place }).
forecast-win = You win the game
forecast-lose = { $who } would win the game
forecast-change = { $what } { $old } → { $new }

refusal-resource = { $n } must be discarded ({ $place }); { $left ->
    [0] none is left
    [one] only 1 is left
   *[other] only { $left } are left
}.
refusal-no-place = The place that holds this resource ({ $place }) is not in the graveyard.
refusal-mana = It takes { $n } mana; you have { $left }.
refusal-ephemeral = { $what }: it takes { $n }, and you have prepared { $left }.
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
refusal-condition = The condition “{ $what }” is not met.
refusal-nobody = No cendrelin can be designated.
refusal-nobody-designated = No cendrelin was designated.
refusal-designate = This cendrelin cannot be designated here.
refusal-chosen = This fragment is already chosen.
refusal-forgo-card = Only fragments in hand can be forgone.
refusal-send-card = This fragment cannot be sent back: it must be possible to apply the effect in full.
refusal-empty-past-life = Your past life is empty: there is nothing left to draw.
refusal-duty = First deal with an event in the surroundings.
refusal-one-event = You may deal with only one event per night, and you already have.
refusal-not-around = This event is not in the surroundings.
refusal-dismiss = An event can still be dealt with: choose one of its options.
refusal-laid = This fragment is already on the table: you recover it next evening.
refusal-forgone = You have forgone this action for this turn.
refusal-not-in-hand = This fragment is not in your hand.
refusal-not-yours = This fragment belongs to another cendrelin.
refusal-evening-first = First choose: 2 mana or a fragment.
refusal-place = Places are not activated in the introductory game.
refusal-past-life = The past life is a face-down pile: you draw from it only in the evening.
refusal-pile = This pile is face down.

# The full rules
mode-full = Full rules
help-mode-initiation = One class, its list of ten fragments, four resources: to learn the game.
help-mode-full = Two classes, a past life you build yourself, places, Destiny, objectives, three glory points.
option-mode = Rules
option-demonic = Demonic place
option-places = Added place
option-ages = Ages
option-every_class = All five classes
option-two_classes = Two classes per player
option-own_life = Past life you build yourself
option-own_favourite = Favourite of your choice
option-with_places = Added places
option-unforeseen = Unforeseen effects
option-sunset = Sunset
option-destiny = Destiny
option-glory = Objectives and glory
switch-usual = As the rules say
switch-with = With
switch-without = Without
ages-one = A single age
ages-many = Several ages
help-ages-one = The game ends when the age does.
help-ages-many = The winner may change the graveyard for the next age.
place-choose = To be agreed at the table
place-random = At random
place-urnes = Urns
place-cordes = Ropes
place-cierges = Candles
place-cranes = Skulls
place-larmes = Tears
place-pelles = Shovels
place-braises = Embers
place-voeux = Wishes
place-idoles = Idols
place2-urnes = Urns
place2-cordes = Ropes
place2-cierges = Candles
place2-cranes = Skulls
place2-larmes = Tears
place2-pelles = Shovels
place2-braises = Embers
place2-voeux = Wishes
place2-idoles = Idols
class-demoniste = Demonist
class-pretre = Priest
class2-necromancien = Necromancer
class2-animancien = Animancer
class2-sorcier = Sorcerer
class2-demoniste = Demonist
class2-pretre = Priest
space-caveau = The Vault
space-beche = The Spade
space-souffle = The Breath
space-obole = The Obol
point-soul = complete soul
point-favourite = abundant favourite
kind-objectif = Objective
kind-lieu = Place
kind-destin = Destiny
state-used = already activated tonight
state-met = met
title-age-night = Age { $age } · Night { $n }
step-sunset = Sunset
duty-destiny = interact with Destiny
counter-glory = glory
cause-soul = complete soul
cause-favourite-f = abundant { $place }
cause-favourite-m = abundant { $place }
cause-soul-left = { $n ->
    [0] no fragment is left in the past life
    [one] 1 fragment is left in the past life
   *[other] { $n } fragments are left in the past life
}
cause-favourite-left = { $value } of { $of } { $place }
glory = { $n } of { $of }: { $why }
glory-none = { $n } of { $of }
zone-packet = Your classes' fragments
zone-life = Chosen past life
zone-objectives = Objectives
zone-undrawn = Objectives set aside
zone-box = Box
ask-classes = Choose your two classes
why-classes = They give you access to their soul fragments and their objectives.
why-classes-heir = Your last cendrelin: { $first } and { $second }. Exchange one of these classes, and only one.
ask-place = Propose a place to add to the graveyard
ask-place-demonic = Propose the demonic place of the graveyard
why-place = If you do not all agree, one of the places proposed is drawn at random.
ask-objectives = Keep two objectives: which one do you leave?
why-objectives = They stay secret until everybody has chosen a favourite.
ask-life = Build your past life
why-life = Fragments: { $n } of 10.
ask-favourite = Choose your favourite resource
why-favourite = It is worth a glory point while it is abundant.
ask-sunset = The sun sets: act from the crypt, or pass
why-sunset = There is only one round: whoever passes waits for the next sunset.
ask-change = You reign: will you change the graveyard?
why-change = One change, for the next age.
why-night-duties = Deal with one event and interact with Destiny, once each, whenever you like.
why-night-destiny = You still have to interact with Destiny.
why-night-glory = Glory points: { $n } of 3.
move-classes = { $class } and { $class2 }
move-place = { $place }
move-leave = Leave { $card }
move-pick = Pick { $card }
move-unpick = Put { $card } back
move-fill = Fill it up
move-seal = Seal my past life
move-favour = { $place }
move-pass = Pass
move-use = { $card }: { $what }
move-act = { $card }, action: { $what }
move-destiny = Destiny: { $what }
move-swap_place = Exchange { $place } for { $place2 }
move-add_place = Add { $place }
move-remove_place = Remove { $place }
move-swap_event = Exchange { $happening } for { $happening2 }
move-add_event = Add { $happening } to the events
move-remove_event = Remove { $happening } from the events
move-unchanged = Change nothing
event-classes = { $who } plays the { $class } and the { $class2 }
event-place = A place is added to the graveyard ({ $place })
event-objectives = { $who } draws { $n } objectives
event-leaves = { $who } keeps two objectives, leaving { $card }
event-leaves-hidden = { $who } keeps two objectives
event-sealed = { $who } has built their past life
event-favour = { $who }'s favourite: { $place }
event-objective = { $who }'s objective: { $card }
event-unforeseen = Unforeseen: { $card }
event-use = { $who } uses a place ({ $place })
event-act = { $who } makes use of { $card }
event-destiny = { $who } moves Destiny: { $space }
event-point = { $who } gains a glory point: { $point } ({ $n })
event-point_lost = { $who } loses the glory point for “{ $point }” ({ $n })
event-met = { $who } meets an objective: { $card } (glory { $n })
event-unmet = { $who } no longer meets their objective: { $card } (glory { $n })
event-crowned = { $who } becomes High Cendrelin with { $n } glory points
event-swap_place = { $who } exchanges a place and its events: { $place }, now { $place2 }
event-add_place = { $who } adds a place and its events ({ $place })
event-remove_place = { $who } removes a place and its events ({ $place })
event-swap_event = { $who } exchanges { $happening } for { $happening2 }
event-add_event = { $who } adds { $happening } to the events
event-remove_event = { $who } removes { $happening } from the events
event-unchanged = { $who } changes nothing in the graveyard
outcome-glory = { $who } becomes High Cendrelin. Glory: { $why }.
refusal-class-later = This class is not offered in this game.
refusal-one-class = Only one class per player in the introductory game.
refusal-two-classes = Choose two different classes.
refusal-heir-changes = Exchange one class, and only one; the heir of the High Cendrelin keeps both.
refusal-other-place = This place cannot be added here.
refusal-not-drawn = You have not drawn this objective.
refusal-not-ten = It takes ten fragments; you have { $n }.
refusal-ten = Your past life already holds ten fragments.
refusal-dots = { $n ->
    [one] The dots on this fragment allow only one copy.
   *[other] The dots on this fragment allow only { $n } copies.
}
refusal-not-picked = This fragment is not in your past life.
refusal-not-in-packet = This fragment does not belong to your classes.
refusal-place-absent = This place is not in the graveyard.
refusal-place-option = This place has no such effect.
refusal-board-place = The four places on the board have no effect.
refusal-no-future = This resource has no future hourglass.
refusal-not-crypt = At sunset only actions from the crypt may be played.
refusal-destiny-duty = Interact with Destiny first.
refusal-no-destiny = Destiny is not used in this game.
refusal-destiny-once = You may interact with Destiny only once a night.
refusal-destiny-space = The pawn is already on this space: choose another.
refusal-no-action = This event has no action.
refusal-used = This event has already been activated tonight.
refusal-place-there = This place is already in the graveyard, or cannot be added to it.
refusal-demonic = The demonic place can only be exchanged for another.
refusal-three-places = The graveyard has at most three places that are not demonic.
refusal-eight-events = At least eight events must remain.
refusal-event-absent = This event is not in play.
refusal-event-there = This event is already in play, or its place is not.
help-class-choose = The player chooses once seated.
help-class-random = Chance decides for this seat.

# The chronicle of a campaign
chapter-age = Age { $age }, { $nights ->
    [one] { $nights } night
   *[other] { $nights } nights
}.
chapter-crown = On the throne: { $what }.
chapter-places = Places of the graveyard: { $what }.
chapter-events = { $n } events.
