"""`ludotheque cendrelin check`: read a file of cards in the effect language. For those who write cards of their own."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

import ludotheque
from ludotheque.cli.speech import Json, Lang, complain, emit, out, say, speech
from ludotheque.engine.errors import LudothequeError

app = typer.Typer(no_args_is_help=True, help="Check cards of Le Trône du Haut Cendrelin that one wrote oneself.")

File = Annotated[str, typer.Argument(metavar="FILE", help="A file of cards; - for standard input.")]


@app.callback()
def _cendrelin() -> None:
    """Check cards of Le Trône du Haut Cendrelin that one wrote oneself."""


def _game() -> Any:
    return ludotheque.game("cendrelin")


def _read(file: str) -> str:
    most = _game().longest_cards * 4
    try:
        if file == "-":
            raw = sys.stdin.buffer.read(most + 1)
        else:
            with Path(file).open("rb") as opened:
                raw = opened.read(most + 1)
    except IsADirectoryError:
        raise LudothequeError(f"{file}: a folder, not a file", f"{file} : un dossier, pas un fichier") from None
    except FileNotFoundError:
        raise LudothequeError(f"{file}: there is no such file", f"{file} : ce fichier n'existe pas") from None
    except OSError as error:
        raise LudothequeError(f"{file}: {error.strerror}") from None
    if len(raw) > most:
        raise LudothequeError(f"{file}: too long for a file of cards", f"{file} : trop long pour un fichier de cartes")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise LudothequeError(f"{file}: not a text in UTF-8", f"{file} : pas un texte en UTF-8")
    return text


@app.command()
def check(file: File, json: Json = False, lang: Lang = None) -> None:
    """Check a file of cards: say what they do, or which line, column and word are at fault (exit code 2).

    Cards that can be read but should not be printed (a place that can be used without end, an effect that no position can
    apply) are named, with exit code 1.

    Example: [bold]ludotheque cendrelin check cards.txt[/bold]
    """
    checked = _game().check_cards(_read(file))
    if json:
        emit(checked)
    else:
        if not checked["faults"]:
            for card in checked["cards"]:
                _show(card)
        colon = say(":", " :")
        for one in [*checked["faults"], *checked["findings"]]:
            complain(f"{file}{colon} {one['words'][speech.lang]}")
    if checked["faults"] or checked["findings"]:
        raise typer.Exit(2 if checked["faults"] else 1)


def _show(card: dict[str, Any]) -> None:
    """A card's name, and each of its effects as it is printed and as people say it."""
    console = out()
    console.print(Text(card[speech.lang], style="bold"))
    for effect in card.get("effects", []):
        label = f"{effect['label'][speech.lang]}) " if effect["label"] else ""
        console.print(Text(f"  {label}{effect['words'][speech.lang]}"))
        if effect["spoken"][speech.lang] != effect["words"][speech.lang]:
            console.print(Text(f"     {effect['spoken'][speech.lang]}", style="dim"))
