"""One live table: the engine's table, who sits where, who is connected, and the frames each of them is sent.

A `Table` put here is never changed again: a move is made on a copy, which replaces it once it is stored. Threads may
therefore read it, and a frame always shows one moment. Frames hold what `Table` shows one seat and nothing else.
All connections of a seat share them: a state is worked out once per seat and moment, the patch of an earlier state is
serialized once for all who have that one, and a log line once per seat.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ludotheque import bots
from ludotheque.engine.choice import Choice
from ludotheque.engine.lesson_table import LessonTable
from ludotheque.engine.table import Table
from ludotheque.engine.view import KeptZones
from ludotheque.server import lessons
from ludotheque.server.connection import Connection, Shown, dumps
from ludotheque.server.errors import Words
from ludotheque.server.library import to_choose
from ludotheque.server.patches import Changes, patch
from ludotheque.server.store import KeptSeat

if TYPE_CHECKING:
    from ludotheque.server.rematches import Rematch
    from ludotheque.server.talk import Said


def hash_token(token: str) -> str:
    """The stored form of a token. Tokens are long and random, so a plain hash cannot be reversed."""
    return hashlib.sha256(f"ludotheque seat:{token}".encode()).hexdigest()


#: The bot that answers for a person who has given up or gone away.
_SUBSTITUTE = "greedy"


def _question(table: Table, seat: int) -> tuple[Any, ...]:
    """What a seat is asked, as far as two questions can differ for whoever answers."""
    choice = table.game.choice(table.position, seat)
    asked = choice.kind, choice.prompt, [option.move for option in choice.options]
    choice.release()
    return asked


class LiveTable:
    """A table in memory."""

    def __init__(self, id: str, table: Table, seats: list[KeptSeat], version: int, created: float) -> None:
        self.id = id
        self.seats = seats
        self.created = created
        self.version = version
        self.lock = asyncio.Lock()  # held by whoever changes the table
        self.pins = 0  # current users; it stays in memory while there are any
        self.bots: asyncio.Task[None] | None = None
        self.thought: dict[int, float] = {}  # seconds that the bot of each seat last thought about a real choice
        self.began: dict[int, float] = {}  # when each bot that is asked now was asked (`BotTurns`)
        self._standing: dict[
            int, int
        ] = {}  # since which answer each seat has been asked the same, while others answered
        self.connections: set[Connection] = set()
        # When each seat was last seen; None while present. Bots are always present.
        self.stand_ins: set[int] = set()  # seats of people that a bot plays until they are back
        self.since: list[float | None] = [None if seat.who == "bot" else time.time() for seat in seats]
        self.opener = ""  # the client that opened it on this server
        # What has been worked out for the connections of each seat:
        self._sides: dict[int | None, dict[str, Any]] = {}  # at this moment
        self._views: Callable[[int | None], dict[str, Any]] | None = None  # the views of this moment, built together
        self._zones = KeptZones()  # parts of earlier views that later ones may take
        self._choices: dict[int, Choice | None] = {}  # what each seat is asked at this moment
        self._infos: dict[int | None, dict[str, Any]] = {}  # what the table is, until the game is over
        self._seats_told: list[dict[str, Any]] | None = None  # who sits where
        self._told: dict[int | None, Shown] = {}  # the whole state but the log
        self._changes = Changes()  # what became of the parts that several states share
        self._bodies: dict[tuple[int | None, Shown | None], str] = {}  # its JSON, whole or as a patch of another
        self._frames: dict[tuple[int | None, Shown | None, int, int], str] = {}  # the same with the log from a line on
        self._lines: dict[int | None, list[str]] = {}  # the log, a line each
        self._open_lines: dict[int, str] = {}  # those of its lines that everybody reads alike
        self.table = table
        self._public = {spec["id"] for spec in table.game.option_specs()} | table.game.open_options
        self.options: dict[str, Any] = table.options  # as stored: decks may still have to be chosen
        self.opener_hash: str | None = None  # of the key of the one who opened it
        self.campaign: str | None = None  # whose chapter it is
        self.trouble: Words | None = None  # what keeps its bots from answering
        self.story: dict[str, Any] | None = None  # how the game went, once it is over and somebody has asked
        self.rematch: Rematch | None = None  # the table that follows: a rematch or the next chapter
        self.talk: list[Said] = []  # what the players have said to each other
        self.choosing: list[int] = []  # the seats that have to; nothing is played or shown before

    # ------------------------------------------------------------------ the table

    @property
    def n(self) -> int:
        return len(self.table.answers)

    def become(self, table: Table, version: int) -> None:
        """Move on to the next moment of the game, or back to an earlier one after an undo."""
        if table.answers[: self.n] != self.table.answers:
            both = zip(self.table.answers, table.answers, strict=False)
            same = next((i for i, (old, new) in enumerate(both) if old != new), min(self.n, len(table.answers)))
            # The readers' logs are wrong from this line on: they get it again from there.
            self._keep_lines(table.log_at(same))
        self._standing = self._asked_still(table)
        self.began = {seat: at for seat, at in self.began.items() if seat in self._standing}
        self._look_again()
        self._forget_choices()
        self.changed()
        self.table = table
        self.version = version
        self.story = None

    def asked_since(self, seat: int) -> int:
        """How many answers had been given when the seat was first asked what it is asked now."""
        return self._standing.get(seat, self.n)

    def _asked_still(self, after: Table) -> dict[int, int]:
        """The seats for which the next answer, somebody else's, changes nothing: they are asked the same and have learned nothing."""
        before = self.table
        asked = [seat for seat in after.asked if seat in before.asked]
        if not asked or len(after.answers) != self.n + 1 or after.answers[:-1] != before.answers:
            return {}
        news = range(before.log_length, after.log_length)
        return {
            seat: self.asked_since(seat)
            for seat in asked
            if seat != after.answers[-1][0]
            and all(after.line(index, seat) is None for index in news)
            and _question(before, seat) == _question(after, seat)
        }

    def _keep_lines(self, length: int) -> None:
        """Keep only the first lines of the log."""
        for lines in self._lines.values():
            del lines[length:]
        self._open_lines = {index: line for index, line in self._open_lines.items() if index < length}
        for connection in self.connections:
            connection.known = min(connection.known, length)
            if connection.known <= connection.skipped:
                connection.known = connection.skipped = 0

    def _look_again(self) -> None:
        """Discard what each seat sees: the position is another."""
        self._sides.clear()
        self._views = None

    def _forget_choices(self) -> None:
        for choice in self._choices.values():
            if choice is not None:
                choice.release()
        self._choices.clear()

    def changed(self) -> None:
        """Discard the cached frames: somebody came or went, or the game moved."""
        self._told.clear()
        self._seats_told = None
        self._changes.clear()
        self._bodies.clear()
        self._frames.clear()

    def choose(self, options: dict[str, Any]) -> None:
        """Take the options as they are stored; once no deck is missing, everybody gets the game from its start."""
        self.options = options
        self._infos.clear()
        began, self.choosing = bool(self.choosing), to_choose(self.table.game, options)
        self.changed()
        if began:
            self._zones.clear()
            self._look_again()
            self._keep_lines(0)

    def choice_of(self, seat: int) -> Choice | None:
        """What the seat is asked now. Its moves are listed once: to be shown, and to find the one that is taken."""
        if seat not in self._choices:
            self._choices[seat] = self.table.choice_of(seat)
        return self._choices[seat]

    def after(self, seat: int, key: str) -> Table:
        """The table as it will be once the seat has given this answer."""
        choice = self.choice_of(seat)
        option = None if choice is None else choice.find(key)
        return self.table.after(key if option is None else option, seat)

    @property
    def bot_asked(self) -> int | None:
        """The first seat asked now that a bot plays, or None."""
        if self.choosing:
            return None
        return next((seat for seat in self.table.asked if self.played_by_bot(seat)), None)

    def played_by_bot(self, seat: int) -> bool:
        """Whether a bot answers for the seat: from the start, since its player conceded while the others play on, or until
        the player is back."""
        return self.seats[seat].who == "bot" or seat in self.stand_ins or self.table.gave_up(seat)

    def substitute(self, seat: int) -> str | None:
        """The bot that can answer for a person, or None."""
        role = self.table.role(seat) if self.table.game.roles else None
        able = next((one.bots for one in self.table.game.roles if one.id == role), None)
        return _SUBSTITUTE if able is None or _SUBSTITUTE in able else (able[-1] if able else None)

    def solo(self, seat: int) -> bool:
        """Whether all the others are bots."""
        return all(other.who == "bot" for number, other in enumerate(self.seats) if number != seat)

    @property
    def in_use(self) -> bool:
        """Whether it must stay in memory: somebody is connected, or its bots are running."""
        return bool(self.pins or self.connections or self.thinking)

    @property
    def thinking(self) -> bool:
        """Whether its bots are running."""
        return self.bots is not None and not self.bots.done()

    @property
    def withheld(self) -> bool:
        """Whether what is secret here still is in the next chapter: seed and record then stay back even when it is over."""
        return self.campaign is not None and self.table.game.carries_secrets

    @property
    def bots_only(self) -> bool:
        return all(seat.who == "bot" for seat in self.seats)

    def seat_of(self, token: str) -> int | None:
        """The seat that a token opens, or None. All seats are compared, in constant time."""
        given = hash_token(token)
        found = None
        for number, seat in enumerate(self.seats):
            for hashed in seat.hashes:
                if hmac.compare_digest(hashed, given):
                    found = number
        return found

    # ------------------------------------------------------------------ people

    def attach(self, connection: Connection) -> None:
        self.connections.add(connection)
        if connection.seat is not None:
            self.since[connection.seat] = None
            self.stand_ins.discard(connection.seat)

    def detach(self, connection: Connection) -> None:
        self.connections.remove(connection)
        seat = connection.seat
        if seat is not None and not any(other.seat == seat for other in self.connections):
            self.since[seat] = time.time()
        if not self.connections:
            self._zones.clear()
            self._look_again()
            self._lines.clear()
            self._open_lines.clear()
            self.changed()

    def seats_view(self) -> list[dict[str, Any]]:
        here = {connection.seat for connection in self.connections}
        return [
            {
                "seat": number,
                "name": seat.name,
                "who": seat.who,
                "bot": seat.bot,
                **({"called": self._called(number, seat.bot)} if seat.bot is not None else {}),
                "here": seat.who == "bot" or number in here,
                "since": None if self.since[number] is None else int(self.since[number] or 0),
                **({"stand_in": True} if number in self.stand_ins else {}),
                **({"conceded": True} if self.table.gave_up(number) else {}),
                **({"role": self.table.role(number)} if self.table.game.roles else {}),
            }
            for number, seat in enumerate(self.seats)
        ]

    def _called(self, seat: int, bot: str) -> Words:
        """What people call the bot of a seat."""
        return lessons.opponent(self.table, seat) if bot == lessons.SCRIPT else bots.words(bot, self.table.game)["name"]

    # ------------------------------------------------------------------ frames

    def public(self) -> dict[str, Any]:
        """What anyone who knows the table's id may read."""
        return {
            "table": self.id,
            "game": self.table.game.id,
            "seats": self.seats_view(),
            "n": self.n,
            "over": self.table.verdict,
            "seed_hash": self.table.seed_hash,
            "created": int(self.created),
            **self._lesson_at(),
        }

    def _lesson_at(self) -> dict[str, Any]:
        table = self.table
        if not isinstance(table, LessonTable):
            return {}
        return {"lesson": {"id": table.lesson.id, "step": table.at_step + 1, "of": len(table.lesson.steps)}}

    def frame(self, connection: Connection, log_lines: int) -> str:
        """The STATE of docs/wire.md for one reader, or a PATCH of the last one it got, with the log lines it does not have
        yet; or CHOOSING."""
        seat, base = connection.seat, connection.had
        if self.choosing:
            connection.had = None
            body = self._bodies.get((seat, None))
            if body is None:
                body = self._bodies[seat, None] = dumps(self._choosing(seat))
            return body
        if connection.known == 0:
            connection.known = connection.skipped = max(0, self.table.log_length - log_lines)
        start, connection.known = connection.known, self.table.log_length
        connection.had = self._shown(seat)
        audience = seat, base, start, connection.skipped
        frame = self._frames.get(audience)
        if frame is None:
            lines = self._log(seat)
            told = ",".join(filter(None, lines[start:]))
            had = start - connection.skipped
            if self.table.game.private_events:  # a reader counts the lines it has got
                had -= lines[connection.skipped : start].count("")
            frame = f'{self._body(seat, base)[:-1]},"log":[{told}],"log_from":{had}}}'
            if start > connection.skipped:  # a newcomer's is long and seldom asked for twice
                self._frames[audience] = frame
        return frame

    def _shown(self, seat: int | None) -> Shown:
        shown = self._told.get(seat)
        if shown is None:
            shown = self._told[seat] = Shown(self._state(seat))
        return shown

    def _body(self, seat: int | None, base: Shown | None) -> str:
        """The JSON of a state without the log: whole, or as a patch of another."""
        body = self._bodies.get((seat, base))
        if body is None:
            state = self._shown(seat).state
            change = None if base is None else patch(base.state, state, self._changes)
            body = self._bodies[seat, base] = dumps(state if change is None else change)
        return body

    def _choosing(self, seat: int | None) -> dict[str, Any]:
        return {
            "type": "choosing",
            "n": 0,
            "table": {"id": self.id, "game": self.table.game.id, "seed_hash": self.table.seed_hash},
            "you": seat,
            "seats": self.seats_view(),
            "choosing": self.choosing,
        }

    def _state(self, seat: int | None) -> dict[str, Any]:
        """All of a STATE but the log."""
        table = self.table
        return {
            "type": "state",
            "n": self.n,
            "table": self._info(seat),
            "you": seat,
            "seats": self._seated(),
            **self._side(seat),
            "waiting": table.asked,
            "over": table.verdict,
            "trouble": self.trouble,
        }

    def _seated(self) -> list[dict[str, Any]]:
        """Who sits where, put together once for everybody."""
        if self._seats_told is None:
            self._seats_told = self.seats_view()
        return self._seats_told

    def _info(self, seat: int | None) -> dict[str, Any]:
        """What the table is: the same from the first state to the one that ends the game."""
        table = self.table
        info = None if table.over else self._infos.get(seat)
        if info is None:
            info = {
                "id": self.id,
                "game": table.game.id,
                "options": self._options(seat),
                "seed_hash": table.seed_hash,
                "seed": table.seed if table.over and not self.withheld else None,
                **({"cards": table.game.own_faces()} if table.game.own_cards else {}),
            }
            if not table.over:
                self._infos[seat] = info
        return info

    def _options(self, seat: int | None) -> dict[str, Any]:
        """What the table is played with. What the lobby cannot choose may be a seat's secret: it is left out. So are, until
        the end, the decks of the others where they are secret."""
        table, shelf = self.table, self.table.game.deck_shelf
        shown = {id: value for id, value in table.options.items() if id in self._public}
        if shelf is not None and shelf.secret and not table.over and isinstance(shown.get(shelf.option), list):
            shown[shelf.option] = [deck if i == seat else None for i, deck in enumerate(shown[shelf.option])]
        return shown

    def _side(self, seat: int | None) -> dict[str, Any]:
        """The part of a state that differs from seat to seat, worked out once per moment."""
        side = self._sides.get(seat)
        if side is None:
            choice = None if seat is None or self.table.gave_up(seat) else self.choice_of(seat)
            if self._views is None:
                self._views = self.table.views(self._zones)
            side = self._sides[seat] = {
                "view": self._views(seat),
                "choice": None if choice is None else choice.to_json(),
                "offers": [] if seat is None else self._offers(seat),
                "undo": self._undo(seat),
            }
            if isinstance(self.table, LessonTable) and seat == self.table.lesson.seat:
                side["lesson"] = self.table.told()
        return side

    def _offers(self, seat: int) -> list[dict[str, Any]]:
        offers = self.table.offers(seat)
        told = [option.to_json() for option in offers]
        if offers:
            offers[0].choice.release()
        return told

    def _undo(self, seat: int | None) -> dict[str, Any]:
        if seat is None:
            return {"can": False, "what": None, "why": None}
        refusal = self.table.undo_refusal(seat)
        if refusal is not None:
            return {"can": False, "what": None, "why": self.table.game.refusal_words(refusal)}
        # These are the words of the one who answered: only that seat may take back, so only that seat reads them.
        return {"can": True, "what": self.table.undo_words(), "why": None}

    def _log(self, seat: int | None) -> list[str]:
        """The log as the seat may read it, empty where it does not learn of a line. Lines never change once written, so each
        is put in words only once, and only once for all where all read the same."""
        lines, table = self._lines.setdefault(seat, []), self.table
        for index in range(len(lines), table.log_length):
            text = self._open_lines.get(index)
            if text is None:
                line = table.line(index, seat)
                text = "" if line is None else dumps(line)
                if table.line_is_open(index):
                    self._open_lines[index] = text
            lines.append(text)
        return lines
