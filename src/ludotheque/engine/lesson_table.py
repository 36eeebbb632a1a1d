"""A table at which a lesson is taught. To servers and pages it is a table like any other, with one pupil.

Its answers are the pupil's: the keys that the lesson asked for, and `next` where there was only something to read. The script gives
the answers of the others, so that the pupil's are enough to come back to the same step. An answer that the rules allow and the lesson
does not ask for is not played: the lesson says why, and with which rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludotheque.engine.choice import Choice, Option
from ludotheque.engine.errors import BadLesson, BadRecord, IllegalAnswer, LudothequeError, StaleAnswer
from ludotheque.engine.game import Game
from ludotheque.engine.lesson import Begin, Lesson, Step, fits
from ludotheque.engine.numbers import Seat
from ludotheque.engine.refusal import Refusal
from ludotheque.engine.table import Table

#: The pupil has read the step.
NEXT = "next"
#: What is refused while there is only something to read.
_READ_ON = Refusal("", "lesson-read-on")


class LessonTable(Table):
    """A table that follows a lesson step by step."""

    def __init__(self, game: Game[Any], lesson: Lesson) -> None:
        self.lesson = lesson
        self.at_step = 0
        begin = lesson.steps[0].begin
        assert begin is not None, "the reader refuses such a lesson"
        try:
            super().__init__(game, begin.seats, begin.seed, begin.options, scenario=begin.scenario)
        except LudothequeError as error:
            raise self._broken("begin", error) from None
        if lesson.seat >= self.seats:
            raise BadLesson(f"{lesson.file}: seat: there are {self.seats} seats")
        self._given(lesson.steps[0])

    # ------------------------------------------------------------------ the script

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.at_step]

    @property
    def done(self) -> bool:
        """Whether the last step is shown: there is nothing left to do."""
        return self.at_step == len(self.lesson.steps) - 1

    def _broken(self, field: str, why: object) -> BadLesson:
        """The script does not fit the rules: the file, the step and the field."""
        return BadLesson(f"{self.lesson.file}: {self.step.path}.{field}: {why}")

    def _enter(self, number: int) -> None:
        """Show the next step: set up its position, and give the answers that come before it."""
        self.at_step = number
        step = self.step
        if step.begin is not None:
            self._set_up(step.begin)
        self._given(step)

    def _set_up(self, begin: Begin) -> None:
        try:
            fresh = Table(self.game, begin.seats, begin.seed, begin.options, scenario=begin.scenario)
        except LudothequeError as error:
            raise self._broken("begin", error) from None
        if fresh.seats != self.seats:
            raise self._broken("begin", f"{fresh.seats} seats, and the lesson began with {self.seats}")
        self.position, self.scenario, self.options = fresh.position, fresh.scenario, fresh.options

    def _given(self, step: Step) -> None:
        for index, (seat, pattern) in enumerate(step.before):
            found = next(self._fitting((pattern,), seat), None)
            if found is None:
                raise self._broken(f"before[{index}]", f"no option of seat {seat} fits {pattern!r}{self._asked(seat)}")
            self._act(found)
        if step.answers and next(self.right(), None) is None:
            seat = self.lesson.seat
            raise self._broken("answer", f"no option fits {', '.join(map(repr, step.answers))}{self._asked(seat)}")
        for index, pattern in enumerate(step.light):
            if not any(fits(pattern, ref) for ref in self._things()):
                raise self._broken(f"light[{index}]", f"{pattern!r} is nothing that the pupil sees")

    def _asked(self, seat: Seat) -> str:
        """What a seat could have answered, for whoever fixes the script."""
        if seat not in self.position.asked:
            return f": seats {list(self.position.asked)} are asked"
        return f" among {', '.join(option.key for option in self._choice(seat))}"

    def _fitting(self, patterns: tuple[str, ...], seat: Seat) -> Iterator[Option]:
        for pattern in patterns:
            if (
                pattern.partition(":")[0] in self.game.standing
                and (offer := self._standing(seat).find(pattern)) is not None
            ):
                yield offer
        if seat not in self.position.asked:
            return
        choice = self._choice(seat)
        for pattern in patterns:
            if "*" in pattern:
                yield from (option for option in choice if fits(pattern, option.key))
            elif (option := choice.find(pattern)) is not None:
                yield option

    def right(self) -> Iterator[Option]:
        """The answers that the step asks for."""
        return self._fitting(self.step.answers, self.lesson.seat)

    def _act(self, option: Option) -> None:
        self.game.answer(self.position, option.choice.seat, option.move)
        self._drain()

    def _things(self) -> Iterator[str]:
        """The references of everything that the pupil sees."""
        view = self.view(self.lesson.seat)
        yield from (f"@{player['seat']}" for player in view["players"])
        yield from (place["ref"] for place in view["places"])
        for zone in view["zones"]:
            yield zone["id"]
            for card in zone["cards"]:
                yield card["ref"]

    def told(self) -> dict[str, Any]:
        """The step as the pupil is shown it."""
        step = self.step
        return {
            "id": self.lesson.id,
            "title": self.lesson.title,
            "step": self.at_step + 1,
            "of": len(self.lesson.steps),
            "text": step.text,
            "keys": list(dict.fromkeys(option.key for option in self.right())),
            "light": list(dict.fromkeys(ref for ref in self._things() if any(fits(one, ref) for one in step.light))),
            "done": self.done,
            "shows": self.lesson.shows,
        }

    # ------------------------------------------------------------------ what a table is asked

    @property
    def over(self) -> bool:
        return False  # a lesson has an end, and no winner

    @property
    def outcome(self) -> dict[str, Any] | None:
        return None

    def gave_up(self, seat: Seat) -> bool:
        return seat != self.lesson.seat and super().gave_up(seat)  # the pupil reads on: nobody answers for them

    @property
    def asked(self) -> list[int]:
        return [] if self.done else [self.lesson.seat]

    def choice_of(self, seat: Seat) -> Choice | None:
        """The game's question, while the lesson wants an answer to it."""
        return self._choice(seat) if self.step.answers and seat == self.lesson.seat else None

    @property
    def pending(self) -> list[Choice]:
        choice = self.choice_of(self.lesson.seat)
        return [] if choice is None else [choice]

    def offers(self, seat: Seat) -> list[Option]:
        return []

    def why_not(self, key: str, seat: int | None = None) -> Refusal | None:
        return super().why_not(key, seat) if self.step.answers else _READ_ON

    def undo_refusal(self, seat: int | None = None) -> Refusal | None:
        return Refusal("", "undo-lesson")

    # ------------------------------------------------------------------ answering

    def play(self, answer: Option | str, seat: int | None = None, n: int | None = None) -> None:
        if n is not None and n != len(self.answers):
            raise StaleAnswer("the table has changed", "La table a changé")
        key = answer if isinstance(answer, str) else answer.key
        pupil = self.lesson.seat
        if seat not in (None, pupil) or self.done:
            raise self._refused(key, Refusal("", "lesson-over" if self.done else "refusal-not-asked"))
        option = None if key == NEXT else self._wanted(key)
        if key == NEXT and self.step.answers:
            raise self._refused(key, Refusal("", "lesson-answer"))
        self.answers.append((pupil, key))
        if option is not None:
            self._act(option)
        self._enter(self.at_step + 1)

    def after(self, answer: Option | str, seat: int | None = None) -> Table:
        twin = self.copy()
        twin.play(answer, seat)
        return twin

    def _wanted(self, key: str) -> Option:
        """The option with this key, if the lesson asks for it."""
        if not self.step.answers:
            raise self._refused(key, _READ_ON)
        if key.partition(":")[0] in self.game.standing:
            raise self._refused(key, Refusal("", "lesson-answer"))
        option = self._option(key, self.lesson.seat)
        if any(one.key == option.key for one in self.right()):
            return option
        said = next(one for one in self.step.otherwise if fits(one.key, key))
        raise IllegalAnswer(said.text["en"], said.text["fr"], said.rule)

    # ------------------------------------------------------------------ copies and earlier moments

    def story(self) -> dict[str, Any] | None:
        return None  # a script, not a game

    def at(self, n: int) -> Table:
        if not 0 <= n <= len(self.answers):
            raise BadRecord(f"there is no moment {n}: the table has {len(self.answers)} answers")
        earlier = LessonTable(self.game, self.lesson)
        for seat, key in self.answers[:n]:
            earlier.play(key, seat)
        return earlier

    def _blank(self) -> Table:
        twin = LessonTable.__new__(LessonTable)
        twin.lesson, twin.at_step = self.lesson, self.at_step
        twin.game, twin.seed, twin.solo = self.game, self.seed, self.solo
        twin.scenario, twin.options, twin.seats = self.scenario, self.options, self.seats
        return twin
