"""How Events, Objectives and Strategy cards are measured: the two halves of a pair differ only in the card."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.table import new_position
from ludotheque.engine.trial import Fork
from ludotheque.games.arackhan import trials
from ludotheque.games.arackhan.battle import Battle
from ludotheque.games.arackhan.modes.events import EVENTS
from ludotheque.games.arackhan.modes.objectives import OBJECTIVES
from ludotheque.games.arackhan.modes.strategy_cards import STRATEGIES
from tests.arackhan.helpers import still

GAME: Any = ludotheque.game("arackhan")


def fork(trial: Any, number: int) -> Fork | None:
    """Play at random up to the fork."""
    pos: Any = new_position(GAME, trial.seats, f"trial/{number}", trial.options(number))
    dice = Dice(f"trial {number}")
    while pos.asked:
        found: Fork | None = trial.fork(pos, number)
        if found is not None:
            return found
        seat = pos.asked[0]
        moves = GAME.legal(pos, seat)
        GAME.answer(pos, seat, trial.answer(pos, seat) or moves[dice.below(len(moves))])
        pos.events.clear()
    return None


def play_out(pos: Battle, seed: str) -> list[tuple[int, str]]:
    """Play at random to the end; return the round and id of every Event that is revealed."""
    dice, found, now = Dice(seed), [], pos.round
    while pos.asked:
        moves = GAME.legal(pos, pos.asked[0])
        GAME.answer(pos, pos.asked[0], moves[dice.below(len(moves))])
        for kind, _, _, args, _ in pos.events:
            if kind == "round":
                now = args[0]
            elif kind == "event":
                found.append((now, GAME.cards[pos.faces[args[0]]].id))
        pos.events.clear()
    assert pos.ended
    return found


def test_every_card_of_no_faction_is_measured_once() -> None:
    measured = sorted(card for trial in GAME.trials() for card in trial.cards)
    assert measured == sorted(card.id for card in (*EVENTS, *OBJECTIVES, *STRATEGIES))


def test_an_event_is_in_force_in_round_5_and_nothing_else_is() -> None:
    found = fork(trials.EventTrial(), 3)
    assert found is not None
    assert list(found.having) == [event.id for event in EVENTS]
    assert found.without.round == 4
    assert found.seats == ((found.without.starter + 1) % 2,)  # whoever starts round 5
    assert play_out(found.without, "x") == []
    for id in ("brouillard-epais", "convoi-pille", "epidemie"):
        assert play_out(found.having[id], "x") == [(5, id)]


def test_the_two_halves_of_a_pair_are_alike_but_for_the_event() -> None:
    found = fork(trials.EventTrial(), 4)
    assert found is not None
    without = GAME.dump(found.without)
    for having in found.having.values():
        (event,) = having.event_pile
        assert event == len(found.without.faces)
        twin = GAME.dump(having)
        for name, value in without.items():
            if name == "event_pile":
                assert value == []
            elif isinstance(value, list) and len(value) == event:
                assert twin[name][:event] == value, name  # by copy
            else:
                assert twin[name] == value, name


@pytest.mark.parametrize("card", [card for card in STRATEGIES if not card.secret], ids=lambda card: card.id)
def test_a_coup_costs_the_points_that_were_given_for_it(card: Any) -> None:
    trial = trials.CoupTrial(GAME, card)
    for number in range(24):
        found = fork(trial, number)
        if found is None:
            continue  # it never promised anything
        player = number % 4
        having, without = found.having[card.id], found.without
        assert sorted(found.seats) == [player % 2, player % 2 + 2]
        assert without.round >= 3
        assert not without.strategies[player]
        assert not without.coups[player]
        held = (*having.coups[player], *having.strategy_past)
        assert [GAME.cards[having.faces[one]].id for one in held].count(card.id) >= 1
        assert not having.strategies[player]
        assert having.points[player] == without.points[player]
        return
    pytest.fail(f"{card.id} was never played")


@pytest.mark.parametrize("card", [card for card in STRATEGIES if card.secret], ids=lambda card: card.id)
def test_a_message_is_played_or_thrown_away(card: Any) -> None:
    trial = trials.MessageTrial(GAME, card)
    for number in range(24):
        found = fork(trial, number)
        if found is None:
            continue  # it could not be played
        player = number % 4
        having, without = found.having[card.id], found.without
        played = (*having.coups[player], *having.strategy_past)
        thrown = [GAME.cards[without.faces[one]].id for one in without.strategy_past]
        assert card.id in [GAME.cards[having.faces[one]].id for one in played]
        assert card.id in thrown
        assert card.id not in [GAME.cards[without.faces[one]].id for one in without.messages[player]]
        assert having.points[player] == without.points[player]
        assert sorted(found.seats) == [player % 2, player % 2 + 2]
        return
    pytest.fail(f"{card.id} could never be played")


# ---------------------------------------------------------------------- Objectives


def finished(me: list[str], foe: list[str], mine: list[str], theirs: list[str]) -> Battle:
    """A battle at its end: who stands where, and which Objectives each has accomplished."""
    pos = still(me, foe, mine={"accomplished": mine}, theirs={"accomplished": theirs}).pos
    pos.ended = 1
    pos.winners = trials._best(pos)
    return pos


# A Golem de Glace is worth 13, a Gabriel 10, a Banshee Montée 10; Chair à canon 5, Poids lourds 4, Fraternité 3.
@pytest.mark.parametrize(
    ("me", "mine", "theirs", "told"),
    [
        (["golem-de-glace@3-2"], ["chair-a-canon"], [], {"chair-a-canon": False}),  # 18 to 10: 13 would do
        (["paladin-de-la-garde@3-2"], ["chair-a-canon"], [], {"chair-a-canon": True}),  # 13 to 10: 8 would not
        (["paladin-de-la-garde@3-2"], ["fraternite"], [], {"fraternite": True}),  # 11 to 10
        (["gabriel@3-2"], ["chair-a-canon"], [], {"chair-a-canon": True}),  # 15 to 10: 10 would be a draw
        (["golem-de-glace@3-2"], [], ["poids-lourds"], {"poids-lourds": True}),  # 13 to 14: the other's
        (["golem-de-glace@3-2"], ["fraternite"], ["poids-lourds"], {"fraternite": True, "poids-lourds": False}),
        (["paladin-de-la-garde@3-2"], [], ["poids-lourds"], {"poids-lourds": False}),  # 8 to 14: 10 would do
    ],
)
def test_an_objective_decides_when_its_claimant_would_not_have_won_without(
    me: list[str], mine: list[str], theirs: list[str], told: dict[str, bool]
) -> None:
    pos = finished(me, ["banshee-montee@6-2"], mine, theirs)
    assert dict(trials.ObjectiveTrial().tell(pos)) == told


def test_on_equal_points_the_tie_breaks_still_win() -> None:
    """15 to 10; without the Objective 10 to 10, and two cards against one."""
    pos = finished(["bouclier-du-crepuscule@3-2", "aigle@3-3"], ["banshee-montee@6-2"], ["chair-a-canon"], [])
    assert trials.ObjectiveTrial().tell(pos) == [("chair-a-canon", False)]


def test_whatever_can_be_claimed_is() -> None:
    trial = trials.ObjectiveTrial()
    claimed = 0
    for number in range(3):
        pos: Any = new_position(GAME, 2, f"claims/{number}", trial.options(number))
        dice = Dice(number)
        while pos.asked:
            seat = pos.asked[0]
            moves = GAME.legal(pos, seat)
            forced = trial.answer(pos, seat)
            assert (forced is not None) == (("decline",) in moves)
            if forced is not None:
                assert forced in moves
                assert forced[0] == "claim"
                claimed += 1
            GAME.answer(pos, seat, forced or moves[dice.below(len(moves))])
            pos.events.clear()
        assert len(trial.tell(pos)) == sum(map(len, pos.accomplished))
    assert claimed
