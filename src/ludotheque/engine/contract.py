"""The contract of a game: what its folder declares and writes. Everything outside the rules goes through these methods.

A game folder provides one instance called `GAME` of a subclass of `Game`, which adds to this contract what every game gets. Each
method says what it must do; the conformance kit (`ludotheque.conformance`) holds every game to it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from ludotheque.engine.card import Card
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.concede import CONCEDE
from ludotheque.engine.decks import DeckShelf
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadScenario
from ludotheque.engine.events import EventKind
from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.offer import Offer
from ludotheque.engine.options import TableOption
from ludotheque.engine.position import Move, Position
from ludotheque.engine.program import Program
from ludotheque.engine.reasons import Feature
from ludotheque.engine.refusal import Refusal
from ludotheque.engine.roles import Role
from ludotheque.engine.run import Runs
from ludotheque.engine.story import Story
from ludotheque.engine.thinking import Thinking
from ludotheque.engine.trial import Trial
from ludotheque.engine.view import Zone
from ludotheque.engine.words import Words

P = TypeVar("P", bound=Position)


class Contract(Runs, Generic[P]):
    """What a game declares and writes."""

    #: The name of the folder, and the id of the game everywhere.
    id: str
    names: Words
    tagline: Words
    seats: tuple[int, int]
    minutes: tuple[int, int]
    #: Ids of the modes; their words are `mode-<id>`.
    modes: tuple[str, ...]
    icon: str
    accent: dict[str, str]
    #: Raise it when older records would no longer replay identically.
    rules_version: str
    #: Prefix of the rule ids (`DS` has `DSB-001` too: `rulebook.belongs`), and which of them are built: ids and ranges such
    #: as "CE-001..CE-050" (None: all).
    prefix: str
    scope: tuple[str, ...] | None = None
    #: The rule that says whose turn it is, cited when a seat answers without being asked.
    turn_rule: str = ""
    #: The rule that says how many may play, cited when a table is opened for fewer or more.
    seats_rule: str = ""

    position_type: type[P]
    cards: Sequence[Card]
    #: How the French names of cards agree in the lines of the log, by id, where not like "carte": "m", "mp" or "fp". A message
    #: with a card `$card` may choose by its gender `$card_g` (m, f) and its number `$card_n` (1, 2).
    agreement: dict[str, str] = {}
    programs: dict[str, Program]
    moves: dict[str, MoveKind]
    events: dict[str, EventKind]
    #: Faces of the bands (class, house, faction): `{id: {"words", "color", "icon", "angle"}}`.
    bands: dict[str, dict[str, Any]]
    kinds: tuple[str, ...]
    #: Per-copy fields of the position that belong to a card's face and move with it when cards are dealt again.
    face_fields: tuple[str, ...] = ()
    #: Kinds of cards that identify a player and are in no zone.
    identity_kinds: tuple[str, ...] = ()
    states: dict[str, str]  # state -> icon; words are `state-<id>`
    #: The parts of a view that all viewers read alike: "scene", "players", "places", and the ids of those kinds of zones whose
    #: cards, once seen, look the same to everybody (`card_state` does not ask who looks). They are built once for all.
    alike: frozenset[str] = frozenset()
    #: The fields of a view that hold objects which are the same from moment to moment and nobody may change, such as a list of
    #: names (a field of the scene) or each player's deck ("players"): a view that belongs to its reader gets a copy.
    constant: frozenset[str] = frozenset()
    #: What a table may be opened with; and which of that everybody may read though the lobby does not offer it.
    table_options: tuple[TableOption, ...] = ()
    open_options: frozenset[str] = frozenset()
    #: What seats may do without being asked.
    offers: tuple[Offer, ...] = (CONCEDE,)
    #: The roles of seats, if they are not all alike (see `roles`).
    roles: tuple[Role, ...] = ()
    #: The rule about giving up, if there is one.
    concede_rule: str = ""
    #: Whether the next game may begin with what this one leaves: the outcome then has `carry`, and `carry` is an option.
    carries: bool = False
    #: Whether some of that is secret: the seed and the record of a chapter are then withheld while its campaign goes on.
    carries_secrets: bool = False
    #: What every table of a campaign is played with, whatever else is chosen.
    chapter_options: Mapping[str, Any] = MappingProxyType({})
    #: The option, a number for each seat, that says from which seat of the last chapter it goes on (-1: from none), if there is one.
    heirs: str = ""
    #: Bots that play this game and no other, by name: classes that are made with dice of their own and have `choose`.
    bots: dict[str, Any] = {}
    #: How bots think ahead, where players compete: the levels of bots then play it (see `thinking`).
    thinking: Thinking | None = None
    #: What a coach compares lines of play by, in words of the game (see `reasons`).
    reasons: tuple[Feature, ...] = ()
    #: The figures that the story of a finished game follows, turn by turn (see `story`).
    story: Story | None = None
    #: How decks are read, shown and drawn, where players bring their own.
    deck_shelf: DeckShelf | None = None

    #: The most characters of a text of cards that people write themselves, where the game reads such (`check_cards`), and of
    #: those that a table may have of its own (`with_cards`).
    longest_cards: int = 0
    longest_own: int = 0
    #: The text of the cards that this edition of the game has besides the game's (see `editions`).
    own_cards: str = ""

    def check_cards(self, text: str) -> dict[str, Any]:
        """What a text of cards contains: `cards` as the catalogue shows them, `faults` with line, column and word, `findings`,
        and `warnings` about cards that may be played all the same."""
        raise NotImplementedError

    def with_cards(self, text: str) -> Any:
        """The game with the cards of a text besides its own, whose faces stay as they are. Raise CardTextError, in one line that
        names the line and the word, for a text with faults or findings (`check_cards`), and for too many cards."""
        raise NotImplementedError

    def trial(self, text: str, card: str) -> tuple[int, dict[str, Any]]:
        """The number of seats and the options of a table at which the first seat can try a card of a text at once."""
        raise NotImplementedError

    def why(self, pos: P, seat: Seat, move: Move) -> Words | None:
        """Why a bot of the seat's role would make this move, in a sentence for the player who asked for a hint; None if it has no
        reason to tell. Where bots think ahead, their `reasons` say more, and this is not asked."""
        return None

    def varied_options(self, dice: Dice, seats: int) -> dict[str, Any]:
        """Options drawn at random so that, over many games, every card comes into play."""
        return {}

    def measures(self) -> dict[str, Callable[[], int]]:
        """What else is worth timing, by the name of its line in the benchmark: each function does some work and counts it."""
        return {}

    def ways(self) -> Sequence[tuple[int, dict[str, Any]]]:
        """Every way to play, as a number of seats and options, for long tests to go through."""
        return [(seats, {}) for seats in range(self.seats[0], self.seats[1] + 1)]

    def check_options(self, read: dict[str, Any], seats: int) -> dict[str, Any]:
        """Return the options (each already read) as the table keeps them; raise BadOptions if they do not go together."""
        return read

    def set_up(self, seats: int, rng: int, options: dict[str, Any]) -> P:
        """The initial position, before anything has run; `start` runs it up to the first question."""
        raise NotImplementedError

    def zones(self, pos: P) -> list[Zone]:
        """Every zone with its cards. Each copy is in exactly one of them."""
        raise NotImplementedError

    def turn(self, pos: P) -> int:
        raise NotImplementedError

    def ended(self, pos: P) -> bool:
        """Whether the rules have brought the game to its end."""
        raise NotImplementedError

    def result(self, pos: P) -> dict[str, Any] | None:
        """Who won by the rules and why (see docs/wire.md, OUTCOME), or None while the game goes on.

        A side whose seats have all conceded does not win, whatever is answered for it: the others are ranked without it
        (`Game.contenders`), and a goal that it reaches does not end the game.
        """
        raise NotImplementedError

    def decided(self, pos: P) -> bool:
        """Whether it is settled who wins, though somebody may still be asked: nobody concedes any more."""
        return self.ended(pos)

    def carry(self, pos: P) -> dict[str, Any]:
        """What a finished game leaves to the next, if games carry: plain JSON with everything the next needs to know.

        `read_options` gets it back as the option `carry`, perhaps for another number of seats, and must check it like any
        option: it may come from anywhere. No view shows it; the next game's views show what players may see of it.
        """
        raise NotImplementedError

    def chapter_words(self, carry: dict[str, Any]) -> Words | None:
        """What a chronicle tells of a chapter besides how it ended, from what it left. Everybody in the campaign may read it."""
        return None

    def sides(self, pos: P) -> Sequence[int]:
        """The side of each seat: seats of one side win and lose together."""
        return range(pos.seats)

    def hears(self, pos: P, speaker: Seat, listener: Seat | None) -> bool:
        """Whether words of one player may reach another, or a spectator (None); some rules keep partners from talking."""
        return True

    def role_of(self, pos: P, seat: Seat) -> str | None:
        """The role of a seat, in a game that has roles."""
        return None

    def scene(self, pos: P, viewer: Seat) -> dict[str, Any]:
        """The head of the view: mode, turn, title, steps, step, active, duties."""
        raise NotImplementedError

    def player_view(self, pos: P, seat: Seat, viewer: Seat) -> dict[str, Any]:
        """One player's counters, badges and identity, as the viewer may see them."""
        raise NotImplementedError

    def places_view(self, pos: P, viewer: Seat) -> list[dict[str, Any]]:
        return []

    def owner(self, pos: P, card: Copy, zone: Zone) -> int:
        """Whose card it is, wherever it lies (-1: nobody's); by default the owner of its zone."""
        return zone.owner

    def card_state(self, pos: P, card: Copy, zone: Zone, viewer: Seat) -> dict[str, Any]:
        """What the view says of a card the viewer sees, beyond its face."""
        return {}

    def plain(self, pos: P) -> frozenset[str]:
        """The kinds of zones (among those in `alike`) of which a view says nothing now that could change while the same cards
        lie in them: their `card_state` and `hidden_state` depend on face, copy and zone alone."""
        return frozenset()

    def hidden_state(self, pos: P, card: Copy, zone: Zone) -> dict[str, Any]:
        """What the view says of a card whose face the viewer does not see."""
        return {}

    def face_down(self, pos: P, card: Copy) -> bool:
        """Whether the card is face down in its zone."""
        return False

    def audience(self, pos: P, card: Copy) -> int | None:
        """The seats that see this one card whatever its zone says (see `audience`), or None if its zone decides."""
        return None

    def shown(self, pos: P, viewer: Seat) -> set[int]:
        """Cards a seat is looking at for the moment, beyond what its zones show it (a deck it searches …)."""
        return set()

    def back(self, pos: P, card: Copy) -> str:
        """The band shown on the back of a card."""
        return self.cards[pos.faces[card]].band

    def thing_id(self, kind: str, value: int) -> str:
        """The id of a thing that is neither card nor seat (a place, a class …); its words are `<kind>-<id>`."""
        raise NotImplementedError

    def thing_of(self, kind: str, id: str) -> int | None:
        """The number of the thing with that id, or None when there is none."""
        return None

    def piece_ref(self, pos: P, kind: str, value: int) -> str:
        """The reference of a piece, a thing that only this position has: short, stable, and unique among all things."""
        raise NotImplementedError

    def piece_words(self, pos: P, kind: str, value: int) -> Words:
        """What a piece is called."""
        raise NotImplementedError

    def pieces(self, pos: P, viewer: Seat, kind: str) -> Sequence[int]:
        """The pieces of a kind that the viewer may name."""
        return ()

    def value(self, pos: P, seat: Seat) -> float:
        """How good the position looks for a seat; the greedy bot maximizes it."""
        raise NotImplementedError

    def appraise(self, pos: P, seat: Seat, moves: Sequence[Move]) -> list[float] | None:
        """What `value` would be after each of these moves, up to a constant, if that can be known without playing them."""
        return None

    def deal_rest(self, pos: P, seat: Seat, dice: Dice) -> None:
        """Deal again, for `seat`, what is hidden and is neither a card's face nor a sealed answer (see `Ask.reseal`)."""

    def read_scenario(self, data: dict[str, Any]) -> P:
        raise BadScenario(f"{self.id} has no scenarios yet")

    def write_scenario(self, pos: P) -> dict[str, Any]:
        raise BadScenario(f"{self.id} has no scenarios yet")

    def trials(self) -> Sequence[Trial]:
        """How cards that belong to no deck are measured (`ludotheque swing`)."""
        return ()

    def refuse_thing(self, pos: P, seat: Seat, thing: str) -> Refusal | None:
        """Fallback refusal for a thing when no candidate move that touches it gives one."""
        return None

    def settle(self, pos: P) -> None:
        """Restore what must always hold, because the last operation or answer set `pos.unsettled`.

        Called between two operations and before any question. Clear `unsettled`, and push whatever has to follow.
        """
        pos.unsettled = 0

    def forecast(self, pos: P, seat: Seat, move: Move) -> dict[str, Any] | None:
        """What is certain to follow from a move, or the chances where dice fall, if the seat could work it out for itself; or None."""
        return None
