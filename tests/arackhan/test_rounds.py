"""Sections 7 and 8: the length of the game, the order of players, the phases of a round."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.engine.errors import CannotUndo, IllegalAnswer
from ludotheque.engine.table import Table
from ludotheque.games.arackhan import GAME
from tests.arackhan.helpers import Play, battle

HANDS = {"mine": {"hand": ["aigle"] * 4}, "theirs": {"hand": ["berserker"] * 4}}


def quiet_game() -> Table:
    """A game in which everybody places and nobody activates."""
    table = ludotheque.new("arackhan", 2, seed="quiet", options={"first": 0})
    while not table.over:
        keys = [option.key for option in table.choice.options]
        table.play(next((key for key in ("pass", "keep", "confirm", "done") if key in keys), keys[0]), table.asked[0])
    return table


@pytest.fixture(scope="module")
def quiet() -> Table:
    return quiet_game()


@pytest.mark.rule("AW-061", "AW-085")
def test_nine_rounds(quiet: Table) -> None:
    rounds = [line for line in quiet.log_all() if line["kind"] == "round"]
    assert [line["words"]["en"] for line in rounds] == [f"Round {n}" for n in range(1, 10)]
    assert quiet.log_all()[-1]["kind"] == "score"


@pytest.mark.rule("AW-062")
def test_the_players_start_in_turn(quiet: Table) -> None:
    assert [line["seat"] for line in quiet.log_all() if line["kind"] == "round"] == [0, 1, 0, 1, 0, 1, 0, 1, 0]


@pytest.mark.rule("AW-063")
def test_five_phases_in_order(quiet: Table) -> None:
    lines = quiet.log_all()
    starts = [n for n, line in enumerate(lines) if line["kind"] == "round"]
    second = [line["kind"] for line in lines[starts[1] : starts[2]]]
    kinds = [kind for n, kind in enumerate(second) if n == 0 or kind != second[n - 1]]
    assert kinds[:4] == ["round", "draw", "placed", "revealed"]
    assert kinds.index("revealed") < kinds.index("turn")
    steps = [step["id"] for step in quiet.view(0)["steps"]]
    assert steps == ["draw", "placement", "reveal", "initiative", "turn", "end"]


@pytest.mark.rule("AW-064")
def test_the_last_draw_empties_the_deck(quiet: Table) -> None:
    assert quiet.position.deck == [[], []]
    assert len([line for line in quiet.log_all() if line["kind"] == "draw" and line["turn"] == 9]) == 4


@pytest.mark.rule("AW-065")
def test_two_cards_are_drawn_but_not_in_the_first_round(quiet: Table) -> None:
    for n in range(1, 10):
        drawn = [line["seat"] for line in quiet.log_all() if line["kind"] == "draw" and line["turn"] == n]
        assert drawn == ([] if n == 1 else sorted(drawn, key=lambda seat: (seat + n - 1) % 2))
        assert len(drawn) == (0 if n == 1 else 4)


@pytest.mark.rule("AW-066", "AW-070")
def test_the_first_cards_go_in_the_central_zone() -> None:
    play = battle(step="placement", round=1, **HANDS)
    assert play.places("aigle", "place") == {"3-2", "4-2", "3-3", "4-3"}
    assert play.why_not("place:aigle>5-2") == "AW-066"
    play.do("place:aigle>3-2")
    assert play.places("aigle:1", "place") == {"4-2", "3-3"}  # in the zone, and adjacent to the first
    assert play.why_not("place:aigle:1>2-2") == "AW-066"
    assert play.why_not("place:aigle:1>4-3") == "AW-070"


@pytest.mark.rule("AW-067")
def test_the_duty_falls_on_whoever_first_uses_the_battlefield() -> None:
    play = battle(step="placement", round=1, mine={"hand": ["blizzard"] * 2}, theirs={"hand": ["berserker"] * 2})
    play.do("place:blizzard>a0", "place:blizzard:1>a1", "confirm")
    assert play.asked == 1
    assert play.places("berserker", "place") == {"3-2", "4-2", "3-3", "4-3"}
    play.do("place:berserker>3-3")
    assert play.places("berserker:1", "place") == {"3-2", "4-3"}


@pytest.mark.rule("AW-068")
def test_the_duty_returns_when_the_battlefield_is_empty() -> None:
    play = battle(step="placement", round=5, **HANDS)
    assert play.places("aigle", "place") == {"3-2", "4-2", "3-3", "4-3"}
    play = battle(["aigle@7-1"], step="placement", round=5, mine={"hand": ["dreki"] * 2})
    assert play.places("dreki", "place") == {"6-1", "7-2"}


@pytest.mark.rule("AW-069")
def test_the_other_player_is_bound_by_adjacency_only() -> None:
    play = battle(step="placement", round=1, **HANDS)
    play.do("place:aigle>3-2", "place:aigle:1>4-2", "confirm")
    assert play.places("berserker", "place") == {"2-2", "5-2", "3-1", "4-1", "3-3", "4-3"}


@pytest.mark.rule("AW-071", "AW-072")
def test_each_player_in_turn_places_two_cards() -> None:
    play = battle(
        ["dreki@3-2"],
        step="placement",
        mine={"hand": ["aigle", "blizzard", "aigle"]},
        theirs={"hand": ["berserker"] * 4},
    )
    assert play.why_not("confirm") == "AW-071"
    play.do("place:aigle>4-2")
    assert play.why_not("confirm") == "AW-071"
    with pytest.raises(IllegalAnswer):
        play.table.play(f"place:{play.ref('berserker')}>2-2", 1)  # not before the first has placed two
    play.do("place:blizzard>a0")
    assert play.why_not("place:aigle:1>5-2") == "AW-071"
    play.do("confirm")
    assert play.asked == 1


@pytest.mark.rule("AW-073")
def test_the_second_card_may_lean_on_the_first() -> None:
    play = battle(["dreki@4-2"], step="placement", **HANDS)
    assert not play.offers("place:aigle:1>6-2")
    play.do("place:aigle>5-2", "place:aigle:1>6-2")
    assert play.at("aigle:1") == "6-2"


@pytest.mark.rule("AW-074")
def test_a_face_down_card_is_seen_by_its_owner_only() -> None:
    play = battle(["dreki@4-2"], step="placement", **HANDS)
    play.do("place:aigle>5-2")
    mine, theirs = (
        next(zone for zone in play.table.view(seat)["zones"] if zone["id"] == "field:0")["cards"] for seat in (0, 1)
    )
    assert any(card["id"] == "aigle" and card["place"] == "5-2" for card in mine)
    hidden = next(card for card in theirs if card["place"] == "5-2")
    assert (hidden["id"], hidden["back"], hidden["states"]) == (None, "terres-blanches", ["face-down"])
    assert "aigle" not in str(play.table.log(1))


@pytest.mark.rule("AW-075")
def test_placements_are_undone_until_they_are_confirmed() -> None:
    play = battle(["dreki@4-2"], step="placement", **HANDS)
    play.do("place:aigle>5-2", "place:aigle:1>6-2")
    play.table.undo(0)
    play.table.undo(0)
    assert len(play.pos.hand[0]) == 4
    play.do("place:aigle>5-2", "place:aigle:1>6-2", "confirm")
    with pytest.raises(CannotUndo):
        play.table.undo(0)
    assert play.at("aigle") == "5-2"


@pytest.mark.rule("AW-076", "AW-077", "AW-119", "AW-124")
def test_reveal() -> None:
    play = battle(
        ["dreki@4-2"],
        step="placement",
        mine={"hand": ["aigle", "teleportation"]},
        theirs={"hand": ["forges-occidentales", "tempete-de-feu"]},
    )
    play.do("place:aigle>5-2", "place:teleportation>a0", "confirm")
    assert play.pos.shown[play.card("aigle")] == 0
    play.do("place:forges-occidentales>4-1", "place:tempete-de-feu>3-2", "confirm")
    for seat in (0, 1):
        ids = {card["id"] for zone in play.table.view(seat)["zones"] for card in zone["cards"] if card.get("place")}
        assert {"aigle", "teleportation", "forges-occidentales", "tempete-de-feu"} <= ids
    for name in ("aigle", "forges-occidentales", "teleportation"):
        assert play.active(name)
    assert play.offers("action:teleportation")  # a spell is active without a token


@pytest.mark.rule("AW-078")
def test_the_four_steps_of_the_activation() -> None:
    play = battle(
        ["paladin-de-la-garde@3-2"],
        ["berserker@4-2"],
        step="initiative",
        mine={"hand": ["aigle"] * 2},
        theirs={"hand": ["ogre-du-marais"] * 2},
    )
    seen = []
    for _ in range(4):
        seen.append((play.asked, play.table.view(0)["step"]))
        play.do("pass")
    assert seen == [(0, "initiative"), (1, "initiative"), (0, "turn"), (1, "turn")]


@pytest.mark.rule("AW-079")
def test_the_initiative_sequence() -> None:
    def start() -> Play:
        return battle(
            ["banshee@3-2", "banshee@4-3", "hexacarias@5-2"], ["ogre-du-marais@4-2", "berserker@2-2"], step="initiative"
        )

    play = start()
    assert play.why_not("attack:hexacarias>ogre-du-marais") == "AW-079"
    play.hit("banshee>berserker")  # one, then the other
    play.hit("banshee:1>ogre-du-marais")
    assert (play.where("berserker"), play.where("ogre-du-marais")) == ("discard:1", "discard:1")
    play = start()
    play.hit("banshee>ogre-du-marais", "banshee:1>ogre-du-marais")
    assert play.where("ogre-du-marais") == "discard:1"
    assert not play.active("banshee")
    assert not play.active("banshee:1")


@pytest.mark.rule("AW-080")
def test_any_number_of_cards_in_any_order() -> None:
    play = battle(
        ["wendigo-lunaire@3-2", "aigle@5-2"], ["ogre-du-marais@4-2"], mine={"astral": ["teleportation"]}, step="turn"
    )
    play.do("action:teleportation", "shift:wendigo-lunaire>4-3")
    play.hit("wendigo-lunaire>ogre-du-marais", "aigle>ogre-du-marais")  # 2 against 1
    assert play.where("ogre-du-marais") == "discard:1"


@pytest.mark.rule("AW-081", "AW-082")
def test_activating_is_optional_and_passing_final() -> None:
    play = battle(
        ["ogre-du-marais@3-2"], ["aigle@4-2"], mine={"hand": ["berserker"] * 2}, theirs={"hand": ["dreki"] * 2}
    )
    play.do("pass")
    assert play.asked == 1
    with pytest.raises(IllegalAnswer) as refused:
        play.table.play(f"attack:{play.ref('ogre-du-marais')}>{play.ref('aigle')}", 0)
    assert refused.value.rule == "AW-130"
    play.do("pass")
    assert (play.pos.round, play.kind) == (4, "place")


@pytest.mark.rule("AW-084", "AW-122")
def test_tokens_are_turned_back() -> None:
    play = battle(
        [
            {"card": "ogre-du-marais", "at": "3-2", "active": False},
            {"card": "forges-occidentales", "at": "2-2", "active": False},
        ],
        ["aigle@4-2"],
        step="turn",
        active=1,
        starter=0,
        mine={"hand": ["berserker"] * 2},
        theirs={"hand": ["dreki"] * 2},
    )
    assert not play.active("ogre-du-marais")
    play.do("pass")
    assert play.active("ogre-du-marais")
    assert play.active("forges-occidentales")


@pytest.mark.rule("AW-086")
def test_borrowed_control_returns_before_the_score() -> None:
    play = battle(
        [{"card": "golem-de-glace", "at": "3-2", "controller": 1}],
        ["ogre-du-marais@4-2", "aigle@7-4"],
        round=9,
        active=1,
        starter=0,
    )
    assert play.score(1) == 13 + 3 + 5
    play.do("pass")
    assert play.table.outcome is not None
    assert play.table.outcome["scores"] == [13, 8]


@pytest.mark.rule("AW-189")
def test_one_player_orders_texts_of_the_same_moment() -> None:
    """Two Monolithes of one player both fall on the end of the round."""
    play = battle(
        ["monolithe-d-acier-fantome@3-2", "monolithe-d-acier-fantome@5-2", "aigle@4-2"],
        ["ogre-du-marais@4-3"],
        step="end",
        mine={"hand": ["soldat-sobre"] * 2},
        theirs={"hand": ["dreki"] * 2},
    )
    assert (play.asked, play.kind) == (0, "order")
    assert len(play.table.choice.options) == 2
    play.do("next:monolithe-d-acier-fantome:1")
    assert play.where("aigle") == "discard:0"


@pytest.mark.rule("AW-401")
@pytest.mark.parametrize(("seat", "allowed"), [(0, {"4-2", "3-3"}), (1, {"2-2", "3-1"})])
def test_a_card_faces_the_opponent(seat: int, allowed: set[str]) -> None:
    around = {"2-2": "soldat-sobre", "3-1": "fanatique", "4-2": "baliste", "3-3": "catapulte"}
    hog, others = ["phacochere-borgne@3-2"], [f"{id}@{at}" for at, id in around.items()]
    play = battle(hog if seat == 0 else others, others if seat == 0 else hog, active=seat, starter=seat)
    assert play.targets("phacochere-borgne") == {around[at] for at in allowed}
    for at in set(around) - allowed:
        assert play.why_not(f"attack:phacochere-borgne>{around[at]}") is not None


def test_the_round_is_told_in_both_languages(quiet: Table) -> None:
    assert quiet.view(0)["title"] == GAME.say("title-round", {"n": 9, "of": 9})
