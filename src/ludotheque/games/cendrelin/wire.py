"""What Le Trône du Haut Cendrelin adds to the wire format; only its own layout reads it."""

from __future__ import annotations

from typing import NotRequired

from ludotheque.engine import wire


class Place(wire.Place):
    start: int  # tokens at the start of the game
    full: bool  # the resource is abundant


class Face(wire.Face):
    dots: NotRequired[int]  # the most copies a past life may hold
    crypt: NotRequired[bool]
    list: NotRequired[dict[str, int]]  # an apprentice's ten fragments
