"""Interactions that no single rule's test looks at: what one part of a batch does to another, and the edges of steps."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadOptions, BadScenario
from ludotheque.games.arackhan import mat
from ludotheque.games.arackhan.faces import FACES
from tests.arackhan.helpers import FOE, IDLE, ME, Play, battle, still
from tests.arackhan.teams import four, message


@pytest.mark.rule("AW-137", "AW-155", "AW-252")
def test_a_move_after_a_declaration_may_take_the_target_away() -> None:
    play = battle(
        ["ogre-du-marais@3-2", "feyr@4-1", "mouche-scorpion@7-1"], ["disque-du-tomour@4-2", "golem-de-glace@2-4"]
    )
    assert play.targets("ogre-du-marais") == {"disque-du-tomour"}  # Feyr takes its Furtif away
    play.do("attack:ogre-du-marais>disque-du-tomour", "move:feyr>3-4", "stop:feyr")
    assert play.why_not("resolve") == "AW-252"  # Furtif again
    assert not play.offers("resolve")
    play.do("withdraw:ogre-du-marais", "pass")
    assert play.where("disque-du-tomour") == "field:1"


@pytest.mark.rule("AW-137", "AW-220", "AW-306")
def test_an_omnifrappe_lost_or_gained_after_the_declaration() -> None:
    field = ["dragon-eclair@3-2", "xenodon@1-2", "xenodon@1-3"]
    foe = ["golem-de-glace@4-2", "blatte-malsaine@3-3"]
    lost = battle(field, foe)
    lost.do("strike:dragon-eclair", "move:xenodon>2-2")
    assert not lost.has("dragon-eclair", "omnifrappe")
    lost.do("stop:xenodon")
    assert lost.why_not("resolve") == "AW-218"
    lost.do("withdraw:dragon-eclair")
    assert lost.targets("dragon-eclair") == {"golem-de-glace", "blatte-malsaine"}
    gained = battle(["dragon-eclair@3-2", "xenodon@2-2", "xenodon@1-3"], foe)
    gained.do("attack:dragon-eclair>blatte-malsaine", "move:xenodon>1-2", "stop:xenodon")
    assert gained.why_not("resolve") == "AW-220"  # no picking
    gained.do("withdraw:dragon-eclair")
    assert gained.offers("strike:dragon-eclair")


@pytest.mark.rule("AW-131", "AW-197")
def test_a_moved_card_that_loses_initiative_through_another_move_is_deactivated() -> None:
    play = battle(
        ["pretre-gris@3-2", "pretre-gris@4-2", "chevalier-gris@4-1", "phalange@6-2"],
        ["golem-de-glace@4-4", "golem-de-glace@0-2"],
        step="initiative",
        event="marche-forcee",
    ).given("chevalier-gris", "pretre-gris:1")
    play.do("move:chevalier-gris>5-2")
    assert play.has("chevalier-gris", "initiative")
    play.do("move:pretre-gris:1>4-3")
    assert not play.active("chevalier-gris")
    assert play.offers("pass")  # nothing is left open
    assert not play.offers("stop:chevalier-gris")


@pytest.mark.rule("AW-322", "AW-S27")
def test_the_game_ends_when_the_second_card_finds_no_slot() -> None:
    slots = ["0-0", "1-0", "2-0", "0-1", "1-1", "2-1"]
    seats = [
        {"field": ["golem-de-glace@0-0"], "hand": ["golem-de-glace"] * 2},
        {"field": ["behemoth@1-0"], "hand": ["blizzard"] * 2},
        {"field": ["champion@2-0"], "hand": ["champion"] * 3},
    ]
    data: dict[str, Any] = {"seats": seats, "slots": slots, "centre": ["1-0", "1-1"], "step": "placement"}
    play = Play(ludotheque.scenario("arackhan", data))
    play.do("place:golem-de-glace>0-1", "place:golem-de-glace:1>1-1", "confirm")
    play.do("place:blizzard>a0", "place:blizzard:1>a1", "confirm", "place:champion>2-1")
    assert not play.table.over
    assert play.options() == {"confirm"}
    play.do("confirm")
    assert play.table.over
    assert play.happened("revealed") == []
    assert [(line["seat"], line["rule"]) for line in play.happened("full")] == [(2, "AW-322")]


@pytest.mark.rule("AW-372", "AW-375")
def test_who_starts_a_round_of_crossed_orders() -> None:
    usual = still(["hydre-instable@3-2"], ["golem-de-glace@7-4"], starter=ME)
    assert usual.stats("hydre-instable") == (3, 1)
    crossed = still(["hydre-instable@3-2"], ["golem-de-glace@7-4"], starter=ME, active=FOE, event="ordres-croises")
    assert crossed.stats("hydre-instable") == (2, 2)


@pytest.mark.rule("AW-395")
def test_no_scenario_is_written_after_the_pass() -> None:
    play = battle(["pretresse-du-givre@3-2", "aigle@3-1"], ["golem-de-glace@4-2"])
    game = play.table.game
    game.write_scenario(play.pos)
    play.do("pass")
    assert play.kind == "wander"
    with pytest.raises(BadScenario):
        game.write_scenario(play.pos)


@pytest.mark.rule("AW-312", "AW-055", "AW-015")
@pytest.mark.parametrize(
    "options",
    [{"layout": ["duel"]}, {"layout": {}, "first": True}, {"first": True}, {"slots": 3}, {"events": [1]}, {"decks": 4}],
)
def test_odd_options_are_refused_in_one_line(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions) as caught:
        ludotheque.new("arackhan", seats=2, seed=1, options=options)
    assert "\n" not in str(caught.value)


@pytest.mark.rule("AW-015", "AW-016")
@pytest.mark.parametrize(
    "part",
    [{"slots": 3}, {"centre": None}, {"slots": [3]}, {"layout": ["duel"]}, {"event_pile": "x"}, {"step": ["turn"]}],
)
def test_odd_scenarios_are_refused_in_one_line(part: dict[str, Any]) -> None:
    with pytest.raises(BadScenario) as caught:
        ludotheque.scenario("arackhan", {"seats": [{"field": [IDLE]}, {}], **part})
    assert "\n" not in str(caught.value)


@pytest.mark.rule("AW-074", "AW-109", "AW-110")
def test_positions_dealt_again_keep_astral_spells_on_the_astral_plane() -> None:
    """What a bot imagines behind a back: an astral spell on the astral plane, anything else on the battlefield."""
    hand = ["aigle", "blizzard", "teleportation", "dreki"]
    play = battle(
        ["dreki@4-2"],
        mine={"hand": hand, "deck": ["aigle"] * 3 + ["ailes-de-glace"] * 3},
        theirs={"hand": ["ogre-du-marais"]},
        step="placement",
    )
    play.do("place:aigle>5-2", "place:blizzard>a0")
    imagined = set()
    for seed in range(60):
        deal = play.table.knowledge(FOE).sample(Dice(seed))
        laid = {
            mat.name(at): FACES[deal.faces[card]] for card, at in enumerate(deal.at) if at >= 0 and not deal.shown[card]
        }
        assert {at: face.astral for at, face in laid.items()} == {"5-2": False, "a0": True}
        imagined |= {face.id for face in laid.values()}
    assert imagined == {"aigle", "dreki", "blizzard", "teleportation", "ailes-de-glace"}


@pytest.mark.rule("AW-008", "AW-111", "AW-175")
def test_why_a_slot_is_refused() -> None:
    """Not a slot, on the astral plane, taken, alone, too far: each has its own line."""
    play = battle(["aigle@3-2", "pretresse-du-givre@3-3", "les-portes-blanches@2-2"], ["golem-de-glace@5-2"])
    asked = {
        "0-0": "refusal-no-slot",
        "a0": "refusal-off-field",
        "5-2": "refusal-slot-taken",
        "0-4": "refusal-slot-alone",
    }

    def messages(key: str) -> dict[str, str]:
        found = {}
        for slot in asked:
            refusal = play.table.why_not(play.spelled(f"{key}>{slot}"))
            assert refusal is not None
            found[slot] = refusal.message
        return found

    assert messages("move:aigle") == asked
    play.do("action:les-portes-blanches")
    assert messages("shift:aigle") == asked
    assert play.why_not("shift:aigle>6-2") == "AW-178"  # three steps
    assert play.why_not("shift:golem-de-glace>6-2") == "AW-181"  # not the slot: the card
    play.do("shift:aigle>2-3", "pass")
    assert play.kind == "wander"
    assert messages("shift:pretresse-du-givre") == asked


@pytest.mark.rule("AW-392", "AW-394")
def test_a_copied_action_has_not_been_performed_yet() -> None:
    field = ["nemesio-ordre-gris@3-2", "ogre-du-marais@3-3", "elementaire-de-glace@2-2", IDLE]
    play = battle(field, ["golem-de-glace@5-2"])
    play.do("action:nemesio-ordre-gris", "pair:ogre-du-marais>elementaire-de-glace")
    play.do("action:nemesio-ordre-gris", "either:2")
    assert play.stats("nemesio-ordre-gris") == (3, 0)
    assert play.why_not("action:nemesio-ordre-gris") == "AW-394"
    assert play.offers("action:elementaire-de-glace")  # the model's own is its own


@pytest.mark.rule("AW-025", "AW-062")
def test_figures_that_hang_on_who_starts_change_with_the_round() -> None:
    hands = {"hand": ["aigle", "aigle"]}
    play = battle(
        ["hydre-instable@3-2"], ["golem-de-glace@4-2"], mine=hands, theirs=hands, starter=ME, objectives=["garnison"]
    )
    assert play.stats("hydre-instable") == (3, 1)
    play.do("pass", "pass")
    assert (play.kind, play.pos.round) == ("place", 4)
    assert play.stats("hydre-instable") == (2, 2)


@pytest.mark.rule("AW-349", "AW-115")
def test_words_agree_with_their_numbers() -> None:
    """One token, one point: the lines a player reads."""
    play = battle(["protecteur@3-2", IDLE], ["golem-de-glace@4-2"])
    play.do("action:protecteur")
    assert play.happened("token")[0]["words"] == {
        "fr": "Protecteur porte un pion supplémentaire",
        "en": "Protector carries one extra token",
    }
    allies = four({2: {"field": ["blatte-malsaine@5-2"]}}, round=8, active=3, starter=0)
    allies.do("pass")
    assert allies.table.outcome is not None
    assert allies.table.outcome["winners"] == [1, 3]
    assert {line["words"]["fr"] for line in allies.happened("score")} >= {"@2 : 1 point"}


@pytest.mark.rule("AW-369")
def test_no_scenario_is_written_once_a_message_was_left_or_an_attack_withdrawn() -> None:
    left = message("attaque-concertee", 3)
    assert left.kind == "message"
    left.do("no")
    with pytest.raises(BadScenario):
        left.table.game.write_scenario(left.pos)
    groups = battle(["ogre-du-marais@3-2", "blatte-malsaine@5-2"], ["plante-carnivore@4-2", "hexacarias@2-2"])
    game = groups.table.game
    assert game.write_scenario(groups.pos)["step"] == "turn"
    groups.do("attack:ogre-du-marais>plante-carnivore", "withdraw:ogre-du-marais")
    with pytest.raises(BadScenario):
        game.write_scenario(groups.pos)
