"""Randomness as one small integer: a splitmix64 generator, kept in a position or, outside of one, in a `Dice`."""

from __future__ import annotations

import hashlib
import secrets
from types import FunctionType
from typing import Final

from ludotheque.engine.native import i64

_MASK: Final = 0xFFFFFFFFFFFFFFFF
#: A state as a machine word is as far from this as the number is from 0: words have a sign, states have none.
_HALF: Final = 0x8000000000000000
#: From one state to the next, as a word.
STEP: Final = -0x61C8864680B583EB
#: The largest number below which `drawn` can draw.
MOST: Final = 0x7FFFFFFF


def draw_seed() -> str:
    """A fresh seed that nobody can guess from its hash."""
    return secrets.token_hex(16)


def seed_hash(seed: str) -> str:
    """The hash shown before the game; the seed shown afterwards proves that nothing was rigged."""
    return hashlib.sha256(f"ludotheque:{seed}".encode()).hexdigest()


def state_of(seed: str) -> int:
    """The generator's first state, hashed independently of `seed_hash`, which is public."""
    return int.from_bytes(hashlib.sha256(f"ludotheque state:{seed}".encode()).digest()[:8], "big")


#: Whether this module is compiled: then the generator runs on machine words, a tenth of the time.
WORDS: Final = not isinstance(state_of, FunctionType)


def word_of(state: int) -> i64:
    """A state as a machine word (compiled form only, as all of this)."""
    return i64(state - _HALF) ^ -0x8000000000000000


def stepped(state: int) -> i64:
    """The next state, as a machine word."""
    return word_of(state) + STEP


def number(word: i64) -> int:
    """A word as the number a state is saved as."""
    return int(word ^ -0x8000000000000000) + _HALF


def mixed(word: i64) -> i64:
    """What is drawn in a state: as in `Dice.word`, with multiplications that wrap and shifts that must forget the sign."""
    word = (word ^ ((word >> 30) & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
    word = (word ^ ((word >> 27) & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
    return word ^ ((word >> 31) & 0x1FFFFFFFF)


def drawn(word: i64, n: int) -> int:
    """A number from 0 to n − 1 (n below 2³¹): the upper half of the product of what is drawn and n."""
    drew = mixed(word)
    few = i64(n)
    high = ((drew >> 32) & 0xFFFFFFFF) * few
    low = ((drew & 0xFFFFFFFF) * few) >> 32
    return int((high + low) >> 32)


class Dice:
    """A generator outside the position, for bots, resampling and simulations."""

    __slots__ = ("state",)

    state: i64  # a number without a sign in the plain form

    def __init__(self, seed: int | str) -> None:
        start = seed & _MASK if isinstance(seed, int) else state_of(seed)
        self.state = word_of(start) if WORDS else start

    def word(self) -> int:
        if WORDS:
            self.state += STEP
            return number(mixed(self.state))
        before: int = self.state
        self.state = state = (before + 0x9E3779B97F4A7C15) & _MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
        return state ^ (state >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n − 1."""
        if WORDS and n <= MOST:
            self.state += STEP
            return drawn(self.state, n)
        return (self.word() * n) >> 64

    def shuffle(self, things: list[int]) -> None:
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]
