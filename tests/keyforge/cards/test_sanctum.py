"""House Sanctum, card by card."""

from __future__ import annotations

import re
from typing import Any

from ludotheque.games.keyforge import changes
from ludotheque.games.keyforge.duel import HOUSES
from ludotheque.games.keyforge.faces import FACES
from tests.keyforge.helpers import FOE, ME, Play, duel


def sanctum(me: dict[str, Any] | None = None, foe: dict[str, Any] | None = None, **rest: Any) -> Play:
    """A duel in step 3 of ME's turn, Sanctum the active house."""
    return duel(me, foe, house="sanctum", **rest)


# ---------------------------------------------------------------------- actions


def test_begone() -> None:
    demons = {"hand": ["begone"], "in_play": ["pit-demon", "sequis"]}
    d = sanctum(demons, {"in_play": ["succubus", {"card": "troll", "house": "dis"}, "bumpsy"]})
    d.play("begone")
    assert d.options() == {"choose:0", "choose:1"}
    d.do("choose:0", "any")
    assert d.names("line", ME) == ["sequis"]
    assert d.names("line", FOE) == ["bumpsy"], "a maverick bearing Dis is a Dis creature (KF-211)"
    assert d.amber[ME] == 0, "only one of the two effects"
    assert d.clean


def test_begone_for_one_aombre() -> None:
    d = sanctum({"hand": ["begone"]}, {"in_play": ["succubus"]}).play("begone", "choose:1")
    assert d.amber[ME] == 1
    assert d.names("line", FOE) == ["succubus"]
    assert d.clean


def test_begone_without_dis_creatures_does_nothing() -> None:
    d = sanctum({"hand": ["begone"]}, {"in_play": ["troll"]}).play("begone", "choose:0")
    assert d.amber[ME] == 0
    assert d.names("line", FOE) == ["troll"]
    assert d.clean


def test_blinding_light() -> None:
    d = sanctum({"hand": ["blinding-light"], "in_play": ["troll", "sequis"]}, {"in_play": ["bumpsy", "succubus"]})
    d.play("blinding-light")
    assert d.amber[ME] == 1
    assert d.options() == {f"house:{house}" for house in HOUSES}, "any house may be named"
    d.do("house:brobnar")
    assert [d.stunned(name) for name in ("troll", "sequis", "bumpsy", "succubus")] == [True, False, True, False]
    assert d.clean


def test_blinding_light_on_a_house_that_is_not_there() -> None:
    d = sanctum({"hand": ["blinding-light"], "in_play": ["sequis"]}, {"in_play": ["troll"]}).play(
        "blinding-light", "house:mars"
    )
    assert not d.stunned("sequis")
    assert not d.stunned("troll")
    assert d.clean


def test_charge() -> None:
    d = sanctum(
        {"hand": ["charge", "champion-anaphiel"], "in_play": ["sequis"]},
        {"in_play": ["troll", "bumpsy"], "hand": ["headhunter"]},
    )
    d.play("charge")
    assert d.amber[ME] == 1
    assert d.clean, "creatures already there gain nothing of use"
    d.play("champion-anaphiel", "right")
    assert d.options() == {"pick:troll", "pick:bumpsy"}, "only enemy creatures"
    d.do("pick:troll")
    assert d.damage("troll") == 2
    assert d.damage("bumpsy") == 0
    assert d.clean
    d.end("house:brobnar").play("headhunter", "left")
    assert d.clean, "the next turn it is over"
    assert d.damage("sequis") == 0
    assert d.damage("champion-anaphiel") == 0


def test_charge_beside_the_card_s_own_play_ability() -> None:
    d = sanctum({"hand": ["charge", "raiding-knight"]}, {"amber": 2, "in_play": ["troll"]})
    d.play("charge", "play:raiding-knight")
    assert d.options() == {"next:0>raiding-knight", "next:1>raiding-knight"}, "two Play: abilities (KF-218)"
    d.do("next:0>raiding-knight")
    assert d.amber_on("raiding-knight") == 1
    assert d.damage("troll") == 2
    assert d.clean


def test_charge_twice_and_without_enemies() -> None:
    d = sanctum({"hand": ["charge", "charge", "champion-anaphiel"]}, {"in_play": ["troll"]})
    d.play("charge", "play:charge:1", "play:champion-anaphiel")
    assert d.damage("troll") == 4
    assert d.clean
    assert sanctum({"hand": ["charge", "champion-anaphiel"]}).play("charge", "play:champion-anaphiel").clean


def test_cleansing_wave() -> None:
    mine = {"hand": ["cleansing-wave"], "in_play": [{"card": "troll", "damage": 2}, "sequis"]}
    d = sanctum(mine, {"in_play": [{"card": "bumpsy", "damage": 1}, {"card": "headhunter", "damage": 3}]})
    d.play("cleansing-wave")
    assert [d.damage(name) for name in ("troll", "sequis", "bumpsy", "headhunter")] == [1, 0, 0, 2]
    assert d.amber == [3, 0], "1 for each of the three that were healed"
    assert d.clean


def test_cleansing_wave_with_nothing_to_heal() -> None:
    assert sanctum({"hand": ["cleansing-wave"], "in_play": ["troll"]}).play("cleansing-wave").amber[ME] == 0


def test_clear_mind() -> None:
    mine = [{"card": "troll", "stunned": True}, {"card": "sequis", "stunned": True, "ready": False}, "bulwark"]
    d = sanctum({"hand": ["clear-mind"], "in_play": mine}, {"in_play": [{"card": "bumpsy", "stunned": True}]})
    d.play("clear-mind")
    assert not d.stunned("troll")
    assert not d.stunned("sequis")
    assert d.stunned("bumpsy"), "enemies stay stunned"
    assert d.ready("troll"), "it is not a use"
    assert not d.ready("sequis")
    assert d.amber[ME] == 1
    assert d.clean


def test_doorstep_to_heaven() -> None:
    d = sanctum({"hand": ["doorstep-to-heaven"], "amber": 5}, {"amber": 9}).play("doorstep-to-heaven")
    assert d.amber == [5, 5], "the bonus makes my pool 6 first (KF-059)"
    d = sanctum({"hand": ["doorstep-to-heaven"], "amber": 3}, {"amber": 5}).play("doorstep-to-heaven")
    assert d.amber == [4, 5], "5 or less is left alone"
    assert d.clean


def test_doorstep_to_heaven_at_the_boundary() -> None:
    assert sanctum({"hand": ["doorstep-to-heaven"]}, {"amber": 6}).play("doorstep-to-heaven").amber == [1, 5]


def test_glorious_few() -> None:
    assert sanctum({"hand": ["glorious-few"], "in_play": ["sequis"]}, {"in_play": ["troll", "bumpsy", "smaaash"]}).play(
        "glorious-few"
    ).amber == [2, 0]
    assert sanctum({"hand": ["glorious-few"], "in_play": ["sequis"]}, {"in_play": ["troll"]}).play(
        "glorious-few"
    ).amber == [0, 0]
    d = sanctum(
        {"hand": ["glorious-few"], "in_play": ["sequis", "bulwark"]},
        {"in_play": ["troll", "cannon", "banner-of-battle"]},
    )
    assert d.play("glorious-few").amber == [0, 0], "artifacts do not count, and nothing is lost with more"
    assert d.clean


def test_honorable_claim() -> None:
    d = sanctum(
        {"hand": ["honorable-claim"], "in_play": ["raiding-knight", "troll", "sequis"]},
        {"amber": 5, "in_play": ["the-terror"]},
    )
    d.play("honorable-claim")
    assert [d.amber_on(name) for name in ("raiding-knight", "troll", "sequis", "the-terror")] == [1, 0, 1, 0]
    assert d.amber == [1, 3]
    assert d.clean


def test_honorable_claim_with_less_aombre_than_knights() -> None:
    d = sanctum({"hand": ["honorable-claim"], "in_play": ["raiding-knight", "troll", "sequis"]}, {"amber": 1})
    d.play("honorable-claim")
    assert d.options() == {"pick:raiding-knight", "pick:sequis"}, "the active player says who captures (KF-108)"
    d.do("pick:sequis")
    assert [d.amber_on(name) for name in ("raiding-knight", "sequis")] == [0, 1]
    assert d.amber == [1, 0]
    assert sanctum({"hand": ["honorable-claim"], "in_play": ["sequis"]}).play("honorable-claim").clean


def test_inspiration() -> None:
    mine = [{"card": "troll", "ready": False, "damage": 3}, "succubus"]
    d = sanctum({"hand": ["inspiration"], "in_play": mine}, {"in_play": ["bumpsy"]})
    d.play("inspiration")
    assert d.options() == {"pick:troll", "pick:succubus"}, "friendly creatures of any house, no enemies"
    d.do("pick:troll")
    assert d.kind == "use"
    assert d.options() == {"use:troll>0", "use:troll>1"}, "reap or fight: it has no Action:"
    d.do("use:troll>0")
    assert d.amber[ME] == 1
    assert d.damage("troll") == 0, "its Reap: ability resolves"
    assert not d.ready("troll")
    assert d.clean


def test_inspiration_to_fight_or_to_wake_up() -> None:
    mine = [{"card": "troll", "ready": False}]
    d = sanctum({"hand": ["inspiration"], "in_play": mine}, {"in_play": ["bumpsy", "headhunter"]})
    d.play("inspiration", "use:troll>1")
    assert d.options() == {"target:bumpsy", "target:headhunter"}
    d.do("target:bumpsy")
    assert d.where("bumpsy") == "discard:1"
    assert d.clean
    d = sanctum({"hand": ["inspiration"], "in_play": [{"card": "troll", "ready": False, "stunned": True}]}).play(
        "inspiration"
    )
    assert not d.stunned("troll"), "all a stunned creature does is lose its stun (KF-264)"
    assert not d.ready("troll")
    assert d.amber[ME] == 0
    assert sanctum({"hand": ["inspiration"]}, {"in_play": ["troll"]}).play("inspiration").clean


def test_mighty_lance() -> None:
    d = sanctum(
        {"hand": ["mighty-lance"], "in_play": ["sequis"]}, {"in_play": ["troll", "bumpsy", "headhunter", "smaaash"]}
    )
    d.play("mighty-lance")
    assert d.options() == {f"pick:{name}" for name in ("sequis", "troll", "bumpsy", "headhunter", "smaaash")}
    d.do("pick:bumpsy")
    assert d.options() == {"pick:troll", "pick:headhunter"}, "only a neighbour of the first"
    d.do("pick:headhunter")
    assert [d.damage(name) for name in ("troll", "bumpsy", "headhunter", "smaaash")] == [0, 3, 3, 0]
    assert d.clean


def test_mighty_lance_at_the_end_of_a_line_or_alone() -> None:
    d = sanctum({"hand": ["mighty-lance"]}, {"in_play": ["grenade-snib", "bumpsy", "headhunter"]}).play(
        "mighty-lance", "pick:grenade-snib"
    )
    assert d.where("grenade-snib") == "discard:1"
    assert [d.damage(name) for name in ("bumpsy", "headhunter")] == [3, 0], (
        "its one neighbour, at the same time (KF-S49)"
    )
    d = sanctum({"hand": ["mighty-lance"]}, {"in_play": ["bumpsy"]}).play("mighty-lance")
    assert d.damage("bumpsy") == 3, "no neighbour: the rest is ignored (KF-107)"
    assert d.clean
    assert sanctum({"hand": ["mighty-lance"]}).play("mighty-lance").clean


def test_oath_of_poverty() -> None:
    d = sanctum(
        {"hand": ["oath-of-poverty"], "in_play": ["cannon", "screechbomb", "troll"]}, {"in_play": ["banner-of-battle"]}
    )
    d.play("oath-of-poverty", "any")
    assert d.names("artifacts", ME) == []
    assert d.names("artifacts", FOE) == ["banner-of-battle"]
    assert d.names("line", ME) == ["troll"]
    assert d.amber[ME] == 5, "1 of the bonus and 2 for each of two artifacts"
    assert d.clean
    assert sanctum({"hand": ["oath-of-poverty"]}, {"in_play": ["cannon"]}).play("oath-of-poverty").amber[ME] == 1


def test_one_stood_against_many() -> None:
    mine = [{"card": "troll", "ready": False, "power_counters": 10}]
    d = sanctum(
        {"hand": ["one-stood-against-many"], "in_play": mine},
        {"in_play": ["bumpsy", "headhunter", "smaaash", "earthshaker"]},
    )
    d.play("one-stood-against-many")
    assert d.amber[ME] == 1
    assert d.options() == {f"target:{name}" for name in ("bumpsy", "headhunter", "smaaash", "earthshaker")}
    d.do("target:bumpsy")
    assert d.where("bumpsy") == "discard:1", "one fight after the other"
    assert d.damage("troll") == 5
    d.do("target:headhunter", "target:smaaash")
    assert d.damage("troll") == 15
    assert d.names("line", FOE) == ["earthshaker"], "three fights and no more"
    assert not d.ready("troll")
    assert d.clean


def test_one_stood_against_many_never_the_same_enemy_twice() -> None:
    d = sanctum(
        {"hand": ["one-stood-against-many"], "in_play": ["troll"]}, {"in_play": ["dew-faerie", "bumpsy", "headhunter"]}
    )
    d.play("one-stood-against-many", "target:dew-faerie")
    assert d.where("dew-faerie") == "line:1", "elusive"
    assert d.options() == {"target:bumpsy", "target:headhunter"}, "the first one may not be fought again"
    d = sanctum({"hand": ["one-stood-against-many"], "in_play": ["troll"]}, {"in_play": ["dew-faerie", "bumpsy"]})
    d.play("one-stood-against-many", "target:dew-faerie")
    assert d.where("bumpsy") == "discard:1", "the second fight had one target left"
    assert d.damage("troll") == 5
    assert d.ready("troll"), "the third time it is readied and has nobody to fight (KF-S33)"
    assert d.clean


def test_one_stood_against_many_ends_with_the_hero() -> None:
    d = sanctum(
        {"hand": ["one-stood-against-many"], "in_play": ["sequis", "bulwark"]}, {"in_play": ["troll", "bumpsy"]}
    )
    d.play("one-stood-against-many")
    assert d.options() == {"pick:sequis", "pick:bulwark"}
    d.do("pick:bulwark", "target:troll")
    assert d.where("bulwark") == "discard:0"
    assert d.damage("troll") == 4
    assert d.clean


def test_one_stood_against_many_with_a_stunned_hero() -> None:
    mine = [{"card": "troll", "stunned": True}]
    d = sanctum({"hand": ["one-stood-against-many"], "in_play": mine}, {"in_play": ["bumpsy"]}).play(
        "one-stood-against-many"
    )
    assert not d.stunned("troll"), "the first time only takes the stun off (KF-265)"
    assert d.where("bumpsy") == "discard:1", "the second is a fight"
    assert d.clean


def test_radiant_truth() -> None:
    d = sanctum(
        {"hand": ["radiant-truth"], "in_play": ["sequis", "bulwark", "grey-monk"]},
        {"in_play": ["troll", "bumpsy", "smaaash", "headhunter"]},
    )
    d.play("radiant-truth")
    assert [d.stunned(name) for name in ("troll", "bumpsy", "smaaash", "headhunter")] == [False, True, True, False]
    assert not d.stunned("bulwark")
    assert d.amber[ME] == 1
    d = sanctum({"hand": ["radiant-truth"]}, {"in_play": ["troll", "bumpsy"]}).play("radiant-truth")
    assert not d.stunned("troll")
    assert not d.stunned("bumpsy"), "both are on a flank"
    assert d.clean


def test_shield_of_justice() -> None:
    d = sanctum({"hand": ["shield-of-justice"], "in_play": ["sequis", "bulwark"]}, {"in_play": ["troll", "bumpsy"]})
    d.play("shield-of-justice")
    assert d.amber[ME] == 1
    d.fight("sequis", "troll")
    assert d.where("sequis") == "line:0"
    assert d.damage("sequis") == 0
    assert d.armor("sequis") == 4, "no armor was spent either: 2 of its own, 2 of Bastion"
    assert d.damage("troll") == 4, "enemies are not shielded"
    d.end("house:brobnar").fight("troll", "sequis")
    assert d.where("sequis") == "discard:0", "it ended with the turn"


def test_take_hostages() -> None:
    d = sanctum(
        {"hand": ["take-hostages"], "in_play": ["sequis", "raiding-knight", "francus"]},
        {"amber": 3, "in_play": ["troll", "bumpsy"]},
    )
    d.play("take-hostages")
    d.fight("sequis", "troll")
    assert d.where("sequis") == "discard:0"
    assert d.amber[FOE] == 3, "it did not outlive the fight: nothing captured"
    d.fight("raiding-knight", "bumpsy")
    assert d.damage("raiding-knight") == 3
    assert d.amber_on("raiding-knight") == 1
    assert d.amber[FOE] == 2
    d.reap("francus")
    assert d.amber_on("francus") == 0, "only fights"
    assert d.clean
    d.end("house:brobnar").fight("troll", "raiding-knight")
    assert d.amber[FOE] == 3, "the captured Aombre comes back; the enemy's fight captures nothing"
    assert d.amber[ME] == 2


def test_terms_of_redress() -> None:
    d = sanctum({"hand": ["terms-of-redress"], "in_play": ["sequis", "troll"]}, {"amber": 3, "in_play": ["bumpsy"]})
    d.play("terms-of-redress")
    assert d.options() == {"pick:sequis", "pick:troll"}, "a friendly creature"
    d.do("pick:troll")
    assert d.amber_on("troll") == 2
    assert d.amber == [1, 1]
    d = sanctum({"hand": ["terms-of-redress"], "in_play": ["sequis"]}, {"amber": 1}).play("terms-of-redress")
    assert d.amber_on("sequis") == 1, "as much as there is (KF-S34)"
    assert sanctum({"hand": ["terms-of-redress"]}, {"amber": 3, "in_play": ["bumpsy"]}).play(
        "terms-of-redress"
    ).amber == [1, 3]


def test_the_harder_they_come() -> None:
    d = sanctum(
        {"hand": ["the-harder-they-come"], "in_play": ["troll", "sequis"]},
        {"in_play": [{"card": "bumpsy", "amber": 2}, "succubus"]},
    )
    d.play("the-harder-they-come")
    assert d.options() == {"pick:troll", "pick:bumpsy"}, "power 4 and 3 are too low"
    d.do("pick:bumpsy")
    assert d.where("bumpsy") == "purged:1"
    assert d.amber[ME] == 2, "its Aombre comes to me (KF-106)"
    assert d.clean
    d = sanctum({"hand": ["the-harder-they-come"], "in_play": ["sequis"]}).play("the-harder-they-come")
    assert d.where("sequis") == "line:0"
    assert d.clean


def test_the_spirit_s_way() -> None:
    d = sanctum(
        {"hand": ["the-spirit-s-way"], "in_play": ["sequis", "grenade-snib"]},
        {"in_play": ["succubus", "dew-faerie", "hallowed-blaster"]},
    )
    d.play("the-spirit-s-way")
    assert d.names("line", ME) == ["grenade-snib"], "power 2 stays"
    assert d.names("line", FOE) == ["dew-faerie"], "power 3 goes"
    assert d.names("artifacts", FOE) == ["hallowed-blaster"]
    assert d.clean


def test_virtuous_works() -> None:
    d = sanctum({"hand": ["virtuous-works"]}).play("virtuous-works")
    assert d.amber == [3, 0]
    assert d.where("virtuous-works") == "discard:0"
    assert d.clean
    d = duel({"hand": ["virtuous-works"]})
    assert d.why_not("play:virtuous-works") == "KF-049", "not of the active house"


# ---------------------------------------------------------------------- artifacts


def test_epic_quest() -> None:
    mine = [{"card": "sequis", "amber": 2}, "grey-monk", {"card": "bulwark", "upgrades": ["protect-the-weak"]}]
    d = sanctum({"hand": ["epic-quest"], "in_play": mine}, {"in_play": ["the-terror"]})
    d.play("epic-quest")
    assert sorted(d.names("archives", ME)) == ["bulwark", "sequis"]
    assert d.names("line", ME) == ["grey-monk"], "no Knight"
    assert d.names("line", FOE) == ["the-terror"], "not mine"
    assert d.where("protect-the-weak") == "discard:0"
    assert d.amber[FOE] == 2, "the captured Aombre goes to the opponent"
    assert d.where("epic-quest") == "artifacts:0"
    assert d.clean


def test_epic_quest_forges_after_seven_sanctum_cards() -> None:
    hand = ["virtuous-works"] * 6 + ["the-harder-they-come"]
    d = sanctum({"hand": hand, "in_play": ["epic-quest"]})
    for n in range(6):
        d.play(f"virtuous-works:{n}")
    d.play("the-harder-they-come").omni("epic-quest")
    assert d.options() == {"key:rouge", "key:bleue", "key:jaune"}
    d.do("key:bleue")
    assert d.where("epic-quest") == "discard:0"
    assert d.pos.keys[ME] == 0b010
    assert d.amber[ME] == 18, "at no cost"
    assert d.clean


def test_epic_quest_after_six_cards_does_nothing() -> None:
    d = sanctum({"hand": ["virtuous-works"] * 6, "in_play": ["epic-quest"]})
    for n in range(6):
        d.play(f"virtuous-works:{n}")
    d.omni("epic-quest")
    assert d.where("epic-quest") == "artifacts:0"
    assert not d.ready("epic-quest")
    assert d.pos.keys[ME] == 0
    assert d.clean


def test_epic_quest_wins() -> None:
    hand = ["virtuous-works"] * 6 + ["the-harder-they-come"]
    d = sanctum({"hand": hand, "in_play": ["epic-quest"], "keys": 2})
    for n in range(6):
        d.play(f"virtuous-works:{n}")
    d.play("the-harder-they-come").omni("epic-quest")
    assert d.pos.winner == ME


def test_gorm_of_omm() -> None:
    d = duel({"in_play": ["gorm-of-omm", "cannon", "troll"]}, {"in_play": ["banner-of-battle", "bumpsy"]})
    d.omni("gorm-of-omm")
    assert d.where("gorm-of-omm") == "discard:0", "any house may use an Omni: (KF-085)"
    assert d.options() == {"pick:cannon", "pick:banner-of-battle"}, "artifacts of both sides, no creatures"
    d.do("pick:banner-of-battle")
    assert d.where("banner-of-battle") == "discard:1"
    assert d.names("artifacts", ME) == ["cannon"]
    assert d.clean


def test_gorm_of_omm_alone_or_exhausted() -> None:
    d = duel({"in_play": ["gorm-of-omm"]}).omni("gorm-of-omm")
    assert d.where("gorm-of-omm") == "discard:0", "sacrificed all the same (KF-107)"
    assert d.clean
    assert duel({"in_play": [{"card": "gorm-of-omm", "ready": False}]}).why_not("omni:gorm-of-omm") == "KF-010"


def test_hallowed_blaster() -> None:
    d = sanctum(
        {"in_play": ["hallowed-blaster", {"card": "sequis", "damage": 1}]},
        {"in_play": [{"card": "troll", "damage": 5}]},
    )
    d.use("hallowed-blaster")
    assert d.options() == {"pick:sequis", "pick:troll"}
    d.do("pick:troll")
    assert d.damage("troll") == 2
    assert d.damage("sequis") == 1
    assert d.clean
    d = sanctum({"in_play": ["hallowed-blaster", {"card": "sequis", "damage": 1}]}).use("hallowed-blaster")
    assert d.damage("sequis") == 0, "not below nothing (KF-S36)"
    assert duel({"in_play": ["hallowed-blaster"]}).why_not("action:hallowed-blaster") == "KF-049"


def test_potion_of_invulnerability() -> None:
    d = duel({"in_play": ["potion-of-invulnerability", "troll"]}, {"in_play": ["bumpsy", "headhunter"]})
    d.omni("potion-of-invulnerability")
    assert d.where("potion-of-invulnerability") == "discard:0"
    d.fight("troll", "bumpsy")
    assert d.damage("troll") == 0
    assert d.where("bumpsy") == "discard:1"
    d.end("house:brobnar").fight("headhunter", "troll")
    assert d.damage("troll") == 5, "the turn after it is over"
    assert sanctum({"hand": ["potion-of-invulnerability"]}).play("potion-of-invulnerability").amber[ME] == 1


def test_round_table() -> None:
    d = sanctum({"in_play": ["sequis", "troll", "round-table"]}, {"in_play": ["the-terror", "bumpsy"]})
    assert [d.power(name) for name in ("sequis", "troll", "the-terror")] == [5, 8, 5]
    assert [d.keyword(name, "provocation") for name in ("sequis", "troll", "the-terror")] == [1, 0, 0]
    d.end("house:brobnar")
    assert d.offers("fight:bumpsy>sequis")
    assert not d.offers("fight:bumpsy>troll"), "the Knight beside it has taunt (KF-243)"


def test_round_table_destroyed() -> None:
    d = sanctum({"in_play": [{"card": "sequis", "damage": 4}, "round-table", "gorm-of-omm"]})
    assert d.where("sequis") == "line:0"
    d.omni("gorm-of-omm")
    assert d.where("round-table") == "discard:0"
    assert d.where("sequis") == "discard:0", "4 damage is its power again (KF-S25)"
    assert d.clean


def test_sigil_of_brotherhood() -> None:
    d = duel({"in_play": ["sigil-of-brotherhood", "sequis", "succubus", "troll"]}, {"amber": 1, "in_play": ["bulwark"]})
    assert d.why_not("reap:sequis") == "KF-049"
    d.omni("sigil-of-brotherhood")
    assert d.where("sigil-of-brotherhood") == "discard:0"
    assert {"reap:sequis", "fight:sequis>bulwark", "reap:troll"} <= d.options()
    assert not d.offers("reap:succubus"), "only Sanctum"
    d.reap("sequis")
    assert d.amber == [1, 0]
    assert d.amber_on("sequis") == 1
    d.end("house:brobnar")
    assert not d.offers("reap:bulwark"), "not for the opponent"
    d.end("house:brobnar")
    assert not d.offers("reap:sequis"), "the next turn it is over"


def test_sigil_of_brotherhood_wakes_a_stunned_creature() -> None:
    d = duel({"in_play": ["sigil-of-brotherhood", {"card": "sequis", "stunned": True}]})
    assert not d.offers("unstun:sequis")
    d.omni("sigil-of-brotherhood", "unstun:sequis")
    assert not d.stunned("sequis")
    assert sanctum({"hand": ["sigil-of-brotherhood"]}).play("sigil-of-brotherhood").amber[ME] == 1


def test_whispering_reliquary() -> None:
    d = sanctum({"in_play": ["whispering-reliquary", "sequis"]}, {"in_play": ["banner-of-battle", "troll"]})
    d.use("whispering-reliquary")
    assert d.options() == {"pick:whispering-reliquary", "pick:banner-of-battle"}, "any artifact, itself too"
    d.do("pick:banner-of-battle")
    assert d.where("banner-of-battle") == "hand:1"
    assert d.power("troll") == 8
    assert d.clean
    d = sanctum({"in_play": ["whispering-reliquary"]}).use("whispering-reliquary")
    assert d.where("whispering-reliquary") == "hand:0", "nothing else to choose"


# ---------------------------------------------------------------------- creatures


def test_bulwark() -> None:
    d = sanctum({"in_play": ["sequis", "bulwark", "grey-monk", "troll"]}, {"in_play": ["bumpsy"]})
    assert [d.armor(name) for name in ("sequis", "bulwark", "grey-monk", "troll", "bumpsy")] == [5, 3, 3, 1, 0], (
        "1 of it from Moine Gris"
    )
    d = sanctum({"in_play": ["troll", "bulwark"]}, {"in_play": ["bumpsy", "headhunter"]}, active=FOE)
    assert d.armor("troll") == 2
    d = duel({"in_play": ["troll", "bulwark"]}, {"in_play": ["bumpsy", "headhunter"]}, active=FOE)
    d.fight("bumpsy", "bulwark")
    assert d.damage("bulwark") == 3
    assert d.armor("bulwark") == 0
    d.fight("headhunter", "bulwark")
    assert d.where("bulwark") == "discard:0"
    assert d.armor("troll") == 0, "back to what it was"


def test_champion_anaphiel() -> None:
    d = sanctum({"in_play": ["sequis"]}, {"in_play": ["troll", "champion-anaphiel", "bumpsy", "headhunter"]})
    assert d.power("champion-anaphiel") == 6
    assert d.armor("champion-anaphiel") == 1
    fights = {key for key in d.options() if key.startswith("fight:")}
    assert fights == {"fight:sequis>champion-anaphiel", "fight:sequis>headhunter"}, (
        "taunt closes its two neighbours (KF-G08)"
    )
    assert d.why_not("fight:sequis>troll") == "KF-243"


def test_champion_tabris() -> None:
    d = sanctum({"in_play": ["champion-tabris"]}, {"amber": 2, "in_play": ["bumpsy"]})
    d.fight("champion-tabris", "bumpsy")
    assert d.damage("champion-tabris") == 3
    assert d.amber_on("champion-tabris") == 1
    assert d.amber == [0, 1]
    assert d.clean
    d = sanctum({"in_play": ["champion-tabris"]}, {"amber": 2, "in_play": ["troll"]})
    d.fight("champion-tabris", "troll")
    assert d.where("champion-tabris") == "discard:0"
    assert d.amber == [0, 2], "it did not survive (KF-097)"


def test_commander_remiel() -> None:
    mine = [
        "commander-remiel",
        {"card": "troll", "damage": 3},
        {"card": "succubus", "ready": False},
        "sequis",
        "headhunter",
    ]
    d = sanctum({"in_play": mine}, {"in_play": ["bumpsy"]})
    d.reap("commander-remiel")
    assert d.options() == {"pick:troll", "pick:headhunter"}, "friendly, not of Sanctum, and ready (KF-110)"
    d.do("pick:troll")
    assert d.options() == {"use:troll>0", "use:troll>1"}
    d.do("use:troll>0")
    assert d.amber[ME] == 2
    assert d.damage("troll") == 0
    assert not d.ready("troll")
    assert d.clean


def test_commander_remiel_without_anybody_to_use() -> None:
    d = sanctum({"in_play": ["commander-remiel", "sequis", {"card": "troll", "ready": False}]}, {"in_play": ["bumpsy"]})
    d.reap("commander-remiel")
    assert d.amber[ME] == 1
    assert not d.ready("troll")
    assert d.ready("sequis")
    assert d.clean


def test_duma_the_martyr() -> None:
    mine = {"in_play": ["duma-the-martyr", {"card": "troll", "damage": 5}], "deck": ["sequis", "bulwark", "cannon"]}
    d = sanctum(mine, {"in_play": [{"card": "bumpsy", "damage": 1}]})
    d.fight("duma-the-martyr", "bumpsy")
    assert d.where("duma-the-martyr") == "discard:0"
    assert d.damage("troll") == 0
    assert d.damage("bumpsy") == 4, "enemies are not healed"
    assert d.names("hand", ME) == ["sequis", "bulwark"]
    assert d.clean


def test_duma_the_martyr_in_the_opponent_s_turn() -> None:
    mine = {"in_play": ["duma-the-martyr", {"card": "sequis", "damage": 3}], "deck": ["cannon"]}
    d = duel(mine, {"in_play": ["bumpsy"], "deck": ["cannon"]}, active=FOE)
    d.fight("bumpsy", "duma-the-martyr")
    assert d.damage("sequis") == 0
    assert d.names("hand", ME) == ["cannon"], "I draw, not the active player (KF-S50); one card was left"
    assert d.names("hand", FOE) == []
    assert d.damage("bumpsy") == 3


def test_francus() -> None:
    d = sanctum({"in_play": ["francus"]}, {"amber": 2, "in_play": ["headhunter"]})
    d.fight("francus", "headhunter")
    assert d.where("headhunter") == "discard:1"
    assert d.damage("francus") == 4
    assert d.amber_on("francus") == 1
    assert d.amber == [0, 1]
    assert d.clean


def test_francus_attacked() -> None:
    d = duel({"in_play": ["francus"]}, {"amber": 2, "in_play": ["bumpsy"]}, active=FOE)
    d.fight("bumpsy", "francus")
    assert d.where("bumpsy") == "discard:1"
    assert d.amber_on("francus") == 1, "as a defender too (KF-182)"
    assert d.amber[FOE] == 1


def test_francus_captures_only_if_he_survives_and_slays() -> None:
    d = sanctum({"in_play": [{"card": "francus", "damage": 2}]}, {"amber": 2, "in_play": ["headhunter"]})
    d.fight("francus", "headhunter")
    assert d.names("line", ME) == d.names("line", FOE) == []
    assert d.amber == [0, 2], "both were destroyed"
    d = sanctum({"in_play": [{"card": "francus", "power_counters": 1}]}, {"amber": 2, "in_play": ["troll"]})
    d.fight("francus", "troll")
    assert d.names("line", FOE) == ["troll"]
    d = sanctum({"hand": ["mighty-lance"], "in_play": ["francus"]}, {"amber": 2, "in_play": ["grenade-snib"]})
    d.play("mighty-lance", "pick:grenade-snib")
    assert d.amber_on("francus") == 0, "not in a fight"


def test_grey_monk() -> None:
    d = sanctum(
        {"in_play": ["grey-monk", {"card": "troll", "damage": 5}, "sequis"]},
        {"in_play": [{"card": "bumpsy", "damage": 1}]},
    )
    assert [d.armor(name) for name in ("grey-monk", "troll", "sequis", "bumpsy")] == [1, 1, 3, 0]
    d.reap("grey-monk")
    assert d.options() == {"pick:grey-monk", "pick:troll", "pick:sequis", "pick:bumpsy"}
    d.do("pick:troll")
    assert d.damage("troll") == 3
    assert d.amber[ME] == 1
    assert d.clean
    d = duel({"in_play": ["grey-monk"]}, {"in_play": ["bumpsy", "headhunter"]}, active=FOE)
    d.fight("bumpsy", "grey-monk")
    assert d.where("grey-monk") == "discard:0", "5 against 3 and 1 of armor"


def test_hayyel_the_merchant() -> None:
    d = sanctum({"hand": ["hallowed-blaster", "virtuous-works", "sequis"], "in_play": ["hayyel-the-merchant"]})
    d.play("hallowed-blaster")
    assert d.amber[ME] == 1
    d.play("virtuous-works").play("sequis", "left")
    assert d.amber[ME] == 4, "no artifacts"
    assert d.clean
    d = duel({"in_play": ["hayyel-the-merchant"]}, {"hand": ["cannon"]}, active=FOE)
    d.play("cannon")
    assert d.amber == [0, 0], "the opponent's artifacts do not count"


def test_horseman_of_death() -> None:
    mine = {"hand": ["horseman-of-death"], "discard": ["horseman-of-war", "troll", "horseman-of-famine"]}
    d = sanctum(mine, {"discard": ["horseman-of-pestilence"]})
    d.play("horseman-of-death")
    assert sorted(d.names("hand", ME)) == ["horseman-of-famine", "horseman-of-war"]
    assert d.names("discard", ME) == ["troll"]
    assert d.names("discard", FOE) == ["horseman-of-pestilence"], "only my discard pile"
    assert d.clean
    d = sanctum({"hand": ["horseman-of-death"], "in_play": ["horseman-of-war"], "discard": ["troll"]}).play(
        "horseman-of-death", "left"
    )
    assert d.names("hand", ME) == []
    assert d.where("horseman-of-war") == "line:0", "what is in play stays"
    assert d.clean


def test_horseman_of_famine() -> None:
    d = sanctum(
        {"hand": ["horseman-of-famine"], "in_play": ["sequis"]}, {"in_play": ["grenade-snib", "dew-faerie", "troll"]}
    )
    d.play("horseman-of-famine", "right")
    assert d.options() == {"pick:grenade-snib", "pick:dew-faerie"}, "the equally weak (KF-224)"
    d.do("pick:dew-faerie")
    assert d.names("line", FOE) == ["grenade-snib", "troll"]
    assert d.names("line", ME) == ["sequis", "horseman-of-famine"]
    assert d.clean


def test_horseman_of_famine_reaps_and_fights() -> None:
    d = sanctum({"in_play": ["horseman-of-famine", "sequis"]}, {"in_play": ["troll"]})
    d.reap("horseman-of-famine")
    assert d.where("sequis") == "discard:0", "one's own are not spared"
    assert d.amber[ME] == 1
    d = sanctum({"in_play": ["horseman-of-famine"]}, {"in_play": ["dew-faerie", "troll"]})
    d.fight("horseman-of-famine", "dew-faerie")
    assert d.where("dew-faerie") == "discard:1", "after an elusive fight (KF-294)"
    d = sanctum({"in_play": ["horseman-of-famine", "sequis"]}, {"in_play": ["troll"]})
    d.fight("horseman-of-famine", "troll")
    assert d.where("horseman-of-famine") == "discard:0"
    assert d.where("sequis") == "line:0", "it did not survive the fight"


def test_horseman_of_famine_may_be_the_weakest_itself() -> None:
    d = sanctum({"hand": ["horseman-of-famine"]}, {"in_play": ["troll"]}).play("horseman-of-famine")
    assert d.where("horseman-of-famine") == "discard:0"
    assert d.where("troll") == "line:1"
    assert d.clean


def test_horseman_of_pestilence() -> None:
    mine = {"hand": ["horseman-of-pestilence"], "in_play": ["sequis", "horseman-of-war"]}
    d = sanctum(mine, {"in_play": ["troll", {"card": "dew-faerie", "damage": 1}, "horseman-of-death"]})
    d.play("horseman-of-pestilence", "right")
    assert [d.damage(name) for name in ("sequis", "troll")] == [0, 1]
    assert d.armor("sequis") == 1, "its armor took it"
    assert d.where("dew-faerie") == "discard:1"
    assert [d.damage(name) for name in ("horseman-of-war", "horseman-of-death", "horseman-of-pestilence")] == [0, 0, 0]
    assert d.clean


def test_horseman_of_pestilence_reaps_and_fights() -> None:
    d = sanctum({"in_play": ["horseman-of-pestilence"]}, {"in_play": ["troll", "bumpsy"]})
    d.reap("horseman-of-pestilence")
    assert [d.damage(name) for name in ("troll", "bumpsy")] == [1, 1]
    d = sanctum(
        {"in_play": [{"card": "horseman-of-pestilence", "power_counters": 1}]}, {"in_play": ["troll", "bumpsy"]}
    )
    d.fight("horseman-of-pestilence", "bumpsy")
    assert d.where("bumpsy") == "discard:1"
    assert d.damage("troll") == 1
    assert d.damage("horseman-of-pestilence") == 5
    assert d.clean


def test_horseman_of_war() -> None:
    mine = ["troll", "lady-maxena", {"card": "succubus", "stunned": True}, "hallowed-blaster"]
    d = sanctum({"hand": ["horseman-of-war"], "in_play": mine}, {"in_play": ["bumpsy"]})
    assert not d.offers("fight:troll>bumpsy")
    assert {"reap:lady-maxena", "action:lady-maxena"} <= d.options()
    d.play("horseman-of-war", "right")
    assert d.options() == {
        "fight:troll>bumpsy",
        "fight:lady-maxena>bumpsy",
        "unstun:succubus",
        "action:hallowed-blaster",
        "end",
    }, "creatures only fight, Sanctum's too; artifacts are not concerned"
    assert d.why_not("reap:lady-maxena") == "KF-001"
    d.do("unstun:succubus").fight("troll", "bumpsy")
    assert not d.stunned("succubus"), "used to fight, it loses its stun (KF-S32)"
    assert d.where("bumpsy") == "discard:1"
    assert d.clean
    d.end("house:brobnar").end("house:sanctum")
    assert d.offers("reap:lady-maxena"), "over with the turn"
    assert not d.offers("reap:troll")


def test_horseman_of_war_binds_uses_by_abilities_too() -> None:
    mine = {"hand": ["horseman-of-war", "inspiration"], "in_play": [{"card": "lady-maxena", "ready": False}]}
    d = sanctum(mine, {"in_play": ["bumpsy", "headhunter"]})
    d.play("horseman-of-war", "right").play("inspiration", "pick:lady-maxena")
    assert d.options() == {"target:bumpsy", "target:headhunter"}, "to fight is the only use left"
    d.do("target:bumpsy")
    assert d.damage("lady-maxena") == 3
    assert d.amber[ME] == 0
    assert d.clean


def test_jehu_the_bureaucrat() -> None:
    mine = {"houses": ["sanctum", "brobnar", "logos"], "in_play": ["jehu-the-bureaucrat"]}
    d = duel(mine, house=None)
    assert d.options() == {"house:sanctum", "house:brobnar", "house:logos"}
    assert d.do("house:sanctum").amber == [2, 0]
    assert d.clean
    assert duel(mine, house=None).do("house:brobnar").amber == [0, 0]
    d = duel(mine, {"houses": ["sanctum", "dis", "mars"]}, house=None, active=FOE)
    assert d.do("house:sanctum").amber == [0, 0], "the opponent's choice does not count"


def test_lady_maxena() -> None:
    d = sanctum({"hand": ["lady-maxena"], "in_play": ["sequis"]}, {"in_play": ["troll"]})
    d.play("lady-maxena", "right")
    assert d.options() == {"pick:lady-maxena", "pick:sequis", "pick:troll"}, "any creature, herself too"
    d.do("pick:troll")
    assert d.stunned("troll")
    assert not d.offers("action:lady-maxena"), "exhausted"
    d = sanctum({"in_play": [{"card": "lady-maxena", "amber": 1}]}, {"in_play": ["troll"]})
    d.use("lady-maxena")
    assert d.where("lady-maxena") == "hand:0"
    assert d.amber == [0, 1], "what she had captured goes to the opponent"
    assert d.clean
    d.play("lady-maxena", "pick:troll")
    assert d.stunned("troll"), "she may be played again"


def test_lady_maxena_of_the_opponent() -> None:
    d = sanctum({}, {"in_play": [{"card": "lady-maxena", "controller": ME}]}).use("lady-maxena")
    assert d.where("lady-maxena") == "hand:1", "her owner's hand (KF-188)"


def test_lord_golgotha() -> None:
    d = sanctum({"in_play": ["lord-golgotha", "sequis"]}, {"in_play": ["troll", "bumpsy", "headhunter", "smaaash"]})
    d.fight("lord-golgotha", "bumpsy")
    assert d.where("bumpsy") == "discard:1"
    assert [d.damage(name) for name in ("troll", "headhunter", "smaaash")] == [3, 3, 0]
    assert d.damage("lord-golgotha") == 3
    assert d.clean
    d = sanctum({"in_play": ["lord-golgotha"]}, {"in_play": ["troll", "grenade-snib"]})
    d.fight("lord-golgotha", "troll")
    assert d.where("grenade-snib") == "discard:1", "its only neighbour dies before the fight"
    assert d.damage("troll") == 5
    d = duel({"in_play": ["lord-golgotha"]}, {"in_play": ["bumpsy", "troll"]}, active=FOE)
    d.fight("bumpsy", "lord-golgotha")
    assert d.damage("troll") == 0, "only when it is used to fight"


def test_numquid_the_fair() -> None:
    d = sanctum(
        {"hand": ["numquid-the-fair"], "in_play": ["sequis"]}, {"in_play": ["troll", "bumpsy", "headhunter", "smaaash"]}
    )
    d.play("numquid-the-fair", "left")
    assert d.options() == {f"pick:{name}" for name in ("troll", "bumpsy", "headhunter", "smaaash")}, "only enemies"
    d.do("pick:troll")
    assert d.options() == {f"pick:{name}" for name in ("bumpsy", "headhunter", "smaaash")}, "3 against 2: again"
    d.do("pick:bumpsy")
    assert d.names("line", FOE) == ["headhunter", "smaaash"], "2 against 2: no more"
    assert d.clean


def test_numquid_the_fair_without_a_majority_or_an_enemy() -> None:
    d = sanctum({"hand": ["numquid-the-fair"], "in_play": ["sequis", "bulwark"]}, {"in_play": ["troll", "bumpsy"]})
    d.play("numquid-the-fair", "left", "pick:troll")
    assert d.names("line", FOE) == ["bumpsy"], "the first time needs no majority"
    assert d.clean
    assert sanctum({"hand": ["numquid-the-fair"], "in_play": ["sequis"]}).play("numquid-the-fair", "left").clean


def test_numquid_the_fair_gone_repeats_no_more() -> None:
    theirs = [{"card": "troll", "upgrades": ["phoenix-heart"]}, "bumpsy", "headhunter"]
    d = sanctum({"hand": ["numquid-the-fair"]}, {"in_play": theirs}).play("numquid-the-fair", "pick:troll")
    assert d.where("numquid-the-fair") == "discard:0", "3 damage of the Phoenix"
    assert d.names("line", FOE) == ["bumpsy", "headhunter"], "her card is gone: no repeat (KF-257)"
    assert d.clean


def test_protectrix() -> None:
    d = sanctum(
        {"in_play": ["protectrix", {"card": "sequis", "damage": 3}]},
        {"in_play": [{"card": "bumpsy", "damage": 1}, "troll"]},
    )
    d.reap("protectrix")
    assert d.options() == {"yes", "no"}
    d.do("yes")
    assert d.options() == {"pick:protectrix", "pick:sequis", "pick:bumpsy", "pick:troll"}
    d.do("pick:sequis")
    assert d.damage("sequis") == 0
    assert d.clean
    d.fight("sequis", "troll")
    assert d.where("sequis") == "line:0"
    assert d.damage("sequis") == 0
    assert d.damage("troll") == 4
    d.end("house:brobnar").fight("troll", "sequis")
    assert d.where("sequis") == "discard:0", "only that turn"


def test_protectrix_protects_nobody_who_was_not_healed() -> None:
    d = sanctum({"in_play": ["protectrix", "sequis"]}, {"in_play": [{"card": "troll", "damage": 1}]})
    d.reap("protectrix", "yes", "pick:sequis").fight("sequis", "troll")
    assert d.where("sequis") == "discard:0", "no damage was healed"
    d = sanctum({"in_play": ["protectrix", {"card": "sequis", "damage": 3}]}).reap("protectrix", "no")
    assert d.damage("sequis") == 3
    assert d.amber[ME] == 1
    assert d.clean


def test_raiding_knight() -> None:
    d = sanctum({"hand": ["raiding-knight"]}, {"amber": 2}).play("raiding-knight")
    assert d.amber_on("raiding-knight") == 1
    assert d.amber == [0, 1]
    assert d.clean
    assert sanctum({"hand": ["raiding-knight"]}).play("raiding-knight").amber_on("raiding-knight") == 0


def test_raiding_knight_against_the_terror() -> None:
    d = duel({"in_play": ["the-terror"]}, {"in_play": ["raiding-knight"]}, house="dis")
    d.fight("the-terror", "raiding-knight")
    assert (d.damage("the-terror"), d.damage("raiding-knight"), d.armor("raiding-knight")) == (4, 3, 0), "KF-G01"


def test_sanctum_guardian() -> None:
    d = sanctum({"in_play": ["sanctum-guardian", "troll", "bumpsy"]}, {"in_play": ["headhunter"]})
    assert d.keyword("sanctum-guardian", "provocation") == 1
    d.reap("sanctum-guardian")
    assert d.options() == {"pick:troll", "pick:bumpsy"}, "another friendly creature, and one must be chosen"
    d.do("pick:bumpsy")
    assert d.names("line", ME) == ["bumpsy", "troll", "sanctum-guardian"]
    assert d.clean
    d = sanctum({"in_play": ["sanctum-guardian", "troll"]}, {"in_play": ["headhunter"]})
    d.fight("sanctum-guardian", "headhunter")
    assert d.names("line", ME) == ["troll", "sanctum-guardian"]
    assert d.damage("sanctum-guardian") == 4, "a swap is not leaving play (KF-S36)"
    d = sanctum({"in_play": ["sanctum-guardian"]}, {"in_play": ["headhunter"]}).reap("sanctum-guardian")
    assert d.clean, "nobody to change places with"


def test_sequis() -> None:
    d = sanctum({"in_play": ["sequis"]}, {"amber": 2}).reap("sequis")
    assert d.amber_on("sequis") == 1
    assert d.amber == [1, 1]
    assert d.clean
    d = sanctum({"in_play": ["sequis"]}).reap("sequis")
    assert d.amber_on("sequis") == 0
    assert d.amber == [1, 0]


def test_sergeant_zakiel() -> None:
    mine = {"hand": ["sergeant-zakiel"], "in_play": [{"card": "troll", "ready": False}, "succubus"]}
    d = sanctum(mine, {"in_play": ["bumpsy", "headhunter"]})
    d.play("sergeant-zakiel", "left")
    assert d.options() == {"pick:troll", "done"}, "only a neighbour, and only if one likes (KF-235)"
    d.do("pick:troll")
    assert d.options() == {"target:bumpsy", "target:headhunter"}
    d.do("target:bumpsy")
    assert d.damage("troll") == 5
    assert d.where("bumpsy") == "discard:1"
    assert not d.ready("troll")
    assert d.clean


def test_sergeant_zakiel_may_decline() -> None:
    d = sanctum({"hand": ["sergeant-zakiel"], "in_play": [{"card": "troll", "ready": False}]}, {"in_play": ["bumpsy"]})
    d.play("sergeant-zakiel", "left", "done")
    assert not d.ready("troll")
    assert d.damage("bumpsy") == 0
    assert d.clean
    assert sanctum({"hand": ["sergeant-zakiel"]}, {"in_play": ["bumpsy"]}).play("sergeant-zakiel").clean, "no neighbour"


def test_staunch_knight() -> None:
    assert sanctum({"in_play": ["staunch-knight", "troll", "bumpsy"]}).power("staunch-knight") == 6
    assert sanctum({"in_play": ["staunch-knight"]}).power("staunch-knight") == 6
    assert sanctum({"in_play": ["troll", "staunch-knight", "bumpsy"]}).power("staunch-knight") == 4
    assert sanctum({"in_play": ["troll", "staunch-knight"]}).power("troll") == 8


def test_staunch_knight_leaves_the_flank() -> None:
    d = sanctum({"hand": ["sequis"], "in_play": ["troll", {"card": "staunch-knight", "damage": 5}]})
    d.play("sequis", "right")
    assert d.where("staunch-knight") == "discard:0", "5 damage against power 4 (KF-S25)"
    assert d.names("line", ME) == ["troll", "sequis"]
    assert d.clean


def test_gatekeeper() -> None:
    d = sanctum({"hand": ["gatekeeper"]}, {"amber": 9}).play("gatekeeper")
    assert d.amber_on("gatekeeper") == 4
    assert d.amber == [0, 5]
    assert d.clean
    d = sanctum({"hand": ["gatekeeper"]}, {"amber": 7}).play("gatekeeper")
    assert (d.amber_on("gatekeeper"), d.amber[FOE]) == (2, 5)
    d = sanctum({"hand": ["gatekeeper"]}, {"amber": 6}).play("gatekeeper")
    assert (d.amber_on("gatekeeper"), d.amber[FOE]) == (0, 6)


def test_the_vaultkeeper() -> None:
    theirs = {"amber": 4, "in_play": ["succubus", "the-vaultkeeper"]}
    d = sanctum({"amber": 3}, theirs)
    assert changes.steal(d.pos, ME, 2) == 0, "the opponent's Aombre is safe"
    assert d.amber == [3, 4]
    assert changes.steal(d.pos, FOE, 2) == 2, "but not mine"
    assert d.amber == [1, 6]
    assert changes.capture(d.pos, d.card("succubus"), 1) == 1, "capturing is not stealing"


def test_the_vaultkeeper_against_a_thief() -> None:
    theirs = ["titan-mechanic", "dextre", "doc-bookton"]
    d = duel({"hand": ["take-that-smartypants"]}, {"amber": 4, "in_play": theirs}).play("take-that-smartypants")
    assert d.amber == [3, 2]
    d = duel({"hand": ["take-that-smartypants"]}, {"amber": 4, "in_play": [*theirs, "the-vaultkeeper"]}).play(
        "take-that-smartypants"
    )
    assert d.amber == [1, 4]
    assert d.clean


def test_veemos_lightbringer() -> None:
    d = sanctum(
        {"hand": ["veemos-lightbringer"], "in_play": ["looter-goblin", "sequis"]}, {"in_play": ["dew-faerie", "troll"]}
    )
    d.play("veemos-lightbringer", "right")
    assert d.names("line", ME) == ["sequis", "veemos-lightbringer"]
    assert d.names("line", FOE) == ["troll"]
    assert d.clean
    d = sanctum({"hand": ["veemos-lightbringer"]}, {"in_play": ["troll"]}).play("veemos-lightbringer")
    assert d.names("line", FOE) == ["troll"]


# ---------------------------------------------------------------------- upgrades


def test_armageddon_cloak() -> None:
    d = duel({"in_play": [{"card": "sequis", "upgrades": ["armageddon-cloak"]}]}, {"in_play": ["troll"]}, active=FOE)
    assert d.keyword("sequis", "hasardeux") == 2
    d.fight("troll", "sequis")
    assert d.damage("troll") == 6, "2 hazardous, then 4 of the fight"
    assert d.where("sequis") == "line:0"
    assert d.damage("sequis") == 0, "healed instead of destroyed"
    assert d.where("armageddon-cloak") == "discard:0"
    assert d.keyword("sequis", "hasardeux") == 0
    assert d.clean


def test_armageddon_cloak_on_an_enemy_and_its_bonus() -> None:
    d = sanctum({"hand": ["armageddon-cloak"], "in_play": ["sequis"]}, {"in_play": ["briar-grubbling"]})
    d.play("armageddon-cloak")
    assert d.options() == {"onto:sequis", "onto:briar-grubbling"}
    d.do("onto:briar-grubbling")
    assert d.amber[ME] == 1
    assert d.keyword("briar-grubbling", "hasardeux") == 7, "it adds up (KF-215)"
    d.fight("sequis", "briar-grubbling")
    assert d.where("sequis") == "discard:0"
    assert d.clean
    assert sanctum({"hand": ["armageddon-cloak"]}).why_not("play:armageddon-cloak") == "KF-075"


def test_armageddon_cloak_saves_from_an_effect_once() -> None:
    d = sanctum(
        {
            "hand": ["the-spirit-s-way", "the-spirit-s-way"],
            "in_play": [{"card": "troll", "damage": 3, "upgrades": ["armageddon-cloak"]}],
        },
        {"in_play": ["bumpsy"]},
    )
    d.play("the-spirit-s-way")
    assert d.names("line", ME) == ["troll"]
    assert d.damage("troll") == 0
    assert d.names("line", FOE) == []
    assert "armageddon-cloak" in d.names("discard", ME)
    d.play("the-spirit-s-way:1")
    assert d.names("line", ME) == []
    assert d.clean


def test_armageddon_cloak_does_not_stop_other_ways_out() -> None:
    d = sanctum({"hand": ["the-harder-they-come"]}, {"in_play": [{"card": "troll", "upgrades": ["armageddon-cloak"]}]})
    d.play("the-harder-they-come")
    assert d.where("troll") == "purged:1"
    assert d.where("armageddon-cloak") == "discard:1"
    assert d.clean


def test_armageddon_cloak_is_spent_while_it_burns() -> None:
    """Saved by the Cape, then hit by what else was waiting: it does not save twice."""
    mine = {
        "hand": ["the-spirit-s-way"],
        "in_play": [{"card": "jehu-the-bureaucrat", "upgrades": ["armageddon-cloak"]}],
    }
    d = sanctum(mine, {"in_play": [{"card": "troll", "upgrades": ["phoenix-heart"]}]})
    d.play("the-spirit-s-way").do("next:0>armageddon-cloak")
    assert d.where("jehu-the-bureaucrat") == "discard:0"
    assert d.where("armageddon-cloak") == "discard:0"
    assert d.where("troll") == "hand:1"
    assert d.clean
    d = sanctum(mine, {"in_play": [{"card": "troll", "upgrades": ["phoenix-heart"]}]})
    d.play("the-spirit-s-way").do("next:1>troll")
    assert d.where("jehu-the-bureaucrat") == "line:0", "hit while it was being destroyed, then saved (KF-S53)"
    assert d.damage("jehu-the-bureaucrat") == 0


def test_mantle_of_the_zealot() -> None:
    d = duel(
        {"in_play": [{"card": "sequis", "upgrades": ["mantle-of-the-zealot"]}, "bulwark"]},
        {"amber": 1, "in_play": ["bumpsy"]},
    )
    assert {"reap:sequis", "fight:sequis>bumpsy"} <= d.options()
    assert not d.offers("reap:bulwark"), "only the bearer"
    d.reap("sequis")
    assert d.amber == [1, 0]
    assert d.amber_on("sequis") == 1
    assert d.clean


def test_mantle_of_the_zealot_on_an_enemy() -> None:
    d = sanctum({"hand": ["mantle-of-the-zealot"], "in_play": ["grey-monk"]}, {"in_play": ["sequis"]})
    d.play("mantle-of-the-zealot", "onto:sequis")
    assert not d.offers("reap:sequis"), "I do not control it"
    d.end("house:brobnar")
    assert d.offers("reap:sequis"), "what the creature gains is its controller's"
    d = sanctum({"hand": ["mantle-of-the-zealot"]}, {"in_play": [{"card": "sequis", "stunned": True}]}).play(
        "mantle-of-the-zealot"
    )
    d.end("house:brobnar")
    assert d.offers("unstun:sequis")


def test_protect_the_weak() -> None:
    d = sanctum({"hand": ["protect-the-weak"], "in_play": ["quixo-the-adventurer", "sequis"]}, {"in_play": ["troll"]})
    d.play("protect-the-weak")
    assert d.options() == {"onto:quixo-the-adventurer", "onto:sequis", "onto:troll"}
    d.do("onto:quixo-the-adventurer")
    assert d.amber[ME] == 1
    assert d.armor("quixo-the-adventurer") == 1
    assert d.keyword("quixo-the-adventurer", "provocation") == 1
    assert d.armor("sequis") == 2
    d.end("house:brobnar")
    assert d.offers("fight:troll>quixo-the-adventurer")
    assert not d.offers("fight:troll>sequis")
    d.fight("troll", "quixo-the-adventurer")
    assert d.where("protect-the-weak") == "discard:0", "its bearer left (KF-G06)"


def test_shoulder_armor() -> None:
    d = sanctum({"hand": ["shoulder-armor", "bulwark"], "in_play": ["troll", "grey-monk"]}, {"in_play": ["bumpsy"]})
    d.play("shoulder-armor", "onto:grey-monk")
    assert d.amber[ME] == 1
    assert (d.power("grey-monk"), d.armor("grey-monk")) == (5, 3), "on a flank: 3+2, and 1 of its own aura +2"
    assert d.power("troll") == 8
    d.play("bulwark", "right")
    assert d.names("line", ME) == ["troll", "grey-monk", "bulwark"]
    assert (d.power("grey-monk"), d.armor("grey-monk")) == (3, 3), "no longer on a flank: 1 of its own, 2 of Bastion"
    assert d.clean
    d = sanctum({"in_play": ["sequis", {"card": "succubus", "upgrades": ["shoulder-armor"]}, "bulwark"]})
    assert (d.power("succubus"), d.armor("succubus")) == (3, 2), "Bastion's only"


# ---------------------------------------------------------------------- the house as a whole


def _house() -> list[Any]:
    return [face for face in FACES if HOUSES[face.house] == "sanctum"]


def test_own_words_have_the_program_s_numbers() -> None:
    for face in _house():
        for language in ("fr", "en"):
            said = set(re.findall(r"\d+", face.own_words[language]))
            assert said == set(re.findall(r"\d+", face.rendered[language])), face.id
            assert "~" not in face.own_words[language], face.id


def test_every_card_of_the_house_has_its_test() -> None:
    assert len(_house()) == 55
    for face in _house():
        assert f"test_{re.sub(r'[^0-9a-z]', '_', face.id)}" in globals(), face.id
