"""How Events, Objectives and Strategy cards are measured (`ludotheque swing arackhan`). No rule depends on it."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Any

from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.trial import Counted, Fork, Paired
from ludotheque.games.arackhan import decks, scoring, stratagems
from ludotheque.games.arackhan.battle import ALLIANCE, Battle, add_card, replaced, without
from ludotheque.games.arackhan.faces import EVENT, OBJECTIVE, STRATEGY
from ludotheque.games.arackhan.modes import events, objectives, secrets, strategy
from ludotheque.games.arackhan.modes.orders import PHASE, Stratagem, partner, to_past
from ludotheque.games.arackhan.modes.strategy_cards import STRATEGIES

if TYPE_CHECKING:
    from ludotheque.engine.game import Game
    from ludotheque.engine.position import Move

#: The round in which an Event is in force, and those from which a Strategy card is played and an Objective is open.
EVENT_ROUND, STRATEGY_ROUND, OBJECTIVE_ROUND = 5, 3, 4


def _box(seats: int, number: int) -> list[str]:
    """The decks of the box, in all the orders in turn."""
    orders = list(permutations(decks.PRECONSTRUCTED, seats))
    return list(orders[number % len(orders)])


class EventTrial(Paired):
    """A duel with one Event only, in round 5, against the same duel with none. Measured for that round's starter."""

    kind = EVENT
    seats = 2
    cards = tuple(event.id for event in events.EVENTS)

    def options(self, number: int) -> dict[str, Any]:
        return {"decks": _box(2, number)}

    def fork(self, pos: Battle, number: int) -> Fork | None:
        if pos.round != EVENT_ROUND - 1:
            return None
        having = {}
        for event in events.EVENTS:
            twin = pos.copy()
            twin.event_pile = [add_card(twin, event.number, -1, twin.seats)]
            having[event.id] = twin
        return Fork(((pos.starter + 1) % pos.seats,), EVENT_ROUND, pos.copy(), having)


class ObjectiveTrial(Counted):
    """Duels with Objectives, in which whatever can be claimed is."""

    kind = OBJECTIVE
    seats = 2
    cards = tuple(objective.id for objective in objectives.OBJECTIVES)

    def options(self, number: int) -> dict[str, Any]:
        return {"decks": _box(2, number), "objectives": True}

    def answer(self, pos: Battle, seat: Seat) -> Move | None:
        """The claimable Objective with the most points."""
        frame = pos.stack[-1]
        op = frame.program.ops[frame.pc - 1]
        if not isinstance(op, objectives.Claim):
            return None
        found = [move for move in op.moves(pos, frame, seat) if move[0] == "claim"]
        return max(found, key=lambda move: objectives.face_of(pos, move[1]).points)

    def tell(self, pos: Battle) -> list[tuple[str, bool]]:
        found = []
        for seat, taken in enumerate(pos.accomplished):
            for card in taken:
                twin = pos.copy()
                twin.accomplished = replaced(twin.accomplished, seat, without(taken, card))
                decided = pos.winners == [seat] and _best(twin) != [seat]
                found.append((objectives.face_of(pos, card).id, decided))
        return found

    def pairs(self) -> Paired:
        return OpenObjective()


class OpenObjective(Paired):
    """A duel with one Objective open from round 4 on until it is taken, against the same duel with none. Measured for the
    starter of the next round."""

    kind = OBJECTIVE
    seats = 2
    cards = tuple(objective.id for objective in objectives.OBJECTIVES)

    def options(self, number: int) -> dict[str, Any]:
        return {"decks": _box(2, number)}

    def fork(self, pos: Battle, number: int) -> Fork | None:
        if pos.round != OBJECTIVE_ROUND:
            return None
        having = {}
        for objective in objectives.OBJECTIVES:
            twin = pos.copy()
            card = add_card(twin, objective.number, -1, twin.seats + 1)
            twin.reveal(card)
            twin.objectives = [card]
            having[objective.id] = twin
        return Fork(((pos.starter + 1) % pos.seats,), pos.rounds, pos.copy(), having)


def _best(pos: Battle) -> list[int]:
    ranks = [scoring.standing(pos, pos.sides[seat]) for seat in range(pos.seats)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


class StrategyTrial(Paired):
    """Two against two: a Strategy card played with points given for it, against the same game in which it is discarded. It is
    played from round 3 on, as soon as it promises its player more than it costs. Measured for the alliance that plays it."""

    kind = STRATEGY
    seats = 4

    def __init__(self, game: Game[Battle], printed: Stratagem) -> None:
        self.game = game
        self.printed = printed
        self.cards = (printed.id,)

    def options(self, number: int) -> dict[str, Any]:
        return {"layout": ALLIANCE, "decks": _box(4, number)}

    def _fork(self, pos: Battle, seat: Seat, without: Battle, having: Battle) -> Fork:
        return Fork((seat, partner(pos, seat)), pos.round, without, {self.printed.id: having})


class CoupTrial(StrategyTrial):
    """A Coup d'éclat: the player whose turn it is in the Strategy phase has it instead of the card in hand."""

    def fork(self, pos: Battle, number: int) -> Fork | None:
        seat = number % self.seats
        if pos.round < STRATEGY_ROUND or pos.asked != [seat] or pos.stack[-1].program is not strategy.STEPS:
            return None
        having = pos.copy()
        _discard_held(having, seat)
        card = add_card(having, self.printed.number, -1, having.seats + strategy.POOL)
        having.strategies = replaced(having.strategies, seat, (card,))
        having.points[seat] += self.printed.cost
        if strategy.refuse_play(having, seat, card, PHASE) is not None or stratagems.gain(having, seat, card) <= 0:
            return None
        self.game.answer(having, seat, ("play", card))
        _discard_held(pos, seat)
        self.game.answer(pos, seat, ("hold",))
        return self._fork(pos, seat, pos, having)


def _discard_held(pos: Battle, seat: Seat) -> None:
    for card in pos.strategies[seat]:
        to_past(pos, card, "AW-357")
    pos.strategies = replaced(pos.strategies, seat, ())


class MessageTrial(StrategyTrial):
    """A secret message: it is passed on in the Strategy phase, and the fork is where it may be played."""

    def answer(self, pos: Battle, seat: Seat) -> Move | None:
        """Whoever is to play the message keeps the points for it, and does not play it before it promises something."""
        program = pos.stack[-1].program
        if self._given(pos, seat) < 0 or program not in (strategy.STEPS, strategy.OFFER):
            return None
        return ("hold",) if program is strategy.STEPS else ("no",)

    def fork(self, pos: Battle, number: int) -> Fork | None:
        if pos.round < STRATEGY_ROUND:
            return None
        seat = number % self.seats
        frame = pos.stack[-1]
        if frame.program is strategy.STEPS:
            self._pass_on(pos, seat)
            return None
        if frame.program is not strategy.OFFER or pos.asked != [seat] or self._given(pos, seat) != frame.source:
            return None
        if stratagems.gain(pos, seat, frame.source) <= 0:
            return None
        having = pos.copy()
        self.game.answer(having, seat, ("play", frame.source))
        pos.messages = replaced(pos.messages, seat, without(pos.messages[seat], frame.source))
        pos.points[seat] -= self.printed.cost
        to_past(pos, frame.source, "AW-368")
        self.game.answer(pos, seat, ("no",))
        return self._fork(pos, seat, pos, having)

    def _given(self, pos: Battle, seat: Seat) -> int:
        """The message that the seat was given for the trial, or -1."""
        return next((card for card in pos.messages[seat] if pos.faces[card] == self.printed.number), -1)

    def _pass_on(self, pos: Battle, seat: Seat) -> None:
        """Give the seat this message and the points to play it, unless it holds one already."""
        if not pos.messages[seat]:
            given = (add_card(pos, self.printed.number, -1, pos.seats + strategy.POOL),)
            pos.messages = replaced(pos.messages, seat, given)
            pos.points[seat] = max(pos.points[seat], self.printed.cost)
            if self.printed.note is not None:
                self._write(pos, partner(pos, seat), given[0], self.printed.note)

    @staticmethod
    def _write(pos: Battle, sender: Seat, card: Copy, note: secrets.Note) -> None:
        """The sender writes what looks best."""

        def worth(what: int) -> float:
            slot = note.verb == secrets.WRITE
            return stratagems.written(pos, sender, secrets.NOTE, -1 if slot else what, what if slot else -1)

        choices = note.choices(pos, sender)
        if choices:
            secrets.write(pos, sender, card, note.verb, max(choices, key=worth))


def trials(game: Game[Battle]) -> list[Paired | Counted]:
    strategies = [MessageTrial(game, card) if card.secret else CoupTrial(game, card) for card in STRATEGIES]
    return [EventTrial(), ObjectiveTrial(), *strategies]
