"""Thinking ahead, in any game: flat Monte Carlo over dealt worlds.

`worlds` deals positions from what a seat knows, `candidates` finds the moves that differ, `policy` plays on cheaply, and
`flat` compares moves by what becomes of them. What a game contributes is in its `thinking` (`engine/thinking.py`).
"""

from __future__ import annotations

from ludotheque.bots.search.flat import Search

__all__ = ["Search"]
