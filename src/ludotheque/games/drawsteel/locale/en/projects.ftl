pace-milestone = At milestones, when the Director says so
move-project = { $being }, project roll ({ $characteristic })
move-advance = { $being } gains a level
event-project = { $being } works on a project ({ $characteristic })
event-points = { $being }: { $n ->
    [one] 1 project point
   *[other] { $n } project points
} at the end of the respite
event-again = A stroke of genius: { $being } rolls again
event-project_done = { $being }’s project advances by { $n }: { $now } points
refusal-by-experience = Here, levels come with Experience.
move-impression = Their Impression: { $n }
event-impression = Impression: { $n }
refusal-impression = The Impression is already settled.
refusal-no-lie = There is no argument that could be a lie.
