# Triggered actions, great actions, Malice, water and the goal of a fight.

ask-react-targeted = { $being } is a target: react?
ask-react-hurt = { $being } is about to take damage: react?
ask-react-moved = { $being } was moved: react?
ask-react-felled = { $being } falls: react?
ask-gather = Who is dragged along?
ask-either = { $by } turns on { $being }: which price to pay?
move-react = { $ability }
move-great = Great action: { $ability }
move-spend_malice = Malice: { $ability }
move-either = { $n ->
    [0] The first price
   *[other] The second price
}
move-work = Work at the goal of the fight
event-stolen = { $being } takes { $object } from { $helper }
event-redirected = { $being } becomes the target instead of { $helper }
event-halved = Only { $n } damage is left for { $being }
event-flooded = Deep water covers the zone: { $zone }
event-dried = The zone falls dry: { $zone }
event-worked = { $being } works at the goal of the fight ({ $done } of { $need })
refusal-not-triggered = Nothing sets this action off.
refusal-answered = This action has already answered that.
refusal-reacted = One triggered action a round.
refusal-surprised = Surprised: no triggered action in the first round.
refusal-between-turns = A great action comes between two turns.
refusal-great-round = One great action a round.
refusal-great-used = That great action was used already.
refusal-great-order = Great actions follow each other in order.
refusal-foes-turn = Only on the turn of one of your creatures.
refusal-menu-round = Once a round.
refusal-either = There are only two prices.
refusal-no-goal = This fight has no goal to work at.
refusal-goal-reached = The goal is reached.
refusal-goal-lost = The water covers it all: the goal is lost.
refusal-goal-zone = That is in another zone.
refusal-only = That ability cannot have them for a target.
refusal-truce = The truce still holds.
