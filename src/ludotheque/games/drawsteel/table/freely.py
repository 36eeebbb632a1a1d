"""Outside of a fight an ability that costs is used once for nothing, until a Victory or a respite (DSB-138, DSB-139)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.engine.args import PIECE, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.events import EventKind
from ludotheque.engine.game import Game
from ludotheque.engine.offer import Offer
from ludotheque.engine.position import Move
from ludotheque.engine.refusal import Refusal
from ludotheque.games.drawsteel.beings import HERO
from ludotheque.games.drawsteel.session import Session, dangerous, own
from ludotheque.games.drawsteel.table import abilities
from ludotheque.games.drawsteel.table.part import Part
from ludotheque.games.drawsteel.table.talk import refuse_absent, refuse_other


class UseFreely(Offer):
    """A hero does something that would cost in a fight; what comes of it is told."""

    move = MoveKind("freely", (Arg(PIECE, "ability"),), "sparkles")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        return [
            ("freely", abilities.code(number, index))
            for number in own(pos, seat)
            if pos.beings[number]["kind"] == HERO
            for index in range(len(pos.beings[number]["sheet"]["abilities"]))
        ]

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        ability = abilities.ability_of(pos, move[1])
        being = abilities.decode(move[1])[0]
        if ability is None or pos.beings[being]["kind"] != HERO:
            return Refusal("DSB-138", "refusal-no-ability")
        refusal = refuse_other(pos, seat, being) or refuse_absent(pos, being)
        if refusal is not None:
            return refusal
        if dangerous(pos):
            return Refusal("DSB-138", "refusal-in-fight")
        if not ability["cost"]:
            return Refusal("DSB-138", "refusal-costs-nothing")
        return Refusal("DSB-138", "refusal-freed") if ability["id"] in pos.beings[being]["freed"] else None

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        ability = abilities.ability_of(pos, move[1])
        assert ability is not None
        being = abilities.decode(move[1])[0]
        pos.beings[being]["freed"].append(ability["id"])
        pos.emit("freely", "DSB-138", seat, (being, move[1]))


PART = Part(events={"freely": EventKind(1, (Arg(PIECE, "being"), Arg(PIECE, "ability")))}, offers=(UseFreely(),))
