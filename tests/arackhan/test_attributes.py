"""Section 27: the nine attributes, with every worked figure of the rulebook."""

from __future__ import annotations

import pytest

from ludotheque.engine.errors import IllegalAnswer
from ludotheque.games.arackhan import attributes as attr
from ludotheque.games.arackhan.battle import Lasting
from tests.arackhan.helpers import IDLE, Play, battle, still


def test_each_attribute_is_a_bit_of_its_own_and_all_of_them_are_all() -> None:
    """What strips a card of all its attributes strips it of the next one, too."""
    declared = {
        value for name, value in vars(attr).items() if name.isupper() and isinstance(value, int) and name != "ALL"
    }
    assert declared == set(attr.IDS) == set(attr.WORDS) == set(attr.ICONS)
    assert declared == {1 << n for n in range(len(declared))}
    assert sum(declared) == attr.ALL


# ---------------------------------------------------------------------- Initiative


@pytest.mark.rule("AW-190")
def test_initiative_comes_before_the_turns_in_the_round_s_order() -> None:
    play = battle(
        ["banshee@3-2", "hexacarias@3-3"], ["berserker@4-2", "ogre-du-marais@4-3"], step="initiative",
    )  # fmt: skip
    assert play.asked == 0
    play.do("pass")
    assert (play.asked, play.pos.phase) == (1, 5)
    play.hit("berserker")
    assert play.where("banshee") == "field:0"  # 1 against 1
    assert (play.asked, play.table.view(0)["step"]) == (0, "turn")


@pytest.mark.rule("AW-191")
def test_initiative_of_an_earlier_round() -> None:
    for number in (2, 3, 4):
        play = battle(["paladin-de-la-garde@3-2"], ["ogre-du-marais@4-2"], step="initiative", round=number)
        assert play.targets("paladin-de-la-garde") == {"ogre-du-marais"}


@pytest.mark.rule("AW-192")
def test_initiative_cards_together() -> None:
    play = battle(["gabriel@3-2", "paladin-de-la-garde@4-3"], ["fort-avalon@4-2"], step="initiative")
    play.do("attack:gabriel>fort-avalon", "attack:paladin-de-la-garde>fort-avalon")
    assert play.table.view(0)["batch"]["sums"][0]["attack"] == 5


@pytest.mark.rule("AW-193")
def test_a_card_without_initiative_cannot_join() -> None:
    play = battle(["banshee@3-2", "hexacarias@4-3"], ["golem-de-glace@4-2"], step="initiative")
    play.do("attack:banshee>golem-de-glace")
    assert play.why_not("attack:hexacarias>golem-de-glace") == "AW-193"
    assert play.targets("hexacarias") == set()
    assert not play.offers("attack:hexacarias>golem-de-glace")
    with pytest.raises(IllegalAnswer):
        play.do("attack:hexacarias>golem-de-glace")
    play.do("resolve")
    assert play.where("golem-de-glace") == "field:1"  # 2 against 3: it stands alone
    play = battle(["banshee@3-2", "hexacarias@4-3"], ["golem-de-glace@4-2"])
    play.hit("banshee>golem-de-glace", "hexacarias>golem-de-glace")
    assert play.where("golem-de-glace") == "discard:1"


@pytest.mark.rule("AW-194", "AW-195")
def test_initiative_may_wait_but_acts_once() -> None:
    play = battle(["banshee@3-2", "phasme-venimeux@3-3"], ["golem-de-glace@4-2", "aigle@4-3"], step="initiative")
    play.do("pass")
    assert play.targets("banshee") == {"golem-de-glace"}  # in the turn
    play = battle(["banshee@3-2", "phasme-venimeux@3-3"], ["golem-de-glace@4-2", "aigle@4-3"], step="initiative")
    play.hit("banshee>golem-de-glace")  # nothing else has Initiative: the sequence is over
    assert play.table.view(0)["step"] == "turn"
    assert play.why_not("attack:banshee>golem-de-glace") == "AW-122"


@pytest.mark.rule("AW-196")
def test_astral_spells_with_initiative() -> None:
    play = battle(
        ["wendigo-lunaire@3-2", "aigle@4-2"],
        ["ogre-du-marais@3-3"],
        mine={"astral": ["teleportation"]},
        step="initiative",
    )
    play.do("action:teleportation", "shift:wendigo-lunaire>5-2")
    assert play.where("teleportation") == "discard:0"


@pytest.mark.rule("AW-197")
def test_losing_initiative_on_the_way() -> None:
    play = battle(["perroquet-provocateur@2-2", "phasme-venimeux@2-3"], ["collecteur-de-peste@4-2"], step="initiative")
    play.do("move:perroquet-provocateur>4-1")
    assert not play.pos.awake[play.card("perroquet-provocateur")]


@pytest.mark.rule("AW-198")
def test_dragon_eclair_does_not_attack_in_the_sequence() -> None:
    play = battle(["dragon-eclair@3-2"], ["blatte-malsaine@4-2"], step="initiative")
    assert play.places("dragon-eclair")
    assert not play.offers("strike:dragon-eclair")
    assert not play.targets("dragon-eclair")
    play.do("pass")
    assert play.offers("strike:dragon-eclair")  # alone among enemies it has Omnifrappe


# ---------------------------------------------------------------------- Mouvement


@pytest.mark.rule("AW-199", "AW-200", "AW-201", "AW-203")
def test_movement() -> None:
    """Xénodon (2,2), an ally without Mouvement or Vol (3,2), an enemy (4,2): the ends are exactly (3,1) and (3,3)."""
    play = battle(["xenodon@2-2", "hexacarias@3-2"], ["ogre-du-marais@4-2"])
    assert play.places("xenodon") == {"3-1", "3-3"}
    assert play.why_not("move:xenodon>3-2") == "AW-175"  # it may pass through an ally, not stop there
    far = battle(["xenodon@2-2", "hexacarias@3-2", "phasme-venimeux@5-2"], ["ogre-du-marais@4-2"])
    assert far.why_not("move:xenodon>5-1") == "AW-199"


@pytest.mark.rule("AW-202")
def test_no_way_through_an_enemy_card() -> None:
    play = battle(["xenodon@2-2"], ["ogre-du-marais@3-2"])
    assert "4-2" not in play.places("xenodon")
    assert play.why_not("move:xenodon>4-2") == "AW-202"
    spell = battle(["xenodon@2-2", "hexacarias@2-1"], ["protection-hivernale@3-2", "ogre-du-marais@5-2"])
    assert "4-2" not in spell.places("xenodon")  # of any type


@pytest.mark.rule("AW-204", "AW-205", "AW-208")
def test_move_then_attack_never_attack_then_move() -> None:
    play = battle(["cavalier-gris@2-2", "cavalier-gris@2-1"], ["ogre-du-marais@4-2", "aigle@4-3"])
    play.do("move:cavalier-gris>3-2")
    assert play.why_not("move:cavalier-gris>3-1") == "AW-208"  # one move per activation
    play.do("attack:cavalier-gris>ogre-du-marais")
    assert play.why_not("move:cavalier-gris>3-1") == "AW-205"
    play.do("resolve")
    assert play.why_not("move:cavalier-gris>3-1") == "AW-122"


@pytest.mark.rule("AW-206")
def test_exchange_of_positions() -> None:
    play = battle(["xenodon@3-2", "xenodon@4-2"], ["ogre-du-marais@5-2"])
    play.do("swap:xenodon>xenodon:1")
    assert (play.at("xenodon"), play.at("xenodon:1")) == ("4-2", "3-2")
    assert len(play.pos.moved) == 2


@pytest.mark.rule("AW-207")
def test_moves_into_one_group_attack() -> None:
    play = battle(["xenodon@2-2", "xenodon@2-3", "hexacarias@3-3"], ["archer-nakka@4-2"])
    play.do("move:xenodon>3-2", "move:xenodon:1>4-3")
    play.hit("xenodon>archer-nakka", "xenodon:1>archer-nakka")
    assert play.where("archer-nakka") == "discard:1"


@pytest.mark.rule("AW-209")
def test_what_an_exchange_needs() -> None:
    tired = {"card": "xenodon", "at": "4-2", "active": False}
    play = battle(["xenodon@3-2", tired], ["ogre-du-marais@5-2"])
    assert play.why_not("swap:xenodon>xenodon:1") == "AW-122"
    play = battle(["xenodon@3-2", "hexacarias@4-2"], ["ogre-du-marais@5-2"])
    assert play.why_not("swap:xenodon>hexacarias") == "AW-209"  # it cannot move
    play = battle(["xenodon@3-2", "xenodon@4-3"], ["ogre-du-marais@0-1"])
    assert play.why_not("swap:xenodon>xenodon:1") == "AW-209"  # two steps apart, no other neighbour
    play = battle(["xenodon@3-2", "xenodon@4-3", "hexacarias@3-3"], ["ogre-du-marais@0-1"])
    assert play.offers("swap:xenodon>xenodon:1")


@pytest.mark.rule("AW-210")
def test_a_slot_that_strips_movement_ends_the_walk() -> None:
    play = battle(["xenodon@2-2", "hexacarias@2-1", "phasme-venimeux@5-2"], ["collecteur-de-peste@3-3"])
    places = play.places("xenodon")
    assert "2-3" in places  # next to the Collecteur: a legal end
    assert "3-2" in places
    assert "4-2" not in play.places("xenodon")
    free = battle(["xenodon@2-2", "hexacarias@2-1", "phasme-venimeux@5-2"], ["ogre-du-marais@3-3"])
    assert "4-2" in free.places("xenodon")  # beside another enemy the walk goes on


@pytest.mark.rule("AW-211")
def test_morgon_nihiliste() -> None:
    play = battle(["morgon-nihiliste@0-2", "wendigo-lunaire@0-1", "aigle@4-1"], ["ogre-du-marais@5-2"])
    assert "4-2" in play.places("morgon-nihiliste")  # four steps, beside an enemy
    assert "3-1" not in play.places("morgon-nihiliste")  # four steps, not beside one
    play.do("move:morgon-nihiliste>4-2")
    assert play.why_not("attack:morgon-nihiliste>ogre-du-marais") == "AW-211"
    near = battle(["morgon-nihiliste@3-2", "wendigo-lunaire@2-2"], ["ogre-du-marais@5-2"])
    near.do("move:morgon-nihiliste>4-2")
    assert near.targets("morgon-nihiliste") == {"ogre-du-marais"}


# ---------------------------------------------------------------------- Vol


@pytest.mark.rule("AW-212")
def test_flight() -> None:
    play = battle(["aigle@0-1"], ["ogre-du-marais@6-3", "berserker@5-3"])
    assert "7-3" in play.places("aigle")
    assert play.why_not("move:aigle>0-2") == "AW-175"


@pytest.mark.rule("AW-213", "AW-214")
def test_fly_then_attack() -> None:
    play = battle(["griffon-des-neiges@0-1", "aigle@0-2"], ["ogre-du-marais@6-3", "berserker@5-3"])
    play.do("move:griffon-des-neiges>7-3", "attack:griffon-des-neiges>ogre-du-marais")
    assert play.why_not("move:griffon-des-neiges>4-3") == "AW-205"
    play.do("resolve")
    assert play.where("ogre-du-marais") == "discard:1"
    assert play.why_not("move:griffon-des-neiges>4-3") == "AW-122"


@pytest.mark.rule("AW-215")
def test_fliers_exchange_positions() -> None:
    play = battle(["aigle@0-1", "wendigo-lunaire@0-2", "aigle@7-4", "dreki@7-3"], ["ogre-du-marais@4-2"])
    play.do("swap:aigle>aigle:1")
    assert (play.at("aigle"), play.at("aigle:1")) == ("7-4", "0-1")


@pytest.mark.rule("AW-216")
def test_fliers_join_one_attack() -> None:
    play = battle(["aigle@0-1", "aigle@0-2"], ["archer-nakka@6-3"])
    play.do("move:aigle>5-3", "move:aigle:1>7-3")
    play.hit("aigle>archer-nakka", "aigle:1>archer-nakka")
    assert play.where("archer-nakka") == "discard:1"


@pytest.mark.rule("AW-217")
def test_a_flier_and_a_walker_exchange() -> None:
    play = battle(["aigle@5-2", "pingouin-nihiliste@4-2"], ["ogre-du-marais@4-3"])
    assert play.offers("swap:aigle>pingouin-nihiliste")
    play = battle(["aigle@7-2", "wendigo-lunaire@7-1", "pingouin-nihiliste@3-2"], ["ogre-du-marais@3-3"])
    assert play.why_not("swap:aigle>pingouin-nihiliste") == "AW-209"  # four slots away


# ---------------------------------------------------------------------- Omnifrappe


@pytest.mark.rule("AW-218", "AW-222")
def test_figure_hydre_abominable_alone() -> None:
    play = battle(
        ["hydre-abominable@3-2"], ["banshee@2-2", "hexacarias@4-2", "archer-nakka@3-1"], mine={"hand": ["berserker"]}
    )
    play.hit("hydre-abominable")
    assert {play.where(id) for id in ("banshee", "hexacarias", "archer-nakka")} == {"discard:1"}
    sums = [line["words"]["en"].partition(": ")[2] for line in play.happened("attack")]
    assert sums == ["3 against 1", "3 against 2", "3 against 1"]  # Archer, Hexacarias, Banshee
    assert len(play.happened("deactivated")) == 1


@pytest.mark.rule("AW-219")
def test_omnifrappe_is_simultaneous() -> None:
    """Hydre kills Bouclier while 2 + 1 = 3 strike Wendigo: its +1 still counts, and it holds."""
    me = ["hydre-abominable@3-2", "pourfendeur@5-1", "blatte-malsaine@6-2"]
    play = battle(me, ["bouclier-du-crepuscule@4-2", "wendigo-lunaire@5-2"], theirs={"hand": ["aigle"]})
    play.hit("hydre-abominable", "pourfendeur", "blatte-malsaine>wendigo-lunaire")
    assert play.where("bouclier-du-crepuscule") == "discard:1"
    assert play.where("wendigo-lunaire") == "field:1"


@pytest.mark.rule("AW-220")
def test_omnifrappe_takes_all_and_only_attackable_enemies() -> None:
    play = battle(
        ["hydre-abominable@3-2", "berserker@3-3"], ["archer-nakka@4-2", "camouflage-naturel@2-2", "banshee@3-1"]
    )
    assert play.why_not("attack:hydre-abominable>archer-nakka") == "AW-220"  # no picking
    play.hit("hydre-abominable")
    assert len(play.happened("attack")) == 2
    assert (play.where("archer-nakka"), play.where("banshee")) == ("discard:1", "discard:1")
    assert play.where("berserker") == "field:0"
    empty = battle(["hydre-abominable@3-2", "ogre-du-marais@6-3"], ["aigle@6-2"])
    assert empty.why_not("strike:hydre-abominable") == "AW-220"
    assert empty.why_not("strike:ogre-du-marais") == "AW-218"


@pytest.mark.rule("AW-221", "AW-223")
def test_figure_hydre_and_blatte_together() -> None:
    me = ["hydre-abominable@3-2", "blatte-malsaine@5-2"]
    foe = ["yhdorien-senile@4-2", "behemoth@3-1"]
    play = battle(me, foe, mine={"hand": ["berserker"]})
    play.do("strike:hydre-abominable", "attack:blatte-malsaine>yhdorien-senile")
    sums = {entry["target"].partition("#")[0]: entry["attack"] for entry in play.table.view(0)["batch"]["sums"]}
    assert sums == {"yhdorien-senile": 4, "behemoth": 3}
    play.do("resolve")
    assert play.where("yhdorien-senile") == "discard:1"
    assert play.where("behemoth") == "discard:1"
    assert len(play.happened("deactivated")) == 2
    control = battle(me, foe)
    control.hit("hydre-abominable")
    assert control.where("yhdorien-senile") == "field:1"  # 3 against 3
    assert control.where("behemoth") == "discard:1"


@pytest.mark.rule("AW-224")
def test_omnifrappe_conquers_places() -> None:
    play = battle(["le-senechal@3-2"], ["forteresse-de-myjir@4-2"])
    play.hit("le-senechal")
    assert play.controller("forteresse-de-myjir") == 1  # 4 against 4
    play = battle(["le-senechal@3-2", "l-armurier@2-2"], ["forteresse-de-myjir@4-2"])
    play.hit("le-senechal")
    assert play.controller("forteresse-de-myjir") == 0


@pytest.mark.rule("AW-225", "AW-253")
def test_omnifrappe_and_furtif() -> None:
    foe = ["lucy@4-2", "blatte-malsaine@2-2"]
    play = battle(["le-senechal@3-2"], foe)
    play.hit("le-senechal")
    assert play.where("lucy") == "field:1"
    assert play.where("blatte-malsaine") == "discard:1"
    spell = battle(["tremblement-de-terre@3-2"], foe)
    spell.hit("tremblement-de-terre")
    assert spell.where("lucy") == "discard:1"
    assert spell.where("blatte-malsaine") == "discard:1"


def archer_of_both(play: Play) -> None:
    """Give the Archer Nakka the face of Berserker as well: Omnifrappe beside its range."""
    play.pos.lasting.append(
        Lasting("absorb", play.card("archer-nakka"), -1, 0, "round", play.pos.faces[play.card("pourfendeur")])
    )
    play.pos.sheets = None
    play.pos.offered = None


@pytest.mark.rule("AW-226")
def test_omnifrappe_with_range() -> None:
    play = battle(
        ["archer-nakka@3-2", "pourfendeur@0-1"], ["blatte-malsaine@4-2", "ogre-du-marais@5-2", "berserker@6-2"]
    )
    archer_of_both(play)
    assert play.sheet("archer-nakka").has(attr.OMNIFRAPPE)
    assert play.offers("strike:archer-nakka")
    assert play.targets("archer-nakka") == {"ogre-du-marais"}  # one single target not in contact


# ---------------------------------------------------------------------- Attaque à Distance


@pytest.mark.rule("AW-227", "AW-229")
def test_ranged_attack() -> None:
    play = battle(["archer-nakka@3-2"], ["blatte-malsaine@4-2", "ogre-du-marais@4-3", "berserker@4-4"])
    assert play.targets("archer-nakka") == {"blatte-malsaine", "ogre-du-marais"}
    assert play.why_not("attack:archer-nakka>berserker") == "AW-227"
    assert battle(["baliste@2-2"], ["ogre-du-marais@3-4"]).targets("baliste") == {"ogre-du-marais"}


@pytest.mark.rule("AW-230")
def test_figure_archer_at_distance() -> None:
    play = battle(["archer-nakka@2-2"], ["blatte-malsaine@4-2"])
    play.hit("archer-nakka>blatte-malsaine")
    assert play.where("blatte-malsaine") == "discard:1"


@pytest.mark.rule("AW-228", "AW-231")
def test_figure_archer_and_phasme() -> None:
    play = battle(["archer-nakka@2-2", "phasme-venimeux@4-3"], ["mangeur-d-enfants@4-2"], mine={"hand": ["banshee"]})
    play.do("attack:archer-nakka>mangeur-d-enfants", "attack:phasme-venimeux>mangeur-d-enfants")
    [blow] = play.table.view(0)["batch"]["sums"]
    assert (blow["attack"], blow["defense"]) == (3, 2)
    play.do("resolve")
    assert play.where("mangeur-d-enfants") == "discard:1"
    assert len(play.happened("deactivated")) == 2


@pytest.mark.rule("AW-232")
def test_range_of_spells_and_ranges_that_add_up() -> None:
    play = battle(["foudre-de-feu@3-2"], ["aigle@6-2"])
    assert play.targets("foudre-de-feu") == {"aigle"}
    ruins = battle(["archer-nakka@3-2", "ruines-de-sylv@2-2"], ["aigle@6-2"])
    assert ruins.sheet("archer-nakka").reach == 3
    assert ruins.targets("archer-nakka") == {"aigle"}


# ---------------------------------------------------------------------- Nuée


@pytest.mark.rule("AW-233", "AW-234", "AW-235", "AW-236")
def test_figure_gueux_des_champs() -> None:
    assert still(["gueux-des-champs@3-2"]).attack("gueux-des-champs") == 0
    two = still(["gueux-des-champs@0-1", "gueux-des-champs@7-4"])  # position does not matter
    assert [two.attack("gueux-des-champs"), two.attack("gueux-des-champs:1")] == [1, 1]
    four = still([f"gueux-des-champs@{x}-2" for x in range(4)])
    assert four.attack("gueux-des-champs") == 3


@pytest.mark.rule("AW-237")
@pytest.mark.parametrize(("switch", "figures"), [(False, [1, 1, 0]), (True, [2, 2, 2])])
def test_nuee_counts_allied_creatures(switch: bool, figures: list[int]) -> None:
    play = still(["gueux-des-champs@3-2", "gueux-des-champs@4-2"], ["gueux-des-champs@5-2"], swarm=switch)
    names = ("gueux-des-champs", "gueux-des-champs:1", "gueux-des-champs:2")
    assert [play.attack(name) for name in names] == figures


@pytest.mark.rule("AW-237")
def test_nuee_goes_only_to_those_who_have_it() -> None:
    play = still(["rat-homme@3-2", "rat-homme@0-1", "rat-colosse@5-2"])
    assert play.attack("rat-colosse") == 3


@pytest.mark.rule("AW-238")
def test_rat_homme_counts_its_own_kind() -> None:
    assert still(["rat-homme@3-2", "rat-titan@5-2"]).attack("rat-homme") == 0
    assert still(["rat-homme@3-2", "rat-homme@5-2"]).attack("rat-homme") == 1


@pytest.mark.rule("AW-239")
def test_losing_nuee_loses_the_bonus() -> None:
    play = still(["gueux-des-champs@3-2", "gueux-des-champs@0-1"], ["griffon-des-neiges@4-2"])
    assert play.attack("gueux-des-champs") == 0
    assert play.attack("gueux-des-champs:1") == 1


# ---------------------------------------------------------------------- Régénération


@pytest.mark.rule("AW-240", "AW-243", "AW-249")
def test_figure_an_active_marcheur_is_deactivated() -> None:
    play = battle(["paladin-de-glace@3-2", "moleg-de-glace@5-2"], ["marcheur@4-2"])
    play.hit("paladin-de-glace>marcheur")
    assert play.at("marcheur") == "4-2"
    assert not play.active("marcheur")
    assert not play.active("paladin-de-glace")


@pytest.mark.rule("AW-241", "AW-244")
def test_figure_then_destroyed() -> None:
    play = battle(["paladin-de-glace@3-2", "moleg-de-glace@5-2"], ["marcheur@4-2"])
    play.hit("paladin-de-glace>marcheur")
    play.hit("moleg-de-glace>marcheur")
    assert play.where("marcheur") == "discard:1"


@pytest.mark.rule("AW-242", "AW-245")
def test_figure_a_spell_destroys_it() -> None:
    play = battle(["eclair-glacant@4-1"], ["marcheur@4-2"])
    play.hit("eclair-glacant>marcheur")
    assert play.where("marcheur") == "discard:1"
    assert play.where("eclair-glacant") == "discard:0"


@pytest.mark.rule("AW-246")
def test_figure_a_spell_in_the_group_destroys_it() -> None:
    play = battle(["wendigo-lunaire@3-2", "meteore-de-glace@4-4"], ["marcheur@4-2", "behemoth@2-2"])
    play.hit("wendigo-lunaire>marcheur", "meteore-de-glace>marcheur")
    assert play.where("marcheur") == "discard:1"
    assert not play.active("wendigo-lunaire")
    assert play.where("meteore-de-glace") == "discard:0"


@pytest.mark.rule("AW-247")
def test_a_failed_attack_changes_nothing() -> None:
    play = battle(["wendigo-lunaire@3-2", "aigle@2-2"], ["marcheur@4-2"])
    play.hit("wendigo-lunaire>marcheur")  # 1 against 1
    assert play.active("marcheur")


@pytest.mark.rule("AW-248")
def test_a_group_of_creatures_is_one_attack() -> None:
    play = battle(["paladin-de-glace@3-2", "moleg-de-glace@5-2", "aigle@2-2"], ["marcheur@4-2"])
    play.hit("paladin-de-glace>marcheur", "moleg-de-glace>marcheur")
    assert play.where("marcheur") == "field:1"
    assert not play.active("marcheur")


@pytest.mark.rule("AW-249")
def test_a_regenerated_card_misses_its_activation() -> None:
    play = battle(["paladin-de-glace@3-2"], ["marcheur@4-2", "behemoth@2-2"], theirs={"hand": ["banshee"] * 2})
    play.hit("paladin-de-glace>marcheur")
    assert play.asked == 1
    assert play.why_not("attack:marcheur>paladin-de-glace") == "AW-122"


@pytest.mark.rule("AW-250")
def test_a_held_card_does_not_regenerate() -> None:
    play = battle(["la-peur@4-1", "ogre-du-marais@3-2"], ["marcheur@4-2"])
    assert play.pos.awake[play.card("marcheur")] == 1
    play.hit("ogre-du-marais>marcheur")
    assert play.where("marcheur") == "discard:1"


# ---------------------------------------------------------------------- Furtif


@pytest.mark.rule("AW-251", "AW-252", "AW-254")
def test_figure_phasme_next_to_lucy() -> None:
    play = battle(["phasme-venimeux@3-2", "xenodon@3-3"], ["lucy@4-2", "blatte-malsaine@2-2"])
    assert play.targets("phasme-venimeux") == {"blatte-malsaine"}
    assert play.why_not("attack:phasme-venimeux>lucy") == "AW-252"


@pytest.mark.rule("AW-255")
def test_figure_tremblement_de_terre_next_to_lucy() -> None:
    play = battle(["tremblement-de-terre@4-3"], ["lucy@4-2"])
    play.hit("tremblement-de-terre")
    assert play.where("lucy") == "discard:1"


@pytest.mark.rule("AW-256", "AW-257")
@pytest.mark.parametrize("slot", ["3-2", "2-2"])
def test_figure_archer_and_lucy(slot: str) -> None:
    play = battle([f"archer-nakka@{slot}"], ["lucy@4-2"])
    play.hit("archer-nakka>lucy")  # in contact the distance is 2; at a real 2 nothing is added
    assert play.where("lucy") == "discard:1"


@pytest.mark.rule("AW-258")
def test_furtif_is_about_attacks_only() -> None:
    play = battle(["ogre-du-marais@3-2"], ["fou-de-la-reine@4-2", "aigle@5-2"], mine={"astral": ["exil-maudit"]})
    play.do("action:exil-maudit")
    assert play.places("fou-de-la-reine", "shift")


# ---------------------------------------------------------------------- Perforation


@pytest.mark.rule("AW-259", "AW-260", "AW-268")
def test_figure_golem_pierces_three() -> None:
    play = battle(
        ["golem-de-glace@2-2"],
        ["hydre-abominable@3-2", "berserker@4-2", "blatte-malsaine@5-2"],
        mine={"hand": ["aigle"]},
    )
    play.hit("golem-de-glace>hydre-abominable")
    assert {play.where(id) for id in ("hydre-abominable", "berserker", "blatte-malsaine")} == {"discard:1"}
    assert [line["words"]["en"][-11:] for line in play.happened("pierces")] == ["2 against 1", "1 against 0"]
    assert len(play.happened("deactivated")) == 1


@pytest.mark.rule("AW-262", "AW-265", "AW-269")
def test_figure_golem_and_bouclier() -> None:
    play = battle(
        ["golem-de-glace@2-2", "bouclier-du-crepuscule@3-1", "aigle@5-1"],
        ["titan@3-2", "soldat-ivre@4-2", "soldat-ivre@5-2"],
    )
    play.hit("golem-de-glace>titan", "bouclier-du-crepuscule>titan")  # 4 against 3, then 2 and 1
    assert play.where("titan") == "discard:1"
    assert play.where("soldat-ivre") == "discard:1"
    assert play.where("soldat-ivre:1") == "field:1"
    (pierced,), (held,) = play.happened("pierces"), play.happened("holds")
    assert (pierced["words"]["en"][-11:], held["words"]["en"][-11:]) == ("2 against 1", "1 against 1")
    assert not play.active("golem-de-glace")
    assert not play.active("bouclier-du-crepuscule")
    assert play.active("aigle")


@pytest.mark.rule("AW-261", "AW-263", "AW-270")
def test_figure_mangeur_takes_fort_avalon() -> None:
    play = battle(
        ["mangeur-d-enfants@2-2", "patriarche-de-la-forge@2-1"],
        ["fort-avalon@3-2", "cheval-d-avalon@4-2"],
        theirs={"hand": ["titan"]},
    )
    play.hit("mangeur-d-enfants>fort-avalon")  # 5 against 4
    assert play.controller("fort-avalon") == 0
    assert play.where("cheval-d-avalon") == "field:1"
    assert play.happened("pierces") == []  # a spell ends the chain: no attack is made
    assert play.where("mangeur-d-enfants") == "field:0"
    assert not play.active("mangeur-d-enfants")


@pytest.mark.rule("AW-263")
def test_a_spell_ends_a_chain_though_an_enemy_stands_behind_it() -> None:
    foe = ["ogre-du-marais@3-2", "cheval-d-avalon@4-2", "blatte-malsaine@5-2"]
    play = battle(["golem-de-glace@2-2", IDLE], foe)
    play.hit("golem-de-glace>ogre-du-marais")
    assert play.where("ogre-du-marais") == "discard:1"
    assert play.happened("pierces") == []
    assert (play.at("cheval-d-avalon"), play.at("blatte-malsaine")) == ("4-2", "5-2")
    open_ = battle(["golem-de-glace@2-2", IDLE], [foe[0], "blatte-malsaine@4-2", "blatte-malsaine@5-2"])
    open_.hit("golem-de-glace>ogre-du-marais")
    assert open_.where("blatte-malsaine:1") == "discard:1"


@pytest.mark.rule("AW-267", "AW-271")
def test_figure_mangeur_and_the_live_defence() -> None:
    play = battle(
        ["mangeur-d-enfants@2-2"], ["bouclier-du-crepuscule@3-2", "wendigo-lunaire@4-2"], mine={"hand": ["berserker"]}
    )
    assert play.defense("wendigo-lunaire") == 3
    play.hit("mangeur-d-enfants>bouclier-du-crepuscule")
    assert play.where("bouclier-du-crepuscule") == "discard:1"
    assert play.where("wendigo-lunaire") == "discard:1"
    assert [line["words"]["en"][-11:] for line in play.happened("pierces")] == ["3 against 2"]


@pytest.mark.rule("AW-261")
def test_the_value_of_a_chain_is_frozen() -> None:
    """The Mangeur conquers Fort Avalon, which would now strengthen it: the chain goes on at 5 − 1 all the same."""
    play = battle(["mangeur-d-enfants@2-2", "patriarche-de-la-forge@2-1"], ["fort-avalon@3-2", "golem-de-glace@4-2"])
    play.hit("mangeur-d-enfants>fort-avalon")
    assert [line["words"]["en"][-11:] for line in play.happened("pierces")] == ["4 against 3"]


@pytest.mark.rule("AW-264")
@pytest.mark.parametrize("between", ["gap", "ally"])
def test_a_gap_or_an_ally_ends_the_chain(between: str) -> None:
    me = ["golem-de-glace@2-2"] + (["aigle@4-2"] if between == "ally" else [])
    play = battle(me, ["ogre-du-marais@3-2", "blatte-malsaine@5-2"])
    play.hit("golem-de-glace>ogre-du-marais")
    assert play.where("blatte-malsaine") == "field:1"
    if between == "ally":
        assert play.where("aigle") == "field:0"


@pytest.mark.rule("AW-266")
def test_a_conquered_place_does_not_end_it() -> None:
    play = battle(["mangeur-d-enfants@2-2", "patriarche-de-la-forge@2-1"], ["fort-avalon@3-2", "moleg-de-glace@4-2"])
    play.hit("mangeur-d-enfants>fort-avalon")
    assert play.where("moleg-de-glace") == "discard:1"  # 4 against 3


@pytest.mark.rule("AW-272")
def test_mangeur_dies_of_a_failed_chain_only() -> None:
    play = battle(["mangeur-d-enfants@2-2"], ["aigle@3-2", "moleg-de-glace@4-2"])
    play.hit("mangeur-d-enfants>aigle")  # 4 > 1, then 3 against 3
    assert play.where("mangeur-d-enfants") == "discard:0"
    play = battle(["mangeur-d-enfants@2-2"], ["aigle@3-2", "moleg-de-glace@5-2"])
    play.hit("mangeur-d-enfants>aigle")
    assert play.where("mangeur-d-enfants") == "field:0"


@pytest.mark.rule("AW-273")
def test_a_chain_that_reaches_zero_fails() -> None:
    foe = [f"blatte-malsaine@{x}-2" for x in range(3, 8)]
    play = battle(["mangeur-d-enfants@2-2"], foe)
    play.hit("mangeur-d-enfants>blatte-malsaine")
    assert [play.where(f"blatte-malsaine:{n}") for n in range(5)] == ["discard:1"] * 4 + ["field:1"]
    assert play.where("mangeur-d-enfants") == "discard:0"


@pytest.mark.rule("AW-274")
def test_only_an_adjacent_first_target_starts_a_chain() -> None:
    def piercing_archer(slot: str, foe: list[str]) -> Play:
        play = battle([f"archer-nakka@{slot}", "tourelle-d-attaque@0-1"], foe)
        play.pos.lasting.append(
            Lasting(
                "absorb", play.card("archer-nakka"), -1, 0, "round", play.pos.faces[play.card("tourelle-d-attaque")]
            )
        )
        play.pos.sheets = None
        play.pos.offered = None
        return play

    play = piercing_archer("2-2", ["blatte-malsaine@4-2", "blatte-malsaine@5-2"])
    play.hit("archer-nakka>blatte-malsaine")
    assert play.where("blatte-malsaine:1") == "field:1"
    furtive = piercing_archer("3-2", ["lucy@4-2", "blatte-malsaine@5-2"])
    furtive.hit("archer-nakka>lucy")  # legal at distance 2, but no chain
    assert furtive.where("lucy") == "discard:1"
    assert furtive.where("blatte-malsaine") == "field:1"
    near = piercing_archer("3-2", ["ogre-du-marais@4-2", "blatte-malsaine@5-2"])
    near.hit("archer-nakka>ogre-du-marais")
    assert near.where("blatte-malsaine") == "discard:1"


@pytest.mark.rule("AW-275")
def test_a_regenerating_target_counts_as_a_success() -> None:
    play = battle(["golem-de-glace@2-2", "aigle@2-3"], ["marcheur@3-2", "archer-nakka@4-2"])
    play.hit("golem-de-glace>marcheur")
    assert play.where("marcheur") == "field:1"
    assert not play.active("marcheur")
    assert play.where("archer-nakka") == "discard:1"  # 2 against 1
    later = battle(["golem-de-glace@2-2", "aigle@2-3"], ["archer-nakka@3-2", "marcheur@4-2", "phasme-venimeux@5-2"])
    later.hit("golem-de-glace>archer-nakka")
    assert (later.where("marcheur"), later.active("marcheur")) == ("field:1", False)
    assert later.where("phasme-venimeux") == "discard:1"  # 1 against 0, behind a later target that was saved


@pytest.mark.rule("AW-276")
def test_furtif_does_not_stop_a_chain_but_other_bans_do() -> None:
    play = battle(["golem-de-glace@2-2"], ["ogre-du-marais@3-2", "lucy@4-2"])
    play.hit("golem-de-glace>ogre-du-marais")
    assert play.where("lucy") == "discard:1"
    play = battle(["mangeur-d-enfants@2-2"], ["archer-nakka@3-2", "hexacarias@4-2", "camouflage-naturel@4-3"])
    play.hit("mangeur-d-enfants>archer-nakka")
    assert play.where("hexacarias") == "field:1"
    assert play.where("mangeur-d-enfants") == "field:0"  # the chain ended without a failure


@pytest.mark.rule("AW-277")
def test_omnifrappe_and_perforation() -> None:
    play = battle(
        ["colere-de-la-foret@3-2"],
        ["ogre-du-marais@4-2", "blatte-malsaine@5-2", "berserker@3-1", "blatte-malsaine@3-0"],
    )
    play.hit("colere-de-la-foret")
    assert {play.where(id) for id in ("ogre-du-marais", "berserker", "blatte-malsaine", "blatte-malsaine:1")} == {
        "discard:1"
    }


@pytest.mark.rule("AW-278")
def test_souffle_du_dragon() -> None:
    play = battle(["souffle-du-dragon@2-2"], ["marcheur@3-2", "golem-de-glace@4-2", "archer-nakka@5-2"])
    play.hit("souffle-du-dragon>marcheur")  # 4 > 1, Régénération ignored; 3 against 3 fails
    assert play.where("marcheur") == "discard:1"
    assert play.where("golem-de-glace") == "field:1"
    assert play.where("souffle-du-dragon") == "discard:0"
