"""What verbs share: numbers, what an ability remembers, the cards of a zone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.engine.position import Frame
from ludotheque.games.keyforge import memory
from ludotheque.games.keyforge.duel import Duel
from ludotheque.games.keyforge.queries import cards_in_play

#: More cards than there are: "any number".
ANY_NUMBER: Final = 99
#: A number printed on a card, or computed when it is needed.
Amount = int | Callable[[Duel, Frame], int]
Test = Callable[[Duel, Frame], bool]


def number(pos: Duel, frame: Frame, amount: Amount) -> int:
    return amount if isinstance(amount, int) else amount(pos, frame)


def count(frame: Frame, n: int) -> None:
    """Remember how much was done this way."""
    memory.remembering(frame)[memory.COUNT] = n


def recall(frame: Frame, what: str = memory.COUNT) -> int:
    return int(frame.memo.get(what, 0)) if frame.memo else 0


def zone_cards(pos: Duel, frame: Frame, zone: str) -> list[int]:
    """The cards of a zone that an ability may choose from, relative to the player "you" refers to."""
    seat = frame.seat
    if zone == "play":
        return cards_in_play(pos)
    if zone == "play or discard":
        return cards_in_play(pos) + pos.discard[seat]
    if zone == "any discard":
        return pos.discard[seat] + pos.discard[1 - seat]
    if zone == "deck and discard":
        return pos.deck[seat] + pos.discard[seat]
    if zone == "noted":  # the cards the ability itself has noted
        noted: list[int] = frame.memo.get(memory.NOTED, []) if frame.memo else []
        return noted
    if zone.startswith("opponent's "):
        cards: list[int] = getattr(pos, zone.removeprefix("opponent's "))[1 - seat]
        return cards
    mine: list[int] = getattr(pos, zone)[seat]
    return mine
