"""How a table ended, kept for ever: what each seat and the public may see of the last position, the log, the record.

A live table is replayed from its answers, which needs the rules they were given under. An ending needs none: it is the data
that was shown when the game ended, so a finished table stays readable whatever becomes of rules and words.
"""

from __future__ import annotations

import json
import logging
import zlib
from bisect import bisect_right
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from ludotheque.engine.choice import Choice, Option
from ludotheque.engine.errors import IllegalAnswer, LudothequeError
from ludotheque.engine.game import Game
from ludotheque.engine.refusal import Refusal
from ludotheque.engine.table import Table
from ludotheque.engine.view import KeptZones
from ludotheque.engine.words import Words
from ludotheque.server import errors
from ludotheque.server.errors import Trouble

_LOG = logging.getLogger("ludotheque.server")
_FORM = 1


def write(table: Table) -> bytes:
    """The ending of a table that is over. Seats read most log lines alike: of theirs only those that differ are kept. Of a line
    that the public does not learn of, only its moment is."""
    log = table.lines(None)
    own = []
    for seat in range(table.seats):
        lines = enumerate(table.lines(seat))
        own.append({n: line for n, line in lines if line != log[n]})
    data = {
        "form": _FORM,
        "outcome": table.outcome,
        "views": [table.view(seat) for seat in [*range(table.seats), None]],
        "log": [line or {"n": all["n"]} for line, all in zip(log, table.log_all(), strict=True)],
        "own": own,
        "record": table.record(),
        "story": table.story(),
        "roles": [table.role(seat) for seat in range(table.seats)],
    }
    return zlib.compress(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode())


def read(ending: bytes, game: Game[Any], again: Callable[[int], Table] | None) -> EndedTable | None:
    """The table of an ending, or None if the data cannot be read. `again` replays it up to an answer, if the rules fit."""
    try:
        return EndedTable(game, json.loads(zlib.decompress(ending)), again)
    except (zlib.error, ValueError, LookupError, TypeError) as error:
        _LOG.error("the ending of a table of %s cannot be read: %s", game.id, error)
        return None


class EndedTable(Table):
    """A finished table as its ending describes it: it can be read but not played."""

    def __init__(self, game: Game[Any], ending: dict[str, Any], again: Callable[[int], Table] | None) -> None:
        if ending["form"] != _FORM:
            raise ValueError(f"form {ending['form']} is not known")
        record = ending["record"]
        self.game = game
        self.seed = record["seed"]
        self.solo = False
        self.scenario = None
        self.options = record["options"]
        self.seats = record["seats"]
        self.answers = [(seat, key) for seat, key in record["answers"]]
        self._again = again
        self._record: dict[str, Any] = record
        self._outcome: dict[str, Any] = ending["outcome"]
        self._views: list[dict[str, Any]] = ending["views"]
        self._public: list[dict[str, Any]] = ending["log"]
        self._roles: list[str | None] = ending.get("roles", [None] * self.seats)
        self._story: dict[str, Any] | None = ending.get("story")
        self._own: list[dict[str, dict[str, Any]]] = ending["own"]

    # ------------------------------------------------------------------ looking

    @property
    def over(self) -> bool:
        return True

    @property
    def outcome(self) -> dict[str, Any] | None:
        return self._outcome

    @property
    def asked(self) -> list[int]:
        return []

    @property
    def pending(self) -> list[Choice]:
        return []

    def choice_of(self, seat: int) -> Choice | None:
        return None

    def offers(self, seat: int) -> list[Option]:
        return []

    def gave_up(self, seat: int) -> bool:
        return False

    def role(self, seat: int) -> str | None:
        return self._roles[seat]

    def view(self, seat: int | None) -> dict[str, Any]:
        return self._views[-1 if seat is None else seat]

    def views(self, kept: KeptZones | None = None) -> Callable[[int | None], dict[str, Any]]:
        return self.view

    def lines(self, seat: int | None, start: int = 0) -> list[dict[str, Any] | None]:
        return [self.line(index, seat) for index in range(start, len(self._public))]

    def line(self, index: int, seat: int | None) -> dict[str, Any] | None:
        line = self._public[index] if seat is None else self._own[seat].get(str(index), self._public[index])
        return line if "words" in line else None

    def line_is_open(self, index: int) -> bool:
        return all(str(index) not in own for own in self._own)

    @property
    def log_length(self) -> int:
        return len(self._public)

    def log_at(self, n: int) -> int:
        return bisect_right(self._public, n, key=lambda line: line["n"])

    def record(self) -> dict[str, Any]:
        return self._record

    def story(self) -> dict[str, Any] | None:
        """What was kept with the ending; an older one is told again, if the rules fit."""
        if self._story is None and self._again is not None:
            with suppress(LudothequeError):
                self._story = self._again(len(self.answers)).story()
        return self._story

    def at(self, n: int) -> Table:
        if n == len(self.answers):
            return self
        if self._again is None:
            raise Trouble(410, errors.NO_REPLAY)
        try:
            return self._again(n)
        except LudothequeError as error:
            _LOG.error("a table of %s no longer replays: %s", self.game.id, error)
            raise Trouble(410, errors.NO_REPLAY) from None

    # ------------------------------------------------------------------ refusing

    def play(self, answer: Option | str, seat: int | None = None, n: int | None = None) -> None:
        raise IllegalAnswer("the game is over", "la partie est finie")

    def after(self, answer: Option | str, seat: int | None = None) -> Table:
        raise IllegalAnswer("the game is over", "la partie est finie")

    def why_not(self, key: str, seat: int | None = None) -> Refusal | None:
        return Refusal("", "refusal-over")

    def undo_refusal(self, seat: int | None = None) -> Refusal | None:
        return Refusal("", "undo-over" if self.answers else "undo-nothing")

    def undo_words(self) -> Words | None:
        return None

    def copy(self) -> Table:
        return self
