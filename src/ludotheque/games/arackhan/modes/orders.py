"""The verbs that Strategy cards are made of, besides those of actions: which cards they reach, what lasts, what they ask.

A Strategy card runs as a program on behalf of the player who plays it. Its source is the card itself, which lies beside the
mat, so that the questions of `actions.py` see an outsider of that player's alliance. Its lasting effects end when it is
discarded. In a message the sender is always the partner of the one who plays it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Op, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.arackhan import changes
from ludotheque.games.arackhan.actions import Effect, Landing, Question, Who
from ludotheque.games.arackhan.battle import Battle, order, replaced, without
from ludotheque.games.arackhan.faces import CREATURE, STRATEGY
from ludotheque.games.arackhan.mat import CELLS, NEIGHBOURS
from ludotheque.games.arackhan.modes import secrets
from ludotheque.games.arackhan.modes.faces import TableCard
from ludotheque.games.arackhan.programs import named
from ludotheque.games.arackhan.sheets import Sheet, Sheets, look, neighbours

#: When a card may be played: a Coup d'éclat in its player's Strategy phase, a message at one of the four other moments.
PHASE: Final = "strategy"
PLACEMENT: Final = "placement"
INITIATIVE: Final = "initiative"
TURN: Final = "turn"
END: Final = "end"
#: When a played card is discarded (AW-365, AW-368).
AFTER: Final = "after"
AT_REVEAL: Final = "reveal"
AT_SEQUENCE: Final = "sequence"
AT_TURN: Final = "turn"
AT_ROUND: Final = "round"
_LEAVES = {
    AFTER: ("Puis défaussez cette carte.", "Then discard this card."),
    AT_REVEAL: ("Défaussez cette carte à la Révélation.", "Discard this card at Reveal."),
    AT_SEQUENCE: ("Défaussez cette carte à la fin de la séquence.", "Discard this card at the end of the sequence."),
    AT_TURN: ("Défaussez cette carte à la fin de ce tour.", "Discard this card at the end of this turn."),
    AT_ROUND: ("Défaussez cette carte à la fin du round.", "Discard this card at the end of the round."),
}

Needs = Callable[[Battle, int], bool]
Then = Callable[[Battle, int, int], None]  # … the seat, the card


class Stratagem(TableCard):
    """A Strategy card: a Coup d'éclat, or a Message secret for the partner (AW-364, AW-366).

    `note` is what the sender writes on a message; without it, or once it means nothing any more, it cannot be played. `worth` is
    what bots hope for from it beyond what the battlefield shows at once (`stratagems.py`), in points of the battle.
    """

    __slots__ = ("at_reveal", "cost", "moment", "needs", "note", "ops", "program", "until", "worth")

    def __init__(
        self,
        id: str,
        fr: str,
        en: str,
        cost: int,
        moment: str,
        until: str,
        text_fr: str,
        text_en: str,
        *ops: Op,
        needs: Needs | None = None,
        at_reveal: Then | None = None,
        note: secrets.Note | None = None,
        worth: float = 0.0,
        icon: str = "",
    ) -> None:
        leaves = _LEAVES[until]
        icon = icon or ("envelope" if moment != PHASE else "bugle-call")
        super().__init__(id, fr, en, STRATEGY, f"{text_fr} {leaves[0]}", f"{text_en} {leaves[1]}", icon=icon)
        self.cost = cost
        self.moment = moment
        self.until = until
        self.ops = ops
        self.needs = needs
        self.at_reveal = at_reveal
        self.note = note
        self.worth = worth
        self.program: Program = named(f"strategy-{id}", (*ops, Finish(until)))

    @property
    def secret(self) -> bool:
        return self.moment != PHASE

    def possible(self, pos: Battle, seat: Seat, card: Copy) -> bool:
        """Whether it would do something: its first question has an answer, its condition holds (AW-173)."""
        if self.needs is not None and not self.needs(pos, seat):
            return False
        if self.note is not None:
            what = secrets.read(pos, card)
            if what < 0 or self.note.refusal(pos, seat, what) is not None:
                return False
        first = self.ops[0] if self.ops else None
        return not isinstance(first, Question) or bool(first.found(pos, seat, card, []))

    def face(self) -> dict[str, Any]:
        return {**super().face(), "strategy": "message" if self.secret else "coup", "cost": self.cost}


def partner(pos: Battle, seat: Seat) -> int:
    """The other player of the alliance (AW-338)."""
    side = pos.sides[seat]
    return next(other for other in range(pos.seats) if other != seat and pos.sides[other] == side)


def leave(pos: Battle, seat: Seat, card: Copy, rule: str = "AW-365") -> None:
    """A played card goes face up to the common discard, and its lasting effects end (AW-360, AW-365)."""
    pos.coups = replaced(pos.coups, seat, without(pos.coups[seat], card))
    pos.lasting = [one for one in pos.lasting if one.source != card]
    to_past(pos, card, rule)
    changes.forget(pos)


def to_past(pos: Battle, card: Copy, rule: str) -> None:
    pos.strategy_past.append(card)
    pos.reveal(card)
    pos.emit("strategy_discard", rule, -1, (card,))


def gain(pos: Battle, seat: Seat, rule: str) -> None:
    """Gain a Strategy point from the reserve, which never runs out (AW-S35)."""
    pos.points[seat] += 1
    pos.emit("gains_point", rule, seat, (pos.points[seat],))


class Finish(Op):
    """The card has been carried out: it leaves now, or stays beside its player until the moment it names (AW-365)."""

    __slots__ = ("until",)

    def __init__(self, until: str) -> None:
        self.until = until

    def act(self, pos: Battle, frame: Frame) -> None:
        if self.until == AFTER:
            leave(pos, frame.seat, frame.source)


# ---------------------------------------------------------------------- which cards


class Whom(Who):
    """Cards of one player only: one's own (`mine`), the partner's (`theirs`); or in contact with a creature of the partner's
    (`beside`)."""

    __slots__ = ("beside", "mine", "theirs")

    def __init__(
        self,
        side: int,
        *,
        mine: bool = False,
        theirs: bool = False,
        beside: bool = False,
        most: int = 99,
        active: bool | None = None,
        test: Callable[[Sheet], bool] | None = None,
    ) -> None:
        super().__init__(side, most=most, active=active, test=test)
        self.mine = mine
        self.theirs = theirs
        self.beside = beside

    def among(self, pos: Battle, source: Sheet) -> list[Sheet]:
        found = super().among(pos, source)
        if self.mine:
            found = [sheet for sheet in found if sheet.seat == source.seat]
        if not self.beside and not self.theirs:
            return found
        friend = partner(pos, source.seat)
        if self.theirs:
            found = [sheet for sheet in found if sheet.seat == friend]
        if self.beside:
            found = [sheet for sheet in found if _creature_of(pos, sheet.at, friend)]
        return found


def _creature_of(pos: Battle, at: int, seat: Seat) -> bool:
    """Whether a slot touches a revealed creature of the seat's."""
    return any(one.type == CREATURE and one.seat == seat for one in neighbours(pos, look(pos), at))


def by_partner(pos: Battle, sheets: Sheets, source: Sheet, target: Sheet) -> int:
    """1 for a creature of the player or the partner that touches a creature of the other one, else 0."""
    friend = partner(pos, source.seat)
    other = {source.seat: friend, friend: source.seat}.get(target.seat, -1)
    return int(any(one.type == CREATURE and one.seat == other for one in neighbours(pos, sheets, target.at)))


def is_own(target: Sheet, source: Sheet) -> bool:
    return target.seat == source.seat


def card_of(pos: Battle, at: int, seat: Seat) -> bool:
    """Whether a slot touches a card of the seat's, of any type."""
    return any(pos.board[slot] >= 0 and pos.controller[pos.board[slot]] == seat for slot in NEIGHBOURS[at])


def to_partner(*, apart: bool = False) -> Landing:
    """Slots that touch a card of the partner's and, with `apart`, no enemy card."""

    def lands(pos: Battle, sheets: Sheets, sheet: Sheet, at: int) -> bool:
        if not card_of(pos, at, partner(pos, sheet.seat)):
            return False
        side = pos.sides[sheet.seat]
        return not apart or not any(
            pos.board[slot] >= 0 and pos.sides[pos.controller[pos.board[slot]]] != side for slot in NEIGHBOURS[at]
        )

    return lands


# ---------------------------------------------------------------------- what lasts while the card is there


def lay(name: str) -> Effect:
    """A modifier on behalf of the player, for the whole battlefield."""

    def effect(pos: Battle, frame: Frame, card: Copy) -> None:
        changes.last(pos, "mod", -1, frame.source, frame.seat, changes.FOR_ROUND, name)

    return effect


def lay_on(*names: str) -> Effect:
    """Modifiers on the card designated."""

    def effect(pos: Battle, frame: Frame, card: Copy) -> None:
        for name in names:
            changes.last(pos, "mod", card, frame.source, frame.seat, changes.FOR_ROUND, name)
        pos.emit("boosted", "AW-365", frame.seat, (card,))

    return effect


def lay_around(name: str) -> Effect:
    """Destroy the creature designated; the allied creatures that touched it bear a modifier."""

    def effect(pos: Battle, frame: Frame, card: Copy) -> None:
        near = neighbours(pos, look(pos), pos.at[card])
        side = pos.sides[frame.seat]
        changes.destroy(pos, card, "AW-161", surely=True)
        for one in near:
            if one.type == CREATURE and one.side == side:
                lay_on(name)(pos, frame, one.card)

    return effect


def lay_on_prey(name: str) -> Effect:
    """A modifier on the creature that the sender wrote on the message; everybody learns which."""

    def effect(pos: Battle, frame: Frame, card: Copy) -> None:
        secrets.tell(pos)
        lay_on(name)(pos, frame, secrets.read(pos, frame.source))

    return effect


def switch(name: str) -> Effect:
    """A switch turned on for the round, on behalf of the player."""

    def effect(pos: Battle, frame: Frame, card: Copy) -> None:
        changes.last(pos, "switch", -1, frame.source, frame.seat, changes.FOR_ROUND, name)

    return effect


PARTNER_NEXT: Final = "partner-places-next"


def placing(pos: Battle, extra: int = -1) -> list[int]:
    """The order of Placement: a switch makes a player's partner place right after that player; several in the order
    played. `extra`: a seat to treat as if it had the switch."""
    seats = order(pos)
    asked = [one.seat for one in pos.lasting if one.what == "switch" and one.n == PARTNER_NEXT]
    for seat in asked + ([extra] if extra >= 0 else []):
        friend = partner(pos, seat)
        seats.remove(friend)
        seats.insert(seats.index(seat) + 1, friend)
    return seats


# ---------------------------------------------------------------------- piles and hands


class FromPile(Question):
    """Designate one of some cards that the player sees off the battlefield."""

    __slots__ = ("_kind", "cards", "effect")
    verbs = ("pick",)
    kind = "from-pile"

    def __init__(
        self, kind: str, cards: Callable[[Battle, int, list[int]], list[int]], effect: Callable[[Battle, int], None]
    ) -> None:
        super().__init__()
        self._kind = kind
        self.cards = cards  # takes the position, the seat, and what was chosen before
        self.effect = effect

    def found(self, pos: Battle, seat: Seat, source: Copy, chosen: list[int]) -> list[Move]:
        return [("pick", card) for card in self.cards(pos, seat, chosen)]

    def candidates(self, pos: Battle, frame: Frame, seat: Seat) -> Iterable[Move]:
        yield from (("pick", card) for card in (*pos.hand[seat], *pos.discard[seat]))

    def answer(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> None:
        frame.chosen.append(move[1])
        self.effect(pos, move[1])

    def question(self, pos: Battle, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]]:
        return f"ask-{self._kind}", {}


class Under(Question):
    """Put as many hand cards as were drawn (`frame.it`) under one's pile, one after the other: the last lies lowest."""

    __slots__ = ()
    kind = "under"
    verbs = ("return",)

    def found(self, pos: Battle, seat: Seat, source: Copy, chosen: list[int]) -> list[Move]:
        return [("return", card) for card in pos.hand[seat]]

    def act(self, pos: Battle, frame: Frame) -> None:
        if frame.it > 0 and pos.hand[frame.seat]:
            pos.asked.append(frame.seat)

    def candidates(self, pos: Battle, frame: Frame, seat: Seat) -> Iterable[Move]:
        return self.found(pos, seat, frame.source, frame.chosen)

    def answer(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> None:
        changes.put_under(pos, seat, move[1])
        frame.it -= 1
        if frame.it > 0:
            frame.pc -= 1


UNDER = named("under-the-pile", (Under(),))


def redraw(n: int, *, both: bool = False) -> Effect:
    """Draw n cards, then put as many hand cards under the pile: the partner alone, or the player as well."""

    def effect(pos: Battle, frame: Frame, card: Copy) -> None:
        friend = partner(pos, frame.seat)
        seats = [frame.seat, friend] if both else [friend]
        drawn = [changes.draw(pos, seat, n, "AW-365") for seat in seats]
        for seat, many in reversed(list(zip(seats, drawn, strict=True))):
            pos.push(UNDER, seat, frame.source).it = many

    return effect


class Peek(Op):
    """Look at the top cards of one's pile."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def act(self, pos: Battle, frame: Frame) -> None:
        cards = pos.deck[frame.seat][-self.n :]
        frame.it = len(cards)
        for card in cards:
            pos.reveal(card, 1 << frame.seat)
        pos.emit("peeks", "AW-365", frame.seat, (len(cards),))


class Reorder(Question):
    """Put the cards one has looked at back on top, starting with the one to be drawn first."""

    __slots__ = ()
    kind = "reorder"
    verbs = ("pick",)

    def found(self, pos: Battle, seat: Seat, source: Copy, chosen: list[int]) -> list[Move]:
        return []

    @staticmethod
    def seen(pos: Battle, frame: Frame) -> list[int]:
        """The cards looked at, the next to be drawn first."""
        return pos.deck[frame.seat][-frame.it :][::-1] if frame.it > 0 else []

    def act(self, pos: Battle, frame: Frame) -> None:
        if len(frame.chosen) + 1 < frame.it:
            pos.asked.append(frame.seat)
        else:
            rest = [card for card in self.seen(pos, frame) if card not in frame.chosen]
            top = [*frame.chosen, *rest]
            if top:
                pos.deck[frame.seat][-len(top) :] = top[::-1]
            frame.chosen = []

    def candidates(self, pos: Battle, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [("pick", card) for card in self.seen(pos, frame)]

    def moves(self, pos: Battle, frame: Frame, seat: Seat) -> list[Move]:
        return [move for move in self.candidates(pos, frame, seat) if move[1] not in frame.chosen]

    def refusal(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        return None if move in self.moves(pos, frame, seat) else Refusal("AW-181", "refusal-target")

    def answer(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> None:
        frame.chosen.append(move[1])
        frame.pc -= 1


class Spy(Question):
    """Have a face-down card of an opponent's shown to everybody. It is pointed at by its slot: its face is unknown."""

    __slots__ = ()
    kind = "spy"
    verbs = ("spy",)

    def found(self, pos: Battle, seat: Seat, source: Copy, chosen: list[int]) -> list[Move]:
        side = pos.sides[seat]
        return [
            ("spy", pos.at[card])
            for other in order(pos)
            if pos.sides[other] != side
            for card in pos.placed[other]
            if 0 <= pos.at[card] < CELLS and not pos.shown[card]
        ]

    def candidates(self, pos: Battle, frame: Frame, seat: Seat) -> Iterable[Move]:
        found = self.found(pos, seat, frame.source, frame.chosen)
        return [*found, *(move for at in range(CELLS) if pos.board[at] >= 0 and (move := ("spy", at)) not in found)]

    def refusal(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        if move in self.found(pos, seat, frame.source, frame.chosen):
            return None
        return Refusal("AW-181", "refusal-target")

    def answer(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> None:
        card = pos.board[move[1]]
        show(pos, card, pos.controller[card])


def show(pos: Battle, card: Copy, seat: Seat) -> None:
    """Show everybody a card, which stays where it is."""
    pos.reveal(card)
    pos.emit("shows", "AW-365", seat, (card,))
