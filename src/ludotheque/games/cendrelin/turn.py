"""The set-up of the initiation game, and the evening and the night of both modes, step by step (CE-023 to CE-046, CE-073 to CE-095)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.cendrelin.cards import EventCard, Fragment
from ludotheque.games.cendrelin.effects import Effect
from ludotheque.games.cendrelin.glory import COUNT
from ludotheque.games.cendrelin.graveyard import (
    DESTINY,
    FAVOURITE,
    GLORY,
    PLACES,
    RESOURCES,
    Graveyard,
    favourite,
    settle_victory,
)


class Deal(Op):
    """Shuffle the past lives and the future, deal the first cards, and draw the first player at random."""

    __slots__ = ("lists",)

    def __init__(self, lists: Any) -> None:
        self.lists = lists  # class -> faces of the ten fragments of its apprentice card

    def act(self, pos: Graveyard, frame: Frame) -> None:
        for seat in range(pos.seats):
            pos.favourites[seat] = FAVOURITE[pos.classes[seat]]  # CE-020
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
        pos.past_life[seat] = add_cards(pos, faces, max(pos.pool, default=0) + 1)


def add_cards(pos: Graveyard, faces: list[int], pool: int, known: int = 0) -> list[int]:
    """New cards of one pool, known to some seats."""
    first = len(pos.faces)
    pos.faces.extend(faces)
    pos.known.extend([known] * len(faces))
    pos.pool.extend([pool] * len(faces))
    return list(range(first, first + len(faces)))


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


class BeginNight(Op):
    """A new night begins, with one cendrelin in charge (CE-026)."""

    __slots__ = ()

    def act(self, pos: Graveyard, frame: Frame) -> None:
        pos.charge = frame.seat
        pos.night += 1
        pos.resolved = 0
        if pos.rules:
            pos.fated = 0
            pos.used = []
        pos.emit("night", "CE-026", frame.seat, (pos.night,))


class Recover(Op):
    """The player in charge takes back all their fragments from the table (CE-028, CE-076)."""

    __slots__ = ("rule",)

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def act(self, pos: Graveyard, frame: Frame) -> None:
        seat = frame.seat
        back = len(pos.laid[seat]) + len(pos.forgone[seat])
        if back:
            pos.hand[seat] += pos.laid[seat]
            pos.hand[seat] += pos.forgone[seat]
            pos.laid[seat] = []
            pos.forgone[seat] = []
            pos.emit("recover", self.rule, seat, (back,))
            if pos.rules & GLORY:
                pos.unsettled = 1  # an objective may look at the hand (CE-S19)


class Reveal(Op):
    """The player in charge reveals the next event (CE-029)."""

    __slots__ = ()

    def act(self, pos: Graveyard, frame: Frame) -> None:
        reveal_event(pos, "CE-029")


class Evening(Ask):
    """Two mana, or the top fragment of the past life (CE-030, CE-077)."""

    __slots__ = ("cited",)
    kind = "evening"
    rule = "CE-030"
    verbs = ("draw", "mana")

    def __init__(self, cited: str) -> None:
        self.cited = cited

    def cites(self, frame: Frame) -> str:
        return self.cited

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
            pos.emit("mana", self.cited, seat, (2, pos.mana[seat]))
        else:
            draw(pos, seat, self.cited)
        settle_victory(pos)

    def reason(self, pos: Graveyard, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]] | None:
        return "why-evening", {"n": len(pos.past_life[seat])}


class Night(Ask):
    """Any number of actions (CE-033) and exactly one event (CE-043), in any order; then the player ends the night.

    In the full rules places are activated too (CE-095), and one must interact with Destiny once (CE-087).
    """

    __slots__ = ("cards", "destiny", "places", "to_past")
    kind = "night"
    rule = "CE-033"
    verbs = ("play", "resolve", "dismiss", "act", "use", "destiny", "end")

    def __init__(self, cards: list[Any], to_past: Program, places: Any, destiny: Any) -> None:
        self.cards = cards  # the game's cards by face: fragments in hands, events around
        self.to_past = to_past
        self.places = places  # resource -> the card of its place, None for those of the board (CE-D09)
        self.destiny = destiny  # the spaces of Destiny

    def act(self, pos: Graveyard, frame: Frame) -> None:
        pos.asked.append(frame.seat)

    def candidates(self, pos: Graveyard, frame: Frame, seat: Seat) -> Iterable[Move]:
        cards, faces = self.cards, pos.faces
        found: list[Move] = [("play", card) for card in pos.hand[seat]]
        for card in pos.surroundings:
            found += [("resolve", card, row) for row in range(len(cards[faces[card]].options))]
            found.append(("dismiss", card))
            if pos.rules and cards[faces[card]].action is not None:
                found.append(("act", card))
        if pos.rules & PLACES:
            for resource in range(len(RESOURCES), len(pos.resources)):
                place = self.places[resource]
                if pos.resources[resource] >= 0:
                    found += [("use", resource, row) for row in range(len(place.options))]
        if pos.rules & DESTINY:
            found += [("destiny", space) for space in range(len(self.destiny))]
        found.append(("end",))
        return found

    def buttons(self, pos: Graveyard, frame: Frame, seat: Seat) -> Iterable[Move]:
        return (("end",),)

    def refusal(self, pos: Graveyard, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        verb = move[0]
        if verb == "play":
            return self._play(pos, seat, move[1])
        if verb == "end":
            if not pos.resolved:
                return Refusal("CE-043", "refusal-duty")
            if pos.rules & DESTINY and not pos.fated:
                return Refusal("CE-087", "refusal-destiny-duty")
            return None
        if verb == "resolve":
            return self._resolve(pos, seat, move[1], move[2])
        if verb == "dismiss":
            return self._dismiss(pos, seat, move[1])
        if verb == "use":
            return self._use(pos, seat, move[1], move[2])
        return self._destiny(pos, move[1]) if verb == "destiny" else self._act(pos, seat, move[1])

    def _use(self, pos: Graveyard, seat: Seat, resource: int, row: int) -> Refusal | None:
        """A place of the graveyard, as often as one likes (CE-095)."""
        if not pos.rules & PLACES:
            return Refusal("CE-S22", "refusal-place")
        if resource >= len(pos.resources) or pos.resources[resource] < 0:
            return Refusal("CE-085", "refusal-place-absent")
        place = self.places[resource]
        if place is None or row >= len(place.options):
            return Refusal("CE-085", "refusal-place-option")
        effect: Effect = place.options[row]
        return effect.impossible(pos, seat, len(pos.hand[seat]))

    def _destiny(self, pos: Graveyard, space: int) -> Refusal | None:
        """Destiny, exactly once a night (CE-087), on another of its spaces (CE-D07)."""
        if not pos.rules & DESTINY:
            return Refusal("CE-016", "refusal-no-destiny")
        if pos.fated:
            return Refusal("CE-087", "refusal-destiny-once")
        return Refusal("CE-D07", "refusal-destiny-space") if space == pos.fate else None

    def _act(self, pos: Graveyard, seat: Seat, card: Copy) -> Refusal | None:
        """The « Action » of an event, which stays where it is (CE-S06), once a turn (CE-093)."""
        if card not in pos.surroundings:
            return Refusal("CE-044", "refusal-not-around")
        event: EventCard = self.cards[pos.faces[card]]
        if not pos.rules or event.action is None:
            return Refusal("CE-S06", "refusal-no-action")
        if card in pos.used:
            return Refusal("CE-093", "refusal-used")
        return event.action.impossible(pos, seat, len(pos.hand[seat]))

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
        if card in pos.used:
            return Refusal("CE-093", "refusal-used")
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
            if one in pos.used:
                continue
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
        if not pos.rules:
            if pos.resolved:
                found.append(("end",))
            else:
                self._events(pos, seat, hand, found)
            return found
        self._events(pos, seat, hand, found)
        self._graveyard(pos, seat, hand, found)
        return found

    def _events(self, pos: Graveyard, seat: Seat, hand: int, found: list[Move]) -> None:
        cards, faces = self.cards, pos.faces
        used, resolved, before = pos.used, pos.resolved, len(found)
        stuck = not resolved
        for card in pos.surroundings:
            event: EventCard = cards[faces[card]]
            if not resolved and card not in used:
                for row, option in enumerate(event.options):
                    if option.possible(pos, seat, hand):
                        found.append(("resolve", card, row))
                        stuck = False
            if pos.rules and event.action is not None and card not in used and event.action.possible(pos, seat, hand):
                found.append(("act", card))
        if stuck:
            acts = found[before:]
            del found[before:]
            for card in pos.surroundings:
                found.append(("dismiss", card))
                if ("act", card) in acts:
                    found.append(("act", card))

    def _graveyard(self, pos: Graveyard, seat: Seat, hand: int, found: list[Move]) -> None:
        """What the full rules add: places, Destiny, and a second duty."""
        rules = pos.rules
        if rules & PLACES:
            for resource in range(len(RESOURCES), len(pos.resources)):
                if pos.resources[resource] >= 0:
                    for row, effect in enumerate(self.places[resource].options):
                        if effect.possible(pos, seat, hand):
                            found.append(("use", resource, row))
        if rules & DESTINY and not pos.fated:
            found += [("destiny", space) for space in range(len(self.destiny)) if space != pos.fate]
        if pos.resolved and (pos.fated or not rules & DESTINY):
            found.append(("end",))

    def answer(self, pos: Graveyard, frame: Frame, seat: Seat, move: Move) -> None:
        verb: str = move[0]
        if verb == "end":
            return
        frame.pc -= 1  # the question is asked again once the effect is resolved
        card: int = move[1]
        if verb == "use":
            pos.emit("use", "CE-085", seat, (card,))
            place: Effect = self.places[card].options[move[2]]
            pos.push(place.program, seat)
            return
        if verb == "destiny":
            pos.fated += 1
            pos.fate = card
            pos.emit("destiny", "CE-087", seat, (card,))
            space: Effect = self.destiny[card]
            pos.push(space.program, seat)  # parts that cannot be applied are skipped (CE-S04)
            return
        if verb == "play":
            pos.hand[seat].remove(card)
            pos.laid[seat].append(card)
            pos.reveal(card)
            pos.emit("play", "CE-034", seat, (card,))
            if pos.rules & GLORY:
                pos.unsettled = 1  # an objective may look at the hand (CE-S19)
            fragment: Fragment = self.cards[pos.faces[card]]
            pos.push(fragment.effect.program, seat, card)
            return
        if verb == "act":
            pos.used.append(card)
            pos.emit("act", "CE-S06", seat, (card,))
            action = self.cards[pos.faces[card]].action
            pos.push(action.program, seat, card)
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
            return ("why-night-duties" if pos.rules & DESTINY and not pos.fated else "why-night-duty"), {}
        if pos.rules & DESTINY and not pos.fated:
            return "why-night-destiny", {}
        if pos.rules & GLORY:
            return "why-night-glory", {"n": COUNT[pos.glory[seat]]}
        left = len(pos.past_life[seat])
        if left:
            return "why-night-soul", {"n": left}
        resource = favourite(pos, seat)
        place = RESOURCES[resource] if resource < len(RESOURCES) else self.places[resource].resource.id
        return "why-night-favourite", {"place": f"$place-{place}"}


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
        if pos.rules & GLORY:
            for place, deed in enumerate(pos.deeds):
                if deed and deed[3]:  # what counts in one night only
                    pos.progress[place] = 0
        frame.seat = (frame.seat + 1) % pos.seats
        frame.pc = 0
