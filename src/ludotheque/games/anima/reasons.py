"""What a coach compares lines by in Anima: missions, the team and its Combat, cards, and turns lost."""

from __future__ import annotations

from typing import Final

from ludotheque.engine.reasons import Feature
from ludotheque.games.anima import sums
from ludotheque.games.anima.gaia import Gaia


def _missions(pos: Gaia, seat: int) -> float:
    return len(pos.done[seat])


def _steps(pos: Gaia, seat: int) -> float:
    """Steps done of the missions in progress."""
    return sum(pos.progress[card] for card in pos.going[seat]) + pos.ascent[seat]


def _team(pos: Gaia, seat: int) -> float:
    return len(pos.team[seat])


def _combat(pos: Gaia, seat: int) -> float:
    return sums.combat(pos, seat)


def _cards(pos: Gaia, seat: int) -> float:
    return len(pos.hand[seat])


def _out(pos: Gaia, seat: int) -> float:
    """Whether the turn is lost, or the next."""
    return float(bool(pos.out[seat] or pos.sits_out[seat]))


REASONS: Final = (
    Feature("missions", _missions, 30.0),
    # the steps of a mission are no longer counted once it is completed
    Feature("steps", _steps, 6.0, silent=("mine-down", "theirs-down")),
    Feature("team", _team, 7.0),
    Feature("combat", _combat, 2.0),
    Feature("cards", _cards, 2.0),
    Feature("out", _out, 3.0, good=False, chance=True),
)
