"""Which cards come into play: random games with varied decks, counting how often each card acts.

A card acts when an event of the log's first rank (a play, a use, an attack …) names it first. Cards that hardly ever act in
many games are either very rare or broken; the report puts them first. Moves are random, and seven times in eight drawn only
from those that act: uniformly random players discard half their cards and end their turns early, which would show little.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import ludotheque
from ludotheque.engine.args import CARD
from ludotheque.engine.dice import Dice
from ludotheque.engine.game import Game
from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Move
from ludotheque.engine.table import new_position

#: Being discarded is not acting: otherwise a card that nobody can play would look used.
_IDLE = frozenset({"discard"})
_ACTING = 8  # one time in this many, any move will do


def _pick(game: Game[Any], moves: list[Move], dice: Dice) -> Move:
    """A random move, mostly among those that neither end a turn, nor decline, nor discard."""
    if dice.below(_ACTING):
        acting = [move for move in moves if game.moves[move[0]].role is None and move[0] not in _IDLE]
        moves = acting or moves
    return moves[dice.below(len(moves))]


def _count(game: Game[Any], pos: Any, counts: Counter[str]) -> None:
    """Count the cards that acted since the last answer."""
    for kind, _, _, args, _ in pos.events:
        told = game.events[kind]
        if told.depth == 1 and told.args and told.args[0].kind == CARD and kind not in _IDLE:
            counts[game.cards[pos.faces[args[0]]].id] += 1


def usage(
    game_id: str, games: int, seed: str = "usage", progress: Callable[[int], None] | None = None
) -> dict[str, Any]:
    """Play random games with the fewest seats, and count how often each card acts and how often the first player wins."""
    game = ludotheque.game(game_id)
    counts: Counter[str] = Counter({card.id: 0 for card in game.cards if card.kind not in game.identity_kinds})
    wins: Counter[int] = Counter()
    dice = Dice(f"usage {seed}")
    choices = longest = 0
    for number in range(games):
        position: Any = new_position(game, game.seats[0], f"{seed}/{number}")

        def choose(pos: Any, seat: Seat) -> Move:
            _count(game, pos, counts)
            return _pick(game, game.legal(pos, seat), dice)

        played = game.playout(position, choose)
        _count(game, position, counts)
        choices += played
        longest = max(longest, played)
        outcome = game.outcome(position)
        for winner in outcome["winners"] if outcome else ():
            wins[1 if winner == getattr(position, "first", 0) else 2] += 1
        if progress is not None:
            progress(number + 1)
    return {
        "game": game_id,
        "games": games,
        "choices": choices,
        "longest": longest,
        "first_player_wins": wins[1],
        "second_player_wins": wins[2],
        "cards": [{"card": card, "times": times} for card, times in sorted(counts.items(), key=lambda item: item[1])],
    }
