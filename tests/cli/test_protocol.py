"""`ludotheque protocol`: every command, every wrong line, and the session printed in docs/protocol.md."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque import protocol
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.table import Table
from ludotheque.protocol import Session

SCENARIO = {"seats": [{"class": "necromancien", "mana": 5}, {"class": "sorcier"}], "resolved": True}


class Talk:
    """A session spoken to in Python."""

    def __init__(self) -> None:
        self.session = Session()

    def __call__(self, do: str, **fields: Any) -> dict[str, Any]:
        return self.line(json.dumps({"do": do, **fields}).encode())

    def line(self, line: bytes) -> dict[str, Any]:
        answer = self.session.answer(line)
        assert "\n" not in json.dumps(answer)
        if not answer["ok"]:
            assert set(answer) == {"ok", "error", "rule"}
            assert "\n" not in answer["error"]
            assert 0 < len(answer["error"]) <= 300
        return answer

    def refused(self, do: str, **fields: Any) -> str:
        answer = self(do, **fields)
        assert not answer["ok"]
        error: str = answer["error"]
        return error


@pytest.fixture
def talk() -> Talk:
    return Talk()


@pytest.fixture
def table(talk: Talk) -> Talk:
    """A session with a table of two, both asked for their class."""
    assert talk("new", game="cendrelin", seed=7)["ok"]
    return talk


def state(n: int, over: bool = False, seats: int = 2) -> dict[str, Any]:
    return {"ok": True, "game": "cendrelin", "seats": seats, "n": n, "over": over}


# ---------------------------------------------------------------------------------------------------- commands


def test_games(talk: Talk, run: Callable[..., Any]) -> None:
    assert talk("games") == {"ok": True, "games": run("games", "--json").json}


def test_new(talk: Talk) -> None:
    assert talk("new", game="cendrelin") == state(0)
    assert talk("new", game="cendrelin", seats=4, seed="x", options={}) == state(0, seats=4)
    assert talk("new", game="cendrelin", seed=None, options={"classes": ["sorcier", "random"]}) == state(0)
    record = talk("record")["record"]
    assert record["options"]["classes"] == ["sorcier", "random"]
    assert len(record["seed"]) == 32


def test_the_same_seed_is_the_same_table(talk: Talk) -> None:
    views = []
    for seed in (7, "7", 8):
        talk("new", game="cendrelin", seed=seed, options={"classes": ["sorcier", "sorcier"]})
        views.append(talk("view", seat=None)["view"])
    assert views[0] == views[1] != views[2]


def test_pending(table: Talk) -> None:
    answer = table("pending")
    assert list(answer) == ["ok", "over", "pending"]
    assert answer["over"] is False
    assert [choice["seat"] for choice in answer["pending"]] == [0, 1]
    for choice in answer["pending"]:
        assert set(choice) >= {"seat", "prompt", "options"}
        assert set(choice["prompt"]) == {"fr", "en"}
        for option in choice["options"]:
            assert set(option) >= {"key", "words", "touches"}
            assert set(option["words"]) == {"fr", "en"}


def test_a_whole_game(talk: Talk) -> None:
    talk("new", game="cendrelin", seed=3)
    dice, n = ludotheque.engine.dice.Dice(3), 0
    while not (asked := talk("pending"))["over"]:
        choice = asked["pending"][0]
        key = choice["options"][dice.below(len(choice["options"]))]["key"]
        n += 1
        answer = talk("play", seat=choice["seat"], key=key, n=n - 1)
        assert answer == state(n, answer["over"])
    assert asked["pending"] == []
    assert set(asked["outcome"]) >= {"winners", "reason"}
    assert talk.refused("play", key="end") == "the game is over"
    assert talk("why_not", key="end")["allowed"] is False
    # The record leads to the same end.
    record = talk("record")["record"]
    final = talk("view", seat=None)
    talk("new", game="cendrelin")
    assert talk("load", record=record) == state(n, True)
    assert talk("view", seat=None) == final
    assert talk("pending") == asked


def test_play_finds_the_seat_where_only_one_can_be_meant(table: Talk) -> None:
    assert "several seats" in table.refused("play", key="class:sorcier")
    assert table("play", key="class:sorcier", seat=1) == state(1)
    assert table("play", key="class:sorcier") == state(2)


def test_an_answer_to_an_earlier_question_is_stale(table: Talk) -> None:
    assert table.refused("play", key="class:sorcier", seat=0, n=1) == "the table has changed"
    assert table("play", key="class:sorcier", seat=0, n=0)["ok"]


def test_view(table: Talk) -> None:
    table("new", game="cendrelin", seed=7, options={"classes": ["sorcier", "sorcier"]})
    assert list(table("view", seat=0)) == ["ok", "view"]
    own, other, everything = (table("view", seat=seat)["view"] for seat in (0, 1, None))
    assert (own["seat"], other["seat"], everything["seat"]) == (0, 1, None)

    def hand(view: dict[str, Any], seat: int) -> list[Any]:
        found: list[Any] = next(zone["cards"] for zone in view["zones"] if zone["id"] == f"hand:{seat}")
        return found

    assert hand(own, 0)
    assert not hand(own, 1)
    assert hand(other, 1)
    assert not hand(other, 0)
    assert hand(everything, 0)
    assert hand(everything, 1)


def test_log(table: Talk) -> None:
    table("new", game="cendrelin", seed=7, options={"classes": ["sorcier", "sorcier"]})
    whole = table("log", seat=None)["log"]
    assert len(whole) > 2
    assert table("log", seat=None, start=2)["log"] == whole[2:]
    assert table("log", seat=1)["log"] != whole
    assert table("log", seat=1, start=10_000) == {"ok": True, "log": []}


def test_why_not(talk: Talk) -> None:
    talk("scenario", game="cendrelin", scenario={**SCENARIO, "resolved": False, "surroundings": ["pillards"]})
    answer = talk("why_not", key="end")
    assert list(answer) == ["ok", "allowed", "words", "rule"]
    assert answer["allowed"] is False
    assert answer["rule"] == "CE-043"
    assert set(answer["words"]) == {"fr", "en"}
    # Playing it all the same is refused for the same reason.
    assert talk("play", key="end") == {"ok": False, "error": answer["words"]["en"], "rule": "CE-043"}
    assert talk("why_not", thing="tombes")["rule"] == "CE-S22"
    assert talk("why_not", key="end", seat=1)["words"]["en"] == "It is not your turn to answer."
    legal = talk("pending")["pending"][0]["options"][0]["key"]
    assert talk("why_not", key=legal) == {"ok": True, "allowed": True, "words": None, "rule": None}
    assert talk("why_not", key=legal, seat=0)["allowed"] is True


def test_undo(table: Talk) -> None:
    assert table.refused("undo") == "There is nothing to undo."
    before = table("pending")
    table("play", seat=0, key="class:sorcier")
    assert table("undo", seat=1)["ok"] is False
    assert table("undo", seat=0) == state(0)
    assert table("pending") == before
    table("play", seat=0, key="class:sorcier")
    assert table("undo") == state(0)
    table("play", seat=0, key="class:sorcier")
    table("play", seat=1, key="class:sorcier")
    assert table.refused("undo") == "A die or a shuffle has come into play since."


def test_scenario_out_and_in_again(talk: Talk) -> None:
    assert talk("scenario", game="cendrelin", scenario=SCENARIO, seed=5) == state(0)
    answer = talk("scenario")
    assert list(answer) == ["ok", "game", "scenario"]
    before = talk("view", seat=None)
    assert talk("scenario", game=answer["game"], scenario=answer["scenario"]) == state(0)
    assert talk("view", seat=None) == before
    record = talk("record")["record"]
    assert talk("load", record=record) == state(0)


def test_a_scenario_is_written_only_between_moves(table: Talk) -> None:
    assert "between two moves" in table.refused("scenario")


# ---------------------------------------------------------------------------------------------------- wrong lines


@pytest.mark.parametrize(
    ("line", "says"),
    [
        (b"", "empty"),
        (b"\n", "empty"),
        (b"  \r\n", "empty"),
        (b"hello", "not JSON: Expecting value at column 1"),
        (b'{"do": "games"', "not JSON"),
        (b'{"do": "games"} {"do": "games"}', "not JSON: Extra data at column 17"),
        (b"{'do': 'games'}", "not JSON"),
        (b"\xff\xfe", "not UTF-8"),
        (b"null", "not null"),
        (b"true", "not true or false"),
        (b"3", "not a whole number"),
        (b"1.5", "not a number"),
        (b'"games"', "not a text"),
        (b'[{"do": "games"}]', "not a list"),
        (b"{}", '"do" is one of games, new'),
        (b'{"game": "cendrelin"}', "does not say what to do"),
        (b'{"do": null}', "no command null; there is games, new"),
        (b'{"do": 3}', "no command 3"),
        (b'{"do": ["new"]}', 'no command ["new"]'),
        (b'{"do": {}}', "no command {}"),
        (b'{"do": "fly"}', 'no command "fly"; there is games'),
        (b'{"do": "_new"}', "no command"),
        (b'{"do": "NEW", "game": "cendrelin"}', "no command"),
        (b'{"do": "new", "game": "cendrelin", "seed": NaN}', "NaN is no JSON number"),
        (b'{"do": "new", "game": "cendrelin", "seed": "\\ud800"}', "half a character"),
        (b'{"do": "new", "game": "cendrelin", "seed": ' + b"9" * 5000 + b"}", "not JSON"),
        (b'{"do": ' + b"[" * 200_000, "nested too deeply"),
    ],
)
def test_a_line_that_is_none_of_the_protocol(table: Talk, line: bytes, says: str) -> None:
    before = table("view", seat=None)
    answer = table.line(line)
    assert answer["ok"] is False
    assert answer["rule"] is None
    assert says in answer["error"]
    assert table("view", seat=None) == before


def test_a_byte_order_mark_is_no_matter(talk: Talk) -> None:
    assert talk.line(b'\xef\xbb\xbf{"do": "games"}\r\n')["ok"]


@pytest.mark.parametrize(
    ("do", "fields", "says"),
    [
        ("games", {"lang": "fr"}, "'games' has no field \"lang\"; its fields: none"),
        ("new", {}, "'new' needs the field 'game'"),
        ("new", {"game": "chess"}, "no game called 'chess'; there is anima"),
        ("new", {"game": "x" * 100_000}, "no game called"),
        ("new", {"game": "../games"}, "no game called"),
        ("new", {"game": None}, "'game' must be a text, not null"),
        ("new", {"game": "cendrelin", "seats": "2"}, "'seats' must be a whole number, not a text"),
        ("new", {"game": "cendrelin", "seats": True}, "'seats' must be a whole number, not true or false"),
        ("new", {"game": "cendrelin", "seats": 2.0}, "'seats' must be a whole number, not a number"),
        ("new", {"game": "cendrelin", "seats": 1}, "2 to 5 players, not 1"),
        ("new", {"game": "cendrelin", "seats": -(10**30)}, "2 to 5 players"),
        ("new", {"game": "cendrelin", "seed": 1.5}, "'seed' must be a whole number or a text or null"),
        ("new", {"game": "cendrelin", "options": []}, "'options' must be an object, not a list"),
        ("new", {"game": "cendrelin", "options": {"colour": 1}}, "no option 'colour'"),
        ("new", {"game": "cendrelin", "options": {"classes": {"a": []}}}, "classes must be a list"),
        ("new", {"game": "cendrelin", "deck": []}, 'no field "deck"; its fields: game, seats, seed, options'),
        ("scenario", {"game": "cendrelin"}, "needs both 'game' and 'scenario'"),
        ("scenario", {"scenario": SCENARIO}, "needs both 'game' and 'scenario'"),
        ("scenario", {"seed": 3, "game": "cendrelin"}, "needs both"),
        ("scenario", {"game": "chess", "scenario": {}}, "no game called 'chess'"),
        ("scenario", {"game": "cendrelin", "scenario": []}, "'scenario' must be an object"),
        ("scenario", {"game": "cendrelin", "scenario": {}}, "seats must be a list"),
        ("scenario", {"game": "cendrelin", "scenario": {"seats": [1, 2]}}, "seats[0]"),
        ("load", {}, "'load' needs the field 'record'"),
        ("load", {"record": "{}"}, "'record' must be an object, not a text"),
        ("load", {"record": {}}, "the record has no 'ludotheque'"),
        ("pending", {"seat": 0}, "'pending' has no field \"seat\""),
        ("play", {"seat": 0}, "'play' needs the field 'key'"),
        ("play", {"seat": None, "key": "end"}, "'seat' must be a whole number, not null"),
        ("play", {"seat": 9, "key": "end"}, "no seat 9; the seats are 0 to 1"),
        ("play", {"seat": -1, "key": "end"}, "no seat -1"),
        ("play", {"seat": 0, "key": 5}, "'key' must be a text"),
        ("play", {"seat": 0, "key": ""}, ""),
        ("play", {"seat": 0, "key": "fly:away"}, ""),
        ("play", {"seat": 0, "key": "class:barde"}, "nothing this seat can see"),
        ("play", {"seat": 0, "key": "class:"}, ""),
        ("play", {"seat": 0, "key": "play:#"}, ""),
        ("play", {"seat": 0, "key": "play:" + "x" * 1_000_000}, ""),
        ("play", {"seat": 0, "key": "end\n\u2028\x00"}, ""),
        ("view", {}, "'view' needs the field 'seat'"),
        ("view", {"seat": 2}, "no seat 2"),
        ("view", {"seat": "all"}, "'seat' must be a whole number or null, not a text"),
        ("view", {"seat": False}, "'seat' must be a whole number or null, not true or false"),
        ("log", {}, "'log' needs the field 'seat'"),
        ("log", {"seat": 0, "start": -1}, "'start' must be at least 0"),
        ("why_not", {}, "needs either 'key' or 'thing'"),
        ("why_not", {"key": "end", "thing": "tombes"}, "needs either 'key' or 'thing'"),
        ("why_not", {"key": "class:barde"}, "nothing this seat can see"),
        ("why_not", {"key": "end", "seat": 2}, "no seat 2"),
        ("undo", {"n": 1}, "'undo' has no field"),
        ("record", {"seat": 1}, "'record' has no field"),
        ("quit", {"now": True}, "'quit' has no field"),
    ],
)
def test_a_wrong_field_is_told_and_harms_nothing(table: Talk, do: str, fields: dict[str, Any], says: str) -> None:
    before = table("record"), table("view", seat=None), table("pending")
    assert says in table.refused(do, **fields)
    assert (table("record"), table("view", seat=None), table("pending")) == before
    assert not table.session.ended


@pytest.mark.parametrize(
    ("do", "fields"),
    [
        ("pending", {}),
        ("play", {"key": "end"}),
        ("play", {"key": "end", "seat": 0}),
        ("view", {"seat": 0}),
        ("view", {"seat": None}),
        ("log", {"seat": None}),
        ("why_not", {"key": "end"}),
        ("undo", {}),
        ("record", {}),
        ("scenario", {}),
    ],
)
def test_before_there_is_a_table(talk: Talk, do: str, fields: dict[str, Any]) -> None:
    assert talk.refused(do, **fields) == 'there is no table yet; begin with "new", "scenario" or "load"'


def test_a_refusal_of_the_rules_names_the_rule(table: Talk) -> None:
    assert table("play", seat=0, key="end")["rule"] == "CE-002"
    answer = table("new", game="cendrelin", options={"classes": ["barde", "sorcier"]})
    assert answer["rule"] == "CE-002"


def test_an_edited_record_is_not_loaded(table: Talk) -> None:
    record = table("record")["record"]
    assert "was edited" in table.refused("load", record={**record, "seed": "8"})


def test_rules_that_break_down_leave_the_table_as_it_was(table: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    before = table("record"), table("view", seat=None)

    def broken(self: Table, answer: str, seat: int | None = None, n: int | None = None) -> None:
        self.position.asked.clear()
        monkeypatch.undo()
        raise KeyError("half-way\nthrough")

    monkeypatch.setattr(Table, "play", broken)
    assert table.refused("play", seat=0, key="class:sorcier").startswith("internal error: KeyError")
    assert (table("record"), table("view", seat=None)) == before
    assert table("play", seat=0, key="class:sorcier") == state(1)


def test_what_cannot_be_written_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "game_lines", lambda: [object()])
    (answer,) = lines_of(b'{"do": "games"}\n')
    assert answer == {"ok": False, "error": "internal error: TypeError", "rule": None}

    def fail() -> None:
        raise LudothequeError("two\nlines", rule="CE-001")

    monkeypatch.setattr(protocol, "game_lines", fail)
    (answer,) = lines_of(b'{"do": "games"}\n')
    assert answer == {"ok": False, "error": "two lines", "rule": "CE-001"}


# ---------------------------------------------------------------------------------------------------- streams


def lines_of(text: bytes) -> list[dict[str, Any]]:
    target = io.BytesIO()
    protocol.serve(io.BytesIO(text), target)
    answers = target.getvalue()
    assert answers.endswith(b"\n") or not answers
    return [json.loads(line) for line in answers.split(b"\n")[:-1]]


def test_one_line_in_one_line_out() -> None:
    answers = lines_of(b'\n{"do": "new", "game": "cendrelin"}\nx\n{"do": "pending"}\n{"do": "games"}')
    assert [answer["ok"] for answer in answers] == [False, True, False, True, True]
    assert lines_of(b"") == []


def test_quit_ends_the_session() -> None:
    assert lines_of(b'{"do": "quit"}\n{"do": "games"}\n') == [{"ok": True}]


def test_long_lines_are_thrown_away_whole() -> None:
    huge = b'{"do": "play", "key": "' + b"x" * 10_000_000 + b'"}\n'
    answers = lines_of(b'{"do": "new", "game": "cendrelin"}\n' + huge + b'{"do": "pending"}\n' + huge[:-1])
    assert [answer["ok"] for answer in answers] == [True, False, True, False]
    assert answers[1]["error"] == "the line is longer than 4,000,000 bytes"
    # The longest that is read, to the byte.
    line = b'{"do": "games"}'
    assert lines_of(line.ljust(protocol.LONGEST_LINE) + b"\n")[0]["ok"] is True
    assert lines_of(line.ljust(protocol.LONGEST_LINE + 1) + b"\n")[0]["ok"] is False


def test_text_is_utf8_as_it_stands() -> None:
    target = io.BytesIO()
    protocol.serve(io.BytesIO(b'{"do": "games"}\n{"do": "\\u00e9"}\n'), target)
    text = target.getvalue().decode()
    assert "Le Trône du Haut Cendrelin" in text
    assert "é" in text


def test_the_command_answers_line_by_line() -> None:
    """As a program would: it waits for each answer before it sends the next line."""
    with subprocess.Popen(
        [sys.executable, "-m", "ludotheque.cli", "protocol"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            for line, ok in (
                (b'{"do": "new", "game": "cendrelin", "seed": 7}', True),
                (b"nonsense", False),
                (b'{"do": "play", "seat": 0, "key": "class:sorcier"}', True),
                (b'{"do": "view", "seat": 0}', True),
                (b'{"do": "quit"}', True),
            ):
                process.stdin.write(line + b"\n")
                process.stdin.flush()
                assert json.loads(process.stdout.readline())["ok"] is ok
            out, err = process.communicate(timeout=20)
        finally:
            process.kill()
    assert (process.returncode, out, err) == (0, b"", b"")


def test_the_end_of_the_input_is_no_error(run: Callable[..., Any]) -> None:
    done = run("protocol", stdin=b'{"do": "games"}\n')
    assert (done.code, done.err) == (0, "")
    assert done.json["ok"] is True
    assert run("protocol").out == ""


# ---------------------------------------------------------------------------------------------------- docs/protocol.md


def matches(said: Any, shown: Any) -> bool:
    """Whether an answer is the one a page shows, where … stands for whatever was left out."""
    if shown == "…":
        return True
    if isinstance(shown, dict):
        if not isinstance(said, dict) or ("…" not in shown and set(said) != set(shown)):
            return False
        return all(key in said and matches(said[key], value) for key, value in shown.items() if key != "…")
    if isinstance(shown, list):
        if not isinstance(said, list):
            return False
        if shown and shown[-1] == "…":
            shown = shown[:-1]
            said = said[: len(shown)]
        return len(said) == len(shown) and all(map(matches, said, shown))
    return type(said) is type(shown) and bool(said == shown)


def test_the_session_of_the_page(talk: Talk, root: Path) -> None:
    page = (root / "docs" / "protocol.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"^```session\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    lines = block.splitlines()
    sent = [line[2:] for line in lines if line.startswith("> ")]
    shown = [line[2:] for line in lines if line.startswith("< ")]
    assert len(sent) == len(shown) == len(lines) / 2 > 10
    for question, answer in zip(sent, shown, strict=True):
        said = talk.line(question.encode())
        assert matches(said, json.loads(answer)), (question, said)


def test_the_page_names_every_command(talk: Talk, root: Path) -> None:
    page = (root / "docs" / "protocol.md").read_text(encoding="utf-8")
    for name, (_, fields) in talk.session._commands.items():
        rows = " ".join(re.findall(rf"^\| `{name}` \|.*$", page, re.MULTILINE))
        assert rows, name
        assert all(f"`{field}`" in rows for field in fields), name


@pytest.mark.parametrize(
    ("said", "shown", "same"),
    [
        ({"a": 1}, {"a": 1}, True),
        ({"a": 1, "b": 2}, {"a": 1}, False),
        ({"a": 1, "b": 2}, {"a": 1, "…": "…"}, True),
        ({"b": 2}, {"a": 1, "…": "…"}, False),
        ([1, 2], [1, "…"], True),
        ([1, 2], [2, "…"], False),
        ([], [1, "…"], False),
        ([1, 2], [1], False),
        (1, True, False),
    ],
)
def test_the_comparison_bites(said: Any, shown: Any, same: bool) -> None:
    assert matches(said, shown) is same
