# Les chiffres par lesquels une partie finie se raconte (story.py)
tally-missions = Missions
tally-combat = Combat
tally-team = Personnages
