"""Trained weights: the files of the package fit, and one that does not costs a line and nothing else."""

from __future__ import annotations

import json
import logging
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque import bots
from ludotheque.bots import weights
from ludotheque.bots.search.flat import Search
from ludotheque.bots.weights import BadWeights, read, trained, write
from ludotheque.engine.dice import Dice
from ludotheque.engine.knowledge import Knowledge
from ludotheque.lab.ladder import is_better
from tests.bots.test_levels import moments

GAME: Any = ludotheque.game("cendrelin")
HAND = GAME.thinking.weights


def a_file(**changes: Any) -> str:
    return json.dumps({**json.loads(write(GAME, HAND, {})), **changes})


def test_what_is_written_is_read() -> None:
    weights = {name: n / 7 for n, name in enumerate(HAND)}
    assert read(write(GAME, weights, {"command": "ludotheque train"}), GAME) == weights


def test_the_weights_of_the_package_fit_and_say_how_they_were_made() -> None:
    """They are of these rules: after a change of the rules they are trained or at least measured again."""
    for id in ludotheque.games():
        game: Any = ludotheque.game(id)
        if game.thinking is None or not game.thinking.weights:
            continue
        text = (resources.files(f"ludotheque.games.{id}") / weights.FILE).read_text(encoding="utf-8")
        assert read(text, game).keys() == game.thinking.weights.keys()
        made = json.loads(text)["made"]
        if made == {"by": "hand"}:  # no training has found better ones
            assert read(text, game) == game.thinking.weights
            continue
        if made.get("by") == "slopes":  # followed step by step, and tested in the end as training tests its candidates
            assert all(is_better(match["wins"], match["games"]) is True for match in made["won"])
            assert {match["only"] for match in made["won"]} == {
                name.partition(".")[0] for name in game.thinking.weights
            }
            continue
        assert made["command"].startswith(f"ludotheque train {id} ")
        assert made["generation"] == len(made["won"]) > 0


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "they are not JSON"),
        ("[" * 100_000, "they are not JSON"),
        ("[]", "there is no table `weights`"),
        ('{"weights": 3}', "there is no table `weights`"),
        (a_file(game="x" * 1000), "they are of"),
        (a_file(game="go"), "they are of 'go'"),
        (a_file(rules="0"), f"they were made for version '0' of the rules, not '{GAME.rules_version}'"),
        (a_file(weights={**HAND, "luck": 1.0}), "there is no weight called 'luck'"),
        (a_file(weights={}), "is missing"),
        (a_file(weights={**HAND, "full.mana": "much"}), "'full.mana' is not a number"),
        (a_file(weights={**HAND, "full.mana": True}), "'full.mana' is not a number"),
        (a_file(weights={**HAND, "full.mana": None}), "'full.mana' is not a number"),
        (a_file(weights={**HAND, "full.mana": 1001}), "'full.mana' is not a number between -1000 and 1000"),
        (a_file(weights={**HAND, "full.mana": 10**400}), "'full.mana' is not a number"),
        (a_file(weights={**HAND, "full.mana": float("nan")}), "'full.mana' is not a number"),
    ],
)
def test_nonsense_is_one_line_in_both_languages(text: str, says: str) -> None:
    with pytest.raises(BadWeights) as caught:
        read(text, GAME)
    assert says in str(caught.value)
    for words in caught.value.words.values():
        assert "\n" not in words
        assert len(words) < 200


@pytest.mark.parametrize("text", [None, "nonsense", a_file(rules="0"), "\udcff"])
def test_a_game_goes_on_with_the_weights_set_by_hand(
    text: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    if text is not None:
        (tmp_path / weights.FILE).write_bytes(text.encode("utf-8", "surrogateescape"))
    monkeypatch.setattr(resources, "files", lambda package: tmp_path)
    with caplog.at_level(logging.WARNING):
        assert weights.find(GAME) is GAME.thinking
    (line,) = caplog.messages
    assert line.startswith("weights of cendrelin: ")
    assert line.endswith("; those set by hand are used")
    assert "\n" not in line
    assert "Errno" not in line
    assert str(tmp_path) not in line


def test_searches_go_by_the_trained_weights_and_the_others_by_those_set_by_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[Any] = []
    ((pos, seat),) = moments("cendrelin", most=1)

    class Seen(Search):
        def __init__(self, knowledge: Knowledge, dice: Dice, thinking: Any = None) -> None:
            super().__init__(knowledge, dice, thinking)
            seen.append(self.thinking)

    monkeypatch.setattr("ludotheque.bots.levels.Search", Seen)
    for name in ("easy", "medium", "hard@5", "expert@5"):
        bots.make(name, game=GAME).choose(Knowledge(GAME, pos, seat))
    own, searching = GAME.thinking, trained(GAME)
    assert own is not None
    assert searching is not None
    assert searching.weights != own.weights
    # what easy does not see is not a matter of weights; medium may have some of its own, set by hand as well
    assert [thinking.weights for thinking in seen] == [own.weights, own.medium, searching.weights, searching.weights]


def test_a_game_without_weights_needs_no_file(caplog: pytest.LogCaptureFixture) -> None:
    drawsteel: Any = ludotheque.game("drawsteel")
    assert trained(drawsteel) is None
    assert not caplog.messages


def test_weights_decide_how_good_a_position_looks() -> None:
    for pos, seat in moments("cendrelin", most=3):
        assert GAME.thinking.value(GAME, pos, seat) == GAME.value(pos, seat)
        if pos.charge < 0:
            continue
        other = GAME.thinking.weighed({**HAND, "initiation.mana_tombs": 9.0, "initiation.mana_souls": 9.0})
        before = other.value(GAME, pos, seat)
        assert before != GAME.thinking.weighed({**HAND, "initiation.fragment": 9.0}).value(GAME, pos, seat)


@pytest.mark.parametrize("id", [id for id in ludotheque.games() if ludotheque.game(id).thinking is not None])
def test_other_weights_and_less_sight_leave_the_rest_as_it_is(id: str) -> None:
    """What judges by them is made anew; where less sight would make no difference, nothing is."""
    game: Any = ludotheque.game(id)
    thinking = game.thinking
    dim = thinking.seeing(0.5)
    assert (dim is thinking) is not thinking.sighted
    other = dim.weighed({name: 3.0 * weight + 1.0 for name, weight in thinking.weights.items()})
    assert (other.sight, thinking.sight) == (dim.sight, 1.0)
    assert (other.horizon, other.pace, other.hard) == (thinking.horizon, thinking.pace, thinking.hard)
    assert dim.weights is thinking.weights
    found = [[one.prospect(game, pos, seat) for pos, seat in moments(id)] for one in (thinking, dim, other)]
    assert found[0] == found[1]
    assert (found[0] == found[2]) is not bool(thinking.weights)
