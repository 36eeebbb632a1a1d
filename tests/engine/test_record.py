"""Records: they replay bit for bit, and a truncated or edited one is detected."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import ludotheque
from ludotheque.engine import record
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadRecord, LudothequeError, UnknownGame
from ludotheque.engine.table import Table
from ludotheque.engine.words import Catalogue


def played(seed: int = 3, answers: int = 40) -> Table:
    table = ludotheque.new("cendrelin", 2, seed)
    dice = Dice(seed)
    while not table.over and len(table.answers) < answers:
        options = table.choice.options
        table.play(options[dice.below(len(options))])
    return table


def resealed(data: dict[str, Any]) -> dict[str, Any]:
    """The record with its check made to hold again, as a careful forger would."""
    data["check"] = record.digest({key: value for key, value in data.items() if key != "check"})
    return data


def test_a_record_replays_to_the_same_position_and_log() -> None:
    table = played()
    again = ludotheque.load(json.loads(json.dumps(table.record())))
    assert again.view_all() == table.view_all()
    assert again.log_all() == table.log_all()
    assert again.record() == table.record()


def test_a_record_of_a_scenario_replays_too() -> None:
    scenario = ludotheque.new("cendrelin", 2, 5, {"classes": ["sorcier", "animancien"]})
    data = scenario.game.write_scenario(scenario.position)
    table = ludotheque.scenario("cendrelin", data, 8)
    table.play(table.choice.options[0])
    again = ludotheque.load(table.record())
    assert again.view_all() == table.view_all()


def test_a_record_is_read_from_text_and_from_a_file(tmp_path: Any) -> None:
    table = played(answers=5)
    text = json.dumps(table.record())
    path = tmp_path / "game.json"
    path.write_text(text)
    assert ludotheque.load(text).answers == ludotheque.load(path).answers == table.answers


@pytest.mark.parametrize("cut", [1, 30, 200, -1, -40])
def test_a_truncated_record_is_refused(cut: int) -> None:
    text = json.dumps(played(answers=10).record())
    with pytest.raises(BadRecord, match="the JSON is broken"):
        ludotheque.load(text[:cut])


def test_an_edited_record_is_refused() -> None:
    good = played().record()
    for field, value in (("seed", "4"), ("seats", 3), ("answers", good["answers"][:-1]), ("final", "0" * 64)):
        bad = {**copy.deepcopy(good), field: value}
        with pytest.raises(BadRecord, match="its check does not hold"):
            ludotheque.load(bad)


def test_a_forged_record_is_found_by_playing_it() -> None:
    bad = copy.deepcopy(played().record())
    bad["answers"][6][1] = "dance"
    with pytest.raises(BadRecord, match=r"answer 7 of the record \('dance', seat \d\) is not legal"):
        ludotheque.load(resealed(bad))
    bad = copy.deepcopy(played().record())
    bad["answers"].pop()
    with pytest.raises(BadRecord, match="does not end in the position it says"):
        ludotheque.load(resealed(bad))


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("answers", None, "the record's 'answers' is not of the right kind"),
        ("seats", True, "the record's 'seats' is not of the right kind"),
        ("answers", [[0]], "answer 1 of the record is not a seat and a key"),
        ("ludotheque", 99, "record format 99 is not known"),
        ("rules", "0", "the record needs version 0 of the rules"),
    ],
)
def test_a_record_of_the_wrong_shape_is_refused(field: str, value: Any, message: str) -> None:
    bad = {**played(answers=3).record(), field: value}
    with pytest.raises(BadRecord, match=message):
        ludotheque.load(resealed(bad))


def test_missing_fields_and_foreign_documents_are_refused() -> None:
    data = played(answers=3).record()
    for field in ("game", "seed", "answers", "check", "final"):
        with pytest.raises(BadRecord, match=f"the record has no '{field}'"):
            ludotheque.load({key: value for key, value in data.items() if key != field})
    with pytest.raises(BadRecord, match="a JSON object is expected"):
        ludotheque.load("[1, 2]")
    with pytest.raises(UnknownGame, match="there is no game called 'chess'; there is"):
        ludotheque.load(resealed({**data, "game": "chess"}))


def test_every_error_is_one_line_in_both_languages() -> None:
    for bad in ("{", "[]", '{"ludotheque": 1}'):
        with pytest.raises(LudothequeError) as caught:
            ludotheque.load(bad)
        assert "\n" not in str(caught.value)
        assert set(caught.value.words) == {"fr", "en"}


@pytest.mark.parametrize("game", ["cendrelin", "keyforge", "arackhan"])
def test_a_changed_word_leaves_records_as_good_as_they_were(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ludotheque.new(game, 2, 3)
    for _ in range(12):
        table.play(table.choice.options[0])
    data, shown = json.loads(json.dumps(table.record())), table.view_all()
    say = Catalogue._say

    def better(self: Catalogue, language: str, message: str, args: Any) -> str:
        return say(self, language, message, args) + (" (nouveau)" if message.startswith("zone-") else "")

    monkeypatch.setattr(Catalogue, "_say", better)
    again = record.replay(type(table.game)(), data)  # the game as it would be loaded another day
    assert again.view_all() != shown  # the words did change
    assert again.record() == data


def older(data: dict[str, Any]) -> dict[str, Any]:
    """The record in its first form, whose last hash was made of the words of the day."""
    return resealed({**data, "ludotheque": 1, "final": record.digest("words of another day")})


def test_records_of_the_first_form_are_still_read() -> None:
    table = played()
    again = ludotheque.load(older(table.record()))
    assert again.answers == table.answers
    assert again.record() == table.record()  # and written in the form of today


def second(data: dict[str, Any], position: dict[str, Any]) -> dict[str, Any]:
    """The record in its second form, in which a field of the position had another name."""
    named = {"news" if name == "revealed_to" else name: value for name, value in position.items()}
    return resealed({**data, "ludotheque": 2, "final": record.digest(named)})


def test_records_of_the_second_form_are_read_and_checked_to_their_last_position() -> None:
    table = played()
    old = second(table.record(), table.game.dump(table.position))
    assert ludotheque.load(old).record() == table.record()  # written in the form of today
    with pytest.raises(BadRecord, match="does not end in the position it says"):
        ludotheque.load(resealed({**old, "final": table.record()["final"]}))


def test_records_of_the_first_form_are_still_checked() -> None:
    edited = older(played().record())
    edited["answers"].pop()
    with pytest.raises(BadRecord, match="its check does not hold"):
        ludotheque.load(edited)
    with pytest.raises(BadRecord, match="the record needs version 0 of the rules"):
        ludotheque.load(resealed({**older(played().record()), "rules": "0"}))
