move-take_kept = Use the tokens kept last time instead
move-new_adventure = { $anyway ->
    [0] Begin an adventure: { $title }
   *[other] Begin an adventure and lose the Victories left: { $title }
}
event-kept = Hero tokens kept at the end of the last session: { $n }
event-take_kept = The Director goes by the tokens that were kept: { $n }
event-new_adventure = An adventure begins: { $title }. All heroes are at 0 Victories.
refusal-nothing-kept = No tokens were kept at the end of the last session.
refusal-anyway = The adventure begins at once, or in spite of the Victories left.
refusal-leftover = Some heroes still have Victories: let them take a respite first, or the Victories are lost.
refusal-no-victories = No hero has Victories to lose: simply begin the adventure.
ask-breather = Ready to go on?
move-breather = Let the heroes catch their breath
move-go_on = Go on
event-breather = The Director lets the heroes catch their breath
event-go_on = { $who } is ready to go on
refusal-breather = The heroes have had their breather since this scene.
refusal-no-argument = Nobody is waiting for an argument now.
