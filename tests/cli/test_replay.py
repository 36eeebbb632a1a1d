"""`ludotheque replay`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.engine.record import digest


def signed(record: dict[str, Any]) -> dict[str, Any]:
    """The record with a check that holds again after an edit."""
    body = {key: value for key, value in record.items() if key != "check"}
    return {**body, "check": digest(body)}


def test_people_read_the_game_turn_by_turn(run: Callable[..., Any], file: Path) -> None:
    done = run("replay", file)
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0].startswith("The Throne of the High Cendrelin: 2 players, ")
    nights = [line for line in lines if line.startswith("Night ")]
    assert [night.split()[1] for night in nights[:3]] == ["1", "2", "3"]
    assert any(line.startswith("  Player 0 ") for line in lines)
    assert lines[-1].startswith("Winner: Player ")
    assert "[CE-" in lines[-1]
    assert "@" not in done.out


def test_in_french(run: Callable[..., Any], file: Path) -> None:
    done = run("replay", file, "--lang", "fr")
    assert "Nuit 1" in done.out
    assert "Joueur 0" in done.out
    assert "Victoire : Joueur" in done.out
    assert "Player" not in done.out


def test_programs_get_the_log_and_the_outcome(run: Callable[..., Any], file: Path, record: dict[str, Any]) -> None:
    table = ludotheque.load(record)
    done = run("replay", file, "--json")
    assert (done.code, done.err) == (0, "")
    assert done.json == {
        "game": "cendrelin",
        "seats": 2,
        "seed": "7",
        "answers": len(record["answers"]),
        "over": True,
        "outcome": table.outcome,
        "log": table.log_all(),
    }


def test_a_seat_is_told_what_it_may_know(run: Callable[..., Any], file: Path, record: dict[str, Any]) -> None:
    table = ludotheque.load(record)
    told = run("replay", file, "--seat", 0, "--json").json["log"]
    assert told == table.log(0)
    assert told != run("replay", file, "--json").json["log"]


def test_a_game_that_is_not_over(run: Callable[..., Any]) -> None:
    table = ludotheque.new("cendrelin", 3, seed=1)
    text = json.dumps(table.record()).encode()
    done = run("replay", "-", stdin=text)
    assert done.code == 0
    assert "Not over: Player 0, Player 1, Player 2 to answer." in done.out
    done = run("replay", "-", "--json", stdin=text)
    assert (done.json["over"], done.json["outcome"]) == (False, None)


def test_a_scenario_has_records_too(run: Callable[..., Any]) -> None:
    scenario = {"seats": [{"class": "sorcier"}, {"class": "sorcier"}], "resolved": True}
    table = ludotheque.scenario("cendrelin", scenario)
    assert run("replay", "-", stdin=json.dumps(table.record()).encode()).code == 0


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there(run: Callable[..., Any], file: Path, seat: int) -> None:
    done = run("replay", file, "--seat", seat)
    assert done.code == 2
    assert f"no player {seat}; they are 0 to 1" in done.line


def test_a_file_that_is_not_there(run: Callable[..., Any], tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        done = run("replay", path)
        assert done.code == 2
        assert "cannot be read" in done.line


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "JSON is broken"),
        (b"\xff\xfe\x00", "no text"),
        (b"not json", "JSON is broken at line 1, column 1"),
        (b"[1, 2]", "object is expected"),
        (b"[" * 100_000, "JSON is broken"),
        (b"{}", "has no 'ludotheque'"),
    ],
)
def test_a_file_that_is_no_record(run: Callable[..., Any], tmp_path: Path, content: bytes, says: str) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    done = run("replay", path)
    assert done.code == 2
    assert "bad.json" in done.line
    assert says in done.line


def test_a_record_cut_short(run: Callable[..., Any], record: dict[str, Any]) -> None:
    text = json.dumps(record).encode()
    done = run("replay", "-", stdin=text[: len(text) // 2])
    assert done.code == 2
    assert done.line.startswith("ludotheque: standard input: not a record")


EDITS: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "no game called 'chess'"),
    ({"ludotheque": 99}, "format 99"),
    ({"rules": "0"}, "needs version 0 of the rules"),
    ({"seats": 9}, "2 to 5 players"),
    ({"seed": 7}, "'seed'"),
    ({"seed": "8"}, ""),
    ({"options": {"x": 1}}, "no option 'x'"),
    ({"options": {"classes": 5}}, "classes must be"),
    ({"answers": [[0, "fly:away"]]}, "answer 1 "),
    ({"answers": [[0, "class:sorcier"], [0, "class:sorcier"]]}, "answer 2 "),
    ({"answers": [[0]]}, "answer 1 "),
    ({"answers": []}, "does not end in the position it says"),
    ({"final": "0"}, "does not end in the position it says"),
    ({"scenario": {"seats": 5}}, "seats must be"),
    ({"scenario": [1]}, ""),
    ({"scenario": {"seats": [[], {}]}}, ""),
]


@pytest.mark.parametrize(("edit", "says"), EDITS)
def test_an_edited_record(run: Callable[..., Any], record: dict[str, Any], edit: dict[str, Any], says: str) -> None:
    edited = {**record, **edit}
    done = run("replay", "-", stdin=json.dumps(edited).encode())
    assert done.code == 2
    if edit.get("ludotheque") is None and edit.get("seed") != 7 and edit != {"answers": [[0]]}:
        assert "was edited" in done.line
    # One who signs it again is found out all the same.
    done = run("replay", "-", stdin=json.dumps(signed(edited)).encode())
    assert done.code == 2
    assert says in done.line
