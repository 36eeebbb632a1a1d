"""How bots think ahead in AracKhan Wars: to the end of the round. Placements are judged by what the card would touch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Move
from ludotheque.engine.thinking import Thinking
from ludotheque.games.arackhan import judgement
from ludotheque.games.arackhan.battle import Battle
from ludotheque.games.arackhan.faces import FACES, SPELL, Face
from ludotheque.games.arackhan.mat import CELLS, FREE, NEIGHBOURS

if TYPE_CHECKING:
    from ludotheque.engine.game import Game

#: The parts of its value that a card in contact is worth to whoever can beat it alone, and with allies that touch it too.
_ALONE, _TOGETHER = 0.5, 0.3
#: What a free slot beside an enemy card is worth less than the card: somebody else may take it.
_OPEN = 0.02


class BattleThinking(Thinking):
    """A slot is worth what is in contact with it."""

    def appraise(self, game: Game[Any], pos: Battle, seat: Seat, moves: Sequence[Move]) -> list[float] | None:
        worths = judgement.appraise(pos, seat, moves)
        if worths is None or moves[0][0] != "place":
            return worths
        return [
            worth + (contact(pos, seat, FACES[pos.faces[move[1]]], move[2]) if move[2] < CELLS else 0.0)
            for worth, move in zip(worths, moves, strict=True)
        ]


def contact(pos: Battle, seat: Seat, face: Face, at: int) -> float:
    """What a card gains and risks on a slot by what it touches: enemies it could beat, enemies that could beat it."""
    if face.kind == SPELL:
        return 0.0
    side = pos.sides[seat]
    found = 0.0
    against = 0
    for spot in NEIGHBOURS[at]:
        card = pos.board[spot]
        if card <= FREE:
            continue
        other = FACES[pos.faces[card]]
        if other.kind == SPELL or pos.sides[pos.controller[card]] == side:
            continue
        against += max(other.base_attack, 0)
        if face.base_attack > other.base_defense:
            found += _ALONE * other.value
        elif face.base_attack > 0 and face.base_attack + _allies(pos, side, spot) > other.base_defense:
            found += _TOGETHER * other.value
    if against > face.base_defense:
        found -= _ALONE * face.value
    return found - _OPEN * sum(pos.board[spot] == FREE for spot in NEIGHBOURS[at])


def _allies(pos: Battle, side: int, at: int) -> int:
    """The Attack of the cards of a side that touch a slot."""
    total = 0
    for spot in NEIGHBOURS[at]:
        card = pos.board[spot]
        if card > FREE and pos.sides[pos.controller[card]] == side:
            total += max(FACES[pos.faces[card]].base_attack, 0)
    return total


THINKING: Final = BattleThinking(12.0, horizon=1, pace=7000)
