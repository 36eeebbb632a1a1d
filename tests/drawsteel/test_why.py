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
