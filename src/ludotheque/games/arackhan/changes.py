"""Changes that happen at once: cards drawn, placed, revealed, moved, turned, conquered, destroyed, discarded.

Each keeps zones, tokens and sheets consistent and logs what happened with the rule behind it.
"""

from __future__ import annotations

from typing import Final

from ludotheque.engine.numbers import Copy, Seat
from ludotheque.games.arackhan import sheets
from ludotheque.games.arackhan.battle import Battle, Lasting, replaced
from ludotheque.games.arackhan.faces import CREATURE, FACES, SPELL
from ludotheque.games.arackhan.mat import CELLS, FREE
from ludotheque.games.arackhan.sheets import look

#: How long a lasting change holds: until the end of its player's turn, until the end of the round, or as long as its source is
#: in play.
FOR_TURN: Final = "turn"
FOR_ROUND: Final = "round"
WITH_SOURCE: Final = "source"
#: Lasting entries that the changes below have to ask for: two creatures bound by an oath (`modes/oaths.py`), a mined slot
#: (`modes/secrets.py`).
OATH: Final = "oath"
MINE: Final = "mine"


def forget(pos: Battle) -> None:
    """Something changed: figures are recomputed when they are next needed."""
    pos.sheets = None
    pos.since = None
    pos.offered = None


def changed(pos: Battle, *change: int) -> None:
    """Something changed that can be told in a few numbers, so that sheets computed after it serve wherever the same happens: in the
    worlds that bots think in. These numbers and what was before must leave nothing open."""
    pos.offered = None
    known = pos.sheets
    if known is None:
        return
    if known.recall is None:
        pos.sheets = None
    else:
        pos.since = (change,) if pos.since is None else (*pos.since, change)


def count(pos: Battle, seat: Seat, deed: str, n: int = 1) -> None:
    """Note what a player did this round (Objectives, AW-380)."""
    deeds = pos.deeds[seat]
    deeds[deed] = deeds.get(deed, 0) + n


def activated(pos: Battle, seat: Seat, card: Copy) -> None:
    """Note that a card has been activated; creatures are counted apart as well."""
    count(pos, seat, "activated")
    if FACES[pos.faces[card]].kind == CREATURE:
        count(pos, seat, "roused")


# ---------------------------------------------------------------------- piles


def draw(pos: Battle, seat: Seat, n: int, rule: str) -> int:
    """Draw n cards, or as many as are left (AW-S07)."""
    drawn = 0
    pile = pos.deck[seat]
    while drawn < n and pile:
        card = pile.pop()
        pos.hand[seat].append(card)
        pos.reveal(card, 1 << seat)
        pos.emit("draw", rule, seat, (card,), 1 << seat)
        drawn += 1
    return drawn


def put_back(pos: Battle, seat: Seat, cards: list[int]) -> None:
    """Hand cards go back into the pile, which is shuffled."""
    conceal(pos, seat)
    for card in cards:
        pos.hand[seat].remove(card)
        pos.deck[seat].append(card)
    pos.shuffle(pos.deck[seat])


def put_under(pos: Battle, seat: Seat, card: Copy) -> None:
    """A hand card goes under the pile."""
    conceal(pos, seat)
    pos.hand[seat].remove(card)
    pos.deck[seat].insert(0, card)
    pos.emit("put_under", "AW-365", seat, (1,))


def conceal(pos: Battle, seat: Seat) -> None:
    """A hand card is about to leave unseen: whoever was shown a card of this hand no longer knows where it is."""
    mine = 1 << seat
    if any(pos.known[card] & ~mine for card in pos.hand[seat]):
        pos.mix(pos.hand[seat], mine)


def lift(pos: Battle, card: Copy) -> None:
    """Take a card off the battlefield or the astral plane; what lay under it goes to its owners' discards (AW-166)."""
    at = pos.at[card]
    if at >= CELLS:
        plane = pos.astral[pos.owner[card]]
        plane[plane.index(card)] = -1
    elif at >= 0:
        pos.board[at] = FREE
    pos.at[card] = -1
    pos.shown[card] = pos.awake[card] = 0
    if pos.tokens[card]:
        pos.tokens = replaced(pos.tokens, card, 0)
    if pos.attacked[card]:
        pos.attacked = replaced(pos.attacked, card, 0)
    if pos.acted[card]:
        pos.acted = replaced(pos.acted, card, 0)
    pos.controller[card] = pos.owner[card]
    if pos.lasting:
        pos.lasting = [one for one in pos.lasting if one.what != OATH or one.n != card]
        ending = [one for one in pos.lasting if one.until == WITH_SOURCE and one.source == card]
        pos.lasting = [one for one in pos.lasting if one.card != card and one not in ending]
        for what, other, _, _, _, n in ending:
            if what == "control" and pos.at[other] >= 0:
                pos.awake[other] = 1  # with an active token of its owner
                control(pos, other, n, "AW-393")
    if card in pos.moved:
        pos.moved.remove(card)
    for pair in [pair for pair in pos.beneath if pair[0] == card]:
        pos.beneath.remove(pair)
        _to_discard(pos, pair[1])
        pos.emit("uncovered", "AW-166", pos.owner[pair[1]], (pair[1],))
    changed(pos, sheets.LIFTED, card)


def _to_discard(pos: Battle, card: Copy) -> None:
    pos.discard[pos.owner[card]].append(card)
    pos.reveal(card)  # AW-165


def discard(pos: Battle, card: Copy, rule: str) -> None:
    """Put a card in play into the discard of the player whose deck it is from (AW-162, AW-S09)."""
    lift(pos, card)
    _to_discard(pos, card)
    pos.emit("discard", rule, pos.owner[card], (card,))


def discard_from_hand(pos: Battle, card: Copy, rule: str) -> None:
    seat = pos.owner[card]
    pos.hand[seat].remove(card)
    _to_discard(pos, card)
    pos.emit("discard", rule, seat, (card,))


def destroy(pos: Battle, card: Copy, rule: str, *, surely: bool = False) -> None:
    """A destroyed card is discarded (AW-161), unless an oath lets another die for it: that is asked, except with `surely`."""
    if pos.lasting and not surely:
        from ludotheque.games.arackhan.modes import oaths  # a question, which changes things in turn

        if oaths.spares(pos, card, rule):
            return
    lose(pos, card)
    pos.emit("destroyed", rule, pos.owner[card], (card,))
    lift(pos, card)
    _to_discard(pos, card)


def lose(pos: Battle, card: Copy) -> None:
    """Note that a creature is destroyed, wherever it goes next."""
    if FACES[pos.faces[card]].kind == CREATURE:
        count(pos, pos.owner[card], "lost")


def tuck(pos: Battle, card: Copy, host: Copy, rule: str) -> None:
    """Keep a card under another instead of discarding it."""
    lift(pos, card)
    pos.beneath.append([host, card])
    pos.emit("tucked", rule, pos.controller[host], (card, host))


# ---------------------------------------------------------------------- on the mat


def came(pos: Battle, card: Copy) -> None:
    """Note that a card has come to its slot this round: placed, deployed or moved (Objectives)."""
    seat = pos.controller[card]
    pos.fresh[seat].append(card)
    count(pos, seat, "came")


def arrived(pos: Battle, card: Copy) -> None:
    """A card is face up on a slot on which it was not before: a mine may lie there."""
    if pos.lasting and any(one.what == MINE for one in pos.lasting):
        from ludotheque.games.arackhan.modes import secrets  # what is secret changes things in turn

        secrets.spring(pos, card)


def put(pos: Battle, seat: Seat, card: Copy, at: int, rule: str) -> None:
    """Place a hand card face down on a slot or on the astral plane (AW-071)."""
    conceal(pos, seat)
    pos.hand[seat].remove(card)
    if at >= CELLS:
        pos.astral[seat][at - CELLS] = card
    else:
        pos.board[at] = card
    pos.at[card] = at
    pos.controller[card] = seat
    pos.placed[seat].append(card)
    came(pos, card)
    pos.emit("placed", rule, seat, (card, at), 1 << seat)
    pos.offered = None  # figures stay: a card face down has no text in force (AW-028)


def turn_up(pos: Battle, card: Copy, rule: str) -> None:
    """Reveal a card: it is active from now on, with its owner's token unless it is a spell (AW-076, AW-077, AW-119)."""
    pos.shown[card] = pos.awake[card] = 1
    pos.reveal(card)
    pos.emit("revealed", rule, pos.controller[card], (card, pos.at[card]))
    changed(pos, sheets.TURNED_UP, card, pos.faces[card], pos.at[card])
    arrived(pos, card)


def enter(pos: Battle, seat: Seat, card: Copy, at: int, rule: str) -> None:
    """An action deploys a hand creature face up and active (AW-174)."""
    pos.hand[seat].remove(card)
    pos.board[at] = card
    pos.at[card] = at
    pos.controller[card] = seat
    pos.shown[card] = pos.awake[card] = 1
    pos.reveal(card)
    came(pos, card)
    pos.emit("enters", rule, seat, (card, at))
    forget(pos)
    arrived(pos, card)


def move(pos: Battle, card: Copy, at: int, rule: str) -> None:
    pos.board[pos.at[card]] = FREE
    pos.board[at] = card
    pos.at[card] = at
    came(pos, card)
    pos.emit("moves", rule, pos.controller[card], (card, at))
    changed(pos, sheets.MOVED, card, at)
    arrived(pos, card)


def exchange(pos: Battle, card: Copy, other: Seat, rule: str) -> None:
    """Two cards change places; both keep their state (AW-403)."""
    one, two = pos.at[card], pos.at[other]
    pos.board[one], pos.board[two] = other, card
    pos.at[card], pos.at[other] = two, one
    came(pos, card)
    came(pos, other)
    pos.emit("exchanged", rule, pos.controller[card], (card, other))
    changed(pos, sheets.EXCHANGED, card, other)
    arrived(pos, card)
    arrived(pos, other)


def rotate(pos: Battle, cards: list[int], rule: str) -> None:
    """Each card takes the place of the next, the last that of the first, all at once."""
    slots = [pos.at[card] for card in cards]
    for card, at in zip(cards, slots[1:] + slots[:1], strict=True):
        pos.board[at] = card
        pos.at[card] = at
        came(pos, card)
        pos.emit("moves", rule, pos.controller[card], (card, at))
    forget(pos)
    for card in cards:
        arrived(pos, card)


# ---------------------------------------------------------------------- tokens


def deactivate(pos: Battle, card: Copy, rule: str) -> None:
    if pos.awake[card]:
        pos.awake[card] = 0
        pos.emit("deactivated", rule, pos.controller[card], (card,))
        changed(pos, sheets.DEACTIVATED, card)


def reactivate(pos: Battle, card: Copy, rule: str) -> None:
    if not pos.awake[card]:
        pos.awake[card] = 1
        pos.emit("reactivated", rule, pos.controller[card], (card,))
        changed(pos, sheets.REACTIVATED, card)


def control(pos: Battle, card: Copy, seat: Seat, rule: str) -> None:
    """Put another player's token on a card."""
    pos.controller[card] = seat
    if card in pos.moved:
        pos.moved.remove(card)
    pos.emit("controlled", rule, seat, (card,))
    forget(pos)


def conquer(pos: Battle, card: Copy, seat: Seat) -> None:
    """A defeated place takes the attacker's token, active side up (AW-142, AW-144)."""
    pos.controller[card] = seat
    pos.awake[card] = 1
    if pos.acted[card]:
        pos.acted = replaced(pos.acted, card, 0)  # once per controller (AW-S08)
    pos.emit("conquered", "AW-142", seat, (card,))
    changed(pos, sheets.CONQUERED, card, seat)


def close(pos: Battle, card: Copy) -> None:
    """The end of a card's activation: it is deactivated, or a spell that says so is discarded (AW-129, AW-147, AW-169)."""
    activated(pos, pos.active, card)
    if card in pos.moved:
        pos.moved.remove(card)
    if pos.at[card] < 0:
        return  # it has left the table meanwhile
    face = FACES[pos.faces[card]]
    if face.kind == SPELL and face.until == "activation":
        discard(pos, card, "AW-147" if face.attack is not None else "AW-169")
    else:
        deactivate(pos, card, "AW-129")


def last(pos: Battle, what: str, card: Copy, source: Copy, seat: Seat, until: str, n: int | str) -> None:
    """Add a lasting effect, until the end of the seat's turn or of the round."""
    pos.lasting.append(Lasting(what, card, source, seat, until, n))
    forget(pos)


def become(pos: Battle, card: Copy, model: int, source: Copy, seat: Seat, until: str) -> None:
    """A card takes on the characteristics of another: those printed on it, not those it has borrowed (AW-020, AW-392)."""
    last(pos, "copy", card, source, seat, until, pos.faces[model])
    pos.emit("copies", "AW-392", seat, (card, model))


def set_figures(pos: Battle, card: Copy, attack: int, defense: int, seat: Seat, until: str) -> None:
    """Give a card figures other than those printed: Attack in the tens, Defense in the units."""
    last(pos, "set", card, card, seat, until, 10 * attack + defense)


def trade_skills(pos: Battle, card: Copy, other: Seat, seat: Seat, until: str) -> None:
    """Two creatures exchange skills."""
    by = look(pos).by
    mine, theirs = by[card].skill_faces, by[other].skill_faces
    for one, (first, *more) in ((card, theirs), (other, mine)):
        last(pos, "skills", one, card, seat, until, FACES.index(first))
        for face in more:
            last(pos, "skills-too", one, card, seat, until, FACES.index(face))
    pos.emit("trades", "AW-167", seat, (card, other))


def lapse(pos: Battle, until: str, seat: Seat = -1) -> None:
    """End what lasted until now."""
    if pos.lasting:
        pos.lasting = [one for one in pos.lasting if one.until != until or (seat >= 0 and one.seat != seat)]
        forget(pos)
