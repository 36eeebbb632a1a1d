"""`ludotheque analyse`: how the chances of a finished game went, and what the expert would have played where they turned."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from ludotheque.cli.speech import Json, Lang, emit, err, out, say, speech, watched
from ludotheque.cli.tables import load_record, named
from ludotheque.engine.table import Table

_BARS = "▁▂▃▄▅▆▇█"
#: How many marks a curve has in a terminal.
_WIDE = 72


def analyse(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The record, a JSON file; - reads standard input.")],
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Analyse a finished game: each player's chances from start to end, and the moves that cost most.

    For each of these moves: what the expert would have played with what the player knew, and where the two lines lead. It takes
    half a minute for a game of three hundred answers; the same record has the same analysis on every machine.

    Example: [bold]ludotheque analyse game.json --lang fr[/bold]
    """
    from ludotheque.bots.search.analysis import analyse as look

    table = load_record(file)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeRemainingColumn(),
        console=err(),
        transient=True,
        disable=not watched(),
    ) as progress:
        task = progress.add_task(table.game.id, total=1.0)
        found = look(table, lambda part: progress.update(task, completed=part))
    if json:
        emit(found)
    else:
        _tell(table, found)


def _tell(table: Table, found: dict[str, Any]) -> None:
    console = out()
    title = table.game.names[speech.lang]
    answers = found["answers"]
    console.print(Text(say(f"{title}: {answers} answers", f"{title} : {answers} réponses"), style="bold"))
    for seat in range(found["seats"]):
        points = [(point["n"], point["chances"][seat]) for point in found["curve"]]
        who = named({"en": f"@{seat}", "fr": f"@{seat}"})
        console.print(Text(f"{who} {_bars(points, answers)} {_percent(points[-1][1])}"))
    if not found["moments"]:
        console.print(say("No move cost much.", "Aucun coup n'a coûté cher."))
    for moment in found["moments"]:
        who = named({"en": f"@{moment['seat']}", "fr": f"@{moment['seat']}"})
        loss = _percent(moment["loss"])
        console.print()
        console.print(
            Text(
                say(
                    f"{moment['title']['en']}, answer {moment['n'] + 1}, {who}: −{loss} chance of winning",
                    f"{moment['title']['fr']}, réponse {moment['n'] + 1}, {who} : −{loss} de chances de gagner",
                ),
                style="bold",
            )
        )
        console.print(Text(f"  {say('played:', 'joué :')} {_line(moment['played'])}"), soft_wrap=True)
        expert = say("the expert:", "l'expert :")
        console.print(Text(f"  {expert} {_line(moment['better'])}"), soft_wrap=True)


def _line(line: dict[str, Any]) -> str:
    what = line["key"] if line["words"] is None else named(line["words"])
    reasons = say("; ", " ; ").join(named(words) for words in line["reasons"])
    return f"{what} ({_percent(line['chance'])}) – {reasons}"


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f}{say('%', ' %')}"


def _bars(points: list[tuple[int, float]], last: int) -> str:
    """A curve as a line of bars: at each mark the last point before it."""
    wide = min(_WIDE, last + 1)
    marks = []
    at = 0
    for mark in range(wide):
        n = mark * last // max(1, wide - 1)
        while at + 1 < len(points) and points[at + 1][0] <= n:
            at += 1
        marks.append(_BARS[min(len(_BARS) - 1, int(points[at][1] * len(_BARS)))])
    return "".join(marks)
