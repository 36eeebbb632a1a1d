# What bots are called in the lobby and at the table, and how they play.
bot-random = Random bot
bot-random-about = Plays any legal move at random.
bot-greedy = Greedy bot
bot-greedy-about = Takes whatever looks best right now.
bot-beginner = Beginner bot
bot-beginner-about = Knows the rules, looks only one move ahead and often settles for a decent move.
bot-easy = Easy bot
bot-easy-about = Looks one move ahead and seldom plays badly, but does not plan.
bot-medium = Medium bot
bot-medium-about = Plays its turn sensibly and thinks its important choices through.
bot-hard = Hard bot
bot-hard-about = Tries out its moves against many possible hands before it answers.
bot-expert = Expert bot
bot-expert-about = Thinks longest before each move and misses very little.
bot-of-others = Bot ({ $name })
