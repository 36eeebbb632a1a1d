"""The turn: its phases, the order of play, what the start of a turn sets right (sections 8, 10, 18)."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.games.anima.gaia import FOR_TURN, NEXT_TURN
from tests.anima.helpers import seat, stage


@pytest.mark.rule("AN-078", "AN-082", "AN-083")
def test_a_turn_has_four_phases_each_finished_by_all() -> None:
    t = stage(seat("acrobate"), seat("factotum"), phase="turn", turn=4)
    kinds = []
    while t.pos.turns == 5:
        kinds.append((t.kind, t.asked))
        t.do("pass" if t.kind == "reset" else "go:archange" if t.kind == "movement" else "pass")
    assert kinds == [(kind, at) for kind in ("reset", "movement", "interaction", "exploration") for at in (0, 1)]
    phases = [line["words"]["en"] for line in t.happened("phase")][:4]
    assert phases == ["Reset", "Movement", "Interaction", "Exploration"]
    assert t.pos.turns == 6


@pytest.mark.rule("AN-024", "AN-079")
def test_the_fastest_acts_first() -> None:
    t = stage(seat("factotum"), seat("acrobate", "illusionniste"), seat("voleuse", "technicien"), phase="turn")
    assert t.pos.order == [1, 2, 0]
    t = stage(seat("maitre-d-armes"), seat("voleuse"), phase="turn")  # Combat 5 and 1, Speed 2 and 4
    assert t.pos.order == [1, 0]


@pytest.mark.rule("AN-080", "AN-S03")
@pytest.mark.parametrize(("dice", "order"), [((2, 6), [1, 0]), ((4, 4, 2, 5), [1, 0]), ((5, 1), [0, 1])])
def test_equal_speeds_roll(dice: tuple[int, ...], order: list[int]) -> None:
    t = stage(seat("acrobate"), seat("sorcier"), phase="movement", order=[0, 1])
    t.dice(*dice)
    t.do("rest", "rest")  # the next turn begins
    assert t.pos.order == order
    assert [line["seat"] for line in t.happened("ties")] == [0, 1] * (len(dice) // 2)


@pytest.mark.rule("AN-081", "AN-111", "AN-193")
def test_the_order_holds_for_the_whole_turn() -> None:
    t = stage(seat("acrobate", "factotum"), seat("sorcier"), phase="turn")
    assert t.pos.order == [0, 1]
    t.do("rid", "dismiss:acrobate", "pass", "pass")
    assert (t.pos.phase, t.asked, t.pos.order) == (2, 0, [0, 1])  # now slower, and still first
    t.do("rest", "rest")
    assert t.pos.turns == 3
    assert t.pos.order == [1, 0]


@pytest.mark.rule("AN-097", "AN-098", "AN-099", "AN-190")
def test_everybody_untaps_and_turns_up_before_anybody_acts() -> None:
    t = stage(
        seat("acrobate", "sorcier"),
        seat("factotum", "voleuse"),
        phase="turn",
        tapped=["sorcier", "voleuse"],
        asleep=["factotum", "acrobate"],
    )
    assert t.kind == "reset"
    assert (t.pos.tapped, t.pos.down) == (0, 0)


@pytest.mark.rule("AN-134", "AN-135", "AN-S14")
def test_a_rest_gives_two_and_two_in_the_next_turn_only() -> None:
    t = stage(seat("factotum"), seat("sorcier"), phase="movement", order=[1, 0])
    t.do("rest", "rest")
    assert t.pos.fresh == [1, 1]
    sums = [{one["id"]: one["value"] for one in player["counters"]} for player in t.table.view(0)["players"]]
    assert (sums[0]["combat"], sums[0]["speed"]) == (5, 4)
    t.do("pass", "pass", "rest", "go:archange", "pass", "pass")
    assert t.pos.turns == 3
    sums = [{one["id"]: one["value"] for one in player["counters"]} for player in t.table.view(0)["players"]]
    assert [(one["combat"], one["speed"]) for one in sums] == [(3, 2), (5, 6)]


@pytest.mark.rule("AN-135")
def test_the_rest_counts_for_the_next_order() -> None:
    t = stage(seat("technicien", rested=True), seat("sorcier"), phase="turn")  # 3 + 2 against 4
    assert t.pos.order == [0, 1]


@pytest.mark.rule("AN-191")
def test_a_lost_turn_is_the_current_one_only() -> None:
    t = stage(seat("acrobate", out=True), seat("technicien"), phase="movement")
    assert t.asked == 1
    t.do("rest")
    assert (t.pos.turns, t.kind, t.asked) == (2, "reset", 1)  # rested, the other is faster
    t.do("pass")
    assert t.asked == 0


@pytest.mark.rule("AN-192")
def test_a_card_may_cost_the_next_turn() -> None:
    t = stage(seat("acrobate", sits_out=1), seat("factotum"), phase="turn")
    t.do("pass", "rest")
    assert (t.pos.turns, t.pos.out, t.pos.sits_out) == (3, [0, 0], [0, 0])
    assert [line["seat"] for line in t.happened("sits_out")] == [0]


@pytest.mark.rule("AN-084")
def test_what_lasts_for_a_turn_ends_with_it() -> None:
    t = stage(
        seat("acrobate"),
        seat("factotum"),
        phase="exploration",
        lasting=[[0, 2, 0, FOR_TURN, None, None], [0, 1, 0, NEXT_TURN, None, None]],
    )
    assert t.pos.turns == 2
    assert t.pos.lasting == [[0, 1, 0, FOR_TURN, -1, -1]]


@pytest.mark.rule("AN-S60")
def test_after_thirty_turns_completed_missions_decide() -> None:
    t = stage(seat("acrobate"), seat("factotum", done=["battre-tiamat"]), phase="movement", turn=30)
    t.do("rest", "rest")
    assert t.table.over
    assert t.table.outcome is not None
    assert (t.table.outcome["winners"], t.table.outcome["rule"]) == ([1], "AN-S60")


@pytest.mark.rule("AN-014", "AN-051", "AN-017", "AN-058", "AN-114", "AN-116", "AN-122", "AN-021")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_limits_hold_throughout_games_at_random(seats: int) -> None:
    game = ludotheque.game("anima")
    dice = Dice(f"limits {seats}")
    pos = game.start(seats, dice.word(), game.read_options({}, seats))
    zones_placed, turn = 0, 0
    while pos.asked:
        at = pos.asked[dice.below(len(pos.asked))]
        game.answer(pos, at, game.any_move(pos, at, dice))
        if pos.turns != turn:
            turn, zones_placed = pos.turns, 0
        zones_placed += sum(event[0] in ("seeks", "digs") for event in pos.events)
        pos.events.clear()
        assert zones_placed <= 1
        assert all(len(hand) <= 5 for hand in pos.hand)
        if pos.turns:
            assert all(1 <= len(team) <= 4 for team in pos.team)
        assert 1 <= len(pos.active) <= 2 * seats + 1
        cards = sorted(card for zone in game.zones(pos) for card in zone.cards)
        assert cards == list(range(110))
        for plots in pos.plots:
            assert sum(getattr(game.cards[pos.faces[card]], "organisation", False) for card in plots) <= 1
