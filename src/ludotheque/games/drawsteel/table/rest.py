"""Victories, respites, sleep, and the end of a session, each with all its bookkeeping (DS-109 to DS-114, DS-138 to DS-180)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.engine.args import AMOUNT, NUMBER, PIECE, TEXT, THING, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.events import EventKind
from ludotheque.engine.game import Game
from ludotheque.engine.offer import Offer
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.drawsteel.beings import DIRECTOR, HERO, maximum
from ludotheque.games.drawsteel.rules import experience, tokens
from ludotheque.games.drawsteel.session import FREE, RESPITE, Session, heroes, level_of, living_heroes, own
from ludotheque.games.drawsteel.table.part import Cue, Part
from ludotheque.games.drawsteel.table.talk import begin_scene, refuse_other, refuse_player

SAFETY = ("safe", "unsafe")
#: How the last respite ended before its time: something broke in on it, or the heroes turned to something else.
DISTURBED, LEFT = 1, 2


class AwardVictories(Cue):
    """Victories for a challenge overcome without a fight (DS-144 to DS-146), to every living hero at once."""

    move = MoveKind("victories", (Arg(THING, "challenge"), Arg(AMOUNT, "n", low=0, high=3)), "laurels")

    def candidates(self, pos: Session) -> Iterable[Move]:
        return [("victories", challenge, None) for challenge in range(len(experience.CHALLENGES))]

    def refusal(self, pos: Session, move: Move) -> Refusal | None:
        return None if pos.scene["worthy"] else Refusal("DS-132", "refusal-unworthy")

    def begin(self, pos: Session, frame: Frame, move: Move) -> None:
        give_victories(pos, living_heroes(pos), move[2], "DS-144")


def give_victories(pos: Session, numbers: list[int], n: int, rule: str) -> None:
    """Victories to each of these heroes (DS-138)."""
    for number in numbers:
        pos.beings[number]["victories"] += n
        if n:
            pos.beings[number]["freed"] = []  # DSB-139
    pos.emit("victories", rule, DIRECTOR, (n, len(numbers)))


class Unworthy(Offer):
    """Nothing heroic about it: the scene earns neither Victories nor resources (DS-132), whenever the Director sees that."""

    move = MoveKind("unworthy", (), "rat", "quiet")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        return [("unworthy",)] if seat == DIRECTOR else []

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        return refuse_player(seat) or (None if pos.scene["worthy"] else Refusal("DS-132", "refusal-unworthy"))

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        pos.scene["worthy"] = False
        for number in heroes(pos):
            pos.beings[number]["resource"] = 0  # it is gained in fights alone, and this was none
        pos.emit("unworthy", "DS-132", DIRECTOR)


class Sleep(Cue):
    """A night's sleep: the clock moves, nothing else (DS-179, DS-180)."""

    move = MoveKind("sleep", (), "night-sleep")

    def begin(self, pos: Session, frame: Frame, move: Move) -> None:
        pos.hours += experience.SLEEP_HOURS
        pos.emit("sleep", "DS-179", DIRECTOR, (experience.SLEEP_HOURS,))


class BeginRespite(Cue):
    """The party settles down for a respite (DS-168); an unsafe place is a warning, not a bar (DS-177)."""

    move = MoveKind("respite", (Arg(THING, "safety"),), "campfire")

    def candidates(self, pos: Session) -> Iterable[Move]:
        return [("respite", safety) for safety in range(len(SAFETY))]

    def begin(self, pos: Session, frame: Frame, move: Move) -> None:
        begin_respite(pos, move[1])


def begin_respite(pos: Session, unsafe: int) -> None:
    """A scene of its own; `field` holds the hours counted so far, and what the heroes mean to do in them."""
    begin_scene(pos, RESPITE, "")
    pos.field = {"hours": 0, "unsafe": unsafe, "activities": []}
    for number in heroes(pos):
        pos.beings[number]["activities"] = 0
    pos.emit("respite", "DS-177" if unsafe else "DS-168", DIRECTOR, (unsafe,))
    pos.push(REST, DIRECTOR)


class ClaimRespite(Cue):
    """No respite is under way: whoever claims the fruits of one learns why not (DS-168, DS-178)."""

    move = MoveKind("claim_respite", (), "campfire", "quiet")

    def refusal(self, pos: Session, move: Move) -> Refusal | None:
        if pos.campaign["interrupted"]:
            left = pos.campaign["interrupted"] == LEFT
            return (
                Refusal("DS-170", "refusal-respite-left") if left else Refusal("DS-178", "refusal-respite-interrupted")
            )
        return Refusal("DS-168", "refusal-no-respite")


class Rest(Ask):
    """The Director ends the respite after its twenty-four hours, or something ends it before (DS-169, DS-170, DS-178).

    The hours may be counted as they pass; then the respite is finished in the twenty-fourth and no earlier.
    """

    __slots__ = ()
    kind = "respite"
    rule = "DS-169"
    verbs = ("finish", "pass_hours", "rest_on", "interrupt", "turn_to")

    def act(self, pos: Session, frame: Frame) -> None:
        pos.asked.append(DIRECTOR)

    def candidates(self, pos: Session, frame: Frame, seat: int) -> Iterable[Move]:
        return [("finish",), ("pass_hours", None), ("rest_on",), ("interrupt", None, None), ("turn_to", None, None)]

    def refusal(self, pos: Session, frame: Frame, seat: int, move: Move) -> Refusal | None:
        counted = pos.field["hours"]
        if move[0] == "finish":
            return experience.check_respite(counted) if counted else None
        if counted >= experience.RESPITE_HOURS:
            return Refusal("DS-169", "refusal-respite-full")
        if move[0] == "rest_on":
            return None if counted else Refusal("DS-169", "refusal-hours-uncounted")
        if move[1] is None:
            return None
        if move[0] == "pass_hours":
            over = counted + move[1] > experience.RESPITE_HOURS
            return Refusal("DS-169", "refusal-respite-full") if over else None
        return Refusal("DS-169", "refusal-hours-passed", (("n", counted),)) if move[1] < counted else None

    def answer(self, pos: Session, frame: Frame, seat: int, move: Move) -> None:
        if move[0] in ("pass_hours", "rest_on"):
            hours = move[1] if move[0] == "pass_hours" else experience.RESPITE_HOURS - pos.field["hours"]
            pos.field["hours"] += hours
            pos.emit("pass_hours", "DS-169", DIRECTOR, (hours, pos.field["hours"]))
            frame.pc -= 1
            return
        if move[0] == "finish":
            finish_respite(pos)
        else:  # whatever the heroes meant to do in it is lost as well (DS-R12)
            pos.hours += move[1]
            left = move[0] == "turn_to"
            pos.campaign["interrupted"] = LEFT if left else DISTURBED
            pos.emit(
                "turned_to" if left else "interrupted", "DS-170" if left else "DS-178", DIRECTOR, (move[1], move[2])
            )
        pos.scene["mode"] = FREE
        pos.field = {}


def finish_respite(pos: Session) -> None:
    """Everything a finished respite does, hero by hero (DS-147 to DS-149, DS-167, DS-172 to DS-176)."""
    pos.hours += experience.RESPITE_HOURS
    pos.campaign["interrupted"] = 0
    for number, points in pos.field.get("projects", []):
        if pos.beings[number]["dead"]:
            continue  # they did not finish it
        pos.beings[number]["project"] += points
        pos.emit("project_done", "DSB-197", pos.beings[number]["seat"], (number, points, pos.beings[number]["project"]))
    for number in living_heroes(pos):
        one = pos.beings[number]
        gained = one["victories"]
        before = level_of(pos, one)
        one["stamina"] = maximum(one)
        one["recoveries"] = one["sheet"]["recoveries"]
        one["xp"] += gained
        one["victories"] = 0
        one["freed"] = []  # DSB-139
        pos.emit("rested", "DS-174", one["seat"], (number, gained, one["xp"]))
        after = level_of(pos, one)
        if after > before:
            pos.emit("level", "DS-151", one["seat"], (number, after))
    for number, text in pos.field.get("activities", ()):
        if not pos.beings[number]["dead"]:
            pos.emit("activity_done", "DS-R12", pos.beings[number]["seat"], (number, text))
    pos.emit("respite_over", "DS-176", DIRECTOR, (experience.RESPITE_HOURS,))


class Advance(Cue):
    """Where levels come at milestones, a hero reaches the next one when the Director says so (DSB-193)."""

    move = MoveKind("advance", (Arg(PIECE, "being"),), "level-three-advanced")

    def candidates(self, pos: Session) -> Iterable[Move]:
        return [("advance", number) for number in heroes(pos)]

    def refusal(self, pos: Session, move: Move) -> Refusal | None:
        one = pos.beings[move[1]]
        if one["kind"] != HERO or one["dead"]:
            return Refusal("DSB-193", "refusal-not-a-hero")
        if pos.pace != experience.MILESTONE:
            return Refusal("DSB-193", "refusal-by-experience")
        return experience.check_level((one["sheet"]["level"] or 1) + 1)

    def begin(self, pos: Session, frame: Frame, move: Move) -> None:
        one = pos.beings[move[1]]
        level = (one["sheet"]["level"] or 1) + 1
        one["sheet"] = {**one["sheet"], "level": level}  # the sheet that was brought to the table stays as it is
        pos.emit("level", "DSB-193", one["seat"], (move[1], level))


def refuse_activity(pos: Session, seat: int, being: int) -> Refusal | None:
    """Whether a hero has a respite activity left (DS-171)."""
    one = pos.beings[being]
    if one["kind"] != HERO or one["dead"]:
        return Refusal("DS-171", "refusal-not-a-hero")
    if pos.scene["mode"] != RESPITE:
        return Refusal("DS-171", "refusal-no-respite")
    if one["away"]:
        return Refusal("DS-R09", "refusal-away")
    limit = experience.ACTIVITIES + sum(trait.get("activities", 0) for trait in one["sheet"]["traits"])  # DS-116
    return refuse_other(pos, seat, being) or (
        Refusal("DS-171", "refusal-activity", (("n", limit),)) if one["activities"] >= limit else None
    )


class Activity(Offer):
    """One respite activity for each hero (DS-171); it is granted only if the respite is finished (DS-R12)."""

    move = MoveKind("activity", (Arg(PIECE, "being"), Arg(TEXT, "text", high=120)), "anvil")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        return [("activity", being, None) for being in own(pos, seat) if pos.beings[being]["kind"] == HERO]

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        return refuse_activity(pos, seat, move[1])

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        pos.beings[move[1]]["activities"] += 1
        pos.field["activities"].append([move[1], move[2]])
        pos.emit("activity", "DS-171", seat, (move[1], move[2]))


class EndSession(Cue):
    """The session ends: tokens vanish, unless the Director keeps them or the optional rule does (DS-109 to DS-113)."""

    move = MoveKind("end_session", (Arg(NUMBER, "keep"),), "sunset", "forward", final=True)

    def candidates(self, pos: Session) -> Iterable[Move]:
        return [("end_session", 0), ("end_session", 1)]

    def refusal(self, pos: Session, move: Move) -> Refusal | None:
        if move[1] not in (0, 1):
            return Refusal("DS-110", "refusal-keep")
        return Refusal("DS-111", "refusal-carried") if move[1] and pos.carried else None

    def begin(self, pos: Session, frame: Frame, move: Move) -> None:
        if pos.carried and not pos.awarded:
            pos.emit("reminder", "DS-113", DIRECTOR)
        left = tokens.closing(pos.tokens, carried=bool(pos.carried), keep=bool(move[1]))
        pos.emit("session_over", "DS-112" if pos.carried else "DS-109", DIRECTOR, (pos.tokens - left, left))
        pos.tokens = left
        pos.closed = 1
        pos.stack.clear()


_HOURS = Arg(AMOUNT, "hours", low=0, high=23, rule="DS-169")
REST = Program("drawsteel/respite", [Rest()])

PART = Part(
    moves=(
        MoveKind("finish", (), "sunrise", "forward"),
        MoveKind("pass_hours", (Arg(AMOUNT, "hours", low=1, high=24, rule="DS-169"),), "hourglass"),
        MoveKind("rest_on", (), "hourglass"),
        MoveKind("interrupt", (_HOURS, Arg(TEXT, "cause", high=120)), "falling-rocks"),
        MoveKind("turn_to", (_HOURS, Arg(TEXT, "text", high=120)), "footsteps"),
    ),
    events={
        "victories": EventKind(1, (Arg(NUMBER), Arg(NUMBER, "heroes"))),
        "unworthy": EventKind(1),
        "sleep": EventKind(1, (Arg(NUMBER),)),
        "respite": EventKind(1, (Arg(THING, "safety"),)),
        "interrupted": EventKind(1, (Arg(NUMBER, "hours"), Arg(TEXT, "cause"))),
        "turned_to": EventKind(1, (Arg(NUMBER, "hours"), Arg(TEXT))),
        "pass_hours": EventKind(1, (Arg(NUMBER, "hours"), Arg(NUMBER, "now"))),
        "activity_done": EventKind(2, (Arg(PIECE, "being"), Arg(TEXT))),
        "rested": EventKind(2, (Arg(PIECE, "being"), Arg(NUMBER, "gained"), Arg(NUMBER, "xp"))),
        "level": EventKind(2, (Arg(PIECE, "being"), Arg(NUMBER))),
        "respite_over": EventKind(1, (Arg(NUMBER),)),
        "activity": EventKind(1, (Arg(PIECE, "being"), Arg(TEXT))),
        "project_done": EventKind(2, (Arg(PIECE, "being"), Arg(NUMBER), Arg(NUMBER, "now"))),
        "reminder": EventKind(1),
        "session_over": EventKind(0, (Arg(NUMBER, "lost"), Arg(NUMBER, "left"))),
    },
    programs=(REST,),
    cues=(AwardVictories(), Advance(), Sleep(), BeginRespite(), ClaimRespite(), EndSession()),
    offers=(Activity(), Unworthy()),
)
