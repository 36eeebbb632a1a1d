"""The steps that card programs are made of, each by itself: what it does, and that it says itself in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.engine.errors import ProgramError
from ludotheque.games.anima import filters, say, verbs
from ludotheque.games.anima.faces import CHARACTER, DEATHLESS, UNASSAILABLE, Deed, Foe, MissionFace, Pick
from ludotheque.games.anima.faces import Stage as Part
from ludotheque.games.anima.gaia import FOR_TURN, NEXT_TURN
from tests.anima.helpers import BY_ID, SPARE, Stage, seat, stage, there

STEPS: tuple[Deed | Pick, ...] = (
    verbs.PickPlayer(),
    verbs.PickPlayer(verbs.HERE, with_cards=True),
    verbs.PickCharacter(verbs.ME, spare_last=True),
    verbs.PickZone(),
    verbs.PickDiscarded(CHARACTER),
    verbs.DiscardChosen(2, verbs.OTHERS),
    verbs.OneOf(verbs.Draw(), verbs.Rest()),
    verbs.May(),
    verbs.Roll(4),
    verbs.If(filters.Slowest()),
    verbs.Draw(1, verbs.LEADER),
    verbs.DiscardRandom(),
    verbs.Steal(2, verbs.HERE),
    verbs.TakeDiscarded(),
    verbs.LookAt("encounters", 2),
    verbs.Bonus(2, -1, span=FOR_TURN, against="demon"),
    verbs.Protect(DEATHLESS),
    verbs.Order(first=False),
    verbs.ExtraEncounter(-1),
    verbs.ChangeDie(-1, mine=False),
    verbs.LoseNextTurn(verbs.SLOWEST),
    verbs.ExchangeCharacters(with_discard=True),
)


@pytest.mark.parametrize("step", STEPS, ids=lambda step: type(step).__name__)
def test_a_step_says_itself_in_both_languages(step: Deed | Pick) -> None:
    fr, en = step.words()
    assert fr
    assert en
    assert fr != en


def met(monkeypatch: pytest.MonkeyPatch, *steps: Deed | Pick, mine: dict[str, Any] | None = None, **rest: Any) -> Stage:
    """A team of seat 0 meets an event made of these steps on its way into Archange."""
    monkeypatch.setattr(BY_ID["tresor"].abilities[0].program, "ops", steps)
    given = {"active": [("archange", "tresor", False), "village-de-cornes"], "phase": "movement", "order": [0, 1]}
    other = rest.pop("other", seat("factotum", "technicien", hand=SPARE[4:6]))
    t = stage(mine or seat("acrobate", hand=SPARE[:2]), other, **{**given, **rest})
    return t.do("go:archange")


def test_discards_are_chosen_by_those_who_must(monkeypatch: pytest.MonkeyPatch) -> None:
    t = met(monkeypatch, verbs.DiscardChosen(1, verbs.EVERYONE))
    assert t.asked == 0
    t.do(f"pick:{SPARE[0]}")
    assert t.asked == 1
    t.do(f"pick:{SPARE[4]}")
    assert (t.hand(0), t.hand(1), t.at(0)) == ([SPARE[1]], [SPARE[5]], "archange")


def test_a_theft_takes_one_card(monkeypatch: pytest.MonkeyPatch) -> None:
    t = met(monkeypatch, verbs.PickPlayer(), verbs.Steal())
    assert (len(t.hand(0)), len(t.hand(1))) == (3, 1)


def test_one_may_decline(monkeypatch: pytest.MonkeyPatch) -> None:
    t = met(monkeypatch, verbs.May(), verbs.Draw()).do("no")
    assert len(t.hand(0)) == 2
    t = met(monkeypatch, verbs.May(), verbs.Draw()).do("yes")
    assert len(t.hand(0)) == 3


def test_one_of_two(monkeypatch: pytest.MonkeyPatch) -> None:
    t = met(monkeypatch, verbs.OneOf(verbs.Draw(), verbs.Rest())).do("either:2")
    assert (len(t.hand(0)), t.pos.rested[0]) == (2, 1)


def test_a_condition_ends_a_program(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(met(monkeypatch, verbs.If(filters.Slowest()), verbs.Draw()).hand(0)) == 2
    assert len(met(monkeypatch, verbs.If(filters.Slowest(fastest=True)), verbs.Draw()).hand(0)) == 3


def test_a_character_changes_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    t = met(monkeypatch, verbs.PickCharacter(verbs.OTHERS), verbs.TakeCharacter()).do("pick:technicien")
    assert (t.team(0), t.team(1)) == (["acrobate", "technicien"], ["factotum"])


def test_characters_are_exchanged(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = (verbs.PickCharacter(verbs.ME), verbs.PickCharacter(verbs.OTHERS), verbs.ExchangeCharacters())
    t = met(monkeypatch, *steps).do("pick:factotum")
    assert (t.team(0), t.team(1)) == (["factotum"], ["acrobate", "technicien"])
    t = met(
        monkeypatch,
        verbs.PickCharacter(verbs.ME),
        verbs.ExchangeCharacters(with_discard=True),
        characters_out=["paladin"],
    )
    assert (t.team(0), t.ids(t.pos.characters_out)) == (["paladin"], ["acrobate"])


def test_a_card_comes_back_from_the_discard_pile(monkeypatch: pytest.MonkeyPatch) -> None:
    t = met(monkeypatch, verbs.PickDiscarded(), verbs.TakeDiscarded(), advantages_out=SPARE[8:10]).do(
        f"pick:{SPARE[9]}"
    )
    assert t.hand(0)[-1] == SPARE[9]
    t = met(monkeypatch, verbs.PickDiscarded(CHARACTER), verbs.TakeDiscarded(CHARACTER), characters_out=["paladin"])
    t.do("pick:paladin")
    assert t.team(0) == ["acrobate", "paladin"]


def test_acting_last_costs_the_next_turns_order(monkeypatch: pytest.MonkeyPatch) -> None:
    t = met(monkeypatch, verbs.Order(first=False), other=seat("factotum"))
    t.do("rest", "pass", "pass")
    assert t.pos.turns == 2
    assert t.pos.order == [1, 0]


def test_the_next_turn_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    t = met(monkeypatch, verbs.LoseNextTurn(), other=seat("factotum"))
    t.do("rest", "pass", "pass")
    assert (t.pos.turns, t.pos.out) == (2, [1, 0])


def test_a_bonus_lasts_as_long_as_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    for span, now, later in ((FOR_TURN, 6, 4), (NEXT_TURN, 4, 6)):
        t = met(monkeypatch, verbs.Bonus(2, span=span), other=seat("factotum"))
        assert t.table.view(0)["players"][0]["counters"][0]["value"] == now
        t.do("rest", "pass", "pass")
        assert t.table.view(0)["players"][0]["counters"][0]["value"] == later


def test_encounters_more_and_fewer(monkeypatch: pytest.MonkeyPatch) -> None:
    for more, faced in ((1, 2), (-1, 0)):
        monkeypatch.setattr(BY_ID["tresor"].abilities[0].program, "ops", (verbs.Draw(2),))
        t = stage(
            there("archange", "maitre-d-armes"),
            seat("factotum"),
            lasting=[[2, more, 0, FOR_TURN, None, None]],
            encounters=["ombre-d-omega", "dieu-dragon"],
            phase="exploration",
            order=[0, 1],
        )
        t.dice(5)
        t.do("explore")
        assert len(t.happened("meets")) == faced


def test_protection_from_attacks_and_death(monkeypatch: pytest.MonkeyPatch) -> None:
    t = met(monkeypatch, verbs.Protect(UNASSAILABLE), verbs.Protect(DEATHLESS))
    assert [one[0] for one in t.pos.lasting] == [UNASSAILABLE, DEATHLESS]
    t = met(monkeypatch, verbs.Protect(DEATHLESS), verbs.PickCharacter(verbs.ME), verbs.Kill())
    assert (t.team(0), len(t.happened("spared"))) == (["acrobate"], 1)


def test_what_one_may_do_is_no_order() -> None:
    assert say.steps((verbs.Draw(), verbs.May(), verbs.ExtraEncounter(-1))) == (
        "piochez un avantage\u00a0; vous pouvez affronter une rencontre de moins ce tour",
        "draw an advantage; you may face one fewer encounter this turn",
    )
    assert say.steps((verbs.May(), verbs.Steal(1, verbs.LEADER)))[0].startswith("vous pouvez prendre un avantage")
    with pytest.raises(ProgramError, match="does not begin with an order"):
        say.steps((verbs.May(), verbs.Order(first=True, who=verbs.SLOWEST)))


def test_a_secret_mission_has_no_fight() -> None:
    with pytest.raises(ProgramError, match="would show a secret mission"):
        MissionFace("x", "x", "x", (Part("palais", Foe("x", "x", 1)),), secret=True)
