"""Steps on dice that have fallen: rolled again, swapped, changed."""

from __future__ import annotations

from ludotheque.engine.position import Frame
from ludotheque.games.anima.faces import (
    Deed,
)
from ludotheque.games.anima.gaia import (
    DIE,
    DIE_A,
    DIE_B,
    SIDE_A,
    Gaia,
)


class RerollFight(Deed):
    """Roll a die of the fight again: one's own, or the opponent's."""

    __slots__ = ("mine",)

    def __init__(self, mine: bool = True) -> None:
        self.mine = mine

    def possible(self, pos: Gaia, seat: int) -> bool:
        return bool(pos.fight) and seat in pos.fight[:2]

    def act(self, pos: Gaia, frame: Frame) -> None:
        fight = pos.fight
        if not fight:
            return
        which = DIE_A if (fight[SIDE_A] == frame.seat) == self.mine else DIE_B
        fight[which] = pos.roll(DIE) + 1
        pos.emit("rerolls", "AN-085", frame.seat, (fight[which],))

    def words(self) -> tuple[str, str]:
        if self.mine:
            return "relancez votre dé", "roll your die again"
        return "relancez le dé adverse", "roll the opposing die again"


class SwapDice(Deed):
    """The two dice of the fight are exchanged."""

    __slots__ = ()

    def possible(self, pos: Gaia, seat: int) -> bool:
        return bool(pos.fight) and pos.fight[DIE_A] != pos.fight[DIE_B]

    def act(self, pos: Gaia, frame: Frame) -> None:
        fight = pos.fight
        if fight:
            fight[DIE_A], fight[DIE_B] = fight[DIE_B], fight[DIE_A]
            pos.emit("swaps_dice", "AN-085", frame.seat, (fight[DIE_A], fight[DIE_B]))

    def words(self) -> tuple[str, str]:
        return "échangez les dés des deux combattants", "exchange the dice of the two sides"


class ChangeDie(Deed):
    """A die of the fight changes by so much, within 1 and 6: one's own, or the opponent's."""

    __slots__ = ("by", "mine")

    def __init__(self, by: int, mine: bool = True) -> None:
        self.by = by
        self.mine = mine

    def possible(self, pos: Gaia, seat: int) -> bool:
        return bool(pos.fight) and seat in pos.fight[:2]

    def act(self, pos: Gaia, frame: Frame) -> None:
        fight = pos.fight
        if fight:
            which = DIE_A if (fight[SIDE_A] == frame.seat) == self.mine else DIE_B
            fight[which] = min(DIE, max(1, fight[which] + self.by))
            pos.emit("rerolls", "AN-085", frame.seat, (fight[which],))

    def words(self) -> tuple[str, str]:
        whose = ("votre dé", "your die") if self.mine else ("le dé adverse", "the opposing die")
        if self.by > 0:
            return f"ajoutez {self.by} à {whose[0]} (6 au plus)", f"add {self.by} to {whose[1]} (6 at most)"
        return f"ôtez {-self.by} à {whose[0]} (1 au moins)", f"take {-self.by} from {whose[1]} (1 at least)"


class RerollExploration(Deed):
    """The exploration die is rolled again."""

    __slots__ = ()

    def possible(self, pos: Gaia, seat: int) -> bool:
        return pos.die > 0

    def act(self, pos: Gaia, frame: Frame) -> None:
        pos.die = pos.roll(DIE) + 1
        pos.emit("rerolls", "AN-085", frame.seat, (pos.die,))

    def words(self) -> tuple[str, str]:
        return "relancez-le", "roll it again"
