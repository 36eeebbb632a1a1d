# Les chiffres par lesquels une partie finie se raconte (story.py)
tally-stamina = Vigueur
tally-victories = Victoires
