"""A server where a table may start from one of boards.py: `python -m tests.browser.staged --port 0 …`."""

from __future__ import annotations

from typing import Any

from ludotheque.engine.game import Game
from ludotheque.engine.table import Table
from ludotheque.server import lessons
from ludotheque.server.__main__ import main
from tests.browser.boards import BOARDS, OTHERS, STAGED


def table(game: Game[Any], seats: int, seed: str | None, options: dict[str, Any]) -> Table:
    """A table at its start, as the server makes it, unless its seed names a board."""
    if seed is None or not seed.startswith(STAGED):
        return Table(game, seats, seed, options)
    return Table(game, 0, seed, scenario={**BOARDS, **OTHERS}[seed.removeprefix(STAGED)][1])


if __name__ == "__main__":
    lessons.Table = table  # type: ignore[assignment, misc]
    main()
