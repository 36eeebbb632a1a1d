"""How the full game of Le Trône du Haut Cendrelin is won: `PYTHONPATH=src python tools/glory.py --games 100`.

Bots that all look one move ahead, but each to its own taste (`TASTES`), play one another with two classes each, drawn at
random, and places drawn at random; tastes change seats from game to game. Told for each number of players: of which points wins
were made and which came last, how many nights games took, when objectives were met, which events lay around at dawn, how often
each option was chosen, how often each class won and each fragment was played. `--evenings` plays other games: half of the seats
take mana on one early evening and otherwise always draw, the others always draw. With `--whole-nights` these play every move on to
the end of the night before they choose, by the trained weights; `--match` plays them against those that look one move ahead, all of
them always drawing. A game depends only on the seed and its number.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable
from statistics import median
from typing import Any, Final

import ludotheque
from ludotheque.bots.search.flat import Search
from ludotheque.bots.weights import trained
from ludotheque.engine.dice import Dice
from ludotheque.engine.knowledge import Knowledge
from ludotheque.engine.position import Move
from ludotheque.engine.table import new_position
from ludotheque.games.cendrelin.graveyard import ALL_CLASSES
from ludotheque.lab.matrix import interval

GAME: Final[Any] = ludotheque.game("cendrelin")
#: What each taste thinks of otherwise than greedy: a weight, and by how much it is multiplied.
TASTES: Final[dict[str, dict[str, float]]] = {
    "steady": {"full.fragment": 2.0},
    "gatherer": {"full.fragment": 3.0},
    "spender": {"full.mana": 0.5},
    "eager": {"full.point": 1.5},
    "spoiler": {"full.fragment": 2.0, "full.nearest": 1.3, "full.rivals": 2.0},
}
#: The own evening on which mana is taken once: the second, third or fourth, in turn.
EARLY: Final = (2, 3, 4)
#: How many fragments of a past life are picked at random, so that all come into play; the rest is filled up as advised.
PICKED: Final = 4
#: Games with more choices than this are counted as endless.
MOST: Final = 20_000
#: The same where every choice is a search.
MOST_SEARCHED: Final = 1_200
KINDS: Final = ("soul", "favourite", "objective")
POINTS: Final = dict(zip((1, 2, 4, 8), (*KINDS, "objective"), strict=True))


class Player:
    """Looks one move ahead, to its taste; may have a plan for its evenings."""

    def __init__(self, taste: str, seed: str, evenings: Iterable[int] | None = None) -> None:
        weights = dict(GAME.thinking.weights)
        for name, times in TASTES[taste].items():
            weights[name] *= times
        self.thinking = GAME.thinking.weighed(weights)
        self.dice = Dice(seed)
        self.plan = None if evenings is None else set(evenings)  # own evenings on which mana is taken, all others draw
        self.evening = 0

    def choose(self, pos: Any, seat: int) -> Move:
        knowledge = Knowledge(GAME, pos, seat)
        moves = knowledge.moves
        if ("mana",) in moves:
            self.evening += 1
            if self.plan is not None and len(moves) > 1:
                return ("mana",) if self.evening in self.plan else ("draw",)
        if moves[0][0] == "pick" and len(pos.past_life[seat]) < PICKED:
            picks = [move for move in moves if move[0] == "pick"]
            return picks[self.dice.below(len(picks))]
        if len(moves) == 1:
            return moves[0]
        return self.best(knowledge, seat)

    def best(self, knowledge: Knowledge, seat: int) -> Move:
        """What looks best one move ahead."""
        moves = knowledge.moves
        deal = knowledge.sample(self.dice)
        best: list[Move] = []
        highest = float("-inf")
        for move in moves:
            after = deal.copy()
            GAME.answer(after, seat, move)
            value = self.thinking.value(GAME, after, seat)
            if value > highest + 1e-9:
                best, highest = [move], value
            elif value > highest - 1e-9:
                best.append(move)
        return best[self.dice.below(len(best))]


class Whole(Player):
    """Plays every move on to the end of the night in one dealt world, and judges by the trained weights."""

    def __init__(self, seed: str, evenings: Iterable[int] | None = None) -> None:
        super().__init__("steady", seed, evenings)
        self.thinking = trained(GAME)

    def best(self, knowledge: Knowledge, seat: int) -> Move:
        search = Search(knowledge, self.dice, self.thinking)
        if len(search.moves) == 1:
            return search.moves[0]
        worths = search.follow(1, 1) if self.thinking.looks_ahead(search.moves) else search.glance(1)
        good = [n for n, worth in enumerate(worths) if worth >= max(worths) - 1e-9]
        return search.moves[good[self.dice.below(len(good))]]


class Account:
    """What is counted over many games."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.nights: list[int] = []
        self.first = 0
        self.endless = 0
        self.won: Counter[str] = Counter()  # points among those of winners
        self.last: Counter[str] = Counter()  # points that came last
        self.tastes: Counter[str] = Counter()
        self.present: Counter[str] = Counter()  # nights that ended in games with an event
        self.lying: Counter[str] = Counter()  # and with it around
        self.rows: dict[str, Counter[int]] = {}  # event, place, fragment or Destiny -> option -> times
        self.played: Counter[str] = Counter()
        self.held: Counter[str] = Counter()  # fragments in hand when a night ended, or played in it
        self.kept: Counter[str] = Counter()  # objectives kept, met at some time, of winners at the end
        self.met: dict[str, list[int]] = {}
        self.crowned: Counter[str] = Counter()
        self.evenings: Counter[str] = Counter()
        self.seated: Counter[str] = Counter()  # classes of all seats, each seat having two, and of winners
        self.ruling: Counter[str] = Counter()

    def game(self, seed: str, number: int, players: list[Player], most: int = MOST) -> int:
        """Play one game and count it; return who won, or -1."""
        options = {"mode": "full", "classes": ["random"] * self.seats}
        pos: Any = new_position(GAME, self.seats, f"{seed}/{number}", options)
        seen = _Seen(self)

        def choose(pos: Any, seat: int) -> Move:
            seen.look(pos)
            move = players[seat].choose(pos, seat)
            seen.note(pos, seat, move)
            return move

        GAME.playout(pos, choose, most=most)
        seen.look(pos)
        seen.close(pos)
        return int(pos.winner)

    def figures(self) -> dict[str, Any]:
        games = len(self.nights)
        nights = sorted(self.nights)
        return {
            "seats": self.seats,
            "games": games,
            "endless": self.endless,
            "nights": {
                "median": median(nights),
                "95 %": nights[games * 19 // 20],
                "longest": nights[-1],
                "within 25": sum(one <= 25 for one in nights) / (games + self.endless),
            },
            "first player": _share(self.first, games),
            "points": {kind: _share(self.won[kind], games) for kind in ("soul", "favourite")},
            "objectives": self.won["objective"] / games,
            "last point": {kind: _share(self.last[kind], games) for kind in (*KINDS, "several")},
            "tastes": dict(self.tastes),
            "evenings": dict(self.evenings),
            "classes": {klass: _share(self.ruling[klass], seats) for klass, seats in sorted(self.seated.items())},
            "met": {
                id: {
                    "kept": kept,
                    "met": len(self.met.get(id, ())) / kept,
                    "night": median(self.met[id]) if id in self.met else None,
                    "crowned": self.crowned[id] / kept,
                }
                for id, kept in sorted(self.kept.items())
            },
            "lying": {id: self.lying[id] / nights for id, nights in sorted(self.present.items())},
            "options": {
                id: [rows[row] / rows.total() for row in range(_rows(id))] + [rows.total()]
                for id, rows in sorted(self.rows.items())
            },
            "fragments": {id: [self.played[id] / held, held] for id, held in sorted(self.held.items())},
        }


class _Seen:
    """One game while it is counted."""

    def __init__(self, account: Account) -> None:
        self.account = account
        self.opened = -1
        self.masks: list[int] = []
        self.last = 0
        self.reached: dict[int, int] = {}
        self.pool: list[str] = []
        self.fresh: list[str] = []

    def look(self, pos: Any) -> None:
        """What the last answer led to."""
        if pos.charge < 0:
            return
        if self.opened < 0:
            self.opened = pos.charge
            self.masks = [0] * pos.seats
            cards = pos.future + pos.surroundings + pos.past
            self.pool = [GAME.cards[pos.faces[card]].id for card in cards]
        for seat, mask in enumerate(pos.glory):
            if mask & ~self.masks[seat]:
                if seat == pos.winner:
                    self.last = mask & ~self.masks[seat]
                for index in (0, 1):
                    if mask & ~self.masks[seat] & 4 << index:
                        self.reached.setdefault(pos.drawn[seat][index], -(-pos.night // pos.seats))
            self.masks[seat] = mask

    def note(self, pos: Any, seat: int, move: Move) -> None:
        account, verb = self.account, move[0]
        if verb in ("mana", "draw"):
            account.evenings[verb] += bool(pos.past_life[seat])
        elif verb in ("resolve", "option"):
            self._row(GAME.cards[pos.faces[move[1]]].id, move[2])
        elif verb == "use":
            self._row(GAME.deck.places[move[1]].id, move[2])
        elif verb == "destiny":
            self._row("destiny", move[1])
        elif verb == "play":
            id = GAME.cards[pos.faces[move[1]]].id
            account.played[id] += 1
            self.fresh.append(id)
        elif verb == "end":
            account.present.update(self.pool)
            account.lying.update(GAME.cards[pos.faces[card]].id for card in pos.surroundings)
            account.held.update(self.fresh)
            account.held.update(GAME.cards[pos.faces[card]].id for card in pos.hand[seat] + pos.forgone[seat])
            self.fresh.clear()

    def _row(self, id: str, row: int) -> None:
        self.account.rows.setdefault(id, Counter())[row] += 1

    def close(self, pos: Any) -> None:
        account = self.account
        if pos.winner < 0:
            account.endless += 1
            return
        account.nights.append(-(-pos.night // pos.seats))
        account.first += self.opened == pos.winner
        mask = pos.glory[pos.winner]
        for bit, kind in POINTS.items():
            account.won[kind] += bool(mask & bit)
        last = {POINTS[bit] for bit in POINTS if self.last & bit}
        account.last["several" if len(last) > 1 else last.pop()] += 1
        for seat in range(pos.seats):
            two = [ALL_CLASSES[klass] for klass in (pos.classes[seat], pos.second[seat])]
            account.seated.update(two)
            account.ruling.update(two if seat == pos.winner else ())
            for index, card in enumerate(pos.drawn[seat]):
                id = GAME.cards[pos.faces[card]].id
                account.kept[id] += 1
                if card in self.reached:
                    account.met.setdefault(id, []).append(self.reached[card])
                account.crowned[id] += seat == pos.winner and bool(mask & 4 << index)


def _rows(id: str) -> int:
    card = GAME.deck.destiny if id == "destiny" else GAME.cards[GAME.card_index[id]]
    return len(card.options)


def _share(n: int, of: int) -> list[float]:
    """A share with its 95 % interval."""
    return [n / max(of, 1), *interval(n, of)]


def tables(seats: int, games: int, seed: str) -> dict[str, Any]:
    """Taste against taste."""
    account = Account(seats)
    names = list(TASTES)
    for number in range(games):
        # each seat has another taste, and in as many games as tastes each taste has every seat once
        tastes = [names[(number + seat * (1 + number // len(names) % 4)) % len(names)] for seat in range(seats)]
        players = [Player(taste, f"{seed}/{number}/{seat}") for seat, taste in enumerate(tastes)]
        winner = account.game(f"{seed} {seats}", number, players)
        if winner >= 0:
            account.tastes[tastes[winner]] += 1
    return account.figures()


def evenings(seats: int, games: int, seed: str, *, whole: bool = False) -> dict[str, Any]:
    """One early evening of mana against none: the share of wins of those who take it, who have half of all seats."""
    account = Account(seats)
    won = 0
    for number in range(games):
        plans = [[EARLY[number // 2 % 3]] if (seat + number) % 2 else [] for seat in range(seats)]
        seeds = [f"{seed}/{number // 2}/{seat}" for seat in range(seats)]
        players = [
            Whole(own, plan) if whole else Player("steady", own, plan) for own, plan in zip(seeds, plans, strict=True)
        ]
        most = MOST_SEARCHED if whole else MOST
        winner = account.game(f"{seed} {seats}", number // 2, players, most)  # the same deal, with plans swapped
        won += winner >= 0 and bool(plans[winner])
    figures = account.figures()
    return {
        "seats": seats,
        "games": games,
        "mana evening wins": _share(won, len(account.nights)),
        "endless": account.endless,
        **{name: figures[name] for name in ("points", "last point", "nights")},
    }


def match(seats: int, games: int, seed: str) -> dict[str, Any]:
    """Those that play nights out against those that look one move ahead, half of the seats each: how often the former win."""
    account = Account(seats)
    won = 0
    for number in range(games):
        ahead = [(seat + number) % 2 == 1 for seat in range(seats)]
        seeds = [f"{seed}/{number // 2}/{seat}" for seat in range(seats)]
        players = [Whole(own, []) if far else Player("steady", own, []) for own, far in zip(seeds, ahead, strict=True)]
        winner = account.game(f"{seed} {seats}", number // 2, players, MOST_SEARCHED)
        won += winner >= 0 and ahead[winner]
    return {"seats": seats, "games": games, "whole nights win": _share(won, len(account.nights))}


def main() -> int:
    parser = argparse.ArgumentParser(prog="glory.py", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=100, help="for each number of players")
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4, 5], help="numbers of players")
    parser.add_argument("--seed", default="glory", help="any number or word")
    parser.add_argument("--evenings", action="store_true", help="measure an early evening of mana instead")
    parser.add_argument("--whole-nights", action="store_true", help="with --evenings: by players who play nights out")
    parser.add_argument(
        "--match", action="store_true", help="play these against those that look one move ahead instead"
    )
    asked = parser.parse_args()
    for seats in asked.seats:
        if asked.match:
            found = match(seats, asked.games, asked.seed)
        elif asked.evenings:
            found = evenings(seats, asked.games, asked.seed, whole=asked.whole_nights)
        else:
            found = tables(seats, asked.games, asked.seed)
        print(json.dumps(found), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
