"""What the numbers in a position stand for. All are plain ints, which cost nothing, in plain Python as compiled; the names say
which number a function wants.
"""

from __future__ import annotations

from typing import TypeAlias

#: A seat at the table, from 0; where a viewer is meant also SPECTATOR and OMNISCIENT (see `audience`).
Seat: TypeAlias = int
#: One copy of a card: its number in `Position.faces`.
Copy: TypeAlias = int
#: What a copy shows: the index of its card in `Game.cards`.
Face: TypeAlias = int
#: A slot of a board; each game says how it counts them.
Slot: TypeAlias = int
