"""Whom an ability may target: creatures or objects, friend or foe, within its reach (DS-088, DS-121 to DS-125, DSB-122 to DSB-124)."""

from __future__ import annotations

from ludotheque.engine.refusal import Refusal
from ludotheque.games.drawsteel.beings import DIRECTOR, Ability, is_creature, is_object
from ludotheque.games.drawsteel.session import Session, attended
from ludotheque.games.drawsteel.table import ground


def refuse_target(pos: Session, being: int, ability: Ability, number: int, chosen: list[int]) -> Refusal | None:
    """Whether an ability may have this target (DS-121 to DS-124, DSB-122, DSB-123)."""
    if number >= len(pos.beings):
        return Refusal("DSB-123", "refusal-not-fighting")
    one = pos.beings[number]
    who = ability["who"]
    if one["zone"] < 0 or one["hidden"]:
        return Refusal("DSB-123", "refusal-not-fighting")
    if number in chosen:
        return Refusal("DSB-123", "refusal-twice")
    if who == "objects":
        if not is_object(one):
            return Refusal("DS-121", "refusal-creature")
        if attended(pos, number) and number not in pos.field.get("exposed", ()):  # DS-125
            return Refusal("DS-124", "refusal-attended")
        return _refuse_distance(pos, being, ability, number)
    if not is_creature(one):
        return Refusal("DS-121", "refusal-object")
    if "sapient" in ability["keywords"] and not one["sheet"]["sapient"]:
        return Refusal("DS-088", "refusal-sapient")
    if "non-sapient" in ability["keywords"] and one["sheet"]["sapient"]:
        return Refusal("DS-088", "refusal-non-sapient")
    mine = pos.beings[number]["seat"] == DIRECTOR
    allied = mine == (pos.beings[being]["seat"] == DIRECTOR)
    if ability["only"] and ability["only"] not in one["sheet"]["keywords"]:
        return Refusal("DSB-122", "refusal-only")
    if who == "self" and number != being:
        return Refusal("DSB-122", "refusal-self-only")
    if who == "foes" and allied:
        return Refusal("DSB-122", "refusal-ally")
    if who == "allies" and not allied:
        return Refusal("DSB-122", "refusal-foe")
    return _refuse_distance(pos, being, ability, number)


def _refuse_distance(pos: Session, being: int, ability: Ability, number: int) -> Refusal | None:
    """Whether a target, creature or object, is within reach (DSB-124)."""
    far = ability["area"] != "all" and ground.away(pos, being, number) > ability["distance"]
    return Refusal("DSB-124", "refusal-far") if far else None
