"""What the Director does beside the turns of creatures: great actions between two turns, lines of the Malice menu (DSB-106, DSB-107)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.engine.args import PIECE, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.game import Game
from ludotheque.engine.offer import Offer
from ludotheque.engine.position import Move
from ludotheque.engine.refusal import Refusal
from ludotheque.games.drawsteel.beings import DIRECTOR
from ludotheque.games.drawsteel.rules import battle
from ludotheque.games.drawsteel.session import FIGHT as FIGHTING
from ludotheque.games.drawsteel.session import Session
from ludotheque.games.drawsteel.table import abilities, fight, targets
from ludotheque.games.drawsteel.table.part import Part
from ludotheque.games.drawsteel.table.talk import refuse_player

VILLAIN, MENU = "villain", "malice"


def _having(pos: Session, action: str) -> list[int]:
    """The abilities of this kind that the Director's creatures on the ground have, in the order of their sheets."""
    return [
        abilities.code(number, index)
        for number, one in enumerate(pos.beings)
        if one["seat"] == DIRECTOR and not one["hidden"] and fight.in_fight(pos, number)
        for index, ability in enumerate(one["sheet"]["abilities"])
        if ability["action"] == action
    ]


def _refuse(pos: Session, seat: int, value: int, action: str) -> Refusal | None:
    refusal = refuse_player(seat)
    if refusal is not None:
        return refusal
    if pos.scene["mode"] != FIGHTING:
        return Refusal("DSB-031", "refusal-no-fight")
    return None if value in _having(pos, action) else Refusal("DSB-120", "refusal-no-ability")


def _refuse_price(pos: Session, value: int) -> Refusal | None:
    """Malice must cover it, and somebody must be within reach."""
    ability = abilities.ability_of(pos, value)
    assert ability is not None
    if ability["cost"] > pos.malice:
        return Refusal("DSB-094", "refusal-cost", (("n", ability["cost"]),))
    being = abilities.decode(value)[0]
    if any(targets.refuse_target(pos, being, ability, n, []) is None for n in range(len(pos.beings))):
        return None
    return Refusal("DSB-123", "refusal-no-target")


class Great(Offer):
    """A great action between two turns: in the order of the sheet, each once, one a round (DSB-106)."""

    move = MoveKind("great", (Arg(PIECE, "ability"),), "daemon-skull")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        return [("great", value) for value in _having(pos, VILLAIN)] if seat == DIRECTOR and pos.field else []

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        refusal = _refuse(pos, seat, move[1], VILLAIN)
        if refusal is not None:
            return refusal
        if not fight.between_turns(pos):
            return Refusal("DSB-106", "refusal-between-turns")
        field = pos.field
        refusal = battle.check_villain(field["villain"], move[1], field["round"], field["villain_round"])
        if refusal is not None:
            return refusal
        owner = abilities.decode(move[1])[0]
        mine = [value for value in _having(pos, VILLAIN) if abilities.decode(value)[0] == owner]
        if any(value not in field["villain"] for value in mine[: mine.index(move[1])]):
            return Refusal("DSB-106", "refusal-great-order")
        return _refuse_price(pos, move[1])

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        pos.field["villain"].append(move[1])
        pos.field["villain_round"] = pos.field["round"]
        fight.ask_next_again(pos)
        abilities.begin_use(pos, abilities.decode(move[1])[0], move[1])


class Menu(Offer):
    """A line of the Malice menu, on the turn of one of the Director's creatures; each once a round (DSB-107)."""

    move = MoveKind("spend_malice", (Arg(PIECE, "ability"),), "evil-moon")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        return [("spend_malice", value) for value in _having(pos, MENU)] if seat == DIRECTOR and pos.field else []

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        refusal = _refuse(pos, seat, move[1], MENU)
        if refusal is not None:
            return refusal
        if not fight.on_turn(pos, DIRECTOR):
            return Refusal("DSB-107", "refusal-foes-turn")
        if [pos.field["round"], move[1]] in pos.field["menu"]:
            return Refusal("DSB-107", "refusal-menu-round")
        return _refuse_price(pos, move[1])

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        pos.field["menu"].append([pos.field["round"], move[1]])
        abilities.begin_use(pos, abilities.decode(move[1])[0], move[1])


PART = Part(offers=(Great(), Menu()))
