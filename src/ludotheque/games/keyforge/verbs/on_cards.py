"""Verbs that do something to IT: damage, destroy, stun, heal, send away, Aombre on cards."""

from __future__ import annotations

from ludotheque.engine.errors import ProgramError
from ludotheque.engine.numbers import Copy
from ludotheque.engine.position import Frame
from ludotheque.engine.program import Op
from ludotheque.games.keyforge import changes, memory, processes
from ludotheque.games.keyforge.duel import Duel
from ludotheque.games.keyforge.queries import in_play, is_creature, neighbours
from ludotheque.games.keyforge.verbs.common import Amount, count, number


class Deal(Op):
    """Damage to IT, all at once; with splash also to the neighbours of each (KF-242)."""

    __slots__ = ("n", "splash", "through_armor")

    def __init__(self, n: Amount, splash: int = 0, through_armor: bool = False) -> None:
        self.n = n
        self.splash = splash
        self.through_armor = through_armor

    def act(self, pos: Duel, frame: Frame) -> None:
        n = number(pos, frame, self.n)
        hits = [(card, n) for card in frame.chosen if in_play(pos, card)]
        if self.splash:
            hits += [(one, self.splash) for card, _ in hits for one in neighbours(pos, card)]
        dealt = processes.deal(pos, hits, through_armor=self.through_armor)
        count(frame, sum(dealt))


class Destroy(Op):
    """Destroy IT; sacrificing is the same for one's own cards (KF-259, KF-260)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        memo = memory.remembering(frame)
        if memory.DOOMED not in memo:
            memo[memory.DOOMED] = processes.destroy(pos, frame.chosen)
            if memo[memory.DOOMED]:
                frame.pc -= 1  # counted once they are gone: what is spared was not destroyed this way (KF-S53)
                return
        count(frame, sum(1 for card in memo.pop(memory.DOOMED) if not in_play(pos, card)))


class Stun(Op):
    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        for card in frame.chosen:
            if in_play(pos, card) and is_creature(pos, card):
                changes.stun(pos, card)


class Unstun(Op):
    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        for card in frame.chosen:
            if pos.stunned[card]:
                pos.stunned[card] = 0
                pos.emit("unstun", "KF-264", frame.seat, (card,))


class Exhaust(Op):
    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        for card in frame.chosen:
            if in_play(pos, card):
                changes.exhaust(pos, card)


class Ready(Op):
    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        for card in frame.chosen:
            if in_play(pos, card):
                changes.make_ready(pos, card)


class Heal(Op):
    """Heal IT; counts the damage healed, and the creatures."""

    __slots__ = ("n",)

    def __init__(self, n: Amount) -> None:
        self.n = n

    def act(self, pos: Duel, frame: Frame) -> None:
        n = number(pos, frame, self.n)
        healed = [changes.heal(pos, card, n) for card in frame.chosen if in_play(pos, card)]
        count(frame, sum(healed))
        memory.remembered(frame)[memory.HEALED] = sum(1 for one in healed if one)


class Send(Op):
    """IT leaves play, or its pile, for a zone of its owner's: hand, deck (top), shuffle, archives, purged, discard."""

    __slots__ = ("mine", "shown", "zone")

    def __init__(self, zone: str, *, mine: bool = False, shown: bool = False) -> None:
        if zone not in ("hand", "deck", "shuffle", "archives", "purged", "discard"):
            raise ProgramError(f"no zone is called {zone!r}")
        self.zone = zone
        self.mine = mine  # archives: those of the one who resolves the ability
        self.shown = shown  # everybody saw which card it is

    def act(self, pos: Duel, frame: Frame) -> None:
        playing = [card for card in frame.chosen if in_play(pos, card)]
        lying = [card for card in frame.chosen if not in_play(pos, card)]
        count(frame, len(frame.chosen))
        for card in lying:
            self._move(pos, card)
        if lying and self.zone == "shuffle":
            for seat in sorted({pos.owner[card] for card in lying}):
                pos.shuffle(pos.deck[seat])
        if playing:
            processes.remove(pos, playing, self.zone, frame.seat if self.mine else None)

    def _move(self, pos: Duel, card: Copy) -> None:
        owner = pos.owner[card]
        hidden = True
        for name in ("hand", "discard", "deck", "archives", "purged"):
            pile: list[int] = getattr(pos, name)[owner]
            if card in pile:
                if name == "archives" and self.zone == "archives":
                    return
                pile.remove(card)
                hidden = name in ("hand", "deck", "archives")
                break
        else:
            if card not in pos.limbo:
                return
            pos.limbo.remove(card)
            hidden = False
        zone = "deck" if self.zone == "shuffle" else self.zone
        getattr(pos, zone)[owner].append(card)
        seen = 1 << owner if hidden and not self.shown and zone in ("hand", "archives", "deck") else -1
        if zone in ("discard", "purged"):
            pos.reveal(card)
        elif zone in ("hand", "archives"):
            pos.reveal(card, 1 << owner)
        if name == "hand" and seen >= 0:  # the other does not see which card of the hand it was
            pos.mix([*pos.hand[owner], card], 1 << owner)
        pos.emit(f"to_{zone}", "KF-188", owner, (card,), seen)


class Capture(Op):
    """Each of IT captures from its controller's opponent (KF-161), or from its own side."""

    __slots__ = ("n", "own_side")

    def __init__(self, n: Amount, own_side: bool = False) -> None:
        self.n = n
        self.own_side = own_side

    def act(self, pos: Duel, frame: Frame) -> None:
        n = number(pos, frame, self.n)
        total = 0
        for card in frame.chosen:
            whose = frame.seat if card == frame.source else pos.controller[card]  # "as if you controlled it"
            total += changes.capture(pos, card, n, whose if self.own_side else 1 - whose)
        count(frame, total)


class PlaceAmber(Op):
    __slots__ = ("n",)

    def __init__(self, n: Amount) -> None:
        self.n = n

    def act(self, pos: Duel, frame: Frame) -> None:
        for card in frame.chosen:
            if in_play(pos, card):
                changes.place_amber(pos, card, number(pos, frame, self.n))


class TakeAmber(Op):
    """Aombre on IT moves to one's pool."""

    __slots__ = ("n",)

    def __init__(self, n: Amount) -> None:
        self.n = n

    def act(self, pos: Duel, frame: Frame) -> None:
        n = number(pos, frame, self.n)
        count(frame, sum(changes.take_amber(pos, card, n, frame.seat) for card in frame.chosen if in_play(pos, card)))


class StoreAmber(Op):
    """Aombre of one's pool moves onto IT."""

    __slots__ = ("n",)

    def __init__(self, n: Amount) -> None:
        self.n = n

    def act(self, pos: Duel, frame: Frame) -> None:
        n = number(pos, frame, self.n)
        count(frame, sum(changes.store(pos, card, n, frame.seat) for card in frame.chosen if in_play(pos, card)))


class Strengthen(Op):
    __slots__ = ("n",)

    def __init__(self, n: Amount) -> None:
        self.n = n

    def act(self, pos: Duel, frame: Frame) -> None:
        for card in frame.chosen:
            if in_play(pos, card):
                changes.strengthen(pos, card, number(pos, frame, self.n))
