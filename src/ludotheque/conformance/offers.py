"""What must be true of offers: the moves that seats may make without being asked.

They are listed, read and refused like answers; what a seat is offered does not depend on what it cannot know; and taking one
leaves a position that is over with an outcome, or one in which those who were asked can still answer. What the others learn of it
is checked with their other log lines (`invariants.check_events`). A side that has conceded does not win (`check_concession`).
"""

from __future__ import annotations

import json
from typing import Any

from ludotheque.conformance.nonconforming import Nonconforming
from ludotheque.engine.choice import Standing
from ludotheque.engine.dice import Dice, state_of
from ludotheque.engine.game import Game
from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Move


def check_offers(game: Game[Any], position: Any, dice: Dice) -> None:
    """Check everything about the offers of one position in which somebody is asked."""
    for seat in range(position.seats):
        moves = game.may(position, seat)
        keys = [game.key(position, move) for move in moves]
        if len(set(keys)) < len(keys):
            raise Nonconforming(f"two offers of seat {seat} have one key: {keys}")
        for move, key in zip(moves, keys, strict=True):
            if move[0] not in game.standing:
                raise Nonconforming(f"{key!r} is offered to seat {seat} and no offer has its verb")
            said = game.moves[move[0]].fill(move, Dice(key))
            if game.parse(position, seat, game.key(position, said)) != said:
                raise Nonconforming(f"the offer {key!r} is read as another move")
        deal = game.resample(position, seat, dice)
        if _said(game, deal, seat) != _said(game, position, seat):
            raise Nonconforming(f"the offers of seat {seat} depend on what it cannot know")
        taken = drawn_offer(game, position, seat, dice)
        if taken is not None:
            _take(game, position, seat, taken)


def check_concession(
    game: Game[Any], seats: int, seed: str, options: dict[str, Any] | None = None, *, most_choices: int = 20_000
) -> bool:
    """Play a random game, then once more up to its last answer, where the winning side concedes (the first of them), and on to
    another end, which must not be theirs. Return False if nothing was left to play: only one other side, or the game was won.
    """
    rng = state_of(seed)
    read = game.read_options(options or {}, seats)
    dice = Dice(f"concession {seed}")
    answers: list[tuple[Seat, Move]] = []

    def chosen(position: Any, seat: Seat) -> Move:
        answers.append((seat, game.any_move(position, seat, dice)))
        return answers[-1][1]

    end = game.start(seats, rng, read)
    game.playout(end, chosen, most_choices)
    outcome = game.outcome(end)
    if outcome is None:
        raise Nonconforming(f"{game.id}, {seats} seats, seed {seed!r}: no end after {most_choices} choices")
    sides = game.sides(end)
    beaten = sides[outcome["winners"][0]]
    position = game.start(seats, rng, read)
    for seat, move in answers[:-1]:
        game.answer(position, seat, move)
    for seat, side in enumerate(sides):
        if side == beaten and not game.over(position) and ("concede",) in game.may(position, seat):
            game.answer(position, seat, ("concede",))
    if game.over(position) or not position.conceded:
        return False
    if answers[-1][1] in game.legal(position, answers[-1][0]):
        game.answer(position, *answers[-1])
    game.playout(position, lambda now, seat: game.any_move(now, seat, dice), most_choices)
    again = game.outcome(position)
    if again is None:
        raise Nonconforming(f"{game.id}, {seats} seats, seed {seed!r}: no end once seats have conceded")
    if not again["winners"] or beaten in {sides[seat] for seat in again["winners"]}:
        raise Nonconforming(
            f"{game.id}, {seats} seats, seed {seed!r}: {again['winners']} win, of whom some have conceded"
        )
    return True


def drawn_offer(game: Game[Any], position: Any, seat: Seat, dice: Dice) -> Move | None:
    """One of the seat's offers at random, its open arguments filled in; None if there is none."""
    moves = game.may(position, seat)
    return game.fill(position, seat, moves[dice.below(len(moves))], dice) if moves else None


def _said(game: Game[Any], position: Any, seat: Seat) -> list[dict[str, Any]]:
    """The offers as the seat reads them."""
    return [option.to_json() for option in Standing(game, position, seat)]


def _take(game: Game[Any], position: Any, seat: Seat, move: Move) -> None:
    """Take an offer on a copy and check the result."""
    after = position.copy()
    key = game.key(position, move)
    game.answer(after, seat, move)
    if game.dump(game.restore(json.loads(json.dumps(game.dump(after))))) != game.dump(after):
        raise Nonconforming(f"after the offer {key!r} the position cannot be saved and read again")
    if not after.asked:
        if not game.over(after) or game.outcome(after) is None:
            raise Nonconforming(f"after the offer {key!r} nobody is asked and the game is not over")
        return
    if game.over(after):
        raise Nonconforming(f"after the offer {key!r} the game is over and somebody is asked")
    for one in after.asked:
        if not game.legal(after, one):
            raise Nonconforming(f"after the offer {key!r} seat {one} is asked and has no option")
