"""Every place of the rules of Anima that says no: reached by an attempt, by its rule."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.conformance import refused, unsaid, written
from ludotheque.conformance.refusals import Site
from ludotheque.games.anima import faces, verbs
from tests.anima.helpers import CREATURES, FINALS, SPARE, ZONES, seat, there
from tests.attempts import attempt, tried
from tests.driver import state_for

GAME = ludotheque.game("anima")
CORNES = "village-de-cornes"
FREE = [zone for zone in ZONES if zone not in ("archange", CORNES, "ruines-perdues", "americh", "tour-de-la-fin")]
PALACE = "mission-du-palais"


def scene(*seats: dict[str, Any], zones: tuple[Any, ...] = ("archange", CORNES), **rest: Any) -> dict[str, Any]:
    active = [{"zone": one} if isinstance(one, str) else {"zone": one[0], "guard": one[1]} for one in zones]
    return {"seats": list(seats), "active": active, "order": list(range(len(seats))), **rest}


#: Seats that stand in a zone of trade without any rule of its own.
MINE, OTHER = there(CORNES, "acrobate", hand=SPARE[:2]), there(CORNES, "factotum")
MEETING = scene(MINE, OTHER, phase="interaction")
RESET = scene(
    seat("acrobate", "voleuse", hand=["objet-magique", *SPARE[:2]]), seat("factotum", hand=SPARE[2:3]), phase="reset"
)
MOVING = scene(seat("acrobate"), seat("factotum"), phase="movement")
SLEEP = there(CORNES, "sorcier", "acrobate", "illusionniste", hand=["sort-de-sommeil"])
FIGHT = scene(SLEEP, there(CORNES, "factotum", "voleuse"), phase="interaction")
FULL = scene(
    seat("acrobate"),
    seat("factotum", at=CORNES, hand=SPARE[:1]),
    zones=("archange", CORNES, (FREE[0], CREATURES[0]), FREE[1]),
    encounters=["tresor"],
    phase="movement",
)
TREE = scene(seat("acrobate"), seat("factotum", level=1), tree=True, phase="movement")


def explored(mine: dict[str, Any], zone: str = "archange", **rest: Any) -> dict[str, Any]:
    """A table whose first die is low: nothing is met."""
    return scene({**mine, "at": zone, "reached": True}, seat("factotum"), zones=(zone,), phase="exploration", **rest)


TRADE = ["trade:@1"]

#: For each place that makes a refusal: the rule that it cites, a scenario, and what is answered in it and then tried.
REFUSALS: dict[Site, tuple[str, dict[str, Any], list[str]]] = {
    Site("refusal-asleep", "playing", "why_not_play"): (
        "AN-188",
        {**FIGHT, "asleep": ["sorcier"]},
        ["attack:@1", "cast:sort-de-sommeil>sorcier"],
    ),
    Site("refusal-asleep", "playing", "why_not_use"): ("AN-188", {**RESET, "asleep": ["voleuse"]}, ["use:voleuse"]),
    Site("refusal-character", "verbs/asking", "PickCharacter.refusal"): (
        "AN-084",
        FIGHT,
        ["attack:@1", "cast:sort-de-sommeil>sorcier", "pick:acrobate"],
    ),
    Site("refusal-elsewhere", "interaction", "why_not_attack"): (
        "AN-141",
        scene(MINE, there("archange", "factotum"), phase="interaction"),
        ["attack:@1"],
    ),
    Site("refusal-fought", "interaction", "why_not_attack"): ("AN-177", {**MEETING, "fought": [[0, 1]]}, ["attack:@1"]),
    Site("refusal-full-hand", "exploration", "why_not_reward"): (
        "AN-103",
        explored(seat("acrobate", hand=SPARE[:5])),
        ["explore", "advantages"],
    ),
    Site("refusal-full-team", "exploration", "why_not_reward"): (
        "AN-167",
        explored(seat("acrobate", "sorcier", "voleuse", "paladin")),
        ["explore", "recruit"],
    ),
    Site("refusal-final-conceded", "missions", "why_not"): (
        "AN-S70",
        scene(
            {**seat("acrobate"), "at": "archange", "reached": True},
            seat("factotum"),
            seat("voleuse"),
            zones=("archange",),
            phase="exploration",
            final=FINALS[0],
        ),
        ["explore", "concede", f"quest:{FINALS[0]}"],
    ),
    Site("refusal-gate", "missions", "why_not"): (
        "AN-005",
        explored(seat("acrobate"), final=FINALS[0]),
        ["explore", f"quest:{FINALS[0]}"],
    ),
    Site("refusal-guarded", "movement", "Remove.refusal"): ("AN-130", FULL, ["seek", f"remove:{FREE[0]}"]),
    Site("refusal-hand", "movement", "Oppose.refusal"): (
        "AN-131",
        FULL,
        ["seek", "remove:archange", "sacrifice:tresor"],
    ),
    Site("refusal-hand", "playing", "why_not_play"): (
        "AN-050",
        {**RESET, "advantages_out": SPARE[5:6]},
        [f"play:{SPARE[5]}"],
    ),
    Site("refusal-hand", "reset", "Rid.refusal"): ("AN-100", RESET, ["rid", "discard:acrobate"]),
    Site("refusal-just-laid", "trade", "Bargain.refusal"): (
        "AN-S59",
        MEETING,
        [*TRADE, f"lay:{SPARE[0]}", f"take_up:{SPARE[0]}"],
    ),
    Site("refusal-laid", "trade", "Bargain.refusal"): (
        "AN-139",
        MEETING,
        [*TRADE, f"lay:{SPARE[0]}", f"lay:{SPARE[0]}"],
    ),
    Site("refusal-last-character", "reset", "Rid.refusal"): (
        "AN-S07",
        scene(seat("acrobate", hand=SPARE[:1]), seat("factotum")),
        ["rid", "dismiss:acrobate"],
    ),
    Site("refusal-limits", "trade", "Bargain.refusal"): ("AN-S22", MEETING, [*TRADE, "lay:acrobate", "agree"]),
    Site("refusal-market", "trade", "why_not"): (
        "AN-137",
        scene(MINE, there("ruines-perdues", "factotum"), zones=(CORNES, "ruines-perdues"), phase="interaction"),
        ["trade:@1"],
    ),
    Site("refusal-mission-time", "game", "Anima.refuse_thing"): (
        "AN-169",
        scene(seat("acrobate", missions=[PALACE]), seat("factotum")),
        [PALACE],
    ),
    Site("refusal-new-zone", "movement", "Remove.refusal"): (
        "AN-S17",
        {**FULL, "zones": [FREE[2]]},
        ["seek", f"remove:{FREE[2]}"],
    ),
    Site("refusal-no-ability", "playing", "why_not_use"): ("AN-015", RESET, ["use:acrobate"]),
    Site("refusal-no-organisation", "reset", "Rid.refusal"): ("AN-105", RESET, ["rid", "leave"]),
    Site("refusal-no-reward", "exploration", "why_not_reward"): (
        "AN-171",
        explored(seat("acrobate")),
        ["explore", "special"],
    ),
    Site("refusal-no-room", "movement", "why_not_seek"): (
        "AN-S18",
        scene(
            seat("acrobate"),
            seat("factotum", at=FREE[1]),
            zones=(("archange", CREATURES[0]), (CORNES, CREATURES[1]), (FREE[0], CREATURES[2]), FREE[1]),
            phase="movement",
        ),
        ["seek"],
    ),
    Site("refusal-no-zones", "movement", "Declare.refusal"): (
        "AN-185",
        {**MOVING, "zones_out": [zone for zone in ZONES if zone not in ("archange", CORNES)]},
        ["seek"],
    ),
    Site("refusal-not-active", "movement", "Remove.refusal"): ("AN-128", FULL, ["seek", "remove:acrobate"]),
    Site("refusal-not-active", "movement", "why_not_go"): (
        "AN-113",
        {**MOVING, "zones_out": ["americh"]},
        ["go:americh"],
    ),
    Site("refusal-not-discarded", "movement", "Declare.refusal"): ("AN-123", MOVING, ["dig:archange"]),
    Site("refusal-not-here", "missions", "why_not"): (
        "AN-169",
        explored(seat("acrobate", missions=["battre-tiamat"])),
        ["explore", "quest:battre-tiamat"],
    ),
    Site("refusal-not-laid", "trade", "Bargain.refusal"): ("AN-139", MEETING, [*TRADE, f"take_up:{SPARE[0]}"]),
    Site("refusal-not-tradable", "trade", "Bargain.refusal"): ("AN-S23", MEETING, [*TRADE, f"lay:{CORNES}"]),
    Site("refusal-not-your-mission", "missions", "why_not"): (
        "AN-169",
        scene(
            there("archange", "acrobate"), seat("factotum", going=[PALACE]), zones=("archange",), phase="exploration"
        ),
        ["explore", f"quest:{PALACE}"],
    ),
    Site("refusal-not-yours", "playing", "why_not_use"): ("AN-084", RESET, ["use:factotum"]),
    Site("refusal-nothing-changed", "trade", "Bargain.refusal"): ("AN-S59", MEETING, [*TRADE, "over"]),
    Site("refusal-nothing-laid", "trade", "Bargain.refusal"): ("AN-139", MEETING, [*TRADE, "agree"]),
    Site("refusal-nothing-to-leave", "reset", "Tidy.refusal"): (
        "AN-100",
        scene(seat("acrobate"), seat("factotum")),
        ["rid"],
    ),
    Site("refusal-occupied", "movement", "Remove.refusal"): ("AN-129", FULL, ["seek", f"remove:{CORNES}"]),
    Site("refusal-opposed", "movement", "Remove.refusal"): (
        "AN-132",
        FULL,
        ["seek", "remove:archange", f"sacrifice:{SPARE[0]}", "remove:archange"],
    ),
    Site("refusal-other-zone", "verbs/asking", "PickZone.refusal"): (
        "AN-113",
        scene(seat("acrobate", at=CORNES, hand=["voyage-en-zeppelin"]), seat("factotum"), phase="movement"),
        ["play:voyage-en-zeppelin", f"pick:{CORNES}"],
    ),
    Site("refusal-own-character", "reset", "Rid.refusal"): ("AN-101", RESET, ["rid", "dismiss:factotum"]),
    Site("refusal-payer", "playing", "why_not_play"): ("AN-053", FIGHT, ["attack:@1", "cast:sort-de-sommeil>factotum"]),
    Site("refusal-peace", "interaction", "why_not_attack"): (
        "AN-036",
        scene(there("archange", "acrobate"), there("archange", "factotum"), phase="interaction"),
        ["attack:@1"],
    ),
    Site("refusal-pick-up", "reset", "PickUp.refusal"): (
        "AN-107",
        {**RESET, "advantages_out": SPARE[5:6]},
        ["rid", f"discard:{SPARE[0]}", f"take:{SPARE[5]}"],
    ),
    Site("refusal-plot", "playing", "why_not_play"): ("AN-054", RESET, ["cast:objet-magique>acrobate"]),
    Site("refusal-protected", "interaction", "why_not_attack"): (
        "AN-084",
        {**MEETING, "lasting": [[faces.UNASSAILABLE, 1, 1, 1, None, None]]},
        ["attack:@1"],
    ),
    Site("refusal-recruited", "exploration", "why_not_reward"): (
        "AN-168",
        explored(seat("acrobate", recruited={"zone": "archange", "turn": 3}), turn=4),
        ["explore", "recruit"],
    ),
    Site("refusal-seek-tree", "movement", "why_not_seek"): ("AN-S51", TREE, ["seek"]),
    Site("refusal-sizes", "interaction", "why_not_attack"): (
        "AN-142",
        scene(MINE, there(CORNES, "factotum", "sorcier", "voleuse"), phase="interaction"),
        ["attack:@1"],
    ),
    Site("refusal-skill", "playing", "why_not_play"): ("AN-053", FIGHT, ["attack:@1", "play:sort-de-sommeil"]),
    Site("refusal-sought", "movement", "why_not_seek"): ("AN-121", {**MOVING, "sought": True}, ["seek"]),
    Site("refusal-tapped", "playing", "why_not_play"): (
        "AN-027",
        {**FIGHT, "tapped": ["sorcier"]},
        ["attack:@1", "cast:sort-de-sommeil>sorcier"],
    ),
    Site("refusal-tapped", "playing", "why_not_use"): ("AN-029", {**RESET, "tapped": ["voleuse"]}, ["use:voleuse"]),
    Site("refusal-target", "verbs/asking", "PickPlayer.refusal"): (
        "AN-084",
        scene(seat("voleuse"), seat("factotum", hand=SPARE[:1]), seat("sorcier", hand=SPARE[1:2])),
        ["use:voleuse", "target:@0"],
    ),
    Site("refusal-timing", "game", "Anima.refuse_thing"): (
        "AN-084",
        explored(seat("acrobate", hand=SPARE[:1])),
        ["explore", SPARE[0]],
    ),
    Site("refusal-timing", "playing", "why_not_play"): (
        "AN-084",
        scene(seat("acrobate", hand=["objet-magique"]), seat("factotum"), phase="movement"),
        ["play:objet-magique"],
    ),
    Site("refusal-timing", "playing", "why_not_use"): (
        "AN-084",
        scene(seat("voleuse"), seat("factotum", hand=SPARE[:1]), phase="movement"),
        ["use:voleuse"],
    ),
    Site("refusal-traded", "trade", "why_not"): ("AN-S24", {**MEETING, "traded": [[0, 1]]}, ["trade:@1"]),
    Site("refusal-tree", "movement", "why_not_go"): (
        "AN-195",
        {**TREE, "order": [1, 0]},
        ["go:tour-de-la-fin"],
    ),
    Site("refusal-tree-start", "movement", "why_not_go"): ("AN-198", TREE, ["go:ruines-perdues"]),
    Site("refusal-unskilled", "playing", "why_not_play"): (
        "AN-026",
        FIGHT,
        ["attack:@1", "cast:sort-de-sommeil>acrobate"],
    ),
    Site("refusal-used", "playing", "why_not_use"): ("AN-027", {**RESET, "used": ["voleuse"]}, ["use:voleuse"]),
    Site("refusal-useless", "playing", "why_not_use"): (
        "AN-084",
        scene(seat("voleuse"), seat("factotum")),
        ["use:voleuse"],
    ),
    Site("refusal-words", "trade", "Bargain.refusal"): (
        "AN-S59",
        scene(MINE, there(CORNES, "factotum", hand=SPARE[2:4]), phase="interaction"),
        [
            *TRADE,
            *(f"lay:{SPARE[0]}", "over", f"lay:{SPARE[2]}", "over", f"take_up:{SPARE[0]}", "over"),
            *(f"take_up:{SPARE[2]}", "over", f"lay:{SPARE[0]}", "over", f"lay:{SPARE[2]}", "over"),
            *(f"take_up:{SPARE[0]}", "over", f"take_up:{SPARE[2]}", "over", f"lay:{SPARE[0]}"),
        ],
    ),
    Site("refusal-zone-time", "game", "Anima.refuse_thing"): ("AN-112", RESET, ["archange"]),
}

#: Reached by the tests below, with cards that no box has yet.
MADE = {
    Site("refusal-own-character", "combat", "Death.refusal"),
    Site("refusal-useless", "playing", "why_not_play"),
    Site("refusal-useless", "exploration", "why_not_reward"),
    Site("refusal-keep", "turn", "Keep.refusal"),
    Site("refusal-hand", "missions", "Trials.refusal"),
    Site("refusal-too-few", "missions", "why_not"),
    Site("refusal-hand", "verbs/asking", "DiscardChosen.refusal"),
    Site("refusal-either", "verbs/asking", "OneOf.refusal"),
    Site("refusal-pile", "verbs/asking", "PickDiscarded.refusal"),
}


@pytest.mark.parametrize("site", REFUSALS, ids=str)
def test_the_refusal_is_uttered(site: Site) -> None:
    rule, scenario, texts = REFUSALS[site]
    table = ludotheque.scenario("anima", scenario)
    if "explore" in texts:
        table.position.rng = state_for((0, 6))  # nothing is met
    refusal, reached = tried(table, *texts)
    assert (reached, refusal.rule) == (site, rule)


def test_another_teams_character_does_not_die() -> None:
    table = ludotheque.scenario(
        "anima",
        scene(there(CORNES, "maitre-d-armes", "acrobate"), there(CORNES, "voleuse", "factotum"), phase="interaction"),
    )
    table.play("attack:@1")
    assert table.choice.kind == "death"
    refusal, site = tried(table, "dies:acrobate")
    assert (refusal.rule, site) == ("AN-178", Site("refusal-own-character", "combat", "Death.refusal"))


def test_a_card_without_effect_is_not_played() -> None:
    creature = scene(
        seat("sorcier", hand=["sort-de-sommeil"]),
        seat("factotum"),
        zones=((CORNES, "guerrier-errant"),),
        phase="movement",
    )
    refusal, site = attempt("anima", creature, f"go:{CORNES}", "cast:sort-de-sommeil>sorcier")
    assert (refusal.rule, site) == ("AN-084", Site("refusal-useless", "playing", "why_not_play"))


def test_a_special_reward_without_effect_is_not_taken() -> None:
    full = explored(
        seat("acrobate", "sorcier", "voleuse", "maitre-d-armes"),
        "gouffre-sans-etoiles",
        lasting=[[0, 9, 0, 1, None, None]] * 2,
        encounters=CREATURES[:3],
    )
    table = ludotheque.scenario("anima", full)
    table.position.rng = state_for((0, 6))
    refusal, site = tried(table, "explore", "special")
    assert (refusal.rule, site) == ("AN-171", Site("refusal-useless", "exploration", "why_not_reward"))


def test_only_what_was_dealt_is_kept() -> None:
    table = ludotheque.new("anima", 2, 3)
    zone = GAME.ref(table.position, table.position.active[0])
    card = GAME.ref(table.position, table.position.hand[0][0])
    refusal, site = refused(table, f"keep:{zone}>{card}", 0)
    assert (refusal.rule, site) == ("AN-092", Site("refusal-keep", "turn", "Keep.refusal"))


def test_missions_that_ask_for_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    face = GAME.cards[GAME.card_index[PALACE]]
    monkeypatch.setattr(face, "stages", (faces.Stage("palais", faces.Pay(1)),))
    for hand, last, where in (
        (SPARE[:1], "pay:acrobate", Site("refusal-hand", "missions", "Trials.refusal")),
        ([], None, Site("refusal-too-few", "missions", "why_not")),
    ):
        table = ludotheque.scenario("anima", explored(seat("acrobate", hand=hand, missions=[PALACE])))
        table.position.rng = state_for((0, 6))
        _, site = tried(table, "explore", f"quest:{PALACE}", *([last] if last else []))
        assert site == where


@pytest.mark.parametrize(
    ("step", "wrong", "where"),
    [
        (verbs.DiscardChosen(), "pick:acrobate", Site("refusal-hand", "verbs/asking", "DiscardChosen.refusal")),
        (verbs.OneOf(verbs.Draw(), verbs.Rest()), "either:3", Site("refusal-either", "verbs/asking", "OneOf.refusal")),
        (verbs.PickDiscarded(), "pick:acrobate", Site("refusal-pile", "verbs/asking", "PickDiscarded.refusal")),
    ],
)
def test_steps_that_ask(step: faces.Pick, wrong: str, where: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    treasure = GAME.cards[GAME.card_index["tresor"]]
    assert isinstance(treasure, faces.EventFace)
    monkeypatch.setattr(treasure.abilities[0].program, "ops", (step,))
    mine = seat("acrobate", hand=SPARE[:2])
    zones = ((CORNES, "tresor"),)
    met = scene(mine, seat("factotum"), zones=zones, advantages_out=SPARE[3:4], phase="movement")
    _, site = attempt("anima", met, f"go:{CORNES}", wrong)
    assert site == where


def test_every_refusal_of_the_sources_has_its_attempt() -> None:
    attempted = set(REFUSALS) | MADE
    assert sorted(map(str, written(GAME.folder) - attempted)) == [], "made in the sources and tried nowhere"
    assert sorted(map(str, attempted - written(GAME.folder))) == [], "tried here and no longer made"


def test_no_words_wait_for_a_refusal_that_nobody_makes() -> None:
    assert unsaid(GAME.folder) == set()
