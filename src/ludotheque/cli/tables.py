"""`ludotheque play`, `replay` and `protocol`: tables in a browser, as text, and for programs."""

from __future__ import annotations

import errno
import os
import re
import socket
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

import ludotheque
from ludotheque.cli.speech import Json, Lang, disk_words, emit, out, say, speech
from ludotheque.engine.errors import BadRecord, LudothequeError


def play(
    port: Annotated[
        int, typer.Option("--port", min=0, max=65535, metavar="P", help="Port to listen on; 0 takes any free one.")
    ] = 8000,
    host: Annotated[
        str,
        typer.Option("--host", metavar="H", help="Address to listen on; 0.0.0.0 lets other machines in."),
    ] = "127.0.0.1",
    lan: Annotated[
        bool, typer.Option("--lan", help="Let friends on the same network in, and say the address to give them.")
    ] = False,
    data: Annotated[
        Path | None,
        typer.Option(
            "--data", metavar="DIR", help="Where tables are kept (default: your user data folder).", show_default=False
        ),
    ] = None,
    keep_unfinished: Annotated[
        float,
        typer.Option(
            "--keep-unfinished",
            min=0,
            metavar="DAYS",
            help="Delete unfinished tables this long after their last answer; 0: never.",
        ),
    ] = 90,
    keep_finished: Annotated[
        float,
        typer.Option(
            "--keep-finished", min=0, metavar="DAYS", help="Delete finished tables this long after their end; 0: never."
        ),
    ] = 365,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open a browser.")] = False,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(
            "--allow-host",
            metavar="NAME",
            help="A name by which others reach this server, besides its addresses; may be repeated.",
            show_default=False,
        ),
    ] = None,
    lang: Lang = None,
) -> None:
    """Play in your browser: start the server, print its address, open it. Ctrl-C stops it; no table is lost.

    Example: [bold]ludotheque play[/bold]

    Example: [bold]ludotheque play --lan[/bold] for friends on the same network
    """
    host = "0.0.0.0" if lan else host
    if data is not None:
        _check_folder(data)
    # The server imports much that the other commands do without. It prints its address once it can be reached.
    from ludotheque.server.run import CannotListen, serve
    from ludotheque.server.settings import Settings

    settings = Settings(
        hosts=tuple(allow_host or ()), keep_unfinished_days=keep_unfinished, keep_finished_days=keep_finished
    )
    try:
        serve(host=host, port=port, data_dir=data, open_browser=not no_browser and has_screen(), settings=settings)
    except CannotListen as error:
        raise _not_listening(host, port, error) from None


def _check_folder(data: Path) -> None:
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not os.access(data, os.W_OK | os.X_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except OSError as error:
        en, fr = disk_words(error)
        raise LudothequeError(
            f"tables cannot be kept in {str(data)!r}: {en}",
            f"les tables ne peuvent être gardées dans {str(data)!r} : {fr}",
        ) from None


def _not_listening(host: str, port: int, error: Exception) -> LudothequeError:
    """What to do about it, where the system says what is wrong."""
    cause = error.__context__
    reason = cause.errno if isinstance(cause, OSError) else None
    if reason == errno.EADDRINUSE:
        other = port + 1 if port < 65535 else port - 1
        return LudothequeError(
            f"port {port} is in use; end what uses it, or take another: ludotheque play --port {other}",
            f"le port {port} est pris ; arrêtez ce qui l'occupe, ou prenez-en un autre : ludotheque play --port {other}",
        )
    if reason == errno.EACCES:
        return LudothequeError(
            f"port {port} is reserved to the system; take one above 1023: ludotheque play --port 8000",
            f"le port {port} est réservé au système ; prenez-en un au-dessus de 1023 : ludotheque play --port 8000",
        )
    if isinstance(cause, socket.gaierror) or reason == errno.EADDRNOTAVAIL:
        return LudothequeError(
            f"--host {host!r} is no address of this machine", f"--host {host!r} n'est pas une adresse de cette machine"
        )
    return LudothequeError(str(error))


def has_screen() -> bool:
    """Whether to open a browser: not in a pipeline, nor on a machine without a display."""
    if os.environ.get("CI", "").lower() not in ("", "0", "false"):
        return False
    if sys.platform.startswith(("win", "darwin")):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


# ---------------------------------------------------------------------------------------------------- replay


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The record, a JSON file; - reads standard input.")],
    seat: Annotated[
        int | None,
        typer.Option(
            "--seat",
            metavar="N",
            help="Show only what this player could know; players are counted from 0. By default everything is shown.",
            show_default=False,
        ),
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Replay a recorded game, check it move by move, and print what happened.

    The page offers the record of a finished game for download; a program gets it from table.record().

    Example: [bold]ludotheque replay game.json --seat 0 --lang fr[/bold]
    """
    table = load_record(file)
    if seat is not None and not 0 <= seat < table.seats:
        raise LudothequeError(
            f"there is no player {seat}; they are 0 to {table.seats - 1}",
            f"il n'y a pas de joueur {seat} ; ils vont de 0 à {table.seats - 1}",
        )
    log = table.log_all() if seat is None else table.log(seat)
    if json:
        emit(
            {
                "game": table.game.id,
                "seats": table.seats,
                "seed": table.seed,
                "answers": len(table.answers),
                "over": table.over,
                "outcome": table.outcome if seat is None else table.verdict,
                "log": log,
            }
        )
    else:
        _tell(table, log)


def load_record(file: str) -> ludotheque.Table:
    """The table recorded in a file, or one line that says what is wrong with the file."""
    name = say("standard input", "l'entrée standard") if file == "-" else file
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return ludotheque.load(data.decode("utf-8-sig"))
    except OSError as error:
        en, fr = disk_words(error)
        raise BadRecord(f"{name} cannot be read: {en}", f"{name} ne peut être lu : {fr}") from None
    except UnicodeDecodeError:
        raise BadRecord(
            f"{name}: not a record: this is no text", f"{name} : pas un enregistrement : ce n'est pas du texte"
        ) from None
    except LudothequeError as error:
        raise BadRecord(f"{name}: {error.words['en']}", f"{name} : {error.words['fr']}", error.rule) from None
    except Exception as error:
        # A record whose check was recomputed can hold anything, including what the rules never expected.
        what = f"{type(error).__name__}: {error}"
        raise BadRecord(
            f"{name}: the record cannot be played ({what})", f"{name} : l'enregistrement ne se joue pas ({what})"
        ) from None


def named(words: dict[str, str]) -> str:
    """A line of the log in the language spoken; it writes players as @0, @1."""
    return re.sub(r"@(\d+)", say(r"Player \1", r"Joueur \1"), words[speech.lang])


def _tell(table: ludotheque.Table, log: list[dict[str, Any]]) -> None:
    console = out()
    title = table.game.names[speech.lang]
    console.print(
        Text(
            say(
                f"{title}: {table.seats} players, {len(table.answers)} answers, seed {table.seed}",
                f"{title} : {table.seats} joueurs, {len(table.answers)} réponses, graine {table.seed}",
            ),
            style="bold",
        )
    )
    for line in log:
        text = named(line["words"])
        if line["depth"] == 0:
            console.print()
            console.print(Text(text, style="bold"))
        else:
            console.print(Text("  " * line["depth"] + text))
    console.print()
    outcome = table.outcome
    if outcome is None:
        waiting = ", ".join(say(f"Player {seat}", f"Joueur {seat}") for seat in table.asked)
        console.print(say(f"Not over: {waiting} to answer.", f"Pas finie : à {waiting} de répondre."))
        return
    winners = ", ".join(say(f"Player {seat}", f"Joueur {seat}") for seat in outcome["winners"])
    result = say(f"Winner: {winners}", f"Victoire : {winners}") if winners else say("A draw", "Partie nulle")
    rule = f" [{outcome['rule']}]" if outcome["rule"] else ""
    console.print(Text(f"{result}. {named(outcome['reason'])}{rule}", style="bold green"))
    if outcome["scores"]:
        console.print(Text(say(f"Scores: {outcome['scores']}", f"Scores : {outcome['scores']}")))


# ---------------------------------------------------------------------------------------------------- protocol


def protocol() -> None:
    """Let a program play: one JSON object a line on standard input, one answer a line on standard output.

    The commands are games, new, scenario, load, pending, play, view, log, why_not, undo, record and quit; docs/protocol.md
    shows each of them. No answer ever spans two lines.

    Example: [bold]echo '{"do": "games"}' | ludotheque protocol[/bold]
    """
    from ludotheque.protocol import serve

    serve(sys.stdin.buffer, sys.stdout.buffer)
