"""What several commands take: the game, a seed, workers, options of the game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated, Any

import typer

from ludotheque.engine.errors import BadOptions
from ludotheque.engine.options import TableOption

GameId = Annotated[str, typer.Argument(metavar="GAME", help="Id of the game (see: ludotheque games).")]
Seed = Annotated[
    str, typer.Option("--seed", metavar="S", help="Any number or word. The same seed plays the same games.")
]
Workers = Annotated[
    int, typer.Option("--workers", min=1, max=256, metavar="W", help="How many processes share the work.")
]
#: How long programs of others may think.
BotSeconds = Annotated[
    float,
    typer.Option(
        "--bot-seconds", min=0.01, max=3600, metavar="S", help="How long a program (exec:…) may take to answer."
    ),
]
GameOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="KEY=VALUE",
        help="An option of the game, as a word, a list with commas or JSON; may be repeated.",
    ),
]


def read_options(declared: Sequence[TableOption], given: list[str], seats: int) -> dict[str, Any]:
    """`key=value` as the game takes it: JSON, a list with commas, or one word (for every seat, where each has one)."""
    per_seat = {option.id for option in declared if option.per_seat}
    options: dict[str, Any] = {}
    for item in given:
        key, equals, text = item.partition("=")
        key = key.strip()
        if not equals or not key:
            raise BadOptions(f"--option takes KEY=VALUE, not {item!r}", f"--option s'écrit CLÉ=VALEUR, et non {item!r}")
        if key in options:
            raise BadOptions(f"--option {key} is given twice", f"--option {key} est donné deux fois")
        options[key] = _value(text.strip(), seats if key in per_seat else 0)
    return options


def _value(text: str, seats: int) -> Any:
    try:
        value: Any = json.loads(text)
    except (ValueError, RecursionError):
        value = [part.strip() for part in text.split(",")] if "," in text else text
    return [value] * seats if seats and not isinstance(value, list) else value
