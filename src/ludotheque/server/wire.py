"""The shapes of what the server adds around a table: who sits where, the frames of the socket, decks, the rulebook.

Written like `engine/wire.py`, which holds the shapes of the table itself; the page's types are made from both.

Length: one list of shapes, a few lines each, in the order in which a client meets them; whoever writes a client reads it as a whole.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from ludotheque.engine.wire import Choice, Counter, DeckGroup, Face, Line, Option, Outcome, Refused, View, Words


class Seat(TypedDict):
    seat: int
    name: str | None
    who: Literal["human", "bot", "open"]
    bot: str | None
    called: NotRequired[Words]  # what people call the bot
    here: bool
    since: float | None  # since when the player has been away, in epoch seconds
    stand_in: NotRequired[bool]  # a bot plays until they are back
    conceded: NotRequired[bool]  # they have given up: while the others play on, a bot answers for the seat
    role: NotRequired[str]  # in games with roles: its id, see the catalogue


# ---------------------------------------------------------------------- before a table is opened


class NotTogether(TypedDict):
    """Why an option may not have a value beside the others."""

    words: Words
    rule: str | None


class Combined(TypedDict):
    """What may be chosen for a table beside what is chosen: by option, then by value, what is refused."""

    options: dict[str, Any]  # what was asked for, corrected where it did not go together
    table: dict[str, dict[str, NotTogether]]
    seats: list[dict[str, dict[str, NotTogether]]]
    sides: list[int]  # seats of one side win and lose together


# ---------------------------------------------------------------------- from the server


class TableInfo(TypedDict):
    id: str
    game: str
    options: dict[str, Any]
    seed_hash: str
    seed: str | int | None  # shown once the game is over
    cards: NotRequired[dict[str, Face]]  # the faces of the cards that it has of its own, beside those of the catalogue


class Undo(TypedDict):
    can: bool
    what: Words | None
    why: Words | None


class Lesson(TypedDict):
    """At a table where a lesson is taught: the step its pupil is at."""

    id: str
    title: Words
    step: int  # from 1
    of: int
    text: Words
    keys: list[str]  # the right answers; empty: there is only something to read, and `next` is the answer
    light: list[str]  # references of what the text is about
    done: bool  # it is the last step
    shows: str | None  # the rule that a small position shows; null at a lesson


class State(TypedDict):
    type: Literal["state"]
    n: int  # answers so far
    table: TableInfo
    you: int | None
    seats: list[Seat]
    view: View
    choice: Choice | None  # what this seat must answer
    offers: list[Option]  # what it may do without being asked
    waiting: list[int]
    log: list[Line]
    log_from: int
    undo: Undo
    over: Outcome | None
    trouble: Words | None  # why the bots do not answer, while that lasts
    lesson: NotRequired[Lesson]


class ChoicePatch(TypedDict):
    """A CHOICE in a PATCH: a number among its options, or those refused, is the one at that index of the last choice."""

    seat: int
    kind: str
    prompt: Words
    why: Words | None
    rule: str | None
    source: str | None
    options: list[Option | int]
    refused: NotRequired[list[Refused | int]]


class Patch(TypedDict):
    """What changed since the last state of this connection: a part that is absent is as it was."""

    type: Literal["patch"]
    n: int
    base: int  # the `n` of that state
    table: NotRequired[TableInfo]
    seats: NotRequired[list[Seat]]
    view: NotRequired[dict[str, Any]]  # a change: `set` has the fields that are new, `within` the changes inside others
    choice: NotRequired[ChoicePatch | None]
    offers: NotRequired[list[Option | int]]  # numbers as in a choice
    waiting: NotRequired[list[int]]
    log: list[Line]
    log_from: int
    undo: NotRequired[Undo]
    over: NotRequired[Outcome | None]
    trouble: NotRequired[Words | None]
    lesson: NotRequired[Lesson]


class NewTable(TypedDict):
    id: str
    game: str
    seed_hash: str


class Choosing(TypedDict):
    """Before the game: somebody has still to choose a deck, and nothing is dealt."""

    type: Literal["choosing"]
    n: int
    table: NewTable
    you: int | None
    seats: list[Seat]
    choosing: list[int]


class Refusal(TypedDict):
    type: Literal["refusal"]
    about: str
    words: Words | None  # null: it is allowed
    rule: str | None


class Error(TypedDict):
    type: Literal["error"]
    words: Words
    rule: str | None
    n: int


class PlayLine(TypedDict):
    """A move, the chance to win that it leaves, and what it leads to."""

    key: str
    words: Words | None
    chance: float
    reasons: list[Words]


class Hint(TypedDict):
    type: Literal["hint"]
    n: int
    key: str
    words: Words | None
    why: Words | None  # in a sentence, where no bot thinks ahead: there are no lines then
    lines: list[PlayLine]  # the best and the second


class CurvePoint(TypedDict):
    n: int
    chances: list[float]  # of each seat


class TurningPoint(TypedDict):
    """An answer that cost its player chances."""

    n: int  # it was given after so many
    seat: int
    title: Words
    asked: Words  # the question that it answered
    loss: float
    better: PlayLine
    played: PlayLine


class Looked(TypedDict):
    """A finished game, analysed."""

    game: str
    seats: int
    answers: int
    over: Outcome | None
    curve: list[CurvePoint]
    moments: list[TurningPoint]


class Analysis(TypedDict):
    type: Literal["analysis"]
    n: int
    part: float  # how much of it is done
    found: Looked | None  # null until all of it is


class Moment(TypedDict):
    type: Literal["moment"]
    n: int
    view: View
    open: NotRequired[bool]  # after the end: the hands of all are open in it


class SeatLink(TypedDict):
    seat: int
    token: str


class Rematch(TypedDict):
    """After the end: a table that one of the players has opened for another game, or the next chapter of the campaign."""

    type: Literal["rematch"]
    n: int
    table: str
    by: int | None  # who has; null if that is not known
    token: str | None  # of one's own seat there; null for spectators and those who have none
    opener: NotRequired[str]  # for the one who opened it
    friends: NotRequired[list[SeatLink]]  # likewise: the links of the other people
    chapter: NotRequired[bool]  # it is the next chapter


class SaidLine(TypedDict):
    """What a player has said to the others at the table."""

    seat: int
    text: str
    at: float  # seconds since 1970
    to: list[int] | None  # the seats that may read it, unless everybody may


class Said(TypedDict):
    """Talk at the table, as far as this connection may read it."""

    type: Literal["said"]
    lines: list[SaidLine]
    earlier: NotRequired[bool]  # on entering: all that is kept, and none of it news


FromServer = State | Patch | Choosing | Refusal | Error | Hint | Moment | Analysis | Rematch | Said


# ---------------------------------------------------------------------- to the server


class Sit(TypedDict):
    do: Literal["sit"]
    token: str
    name: NotRequired[str]


class Watch(TypedDict):
    do: Literal["watch"]


class ChooseDeck(TypedDict):
    do: Literal["deck"]
    deck: str


class Play(TypedDict):
    do: Literal["play"]
    n: int
    key: str


class TakeBack(TypedDict):
    do: Literal["undo"]
    n: int


class WhyNot(TypedDict):
    do: Literal["why_not"]
    key: NotRequired[str]
    thing: NotRequired[str]


class AskHint(TypedDict):
    do: Literal["hint"]
    n: int


class AskAnalysis(TypedDict):
    do: Literal["analyse"]


class AskMoment(TypedDict):
    do: Literal["moment"]
    n: int
    seat: NotRequired[int | None]  # after the end: through whose eyes
    open: NotRequired[bool]  # after the end: with all hands open


class AskRematch(TypedDict):
    do: Literal["rematch"]


class Absent(TypedDict):
    do: Literal["absent"]
    seat: int  # who is away
    what: Literal["bot", "claim"]


class Rename(TypedDict):
    do: Literal["name"]
    name: str


class Say(TypedDict):
    do: Literal["say"]
    text: str


class Leave(TypedDict):
    do: Literal["leave"]


ToServer = (
    Sit
    | Watch
    | ChooseDeck
    | Play
    | TakeBack
    | WhyNot
    | AskHint
    | AskMoment
    | AskAnalysis
    | AskRematch
    | Absent
    | Rename
    | Say
    | Leave
)


# ---------------------------------------------------------------------- HTTP


class CardFault(TypedDict):
    line: int  # from 1
    column: int  # from 1
    word: str  # what stands there
    words: Words  # and what could


class CardFinding(TypedDict):
    card: str
    line: int
    column: int
    word: str
    rule: str
    words: Words


class CheckedCards(TypedDict):
    """What a text of cards says, or where it is wrong."""

    cards: list[Face]
    faults: list[CardFault]
    findings: list[CardFinding]  # what can be read and should not be printed
    warnings: list[CardFinding]  # cards that may be printed, but not without a remark


class DeckLine(TypedDict):
    deck: str
    name: str | Words  # in both languages: a ready one
    bands: list[str]
    created: float | None


class DeckShown(TypedDict):
    deck: str
    name: str | Words
    created: float | None
    mine: bool
    groups: list[DeckGroup]
    totals: list[Counter]


class Built(TypedDict):
    band: str
    cards: dict[str, int]
    name: NotRequired[str]


class Rule(TypedDict):
    id: str
    fr: str
    en: str
    examples: NotRequired[list[str]]  # rows that are examples of it
    positions: NotRequired[list[str]]  # small positions that show it


class Section(TypedDict):
    number: str  # of the chapter; empty where it has none
    title: Words
    part: Words | None  # the part of the book that it is in, where there are parts
    sub: bool  # it belongs to the chapter before it
    rules: list[Rule]


class Rulebook(TypedDict):
    game: str
    sections: list[Section]


class LessonAt(TypedDict):
    """How far a lesson is."""

    id: str
    step: int
    of: int


class TableLine(TypedDict):
    table: str
    game: str
    seats: list[Seat]
    n: int
    over: Outcome | bool | None
    seed_hash: str
    created: str | float
    lesson: NotRequired[LessonAt]  # a lesson is taught here


class TallyWords(TypedDict):
    """A number by which a finished game is told."""

    id: str
    words: Words
    icon: str
    most: int | None  # with so much of it the game is won


class Called(TypedDict):
    """What was chosen for a turn, and by whom."""

    seat: int
    band: str


class CalledBand(TypedDict):
    words: Words
    color: str
    icon: str


class StoryTurn(TypedDict):
    """A turn, or whatever the game is divided into, and its figures at its end."""

    title: Words
    start: int  # the first moment of it
    n: int  # and the last
    values: list[list[int | None]]  # for each tally that of each seat; null: such a seat has none
    called: Called | None


class StoryChange(TypedDict):
    tally: int  # its index
    seat: int
    was: int
    now: int


class StoryPoint(TypedDict):
    """An act that changed the figures more than others."""

    n: int  # the moment after it
    title: Words  # of its turn
    line: Line | None  # what everybody read of it
    changes: list[StoryChange]  # the weightiest first


class Story(TypedDict):
    """A finished game told by its figures."""

    tallies: list[TallyWords]  # the one that matters most first
    sides: list[int]  # of each seat: those of one side win and lose together
    called: Words | None  # what is chosen for turns, where something is
    bands: dict[str, CalledBand]  # and what was
    turns: list[StoryTurn]
    turning: list[StoryPoint]


class OpenedSeat(TypedDict):
    seat: int
    who: Literal["me", "bot", "friend"]
    token: NotRequired[str]


class Opened(TypedDict):
    table: str
    opener: str  # shown again to renew links and to delete the table
    seats: list[OpenedSeat]


class OpenedChapter(Opened):
    campaign: str


class Chapter(TypedDict):
    table: str
    state: Literal["playing", "over", "gone"]
    ended: float | None


class CampaignLine(TypedDict):
    campaign: str
    game: str
    name: str
    created: float
    chapters: list[Chapter]  # in order
    can: bool  # be continued


class PastSeat(TypedDict):
    seat: int
    name: str | None
    who: Literal["human", "bot", "open"]
    bot: str | None
    called: NotRequired[Words]  # what people call the bot
    role: NotRequired[str]
    mine: NotRequired[bool]  # the seat of the campaign's owner


class ToldChapter(TypedDict):
    said: list[Words]  # how it ended, and what else the game tells; nothing while it is played or when it is gone
    seats: list[PastSeat]
    options: dict[str, str]  # those of the whole table that the lobby offers


class Chronicle(TypedDict):
    chapters: list[ToldChapter]  # in order


class MySeat(TypedDict):
    who: Literal["me"]
    name: NotRequired[str]
    role: NotRequired[str]


class BotSeat(TypedDict):
    who: Literal["bot"]
    bot: str
    role: NotRequired[str]


class FriendSeat(TypedDict):
    who: Literal["friend"]
    role: NotRequired[str]


SeatWish = MySeat | BotSeat | FriendSeat
