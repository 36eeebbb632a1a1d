"""What is written in secret: the slot or the creature that a sender names on a message, and a slot that somebody mined.

A secret is a lasting entry of the round, from the card on which it is written: a slot is its figure, a creature its card. Both
partners read what is on a message; a mined slot is known to its player alone. Nobody else learns of it before it comes true.
"""

from __future__ import annotations

from typing import Final

from ludotheque.engine.dice import Dice
from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.refusal import Refusal
from ludotheque.games.arackhan import changes
from ludotheque.games.arackhan.battle import Battle, Lasting
from ludotheque.games.arackhan.faces import CREATURE
from ludotheque.games.arackhan.mat import FREE, NEIGHBOURS
from ludotheque.games.arackhan.sheets import look

NOTE: Final = "note"


class Note:
    """What the sender of a message writes on it. `verb` is the move that passes it on."""

    __slots__ = ("verb",)

    def __init__(self, verb: str) -> None:
        self.verb = verb

    def choices(self, pos: Battle, seat: Seat) -> list[int]:
        """What the seat may write."""
        if self.verb == WRITE:
            return free_slots(pos)
        side = pos.sides[seat]
        return [sheet.card for sheet in look(pos).field if sheet.type == CREATURE and sheet.side != side]

    def refusal(self, pos: Battle, seat: Seat, what: int) -> Refusal | None:
        if what in self.choices(pos, seat):
            return None
        if self.verb == WRITE:
            return refuse_slot(pos, what)
        return Refusal("AW-181", "refusal-target")


#: The moves by which a message is passed on with a slot, or a creature, written on it.
WRITE: Final = "write"
NAME: Final = "name"
A_SLOT: Final = Note(WRITE)
A_PREY: Final = Note(NAME)


def free_slots(pos: Battle) -> list[int]:
    return [at for at, card in enumerate(pos.board) if card == FREE]


def refuse_slot(pos: Battle, at: int) -> Refusal | None:
    """Why a slot cannot be written down, or None: it must be free."""
    if at < len(pos.board) and pos.board[at] == FREE:
        return None
    if at >= len(pos.board) or pos.board[at] < FREE:
        return Refusal("AW-008", "refusal-no-slot")
    return Refusal("AW-368", "refusal-slot-taken")


def write(pos: Battle, seat: Seat, source: Copy, verb: str, what: int) -> None:
    """Write something on a message."""
    card, n = (-1, what) if verb == WRITE else (what, -1)
    changes.last(pos, NOTE, card, source, seat, changes.FOR_ROUND, n)


def read(pos: Battle, source: Copy) -> int:
    """The slot or the creature written on a message, or -1: a creature may have left the battlefield."""
    for one in pos.lasting:
        if one.what == NOTE and one.source == source:
            return one.card if one.card >= 0 else int(one.n)
    return -1


def lay_mine(pos: Battle, seat: Seat, source: Copy, at: int) -> None:
    changes.last(pos, changes.MINE, -1, source, seat, changes.FOR_ROUND, at)
    pos.emit("mines", "AW-365", seat, (at,), 1 << seat)


def spring(pos: Battle, card: Copy) -> None:
    """A card has come to its slot: the first enemy card on a mined one or beside it is deactivated, and the mine is gone."""
    side, at = pos.sides[pos.controller[card]], pos.at[card]
    for one in pos.lasting:
        if one.what == changes.MINE and pos.sides[one.seat] != side and (one.n == at or at in NEIGHBOURS[one.n]):
            pos.lasting.remove(one)
            tell(pos)
            pos.emit("sprung", "AW-365", one.seat, (card, one.n))
            changes.deactivate(pos, card, "AW-365")
            return


def tell(pos: Battle) -> None:
    """A secret has come out: everybody has learned something."""
    pos.revealed_to |= (1 << pos.seats) - 1


def known(pos: Battle, viewer: Seat) -> list[Lasting]:
    """The secrets that a seat may read: its own, and what is on a message of its alliance."""
    if not 0 <= viewer < pos.seats:
        return []
    return [
        one
        for one in pos.lasting
        if (one.what == NOTE and pos.sides[one.seat] == pos.sides[viewer])
        or (one.what == changes.MINE and one.seat == viewer)
    ]


def deal(pos: Battle, seat: Seat, dice: Dice, notes: dict[int, tuple[int, Note]]) -> None:
    """In a position dealt again, what the seat cannot know is written anew. `notes` says on which cards something is
    written, by whom and what."""
    mine = known(pos, seat)
    lost = [one for one in pos.lasting if one.what in (NOTE, changes.MINE) and one not in mine]
    kept = {one.source for one in mine}
    if not lost and not notes.keys() - kept:
        return
    pos.lasting = [one for one in pos.lasting if one not in lost]
    for one in lost:
        if one.what == changes.MINE:
            hidden = [at for at, card in enumerate(pos.board) if card == FREE or (card >= 0 and not pos.shown[card])]
            pos.lasting.append(one._replace(n=hidden[dice.below(len(hidden))] if hidden else one.n))
    for card, (writer, note) in notes.items():
        if card not in kept:
            choices = note.choices(pos, writer)
            if choices:
                write(pos, writer, card, note.verb, choices[dice.below(len(choices))])
