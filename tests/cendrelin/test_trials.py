"""How the cards are measured: in one game of a pair the card is there, in the other it is not, and nothing else differs."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.table import new_position
from ludotheque.engine.trial import Fork
from ludotheque.games.cendrelin import trials
from ludotheque.games.cendrelin.deck import PRINTED
from ludotheque.games.cendrelin.graveyard import ALL_CLASSES, DESTINY
from ludotheque.lab import gauges

GAME: Any = ludotheque.game("cendrelin")


def forked(trial: Any, number: int) -> tuple[Any, Fork]:
    """Play at random until the trial forks; a game that is over before it does is played again with other dice."""
    for again in range(8):
        pos: Any = new_position(GAME, trial.seats, f"trial/{number}", trial.options(number))
        dice = Dice(f"{number}/{again}")
        while True:
            fork = trial.fork(pos, number)
            if fork is not None:
                return pos, fork
            if not pos.asked:
                break
            seat = pos.asked[0]
            GAME.answer(pos, seat, trial.answer(pos, seat) or GAME.any_move(pos, seat, dice))
    raise AssertionError(f"eight games were over before the trial of {trial} forked")


def names(pos: Any, cards: list[int]) -> list[str]:
    return [PRINTED.cards[pos.faces[card]].id for card in cards]


def soul(pos: Any, seat: int) -> Counter[str]:
    return Counter(names(pos, pos.hand[seat] + pos.past_life[seat]))


@pytest.mark.parametrize("klass", range(5))
def test_a_fragment_is_in_hand_instead_of_another(klass: int) -> None:
    trial = trials.FragmentTrial(PRINTED, klass)
    for number in (0, 4, 8):
        pos, fork = forked(trial, number)
        (seat,) = fork.seats
        assert (seat, fork.without.night) == (number % 3, 1)
        assert klass in (pos.classes[seat], pos.second[seat])
        (drawn,) = names(fork.without, fork.without.hand[seat])
        assert set(fork.having) == set(trial.cards) - {drawn}
        for id, having in fork.having.items():
            assert names(having, having.hand[seat]) == [id]
            assert sorted(having.faces) == sorted(fork.without.faces)
            spare = [card for card in pos.box if pos.pool[card] == pos.pool[pos.hand[seat][0]]]
            assert (soul(having, seat) != soul(fork.without, seat)) == (id in names(pos, spare))
            for one, copies in soul(having, seat).items():
                assert copies <= PRINTED.fragment(PRINTED.index[one]).dots, (
                    "as in a past life that somebody built (CE-066)"
                )
            assert all(soul(having, other) == soul(fork.without, other) for other in range(3) if other != seat)


@pytest.mark.parametrize("klass", range(5))
def test_an_objective_is_kept_instead_of_another_and_counts_from_the_first_night(klass: int) -> None:
    trial = trials.ObjectiveTrial(PRINTED, klass)
    kept = set()
    for number in (1, 13):  # the first of the two that are kept, and the second
        pos, fork = forked(trial, number)
        (seat,) = fork.seats
        before = names(fork.without, fork.without.drawn[seat])
        assert set(fork.having) == set(trial.cards) - set(before)
        for id, having in fork.having.items():
            after = names(having, having.drawn[seat])
            (index,) = [n for n in (0, 1) if after[n] != before[n]]
            kept.add(index)
            assert after[index] == id
            objective = PRINTED.objective(PRINTED.index[id])
            assert having.deeds[2 * seat + index][:3] == objective.deed
            assert having.deeds[: 2 * seat] == pos.deeds[: 2 * seat]
            assert PRINTED.has_future(having.favourites[seat])
    assert kept == {0, 1}


@pytest.mark.parametrize("place", [None, *PRINTED.places.values()], ids=lambda place: place.id if place else "anywhere")
def test_an_event_is_the_next_to_come(place: Any) -> None:
    trial = trials.EventTrial(PRINTED, place)
    tried = set()
    for number in range(4):
        _, fork = forked(trial, number)
        without = fork.without
        assert without.night >= 9
        assert fork.seats == ((without.charge + 1) % 3,)
        if place is not None:
            assert without.resources[place.resource.index] >= 0
        for id, having in fork.having.items():
            tried.add(id)
            assert names(having, having.future[-1:]) == [id]
            assert names(without, without.future[-1:]) != [id]
            assert len(having.future) == len(without.future)
            everywhere = Counter(names(having, having.future + having.surroundings + having.past))
            assert max(everywhere.values()) == 1
    assert len(tried) >= 2


@pytest.mark.parametrize("place", PRINTED.places.values(), ids=lambda place: place.id)
def test_a_place_is_there_or_not_and_nobody_depends_on_it(place: Any) -> None:
    trial = trials.PlaceTrial(PRINTED, place)
    resource = place.resource.index
    for number in range(3):
        _, fork = forked(trial, number)
        having = fork.having[place.id]
        assert (fork.without.resources[resource], having.resources[resource]) == (-1, place.resource.start)
        assert resource not in having.favourites
        for pos in (fork.without, having):
            around = pos.future + pos.surroundings + pos.past
            assert not set(names(pos, around)) & {PRINTED.cards[face].id for face in PRINTED.events_of[resource]}
            assert (len(pos.surroundings), len(around)) == (3, 10)


def test_destiny_is_played_with_or_not() -> None:
    _, fork = forked(trials.DestinyTrial(PRINTED), 0)
    (having,) = fork.having.values()
    assert having.rules & DESTINY
    assert not fork.without.rules & DESTINY
    assert ("destiny", 0) not in GAME.legal(fork.without, fork.without.asked[0])


def test_an_apprentice_is_chosen_instead_of_each_other_in_turn() -> None:
    trial = trials.ApprenticeTrial(GAME, PRINTED)
    for number in range(9):
        _, fork = forked(trial, number)
        (seat,) = fork.seats
        usual = ALL_CLASSES[fork.without.classes[seat]]
        assert usual == ALL_CLASSES[number // 3]
        chosen = {ALL_CLASSES[having.classes[seat]] for having in fork.having.values()}
        assert chosen == {"necromancien", "animancien", "sorcier"} - {usual}


def test_a_place_to_use_is_no_reason_to_draw_other_dice() -> None:
    trial = trials.PlaceTrial(PRINTED, PRINTED.places[PRINTED.common[0]])
    pos, fork = forked(trial, 0)
    seat = pos.asked[0]
    moves = GAME.legal(pos, seat)
    assert trial.situation(pos, seat, moves) == trial.situation(fork.without, seat, moves[:1])


def test_a_change_counts_for_both_classes_of_a_seat() -> None:
    found = gauges.gauge("cendrelin", 2, "both", bot="random", cards=["la-roue-des-fins"])
    (line,) = found["cards"]
    assert line["unit"] == "points"
    assert sum(band["n"] for band in line["bands"].values()) == 2 * 3 * line["pairs"]


def test_a_favourite_is_chosen_besides_the_place_that_may_not_be_there() -> None:
    pos, _ = forked(trials.PlaceTrial(PRINTED, PRINTED.places[PRINTED.common[0]]), 0)
    best = trials.favourite(PRINTED, pos, 0)
    assert trials.favourite(PRINTED, pos, 0, besides=best) not in (best, -1)
