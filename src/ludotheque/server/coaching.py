"""Hints: what the seat would best do, and in words why. They are thought about in processes, like the moves of bots that search.

A hint is for those who play against bots alone, and knows what their seat knows. Where no bot thinks ahead, it is what the bot of
the seat's role would answer, with the reason that the game has for it (`Game.why`), or the move that looks best one move ahead.
"""

from __future__ import annotations

from typing import Any

import ludotheque
from ludotheque.bots.search.analysis import told
from ludotheque.bots.search.coach import advise, effort_of
from ludotheque.engine.choice import Choice
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import StaleAnswer
from ludotheque.engine.game import Game
from ludotheque.engine.knowledge import Knowledge
from ludotheque.engine.words import Words
from ludotheque.server import errors
from ludotheque.server.bots_pool import HINT, BotsPool
from ludotheque.server.errors import Trouble
from ludotheque.server.live import LiveTable
from ludotheque.server.settings import Settings

#: An effort that takes no longer than it does to reach another process.
_SHORT = 500


class Coach:
    """Gives hints at all tables."""

    def __init__(self, settings: Settings, pool: BotsPool) -> None:
        self._settings = settings
        self._pool = pool

    def check(self, live: LiveTable, seat: int, n: int) -> Choice:
        """What the seat is asked, if it may have a hint about it."""
        if not live.solo(seat):
            raise Trouble(403, errors.NO_HINT)
        if n != live.n:
            raise StaleAnswer(errors.CHANGED["en"], errors.CHANGED["fr"])
        choice = live.table.choice_of(seat)
        if choice is None:
            raise Trouble(409, errors.NOT_ASKED)
        return choice

    async def hint(self, live: LiveTable, seat: int, n: int) -> dict[str, Any]:
        """The best line and the second, as the seat may see them."""
        choice, table = self.check(live, seat, n), live.table
        game = table.game
        if game.thinking is None:
            key = await self._pool.choose(table, seat, _player_of(live, seat), HINT)
            option = choice.find(key)
            why = game.why(table.position, seat, game.parse(table.position, seat, key))
            return _frame(n, [{"key": key, "words": None if option is None else option.words}], [], why)
        effort = effort_of(game, self._settings.hint_seconds)
        seed = f"{table.seed}/hint/{seat}/{n}"
        think = self._pool.apart if effort > _SHORT else self._pool.beside
        lines = await think(_advise, game.id, game.own_cards, game.dump(table.position), seat, seed, effort)
        return _frame(n, lines, lines)


def _player_of(live: LiveTable, seat: int) -> str:
    """The bot that knows best what such a seat does: that of its role, where the game has roles."""
    roles = live.table.game.roles
    able = next((one.bots for one in roles if one.id == live.table.role(seat)), None) if roles else None
    return able[-1] if able else "greedy"


def _frame(n: int, best: list[dict[str, Any]], lines: list[dict[str, Any]], why: Words | None = None) -> dict[str, Any]:
    return {"type": "hint", "n": n, "key": best[0]["key"], "words": best[0]["words"], "why": why, "lines": lines}


def _advise(id: str, cards: str, data: dict[str, Any], seat: int, seed: str, effort: int) -> list[dict[str, Any]]:
    """In a process: the lines as they are sent."""
    game: Game[Any] = ludotheque.game(id).edition(cards)
    position: Any = game.restore(data)
    lines = advise(Knowledge(game, position, seat), Dice(f"coach {seed}"), effort)
    return [told(game, position, seat, line) for line in lines]
