"""What a game leaves to the next: plain JSON that the next reads back unchanged, and refuses anything else."""

from __future__ import annotations

import json
from typing import Any

from ludotheque.conformance.nonconforming import Nonconforming
from ludotheque.engine.errors import BadOptions
from ludotheque.engine.game import Game

#: Values that no game leaves.
_NONSENSE: tuple[Any, ...] = (5, "?", [1], {"?": "?"})


def check_carry(game: Game[Any], position: Any) -> dict[str, Any]:
    """Check what a finished position leaves; return the options a next game begins with (none if games do not carry)."""
    if not game.carries:
        return {}
    left = (game.outcome(position) or {}).get("carry")
    if not isinstance(left, dict) or not _plain(left):
        raise Nonconforming(f"{game.id}: what a game leaves is not plain JSON: {left!r}")
    if _read(game, left, position.seats) != left:
        raise Nonconforming(f"{game.id}: what a game leaves is refused or changed by the next")
    for seats in range(game.seats[0], game.seats[1] + 1):
        if _read(game, left, seats) not in (None, left):  # players may come and go, or a rule may forbid it
            raise Nonconforming(f"{game.id}: what a game leaves is changed by the next at {seats} seats")
    for wrong in _NONSENSE:
        if _read(game, wrong, position.seats) is not None:
            raise Nonconforming(f"{game.id}: a game begins with {wrong!r}")
    for name in left:
        for wrong in _NONSENSE:
            _read(game, {**left, name: wrong}, position.seats)
        _read(game, {other: value for other, value in left.items() if other != name}, position.seats)
    return {"carry": left}


def _plain(left: Any) -> bool:
    try:
        return bool(json.loads(json.dumps(left, allow_nan=False)) == left)
    except (TypeError, ValueError):
        return False


def _read(game: Game[Any], carry: Any, seats: int) -> Any:
    """The option as the game reads it, or None if it is properly refused. Any other exception is a defect."""
    try:
        return game.read_options({"carry": carry}, seats).get("carry")
    except BadOptions:
        return None
    except Exception as error:
        raise Nonconforming(f"{game.id}: reading {carry!r} fails: {type(error).__name__}: {error}") from error
