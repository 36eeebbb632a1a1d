# The ready adventure.

mode-adventure = The Toll of the Drowned
move-next_scene = Open the next scene
event-chapter = { $chapter }
event-read_aloud = { $reading }
move-tackle = { $being }, { $obstacle } ({ $characteristic })
event-tackle = { $being } takes on an obstacle ({ $characteristic }): { $obstacle }
cause-obstacle = an obstacle missed
refusal-no-adventure = This table plays a campaign of its own.
refusal-adventure-over = The adventure is over.
refusal-no-obstacle = There is no such obstacle.
refusal-obstacle-done = That obstacle is behind them.
refusal-obstacle-characteristic = That characteristic does not fit here.
