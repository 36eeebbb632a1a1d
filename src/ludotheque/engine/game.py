"""The contract of a game: rules without a position. Everything outside the rules goes through these methods.

A game folder provides one instance of a subclass, called `GAME`. Each method's docstring says what it must do; the
conformance kit (`ludotheque.conformance`) holds every game to it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

from ludotheque.engine import view
from ludotheque.engine.card import Card
from ludotheque.engine.choice import TOUCHED, Choice, MoveKind
from ludotheque.engine.decks import DeckShelf
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadOptions, BadScenario, UnknownOption
from ludotheque.engine.events import EventKind
from ludotheque.engine.position import Frame, Move, Position, dump, restore
from ludotheque.engine.program import Ask, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.engine.trial import Trial
from ludotheque.engine.view import OMNISCIENT, Zone
from ludotheque.engine.words import Catalogue, Words

P = TypeVar("P", bound=Position)

#: Called before every operation acts: the frame and the operation's place in its program.
Observer = Callable[[Frame, int], None]

_ENGINE_WORDS = Path(__file__).parent / "locale"
#: The rows of a card are named by letters: a, b, c …
_ROWS = "abcdefghijklmnopqrstuvwxyz"


class Game(Generic[P]):
    """Rules without a position."""

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
    #: Raised when older records would no longer replay alike.
    rules_version: str
    #: Prefix of the rule ids, and which of them are built: ids and ranges such as "CE-001..CE-050" (None: all).
    prefix: str
    scope: tuple[str, ...] | None = None
    #: The rule that says whose turn it is; it is cited when a seat answers that was not asked.
    turn_rule: str = ""

    position_type: type[P]
    cards: Sequence[Card]
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
    #: How decks are read, shown and drawn; None where players bring none.
    deck_shelf: DeckShelf | None = None

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.catalogue = Catalogue(_ENGINE_WORDS, folder / "locale")
        self.card_index = {card.id: index for index, card in enumerate(self.cards)}
        if len(self.card_index) != len(self.cards):
            raise BadOptions(f"game {self.id}: two cards share an id")

    # ------------------------------------------------------------------ what a game writes

    def option_specs(self) -> list[dict[str, Any]]:
        """The options offered when a table is opened (see docs/wire.md, OPTION_SPEC)."""
        return []

    def varied_options(self, dice: Dice, seats: int) -> dict[str, Any]:
        """Options drawn at random so that, over many games, every card comes into play."""
        return {}

    def read_options(self, options: dict[str, Any], seats: int) -> dict[str, Any]:
        """Return the options with their defaults filled in; raise BadOptions if they are wrong."""
        raise NotImplementedError

    def set_up(self, seats: int, rng: int, options: dict[str, Any]) -> P:
        """The initial position, before anything has run; `start` runs it up to the first question."""
        raise NotImplementedError

    def zones(self, pos: P) -> list[Zone]:
        """Every zone with its cards. Each copy is in exactly one of them."""
        raise NotImplementedError

    def turn(self, pos: P) -> int:
        raise NotImplementedError

    def over(self, pos: P) -> bool:
        raise NotImplementedError

    def outcome(self, pos: P) -> dict[str, Any] | None:
        """Who won and why (see docs/wire.md, OUTCOME), or None while the game goes on."""
        raise NotImplementedError

    def scene(self, pos: P, viewer: int) -> dict[str, Any]:
        """The head of the view: mode, turn, title, steps, step, active, duties."""
        raise NotImplementedError

    def player_view(self, pos: P, seat: int, viewer: int) -> dict[str, Any]:
        """One player's counters, badges and identity, as the viewer may see them."""
        raise NotImplementedError

    def places_view(self, pos: P, viewer: int) -> list[dict[str, Any]]:
        return []

    def card_state(self, pos: P, card: int, zone: Zone, viewer: int) -> dict[str, Any]:
        """What the view says of a card the viewer sees, beyond its face."""
        return {}

    def hidden_state(self, pos: P, card: int, zone: Zone) -> dict[str, Any]:
        """What the view says of a card whose face the viewer does not see."""
        return {}

    def face_down(self, pos: P, card: int) -> bool:
        """Whether the card is face down in its zone."""
        return False

    def shown(self, pos: P, viewer: int) -> set[int]:
        """Cards a seat is looking at for the moment, beyond what its zones show it (a hand it searches …)."""
        return set()

    def back(self, pos: P, card: int) -> str:
        """The band shown on the back of a card."""
        return self.cards[pos.faces[card]].band

    def thing_id(self, kind: str, value: int) -> str:
        """The id of a thing that is neither card nor seat (a place, a class …); its words are `<kind>-<id>`."""
        raise NotImplementedError

    def thing_of(self, kind: str, id: str) -> int | None:
        """The number of the thing with that id, or None when there is none."""
        return None

    def value(self, pos: P, seat: int) -> float:
        """How good the position looks for a seat; the greedy bot maximizes it."""
        raise NotImplementedError

    def appraise(self, pos: P, seat: int, moves: Sequence[Move]) -> list[float] | None:
        """What `value` would be after each of these moves, up to a constant, if that is known without playing them."""
        return None

    def hide_answers(self, pos: P, seat: int, dice: Dice) -> None:
        """Redraw the other seats' sealed answers in a position that is being dealt again for `seat`."""

    def read_scenario(self, data: dict[str, Any]) -> P:
        raise BadScenario(f"{self.id} has no scenarios yet")

    def write_scenario(self, pos: P) -> dict[str, Any]:
        raise BadScenario(f"{self.id} has no scenarios yet")

    def trials(self) -> Sequence[Trial]:
        """How cards that belong to no deck are measured (`ludotheque swing`)."""
        return ()

    def refuse_thing(self, pos: P, seat: int, thing: str) -> Refusal | None:
        """Fallback refusal for a thing when no candidate move that touches it gives one."""
        return None

    def settle(self, pos: P) -> None:
        """Restore what must always hold, because the last operation or answer set `pos.unsettled`.

        Called between two operations and before any question. Clear `unsettled`, and push whatever has to follow.
        """
        pos.unsettled = 0

    def forecast(self, pos: P, seat: int, move: Move) -> dict[str, Any] | None:
        """What is certain to follow from a move, as the seat could work out for itself; or None."""
        return None

    # ------------------------------------------------------------------ what every game gets

    def check_seats(self, seats: int) -> None:
        low, high = self.seats
        if not isinstance(seats, int) or isinstance(seats, bool) or not low <= seats <= high:
            raise BadOptions(
                f"{self.names['en']} is for {low} to {high} players, not {seats}",
                f"{self.names['fr']} se joue de {low} à {high}, pas à {seats}",
            )

    def known_options(self, options: dict[str, Any], known: Sequence[str]) -> None:
        """Refuse options the game does not have: silently ignoring one would be a trap."""
        for name in options:
            if name not in known:
                has = ", ".join(known) or "none"
                raise BadOptions(
                    f"{self.names['en']} has no option {name!r}; it has {has}",
                    f"{self.names['fr']} n'a pas d'option {name!r} ; il a {has}",
                )

    def start(self, seats: int, rng: int, options: dict[str, Any]) -> P:
        """A new game, run up to its first question."""
        pos = self.set_up(seats, rng, options)
        self.run(pos)
        return pos

    def run(self, pos: P, observe: Observer | None = None) -> None:
        """Run the stack until somebody must answer or nothing is left.

        `observe`, when given, is called just before every operation acts.
        """
        stack = pos.stack
        while stack and not pos.asked:
            if pos.unsettled:
                self.settle(pos)
            frame = stack[-1]
            ops = frame.program.ops
            pc = frame.pc
            if pc >= len(ops):
                stack.pop()
                continue
            frame.pc = pc + 1
            if observe is not None:
                observe(frame, pc)
            ops[pc].act(pos, frame)

    def playout(
        self,
        pos: P,
        choose: Callable[[P, int], Move],
        most: int | None = None,
        *,
        who: Callable[[P], int] | None = None,
        observe: Observer | None = None,
    ) -> int:
        """Play on until nobody is asked, or for `most` answers; return how many were given.

        `choose` gets the position and a seat that is asked: the first, unless `who` picks another. The events of an answer
        stay in the position until the next one is chosen, so that `choose` can read what the last answer led to.
        """
        n = 0
        while pos.asked and n != most:
            seat = pos.asked[0] if who is None else who(pos)
            move = choose(pos, seat)
            pos.events.clear()
            self.answer(pos, seat, move, observe)
            n += 1
        return n

    def asking(self, pos: P) -> Ask:
        """The operation that asks now."""
        frame = pos.stack[-1]
        return cast(Ask, frame.program.ops[frame.pc - 1])

    def legal(self, pos: P, seat: int) -> list[Move]:
        frame = pos.stack[-1]
        op = cast(Ask, frame.program.ops[frame.pc - 1])
        return op.moves(pos, frame, seat)

    def answer(self, pos: P, seat: int, move: Move, observe: Observer | None = None) -> None:
        """Apply a legal move of an asked seat and run on. The move is not checked here; `Table.play` does that."""
        frame = pos.stack[-1]
        op = cast(Ask, frame.program.ops[frame.pc - 1])
        pos.news = 0
        pos.asked.remove(seat)
        op.answer(pos, frame, seat, move)
        self.run(pos, observe)

    def choice(self, pos: P, seat: int) -> Choice:
        frame = pos.stack[-1]
        return Choice(self, pos, frame, self.asking(pos), seat)

    def refusal(self, pos: P, seat: int, move: Move) -> Refusal | None:
        return self.asking(pos).refusal(pos, pos.stack[-1], seat, move)

    def view(self, pos: P, viewer: int) -> dict[str, Any]:
        return view.look(self, pos, viewer)

    def resample(self, pos: P, seat: int, dice: Dice) -> P:
        """A copy in which everything the seat does not know is dealt again, consistently with what it has seen."""
        deal = cast(P, pos.copy())
        pools: dict[int, list[int]] = {}
        for card, known in enumerate(deal.known):
            if not known >> seat & 1:
                pools.setdefault(deal.pool[card], []).append(card)
        for cards in pools.values():
            order = cards[:]
            dice.shuffle(order)
            for field in ("faces", *self.face_fields):
                values: list[Any] = getattr(deal, field)
                for card, value in zip(cards, [values[other] for other in order], strict=True):
                    values[card] = value
        deal.rng = dice.word()
        self.hide_answers(deal, seat, dice)
        return deal

    def dump(self, pos: P) -> dict[str, Any]:
        return dump(pos)

    def restore(self, data: dict[str, Any]) -> P:
        return restore(self.position_type, data, self.programs)

    # -- words, references, keys

    def say(self, message: str, args: dict[str, Any] | None = None) -> Words:
        return self.catalogue.say(message, args)

    def refusal_words(self, refusal: Refusal) -> Words:
        return self.say(refusal.message, dict(refusal.args))

    def ref(self, pos: Position, card: int) -> str:
        return f"{self.cards[pos.faces[card]].id}#{card}"

    def _write(self, pos: Position, kind: str, value: int) -> str:
        if kind.startswith("card"):
            return self.ref(pos, value)
        if kind.startswith("seat"):
            return f"@{value}"
        if kind.startswith("n"):
            return str(value)
        return self.thing_id(kind, value)

    def key(self, pos: Position, move: Move) -> str:
        """The stable key of a move: `play:lever-les-morts#12`, `resolve:goules#40/a`, `end`."""
        kinds = self.moves[move[0]].args
        written = ""
        for kind, value in zip(kinds, move[1:], strict=True):
            if kind == "row":
                written += f"/{_ROWS[value]}"
            else:
                written += (">" if written else "") + self._write(pos, kind, value)
        return f"{move[0]}:{written}" if kinds else str(move[0])

    def touches(self, pos: Position, move: Move) -> list[str]:
        things: list[str] = []
        for kind, value in zip(self.moves[move[0]].args, move[1:], strict=True):
            if kind == "row":
                things.append(f"{things[-1]}/{_ROWS[value]}")
            elif kind.startswith(TOUCHED):
                things.append(self._write(pos, kind, value))
        return things

    def parse(self, pos: P, seat: int, key: str) -> Move:
        """The move that a key names, legal or not. Cards that the seat cannot see do not exist for it."""
        verb, colon, rest = key.partition(":")
        kind = self.moves.get(verb)
        if kind is None or bool(colon) != bool(kind.args):
            raise UnknownOption(f"no option is called {key[:80]!r}", f"aucune option ne s'appelle {key[:80]!r}")
        values: list[int] = []
        parts: list[str] = []
        for part in rest.split(">") if colon else []:
            card, slash, row = part.partition("/")
            parts.append(card)
            if slash:
                parts.append(f"/{row}")
        if len(parts) != len(kind.args):
            raise UnknownOption(f"no option is called {key[:80]!r}", f"aucune option ne s'appelle {key[:80]!r}")
        for name, part in zip(kind.args, parts, strict=True):
            value = self._read(pos, seat, name, part)
            if value is None:
                raise UnknownOption(
                    f"{part[:60]!r} in {key[:80]!r} is nothing this seat can see",
                    f"{part[:60]!r} dans {key[:80]!r} n'est rien que ce siège puisse voir",
                )
            values.append(value)
        return (verb, *values)

    def _read(self, pos: P, viewer: int, kind: str, text: str) -> int | None:
        if kind == "row":
            return _ROWS.index(text[1:]) if len(text) == 2 and text[0] == "/" and text[1] in _ROWS else None
        if kind.startswith("card"):
            return self.find_card(pos, viewer, text)
        if kind.startswith("seat"):
            number = text[1:]
            return int(number) if text[:1] == "@" and number.isdecimal() and int(number) < pos.seats else None
        if kind.startswith("n"):
            return int(text) if text.isdecimal() and len(text) < 10 else None
        return self.thing_of(kind, text)

    def find_card(self, pos: P, viewer: int, ref: str) -> int | None:
        """The copy that a reference names, if the viewer sees it."""
        id_, mark, number = ref.partition("#")
        if not mark or not number.isdecimal() or len(number) > 6 or id_ not in self.card_index:
            return None
        card = int(number)
        if card >= len(pos.faces) or self.cards[pos.faces[card]].id != id_:
            return None
        if viewer != OMNISCIENT and card not in view.visible_cards(self, pos, viewer):
            return None
        return card

    def move_args(self, pos: Position, move: Move) -> dict[str, Any]:
        """The arguments of a move as its message takes them."""
        said: dict[str, Any] = {}
        for kind, value in zip(self.moves[move[0]].args, move[1:], strict=True):
            if kind.startswith("card"):
                said[kind] = self.cards[pos.faces[value]].names
            elif kind == "row":
                said[kind] = _ROWS[value]
            elif kind.startswith(("seat", "n")):
                said[kind] = self._write(pos, kind, value)
            else:
                said[kind] = self.say(f"{kind}-{self.thing_id(kind, value)}")
        return said

    def move_words(self, pos: P, seat: int, move: Move) -> Words:
        return self.say(f"move-{move[0]}", self.move_args(pos, move))

    def why_not_thing(self, pos: P, seat: int, thing: str) -> Refusal | None:
        """Why a thing cannot be clicked: the refusal of the first candidate move that touches it."""
        if seat not in pos.asked:
            return Refusal(self.turn_rule, "refusal-not-asked")
        op = self.asking(pos)
        frame = pos.stack[-1]
        first: Refusal | None = None
        for move in op.moves(pos, frame, seat):
            if thing in self.touches(pos, move):
                return None
        for move in op.candidates(pos, frame, seat):
            if thing in self.touches(pos, move):
                refusal = op.refusal(pos, frame, seat, move)
                if refusal is not None:
                    first = first or refusal
        return first or self.refuse_thing(pos, seat, thing) or Refusal("", "refusal-nothing-here")

    # -- what the outside shows of the game as a whole

    def summary(self) -> dict[str, Any]:
        counts = dict.fromkeys(("livret", "publie", "maison"), 0)
        for card in self.cards:
            counts[card.mark] += 1
        return {
            "id": self.id,
            "fr": self.names["fr"],
            "en": self.names["en"],
            "seats": list(self.seats),
            "modes": list(self.modes),
            "cards": {"total": len(self.cards), **counts},
        }

    def shelf(self) -> dict[str, Any]:
        """The summary, plus what the lobby shows."""
        return {
            **self.summary(),
            "built": True,
            "tagline": self.tagline,
            "minutes": list(self.minutes),
            "modes": [{"id": mode, "words": self.say(f"mode-{mode}")} for mode in self.modes],
            "accent": self.accent,
            "icon": self.icon,
            "options": self.option_specs(),
            "decks": None if self.deck_shelf is None else self.deck_shelf.option,
            "builds": self.deck_shelf is not None and self.deck_shelf.builds,
        }

    def catalogue_view(self) -> dict[str, Any]:
        """Everything fixed that a page needs to draw the game: faces, bands, kinds, states."""
        return {
            **self.shelf(),
            "cards": {card.id: card.face() for card in self.cards},
            "kinds": {kind: self.say(f"kind-{kind}") for kind in self.kinds},
            "bands": self.bands,
            "states": {
                state: {"words": self.say(f"state-{state}"), "icon": icon} for state, icon in self.states.items()
            },
            "marks": {mark: self.say(f"mark-{mark}") for mark in ("livret", "publie", "maison")},
            "layout": self.id,
            "plan": self.deck_shelf.plan() if self.deck_shelf is not None and self.deck_shelf.builds else None,
        }
