"""A table: a position with its record. Servers, bots, pages and programs talk to tables and to nothing below them."""

from __future__ import annotations

from typing import Any

from ludotheque.engine import events, record
from ludotheque.engine.choice import Choice, Option
from ludotheque.engine.dice import draw_seed, seed_hash, state_of
from ludotheque.engine.errors import BadRecord, CannotUndo, IllegalAnswer, StaleAnswer, UnknownOption
from ludotheque.engine.game import Game
from ludotheque.engine.knowledge import Knowledge
from ludotheque.engine.position import Position
from ludotheque.engine.refusal import Refusal
from ludotheque.engine.view import OMNISCIENT, SPECTATOR
from ludotheque.engine.words import Words

#: Set in a mark when a die or a shuffle fell during an answer; the lower bits are the seats that saw something new.
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
        self._marks: list[int] = []
        self._log: list[events.Entry] = []
        self._drain()

    # ------------------------------------------------------------------ asking

    @property
    def over(self) -> bool:
        return bool(self.game.over(self.position))

    @property
    def outcome(self) -> dict[str, Any] | None:
        return self.game.outcome(self.position)

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

    def choice_of(self, seat: int) -> Choice | None:
        return self._choice(seat) if seat in self.position.asked else None

    def _choice(self, seat: int) -> Choice:
        choice = self.game.choice(self.position, seat)
        choice.after = self._last()
        return choice

    def _last(self) -> tuple[int, str] | None:
        """The last answer: nothing has changed as long as it is the same object."""
        return self.answers[-1] if self.answers else None

    # ------------------------------------------------------------------ answering

    def play(self, answer: Option | str, seat: int | None = None, n: int | None = None) -> None:
        """Answer a pending choice. `n`, when given, is the number of answers the player has seen."""
        if n is not None and n != len(self.answers):
            raise StaleAnswer("the table has changed", "La table a changé")
        option = self._option(answer, seat)
        position, game = self.position, self.game
        chooser = option.choice.seat
        key = option.key
        chance = position.chance
        game.answer(position, chooser, option.move)
        self.answers.append((chooser, key))
        self._marks.append(position.news | (_CHANCE if position.chance != chance else 0))
        self._drain()

    def _option(self, answer: Option | str, seat: int | None) -> Option:
        if isinstance(answer, Option):
            choice = answer.choice
            if choice.position is not self.position or choice.frame not in self.position.stack[-1:]:
                raise StaleAnswer("this option belongs to another position", "cette option est d'une autre position")
            seat = choice.seat if seat is None else seat
            if seat == choice.seat and choice.after is self._last() and choice.lists(answer):
                return answer  # listed since the last answer, so it is legal: the moves need not be listed again
            answer = answer.key
        asked = self.position.asked
        if not asked:
            raise IllegalAnswer("the game is over", "la partie est finie")
        if seat is None:
            found = [
                option for one in asked if (option := self.game.choice(self.position, one).find(answer)) is not None
            ]
            if len(found) > 1:
                raise IllegalAnswer(
                    f"several seats could answer {answer!r}: say which", f"plusieurs sièges peuvent répondre {answer!r}"
                )
            if found:
                return found[0]
            seat = asked[0]
        if seat not in asked:
            raise IllegalAnswer(
                f"seat {seat} is not asked", f"le siège {seat} n'est pas interrogé", self.game.turn_rule or None
            )
        option = self.game.choice(self.position, seat).find(answer)
        if option is not None:
            return option
        refusal = self._refusal(answer, seat)
        if refusal is None:
            raise UnknownOption(f"no option is called {answer[:80]!r}", f"aucune option ne s'appelle {answer[:80]!r}")
        words = self.game.refusal_words(refusal)
        raise IllegalAnswer(words["en"], words["fr"], refusal.rule or None)

    def why_not(self, key: str, seat: int | None = None) -> Refusal | None:
        """The rule that forbids an option or a click on a thing, or nothing when it is allowed."""
        if not self.position.asked:
            return Refusal("", "refusal-over")
        seat = self.position.asked[0] if seat is None else seat
        if seat not in self.position.asked:
            return Refusal(self.game.turn_rule, "refusal-not-asked")
        if key.partition(":")[0] not in self.game.moves:
            return self.game.why_not_thing(self.position, seat, key)
        return self._refusal(key, seat)

    def _refusal(self, key: str, seat: int) -> Refusal | None:
        op = self.game.asking(self.position)
        move = self.game.parse(self.position, seat, key)
        if move[0] not in op.verbs:
            return Refusal(op.cites(self.position.stack[-1]), "refusal-other-question")
        return self.game.refusal(self.position, seat, move)

    # ------------------------------------------------------------------ looking

    def view(self, seat: int | None) -> dict[str, Any]:
        """Exactly what that seat may see, as plain data; `None`: what is public."""
        return self.game.view(self.position, SPECTATOR if seat is None else seat)

    def view_all(self) -> dict[str, Any]:
        """Everything: for tests, the protocol and finished games."""
        return self.game.view(self.position, OMNISCIENT)

    def log(self, seat: int | None, start: int = 0) -> list[dict[str, Any]]:
        """What happened, as that seat may know it, from log line `start` on."""
        viewer = SPECTATOR if seat is None else seat
        return [events.line(self.game, entry, viewer) for entry in self._log[start:]]

    def log_all(self) -> list[dict[str, Any]]:
        return [events.line(self.game, entry, OMNISCIENT) for entry in self._log]

    @property
    def log_length(self) -> int:
        return len(self._log)

    def knowledge(self, seat: int) -> Knowledge:
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
        """Why the seat's last answer cannot be taken back, or nothing when it can."""
        if not self.answers:
            return Refusal("", "undo-nothing")
        last = self.answers[-1][0]
        if self.solo:
            return None
        if self.over:
            return Refusal("", "undo-over")
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
        n = len(self.answers)
        for kept in self._log:
            if kept.n == n:
                words: Words = events.line(self.game, kept, self.answers[-1][0])["words"]
                return words
        return None

    def _rewind(self, n: int) -> None:
        earlier = self.at(n)
        self.position = earlier.position
        self.answers = earlier.answers
        self._marks = earlier._marks
        self._log = earlier._log

    def at(self, n: int) -> Table:
        """The same table as it was after `n` answers."""
        if not 0 <= n <= len(self.answers):
            raise BadRecord(f"there is no moment {n}: the table has {len(self.answers)} answers")
        earlier = Table(self.game, self.seats, self.seed, self.options, scenario=self.scenario, solo=self.solo)
        for seat, key in self.answers[:n]:
            earlier.play(key, seat)
        return earlier

    # ------------------------------------------------------------------ copies and records

    def copy(self) -> Table:
        """An independent table in the same position with the same history."""
        twin = Table.__new__(Table)
        twin.game = self.game
        twin.seed = self.seed
        twin.solo = self.solo
        twin.scenario = self.scenario
        twin.options = self.options
        twin.position = self.position.copy()
        twin.seats = self.seats
        twin.answers = self.answers[:]
        twin._marks = self._marks[:]
        twin._log = self._log[:]
        return twin

    @property
    def seed_hash(self) -> str:
        """Shown from the start; the seed itself only at the end."""
        return seed_hash(self.seed)

    def record(self) -> dict[str, Any]:
        """Game, rules version, options, seed, answers: JSON that replays bit for bit. It holds the seed: keep it back
        from players until the game is over."""
        return record.write(self)


def from_record(game: Game[Any], data: dict[str, Any]) -> Table:
    """The table a record tells of, played again and checked."""
    return record.replay(game, data)


def new_position(game: Game[Any], seats: int, seed: int | str, options: dict[str, Any] | None = None) -> Position:
    """A bare position, without record or log: what simulations run on."""
    game.check_seats(seats)
    position: Position = game.start(seats, state_of(str(seed)), game.read_options(options or {}, seats))
    return position
