"""Sections 17 to 21: activating, simultaneous activation, attacks alone and in groups, destroying and discarding."""

from __future__ import annotations

import pytest

from ludotheque.engine.errors import IllegalAnswer
from tests.arackhan.helpers import IDLE, battle


@pytest.mark.rule("AW-127", "AW-204")
def test_uses_of_an_active_card() -> None:
    play = battle(["cavalier-gris@3-2"], ["ogre-du-marais@4-2", "aigle@4-4"])
    assert play.offers("attack:cavalier-gris>ogre-du-marais")
    assert play.offers("move:cavalier-gris>4-3")
    play.do("move:cavalier-gris>4-3")
    assert play.targets("cavalier-gris") == {"ogre-du-marais", "aigle"}  # move then attack
    play.hit("cavalier-gris>aigle")
    assert play.where("aigle") == "discard:1"


@pytest.mark.rule("AW-128")
def test_the_declaration_comes_before_the_consequences() -> None:
    play = battle(
        ["ogre-du-marais@3-2"], ["aigle@4-2"], mine={"hand": ["berserker"] * 2}, theirs={"hand": ["dreki"] * 2}
    )
    play.do("attack:ogre-du-marais>aigle")
    assert play.where("aigle") == "field:1"
    play.do("resolve")
    kinds = [line["kind"] for line in play.table.log_all()]
    assert kinds.index("declares") < kinds.index("attack") < kinds.index("destroyed") < kinds.index("deactivated")


@pytest.mark.rule("AW-129", "AW-145", "AW-146", "AW-151")
def test_a_failed_attack_deactivates_the_attacker_only() -> None:
    play = battle(["ogre-du-marais@3-2", IDLE], ["moleg-de-glace@4-2", "aigle@3-3"])
    play.hit("ogre-du-marais>moleg-de-glace")  # 2 against 3
    assert not play.active("ogre-du-marais")
    assert play.where("ogre-du-marais") == "field:0"  # attackers suffer nothing
    assert play.where("moleg-de-glace") == "field:1"
    assert play.active("moleg-de-glace")
    assert play.why_not("attack:ogre-du-marais>aigle") == "AW-122"


@pytest.mark.rule("AW-130")
def test_only_one_s_own_cards() -> None:
    play = battle(["ogre-du-marais@3-2"], ["aigle@4-2"])
    assert play.why_not("attack:aigle>ogre-du-marais") == "AW-130"
    assert play.why_not("move:aigle>4-1") == "AW-130"


@pytest.mark.rule("AW-131")
def test_a_moved_card_must_be_closed() -> None:
    play = battle(["xenodon@3-2", "phasme-venimeux@3-3", IDLE], ["ogre-du-marais@4-2"])
    play.do("move:xenodon>4-1")
    assert play.why_not("pass") == "AW-131"
    assert play.why_not("stop:phasme-venimeux") == "AW-131"
    play.do("stop:xenodon")
    assert not play.active("xenodon")
    assert play.offers("pass")


@pytest.mark.rule("AW-132")
def test_nothing_to_do_passes_by_itself() -> None:
    tired = {"card": "ogre-du-marais", "at": "3-2", "active": False}
    play = battle([tired], ["aigle@4-2"])
    assert play.asked == 1


@pytest.mark.rule("AW-133", "AW-134", "AW-135")
def test_simultaneous_activation() -> None:
    play = battle(["ogre-du-marais@3-2", "blatte-malsaine@5-2", "berserker@3-3"], ["paladin-de-glace@4-2", "aigle@2-3"])
    assert play.why_not("resolve") == "AW-133"
    play.do("attack:ogre-du-marais>paladin-de-glace", "attack:blatte-malsaine>paladin-de-glace", "strike:berserker")
    assert play.active("ogre-du-marais")
    batch = play.table.view(0)["batch"]
    assert {entry["attack"]: entry["defense"] for entry in batch["sums"]} == {3: 2, 1: 1}
    play.do("resolve")
    assert play.where("paladin-de-glace") == "discard:1"
    assert not any(play.active(name) for name in ("ogre-du-marais", "blatte-malsaine", "berserker"))
    (won,), (held,) = play.happened("attack"), play.happened("holds")  # each with its sum, in one line
    assert won["words"]["en"] == "Attack on Ice Paladin: 3 against 2"
    assert held["words"]["en"] == "Eagle holds: 1 against 1"


@pytest.mark.rule("AW-134", "AW-136")
def test_a_batch_is_computed_before_anything_is_removed() -> None:
    """Bouclier gives Wendigo +1; both attacked at 3 together: Bouclier dies (3 > 2), Wendigo holds (3 against 3)."""
    me = ["hydre-abominable@3-1", "behemoth@4-1"]
    foe = ["bouclier-du-crepuscule@3-2", "wendigo-lunaire@4-2"]
    play = battle(me, foe)
    play.hit("hydre-abominable", "behemoth>wendigo-lunaire")
    assert play.where("bouclier-du-crepuscule") == "discard:1"
    assert play.where("wendigo-lunaire") == "field:1"
    apart = battle(me, foe)
    apart.hit("hydre-abominable")
    apart.hit("behemoth>wendigo-lunaire")  # afterwards: 3 against 2
    assert apart.where("wendigo-lunaire") == "discard:1"


@pytest.mark.rule("AW-137")
def test_a_batch_waits_for_every_moved_card() -> None:
    play = battle(["aigle@2-2", "dreki@2-3", "wendigo-lunaire@3-2"], ["archer-nakka@4-2"])
    play.do("move:aigle>5-2", "move:dreki>4-3", "attack:aigle>archer-nakka")
    assert play.why_not("resolve") == "AW-137"
    assert play.why_not("withdraw:aigle") == "AW-133"  # nothing is wrong with what is declared: it is undone instead
    play.do("attack:dreki>archer-nakka", "resolve")
    assert play.where("archer-nakka") == "discard:1"


@pytest.mark.rule("AW-138")
def test_whom_an_attack_may_aim_at() -> None:
    play = battle(
        ["ogre-du-marais@3-2"], ["aigle@4-2", "forteresse-de-myjir@3-3", "protection-hivernale@3-1", "dreki@5-2"]
    )
    assert play.targets("ogre-du-marais") == {"aigle", "forteresse-de-myjir"}
    assert play.why_not("attack:ogre-du-marais>dreki") == "AW-138"
    assert play.why_not("attack:ogre-du-marais>protection-hivernale") == "AW-035"


@pytest.mark.rule("AW-139")
def test_an_ally_is_never_attacked() -> None:
    play = battle(["ogre-du-marais@3-2", "blatte-malsaine@3-3"], ["aigle@4-2"])
    assert play.targets("ogre-du-marais") == {"aigle"}
    assert play.why_not("attack:ogre-du-marais>blatte-malsaine") == "AW-139"


@pytest.mark.rule("AW-140", "AW-141")
def test_strictly_greater() -> None:
    play = battle(["behemoth@3-2"], ["paladin-de-glace@4-2"])
    play.hit("behemoth>paladin-de-glace")  # 3 against 2
    assert play.where("paladin-de-glace") == "discard:1"
    play = battle(["behemoth@3-2"], ["golem-de-glace@4-2"])
    play.hit("behemoth>golem-de-glace")  # 3 against 3
    assert play.where("golem-de-glace") == "field:1"


@pytest.mark.rule("AW-144")
def test_a_conquered_place_is_active_at_once() -> None:
    gates = {"card": "les-portes-blanches", "at": "4-2", "active": False}
    play = battle(["le-senechal@3-2", "l-armurier@2-2", "soldat-sobre@5-2"], [gates])
    play.hit("le-senechal")  # 5 against 4
    assert play.controller("les-portes-blanches") == 0
    assert play.offers("action:les-portes-blanches")


@pytest.mark.rule("AW-147", "AW-157")
def test_an_attack_spell_is_discarded_after_its_attack() -> None:
    play = battle(["wendigo-lunaire@3-2", "meteore-de-glace@6-2", IDLE], ["archer-nakka@4-2"])
    play.hit("wendigo-lunaire>archer-nakka", "meteore-de-glace>archer-nakka")
    assert play.where("archer-nakka") == "discard:1"
    assert play.where("meteore-de-glace") == "discard:0"
    assert not play.active("wendigo-lunaire")


@pytest.mark.rule("AW-148")
def test_attack_may_be_modified() -> None:
    play = battle(["mangeur-d-enfants@3-2", "patriarche-de-la-forge@2-2"], ["aigle@4-2"])
    assert play.attack("mangeur-d-enfants") == 5


@pytest.mark.rule("AW-149")
def test_never_below_zero() -> None:
    play = battle(["porteur-de-mort@3-2"], ["blatte-malsaine@4-2"])
    assert play.defense("blatte-malsaine") == 0
    # the floor applies to the final sum: 1 − 1 − 1 + 1 = 0
    play = battle(["tempete-de-feu@3-2", "sonneur-de-mort@4-3"], ["aigle@4-2", "forgeron-renegat@5-2"])
    assert play.attack("aigle") == 0


@pytest.mark.rule("AW-150")
def test_attack_zero_may_still_attack() -> None:
    play = battle(["pingouin-nihiliste@3-2"], ["blatte-malsaine@4-2"])
    play.hit("pingouin-nihiliste>blatte-malsaine")
    assert play.where("blatte-malsaine") == "field:1"
    assert not play.active("pingouin-nihiliste")


@pytest.mark.rule("AW-152")
def test_a_place_never_attacks() -> None:
    play = battle(["fort-avalon@3-2", "soldat-sobre@3-3"], ["aigle@4-2", "dreki@4-3"])
    assert play.why_not("attack:fort-avalon>aigle") == "AW-152"
    assert not play.targets("fort-avalon")


@pytest.mark.rule("AW-153")
def test_figure_blatte_against_phasme() -> None:
    play = battle(["blatte-malsaine@3-2"], ["phasme-venimeux@4-2"], mine={"hand": ["berserker"] * 2})
    play.do("attack:blatte-malsaine>phasme-venimeux")
    assert play.table.view(0)["batch"]["sums"][0]["result"] == "destroyed"
    play.do("resolve")
    assert play.where("phasme-venimeux") == "discard:1"
    assert len(play.happened("deactivated")) == 1
    assert play.pos.board[4 + 8 * 2] == -1


@pytest.mark.rule("AW-154", "AW-156")
def test_a_group_attack_adds_up() -> None:
    play = battle(["ogre-du-marais@3-2", "blatte-malsaine@4-1"], ["golem-de-glace@4-2", "dreki@7-4"])
    play.hit("ogre-du-marais>golem-de-glace", "blatte-malsaine>golem-de-glace")  # 3 against 3
    assert play.where("golem-de-glace") == "field:1"
    assert not play.active("ogre-du-marais")  # all are deactivated, success or failure
    assert not play.active("blatte-malsaine")


@pytest.mark.rule("AW-155")
def test_each_member_must_reach_by_itself() -> None:
    play = battle(["ogre-du-marais@3-2", "blatte-malsaine@2-2", "berserker@4-1"], ["golem-de-glace@4-2"])
    play.do("attack:ogre-du-marais>golem-de-glace")
    assert play.why_not("attack:blatte-malsaine>golem-de-glace") == "AW-138"
    with pytest.raises(IllegalAnswer):
        play.do("attack:blatte-malsaine>golem-de-glace")
    assert len(play.pos.declared) == 1  # nothing changed


@pytest.mark.rule("AW-158")
def test_figure_group_attack_on_the_golem() -> None:
    me = ["ogre-du-marais@3-2", "blatte-malsaine@5-2", "blatte-malsaine@4-1"]
    play = battle(me, ["golem-de-glace@4-2"], mine={"hand": ["berserker"] * 2}, theirs={"hand": ["aigle"] * 2})
    play.do(
        "attack:ogre-du-marais>golem-de-glace",
        "attack:blatte-malsaine>golem-de-glace",
        "attack:blatte-malsaine:1>golem-de-glace",
    )
    [blow] = play.table.view(0)["batch"]["sums"]
    assert (blow["parts"], blow["attack"], blow["defense"], blow["result"]) == ([2, 1, 1], 4, 3, "destroyed")
    play.do("resolve")
    assert play.where("golem-de-glace") == "discard:1"
    assert len(play.happened("deactivated")) == 3
    control = battle(me[:2], ["golem-de-glace@4-2", "dreki@7-4"])
    control.hit("ogre-du-marais>golem-de-glace", "blatte-malsaine>golem-de-glace")
    assert control.where("golem-de-glace") == "field:1"


@pytest.mark.rule("AW-159")
def test_texts_that_demand_or_forbid_a_group() -> None:
    play = battle(["tourelle-d-attaque@3-2", IDLE], ["plante-carnivore@4-2"])
    assert play.why_not("attack:tourelle-d-attaque>plante-carnivore") == "AW-159"  # alone
    play = battle(["fantassin@3-2", "soldat-sobre@4-3"], ["plante-carnivore@4-2"])
    play.do("attack:fantassin>plante-carnivore")
    assert play.why_not("resolve") == "AW-159"
    play.do("attack:soldat-sobre>plante-carnivore", "resolve")  # 2 against 1
    assert play.where("plante-carnivore") == "discard:1"
    play = battle(["paladin-de-glace@3-2", "aigle@4-3", "eclair-glacant@4-1"], ["troll-des-marais@4-2"])
    play.do("attack:paladin-de-glace>troll-des-marais")
    assert play.why_not("attack:aigle>troll-des-marais") is not None  # a second creature
    play.do("attack:eclair-glacant>troll-des-marais", "resolve")  # a spell may join
    assert play.where("troll-des-marais") == "discard:1"


@pytest.mark.rule("AW-160")
def test_the_best_legal_part_of_a_group_counts() -> None:
    """An Omnifrappe strikes the Plante only if somebody else attacks it too."""
    foe = ["plante-carnivore@4-2", "archer-nakka@2-2"]
    play = battle(["le-senechal@3-2"], foe)
    play.hit("le-senechal")
    assert play.where("plante-carnivore") == "field:1"  # a lone attacker inflicts nothing
    assert play.where("archer-nakka") == "discard:1"
    play = battle(["le-senechal@3-2", "soldat-sobre@4-3"], foe)
    play.hit("le-senechal", "soldat-sobre>plante-carnivore")
    assert play.where("plante-carnivore") == "discard:1"
    # declared with a partner who then goes elsewhere: the lone declaration is taken back, not resolved
    play = battle(["fantassin@3-2", "soldat-sobre@4-3", IDLE], ["plante-carnivore@4-2", "archer-nakka@5-3"])
    play.do("attack:fantassin>plante-carnivore", "attack:soldat-sobre>archer-nakka")
    assert not play.offers("resolve")
    play.do("withdraw:fantassin", "resolve")
    assert play.active("fantassin")


@pytest.mark.rule("AW-161", "AW-162", "AW-163")
def test_a_destroyed_card_goes_to_its_owner_s_discard() -> None:
    play = battle(["ogre-du-marais@3-2"], ["aigle@4-2"], mine={"hand": ["berserker"]})
    play.hit("ogre-du-marais>aigle")
    assert play.where("aigle") == "discard:1"
    play = battle(["adrielle@3-2"], ["ogre-du-marais@4-2"], mine={"hand": ["golem-de-glace"]})
    play.do("action:adrielle", "deploy:golem-de-glace>3-2")
    assert play.where("adrielle") == "discard:0"


@pytest.mark.rule("AW-164", "AW-033")
def test_an_unused_spell_is_discarded_at_the_end_of_its_player_s_own_turn() -> None:
    play = battle(
        ["foudre-de-feu@3-2"],
        ["berserker@4-2", "paladin-de-glace@5-2"],
        step="initiative",
        theirs={"hand": ["aigle"] * 2},
        mine={"hand": ["blatte-malsaine"] * 2},
    )
    while play.asked == 1:  # P2's Initiative sequence
        play.do("pass")
    assert play.where("foudre-de-feu") == "field:0"
    play.do("pass")
    assert play.asked == 1  # before P2's turn
    assert play.where("foudre-de-feu") == "discard:0"


@pytest.mark.rule("AW-165")
def test_discards_are_open_to_all() -> None:
    play = battle(["ogre-du-marais@3-2"], ["aigle@4-2"], mine={"discard": ["berserker"]}, theirs={"discard": ["dreki"]})
    for seat in (0, 1, None):
        zones = {zone["id"]: [card["id"] for card in zone["cards"]] for zone in play.table.view(seat)["zones"]}
        assert (zones["discard:0"], zones["discard:1"]) == (["berserker"], ["dreki"])


@pytest.mark.rule("AW-166")
def test_cards_kept_under_another_follow_it_out() -> None:
    hunter = {"card": "chasseur-de-dragons", "at": "4-2", "beneath": ["berserker", "ogre-du-marais"]}
    play = battle(["mangeur-d-enfants@3-2"], [hunter])
    play.hit("mangeur-d-enfants>chasseur-de-dragons")
    assert play.where("chasseur-de-dragons") == "discard:1"
    assert play.where("berserker") == "discard:0"
    assert play.where("ogre-du-marais") == "discard:0"
