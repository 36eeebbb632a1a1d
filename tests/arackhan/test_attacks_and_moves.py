"""Attacks, moves and figures beyond the worked examples, and what changes with a partner."""

from __future__ import annotations

from typing import Any

import pytest

from tests.arackhan.helpers import IDLE, Play, battle, still
from tests.arackhan.teams import A, B, C, D, four
from tests.driver import plain

# ---------------------------------------------------------------------- with a partner, seen from the second of the two


def team(fields: dict[int, list[Any]], **rest: Any) -> Any:
    """Two against two with these cards and no others."""
    return four({seat: {"field": fields.get(seat, []), "hand": [], "deck": []} for seat in (A, B, C, D)}, **rest)


@pytest.mark.rule("AW-341")
@pytest.mark.parametrize(("giver", "partner", "foe"), [(A, C, B), (B, D, A), (C, A, D), (D, B, C)])
def test_a_skill_for_allies_reaches_the_partner_s_creatures_from_every_seat(giver: int, partner: int, foe: int) -> None:
    play = team(
        {giver: ["bouclier-du-crepuscule@3-2"], partner: ["wendigo-lunaire@4-2"], foe: ["homme-des-neiges@3-3"]}
    )
    assert play.defense("wendigo-lunaire") == 3
    assert play.defense("homme-des-neiges") == 2  # an enemy gets nothing


@pytest.mark.rule("AW-342")
@pytest.mark.parametrize(("giver", "partner", "foe"), [(A, C, B), (B, D, A), (C, A, D), (D, B, C)])
def test_a_skill_against_enemies_spares_the_partner_from_every_seat(giver: int, partner: int, foe: int) -> None:
    play = team({giver: ["sonneur-de-mort@3-2"], partner: ["wendigo-lunaire@4-2"], foe: ["homme-des-neiges@3-3"]})
    assert play.attack("wendigo-lunaire") == 1
    assert play.attack("homme-des-neiges") == 0


@pytest.mark.rule("AW-343")
@pytest.mark.parametrize(("mover", "partner", "foe"), [(A, C, B), (C, A, D), (D, B, C)])
def test_every_seat_walks_through_its_partner_and_stops_at_enemies(mover: int, partner: int, foe: int) -> None:
    walls = ["hexacarias@0-1", "hexacarias@1-2", "hexacarias@0-3"]
    play = team({mover: ["xenodon@0-2"], partner: walls, foe: ["ogre-du-marais@7-4"]}, active=mover, starter=mover)
    assert play.places("xenodon") == {"1-1", "2-2", "1-3", "0-4"}
    for wall in ("hexacarias", "hexacarias:1", "hexacarias:2"):
        assert play.why_not(f"attack:xenodon>{wall}") == "AW-343"
    closed = team({mover: ["xenodon@0-2", IDLE], foe: walls}, active=mover, starter=mover)
    assert closed.places("xenodon") == set()
    assert len(closed.targets("xenodon")) == 1  # three of one name


@pytest.mark.rule("AW-210", "AW-343")
@pytest.mark.parametrize(("mover", "partner"), [(A, C), (C, A), (D, B)])
def test_a_partner_s_weakness_ends_a_walk_as_one_s_own_does(mover: int, partner: int) -> None:
    """The Collecteur strips enemies by its skill and allies by its weakness: a partner stops beside it as well."""
    fields = {mover: ["xenodon@2-2", "hexacarias@2-1", "phasme-venimeux@5-2"], partner: ["collecteur-de-peste@3-3"]}
    play = team(fields, active=mover, starter=mover)
    assert "3-2" in play.places("xenodon")
    assert "4-2" not in play.places("xenodon")
    # Racines Rampantes strip enemies only: a partner walks on past them
    fields[partner] = ["racines-rampantes@3-3"]
    assert "4-2" in team(fields, active=mover, starter=mover).places("xenodon")
    fields[(mover + 1) % 4] = fields.pop(partner)
    assert "4-2" not in team(fields, active=mover, starter=mover).places("xenodon")


@pytest.mark.rule("AW-237", "AW-341")
@pytest.mark.parametrize(("one", "partner", "foe"), [(A, C, B), (C, A, D), (D, B, C)])
def test_a_swarm_counts_the_partner_s_creatures(one: int, partner: int, foe: int) -> None:
    play = team({one: ["loup-de-glace@3-2"], partner: ["loup-de-glace@0-1"], foe: ["loup-de-glace@7-4"]})
    seats = sorted((one, partner, foe))  # copies are numbered by seat
    assert play.attack(f"loup-de-glace:{seats.index(one)}") == 2
    assert play.attack(f"loup-de-glace:{seats.index(partner)}") == 2
    assert play.attack(f"loup-de-glace:{seats.index(foe)}") == 1


@pytest.mark.rule("AW-264", "AW-343")
@pytest.mark.parametrize(("attacker", "partner", "foe"), [(A, C, B), (C, A, D), (D, B, C)])
def test_a_chain_ends_at_the_partner_and_goes_on_through_both_enemies(attacker: int, partner: int, foe: int) -> None:
    other = (foe + 2) % 4
    fields = {attacker: ["golem-de-glace@2-2"], foe: ["phasme-venimeux@3-2"], other: ["blatte-malsaine@4-2"]}
    play = team(fields, active=attacker, starter=attacker)
    play.hit("golem-de-glace>phasme-venimeux")
    assert (play.where("phasme-venimeux"), play.where("blatte-malsaine")) == (f"discard:{foe}", f"discard:{other}")
    fields[partner] = fields.pop(other)
    play = team(fields, active=attacker, starter=attacker)
    play.hit("golem-de-glace>phasme-venimeux")
    assert (play.where("phasme-venimeux"), play.where("blatte-malsaine")) == (f"discard:{foe}", f"field:{partner}")


@pytest.mark.rule("AW-184", "AW-341")
@pytest.mark.parametrize(("giver", "partner"), [(A, C), (C, A), (D, B)])
def test_a_partner_s_spell_works_on_an_immune_card(giver: int, partner: int) -> None:
    play = team({giver: ["puissance-devorante@3-2"], partner: ["chevalier-gris@4-2"]})
    assert play.stats("chevalier-gris") == (4, 1)
    enemy = team({giver: ["tempete-de-feu@3-2"], (giver + 1) % 4: ["chevalier-gris@4-2"]})
    assert enemy.stats("chevalier-gris") == (2, 2)


@pytest.mark.rule("AW-181", "AW-341")
@pytest.mark.parametrize(("actor", "partner", "foe"), [(A, C, B), (C, A, D), (D, B, C)])
def test_an_action_on_allied_creatures_takes_the_partner_s(actor: int, partner: int, foe: int) -> None:
    fields = {actor: ["les-portes-blanches@3-2"], partner: ["wendigo-lunaire@4-2"], foe: ["homme-des-neiges@3-3"]}
    play = team(fields, active=actor, starter=actor)
    play.do("action:les-portes-blanches")
    assert play.places("wendigo-lunaire", "shift")
    assert not play.places("homme-des-neiges", "shift")
    seats: dict[int, dict[str, Any]] = {seat: {"field": [], "hand": [], "deck": []} for seat in (A, B, C, D)}
    seats[partner]["field"] = ["wendigo-lunaire@4-2"]
    seats[foe]["field"] = ["homme-des-neiges@4-3"]
    seats[actor]["astral"] = ["exil-maudit"]
    play = four(seats, active=actor, starter=actor)
    play.do("action:exil-maudit")
    assert play.places("homme-des-neiges", "shift")
    assert not play.places("wendigo-lunaire", "shift")


@pytest.mark.rule("AW-211", "AW-342")
@pytest.mark.parametrize(("mover", "partner", "foe"), [(A, C, B), (C, A, D), (B, D, C)])
def test_a_long_stride_ends_beside_an_enemy_not_beside_the_partner(mover: int, partner: int, foe: int) -> None:
    fields: dict[int, list[Any]] = {
        mover: ["morgon-nihiliste@0-2", "wendigo-lunaire@0-1"],
        partner: ["ogre-du-marais@5-2"],
    }
    play = team(fields, active=mover, starter=mover)
    assert "4-2" not in play.places("morgon-nihiliste")
    fields[foe] = fields.pop(partner)
    assert "4-2" in team(fields, active=mover, starter=mover).places("morgon-nihiliste")


@pytest.mark.rule("AW-139", "AW-343")
def test_stray_blows_reach_the_partner_s_creatures_too() -> None:
    """The Fléau du Marais takes adjacent allied creatures for enemies, a partner's as well as its own."""
    play = team(
        {C: ["fleau-du-marais@3-2", "blatte-malsaine@2-2"], A: ["phasme-venimeux@4-2", "fort-avalon@3-3"]},
        active=C,
        starter=C,
    )
    play.hit("fleau-du-marais")
    assert (play.where("blatte-malsaine"), play.where("phasme-venimeux")) == (f"discard:{C}", f"discard:{A}")
    assert play.controller("fort-avalon") == A  # allied creatures only


# ---------------------------------------------------------------------- attacks


@pytest.mark.rule("AW-150", "AW-218")
def test_an_omnistrike_at_zero_is_still_an_attack() -> None:
    play = battle(["berserker@3-2"], ["sonneur-de-mort@4-2", "phasme-venimeux@3-3"])
    assert play.attack("berserker") == 0
    assert play.why_not("strike:berserker") is None
    play.hit("berserker")
    assert play.where("phasme-venimeux") == "field:1"  # 0 against 0
    assert len(play.happened("holds")) == 2


@pytest.mark.rule("AW-183", "AW-260")
def test_immunity_to_spells_does_not_stop_a_creature_s_chain() -> None:
    play = battle(["tourelle-d-attaque@2-2"], ["phasme-venimeux@3-2", "chevalier-gris@4-2"])
    play.hit("tourelle-d-attaque>phasme-venimeux")
    assert play.where("chevalier-gris") == "discard:1"  # 3 against 2


@pytest.mark.rule("AW-262")
def test_the_chain_s_failure_is_told_of_the_card_that_held() -> None:
    play = team({C: ["golem-de-glace@2-2"], D: ["phasme-venimeux@3-2", "golem-de-glace@4-2"]}, active=C, starter=C)
    play.hit("golem-de-glace>phasme-venimeux")
    assert [(line["rule"], line["seat"]) for line in play.happened("holds")] == [("AW-262", D)]


@pytest.mark.rule("AW-S49", "AW-183")
def test_a_silencer_that_is_immune_is_not_silenced_by_a_spell() -> None:
    """Lucy beside her own Monolithe is immune: Blizzard does not touch her, so she still takes the Bouclier's skill."""
    near = ["lucy@3-2", "monolithe-d-acier-fantome@2-2"]
    play = still(near, ["bouclier-du-crepuscule@4-2", "wendigo-lunaire@5-2"], theirs={"astral": ["blizzard"]})
    assert not play.sheet("lucy").muted
    assert play.defense("wendigo-lunaire") == 2
    play = still(near[:1], ["bouclier-du-crepuscule@4-2", "wendigo-lunaire@5-2"], theirs={"astral": ["blizzard"]})
    assert play.sheet("lucy").muted
    assert play.defense("wendigo-lunaire") == 3


@pytest.mark.rule("AW-149", "AW-150")
def test_attack_stops_at_zero_and_the_card_may_still_attack() -> None:
    play = battle(["pingouin-nihiliste@3-2"], ["sonneur-de-mort@4-2", "perroquet-provocateur@3-3"])
    assert play.attack("pingouin-nihiliste") == 0  # 0 − 1
    assert play.targets("pingouin-nihiliste") == {"sonneur-de-mort", "perroquet-provocateur"}
    play = battle(["pingouin-nihiliste@3-2", "blatte-malsaine@4-3"], ["sonneur-de-mort@3-1", "phasme-venimeux@4-2"])
    play.hit("pingouin-nihiliste>phasme-venimeux", "blatte-malsaine>phasme-venimeux")
    assert play.where("phasme-venimeux") == "discard:1"  # 0 + 1 against 0


@pytest.mark.rule("AW-149")
@pytest.mark.parametrize("forge", ["2-2", "4-2"])
def test_a_sum_may_pass_below_zero_on_the_way(forge: str) -> None:
    """0 − 1 + 2 is 1, whichever of the two cards is looked at first."""
    play = still(["pingouin-nihiliste@3-2", f"forges-occidentales@{forge}"], ["sonneur-de-mort@3-1"])
    assert play.attack("pingouin-nihiliste") == 1


@pytest.mark.rule("AW-149")
@pytest.mark.parametrize("fortress", ["2-2", "4-2", "3-3"])
@pytest.mark.parametrize("bearer", ["3-1", "3-3", "4-2"])
def test_a_sum_of_defense_may_pass_below_zero_on_the_way(fortress: str, bearer: str) -> None:
    """0 − 1 + 2 is 1, whichever of the two cards is looked at first; 0 − 1 is 0."""
    if fortress != bearer:
        play = still(["blatte-malsaine@3-2", f"forteresse-de-myjir@{fortress}"], [f"porteur-de-mort@{bearer}"])
        assert play.defense("blatte-malsaine") == 1
    assert still(["blatte-malsaine@3-2"], [f"porteur-de-mort@{bearer}"]).defense("blatte-malsaine") == 0


@pytest.mark.rule("AW-149")
def test_a_bonus_for_one_attack_is_part_of_the_sum_that_stops_at_zero() -> None:
    """Chasseur de Dragons: 1 − 1 − 1 + 2 is 1. Fanatique by the Monolithe: 0 − 1 + 2 is 1."""

    def sums(play: Play, attacker: str, target: str) -> tuple[int, int]:
        option = next(one for one in play.table.choice.options if plain(one.key) == f"attack:{attacker}>{target}")
        forecast = play.table.game.forecast(play.pos, play.asked, option.move)
        assert forecast is not None
        return forecast["blows"][0]["attack"], forecast["blows"][0]["defense"]

    bells = ["sonneur-de-mort@3-1", "sonneur-de-mort@2-2"]
    play = battle(["chasseur-de-dragons@3-2"], [*bells, "aigle@4-2", "perroquet-provocateur@3-3"])
    assert play.attack("chasseur-de-dragons") == 0
    assert sums(play, "chasseur-de-dragons", "aigle") == (1, 1)
    assert sums(play, "chasseur-de-dragons", "sonneur-de-mort")[0] == 0
    shielded = battle(["aigle@4-2", "porteur-de-mort@3-3"], ["fanatique@3-2", "monolithe-d-acier-fantome@3-1"])
    assert shielded.defense("fanatique") == 0
    assert sums(shielded, "aigle", "fanatique") == (1, 1)
    assert sums(shielded, "porteur-de-mort", "fanatique")[1] == 0


@pytest.mark.rule("AW-149", "AW-154")
def test_a_bonus_against_one_target_never_takes_attack_below_zero() -> None:
    play = battle(
        ["troll-geant@3-2", "blatte-malsaine@4-3"],
        ["sonneur-de-mort@3-1", "sonneur-de-mort@2-2", "sonneur-de-mort@3-3", "perroquet-provocateur@4-2"],
    )
    assert play.attack("troll-geant") == 0
    play.do("attack:troll-geant>perroquet-provocateur", "attack:blatte-malsaine>perroquet-provocateur")
    assert play.table.view(0)["batch"]["sums"][0]["parts"] == [0, 0]  # the Blatte touches the third Sonneur
    sonneurs = ["sonneur-de-mort@3-1", "sonneur-de-mort@2-2", "sonneur-de-mort@3-3"]
    alone = battle(["troll-geant@3-2", "blatte-malsaine@5-2"], [*sonneurs, "perroquet-provocateur@4-2"])
    alone.hit("troll-geant>perroquet-provocateur", "blatte-malsaine>perroquet-provocateur")
    assert alone.where("perroquet-provocateur") == "discard:1"  # 0 + 1 against 0


@pytest.mark.rule("AW-152")
def test_a_place_never_gains_attack() -> None:
    play = still(["fort-avalon@3-2", "forges-occidentales@3-3", "protection-hivernale@4-2"])
    assert play.stats("fort-avalon") == (-1, 6)


@pytest.mark.rule("AW-160", "AW-159")
def test_a_strike_leaves_out_a_target_whose_own_attacker_stands_alone() -> None:
    """The Troll takes one creature only: the one that chose it, not the stronger Hydre that strikes around her."""
    play = battle(["hydre-abominable@3-2", "hexacarias@4-3", IDLE], ["troll-des-marais@4-2", "phasme-venimeux@2-2"])
    play.do("strike:hydre-abominable", "attack:hexacarias>troll-des-marais")
    sums = {one["target"].partition("#")[0]: one for one in play.table.view(0)["batch"]["sums"]}
    assert sums["troll-des-marais"]["parts"] == [2]
    assert sums["phasme-venimeux"]["parts"] == [3]
    play.do("resolve")
    assert (play.where("troll-des-marais"), play.where("phasme-venimeux")) == ("discard:1", "discard:1")
    assert not play.active("hydre-abominable")


@pytest.mark.rule("AW-160")
def test_of_two_strikes_the_stronger_counts_where_only_one_may() -> None:
    for first, second in (("berserker", "hydre-abominable"), ("hydre-abominable", "berserker")):
        play = battle(["hydre-abominable@3-2", "berserker@4-3"], ["troll-des-marais@4-2"])
        play.do(f"strike:{first}", f"strike:{second}")
        assert play.table.view(0)["batch"]["sums"][0]["parts"] == [3]


@pytest.mark.rule("AW-159", "AW-221")
def test_a_strike_already_declared_makes_the_group_a_target_asks_for() -> None:
    play = battle(["berserker@3-2", "hexacarias@4-3"], ["plante-carnivore@4-2", "phasme-venimeux@3-1"], step="turn")
    play.do("strike:berserker")
    assert play.offers("attack:hexacarias>plante-carnivore")
    play.do("attack:hexacarias>plante-carnivore", "resolve")
    assert play.where("plante-carnivore") == "discard:1"
    alone = battle(["hexacarias@4-3", IDLE], ["plante-carnivore@4-2"])
    assert alone.why_not("attack:hexacarias>plante-carnivore") == "AW-159"


@pytest.mark.rule("AW-159")
def test_who_may_still_join_is_asked_of_free_cards_in_reach_only() -> None:
    tired = {"card": "soldat-sobre", "at": "4-3", "active": False}
    play = battle(["hexacarias@3-2", tired, IDLE], ["plante-carnivore@4-2"])
    assert play.why_not("attack:hexacarias>plante-carnivore") == "AW-159"  # the only helper is deactivated
    play = battle(["hexacarias@3-2", "soldat-sobre@3-3", IDLE], ["plante-carnivore@4-2"])
    assert play.why_not("attack:hexacarias>plante-carnivore") == "AW-159"  # the only helper does not touch it
    play = battle(["hexacarias@3-2", "soldat-sobre@4-3", "aigle@5-3"], ["plante-carnivore@4-2", "phasme-venimeux@4-4"])
    play.do("attack:soldat-sobre>phasme-venimeux")
    assert play.why_not("attack:hexacarias>plante-carnivore") == "AW-159"  # the helper is busy elsewhere


@pytest.mark.rule("AW-160")
def test_what_was_withdrawn_is_not_declared_again_in_the_same_batch() -> None:
    play = battle(
        ["fantassin@3-2", "soldat-sobre@4-3", "aigle@4-4", IDLE], ["plante-carnivore@4-2", "archer-nakka@5-3"]
    )
    play.do("attack:fantassin>plante-carnivore", "attack:soldat-sobre>archer-nakka")
    assert play.why_not("withdraw:aigle") == "AW-133"  # it declared nothing
    play.do("withdraw:fantassin")
    assert play.why_not("attack:fantassin>plante-carnivore") == "AW-160"
    assert not play.offers("attack:fantassin>plante-carnivore")
    play.do("resolve")
    assert play.pos.withdrawn == []


@pytest.mark.rule("AW-133")
def test_what_can_be_resolved_is_not_withdrawn() -> None:
    play = battle(["fantassin@3-2"], ["archer-nakka@4-2"])
    play.do("attack:fantassin>archer-nakka")
    assert play.why_not("withdraw:fantassin") == "AW-133"
    assert not play.offers("withdraw:fantassin")
    assert play.why_not("pass") == "AW-172"
    play.do("resolve")
    assert play.pos.ended or play.why_not("resolve") == "AW-133"  # nothing is declared any more


@pytest.mark.rule("AW-260", "AW-267")
def test_the_steps_of_a_chain_are_shown_before_the_batch_is_resolved() -> None:
    play = battle(
        ["golem-de-glace@1-2"],
        ["phasme-venimeux@2-2", "marcheur@3-2", "fort-avalon@4-2", "wendigo-lunaire@5-2"],
    )
    play.do("attack:golem-de-glace>phasme-venimeux")
    chains = play.table.view(0)["batch"]["sums"][0]["chains"]
    shown = [(step["place"], step["attack"], step["defense"], step["result"]) for step in chains[0]]
    assert shown == [("3-2", 2, 2, "holds")]  # the fort gives the Marcheur +1
    assert play.at("phasme-venimeux") == "2-2"  # nothing has happened yet
    play.do("resolve")
    assert play.where("marcheur") == "field:1"
    far = battle(["golem-de-glace@1-2", IDLE], ["phasme-venimeux@2-2", "marcheur@3-2", "blatte-malsaine@4-2"])
    far.do("attack:golem-de-glace>phasme-venimeux")
    chains = far.table.view(0)["batch"]["sums"][0]["chains"]
    shown = [(step["place"], step["attack"], step["defense"], step["result"]) for step in chains[0]]
    assert shown == [("3-2", 2, 1, "regenerates"), ("4-2", 1, 0, "destroyed")]
    far.do("resolve")
    assert (far.where("marcheur"), far.active("marcheur")) == ("field:1", False)
    assert far.where("blatte-malsaine") == "discard:1"


@pytest.mark.rule("AW-274")
def test_no_chain_is_shown_for_a_card_without_perforation() -> None:
    play = battle(["hexacarias@1-2"], ["phasme-venimeux@2-2", "blatte-malsaine@3-2"])
    play.do("attack:hexacarias>phasme-venimeux")
    assert play.table.view(0)["batch"]["sums"][0]["chains"] == []
    play.do("resolve")
    assert play.where("blatte-malsaine") == "field:1"


@pytest.mark.rule("AW-276", "AW-159")
@pytest.mark.parametrize("behind", ["plante-carnivore", "nemesio-nakka"])
def test_a_chain_ends_at_a_card_that_only_a_group_may_attack(behind: str) -> None:
    play = battle(["mangeur-d-enfants@2-2"], ["phasme-venimeux@3-2", f"{behind}@4-2", "blatte-malsaine@5-2"])
    play.hit("mangeur-d-enfants>phasme-venimeux")
    assert (play.where("phasme-venimeux"), play.where(behind)) == ("discard:1", "field:1")
    assert play.where("blatte-malsaine") == "field:1"
    assert play.where("mangeur-d-enfants") == "field:0"  # no attack was made, so none failed


@pytest.mark.rule("AW-276")
def test_a_chain_ends_at_a_card_hidden_from_its_attacker() -> None:
    play = battle(
        ["fee-novice@2-2"],
        ["homme-des-neiges@3-2", "camouflage-naturel@4-1", "aigle@4-2"],
        mine={"astral": ["exaltation-feerique"]},
    )
    assert play.has("fee-novice", "perforation")
    play.hit("fee-novice>homme-des-neiges")  # 3 against 2
    assert play.where("aigle") == "field:1"  # hidden from creatures by Camouflage
    assert play.where("fee-novice") == "discard:0"  # its attack is over


@pytest.mark.rule("AW-277", "AW-260")
def test_a_chain_goes_on_past_a_card_that_regenerates_and_through_each_slot_once() -> None:
    play = battle(
        ["colere-de-la-foret@3-2", IDLE],
        ["phasme-venimeux@4-2", "blatte-malsaine@5-2", "phasme-venimeux@3-3", "golem-de-glace@3-4"],
    )
    play.hit("colere-de-la-foret")  # 3, then 2 on each side
    assert play.where("blatte-malsaine") == "discard:1"
    assert play.where("golem-de-glace") == "field:1"  # 2 against 3
    (pierced,), (held,) = play.happened("pierces"), play.happened("holds")
    assert (pierced["words"]["en"][-11:], held["words"]["en"][-11:]) == ("2 against 0", "2 against 3")


# ---------------------------------------------------------------------- attributes lost and gained


@pytest.mark.rule("AW-389")
def test_only_the_attributes_that_are_named_are_lost() -> None:
    """The Griffon takes Nuée, the Racines Mouvement and Vol: the figures of the others stay."""
    play = battle(["cavalier-gris@3-2", "hexacarias@2-2"], ["griffon-des-neiges@3-3"])
    assert play.sheet("cavalier-gris").move == 2
    assert "4-1" not in play.places("cavalier-gris")
    assert "2-1" in play.places("cavalier-gris")
    play = battle(["chasseresse@3-2", "cavalier-gris@2-3"], ["racines-rampantes@3-3", "ogre-du-marais@3-5"])
    assert play.sheet("chasseresse").reach == 4
    assert play.targets("chasseresse") == {"ogre-du-marais", "racines-rampantes"}
    assert not play.places("cavalier-gris")
    assert play.why_not("move:cavalier-gris>2-4") == "AW-127"


@pytest.mark.rule("AW-375", "AW-390")
def test_what_an_event_gives_starts_from_what_is_left() -> None:
    """Mouvement 2 taken by the Racines, then Mouvement 2 of the Event: 2, not 4."""
    play = battle(["cavalier-gris@3-2", "hexacarias@2-2"], ["racines-rampantes@3-3"], event="marche-forcee")
    assert play.given("cavalier-gris").sheet("cavalier-gris").move == 2
    free = battle(["cavalier-gris@3-2", "hexacarias@2-2"], ["ogre-du-marais@3-3"], event="marche-forcee")
    free.given("cavalier-gris", "hexacarias")
    assert free.sheet("cavalier-gris").move == 4
    assert free.sheet("hexacarias").move == 2


@pytest.mark.rule("AW-389", "AW-227")
def test_a_range_that_is_lost_is_lost_whole() -> None:
    play = battle(["archer-nakka@3-2", "ruines-de-sylv@2-2"], ["collecteur-de-peste@4-2", "ogre-du-marais@5-2"])
    assert play.sheet("archer-nakka").reach == 0
    assert play.targets("archer-nakka") == {"collecteur-de-peste"}
    assert play.why_not("attack:archer-nakka>ogre-du-marais") == "AW-138"


# ---------------------------------------------------------------------- moves


@pytest.mark.rule("AW-211")
def test_a_long_stride_is_measured_in_the_round_s_attacks_only() -> None:
    """Having attacked, the Morgon takes no long stride in this round; in the next it may again."""
    play = battle(
        ["morgon-nihiliste@0-2", "wendigo-lunaire@1-2"],
        ["phasme-venimeux@0-1", "ogre-du-marais@5-2", "homme-des-neiges@3-3"],
        mine={"hand": ["aigle"] * 2, "astral": ["l-eveil-de-l-ordre-gris"]},
        theirs={"hand": ["dreki"] * 2},
    )
    assert {"3-2", "4-2"} <= play.places("morgon-nihiliste")
    play.hit("morgon-nihiliste>phasme-venimeux")
    play.do("action:l-eveil-de-l-ordre-gris", "pick:morgon-nihiliste")
    while not play.places("morgon-nihiliste"):
        play.do("done")
    assert not {"3-2", "4-2"} & play.places("morgon-nihiliste")
    assert play.why_not("move:morgon-nihiliste>4-2") == "AW-199"
    number = play.pos.round
    while play.pos.round == number or play.kind != "activate" or play.asked != 0:
        keys = play.options()
        end = next((key for key in ("pass", "confirm", "done") if key in keys), None)
        play.table.play(
            end
            or sorted(option.key for option in play.table.choice.options if ">1-" in option.key or ">6-" in option.key)[
                0
            ]
        )
    assert "4-2" in play.places("morgon-nihiliste")


@pytest.mark.rule("AW-199", "AW-202")
def test_why_a_walk_is_refused() -> None:
    play = battle(["xenodon@2-2", "hexacarias@6-2"], ["ogre-du-marais@3-2", "aigle@2-1", "dreki@2-3", "berserker@1-2"])
    assert play.why_not("move:xenodon>3-1") == "AW-202"  # within two steps, no way through
    assert play.why_not("move:xenodon>6-1") == "AW-199"  # too far
    assert play.why_not("move:xenodon>0-4") == "AW-175"  # touches no card
    assert play.why_not("move:hexacarias>6-1") == "AW-127"
    assert play.why_not("move:xenodon>2-1") == "AW-175"  # taken
    assert play.why_not("stop:xenodon") == "AW-131"  # it has not moved


@pytest.mark.rule("AW-175", "AW-203")
def test_one_s_own_slot_is_no_neighbour() -> None:
    """A lone card leans on nothing: where it stands does not count."""
    play = battle(["xenodon@0-1", "aigle@7-4"], ["ogre-du-marais@4-2"])
    assert play.places("xenodon") == set()
    assert play.places("aigle") == {"4-1", "3-2", "5-2", "4-3"} | {"0-2", "1-1"}


@pytest.mark.rule("AW-210", "AW-126")
def test_a_walk_ends_where_the_card_would_be_held() -> None:
    """La Peur deactivates what touches it; an immune walker goes on past the spell."""
    play = battle(["cavalier-gris@2-2", "hexacarias@5-2"], ["la-peur@3-3", "ogre-du-marais@3-4"])
    assert "3-2" in play.places("cavalier-gris")
    assert "4-2" not in play.places("cavalier-gris")
    knight = battle(["chevalier-gris@2-2", "hexacarias@5-2"], ["la-peur@3-3", "ogre-du-marais@3-4"])
    assert "4-2" in knight.places("chevalier-gris")


@pytest.mark.rule("AW-210", "AW-388")
def test_a_walker_with_the_same_skill_is_not_stopped_by_it() -> None:
    """A Carriole loses nothing beside an enemy Carriole (like skills); a Molosse stops there."""
    foe = ["carriole-pestilentielle@3-3", "ogre-du-marais@3-4"]
    play = battle(["carriole-pestilentielle@2-2", "hexacarias@5-2"], foe)
    assert "4-2" in play.places("carriole-pestilentielle")
    play = battle(["molosse-des-marais@2-2", "hexacarias@5-2"], foe)
    assert "3-2" in play.places("molosse-des-marais")
    assert "4-2" not in play.places("molosse-des-marais")


@pytest.mark.rule("AW-210", "AW-197")
def test_in_the_sequence_a_walk_ends_where_initiative_is_lost() -> None:
    """Feyr takes every attribute; in the turn as in the sequence the Dragon Éclair stops beside her."""
    for step in ("initiative", "turn"):
        play = battle(["dragon-eclair@2-2", "hexacarias@5-2"], ["feyr@3-3"], step=step)
        assert "3-2" in play.places("dragon-eclair")
        assert "4-2" not in play.places("dragon-eclair")


@pytest.mark.rule("AW-210")
def test_feyr_and_lucy_hold_only_between_them() -> None:
    """Lucy alone holds nobody: a walker goes on past her, but not through the slot that touches both."""
    play = battle(["cavalier-gris@2-2", "hexacarias@5-2"], ["lucy@3-3"])
    assert "4-2" in play.places("cavalier-gris")
    stuck = battle(["cavalier-gris@2-2", "hexacarias@5-2"], ["lucy@3-3", "feyr@3-1"])
    assert "4-2" not in stuck.places("cavalier-gris")


@pytest.mark.rule("AW-209", "AW-217")
def test_an_exchange_is_a_move_of_each_card_by_its_own_means() -> None:
    """A walker reaches two steps; a flier any distance: both must be able to."""
    play = battle(["xenodon@2-2", "xenodon@5-2", "hexacarias@2-3", "hexacarias@5-3"], ["ogre-du-marais@7-4"])
    assert play.why_not("swap:xenodon>xenodon:1") == "AW-209"  # three steps
    play = battle(
        ["xenodon@2-2", "xenodon@4-2", "hexacarias@2-3", "hexacarias@4-3"],
        ["ogre-du-marais@3-2", "aigle@3-1", "dreki@3-3"],
    )
    assert play.why_not("swap:xenodon>xenodon:1") == "AW-209"  # no way through the enemy
    play = battle(["xenodon@2-2", "aigle@5-2", "hexacarias@2-3", "hexacarias@5-3"], ["ogre-du-marais@7-4"])
    assert play.why_not("swap:aigle>xenodon") == "AW-209"
    play = battle(["aigle@2-2", "dreki@5-2"], ["ogre-du-marais@5-3"])
    assert play.why_not("swap:aigle>dreki") == "AW-209"  # the Dreki would touch nothing
    play = battle(["aigle@2-2", "dreki@5-2"], ["ogre-du-marais@2-3"])
    assert play.why_not("swap:aigle>dreki") == "AW-209"  # the Aigle would touch nothing
    play = battle(["aigle@2-2", "dreki@3-2"], ["ogre-du-marais@7-4"])
    assert play.offers("swap:aigle>dreki")  # side by side they lean on each other


@pytest.mark.rule("AW-208", "AW-209")
def test_a_card_that_moved_or_attacks_is_not_exchanged() -> None:
    play = battle(["aigle@2-2", "dreki@3-2", "aigle@3-3"], ["ogre-du-marais@4-2"])
    play.do("move:aigle>2-3")
    assert play.why_not("swap:aigle>dreki") == "AW-208"
    assert play.why_not("swap:dreki>aigle") == "AW-208"
    assert play.offers("swap:dreki>aigle:1")
    play.do("attack:dreki>ogre-du-marais")
    assert play.why_not("swap:aigle:1>dreki") == "AW-209"
    assert play.why_not("swap:dreki>aigle:1") == "AW-205"


@pytest.mark.rule("AW-225", "AW-226")
def test_omnistrike_with_range_reaches_a_furtif_neighbour_only_by_its_range() -> None:
    """Contact with Lucy counts as distance 2: the strike passes her by, the reach of 2 does not."""
    play = battle(
        ["archer-nakka@3-2", "pourfendeur@2-2", IDLE],
        ["lucy@4-2", "blatte-malsaine@3-3"],
        mine={"astral": ["absorption-d-essence"]},
    )
    play.do("action:absorption-d-essence", "pair:pourfendeur>archer-nakka")
    assert (play.attack("archer-nakka"), play.sheet("archer-nakka").reach) == (3, 2)
    assert play.targets("archer-nakka") == {"lucy"}
    assert play.why_not("attack:archer-nakka>blatte-malsaine") == "AW-220"
    play.hit("archer-nakka")
    assert (play.where("lucy"), play.where("blatte-malsaine")) == ("field:1", "discard:1")


@pytest.mark.rule("AW-210", "AW-183")
def test_immunity_is_read_on_the_slot_that_is_crossed() -> None:
    """A walker past La Peur: immune where it crosses, or only where it comes from."""
    fear = ["la-peur@3-3", "ogre-du-marais@3-4"]
    there = battle(["cavalier-gris@2-2", "hexacarias@5-2", "monolithe-d-acier-fantome@3-1"], fear)
    assert not there.sheet("cavalier-gris").immune
    assert "4-2" in there.places("cavalier-gris")  # (3,2) touches the Monolithe as well
    here = battle(["cavalier-gris@2-2", "hexacarias@5-2", "monolithe-d-acier-fantome@1-2"], fear)
    assert here.sheet("cavalier-gris").immune
    assert "3-2" in here.places("cavalier-gris")
    assert "4-2" not in here.places("cavalier-gris")  # at (3,2) it would be held
    taken = battle(["cavalier-gris@2-2", "hexacarias@5-2", IDLE], [*fear, "monolithe-d-acier-fantome@3-1"])
    assert "4-2" not in taken.places("cavalier-gris")  # the enemy's Monolithe shields its own
    legion = battle(["molosse-des-marais@2-2", "hexacarias@5-2", "missionnaire-gris@3-1"], fear)
    assert "4-2" not in legion.places("molosse-des-marais")  # the Missionnaire shields Légion VI only
    fire = battle(
        ["cavalier-gris@2-2", "hexacarias@5-2", "monolithe-d-acier-fantome@3-1"],
        ["tempete-de-feu@3-3", "ogre-du-marais@3-4"],
    )
    assert "4-2" in fire.places("cavalier-gris")


@pytest.mark.rule("AW-140")
def test_a_tie_is_no_success_for_a_group_either() -> None:
    play = battle(["ogre-du-marais@3-2", "blatte-malsaine@4-3", IDLE], ["moleg-de-glace@4-2"])
    play.hit("ogre-du-marais>moleg-de-glace", "blatte-malsaine>moleg-de-glace")  # 3 against 3
    assert play.where("moleg-de-glace") == "field:1"
    play = battle(["gabriel@3-2", "blatte-malsaine@4-3", IDLE], ["moleg-de-glace@4-2"])
    play.hit("gabriel>moleg-de-glace", "blatte-malsaine>moleg-de-glace")  # 4 against 3
    assert play.where("moleg-de-glace") == "discard:1"


@pytest.mark.rule("AW-210", "AW-388")
def test_weaknesses_end_a_walk_unless_the_walker_has_the_same() -> None:
    """One's own Collecteur strips its allies, even silenced by Lucy: that is a weakness. A Carriole has it too and goes on."""
    mine = ["hexacarias@5-2", "collecteur-de-peste@3-3"]
    assert "4-2" in battle(["carriole-pestilentielle@2-2", *mine], ["ogre-du-marais@7-4"]).places(
        "carriole-pestilentielle"
    )
    assert "4-2" not in battle(["molosse-des-marais@2-2", *mine], ["ogre-du-marais@7-4"]).places("molosse-des-marais")
    silenced = battle(["molosse-des-marais@2-2", *mine], ["lucy@3-4"])
    assert silenced.sheet("collecteur-de-peste").muted
    assert "4-2" not in silenced.places("molosse-des-marais")


@pytest.mark.rule("AW-260", "AW-133")
def test_chains_are_shown_in_a_batch_with_others_who_do_not_pierce() -> None:
    play = battle(
        ["golem-de-glace@1-2", "hexacarias@4-3"], ["phasme-venimeux@2-2", "blatte-malsaine@3-2", "ogre-du-marais@5-3"]
    )
    play.do("attack:golem-de-glace>phasme-venimeux", "attack:hexacarias>ogre-du-marais")
    sums = {one["target"].partition("#")[0]: one["chains"] for one in play.table.view(0)["batch"]["sums"]}
    assert [step["place"] for step in sums["phasme-venimeux"][0]] == ["3-2"]
    assert sums["ogre-du-marais"] == []


@pytest.mark.rule("AW-272", "AW-161")
def test_what_a_card_dies_of_is_told() -> None:
    bomb = battle(["centipede-explosif@3-2", IDLE], ["phasme-venimeux@4-2"]).hit("centipede-explosif>phasme-venimeux")
    assert [line["rule"] for line in bomb.happened("destroyed")] == ["AW-141", "AW-049"]
    eater = battle(["mangeur-d-enfants@3-2", IDLE], ["phasme-venimeux@4-2", "moleg-de-glace@5-2"])
    eater.hit("mangeur-d-enfants>phasme-venimeux")  # 3 against 3 behind
    assert [line["rule"] for line in eater.happened("destroyed")] == ["AW-141", "AW-272"]
