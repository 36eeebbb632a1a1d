"""The end of the game (sections 9, 32, 33): victory points, the three tie-breaks, alliances."""

from __future__ import annotations

from typing import Any

from ludotheque.engine.numbers import Seat
from ludotheque.games.arackhan import changes
from ludotheque.games.arackhan.battle import Battle
from ludotheque.games.arackhan.faces import CREATURE, FACES, SPELL
from ludotheque.games.arackhan.modes import objectives
from ludotheque.games.arackhan.sheets import Sheet, Sheets, look, neighbours


def on_the_field(sheets: Sheets, seat: Seat) -> list[Sheet]:
    """The cards that bear the seat's token; spells bear none (AW-034, AW-087)."""
    return [sheet for sheet in sheets.field if sheet.seat == seat and sheet.type != SPELL]


def points(pos: Battle, seat: Seat) -> int:
    """The victory points of a seat."""
    return tally(pos)[seat]


def main_values(sheets: Sheets, seats: int) -> list[int]:
    """What the cards that bear each seat's token are worth; spells bear none (AW-034, AW-087)."""
    totals = [0] * seats
    for sheet in sheets.field:
        if sheet.type != SPELL:
            totals[sheet.seat] += sheet.value
    return totals


def tally(pos: Battle) -> list[int]:
    """The victory points of every seat: main values on the battlefield, bonuses from card texts, and accomplished Objectives
    (AW-087, AW-088, AW-383)."""
    sheets = look(pos)
    totals = main_values(sheets, pos.seats)
    for sheet in sheets.field:
        if sheet.marks and sheet.type != SPELL:
            totals[sheet.seat] += _bonus(pos, sheets, sheet)
    for seat, cards in enumerate(pos.accomplished):
        if cards:
            totals[seat] += objectives.points(pos, seat)
    return totals


def _bonus(pos: Battle, sheets: Sheets, sheet: Sheet) -> int:
    """The points that a card's own text adds."""
    total = 0
    if "trophies" in sheet.marks:
        total += sum(FACES[pos.faces[card]].value for host, card in pos.beneath if host == sheet.card)
    if "hostages" in sheet.marks:
        total += sum(one.value for one in _hostages(pos, sheets, sheet))
    return total


def _hostages(pos: Battle, sheets: Sheets, place: Sheet) -> list[Sheet]:
    """The enemy creatures next to a place or to an allied creature that touches it, each once."""
    found: dict[int, Sheet] = {}
    for near in neighbours(pos, sheets, place.at):
        beside = neighbours(pos, sheets, near.at) if near.type == CREATURE and near.side == place.side else []
        for one in (near, *beside):
            if one.type == CREATURE and one.side != place.side:
                found[one.card] = one
    return list(found.values())


def standing(pos: Battle, side: int) -> tuple[int, int, int]:
    """What a side is ranked by: points, cards on the battlefield, fewer creatures lost (AW-091, AW-092, AW-349 to AW-351)."""
    sheets = look(pos)
    seats = [seat for seat in range(pos.seats) if pos.sides[seat] == side]
    lost = sum(FACES[pos.faces[card]].kind == CREATURE for seat in seats for card in pos.discard[seat])
    return (
        sum(points(pos, seat) for seat in seats),
        sum(len(on_the_field(sheets, seat)) for seat in seats),
        -lost,
    )


def contending(pos: Battle) -> list[int]:
    """The sides that may win: all but those whose players have all conceded (AW-S63)."""
    return sorted({side for seat, side in enumerate(pos.sides) if not pos.conceded >> seat & 1})


def finish(pos: Battle) -> None:
    """The end-of-game sequence; a full tie is shared (AW-093, AW-S29)."""
    give_back(pos)  # before counting (AW-393, AW-S28)
    ranks = {side: standing(pos, side) for side in contending(pos)}
    best = max(ranks.values())
    pos.winners = [seat for seat in range(pos.seats) if ranks.get(pos.sides[seat]) == best]
    for seat in range(pos.seats):
        pos.emit("score", "AW-087", seat, (points(pos, seat),))
    pos.ended = 1
    pos.stack.clear()
    pos.asked.clear()


def give_back(pos: Battle) -> None:
    """Borrowed creatures return to their owners (AW-086, AW-393)."""
    for entry in [one for one in pos.lasting if one.what == "control"]:
        pos.lasting.remove(entry)
        if pos.at[entry.card] >= 0:
            changes.control(pos, entry.card, entry.n, "AW-393")


def decided(pos: Battle) -> tuple[str, dict[str, Any]]:
    """What decided the game, in words: the first of points, cards and losses in which the best two sides differ."""
    ranks = sorted((standing(pos, side) for side in contending(pos)), reverse=True)
    first, second = ranks[0], ranks[1] if len(ranks) > 1 else ranks[0]
    told: dict[str, Any] = {"points": first[0], "cards": first[1], "lost": -first[2]}
    if first[0] != second[0]:
        rest = [str(one[0]) for one in ranks[1:]]
        others = {
            lang: f" {word} ".join([", ".join(rest[:-1]), rest[-1]]) for lang, word in (("fr", "et"), ("en", "and"))
        }
        return "outcome", {**told, "others": others if len(rest) > 1 else rest[0]}
    if first[1] != second[1]:
        return "outcome-cards", {**told, "others": str(second[1])}
    if first[2] != second[2]:
        return "outcome-losses", {**told, "others": str(-second[2])}
    return "outcome-draw", told


def deciding_rule(pos: Battle) -> str:
    """The rule by which the game was decided."""
    ranks = sorted((standing(pos, side) for side in contending(pos)), reverse=True)
    first, second = ranks[0], ranks[1]
    team = len(set(pos.sides)) < pos.seats
    if first[0] != second[0]:
        return "AW-349" if team else "AW-087"
    if first[1] != second[1]:
        return "AW-350" if team else "AW-091"
    if first[2] != second[2]:
        return "AW-351" if team else "AW-092"
    return "AW-352" if team else "AW-093"
