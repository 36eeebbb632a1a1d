"""What a position must have for an element of an effect to apply. Each element names its needs; a part tests them all.

A need is met or not, and if not it names the rule that forbids its element: both come from the same figures. Demands of one part
on the same pool add up (CE-157), so needs that share a pool are joined before any is tested.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ludotheque.engine.numbers import Seat
from ludotheque.engine.refusal import Refusal
from ludotheque.games.cendrelin.graveyard import EPHEMERALS, Graveyard
from ludotheque.games.cendrelin.resources import Resource, held

if TYPE_CHECKING:
    from ludotheque.games.cendrelin.verbs import Condition


class Need:
    """One demand on the position.

    `marks` is the mask of the elements that make it, for a refusal to point at; `he` says that it is about the designated
    cendrelin rather than the one who triggers the effect; needs with the same `pool` add up ("" for those that never do).
    """

    __slots__ = ("he", "marks", "pool")
    #: Costs are tested before conditions, so that the rule cited does not depend on how a card is worded.
    RANK: ClassVar[int] = 0

    def __init__(self, marks: int, pool: str, he: bool = False) -> None:
        self.marks = marks
        self.pool = pool
        self.he = he

    def met(self, pos: Graveyard, seat: Seat, it: int, hand: int) -> bool:
        """Whether the position has it.

        `seat` triggers the effect, `it` is the designated cendrelin or -1, and `hand` is the size of the seat's hand without
        the fragment that triggers the effect (CE-160).
        """
        raise NotImplementedError

    def refusal(self, pos: Graveyard, seat: Seat, it: int, hand: int) -> Refusal:
        """The rule that forbids the part when the need is not met."""
        raise NotImplementedError

    def joined(self, other: Need) -> Need:
        """Both demands on their pool as one (CE-157)."""
        raise NotImplementedError


class Present(Need):
    """The place that bears a resource, in the graveyard (CE-165)."""

    __slots__ = ("of",)
    RANK = 0

    def __init__(self, marks: int, of: Resource) -> None:
        super().__init__(marks, "")
        self.of = of

    def met(self, pos: Graveyard, seat: Seat, it: int, hand: int) -> bool:
        return held(pos, self.of.index) >= 0

    def refusal(self, pos: Graveyard, seat: Seat, it: int, hand: int) -> Refusal:
        return Refusal("CE-165", "refusal-no-place", (("place", self.of.said),), self.marks)


class Tokens(Need):
    """So many tokens of a resource (CE-109), whose place must be in the graveyard (CE-165)."""

    __slots__ = ("n", "of", "resource")
    RANK = 0

    def __init__(self, marks: int, n: int, of: Resource) -> None:
        super().__init__(marks, f"resource {of.index}")
        self.n = n
        self.of = of
        self.resource = of.index

    def met(self, pos: Graveyard, seat: Seat, it: int, hand: int) -> bool:
        return held(pos, self.resource) >= self.n

    def refusal(self, pos: Graveyard, seat: Seat, it: int, hand: int) -> Refusal:
        left = held(pos, self.resource)
        if left < 0:
            return Refusal("CE-165", "refusal-no-place", (("place", self.of.said),), self.marks)
        return Refusal(
            "CE-109", "refusal-resource", (("n", self.n), ("place", self.of.said), ("left", left)), self.marks
        )

    def joined(self, other: Need) -> Need:
        assert isinstance(other, Tokens)
        return Tokens(self.marks | other.marks, self.n + other.n, self.of)


class Mana(Need):
    """So much mana (CE-112, CE-113)."""

    __slots__ = ("n",)
    RANK = 1

    def __init__(self, marks: int, n: int, he: bool) -> None:
        super().__init__(marks, "mana", he)
        self.n = n

    def met(self, pos: Graveyard, seat: Seat, it: int, hand: int) -> bool:
        return pos.mana[it if self.he else seat] >= self.n

    def refusal(self, pos: Graveyard, seat: Seat, it: int, hand: int) -> Refusal:
        return Refusal("CE-112", "refusal-mana", (("n", self.n), ("left", pos.mana[seat])), self.marks)

    def joined(self, other: Need) -> Need:
        assert isinstance(other, Mana)
        return Mana(self.marks | other.marks, self.n + other.n, self.he and other.he)


class Prepared(Need):
    """So many of an ephemeral resource, prepared this night (CE-125)."""

    __slots__ = ("kind", "n")
    RANK = 2

    def __init__(self, marks: int, n: int, kind: int) -> None:
        super().__init__(marks, f"ephemeral {kind}")
        self.n = n
        self.kind = kind

    def met(self, pos: Graveyard, seat: Seat, it: int, hand: int) -> bool:
        return pos.ephemerals[seat * 3 + self.kind] >= self.n

    def refusal(self, pos: Graveyard, seat: Seat, it: int, hand: int) -> Refusal:
        what = f"$ephemeral-{EPHEMERALS[self.kind]}"
        left = pos.ephemerals[seat * 3 + self.kind]
        return Refusal("CE-125", "refusal-ephemeral", (("n", self.n), ("what", what), ("left", left)), self.marks)

    def joined(self, other: Need) -> Need:
        assert isinstance(other, Prepared)
        return Prepared(self.marks | other.marks, self.n + other.n, self.kind)


class Cards(Need):
    """So many fragments to forgo from the hand (CE-118) and to send back from hand or table (CE-122).

    They are one pool: what is sent back before something is forgone comes from the table as far as possible, else from the
    hand (CE-159), and what is forgone is on the table from then on.
    """

    __slots__ = ("forgo", "forgo_marks", "send", "send_marks", "steps")
    RANK = 3

    def __init__(self, forgo_marks: int, send_marks: int, steps: tuple[tuple[int, int], ...], he: bool = False) -> None:
        super().__init__(forgo_marks | send_marks, "cards", he)
        self.forgo_marks = forgo_marks
        self.send_marks = send_marks
        self.steps = steps  # in the order of the elements: how many are forgone, and how many sent back
        self.forgo = sum([forgo for forgo, _ in steps])
        self.send = sum([send for _, send in steps])

    def met(self, pos: Graveyard, seat: Seat, it: int, hand: int) -> bool:
        return self.suffices(sendable(pos, it if self.he else seat), hand)

    def suffices(self, owned: int, hand: int) -> bool:
        """Whether so many fragments in hand and on the table are enough, so many of them in hand."""
        return owned >= self.send and (not self.forgo or self._left(owned, hand) >= self.forgo)

    def _left(self, owned: int, hand: int) -> int:
        """How many cards of the hand the part can forgo."""
        if not self.send:
            return hand
        table = owned - hand
        left = sent = 0
        for forgo, send in self.steps:
            if send:
                from_table = min(send, table)
                table -= from_table
                sent += send - from_table
            else:
                table += forgo
                left = max(hand - sent, 0)
        return left

    def refusal(self, pos: Graveyard, seat: Seat, it: int, hand: int) -> Refusal:
        # the fragment just laid counts among those owned: hand and table hold as many with it as before (CE-121)
        owned = sendable(pos, it if self.he else seat)
        if self.forgo:
            left = self._left(owned, hand)
            if left < self.forgo:
                return Refusal("CE-118", "refusal-forgo", (("n", self.forgo), ("left", left)), self.forgo_marks)
        return Refusal("CE-122", "refusal-send", (("n", self.send), ("left", owned)), self.send_marks)

    def joined(self, other: Need) -> Need:
        assert isinstance(other, Cards)
        return Cards(
            self.forgo_marks | other.forgo_marks,
            self.send_marks | other.send_marks,
            self.steps + other.steps,
            self.he and other.he,
        )


def sendable(pos: Graveyard, seat: Seat) -> int:
    """How many fragments a seat has outside its past life."""
    return len(pos.hand[seat]) + len(pos.laid[seat]) + len(pos.forgone[seat])


class Holds(Need):
    """A condition that must be met (CE-039)."""

    __slots__ = ("condition",)
    RANK = 4

    def __init__(self, marks: int, condition: Condition) -> None:
        super().__init__(marks, "", condition.he)
        self.condition = condition

    def met(self, pos: Graveyard, seat: Seat, it: int, hand: int) -> bool:
        return self.condition.holds(pos, seat, it, hand)

    def refusal(self, pos: Graveyard, seat: Seat, it: int, hand: int) -> Refusal:
        words = {"fr": self.condition.fr, "en": self.condition.en}
        return Refusal("CE-039", "refusal-condition", (("what", words),), self.marks)


def join(needs: list[Need]) -> tuple[Need, ...]:
    """Needs in the order in which they are tested, with those on one pool joined."""
    found: list[Need] = []
    places: dict[str, int] = {}
    for need in needs:
        place = places.get(need.pool) if need.pool else None
        if place is None:
            places[need.pool] = len(found)
            found.append(need)
        else:
            found[place] = found[place].joined(need)
    return tuple(sorted(found, key=lambda need: need.RANK))
