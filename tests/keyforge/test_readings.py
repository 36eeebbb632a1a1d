"""Readings of what the rulebook leaves open (rows KF-S59 and after), one test or more to a row."""

from __future__ import annotations

from typing import Any

import pytest

from tests.keyforge.helpers import FOE, ME, duel

# ---------------------------------------------------------------------- KF-S59: Play: and "after a creature enters play"


@pytest.mark.rule("KF-S59", "KF-218")
@pytest.mark.parametrize("watcher", ["autocannon", "pingle-who-annoys"])
def test_the_active_player_orders_play_and_what_watches_for_a_creature_entering(watcher: str) -> None:
    d = duel({"hand": ["urchin"]}, {"amber": 1, "in_play": [watcher]}, house="ombres").play("urchin")
    assert (d.asked, d.kind, d.options()) == (ME, "order", {"next:0>urchin", f"next:1>{watcher}"})
    d.do("next:0>urchin")
    assert d.amber == [1, 0], "stolen first"
    assert d.where("urchin") == "discard:0", "then struck"
    assert d.clean


@pytest.mark.rule("KF-S59", "KF-219")
def test_a_play_ability_that_waits_resolves_though_its_creature_has_fallen() -> None:
    d = duel({"hand": ["urchin"]}, {"amber": 1, "in_play": ["autocannon"]}, house="ombres").play("urchin")
    d.do("next:1>autocannon")
    assert (d.where("urchin"), d.amber) == ("discard:0", [1, 0])
    assert d.clean


@pytest.mark.rule("KF-S59", "KF-S45", "KF-287")
def test_each_time_you_play_comes_before_both() -> None:
    """Hunting Witch: each time a creature is played, gain 1 Aombre; nobody is asked whether that comes first."""
    d = duel(
        {"hand": ["urchin"], "in_play": [{"card": "hunting-witch", "house": "ombres"}]},
        {"amber": 1, "in_play": ["autocannon"]},
        house="ombres",
    )
    d.play("urchin", "right")
    assert d.amber == [1, 1], "the Witch's first"
    assert d.options() == {"next:0>urchin", "next:1>autocannon"}


@pytest.mark.rule("KF-S59", "KF-222")
def test_a_creature_put_into_play_has_entered_it_without_any_order_to_give() -> None:
    d = duel({"in_play": ["overlord-greking", "autocannon"]}, {"in_play": ["bumpsy"]}, house="dis")
    d.fight("overlord-greking", "bumpsy", "left")
    assert (d.where("bumpsy"), d.damage("bumpsy")) == ("line:0", 1)


# ---------------------------------------------------------------------- KF-S20, KF-S27: who is looked at when


@pytest.mark.rule("KF-S20", "KF-S27")
def test_a_creature_that_comes_back_counts_before_anything_constant_is_looked_at() -> None:
    """Harland falls and the Silvertooth he held goes home: Crocag's opponent has a creature again."""
    d = duel(
        {"in_play": ["tireless-crocag"], "hand": ["harland-mindlock"]},
        {"in_play": ["silvertooth", "urchin"]},
        house="logos",
    )
    d.play("harland-mindlock", "right", "pick:silvertooth", "right").end("house:ombres")
    d.fight("urchin", "harland-mindlock")
    assert (d.where("urchin"), d.where("harland-mindlock")) == ("discard:1", "discard:0")
    assert (d.where("silvertooth"), d.where("tireless-crocag")) == ("line:1", "line:0")
    assert d.clean


# ---------------------------------------------------------------------- KF-183 in the view


@pytest.mark.rule("KF-183")
def test_every_card_in_view_says_whose_it_is() -> None:
    d = duel(
        {
            "archives": [{"card": "troll", "owner": FOE}, "bumpsy"],
            "in_play": [{"card": "krump", "owner": FOE}],
            "hand": ["anger"],
        },
        {"discard": ["valdr"], "in_play": ["smaaash"]},
    )
    shown = {card["id"]: card["owner"] for zone in d.table.view(ME)["zones"] for card in zone["cards"]}
    assert shown == {"troll": 1, "bumpsy": 0, "krump": 1, "anger": 0, "valdr": 1, "smaaash": 1}


@pytest.mark.rule("KF-183", "KF-S29")
def test_a_card_in_limbo_says_whose_it_is() -> None:
    d = duel({"hand": ["anger"], "in_play": ["troll", "krump"]}, {"in_play": ["bumpsy"]}).play("anger")
    limbo = next(zone for zone in d.table.view(FOE)["zones"] if zone["kind"] == "limbo")
    assert [(card["id"], card["owner"]) for card in limbo["cards"]] == [("anger", ME)]


# ---------------------------------------------------------------------- KF-S60: damage taken in another's place


@pytest.mark.rule("KF-S60", "KF-146")
def test_armor_absorbs_before_another_takes_the_damage() -> None:
    d = duel({"hand": ["punch"]}, {"in_play": ["raiding-knight", "shadow-self"]})
    assert d.armor("raiding-knight") == 2
    d.play("punch", "pick:raiding-knight")
    assert [d.damage("raiding-knight"), d.armor("raiding-knight"), d.damage("shadow-self")] == [0, 0, 1]
    told = [(line["kind"], line["rule"]) for line in d.table.log_all() if line["kind"] == "damage"]
    assert told == [("damage", "KF-146"), ("damage", "KF-101")], "what was absorbed and what was dealt"
    assert d.clean


@pytest.mark.rule("KF-S60")
def test_who_takes_the_damage_has_its_own_armor() -> None:
    """Bulwark gives its neighbours 2 armor: 3 for the Knight's 2 and Shadow Self's 2."""
    d = duel({"hand": ["punch"]}, {"in_play": ["raiding-knight", "shadow-self", "bulwark"]})
    assert d.armor("shadow-self") == 2
    d.play("punch", "pick:raiding-knight")
    assert [d.damage("raiding-knight"), d.damage("shadow-self"), d.armor("shadow-self")] == [0, 0, 1]


@pytest.mark.rule("KF-S60", "KF-S55")
def test_nobody_is_asked_who_takes_damage_that_armor_absorbs() -> None:
    foe = {"in_play": ["shadow-self", "raiding-knight", "shadow-self"]}
    d = duel({"hand": ["punch"]}, foe).play("punch", "pick:raiding-knight")
    assert (d.kind, d.table.choice.prompt["en"].count("1 damage")) == ("instead-damage", 1), "only what is left"
    d = duel({"hand": ["twin-bolt-emission"]}, foe, house="logos")
    d.play("twin-bolt-emission", "pick:raiding-knight", "pick:shadow-self")
    assert [d.armor("raiding-knight"), d.damage("shadow-self"), d.damage("shadow-self:1")] == [0, 2, 0]
    assert d.clean


# ---------------------------------------------------------------------- KF-S61: a stunned creature that may not fight


@pytest.mark.rule("KF-S61", "KF-264")
def test_a_stunned_creature_made_to_fight_loses_its_stun_though_none_may_fight() -> None:
    d = duel({"hand": ["foggify"]}, {"hand": ["anger"], "in_play": [{"card": "troll", "stunned": True}]}, "logos")
    d.play("foggify").end("house:brobnar").play("anger")
    assert (d.stunned("troll"), d.ready("troll")) == (False, False)
    assert d.clean


@pytest.mark.rule("KF-S61")
def test_a_creature_that_is_not_stunned_may_still_not_fight() -> None:
    d = duel({"hand": ["foggify"], "in_play": ["mother"]}, {"hand": ["anger"], "in_play": ["troll"]}, "logos")
    d.play("foggify").end("house:brobnar").play("anger")
    assert (d.ready("troll"), d.damage("mother")) == (True, 0)


# ---------------------------------------------------------------------- KF-S62: what comes back together


@pytest.mark.rule("KF-S62", "KF-218")
@pytest.mark.parametrize("first", ["troll", "bumpsy"])
def test_the_active_player_orders_what_a_box_gives_back(first: str) -> None:
    other = "bumpsy" if first == "troll" else "troll"
    d = duel(
        {"in_play": ["spangler-box"], "hand": ["gorm-of-omm"], "houses": ["brobnar", "logos", "sanctum"]},
        {"in_play": ["troll", "bumpsy", "krump"], "houses": ["brobnar", "logos", "sanctum"]},
        house="logos",
    )
    d.use("spangler-box", "pick:troll").end("house:brobnar").end("house:sanctum").play("gorm-of-omm")
    d.end("house:logos").use("spangler-box", "pick:bumpsy").end("house:brobnar").end("house:brobnar")
    d.end("house:sanctum").omni("gorm-of-omm")
    assert (d.asked, d.kind) == (ME, "order")
    assert {option.partition(">")[2] for option in d.options()} == {"troll", "bumpsy"}
    d.do(next(option for option in d.options() if option.endswith(first)), "left", "left")
    assert d.names("line", FOE) == [other, first, "krump"]
    assert d.clean


# ---------------------------------------------------------------------- KF-S63: "the reap effect", one


@pytest.mark.rule("KF-S63")
@pytest.mark.parametrize(("which", "hand", "theirs"), [("tocsin", [], ["krump"]), ("spectral-tunneler", ["troll"], [])])
def test_replicator_triggers_one_reap_effect(which: str, hand: list[str], theirs: list[str]) -> None:
    """Tocsin has its own Reap: and one that the Tunneler gave it; Mother has none."""
    d = duel(
        {"in_play": ["replicator", "tocsin", "mother", "spectral-tunneler"], "deck": ["troll", "bumpsy"]},
        {"hand": ["krump"]},
        house="logos",
    )
    d.use("spectral-tunneler", "pick:tocsin").reap("replicator")
    assert (d.asked, d.kind) == (ME, "either"), "which effect; of creatures there is one only"
    words = {option.key: option.words["en"] for option in d.table.choice.options}
    assert len(words) == len(set(words.values())) == 2
    option = next(option for option in d.table.choice.options if ("Spectral" in option.words["en"]) == (which != "tocsin"))
    d.table.play(option)
    assert (d.names("hand", ME), d.names("discard", FOE)) == (hand, theirs)
    assert d.clean


@pytest.mark.rule("KF-S63")
def test_replicator_is_not_asked_between_two_effects_that_are_the_same() -> None:
    d = duel(
        {"in_play": ["replicator", "mother", "spectral-tunneler", "spectral-tunneler"], "deck": ["troll", "bumpsy"]},
        house="logos",
    )
    d.use("spectral-tunneler", "pick:mother").use("spectral-tunneler:1", "pick:mother").reap("replicator")
    assert d.names("hand", ME) == ["troll"], "one of them"
    assert d.clean


# ---------------------------------------------------------------------- questions that lead nowhere


@pytest.mark.rule("KF-107")
def test_relentless_assault_asks_no_more_after_done() -> None:
    d = duel({"hand": ["relentless-assault"], "in_play": ["troll", "krump"]}, {"in_play": ["pitlord"]})
    d.play("relentless-assault", "done")
    assert d.clean
    d = duel({"hand": ["relentless-assault"], "in_play": ["troll", "krump"]}, {"in_play": ["pitlord"]})
    d.play("relentless-assault", "pick:troll")
    assert d.offers("pick:krump"), "after a fight it goes on"
    d.do("done")
    assert d.clean


@pytest.mark.rule("KF-107")
@pytest.mark.parametrize(
    ("me", "foe", "house", "keys"),
    [
        ({"in_play": ["ozmo-martianologist"]}, {"in_play": ["troll"]}, "logos", ["reap:ozmo-martianologist"]),
        (
            {"in_play": ["ozmo-martianologist"]},
            {"in_play": [{"card": "blypyp", "stunned": True}]},
            "logos",
            ["reap:ozmo-martianologist"],
        ),
        ({"in_play": ["guardian-demon", "shooler"]}, {"in_play": ["troll"]}, "dis", ["reap:guardian-demon"]),
        (
            {"hand": ["hypnotic-command"], "in_play": ["blypyp"]},
            {"in_play": ["troll", "bumpsy"]},
            "mars",
            ["play:hypnotic-command"],
        ),
        ({"hand": ["martian-hounds"], "in_play": ["blypyp"]}, {"in_play": ["troll"]}, "mars", ["play:martian-hounds"]),
    ],
    ids=["ozmo-no-martian", "ozmo-nothing-to-do", "guardian-demon", "hypnotic-command", "martian-hounds"],
)
def test_nobody_is_asked_what_can_change_nothing(
    me: dict[str, Any], foe: dict[str, Any], house: str, keys: list[str]
) -> None:
    assert duel(me, foe, house).do(*keys).clean


@pytest.mark.rule("KF-107")
@pytest.mark.parametrize(
    ("me", "foe", "house", "keys"),
    [
        ({"in_play": ["ozmo-martianologist"]}, {"in_play": ["blypyp"]}, "logos", ["reap:ozmo-martianologist"]),
        (
            {"in_play": ["ozmo-martianologist"]},
            {"in_play": [{"card": "zorg", "stunned": True, "damage": 1}]},
            "logos",
            ["reap:ozmo-martianologist"],
        ),
        (
            {"in_play": ["guardian-demon", {"card": "shooler", "damage": 1}]},
            {"in_play": ["troll"]},
            "dis",
            ["reap:guardian-demon"],
        ),
        (
            {"hand": ["hypnotic-command"], "in_play": ["blypyp"]},
            {"amber": 1, "in_play": ["troll", "bumpsy"]},
            "mars",
            ["play:hypnotic-command"],
        ),
        (
            {"hand": ["martian-hounds"], "in_play": ["blypyp"]},
            {"in_play": [{"card": "troll", "damage": 1}]},
            "mars",
            ["play:martian-hounds"],
        ),
    ],
    ids=["ozmo-stun", "ozmo-heal", "guardian-demon", "hypnotic-command", "martian-hounds"],
)
def test_who_can_change_something_is_asked(
    me: dict[str, Any], foe: dict[str, Any], house: str, keys: list[str]
) -> None:
    assert not duel(me, foe, house).do(*keys).clean
