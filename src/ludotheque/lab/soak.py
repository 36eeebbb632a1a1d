"""Many random games in every way to play: they end, nothing goes wrong, and no seat wins far too often."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ludotheque
from ludotheque.engine.errors import BadOptions
from ludotheque.lab.simulate import simulate


def soak(
    game_id: str,
    games: int,
    seed: int | str = 0,
    *,
    workers: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> dict[str, Any]:
    """Play `games` random games in each way that the game names, and count; `errors` is over all of them."""
    if games < 1:
        raise BadOptions(f"at least one game must be played, not {games}", f"il faut au moins une partie, pas {games}")
    ways = ludotheque.game(game_id).ways()
    found = []
    for done, (seats, options) in enumerate(ways, 1):
        played = simulate(
            game_id, ["random"] * seats, games, f"{seed}/{seats}/{sorted(options.items())}", options, workers=workers
        )
        found.append({"seats": seats, "options": options, **played})
        if progress is not None:
            progress(done, len(ways))
    return {"game": game_id, "games": games, "ways": found, "errors": sum(way["errors"] for way in found)}
