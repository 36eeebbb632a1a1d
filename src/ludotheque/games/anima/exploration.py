"""Phase 4, exploration: a die, the zone's table, encounters one by one, and one reward (AN-148 to AN-171)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.anima import changes, encounters, missions, playing, sums
from ludotheque.games.anima.faces import (
    ADVANTAGES,
    EXPLORED,
    EXTRA,
    OBJECTIVE,
    PROGRAMS,
    RECRUIT,
    SP,
    SPECIAL,
    Reward,
    ZoneFace,
    zone_face,
)
from ludotheque.games.anima.gaia import DIE, EXPLORATION, MOST_IN_HAND, MOST_IN_TEAM, Gaia, recruited_here

EXPLORE: Final[Move] = ("explore",)
DRAW: Final[Move] = ("advantages",)
JOIN: Final[Move] = ("recruit",)
SPECIAL_REWARD: Final[Move] = ("special",)


def zone_of(pos: Gaia, seat: int) -> ZoneFace:
    """The zone where a team stands."""
    return zone_face(pos, pos.at[seat])


class Explore(Ask):
    """One's step of the exploration phase: explore or not (AN-149). Whoever is held goes on with the mission (AN-043, AN-045)."""

    __slots__ = ()
    kind: ClassVar[str] = "exploration"
    rule: ClassVar[str] = "AN-149"
    verbs: ClassVar[tuple[str, ...]] = ("explore", *playing.VERBS, "pass")

    def act(self, pos: Gaia, frame: Frame) -> None:
        seat = frame.seat
        if not pos.reached[seat] or pos.out[seat]:
            return
        if pos.held[seat] >= 0:
            pos.push(missions.ATTEMPT, seat, pos.held[seat])
            playing.extras(pos, seat, EXPLORATION)  # before it: a defeat costs the turn
        else:
            pos.asked.append(seat)

    def candidates(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        return [EXPLORE, *playing.candidates(pos, seat), playing.PASS]

    def buttons(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        return (EXPLORE, playing.PASS)

    def refusal(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> Refusal | None:
        if move[0] in ("explore", "pass"):
            return None
        return playing.refusal(pos, seat, move, EXPLORATION)

    def moves(self, pos: Gaia, frame: Frame, seat: int) -> list[Move]:
        return [EXPLORE, *playing.options(pos, seat, EXPLORATION), playing.PASS]

    def answer(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> None:
        if move[0] == "explore":
            pos.push(EXPLORING, seat)
        elif move[0] != "pass":
            frame.pc -= 1
            playing.start(pos, seat, move, EXPLORATION)


class RollTable(Op):
    """One die (AN-150)."""

    __slots__ = ()

    def act(self, pos: Gaia, frame: Frame) -> None:
        pos.die = pos.roll(DIE) + 1
        pos.subject = frame.seat
        pos.emit("explores", "AN-150", frame.seat, (pos.at[frame.seat], pos.die))


class SecondDie(Ask):
    """Where a zone says so, the die may be rolled once more, and the second roll counts (AN-036)."""

    __slots__ = ()
    kind: ClassVar[str] = "second-die"
    rule: ClassVar[str] = "AN-036"
    verbs: ClassVar[tuple[str, ...]] = ("reroll", "keep_die")

    def act(self, pos: Gaia, frame: Frame) -> None:
        if zone_of(pos, frame.seat).second:
            pos.asked.append(frame.seat)

    def candidates(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        return (("reroll",), ("keep_die",))

    def refusal(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return None

    def answer(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> None:
        if move[0] == "reroll":
            pos.die = pos.roll(DIE) + 1
            pos.emit("rerolls", "AN-036", seat, (pos.die,))


class ReadTable(Op):
    """The row of the die: nothing, encounters, or what the card says (AN-151, AN-152, AN-160)."""

    __slots__ = ()

    def act(self, pos: Gaia, frame: Frame) -> None:
        seat = frame.seat
        zone = zone_of(pos, seat)
        row = zone.table[pos.die - 1]
        pos.die = 0
        pos.subject = -1
        frame.it = max(0, sums.amount(pos, seat, EXTRA) + max(0, row))
        if row == SPECIAL:
            assert zone.special is not None
            assert zone.special.program is not None
            pos.emit("special_row", "AN-160", seat)
            pos.push(zone.special.program, seat, pos.at[seat])
        else:
            pos.emit("table", "AN-152" if frame.it else "AN-151", seat, (frame.it,))


class Next(Op):
    """Encounters are drawn one at a time, and each is faced before the next (AN-152); a defeat ends the series (AN-156)."""

    __slots__ = ()

    def act(self, pos: Gaia, frame: Frame) -> None:
        seat = frame.seat
        if pos.out[seat]:
            frame.pc = len(frame.program.ops)
        elif frame.it > 0:
            frame.it -= 1
            frame.pc -= 1
            card = encounters.next_encounter(pos)
            if card >= 0:
                pos.facing.append(card)
                encounters.face(pos, seat, card, pos.at[seat])


def reward_of(zone: ZoneFace, kind: str) -> Reward | None:
    for reward in zone.rewards:
        if reward.kind == kind:
            return reward
    return None


def why_not_reward(pos: Gaia, seat: int, move: Move) -> Refusal | None:
    """Why a reward cannot be taken."""
    zone = zone_of(pos, seat)
    verb = move[0]
    if verb == "quest":
        if reward_of(zone, OBJECTIVE) is None:
            return Refusal("AN-169", "refusal-no-reward")
        return missions.why_not(pos, seat, move[1])
    if verb == "advantages":
        if reward_of(zone, ADVANTAGES) is None:
            return Refusal("AN-162", "refusal-no-reward")
        return Refusal("AN-103", "refusal-full-hand") if len(pos.hand[seat]) >= MOST_IN_HAND else None
    if verb == "recruit":
        if reward_of(zone, RECRUIT) is None:
            return Refusal("AN-018", "refusal-no-reward")
        if len(pos.team[seat]) >= MOST_IN_TEAM:
            return Refusal("AN-167", "refusal-full-team")
        if recruited_here(pos, seat, pos.at[seat]):
            return Refusal("AN-168", "refusal-recruited")
        return None
    if verb == "special":
        reward = reward_of(zone, SP)
        if reward is None or reward.ability is None:
            return Refusal("AN-171", "refusal-no-reward")
        return None if reward.ability.usable(pos, seat) else Refusal("AN-171", "refusal-useless")
    return None


class Claim(Ask):
    """Exactly one of the zone's rewards, among those that may be taken (AN-162); the rest of the turn is over (AN-161)."""

    __slots__ = ()
    kind: ClassVar[str] = "reward"
    rule: ClassVar[str] = "AN-162"
    verbs: ClassVar[tuple[str, ...]] = ("advantages", "recruit", "quest", "special", "pass")

    def act(self, pos: Gaia, frame: Frame) -> None:
        seat = frame.seat
        if pos.out[seat] or pos.at[seat] < 0:
            return
        if (
            len(self.moves(pos, frame, seat)) > 1 or pos.missions[seat]
        ):  # whether one has a mission for it must not show
            pos.asked.append(seat)
        else:
            pos.emit("no_reward", "AN-S42", seat)

    def candidates(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        return [
            DRAW,
            JOIN,
            *(("quest", card) for card in missions.at_hand(pos, seat)),
            SPECIAL_REWARD,
            playing.PASS,
        ]

    def buttons(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        return (DRAW, JOIN, SPECIAL_REWARD, playing.PASS)

    def refusal(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return why_not_reward(pos, seat, move)

    def moves(self, pos: Gaia, frame: Frame, seat: int) -> list[Move]:
        found: list[Move] = []
        zone = zone_of(pos, seat)
        if len(pos.hand[seat]) < MOST_IN_HAND and reward_of(zone, ADVANTAGES) is not None:
            found.append(DRAW)
        if reward_of(zone, RECRUIT) is not None and why_not_reward(pos, seat, JOIN) is None:
            found.append(JOIN)
        if reward_of(zone, OBJECTIVE) is not None:
            for card in missions.at_hand(pos, seat):
                if missions.why_not(pos, seat, card) is None:
                    found.append(("quest", card))
        if reward_of(zone, SP) is not None and why_not_reward(pos, seat, SPECIAL_REWARD) is None:
            found.append(SPECIAL_REWARD)
        found.append(playing.PASS)
        return found

    def answer(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> None:
        verb = move[0]
        zone = zone_of(pos, seat)
        if verb == "advantages":
            changes.draw(pos, seat, zone.level, "AN-164")
        elif verb == "recruit":
            changes.recruit(pos, seat, "AN-166")
            pos.recruited[seat] = pos.at[seat]
            pos.recruited_turn[seat] = pos.turns
        elif verb == "quest":
            pos.push(missions.ATTEMPT, seat, move[1])
        elif verb == "special":
            reward = reward_of(zone, SP)
            assert reward is not None
            assert reward.ability is not None
            assert reward.ability.program is not None
            pos.emit("special_reward", "AN-171", seat, (pos.at[seat],))
            pos.push(reward.ability.program, seat, pos.at[seat])


STEP: Final[Program] = PROGRAMS.make("exploration/step", [Explore()])
EXPLORING: Final[Program] = PROGRAMS.make(
    "exploration/explore", [RollTable(), SecondDie(), playing.Window(EXPLORED), ReadTable(), Next(), Claim()]
)
