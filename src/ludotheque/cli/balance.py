"""`ludotheque matrix`, `swing` and `gauges`: decks against decks, and what single cards do to a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

import ludotheque
from ludotheque.cli.interrupt import ending_workers
from ludotheque.cli.options import GameId, Seed, Workers
from ludotheque.cli.speech import Json, Lang, emit, err, number, out, say, speech, watched
from ludotheque.engine.decks import name_of
from ludotheque.engine.errors import BadOptions
from ludotheque.engine.game import Game

# ---------------------------------------------------------------------------------------------------- matrix


def matrix(
    game: GameId,
    decks: Annotated[
        str | None,
        typer.Option(
            "--decks", metavar="IDS", help="Ids of ready decks, separated by commas; by default, those a table gets."
        ),
    ] = None,
    games: Annotated[int, typer.Option("--games", min=2, metavar="N", help="How many games each pair plays.")] = 100,
    bot: Annotated[
        str, typer.Option("--bot", metavar="BOT", help="Who plays both sides: greedy or random.")
    ] = "greedy",
    seed: Seed = "0",
    workers: Workers = 1,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let ready decks play each other and print the win rate of each, with its 95 % interval.

    The seats are swapped from game to game. A draw counts half for each side.

    Example: [bold]ludotheque matrix arackhan --games 100 --bot greedy --workers 2[/bold]

    Example: [bold]ludotheque matrix keyforge --decks starter-1,starter-2 --bot random --json[/bold]
    """
    from ludotheque.lab.matrix import matrix as run

    rules = ludotheque.game(game)
    shelf = rules.deck_shelf
    if shelf is None:
        raise BadOptions(
            f"players bring no decks to {rules.names['en']}", f"on n'apporte pas de deck à {rules.names['fr']}"
        )
    ready = shelf.ready()
    chosen = _usual_decks(rules, ready) if decks is None else [deck.strip() for deck in decks.split(",")]
    for deck in chosen:
        if deck not in ready:
            has = ", ".join(ready)
            raise BadOptions(f"no ready deck {deck!r}; there is {has}", f"pas de deck prêt {deck!r} ; il y a {has}")
    with bar(game, workers) as show:
        found = run(game, chosen, games, bot=bot, seed=seed, option=shelf.option, workers=workers, progress=show)
    if json:
        emit(found)
        return
    names = {deck: name_of(ready[deck], speech.lang) for deck in chosen}
    console = out()
    title = rules.names[speech.lang]
    console.print(
        say(
            f"{title}: {games} games a pair, {bot} on both sides, seed {seed}",
            f"{title} : {games} parties par paire, {bot} des deux côtés, graine {seed}",
        ),
        style="bold",
        markup=False,
    )
    cells: dict[tuple[str, str], str] = {}
    for pair in found["pairs"]:
        one, two = pair["decks"]
        share, (low, high) = pair["share"], pair["interval"]
        cells[one, two] = percent(share, [low, high])
        cells[two, one] = percent(1 - share, [1 - high, 1 - low])
    grid = Grid()
    grid.add_column(say("wins, %, against", "victoires, %, contre"))
    for deck in chosen:
        grid.add_column(Text(names[deck]), justify="right")
    for row in chosen:
        grid.add_row(Text(names[row]), *(cells.get((row, column), "–") for column in chosen))
    console.print(grid)


def _usual_decks(rules: Game[Any], ready: dict[str, Any]) -> list[str]:
    """The decks a full table gets by default, if they are ready decks; otherwise all ready decks."""
    assert rules.deck_shelf is not None
    usual = rules.read_options({}, rules.seats[1]).get(rules.deck_shelf.option) or []
    given = list(dict.fromkeys(deck for deck in usual if isinstance(deck, str) and deck in ready))
    return given if len(given) > 1 else list(ready)


def percent(share: float, ends: list[float], *, sign: bool = False) -> str:
    """A share in percent with its interval."""
    shown = [("+" if sign and 100 * value >= 0.05 else "") + number(100 * value, 1) for value in (share, *ends)]
    return say(f"{shown[0]} ({shown[1]} to {shown[2]})", f"{shown[0]} ({shown[1]} à {shown[2]})")


@contextmanager
def bar(words: str, workers: int) -> Iterator[Callable[[int, int], None]]:
    """A progress bar if somebody is watching; it is called with how much of how much is done."""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err(),
        transient=True,
        disable=not watched(),
    ) as progress:
        task = progress.add_task(words, total=None)

        def show(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        with ending_workers() if workers > 1 else nullcontext():
            yield show


# ---------------------------------------------------------------------------------------------------- swing


def swing(
    game: GameId,
    games: Annotated[
        int, typer.Option("--games", min=2, metavar="N", help="How many games, or pairs of games, for each card.")
    ] = 100,
    kind: Annotated[
        list[str] | None,
        typer.Option("--kind", metavar="KIND", help="Only cards of this kind (event, objective …); may be repeated."),
    ] = None,
    card: Annotated[
        list[str] | None,
        typer.Option("--card", metavar="CARD", help="Only this card, by its id; may be repeated."),
    ] = None,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", help="Who plays: greedy or random.")] = "random",
    during: Annotated[
        str | None,
        typer.Option("--during", metavar="BOT", help="Who plays while a card has its effect; by default the same bot."),
    ] = None,
    seed: Seed = "0",
    workers: Workers = 1,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure the cards that belong to no deck: how far each moves the win rate, with its 95 % interval.

    A card that is played is measured on pairs of games, with it and without it. A card that is taken for points is measured by
    the games that its taker would not have won without it.

    Example: [bold]ludotheque swing arackhan --games 400 --kind event[/bold]

    Example: [bold]ludotheque swing arackhan --games 200 --kind objective --bot greedy --json[/bold]
    """
    from ludotheque.lab.swing import swing as run

    rules = ludotheque.game(game)
    with bar(game, workers) as show:
        found = run(game, games, seed, bot=bot, during=during, kinds=kind, cards=card, workers=workers, progress=show)
    if json:
        emit(found)
        return
    title = rules.names[speech.lang]
    head = say(f"{title}: {games} games a card, seed {seed}", f"{title} : {games} parties par carte, graine {seed}")
    _by_kind(rules, head, found["cards"], _weights)


def _by_kind(
    rules: Game[Any],
    head: str,
    lines: list[dict[str, Any]],
    grid: Callable[[Game[Any], dict[str, str], str, list[dict[str, Any]]], Grid],
) -> None:
    """Print what was measured, a grid for each kind of card."""
    console = out()
    console.print(head, style="bold", markup=False)
    names = {card.id: card.names[speech.lang] for card in rules.cards}
    for kind in dict.fromkeys(line["kind"] for line in lines):
        console.print(grid(rules, names, kind, [line for line in lines if line["kind"] == kind]))


def _weights(rules: Game[Any], names: dict[str, str], kind: str, lines: list[dict[str, Any]]) -> Grid:
    grid = Grid()
    grid.add_column(Text(rules.say(f"kind-{kind}")[speech.lang]))
    counted = lines[0]["method"] == "counted"
    if counted:
        heads = [say("taken per game", "prise par partie"), say("decided the game, %", "a décidé la partie, %")]
    else:
        heads = [say("pairs", "paires"), say("swing, points", "écart, points")]
        heads += [say("winner changed, %", "vainqueur changé, %"), say("by chance, %", "par hasard, %")]
    for head in heads:
        grid.add_column(head, justify="right")
    for line in lines:
        if counted:
            shares = "–" if line["share"] is None else percent(line["share"], line["interval"])
            grid.add_row(Text(names[line["card"]]), number(line["per_game"], 2), shares)
        elif line["swing"] is None:
            grid.add_row(Text(names[line["card"]]), number(line["pairs"]), "–", "–", "–")
        else:
            grid.add_row(
                Text(names[line["card"]]),
                number(line["pairs"]),
                percent(line["swing"], line["interval"], sign=True),
                number(100 * line["changed"]),
                "–" if line["churn"] is None else number(100 * line["churn"]),
            )
    return grid


# --------------------------------------------------------------------------------------------------- gauges


def gauges(
    game: GameId,
    games: Annotated[
        int, typer.Option("--games", min=2, metavar="N", help="How many pairs of games for each card.")
    ] = 20,
    kind: Annotated[
        list[str] | None,
        typer.Option("--kind", metavar="KIND", help="Only cards of this kind (event, objective …); may be repeated."),
    ] = None,
    card: Annotated[
        list[str] | None,
        typer.Option("--card", metavar="CARD", help="Only this card, by its id; may be repeated."),
    ] = None,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", help="Who plays.")] = "medium",
    seed: Seed = "0",
    workers: Workers = 1,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure the cards designed for Ludothèque: swing, whiff, help for whoever is behind, change by faction or class.

    Each card is measured on pairs of games, with it and without it, played by the same bots with the same dice. The figures are
    points where the game counts points, and otherwise percent of games won.

    Example: [bold]ludotheque gauges arackhan --games 40 --kind event[/bold]

    Example: [bold]ludotheque gauges cendrelin --games 20 --card fossoyer --json[/bold]
    """
    from ludotheque.lab.gauges import gauge as run

    rules = ludotheque.game(game)
    with bar(game, workers) as show:
        found = run(game, games, seed, bot=bot, kinds=kind, cards=card, workers=workers, progress=show)
    if json:
        emit(found)
        return
    title = rules.names[speech.lang]
    head = say(f"{title}: {games} pairs a card, seed {seed}", f"{title} : {games} paires par carte, graine {seed}")
    _by_kind(rules, head, found["cards"], _gauged)


def _gauged(rules: Game[Any], names: dict[str, str], kind: str, lines: list[dict[str, Any]]) -> Grid:
    grid = Grid()
    grid.add_column(Text(rules.say(f"kind-{kind}")[speech.lang]))
    bands = sorted({band for line in lines for band in line["bands"] if band})
    heads = [say("pairs", "paires"), say("swing", "écart"), say("whiff, %", "sans effet, %"), say("trailing", "mené")]
    for head in (*heads, *(rules.bands[band]["words"][speech.lang] if band in rules.bands else band for band in bands)):
        grid.add_column(Text(head), justify="right")
    for line in lines:
        cells = [number(line["pairs"]), _signed(line["swing"])]
        cells.append("–" if line["whiff"] is None else number(100 * line["whiff"]))
        cells += [_signed(line["trailing"]), *(_signed(line["bands"].get(band)) for band in bands)]
        grid.add_row(Text(names[line["card"]]), *cells)
    return grid


def _signed(mean: dict[str, Any] | None) -> str:
    if mean is None or mean["mean"] is None:
        return "–"
    return ("+" if mean["mean"] > 0 else "−" if mean["mean"] < 0 else "") + number(abs(mean["mean"]), 1)
