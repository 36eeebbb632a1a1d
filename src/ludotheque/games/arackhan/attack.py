"""Attacks (sections 19, 20, 27): who may attack whom, alone and in groups, and the sums of a batch.

A batch is everything declared in one simultaneous activation: pairs of attacker and target. What happens to it is in
`resolution.py`.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from ludotheque.engine.numbers import Copy
from ludotheque.engine.refusal import Refusal
from ludotheque.games.arackhan import attributes as attr
from ludotheque.games.arackhan.battle import Battle
from ludotheque.games.arackhan.faces import CREATURE, PLACE, SPELL
from ludotheque.games.arackhan.mat import DISTANCE, NEIGHBOURS
from ludotheque.games.arackhan.modes import switches
from ludotheque.games.arackhan.sheets import MOMENTS, Sheet, Sheets

#: What happens to a target.
HOLDS: Final = "holds"
DESTROYED: Final = "destroyed"
REGENERATES: Final = "regenerates"
CONQUERED: Final = "conquered"


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
    when = attacker.card * MOMENTS + pos.phase
    known = sheets.aims.get(when)
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
    sheets.aims[when] = found
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
    attack = 0
    for one in group:
        attack += strength(one, target) if one.rules else one.attack
    return attack


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
        self.result = HOLDS
        if beats(self.attack, self.defense):
            spells = [one for one in group if one.type == SPELL]
            self.result = fate(target, bool(spells))


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


class Batch:
    """The attacks that declarations amount to, and those that they would amount to with one more."""

    __slots__ = ("_blows", "_chosen", "_declared", "_groups", "_pos", "_sheets")

    def __init__(self, pos: Battle, sheets: Sheets, declared: list[list[int]]) -> None:
        self._pos, self._sheets, self._declared = pos, sheets, declared
        self._groups, self._chosen = _groups(pos, sheets, declared)
        #: By target, in the order in which they were first attacked.
        self._blows = {aim: self._blow(aim, group, self._chosen.get(aim, [])) for aim, group in self._groups.items()}

    def _blow(self, aim: Copy, group: list[Sheet], needed: list[Sheet]) -> Blow | None:
        target = self._sheets.by[aim]
        part = best_group(self._pos, self._sheets, group, target, needed)
        return None if part is None else Blow(part, target)

    def blows(self) -> list[Blow]:
        return [blow for blow in self._blows.values() if blow is not None]

    def joined(self, card: Copy, aim: int) -> list[Blow]:
        """The attacks with one more declaration; -1 is all around."""
        if aim < 0:
            return blows(self._pos, self._sheets, [*self._declared, [card, aim]])
        one = self._sheets.by[card]
        blow = self._blow(aim, [*self._groups.get(aim, ()), one], [*self._chosen.get(aim, ()), one])
        return [found for found in {**self._blows, aim: blow}.values() if found is not None]


def blows(pos: Battle, sheets: Sheets, declared: list[list[int]]) -> list[Blow]:
    """The attacks that the declarations amount to."""
    return Batch(pos, sheets, declared).blows()


def plain(pos: Battle, sheets: Sheets, declared: list[list[int]]) -> bool:
    """Whether no text and no Event can have a say in these attacks: every group may attack, whatever is around it."""
    if pos.event >= 0 or pos.lasting:
        return False
    by = sheets.by
    for card, aim in declared:
        if aim < 0 or by[card].rules:
            return False
        if by[aim].rules:
            return False
    return True


def refuse_blows(pos: Battle, sheets: Sheets, declared: list[list[int]]) -> Refusal | None:
    """What forbids the attacks that the declarations amount to, or None: a chosen target that no group may attack."""
    if plain(pos, sheets, declared):
        return None
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
