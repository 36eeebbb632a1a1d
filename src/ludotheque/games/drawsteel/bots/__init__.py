"""Bots that play Draw Steel and nothing else: a Director for whoever has none, and companions for empty seats."""

from __future__ import annotations

from ludotheque.games.drawsteel.bots.companion import Companion
from ludotheque.games.drawsteel.bots.director import Director

BOTS = {bot.name: bot for bot in (Director, Companion)}
