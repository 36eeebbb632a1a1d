"""Hero tokens: the shared pool, what earns and buys, when, and what is left of it (DS-089 to DS-114, DS-R04 to DS-R10)."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.games.drawsteel.rules import battle, tokens
from ludotheque.games.drawsteel.table import harm
from tests.drawsteel.sitting import DIRECTOR, Sitting, ability, sheet

FOUR = tuple(sheet(name) for name in ("Val", "Jorn", "Linn", "Korvo"))
DEVIL = sheet("Devil", "foe", stamina=100)


def party(*heroes: dict[str, Any], **options: Any) -> Sitting:
    return Sitting(*(heroes or FOUR), foes=(DEVIL,), **options)


def damage(sitting: Sitting, name: str, n: int) -> Sitting:
    """Damage comes for somebody while the Director's question waits."""
    pos = sitting.pos
    pos.asked.clear()
    harm.hurt(pos, sitting.being(name), n, "", -1, "DSB-057")
    sitting.table.game.run(pos)
    sitting.table._drain()
    return sitting


# ---------------------------------------------------------------------- the pool


@pytest.mark.rule("DS-089", "DS-090")
def test_the_pool_is_one_for_the_party_and_everybody_sees_it() -> None:
    sitting = party()
    assert sitting.pos.tokens == 4
    sitting.by(1, "buy_surges:@Val")
    assert sitting.pos.tokens == 3
    for seat in (0, 1, 2, 3, 4):
        assert 3 in sitting.shown(seat, "tokens")
    line = sitting.last("buy_surges")
    assert (line["seat"], line["rule"]) == (1, "DS-097")  # who, and why
    assert sitting.entry("buy_surges")[2] == 3


@pytest.mark.rule("DS-091")
@pytest.mark.parametrize(("heroes", "kept"), [(4, 1), (4, 0), (5, 0), (5, 9)])
def test_a_session_starts_with_as_many_as_heroes(heroes: int, kept: int) -> None:
    sitting = Sitting(*(sheet(f"H{n}") for n in range(heroes)), kept=kept)
    assert sitting.pos.tokens == heroes


@pytest.mark.rule("DS-092", "DS-095")
def test_deeds_earn_tokens_without_limit() -> None:
    sitting = party()
    for deed in ("crossed the burning bridge for a cat", "held the gate", "drank the poison"):
        sitting.director(f"award_token:{deed}")
    assert sitting.pos.tokens == 7
    assert [line["rule"] for line in sitting.happened("award_token")] == ["DS-092"] * 3
    sitting.refused(1, "award_token:I was great", "DS-130")


@pytest.mark.rule("DS-093")
def test_a_proposal_waits_for_the_director() -> None:
    sitting = party()
    sitting.by(1, "propose:I saved the cat").by(2, "propose:I looked good")
    assert sitting.pos.tokens == 4
    sitting.refused(1, "judge:@1>1", "DS-130").refused(1, "propose:and again", "DS-093")
    sitting.table.play("judge:@1>1", DIRECTOR)
    assert sitting.pos.tokens == 5
    sitting.table.play("judge:@2>0", DIRECTOR)
    assert sitting.pos.tokens == 5
    assert sitting.pos.proposals == []
    with pytest.raises(ludotheque.engine.errors.IllegalAnswer):
        sitting.table.play("judge:@2>1", DIRECTOR)


@pytest.mark.rule("DS-094")
@pytest.mark.parametrize(("answer", "pool"), [("usual", 5), ("nothing", 4), ("instead:a hidden door", 4)])
def test_a_reward_may_be_a_token(answer: str, pool: int) -> None:
    sitting = party().test("Val", "reason", "easy").by(1, "faces:9>8", "keep")
    assert sitting.kind == "follows"
    sitting.director(answer)
    assert sitting.pos.tokens == pool


@pytest.mark.rule("DS-096")
def test_tokens_are_spent_only_while_there_are_enough() -> None:
    sitting = party().fight().by(1, "go:@Val")
    sitting.of("Val")["stamina"] = 5
    sitting.pos.tokens = 1
    sitting.refused(1, "buy_stamina:@Val", "DS-096")
    sitting.pos.tokens = 0
    sitting.refused(1, "buy_stamina:@Val", "DS-096").refused(1, "buy_surges:@Val", "DS-096")
    for benefit, cost in tokens.COST.items():
        for pool in range(4):
            assert (tokens.check_spend(benefit, pool, used=False) is None) == (pool >= cost)


# ---------------------------------------------------------------------- what they buy


@pytest.mark.rule("DS-097")
def test_a_token_buys_two_surges() -> None:
    sitting = party().by(1, "buy_surges:@Val")
    assert (sitting.of("Val")["surges"], sitting.pos.tokens) == (2, 3)


@pytest.mark.rule("DS-098")
def test_surges_serve_damage_and_potency_and_nothing_else() -> None:
    held = {"do": "condition", "id": "slowed", "ends": "fight", "potency": "average", "against": "might"}
    blow = ability("Blow", tiers=[[{"do": "damage", "n": 3}, held]] * 3)
    sitting = Sitting(sheet("Val", might=2, abilities=[blow]), foes=(DEVIL,)).fight().by(1, "go:@Val")
    sitting.of("Val")["surges"] = 3
    sitting.by(1, "use:ability-0-0", "faces:6>6")
    verbs = {key.partition(":")[0] for key in sitting.keys}
    assert "surge" in verbs
    assert verbs <= {"keep", "lower", "surge", "press"}
    scores = {"might": 2, "agility": 1, "reason": 0, "intuition": 0, "presence": -1}
    assert [battle.surge_damage(scores, n) for n in range(4)] == [0, 2, 4, 6]
    assert [battle.potency(scores, "average", n) for n in (0, 2)] == [1, 2]
    offered = {option.key.partition(":")[0] for seat in range(2) for option in sitting.table.offers(seat)}
    assert not {verb for verb in offered if "surge" in verb} - {"buy_surges"}


@pytest.mark.rule("DS-099")
@pytest.mark.parametrize("face", [3, 6])
def test_a_token_makes_good_a_failed_save(face: int) -> None:
    sitting = party().fight().by(1, "go:@Val")
    sitting.of("Val")["afflictions"] = [{"id": "slowed", "source": -1, "ends": "save", "since": 0}]
    sitting.rolls((face - 1, 10))
    sitting.by(1, "end_turn")
    if face >= 6:
        assert sitting.of("Val")["afflictions"] == []
        assert sitting.pos.tokens == 4
        assert sitting.why_not("make_good", sitting.asked) is not None
        return
    assert sitting.kind == "save"
    sitting.by(1, "make_good")
    assert sitting.of("Val")["afflictions"] == []
    assert sitting.pos.tokens == 3


@pytest.mark.rule("DS-099")
def test_a_failed_save_may_be_left_as_it_is() -> None:
    sitting = party().fight().by(1, "go:@Val")
    sitting.of("Val")["afflictions"] = [{"id": "slowed", "source": -1, "ends": "save", "since": 0}]
    sitting.rolls((2, 10)).by(1, "end_turn", "fail")
    assert [one["id"] for one in sitting.of("Val")["afflictions"]] == ["slowed"]
    assert sitting.pos.tokens == 4


@pytest.mark.rule("DS-103", "DS-105", "DS-107")
def test_two_tokens_bring_the_recovery_value_back_on_ones_own_turn() -> None:
    sitting = party().fight().by(1, "go:@Val")
    sitting.of("Val")["stamina"] = 12
    sitting.by(1, "buy_stamina:@Val")
    one = sitting.of("Val")
    assert (one["stamina"], one["recoveries"], sitting.pos.tokens) == (22, 8, 2)
    field = sitting.pos.field
    assert (field["main"], field["maneuver"], field["move"]) == (1, 1, 1)  # it took no action


@pytest.mark.rule("DS-104")
def test_at_any_other_moment_two_tokens_do_not_heal() -> None:
    sitting = party()
    sitting.of("Val")["stamina"] = 12
    sitting.refused(1, "buy_stamina:@Val", "DS-104")
    sitting.fight().by(2, "go:@Jorn")
    sitting.refused(1, "buy_stamina:@Val", "DS-104")  # an ally's turn
    damage(sitting, "Val", 12)
    assert (sitting.kind, sitting.asked) == ("rescue", 1)  # but damage strikes now


@pytest.mark.rule("DS-R05")
def test_where_no_turns_are_counted_damage_is_the_moment_and_the_director_may_rule_otherwise() -> None:
    sitting = party()
    sitting.of("Val")["stamina"] = 8
    sitting.refused(1, "buy_stamina:@Val", "DS-104")
    sitting.director("set_figure:@Val>stamina>18>the spring heals")
    assert sitting.of("Val")["stamina"] == 18
    damage(sitting, "Val", 20)
    assert sitting.kind == "rescue"


@pytest.mark.rule("DS-106")
@pytest.mark.parametrize(("stamina", "n", "left"), [(25, 12, 18), (4, 20, -6)])
def test_the_stamina_comes_back_before_the_damage(stamina: int, n: int, left: int) -> None:
    sitting = party()
    sitting.of("Val")["stamina"] = stamina
    sitting.by(1, "heed:@Val>always")
    damage(sitting, "Val", n)
    sitting.by(1, "rescue")
    one = sitting.of("Val")
    assert (one["stamina"], one["dead"], sitting.pos.tokens) == (left, False, 2)
    kinds = [line["kind"] for line in sitting.table.log_all()]
    assert kinds.index("regain") < kinds.index("harm")


@pytest.mark.rule("DS-106", "DS-107")
def test_without_the_rescue_the_same_blow_kills() -> None:
    sitting = party()
    sitting.of("Val")["stamina"] = 4
    damage(sitting, "Val", 20)
    sitting.by(1, "bear")
    assert sitting.of("Val")["dead"]
    saved = party()
    saved.of("Val")["stamina"] = 4
    damage(saved, "Val", 20).by(1, "rescue")
    assert saved.of("Val")["recoveries"] == 8


@pytest.mark.rule("DS-108", "DS-R04")
def test_one_benefit_a_turn_for_each_hero() -> None:
    sitting = party().fight().by(1, "go:@Val", "buy_surges:@Val")
    sitting.of("Val")["stamina"] = 5
    sitting.refused(1, "buy_stamina:@Val", "DS-108").refused(1, "buy_surges:@Val", "DS-108")
    sitting.by(2, "buy_surges:@Jorn")  # another hero, the same turn
    sitting.by(1, "end_turn").director("go:@Devil")
    assert sitting.may(1, "buy_surges:@Val")  # anyone's turn is a new one


@pytest.mark.rule("DS-R04")
def test_a_table_may_count_benefits_for_the_whole_party() -> None:
    sitting = party(benefit="party").fight().by(1, "go:@Val", "buy_surges:@Val")
    sitting.refused(2, "buy_surges:@Jorn", "DS-108")
    sitting.by(1, "end_turn").director("go:@Devil")
    assert sitting.may(2, "buy_surges:@Jorn")


@pytest.mark.rule("DS-108")
def test_a_rescue_counts_as_the_benefit_of_the_turn() -> None:
    sitting = party().fight().by(1, "go:@Val", "buy_surges:@Val")
    damage(sitting, "Val", 35)
    assert sitting.kind != "rescue"  # it is not even asked


# ---------------------------------------------------------------------- the end of a session


@pytest.mark.rule("DS-109", "DS-110")
@pytest.mark.parametrize(("keep", "left"), [(0, 0), (1, 4)])
def test_tokens_vanish_at_the_end_unless_the_director_keeps_them(keep: int, left: int) -> None:
    sitting = party().director(f"end_session:{keep}")
    assert sitting.pos.tokens == left
    assert sitting.entry("session_over") == (4 - left, left)
    assert sitting.table.over


@pytest.mark.rule("DS-111", "DS-112")
def test_under_the_optional_rule_tokens_stay_what_they_are() -> None:
    sitting = party(carried=True, kept=2)
    assert sitting.pos.tokens == 2
    sitting.refused(DIRECTOR, "end_session:1", "DS-111")
    sitting.director("end_session:0")
    assert sitting.pos.tokens == 2
    left = sitting.entry("session_over")[1]
    following = Sitting(*FOUR, sheet("Grace"), carried=True, kept=left)
    assert following.pos.tokens == 2  # not five, for five heroes
    assert following.entry("kept") == (2,)
    assert following.table.log(1)[1]["rule"] == "DS-112"  # shown to the players as the session opens


@pytest.mark.rule("DS-113")
@pytest.mark.parametrize(
    ("carried", "award", "reminded"), [(True, False, True), (True, True, False), (False, False, False)]
)
def test_the_director_is_reminded_to_award_tokens(carried: bool, award: bool, reminded: bool) -> None:
    sitting = party(carried=carried)
    if award:
        sitting.director("award_token:a deed")
    sitting.director("end_session:0")
    assert bool(sitting.happened("reminder")) == reminded


@pytest.mark.rule("DS-114")
def test_the_optional_rule_says_what_it_suits() -> None:
    spec = next(one for one in ludotheque.game("drawsteel").option_specs() if one["id"] == "carried")
    help = next(value["help"] for value in spec["values"] if value["id"] == "carried")
    assert "two to three hours" in help["en"]
    assert "deux à trois heures" in help["fr"]
    assert spec["default"] == "fresh"


@pytest.mark.rule("DS-R08")
def test_kept_tokens_are_shown_and_the_director_chooses() -> None:
    sitting = party(kept=7)
    assert sitting.pos.tokens == 4
    assert sitting.entry("kept") == (7,)
    sitting.refused(1, "take_kept", "DS-130")
    sitting.director("take_kept")
    assert sitting.pos.tokens == 7
    sitting.refused(DIRECTOR, "take_kept", "DS-R08")
    late = party(kept=7).director("scene:One")
    late.refused(DIRECTOR, "take_kept", "DS-R08")  # the session has begun


@pytest.mark.rule("DS-R09")
def test_whoever_leaves_or_joins_does_not_change_the_pool() -> None:
    sitting = party().director("attend:@Korvo>away")
    assert sitting.pos.tokens == 4
    sitting.refused(DIRECTOR, "call:@Korvo>might>easy>open", "DS-R09")
    sitting.director("victories:puzzle>1")
    assert (sitting.of("Korvo")["victories"], sitting.of("Val")["victories"]) == (0, 1)
    sitting.director("attend:@Korvo>here")
    assert sitting.pos.tokens == 4
    sitting.refused(DIRECTOR, "attend:@Korvo>here", "DS-R09").refused(1, "attend:@Val>away", "DS-130")


@pytest.mark.rule("DS-R09")
def test_a_hero_who_is_away_is_in_no_fight() -> None:
    sitting = party().director("attend:@Korvo>away").fight()
    assert sitting.of("Korvo")["zone"] == -1
    sitting.refused(DIRECTOR, "attend:@Korvo>here", "DS-R09")


@pytest.mark.rule("DS-R10")
def test_retainers_do_not_count() -> None:
    sitting = Sitting(sheet("Val"), sheet("Jorn"), sheet("Squire", "npc"), seats=3)
    assert sitting.pos.tokens == 2
    assert sitting.of("Squire")["seat"] == 1
    sitting.refused(1, "buy_surges:@Squire", "DS-089")
