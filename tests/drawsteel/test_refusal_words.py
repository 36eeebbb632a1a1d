"""Every place of the rules of Draw Steel that says no: reached by an attempt, by its rule, in whole words of both languages."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from ludotheque.conformance import refused, written
from ludotheque.conformance.refusals import Site, traced
from ludotheque.engine.dice import Dice
from ludotheque.engine.program import Ask
from ludotheque.engine.refusal import Refusal
from ludotheque.games.drawsteel.rules import characteristics, dice, power, stamina
from ludotheque.games.drawsteel.table import abilities, aided, fight, harm, reactions, targets, tests
from tests.drawsteel.explore import GAME, explored
from tests.drawsteel.refusals import BY_TEST
from tests.drawsteel.sitting import Sitting, ability, sheet
from tests.drawsteel.uttered import uttered_by

WOLF, ORC = sheet("Wolf", "foe"), sheet("Orc", "foe")


def still(name: str, **rest: Any) -> dict[str, Any]:
    """An ability without a roll."""
    return ability(name, roll="", tiers=[], **rest)


def reaction(name: str, **rest: Any) -> dict[str, Any]:
    """A triggered action of somebody whose foe falls."""
    return still(
        name, **{"action": "triggered", "when": "foe-felled", "who": "self", "effects": [{"do": "surges"}], **rest}
    )


def table(*keys: str, foes: tuple[dict[str, Any], ...] = (WOLF,), **options: Any) -> Sitting:
    """Val and Jorn, each with a player, and foes; the Director has said this much."""
    return Sitting(sheet("Val", reason=2), sheet("Jorn"), foes=foes, **options).director(*keys)


def without(*names: str) -> Sitting:
    """A table at which these are dead."""
    sitting = table()
    for name in names:
        sitting.of(name)["dead"] = True
    return sitting


def held(*keys: str) -> Sitting:
    return table("hold:@Bell>@Wolf", *keys, foes=(WOLF, sheet("Bell", "object")))


def fighting(*abilities: dict[str, Any], foes: tuple[dict[str, Any], ...] = (WOLF, ORC), away: bool = False) -> Sitting:
    """Val's turn has come, with these abilities."""
    sitting = Sitting(sheet("Val", abilities=list(abilities)), sheet("Jorn"), foes=foes)
    if away:
        sitting.director("attend:@Jorn>away")
    return sitting.fight()


def _lowered() -> Sitting:
    """Val has taken a lower tier, and could still put a surge on it."""
    sitting = fighting(ability("Blow"))
    sitting.of("Val")["surges"] = 1
    return sitting.by(1, "go:@Val", "use:ability-0-0", "target:@Wolf", "faces:9>8", "lower:2")


def falls(*own: dict[str, Any], other: dict[str, Any] | None = None, **changes: Any) -> Sitting:
    """A foe falls at Val's hand; Val and Jorn are both the first player's, and `changes` are Val's."""
    blow = still("Blow", effects=[{"do": "damage", "n": 99}])
    mine = sheet("Val", abilities=[blow, *own])
    theirs = sheet("Jorn", abilities=[] if other is None else [other])
    sitting = Sitting(mine, theirs, foes=(WOLF, ORC), seats=2)
    if changes.pop("away", False):
        sitting.director("attend:@Jorn>away")
    sitting.fight()
    sitting.of("Val").update(changes)  # type: ignore[typeddict-item]
    return sitting.by(1, "go:@Val", "use:ability-0-0", "target:@Wolf")


def gathering() -> Sitting:
    sitting = fighting(still("Tie", effects=[{"do": "gather", "n": 3}]), foes=(WOLF, ORC, sheet("Rat", "foe")))
    sitting.of("Orc")["zone"] = 1
    sitting.of("Rat")["dead"] = True
    return sitting.by(1, "go:@Val", "use:ability-0-0", "target:@Wolf")


def unworthy() -> Sitting:
    fury = {"resource": {"fr": "Rage", "en": "Ferocity"}, "calling": {"fr": "Furie", "en": "Fury"}}
    sitting = Sitting(sheet("Val", **fury))
    sitting.pos.scene["worthy"] = False
    return sitting


DAZED = [{"id": "dazed", "source": -1, "ends": "save", "since": 0}]
MOTIVES = ("benevolence", "discovery", "freedom", "greed", "justice")

#: Places that no test of the rules reaches: the rule that each cites, a table, who tries, and what.
REFUSALS: dict[Site, tuple[str, Callable[[], Sitting], int, str]] = {
    Site("refusal-ally", "table/deeds", "Gather.refusal"): ("DSB-148", gathering, 1, "target:@Jorn"),
    Site("refusal-not-fighting", "table/deeds", "Gather.refusal"): ("DSB-148", gathering, 1, "target:@Rat"),
    Site("refusal-already-so", "table/ruling", "Expose.check"): (
        "DS-125",
        lambda: held().fight().director("expose:@Bell>x"),
        0,
        "expose:@Bell>x",
    ),
    Site("refusal-already-so", "table/ruling", "Hold.check"): ("DS-123", held, 0, "hold:@Bell>@Wolf"),
    Site("refusal-already-so", "table/ruling", "SetSapience.check"): ("DS-088", table, 0, "set_sapience:@Val>sapient"),
    Site("refusal-assist-late", "table/montage", "Effort.refusal"): (
        "DSB-013",
        lambda: table("montage:easy").by(2, "pass:@Jorn"),
        1,
        "assist:@Val>@Jorn>might",
    ),
    Site("refusal-assist-self", "table/montage", "Effort.refusal"): (
        "DSB-013",
        lambda: table("montage:easy"),
        1,
        "assist:@Val>@Val>might",
    ),
    Site("refusal-breather", "table/breather", "Breather.refusal"): (
        "DS-166",
        lambda: table("breather").by(1, "go_on").by(2, "go_on"),
        0,
        "breather",
    ),
    Site("refusal-cost", "table/reactions", "refuse"): (
        "DS-154",
        lambda: falls(reaction("Cheap"), reaction("Dear", cost=3)),
        1,
        "react:ability-0-2",
    ),
    Site("refusal-dazed", "rules/battle", "check_triggered"): (
        "DSB-067",
        lambda: falls(reaction("Mine"), other=reaction("Theirs"), afflictions=DAZED),
        1,
        "react:ability-0-1",
    ),
    Site("refusal-reacted", "rules/battle", "check_triggered"): (
        "DSB-045",
        lambda: falls(reaction("Mine"), reaction("Free", action="free-triggered"), reacted=1),
        1,
        "react:ability-0-1",
    ),
    Site("refusal-not-fighting", "table/reactions", "refuse"): (
        "DSB-045",
        lambda: falls(reaction("Mine"), other=reaction("Theirs"), away=True),
        1,
        "react:ability-1-0",
    ),
    Site("refusal-no-ability", "table/freely", "UseFreely.refusal"): (
        "DSB-138",
        lambda: table(foes=(sheet("Wolf", "foe", abilities=[ability("Bite")]),)),
        1,
        "freely:ability-2-0",
    ),
    Site("refusal-dead", "table/tests", "TakeResult.refusal"): (
        "DS-122",
        lambda: (
            Sitting()
            .director("call:@Val>might>medium>open")
            .by(1, "faces:6>7")
            .director("set_figure:@Val>stamina>-20>a fall")
        ),
        1,
        "reroll",
    ),
    Site("refusal-director-awards", "table/tokens", "Propose.refusal"): ("DS-093", table, 0, "propose:a song"),
    Site("refusal-enough-motives", "table/negotiation", "Secrets.refusal"): (
        "DSB-174",
        lambda: table("negotiate:hostile>the duke>1", *(f"motive:{one}" for one in MOTIVES[:4])),
        0,
        f"motive:{MOTIVES[4]}",
    ),
    Site("refusal-no-argument", "table/negotiation", "Leave.refusal"): ("DSB-170", table, 0, "leave"),
    Site("refusal-heeded", "table/harm", "Heed.refusal"): ("DS-104", table, 1, "heed:@Val>falling"),
    Site("refusal-hours-uncounted", "table/rest", "Rest.refusal"): (
        "DS-169",
        lambda: table("respite:safe"),
        0,
        "rest_on",
    ),
    Site("refusal-keep", "table/rest", "EndSession.refusal"): ("DS-110", table, 0, "end_session:2"),
    Site("refusal-own-campaign", "table/adventure", "NextScene.refusal"): ("DS-133", table, 0, "next_scene"),
    Site("refusal-no-cause", "table/circumstances", "Switch.refusal"): ("DS-117", table, 0, "switch:0"),
    Site("refusal-no-result", "table/circumstances", "Override.refusal"): ("DS-117", table, 0, "override:2>x"),
    Site("refusal-no-roll", "table/circumstances", "GrantTier.refusal"): ("DS-079", table, 0, "grant_tier:1"),
    Site("refusal-no-roll", "table/circumstances", "Modify.refusal"): ("DS-073", table, 0, "modify:bonus>1>x"),
    Site("refusal-no-fight", "table/malice", "_refuse"): (
        "DSB-031",
        lambda: table(foes=(sheet("Wolf", "foe", abilities=[ability("Howl", action="villain")]),)),
        0,
        "great:ability-2-0",
    ),
    Site("refusal-no-target", "table/malice", "_refuse_price"): (
        "DSB-123",
        lambda: table(foes=(sheet("Wolf", "foe", abilities=[ability("Howl", action="villain", distance=0)]),)).fight(),
        0,
        "great:ability-2-0",
    ),
    Site("refusal-no-fight", "table/ruling", "Expose.check"): ("DS-125", held, 0, "expose:@Bell>x"),
    Site("refusal-no-heroes", "table/breather", "Breather.refusal"): (
        "DS-166",
        lambda: without("Val", "Jorn"),
        0,
        "breather",
    ),
    Site("refusal-no-heroes", "table/contests", "CallGroup.refusal"): (
        "DSB-016",
        lambda: without("Val", "Jorn"),
        0,
        "group:might>easy>open",
    ),
    Site("refusal-no-notes", "table/talk", "ReadNotes.refusal"): ("DS-130", table, 0, "read_notes"),
    Site("refusal-not-a-hero", "table/contests", "CallOpposed.refusal"): ("DSB-020", table, 0, "oppose:@Wolf>@Val"),
    Site("refusal-rival-hidden", "table/contests", "CallOpposed.refusal"): (
        "DSB-020",
        lambda: _hidden(table()),
        0,
        "oppose:@Val>@Wolf",
    ),
    Site("refusal-not-a-hero", "table/fight", "Turn.refusal"): (
        "DS-157",
        lambda: table().fight("foes").director("go:@Wolf"),
        0,
        "breath",
    ),
    Site("refusal-whole", "table/fight", "Turn.refusal"): ("DS-162", lambda: fighting().by(1, "go:@Val"), 1, "breath"),
    Site("refusal-trade", "table/fight", "Turn.refusal"): (
        "DSB-038",
        lambda: fighting().by(1, "go:@Val"),
        1,
        "trade:2",
    ),
    Site("refusal-not-fighting", "table/fight", "NextTurn.refusal"): (
        "DSB-035",
        lambda: fighting(away=True),
        1,
        "go:@Jorn",
    ),
    Site("refusal-not-yours", "table/fight", "NextTurn.refusal"): ("DS-129", fighting, 1, "go:@Jorn"),
    Site("refusal-not-fighting", "table/targets", "refuse_target"): (
        "DSB-123",
        lambda: fighting(ability("Blow"), away=True).by(1, "go:@Val", "use:ability-0-0"),
        1,
        "target:@Jorn",
    ),
    Site("refusal-only", "table/targets", "refuse_target"): (
        "DSB-122",
        lambda: fighting(
            ability("Ward", only="undead"),
            foes=(sheet("Ghoul", "foe", keywords=["undead"]), sheet("Bones", "foe", keywords=["undead"]), WOLF),
        ).by(1, "go:@Val", "use:ability-0-0"),
        1,
        "target:@Wolf",
    ),
    Site("refusal-same-tier", "table/abilities", "TakeTier.refusal"): (
        "DS-045",
        lambda: fighting(ability("Blow")).by(1, "go:@Val", "use:ability-0-0", "target:@Wolf", "faces:6>6"),
        1,
        "lower:2",
    ),
    Site("refusal-no-tiers", "table/circumstances", "GrantTier.refusal"): (
        "DSB-022",
        lambda: table("respite:safe").by(1, "project:@Val>reason"),
        0,
        "grant_tier:3",
    ),
    Site("refusal-lowered", "table/abilities", "TakeTier.refusal"): ("DS-045", _lowered, 1, "lower:1"),
    Site("refusal-away", "table/contests", "CallOpposed.refusal"): (
        "DS-R09",
        lambda: table("attend:@Jorn>away"),
        0,
        "oppose:@Val>@Jorn",
    ),
    Site("refusal-away", "table/rest", "refuse_activity"): (
        "DS-R09",
        lambda: table("attend:@Jorn>away", "respite:safe"),
        2,
        "activity:@Jorn>x",
    ),
    Site("refusal-no-dice", "table/tests", "TakeResult.refusal"): (
        "DS-100",
        lambda: table().test("Val", "reason").director("grant_tier:2").by(1, "unrolled"),
        1,
        "reroll",
    ),
    Site("refusal-same-tier", "table/tests", "TakeResult.refusal"): (
        "DS-045",
        lambda: table().test("Val", "reason").by(1, "faces:5>5"),
        1,
        "lower:2",
    ),
    Site("refusal-not-a-hero", "table/montage", "Effort.refusal"): (
        "DSB-151",
        lambda: table("montage:easy"),
        1,
        "pass:@Wolf",
    ),
    Site("refusal-not-a-hero", "table/rest", "refuse_activity"): ("DS-171", table, 0, "activity:@Wolf>x"),
    Site("refusal-not-a-hero", "table/ruling", "Attend.check"): ("DS-R09", table, 0, "attend:@Wolf>away"),
    Site("refusal-not-a-hero", "table/tests", "Assist.refusal"): (
        "DSB-013",
        lambda: table().test("Val", "might"),
        0,
        "aid:@Wolf>might",
    ),
    Site("refusal-unworthy", "table/resources", "CountResource.refusal"): (
        "DS-132",
        unworthy,
        1,
        "count_resource:@Val>1",
    ),
}


def _dead(sitting: Sitting) -> Sitting:
    sitting.of("Val")["dead"] = True
    return sitting


def _hidden(sitting: Sitting) -> Sitting:
    sitting.of("Wolf")["hidden"] = True
    return sitting


# ---------------------------------------------------------------------- what is asked before anybody could be told


def _of_question(op: Ask, move: tuple[Any, ...], memo: dict[str, Any], sitting: Sitting) -> Refusal | None:
    """What a question would say to a move, in a frame with this memo."""
    frame = sitting.pos.push_for(tests.TEST, 0, memo)
    return op.refusal(sitting.pos, frame, 0, move)


def _surprised() -> Refusal | None:
    sitting = falls(reaction("Mine"))
    sitting.pos.field["surprised"] = "heroes"
    memo = sitting.pos.stack[-1].memo
    return reactions.refuse(sitting.pos, memo, abilities.code(0, 1))


def _truce() -> Refusal | None:
    sitting = table().fight()
    sitting.pos.field |= {"truce": 1, "side": "foes"}
    return fight.NextTurn().refusal(sitting.pos, sitting.pos.stack[-1], 0, ("go", 2))


def _self_only() -> Refusal | None:
    sitting = fighting(still("Brace", who="self", effects=[{"do": "surges"}]))
    brace = abilities.ability_of(sitting.pos, 0)
    assert brace is not None
    return targets.refuse_target(sitting.pos, 0, brace, 1, [])


#: Checks that keep a question from being put, or that a reader asks: nobody at a table is refused by them, and still they have words.
GUARDS: dict[Site, tuple[str, Callable[[], Refusal | None]]] = {
    Site("refusal-characteristic-missing", "rules/characteristics", "check_scores"): (
        "DS-006",
        lambda: characteristics.check_scores({"might": 1}),
    ),
    Site("refusal-no-characteristic", "rules/characteristics", "check_scores"): (
        "DS-006",
        lambda: characteristics.check_scores({"luck": 1}),
    ),
    Site("refusal-score", "rules/characteristics", "check_score"): ("DS-013", lambda: characteristics.check_score(6)),
    Site("refusal-damage-type", "rules/stamina", "check_type"): ("DSB-077", lambda: stamina.check_type("love")),
    Site("refusal-face", "rules/dice", "check_face"): ("DS-019", lambda: dice.check_face(11, 10)),
    Site("refusal-roll-kind", "rules/power", "check_kind"): ("DS-028", lambda: power.check_kind("guess")),
    Site("refusal-surprised", "rules/battle", "check_triggered"): ("DSB-030", _surprised),
    Site("refusal-truce", "table/fight", "NextTurn.refusal"): ("DSB-035", _truce),
    Site("refusal-self-only", "table/targets", "refuse_target"): ("DSB-122", _self_only),
    Site("refusal-not-a-hero", "table/aided", "Aided.refusal"): (
        "DS-157",
        lambda: _of_question(aided.Aided(), ("take_breath",), {"target": 2}, table()),
    ),
    Site("refusal-whole", "table/aided", "Aided.refusal"): (
        "DS-162",
        lambda: _of_question(aided.Aided(), ("take_breath",), {"target": 0}, table()),
    ),
    Site("refusal-not-a-hero", "table/harm", "Rescue.refusal"): (
        "DS-089",
        lambda: _of_question(harm.Rescue(), ("rescue",), {"target": 2}, table()),
    ),
    Site("refusal-not-a-hero", "table/harm", "Saves.refusal"): (
        "DS-089",
        lambda: _of_question(harm.Saves(), ("make_good",), {"being": 2, "failed": "prone"}, table()),
    ),
    Site("refusal-not-failed", "table/harm", "Saves.refusal"): (
        "DS-099",
        lambda: _of_question(harm.Saves(), ("make_good",), {"being": 0, "failed": ""}, table()),
    ),
    Site("refusal-not-a-hero", "table/tests", "TakeResult.refusal"): (
        "DS-089",
        lambda: _of_question(tests.TakeResult(), ("reroll",), {"being": 2}, table()),
    ),
}


#: Where the dead and the absent are refused, by the rule.
ABSENT_SITES = {
    "DS-122": Site("refusal-dead", "table/talk", "refuse_absent"),
    "DS-R09": Site("refusal-away", "table/talk", "refuse_absent"),
}
#: What the dead and the absent are refused: the rule, the scene, who asks, and for what.
ABSENT: dict[str, tuple[str, Callable[[], Sitting], int, str]] = {
    "an ability used freely, dead": (
        "DS-122",
        lambda: _dead(Sitting(sheet("Val", abilities=[ability("Storm", cost=3)]))),
        1,
        "freely:ability-0-0",
    ),
    "help, dead": ("DS-122", lambda: without("Val").test("Jorn", "might"), 1, "aid:@Val>might"),
    "a test, dead": ("DS-122", lambda: without("Val"), 0, "call:@Val>might>easy>open"),
    "a token, dead": ("DS-122", lambda: without("Val"), 1, "buy_surges:@Val"),
    "an ability used freely, away": (
        "DS-R09",
        lambda: Sitting(sheet("Val", abilities=[ability("Storm", cost=3)])).director("attend:@Val>away"),
        1,
        "freely:ability-0-0",
    ),
    "a token, away": ("DS-R09", lambda: table("attend:@Jorn>away"), 2, "buy_surges:@Jorn"),
    "help, away": ("DS-R09", lambda: table("attend:@Jorn>away").test("Val", "might"), 2, "aid:@Jorn>might"),
}


# ---------------------------------------------------------------------- the tests


@cache
def sites() -> set[Site]:
    """Everywhere the game says no."""
    return written(GAME.folder)


@pytest.mark.parametrize("site", REFUSALS, ids=str)
def test_the_refusal_is_uttered(site: Site) -> None:
    rule, scene, seat, key = REFUSALS[site]
    sitting = scene()
    refusal, reached = refused(sitting.table, sitting.key(key), seat)
    assert (reached, refusal.rule) == (site, rule)


@pytest.mark.rule("DS-122", "DS-R09")
@pytest.mark.parametrize("what", ABSENT)
def test_the_dead_and_the_absent_do_nothing(what: str) -> None:
    rule, scene, seat, key = ABSENT[what]
    sitting = scene()
    refusal, reached = refused(sitting.table, sitting.key(key), seat)
    assert (reached, refusal.rule) == (ABSENT_SITES[rule], rule)


@pytest.mark.parametrize("site", GUARDS, ids=str)
def test_what_keeps_a_question_from_being_put_has_words(site: Site) -> None:
    rule, ask = GUARDS[site]
    made: dict[int, Site] = {}
    refusal = traced(GAME, ask, made)
    assert refusal is not None
    assert (made[id(refusal)], refusal.rule) == (site, rule)
    words = GAME.refusal_words(refusal)
    assert words["fr"] != words["en"]
    assert not any("{" in line or site.message in line for line in words.values())


@pytest.mark.parametrize("tests", BY_TEST)
def test_a_test_of_the_rules_utters_them(tests: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = uttered_by(tests, monkeypatch)
    assert {Site(*site) for site in BY_TEST[tests]} <= set(found)
    assert all(rules and all(rules) for rules in found.values())  # each names the rule that decides


def test_no_place_is_left_out() -> None:
    by_test = {Site(*site) for sites in BY_TEST.values() for site in sites}
    assert {*REFUSALS, *GUARDS, *ABSENT_SITES.values(), *by_test} == sites()
    assert not set(REFUSALS) & set(GUARDS)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_refusal_of_the_catalogues_is_never_said(language: str) -> None:
    files = [GAME.folder / "locale" / f"{language}.ftl", *(GAME.folder / "locale" / language).glob("*.ftl")]
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    has = [line.partition(" ")[0] for line in lines if line.startswith("refusal-")]
    assert sorted(has) == sorted({site.message for site in sites()})


@pytest.mark.parametrize("portion", range(4))
def test_attempts_at_random_are_refused_in_words_and_change_nothing(portion: int) -> None:
    """`refused` holds each of them to that; many different places of the rules must have said no."""
    seats = 2 + portion % 2
    found = explored(f"words {portion}", GAME.varied_options(Dice(f"words {portion}"), seats), seats, 60, 4)
    assert len(found) >= 10
    assert all(refusal.rule for refusal in found.values())
