"""`ludotheque decks`: draw a deck, check a list, write one out. For deck designers in a terminal; the library is in the browser."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid
from rich.text import Text

import ludotheque
from ludotheque.cli.options import GameId
from ludotheque.cli.speech import Json, Lang, disk_words, emit, out, say, speech
from ludotheque.engine.decks import Deck, DeckShelf, name_of
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadOptions, LudothequeError
from ludotheque.engine.game import Game

#: More bytes than any list has, and few enough to hold in memory.
_LONGEST = 1_000_000

app = typer.Typer(no_args_is_help=True, help="Draw, check and write decks of a game whose players bring them.")

File = Annotated[str, typer.Argument(metavar="FILE", help="A file with a list; - for standard input.")]


def _shelf(id: str) -> tuple[Game[Any], DeckShelf]:
    game = ludotheque.game(id)
    if game.deck_shelf is None:
        raise BadOptions(
            f"players bring no decks to {game.names['en']}", f"on n'apporte pas de deck à {game.names['fr']}"
        )
    return game, game.deck_shelf


def _read(file: str) -> str:
    try:
        if file == "-":
            raw = sys.stdin.buffer.read(_LONGEST + 1)
        else:
            with Path(file).open("rb") as opened:
                raw = opened.read(_LONGEST + 1)
    except OSError as error:
        en, fr = disk_words(error)
        raise LudothequeError(f"{file}: {en}", f"{file} : {fr}") from None
    if len(raw) > _LONGEST:
        raise LudothequeError(f"{file}: too long for a deck", f"{file} : trop long pour un deck")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise LudothequeError(f"{file}: not a text in UTF-8", f"{file} : pas un texte en UTF-8") from None


def _find(shelf: DeckShelf, deck: str) -> Deck:
    ready = shelf.ready()
    return ready[deck] if deck in ready else shelf.read(_read(deck))


@app.command()
def generate(
    game: GameId,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="S", help="Any number or word; the same seed draws the same deck.")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Draw a random deck and write its list, which `check` and the browser's library read.

    Example: [bold]ludotheque decks generate keyforge --seed 7 > deck.txt[/bold]
    """
    _, shelf = _shelf(game)
    deck = shelf.draw(Dice(seed if seed is not None else secrets.token_hex(16)))
    if json:
        emit(deck)
    else:
        print(shelf.write(deck, speech.lang), end="")


@app.command()
def check(game: GameId, file: File, json: Json = False, lang: Lang = None) -> None:
    """Check a list: say what the deck is made of, or which line is refused and why (exit code 2).

    Example: [bold]ludotheque decks check keyforge deck.txt[/bold]
    """
    found, shelf = _shelf(game)
    deck = _find(shelf, file)
    shown = shelf.show(deck)
    if json:
        emit(shown)
        return
    console = out()
    console.print(Text(name_of(shown, speech.lang), style="bold"))
    grid = Grid()
    grid.add_column("", justify="right")
    grid.add_column(say("card", "carte"))
    grid.add_column("id", style="dim")
    faces = {card.id: card for card in found.cards}
    for group in shown["groups"]:
        total = sum(card["n"] for card in group["cards"])
        grid.add_section()
        words = found.bands[group["band"]]["words"][speech.lang]
        if "kind" in group:
            words += f", {found.say('kind-' + group['kind'])[speech.lang].lower()}"
        grid.add_row(str(total), Text(words, style="bold"), "")
        for card in group["cards"]:
            face = faces[card["id"]]
            bears = "" if face.band == card["band"] else f" ({words})"
            grid.add_row(str(card["n"]), Text(face.names[speech.lang] + bears), card["id"])
    console.print(grid)
    console.print(Text(", ".join(f"{total['value']} {total['words'][speech.lang]}" for total in shown["totals"])))


@app.command()
def export(
    game: GameId,
    deck: Annotated[str, typer.Argument(metavar="DECK", help="A file with a list, -, or the id of a ready deck.")],
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Write a deck as a list in the language of --lang, or with --json as a table takes it.

    Example: [bold]ludotheque decks export keyforge starter-1 --lang fr[/bold]
    """
    _, shelf = _shelf(game)
    found = _find(shelf, deck)
    if json:
        emit(shelf.check(found))
    else:
        print(shelf.write(found, speech.lang), end="")
