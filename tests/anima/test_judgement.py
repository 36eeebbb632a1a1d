"""The greedy bot at Anima: what it makes of each question, by what its seat may know."""

from __future__ import annotations

from typing import Any

from ludotheque import bots
from ludotheque.engine.knowledge import Knowledge
from ludotheque.lab.simulate import simulate
from tests.anima.helpers import GAME, Stage, seat, stage, there

CORNES = "village-de-cornes"


def verb(t: Stage, seed: int = 1) -> str:
    return str(bots.make("greedy", seed).choose(Knowledge(GAME, t.pos, t.asked))[0])


def at_market(one: dict[str, Any], other: dict[str, Any]) -> Stage:
    return stage(one, other, active=["archange", CORNES], phase="interaction", order=[0, 1])


def bargained(t: Stage, most: int = 12) -> int:
    """Let bots answer until the interaction of seat 0 goes on without a trade. Return how many answers that took."""
    answers = 0
    while t.kind == "bargain" or verb(t) == "trade":
        move = bots.make("greedy", answers).choose(Knowledge(GAME, t.pos, t.asked))
        GAME.answer(t.pos, t.asked, move)
        answers += 1
        assert answers <= most
    return answers


def test_it_wins_against_random_players() -> None:
    found = simulate("anima", ["random", "greedy", "random"], 6, "strength")
    assert found["errors"] == 0
    assert found["wins"]["greedy"] >= 5


def test_games_between_greedy_players_end_in_time() -> None:
    found = simulate("anima", ["greedy"] * 3, 10, "time")  # of fewer, nine in ten would be all of them
    assert found["errors"] == 0
    assert found["turns"]["nine_in_ten"] <= 25
    assert sum(found["cards"].values()) == 10, "every game ends with a Final Mission"


def test_cards_that_only_the_other_can_use_are_exchanged() -> None:
    t = at_market(
        there("archange", "acrobate", hand=["lance-de-feu"]), there("archange", "sorcier", hand=["frappe-solitaire"])
    )
    assert verb(t) == "trade"
    bargained(t)
    assert (t.hand(0), t.hand(1)) == (["frappe-solitaire"], ["lance-de-feu"])


def test_what_is_of_use_is_not_offered() -> None:
    t = at_market(
        there("archange", "acrobate", hand=["frappe-solitaire"]), there("archange", "sorcier", hand=["lance-de-feu"])
    )
    assert verb(t) != "trade"


def test_a_bargain_without_a_profit_is_broken_off() -> None:
    """Whoever gets nothing for his card does not agree, whatever the other says; and the two are not at it for long."""
    t = at_market(
        there("archange", "acrobate", hand=["lance-de-feu", "frappe-solitaire"]),
        there("archange", "maitre-d-armes", hand=["objet-magique"]),
    )
    t.do("trade:@1", "lay:frappe-solitaire", "over")
    assert bargained(t) <= 3
    assert (len(t.hand(0)), t.hand(1)) == (2, ["objet-magique"])
    assert not t.happened("gives")


def test_a_strong_team_goes_where_its_mission_is() -> None:
    strong = ("maitre-d-armes", "colosse-de-gres", "guerrier-mentaliste", "acrobate")
    for team, goes in ((strong, "go:ruines-perdues"), (("voleuse",), "go:archange")):
        t = stage(
            seat(*team, missions=["battre-tiamat"]),
            seat("factotum"),
            active=["archange", "ruines-perdues"],
            phase="movement",
            order=[0, 1],
        )
        move = bots.make("greedy", 3).choose(Knowledge(GAME, t.pos, 0))
        assert f"{move[0]}:{t.ids(move[1:])[0]}" == goes


def test_cards_are_played_where_they_turn_a_fight() -> None:
    even = ("maitre-d-armes", "colosse-de-gres", "acrobate")
    for team, plays in ((even, "play"), ((*even, "guerrier-mentaliste"), "pass"), (("voleuse",), "pass")):
        t = stage(
            there("ruines-perdues", *team, hand=["renfort-inattendu"], missions=["battre-tiamat"]),
            seat("factotum"),
            active=["ruines-perdues"],
            phase="exploration",
            order=[0, 1],
        )
        t.dice(1)
        t.do("explore", "quest:battre-tiamat")
        assert t.kind == "combat"
        assert verb(t) == plays, team


def test_it_does_not_depend_on_what_its_seat_cannot_see() -> None:
    """The hand of the other is exchanged for other cards: the answer stays the same."""
    answers = set()
    for hidden in ("lance-de-feu", "rumeurs", "trahison", "miroir-d-argent"):
        t = stage(
            there("archange", "acrobate", hand=["frappe-solitaire"]),
            there("archange", "sorcier", hand=[hidden]),
            active=["archange", CORNES],
            phase="interaction",
            order=[0, 1],
        )
        answers.add(verb(t))
    assert len(answers) == 1
