ask-leftover = There are Victories left: a respite first?
length-one-shot = in a single session
length-longer = over several sessions
echelon-1 = 1st echelon (levels 1 to 3): local heroes, who save caravans, villages and city quarters. Against them, bands of dwarves, elves, goblins, humans, kobolds or orcs; now and then a bredbeddle, an ogre or a chimera, who may serve something greater
echelon-2 = 2nd echelon (levels 4 to 6): heroes known to a whole country of Vasloria, to several districts of Capital, or to a planet. Against them, draconians, devils and hobgoblins, bosses such as medusas and overminds, and the humanoids of old, now their equals
echelon-3 = 3rd echelon (levels 7 to 9): heroes known to the whole setting. Against them, giants, vampires and valok
echelon-4 = 4th echelon (level 10): heroes who save the whole timescape. Against them, liches, mighty dragons and overlords such as Ajax
move-adventure = Open the adventure “{ $title }”
move-close_adventure = Close the adventure
move-rest_first = A respite first: Victories become Experience
move-anyway = Begin all the same: the Victories are lost
event-adventure = The adventure begins: { $title }
event-echelon = { $echelon }
event-adventure_over = The adventure ends: { $title }, { $n ->
    [one] one scene
   *[other] { $n } scenes
}, { $length }
refusal-adventure-open = An adventure is already under way: close it first.
refusal-no-adventure = No adventure is under way.
