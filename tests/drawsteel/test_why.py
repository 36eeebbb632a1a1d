"""A hint says why: the sentence that a bot of the role has for its answer."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque import bots
from ludotheque.engine.table import Table
from ludotheque.games.drawsteel.bots.why import PLAIN

DRAWSTEEL = ludotheque.game("drawsteel")
#: What an evening of fights, montages and talk with bots brings up by itself.
USUAL = {
    *("coach-first", "coach-next", "coach-use", "coach-step", "coach-end-turn", "coach-target", "coach-power"),
    *(
        "coach-keep-tier",
        "coach-react",
        "coach-skill",
        "coach-keep",
        "coach-shove",
        "coach-next-scene",
        "coach-breather",
    ),
}


def reasons(seed: str, answers: int) -> set[str]:
    """The sentences for what bots answer in an adventure."""
    table = Table(DRAWSTEEL, 3, seed, {"mode": "adventure"})
    who = [bots.make(name, f"{seed}{n}", DRAWSTEEL) for n, name in enumerate(("director", "companion", "companion"))]
    said = set()
    for _ in range(answers):
        if table.over:
            break
        seat = table.asked[0]
        move = who[seat].choose(table.knowledge(seat))
        why = DRAWSTEEL.why(table.position, seat, move)
        if why is not None:
            said.add(why["en"])
        table.play(DRAWSTEEL.key(table.position, move), seat)
    return said


def test_most_of_what_bots_do_has_its_reason_in_words() -> None:
    said = reasons("why", 400)
    assert {DRAWSTEEL.say(one)["en"] for one in USUAL} <= said


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_reason_is_a_sentence(language: str) -> None:
    for (_, verb), message in PLAIN.items():
        assert verb in DRAWSTEEL.moves, verb
        assert DRAWSTEEL.say(message)[language].endswith(".")


def test_a_target_tells_what_the_ability_would_do_to_it_before_it_is_chosen() -> None:
    """Whoever aims reads the chance of each tier with its damage; they are those of the roll that follows (DSB-125)."""
    table = Table(DRAWSTEEL, 3, "why", {"mode": "adventure"})
    who = [bots.make(name, f"why{n}", DRAWSTEEL) for n, name in enumerate(("director", "companion", "companion"))]
    told = 0
    while told < 3:
        seat = table.asked[0]
        asked = table.choice_of(seat)
        assert asked is not None
        move = who[seat].choose(table.knowledge(seat))
        forecast = DRAWSTEEL.forecast(table.position, seat, move)
        aims = asked.kind == "targets" and move[0] == "target"
        assert (forecast is not None) == aims
        table.play(DRAWSTEEL.key(table.position, move), seat)
        after = table.choice_of(seat)
        if forecast is not None and after is not None and after.kind == "power":
            roll = table.view(seat)["sitting"]["throw"]
            aim = next(one for one in roll["aims"] if one["ref"] == f"being-{move[1]}")
            said = forecast["words"]["en"]
            assert [f"{n}%" in said for n in aim["odds"]] == [True] * 3
            told += 1
