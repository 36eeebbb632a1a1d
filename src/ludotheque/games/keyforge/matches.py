"""Ways to play beyond one game: bidding chains for a deck, the chain handicap, best of three (chapters 2 and 10)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ludotheque.engine.errors import BadOptions
from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op, Program
from ludotheque.engine.reading import Said
from ludotheque.engine.refusal import Refusal
from ludotheque.games.keyforge import memory
from ludotheque.games.keyforge.duel import MOST_CHAINS, NOT_GATHERED, Duel
from ludotheque.games.keyforge.programs import named
from ludotheque.games.keyforge.turn import Begin, FirstHands, Mulligan, Offer, Opening

#: Chains of the stronger deck in the first game of a pair under the handicap (KF-129).
HANDICAP: Final = 4
WINS_OF_THREE: Final = 2


def handicap(results: str) -> int:
    """The chains of the stronger deck after its results against the other (W, L): ±1 after three in a row (KF-130, KF-131).

    A streak starts afresh after each adjustment, and chains never fall below zero (KF-S41).
    """
    chains, streak, last = HANDICAP, 0, ""
    for result in results:
        streak = streak + 1 if result == last else 1
        last = result
        if streak == 3:
            chains = max(0, min(MOST_CHAINS, chains + (1 if result == "W" else -1)))
            streak = 0
    return chains


def read_handicap(said: Said, seats: int) -> list[int]:
    """The option `handicap`: which deck is stronger, its results so far, and that both players agree (KF-127, KF-128)."""
    said.mapping(("deck", "results", "agreed", "new", "tournament"))
    deck = said.get("deck").number(0, 1, "KF-129")
    results = said.get("results", "")
    if not isinstance(results.value, str) or set(results.value) - {"W", "L"}:
        raise results.unfit("must be made of W and L", "doit être fait de W et de L", "KF-130")
    if said.get("agreed").value != [True, True]:
        raise BadOptions(
            "the handicap is used only when both players agree",
            "le handicap demande l'accord des deux joueurs",
            "KF-127",
        )
    if said.get("new").value or said.get("tournament").value:
        raise BadOptions(
            "no handicap in tournaments or between new decks",
            "pas de handicap en tournoi ni entre decks neufs",
            "KF-128",
        )
    chains = [0, 0]
    chains[deck] = handicap(results.value)
    return chains


class Bid(Ask):
    """Players take turns bidding chains for the first deck, each more than the last, until one passes (KF-134)."""

    __slots__ = ()
    kind = "bid"
    rule = "KF-134"
    verbs = ("bid", "pass")

    def act(self, pos: Duel, frame: Frame) -> None:
        if not frame.memo or not frame.memo.get(memory.BIDDING):
            return
        frame.seat = pos.roll(2)  # a random opener (KF-S42)
        pos.asked.append(frame.seat)

    def candidates(self, pos: Duel, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [*(("bid", n) for n in range(MOST_CHAINS + 1)), ("pass",)]

    def refusal(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        memo = memory.remembered(frame)
        if move[0] == "bid" and not memo[memory.BID] < move[1] <= MOST_CHAINS:
            return Refusal("KF-134", "refusal-bid", (("n", memo[memory.BID]),))
        return None

    def answer(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> None:
        memo = memory.remembered(frame)
        if move[0] == "bid":
            memo[memory.BID] = move[1]
            pos.emit("bid", "KF-134", seat, (move[1],))
            frame.seat = 1 - seat
            pos.asked.append(frame.seat)
            return
        winner = 1 - seat
        if winner == 1:
            swap_decks(pos)
        pos.chains[winner] = max(0, memo[memory.BID])
        pos.first_chains = pos.chains[:]  # the price of the deck, in every game of a match (KF-S58)
        pos.emit("bid_won", "KF-135", winner, (pos.chains[winner],))


def swap_decks(pos: Duel) -> None:
    """Each player takes the other deck; nothing has been dealt yet."""
    pos.owner = [1 - owner for owner in pos.owner]
    pos.controller = pos.owner[:]
    pos.pool = pos.owner[:]
    pos.deck.reverse()
    pos.houses = pos.houses[::-1]
    pos.archons = pos.archons[::-1]


class ChooseFirst(Ask):
    """The loser of a game chooses who goes first in the next (KF-017)."""

    __slots__ = ()
    kind = "first"
    rule = "KF-017"
    verbs = ("first",)

    def act(self, pos: Duel, frame: Frame) -> None:
        pos.asked.append(frame.seat)

    def candidates(self, pos: Duel, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [("first", one) for one in range(2)]

    def refusal(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        return None

    def answer(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> None:
        pos.first = move[1]


class Gather(Op):
    """Every card goes back to its owner's deck and everything is reset except the games won."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        n = len(pos.faces)
        for figure in ("ready", "stunned", "damage", "amber_on", "counters", "armor_spent", "attacked", "used"):
            setattr(pos, figure, [0] * n)
        pos.bearer = [-1] * n
        pos.controller = pos.owner[:]
        pos.deck = [[card for card in range(n) if pos.owner[card] == seat] for seat in range(2)]
        for zone in ("hand", "discard", "archives", "purged", "line", "artifacts"):
            setattr(pos, zone, [[], []])
        pos.upgrades, pos.limbo, pos.beneath, pos.constants, pos.lasting, pos.uses_by_name = [], [], [], [], [], []
        pos.kinds = NOT_GATHERED
        pos.amber, pos.keys, pos.previous = [0, 0], [0, 0], [{}, {}]
        pos.chains = pos.first_chains[:]
        pos.turn = 0
        pos.house = -1


NEXT_GAME: Final = named(
    Program("next-game", [ChooseFirst(), Gather(), Opening(), Offer(), FirstHands(), Mulligan(), Begin()])
)
SET_UP: Final = named(Program("set-up", [Bid(), Opening(), Offer(), FirstHands(), Mulligan(), Begin()]))


class GameWon(Op):
    """A game of a match is over: the next one, or the match is won."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        pos.stack.clear()
        if pos.wins[frame.seat] >= WINS_OF_THREE:
            pos.winner = frame.seat
        else:
            pos.push(NEXT_GAME, 1 - frame.seat)


GAME_WON: Final = named(Program("game-won", [GameWon()]))
