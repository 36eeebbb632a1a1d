"""Verbs that choose: cards, houses, numbers, one of several effects; and those that name IT."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.engine.errors import ProgramError
from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op
from ludotheque.engine.refusal import Refusal
from ludotheque.games.keyforge import memory, processes
from ludotheque.games.keyforge.duel import HOUSES, Duel
from ludotheque.games.keyforge.filters import Filter
from ludotheque.games.keyforge.queries import cards_in_play, creatures, in_play, neighbours, power
from ludotheque.games.keyforge.verbs.common import ANY_NUMBER, Amount, count, number, recall, zone_cards


def _not_such(filter: Filter) -> Refusal:
    """What must be chosen instead, if the filter's words describe it completely."""
    if not filter.told:
        return Refusal("KF-107", "refusal-not-such")
    return Refusal("KF-107", "refusal-not-such-a", (("what", {"fr": filter.a_fr(), "en": filter.a_en()}),))


class Choose(Ask):
    """IT becomes cards chosen by the active player (from a hand: by its owner): exactly `n`, or up to `n`."""

    __slots__ = ("filter", "keep", "n", "up_to", "zone")
    kind = "choose"
    rule = "KF-108"
    verbs = ("pick", "done")

    def __init__(
        self, filter: Filter, n: Amount = 1, *, up_to: bool = False, zone: str = "play", keep: bool = False
    ) -> None:
        self.filter = filter
        self.n = n
        self.up_to = up_to
        self.zone = zone
        self.keep = keep  # add to IT instead of starting afresh

    def act(self, pos: Duel, frame: Frame) -> None:
        memo = memory.remembering(frame)
        memo[memory.BEFORE] = frame.chosen[:] if self.keep else []
        memo[memory.WANTED] = number(pos, frame, self.n)
        frame.chosen = []
        self._go(pos, frame)

    def _open(self, pos: Duel, frame: Frame) -> list[int]:
        taken = frame.chosen + memory.remembered(frame)[memory.BEFORE]
        return [
            card
            for card in zone_cards(pos, frame, self.zone)
            if card not in taken and self.filter.test(pos, card, frame.seat, frame.source)
        ]

    def _go(self, pos: Duel, frame: Frame) -> None:
        memo = memory.remembered(frame)
        left = memo[memory.WANTED] - len(frame.chosen)
        options = self._open(pos, frame) if left > 0 else []
        if not options:
            frame.chosen = memo[memory.BEFORE] + frame.chosen
        elif not self.up_to and len(options) <= left:
            frame.chosen = memo[memory.BEFORE] + frame.chosen + options
        else:
            pos.asked.append(self._asked(pos, frame))

    def _asked(self, pos: Duel, frame: Frame) -> int:
        return frame.seat if self.zone in ("hand", "archives") else pos.active

    def candidates(self, pos: Duel, frame: Frame, seat: Seat) -> Iterable[Move]:
        found: list[Move] = [("pick", card) for card in zone_cards(pos, frame, self.zone) if card not in frame.chosen]
        return [*found, ("done",)]

    def buttons(self, pos: Duel, frame: Frame, seat: Seat) -> Iterable[Move]:
        return (("done",),)

    def moves(self, pos: Duel, frame: Frame, seat: Seat) -> list[Move]:
        """The same as `candidates` filtered by `refusal`, without testing all cards for each candidate."""
        open_ = set(self._open(pos, frame))
        found: list[Move] = [("pick", card) for card in zone_cards(pos, frame, self.zone) if card in open_]
        if self.up_to:
            found.append(("done",))
        return found

    def refusal(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        if move[0] == "done":
            return None if self.up_to else Refusal("KF-107", "refusal-must-choose")
        if move[1] in self._open(pos, frame):
            return None
        return Refusal("KF-107", "refusal-taken") if move[1] in frame.chosen else _not_such(self.filter)

    def answer(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> None:
        if move[0] == "done":
            frame.chosen = memory.remembered(frame)[memory.BEFORE] + frame.chosen
            return
        frame.chosen.append(move[1])
        self._go(pos, frame)

    def question(self, pos: Duel, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]]:
        left = memory.remembered(frame)[memory.WANTED] - len(frame.chosen)
        if left == 1:
            what = {"fr": self.filter.a_fr(), "en": self.filter.a_en()}
            return ("ask-choose-one-or-none" if self.up_to else "ask-choose-one"), {"what": what}
        many = {"fr": self.filter.fr(True), "en": self.filter.en(True)}
        if self.up_to and left > ANY_NUMBER // 2:
            return "ask-choose-any", {"what": many}
        return ("ask-choose-up-to" if self.up_to else "ask-choose"), {"what": many, "n": left}


class All(Op):
    """IT becomes every card of the filter."""

    __slots__ = ("filter", "zone")

    def __init__(self, filter: Filter, zone: str = "play") -> None:
        self.filter = filter
        self.zone = zone

    def act(self, pos: Duel, frame: Frame) -> None:
        frame.chosen = [
            card for card in zone_cards(pos, frame, self.zone) if self.filter.test(pos, card, frame.seat, frame.source)
        ]


class Name(Op):
    """IT becomes the card itself, the card the ability is about, its neighbours …"""

    __slots__ = ("what",)

    def __init__(self, what: str) -> None:
        if what not in ("self", "about", "neighbours of it", "it and neighbours", "bearer"):
            raise ProgramError(f"nothing is called {what!r}")
        self.what = what

    def act(self, pos: Duel, frame: Frame) -> None:
        if self.what == "self":
            here = in_play(pos, frame.source) or frame.source in pos.limbo  # a card leaves play once (KF-159, KF-S46)
            frame.chosen = [frame.source] if here else []
        elif self.what == "about":
            frame.chosen = [frame.it] if frame.it >= 0 else []
        elif self.what == "bearer":
            frame.chosen = [pos.bearer[frame.source]] if pos.bearer[frame.source] >= 0 else []
        elif self.what == "neighbours of it":
            frame.chosen = [one for card in frame.chosen for one in neighbours(pos, card)]
        else:
            frame.chosen = [one for card in frame.chosen for one in (card, *neighbours(pos, card))]


def _finds_nothing(pos: Duel, frame: Frame, op: Op) -> bool:
    """Whether an operation that says which cards are meant would find none.

    Only in play, where everybody sees it: elsewhere, not being asked would give something away.
    """
    if isinstance(op, (All, Choose)) and op.zone == "play":
        cards = zone_cards(pos, frame, op.zone)
        return not any(op.filter.test(pos, card, frame.seat, frame.source) for card in cards)
    if isinstance(op, Name) and op.what == "self":
        return not in_play(pos, frame.source) and frame.source not in pos.limbo
    return False


class May(Ask):
    """The text after "may" is optional (KF-235): "no" skips it. Nobody is asked about cards that are not there (KF-S69)."""

    __slots__ = ("en", "fr", "jump")
    kind = "may"
    rule = "KF-235"
    verbs = ("yes", "no")

    def __init__(self, jump: int, fr: str, en: str) -> None:
        self.jump = jump
        self.fr = fr
        self.en = en

    def act(self, pos: Duel, frame: Frame) -> None:
        if _finds_nothing(pos, frame, frame.program.ops[frame.pc]):
            frame.pc += self.jump
        else:
            pos.asked.append(pos.active)

    def candidates(self, pos: Duel, frame: Frame, seat: Seat) -> Iterable[Move]:
        return (("yes",), ("no",))

    def refusal(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        return None

    def answer(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> None:
        if move[0] == "no":
            frame.pc += self.jump

    def question(self, pos: Duel, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]]:
        return "ask-may", {"what": {"fr": self.fr, "en": self.en}}


class OneOf(Ask):
    """One of several effects, at the active player's choice."""

    __slots__ = ("jumps", "words")
    kind = "one-of"
    rule = "KF-108"
    verbs = ("choose",)

    def __init__(self, jumps: tuple[int, ...], words: tuple[tuple[str, str], ...]) -> None:
        self.jumps = jumps
        self.words = words

    def act(self, pos: Duel, frame: Frame) -> None:
        pos.asked.append(pos.active)

    def candidates(self, pos: Duel, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [("choose", index) for index in range(len(self.jumps))]

    def refusal(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        return None if 0 <= move[1] < len(self.jumps) else Refusal("KF-108", "refusal-unknown")

    def answer(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> None:
        frame.pc += self.jumps[move[1]]


class ChooseHouse(Ask):
    """Choose a house, remembered for the rest of the ability."""

    __slots__ = ("among",)
    kind = "name-house"
    rule = "KF-108"
    verbs = ("house",)

    def __init__(self, among: str = "all") -> None:
        self.among = among  # all, or the opponent's three

    def act(self, pos: Duel, frame: Frame) -> None:
        pos.asked.append(pos.active)

    def candidates(self, pos: Duel, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [("house", house) for house in range(len(HOUSES))]

    def refusal(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        if self.among == "opponent" and move[1] not in pos.houses[1 - frame.seat]:
            return Refusal("KF-034", "refusal-house-not-theirs")
        return None

    def answer(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> None:
        memory.remembering(frame)[memory.HOUSE] = move[1]
        pos.emit("name_house", "KF-108", seat, (move[1],))


class ChooseNumber(Ask):
    """Choose a number up to 20 or the highest power in play: anything higher would have the same effect."""

    __slots__ = ()
    kind = "name-number"
    rule = "KF-108"
    verbs = ("number",)

    def act(self, pos: Duel, frame: Frame) -> None:
        pos.asked.append(pos.active)

    def candidates(self, pos: Duel, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [("number", n) for n in range(self._most(pos) + 1)]

    @staticmethod
    def _most(pos: Duel) -> int:
        return max([20, *(power(pos, card) for card in creatures(pos))])

    def refusal(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        return None if 0 <= move[1] <= self._most(pos) else Refusal("KF-108", "refusal-unknown")

    def answer(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> None:
        memory.remembering(frame)[memory.NUMBER] = move[1]


class HowMany(Ask):
    """Choose a number up to `most` ("up to 3 damage"), remembered as `memory.MANY`."""

    __slots__ = ("most",)
    kind = "how-many"
    rule = "KF-108"
    verbs = ("number",)

    def __init__(self, most: Amount) -> None:
        self.most = most

    def act(self, pos: Duel, frame: Frame) -> None:
        most = max(0, number(pos, frame, self.most))
        memory.remembering(frame).update({memory.MANY: 0, memory.MOST: most})
        if most:
            pos.asked.append(pos.active)

    def candidates(self, pos: Duel, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [("number", n) for n in range(recall(frame, memory.MOST) + 1)]

    def refusal(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        return None if 0 <= move[1] <= recall(frame, memory.MOST) else Refusal("KF-108", "refusal-unknown")

    def answer(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> None:
        memory.remembered(frame)[memory.MANY] = move[1]


class Spread(Ask):
    """Damage divided among creatures as the active player likes: one creature is chosen for each point, then all is dealt at once."""

    __slots__ = ("filter", "n")
    kind = "spread"
    rule = "KF-108"
    verbs = ("pick",)

    def __init__(self, n: Amount, filter: Filter) -> None:
        self.n = n
        self.filter = filter

    def act(self, pos: Duel, frame: Frame) -> None:
        memory.remembering(frame)[memory.WANTED] = number(pos, frame, self.n)
        frame.chosen = []
        self._go(pos, frame)

    def _open(self, pos: Duel, frame: Frame) -> list[int]:
        return [card for card in cards_in_play(pos) if self.filter.test(pos, card, frame.seat, frame.source)]

    def _go(self, pos: Duel, frame: Frame) -> None:
        left = recall(frame, memory.WANTED) - len(frame.chosen)
        options = self._open(pos, frame)
        if left > 0 and len(options) > 1:
            pos.asked.append(pos.active)
            return
        if options and left > 0:
            frame.chosen += options * left
        hits = [(card, frame.chosen.count(card)) for card in dict.fromkeys(frame.chosen)]
        frame.chosen = [card for card, _ in hits]
        count(frame, sum(processes.deal(pos, hits)))

    def candidates(self, pos: Duel, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [("pick", card) for card in cards_in_play(pos)]

    def refusal(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        return None if move[1] in self._open(pos, frame) else _not_such(self.filter)

    def answer(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> None:
        frame.chosen.append(move[1])
        self._go(pos, frame)

    def question(self, pos: Duel, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]]:
        return "ask-spread", {"n": recall(frame, memory.WANTED) - len(frame.chosen)}
