"""Verbs about players: their Aombre, hands, decks, chains and keys, and effects that last."""

from __future__ import annotations

from ludotheque.engine.errors import ProgramError
from ludotheque.engine.lasting import NEXT_TURN, WHILE_SOURCE, Lasting
from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Frame
from ludotheque.engine.program import Op
from ludotheque.games.keyforge import changes, memory, processes
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge.duel import NOT_GATHERED, Duel
from ludotheque.games.keyforge.queries import in_play, key_cost
from ludotheque.games.keyforge.triggers import fire
from ludotheque.games.keyforge.verbs.common import Amount, count, number, recall


class Gain(Op):
    __slots__ = ("n", "opponent")

    def __init__(self, n: Amount, opponent: bool = False) -> None:
        self.n = n
        self.opponent = opponent

    def act(self, pos: Duel, frame: Frame) -> None:
        changes.gain(pos, 1 - frame.seat if self.opponent else frame.seat, number(pos, frame, self.n))


class Steal(Op):
    __slots__ = ("n",)

    def __init__(self, n: Amount) -> None:
        self.n = n

    def act(self, pos: Duel, frame: Frame) -> None:
        count(frame, changes.steal(pos, frame.seat, number(pos, frame, self.n)))


class Lose(Op):
    """Lose Aombre; counts what was lost."""

    __slots__ = ("n", "opponent")

    def __init__(self, n: Amount, opponent: bool = True) -> None:
        self.n = n
        self.opponent = opponent

    def act(self, pos: Duel, frame: Frame) -> None:
        count(frame, changes.lose(pos, 1 - frame.seat if self.opponent else frame.seat, number(pos, frame, self.n)))


class Draw(Op):
    __slots__ = ("n",)

    def __init__(self, n: Amount) -> None:
        self.n = n

    def act(self, pos: Duel, frame: Frame) -> None:
        count(frame, changes.draw(pos, frame.seat, number(pos, frame, self.n), "KF-107"))


class Chains(Op):
    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def act(self, pos: Duel, frame: Frame) -> None:
        changes.chain(pos, frame.seat, self.n)


class DiscardRandom(Op):
    """The opponent discards a card from hand at random."""

    __slots__ = ("owner_of_it",)

    def __init__(self, owner_of_it: bool = False) -> None:
        self.owner_of_it = owner_of_it

    def act(self, pos: Duel, frame: Frame) -> None:
        seat = pos.owner[frame.chosen[0]] if self.owner_of_it and frame.chosen else 1 - frame.seat
        hand = pos.hand[seat]
        if hand and not _first_turn_closed(pos, seat):
            _discard(pos, hand[pos.roll(len(hand))])


def _first_turn_closed(pos: Duel, seat: Seat) -> bool:
    """On the first turn no second card leaves the first player's hand by play or discard (KF-S08)."""
    return pos.turn == 1 and seat == pos.first and pos.from_hand >= 1


def _discard(pos: Duel, card: Copy) -> None:
    """An ability makes a card's owner discard it from hand: whatever watches for discards heeds this one, too."""
    changes.discard_from_hand(pos, card, "KF-107")
    fire(pos, "discard", card, pos.owner[card])


class DiscardIt(Op):
    """IT is discarded from a hand, one's own or the other's."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        done = 0
        for card in frame.chosen:
            if card in pos.hand[pos.owner[card]] and not _first_turn_closed(pos, pos.owner[card]):
                _discard(pos, card)
                done += 1
        count(frame, done)


class DiscardTop(Op):
    """The top card of a deck is discarded; IT becomes that card."""

    __slots__ = ("opponent",)

    def __init__(self, opponent: bool = False) -> None:
        self.opponent = opponent

    def act(self, pos: Duel, frame: Frame) -> None:
        card = changes.discard_from_deck(pos, 1 - frame.seat if self.opponent else frame.seat)
        frame.chosen = [card] if card >= 0 else []


class TopOfDeck(Op):
    """IT becomes the top card of one's deck, revealed if the ability says so."""

    __slots__ = ("reveal",)

    def __init__(self, reveal: bool = False) -> None:
        self.reveal = reveal

    def act(self, pos: Duel, frame: Frame) -> None:
        deck = pos.deck[frame.seat]
        frame.chosen = deck[-1:]
        if self.reveal and deck:
            pos.reveal(deck[-1])
            pos.emit("reveal", "KF-107", frame.seat, (deck[-1],))


class Search(Op):
    """Look through one's whole deck, which nobody else sees (KF-168)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        for card in pos.deck[frame.seat]:
            pos.reveal(card, 1 << frame.seat)


class ShuffleDeck(Op):
    """Shuffle one's deck (KF-170), with the discard pile if the ability says so."""

    __slots__ = ("with_discard",)

    def __init__(self, with_discard: bool = False) -> None:
        self.with_discard = with_discard

    def act(self, pos: Duel, frame: Frame) -> None:
        if self.with_discard:
            pos.deck[frame.seat] += pos.discard[frame.seat]
            pos.discard[frame.seat] = []
        pos.shuffle(pos.deck[frame.seat])
        pos.emit("shuffle", "KF-170", frame.seat)


class Reveal(Op):
    """IT is shown to everybody."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        for card in frame.chosen:
            pos.reveal(card)
            pos.emit("reveal", "KF-107", pos.owner[card], (card,))
        count(frame, len(frame.chosen))


class Look(Op):
    """Look at the opponent's hand, or reveal it."""

    __slots__ = ("public",)

    def __init__(self, public: bool = False) -> None:
        self.public = public

    def act(self, pos: Duel, frame: Frame) -> None:
        seen = -1 if self.public else 1 << frame.seat
        for card in pos.hand[1 - frame.seat]:
            pos.reveal(card, seen)
            pos.emit("reveal", "KF-107", 1 - frame.seat, (card,), seen)


class ForgeKey(Op):
    """Forge a key at the current cost plus (or minus) an amount."""

    __slots__ = ("free", "may", "more")

    def __init__(self, more: Amount = 0, *, may: bool = False, free: bool = False) -> None:
        self.more = more
        self.may = may
        self.free = free

    def act(self, pos: Duel, frame: Frame) -> None:
        cost = 0 if self.free else max(0, key_cost(pos, frame.seat) + number(pos, frame, self.more))
        processes.forge(pos, frame.seat, cost, may=self.may)


class Last(Op):
    """Add a lasting effect: for this turn, the opponent's next turn, or while its card is in play."""

    __slots__ = ("modifier", "often", "on_house", "on_it", "until")

    def __init__(
        self, modifier: str, until: int, *, on_it: bool = False, on_house: bool = False, often: int = -1
    ) -> None:
        if modifier not in mod.LASTING:
            raise ProgramError(f"no lasting effect is called {modifier!r}")
        self.modifier = modifier
        self.until = until
        self.on_it = on_it
        self.on_house = on_house
        self.often = often

    def act(self, pos: Duel, frame: Frame) -> None:
        turn = pos.turn
        if self.until == NEXT_TURN:  # of the opponent, who may be the active player
            turn += 1 if frame.seat == pos.active else 2
        if self.until == WHILE_SOURCE and not in_play(pos, frame.source):
            return
        about = [-1]
        if self.on_it:
            about = [card for card in frame.chosen if in_play(pos, card)]
        elif self.on_house:
            about = [mod.about_house(recall(frame, memory.HOUSE))]
        for card in about:
            pos.lasting.append(Lasting(self.modifier, frame.source, frame.seat, self.until, turn, card, self.often))
        pos.kinds = NOT_GATHERED
        pos.unsettled = 1
