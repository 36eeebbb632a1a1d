"""Rules that an Event or a Strategy card switches for a round: named, so that the rules can ask for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.engine.refusal import Refusal

if TYPE_CHECKING:
    from ludotheque.games.arackhan.battle import Battle

#: Face number of an Event -> the switches it turns on while it is in force. Filled by `events.py`.
OF_EVENT: dict[int, frozenset[str]] = {}


def on(pos: Battle, name: str) -> bool:
    """Whether a switch is on: by the Event in force, or by something that lasts."""
    if pos.event >= 0 and name in OF_EVENT.get(pos.faces[pos.event], ()):
        return True
    return any(one[0] == "switch" and one[5] == name for one in pos.lasting)


def refusal(pos: Battle) -> Refusal:
    """The refusal that names the Event in force (AW-375)."""
    return Refusal("AW-375", "refusal-event")


def send_back(pos: Battle, card: int) -> None:
    """A destroyed creature goes back to its owner's hand instead of the discard."""
    from ludotheque.games.arackhan import changes

    changes.lift(pos, card)
    owner = pos.owner[card]
    pos.hand[owner].append(card)
    pos.emit("sent_back", "AW-375", owner, (card,))


def open_slots(pos: Battle, seat: int, slots: list[int]) -> list[int]:
    """The slots an Event leaves open to placement."""
    return slots
