"""What a coach counts: nothing comes or goes while the past lives are composed and the favourites chosen."""

from __future__ import annotations

from tests.cendrelin.helpers import GAME

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.games.cendrelin.reasons import REASONS

OF = {feature.id: feature.of for feature in REASONS}


def test_to_compose_a_past_life_and_to_choose_a_favourite_is_no_gain_and_no_loss() -> None:
    table = ludotheque.new("cendrelin", 2, "reasons", {"mode": "full"})
    dice = Dice("reasons")
    before = table.position.copy()
    while table.position.charge < 0:
        seat = table.asked[0]
        table.play(GAME.key(table.position, GAME.any_move(table.position, seat, dice)), seat)
    pos = table.position
    for seat in range(2):
        assert pos.favourites[seat] >= 0
        assert OF["favourite"](pos, seat) == OF["favourite"](before, seat)
        drawn = 10 - len(pos.past_life[seat])
        assert OF["gathered"](pos, seat) - OF["gathered"](before, seat) == drawn < 10
