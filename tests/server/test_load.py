"""`make load` says what it measured, and ends by itself."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOAD = ROOT / "tools" / "load.py"
WAIT = 200


def load(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, LOAD, *words], capture_output=True, text=True, timeout=WAIT)


def test_a_few_players_for_a_few_moves() -> None:
    done = load("--players", "5", "--moves", "60", "--seconds", "120", "--fast", "--json")
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    assert said["players"] == 6  # whole tables
    assert said["pace"] is None
    assert said["moves"] >= 60
    assert 0 < said["p50_ms"] <= said["p95_ms"] <= said["p99_ms"]
    assert 0 < said["state_bytes"] <= said["state_bytes_most"]
    assert said["state_bytes"] < said["first_state_bytes"]
    assert said["cpu_ms_per_move"] is not None
    assert said["rss_mb"] > 0


@pytest.mark.parametrize(
    "words", [("--players", "0"), ("--players", "100000"), ("--seconds", "1e9"), ("--pace", "5", "2")]
)
def test_it_stays_within_bounds(words: tuple[str, ...]) -> None:
    done = load(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
