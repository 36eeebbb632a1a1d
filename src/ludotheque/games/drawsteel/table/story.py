"""Adventures of a campaign: opened, played in scenes, closed (DS-133 to DS-138, DS-183 to DS-187).

`Session.campaign` holds `adventure` (title, scenes, sessions; empty where none is open) and `adventures`, those behind the heroes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.engine.args import NUMBER, TEXT, THING, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.events import EventKind
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.drawsteel.beings import DIRECTOR
from ludotheque.games.drawsteel.rules import experience
from ludotheque.games.drawsteel.session import FREE, Session, heroes, level_of
from ludotheque.games.drawsteel.table.part import Cue, Part
from ludotheque.games.drawsteel.table.rest import begin_respite
from ludotheque.games.drawsteel.table.talk import begin_scene

#: How an adventure is called by its sessions (DS-136).
ONE_SHOT, LONGER = "one-shot", "longer"
LENGTHS = (ONE_SHOT, LONGER)
ECHELONS = tuple(str(number + 1) for number in range(len(experience.ECHELONS)))


def length(adventure: dict[str, Any]) -> str:
    """An adventure of a single session is a one-shot (DS-136)."""
    return ONE_SHOT if adventure["sessions"] == 1 else LONGER


def next_session(campaign: dict[str, Any]) -> dict[str, Any]:
    """The campaign as the next session begins with it: an adventure that is still open takes one more (DS-135, DS-136)."""
    adventure = campaign["adventure"]
    return {
        **campaign,
        "session": campaign["session"] + 1,
        "adventure": {**adventure, "sessions": adventure["sessions"] + 1} if adventure else {},
    }


def party_level(pos: Session) -> int:
    """The level of the most seasoned hero."""
    return max((level_of(pos, pos.beings[number]) for number in heroes(pos)), default=1)


class OpenAdventure(Cue):
    """A new adventure begins, with its first scene (DS-134)."""

    move = MoveKind("adventure", (Arg(TEXT, "title", high=80),), "treasure-map")

    def candidates(self, pos: Session) -> Iterable[Move]:
        return [("adventure", None)]

    def refusal(self, pos: Session, move: Move) -> Refusal | None:
        return Refusal("DS-134", "refusal-adventure-open") if pos.campaign["adventure"] else None

    def begin(self, pos: Session, frame: Frame, move: Move) -> None:
        pos.push_for(OPENING, DIRECTOR, {"title": move[1]})


class Leftover(Ask):
    """Victories from before would be lost with a new adventure: a respite first makes Experience of them (DS-R11)."""

    __slots__ = ()
    kind = "leftover"
    rule = "DS-R11"
    verbs = ("rest_first", "anyway")

    def act(self, pos: Session, frame: Frame) -> None:
        if any(pos.beings[number]["victories"] for number in heroes(pos)):
            pos.asked.append(DIRECTOR)

    def candidates(self, pos: Session, frame: Frame, seat: int) -> Iterable[Move]:
        return [("rest_first",), ("anyway",)]

    def refusal(self, pos: Session, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return None

    def answer(self, pos: Session, frame: Frame, seat: int, move: Move) -> None:
        if move[0] == "rest_first":
            frame.pc -= 1  # a respite that is interrupted leaves them as they were
            begin_respite(pos, 0)


class Begin(Op):
    """Victories start at 0 (DS-138), and the Director is told what suits the heroes' echelon (DS-183)."""

    __slots__ = ()

    def act(self, pos: Session, frame: Frame) -> None:
        assert frame.memo is not None
        title = frame.memo["title"]
        for number in heroes(pos):
            pos.beings[number]["victories"] = 0
        pos.campaign["adventure"] = {"title": title, "scenes": 0, "sessions": 1}
        pos.emit("adventure", "DS-138", DIRECTOR, (title,))
        echelon = experience.echelon(party_level(pos))
        pos.emit("echelon", f"DS-{183 + echelon}", DIRECTOR, (echelon - 1,))
        begin_scene(pos, FREE, title)


class CloseAdventure(Cue):
    """The adventure comes to its end (DS-134)."""

    move = MoveKind("close_adventure", (), "closed-doors", "forward")

    def refusal(self, pos: Session, move: Move) -> Refusal | None:
        return None if pos.campaign["adventure"] else Refusal("DS-134", "refusal-no-adventure")

    def begin(self, pos: Session, frame: Frame, move: Move) -> None:
        adventure = pos.campaign["adventure"]
        pos.campaign["adventures"].append(adventure)
        pos.campaign["adventure"] = {}
        said = (adventure["title"], adventure["scenes"], LENGTHS.index(length(adventure)))
        pos.emit("adventure_over", "DS-136", DIRECTOR, said)


OPENING = Program("drawsteel/adventure", [Leftover(), Begin()])

PART = Part(
    moves=(
        MoveKind("rest_first", (), "campfire", "forward"),
        MoveKind("anyway", (), None, "quiet"),
    ),
    events={
        "adventure": EventKind(0, (Arg(TEXT, "title"),)),
        "echelon": EventKind(1, (Arg(THING, "echelon"),)),
        "adventure_over": EventKind(0, (Arg(TEXT, "title"), Arg(NUMBER), Arg(THING, "length"))),
    },
    programs=(OPENING,),
    cues=(OpenAdventure(), CloseAdventure()),
)
