"""House Logos, card by card."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ludotheque.games.keyforge import changes, processes, queries
from ludotheque.games.keyforge.duel import HOUSES
from ludotheque.games.keyforge.faces import FACES
from tests.keyforge.helpers import FOE, ME, Play, duel


def lab(me: dict[str, Any] | None = None, foe: dict[str, Any] | None = None, **rest: Any) -> Play:
    """A duel in step 3 of ME's turn, Logos active."""
    return duel(me, foe, house=rest.pop("house", "logos"), **rest)


# ---------------------------------------------------------------------- actions


def test_bouncing_deathquark() -> None:
    d = lab(
        {"hand": ["bouncing-deathquark"], "in_play": ["dextre", "mother"]}, {"in_play": ["troll", "bumpsy", "valdr"]}
    )
    d.play("bouncing-deathquark")
    assert d.options() == {"pick:troll", "pick:bumpsy", "pick:valdr"}, "first an enemy creature"
    d.do("pick:troll")
    assert d.options() == {"pick:dextre", "pick:mother"}, "then a friendly one"
    d.do("pick:mother")
    assert d.where("troll") == "discard:1"
    assert d.where("mother") == "discard:0"
    assert d.kind == "may"
    d.do("yes", "pick:valdr")
    assert d.where("valdr") == "discard:1"
    assert d.where("dextre") == "deck:0", "its Destroyed: ability resolves"
    assert d.where("bumpsy") == "line:1"
    assert d.where("bouncing-deathquark") == "discard:0"
    assert d.clean, "no friendly creature is left: no repeat is offered"


def test_bouncing_deathquark_may_stop() -> None:
    d = lab(
        {"hand": ["bouncing-deathquark"], "in_play": ["mother", "titan-mechanic"]}, {"in_play": ["troll", "bumpsy"]}
    )
    d.play("bouncing-deathquark", "pick:troll", "pick:mother")
    assert d.options() == {"yes", "no"}
    d.do("no")
    assert d.names("line", ME) == ["titan-mechanic"]
    assert d.names("line", FOE) == ["bumpsy"]
    assert d.clean


def test_bouncing_deathquark_first_pass_does_what_it_can() -> None:
    d = lab({"hand": ["bouncing-deathquark"]}, {"in_play": ["troll", "bumpsy"]})
    d.play("bouncing-deathquark", "pick:troll")
    assert d.where("troll") == "discard:1"
    assert d.where("bumpsy") == "line:1"
    assert d.clean, "a repeat needs both targets"
    d = lab({"hand": ["bouncing-deathquark"]})
    assert d.play("bouncing-deathquark").clean


def test_dimension_door() -> None:
    d = lab({"amber": 1, "hand": ["dimension-door", "labwork"], "in_play": ["mother", "brain-eater"]}, {"amber": 1})
    d.play("dimension-door").reap("mother")
    assert d.amber == [2, 0], "stolen, not gained"
    d.reap("brain-eater")
    assert d.amber == [2, 0], "there is nothing left to steal"
    d.play("labwork")
    assert d.amber == [3, 0], "a bonus is gained as usual"
    d.end("house:brobnar")
    assert not d.pos.lasting


def test_dimension_door_against_the_vaultkeeper() -> None:
    d = lab({"hand": ["dimension-door"], "in_play": ["mother"]}, {"amber": 3, "in_play": ["the-vaultkeeper"]})
    d.play("dimension-door").reap("mother")
    assert d.amber == [0, 3]


def test_effervescent_principle() -> None:
    d = lab({"amber": 5, "hand": ["effervescent-principle"]}, {"amber": 8})
    d.play("effervescent-principle")
    assert d.amber == [3, 4], "2 of 5 and 4 of 8 are lost"
    assert d.pos.chains == [1, 0]
    assert d.clean
    d = lab({"amber": 1, "hand": ["effervescent-principle"]}, {"amber": 0}).play("effervescent-principle")
    assert d.amber == [1, 0]


def test_foggify() -> None:
    d = lab(
        {"hand": ["foggify"], "in_play": ["mother", "dextre"]},
        {"in_play": ["troll", {"card": "bumpsy", "stunned": True}]},
    )
    d.play("foggify")
    assert d.amber[ME] == 1
    assert d.offers("fight:mother>troll"), "only the opponent is bound"
    d.end("house:brobnar")
    assert d.why_not("fight:troll>mother") == "KF-001"
    assert d.offers("reap:troll")
    assert d.offers("unstun:bumpsy")
    d.end("house:logos").end("house:brobnar")
    assert d.offers("fight:troll>mother"), "only in the next turn"


def test_foggify_binds_fights_by_effect() -> None:
    d = lab(
        {"hand": ["foggify"], "in_play": ["mother", "dextre"]},
        {"hand": ["anger"], "in_play": [{"card": "troll", "ready": False}]},
    )
    d.play("foggify").end("house:brobnar")
    d.play("anger")
    assert d.ready("troll"), "readied, no fight"
    assert d.damage("mother") == 0
    assert d.clean


def test_help_from_future_self() -> None:
    d = lab(
        {
            "hand": ["help-from-future-self"],
            "deck": ["labwork", "timetraveller", "mother"],
            "discard": ["dextre", "timetraveller", "foggify"],
        }
    )
    d.play("help-from-future-self")
    assert d.options() == {"pick:timetraveller", "done"}, "a search may find nothing (KF-169)"
    assert len(d.table.choice.options) == 3, "one in the deck, one in the discard pile"
    assert not d.pos.knows(FOE, d.card("mother")), "the opponent sees nothing of the deck (KF-168)"
    d.do("pick:timetraveller")
    assert d.names("hand", ME) == ["timetraveller"]
    assert d.happened("reveal"), "it is revealed"
    assert all(d.pos.knows(FOE, card) for card in d.pos.hand[ME])
    assert sorted(d.names("deck", ME)) == ["dextre", "foggify", "labwork", "mother", "timetraveller"]
    assert d.names("discard", ME) == ["help-from-future-self"], "it is not shuffled in itself (KF-S29)"
    assert d.amber[ME] == 1
    assert not any(d.pos.known[card] for card in d.pos.deck[ME]), "nobody knows the order of a shuffled deck"
    assert d.clean


def test_help_from_future_self_finds_nothing() -> None:
    d = lab({"hand": ["help-from-future-self"], "deck": ["labwork"], "discard": ["dextre"]})
    d.play("help-from-future-self")
    assert d.names("hand", ME) == []
    assert sorted(d.names("deck", ME)) == ["dextre", "labwork"], "the discard pile is shuffled in all the same"
    assert d.clean
    d = lab({"hand": ["help-from-future-self"], "deck": ["timetraveller"]}).play("help-from-future-self", "done")
    assert d.where("timetraveller") == "deck:0"


def test_interdimensional_graft() -> None:
    d = lab({"hand": ["interdimensional-graft"]}, {"amber": 9})
    d.play("interdimensional-graft")
    assert d.amber == [1, 9]
    d.end("key:rouge")
    assert d.amber == [4, 0], "3 were left after paying 6"
    d.do("house:brobnar")
    assert d.clean


def test_interdimensional_graft_no_key() -> None:
    d = lab({"hand": ["interdimensional-graft"]}, {"amber": 5})
    d.play("interdimensional-graft").end("house:brobnar")
    assert d.amber == [1, 5], "no key, no gift"
    d.pos.amber[FOE] = 8
    d.end("house:logos").end("key:rouge")
    assert d.amber == [1, 2], "only the next turn counts"


def test_interdimensional_graft_key_by_an_effect() -> None:
    d = lab(
        {"hand": ["interdimensional-graft"]},
        {"amber": 5, "hand": ["key-charge"], "houses": ["brobnar", "dis", "indomptes"]},
    )
    d.play("interdimensional-graft").end("house:indomptes")
    d.pos.amber[FOE] = 12
    d.play("key-charge")
    while not d.clean:
        d.answer(sorted(d.options() - {"no"})[0])
    assert queries.forged(d.pos, FOE) == 1
    assert d.amber[FOE] == 0, "a key forged by an effect counts"


def test_knowledge_is_power() -> None:
    d = lab({"hand": ["knowledge-is-power", "labwork", "troll"], "archives": ["dextre", "mother"]})
    d.play("knowledge-is-power")
    assert d.options() == {"choose:0", "choose:1"}
    d.do("choose:1")
    assert d.amber[ME] == 2
    assert d.clean
    d = lab({"hand": ["knowledge-is-power", "labwork", "troll"], "archives": ["dextre"]})
    d.play("knowledge-is-power", "choose:0")
    assert d.options() == {"pick:labwork", "pick:troll"}, "any card of the hand, of any house"
    d.do("pick:troll")
    assert d.names("archives", ME) == ["troll", "dextre"]
    assert d.amber[ME] == 0


def test_knowledge_is_power_with_nothing() -> None:
    d = lab({"hand": ["knowledge-is-power"]}).play("knowledge-is-power", "choose:1")
    assert d.amber[ME] == 0
    assert d.clean


def test_labwork() -> None:
    d = lab({"hand": ["labwork", "troll", "dextre"]}, {"hand": ["bumpsy"]})
    d.play("labwork")
    assert d.options() == {"pick:troll", "pick:dextre"}
    d.do("pick:troll")
    assert d.where("troll") == "archives:0"
    assert d.amber[ME] == 1
    assert d.clean
    assert lab({"hand": ["labwork"]}).play("labwork").clean, "an empty hand: only the bonus"


def test_labwork_hides_which_card_of_a_known_hand_went() -> None:
    d = lab({"in_play": ["psychic-bug"]}, {"hand": ["labwork", "troll", "dextre"]})
    d.reap("psychic-bug").end("house:logos")
    assert d.pos.knows(ME, d.card("troll"))
    d.play("labwork", "pick:troll")
    assert not d.pos.knows(ME, d.card("troll"))
    assert not d.pos.knows(ME, d.card("dextre")), "it could have been this one"
    assert d.pos.knows(FOE, d.card("troll"))


def test_library_access() -> None:
    d = lab({"hand": ["library-access", "labwork", "dextre"], "deck": ["troll", "mother", "bumpsy"]})
    d.play("library-access")
    assert d.names("hand", ME) == ["labwork", "dextre"], "not for itself"
    d.play("dextre")
    assert d.names("hand", ME) == ["labwork", "troll"]
    d.play("labwork")
    assert d.options() == {"pick:troll", "pick:mother"}, "drawn before the card's own effect (KF-287)"
    d.do("pick:troll")
    assert d.clean
    d.do("discard:mother")
    assert d.names("hand", ME) == [], "a discard is not a play"


def test_library_access_not_for_the_opponent() -> None:
    d = lab({"hand": ["library-access"]}, {"hand": ["troll"], "deck": ["bumpsy"]})
    d.play("library-access").end("house:brobnar")
    d.play("troll")
    assert d.names("hand", FOE) == []
    assert d.names("hand", ME) == ["library-access"], "refilled from the discard pile at the end of the turn"


def test_library_access_and_wild_wormhole() -> None:
    """KF-G16."""
    d = lab({"hand": ["library-access", "wild-wormhole"], "deck": ["troll", "labwork", "mother", "dextre"]})
    d.play("library-access").play("wild-wormhole")
    assert d.names("hand", ME) == ["troll", "mother"], "A drawn, B played, C drawn"
    assert d.amber[ME] == 2
    d.do("pick:troll")
    assert d.names("deck", ME) == ["dextre"]
    assert d.clean


def test_neuro_syphon() -> None:
    d = lab({"hand": ["neuro-syphon"], "deck": ["troll"]}, {"amber": 3}).play("neuro-syphon")
    assert d.amber == [2, 2], "the bonus, then 1 stolen"
    assert d.names("hand", ME) == ["troll"]
    d = lab({"hand": ["neuro-syphon"], "deck": ["troll"]}, {"amber": 1}).play("neuro-syphon")
    assert d.amber == [1, 1], "the bonus comes first: 1 is not more than 1"
    assert d.names("hand", ME) == []
    assert d.clean


def test_phase_shift() -> None:
    d = lab({"hand": ["phase-shift", "troll", "bumpsy", "labwork"], "in_play": ["valdr"]})
    assert not d.offers("play:troll")
    d.play("phase-shift")
    assert d.offers("play:troll")
    assert d.offers("play:bumpsy")
    assert not d.offers("discard:troll"), "it may only be played"
    assert not d.offers("reap:valdr")
    d.play("labwork", "pick:bumpsy")
    assert d.offers("play:troll"), "a Logos card does not use it up"
    d.play("troll", "left")
    assert d.where("troll") == "line:0"
    assert d.clean


def test_phase_shift_once_each() -> None:
    d = lab({"hand": ["phase-shift", "phase-shift", "troll", "bumpsy", "valdr"]})
    d.play("phase-shift").play("troll")
    assert d.why_not("play:bumpsy") == "KF-049"
    d.play("phase-shift:1").play("bumpsy", "left")
    assert not d.offers("play:valdr")
    d = lab({"hand": ["phase-shift", "troll"]}, turn=1, first=ME).play("phase-shift")
    assert d.why_not("play:troll") == "KF-045", "KF-G10: the First Turn Rule is not changed"


def test_phase_shift_ends_with_the_turn() -> None:
    d = lab({"hand": ["phase-shift", "troll"]}).play("phase-shift").end("house:brobnar").end("house:logos")
    assert not d.offers("play:troll")


def test_positron_bolt() -> None:
    d = lab(
        {"hand": ["positron-bolt"], "in_play": ["mother"]}, {"in_play": ["troll", "bumpsy", "valdr", "earthshaker"]}
    )
    d.play("positron-bolt")
    assert d.options() == {"pick:troll", "pick:earthshaker", "pick:mother"}, "flank creatures only"
    d.do("pick:earthshaker")
    assert [d.damage(name) for name in ("troll", "bumpsy", "valdr", "earthshaker")] == [0, 1, 2, 3]
    assert d.amber[ME] == 1
    assert d.clean


def test_positron_bolt_goes_through_a_dying_creature() -> None:
    d = lab({"hand": ["positron-bolt"]}, {"in_play": ["grenade-snib", "bumpsy", "valdr"]})
    d.play("positron-bolt", "pick:grenade-snib")
    assert d.where("grenade-snib") == "discard:1"
    assert [d.damage(name) for name in ("bumpsy", "valdr")] == [2, 1]


def test_positron_bolt_short_lines() -> None:
    d = lab({"hand": ["positron-bolt"]}, {"in_play": ["troll", "bumpsy"]}).play("positron-bolt", "pick:bumpsy")
    assert [d.damage(name) for name in ("troll", "bumpsy")] == [2, 3], "the flank creature is not struck again"
    d = lab({"hand": ["positron-bolt"]}, {"in_play": ["troll"]}).play("positron-bolt")
    assert d.damage("troll") == 3
    assert lab({"hand": ["positron-bolt"]}).play("positron-bolt").clean


def test_positron_bolt_from_a_creature_made_flank() -> None:
    d = lab(
        {"hand": ["positron-bolt"], "in_play": ["spectral-tunneler"]},
        {"in_play": ["troll", "bumpsy", "valdr", "earthshaker"]},
    )
    d.use("spectral-tunneler", "pick:bumpsy").play("positron-bolt")
    assert d.options() == {"pick:troll", "pick:bumpsy", "pick:earthshaker"}
    d.do("pick:bumpsy")
    assert d.options() == {"pick:troll", "pick:valdr"}, "it has two neighbours"
    d.do("pick:valdr")
    assert [d.damage(name) for name in ("troll", "bumpsy", "valdr", "earthshaker")] == [0, 3, 2, 1]


def test_random_access_archives() -> None:
    d = lab({"hand": ["random-access-archives"], "deck": ["troll", "dextre"]}).play("random-access-archives")
    assert d.names("archives", ME) == ["troll"]
    assert d.pos.knows(ME, d.card("troll"))
    assert not d.pos.knows(FOE, d.card("troll"))
    assert d.amber[ME] == 1
    assert d.clean
    d = lab({"hand": ["random-access-archives"], "discard": ["troll"]}).play("random-access-archives")
    assert d.names("archives", ME) == [], "the deck is empty: no reshuffle, nothing to archive (KF-S16)"


def test_remote_access() -> None:
    d = lab(
        {"hand": ["remote-access"], "in_play": ["library-of-babble"]},
        {"amber": 2, "in_play": ["cannon", "screechbomb", "troll"]},
    )
    d.play("remote-access")
    assert d.options() == {"pick:cannon", "pick:screechbomb"}, "enemy artifacts, of any house"
    d.do(
        "pick:cannon",
    )
    assert d.damage("troll") == 2, "the only creature"
    assert not d.ready("cannon")
    assert d.controller("cannon") == FOE
    assert d.clean


def test_remote_access_as_if_it_were_yours() -> None:
    d = lab({"hand": ["remote-access"], "amber": 1}, {"amber": 3, "in_play": ["screechbomb"]}).play("remote-access")
    assert d.amber == [2, 1], "the opponent of the one who uses it loses 2"
    assert d.where("screechbomb") == "discard:1"


def test_remote_access_needs_a_ready_artifact() -> None:
    d = lab({"hand": ["remote-access"]}, {"in_play": [{"card": "cannon", "ready": False}, "troll"]}).play(
        "remote-access"
    )
    assert d.damage("troll") == 0
    assert d.clean
    d = lab({"hand": ["remote-access"], "in_play": ["library-of-babble"], "deck": ["troll"]}).play("remote-access")
    assert d.names("hand", ME) == [], "one's own artifact is none"
    assert d.amber[ME] == 1


def test_reverse_time() -> None:
    d = lab({"hand": ["reverse-time"], "deck": ["troll", "bumpsy"], "discard": ["dextre", "mother", "labwork"]}).play(
        "reverse-time"
    )
    assert sorted(d.names("deck", ME)) == ["dextre", "labwork", "mother"]
    assert sorted(d.names("discard", ME)) == ["bumpsy", "reverse-time", "troll"]
    assert d.names("discard", ME)[0] == "reverse-time", "on top, when it is resolved"
    assert all(d.pos.knows(FOE, card) for card in d.pos.discard[ME])
    assert not any(d.pos.known[card] for card in d.pos.deck[ME])
    assert d.amber[ME] == 1
    assert d.clean
    d = lab({"hand": ["reverse-time"], "deck": ["troll"]}).play("reverse-time")
    assert d.names("deck", ME) == []


def test_scrambler_storm() -> None:
    d = lab({"hand": ["scrambler-storm", "labwork"]}, {"hand": ["anger", "troll", "cannon"]})
    d.play("scrambler-storm").play("labwork").end("house:brobnar")
    assert d.why_not("play:anger") == "KF-001"
    assert d.offers("discard:anger")
    assert d.offers("play:troll")
    assert d.offers("play:cannon")
    d.end("house:logos").end("house:brobnar")
    assert d.offers("play:anger")


def test_scrambler_storm_stops_plays_by_effect() -> None:
    d = lab({"hand": ["scrambler-storm"]}, {"in_play": ["chaos-portal"], "deck": ["anger"], "hand": ["troll"] * 6})
    d.play("scrambler-storm").end("house:logos")
    d.use("chaos-portal", "house:brobnar")
    assert d.where("anger") == "deck:1"
    assert d.clean


def test_sloppy_labwork() -> None:
    d = lab({"hand": ["sloppy-labwork", "troll", "dextre", "mother"]})
    d.play("sloppy-labwork")
    assert d.options() == {"pick:troll", "pick:dextre", "pick:mother"}
    d.do("pick:troll")
    assert d.options() == {"pick:dextre", "pick:mother"}, "any house may be discarded this way"
    d.do("pick:dextre")
    assert d.names("archives", ME) == ["troll"]
    assert d.names("discard", ME) == ["sloppy-labwork", "dextre"]
    assert d.names("hand", ME) == ["mother"]
    assert d.amber[ME] == 1
    assert d.clean


@pytest.mark.rule("KF-S08")
def test_sloppy_labwork_first_turn() -> None:
    d = lab({"hand": ["sloppy-labwork", "troll", "dextre"]}, turn=1, first=ME).play("sloppy-labwork", "pick:troll")
    assert d.names("hand", ME) == ["dextre"], "no second card leaves the hand by discard (KF-S08)"
    d = lab({"hand": ["sloppy-labwork", "troll"]}).play("sloppy-labwork")
    assert d.where("troll") == "archives:0", "nothing is left to discard"
    assert d.clean


def test_twin_bolt_emission() -> None:
    d = lab({"hand": ["twin-bolt-emission"], "in_play": ["mother"]}, {"in_play": ["troll", "grenade-snib"], "amber": 3})
    d.play("twin-bolt-emission", "pick:troll")
    assert d.options() == {"pick:mother", "pick:grenade-snib"}, "a different creature"
    d.do("pick:grenade-snib")
    assert d.damage("troll") == 2
    assert d.where("grenade-snib") == "discard:1"
    assert d.amber == [0, 3], "the bonus 1, lost to the goblin's Destroyed:"
    assert d.clean
    d = lab({"hand": ["twin-bolt-emission"]}, {"in_play": ["troll"]}).play("twin-bolt-emission")
    assert d.damage("troll") == 2, "one creature takes 2 only"


def test_wild_wormhole() -> None:
    d = lab({"hand": ["wild-wormhole"], "deck": ["blood-money", "troll"]}, {"in_play": ["bumpsy"]}).play(
        "wild-wormhole"
    )
    assert d.amber_on("bumpsy") == 2, "a card of another house, fully played"
    assert d.names("discard", ME) == ["wild-wormhole", "blood-money"]
    assert d.names("deck", ME) == ["troll"]
    assert d.amber[ME] == 1
    assert d.clean


def test_wild_wormhole_first_turn() -> None:
    d = lab({"hand": ["wild-wormhole", "labwork"], "deck": ["dr-escotera"]}, turn=1, first=ME).play("wild-wormhole")
    assert d.where("dr-escotera") == "line:0", "KF-G11: it is not played from hand"
    assert d.why_not("play:labwork") == "KF-045"


@pytest.mark.rule("KF-S37")
def test_wild_wormhole_what_cannot_be_played_stays() -> None:
    d = lab({"hand": ["wild-wormhole"], "deck": ["blood-of-titans"]}).play("wild-wormhole")
    assert d.where("blood-of-titans") == "deck:0", "KF-S37"
    assert d.clean
    assert lab({"hand": ["wild-wormhole"], "discard": ["troll"]}).play("wild-wormhole").where("troll") == "discard:0"


# ---------------------------------------------------------------------- artifacts


def test_anomaly_exploiter() -> None:
    d = lab(
        {"in_play": ["anomaly-exploiter", {"card": "mother", "damage": 1}]},
        {"in_play": [{"card": "troll", "damage": 1}, "bumpsy"]},
    )
    d.use("anomaly-exploiter")
    assert d.options() == {"pick:mother", "pick:troll"}
    d.do("pick:troll")
    assert d.where("troll") == "discard:1"
    assert d.clean
    d = lab({"in_play": ["anomaly-exploiter"]}, {"in_play": ["bumpsy"]}).use("anomaly-exploiter")
    assert d.where("bumpsy") == "line:1"
    assert not d.ready("anomaly-exploiter")


def test_chaos_portal() -> None:
    d = lab({"in_play": ["chaos-portal"], "deck": ["troll", "dextre"]})
    d.use("chaos-portal")
    assert d.options() == {f"house:{house}" for house in HOUSES}
    d.do("house:brobnar")
    assert d.where("troll") == "line:0"
    assert d.clean
    d = lab({"in_play": ["chaos-portal"], "deck": ["troll", "dextre"]}).use("chaos-portal", "house:logos")
    assert d.names("deck", ME) == ["troll", "dextre"], "another house: it stays on top"
    assert d.pos.knows(FOE, d.card("troll")), "both have seen it"
    assert d.clean


def test_chaos_portal_house_of_a_maverick() -> None:
    d = lab({"in_play": ["chaos-portal"], "deck": [{"card": "troll", "house": "mars"}]}).use(
        "chaos-portal", "house:mars"
    )
    assert d.where("troll") == "line:0", "KF-211"
    assert lab({"in_play": ["chaos-portal"]}).use("chaos-portal", "house:mars").clean, "an empty deck"


def test_crazy_killing_machine() -> None:
    d = lab(
        {"in_play": ["crazy-killing-machine", "mother"], "deck": ["anger"]},
        {"in_play": ["troll", "cannon", "charette"], "deck": ["labwork"]},
    )
    d.use("crazy-killing-machine")
    assert d.names("discard", ME) == ["anger"]
    assert d.names("discard", FOE) == ["labwork"]
    assert d.options() == {"pick:troll", "pick:cannon"}, "Brobnar for one's own top card"
    d.do("pick:troll")
    assert d.options() == {"pick:crazy-killing-machine", "pick:mother"}, "Logos for the other's"
    d.do("pick:mother")
    assert d.where("troll") == "discard:1"
    assert d.where("mother") == "discard:0"
    assert d.where("crazy-killing-machine") == "artifacts:0", "two were destroyed"
    assert d.clean


def test_crazy_killing_machine_destroys_itself() -> None:
    d = lab({"in_play": ["crazy-killing-machine"], "deck": ["anger"]}, {"in_play": ["troll"], "deck": ["charette"]})
    d.use("crazy-killing-machine")
    assert d.where("troll") == "discard:1", "the only Brobnar card"
    assert d.where("crazy-killing-machine") == "discard:0", "no Dis card was there: not two"
    assert d.clean
    d = lab({"in_play": ["crazy-killing-machine"]}, {"in_play": ["troll"]}).use("crazy-killing-machine")
    assert d.where("troll") == "line:1"
    assert d.where("crazy-killing-machine") == "discard:0", "empty decks: nothing was destroyed"


def test_crazy_killing_machine_may_be_one_of_the_two() -> None:
    d = lab({"in_play": ["crazy-killing-machine"], "deck": ["labwork"]}, {"in_play": ["troll"], "deck": ["anger"]})
    d.use("crazy-killing-machine")
    assert d.where("crazy-killing-machine") == "discard:0"
    assert d.where("troll") == "discard:1", "the effect goes on"
    d = lab({"in_play": ["crazy-killing-machine"], "deck": ["anger"]}, {"in_play": ["troll"], "deck": ["anger"]})
    d.use("crazy-killing-machine")
    assert d.where("crazy-killing-machine") == "discard:0", "one card does not count twice"


def test_library_of_babble() -> None:
    d = lab({"in_play": ["library-of-babble"], "deck": ["troll", "dextre"]}).use("library-of-babble")
    assert d.names("hand", ME) == ["troll"]
    assert d.why_not("action:library-of-babble") == "KF-010"
    assert d.clean
    assert lab({"in_play": ["library-of-babble"]}, house="dis").why_not("action:library-of-babble") == "KF-049"


def test_mobius_scroll() -> None:
    d = lab({"in_play": ["mobius-scroll"], "hand": ["troll", "dextre", "mother"]})
    d.use("mobius-scroll")
    assert d.options() == {"pick:troll", "pick:dextre", "pick:mother", "done"}
    d.do("pick:troll", "pick:mother")
    assert sorted(d.names("archives", ME)) == ["mobius-scroll", "mother", "troll"]
    assert d.names("hand", ME) == ["dextre"], "2 at most"
    assert d.clean


@pytest.mark.rule("KF-S47")
def test_mobius_scroll_alone_and_borrowed() -> None:
    d = lab({"in_play": ["mobius-scroll"], "hand": ["troll"]}).use("mobius-scroll", "done")
    assert d.names("archives", ME) == ["mobius-scroll"]
    assert d.names("hand", ME) == ["troll"]
    d = lab({"hand": ["remote-access", "troll"]}, {"in_play": ["mobius-scroll"]}).play("remote-access", "pick:troll")
    assert d.names("archives", FOE) == ["mobius-scroll"], "its owner's archives (KF-S47)"
    assert d.names("archives", ME) == ["troll"]
    assert d.clean


def test_pocket_universe() -> None:
    d = lab({"amber": 2, "in_play": ["pocket-universe"]}).use("pocket-universe")
    assert d.amber[ME] == 1
    assert d.amber_on("pocket-universe") == 1
    assert d.clean
    assert lab({"in_play": ["pocket-universe"]}).use("pocket-universe").amber_on("pocket-universe") == 0, (
        "an empty pool"
    )


def test_pocket_universe_pays_for_a_key() -> None:
    d = lab({"amber": 4, "in_play": [{"card": "pocket-universe", "amber": 3}]}, house=None)
    assert d.options() == {"spend:pocket-universe", "no"}, "the pool alone is not enough: it is optional"
    d.do("spend:pocket-universe", "spend:pocket-universe", "pool", "key:rouge")
    assert d.amber[ME] == 0
    assert d.amber_on("pocket-universe") == 1
    assert queries.forged(d.pos, ME) == 1


def test_pocket_universe_declined_and_forced() -> None:
    d = lab({"amber": 4, "in_play": [{"card": "pocket-universe", "amber": 3}]}, house=None).do("no")
    assert d.amber[ME] == 4
    assert queries.forged(d.pos, ME) == 0
    d = lab({"amber": 6, "in_play": [{"card": "pocket-universe", "amber": 3}]}, house=None)
    assert d.options() == {"spend:pocket-universe", "pool"}, "with 6 in the pool the forge is forced"
    d = lab({"amber": 2, "in_play": [{"card": "pocket-universe", "amber": 3}]}, house=None)
    assert d.kind == "house", "5 in all are not enough"


def test_pocket_universe_leaving() -> None:
    d = lab({"in_play": ["library-of-babble"]}, {"in_play": [{"card": "pocket-universe", "amber": 3}]}, house="brobnar")
    d.pos.amber[FOE] = 5
    d.end()
    assert d.options() == {"spend:pocket-universe", "no"}
    d = lab({"hand": ["barehanded"], "in_play": [{"card": "pocket-universe", "amber": 3}]}, house="brobnar").play(
        "barehanded"
    )
    assert d.amber == [1, 0], "the Aombre on it goes back to the supply (KF-250)"


def test_spangler_box() -> None:
    d = lab({"in_play": ["spangler-box", "mother"]}, {"in_play": ["troll", "cannon"]})
    d.use("spangler-box")
    assert d.options() == {"pick:mother", "pick:troll"}, "creatures only"
    d.do("pick:troll")
    assert d.where("troll") == "purged:1"
    assert d.where("spangler-box") == "artifacts:1", "the opponent takes control"
    assert d.clean
    d.end("house:logos")
    assert d.why_not("action:spangler-box") == "KF-010", "it came exhausted (KF-S27)"
    d.end("house:brobnar").end("house:logos")
    d.use("spangler-box")
    assert d.where("mother") == "purged:0"
    assert d.where("spangler-box") == "artifacts:0", "and it comes back"


def test_spangler_box_leaves_play() -> None:
    d = lab(
        {"in_play": ["spangler-box", "dextre", "mother"]},
        {
            "amber": 2,
            "in_play": [{"card": "troll", "damage": 3, "upgrades": ["blood-of-titans"]}],
            "hand": ["gorm-of-omm"],
            "houses": ["brobnar", "logos", "sanctum"],
        },
    )
    d.use("spangler-box", "pick:troll")
    assert d.where("blood-of-titans") == "discard:1"
    d.end("house:brobnar").end("house:brobnar").end("house:logos")
    d.use("spangler-box", "pick:dextre")
    assert d.where("spangler-box") == "artifacts:0"
    assert d.where("dextre") == "purged:0", "purging is no destruction"
    d.end("house:logos").end("house:sanctum").play("gorm-of-omm").end("house:logos").end("house:brobnar")
    d.omni("gorm-of-omm")
    d.do(next(option for option in d.options() if option.endswith("troll")))
    assert d.names("line", FOE) == ["troll"]
    assert d.damage("troll") == 0
    assert not d.ready("troll"), "it comes back exhausted"
    assert d.kind == "enter", "the active player chooses the flank of the other"
    d.do("left")
    assert d.names("line", ME) == ["dextre", "mother"]
    assert d.amber_on("dextre") == 0, "no Play: (KF-222)"
    assert d.where("spangler-box") == "discard:0"
    assert d.clean
    assert not d.pos.lasting


def test_spangler_box_without_a_creature() -> None:
    d = lab({"in_play": ["spangler-box"]}).use("spangler-box")
    assert d.where("spangler-box") == "artifacts:0", "nothing purged: it stays (KF-261)"
    assert d.clean
    d = lab({"hand": ["remote-access"], "in_play": ["mother"]}, {"in_play": ["spangler-box"]}).play("remote-access")
    assert d.where("mother") == "purged:0"
    assert d.where("spangler-box") == "artifacts:1", "the opponent of its user has it already"


def test_spectral_tunneler() -> None:
    d = lab({"in_play": ["dextre", "mother", "doc-bookton", "spectral-tunneler"], "deck": ["troll", "bumpsy", "valdr"]})
    d.use("spectral-tunneler")
    assert d.options() == {"pick:dextre", "pick:mother", "pick:doc-bookton"}
    d.do("pick:mother")
    assert queries.on_flank(d.pos, d.card("mother"))
    d.reap("mother")
    assert d.names("hand", ME) == ["troll"]
    d.reap("dextre")
    assert d.names("hand", ME) == ["troll"], "only the chosen creature"
    d.end("house:brobnar")
    assert not queries.on_flank(d.pos, d.card("mother")), "only this turn"


def test_spectral_tunneler_adds_to_a_reap_ability() -> None:
    d = lab({"in_play": ["doc-bookton", "spectral-tunneler"], "deck": ["troll", "bumpsy", "valdr"]})
    d.use("spectral-tunneler").reap("doc-bookton")
    while d.kind == "order":
        d.answer(sorted(d.options())[0])
    assert d.names("hand", ME) == ["troll", "bumpsy"]
    assert d.clean
    assert lab({"in_play": ["spectral-tunneler"]}).use("spectral-tunneler").clean, "no creature"


def test_strange_gizmo() -> None:
    d = lab({"amber": 6, "in_play": ["strange-gizmo", "mother"]}, {"in_play": ["troll", "cannon"]}, house=None)
    d.do("key:rouge")
    while d.kind == "bury":
        d.do("any")
    assert d.pos.line == [[], []]
    assert d.pos.artifacts == [[], []], "itself too"
    assert d.where("strange-gizmo") == "discard:0"
    assert d.kind == "house"


def test_strange_gizmo_not_for_the_opponent() -> None:
    d = lab({"in_play": ["strange-gizmo", "mother"]}, {"amber": 6, "in_play": ["troll"]}).end("key:rouge")
    assert d.where("troll") == "line:1", "only when you forge"
    assert d.where("strange-gizmo") == "artifacts:0"


def test_the_howling_pit() -> None:
    d = lab({"in_play": ["the-howling-pit"], "deck": ["troll"] * 9}, {"deck": ["bumpsy"] * 9}).end("house:brobnar")
    assert len(d.pos.hand[ME]) == 7
    d.end("house:logos")
    assert len(d.pos.hand[FOE]) == 7, "each player"
    d = lab({"chains": 1, "in_play": ["the-howling-pit"], "deck": ["troll"] * 9}).end("house:brobnar")
    assert len(d.pos.hand[ME]) == 6, "chains hold back from the seven (KF-S19)"
    assert d.pos.chains[ME] == 0


# ---------------------------------------------------------------------- creatures


def test_batdrone() -> None:
    d = lab({"in_play": ["batdrone"]}, {"amber": 2, "in_play": ["troll"]}).fight("batdrone", "troll")
    assert d.damage("batdrone") == 0, "skirmish"
    assert d.damage("troll") == 2
    assert d.amber == [1, 1]
    assert d.clean
    d = lab({"in_play": ["batdrone"]}, {"amber": 2, "in_play": ["troll"]}).reap("batdrone")
    assert d.amber == [1, 2], "not when it reaps"
    d = lab({"in_play": ["batdrone"]}, {"in_play": ["troll"]}).fight("batdrone", "troll")
    assert d.amber == [0, 0]


def test_brain_eater() -> None:
    d = lab({"in_play": ["brain-eater"], "deck": ["dextre", "mother"]}, {"in_play": ["bumpsy", "troll"]})
    d.fight("brain-eater", "bumpsy")
    assert d.names("hand", ME) == ["dextre"]
    assert d.damage("brain-eater") == 5
    assert d.clean
    d = lab({"in_play": ["brain-eater"], "deck": ["dextre"]}, {"in_play": ["pitlord"]}).fight("brain-eater", "pitlord")
    assert d.names("hand", ME) == [], "nobody was destroyed but Brain Eater"


def test_brain_eater_attacked() -> None:
    d = duel({"in_play": ["bumpsy"]}, {"in_play": ["brain-eater"], "deck": ["dextre"]}).fight("bumpsy", "brain-eater")
    assert d.where("bumpsy") == "discard:0"
    assert d.names("hand", FOE) == ["dextre"], "KF-182: attacker or defender"
    d = duel({"in_play": ["valdr"]}, {"in_play": ["brain-eater"], "deck": ["dextre"]}).fight("valdr", "brain-eater")
    assert d.where("brain-eater") == "discard:1"
    assert d.names("hand", FOE) == [], "it must survive"


def test_brain_eater_not_for_other_fights() -> None:
    d = lab({"in_play": ["brain-eater", "titan-mechanic"], "deck": ["dextre"]}, {"in_play": ["bumpsy"]})
    d.fight("titan-mechanic", "bumpsy")
    assert d.names("hand", ME) == []


def test_dextre() -> None:
    d = lab({"hand": ["dextre"]}, {"amber": 2}).play("dextre")
    assert d.amber == [0, 1]
    assert d.amber_on("dextre") == 1
    assert d.clean
    assert lab({"hand": ["dextre"]}).play("dextre").amber_on("dextre") == 0


def test_dextre_destroyed() -> None:
    d = duel({"in_play": ["troll"]}, {"in_play": [{"card": "dextre", "amber": 2}], "deck": ["bumpsy"]}).fight(
        "troll", "dextre"
    )
    assert d.names("deck", FOE) == ["dextre", "bumpsy"], "on top of its owner's deck, not discarded (KF-S46)"
    assert d.names("discard", FOE) == []
    assert d.amber == [2, 0], "the captured Aombre goes to the opponent"
    assert d.clean
    d = duel({"hand": ["tremor"]}, {"in_play": ["dextre"]}).play("tremor")
    assert d.where("dextre") == "line:1"


def test_dextre_of_another_owner() -> None:
    d = lab(
        {"in_play": ["anomaly-exploiter"]},
        {"in_play": [{"card": "dextre", "controller": ME, "damage": 1}], "deck": ["bumpsy"]},
    )
    d.use("anomaly-exploiter")
    assert d.names("deck", FOE) == ["dextre", "bumpsy"], "its owner's deck (KF-188)"


def test_doc_bookton() -> None:
    d = lab({"in_play": ["doc-bookton"], "deck": ["troll", "dextre"]}).reap("doc-bookton")
    assert d.names("hand", ME) == ["troll"]
    assert d.amber[ME] == 1
    assert d.clean
    d = lab({"in_play": ["doc-bookton"], "deck": ["troll"]}, {"in_play": ["grenade-snib"]}).fight(
        "doc-bookton", "grenade-snib"
    )
    assert d.names("hand", ME) == []


def test_dr_escotera() -> None:
    assert lab({"hand": ["dr-escotera"], "keys": 1}, {"keys": 2}).play("dr-escotera").amber == [2, 0]
    d = lab({"hand": ["dr-escotera"], "keys": 2}).play("dr-escotera")
    assert d.amber == [0, 0], "one's own keys do not count"
    assert d.clean


def test_dysania() -> None:
    d = lab({"hand": ["dysania"], "archives": ["mother"]}, {"archives": ["troll", "bumpsy", "valdr"]}).play("dysania")
    assert sorted(d.names("discard", FOE)) == ["bumpsy", "troll", "valdr"]
    assert d.amber[ME] == 3
    assert d.names("archives", ME) == ["mother"], "only the opponent's"
    assert all(d.pos.knows(ME, card) for card in d.pos.discard[FOE])
    assert d.clean
    assert lab({"hand": ["dysania"]}).play("dysania").amber == [0, 0]


def test_dysania_and_an_abducted_creature() -> None:
    d = lab({"hand": ["dysania"]}, {"archives": ["troll"]})
    d.pos.owner[d.card("troll")] = ME  # one's own creature, taken into the opponent's archives
    d.play("dysania")
    assert d.names("hand", ME) == ["troll"], "leaving those archives it goes to its owner's hand"
    assert d.amber == [0, 0], "it was not discarded"


def test_ganymede_archivist() -> None:
    d = lab({"in_play": ["ganymede-archivist"], "hand": ["troll", "dextre"]}).reap("ganymede-archivist")
    assert d.options() == {"pick:troll", "pick:dextre"}
    d.do("pick:dextre")
    assert d.names("archives", ME) == ["dextre"]
    assert d.amber[ME] == 1
    assert d.clean
    assert lab({"in_play": ["ganymede-archivist"]}).reap("ganymede-archivist").clean


def test_harland_mindlock() -> None:
    d = lab(
        {"hand": ["harland-mindlock"], "in_play": ["mother"]},
        {"in_play": ["troll", "bumpsy", {"card": "valdr", "ready": False}]},
    )
    d.play("harland-mindlock", "right")
    assert d.options() == {"pick:troll", "pick:valdr"}, "enemy flank creatures only"
    d.do("pick:valdr", "left")
    assert d.names("line", ME) == ["valdr", "mother", "harland-mindlock"]
    assert d.controller("valdr") == ME
    assert not d.ready("valdr"), "it keeps its state (KF-S27)"
    assert d.clean
    d.end("house:brobnar")
    d.fight("troll", "harland-mindlock")
    assert d.where("harland-mindlock") == "discard:0"
    assert d.kind == "enter", "the active player chooses the flank"
    d.do("left")
    assert d.names("line", FOE) == ["valdr", "troll", "bumpsy"]
    assert d.names("line", ME) == ["mother"]
    assert d.clean
    assert not d.pos.lasting


def test_harland_mindlock_any_way_of_leaving() -> None:
    d = lab({"hand": ["harland-mindlock"]}, {"in_play": ["troll"]})
    d.play("harland-mindlock", "left")
    assert d.names("line", ME) == ["troll", "harland-mindlock"], "a lone creature is on a flank"
    processes.remove(d.pos, [d.card("harland-mindlock")], "hand")
    d.end("house:brobnar")
    assert d.names("line", FOE) == ["troll"], "returned to hand, Harland holds nobody"
    assert d.clean


def test_harland_mindlock_dies_with_its_prey() -> None:
    d = lab(
        {"hand": ["harland-mindlock"], "in_play": ["library-of-babble"]},
        {"in_play": [{"card": "troll", "amber": 2}], "hand": ["coward-s-end"]},
    )
    d.play("harland-mindlock", "left").end("house:brobnar").play("coward-s-end")
    assert d.where("troll") == "discard:1", "its owner's discard pile"
    assert d.where("harland-mindlock") == "discard:0"
    assert d.amber == [0, 2], "the Aombre on it goes to the opponent of who controlled it"
    assert d.clean


def test_harland_mindlock_prey_leaves_first() -> None:
    d = lab({"hand": ["harland-mindlock", "bouncing-deathquark"]}, {"in_play": ["troll", "bumpsy"]})
    d.play("harland-mindlock", "pick:troll", "left").play("bouncing-deathquark")
    assert d.options() == {"pick:troll", "pick:harland-mindlock"}, "what Harland holds is friendly"
    d.do("pick:troll", "any")
    assert d.where("troll") == "discard:1"
    assert not d.pos.lasting
    assert d.clean
    assert lab({"hand": ["harland-mindlock"]}).play("harland-mindlock").clean, "no enemy creature"


def test_harland_mindlock_latest_taking_holds() -> None:
    d = lab({"hand": ["harland-mindlock"]}, {"in_play": ["troll"]}).play("harland-mindlock", "left")
    changes.take_control(d.pos, d.card("troll"), FOE)
    changes.take_control(d.pos, d.card("troll"), ME)  # taken again for good
    assert not d.pos.lasting, "the older hold is over (KF-S27)"


def test_harland_mindlock_buried_in_an_order() -> None:
    """Harland goes to the discard pile before another creature: what he held comes back once both have left (KF-S20)."""
    d = lab(
        {"hand": ["harland-mindlock"], "in_play": ["mother"]},
        {"in_play": [{"card": "valdr", "damage": 1}], "hand": ["coward-s-end"]},
    )
    d.play("harland-mindlock", "left", "right").end("house:brobnar").play("coward-s-end")
    assert d.kind == "bury"
    d.do("bury:harland-mindlock")
    assert d.where("valdr") == "line:1"
    assert d.where("mother") == "discard:0"
    assert d.clean


def test_quixo_the_adventurer() -> None:
    d = lab({"in_play": ["quixo-the-adventurer"], "deck": ["dextre"]}, {"in_play": ["troll"]}).fight(
        "quixo-the-adventurer", "troll"
    )
    assert d.damage("quixo-the-adventurer") == 0
    assert d.damage("troll") == 3
    assert d.names("hand", ME) == ["dextre"]
    assert d.clean
    assert (
        lab({"in_play": ["quixo-the-adventurer"], "deck": ["dextre"]}).reap("quixo-the-adventurer").names("hand", ME)
        == []
    )


def test_mother() -> None:
    d = lab({"in_play": [{"card": "mother", "ready": False}], "deck": ["troll"] * 9}, {"deck": ["bumpsy"] * 9}).end(
        "house:brobnar"
    )
    assert len(d.pos.hand[ME]) == 7, "exhausted or not (KF-115)"
    d.end("house:logos")
    assert len(d.pos.hand[FOE]) == 6, "only for its controller"
    d = lab({"in_play": ["mother", "mother"], "deck": ["troll"] * 9}).end("house:brobnar")
    assert len(d.pos.hand[ME]) == 8


def test_neutron_shark() -> None:
    d = lab(
        {
            "hand": ["neutron-shark"],
            "in_play": ["dextre", "library-of-babble", "mother"],
            "deck": ["troll", "labwork", "bumpsy"],
        },
        {"in_play": ["valdr", "cannon", "charette"]},
    )
    d.play("neutron-shark", "left")
    assert d.options() == {"pick:valdr", "pick:cannon", "pick:charette"}
    d.do("pick:cannon")
    assert d.options() == {"pick:neutron-shark", "pick:dextre", "pick:library-of-babble", "pick:mother"}
    d.do("pick:library-of-babble")
    assert d.where("cannon") == "discard:1"
    assert d.where("library-of-babble") == "discard:0"
    assert d.where("troll") == "discard:0", "not a Logos card: again"
    assert d.options() == {"pick:valdr", "pick:charette"}
    d.do("pick:valdr", "pick:mother")
    assert d.where("labwork") == "discard:0", "a Logos card: it is over"
    assert d.names("line", FOE) == ["charette"]
    assert d.names("deck", ME) == ["bumpsy"]
    assert d.clean


def test_neutron_shark_eats_itself() -> None:
    d = lab({"in_play": ["neutron-shark"], "deck": ["troll", "bumpsy"]}, {"in_play": ["valdr", "charette"]})
    d.reap("neutron-shark", "pick:valdr")
    assert d.where("neutron-shark") == "discard:0", "the only friendly card"
    assert d.names("deck", ME) == ["bumpsy"], "a card is discarded all the same"
    assert d.where("charette") == "line:1", "no repeat without the shark (KF-257)"
    assert d.amber[ME] == 1
    assert d.clean


def test_neutron_shark_fights_and_empty_deck() -> None:
    d = lab({"in_play": [{"card": "neutron-shark", "power_counters": 9}, "mother"]}, {"in_play": ["bumpsy", "valdr"]})
    d.fight("neutron-shark", "bumpsy", "pick:mother")
    assert d.names("line", FOE) == [], "one in the fight, one by its Fight:"
    assert d.names("line", ME) == ["neutron-shark"]
    assert d.clean, "no card was discarded: no repeat"


def test_novu_archaeologist() -> None:
    d = lab({"in_play": ["novu-archaeologist"], "discard": ["troll", "dextre"]}, {"discard": ["bumpsy"]})
    d.use("novu-archaeologist")
    assert d.options() == {"pick:troll", "pick:dextre"}, "one's own discard pile"
    d.do("pick:dextre")
    assert d.names("archives", ME) == ["dextre"]
    assert d.names("discard", ME) == ["troll"]
    assert d.amber[ME] == 0
    assert d.clean
    assert lab({"in_play": ["novu-archaeologist"]}).use("novu-archaeologist").clean


def test_ozmo_martianologist() -> None:
    d = lab(
        {"in_play": ["ozmo-martianologist", {"card": "yxilx-dominator", "damage": 5}, "mother"]},
        {"in_play": [{"card": "grabber-jammer", "damage": 2}]},
    )
    d.reap("ozmo-martianologist")
    assert d.options() == {"choose:0", "choose:1"}
    d.do("choose:0")
    assert d.options() == {"pick:yxilx-dominator", "pick:grabber-jammer"}, "Mars creatures only"
    d.do("pick:yxilx-dominator")
    assert d.damage("yxilx-dominator") == 2
    assert d.clean


def test_ozmo_martianologist_stuns() -> None:
    d = lab(
        {"in_play": ["ozmo-martianologist"]}, {"in_play": [{"card": "grabber-jammer", "damage": 2}, "looter-goblin"]}
    )
    d.fight("ozmo-martianologist", "looter-goblin", "choose:1")
    assert d.stunned("grabber-jammer")
    assert d.damage("grabber-jammer") == 2, "only one of the two effects"
    assert not d.stunned("looter-goblin")
    d = lab({"in_play": ["ozmo-martianologist"]}, {"in_play": ["troll"]}).reap("ozmo-martianologist")
    assert not d.stunned("troll")
    assert d.clean


def test_ozmo_martianologist_does_either_whichever_way_it_is_used() -> None:
    healed = lab(
        {"in_play": ["ozmo-martianologist"]}, {"in_play": [{"card": "grabber-jammer", "damage": 2}, "looter-goblin"]}
    )
    healed.fight("ozmo-martianologist", "looter-goblin", "choose:0")
    assert (healed.damage("grabber-jammer"), healed.stunned("grabber-jammer")) == (0, False)
    assert healed.clean
    stunned = lab({"in_play": ["ozmo-martianologist"]}, {"in_play": [{"card": "grabber-jammer", "damage": 2}]})
    stunned.reap("ozmo-martianologist", "choose:1")
    assert (stunned.damage("grabber-jammer"), stunned.stunned("grabber-jammer")) == (2, True)
    assert stunned.clean


def test_psychic_bug() -> None:
    d = lab({"hand": ["psychic-bug"]}, {"hand": ["troll", "bumpsy"], "archives": ["valdr"]})
    assert not d.pos.knows(ME, d.card("troll"))
    d.play("psychic-bug")
    assert d.pos.knows(ME, d.card("troll"))
    assert d.pos.knows(ME, d.card("bumpsy"))
    assert not d.pos.knows(ME, d.card("valdr")), "archives stay hidden"
    assert d.names("hand", FOE) == ["troll", "bumpsy"]
    assert d.amber[ME] == 1
    assert d.clean
    d = lab({"in_play": ["psychic-bug"]}, {"hand": ["troll"]}).reap("psychic-bug")
    assert d.pos.knows(ME, d.card("troll"))
    d = lab({"in_play": ["psychic-bug"]}, {"hand": ["troll"], "in_play": ["looter-goblin"]}).fight(
        "psychic-bug", "looter-goblin"
    )
    assert not d.pos.knows(ME, d.card("troll"))


def test_replicator() -> None:
    d = lab(
        {"in_play": ["replicator", "mother", {"card": "doc-bookton", "ready": False}], "deck": ["dextre"]},
        {"in_play": ["tocsin", "bumpsy"], "hand": ["valdr"]},
    )
    d.reap("replicator")
    assert d.options() == {"pick:doc-bookton", "pick:tocsin"}, "other creatures with a Reap: effect"
    d.do("pick:tocsin")
    assert d.names("discard", FOE) == ["valdr"], "the opponent of who controls Replicator"
    assert d.ready("tocsin"), "it is not exhausted"
    assert d.amber[ME] == 1, "nobody else reaps"
    assert d.clean
    d = lab({"in_play": ["replicator", {"card": "doc-bookton", "ready": False}], "deck": ["dextre"]}).reap("replicator")
    assert d.names("hand", ME) == ["dextre"], "an exhausted creature will do"
    assert d.clean


def test_replicator_as_if_you_controlled_it() -> None:
    d = lab({"in_play": ["replicator"]}, {"amber": 2, "in_play": ["sequis"]}).reap("replicator")
    assert d.amber == [1, 1], "it captures from the opponent of Replicator's controller"
    assert d.amber_on("sequis") == 1
    assert lab({"in_play": ["replicator", "mother"]}).reap("replicator").clean, "nobody has a Reap: effect"


def test_replicator_of_a_replicator() -> None:
    d = lab({"in_play": ["replicator", "replicator"]})
    d.reap("replicator")
    assert d.amber[ME] == 1
    assert d.clean, "an effect under way is not triggered again inside itself"
    d = lab({"in_play": ["replicator", "replicator", "doc-bookton"], "deck": ["dextre"]}).reap("replicator")
    assert d.options() == {"pick:replicator", "pick:doc-bookton"}
    d.do("pick:replicator")
    assert d.names("hand", ME) == ["dextre"], "the second one goes on to Doc Bookton"
    assert d.clean


def test_research_smoko() -> None:
    d = duel({"in_play": ["troll"]}, {"in_play": ["research-smoko"], "deck": ["dextre", "mother"]}).fight(
        "troll", "research-smoko"
    )
    assert d.names("archives", FOE) == ["dextre"]
    assert d.where("research-smoko") == "discard:1"
    assert d.pos.knows(FOE, d.card("dextre"))
    assert not d.pos.knows(ME, d.card("dextre"))
    assert d.clean
    d = duel({"in_play": ["troll"]}, {"in_play": ["research-smoko"]}).fight("troll", "research-smoko")
    assert d.names("archives", FOE) == []


def test_skippy_timehog() -> None:
    d = lab(
        {"hand": ["skippy-timehog"], "in_play": ["mother"]},
        {
            "hand": ["bumpsy", "cannon"],
            "in_play": ["troll", "mighty-javelin", "gauntlet-of-command", {"card": "valdr", "stunned": True}],
        },
    )
    d.play("skippy-timehog", "left")
    assert d.offers("reap:mother")
    d.end("house:brobnar")
    assert d.options() == {"play:bumpsy", "play:cannon", "discard:bumpsy", "discard:cannon", "end"}
    assert d.why_not("reap:troll") == "KF-001"
    assert d.why_not("omni:mighty-javelin") == "KF-001"
    assert d.why_not("unstun:valdr") == "KF-001"
    d.end("house:logos").end("house:brobnar")
    assert d.offers("reap:troll")


def test_skippy_timehog_played_for_its_owner() -> None:
    """An effect that resolves for the other on my turn speaks of my next turn, not of his."""
    d = lab({"hand": ["skippy-timehog"], "in_play": ["troll"]})
    skippy = d.card("skippy-timehog")
    d.pos.owner[skippy] = d.pos.controller[skippy] = FOE
    d.play("skippy-timehog")
    assert d.where("skippy-timehog") == "line:1", "it enters under its owner's control (KF-184)"
    d.end("house:logos")
    assert d.offers("end")
    d.end("house:brobnar")
    assert d.why_not("reap:troll") == "KF-001"


def test_timetraveller() -> None:
    d = lab({"hand": ["timetraveller"], "deck": ["troll", "bumpsy", "valdr"]}).play("timetraveller")
    assert d.names("hand", ME) == ["troll", "bumpsy"]
    assert d.amber[ME] == 1
    assert d.clean
    d = lab({"in_play": [{"card": "timetraveller", "damage": 1}], "deck": ["troll", "bumpsy"]}).use("timetraveller")
    assert sorted(d.names("deck", ME)) == ["bumpsy", "timetraveller", "troll"]
    assert not d.pos.known[d.card("timetraveller")], "somewhere in the deck"
    assert d.damage("timetraveller") == 0
    assert d.clean


def test_timetraveller_of_another_owner() -> None:
    d = lab({}, {"in_play": [{"card": "timetraveller", "controller": ME}]}).use("timetraveller")
    assert d.names("deck", FOE) == ["timetraveller"]


def test_titan_mechanic() -> None:
    d = lab({"in_play": ["titan-mechanic", "mother", "dextre"]}, {"amber": 5})
    assert [queries.key_cost(d.pos, seat) for seat in (ME, FOE)] == [5, 5], "both players' keys"
    d.end("key:rouge")
    assert d.amber[FOE] == 0
    d = lab({"in_play": ["mother", "titan-mechanic", "dextre"]}, {"amber": 5})
    assert queries.key_cost(d.pos, FOE) == 6, "not on a flank"
    assert d.end().kind == "house"


def test_vespilon_theorist() -> None:
    d = lab({"in_play": ["vespilon-theorist"], "deck": ["troll", "dextre"]}).reap("vespilon-theorist")
    assert d.options() == {f"house:{house}" for house in HOUSES}
    d.do("house:brobnar")
    assert d.names("archives", ME) == ["troll"]
    assert d.amber[ME] == 2
    assert d.pos.knows(FOE, d.card("troll")), "it was revealed"
    assert d.clean


def test_vespilon_theorist_wrong_house() -> None:
    d = lab({"in_play": ["vespilon-theorist"], "deck": ["troll", "dextre"]}).reap("vespilon-theorist", "house:dis")
    assert d.names("discard", ME) == ["troll"]
    assert d.amber[ME] == 1
    assert d.clean
    d = lab({"in_play": ["vespilon-theorist"]}).reap("vespilon-theorist", "house:dis")
    assert d.amber[ME] == 1
    assert d.clean


def test_veylan_analyst() -> None:
    d = lab({"in_play": ["veylan-analyst", "library-of-babble", "screechbomb", "mother"]})
    d.use("library-of-babble")
    assert d.amber[ME] == 1
    d.omni("screechbomb")
    assert d.amber[ME] == 2, "a sacrificed artifact was used too"
    d.reap("mother")
    assert d.amber[ME] == 3, "a creature gives nothing more"
    assert d.clean


def test_veylan_analyst_enemy_artifacts() -> None:
    d = lab({"hand": ["remote-access"], "in_play": ["veylan-analyst"]}, {"in_play": ["library-of-babble"]}).play(
        "remote-access"
    )
    assert d.amber[ME] == 2, "the bonus, and 1 for an artifact you used"
    d = lab({"in_play": ["library-of-babble"]}, {"in_play": ["veylan-analyst"]}).use("library-of-babble")
    assert d.amber == [0, 0], "only when you use one"


# ---------------------------------------------------------------------- upgrades


def test_experimental_therapy() -> None:
    d = lab({"hand": ["experimental-therapy"], "in_play": ["mother"]}, {"in_play": ["troll"]})
    d.play("experimental-therapy")
    assert d.options() == {"onto:mother", "onto:troll"}
    d.do("onto:mother")
    assert d.stunned("mother")
    assert not d.ready("mother")
    assert all(queries.belongs(d.pos, d.card("mother"), house) for house in range(7))
    assert not queries.belongs(d.pos, d.card("troll"), 2)
    assert d.clean
    d.end("house:brobnar").end()
    assert d.options() == {f"house:{house}" for house in HOUSES}, "KF-039: the house of a card one controls"
    d.do("house:mars")
    assert d.offers("unstun:mother")


def test_experimental_therapy_on_an_enemy() -> None:
    d = lab({"hand": ["experimental-therapy"]}, {"in_play": ["troll", "bumpsy"]}).play(
        "experimental-therapy", "onto:troll"
    )
    assert d.stunned("troll")
    d.end("house:dis").end("house:logos").end("house:dis")
    assert d.offers("unstun:troll"), "its controller may use it under any house"
    assert not d.offers("reap:bumpsy")
    assert lab({"hand": ["experimental-therapy"]}).why_not("play:experimental-therapy") == "KF-075"


def test_rocket_boots() -> None:
    d = lab({"in_play": [{"card": "mother", "upgrades": ["rocket-boots"]}]}, {"in_play": ["troll", "bumpsy"]})
    d.reap("mother")
    assert d.ready("mother"), "the first use this turn"
    d.reap("mother")
    assert not d.ready("mother"), "the second"
    assert d.amber[ME] == 2
    assert d.clean
    d.end("house:brobnar").end("house:logos").reap("mother")
    assert d.ready("mother"), "a new turn"


def test_rocket_boots_fight_then_reap() -> None:
    d = lab({"in_play": [{"card": "brain-eater", "upgrades": ["rocket-boots"]}]}, {"in_play": ["grenade-snib"]})
    d.fight("brain-eater", "grenade-snib")
    while d.kind == "order":
        d.answer(sorted(d.options())[0])
    assert d.ready("brain-eater")
    d.reap("brain-eater")
    assert not d.ready("brain-eater")


def test_rocket_boots_after_a_stun() -> None:
    d = lab({"in_play": [{"card": "mother", "stunned": True, "upgrades": ["rocket-boots"]}]}).do("unstun:mother")
    assert not d.ready("mother"), "a stun removed is no reap"
    d.pos.ready[d.card("mother")] = 1
    d.reap("mother")
    assert not d.ready("mother"), "it was the second use of the turn"


def test_rocket_boots_borrowed_by_replicator() -> None:
    d = lab({"in_play": ["replicator", {"card": "mother", "upgrades": ["rocket-boots"]}]}).reap("mother").reap("mother")
    assert not d.ready("mother")
    d = lab({"in_play": ["replicator", {"card": "titan-mechanic", "ready": False, "upgrades": ["rocket-boots"]}]}).reap(
        "replicator"
    )
    assert not d.ready("titan-mechanic"), "it is not being used"


def test_transposition_sandals() -> None:
    d = lab(
        {"in_play": [{"card": "mother", "upgrades": ["transposition-sandals"]}, "dextre", "troll", "bumpsy"]},
        {"in_play": ["valdr"]},
    )
    assert not d.offers("reap:troll")
    d.use("mother")
    assert d.options() == {"pick:dextre", "pick:troll", "pick:bumpsy"}, "another friendly creature"
    d.do("pick:troll")
    assert d.names("line", ME) == ["troll", "dextre", "mother", "bumpsy"]
    assert not d.ready("mother")
    assert d.offers("reap:troll")
    assert d.offers("fight:troll>valdr")
    assert not d.offers("reap:bumpsy"), "only the other creature of the swap"
    d.reap("troll")
    assert d.amber[ME] == 1
    assert d.clean
    d.end("house:brobnar").end("house:logos")
    assert not d.offers("reap:troll"), "this turn only"


def test_transposition_sandals_on_an_enemy_or_alone() -> None:
    d = lab({"hand": ["transposition-sandals"]}, {"in_play": ["troll", "bumpsy"]}).play(
        "transposition-sandals", "onto:troll"
    )
    assert d.amber[ME] == 1
    d.end("house:brobnar").use("troll")
    assert d.names("line", FOE) == ["bumpsy", "troll"]
    assert d.clean
    d = lab({"in_play": [{"card": "mother", "upgrades": ["transposition-sandals"]}]}, {"in_play": ["valdr"]}).use(
        "mother"
    )
    assert d.names("line", ME) == ["mother"]
    assert d.clean


# ---------------------------------------------------------------------- all of them


def test_every_card_has_a_test() -> None:
    missing = [
        face.id
        for face in FACES
        if face.house == HOUSES.index("logos") and f"test_{re.sub('[^a-z0-9]', '_', face.id)}" not in globals()
    ]
    assert missing == []


def test_every_card_says_itself() -> None:
    for face in FACES:
        if face.house == HOUSES.index("logos"):
            for language in ("fr", "en"):
                own, said = face.own_words[language], face.rendered[language]
                assert own, face.id
                assert "~" not in own, face.id
                assert sorted(re.findall(r"\d+", own)) == sorted(re.findall(r"\d+", said)), face.id
