"""What happens together, what counts as a fight, what stands in for what (chapter 14 and the readings KF-S20, KF-S52 to KF-S55)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludotheque.games.keyforge import processes, verbs
from tests.keyforge.helpers import FOE, ME, Play, duel

BEAR = "way-of-the-bear"  # Assault (2)
CLOAK = "armageddon-cloak"  # Hazardous (2), and its creature is spared once


def armed(card: str, **rest: Any) -> dict[str, Any]:
    return {"card": card, "upgrades": [BEAR], **rest}


# ---------------------------------------------------------------------- leaving together


@pytest.mark.rule("KF-218", "KF-S20", "KF-S26")
def test_what_is_destroyed_together_leaves_together() -> None:
    """Harland is put on his pile before Mother; the Troll he holds is destroyed with them, under his controller."""
    d = duel(
        {"hand": ["harland-mindlock"], "in_play": ["mother"]},
        {"in_play": [{"card": "troll", "amber": 2}], "hand": ["coward-s-end"]},
        house="logos",
    )
    d.play("harland-mindlock", "right", "left").end("house:brobnar").play("coward-s-end")
    assert (d.kind, d.options()) == ("bury", {"any", "bury:harland-mindlock", "bury:mother", "bury:troll"})
    taken = len(d.happened("control"))
    d.do("bury:harland-mindlock")
    assert d.names("discard", ME) == ["mother", "harland-mindlock"], "the order given"
    assert d.where("troll") == "discard:1"
    assert len(d.happened("control")) == taken, "nobody changed sides in between"
    assert d.amber == [0, 2], "the opponent of its controller at that moment"
    assert d.clean


@pytest.mark.rule("KF-S20")
def test_the_order_of_the_piles_is_asked_before_the_first_leaves() -> None:
    d = duel({"hand": ["coward-s-end"], "in_play": ["troll", "krump", "valdr"]}).play("coward-s-end")
    d.do("bury:krump")
    assert d.names("line", ME) == ["troll", "krump", "valdr"], "all still there"
    assert d.options() == {"any", "bury:troll", "bury:valdr"}
    assert d.why_not("bury:krump") == "KF-218"
    d.do("bury:valdr")
    assert d.names("discard", ME) == ["coward-s-end", "troll", "valdr", "krump"]
    assert d.clean


@pytest.mark.rule("KF-S20", "KF-S27")
def test_what_a_card_held_comes_back_once_all_have_left() -> None:
    d = duel(
        {"hand": ["harland-mindlock"], "in_play": ["mother", "doc-bookton"]},
        {"in_play": [{"card": "valdr", "damage": 1}], "hand": ["coward-s-end"]},
        house="logos",
    )
    d.play("harland-mindlock", "right", "left").end("house:brobnar").play("coward-s-end", "bury:harland-mindlock")
    assert d.controller("valdr") == ME, "two are still to be put in order"
    d.do("any")
    assert d.names("line", ME) == []
    assert d.names("line", FOE) == ["valdr"]
    assert d.names("discard", ME)[-1] == "harland-mindlock"
    assert d.clean


# ---------------------------------------------------------------------- in a fight


def chest(mine: list[Any], theirs: list[Any], **rest: Any) -> Play:
    return duel({"in_play": ["the-warchest", *mine]}, {"in_play": theirs}, **rest)


@pytest.mark.rule("KF-S52", "KF-154", "KF-179")
def test_destroyed_by_assault_is_destroyed_in_a_fight() -> None:
    d = chest([armed("troll")], ["dust-pixie", "bumpsy"]).fight("troll", "dust-pixie")
    assert d.damage("troll") == 0, "the rest of the fight is not resolved"
    assert d.use("the-warchest").amber[ME] == 1


@pytest.mark.rule("KF-S52", "KF-157")
def test_destroyed_before_the_fight_is_destroyed_in_a_fight() -> None:
    d = chest(["firespitter"], ["dust-pixie", "snufflegator", {"card": "umbra", "damage": 1}])
    d.fight("firespitter", "dust-pixie", "any")
    assert d.names("line", FOE) == ["snufflegator"]
    assert d.use("the-warchest").amber[ME] == 2, "the one attacked, and Umbra"


@pytest.mark.rule("KF-S52")
def test_destroyed_in_anothers_place_is_destroyed_in_a_fight() -> None:
    d = chest(["troll"], ["umbra", {"card": "shadow-self", "damage": 2}]).fight("troll", "umbra")
    assert d.where("shadow-self") == "discard:1"
    assert d.use("the-warchest").amber[ME] == 1
    gabos = chest([{"card": "gabos-longarms", "house": "brobnar"}], ["dust-pixie", "bumpsy"])
    gabos.fight("gabos-longarms", "dust-pixie", "pick:bumpsy")
    assert gabos.where("bumpsy") == "discard:1"
    assert gabos.use("the-warchest").amber[ME] == 1


@pytest.mark.rule("KF-S52", "KF-097")
def test_what_fight_abilities_destroy_comes_after_the_fight() -> None:
    d = chest(["kelifi-dragon"], ["bumpsy", "headhunter"]).fight("kelifi-dragon", "bumpsy", "pick:headhunter")
    assert d.names("line", FOE) == []
    assert d.use("the-warchest").amber[ME] == 1 + 1, "1 gained by Fight:, 1 for the creature destroyed in the fight"


@pytest.mark.rule("KF-S52", "KF-S53")
def test_what_is_spared_was_not_destroyed_in_a_fight() -> None:
    d = chest(["troll"], [{"card": "bumpsy", "upgrades": [CLOAK]}]).fight("troll", "bumpsy")
    assert d.where("bumpsy") == "line:1"
    assert d.use("the-warchest").amber[ME] == 0


@pytest.mark.rule("KF-S52", "KF-S21", "KF-271")
def test_a_fight_cut_short_was_fought_but_has_no_fight_ability() -> None:
    d = duel({"hand": ["warsong"], "in_play": [armed("headhunter")]}, {"in_play": ["dust-pixie"]})
    d.play("warsong").fight("headhunter", "dust-pixie")
    assert d.where("dust-pixie") == "discard:1"
    assert d.amber[ME] == 1, "Warsong's, not that of Fight:"
    whole = duel({"hand": ["warsong"], "in_play": [armed("headhunter")]}, {"in_play": ["troll"]})
    whole.play("warsong").fight("headhunter", "troll")
    assert whole.where("headhunter") == "discard:0"
    assert whole.amber[ME] == 1
    loses = duel({"hand": ["warsong"], "in_play": ["bumpsy"]}, {"in_play": [{"card": "troll", "upgrades": [CLOAK]}]})
    loses.pos.damage[loses.card("bumpsy")] = 3
    loses.play("warsong").fight("bumpsy", "troll")
    assert loses.where("bumpsy") == "discard:0", "of Hazardous"
    assert loses.amber[ME] == 1


@pytest.mark.rule("KF-S52")
def test_the_hostage_of_a_fight_cut_short() -> None:
    d = duel(
        {"hand": ["take-hostages"], "in_play": [armed("sequis")]},
        {"amber": 3, "in_play": ["dust-pixie"]},
        house="sanctum",
    )
    d.play("take-hostages").fight("sequis", "dust-pixie")
    assert (d.amber_on("sequis"), d.amber[FOE]) == (1, 2)


@pytest.mark.rule("KF-S52", "KF-001")
def test_a_fight_that_is_called_off_is_none() -> None:
    d = duel(
        {"hand": ["warsong"], "in_play": ["troll"], "deck": ["krump"]},
        {"in_play": ["bumpsy", "evasion-sigil"]},
    )
    d.play("warsong").fight("troll", "bumpsy")
    assert d.where("bumpsy") == "line:1"
    assert d.amber[ME] == 0


SLAYERS: dict[str, tuple[str, Callable[[Play], object], object]] = {
    "krump": ("brobnar", lambda d: d.amber[FOE], 2),
    "grommid": ("mars", lambda d: d.amber[FOE], 2),
    "mugwump": ("brobnar", lambda d: (d.damage("mugwump"), d.counters("mugwump")), (0, 1)),
    "francus": ("sanctum", lambda d: d.amber_on("francus"), 1),
    "brain-eater": ("logos", lambda d: d.names("hand", ME), ["punch"]),
    "stealer-of-souls": ("dis", lambda d: (d.where("dust-pixie"), d.amber[ME]), ("purged:1", 1)),
    "overlord-greking": ("dis", lambda d: d.controller("dust-pixie"), ME),
}


@pytest.mark.rule("KF-S52", "KF-182")
@pytest.mark.parametrize("slayer", SLAYERS)
def test_destroyed_by_assault_is_destroyed_fighting(slayer: str) -> None:
    house, shown, expected = SLAYERS[slayer]
    d = duel(
        {"in_play": [armed(slayer)], "deck": ["punch"]}, {"amber": 3, "in_play": ["dust-pixie", "troll"]}, house=house
    )
    d.fight(slayer, "dust-pixie")
    if d.kind == "enter":
        d.do("left")
    assert shown(d) == expected
    assert d.clean


@pytest.mark.rule("KF-S52", "KF-136", "KF-182")
def test_fighting_a_creature_is_only_the_other_one() -> None:
    d = duel({"in_play": ["krump"]}, {"amber": 3, "in_play": ["umbra", {"card": "shadow-self", "damage": 4}]})
    d.fight("krump", "umbra")
    assert d.where("shadow-self") == "discard:1"
    assert d.amber[FOE] == 3, "it took the damage, it did not fight"


@pytest.mark.rule("KF-S52", "KF-214", "KF-182")
def test_the_attacker_destroyed_by_hazardous_is_destroyed_fighting() -> None:
    d = duel({"amber": 2, "in_play": ["grenade-snib"]}, {"in_play": [{"card": "krump", "upgrades": [CLOAK]}]})
    d.fight("grenade-snib", "krump")
    assert d.damage("krump") == 0
    assert d.amber == [1, 0], "Krump's opponent loses 1; Grenade Snib's has nothing to lose"


# ---------------------------------------------------------------------- instead of being destroyed


@pytest.mark.rule("KF-218", "KF-S53")
def test_the_active_player_orders_the_cloak_with_other_destroyed_abilities() -> None:
    def burnt() -> Play:
        d = duel({"hand": ["punch"]}, {"in_play": [{"card": "dust-imp", "upgrades": [CLOAK]}]}).play("punch")
        assert (d.kind, d.asked) == ("order", ME)
        assert d.options() == {f"next:0>{CLOAK}", "next:1>dust-imp"}
        return d

    first = burnt().do("next:1>dust-imp")
    assert first.amber[FOE] == 2, "its own Destroyed: came first"
    assert first.where("dust-imp") == "line:1"
    assert first.where(CLOAK) == "discard:1"
    spared = burnt().do(f"next:0>{CLOAK}")
    assert spared.amber[FOE] == 0, "spared, it is not being destroyed any more"
    assert (spared.where("dust-imp"), spared.damage("dust-imp")) == ("line:1", 0)
    assert spared.happened("spared")
    assert spared.clean


@pytest.mark.rule("KF-S53")
def test_what_watches_for_the_destruction_of_what_is_spared() -> None:
    mine = {"hand": ["punch"], "in_play": ["soul-snatcher"]}
    theirs = {"in_play": [{"card": "umbra", "upgrades": [CLOAK]}]}
    first = duel(mine, theirs).play("punch")
    first.do(next(key for key in first.options() if key.endswith("soul-snatcher")))
    assert (first.amber[FOE], first.where("umbra")) == (1, "line:1")
    spared = duel(mine, theirs).play("punch")
    spared.do(next(key for key in spared.options() if key.endswith(CLOAK)))
    assert (spared.amber[FOE], spared.where("umbra")) == (0, "line:1")
    assert spared.clean


@pytest.mark.rule("KF-S53", "KF-S46")
def test_the_cloak_does_not_spare_what_has_already_gone() -> None:
    d = duel(
        {"hand": ["relentless-whispers"]},
        {"amber": 3, "in_play": [{"card": "bad-penny", "upgrades": [CLOAK]}]},
        house="ombres",
    )
    d.play("relentless-whispers", "next:1>bad-penny")
    assert d.where("bad-penny") == "hand:1"
    assert not d.happened("spared")
    assert d.where(CLOAK) == "discard:1"
    assert d.amber[ME] == 2, "1 of the bonus, 1 stolen: it was destroyed this way"
    assert d.clean


@pytest.mark.rule("KF-S53")
def test_one_of_two_cloaks_is_spent() -> None:
    d = duel({"hand": ["punch"]}, {"in_play": [{"card": "umbra", "upgrades": [CLOAK, CLOAK]}]}).play("punch")
    assert d.kind == "order"
    d.do(next(iter(d.options())))
    assert d.where("umbra") == "line:1"
    assert len(d.pos.upgrades) == 1
    assert d.clean


# ---------------------------------------------------------------------- several in one's stead


def pick(d: Play, name: str) -> Play:
    d.table.play(f"instead:{d.ref(name)}")
    return d


@pytest.mark.rule("KF-218", "KF-S55")
def test_which_of_two_shadow_selves_takes_the_damage() -> None:
    d = duel({"hand": ["punch"]}, {"in_play": ["shadow-self", "umbra", "shadow-self"]})
    d.play("punch", "pick:umbra")
    assert (d.kind, d.asked) == ("instead-damage", ME)
    assert len(d.table.choice.options) == 2
    assert "Umbra" in d.table.choice.prompt["en"]
    assert d.why_not("instead:umbra") == "KF-218"
    pick(d, "shadow-self:1")
    assert [d.damage(name) for name in ("shadow-self", "umbra", "shadow-self:1")] == [0, 0, 3]
    assert d.clean


@pytest.mark.rule("KF-218", "KF-S49", "KF-S55")
def test_each_creature_hit_at_once_has_its_own_stand_in() -> None:
    line = ["shadow-self", "umbra", "shadow-self", "urchin", "shadow-self", "troll"]
    d = duel({"hand": ["poison-wave"]}, {"in_play": line}, house="ombres").play("poison-wave")
    pick(d, "shadow-self:1")
    pick(d, "shadow-self:2")
    assert [d.damage(name) for name in ("umbra", "urchin", "troll")] == [0, 0, 0]
    assert [d.damage(f"shadow-self:{n}") for n in range(3)] == [2, 2 + 2, 2 + 2 + 2]
    assert d.clean


@pytest.mark.rule("KF-218", "KF-S55", "KF-237")
def test_the_stand_in_of_a_fight_takes_its_poison_too() -> None:
    d = duel({"in_play": ["macis-asp"]}, {"in_play": ["shadow-self", "umbra", "shadow-self"]}, house="ombres")
    d.fight("macis-asp", "umbra")
    pick(d, "shadow-self")
    assert d.names("line", FOE) == ["umbra", "shadow-self"]
    assert d.where("shadow-self") == "discard:1"


@pytest.mark.rule("KF-218", "KF-S55")
def test_which_of_two_spiders_captures_each_aombre() -> None:
    d = duel(
        {"in_play": ["ether-spider", "ether-spider"]}, {"in_play": ["bumpsy"], "hand": ["virtuous-works"]}, active=FOE
    )
    d.reap("bumpsy")
    assert (d.kind, d.asked) == ("instead-amber", FOE)
    assert [d.why_not(key) for key in ("instead:bumpsy", "steal")] == ["KF-218", "KF-218"], "neither takes Aombre"
    pick(d, "ether-spider:1")
    assert [d.amber_on(f"ether-spider:{n}") for n in range(2)] == [0, 1]
    assert d.amber == [0, 0]
    three = duel(
        {"in_play": ["ether-spider", "ether-spider"]}, {"hand": ["virtuous-works"]}, house="sanctum", active=FOE
    )
    three.play("virtuous-works")
    for name in ("ether-spider", "ether-spider:1", "ether-spider"):
        pick(three, name)
    assert [three.amber_on(f"ether-spider:{n}") for n in range(2)] == [2, 1]
    assert three.amber == [0, 0]
    assert three.clean


@pytest.mark.rule("KF-218", "KF-S55", "KF-092")
def test_dimension_door_and_an_ether_spider() -> None:
    def reaped() -> Play:
        d = duel(
            {"hand": ["dimension-door"], "in_play": ["doc-bookton"], "deck": ["punch"]},
            {"amber": 2, "in_play": ["ether-spider"]},
            house="logos",
        )
        d.play("dimension-door").reap("doc-bookton")
        assert (d.kind, d.options()) == ("instead-amber", {"steal", "instead:ether-spider"})
        assert d.names("hand", ME) == [], "Reap: comes after the Aombre"
        assert d.why_not("instead:doc-bookton") == "KF-218"
        return d

    stolen = reaped().do("steal")
    assert (stolen.amber, stolen.amber_on("ether-spider")) == ([0, 1], 1), "stolen, then captured on its way"
    captured = reaped().do("instead:ether-spider")
    assert (captured.amber, captured.amber_on("ether-spider")) == ([0, 2], 1)
    assert captured.names("hand", ME) == ["punch"]
    assert captured.clean


@pytest.mark.rule("KF-S55")
def test_what_is_dealt_to_a_stand_in_is_counted() -> None:
    d = duel({"hand": ["punch"]}, {"in_play": ["shadow-self", "umbra", "shadow-self"]}).play("punch", "pick:umbra")
    depth = len(d.pos.stack) - 2
    pos = d.pos.copy()
    pos.asked.clear()
    processes.Aim().answer(pos, pos.stack[-1], ME, ("instead", d.card("shadow-self")))
    assert verbs.recall(pos.stack[depth]) == 3, "in the frame of the ability that dealt it"


# ---------------------------------------------------------------------- using a card


@pytest.mark.rule("KF-107", "KF-110", "KF-S54")
def test_only_what_can_be_used_is_offered() -> None:
    idle = {"card": "valdr", "ready": False}
    ulyq = duel({"in_play": ["ulyq-megamouth", "troll", "bumpsy", idle]}, house="mars").reap("ulyq-megamouth")
    assert ulyq.options() == {"pick:troll", "pick:bumpsy"}
    assert ulyq.why_not("pick:valdr") == "KF-110"
    assert ulyq.why_not("pick:ulyq-megamouth") == "KF-107"
    remiel = duel({"in_play": ["commander-remiel", "troll", "bumpsy", idle]}, house="sanctum").reap("commander-remiel")
    assert remiel.options() == {"pick:troll", "pick:bumpsy"}
    bauble = duel({"in_play": ["dominator-bauble", "troll", "bumpsy", idle]}, house="dis").use("dominator-bauble")
    assert bauble.options() == {"pick:troll", "pick:bumpsy"}
    artifacts = ["cannon", {"card": "gauntlet-of-command", "ready": False}, "banner-of-battle", "skeleton-key"]
    nexus = duel({"in_play": ["nexus"]}, {"in_play": artifacts}, house="ombres").reap("nexus")
    assert nexus.options() == {"pick:cannon", "pick:skeleton-key"}, "neither exhausted nor without anything to use"
    remote = duel({"hand": ["remote-access"]}, {"in_play": artifacts}, house="logos").play("remote-access")
    assert remote.options() == {"pick:cannon", "pick:skeleton-key"}
    assert remote.why_not("pick:gauntlet-of-command") == "KF-110"


@pytest.mark.rule("KF-S54", "KF-112")
def test_a_seventh_use_is_not_offered() -> None:
    d = duel({"in_play": ["ulyq-megamouth", "troll", "bumpsy"]}, house="mars")
    d.pos.uses_by_name.append([d.pos.faces[d.card("troll")], 6])
    d.reap("ulyq-megamouth")
    assert d.amber[ME] == 2, "Bumpsy was the only one left, and reaping all it could do"
    assert d.ready("troll")


@pytest.mark.rule("KF-S54")
def test_where_more_is_done_with_the_card_any_may_be_chosen() -> None:
    d = duel({"hand": ["poltergeist"]}, {"in_play": ["cannon", {"card": "skeleton-key", "ready": False}]}, house="dis")
    d.play("poltergeist")
    assert d.options() == {"pick:cannon", "pick:skeleton-key"}
    inspired = duel(
        {"hand": ["inspiration"], "in_play": [{"card": "troll", "ready": False}, "bumpsy"]}, house="sanctum"
    )
    assert inspired.play("inspiration").options() == {"pick:troll", "pick:bumpsy"}


@pytest.mark.rule("KF-218")
def test_an_ability_is_ordered_by_its_own_place_and_card() -> None:
    d = duel({"hand": ["punch"], "in_play": ["tolas"]}, {"in_play": ["soul-snatcher", "noddy-the-thief"]})
    d.play("punch", "pick:noddy-the-thief")
    assert d.kind == "order"
    d.refuses("next:0>soul-snatcher", "KF-218")
