"""Which cards a text in force reaches, and what lies beside what: asked of every modifier when sheets are computed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.games.arackhan.faces import CREATURE, PLACE, SPELL
from ludotheque.games.arackhan.mat import NEIGHBOURS
from ludotheque.games.arackhan.modifiers import ALLY, ANY, CREATURES, EVERY, NEAR, PLACES, SELF, Modifier
from ludotheque.games.arackhan.sheet import Sheet, Sheets

if TYPE_CHECKING:
    from ludotheque.games.arackhan.battle import Battle

#: Where a modifier comes from: a creature's skill can be taken away; a weakness, a benefit, an effect cannot.
#: An Event prevails over every other card (AW-375).
BY_SKILL: Final = 0
BY_WEAKNESS: Final = 1
FIRM: Final = 2
BY_EVENT: Final = 3


def reached(pos: Battle, sheets: Sheets, m: Modifier, source: Sheet, part: int) -> list[Sheet]:
    """The cards that a modifier acts on now."""
    if part == BY_SKILL and source.muted:
        return []
    if m.when is not None and not m.when(pos, sheets, source):
        return []
    if m.scope == SELF:
        return [source] if m.test is None or m.test(source, source) else []
    if m.scope == NEAR:
        if source.at < 0:
            return []
        by, board = sheets.by, pos.board
        around = [one for at in NEIGHBOURS[source.at] if (one := by.get(board[at])) is not None]
    else:
        around = sheets.field
    found = []
    for target in around:
        if target is source and m.scope != EVERY:
            continue
        allied = target.side == source.side
        if m.side != ANY and allied != (m.side == ALLY):
            continue
        if not (CREATURES if target.type == CREATURE else PLACES if target.type == PLACE else 0) & m.types:
            continue
        if m.test is not None and not m.test(target, source):
            continue
        if m.beside and not beside(pos, sheets, m, target.at):
            continue
        if not allied and source.type == SPELL and target.immune:
            continue  # AW-183, AW-184
        if part != FIRM and source.type == CREATURE and target.type == CREATURE:
            if part == BY_SKILL and not allied and not target.muted and _covered(target, m, False):
                continue  # AW-388
            if part == BY_WEAKNESS and allied and _covered(target, m, True):
                continue
        found.append(target)
    return found


def beside(pos: Battle, sheets: Sheets, m: Modifier, at: int) -> bool:
    """Whether a slot touches the other card that a modifier names."""
    return any(other.named(m.beside) for other in neighbours(pos, sheets, at))


def spared(m: Modifier, source: Sheet, target: Sheet) -> bool:
    """Whether a creature is unaffected by another's text because its own does the same (AW-388)."""
    if source.type != CREATURE or target.type != CREATURE:
        return False
    if source.side == target.side:
        return _covered(target, m, True)
    return not target.muted and _covered(target, m, False)


def _covered(target: Sheet, m: Modifier, weakness: bool) -> bool:
    if weakness:
        return any(own.covers(m) for face in target.faces for own in face.weaknesses)
    return any(own.covers(m) for face in target.skill_faces for own in face.skills)


def immune_at(pos: Battle, sheets: Sheets, sheet: Sheet, at: int) -> bool:
    """Whether a creature would be immune to enemy spells on another slot: that may depend on its neighbours."""
    for m, source, part in sheets.shields:
        if m.scope != NEAR:
            if sheet in reached(pos, sheets, m, source, part):
                return True
        elif (
            source is not sheet
            and source.at >= 0
            and at in NEIGHBOURS[source.at]
            and (part != BY_SKILL or not source.muted)
            and (m.when is None or m.when(pos, sheets, source))
            and (m.side == ANY or (sheet.side == source.side) == (m.side == ALLY))
            and (m.test is None or m.test(sheet, source))
        ):
            return True
    return False


def neighbours(pos: Battle, sheets: Sheets, at: int) -> list[Sheet]:
    """The revealed cards that touch a slot."""
    by, board = sheets.by, pos.board
    return [by[board[slot]] for slot in NEIGHBOURS[at] if board[slot] in by]
