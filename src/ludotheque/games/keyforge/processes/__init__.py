"""What takes several steps and lets abilities trigger: dealing damage, destroying, playing, using, fighting, forging.

Each is a program over a frame whose source is the card in question. The order of the steps is the rulebook's (chapter 14 of
the register); each step names its rule. Each module builds on those before it: destroying and leaving play, coming into play
and control, damage, uses, fights; forging and diverted Aombre stand alone.
"""

from __future__ import annotations

from ludotheque.games.keyforge.processes.damage import Aim, check_standing, deal
from ludotheque.games.keyforge.processes.entering import (
    PLAY,
    PUT,
    give_control,
    hold,
    play_card,
    put_back,
    put_into_play,
)
from ludotheque.games.keyforge.processes.fights import FIGHT
from ludotheque.games.keyforge.processes.forging import FORGE, forge
from ludotheque.games.keyforge.processes.leaving import DESTROY, LEAVE, destroy, remove
from ludotheque.games.keyforge.processes.pools import TURN_ASIDE
from ludotheque.games.keyforge.processes.uses import ACTION, OMNI, REAP, may_be_used, use

__all__ = [
    "ACTION",
    "DESTROY",
    "FIGHT",
    "FORGE",
    "LEAVE",
    "OMNI",
    "PLAY",
    "PUT",
    "REAP",
    "TURN_ASIDE",
    "Aim",
    "check_standing",
    "deal",
    "destroy",
    "forge",
    "give_control",
    "hold",
    "may_be_used",
    "play_card",
    "put_back",
    "put_into_play",
    "remove",
    "use",
]
