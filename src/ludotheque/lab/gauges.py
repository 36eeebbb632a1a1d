"""Four gauges for every card of a game that was designed here (`maison`), on pairs of games with the card and without it.

*Swing*: how far it moves the result of the seats it is measured for. *Whiff*: the share of pairs that end on exactly the same
points (or take the same course, where points are few), so that the card might as well not have been there. *Trailing*: how far
it moves the result of whoever was behind when the two games parted. *Bands*: how far it moves that of each faction or class. A
result is a lead in points where the game counts points, and otherwise the win. *Stir* is the swing regardless of its sign.

A game says how its cards come into play (`Game.trials`). A card that it says nothing about is dealt in the place of another of
its kind and class, so that it is compared with the average card. In both games of a pair the bots draw the same dice in the same
situation, so that a question more does not make everything else differ.
"""

from __future__ import annotations

import math
import zlib
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
from ludotheque.engine.trial import Counted, Fork, Paired
from ludotheque.engine.view import OMNISCIENT
from ludotheque.lab.matrix import Z
from ludotheque.lab.spread import portions, spread

_PORTION = 10
#: Where nobody has so many points, the same result says too little: the course of the game must be the same too.
_FINE = 10
#: A game with more choices than this is taken not to end. Pairs with such a game are not counted: among bots that undo each
#: other's work they are few, and each would take the time of a hundred others.
_MOST = 5_000
#: The mark of cards that were designed here.
OURS = "maison"


class Swapped(Paired):
    """A card in the place of another of its kind and class, for games that say nothing else of it. Measured for its owner, or,
    where it is nobody's, for the seat that is asked first."""

    def __init__(self, game: Game[Any], kind: str, cards: Sequence[str]) -> None:
        self.game = game
        self.kind = kind
        self.cards = tuple(cards)
        self.seats = max(game.seats[0], min(3, game.seats[1]))

    def fork(self, pos: Any, number: int) -> Fork | None:
        seat = number % self.seats
        if self.game.turn(pos) < 1 or seat not in pos.asked:
            return None
        zones = sorted(self.game.zones(pos), key=lambda zone: zone.owner != seat)
        lying = [(zone.owner, card) for zone in zones for card in zone.cards]
        having: dict[str, Any] = {}
        for id in self.cards:
            index = self.game.card_index[id]
            face = self.game.cards[index]
            for owner, card in lying:
                held = self.game.cards[pos.faces[card]]
                if owner in (seat, -1) and held.kind == face.kind and held.band == face.band and held is not face:
                    twin = pos.copy()
                    twin.faces = pos.faces[:]
                    other = next((one for _, one in lying if pos.faces[one] == index), None)
                    if other is not None:
                        twin.faces[other] = pos.faces[card]
                    twin.faces[card] = index
                    twin.forget()
                    having[id] = twin
                    break
        return Fork((seat,), self.game.turn(pos), pos.copy(), having)


class _Players:
    """Bots whose dice depend on the situation and on nothing that came before."""

    def __init__(self, game: Game[Any], trial: Paired, seed: str, bot: str) -> None:
        self.game = game
        self.trial = trial
        self.seed = seed
        self.bot = bot
        self.times: Counter[str] = Counter()
        self.course = 0  # of the answers since the two games parted

    def choose(self, pos: Any, seat: Seat) -> Move:
        forced = self.trial.answer(pos, seat)
        move = self._decide(pos, seat) if forced is None else forced
        self.course = zlib.crc32(f"{seat}/{move}".encode(), self.course)
        return move

    def _decide(self, pos: Any, seat: Seat) -> Move:
        knowledge = Knowledge(self.game, pos, seat)
        where = f"{seat}/{self.game.turn(pos)}/{self.trial.situation(pos, seat, knowledge.moves)}"
        self.times[where] += 1  # a situation that comes up again is decided afresh
        return bots.make(self.bot, f"{self.seed}/{where}/{self.times[where]}").choose(knowledge)

    def finish(self, pos: Any) -> dict[str, Any] | None:
        """Play on to the end; return the outcome, or None if there is no end in sight."""
        self.times.clear()
        self.course = 0
        self.game.playout(pos, self.choose, most=_MOST)
        return self.game.outcome(pos)


def paired(game: Game[Any]) -> list[Paired]:
    """The trials of a game's own designs: those it offers, in pairs, and exchanges for the rest."""
    ours = {card.id: card.kind for card in game.cards if getattr(card, "mark", "") == OURS}
    found: list[Paired] = []
    covered: set[str] = set()
    for trial in game.trials():
        pairs = trial.pairs() if isinstance(trial, Counted) else trial
        if isinstance(pairs, Paired):
            found.append(pairs)
            covered.update(pairs.cards)
    left = [id for id in ours if id not in covered]
    for kind in dict.fromkeys(ours[id] for id in left):
        found.append(Swapped(game, kind, [id for id in left if ours[id] == kind]))
    return [trial for trial in found if any(card in ours for card in trial.cards)]


def _leads(outcome: dict[str, Any], sides: Sequence[int], *, wins: bool) -> tuple[list[int], bool]:
    """By seat, the lead of its side: in points, or 2 for a win, 1 for a shared one, if the game has no points or wins alone count."""
    scores = None if wins else outcome["scores"]
    if scores is None:
        won = {sides[seat] for seat in outcome["winners"]}
        return [0 if side not in won else 2 if len(won) == 1 else 1 for side in sides], False
    totals = {side: sum(score for one, score in zip(sides, scores, strict=True) if one == side) for side in sides}
    return [totals[side] - max(n for other, n in totals.items() if other != side) for side in sides], True


def _bands(view: dict[str, Any]) -> list[str]:
    """The factions or classes of a seat: mostly one; a seat with two counts for both."""
    return view.get("bands") or [view.get("band") or ""]


def _pair(game: Game[Any], trial: Paired, seed: str, number: int, bot: str, cards: frozenset[str]) -> Iterable[Any]:
    """What one position adds to the tallies: (key, amount)."""
    name = f"{seed}/{trial.kind}/{number}"
    pos = new_position(game, trial.seats, name, trial.options(number))
    players = _Players(game, trial, name, bot)
    fork: Fork | None = None
    while pos.asked:
        fork = trial.fork(pos, number)
        if fork is not None:
            break
        game.playout(pos, players.choose, most=1)
    if fork is None:
        return
    sides = game.sides(pos)
    bands = [_bands(game.player_view(fork.without, seat, OMNISCIENT)) for seat in range(trial.seats)]
    hopes = {
        side: max(game.value(fork.without, seat) for seat in range(trial.seats) if sides[seat] == side)
        for side in sides
    }
    behind = sides.index(min(hopes, key=lambda side: hopes[side]))
    without = players.finish(fork.without)
    if without is None:
        return
    course = players.course
    before, points = _leads(without, sides, wins=trial.wins)
    for card, having in fork.having.items():
        if card not in cards:
            continue
        outcome = players.finish(having)
        if outcome is None:
            continue
        after, scored = _leads(outcome, sides, wins=trial.wins)
        if scored != points:
            raise ProgramError("one game of a pair counts points and the other does not")
        change = [now - then for now, then in zip(after, before, strict=True)]
        same = (outcome["scores"], outcome["winners"]) == (without["scores"], without["winners"])
        if not points or max(without["scores"]) < _FINE:
            same = same and players.course == course
        yield f"{card}/pairs", 1
        yield f"{card}/points", points
        yield f"{card}/same", same
        for key, n in ((f"{card}/swing", change[fork.seats[0]]), (f"{card}/trailing", change[behind])):
            yield key, n
            yield f"{key}/squares", n * n
        yield f"{card}/stir", abs(change[fork.seats[0]])
        for seat, own in enumerate(bands):
            for band in own:
                yield f"{card}/band/{band}", change[seat]
                yield f"{card}/band/{band}/squares", change[seat] ** 2
                yield f"{card}/band/{band}/n", 1


def _tally(game_id: str, index: int, seed: str, numbers: range, bot: str, cards: frozenset[str]) -> Counter[str]:
    game = ludotheque.game(game_id)
    trial = paired(game)[index]
    total: Counter[str] = Counter()
    for number in numbers:
        for key, n in _pair(game, trial, seed, number, bot, cards):
            total[key] += int(n)
    return total


def gauge(
    game_id: str,
    games: int,
    seed: int | str = 0,
    *,
    bot: str = "medium",
    kinds: Sequence[str] | None = None,
    cards: Sequence[str] | None = None,
    workers: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> dict[str, Any]:
    """Measure every card designed here, or only some, with `games` pairs each."""
    game = ludotheque.game(game_id)
    ours = frozenset(card.id for card in game.cards if getattr(card, "mark", "") == OURS)
    if not ours:
        raise BadOptions(
            f"no card of {game.names['en']} was designed here", f"aucune carte de {game.names['fr']} n'est de notre cru"
        )
    if games < 2:
        raise BadOptions(f"at least two games per card, not {games}", f"au moins deux parties par carte, pas {games}")
    bots.make(bot)
    offered = paired(game)
    known = list(dict.fromkeys(trial.kind for trial in offered))
    for kind in kinds or ():
        if kind not in known:
            has = ", ".join(known)
            raise BadOptions(f"no cards of kind {kind!r}; there is {has}", f"pas de cartes {kind!r} ; il y a {has}")
    for card in cards or ():
        if card not in ours:
            raise BadOptions(f"no card {card!r} to measure", f"pas de carte {card!r} à mesurer")
    wanted = frozenset(cards) if cards else ours
    chosen = [
        index
        for index, trial in enumerate(offered)
        if (kinds is None or trial.kind in kinds) and not wanted.isdisjoint(trial.cards)
    ]
    jobs = [(game_id, index, str(seed), part, bot, wanted) for index in chosen for part in portions(games, _PORTION)]
    totals: dict[int, Counter[str]] = {index: Counter() for index in chosen}
    for done, (job, found) in enumerate(zip(jobs, spread(_tally, jobs, workers), strict=True), 1):
        totals[job[1]].update(found)
        if progress is not None:
            progress(done, len(jobs))
    return {
        "game": game_id,
        "bot": bot,
        "seed": str(seed),
        "games": games,
        "cards": [
            _line(offered[index], card, totals[index])
            for index in chosen
            for card in offered[index].cards
            if card in wanted
        ],
    }


def _mean(total: Counter[str], key: str, n: int, unit: float) -> dict[str, Any]:
    """A mean with its 95 % interval."""
    if n < 2:
        return {"n": n, "mean": None, "interval": None}
    mean = total[key] / n
    spread = max(total[f"{key}/squares"] / n - mean * mean, 0.0)
    half = Z * math.sqrt(spread / (n - 1))
    return {
        "n": n,
        "mean": round(mean * unit, 3),
        "interval": [round((mean - half) * unit, 3), round((mean + half) * unit, 3)],
    }


def _line(trial: Paired, card: str, total: Counter[str]) -> dict[str, Any]:
    pairs = total[f"{card}/pairs"]
    points = total[f"{card}/points"] == pairs
    unit = 1.0 if points else 50.0  # of a win that counts two, in percent
    bands = sorted(
        key.split("/")[2]
        for key in total
        if key.startswith(f"{card}/band/") and key.endswith("/n") and key.count("/") == 3
    )
    return {
        "card": card,
        "kind": trial.kind,
        "pairs": pairs,
        "unit": "points" if points else "wins",
        "swing": _mean(total, f"{card}/swing", pairs, unit),
        "stir": round(total[f"{card}/stir"] / pairs * unit, 3) if pairs else None,
        "whiff": round(total[f"{card}/same"] / pairs, 4) if pairs else None,
        "trailing": _mean(total, f"{card}/trailing", pairs, unit),
        "bands": {band: _mean(total, f"{card}/band/{band}", total[f"{card}/band/{band}/n"], unit) for band in bands},
    }


def table(found: dict[str, Any], names: dict[str, str], bands: dict[str, str]) -> str:
    """A Markdown table for each kind of card."""
    parts: list[str] = []
    for kind in dict.fromkeys(line["kind"] for line in found["cards"]):
        lines = [line for line in found["cards"] if line["kind"] == kind]
        columns = sorted({band for line in lines for band in line["bands"] if band})
        rows = [
            "| card | pairs | swing | stir | whiff | trailing |"
            + "".join(f" {bands.get(one, one)} |" for one in columns)
        ]
        rows.append("|---|---:|---:|---:|---:|---:|" + "---:|" * len(columns))
        for line in lines:
            cells = [names[line["card"]], str(line["pairs"]), _cell(line["swing"])]
            cells.append("–" if line["stir"] is None else f"{line['stir']:.1f}")
            cells.append("–" if line["whiff"] is None else f"{line['whiff']:.0%}")
            cells.append(_cell(line["trailing"]))
            cells += [_short(line["bands"].get(band)) for band in columns]
            rows.append("| " + " | ".join(cells) + " |")
        parts.append("\n".join(rows) + "\n")
    return "\n".join(parts)


def _short(mean: dict[str, Any] | None) -> str:
    return "–" if mean is None or mean["mean"] is None else f"{mean['mean']:+.1f}"


def _cell(mean: dict[str, Any]) -> str:
    if mean["mean"] is None:
        return "–"
    low, high = mean["interval"]
    return f"{mean['mean']:+.1f} ({low:+.1f} to {high:+.1f})"
