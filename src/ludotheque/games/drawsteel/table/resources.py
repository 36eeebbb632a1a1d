"""Heroic Resources counted by hand, where a class does not say how they come (DS-152 to DS-155)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.engine.args import AMOUNT, NUMBER, PIECE, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.events import EventKind
from ludotheque.engine.game import Game
from ludotheque.engine.offer import Offer
from ludotheque.engine.position import Move
from ludotheque.engine.refusal import Refusal
from ludotheque.games.drawsteel.beings import HERO
from ludotheque.games.drawsteel.session import Session, own
from ludotheque.games.drawsteel.table.part import Part
from ludotheque.games.drawsteel.table.talk import refuse_other


class CountResource(Offer):
    """The player adds to the hero's resource or takes from it (DS-153); where the class counts it, nobody does (DS-155)."""

    move = MoveKind("count_resource", (Arg(PIECE, "being"), Arg(AMOUNT, "n", low=-9, high=9)), "abacus", "quiet")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        return [("count_resource", number, None) for number in own(pos, seat) if pos.beings[number]["kind"] == HERO]

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        one = pos.beings[move[1]]
        refusal = refuse_other(pos, seat, move[1])
        if refusal is not None:
            return refusal
        if not one["sheet"]["resource"]:
            return Refusal("DS-152", "refusal-no-resource")
        if one["sheet"]["gain"]:
            return Refusal("DS-155", "refusal-counted")
        if not pos.scene["worthy"]:
            return Refusal("DS-132", "refusal-unworthy")
        short = move[2] is not None and one["resource"] + move[2] < 0
        return Refusal("DS-154", "refusal-resource", (("n", one["resource"]),)) if short else None

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        one = pos.beings[move[1]]
        one["resource"] += move[2]
        pos.emit("counted", "DS-153", seat, (move[1], move[2], one["resource"]))


PART = Part(
    events={"counted": EventKind(1, (Arg(PIECE, "being"), Arg(NUMBER), Arg(NUMBER, "now")))},
    offers=(CountResource(),),
)
