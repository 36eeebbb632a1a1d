"""Readings of what the rulebook leaves open (rows KF-S59 and after), one test or more to a row."""

from __future__ import annotations

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
