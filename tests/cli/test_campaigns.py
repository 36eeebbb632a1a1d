"""`ludotheque campaign`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.engine.test_campaign import records, richer, sealed
from tests.engine.toy.carrying import CarryingToy

import ludotheque

Run = Callable[..., Any]


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Three chapters of the toy, whose names do not tell their order."""
    toy, known = CarryingToy(), ludotheque.game
    monkeypatch.setattr(ludotheque, "game", lambda id: toy if id == "toy" else known(id))
    written = []
    for name, data in zip(("c.json", "a.json", "b.json"), records(2, 3, 2), strict=True):
        written.append(tmp_path / name)
        written[-1].write_text(json.dumps(data), encoding="utf-8")
    return written


def change(file: Path, how: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    file.write_text(json.dumps(how(json.loads(file.read_text(encoding="utf-8")))), encoding="utf-8")


def test_a_campaign_is_played_again(run: Run, files: list[Path]) -> None:
    done = run("campaign", "verify", *files)
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines() == [
        "Toy: 3 chapters, each as it was played, and none is missing.",
        *("1. The best score is 1.", "2. The best score is 3.", "3. The best score is 4."),
    ]
    french = run("campaign", "verify", files[0], "--lang", "fr")
    assert french.out.splitlines()[0] == "Jouet : 1 chapitre, conforme à ce qui a été joué, sans lacune."
    told = run("campaign", "verify", *files, "--json").json["chapters"]
    assert [(line["file"], line["seats"], line["over"]) for line in told] == [
        (str(file), seats, True) for file, seats in zip(files, (2, 3, 2), strict=True)
    ]
    assert all(line["outcome"]["winners"] for line in told)
    assert "kept" not in json.dumps(told)


def test_a_game_tells_what_each_chapter_left(run: Run, files: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    told = {"en": "Cards were laid.", "fr": "Des cartes furent posées."}
    monkeypatch.setattr(CarryingToy, "chapter_words", lambda self, carry: told if carry["laid"] else None)
    assert run("campaign", "verify", files[0]).out.splitlines()[1] == "1. The best score is 1. Cards were laid."


def test_a_broken_chain_is_refused_in_one_line(run: Run, files: list[Path]) -> None:
    one, two, three = files
    for command in ("show", "verify"):
        done = run("campaign", command, one, three)
        assert (done.code, done.line) == (2, "ludotheque: chapter 2 does not begin with what chapter 1 left")
        done = run("campaign", command, two, three, "--lang", "fr")
        assert done.code == 2
        assert done.line == "ludotheque: le chapitre 1 en poursuit un autre : les chapitres précédents manquent"
        assert run("campaign", command, one, two.with_name("d.json")).line.endswith(
            "cannot be read: there is no such file"
        )


def test_an_edited_chapter_is_refused(run: Run, files: list[Path]) -> None:
    one, two, three = files
    change(two, richer)
    done = run("campaign", "show", one, two, three)
    assert (done.code, done.line) == (2, "ludotheque: chapter 2 does not begin with what chapter 1 left")
    change(three, lambda data: {**data, "seats": 3})
    done = run("campaign", "verify", one, two, three)
    assert (done.code, done.line) == (2, f"ludotheque: {three}: the record was edited: its check does not hold")


def test_what_only_a_replay_finds_out(run: Run, files: list[Path]) -> None:
    change(files[2], lambda data: sealed({**data, "answers": data["answers"][:-1]}))
    assert run("campaign", "show", *files).code == 0
    done = run("campaign", "verify", *files)
    assert (done.code, done.line) == (2, "ludotheque: chapter 3: the record does not end in the position it says")
    change(files[2], lambda data: sealed({**data, "options": {"carry": data["options"]["carry"], "mode": []}}))
    assert run("campaign", "verify", *files).line.startswith("ludotheque: chapter 3: mode must be one of")


def test_the_chapters_are_shown(run: Run, files: list[Path]) -> None:
    done = run("campaign", "show", *files, "--lang", "fr")
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0] == "Jouet"
    assert [line.split()[:3] for line in lines[2:]] == [
        ["Chapitre", "1", "2"],
        ["Chapitre", "2", "3"],
        ["Chapitre", "3", "2"],
    ]


def test_campaigns_are_found_in_a_folder(run: Run, files: list[Path], tmp_path: Path) -> None:
    (tmp_path / "notes.json").write_text("{}", encoding="utf-8")
    record = ludotheque.new("keyforge", seats=2, seed=1).record()  # of a game that carries nothing
    (tmp_path / "other.json").write_text(json.dumps(record), encoding="utf-8")
    (chain,) = run("campaign", "list", tmp_path, "--json").json
    assert [line["file"] for line in chain] == [str(file) for file in files]
    assert run("campaign", "list", tmp_path).out.splitlines()[0] == "Toy"
    files[1].unlink()
    (chain,) = run("campaign", "list", tmp_path, "--json").json
    assert [line["file"] for line in chain] == [str(files[0])]
    files[0].unlink()
    assert run("campaign", "list", tmp_path).out == "No campaign is here.\n"
    assert run("campaign", "list", tmp_path / "nowhere").line == f"ludotheque: {tmp_path / 'nowhere'} is no folder"


def test_a_chapter_whose_predecessor_is_not_there_is_named(run: Run, files: list[Path], tmp_path: Path) -> None:
    files[1].unlink()
    told = run("campaign", "list", tmp_path, "--lang", "fr")
    assert (told.code, told.out.count("Chapitre")) == (0, 1)
    assert told.err == f"{files[2]} : ce chapitre en poursuit un autre, qui n'est pas ici\n"


def test_a_seat_that_replays_a_chapter_is_not_told_what_is_carried(run: Run, files: list[Path]) -> None:
    assert "carry" in run("replay", files[0], "--json").json["outcome"]
    assert "carry" not in run("replay", files[0], "--json", "--seat", 0).json["outcome"]
