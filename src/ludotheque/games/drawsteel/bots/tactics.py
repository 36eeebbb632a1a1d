"""What a creature does in a fight, by plain rules that serve both sides: whom an ability helps or hurts, where to go, when to rest.

Everything here looks at what the creature's own player may know: its sheet, who stands where, who is winded or dead.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ludotheque.engine.position import Move
from ludotheque.games.drawsteel.beings import DIRECTOR, HERO, Ability, is_creature, maximum, state
from ludotheque.games.drawsteel.rules import stamina
from ludotheque.games.drawsteel.session import Session
from ludotheque.games.drawsteel.table import abilities
from ludotheque.games.drawsteel.table.targets import refuse_target

#: What each verb is worth to whoever it hurts or helps, for each point of its figure; a condition has no figure.
_HURTS = {"damage": 1.0, "condition": 3.0, "bane": 1.0, "steal": 4.0}
_HELPS = {"regain": 1.0, "temporary": 0.5, "surges": 1.5, "edge": 1.0, "end": 2.0}
#: What moving somebody is worth, and how much a wound and each zone away count for or against a target.
_MOVED, _WOUNDED, _AWAY = 0.5, 3.0, 0.5


def enemies(pos: Session, being: int) -> list[int]:
    """Those on the ground whom a creature fights, whoever it is."""
    mine = pos.beings[being]["seat"] == DIRECTOR
    return [
        number
        for number, one in enumerate(pos.beings)
        if one["zone"] >= 0 and not one["hidden"] and is_creature(one) and (one["seat"] == DIRECTOR) != mine
    ]


def effects_of(ability: Ability) -> list[dict[str, Any]]:
    """What it usually does: its second tier, and what it does whatever the roll."""
    return [*(ability["tiers"][1] if len(ability["tiers"]) == 3 else []), *ability["effects"]]


def value_of(pos: Session, by: int, ability: Ability, target: int) -> float:
    """How much good it does whoever uses it to have this target."""
    one = pos.beings[target]
    allied = (one["seat"] == DIRECTOR) == (pos.beings[by]["seat"] == DIRECTOR)
    worth = 0.0
    for effect in effects_of(ability):
        verb, n = effect["do"], abs(effect.get("n", 1))
        if effect.get("on", "target") != "target":
            worth += 0.5
        elif verb in _HURTS:
            worth += (-1 if allied else 1) * _HURTS[verb] * n
        elif verb == "recover":
            worth += (1 if allied else -1) * (5.0 if worn(pos, target) and one["recoveries"] else 0.0)
        elif verb in _HELPS:
            needed = verb != "regain" or worn(pos, target)
            worth += (1 if allied else -1) * (_HELPS[verb] * n if needed else 0.0)
        else:
            worth += _MOVED
    if worth > 0 and not allied:
        worth += _WOUNDED if state(one) == stamina.WINDED else 0.0
        worth -= _AWAY * abs(one["zone"] - pos.beings[by]["zone"])
    return worth


def worn(pos: Session, being: int) -> bool:
    """Whether somebody of one's own side is winded or worse."""
    one = pos.beings[being]
    return one["kind"] == HERO and one["stamina"] <= stamina.half(maximum(one))


def worth_using(pos: Session, by: int, ability: Ability) -> float:
    """What an ability is worth now, over the targets it can have."""
    values = [
        value_of(pos, by, ability, number)
        for number in range(len(pos.beings))
        if refuse_target(pos, by, ability, number, []) is None
    ]
    if not ability["area"]:
        values = sorted((value for value in values if value > 0), reverse=True)[: ability["targets"]]
    return sum(values) + 0.1 * ability["cost"]


def best_use(pos: Session, being: int, moves: Iterable[Move]) -> Move | None:
    """The ability that does most good, or None where none does any."""
    found = [
        (worth_using(pos, being, ability), move)
        for move in moves
        if move[0] == "use" and (ability := abilities.ability_of(pos, move[1])) is not None
    ]
    best = max(found, key=lambda one: one[0], default=(0.0, None))
    return best[1] if best[0] > 0 else None


def best_target(pos: Session, moves: Sequence[Move]) -> Move:
    """The next target of the ability in use; enough, when nobody else is worth it."""
    memo = pos.stack[-1].memo
    targets = [move for move in moves if move[0] == "target"]
    if memo is None or "ability" not in memo or not targets:
        return moves[0]
    ability = abilities.used_ability(pos, memo)
    worth, move = max(
        ((value_of(pos, memo["being"], ability, one[1]), one) for one in targets), key=lambda found: found[0]
    )
    return ("enough",) if worth <= 0 and ("enough",) in moves else move


def turn(pos: Session, moves: Sequence[Move]) -> Move:
    """The next thing to do in a creature's turn."""
    being = pos.field["active"]
    for plain in (("stand",), ("work",)):
        if plain in moves:
            return plain
    if ("breath",) in moves and worn(pos, being):
        return ("breath",)
    use = best_use(pos, being, moves)
    if use is not None:
        return use
    return closer(pos, being, moves) or ("end_turn",)


def closer(pos: Session, being: int, moves: Sequence[Move]) -> Move | None:
    """A step towards the nearest enemy, for which a main action that serves nothing is given up; None where it is near enough."""
    mine = pos.beings[being]["zone"]
    near = min(
        (pos.beings[number]["zone"] for number in enemies(pos, being)), key=lambda zone: abs(zone - mine), default=mine
    )
    if near == mine:
        return None
    step = ("step", mine + (1 if near > mine else -1))
    if step in moves:
        return step
    return ("trade", 1) if ("trade", 1) in moves and not pos.field["move"] else None
