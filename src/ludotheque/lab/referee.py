"""One game at a whole table, with its record, in which external programs may have seats.

A program is a client of `ludotheque protocol` that finds its table already there. It is answered while its seat is asked, and sees
what its seat may see. A program that is late, crashes, asks for what is not its own or breaks the protocol forfeits: it
concedes, by the rules, so the game has an end and a record like any other. At a table of more than two a greedy bot answers for it.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable

from ludotheque import bots
from ludotheque.bots.external import GRACE, Child, Forfeit, command, is_program
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.table import Table
from ludotheque.engine.words import Words
from ludotheque.protocol import Answer, Misused, Session, one_line

#: Seconds that a program may take for an answer, the first one with its start.
SECONDS = 10.0
#: Lines that it may send, and of these how many may be refused by the rules, before it answers.
MOST_LINES, MOST_REFUSED = 1000, 10
#: What a seat may ask for; the rest of the protocol would show or change what is not its own.
_SEATED = ("games", "pending", "play", "view", "log", "why_not", "quit")


class _SeatSession(Session):
    """The protocol for one seat of a table that somebody else holds."""

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__()
        self._table = table
        self._own = seat
        self._commands = {name: self._commands[name] for name in _SEATED}
        for name in ("view", "log"):
            self._commands[name][1]["seat"].needed = False

    def hear(self, line: bytes) -> Answer:
        """What a line is answered with. What is not of the protocol, or not the seat's to ask, raises Misused."""
        try:
            return {"ok": True, **self._do(self._read(line))}
        except (Misused, Forfeit):
            raise
        except RecursionError:
            raise Misused("the line is nested too deeply") from None
        except LudothequeError as error:
            return {"ok": False, "error": one_line(error.words["en"]), "rule": error.rule}

    def _mine(self, seat: int | None) -> int:
        if seat is not None and seat != self._own:
            raise Misused(f"seat {seat} is not its own, which is {self._own}")
        return self._own

    def _pending(self) -> Answer:
        if self.table.over:
            return {"over": True, "pending": [], "outcome": self.table.verdict}
        choice = self.table.choice_of(self._own)
        return {"over": False, "pending": [] if choice is None else [choice.to_json()]}

    def _play(self, key: str, seat: int | None = None, n: int | None = None) -> Answer:
        return super()._play(key, self._mine(seat), n)

    def _why_not(self, key: str | None = None, thing: str | None = None, seat: int | None = None) -> Answer:
        return super()._why_not(key, thing, self._mine(seat))

    def _view(self, seat: int | None = -1) -> Answer:
        return super()._view(self._all_or_mine(seat))

    def _log(self, seat: int | None = -1, start: int = 0) -> Answer:
        return super()._log(self._all_or_mine(seat), start)

    def _all_or_mine(self, seat: int | None) -> int:
        if seat is None:
            raise Misused("what everybody together sees is not its own to see")
        return self._own if seat == -1 else self._mine(seat)

    def _quit(self) -> Answer:
        raise Forfeit("it left the game", "il a quitté la partie")


class ProgramSeat:
    """A program in its seat."""

    def __init__(self, name: str, table: Table, seat: int, seed: str, seconds: float) -> None:
        self.seconds = seconds
        self._table = table
        self._session = _SeatSession(table, seat)
        # The program gets a seed of its own: that of the table would tell it every card.
        own = hashlib.sha256(f"program {seed}".encode()).hexdigest()[:16]
        told = {"GAME": table.game.id, "SEAT": str(seat), "SEED": own}
        self._child = Child(command(name), {f"LUDOTHEQUE_{key}": value for key, value in told.items()})

    def play(self) -> None:
        """Let it answer for its seat, which is asked."""
        before = len(self._table.answers)
        until = time.monotonic() + self.seconds
        refused = 0
        for _ in range(MOST_LINES):
            reply = self._hear(self._child.line(until, self.seconds))
            if len(self._table.answers) > before:
                return
            refused += not reply["ok"]
            if refused >= MOST_REFUSED:
                raise Forfeit(
                    f"{refused} of its lines were refused for one answer, the last: {reply['error']}",
                    f"{refused} de ses lignes ont été refusées pour une réponse, la dernière : {reply['error']}",
                )
        raise Forfeit(f"it sent {MOST_LINES} lines without answering", f"il a envoyé {MOST_LINES} lignes sans répondre")

    def _hear(self, line: bytes) -> Answer:
        try:
            reply = self._session.hear(line)
        except Misused as error:
            said = one_line(error.words["en"])
            raise Forfeit(f"its line is refused: {said}", f"sa ligne est refusée : {said}") from None
        self._child.answer(json.dumps(reply, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        return reply

    def end(self, grace: float) -> None:
        """The game is over, or over for it. It still gets answers for a moment, so that it can learn of the end and leave."""
        until = time.monotonic() + grace
        try:
            for _ in range(MOST_LINES if grace > 0 else 0):
                self._hear(self._child.line(until, grace))
        except Forfeit:
            pass  # it has left, or it is too late: nothing is left to lose
        finally:
            self._child.end()


class Game:
    """A game as it was played: the table, and who forfeited and why."""

    __slots__ = ("forfeits", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.forfeits: dict[int, Words] = {}


def play(
    table: Table,
    names: list[str],
    seed: str,
    most: int,
    *,
    seconds: float = SECONDS,
    watch: Callable[[Table], None] = lambda table: None,
) -> Game:
    """Play a table to its end, or for `most` answers. However it ends, no program is left running."""
    found = Game(table)
    seats: dict[int, ProgramSeat] = {}
    players = {
        seat: bots.make(name, f"{seed}/{seat}", table.game) for seat, name in enumerate(names) if not is_program(name)
    }

    def forfeit(seat: int, error: Forfeit) -> None:
        found.forfeits[seat] = error.words
        if seat in seats:
            seats.pop(seat).end(0)
        if table.why_not("concede", seat) is None:  # not once the game is won
            table.play("concede", seat)
        players[seat] = bots.make("greedy", f"{seed}/{seat}", table.game)

    ended = False
    try:
        while not table.over and len(table.answers) < most and table.asked:
            seat = table.asked[0]
            if seat in players:
                move = players[seat].choose(table.knowledge(seat))
                table.play(table.game.key(table.position, move), seat)
            else:
                try:
                    if seat not in seats:
                        seats[seat] = ProgramSeat(names[seat], table, seat, f"{seed}/{seat}", seconds)
                    seats[seat].play()
                except Forfeit as error:
                    forfeit(seat, error)
            watch(table)
        ended = True
    finally:
        for one in seats.values():
            one.end(GRACE if ended else 0)
    return found
