"""The initiation game's set-up and night, step by step (CE-023 to CE-046)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.engine.dice import Dice
from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.cendrelin.cards import EventCard, Fragment
from ludotheque.games.cendrelin.graveyard import CLASSES, RESOURCES, Graveyard, favourite, settle_victory


class ChooseClasses(Ask):
    """Every seat that has no class yet chooses one, simultaneously; the choices are revealed together (CE-002)."""

    __slots__ = ()
    kind = "class"
    rule = "CE-002"
    verbs = ("class",)

    def act(self, pos: Graveyard, frame: Frame) -> None:
        frame.chosen = [-1] * pos.seats
        pos.asked.extend(seat for seat in range(pos.seats) if pos.classes[seat] < 0)

    def candidates(self, pos: Graveyard, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [("class", number) for number in range(len(CLASSES))]

    def refusal(self, pos: Graveyard, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        return None

    def answer(self, pos: Graveyard, frame: Frame, seat: Seat, move: Move) -> None:
        frame.chosen[seat] = move[1]
        if not pos.asked:
            for one, number in enumerate(frame.chosen):
                if number >= 0:
                    pos.classes[one] = number
                    pos.emit("class", "CE-002", one, (number,))

    def reseal(self, pos: Graveyard, frame: Frame, seat: Seat, dice: Dice) -> None:
        frame.chosen = [
            dice.below(len(CLASSES)) if other != seat and chosen >= 0 else chosen
            for other, chosen in enumerate(frame.chosen)
        ]

    def reason(self, pos: Graveyard, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]] | None:
        return "why-class", {}


class Deal(Op):
    """Shuffle the past lives and the future, deal the first cards, and draw the first player at random."""

    __slots__ = ("lists",)

    def __init__(self, lists: Any) -> None:
        self.lists = lists  # class -> faces of the ten fragments of its apprentice card

    def act(self, pos: Graveyard, frame: Frame) -> None:
        for seat in range(pos.seats):
            if not pos.past_life[seat]:
                self.add_soul(pos, seat, self.lists[pos.classes[seat]])
            pos.shuffle(pos.past_life[seat])  # CE-007
        pos.shuffle(pos.future)  # CE-017
        for seat in range(pos.seats):
            draw(pos, seat, "CE-023")
        for _ in range(2):
            reveal_event(pos, "CE-024")
        pos.charge = pos.roll(pos.seats)  # CE-025
        pos.emit("first", "CE-025", pos.charge)

    @staticmethod
    def add_soul(pos: Graveyard, seat: Seat, faces: list[int]) -> None:
        """Ten new cards: a seat's past life."""
        first = len(pos.faces)
        pool = max(pos.pool, default=0) + 1
        pos.past_life[seat] = list(range(first, first + len(faces)))
        pos.faces.extend(faces)
        pos.known.extend([0] * len(faces))
        pos.pool.extend([pool] * len(faces))


class Begin(Op):
    """The nights begin, with the player drawn at random."""

    __slots__ = ("night",)

    def __init__(self, night: Program) -> None:
        self.night = night

    def act(self, pos: Graveyard, frame: Frame) -> None:
        pos.stack.clear()
        pos.push(self.night, pos.charge)


def draw(pos: Graveyard, seat: Seat, rule: str) -> None:
    card = pos.past_life[seat].pop()
    pos.hand[seat].append(card)
    pos.reveal(card, 1 << seat)
    pos.emit("draw", rule, seat, (card, len(pos.past_life[seat])), 1 << seat)


def reveal_event(pos: Graveyard, rule: str) -> None:
    """The next event of the future comes into the surroundings; an empty future is refilled from the past (CE-032)."""
    if not pos.future:
        pos.future, pos.past = pos.past, []
        pos.shuffle(pos.future)
        pos.emit("reshuffle", "CE-032", -1)
    card = pos.future.pop()
    pos.surroundings.append(card)
    pos.reveal(card)
    pos.emit("reveal", rule, -1, (card,))


class Recover(Op):
    """A new night begins: the player in charge takes back all their fragments from the table (CE-028)."""

    __slots__ = ()

    def act(self, pos: Graveyard, frame: Frame) -> None:
        seat = frame.seat
        pos.charge = seat
        pos.night += 1
        pos.resolved = 0
        pos.emit("night", "CE-026", seat, (pos.night,))
        back = len(pos.laid[seat]) + len(pos.forgone[seat])
        if back:
            pos.hand[seat] += pos.laid[seat]
            pos.hand[seat] += pos.forgone[seat]
            pos.laid[seat] = []
            pos.forgone[seat] = []
            pos.emit("recover", "CE-028", seat, (back,))


class Reveal(Op):
    """The player in charge reveals the next event (CE-029)."""

    __slots__ = ()

    def act(self, pos: Graveyard, frame: Frame) -> None:
        reveal_event(pos, "CE-029")


class Evening(Ask):
    """Two mana, or the top fragment of the past life (CE-030)."""

    __slots__ = ()
    kind = "evening"
    rule = "CE-030"
    verbs = ("draw", "mana")

    def act(self, pos: Graveyard, frame: Frame) -> None:
        pos.asked.append(frame.seat)

    def candidates(self, pos: Graveyard, frame: Frame, seat: Seat) -> Iterable[Move]:
        return (("draw",), ("mana",))

    def refusal(self, pos: Graveyard, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        if move[0] == "draw" and not pos.past_life[seat]:
            return Refusal("CE-S10", "refusal-empty-past-life")
        return None

    def moves(self, pos: Graveyard, frame: Frame, seat: Seat) -> list[Move]:
        return [("draw",), ("mana",)] if pos.past_life[seat] else [("mana",)]

    def answer(self, pos: Graveyard, frame: Frame, seat: Seat, move: Move) -> None:
        if move[0] == "mana":
            pos.mana[seat] += 2
            pos.emit("mana", "CE-030", seat, (2, pos.mana[seat]))
        else:
            draw(pos, seat, "CE-030")
        settle_victory(pos)

    def reason(self, pos: Graveyard, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]] | None:
        return "why-evening", {"n": len(pos.past_life[seat])}


class Night(Ask):
    """Any number of actions (CE-033) and exactly one event (CE-043), in any order; then the player ends the night."""

    __slots__ = ("cards", "to_past")
    kind = "night"
    rule = "CE-033"
    verbs = ("play", "resolve", "dismiss", "end")

    def __init__(self, cards: list[Any], to_past: Program) -> None:
        self.cards = cards  # the game's cards by face: fragments in hands, events around
        self.to_past = to_past

    def act(self, pos: Graveyard, frame: Frame) -> None:
        pos.asked.append(frame.seat)

    def candidates(self, pos: Graveyard, frame: Frame, seat: Seat) -> Iterable[Move]:
        cards, faces = self.cards, pos.faces
        found: list[Move] = [("play", card) for card in pos.hand[seat]]
        for card in pos.surroundings:
            found += [("resolve", card, row) for row in range(len(cards[faces[card]].options))]
            found.append(("dismiss", card))
        found.append(("end",))
        return found

    def buttons(self, pos: Graveyard, frame: Frame, seat: Seat) -> Iterable[Move]:
        return (("end",),)

    def refusal(self, pos: Graveyard, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        verb = move[0]
        if verb == "play":
            return self._play(pos, seat, move[1])
        if verb == "end":
            return None if pos.resolved else Refusal("CE-043", "refusal-duty")
        if verb == "resolve":
            return self._resolve(pos, seat, move[1], move[2])
        return self._dismiss(pos, seat, move[1])

    def _play(self, pos: Graveyard, seat: Seat, card: Copy) -> Refusal | None:
        hand = pos.hand[seat]
        if card not in hand:
            if card in pos.laid[seat]:
                return Refusal("CE-035", "refusal-laid")
            if card in pos.forgone[seat]:
                return Refusal("CE-041", "refusal-forgone")
            return Refusal("CE-034", "refusal-not-in-hand")
        fragment: Fragment = self.cards[pos.faces[card]]
        return fragment.effect.impossible(pos, seat, len(hand) - 1)

    def _resolve(self, pos: Graveyard, seat: Seat, card: Copy, row: int) -> Refusal | None:
        if card not in pos.surroundings:
            return Refusal("CE-044", "refusal-not-around")
        if pos.resolved:
            return Refusal("CE-043", "refusal-one-event")
        event: EventCard = self.cards[pos.faces[card]]
        if row >= len(event.options):
            return Refusal("CE-044", "refusal-unknown")
        return event.options[row].impossible(pos, seat, len(pos.hand[seat]))

    def _dismiss(self, pos: Graveyard, seat: Seat, card: Copy) -> Refusal | None:
        """If no option of any event can be applied, one is sent to the past without effect (CE-S04)."""
        if card not in pos.surroundings:
            return Refusal("CE-044", "refusal-not-around")
        if pos.resolved:
            return Refusal("CE-043", "refusal-one-event")
        for one in pos.surroundings:
            event: EventCard = self.cards[pos.faces[one]]
            for option in event.options:
                if option.possible(pos, seat, len(pos.hand[seat])):
                    return Refusal("CE-S04", "refusal-dismiss")
        return None

    def moves(self, pos: Graveyard, frame: Frame, seat: Seat) -> list[Move]:
        """The same as `candidates` filtered by `refusal`, without checking the same thing twice for every event."""
        cards, faces = self.cards, pos.faces
        hand = len(pos.hand[seat])
        found: list[Move] = []
        for card in pos.hand[seat]:
            fragment: Fragment = cards[faces[card]]
            if fragment.effect.possible(pos, seat, hand - 1):
                found.append(("play", card))
        if pos.resolved:
            found.append(("end",))
            return found
        before = len(found)
        for card in pos.surroundings:
            event: EventCard = cards[faces[card]]
            for row, option in enumerate(event.options):
                if option.possible(pos, seat, hand):
                    found.append(("resolve", card, row))
        if len(found) == before:
            found += [("dismiss", card) for card in pos.surroundings]
        return found

    def answer(self, pos: Graveyard, frame: Frame, seat: Seat, move: Move) -> None:
        verb: str = move[0]
        if verb == "end":
            return
        frame.pc -= 1  # the question is asked again once the effect is resolved
        card: int = move[1]
        if verb == "play":
            pos.hand[seat].remove(card)
            pos.laid[seat].append(card)
            pos.reveal(card)
            pos.emit("play", "CE-034", seat, (card,))
            fragment: Fragment = self.cards[pos.faces[card]]
            pos.push(fragment.effect.program, seat, card)
            return
        pos.resolved += 1
        pos.push(self.to_past, seat, card)
        if verb == "resolve":
            pos.emit("resolve", "CE-044", seat, (card,))
            event: EventCard = self.cards[pos.faces[card]]
            pos.push(event.options[move[2]].program, seat, card)
        else:
            pos.emit("dismiss", "CE-S04", seat, (card,))

    def reason(self, pos: Graveyard, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]] | None:
        if not pos.resolved:
            return "why-night-duty", {}
        left = len(pos.past_life[seat])
        if left:
            return "why-night-soul", {"n": left}
        return "why-night-favourite", {"place": f"$place-{RESOURCES[favourite(pos, seat)]}"}


class ToPast(Op):
    """The event that was dealt with goes face down to the past (CE-045)."""

    __slots__ = ()

    def act(self, pos: Graveyard, frame: Frame) -> None:
        pos.surroundings.remove(frame.source)
        pos.past.append(frame.source)
        pos.emit("to_past", "CE-045", -1, (frame.source,))


class Dawn(Op):
    """Ephemeral resources are lost (CE-130), and the next night is the left neighbour's (CE-027)."""

    __slots__ = ()

    def act(self, pos: Graveyard, frame: Frame) -> None:
        pos.ephemerals = [0] * len(pos.ephemerals)
        frame.seat = (frame.seat + 1) % pos.seats
        frame.pc = 0
