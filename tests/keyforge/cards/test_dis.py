"""House Dis, card by card."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ludotheque.games.keyforge.duel import HOUSES
from ludotheque.games.keyforge.faces import FACES
from tests.keyforge.helpers import FOE, ME, Play, duel

HOUSE = [face for face in FACES if face.house == HOUSES.index("dis")]


def dis(me: dict[str, Any] | None = None, foe: dict[str, Any] | None = None, **rest: Any) -> Play:
    return duel(me, foe, house="dis", **rest)


def foe_turn(d: Play, house: str = "dis") -> Play:
    """End one's turn; the opponent chooses a house (what he forges is asked before)."""
    return d.end(f"house:{house}")


def after_foe(me: dict[str, Any], foe: dict[str, Any], *foe_does: str) -> Play:
    """The opponent takes a whole turn from its first step, then it is step 3 of one's own, Dis."""
    d = duel(me, foe, house=None, active=FOE)
    return d.do(*foe_does, "end", "house:dis")


# ---------------------------------------------------------------------- actions


def test_a_fair_game() -> None:
    """Each player discards the top card of the other's deck and gains for the cards of its house in the other's hand."""
    d = dis(
        {"hand": ["a-fair-game", "fear", "troll"], "deck": ["charette", "troll"]},
        {"hand": ["bumpsy", "punch", "mind-barb"], "deck": ["headhunter", "bumpsy"]},
    )
    d.play("a-fair-game")
    assert d.names("discard", FOE) == ["headhunter"]
    assert d.names("discard", ME) == ["a-fair-game", "charette"]
    assert d.amber == [2, 1], "two Brobnar cards against one Dis card: the card being played is not in hand"
    assert all(d.pos.known[d.card(name)] == 3 for name in ("bumpsy", "punch", "mind-barb", "fear", "troll")), (
        "both hands are shown"
    )
    assert d.clean


def test_a_fair_game_reads_the_symbol_of_mavericks() -> None:
    d = dis(
        {"hand": ["a-fair-game"]},
        {"hand": ["bumpsy", {"card": "fear", "house": "mars"}], "deck": [{"card": "headhunter", "house": "mars"}]},
    )
    d.play("a-fair-game")
    assert d.amber == [1, 0], "the discarded card is of Mars, and so is the maverick in hand"


def test_a_fair_game_with_empty_decks() -> None:
    d = dis({"hand": ["a-fair-game", "fear"]}, {"hand": ["bumpsy"], "discard": ["troll"]})
    d.play("a-fair-game")
    assert d.amber == [0, 0], "nothing was discarded: no house to count (KF-S16)"
    assert d.names("discard", FOE) == ["troll"], "an empty deck is not made anew for this"
    assert d.pos.known[d.card("bumpsy")] == 3, "the hand is revealed all the same (KF-107)"


def test_arise() -> None:
    d = dis(
        {"hand": ["arise"], "discard": ["charette", "troll", "fear", "tocsin", "key-to-dis"]}, {"discard": ["shooler"]}
    )
    d.play("arise")
    assert len(d.options()) == 7, "any house may be named"
    d.do("house:dis")
    assert sorted(d.names("hand", ME)) == ["charette", "tocsin"], "creatures of that house only"
    assert d.names("discard", ME) == ["arise", "troll", "fear", "key-to-dis"]
    assert d.names("discard", FOE) == ["shooler"]
    assert d.pos.chains == [1, 0]
    assert d.clean


def test_arise_finds_nobody() -> None:
    d = dis({"hand": ["arise"], "discard": ["charette"]})
    d.play("arise", "house:mars")
    assert d.names("hand", ME) == []
    assert d.pos.chains[ME] == 1, "the chain is gained all the same"


def test_control_the_weak() -> None:
    d = dis({"hand": ["control-the-weak"]}, {"houses": ["brobnar", "mars", "ombres"]})
    d.play("control-the-weak")
    assert d.amber[ME] == 1
    assert d.options() == {"house:brobnar", "house:mars", "house:ombres"}
    d.do("house:mars", "end")
    assert d.options() == {"house:mars"}
    assert d.why_not("house:brobnar") == "KF-172"
    d.do("house:mars", "end")
    assert d.options() == {"house:brobnar", "house:dis", "house:logos"}, "it binds the opponent only"
    d.do("house:dis", "end")
    assert d.options() == {"house:brobnar", "house:mars", "house:ombres"}, "it held for one turn"


def test_control_the_weak_is_not_named_once_it_lies_hidden() -> None:
    """The card has been shuffled into a deck, and its place no longer identifies it; its effect goes on."""
    d = dis({"hand": ["control-the-weak"], "deck": ["troll"] * 6}, {"houses": ["brobnar", "mars", "ombres"]})
    d.play("control-the-weak", "house:mars").end()
    told = d.table.why_not("house:brobnar")
    d.pos.known[d.card("control-the-weak")] = 0
    hidden = d.table.why_not("house:brobnar")
    assert told is not None
    assert hidden is not None
    assert [told.message, hidden.message] == ["refusal-forbidden", "refusal-by-effect"]
    assert hidden.rule == told.rule == "KF-172"


def test_control_the_weak_against_another_obligation() -> None:
    d = dis({"hand": ["control-the-weak"]}, {"in_play": ["pitlord"]})
    d.play("control-the-weak", "house:logos").end()
    assert d.options() == {"house:dis", "house:logos"}, "of two obligations either may be met (KF-175)"


def test_creeping_oblivion() -> None:
    d = dis({"hand": ["creeping-oblivion"], "discard": ["troll", "fear"]}, {"discard": ["bumpsy", "punch", "anger"]})
    d.play("creeping-oblivion")
    assert d.amber[ME] == 1
    assert d.options() == {"pick:troll", "pick:fear", "pick:bumpsy", "pick:punch", "pick:anger", "done"}
    d.do("pick:punch")
    assert d.options() == {"pick:bumpsy", "pick:anger", "done"}, "both from the same pile"
    d.do("pick:bumpsy")
    assert sorted(d.names("purged", FOE)) == ["bumpsy", "punch"]
    assert d.names("discard", FOE) == ["anger"]
    assert d.names("discard", ME) == ["creeping-oblivion", "troll", "fear"]
    assert d.clean


def test_creeping_oblivion_may_take_one_or_none() -> None:
    d = dis({"hand": ["creeping-oblivion"], "discard": ["troll", "fear"]})
    d.play("creeping-oblivion", "pick:fear", "done")
    assert d.names("purged", ME) == ["fear"]
    d = dis({"hand": ["creeping-oblivion"], "discard": ["troll"]})
    d.play("creeping-oblivion", "done")
    assert d.names("purged", ME) == []
    d = dis({"hand": ["creeping-oblivion"]})
    assert d.play("creeping-oblivion").clean, "there is nothing to purge"


def test_dance_of_doom() -> None:
    d = dis(
        {"hand": ["dance-of-doom"], "in_play": ["shooler", {"card": "charette", "power_counters": 1}]},
        {"in_play": ["bumpsy", "troll"]},
    )
    d.play("dance-of-doom")
    assert d.options() == {f"number:{n}" for n in range(21)}
    d.do("number:5", "any")
    assert d.names("line", ME) == []
    assert d.names("line", FOE) == ["troll"], "power as it stands: 4 and a counter make 5; 8 is not 5"
    assert d.clean


def test_dance_of_doom_names_any_power_there_is() -> None:
    d = dis({"hand": ["dance-of-doom"]}, {"in_play": [{"card": "troll", "power_counters": 15}, "bumpsy"]})
    d.play("dance-of-doom")
    assert d.offers("number:23")
    assert not d.offers("number:24")
    d.do("number:23")
    assert d.names("line", FOE) == ["bumpsy"]
    d = dis({"hand": ["dance-of-doom"]}, {"in_play": ["bumpsy"]})
    assert d.play("dance-of-doom", "number:4").names("line", FOE) == ["bumpsy"]


def test_fear() -> None:
    d = dis(
        {"hand": ["fear"], "in_play": ["charette"]}, {"in_play": [{"card": "bumpsy", "damage": 2, "amber": 1}, "troll"]}
    )
    d.play("fear")
    assert d.options() == {"pick:bumpsy", "pick:troll"}, "no friendly creature"
    d.do("pick:bumpsy")
    assert d.names("hand", FOE) == ["bumpsy"]
    assert d.damage("bumpsy") == 0
    assert d.amber == [1, 0], "the Aombre on it goes to its controller's opponent (KF-106)"
    assert d.clean


def test_fear_returns_a_card_to_its_owner() -> None:
    d = dis({"hand": ["fear"], "in_play": [{"card": "charette", "controller": 1}]})
    d.play("fear")
    assert d.where("charette") == "hand:0", "KF-188"
    assert dis({"hand": ["fear"], "in_play": ["charette"]}).play("fear").clean, "no enemy creature"


def test_gateway_to_dis() -> None:
    d = dis(
        {"hand": ["gateway-to-dis"], "in_play": ["charette", "key-to-dis"]}, {"in_play": ["bumpsy", "troll", "cannon"]}
    )
    d.play("gateway-to-dis", "any")
    assert d.names("line", ME) == []
    assert d.names("line", FOE) == []
    assert d.names("artifacts", ME) == ["key-to-dis"]
    assert d.names("artifacts", FOE) == ["cannon"]
    assert d.pos.chains == [3, 0]
    assert d.clean
    assert dis({"hand": ["gateway-to-dis"]}).play("gateway-to-dis").pos.chains[ME] == 3, "even with no creature"


def test_gongoozle() -> None:
    d = dis(
        {"hand": ["gongoozle", "fear"], "in_play": ["charette"]}, {"in_play": ["bumpsy"], "hand": ["punch", "anger"]}
    )
    d.play("gongoozle")
    assert d.amber[ME] == 1
    assert d.options() == {"pick:charette", "pick:bumpsy"}
    d.do("pick:bumpsy")
    assert d.damage("bumpsy") == 3
    assert len(d.names("hand", FOE)) == 1
    assert len(d.names("discard", FOE)) == 1
    assert d.clean


def test_gongoozle_destroys() -> None:
    d = dis({"hand": ["gongoozle"]}, {"in_play": [{"card": "bumpsy", "damage": 2}], "hand": ["punch"]})
    d.play("gongoozle")
    assert d.where("bumpsy") == "discard:1"
    assert d.names("hand", FOE) == ["punch"], "it was destroyed: nothing is discarded"


def test_gongoozle_hits_the_owner() -> None:
    d = dis({"hand": ["gongoozle", "fear"], "in_play": [{"card": "charette", "controller": 1}]}, {"hand": ["punch"]})
    d.play("gongoozle")
    assert d.where("fear") == "discard:0", "the owner of the creature, not its controller"
    assert d.names("hand", FOE) == ["punch"]
    d = dis({"hand": ["gongoozle"]}, {"hand": ["punch"]})
    assert d.play("gongoozle").names("hand", FOE) == ["punch"], "no creature, nobody discards"


def test_guilty_hearts() -> None:
    d = dis(
        {"hand": ["guilty-hearts"], "in_play": [{"card": "charette", "amber": 2}, "shooler"]},
        {"in_play": [{"card": "bumpsy", "amber": 1}, "troll", {"card": "safe-place", "amber": 3}]},
    )
    d.play("guilty-hearts")
    assert d.names("line", ME) == ["shooler"]
    assert d.names("line", FOE) == ["troll"]
    assert d.names("artifacts", FOE) == ["safe-place"], "creatures only"
    assert d.amber == [1 + 1, 2]
    assert d.clean


def test_hand_of_dis() -> None:
    d = dis(
        {"hand": ["hand-of-dis"], "in_play": ["charette", "tocsin", "shooler"]},
        {"in_play": ["bumpsy", "troll", "headhunter"]},
    )
    d.play("hand-of-dis")
    assert d.options() == {"pick:tocsin", "pick:troll"}, "flanks may not be chosen"
    d.do("pick:troll")
    assert d.names("line", FOE) == ["bumpsy", "headhunter"]
    assert d.clean
    d = dis({"hand": ["hand-of-dis"]}, {"in_play": ["bumpsy", "troll"]})
    assert d.play("hand-of-dis").names("line", FOE) == ["bumpsy", "troll"], "two creatures are both on a flank"


def test_hecatomb() -> None:
    d = dis({"hand": ["hecatomb"], "in_play": ["charette", "troll", "tocsin"]}, {"in_play": ["shooler", "bumpsy"]})
    d.play("hecatomb", "any")
    assert d.names("line", ME) == ["troll"]
    assert d.names("line", FOE) == ["bumpsy"]
    assert d.amber == [1 + 2, 1]
    assert d.clean


def test_hecatomb_counts_control_and_only_this_way() -> None:
    d = dis(
        {"hand": ["hand-of-dis", "hecatomb"], "in_play": [{"card": "charette", "controller": 1}]},
        {"in_play": ["pit-demon", "bumpsy"]},
    )
    d.play("hand-of-dis").play("hecatomb")
    assert d.amber == [1, 1], "Charette was controlled by the opponent; the creature destroyed before does not count"
    assert d.where("charette") == "discard:0"


def test_hecatomb_spares_what_is_not_destroyed() -> None:
    d = dis({"hand": ["hecatomb"]}, {"in_play": [{"card": "charette", "upgrades": ["armageddon-cloak"]}]})
    d.play("hecatomb")
    assert d.names("line", FOE) == ["charette"]
    assert d.amber == [1, 0], "it was not destroyed this way"


def test_tendrils_of_pain() -> None:
    d = dis({"hand": ["tendrils-of-pain"], "in_play": ["charette"]}, {"in_play": ["bumpsy", "firespitter"]})
    d.play("tendrils-of-pain")
    assert d.amber[ME] == 1
    assert [d.damage(name) for name in ("charette", "bumpsy", "firespitter")] == [1, 1, 0], "armor 1"
    assert d.clean


def test_tendrils_of_pain_after_a_key() -> None:
    d = after_foe(
        {"hand": ["tendrils-of-pain"], "in_play": ["shooler"]},
        {"amber": 6, "in_play": ["bumpsy", "firespitter", "dust-imp"]},
        "key:rouge",
        "house:brobnar",
    )
    d.play("tendrils-of-pain")
    assert [d.damage(name) for name in ("shooler", "bumpsy", "firespitter")] == [4, 4, 3]
    assert d.where("dust-imp") == "discard:1"
    assert d.clean


def test_tendrils_of_pain_own_key_does_not_count() -> None:
    d = duel({"amber": 6, "hand": ["tendrils-of-pain"], "in_play": ["shooler"]}, house=None)
    d.do("key:rouge", "house:dis").play("tendrils-of-pain")
    assert d.damage("shooler") == 1


def test_hysteria() -> None:
    d = dis(
        {"hand": ["hysteria"], "in_play": ["charette", {"card": "bumpsy", "controller": 1}, "key-to-dis"]},
        {"in_play": [{"card": "troll", "amber": 2}, "headhunter"]},
    )
    d.play("hysteria")
    assert sorted(d.names("hand", ME)) == ["bumpsy", "charette"]
    assert sorted(d.names("hand", FOE)) == ["headhunter", "troll"]
    assert d.names("artifacts", ME) == ["key-to-dis"]
    assert d.amber == [2, 0]
    assert d.clean


def test_key_hammer() -> None:
    d = after_foe({"hand": ["key-hammer", "key-hammer"]}, {"amber": 6, "keys": ["bleue"]}, "key:jaune", "house:dis")
    assert d.pos.keys[FOE] == 0b110
    d.play("key-hammer")
    assert d.pos.keys[FOE] == 0b010, "the key forged on that turn"
    assert d.amber == [1, 6]
    d.play("key-hammer")
    assert d.pos.keys[FOE] == 0b010, "it is unforged already"
    assert d.amber == [2, 12]
    assert d.clean


def test_key_hammer_without_a_key() -> None:
    d = dis({"hand": ["key-hammer"]}, {"keys": 2})
    d.play("key-hammer")
    assert d.pos.keys[FOE] == 0b011, "keys of earlier turns stay"
    assert d.amber == [1, 6], "the opponent gains all the same"


def test_key_hammer_of_two_keys() -> None:
    """Two keys forged in one turn, by the step and by a card: the active player names one (KF-S11)."""
    d = duel(
        {"hand": ["key-hammer"]},
        {"amber": 13, "hand": ["key-charge"], "houses": ["dis", "mars", "indomptes"]},
        house=None,
        active=FOE,
    )
    d.do("key:rouge", "house:indomptes", "play:key-charge", "pool", "key:jaune", "end", "house:dis")
    assert d.pos.keys[FOE] == 0b101
    d.play("key-hammer")
    assert d.options() == {"key:rouge", "key:jaune"}
    assert d.table.why_not("key:bleue") is not None
    d.do("key:jaune")
    assert d.pos.keys[FOE] == 0b001
    assert d.clean


def test_mind_barb() -> None:
    d = dis({"hand": ["mind-barb", "fear"]}, {"hand": ["punch", "anger", "troll"]})
    d.play("mind-barb")
    assert d.amber[ME] == 1
    assert len(d.names("hand", FOE)) == 2
    assert len(d.names("discard", FOE)) == 1
    assert d.names("hand", ME) == ["fear"]
    assert d.clean
    assert dis({"hand": ["mind-barb"]}).play("mind-barb").clean, "an empty hand"


def test_pandemonium() -> None:
    d = dis(
        {"amber": 4, "hand": ["pandemonium"], "in_play": ["charette", {"card": "shooler", "damage": 1}]},
        {"amber": 5, "in_play": ["bumpsy", "troll", {"card": "headhunter", "damage": 2}]},
    )
    d.play("pandemonium")
    assert [d.amber_on(name) for name in ("charette", "shooler", "bumpsy", "troll", "headhunter")] == [1, 0, 1, 1, 0]
    assert d.amber == [4 + 1 - 2, 5 - 1]
    assert d.clean


def test_pandemonium_when_there_is_too_little() -> None:
    """The active player says which creatures capture, on both sides."""
    d = dis({"hand": ["pandemonium"], "in_play": ["charette", "shooler"]}, {"amber": 1, "in_play": ["bumpsy", "troll"]})
    d.play("pandemonium")
    assert d.options() == {"pick:charette", "pick:shooler"}
    d.do("pick:shooler")
    assert d.options() == {"pick:bumpsy", "pick:troll"}, "one's pool holds just the bonus of the card"
    d.do("pick:bumpsy")
    assert [d.amber_on(name) for name in ("charette", "shooler", "bumpsy", "troll")] == [0, 1, 1, 0]
    assert d.amber == [0, 0]
    d = dis({"hand": ["pandemonium"], "in_play": ["charette"]})
    assert d.play("pandemonium").amber_on("charette") == 0, "nothing to capture"


def test_poltergeist() -> None:
    d = dis({"hand": ["poltergeist"], "in_play": ["charette", "key-to-dis"]}, {"in_play": ["troll", "cannon"]})
    d.play("poltergeist")
    assert d.options() == {"pick:cannon", "pick:key-to-dis"}, "any artifact, no creature"
    d.do("pick:cannon", "pick:troll")
    assert d.damage("troll") == 2
    assert d.where("cannon") == "discard:1"
    assert d.clean


def test_poltergeist_uses_it_as_if_it_were_yours() -> None:
    d = dis({"hand": ["poltergeist"], "amber": 2}, {"amber": 5, "in_play": ["ritual-of-balance"]})
    d.play("poltergeist")
    assert d.amber == [2 + 1, 5], "not 6 Aombre"
    d = dis({"hand": ["poltergeist"], "amber": 2}, {"amber": 6, "in_play": ["ritual-of-balance"]})
    d.play("poltergeist")
    assert d.amber == [2 + 1 + 1, 5], "you steal from your opponent, the artifact's controller"
    assert d.where("ritual-of-balance") == "discard:1"


def test_poltergeist_sacrifices_an_omni() -> None:
    d = dis({"hand": ["poltergeist"], "in_play": ["charette"]}, {"in_play": ["troll", "key-to-dis"]})
    d.play("poltergeist")
    assert d.names("line", ME) == []
    assert d.names("line", FOE) == []
    assert d.where("key-to-dis") == "discard:1"
    assert d.clean


def test_poltergeist_destroys_what_cannot_be_used() -> None:
    d = dis({"hand": ["poltergeist"]}, {"in_play": [{"card": "cannon", "ready": False}, "troll"]})
    d.play("poltergeist")
    assert d.where("cannon") == "discard:1"
    assert d.damage("troll") == 0, "exhausted: it cannot be used (KF-110)"
    d = dis({"hand": ["poltergeist"]}, {"in_play": ["banner-of-battle"]})
    assert d.play("poltergeist").where("banner-of-battle") == "discard:1"
    assert dis({"hand": ["poltergeist"]}).play("poltergeist").clean, "no artifact"


def test_red_hot_armor() -> None:
    d = dis(
        {"hand": ["red-hot-armor", "gongoozle"], "in_play": ["raiding-knight"]},
        {"in_play": ["champion-tabris", "firespitter", "troll"]},
    )
    d.play("red-hot-armor")
    assert [d.damage(name) for name in ("champion-tabris", "firespitter", "troll", "raiding-knight")] == [2, 1, 0, 0]
    assert [d.armor(name) for name in ("champion-tabris", "firespitter", "raiding-knight")] == [0, 0, 2], (
        "friendly armor stays"
    )
    d.play("gongoozle", "pick:champion-tabris")
    assert d.damage("champion-tabris") == 5
    foe_turn(d, "brobnar")
    assert d.armor("champion-tabris") == 2, "until the end of the turn"


def test_red_hot_armor_after_armor_was_used() -> None:
    d = dis({"hand": ["red-hot-armor"]}, {"in_play": ["champion-tabris"]})
    d.pos.armor_spent[d.card("champion-tabris")] = 1
    d.play("red-hot-armor")
    assert d.damage("champion-tabris") == 1, "armor used up this turn is no longer there to lose (KF-146)"


def test_red_hot_armor_kills() -> None:
    d = dis({"hand": ["red-hot-armor"]}, {"in_play": [{"card": "raiding-knight", "damage": 2}]})
    d.play("red-hot-armor")
    assert d.where("raiding-knight") == "discard:1"
    assert d.clean


def test_three_fates() -> None:
    d = dis(
        {"hand": ["three-fates"], "in_play": ["overlord-greking", "tocsin"]},
        {"in_play": ["troll", "bumpsy", "charette"]},
    )
    d.play("three-fates", "any")
    assert d.names("line", ME) == ["tocsin"]
    assert d.names("line", FOE) == ["charette"], "8, 7 and 5; 4 and 3 stay"
    assert d.clean


def test_three_fates_among_equals() -> None:
    d = dis({"hand": ["three-fates"], "in_play": ["shooler", "tocsin"]}, {"in_play": ["troll", "bumpsy", "headhunter"]})
    d.play("three-fates")
    assert d.options() == {"pick:shooler", "pick:bumpsy", "pick:headhunter"}, (
        "the troll is chosen already, power 3 is too weak"
    )
    d.do("pick:bumpsy")
    assert d.options() == {"pick:shooler", "pick:headhunter"}
    d.do("pick:headhunter", "any")
    assert d.names("line", ME) == ["shooler", "tocsin"]
    assert d.names("line", FOE) == []


def test_three_fates_with_fewer() -> None:
    d = dis({"hand": ["three-fates"], "in_play": ["tocsin"]}, {"in_play": ["troll"]})
    d.play("three-fates")
    assert d.names("line", ME) == []
    assert d.names("line", FOE) == []
    assert dis({"hand": ["three-fates"]}).play("three-fates").clean


# ---------------------------------------------------------------------- artifacts


def test_annihilation_ritual() -> None:
    d = dis(
        {"hand": ["gongoozle"], "in_play": ["annihilation-ritual"]},
        {"in_play": [{"card": "bumpsy", "damage": 2, "amber": 2, "upgrades": ["blood-of-titans"]}]},
    )
    d.pos.damage[d.card("bumpsy")] = 7
    d.play("gongoozle")
    assert d.where("bumpsy") == "purged:1"
    assert d.where("blood-of-titans") == "discard:1", "an upgrade is no creature"
    assert d.amber[ME] == 1 + 2
    assert d.clean


def test_annihilation_ritual_both_sides_and_only_from_play() -> None:
    d = dis(
        {"hand": ["tocsin"], "in_play": ["dust-imp"]}, {"in_play": ["annihilation-ritual", "troll"], "hand": ["bumpsy"]}
    )
    d.fight("dust-imp", "troll")
    assert d.where("dust-imp") == "purged:0"
    assert d.amber[ME] == 2, "Destroyed: still resolves"
    d.do("discard:tocsin")
    assert d.where("tocsin") == "discard:0", "from hand it is discarded as ever"


def test_annihilation_ritual_leaves_other_ways_alone() -> None:
    d = dis({"hand": ["fear"], "in_play": ["annihilation-ritual"]}, {"in_play": ["bumpsy"]})
    assert d.play("fear").where("bumpsy") == "hand:1"
    d = dis({"hand": ["poltergeist"], "in_play": ["annihilation-ritual"]}, {"in_play": ["cannon"]})
    assert d.play("poltergeist", "pick:cannon").where("cannon") == "discard:1", "artifacts are discarded"


def test_dominator_bauble() -> None:
    d = dis(
        {"in_play": ["dominator-bauble", "troll", "charette", {"card": "headhunter", "ready": False}]},
        {"in_play": ["bumpsy"]},
    )
    assert not d.offers("reap:troll"), "Brobnar is not the active house"
    d.use("dominator-bauble")
    assert d.options() == {"pick:troll", "pick:charette"}, "friendly, of any house, and able to be used"
    d.do("pick:troll")
    assert d.options() == {"use:troll>0", "use:troll>1"}, "reap or fight"
    d.do("use:troll>1")
    assert d.where("bumpsy") == "discard:1"
    assert d.damage("troll") == 5
    assert not d.ready("troll")
    assert not d.ready("dominator-bauble")
    assert d.clean


def test_dominator_bauble_needs_its_house_and_a_creature() -> None:
    d = duel({"in_play": ["dominator-bauble", "pit-demon"]}, {"amber": 1})
    assert d.why_not("action:dominator-bauble") == "KF-049"
    d = dis({"in_play": ["dominator-bauble", {"card": "troll", "ready": False}]})
    assert d.use("dominator-bauble").clean
    d = dis({"in_play": ["dominator-bauble", {"card": "troll", "stunned": True}]})
    d.use("dominator-bauble")
    assert not d.stunned("troll")
    assert d.amber[ME] == 0, "all it does is lose its stun (KF-264)"


def test_dominator_bauble_uses_an_action() -> None:
    d = dis({"in_play": ["dominator-bauble", "pit-demon"]}, {"amber": 1})
    d.use("dominator-bauble")
    assert d.options() == {"use:pit-demon>0", "use:pit-demon>2"}, "no enemy to fight"
    d.do("use:pit-demon>2")
    assert d.amber == [1, 0]


def test_key_to_dis() -> None:
    d = duel({"in_play": ["key-to-dis", "charette"]}, {"in_play": ["bumpsy", "troll", "cannon"]}, house="logos")
    d.omni("key-to-dis", "any")
    assert d.where("key-to-dis") == "discard:0"
    assert d.names("line", ME) == []
    assert d.names("line", FOE) == []
    assert d.names("artifacts", FOE) == ["cannon"]
    assert d.clean
    d = dis({"in_play": [{"card": "key-to-dis", "ready": False}]})
    assert d.why_not("omni:key-to-dis") == "KF-010", "it must still be exhausted to be used (KF-087)"


def test_lash_of_broken_dreams() -> None:
    d = dis({"in_play": ["lash-of-broken-dreams"]}, {"amber": 8})
    d.use("lash-of-broken-dreams").end()
    assert d.pos.keys[FOE] == 0, "a key costs 9"
    d.do("house:dis", "end")
    assert d.kind == "house"
    assert d.pos.amber[FOE] == 8
    d.do("house:dis", "end")
    assert d.kind == "key", "it held for one turn"


def test_lash_of_broken_dreams_can_be_paid() -> None:
    d = dis({"in_play": ["lash-of-broken-dreams"]}, {"amber": 9, "keys": 1})
    d.use("lash-of-broken-dreams").end()
    d.do("key:jaune")
    assert d.amber[FOE] == 0
    d = duel({"in_play": ["lash-of-broken-dreams"]})
    assert d.why_not("action:lash-of-broken-dreams") == "KF-049"


def test_library_of_the_damned() -> None:
    d = dis({"hand": ["fear", "troll"], "in_play": ["library-of-the-damned"]}, {"hand": ["bumpsy"]})
    d.use("library-of-the-damned")
    assert d.options() == {"pick:fear", "pick:troll"}, "from one's own hand, of any house"
    d.do("pick:troll")
    assert d.names("archives", ME) == ["troll"]
    assert d.names("hand", ME) == ["fear"]
    assert d.pos.known[d.card("troll")] == 1, "face down for the opponent"
    assert d.clean
    assert dis({"in_play": ["library-of-the-damned"]}).use("library-of-the-damned").clean, "an empty hand"


def test_lifeward() -> None:
    d = duel({"in_play": ["lifeward"]}, {"hand": ["charette", "mind-barb", "key-to-dis"]}, house="logos")
    d.omni("lifeward")
    assert d.where("lifeward") == "discard:0"
    foe_turn(d)
    assert d.why_not("play:charette") == "KF-001"
    assert d.offers("play:mind-barb")
    assert d.offers("play:key-to-dis")
    assert d.offers("discard:charette")
    d.do("end", "house:dis", "end", "house:dis")
    assert d.offers("play:charette"), "it held for one turn"


def test_lifeward_does_not_bind_oneself() -> None:
    d = dis({"hand": ["charette"], "in_play": ["lifeward"]})
    d.omni("lifeward")
    assert d.offers("play:charette")
    d = dis({"in_play": ["lifeward"]}, {"hand": ["wild-wormhole"], "deck": ["bumpsy"]})
    d.omni("lifeward")
    foe_turn(d, "logos").play("wild-wormhole")
    assert d.where("bumpsy") == "deck:1", "nor may it be played from elsewhere (KF-S37)"


def test_sacrificial_altar() -> None:
    d = dis(
        {
            "in_play": ["sacrificial-altar", "doc-bookton", "dextre", "charette"],
            "discard": ["shooler", "troll", "fear"],
        },
        {"amber": 4, "in_play": ["raiding-knight"], "discard": ["bumpsy"]},
    )
    d.use("sacrificial-altar")
    assert d.options() == {"pick:doc-bookton", "pick:dextre"}, "friendly Humans only"
    d.do("pick:dextre")
    assert d.where("dextre") == "purged:0", "it was not destroyed"
    assert d.options() == {"pick:shooler", "pick:troll"}, "creatures of one's own discard pile, of any house"
    d.do("pick:shooler", "left")
    assert d.names("line", ME) == ["shooler", "doc-bookton", "charette"]
    assert d.amber == [1, 3], "it is played: Play: resolves (KF-221)"
    assert not d.ready("shooler")
    assert d.clean


def test_sacrificial_altar_without_a_human() -> None:
    d = dis({"in_play": ["sacrificial-altar", "charette"], "discard": ["shooler"]})
    d.use("sacrificial-altar")
    assert d.names("discard", ME) == ["shooler"], "if you do not, nothing is played (KF-261)"
    assert d.clean


def test_sacrificial_altar_plays_only_what_can_be_played() -> None:
    d = dis({"in_play": ["sacrificial-altar", "doc-bookton"], "discard": ["truebaru", "tocsin"], "amber": 2})
    d.use("sacrificial-altar")
    assert d.names("line", ME) == ["tocsin"], "there is not enough Aombre for Troubarou"
    d = dis({"in_play": ["sacrificial-altar", "doc-bookton"], "discard": ["truebaru"], "amber": 2})
    d.use("sacrificial-altar")
    assert d.where("doc-bookton") == "purged:0"
    assert d.where("truebaru") == "discard:0"


def test_screaming_cave() -> None:
    d = dis(
        {"hand": ["fear", "troll"], "discard": ["bumpsy", "anger"], "deck": ["punch"], "in_play": ["screaming-cave"]},
        {"hand": ["smith"], "discard": ["tremor"]},
    )
    d.use("screaming-cave")
    assert d.names("hand", ME) == []
    assert d.names("discard", ME) == []
    assert sorted(d.names("deck", ME)) == ["anger", "bumpsy", "fear", "punch", "troll"]
    assert all(d.pos.known[card] == 0 for card in d.pos.deck[ME]), "nobody knows the order"
    assert d.names("hand", FOE) == ["smith"]
    assert d.names("discard", FOE) == ["tremor"]
    assert d.clean
    assert duel({"in_play": ["screaming-cave"]}).why_not("action:screaming-cave") == "KF-049"


def test_soul_snatcher() -> None:
    d = dis({"hand": ["gateway-to-dis"], "in_play": ["soul-snatcher", "charette", "tocsin"]}, {"in_play": ["bumpsy"]})
    d.play("gateway-to-dis", "any")
    assert d.amber == [2, 1], "each owner for each of his"
    assert d.clean


def test_soul_snatcher_pays_the_owner() -> None:
    d = dis(
        {"hand": ["gongoozle", "poltergeist"], "in_play": ["soul-snatcher"]},
        {"in_play": ["cannon", {"card": "dust-imp", "controller": 0}]},
    )
    d.play("gongoozle")
    assert d.kind == "order"
    d.do(sorted(d.options())[0])
    assert d.amber == [1 + 2, 1], "Dust Imp's controller gains 2, its owner 1"
    d.play("poltergeist", "pick:cannon")
    assert d.amber == [1 + 2 + 1, 1], "an artifact is no creature"


# ---------------------------------------------------------------------- creatures


def test_charette() -> None:
    d = dis({"hand": ["charette"]}, {"amber": 5})
    d.play("charette")
    assert d.amber_on("charette") == 3
    assert d.amber == [0, 2]
    assert d.clean
    d = dis({"hand": ["charette"]}, {"amber": 2})
    assert d.play("charette").amber_on("charette") == 2, "as much as there is (KF-S34)"


def test_drumble() -> None:
    d = dis({"hand": ["drumble"]}, {"amber": 9})
    d.play("drumble")
    assert d.amber_on("drumble") == 9
    assert d.amber == [0, 0]
    assert d.keyword("drumble", "insaisissable") == 1
    d = dis({"hand": ["drumble"]}, {"amber": 7})
    assert d.play("drumble").amber_on("drumble") == 7
    d = dis({"hand": ["drumble"]}, {"amber": 6})
    assert d.play("drumble").amber_on("drumble") == 0
    assert d.amber[FOE] == 6
    assert d.clean


def test_dust_imp() -> None:
    d = dis({"in_play": ["dust-imp"]}, {"in_play": ["troll"]})
    d.fight("dust-imp", "troll")
    assert d.where("dust-imp") == "discard:0"
    assert d.amber == [2, 0]
    d = dis({"hand": ["fear"]}, {"in_play": ["dust-imp"]})
    assert d.play("fear").amber == [0, 0], "returned, not destroyed"
    d = dis({"hand": ["gongoozle"]}, {"in_play": ["dust-imp"]})
    assert d.play("gongoozle").amber == [1, 2], "its controller gains, on the other's turn too (KF-S50)"


def test_eater_of_the_dead() -> None:
    d = dis({"in_play": ["eater-of-the-dead"], "discard": ["fear", "charette"]}, {"discard": ["troll", "punch"]})
    d.reap("eater-of-the-dead")
    assert d.options() == {"pick:charette", "pick:troll"}, "creatures, of either pile"
    d.do("pick:troll")
    assert d.where("troll") == "purged:1"
    assert d.counters("eater-of-the-dead") == 1
    assert d.power("eater-of-the-dead") == 5
    assert d.clean


def test_eater_of_the_dead_fights() -> None:
    d = dis({"in_play": ["eater-of-the-dead"]}, {"in_play": ["dust-imp"]})
    d.fight("eater-of-the-dead", "dust-imp")
    assert d.where("dust-imp") == "purged:1", "the creature it has just destroyed lies in a discard pile"
    assert d.power("eater-of-the-dead") == 5
    d = dis({"in_play": ["eater-of-the-dead"], "discard": ["fear"]})
    d.reap("eater-of-the-dead")
    assert d.counters("eater-of-the-dead") == 0, "no creature there: no counter (KF-261)"
    assert d.clean


def test_ember_imp() -> None:
    d = dis({"hand": ["fear", "mind-barb", "arise", "tocsin"]}, {"in_play": ["ember-imp"], "hand": ["bumpsy"]})
    d.play("mind-barb")
    assert d.offers("play:tocsin")
    d.play("tocsin")
    assert d.why_not("play:fear") == "KF-001"
    assert d.why_not("play:arise") == "KF-001"
    assert d.offers("discard:fear"), "discarding is not playing"


def test_ember_imp_counts_each_turn_and_every_way() -> None:
    d = dis({"in_play": ["ember-imp"], "hand": ["fear", "mind-barb", "arise"]})
    d.play("mind-barb").play("arise", "house:mars").play("fear")
    assert d.names("hand", ME) == [], "its controller plays as many as he likes"
    d = dis(
        {"in_play": ["ember-imp"]},
        {"hand": ["wild-wormhole", "wild-wormhole"], "deck": ["doc-bookton", "dextre", "troll"]},
    )
    foe_turn(d, "logos").play("wild-wormhole")
    assert d.where("doc-bookton") == "line:1"
    assert not d.offers("play:wild-wormhole"), "the card played from the deck was the second"
    d.do("end", "house:dis", "end", "house:logos")
    assert d.offers("play:wild-wormhole"), "a new turn"


def test_ember_imp_gone() -> None:
    d = dis({"hand": ["fear", "mind-barb", "arise"]}, {"in_play": ["ember-imp"]})
    d.play("mind-barb").play("fear")
    assert d.where("ember-imp") == "hand:1"
    assert d.offers("play:arise")


def test_gabos_longarms() -> None:
    d = dis({"in_play": ["gabos-longarms", "charette"]}, {"in_play": ["tocsin", "troll"]})
    d.fight("gabos-longarms", "tocsin")
    assert d.options() == {"pick:gabos-longarms", "pick:charette", "pick:tocsin", "pick:troll"}, "any creature"
    d.do("pick:troll")
    assert d.damage("troll") == 5
    assert d.damage("tocsin") == 0
    assert d.damage("gabos-longarms") == 3, "the attacked creature strikes back"
    assert d.clean


def test_gabos_longarms_against_elusive() -> None:
    """Elusive stops what the elusive creature takes and deals, not damage that goes to another."""
    d = dis({"in_play": ["gabos-longarms"]}, {"in_play": ["drumble", "troll"]})
    d.fight("gabos-longarms", "drumble", "pick:troll")
    assert d.damage("troll") == 5
    assert d.damage("gabos-longarms") == 0
    d = dis({"in_play": ["gabos-longarms"]}, {"in_play": ["drumble", "troll"]})
    d.fight("gabos-longarms", "drumble", "pick:drumble")
    assert d.damage("drumble") == 0
    assert d.damage("gabos-longarms") == 0
    d = dis({"in_play": ["gabos-longarms"]}, {"in_play": ["drumble", "troll"]})
    d.fight("gabos-longarms", "troll", "pick:drumble")
    assert d.where("drumble") == "discard:1", "it was not the one attacked"
    assert d.where("gabos-longarms") == "discard:0"


def test_gabos_longarms_may_hit_itself() -> None:
    d = dis({"in_play": [{"card": "gabos-longarms", "power_counters": 5}]}, {"in_play": ["dust-imp", "tocsin"]})
    d.fight("gabos-longarms", "tocsin", "pick:gabos-longarms")
    assert d.where("gabos-longarms") == "discard:0", "10 of its own and 3"
    assert d.damage("tocsin") == 0


def test_gabos_longarms_only_attacking() -> None:
    d = dis({"in_play": ["shooler"]}, {"in_play": ["gabos-longarms", "tocsin"]})
    d.fight("shooler", "gabos-longarms")
    assert d.where("shooler") == "discard:0"
    assert d.damage("tocsin") == 0


def test_overlord_greking() -> None:
    d = dis(
        {"in_play": [{"card": "overlord-greking", "power_counters": 3}]},
        {"amber": 3, "in_play": [{"card": "charette", "amber": 1, "upgrades": ["blood-of-titans"]}]},
    )
    d.fight("overlord-greking", "charette")
    assert d.kind == "enter"
    d.do("right")
    assert d.names("line", ME) == ["overlord-greking", "charette"]
    assert d.controller("charette") == ME
    assert d.pos.owner[d.card("charette")] == FOE
    assert not d.ready("charette")
    assert d.amber_on("charette") == 0
    assert d.damage("charette") == 0
    assert d.amber == [1, 3], "put into play, not played: no Play: (KF-222)"
    assert d.where("blood-of-titans") == "discard:1"
    assert d.power("charette") == 4
    assert d.clean


def test_overlord_greking_defends() -> None:
    d = dis({"in_play": ["tocsin"]}, {"in_play": ["overlord-greking"]})
    d.fight("tocsin", "overlord-greking")
    assert d.asked == ME
    assert d.kind == "enter", "the active player chooses the flank (KF-209)"
    d.do("left")
    assert d.names("line", FOE) == ["tocsin", "overlord-greking"]
    assert d.controller("tocsin") == FOE


def test_overlord_greking_must_survive() -> None:
    d = dis({"in_play": [{"card": "overlord-greking", "damage": 3}]}, {"in_play": ["charette"]})
    d.fight("overlord-greking", "charette")
    assert d.where("charette") == "discard:1"
    assert d.where("overlord-greking") == "discard:0", "KF-182"
    d = dis({"in_play": ["overlord-greking"]}, {"in_play": ["troll"]})
    d.fight("overlord-greking", "troll")
    assert d.names("line", FOE) == ["troll"], "Greking dies, the troll stands"


def test_overlord_greking_needs_a_fight_and_a_discard_pile() -> None:
    d = dis({"hand": ["gongoozle"], "in_play": ["overlord-greking"]}, {"in_play": ["tocsin"]})
    d.play("gongoozle", "pick:tocsin")
    assert d.where("tocsin") == "discard:1", "not destroyed fighting it"
    d = dis({"in_play": ["overlord-greking", "annihilation-ritual"]}, {"in_play": ["charette"]})
    d.fight("overlord-greking", "charette")
    assert d.where("charette") == "purged:1", "purged cards are out of the game (KF-247)"
    d = dis({"in_play": ["overlord-greking"]}, {"in_play": ["bad-penny"]})
    d.fight("overlord-greking", "bad-penny")
    assert d.where("bad-penny") == "hand:1", "it is no longer in the discard pile"
    assert d.clean


def test_overlord_greking_gets_its_own_card_back() -> None:
    d = dis({"in_play": ["overlord-greking", {"card": "charette", "controller": 1}]})
    d.fight("overlord-greking", "charette", "left")
    assert d.names("line", ME) == ["charette", "overlord-greking"]


def test_guardian_demon() -> None:
    d = dis({"hand": ["guardian-demon"], "in_play": [{"card": "shooler", "damage": 3}]}, {"in_play": ["troll"]})
    d.play("guardian-demon", "left")
    assert d.options() == {"pick:guardian-demon", "pick:shooler", "pick:troll"}
    d.do("pick:shooler")
    assert d.options() == {"number:0", "number:1", "number:2"}, "up to 2"
    d.do("number:2")
    assert d.options() == {"pick:guardian-demon", "pick:troll"}, "another creature"
    d.do("pick:troll")
    assert d.damage("shooler") == 1
    assert d.damage("troll") == 2
    assert d.clean


@pytest.mark.parametrize(("there", "healed"), [(1, 1), (3, 1), (3, 0)])
def test_guardian_demon_deals_what_it_healed(there: int, healed: int) -> None:
    d = dis({"in_play": ["guardian-demon", {"card": "shooler", "damage": there}]}, {"in_play": ["troll"]})
    d.reap("guardian-demon", "pick:shooler")
    assert d.offers("number:1")
    assert d.offers("number:2") == (there >= 2)
    d.do(f"number:{healed}")
    if healed:
        d.do("pick:troll")
    assert d.damage("shooler") == there - healed
    assert d.damage("troll") == healed
    assert d.clean


def test_guardian_demon_fights() -> None:
    d = dis({"in_play": ["guardian-demon"]}, {"in_play": ["dust-imp"]})
    d.fight("guardian-demon", "dust-imp")
    assert d.options() == {"number:0", "number:1", "number:2"}, "alone in play, it heals itself"
    d.do("number:2")
    assert d.damage("guardian-demon") == 0, "and there is no other creature to hurt"
    assert d.clean


@pytest.mark.parametrize(("n", "weak"), [(1, "tolas"), (2, "shaffles"), (3, "tocsin")])
def test_masters_of_numbers(n: int, weak: str) -> None:
    master = f"master-of-{n}"
    d = dis({"in_play": [master]}, {"in_play": ["tolas", "shaffles", "tocsin"]})
    d.reap(master)
    assert d.options() == {f"pick:{weak}", "done"}, "exactly that power, and only if wished (KF-235)"
    d.do(f"pick:{weak}")
    assert d.where(weak) == "discard:1"
    d = dis({"in_play": [master]}, {"in_play": ["tolas", "shaffles", "tocsin"]})
    d.reap(master, "done")
    assert len(d.names("line", FOE)) == 3
    assert d.amber[ME] == 1
    assert d.clean


def test_master_of_1() -> None:
    d = dis({"in_play": ["master-of-1"]}, {"in_play": ["bumpsy", "dust-imp"]})
    assert d.reap("master-of-1").clean, "no power 1: nothing is asked"
    d = dis({"in_play": ["master-of-1", "restringuntus"]}, {"in_play": [{"card": "tolas", "power_counters": 1}]})
    d.reap("master-of-1")
    assert d.options() == {"pick:restringuntus", "done"}, "friendly creatures too; power as it stands"


def test_master_of_2() -> None:
    d = dis(
        {"in_play": ["master-of-2"]},
        {"in_play": [{"card": "troll", "damage": 6}, {"card": "restringuntus", "power_counters": 1}]},
    )
    d.reap("master-of-2")
    assert d.options() == {"pick:restringuntus", "done"}, "damage does not lower power (KF-195)"
    d.do("pick:restringuntus")
    assert d.where("restringuntus") == "discard:1"


def test_master_of_3() -> None:
    d = dis({"in_play": ["master-of-3"]}, {"in_play": ["succubus", "charette"]})
    d.reap("master-of-3", "pick:succubus")
    assert d.names("line", FOE) == ["charette"]


def test_pit_demon() -> None:
    d = dis({"in_play": ["pit-demon"]}, {"amber": 2})
    d.use("pit-demon")
    assert d.amber == [1, 1]
    assert not d.ready("pit-demon")
    d = dis({"in_play": ["pit-demon"]})
    assert d.use("pit-demon").amber == [0, 0]
    assert duel({"in_play": ["pit-demon"]}, {"amber": 2}).why_not("action:pit-demon") == "KF-049"


def test_pitlord() -> None:
    d = dis({"hand": ["pitlord"]})
    d.play("pitlord")
    assert d.amber[ME] == 2
    assert d.keyword("pitlord", "provocation") == 1
    d.end()
    assert d.options() == {"house:brobnar", "house:dis", "house:logos"}, "it binds its controller only"
    d.do("house:brobnar", "end")
    assert d.options() == {"house:dis"}
    assert d.why_not("house:brobnar") == "KF-172"


def test_pitlord_against_restringuntus() -> None:
    """Must and must not: the turn has no active house (KF-286)."""
    d = dis({"hand": ["restringuntus"]}, {"in_play": ["pitlord", "key-to-dis"], "hand": ["charette"]})
    d.play("restringuntus", "house:dis").end()
    assert d.kind == "main"
    assert d.pos.house == -1
    assert not d.offers("play:charette")
    assert not d.offers("discard:charette")
    assert not d.offers("reap:pitlord")
    assert d.offers("omni:key-to-dis")


def test_pitlord_makes_dis_a_choice() -> None:
    d = duel(
        {"in_play": [], "houses": ["mars", "logos", "ombres"]},
        {"in_play": [{"card": "pitlord", "controller": 0}]},
        house=None,
    )
    assert d.options() == {"house:dis"}, "he controls a card of Dis (KF-039)"
    d = duel({"in_play": [{"card": "pitlord", "house": "mars"}], "houses": ["mars", "logos", "ombres"]}, house=None)
    assert d.options() == {"house:mars", "house:logos", "house:ombres"}, (
        "an obligation that cannot be met is ignored (KF-S14)"
    )


def test_restringuntus() -> None:
    d = dis({"hand": ["restringuntus"]}, {"hand": ["fear"]})
    d.play("restringuntus")
    assert len(d.options()) == 7
    d.do("house:logos", "end")
    assert d.options() == {"house:brobnar", "house:dis"}
    assert d.why_not("house:logos") == "KF-172"
    d.do("house:dis", "end")
    assert d.offers("house:logos"), "it binds the opponent only"
    d.do("house:dis", "end")
    assert d.options() == {"house:brobnar", "house:dis"}, "as long as it is in play"
    d.do("house:dis", "play:fear", "end", "house:dis", "end")
    assert d.options() == {"house:brobnar", "house:dis", "house:logos"}, "until it leaves play"


def test_restringuntus_names_a_house_nobody_has() -> None:
    d = dis({"hand": ["restringuntus"]})
    d.play("restringuntus", "house:mars").end()
    assert d.options() == {"house:brobnar", "house:dis", "house:logos"}


def test_shaffles() -> None:
    d = dis({"in_play": ["shaffles"]}, {"amber": 3})
    d.end()
    assert d.amber == [0, 2]
    d.do("house:dis", "end")
    assert d.amber == [0, 2], "only at the end of its controller's turn"
    d.do("house:dis", "end")
    assert d.amber == [0, 1]
    assert dis({"in_play": ["shaffles"]}).end().amber == [0, 0]


def test_shooler() -> None:
    assert dis({"hand": ["shooler"]}, {"amber": 4}).play("shooler").amber == [1, 3]
    assert dis({"hand": ["shooler"]}, {"amber": 3}).play("shooler").amber == [0, 3]


def test_snudge() -> None:
    d = dis(
        {"in_play": ["snudge", "charette", "tocsin", "key-to-dis"]},
        {"in_play": ["bumpsy", "troll", "headhunter", "cannon"]},
    )
    d.reap("snudge")
    assert d.options() == {
        f"pick:{name}" for name in ("snudge", "tocsin", "key-to-dis", "bumpsy", "headhunter", "cannon")
    }
    d.do("pick:cannon")
    assert d.where("cannon") == "hand:1"
    assert d.clean


def test_snudge_fights() -> None:
    d = dis({"in_play": ["snudge"]}, {"in_play": ["tocsin", "troll"]})
    d.fight("snudge", "tocsin")
    assert d.options() == {"pick:snudge", "pick:troll"}
    d.do("pick:troll")
    assert d.where("troll") == "hand:1"
    assert d.where("tocsin") == "discard:1"
    d = dis({"in_play": ["snudge"]})
    d.reap("snudge")
    assert d.where("snudge") == "hand:0", "alone, it must return itself"
    assert d.clean


def test_stealer_of_souls() -> None:
    d = dis({"in_play": ["stealer-of-souls"]}, {"in_play": ["bumpsy"]})
    d.fight("stealer-of-souls", "bumpsy")
    assert d.where("bumpsy") == "purged:1"
    assert d.amber == [1, 0]
    assert d.clean


def test_stealer_of_souls_defends_and_must_survive() -> None:
    d = dis({"in_play": ["bumpsy", "tocsin"]}, {"in_play": ["stealer-of-souls"]})
    d.fight("tocsin", "stealer-of-souls")
    assert d.where("tocsin") == "purged:0"
    assert d.amber == [0, 1]
    d = dis({"in_play": [{"card": "stealer-of-souls", "damage": 1}]}, {"in_play": ["bumpsy"]})
    d.fight("stealer-of-souls", "bumpsy")
    assert d.where("bumpsy") == "discard:1"
    assert d.amber == [0, 0], "KF-182"
    d = dis({"in_play": ["stealer-of-souls"]}, {"in_play": ["pitlord"]})
    d.fight("stealer-of-souls", "pitlord")
    assert d.amber == [0, 0]
    assert d.where("pitlord") == "line:1"


def test_stealer_of_souls_when_the_creature_is_elsewhere() -> None:
    d = dis({"in_play": ["stealer-of-souls"]}, {"in_play": ["bad-penny"]})
    d.fight("stealer-of-souls", "bad-penny")
    assert d.where("bad-penny") == "hand:1"
    assert d.amber == [1, 0], "it was destroyed all the same: gain 1 (KF-107)"


def test_succubus() -> None:
    deck = ["fear"] * 10
    d = dis({"in_play": ["succubus"], "deck": deck}, {"deck": deck})
    d.end()
    assert len(d.pos.hand[ME]) == 6, "her controller draws as ever"
    d.do("house:dis", "end")
    assert len(d.pos.hand[FOE]) == 5
    d = dis({"in_play": ["succubus", "succubus"], "deck": deck}, {"deck": deck, "hand": ["fear"] * 5})
    d.end("house:dis", "end")
    assert len(d.pos.hand[FOE]) == 5, "two make it 4: nothing to draw, nothing to discard (KF-053)"


def test_tentacus() -> None:
    d = dis(
        {"amber": 1, "in_play": ["library-of-the-damned", "key-to-dis", "pit-demon"], "hand": ["fear", "arise"]},
        {"in_play": ["tentacus"]},
    )
    d.use("library-of-the-damned", "pick:fear")
    assert d.amber == [0, 1]
    assert d.why_not("omni:key-to-dis") == "KF-234", "he has nothing left to pay with"
    assert d.offers("action:pit-demon"), "creatures are free"
    d.use("pit-demon")
    assert d.amber == [1, 0]
    d.omni("key-to-dis", *(["any"] if not d.clean else []))
    assert d.where("key-to-dis") == "discard:0"


def test_tentacus_is_free_for_its_controller() -> None:
    d = dis({"in_play": ["tentacus", "library-of-the-damned"], "hand": ["fear"]}, {"amber": 2})
    d.use("library-of-the-damned")
    assert d.amber == [0, 2]
    assert d.names("archives", ME) == ["fear"]


def test_tentacus_twice_and_by_effects() -> None:
    d = dis({"amber": 1, "in_play": ["library-of-the-damned"], "hand": ["fear"]}, {"in_play": ["tentacus", "tentacus"]})
    assert d.why_not("action:library-of-the-damned") == "KF-234", "two of them: 2 Aombre"
    d = dis({"hand": ["poltergeist"]}, {"in_play": ["tentacus", "troll", "cannon"]})
    d.play("poltergeist", "pick:tentacus")
    assert d.amber == [0, 1], "the Aombre of the bonus pays"
    assert d.damage("tentacus") == 2
    assert d.where("cannon") == "discard:1"
    d = dis({"hand": ["poltergeist"]}, {"in_play": ["tentacus", "tentacus", "cannon"]})
    d.play("poltergeist")
    assert d.amber == [1, 0]
    assert d.damage("tentacus") == 0, "it cannot be used"
    assert d.where("cannon") == "discard:1", "but it is destroyed"


def test_the_terror() -> None:
    assert dis({"hand": ["the-terror"]}).play("the-terror").amber == [2, 0]
    assert dis({"hand": ["the-terror"]}, {"amber": 1}).play("the-terror").amber == [0, 1]


def test_tocsin() -> None:
    d = dis({"in_play": ["tocsin"], "hand": ["fear"]}, {"hand": ["punch", "anger"]})
    d.reap("tocsin")
    assert d.amber[ME] == 1
    assert len(d.names("hand", FOE)) == 1
    assert len(d.names("discard", FOE)) == 1
    assert d.names("hand", ME) == ["fear"]
    assert dis({"in_play": ["tocsin"]}).reap("tocsin").clean


def test_tolas() -> None:
    d = dis(
        {"hand": ["gateway-to-dis"], "in_play": ["charette", "tolas"]}, {"in_play": ["bumpsy", "troll", "headhunter"]}
    )
    d.play("gateway-to-dis", "any")
    assert d.amber == [3, 2], "for Tolas itself too"
    assert d.clean


def test_tolas_looks_at_control() -> None:
    d = dis({"hand": ["gongoozle"], "in_play": ["tolas"]}, {"in_play": [{"card": "tocsin", "controller": 0}]})
    d.play("gongoozle", "pick:tocsin")
    assert d.amber == [1, 1], "its controller's opponent, who is also its owner"
    d = dis({"hand": ["gongoozle"], "in_play": ["tolas"]}, {"in_play": [{"card": "bad-penny", "controller": 0}]})
    d.play("gongoozle", "pick:bad-penny")
    d.do(next(key for key in d.options() if key.endswith(">bad-penny")))
    assert d.where("bad-penny") == "hand:1"
    assert d.amber == [1, 1], "as it was when destroyed, though the card has gone home since"
    d = dis({"hand": ["poltergeist"], "in_play": ["tolas"]}, {"in_play": ["cannon", "bumpsy"]})
    d.play("poltergeist", "pick:bumpsy")
    assert d.where("cannon") == "discard:1"
    assert d.amber == [1, 0], "an artifact is no creature"


def test_truebaru() -> None:
    d = dis({"amber": 4, "hand": ["truebaru"]})
    d.play("truebaru")
    assert d.amber == [1, 0]
    assert d.where("truebaru") == "line:0"
    assert d.keyword("truebaru", "provocation") == 1
    d = dis({"amber": 2, "hand": ["truebaru"]})
    assert d.why_not("play:truebaru") == "KF-261"
    assert d.offers("discard:truebaru")


def test_truebaru_dies() -> None:
    d = dis({"in_play": ["truebaru"]}, {"in_play": ["troll"]})
    d.fight("truebaru", "troll")
    assert d.where("truebaru") == "discard:0"
    assert d.amber == [5, 0]
    d = dis({"hand": ["fear"]}, {"in_play": ["truebaru"]})
    assert d.play("fear").amber == [0, 0]


# ---------------------------------------------------------------------- upgrades


def test_collar_of_subordination() -> None:
    d = dis(
        {"hand": ["collar-of-subordination"], "in_play": ["charette"]},
        {
            "in_play": ["bumpsy", {"card": "pit-demon", "damage": 2, "amber": 1, "upgrades": ["blood-of-titans"]}],
            "amber": 3,
        },
    )
    d.play("collar-of-subordination")
    assert d.options() == {"onto:charette", "onto:bumpsy", "onto:pit-demon"}
    d.do("onto:pit-demon")
    assert d.options() == {"left", "right"}
    d.do("left")
    assert d.names("line", ME) == ["pit-demon", "charette"]
    assert d.names("line", FOE) == ["bumpsy"]
    assert d.ready("pit-demon")
    assert d.damage("pit-demon") == 2
    assert d.amber_on("pit-demon") == 1, "as it was (KF-S27)"
    assert d.power("pit-demon") == 10
    d.use("pit-demon")
    assert d.amber == [1, 2], "you steal with it"
    assert d.clean


def test_collar_of_subordination_opens_the_house() -> None:
    d = dis({"hand": ["collar-of-subordination"], "houses": ["dis", "mars", "ombres"]}, {"in_play": ["troll"]})
    d.play("collar-of-subordination")
    assert d.names("line", ME) == ["troll"], "alone: no flank to choose"
    d.do("end", "house:dis", "end")
    assert d.options() == {"house:dis", "house:mars", "house:ombres", "house:brobnar"}


def test_collar_of_subordination_on_ones_own_creature() -> None:
    d = dis({"hand": ["collar-of-subordination"], "in_play": ["charette", "tocsin"]})
    d.play("collar-of-subordination", "onto:charette")
    assert d.names("line", ME) == ["charette", "tocsin"]
    assert d.clean
    assert dis({"hand": ["collar-of-subordination"]}).why_not("play:collar-of-subordination") == "KF-075"


def test_collar_of_subordination_the_latest_holds() -> None:
    d = dis(
        {"hand": ["collar-of-subordination"]}, {"in_play": ["bumpsy", "troll"], "hand": ["collar-of-subordination"]}
    )
    d.play("collar-of-subordination", "onto:troll")
    assert d.names("line", ME) == ["troll"]
    foe_turn(d).play("collar-of-subordination", "onto:troll", "right")
    assert d.names("line", FOE) == ["bumpsy", "troll"]
    assert d.names("line", ME) == []


def test_collar_of_subordination_outlives_what_held_the_creature() -> None:
    """The opponent takes the creature back while a card of his is in play; when that card leaves, the collar tells."""
    d = dis(
        {"hand": ["collar-of-subordination", "fear"], "in_play": ["charette"]},
        {"in_play": ["troll"], "hand": ["harland-mindlock"]},
    )
    d.play("collar-of-subordination", "onto:troll", "right")
    foe_turn(d, "logos").play("harland-mindlock", "pick:troll", "left")
    assert d.controller("troll") == FOE
    d.do("end", "house:dis")
    d.play("fear", "pick:harland-mindlock", "right")
    assert d.names("line", ME) == ["charette", "troll"]
    assert d.names("line", FOE) == []
    assert d.clean


def test_collar_of_subordination_when_the_creature_leaves() -> None:
    d = dis({"hand": ["collar-of-subordination", "gongoozle"]}, {"in_play": [{"card": "tocsin", "amber": 2}]})
    d.play("collar-of-subordination").play("gongoozle")
    assert d.where("tocsin") == "discard:1", "to its owner (KF-188)"
    assert d.where("collar-of-subordination") == "discard:0"
    assert d.amber == [1, 2], "the Aombre to the opponent of its controller (KF-S26)"


def test_flame_wreathed() -> None:
    d = dis({"hand": ["flame-wreathed"], "in_play": ["charette", "shooler"]}, {"in_play": ["troll"]})
    d.play("flame-wreathed")
    assert d.options() == {"onto:charette", "onto:shooler", "onto:troll"}
    d.do("onto:troll")
    assert d.amber[ME] == 1
    assert d.power("troll") == 10
    assert d.keyword("troll", "hasardeux") == 2
    assert d.power("charette") == 4
    assert d.keyword("charette", "hasardeux") == 0
    d.fight("shooler", "troll")
    assert d.where("shooler") == "discard:0"
    assert d.damage("troll") == 5, "hazardous 2, then 5 and 10"
    d = dis({"in_play": ["shaffles"]}, {"in_play": [{"card": "troll", "upgrades": ["flame-wreathed"]}]})
    d.fight("shaffles", "troll")
    assert d.where("shaffles") == "discard:0"
    assert d.damage("troll") == 0, "hazardous ends the fight (KF-214)"


def test_flame_wreathed_adds_up() -> None:
    d = dis({"hand": ["flame-wreathed"], "in_play": [{"card": "charette", "upgrades": ["flame-wreathed"]}]})
    d.play("flame-wreathed")
    assert d.power("charette") == 8
    assert d.keyword("charette", "hasardeux") == 4, "KF-215"


# ---------------------------------------------------------------------- all of them


def test_every_card_has_its_test() -> None:
    assert len(HOUSE) == 54
    assert not [face.id for face in HOUSE if f"test_{re.sub('[^a-z0-9]', '_', face.id)}" not in globals()]
    assert all(face.own_words["fr"] and face.own_words["en"] for face in HOUSE)


def test_own_words_hold_the_numbers_of_the_program() -> None:
    for face in HOUSE:
        for language in ("fr", "en"):
            said, rendered = face.own_words[language], face.rendered[language]
            assert sorted(re.findall(r"\d+", said)) == sorted(re.findall(r"\d+", rendered)), face.id
