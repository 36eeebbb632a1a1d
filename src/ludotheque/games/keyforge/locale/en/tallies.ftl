# The figures by which a finished game is told (story.py)
tally-keys = Keys
tally-amber = Æmber
tally-creatures = Creatures
story-called = Houses chosen
