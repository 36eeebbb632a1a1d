# What bots are called in the lobby, and how they play.
bot-random = Random
bot-random-about = Plays any legal move at random.
bot-greedy = Greedy
bot-greedy-about = Takes whatever looks best right now.
bot-beginner = Beginner
bot-beginner-about = Knows the rules, looks only one move ahead and often settles for a decent move.
bot-easy = Easy
bot-easy-about = Looks one move ahead and seldom plays badly, but does not plan.
bot-medium = Medium
bot-medium-about = Plays its turn sensibly and thinks its important choices through.
bot-hard = Hard
bot-hard-about = Tries out its moves against many possible hands before it answers.
bot-expert = Expert
bot-expert-about = Thinks longest before each move and misses very little.
