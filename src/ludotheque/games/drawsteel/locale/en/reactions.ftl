# Triggered actions, villain actions, Malice, water and the goal of a fight.

ask-react-targeted = { $being } is a target: react?
ask-react-hurt = { $being } is about to take damage: react?
ask-react-moved = { $being } was moved: react?
ask-react-felled = { $being } falls: react?
ask-gather = Who is dragged along with the target?
ask-either = { $by } turns on { $being }: which price to pay?
move-react = { $ability }
move-great = Villain action: { $ability }
move-spend_malice = Malice: { $ability }
move-either = { $n ->
    [0] The first price
   *[other] The second price
}
move-work = Work at the goal of the fight
event-stolen = { $being } takes { $object } from { $helper }
event-redirected = { $being } becomes the target instead of { $helper }
event-halved = { $n ->
    [0] No damage is left
   *[other] Only { $n } damage is left
} for { $being }
event-flooded = Deep water covers the zone: { $zone }
event-dried = The zone runs dry: { $zone }
event-worked = { $being } works at the goal of the fight ({ $done } of { $need })
refusal-not-triggered = Nothing sets this action off.
refusal-answered = This action has already answered that.
refusal-reacted = Only one triggered action a round.
refusal-surprised = Surprised: no triggered action in the first round.
refusal-between-turns = A villain action comes between two turns.
refusal-great-round = Only one villain action a round.
refusal-great-used = That villain action has already been used.
refusal-great-order = Villain actions are taken in order.
refusal-foes-turn = Only on one of your creatures’ turns.
refusal-menu-round = Once a round.
refusal-either = There are only two prices.
refusal-no-goal = This fight has no goal to work at.
refusal-goal-reached = The goal is reached.
refusal-goal-lost = The water has covered everything: the goal is lost.
refusal-goal-zone = That is in another zone.
refusal-only = That ability cannot target them.
refusal-truce = The truce still holds.
