"""`ludotheque train`: better weights for the bots that search, found by matches."""

from __future__ import annotations

import os
import shlex
from pathlib import Path
from typing import Annotated, Any

import typer

import ludotheque
from ludotheque.bots import weights as files
from ludotheque.cli.options import GameId, GameOptions, read_options
from ludotheque.cli.speech import Json, Lang, complain, disk_words, emit, say
from ludotheque.engine.errors import BadOptions, LudothequeError
from ludotheque.engine.game import Game


def train(
    game: GameId,
    generations: Annotated[
        int, typer.Option("--generations", min=1, metavar="N", help="How many candidates are tried at most.")
    ] = 100,
    minutes: Annotated[
        float | None,
        typer.Option("--minutes", min=0.0, metavar="M", help="Start no other candidate after this many minutes."),
    ] = None,
    seed: Annotated[
        str, typer.Option("--seed", metavar="S", help="Any number or word. The same seed finds the same weights.")
    ] = "0",
    bot: Annotated[
        str, typer.Option("--bot", metavar="BOT", help="Who plays the matches; hard@1 looks one move ahead.")
    ] = "hard@1",
    games: Annotated[
        int, typer.Option("--games", min=2, metavar="N", help="How many games a match has at most, an even number.")
    ] = 400,
    spread: Annotated[
        int,
        typer.Option(
            "--spread", min=0, metavar="N", help="Measure over so many games where to look, before each candidate."
        ),
    ] = 0,
    only: Annotated[
        str, typer.Option("--only", metavar="PREFIX", help="Change only weights whose names begin with this.")
    ] = "",
    option: GameOptions = None,
    start: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="Start from the weights in this file.")
    ] = None,
    to: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Where to write; by default GAME.weights.json.")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Look for better weights to judge positions by, and write them to a file.

    Each candidate plays the best so far, with the seats swapped, and takes its place only if a test says that it wins more often.
    The file says how it was made. It is rewritten with each improvement, so the latest is kept however the command ends.

    Example: [bold]ludotheque train cendrelin --generations 40 --seed 1 --only initiation[/bold]
    """
    from ludotheque.lab.train import Climb
    from ludotheque.lab.train import train as run

    rules = ludotheque.game(game)
    options = read_options(rules.table_options, option or [], 2)
    path = to or Path(f"{game}.weights.json")
    begun = None if start is None else _begun(start, rules)
    _check_writable(path)

    def made(climb: Climb) -> dict[str, Any]:
        """How to find the same weights again."""
        words = ["ludotheque", "train", game, "--generations", str(climb.tried), "--seed", seed, "--bot", bot]
        words += [
            "--games",
            str(games),
            *(["--spread", str(spread)] if spread else []),
            *(["--only", only] if only else []),
        ]
        for one in option or []:
            words += ["--option", one]
        words += [] if start is None else ["--from", start.name]
        return {"command": shlex.join(words), "generation": climb.generation, "won": climb.matches}

    last = 0

    def show(climb: Climb) -> None:
        nonlocal last
        if climb.generation == last:
            return
        last = climb.generation
        won = climb.matches[-1]
        _write(path, files.write(rules, climb.weights, made(climb)))
        complain(
            say(
                f"generation {last}, candidate {climb.tried}: won {won['wins']:g} of {won['games']}",
                f"génération {last}, candidat {climb.tried} : {won['wins']:g} victoires sur {won['games']}",
            )
        )

    climb = run(
        game,
        generations,
        seed,
        bot=bot,
        games=games,
        only=only,
        start=begun,
        options=options,
        minutes=minutes,
        progress=show,
        spread=spread,
    )
    _write(path, files.write(rules, climb.weights, made(climb)))
    if json:
        emit({"game": game, "tried": climb.tried, **made(climb), "weights": climb.weights, "out": str(path)})
        return
    many, better = "" if climb.tried == 1 else "s", "s" if climb.generation > 1 else ""
    print(
        say(
            f"{climb.tried} candidate{many}, {climb.generation} of them better than the one before: {path}",
            f"{climb.tried} candidat{many}, dont {climb.generation} meilleur{better} que le précédent : {path}",
        )
    )


def _begun(path: Path, rules: Game[Any]) -> dict[str, float]:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        en, fr = disk_words(error)
        raise BadOptions(f"{path} cannot be read: {en}", f"{path} ne peut être lu : {fr}") from None
    except UnicodeDecodeError:
        raise BadOptions(f"{path}: not a text in UTF-8", f"{path} : pas un texte en UTF-8") from None
    return files.read(text, rules)


def _check_writable(path: Path) -> None:
    """Check that the file can be written, now rather than after hours of matches."""
    folder = path.parent
    if path.is_dir() or not folder.is_dir() or not os.access(folder, os.W_OK):
        raise BadOptions(f"{path} cannot be written", f"{path} ne peut pas être écrit")


def _write(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    beside = path.with_name(f".{path.name}.part")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        en, fr = disk_words(error)
        raise LudothequeError(f"{path} cannot be written: {en}", f"{path} ne peut pas être écrit : {fr}") from None
