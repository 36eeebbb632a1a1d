"""House Ombres (Shadows), card by card."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ludotheque.games.keyforge.duel import HOUSES
from ludotheque.games.keyforge.faces import FACES
from tests.keyforge.helpers import FOE, ME, Play, duel

MINE = ["ombres", "dis", "logos"]


def shadows(me: dict[str, Any] | None = None, foe: dict[str, Any] | None = None, **rest: Any) -> Play:
    """A duel in step 3 of ME's turn, Ombres being the active house."""
    return duel({"houses": MINE, **(me or {})}, foe, **{"house": "ombres", **rest})


# ---------------------------------------------------------------------- actions


@pytest.mark.parametrize(
    ("mine", "theirs", "after"),
    [(0, 14, [7, 7]), (0, 13, [7, 6]), (3, 3, [3, 3]), (5, 2, [5, 2]), (0, 1, [1, 0]), (0, 0, [0, 0])],
)
def test_bait_and_switch(mine: int, theirs: int, after: list[int]) -> None:
    """Each pass compares anew (KF-276, KF-277); the seven passes are one play (KF-278)."""
    d = shadows({"hand": ["bait-and-switch"], "amber": mine}, {"amber": theirs})
    d.play("bait-and-switch")
    assert d.amber == after
    assert [count for _, count in d.pos.uses_by_name] == [1]
    assert d.where("bait-and-switch") == "discard:0"
    assert d.clean


def test_bait_and_switch_stops_when_nothing_can_be_stolen() -> None:
    d = shadows({"hand": ["bait-and-switch"]}, {"amber": 9, "in_play": ["the-vaultkeeper"]})
    d.play("bait-and-switch")
    assert d.amber == [0, 9]
    assert d.clean


def test_booby_trap() -> None:
    d = shadows(
        {"hand": ["booby-trap"], "in_play": ["dodger"]}, {"in_play": ["troll", "earthshaker", "bumpsy", "headhunter"]}
    )
    d.play("booby-trap")
    assert d.amber[ME] == 1
    assert d.options() == {"pick:earthshaker", "pick:bumpsy"}, "no flank creature of either side"
    d.do("pick:bumpsy")
    assert [d.damage(name) for name in ("troll", "earthshaker", "bumpsy", "headhunter")] == [0, 2, 4, 2]
    assert d.clean


def test_booby_trap_without_a_creature_in_the_middle() -> None:
    d = shadows({"hand": ["booby-trap"]}, {"in_play": ["troll", "bumpsy"]}).play("booby-trap")
    assert [d.damage("troll"), d.damage("bumpsy")] == [0, 0]
    assert d.amber[ME] == 1
    assert d.clean


def test_finishing_blow() -> None:
    d = shadows(
        {"hand": ["finishing-blow"], "in_play": [{"card": "dodger", "damage": 1}]},
        {"amber": 2, "in_play": [{"card": "troll", "damage": 1}, "bumpsy"]},
    )
    d.play("finishing-blow")
    assert d.options() == {"pick:dodger", "pick:troll"}, "only damaged creatures, friendly or enemy"
    d.do("pick:troll")
    assert d.where("troll") == "discard:1"
    assert d.amber == [2, 1], "1 of the bonus, 1 stolen"
    assert d.clean


def test_finishing_blow_destroys_nothing_steals_nothing() -> None:
    d = shadows({"hand": ["finishing-blow"]}, {"amber": 2, "in_play": ["bumpsy"]}).play("finishing-blow")
    assert d.amber == [1, 2]
    assert d.where("bumpsy") == "line:1"
    assert d.clean


def test_finishing_blow_on_a_creature_destroyed_in_its_place() -> None:
    """The cloak is destroyed instead of its bearer: "if you do" is not fulfilled (KF-261)."""
    d = shadows(
        {"hand": ["finishing-blow"]},
        {"amber": 2, "in_play": [{"card": "troll", "damage": 3, "upgrades": ["armageddon-cloak"]}]},
    )
    d.play("finishing-blow")
    assert d.where("troll") == "line:1"
    assert d.where("armageddon-cloak") == "discard:1"
    assert d.damage("troll") == 0
    assert d.amber == [1, 2]
    assert d.clean


@pytest.mark.parametrize(("theirs", "after"), [(0, [2, 0]), (1, [3, 0]), (2, [2, 2])])
def test_ghostly_hand(theirs: int, after: list[int]) -> None:
    d = shadows({"hand": ["ghostly-hand"]}, {"amber": theirs}).play("ghostly-hand")
    assert d.amber == after
    assert d.clean


def test_hidden_stash() -> None:
    d = shadows(
        {"hand": ["hidden-stash", "urchin", "troll"], "in_play": ["dodger"], "discard": ["umbra"]}, {"hand": ["bumpsy"]}
    )
    d.play("hidden-stash")
    assert d.options() == {"pick:urchin", "pick:troll"}, "a card of one's hand, of any house"
    d.do("pick:troll")
    assert d.names("archives", ME) == ["troll"]
    assert d.names("hand", ME) == ["urchin"]
    assert d.amber[ME] == 1
    assert d.clean


def test_hidden_stash_with_an_empty_hand() -> None:
    d = shadows({"hand": ["hidden-stash"]}).play("hidden-stash")
    assert d.names("archives", ME) == []
    assert d.clean


def test_imperial_traitor() -> None:
    d = shadows(
        {"hand": ["imperial-traitor"], "in_play": ["dodger"]},
        {
            "hand": ["champion-anaphiel", "troll", {"card": "bumpsy", "house": "sanctum"}],
            "in_play": ["the-vaultkeeper"],
        },
    )
    assert not d.pos.knows(ME, d.card("troll"))
    d.play("imperial-traitor")
    assert all(d.pos.knows(ME, d.card(name)) for name in ("champion-anaphiel", "troll", "bumpsy")), (
        "one looks at the whole hand"
    )
    assert d.asked == ME
    assert d.options() == {"pick:champion-anaphiel", "pick:bumpsy", "done"}, (
        "only Sanctum cards of the hand, mavericks too; or none"
    )
    d.do("pick:champion-anaphiel")
    assert d.where("champion-anaphiel") == "purged:1"
    assert d.names("hand", FOE) == ["troll", "bumpsy"]
    assert d.clean


def test_imperial_traitor_may_purge_nothing() -> None:
    d = shadows({"hand": ["imperial-traitor"]}, {"hand": ["champion-anaphiel"]})
    d.play("imperial-traitor", "done")
    assert d.names("hand", FOE) == ["champion-anaphiel"]
    assert d.clean
    assert shadows({"hand": ["imperial-traitor"]}, {"hand": ["troll"]}).play("imperial-traitor").clean, (
        "no Sanctum card: no question"
    )


@pytest.mark.parametrize(
    ("mine", "theirs", "keys", "after"),
    [(12, 1, 1, [0, 1]), (11, 1, 0, [11, 1]), (8, 0, 1, [0, 0]), (7, 0, 0, [7, 0]), (13, 0, 1, [5, 0])],
)
def test_key_of_darkness(mine: int, theirs: int, keys: int, after: list[int]) -> None:
    d = shadows({"hand": ["key-of-darkness"], "amber": mine}, {"amber": theirs})
    d.play("key-of-darkness")
    if keys:
        assert d.options() == {"key:rouge", "key:bleue", "key:jaune"}, "forging is not optional"
        d.do("key:bleue")
    assert d.pos.keys[ME].bit_count() == keys
    assert d.amber == after
    assert d.clean


def test_key_of_darkness_wins_at_once() -> None:
    d = shadows({"hand": ["key-of-darkness"], "amber": 8, "keys": 2}).play("key-of-darkness")
    assert d.pos.winner == ME


def test_lights_out() -> None:
    d = shadows(
        {"hand": ["lights-out"], "in_play": ["dodger"]},
        {"in_play": [{"card": "troll", "damage": 2, "amber": 3}, "bumpsy", "headhunter"]},
    )
    d.play("lights-out")
    assert d.options() == {"pick:troll", "pick:bumpsy", "pick:headhunter"}, "enemy creatures only"
    d.do("pick:troll")
    assert d.options() == {"pick:bumpsy", "pick:headhunter"}, "two different ones"
    d.do("pick:headhunter")
    assert sorted(d.names("hand", FOE)) == ["headhunter", "troll"]
    assert d.names("line", FOE) == ["bumpsy"]
    assert d.damage("troll") == 0
    assert d.amber[ME] == 1 + 3, "the bonus, and what the troll had captured (KF-106)"
    assert d.clean


def test_lights_out_returns_what_there_is() -> None:
    d = shadows(
        {"hand": ["lights-out"], "in_play": ["dodger"]}, {"in_play": [{"card": "umbra", "controller": 1}]}
    ).play("lights-out")
    assert d.names("hand", FOE) == ["umbra"]
    assert d.names("line", ME) == ["dodger"]
    assert d.clean


def test_lights_out_goes_to_the_owner() -> None:
    d = shadows({"hand": ["lights-out"], "in_play": [{"card": "umbra", "controller": FOE}]}).play("lights-out")
    assert d.names("hand", ME) == ["umbra"], "an enemy creature of one's own deck comes back to one's own hand (KF-188)"


def test_miasma() -> None:
    d = shadows({"hand": ["miasma"], "amber": 6}, {"amber": 7})
    d.play("miasma").end()
    assert d.asked == FOE
    assert d.kind == "house", "no key was forged"
    assert d.amber[FOE] == 7
    assert d.happened("skip_forge")
    d.do("house:brobnar").end("key:rouge")
    assert d.amber[ME] == 1, "7 with the bonus: one's own step is not skipped"
    d.do("house:ombres").end("key:rouge")
    assert d.amber[FOE] == 1, "only the next turn was concerned"


def test_nerve_blast() -> None:
    d = shadows({"hand": ["nerve-blast"], "in_play": ["dodger"]}, {"amber": 1, "in_play": ["troll"]})
    d.play("nerve-blast")
    assert d.amber == [1, 0]
    assert d.options() == {"pick:dodger", "pick:troll"}
    d.do("pick:troll")
    assert d.damage("troll") == 2
    assert d.clean


def test_nerve_blast_needs_the_theft() -> None:
    d = shadows({"hand": ["nerve-blast"], "in_play": ["dodger"]}, {"in_play": ["troll"]}).play("nerve-blast")
    assert [d.damage("dodger"), d.damage("troll")] == [0, 0], "nothing was stolen (KF-261)"
    assert d.clean


def test_one_last_job() -> None:
    d = shadows(
        {
            "hand": ["one-last-job"],
            "in_play": ["dodger", "umbra", {"card": "troll", "house": "ombres"}, "bumpsy", "safe-place"],
        },
        {"amber": 5, "in_play": ["urchin"]},
    )
    d.play("one-last-job")
    assert sorted(d.names("purged", ME)) == ["dodger", "troll", "umbra"]
    assert d.names("line", ME) == ["bumpsy"]
    assert d.where("safe-place") == "artifacts:0"
    assert d.where("urchin") == "line:1"
    assert d.amber == [4, 2], "1 of the bonus, 3 stolen"
    assert d.clean


def test_one_last_job_with_nobody_and_with_magda() -> None:
    assert shadows({"hand": ["one-last-job"], "in_play": ["bumpsy"]}, {"amber": 5}).play("one-last-job").amber == [1, 5]
    d = shadows({"hand": ["one-last-job"], "in_play": ["magda-the-rat"], "amber": 2}, {"amber": 5}).play("one-last-job")
    assert d.amber == [2, 6], "the bonus (3, 5), Magda leaves (1, 7), then one is stolen"
    assert d.where("magda-the-rat") == "purged:0"
    assert d.clean


def test_oubliette() -> None:
    d = shadows(
        {"hand": ["oubliette"], "in_play": ["umbra", "dodger"]},
        {"in_play": ["faygin", {"card": "nexus", "power_counters": 1}, "bumpsy"]},
    )
    d.play("oubliette")
    assert d.options() == {"pick:umbra", "pick:faygin"}, "power as it stands: the third has 4"
    d.do("pick:faygin")
    assert d.where("faygin") == "purged:1"
    assert d.clean


def test_oubliette_without_a_target() -> None:
    assert shadows({"hand": ["oubliette"]}, {"in_play": ["bumpsy"]}).play("oubliette").names("line", FOE) == ["bumpsy"]


def test_pawn_sacrifice() -> None:
    d = shadows({"hand": ["pawn-sacrifice"], "in_play": ["umbra", "dodger"]}, {"in_play": ["troll", "bumpsy"]})
    d.play("pawn-sacrifice")
    assert d.options() == {"pick:umbra", "pick:dodger"}, "one sacrifices one's own"
    d.do("pick:umbra")
    assert d.where("umbra") == "discard:0"
    assert d.options() == {"pick:dodger", "pick:troll", "pick:bumpsy"}
    d.do("pick:troll")
    assert d.options() == {"pick:dodger", "pick:bumpsy"}, "two different creatures, and both"
    d.do("pick:bumpsy")
    assert [d.damage("troll"), d.damage("bumpsy"), d.damage("dodger")] == [3, 3, 0]
    assert d.clean


def test_pawn_sacrifice_without_a_pawn() -> None:
    d = shadows({"hand": ["pawn-sacrifice"]}, {"in_play": ["troll", "bumpsy"]}).play("pawn-sacrifice")
    assert [d.damage("troll"), d.damage("bumpsy")] == [0, 0]
    d = shadows({"hand": ["pawn-sacrifice"], "in_play": ["umbra"]}, {"in_play": ["troll"]}).play("pawn-sacrifice")
    assert d.damage("troll") == 3, "one creature is left: it alone is hit (KF-107)"
    assert d.clean


def test_poison_wave() -> None:
    d = shadows({"hand": ["poison-wave"], "in_play": ["umbra", "dodger"]}, {"in_play": ["champion-anaphiel", "troll"]})
    d.play("poison-wave")
    assert d.where("umbra") == "discard:0"
    assert [d.damage(name) for name in ("dodger", "champion-anaphiel", "troll")] == [2, 1, 2], "armor 1 absorbs one"
    assert d.clean


def test_relentless_whispers() -> None:
    d = shadows({"hand": ["relentless-whispers"], "in_play": ["dodger"]}, {"amber": 3, "in_play": ["umbra", "troll"]})
    d.play("relentless-whispers")
    assert d.options() == {"pick:dodger", "pick:umbra", "pick:troll"}
    d.do("pick:umbra")
    assert d.where("umbra") == "discard:1"
    assert d.amber == [2, 2]
    assert d.clean


def test_relentless_whispers_steals_nothing_from_survivors() -> None:
    d = shadows({"hand": ["relentless-whispers"]}, {"amber": 3, "in_play": ["troll"]}).play("relentless-whispers")
    assert d.amber == [1, 3]
    d = shadows(
        {"hand": ["relentless-whispers"]}, {"amber": 3, "in_play": ["umbra", {"card": "shadow-self", "damage": 7}]}
    )
    d.play("relentless-whispers", "pick:umbra")
    assert d.where("shadow-self") == "discard:1", "the damage went to the neighbour"
    assert d.amber == [1, 3], "the creature that was chosen stands"
    assert d.clean


def test_relentless_whispers_on_bad_penny() -> None:
    d = shadows({"hand": ["relentless-whispers"]}, {"amber": 3, "in_play": ["bad-penny"]}).play("relentless-whispers")
    assert d.names("hand", FOE) == ["bad-penny"]
    assert d.amber == [2, 2], "it was destroyed all the same (KF-S46)"


@pytest.mark.parametrize(
    ("copies", "theirs", "after"), [(0, 9, [1, 8]), (2, 9, [3, 6]), (3, 2, [2, 0]), (1, 0, [0, 0])]
)
def test_routine_job(copies: int, theirs: int, after: list[int]) -> None:
    d = shadows(
        {"hand": ["routine-job"], "discard": ["routine-job"] * copies + ["umbra"]},
        {"amber": theirs, "discard": ["routine-job"]},
    )
    d.play("routine-job")
    assert d.amber == after, "the card being played is not in the discard pile yet, the opponent's copies do not count"
    assert d.clean


@pytest.mark.parametrize(("theirs", "after"), [(6, [1, 6]), (7, [2, 6]), (11, [6, 6]), (0, [1, 0])])
def test_too_much_to_protect(theirs: int, after: list[int]) -> None:
    d = shadows({"hand": ["too-much-to-protect"]}, {"amber": theirs}).play("too-much-to-protect")
    assert d.amber == after
    assert d.clean


def test_treasure_map() -> None:
    d = shadows({"hand": ["treasure-map", "urchin", "umbra"], "in_play": ["dodger"]}, {"hand": ["troll"]})
    d.play("treasure-map")
    assert d.amber[ME] == 4, "the bonus and 3"
    assert d.options() == {"discard:urchin", "discard:umbra", "reap:dodger", "end"}, "no card may be played"
    assert d.why_not("play:urchin") == "KF-001"
    d.do("discard:umbra").reap("dodger")
    assert d.amber[ME] == 5
    d.end("house:brobnar")
    assert d.offers("play:troll"), "the opponent is not concerned"
    d.end("house:ombres")
    assert d.offers("play:urchin"), "it was for one turn"


def test_treasure_map_after_another_card() -> None:
    d = shadows({"hand": ["treasure-map", "urchin", "umbra"]})
    d.play("urchin").play("treasure-map")
    assert d.amber[ME] == 1, "the bonus only"
    assert not d.offers("play:umbra"), "no more cards all the same"
    assert d.clean


def test_treasure_map_after_a_discard() -> None:
    d = shadows({"hand": ["treasure-map", "urchin"]}).do("discard:urchin").play("treasure-map")
    assert d.amber[ME] == 4, "discarding is not playing"


# ---------------------------------------------------------------------- artifacts


def test_customs_office() -> None:
    d = shadows({"hand": ["safe-place", "urchin"], "amber": 1}, {"in_play": ["customs-office"]})
    d.play("safe-place")
    assert d.amber == [1, 1], "1 paid, then the bonus"
    d.play("urchin")
    assert d.amber == [2, 0], "creatures cost nothing; the urchin stole it back"
    assert d.clean


def test_customs_office_without_aombre() -> None:
    d = shadows({"hand": ["safe-place", "urchin"]}, {"in_play": ["customs-office"]})
    assert d.options() == {"play:urchin", "discard:safe-place", "discard:urchin", "end"}
    assert d.why_not("play:safe-place") == "KF-234", "the bonus of the card itself comes too late"
    own = shadows({"hand": ["safe-place"], "in_play": ["customs-office"]})
    assert own.play("safe-place").amber == [1, 0], "its controller pays nothing"


def test_customs_office_twice() -> None:
    def mine(amber: int) -> Play:
        return shadows({"hand": ["safe-place"], "amber": amber}, {"in_play": ["customs-office", "customs-office"]})

    assert mine(1).why_not("play:safe-place") == "KF-234", "each of the two must be paid"
    assert mine(2).play("safe-place").amber == [1, 2]


def test_evasion_sigil() -> None:
    """The deck of the attacker's controller decides; a card of the active house calls the fight off."""
    d = shadows(
        {"in_play": ["dodger", "evasion-sigil"], "deck": ["urchin", "troll"]},
        {"amber": 1, "in_play": ["bumpsy"], "deck": ["headhunter"]},
    )
    d.fight("dodger", "bumpsy")
    assert d.names("discard", ME) == ["urchin"]
    assert [d.damage("dodger"), d.damage("bumpsy")] == [0, 0]
    assert not d.ready("dodger")
    assert d.amber == [0, 1], "no Fight: ability"
    assert d.names("deck", FOE) == ["headhunter"]
    assert d.clean


def test_evasion_sigil_lets_other_houses_fight() -> None:
    d = shadows(
        {"in_play": ["dodger"], "deck": ["troll", "urchin"]}, {"amber": 1, "in_play": ["troll", "evasion-sigil"]}
    )
    d.fight("dodger", "troll:1")
    assert d.names("discard", ME)[0] == "dodger"
    assert d.names("discard", ME)[1] == "troll"
    assert d.damage("troll:1") == 5
    assert d.clean


def test_evasion_sigil_with_an_empty_deck() -> None:
    d = shadows({"in_play": ["dodger", "evasion-sigil"]}, {"amber": 1, "in_play": ["headhunter"]})
    d.fight("dodger", "headhunter")
    assert d.where("headhunter") == "discard:1", "no card to discard (KF-S16): the fight takes place"


def test_evasion_sigil_ends_what_waits_for_the_fight() -> None:
    """Assault waits with it: in the order of the active player, dropped when the fight is off, dealt when it comes first."""
    d = shadows(
        {"in_play": [{"card": "ancient-bear", "house": "ombres"}, "evasion-sigil"], "deck": ["urchin"]},
        {"in_play": ["troll"]},
    )
    d.fight("ancient-bear", "troll")
    assert d.options() == {"next:0>evasion-sigil", "next:1>ancient-bear"}
    d.do("next:0>evasion-sigil")
    assert d.damage("troll") == 0
    assert d.clean
    other = shadows(
        {"in_play": [{"card": "ancient-bear", "house": "ombres"}, "evasion-sigil"], "deck": ["urchin"]},
        {"in_play": ["troll"]},
    )
    other.fight("ancient-bear", "troll", "next:1>ancient-bear")
    assert other.damage("troll") == 2
    assert other.damage("ancient-bear") == 0
    assert other.clean


def test_longfused_mines() -> None:
    d = shadows(
        {"in_play": ["urchin", "umbra", "faygin", "longfused-mines"]},
        {"in_play": ["nexus", "bumpsy", "troll", "umbra"]},
        house="dis",
    )
    assert d.offers("omni:longfused-mines"), "of any house"
    d.omni("longfused-mines")
    assert d.where("longfused-mines") == "discard:0"
    assert [d.damage(name) for name in ("nexus", "bumpsy", "troll", "umbra:1")] == [0, 3, 3, 0]
    assert d.names("line", ME) == ["urchin", "umbra", "faygin"]
    assert d.clean


def test_longfused_mines_must_be_ready() -> None:
    d = shadows({"in_play": [{"card": "longfused-mines", "ready": False}]})
    assert d.why_not("omni:longfused-mines") == "KF-010"
    assert (
        shadows({"in_play": ["longfused-mines"]}, {"in_play": ["troll", "bumpsy"]})
        .omni("longfused-mines")
        .damage("troll")
        == 0
    )


def test_masterplan() -> None:
    d = shadows({"hand": ["masterplan", "troll", "urchin"]}, {"amber": 3, "in_play": ["bumpsy"]})
    d.play("masterplan")
    assert d.amber[ME] == 1
    assert d.options() == {"pick:troll", "pick:urchin"}, "a card of the hand, of any house"
    d.do("pick:troll")
    assert d.where("troll").startswith("beneath")
    assert not d.pos.knows(FOE, d.card("troll")), "face down"
    assert d.pos.knows(ME, d.card("troll"))
    assert d.names("hand", ME) == ["urchin"]
    assert not d.offers("omni:masterplan"), "it came into play exhausted"
    d.end("house:brobnar").end("house:dis")
    d.omni("masterplan")
    assert d.names("line", ME) == ["troll"], "played although neither its house nor the artifact's is active"
    assert d.where("masterplan") == "discard:0"
    assert d.pos.beneath == []
    assert d.clean


def test_masterplan_plays_in_full_before_the_sacrifice() -> None:
    d = shadows({"hand": ["masterplan", "nerve-blast"]}, {"amber": 2, "in_play": ["bumpsy"]})
    d.play("masterplan")
    d.end("house:brobnar").end("house:logos")
    d.omni("masterplan")
    assert d.amber == [2, 1]
    assert d.damage("bumpsy") == 2
    assert d.names("discard", ME) == ["masterplan", "nerve-blast"]
    assert d.clean


def test_masterplan_leaving_unused() -> None:
    d = shadows({"hand": ["masterplan", "troll"]}, {"hand": ["barehanded"]})
    d.play("masterplan").end("house:brobnar").play("barehanded")
    assert "masterplan" in d.names("deck", ME) + d.names("hand", ME)
    assert d.where("troll") == "discard:0", "the card beneath goes to its owner's discard pile"
    assert d.pos.knows(FOE, d.card("troll"))


def test_masterplan_with_an_empty_hand_and_what_cannot_be_played() -> None:
    d = shadows({"hand": ["masterplan"]}).play("masterplan")
    assert d.clean
    d = shadows({"hand": ["masterplan", "duskrunner"]}).play("masterplan").end("house:brobnar").end("house:dis")
    d.omni("masterplan")
    assert d.where("duskrunner") == "discard:0", "no creature can bear it: it is not played (KF-S37)"
    assert d.where("masterplan") == "discard:0"
    assert d.clean


def test_masterplan_used_by_the_opponent() -> None:
    """ "You" on the action is the player who plays it, but the card goes to its owner's discard pile (KF-220)."""
    d = shadows({"hand": ["masterplan", "nerve-blast"], "amber": 1}, {"houses": MINE, "in_play": ["nexus"]})
    d.play("masterplan").end("house:ombres")
    d.reap("nexus")
    assert d.amber == [1, 2], "FOE reaped 1 and stole 1 of the 2"
    assert d.damage("nexus") == 2
    assert d.where("nerve-blast") == "discard:0"
    assert d.where("masterplan") == "discard:0"


def test_safe_place() -> None:
    d = shadows({"in_play": [{"card": "safe-place", "amber": 2}], "amber": 3}, {"amber": 3})
    d.use("safe-place")
    assert d.amber == [2, 3]
    assert d.amber_on("safe-place") == 3
    assert not d.offers("action:safe-place"), "once a turn"
    assert d.clean


def test_safe_place_moves_nothing_from_an_empty_pool_and_needs_its_house() -> None:
    d = shadows({"in_play": ["safe-place"]}).use("safe-place")
    assert d.amber_on("safe-place") == 0
    assert shadows({"in_play": ["safe-place"]}, house="dis").why_not("action:safe-place") == "KF-049"


def test_safe_place_pays_for_keys() -> None:
    d = shadows({"in_play": [{"card": "safe-place", "amber": 4}], "amber": 3}, house=None)
    assert d.kind == "forge"
    assert d.options() == {"spend:safe-place", "no"}, "the pool alone is not enough: it is optional"
    d.do("spend:safe-place")
    assert not d.offers("no"), "once begun it is paid in full (KF-236)"
    d.do("spend:safe-place", "spend:safe-place", "pool", "key:rouge")
    assert d.amber[ME] == 0
    assert d.amber_on("safe-place") == 1
    assert d.pos.keys[ME].bit_count() == 1


def test_safe_place_is_spared_when_one_likes() -> None:
    d = shadows({"in_play": [{"card": "safe-place", "amber": 4}], "amber": 3}, house=None).do("no")
    assert d.kind == "house"
    assert d.amber_on("safe-place") == 4
    d = shadows({"in_play": [{"card": "safe-place", "amber": 4}], "amber": 6}, house=None)
    assert not d.offers("no"), "the pool covers the cost: forging is forced (KF-028)"
    d.do("pool", "key:rouge")
    assert d.amber_on("safe-place") == 4
    foe = shadows({"amber": 3}, {"in_play": [{"card": "safe-place", "amber": 4}]}, house=None)
    assert foe.kind == "house", "the opponent's is of no use"


def test_seeker_needle() -> None:
    d = shadows({"in_play": ["seeker-needle", "dodger"]}, {"amber": 1, "in_play": ["urchin", "troll"]})
    d.use("seeker-needle")
    assert d.options() == {"pick:dodger", "pick:urchin", "pick:troll"}
    d.do("pick:urchin")
    assert d.where("urchin") == "discard:1"
    assert d.amber == [1, 1], "gained, not stolen"
    assert d.clean


def test_seeker_needle_without_a_kill() -> None:
    d = shadows({"in_play": ["seeker-needle"]}, {"in_play": ["troll"]}).use("seeker-needle")
    assert d.damage("troll") == 1
    assert d.amber == [0, 0]
    assert shadows({"in_play": ["seeker-needle"]}).use("seeker-needle").clean


def test_skeleton_key() -> None:
    d = shadows({"in_play": ["skeleton-key", "dodger", "troll"]}, {"amber": 3, "in_play": ["bumpsy"]})
    d.use("skeleton-key")
    assert d.options() == {"pick:dodger", "pick:troll"}, "friendly creatures"
    d.do("pick:troll")
    assert d.amber_on("troll") == 1
    assert d.amber == [0, 2]
    assert d.clean


def test_skeleton_key_without_a_creature_or_aombre() -> None:
    assert shadows({"in_play": ["skeleton-key"]}, {"amber": 3}).use("skeleton-key").amber == [0, 3]
    assert shadows({"in_play": ["skeleton-key", "dodger"]}).use("skeleton-key").amber_on("dodger") == 0


def test_special_delivery() -> None:
    d = shadows({"in_play": ["special-delivery"]}, {"in_play": ["nexus", "troll", "bumpsy"]}, house="dis")
    d.omni("special-delivery")
    assert d.where("special-delivery") == "discard:0"
    assert d.options() == {"pick:nexus", "pick:bumpsy"}, "flank creatures only"
    d.do("pick:nexus")
    assert d.where("nexus") == "purged:1"
    assert d.clean


def test_special_delivery_does_not_purge_survivors() -> None:
    d = shadows({"in_play": ["special-delivery"]}, {"in_play": ["bumpsy"]}).omni("special-delivery")
    assert d.where("bumpsy") == "line:1"
    assert d.damage("bumpsy") == 3
    assert shadows({"in_play": ["special-delivery"]}).omni("special-delivery").where("special-delivery") == "discard:0"


def test_special_delivery_purges_only_what_went_to_the_discard_pile() -> None:
    d = shadows({"in_play": ["special-delivery"]}, {"in_play": ["bad-penny"]}).omni("special-delivery")
    assert d.where("bad-penny") == "hand:1", "it left play once, by its own route (KF-S46)"
    d = shadows({"in_play": ["special-delivery"]}, {"in_play": ["umbra", "shadow-self"]}).omni(
        "special-delivery", "pick:umbra"
    )
    assert d.damage("shadow-self") == 3
    assert d.where("umbra") == "line:1", "the damage went elsewhere"
    assert d.clean


def test_speed_sigil() -> None:
    d = shadows({"hand": ["urchin", "umbra", "dodger"], "in_play": ["speed-sigil"]}, {"hand": ["troll", "bumpsy"]})
    d.play("urchin")
    assert d.ready("urchin")
    d.play("umbra", "right")
    assert not d.ready("umbra"), "only the first of the turn"
    d.end("house:brobnar").play("troll")
    assert d.ready("troll"), "the opponent's too"
    d.play("bumpsy", "left")
    assert not d.ready("bumpsy")


def test_speed_sigil_played_after_a_creature() -> None:
    d = shadows({"hand": ["urchin", "speed-sigil", "umbra"]})
    d.play("urchin").play("speed-sigil").play("umbra", "left")
    assert not d.ready("umbra"), "the first one of the turn was another"
    assert not d.ready("speed-sigil")
    d = shadows({"hand": ["skeleton-key", "umbra"], "in_play": ["speed-sigil"]}).play("skeleton-key").play("umbra")
    assert not d.ready("skeleton-key"), "creatures only"
    assert d.ready("umbra")


def test_subtle_maul() -> None:
    d = shadows({"in_play": ["subtle-maul"], "hand": ["urchin"]}, {"hand": ["troll", "bumpsy", "headhunter"]})
    d.use("subtle-maul")
    assert len(d.pos.hand[FOE]) == 2
    assert len(d.pos.discard[FOE]) == 1
    assert d.names("hand", ME) == ["urchin"]
    assert d.clean


def test_subtle_maul_on_an_empty_hand() -> None:
    d = shadows({"in_play": ["subtle-maul"]}).use("subtle-maul")
    assert d.names("discard", FOE) == []
    assert d.clean


def test_the_sting() -> None:
    d = shadows({"in_play": ["the-sting"], "amber": 9}, {"amber": 8}, house=None)
    assert d.kind == "house", "one's own step is skipped"
    assert d.amber == [9, 8]
    d.do("house:dis").end("key:rouge")
    assert d.amber == [15, 2], "the 6 they spent came to one's pool"
    assert d.pos.keys == [0, 1]


def test_the_sting_counts_what_was_really_spent() -> None:
    d = shadows({"in_play": ["the-sting", "the-sting"]}, {"amber": 4, "in_play": [{"card": "safe-place", "amber": 4}]})
    d.end("spend:safe-place", "spend:safe-place", "pool", "key:rouge", "next:0>the-sting")
    assert d.amber == [6, 0], "from the store too, and two copies do not double it"


def test_the_sting_sacrificed() -> None:
    d = shadows({"in_play": ["the-sting"], "amber": 6}, {"amber": 6})
    d.use("the-sting")
    assert d.where("the-sting") == "discard:0"
    assert d.clean
    d.end("key:rouge", "house:brobnar")
    assert d.amber == [6, 0]
    d.end("key:rouge")
    assert d.amber == [0, 0], "the step is there again"


# ---------------------------------------------------------------------- creatures


def test_bad_penny() -> None:
    d = shadows({"in_play": [{"card": "bad-penny", "amber": 1, "upgrades": ["duskrunner"]}]}, {"in_play": ["troll"]})
    d.fight("bad-penny", "troll")
    assert d.names("hand", ME) == ["bad-penny"]
    assert d.names("discard", ME) == ["duskrunner"]
    assert d.damage("troll") == 1
    assert d.amber == [0, 1], "what was on it went to the opponent"
    assert d.clean


def test_bad_penny_goes_to_its_owner_and_only_when_destroyed() -> None:
    d = shadows(
        {"hand": ["finishing-blow"], "in_play": ["umbra"]},
        {"in_play": [{"card": "bad-penny", "controller": ME, "power_counters": 1, "damage": 1}]},
    )
    d.play("finishing-blow")
    assert d.names("hand", FOE) == ["bad-penny"], "the hand of its owner"
    d = shadows({"hand": ["oubliette"], "in_play": ["bad-penny"]}).play("oubliette")
    assert d.where("bad-penny") == "purged:0", "purging is not destroying"


def test_bulleteye() -> None:
    d = shadows({"in_play": ["umbra", "bulleteye", "dodger"]}, {"in_play": ["troll", "bumpsy", "headhunter"]})
    d.reap("bulleteye")
    assert d.options() == {"pick:umbra", "pick:dodger", "pick:troll", "pick:headhunter"}, "flanks of both lines"
    d.do("pick:troll")
    assert d.where("troll") == "discard:1"
    assert d.amber[ME] == 1
    assert d.keyword("bulleteye", "insaisissable") == 1
    assert d.clean


def test_bulleteye_alone() -> None:
    d = shadows({"in_play": ["bulleteye"]}).reap("bulleteye")
    assert d.where("bulleteye") == "discard:0", "it is the only flank creature, and the effect is not optional"
    assert d.amber[ME] == 1


def test_carlo_phantom() -> None:
    d = shadows(
        {"hand": ["safe-place", "umbra", "masterplan"], "in_play": ["carlo-phantom"]}, {"amber": 2, "hand": ["cannon"]}
    )
    d.play("safe-place")
    assert d.amber == [2, 1], "the bonus and a theft"
    d.play("umbra", "right")
    assert d.amber == [2, 1], "not for a creature"
    d.play("masterplan")
    assert d.amber == [4, 0]
    d.end("house:brobnar").play("cannon")
    assert d.amber == [4, 0], "only artifacts that you play"
    assert d.keyword("carlo-phantom", "escarmouche") == 1


def test_deipno_spymaster() -> None:
    d = shadows(
        {"in_play": ["deipno-spymaster", "troll", "dodger", "headhunter"]}, {"in_play": ["bumpsy"]}, house="dis"
    )
    assert d.options() == {"omni:deipno-spymaster", "end"}
    d.omni("deipno-spymaster")
    assert d.options() == {"pick:deipno-spymaster", "pick:troll", "pick:dodger", "pick:headhunter"}, (
        "friendly creatures"
    )
    d.do("pick:troll")
    assert d.options() == {"reap:troll", "fight:troll>bumpsy", "end"}, "that creature and no other"
    d.reap("troll")
    assert d.amber[ME] == 1
    d.end("house:brobnar").end("house:dis")
    assert not d.offers("reap:troll"), "for one turn only"


def test_deipno_spymaster_does_not_ready() -> None:
    d = shadows({"in_play": ["deipno-spymaster", {"card": "troll", "ready": False}]}, house="dis")
    d.omni("deipno-spymaster", "pick:troll")
    assert d.why_not("reap:troll") == "KF-010"


def test_faygin() -> None:
    d = shadows(
        {"in_play": ["faygin", "urchin"], "discard": ["umbra", "urchin"]},
        {"in_play": ["urchin", "umbra"], "discard": ["urchin"]},
    )
    d.reap("faygin")
    assert len(d.table.choice.options) == 3, "one in play on each side, one of one's own discard pile"
    assert d.options() == {"pick:urchin"}
    mine = next(card for card in d.pos.discard[ME] if FACES[d.pos.faces[card]].id == "urchin")
    d.table.play(f"pick:{d.table.game.ref(d.pos, mine)}")
    assert d.names("hand", ME) == ["urchin"]
    assert d.names("discard", ME) == ["umbra"]
    assert d.clean


def test_faygin_on_the_opponents_urchin() -> None:
    d = shadows({"in_play": ["faygin"], "discard": ["umbra"]}, {"in_play": ["urchin"], "discard": ["urchin"]}).reap(
        "faygin"
    )
    assert d.names("hand", FOE) == ["urchin"], "any Orphelin in play, to its owner's hand"
    assert len(d.pos.discard[FOE]) == 1
    d = shadows({"in_play": ["faygin"]}, {"discard": ["urchin"]}).reap("faygin")
    assert d.names("discard", FOE) == ["urchin"], "not from the opponent's discard pile"
    assert d.clean


def test_macis_asp() -> None:
    d = shadows({"in_play": ["macis-asp"]}, {"in_play": ["troll"]}).fight("macis-asp", "troll")
    assert d.where("troll") == "discard:1", "poison"
    assert d.damage("macis-asp") == 0, "skirmish"
    d = shadows({"in_play": ["dodger"]}, {"in_play": ["macis-asp"]}).fight("dodger", "macis-asp")
    assert d.where("macis-asp") == "discard:1", "skirmish is for the attacker"
    assert d.where("dodger") == "discard:0", "poison works for the defender too"
    assert d.clean


def test_mack_the_knife() -> None:
    d = shadows(
        {"in_play": ["mack-the-knife", "dodger"], "hand": ["mack-the-knife"]},
        {"in_play": ["urchin", "troll"]},
        house="dis",
    )
    assert d.options() == {
        "reap:mack-the-knife",
        "action:mack-the-knife",
        "fight:mack-the-knife>urchin",
        "fight:mack-the-knife>troll",
        "end",
    }, "in play only, and only himself"
    d.use("mack-the-knife")
    assert d.options() == {"pick:mack-the-knife", "pick:dodger", "pick:urchin", "pick:troll"}
    d.do("pick:urchin")
    assert d.where("urchin") == "discard:1"
    assert d.amber == [1, 0]
    assert d.clean


def test_mack_the_knife_without_a_kill_and_on_the_other_side() -> None:
    d = shadows({"in_play": ["mack-the-knife"]}, {"in_play": ["troll"]}).use("mack-the-knife", "pick:troll")
    assert d.amber == [0, 0]
    assert d.damage("troll") == 1
    d = shadows({}, {"in_play": ["mack-the-knife"]}, house="dis")
    assert d.options() == {"end"}


def test_magda_the_rat() -> None:
    d = shadows({"hand": ["magda-the-rat"]}, {"amber": 3}).play("magda-the-rat")
    assert d.amber == [2, 1]
    assert d.clean
    d = shadows({"in_play": ["magda-the-rat"], "amber": 5}, {"in_play": ["troll"]}).fight("magda-the-rat", "troll")
    assert d.amber == [3, 2], "destroyed: the opponent steals 2"
    assert d.where("magda-the-rat") == "discard:0"
    assert d.clean


def test_magda_the_rat_leaves_in_other_ways() -> None:
    d = shadows({"hand": ["lights-out"], "amber": 0}, {"amber": 5, "in_play": ["magda-the-rat"]}).play("lights-out")
    assert d.amber == [3, 3], "returned to hand: her controller's opponent steals 2"
    assert d.names("hand", FOE) == ["magda-the-rat"]
    d = shadows({"in_play": ["magda-the-rat", "dodger"], "amber": 1}, {"in_play": ["bumpsy", "troll"]}).fight(
        "magda-the-rat", "troll"
    )
    assert d.amber == [0, 1], "no more than there is"


def test_magda_the_rat_leaves_only_once() -> None:
    """Archived while she is being destroyed: she leaves play once (KF-S46)."""
    d = shadows(
        {"in_play": [{"card": "magda-the-rat", "upgrades": ["biomatrix-backup"]}], "amber": 5}, {"in_play": ["troll"]}
    )
    d.fight("magda-the-rat", "troll")
    while not d.clean:
        d.table.play(d.table.choice.options[0])
    assert d.amber == [3, 2]


def test_mooncurser() -> None:
    d = shadows({"in_play": ["mooncurser"]}, {"amber": 2, "in_play": ["troll"]}).fight("mooncurser", "troll")
    assert d.where("troll") == "discard:1"
    assert d.amber == [1, 1]
    assert d.damage("mooncurser") == 0
    assert d.clean
    assert shadows({"in_play": ["mooncurser"]}, {"amber": 2}).reap("mooncurser").amber == [1, 2], "not when it reaps"


def test_nexus() -> None:
    d = shadows({"in_play": ["nexus", "safe-place"]}, {"amber": 2, "in_play": ["cannon", "skeleton-key", "bumpsy"]})
    d.reap("nexus")
    assert d.options() == {"pick:cannon", "pick:skeleton-key"}, "enemy artifacts"
    d.do("pick:skeleton-key")
    assert d.amber_on("nexus") == 1, "as if it were yours: the friendly creature is one's own"
    assert d.amber == [1, 1]
    assert not d.ready("skeleton-key")
    assert d.controller("skeleton-key") == FOE
    assert d.clean


def test_nexus_sacrifices_the_enemy_artifact() -> None:
    d = shadows({"in_play": ["nexus"]}, {"in_play": ["longfused-mines", "umbra", "faygin", "urchin"]}).reap("nexus")
    assert d.where("longfused-mines") == "discard:1"
    assert d.where("faygin") == "discard:1", "the enemies are those of the player who uses it"
    assert d.damage("nexus") == 0
    assert d.clean


def test_nexus_cannot_use_an_exhausted_artifact_nor_one_that_must_be_paid() -> None:
    d = shadows({"in_play": ["nexus"]}, {"in_play": [{"card": "cannon", "ready": False}]}).reap("nexus")
    assert d.damage("nexus") == 0
    assert d.clean
    d = shadows({"in_play": ["nexus"]}, {"in_play": ["cannon", "tentacus"]})
    d.reap("nexus", "pick:tentacus")
    assert d.amber == [0, 1], "the Aombre just reaped paid for it"
    assert d.damage("tentacus") == 2
    d = shadows({"in_play": ["nexus"]}, {"in_play": ["cannon", "tentacus", "tentacus"]}).reap("nexus")
    assert d.amber == [1, 0], "two of them: 1 is not enough, so the artifact cannot be used"
    assert d.ready("cannon")
    assert d.clean
    assert shadows({"in_play": ["nexus"]}).reap("nexus").clean


def test_noddy_the_thief() -> None:
    d = shadows({"in_play": ["noddy-the-thief"]}, {"amber": 2}).use("noddy-the-thief")
    assert d.amber == [1, 1]
    assert not d.offers("reap:noddy-the-thief"), "exhausted"
    assert shadows({"in_play": ["noddy-the-thief"]}).use("noddy-the-thief").amber == [0, 0]
    assert shadows({"in_play": ["noddy-the-thief"]}, house="dis").why_not("action:noddy-the-thief") == "KF-049"


def test_old_bruno() -> None:
    d = shadows({"hand": ["old-bruno"], "in_play": ["dodger"]}, {"amber": 5}).play("old-bruno", "left")
    assert d.amber_on("old-bruno") == 3
    assert d.amber == [0, 2]
    assert d.clean
    assert shadows({"hand": ["old-bruno"]}, {"amber": 1}).play("old-bruno").amber_on("old-bruno") == 1, (
        "what there is (KF-S34)"
    )


def test_dodger() -> None:
    d = shadows({"in_play": ["dodger"]}, {"amber": 2, "in_play": ["umbra"]}).fight("dodger", "umbra")
    assert d.amber == [1, 1]
    assert d.damage("dodger") == 2
    d = shadows({"in_play": ["dodger"]}, {"amber": 2, "in_play": ["troll"]}).fight("dodger", "troll")
    assert d.amber == [0, 2], "a destroyed attacker does not steal (KF-097)"
    assert d.clean


def test_selwyn_the_fence() -> None:
    d = shadows(
        {"in_play": ["selwyn-the-fence", {"card": "dodger", "amber": 2}, {"card": "safe-place", "amber": 1}, "umbra"]},
        {"in_play": [{"card": "troll", "amber": 3}]},
    )
    d.reap("selwyn-the-fence")
    assert d.options() == {"pick:dodger", "pick:safe-place"}, "friendly cards that hold Aombre"
    d.do("pick:safe-place")
    assert d.amber == [2, 0], "1 reaped, 1 moved"
    assert d.amber_on("safe-place") == 0
    assert d.clean


def test_selwyn_the_fence_fights_and_may_find_nothing() -> None:
    d = shadows({"in_play": [{"card": "selwyn-the-fence", "amber": 2}]}, {"in_play": ["umbra"]}).fight(
        "selwyn-the-fence", "umbra"
    )
    assert d.amber == [1, 0]
    assert d.amber_on("selwyn-the-fence") == 1
    assert shadows({"in_play": ["selwyn-the-fence"]}).reap("selwyn-the-fence").amber == [1, 0]


def test_shadow_self() -> None:
    """It deals no fight damage, and takes that of its neighbours."""
    d = shadows({"in_play": ["shadow-self"]}, {"in_play": ["troll"]}).fight("shadow-self", "troll")
    assert d.damage("troll") == 0
    assert d.damage("shadow-self") == 8
    assert d.clean
    d = shadows({"in_play": ["dodger"]}, {"in_play": ["shadow-self"]}).fight("dodger", "shadow-self")
    assert [d.damage("dodger"), d.damage("shadow-self")] == [0, 5], "as a defender neither"


def test_shadow_self_takes_the_damage_of_its_neighbours() -> None:
    d = shadows({"hand": ["poison-wave"]}, {"in_play": ["bumpsy", "umbra", "shadow-self", "urchin", "troll"]})
    d.play("poison-wave")
    assert [d.damage(name) for name in ("bumpsy", "umbra", "shadow-self", "urchin", "troll")] == [2, 0, 6, 0, 2]
    assert d.clean


def test_shadow_self_in_a_fight_of_its_neighbour() -> None:
    d = shadows({"in_play": ["dodger"]}, {"in_play": ["umbra", "shadow-self"]}).fight("dodger", "umbra")
    assert [d.damage("umbra"), d.damage("shadow-self"), d.damage("dodger")] == [0, 5, 2]
    d = shadows({"in_play": ["macis-asp"]}, {"in_play": ["umbra", "shadow-self"]}).fight("macis-asp", "umbra")
    assert d.where("shadow-self") == "discard:1", "poison destroys the one that is damaged"
    assert d.where("umbra") == "line:1"


def test_shadow_self_does_not_help_specters_nor_enemies() -> None:
    d = shadows({"hand": ["poison-wave"], "in_play": ["dodger"]}, {"in_play": ["shadow-self", "shadow-self", "troll"]})
    d.play("poison-wave")
    assert [d.damage("shadow-self"), d.damage("shadow-self:1"), d.damage("troll"), d.damage("dodger")] == [2, 4, 0, 2]
    d = shadows({"in_play": ["umbra", "shadow-self"], "hand": ["finishing-blow"]})
    d.pos.damage[d.card("umbra")] = 1
    d.play("finishing-blow")
    assert d.where("umbra") == "discard:0", "destruction is not damage"


def test_silvertooth() -> None:
    d = shadows({"hand": ["silvertooth", "umbra"]}).play("silvertooth").play("umbra", "left")
    assert d.ready("silvertooth")
    assert not d.ready("umbra"), "itself only"
    d.reap("silvertooth")
    assert d.amber[ME] == 1


def test_smiling_ruth() -> None:
    d = shadows(
        {"in_play": ["smiling-ruth", "dodger"], "amber": 6}, {"in_play": ["troll", "bumpsy", "headhunter"]}, house=None
    )
    d.do("key:rouge", "house:ombres").reap("smiling-ruth")
    assert d.options() == {"pick:troll", "pick:headhunter"}, "enemy flank creatures"
    d.do("pick:troll")
    assert d.options() == {"left", "right"}
    d.do("right")
    assert d.names("line", ME) == ["smiling-ruth", "dodger", "troll"]
    assert d.names("line", FOE) == ["bumpsy", "headhunter"]
    assert d.clean
    d.end("house:brobnar").end("house:brobnar")
    assert d.offers("reap:troll"), "its house may be chosen, and the control lasts (KF-187)"


def test_smiling_ruth_without_a_key() -> None:
    d = shadows({"in_play": ["smiling-ruth"], "keys": 2}, {"in_play": ["troll"]}).reap("smiling-ruth")
    assert d.controller("troll") == FOE, "a key of an earlier turn does not count"
    assert d.amber[ME] == 1
    assert d.clean


def test_sneklifter() -> None:
    """The artifact of a foreign house counts as Shadows."""
    d = shadows({"hand": ["sneklifter"], "in_play": ["safe-place"]}, {"in_play": ["cannon", "seeker-needle", "troll"]})
    d.play("sneklifter")
    assert d.options() == {"pick:cannon", "pick:seeker-needle"}, "enemy artifacts"
    d.do("pick:cannon")
    assert d.controller("cannon") == ME
    assert d.names("artifacts", ME) == ["safe-place", "cannon"]
    assert d.offers("action:cannon"), "Shadows is active: it keeps its state, ready"
    d.use("cannon", "pick:troll")
    assert d.damage("troll") == 2
    assert d.clean
    d.end("house:brobnar").end()
    assert d.kind == "house"
    assert d.options() == {"house:ombres", "house:dis", "house:logos"}, "it no longer counts as Brobnar"
    d.do("house:dis")
    assert not d.offers("action:cannon")
    d.end("house:brobnar").end("house:ombres")
    assert d.offers("action:cannon"), "it lasts"


def test_sneklifter_keeps_a_house_of_ones_own() -> None:
    d = shadows({"hand": ["sneklifter"]}, {"in_play": ["library-of-the-damned"]}).play("sneklifter")
    assert d.controller("library-of-the-damned") == ME
    assert not d.offers("action:library-of-the-damned"), "it is of Dis, one of one's three houses"
    d.end("house:brobnar").end("house:dis")
    assert d.offers("action:library-of-the-damned")
    assert shadows({"hand": ["sneklifter"]}, {"in_play": ["troll"]}).play("sneklifter").clean, (
        "no artifact: nothing happens"
    )


def test_sneklifter_lasts_after_it_has_left_but_not_after_the_control() -> None:
    d = shadows(
        {"hand": ["sneklifter", "oubliette"]},
        {"houses": ["brobnar", "ombres", "mars"], "hand": ["sneklifter"], "in_play": ["cannon"]},
    )
    d.play("sneklifter").play("oubliette")
    assert d.where("sneklifter") == "purged:0"
    assert d.offers("action:cannon"), "the artifact is Shadows while it is under one's control"
    d.end("house:ombres").play("sneklifter:1")
    assert d.controller("cannon") == FOE
    assert d.pos.lasting == []
    assert not d.offers("action:cannon"), "Brobnar again, a house of its owner's"


def test_umbra() -> None:
    d = shadows({"in_play": ["umbra"]}, {"amber": 2, "in_play": ["troll"]}).fight("umbra", "troll")
    assert d.amber == [1, 1]
    assert [d.damage("umbra"), d.damage("troll")] == [0, 2], "skirmish"
    assert shadows({"in_play": ["umbra"]}, {"amber": 2}).why_not("action:umbra") == "KF-099"


def test_urchin() -> None:
    d = shadows({"hand": ["urchin"]}, {"amber": 2}).play("urchin")
    assert d.amber == [1, 1]
    assert d.clean
    d = shadows({"hand": ["urchin"]}).play("urchin")
    assert d.amber == [0, 0]
    d = shadows({"in_play": ["dodger", "umbra"]}, {"in_play": ["urchin"]}).fight("dodger", "urchin")
    assert d.where("urchin") == "line:1", "elusive"
    d.fight("umbra", "urchin")
    assert d.where("urchin") == "discard:1"


# ---------------------------------------------------------------------- upgrades


def test_duskrunner() -> None:
    d = shadows({"hand": ["duskrunner"], "in_play": ["dodger", "umbra"]}, {"amber": 3, "in_play": ["troll"]})
    d.play("duskrunner")
    assert d.options() == {"onto:dodger", "onto:umbra", "onto:troll"}
    d.do("onto:dodger").reap("dodger")
    assert d.amber == [2, 2]
    d.reap("umbra")
    assert d.amber == [3, 2], "only the upgraded creature"
    assert d.clean


def test_duskrunner_on_an_enemy_creature() -> None:
    d = shadows({"hand": ["duskrunner"], "amber": 3}, {"in_play": ["troll"]})
    d.play("duskrunner").end("house:brobnar").reap("troll")
    assert d.options() == {"next:0>troll", "next:1>troll"}, "its own Reap: and the one it gained (KF-092)"
    d.do("next:1>troll")
    assert d.amber == [2, 2], "the creature's controller steals"
    assert shadows({"hand": ["duskrunner"]}).why_not("play:duskrunner") == "KF-075"


def test_ring_of_invisibility() -> None:
    d = shadows({"hand": ["ring-of-invisibility"], "in_play": ["dodger", "umbra"]}, {"amber": 1, "in_play": ["troll"]})
    d.play("ring-of-invisibility", "onto:dodger")
    assert d.amber[ME] == 1
    assert [d.keyword("dodger", word) for word in ("insaisissable", "escarmouche")] == [1, 1]
    assert d.keyword("umbra", "insaisissable") == 0
    d.fight("dodger", "troll")
    assert [d.damage("dodger"), d.damage("troll")] == [0, 5]
    d.end("house:brobnar").fight("troll", "dodger")
    assert [d.damage("dodger"), d.damage("troll")] == [0, 5], "elusive"


def test_silent_dagger() -> None:
    d = shadows(
        {"hand": ["silent-dagger"], "in_play": ["umbra", "dodger", "urchin"]},
        {"in_play": ["troll", "bumpsy", "headhunter"]},
    )
    d.play("silent-dagger", "onto:dodger").reap("dodger")
    assert d.options() == {"pick:umbra", "pick:urchin", "pick:troll", "pick:headhunter"}, (
        "flank creatures of both sides"
    )
    d.do("pick:troll")
    assert d.damage("troll") == 4
    assert d.amber[ME] == 2, "the bonus and the reap"
    d.reap("umbra")
    assert d.clean, "the others gained nothing"


# ---------------------------------------------------------------------- all of them


def test_every_card_of_the_house_has_its_test() -> None:
    for face in FACES:
        if face.house == HOUSES.index("ombres"):
            name = "test_" + re.sub(r"[^0-9a-z]", "_", face.id)
            assert name in globals(), f"{face.id} has no test {name}"


def test_own_words_have_the_numbers_of_the_program() -> None:
    for face in FACES:
        if face.house == HOUSES.index("ombres"):
            for language in ("fr", "en"):
                said, rendered = (
                    sorted(re.findall(r"\d+", words[language])) for words in (face.own_words, face.rendered)
                )
                assert said == rendered, face.id
