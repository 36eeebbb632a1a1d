"""How a game names things: references of cards, keys of moves, and the words of both.

A key is stable: it means the same whenever the game is played again. Keys are parsed for a seat: cards that
it cannot see do not exist for it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludotheque.engine import view
from ludotheque.engine.args import CARD, NUMBER, PIECE, ROW, SEAT, TEXT, Arg
from ludotheque.engine.choice import TOUCHED
from ludotheque.engine.contract import Contract, P
from ludotheque.engine.errors import BadOptions, UnknownOption
from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Move, Position
from ludotheque.engine.refusal import Refusal
from ludotheque.engine.words import Catalogue, Kept, Words, keep, typed

_ENGINE_WORDS = Path(__file__).parent / "locale"
#: A row of a card is written with a letter: a, b, c …
_ROWS = "abcdefghijklmnopqrstuvwxyz"


class Naming(Contract[P]):
    """A game with names for its cards and moves."""

    def __init__(self, folder: Path, catalogue: Catalogue | None = None) -> None:
        self.folder = folder
        self.catalogue = catalogue or Catalogue(_ENGINE_WORDS, folder / "locale")
        self._fixed = self.catalogue.fixed
        self.card_index = {card.id: index for index, card in enumerate(self.cards)}
        self._ids = [card.id for card in self.cards]
        self.turns_cards = type(self).face_down is not Contract.face_down  # some of its cards may lie face down
        self.single_cards = (
            type(self).audience is not Contract.audience
        )  # some of its cards may have their own audience
        self.moves_said: Kept = {}
        self.events_said: Kept = {}
        if len(self.card_index) != len(self.cards):
            raise BadOptions(f"game {self.id}: two cards share an id")

    def say(self, message: str, args: dict[str, Any] | None = None) -> Words:
        if not args:
            fixed = self._fixed.get(message)
            if fixed is not None:  # most of a view is: titles, counters, names of zones
                return {"fr": fixed[0], "en": fixed[1]}
        return self.catalogue.say(message, args)

    def refusal_words(self, refusal: Refusal) -> Words:
        return self.say(refusal.message, dict(refusal.args))

    def ref(self, pos: Position, card: Copy) -> str:
        return f"{self._ids[pos.faces[card]]}#{card}"

    def _write(self, pos: Position, arg: Arg, value: Any) -> str:
        kind = arg.kind
        if kind == CARD:
            return f"{self._ids[pos.faces[value]]}#{value}"
        if kind == SEAT:
            return f"@{value}"
        if kind == NUMBER:
            return str(value)
        if kind == PIECE:
            return self.piece_ref(pos, arg.name, value)  # type: ignore[arg-type]
        return arg.write(value) if arg.open else self.thing_id(arg.name, value)

    def key(self, pos: Position, move: Move) -> str:
        """The stable key of a move: `play:lever-les-morts#12`, `resolve:goules#40/a`, `end`."""
        kind_of_move = self.moves[move[0]]
        shape = kind_of_move.shape
        if not shape:
            return str(move[0])
        if shape == "c":  # most moves name one card
            return f"{move[0]}:{self.ref(pos, move[1])}"
        written = ""
        for arg, value in zip(kind_of_move.args, move[1:], strict=True):
            if arg.kind == ROW:
                written += f"/{_ROWS[value]}"
            elif written:
                written += f">{self._write(pos, arg, value)}"
            else:
                written = self._write(pos, arg, value)
        return f"{move[0]}:{written}"

    def touches(self, pos: Position, move: Move) -> list[str]:
        kind_of_move = self.moves[move[0]]
        if not kind_of_move.points:
            return []
        if kind_of_move.shape == "c":
            return [self.ref(pos, move[1])]
        things: list[str] = []
        for arg, value in zip(kind_of_move.args, move[1:], strict=True):
            if arg.kind == ROW:
                things.append(f"{things[-1]}/{_ROWS[value]}")
            elif arg.kind in TOUCHED:
                things.append(self._write(pos, arg, value))
        return things

    def parse(self, pos: P, seat: Seat, key: str) -> Move:
        """The move that a key names, legal or not. Cards that the seat cannot see do not exist for it."""
        verb, colon, rest = key.partition(":")
        kind = self.moves.get(verb)
        if kind is None or bool(colon) != bool(kind.args):
            raise UnknownOption(f"no option is called {key[:80]!r}", f"aucune option ne s'appelle {key[:80]!r}")
        values: list[Any] = []
        parts: list[str] = []
        for part in rest.split(">") if colon else []:
            card, slash, row = part.partition("/")
            parts.append(card)
            if slash:
                parts.append(f"/{row}")
        if len(parts) != len(kind.args):
            raise UnknownOption(f"no option is called {key[:80]!r}", f"aucune option ne s'appelle {key[:80]!r}")
        for arg, part in zip(kind.args, parts, strict=True):
            value = arg.read(part) if arg.open else self._read(pos, seat, arg, part)
            if value is None and arg.open:
                raise UnknownOption(*_unfilled(arg, part), arg.rule or None)
            if value is None:
                raise UnknownOption(
                    f"{part[:60]!r} in {key[:80]!r} is nothing this seat can see",
                    f"dans {key[:80]!r}, {part[:60]!r} ne désigne rien qui se voie de cette place",
                )
            values.append(value)
        return (verb, *values)

    def _read(self, pos: P, viewer: Seat, arg: Arg, text: str) -> int | None:
        kind = arg.kind
        if kind == ROW:
            return _ROWS.index(text[1:]) if len(text) == 2 and text[0] == "/" and text[1] in _ROWS else None
        if kind == CARD:
            return self.find_card(pos, viewer, text)
        if kind == SEAT:
            number = text[1:]
            return int(number) if text[:1] == "@" and number.isdecimal() and int(number) < pos.seats else None
        if kind == NUMBER:
            return int(text) if text.isdecimal() and len(text) < 10 else None
        if kind == PIECE:
            return next(
                (n for n in self.pieces(pos, viewer, arg.name) if self.piece_ref(pos, arg.name, n) == text), None
            )
        return self.thing_of(arg.name, text)

    def find_card(self, pos: P, viewer: Seat, ref: str) -> int | None:
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
        for arg, value in zip(kind_of_move.args, move[1:], strict=True):
            name = arg.name
            if arg.kind == CARD:
                said[name] = self.cards[pos.faces[value]].names
            elif arg.kind == ROW:
                said[name] = _ROWS[value]
            elif arg.kind == SEAT or arg.kind == NUMBER:
                said[name] = self._write(pos, arg, value)
            elif arg.kind == PIECE:
                said[name] = self.piece_words(pos, name, value)  # type: ignore[arg-type]
            elif arg.open:
                said[name] = typed("…" if value is None else str(value))  # never taken for the id of a message
            else:
                said[name] = self.say(f"{name}-{self.thing_id(name, value)}")
        return said

    def _spoken(self, pos: P, move: Move) -> list[Any]:
        """What the words of a move with pieces depend on."""
        found: list[Any] = []
        for arg, value in zip(self.moves[move[0]].args, move[1:], strict=True):
            if arg.kind == PIECE:
                words = self.piece_words(pos, arg.name, value)
                found.append((words["fr"], words["en"]))
            else:
                found.append(pos.faces[value] if arg.kind == CARD else value)
        return found

    def move_words(self, pos: P, seat: Seat, move: Move) -> Words:
        """The words of an option. By default they depend only on the verb, the faces of cards and the numbers of other things."""
        faces = pos.faces
        shape = self.moves[move[0]].shape
        if shape == "c":
            key: Move = (move[0], faces[move[1]])
        elif shape == "cp":  # a card and a place
            key = (move[0], faces[move[1]], move[2])
        elif PIECE in shape:  # what a number stands for is the position's own affair: the key holds what it is called
            key = (move[0], *self._spoken(pos, move))
        elif "c" in shape:
            values = zip(shape, move[1:], strict=True)
            key = (move[0], *[faces[value] if kind == "c" else value for kind, value in values])
        else:
            key = move
        said = self.moves_said.get(key)
        if said is None:
            said = keep(self.moves_said, key, self.say(f"move-{move[0]}", self.move_args(pos, move)))
        return {"fr": said[0], "en": said[1]}


def _unfilled(arg: Arg, text: str) -> tuple[str, str]:
    """Why a key's value for an open argument is refused, in both languages."""
    said = repr(text[:60])
    if arg.kind == TEXT:
        return (
            f"{said} is no {arg.name}: a text of {arg.low} to {arg.high} characters is expected",
            f"{said} ne va pas pour {arg.name} : on attend un texte de {arg.low} à {arg.high} caractères",
        )
    return (
        f"{said} is no {arg.name}: a number from {arg.low} to {arg.high} is expected",
        f"{said} ne va pas pour {arg.name} : on attend un nombre de {arg.low} à {arg.high}",
    )
