"""Programs of others in a seat: they play, they see their own side only, and whatever they do the game has an end and a record."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque import bots
from ludotheque.bots import external
from ludotheque.engine.errors import LudothequeError
from ludotheque.lab import referee
from ludotheque.lab.ladder import ladder
from ludotheque.lab.simulate import Played, play_game, simulate
from tests.server.helpers import eventually

#: Long enough for Python to start on a busy machine.
PATIENT = 60.0
HEAD = """
import json, os, sys, time
open({seen!r}, "a").write(f"{{os.getpid()}}\\n")
def ask(do, **fields):
    print(json.dumps({{"do": do, **fields}}), flush=True)
    line = sys.stdin.readline()
    if not line:
        sys.exit()
    return json.loads(line)
"""
#: Plays the last option that it is offered.
LAST = """
while True:
    said = ask("pending")
    if said["over"]:
        break
    (choice,) = said["pending"]
    ask("play", key=choice["options"][-1]["key"])
"""


class Bench:
    """Writes programs, lets them play and looks whether anything is left of them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.seen = folder / "seen"

    def program(self, text: str) -> str:
        path = self.folder / "mybot.py"
        path.write_text(HEAD.format(seen=str(self.seen)) + text, encoding="utf-8")
        return f"exec:{sys.executable} {path}"

    def play(self, text: str, seconds: float = PATIENT, seats: int = 2) -> Played:
        """A game of the program against random, recorded."""
        options = ludotheque.game("cendrelin").read_options({}, seats)
        names = [self.program(text), *["random"] * (seats - 1)]
        played = play_game("cendrelin", names, "outside", 0, options, seconds=seconds, recorded=True)
        assert played.error is None
        assert played.record is not None
        assert ludotheque.load(played.record).over, "the game is recorded to its end"
        self.nothing_left()
        return played

    def forfeit(self, text: str, **more: Any) -> str:
        played = self.play(text, **more)
        (lost,) = played.forfeits
        assert (lost["number"], lost["seat"]) == (0, 0)
        assert set(lost["why"]) == {"fr", "en"}
        assert "\n" not in lost["why"]["en"] + lost["why"]["fr"]
        assert 0 not in played.winners
        assert played.record is not None
        assert [0, "concede"] in played.record["answers"]
        why: str = lost["why"]["en"]
        return why

    def nothing_left(self) -> None:
        for pid in self.seen.read_text().split():
            with pytest.raises(ProcessLookupError):  # a zombie could still be sent a signal
                os.kill(int(pid), 0)
        assert not external._RUNNING


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)


def test_a_program_plays_a_game_to_its_end(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referee, "GRACE", PATIENT)
    told = bench.folder / "told"
    played = bench.play(LAST + f"open({str(told)!r}, 'w').write(json.dumps(said))")
    assert played.forfeits == []
    assert played.record is not None
    assert sum(seat == 0 for seat, _ in played.record["answers"]) > 5
    end = json.loads(told.read_text())
    assert end["over"]
    assert end["outcome"]["winners"] == played.winners, "it is told how the game ended"


def test_it_sees_what_its_seat_sees(bench: Bench) -> None:
    told = bench.folder / "told"
    bench.play(
        f"""
found = [ask("view"), ask("view", seat=0), ask("log"), ask("pending"), dict(os.environ)]
open({str(told)!r}, "w").write(json.dumps(found))
"""
        + LAST
    )
    view, same, log, pending, env = json.loads(told.read_text())
    table = ludotheque.new("cendrelin", 2, "outside/0", ludotheque.game("cendrelin").read_options({}, 2))
    assert view["view"] == same["view"] == json.loads(json.dumps(table.view(0)))
    assert log["log"] == json.loads(json.dumps(table.log(0)))
    assert [choice["seat"] for choice in pending["pending"]] == [0], "both are asked; it is shown its own question"
    assert (env["LUDOTHEQUE_GAME"], env["LUDOTHEQUE_SEAT"]) == ("cendrelin", "0")
    assert "outside" not in env["LUDOTHEQUE_SEED"]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ('ask("view", seat=None)', "its line is refused: what everybody together sees is not its own to see"),
        ('ask("view", seat=1)', "its line is refused: seat 1 is not its own, which is 0"),
        ('ask("log", seat=1)', "its line is refused: seat 1 is not its own, which is 0"),
        ('ask("why_not", key="end", seat=1)', "its line is refused: seat 1 is not its own, which is 0"),
        ('ask("play", key="class:sorcier", seat=1)', "its line is refused: seat 1 is not its own, which is 0"),
        (
            'ask("record")',
            'its line is refused: there is no command "record"; there is games, pending, play, view, log',
        ),
        ('ask("new", game="cendrelin", seed=1)', 'its line is refused: there is no command "new"'),
        ('ask("undo")', 'its line is refused: there is no command "undo"'),
        ('ask("quit")', "it left the game"),
        ('print("hello", flush=True); time.sleep(600)', "its line is refused: the line is not JSON"),
        ('ask("play", key=3)', "its line is refused: 'key' must be a text"),
        ('print("[" * 50000, flush=True); time.sleep(600)', "its line is refused: the line is"),
        ('print("x" * 70000, flush=True); time.sleep(600)', "it sent a line of more than 65536 bytes"),
        ('raise ValueError("boom")', "it ended with exit code 1: ValueError: boom"),
        ("sys.exit(3)", "it ended with exit code 3"),
        ("os.kill(os.getpid(), 9)", "it was ended by signal 9"),
        ("sys.stdout.close(); os.close(1); time.sleep(600)", "it closed its output"),
        (
            'while True: last = ask("play", key="fly")',
            "10 of its lines were refused for one answer, the last: no option",
        ),
        ('while True: ask("pending")', "it sent 1000 lines without answering"),
    ],
)
def test_what_loses_a_seat_is_said_in_one_line(bench: Bench, line: str, why: str) -> None:
    assert bench.forfeit(line).startswith(why)


def test_a_program_that_never_answers_is_late(bench: Bench) -> None:
    why = bench.forfeit("time.sleep(600)", seconds=0.2)
    assert why == "it said nothing within 0.2 s; it is the one to speak first (docs/protocol.md)"


def test_one_that_has_spoken_is_not_told_to_begin() -> None:
    child = external.Child([sys.executable, "-c", "import time; print('{}', flush=True); time.sleep(600)"], {})
    try:
        assert child.line(time.monotonic() + PATIENT, PATIENT) == b"{}\n"
        with pytest.raises(external.Forfeit, match=r"it did not answer within 0\.1 s"):
            child.line(time.monotonic() + 0.1, 0.1)
    finally:
        child.end()


def test_a_program_that_reads_nothing_holds_up_nobody(bench: Bench) -> None:
    """It asks for more than a pipe holds and never reads: what is written to it must not block."""
    flood = 'line = json.dumps({"do": "view"})\nwhile True: print(line, flush=True)'
    assert bench.forfeit(flood) == "it sent 1000 lines without answering"


def test_what_it_started_ends_with_it(bench: Bench) -> None:
    """A child of the program holds its pipes and its group: both are let go of."""
    text = "import subprocess\nsubprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\nsys.exit(2)"
    assert bench.forfeit(text) == "it ended with exit code 2"


def test_a_refused_answer_may_be_mended(bench: Bench) -> None:
    text = 'assert not ask("play", key="fly")["ok"]\nassert ask("why_not", key="end")["allowed"] is False\n'
    assert bench.play(text + LAST).forfeits == []


def test_at_a_table_of_three_the_others_play_on(bench: Bench) -> None:
    played = bench.play("sys.exit(1)", seats=3)
    assert [one["seat"] for one in played.forfeits] == [0]
    assert played.record is not None
    concession = played.record["answers"].index([0, "concede"])
    assert len(played.record["answers"]) > concession + 10
    assert len(played.winners) == 1


def test_a_game_of_our_bots_is_the_same_at_a_table() -> None:
    """Kept or not, with programs or without: what our bots do depends on the seed alone."""
    options = ludotheque.game("cendrelin").read_options({}, 2)
    bare = play_game("cendrelin", ["greedy", "random"], "same", 3, options)
    whole = play_game("cendrelin", ["greedy", "random"], "same", 3, options, recorded=True)
    assert (bare.choices, bare.turns, bare.winners) == (whole.choices, whole.turns, whole.winners)
    assert bare.record is None
    assert whole.record is not None


def test_an_error_of_ours_leaves_no_program_behind(bench: Bench) -> None:
    table = ludotheque.new("cendrelin", 2, "broken")

    def watch(table: Any) -> None:
        raise RuntimeError

    with pytest.raises(RuntimeError):
        referee.play(table, [bench.program(LAST), "random"], "s", 100, seconds=PATIENT, watch=watch)
    bench.nothing_left()


def hold(seen: str) -> None:
    """In a worker: start a program and wait for it."""
    child = external.Child([sys.executable, "-c", "import time; time.sleep(600)"], {})
    Path(seen).write_text(str(child.process.pid))
    child.process.wait()


def running(pid: str) -> bool:
    """Whether a process that is not ours still runs; one that has ended may wait to be reaped by whoever adopted it."""
    state = subprocess.run(["ps", "-o", "stat=", "-p", pid], capture_output=True, text=True, check=False).stdout.strip()
    return state != "" and state[0] not in "ZX"


def test_programs_end_with_a_worker_that_is_terminated(tmp_path: Path) -> None:
    """Ctrl-C and SIGTERM end the workers of a pool by a signal, which runs no `finally`."""
    seen = tmp_path / "pid"
    worker = multiprocessing.get_context("spawn").Process(target=hold, args=(str(seen),))
    worker.start()
    assert eventually(lambda: seen.exists() and bool(seen.read_text()))
    assert running(seen.read_text())
    worker.terminate()
    worker.join()
    assert worker.exitcode == -signal.SIGTERM
    assert eventually(lambda: not running(seen.read_text()))


# ---------------------------------------------------------------------- names


@pytest.mark.parametrize("name", ["exec:", "exec:  ", "exec:'"])
def test_a_name_without_a_program_is_one_line(name: str) -> None:
    with pytest.raises(LudothequeError, match="names no program"):
        simulate("cendrelin", [name, "random"], 1)


def test_a_program_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    plain = tmp_path / "plain.txt"
    plain.write_text("hello")
    for path in (tmp_path / "nobody", plain):
        with pytest.raises(LudothequeError, match="does not exist or may not be run"):
            ladder("cendrelin", [f"exec:{path}", "random"], 2)


def test_what_cannot_be_started_forfeits(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_bytes(b"\x7fELF nonsense")
    broken.chmod(0o755)
    found = simulate("cendrelin", [f"exec:{broken}", "random"], 2)
    assert found["errors"] == 0
    assert [one["number"] for one in found["forfeits"]] == [0, 1], "the next game is played all the same"
    assert found["forfeits"][0]["why"]["en"].startswith("it cannot be started: ")
    assert found["wins"]["random"] == 2


def test_elsewhere_a_program_is_refused() -> None:
    with pytest.raises(LudothequeError, match="programs play in `ludotheque simulate` and `ludotheque ladder`"):
        bots.make("exec:./mybot")


# ---------------------------------------------------------------------- the commands


def test_a_program_climbs_the_ladder(bench: Bench) -> None:
    found = ladder("cendrelin", [bench.program("sys.exit(4)"), "random"], 2, seconds=PATIENT)
    (pair,) = found["pairs"]
    assert (pair["games"], pair["wins"]) == (2, 0)
    assert [(one["number"], one["seat"]) for one in found["forfeits"]] == [(0, 0), (1, 1)]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    from ludotheque.cli import main

    def call(*args: object) -> tuple[int, str, str]:
        code = main([str(arg) for arg in args])
        seen = capsys.readouterr()
        return code, seen.out, seen.err

    return call


def test_simulate_tells_forfeits_and_keeps_records(bench: Bench, run: Callable[..., tuple[int, str, str]]) -> None:
    name = bench.program("sys.exit(7)")
    kept = bench.folder / "games"
    call = ("simulate", "cendrelin", "--games", 2, "--seats", f"{name},random", "--bot-seconds", PATIENT)
    code, out, err = run(*call, "--records", kept, "--json", "--lang", "fr")
    assert code == 0
    assert [line.partition(" : ")[0] for line in err.splitlines()] == ["partie 0", "partie 1"]
    assert err.splitlines()[0].endswith("(place 0) perd par forfait : il s'est arrêté avec le code 7")
    assert len(json.loads(out)["forfeits"]) == 2
    assert sorted(path.name for path in kept.iterdir()) == ["0.json", "1.json"]
    assert ludotheque.load(kept / "0.json").over
    code, out, err = run(*call, "--records", bench.folder / "seen" / "games")
    assert (code, err.count("\n")) == (2, 1)
    assert "records cannot be kept in" in err
