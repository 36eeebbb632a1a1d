"""The set-up (sections 6, 33, 35, 36): decks chosen in secret, shuffled, who starts, starting hands, one mulligan each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.engine.dice import Dice
from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op
from ludotheque.engine.refusal import Refusal
from ludotheque.games.arackhan import changes, decks
from ludotheque.games.arackhan.battle import ALLIANCE, Battle, add_card, replaced
from ludotheque.games.arackhan.modes import events, objectives, strategy
from ludotheque.games.arackhan.programs import named
from ludotheque.games.arackhan.rounds import ROUND

CHOOSE = "choose"
_READY = tuple(decks.READY)


def hand_size(pos: Battle) -> int:
    return 9 if pos.layout == ALLIANCE else 7  # AW-056, AW-334


class ChooseDecks(Ask):
    """Step 1: those who have not brought a deck choose one, simultaneously and in secret (AW-050, AW-051)."""

    __slots__ = ()
    kind = "deck"
    rule = "AW-050"
    verbs = ("deck",)

    def act(self, pos: Battle, frame: Frame) -> None:
        assert frame.memo is not None
        pos.asked.extend(seat for seat, deck in enumerate(frame.memo["decks"]) if deck == CHOOSE)

    def candidates(self, pos: Battle, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [("deck", n) for n in range(len(_READY))]

    def refusal(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        return None if 0 <= move[1] < len(_READY) else Refusal("AW-050", "refusal-no-deck")

    def answer(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> None:
        assert frame.memo is not None
        frame.memo["decks"][seat] = _READY[move[1]]

    def reseal(self, pos: Battle, frame: Frame, seat: Seat, dice: Dice) -> None:
        assert frame.memo is not None
        for other in range(pos.seats):
            if other != seat and other not in pos.asked:
                frame.memo["decks"][other] = _READY[dice.below(len(_READY))]


class Deal(Op):
    """Step 4: the decks, shuffled and face down; the piles of the other modes (AW-054, AW-332, AW-370, AW-377)."""

    __slots__ = ()

    def act(self, pos: Battle, frame: Frame) -> None:
        assert frame.memo is not None
        for seat, said in enumerate(frame.memo["decks"]):
            deck = decks.read(said, f"deck {seat}")
            pos.decks[seat] = deck.id or deck.names["fr"]
            faces = deck.faces()
            pos.stir(faces)  # a card's number must not give away its place in the list
            pos.deck[seat] += [add_card(pos, face, seat, seat) for face in faces]
        if frame.memo["events"]:
            events.lay_out(pos)
        if frame.memo["objectives"]:
            objectives.lay_out(pos)
        if pos.layout == ALLIANCE:
            strategy.lay_out(pos)
        for seat in range(pos.seats):
            pos.shuffle(pos.deck[seat])
        frame.seat = pos.roll(pos.seats)  # step 5: the winner of the draw decides (AW-055)
        if frame.memo["first"] is not None:
            pos.starter = frame.memo["first"]
        else:
            pos.emit("lot", "AW-055", frame.seat)


class First(Ask):
    """Step 5: who starts the first round (AW-055, AW-060)."""

    __slots__ = ()
    kind = "first"
    rule = "AW-055"
    verbs = ("first",)

    def act(self, pos: Battle, frame: Frame) -> None:
        if pos.starter < 0:
            pos.asked.append(frame.seat)

    def candidates(self, pos: Battle, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [("first", one) for one in range(pos.seats)]

    def refusal(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        return None

    def answer(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> None:
        pos.starter = move[1]


class Hands(Op):
    """Step 6: the starting hands (AW-056, AW-334)."""

    __slots__ = ()

    def act(self, pos: Battle, frame: Frame) -> None:
        pos.emit("starts", "AW-055", pos.starter)
        pos.active = pos.starter
        for seat in range(pos.seats):
            changes.draw(pos, seat, hand_size(pos), "AW-334" if pos.layout == ALLIANCE else "AW-056")


class Mulligan(Ask):
    """Step 7: once, any number of cards go back; all players decide at the same time (AW-057 to AW-059)."""

    __slots__ = ()
    kind = "mulligan"
    rule = "AW-057"
    verbs = ("return", "keep")

    def act(self, pos: Battle, frame: Frame) -> None:
        pos.asked.extend(range(pos.seats))

    def candidates(self, pos: Battle, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [("keep",), *(("return", card) for card in pos.hand[seat])]

    def refusal(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        if move[0] == "keep":
            return None
        if move[1] not in pos.hand[seat]:
            return Refusal("AW-057", "refusal-not-in-hand")
        return Refusal("AW-057", "refusal-returned") if move[1] in pos.back[seat] else None

    def answer(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> None:
        if move[0] == "return":
            pos.back = replaced(pos.back, seat, (*pos.back[seat], move[1]))
            pos.asked.append(seat)
            pos.asked.sort()

    def reseal(self, pos: Battle, frame: Frame, seat: Seat, dice: Dice) -> None:
        for other in range(pos.seats):
            if other != seat:
                back = tuple([card for card in pos.hand[other] if pos.back[other] and dice.below(2)])
                pos.back = replaced(pos.back, other, back)

    def question(self, pos: Battle, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]]:
        return "ask-mulligan", {"n": len(pos.back[seat])}

    def reason(self, pos: Battle, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]] | None:
        return "why-mulligan", {}


class Redraw(Op):
    """The returned cards are shuffled in before as many are drawn, so they may come back (AW-059)."""

    __slots__ = ()

    def act(self, pos: Battle, frame: Frame) -> None:
        for seat in range(pos.seats):
            cards = pos.back[seat]
            if cards:
                pos.emit("mulligan", "AW-057", seat, (len(cards),))
                changes.put_back(pos, seat, list(cards))
                changes.draw(pos, seat, len(cards), "AW-057")
        pos.back = ((),) * pos.seats
        if pos.objective_pile:
            objectives.open_three(pos)  # AW-378
        if pos.layout == ALLIANCE:
            pos.points = [1] * pos.seats  # AW-335
        pos.stack.clear()
        pos.push(ROUND, pos.starter)


SET_UP = named("set-up", (ChooseDecks(), Deal(), First(), Hands(), Mulligan(), Redraw()))
