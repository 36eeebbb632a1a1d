"""Lasting effects are records: shared by copies, saved as plain lists, restored from them."""

from __future__ import annotations

import json
from typing import Any, ClassVar

import pytest

from ludotheque.engine.lasting import TURN, WHILE_SOURCE, Lasting
from tests.engine.toy import Toy, ToyPosition

ONE = Lasting("fog", 3, 0, TURN, 2, -1, 2)


class LastingPosition(ToyPosition):
    __slots__ = ("lasting",)
    FIELDS: ClassVar[tuple[str, ...]] = (*ToyPosition.FIELDS, "lasting")
    RECORDS: ClassVar[dict[str, type[Any]]] = {"lasting": Lasting}
    lasting: list[Lasting]


class LastingToy(Toy):
    position_type = LastingPosition

    def empty(self, seats: int, rng: int, faces: list[int]) -> ToyPosition:
        pos = super().empty(seats, rng, faces)
        assert isinstance(pos, LastingPosition)
        pos.lasting = [ONE, ONE._replace(until=WHILE_SOURCE, often=-1)]
        return pos


def test_records_are_saved_as_lists_and_made_again() -> None:
    game = LastingToy()
    pos = game.start(2, 1, {})
    data = game.dump(pos)
    assert data["lasting"][0] == ["fog", 3, 0, TURN, 2, -1, 2]
    assert type(data["lasting"][0]) is list
    again: Any = game.restore(json.loads(json.dumps(data)))
    assert [type(one) for one in again.lasting] == [Lasting, Lasting]
    assert (again.lasting[0].what, again.lasting[1].until) == ("fog", WHILE_SOURCE)
    assert game.dump(again) == data


def test_a_record_never_changes() -> None:
    with pytest.raises(AttributeError):
        ONE.often = 1  # type: ignore[misc]
    less = ONE._replace(often=ONE.often - 1)
    assert (less.often, ONE.often) == (1, 2)
