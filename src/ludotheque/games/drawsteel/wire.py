"""What Draw Steel adds to the shapes of the wire; only its own table reads it.

What is `NotRequired` on a being, and all of `Desk`, is for those who may know it: a player's frames have no such fields.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ludotheque.engine import wire
from ludotheque.engine.wire import Words


class Ailment(TypedDict):
    """A condition that somebody suffers, and how it ends."""

    id: str
    words: Words
    until: Words


class Power(TypedDict):
    """An ability as a card: what it takes, whom it reaches, what each tier does."""

    ref: str
    words: Words
    takes: Words  # how it is used: action, reach, targets, cost, what it is rolled with
    paliers: list[Words]  # the three tiers; empty where nothing is rolled
    besides: Words | None  # what it does whatever the roll
    trigger: Words | None
    flavour: Words | None


class Being(TypedDict):
    """Somebody or something on the table."""

    ref: str
    words: Words
    species: str  # hero, foe, npc, object
    seat: int
    picture: str
    health: str  # fine, winded, dying, dead
    stunned: bool  # knocked out, not killed
    ailments: list[Ailment]
    ground: int  # the zone, or -1
    acted: bool
    squad: list[int]  # of minions: how many stand, out of how many
    calling: NotRequired[Words | None]
    rank: NotRequired[int | None]  # the level
    scores: NotRequired[dict[str, int]]
    stamina: NotRequired[int]
    maximum: NotRequired[int]
    winded: NotRequired[int]
    temporary: NotRequired[int]
    recoveries: NotRequired[list[int]]  # left, and when rested
    recovery: NotRequired[int]  # what one brings back
    victories: NotRequired[int]
    xp: NotRequired[int]
    surges: NotRequired[int]
    resource: NotRequired[int]
    purse: NotRequired[Words | None]  # what the Heroic Resource is called
    skills: NotRequired[list[Words]]
    powers: NotRequired[list[Power]]
    lurks: NotRequired[bool]  # the players do not know of it yet
    aside: NotRequired[Words | None]  # the Director's note on it
    paper: NotRequired[str]  # the sheet as JSON, for whoever runs it and the Director


class Reason(TypedDict):
    """Why a roll has an edge, a bane or a bonus."""

    boon: str  # edge, bane or bonus
    words: Words
    n: int
    counts: bool  # the Director may switch it off


class Term(TypedDict):
    """One number of the sum of a roll."""

    words: Words
    n: int


class Chance(TypedDict):
    """What may come of a roll, and in how many of the hundred pairs of dice it does."""

    id: str
    words: Words
    n: int


class Aim(TypedDict):
    """One target of an ability, with the odds against it."""

    ref: str
    reasons: list[Reason]
    odds: list[int]
    palier: int | None


class Retry(TypedDict):
    """New dice for a token: what they cost, how many tokens there are, and why not."""

    price: int
    held: int
    why: Words | None
    rule: str | None


class Roll(TypedDict):
    """The power roll under way, or the last one."""

    who: str
    name: Words  # of whoever rolls, who may have left the table
    words: Words  # what is rolled
    power: str | None  # the ability, if it is one
    difficulty: Words | None  # null: kept secret, or there is none
    veiled: bool
    reasons: list[Reason]
    terms: list[Term]  # characteristic, bonuses, edge or bane: what is added to the dice
    added: int
    odds: list[int]  # of the three tiers, in a hundred; empty where the targets differ
    meanings: list[Words]  # what each tier does or means; empty where that is not known
    chances: list[Chance]  # of what may come of it; empty where the difficulty is not known
    aims: list[Aim]
    showing: list[int]
    makes: int | None
    palier: int | None
    shift: Words | None  # why the tier is not the one of the total
    comes: Words | None  # what came of it
    retry: Retry | None  # of a test whose dice have just fallen


class Spot(TypedDict):
    """A zone of the ground."""

    ref: str
    words: Words
    flooded: bool


class Battle(TypedDict):
    bout: int  # the round
    spots: list[Spot]
    choosers: str  # the side whose turn it is to choose: heroes, foes, or empty until it is known who begins
    turn: str | None  # who is on turn
    pips: list[Term]  # what is left of the turn: main action, manoeuvre, move
    surprised: str
    yet: list[str]  # those who have not had their turn in this round
    goal: Aspiration | None


class Montage(TypedDict):
    difficulty: Words
    bout: int
    rounds: int
    successes: int
    failures: int
    needs: list[int]  # successes that win it, failures that lose it
    yet: list[str]


class Leaning(TypedDict):
    """What moves the other side of a negotiation, or puts them off."""

    words: Words
    pitfall: bool
    spent: bool


class Parley(TypedDict):
    whom: Words
    interest: int
    patience: int
    most: int
    learnt: list[Leaning]
    bids: Words  # what the other side would offer now
    leanings: NotRequired[list[Leaning]]  # all of them: the Director's


class Change(TypedDict):
    words: Words
    prior: int
    becomes: int


class Rested(TypedDict):
    ref: str
    gains: list[Change]


class Repose(TypedDict):
    """A respite: what finishing it will change."""

    unsafe: bool
    clock: int  # hours it takes
    heroes: list[Rested]


class Bargain(TypedDict):
    """Something a hero token buys."""

    id: str
    who: str  # for whom
    words: Words
    price: int
    key: str  # the option or the offer that buys it, when it can be bought
    why: Words | None  # why not now
    rule: str | None


class Deed(TypedDict):
    """A deed that somebody thinks worth a token."""

    seat: int
    deed: Words


class Budget(TypedDict):
    """What a fight with everybody on the table would be."""

    party: int
    apiece: int  # the strength of one hero
    ev: int
    budget: str  # trivial, easy, standard, hard, extreme
    victories: int  # what it usually earns


class Aspiration(TypedDict):
    """What the heroes are after in a fight besides winning it."""

    words: Words
    ref: str  # the zone where it is worked at
    done: int
    need: int


class Obstacle(TypedDict):
    ref: str
    words: Words
    told: Words | None
    passed: bool


class Tale(TypedDict):
    """The ready adventure, as far as it has come."""

    words: Words
    pitch: Words
    passage: int | None
    passages: int
    recited: Words | None  # what the Director reads out
    coin: bool
    paid: str | None
    obstacles: list[Obstacle]
    aside: NotRequired[Words | None]  # the Director's
    coming: NotRequired[Words | None]  # the Director's: the next scene


class Task(TypedDict):
    """Something that heroes try, and the characteristic it usually calls for."""

    id: str
    words: Words
    characteristic: str


class Desk(TypedDict):
    """What only the Director sees."""

    notes: list[Words]
    malice: int
    banked: int
    budget: Budget
    tasks: list[Task]


class Sitting(TypedDict):
    """A session as one seat sees it."""

    episode: str  # free, fight, montage, negotiation, respite
    worthy: bool
    tokens: int
    evening: int
    hours: int
    setting: Words | None
    deeds: list[Deed]
    beings: list[Being]
    bargains: list[Bargain]
    throw: Roll | None
    last: Roll | None
    battle: Battle | None
    montage: Montage | None
    parley: Parley | None
    repose: Repose | None
    tale: Tale | None
    behind: Desk | None


class View(wire.View):
    sitting: Sitting
    lexicon: dict[str, dict[str, Words]]  # what the parts of option keys are called
