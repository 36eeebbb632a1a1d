"""What a coach compares lines by in AracKhan Wars: points, cards on the battlefield, and which of them are in danger."""

from __future__ import annotations

from typing import Final

from ludotheque.engine.numbers import Seat
from ludotheque.engine.reasons import Feature
from ludotheque.games.arackhan import scoring
from ludotheque.games.arackhan.battle import Battle
from ludotheque.games.arackhan.faces import CREATURE, FACES, SPELL
from ludotheque.games.arackhan.mat import NEIGHBOURS
from ludotheque.games.arackhan.sheets import look


def _points(pos: Battle, seat: Seat) -> float:
    return scoring.points(pos, seat)


def _slots(pos: Battle, seat: Seat) -> float:
    """The slots that the seat holds."""
    return len(scoring.on_the_field(look(pos), seat))


def _threatened(pos: Battle, seat: Seat) -> float:
    """The seat's cards that enemies in contact could beat together."""
    sheets = look(pos)
    found = 0
    for target in scoring.on_the_field(sheets, seat):
        against = 0
        for at in NEIGHBOURS[target.at]:
            one = sheets.by.get(pos.board[at])
            if one is not None and one.type != SPELL and one.side != target.side:
                against += max(one.attack, 0)
        found += against > target.defense
    return found


def _fallen(pos: Battle, seat: Seat) -> float:
    """The creatures that the seat has lost."""
    return sum(FACES[pos.faces[card]].kind == CREATURE for card in pos.discard[seat])


REASONS: Final = (
    Feature("points", _points, 3.0),
    Feature("slots", _slots, 2.0),
    # a threat against somebody else also ends when it is carried out
    Feature("threatened", _threatened, 1.5, good=False, silent=("theirs-down",)),
    Feature("fallen", _fallen, 1.0, good=False),
)
