"""Which options of a table go together, worked out before a table is opened.

No rule is repeated here: every value that the lobby offers is tried in `Game.read_options`, and what a game refuses comes with
its words and its rule. So the lobby offers nothing that the server would refuse afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludotheque.engine.errors import BadOptions
from ludotheque.engine.game import Game
from ludotheque.engine.options import TableOption

Chosen = dict[str, Any]


def combined(game: Game[Any], seats: int, wished: Chosen) -> dict[str, Any]:
    """What goes with a wish (see docs/wire.md, COMBINED): the wish itself, mended if need be, and what may not be changed in it.

    A wish that no table could be opened with, as when the number of seats has changed, is mended by one option if one is enough,
    else by the options that the lobby starts from. Raise BadOptions if those do not fit either.
    """
    game.check_seats(seats)
    offered = [option for option in game.table_options if option.values]
    wish = {option.id: _of(option, seats, wished.get(option.id)) for option in offered}
    chosen = _mended(game, seats, offered, wish)
    table: dict[str, dict[str, Any]] = {}
    each: list[dict[str, dict[str, Any]]] = [{} for _ in range(seats)]
    for option in offered:
        for value in option.values:
            for seat in range(seats) if option.per_seat else (None,):
                refusal = _refusal(game, seats, _with(chosen, option, value.id, seat))
                if refusal is not None:
                    (table if seat is None else each[seat]).setdefault(option.id, {})[value.id] = refusal
    sides = list(game.sides(game.set_up(seats, 1, game.read_options(chosen, seats))))
    return {"options": chosen, "table": table, "seats": each, "sides": sides}


def _of(option: TableOption, seats: int, value: Any) -> Any:
    """The value that is wished for, for as many seats as there are; what the lobby starts from where it offers no such value."""
    known = [one.id for one in option.values]
    if not option.per_seat:
        return value if value in known else option.offered
    given = value if isinstance(value, list) else []
    return [given[seat] if seat < len(given) and given[seat] in known else option.offered for seat in range(seats)]


def _with(chosen: Chosen, option: TableOption, value: str, seat: int | None) -> Chosen:
    if seat is None:
        return {**chosen, option.id: value}
    return {**chosen, option.id: [value if n == seat else one for n, one in enumerate(chosen[option.id])]}


def _refusal(game: Game[Any], seats: int, chosen: Chosen) -> dict[str, Any] | None:
    try:
        game.read_options(chosen, seats)
    except BadOptions as error:
        return {"words": error.words, "rule": error.rule}
    return None


def _mended(game: Game[Any], seats: int, offered: list[TableOption], wish: Chosen) -> Chosen:
    for chosen in (wish, *_changed(seats, offered, wish)):
        if _refusal(game, seats, chosen) is None:
            return chosen
    first = {option.id: _of(option, seats, None) for option in offered}
    game.read_options(first, seats)
    return first


def _changed(seats: int, offered: list[TableOption], wish: Chosen) -> Iterator[Chosen]:
    """The wish with one option of the whole table changed, or with one that seats have as the lobby starts from it."""
    for option in offered:
        if option.per_seat:
            yield {**wish, option.id: _of(option, seats, None)}
            continue
        for value in option.values:
            yield {**wish, option.id: value.id}
