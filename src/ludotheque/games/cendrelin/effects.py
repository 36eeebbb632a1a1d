"""Effects as programs: each part between two « puis » is one operation, tested and applied as a whole.

A part is tested against the position at its start (CE-156), its demands on one pool added up (CE-157). Then everything it
leaves to a player is asked (the wish, whom to designate, which cards), and only then is it applied, left to right, so that
no half-applied part is ever seen (CE-158, CE-159). Victory is examined after each applied part (CE-167).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.engine.errors import CardTextError
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.cendrelin import language, verbs
from ludotheque.games.cendrelin.graveyard import EPHEMERALS, RESOURCES, Graveyard, settle_victory
from ludotheque.games.cendrelin.verbs import Element

#: What a part may have to ask, in the order of its elements: kind and, for cards, the element.
_WISH, _DESIGNATE, _FORGO, _SEND = range(4)
_YES = 1


class Part(Ask):
    """One part of an effect. As a question it is asked once for every choice the part leaves open."""

    __slots__ = (
        "conditions",
        "designates",
        "elements",
        "ephemeral_needs",
        "forgo",
        "he",
        "he_conditions",
        "he_send",
        "he_spend",
        "marks",
        "questions",
        "resource_needs",
        "said",
        "send",
        "spend",
    )
    kind = "part"
    verbs = ("yes", "no", "designate", "forgo", "send")

    def __init__(self, elements: list[Element]) -> None:
        self.elements = tuple(elements)
        self.said = tuple((element.fr, element.en, element.rule) for element in elements)
        needs: dict[int, list[int]] = {}
        ephemeral: dict[int, list[int]] = {}
        self.spend = self.he_spend = self.forgo = self.send = self.he_send = 0
        self.designates: verbs.Designate | None = None
        self.he = False
        conditions: list[tuple[verbs.Condition, int, str, str]] = []
        he_conditions: list[verbs.Condition] = []
        questions: list[tuple[int, Element, int]] = []
        for index, element in enumerate(elements):
            mark = 1 << index
            if isinstance(element, verbs.Discard):
                need = needs.setdefault(element.resource, [0, 0])
                need[0] += element.n
                need[1] |= mark
            elif isinstance(element, verbs.Employ):
                need = ephemeral.setdefault(element.kind, [0, 0])
                need[0] += element.n
                need[1] |= mark
            elif isinstance(element, verbs.OfMana):
                if isinstance(element, verbs.Spend):
                    if element.he:
                        self.he_spend += element.n
                    else:
                        self.spend += element.n
                self.he = self.he or element.he
            elif isinstance(element, verbs.Forgo):
                self.forgo += element.n
                questions += [(_FORGO, element, left) for left in range(element.n, 0, -1)]
            elif isinstance(element, verbs.SendBack):
                if element.he:
                    self.he = True
                    self.he_send += element.n
                else:
                    self.send += element.n
                questions += [(_SEND, element, left) for left in range(element.n, 0, -1)]
            elif isinstance(element, verbs.Designate):
                self.designates = element
                questions.append((_DESIGNATE, element, 1))
            elif isinstance(element, verbs.Wish):
                questions.insert(0, (_WISH, element, 1))
            elif isinstance(element, verbs.Condition):
                he = bool(getattr(element, "he", False))
                self.he = self.he or he
                if he:
                    he_conditions.append(element)
                else:
                    conditions.append((element, mark, element.fr, element.en))
        self.resource_needs = tuple((resource, n, marks) for resource, (n, marks) in needs.items())
        self.ephemeral_needs = tuple((kind, n, marks) for kind, (n, marks) in ephemeral.items())
        self.conditions = tuple(conditions)
        self.he_conditions = tuple(he_conditions)
        self.questions = tuple(questions)
        # where a refusal points: the elements of each class
        self.marks = {
            cls: sum(1 << index for index, element in enumerate(elements) if isinstance(element, cls))
            for cls in (verbs.Spend, verbs.Forgo, verbs.SendBack, verbs.Designate)
        }

    # ------------------------------------------------------------------ may it be applied?

    def impossible(self, pos: Graveyard, seat: int, it: int, hand: int) -> Refusal | None:
        """Why the part cannot be applied now, or nothing.

        `hand` is the size of the seat's hand without the fragment that triggers the effect (CE-160); `it` is who was
        designated by an earlier part, or -1.
        """
        for resource, n, marks in self.resource_needs:
            if pos.resources[resource] < n:
                return Refusal(
                    "CE-109",
                    "refusal-resource",
                    (("n", n), ("place", f"$place-{RESOURCES[resource]}"), ("left", pos.resources[resource])),
                    marks,
                )
        if self.spend and pos.mana[seat] < self.spend:
            return Refusal(
                "CE-112", "refusal-mana", (("n", self.spend), ("left", pos.mana[seat])), self.marks[verbs.Spend]
            )
        for kind, n, marks in self.ephemeral_needs:
            left = pos.ephemerals[seat * 3 + kind]
            if left < n:
                return Refusal(
                    "CE-125",
                    "refusal-ephemeral",
                    (("n", n), ("what", f"$ephemeral-{EPHEMERALS[kind]}"), ("left", left)),
                    marks,
                )
        if self.forgo:
            left = self._left_to_forgo(pos, seat, hand, False)
            if left < self.forgo:
                return Refusal("CE-118", "refusal-forgo", (("n", self.forgo), ("left", left)), self.marks[verbs.Forgo])
        if self.send:
            # the fragment just laid counts here: hand and table hold as many with it as before (CE-121)
            owned = self._sendable(pos, seat)
            if owned < self.send:
                return Refusal(
                    "CE-122", "refusal-send", (("n", self.send), ("left", owned)), self.marks[verbs.SendBack]
                )
        for condition, mark, fr, en in self.conditions:
            if not condition.holds(pos, seat, it, hand):
                return Refusal("CE-039", "refusal-condition", (("what", {"fr": fr, "en": en}),), mark)
        if self.designates is not None:
            if not any(self.qualifies(pos, seat, who, hand) for who in range(pos.seats)):
                return Refusal("CE-164", "refusal-nobody", (), self.marks[verbs.Designate])
        elif self.he and (it < 0 or not self._suits(pos, seat, it, hand)):
            return Refusal("CE-S16", "refusal-nobody-designated", (), (1 << len(self.elements)) - 1)
        return None

    def qualifies(self, pos: Graveyard, seat: int, who: int, hand: int) -> bool:
        """Whether a cendrelin may be designated: the part's « il » elements must be applicable to him (CE-164)."""
        assert self.designates is not None
        return not (self.designates.other and who == seat) and self._suits(pos, seat, who, hand)

    def _suits(self, pos: Graveyard, seat: int, who: int, hand: int) -> bool:
        spend, send = self.he_spend, self.he_send
        if who == seat:  # the demands of one part on the same pool add up (CE-157)
            spend += self.spend
            send += self.send
        if spend and pos.mana[who] < spend:
            return False
        if send and self._sendable(pos, who) < send:
            return False
        if self.forgo and who == seat and self._left_to_forgo(pos, seat, hand, True) < self.forgo:
            return False
        return all(condition.holds(pos, seat, who, hand) for condition in self.he_conditions)

    def _left_to_forgo(self, pos: Graveyard, seat: int, hand: int, he: bool) -> int:
        """How many cards of the hand the part can forgo. What it sends back before comes from the table as far as that
        goes, else from the hand (CE-159); `he`: its « il » elements are about the same cendrelin."""
        table = self._sendable(pos, seat) - hand
        left = sent = 0
        for element in self.elements:
            if isinstance(element, verbs.SendBack):
                if he or not element.he:
                    from_table = min(element.n, table)
                    table -= from_table
                    sent += element.n - from_table
            elif isinstance(element, verbs.Forgo):
                table += element.n
                left = max(hand - sent, 0)
        return left

    @staticmethod
    def _sendable(pos: Graveyard, seat: int) -> int:
        return len(pos.hand[seat]) + len(pos.laid[seat]) + len(pos.forgone[seat])

    # ------------------------------------------------------------------ running

    def act(self, pos: Graveyard, frame: Frame) -> None:
        refusal = self.impossible(pos, frame.seat, frame.it, len(pos.hand[frame.seat]))
        if refusal is not None:
            if len(frame.program.ops) > 1:
                pos.emit("skipped", "CE-101", frame.seat, (frame.pc,))
            return
        self._collect(pos, frame)

    def _collect(self, pos: Graveyard, frame: Frame) -> None:
        """Ask what is still open; a choice with one way out is made without asking. Then apply."""
        chosen = frame.chosen
        while len(chosen) < len(self.questions):
            kind, element, left = self.questions[len(chosen)]
            asked = self._asked(frame, kind, element)
            if kind != _WISH:
                values = self._values(pos, frame, kind, element)
                # cards to forgo have no order: with as many as are needed, all of them go
                if len(values) == 1 or (kind == _FORGO and len(values) == left):
                    self._choose(frame, kind, values[0])
                    continue
            pos.asked.append(asked)
            return
        self._apply(pos, frame)

    @staticmethod
    def _asked(frame: Frame, kind: int, element: Element) -> int:
        """Choices are made by the player who carries the element out (CE-163, CE-S17)."""
        if kind == _SEND and isinstance(element, verbs.SendBack) and element.he:
            return frame.it
        return frame.seat

    def _values(self, pos: Graveyard, frame: Frame, kind: int, element: Element) -> list[int]:
        """What may be chosen now: seats, or cards not chosen before in this part."""
        seat = frame.seat
        if kind == _DESIGNATE:
            hand = len(pos.hand[seat])
            return [who for who in range(pos.seats) if self.qualifies(pos, seat, who, hand)]
        forgone: list[int] = []
        sent: list[int] = []
        for (before, _, _), value in zip(self.questions, frame.chosen, strict=False):
            if before == _FORGO:
                forgone.append(value)
            elif before == _SEND:
                sent.append(value)
        if kind == _FORGO:
            return [card for card in pos.hand[seat] if card not in forgone and card not in sent]
        whose = self._asked(frame, kind, element)
        cards = [card for card in pos.hand[whose] if card not in sent]
        table = [card for pile in (pos.laid[whose], pos.forgone[whose]) for card in pile if card not in sent]
        if whose == seat:
            # enough must stay in hand for what is still to be forgone in this part, which applies as a whole (CE-158)
            still = sum(1 for later, _, _ in self.questions[len(frame.chosen) :] if later == _FORGO)
            in_hand = [card for card in cards if card not in forgone]
            if len(in_hand) <= still:
                cards = [card for card in cards if card in forgone]
        return cards + table

    def candidates(self, pos: Graveyard, frame: Frame, seat: int) -> Iterable[Move]:
        kind = self.questions[len(frame.chosen)][0]
        if kind == _WISH:
            return (("yes",), ("no",))
        if kind == _DESIGNATE:
            return [("designate", who) for who in range(pos.seats)]
        if kind == _FORGO:
            return [("forgo", card) for card in pos.hand[seat]]
        return [("send", card) for pile in (pos.hand[seat], pos.laid[seat], pos.forgone[seat]) for card in pile]

    def refusal(self, pos: Graveyard, frame: Frame, seat: int, move: Move) -> Refusal | None:
        kind, element, _ = self.questions[len(frame.chosen)]
        verb = move[0]
        if kind == _WISH:
            return None if verb in ("yes", "no") else Refusal("CE-105", "refusal-other-question")
        wanted = ("", "designate", "forgo", "send")[kind]
        if verb != wanted:
            return Refusal(element.rule, "refusal-other-question")
        if move[1] in self._values(pos, frame, kind, element):
            return None
        if kind == _DESIGNATE:
            return Refusal("CE-164", "refusal-designate")
        before = zip(self.questions, frame.chosen, strict=False)
        if any(asked in (_FORGO, _SEND) and value == move[1] for (asked, _, _), value in before):
            return Refusal(element.rule, "refusal-chosen")
        return Refusal(element.rule, "refusal-forgo-card" if kind == _FORGO else "refusal-send-card")

    def answer(self, pos: Graveyard, frame: Frame, seat: int, move: Move) -> None:
        kind, _, _ = self.questions[len(frame.chosen)]
        if kind == _WISH:
            if move[0] == "no":
                frame.chosen.clear()
                pos.emit("declined", "CE-105", seat)
                return
            self._choose(frame, kind, _YES)
        else:
            self._choose(frame, kind, move[1])
        self._collect(pos, frame)

    @staticmethod
    def _choose(frame: Frame, kind: int, value: int) -> None:
        frame.chosen.append(value)
        if kind == _DESIGNATE:
            frame.it = value

    def _apply(self, pos: Graveyard, frame: Frame) -> None:
        chosen = frame.chosen
        answers = iter(chosen)
        picks: dict[int, list[int]] = {}
        for kind, element, _ in self.questions:
            value = next(answers)
            if kind == _DESIGNATE:
                pos.emit("designate", "CE-106", frame.seat, (value,))
            elif kind in (_FORGO, _SEND):
                picks.setdefault(id(element), []).append(value)
        for element in self.elements:
            if isinstance(element, verbs.Forgo):
                element.lay(pos, frame.seat, picks[id(element)])
            elif isinstance(element, verbs.SendBack):
                element.lay(pos, element.whose(frame), picks[id(element)])
            else:
                element.apply(pos, frame)
        chosen.clear()
        settle_victory(pos)

    # ------------------------------------------------------------------ words

    def question(self, pos: Graveyard, frame: Frame, seat: int) -> tuple[str, dict[str, Any]]:
        kind, _, left = self.questions[len(frame.chosen)]
        if kind == _WISH:
            rest = [element for element in self.elements if not isinstance(element, verbs.Wish)]
            what = {"fr": ", ".join(e.fr for e in rest), "en": ", ".join(e.en for e in rest)}
            return "ask-wish", {"what": what}
        return ("", "ask-designate", "ask-forgo", "ask-send")[kind], {"n": left}

    def reason(self, pos: Graveyard, frame: Frame, seat: int) -> tuple[str, dict[str, Any]] | None:
        kind, _, left = self.questions[len(frame.chosen)]
        if kind == _SEND and left > 1:
            return "why-send-order", {}
        if kind == _FORGO:
            return "why-forgo", {}
        return None

    def cites(self, frame: Frame) -> str:
        return self.questions[len(frame.chosen)][1].rule


class Effect:
    """An effect as printed: its parts, its words, its program."""

    __slots__ = ("parts", "program", "words")

    def __init__(self, card: str, row: int, text: str) -> None:
        parsed = language.parse(text, card)
        for number, elements in enumerate(parsed, 1):
            if sum(isinstance(element, verbs.Designate) for element in elements) > 1:
                raise CardTextError(f"card {card!r}: part {number} designates twice")
            designated = [index for index, element in enumerate(elements) if isinstance(element, verbs.Designate)]
            if designated and any(getattr(element, "he", False) for element in elements[: designated[0]]):
                raise CardTextError(f"card {card!r}: part {number} says « il » before it designates")
            if sum(isinstance(element, verbs.Wish) for element in elements) > 1:
                raise CardTextError(f"card {card!r}: part {number} asks twice whether one wishes it")
        self.parts = tuple(Part(elements) for elements in parsed)
        self.program = Program(f"{card}/{'abcdef'[row]}", self.parts)
        self.words = language.write(parsed)

    def impossible(self, pos: Graveyard, seat: int, hand: int) -> Refusal | None:
        """Why the effect cannot be used: none of its parts can be applied (CE-161). Then the first part says why.

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
            "parts": [
                {"elements": [{"words": {"fr": fr, "en": en}, "rule": rule} for fr, en, rule in part.said]}
                for part in self.parts
            ],
        }

    def live(self, pos: Graveyard, seat: int, hand: int, ref: str | None, label: str | None) -> dict[str, Any]:
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
