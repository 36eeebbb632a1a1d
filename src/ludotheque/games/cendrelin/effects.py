"""Effects as programs: each part between two « puis » is one operation, tested and applied as a whole.

A part is tested against the position at its start (CE-156), its demands on one pool added up (CE-157). Then everything it
leaves to a player is asked (the wish, whom to designate, which cards), and only then is it applied, left to right, so that
no half-applied part is ever seen (CE-158, CE-159). Victory is examined after each applied part (CE-167).

Each element declares what it needs and asks (`verbs`, `needs`, `asks`); a part only puts it together.
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.engine.errors import CardTextError
from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.cendrelin import language
from ludotheque.games.cendrelin.asks import OPEN, Question
from ludotheque.games.cendrelin.graveyard import Graveyard, settle_victory
from ludotheque.games.cendrelin.needs import Need, join
from ludotheque.games.cendrelin.spoken import speak
from ludotheque.games.cendrelin.verbs import Element

_NOTHING: Final[list[int]] = []


class Part(Ask):
    """One part of an effect. As a question, it is asked once for every choice the part leaves open."""

    __slots__ = ("alone", "designation", "elements", "he", "his", "marks", "needs", "questions", "said", "spans")
    kind = "part"
    verbs = ("yes", "no", "designate", "forgo", "send")

    def __init__(self, elements: list[Element]) -> None:
        self.elements = tuple(elements)
        self.said = tuple([(element.fr, element.en, element.rule) for element in elements])
        needs = [need for index, element in enumerate(elements) for need in element.needs(1 << index)]
        his = [need for need in needs if need.he]
        shared = {need.pool for need in his if need.pool}
        #: What the player who triggers it must have; what « il » must have; what somebody who is both must have.
        self.needs: tuple[Need, ...] = join([need for need in needs if not need.he])
        self.his: tuple[Need, ...] = join(his)
        self.alone: tuple[Need, ...] = join([need for need in needs if need.he or need.pool in shared])
        asked = [element.asks() for element in elements]
        order = [question for questions in asked for question in questions]
        order = [one for one in order if one.FIRST] + [one for one in order if not one.FIRST]
        self.questions: tuple[Question, ...] = tuple(order)
        #: For each element, where its answers begin and end.
        self.spans = tuple([(order.index(one[0]), order.index(one[0]) + len(one)) if one else (0, 0) for one in asked])
        self.designation: Question | None = None
        self.marks = (1 << len(elements)) - 1  # where a refusal about « il » points
        for index, questions in enumerate(asked):
            for question in questions:
                if question.NAMES:
                    self.designation = question
                    self.marks = 1 << index
        #: Whether it is about « il », designated here or before.
        self.he = self.designation is not None or any(element.he for element in elements)

    # ------------------------------------------------------------------ may it be applied?
    # loops here and in `Effect.possible`, which run for every card at every question: a generator would take twice as long

    def possible(self, pos: Graveyard, seat: Seat, it: int, hand: int) -> bool:
        """Whether the part can be applied now.

        `hand` is the size of the seat's hand without the fragment that triggers the effect (CE-160); `it` is who was
        designated by an earlier part, or -1.
        """
        for need in self.needs:
            if not need.met(pos, seat, it, hand):
                return False
        return not self.he or self._somebody(pos, seat, it, hand)

    def impossible(self, pos: Graveyard, seat: Seat, it: int, hand: int) -> Refusal | None:
        """Why the part cannot be applied now, or None; whatever `possible` finds missing explains it."""
        for need in self.needs:
            if not need.met(pos, seat, it, hand):
                return need.refusal(pos, seat, it, hand)
        if not self.he or self._somebody(pos, seat, it, hand):
            return None
        if self.designation is not None:
            return Refusal("CE-164", "refusal-nobody", (), self.marks)
        return Refusal("CE-S16", "refusal-nobody-designated", (), self.marks)

    def _somebody(self, pos: Graveyard, seat: Seat, it: int, hand: int) -> bool:
        """Whether somebody can be « il »: anyone who may be designated, or whoever was."""
        if self.designation is None:
            return it >= 0 and self._suits(pos, seat, it, hand)
        for who in range(pos.seats):  # noqa: SIM110
            if self.qualifies(pos, seat, who, hand):
                return True
        return False

    def qualifies(self, pos: Graveyard, seat: Seat, who: int, hand: int) -> bool:
        """Whether a cendrelin may be designated: the part's « il » elements must be applicable to them (CE-164)."""
        designation = self.designation
        return (designation is None or not designation.bars(seat, who)) and self._suits(pos, seat, who, hand)

    def _suits(self, pos: Graveyard, seat: Seat, who: int, hand: int) -> bool:
        # the demands of one part on the same pool add up, even when they reach one person in two ways (CE-157)
        for need in self.alone if who == seat else self.his:  # noqa: SIM110
            if not need.met(pos, seat, who, hand):
                return False
        return True

    # ------------------------------------------------------------------ what was chosen

    def cards(self, frame: Frame, takes: int) -> list[int]:
        """The cards chosen so far to go to the table, or away."""
        if not frame.chosen:
            return _NOTHING
        questions = self.questions
        return [card for index, card in enumerate(frame.chosen) if questions[index].takes == takes]

    def still(self, frame: Frame, takes: int) -> int:
        """How many cards are still to be chosen to go there."""
        return len([one for one in self.questions[len(frame.chosen) :] if one.takes == takes])

    # ------------------------------------------------------------------ running

    def act(self, pos: Graveyard, frame: Frame) -> None:
        if self.possible(pos, frame.seat, frame.it, len(pos.hand[frame.seat])):
            self._collect(pos, frame)
        elif len(frame.program.ops) > 1:
            pos.emit("skipped", "CE-101", frame.seat, (frame.pc,))

    def _collect(self, pos: Graveyard, frame: Frame) -> None:
        """Ask what is still open; a choice with a single answer is made without asking. Then apply."""
        chosen, questions = frame.chosen, self.questions
        while len(chosen) < len(questions):
            question = questions[len(chosen)]
            value = question.only(self, pos, frame)
            if value == OPEN:
                pos.asked.append(question.whose(frame))
                return
            question.choose(frame, value)
        self._apply(pos, frame)

    def moves(self, pos: Graveyard, frame: Frame, seat: Seat) -> list[Move]:
        return self.questions[len(frame.chosen)].moves(self, pos, frame)

    def candidates(self, pos: Graveyard, frame: Frame, seat: Seat) -> list[Move]:
        return self.questions[len(frame.chosen)].candidates(pos, seat)

    def refusal(self, pos: Graveyard, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        question = self.questions[len(frame.chosen)]
        if move[0] not in question.VERBS:
            return Refusal(question.rule, "refusal-other-question")
        return question.refusal(self, pos, frame, move)

    def answer(self, pos: Graveyard, frame: Frame, seat: Seat, move: Move) -> None:
        if self.questions[len(frame.chosen)].answer(pos, frame, move):
            self._collect(pos, frame)
        else:
            frame.chosen.clear()

    def _apply(self, pos: Graveyard, frame: Frame) -> None:
        chosen = frame.chosen
        if chosen:
            for index, question in enumerate(self.questions):
                question.tell(pos, frame, chosen[index])
            for index, element in enumerate(self.elements):
                start, end = self.spans[index]
                element.apply(pos, frame, chosen[start:end])
            chosen.clear()
        else:
            for element in self.elements:
                element.apply(pos, frame, _NOTHING)
        settle_victory(pos)

    # ------------------------------------------------------------------ words

    def question(self, pos: Graveyard, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]]:
        return self.questions[len(frame.chosen)].prompt(self)

    def reason(self, pos: Graveyard, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]] | None:
        return self.questions[len(frame.chosen)].reason()

    def cites(self, frame: Frame) -> str:
        return self.questions[len(frame.chosen)].rule


def _fault(elements: list[Element]) -> tuple[str, str] | None:
    """What is wrong with a part as a whole, in English and in French, or None."""
    said = [question.TWICE for element in elements for question in element.asks() if question.TWICE]
    named = [place for place, element in enumerate(elements) if any(question.NAMES for question in element.asks())]
    if len(named) == 1 and any(element.he for element in elements[: named[0]]):
        return "says « il » before it designates", "dit « il » avant de désigner"
    return next((twice for twice in said if said.count(twice) > 1), None)


class Effect:
    """An effect as printed: its parts, its words, its program."""

    __slots__ = ("parts", "program", "spoken", "title", "words")

    def __init__(
        self, card: str, row: int, text: str, tongue: language.Tongue | None = None, *, name: str = "", title: str = ""
    ) -> None:
        parsed = (tongue or language.tongue()).parse(text, card)
        for number, elements in enumerate(parsed, 1):
            fault = _fault(elements)
            if fault:
                raise CardTextError(
                    f"card {card!r}: part {number} {fault[0]}", f"carte {card!r} : la partie {number} {fault[1]}"
                )
        self.parts: tuple[Part, ...] = tuple([Part(elements) for elements in parsed])
        self.program = Program(f"{card}/{name or 'abcdef'[row]}", self.parts)
        self.words = language.write(parsed)
        self.spoken = speak(parsed)
        self.title = title  # what an option is called, where a card says so

    def possible(self, pos: Graveyard, seat: Seat, hand: int) -> bool:
        """Whether the effect can be used: at least one of its parts can be applied (CE-161)."""
        for part in self.parts:  # noqa: SIM110
            if part.possible(pos, seat, -1, hand):
                return True
        return False

    def impossible(self, pos: Graveyard, seat: Seat, hand: int) -> Refusal | None:
        """Why the effect cannot be used: none of its parts can be applied (CE-161), and the first part says why.

        A part that cannot be applied changes nothing, so the first that can is tested against the position as it is.
        """
        first: Refusal | None = None
        for part in self.parts:
            refusal = part.impossible(pos, seat, -1, hand)
            if refusal is None:
                return None
            if first is None:
                first = refusal
        return first

    def face(self, ref: str | None, label: str | None) -> dict[str, Any]:
        return {
            "ref": ref,
            "label": {"fr": label, "en": label} if label else None,
            "words": self.words,
            "spoken": self.spoken,
            "parts": [
                {"elements": [{"words": {"fr": fr, "en": en}, "rule": rule} for fr, en, rule in part.said]}
                for part in self.parts
            ],
        }

    def live(self, pos: Graveyard, seat: Seat, hand: int, ref: str | None, label: str | None) -> dict[str, Any]:
        """The face with what could be applied now, for a seat that would use it."""
        parts = []
        usable = False
        for part in self.parts:
            refusal = part.impossible(pos, seat, -1, hand)
            usable = usable or refusal is None
            marks = refusal.marks if refusal is not None else 0
            elements = [
                {"words": {"fr": fr, "en": en}, "rule": rule, "ok": not marks >> index & 1}
                for index, (fr, en, rule) in enumerate(part.said)
            ]
            parts.append({"elements": elements, "ok": refusal is None})
        return {"ref": ref, "label": {"fr": label, "en": label} if label else None, "parts": parts, "ok": usable}


class Options(Ask):
    """A fragment with several options: it can be played if one of them can be used, and then one is chosen (CE-092).

    It stands where such a fragment's single effect would: `possible`, `impossible`, `program`, `live`.
    """

    __slots__ = ("program", "rows", "words")
    kind = "option"
    rule = "CE-092"
    verbs = ("option",)

    def __init__(self, card: str, rows: tuple[Effect, ...]) -> None:
        self.rows = rows
        self.program = Program(f"{card}/options", [self])
        self.words = {
            language: " ".join([f"{'abcdef'[row]}) {effect.words[language]}" for row, effect in enumerate(rows)])
            for language in ("fr", "en")
        }

    def possible(self, pos: Graveyard, seat: Seat, hand: int) -> bool:
        for row in self.rows:  # noqa: SIM110
            if row.possible(pos, seat, hand):
                return True
        return False

    def impossible(self, pos: Graveyard, seat: Seat, hand: int) -> Refusal | None:
        """Why none of its options can be used; the first says why."""
        refusals = [row.impossible(pos, seat, hand) for row in self.rows]
        return None if None in refusals else refusals[0]

    def act(self, pos: Graveyard, frame: Frame) -> None:
        moves = self.moves(pos, frame, frame.seat)
        if len(moves) == 1:
            self.answer(pos, frame, frame.seat, moves[0])
        else:
            pos.asked.append(frame.seat)

    def candidates(self, pos: Graveyard, frame: Frame, seat: Seat) -> list[Move]:
        return [("option", frame.source, row) for row in range(len(self.rows))]

    def refusal(self, pos: Graveyard, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        if move[1] != frame.source or move[2] >= len(self.rows):
            return Refusal("CE-092", "refusal-unknown")
        return self.rows[move[2]].impossible(pos, seat, len(pos.hand[seat]))

    def answer(self, pos: Graveyard, frame: Frame, seat: Seat, move: Move) -> None:
        pos.push(self.rows[move[2]].program, seat, frame.source)

    def live(self, pos: Graveyard, seat: Seat, hand: int, ref: str) -> list[dict[str, Any]]:
        """The face of each option with what could be applied now."""
        return [
            row.live(pos, seat, hand, f"{ref}/{'abcdef'[index]}", "abcdef"[index])
            for index, row in enumerate(self.rows)
        ]
