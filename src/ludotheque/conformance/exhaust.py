"""Random games until every card has been in play and every ability has been used, or the games run out.

An ability is one operation of one of the game's programs. What was never reached is listed: either these games did not get
there, or no game can.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from ludotheque.engine.args import CARD
from ludotheque.engine.dice import Dice
from ludotheque.engine.game import Game
from ludotheque.engine.numbers import Seat
from ludotheque.engine.offer import RESUME
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.table import new_position


class Reached:
    """What a run of games has reached, and what it has not."""

    def __init__(self, game: Game[Any]) -> None:
        self.games = 0
        self.abilities: Counter[str] = Counter(
            {
                f"{program.name}:{pc}": 0
                for program in game.programs.values()
                if program is not RESUME
                for pc in range(len(program.ops))
            }
        )
        self.cards: Counter[str] = Counter({card.id: 0 for card in game.cards if card.kind not in game.identity_kinds})
        # random games take no offers: see `check_offers`
        self.moves: Counter[str] = Counter({verb: 0 for verb in game.moves if verb not in game.standing})
        self.events: Counter[str] = Counter({kind: 0 for kind in game.events if kind not in game.standing})

    def note(self, frame: Frame, pc: int) -> None:
        """Count an operation that acts: the observer of `Game.run`."""
        self.abilities[f"{frame.program.name}:{pc}"] += 1

    def never(self) -> dict[str, list[str]]:
        """Everything that was never reached, by kind; kinds with nothing missing are left out."""
        kinds = {"cards": self.cards, "abilities": self.abilities, "moves": self.moves, "events": self.events}
        found = {kind: [name for name, count in counts.items() if not count] for kind, counts in kinds.items()}
        return {kind: names for kind, names in found.items() if names}


def exhaust(
    game: Game[Any],
    seats: list[int],
    most_games: int,
    seed: str = "exhaust",
    *,
    enough: Callable[[dict[str, list[str]]], bool] | None = None,
) -> Reached:
    """Play random games, with each number of seats in turn, until everything is reached or `most_games` were played; or before,
    when what was never reached is little `enough`."""
    reached = Reached(game)
    dice = Dice(f"exhaust {seed}")
    while reached.games < most_games and (never := reached.never()):
        if enough is not None and enough(never):
            break
        number = reached.games
        at = seats[number % len(seats)]
        options = game.varied_options(dice, at) if number % 2 else {}
        position: Any = new_position(game, at, f"{seed}/{number}", options)
        game.playout(
            position,
            lambda pos, seat: _pick(game, pos, seat, dice, reached),
            who=lambda pos: pos.asked[dice.below(len(pos.asked))],
            observe=reached.note,
        )
        _notice(game, position, reached)
        reached.games += 1
    return reached


def _pick(game: Game[Any], position: Any, seat: Seat, dice: Dice, reached: Reached) -> Move:
    _notice(game, position, reached)
    move = game.any_move(position, seat, dice)
    reached.moves[move[0]] += 1
    return move


def _notice(game: Game[Any], position: Any, reached: Reached) -> None:
    for frame in position.stack:
        reached.abilities[f"{frame.program.name}:{max(0, frame.pc - 1)}"] += 1
    for kind, _, _, args, _ in position.events:
        reached.events[kind] += 1
        for arg, value in zip(game.events[kind].args, args, strict=True):
            if arg.kind == CARD:
                reached.cards[game.cards[position.faces[value]].id] += 1
