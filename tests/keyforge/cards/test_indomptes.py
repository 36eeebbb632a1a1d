"""House Indomptés (Untamed), card by card."""

from __future__ import annotations

import re
from typing import Any

from ludotheque.games.keyforge.duel import HOUSES
from ludotheque.games.keyforge.faces import FACES
from tests.keyforge.helpers import FOE, ME, Play, duel

THREE = ["brobnar", "dis", "indomptes"]


def wild(
    me: dict[str, Any] | None = None, foe: dict[str, Any] | None = None, house: str = "indomptes", **rest: Any
) -> Play:
    """A duel in step 3 of ME's turn, Indomptés active; both decks have Brobnar, Dis and Indomptés."""
    return duel({"houses": THREE, **(me or {})}, {"houses": THREE, **(foe or {})}, house, **rest)


# ---------------------------------------------------------------------- actions


def test_cooperative_hunting() -> None:
    """One damage for each friendly creature, spread at will over any creatures, dealt at once."""
    d = wild(
        {"hand": ["cooperative-hunting"], "in_play": ["snufflegator", "troll", "bigtwig"]},
        {"in_play": ["dust-pixie", "bumpsy"]},
    )
    d.play("cooperative-hunting")
    everyone = {"pick:snufflegator", "pick:troll", "pick:bigtwig", "pick:dust-pixie", "pick:bumpsy"}
    assert d.options() == everyone, "friends and foes"
    d.do("pick:bumpsy", "pick:dust-pixie")
    assert d.where("dust-pixie") == "line:1", "nothing is dealt before all is placed (KF-S49)"
    assert d.options() == everyone
    d.do("pick:bumpsy")
    assert d.damage("bumpsy") == 2
    assert d.where("dust-pixie") == "discard:1"
    assert [d.damage(one) for one in ("snufflegator", "troll", "bigtwig")] == [0, 0, 0]
    assert d.clean


def test_cooperative_hunting_meets_armor_once() -> None:
    d = wild({"hand": ["cooperative-hunting"], "in_play": ["snufflegator", "troll"]}, {"in_play": ["firespitter"]})
    d.play("cooperative-hunting", "pick:firespitter", "pick:firespitter")
    assert d.damage("firespitter") == 1, "armor 1 takes one of the two"
    assert d.clean


def test_cooperative_hunting_alone() -> None:
    d = wild({"hand": ["cooperative-hunting"]}, {"in_play": ["dust-pixie"]})
    d.play("cooperative-hunting")
    assert d.where("dust-pixie") == "line:1", "no friendly creature, no damage"
    assert d.clean
    d = wild({"hand": ["cooperative-hunting"], "in_play": ["troll"]})
    d.play("cooperative-hunting")
    assert d.damage("troll") == 1, "the damage must be dealt, and there is nobody else"
    assert d.clean


def test_curiosity() -> None:
    d = wild({"hand": ["curiosity"], "in_play": ["doc-bookton", "troll"]}, {"in_play": ["mother", "bumpsy"]})
    d.play("curiosity")
    assert d.amber[ME] == 1
    assert d.where("doc-bookton") == "discard:0", "friendly ones too"
    assert d.where("mother") == "discard:1"
    assert d.names("line", ME) == ["troll"]
    assert d.names("line", FOE) == ["bumpsy"]
    assert d.clean
    d = wild({"hand": ["curiosity"]}, {"in_play": ["bumpsy"]})
    d.play("curiosity")
    assert d.amber[ME] == 1, "no scientist: only the bonus"
    assert d.clean


def test_fertility_chant() -> None:
    d = wild({"hand": ["fertility-chant"]}, {"amber": 1})
    d.play("fertility-chant")
    assert d.amber == [4, 3]
    assert d.where("fertility-chant") == "discard:0"
    assert d.clean
    assert not wild({"hand": ["fertility-chant"]}, house="dis").offers("play:fertility-chant")


def test_fogbank() -> None:
    """The opponent's creatures cannot fight on the opponent's next turn, and on that one only."""
    d = wild({"hand": ["fogbank"], "in_play": ["snufflegator", "bigtwig"]}, {"in_play": ["bumpsy", "troll"]})
    d.play("fogbank")
    assert d.amber[ME] == 1
    assert d.offers("fight:snufflegator>bumpsy"), "one's own creatures may fight"
    d.end("house:brobnar")
    assert d.asked == FOE
    assert not d.offers("fight:bumpsy>snufflegator")
    assert d.why_not("fight:bumpsy>snufflegator") == "KF-001"
    assert d.offers("reap:bumpsy"), "all else is allowed"
    d.end("house:indomptes")
    assert d.offers("fight:snufflegator>bumpsy")
    d.end("house:brobnar")
    assert d.offers("fight:bumpsy>snufflegator"), "the turn after is free again"


def test_fogbank_stops_fights_by_effects() -> None:
    d = wild(
        {"hand": ["fogbank"], "in_play": ["snufflegator"]},
        {"hand": ["anger"], "in_play": [{"card": "bumpsy", "ready": False}]},
    )
    d.play("fogbank").end("house:brobnar")
    d.play("anger")
    assert d.ready("bumpsy"), "readied, but it cannot be used to fight (KF-S33)"
    assert d.where("snufflegator") == "line:0"
    assert d.clean


def test_full_moon() -> None:
    d = wild({"hand": ["dust-pixie", "full-moon", "dew-faerie", "bigtwig", "bear-flute"]}, {"hand": ["bumpsy"]})
    d.play("dust-pixie")
    assert d.amber[ME] == 2, "its bonus; the moon is not up yet"
    d.play("full-moon")
    assert d.amber[ME] == 2, "it is no creature itself"
    d.play("dew-faerie", "right")
    assert d.amber[ME] == 3
    d.play("bear-flute")
    assert d.amber[ME] == 3, "artifacts bring nothing"
    d.play("bigtwig", "left")
    assert d.amber[ME] == 4
    assert d.clean
    d.end("house:brobnar")
    d.play("bumpsy")
    assert d.amber == [3, 0], "the opponent's creature brings nobody anything (and Bobosse takes 1)"


def test_full_moon_is_over_with_the_turn() -> None:
    d = wild({"hand": ["full-moon", "dew-faerie"]})
    d.play("full-moon").end("house:brobnar").end("house:indomptes")
    d.play("dew-faerie")
    assert d.amber[ME] == 0


def test_grasping_vines() -> None:
    d = wild(
        {"hand": ["grasping-vines"], "in_play": ["bear-flute", "world-tree", "snufflegator"]},
        {"in_play": ["cannon", "mighty-javelin", "bumpsy"]},
    )
    d.play("grasping-vines")
    assert d.amber[ME] == 1
    assert d.options() == {"pick:bear-flute", "pick:world-tree", "pick:cannon", "pick:mighty-javelin", "done"}, (
        "artifacts only"
    )
    d.do("pick:cannon", "pick:bear-flute", "pick:mighty-javelin")
    assert sorted(d.names("hand", FOE)) == ["cannon", "mighty-javelin"]
    assert d.names("hand", ME) == ["bear-flute"]
    assert d.where("world-tree") == "artifacts:0"
    assert d.clean


def test_grasping_vines_may_stop_early() -> None:
    d = wild({"hand": ["grasping-vines"]}, {"in_play": ["cannon", "mighty-javelin"]})
    d.play("grasping-vines", "pick:cannon", "done")
    assert d.where("cannon") == "hand:1"
    assert d.where("mighty-javelin") == "artifacts:1"
    d = wild({"hand": ["grasping-vines"]}, {"in_play": ["cannon"]})
    d.play("grasping-vines", "done")
    assert d.where("cannon") == "artifacts:1", "up to 3 may be none"
    d = wild({"hand": ["grasping-vines"]}, {"in_play": [{"card": "cannon", "controller": 0}]})
    d.play("grasping-vines", "pick:cannon")
    assert d.where("cannon") == "hand:1", "its owner's hand (KF-188)"
    assert d.clean


def test_key_charge() -> None:
    d = wild({"hand": ["key-charge"], "amber": 7})
    d.play("key-charge")
    assert d.amber[ME] == 6
    assert d.options() == {"pool", "no"}
    d.do("pool", "key:rouge")
    assert d.pos.keys[ME] == 1
    assert d.amber[ME] == 0
    assert d.clean


def test_key_charge_is_optional_and_needs_the_loss() -> None:
    d = wild({"hand": ["key-charge"], "amber": 7})
    d.play("key-charge", "no")
    assert d.amber[ME] == 6
    assert d.pos.keys[ME] == 0
    d = wild({"hand": ["key-charge"], "amber": 6})
    d.play("key-charge")
    assert d.amber[ME] == 5, "lost 1, and 5 are not enough"
    assert d.clean
    d = wild({"hand": ["key-charge"]})
    d.play("key-charge")
    assert d.clean, "nothing to lose, nothing to forge (KF-261)"
    d = wild({"hand": ["key-charge"], "amber": 7}, {"in_play": ["murmook"]})
    d.play("key-charge")
    assert d.amber[ME] == 6, "the current cost is 7"
    assert d.clean


def test_key_charge_may_win() -> None:
    d = wild({"hand": ["key-charge"], "amber": 7, "keys": 2})
    d.play("key-charge", "pool")
    assert d.pos.winner == ME


def test_lifeweb() -> None:
    def after(creatures: list[str]) -> Play:
        d = wild({"amber": 4, "hand": creatures}, {"hand": ["lifeweb"]})
        for name in creatures:
            d.play(name)
            if d.kind == "enter":
                d.do("right")
        return d.end("house:indomptes")

    d = after(["dew-faerie", "bigtwig", "snufflegator"])
    d.play("lifeweb")
    assert d.amber == [2, 3], "1 from its bonus, 2 stolen"
    assert d.clean
    d = after(["dew-faerie", "bigtwig"])
    d.play("lifeweb")
    assert d.amber == [4, 1], "two creatures are not enough"
    d = after(["dew-faerie", "bigtwig", "bear-flute"])
    d.play("lifeweb")
    assert d.amber == [4, 1], "an artifact is no creature"


def test_lifeweb_looks_at_the_previous_turn_only() -> None:
    d = wild({"hand": ["lifeweb"]}, {"amber": 3, "in_play": ["bumpsy", "troll", "headhunter"]})
    d.play("lifeweb")
    assert d.amber == [1, 3], "creatures that came earlier do not count"
    assert d.clean


def test_lost_in_the_woods() -> None:
    d = wild(
        {"hand": ["lost-in-the-woods"], "in_play": ["snufflegator", "troll", "bigtwig", "bear-flute"]},
        {"in_play": ["bumpsy", {"card": "headhunter", "upgrades": ["way-of-the-wolf"]}, "dust-pixie"]},
    )
    d.play("lost-in-the-woods")
    assert d.amber[ME] == 1
    assert d.options() == {"pick:snufflegator", "pick:troll", "pick:bigtwig"}
    d.do("pick:troll")
    assert d.options() == {"pick:snufflegator", "pick:bigtwig"}, "two different ones, and one cannot stop"
    d.do("pick:bigtwig")
    assert d.options() == {"pick:bumpsy", "pick:headhunter", "pick:dust-pixie"}
    d.do("pick:bumpsy", "pick:headhunter")
    assert sorted(d.names("deck", ME)) == ["bigtwig", "troll"]
    assert sorted(d.names("deck", FOE)) == ["bumpsy", "headhunter"]
    assert d.where("way-of-the-wolf") == "discard:1"
    assert d.names("line", ME) == ["snufflegator"]
    assert not any(d.pos.known[d.card(name)] for name in ("troll", "bigtwig", "bumpsy")), (
        "shuffled in: nobody knows where"
    )
    assert d.clean


def test_lost_in_the_woods_takes_what_there_is() -> None:
    d = wild({"hand": ["lost-in-the-woods"]}, {"in_play": ["bumpsy", {"card": "troll", "controller": 0}]})
    d.play("lost-in-the-woods")
    assert sorted(d.names("deck", FOE)) == ["bumpsy", "troll"], "the creature under my control goes to its owner's deck"
    assert d.clean
    d = wild({"hand": ["lost-in-the-woods"]})
    d.play("lost-in-the-woods")
    assert d.amber[ME] == 1
    assert d.clean


def test_mimicry() -> None:
    """It is played as the chosen card: bonus and effect, for the one who plays it."""
    d = wild(
        {"hand": ["mimicry"], "in_play": ["snufflegator"], "discard": ["curiosity"]},
        {"amber": 3, "in_play": ["bumpsy", "troll"], "discard": ["punch", "dust-pixie", "fertility-chant", "cannon"]},
    )
    d.play("mimicry")
    assert d.options() == {"pick:punch", "pick:fertility-chant"}, "actions of the opponent's discard pile only"
    assert d.amber[ME] == 0
    d.do("pick:punch")
    assert d.amber[ME] == 1, "the bonus of Mandale (reading of the register)"
    assert d.options() == {"pick:snufflegator", "pick:bumpsy", "pick:troll"}
    d.do("pick:troll")
    assert d.damage("troll") == 3
    assert d.where("mimicry") == "discard:0"
    assert d.where("punch") == "discard:1"
    assert [line["kind"] for line in d.table.log_all() if line["kind"] == "copy"] == ["copy"]
    assert d.clean


def test_mimicry_reads_you_as_its_player() -> None:
    d = wild({"hand": ["mimicry"]}, {"amber": 1, "discard": ["fertility-chant"]})
    d.play("mimicry")
    assert d.amber == [4, 3], "I gain the bonus of 4, my opponent 2"
    assert d.clean


def test_mimicry_copies_lasting_effects() -> None:
    d = wild(
        {"hand": ["mimicry", "dew-faerie"], "in_play": ["snufflegator"]},
        {"discard": ["fogbank"], "in_play": ["bumpsy"]},
    )
    d.play("mimicry")
    assert d.amber[ME] == 1
    d.end("house:brobnar")
    assert d.why_not("fight:bumpsy>snufflegator") == "KF-001"


def test_mimicry_without_an_action_does_nothing() -> None:
    d = wild({"hand": ["mimicry"], "discard": ["punch"]}, {"discard": ["troll"], "in_play": ["bumpsy"]})
    d.play("mimicry")
    assert d.amber[ME] == 0
    assert d.damage("bumpsy") == 0
    assert d.names("discard", ME) == ["mimicry", "punch"]
    assert d.clean
    d = wild({"hand": ["mimicry"]}, {"discard": ["mimicry"]})
    d.play("mimicry:0")
    assert d.clean, "a copy of Mimétisme adds nothing"


def test_mimicry_is_itself_again_afterwards() -> None:
    d = wild({"hand": ["mimicry", "regrowth", "witch-of-the-eye"]}, {"discard": ["punch"], "in_play": ["troll"]})
    d.play("mimicry")
    assert d.damage("troll") == 3
    assert d.names("discard", ME) == ["mimicry"]
    d.play("regrowth")
    assert d.names("discard", ME) == ["regrowth", "mimicry"], "not a creature"


def test_nature_s_call() -> None:
    d = wild(
        {"hand": ["nature-s-call"], "in_play": ["snufflegator", "bear-flute"]},
        {"in_play": [{"card": "bumpsy", "amber": 2, "damage": 1}, "troll", "headhunter"]},
    )
    d.play("nature-s-call")
    assert d.amber[ME] == 1
    assert d.options() == {"pick:snufflegator", "pick:bumpsy", "pick:troll", "pick:headhunter", "done"}, (
        "creatures only"
    )
    d.do("pick:bumpsy", "pick:snufflegator", "pick:troll")
    assert sorted(d.names("hand", FOE)) == ["bumpsy", "troll"]
    assert d.names("hand", ME) == ["snufflegator"]
    assert d.amber[ME] == 3, "the Aombre on Bobosse goes to its controller's opponent (KF-106)"
    assert d.damage("bumpsy") == 0
    assert d.clean


def test_nature_s_call_may_choose_none() -> None:
    d = wild({"hand": ["nature-s-call"], "in_play": ["snufflegator"]})
    d.play("nature-s-call", "done")
    assert d.where("snufflegator") == "line:0"
    assert d.clean
    d = wild({"hand": ["nature-s-call"]})
    d.play("nature-s-call")
    assert d.clean


def test_nocturnal_maneuver() -> None:
    d = wild(
        {"hand": ["nocturnal-maneuver"], "in_play": ["snufflegator"]},
        {"in_play": ["bumpsy", "troll", {"card": "headhunter", "ready": False}, "cannon"]},
    )
    d.play("nocturnal-maneuver")
    assert d.options() == {"pick:snufflegator", "pick:bumpsy", "pick:troll", "pick:headhunter", "done"}, "no artifact"
    d.do("pick:bumpsy", "pick:troll", "done")
    assert [d.ready(name) for name in ("snufflegator", "bumpsy", "troll", "headhunter")] == [True, False, False, False]
    assert d.amber[ME] == 1
    assert d.clean
    d.end("house:brobnar")
    assert d.why_not("reap:bumpsy") == "KF-010", "it stays exhausted on its controller's turn"


def test_perilous_wild() -> None:
    d = wild(
        {"hand": ["perilous-wild"], "in_play": ["dew-faerie", "snufflegator"]},
        {"in_play": ["pingle-who-annoys", "bumpsy"]},
    )
    d.play("perilous-wild")
    assert d.where("dew-faerie") == "discard:0"
    assert d.where("pingle-who-annoys") == "discard:1"
    assert d.names("line", ME) == ["snufflegator"]
    assert d.names("line", FOE) == ["bumpsy"]
    assert d.amber[ME] == 1
    assert d.clean


def test_regrowth() -> None:
    d = wild({"hand": ["regrowth"], "discard": ["troll", "punch", "dust-pixie"]}, {"discard": ["bumpsy"]})
    d.play("regrowth")
    assert d.amber[ME] == 1
    assert d.options() == {"pick:troll", "pick:dust-pixie"}, "creatures of one's own discard pile"
    d.do("pick:troll")
    assert d.names("hand", ME) == ["troll"]
    assert d.names("discard", ME) == ["regrowth", "punch", "dust-pixie"]
    assert d.clean
    d = wild({"hand": ["regrowth"], "discard": ["punch"]})
    d.play("regrowth")
    assert d.names("discard", ME) == ["regrowth", "punch"]
    assert d.clean


def test_save_the_pack() -> None:
    d = wild(
        {"hand": ["save-the-pack"], "in_play": [{"card": "troll", "damage": 1}, "snufflegator"]},
        {"in_play": [{"card": "bumpsy", "damage": 4}, "headhunter"]},
    )
    d.play("save-the-pack")
    assert d.names("line", ME) == ["snufflegator"]
    assert d.names("line", FOE) == ["headhunter"]
    assert d.pos.chains == [1, 0]
    assert d.clean
    d = wild({"hand": ["save-the-pack"], "in_play": ["troll"]})
    d.play("save-the-pack")
    assert d.where("troll") == "line:0"
    assert d.pos.chains == [1, 0], "the chain comes in any case"


def test_scout() -> None:
    """Two friendly creatures gain skirmish and fight one after the other."""
    d = wild({"hand": ["scout"], "in_play": ["troll", "bigtwig", "headhunter"]}, {"in_play": ["bumpsy", "earthshaker"]})
    d.play("scout")
    assert d.amber[ME] == 1
    assert d.options() == {"pick:troll", "pick:bigtwig", "pick:headhunter", "done"}, (
        "friendly ones, of any house (KF-109)"
    )
    d.do("pick:headhunter", "pick:troll")
    assert d.kind == "target"
    assert d.options() == {"target:bumpsy", "target:earthshaker"}
    d.do("target:bumpsy")
    assert d.where("bumpsy") == "discard:1"
    assert d.damage("headhunter") == 0, "skirmish"
    assert d.amber[ME] == 2, "Combat : of Chasseur de Têtes"
    assert d.where("earthshaker") == "discard:1", "Troll then fights the only one left"
    assert d.damage("troll") == 0
    assert [d.ready(name) for name in ("troll", "headhunter", "bigtwig")] == [False, False, True]
    assert d.keyword("troll", "escarmouche") == 1
    assert d.keyword("bigtwig", "escarmouche") == 0
    assert d.clean
    d.end("house:brobnar")
    assert d.keyword("troll", "escarmouche") == 0, "only until the end of the turn"


def test_scout_does_not_ready() -> None:
    d = wild({"hand": ["scout"], "in_play": [{"card": "troll", "ready": False}]}, {"in_play": ["bumpsy"]})
    d.play("scout", "pick:troll")
    assert d.keyword("troll", "escarmouche") == 1
    assert d.damage("bumpsy") == 0
    assert d.clean


def test_scout_second_creature_without_a_target_stays_ready() -> None:
    d = wild({"hand": ["scout"], "in_play": ["troll", "headhunter"]}, {"in_play": ["bumpsy"]})
    d.play("scout", "pick:troll", "pick:headhunter")
    assert d.where("bumpsy") == "discard:1"
    assert not d.ready("troll")
    assert d.ready("headhunter"), "nobody is left to fight when its turn comes (KF-S33)"
    assert d.keyword("headhunter", "escarmouche") == 1
    assert d.clean


def test_scout_second_creature_may_be_gone() -> None:
    """The queen dies of thorns, and the ape with her: it does not fight from the discard pile."""
    d = wild(
        {"hand": ["scout"], "in_play": [{"card": "niffle-queen", "damage": 1}, {"card": "niffle-ape", "damage": 3}]},
        {"in_play": ["briar-grubbling", "troll"]},
    )
    d.play("scout", "pick:niffle-queen", "pick:niffle-ape", "target:briar-grubbling")
    assert d.names("discard", ME) == ["scout", "niffle-ape", "niffle-queen"]
    assert d.damage("briar-grubbling") == 0
    assert d.damage("troll") == 0
    assert d.clean


def test_scout_with_nobody() -> None:
    d = wild({"hand": ["scout"], "in_play": ["troll"]}, {"in_play": ["bumpsy"]})
    d.play("scout", "done")
    assert d.ready("troll")
    assert d.clean
    d = wild({"hand": ["scout"]}, {"in_play": ["bumpsy"]})
    d.play("scout")
    assert d.clean


def test_stampede() -> None:
    d = wild(
        {"hand": ["stampede"], "in_play": ["snufflegator", "dew-faerie", "bigtwig"]},
        {"amber": 5, "in_play": ["bumpsy"]},
    )
    d.reap("snufflegator").reap("dew-faerie")
    assert d.amber == [3, 5]
    d.reap("bigtwig", "pick:bumpsy")
    d.play("stampede")
    assert d.amber == [7, 3], "3 reaped, 1 of Fée Rosée, 1 bonus, 2 stolen"
    assert d.clean


def test_stampede_needs_three_different_creatures() -> None:
    d = wild({"hand": ["stampede"], "in_play": ["snufflegator", "dew-faerie"]}, {"amber": 5})
    d.reap("snufflegator").reap("dew-faerie")
    d.pos.ready[d.card("snufflegator")] = 1
    d.reap("snufflegator")
    d.play("stampede")
    assert d.amber == [5, 5], "three uses of two creatures"


def test_stampede_counts_those_that_died_and_those_that_were_stunned() -> None:
    d = wild(
        {
            "hand": ["stampede"],
            "in_play": ["dust-pixie", {"card": "dew-faerie", "stunned": True}, "bigtwig", "world-tree"],
        },
        {"amber": 5, "in_play": ["troll"]},
    )
    d.fight("dust-pixie", "troll")
    assert d.where("dust-pixie") == "discard:0"
    d.do("unstun:dew-faerie")
    d.use("world-tree")
    d.play("stampede")
    assert d.amber == [1, 5], "an artifact is no creature"
    d = wild(
        {"hand": ["stampede"], "in_play": ["dust-pixie", {"card": "dew-faerie", "stunned": True}, "snufflegator"]},
        {"amber": 5, "in_play": ["troll"]},
    )
    d.fight("dust-pixie", "troll").do("unstun:dew-faerie").fight("snufflegator", "troll")
    d.play("stampede")
    assert d.amber == [3, 3]


def test_the_common_cold() -> None:
    d = wild(
        {"hand": ["the-common-cold"], "in_play": ["dust-pixie", "snufflegator", "tunk"]},
        {"in_play": ["ether-spider", "bumpsy"]},
    )
    d.play("the-common-cold")
    assert d.where("dust-pixie") == "discard:0", "power 1"
    assert [d.damage(name) for name in ("snufflegator", "tunk", "ether-spider", "bumpsy")] == [1, 0, 1, 1], (
        "armor 1 of Tunk"
    )
    assert d.options() == {"yes", "no"}
    d.do("yes")
    assert d.where("ether-spider") == "discard:1"
    assert d.where("tunk") == "discard:0", "friendly Mars creatures too"
    assert d.names("line", FOE) == ["bumpsy"]
    assert d.clean


def test_the_common_cold_may_spare_mars() -> None:
    d = wild({"hand": ["the-common-cold"]}, {"in_play": ["ether-spider", {"card": "bumpsy", "house": "mars"}]})
    d.play("the-common-cold", "no")
    assert d.names("line", FOE) == ["ether-spider", "bumpsy"]
    d = wild({"hand": ["the-common-cold"]}, {"in_play": [{"card": "bumpsy", "house": "mars"}]})
    d.play("the-common-cold", "yes")
    assert d.where("bumpsy") == "discard:1", "a maverick is of the house it bears (KF-211)"


def test_troop_call() -> None:
    d = wild(
        {
            "hand": ["troop-call"],
            "in_play": ["niffle-ape", "snufflegator", {"card": "niffle-queen", "damage": 3}],
            "discard": ["niffle-ape", "troll"],
        },
        {"in_play": ["niffle-ape"], "discard": ["niffle-queen"]},
    )
    d.play("troop-call")
    assert sorted(d.names("hand", ME)) == ["niffle-ape", "niffle-ape", "niffle-queen"]
    assert d.names("line", ME) == ["snufflegator"]
    assert d.names("line", FOE) == ["niffle-ape"], "not the enemy's"
    assert d.names("discard", FOE) == ["niffle-queen"]
    assert d.names("discard", ME) == ["troop-call", "troll"]
    assert d.amber[ME] == 1
    assert d.clean


def test_troop_call_and_cards_of_others() -> None:
    d = wild({"hand": ["troop-call"]}, {"in_play": [{"card": "niffle-ape", "controller": 0}]})
    d.play("troop-call")
    assert d.where("niffle-ape") == "hand:1", "to its owner's hand (KF-188)"
    d = wild({"hand": ["troop-call"], "in_play": ["troll"]})
    d.play("troop-call")
    assert d.where("troll") == "line:0"
    assert d.clean


def test_vigor() -> None:
    d = wild(
        {"hand": ["vigor"], "in_play": [{"card": "troll", "damage": 5}]}, {"in_play": [{"card": "bumpsy", "damage": 2}]}
    )
    d.play("vigor")
    assert d.amber[ME] == 1
    assert d.options() == {"pick:troll", "pick:bumpsy"}
    d.do("pick:troll")
    assert d.options() == {"number:0", "number:1", "number:2", "number:3"}, "up to 3"
    d.do("number:3")
    assert d.damage("troll") == 2
    assert d.amber[ME] == 2
    assert d.clean


def test_vigor_without_three_damage() -> None:
    d = wild({"hand": ["vigor"], "in_play": [{"card": "troll", "damage": 5}]})
    d.play("vigor", "number:2")
    assert d.damage("troll") == 3
    assert d.amber[ME] == 1, "fewer than 3 were healed"
    d = wild({"hand": ["vigor"]}, {"in_play": [{"card": "bumpsy", "damage": 2}]})
    d.play("vigor")
    assert d.options() == {"number:0", "number:1", "number:2"}, "no more than there is"
    d.do("number:2")
    assert d.damage("bumpsy") == 0
    assert d.amber[ME] == 1
    d = wild({"hand": ["vigor"], "in_play": ["troll"]})
    d.play("vigor")
    assert d.clean, "nothing to heal, nothing to ask"
    d = wild({"hand": ["vigor"]})
    d.play("vigor")
    assert d.amber[ME] == 1
    assert d.clean


def test_word_of_returning() -> None:
    d = wild(
        {"hand": ["word-of-returning"], "in_play": [{"card": "snufflegator", "amber": 2}]},
        {
            "in_play": [
                {"card": "bumpsy", "amber": 2},
                {"card": "dew-faerie", "amber": 2},
                {"card": "firespitter", "amber": 1},
                "troll",
            ]
        },
    )
    d.play("word-of-returning")
    assert d.damage("bumpsy") == 2
    assert d.amber_on("bumpsy") == 0
    assert d.where("dew-faerie") == "discard:1"
    assert d.damage("firespitter") == 0, "armor 1"
    assert d.amber_on("firespitter") == 0, "the Aombre comes all the same"
    assert d.damage("troll") == 0
    assert d.amber_on("snufflegator") == 2, "friendly creatures keep theirs"
    assert d.damage("snufflegator") == 0
    assert d.amber == [6, 0], "1 bonus and 2 + 2 + 1"
    assert d.clean
    d = wild({"hand": ["word-of-returning"]}, {"in_play": ["troll"]})
    d.play("word-of-returning")
    assert d.amber == [1, 0]
    assert d.clean


# ---------------------------------------------------------------------- artifacts


def test_bear_flute() -> None:
    """An Ours Vénérable in play, of either side, is fully healed."""
    d = wild(
        {
            "in_play": ["bear-flute", {"card": "ancient-bear", "damage": 4}, {"card": "troll", "damage": 3}],
            "deck": ["ancient-bear"],
        },
        {"in_play": [{"card": "ancient-bear", "damage": 2}]},
    )
    d.use("bear-flute")
    assert len(d.options()) == 1, "two bears, one name"
    assert {option.key.partition("#")[0] for option in d.table.choice.options} == {"pick:ancient-bear"}, "no Troll"
    assert len(d.table.choice.options) == 2
    d.do("pick:ancient-bear:1")
    assert d.damage("ancient-bear:1") == 0
    assert d.damage("troll") == 3
    assert d.where("ancient-bear:0") == "deck:0", "no search while one is in play"
    assert d.clean


def test_bear_flute_searches_deck_and_discard() -> None:
    d = wild(
        {
            "in_play": ["bear-flute", {"card": "troll", "damage": 3}],
            "deck": ["punch", "ancient-bear", "anger"],
            "discard": ["smith", "ancient-bear", "tremor"],
        }
    )
    d.use("bear-flute")
    assert len(d.table.choice.options) == 3, "two bears, or stop (KF-169)"
    assert d.options() == {"pick:ancient-bear", "done"}
    assert d.pos.knows(ME, d.card("anger")), "the searcher sees the whole deck (KF-168)"
    assert not d.pos.knows(FOE, d.card("anger"))
    d.do("pick:ancient-bear:0", "pick:ancient-bear:1")
    assert d.names("hand", ME) == ["ancient-bear", "ancient-bear"]
    assert sorted(d.names("deck", ME)) == ["anger", "punch", "smith", "tremor"]
    assert d.names("discard", ME) == []
    assert not d.pos.knows(ME, d.card("anger")), "the deck was shuffled"
    assert d.damage("troll") == 3
    assert d.clean


def test_bear_flute_finds_nothing() -> None:
    """Nothing found: the discard pile stays, the searched deck is shuffled (KF-170, KF-171)."""
    for deck, answers in ((["punch", "anger"], []), (["punch", "ancient-bear"], ["done"])):
        d = wild({"in_play": ["bear-flute"], "deck": deck, "discard": ["smith", "tremor"]})
        d.use("bear-flute").do(*answers)
        assert d.names("discard", ME) == ["smith", "tremor"]
        assert sorted(d.names("deck", ME)) == sorted(deck)
        assert len(d.happened("shuffle")) == 1
        assert d.names("hand", ME) == []
        assert d.clean
    assert not wild({"in_play": ["bear-flute"]}, house="dis").offers("action:bear-flute"), "Action: needs the house"


def test_nepenthe_seed() -> None:
    d = wild({"in_play": ["nepenthe-seed"], "discard": ["punch", "troll"]}, {"discard": ["bumpsy"]}, house="dis")
    d.omni("nepenthe-seed")
    assert d.where("nepenthe-seed") == "discard:0"
    assert d.options() == {"pick:punch", "pick:troll", "pick:nepenthe-seed"}, "any card lying there by then, itself too"
    d.do("pick:punch")
    assert d.names("hand", ME) == ["punch"]
    assert d.names("discard", ME) == ["nepenthe-seed", "troll"]
    assert d.clean
    d = wild({"in_play": [{"card": "nepenthe-seed", "ready": False}]})
    assert d.why_not("omni:nepenthe-seed") == "KF-010", "it must be ready (KF-087)"


def test_ritual_of_balance() -> None:
    d = wild({"in_play": ["ritual-of-balance"]}, {"amber": 6})
    d.use("ritual-of-balance")
    assert d.amber == [1, 5]
    assert not d.ready("ritual-of-balance")
    assert d.clean
    d = wild({"in_play": ["ritual-of-balance"]}, {"amber": 5})
    d.use("ritual-of-balance")
    assert d.amber == [0, 5]
    assert d.clean


def test_ritual_of_the_hunt() -> None:
    d = wild(
        {"in_play": ["ritual-of-the-hunt", "snufflegator", "troll"], "hand": ["dust-pixie"]},
        {"in_play": ["bumpsy"]},
        house="dis",
    )
    assert d.why_not("reap:snufflegator") == "KF-049"
    d.omni("ritual-of-the-hunt")
    assert d.where("ritual-of-the-hunt") == "discard:0"
    assert d.offers("reap:snufflegator")
    assert d.offers("fight:snufflegator>bumpsy")
    assert not d.offers("reap:troll"), "Brobnar is not Indomptés"
    assert d.why_not("play:dust-pixie") == "KF-049", "use, not play"
    d.reap("snufflegator")
    assert d.amber[ME] == 1
    assert d.clean
    d.end("house:indomptes").end("house:dis")
    assert d.why_not("reap:snufflegator") == "KF-049", "only that turn"


def test_ritual_of_the_hunt_gives_its_bonus() -> None:
    d = wild({"hand": ["ritual-of-the-hunt"]})
    d.play("ritual-of-the-hunt")
    assert d.amber[ME] == 1
    assert d.why_not("omni:ritual-of-the-hunt") == "KF-010", "it enters exhausted"


def test_world_tree() -> None:
    d = wild(
        {"in_play": ["world-tree"], "discard": ["punch", "troll", "dust-pixie"], "deck": ["anger"]},
        {"discard": ["bumpsy"]},
    )
    d.use("world-tree")
    assert d.options() == {"pick:troll", "pick:dust-pixie"}
    d.do("pick:dust-pixie")
    assert d.names("deck", ME) == ["dust-pixie", "anger"], "on top"
    assert d.names("discard", ME) == ["punch", "troll"]
    assert d.clean
    d = wild({"in_play": ["world-tree"], "discard": ["punch"]})
    d.use("world-tree")
    assert d.names("deck", ME) == []
    assert d.clean


# ---------------------------------------------------------------------- creatures


def test_ancient_bear() -> None:
    d = wild({"in_play": ["ancient-bear"]}, {"in_play": ["troll"]})
    d.fight("ancient-bear", "troll")
    assert d.damage("troll") == 7, "assault 2 and power 5"
    assert d.where("ancient-bear") == "discard:0"
    d = wild({"in_play": ["ancient-bear"]}, {"in_play": ["dew-faerie"]})
    d.fight("ancient-bear", "dew-faerie")
    assert d.where("dew-faerie") == "discard:1", "assault kills before the fight, elusive or not (KF-292)"
    assert d.damage("ancient-bear") == 0
    assert d.clean


def test_bigtwig() -> None:
    d = wild({"in_play": ["bigtwig"]}, {"in_play": ["bumpsy", {"card": "troll", "stunned": True}]})
    assert d.offers("fight:bigtwig>troll")
    assert not d.offers("fight:bigtwig>bumpsy"), "only stunned creatures"
    d.reap("bigtwig")
    assert d.amber[ME] == 1
    assert d.options() == {"pick:bigtwig", "pick:bumpsy", "pick:troll"}
    d.do("pick:bumpsy")
    assert d.stunned("bumpsy")
    assert not d.ready("bumpsy")
    assert d.ready("troll")
    assert d.clean


def test_bigtwig_without_a_stunned_enemy_cannot_fight() -> None:
    d = wild({"in_play": ["bigtwig"], "hand": []}, {"in_play": ["bumpsy"]})
    assert d.why_not("fight:bigtwig>bumpsy") == "KF-001"
    assert d.offers("reap:bigtwig")
    d = wild({"in_play": ["bigtwig"]}, {"in_play": ["champion-anaphiel", {"card": "troll", "stunned": True}]})
    assert not any(key.startswith("fight") for key in d.options()), (
        "taunt closes the stunned one, and the taunting one is not stunned"
    )
    d = wild({"in_play": ["snufflegator"]}, {"in_play": ["bumpsy", "bigtwig"]})
    assert d.offers("fight:snufflegator>bumpsy"), "others attack whom they like"


def test_witch_of_the_wilds() -> None:
    d = wild({"in_play": ["witch-of-the-wilds"], "hand": ["dust-pixie", "dew-faerie", "troll"]}, house="dis")
    assert d.offers("play:dust-pixie")
    assert d.offers("play:dew-faerie")
    assert not d.offers("play:troll"), "Brobnar is neither"
    assert not d.offers("discard:dust-pixie"), "play, not discard"
    assert not d.offers("reap:witch-of-the-wilds"), "nor use"
    d.play("dust-pixie", "right")
    assert d.amber[ME] == 2
    assert d.why_not("play:dew-faerie") == "KF-049", "one a turn"
    assert d.clean
    d.end("house:brobnar").end("house:dis")
    assert d.offers("play:dew-faerie"), "again on the next turn"


def test_witch_of_the_wilds_on_an_untamed_turn() -> None:
    d = wild({"in_play": ["witch-of-the-wilds"], "hand": ["dust-pixie", "dew-faerie", "snufflegator"]})
    d.play("dust-pixie", "right").play("dew-faerie", "right")
    assert d.offers("play:snufflegator"), "no limit when Indomptés is the active house"


def test_witch_of_the_wilds_one_card_for_each_copy() -> None:
    d = wild(
        {"in_play": ["witch-of-the-wilds", "witch-of-the-wilds"], "hand": ["dust-pixie", "dew-faerie", "snufflegator"]},
        {"in_play": ["witch-of-the-wilds"]},
        house="dis",
    )
    d.play("dust-pixie", "right").play("dew-faerie", "right")
    assert d.why_not("play:snufflegator") == "KF-049", "two copies, two cards; the enemy's is no help"
    d = wild({"hand": ["dust-pixie"]}, {"in_play": ["witch-of-the-wilds"]}, house="dis")
    assert not d.offers("play:dust-pixie")


def test_witch_of_the_wilds_cannot_change_the_first_turn() -> None:
    d = wild({"in_play": ["witch-of-the-wilds"], "hand": ["ember-imp", "dust-pixie"]}, house="dis", turn=1, first=ME)
    d.play("dust-pixie", "right")
    assert d.why_not("play:ember-imp") == "KF-045"


def test_briar_grubbling() -> None:
    d = wild({"in_play": ["troll"]}, {"in_play": ["briar-grubbling"]}, house="brobnar")
    d.fight("troll", "briar-grubbling")
    assert d.damage("troll") == 7, "hazardous 5, then power 2"
    assert d.where("briar-grubbling") == "discard:1"
    d = wild({"in_play": ["bumpsy"]}, {"in_play": ["briar-grubbling"]}, house="brobnar")
    d.fight("bumpsy", "briar-grubbling")
    assert d.where("bumpsy") == "discard:0"
    assert d.damage("briar-grubbling") == 0, "the fight ended before (KF-214)"
    d = wild({"in_play": ["briar-grubbling"]}, {"in_play": ["troll"]})
    d.fight("briar-grubbling", "troll")
    assert d.damage("troll") == 2, "attacking, it has no thorns"
    assert d.clean


def test_chota_hazri() -> None:
    d = wild({"hand": ["chota-hazri"], "amber": 8})
    d.play("chota-hazri")
    assert d.where("chota-hazri") == "line:0"
    assert d.amber[ME] == 7
    assert d.options() == {"pool", "no"}
    d.do("pool", "key:bleue")
    assert d.amber[ME] == 1
    assert d.pos.keys[ME] == 2
    assert d.clean
    d = wild({"hand": ["chota-hazri"], "amber": 7})
    d.play("chota-hazri", "no")
    assert d.amber[ME] == 6
    assert d.pos.keys[ME] == 0
    d = wild({"hand": ["chota-hazri"], "amber": 6})
    d.play("chota-hazri")
    assert d.amber[ME] == 5
    assert d.clean
    d = wild({"hand": ["chota-hazri"]})
    d.play("chota-hazri")
    assert d.amber[ME] == 0
    assert d.clean


def test_dew_faerie() -> None:
    d = wild({"in_play": ["dew-faerie"]})
    d.reap("dew-faerie")
    assert d.amber[ME] == 2
    assert d.clean
    d = wild({"in_play": ["troll", "headhunter"]}, {"in_play": ["dew-faerie"]}, house="brobnar")
    d.fight("troll", "dew-faerie")
    assert d.damage("dew-faerie") == 0
    assert d.damage("troll") == 0
    d.fight("headhunter", "dew-faerie")
    assert d.where("dew-faerie") == "discard:1", "elusive only the first time"
    assert d.damage("headhunter") == 2


def test_dust_pixie() -> None:
    d = wild({"hand": ["dust-pixie"]})
    d.play("dust-pixie")
    assert d.amber[ME] == 2
    assert d.power("dust-pixie") == 1
    assert not d.ready("dust-pixie")
    assert d.clean


def test_flaxia() -> None:
    d = wild({"hand": ["flaxia"], "in_play": ["troll"]}, {"in_play": ["bumpsy"]})
    d.play("flaxia", "right")
    assert d.amber[ME] == 2, "two against one: Flaxia counts"
    assert d.clean
    d = wild({"hand": ["flaxia"]}, {"in_play": ["bumpsy", "cannon"]})
    d.play("flaxia")
    assert d.amber[ME] == 0, "as many is not more"
    d = wild({"hand": ["flaxia"]})
    d.play("flaxia")
    assert d.amber[ME] == 2


def test_fuzzy_gruen() -> None:
    d = wild({"hand": ["fuzzy-gruen"]}, {"amber": 3})
    d.play("fuzzy-gruen")
    assert d.amber == [2, 4]
    assert d.power("fuzzy-gruen") == 5
    assert d.clean


def test_giant_sloth() -> None:
    d = wild({"in_play": ["giant-sloth"], "hand": ["dust-pixie", "dew-faerie"]}, {"in_play": ["bumpsy"]})
    for key in ("reap:giant-sloth", "action:giant-sloth", "fight:giant-sloth>bumpsy"):
        assert not d.offers(key)
        assert d.why_not(key) == "KF-001"
    d.play("dust-pixie", "right")
    assert not d.offers("action:giant-sloth"), "playing is not discarding"
    d.do("discard:dew-faerie")
    assert d.offers("reap:giant-sloth")
    assert d.offers("fight:giant-sloth>bumpsy")
    d.use("giant-sloth")
    assert d.amber[ME] == 5, "2 of Lutin Poussière, 3 of the Action"
    assert d.clean
    d.end("house:brobnar").end("house:indomptes")
    assert d.why_not("reap:giant-sloth") == "KF-001", "each turn anew"


def test_giant_sloth_needs_an_untamed_card_from_hand() -> None:
    d = wild(
        {
            "in_play": [{"card": "giant-sloth", "house": "brobnar"}],
            "hand": ["troll", {"card": "bumpsy", "house": "brobnar"}],
        },
        house="brobnar",
    )
    d.do("discard:troll")
    assert d.why_not("reap:giant-sloth") == "KF-001", "a Brobnar card does not do"
    d = wild({"in_play": [{"card": "giant-sloth", "stunned": True}], "hand": ["dew-faerie"]})
    assert d.why_not("unstun:giant-sloth") == "KF-001", "removing stun is a use (KF-S31)"
    d.do("discard:dew-faerie")
    assert d.offers("unstun:giant-sloth")


def test_giant_sloth_cannot_be_used_by_effects_either() -> None:
    d = wild({"in_play": ["giant-sloth"], "hand": ["anger"]}, {"in_play": ["bumpsy"]}, house="brobnar")
    d.play("anger")
    assert d.damage("bumpsy") == 0
    assert d.ready("giant-sloth")
    assert d.clean


def test_halacor() -> None:
    d = wild({"in_play": ["troll", "halacor", "headhunter"]}, {"in_play": ["bumpsy"]}, house="brobnar")
    assert [d.keyword(name, "escarmouche") for name in ("troll", "halacor", "headhunter", "bumpsy")] == [1, 0, 1, 0]
    d.fight("troll", "bumpsy")
    assert d.damage("troll") == 0
    assert d.clean
    d = wild({"in_play": ["halacor"]}, {"in_play": ["bumpsy"]})
    assert d.keyword("halacor", "escarmouche") == 1, "itself, when on a flank"
    d.fight("halacor", "bumpsy")
    assert d.damage("halacor") == 0
    assert d.damage("bumpsy") == 4


def test_inka_the_spider() -> None:
    d = wild({"hand": ["inka-the-spider"], "in_play": ["snufflegator"]}, {"in_play": ["troll", "cannon"]})
    d.play("inka-the-spider", "left")
    assert d.options() == {"pick:inka-the-spider", "pick:snufflegator", "pick:troll"}, "any creature, no artifact"
    d.do("pick:troll")
    assert d.stunned("troll")
    assert d.clean
    d = wild({"in_play": ["inka-the-spider"]}, {"in_play": ["troll"]})
    d.reap("inka-the-spider", "pick:troll")
    assert d.stunned("troll")
    assert d.amber[ME] == 1
    assert d.clean
    d = wild({"in_play": ["inka-the-spider"]}, {"in_play": ["troll"]})
    d.fight("inka-the-spider", "troll")
    assert d.where("troll") == "discard:1", "poison"
    assert d.where("inka-the-spider") == "discard:0"


def test_inka_the_spider_alone_stuns_itself() -> None:
    d = wild({"hand": ["inka-the-spider"]})
    d.play("inka-the-spider")
    assert d.stunned("inka-the-spider")
    assert d.clean


def test_kindrith_longshot() -> None:
    d = wild({"in_play": ["kindrith-longshot", "snufflegator"]}, {"in_play": ["troll", "dew-faerie"]})
    d.reap("kindrith-longshot")
    assert d.amber[ME] == 1
    assert d.options() == {"pick:kindrith-longshot", "pick:snufflegator", "pick:troll", "pick:dew-faerie"}
    d.do("pick:dew-faerie")
    assert d.where("dew-faerie") == "discard:1", "elusive is no help against abilities"
    assert d.clean
    d = wild({"in_play": ["kindrith-longshot"]}, {"in_play": ["troll"]})
    d.fight("kindrith-longshot", "troll")
    assert d.damage("troll") == 3
    assert d.damage("kindrith-longshot") == 0, "skirmish"


def test_snufflegator() -> None:
    d = wild({"in_play": ["snufflegator"]}, {"in_play": ["troll"]})
    d.fight("snufflegator", "troll")
    assert d.damage("troll") == 4
    assert d.damage("snufflegator") == 0
    d = wild({"in_play": ["troll"]}, {"in_play": ["snufflegator"]}, house="brobnar")
    d.fight("troll", "snufflegator")
    assert d.where("snufflegator") == "discard:1", "skirmish only when it attacks"
    assert d.damage("troll") == 4
    assert d.clean


def test_lupo_the_scarred() -> None:
    d = wild({"hand": ["lupo-the-scarred"], "in_play": ["snufflegator"]}, {"in_play": ["troll", "dew-faerie"]})
    d.play("lupo-the-scarred", "left")
    assert d.options() == {"pick:troll", "pick:dew-faerie"}, "enemies only"
    d.do("pick:troll")
    assert d.damage("troll") == 2
    assert d.keyword("lupo-the-scarred", "escarmouche") == 1
    assert d.clean
    d = wild({"hand": ["lupo-the-scarred"]})
    d.play("lupo-the-scarred")
    assert d.damage("lupo-the-scarred") == 0
    assert d.clean


def test_mighty_tiger() -> None:
    d = wild({"hand": ["mighty-tiger"], "in_play": ["snufflegator"]}, {"in_play": ["troll", "bumpsy"]})
    d.play("mighty-tiger", "right")
    assert d.options() == {"pick:troll", "pick:bumpsy"}
    d.do("pick:bumpsy")
    assert d.damage("bumpsy") == 4
    assert d.clean
    d = wild({"hand": ["mighty-tiger"]})
    d.play("mighty-tiger")
    assert d.damage("mighty-tiger") == 0


def test_murmook() -> None:
    d = wild({"in_play": ["murmook"], "amber": 6}, {"amber": 6})
    d.end()
    assert d.pos.keys == [0, 0], "six are not enough against Murmook"
    assert d.amber[FOE] == 6
    d.do("house:brobnar").end("key:rouge")
    assert d.pos.keys[ME] == 1, "one's own keys cost 6 as ever"
    d = wild({"in_play": ["murmook", "murmook"]}, {"amber": 8})
    d.end("key:rouge")
    assert d.amber[FOE] == 0, "two of them: 8"


def test_mushroom_man() -> None:
    d = wild({"in_play": ["mushroom-man"], "keys": 1}, {"in_play": ["mushroom-man"]})
    assert d.power("mushroom-man:0") == 8
    assert d.power("mushroom-man:1") == 11, "each looks at its controller's keys"
    d = wild({"in_play": ["mushroom-man"], "keys": 2})
    assert d.power("mushroom-man") == 5


def test_mushroom_man_shrinks_when_a_key_is_forged() -> None:
    d = wild({"in_play": [{"card": "mushroom-man", "damage": 8}], "hand": ["key-charge"], "amber": 7})
    assert d.power("mushroom-man") == 11
    d.play("key-charge", "pool", "key:rouge")
    assert d.where("mushroom-man") == "discard:0", "8 damage, power 8 (KF-S25)"
    assert d.clean
    d = wild({"in_play": [{"card": "mushroom-man", "damage": 7}], "hand": ["key-charge"], "amber": 7})
    d.play("key-charge", "pool", "key:rouge")
    assert d.power("mushroom-man") == 8
    assert d.where("mushroom-man") == "line:0"


def test_niffle_ape() -> None:
    d = wild({"in_play": ["niffle-ape", "snufflegator"]}, {"in_play": ["dew-faerie", "champion-anaphiel", "bumpsy"]})
    assert d.options() >= {f"fight:niffle-ape>{name}" for name in ("dew-faerie", "champion-anaphiel", "bumpsy")}
    assert not d.offers("fight:snufflegator>bumpsy"), "taunt holds for others"
    d.fight("niffle-ape", "dew-faerie")
    assert d.where("dew-faerie") == "discard:1", "elusive ignored"
    assert d.damage("niffle-ape") == 2
    assert d.clean
    d = wild({"in_play": ["niffle-ape"]}, {"in_play": [{"card": "briar-grubbling", "ready": True}]})
    d.fight("niffle-ape", "briar-grubbling")
    assert d.where("niffle-ape") == "discard:0", "hazardous is not ignored"


def test_niffle_ape_attack_still_spends_elusive() -> None:
    d = wild(
        {"in_play": ["niffle-ape", "snufflegator"]}, {"in_play": [{"card": "kindrith-longshot", "power_counters": 3}]}
    )
    d.fight("niffle-ape", "kindrith-longshot")
    assert d.damage("kindrith-longshot") == 3
    d.fight("snufflegator", "kindrith-longshot")
    assert d.where("kindrith-longshot") == "discard:1", "it was attacked before (KF-S23)"


def test_niffle_queen() -> None:
    d = wild(
        {"in_play": ["niffle-queen", "niffle-ape", "snufflegator", "troll"]}, {"in_play": ["niffle-ape", "bigtwig"]}
    )
    assert d.power("niffle-queen") == 6, "not herself"
    assert d.power("niffle-ape:0") == 5, "Beast and Niffle: +2"
    assert d.power("snufflegator") == 5
    assert d.power("troll") == 8
    assert d.power("niffle-ape:1") == 3, "not the enemy's"
    assert d.power("bigtwig") == 7
    d = wild({"in_play": ["niffle-queen", "niffle-queen"]})
    assert d.power("niffle-queen:0") == 8, "two queens serve each other"


def test_niffle_queen_leaves() -> None:
    d = wild({"in_play": ["niffle-queen", {"card": "niffle-ape", "damage": 3}], "hand": ["nature-s-call"]})
    d.play("nature-s-call", "pick:niffle-queen", "done")
    assert d.where("niffle-ape") == "discard:0", "power 3 again, 3 damage"
    assert d.clean


def test_piranha_monkeys() -> None:
    d = wild(
        {"hand": ["piranha-monkeys"], "in_play": ["snufflegator"]}, {"in_play": ["troll", "dew-faerie", "firespitter"]}
    )
    d.play("piranha-monkeys", "left")
    assert d.damage("piranha-monkeys") == 0, "each other creature"
    assert [d.damage(name) for name in ("snufflegator", "troll", "firespitter")] == [2, 2, 1]
    assert d.where("dew-faerie") == "discard:1"
    assert d.clean
    d = wild({"in_play": ["piranha-monkeys", "piranha-monkeys"]}, {"in_play": ["troll"]})
    d.reap("piranha-monkeys:0")
    assert d.where("piranha-monkeys:1") == "discard:0", "the other copy is another creature (KF-255)"
    assert d.damage("troll") == 2
    assert d.amber[ME] == 1
    assert d.clean


def test_teliga() -> None:
    d = wild({"in_play": ["snufflegator"], "hand": ["dew-faerie", "bear-flute", "curiosity"]}, {"in_play": ["teliga"]})
    d.play("dew-faerie", "right")
    assert d.amber == [0, 1]
    d.play("bear-flute").play("curiosity")
    assert d.amber == [1, 1], "creatures only"
    assert d.clean
    d = wild({"in_play": ["teliga"], "hand": ["dew-faerie"]})
    d.play("dew-faerie", "right")
    assert d.amber == [0, 0], "not one's own"


def test_hunting_witch() -> None:
    d = wild({"hand": ["hunting-witch", "dew-faerie", "bear-flute"]}, {"hand": ["bumpsy"]})
    d.play("hunting-witch")
    assert d.amber[ME] == 0, "another creature, not itself"
    d.play("dew-faerie", "left")
    assert d.amber[ME] == 1
    d.play("bear-flute")
    assert d.amber[ME] == 1
    assert d.clean
    d = wild({"hand": ["bumpsy"]}, {"in_play": ["hunting-witch"]}, house="brobnar")
    d.play("bumpsy")
    assert d.amber == [0, 0], "the opponent's plays bring nothing"


def test_hunting_witch_and_full_moon() -> None:
    d = wild({"hand": ["full-moon", "dust-pixie"], "in_play": ["hunting-witch"]})
    d.play("full-moon").play("dust-pixie", "right")
    assert d.kind == "order", "both wait: the active player orders them (KF-218)"
    d.do(sorted(d.options())[0])
    assert d.amber[ME] == 4
    assert d.clean


def test_witch_of_the_eye() -> None:
    d = wild({"in_play": ["witch-of-the-eye"], "discard": ["punch", "troll"]}, {"discard": ["bumpsy"]})
    d.reap("witch-of-the-eye")
    assert d.amber[ME] == 1
    assert d.options() == {"pick:punch", "pick:troll"}, "any card of one's own pile"
    d.do("pick:punch")
    assert d.names("hand", ME) == ["punch"]
    assert d.clean
    d = wild({"in_play": ["witch-of-the-eye"]}, {"discard": ["bumpsy"]})
    d.reap("witch-of-the-eye")
    assert d.names("hand", ME) == []
    assert d.clean


# ---------------------------------------------------------------------- upgrades


def test_way_of_the_bear() -> None:
    d = wild({"hand": ["way-of-the-bear"], "in_play": ["snufflegator", "ancient-bear"]}, {"in_play": ["troll"]})
    d.play("way-of-the-bear")
    assert d.amber[ME] == 1
    assert d.options() == {"onto:snufflegator", "onto:ancient-bear", "onto:troll"}
    d.do("onto:ancient-bear")
    assert d.keyword("ancient-bear", "assaut") == 4, "assault adds up (KF-155)"
    assert d.keyword("snufflegator", "assaut") == 0
    d.fight("ancient-bear", "troll")
    assert d.where("troll") == "discard:1", "4 and 5"
    assert d.where("ancient-bear") == "discard:0"
    assert d.where("way-of-the-bear") == "discard:0"
    assert d.clean
    assert wild({"hand": ["way-of-the-bear"]}).why_not("play:way-of-the-bear") == "KF-075"


def test_way_of_the_wolf() -> None:
    d = wild({"hand": ["way-of-the-wolf"], "in_play": ["bigtwig", "ancient-bear"]}, {"in_play": ["troll"]})
    d.play("way-of-the-wolf", "onto:ancient-bear")
    assert d.amber[ME] == 1
    d.fight("ancient-bear", "troll")
    assert d.damage("troll") == 7
    assert d.damage("ancient-bear") == 0
    assert d.keyword("bigtwig", "escarmouche") == 0
    assert d.clean
    d = wild({"hand": ["way-of-the-wolf"]}, {"in_play": ["troll"]})
    d.play("way-of-the-wolf")
    assert d.keyword("troll", "escarmouche") == 1, "an enemy creature may bear it (KF-S28)"
    assert wild({"hand": ["way-of-the-wolf"]}).why_not("play:way-of-the-wolf") == "KF-075"


# ---------------------------------------------------------------------- the house as a whole


def _house() -> list[Any]:
    return [face for face in FACES if face.house == HOUSES.index("indomptes")]


def test_every_card_has_a_test() -> None:
    assert len(_house()) == 52
    missing = [face.id for face in _house() if f"test_{re.sub(r'[^a-z0-9]', '_', face.id)}" not in globals()]
    assert not missing


def test_own_words_keep_the_numbers() -> None:
    for face in _house():
        for language in ("fr", "en"):
            said, rendered = (set(re.findall(r"\d+", words[language])) for words in (face.own_words, face.rendered))
            assert said == rendered, (face.id, language)
