"""A game: rules without a position. What a game's folder writes is in `contract`, how it names things in `naming`; here is what
every game gets from them: the run loop, questions and offers, views, copies dealt again, and what the lobby shows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast

from ludotheque.engine import view
from ludotheque.engine.choice import Choice
from ludotheque.engine.contract import P
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadOptions
from ludotheque.engine.events import EventKind
from ludotheque.engine.naming import Naming
from ludotheque.engine.offer import RESUME, Offer
from ludotheque.engine.position import Frame, Move, dump, restore
from ludotheque.engine.program import Ask
from ludotheque.engine.refusal import Refusal

#: How often an open argument is filled in at random before another move is taken.
_FILLS = 50
#: Called before every operation acts: the frame and the operation's place in its program.
Observer = Callable[[Frame, int], None]


class Game(Naming[P]):
    """Rules without a position."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.standing = {offer.move.verb: offer for offer in self.offers}
        self.moves = {**self.moves, **{verb: offer.move for verb, offer in self.standing.items()}}
        self.events = {**self.events, "concede": EventKind(0)}
        self.programs = {**self.programs, RESUME.name: RESUME}

    def check_seats(self, seats: int) -> None:
        low, high = self.seats
        if not isinstance(seats, int) or isinstance(seats, bool) or not low <= seats <= high:
            raise BadOptions(
                f"{self.names['en']} is for {low} to {high} players, not {seats}",
                f"{self.names['fr']} se joue de {low} à {high}, pas à {seats}",
            )

    def known_options(self, options: dict[str, Any], known: Sequence[str]) -> None:
        """Refuse options the game does not have: silently ignoring one would be a trap."""
        for name in options:
            if name not in known:
                has = ", ".join(known) or "none"
                raise BadOptions(
                    f"{self.names['en']} has no option {name!r}; it has {has}",
                    f"{self.names['fr']} n'a pas d'option {name!r} ; il a {has}",
                )

    def over(self, pos: P) -> bool:
        return self.last_side(pos) is not None or self.ended(pos)

    def outcome(self, pos: P) -> dict[str, Any] | None:
        """Who won and why (see docs/wire.md, OUTCOME), or None while the game goes on."""
        last = self.last_side(pos)
        if last is None:
            return self.result(pos)
        winners = [seat for seat, side in enumerate(self.sides(pos)) if side == last]
        return {
            "winners": winners,
            "scores": None,
            "reason": self.say(
                "outcome-conceded", {"who": ", ".join(f"@{seat}" for seat in winners), "n": len(winners)}
            ),
            "rule": self.concede_rule or None,
            "touches": [],
        }

    def last_side(self, pos: P) -> int | None:
        """The one side left when all the others have given up, else None. A side gives up when all its seats have."""
        if not pos.conceded:
            return None
        left = {side for seat, side in enumerate(self.sides(pos)) if not pos.conceded >> seat & 1}
        return left.pop() if len(left) == 1 else None

    def start(self, seats: int, rng: int, options: dict[str, Any]) -> P:
        """A new game, run up to its first question."""
        pos = self.set_up(seats, rng, options)
        self.run(pos)
        return pos

    def run(self, pos: P, observe: Observer | None = None) -> None:
        """Run the stack until somebody must answer or nothing is left.

        `observe`, when given, is called just before every operation acts.
        """
        stack = pos.stack
        while stack and not pos.asked:
            if pos.unsettled:
                self.settle(pos)
            frame = stack[-1]
            ops = frame.program.ops
            pc = frame.pc
            if pc >= len(ops):
                stack.pop()
                continue
            frame.pc = pc + 1
            if observe is not None:
                observe(frame, pc)
            ops[pc].act(pos, frame)

    def any_move(self, pos: P, seat: int, dice: Dice) -> Move:
        """A legal move at random, its open arguments filled in."""
        moves = self.legal(pos, seat)
        move = moves[dice.below(len(moves))]
        kind = self.moves[move[0]]
        if not kind.open:
            return move
        for _ in range(_FILLS):
            filled = kind.fill(move, dice)
            if self.refusal(pos, seat, filled) is None:
                return filled
        closed = [move for move in moves if not self.moves[move[0]].open]
        return closed[dice.below(len(closed))]

    def playout(
        self,
        pos: P,
        choose: Callable[[P, int], Move],
        most: int | None = None,
        *,
        who: Callable[[P], int] | None = None,
        observe: Observer | None = None,
    ) -> int:
        """Play on until nobody is asked, or for `most` answers; return how many were given.

        `choose` gets the position and a seat that is asked: the first, unless `who` picks another. The events of an answer
        stay in the position until the next one is chosen, so that `choose` can read what the last answer led to.
        """
        n = 0
        while pos.asked and n != most:
            seat = pos.asked[0] if who is None else who(pos)
            move = choose(pos, seat)
            pos.events.clear()
            self.answer(pos, seat, move, observe)
            n += 1
        return n

    def asking(self, pos: P) -> Ask:
        """The operation that asks now."""
        frame = pos.stack[-1]
        return cast(Ask, frame.program.ops[frame.pc - 1])

    def legal(self, pos: P, seat: int) -> list[Move]:
        frame = pos.stack[-1]
        op: Ask = frame.program.ops[frame.pc - 1]  # type: ignore[assignment]  # a cast would be a call
        return op.moves(pos, frame, seat)

    def answer(self, pos: P, seat: int, move: Move, observe: Observer | None = None) -> None:
        """Apply a legal move and run on: an asked seat's answer, or an offer that a seat takes.

        It trusts its caller; `Table.play` checks.
        """
        offer = self.standing.get(move[0])
        if offer is not None:
            pos.news = 0
            self._take(pos, seat, offer, move, observe)
            return
        frame = pos.stack[-1]
        op: Ask = frame.program.ops[frame.pc - 1]  # type: ignore[assignment]  # a cast would be a call
        pos.news = 0
        pos.asked.remove(seat)
        op.answer(pos, frame, seat, move)
        self.run(pos, observe)

    def _take(self, pos: P, seat: int, offer: Offer, move: Move, observe: Observer | None) -> None:
        waiting, height = pos.asked[:], len(pos.stack)
        offer.take(self, pos, seat, move)
        if pos.asked == waiting and len(pos.stack) > height:
            # what the offer pushed comes first; then those who were asked are asked again
            resume = Frame(RESUME, seat, chosen=waiting)
            pos.stack.insert(height, resume)
            pos.asked.clear()
        self.run(pos, observe)

    def may(self, pos: P, seat: int) -> list[Move]:
        """What the seat may do without being asked (see `Offer`), while the game goes on."""
        if not pos.asked:
            return []
        return [
            move
            for offer in self.offers
            for move in offer.candidates(self, pos, seat)
            if offer.refusal(self, pos, seat, move) is None
        ]

    def choice(self, pos: P, seat: int) -> Choice:
        frame = pos.stack[-1]
        return Choice(self, pos, frame, self.asking(pos), seat)

    def refusal(self, pos: P, seat: int, move: Move) -> Refusal | None:
        """The rule that forbids an answer or an offer, or None."""
        offer = self.standing.get(move[0])
        if offer is not None:
            return offer.refusal(self, pos, seat, move)
        return self.asking(pos).refusal(pos, pos.stack[-1], seat, move)

    def view(self, pos: P, viewer: int) -> dict[str, Any]:
        return view.look(self, pos, viewer)

    def resample(self, pos: P, seat: int, dice: Dice) -> P:
        """A copy in which everything the seat does not know is dealt again, consistently with what it has seen."""
        deal = cast(P, pos.copy())
        pools: dict[int, list[int]] = {}
        for card, known in enumerate(deal.known):
            if not known >> seat & 1:
                pools.setdefault(deal.pool[card], []).append(card)
        for cards in pools.values():
            order = cards[:]
            dice.shuffle(order)
            for field in ("faces", *self.face_fields):
                values: list[Any] = getattr(deal, field)
                for card, value in zip(cards, [values[other] for other in order], strict=True):
                    values[card] = value
        deal.rng = dice.word()
        self.deal_rest(deal, seat, dice)
        if deal.asked:
            self.asking(deal).reseal(deal, deal.stack[-1], seat, dice)
        deal.forget()
        return deal

    def dump(self, pos: P) -> dict[str, Any]:
        return dump(pos)

    def restore(self, data: dict[str, Any]) -> P:
        return restore(self.position_type, data, self.programs)

    def why_not_thing(self, pos: P, seat: int, thing: str) -> Refusal | None:
        """Why a thing cannot be clicked: the refusal of the first candidate move that touches it."""
        if seat not in pos.asked:
            return Refusal(self.turn_rule, "refusal-not-asked")
        op = self.asking(pos)
        frame = pos.stack[-1]
        first: Refusal | None = None
        for move in op.moves(pos, frame, seat):
            if thing in self.touches(pos, move):
                return None
        for move in op.candidates(pos, frame, seat):
            if thing in self.touches(pos, move):
                refusal = op.refusal(pos, frame, seat, move)
                if refusal is not None:
                    first = first or refusal
        return first or self.refuse_thing(pos, seat, thing) or Refusal("", "refusal-nothing-here")

    # -- what the outside shows of the game as a whole

    def summary(self) -> dict[str, Any]:
        counts = dict.fromkeys(("livret", "publie", "maison"), 0)
        for card in self.cards:
            counts[card.mark] += 1
        return {
            "id": self.id,
            "fr": self.names["fr"],
            "en": self.names["en"],
            "seats": list(self.seats),
            "modes": list(self.modes),
            "cards": {"total": len(self.cards), **counts},
        }

    def tile(self) -> dict[str, Any]:
        """The summary, plus what the lobby shows."""
        return {
            **self.summary(),
            "built": True,
            "tagline": self.tagline,
            "minutes": list(self.minutes),
            "modes": [{"id": mode, "words": self.say(f"mode-{mode}")} for mode in self.modes],
            "accent": self.accent,
            "icon": self.icon,
            "options": self.option_specs(),
            "decks": None if self.deck_shelf is None else self.deck_shelf.option,
            "builds": self.deck_shelf is not None and self.deck_shelf.builds,
        }

    def catalogue_view(self) -> dict[str, Any]:
        """Everything fixed that a page needs to draw the game: faces, bands, kinds, states."""
        return {
            **self.tile(),
            "cards": {card.id: card.face() for card in self.cards},
            "kinds": {kind: self.say(f"kind-{kind}") for kind in self.kinds},
            "bands": self.bands,
            "states": {
                state: {"words": self.say(f"state-{state}"), "icon": icon} for state, icon in self.states.items()
            },
            "marks": {mark: self.say(f"mark-{mark}") for mark in ("livret", "publie", "maison")},
            "layout": self.id,
            "plan": self.deck_shelf.plan() if self.deck_shelf is not None and self.deck_shelf.builds else None,
        }
