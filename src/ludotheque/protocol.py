"""Tables for programs: one JSON object a line in, one JSON object a line out, as UCI does for chess (docs/protocol.md).

A session holds one table. Whatever comes in, one line goes out, `{"ok": true, …}` or `{"ok": false, "error", "rule"}`, and
a refused line leaves the table as it was.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, BinaryIO, Final

import ludotheque
from ludotheque.engine import rulebook
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.table import Table

Answer = dict[str, Any]

#: A longer line is thrown away unread. The longest records of real games stay far below.
LONGEST_LINE = 4_000_000
#: An error never quotes more than this of what it was sent.
_LONGEST_ERROR = 300

_KINDS = {
    str: "a text",
    int: "a whole number",
    bool: "true or false",
    float: "a number",
    dict: "an object",
    list: "a list",
    type(None): "null",
}


class Misused(LudothequeError):
    """A line that is not part of the protocol."""


class _Field:
    """A field of a command: what it may hold, and whether it must be there."""

    __slots__ = ("kinds", "needed")

    def __init__(self, *kinds: type, needed: bool = False) -> None:
        self.kinds = kinds
        self.needed = needed

    def check(self, name: str, value: Any) -> None:
        # `True` is an int to Python, but no seat.
        if type(value) not in self.kinds:
            wanted = " or ".join(_KINDS[kind] for kind in self.kinds)
            raise Misused(f"{name!r} must be {wanted}, not {_KINDS[type(value)]}")


#: What would write elsewhere in a terminal, colour it or turn its lines around.
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


def one_line(text: str) -> str:
    """The text on one line of reasonable length, without anything that a terminal would obey."""
    text = _CONTROL.sub("\N{REPLACEMENT CHARACTER}", " ".join(text.split()))
    return text if len(text) <= _LONGEST_ERROR else f"{text[: _LONGEST_ERROR - 1]}…"


def game_lines() -> list[dict[str, Any]]:
    """The games that can be played: names, seats, modes, cards by where they come from, rows of the rule register."""
    lines = []
    for id in ludotheque.games():
        game = ludotheque.game(id)
        count = sum(rulebook.belongs(rule.id, game.prefix) for rule in rulebook.read(id))
        lines.append({**game.summary(), "rules": count})
    return lines


class Session:
    """One conversation: the table it is about, and an answer to every line."""

    def __init__(self) -> None:
        self.ended = False
        self._table: Table | None = None
        self._commands: dict[str, tuple[Callable[..., Answer], dict[str, _Field]]] = {
            "games": (self._games, {}),
            "new": (
                self._new,
                {
                    "game": _Field(str, needed=True),
                    "seats": _Field(int),
                    "seed": _Field(int, str, type(None)),
                    "options": _Field(dict),
                },
            ),
            "scenario": (
                self._scenario,
                {"game": _Field(str), "scenario": _Field(dict), "seed": _Field(int, str, type(None))},
            ),
            "load": (self._load, {"record": _Field(dict, needed=True)}),
            "pending": (self._pending, {}),
            "play": (self._play, {"seat": _Field(int), "key": _Field(str, needed=True), "n": _Field(int)}),
            "view": (self._view, {"seat": _Field(int, type(None), needed=True)}),
            "log": (self._log, {"seat": _Field(int, type(None), needed=True), "start": _Field(int)}),
            "why_not": (self._why_not, {"key": _Field(str), "thing": _Field(str), "seat": _Field(int)}),
            "undo": (self._undo, {"seat": _Field(int)}),
            "record": (self._record, {}),
            "quit": (self._quit, {}),
        }

    # ------------------------------------------------------------------ lines

    def answer(self, line: bytes) -> Answer:
        """The answer to one line. Never raises."""
        try:
            return {"ok": True, **self._do(self._read(line))}
        except LudothequeError as error:
            return {"ok": False, "error": one_line(error.words["en"]), "rule": error.rule}
        except RecursionError:
            return {"ok": False, "error": "the line is nested too deeply", "rule": None}
        except Exception as error:
            # A defect of ours. The program on the other side still gets its line, and its table.
            return {"ok": False, "error": one_line(f"internal error: {type(error).__name__}: {error}"), "rule": None}

    def _read(self, line: bytes) -> dict[str, Any]:
        try:
            text = line.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise Misused("the line is not UTF-8") from None
        if not text.strip():
            raise Misused('the line is empty; send a JSON object such as {"do": "games"}')
        try:
            message = json.loads(text, parse_constant=_no_constant)
            # Half a surrogate pair ("\ud800") is a JSON text, but no character: it could not be written out again.
            json.dumps(message, ensure_ascii=False).encode()
        except json.JSONDecodeError as error:
            raise Misused(f"the line is not JSON: {error.msg} at column {error.colno}") from None
        except UnicodeEncodeError:
            raise Misused("the line holds half a character (a lone surrogate)") from None
        except ValueError as error:
            raise Misused(f"the line is not JSON: {error}") from None
        if not isinstance(message, dict):
            raise Misused(f'a line is a JSON object such as {{"do": "games"}}, not {_KINDS[type(message)]}')
        return message

    def _do(self, message: dict[str, Any]) -> Answer:
        known = ", ".join(self._commands)
        if "do" not in message:
            raise Misused(f'the line does not say what to do: "do" is one of {known}')
        name = message.pop("do")
        if not isinstance(name, str) or name not in self._commands:
            raise Misused(f"there is no command {_quoted(name)}; there is {known}")
        act, fields = self._commands[name]
        for field, value in message.items():
            if field not in fields:
                takes = ", ".join(fields) or "none"
                raise Misused(f"{name!r} has no field {_quoted(field)}; its fields: {takes}")
            fields[field].check(field, value)
        for field, spec in fields.items():
            if spec.needed and field not in message:
                raise Misused(f"{name!r} needs the field {field!r}")
        return act(**message)

    # ------------------------------------------------------------------ commands: each takes its fields by name

    @property
    def table(self) -> Table:
        if self._table is None:
            raise Misused('there is no table yet; begin with "new", "scenario" or "load"')
        return self._table

    def _seat(self, seat: int | None) -> int | None:
        if seat is not None and not 0 <= seat < self.table.seats:
            raise Misused(f"there is no seat {seat}; the seats are 0 to {self.table.seats - 1}")
        return seat

    def _state(self) -> Answer:
        """What every command that changes the table answers."""
        table = self.table
        return {"game": table.game.id, "seats": table.seats, "n": len(table.answers), "over": table.over}

    def _games(self) -> Answer:
        return {"games": game_lines()}

    def _new(
        self,
        game: str,
        seats: int | None = None,
        seed: int | str | None = None,
        options: dict[str, Any] | None = None,
    ) -> Answer:
        low = ludotheque.game(game).seats[0]
        self._table = ludotheque.new(game, low if seats is None else seats, seed, options)
        return self._state()

    def _scenario(
        self, game: str | None = None, scenario: dict[str, Any] | None = None, seed: int | str | None = 0
    ) -> Answer:
        if game is None and scenario is None:
            return {"game": self.table.game.id, "scenario": self.table.game.write_scenario(self.table.position)}
        if game is None or scenario is None:
            raise Misused("'scenario' needs both 'game' and 'scenario', or neither to write the position out")
        self._table = ludotheque.scenario(game, scenario, seed)
        return self._state()

    def _load(self, record: dict[str, Any]) -> Answer:
        self._table = ludotheque.load(record)
        return self._state()

    def _pending(self) -> Answer:
        table = self.table
        if table.over:
            return {"over": True, "pending": [], "outcome": table.outcome}
        return {"over": False, "pending": [choice.to_json() for choice in table.pending]}

    def _play(self, key: str, seat: int | None = None, n: int | None = None) -> Answer:
        table, answered = self.table, len(self.table.answers)
        try:
            table.play(key, self._seat(seat), n)
        except LudothequeError:
            raise
        except Exception:
            # The rules broke down half-way through the answer: go back to where the table was before it.
            self._table = table.at(answered)
            raise
        return self._state()

    def _view(self, seat: int | None) -> Answer:
        seat = self._seat(seat)
        return {"view": self.table.view_all() if seat is None else self.table.view(seat)}

    def _log(self, seat: int | None, start: int = 0) -> Answer:
        seat = self._seat(seat)
        if start < 0:
            raise Misused(f"'start' must be at least 0, not {start}")
        if seat is None:
            return {"log": self.table.log_all()[start:]}
        if self.table.game.private_events:  # `start` counts the lines that the program has got
            return {"log": self.table.log(seat)[start:]}
        return {"log": self.table.log(seat, start)}

    def _why_not(self, key: str | None = None, thing: str | None = None, seat: int | None = None) -> Answer:
        about = key if thing is None else thing
        if about is None or (key is not None and thing is not None):
            raise Misused("'why_not' needs either 'key' or 'thing'")
        refusal = self.table.why_not(about, self._seat(seat))
        if refusal is None:
            return {"allowed": True, "words": None, "rule": None}
        return {"allowed": False, "words": self.table.game.refusal_words(refusal), "rule": refusal.rule or None}

    def _undo(self, seat: int | None = None) -> Answer:
        self.table.undo(self._seat(seat))
        return self._state()

    def _record(self) -> Answer:
        return {"record": self.table.record()}

    def _quit(self) -> Answer:
        self.ended = True
        return {}


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is no JSON number")


def _quoted(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else f"{text[:59]}…"


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answer every line of `source` on `target`, until `quit` or the end of the input."""
    session = Session()
    while not session.ended:
        line = source.readline(LONGEST_LINE + 1)
        if not line:
            return
        if len(line) > LONGEST_LINE and not line.endswith(b"\n"):
            while line and not line.endswith(b"\n"):
                line = source.readline(LONGEST_LINE)
            error = f"the line is longer than {LONGEST_LINE:,} bytes"
            answer: Answer = {"ok": False, "error": error, "rule": None}
        else:
            answer = session.answer(line)
        try:
            text = json.dumps(answer, ensure_ascii=False, separators=(",", ":"))
        except (TypeError, ValueError, RecursionError) as failure:
            text = json.dumps({"ok": False, "error": f"internal error: {type(failure).__name__}", "rule": None})
        # An escape is what JSON calls half a character, should one have come so far.
        target.write(text.encode("utf-8", "backslashreplace") + b"\n")
        target.flush()
