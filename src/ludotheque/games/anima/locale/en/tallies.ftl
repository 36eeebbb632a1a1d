# The figures by which a finished game is told (story.py)
tally-missions = Missions
tally-combat = Combat
tally-team = Characters
