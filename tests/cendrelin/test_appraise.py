"""Actions judged by what their cards say: as good as playing them, where nothing is asked in between."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bots.test_levels import moments

import ludotheque

GAME: Any = ludotheque.game("cendrelin")


@pytest.mark.parametrize("seats", [2, 3])
def test_an_action_looks_as_good_as_the_position_after_it(seats: int) -> None:
    compared: set[str] = set()
    for pos, seat in moments("cendrelin", seats, every=2, most=60):
        moves = GAME.legal(pos, seat)
        found = GAME.thinking.appraise(GAME, pos, seat, moves)
        if found is None:
            continue
        for move, worth in zip(moves, found, strict=True):
            after = pos.copy()
            GAME.answer(after, seat, move)
            parts: Any = ()
            if move[0] in ("play", "resolve"):
                card = GAME.cards[pos.faces[move[1]]]
                parts = (card.effect if move[0] == "play" else card.options[move[2]]).parts
            if len(parts) < 2 and not any(part.questions for part in parts):
                assert worth == pytest.approx(GAME.value(after, seat)), (move, parts)
                compared.add(move[0])
    assert compared >= {"play", "resolve", "end"}


def test_a_winning_action_is_seen() -> None:
    pos, seat = next(
        (pos, seat) for pos, seat in moments("cendrelin", every=1, most=200) if GAME.legal(pos, seat)[-1] == ("end",)
    )
    pos.past_life[seat].clear()
    pos.resources[pos.favourites[seat]] = pos.enough[pos.favourites[seat]]
    assert GAME.thinking.appraise(GAME, pos, seat, [("end",)]) == [1000.0]
    assert GAME.thinking.appraise(GAME, pos, 1 - seat, [("end",)]) == [-1000.0]


def test_what_cards_do_not_tell_is_left_to_playing() -> None:
    game: Any = ludotheque.game("cendrelin")
    nights = 0
    for pos, seat in moments("cendrelin", 2, every=5, most=60, options={"mode": "full"}):
        moves = game.legal(pos, seat)
        found = game.thinking.appraise(game, pos, seat, moves)
        if pos.charge < 0:  # the preparation is judged at sight, and every choice of it is
            assert found is not None
            assert len(found) == len(moves)
        else:
            assert found is None
            nights += 1
    assert nights >= 6
    pos, seat = moments("cendrelin", every=1, most=1)[0]
    assert game.thinking.appraise(game, pos, seat, game.legal(pos, seat)) is None, "the class is still to be chosen"
