"""Water on the ground of a fight (`maison`): zones under deep water, and a tide that takes one more each round.

`Session.field["tide"]` holds the round from which the water rises and the zone it takes next; without it nothing rises.
"""

from __future__ import annotations

from ludotheque.engine.args import PIECE, Arg
from ludotheque.engine.events import EventKind
from ludotheque.engine.position import Frame
from ludotheque.engine.program import Op, Program
from ludotheque.games.drawsteel.beings import is_creature
from ludotheque.games.drawsteel.session import Session
from ludotheque.games.drawsteel.table import harm
from ludotheque.games.drawsteel.table.part import Part

#: What it costs to end a turn in deep water (DSB-142).
DEEP = 3
#: A keyword of those who breathe it.
AT_HOME = "drowned"


def flood(pos: Session, zone: int, deep: int, rule: str) -> None:
    """A zone goes under, or falls dry again."""
    if pos.field["zones"][zone]["flooded"] != deep:
        pos.field["zones"][zone]["flooded"] = deep
        pos.emit("flooded" if deep else "dried", rule, -1, (zone,))


def rise(pos: Session) -> None:
    """A round begins: the water takes the next zone of the strip, if its time has come (DSB-143)."""
    tide = pos.field.get("tide")
    if tide and pos.field["round"] >= tide["from"] and tide["next"] < len(pos.field["zones"]):
        tide["next"] += 1
        flood(pos, tide["next"] - 1, 1, "DSB-143")


class Drown(Op):
    """Whoever ends a turn in deep water without being at home there takes damage (DSB-142)."""

    __slots__ = ()

    def act(self, pos: Session, frame: Frame) -> None:
        assert frame.memo is not None
        number = frame.memo["being"]
        one = pos.beings[number]
        if not is_creature(one) or one["zone"] < 0 or AT_HOME in one["sheet"]["keywords"]:
            return
        if pos.field["zones"][one["zone"]]["flooded"]:
            harm.hurt(pos, number, DEEP, "", -1, "DSB-142")


DROWN = Program("drawsteel/drown", [Drown()])

PART = Part(
    events={
        "flooded": EventKind(1, (Arg(PIECE, "zone"),)),
        "dried": EventKind(1, (Arg(PIECE, "zone"),)),
    },
    programs=(DROWN,),
)
