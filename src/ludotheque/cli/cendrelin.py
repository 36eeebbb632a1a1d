"""`ludotheque cendrelin check` and `try`: read a file of cards in the effect language, and play one of them. For those who write
cards of their own."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

import ludotheque
from ludotheque import bots
from ludotheque.cli.speech import Json, Lang, complain, disk_words, emit, out, say, speech
from ludotheque.cli.tables import named
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.table import Table

app = typer.Typer(no_args_is_help=True, help="Check and try cards you wrote for Le Trône du Haut Cendrelin.")
#: Who sits opposite while a card is tried, and in which seat one sits.
_OPPONENT, _ME = "beginner", 0

File = Annotated[str, typer.Argument(metavar="FILE", help="A file of cards; - for standard input.")]


@app.callback()
def _cendrelin() -> None:
    """Check and try cards you wrote for Le Trône du Haut Cendrelin."""


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
    except OSError as error:
        en, fr = disk_words(error)
        raise LudothequeError(f"{file}: {en}", f"{file} : {fr}") from None
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
    apply) are named, with exit code 1. A Destiny that removes no token only gets a warning.

    Example: [bold]ludotheque cendrelin check cards.txt[/bold]
    """
    checked = _game().check_cards(_read(file))
    if json:
        emit(checked)
    else:
        if not checked["faults"]:
            names = {card.id: card.en if speech.lang == "en" else card.fr for card in _game().cards}
            names |= {card["id"]: card[speech.lang] for card in checked["cards"]}
            for card in checked["cards"]:
                _show(card, names)
        colon = say(":", " :")
        for one in [*checked["faults"], *checked["findings"], *checked["warnings"]]:
            complain(f"{file}{colon} {one['words'][speech.lang]}")
    if checked["faults"] or checked["findings"]:
        raise typer.Exit(2 if checked["faults"] else 1)


def _show(card: dict[str, Any], names: dict[str, str]) -> None:
    """A card's name, and each of its effects as it is printed and as people say it; of an objective, what it asks for; of an
    apprentice, the fragments."""
    console = out()
    console.print(Text(card[speech.lang], style="bold"))
    for id, copies in card.get("list", {}).items():
        console.print(Text(f"  {copies} {names.get(id, id)}"))
    if card["kind"] == "objectif":
        console.print(Text(f"  {card['words'][speech.lang]}"))
    if card.get("crypt"):
        console.print(Text(say("  From the crypt:", "  Depuis la crypte :")))
    for effect in card.get("effects", []):
        label = effect["label"][speech.lang] if effect["label"] else ""
        if label:
            label += ") " if len(label) == 1 else say(": ", " : ")
        console.print(Text(f"  {label}{effect['words'][speech.lang]}"))
        if effect["spoken"][speech.lang] != effect["words"][speech.lang]:
            console.print(Text(f"     {effect['spoken'][speech.lang]}", style="dim"))


# ---------------------------------------------------------------------------------------------------- try


@app.command("try")
def try_card(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A file of cards.")],
    card: Annotated[
        str | None,
        typer.Option("--card", metavar="ID", help="The card to try (default: the first).", show_default=False),
    ] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="Any number or word.")] = "0",
    lang: Lang = None,
) -> None:
    """Try a card at a small table against a bot: you hold it from the start. Answer with the number of an option; q quits.

    Example: [bold]ludotheque cendrelin try cards.txt --card grande-lessive[/bold]
    """
    if file == "-":
        raise LudothequeError(
            "a card is tried from a file: answers come from standard input",
            "une carte s'essaie depuis un fichier : les réponses viennent de l'entrée standard",
        )
    game, text = _game(), _read(file)
    written = list(game.edition(text).own_faces())
    if card is not None and card not in written:
        ids = ", ".join(written)
        raise LudothequeError(
            f"{file} has no card {card[:60]!r}; it has {ids}", f"{file} n'a pas de carte {card[:60]!r} ; il a {ids}"
        )
    seats, options = game.trial(text, written[0] if card is None else card)
    table = Table(game, seats, seed, options)
    players = {seat: bots.make(_OPPONENT, f"{seed}/{seat}", table.game) for seat in range(seats) if seat != _ME}
    told = 0
    while True:
        told = _log(table, told)
        if table.over:
            outcome = table.outcome
            assert outcome is not None
            out().print(Text(named(outcome["reason"]), style="bold green"))
            return
        seat = table.asked[0]
        if seat in players:
            table.play(table.game.key(table.position, players[seat].choose(table.knowledge(seat))), seat)
            continue
        key = _answer(table)
        if key is None:
            return
        table.play(key, _ME)


def _log(table: Table, told: int) -> int:
    """Print what has happened since; return how many lines of the log have been printed by now."""
    for line in table.log(_ME, told):
        out().print(Text("  " * line["depth"] + named(line["words"])))
    return table.log_length


def _answer(table: Table) -> str | None:
    """The key of the option that somebody picks, or None to end."""
    console, choice, view = out(), table.choice_of(_ME), table.view(_ME)
    assert choice is not None
    places = [f"{place['words'][speech.lang]} {place['value']}" for place in view["places"]]
    mine = [f"{one['words'][speech.lang]} {one['value']}" for one in view["players"][_ME]["counters"]]
    console.print(Text(" · ".join([*places, *mine]), style="dim"))
    for number, option in enumerate(choice.options, 1):
        console.print(Text(f"{number:3}  {named(option.words)}"))
    while True:
        print("> ", end="", flush=True)
        said = sys.stdin.readline()
        if not said or said.strip().lower() == "q":
            print()
            return None
        if said.strip().isdecimal() and 1 <= int(said.strip()[:6]) <= len(choice.options):
            return choice.options[int(said.strip()[:6]) - 1].key
        complain(
            say(f"a number from 1 to {len(choice.options)}, or q", f"un nombre de 1 à {len(choice.options)}, ou q")
        )
