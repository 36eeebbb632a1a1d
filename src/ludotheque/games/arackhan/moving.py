"""Moving cards (sections 13, 23, 27.2, 27.3): free slots that touch a card, paths of Mouvement, flights, exchanges."""

from __future__ import annotations

from ludotheque.engine.numbers import Copy
from ludotheque.engine.refusal import Refusal
from ludotheque.games.arackhan import attributes as attr
from ludotheque.games.arackhan.battle import INITIATIVE, Battle
from ludotheque.games.arackhan.mat import AROUND, CELLS, DISTANCE, FREE, NEIGHBOURS
from ludotheque.games.arackhan.modes import switches
from ludotheque.games.arackhan.modifiers import ALLY, ANY, HOLD
from ludotheque.games.arackhan.sheets import MOMENTS, Sheet, Sheets, beside, immune_at, spared


def touches_card(pos: Battle, at: int, but: int = -1) -> bool:
    """Whether a slot touches a card, of either side, face up or down, other than the one that is moving (AW-105, AW-176)."""
    board = pos.board
    for slot in NEIGHBOURS[at]:
        card = board[slot]
        if card >= 0 and card != but:
            return True
    return False


def landings(pos: Battle, but: int = -1) -> list[int]:
    """The free slots adjacent to at least one other card (AW-105, AW-175)."""
    board = pos.board
    around = 0
    for at, held in enumerate(board):
        if held >= 0 and held != but:
            around |= AROUND[at]
    return [at for at, held in enumerate(board) if held == FREE and around >> at & 1]


def refuse_landing(pos: Battle, at: int, but: int = -1) -> Refusal | None:
    """Why no card may come to a slot by any means, or None (AW-111, AW-175)."""
    if at >= CELLS:
        return Refusal("AW-111", "refusal-off-field")
    if pos.board[at] < FREE:
        return Refusal("AW-008", "refusal-no-slot")
    if pos.board[at] != FREE:
        return Refusal("AW-175", "refusal-slot-taken")
    return None if touches_card(pos, at, but) else Refusal("AW-175", "refusal-slot-alone")


def stops_at(pos: Battle, sheets: Sheets, sheet: Sheet, at: int) -> bool:
    """Whether a moving card that comes to this slot cannot go on: it would lose Mouvement, its activity, or Initiative during the
    sequence (AW-210)."""
    losing = attr.MOUVEMENT | (attr.INITIATIVE if pos.phase == INITIATIVE else 0)
    for m, source in sheets.hazards:
        if source is sheet or DISTANCE[source.at][at] != 1:
            continue
        if m.kind != HOLD and not m.bits & losing:
            continue
        if m.side != ANY and (source.side == sheet.side) != (m.side == ALLY):
            continue
        if m.test is not None and not m.test(sheet, source):
            continue
        if (m.beside and not beside(pos, sheets, m, at)) or spared(m, source, sheet):
            continue
        if source.type == "spell" and source.side != sheet.side and immune_at(pos, sheets, sheet, at):
            continue
        return True
    return False


def paths(pos: Battle, sheets: Sheets, sheet: Sheet, n: int) -> dict[int, int]:
    """The slots within n steps, with their distance: through free slots and allied cards, never through an enemy's card of
    any type (AW-201 to AW-203, AW-343)."""
    board, side, by = pos.board, sheet.side, sheets.by
    seen = {sheet.at: 0}
    edge = [sheet.at]
    hazards = bool(sheets.hazards)
    for step in range(1, n + 1):
        beyond = []
        for at in edge:
            if hazards and at != sheet.at and stops_at(pos, sheets, sheet, at):
                continue
            for slot in NEIGHBOURS[at]:
                card = board[slot]
                if slot in seen or card < FREE:
                    continue
                if card >= 0 and (card not in by or by[card].side != side):
                    continue
                seen[slot] = step
                beyond.append(slot)
        edge = beyond
    return seen


def long_stride(sheet: Sheet) -> int:
    """Steps beyond its Mouvement that a card may take if it ends beside an enemy and does not attack at all (AW-211)."""
    return 2 if "long-stride" in sheet.marks else 0


def beside_enemy(pos: Battle, sheets: Sheets, sheet: Sheet, at: int) -> bool:
    by, board = sheets.by, pos.board
    return any(board[slot] in by and by[board[slot]].side != sheet.side for slot in NEIGHBOURS[at])


def ways(pos: Battle, sheets: Sheets, sheet: Sheet) -> dict[int, int]:
    """The slots a card can reach on foot, free or taken by allies, with the steps to them (AW-199, AW-211)."""
    extra = long_stride(sheet)
    if extra and not pos.attacked[sheet.card]:
        most = sheet.move
        far = paths(pos, sheets, sheet, most + extra)
        return {at: n for at, n in far.items() if n <= most or beside_enemy(pos, sheets, sheet, at)}
    when = sheet.card * MOMENTS + pos.phase
    found = sheets.ways.get(when)
    if found is None:
        found = sheets.ways[when] = paths(pos, sheets, sheet, sheet.move)
    return found


def destinations(pos: Battle, sheets: Sheets, sheet: Sheet) -> list[int]:
    """Where the card may go by its own attributes (AW-199, AW-212)."""
    if sheet.at < 0 or switches.on(pos, "no-moves"):
        return []
    if not sheet.bits & (attr.VOL | attr.MOUVEMENT):
        return []
    when = sheet.card * MOMENTS + pos.phase
    found = sheets.goals.get(when)
    if found is None:
        card, board = sheet.card, pos.board
        if sheet.bits & attr.VOL:
            found = landings(pos, card)
        else:
            found = [at for at in ways(pos, sheets, sheet) if board[at] == FREE and touches_card(pos, at, card)]
            if long_stride(sheet):
                return found  # how far it goes depends on whether it has attacked
        sheets.goals[when] = found
    return found


def strides(pos: Battle, sheets: Sheets, sheet: Sheet, at: int) -> bool:
    """Whether a card needs, to reach a slot, the extra steps granted for not attacking (AW-211)."""
    if sheet.bits & attr.VOL or not long_stride(sheet):
        return False
    return paths(pos, sheets, sheet, sheet.move + long_stride(sheet)).get(at, CELLS) > sheet.move


def refuse_move(pos: Battle, sheets: Sheets, sheet: Sheet, at: int) -> Refusal | None:
    """Why a card cannot go to a slot by its own attributes, or None."""
    if switches.on(pos, "no-moves"):
        return switches.refusal(pos)
    if not sheet.bits & (attr.VOL | attr.MOUVEMENT) or sheet.at < 0:
        return Refusal("AW-127", "refusal-cannot-move")
    refusal = refuse_landing(pos, at, sheet.card)
    if refusal is not None:
        return refusal
    if at in destinations(pos, sheets, sheet):
        return None
    rule = "AW-202" if DISTANCE[sheet.at][at] <= sheet.move else "AW-199"
    return Refusal(rule, "refusal-too-far", (("n", sheet.move),))


def places_taken(pos: Battle, sheets: Sheets, sheet: Sheet, others: list[Sheet]) -> set[int]:
    """The other cards whose slots a card could reach by itself if they were free (AW-206, AW-215, AW-217, AW-S12)."""
    if sheet.bits & attr.VOL:
        return {other.card for other in others if other is not sheet}
    if not sheet.bits & attr.MOUVEMENT:
        return set()
    within = ways(pos, sheets, sheet)
    return {other.card for other in others if other is not sheet and other.at in within}


def refuse_swap(pos: Battle, sheets: Sheets, one: Sheet, other: Sheet) -> Refusal | None:
    """Why two cards cannot exchange positions, or None (AW-206, AW-209)."""
    if switches.on(pos, "no-moves"):
        return switches.refusal(pos)
    if one is other or one.at < 0 or other.at < 0:
        return Refusal("AW-206", "refusal-swap")
    if not places_taken(pos, sheets, one, [other]) or not places_taken(pos, sheets, other, [one]):
        return Refusal("AW-209", "refusal-swap")
    # every slot stays taken, so each card touches what the one before it touched
    if not touches_card(pos, one.at) or not touches_card(pos, other.at):
        return Refusal("AW-209", "refusal-slot-alone")
    return None


# ---------------------------------------------------------------------- rings (AW-206, AW-215, AW-S58)

#: For each card that may change places, the others whose place it can take by itself.
Takes = dict[int, set[int]]


def taking(pos: Battle, sheets: Sheets, cards: list[Sheet]) -> Takes:
    """Which of these cards, all able to move, can take whose place: they must touch a card there."""
    if len(cards) < 2 or switches.on(pos, "no-moves"):
        return {}
    able = [sheet for sheet in cards if sheet.at >= 0 and touches_card(pos, sheet.at)]
    return {sheet.card: places_taken(pos, sheets, sheet, able) for sheet in able}


def goes_on(takes: Takes, ring: list[int], card: Copy) -> bool:
    """Whether the last card of a ring may take this one's place, so that a ring of three or more results: the card is
    the first, or the places of others lead back to the first."""
    first, last = ring[0], ring[-1]
    if card not in takes.get(last, ()) or card in ring[1:]:
        return False
    if card == first:
        return len(ring) > 2
    seen = {*ring[1:], card}
    edge = takes[card] - seen - ({first} if len(ring) == 1 else set())
    while edge:
        if first in edge:
            return True
        seen |= edge
        edge = {beyond for one in edge for beyond in takes[one]} - seen
    return False
