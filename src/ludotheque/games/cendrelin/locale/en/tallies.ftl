# The figures by which a finished game is told (story.py)
tally-glory = Glory
tally-favourite = Favourite
tally-past-life = Past life
tally-mana = Mana
