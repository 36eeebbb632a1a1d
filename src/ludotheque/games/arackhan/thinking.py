"""How bots think ahead in AracKhan Wars: to the end of the round. Placements are judged by what the card would touch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Move
from ludotheque.engine.thinking import Thinking
from ludotheque.games.arackhan.battle import Battle
from ludotheque.games.arackhan.faces import FACES
from ludotheque.games.arackhan.judgement import HAND, Judge, follows
from ludotheque.games.arackhan.mat import CELLS
from ludotheque.games.arackhan.sheets import remember

if TYPE_CHECKING:
    from ludotheque.engine.game import Game


class BattleThinking(Thinking):
    """Judges positions by weights that can be trained. A slot is worth what is in contact with it; who has less than full `sight`
    sees so much of that, and so places cards more or less anywhere."""

    __slots__ = ("_judge",)

    def __init__(self) -> None:
        super().__init__(12.0, weights=HAND, horizon=1, pace=7000, hard=1 / 7, sighted=True)

    def prepare(self) -> None:
        self._judge = Judge(self.weights)

    def ready(self, game: Game[Any], pos: Battle) -> None:
        remember(pos)

    def value(self, game: Game[Any], pos: Battle, seat: Seat) -> float:
        return self._judge.value(pos, seat)

    def winners(self, game: Game[Any], pos: Battle) -> Sequence[Seat]:
        return pos.winners if pos.ended and not pos.conceded else super().winners(game, pos)  # no words

    def appraise(self, game: Game[Any], pos: Battle, seat: Seat, moves: Sequence[Move]) -> list[float] | None:
        judge = self._judge
        worths = judge.appraise(pos, seat, moves)
        if worths is None or moves[0][0] != "place":
            return worths
        return [
            worth
            + (self.sight * judge.contact(pos, seat, FACES[pos.faces[move[1]]], move[2]) if move[2] < CELLS else 0.0)
            for worth, move in zip(worths, moves, strict=True)
        ]

    def foresee(self, game: Game[Any], pos: Battle, seat: Seat, moves: Sequence[Move]) -> list[float | None] | None:
        return self._judge.foresee(pos, seat, moves)

    def learn(
        self, game: Game[Any], pos: Battle, after: Battle, foreseen: list[float | None], n: int, worth: float
    ) -> None:
        if follows(pos, after):
            foreseen[n] = worth


THINKING: Final = BattleThinking()
