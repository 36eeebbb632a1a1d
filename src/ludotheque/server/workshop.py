"""Cards that people write: a text is read by its game, and what it says, or where it is wrong, goes back. Nothing is kept, unless
somebody tries a card: then there is a table with these cards, against a bot, at which the player holds the card.

Reading takes a moment, so it is done in a thread and one text at a time; the length of a text bounds how long it can take.
"""

from __future__ import annotations

import asyncio
from typing import Any

from ludotheque import bots
from ludotheque.engine.errors import LudothequeError
from ludotheque.server import errors
from ludotheque.server.clients import Clients
from ludotheque.server.errors import Trouble
from ludotheque.server.lobby import Lobby
from ludotheque.server.messages import SeatWish, TableWish

#: Who sits opposite while a card is tried: it answers at once. Where there is no such bot, any will do.
_OPPONENT, _OTHERWISE = "beginner", "random"


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

    async def trial(self, game_id: str, text: str, card: str, name: str | None, client: str) -> TableWish:
        """The table at which a card of a text is tried; whatever is wrong with the text is reported before one is opened."""
        game = self._lobby.game(game_id)
        if not game.longest_own:
            raise Trouble(404, errors.NOT_WRITTEN)
        await asyncio.sleep(self._clients.check(client))
        try:
            seats, options = game.trial(text, card)
            async with self._turn:
                await asyncio.to_thread(game.read_options, options, seats)
        except LudothequeError as error:
            raise Trouble.of(error) from None
        bot = _OPPONENT if _OPPONENT in bots.names(game) else _OTHERWISE
        others = [SeatWish("bot", bot, None) for _ in range(seats - 1)]
        return TableWish(game.id, options, [SeatWish("me", None, name), *others])
