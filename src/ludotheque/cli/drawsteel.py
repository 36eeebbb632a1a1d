"""`ludotheque drawsteel`: check a sheet, write out a ready one. For those who bring heroes and foes of their own."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid
from rich.text import Text

import ludotheque
from ludotheque.cli.speech import Json, Lang, disk_words, emit, out, say, speech
from ludotheque.engine.errors import LudothequeError

app = typer.Typer(no_args_is_help=True, help="Check sheets of Draw Steel, and write out the ready ones.")

File = Annotated[str, typer.Argument(metavar="FILE", help="A sheet as YAML; - for standard input.")]


def _game() -> Any:
    return ludotheque.game("drawsteel")


def _read(file: str) -> str:
    most = _game().longest_sheet * 4
    try:
        if file == "-":
            raw = sys.stdin.buffer.read(most + 1)
        else:
            with Path(file).open("rb") as opened:
                raw = opened.read(most + 1)
    except OSError as error:
        en, fr = disk_words(error)
        raise LudothequeError(f"{file}: {en}", f"{file} : {fr}") from None
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise LudothequeError(f"{file}: not a text in UTF-8", f"{file} : pas un texte en UTF-8") from None


@app.command()
def check(file: File, json: Json = False, lang: Lang = None) -> None:
    """Check a sheet: say what it describes, or which line and field are at fault (exit code 2).

    Example: [bold]ludotheque drawsteel check hero.yaml[/bold]
    """
    sheet = _game().read_sheet(_read(file))
    if json:
        emit(sheet)
    else:
        _show(sheet)


def _show(sheet: dict[str, Any]) -> None:
    console = out()
    console.print(Text(sheet["name"][speech.lang], style="bold"))
    grid = Grid(show_header=False)
    grid.add_column(style="bold")
    grid.add_column()
    grid.add_row(say("Stamina", "Vigueur"), str(sheet["stamina"]))
    for ability in sheet["abilities"]:
        text = _game().ability_text(ability)
        grid.add_section()
        grid.add_row(Text(ability["name"][speech.lang]), Text(text["head"][speech.lang]))
        for number, tier in enumerate(text["tiers"], 1):
            grid.add_row(Text(say(f"tier {number}", f"palier {number}")), Text(tier[speech.lang]))
        if text["effect"] is not None:
            grid.add_row(Text(say("effect", "effet")), Text(text["effect"][speech.lang]))
    console.print(grid)


@app.command()
def export(
    hero: Annotated[str, typer.Argument(metavar="HERO", help="The id of a ready hero or foe.")],
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Write a ready sheet as YAML, which `check` and a table read, or with --json as a table takes it.

    Example: [bold]ludotheque drawsteel export ysolde > ysolde.yaml[/bold]
    """
    ready = _game().ready_sheets()
    if hero not in ready:
        has = ", ".join(ready)
        raise LudothequeError(
            f"there is no ready sheet {hero[:40]!r}; there are {has}",
            f"il n’y a pas de fiche {hero[:40]!r} ; il y a {has}",
        )
    if json:
        emit(ready[hero])
    else:
        print(_game().write_sheet(ready[hero]), end="")
