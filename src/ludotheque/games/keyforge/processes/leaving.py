"""Destroying cards and other ways of leaving play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.keyforge import changes, faces, memory
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge.duel import Duel
from ludotheque.games.keyforge.facts import note
from ludotheque.games.keyforge.programs import named
from ludotheque.games.keyforge.queries import in_play, is_creature, on_card
from ludotheque.games.keyforge.triggers import abilities, resolve, watchers


def dying_already(pos: Duel) -> set[int]:
    return {card for frame in pos.stack if frame.program is DESTROY and frame.memo for card in frame.memo[memory.DYING]}


def destroy(pos: Duel, cards: list[int]) -> list[int]:
    """Destroy cards in play together; return those being destroyed, which an ability may still spare (KF-S53)."""
    if not cards:
        return []
    already = dying_already(pos)
    dying: list[int] = []
    for card in cards:
        if card not in already and card not in dying and in_play(pos, card):
            dying.append(card)
    if dying:
        for card in dying:
            pos.emit("destroyed", "KF-197", -1, (card,))
        frame = pos.push(DESTROY, pos.active)
        frame.memo = {memory.DYING: dying[:], memory.OF: [pos.controller[card] for card in dying]}
    return dying


class LastWords(Op):
    """Destroyed: and Leaves Play: abilities resolve while the card is still in play (KF-198, KF-251)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        memo = memory.remembered(frame)
        waiting: list[Any] = []
        already = dying_already(pos) - set(memo[memory.DYING])
        for card in memo[memory.DYING]:
            for _, source, _ in on_card(pos, mod.DESTROY_INSTEAD, card):
                if (
                    source not in already
                ):  # a card that spares another does so once, and not while it is itself being destroyed
                    waiting.append([SPARE.name, source, pos.controller[card], card])
            waiting += abilities(pos, card, faces.DESTROYED, card)
            waiting += abilities(pos, card, faces.LEAVES, card)
            waiting += watchers(pos, "destroyed", card, pos.controller[card])
        resolve(pos, waiting)


class Spare(Op):
    """Instead of being destroyed, a creature is healed and the card that spares it destroyed.

    It is one of the creature's Destroyed: abilities, in the order the active player chooses (KF-218). What it spares is no
    longer being destroyed: what else waited for that destruction does not resolve (KF-S53).
    """

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        card, instead = frame.it, frame.source
        if not in_play(pos, card):  # another of its Destroyed: abilities has sent it away (KF-S46)
            return
        for depth, dying in enumerate(pos.stack):
            if dying.program is DESTROY and dying.memo and card in dying.memo[memory.DYING]:
                place = dying.memo[memory.DYING].index(card)
                del dying.memo[memory.DYING][place], dying.memo[memory.OF][place]
                order = pos.stack[depth + 1]
                if order.memo and memory.WAITING in order.memo:
                    order.memo[memory.WAITING] = [one for one in order.memo[memory.WAITING] if one[3] != card]
                pos.emit("spared", "KF-S53", -1, (card,))
                changes.heal(pos, card, pos.damage[card])
                destroy(pos, [instead])
                return


SPARE: Final = named(Program("spare", [Spare()]), ("Détruit", "Destroyed"))


class Bury(Ask):
    """The destroyed go to their owners' discard piles, in the order the active player chooses (KF-103, KF-S20).

    The order is asked for first; then all leave together, and only then is anything checked again.
    """

    __slots__ = ()
    kind = "bury"
    rule = "KF-218"
    verbs = ("bury", "any")

    def _left(self, pos: Duel, frame: Frame) -> list[int]:
        memo = memory.remembered(frame)
        return [card for card in memo[memory.DYING] if card not in frame.chosen and in_play(pos, card)]

    def act(self, pos: Duel, frame: Frame) -> None:
        left = self._left(pos, frame)
        owners = [pos.owner[card] for card in left]
        if len(owners) == len(set(owners)):
            self._all(pos, frame, left)
        else:
            pos.asked.append(pos.active)

    def candidates(self, pos: Duel, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [("any",), *(("bury", card) for card in self._left(pos, frame))]

    def refusal(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        if move[0] == "bury" and move[1] not in self._left(pos, frame):
            return Refusal("KF-218", "refusal-not-dying")
        return None

    def answer(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> None:
        if move[0] == "any":
            self._all(pos, frame, self._left(pos, frame))
        else:
            frame.chosen.append(move[1])
            self.act(pos, frame)

    @staticmethod
    def _all(pos: Duel, frame: Frame, last: list[int]) -> None:
        memo = memory.remembered(frame)
        fights = _fights(pos)
        for card, whose in zip(memo[memory.DYING], memo[memory.OF], strict=True):
            note(pos, f"destroyed:{whose}" if is_creature(pos, card) else "destroyed:artifact")
            if is_creature(pos, card) and fights:  # in a fight, whoever or whatever destroyed it (KF-S52)
                note(pos, f"slain:{whose}")
                for fight in fights:
                    fight.setdefault(memory.FELL, []).append(card)
        _leave_all(pos, frame.chosen + last, "discard", None)


class Blows(Op):
    """The operation with which a fight deals its damage. `fights`, which builds on this module, subclasses it."""

    __slots__ = ()


def _fights(pos: Duel) -> list[dict[str, Any]]:
    """The memos of the fights under way: a fight is under way until its damage is dealt and the destroyed have left (KF-S52)."""
    return [
        fight.memo
        for fight in pos.stack
        if fight.memo
        and memory.STRUCK in fight.memo
        and any(isinstance(op, Blows) for op in fight.program.ops[max(fight.pc - 1, 0) :])  # under way or still to come
    ]


DESTROY: Final = named(Program("destroy", [LastWords(), Bury()]))


def remove(pos: Duel, cards: list[int], zone: str, archives_of: int | None = None) -> None:
    """Cards leave play for a zone without being destroyed: returned, archived, purged, shuffled in (KF-248)."""
    cards = [card for card in cards if in_play(pos, card)]
    dying = dying_already(pos)  # their Leaves Play: abilities have resolved already
    waiting = [one for card in cards if card not in dying for one in abilities(pos, card, faces.LEAVES, card)]
    if waiting:
        frame = pos.push(LEAVE, pos.active)
        frame.memo = {memory.CARDS: cards, memory.ZONE: zone, memory.OF: archives_of}
        resolve(pos, waiting)
    else:
        _leave_all(pos, cards, zone, archives_of)


def _leave_all(pos: Duel, cards: list[int], zone: str, archives_of: int | None) -> None:
    """Cards leave play together: where each goes is decided before the first leaves, and Aombre moves after the last."""
    cards = [card for card in cards if in_play(pos, card)]
    shuffled = {pos.owner[card] for card in cards} if zone == "shuffle" else set()
    targets_of = ["deck" if zone == "shuffle" else zone] * len(cards)
    if zone == "discard":
        targets_of = ["purged" if on_card(pos, mod.DISCARD_INSTEAD, card) else zone for card in cards]
    left: list[tuple[int, int]] = []
    for card, target in zip(cards, targets_of, strict=True):
        if in_play(pos, card):  # an upgrade may have gone with its creature
            changes.leave(pos, card, target, archives_of=archives_of, left=left)
    for seat, amber in left:
        changes.into_pool(pos, seat, amber, "gain", "KF-106")
    for seat in sorted(shuffled):
        pos.shuffle(pos.deck[seat])
        pos.emit("shuffle", "KF-170", seat)


class Depart(Op):
    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        memo = memory.remembered(frame)
        _leave_all(pos, memo[memory.CARDS], memo[memory.ZONE], memo[memory.OF])


LEAVE: Final = named(Program("leave", [Depart()]))
