"""What the numbers in a position stand for. All are aliases of int, which cost nothing in either form; the names say
which kind of number a function takes.
"""

from __future__ import annotations

from typing import TypeAlias

#: A seat at the table, from 0; for a viewer also SPECTATOR or OMNISCIENT (see `audience`).
Seat: TypeAlias = int
#: One copy of a card: its number in `Position.faces`.
Copy: TypeAlias = int
#: What a copy shows: the index of its card in `Game.cards`.
Face: TypeAlias = int
#: A slot of a board; each game numbers its own.
Slot: TypeAlias = int
