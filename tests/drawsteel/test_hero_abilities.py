"""Each ability of the four heroes: what it does at every tier, and what it may not be used on."""

from __future__ import annotations

import pytest

from tests.drawsteel.driver import Battle

TIERS = (1, 2, 3)
FAR, OWN, OTHER = "DSB-124", "DSB-122", "DSB-123"


# ---------------------------------------------------------------------- Brannoc


def test_anvil_blow() -> None:
    for tier, lost in zip(TIERS, (5, 7, 9), strict=True):
        fight = Battle(("brannoc", 2), ("boathook", 2), ("boathook", 2), ("boathook", 1)).go("brannoc")
        fight.use("anvil-blow")
        assert fight.forbids("boathook:2") == FAR
        assert fight.forbids("brannoc") == OWN
        fight.aim("boathook").roll(tier)
        if tier > 1:
            fight.to(0 if tier == 3 else 1)
        assert fight.lost("boathook") == lost
        assert fight.zone("boathook") == (2, 1, 0)[tier - 1]
        assert fight.suffers("boathook") == ({"prone"} if tier == 3 else set())


def test_over_here() -> None:
    for tier, lost in zip(TIERS, (3, 4, 6), strict=True):
        fight = Battle(("brannoc", 2), ("boathook", 1), ("drowned", 3, 4), ("bellringer", 4)).go("brannoc")
        fight.use("over-here")
        assert fight.forbids("bellringer") == FAR
        fight.aim("boathook").roll(tier)
        if tier > 1:
            fight.to(2)
        if tier == 3:
            assert fight.why_not("target:being-0", 1) is not None
            fight.aim("drowned")
            assert fight.zone("drowned") == 2
        assert fight.lost("boathook") == lost
        assert fight.suffers("boathook") == {"taunted"}
        assert fight.zone("boathook") == (1 if tier == 1 else 2)


def test_rampart() -> None:
    fight = Battle(("brannoc", 2), ("ysolde", 2), ("mirza", 1), ("boathook", 2)).go("brannoc")
    fight.use("rampart")
    assert fight.forbids("boathook") == OWN
    assert fight.forbids("mirza") == FAR
    fight.say("target:being-0")
    assert [fight.one(name)["temporary"] for name in ("brannoc", "ysolde", "mirza")] == [6, 6, 0]
    assert fight.one("brannoc")["resource"] == 9 + 2 - 3  # gained on the turn, and paid


@pytest.mark.rule("DSB-146")
def test_ground_answers() -> None:
    for tier, lost in zip(TIERS, (4, 6, 8), strict=True):
        fight = Battle(("brannoc", 2), ("ysolde", 2), ("boathook", 2), ("bellringer", 3))
        fight.pos.field["zones"][2]["flooded"] = 1
        fight.go("brannoc").use("ground-answers").roll(tier).to(3 if tier < 3 else 4)
        if tier < 3:
            fight.say("decline")  # Ysolde's own action
        assert (fight.lost("boathook"), fight.lost("bellringer"), fight.lost("ysolde")) == (lost, 0, 0)
        assert fight.zone("boathook") == (3 if tier < 3 else 4)
        assert fight.suffers("boathook") == (set(), {"slowed"}, {"prone"})[tier - 1]
        assert fight.pos.field["zones"][2]["flooded"] == (0 if tier == 3 else 1)


@pytest.mark.rule("DSB-147")
def test_take_me() -> None:
    fight = Battle(("brannoc", 3), ("ysolde", 2), ("mirza", 0), ("boathook", 1)).go("boathook")
    fight.use("gaff", "ysolde")
    assert fight.kind == "react"
    assert fight.pos.asked == [1]
    fight.say(f"react:{fight.ability('take-me')}").roll(1)
    assert (fight.zone("brannoc"), fight.zone("ysolde")) == (2, 3)
    assert (fight.lost("brannoc"), fight.lost("ysolde")) == (4, 0)
    fight.say("end_turn").go("boathook").use("gaff", "mirza")
    assert fight.kind == "power"  # too far, and once a round in any case


# ---------------------------------------------------------------------- Ysolde


@pytest.mark.rule("DSB-148")
def test_seam() -> None:
    for tier, lost in zip(TIERS, (5, 6, 8), strict=True):
        fight = Battle(("ysolde", 2), ("boathook", 3), ("boathook", 2), ("bellringer", 4), ("drowned", 0, 4))
        fight.go("ysolde").use("seam")
        assert fight.forbids("bellringer") == FAR
        assert fight.forbids("ysolde") == OWN
        fight.aim("boathook").roll(tier)
        if tier > 1:
            fight.to(2)
            fight.say("decline")  # A Stitch in the Side
        if tier == 3:
            assert fight.forbids("boathook:1") == "DSB-148"  # it stands there already
            fight.aim("bellringer").say("decline")
        assert fight.lost("boathook") == lost
        assert (fight.zone("boathook"), fight.zone("bellringer")) == ((3, 4), (2, 4), (2, 2))[tier - 1]


def test_cutpurse() -> None:
    for tier, lost in zip(TIERS, (4, 5, 6), strict=True):
        fight = Battle(("ysolde", 2), ("bellringer", 2, 0, "bell"), ("boathook", 4)).go("ysolde")
        fight.use("cutpurse").roll(tier)
        assert fight.lost("bellringer") == lost
        assert fight.suffers("bellringer") == ({"slowed"} if tier == 2 else set())
        assert fight.one("bell")["holder"] == fight.number("ysolde" if tier == 3 else "bellringer")
    fight = Battle(("ysolde", 2), ("boathook", 4)).go("ysolde")
    assert fight.why_not(f"use:{fight.ability('cutpurse')}") == OTHER  # nobody within reach


def test_three_needles() -> None:
    for tier, lost in zip(TIERS, (4, 5, 7), strict=True):
        fight = Battle(("ysolde", 2), ("boathook", 4), ("boathook", 0), ("drowned", 1, 4), ("drowned", 3, 4))
        fight.go("ysolde").use("three-needles", "boathook", "boathook:1")
        assert fight.kind == "power"
        fight.roll(tier)
        if tier > 1:
            fight.to(3)
            fight.say("decline")
            fight.to(1)
            fight.say("decline")
        assert (fight.lost("boathook"), fight.lost("boathook:1"), fight.lost("drowned")) == (lost, lost, 0)
        assert (fight.zone("boathook"), fight.zone("boathook:1")) == ((4, 0) if tier == 1 else (3, 1))


def test_three_needles_has_three_targets_at_most() -> None:
    fight = Battle(("ysolde", 2), *[("boathook", zone) for zone in range(1, 5)]).go("ysolde")
    fight.use("three-needles").say("target:being-1")
    assert fight.forbids("boathook") == OTHER
    fight.say("target:being-2").say("target:being-3")
    assert fight.kind == "power"


def test_last_knot() -> None:
    for tier, lost in zip(TIERS, (9, 12, 16), strict=True):
        fight = Battle(("ysolde", 2), ("bellringer", 3), ("boathook", 1)).go("ysolde")
        fight.use("last-knot", "bellringer").roll(tier)
        if tier > 1:
            assert fight.asked == 1
            fight.to(4 if tier == 3 else 1)
        assert fight.lost("bellringer") == lost
        assert fight.zone("ysolde") == (2, 1, 4)[tier - 1]
        assert fight.suffers("bellringer") == ({"bleeding"} if tier == 3 else set())
    fight = Battle(("ysolde", 2), ("bellringer", 3), resource=0).go("ysolde")
    assert fight.why_not(f"use:{fight.ability('last-knot')}") == "DS-154"


def test_stitch_in_the_side() -> None:
    fight = Battle(("brannoc", 2), ("ysolde", 1), ("bellringer", 2)).go("brannoc")
    fight.use("anvil-blow").roll(2).to(1)
    assert fight.pos.asked == [2]
    fight.say(f"react:{fight.ability('stitch-in-the-side')}")
    assert fight.lost("bellringer") == 7 + 3
    fight.say("end_turn").go("brannoc").say("step:zone-1").use("anvil-blow").roll(2).to(2)
    assert fight.kind == "turn"  # once a round


# ---------------------------------------------------------------------- Ombelin


def test_drone() -> None:
    for tier, lost in zip(TIERS, (4, 5, 7), strict=True):
        fight = Battle(("ombelin", 1), ("mirza", 1), ("boathook", 2), ("bellringer", 3), ("boathook", 0)).go("ombelin")
        fight.use("drone")
        assert fight.forbids("bellringer") == FAR
        assert fight.forbids("mirza") == OWN
        fight.aim("boathook").roll(tier)
        if tier > 1:
            fight.to(3 if tier == 2 else 4)
        assert fight.lost("boathook") == lost
        assert fight.zone("boathook") == (2, 3, 4)[tier - 1]
        assert [fight.one(name)["temporary"] for name in ("ombelin", "mirza")] == ([4, 4] if tier == 3 else [0, 0])


def test_helping_hand() -> None:
    for tier, shield in zip(TIERS, (5, 7, 9), strict=True):
        fight = Battle(("ombelin", 2), ("ysolde", 1), ("mirza", 0), ("boathook", 2))
        fight.one("ysolde")["afflictions"] = [{"id": "weakened", "source": -1, "ends": "save", "since": 0}]
        fight.go("ombelin").use("helping-hand")
        assert fight.forbids("boathook") == OWN
        assert fight.forbids("mirza") == FAR
        fight.aim("ysolde").roll(tier)
        if tier > 1:
            assert fight.asked == 2  # the ally moves as her own player likes
            fight.to(2 if tier == 2 else 3)
        assert fight.one("ysolde")["temporary"] == shield
        assert fight.suffers("ysolde") == (set() if tier == 3 else {"weakened"})
        assert fight.zone("ysolde") == tier if tier > 1 else fight.zone("ysolde") == 1


@pytest.mark.rule("DS-164", "DS-165")
def test_breathe() -> None:
    for tier in TIERS:
        fight = Battle(("ombelin", 2), ("ysolde", 1), ("brannoc", 3), ("mirza", 2), ("boathook", 4))
        for name in ("ysolde", "brannoc"):
            fight.one(name)["stamina"] = 3
            fight.one(name)["afflictions"] = [{"id": "weakened", "source": -1, "ends": "save", "since": 0}]
        fight.go("ombelin").use("breathe", "ysolde", "brannoc").roll(tier)
        fight.say("take_breath")
        if tier == 3:
            fight.to(0)
        fight.say("take_breath")
        if tier == 3:
            fight.to(3)
        assert (fight.one("ysolde")["stamina"], fight.one("brannoc")["stamina"]) == (3 + 8, 3 + 11)
        assert (fight.one("ysolde")["recoveries"], fight.one("brannoc")["recoveries"]) == (7, 9)
        assert fight.suffers("ysolde") == fight.suffers("brannoc") == ({"weakened"} if tier == 1 else set())
        assert (fight.zone("ysolde"), fight.zone("brannoc")) == ((0, 3) if tier == 3 else (1, 3))


def test_choir() -> None:
    for tier, back in zip(TIERS, (4, 6, 8), strict=True):
        fight = Battle(("ombelin", 0), ("ysolde", 4), ("boathook", 2))
        for name in ("ombelin", "ysolde", "boathook"):
            fight.one(name)["stamina"] = 5
        fight.go("ombelin").use("choir").roll(tier)
        if tier == 3:
            fight.to(1, 3)
        assert [fight.one(name)["stamina"] for name in ("ombelin", "ysolde", "boathook")] == [5 + back, 5 + back, 5]
        assert [one[0] for one in fight.one("ysolde")["favours"]] == ([] if tier == 1 else ["edge"])
        assert fight.zone("ysolde") == (3 if tier == 3 else 4)


def test_one_more_step() -> None:
    fight = Battle(("ombelin", 2), ("ysolde", 1), ("mirza", 4), ("boathook", 1), ("boathook", 4)).go("boathook")
    fight.use("gaff", "ysolde").roll(2)
    fight.say(f"react:{fight.ability('one-more-step')}")
    assert fight.lost("ysolde") == 2  # of five, rounded down
    fight.say("end_turn").go("boathook:1").use("gaff", "mirza").roll(1)
    assert fight.lost("mirza") == 4  # once a round
    fight.pos.field["round"] += 1
    fight.say("end_turn").go("boathook:1")
    fight.one("ombelin")["zone"] = 0
    fight.use("gaff").roll(1)
    assert fight.lost("mirza") == 8  # out of reach


# ---------------------------------------------------------------------- Mirza


def test_eddy() -> None:
    for tier, lost in zip(TIERS, (3, 5, 7), strict=True):
        fight = Battle(("mirza", 1), ("boathook", 3), ("boathook", 4), ("boathook", 2)).go("mirza").use("eddy")
        assert fight.forbids("boathook:1") == FAR
        fight.aim("boathook").roll(tier).to(2 if tier < 3 else 1)
        assert fight.lost("boathook") == lost
        assert fight.zone("boathook") == (2 if tier < 3 else 1)


def test_handrail() -> None:
    for tier in TIERS:
        fight = Battle(("mirza", 2), ("brannoc", 1), ("ysolde", 3), ("boathook", 2))
        for zone in fight.pos.field["zones"]:
            zone["flooded"] = 1
        fight.go("mirza").use("handrail")
        assert fight.forbids("boathook") == OWN
        fight.aim("brannoc", "ysolde").roll(tier)
        assert fight.asked == 2
        fight.to(0)
        assert fight.asked == 3
        fight.to(4)
        assert (fight.zone("brannoc"), fight.zone("ysolde")) == (0, 4)
        assert [one[0] for one in fight.one("brannoc")["favours"]] == ([] if tier == 1 else ["edge"])
        dry = [zone["flooded"] for zone in fight.pos.field["zones"]]
        assert dry == ([0, 1, 1, 1, 0] if tier == 3 else [1] * 5)


def test_bore() -> None:
    for tier, lost in zip(TIERS, (3, 5, 6), strict=True):
        fight = Battle(("mirza", 1), ("boathook", 2), ("boathook", 2), ("bellringer", 1), ("drowned", 3, 4))
        fight.pos.field["zones"][2]["flooded"] = 1
        fight.go("mirza").use("bore")
        assert fight.forbids("drowned") == FAR
        fight.say(f"target:being-{fight.number('boathook')}").roll(tier)
        far = 3 if tier < 3 else 4
        fight.to(far, far)
        assert [fight.lost(name) for name in ("boathook", "boathook:1", "bellringer")] == [lost, lost, 0]
        assert fight.zone("boathook") == fight.zone("boathook:1") == far
        assert fight.suffers("boathook") == ({"slowed"} if tier == 2 else set())
        assert fight.pos.field["zones"][2]["flooded"] == (0 if tier == 3 else 1)


def test_undertow() -> None:
    for tier in TIERS:
        fight = Battle(("mirza", 2), ("brannoc", 1), ("boathook", 3), ("drowned", 2, 4)).go("mirza")
        fight.one("mirza")["reacted"] = 1
        fight.use("undertow", "brannoc", "boathook").roll(tier)
        if tier == 1:
            assert fight.why_not("to:zone-2", 1) == "DSB-140"  # a push goes away from her
            fight.to(0, 4)
        else:
            fight.to(*((2, 2) if tier == 2 else (3, 1)))
        assert (fight.zone("brannoc"), fight.zone("boathook")) == ((0, 4), (2, 2), (3, 1))[tier - 1]
        assert fight.zone("drowned") == 2  # nobody is moved whom she does not name


def test_cross_current() -> None:
    fight = Battle(("mirza", 2), ("brannoc", 4), ("boathook", 2)).go("boathook")
    fight.use("gaff", "brannoc").roll(2).to(3)
    assert fight.pos.asked == [1]
    fight.say(f"react:{fight.ability('cross-current')}")
    assert fight.asked == 2
    fight.to(4)
    assert fight.zone("brannoc") == 4
    fight.say("end_turn").go("boathook").use("gaff", "brannoc").roll(2).to(3)
    assert fight.kind == "turn"  # once a round
