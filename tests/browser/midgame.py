"""Tables of every game in the middle of a game, put into the server's store with their answers: nothing has to be played first."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import ludotheque
from ludotheque import bots
from ludotheque.engine.table import Table
from ludotheque.server.live import hash_token
from ludotheque.server.settings import Settings
from ludotheque.server.store import Kept, KeptSeat, Store

Line = dict[str, Any]

#: How each game is opened, who answers for its seats, and the number of answers that lead into its middle.
SETTINGS: dict[str, tuple[int, dict[str, Any], list[str], int]] = {
    "keyforge": (2, {"mode": "single"}, ["greedy"] * 2, 70),
    "arackhan": (2, {"objectives": True, "events": True}, ["greedy"] * 2, 60),
    "drawsteel": (3, {"mode": "adventure"}, ["director", "companion", "companion"], 25),
    "anima": (3, {}, ["greedy"] * 3, 60),
    "cendrelin": (3, {"mode": "initiation"}, ["greedy"] * 3, 40),
}


def _play(game: str, seed: str, enough: Callable[[Table, int], bool], options: dict[str, Any] | None = None) -> Table:
    """Bots play until it is enough, which is asked after each answer with the length of the log before it."""
    rules = ludotheque.game(game)
    seats, usual, who, _ = SETTINGS[game]
    table = ludotheque.new(game, seats, seed=seed, options={**usual, **(options or {})})
    players = [bots.make(name, seed=seat, game=rules) for seat, name in enumerate(who)]
    while not table.over:
        before = table.log_length
        seat = table.asked[0]
        table.play(rules.key(table.position, players[seat].choose(table.knowledge(seat))), seat)
        if enough(table, before):
            break
    return table


@cache
def middle(game: str) -> Table:
    """A table in the middle of its game, where somebody is asked."""
    most = SETTINGS[game][3]
    return _play(game, "middle", lambda table, _: len(table.answers) >= most and not table.over)


def until(game: str, wanted: Callable[[Line], bool], options: dict[str, Any] | None = None, tries: int = 8) -> Table:
    """A table whose last answer made a line that is wanted, while the game goes on: the first of several games that has one."""

    def enough(table: Table, before: int) -> bool:
        return not table.over and any(wanted(line) for line in table.log(None, before))

    for number in range(tries):
        table = _play(game, f"feast {number}", enough, options)
        if not table.over:
            return table
    raise AssertionError(f"no game of {game} out of {tries} has such a line")


def kept(data: Path, table: Table, answers: int) -> list[str]:
    """Put a table with its first answers into the store: the address of every seat, each a person's."""
    id = secrets.token_urlsafe(16)
    tokens = [secrets.token_urlsafe(24) for _ in range(table.seats)]
    seats = [KeptSeat("human", token_hash=hash_token(token)) for token in tokens]
    rules = table.game
    store = Store(Settings(data_dir=data).database_url())
    store.create(Kept(id, rules.id, rules.rules_version, table.options, table.seed, seats))
    for n, (seat, key) in enumerate(table.answers[:answers]):
        store.append(id, n, n + 1, seat, key, False)
    store.close()
    return [f"/table/{id}#seat={token}" for token in tokens]
