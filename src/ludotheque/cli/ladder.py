"""`ludotheque ladder`: bots against bots, to see how strong each is."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

import ludotheque
from ludotheque import bots
from ludotheque.cli.balance import bar, percent
from ludotheque.cli.lab import tell_forfeits
from ludotheque.cli.options import BotSeconds, GameId, GameOptions, Seed, Workers, read_options
from ludotheque.cli.speech import Json, Lang, emit, number, out, say, speech
from ludotheque.lab.referee import SECONDS


def ladder(
    game: GameId,
    levels: Annotated[
        str | None,
        typer.Option(
            "--levels", metavar="BOTS", help="Bots separated by commas, exec:COMMAND too; by default, all of ours."
        ),
    ] = None,
    games: Annotated[
        int, typer.Option("--games", min=2, metavar="N", help="How many games a pair plays at most, an even number.")
    ] = 40,
    seed: Seed = "0",
    workers: Workers = 1,
    option: GameOptions = None,
    neighbours: Annotated[
        bool, typer.Option("--neighbours", help="Each bot plays only the one listed after it, not every other.")
    ] = False,
    whole: Annotated[
        bool,
        typer.Option("--whole", help="Play all the games, even once it is clear who is better: narrower intervals."),
    ] = False,
    bot_seconds: BotSeconds = SECONDS,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play each other, two at a table, and print how strong each is.

    Each game is played twice, with the seats swapped. A pair stops early once one of the two is clearly better, or neither can
    be; --whole plays all its games. A draw counts half for each side. Ratings and shares come with their 95 % intervals.

    A program that speaks `ludotheque protocol` takes part as exec:COMMAND; a game that it forfeits is lost, and one line says so.

    Example: [bold]ludotheque ladder cendrelin --levels greedy,medium,hard --games 20 --workers 2[/bold]

    Example: [bold]ludotheque ladder cendrelin --levels easy,medium,hard --neighbours --option mode=full[/bold]
    """
    from ludotheque.lab.ladder import ladder as run

    rules = ludotheque.game(game)
    chosen = bots.names(rules) if levels is None else [name.strip() for name in levels.split(",")]
    options = read_options(rules.table_options, option or [], 2)
    with bar(game, workers) as show:
        found = run(
            game,
            chosen,
            games,
            seed,
            options=options,
            neighbours=neighbours,
            whole=whole,
            workers=workers,
            progress=show,
            seconds=bot_seconds,
        )
    tell_forfeits(found.get("forfeits", []))
    if json:
        emit(found)
        return
    console = out()
    title = rules.names[speech.lang]
    most = ("", "") if whole else ("up to ", "jusqu'à ")
    console.print(
        say(
            f"{title}: {most[0]}{games} games a pair, seed {seed}",
            f"{title} : {most[1]}{games} parties par paire, graine {seed}",
        ),
        style="bold",
        markup=False,
    )
    grid = Grid()
    for column in (say("bot", "bot"), say("rating", "cote"), say("interval", "intervalle")):
        grid.add_column(column, justify="right" if grid.columns else "left")
    for line in sorted(found["levels"], key=lambda line: -line["rating"]):
        ends = [number(line[end], 1) for end in ("low", "high")]
        grid.add_row(
            Text(line["id"]), number(line["rating"], 1), say(f"{ends[0]} to {ends[1]}", f"{ends[0]} à {ends[1]}")
        )
    console.print(grid)
    grid = Grid()
    for column in (
        say("pair", "paire"),
        say("games", "parties"),
        say("wins of the first, %", "victoires du premier, %"),
    ):
        grid.add_column(column, justify="right" if grid.columns else "left")
    for pair in found["pairs"]:
        share = percent(pair["wins"] / pair["games"], [pair["low"], pair["high"]])
        grid.add_row(Text(f"{pair['a']} – {pair['b']}"), str(pair["games"]), share)
    console.print(grid)
