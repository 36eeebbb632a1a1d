"""A table: a position with its record. Servers, bots, pages and programs talk to tables and to nothing below them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator
from typing import Any

from ludotheque.engine import events, record, story
from ludotheque.engine.audience import EVERYBODY
from ludotheque.engine.choice import Choice, Option, Standing
from ludotheque.engine.concede import has_conceded
from ludotheque.engine.dice import draw_seed, seed_hash, state_of
from ludotheque.engine.errors import (
    BadOptions,
    BadRecord,
    CannotUndo,
    IllegalAnswer,
    LudothequeError,
    StaleAnswer,
    UnknownOption,
)
from ludotheque.engine.game import Game
from ludotheque.engine.history import History
from ludotheque.engine.knowledge import Knowledge
from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Move, Position
from ludotheque.engine.refusal import Refusal
from ludotheque.engine.view import OMNISCIENT, SPECTATOR, KeptZones, Looks
from ludotheque.engine.words import Words

#: Set in a mark when an answer led to a die roll or a shuffle; the lower bits are the seats that saw something new.
_CHANCE = 1 << 30


class Table:
    """One game being played: who is asked, what was answered, what happened."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        seed: int | str | None = None,
        options: dict[str, Any] | None = None,
        *,
        scenario: dict[str, Any] | None = None,
        solo: bool = False,
    ) -> None:
        game = game.edition_of(options if scenario is None else scenario)  # a table may have cards of its own
        self.game = game
        self.seed = draw_seed() if seed is None else str(seed)
        self.solo = solo  # everything may be undone
        self.scenario = scenario
        self.options: dict[str, Any] = {}
        if scenario is not None:
            self.position: Any = game.read_scenario(scenario)
            self.position.rng = state_of(self.seed)
            game.run(self.position)
            seats = self.position.seats
        else:
            game.check_seats(seats)
            self.options = game.read_options(options or {}, seats)
            self.position = game.start(seats, state_of(self.seed), self.options)
        self.seats = seats
        self.answers: list[tuple[int, str]] = []
        self._moves: list[Move] = []  # the answers as the rules see them, to be played again without reading keys
        self._marks: list[int] = []
        self._log: list[events.Entry] = []
        self._drain()
        self._history = History(self.position, len(self._log))

    # ------------------------------------------------------------------ asking

    @property
    def over(self) -> bool:
        return bool(self.game.over(self.position))

    @property
    def outcome(self) -> dict[str, Any] | None:
        return self.game.outcome(self.position)

    @property
    def verdict(self) -> dict[str, Any] | None:
        """The outcome as everybody may read it, without what the next game begins with, which may hold secrets."""
        outcome = self.outcome
        return None if outcome is None else {name: value for name, value in outcome.items() if name != "carry"}

    @property
    def asked(self) -> list[int]:
        """The seats that must answer now."""
        return list(self.position.asked)

    @property
    def pending(self) -> list[Choice]:
        """One choice for every seat that must answer now."""
        return [self._choice(seat) for seat in self.position.asked]

    @property
    def choice(self) -> Choice:
        """The first of the pending choices."""
        if not self.position.asked:
            raise IllegalAnswer("the game is over: nobody is asked", "la partie est finie : personne n'est interrogé")
        return self._choice(self.position.asked[0])

    def choice_of(self, seat: Seat) -> Choice | None:
        return self._choice(seat) if seat in self.position.asked else None

    def _choice(self, seat: Seat) -> Choice:
        choice = self.game.choice(self.position, seat)
        choice.after = self._last()
        return choice

    def _last(self) -> tuple[int, str] | None:
        """The last answer: nothing has changed as long as it is the same object."""
        return self.answers[-1] if self.answers else None

    def offers(self, seat: Seat) -> list[Option]:
        """What the seat may do without being asked, such as concede."""
        return self._standing(seat).options

    def _standing(self, seat: Seat) -> Standing:
        standing = Standing(self.game, self.position, seat)
        standing.after = self._last()
        return standing

    def gave_up(self, seat: Seat) -> bool:
        """Whether the seat has conceded. While the others play on, somebody still has to answer for it."""
        return has_conceded(self.position, seat)

    def role(self, seat: Seat) -> str | None:
        """The role of a seat, in a game that has roles."""
        return self.game.role_of(self.position, seat)

    # ------------------------------------------------------------------ answering

    def play(self, answer: Option | str, seat: int | None = None, n: int | None = None) -> None:
        """Answer a pending choice, or take an offer. `n`, when given, is the number of answers the player has seen."""
        if n is not None and n != len(self.answers):
            raise StaleAnswer("the table has changed", "La table a changé")
        self._take(self._option(answer, seat))

    def after(self, answer: Option | str, seat: int | None = None) -> Table:
        """A copy of the table in which that answer was given; this one stays as it is."""
        option = self._option(answer, seat)
        twin = self.copy()
        twin._take(option)
        return twin

    def _take(self, option: Option) -> None:
        """Take a legal option listed by this table or the one it was copied from."""
        position, chooser = self.position, option.choice.seat
        key = option.key
        chance = position.chance
        self.game.answer(position, chooser, option.move)
        self.answers.append((chooser, key))
        self._moves.append(option.move)
        self._marks.append(position.revealed_to | (_CHANCE if position.chance != chance else 0))
        self._drain()
        self._history.note(len(self.answers), position, len(self._log))

    def option(self, key: str, seat: Seat) -> Option:
        """The option or the offer that the seat would take with this key; raises what `play` would."""
        return self._option(key, seat)

    def _option(self, answer: Option | str, seat: int | None) -> Option:
        if isinstance(answer, Option):
            choice = answer.choice
            if choice.position is not self.position or (
                isinstance(choice, Choice) and choice.frame not in self.position.stack[-1:]
            ):
                raise StaleAnswer("this option belongs to another position", "cette option est d'une autre position")
            seat = choice.seat if seat is None else seat
            said = not self.game.moves[answer.move[0]].open  # else it is refused below unless it is filled in
            if said and seat == choice.seat and choice.after is self._last() and choice.lists(answer):
                return answer  # listed since the last answer, so it is legal: the moves need not be listed again
            answer = answer.key
        asked = self.position.asked
        if not asked:
            raise IllegalAnswer("the game is over", "la partie est finie")
        if answer.partition(":")[0] in self.game.standing:
            return self._offer(answer, seat)
        if seat is None:
            found = [
                option for one in asked if (option := self.game.choice(self.position, one).find(answer)) is not None
            ]
            if len(found) > 1:
                raise IllegalAnswer(
                    f"several seats could answer {answer!r}: say which",
                    f"plusieurs places peuvent répondre {answer!r} : dites laquelle",
                )
            if found:
                return found[0]
            seat = asked[0]
        if seat not in asked:
            raise IllegalAnswer(
                f"seat {seat} is not asked", f"la place {seat} n'est pas interrogée", self.game.turn_rule or None
            )
        option = self.game.choice(self.position, seat).find(answer)
        if option is not None:
            return option
        raise self._refused(answer, self._refusal(answer, seat))

    def _offer(self, key: str, seat: int | None) -> Option:
        """The offer with this key. Seats that are not asked may take it too, so the seat must be given."""
        if seat is None:
            if len(self.position.asked) > 1:
                raise IllegalAnswer(
                    f"several seats could answer {key!r}: say which",
                    f"plusieurs places peuvent répondre {key!r} : dites laquelle",
                )
            seat = self.position.asked[0]
        if not 0 <= seat < self.seats:
            raise IllegalAnswer(f"there is no seat {seat}", f"il n'y a pas de place {seat}")
        option = self._standing(seat).find(key)
        if option is None:
            raise self._refused(key, self._refusal(key, seat))
        return option

    def _refused(self, key: str, refusal: Refusal | None) -> LudothequeError:
        if refusal is None:
            return UnknownOption(f"no option is called {key[:80]!r}", f"aucune option ne s'appelle {key[:80]!r}")
        words = self.game.refusal_words(refusal)
        return IllegalAnswer(words["en"], words["fr"], refusal.rule or None)

    def why_not(self, key: str, seat: int | None = None) -> Refusal | None:
        """The rule that forbids an option or a click on a thing, or None if it is allowed."""
        if not self.position.asked:
            return Refusal("", "refusal-over")
        seat = self.position.asked[0] if seat is None else seat
        if key.partition(":")[0] in self.game.standing:
            return self._refusal(key, seat)
        if seat not in self.position.asked:
            return Refusal(self.game.turn_rule, "refusal-not-asked")
        if key.partition(":")[0] not in self.game.moves or self._is_zone(key):
            return self.game.why_not_thing(self.position, seat, key)
        return self._refusal(key, seat)

    def _is_zone(self, key: str) -> bool:
        """Whether a zone is meant, where a move that is not being asked for has the same name (`discard:0`)."""
        if ":" not in key and key in self.game.asking(self.position).verbs:
            return False
        return any(zone.id == key for zone in self.game.zones(self.position))

    def _refusal(self, key: str, seat: Seat) -> Refusal | None:
        op = self.game.asking(self.position)
        move = self.game.parse(self.position, seat, key)
        if move[0] not in op.verbs and move[0] not in self.game.standing:
            return Refusal(op.cites(self.position.stack[-1]), "refusal-other-question")
        return self.game.refusal(self.position, seat, move)

    # ------------------------------------------------------------------ looking

    def view(self, seat: int | None) -> dict[str, Any]:
        """Exactly what that seat may see, as plain data; `None`: what is public."""
        return self.game.view(self.position, SPECTATOR if seat is None else seat)

    def views(self, kept: KeptZones | None = None) -> Callable[[int | None], dict[str, Any]]:
        """What `view` returns, for several seats in turn. What they see alike is in all of their views: nobody may change it.

        `kept` holds what may be taken from earlier views of this table, and what later ones may take from these.
        """
        looks = Looks(self.game, self.position, kept)
        return lambda seat: looks.of(SPECTATOR if seat is None else seat)

    def view_all(self) -> dict[str, Any]:
        """Everything: for tests, the protocol and finished games."""
        return self.game.view(self.position, OMNISCIENT)

    def log(self, seat: int | None, start: int = 0) -> list[dict[str, Any]]:
        """What happened, as that seat may know it, from log line `start` on (counting the lines it does not get)."""
        return [line for line in self.lines(seat, start) if line is not None]

    def lines(self, seat: int | None, start: int = 0) -> list[dict[str, Any] | None]:
        """The log from line `start` on, with None for each line the seat does not get."""
        viewer = SPECTATOR if seat is None else seat
        return [events.line(self.game, entry, viewer) for entry in self._log[start:]]

    def line(self, index: int, seat: int | None) -> dict[str, Any] | None:
        """One line of the log; None if the seat does not get it."""
        return events.line(self.game, self._log[index], SPECTATOR if seat is None else seat)

    def line_is_open(self, index: int) -> bool:
        """Whether everybody reads the same in this line of the log."""
        return self._log[index].seen == EVERYBODY

    def log_all(self) -> list[dict[str, Any]]:
        told = [events.line(self.game, entry, OMNISCIENT) for entry in self._log]
        return [line for line in told if line is not None]

    @property
    def log_length(self) -> int:
        return len(self._log)

    def log_at(self, n: int) -> int:
        """How many lines the log had after the set-up and the first `n` answers."""
        return bisect_right(self._log, n, key=lambda entry: entry.n)

    def knowledge(self, seat: Seat) -> Knowledge:
        """What a bot in that seat gets: its choice, its view, and positions consistent with what it knows."""
        return Knowledge(self.game, self.position, seat)

    def _drain(self) -> None:
        position = self.position
        if position.events:
            n = len(self.answers)
            self._log += [events.entry(self.game, position, n, event) for event in position.events]
            position.events.clear()

    # ------------------------------------------------------------------ undo

    def undo_refusal(self, seat: int | None = None) -> Refusal | None:
        """Why the seat's last answer cannot be taken back, or None if it can."""
        if not self.answers:
            return Refusal("", "undo-nothing")
        last = self.answers[-1][0]
        if self.solo:
            return None
        if self.over:
            return Refusal("", "undo-over")
        if self.gave_up(
            last if seat is None else seat
        ):  # what has been answered for it since is not its own to take back
            return Refusal("", "undo-conceded")
        if seat is not None and last != seat:
            if any(chooser == seat for chooser, _ in self.answers):
                return Refusal("", "undo-other", (("seat", last),))
            return Refusal("", "undo-nothing")
        if self.game.moves[self.answers[-1][1].partition(":")[0]].final:
            return Refusal("", "undo-final")
        mark = self._marks[-1]
        if mark & _CHANCE:
            return Refusal("", "undo-chance")
        if mark >> last & 1:
            return Refusal("", "undo-revealed")
        return None

    def undo(self, seat: int | None = None) -> None:
        """Take back the last answer."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            words = self.game.refusal_words(refusal)
            raise CannotUndo(words["en"], words["fr"])
        self._rewind(len(self.answers) - 1)

    def undo_words(self) -> Words | None:
        """What undo would take back, in the words of the log."""
        if not self.answers:
            return None
        seat = self.answers[-1][0]
        for entry in self._log[self.log_at(len(self.answers) - 1) :]:
            told = events.line(self.game, entry, seat)
            if told is not None:
                words: Words = told["words"]
                return words
        return None

    def _rewind(self, n: int) -> None:
        self.position = self._position_at(n)
        del self.answers[n:]
        del self._moves[n:]
        del self._marks[n:]
        self._log = self._log_until(n)
        self._history = self._history.until(n)

    def _position_at(self, n: int) -> Any:
        return self._history.at(self.game, n, self.answers, self._moves)

    def _log_until(self, n: int) -> list[events.Entry]:
        lines = self._history.lines(n)
        while lines < len(self._log) and self._log[lines].n <= n:
            lines += 1
        return self._log[:lines]

    def at(self, n: int) -> Table:
        """The same table as it was after `n` answers."""
        if not 0 <= n <= len(self.answers):
            raise BadRecord(f"there is no moment {n}: the table has {len(self.answers)} answers")
        earlier = self._blank()
        earlier.position = self._position_at(n)
        earlier.answers = self.answers[:n]
        earlier._moves = self._moves[:n]
        earlier._marks = self._marks[:n]
        earlier._log = self._log_until(n)
        earlier._history = self._history.until(n)
        return earlier

    def moments(self) -> Iterator[Any]:
        """The position after the set-up, then after each answer: each to be read before the next is asked for."""
        position = self._history.opening()
        yield position
        for (seat, _), move in zip(self.answers, self._moves, strict=True):
            self.game.answer(position, seat, move)
            position.events.clear()
            yield position

    def story(self) -> dict[str, Any] | None:
        """The story of a finished game in figures (see `story`), or None if the game declares none."""
        return story.tell(self)

    # ------------------------------------------------------------------ copies and records

    def copy(self) -> Table:
        """An independent table in the same position with the same history."""
        twin = self._blank()
        twin.position = self.position.copy()
        twin.answers = self.answers[:]
        twin._moves = self._moves[:]
        twin._marks = self._marks[:]
        twin._log = self._log[:]
        twin._history = self._history.until(len(self.answers))
        return twin

    def _blank(self) -> Table:
        """A table opened in the same way, whose position and history are still to be filled in."""
        twin = Table.__new__(Table)
        twin.game = self.game
        twin.seed = self.seed
        twin.solo = self.solo
        twin.scenario = self.scenario
        twin.options = self.options
        twin.seats = self.seats
        return twin

    @property
    def seed_hash(self) -> str:
        """Shown from the start; the seed itself only at the end."""
        return seed_hash(self.seed)

    def record(self) -> dict[str, Any]:
        """Game, rules version, options, seed, answers: JSON that replays bit for bit. It holds the seed: keep it
        from players until the game is over."""
        return record.write(self)


def new_position(game: Game[Any], seats: int, seed: int | str, options: dict[str, Any] | None = None) -> Position:
    """A bare position, without record or log: what simulations run on."""
    game.check_seats(seats)
    if game.edition_of(options) is not game:
        raise BadOptions("a bare position has no cards of its own: use the edition of the game that has them")
    position: Position = game.start(seats, state_of(str(seed)), game.read_options(options or {}, seats))
    return position
