"""The course of a battle: rounds, set-up, the end and scenarios, where something is short, late or missing."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadScenario
from ludotheque.games.arackhan import GAME, scoring
from ludotheque.games.arackhan.battle import TURN
from ludotheque.games.arackhan.faces import FACES
from ludotheque.games.arackhan.mat import AREAS, SLOTS, name, turned
from tests.arackhan.helpers import IDLE, Play, battle
from tests.arackhan.teams import A, B, C, D, four, message

# ---------------------------------------------------------------------- what is offered is what is allowed


def crowded(number: int, **rest: Any) -> Any:
    """A dense random battle: cards of all factions, some deactivated, some borrowed or conquered."""
    dice = Dice(f"crowded {number}")
    ids = [face.id for face in FACES if not face.astral]
    astral = [face.id for face in FACES if face.astral]
    free = [name(at) for at in SLOTS]
    seats: list[dict[str, Any]] = [{"field": [], "astral": [astral[dice.below(len(astral))]]} for _ in range(2)]
    for _ in range(18):
        at = free.pop(dice.below(len(free)))
        seat = dice.below(2)
        entry: dict[str, Any] = {"card": ids[dice.below(len(ids))], "at": at, "active": dice.below(5) > 0}
        if dice.below(8) == 0:
            entry["controller"] = 1 - seat
        seats[seat]["field"].append(entry)
    for said in seats:
        said["hand"] = [ids[dice.below(len(ids))] for _ in range(3)]
    return ludotheque.scenario("arackhan", {"seats": seats, "active": 0, **rest})


@pytest.mark.rule("AW-127", "AW-133", "AW-138")
@pytest.mark.parametrize("number", range(16))
def test_every_offer_is_allowed_and_everything_allowed_is_offered(number: int) -> None:
    table = crowded(number, step=("turn", "initiative")[number % 2])
    dice = Dice(f"answers {number}")
    for _ in range(12):
        if table.over or not table.asked:
            break
        pos, seat = table.position, table.asked[0]
        frame = pos.stack[-1]
        op: Any = frame.program.ops[frame.pc - 1]
        offered = set(op.moves(pos, frame, seat))
        allowed = {move for move in op.candidates(pos, frame, seat) if op.refusal(pos, frame, seat, move) is None}
        assert offered == allowed
        options = [option for option in table.choice.options if option.key != "pass"] or table.choice.options
        table.play(options[dice.below(len(options))])


# ---------------------------------------------------------------------- rounds


@pytest.mark.rule("AW-066", "AW-068")
def test_one_card_is_enough_to_end_the_duty() -> None:
    """The only card of the battlefield, the first of the game, is a card like another."""
    play = battle(["wendigo-lunaire@0-1"], step="placement", theirs={"hand": ["aigle"] * 2}, active=1, starter=1)
    assert play.places("aigle", "place") == {"0-2", "1-1"}
    assert play.why_not("place:aigle>3-2") == "AW-105"


@pytest.mark.rule("AW-066", "AW-067")
def test_the_duty_ends_with_the_player_who_had_it() -> None:
    play = battle(step="placement", mine={"hand": ["aigle"] * 2}, theirs={"hand": ["dreki"] * 2})
    play.do("place:aigle>3-2")
    assert play.places("aigle:1", "place") == {"4-2", "3-3"}  # the zone, and next to a card
    assert play.why_not("place:aigle:1>2-2") == "AW-066"
    assert play.why_not("place:aigle:1>4-3") == "AW-070"  # of the zone, but alone
    play.do("place:aigle:1>3-3", "confirm")
    assert play.asked == 1
    assert {"2-2", "3-1", "3-4", "2-3", "4-2", "4-3"} == play.places("dreki", "place")


@pytest.mark.rule("AW-105", "AW-008", "AW-071")
def test_why_a_card_is_not_placed() -> None:
    play = battle(
        ["wendigo-lunaire@3-2"],
        step="placement",
        mine={"hand": ["aigle", "blizzard", "dreki"]},
        theirs={"hand": ["dreki"] * 2},
    )
    assert play.why_not("place:aigle>7-0") == "AW-008"  # no slot of the battlefield
    assert play.why_not("place:aigle>3-2") == "AW-105"
    assert play.why_not("place:aigle>6-3") == "AW-105"
    assert play.why_not("place:aigle>a0") == "AW-110"
    assert play.why_not("place:blizzard>3-1") == "AW-109"
    assert play.why_not("confirm") == "AW-071"
    play.do("place:blizzard>a1")
    assert play.why_not("place:aigle>6-3") == "AW-070"
    play.do("place:aigle>3-1")
    assert play.options() == {"confirm"}
    assert play.why_not("place:dreki>3-3") == "AW-071"  # two have been placed


@pytest.mark.rule("AW-S06", "AW-071")
def test_a_player_who_can_place_only_one_card_places_one() -> None:
    play = battle(["wendigo-lunaire@3-2"], step="placement", mine={"hand": ["aigle"]}, theirs={"hand": ["dreki"] * 2})
    play.do("place:aigle>3-1")
    assert play.options() == {"confirm"}
    play.do("confirm")
    assert play.asked == 1


@pytest.mark.rule("AW-S06")
def test_a_player_without_cards_is_passed_over_and_the_game_goes_on() -> None:
    play = battle(["wendigo-lunaire@3-2"], step="placement", theirs={"hand": ["dreki"] * 2})
    assert (play.asked, play.kind) == (1, "place")
    assert not play.happened("full")


@pytest.mark.rule("AW-S07", "AW-065")
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_a_short_pile_gives_what_it_has(left: int) -> None:
    play = battle(["wendigo-lunaire@3-2"], step="start", mine={"deck": ["aigle"] * left, "hand": ["dreki"] * 2})
    assert len(play.pos.hand[0]) == 2 + min(left, 2)
    assert len(play.pos.deck[0]) == max(left - 2, 0)


@pytest.mark.rule("AW-065", "AW-072")
def test_cards_are_drawn_from_the_top_and_in_the_round_s_order() -> None:
    play = battle(
        ["wendigo-lunaire@3-2"],
        step="start",
        active=1,
        mine={"deck": ["aigle", "dreki", "gabriel"]},
        theirs={"deck": ["berserker", "banshee", "hexacarias"]},
    )
    assert [FACES[play.pos.faces[card]].id for card in play.pos.hand[1]] == ["berserker", "banshee"]
    assert [FACES[play.pos.faces[card]].id for card in play.pos.deck[0]] == ["gabriel"]
    assert [line["seat"] for line in play.happened("draw")] == [1, 1, 0, 0]
    assert play.asked == 1


@pytest.mark.rule("AW-188", "AW-189", "AW-395")
def test_several_cards_wander_in_any_order_each_once() -> None:
    play = battle(
        ["pretresse-du-givre@3-2", "pretresse-du-givre@2-2"],
        ["ogre-du-marais@4-2", "pretresse-du-givre@5-2"],
        mine={"hand": ["aigle"] * 2},
        theirs={"hand": ["berserker"] * 2},
    )
    play.do("pass")
    assert play.places("pretresse-du-givre", "shift")
    assert not play.places("pretresse-du-givre:2", "shift")  # the other player's waits for that player's turn
    assert play.why_not("shift:pretresse-du-givre:2>5-1") == "AW-395"
    assert play.why_not("shift:pretresse-du-givre>7-4") == "AW-175"  # touches nothing
    assert play.why_not("shift:pretresse-du-givre>4-2") == "AW-175"  # taken
    play.do("shift:pretresse-du-givre:1>4-1")
    assert play.why_not("shift:pretresse-du-givre:1>4-3") == "AW-395"  # once each
    assert play.places("pretresse-du-givre", "shift")
    play.do("done")
    assert (play.asked, play.kind) == (1, "activate")
    play.do("pass")
    assert (play.asked, play.kind) == (1, "wander")
    assert play.places("pretresse-du-givre:2", "shift")
    assert not play.places("pretresse-du-givre", "shift")


@pytest.mark.rule("AW-S21", "AW-189")
@pytest.mark.parametrize("starter", [0, 1])
def test_texts_of_two_players_follow_the_round_s_order(starter: int) -> None:
    """Each has a Monolithe beside the same Aigle and beside one of its own: nobody chooses, the starter's comes first."""
    play = battle(
        ["monolithe-d-acier-fantome@3-2", "dreki@2-2"],
        ["monolithe-d-acier-fantome@5-2", "aigle@6-2"],
        step="end",
        active=starter,
        starter=starter,
        mine={"hand": ["soldat-sobre"] * 2},
        theirs={"hand": ["hexacarias"] * 2},
    )
    assert play.kind == "place"  # nobody was asked for an order
    gone = [line["seat"] for line in play.happened("destroyed")]
    assert gone == [starter, 1 - starter]


@pytest.mark.rule("AW-161")
def test_what_a_monolithe_culls() -> None:
    play = battle(
        ["monolithe-d-acier-fantome@3-2", "aigle@2-2", "griffon-des-neiges@3-1"],
        ["dreki@4-2", "archer-nakka@3-3", "aigle@6-2"],
        step="end",
        mine={"hand": ["soldat-sobre"] * 2},
        theirs={"hand": ["hexacarias"] * 2},
    )
    assert (play.where("aigle"), play.where("dreki")) == ("discard:0", "discard:1")  # both sides
    assert play.where("griffon-des-neiges") == "field:0"  # worth 7
    assert play.where("archer-nakka") == "field:1"  # without Vol
    assert play.where("aigle:1") == "field:1"  # not adjacent


@pytest.mark.rule("AW-084", "AW-394")
def test_a_new_round_allows_once_per_round_actions_again() -> None:
    play = battle(
        ["assassin@3-2", "soldat-sobre@2-2"],
        ["ogre-du-marais@4-2"],
        mine={"hand": ["fanatique"] * 2},
        theirs={"hand": ["hexacarias"] * 2},
    )
    play.do("action:assassin", "exchange:assassin>soldat-sobre")
    assert play.why_not("action:assassin") == "AW-394"
    number = play.pos.round
    while play.pos.round == number or play.kind != "activate" or play.asked != 0:
        keys = play.options()
        end = next((key for key in ("pass", "confirm", "done") if key in keys), None)
        play.table.play(end or play.table.choice.options[0])
    assert play.offers("action:assassin")


@pytest.mark.rule("AW-164", "AW-033")
def test_only_the_passing_player_s_spells_of_the_turn_go() -> None:
    play = battle(
        ["eclair-glacant@3-3", "protection-hivernale@2-2", "aigle@3-2"],
        ["foudre-de-feu@5-2", "ogre-du-marais@4-2"],
        mine={"hand": ["aigle"] * 2},
        theirs={"hand": ["berserker"] * 2},
    )
    play.do("pass")
    assert play.where("eclair-glacant") == "discard:0"
    assert play.where("protection-hivernale") == "field:0"  # till the end of the round
    assert play.where("foudre-de-feu") == "field:1"  # the other player's own turn is still to come


@pytest.mark.rule("AW-392")
def test_a_copy_ends_with_the_turn_of_the_player_who_made_it() -> None:
    """B's turn ends first: A's copy, made for A's turn, is not touched by it."""
    play = battle(
        ["perroquet-provocateur@3-2", IDLE],
        ["golem-de-glace@4-2"],
        mine={"astral": ["mimetisme"]},
        theirs={"hand": ["dreki"] * 2},
    )
    play.do("action:mimetisme", "pair:perroquet-provocateur>golem-de-glace")
    assert play.stats("perroquet-provocateur") == (3, 3)
    from ludotheque.games.arackhan import changes

    changes.lapse(play.pos, changes.FOR_TURN, 1)
    assert play.stats("perroquet-provocateur") == (3, 3)
    changes.lapse(play.pos, changes.FOR_ROUND, 0)
    assert play.stats("perroquet-provocateur") == (3, 3)
    play.do("pass")
    assert play.stats("perroquet-provocateur") == (0, 0)


# ---------------------------------------------------------------------- the end


@pytest.mark.rule("AW-S28", "AW-393")
def test_an_early_end_returns_borrowed_creatures_before_counting() -> None:
    slots = [f"{x}-{y}" for y in (0, 1) for x in (0, 1, 2)]
    fields: list[list[Any]] = [
        [{"card": "golem-de-glace", "at": "0-0", "controller": 1}],
        ["behemoth@1-0"],
        ["champion@2-0", {"card": "fort-avalon", "at": "2-1", "controller": 0}],
    ]
    seats = [{"field": field, "hand": ["hexacarias"] * 2} for field in fields]
    data = {"seats": seats, "layout": "free", "slots": slots, "centre": ["1-0", "1-1"], "step": "placement"}
    play = Play(ludotheque.scenario("arackhan", data))
    assert (play.score(0), play.score(1)) == (10, 13 + 8)
    play.do("place:hexacarias>0-1", "place:hexacarias:1>1-1", "confirm")
    assert play.table.outcome is not None
    assert play.table.outcome["scores"] == [13 + 10, 8, 8]  # the Golem is back; a conquered place stays conquered
    assert play.table.outcome["winners"] == [0]
    assert play.table.position.ended


@pytest.mark.rule("AW-088", "AW-034")
def test_trophies_and_hostages_are_counted_for_their_keeper() -> None:
    hunter = {
        "card": "chasseur-de-dragons",
        "at": "3-2",
        "beneath": [{"card": "aigle", "owner": 1}, {"card": "griffon-des-neiges", "owner": 1}],
    }
    play = battle([hunter, "soldat-sobre@2-2"], ["ogre-du-marais@4-2"])
    assert (play.score(0), play.score(1)) == (10 + 2 + 5 + 7, 3)
    masters = battle(
        ["maitres-d-arackhan@3-2", "soldat-sobre@2-2", "fort-avalon@3-1"],
        [
            "ogre-du-marais@4-2",
            "aigle@1-2",
            "behemoth@2-1",
            "dreki@4-1",
            "foudre-de-feu@2-3",
            "forges-occidentales@3-3",
        ],
    )
    # the Ogre beside the place; the Aigle and the Béhémoth beside the Soldat; nothing beside the Fort, no spell, no place
    assert masters.score(0) == 10 + 2 + 10 + 3 + 5 + 8
    assert masters.score(1) == 3 + 5 + 8 + 5 + 10


@pytest.mark.rule("AW-088")
def test_a_hostage_counts_once_and_allies_never() -> None:
    play = battle(["maitres-d-arackhan@3-2", "soldat-sobre@2-2", "aigle@3-3"], ["behemoth@2-3", "ogre-du-marais@4-2"])
    assert play.score(0) == 10 + 2 + 5 + 8 + 3  # the Béhémoth touches both creatures


@pytest.mark.rule("AW-349", "AW-088")
def test_a_partner_is_no_hostage_and_a_partner_s_creature_extends_the_place() -> None:
    def ranked(fields: dict[int, list[Any]]) -> Play:
        return four({seat: {"field": fields.get(seat, []), "hand": [], "deck": []} for seat in (A, B, C, D)})

    play = ranked({C: ["maitres-d-arackhan@3-2"], A: ["soldat-sobre@2-2"], B: ["aigle@1-2"], D: ["behemoth@4-2"]})
    assert play.score(C) == 10 + 5 + 8
    assert play.score(A) == 2
    assert scoring.standing(play.pos, 0) == (25, 2, 0)
    assert scoring.standing(play.pos, 1) == (13, 2, 0)


@pytest.mark.rule("AW-091", "AW-034")
def test_spells_count_for_no_tie_break() -> None:
    play = battle(["golem-de-glace@3-2", "protection-hivernale@2-2"], ["golem-de-glace@4-2"])
    assert scoring.standing(play.pos, 0) == scoring.standing(play.pos, 1) == (13, 1, 0)


@pytest.mark.rule("AW-391", "AW-087")
def test_set_figures_and_absorbed_values_in_the_score() -> None:
    play = battle(
        ["ogre-du-marais@3-2", "hexacarias@2-2", IDLE], ["aigle@4-2"], mine={"astral": ["absorption-d-essence"]}
    )
    play.do("action:absorption-d-essence", "pair:hexacarias>ogre-du-marais")
    assert play.stats("ogre-du-marais") == (4, 3)
    assert play.score(0) == 3 + 5 + 3  # with the Mouche-Scorpion


# ---------------------------------------------------------------------- set-up


@pytest.mark.rule("AW-055", "AW-060")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_is_named_starts_and_any_seat_may_be_named(seats: int) -> None:
    for first in range(seats):
        table = ludotheque.new("arackhan", seats, seed=3, options={})
        assert {option.key for option in table.choice.options} == {f"first:@{seat}" for seat in range(seats)}
        table.play(f"first:@{first}")
        assert table.position.starter == first
        while table.choice.kind == "mulligan":
            table.play("keep", table.asked[0])
        assert (table.asked, table.choice.kind, table.position.round) == ([first], "place", 1)


@pytest.mark.rule("AW-055")
def test_a_named_starter_needs_no_draw() -> None:
    table = ludotheque.new("arackhan", 2, seed=3, options={"first": 1})
    assert table.position.starter == 1
    assert table.choice.kind == "mulligan"
    assert not [line for line in table.log_all() if line["kind"] == "lot"]
    assert [line for line in ludotheque.new("arackhan", 2, seed=3).log_all() if line["kind"] == "lot"]


@pytest.mark.rule("AW-057")
def test_only_hand_cards_go_back_each_player_s_own() -> None:
    table = ludotheque.new("arackhan", 2, seed="set-up", options={"first": 0})
    pos = table.position
    frame = pos.stack[-1]
    op: Any = frame.program.ops[frame.pc - 1]
    assert op.refusal(pos, frame, 0, ("return", pos.hand[1][0])).rule == "AW-057"
    assert op.refusal(pos, frame, 0, ("return", pos.deck[0][0])).rule == "AW-057"
    assert op.refusal(pos, frame, 0, ("return", pos.hand[0][0])) is None
    hands = [hand[:] for hand in pos.hand]
    table.play(f"return:{GAME.ref(pos, hands[1][2])}", 1)
    table.play("keep", 1)
    assert table.asked == [0]
    table.play("keep", 0)
    pos = table.position
    assert pos.hand[0] == hands[0]
    assert [card for card in hands[1] if card in pos.hand[1][:6]] == [card for card in hands[1] if card != hands[1][2]]
    assert [(line["seat"], line["kind"]) for line in table.log_all() if line["kind"] == "mulligan"] == [(1, "mulligan")]
    assert pos.back == ((), ())


@pytest.mark.rule("AW-050")
def test_a_deck_is_chosen_only_by_those_who_brought_none() -> None:
    table = ludotheque.new("arackhan", 2, seed=1, options={"decks": ["preconstruit-fleau", "choose"], "first": 0})
    assert table.asked == [1]
    assert len(table.choice.options) == 21
    pos = table.position
    frame = pos.stack[-1]
    op: Any = frame.program.ops[frame.pc - 1]
    assert op.refusal(pos, frame, 1, ("deck", 20)) is None
    for n in (-1, 21):
        assert op.refusal(pos, frame, 1, ("deck", n)).rule == "AW-050"


# ---------------------------------------------------------------------- scenarios


@pytest.mark.parametrize(
    ("data", "rule"),
    [
        ({"seats": [{}, {}], "weather": 1}, None),
        ({"seats": {}}, None),
        ({"seats": [{}, []]}, None),
        ({"seats": [{}]}, "AW-312"),
        ({"seats": [{}, {}, {}], "layout": "duel"}, "AW-312"),
        ({"seats": [{}, {}], "layout": "free"}, "AW-312"),
        ({"seats": [{}, {}, {}], "layout": "alliance"}, "AW-312"),
        ({"seats": [{}, {}], "layout": "ring"}, "AW-312"),
        ({"seats": [{}, {}], "round": 10}, None),
        ({"seats": [{}, {}], "round": 0}, None),
        ({"seats": [{}, {}], "round": True}, None),
        ({"seats": [{}, {}], "round": "3"}, None),
        ({"seats": [{}] * 4, "layout": "alliance", "round": 9}, None),
        ({"seats": [{}, {}], "active": 2}, None),
        ({"seats": [{}, {}], "starter": -1}, None),
        ({"seats": [{}, {}], "step": "lunch"}, None),
        ({"seats": [{"hand": "aigle"}, {}]}, None),
        ({"seats": [{"hand": ["licorne"]}, {}]}, None),
        ({"seats": [{"hand": ["secousse"]}, {}]}, None),
        ({"seats": [{"astral": ["aigle"]}, {}]}, "AW-110"),
        ({"seats": [{"astral": ["blizzard"] * 3}, {}]}, "AW-012"),
        ({"seats": [{"field": ["blizzard@3-2"]}, {}]}, "AW-109"),
        ({"seats": [{"field": ["aigle@3-2", "aigle@3-2"]}, {}]}, "AW-105"),
        ({"seats": [{"field": ["aigle@0-0"]}, {}]}, "AW-008"),
        ({"seats": [{"field": ["aigle@9-9"]}, {}]}, "AW-008"),
        ({"seats": [{"field": ["aigle@a0"]}, {}]}, "AW-008"),
        ({"seats": [{"field": [{"card": "aigle", "at": "3-2", "hat": 1}]}, {}]}, None),
        ({"seats": [{"field": [{"card": "aigle", "at": "3-2", "controller": 2}]}, {}]}, None),
        ({"seats": [{"field": [{"card": "aigle", "at": "3-2", "tokens": 100}]}, {}]}, None),
        ({"seats": [{"points": 100}, {}]}, None),
        ({"seats": [{}, {}], "event": "aigle"}, None),
        ({"seats": [{}, {}], "objectives": ["secousse"]}, None),
        ({"seats": [{"note": "3-2"}, {}]}, "AW-368"),
        (
            {"layout": "alliance", "seats": [{"message": "billet-chiffre", "note": "9-9"}, {}, {}, {}]},
            "AW-008",
        ),
        (
            {
                "layout": "alliance",
                "seats": [{"message": "proie-designee", "note": "3-2"}, {}, {"field": ["aigle@3-2"]}, {}],
            },
            "AW-368",
        ),
        (
            {"layout": "alliance", "seats": [{"message": "ralliement", "note": "3-2"}, {}, {}, {}]},
            "AW-368",
        ),
    ],
)
def test_scenarios_that_are_none(data: dict[str, Any], rule: str | None) -> None:
    with pytest.raises(BadScenario) as refused:
        ludotheque.scenario("arackhan", data)
    assert refused.value.rule == rule


def test_a_scenario_is_written_and_read_again() -> None:
    hunter = {"card": "chasseur-de-dragons", "at": "3-2", "beneath": [{"card": "aigle", "owner": 1}], "tokens": 2}
    data: dict[str, Any] = {
        "seats": [
            {
                "field": [{"card": "soldat-sobre", "at": "2-2", "active": False}, hunter],
                "hand": ["dreki", "aigle"],
                "deck": ["golem-de-glace", "gabriel"],
                "discard": ["adrielle", "wendigo-lunaire"],
                "astral": ["blizzard"],
                "accomplished": ["chair-a-canon"],
            },
            {
                "field": ["ogre-du-marais@4-2", {"card": "fort-avalon", "at": "4-3", "controller": 0}],
                "hand": ["berserker"],
            },
        ],
        "round": 5,
        "starter": 1,
        "active": 0,
        "step": "turn",
        "swarm": True,
        "event": "secousse",
        "event_pile": ["epidemie", "eclaireurs"],
        "event_past": ["epuisement", "brancardiers"],
        "objectives": ["tete-de-pont", "double-coup"],
        "objective_pile": ["chair-a-canon"],
    }
    play = Play(ludotheque.scenario("arackhan", data))
    written = GAME.write_scenario(play.pos)
    for key in (
        "round",
        "starter",
        "active",
        "step",
        "swarm",
        "event",
        "event_pile",
        "event_past",
        "objectives",
        "objective_pile",
    ):
        assert written[key] == data[key]
    mine = written["seats"][0]
    for key in ("hand", "deck", "discard", "astral", "accomplished"):
        assert mine[key] == data["seats"][0][key]
    again = GAME.read_scenario(written)
    assert GAME.write_scenario(again) == written
    assert (again.board, again.awake, again.controller, again.tokens, again.beneath) == (
        play.pos.board,
        play.pos.awake,
        play.pos.controller,
        play.pos.tokens,
        play.pos.beneath,
    )
    assert [again.knows(1, card) for card in again.hand[0]] == [False, False]
    seen = again.discard[0] + again.event_past + again.objectives + [*again.accomplished[0]] + again.astral[0][:1]
    assert all(again.knows(seat, card) for seat in (0, 1) for card in [*seen, again.event])
    assert not any(
        again.knows(seat, card) for seat in (0, 1) for card in again.deck[0] + again.event_pile + again.objective_pile
    )


def test_a_scenario_of_two_against_two_is_written_and_read_again() -> None:
    play = four(
        {
            A: {"strategy": "sabotage", "points": 3, "message": "ralliement"},
            B: {"points": 1},
        },
        strategy_pile=["sabotage"] * 3,
        strategy_past=["ralliement"],
        step="placement",
        round=2,
    )
    written = GAME.write_scenario(play.pos)
    assert (written["seats"][A]["strategy"], written["seats"][A]["message"]) == ("sabotage", "ralliement")
    assert [seat["points"] for seat in written["seats"]] == [3, 1, 0, 0]
    assert written["step"] == "placement"
    assert written["strategy_past"] == ["ralliement"]
    assert GAME.write_scenario(GAME.read_scenario(written)) == written
    for card, note in (("billet-chiffre", "4-1"), ("proie-designee", "4-3")):
        play = four({A: {"message": card, "note": note}}, step="placement", round=2)
        written = GAME.write_scenario(play.pos)
        assert (written["seats"][A]["message"], written["seats"][A]["note"]) == (card, note)
        assert GAME.write_scenario(GAME.read_scenario(written)) == written


def test_nothing_half_done_is_written() -> None:
    play = battle(["cavalier-gris@3-2", "aigle@2-2", IDLE], ["ogre-du-marais@4-2"])
    GAME.write_scenario(play.pos)
    play.do("attack:cavalier-gris>ogre-du-marais")
    with pytest.raises(BadScenario):
        GAME.write_scenario(play.pos)
    play.do("resolve")
    with pytest.raises(BadScenario):
        GAME.write_scenario(play.pos)  # a card has attacked this round
    moved = battle(["cavalier-gris@3-2", "aigle@2-2", IDLE], ["ogre-du-marais@4-2"])
    moved.do("move:aigle>3-1")
    with pytest.raises(BadScenario):
        GAME.write_scenario(moved.pos)
    acted = battle(["assassin@3-2", "soldat-sobre@2-2"], ["ogre-du-marais@4-2"])
    acted.do("action:assassin", "exchange:assassin>soldat-sobre")
    with pytest.raises(BadScenario):
        GAME.write_scenario(acted.pos)


# ---------------------------------------------------------------------- moments


@pytest.mark.rule("AW-187")
def test_what_falls_on_the_start_of_a_turn_comes_before_its_first_activation() -> None:
    """The message is offered before anything can be activated, and only at the start of that player's own turn."""
    play = message("attaque-concertee", 3, step="initiative")
    assert (play.asked, play.kind) == (A, "message")
    assert play.pos.phase == TURN
    assert not play.happened("declares")
    assert play.attack("paladin-de-glace") == 2
    play.table.play(next(option for option in play.table.choice.options if option.key.startswith("play")))
    assert play.attack("paladin-de-glace") == 3  # it touches the sender's Homme des Neiges
    assert (play.asked, play.kind) == (A, "activate")
    later = message("attaque-concertee", 3)
    later.table.play(next(option for option in later.table.choice.options if not option.key.startswith("play")))
    later.hit("paladin-de-glace>moleg-de-glace")
    assert later.kind != "message"  # the moment has passed


# ---------------------------------------------------------------------- the table


@pytest.mark.rule("AW-052", "AW-011")
def test_each_player_sees_their_own_area_where_the_other_sees_theirs() -> None:
    """The two sit face to face: half-turned, the areas of one are those of the other, piece by piece."""
    assert tuple(turned(at) for at in AREAS[0]) == AREAS[1]
    assert [turned(turned(at)) for at in SLOTS] == list(SLOTS)
    table = ludotheque.new("arackhan", 2, seed="faces", options={"first": 0})
    spots = {place["ref"] for place in table.view(1)["places"]}
    assert {name(turned(at)) for at in SLOTS} == spots - {"a0", "a1"}


@pytest.mark.rule("AW-117")
def test_the_reserve_of_strategy_points_is_the_neutral_tokens() -> None:
    """27 of them, less what the players hold; a duel has no such reserve."""
    table = ludotheque.new("arackhan", 4, seed=1, options={"layout": "alliance", "first": A})
    assert table.view(A)["reserve"] == 27
    while table.choice.kind == "mulligan":
        table.play("keep", table.asked[0])
    assert table.view(A)["reserve"] == 27 - 4
    assert four({A: {"points": 3}, D: {"points": 5}}).table.view(B)["reserve"] == 27 - 8
    assert battle(["aigle@3-2"], ["ogre-du-marais@4-2"]).table.view(0)["reserve"] is None


@pytest.mark.rule("AW-102", "AW-103")
def test_a_range_counts_steps_not_squares() -> None:
    """From (3,2) a reach of 2 covers (5,2), (4,3) and (3,4), a reach of 3 also (4,4); the corner two and two away is at 4."""
    foe = ["ogre-du-marais@5-2", "aigle@4-3", "dreki@4-4", "berserker@5-4"]
    assert battle(["archer-nakka@3-2"], foe).targets("archer-nakka") == {"ogre-du-marais", "aigle"}
    assert battle(["baliste@3-2"], foe).targets("baliste") == {"ogre-du-marais", "aigle", "dreki"}
    assert battle(["chasseresse@3-2"], foe).targets("chasseresse") == {"ogre-du-marais", "aigle", "dreki", "berserker"}


@pytest.mark.rule("AW-189")
def test_all_the_texts_that_were_put_in_order_happen() -> None:
    play = battle(
        ["monolithe-d-acier-fantome@2-2", "monolithe-d-acier-fantome@5-2"],
        ["aigle@2-3", "dreki@5-3"],
        step="end",
        mine={"hand": ["soldat-sobre"] * 2},
        theirs={"hand": ["hexacarias"] * 2},
    )
    assert play.options() == {"next:monolithe-d-acier-fantome"}
    assert play.why_not("next:aigle") == "AW-189"
    play.do("next:monolithe-d-acier-fantome:1")
    assert [line["seat"] for line in play.happened("destroyed")] == [1, 1]
    assert (play.where("aigle"), play.where("dreki")) == ("discard:1", "discard:1")


@pytest.mark.rule("AW-015", "AW-014")
def test_the_corner_of_another_mat_is_a_slot_like_any_other() -> None:
    """A mat of three by three that begins at (0,0)."""
    slots = [f"{x}-{y}" for y in range(3) for x in range(3)]
    mat: dict[str, Any] = {"slots": slots, "centre": ["1-1"]}
    play = battle(["centipede-explosif@0-0", "aigle@2-2"], ["phasme-venimeux@1-0", "blatte-malsaine@0-1"], **mat)
    assert play.targets("centipede-explosif") == {"phasme-venimeux", "blatte-malsaine"}
    play.hit("centipede-explosif>phasme-venimeux")
    assert (play.where("phasme-venimeux"), play.where("centipede-explosif")) == ("discard:1", "discard:0")
    assert "0-0" in play.places("aigle")
    assert "3-2" not in play.places("aigle")  # off this mat
    play.do("move:aigle>0-0", "attack:aigle>blatte-malsaine", "resolve")
    home = battle(["aigle@0-0", "hexacarias@0-1"], ["ogre-du-marais@2-2"], **mat)
    assert home.why_not("move:aigle>1-1") is None
    assert home.offers("move:aigle>1-1")
    assert play.where("blatte-malsaine") == "discard:1"
    struck = battle(["pourfendeur@0-1", "paladin-de-glace@2-2"], ["phasme-venimeux@0-0", "blatte-malsaine@1-1"], **mat)
    struck.hit("pourfendeur")
    assert (struck.where("phasme-venimeux"), struck.where("blatte-malsaine")) == ("discard:1", "discard:1")
    around = battle(["berserker@0-0", "paladin-de-glace@2-2"], ["blatte-malsaine@1-0", "phasme-venimeux@0-1"], **mat)
    assert around.offers("strike:berserker")
    assert around.why_not("strike:berserker") is None
    around.hit("berserker")
    assert (around.where("phasme-venimeux"), around.where("blatte-malsaine")) == ("discard:1", "discard:1")
    gate = battle(["les-portes-blanches@0-0", "wendigo-lunaire@1-0"], ["ogre-du-marais@2-2"], **mat)
    gate.do("action:les-portes-blanches")
    assert gate.places("wendigo-lunaire", "shift")
    fairy = battle(["adrielle@0-0", "hexacarias@0-1"], ["ogre-du-marais@2-2"], mine={"hand": ["gabriel"]}, **mat)
    fairy.do("action:adrielle", "deploy:gabriel>0-0")
    assert (fairy.at("gabriel"), fairy.where("adrielle")) == ("0-0", "discard:0")
    shield = battle(["bouclier-du-crepuscule@0-0", "wendigo-lunaire@1-0", "aigle@2-2"], ["ogre-du-marais@0-2"], **mat)
    assert shield.defense("wendigo-lunaire") == 3
    bolt = battle(["eclair-glacant@0-0", "aigle@2-2"], ["ogre-du-marais@0-1", "phasme-venimeux@1-0"], **mat)
    assert bolt.targets("eclair-glacant") == {"ogre-du-marais", "phasme-venimeux"}
    borrowed = {"card": "behemoth", "at": "0-0", "controller": 0}
    back = battle(["aigle@0-1"], [borrowed, "ogre-du-marais@1-1"], step="end", round=9, **mat)
    assert back.table.outcome is not None
    assert back.table.outcome["scores"] == [5, 11]


@pytest.mark.rule("AW-395", "AW-344")
@pytest.mark.parametrize(("seat", "partner"), [(A, C), (C, A), (D, B)])
def test_a_partner_s_card_wanders_in_the_partner_s_own_turn(seat: int, partner: int) -> None:
    fields: dict[int, list[Any]] = {seat: ["pretresse-du-givre@3-2"], partner: ["pretresse-du-givre@4-2"]}
    fields[(seat + 1) % 4] = ["ogre-du-marais@3-3"]
    play = four(
        {one: {"field": fields.get(one, []), "hand": [], "deck": []} for one in (A, B, C, D)}, active=seat, starter=seat
    )
    own, other = (
        ("pretresse-du-givre", "pretresse-du-givre:1")
        if seat < partner
        else ("pretresse-du-givre:1", "pretresse-du-givre")
    )
    if play.kind == "activate":
        play.do("pass")
    assert (play.asked, play.kind) == (seat, "wander")
    assert play.places(own, "shift")
    assert not play.places(other, "shift")
    assert play.why_not(f"shift:{other}>4-1") == "AW-395"
