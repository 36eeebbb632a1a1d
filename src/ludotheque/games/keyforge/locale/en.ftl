# KeyForge

mode-single = Single game
mode-initiation = Introductory game
title-turn = Turn { $n }
title-set-up = Set-up
step-forge = Forge
step-house = House
step-main = Play, discard, use
step-ready = Ready
step-draw = Draw
kind-action = Action
kind-artefact = Artifact
kind-creature = Creature
kind-amelioration = Upgrade
state-ready = ready
state-exhausted = exhausted
state-stunned = stunned
state-taunt = taunt
state-dying = destroyed
house-brobnar = Brobnar
house-dis = Dis
house-logos = Logos
house-mars = Mars
house-sanctum = Sanctum
house-ombres = Shadows
house-indomptes = Untamed
key-rouge = red
key-bleue = blue
key-jaune = yellow
zone-deck = Deck
zone-hand = Hand
zone-discard = Discard pile
zone-archives = Archives
zone-purged = Purged
zone-line = Battleline
zone-artifacts = Artifacts
zone-upgrades = Upgrades
zone-limbo = Being resolved
zone-beneath = Beneath a card
counter-amber = Æmber
counter-keys = keys
counter-chains = chains
counter-damage = damage
counter-power = +1 counters
badge-pret = Ready to forge!
ask-mulligan = Keep this hand?
ask-house = Choose the active house
why-house = It decides which cards you may play, discard and use this turn.
ask-archives = Take your archives into your hand?
ask-main = Play, discard or use cards
ask-order = Several abilities trigger: which one first?
ask-either = Only one of its abilities resolves: which one?
ask-bury = Which card goes to the discard pile first?
ask-enter = Where do you put it?
ask-target = Which creature is attacked?
ask-forge = Which Æmber pays for the key?
ask-key = Which key is forged?
ask-unforge = Which key becomes unforged?
ask-choose = Choose { $n } { $what }
ask-choose-one = Choose { $what }
ask-choose-one-or-none = You may choose { $what }
ask-choose-up-to = Choose up to { $n } { $what }
ask-choose-any = Choose any number of { $what }
ask-may = Do you want to { $what }?
ask-one-of = Choose an effect
ask-name-house = Choose a house
ask-name-number = Choose a number
ask-how-many = How many?
ask-spread = Spread the damage: { $n } left
ask-use = How do you use it?
move-keep = Keep
move-mulligan = Mulligan: one card fewer
move-house = { $house }
move-take = Take all
move-leave = Leave them
move-play = Play { $card }
move-discard = Discard { $card }
move-reap = Reap with { $card }
move-fight = { $card } attacks { $card2 }
move-action = Action of { $card }
move-omni = Omni of { $card }
move-unstun = Remove the stun from { $card }
move-end = End the turn
move-next = { $card }
move-next-ability = { $card } · { $ability }
move-next-about = { $card } · { $ability }: { $card2 }
ability-from = { $ability } ({ $card })
move-bury = { $card } first
move-any = In table order
move-left = Left flank
move-right = Right flank
move-onto = On { $card }
move-target = Attack { $card }
move-spend = 1 Æmber from { $card }
move-pool = Pay from the pool
move-no = No
move-yes = Yes
move-key = The { $key } key
move-pick = { $card }
move-done = Done
move-number = { $n }
move-use-reap = Reap with { $card }
move-use-fight = Fight with { $card }
move-use-action = Action of { $card }
move-use-omni = Omni of { $card }
move-use-unstun = Remove the stun from { $card }
event-first = { $who } goes first
event-mulligan = { $who } shuffles their hand back in, to draw one card fewer
event-turn = Turn { $n } · { $who }
event-skip_forge = { $who } skips the forge step
event-house = { $who } chooses house { $house }
event-name_house = House { $house } is named
event-no_house = { $who } has no active house
event-take_archives = { $who } takes their archives ({ $n })
event-play = { $who } plays { $card }
event-enter = { $card } enters play
event-attach = { $card } is attached to { $card2 }
event-put = { $card } is put into play
event-control = { $who } takes control of { $card }
event-swap = { $card } and { $card2 } swap places
event-copy = { $card } is played as a copy of { $card2 }
event-attack = { $card } attacks { $card2 }
event-reap = { $card } reaps
event-use = { $who } uses { $card }
event-damage = { $card }: { $n } damage{ $nabsorbed ->
    [0] {""}
   *[other] {" "}({ $nabsorbed } absorbed)
}
event-heal = { $card }: { $n } damage healed
event-destroyed = { $card } is destroyed
event-stun = { $card } is stunned
event-unstun = { $card } is no longer stunned
event-exhaust = { $card } is exhausted
event-ready = { $card } is readied
event-ready_all = { $who } readies their cards ({ $n })
event-strengthen = { $card }: +{ $n } power
event-gain = { $who }: Æmber +{ $n } ({ $now })
event-lose = { $who }: Æmber −{ $n } ({ $now })
event-steal = { $who } steals { $n } Æmber ({ $now })
event-pay = { $who } pays { $n } Æmber ({ $now })
event-spend = { $who } spends { $n } Æmber ({ $now })
event-spend_stored = { $n } Æmber from { $card } is spent
event-capture = { $card } captures { $n } Æmber ({ $now })
event-place_amber = { $n } Æmber from the supply on { $card }
event-store = { $who } moves { $n } Æmber from their pool to { $card }
event-tuck = { $who } puts { $card } face down under { $card2 }
event-tuck-hidden = { $who } puts a card face down under { $card2 }
event-amber_back = { $n } Æmber from { $card } goes back to the supply
event-chains = { $who } gains { $n ->
    [one] { $n } chain
   *[other] { $n } chains
} ({ $now })
event-shed = { $who } sheds a chain ({ $now })
event-draw = { $who } draws { $card }
event-draw-hidden = { $who } draws a card
event-reshuffle = { $who } shuffles their discard pile into a new deck
event-shuffle = { $who }'s deck is shuffled
event-discard = { $who } discards { $card }
event-reveal = { $card } is revealed
event-reveal-hidden = One of { $who }'s cards is looked at
event-to_hand = { $card } goes to { $who }'s hand
event-to_hand-hidden = A card goes to { $who }'s hand
event-to_deck = { $card } goes to { $who }'s deck
event-to_deck-hidden = A card goes to { $who }'s deck
event-to_discard = { $card } goes to the discard pile
event-to_discard-hidden = A card goes to the discard pile
event-to_archives = { $card } is archived
event-to_archives-hidden = A card goes to { $who }'s archives
event-to_purged = { $card } is purged
event-to_purged-hidden = A card is purged
event-forge = { $who } forges the { $key } key ({ $n })
event-unforge = { $who }'s { $key } key is no longer forged
event-pret = { $who }: ready to forge!
event-victory = { $who } forges their third key: the game is won
outcome = { $who } has forged their third key.
refusal-not-in-hand = This card is not in your hand.
refusal-first-turn = On the first turn, the first player may play or discard only one card from hand.
refusal-off-house = This card is not of the active house.
refusal-six = Cards of the same name can be played and used at most six times a turn.
refusal-no-bearer = No creature can take this upgrade.
refusal-forbidden = { $card } forbids it: “{ $what }”.
refusal-pay = You must pay your opponent { $n } Æmber.
refusal-not-yours = You do not control this card.
refusal-deck = Cards are not played from the deck: you draw from it at the end of your turn.
refusal-discard = A discard pile may be looked through, but nothing is taken from it.
refusal-archives = Archives are taken into hand all together, just after the house is chosen.
refusal-purged = A purged card is out of the game.
refusal-house-first = Choose the active house first.
refusal-exhausted = This card is exhausted.
refusal-not-creature = Only a creature can reap or fight.
refusal-stunned = A stunned creature can only recover.
refusal-not-stunned = This creature is not stunned.
refusal-not-in-play = This card is not in play.
refusal-no-house = You have no active house this turn.
refusal-not-enemy = Only an enemy creature in play can be attacked.
refusal-fought = This effect has already attacked that creature.
refusal-no-ability = This card has no such ability.
refusal-no-enemy = No enemy creature can be attacked.
refusal-target = This creature cannot be attacked: a neighbor protects it.
refusal-house = You have neither this house nor a card of it in play.
refusal-house-not-theirs = This house is not on your opponent's identity card.
refusal-not-dying = This card is not being destroyed.
refusal-not-forged-then = This key was not forged on the previous turn.
refusal-not-a-creature = An upgrade goes on a creature in play.
refusal-amber = It takes { $n } Æmber; the pool has only { $left }.
refusal-no-store = This card has no Æmber to spend here.
refusal-begun = Payment has already begun.
refusal-must-forge = With enough Æmber, forging is mandatory.
refusal-forged = This key is already forged.
refusal-must-choose = The choice is mandatory.
refusal-not-such = This card does not qualify.
refusal-not-such-a = This card does not qualify: it must be { $what }.
refusal-taken = This card is already chosen.
refusal-cannot-be-used = This card cannot be used this way.
mode-best-of-three = Best of three
ask-bid = How many chains to play the first deck?
ask-first = Who goes first in the next game?
move-bid = Chains: { $n }
move-pass = Pass
move-first = { $seat }
event-bid = { $who } bids { $n ->
    [one] { $n } chain
   *[other] { $n } chains
}
event-bid_won = { $who } plays the first deck with { $n ->
    [one] { $n } chain
   *[other] { $n } chains
}
refusal-bid = { $n ->
    [one] The bid must be higher than one chain.
   *[other] The bid must be higher than { $n } chains.
}
option-mode = Format
option-decks = Deck
help-single = One game, with mulligan.
help-initiation = To learn the game: two simple decks, no mulligan.
help-best-of-three = First to two games; the loser chooses who starts.
deck-random = Random deck
deck-starter-1 = Torvalian (Brobnar, Dis, Sanctum)
deck-starter-2 = Silorphé (Logos, Shadows, Untamed)
deck-total-creature = { $n ->
    [one] creature
   *[other] creatures
}
deck-total-action = { $n ->
    [one] action
   *[other] actions
}
deck-total-artefact = { $n ->
    [one] artifact
   *[other] artifacts
}
deck-total-amelioration = { $n ->
    [one] upgrade
   *[other] upgrades
}
deck-total-bonus = bonus Æmber
deck-total-mavericks = { $n ->
    [one] maverick
   *[other] mavericks
}
ask-offer = Your opponent offers you their shuffled deck
why-offer = You may shuffle it again, cut it, or both.
move-shuffle = Shuffle it again
move-cut = Cut: { $n ->
    [one] 1 card
   *[other] { $n } cards
 } from top to bottom
event-offer_shuffle = { $who } shuffles the opponent's deck again
event-offer_cut = { $who } cuts the opponent's deck: { $n ->
    [one] 1 card
   *[other] { $n } cards
 } from top to bottom
refusal-by-effect = An effect forbids it: “{ $what }”.
refusal-cut = A cut takes 1 to { $n } cards from the top.
refusal-once = You have already done that to this deck.
option-cut = Cutting the decks
cut-no = No
cut-yes = Yes
help-cut-no = Decks are shuffled and hands drawn at once.
help-cut-yes = Before the hands are drawn, each player may shuffle again or cut the other's deck.
option-mirror = Mirror match
mirror-no = No mirror
mirror-yes = Mirror
help-mirror-yes = The same deck on both sides: the other seat must ask for it too.
ask-instead-damage = Several cards could take the { $n } damage dealt to { $card }: which one does?
ask-instead-amber = Several abilities would divert Æmber meant for { $who } ({ $n } left): which one takes the next 1?
move-instead = { $card }
move-steal = Stolen from the opponent
event-spared = { $card } is not destroyed

# What is certain to become of a card, as short as a badge
forecast-destroyed = destroyed
forecast-purged = purged
forecast-returned = to hand
forecast-gone = leaves play
forecast-taken = changes sides
forecast-stunned = stunned
forecast-hurt = takes { $n }
forecast-healed = heals { $n }
forecast-safe = unharmed
forecast-own-destroyed = yours is destroyed
forecast-own-both = yours too
forecast-own-hurt = yours takes { $n }
forecast-own-safe = yours unharmed
cause-counters = { $by }: power counters
cause-card = { $by }: { $card }
cause-effect = { $by }: a lasting effect
help-deck-random = Three houses, thirty-six cards: a deck forged for this game. In an introductory game, the two simple decks.
help-deck-starter-1 = Hits hard and holds the line: easy to pick up.
help-deck-starter-2 = Tricks, stolen Æmber and wild creatures.
