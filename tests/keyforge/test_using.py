"""Using cards, reaping, fighting, damage and armor, abilities (chapters 7 to 9)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.keyforge.faces import FACES
from tests.keyforge.helpers import FOE, ME, duel


@pytest.mark.rule("KF-080", "KF-082", "KF-088", "KF-099")
def test_what_a_card_can_do_depends_on_its_type() -> None:
    d = duel({"in_play": ["cannon", "banner-of-battle", "troll", "mighty-javelin"]}, {"in_play": ["bumpsy"]})
    assert d.options() == {"action:cannon", "omni:mighty-javelin", "reap:troll", "fight:troll>bumpsy", "end"}
    assert d.why_not("reap:cannon") == "KF-088"
    assert d.why_not("action:banner-of-battle") == "KF-082"
    assert d.why_not("action:troll") == "KF-099"


@pytest.mark.rule("KF-081")
def test_an_upgrade_is_never_used_on_its_own() -> None:
    d = duel({"in_play": [{"card": "troll", "upgrades": ["blood-of-titans"]}]})
    assert d.options() == {"reap:troll", "end"}
    assert d.why_not("action:blood-of-titans") is not None


@pytest.mark.rule("KF-083", "KF-160")
def test_using_an_artifact_exhausts_it_first() -> None:
    d = duel({"in_play": ["cannon"]}, {"in_play": ["troll"]}).use("cannon")
    kinds = [line["kind"] for line in d.table.log_all()]
    assert kinds.index("exhaust") < kinds.index("damage")
    assert not d.ready("cannon")


@pytest.mark.rule("KF-084", "KF-085", "KF-233")
def test_action_needs_the_house_and_omni_does_not() -> None:
    d = duel({"in_play": ["cannon", "mighty-javelin"]}, {"in_play": ["troll"]}, house="dis")
    assert d.why_not("action:cannon") == "KF-049"
    assert d.offers("omni:mighty-javelin")


@pytest.mark.rule("KF-086", "KF-087", "KF-259")
def test_a_sacrificed_artifact_goes_to_its_owners_discard_pile() -> None:
    d = duel({"in_play": ["screechbomb"]}).omni("screechbomb")
    assert d.where("screechbomb") == "discard:0"
    assert duel({"in_play": [{"card": "screechbomb", "ready": False}]}).why_not("omni:screechbomb") == "KF-010"


@pytest.mark.rule("KF-089", "KF-090", "KF-091", "KF-230")
def test_reaping_gives_one_aombre_and_exhausts() -> None:
    d = duel({"amber": 2, "in_play": ["bumpsy", "dextre", {"card": "troll", "ready": False}]})
    assert d.options() == {"reap:bumpsy", "end"}
    d.reap("bumpsy")
    assert d.amber[ME] == 3
    assert not d.ready("bumpsy")
    assert d.options() == {"end"}


@pytest.mark.rule("KF-089")
@pytest.mark.parametrize(
    ("use", "gained", "slain"),
    [("reap:headhunter", 1, False), ("fight:headhunter>urchin", 1, True), ("action:headhunter", 2, False),
     ("omni:headhunter", 3, False)],
)  # fmt: skip
def test_each_use_exhausts_and_is_the_only_one(
    use: str, gained: int, slain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A creature that could do all four things does one of them and is exhausted."""
    face = next(face for face in FACES if face.id == "headhunter")
    monkeypatch.setitem(face.abilities, "action", face.abilities["fight"] * 2)
    monkeypatch.setitem(face.abilities, "omni", face.abilities["fight"] * 3)
    d = duel({"in_play": ["headhunter"]}, {"in_play": [{"card": "urchin", "attacked": 1}]})
    every = {"reap:headhunter", "fight:headhunter>urchin", "action:headhunter", "omni:headhunter"}
    assert d.options() == every | {"end"}
    d.do(use)
    assert (d.amber[ME], d.where("urchin") == "discard:1") == (gained, slain)
    assert not d.ready("headhunter")
    assert d.options() == {"end"}
    assert {d.why_not(other) for other in every if not slain} <= {"KF-010"}


@pytest.mark.rule("KF-092")
def test_all_reap_abilities_resolve_after_the_aombre() -> None:
    d = duel({"in_play": [{"card": "troll", "damage": 4}]}).reap("troll")
    kinds = [line["kind"] for line in d.table.log_all()]
    assert kinds.index("gain") < kinds.index("heal")


@pytest.mark.rule("KF-093", "KF-094", "KF-178", "KF-180")
def test_a_ready_creature_of_the_house_attacks_an_enemy() -> None:
    d = duel({"in_play": ["troll", "smaaash"]}, {"in_play": ["bumpsy", {"card": "krump", "ready": False}]})
    fights = {option for option in d.options() if option.startswith("fight:troll")}
    assert fights == {"fight:troll>bumpsy", "fight:troll>krump"}
    d.fight("troll", "krump")
    kinds = [line["kind"] for line in d.table.log_all()]
    assert kinds.index("exhaust") < kinds.index("attack") < kinds.index("damage")


@pytest.mark.rule("KF-095", "KF-096", "KF-101", "KF-G01")
def test_both_deal_their_power_at_once() -> None:
    d = duel({"in_play": ["headhunter"]}, {"in_play": ["pit-demon"]})
    d.fight("headhunter", "pit-demon")
    assert d.where("headhunter") == "discard:0"
    assert d.where("pit-demon") == "discard:1"
    hurt = duel({"in_play": ["headhunter"]}, {"in_play": ["troll"]}).fight("headhunter", "troll")
    assert hurt.damage("troll") == 5


@pytest.mark.rule("KF-097", "KF-181")
def test_fight_abilities_only_of_a_surviving_attacker() -> None:
    assert duel({"in_play": ["headhunter"]}, {"in_play": ["smaaash"]}).fight("headhunter", "smaaash").amber[ME] == 0
    lives = duel({"in_play": ["headhunter"]}, {"in_play": ["noddy-the-thief"]})
    lives.pos.attacked[lives.card("noddy-the-thief")] = 1
    assert lives.fight("headhunter", "noddy-the-thief").amber[ME] == 1
    defender = duel({"in_play": ["grenade-snib"]}, {"in_play": ["headhunter"]}).fight("grenade-snib", "headhunter")
    assert defender.amber[FOE] == 0, "a defender's Fight: does not resolve"


@pytest.mark.rule("KF-181")
def test_a_defender_that_survives_with_the_attacker_resolves_no_fight_ability() -> None:
    """Headhunter (Fight: gain 1) with armor of 2 on both sides: both live."""

    def armored(card: str) -> dict[str, Any]:
        return {"card": card, "upgrades": ["shoulder-armor"]}

    for attacker, gained in (("headhunter", 1), ("krump", 0)):
        d = duel({"in_play": [armored(attacker)]}, {"in_play": [armored("headhunter")]})
        defender = "headhunter:1" if attacker == "headhunter" else "headhunter"
        d.fight(attacker, defender)
        assert (d.where(attacker), d.where(defender)) == ("line:0", "line:1")
        assert d.amber == [gained, 0], "the attacker's only"


@pytest.mark.rule("KF-098")
def test_no_fight_without_an_enemy() -> None:
    d = duel({"in_play": ["troll"]})
    assert d.options() == {"reap:troll", "end"}


@pytest.mark.rule("KF-102", "KF-195", "KF-196")
def test_damage_at_least_the_power_destroys() -> None:
    assert duel({"hand": ["punch"]}, {"in_play": ["charette"]}).play("punch").where("charette") == "line:1"
    assert (
        duel({"hand": ["punch"]}, {"in_play": [{"card": "charette", "damage": 1}]}).play("punch").where("charette")
        == "discard:1"
    )
    strong = duel({"in_play": [{"card": "bumpsy", "damage": 4}]}, {"in_play": ["troll"]}).fight("bumpsy", "troll")
    assert strong.damage("troll") == 5, "tokens do not lower power"


@pytest.mark.rule("KF-103", "KF-191", "KF-197")
def test_the_destroyed_go_on_top_of_their_owners_pile() -> None:
    d = duel({"hand": ["punch"]}, {"in_play": ["noddy-the-thief"], "discard": ["troll"]}).play("punch")
    assert d.names("discard", FOE) == ["noddy-the-thief", "troll"]


@pytest.mark.rule("KF-104", "KF-105", "KF-146", "KF-147", "KF-G02")
def test_armor_absorbs_each_turn() -> None:
    d = duel({"hand": ["punch", "punch"]}, {"in_play": ["staunch-knight", "bulwark"]})
    before = d.armor("bulwark")
    d.play("punch", "pick:bulwark")
    assert d.damage("bulwark") == 3 - before
    assert d.armor("bulwark") == 0
    d.end()
    d.do("house:brobnar", "end", "house:brobnar")
    assert d.armor("bulwark") == before
    assert d.damage("bulwark") == 3 - before


@pytest.mark.rule("KF-106", "KF-163", "KF-250", "KF-S26")
def test_aombre_on_a_leaving_creature_goes_to_the_opponent() -> None:
    d = duel({"hand": ["punch"]}, {"in_play": [{"card": "noddy-the-thief", "amber": 3}]}).play("punch")
    assert d.amber[ME] == 1 + 3
    own = duel({"hand": ["wardrummer"], "in_play": [{"card": "troll", "amber": 2}]}).play("wardrummer", "left")
    assert own.amber == [0, 2]
    artifact = duel({"hand": ["barehanded"], "in_play": [{"card": "cannon", "amber": 4}]}).play("barehanded")
    assert artifact.amber == [1, 0], "on another card it returns to the supply"


@pytest.mark.rule("KF-107")
def test_what_can_be_resolved_is_resolved() -> None:
    d = duel({"hand": ["coward-s-end"]}).play("coward-s-end")
    assert d.pos.chains[ME] == 3


@pytest.mark.rule("KF-108", "KF-218", "KF-S20")
def test_the_active_player_decides() -> None:
    d = duel(
        {"hand": ["punch"], "in_play": ["troll", "krump"]},
        {"in_play": ["pile-of-skulls", "noddy-the-thief", "autocannon"]},
    )
    d.play("punch", "pick:noddy-the-thief")
    assert d.clean
    order = duel({"hand": ["earthshaker"]}, {"in_play": ["grenade-snib", "noddy-the-thief", "urchin"]}).play(
        "earthshaker"
    )
    assert order.asked == ME
    assert order.kind == "bury"
    assert order.options() == {"any", "bury:grenade-snib", "bury:noddy-the-thief", "bury:urchin"}
    order.do("bury:urchin", "bury:grenade-snib")
    assert order.names("discard", FOE) == ["noddy-the-thief", "grenade-snib", "urchin"]


@pytest.mark.rule("KF-109", "KF-110", "KF-205", "KF-206", "KF-S33")
def test_an_ability_may_use_a_card_of_any_house() -> None:
    d = duel({"hand": ["anger"], "in_play": [{"card": "dextre", "ready": False}]}, {"in_play": ["noddy-the-thief"]})
    d.pos.attacked[d.card("noddy-the-thief")] = 1
    d.play("anger")
    assert d.where("noddy-the-thief") == "discard:1"
    assert not d.ready("dextre")


@pytest.mark.rule("KF-112", "KF-113", "KF-S31")
def test_the_rule_of_six() -> None:
    d = duel({"in_play": ["troll"]})
    for _ in range(6):
        d.pos.ready[d.card("troll")] = 1
        d.reap("troll")
    d.pos.ready[d.card("troll")] = 1
    assert d.why_not("reap:troll") == "KF-112"
    d.end().do("house:brobnar", "end", "key:rouge", "house:brobnar")
    assert d.offers("reap:troll")


@pytest.mark.rule("KF-114", "KF-115", "KF-116", "KF-G07")
def test_constant_abilities_hold_while_in_play() -> None:
    d = duel({"hand": ["banner-of-battle"], "in_play": ["troll"]})
    assert d.power("troll") == 8
    d.play("banner-of-battle")
    assert not d.ready("banner-of-battle")
    assert d.power("troll") == 9
    assert all(face != d.pos.faces[d.card("banner-of-battle")] or count == 1 for face, count in d.pos.uses_by_name)


@pytest.mark.rule("KF-152", "KF-154", "KF-155", "KF-289")
def test_assault_strikes_before_the_fight() -> None:
    d = duel({"in_play": ["ancient-bear"]}, {"in_play": ["troll"]}, house="indomptes").fight("ancient-bear", "troll")
    assert d.damage("troll") == 7
    kills = duel({"in_play": ["ancient-bear"]}, {"in_play": ["noddy-the-thief"]}, house="indomptes")
    kills.fight("ancient-bear", "noddy-the-thief")
    assert kills.where("noddy-the-thief") == "discard:1", "also an elusive one, on the first attack (KF-292)"
    assert kills.damage("ancient-bear") == 0


@pytest.mark.rule("KF-212", "KF-213", "KF-214", "KF-215", "KF-153", "KF-S22")
def test_hazardous_strikes_the_attacker_first() -> None:
    d = duel({"in_play": ["bumpsy"]}, {"in_play": ["briar-grubbling"]}).fight("bumpsy", "briar-grubbling")
    assert d.where("bumpsy") == "discard:0"
    assert d.damage("briar-grubbling") == 0, "the rest of the fight is not resolved"
    order = duel({"in_play": ["ancient-bear"]}, {"in_play": ["briar-grubbling"]}, house="indomptes")
    order.fight("ancient-bear", "briar-grubbling")
    assert order.kind == "order"
    order.do(next(option for option in order.options() if "bear" in option))
    assert order.where("briar-grubbling") == "discard:1"
    assert order.damage("ancient-bear") == 0, "gone, it no longer strikes"


@pytest.mark.rule("KF-154")
def test_the_rest_of_a_fight_that_assault_ends_is_not_resolved() -> None:
    """Headhunter with Assault (2) against a Dust Imp of 2 power that is not elusive: no damage back, no Fight:."""
    d = duel({"in_play": [{"card": "headhunter", "upgrades": ["way-of-the-bear"]}]}, {"in_play": ["dust-imp"]})
    d.fight("headhunter", "dust-imp")
    assert d.where("dust-imp") == "discard:1"
    assert (d.damage("headhunter"), d.amber[ME], d.ready("headhunter")) == (0, 0, False)
    assert len(d.happened("damage")) == 1
    lives = duel({"in_play": [{"card": "headhunter", "upgrades": ["way-of-the-bear"]}]}, {"in_play": ["charette"]})
    lives.fight("headhunter", "charette")
    assert (lives.damage("headhunter"), lives.amber[ME]) == (4, 1), "what Assault leaves standing fights"


@pytest.mark.rule("KF-203")
def test_skirmish_is_no_shield_when_attacked() -> None:
    d = duel({"in_play": [{"card": "dust-imp", "house": "brobnar"}]}, {"in_play": ["snufflegator"]})
    d.fight("dust-imp", "snufflegator")
    assert (d.damage("snufflegator"), d.where("dust-imp")) == (2, "discard:0")


@pytest.mark.rule("KF-217")
def test_elusive_does_not_stop_assault_nor_its_own_hazardous() -> None:
    """Noddy, elusive, on the first attack: keyword damage is dealt, power damage is not."""
    noddy = {"card": "noddy-the-thief", "power_counters": 5, "upgrades": ["armageddon-cloak"]}
    d = duel({"in_play": [{"card": "headhunter", "upgrades": ["way-of-the-bear"]}]}, {"in_play": [noddy]})
    d.fight("headhunter", "noddy-the-thief")
    while d.kind == "order":
        d.do(sorted(d.options())[0])
    assert (d.damage("noddy-the-thief"), d.damage("headhunter")) == (2, 2)
    plain = duel({"in_play": ["firespitter"]}, {"in_play": [{"card": "noddy-the-thief", "power_counters": 5}]})
    plain.fight("firespitter", "noddy-the-thief")
    assert (plain.damage("noddy-the-thief"), plain.damage("firespitter")) == (1, 0), "and so is that of abilities"


@pytest.mark.rule("KF-203", "KF-204", "KF-295", "KF-296")
def test_skirmish_takes_no_damage_from_the_fight() -> None:
    d = duel({"in_play": ["snufflegator"]}, {"in_play": ["troll"]}, house="indomptes").fight("snufflegator", "troll")
    assert (d.where("snufflegator"), d.damage("snufflegator")) == ("line:0", 0)
    assert d.damage("troll") == 4
    attacked = duel({"in_play": ["headhunter"]}, {"in_play": ["snufflegator"]}).fight("headhunter", "snufflegator")
    assert attacked.damage("headhunter") == 4
    hazard = duel({"in_play": ["snufflegator"]}, {"in_play": ["briar-grubbling"]}, house="indomptes")
    hazard.fight("snufflegator", "briar-grubbling")
    assert hazard.where("snufflegator") == "discard:0"


@pytest.mark.rule("KF-216", "KF-217", "KF-294", "KF-S23")
def test_elusive_escapes_the_first_attack_of_a_turn() -> None:
    d = duel({"in_play": ["headhunter", "troll"]}, {"in_play": ["noddy-the-thief"]})
    d.fight("headhunter", "noddy-the-thief")
    assert d.damage("noddy-the-thief") == 0
    assert d.damage("headhunter") == 0
    assert d.amber[ME] == 1, "it is still a fight (KF-294)"
    d.fight("troll", "noddy-the-thief")
    assert d.where("noddy-the-thief") == "discard:1"


@pytest.mark.rule("KF-237", "KF-238", "KF-239", "KF-290", "KF-291")
def test_poison_kills_with_any_damage_really_dealt() -> None:
    d = duel({"in_play": ["inka-the-spider"]}, {"in_play": ["troll"]}, house="indomptes").fight(
        "inka-the-spider", "troll"
    )
    assert d.where("troll") == "discard:1"
    armored = duel({"in_play": ["inka-the-spider"]}, {"in_play": ["champion-anaphiel"]}, house="indomptes")
    armored.fight("inka-the-spider", "champion-anaphiel")
    assert armored.where("champion-anaphiel") == "line:1", "armor absorbed all of it"
    elusive = duel({"in_play": ["inka-the-spider"]}, {"in_play": ["noddy-the-thief"]}, house="indomptes")
    elusive.fight("inka-the-spider", "noddy-the-thief")
    assert elusive.where("noddy-the-thief") == "line:1"


@pytest.mark.rule("KF-242", "KF-S35")
def test_splash_strikes_the_neighbours() -> None:
    d = duel({"hand": ["lava-ball"]}, {"in_play": ["troll", "krump", "valdr"]}).play("lava-ball", "pick:troll")
    assert [d.damage(name) for name in ("troll", "krump", "valdr")] == [4, 2, 0]
    d = duel({"hand": ["lava-ball"], "in_play": ["bumpsy"]}, {"in_play": ["troll", "valdr", "krump", "smaaash"]})
    d.play("lava-ball", "pick:valdr")
    assert [d.damage(name) for name in ("troll", "valdr", "krump", "smaaash", "bumpsy")] == [2, 4, 2, 0, 0], "both"
    alone = duel({"hand": ["lava-ball"], "in_play": ["bumpsy"]}, {"in_play": ["troll"]}).play("lava-ball", "pick:troll")
    assert [alone.damage(name) for name in ("troll", "bumpsy")] == [4, 0], "no creature of the other line"


@pytest.mark.rule("KF-243", "KF-244", "KF-245", "KF-298", "KF-299", "KF-G08")
def test_taunt_closes_its_neighbours() -> None:
    d = duel({"hand": ["punch"], "in_play": ["troll"]}, {"in_play": ["bumpsy", "champion-anaphiel", "krump", "valdr"]})
    fights = {option for option in d.options() if option.startswith("fight")}
    assert fights == {"fight:troll>champion-anaphiel", "fight:troll>valdr"}
    assert d.why_not("fight:troll>bumpsy") == "KF-243"
    shown = next(
        card
        for zone in d.table.view(ME)["zones"]
        if zone["id"] == "line:1"
        for card in zone["cards"]
        if card["id"] == "champion-anaphiel"
    )
    assert "taunt" in shown["states"]
    d.play("punch")
    assert d.offers("pick:bumpsy"), "taunt restricts attacks only"


@pytest.mark.rule("KF-264", "KF-265", "KF-268", "KF-271", "KF-S32")
def test_a_stunned_creature_only_recovers() -> None:
    d = duel({"in_play": [{"card": "troll", "stunned": True, "damage": 3}]}, {"in_play": ["bumpsy"]})
    assert d.options() == {"unstun:troll", "end"}
    d.do("unstun:troll")
    assert not d.stunned("troll")
    assert not d.ready("troll")
    assert d.amber[ME] == 0
    assert d.damage("troll") == 3


@pytest.mark.rule("KF-266", "KF-267", "KF-300")
def test_stun_switches_off_no_constant_ability() -> None:
    d = duel({"in_play": ["smaaash"]}, {"in_play": [{"card": "champion-anaphiel", "stunned": True}, "bumpsy"]})
    assert not d.offers("fight:smaaash>bumpsy"), "taunt still protects"
    d.fight("smaaash", "champion-anaphiel")
    assert d.where("smaaash") == "discard:0", "it deals its damage as usual"


@pytest.mark.rule("KF-208", "KF-275")
def test_flanks_and_neighbours() -> None:
    from ludotheque.games.keyforge.queries import neighbours, on_flank

    d = duel({"in_play": ["troll", "bumpsy", "krump"]}, {"in_play": ["valdr"]})
    assert [on_flank(d.pos, d.card(name)) for name in ("troll", "bumpsy", "krump", "valdr")] == [
        True,
        False,
        True,
        True,
    ]
    assert neighbours(d.pos, d.card("bumpsy")) == [d.card("troll"), d.card("krump")]
    assert neighbours(d.pos, d.card("troll")) == [d.card("bumpsy")]
    assert neighbours(d.pos, d.card("valdr")) == []


@pytest.mark.rule("KF-229")
def test_power_counters_raise_power() -> None:
    d = duel({"in_play": [{"card": "bumpsy", "power_counters": 2}]}, {"in_play": ["troll"]})
    assert d.power("bumpsy") == 7
    assert d.fight("bumpsy", "troll").damage("troll") == 7


@pytest.mark.rule("KF-248", "KF-249")
def test_a_card_that_leaves_play_comes_back_clean() -> None:
    d = duel(
        {
            "hand": ["wardrummer"],
            "in_play": [
                {"card": "troll", "damage": 2, "stunned": True, "power_counters": 1, "upgrades": ["blood-of-titans"]}
            ],
        }
    )
    d.play("wardrummer", "left").play("troll", "left")
    assert (d.damage("troll"), d.stunned("troll"), d.power("troll")) == (0, False, 8)
    assert d.where("blood-of-titans") == "discard:0"


@pytest.mark.rule("KF-188", "KF-183", "KF-185")
def test_a_card_that_changed_control_returns_to_its_owner() -> None:
    d = duel({"hand": ["wardrummer"]}, {"in_play": [{"card": "troll", "controller": 0}]})
    d.play("wardrummer", "left")
    assert d.where("troll") == "hand:1"


@pytest.mark.rule("KF-192", "KF-193", "KF-S40", "KF-140", "KF-144", "KF-246")
def test_who_sees_what() -> None:
    d = duel(
        {
            "hand": ["punch"],
            "discard": ["troll", "bumpsy"],
            "archives": ["krump"],
            "purged": ["valdr"],
            "deck": ["anger"],
        },
        {"hand": ["smith"]},
    )

    def seen(viewer: int | None) -> dict[str, list[str]]:
        return {zone["id"]: [card["id"] for card in zone["cards"]] for zone in d.table.view(viewer)["zones"]}

    mine, theirs, public = seen(ME), seen(FOE), seen(None)
    assert mine["hand:0"] == ["punch"]
    assert theirs["hand:0"] == public["hand:0"] == []
    assert mine["archives:0"] == ["krump"]
    assert theirs["archives:0"] == []
    for view in (mine, theirs, public):
        assert view["discard:0"] == ["bumpsy", "troll"]
        assert view["purged:0"] == []
        assert view["deck:0"] == []
    counts = {zone["id"]: zone["count"] for zone in d.table.view(FOE)["zones"]}
    assert (counts["hand:0"], counts["archives:0"], counts["purged:0"], counts["deck:0"]) == (1, 1, 1, 1)


@pytest.mark.rule("KF-111")
def test_one_uses_only_what_one_controls() -> None:
    d = duel({"in_play": ["troll"]}, {"in_play": ["cannon", "bumpsy"]})
    assert d.why_not("reap:bumpsy") == "KF-111"
    assert d.why_not("action:cannon") == "KF-111"
    allowed = duel({"hand": ["remote-access"], "in_play": ["troll"]}, {"in_play": ["cannon"]}, house="logos").play(
        "remote-access"
    )
    assert allowed.damage("troll") == 2, "an ability may say otherwise: as if it were one's own"


@pytest.mark.rule("KF-234")
def test_paying_moves_aombre_to_the_opponent() -> None:
    d = duel({"amber": 5, "hand": ["cannon"]}, {"amber": 1, "in_play": ["customs-office"]}).play("cannon")
    assert d.amber == [4, 2]
    poor = duel({"hand": ["cannon"]}, {"in_play": ["customs-office"]})
    assert poor.why_not("play:cannon") == "KF-234"


@pytest.mark.rule("KF-S32", "KF-264")
def test_a_stunned_creature_with_omni_recovers_in_any_house() -> None:
    d = duel({"in_play": [{"card": "deipno-spymaster", "stunned": True}, {"card": "noddy-the-thief", "stunned": True}]})
    assert d.options() == {"unstun:deipno-spymaster", "end"}


def test_a_prohibition_is_told_in_the_words_of_its_card() -> None:
    d = duel({"hand": ["kelifi-dragon"], "amber": 6})
    refusal = d.table.why_not(f"play:{d.ref('kelifi-dragon')}")
    assert refusal is not None
    words = d.table.game.refusal_words(refusal)
    assert words["en"].startswith("Kelifi Dragon forbids it")
    assert "~" not in words["fr"] + words["en"]
