"""From session to session: what is carried, and what the next session makes of it."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.engine import campaign, record
from ludotheque.engine.errors import BadOptions, IllegalAnswer
from ludotheque.engine.table import Table
from tests.drawsteel.table import ability, foe, pos, said, session, sheet

PARTY = [sheet(name) for name in ("Ilsa", "Bram", "Orla", "Finn")]


def ended(table: Table, keep: int = 0) -> dict[str, Any]:
    """What the session leaves when it ends now."""
    table.play(f"end_session:{keep}", 0)
    return campaign.carried(table)


def after(table: Table, keep: int = 0, seats: int | None = None, **options: Any) -> Table:
    return ludotheque.new("drawsteel", seats or table.seats, "next", {**options, **ended(table, keep)})


def test_heroes_go_on_as_they_were() -> None:
    table = session(PARTY, seats=3)
    ilsa = pos(table).beings[0]
    ilsa["stamina"], ilsa["recoveries"], ilsa["xp"], ilsa["victories"] = 7, 2, 12, 3
    pos(table).beings[1]["dead"] = True
    pos(table).hours, pos(table).banked = 48, 2
    table.play("setting:Harbour town", 0)
    table.play("note:The baron lies", 0)
    then = pos(after(table))
    assert [one["sheet"]["name"]["en"] for one in then.beings] == ["Ilsa", "Bram", "Orla", "Finn"]
    assert [then.beings[0][of] for of in ("stamina", "recoveries", "xp", "victories")] == [7, 2, 12, 3]  # type: ignore[literal-required]
    assert then.beings[1]["dead"]
    assert (then.hours, then.banked, then.notes) == (48, 2, ["The baron lies"])
    assert (then.campaign["setting"], then.campaign["session"]) == ("Harbour town", 2)
    assert [one["seat"] for one in then.beings] == [1, 2, 1, 2]


@pytest.mark.rule("DS-091", "DS-109")
def test_the_pool_is_set_to_the_number_of_living_heroes_whatever_was_left() -> None:
    table = session(PARTY)
    pos(table).tokens = 1
    assert pos(after(table)).tokens == 4
    table = session(PARTY)
    pos(table).beings[0]["dead"] = True
    assert pos(after(table)).tokens == 3


@pytest.mark.rule("DS-110", "DS-R08")
def test_tokens_that_the_director_kept_are_shown_and_may_be_taken_instead() -> None:
    table = session(PARTY)
    pos(table).tokens = 7
    then = after(table, keep=1)
    assert pos(then).tokens == 4
    assert any("kept" in line and "7" in line for line in said(then, 1))
    then.play("take_kept", 0)
    assert pos(then).tokens == 7
    with pytest.raises(IllegalAnswer, match="DS-R08"):
        then.play("take_kept", 0)


@pytest.mark.rule("DS-111", "DS-112")
def test_under_the_optional_rule_tokens_go_on_and_the_count_is_shown() -> None:
    table = session(PARTY, carried=True)
    pos(table).tokens = 2
    newcomer = sheet("Wren")
    then = after(table, carried=True, heroes=[newcomer])
    assert pos(then).tokens == 2
    assert any("kept" in line and "2" in line for line in said(then, 1))
    assert [one["sheet"]["name"]["en"] for one in pos(then).beings][-1] == "Wren"


@pytest.mark.rule("DS-135", "DS-136")
def test_adventures_follow_the_heroes_and_an_open_one_takes_another_session() -> None:
    table = session(PARTY)
    table.play("adventure:The tower", 0)
    then = after(table)
    assert pos(then).campaign["adventure"]["sessions"] == 2
    then.play("close_adventure", 0)
    last = after(then)
    assert [one["title"] for one in pos(last).campaign["adventures"]] == ["The tower"]
    assert pos(last).campaign["adventure"] == {}


def test_other_players_may_come() -> None:
    table = session(PARTY, seats=5)
    then = after(table, seats=2)
    assert {one["seat"] for one in pos(then).beings} == {1}
    assert {one["seat"] for one in pos(after(then, seats=4)).beings} == {1, 2, 3}


def test_foes_do_not_follow_the_heroes() -> None:
    table = session(PARTY, [foe("Rat")])
    assert len(pos(after(table)).beings) == 4


def test_what_is_carried_is_shown_to_nobody() -> None:
    table = session(PARTY)
    table.play("note:The baron lies", 0)
    carried = ended(table)
    then = ludotheque.new("drawsteel", 2, "next", carried)
    for seen in (table.view(1), table.log(1), table.verdict, then.view(1), then.log(1)):
        assert "baron" not in repr(seen)
    assert "baron" in repr(then.view(0))


def test_the_records_of_a_campaign_follow_from_each_other() -> None:
    one = session(PARTY)
    two = after(one)
    two.play("end_session:0", 0)
    campaign.replay(one.game, [record.checked(table.record()) for table in (one, two)])


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("heroes", []),
        ("heroes", [{"sheet": {}}]),
        ("heroes", "Ilsa"),
        ("tokens", -1),
        ("hours", "late"),
        ("session", None),
        ("setting", 5),
        ("notes", [5]),
        ("adventures", {}),
        ("adventure", {"id": 5}),
        ("more", 1),
    ],
)
def test_what_no_session_leaves_is_refused_in_one_line(field: str, wrong: Any) -> None:
    carried = ended(session(PARTY))["carry"]
    with pytest.raises(BadOptions) as caught:
        ludotheque.new("drawsteel", 2, "next", {"carry": {**carried, field: wrong}})
    assert "\n" not in str(caught.value)
    del carried["tokens"]
    with pytest.raises(BadOptions, match="lacks 'tokens'"):
        ludotheque.new("drawsteel", 2, "next", {"carry": carried})


@pytest.mark.rule("DS-091", "DS-R10")
def test_a_retainer_who_joins_later_does_not_count_either() -> None:
    then = after(session(PARTY), heroes=[sheet("Squire", kind="npc")])
    assert [one["kind"] for one in pos(then).beings] == ["hero"] * 4 + ["npc"]
    assert pos(then).tokens == 4


@pytest.mark.rule("DSB-138", "DSB-139", "DSB-194", "DSB-197")
def test_points_of_a_project_and_what_was_used_for_nothing_outlast_the_session() -> None:
    costly = ability("Storm", cost=3, effects=[{"do": "damage", "n": 5}])
    table = session([sheet("Ilsa", costly)])
    table.play("respite:safe", 0)
    table.play("project:being-0>reason", 1)
    table.play("faces:4>5", 1)
    table.play("keep", 1)
    table.play("finish", 0)
    table.play("freely:ability-0-0", 1)
    then = after(table)
    assert pos(then).beings[0]["project"] == 9
    with pytest.raises(IllegalAnswer, match="DSB-138"):
        then.play("freely:ability-0-0", 1)


def test_a_session_of_before_says_nothing_of_projects() -> None:
    carried = ended(session(PARTY))["carry"]
    for one in carried["heroes"]:
        del one["project"], one["freed"]
    then = ludotheque.new("drawsteel", 2, "next", {"carry": carried})
    assert (pos(then).beings[0]["project"], pos(then).beings[0]["freed"]) == (0, [])
