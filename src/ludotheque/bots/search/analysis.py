"""The analysis of a finished game: how the chances changed, where they turned, and what the expert would have played there.

The curve follows the true game, all hands open: from each moment the game is played on cheaply to the horizon a few times. The moves
that seem to have cost most are then searched with what their player knew at the time, and compared with what the search prefers.
Efforts are counted in answers, so an analysis is the same on every machine; a long game gets fewer points, not more time.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from ludotheque.bots.search.coach import Line, advise, effort_of
from ludotheque.bots.search.flat import PLAIN
from ludotheque.bots.search.policy import Policy
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.game import Game
from ludotheque.engine.knowledge import Knowledge
from ludotheque.engine.position import Move
from ludotheque.engine.table import Table

#: Seconds of one core that the curve may take in all, and each move that is searched.
CURVE, MOVE = 10.0, 1.5
#: The most moves that are searched, and the most turning points that are reported.
SEARCHED, TOLD = 16, 5
#: The loss from which on a move is worth telling.
_LEAST = 0.03
#: How often the game is played on from each point of the curve.
_TIMES = 2
#: The first points of the curve are so far apart; then the gaps are halved, as far as the effort goes.
_FIRST = 16

Progress = Callable[[float], None]


def check(table: Table) -> None:
    """Refuse a table that cannot be analysed."""
    if table.game.thinking is None:
        name = table.game.names
        raise LudothequeError(
            f"{name['en']} cannot be analysed: no bot thinks ahead in it",
            f"{name['fr']} ne s'analyse pas : aucun bot n'y calcule à l'avance",
        )
    if not table.over:
        raise LudothequeError("only a finished game is analysed", "seule une partie finie s'analyse")
    if not table.answers:
        raise LudothequeError("the game has no move to analyse", "la partie n'a aucun coup à analyser")


def analyse(table: Table, progress: Progress = lambda part: None, share: float = 1.0) -> dict[str, Any]:
    """Analyse a finished game. `progress` is called with the fraction done, from 0 to 1; `share` scales the effort."""
    check(table)
    game = table.game
    dice = Dice(f"analysis {table.seed_hash}")
    curve = _curve(table, dice, max(1, round(share * effort_of(game, CURVE))), lambda part: progress(part * 0.5))
    suspects = _suspects(table, curve)[:SEARCHED]
    moments: list[dict[str, Any]] = []
    effort = max(1, round(share * effort_of(game, MOVE)))
    for number, n in enumerate(suspects):
        progress(0.5 + 0.5 * number / len(suspects))
        moment = _moment(table, n, dice, effort)
        if moment is not None:
            moments.append(moment)
    moments.sort(key=lambda moment: -moment["loss"])
    progress(1.0)
    return {
        "game": game.id,
        "seats": table.seats,
        "answers": len(table.answers),
        "over": table.verdict,
        "curve": [{"n": n, "chances": [round(one, 3) for one in curve[n]]} for n in sorted(curve)],
        "moments": sorted(moments[:TOLD], key=lambda moment: moment["n"]),
    }


# ---------------------------------------------------------------------- the curve


def _curve(table: Table, dice: Dice, effort: int, progress: Progress) -> dict[int, list[float]]:
    """The chances of all seats at moments of the game: the ends, then ever closer together while the effort lasts."""
    game, last = table.game, len(table.answers)
    policy = Policy(game, game.thinking or PLAIN, dice)
    found: dict[int, list[float]] = {}
    gap = _FIRST
    order = [last, 0]
    while gap >= 1:
        order += [n for n in range(0, last, gap) if n % (2 * gap) or gap == _FIRST]
        gap //= 2
    for number, n in enumerate(order):
        if policy.spent >= effort and n not in (0, last):
            break
        if n not in found:
            found[n] = _chances(policy, table.at(n).position, dice)
        progress(max(number / len(order), min(1.0, policy.spent / effort)))
    return found


def _chances(policy: Policy, pos: Any, dice: Dice) -> list[float]:
    """The chances of each seat, once the turn has been played on from here. They add up to 1."""
    game, thinking = policy.game, policy.thinking
    if not pos.asked:
        return _shared(thinking.prospects(game, pos))
    sums = [0.0] * pos.seats
    for _ in range(_TIMES):
        start = pos.copy()
        start.events.clear()
        start.rng = dice.word()  # what was dealt stays, what is still to be rolled is rolled anew
        end = policy.play_on(start, game.turn(start), thinking.horizon)
        for seat, one in enumerate(_shared(thinking.prospects(game, end))):
            sums[seat] += one
    return [one / _TIMES for one in sums]


def _shared(chances: list[float]) -> list[float]:
    total = sum(chances)
    return [one / total for one in chances] if total > 0 else [1.0 / len(chances)] * len(chances)


# ---------------------------------------------------------------------- the moves


def _suspects(table: Table, curve: dict[int, list[float]]) -> list[int]:
    """The numbers of the answers after which their player's chances fell, the greatest fall first; one for each stretch of the
    curve and player: the first of those that had a choice."""
    marks = sorted(curve)
    falls: list[tuple[float, int]] = []
    for start, end in pairwise(marks):
        seen: set[int] = set()
        for n in range(start, end):
            seat, key = table.answers[n]
            fall = curve[start][seat] - curve[end][seat]
            if seat in seen or fall <= 0 or key.partition(":")[0] in table.game.standing:
                continue
            seen.add(seat)
            falls.append((-fall, n))
    return [n for _, n in sorted(falls)]


def _moment(table: Table, n: int, dice: Dice, effort: int) -> dict[str, Any] | None:
    """What was played, what the search prefers and why; None if it prefers nothing clearly."""
    before = table.at(n)
    seat, key = table.answers[n]
    choice = before.choice_of(seat)
    option = None if choice is None else choice.find(key)
    if choice is None or option is None or len(choice) < 2:
        return None
    played: Move = option.move
    lines = advise(Knowledge(before.game, before.position, seat), dice, effort, against=played, named=True)
    if len(lines) < 2 or lines[0].move == played or lines[1].move != played:
        return None
    loss = lines[0].chance - lines[1].chance
    if loss < _LEAST:
        return None
    return {
        "n": n,
        "seat": seat,
        "title": before.game.scene(before.position, seat)["title"],
        "asked": choice.prompt,
        "loss": round(loss, 3),
        "better": told(before.game, before.position, seat, lines[0]),
        "played": told(before.game, before.position, seat, lines[1]),
    }


def told(game: Game[Any], pos: Any, seat: int, line: Line) -> dict[str, Any]:
    """A line as it goes over the wire: the move with its words, the chance it leaves, and what it leads to."""
    key = game.key(pos, line.move)
    option = game.choice(pos, seat).find(key)
    return {
        "key": key,
        "words": None if option is None else option.words,
        "chance": round(line.chance, 3),
        "reasons": line.reasons,
    }
