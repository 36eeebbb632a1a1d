"""How far single cards sway a game: for games with cards that belong to no deck (`Game.trials`).

A card that is played is measured on pairs of games: one position, played on with the card and without it, by bots with the same
dice. The swing is the change in the win rate of the seats it is measured for. A card that is taken for points is measured by
counting the games that its taker would not have won without it. A game depends only on the seed and its number, so the
figures are the same however many processes share the work.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import ludotheque
from ludotheque import bots
from ludotheque.engine.errors import BadOptions, ProgramError
from ludotheque.engine.game import Game
from ludotheque.engine.knowledge import Knowledge
from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Move
from ludotheque.engine.table import new_position
from ludotheque.engine.trial import Counted, Fork, Paired, Trial
from ludotheque.lab.matrix import Z, interval
from ludotheque.lab.simulate import MOST_CHOICES
from ludotheque.lab.spread import portions, spread

#: Games in one batch of the work.
_PORTION = 25
#: In one pair out of this many, also measure how often the winner changes by chance alone.
_AGAIN = 4


class Players:
    """The bots of one game: one for each seat while the card has its effect, another for the rest."""

    def __init__(self, game: Game[Any], trial: Trial, seed: str, bot: str, during: str) -> None:
        self.game = game
        self.trial = trial
        self.usual = [bots.make(bot, f"{seed}/{seat}") for seat in range(trial.seats)]
        self.then = [bots.make(during, f"{seed}/{seat}/then") for seat in range(trial.seats)]

    def choose(self, pos: Any, seat: Seat, *, then: bool = False) -> Move:
        move = self.trial.answer(pos, seat)
        return (
            (self.then if then else self.usual)[seat].choose(Knowledge(self.game, pos, seat)) if move is None else move
        )

    def finish(self, pos: Any, until: int = -1) -> list[int]:
        """Play on to the end, up to a turn with the other bots. Return the winners."""
        turn = self.game.turn
        self.game.playout(pos, lambda pos, seat: self.choose(pos, seat, then=turn(pos) <= until), most=MOST_CHOICES)
        if pos.asked:
            raise ProgramError(f"no end after {MOST_CHOICES} choices")
        outcome = self.game.outcome(pos)
        if outcome is None:
            raise ProgramError("nobody is asked and the game is not over")
        return list(outcome["winners"])


def _halves(winners: Sequence[int], seats: Sequence[int]) -> int:
    """2 if these seats win, 1 if they share the win with others, 0 otherwise."""
    won = sum(seat in seats for seat in winners)
    return 0 if not won else 2 if won == len(winners) else 1


def _forked(trial: Paired, players: Players, pos: Any, number: int) -> Fork | None:
    while pos.asked:
        fork = trial.fork(pos, number)
        if fork is not None:
            return fork
        players.game.playout(pos, players.choose, most=1)
    return None


def _pairs(
    game: Game[Any], trial: Paired, seed: str, number: int, bot: str, during: str, cards: frozenset[str]
) -> Iterable[tuple[str, int]]:
    """What one game adds to the tallies; an empty card id stands for the game without a card."""
    name = f"{seed}/{trial.kind}/{number}"
    pos = new_position(game, trial.seats, name, trial.options(number))
    fork = _forked(trial, Players(game, trial, name, bot, during), pos, number)
    if fork is None:
        return

    def play_on(one: Any, dice: str) -> list[int]:
        return Players(game, trial, f"{name}/{dice}", bot, during).finish(one, fork.until)

    again = fork.without.copy()
    without = play_on(fork.without, "on")
    if number % _AGAIN == 0:  # once more without the card, with other dice
        yield "/again", 1
        yield "/churn", play_on(again, "again") != without
    won = _halves(without, fork.seats)
    for card, having in fork.having.items():
        if card not in cards:
            continue
        winners = play_on(having, "on")
        change = _halves(winners, fork.seats) - won
        yield f"{card}/pairs", 1
        yield f"{card}/before", won
        yield f"{card}/change", change
        yield f"{card}/squares", change * change
        yield f"{card}/changed", winners != without


def _counts(game: Game[Any], trial: Counted, seed: str, number: int, bot: str) -> Iterable[tuple[str, int]]:
    name = f"{seed}/{trial.kind}/{number}"
    pos: Any = new_position(game, trial.seats, name, trial.options(number))
    Players(game, trial, name, bot, bot).finish(pos)
    for card, decided in trial.tell(pos):
        yield f"{card}/taken", 1
        yield f"{card}/decided", decided


def _tally(
    game_id: str, index: int, seed: str, numbers: range, bot: str, during: str, cards: frozenset[str]
) -> Counter[str]:
    game = ludotheque.game(game_id)
    trial = game.trials()[index]
    total: Counter[str] = Counter()
    for number in numbers:
        if isinstance(trial, Paired):
            found = _pairs(game, trial, seed, number, bot, during, cards)
        else:
            assert isinstance(trial, Counted)
            found = _counts(game, trial, seed, number, bot)
        for key, n in found:
            total[key] += n
    return total


def swing(
    game_id: str,
    games: int,
    seed: int | str = 0,
    *,
    bot: str = "random",
    during: str | None = None,
    kinds: Sequence[str] | None = None,
    cards: Sequence[str] | None = None,
    workers: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> dict[str, Any]:
    """Measure every card that the game offers a trial for, or only `cards`, with `games` games (or pairs) each.

    `during` is the bot that plays while a card has its effect; by default the same as `bot`.
    """
    game = ludotheque.game(game_id)
    offered = game.trials()
    if not offered:
        raise BadOptions(
            f"{game.names['en']} has no cards outside decks to measure",
            f"{game.names['fr']} n'a pas de carte hors deck à peser",
        )
    if games < 2:
        raise BadOptions(f"at least two games per card, not {games}", f"au moins deux parties par carte, pas {games}")
    known = list(dict.fromkeys(trial.kind for trial in offered))
    for kind in kinds or ():
        if kind not in known:
            has = ", ".join(known)
            raise BadOptions(f"no cards of kind {kind!r}; there is {has}", f"pas de cartes {kind!r} ; il y a {has}")
    during = during or bot
    for name in (bot, during):
        bots.make(name)
    chosen = [index for index, trial in enumerate(offered) if kinds is None or trial.kind in kinds]
    measured = frozenset(card for index in chosen for card in offered[index].cards)
    for card in cards or ():
        if card not in measured:
            raise BadOptions(f"no card {card!r} to measure", f"pas de carte {card!r} à mesurer")
    if cards:
        measured = frozenset(cards)
        chosen = [index for index in chosen if not measured.isdisjoint(offered[index].cards)]
    jobs = [
        (game_id, index, str(seed), part, bot, during, measured)
        for index in chosen
        for part in portions(games, _PORTION)
    ]
    totals: dict[int, Counter[str]] = {index: Counter() for index in chosen}
    for done, (job, found) in enumerate(zip(jobs, spread(_tally, jobs, workers), strict=True), 1):
        totals[job[1]].update(found)
        if progress is not None:
            progress(done, len(jobs))
    return {
        "game": game_id,
        "bot": bot,
        "during": during,
        "seed": str(seed),
        "games": games,
        "cards": [
            line
            for index in chosen
            for line in _lines(offered[index], totals[index], games)
            if line["card"] in measured
        ],
    }


def _lines(trial: Trial, total: Counter[str], games: int) -> list[dict[str, Any]]:
    if isinstance(trial, Counted):
        return [_counted(trial, card, total, games) for card in trial.cards]
    return [_paired(trial, card, total) for card in trial.cards]


def _counted(trial: Trial, card: str, total: Counter[str], games: int) -> dict[str, Any]:
    taken, decided = total[f"{card}/taken"], total[f"{card}/decided"]
    return {
        "card": card,
        "kind": trial.kind,
        "method": "counted",
        "taken": taken,
        "per_game": round(taken / games, 4),
        "decided": decided,
        "share": round(decided / taken, 4) if taken else None,
        "interval": _rounded(interval(decided, taken)),
    }


def _paired(trial: Trial, card: str, total: Counter[str]) -> dict[str, Any]:
    pairs, again = total[f"{card}/pairs"], total["/again"]
    found: dict[str, Any] = {"card": card, "kind": trial.kind, "method": "paired", "pairs": pairs}
    if pairs < 2:
        return {**found, "rate": None, "swing": None, "interval": [-1.0, 1.0], "changed": None, "churn": None}
    mean = total[f"{card}/change"] / 2 / pairs
    spread = total[f"{card}/squares"] / 4 / pairs - mean * mean
    half = Z * math.sqrt(max(spread, 0.0) / (pairs - 1))
    return {
        **found,
        "rate": round(total[f"{card}/before"] / 2 / pairs, 4),
        "swing": round(mean, 4),
        "interval": _rounded((max(mean - half, -1.0), min(mean + half, 1.0))),
        "changed": round(total[f"{card}/changed"] / pairs, 4),
        "churn": round(total["/churn"] / again, 4) if again else None,
    }


def _rounded(ends: tuple[float, float]) -> list[float]:
    return [round(end, 4) for end in ends]


def tables(found: dict[str, Any], names: dict[str, str]) -> str:
    """Markdown tables, one for each kind of card; shares and swings in percent."""
    parts: list[str] = []
    for kind in dict.fromkeys(line["kind"] for line in found["cards"]):
        lines = [line for line in found["cards"] if line["kind"] == kind]
        if lines[0]["method"] == "counted":
            rows = ["| card | taken per game | decided the game when taken |", "|---|---:|---:|"]
            rows += [f"| {names[one['card']]} | {one['per_game']:.2f} | {_percent(one, 'share')} |" for one in lines]
        else:
            rows = ["| card | pairs | swing | winner changed |", "|---|---:|---:|---:|"]
            rows += [
                f"| {names[one['card']]} | {one['pairs']} | {_percent(one, 'swing', '+')} | "
                + ("–" if one["churn"] is None else f"{one['changed']:.0%} (by chance {one['churn']:.0%})")
                + " |"
                for one in lines
            ]
        parts.append("\n".join(rows) + "\n")
    return "\n".join(parts)


def _percent(line: dict[str, Any], key: str, sign: str = "") -> str:
    if line[key] is None:
        return "–"
    low, high = (f"{100 * end:{sign}.1f}" for end in line["interval"])
    return f"{100 * line[key]:{sign}.1f} ({low} to {high})"
