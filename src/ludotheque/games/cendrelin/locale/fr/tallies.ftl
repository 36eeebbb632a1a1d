# Les chiffres par lesquels une partie finie se raconte (story.py)
tally-glory = Gloire
tally-favourite = Prédilection
tally-past-life = Ancienne vie
tally-mana = Mana
