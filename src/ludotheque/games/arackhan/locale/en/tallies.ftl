# The figures by which a finished game is told (story.py)
tally-points = Points
tally-slots = Slots
