"""Negotiations: interest and patience, arguments, reading the other side, what is offered (DSB-170 to DSB-190)."""

from __future__ import annotations

import pytest

from ludotheque.games.drawsteel.rules import negotiation
from ludotheque.games.drawsteel.table.negotiation import change
from tests.drawsteel.skirmish import Skirmish, foe, sheet


def talking(attitude: str = "neutral", speakers: int = 0, **renown: int) -> Skirmish:
    """A negotiation with somebody moved by peace and put off by greed."""
    heroes = [sheet(name, traits=[{"renown": renown["renown"]}] if renown else []) for name in "AB"]
    table = Skirmish(heroes, [foe()]).answer(f"negotiate:{attitude}>The ferryman>{speakers}")
    table.do("motive:peace", "motive:legacy", "pitfall:greed")
    if renown:
        table.answer(f"impression:{renown['impression']}")
    return table.answer("ready")


def argues(table: Skirmish, appeal: str, dice: tuple[int, int], hero: int = 0) -> Skirmish:
    return table.by(hero + 1, f"argue:hero{hero}>{appeal}>presence").dice(dice)


def state(table: Skirmish) -> tuple[int, int]:
    return table.pos.field["interest"], table.pos.field["patience"]


@pytest.mark.rule("DSB-170")
def test_a_negotiation_is_a_scene_for_heroes() -> None:
    scene = talking().pos.scene
    assert (scene["mode"], scene["number"]) == ("negotiation", 1)  # one of its own, after the opening
    empty = Skirmish([sheet("A")])
    empty.being("hero0")["dead"] = True
    empty.refuses("negotiate:neutral>somebody>0", "DSB-170")


@pytest.mark.rule("DSB-171")
@pytest.mark.parametrize(
    ("attitude", "interest", "patience"),
    [
        ("hostile", 1, 2),
        ("suspicious", 2, 2),
        ("neutral", 2, 3),
        ("open", 3, 3),
        ("friendly", 3, 4),
        ("trusting", 3, 5),
    ],
)
def test_where_it_starts(attitude: str, interest: int, patience: int) -> None:
    assert negotiation.opening(attitude, 0) == (interest, patience)
    assert state(talking(attitude)) == (interest, patience)


@pytest.mark.rule("DSB-172")
def test_speaking_their_language() -> None:
    assert [negotiation.opening("neutral", n) for n in (0, 1, 2, 3, 5)] == [(2, 3), (2, 4), (2, 4), (2, 5), (2, 5)]
    assert negotiation.opening("trusting", 3) == (3, 5)
    assert state(talking("neutral", 2)) == (2, 4)


@pytest.mark.rule("DSB-173")
def test_what_moves_them_stays_with_the_director() -> None:
    table = talking()
    view = {name: part for name, part in table.table.view(1).items() if name != "lexicon"}
    said = str([view, table.table.log(1), table.table.choice_of(1).prompt]).lower()
    assert "peace" not in said
    assert "greed" not in said


@pytest.mark.rule("DSB-174")
def test_twelve_motivations_and_none_of_them_both() -> None:
    assert len(set(negotiation.MOTIVATIONS)) == 12
    table = Skirmish().answer("negotiate:neutral>The ferryman>0").refuses("ready", "DSB-174").answer("motive:peace")
    table.refuses("pitfall:peace", "DSB-174").refuses("motive:peace", "DSB-174").answer("pitfall:greed")
    table.refuses("motive:greed", "DSB-174").answer("ready")


@pytest.mark.rule("DSB-175", "DSB-182")
def test_heroes_argue_and_read_by_tests() -> None:
    for key in ("argue:hero0>peace>presence", "read:hero0>intuition"):
        table = talking().by(1, key)
        assert (table.kind, table.asked) == ("roll", 1)
    assert talking().why_not("argue:foe0>peace>presence", 1) == "DSB-175"
    assert talking().why_not("argue:hero1>peace>presence", 1) == "DS-129"


@pytest.mark.rule("DSB-176")
@pytest.mark.parametrize(("dice", "found"), [((2, 3), (2, 2)), ((7, 7), (3, 2)), ((9, 9), (3, 3)), ((10, 9), (3, 3))])
def test_an_argument_with_a_motivation(dice: tuple[int, int], found: tuple[int, int]) -> None:
    assert state(argues(talking(), "peace", dice)) == found


@pytest.mark.rule("DSB-177", "DSB-178")
@pytest.mark.parametrize(("dice", "found"), [((2, 3), (1, 2)), ((7, 7), (2, 2)), ((9, 9), (3, 2)), ((10, 9), (3, 3))])
def test_an_argument_without_one(dice: tuple[int, int], found: tuple[int, int]) -> None:
    assert state(argues(talking(), "none", dice)) == found
    assert state(argues(talking(), "revelry", dice)) == found


@pytest.mark.rule("DSB-179", "DSB-186")
def test_each_motivation_works_once() -> None:
    table = argues(talking("trusting"), "peace", (9, 9))
    assert state(table) == (4, 5)
    assert state(argues(table, "peace", (9, 9), hero=1)) == (3, 4)  # tier 1 without a motivation
    assert state(argues(table, "legacy", (9, 9), hero=1)) == (4, 4)


@pytest.mark.rule("DSB-186")
def test_a_repeated_argument_is_tier_one() -> None:
    table = argues(talking("trusting"), "peace", (2, 3))
    assert state(table) == (3, 4)
    assert state(argues(table, "peace", (10, 8))) == (
        2,
        3,
    )  # a motivation that has not worked yet, but the same argument
    assert state(argues(table, "peace", (9, 9), hero=1)) == (3, 3)  # another hero has not made it
    table = argues(talking("trusting"), "revelry", (7, 7))
    assert state(argues(table, "revelry", (10, 10))) == (2, 3)


@pytest.mark.rule("DSB-180")
def test_a_pitfall_costs_both_without_a_roll() -> None:
    table = talking().by(1, "argue:hero0>greed>presence")
    assert (table.kind, state(table), table.pos.chance) == ("argue", (1, 2), 0)


@pytest.mark.rule("DSB-181")
def test_a_lie_that_is_caught_costs_interest() -> None:
    table = talking("trusting")
    assert table.why_not("lie", 0) == "DSB-181"
    argues(table, "none", (7, 7))
    assert state(table) == (3, 4)
    assert state(table.by(0, "lie")) == (2, 4)
    assert table.why_not("lie", 0) == "DSB-181"
    assert state(argues(table, "peace", (2, 3)).by(0, "lie")) == (1, 3)


@pytest.mark.rule("DSB-183", "DSB-184")
@pytest.mark.parametrize(("dice", "patience", "learnt"), [((2, 3), 2, 0), ((7, 7), 3, 0), ((9, 9), 3, 1)])
def test_reading_the_other_side(dice: tuple[int, int], patience: int, learnt: int) -> None:
    assert [negotiation.reading(tier) for tier in (1, 2, 3)] == [(-1, False), (0, False), (0, True)]
    table = talking().by(1, "read:hero0>intuition").dice(dice)
    assert state(table) == (2, patience)
    for seat in (1, 2):
        lines = [line for line in table.table.log(seat) if line["rule"] == "DSB-184"]
        assert len(lines) == learnt
        assert all("peace" in line["words"]["en"].lower() for line in lines)


@pytest.mark.rule("DSB-185")
def test_when_it_ends() -> None:
    assert [negotiation.over(*found) for found in ((5, 3), (0, 3), (3, 0), (4, 1), (1, 1))] == [
        True,
        True,
        True,
        False,
        False,
    ]
    table = talking("hostile").by(1, "argue:hero0>greed>presence")
    assert (table.kind, table.pos.scene["mode"]) == ("direct", "free")
    left = talking().by(0, "leave")
    assert left.kind == "direct"


@pytest.mark.rule("DSB-187")
def test_what_is_offered_follows_interest() -> None:
    assert [negotiation.offer(n) for n in range(6)] == ["no-and", "no", "no-but", "yes-but", "yes", "yes-and"]
    assert talking("open").by(0, "leave").happened("negotiation_over")[0]["words"]["en"].endswith("yes, but…")


@pytest.mark.rule("DSB-188")
@pytest.mark.parametrize(
    ("renown", "impression", "skill", "edges"), [(3, 3, 1, 1), (4, 3, 1, 1), (2, 3, 1, 0), (3, 3, 0, 0)]
)
def test_renown_gives_an_edge_with_fitting_skills(renown: int, impression: int, skill: int, edges: int) -> None:
    for key in ("argue:hero0>peace>presence", "read:hero0>intuition"):
        table = talking(renown=renown, impression=impression).by(1, key).answer(f"skill:{skill}")
        assert sum(one["kind"] == "edge" for one in table.pos.stack[-1].memo["causes"]) == edges


@pytest.mark.rule("DSB-188")
def test_the_impression_is_settled_once() -> None:
    table = Skirmish().do("negotiate:neutral>The ferryman>0", "impression:4").refuses("impression:2", "DSB-188")
    assert negotiation.renowned(3, 0) == ()
    table.do("motive:peace", "ready").by(1, "argue:hero0>peace>presence").answer("skill:1")
    assert [one["kind"] for one in table.pos.stack[-1].memo["causes"]] == ["bonus"]


@pytest.mark.rule("DSB-189")
def test_what_a_deal_earns() -> None:
    found = {
        (start, end): negotiation.victory(start, end) for start, end in ((2, 4), (3, 4), (1, 3), (3, 5), (1, 2), (0, 2))
    }
    assert found == {(2, 4): True, (3, 4): False, (1, 3): True, (3, 5): True, (1, 2): False, (0, 2): False}
    table = argues(argues(talking(), "peace", (9, 9)), "legacy", (9, 9)).by(0, "leave")
    assert [table.being(name)["victories"] for name in ("hero0", "hero1")] == [1, 1]
    assert argues(talking(), "peace", (9, 9)).by(0, "leave").being("hero0")["victories"] == 0


@pytest.mark.rule("DSB-190")
def test_interest_and_patience_have_bounds() -> None:
    table = talking("hostile")
    table.pos.field["patience"] = 1
    table.by(1, "argue:hero0>greed>presence")
    assert table.happened("swayed")[-1]["words"]["en"] == "Interest 0, patience 0"
    high = talking("trusting", 8)
    assert state(high) == (3, 5)
    for n, found in ((9, (5, 5)), (-9, (0, 0))):
        change(high.pos, n, n, "DSB-190")
        assert state(high) == found


@pytest.mark.rule("DSB-170", "DSB-185")
def test_it_ends_when_no_hero_is_left_to_talk() -> None:
    table = talking()
    for hero in ("hero0", "hero1"):
        table.by(0, f"set_figure:{hero}>stamina>-20>a fall")
    assert (table.kind, table.pos.scene["mode"]) == ("direct", "free")
    assert len(table.happened("negotiation_over")) == 1


@pytest.mark.rule("DSB-183")
def test_a_second_reading_finds_something_else() -> None:
    table = talking("trusting")
    for _ in range(2):
        table.by(1, "read:hero0>intuition").dice((9, 9))
    assert table.pos.field["learnt"] == ["peace", "legacy"]


@pytest.mark.rule("DS-132", "DSB-189")
@pytest.mark.parametrize("worthy", [True, False])
def test_a_deal_with_nothing_heroic_about_it_earns_nothing(worthy: bool) -> None:
    table = talking()
    if not worthy:
        table.by(0, "unworthy")
    table.pos.field["interest"] = 4
    argues(table, "peace", (9, 9))
    assert table.being("hero0")["victories"] == int(worthy)
