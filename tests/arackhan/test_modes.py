"""Sections 31, 32 and 37: the other layouts, free-for-all, and readings that fill gaps."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.engine.errors import BadOptions
from ludotheque.engine.table import Table
from ludotheque.games.arackhan import GAME
from ludotheque.games.arackhan.battle import Lasting, order
from tests.arackhan.helpers import IDLE, Play, battle, still


def free_for_all(fields: list[list[Any]], **rest: Any) -> Play:
    seats = [{"field": field, "hand": ["soldat-sobre"] * 2} for field in fields]
    return Play(ludotheque.scenario("arackhan", {"seats": seats, "layout": "free", **rest}))


@pytest.mark.rule("AW-312", "AW-313")
def test_layouts_and_modules() -> None:
    specs = {spec["id"]: [value["id"] for value in spec["values"]] for spec in GAME.option_specs()}
    assert specs["layout"] == ["usual", "duel", "free", "alliance"]
    assert specs["events"] == specs["objectives"] == ["without", "with"]
    for seats, layout in ((2, "free"), (2, "alliance"), (3, "duel"), (4, "duel"), (3, "alliance"), (2, "other")):
        with pytest.raises(BadOptions) as refused:
            ludotheque.new("arackhan", seats, options={"layout": layout})
        assert refused.value.rule == "AW-312"


@pytest.mark.rule("AW-314", "AW-315")
def test_the_table_of_modes() -> None:
    with pytest.raises(BadOptions) as refused:
        ludotheque.new("arackhan", 4, options={"layout": "alliance", "objectives": True})
    assert refused.value.rule == "AW-314"
    with pytest.raises(BadOptions):
        ludotheque.new("arackhan", 2, options={"strategy": True})
    for seats, layout in ((2, "duel"), (3, "free"), (4, "free")):
        table = ludotheque.new(
            "arackhan", seats, options={"layout": layout, "events": True, "objectives": True, "first": 0}
        )
        assert len(table.position.event_pile) == 20
        assert len(table.position.objective_pile) == 22
        assert not table.position.strategy_pile
    team = ludotheque.new("arackhan", 4, options={"layout": "alliance", "events": True, "first": 0}).position
    assert len(team.strategy_pile) == 25
    assert len(team.event_pile) == 20


def played(seats: int, layout: str, seed: str) -> Table:
    table = ludotheque.new("arackhan", seats, seed=seed, options={"layout": layout, "first": 1})
    while not table.over:
        keys = [option.key for option in table.choice.options]
        quiet = next((key for key in ("pass", "keep", "confirm", "done", "no") if key in keys), keys[0])
        table.play(quiet, table.asked[0])
    return table


@pytest.mark.rule("AW-316")
def test_three_players_play_by_the_same_rules() -> None:
    table = ludotheque.new("arackhan", 3, seed="three", options={"first": 1})
    assert [len(hand) for hand in table.position.hand] == [7, 7, 7]
    table = played(3, "free", "three")
    drawn = [line for line in table.log_all() if line["kind"] == "draw"]
    assert len(drawn) == 3 * 7 + 3 * 2 * (table.position.round - 1)
    placed = [line for line in table.log_all() if line["kind"] == "placed" and line["turn"] == 2]
    assert len(placed) == 6


@pytest.mark.rule("AW-317", "AW-318")
def test_clockwise_order_moves_on() -> None:
    table = ludotheque.new("arackhan", 4, seed="four", options={"layout": "free", "first": 1})
    assert order(table.position) == [1, 2, 3, 0]
    table = played(4, "free", "four")
    starters = [line["seat"] for line in table.log_all() if line["kind"] == "round"]
    assert starters[:5] == [1, 2, 3, 0, 1]


@pytest.mark.rule("AW-319")
def test_initiative_sequences_come_first_in_that_order() -> None:
    fields = [["berserker@3-2", "blatte-malsaine@2-2"], ["banshee@4-2"], ["fanatique@3-3"], ["paladin-de-la-garde@4-3"]]
    play = free_for_all(fields, step="initiative", starter=2, active=2)
    seen = []
    while play.kind == "activate":
        seen.append((play.asked, play.table.view(0)["step"]))
        play.do("pass")
    assert seen == [(seat, step) for step in ("initiative", "turn") for seat in (2, 3, 0, 1)]


@pytest.mark.rule("AW-320")
def test_reveal_waits_for_the_last_player() -> None:
    play = free_for_all([["aigle@3-2"], [], [], []], step="placement", starter=0)
    for seat in range(4):
        assert play.asked == seat
        assert play.happened("revealed") == []
        keys = [option.key for option in play.table.choice.options]
        play.table.play(keys[0])
        play.table.play(play.table.choice.options[0])
        play.table.play("confirm")
    assert len(play.happened("revealed")) == 8


@pytest.mark.rule("AW-321")
def test_everybody_else_is_an_enemy() -> None:
    play = free_for_all([["ogre-du-marais@3-2"], ["aigle@4-2"], ["banshee@3-3"], ["fantassin@2-2"]])
    assert play.targets("ogre-du-marais") == {"aigle", "banshee", "fantassin"}
    collector = free_for_all([["collecteur-de-peste@3-2", IDLE], ["aigle@4-2"], ["banshee@3-3"], ["gabriel@2-2"]])
    for name, attribute in (("aigle", "vol"), ("banshee", "initiative"), ("gabriel", "initiative")):
        assert not collector.has(name, attribute)


def full_board(hands: list[list[str]]) -> Play:
    """The agreed area has three slots left of six, and three players."""
    slots = ["0-0", "1-0", "2-0", "0-1", "1-1", "2-1"]
    fields = [["golem-de-glace@0-0"], ["behemoth@1-0"], ["champion@2-0"]]
    seats = [{"field": field, "hand": hand} for field, hand in zip(fields, hands, strict=True)]
    data = {"seats": seats, "layout": "free", "slots": slots, "centre": ["1-0", "1-1"], "step": "placement"}
    return Play(ludotheque.scenario("arackhan", data))


@pytest.mark.rule("AW-322", "AW-323", "AW-324")
def test_a_full_battlefield_ends_the_game_at_once() -> None:
    play = full_board([["golem-de-glace"] * 2, ["behemoth"] * 2, ["champion"] * 2])
    play.do("place:golem-de-glace>0-1", "place:golem-de-glace:1>1-1", "confirm")  # hands are numbered first
    play.do("place:behemoth>2-1")
    assert play.options() == {"confirm"}  # no slot is left for the second card
    play.do("confirm")
    assert play.table.over
    assert play.happened("revealed") == []
    assert play.table.outcome is not None
    assert play.table.outcome["scores"] == [13, 8, 8]  # face-down cards bear no token
    assert play.happened("full")[0]["rule"] == "AW-322"


@pytest.mark.rule("AW-322")
def test_an_astral_spell_keeps_the_game_going() -> None:
    play = full_board([["golem-de-glace"] * 2, ["behemoth", "teleportation"], ["blizzard"] * 2])
    play.do("place:golem-de-glace>0-1", "place:golem-de-glace:1>1-1", "confirm")
    play.do("place:behemoth>2-1", "place:teleportation>a0", "confirm")
    assert (play.asked, play.options()) == (2, {"place:blizzard>a0", "place:blizzard>a1"})


@pytest.mark.rule("AW-325")
def test_ties_between_some_of_the_players() -> None:
    fields = [["golem-de-glace@3-2"], ["wendigo-lunaire@4-2"], ["golem-de-glace@3-3"]]
    seats: list[dict[str, Any]] = [{"field": field} for field in fields]
    seats[0]["discard"] = ["aigle"]
    play = Play(
        ludotheque.scenario("arackhan", {"seats": seats, "layout": "free", "round": 9, "active": 2, "starter": 0})
    )
    play.do("pass")
    assert play.table.outcome is not None
    assert (play.table.outcome["winners"], play.table.outcome["rule"]) == ([2], "AW-092")
    shared = Play(
        ludotheque.scenario(
            "arackhan",
            {"seats": [{"field": field} for field in fields], "layout": "free", "round": 9, "active": 2, "starter": 0},
        )
    )
    shared.do("pass")
    assert shared.table.outcome is not None
    assert shared.table.outcome["winners"] == [0, 2]


@pytest.mark.rule("AW-326")
def test_players_off_the_mat_have_the_same_zones() -> None:
    view = ludotheque.new("arackhan", 3, seed="zones", options={"first": 0}).view(2)
    ids = {zone["id"] for zone in view["zones"]}
    for seat in range(3):
        assert {f"deck:{seat}", f"discard:{seat}", f"astral:{seat}"} <= ids
    play = free_for_all([["aigle@3-2"], [], []], step="placement", active=2, starter=2)
    assert [len(plane) for plane in play.pos.astral] == [2, 2, 2]


@pytest.mark.rule("AW-327")
def test_three_players_of_one_faction_have_three_sets_of_tokens() -> None:
    table = ludotheque.new("arackhan", 3, seed="nakka", options={"decks": ["preconstruit-nakka"] * 3, "first": 0})
    sets = [player["token"] for player in table.view(0)["players"]]
    assert sets[:2] == ["nakka", "neutre"]
    assert len(set(sets)) == 3


# ---------------------------------------------------------------------- further readings


@pytest.mark.rule("AW-388")
def test_like_skills_do_not_touch_each_other() -> None:
    two = still(["sonneur-de-mort@3-2"], ["sonneur-de-mort@4-2"])
    assert (two.attack("sonneur-de-mort"), two.attack("sonneur-de-mort:1")) == (1, 1)
    for enemy in (True, False):
        me, foe = ["carriole-pestilentielle@3-2"], ["collecteur-de-peste@4-2"]
        play = still(me, foe) if enemy else still(me + foe)
        assert play.has("carriole-pestilentielle", "mouvement")
    # the Carriole also takes skills, which the Collecteur does not produce
    play = still(["carriole-pestilentielle@3-2", "berserker@4-1"], ["collecteur-de-peste@4-2"])
    assert play.sheet("collecteur-de-peste").muted
    assert play.has("berserker", "initiative")  # its skill is gone


@pytest.mark.rule("AW-389")
def test_losses_come_last() -> None:
    assert still(["arbre-de-vie@3-2", "xenodon@4-2"]).has("xenodon", "regeneration")
    play = still(["arbre-de-vie@3-2", "xenodon@4-2"], ["collecteur-de-peste@4-3"])
    assert not play.has("xenodon", "regeneration")


@pytest.mark.rule("AW-390")
def test_numbers_add_up_other_attributes_do_not() -> None:
    play = still(["xenodon@3-2", "cavalier-gris@0-1"])
    play.pos.lasting.append(
        Lasting("absorb", play.card("xenodon"), -1, 0, "round", play.pos.faces[play.card("cavalier-gris")])
    )
    assert play.sheet("xenodon").move == 4
    fliers = still(["aigle@3-2", "dreki@0-1"])
    fliers.pos.lasting.append(
        Lasting("absorb", fliers.card("aigle"), -1, 0, "round", fliers.pos.faces[fliers.card("dreki")])
    )
    assert fliers.has("aigle", "vol")


@pytest.mark.rule("AW-391")
@pytest.mark.parametrize(("silenced", "figures"), [(True, (2, 2)), (False, (2, 1))])
def test_set_figures_are_a_base(silenced: bool, figures: tuple[int, int]) -> None:
    play = still(["elementaire-de-glace@3-2", "bouclier-du-crepuscule@2-2"], ["lucy@4-2"] if silenced else [])
    play.pos.lasting.append(Lasting("set", play.card("elementaire-de-glace"), -1, 0, "round", 21))
    assert play.stats("elementaire-de-glace") == figures


@pytest.mark.rule("AW-392")
def test_a_copy() -> None:
    play = battle(
        ["perroquet-provocateur@3-2", IDLE],
        ["golem-de-glace@5-2", "aigle@4-2", "dreki@2-2"],
        mine={"astral": ["mimetisme"], "hand": ["banshee"] * 2},
        theirs={"hand": ["aigle"] * 2},
    )
    play.do("action:mimetisme", "pair:perroquet-provocateur>golem-de-glace")
    assert play.stats("perroquet-provocateur") == (3, 3)
    assert play.has("perroquet-provocateur", "perforation")
    assert not play.has("perroquet-provocateur", "vol")
    assert not play.has("perroquet-provocateur", "initiative")
    assert play.score(0) == 13 + 3  # its value follows while it lasts
    play.do("pass")
    assert play.stats("perroquet-provocateur") == (0, 0)
    assert play.has("perroquet-provocateur", "vol")


@pytest.mark.rule("AW-393")
def test_a_borrowed_card_dies_to_its_owner_s_discard() -> None:
    lost = battle(
        [{"card": "golem-de-glace", "at": "3-2", "controller": 1}, "behemoth@3-3", "hydre-abominable@4-2"],
        ["ogre-du-marais@0-1"],
    )
    lost.hit("behemoth>golem-de-glace", "hydre-abominable")  # 6 against 3
    assert lost.where("golem-de-glace") == "discard:0"


@pytest.mark.rule("AW-394")
def test_once_per_round_actions_are_remembered() -> None:
    play = battle(["elementaire-de-glace@3-2", IDLE], ["ogre-du-marais@4-2"])
    play.do("action:elementaire-de-glace", "either:1")
    assert play.active("elementaire-de-glace")
    assert play.why_not("action:elementaire-de-glace") == "AW-394"


@pytest.mark.rule("AW-396")
def test_the_round_token_shows_the_starter() -> None:
    table = ludotheque.new("arackhan", 2, seed="token", options={"first": 0})
    table.play("keep", 0)
    table.play("keep", 1)
    assert table.view(0)["starter"] == 0
    assert played(2, "duel", "token").view(0)["starter"] == 1  # nine rounds later


@pytest.mark.rule("AW-397")
def test_a_failed_attack_spell_is_discarded_too() -> None:
    play = battle(["eclair-glacant@3-2", IDLE], ["behemoth@4-2"])
    play.hit("eclair-glacant>behemoth")
    assert play.where("behemoth") == "field:1"
    assert play.where("eclair-glacant") == "discard:0"


@pytest.mark.rule("AW-398")
def test_a_battlefield_wide_skill_reaches_every_slot() -> None:
    play = still(["sonneur-de-mort@0-1", "porteur-de-mort@3-2", "sonneur-de-mort@7-4"], ["lucy@7-3"])
    assert play.sheet("sonneur-de-mort:1").muted
    assert play.has("sonneur-de-mort:1", "initiative")


@pytest.mark.rule("AW-399")
def test_a_conquered_place_leaves_to_its_owner() -> None:
    from ludotheque.games.arackhan import changes

    play = still([], [{"card": "fort-avalon", "at": "3-2", "controller": 0}])
    changes.discard(play.pos, play.card("fort-avalon"), "AW-163")
    assert play.where("fort-avalon") == "discard:1"
