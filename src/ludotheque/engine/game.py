"""The contract of a game: rules without a position. Everything outside the rules goes through these methods.

A game folder provides one subclass instance called `GAME`. What a method must do is written at its place; the
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
from ludotheque.engine.offer import CONCEDE, RESUME, Offer
from ludotheque.engine.position import Frame, Move, Position, dump, restore
from ludotheque.engine.program import Ask, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.engine.trial import Trial
from ludotheque.engine.view import Zone
from ludotheque.engine.words import Catalogue, Kept, Words, keep

P = TypeVar("P", bound=Position)

#: Told of every operation before it acts: the frame and the operation's place in its program.
Observer = Callable[[Frame, int], None]

_ENGINE_WORDS = Path(__file__).parent / "locale"
#: A row of a card is written with a letter: a, b, c …
_ROWS = "abcdefghijklmnopqrstuvwxyz"


class Game(Generic[P]):
    """Rules without a position."""

    #: The folder's name, which is the game's id everywhere.
    id: str
    names: Words
    tagline: Words
    seats: tuple[int, int]
    minutes: tuple[int, int]
    #: Ids of the modes; their words are `mode-<id>`.
    modes: tuple[str, ...]
    icon: str
    accent: dict[str, str]
    #: Changes when a record made before would not replay alike.
    rules_version: str
    #: Prefix of the rule ids; which of them are built: ids and ranges "CE-001..CE-050" (None: all of them).
    prefix: str
    scope: tuple[str, ...] | None = None
    #: The rule that says whose turn it is to act; it refuses those who are not asked.
    turn_rule: str = ""

    position_type: type[P]
    cards: Sequence[Card]
    programs: dict[str, Program]
    moves: dict[str, MoveKind]
    events: dict[str, EventKind]
    #: Faces of the bands (class, house, faction): `{id: {"words", "color", "icon", "angle"}}`.
    bands: dict[str, dict[str, Any]]
    kinds: tuple[str, ...]
    #: Fields of the position that belong to a card's face, by copy: they go with it when cards are dealt again.
    face_fields: tuple[str, ...] = ()
    #: Kinds of cards that say who a player is and lie in no zone.
    identity_kinds: tuple[str, ...] = ()
    states: dict[str, str]  # state -> icon; words are `state-<id>`
    #: What seats may do without being asked.
    offers: tuple[Offer, ...] = (CONCEDE,)
    #: The rule that speaks of giving up, where one does.
    concede_rule: str = ""
    #: How decks are read, shown and drawn, where players bring their own.
    deck_shelf: DeckShelf | None = None

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.catalogue = Catalogue(_ENGINE_WORDS, folder / "locale")
        self.standing = {offer.move.verb: offer for offer in self.offers}
        self.moves = {**self.moves, **{verb: offer.move for verb, offer in self.standing.items()}}
        self.events = {**self.events, "concede": EventKind(0)}
        self.programs = {**self.programs, RESUME.name: RESUME}
        self.card_index = {card.id: index for index, card in enumerate(self.cards)}
        self._ids = [card.id for card in self.cards]
        self.turns_cards = type(self).face_down is not Game.face_down  # some of its cards may lie face down
        self.moves_said: Kept = {}
        self.events_said: Kept = {}
        if len(self.card_index) != len(self.cards):
            raise BadOptions(f"game {self.id}: two cards share an id")

    # ------------------------------------------------------------------ what a game writes

    def option_specs(self) -> list[dict[str, Any]]:
        """What may be chosen when a table is opened (see docs/wire.md, OPTION_SPEC)."""
        return []

    def varied_options(self, dice: Dice, seats: int) -> dict[str, Any]:
        """Options drawn by lot so that, over many games, every card comes into play."""
        return {}

    def read_options(self, options: dict[str, Any], seats: int) -> dict[str, Any]:
        """The options in full, or BadOptions with the line that says what is wrong."""
        raise NotImplementedError

    def set_up(self, seats: int, rng: int, options: dict[str, Any]) -> P:
        """The position before the first question is found; `start` runs it."""
        raise NotImplementedError

    def zones(self, pos: P) -> list[Zone]:
        """Every zone with its cards: each copy lies in exactly one of them."""
        raise NotImplementedError

    def turn(self, pos: P) -> int:
        raise NotImplementedError

    def ended(self, pos: P) -> bool:
        """Whether the rules have brought the game to its end."""
        raise NotImplementedError

    def result(self, pos: P) -> dict[str, Any] | None:
        """Who won by the rules and why (see docs/wire.md, OUTCOME), or None while the game goes on."""
        raise NotImplementedError

    def sides(self, pos: P) -> Sequence[int]:
        """The side of each seat: seats of one side win and lose together."""
        return range(pos.seats)

    def scene(self, pos: P, viewer: int) -> dict[str, Any]:
        """The head of the view: mode, turn, title, steps, step, active, duties."""
        raise NotImplementedError

    def player_view(self, pos: P, seat: int, viewer: int) -> dict[str, Any]:
        """One player's counters, badges and identity, as the viewer may see them."""
        raise NotImplementedError

    def places_view(self, pos: P, viewer: int) -> list[dict[str, Any]]:
        return []

    def owner(self, pos: P, card: int, zone: Zone) -> int:
        """Whose card it is, wherever it lies (-1: nobody's); in most games that of the zone's owner."""
        return zone.owner

    def card_state(self, pos: P, card: int, zone: Zone, viewer: int) -> dict[str, Any]:
        """What is to be said of a card that the viewer sees, beyond its face."""
        return {}

    def hidden_state(self, pos: P, card: int, zone: Zone) -> dict[str, Any]:
        """What is to be said of a card whose face the viewer does not see."""
        return {}

    def face_down(self, pos: P, card: int) -> bool:
        """Whether the card lies face down in its zone."""
        return False

    def shown(self, pos: P, viewer: int) -> set[int]:
        """Cards that a seat is looking at for the moment, beyond what lies open to it (a hand it searches …)."""
        return set()

    def back(self, pos: P, card: int) -> str:
        """What the back of a card shows: a band."""
        return self.cards[pos.faces[card]].band

    def thing_id(self, kind: str, value: int) -> str:
        """The id of a thing that is neither card nor seat (a place, a class …); its words are `<kind>-<id>`."""
        raise NotImplementedError

    def thing_of(self, kind: str, id: str) -> int | None:
        """The number of such a thing, or nothing when there is none of that id."""
        return None

    def value(self, pos: P, seat: int) -> float:
        """How good the position looks for a seat: what the greedy bot goes by."""
        raise NotImplementedError

    def appraise(self, pos: P, seat: int, moves: Sequence[Move]) -> list[float] | None:
        """What `value` would say after each of these moves (up to a constant), where that is known without playing them."""
        return None

    def hide_answers(self, pos: P, seat: int, dice: Dice) -> None:
        """Draw the sealed answers of others anew in a position that is being dealt again for `seat`."""

    def read_scenario(self, data: dict[str, Any]) -> P:
        raise BadScenario(f"{self.id} has no scenarios yet")

    def write_scenario(self, pos: P) -> dict[str, Any]:
        raise BadScenario(f"{self.id} has no scenarios yet")

    def trials(self) -> Sequence[Trial]:
        """How cards that belong to no deck are weighed (`ludotheque swing`)."""
        return ()

    def refuse_thing(self, pos: P, seat: int, thing: str) -> Refusal | None:
        """Why nothing can be done with a thing when no move that touches it first gives a reason."""
        return None

    def settle(self, pos: P) -> None:
        """Look again at what must always hold, because the last operation or answer set `pos.unsettled`.

        It happens between two operations and before any question. Clear `unsettled`; push what has to follow.
        """
        pos.unsettled = 0

    def forecast(self, pos: P, seat: int, move: Move) -> dict[str, Any] | None:
        """What is certain to come of a move, as the seat could work out by itself; or nothing."""
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
        """Refuse an option the game does not have: a word that is silently ignored would be a trap."""
        for name in options:
            if name not in known:
                has = ", ".join(known) or "none"
                raise BadOptions(
                    f"{self.names['en']} has no option {name!r}; it has {has}",
                    f"{self.names['fr']} n'a pas d'option {name!r} ; il a {has}",
                )

    def over(self, pos: P) -> bool:
        return self.last_side(pos) is not None or self.ended(pos)

    def outcome(self, pos: P) -> dict[str, Any] | None:
        """Who won and why (see docs/wire.md, OUTCOME), or None while the game goes on."""
        last = self.last_side(pos)
        if last is None:
            return self.result(pos)
        winners = [seat for seat, side in enumerate(self.sides(pos)) if side == last]
        return {
            "winners": winners,
            "scores": None,
            "reason": self.say(
                "outcome-conceded", {"who": ", ".join(f"@{seat}" for seat in winners), "n": len(winners)}
            ),
            "rule": self.concede_rule or None,
            "touches": [],
        }

    def last_side(self, pos: P) -> int | None:
        """The one side left when all the others have given up, else None. A side gives up when all its seats have."""
        if not pos.conceded:
            return None
        left = {side for seat, side in enumerate(self.sides(pos)) if not pos.conceded >> seat & 1}
        return left.pop() if len(left) == 1 else None

    def start(self, seats: int, rng: int, options: dict[str, Any]) -> P:
        """A new game, run up to its first question."""
        pos = self.set_up(seats, rng, options)
        self.run(pos)
        return pos

    def run(self, pos: P, observe: Observer | None = None) -> None:
        """Run what is on the stack until somebody must answer or nothing is left.

        `observe`, when given, is told of every operation just before it acts.
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
        op: Ask = frame.program.ops[frame.pc - 1]  # type: ignore[assignment]  # a cast would be a call
        return op.moves(pos, frame, seat)

    def answer(self, pos: P, seat: int, move: Move, observe: Observer | None = None) -> None:
        """Apply a legal move and run on: an asked seat's answer, or an offer that a seat takes.

        It trusts its caller; `Table.play` checks.
        """
        offer = self.standing.get(move[0])
        if offer is not None:
            pos.news = 0
            self._take(pos, seat, offer, move, observe)
            return
        frame = pos.stack[-1]
        op: Ask = frame.program.ops[frame.pc - 1]  # type: ignore[assignment]  # a cast would be a call
        pos.news = 0
        pos.asked.remove(seat)
        op.answer(pos, frame, seat, move)
        self.run(pos, observe)

    def _take(self, pos: P, seat: int, offer: Offer, move: Move, observe: Observer | None) -> None:
        waiting, height = pos.asked[:], len(pos.stack)
        offer.take(self, pos, seat, move)
        if pos.asked == waiting and len(pos.stack) > height:
            # what the offer pushed comes first; then those who were asked are asked again
            resume = Frame(RESUME, seat, chosen=waiting)
            pos.stack.insert(height, resume)
            pos.asked.clear()
        self.run(pos, observe)

    def may(self, pos: P, seat: int) -> list[Move]:
        """What the seat may do without being asked (see `Offer`), while the game goes on."""
        if not pos.asked:
            return []
        return [
            move
            for offer in self.offers
            for move in offer.candidates(self, pos, seat)
            if offer.refusal(self, pos, seat, move) is None
        ]

    def choice(self, pos: P, seat: int) -> Choice:
        frame = pos.stack[-1]
        return Choice(self, pos, frame, self.asking(pos), seat)

    def refusal(self, pos: P, seat: int, move: Move) -> Refusal | None:
        """The rule that forbids an answer or an offer, or None."""
        offer = self.standing.get(move[0])
        if offer is not None:
            return offer.refusal(self, pos, seat, move)
        return self.asking(pos).refusal(pos, pos.stack[-1], seat, move)

    def view(self, pos: P, viewer: int) -> dict[str, Any]:
        return view.look(self, pos, viewer)

    def resample(self, pos: P, seat: int, dice: Dice) -> P:
        """A copy in which all that the seat does not know is dealt again, consistently with all it has seen."""
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
        deal.forget()
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
        return f"{self._ids[pos.faces[card]]}#{card}"

    def _write(self, pos: Position, letter: str, kind: str, value: int) -> str:
        if letter == "c":
            return f"{self._ids[pos.faces[value]]}#{value}"
        if letter == "t":
            return self.thing_id(kind, value)
        return f"@{value}" if letter == "s" else str(value)

    def key(self, pos: Position, move: Move) -> str:
        """The stable key of a move: `play:lever-les-morts#12`, `resolve:goules#40/a`, `end`."""
        kind_of_move = self.moves[move[0]]
        shape = kind_of_move.shape
        if not shape:
            return str(move[0])
        if shape == "c":  # most moves name one card
            return f"{move[0]}:{self.ref(pos, move[1])}"
        written = ""
        for letter, kind, value in zip(shape, kind_of_move.args, move[1:], strict=True):
            if letter == "r":
                written += f"/{_ROWS[value]}"
            elif written:
                written += f">{self._write(pos, letter, kind, value)}"
            else:
                written = self._write(pos, letter, kind, value)
        return f"{move[0]}:{written}"

    def touches(self, pos: Position, move: Move) -> list[str]:
        kind_of_move = self.moves[move[0]]
        if not kind_of_move.points:
            return []
        if kind_of_move.shape == "c":
            return [self.ref(pos, move[1])]
        things: list[str] = []
        for letter, kind, value in zip(kind_of_move.shape, kind_of_move.args, move[1:], strict=True):
            if letter == "r":
                things.append(f"{things[-1]}/{_ROWS[value]}")
            elif letter in "cs" or kind.startswith(TOUCHED):
                things.append(self._write(pos, letter, kind, value))
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
        """The copy that a reference names, if the viewer sees it.

        Everything the viewer sees is gathered first, whatever the reference, and only the face of a card among it is
        compared: the work done for a hidden card must not tell a right guess from a wrong one.
        """
        id_, mark, number = ref.partition("#")
        if not mark or not number.isdecimal() or len(number) > 6 or id_ not in self.card_index:
            return None
        card = int(number)
        if card not in view.visible_cards(self, pos, viewer) or self.ref(pos, card) != ref:
            return None
        return card

    def move_args(self, pos: Position, move: Move) -> dict[str, Any]:
        """The arguments of a move as its message takes them."""
        said: dict[str, Any] = {}
        kind_of_move = self.moves[move[0]]
        for letter, kind, value in zip(kind_of_move.shape, kind_of_move.args, move[1:], strict=True):
            if letter == "c":
                said[kind] = self.cards[pos.faces[value]].names
            elif letter == "r":
                said[kind] = _ROWS[value]
            elif letter in "sn":
                said[kind] = self._write(pos, letter, kind, value)
            else:
                said[kind] = self.say(f"{kind}-{self.thing_id(kind, value)}")
        return said

    def move_words(self, pos: P, seat: int, move: Move) -> Words:
        """What an option says. Here it depends on the verb, the faces of the cards and the numbers of other things only."""
        faces = pos.faces
        shape = self.moves[move[0]].shape
        if shape == "c":
            key: Move = (move[0], faces[move[1]])
        elif shape == "ct":  # a card and a place
            key = (move[0], faces[move[1]], move[2])
        elif "c" in shape:
            values = zip(shape, move[1:], strict=True)
            key = (move[0], *[faces[value] if kind == "c" else value for kind, value in values])
        else:
            key = move
        said = self.moves_said.get(key)
        if said is None:
            said = keep(self.moves_said, key, self.say(f"move-{move[0]}", self.move_args(pos, move)))
        return {"fr": said[0], "en": said[1]}

    def why_not_thing(self, pos: P, seat: int, thing: str) -> Refusal | None:
        """Why a thing cannot be clicked: the refusal of the first move that would begin with it."""
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
        """The summary with what the lobby shows."""
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
