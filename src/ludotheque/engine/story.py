"""The story of a finished game: its figures turn by turn, and the acts that changed them most.

A game declares a `Story` (`Game.story`): the numbers that players count by, each a function of a position and a seat. They are numbers
that everybody may see at any moment: the tests deal positions again for every seat and demand the same figures. Their words are in
the game's catalogues, `tally-<id>`. Nothing here is a rule, and nothing is estimated: every figure is that of the position.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import inf
from typing import TYPE_CHECKING, Any, Final

from ludotheque.engine.audience import SPECTATOR
from ludotheque.engine.words import Words

if TYPE_CHECKING:
    from ludotheque.engine.game import Game
    from ludotheque.engine.table import Table

#: The most acts that a story mentions.
TOLD: Final = 3

#: The figures of one moment: for each tally, that of each seat.
Figures = list[list[int | None]]


class Tally:
    """One number that the story follows."""

    __slots__ = ("icon", "id", "most", "of", "told", "weight", "when")

    def __init__(
        self,
        id: str,
        icon: str,
        of: Callable[[Any, int], int | None],
        weight: float = 1.0,
        *,
        most: int | None = None,
        told: tuple[str, ...] = (),
        when: Callable[[Any], bool] | None = None,
    ) -> None:
        self.id = id
        self.icon = icon
        self.of = of  # how much of it a seat has; None: seats such as this one have none
        self.weight = weight  # what a change by one counts when acts are compared; negative where less is better
        self.most = most  # with so much of it the game is won
        self.told = told  # the kinds of log lines that report its changes
        self.when = when  # whether a table is played for it, where not all are


class Story:
    """What the story of a game follows: the first tally is the one that matters most."""

    __slots__ = ("called", "part", "tallies")

    def __init__(
        self,
        *tallies: Tally,
        part: Callable[[Any], int] | None = None,
        called: Callable[[Any], tuple[int, str] | None] | None = None,
    ) -> None:
        self.tallies = tallies
        self.part = part  # what the game is divided into, if not into turns
        self.called = (
            called  # the seat in charge of a turn and the band that it chose for it; their title is `story-called`
        )


def figures(game: Game[Any], pos: Any, tallies: Sequence[Tally]) -> Figures:
    """The figures of a position."""
    return [[tally.of(pos, seat) for seat in range(pos.seats)] for tally in tallies]


def tell(table: Table) -> dict[str, Any] | None:
    """The story of a table (docs/wire.md, STORY); None where the game declares none."""
    game, story = table.game, table.game.story
    if story is None:
        return None
    tallies = [tally for tally in story.tallies if tally.when is None or tally.when(table.position)]
    sides = list(game.sides(table.position))
    turns: list[dict[str, Any]] = []
    swings: list[tuple[float, int, int, Figures, Figures]] = []  # how much, part, moment, before, after
    titles: Counter[str] = Counter()
    before: Figures = []
    past = 0  # the part of the moment before: what a set-up changes is nobody's act
    for n, pos in enumerate(table.moments()):
        part = story.part(pos) if story.part is not None else game.turn(pos)
        now = figures(game, pos, tallies)
        if not turns or turns[-1]["part"] != part:
            title = _apart(game.scene(pos, SPECTATOR)["title"], titles)
            turns.append({"part": part, "start": n, "title": title, "called": None})
        turn = turns[-1]
        turn["n"], turn["values"] = n, now
        if story.called is not None:
            turn["called"] = story.called(pos) or turn["called"]
        if past > 0 and before != now:
            swings.append((_swing(tallies, sides, before, now), part, n, before, now))
        before, past = now, part
    for turn in turns:
        del turn["part"]
        turn["called"] = None if turn["called"] is None else {"seat": turn["called"][0], "band": turn["called"][1]}
    return {
        "tallies": [
            {"id": one.id, "words": game.say(f"tally-{one.id}"), "icon": one.icon, "most": one.most} for one in tallies
        ],
        "sides": sides,
        "called": None if story.called is None else game.say("story-called"),
        "bands": _bands(game, turns),
        "turns": turns,
        "turning": [_turning(table, tallies, turns, *one[2:]) for one in _greatest(swings)],
    }


def _bands(game: Game[Any], turns: list[dict[str, Any]]) -> dict[str, Any]:
    """What the bands are called that were chosen for turns."""
    called = {turn["called"]["band"] for turn in turns if turn["called"] is not None}
    return {id: {name: game.bands[id][name] for name in ("words", "color", "icon")} for id in sorted(called)}


def _apart(title: Words, titles: Counter[str]) -> Words:
    """A title that no part before has: rounds of one scene, or turns of the next game of a match, are numbered."""
    titles[title["fr"]] += 1
    times = titles[title["fr"]]
    return title if times == 1 else {language: f"{said} ({times})" for language, said in title.items()}


def _greatest(
    swings: list[tuple[float, int, int, Figures, Figures]],
) -> list[tuple[float, int, int, Figures, Figures]]:
    """The greatest changes, of equal ones the later, one for each turn at most, in the order in which they came."""
    found: list[tuple[float, int, int, Figures, Figures]] = []
    for one in sorted(swings, key=lambda one: (-one[0], -one[2])):
        if one[0] > 0 and len(found) < TOLD and all(one[1] != other[1] for other in found):
            found.append(one)
    return sorted(found, key=lambda one: one[2])


def _swing(tallies: Sequence[Tally], sides: Sequence[int], before: Figures, now: Figures) -> float:
    """How much the lead of a side over the best of the others changed, whichever changed most. What wins the game counts above all."""
    for tally, was, is_ in zip(tallies, before, now, strict=True):
        if tally.most is not None and max(_filled(was)) < tally.most <= max(_filled(is_)):
            return inf
    names = sorted(set(sides))
    then, after = ([_worth(tallies, sides, side, one) for side in names] for one in (before, now))
    if len(names) == 1:
        return abs(after[0] - then[0])
    return max(abs(_lead(after, at) - _lead(then, at)) for at in range(len(names)))


def _filled(row: Sequence[int | None]) -> list[int]:
    """The figures of the seats that have any."""
    return [value for value in row if value is not None] or [0]


def _lead(worths: list[float], at: int) -> float:
    return worths[at] - max(worth for other, worth in enumerate(worths) if other != at)


def _worth(tallies: Sequence[Tally], sides: Sequence[int], side: int, one: Figures) -> float:
    seats = [seat for seat, of in enumerate(sides) if of == side]
    return sum(tally.weight * (row[seat] or 0) for tally, row in zip(tallies, one, strict=True) for seat in seats)


def _turning(
    table: Table, tallies: Sequence[Tally], turns: list[dict[str, Any]], n: int, before: Figures, now: Figures
) -> dict[str, Any]:
    """One of the acts: when, what everybody read of it, and what it changed."""
    changes = [
        {"tally": at, "seat": seat, "was": was or 0, "now": is_ or 0}
        for at in range(len(tallies))
        for seat, (was, is_) in enumerate(zip(before[at], now[at], strict=True))
        if was != is_
    ]
    changes.sort(key=lambda one: -abs(tallies[one["tally"]].weight * (one["now"] - one["was"])))
    tally, seat = tallies[changes[0]["tally"]], changes[0]["seat"]
    lines = [line for line in table.lines(None, table.log_at(n - 1))[: table.log_at(n) - table.log_at(n - 1)] if line]
    told = (
        [line for line in lines if line["kind"] in tally.told and line["seat"] == seat]
        or [line for line in lines if line["kind"] in tally.told]
        or [line for line in lines if line["depth"] == 1 and line["seat"] == seat]
        or [line for line in lines if line["depth"] == 1]
        or lines
    )
    title = next(turn["title"] for turn in turns if turn["n"] >= n)
    return {"n": n, "title": title, "line": told[0] if told else None, "changes": changes}
