"""The set-up and the five steps of a turn (chapters 2 and 3): forge, house, play/discard/use, ready, draw."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ludotheque.engine.lasting import WHILE_SOURCE
from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.keyforge import changes, faces, processes
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge.duel import HOUSES, NO_HOUSE, NOT_GATHERED, Duel
from ludotheque.games.keyforge.facts import note
from ludotheque.games.keyforge.filters import HOUSE_WORDS
from ludotheque.games.keyforge.legality import (
    of_active_house,
    refuse_discard,
    refuse_hand_card,
    refuse_in_words,
    refuse_play,
    refuse_use,
    refuse_use_of_own,
    said_by,
    spend_permission,
)
from ludotheque.games.keyforge.programs import named
from ludotheque.games.keyforge.queries import belongs, houses_change, key_cost, lasts, may_hold, standing, targets
from ludotheque.games.keyforge.triggers import fire, has_ability

STEPS: Final = ("forge", "house", "main", "ready", "draw")


# ---------------------------------------------------------------------- set-up


class Opening(Op):
    """Who goes first, and both decks are shuffled (KF-016, KF-018)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        if pos.first < 0:
            pos.first = pos.roll(2)  # KF-016
            pos.emit("first", "KF-016", pos.first)
        for seat in (pos.first, 1 - pos.first):
            pos.shuffle(pos.deck[seat])
        pos.active = pos.first
        frame.seat = 1 - pos.first


class Offer(Ask):
    """Each deck is offered to the opponent, who may shuffle it again, cut it, or both (KF-019), if the table's option says so.

    The deck of the first player comes first. `frame.seat` is who is asked, `frame.chosen` what has been done to this deck.
    """

    __slots__ = ()
    kind = "offer"
    rule = "KF-019"
    verbs = ("shuffle", "cut", "done")

    def act(self, pos: Duel, frame: Frame) -> None:
        if pos.offer_cut:
            pos.asked.append(frame.seat)

    def candidates(self, pos: Duel, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [("shuffle",), *(("cut", n) for n in range(1, len(pos.deck[1 - seat]))), ("done",)]

    def refusal(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        if move[0] == "cut" and not 0 < move[1] < len(pos.deck[1 - seat]):
            return Refusal("KF-019", "refusal-cut", (("n", len(pos.deck[1 - seat]) - 1),))
        if move[0] != "done" and self.verbs.index(move[0]) in frame.chosen:
            return Refusal("KF-019", "refusal-once")
        return None

    def answer(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> None:
        deck = pos.deck[1 - seat]
        if move[0] == "shuffle":
            pos.shuffle(deck)
            pos.emit("offer_shuffle", "KF-019", seat)
        elif move[0] == "cut":  # the top goes underneath; the top of a pile is its end
            deck[:] = deck[-move[1] :] + deck[: -move[1]]
            pos.emit("offer_cut", "KF-019", seat, (move[1],))
        if move[0] != "done":
            frame.chosen.append(self.verbs.index(move[0]))
            if len(frame.chosen) < 2:
                pos.asked.append(seat)
                return
        frame.chosen = []
        if seat != pos.first:
            frame.seat = pos.first
            frame.pc -= 1


class FirstHands(Op):
    """Starting hands: seven for the first player, six for the other (KF-020, KF-021), less what chains hold back (KF-119)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        for seat in (pos.first, 1 - pos.first):
            changes.refill(pos, seat, 7 if seat == pos.first else 6, "KF-020" if seat == pos.first else "KF-021")
        frame.seat = pos.first


class Mulligan(Ask):
    """Each player in order may shuffle the starting hand back and draw one card fewer, once (KF-022, KF-232)."""

    __slots__ = ()
    kind = "mulligan"
    rule = "KF-022"
    verbs = ("keep", "mulligan")

    def act(self, pos: Duel, frame: Frame) -> None:
        if pos.mode == "initiation":  # KF-023
            return
        pos.asked.append(frame.seat)

    def candidates(self, pos: Duel, frame: Frame, seat: Seat) -> Iterable[Move]:
        return (("keep",), ("mulligan",))

    def refusal(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        return None

    def answer(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> None:
        if move[0] == "mulligan":
            size = len(pos.hand[seat])
            pos.deck[seat] += pos.hand[seat]
            pos.hand[seat] = []
            pos.shuffle(pos.deck[seat])
            pos.emit("mulligan", "KF-022", seat)
            changes.draw(pos, seat, max(0, size - 1), "KF-022")  # KF-S07: no second penalty
        if seat == pos.first:
            frame.seat = 1 - seat
            frame.pc -= 1


class Begin(Op):
    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        pos.stack.clear()
        pos.push(TURN_PROGRAM, pos.first)


# ---------------------------------------------------------------------- steps 1 and 2


class StartTurn(Op):
    """A new turn: what lasted a turn is over, armor and elusive are fresh (KF-147, KF-S39)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        pos.active = frame.seat
        pos.turn += 1
        pos.house = NO_HOUSE
        pos.from_hand = 0
        pos.uses_by_name = []
        pos.turn_facts = {}
        n = len(pos.faces)
        pos.armor_spent = [0] * n
        pos.attacked = [0] * n
        pos.used = [0] * n
        pos.lasting = [one for one in pos.lasting if one.until == WHILE_SOURCE or one.turn >= pos.turn]
        pos.kinds = NOT_GATHERED
        pos.unsettled = 1
        pos.emit("turn", "KF-025", frame.seat, (pos.turn,))


class ForgeStep(Op):
    """With enough Aombre the active player must forge one key at the current cost (KF-028, KF-032, KF-033)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        pos.step = 0
        seat = frame.seat
        if any(modifier.concerns(whose, seat) for modifier, _, whose in standing(pos, mod.SKIP_FORGE)):
            pos.emit("skip_forge", "KF-S09", seat)
            return
        processes.forge(pos, seat, key_cost(pos, seat))


class House(Ask):
    """The active house: one of the three, or that of a card the player controls (KF-034, KF-039), as abilities allow (KF-172)."""

    __slots__ = ()
    kind = "house"
    rule = "KF-034"
    verbs = ("house",)

    def act(self, pos: Duel, frame: Frame) -> None:
        pos.step = 1
        if self.open_houses(pos, frame.seat):
            pos.asked.append(frame.seat)
        else:
            pos.emit("no_house", "KF-174", frame.seat)

    @staticmethod
    def known_houses(pos: Duel, seat: Seat) -> list[int]:
        found = pos.houses[seat][:]
        changed = houses_change(pos)
        for card in pos.line[seat] + pos.artifacts[seat]:
            for house in range(len(HOUSES)) if changed else (pos.symbol[card],):
                if house not in found and belongs(pos, card, house):
                    found.append(house)
        return sorted(found)

    @classmethod
    def open_houses(cls, pos: Duel, seat: Seat) -> list[int]:
        """The houses that must be chosen, if any can be, else all candidates; less the forbidden ones (KF-S02, KF-S14)."""
        known = cls.known_houses(pos, seat)
        must = {m.house(pos, s, -1) for m, s, whose in _house_rules(pos, mod.MUST_HOUSE) if m.concerns(whose, seat)}
        never = {m.house(pos, s, -1) for m, s, whose in _house_rules(pos, mod.NOT_HOUSE) if m.concerns(whose, seat)}
        obliged = [house for house in known if house in must]
        return [house for house in (obliged or known) if house not in never]

    def candidates(self, pos: Duel, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [("house", house) for house in range(len(HOUSES))]

    def moves(self, pos: Duel, frame: Frame, seat: Seat) -> list[Move]:
        return [("house", house) for house in self.open_houses(pos, seat)]

    def refusal(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        if move[1] not in self.known_houses(pos, seat):
            return Refusal("KF-034", "refusal-house")
        if move[1] not in self.open_houses(pos, seat):
            return self._barred(pos, seat, move[1])
        return None

    @staticmethod
    def _barred(pos: Duel, seat: Seat, house: int) -> Refusal:
        """The ability that forbids a house or requires another, in its own words."""
        never = [one for one in _house_rules(pos, mod.NOT_HOUSE) if one[0].house(pos, one[1], -1) == house]
        must = _house_rules(pos, mod.MUST_HOUSE)
        modifier, source, _ = next(one for one in [*never, *must] if one[0].concerns(one[2], seat))
        chosen = HOUSE_WORDS[HOUSES[modifier.house(pos, source, -1)]]
        said = said_by(pos, modifier, source)
        said = {"fr": said["fr"].replace("cette Maison", chosen[0]), "en": said["en"].replace("that house", chosen[1])}
        return refuse_in_words(pos, seat, source, said, "KF-172")

    def answer(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> None:
        pos.house = move[1]
        pos.emit("house", "KF-034", seat, (move[1],))
        fire(pos, "house", -1, seat)

    def reason(self, pos: Duel, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]] | None:
        return "why-house", {}


def _house_rules(pos: Duel, kind: int) -> list[tuple[mod.Modifier, int, int]]:
    """Modifiers about the choice of a house; lasting ones hold their house in `about`."""
    found = [(m, s, w) for m, s, w in standing(pos, kind)]
    for name, source, seat, until, turn, target, _ in pos.lasting:
        modifier = mod.LASTING[name]
        if modifier.kind == kind and target >= 0 and lasts(pos, source, until, turn):
            found.append((_Fixed(modifier, mod.house_about(target)), source, seat))
    return found


class _Fixed(mod.Modifier):
    """A modifier about the house chosen for its effect."""

    __slots__ = ("chosen",)

    def __init__(self, modifier: mod.Modifier, chosen: int) -> None:
        super().__init__(modifier.kind, fr=modifier.fr, en=modifier.en, who=modifier.who)
        self.chosen = chosen

    def house(self, pos: Duel, source: Copy, card: Copy) -> int:
        return self.chosen


class TakeArchives(Ask):
    """After the house is chosen: take all archived cards into hand, or none (KF-037, KF-038)."""

    __slots__ = ()
    kind = "archives"
    rule = "KF-037"
    verbs = ("take", "leave")

    def act(self, pos: Duel, frame: Frame) -> None:
        if pos.archives[frame.seat]:
            pos.asked.append(frame.seat)

    def candidates(self, pos: Duel, frame: Frame, seat: Seat) -> Iterable[Move]:
        return (("take",), ("leave",))

    def refusal(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        return None

    def answer(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> None:
        if move[0] == "take":
            taken = pos.archives[seat]
            pos.archives[seat] = []
            for card in taken:
                pos.hand[pos.owner[card]].append(card)  # the other player's card goes to its owner's hand
                pos.reveal(card, 1 << pos.owner[card])
            pos.emit("take_archives", "KF-037", seat, (len(taken),))


# ---------------------------------------------------------------------- step 3


class Main(Ask):
    """Any number of plays, discards and uses of the active house, in any order (KF-040 to KF-043)."""

    __slots__ = ()
    kind = "main"
    rule = "KF-043"
    verbs = ("play", "discard", "reap", "fight", "action", "omni", "unstun", "end")

    def act(self, pos: Duel, frame: Frame) -> None:
        pos.step = 2
        pos.asked.append(frame.seat)

    def candidates(self, pos: Duel, frame: Frame, seat: Seat) -> Iterable[Move]:
        found: list[Move] = []
        for card in pos.hand[seat]:
            found.append(("play", card))
        for card in pos.hand[seat]:
            found.append(("discard", card))
        for card in pos.line[seat]:
            if pos.stunned[card]:
                found.append(("unstun", card))
                continue
            found.append(("reap", card))
            found += [("fight", card, target) for target in pos.line[1 - seat]]
            if has_ability(pos, card, faces.USE):
                found.append(("action", card))
            if has_ability(pos, card, faces.OMNI):
                found.append(("omni", card))
        for card in pos.artifacts[seat]:
            if has_ability(pos, card, faces.USE):
                found.append(("action", card))
            if has_ability(pos, card, faces.OMNI):
                found.append(("omni", card))
        found.append(("end",))
        return found

    def buttons(self, pos: Duel, frame: Frame, seat: Seat) -> Iterable[Move]:
        return (("end",),)

    def refusal(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        verb = move[0]
        if verb == "end":
            return None
        card = move[1]
        if verb == "play":
            return refuse_hand_card(pos, seat, card) or refuse_play(pos, seat, card)
        if verb == "discard":
            return refuse_hand_card(pos, seat, card) or refuse_discard(pos, seat, card)
        return refuse_use(pos, seat, card, verb, move[2] if verb == "fight" else -1)

    def moves(self, pos: Duel, frame: Frame, seat: Seat) -> list[Move]:
        """The same as `candidates` filtered by `refusal`, skipping what a look at the card rules out."""
        found: list[Move] = []
        if not (pos.turn == 1 and pos.from_hand >= 1):
            may_play = may_hold(pos, mod.MAY_PLAY)
            discards: list[Move] = []
            for card in pos.hand[seat]:
                own = of_active_house(pos, card)
                if own:
                    discards.append(("discard", card))
                if (own or may_play) and refuse_play(pos, seat, card, any_house=own) is None:
                    found.append(("play", card))
            found += discards
        may_use = may_hold(pos, mod.MAY_USE)
        for card in pos.line[seat]:
            if not pos.ready[card]:
                continue
            if pos.stunned[card]:
                if refuse_use_of_own(pos, seat, card, "unstun") is None:
                    found.append(("unstun", card))
                continue
            own = may_use or of_active_house(pos, card)
            if own:
                if refuse_use_of_own(pos, seat, card, "reap") is None:
                    found.append(("reap", card))
                if pos.line[1 - seat] and refuse_use_of_own(pos, seat, card, "fight") is None:
                    for target in targets(pos, card):
                        found.append(("fight", card, target))
            self._abilities(pos, seat, card, own, found)
        for card in pos.artifacts[seat]:
            if pos.ready[card]:
                self._abilities(pos, seat, card, may_use or of_active_house(pos, card), found)
        found.append(("end",))
        return found

    @staticmethod
    def _abilities(pos: Duel, seat: Seat, card: Copy, own: bool, found: list[Move]) -> None:
        if own and has_ability(pos, card, faces.USE) and refuse_use_of_own(pos, seat, card, faces.USE) is None:
            found.append((faces.USE, card))
        if has_ability(pos, card, faces.OMNI) and refuse_use_of_own(pos, seat, card, faces.OMNI) is None:
            found.append((faces.OMNI, card))

    def answer(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> None:
        verb = move[0]
        if verb == "end":
            return
        frame.pc -= 1
        card = move[1]
        if verb == "play":
            pos.from_hand += 1
            spend_permission(pos, mod.MAY_PLAY, seat, card)
            processes.play_card(pos, card, seat, pos.hand[seat])
        elif verb == "discard":
            pos.from_hand += 1
            changes.discard_from_hand(pos, card, "KF-041")
            note(pos, f"discarded:{pos.symbol[card]}")
            fire(pos, "discard", card, seat)
        else:
            spend_permission(pos, mod.MAY_USE, seat, card, verb)
            program = _USES[verb]
            processes.use(pos, card, program, seat, move[2] if verb == "fight" else -1)


_USES: Final = {
    "reap": processes.REAP,
    "fight": processes.FIGHT,
    "action": processes.ACTION,
    "omni": processes.OMNI,
    "unstun": processes.REAP,  # any use of a stunned creature only removes the stun (KF-264)
}


# ---------------------------------------------------------------------- steps 4, 5 and the end


class ReadyStep(Op):
    """The active player readies every card they control, of any house (KF-050, KF-051)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        pos.step = 3
        seat = frame.seat
        readied = [card for card in pos.line[seat] + pos.artifacts[seat] if not pos.ready[card]]
        for card in readied:
            pos.ready[card] = 1
        if readied:
            pos.emit("ready_all", "KF-050", seat, (len(readied),))


class DrawStep(Op):
    """Draw up to six, less what chains hold back (KF-052, KF-118)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        pos.step = 4
        changes.refill(pos, frame.seat, changes.refill_size(pos, frame.seat))


class EndOfTurn(Op):
    """End-of-turn abilities, after step 5 (KF-207)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        fire(pos, "end", -1, frame.seat)


class Announce(Op):
    """« Prêt ! » when the pool is enough for a key at the current cost (KF-056, KF-S12); then the other's turn (KF-025)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        seat = frame.seat
        if pos.amber[seat] >= key_cost(pos, seat):
            pos.emit("pret", "KF-056", seat)
        pos.previous = [pos.turn_facts if one == seat else pos.previous[one] for one in range(2)]
        frame.seat = 1 - seat
        frame.pc = 0


TURN_PROGRAM: Final = named(
    Program(
        "turn",
        [
            StartTurn(),
            ForgeStep(),
            House(),
            TakeArchives(),
            Main(),
            ReadyStep(),
            DrawStep(),
            EndOfTurn(),
            Announce(),
        ],
    )
)
