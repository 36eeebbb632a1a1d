"""`ludotheque odds`: the exact chances of a power roll of Draw Steel."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table as Grid

import ludotheque
from ludotheque.cli.speech import Json, Lang, emit, out, say, speech


def odds(
    score: Annotated[int, typer.Option("--score", metavar="N", help="The characteristic, from -5 to 5.")] = 0,
    bonus: Annotated[
        int, typer.Option("--bonus", metavar="N", help="The sum of bonuses and penalties; a fitting skill is 2.")
    ] = 0,
    edge: Annotated[int, typer.Option("--edge", min=0, max=99, metavar="N", help="How many edges.")] = 0,
    bane: Annotated[int, typer.Option("--bane", min=0, max=99, metavar="N", help="How many banes.")] = 0,
    difficulty: Annotated[
        str | None, typer.Option("--difficulty", metavar="D", help="Of a test: easy, medium or hard.")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Say how likely each tier of a power roll is, from all hundred pairs of dice.

    Example: [bold]ludotheque odds --score 2 --edge 1[/bold]
    """
    game: Any = ludotheque.game("drawsteel")
    found: dict[str, Any] = game.chances(score, bonus, edge, bane, difficulty)
    if json:
        emit(found)
        return
    grid = Grid()
    for words in (say("tier 1", "palier 1"), say("tier 2", "palier 2"), say("tier 3", "palier 3")):
        grid.add_column(words, justify="right")
    grid.add_row(*(f"{100 * chance:.0f} %" for chance in found["tiers"]))
    out().print(grid)
    for name, chance in found.get("outcomes", {}).items():
        out().print(f"{100 * chance:3.0f} %  {game.say(f'outcome-{name}')[speech.lang]}")
