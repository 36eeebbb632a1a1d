"""What a game of Anima is told by: missions accomplished, the team and its Combat. Missions under way are their player's secret."""

from __future__ import annotations

from typing import Final

from ludotheque.engine.story import Story, Tally
from ludotheque.games.anima import sums
from ludotheque.games.anima.gaia import Gaia


def _missions(pos: Gaia, seat: int) -> int:
    return len(pos.done[seat])


def _team(pos: Gaia, seat: int) -> int:
    return len(pos.team[seat])


STORY: Final = Story(
    Tally("missions", "trophy", _missions, 12.0, told=("completes", "final", "wins")),
    Tally("combat", "crossed-swords", sums.combat),
    Tally("team", "three-friends", _team, 2.0, told=("recruit", "dies", "joins")),
)
