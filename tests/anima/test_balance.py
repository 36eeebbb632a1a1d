"""Games by the dozen between players of simple habits: they end in time, and no seat is better than another (AN-D12)."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.games.anima.cards import FACES
from tests.anima.habits import game

GAMES = 40
LONG = 25


@pytest.mark.rule("AN-D12")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nine_games_in_ten_end_within_25_turns(seats: int) -> None:
    ends = [game(seats, number) for number in range(GAMES)]
    in_time = sum(pos.winner >= 0 and pos.turns <= LONG for pos in ends)
    assert in_time >= 0.9 * GAMES


@pytest.mark.rule("AN-D12")
def test_every_mission_is_completed_and_no_seat_wins_too_often() -> None:
    ends = [game(3, number) for number in range(150)]
    done = Counter(FACES[card].id for pos in ends for cards in pos.done for card in cards)
    assert len(done) == 10
    assert min(done.values()) > max(done.values()) / 4, "none is a gift, none a trap"
    finals = Counter(FACES[pos.final].id for pos in ends if pos.winner >= 0)
    assert len(finals) == 3
    wins = Counter(pos.winner for pos in ends)
    assert max(wins[seat] for seat in range(3)) <= 1.3 * len(ends) / 3
