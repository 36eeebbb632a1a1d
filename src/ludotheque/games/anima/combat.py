"""Combat: Combat cards in turn, two dice, who wins, who dies, and what the loser loses (AN-172 to AN-179)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.anima import changes, playing, sums
from ludotheque.games.anima.faces import (
    ATTACKED,
    BEATEN,
    COMBAT,
    DEATHLESS,
    FACES,
    PROGRAMS,
    ROLLED,
    Creature,
    MissionFace,
)
from ludotheque.games.anima.gaia import (
    DEADLY,
    DIE,
    DIE_A,
    DIE_B,
    FOE,
    GUARD,
    LOST,
    MET,
    QUEST,
    RIVAL,
    SIDE_A,
    SIDE_B,
    TIED,
    WHERE,
    WON,
    Gaia,
    pair,
)

#: The rule by which a beaten team loses its place, by why it fought.
_BEATEN_BY: Final = {GUARD: "AN-118", MET: "AN-155", QUEST: "AN-S43", RIVAL: "AN-145"}


def begin(pos: Gaia, seat: int, other: int, foe: int, combat: int, kind: int, where: int) -> None:
    """Two sides fight: a team and another (`other`), or a team and a creature or mission foe (`foe`)."""
    pos.fight = [seat, other, foe, combat, kind, 0, 0, where]
    pos.subject = seat
    pos.result = WON
    if other >= 0:
        pos.fought |= pair(seat, other)
        pos.emit("attacks", "AN-141", seat, (other,))
    else:
        pos.emit("fights", "AN-069", seat, (foe, sums.fought(pos), combat))
    pos.push(FIGHT, seat)


def loser(pos: Gaia) -> int:
    """The seat that has lost the fight, or -1."""
    if pos.result == LOST:
        return pos.fight[SIDE_A]
    return pos.fight[SIDE_B] if pos.result == WON else -1


class Opening(Op):
    """A team that is attacked: those who interrupt at that moment are asked by the window that follows."""

    __slots__ = ()

    def act(self, pos: Gaia, frame: Frame) -> None:
        if pos.fight[SIDE_B] >= 0:
            pos.push(ATTACK_WINDOW, frame.seat)


class Cards(Ask):
    """Combat cards and abilities before the dice, the one who fights first, until both have passed in a row (AN-S36)."""

    __slots__ = ()
    kind: ClassVar[str] = "combat"
    rule: ClassVar[str] = "AN-087"
    verbs: ClassVar[tuple[str, ...]] = (*playing.VERBS, "pass")

    def act(self, pos: Gaia, frame: Frame) -> None:
        chosen = frame.chosen
        if not chosen:
            chosen.extend((0, 0))  # which side is next, and how many have passed in a row
        while chosen[1] < 2:
            seat = pos.fight[chosen[0]]
            if seat >= 0 and (pos.hand[seat] or playing.usable(pos, seat, COMBAT)):
                pos.asked.append(seat)
                return
            chosen[0] = 1 - chosen[0]
            chosen[1] += 1
        chosen.clear()

    def candidates(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        return [*playing.candidates(pos, seat), playing.PASS]

    def buttons(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        return (playing.PASS,)

    def moves(self, pos: Gaia, frame: Frame, seat: int) -> list[Move]:
        return [*playing.options(pos, seat, COMBAT), playing.PASS]

    def refusal(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return None if move[0] == "pass" else playing.refusal(pos, seat, move, COMBAT)

    def answer(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> None:
        frame.pc -= 1
        frame.chosen[0] = 1 - frame.chosen[0]
        if move[0] == "pass":
            frame.chosen[1] += 1
            return
        frame.chosen[1] = 0
        playing.start(pos, seat, move, COMBAT)


class Throw(Op):
    """Each side rolls one die (AN-172); for a creature the next player in turn order does (AN-173, AN-S49)."""

    __slots__ = ()

    def act(self, pos: Gaia, frame: Frame) -> None:
        fight = pos.fight
        seat, other = fight[SIDE_A], fight[SIDE_B]
        fight[DIE_A] = pos.roll(DIE) + 1
        fight[DIE_B] = pos.roll(DIE) + 1
        a, b = sums.sides(pos)
        if other < 0:
            other = pos.order[(pos.order.index(seat) + 1) % pos.seats]
        pos.emit("die", "AN-172", seat, (fight[DIE_A], a + fight[DIE_A]))
        if fight[SIDE_B] >= 0:
            pos.emit("die", "AN-172", other, (fight[DIE_B], b + fight[DIE_B]))
        else:
            pos.emit("foe_die", "AN-173", other, (fight[FOE], sums.fought(pos), fight[DIE_B], b + fight[DIE_B]))
        pos.subject = seat


class Decide(Op):
    """The higher total wins (AN-174); a tie is won against a creature (AN-175) and by nobody between players (AN-176)."""

    __slots__ = ()

    def act(self, pos: Gaia, frame: Frame) -> None:
        fight = pos.fight
        a, b = sums.sides(pos)
        margin = a + fight[DIE_A] - b - fight[DIE_B]
        seat, other = fight[SIDE_A], fight[SIDE_B]
        if margin > 0 or (margin == 0 and other < 0):
            pos.result = WON
        else:
            pos.result = LOST if margin else TIED
        pos.margin = abs(margin)
        if pos.result == TIED:
            pos.emit("tie", "AN-176", seat, (other,))
        elif other >= 0:
            winner = seat if pos.result == WON else other
            pos.emit("beats", "AN-174", winner, (loser(pos), pos.margin))
        else:
            won = pos.result == WON
            rule = "AN-175" if won and not margin else "AN-174"
            pos.emit("beats_foe" if won else "beaten_by", rule, seat, (fight[FOE], sums.fought(pos), pos.margin))


class Death(Ask):
    """Who loses by five or more loses one character of his choice (AN-178, AN-S34)."""

    __slots__ = ()
    kind: ClassVar[str] = "death"
    rule: ClassVar[str] = "AN-178"
    verbs: ClassVar[tuple[str, ...]] = ("dies",)

    def act(self, pos: Gaia, frame: Frame) -> None:
        seat = loser(pos)
        if seat < 0 or pos.margin < DEADLY:
            return
        if len(pos.team[seat]) == 1 or sums.holds(pos, seat, DEATHLESS):
            changes.kill(pos, seat, pos.team[seat][0], "AN-178")
        else:
            pos.asked.append(seat)

    def candidates(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        return [("dies", card) for card in pos.team[seat]]

    def refusal(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return None if move[1] in pos.team[seat] else Refusal("AN-178", "refusal-own-character")

    def answer(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> None:
        changes.kill(pos, seat, move[1], "AN-178")


class Defeat(Op):
    """The moment at which a team has lost."""

    __slots__ = ()

    def act(self, pos: Gaia, frame: Frame) -> None:
        seat = loser(pos)
        if seat >= 0:
            pos.subject = seat
            pos.push(DEFEAT_WINDOW, seat)


class Aftermath(Op):
    """What follows: the loser is sent away, between players with a card of his for the winner; the creature goes or stays."""

    __slots__ = ()

    def act(self, pos: Gaia, frame: Frame) -> None:
        fight = pos.fight
        where, foe, result = fight[WHERE], fight[FOE], pos.result
        seat = loser(pos)
        winner = fight[SIDE_B] if seat == fight[SIDE_A] else fight[SIDE_A]
        changes.end_fight(pos)
        pos.subject = -1
        if seat >= 0:
            changes.lose_turn(pos, seat, _BEATEN_BY[where])
            if where == RIVAL:
                changes.hand_over(pos, seat, winner, "AN-144")
                snatch(pos, seat)
        if where not in (GUARD, MET):
            return
        face = FACES[pos.faces[foe]]
        assert isinstance(face, Creature)
        if result == WON or where == MET:
            changes.discard_encounter(pos, foe)  # AN-075, AN-157
        after = face.when_beaten if result == WON else face.when_wins
        if after is not None and after.program is not None:
            pos.push(after.program, frame.seat, foe)


def snatch(pos: Gaia, seat: int) -> None:
    """What a mission makes its owner carry is lost to the team that beats him."""
    for card in pos.going[seat]:
        face = FACES[pos.faces[card]]
        if isinstance(face, MissionFace) and face.stolen and pos.progress[card]:
            pos.progress[card] = 0
            pos.emit("snatched", "AN-048", seat, (card,))


ATTACK_WINDOW: Final[Program] = PROGRAMS.make("combat/attacked", [playing.Window(ATTACKED)])
DEFEAT_WINDOW: Final[Program] = PROGRAMS.make("combat/beaten", [playing.Window(BEATEN)])
FIGHT: Final[Program] = PROGRAMS.make(
    "combat/fight", [Opening(), Cards(), Throw(), playing.Window(ROLLED), Decide(), Death(), Defeat(), Aftermath()]
)
