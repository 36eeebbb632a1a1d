pace-milestone = At milestones, when the Director says
move-project = { $being }, project roll ({ $characteristic })
move-advance = { $being } gains a level
event-project = { $being } works on a project ({ $characteristic })
event-points = { $being }: { $n ->
    [one] 1 project point
   *[other] { $n } project points
} when the respite is finished
event-again = A stroke of genius: { $being } rolls again
event-project_done = The project of { $being } gains { $n }: { $now } points
refusal-by-experience = Here levels come with Experience.
move-impression = Their Impression: { $n }
event-impression = Impression: { $n }
refusal-impression = The Impression is settled already.
refusal-no-lie = There is no argument to take for a lie.
