"""The command as a whole: help, version, language, wrong calls, and how it ends."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import typer

import ludotheque
from ludotheque import cli, form
from ludotheque.cli import games
from ludotheque.engine.errors import LudothequeError


def _commands(group: Any, before: tuple[str, ...] = ()) -> dict[tuple[str, ...], Any]:
    """Every command there is, by what one types, those of groups included."""
    found = {}
    for name, command in group.commands.items():
        below = hasattr(command, "commands")
        found.update(_commands(command, (*before, name)) if below else {(*before, name): command})
    return found


COMMANDS = _commands(typer.main.get_command(cli.app))
ENTRY = [sys.executable, "-m", "ludotheque.cli"]


def test_without_a_command_it_helps(run: Callable[..., Any]) -> None:
    done = run()
    assert all(name in done.out + done.err for name, *_ in COMMANDS)
    assert "install-completion" not in done.out + done.err


@pytest.mark.parametrize("flag", ["-h", "--help"])
def test_help(run: Callable[..., Any], flag: str) -> None:
    done = run(flag)
    assert done.code == 0
    assert all(name in done.out for name, *_ in COMMANDS)


def test_every_command_is_found() -> None:
    assert {("play",), ("soak",), ("train",), ("odds",), ("decks", "check"), ("cendrelin", "try")} <= COMMANDS.keys()


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_the_help_of_a_command_has_examples_that_name_options_it_has(
    run: Callable[..., Any], command: tuple[str, ...]
) -> None:
    done = run(*command, "--help")
    assert done.code == 0
    said = f"ludotheque {' '.join(command)}"
    examples = re.findall(r"Example: \[bold\](.+?)\[/bold\]", COMMANDS[command].help)
    assert examples
    assert "Example: " in done.out
    known = {option for parameter in COMMANDS[command].params for option in parameter.opts}
    for example in examples:
        _, called, rest = f"{example} ".partition(f"{said} ")
        assert called
        assert {word for word in rest.split() if word.startswith("-")} <= known


def test_version(run: Callable[..., Any]) -> None:
    done = run("--version")
    assert (done.code, done.out) == (0, f"ludotheque {ludotheque.__version__}, {form.said()}\n")


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["frob"], "No such command 'frob'"),
        (["--frob"], "--frob"),
        (["games", "more"], "more"),
        (["games", "--lang", "de"], "'fr', 'en'"),
        (["simulate"], "GAME"),
        (["simulate", "cendrelin", "--games", "many"], "--games"),
        (["simulate", "cendrelin", "--games", "0"], "--games"),
        (["simulate", "cendrelin", "--workers", "0"], "--workers"),
        (["replay"], "FILE"),
        (["bench", "--seconds", "0"], "--seconds"),
        (["play", "--port", "65536"], "--port"),
    ],
)
def test_a_wrong_call_says_what_is_wrong(run: Callable[..., Any], args: list[str], says: str) -> None:
    done = run(*args)
    assert done.code == 2
    assert done.out == ""
    assert says in done.err
    assert "-h" in done.err


def test_errors_are_one_line_in_the_language_asked_for(run: Callable[..., Any]) -> None:
    assert (
        run("simulate", "chess").line
        == "ludotheque: there is no game called 'chess'; there is anima, arackhan, cendrelin, drawsteel, keyforge"
    )
    french = "ludotheque: aucun jeu ne s'appelle 'chess' ; il y a anima, arackhan, cendrelin, drawsteel, keyforge"
    assert run("simulate", "chess", "--lang", "fr").line == french
    assert run("--lang", "fr", "simulate", "chess").line == french
    # The language does not outlive the run.
    assert "there is no game" in run("simulate", "chess").line


@pytest.mark.parametrize(
    "command",
    [
        ("replay", "FILE"),
        ("analyse", "FILE"),
        ("campaign", "show", "FILE"),
        ("cendrelin", "check", "FILE"),
        ("drawsteel", "check", "FILE"),
        ("decks", "check", "keyforge", "FILE"),
        ("train", "cendrelin", "--from", "FILE"),
    ],
    ids=" ".join,
)
def test_a_file_that_is_not_there_is_told_in_both_languages(
    run: Callable[..., Any], tmp_path: Path, command: tuple[str, ...]
) -> None:
    args = [str(tmp_path / "x") if word == "FILE" else word for word in command]
    assert "there is no such file" in run(*args).line
    assert run(*args, "--lang", "fr").line.endswith(" : ce fichier n'existe pas")


def test_an_error_names_its_rule(run: Callable[..., Any]) -> None:
    done = run("simulate", "cendrelin", "--option", "classes=barde")
    assert done.code == 2
    assert done.line.endswith("[CE-002]")


def test_nothing_in_an_error_is_obeyed_by_a_terminal(run: Callable[..., Any]) -> None:
    line = run("replay", "\x1b[31mgo\u202e").line
    assert "[31mgo" in line
    assert not {"\x1b", "\u202e"} & set(line)


def test_a_long_error_stays_one_bearable_line(run: Callable[..., Any]) -> None:
    done = run("simulate", "a\nb" * 2000)
    assert done.code == 2
    assert len(done.line) <= 300


def fail(error: BaseException) -> Callable[[], Any]:
    def raiser() -> Any:
        raise error

    return raiser


@pytest.mark.parametrize(
    ("error", "code", "err"),
    [
        (LudothequeError("no\nway", rule="CE-001"), 2, "ludotheque: no way [CE-001]\n"),
        (KeyboardInterrupt(), 130, ""),
        (BrokenPipeError(32, "Broken pipe"), 1, ""),
        (
            KeyError("x"),
            3,
            "ludotheque: a defect of Ludothèque itself (KeyError: 'x'); LUDOTHEQUE_DEBUG=1 shows where\n",
        ),
    ],
)
def test_how_it_ends(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], error: BaseException, code: int, err: str
) -> None:
    monkeypatch.delenv("LUDOTHEQUE_DEBUG", raising=False)
    monkeypatch.setattr(games.protocol, "game_lines", fail(error))
    # Typer replaces the streams when a pipe breaks; a copy of ours keeps that to this test.
    monkeypatch.setattr(sys, "stdout", sys.stdout)
    monkeypatch.setattr(sys, "stderr", sys.stderr)
    assert cli.main(["games", "--json"]) == code
    assert capsys.readouterr() == ("", err)


def test_debug_shows_the_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEQUE_DEBUG", "1")
    monkeypatch.setattr(games.protocol, "game_lines", fail(KeyError("x")))
    with pytest.raises(KeyError):
        cli.main(["games"])


def test_a_console_without_accents_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="ascii"))
    assert cli.main(["games", "--lang", "fr"]) == 0
    assert cli.main(["games", "--json"]) == 0
    text = raw.getvalue().decode("ascii")
    assert "Le Tr?ne du Haut Cendrelin" in text
    assert "Le Tr\\u00f4ne du Haut Cendrelin" in text


def test_the_reader_may_leave(root: Path) -> None:
    """`ludotheque rules | head -1` is quiet."""
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as pipe:
        done = subprocess.run([*ENTRY, "games"], stdout=pipe, stderr=subprocess.PIPE, timeout=60)
    assert (done.returncode, done.stderr) == (1, b"")


#: The command, which says when its first games are played. (An interrupt while Python is importing is Python's to tell.)
BUSY = """
import sys
from rich.progress import Progress
from ludotheque.cli import main

def update(self, task, **fields):
    print("ready", flush=True)
    Progress.update = update_as_ever

update_as_ever, Progress.update = Progress.update, update
sys.exit(main())
"""
SIMULATE = ("-c", BUSY, "simulate", "cendrelin", "--games", "1000000", "--seats", "random,random", "--workers")
posix = pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")


@posix
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_is_quiet_and_quick(start: Callable[..., Any], workers: str) -> None:
    with start(*SIMULATE, workers) as process:
        assert process.stdout.readline() == "ready\n"
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (130, "", "")


@posix
@pytest.mark.parametrize(("workers", "to"), [("1", os.kill), ("2", os.kill), ("2", os.killpg)])
def test_sigterm_ends_a_simulation_that_tells_what_it_has(start: Callable[..., Any], workers: str, to: Any) -> None:
    """In the background of a script Ctrl-C is ignored: what is left is SIGTERM, and the games are not played in vain."""
    with start(*SIMULATE, workers, "--json", deaf=True) as process:
        assert process.stdout.readline() == "ready\n"
        to(process.pid, signal.SIGTERM)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 143
    found = json.loads(out)
    assert 0 < found["games"] == found["finished"] < 1_000_000
    assert sum(found["wins"].values()) + found["draws"] == found["games"]
    assert err == f"ludotheque: ended by SIGTERM after {found['games']} of 1000000 games\n"


@posix
def test_sigterm_ends_other_commands_quietly(start: Callable[..., Any]) -> None:
    program = "import sys; from ludotheque.cli import main; print('ready', flush=True); sys.exit(main())"
    with start("-c", program, "bench", "--seconds", "3600", deaf=True) as process:
        assert process.stdout.readline() == "ready\n"
        process.send_signal(signal.SIGTERM)
        out, err = process.communicate(timeout=60)
    assert process.returncode in (143, -signal.SIGTERM)  # the second: before it had begun
    assert (out, err) == ("", "")


def test_a_session_of_its_own(root: Path) -> None:
    done = subprocess.run([*ENTRY, "--version"], capture_output=True, timeout=60, check=True)
    assert done.stdout.decode() == f"ludotheque {ludotheque.__version__}, {form.said()}\n"
