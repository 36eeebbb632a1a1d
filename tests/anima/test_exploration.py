"""Phase 4, exploration (section 13)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.anima.faces import LATE_FIRST, SECOND_DIE, SPECIAL, Ability, Mod
from ludotheque.games.anima.verbs import Draw, SendAway
from tests.anima.helpers import BY_ID, SPARE, Stage, remake, seat, stage, there

CORNES = "village-de-cornes"
RUINES = "ruines-perdues"


def exploring(*seats: dict[str, Any], **rest: Any) -> Stage:
    given = {"active": ["archange", CORNES, RUINES, "tour-de-la-fin", "americh"][: 2 * len(seats)]}
    return stage(*seats, **{**given, "phase": "exploration", "order": list(range(len(seats))), **rest})


OTHER = seat("factotum")


@pytest.mark.rule("AN-183", "AN-182")
def test_encounters_and_characters_are_shuffled_again_when_their_deck_is_empty() -> None:
    t = exploring(there("archange", "acrobate"), OTHER, encounters_out=["tresor"], characters_out=["paladin"])
    t.pos.encounters.clear()
    t.pos.characters.clear()
    t.dice(5)
    t.do("explore")
    assert len(t.hand(0)) == 2, "the treasure was found again"
    assert t.where("tresor") == "encounters_out"
    t.do("recruit")
    assert t.team(0) == ["acrobate", "paladin"]
    assert t.pos.characters_out == []


@pytest.mark.rule("AN-148")
def test_only_teams_that_reached_a_zone_explore() -> None:
    t = exploring(seat("acrobate", at="archange"), there("archange", "factotum"), seat("sorcier", out=True), turn=3)
    assert (t.kind, t.asked) == ("exploration", 1)
    t.do("pass")
    assert t.pos.turns == 4


@pytest.mark.rule("AN-149")
def test_exploring_is_never_compulsory() -> None:
    t = exploring(there("archange", "acrobate"), OTHER)
    assert t.options() == {"explore", "pass"}


@pytest.mark.rule("AN-150", "AN-151", "AN-162")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_die_gives_the_row_of_the_table(die: int, monkeypatch: pytest.MonkeyPatch) -> None:
    remake(monkeypatch, "archange", table=(0, 1, 0, 1, 1, 0))
    t = exploring(there("archange", "acrobate"), OTHER, encounters=["tresor"])
    t.dice(die)
    t.do("explore")
    assert len(t.hand(0)) == 2 * (0, 1, 0, 1, 1, 0)[die - 1]
    assert t.kind == "reward"


@pytest.mark.rule("AN-152", "AN-153", "AN-154", "AN-068")
def test_encounters_are_drawn_one_at_a_time() -> None:
    t = exploring(there(RUINES, "acrobate", hand=SPARE[:1]), OTHER, encounters=["guerrier-errant", "tresor"])
    t.dice(6)
    t.do("explore")
    assert t.kind == "combat"
    assert t.where("tresor") == "encounters"  # not drawn yet
    t.dice(4, 1)
    t.past()
    assert t.where("tresor") == "encounters_out"
    assert (t.kind, len(t.hand(0))) == ("reward", 3)


@pytest.mark.rule("AN-155", "AN-156", "AN-157")
def test_a_defeat_ends_the_series_and_the_creature_does_not_stay() -> None:
    t = exploring(there(RUINES, "voleuse"), OTHER, encounters=["guerrier-errant", "tresor"])
    deck = len(t.pos.encounters)
    t.dice(6, 1, 4)
    t.do("explore").past()
    assert (t.at(0), t.pos.out[0]) == (None, 0)  # a new turn has begun since
    assert len(t.pos.encounters) == deck - 1
    assert t.where("guerrier-errant") == "encounters_out"
    assert not t.happened("recruit")
    assert t.pos.turns == 2


@pytest.mark.rule("AN-158", "AN-159", "AN-P27")
def test_a_card_of_too_high_a_level_is_spent_without_effect() -> None:
    t = exploring(there(RUINES, "acrobate"), OTHER, encounters=["dieu-dragon", "tresor", "guerrier-errant"])
    deck = len(t.pos.encounters)
    t.dice(5)
    t.do("explore")
    assert (len(t.hand(0)), t.kind) == (2, "reward")
    assert len(t.pos.encounters) == deck - 2
    t = exploring(there("archange", "acrobate"), OTHER, encounters=["ombre-d-omega"])
    t.dice(5)
    t.do("explore")
    assert t.kind == "reward"


@pytest.mark.rule("AN-160")
def test_the_special_row_does_what_the_zone_says(monkeypatch: pytest.MonkeyPatch) -> None:
    special = Ability(0, SendAway())
    special.program = BY_ID["tour-de-la-fin"].special.program  # type: ignore[attr-defined]
    monkeypatch.setattr(special.program, "ops", (Draw(1),))
    remake(monkeypatch, "tour-de-la-fin", table=(SPECIAL,) * 6, special=special)
    t = exploring(there("tour-de-la-fin", "acrobate"), OTHER)
    t.do("explore")
    assert (len(t.hand(0)), t.kind) == (1, "reward")


@pytest.mark.rule("AN-036")
def test_where_a_zone_says_so_the_second_die_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    remake(monkeypatch, "archange", second=True, mods=(Mod(SECOND_DIE),))
    t = exploring(there("archange", "acrobate"), OTHER, encounters=["tresor"])
    t.dice(5, 1)
    t.do("explore")
    assert t.options() == {"reroll", "keep_die"}
    t.do("reroll")
    assert (t.hand(0), t.kind) == ([], "reward")


@pytest.mark.rule("AN-036")
def test_where_a_zone_says_so_the_last_explores_first(monkeypatch: pytest.MonkeyPatch) -> None:
    remake(monkeypatch, CORNES, late=True, mods=(Mod(LATE_FIRST),))
    t = exploring(there(CORNES, "acrobate"), there("archange", "sorcier"), there(CORNES, "factotum"))
    asked = []
    while t.pos.turns == 1:
        asked.append(t.asked)
        t.do("pass")
    assert asked == [2, 1, 0]


def claiming(*team: str, zone: str = "archange", others: tuple[Any, ...] = (OTHER,), **rest: Any) -> Stage:
    """A successful exploration."""
    mine = {key: rest.pop(key) for key in ("hand", "recruited", "missions", "going", "done") if key in rest}
    t = exploring(there(zone, *team, **mine), *others, **rest)
    t.dice(1)
    return t.do("explore")


@pytest.mark.rule("AN-161", "AN-162", "AN-S41", "AN-P14")
def test_one_reward_and_one_exploration_a_turn() -> None:
    t = claiming("acrobate", missions=["mission-du-palais"])
    assert t.options() == {"advantages", "recruit", "quest:mission-du-palais", "pass"}
    t.do("advantages")
    assert t.pos.turns == 2  # nothing more to do


@pytest.mark.rule("AN-164", "AN-165", "AN-103")
@pytest.mark.parametrize(("hand", "drawn"), [(1, 2), (4, 1)])
def test_the_advantage_reward_draws_the_level_up_to_five(hand: int, drawn: int) -> None:
    t = claiming("acrobate", zone=RUINES, hand=SPARE[:hand])
    t.do("advantages")
    assert len(t.hand(0)) == hand + drawn


@pytest.mark.rule("AN-103", "AN-S42")
def test_a_full_hand_takes_no_advantage() -> None:
    t = claiming("acrobate", hand=SPARE[:5])
    t.refuses("advantages", "AN-103")
    t = claiming("acrobate", "sorcier", "voleuse", "paladin", hand=SPARE[:5])
    assert t.happened("no_reward")
    assert t.pos.turns == 2


@pytest.mark.rule("AN-166", "AN-018", "AN-P03")
def test_the_recruit_reward_adds_a_character() -> None:
    t = claiming("acrobate", characters=["paladin"])
    deck = len(t.pos.characters)
    t.do("recruit")
    assert t.team(0) == ["acrobate", "paladin"]
    assert len(t.pos.characters) == deck - 1
    t = claiming("acrobate", zone="lande-aux-corbeaux", others=(seat("sorcier"),), active=["lande-aux-corbeaux"])
    t.refuses("recruit", "AN-018")


@pytest.mark.rule("AN-167", "AN-104", "AN-017")
def test_a_team_of_four_does_not_recruit() -> None:
    t = claiming("acrobate", "sorcier", "voleuse", "paladin")
    t.refuses("recruit", "AN-167")


@pytest.mark.rule("AN-168", "AN-S40", "AN-163")
@pytest.mark.parametrize(
    ("zone", "turn", "allowed"), [("archange", 4, False), (CORNES, 4, True), ("archange", 3, True)]
)
def test_nobody_recruits_twice_running_at_one_place(zone: str, turn: int, allowed: bool) -> None:
    t = claiming("acrobate", recruited={"zone": zone, "turn": turn}, turn=5)
    assert t.offers("recruit") == allowed
    if not allowed:
        assert t.why_not("recruit") == "AN-168"
    assert t.offers("advantages")


@pytest.mark.rule("AN-169")
def test_an_objective_is_for_the_holder_of_its_mission() -> None:
    assert claiming("acrobate", missions=["mission-du-palais"]).offers("quest:mission-du-palais")
    t = claiming("acrobate", missions=["battre-tiamat"])
    t.refuses("quest:battre-tiamat", "AN-169")


@pytest.mark.rule("AN-171", "AN-C12", "AN-C13")
def test_a_special_reward_does_what_the_zone_says() -> None:
    marsh = "marais-des-cloches"
    t = exploring(there(marsh, "acrobate"), OTHER, seat("sorcier", missions=["battre-tiamat"]), active=[marsh])
    t.dice(4)
    t.do("explore", "special")
    t.do("target:@2")
    assert len(t.hand(0)) == 1
    assert [line["words"]["en"] for line in t.table.log(0) if line["kind"] == "looks"] == ["@0 looks at Beat Tiamat"]
    assert [line["words"]["en"] for line in t.table.log(1) if line["kind"] == "looks"] == ["@0 looks at a card"]


@pytest.mark.rule("AN-019", "AN-P13")
def test_an_event_may_add_a_character(monkeypatch: pytest.MonkeyPatch) -> None:
    from ludotheque.games.anima.verbs import Recruit

    monkeypatch.setattr(BY_ID["tresor"].abilities[0].program, "ops", (Recruit(),))
    for team, size in ((("acrobate",), 2), (("acrobate", "sorcier", "voleuse", "paladin"), 4)):
        t = exploring(there("archange", *team), OTHER, encounters=["tresor"])
        t.dice(5)
        t.do("explore")
        assert len(t.team(0)) == size
