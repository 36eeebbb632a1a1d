"""The battle mat (section 2): an 8 × 6 grid of positions, 40 of which are slots of the battlefield.

A slot is a number, x + 8 y. A position's `board` holds a card, FREE, or OFF where there is no slot, so another mat
(AW-015) is just another list.
"""

from __future__ import annotations

from typing import Final

from ludotheque.engine.numbers import Seat

WIDTH: Final = 8
HEIGHT: Final = 6
CELLS: Final = 48
FREE: Final = -1
OFF: Final = -2


def cell(x: int, y: int) -> int:
    return x + WIDTH * y


def spot(at: int) -> tuple[int, int]:
    """Column and row of a slot."""
    return at % WIDTH, at // WIDTH


#: The 40 slots of the printed mat (AW-008).
SLOTS = tuple(
    cell(x, y)
    for y, columns in enumerate((range(3, 7), range(8), range(8), range(8), range(8), range(1, 5)))
    for x in columns
)
#: The central zone (AW-010).
CENTRE = (cell(3, 2), cell(4, 2), cell(3, 3), cell(4, 3))
#: The eight positions of the players' own areas on the mat (AW-011): discard, astral slots 0 and 1, draw pile.
AREAS = (
    (cell(0, 5), cell(5, 5), cell(6, 5), cell(7, 5)),
    (cell(7, 0), cell(2, 0), cell(1, 0), cell(0, 0)),
)
ASTRAL_SLOTS: Final = 2  # AW-012


def _around(at: int) -> tuple[int, ...]:
    x, y = spot(at)
    steps = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
    return tuple(cell(a, b) for a, b in steps if 0 <= a < WIDTH and 0 <= b < HEIGHT)


#: The positions that share an edge with one (AW-098); edges of the mat are hard (AW-013).
NEIGHBOURS: Final = tuple(_around(at) for at in range(CELLS))
#: The same as a mask of positions.
AROUND: Final = tuple(sum(1 << slot for slot in _around(at)) for at in range(CELLS))


def _line(at: int, other: Seat) -> tuple[int, ...]:
    """The positions behind `other` as seen from its neighbour `at`, in order."""
    (x, y), (a, b) = spot(at), spot(other)
    dx, dy = a - x, b - y
    found = []
    a, b = a + dx, b + dy
    while 0 <= a < WIDTH and 0 <= b < HEIGHT:
        found.append(cell(a, b))
        a, b = a + dx, b + dy
    return tuple(found)


#: Where a Perforation continues: (attacker's slot, target's slot) -> the slots behind (AW-259).
BEHIND: Final = {(at, other): _line(at, other) for at in range(CELLS) for other in NEIGHBOURS[at]}


def _steps(at: int, other: Seat) -> int:
    (x, y), (a, b) = spot(at), spot(other)
    return abs(x - a) + abs(y - b)


#: Distance is counted in orthogonal steps; nothing in between blocks it (AW-102, AW-103).
DISTANCE: Final = tuple(tuple(_steps(at, other) for other in range(CELLS)) for at in range(CELLS))

#: Which way each seat looks across the mat, by number of seats: clockwise from the bottom (AW-S04, AW-S50).
_LOOKS: Final = {2: ((0, -1), (0, 1)), 3: ((0, -1), (1, 0), (0, 1)), 4: ((0, -1), (1, 0), (0, 1), (-1, 0))}


def blind_sides(at: int, seat: Seat, seats: int) -> tuple[int, ...]:
    """The positions at the printed right and bottom edges of a card: its player's left, and away from its player (AW-401,
    AW-S57)."""
    dx, dy = _LOOKS[seats][seat]
    x, y = spot(at)
    edges = ((x + dy, y - dx), (x + dx, y + dy))
    return tuple(cell(a, b) for a, b in edges if 0 <= a < WIDTH and 0 <= b < HEIGHT)


def turned(at: int) -> int:
    """The same slot seen from the opposite side (AW-009)."""
    x, y = spot(at)
    return cell(WIDTH - 1 - x, HEIGHT - 1 - y)


def _name(at: int) -> str:
    if at >= CELLS:
        return f"a{at - CELLS}"
    x, y = spot(at)
    return f"{x}-{y}"


_NAMES: Final = tuple(_name(at) for at in range(CELLS + ASTRAL_SLOTS))
NAMES = {id: at for at, id in enumerate(_NAMES)}


def name(at: int) -> str:
    """The id of a position: column and row, as in `3-2`; a0 and a1 are the slots of the astral plane."""
    return _NAMES[at]
