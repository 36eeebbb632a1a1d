# The figures by which a finished game is told (story.py)
tally-stamina = Stamina
tally-victories = Victories
