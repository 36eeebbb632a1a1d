# Les chiffres par lesquels une partie finie se raconte (story.py)
tally-points = Points
tally-slots = Emplacements
