"""Strategy (section 34): points, the Strategy phase of each player, Coups d'éclat, secret messages, the common discard."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, cast

from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.program import Ask, Op
from ludotheque.engine.refusal import Refusal
from ludotheque.games.arackhan.battle import ALLIANCE, STRATEGY, Battle, add_card, order, replaced, without
from ludotheque.games.arackhan.mat import CELLS
from ludotheque.games.arackhan.modes import secrets
from ludotheque.games.arackhan.modes.faces import table_card
from ludotheque.games.arackhan.modes.orders import (
    AT_REVEAL,
    AT_ROUND,
    PHASE,
    Reorder,
    Stratagem,
    gain,
    leave,
    partner,
    to_past,
)
from ludotheque.games.arackhan.modes.strategy_cards import STRATEGIES
from ludotheque.games.arackhan.programs import named
from ludotheque.games.arackhan.sheets import look

if TYPE_CHECKING:
    from ludotheque.engine.dice import Dice
    from ludotheque.engine.position import Frame, Move

#: The AracKhan Wars tokens of the box (AW-333). They do not limit points: a player may gain one beyond them (AW-S35).
TOKENS = 27
#: The pool of the Strategy cards (after those of Events and Objectives).
POOL = 2


def face(pos: Battle, card: Copy) -> Stratagem:
    return cast(Stratagem, table_card(pos, card))


def reserve(pos: Battle) -> int:
    """The tokens that are nobody's (AW-333, AW-363)."""
    return max(TOKENS - sum(pos.points), 0)


def lay_out(pos: Battle) -> None:
    """The Strategy pile (AW-332)."""
    pos.strategy_pile = [add_card(pos, card.number, -1, pos.seats + POOL) for card in STRATEGIES]
    pos.shuffle(pos.strategy_pile)


def phase(pos: Battle) -> None:
    """The Strategy phase: each player's three steps, one player after the other (AW-353, AW-354)."""
    if pos.layout == ALLIANCE:
        for seat in reversed(order(pos)):
            pos.push(STEPS, seat)


def draw(pos: Battle, seat: Seat) -> None:
    """Draw a Strategy card; an empty pile is refilled from the discard (AW-356, AW-361)."""
    if not pos.strategy_pile:
        if not pos.strategy_past:
            return
        pos.strategy_pile, pos.strategy_past = pos.strategy_past, []
        pos.shuffle(pos.strategy_pile)
        pos.emit("strategy_reshuffle", "AW-361", -1)
    card = pos.strategy_pile.pop()
    pos.strategies = replaced(pos.strategies, seat, (*pos.strategies[seat], card))
    pos.reveal(card, 1 << seat)
    pos.emit("strategy_draw", "AW-356", seat, (card,), 1 << seat)


def refuse_play(pos: Battle, seat: Seat, card: Copy, moment: str) -> Refusal | None:
    """Why the seat may not play this card at this moment, or None (AW-362, AW-364, AW-368)."""
    printed = face(pos, card)
    if moment == PHASE and printed.secret:
        return Refusal("AW-366", "refusal-message")
    if printed.moment != moment:
        return Refusal("AW-368", "refusal-moment")
    if pos.points[seat] < printed.cost:
        return Refusal("AW-362", "refusal-cost", (("n", printed.cost), ("has", pos.points[seat])))
    if not printed.possible(pos, seat, card):
        return Refusal("AW-173", "refusal-no-effect")
    return None


def play(pos: Battle, seat: Seat, card: Copy, rule: str) -> None:
    """Announce, pay, reveal; the card stays beside its player while it is carried out (AW-362 to AW-365, AW-367)."""
    printed = face(pos, card)
    pos.coups = replaced(pos.coups, seat, (*pos.coups[seat], card))
    pos.reveal(card)
    pos.emit("strategy_play", rule, seat, (card,))
    if printed.cost:
        pos.points[seat] -= printed.cost
        pos.emit("spends", "AW-362", seat, (printed.cost,))
    pos.push(printed.program, seat, card)


# ---------------------------------------------------------------------- the three steps


class First(Op):
    """Step 1: a point, except in the first round. Step 2: a card for whoever holds none (AW-355, AW-356)."""

    __slots__ = ()

    def act(self, pos: Battle, frame: Frame) -> None:
        pos.phase = STRATEGY
        pos.active = seat = frame.seat
        if pos.round > 1:
            gain(pos, seat, "AW-355")
        if not pos.strategies[seat]:
            draw(pos, seat)
            frame.it = 1  # the draw of this round


class Choose(Ask):
    """Steps 2 and 3: change the card once if it was held before, then play it, pass it on or keep it (AW-357, AW-358)."""

    __slots__ = ()
    kind = "strategy"
    rule = "AW-358"
    verbs = ("play", "send", "write", "name", "redraw", "hold")

    def act(self, pos: Battle, frame: Frame) -> None:
        if pos.strategies[frame.seat]:
            pos.asked.append(frame.seat)

    def candidates(self, pos: Battle, frame: Frame, seat: Seat) -> Iterable[Move]:
        for card in pos.strategies[seat]:
            yield ("play", card)
            yield ("send", card)
            note = face(pos, card).note
            if note is not None:
                slots = note.verb == secrets.WRITE
                yield from ((note.verb, card, what) for what in (range(CELLS) if slots else look(pos).by))
        yield ("redraw",)
        yield ("hold",)

    def refusal(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        if move[0] == "hold":
            return None
        if move[0] == "redraw":
            return None if frame.it < 0 else Refusal("AW-359", "refusal-drawn")
        card = move[1]
        if card not in pos.strategies[seat]:
            return Refusal("AW-364", "refusal-not-in-hand")
        if move[0] == "play":
            return refuse_play(pos, seat, card, PHASE)
        if not face(pos, card).secret:
            return Refusal("AW-364", "refusal-coup")
        if pos.messages[partner(pos, seat)]:
            return Refusal("AW-366", "refusal-one-message")
        note = face(pos, card).note
        if move[0] != ("send" if note is None else note.verb):
            return Refusal("AW-368", "refusal-note")
        return note.refusal(pos, seat, move[2]) if note is not None else None

    def answer(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> None:
        verb = move[0]
        if verb == "hold":
            return
        card = pos.strategies[seat][-1] if verb == "redraw" else move[1]
        pos.strategies = replaced(pos.strategies, seat, without(pos.strategies[seat], card))
        if verb == "redraw":
            to_past(pos, card, "AW-357")
            draw(pos, seat)
            frame.it = 1
            frame.pc -= 1
        elif verb == "play":
            play(pos, seat, card, "AW-364")
        else:
            friend = partner(pos, seat)
            if verb != "send":
                secrets.write(pos, seat, card, verb, move[2])
            pos.messages = replaced(pos.messages, friend, (*pos.messages[friend], card))
            pos.reveal(card, 1 << friend)
            pos.emit("sends", "AW-366", seat, (card, friend), 1 << seat | 1 << friend)

    def question(self, pos: Battle, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]]:
        card = face(pos, pos.strategies[seat][0])
        return "ask-strategy", {"card": card.names, "n": card.cost}

    def reason(self, pos: Battle, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]] | None:
        card = face(pos, pos.strategies[seat][0])
        if card.note is not None:
            return f"why-{card.note.verb}", {"n": pos.points[seat]}
        return ("why-message" if card.secret else "why-coup"), {"n": pos.points[seat]}


# ---------------------------------------------------------------------- messages


def offer(pos: Battle, seat: Seat, moment: str, frame: Frame) -> None:
    """Offer the message that the seat holds at the moment printed on it, once (AW-366, AW-368)."""
    held = pos.messages[seat]
    if not held or (frame.memo and frame.memo.get(moment)):
        return
    if refuse_play(pos, seat, held[0], moment) is None:
        frame.memo = {**(frame.memo or {}), moment: 1}
        pos.push(OFFER, seat, held[0]).memo = {"moment": moment}


def offer_again(pos: Battle, seat: Seat, moment: str, frame: Frame) -> None:
    """The same moment after the player's other texts at it: the player chooses the order (AW-189)."""
    if frame.memo:
        frame.memo = None
    offer(pos, seat, moment, frame)


class Message(Ask):
    """The partner may play the message, or not (AW-366, AW-369)."""

    __slots__ = ()
    kind = "message"
    rule = "AW-366"
    verbs = ("play", "no")

    def act(self, pos: Battle, frame: Frame) -> None:
        pos.asked.append(frame.seat)

    def candidates(self, pos: Battle, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [("play", frame.source), ("no",)]

    def refusal(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        if move[0] == "no":
            return None
        if move[1] not in pos.messages[seat]:
            return Refusal("AW-366", "refusal-no-message")
        assert frame.memo is not None
        return refuse_play(pos, seat, move[1], frame.memo["moment"])

    def answer(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> None:
        if move[0] == "play":
            pos.messages = replaced(pos.messages, seat, without(pos.messages[seat], move[1]))
            play(pos, seat, move[1], "AW-367")

    def question(self, pos: Battle, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]]:
        card = face(pos, frame.source)
        return "ask-message", {"card": card.names, "n": card.cost}


def why_not(pos: Battle, seat: Seat, card: Copy) -> Refusal | None:
    """Why a message cannot be played now: too expensive, without effect, or at the wrong moment."""
    if card not in pos.messages[seat]:
        return None
    refusal = refuse_play(pos, seat, card, face(pos, card).moment)
    return refusal if refusal and refusal.rule == "AW-362" else Refusal("AW-368", "refusal-moment")


# ---------------------------------------------------------------------- what passes


def passes(pos: Battle, until: str, seat: Seat) -> None:
    """A moment at which played cards are discarded (AW-365, AW-368)."""
    for card in [card for card in pos.coups[seat] if face(pos, card).until == until]:
        leave(pos, seat, card)


def revealed(pos: Battle) -> None:
    """The placed cards have been turned up."""
    for seat in order(pos):
        for card in pos.coups[seat]:
            then = face(pos, card).at_reveal
            if then is not None:
                then(pos, seat, card)
        passes(pos, AT_REVEAL, seat)


def clean_up(pos: Battle) -> None:
    """The end of the round: discard what is still face up, and messages that were not played (AW-365, AW-369, AW-S36)."""
    for seat in order(pos):
        for card in pos.coups[seat][:]:
            leave(pos, seat, card)
        for card in pos.messages[seat]:
            to_past(pos, card, "AW-368")
    pos.messages = ((),) * pos.seats


# ---------------------------------------------------------------------- who knows what


def shown(pos: Battle, viewer: Seat) -> set[int]:
    """What a seat sees beyond its zones: the message it sent, the cards of its pile that it is looking at."""
    found: set[int] = set()
    if pos.layout != ALLIANCE:
        return found
    found.update(pos.messages[partner(pos, viewer)])
    frame = pos.stack[-1] if pos.stack else None
    if frame is not None and frame.seat == viewer and viewer in pos.asked:
        op = frame.program.ops[frame.pc - 1]
        if isinstance(op, Reorder):
            found.update(op.seen(pos, frame))
    return found


def deal_messages(pos: Battle, seat: Seat, dice: Dice) -> None:
    """In a position dealt again, a card that was passed on must be a message, whichever it is."""
    passed = [card for held in pos.messages for card in held if not pos.knows(seat, card)]
    for card in passed:
        if face(pos, card).secret:
            continue
        others = [
            other
            for other in range(len(pos.faces))
            if pos.pool[other] == pos.pool[card]
            and other not in passed
            and not pos.knows(seat, other)
            and face(pos, other).secret
        ]
        if others:
            other = others[dice.below(len(others))]
            pos.faces[card], pos.faces[other] = pos.faces[other], pos.faces[card]


def deal_notes(pos: Battle, seat: Seat, dice: Dice) -> None:
    """In a position dealt again, what the seat cannot read is written anew: on the messages, whichever they are now, and on
    those that have been played and not carried out."""
    notes = {}
    for holder in range(pos.seats):
        for card in (*pos.messages[holder], *pos.coups[holder]):
            note = face(pos, card).note
            if note is not None:
                notes[card] = (partner(pos, holder), note)
    secrets.deal(pos, seat, dice, notes)


STEPS = named("strategy", (First(), Choose()))
OFFER = named("message", (Message(),))

__all__ = ["AT_ROUND", "STEPS", "clean_up", "lay_out", "offer", "passes", "phase", "revealed", "shown", "why_not"]
