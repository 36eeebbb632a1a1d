"""The Activation phase's question (sections 16 to 20): one simultaneous activation, built card by card, resolved at once.

The player moves cards, declares attacks, and resolves the batch; or performs one action; or passes. Nothing in a batch happens
before `resolve`, and its result can be read beforehand (`resolution.preview`).

Length: one question, with everything that may refuse an answer to it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask
from ludotheque.engine.refusal import Refusal
from ludotheque.games.arackhan import attack, changes, moving, resolution
from ludotheque.games.arackhan import attributes as attr
from ludotheque.games.arackhan.battle import INITIATIVE, TURN, Battle, replaced
from ludotheque.games.arackhan.faces import CREATURE, FACES
from ludotheque.games.arackhan.mat import CELLS
from ludotheque.games.arackhan.modes import objectives, switches
from ludotheque.games.arackhan.programs import named
from ludotheque.games.arackhan.sheet import opened
from ludotheque.games.arackhan.sheets import Sheet, Sheets, look


def refuse_card(pos: Battle, sheets: Sheets, seat: Seat, card: Copy) -> Refusal | None:
    """Why a card cannot take part in an activation at all, or None."""
    sheet = sheets.by.get(card)
    if sheet is None:
        return Refusal("AW-028", "refusal-not-in-play")
    if sheet.seat != seat:
        return Refusal("AW-344" if sheet.side == pos.sides[seat] else "AW-130", "refusal-not-yours")
    if not sheet.active:
        return Refusal("AW-122" if not pos.awake[card] else "AW-126", "refusal-deactivated")
    if pos.phase == INITIATIVE and not sheet.bits & attr.INITIATIVE:
        return Refusal("AW-193" if pos.declared else "AW-079", "refusal-no-initiative")
    return None


def busy(pos: Battle, card: Copy) -> bool:
    """Whether the card has declared an attack in the open activation."""
    return any(pair[0] == card for pair in pos.declared)


def aimed_at(declared: list[list[int]], card: Copy) -> bool:
    """Whether an attack on this card is declared."""
    return any(pair[1] == card for pair in declared)


def free_cards(pos: Battle, sheets: Sheets, seat: Seat) -> list[Sheet]:
    """The seat's cards that may still do something in the open activation."""
    found = [sheet for sheet in sheets.by.values() if sheet.seat == seat and sheet.active]
    if pos.phase == INITIATIVE:
        found = [sheet for sheet in found if sheet.bits & attr.INITIATIVE]
    if pos.declared:
        declared = {pair[0] for pair in pos.declared}
        found = [sheet for sheet in found if sheet.card not in declared]
    return found


def action_of(sheet: Sheet) -> Any:
    """The action the card has now: its own, or that of the face it copies or absorbed."""
    for face in sheet.faces:
        if face.action is not None:
            return face.action
    return None


def refuse_action(pos: Battle, sheets: Sheets, sheet: Sheet) -> Refusal | None:
    """Why the card cannot perform an action now, or None: an action with nothing to choose is not offered (AW-173)."""
    action = action_of(sheet)
    if action is None:
        return Refusal("AW-167", "refusal-no-action")
    if pos.declared:
        return Refusal("AW-172", "refusal-pending")
    if action.once and pos.acted[sheet.card] & action.bit:
        return Refusal("AW-394", "refusal-once")
    if not action.possible(pos, sheet.seat, sheet.card):
        return Refusal("AW-173", "refusal-no-target")
    return None


# ---------------------------------------------------------------------- cards that move


def pay_for_strides(pos: Battle, seat: Seat, ways: list[tuple[int, int]]) -> None:
    """Cards are about to go to these slots: one that uses the extra steps granted for not attacking will not attack."""
    sheets = look(pos)
    for card in [card for card, at in ways if moving.strides(pos, sheets, sheets.by[card], at)]:
        changes.last(pos, "mod", card, card, seat, changes.FOR_ROUND, "peaceful")  # AW-211


def arrive(pos: Battle, seat: Seat, *cards: int) -> None:
    """Cards have moved; those that may do nothing more, where they are or where they were, are deactivated."""
    pos.moved += cards
    stopped = halted(pos, look(pos).by, pos.moved)
    for card in stopped:
        pos.moved.remove(card)
        changes.activated(pos, seat, card)
        changes.deactivate(pos, card, "AW-197")
    if stopped:
        closed(pos, seat)


def halted(pos: Battle, by: dict[int, Sheet], moved: list[int]) -> list[int]:
    """Those of the cards that moved which may do nothing more, by these sheets."""
    return [
        card
        for card in moved
        if (not by[card].active or (pos.phase == INITIATIVE and not by[card].bits & attr.INITIATIVE))
        and not busy(pos, card)
    ]


def closed(pos: Battle, seat: Seat) -> None:
    """A batch is over: Objectives may have been met."""
    pos.withdrawn = []
    objectives.offer(pos, seat)


def movers(pos: Battle, cards: list[Sheet]) -> list[Sheet]:
    """The cards among these that can move and have not yet moved in the open activation."""
    return [
        sheet
        for sheet in cards
        if sheet.bits & (attr.VOL | attr.MOUVEMENT) and sheet.type == CREATURE and sheet.card not in pos.moved
    ]


def refuse_place_of(pos: Battle, sheets: Sheets, seat: Seat, card: Copy, other: Seat) -> Refusal | None:
    """Why a card cannot change places with, or take the place of, another, however it moves."""
    refusal = refuse_card(pos, sheets, seat, other)
    if refusal is not None:
        return refusal
    if card in pos.moved or other in pos.moved:
        return Refusal("AW-208", "refusal-moved-already")
    return Refusal("AW-209", "refusal-attacks-already") if busy(pos, other) else None


def refuse_ring(pos: Battle, sheets: Sheets, seat: Seat, ring: list[int], card: Copy) -> Refusal | None:
    """Why the last card of a ring cannot take this one's place, or None (AW-S58)."""
    refusal = refuse_place_of(pos, sheets, seat, ring[-1], card)
    if refusal is not None:
        return refusal
    if switches.on(pos, "no-moves"):
        return switches.refusal(pos)
    takes = moving.taking(pos, sheets, movers(pos, free_cards(pos, sheets, seat)))
    if card not in takes.get(ring[-1], ()):
        return Refusal("AW-209", "refusal-place-of")
    return None if moving.goes_on(takes, ring, card) else Refusal("AW-S58", "refusal-ring")


class Ring(Ask):
    """Cards that change places in a ring, named one after the other: each takes the place of the next, until the last takes
    that of the first. Nothing moves before the ring is whole (AW-206, AW-215, AW-S58)."""

    __slots__ = ()
    kind = "ring"
    rule = "AW-S58"
    verbs = ("ring",)

    def act(self, pos: Battle, frame: Frame) -> None:
        pos.asked.append(frame.seat)

    def candidates(self, pos: Battle, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [("ring", frame.chosen[-1], card) for card in look(pos).by if card != frame.chosen[-1]]

    def refusal(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        if move[1] != frame.chosen[-1]:
            return Refusal("AW-S58", "refusal-ring")
        return refuse_ring(pos, look(pos), seat, frame.chosen, move[2])

    def answer(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> None:
        ring = frame.chosen
        if move[2] != ring[0]:
            ring.append(move[2])
            frame.pc -= 1
            return
        pay_for_strides(
            pos, seat, [(card, pos.at[after]) for card, after in zip(ring, ring[1:] + ring[:1], strict=True)]
        )
        changes.rotate(pos, ring, "AW-206")
        arrive(pos, seat, *ring)

    def question(self, pos: Battle, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]]:
        return "ask-ring", {"card": FACES[pos.faces[frame.chosen[-1]]].names}

    def reason(self, pos: Battle, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]] | None:
        return "why-ring", {}


RING: Final = named("ring", (Ring(),))


class Activate(Ask):
    """One step of the Initiative sequence or of a turn; asked again until the player passes (AW-079, AW-080)."""

    __slots__ = ()
    kind = "activate"
    rule = "AW-080"
    verbs = ("attack", "strike", "resolve", "withdraw", "move", "swap", "ring", "stop", "action", "pass")
    in_order = False  # options come card by card, candidates in the order in which a click is explained

    def act(self, pos: Battle, frame: Frame) -> None:
        # while an activation is open nobody may pass, and its moves are found when somebody reads them. Else it matters here whether
        # there is anything to do besides passing; where a bot only tries what follows from a move, that is often plain
        pos.offered = None
        if not pos.declared and not pos.moved and not (pos.imagined() and self._surely(pos, frame.seat)):
            moves = self._offered(pos, frame.seat)
            if len(moves) == 1 and moves[0][0] == "pass":
                return  # AW-132
            pos.offered = moves
        pos.asked.append(frame.seat)

    def candidates(self, pos: Battle, frame: Frame, seat: Seat) -> Iterable[Move]:
        sheets = look(pos)
        yield ("resolve",)
        yield ("pass",)
        # What a card is there for comes first: whoever points at one that can do nothing is told why it does not do that.
        cards = list(sheets.by)
        for card in cards:
            for enemy in (True, False):
                for other in cards:
                    if other != card and (pos.controller[other] != pos.controller[card]) == enemy:
                        yield ("attack", card, other)
            for at in range(CELLS):
                if pos.board[at] >= -1:
                    yield ("move", card, at)
            for other in cards:
                if other != card:
                    yield ("swap", card, other)
                    yield ("ring", card, other)
            yield ("strike", card)
            yield ("action", card)
            yield ("stop", card)
            yield ("withdraw", card)

    def buttons(self, pos: Battle, frame: Frame, seat: Seat) -> Iterable[Move]:
        return (("resolve",), ("pass",))

    def moves(self, pos: Battle, frame: Frame, seat: Seat) -> list[Move]:
        if pos.offered is None:
            pos.offered = self._offered(pos, seat)
        return list(pos.offered)

    def _offered(self, pos: Battle, seat: Seat) -> tuple[Move, ...]:
        """All moves: those found before in other lines of play, if they depend on nothing but the sheets and what is open."""
        sheets = look(pos)
        recall = sheets.recall
        if recall is None or pos.event >= 0 or pos.lasting:
            return tuple(self._found(pos, seat))
        open_now = opened(pos, seat)
        found = recall.offered.get(open_now)
        if found is None:
            found = tuple(self._found(pos, seat))
            # an action may depend on what a player holds, a long stride on who has attacked
            for sheet in free_cards(pos, sheets, seat):
                if action_of(sheet) is not None or moving.long_stride(sheet):
                    return found
            recall.offered[open_now] = found
        return found

    @staticmethod
    def _surely(pos: Battle, seat: Seat) -> bool:
        """Whether a card can plainly attack or move, as is mostly the case. If not, there may still be something to do."""
        if pos.withdrawn:
            return False
        sheets = look(pos)
        for sheet in free_cards(pos, sheets, seat):
            if not sheet.rules and any(not target.rules for target in attack.targets(pos, sheets, sheet)):
                return True
            if sheet.type == CREATURE and moving.destinations(pos, sheets, sheet):
                return True
        return False

    def _found(self, pos: Battle, seat: Seat) -> list[Move]:
        """What `refusal` allows, found directly: this is the question asked most often."""
        sheets = look(pos)
        found: list[Move] = []
        moved, declared = pos.moved, pos.declared
        cards = free_cards(pos, sheets, seat)
        takes = moving.taking(pos, sheets, movers(pos, cards))
        for sheet in cards:
            card = sheet.card
            if sheet.bits & attr.OMNIFRAPPE and self._refuse_strike(pos, sheets, sheet, cards) is None:
                found.append(("strike", card))
            aims = attack.targets(pos, sheets, sheet)
            if aims:
                self._attacks(pos, sheets, sheet, aims, cards, found)
            if sheet.type == CREATURE:
                if card in moved:
                    found.append(("stop", card))
                elif sheet.bits & (attr.VOL | attr.MOUVEMENT):
                    found += [("move", card, at) for at in moving.destinations(pos, sheets, sheet)]
                    if takes:
                        mine = sorted(takes.get(card, ()))
                        found += [("swap", card, other) for other in mine if card in takes[other]]
                        if len(takes) > 2:
                            found += [("ring", card, other) for other in mine if moving.goes_on(takes, [card], other)]
            if not declared and (sheet.faces[0].action is not None or len(sheet.faces) > 1):
                if refuse_action(pos, sheets, sheet) is None:
                    found.append(("action", card))
        if declared:
            if self._refuse_batch(pos, sheets) is None:
                if not self._undecided(pos):
                    found.append(("resolve",))
            else:
                found += [
                    ("withdraw", card) for card, _ in declared if self._refuse_withdraw(pos, sheets, card) is None
                ]
        elif not moved:
            found.append(("pass",))
        return found

    @staticmethod
    def _attacks(
        pos: Battle, sheets: Sheets, sheet: Sheet, aims: list[Sheet], cards: list[Sheet], found: list[Move]
    ) -> None:
        card, ruled, declared, withdrawn = sheet.card, bool(sheet.rules), pos.declared, pos.withdrawn
        # whether it may attack in a group is checked only if a text or an Event has a say in that
        grouped = bool(declared) and not attack.plain(pos, sheets, declared)
        for target in aims:
            aim = target.card
            if ruled or target.rules or (grouped and aimed_at(declared, aim)):
                if attack.may_group(pos, sheets, sheet, target, cards) is not None:
                    continue
            if withdrawn and [card, aim] in withdrawn:
                continue
            found.append(("attack", card, aim))

    # -- the one place where legality is decided

    def refusal(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        sheets = look(pos)
        verb = move[0]
        if verb == "pass":
            if pos.declared:
                return Refusal("AW-172", "refusal-pending")
            return Refusal("AW-131", "refusal-open") if pos.moved else None
        if verb == "resolve":
            return self.refuse_resolve(pos, sheets)
        card = move[1]
        if verb == "withdraw":
            if not busy(pos, card):
                return Refusal("AW-133", "refusal-not-declared")
            if self._refuse_batch(pos, sheets) is None:
                return Refusal("AW-133", "refusal-undo-instead")
            return self._refuse_withdraw(pos, sheets, card)
        refusal = refuse_card(pos, sheets, seat, card)
        if refusal is not None:
            return refusal
        if busy(pos, card):
            if verb in ("move", "swap", "ring"):
                return Refusal("AW-205", "refusal-attacks-already")
            return Refusal("AW-146", "refusal-attacks-already")
        sheet = sheets.by[card]
        if verb == "stop":
            return None if card in pos.moved else Refusal("AW-131", "refusal-not-moved")
        if verb == "action":
            return refuse_action(pos, sheets, sheet)
        if verb == "strike":
            return self._refuse_strike(pos, sheets, sheet, free_cards(pos, sheets, seat))
        if verb == "move":
            if card in pos.moved:
                return Refusal("AW-208", "refusal-moved-already")
            return moving.refuse_move(pos, sheets, sheet, move[2])
        if verb == "swap":
            return self._refuse_swap(pos, sheets, seat, sheet, move[2])
        if verb == "ring":
            return refuse_ring(pos, sheets, seat, [card], move[2])
        return self._refuse_attack(pos, sheets, seat, sheet, move[2])

    def refuse_resolve(self, pos: Battle, sheets: Sheets) -> Refusal | None:
        if not pos.declared:
            return Refusal("AW-133", "refusal-nothing-declared")
        if self._undecided(pos):
            return Refusal("AW-137", "refusal-undecided")
        return self._refuse_batch(pos, sheets)

    @staticmethod
    def _undecided(pos: Battle) -> bool:
        """Whether a card has moved and its player has not yet said what it does next."""
        return any(not busy(pos, card) for card in pos.moved)

    def _refuse_batch(self, pos: Battle, sheets: Sheets) -> Refusal | None:
        """Why the declared batch could not be resolved as it is, or None."""
        for card, aim in pos.declared:
            refusal = self._refuse_declared(pos, sheets, card, aim)
            if refusal is not None:
                return refusal
        return attack.refuse_blows(pos, sheets, pos.declared)

    def _refuse_declared(self, pos: Battle, sheets: Sheets, card: Copy, aim: int) -> Refusal | None:
        """Why an attack that was declared is no longer possible: a card that moved since has changed something (AW-137)."""
        sheet = sheets.by[card]
        refusal = refuse_card(pos, sheets, sheet.seat, card)
        if refusal is not None:
            return refusal
        if aim >= 0:
            target = sheets.by.get(aim)
            if target is not None and target in attack.targets(pos, sheets, sheet):
                return None  # known already
            return self._refuse_aim(pos, sheets, sheet, aim)
        return self._refuse_omnifrappe(sheet) or attack.refuse_idle(pos, sheets, pos.declared, sheet)

    def _refuse_withdraw(self, pos: Battle, sheets: Sheets, card: Copy) -> Refusal | None:
        """Only a declaration that keeps the batch from being resolved can be withdrawn; others are for undo."""
        aims = [aim for one, aim in pos.declared if one == card]
        if aims and (aims[0] >= 0 or self._refuse_declared(pos, sheets, card, aims[0]) is not None):
            return None
        return Refusal("AW-133", "refusal-undo-instead")

    @staticmethod
    def _refuse_omnifrappe(sheet: Sheet) -> Refusal | None:
        if not sheet.bits & attr.OMNIFRAPPE:
            return Refusal("AW-218", "refusal-no-omnifrappe")
        return Refusal("AW-138", "refusal-no-attack") if sheet.at < 0 or sheet.attack < 0 else None

    def _refuse_strike(self, pos: Battle, sheets: Sheets, sheet: Sheet, cards: list[Sheet]) -> Refusal | None:
        """Why a card cannot strike all around; a strike that could have no effect is not offered (AW-S61)."""
        refusal = self._refuse_omnifrappe(sheet)
        if refusal is not None:
            return refusal
        if [sheet.card, -1] in pos.withdrawn:
            return Refusal("AW-160", "refusal-withdrawn")
        refusal = Refusal("AW-220", "refusal-nothing-around")
        for target in attack.all_around(pos, sheets, sheet):
            refusal = attack.may_group(pos, sheets, sheet, target, cards)
            if refusal is None:
                return None
        return refusal

    @staticmethod
    def _refuse_swap(pos: Battle, sheets: Sheets, seat: Seat, sheet: Sheet, other: Seat) -> Refusal | None:
        refusal = refuse_place_of(pos, sheets, seat, sheet.card, other)
        return refusal or moving.refuse_swap(pos, sheets, sheet, sheets.by[other])

    @staticmethod
    def _refuse_aim(pos: Battle, sheets: Sheets, sheet: Sheet, aim: int) -> Refusal | None:
        """Why a card may not attack a target, whoever attacks with it."""
        target = sheets.by.get(aim)
        if target is None:
            return Refusal("AW-028", "refusal-not-in-play")
        if target is sheet:
            return Refusal("AW-139", "refusal-ally-target")
        refusal = attack.refuse_attack(pos, sheets, sheet, target)
        if refusal is not None:
            return refusal
        if sheet.bits & attr.OMNIFRAPPE and target.card in [one.card for one in attack.all_around(pos, sheets, sheet)]:
            return Refusal("AW-220", "refusal-no-picking")
        return None

    def _refuse_attack(self, pos: Battle, sheets: Sheets, seat: Seat, sheet: Sheet, aim: int) -> Refusal | None:
        refusal = self._refuse_aim(pos, sheets, sheet, aim)
        if refusal is not None:
            return refusal
        if [sheet.card, aim] in pos.withdrawn:
            return Refusal("AW-160", "refusal-withdrawn")
        return attack.may_group(pos, sheets, sheet, sheets.by[aim], free_cards(pos, sheets, seat))

    # -- answers

    def answer(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> None:
        pos.offered = None
        verb = move[0]
        if verb == "pass":
            pos.emit("passes", "AW-082", seat)
            return
        frame.pc -= 1
        if verb == "attack":
            pos.declared.append([move[1], move[2]])
            pos.emit("declares", "AW-133", seat, (move[1], move[2]))
        elif verb == "strike":
            pos.declared.append([move[1], -1])
            pos.emit("declares_all", "AW-218", seat, (move[1],))
        elif verb == "withdraw":
            for pair in [pair for pair in pos.declared if pair[0] == move[1]]:
                pos.declared.remove(pair)
                pos.withdrawn.append(pair)
            pos.emit("withdraws", "AW-133", seat, (move[1],))
            arrive(pos, seat)
        elif verb == "resolve":
            resolution.resolve(pos, seat)
            closed(pos, seat)
        elif verb == "move":
            self._move(pos, seat, move[1], move[2])
        elif verb == "swap":
            pay_for_strides(pos, seat, [(move[1], pos.at[move[2]]), (move[2], pos.at[move[1]])])
            changes.exchange(pos, move[1], move[2], "AW-206")
            arrive(pos, seat, move[1], move[2])
        elif verb == "ring":
            pos.push(RING, seat).chosen = [move[1], move[2]]
        elif verb == "stop":
            changes.close(pos, move[1])
            closed(pos, seat)
        else:
            self._perform(pos, seat, move[1])

    @staticmethod
    def _move(pos: Battle, seat: Seat, card: Copy, at: int) -> None:
        flying = look(pos).by[card].bits & attr.VOL
        pay_for_strides(pos, seat, [(card, at)])
        changes.move(pos, card, at, "AW-212" if flying else "AW-199")
        arrive(pos, seat, card)

    def _perform(self, pos: Battle, seat: Seat, card: Copy) -> None:
        for other in pos.moved[:]:
            if other != card:
                changes.close(pos, other)  # AW-172
        action = action_of(look(pos).by[card])
        pos.acted = replaced(pos.acted, card, pos.acted[card] | action.bit)
        pos.emit("acts", "AW-167", seat, (card,))
        pos.push(action.program, seat, card)

    def question(self, pos: Battle, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]]:
        if pos.declared:
            return "ask-batch", {"n": len(pos.declared)}
        if pos.moved:
            return "ask-moved", {"n": len(pos.moved), "card": FACES[pos.faces[pos.moved[-1]]].names}
        return ("ask-initiative" if pos.phase == INITIATIVE else "ask-activate"), {}

    def reason(self, pos: Battle, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]] | None:
        if pos.declared:
            return "why-batch", {}
        return ("why-initiative" if pos.phase == INITIATIVE else "why-activate"), {}


__all__ = ["TURN", "Activate", "action_of", "busy", "free_cards", "refuse_action", "refuse_card", "switches"]
