"""The shapes of everything a table says to the outside: one definition, for the server, the page and other programs.

`tools/wire.py` writes the page's types from this module, from `server/wire.py` and from each game's own `wire.py`; the
tests hold the frames of real games to the same classes. `docs/wire.md` describes how they are used.

A game that adds to a shape subclasses it under the same name in `games/<id>/wire.py` (`class Card(wire.Card)`)
and needs nothing else: wherever a `Card` is expected in that game, its own class is used. A field that is declared nowhere fails
the tests.

The generator reads this file as text: keep to strings, numbers, `list`, `dict[str, …]`, `tuple`, `Literal`, unions,
`NotRequired` and names of this module. A comment behind a field and a docstring are carried over.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class Words(TypedDict):
    fr: str
    en: str


# ---------------------------------------------------------------------- what a card says


class Element(TypedDict):
    words: Words
    ok: NotRequired[bool]
    rule: NotRequired[str | None]


class Part(TypedDict):
    ok: NotRequired[bool]
    elements: list[Element]


class Effect(TypedDict):
    ref: NotRequired[str | None]  # null when the card has one effect, which is the card itself
    label: Words | None
    ok: NotRequired[bool]  # absent in the catalogue: whether it can be used is a matter of the moment
    words: NotRequired[Words]  # the whole as printed, in the catalogue
    spoken: NotRequired[Words]  # the same as people say it, where the printed form is terse
    parts: list[Part]


class Cause(TypedDict):
    ref: NotRequired[str | None]
    words: Words
    rule: NotRequired[str | None]


class Figure(TypedDict):
    id: str
    value: int
    printed: NotRequired[int]  # absent in the catalogue, where the value is what is printed
    words: NotRequired[Words]
    icon: NotRequired[str]
    causes: NotRequired[list[Cause]]


class Counter(TypedDict):
    id: str
    words: Words
    icon: str
    value: int
    of: NotRequired[int | None]


class Badge(TypedDict):
    id: str
    words: Words
    icon: str


# ---------------------------------------------------------------------- VIEW


class Card(TypedDict):
    ref: str
    id: str | None  # null when the face is hidden
    back: NotRequired[str | None]  # the band of a hidden card's back
    owner: int | None
    states: NotRequired[list[str]]
    figures: NotRequired[list[Figure]]
    counters: NotRequired[list[Counter]]
    effects: NotRequired[list[Effect]]
    under: NotRequired[list[Card]]


class Zone(TypedDict):
    id: str
    kind: str
    owner: int | None
    layout: Literal["hand", "row", "pile", "grid"]
    words: Words
    icon: str
    count: int
    cards: list[Card]  # only those this seat may see or point at
    audience: NotRequired[list[int]]  # the seats that see its cards, if these are not the usual ones


class Place(TypedDict):
    ref: str
    words: Words
    icon: NotRequired[str]
    value: NotRequired[int]  # absent where a place holds no tokens
    of: NotRequired[int | None]
    pawns: NotRequired[list[int]]  # seats whose pawn stands here


class Player(TypedDict):
    seat: int
    band: str | None
    counters: list[Counter]
    badges: list[Badge]
    cards: list[str]  # identity cards in front of the player (catalogue ids)
    won: bool


class Step(TypedDict):
    id: str
    words: Words
    icon: str


class Duty(TypedDict):
    words: Words
    done: bool


class View(TypedDict):
    game: str
    mode: str | None
    seat: int | None
    turn: int
    title: Words
    steps: list[Step]
    step: str | None
    active: int | None  # the seat in charge
    duties: list[Duty]
    players: list[Player]
    places: list[Place]
    zones: list[Zone]


# ---------------------------------------------------------------------- CHOICE


class Forecast(TypedDict):
    words: Words
    mark: NotRequired[str | None]


class Open(TypedDict):
    """Something to be filled in: in the key it is `*` until it is given, and a text is percent-encoded."""

    name: str
    kind: Literal["text", "amount"]
    low: int  # of the amount, or of the text's length
    high: int
    words: Words


class Option(TypedDict):
    key: str
    words: Words
    touches: list[str]
    icon: NotRequired[str | None]
    role: NotRequired[Literal["forward", "end", "quiet"] | None]
    final: NotRequired[bool]  # it cannot be taken back
    forecast: NotRequired[Forecast | None]
    open: NotRequired[list[Open]]


class Refused(TypedDict):
    """A button that is off: the same answer, and why it cannot be given now."""

    key: str
    words: Words
    icon: NotRequired[str | None]
    role: NotRequired[Literal["forward", "end", "quiet"] | None]
    why: Words
    rule: str | None


class Choice(TypedDict):
    seat: int
    kind: str
    prompt: Words
    why: Words | None
    rule: str | None
    source: str | None
    options: list[Option]
    refused: NotRequired[list[Refused]]


# ---------------------------------------------------------------------- log, refusal, outcome


class Named(TypedDict):
    ref: str | None
    id: str
    fr: str
    en: str


class Line(TypedDict):
    n: int  # the answer it followed; 0 is the set-up
    turn: int
    depth: int
    kind: str
    seat: int | None
    words: Words
    names: list[Named]
    rule: str | None
    touches: list[str]


class Outcome(TypedDict):
    winners: list[int]
    scores: list[int | None] | None
    reason: Words
    rule: str | None
    touches: list[str]


# ---------------------------------------------------------------------- the catalogue


class OptionValue(TypedDict):
    id: str
    words: Words
    icon: NotRequired[str | None]
    help: NotRequired[Words | None]


class OptionSpec(TypedDict):
    id: str
    words: Words
    per: Literal["seat", "table"]
    values: list[OptionValue]
    default: str
    rare: NotRequired[bool]  # folded away: few players will want it


class RoleSpec(TypedDict):
    """What a seat may be, where seats are not all alike."""

    id: str
    words: Words
    icon: str
    low: int  # how many seats have it
    high: int
    bots: list[str] | None  # those that can play it; null: all


class Mode(TypedDict):
    id: str
    words: Words


class Accent(TypedDict):
    light: str
    dark: str


class BotWords(TypedDict):
    """What a bot is called, and in a sentence how it plays."""

    name: Words
    about: NotRequired[Words]  # the bots of others do not say it


class LessonLine(TypedDict):
    """A lesson as the lobby offers it."""

    id: str
    words: Words
    minutes: int
    steps: int


class GameInfo(TypedDict):
    id: str
    fr: str
    en: str
    built: bool
    tagline: Words
    minutes: tuple[int, int]
    seats: tuple[int, int]
    modes: list[Mode]
    rules: int
    accent: Accent
    icon: str
    bots: list[str]  # ours from the weakest to the strongest, then those of others
    bot_words: NotRequired[dict[str, BotWords]]  # by name
    options: list[OptionSpec]
    decks: str | None  # the option that takes a deck, where players bring their own
    builds: bool  # decks are built card by card
    roles: NotRequired[list[RoleSpec]]  # absent: all seats are alike
    lessons: list[LessonLine]
    carries: bool  # what a game leaves is what the next of a campaign begins with
    heirs: NotRequired[str]  # the option, a number a seat, that says from which seat of the last chapter it goes on
    writes: bool  # it reads cards that people write themselves


class GameLine(GameInfo):
    cards: dict[str, int]  # `total`, then how many there are of each mark


class Face(TypedDict):
    """What the catalogue says of a card."""

    id: str
    fr: str
    en: str
    kind: str
    band: str
    icon: str
    mark: str
    effects: NotRequired[list[Effect]]
    figures: NotRequired[list[Figure]]
    words: NotRequired[Words | None]


class Band(TypedDict):
    words: Words
    color: str
    icon: str
    angle: int


class StateWords(TypedDict):
    words: Words
    icon: str


class Limit(TypedDict):
    most: int
    mark: str  # the sign of the limit; empty where there is none
    rule: str
    cost: int


class Plan(TypedDict):
    """What a builder knows from the start: the bands a deck may be of, what each card costs, how many copies may be in."""

    bands: list[str]
    cards: dict[str, Limit]


class AidProgress(TypedDict):
    """What of the view says how far one has come: a counter of the players, or the place where one's pawn stands."""

    counter: NotRequired[str]
    pawn: NotRequired[bool]


class AidAim(TypedDict):
    modes: list[str]  # those it is for; empty: all
    text: Words
    rule: str
    progress: list[AidProgress]


class AidStep(TypedDict):
    id: str
    words: Words | None  # null: the step of the view with this id has its own
    text: Words
    rule: str
    kinds: list[str]  # the questions that are asked in it, where the view has no steps


class AidWhen(TypedDict):
    """What a remark waits for: all that is named must hold."""

    step: NotRequired[str]
    turn: NotRequired[str]
    state: NotRequired[str]
    question: NotRequired[str]
    option: NotRequired[str]
    counter: NotRequired[str]
    line: NotRequired[str]
    keyword: NotRequired[str]
    card: NotRequired[str]


class AidRemark(TypedDict):
    id: str
    when: AidWhen
    text: Words
    rule: str


class Keyword(TypedDict):
    id: str
    words: Words
    rule: str


class Aid(TypedDict):
    """What accompanies a first game."""

    aims: list[AidAim]
    steps: list[AidStep]
    remarks: list[AidRemark]
    keywords: list[Keyword]
    cards: dict[str, list[str]]  # the keywords of each card that has some


class Catalogue(GameInfo):
    cards: dict[str, Face]
    kinds: dict[str, Words]
    bands: dict[str, Band]
    states: dict[str, StateWords]
    marks: dict[str, Words]
    layout: str
    plan: Plan | None
    aid: NotRequired[Aid | None]  # the server adds it; null where a game has none


# ---------------------------------------------------------------------- decks


class DeckCard(TypedDict):
    id: str
    band: str  # may differ from its face's
    n: int


class DeckGroup(TypedDict):
    band: str
    kind: NotRequired[str]
    cards: list[DeckCard]


class Fault(TypedDict):
    rule: str
    words: Words
    card: str | None  # where one card breaks the rule


class Total(TypedDict):
    id: str
    words: Words
    icon: str
    value: int
    of: int
    rule: str


class Column(TypedDict):
    value: int
    n: int


class Examined(TypedDict):
    totals: list[Total]
    curve: list[Column]
    faults: list[Fault]
    text: Words
