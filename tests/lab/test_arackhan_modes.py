"""Random games of AracKhan Wars in every way to play: nothing goes wrong, no card is lost, the right side wins.

The final standing is worked out again here from the cards that lie on the battlefield, without the game's own scoring.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.table import new_position
from ludotheque.lab.simulate import MOST_CHOICES
from tests.soak import share

#: Games in each way to play; docs/play/arackhan-balance.md has the figures of many more.
GAMES = share(6, 40)
#: (layout, players, Events, Objectives): Objectives are not for alliances (AW-314).
WAYS = [
    (layout, seats, events, objectives)
    for layout, seats in (("duel", 2), ("free", 3), ("free", 4), ("alliance", 4))
    for events in (False, True)
    for objectives in ((False,) if layout == "alliance" else (False, True))
]
GAME: Any = ludotheque.game("arackhan")
FREE, WIDTH = -1, 8
WAGON, LUCY = "carriole-pestilentielle", "lucy"


def face(pos: Any, card: int) -> Any:
    return GAME.cards[pos.faces[card]]


def beside(at: int) -> list[int]:
    """The positions that share an edge with one on the 8 × 6 grid."""
    x, y = at % WIDTH, at // WIDTH
    steps = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
    return [a + WIDTH * b for a, b in steps if 0 <= a < WIDTH and 0 <= b < 6]


def borne(pos: Any) -> dict[int, int]:
    """Slot -> card, for every card that bears a token: creatures and places that have been revealed."""
    return {
        at: card
        for at, card in enumerate(pos.board)
        if card >= 0 and pos.shown[card] and face(pos, card).kind != "spell"
    }


def skilless(pos: Any, field: dict[int, int], at: int) -> bool:
    """Whether a creature has lost its skills at the end of a game, when no spell is left: beside a Carriole Pestilentielle
    of anybody's, or beside an enemy Lucy that has not lost hers to a Carriole of her own side."""
    side = pos.sides[pos.controller[field[at]]]
    for slot in beside(at):
        if slot not in field:
            continue
        near = face(pos, field[slot]).id
        theirs = pos.sides[pos.controller[field[slot]]]
        if near == WAGON:
            return True
        if near == LUCY and theirs != side:
            wagons = [field[one] for one in beside(slot) if one in field and face(pos, field[one]).id == WAGON]
            if not any(pos.sides[pos.controller[one]] == theirs for one in wagons):
                return True
    return False


def extra(pos: Any, field: dict[int, int], at: int) -> int:
    """What the text of a card adds to its player's score."""
    card = field[at]
    side = pos.sides[pos.controller[card]]
    if face(pos, card).id == "chasseur-de-dragons":
        if skilless(pos, field, at):
            return 0
        return sum(face(pos, under).value for host, under in pos.beneath if host == card)
    if face(pos, card).id != "maitres-d-arackhan":
        return 0
    reached = set(beside(at))
    for slot in beside(at):
        if (
            slot in field
            and face(pos, field[slot]).kind == "creature"
            and pos.sides[pos.controller[field[slot]]] == side
        ):
            reached |= set(beside(slot))
    hostages = [field[slot] for slot in reached if slot in field]
    return sum(
        face(pos, one).value
        for one in hostages
        if face(pos, one).kind == "creature" and pos.sides[pos.controller[one]] != side
    )


def standing(pos: Any, side: int) -> tuple[int, int, int]:
    """Victory points, cards on the battlefield, creatures lost (counted down), in that order (AW-087 to AW-092, AW-349)."""
    field = borne(pos)
    seats = [seat for seat in range(pos.seats) if pos.sides[seat] == side]
    own = {at: card for at, card in field.items() if pos.controller[card] in seats}
    points = sum(face(pos, card).value + extra(pos, field, at) for at, card in own.items())
    points += sum(face(pos, card).points for seat in seats for card in pos.accomplished[seat])
    lost = sum(face(pos, card).kind == "creature" for seat in seats for card in pos.discard[seat])
    return points, len(own), -lost


def whereabouts(pos: Any) -> Counter[int]:
    """How many cards of each player's deck lie somewhere; no card lies in two places."""
    lying = [card for zone in GAME.zones(pos) for card in zone.cards]
    assert len(lying) == len(set(lying)) == len(pos.faces)
    return Counter(pos.owner[card] for card in lying if pos.owner[card] >= 0)


def play(
    layout: str, seats: int, events: bool, objectives: bool, number: int, *, peaceful: bool = False
) -> Counter[str]:
    """One game between players who choose at random, with ready-made or random decks. What happened, as counts.

    The peaceful pass whenever they may, so that nothing leaves the battlefield but spells.
    """
    seed = f"modes/{layout}/{seats}/{events:d}{objectives:d}/{number}"
    dice = Dice(f"players {seed}")
    brought = GAME.varied_options(dice, seats)["decks"]
    options = {"layout": layout, "decks": brought, "events": events, "objectives": objectives}
    pos: Any = new_position(GAME, seats, seed, options)
    told: Counter[str] = Counter()
    claims: Counter[tuple[int, int]] = Counter()
    while pos.asked:
        seat = pos.asked[0]
        moves = GAME.legal(pos, seat)
        if peaceful and ("pass",) in moves:
            moves = [("pass",)]
        GAME.answer(pos, seat, moves[dice.below(len(moves))])
        for kind, _, who, _, _ in pos.events:
            told[kind] += kind in ("round", "event", "full")
            if kind == "claims":
                claims[who, told["round"]] += 1
        pos.events.clear()
        told["choices"] += 1
        assert told["choices"] < MOST_CHOICES, seed
    check_course(pos, told, claims, seed, events)
    check_winners(pos, seed)
    return Counter(
        choices=told["choices"],
        early=told["full"],
        claims=sum(claims.values()),
        draws=len({pos.sides[seat] for seat in pos.winners}) > 1,
        ties=GAME.outcome(pos)["rule"] not in ("AW-087", "AW-349"),
    )


def check_course(pos: Any, told: Counter[str], claims: Counter[tuple[int, int]], seed: str, events: bool) -> None:
    """All rounds were played, or the battlefield was full when somebody had to place; every deck still has 23 cards."""
    last = 8 if pos.layout == "alliance" else 9
    assert told["round"] == pos.round, seed
    if told["full"]:
        stuck = [seat for seat in range(pos.seats) if pos.hand[seat] and len(pos.placed[seat]) < 2]
        assert FREE not in pos.board, seed
        assert stuck, seed
        assert pos.seats > 2, f"two players place 36 cards on 40 slots: {seed}"
    else:
        assert pos.round == last, seed
        assert not any(pos.deck), seed
    assert told["event"] == (pos.round if events else 0), seed
    assert all(many == 1 for many in claims.values()), f"two Objectives in a round: {seed}"
    assert whereabouts(pos) == dict.fromkeys(range(pos.seats), 23), seed


def check_winners(pos: Any, seed: str) -> None:
    ranks = {side: standing(pos, side) for side in set(pos.sides)}
    best = max(ranks.values())
    outcome = GAME.outcome(pos)
    assert outcome["winners"] == [seat for seat in range(pos.seats) if ranks[pos.sides[seat]] == best], seed
    for side, rank in ranks.items():
        scores = [score for seat, score in enumerate(outcome["scores"]) if pos.sides[seat] == side]
        assert sum(scores) == rank[0], seed
    first, second = sorted(ranks.values(), reverse=True)[:2]
    decided = next((n for n in range(3) if first[n] != second[n]), 3)
    team = pos.layout == "alliance"
    rules = ("AW-349", "AW-350", "AW-351", "AW-352") if team else ("AW-087", "AW-091", "AW-092", "AW-093")
    assert outcome["rule"] == rules[decided], seed


@pytest.mark.parametrize(("layout", "seats", "events", "objectives"), WAYS)
@pytest.mark.rule("AW-061", "AW-064", "AW-087", "AW-091", "AW-092", "AW-322", "AW-329", "AW-348", "AW-349", "AW-376")
def test_random_games_of_every_way_to_play(layout: str, seats: int, events: bool, objectives: bool) -> None:
    total: Counter[str] = Counter()
    for number in range(GAMES):
        total += play(layout, seats, events, objectives, number)
    assert bool(total["claims"]) == objectives


@pytest.mark.parametrize(("layout", "seats"), [("duel", 2), ("free", 3), ("free", 4), ("alliance", 4)])
@pytest.mark.rule("AW-322", "AW-323", "AW-324", "AW-348")
def test_peaceful_players_fill_the_battlefield(layout: str, seats: int) -> None:
    """With nobody attacking, four players run out of slots, three may and two never do."""
    games = GAMES // 4
    early = sum(play(layout, seats, False, False, number, peaceful=True)["early"] for number in range(games))
    assert early in {2: {0}, 3: set(range(1, games + 1)), 4: {games}}[seats]
