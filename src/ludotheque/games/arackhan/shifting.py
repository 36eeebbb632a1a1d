"""A card on another slot: what that would change, without making the sheets of the whole battlefield.

Bots ask this of every slot that a card can reach, and go to one of them. Mostly only the card itself and those that its text reaches
get other figures, and only cards beside these can be beaten now that could not be before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.engine.numbers import Copy
from ludotheque.games.arackhan.faces import CREATURE
from ludotheque.games.arackhan.mat import NEIGHBOURS
from ludotheque.games.arackhan.modifiers import APART, BESIDE, SELF
from ludotheque.games.arackhan.reach import BY_SKILL, BY_WEAKNESS, FIRM
from ludotheque.games.arackhan.sheet import Sheet, Sheets
from ludotheque.games.arackhan.sheets import Kinds, apply, bases, stand

if TYPE_CHECKING:
    from ludotheque.games.arackhan.battle import Battle


def shifted(pos: Battle, sheets: Sheets, card: Copy, at: int) -> dict[int, Sheet] | None:
    """The sheets that would be different if a card stood on another slot, a free one; None if that may be any of them."""
    by, board = sheets.by, pos.board
    me = by[card]
    if sheets.entangled or me.face.influence > BESIDE:
        return None
    home = me.at
    places = {card: at}
    if me.face.influence != APART:
        for slot in NEIGHBOURS[home] + NEIGHBOURS[at]:
            if board[slot] in by:
                places[board[slot]] = slot
        places[card] = at
    fresh: dict[int, Sheet] = {}
    bases(pos, list(places.items()), fresh)
    stand(pos, card, at)
    kinds = _texts(pos, sheets, fresh)
    if kinds is not None:
        apply(pos, Sheets(fresh, list(fresh.values())), kinds)
    stand(pos, card, home)
    return fresh


def _texts(pos: Battle, sheets: Sheets, fresh: dict[int, Sheet]) -> Kinds | None:
    """The texts that may act on these cards: their own, those beside them, and those that reach the whole battlefield."""
    by, board = sheets.by, pos.board
    sources: dict[int, Sheet] = {}
    for card, sheet in fresh.items():
        if sheet.face.texts:
            sources[card] = sheet
        for slot in NEIGHBOURS[sheet.at]:
            near = by.get(board[slot])
            if near is not None and near.face.influence == BESIDE and near.card not in fresh:
                sources[near.card] = near
    for sheet in sheets.wide:
        sources[sheet.card] = sheet
    if not sources:
        return None
    kinds: Kinds = [[], [], [], [], [], [], [], [], [], []]
    for card, sheet in sources.items():
        part = BY_SKILL if sheet.type == CREATURE else FIRM
        own = card in fresh
        for m in sheet.face.skills:
            if own or m.scope != SELF:
                kinds[m.kind].append((m, sheet, part))
        for m in sheet.face.weaknesses:
            if own or m.scope != SELF:
                kinds[m.kind].append((m, sheet, BY_WEAKNESS))
    return kinds
