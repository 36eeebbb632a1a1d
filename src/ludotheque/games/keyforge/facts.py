"""What is remembered of the turn: facts that cards refer to, and how often each card name was played or used."""

from __future__ import annotations

from ludotheque.engine.numbers import Copy
from ludotheque.games.keyforge.duel import Duel


def note(pos: Duel, fact: str, n: int = 1) -> None:
    """Remember a fact of this turn that cards refer to."""
    pos.turn_facts[fact] = pos.turn_facts.get(fact, 0) + n


def count_use(pos: Duel, card: Copy) -> None:
    """Count one more play or use of a card name this turn (KF-112)."""
    for pair in pos.uses_by_name:
        if pair[0] == pos.faces[card]:
            pair[1] += 1
            return
    pos.uses_by_name.append([pos.faces[card], 1])
