"""Randomness as one small integer: a splitmix64 generator, kept in a position or, outside of one, in a `Dice`."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

_MASK: Final = 0xFFFFFFFFFFFFFFFF


def draw_seed() -> str:
    """A fresh seed that nobody can guess from its hash."""
    return secrets.token_hex(16)


def seed_hash(seed: str) -> str:
    """The hash shown before the game; the seed shown afterwards proves that nothing was rigged."""
    return hashlib.sha256(f"ludotheque:{seed}".encode()).hexdigest()


def state_of(seed: str) -> int:
    """The generator's first state, hashed independently of `seed_hash`, which is public."""
    return int.from_bytes(hashlib.sha256(f"ludotheque state:{seed}".encode()).digest()[:8], "big")


class Dice:
    """A generator outside the position, for bots, resampling and simulations."""

    __slots__ = ("state",)

    def __init__(self, seed: int | str) -> None:
        self.state = seed & _MASK if isinstance(seed, int) else state_of(seed)

    def word(self) -> int:
        self.state = state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
        return state ^ (state >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n − 1."""
        return (self.word() * n) >> 64

    def shuffle(self, things: list[int]) -> None:
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]
