"""Playing a card, putting one into play, and taking control of one: how a card comes to a side of the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ludotheque.engine.lasting import TURN, Lasting
from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.keyforge import changes, faces, memory
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge.duel import NOT_GATHERED, Duel
from ludotheque.games.keyforge.faces import Face
from ludotheque.games.keyforge.facts import count_use, note
from ludotheque.games.keyforge.programs import named
from ludotheque.games.keyforge.queries import (
    creatures,
    face,
    in_play,
    is_creature,
    may_hold,
    price,
    standing,
    upgrades_of,
)
from ludotheque.games.keyforge.triggers import abilities, fire, resolve, watchers


def play_card(pos: Duel, card: Copy, seat: Seat, zone: list[int]) -> None:
    """Play a card from a zone: it is in limbo until it has come into play or its effect is over (KF-S29)."""
    zone.remove(card)
    pos.limbo.append(card)
    pos.reveal(card)
    pos.emit("play", "KF-058", seat, (card,))
    pos.push(PLAY, seat, card)


class AsPlayed(Op):
    """A card that is played as a copy of another first asks of which; this frame remembers the answer (`memory.AS`)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        programs = face(pos, frame.source).abilities.get(faces.AS_PLAYED, ())
        resolve(pos, [[program.name, frame.source, frame.seat, -1] for program in programs])


def played_as(pos: Duel, frame: Frame) -> Face:
    """The face a card is played with: its own, or that of the card it copies."""
    return faces.FACES[frame.memo[memory.AS]] if frame.memo and memory.AS in frame.memo else face(pos, frame.source)


class Bonus(Op):
    """Pay what the card costs to play; its Aombre bonus comes before everything else (KF-059)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        card, seat = frame.source, frame.seat
        for modifier, source, whose in standing(pos, mod.PAY):
            if (
                modifier.word == "play"
                and modifier.concerns(whose, seat)
                and modifier.applies(pos, source, whose, card)
            ):
                changes.pay(pos, seat, modifier.amount(pos, source, whose, card))
        changes.lose(pos, seat, price(pos, seat, card), "KF-261")
        count_use(pos, card)
        one = face(pos, card)
        note(pos, "played")
        note(pos, f"played:{one.type}")
        note(pos, f"played:{pos.symbol[card]}")
        changes.gain(pos, seat, played_as(pos, frame).bonus, "KF-059")


class EnterPlay(Ask):
    """A creature comes on a flank, an artifact behind the line, an upgrade on a creature (KF-065, KF-070, KF-072)."""

    __slots__ = ()
    kind = "enter"
    rule = "KF-070"
    verbs = ("left", "right", "onto")

    def act(self, pos: Duel, frame: Frame) -> None:
        card = frame.source
        one = face(pos, card)
        owner = pos.owner[card]
        if one.type == faces.CREATURE and pos.line[owner]:
            pos.asked.append(pos.active)
        elif one.type in (faces.CREATURE, faces.ARTIFACT):
            self._enter(pos, frame, False)
        elif one.type == faces.UPGRADE:
            options = creatures(pos)
            if len(options) == 1:
                self._attach(pos, frame, options[0])
            else:
                pos.asked.append(pos.active)

    def candidates(self, pos: Duel, frame: Frame, seat: Seat) -> Iterable[Move]:
        if face(pos, frame.source).type == faces.UPGRADE:
            return [("onto", card) for card in creatures(pos)]
        return (("left",), ("right",))

    def refusal(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        upgrade = face(pos, frame.source).type == faces.UPGRADE
        if (move[0] == "onto") != upgrade:
            return Refusal("KF-072" if upgrade else "KF-070", "refusal-other-question")
        if upgrade and move[1] not in creatures(pos):
            return Refusal("KF-072", "refusal-not-a-creature")
        return None

    def answer(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> None:
        if move[0] == "onto":
            self._attach(pos, frame, move[1])
        else:
            self._enter(pos, frame, move[0] == "left")

    @staticmethod
    def _enter(pos: Duel, frame: Frame, left: bool) -> None:
        card = frame.source
        pos.limbo.remove(card)
        changes.enter(pos, card, pos.owner[card], left=left, player=frame.seat)
        pos.emit("enter", "KF-070", pos.owner[card], (card,))

    @staticmethod
    def _attach(pos: Duel, frame: Frame, bearer: int) -> None:
        pos.limbo.remove(frame.source)
        changes.attach(pos, frame.source, bearer)
        pos.emit("attach", "KF-072", frame.seat, (frame.source, bearer))
        if any(modifier.kind == mod.CONTROL for modifier in face(pos, frame.source).constants):
            give_control(pos, bearer, pos.controller[frame.source])  # the latest of several holds (KF-S27)


class Played(Op):
    """Abilities that say "each time a card is played", before the card's own (KF-287, KF-S45)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        fire(pos, "play", frame.source, frame.seat)


class OwnPlay(Op):
    """The card's Play: abilities (KF-061, KF-219), with those that watch for its coming into play (KF-S59)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        card = frame.source
        if card in pos.limbo or in_play(pos, card):
            about = pos.bearer[card] if pos.bearer[card] >= 0 else -1
            waiting = abilities(pos, card, faces.PLAY, about)
            if card in pos.limbo:  # "you" on an action is who plays it, whoever owns it
                waiting = [[name, source, frame.seat, of] for name, source, _, of in waiting]
            one = played_as(pos, frame)
            if one is not face(pos, card):
                waiting = [[program.name, card, frame.seat, about] for program in one.abilities.get(faces.PLAY, ())]
            if in_play(pos, card):
                waiting += watchers(pos, "enter", card, pos.controller[card])
            resolve(pos, waiting)


class FinishPlay(Op):
    """An action goes to its owner's discard pile once it is resolved (KF-064, KF-220)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        card = frame.source
        if card in pos.limbo:
            pos.limbo.remove(card)
            pos.discard[pos.owner[card]].append(card)


PLAY: Final = named(Program("play", [AsPlayed(), Bonus(), EnterPlay(), Played(), OwnPlay(), FinishPlay()]))


class PutIntoPlay(EnterPlay):
    """A card put into play without being played: on a flank, no bonus, no Play: (KF-222, KF-S38).

    The frame's memo says under whose control and whether ready.
    """

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        memo = memory.remembered(frame)
        if memo.get(memory.CONTROL) and not in_play(pos, frame.source):
            return
        if is_creature(pos, frame.source) and pos.line[memo[memory.SEAT]]:
            pos.asked.append(pos.active)
        else:
            self._put(pos, frame, False)

    def candidates(self, pos: Duel, frame: Frame, seat: Seat) -> Iterable[Move]:
        return (("left",), ("right",))

    def refusal(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        return Refusal("KF-070", "refusal-other-question") if move[0] == "onto" else None

    def answer(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> None:
        self._put(pos, frame, move[0] == "left")

    @staticmethod
    def _put(pos: Duel, frame: Frame, left: bool) -> None:
        memo = memory.remembered(frame)
        card, seat = frame.source, memo[memory.SEAT]
        if memo.get(memory.CONTROL):
            changes.take_control(pos, card, seat, left)
            return
        pos.limbo.remove(card)
        changes.enter(pos, card, seat, left=left, ready=bool(memo.get(memory.READY)))
        pos.emit("put", "KF-222", seat, (card,))
        fire(pos, "enter", card, seat)


PUT: Final = named(Program("put", [PutIntoPlay()]))


def put_into_play(pos: Duel, card: Copy, seat: Seat, zone: list[int], *, ready: bool = False) -> None:
    zone.remove(card)
    pos.limbo.append(card)
    pos.reveal(card)
    frame = pos.push(PUT, pos.active, card)
    frame.memo = {memory.SEAT: seat, memory.READY: 1 if ready else 0}


class PutBack(Op):
    """One of several cards that come into play together."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        pos.push(PUT, pos.active, frame.source).memo = {memory.SEAT: frame.seat, memory.READY: 0}


PUT_BACK: Final = named(Program("put-back", [PutBack()]))


def put_back(pos: Duel, cards: list[int]) -> None:
    """Purged cards come into play together, under their owners' control, in the order the active player chooses (KF-S62)."""
    for card in cards:
        pos.purged[pos.owner[card]].remove(card)
        pos.limbo.append(card)
        pos.reveal(card)
    resolve(pos, [[PUT_BACK.name, card, pos.owner[card], -1] for card in cards])


def give_control(pos: Duel, card: Copy, seat: Seat, *, back: bool = False) -> None:
    """A card in play changes controller, or comes back; the active player chooses the flank (KF-186, KF-209)."""
    if pos.controller[card] == seat or not in_play(pos, card):
        return
    frame = pos.push(PUT, pos.active, card)
    frame.memo = {memory.SEAT: seat, memory.CONTROL: 1, memory.BACK: 1 if back else 0}


def hold(pos: Duel, source: Copy, card: Copy, seat: Seat) -> None:
    """The control a player has just taken of a card lasts only while another card is in play (KF-S27)."""
    if in_play(pos, card) and pos.controller[card] == seat:
        pos.lasting.append(Lasting("control/held", source, seat, TURN, 1_000_000, card, -1))
        pos.kinds = NOT_GATHERED
        pos.unsettled = 1


def release_held(pos: Duel) -> None:
    """Cards held by one that has left play return to their owners, on a flank the active player chooses (KF-S27)."""
    if not may_hold(pos, mod.HELD):
        return
    for one in [one for one in pos.lasting if one.what == "control/held" and not in_play(pos, one.source)]:
        pos.lasting.remove(one)
        pos.kinds = NOT_GATHERED
        give_control(pos, one.about, rightful(pos, one.about), back=True)


def coming_back(pos: Duel) -> bool:
    """Whether a card that is no longer held has yet to come back to its side of the table."""
    return any(
        frame.program is PUT and frame.pc == 0 and frame.memo and frame.memo.get(memory.BACK) for frame in pos.stack
    )


def rightful(pos: Duel, card: Copy) -> int:
    """Who controls a card when nobody holds it: its owner, or the controller of the latest upgrade that takes control of it."""
    for upgrade in reversed(upgrades_of(pos, card)):
        if any(modifier.kind == mod.CONTROL for modifier in face(pos, upgrade).constants):
            return pos.controller[upgrade]
    return pos.owner[card]
