# AracKhan Wars

mode-duel = Two players
mode-free = Free-for-all
mode-alliance = Two against two
help-duel = Nine rounds, two cards a round.
help-free = Three or four players, each against all the others.
help-alliance = Two alliances, eight rounds, Strategy cards; partners do not talk.
option-layout = Format
option-decks = Deck
option-events = Events
option-objectives = Objectives
switch-with = With
switch-without = Without
deck-choose = Choose at the table
title-round = Round { $n } of { $of }
title-set-up = Set-up
step-event = Event
step-draw = Draw
step-strategy = Strategy
step-placement = Placement
step-reveal = Reveal
step-initiative = Initiative
step-turn = Activation
step-end = End
kind-creature = Creature
kind-spell = Spell
kind-place = Place
kind-event = Event
kind-objective = Objective
kind-strategy = Strategy
state-active = active
state-deactivated = deactivated
state-held = kept deactivated
state-immune = immune to enemy spells
state-face-down = face down
zone-field = Battlefield
zone-astral = Astral plane
zone-hand = Hand
zone-deck = Draw pile
zone-discard = Discard pile
zone-beneath = Under a card
zone-event = Event in force
zone-event-pile = Event pile
zone-event-past = Past Events
zone-objectives = Objectives
zone-objective-pile = Objective pile
zone-accomplished = Accomplished Objectives
zone-strategy = Strategy card
zone-strategy-pile = Strategy pile
zone-strategy-past = Strategy discard pile
zone-message = Message received
zone-coups = Masterstrokes
counter-score = points
counter-points = Strategy points
counter-tokens = extra tokens
ask-deck = Choose your deck
ask-first = Who starts the first round?
ask-mulligan = { $n ->
    [0] Do you keep your hand?
    [one] One card to return; another?
   *[other] { $n } cards to return; another?
 }
why-mulligan = Touch the cards to return, once only: they are shuffled into your draw pile, then you draw as many.
ask-place = Place your { $n ->
    [1] first
   *[other] second
 } card, face down
why-place = On a free slot that touches a card; astral spells go on your astral plane.
why-place-centre = The battlefield is empty: your cards go in the central zone.
ask-confirm = Confirm your two cards
ask-confirm-less = Nothing else can be placed: confirm
why-confirm = You may still undo; afterwards they stay.
ask-activate = Activate your cards, singly or together, or pass
why-activate = Move, attack or perform an action; a card is activated only once a round.
ask-initiative = Initiative sequence: activate your cards with Initiative, or pass
why-initiative = They may also wait for your turn.
ask-batch = { $n ->
    [one] One attack declared
   *[other] { $n } cards attack together
 }: add to it or resolve
why-batch = Everything is resolved at once; the sums are written on the targets.
ask-moved = { $n ->
    [one] { $card } has moved: attack, act or stop there?
   *[other] Your moved cards: attack, act or stop there?
 }
ask-shift = Which creature moves, and where?
ask-exchange = Which creatures change places?
ask-ring = Which place does { $card } take?
why-ring = Three cards or more change places at the same time: the last takes the place of the first.
ask-pick = Which card?
ask-pair = Which cards?
ask-deploy = Which creature from your hand enters play?
ask-either = What do you choose?
ask-return = Which cards go back into your draw pile?
ask-wander = End of your turn: which card moves?
ask-order = Several texts apply at the end of the round: which first?
move-deck = { $deck }
move-first = { $seat } starts
move-return = Return { $card }
move-keep = Keep the rest
move-keep-all = Keep my hand
move-place = Place { $card }: { $place }
move-place-astral = Place { $card } on the astral plane
move-confirm = Confirm
move-attack = { $card } attacks { $card2 }
move-strike = { $card } strikes all around
move-resolve = Resolve
move-withdraw = Withdraw the attack of { $card }
move-move = { $card } goes to { $place }
move-swap = { $card } and { $card2 } change places
move-ring = In a ring: { $card } takes the place of { $card2 }
move-stop = { $card } stops there
move-action = Action of { $card }
move-pass = Pass
move-shift = { $card } goes to { $place }
move-exchange = { $card } and { $card2 } change places
move-pick = { $card }
move-pair = { $card } and { $card2 }
move-deploy = { $card } enters at { $place }
move-either = { $n }
move-next = { $card } first
move-done = Done
move-claim = Accomplish { $card }
move-decline = Not now
move-play = Play { $card }
move-send = Pass { $card } to your partner
move-redraw = Discard it and draw another card
move-no = No
event-lot = Random draw: { $who } decides who starts
event-starts = { $who } starts the first round
event-draw = { $who } draws { $card }
event-draw-hidden = { $who } draws a card
event-mulligan = { $who } returns { $n ->
    [one] one card
   *[other] { $n } cards
 } to draw as many
event-put_back = { $who } puts { $n ->
    [one] one card
   *[other] { $n } cards
 } back into their draw pile
event-round = Round { $n }
event-placed = { $who } places { $card }: { $place }
event-placed-hidden = { $who } places a card face down: { $place }
event-revealed = { $who } reveals { $card }: { $place }
event-turn = { $who }'s turn
event-passes = { $who } passes
event-declares = { $card } aims at { $card2 }
event-declares_all = { $card } aims at everything around it
event-withdraws = { $card } no longer attacks
event-attack = Attack on { $card }: { $n } against { $n2 }
event-pierces = Piercing reaches { $card }: { $n } against { $n2 }
event-holds = { $card } holds: { $n } against { $n2 }
event-destroyed = { $card } is destroyed
event-conquered = { $who } conquers { $card }
event-tucked = { $card } is kept under { $card2 }
event-uncovered = { $card } goes to the discard pile
event-sent_back = { $card } goes back to hand
event-discard = { $card } is discarded
event-deactivated = { $card } is deactivated
event-reactivated = { $card } is active again
event-controlled = { $who } controls { $card }
event-moves = { $card } goes to { $place }
event-exchanged = { $card } and { $card2 } change places
event-acts = { $who } uses the action of { $card }
event-enters = { $card } enters at { $place }
event-copies = { $card } takes on the characteristics of { $card2 }
event-absorbs = { $card } absorbs { $card2 }
event-trades = { $card } and { $card2 } trade their skills
event-boosted = { $card } is strengthened
event-token = { $card } carries { $n ->
    [one] one extra token
   *[other] { $n } extra tokens
 }
event-event = Event: { $card }
event-event_ends = The Event { $card } is discarded
event-opened = Objective revealed: { $card }
event-claims = { $who } accomplishes { $card }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
event-strategy_draw = { $who } draws { $card }
event-strategy_draw-hidden = { $who } draws a Strategy card
event-strategy_discard = To the Strategy discard pile: { $card }
event-strategy_play = { $who } plays { $card }
event-strategy_reshuffle = The Strategy discard pile is shuffled
event-sends = { $who } passes { $card } to { $seat }
event-sends-hidden = { $who } passes a secret message to { $seat }
event-gains_point = { $who } gains a Strategy point ({ $n })
event-spends = { $who } spends { $n ->
    [one] one Strategy point
   *[other] { $n } Strategy points
 }
event-full = The battlefield is full: the game ends
event-score = { $who }: { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
outcome = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } to { $others }.
outcome-cards = A tie in points ({ $points }); more cards are left on the battlefield: { $cards } to { $others }.
outcome-losses = A tie in points ({ $points }) and cards ({ $cards }); fewer creatures were lost: { $lost } to { $others }.
outcome-draw = The game is drawn: as many points ({ $points }), cards and lost creatures.
sum-destroyed = { $sum } against { $defense }: { $card } is destroyed
sum-conquered = { $sum } against { $defense }: { $card } is conquered
sum-regenerates = { $sum } against { $defense }: { $card } regenerates and is deactivated
sum-holds = { $sum } against { $defense }: { $card } holds
refusal-text = { $card }: { $text }
refusal-not-in-play = This card is not face up in play.
refusal-not-yours = You do not control this card.
refusal-deck = Cards are not played from the draw pile: two are drawn from it at the start of the round.
refusal-discard = A discard pile may be looked through, but nothing is taken from it.
refusal-card-first = First touch the card to be moved.
refusal-hand-time = Cards in hand are placed during the Placement phase.
refusal-deactivated = This card is deactivated.
refusal-no-initiative = Only cards with Initiative act now.
refusal-place-attacks = A place never attacks.
refusal-no-attack = This card has no Attack.
refusal-astral-target = A card on the astral plane cannot be attacked.
refusal-spell-target = A spell cannot be attacked.
refusal-ally-target = An allied card cannot be attacked.
refusal-furtif = Stealth: in contact, the distance is 2.
refusal-range = Out of range: distance { $away }, range { $n }.
refusal-contact = The target must be adjacent.
refusal-immune = This card is immune to enemy spells.
refusal-cannot-move = This card has neither Movement nor Flight.
refusal-slot-taken = This slot is taken.
refusal-slot-alone = This slot touches no other card.
refusal-off-field = The astral plane is not part of the battlefield.
refusal-distance = Too far: distance { $away }, { $n } at most.
refusal-landing = This creature cannot go there.
refusal-no-slot = This is not a slot of the battlefield.
refusal-too-far = Too far: Movement { $n }, and not through an enemy card.
refusal-swap = These two cards cannot change places.
refusal-place-of = This card cannot take that place by itself.
refusal-ring = These cards cannot change places in a ring.
refusal-no-action = This card has no action.
refusal-pending = Attacks are declared: resolve them first.
refusal-once = This action has already been used this round.
refusal-no-target = The action has no target.
refusal-open = A moved card is waiting: let it attack, act or stop.
refusal-not-declared = This card does not attack.
refusal-undo-instead = Undo the declaration instead.
refusal-attacks-already = This card is already attacking.
refusal-not-moved = This card has not been moved.
refusal-moved-already = One move per activation.
refusal-nothing-declared = No attack is declared.
refusal-undecided = A moved card has not decided yet.
refusal-no-omnifrappe = This card has no Omnistrike.
refusal-nothing-around = There is no card to attack around it.
refusal-no-picking = Omnistrike attacks all around, without picking.
refusal-withdrawn = This attack has just been withdrawn.
refusal-must-choose = You must choose.
refusal-target = This card cannot be chosen here.
refusal-place-two = Place two cards.
refusal-placed-two = You have already placed two cards.
refusal-not-in-hand = This card is not in your hand.
refusal-astral-spell = This spell goes on the astral plane.
refusal-not-astral = Only astral spells go on the astral plane.
refusal-last-round = This card cannot be placed in the last round.
refusal-centre = The battlefield was empty: your cards go in the central zone.
refusal-returned = This card has already been returned.
refusal-no-deck = There is no such deck.
refusal-does-not-wander = This card does not move at the end of the turn.
place-0-0 = A1
place-1-0 = B1
place-2-0 = C1
place-3-0 = D1
place-4-0 = E1
place-5-0 = F1
place-6-0 = G1
place-7-0 = H1
place-0-1 = A2
place-1-1 = B2
place-2-1 = C2
place-3-1 = D2
place-4-1 = E2
place-5-1 = F2
place-6-1 = G2
place-7-1 = H2
place-0-2 = A3
place-1-2 = B3
place-2-2 = C3
place-3-2 = D3
place-4-2 = E3
place-5-2 = F3
place-6-2 = G3
place-7-2 = H3
place-0-3 = A4
place-1-3 = B4
place-2-3 = C4
place-3-3 = D4
place-4-3 = E4
place-5-3 = F4
place-6-3 = G4
place-7-3 = H4
place-0-4 = A5
place-1-4 = B5
place-2-4 = C5
place-3-4 = D5
place-4-4 = E5
place-5-4 = F5
place-6-4 = G5
place-7-4 = H5
place-0-5 = A6
place-1-5 = B6
place-2-5 = C6
place-3-5 = D6
place-4-5 = E6
place-5-5 = F6
place-6-5 = G6
place-7-5 = H6
place-a0 = astral plane, slot 1
place-a1 = astral plane, slot 2
either-figures-03 = Attack 0, Defense 3
either-figures-21 = Attack 2, Defense 1
either-figures-30 = Attack 3, Defense 0
either-draw-1 = Draw 1 card
either-draw-2 = Draw 2 cards
either-draw-3 = Draw 3 cards
either-draw-4 = Draw 4 cards
ask-claim = Do you claim an Objective?
why-claim = One per round; what you leave can still be claimed until the end of the round.
ask-event-discard = Which card from your hand do you discard?
ask-event-return = { $n ->
    [one] Which card from your hand goes
   *[other] Which { $n } cards from your hand go
 } under your draw pile?
why-event = Event: { $card }. All players choose at the same time.
event-put_under = { $who } puts { $n ->
    [one] one card
   *[other] { $n } cards
 } under their draw pile
refusal-event-named = Event in force: { $card }.
refusal-not-open = This Objective is not face up.
refusal-not-met = You do not meet the conditions of this Objective.
ask-strategy = { $card } ({ $n ->
    [0] free
    [one] 1 point
   *[other] { $n } points
 }): what do you do?
why-coup = Masterstroke: play it now, or keep it. Your points: { $n }.
why-message = Secret message: pass it to your partner, who will pay to play it, or keep it. Your points: { $n }.
ask-message = Do you play the message { $card } ({ $n ->
    [0] free
    [one] 1 point
   *[other] { $n } points
 })?
ask-under = Which card from your hand goes under your draw pile?
ask-reorder = Which card do you put back to be drawn first?
ask-spy = Which face-down card must be shown?
ask-recall = Which creature do you take back into your hand?
ask-give-up = Which card do you discard from your hand?
move-hold = Keep this card
move-spy = Have the card shown: { $place }
event-peeks = { $who } looks at { $n ->
    [one] the top card
   *[other] the top { $n } cards
 } of their draw pile
event-shows = { $who } shows { $card }
refusal-message = A secret message is passed to your partner, who plays it.
refusal-coup = A masterstroke cannot be passed on: you play it yourself.
refusal-one-message = Your partner has already received a message.
refusal-moment = This message is played only at the moment printed on it.
refusal-cost = It costs { $n ->
    [one] { $n } point
   *[other] { $n } points
 }; you have { $has }.
refusal-no-effect = It would have no effect now.
refusal-drawn = You have already drawn a Strategy card this round.
refusal-no-message = You have not received this message.
layout-usual = According to the number of players
help-usual = Two players in a duel, three or four in a free-for-all.
deck-box = Deck from the box
deck-random = Random deck
deck-total-creature = { $n ->
    [one] creature
   *[other] creatures
 }
deck-total-spell = { $n ->
    [one] spell
   *[other] spells
 }
deck-total-place = { $n ->
    [one] place
   *[other] places
 }
deck-total-points = { $n ->
    [one] deck-building point
   *[other] deck-building points
 }
deck-total-initiative = with Initiative
deck-total-furtif = with Stealth
deck-sum-cards = Cards
deck-sum-points = Points
deck-sum-initiative = Initiative
deck-sum-furtif = Stealth
why-write = Secret message: touch it, then the free slot you name; only your partner will read it. Your points: { $n }.
why-name = Secret message: touch it, then the enemy creature you name; only your partner will read it. Your points: { $n }.
ask-blood = Which of your creatures do you destroy?
ask-mine = Which slot do you secretly mine?
ask-give-points = How many points do you give your partner?
ask-ultimatum = Do you show your hand, or lose a card at random?
ask-bind = Which creatures does the oath bind?
ask-oath = Do you destroy { $card2 } instead, to save { $card }?
ask-decoy = Which creatures change places?
ask-scout = Which of your creatures has Initiative this round?
ask-march = Which of your creatures gains Movement 2 this round?
ask-hire = Do you discard a card from hand to hire mercenaries?
ask-hired = Which of your creatures has +2 Attack this round?
ask-epidemic = Which of your creatures does the epidemic take?
ask-tremor = Which card does the tremor move, and where?
either-show-hand = Show everyone my hand
either-lose-card = Discard a card at random
move-write = Pass { $card } to your partner, naming { $place }
move-name = Pass { $card } to your partner, naming { $card2 }
move-note = Mine { $place }
move-give = { $n ->
    [one] Give one point
   *[other] Give { $n } points
 }
event-gives_points = { $who } gives { $seat } { $n ->
    [one] one Strategy point
   *[other] { $n } Strategy points
 }
event-sworn = An oath binds { $card } and { $card2 }
event-mines = { $who } mines { $place }
event-mines-hidden = { $who } mines a slot in secret
event-sprung = { $card } sets off { $who }'s mine: { $place }
event-deciphered = { $who } followed the note: { $place }
refusal-note = This message is passed with what you name on it: touch it, then the slot or the creature.
refusal-give = { $n } points at most, and you have { $has }.
badge-secret = { $card }: { $what }
# what each choice changes when a table is opened
help-deck-box = The ready-made deck from the box that goes with this seat.
help-deck-choose = The player picks from all the decks once seated.
help-deck-random = A legal deck put together at random.
help-events-without = Nothing disturbs the battle.
help-events-with = Each round an Event card changes the rules for everybody.
help-objectives-without = Only the cards in play at the end count.
help-objectives-with = Objective cards are worth points to whoever accomplishes them.
ask-signal = Which of your creatures has Initiative and +1 Attack?
ask-breach = Which of your creatures has Piercing and +1 Attack?
