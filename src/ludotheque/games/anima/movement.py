"""Phase 2, movement: go to an active zone, seek new horizons, or rest (AN-112 to AN-135), and the tree of zones (AN-194 to AN-199)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.anima import changes, encounters, playing
from ludotheque.games.anima.faces import DECLARED, PROGRAMS
from ludotheque.games.anima.gaia import MOVEMENT, Gaia

SEEK: Final[Move] = ("seek",)
REST: Final[Move] = ("rest",)


def limit(pos: Gaia) -> int:
    """At most two active zones a player (AN-116); none in the tree (AN-S51)."""
    return len(pos.faces) if pos.tree else 2 * pos.seats


def removable(pos: Gaia, zone: int, seeker: int) -> bool:
    """Whether a zone may be discarded: no team stands on it (AN-129), no encounter lies on it (AN-130).

    The one who seeks leaves his own zone.
    """
    if pos.guards[pos.active.index(zone)] >= 0:
        return False
    for seat in range(pos.seats):  # noqa: SIM110
        if seat != seeker and pos.at[seat] == zone:
            return False
    return True


def why_not_go(pos: Gaia, seat: int, zone: int) -> Refusal | None:
    if zone not in pos.active:
        return Refusal("AN-113", "refusal-not-active")
    if pos.tree:
        level, here = encounters.level_of(pos, zone), pos.level[seat]
        if not here and level > 1:
            return Refusal("AN-198", "refusal-tree-start")
        if level > here + 1:
            return Refusal("AN-195", "refusal-tree")
    return None


def why_not_seek(pos: Gaia, seat: int) -> Refusal | None:
    if pos.tree:
        return Refusal("AN-S51", "refusal-seek-tree")
    if pos.sought:
        return Refusal("AN-121", "refusal-sought")
    if len(pos.active) >= limit(pos):
        for zone in pos.active:
            if removable(pos, zone, seat):
                return None
        return Refusal("AN-S18", "refusal-no-room")
    return None


class Declare(Ask):
    """Declare exactly one movement (AN-112)."""

    __slots__ = ()
    kind: ClassVar[str] = "movement"
    rule: ClassVar[str] = "AN-112"
    verbs: ClassVar[tuple[str, ...]] = ("go", "seek", "dig", "rest", *playing.VERBS)

    def act(self, pos: Gaia, frame: Frame) -> None:
        pos.goal = -1
        if pos.held[frame.seat] >= 0:
            playing.extras(pos, frame.seat, MOVEMENT)  # AN-044: it declares nothing
        elif not pos.reached[frame.seat] and not pos.out[frame.seat]:  # a card may have moved the team already
            pos.asked.append(frame.seat)

    def candidates(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        return [
            *(("go", zone) for zone in pos.active),
            SEEK,
            *(("dig", zone) for zone in pos.zones_out),
            REST,
            *playing.candidates(pos, seat),
        ]

    def buttons(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        return (SEEK, REST)

    def refusal(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> Refusal | None:
        verb = move[0]
        if verb == "go":
            return why_not_go(pos, seat, move[1])
        if verb == "rest":
            return None
        if verb == "seek":
            refused = why_not_seek(pos, seat)
            if refused is None and not pos.zone_deck:
                return Refusal("AN-185" if pos.zones_out else "AN-S21", "refusal-no-zones")
            return refused
        if verb == "dig":
            if move[1] not in pos.zones_out:
                return Refusal("AN-123", "refusal-not-discarded")
            return why_not_seek(pos, seat)
        return playing.refusal(pos, seat, move, MOVEMENT)

    def moves(self, pos: Gaia, frame: Frame, seat: int) -> list[Move]:
        found: list[Move] = [("go", zone) for zone in pos.active if not pos.tree or why_not_go(pos, seat, zone) is None]
        if not pos.sought and why_not_seek(pos, seat) is None:
            if pos.zone_deck:
                found.append(SEEK)
            found += [("dig", zone) for zone in pos.zones_out]
        found.append(REST)
        found += playing.options(pos, seat, MOVEMENT)
        return found

    def answer(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> None:
        verb = move[0]
        if verb == "go":
            pos.goal = move[1]
            pos.subject = seat
            pos.emit("declares", "AN-112", seat, (move[1],))
            pos.push(GO, seat)
        elif verb == "rest":
            pos.rested[seat] = 1
            pos.at[seat] = -1  # AN-S13
            pos.emit("rests", "AN-133", seat)
        elif verb in ("seek", "dig"):
            pos.sought = 1
            pos.at[seat] = -1
            if verb == "seek":
                zone = pos.zone_deck.pop()
            else:
                zone = move[1]
                pos.zones_out.remove(zone)
            pos.goal = zone
            pos.reveal(zone)
            pos.emit("seeks" if verb == "seek" else "digs", "AN-123", seat, (zone,))
            pos.push(NEW_HORIZONS, seat)
        else:
            frame.pc -= 1  # the team still has to move
            playing.start(pos, seat, move, MOVEMENT)


class Depart(Op):
    """The team leaves where it stood (AN-S11). In the tree, a change of level draws an encounter (AN-196, AN-S52)."""

    __slots__ = ()

    def act(self, pos: Gaia, frame: Frame) -> None:
        seat, zone = frame.seat, pos.goal
        pos.subject = -1
        pos.at[seat] = -1
        if pos.tree and pos.level[seat] and pos.level[seat] != encounters.level_of(pos, zone):
            place = pos.active.index(zone)
            if pos.guards[place] < 0:
                pos.guards[place] = encounters.next_encounter(pos)


class Meet(Op):
    """A preliminary encounter must be overcome before the team gets in (AN-117)."""

    __slots__ = ()

    def act(self, pos: Gaia, frame: Frame) -> None:
        guard = pos.guards[pos.active.index(pos.goal)]
        if guard >= 0:
            frame.it = pos.goal
            encounters.face(pos, frame.seat, guard, pos.goal)


class Arrive(Op):
    """The marker is put on the zone, unless the encounter cost the turn (AN-118, AN-119)."""

    __slots__ = ()

    def act(self, pos: Gaia, frame: Frame) -> None:
        seat, zone = frame.seat, pos.goal
        if pos.out[seat]:
            pos.emit("not_reached", "AN-118", seat, (zone,))
        else:
            changes.enter(pos, seat, zone, "AN-119")
            pos.level[seat] = encounters.level_of(pos, zone)
        pos.goal = -1


class NewZone(Op):
    """A zone is put into play with an encounter on it, by whichever route it came (AN-072, AN-124)."""

    __slots__ = ()

    def act(self, pos: Gaia, frame: Frame) -> None:
        pos.active.append(pos.goal)
        pos.guards.append(encounters.next_encounter(pos))
        frame.source = pos.goal


class Remove(Ask):
    """Above the limit, the one who placed the zone discards another (AN-128), if nobody opposes it (AN-131)."""

    __slots__ = ()
    kind: ClassVar[str] = "remove"
    rule: ClassVar[str] = "AN-128"
    verbs: ClassVar[tuple[str, ...]] = ("remove",)

    def eligible(self, pos: Gaia, frame: Frame) -> list[int]:
        """Zones that may go: not the new one (AN-S17), nor one that somebody has paid for (AN-132)."""
        return [
            zone
            for zone in pos.active
            if zone != frame.source and zone not in frame.chosen and removable(pos, zone, NOBODY)
        ]

    def act(self, pos: Gaia, frame: Frame) -> None:
        if len(pos.active) > limit(pos):
            pos.asked.append(frame.seat)

    def candidates(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        return [("remove", zone) for zone in pos.active]

    def moves(self, pos: Gaia, frame: Frame, seat: int) -> list[Move]:
        return [("remove", zone) for zone in self.eligible(pos, frame)]

    def refusal(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> Refusal | None:
        zone = move[1]
        if zone not in pos.active:
            return Refusal("AN-128", "refusal-not-active")
        if zone == frame.source:
            return Refusal("AN-S17", "refusal-new-zone")
        if zone in frame.chosen:
            return Refusal("AN-132", "refusal-opposed")
        if pos.guards[pos.active.index(zone)] >= 0:
            return Refusal("AN-130", "refusal-guarded")
        return None if removable(pos, zone, NOBODY) else Refusal("AN-129", "refusal-occupied")

    def answer(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> None:
        frame.it = move[1]
        pos.emit("wants_gone", "AN-128", seat, (move[1],))
        if len(self.eligible(pos, frame)) > 1:  # AN-S19
            first = pos.order.index(seat) + 1
            left = [*pos.order[first:], *pos.order[: first - 1]]
            frame.memo = {"left": [one for one in left if not pos.conceded >> one & 1 and not pos.out[one]]}  # AN-S39


NOBODY: Final = -1


class Oppose(Ask):
    """The others in turn order may each pay one advantage to keep the zone; the first payment settles it (AN-S20)."""

    __slots__ = ()
    kind: ClassVar[str] = "oppose"
    rule: ClassVar[str] = "AN-131"
    verbs: ClassVar[tuple[str, ...]] = ("sacrifice", "pass")

    def act(self, pos: Gaia, frame: Frame) -> None:
        if frame.memo is None:
            return
        left = frame.memo["left"]
        while left and not pos.hand[left[0]]:
            left.pop(0)
        if left:
            pos.asked.append(left[0])
        else:
            frame.memo = None

    def candidates(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        return [*(("sacrifice", card) for card in pos.hand[seat]), playing.PASS]

    def refusal(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> Refusal | None:
        if move[0] == "sacrifice" and move[1] not in pos.hand[seat]:
            return Refusal("AN-131", "refusal-hand")
        return None

    def answer(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> None:
        assert frame.memo is not None
        if move[0] == "pass":
            frame.memo["left"].pop(0)
            frame.pc -= 1
            return
        changes.discard(pos, seat, move[1], "AN-131")
        pos.emit("opposes", "AN-131", seat, (frame.it,))
        frame.chosen.append(frame.it)
        frame.memo = None
        frame.pc -= 2  # AN-132: another must be chosen


class Gone(Op):
    """The zone goes to its discard pile (AN-182)."""

    __slots__ = ()

    def act(self, pos: Gaia, frame: Frame) -> None:
        if len(pos.active) > limit(pos):
            place = pos.active.index(frame.it)
            del pos.active[place], pos.guards[place]
            pos.zones_out.append(frame.it)
            pos.emit("gone", "AN-128", frame.seat, (frame.it,))


STEP: Final[Program] = PROGRAMS.make("movement/step", [Declare()])
GO: Final[Program] = PROGRAMS.make("movement/go", [playing.Window(DECLARED), Depart(), Meet(), Arrive()])
NEW_HORIZONS: Final[Program] = PROGRAMS.make("movement/seek", [NewZone(), Meet(), Arrive(), Remove(), Oppose(), Gone()])
