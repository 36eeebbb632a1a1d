"""`ludotheque odds`: the exact chances of a power roll of Draw Steel."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from ludotheque.cli.speech import Json, Lang, emit, out, say
from ludotheque.engine.errors import BadOptions


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
    from ludotheque.games.drawsteel.rules import characteristics, outcome, power
    from ludotheque.games.drawsteel.rules import odds as exact

    if characteristics.check_score(score) is not None:
        raise BadOptions(
            f"a characteristic goes from -5 to 5, not {score}",
            f"une caractéristique va de -5 à 5, pas {score}",
            "DS-013",
        )
    if not -99 <= bonus <= 99:
        raise BadOptions(f"a bonus goes from -99 to 99, not {bonus}", f"un bonus va de -99 à 99, pas {bonus}")
    if difficulty is not None and difficulty not in outcome.DIFFICULTIES:
        has = ", ".join(outcome.DIFFICULTIES)
        raise BadOptions(
            f"there is no difficulty {difficulty[:40]!r}; there is {has}",
            f"pas de difficulté {difficulty[:40]!r} ; il y a {has}",
        )
    counts = exact.tiers(score + bonus, edge, bane)
    found: dict[str, Any] = {
        "score": score,
        "bonus": bonus,
        "edge": edge,
        "bane": bane,
        "net": power.net_edge(edge, bane),
        "tiers": [count / 100 for count in counts],
        "natural": exact.naturals() / 100,
    }
    if difficulty is not None:
        chances = outcome.chances(difficulty, score + bonus, edge, bane)
        found["difficulty"] = difficulty
        found["outcomes"] = {name: count / 100 for name, count in chances.items()}
    if json:
        emit(found)
        return
    grid = Grid()
    for words in (say("tier 1", "palier 1"), say("tier 2", "palier 2"), say("tier 3", "palier 3")):
        grid.add_column(words, justify="right")
    grid.add_row(*(f"{count} %" for count in counts))
    out().print(grid)
    if difficulty is not None:
        from ludotheque.cli.speech import speech
        from ludotheque.games.drawsteel import GAME

        for name, count in chances.items():
            out().print(f"{count:3} %  {GAME.say(f'outcome-{name}')[speech.lang]}")
