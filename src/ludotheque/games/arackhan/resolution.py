"""The resolution of a batch (sections 19, 20, 27): what its attacks do, and Perforation chains.

All results of a batch are computed from the state before any card is removed (AW-134, AW-136); chains follow step by step on the live
state (AW-267).
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.engine.numbers import Seat
from ludotheque.games.arackhan import attributes as attr
from ludotheque.games.arackhan import changes
from ludotheque.games.arackhan.attack import (
    CONQUERED,
    HOLDS,
    REGENERATES,
    beats,
    blows,
    distance,
    fate,
    guard,
    sheltered,
    strength,
)
from ludotheque.games.arackhan.battle import Battle, replaced
from ludotheque.games.arackhan.faces import FACES, PLACE, SPELL
from ludotheque.games.arackhan.mat import BEHIND, NEIGHBOURS
from ludotheque.games.arackhan.modes import oaths, switches
from ludotheque.games.arackhan.sheets import Sheet, Sheets, look, neighbours

#: What Objectives call a great creature, one that counts, and a great group.
GIANT: Final = 8
STRONG: Final = 5
MOB: Final = 3
#: One step of a Perforation: the attacker, the card struck, its slot, the value, the Defense, the result.
Step = tuple[int, int, int, int, int, str]


class _Chain:
    """A Perforation under way: its value falls by one at each step and by nothing else (AW-260, AW-261)."""

    __slots__ = ("attacker", "slots", "value")

    def __init__(self, attacker: Sheet, slots: tuple[int, ...], value: int) -> None:
        self.attacker = attacker
        self.slots = slots
        self.value = value


def resolve(pos: Battle, seat: Seat, trace: list[Step] | None = None) -> None:
    """Resolve everything declared at once; the steps of every Perforation are added to `trace`."""
    sheets = look(pos)
    found = blows(pos, sheets, pos.declared)
    attackers = [sheets.by[card] for card, _ in pos.declared]
    pos.declared = []
    pos.withdrawn = []
    failed: set[int] = set()
    chains: list[_Chain] = []
    for blow in found:
        sums = (blow.target.card, blow.attack, blow.defense)
        if blow.result == HOLDS:
            pos.emit("holds", "AW-145", blow.target.seat, sums)
            failed.update(one.card for one in blow.group)
        else:
            pos.emit("attack", "AW-154" if len(blow.group) > 1 else "AW-138", seat, sums)
            for one in blow.group:
                if one.bits & attr.PERFORATION and distance(one, blow.target) == 1:  # AW-274, AW-S18
                    chains.append(_Chain(one, BEHIND[one.at, blow.target.at], strength(one, blow.target)))
    for attacker in attackers:
        if not pos.attacked[attacker.card]:
            changes.count(pos, seat, "attackers")
            pos.attacked = replaced(pos.attacked, attacker.card, 1)
    slain: list[int] = []
    for blow in found:
        _suffer(pos, seat, blow.target, blow.result, blow.group, slain)
    while chains:
        chains = _pierce(pos, seat, chains, failed, slain, trace)
    if len(slain) > 1:
        changes.count(pos, seat, "double-kills")
    for attacker in attackers:
        _afterwards(pos, attacker, failed)
    for attacker in attackers:
        changes.close(pos, attacker.card)


def _note_kill(pos: Battle, seat: Seat, target: Sheet, group: list[Sheet]) -> None:
    """Note what the destruction of an enemy creature counts as (Objectives)."""
    changes.count(pos, seat, "kills")
    if target.value >= GIANT:
        changes.count(pos, seat, "giant-kills")
    if target.value >= STRONG:
        changes.count(pos, seat, "strong-kills")
    if _by_a_place(pos, pos.sides[seat], target.at):
        changes.count(pos, seat, "guard-kills")
    if target.value > sum(one.value for one in group):
        changes.count(pos, seat, "upset-kills")


def _by_a_place(pos: Battle, side: int, at: int) -> bool:
    """Whether a slot touches an enemy place. Texts may make one of another card, but rarely, and figures take time."""
    if not pos.lasting and not any(
        pos.board[near] >= 0 and FACES[pos.faces[pos.board[near]]].kind == PLACE for near in NEIGHBOURS[at]
    ):
        return False
    return any(one.type == PLACE and one.side != side for one in neighbours(pos, look(pos), at))


def _suffer(pos: Battle, seat: Seat, target: Sheet, result: str, group: list[Sheet], slain: list[int]) -> None:
    """Apply a target's fate; the slots of destroyed enemy creatures are added to `slain`."""
    card = target.card
    if pos.at[card] < 0 or result == HOLDS:
        return
    if result == REGENERATES:
        changes.deactivate(pos, card, "AW-240")
        return
    if len(group) >= MOB:
        changes.count(pos, seat, "mobs")
    fire = attr.VOL | attr.DISTANCE
    if target.side != pos.sides[seat] and any(one.type == SPELL or one.bits & fire for one in group):
        changes.count(pos, seat, "fire-support")
    if result == CONQUERED:
        changes.conquer(pos, card, seat)
        changes.count(pos, seat, "conquered")
        return
    if target.side != pos.sides[seat]:
        slain.append(target.at)
        _note_kill(pos, seat, target, group)
    saved = target.value <= switches.SAVED and switches.on(pos, "slain-return")
    hunter = next((one for one in group if "trophies" in one.marks), None)
    taker = -1
    if hunter is not None and target.side != hunter.side and target.bits & (attr.VOL | attr.MOUVEMENT):
        taker = hunter.card
    if not oaths.spares(pos, card, "AW-141", taker, saved):
        oaths.fall(pos, card, "AW-141", taker, saved)


def _pierce(
    pos: Battle, seat: Seat, chains: list[_Chain], failed: set[int], slain: list[int], trace: list[Step] | None
) -> list[_Chain]:
    """One step of every chain, on the state as it is now; each is an attack of its own (AW-267, AW-277, AW-S20)."""
    sheets = look(pos)
    going: list[_Chain] = []
    hits: list[tuple[_Chain, Sheet, bool]] = []
    for chain in chains:
        chain.value = max(0, chain.value - 1)
        target = _next_target(pos, sheets, chain)
        if target is None:
            continue  # an empty slot, an ally, a spell or a card that cannot be attacked ends it (AW-263, AW-264, AW-276)
        defense = guard(target, [chain.attacker])
        success = beats(chain.value, defense)
        if success:
            pos.emit("pierces", "AW-260", seat, (target.card, chain.value, defense))
        else:
            pos.emit("holds", "AW-262", target.seat, (target.card, chain.value, defense))
        hits.append((chain, target, success))
    for chain, target, success in hits:
        if trace is not None:
            result = fate(target, chain.attacker.type == SPELL) if success else HOLDS
            trace.append(
                (chain.attacker.card, target.card, target.at, chain.value, guard(target, [chain.attacker]), result)
            )
        if not success:
            failed.add(chain.attacker.card)
            continue
        result = fate(target, chain.attacker.type == SPELL)
        _suffer(pos, seat, target, result, [chain.attacker], slain)
        chain.slots = chain.slots[1:]
        going.append(chain)
    return going


def _next_target(pos: Battle, sheets: Sheets, chain: _Chain) -> Sheet | None:
    if not chain.slots:
        return None
    card = pos.board[chain.slots[0]]
    target = sheets.by.get(card)
    if target is None or target.defense < 0 or target.type == SPELL or target.side == chain.attacker.side:
        return None
    if sheltered(pos, card):
        return None
    attacker = chain.attacker
    if attacker.type == SPELL and target.immune:
        return None
    for rule, _ in attacker.rules:
        if not rule.attacking(pos, sheets, attacker, target) or not rule.joins(
            pos, sheets, attacker, [attacker], target
        ):
            return None
    for rule, _ in target.rules:
        if not rule.attacked(pos, sheets, target, attacker) or not rule.faces(pos, sheets, target, [attacker]):
            return None
    return target


def _afterwards(pos: Battle, attacker: Sheet, failed: set[int]) -> None:
    """What an attack costs the attacker under its own text."""
    card = attacker.card
    if pos.at[card] < 0:
        return
    if "dies-attacking" in attacker.marks or ("dies-failing" in attacker.marks and card in failed):
        changes.destroy(pos, card, "AW-049" if "dies-attacking" in attacker.marks else "AW-272")


# ---------------------------------------------------------------------- before the click


def preview(pos: Battle, declared: list[list[int]]) -> list[dict[str, Any]]:
    """What the declarations would lead to if they were resolved now, one entry per target."""
    sheets = look(pos)
    found = blows(pos, sheets, declared)
    return [
        {
            "target": blow.target.card,
            "attackers": [one.card for one in blow.group],
            "parts": [strength(one, blow.target) for one in blow.group],
            "attack": blow.attack,
            "defense": blow.defense,
            "result": blow.result,
        }
        for blow in found
    ]


def pierced(pos: Battle, declared: list[list[int]]) -> list[Step]:
    """Where the Perforations of those declarations would continue, step by step: they are resolved on a copy, since each
    Defense is computed after what came before it (AW-267)."""
    by = look(pos).by
    if not any(by[card].bits & attr.PERFORATION for card, _ in declared):
        return []
    twin = pos.copy()
    twin.declared = [pair[:] for pair in declared]
    trace: list[Step] = []
    resolve(twin, pos.controller[declared[0][0]], trace)
    return trace
