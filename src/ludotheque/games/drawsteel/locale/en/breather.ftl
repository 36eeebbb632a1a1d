ask-breather = Ready to go on?
move-breather = Let the heroes catch their breath
move-go_on = Go on
event-breather = The Director lets the heroes catch their breath
event-go_on = { $who } is ready to go on
refusal-breather = The heroes have already caught their breath in this scene.
refusal-no-argument = Nobody is waiting for an argument right now.
