"""The `ludotheque` command: play in a browser, look at games and rules, replay, simulate, measure, talk to programs.

Each command is a thin layer over something a program can call as well; it adds words for people and exit codes:
0 done, 1 done and something is wrong (a simulated game failed, a rule has no test), 2 wrong usage, 3 a defect of ours,
130 ended by Ctrl-C, 143 by SIGTERM.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

import ludotheque
from ludotheque.cli import (
    analysis,
    balance,
    campaigns,
    cendrelin,
    decks,
    drawsteel,
    games,
    lab,
    ladder,
    odds,
    rules,
    soak,
    tables,
    train,
)
from ludotheque.cli.interrupt import TERMINATED, on_term
from ludotheque.cli.speech import Lang, complain, say, speech
from ludotheque.engine.errors import LudothequeError

__all__ = ["app", "main"]

app = typer.Typer(
    name="ludotheque",
    add_completion=False,
    pretty_exceptions_enable=False,
    no_args_is_help=True,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(asked: bool) -> None:
    if asked:
        from ludotheque import form

        print(f"ludotheque {ludotheque.__version__}, {form.said()}")
        raise typer.Exit


@app.callback()
def _top(
    version: Annotated[
        bool, typer.Option("--version", help="Show the version.", callback=_version, is_eager=True)
    ] = False,
    lang: Lang = None,
) -> None:
    """Ludothèque: tabletop games by their rulebooks, in a browser or from a program.

    To play, run [bold]ludotheque play[/bold]. For the details of a command: [bold]ludotheque COMMAND --help[/bold].
    """


app.command()(tables.play)
app.command()(games.games)
app.command()(rules.rules)
app.command()(tables.replay)
app.command()(analysis.analyse)
app.command()(lab.simulate)
app.command()(soak.soak)
app.command()(balance.matrix)
app.command()(balance.swing)
app.command()(balance.gauges)
app.command()(ladder.ladder)
app.command()(train.train)
app.command()(lab.bench)
app.command()(lab.usage)
app.command()(odds.odds)
app.add_typer(decks.app, name="decks")
app.add_typer(campaigns.app, name="campaign")
app.add_typer(drawsteel.app, name="drawsteel")
app.add_typer(cendrelin.app, name="cendrelin")
app.command()(tables.protocol)


def main(args: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code. Whatever happens, nobody is shown a stack trace."""
    speech.lang = "en"
    for stream in (sys.stdout, sys.stderr):
        # A console that lacks a letter shows "?" for it instead of failing.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        with on_term(lambda: sys.exit(TERMINATED)):
            code = _run(args)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader (`head`, a pager) has seen enough. Python must not try again to flush when it ends.
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130
    return code


def _run(args: Sequence[str] | None) -> int:
    try:
        app(args=args, prog_name="ludotheque")
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0 if end.code is None else 1
    except LudothequeError as error:
        rule = "" if error.rule is None or error.rule in error.words[speech.lang] else f" [{error.rule}]"
        complain(f"ludotheque: {error.words[speech.lang]}{rule}")
        return 2
    except BrokenPipeError:
        raise
    except Exception as error:
        if os.environ.get("LUDOTHEQUE_DEBUG"):
            raise
        what = f"{type(error).__name__}: {error}"
        complain(
            say(
                f"ludotheque: a defect of Ludothèque itself ({what}); LUDOTHEQUE_DEBUG=1 shows where",
                f"ludotheque : un défaut de Ludothèque même ({what}) ; LUDOTHEQUE_DEBUG=1 montre où",
            )
        )
        return 3
    return 0
