surprise-nobody = nobody is surprised
surprise-heroes = the heroes are surprised
surprise-foes = the foes are surprised
side-heroes = The heroes
side-foes = The foes
aim-met = objectives met
aim-missed = objectives missed
state-fine = fit to fight
state-winded = winded
state-dying = dying
state-dead = dead
heed-falling = only if they would fall
heed-always = at every hit
condition-bleeding = bleeding
condition-dazed = dazed
condition-frightened = frightened
condition-grabbed = grabbed
condition-prone = prone
condition-restrained = restrained
condition-slowed = slowed
condition-taunted = taunted
condition-weakened = weakened
cause-surprised = surprised
cause-favour = an ability
ask-begins = Who goes first?
ask-next = Who goes next?
ask-turn = { $being } to act: what to do?
why-turn = A main action, a manoeuvre and a move, in any order
ask-decide = The fight is decided
ask-targets = { $ability }: choose a target
ask-power = { $being }, { $ability }: roll two d10
ask-tier = { $ability }: keep the result?
ask-rescue = { $being } is about to take { $n } damage
ask-save = The saving throw failed: { $condition }
ask-aided = Spend a Recovery?
ask-shove = Where does { $being } go?
move-fight = Begin a fight: { $surprise }
move-first = { $side } go first
move-go = { $being } goes
move-use = { $ability }
move-step = Move: { $zone }
move-breath = Catch Breath
move-stand = Stand up
move-trade = { $n ->
    [0] Main action for a manoeuvre
   *[other] Main action for a move
}
move-end_turn = End the turn
move-over = The fight is over, { $aim } (Victories: { $n })
move-call_off = Call the fight off, { $aim } (Victories: { $n })
move-target = { $being }
move-enough = That is all
move-surge = Put { $n ->
    [one] one surge
   *[other] { $n } surges
} on the damage to { $being }
move-take_breath = Spend a Recovery
move-decline = No
move-bear = Take the damage
move-rescue = Spend two tokens: regain Stamina first
move-fail = Let it be
move-make_good = Spend a token: it succeeds
move-to = { $zone }
move-knock_out = Only knock out { $being }
move-heed = { $being }, ask about tokens { $heed }
event-fight = A fight begins, { $surprise }; Malice { $n }
event-fight-hidden = A fight begins, { $surprise }
event-begins = The d10 shows { $n }: { $who } chooses who goes first
event-first = { $side } go first
event-round = Round { $n }
event-malice = { $n ->
    [0] The Director loses { $lost } Malice
   *[other] The Director gains { $n } Malice
} (now { $now })
event-malice-hidden = The Director’s Malice changes
event-turn = { $being } takes a turn
event-resource = { $being }: Heroic Resource { $now }
event-over = The fight is over: { $aim }
event-use = { $being }: { $ability }
event-power = { $being } rolls { $first } and { $second }, with a score of { $score }: tier { $tier }
event-power-hidden = { $being } rolls { $first } and { $second }: tier { $tier }
event-surged = { $being } spends { $n ->
    [one] one surge
   *[other] { $n } surges
}
event-resisted = { $being } resists
event-temporary = { $being } has { $n } temporary Stamina
event-temporary-hidden = { $being } has temporary Stamina
event-surges = { $being } gains { $n ->
    [one] one surge
   *[other] { $n } surges
}
event-favour = { $being } has { $circumstance } on the next roll
event-aided = { $helper } helps { $being } to recover
event-critical = Critical hit: { $being } has another main action
event-moved = { $being } moves: { $zone }
event-shoved = { $being } is moved: { $zone }
event-harm = { $being } takes { $n } damage (Stamina: { $now })
event-harm-hidden = { $being } takes { $n } damage
event-minions = { $being }: { $n ->
    [one] one falls
   *[other] { $n } fall
}, { $left } left standing
event-state = { $being }: { $state }
event-knock_out = { $being } is only knocked out
event-afflicted = { $being }: { $condition }
event-cured = { $being } is no longer { $condition }
event-save = { $being } rolls { $n } on a saving throw (condition: { $condition })
event-made_good = A token turns { $being }’s failed saving throw into a success ({ $left } left)
refusal-no-foes = There is no foe to fight.
refusal-no-heroes = There are no heroes left.
refusal-no-fight = No fight is under way.
refusal-not-fighting = They are not taking part in the fight.
refusal-other-side = It is the other side’s turn.
refusal-has-acted = They have already taken their turn this round.
refusal-dazed = Dazed: only one thing a turn.
refusal-step = A move goes to a neighbouring zone.
refusal-moved = There is no move left this turn.
refusal-slowed = Slowed: a move takes the manoeuvre as well.
refusal-prone = Prone: stand up first.
refusal-held = They cannot move.
refusal-trade = The main action becomes a manoeuvre or a move.
refusal-acted = There is no main action left this turn.
refusal-maneuvered = There is no manoeuvre left this turn.
refusal-standing = They are already on their feet.
refusal-dying = The dying cannot catch their breath.
refusal-no-ability = They have no such ability.
refusal-not-on-turn = That ability is not used as an action on a turn.
refusal-cost = That costs { $n }.
refusal-no-target = Nobody is within reach.
refusal-one-target = At least one target.
refusal-twice = They are already a target.
refusal-creature = Objects only.
refusal-object = Creatures only.
refusal-attended = Somebody holds, wears or controls it.
refusal-self-only = Self only.
refusal-ally = Foes only.
refusal-foe = Allies only.
refusal-far = Out of reach.
refusal-surged = Surges have already been put on this damage.
refusal-most-surges = Three surges at most.
refusal-surges = Not enough surges.
refusal-not-felled = You did not fell them this turn.
refusal-heeded = That is already the case.
refusal-not-failed = No saving throw has failed.
refusal-shove = They cannot be moved there.
