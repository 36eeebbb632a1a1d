"""Trade between two teams: each lays down what it would give, in turn, until both agree to the same exchange or one breaks off.

`Gaia.trade` is the two seats and then the cards laid down. These are seen by the two who bargain and by nobody else.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.anima.faces import PROGRAMS, zone_face
from ludotheque.games.anima.gaia import MOST_IN_HAND, MOST_IN_TEAM, Gaia, pair

#: How often the word changes sides before one must agree or break off (AN-S59).
MOST_WORDS: Final = 8
#: Places of the frame's `chosen`: who speaks, whether the other agrees, whether something was laid or taken up, words said.
SPEAKER: Final = 0
AGREED: Final = 1
CHANGED: Final = 2
WORDS: Final = 3
OVER: Final[Move] = ("over",)
AGREE: Final[Move] = ("agree",)
DECLINE: Final[Move] = ("decline",)


def market(pos: Gaia, seat: int) -> bool:
    """Whether a team stands in a zone with the trade symbol (AN-037)."""
    zone = pos.at[seat]
    if zone < 0 or not pos.reached[seat]:
        return False
    return zone_face(pos, zone).trade


def why_not(pos: Gaia, seat: int, other: int) -> Refusal | None:
    """Why a seat cannot propose a trade to another."""
    if other == seat or not market(pos, seat) or not market(pos, other):
        return Refusal("AN-137", "refusal-market")
    if pos.traded & pair(seat, other):
        return Refusal("AN-S24", "refusal-traded")
    return None


def begin(pos: Gaia, seat: int, other: int) -> None:
    pos.traded |= pair(seat, other)
    pos.trade = [seat, other]
    pos.emit("proposes", "AN-137", seat, (other,))
    pos.push(BARGAIN, seat).chosen = [seat, 0, 0, 0]


def laid(pos: Gaia, seat: int) -> list[int]:
    """What a seat has laid down."""
    return [card for card in pos.trade[2:] if card in pos.hand[seat] or card in pos.team[seat]]


def broken_limit(pos: Gaia) -> bool:
    """Whether the exchange as it lies would break a limit (AN-S22)."""
    one, other = pos.trade[0], pos.trade[1]
    mine, theirs = laid(pos, one), laid(pos, other)
    for seat, gives, gets in ((one, mine, theirs), (other, theirs, mine)):
        hand = len(pos.hand[seat])
        team = len(pos.team[seat])
        for card in gives:
            if card in pos.team[seat]:
                team -= 1
            else:
                hand -= 1
        partner = other if seat == one else one
        for card in gets:
            if card in pos.team[partner]:
                team += 1
            else:
                hand += 1
        if hand > MOST_IN_HAND or not 1 <= team <= MOST_IN_TEAM:
            return True
    return False


class Bargain(Ask):
    """Lay something down, take it up, hand over the word, agree, or break off (AN-139, AN-140)."""

    __slots__ = ()
    kind: ClassVar[str] = "bargain"
    rule: ClassVar[str] = "AN-139"
    verbs: ClassVar[tuple[str, ...]] = ("lay", "take_up", "over", "agree", "decline")

    def act(self, pos: Gaia, frame: Frame) -> None:
        if pos.trade:
            pos.asked.append(frame.chosen[SPEAKER])

    def candidates(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        own = [*pos.hand[seat], *pos.team[seat]]
        return [
            *(("lay", card) for card in own),
            *(("take_up", card) for card in own if card in pos.trade[2:]),
            OVER,
            AGREE,
            DECLINE,
        ]

    def buttons(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        return (OVER, AGREE, DECLINE)

    def refusal(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> Refusal | None:
        verb = move[0]
        on_table = pos.trade[2:]
        if verb in ("lay", "take_up"):
            card = move[1]
            if card not in pos.hand[seat] and card not in pos.team[seat]:
                return Refusal("AN-S23", "refusal-not-tradable")
            if frame.chosen[WORDS] >= MOST_WORDS:
                return Refusal("AN-S59", "refusal-words")
            if verb == "lay":
                return Refusal("AN-139", "refusal-laid") if card in on_table else None
            if card not in on_table:
                return Refusal("AN-139", "refusal-not-laid")
            return Refusal("AN-S59", "refusal-just-laid") if frame.chosen[CHANGED] else None
        if verb == "over":
            return None if frame.chosen[CHANGED] else Refusal("AN-S59", "refusal-nothing-changed")
        if verb == "agree":
            if not on_table:
                return Refusal("AN-139", "refusal-nothing-laid")
            return Refusal("AN-S22", "refusal-limits") if broken_limit(pos) else None
        return None

    def moves(self, pos: Gaia, frame: Frame, seat: int) -> list[Move]:
        found: list[Move] = []
        own = [*pos.hand[seat], *pos.team[seat]]
        on_table = pos.trade[2:]
        chosen = frame.chosen
        if chosen[WORDS] < MOST_WORDS:
            for card in own:
                if card not in on_table:
                    found.append(("lay", card))
            if not chosen[CHANGED]:
                for card in own:
                    if card in on_table:
                        found.append(("take_up", card))
        if chosen[CHANGED]:
            found.append(OVER)
        if on_table and not broken_limit(pos):
            found.append(AGREE)
        found.append(DECLINE)
        return found

    def answer(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> None:
        verb = move[0]
        frame.pc -= 1
        other = pos.trade[0] + pos.trade[1] - seat
        chosen = frame.chosen
        if verb == "decline":
            pos.emit("breaks_off", "AN-140", seat, (other,))
            pos.trade = []
        elif verb in ("lay", "take_up"):
            card = move[1]
            if verb == "lay":
                pos.trade.append(card)
                pos.reveal(card, 1 << seat | 1 << other)
            else:
                del pos.trade[pos.trade.index(card, 2)]  # the first two are seats
            chosen[AGREED] = 0
            chosen[CHANGED] = 1
            pos.emit("lays" if verb == "lay" else "takes_up", "AN-139", seat, (card,), 1 << seat | 1 << other)
        elif verb == "agree" and chosen[AGREED]:
            exchange(pos)
        else:
            chosen[AGREED] = int(verb == "agree")
            chosen[SPEAKER] = other
            chosen[CHANGED] = 0
            chosen[WORDS] += 1
            pos.emit("agrees" if verb == "agree" else "hands_over", "AN-140", seat, (other,))


def exchange(pos: Gaia) -> None:
    """Everything laid down changes sides; tapped and immobilised characters stay so (AN-S23)."""
    one, other = pos.trade[0], pos.trade[1]
    both = 1 << one | 1 << other
    mine, theirs = laid(pos, one), laid(pos, other)
    if any(card in pos.hand[one] or card in pos.hand[other] for card in pos.trade[2:]):
        pos.mix([*pos.hand[one], *pos.hand[other]], both)  # the others do not see which cards went
    for giver, taker, cards in ((one, other, mine), (other, one, theirs)):
        for card in cards:
            if card in pos.team[giver]:
                pos.team[giver].remove(card)
                pos.team[taker].append(card)
                pos.emit("gives_character", "AN-139", giver, (card, taker))
            else:
                pos.hand[giver].remove(card)
                pos.hand[taker].append(card)
                pos.reveal(card, both)
                pos.emit("gives", "AN-139", giver, (card, taker), both)
    pos.trade = []


BARGAIN: Final[Program] = PROGRAMS.make("trade/bargain", [Bargain()])
