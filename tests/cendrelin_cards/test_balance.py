"""Whether the cards make a fair game of the right length (CE-D12), and whether each list stands on its own (CE-D02).

The games are few and seeded, so that they come out alike on every machine; docs/play/cendrelin-balance.md has the
figures of a long run. The bounds here are wider than the design's, by what so few games may stray. Of the tests with most
games a commit runs one in three.
"""

from itertools import permutations, product
from statistics import median
from typing import Any

import pytest

import ludotheque
from ludotheque.games.cendrelin import deck
from ludotheque.games.cendrelin.graveyard import CLASSES, FAVOURITE, RESOURCES
from ludotheque.lab.simulate import Played, play_game
from tests.cendrelin_cards.helpers import GAME

GREEDY, RANDOM = "greedy", "random"
LONGEST = 60  # nights a player, for greedy bots


def games(names: list[str], number: int, classes: list[list[str]]) -> list[tuple[Played, list[str]]]:
    """Games that took an end, each with the classes of its seats, which take turns."""
    played = []
    for n in range(number):
        seated = classes[n % len(classes)]
        one = play_game("cendrelin", names, "cards", n, {"classes": seated})
        assert one.error is None, one.error
        played.append((one, seated))
    return played


def nights(played: list[tuple[Played, list[str]]]) -> list[int]:
    """How many nights the player with most of them had."""
    return [-(-one.turns // len(seated)) for one, seated in played]


def wins(played: list[tuple[Played, list[str]]], klass: str) -> float:
    return sum(seated[one.winners[0]] == klass for one, seated in played) / len(played)


@pytest.mark.in_turn
@pytest.mark.rule("CE-D12")
def test_with_the_three_classes_none_wins_too_often() -> None:
    played = games([GREEDY] * 3, 120, [list(order) for order in permutations(CLASSES)])
    for klass in CLASSES:
        assert 0.18 <= wins(played, klass) <= 0.49, klass
    assert 10 <= median(nights(played)) <= 14
    assert max(nights(played)) <= LONGEST


@pytest.mark.in_turn
@pytest.mark.rule("CE-D12")
@pytest.mark.parametrize("pair", [(0, 1), (0, 2), (1, 2)], ids=lambda pair: "-".join(CLASSES[n] for n in pair))
def test_in_a_duel_no_class_wins_too_often(pair: tuple[int, int]) -> None:
    one, other = (CLASSES[n] for n in pair)
    played = games([GREEDY] * 2, 80, [[one, other], [other, one]])
    assert 0.33 <= wins(played, one) <= 0.67
    assert 10 <= median(nights(played)) <= 14
    assert max(nights(played)) <= LONGEST


@pytest.mark.in_turn
def test_in_a_duel_whoever_begins_wins_about_half() -> None:
    duels = [list(duel) for duel in product(CLASSES, repeat=2)]
    played, won = games([GREEDY] * 2, 270, duels), 0
    for one, seated in played:
        first = ludotheque.new("cendrelin", 2, f"cards/{one.number}", {"classes": seated}).position.charge
        won += one.winners[0] == first
    assert 0.42 <= won / len(played) <= 0.58  # 0.63 with an Inquisitor who sends back a single fragment


@pytest.mark.in_turn
@pytest.mark.rule("CE-D12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_with_any_classes_last_ten_to_fourteen_nights(seats: int) -> None:
    played = games([GREEDY] * seats, 40, [["random"] * seats])
    assert 10 <= median(nights(played)) <= 14
    assert max(nights(played)) <= LONGEST


@pytest.mark.rule("CE-D12")
@pytest.mark.parametrize("klass", CLASSES)
def test_four_of_a_class_do_not_block_each_other(klass: str) -> None:
    assert max(nights(games([GREEDY] * 4, 10, [[klass] * 4]))) <= LONGEST


@pytest.mark.rule("CE-D12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_even_games_by_lot_end(seats: int) -> None:
    played = games([RANDOM] * seats, 60, [["random"] * seats])
    assert max(one.choices for one, _ in played) < 5_000


@pytest.mark.rule("CE-D12")
def test_thinking_one_move_ahead_beats_not_thinking() -> None:
    won = 0
    for names in ([GREEDY, RANDOM], [RANDOM, GREEDY]):
        won += sum(names[one.winners[0]] == GREEDY for one, _ in games(names, 40, [["random"] * 2]))
    assert won / 80 >= 0.85


# ---------------------------------------------------------------------- each list on its own (CE-D02)


def stand(pos: Any) -> tuple[Any, ...]:
    """What matters for the rest of a night: resources, mana, Damage, and which fragments are still in hand."""
    return (*pos.resources, *pos.mana, pos.ephemerals[0], tuple(sorted(pos.faces[card] for card in pos.hand[0])))


def ends(pos: Any) -> dict[tuple[int, ...], Any]:
    """Every way one night can end by playing fragments alone: resources and mana, with a position for each."""
    seen, open_, found = {stand(pos)}, [pos], {}
    while open_:
        now = open_.pop()
        if now.asked and now.stack[-1].program.name == "initiation/night":
            found.setdefault((*now.resources, now.mana[0]), now)
        seat = now.asked[0]
        for move in GAME.legal(now, seat):
            if move[0] in ("end", "resolve", "dismiss"):
                continue
            after = now.copy()
            GAME.answer(after, seat, move)
            mark = (*stand(after), len(after.stack), after.stack[-1].program.name, tuple(after.stack[-1].chosen))
            if len(after.past_life[0]) == len(pos.past_life[0]) and mark not in seen:  # nothing is sent back here
                seen.add(mark)
                open_.append(after)
    return found


@pytest.mark.rule("CE-D02")
@pytest.mark.parametrize("number", range(len(CLASSES)), ids=CLASSES)
def test_each_list_can_raise_its_favourite_by_three_without_help(number: int) -> None:
    """By its fragments and two mana each evening alone: no event helps (it is dealt with already) and the other player does
    nothing. All lines of play are searched, night by night, until one gets there."""
    listed = deck.PRINTED.apprentices[number].ten
    aside = next(id for id in listed if listed.count(id) == 1 and id.startswith(("souvenir", "procession", "transm")))
    hand = list(listed)
    hand.remove(aside)  # stays in the past life, so that nobody wins before the count is reached
    other = {"class": CLASSES[(number + 1) % 3], "past_life": ["racket" if number == 1 else "inhumer"]}
    table = ludotheque.scenario(
        "cendrelin",
        {
            "seats": [{"class": CLASSES[number], "hand": hand, "past_life": [aside]}, other],
            "step": "evening",
            "resolved": True,
        },
    )
    begin: Any = table.position
    favourite = FAVOURITE[number]
    goal = begin.resources[favourite] + 3
    reached = {(*begin.resources, 0)}
    for _night in range(5):
        after: set[tuple[int, ...]] = set()
        for *resources, mana in reached:
            pos = begin.copy()
            pos.resources, pos.mana = list(resources), [mana, 0]
            GAME.answer(pos, 0, ("mana",))
            after |= set(ends(pos))
        # of two ends alike in the favourite, the one with no less of anything else is enough
        reached = {one for one in after if not any(two != one and all(map(int.__ge__, two, one)) for two in after)}
        if max(one[favourite] for one in reached) >= goal:
            return
    pytest.fail(f"{CLASSES[number]} only comes to {max(one[favourite] for one in reached)} {RESOURCES[favourite]}")
