"""Sections 22 to 26: actions, moves by other cards, targeting, immunity, timing."""

from __future__ import annotations

import pytest

from tests.arackhan.helpers import IDLE, battle


@pytest.mark.rule("AW-167", "AW-169")
def test_an_action() -> None:
    play = battle(["wendigo-lunaire@3-2", "aigle@4-2"], ["ogre-du-marais@3-3"], mine={"astral": ["teleportation"]})
    assert play.why_not("action:wendigo-lunaire") == "AW-167"
    play.do("action:teleportation", "shift:wendigo-lunaire>5-2")
    assert play.at("wendigo-lunaire") == "5-2"
    assert play.where("teleportation") == "discard:0"
    play = battle(["les-portes-blanches@3-2", "aigle@4-2"], ["ogre-du-marais@3-3", "berserker@5-2"])
    play.do("action:les-portes-blanches", "shift:aigle>4-3")  # no other creature touches the gates
    assert play.pos.awake[play.card("les-portes-blanches")] == 0


@pytest.mark.rule("AW-168")
def test_an_action_or_something_else() -> None:
    play = battle(["disque-du-tomour@3-2", "soldat-sobre@2-2"], ["blatte-malsaine@4-2", "ogre-du-marais@2-3"])
    play.hit("disque-du-tomour>blatte-malsaine")
    assert play.why_not("action:disque-du-tomour") == "AW-122"
    play = battle(["disque-du-tomour@3-2", "soldat-sobre@2-2"], ["blatte-malsaine@4-2", "ogre-du-marais@2-3"])
    play.do("action:disque-du-tomour", "pick:ogre-du-marais")
    assert play.why_not("attack:disque-du-tomour>blatte-malsaine") == "AW-122"


@pytest.mark.rule("AW-170")
def test_a_printed_discard_condition_prevails() -> None:
    play = battle(["ogre-du-marais@3-2"], ["aigle@4-2", "dreki@5-2"], mine={"astral": ["possession"]})
    play.do("action:possession", "pick:aigle")
    assert play.controller("aigle") == 0
    assert play.where("possession") == "astral:0"  # it stays to the end of the round
    assert play.why_not("action:possession") is not None


@pytest.mark.rule("AW-171", "AW-172")
def test_actions_are_done_one_at_a_time() -> None:
    play = battle(
        ["ogre-du-marais@3-2", "aigle@2-2"],
        ["blatte-malsaine@4-2", "berserker@5-2"],
        mine={"astral": ["teleportation"]},
    )
    play.do("attack:ogre-du-marais>blatte-malsaine")
    assert play.why_not("action:teleportation") == "AW-172"  # declared attacks are resolved first
    play.do("resolve")
    assert play.offers("action:teleportation")
    play = battle(["disque-du-tomour@3-2", "cavalier-gris@3-3"], ["blatte-malsaine@4-3", "aigle@5-3"])
    play.do("move:cavalier-gris>4-2", "move:disque-du-tomour>3-3", "action:disque-du-tomour")
    assert not play.active("cavalier-gris")  # the other moved card is deactivated first
    play.do("pick:aigle")
    assert not play.active("aigle")


@pytest.mark.rule("AW-173")
def test_an_action_without_a_target_is_not_offered() -> None:
    play = battle(
        ["fort-avalon@3-2", "cheval-d-avalon@4-2"],
        ["ogre-du-marais@6-2"],
        mine={"astral": ["teleportation"], "hand": ["titan"]},
    )
    assert play.offers("action:cheval-d-avalon")
    assert play.why_not("action:teleportation") == "AW-173"  # no allied creature to move
    play = battle(["soldat-sobre@3-3"], ["ogre-du-marais@3-2"], mine={"astral": ["sorcellerie-impure"]})
    assert play.why_not("action:sorcellerie-impure") == "AW-173"


@pytest.mark.rule("AW-174")
def test_a_creature_put_down_by_an_action_may_act() -> None:
    play = battle(["cheval-d-avalon@3-2"], ["ogre-du-marais@4-2"], mine={"hand": ["champion", "titan"]})
    play.do("action:cheval-d-avalon", "deploy:champion>3-2")
    assert play.where("cheval-d-avalon") == "discard:0"
    play.hit("champion>ogre-du-marais")
    assert play.where("ogre-du-marais") == "discard:1"


@pytest.mark.rule("AW-175", "AW-176")
def test_where_a_card_may_be_moved() -> None:
    play = battle(["aigle@3-2"], ["ogre-du-marais@4-2"])
    assert play.places("aigle") == {"4-1", "5-2", "4-3"}  # its own old slot is no neighbour
    assert play.why_not("move:aigle>2-2") == "AW-175"
    assert play.why_not("move:aigle>4-2") == "AW-175"


@pytest.mark.rule("AW-177", "AW-212")
def test_figure_griffon_flies_anywhere_that_touches_a_card() -> None:
    play = battle(["griffon-des-neiges@0-1", "wendigo-lunaire@0-2"], ["ogre-du-marais@6-3", "berserker@6-2"])
    assert play.places("griffon-des-neiges") == {
        "0-3", "1-2", "5-3", "7-3", "6-4", "5-2", "7-2", "6-1",
    }  # fmt: skip


@pytest.mark.rule("AW-178")
def test_moves_by_other_cards() -> None:
    play = battle(["wendigo-lunaire@0-1", "aigle@1-1"], ["ogre-du-marais@6-3"], mine={"astral": ["teleportation"]})
    play.do("action:teleportation")
    assert "7-3" in play.places("wendigo-lunaire", "shift")  # any legal slot
    play = battle(
        ["les-portes-blanches@3-2", "wendigo-lunaire@4-2"],
        ["ogre-du-marais@5-2", "berserker@6-2", "blatte-malsaine@4-3"],
    )
    play.do("action:les-portes-blanches")
    places = play.places("wendigo-lunaire", "shift")
    assert "5-1" in places  # distance 2
    assert "5-3" in places  # behind enemies: blocked paths do not matter
    assert "7-2" not in places  # distance 3


@pytest.mark.rule("AW-179")
def test_a_deactivated_creature_may_be_moved_and_stays_so() -> None:
    tired = {"card": "wendigo-lunaire", "at": "3-2", "active": False}
    play = battle([tired, "aigle@4-2"], ["ogre-du-marais@3-3"], mine={"astral": ["teleportation"]})
    play.do("action:teleportation", "shift:wendigo-lunaire>5-2")
    assert not play.active("wendigo-lunaire")


@pytest.mark.rule("AW-180")
def test_isolated_cards_stay() -> None:
    play = battle(["archer-nakka@5-2", "xenodon@4-2"], ["blatte-malsaine@3-2", "ogre-du-marais@6-3"])
    play.do("move:xenodon>3-1", "stop:xenodon")
    assert play.at("archer-nakka") == "5-2"
    assert "ogre-du-marais" in play.targets("archer-nakka")
    assert play.score(0) == 6


@pytest.mark.rule("AW-403")
def test_an_exchange_needs_neither_slot_nor_neighbour() -> None:
    tired = {"card": "xenodon", "at": "7-4", "active": False}
    play = battle(
        ["phasme-venimeux@0-1", tired], ["ogre-du-marais@4-2"], mine={"astral": ["manifestation-surnaturelle"]}
    )
    play.do("action:manifestation-surnaturelle", "exchange:phasme-venimeux>xenodon")
    assert (play.at("phasme-venimeux"), play.at("xenodon")) == ("7-4", "0-1")
    assert play.pos.awake[play.card("phasme-venimeux")] == 1
    assert play.pos.awake[play.card("xenodon")] == 0


@pytest.mark.rule("AW-181", "AW-182")
def test_targeting() -> None:
    play = battle(
        ["disque-du-tomour@3-2", "soldat-sobre@2-2", IDLE],
        ["ogre-du-marais@4-2", "berserker@5-2", "forges-occidentales@5-3"],
    )
    play.do("action:disque-du-tomour")
    assert {key for key in play.options() if key.startswith("pick")} == {"pick:ogre-du-marais", "pick:berserker"}
    assert play.why_not("pick:disque-du-tomour") == "AW-181"  # not itself
    assert play.why_not("pick:forges-occidentales") == "AW-181"  # not a creature
    play.do("pick:ogre-du-marais")
    assert not play.active("ogre-du-marais")
    assert play.active("berserker")  # that one alone is affected


@pytest.mark.rule("AW-183", "AW-185")
def test_immunity_to_spells() -> None:
    play = battle(
        ["missionnaire-gris@3-2"],
        ["tempete-de-feu@3-1", "foudre-de-feu@4-2", "mouche-scorpion@6-2"],
        active=1,
        starter=1,
        theirs={"astral": ["exil-maudit"]},
    )
    assert play.stats("missionnaire-gris") == (2, 2)  # no effect
    assert play.why_not("attack:foudre-de-feu>missionnaire-gris") == "AW-183"  # no attack
    assert play.why_not("action:exil-maudit") == "AW-173"  # no action: it cannot be chosen
    play = battle(
        ["missionnaire-gris@3-2", "soldat-sobre@2-2"],
        ["ogre-du-marais@4-2"],
        active=1,
        starter=1,
        theirs={"astral": ["exil-maudit"]},
    )
    play.do("action:exil-maudit")
    assert play.places("soldat-sobre", "shift")
    assert not play.places("missionnaire-gris", "shift")
    assert play.why_not("shift:missionnaire-gris>4-1") == "AW-185"


@pytest.mark.rule("AW-184")
def test_allied_spells_still_work() -> None:
    play = battle(["missionnaire-gris@3-2"], ["ogre-du-marais@4-2"], mine={"astral": ["force-et-honneur"]})
    assert play.attack("missionnaire-gris") == 3


@pytest.mark.rule("AW-186")
def test_a_spell_cannot_join_against_an_immune_card() -> None:
    play = battle(["mangeur-d-enfants@3-2", "foudre-de-feu@4-3"], ["chevalier-gris@4-2"])
    play.do("attack:mangeur-d-enfants>chevalier-gris")
    assert play.why_not("attack:foudre-de-feu>chevalier-gris") == "AW-183"
    play.do("resolve")
    assert play.where("chevalier-gris") == "discard:1"


@pytest.mark.rule("AW-188", "AW-395")
def test_at_the_end_of_the_turn() -> None:
    play = battle(
        ["pretresse-du-givre@3-2", "eclair-glacant@3-3"],
        ["ogre-du-marais@4-2"],
        mine={"hand": ["aigle"] * 2},
        theirs={"hand": ["berserker"] * 2},
    )
    play.do("pass")
    assert (play.asked, play.kind) == (0, "wander")  # after the last activation, before the turn passes
    assert play.where("eclair-glacant") == "field:0"
    assert play.why_not("shift:ogre-du-marais>4-1") == "AW-395"
    play.do("shift:pretresse-du-givre>5-2")
    assert play.at("pretresse-du-givre") == "5-2"
    kinds = [(line["kind"], line["rule"]) for line in play.table.log_all()]
    assert kinds.index(("passes", "AW-082")) < kinds.index(("moves", "AW-395")) < kinds.index(("discard", "AW-164"))


@pytest.mark.rule("AW-187")
def test_at_the_start_of_a_turn() -> None:
    """A secret message whose moment is the start of a turn is offered before any activation (see the Strategy cards)."""
    from ludotheque.games.arackhan import rounds

    ops = rounds.TURN_PROGRAM.ops
    assert isinstance(ops[0], rounds.Begin)
    assert ops[0].moment == "turn"
    assert isinstance(ops[1], rounds.Activate)
