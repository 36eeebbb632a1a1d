"""A coach: the best lines of play that a search finds for a seat, and in words what they lead to.

The lines are played out in the same dealt worlds, so the advice depends on nothing that the seat does not know. Each game
declares what it counts by (`Game.reasons`, `engine/reasons.py`); what changes most between now and the end of a line, and from one
line to the other, is what is said.
"""

from __future__ import annotations

from typing import Any

from ludotheque.bots.search.flat import PLAIN, Search
from ludotheque.engine.dice import Dice
from ludotheque.engine.game import Game
from ludotheque.engine.knowledge import Knowledge
from ludotheque.engine.position import Move
from ludotheque.engine.reasons import END_WEIGHT, Feature
from ludotheque.engine.words import Words

#: How many worlds a comparison takes, at least and at most.
_FEWEST, _MOST = 4, 16
#: The share of the effort that goes into choosing; the rest compares.
_CHOOSING = 0.6
#: How many reasons are given for the best line and for the other.
_TOLD = (3, 2)
#: How much the difference between two lines counts, relative to the change since now.
_APART = 2.0
#: On average so little is left: nothing, that is.
_NONE = 0.2


class Line:
    """A move with what it leads to."""

    __slots__ = ("_chances", "_changes", "_ends", "move", "reasons")

    def __init__(self, move: Move) -> None:
        self.move = move
        self.reasons: list[Words] = []
        self._chances: list[float] = []
        self._changes: dict[tuple[str, int], list[float]] = {}  # feature, seat -> the change in each world
        self._ends: dict[tuple[str, int], list[float]] = {}  # and what it comes to

    @property
    def chance(self) -> float:
        """The chance of the seat to win, as far as the line was followed."""
        return _mean(self._chances)

    def change(self, id: str, seat: int) -> float:
        """By how much a feature of a seat changes, on average."""
        return _mean(self._changes.get((id, seat), []))

    def end(self, id: str, seat: int) -> float:
        """What it comes to."""
        return _mean(self._ends.get((id, seat), []))

    def note(self, key: tuple[str, int], before: float, after: float) -> None:
        self._changes.setdefault(key, []).append(after - before)
        self._ends.setdefault(key, []).append(after)

    def rivals(self, id: str, seat: int) -> list[int]:
        """The other seats, those first for whom the feature changes most."""
        found = [other for name, other in self._changes if name == id and other != seat]
        return sorted(found, key=lambda other: (-abs(self.change(id, other)), other))


class _Seen:
    """The features of one position, for every seat that matters."""

    def __init__(self, game: Game[Any], pos: Any, seat: int) -> None:
        sides = game.sides(pos)
        self.values: dict[tuple[str, int], float] = {}
        winners: list[int] = []
        if game.over(pos):
            outcome = game.outcome(pos)
            winners = outcome["winners"] if outcome is not None else []
        for other in range(pos.seats):
            if other == seat or sides[other] != sides[seat]:
                self.values["won", other] = float(other in winners)
                for feature in game.reasons:
                    if feature.theirs or other == seat:
                        self.values[feature.id, other] = float(feature.of(pos, other))


def _won(pos: Any, seat: int) -> float:
    """Filled in from the outcome."""
    return 0.0


#: Winning, which is mentioned in every game.
_END = Feature("won", _won, END_WEIGHT, chance=True)


def effort_of(game: Game[Any], seconds: float) -> int:
    """An effort that one core spends in about so many seconds."""
    return max(1, round(seconds * (game.thinking or PLAIN).pace))


def advise(
    knowledge: Knowledge, dice: Dice, effort: int, against: Move | None = None, *, named: bool = False
) -> list[Line]:
    """The best line and the second best, or the one that is asked `against`, with reasons; the better one comes first.

    With only one move there is one line. If the move asked about is the best, it is compared with the second. The reasons address the
    player in the seat ("you"), or name every player if `named`.
    """
    search = Search(knowledge, dice)
    game = knowledge.game
    if len(search.moves) == 1:
        line = Line(search.moves[0])
        _follow(search, [line], 0)
        line.reasons = [game.say("reason-only")]
        return [line]
    best = search.choose(max(1, int(effort * _CHOOSING)))
    ranked = [search.moves[n] for n in search.ranked()]
    other = against if against is not None and against != best else next(move for move in ranked if move != best)
    lines = [Line(best), Line(other)]
    _follow(search, lines, effort)
    lines.sort(key=lambda line: -line.chance)
    for n, line in enumerate(lines):
        line.reasons = _reasons(game, knowledge.seat, line, lines[1 - n], _TOLD[n], named)
    return lines


def _follow(search: Search, lines: list[Line], effort: int) -> None:
    """Play the lines on in worlds that both share."""
    game, seat, policy = search.game, search.seat, search.policy
    for number in range(_MOST):
        if number >= _FEWEST and search.spent >= effort:
            break
        world = search.worlds.deal()
        turn = game.turn(world)
        now = _Seen(game, world, seat).values
        for line in lines:
            end = policy.play_on(policy.after(world, seat, line.move), turn, search.thinking.horizon)
            line._chances.append(search.thinking.prospect(game, end, seat))
            for key, value in _Seen(game, end, seat).values.items():
                line.note(key, now[key], value)


def _reasons(game: Game[Any], seat: int, line: Line, other: Line, most: int, named: bool = False) -> list[Words]:
    """What is most worth saying of a line, in words."""
    first = line.chance >= other.chance
    found: list[tuple[float, Words]] = []
    either: list[tuple[float, Words]] = []  # what is bad for the seat and comes anyway, which speaks for neither line
    for feature in (_END, *game.reasons):
        # of the others, the one for whom it changes most
        for who in [seat, *line.rivals(feature.id, seat)[:1]]:
            change = line.change(feature.id, who)
            way = f"{'mine' if who == seat else 'theirs'}-{'up' if change > 0 else 'down'}"
            if abs(change) < feature.least or way in feature.silent:
                continue
            apart = change - other.change(feature.id, who)
            # the better line is described by what speaks for it, the other by whatever sets it apart
            suits = (1.0 if feature.good else -1.0) * (1.0 if who == seat else -1.0)
            lead = max(0.0, suits * apart) if first else abs(apart)
            words = _said(game, feature, line, who, way.replace("mine", "theirs") if named else way)
            anyway = feature is not _END and suits * change < 0 and abs(apart) < feature.least
            (either if anyway else found).append((feature.weight * (abs(change) + _APART * lead), words))
    told = sorted(found or either, key=lambda one: -one[0])
    return [words for _, words in told[:most]] or [game.say("reason-little")]


def _said(game: Game[Any], feature: Feature, line: Line, who: int, way: str) -> Words:
    change = line.change(feature.id, who)
    n = min(100, round(100 * abs(change))) if feature.chance else max(1, round(abs(change)))
    gone = change < 0 and not feature.chance and abs(line.end(feature.id, who)) < _NONE
    none = f"reason-{feature.id}-{way.partition('-')[0]}-none"
    if gone and game.catalogue.has(none):
        return game.say(none, {"who": f"@{who}"})
    return game.say(f"reason-{feature.id}-{way}", {"n": n, "who": f"@{who}"})


def _mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0
