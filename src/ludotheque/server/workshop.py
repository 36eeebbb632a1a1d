"""Cards that people write: a text is read by its game, and what it says, or where it is wrong, goes back. Nothing is kept.

Reading takes a moment, so it is done in a thread and one text at a time; the length of a text bounds how long it can take.
"""

from __future__ import annotations

import asyncio
from typing import Any

from ludotheque.server import errors
from ludotheque.server.errors import Trouble
from ludotheque.server.limits import Clients
from ludotheque.server.lobby import Lobby


class Workshop:
    """Where cards are checked while they are written."""

    def __init__(self, lobby: Lobby, clients: Clients) -> None:
        self._lobby = lobby
        self._clients = clients
        self._turn = asyncio.Lock()

    async def check(self, game_id: str, text: str, client: str) -> dict[str, Any]:
        """The cards of a text as the catalogue would show them, with every fault and finding (`Contract.check_cards`)."""
        game = self._lobby.game(game_id)
        if not game.longest_cards:
            raise Trouble(404, errors.NOT_WRITTEN)
        await asyncio.sleep(self._clients.check(client))
        async with self._turn:
            return await asyncio.to_thread(game.check_cards, text)
