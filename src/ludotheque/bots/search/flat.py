"""Flat Monte Carlo: try each move in dealt worlds, play on cheaply to the horizon, and compare the chances.

All moves are tried in the same worlds, so that luck is the same for each; after each round the worse half is dropped. The effort
is counted in answers played, never in seconds, so that the same seed plays the same game on any machine.

What a move leads to depends on how well the rest of the turn is played. Where a game says so (`Thinking.lines`) and the effort allows,
the turn is played out several times, straying now and then from what looks best one move ahead, and the best of these lines counts.
"""

from __future__ import annotations

import gc
import math
import time
from typing import Any

from ludotheque.bots.search.candidates import distinct, filled
from ludotheque.bots.search.policy import Policy
from ludotheque.bots.search.worlds import Worlds
from ludotheque.bots.weights import trained
from ludotheque.engine.dice import Dice
from ludotheque.engine.knowledge import Knowledge
from ludotheque.engine.position import Move
from ludotheque.engine.thinking import Thinking

#: For a game that says nothing about thinking.
PLAIN = Thinking(10.0)
#: How many moves are compared at most: those that look best one move ahead.
WIDEST = 16
#: A lead is clear when it exceeds so many of its standard errors, over at least so many worlds.
_CLEAR, _FEWEST = 3.0, 6
#: After so many worlds more of them tell nothing, and to compare them takes longer than to play them: short lines just before the end
#: of a game would fill a large effort with tens of thousands.
_MOST = 2000
#: How much the chances of a move are taken to vary from world to world before anything was tried, and how many worlds that is worth.
_FIRST_LUCK, _FIRST_SIZE = 0.06, 4
#: A turn is played on several times only if that leaves every move so many worlds, and each of these lines but the first strays from
#: what looks best at so many in a thousand of its moves.
_SPARED, _STRAY = 4, 150
#: A net below everything: whatever effort is set, nobody waits longer than this many seconds.
SAFETY = 20.0


class Search:
    """One search for one decision, by the game's trained weights unless another `Thinking` is given."""

    def __init__(self, knowledge: Knowledge, dice: Dice, thinking: Thinking | None = None) -> None:
        self.game, self.seat, self.dice = knowledge.game, knowledge.seat, dice
        self.thinking = thinking or trained(self.game) or PLAIN
        self.worlds = Worlds(knowledge, dice, self.thinking)
        self.policy = Policy(self.game, self.thinking, dice)
        self.first = first = self.worlds.deal()
        self.looks = self.thinking.looks_at(first.seats)
        self.moves = filled(self.game, first, self.seat, distinct(self.game, first, self.seat, knowledge.moves), dice)
        self.chances: list[list[float]] = [[] for _ in self.moves]
        self._order = list(range(len(self.moves)))
        self._lines = 1  # how often the turn is played on in each world
        self._until = time.monotonic() + SAFETY

    @property
    def spent(self) -> int:
        """How many answers were played so far."""
        return self.policy.spent

    def glance(self, worlds: int) -> list[float]:
        """How good each move looks one move ahead, on average over so many worlds."""
        sums = [0.0] * len(self.moves)
        for _ in range(worlds):
            for n, worth in enumerate(self.policy.worths(self.worlds.deal(), self.seat, self.moves)):
                sums[n] += worth
        return [one / worlds for one in sums]

    def follow(self, worlds: int, turns: int) -> list[float]:
        """The chances after each move, played on for so many turns in so many worlds."""
        for _ in range(worlds):
            self._try(range(len(self.moves)), turns)
        return [_mean(found) for found in self.chances]

    def choose(self, effort: int) -> Move:
        """The move that looks best after about so many answers."""
        collecting = gc.isenabled()
        gc.disable()  # what a search makes is in use until it ends, or freed at once: looking through it finds nothing, again and again
        try:
            return self._choose(effort)
        finally:
            if collecting:
                gc.enable()

    def _choose(self, effort: int) -> Move:
        worths = self.glance(1)
        # sorting keeps the order of equals, so ties are broken before
        order = list(range(len(self.moves)))
        self.dice.shuffle(order)
        order.sort(key=lambda n: -worths[n])
        self._order = order
        left = order[: 1 if self.thinking.at_sight(self.moves) else WIDEST]
        if self.spent >= effort or len(left) == 1:
            return self.moves[order[0]]
        before = self.spent
        horizon = len(self.looks)
        self._try(left[:1], horizon, keep=False)
        cost = max(1, self.spent - before)
        if self.spent >= effort:
            return self.moves[order[0]]
        # so few that each of them is followed at least twice, if the effort allows
        left = left[: max(2, (effort - self.spent) // (2 * cost))]
        self._lines = max(1, min(self.thinking.lines, (effort - self.spent) // (_SPARED * cost * len(left))))
        rounds = max(1, math.ceil(math.log2(len(left))))
        first = [worth * self.thinking.point for worth in worths]
        for n in range(rounds):
            upto = self.spent + (effort - self.spent) / (rounds - n)
            while True:
                self._try(left, horizon)
                left = self._sorted(left, first)
                enough = len(self.chances[left[0]]) >= _MOST or time.monotonic() > self._until
                if enough or self._is_clear(left):
                    return self.moves[left[0]]
                if self.spent >= upto:
                    break
            left = left[: (len(left) + 1) // 2]
            if len(left) == 1:
                break
        return self.moves[left[0]]

    def _sorted(self, left: list[int], first: list[float]) -> list[int]:
        """The best first, by what was found; what it looked like before counts for as many worlds as it is worth.

        A few worlds say little where the luck of one turn matters more than a move: the best of many means is then mostly a lucky one.
        """
        means = {n: _mean(self.chances[n]) for n in left}
        doubt = self.thinking.doubt
        if doubt > 0.0:
            size = len(self.chances[left[0]])
            luck = _FIRST_LUCK**2 * _FIRST_SIZE
            for n in left:
                luck += math.fsum([(one - means[n]) ** 2 for one in self.chances[n]])
            luck /= _FIRST_SIZE + len(left) * (size - 1)
            unsure = luck / size + self.thinking.blind**2
            part = doubt**2 / (doubt**2 + unsure)
            base = math.fsum([means[n] - first[n] for n in left]) / len(left)
            means = {n: part * means[n] + (1.0 - part) * (base + first[n]) for n in left}
        return sorted(left, key=lambda n: -means[n])

    def ranked(self) -> list[int]:
        """The numbers of all moves, the best first, as far as `choose` could tell: who was followed longer, then how well."""
        return sorted(self._order, key=lambda n: (-len(self.chances[n]), -_mean(self.chances[n])))

    def _try(self, indices: list[int] | range, turns: int, *, keep: bool = True) -> None:
        """Follow these moves in one more world."""
        world = self.worlds.deal()
        turn = self.game.turn(world)  # before the move: one that ends the turn is not followed any further than others
        ties = self.dice.word()
        for n in indices:
            self.policy.dice = Dice(ties)  # ties are broken alike, too: luck is no reason to prefer a move
            chance = self._follow(self.policy.after(world, self.seat, self.moves[n]), turn, turns)
            if keep:
                self.chances[n].append(chance)

    def _follow(self, pos: Any, turn: int, turns: int) -> float:
        """The chances along a line of play, as much of each look at them as the game says; fewer turns have only one, at the end."""
        looks = self.looks if turns == len(self.looks) else (0.0,) * (turns - 1) + (1.0,)
        game, found, counted = self.game, 0.0, 0.0
        for look, much in enumerate(looks):
            pos = self._best_line(pos, turn) if look == 0 and self._lines > 1 else self.policy.play_on(pos, turn, 1)
            turn = game.turn(pos)
            if not pos.asked:
                much = sum(looks[look:])  # the end is the end, however often one looks
            if much:
                found += much * self.thinking.prospect(game, pos, self.seat)
                counted += much
            if not pos.asked:
                break
        return found / counted

    def _best_line(self, pos: Any, turn: int) -> Any:
        """Where the turn ends if it is played on several times and the seat takes the best of these lines. `pos` is used up."""
        if not pos.asked or self.game.turn(pos) != turn:
            return pos
        start = pos.copy()
        best = self.policy.play_on(pos, turn, 1)
        most = self.thinking.prospect(self.game, best, self.seat)
        for n in range(1, self._lines):
            end = self.policy.stray_on(start if n == self._lines - 1 else start.copy(), turn, self.seat, _STRAY)
            found = self.thinking.prospect(self.game, end, self.seat)
            if found > most:
                best, most = end, found
        return best

    def _is_clear(self, left: list[int]) -> bool:
        """Whether the best move leads the second in the same worlds by more than luck explains; or whether more worlds would not tell
        any of the others from it that matters."""
        if len(self.chances[left[0]]) < _FEWEST:
            return False
        lead, luck = self._lead(left[0], left[1])
        if lead > _CLEAR * luck and lead > 1e-6:
            return True
        fine = self.thinking.fine
        if luck >= fine:
            return False
        for n in left[2:]:
            lead, luck = self._lead(left[0], n)
            if luck >= fine and lead <= _CLEAR * luck:
                return False
        return True

    def _lead(self, one: int, other: int) -> tuple[float, float]:
        """By how much a move leads another in the same worlds, and the standard error of that."""
        leads = [a - b for a, b in zip(self.chances[one], self.chances[other], strict=True)]
        mean = _mean(leads)
        return mean, math.sqrt(sum((lead - mean) ** 2 for lead in leads) / (len(leads) - 1) / len(leads))


def _mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0
