"""Attacks (sections 19, 20, 27): who may attack whom, the sums of a batch, its resolution, and Perforation chains.

A batch is everything declared in one simultaneous activation: pairs of attacker and target. All its results are computed
from the state before any card is removed (AW-134, AW-136); chains follow step by step on the live state (AW-267).
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.refusal import Refusal
from ludotheque.games.arackhan import attributes as attr
from ludotheque.games.arackhan import changes
from ludotheque.games.arackhan.battle import Battle, replaced
from ludotheque.games.arackhan.faces import CREATURE, PLACE, SPELL
from ludotheque.games.arackhan.mat import BEHIND, DISTANCE, NEIGHBOURS
from ludotheque.games.arackhan.modes import oaths, switches
from ludotheque.games.arackhan.sheets import Sheet, Sheets, look, neighbours

#: What happens to a target.
HOLDS: Final = "holds"
DESTROYED: Final = "destroyed"
REGENERATES: Final = "regenerates"
CONQUERED: Final = "conquered"
#: What Objectives call a great creature, one that counts, and a great group.
GIANT: Final = 8
STRONG: Final = 5
MOB: Final = 3


def distance(attacker: Sheet, target: Sheet) -> int:
    """The distance of an attack: Furtif keeps an enemy creature in contact at 2 (AW-251, AW-253, AW-257)."""
    steps = DISTANCE[attacker.at][target.at]
    if steps == 1 and target.bits & attr.FURTIF and attacker.type == CREATURE:
        return 2
    return steps


def refuse_attack(pos: Battle, sheets: Sheets, attacker: Sheet, target: Sheet) -> Refusal | None:
    """Why this card can never attack that one by itself, or None (AW-155)."""
    if attacker.type == PLACE:
        return Refusal("AW-152", "refusal-place-attacks")
    if attacker.attack < 0 or attacker.at < 0:
        return Refusal("AW-138", "refusal-no-attack")
    if target.at < 0:
        return Refusal("AW-104", "refusal-astral-target")
    if target.defense < 0 or target.type == SPELL:
        return Refusal("AW-035", "refusal-spell-target")
    if target.side == attacker.side and not _strays(attacker, target):
        return Refusal("AW-139" if target.seat == attacker.seat else "AW-343", "refusal-ally-target")
    away = distance(attacker, target)
    reach = attacker.reach if attacker.reach > 1 else 1
    if sheltered(pos, target.card):
        return switches.refusal(pos)
    if away > reach:
        if DISTANCE[attacker.at][target.at] == 1:
            return Refusal("AW-252", "refusal-furtif")
        if attacker.bits & attr.DISTANCE:
            return Refusal("AW-227", "refusal-range", (("n", reach), ("away", away)))
        return Refusal("AW-138", "refusal-contact")
    if attacker.type == SPELL and target.immune and target.side != attacker.side:
        return Refusal("AW-183", "refusal-immune")
    for rule, source in attacker.rules:
        if not rule.attacking(pos, sheets, attacker, target):
            return rule.refusal(source)
    for rule, source in target.rules:
        if not rule.attacked(pos, sheets, target, attacker):
            return rule.refusal(source)
    return None


def sheltered(pos: Battle, card: Copy) -> bool:
    """Whether an Event keeps a card that was placed this round from being attacked (AW-375)."""
    return switches.on(pos, "new-cards-safe") and any(card in cards for cards in pos.placed)


def _strays(attacker: Sheet, target: Sheet) -> bool:
    """A weakness that makes adjacent allied creatures count as enemies."""
    return "strays" in attacker.marks and target.type == CREATURE and DISTANCE[attacker.at][target.at] == 1


def all_around(pos: Battle, sheets: Sheets, attacker: Sheet) -> list[Sheet]:
    """The cards an Omnifrappe attacks: every attackable card in contact, no picking (AW-218, AW-220, AW-225)."""
    by, board = sheets.by, pos.board
    touching = [by[board[at]] for at in NEIGHBOURS[attacker.at] if board[at] in by]
    return [
        one for one in touching if distance(attacker, one) == 1 and refuse_attack(pos, sheets, attacker, one) is None
    ]


def targets(pos: Battle, sheets: Sheets, attacker: Sheet) -> list[Sheet]:
    """The cards that this one may attack singly: with Omnifrappe only those not in contact (AW-226)."""
    if attacker.attack < 0 or attacker.at < 0:
        return []
    if sheets.phase != pos.phase:
        sheets.enter(pos.phase)
    known = sheets.aims.get(attacker.card)
    if known is not None:
        return known
    omni, reach = attacker.bits & attr.OMNIFRAPPE, attacker.reach
    if reach > 1:
        away = DISTANCE[attacker.at]
        around = [one for one in sheets.field if away[one.at] <= reach and not (omni and distance(attacker, one) == 1)]
    elif omni:
        around = []
    else:
        by, board = sheets.by, pos.board
        around = [by[board[at]] for at in NEIGHBOURS[attacker.at] if board[at] in by]
    side = attacker.side
    # a creature in contact with an enemy that has neither Furtif nor a text about attacks: nothing forbids it
    simple = reach <= 1 and attacker.type == CREATURE and not attacker.rules and not switches.on(pos, "new-cards-safe")
    found: list[Sheet] = []
    for one in around:
        if one.defense < 0 or (one.side == side and not attacker.marks):
            continue
        sure = simple and one.side != side and one.type != SPELL and not one.rules and not one.bits & attr.FURTIF
        if sure or refuse_attack(pos, sheets, attacker, one) is None:
            found.append(one)
    sheets.aims[attacker.card] = found
    return found


# ---------------------------------------------------------------------- groups


def refuse_group(pos: Battle, sheets: Sheets, group: list[Sheet], target: Sheet) -> Refusal | None:
    """Why these cards may not attack the target in exactly this group, or None (AW-159)."""
    if len(group) > 1 and switches.on(pos, "no-groups"):
        return switches.refusal(pos)
    for rule, source in target.rules:
        if not rule.faces(pos, sheets, target, group):
            return rule.refusal(source)
    for member in group:
        for rule, source in member.rules:
            if not rule.joins(pos, sheets, member, group, target):
                return rule.refusal(source)
    return None


def best_group(
    pos: Battle, sheets: Sheets, group: list[Sheet], target: Sheet, needed: list[Sheet]
) -> list[Sheet] | None:
    """The strongest part of a group that may attack the target and includes all the cards it must (AW-160)."""
    if refuse_group(pos, sheets, group, target) is None:
        return group
    spare = [one for one in group if one not in needed]
    best: list[Sheet] | None = None
    for size in range(len(spare) - 1, -1, -1):
        for some in combinations(spare, size):
            part = [one for one in group if one in needed or one in some]
            if (
                part
                and refuse_group(pos, sheets, part, target) is None
                and (best is None or total(part, target) > total(best, target))
            ):
                best = part
    return best


def may_group(pos: Battle, sheets: Sheets, attacker: Sheet, target: Sheet, others: list[Sheet]) -> Refusal | None:
    """Why a declaration could not become a legal attack, alone or with cards that can still join, or None."""
    declared = [sheets.by[a] for a, t in pos.declared if t == target.card]
    refusal = refuse_group(pos, sheets, [*declared, attacker], target)
    if refusal is None:
        return None
    able = [
        one
        for one in others
        if one is not attacker and one not in declared and refuse_attack(pos, sheets, one, target) is None
    ]
    # an Omnifrappe already declared joins if that is allowed, and otherwise leaves this target out (AW-160)
    able += [sheets.by[a] for a, t in pos.declared if t < 0 and target in all_around(pos, sheets, sheets.by[a])]
    for size in (1, 2):
        for some in combinations(able, size):
            if refuse_group(pos, sheets, [*declared, attacker, *some], target) is None:
                return None
    return refusal


def strength(attacker: Sheet, target: Sheet) -> int:
    """The Attack of one card against a target. If the two figures have been exchanged, it is a Defense that was already
    modified: what is added to the Attack has gone to the other figure (AW-404)."""
    if not attacker.rules or attacker.swapped:
        return attacker.attack
    more = sum(rule.strength(attacker, target) for rule, _ in attacker.rules)
    return max(0, attacker.attack - attacker.attack_cut + more) if more else attacker.attack


def total(group: list[Sheet], target: Sheet) -> int:
    return sum(strength(one, target) for one in group)


def guard(target: Sheet, group: list[Sheet]) -> int:
    """The Defense of a card against a group; the exchange of figures comes last here too (AW-404)."""
    if not target.rules or target.swapped:
        return target.defense
    more = sum(rule.guard(target, group) for rule, _ in target.rules)
    return max(0, target.defense - target.defense_cut + more) if more else target.defense


def beats(attack: int, defense: int) -> bool:
    """An attack succeeds only if Attack is strictly greater than Defense (AW-140)."""
    return attack > defense


def fate(target: Sheet, spell: bool) -> str:
    """What a successful attack does to a card (AW-141, AW-142, AW-240 to AW-242, AW-S15)."""
    if target.bits & attr.REGENERATION and target.active and not spell:
        return REGENERATES
    if target.type == PLACE:
        return CONQUERED
    return DESTROYED


class Blow:
    """One attack of a batch: a group on a target, with its sums."""

    __slots__ = ("attack", "defense", "group", "result", "target")

    def __init__(self, group: list[Sheet], target: Sheet) -> None:
        self.group = group
        self.target = target
        self.attack = total(group, target)
        self.defense = guard(target, group)
        spell = any(one.type == SPELL for one in group)
        self.result = fate(target, spell) if beats(self.attack, self.defense) else HOLDS


#: By target: the cards that attack it, those among them that strike all around, and those that chose it.
_Groups = tuple[dict[int, list[Sheet]], dict[int, list[Sheet]]]


def _groups(pos: Battle, sheets: Sheets, declared: list[list[int]]) -> _Groups:
    groups: dict[int, list[Sheet]] = {}
    chosen: dict[int, list[Sheet]] = {}
    for card, aim in declared:
        attacker = sheets.by[card]
        if aim < 0:
            for target in all_around(pos, sheets, attacker):
                groups.setdefault(target.card, []).append(attacker)
        else:
            groups.setdefault(aim, []).append(attacker)
            chosen.setdefault(aim, []).append(attacker)
    return groups, chosen


def blows(pos: Battle, sheets: Sheets, declared: list[list[int]]) -> list[Blow]:
    """The attacks that the declarations amount to."""
    groups, chosen = _groups(pos, sheets, declared)
    found: list[Blow] = []
    for aim, group in groups.items():
        target = sheets.by[aim]
        part = best_group(pos, sheets, group, target, chosen.get(aim, []))
        if part is not None:
            found.append(Blow(part, target))
    return found


def refuse_blows(pos: Battle, sheets: Sheets, declared: list[list[int]]) -> Refusal | None:
    """What forbids the attacks that the declarations amount to, or None: a chosen target that no group may attack."""
    groups, chosen = _groups(pos, sheets, declared)
    for aim, group in groups.items():
        target, needed = sheets.by[aim], chosen.get(aim)
        if needed and best_group(pos, sheets, group, target, needed) is None:
            return refuse_group(pos, sheets, group, target)
    return None


def refuse_idle(pos: Battle, sheets: Sheets, declared: list[list[int]], attacker: Sheet) -> Refusal | None:
    """Why an Omnifrappe could strike nothing, whichever of the other declared cards strike with it, or None (AW-S61)."""
    refusal: Refusal | None = Refusal("AW-220", "refusal-nothing-around")
    strikers = [sheets.by[card] for card, aim in declared if aim < 0 and card != attacker.card]
    for target in all_around(pos, sheets, attacker):
        group = [attacker, *(sheets.by[card] for card, aim in declared if aim == target.card)]
        group += [one for one in strikers if target in all_around(pos, sheets, one)]
        if best_group(pos, sheets, group, target, [attacker]) is not None:
            return None
        refusal = refuse_group(pos, sheets, group, target)
    return refusal


# ---------------------------------------------------------------------- resolution


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
    if any(one.type == PLACE and one.side != pos.sides[seat] for one in neighbours(pos, look(pos), target.at)):
        changes.count(pos, seat, "guard-kills")
    if target.value > sum(one.value for one in group):
        changes.count(pos, seat, "upset-kills")


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
