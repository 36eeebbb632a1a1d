"""Every place of the rules of KeyForge that says no: reached by an attempt, by its rule."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.conformance import unsaid, written
from ludotheque.conformance.refusals import Site
from tests.attempts import attempt, tried

GAME = ludotheque.game("keyforge")

#: For each place that makes a refusal: the rule that it cites, a scenario, and what is answered in it and then tried.
REFUSALS: dict[Site, tuple[str, dict[str, Any], list[str]]] = {
    Site("refusal-amber", "processes/forging", "PayForKey.refusal"): (
        "KF-028",
        {"seats": [{"amber": 5, "in_play": [{"card": "safe-place", "amber": 2}]}, {}]},
        ["pool"],
    ),
    Site("refusal-begun", "processes/forging", "PayForKey.refusal"): (
        "KF-236",
        {"seats": [{"amber": 5, "in_play": [{"card": "safe-place", "amber": 2}]}, {}]},
        ["spend:safe-place", "no"],
    ),
    Site("refusal-by-effect", "legality", "refuse_in_words"): (
        "KF-001",
        {
            "seats": [{"in_play": ["troll"]}, {"in_play": ["krump"], "deck": ["murmook"]}],
            "lasting": [{"effect": "foggify", "source": "1/deck/0", "seat": 1}],
            "house": "brobnar",
        },
        ["fight:troll>krump"],
    ),
    Site("refusal-cannot-be-used", "verbs/using", "ChooseUsable.refusal"): (
        "KF-110",
        {
            "seats": [{"in_play": ["ulyq-megamouth", "troll", "bumpsy", {"card": "valdr", "ready": False}]}, {}],
            "house": "mars",
        },
        ["reap:ulyq-megamouth", "pick:valdr"],
    ),
    Site("refusal-cannot-be-used", "verbs/using", "UseIt.refusal"): (
        "KF-110",
        {"seats": [{"in_play": ["dominator-bauble", "troll"]}, {"in_play": ["krump"]}], "house": "dis"},
        ["action:dominator-bauble", "use:troll>2"],
    ),
    Site("refusal-archives", "telling", "refuse_thing"): (
        "KF-142",
        {"seats": [{}, {}], "house": "dis"},
        ["archives:0"],
    ),
    Site("refusal-deck", "telling", "refuse_thing"): ("KF-052", {"seats": [{}, {}], "house": "dis"}, ["deck:1"]),
    Site("refusal-discard", "telling", "refuse_thing"): ("KF-192", {"seats": [{}, {}], "house": "dis"}, ["discard:0"]),
    Site("refusal-purged", "telling", "refuse_thing"): ("KF-247", {"seats": [{}, {}], "house": "dis"}, ["purged:0"]),
    Site("refusal-house-first", "telling", "refuse_thing"): ("KF-036", {"seats": [{"hand": ["punch"]}, {}]}, ["punch"]),
    Site("refusal-not-yours", "telling", "refuse_thing"): (
        "KF-111",
        {
            "seats": [
                {"in_play": [{"card": "troll", "ready": False}]},
                {"in_play": [{"card": "krump", "ready": False}]},
            ],
            "house": "brobnar",
        },
        ["krump"],  # though what could attack it is exhausted
    ),
    Site("refusal-exhausted", "legality", "refuse_use_of_own"): (
        "KF-010",
        {"seats": [{"in_play": [{"card": "troll", "ready": False}]}, {}], "house": "brobnar"},
        ["reap:troll"],
    ),
    Site("refusal-first-turn", "legality", "refuse_hand_card"): (
        "KF-045",
        {"seats": [{"hand": ["punch"]}, {}], "turn": 1, "from_hand": 1, "house": "brobnar"},
        ["discard:punch"],
    ),
    Site("refusal-forbidden", "legality", "refuse_in_words"): (
        "KF-261",
        {"seats": [{"hand": ["truebaru"]}, {}], "house": "dis"},
        ["play:truebaru"],
    ),
    Site("refusal-forged", "processes/forging", "FlipKey.refusal"): (
        "KF-030",
        {"seats": [{"amber": 6, "keys": ["rouge"]}, {}]},
        ["key:rouge"],
    ),
    Site("refusal-fought", "legality", "refuse_target"): (
        "KF-001",
        {
            "seats": [
                {"hand": ["one-stood-against-many"], "in_play": ["troll"]},
                {"in_play": ["bumpsy", "smaaash", "noddy-the-thief"]},
            ],
            "house": "sanctum",
        },
        ["play:one-stood-against-many", "target:noddy-the-thief", "target:noddy-the-thief"],
    ),
    Site("refusal-house-not-theirs", "verbs/choosing", "ChooseHouse.refusal"): (
        "KF-034",
        {"seats": [{"hand": ["control-the-weak"]}, {"houses": ["mars", "ombres", "indomptes"]}], "house": "dis"},
        ["play:control-the-weak", "house:dis"],
    ),
    Site("refusal-house", "turn", "House.refusal"): (
        "KF-034",
        {"seats": [{"houses": ["dis", "logos", "mars"]}, {}]},
        ["house:brobnar"],
    ),
    Site("refusal-must-choose", "verbs/choosing", "Choose.refusal"): (
        "KF-107",
        {"seats": [{"hand": ["fear"]}, {"in_play": ["krump", "bumpsy"]}], "house": "dis"},
        ["play:fear", "done"],
    ),
    Site("refusal-must-forge", "processes/forging", "PayForKey.refusal"): (
        "KF-028",
        {"seats": [{"amber": 6, "in_play": [{"card": "safe-place", "amber": 1}]}, {}]},
        ["no"],
    ),
    Site("refusal-no-ability", "legality", "refuse_use_of_own"): (
        "KF-233",
        {"seats": [{"in_play": ["troll"]}, {}], "house": "brobnar"},
        ["omni:troll"],
    ),
    Site("refusal-no-bearer", "legality", "refuse_play"): (
        "KF-075",
        {"seats": [{"hand": ["blood-of-titans"]}, {}], "house": "brobnar"},
        ["play:blood-of-titans"],
    ),
    Site("refusal-no-enemy", "legality", "refuse_target"): (
        "KF-098",
        {"seats": [{"in_play": ["troll"]}, {"in_play": ["autocannon"]}], "house": "brobnar"},
        ["fight:troll>autocannon"],
    ),
    Site("refusal-no-house", "legality", "_off_house"): (
        "KF-174",
        {"seats": [{"hand": ["punch"]}, {}], "step": "main"},
        ["play:punch"],
    ),
    Site("refusal-no-store", "processes/forging", "PayForKey.refusal"): (
        "KF-029",
        {"seats": [{"amber": 4, "in_play": [{"card": "pocket-universe", "amber": 3}, "cannon"]}, {}]},
        ["spend:cannon"],
    ),
    Site("refusal-not-a-creature", "processes/entering", "EnterPlay.refusal"): (
        "KF-072",
        {"seats": [{"hand": ["blood-of-titans"], "in_play": ["krump", "valdr", "cannon"]}, {}], "house": "brobnar"},
        ["play:blood-of-titans", "onto:cannon"],
    ),
    Site("refusal-not-creature", "legality", "refuse_use_of_own"): (
        "KF-088",
        {"seats": [{"in_play": ["cannon"]}, {}], "house": "brobnar"},
        ["reap:cannon"],
    ),
    Site("refusal-not-dying", "processes/leaving", "Bury.refusal"): (
        "KF-218",
        {"seats": [{"hand": ["coward-s-end"], "in_play": ["troll", "krump", "valdr"]}, {}], "house": "brobnar"},
        ["play:coward-s-end", "bury:krump", "bury:krump"],
    ),
    Site("refusal-not-enemy", "legality", "refuse_target"): (
        "KF-094",
        {"seats": [{"in_play": ["troll", "bumpsy"]}, {"in_play": ["krump"]}], "house": "brobnar"},
        ["fight:troll>bumpsy"],
    ),
    Site("refusal-not-forged-then", "cards/dis", "Unforge.refusal"): (
        "KF-253",
        {
            "seats": [
                {"hand": ["key-hammer"]},
                {"amber": 13, "hand": ["key-charge"], "houses": ["dis", "mars", "indomptes"]},
            ],
            "active": 1,
        },
        [
            "key:rouge",
            "house:indomptes",
            "play:key-charge",
            "pool",
            "key:jaune",
            "end",
            "house:dis",
            "play:key-hammer",
            "key:bleue",
        ],
    ),
    Site("refusal-not-in-hand", "legality", "refuse_hand_card"): (
        "KF-040",
        {"seats": [{"in_play": ["troll"]}, {}], "house": "brobnar"},
        ["play:troll"],
    ),
    Site("refusal-not-in-play", "legality", "refuse_use"): (
        "KF-042",
        {"seats": [{"hand": ["troll"]}, {}], "house": "brobnar"},
        ["reap:troll"],
    ),
    Site("refusal-not-stunned", "legality", "refuse_use_of_own"): (
        "KF-264",
        {"seats": [{"in_play": ["troll"]}, {}], "house": "brobnar"},
        ["unstun:troll"],
    ),
    Site("refusal-not-such-a", "verbs/choosing", "_not_such"): (
        "KF-107",
        {"seats": [{"in_play": ["ulyq-megamouth", "troll", "bumpsy"]}, {}], "house": "mars"},
        ["reap:ulyq-megamouth", "pick:ulyq-megamouth"],
    ),
    Site("refusal-not-such", "verbs/choosing", "_not_such"): (
        "KF-107",
        {
            "seats": [
                {
                    "in_play": ["sacrificial-altar", "doc-bookton", "dextre", "charette"],
                    "discard": ["shooler", "troll", "fear"],
                },
                {"in_play": ["raiding-knight"]},
            ],
            "house": "dis",
            "active": 0,
        },
        ["action:sacrificial-altar", "pick:dextre", "pick:raiding-knight"],
    ),
    Site("refusal-not-yours", "legality", "refuse_use"): (
        "KF-111",
        {"seats": [{}, {"in_play": ["troll"]}], "house": "brobnar"},
        ["reap:troll"],
    ),
    Site("refusal-off-house", "legality", "_off_house"): (
        "KF-049",
        {"seats": [{"hand": ["labwork"]}, {}], "house": "brobnar"},
        ["play:labwork"],
    ),
    Site("refusal-other-question", "processes/entering", "EnterPlay.refusal"): (
        "KF-070",
        {"seats": [{"hand": ["troll"], "in_play": ["krump"]}, {}], "house": "brobnar"},
        ["play:troll", "onto:krump"],
    ),
    Site("refusal-other-question", "processes/entering", "PutIntoPlay.refusal"): (
        "KF-070",
        {"seats": [{"in_play": ["overlord-greking"]}, {"in_play": ["bumpsy"]}], "house": "dis"},
        ["fight:overlord-greking>bumpsy", "onto:overlord-greking"],
    ),
    Site("refusal-pay", "legality", "refuse_play"): (
        "KF-234",
        {"seats": [{"hand": ["cannon"]}, {"in_play": ["customs-office"]}], "house": "brobnar"},
        ["play:cannon"],
    ),
    Site("refusal-pay", "legality", "refuse_use_of_own"): (
        "KF-234",
        {"seats": [{"in_play": ["cannon"]}, {"in_play": ["tentacus"]}], "house": "brobnar"},
        ["action:cannon"],
    ),
    Site("refusal-six", "legality", "refuse_play"): (
        "KF-112",
        {"seats": [{"hand": ["punch"]}, {}], "six": {"punch": 6}, "house": "brobnar"},
        ["play:punch"],
    ),
    Site("refusal-six", "legality", "refuse_use_of_own"): (
        "KF-112",
        {"seats": [{"in_play": ["troll"]}, {}], "six": {"troll": 6}, "house": "brobnar"},
        ["reap:troll"],
    ),
    Site("refusal-stunned", "legality", "refuse_use_of_own"): (
        "KF-264",
        {"seats": [{"in_play": [{"card": "troll", "stunned": True}]}, {}], "house": "brobnar"},
        ["reap:troll"],
    ),
    Site("refusal-taken", "verbs/choosing", "Choose.refusal"): (
        "KF-107",
        {"seats": [{"hand": ["nature-s-call"], "in_play": ["troll"]}, {"in_play": ["krump"]}], "house": "indomptes"},
        ["play:nature-s-call", "pick:troll", "pick:troll"],
    ),
    Site("refusal-target", "legality", "refuse_target"): (
        "KF-243",
        {"seats": [{"in_play": ["troll"]}, {"in_play": ["krump", "champion-anaphiel"]}], "house": "brobnar"},
        ["fight:troll>krump"],
    ),
    Site("refusal-unknown", "processes/damage", "Aim.refusal"): (
        "KF-218",
        {"seats": [{"hand": ["punch"]}, {"in_play": ["shadow-self", "umbra", "shadow-self"]}], "house": "brobnar"},
        ["play:punch", "pick:umbra", "instead:umbra"],
    ),
    Site("refusal-unknown", "processes/pools", "TurnAside.refusal"): (
        "KF-218",
        {
            "seats": [{"in_play": ["ether-spider", "ether-spider"]}, {"in_play": ["bumpsy"]}],
            "active": 1,
            "house": "brobnar",
        },
        ["reap:bumpsy", "instead:bumpsy"],
    ),
    Site("refusal-unknown", "verbs/choosing", "ChooseNumber.refusal"): (
        "KF-108",
        {"seats": [{"hand": ["dance-of-doom"]}, {"in_play": ["bumpsy"]}], "house": "dis", "active": 0},
        ["play:dance-of-doom", "number:99"],
    ),
    Site("refusal-unknown", "verbs/choosing", "HowMany.refusal"): (
        "KF-108",
        {
            "seats": [{"in_play": ["guardian-demon", {"card": "shooler", "damage": 1}]}, {"in_play": ["troll"]}],
            "house": "dis",
            "active": 0,
        },
        ["reap:guardian-demon", "pick:shooler", "number:9"],
    ),
    Site("refusal-unknown", "verbs/choosing", "OneOf.refusal"): (
        "KF-108",
        {"seats": [{"hand": ["knowledge-is-power"]}, {}], "house": "logos", "active": 0},
        ["play:knowledge-is-power", "choose:2"],
    ),
}

#: Places that are reached at a new table, by the tests below.
SET_UP = {
    Site("refusal-bid", "matches", "Bid.refusal"),
    Site("refusal-cut", "turn", "Offer.refusal"),
    Site("refusal-once", "turn", "Offer.refusal"),
}


@pytest.mark.parametrize("site", REFUSALS, ids=str)
def test_the_refusal_is_uttered(site: Site) -> None:
    rule, scenario, texts = REFUSALS[site]
    refusal, reached = attempt("keyforge", scenario, *texts)
    assert (reached, refusal.rule) == (site, rule)


def test_a_deck_is_cut_once_and_within_itself() -> None:
    table = ludotheque.new("keyforge", 2, 7, {"cut": "yes"})
    refusal, site = tried(table, "cut:0")
    assert (refusal.rule, site) == ("KF-019", Site("refusal-cut", "turn", "Offer.refusal"))
    refusal, site = tried(table, "cut:5", "cut:3")
    assert (refusal.rule, site) == ("KF-019", Site("refusal-once", "turn", "Offer.refusal"))


def test_a_bid_is_higher_than_the_one_before() -> None:
    table = ludotheque.new("keyforge", 2, 3, {"bidding": True})
    refusal, site = tried(table, "bid:2", "bid:2")
    assert (refusal.rule, site) == ("KF-134", Site("refusal-bid", "matches", "Bid.refusal"))


def test_every_refusal_of_the_sources_has_its_attempt() -> None:
    attempted = set(REFUSALS) | SET_UP
    assert sorted(map(str, written(GAME.folder) - attempted)) == [], "made in the sources and tried nowhere"
    assert sorted(map(str, attempted - written(GAME.folder))) == [], "tried here and no longer made"


def test_no_words_wait_for_a_refusal_that_nobody_makes() -> None:
    assert unsaid(GAME.folder) == set()
