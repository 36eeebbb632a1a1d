"""Actions (section 22): the verbs that a card's ACTION, or a Strategy card, is made of.

Most actions are one question whose answer is a card, a pair of cards, or a card and a slot; an action whose question has no
answer is not offered (AW-173). Targets are other cards that meet the stated conditions (AW-181).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.arackhan import changes, moving
from ludotheque.games.arackhan.battle import Battle
from ludotheque.games.arackhan.faces import CREATURE, FACES, SPELL, Face
from ludotheque.games.arackhan.mat import DISTANCE
from ludotheque.games.arackhan.modes import objectives, switches
from ludotheque.games.arackhan.modifiers import ALLY, ANY, ENEMY
from ludotheque.games.arackhan.programs import named
from ludotheque.games.arackhan.sheets import Sheet, Sheets, look, outsider

Effect = Callable[[Battle, Frame, int], None]
PairEffect = Callable[[Battle, Frame, int, int], None]
Landing = Callable[[Battle, Sheets, Sheet, int], bool]


class Who:
    """Which cards may be designated: side, type, family, value, state, contact with the card that acts."""

    __slots__ = ("active", "families", "fewest", "most", "near", "side", "test", "turned", "type")

    def __init__(
        self,
        side: int = ANY,
        type: str = CREATURE,  # "": any card on the battlefield
        *,
        families: tuple[str, ...] = (),
        most: int = 99,
        fewest: int = 0,
        near: bool = False,
        active: bool | None = None,
        turned: bool = False,
        test: Callable[[Sheet], bool] | None = None,
    ) -> None:
        self.side = side
        self.type = type
        self.families = families
        self.most = most
        self.fewest = fewest
        self.near = near
        self.active = active
        self.turned = turned  # those whose token shows its deactivated side, not those merely held by an effect
        self.test = test

    def takes(self, source: Sheet, sheet: Sheet) -> bool:
        if sheet is source or (self.type and sheet.type != self.type) or (sheet.at < 0 and self.type != SPELL):
            return False
        if self.side != ANY and (sheet.side == source.side) != (self.side == ALLY):
            return False
        if not self.fewest <= sheet.value <= self.most:
            return False
        if self.families and not any(family in self.families for family in sheet.families):
            return False
        if self.near and (source.at < 0 or DISTANCE[source.at][sheet.at] != 1):
            return False
        if self.active is not None and sheet.active != self.active:
            return False
        if source.type == SPELL and sheet.immune and sheet.side != source.side:
            return False  # AW-185
        return self.test is None or self.test(sheet)

    def among(self, pos: Battle, source: Sheet) -> list[Sheet]:
        found = [sheet for sheet in look(pos).by.values() if self.takes(source, sheet)]
        return [sheet for sheet in found if not pos.awake[sheet.card]] if self.turned else found


class Question(Ask):
    """A question of an action. Its moves are found from the acting card and what was chosen before.

    `ask` names the message of its prompt where that says more than its kind.
    """

    __slots__ = ("ask", "optional")
    rule = "AW-167"

    def __init__(self, *, optional: bool = False, ask: str = "") -> None:
        self.optional = optional
        self.ask = ask

    def question(self, pos: Battle, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]]:
        return f"ask-{self.ask or self.kind}", {}

    def act(self, pos: Battle, frame: Frame) -> None:
        if self.found(pos, frame.seat, frame.source, frame.chosen):
            pos.asked.append(frame.seat)

    def found(self, pos: Battle, seat: Seat, source: Copy, chosen: list[int]) -> list[Move]:
        """The moves that designate something."""
        raise NotImplementedError

    def may_stop(self, frame: Frame) -> bool:
        return self.optional

    def moves(self, pos: Battle, frame: Frame, seat: Seat) -> list[Move]:
        found = self.found(pos, seat, frame.source, frame.chosen)
        if self.may_stop(frame):
            found.append(("done",))
        return found

    def candidates(self, pos: Battle, frame: Frame, seat: Seat) -> Iterable[Move]:
        """Every card a player could point at, besides the legal answers."""
        found = self.found(pos, seat, frame.source, frame.chosen)
        yield from found
        if "pick" in self.verbs:
            yield from (move for card in look(pos).by if (move := ("pick", card)) not in found)
        yield ("done",)

    def refusal(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        if move[0] == "done":
            return None if self.may_stop(frame) else Refusal(self.rule, "refusal-must-choose")
        if move in self.found(pos, seat, frame.source, frame.chosen):
            return None
        sheets = look(pos)
        source = sheets.by.get(frame.source)
        for card in move[1:] if move[0] in ("pair", "exchange") else move[1:2]:
            target = sheets.by.get(card)
            if source and target and source.type == SPELL and target.immune and target.side != source.side:
                return Refusal("AW-185", "refusal-immune")
        if move[0] == "shift" and any(one[1] == move[1] for one in self.found(pos, seat, frame.source, frame.chosen)):
            return moving.refuse_landing(pos, move[2], move[1]) or self.refuse_way(pos, move[1], move[2])
        return Refusal("AW-181", "refusal-target")

    def refuse_way(self, pos: Battle, card: Copy, at: int) -> Refusal:
        """Why a card that may be moved may not go to an open slot: its text forbids it."""
        return Refusal(self.rule, "refusal-landing")


def source_of(pos: Battle, seat: Seat, source: Copy) -> Sheet:
    """The acting card as its questions see it; a card that has left the table acts on behalf of its player."""
    sheet = look(pos).by.get(source)
    if sheet is not None:
        return sheet
    return outsider(pos, seat)


class Shift(Question):
    """Move creatures: `n` the greatest distance (None: any), `times` how many of them (0: any number)."""

    __slots__ = ("landing", "n", "then", "times", "who")
    kind = "shift"
    verbs = ("shift", "done")

    def __init__(
        self,
        who: Who,
        n: int | None = None,
        *,
        times: int = 1,
        landing: Landing | None = None,
        then: Effect | None = None,
        optional: bool = False,
        ask: str = "",
    ) -> None:
        super().__init__(optional=optional, ask=ask)
        self.who = who
        self.n = n
        self.times = times
        self.landing = landing
        self.then = then

    def found(self, pos: Battle, seat: Seat, source: Copy, chosen: list[int]) -> list[Move]:
        if switches.on(pos, "no-moves"):
            return []  # AW-375
        acting = source_of(pos, seat, source)
        sheets = look(pos)
        moves: list[Move] = []
        for sheet in self.who.among(pos, acting):
            if sheet.card in chosen:
                continue  # each only once
            for at in moving.landings(pos, sheet.card):
                if self.n is not None and DISTANCE[sheet.at][at] > self.n:
                    continue  # AW-178: the straight distance counts
                if self.landing is None or self.landing(pos, sheets, sheet, at):
                    moves.append(("shift", sheet.card, at))
        return moves

    def refuse_way(self, pos: Battle, card: Copy, at: int) -> Refusal:
        if self.n is not None and (away := DISTANCE[pos.at[card]][at]) > self.n:
            return Refusal("AW-178", "refusal-distance", (("n", self.n), ("away", away)))
        return super().refuse_way(pos, card, at)

    def may_stop(self, frame: Frame) -> bool:
        return self.optional or (self.times != 1 and bool(frame.chosen))

    def answer(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> None:
        if move[0] == "done":
            return
        changes.move(pos, move[1], move[2], "AW-178")
        frame.chosen.append(move[1])
        if self.then is not None:
            self.then(pos, frame, move[1])
        if not self.times or len(frame.chosen) < self.times:
            frame.pc -= 1


class Exchange(Question):
    """Two creatures change places (AW-403); with `one` None the acting card is one of them."""

    __slots__ = ("one", "other", "times")
    kind = "exchange"
    verbs = ("exchange", "done")

    def __init__(self, one: Who | None, other: Who, *, times: int = 1, optional: bool = False, ask: str = "") -> None:
        super().__init__(optional=optional, ask=ask)
        self.one = one
        self.other = other
        self.times = times

    def found(self, pos: Battle, seat: Seat, source: Copy, chosen: list[int]) -> list[Move]:
        if switches.on(pos, "no-moves"):
            return []
        acting = source_of(pos, seat, source)
        firsts = [acting] if self.one is None else self.one.among(pos, acting)
        seconds = self.other.among(pos, acting)
        moves: list[Move] = []
        for one in firsts:
            for two in seconds:
                if one is not two and ("exchange", two.card, one.card) not in moves:
                    moves.append(("exchange", one.card, two.card))
        return moves

    def may_stop(self, frame: Frame) -> bool:
        return self.optional or (self.times != 1 and bool(frame.chosen))

    def answer(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> None:
        if move[0] == "done":
            return
        changes.exchange(pos, move[1], move[2], "AW-403")
        frame.chosen.append(move[1])
        if len(frame.chosen) < self.times:
            frame.pc -= 1


class Pick(Question):
    """Designate a card and do something to it; `times` as for Shift."""

    __slots__ = ("effect", "times", "who")
    kind = "pick"
    verbs = ("pick", "done")

    def __init__(self, who: Who, effect: Effect, *, times: int = 1, optional: bool = False, ask: str = "") -> None:
        super().__init__(optional=optional, ask=ask)
        self.who = who
        self.effect = effect
        self.times = times

    def found(self, pos: Battle, seat: Seat, source: Copy, chosen: list[int]) -> list[Move]:
        acting = source_of(pos, seat, source)
        return [("pick", sheet.card) for sheet in self.who.among(pos, acting) if sheet.card not in chosen]

    def may_stop(self, frame: Frame) -> bool:
        return self.optional or (self.times != 1 and bool(frame.chosen))

    def answer(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> None:
        if move[0] == "done":
            return
        frame.chosen.append(move[1])
        self.effect(pos, frame, move[1])
        if not self.times or len(frame.chosen) < self.times:
            frame.pc -= 1


class Pair(Question):
    """Designate two different cards and do something with both."""

    __slots__ = ("effect", "one", "other")
    kind = "pair"
    verbs = ("pair", "done")

    def __init__(self, one: Who, other: Who, effect: PairEffect, *, optional: bool = False, ask: str = "") -> None:
        super().__init__(optional=optional, ask=ask)
        self.one = one
        self.other = other
        self.effect = effect

    def found(self, pos: Battle, seat: Seat, source: Copy, chosen: list[int]) -> list[Move]:
        acting = source_of(pos, seat, source)
        seconds = self.other.among(pos, acting)
        return [
            ("pair", one.card, two.card) for one in self.one.among(pos, acting) for two in seconds if two is not one
        ]

    def answer(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> None:
        if move[0] != "done":
            self.effect(pos, frame, move[1], move[2])


class Deploy(Question):
    """Deploy creatures from hand face up and active (AW-174): on the acting card's own slot, or where `landing` allows."""

    __slots__ = ("before", "landing", "test", "times")
    kind = "deploy"
    verbs = ("deploy", "done")

    def __init__(
        self,
        test: Callable[[Face], bool] | None = None,
        *,
        landing: Callable[[Battle, Sheet, int], bool] | None = None,
        before: Effect | None = None,
        times: int = 1,
    ) -> None:
        super().__init__()
        self.test = test
        self.landing = landing  # None: the slot of the acting card, which `before` removes
        self.before = before
        self.times = times

    def found(self, pos: Battle, seat: Seat, source: Copy, chosen: list[int]) -> list[Move]:
        acting = source_of(pos, seat, source)
        cards = [card for card in pos.hand[seat] if self._fits(FACES[pos.faces[card]])]
        if self.landing is None:
            slots: Sequence[int] = [acting.at] if acting.at >= 0 else []
        else:
            slots = [at for at in moving.landings(pos) if self.landing(pos, acting, at)]
        return [("deploy", card, at) for card in cards for at in slots]

    def _fits(self, face: Face) -> bool:
        return face.kind == CREATURE and (self.test is None or self.test(face))

    def may_stop(self, frame: Frame) -> bool:
        return self.times != 1 and bool(frame.chosen)

    def answer(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> None:
        if move[0] == "done":
            return
        if self.before is not None:
            self.before(pos, frame, frame.source)
        changes.enter(pos, seat, move[1], move[2], "AW-174")
        frame.chosen.append(move[1])
        if len(frame.chosen) < self.times:
            frame.pc -= 1


class Either(Question):
    """Choose one of a few ways, named by messages `either-<id>`; `open` says which are available now."""

    __slots__ = ("effect", "open", "ways")
    kind = "either"
    verbs = ("either", "done")

    def __init__(
        self,
        ways: tuple[str, ...],
        effect: Effect,
        *,
        open: Callable[[Battle, int, int], bool] | None = None,
        optional: bool = False,
        ask: str = "",
    ) -> None:
        super().__init__(optional=optional, ask=ask)
        self.ways = ways
        self.effect = effect
        self.open = open  # takes the seat and the number of the way

    def found(self, pos: Battle, seat: Seat, source: Copy, chosen: list[int]) -> list[Move]:
        return [("either", n) for n in range(len(self.ways)) if self.open is None or self.open(pos, seat, n)]

    def answer(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> None:
        if move[0] != "done":
            self.effect(pos, frame, move[1])


class Return(Question):
    """Put as many hand cards as were drawn (`frame.it`) back into the pile, which is then shuffled."""

    __slots__ = ()
    kind = "return"
    verbs = ("return",)

    def found(self, pos: Battle, seat: Seat, source: Copy, chosen: list[int]) -> list[Move]:
        return [("return", card) for card in pos.hand[seat] if card not in chosen]

    def act(self, pos: Battle, frame: Frame) -> None:
        if frame.it > 0 and self.found(pos, frame.seat, frame.source, frame.chosen):
            pos.asked.append(frame.seat)

    def answer(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> None:
        frame.chosen.append(move[1])
        if len(frame.chosen) < frame.it:
            frame.pc -= 1
            return
        changes.put_back(pos, seat, frame.chosen)
        pos.emit("put_back", "AW-167", seat, (len(frame.chosen),))


class Do(Op):
    """Something that happens without a question, to the acting card."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def act(self, pos: Battle, frame: Frame) -> None:
        self.effect(pos, frame, frame.source)


class Close(Op):
    """The action is over: the card is deactivated or discarded, unless its text makes it active again (AW-169, AW-170)."""

    __slots__ = ("again",)

    def __init__(self, again: bool) -> None:
        self.again = again

    def act(self, pos: Battle, frame: Frame) -> None:
        card = frame.source
        if not self.again:
            changes.close(pos, card)
        elif pos.at[card] >= 0:
            if card in pos.moved:
                pos.moved.remove(card)
            changes.activated(pos, frame.seat, card)
            pos.emit("reactivated", "AW-125", frame.seat, (card,))
        objectives.offer(pos, frame.seat)


class Action:
    """A card's action: its operations, its words, and whether it may be done again in the same round (AW-394)."""

    __slots__ = ("again", "bit", "en", "fr", "once", "ops", "program")

    bit: int  # in `Battle.acted`: a card that takes on another face has not performed that face's action yet
    program: Program

    def __init__(self, *ops: Op, fr: str, en: str, once: bool = False, again: bool = False) -> None:
        self.ops = ops
        self.fr = fr
        self.en = en
        self.once = once
        self.again = again  # active again afterwards

    def register(self, id: str, number: int) -> None:
        self.bit = 1 << number
        self.program = named(f"action-{id}", (*self.ops, Close(self.again)))

    def possible(self, pos: Battle, seat: Seat, source: Copy) -> bool:
        """Whether its first question has an answer (AW-173)."""
        first = self.ops[0]
        return not isinstance(first, Question) or bool(first.found(pos, seat, source, []))


# ---------------------------------------------------------------------- effects shared by several cards


def deactivate(pos: Battle, frame: Frame, card: Copy) -> None:
    changes.deactivate(pos, card, "AW-121")


def reactivate(pos: Battle, frame: Frame, card: Copy) -> None:
    changes.reactivate(pos, card, "AW-125")


def destroy(pos: Battle, frame: Frame, card: Copy) -> None:
    """Destroy a card by its own action, which nothing can turn upon another card."""
    changes.destroy(pos, card, "AW-161", surely=True)


def discard(pos: Battle, frame: Frame, card: Copy) -> None:
    changes.discard(pos, card, "AW-163")


#: Any enemy spell, wherever it lies.
ENEMY_SPELL = Who(ENEMY, SPELL)
