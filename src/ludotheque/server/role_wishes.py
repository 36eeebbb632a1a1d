"""The roles that seats are opened with, in games that have them: what the lobby wishes, and which bots can play what."""

from __future__ import annotations

from typing import Any

from ludotheque import bots
from ludotheque.engine.game import Game
from ludotheque.engine.roles import OPTION
from ludotheque.engine.table import Table
from ludotheque.server.errors import Trouble, pair
from ludotheque.server.messages import TableWish


def with_roles(game: Game[Any], options: dict[str, Any], wish: TableWish) -> dict[str, Any]:
    """The options with the roles that the seats were given; the game reads the rest."""
    wished = [seat.role for seat in wish.seats]
    if not any(wished):
        return options
    if not game.roles:
        raise Trouble(
            400, pair(f"{game.names['fr']} n'a pas de rôles.", f"{game.names['en']} has no roles."), rule=None
        )
    if None in wished or OPTION in options:
        raise Trouble(
            400,
            pair(
                "Donnez un rôle à chaque place, ou à aucune, et une seule fois.",
                "Give every seat a role, or none, and only once.",
            ),
        )
    return {**options, OPTION: wished}


def check_bots(table: Table, wish: TableWish) -> None:
    """Refuse a bot that does not know the game, or in a role that it cannot play."""
    if wish.lesson is not None:
        return  # a script answers for them
    game = table.game
    can = bots.names(game)
    for number, seat in enumerate(wish.seats):
        if seat.bot is not None and seat.bot not in can:
            raise Trouble(
                400,
                pair(
                    f"Le bot {seat.bot} ne joue pas à {game.names['fr']}.",
                    f"The bot {seat.bot} does not play {game.names['en']}.",
                ),
            )
        role = next((role for role in game.roles if role.id == table.role(number)), None)
        if role is not None and seat.bot is not None and role.bots is not None and seat.bot not in role.bots:
            said = game.say(role.message)
            raise Trouble(
                400,
                pair(
                    f"Le bot {seat.bot} ne sait pas tenir le rôle {said['fr']}.",
                    f"The bot {seat.bot} cannot play the role {said['en']}.",
                ),
            )
