"""House Mars, card by card."""

from __future__ import annotations

import re

import pytest

from ludotheque.games.keyforge import changes, queries
from ludotheque.games.keyforge.duel import HOUSES
from ludotheque.games.keyforge.faces import FACES
from tests.keyforge.helpers import FOE, ME, Play, duel

MARS = {"houses": ["brobnar", "logos", "mars"]}


def next_turn(d: Play, foe: str = "brobnar", me: str = "mars") -> Play:
    """Both end their turns; ME is in step 3 again, or asked about the archives."""
    return d.do("end", f"house:{foe}", "end", f"house:{me}")


def known(d: Play, name: str) -> int:
    return d.pos.known[d.card(name)]


# ---------------------------------------------------------------------- actions


def test_ammonia_clouds() -> None:
    """3 damage to each creature, both sides; armor counts."""
    d = duel(
        {"hand": ["ammonia-clouds"], "in_play": ["yxilx-dominator", "blypyp"]},
        {"in_play": ["troll", "snufflegator"]},
        "mars",
    )
    d.play("ammonia-clouds")
    assert [d.damage(name) for name in ("yxilx-dominator", "troll", "snufflegator")] == [2, 3, 3]
    assert d.where("blypyp") == "discard:0"
    assert d.amber == [0, 0]
    assert d.clean


def test_ammonia_clouds_needs_its_house() -> None:
    d = duel({"hand": ["ammonia-clouds"]}, {"in_play": ["troll"]}, "brobnar")
    assert d.why_not("play:ammonia-clouds") == "KF-049"


def test_battle_fleet() -> None:
    d = duel({"hand": ["battle-fleet", "blypyp", "zorg", "troll"], "deck": ["punch", "anger", "smith"]}, {}, "mars")
    d.play("battle-fleet")
    assert d.amber[ME] == 1
    assert d.options() == {"pick:blypyp", "pick:zorg", "done"}, "only Mars cards, any number"
    d.do("pick:blypyp", "pick:zorg")
    assert d.names("hand", ME) == ["blypyp", "zorg", "troll", "punch", "anger"]
    assert (known(d, "blypyp"), known(d, "zorg"), known(d, "troll")) == (3, 3, 1), "the revealed are seen by both"
    assert d.clean


def test_battle_fleet_reveals_none() -> None:
    d = duel({"hand": ["battle-fleet", "blypyp"], "deck": ["punch"]}, {}, "mars")
    d.play("battle-fleet", "done")
    assert d.names("hand", ME) == ["blypyp"]
    assert known(d, "blypyp") == 1
    d = duel({"hand": ["battle-fleet", "troll"], "deck": ["punch"]}, {}, "mars").play("battle-fleet")
    assert d.clean, "no Mars card, no question"
    assert d.names("deck", ME) == ["punch"]


def test_deep_probe() -> None:
    d = duel({"hand": ["deep-probe", "bumpsy"]}, {"hand": ["troll", "headhunter", "punch", "zorg"]}, "mars")
    d.play("deep-probe")
    assert d.options() == {f"house:{house}" for house in HOUSES}
    d.do("house:brobnar")
    assert d.names("discard", FOE) == ["headhunter", "troll"]
    assert d.names("hand", FOE) == ["punch", "zorg"], "an action and a creature of another house stay"
    assert known(d, "punch") == known(d, "zorg") == 3, "the whole hand was revealed"
    assert d.names("hand", ME) == ["bumpsy"]
    assert d.amber[ME] == 1
    assert d.clean


def test_deep_probe_finds_nothing() -> None:
    d = duel({"hand": ["deep-probe"]}, {"hand": ["troll"]}, "mars")
    d.play("deep-probe", "house:dis")
    assert d.names("hand", FOE) == ["troll"]
    assert known(d, "troll") == 3


def test_deep_probe_follows_the_symbol() -> None:
    """A maverick is of the house it bears (KF-211)."""
    d = duel({"hand": ["deep-probe"]}, {"hand": [{"card": "troll", "house": "dis"}]}, "mars")
    assert d.play("deep-probe", "house:dis").where("troll") == "discard:1"


def test_emp_blast() -> None:
    d = duel(
        {"hand": ["emp-blast"], "in_play": ["blypyp", "troll", "commpod"]},
        {"in_play": ["batdrone", "grabber-jammer", "snufflegator", "cannon"]},
        "mars",
    )
    d.play("emp-blast")
    stunned = [name for name in ("blypyp", "troll", "batdrone", "grabber-jammer", "snufflegator") if d.stunned(name)]
    assert stunned == ["blypyp", "batdrone", "grabber-jammer"], "Mars, and Robots of any house"
    assert (d.where("commpod"), d.where("cannon")) == ("discard:0", "discard:1")
    assert d.amber[ME] == 1
    assert d.clean


def test_hypnotic_command() -> None:
    d = duel(
        {"hand": ["hypnotic-command"], "amber": 4, "in_play": ["blypyp", {"card": "zorg", "ready": False}, "troll"]},
        {"amber": 5, "in_play": ["bumpsy", "headhunter", "tunk"]},
        "mars",
    )
    d.play("hypnotic-command")
    assert d.options() == {"pick:bumpsy", "pick:headhunter", "pick:tunk"}, "enemies only"
    d.do("pick:bumpsy")
    assert d.options() == {"pick:bumpsy", "pick:headhunter", "pick:tunk"}, "the same one may be chosen again"
    d.do("pick:bumpsy")
    assert d.amber_on("bumpsy") == 2
    assert d.amber == [4, 3]
    assert d.clean


def test_hypnotic_command_without_martians_or_amber() -> None:
    d = duel({"hand": ["hypnotic-command"], "in_play": ["troll"]}, {"amber": 5, "in_play": ["bumpsy"]}, "mars")
    assert d.play("hypnotic-command").amber == [0, 5]
    d = duel({"hand": ["hypnotic-command"], "in_play": ["blypyp", "zorg"]}, {"amber": 1, "in_play": ["bumpsy"]}, "mars")
    d.play("hypnotic-command")
    assert (d.amber, d.amber_on("bumpsy")) == ([0, 0], 1), "as much as there is (KF-S34)"
    d = duel({"hand": ["hypnotic-command"], "in_play": ["blypyp"]}, {"amber": 5}, "mars")
    assert d.play("hypnotic-command").clean


def test_irradiated__mber() -> None:
    d = duel(
        {"hand": ["irradiated-æmber"], "in_play": ["zorg"]},
        {"amber": 6, "in_play": ["troll", "grabber-jammer"]},
        "mars",
    )
    d.play("irradiated-æmber")
    assert [d.damage(name) for name in ("zorg", "troll", "grabber-jammer")] == [0, 3, 2]
    assert d.amber == [1, 6]


def test_irradiated_æmber_needs_six() -> None:
    d = duel({"hand": ["irradiated-æmber"], "amber": 9}, {"amber": 5, "in_play": ["troll"]}, "mars")
    d.play("irradiated-æmber")
    assert d.damage("troll") == 0
    assert d.amber[ME] == 10


def test_key_abduction() -> None:
    """Cost 6 + 9, less 1 for each card in hand once the creatures are back."""
    d = duel(
        {"hand": ["key-abduction", "punch", "anger", "smith"], "amber": 9, "in_play": ["blypyp", "zorg", "troll"]},
        {"in_play": ["tunk"]},
        "mars",
    )
    d.play("key-abduction")
    assert d.names("hand", ME) == ["punch", "anger", "smith", "blypyp", "zorg"]
    assert d.names("hand", FOE) == ["tunk"]
    assert d.where("troll") == "line:0"
    assert d.amber[ME] == 10
    assert d.options() == {"pool", "no"}
    d.do("pool", "key:rouge")
    assert d.amber[ME] == 0, "15 - 5 cards"
    assert queries.forged(d.pos, ME) == 1
    assert d.clean


def test_key_abduction_declined_or_too_dear() -> None:
    cards = {"hand": ["key-abduction", "punch", "anger", "smith"], "in_play": ["blypyp", "zorg"]}
    d = duel({**cards, "amber": 8}, {}, "mars").play("key-abduction")
    assert d.clean, "9 Aombre do not pay 10"
    assert queries.forged(d.pos, ME) == 0
    d = duel({**cards, "amber": 12}, {}, "mars").play("key-abduction", "no")
    assert (d.amber[ME], queries.forged(d.pos, ME)) == (13, 0)


def test_key_abduction_at_the_current_cost() -> None:
    d = duel(
        {"hand": ["key-abduction"], "amber": 15}, {"in_play": [{"card": "troll", "upgrades": ["jammer-pack"]}]}, "mars"
    )
    d.play("key-abduction")
    assert d.clean, "17 for the empty hand, 16 in the pool"


def test_martian_hounds() -> None:
    d = duel(
        {"hand": ["martian-hounds"], "in_play": ["blypyp", {"card": "troll", "damage": 1}]},
        {"in_play": [{"card": "bumpsy", "damage": 2}, "headhunter"]},
        "mars",
    )
    d.play("martian-hounds")
    assert d.options() == {"pick:blypyp", "pick:troll", "pick:bumpsy", "pick:headhunter"}, "any creature"
    d.do("pick:blypyp")
    assert (d.counters("blypyp"), d.power("blypyp")) == (4, 6)
    assert d.clean


def test_martian_hounds_without_wounds() -> None:
    d = duel({"hand": ["martian-hounds"], "in_play": ["blypyp"]}, {}, "mars")
    assert d.play("martian-hounds").counters("blypyp") == 0
    assert duel({"hand": ["martian-hounds"]}, {}, "mars").play("martian-hounds").clean


def test_martians_make_bad_allies() -> None:
    d = duel(
        {"hand": ["martians-make-bad-allies", "troll", "bumpsy", "punch", "zorg"], "in_play": ["headhunter"]},
        {},
        "mars",
    )
    d.play("martians-make-bad-allies")
    assert d.amber[ME] == 2
    assert set(d.names("purged", ME)) == {"troll", "bumpsy"}
    assert d.names("hand", ME) == ["punch", "zorg"]
    assert known(d, "punch") == known(d, "zorg") == 3, "the whole hand was shown"
    assert d.where("headhunter") == "line:0"
    assert d.clean


def test_martians_make_bad_allies_of_martians() -> None:
    d = duel({"hand": ["martians-make-bad-allies", "zorg"]}, {}, "mars").play("martians-make-bad-allies")
    assert (d.amber[ME], d.names("hand", ME)) == (0, ["zorg"])


def test_mass_abduction() -> None:
    d = duel(
        {**MARS, "hand": ["mass-abduction"], "in_play": [{"card": "zorg", "damage": 1}]},
        {"in_play": [*({"card": name, "damage": 1} for name in ("troll", "bumpsy", "headhunter", "valdr")), "krump"]},
        "mars",
    )
    d.play("mass-abduction")
    assert d.options() == {"pick:troll", "pick:bumpsy", "pick:headhunter", "pick:valdr", "done"}
    d.do("pick:troll", "pick:valdr")
    assert d.options() == {"pick:bumpsy", "pick:headhunter", "done"}
    d.do("pick:bumpsy")
    assert set(d.names("archives", ME)) == {"troll", "valdr", "bumpsy"}, "three at most"
    assert d.names("line", FOE) == ["headhunter", "krump"]
    assert d.damage("troll") == 0
    assert d.clean
    next_turn(d)
    assert d.options() == {"take", "leave"}
    d.do("take")
    assert d.names("archives", ME) == []
    assert set(d.names("hand", FOE)) >= {"troll", "valdr", "bumpsy"}, "they go to their owner's hand"
    assert d.names("hand", ME) == ["mass-abduction"], "drawn again; nothing of the archives"


def test_mass_abduction_of_none() -> None:
    d = duel({"hand": ["mass-abduction"]}, {"in_play": [{"card": "troll", "damage": 1, "amber": 2}]}, "mars")
    d.play("mass-abduction", "done")
    assert d.where("troll") == "line:1"
    assert duel({"hand": ["mass-abduction"]}, {"in_play": ["troll"]}, "mars").play("mass-abduction").clean, (
        "nobody is wounded"
    )


def test_mass_abduction_of_a_card_of_ones_own() -> None:
    """A creature of mine that the opponent controls comes back to me."""
    d = duel(
        {**MARS, "hand": ["mass-abduction"], "in_play": [{"card": "troll", "damage": 1, "controller": FOE}]}, {}, "mars"
    )
    d.play("mass-abduction", "pick:troll")
    assert d.where("troll") == "archives:0"
    next_turn(d).do("take")
    assert d.where("troll") == "hand:0"


def test_mating_season() -> None:
    d = duel(
        {"hand": ["mating-season"], "in_play": ["blypyp", "zorg", "troll"]}, {"in_play": ["tunk", "bumpsy"]}, "mars"
    )
    d.play("mating-season")
    assert d.amber == [3, 1], "1 of the bonus, and 1 for each creature in one's own deck"
    assert set(d.names("deck", ME)) == {"blypyp", "zorg"}
    assert d.names("deck", FOE) == ["tunk"]
    assert (d.names("line", ME), d.names("line", FOE)) == (["troll"], ["bumpsy"])
    assert d.clean


def test_mating_season_counts_for_the_owner() -> None:
    d = duel({"hand": ["mating-season"]}, {"in_play": [{"card": "tunk", "controller": ME}]}, "mars")
    assert d.play("mating-season").amber == [1, 1]
    assert d.names("deck", FOE) == ["tunk"]


def test_mothership_support() -> None:
    d = duel(
        {"hand": ["mothership-support"], "in_play": ["blypyp", "zorg", {"card": "tunk", "ready": False}, "troll"]},
        {"in_play": ["bumpsy", "snufflegator", "yxilo-bolter"]},
        "mars",
    )
    d.play("mothership-support")
    everyone = {
        f"pick:{name}" for name in ("blypyp", "zorg", "tunk", "troll", "bumpsy", "snufflegator", "yxilo-bolter")
    }
    assert d.options() == everyone
    d.do("pick:snufflegator")
    assert d.damage("snufflegator") == 2
    assert d.options() == everyone, "the same again, or another"
    d.do("pick:snufflegator")
    assert d.where("snufflegator") == "discard:1"
    assert d.amber[ME] == 1
    assert d.clean, "two ready Mars creatures: two times"


def test_mothership_support_counts_at_the_start() -> None:
    d = duel({"hand": ["mothership-support"], "in_play": ["blypyp", "zorg"]}, {"in_play": ["bumpsy"]}, "mars")
    d.play("mothership-support", "pick:blypyp", "pick:bumpsy")
    assert d.where("blypyp") == "discard:0"
    assert d.damage("bumpsy") == 2
    d = duel({"hand": ["mothership-support"], "in_play": ["troll"]}, {"in_play": ["bumpsy", "zorg"]}, "mars")
    assert d.play("mothership-support").clean, "no ready Mars creature of one's own"


def test_orbital_bombardment() -> None:
    d = duel(
        {"hand": ["orbital-bombardment", "blypyp", "zorg", "punch"]}, {"in_play": ["bumpsy", "grabber-jammer"]}, "mars"
    )
    d.play("orbital-bombardment")
    assert d.options() == {"pick:blypyp", "pick:zorg", "done"}
    d.do("pick:blypyp", "pick:zorg")
    assert d.options() == {"pick:bumpsy", "pick:grabber-jammer"}
    d.do("pick:grabber-jammer", "pick:grabber-jammer")
    assert d.damage("grabber-jammer") == 3, "2 with the armor of 1, then 2"
    assert d.names("hand", ME) == ["blypyp", "zorg", "punch"]
    assert known(d, "zorg") == 3
    assert d.amber[ME] == 1
    assert d.clean


def test_orbital_bombardment_of_none() -> None:
    d = duel({"hand": ["orbital-bombardment", "blypyp"]}, {"in_play": ["bumpsy"]}, "mars")
    d.play("orbital-bombardment", "done")
    assert d.damage("bumpsy") == 0
    assert d.clean


def test_phosphorus_stars() -> None:
    d = duel(
        {"hand": ["phosphorus-stars"], "chains": 1, "in_play": ["zorg", "troll"]},
        {"in_play": ["bumpsy", "tunk"]},
        "mars",
    )
    d.play("phosphorus-stars")
    assert [d.stunned(name) for name in ("zorg", "troll", "bumpsy", "tunk")] == [False, True, True, False]
    assert d.pos.chains == [3, 0]
    assert d.amber == [0, 0]


def test_psychic_network() -> None:
    mine = ["blypyp", "zorg", {"card": "tunk", "ready": False}, "troll"]
    d = duel({"hand": ["psychic-network"], "in_play": mine}, {"amber": 5, "in_play": ["yxilo-bolter"]}, "mars")
    assert d.play("psychic-network").amber == [2, 3], "two friendly Mars creatures are ready"
    d = duel({"hand": ["psychic-network"], "in_play": mine}, {"amber": 1}, "mars")
    assert d.play("psychic-network").amber == [1, 0], "not more than there is (KF-273)"
    d = duel({"hand": ["psychic-network"], "in_play": ["troll"]}, {"amber": 5}, "mars")
    assert d.play("psychic-network").amber == [0, 5]


def test_sample_collection() -> None:
    d = duel(
        {**MARS, "hand": ["sample-collection"], "in_play": ["zorg"]},
        {"keys": 2, "in_play": [{"card": "troll", "upgrades": ["blood-of-titans"]}, "bumpsy", "headhunter"]},
        "mars",
    )
    d.play("sample-collection")
    assert d.options() == {"pick:troll", "pick:bumpsy", "pick:headhunter"}
    d.do("pick:troll")
    assert d.where("blood-of-titans") == "discard:1", "the upgrade is lost (KF-074)"
    assert d.options() == {"pick:bumpsy", "pick:headhunter"}
    d.do("pick:headhunter")
    assert set(d.names("archives", ME)) == {"troll", "headhunter"}
    assert d.clean
    next_turn(d).do("take")
    assert {d.where("troll"), d.where("headhunter")} == {"hand:1"}


def test_sample_collection_without_keys() -> None:
    d = duel({"hand": ["sample-collection"], "keys": 2}, {"in_play": ["troll"]}, "mars").play("sample-collection")
    assert d.where("troll") == "line:1"
    d = duel({"hand": ["sample-collection"]}, {"keys": 2, "in_play": ["troll"]}, "mars").play("sample-collection")
    assert d.where("troll") == "archives:0", "one creature only: as far as possible (KF-107)"
    assert d.clean


def test_shatter_storm() -> None:
    def after(mine: int, theirs: int) -> list[int]:
        return duel({"hand": ["shatter-storm"], "amber": mine}, {"amber": theirs}, "mars").play("shatter-storm").amber

    assert after(2, 10) == [0, 4]
    assert after(2, 5) == [0, 0]
    assert after(0, 5) == [0, 5]


def test_soft_landing() -> None:
    """The next creature or artifact, and only that one."""
    d = duel({"hand": ["soft-landing", "squawker", "zorg", "tunk", "commpod"]}, {}, "mars")
    d.play("soft-landing").play("squawker", "choose:0")
    d.play("zorg")
    assert d.ready("zorg"), "an action in between does not use it up"
    assert d.stunned("zorg")
    d.play("tunk", "right").play("commpod")
    assert not d.ready("tunk")
    assert not d.ready("commpod")
    assert d.clean


def test_soft_landing_of_an_artifact() -> None:
    d = duel({"hand": ["soft-landing", "commpod", "tunk"]}, {}, "mars")
    d.play("soft-landing").play("commpod").play("tunk")
    assert d.ready("commpod")
    assert not d.ready("tunk"), "one card in all"


def test_soft_landing_is_for_plays_of_this_turn() -> None:
    d = duel({**MARS, "hand": ["soft-landing", "zorg", "tunk"], "in_play": ["swap-widget", "blypyp"]}, {}, "mars")
    d.play("soft-landing").use("swap-widget", "pick:zorg")
    d.play("tunk", "left")
    assert d.ready("tunk"), "a creature put into play was not played"
    d = duel({**MARS, "hand": ["soft-landing", "tunk"]}, {"hand": ["troll"]}, "mars")
    d.play("soft-landing").do("end", "house:brobnar").play("troll")
    assert not d.ready("troll"), "the opponent's cards are not mine"
    d.do("end", "house:mars").play("tunk")
    assert not d.ready("tunk"), "the turn is over"


def test_squawker() -> None:
    d = duel(
        {"hand": ["squawker"], "in_play": [{"card": "zorg", "ready": False}, "troll"]},
        {"in_play": ["bumpsy", "tunk"]},
        "mars",
    )
    d.play("squawker")
    assert d.amber[ME] == 1
    assert d.options() == {"choose:0", "choose:1"}
    d.do("choose:0")
    assert d.options() == {"pick:zorg", "pick:tunk"}
    d.do("pick:zorg")
    assert d.ready("zorg")
    assert not any(d.stunned(name) for name in ("zorg", "troll", "bumpsy", "tunk"))
    assert d.clean


def test_squawker_stuns() -> None:
    d = duel(
        {"hand": ["squawker"], "in_play": [{"card": "zorg", "ready": False}, "troll"]},
        {"in_play": ["bumpsy", "tunk"]},
        "mars",
    )
    d.play("squawker", "choose:1")
    assert d.options() == {"pick:troll", "pick:bumpsy"}
    d.do("pick:bumpsy")
    assert d.stunned("bumpsy")
    assert not d.ready("zorg"), "only one of the two"


def test_total_recall() -> None:
    d = duel(
        {"hand": ["total-recall"], "in_play": ["troll", {"card": "zorg", "ready": False}]},
        {"in_play": ["bumpsy", {"card": "headhunter", "controller": ME}]},
        "mars",
    )
    d.play("total-recall")
    assert d.amber[ME] == 3, "1 of the bonus, 2 ready creatures"
    assert d.names("hand", ME) == ["troll", "zorg"]
    assert d.names("hand", FOE) == ["headhunter"], "to its owner's hand (KF-188)"
    assert d.names("line", FOE) == ["bumpsy"]
    assert d.clean


def test_total_recall_of_nobody() -> None:
    assert duel({"hand": ["total-recall"]}, {"in_play": ["bumpsy"]}, "mars").play("total-recall").amber == [1, 0]


# ---------------------------------------------------------------------- artifacts


def test_combat_pheromones() -> None:
    d = duel({"in_play": ["combat-pheromones", "blypyp", "zorg", "tunk", "troll", "batdrone"]}, {"in_play": ["bumpsy"]})
    assert d.why_not("reap:zorg") == "KF-049"
    d.omni("combat-pheromones")
    assert d.where("combat-pheromones") == "discard:0"
    assert d.offers("reap:zorg")
    assert d.offers("fight:tunk>bumpsy")
    assert d.why_not("reap:batdrone") == "KF-049", "only Mars cards"
    d.reap("zorg").reap("troll").reap("tunk")
    assert d.why_not("reap:blypyp") == "KF-049", "two Mars cards were used"
    assert d.amber[ME] == 3
    assert d.clean


def test_combat_pheromones_is_not_spent_where_not_needed() -> None:
    """An Omni: ability needs no permission; nor does a card of the active house."""
    d = duel({"in_play": ["combat-pheromones", "incubation-chamber", "blypyp", "zorg", "tunk"]})
    d.omni("combat-pheromones").omni("incubation-chamber").reap("zorg").reap("tunk")
    assert d.why_not("reap:blypyp") == "KF-049"
    d = duel({"in_play": ["combat-pheromones", "ulyq-megamouth", "zorg", "tunk"]}, {}, "mars")
    d.omni("combat-pheromones").reap("zorg").reap("tunk").reap("ulyq-megamouth")
    assert d.amber[ME] == 3


def test_combat_pheromones_is_not_spent_where_another_card_allows_it() -> None:
    """Suivez le Chef lets every friendly creature fight: those fights do not count."""
    d = duel(
        {"hand": ["follow-the-leader"], "in_play": ["combat-pheromones", "blypyp", "zorg", "tunk"]},
        {"in_play": ["troll"]},
    )
    d.omni("combat-pheromones").play("follow-the-leader").fight("tunk", "troll")
    d.reap("zorg")
    assert d.offers("reap:blypyp")


def test_combat_pheromones_ends_with_the_turn() -> None:
    d = duel({**MARS, "in_play": ["combat-pheromones", "zorg"]}).omni("combat-pheromones")
    next_turn(d, me="brobnar")
    assert d.why_not("reap:zorg") == "KF-049"


def test_commpod() -> None:
    d = duel(
        {
            "hand": ["blypyp", "soft-landing", "troll"],
            "in_play": [
                "commpod",
                {"card": "zorg", "ready": False},
                {"card": "tunk", "ready": False},
                {"card": "bumpsy", "ready": False},
            ],
        },
        {"in_play": [{"card": "yxilo-bolter", "ready": False}]},
        "mars",
    )
    d.use("commpod")
    assert d.options() == {"pick:blypyp", "pick:soft-landing", "done"}
    d.do("pick:blypyp", "pick:soft-landing")
    assert d.options() == {"pick:zorg", "pick:tunk", "pick:yxilo-bolter", "done"}, "Mars creatures only"
    d.do("pick:zorg", "pick:tunk")
    assert d.ready("zorg")
    assert d.ready("tunk")
    assert not d.ready("yxilo-bolter")
    assert known(d, "blypyp") == 3
    assert d.clean


def test_commpod_may_ready_fewer() -> None:
    mine = {
        "hand": ["blypyp"],
        "in_play": ["commpod", {"card": "zorg", "ready": False}, {"card": "tunk", "ready": False}],
    }
    d = duel(mine, {}, "mars").use("commpod", "pick:blypyp", "done")
    assert not d.ready("zorg")
    d = duel(mine, {}, "mars").use("commpod", "pick:blypyp", "pick:tunk")
    assert d.clean, "one card, one creature"
    assert (d.ready("zorg"), d.ready("tunk")) == (False, True)
    d = duel(mine, {}, "mars").use("commpod", "done")
    assert d.clean, "none revealed, none readied"


def test_crystal_hive() -> None:
    d = duel({**MARS, "in_play": ["crystal-hive", "zorg", "tunk"]}, {"in_play": ["troll"]}, "mars")
    d.reap("zorg").use("crystal-hive")
    assert d.amber[ME] == 1
    d.reap("tunk")
    assert d.amber[ME] == 3
    d.do("end", "house:brobnar").reap("troll")
    assert d.amber == [3, 1], "until the end of the turn"


def test_custom_virus() -> None:
    """Martien and Scientifique die, of both sides."""
    d = duel(
        {"hand": ["blypyp", "headhunter", "punch"], "in_play": ["custom-virus", "phylyx-the-disintegrator", "zorg"]},
        {"in_play": ["doc-bookton", "troll", "yxilo-bolter"]},
    )
    d.omni("custom-virus")
    assert d.options() == {"pick:blypyp", "pick:headhunter"}, "a creature of one's hand"
    d.do("pick:blypyp", "any")
    assert d.where("blypyp") == "purged:0"
    assert d.where("custom-virus") == "discard:0"
    assert d.names("line", ME) == ["zorg"]
    assert d.names("line", FOE) == ["troll"]
    assert d.clean


def test_custom_virus_without_a_creature_in_hand() -> None:
    d = duel({"hand": ["punch"], "in_play": ["custom-virus", "zorg"]}, {"in_play": ["troll"]})
    d.omni("custom-virus")
    assert d.where("custom-virus") == "discard:0", "sacrificed all the same"
    assert (d.where("zorg"), d.where("troll")) == ("line:0", "line:1")
    assert d.clean


def test_feeding_pit() -> None:
    d = duel({"hand": ["zorg", "troll", "punch"], "in_play": ["feeding-pit"]}, {}, "mars")
    d.use("feeding-pit")
    assert d.options() == {"pick:zorg", "pick:troll"}, "a creature of any house"
    d.do("pick:troll")
    assert d.where("troll") == "discard:0"
    assert d.amber[ME] == 1
    assert d.clean


def test_feeding_pit_without_a_creature() -> None:
    d = duel({"hand": ["punch"], "in_play": ["feeding-pit"]}, {}, "mars").use("feeding-pit")
    assert d.amber[ME] == 0
    assert d.names("hand", ME) == ["punch"]
    assert duel({"hand": ["zorg"], "in_play": ["feeding-pit"]}).why_not("action:feeding-pit") == "KF-049"


def test_invasion_portal() -> None:
    d = duel({"deck": ["punch", "troll", "commpod", "zorg", "blypyp"], "in_play": ["invasion-portal"]}, {}, "mars")
    d.use("invasion-portal")
    assert d.names("hand", ME) == ["zorg"]
    assert d.names("discard", ME) == ["commpod", "troll", "punch"]
    assert d.names("deck", ME) == ["blypyp"]
    assert known(d, "zorg") == 3
    assert d.clean


def test_invasion_portal_without_a_martian() -> None:
    d = duel({"deck": ["punch", "troll"], "discard": ["zorg"], "in_play": ["invasion-portal"]}, {}, "mars")
    d.use("invasion-portal")
    assert d.names("hand", ME) == []
    assert d.names("deck", ME) == [], "no new deck is made: no draw was due (KF-S16)"
    assert d.names("discard", ME) == ["troll", "punch", "zorg"]
    d = duel({"discard": ["zorg"], "in_play": ["invasion-portal"]}, {}, "mars").use("invasion-portal")
    assert d.where("zorg") == "discard:0"


def test_incubation_chamber() -> None:
    d = duel({"hand": ["zorg", "blypyp", "troll", "squawker"], "in_play": ["incubation-chamber"]})
    d.omni("incubation-chamber")
    assert d.options() == {"pick:zorg", "pick:blypyp"}, "Mars creatures only; any active house"
    d.do("pick:zorg")
    assert d.names("archives", ME) == ["zorg"]
    assert known(d, "zorg") == 3
    assert known(d, "blypyp") == 1
    assert d.clean


def test_incubation_chamber_without_a_martian() -> None:
    d = duel({"hand": ["troll", "squawker"], "in_play": ["incubation-chamber"]}).omni("incubation-chamber")
    assert d.names("archives", ME) == []
    assert d.clean


def test_mothergun() -> None:
    d = duel(
        {"hand": ["zorg", "blypyp", "squawker", "troll"], "in_play": ["mothergun"]},
        {"in_play": ["bumpsy", "krump"]},
        "mars",
    )
    d.use("mothergun")
    assert d.options() == {"pick:zorg", "pick:blypyp", "pick:squawker", "done"}
    d.do("pick:zorg", "pick:blypyp", "pick:squawker")
    assert d.options() == {"pick:bumpsy", "pick:krump"}
    d.do("pick:krump")
    assert (d.damage("krump"), d.damage("bumpsy")) == (3, 0), "all of it on one creature"
    assert d.clean


def test_mothergun_without_cards() -> None:
    d = duel({"hand": ["zorg"], "in_play": ["mothergun"]}, {"in_play": ["bumpsy"]}, "mars").use("mothergun", "done")
    assert d.damage("bumpsy") == 0
    assert d.clean
    assert not d.ready("mothergun")


def test_sniffer() -> None:
    d = duel({**MARS, "in_play": ["sniffer", "zorg"]}, {"in_play": ["mindwarper"]}, "mars")
    assert d.keyword("mindwarper", "insaisissable") == 1
    d.use("sniffer")
    assert d.keyword("mindwarper", "insaisissable") == 0
    d.fight("zorg", "mindwarper")
    assert d.where("mindwarper") == "discard:1"
    assert d.damage("zorg") == 2


def test_sniffer_lasts_this_turn() -> None:
    d = duel({**MARS, "in_play": ["sniffer", "zorg"]}, {"in_play": ["mindwarper"]}, "mars")
    next_turn(d.use("sniffer"))
    assert d.keyword("mindwarper", "insaisissable") == 1
    d.fight("zorg", "mindwarper")
    assert d.where("mindwarper") == "line:1"


def test_swap_widget() -> None:
    d = duel(
        {
            "hand": ["zorg", "troll", "tunk", "chuff-ape", "commpod"],
            "in_play": ["swap-widget", "tunk", {"card": "blypyp", "ready": False}, "headhunter", "mindwarper"],
        },
        {"in_play": ["yxilo-bolter"]},
        "mars",
    )
    d.use("swap-widget")
    assert d.options() == {"pick:tunk", "pick:mindwarper"}, "ready, friendly, Mars"
    d.do("pick:tunk")
    assert d.options() == {"pick:zorg", "pick:chuff-ape"}, "Mars creatures of another name"
    d.do("pick:zorg")
    assert d.options() == {"left", "right"}
    d.do("left")
    assert d.names("line", ME) == ["zorg", "blypyp", "headhunter", "mindwarper"]
    assert d.ready("zorg")
    assert d.stunned("zorg"), "it enters play stunned"
    assert d.names("hand", ME).count("tunk") == 2
    assert d.clean


def test_swap_widget_without_a_ready_martian() -> None:
    d = duel({"hand": ["zorg"], "in_play": ["swap-widget", {"card": "tunk", "ready": False}, "troll"]}, {}, "mars")
    d.use("swap-widget")
    assert d.where("zorg") == "hand:0", "nothing was returned, so nothing comes (KF-261)"
    assert d.where("tunk") == "line:0"


def test_swap_widget_without_another_name() -> None:
    d = duel({"hand": ["troll"], "in_play": ["swap-widget", "tunk"]}, {}, "mars").use("swap-widget")
    assert d.names("hand", ME) == ["troll", "tunk"]
    assert d.clean


def test_swap_widget_plays_nothing() -> None:
    """Put into play: no Play:, and nothing forbids it (KF-222)."""
    d = duel({"hand": ["yxili-marauder"], "in_play": ["swap-widget", "grommid", "tunk"]}, {"amber": 3}, "mars")
    d.use("swap-widget", "pick:tunk", "right")
    assert d.where("yxili-marauder") == "line:0"
    assert d.amber_on("yxili-marauder") == 0


# ---------------------------------------------------------------------- creatures


def test_blypyp() -> None:
    d = duel({"hand": ["tunk", "mindwarper", "commpod"], "in_play": ["blypyp"]}, {}, "mars")
    d.reap("blypyp")
    assert d.amber[ME] == 1
    d.play("commpod").play("tunk", "right").play("mindwarper", "right")
    assert [d.ready(name) for name in ("commpod", "tunk", "mindwarper")] == [False, True, False]
    assert d.clean


def test_blypyp_wants_a_mars_creature() -> None:
    """A maverick of another house is no Mars creature; one that bears Mars is (KF-211)."""
    hand = [{"card": "tunk", "house": "dis"}, {"card": "troll", "house": "mars"}]
    d = duel({"hand": hand, "in_play": ["blypyp"]}, {}, "mars").reap("blypyp")
    assert d.why_not("play:tunk") == "KF-049"
    assert d.play("troll", "left").ready("troll")


def test_blypyp_is_over_with_the_turn() -> None:
    d = duel({**MARS, "hand": ["tunk"], "in_play": ["blypyp"]}, {}, "mars").reap("blypyp")
    assert not next_turn(d).play("tunk", "left").ready("tunk")


def test_chuff_ape() -> None:
    d = duel({"hand": ["chuff-ape"]}, {}, "mars").play("chuff-ape")
    assert d.stunned("chuff-ape")
    assert d.keyword("chuff-ape", "provocation") == 1
    d = duel({"in_play": [{"card": "chuff-ape", "damage": 4}, "blypyp", "feeding-pit"]}, {"in_play": ["troll"]}, "mars")
    d.reap("chuff-ape")
    assert d.options() == {"pick:blypyp", "done"}, "another friendly creature, or none"
    d.do("pick:blypyp")
    assert d.where("blypyp") == "discard:0"
    assert d.damage("chuff-ape") == 0
    assert d.amber[ME] == 1
    assert d.clean


def test_chuff_ape_fights() -> None:
    d = duel({"in_play": ["chuff-ape", "blypyp"]}, {"in_play": ["troll"]}, "mars")
    d.fight("chuff-ape", "troll")
    assert d.where("troll") == "discard:1"
    assert d.damage("chuff-ape") == 8
    d.do("done")
    assert d.damage("chuff-ape") == 8
    assert d.where("blypyp") == "line:0"
    d = duel({"in_play": ["chuff-ape", "blypyp"]}, {"in_play": ["troll"]}, "mars")
    d.fight("chuff-ape", "troll", "pick:blypyp")
    assert (d.damage("chuff-ape"), d.where("blypyp")) == (0, "discard:0")
    d = duel({"in_play": ["chuff-ape"]}, {"in_play": ["troll"]}, "mars").fight("chuff-ape", "troll")
    assert d.clean, "nobody to sacrifice"
    assert d.damage("chuff-ape") == 8


def test_chuff_ape_cannot_sacrifice_what_is_spared() -> None:
    """Another card is destroyed in its place, so the sacrifice was not made (KF-261)."""
    d = duel(
        {"in_play": [{"card": "chuff-ape", "damage": 4}, {"card": "tunk", "upgrades": ["armageddon-cloak"]}]},
        {},
        "mars",
    )
    d.reap("chuff-ape", "pick:tunk")
    assert d.where("tunk") == "line:0"
    assert d.where("armageddon-cloak") == "discard:0"
    assert d.damage("chuff-ape") == 4
    assert d.clean


def test_ether_spider() -> None:
    """Every way into the opponent's pool ends on the spider."""
    d = duel({"amber": 3, "in_play": ["ether-spider"]}, {"hand": ["punch"], "in_play": ["troll"]}, active=FOE)
    d.reap("troll")
    assert (d.amber, d.amber_on("ether-spider")) == ([3, 0], 1)
    d.play("punch", "pick:ether-spider")
    assert (d.amber, d.amber_on("ether-spider")) == ([3, 0], 2), "the bonus too"
    changes.steal(d.pos, FOE, 2)
    assert (d.amber, d.amber_on("ether-spider")) == ([1, 0], 4), "and what is stolen"
    d = duel({"in_play": ["ether-spider", "zorg"]}, {}, "mars").reap("zorg")
    assert d.amber == [1, 0], "its own controller's pool is not concerned"


def test_ether_spider_deals_no_damage_in_fights() -> None:
    d = duel({"in_play": ["ether-spider"]}, {"in_play": ["snufflegator"]}, "mars").fight("ether-spider", "snufflegator")
    assert (d.damage("snufflegator"), d.damage("ether-spider")) == (0, 4)
    d = duel({"in_play": ["ether-spider"]}, {"in_play": ["troll"]}, active=FOE).fight("troll", "ether-spider")
    assert d.damage("troll") == 0
    assert d.where("ether-spider") == "discard:0"


def test_ether_spider_leaves() -> None:
    d = duel({"in_play": [{"card": "ether-spider", "amber": 3}]}, {"in_play": ["troll"]}, active=FOE)
    assert d.fight("troll", "ether-spider").amber == [0, 3]


def test_grabber_jammer() -> None:
    d = duel({"in_play": ["grabber-jammer"]}, {"amber": 2, "in_play": ["blypyp"]}, "mars")
    assert [queries.key_cost(d.pos, seat) for seat in (ME, FOE)] == [6, 7]
    d.reap("grabber-jammer")
    assert (d.amber, d.amber_on("grabber-jammer")) == ([1, 1], 1)
    d = duel({"in_play": ["grabber-jammer"]}, {"amber": 2, "in_play": ["blypyp"]}, "mars")
    d.fight("grabber-jammer", "blypyp")
    assert (d.amber, d.amber_on("grabber-jammer")) == ([0, 1], 1)
    assert d.damage("grabber-jammer") == 1
    assert duel({"in_play": ["grabber-jammer"]}, {}, "mars").reap("grabber-jammer").amber_on("grabber-jammer") == 0


def test_grabber_jammer_holds_back_a_key() -> None:
    def keys(amber: int) -> int:
        d = duel({"in_play": ["grabber-jammer"]}, {"amber": amber}, "mars").end()
        return queries.forged(d.pos, FOE) if d.kind == "house" else 1

    assert keys(6) == 0
    assert keys(7) == 1


def test_grommid() -> None:
    d = duel(
        {"hand": ["tunk", "commpod"], "in_play": ["grommid"]},
        {"hand": ["troll"], "amber": 3, "in_play": ["bumpsy"]},
        "mars",
    )
    assert d.why_not("play:tunk") == "KF-001"
    assert d.offers("discard:tunk")
    assert d.offers("play:commpod")
    d.fight("grommid", "bumpsy")
    assert d.where("bumpsy") == "discard:1"
    assert d.amber == [0, 2]
    d.do("end", "house:brobnar")
    assert d.offers("play:troll"), "the opponent may"


def test_grommid_defends() -> None:
    d = duel({"in_play": ["grommid"]}, {"amber": 3, "in_play": ["bumpsy"]}, active=FOE).fight("bumpsy", "grommid")
    assert d.amber == [0, 2]
    d = duel({"in_play": [{"card": "grommid", "damage": 5}]}, {"amber": 3, "in_play": ["bumpsy"]}, "mars")
    d.fight("grommid", "bumpsy")
    assert d.amber == [0, 3], "Grommid did not survive (KF-182)"
    d = duel({"in_play": ["grommid"]}, {"amber": 3, "in_play": ["kelifi-dragon"]}, "mars")
    assert d.fight("grommid", "kelifi-dragon").amber == [0, 3], "nobody of theirs was destroyed"
    d = duel({"in_play": ["grommid", "zorg"]}, {"amber": 3, "in_play": ["bumpsy"]}, "mars").fight("zorg", "bumpsy")
    assert d.amber == [0, 3], "another creature's fight"


def test_john_smyth() -> None:
    d = duel(
        {"in_play": ["john-smyth", "john-smyth", {"card": "zorg", "ready": False}, {"card": "troll", "ready": False}]},
        {"in_play": [{"card": "tunk", "ready": False}]},
        "mars",
    )
    d.reap("john-smyth")
    assert d.options() == {"pick:zorg", "pick:tunk"}, "Mars creatures that are no Agents"
    d.do("pick:zorg")
    assert d.ready("zorg")
    assert not d.ready("john-smyth")
    assert d.clean


def test_john_smyth_fights() -> None:
    d = duel({"in_play": ["john-smyth", {"card": "zorg", "ready": False}]}, {"in_play": ["dust-pixie"]}, "mars")
    d.fight("john-smyth", "dust-pixie")
    assert d.ready("zorg")
    assert d.clean
    d = duel({"in_play": ["john-smyth", {"card": "troll", "ready": False}]}, {}, "mars").reap("john-smyth")
    assert not d.ready("troll")
    assert d.clean


def test_mindwarper() -> None:
    d = duel({"amber": 2, "in_play": ["mindwarper", "zorg"]}, {"amber": 3, "in_play": ["troll", "bumpsy"]}, "mars")
    d.use("mindwarper")
    assert d.options() == {"pick:troll", "pick:bumpsy"}
    d.do("pick:troll")
    assert (d.amber, d.amber_on("troll")) == ([2, 2], 1)
    assert d.clean
    d = duel({"amber": 2, "in_play": ["mindwarper"]}, {"in_play": ["troll"]}, "mars").use("mindwarper")
    assert d.amber_on("troll") == 0


def test_phylyx_the_disintegrator() -> None:
    mine = ["phylyx-the-disintegrator", "zorg", {"card": "tunk", "ready": False}, "troll"]
    d = duel({"in_play": mine}, {"amber": 5, "in_play": ["yxilo-bolter"]}, "mars").use("phylyx-the-disintegrator")
    assert d.amber == [0, 3], "two other friendly Mars creatures"
    d = duel({"in_play": mine}, {"amber": 1}, "mars").use("phylyx-the-disintegrator")
    assert d.amber == [0, 0]
    d = duel({"in_play": ["phylyx-the-disintegrator"]}, {"amber": 5}, "mars").use("phylyx-the-disintegrator")
    assert d.amber == [0, 5], "not itself"


def test_qyxxlyx_plague_master() -> None:
    d = duel(
        {"in_play": ["qyxxlyx-plague-master", "doc-bookton"]},
        {"in_play": ["raiding-knight", "troll", "jehu-the-bureaucrat"]},
        "mars",
    )
    d.reap("qyxxlyx-plague-master")
    assert d.where("jehu-the-bureaucrat") == "discard:1"
    assert d.damage("raiding-knight") == 3, "the armor of 2 does not help"
    assert d.armor("raiding-knight") == 2, "nor is it used up"
    assert d.damage("doc-bookton") == 3
    assert d.damage("troll") == d.damage("qyxxlyx-plague-master") == 0
    assert d.amber[ME] == 1


def test_qyxxlyx_plague_master_fights() -> None:
    d = duel({"in_play": ["qyxxlyx-plague-master"]}, {"in_play": ["dust-pixie", "raiding-knight"]}, "mars")
    d.fight("qyxxlyx-plague-master", "dust-pixie")
    assert d.damage("raiding-knight") == 3
    assert d.clean


def test_tunk() -> None:
    d = duel({"hand": ["zorg", "commpod"], "in_play": [{"card": "tunk", "damage": 5}]}, {}, "mars")
    d.play("commpod")
    assert d.damage("tunk") == 5
    d.play("zorg", "left")
    assert d.damage("tunk") == 0
    assert d.clean


def test_tunk_heeds_only_its_controllers_martians() -> None:
    d = duel({"in_play": [{"card": "tunk", "damage": 5}]}, {"hand": ["zorg", "blypyp"]}, "mars", active=FOE)
    assert d.play("zorg").damage("tunk") == 5
    d = duel({"hand": ["troll"], "in_play": [{"card": "tunk", "damage": 5}]}).play("troll", "left")
    assert d.damage("tunk") == 5
    d = duel({"hand": ["tunk"], "in_play": [{"card": "tunk", "damage": 5}]}, {}, "mars")
    d.do(next(key for key in d.options() if key.startswith("play:")), "left")
    assert d.pos.damage == [0, 0], "another copy is another Mars creature (KF-255)"


def test_ulyq_megamouth() -> None:
    d = duel({"in_play": ["ulyq-megamouth", "hebe-the-huge", "valdr", "zorg"]}, {"in_play": ["bumpsy"]}, "mars")
    d.reap("ulyq-megamouth")
    assert d.options() == {"pick:hebe-the-huge", "pick:valdr"}, "friendly, not of Mars"
    d.do("pick:hebe-the-huge")
    assert d.options() == {"use:hebe-the-huge>0", "use:hebe-the-huge>1"}, "reap or fight"
    d.do("use:hebe-the-huge>0")
    assert d.amber[ME] == 2
    assert not d.ready("hebe-the-huge")
    assert d.clean


def test_ulyq_megamouth_after_a_fight() -> None:
    d = duel({"in_play": ["ulyq-megamouth", {"card": "valdr", "ready": False}]}, {"in_play": ["dust-pixie"]}, "mars")
    d.fight("ulyq-megamouth", "dust-pixie")
    assert d.clean, "an exhausted creature cannot be used (KF-110)"
    assert d.amber[ME] == 0
    d = duel({"in_play": ["ulyq-megamouth", {"card": "valdr", "stunned": True}]}, {}, "mars").reap("ulyq-megamouth")
    assert not d.stunned("valdr"), "a stunned creature only loses its stun (KF-264)"
    assert d.amber[ME] == 1
    d = duel({"in_play": ["ulyq-megamouth", "zorg"]}, {}, "mars").reap("ulyq-megamouth")
    assert d.ready("zorg")
    assert d.clean


def test_uxlyx_the_zookeeper() -> None:
    d = duel(
        {**MARS, "in_play": ["uxlyx-the-zookeeper", "zorg"]},
        {"in_play": [{"card": "troll", "amber": 2}, "bumpsy"]},
        "mars",
    )
    d.reap("uxlyx-the-zookeeper")
    assert d.options() == {"pick:troll", "pick:bumpsy"}
    d.do("pick:troll")
    assert d.where("troll") == "archives:0"
    assert d.amber[ME] == 3, "1 reaped, and the 2 that Troll held (KF-106)"
    assert d.clean
    next_turn(d).do("take")
    assert d.where("troll") == "hand:1"


def test_uxlyx_the_zookeeper_alone() -> None:
    d = duel({"in_play": ["uxlyx-the-zookeeper", "zorg"]}, {}, "mars").reap("uxlyx-the-zookeeper")
    assert d.clean
    assert d.names("archives", ME) == []


def test_uxlyx_the_zookeeper_keeps_it() -> None:
    d = duel({**MARS, "in_play": ["uxlyx-the-zookeeper"]}, {"in_play": ["troll"]}, "mars").reap("uxlyx-the-zookeeper")
    next_turn(d).do("leave")
    assert d.where("troll") == "archives:0"


def test_vezyma_thinkdrone() -> None:
    d = duel(
        {"in_play": ["vezyma-thinkdrone", "troll", "commpod"]},
        {"in_play": ["bumpsy", "cannon", {"card": "headhunter", "controller": ME}]},
        "mars",
    )
    d.reap("vezyma-thinkdrone")
    assert d.options() == {"pick:vezyma-thinkdrone", "pick:troll", "pick:commpod", "pick:headhunter", "done"}
    d.do("pick:commpod")
    assert d.where("commpod") == "archives:0"
    assert d.clean


@pytest.mark.rule("KF-S47")
def test_vezyma_thinkdrone_may_not() -> None:
    d = duel({"in_play": ["vezyma-thinkdrone"]}, {}, "mars").reap("vezyma-thinkdrone", "done")
    assert d.where("vezyma-thinkdrone") == "line:0"
    d = duel({"in_play": ["vezyma-thinkdrone"]}, {"in_play": [{"card": "headhunter", "controller": ME}]}, "mars")
    d.reap("vezyma-thinkdrone", "pick:headhunter")
    assert d.where("headhunter") == "archives:1", "its owner's archives (KF-S47)"


def test_yxili_marauder() -> None:
    mine = ["zorg", "blypyp", {"card": "tunk", "ready": False}, "troll"]
    d = duel({"hand": ["yxili-marauder"], "in_play": mine}, {"amber": 5, "in_play": ["yxilo-bolter"]}, "mars")
    d.play("yxili-marauder", "left")
    assert (d.amber, d.amber_on("yxili-marauder")) == ([0, 3], 2), "two ready ones; it came exhausted itself"
    assert d.power("yxili-marauder") == 4
    assert d.clean


def test_yxili_marauder_alone() -> None:
    d = duel({"hand": ["yxili-marauder"]}, {"amber": 5}, "mars").play("yxili-marauder")
    assert (d.amber, d.power("yxili-marauder")) == ([0, 5], 2)
    d = (
        duel({"hand": ["soft-landing", "yxili-marauder"]}, {"amber": 5}, "mars")
        .play("soft-landing")
        .play("yxili-marauder")
    )
    assert d.amber_on("yxili-marauder") == 1, "ready, it counts itself"


def test_yxili_marauder_weakens_with_its_amber() -> None:
    d = duel({"hand": ["squawker"], "in_play": [{"card": "yxili-marauder", "amber": 2, "damage": 3}]}, {}, "mars")
    assert d.power("yxili-marauder") == 4
    changes.take_amber(d.pos, d.card("yxili-marauder"), 1, ME)
    d.play("squawker", "choose:1")
    assert d.where("yxili-marauder") == "discard:0", "3 damage on power 3"
    assert d.amber == [2, 1]


def test_yxilo_bolter() -> None:
    d = duel(
        {"in_play": ["yxilo-bolter", "blypyp"]}, {"in_play": [{"card": "snufflegator", "damage": 2}, "troll"]}, "mars"
    )
    d.reap("yxilo-bolter")
    assert d.options() == {"pick:yxilo-bolter", "pick:blypyp", "pick:snufflegator", "pick:troll"}
    d.do("pick:snufflegator")
    assert d.where("snufflegator") == "purged:1"
    assert d.clean


def test_yxilo_bolter_without_a_kill() -> None:
    d = duel({"in_play": ["yxilo-bolter"]}, {"in_play": ["dust-pixie", "grabber-jammer"]}, "mars")
    d.fight("yxilo-bolter", "dust-pixie")
    assert d.where("dust-pixie") == "discard:1", "destroyed in the fight, not by these damage"
    d.do("pick:grabber-jammer")
    assert d.damage("grabber-jammer") == 1
    assert d.where("grabber-jammer") == "line:1"


def test_yxilo_bolter_purges_itself() -> None:
    d = duel({"in_play": [{"card": "yxilo-bolter", "damage": 1}]}, {}, "mars").reap("yxilo-bolter")
    assert d.where("yxilo-bolter") == "purged:0"
    assert d.clean


def test_yxilo_bolter_cannot_follow_a_card_elsewhere() -> None:
    foe = {"in_play": [{"card": "dust-pixie", "upgrades": ["biomatrix-backup"]}]}
    d = duel({"in_play": ["yxilo-bolter"]}, foe, "mars").reap("yxilo-bolter", "pick:dust-pixie", "yes")
    assert d.where("dust-pixie") == "archives:1"
    d = duel({"in_play": ["yxilo-bolter"]}, foe, "mars").reap("yxilo-bolter", "pick:dust-pixie", "no")
    assert d.where("dust-pixie") == "purged:1"


def test_yxilx_dominator() -> None:
    d = duel({**MARS, "hand": ["yxilx-dominator"]}, {}, "mars").play("yxilx-dominator")
    assert d.stunned("yxilx-dominator")
    assert not d.ready("yxilx-dominator")
    assert d.keyword("yxilx-dominator", "provocation") == 1
    next_turn(d)
    assert d.offers("unstun:yxilx-dominator")
    assert not d.offers("reap:yxilx-dominator")
    d.do("unstun:yxilx-dominator")
    assert d.amber[ME] == 0


def test_zorg() -> None:
    d = duel({"in_play": ["zorg"]}, {"in_play": ["dust-pixie", "bumpsy", "headhunter", "krump"]}, "mars")
    d.fight("zorg", "bumpsy")
    assert [d.stunned(name) for name in ("dust-pixie", "headhunter", "krump")] == [True, True, False]
    assert d.where("bumpsy") == "discard:1"
    assert d.damage("zorg") == 5, "the stunned still deals its damage (KF-267)"
    assert not d.stunned("zorg")
    d = duel({"hand": ["zorg"]}, {}, "mars").play("zorg")
    assert d.stunned("zorg")


def test_zorg_only_when_it_attacks() -> None:
    d = duel({"in_play": ["zorg"]}, {"in_play": ["troll", "bumpsy"]}, active=FOE).fight("troll", "zorg")
    assert not d.stunned("troll")
    d = duel({"in_play": ["zorg"]}, {"in_play": ["kelifi-dragon", "bumpsy"]}, "mars").fight("zorg", "kelifi-dragon")
    assert d.stunned("kelifi-dragon")
    assert d.stunned("bumpsy")
    d = duel({"in_play": ["zorg"]}, {"in_play": ["bumpsy"]}, "mars").reap("zorg")
    assert not d.stunned("bumpsy")


def test_zyzzix_the_many() -> None:
    d = duel({"hand": ["troll", "zorg", "punch"], "in_play": ["zyzzix-the-many"]}, {}, "mars")
    d.reap("zyzzix-the-many")
    assert d.options() == {"pick:troll", "pick:zorg", "done"}, "a creature of any house, or none"
    d.do("pick:troll")
    assert d.names("archives", ME) == ["troll"]
    assert known(d, "troll") == 3
    assert (d.counters("zyzzix-the-many"), d.power("zyzzix-the-many")) == (3, 6)
    assert d.clean


def test_zyzzix_the_many_may_not() -> None:
    d = duel({"hand": ["troll"], "in_play": ["zyzzix-the-many"]}, {"in_play": ["dust-pixie"]}, "mars")
    d.fight("zyzzix-the-many", "dust-pixie", "done")
    assert (d.counters("zyzzix-the-many"), d.where("troll")) == (0, "hand:0")
    assert known(d, "troll") == 1
    d = duel({"hand": ["punch"], "in_play": ["zyzzix-the-many"]}, {}, "mars").reap("zyzzix-the-many")
    assert d.counters("zyzzix-the-many") == 0
    assert d.clean


# ---------------------------------------------------------------------- upgrades


def test_biomatrix_backup() -> None:
    """The active player decides; the creature goes to its owner's archives, the upgrade to its owner's discard (KF-285)."""
    foe = {"in_play": [{"card": "bumpsy", "upgrades": ["biomatrix-backup"]}]}
    d = duel({"in_play": ["troll"]}, foe).fight("troll", "bumpsy")
    assert d.asked == ME
    assert d.options() == {"yes", "no"}
    d.do("yes")
    assert d.where("bumpsy") == "archives:1"
    assert d.where("biomatrix-backup") == "discard:1"
    assert d.clean
    d = duel({"in_play": ["troll"]}, foe).fight("troll", "bumpsy", "no")
    assert d.where("bumpsy") == "discard:1"


def test_biomatrix_backup_on_an_enemy() -> None:
    d = duel({"hand": ["biomatrix-backup", "squawker"], "in_play": ["zorg"]}, {"in_play": ["bumpsy"]}, "mars")
    d.play("biomatrix-backup")
    assert d.amber[ME] == 1
    assert d.options() == {"onto:zorg", "onto:bumpsy"}
    d.do("onto:bumpsy").fight("zorg", "bumpsy", "yes")
    assert d.where("bumpsy") == "archives:1"
    assert d.where("biomatrix-backup") == "discard:0"
    assert d.damage("zorg") == 5


def test_biomatrix_backup_only_when_destroyed() -> None:
    d = duel({"hand": ["total-recall"], "in_play": [{"card": "zorg", "upgrades": ["biomatrix-backup"]}]}, {}, "mars")
    d.play("total-recall")
    assert d.where("zorg") == "hand:0"
    assert d.clean


def test_biomatrix_backup_and_captured_amber() -> None:
    d = duel({"in_play": ["troll"]}, {"in_play": [{"card": "bumpsy", "amber": 2, "upgrades": ["biomatrix-backup"]}]})
    assert d.fight("troll", "bumpsy", "yes").amber == [2, 0], "it leaves play all the same (KF-S46)"


def test_biomatrix_backup_leaves_play_once() -> None:
    """A Leaves Play: ability resolves once, though the destroyed card goes to the archives."""
    d = duel(
        {"in_play": ["troll"]},
        {"amber": 6, "in_play": [{"card": "magda-the-rat", "damage": 3, "upgrades": ["biomatrix-backup"]}]},
    )
    d.pos.attacked[d.card("magda-the-rat")] = 1  # its elusive is spent
    d.fight("troll", "magda-the-rat")
    for _ in range(4):
        if d.kind == "order":
            d.do(sorted(d.options())[0])
        elif d.kind == "may":
            d.do("yes")
    assert d.where("magda-the-rat") == "archives:1"
    assert d.amber == [2, 4]
    assert d.clean


def test_biomatrix_backup_and_another_way_out() -> None:
    """Two Destroyed: abilities send the card elsewhere: it leaves play once, by the first (KF-S46)."""
    foe = {"in_play": [{"card": "dextre", "upgrades": ["biomatrix-backup"]}]}
    d = duel({"in_play": ["troll"]}, foe).fight("troll", "dextre")
    assert d.options() == {"next:0>dextre", "next:1>dextre"}
    d.do("next:0>dextre")
    assert d.where("dextre") == "deck:1"
    assert d.clean, "nobody is asked about a card that has gone (KF-S69)"
    d = duel({"in_play": ["troll"]}, foe).fight("troll", "dextre").do("next:1>dextre", "yes")
    assert d.where("dextre") == "archives:1"
    assert d.clean


def test_brain_stem_antenna() -> None:
    me = {
        **MARS,
        "hand": ["zorg", "commpod"],
        "in_play": [{"card": "troll", "ready": False, "upgrades": ["brain-stem-antenna"]}, "bumpsy"],
    }
    d = duel(me, {}, "mars").play("commpod")
    assert not d.ready("troll"), "an artifact is no creature"
    d.play("zorg", "right")
    assert d.ready("troll")
    assert d.offers("reap:troll"), "it belongs to Mars now"
    assert d.why_not("reap:bumpsy") == "KF-049"
    d.reap("troll")
    assert d.amber[ME] == 1
    next_turn(d)
    assert d.why_not("reap:troll") == "KF-049", "until the end of the turn"


def test_brain_stem_antenna_wants_a_martian() -> None:
    me = {"hand": ["headhunter"], "in_play": [{"card": "batdrone", "ready": False, "upgrades": ["brain-stem-antenna"]}]}
    d = duel(me).play("headhunter", "left")
    assert not d.ready("batdrone")


def test_brain_stem_antenna_on_an_enemy() -> None:
    """What the creature gains is its controller's: "you" is the one who controls it."""
    d = duel(
        {**MARS, "hand": ["brain-stem-antenna", "zorg"]},
        {"hand": ["tunk"], "houses": ["mars", "dis", "logos"], "in_play": ["troll"]},
        "mars",
    )
    d.play("brain-stem-antenna")
    d.pos.ready[d.card("troll")] = 0
    d.play("zorg")
    assert not d.ready("troll")
    d.do("end", "house:mars").play("tunk", "left")
    assert d.ready("troll")
    assert d.offers("reap:troll")


def test_jammer_pack() -> None:
    def costs(d: Play) -> list[int]:
        return [queries.key_cost(d.pos, seat) for seat in (ME, FOE)]

    d = duel({"hand": ["jammer-pack"], "in_play": ["zorg"]}, {"in_play": ["troll"]}, "mars")
    d.play("jammer-pack")
    assert d.options() == {"onto:zorg", "onto:troll"}
    assert costs(d) == [6, 6]
    d.do("onto:zorg")
    assert costs(d) == [6, 8]
    assert d.amber[ME] == 1
    d = duel({"hand": ["jammer-pack"], "in_play": ["zorg"]}, {"in_play": ["troll"]}, "mars").play(
        "jammer-pack", "onto:troll"
    )
    assert costs(d) == [8, 6], "the creature gains it: its controller's opponent pays more"


def test_jammer_pack_needs_a_creature() -> None:
    assert duel({"hand": ["jammer-pack"]}, {}, "mars").why_not("play:jammer-pack") == "KF-075"


def test_red_planet_ray_gun() -> None:
    d = duel(
        {"hand": ["red-planet-ray-gun"], "in_play": ["zorg", "headhunter"]},
        {"in_play": ["troll", "tunk", "yxilo-bolter"]},
        "mars",
    )
    d.play("red-planet-ray-gun", "onto:zorg")
    assert d.amber[ME] == 1
    d.reap("zorg")
    assert d.options() == {"pick:zorg", "pick:headhunter", "pick:troll", "pick:tunk", "pick:yxilo-bolter"}
    d.do("pick:troll")
    assert d.damage("troll") == 3, "three Mars creatures in play, of both sides"
    assert d.amber[ME] == 2
    assert d.clean


def test_red_planet_ray_gun_without_martians() -> None:
    d = duel({"in_play": [{"card": "headhunter", "upgrades": ["red-planet-ray-gun"]}]}, {"in_play": ["troll"]})
    d.reap("headhunter", "pick:troll")
    assert d.damage("troll") == 0
    d = duel({"in_play": [{"card": "headhunter", "upgrades": ["red-planet-ray-gun"]}]}, {"in_play": ["dust-pixie"]})
    d.fight("headhunter", "dust-pixie")
    assert d.clean, "reaping only"


# ---------------------------------------------------------------------- all of them


def test_every_card_of_the_house_has_its_test() -> None:
    for face in FACES:
        if HOUSES[face.house] == "mars":
            assert f"test_{re.sub('[^a-z0-9]', '_', face.id)}" in globals(), face.id
            assert face.abilities or face.constants or face.triggers, face.id
            assert face.icon, face.id


def test_own_words_keep_the_numbers_of_the_program() -> None:
    for face in FACES:
        if HOUSES[face.house] == "mars":
            for language in ("fr", "en"):
                said = sorted(re.findall(r"\d+", face.own_words[language]))
                assert said == sorted(re.findall(r"\d+", face.rendered[language])), face.id
