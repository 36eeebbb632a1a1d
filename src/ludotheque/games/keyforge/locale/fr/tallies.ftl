# Les chiffres par lesquels une partie finie se raconte (story.py)
tally-keys = Clés
tally-amber = Aombre
tally-creatures = Créatures
story-called = Maisons choisies
