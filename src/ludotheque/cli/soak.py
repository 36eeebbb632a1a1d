"""`ludotheque soak`: random games in every way to play, to see that nothing goes wrong."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

import ludotheque
from ludotheque.cli.interrupt import ending_workers
from ludotheque.cli.options import Workers
from ludotheque.cli.speech import Json, Lang, complain, emit, out, say


def soak(
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME]...", help="Ids of games; without one, all of them.", show_default=False),
    ] = None,
    count: Annotated[
        int, typer.Option("--games", min=1, metavar="N", help="How many games are played in each way.")
    ] = 100,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="Any number or word.")] = "0",
    workers: Workers = 1,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play random games in every way to play: each number of players, mode and combination of options.

    Ends with exit code 1 if a game went wrong.

    Example: [bold]ludotheque soak arackhan --games 1000 --workers 2[/bold]
    """
    from ludotheque.lab.soak import soak as run

    ids = games or ludotheque.games()
    for id in ids:
        ludotheque.game(id)  # an unknown one is named before hours are spent on the others
    with ending_workers() if workers > 1 else nullcontext():
        found = [run(id, count, seed, workers=workers) for id in ids]
    if json:
        emit(found)
    else:
        _tell(found)
    for one in found:
        for way in one["ways"]:
            for failure in way["failures"]:
                complain(f"{one['game']}, {way['seats']}, {way['options']}: {failure['number']}: {failure['error']}")
    if any(one["errors"] for one in found):
        raise typer.Exit(1)


def _tell(found: list[dict[str, Any]]) -> None:
    grid = Grid()
    for words in (
        say("game", "jeu"),
        say("players", "joueurs"),
        say("options", "options"),
        say("games", "parties"),
        say("choices", "choix"),
        say("went wrong", "échouées"),
    ):
        grid.add_column(words)
    for one in found:
        for way in one["ways"]:
            options = ", ".join(f"{name}={value}" for name, value in way["options"].items() if value) or "–"
            figures = (way["games"], way["choices"], way["errors"])
            grid.add_row(
                one["game"], str(way["seats"]), options, *map(str, figures), style="red" if way["errors"] else None
            )
    out().print(grid)
