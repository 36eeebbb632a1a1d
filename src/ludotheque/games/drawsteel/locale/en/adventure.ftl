# The ready adventure.

mode-adventure = The Toll of the Drowned
move-next_scene = Open the next scene
event-chapter = { $chapter }
event-read_aloud = { $reading }
move-tackle = { $being }, { $obstacle } ({ $characteristic })
event-tackle = { $being } takes on an obstacle ({ $characteristic }): { $obstacle }
cause-obstacle = an obstacle not overcome
refusal-own-campaign = This table is playing its own campaign.
refusal-adventure-over = The adventure is over.
refusal-obstacle-done = That obstacle has been overcome.
refusal-obstacle-characteristic = That characteristic does not fit here.
move-name_payer = Name who pays: { $name }
event-name_payer = { $name } pays. That name will be missing from the last song.
move-split_coin = The split coin: roll { $being }’s test again
event-split_coin = The split coin breaks: { $being } rolls again
event-coin = The rescued prisoner leaves you a split coin: once, roll a test again, but the Director gains 2 Malice
arg-name = Name
refusal-no-toll = The toll does not ask for a name yet.
refusal-paid = Somebody has already paid.
refusal-no-coin = You have no split coin.
