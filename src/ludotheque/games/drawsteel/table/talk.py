"""The conversation: scenes and what is said in them, by the Director and by each player (DS-001 to DS-005, DS-133, DS-189)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.engine.args import PIECE, TEXT, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.events import EventKind
from ludotheque.engine.game import Game
from ludotheque.engine.offer import Offer
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.refusal import Refusal
from ludotheque.games.drawsteel.beings import DIRECTOR, HERO
from ludotheque.games.drawsteel.session import FREE, Session, heroes, own
from ludotheque.games.drawsteel.table.part import Cue, Part


def refuse_player(seat: int) -> Refusal | None:
    """Some things are the Director's alone (DS-117, DS-130)."""
    return None if seat == DIRECTOR else Refusal("DS-130", "refusal-director-only")


def refuse_other(pos: Session, seat: int, being: int) -> Refusal | None:
    """A player acts for their own heroes, the Director for everybody else (DS-129, DS-130)."""
    return None if pos.beings[being]["seat"] == seat else Refusal("DS-129", "refusal-not-yours")


def refuse_absent(pos: Session, being: int) -> Refusal | None:
    """The dead do nothing (DS-122), nor does a hero whose player is not at the table (DS-R09)."""
    if pos.beings[being]["dead"]:
        return Refusal("DS-122", "refusal-dead")
    return Refusal("DS-R09", "refusal-away") if pos.beings[being]["away"] else None


class OpenScene(Cue):
    """A new scene begins (DS-133)."""

    move = MoveKind("scene", (Arg(TEXT, "title", high=80),), "theater-curtains")

    def candidates(self, pos: Session) -> Iterable[Move]:
        return [("scene", None)]

    def begin(self, pos: Session, frame: Frame, move: Move) -> None:
        begin_scene(pos, FREE, move[1])


def begin_scene(pos: Session, mode: str, title: str) -> None:
    """Turn the page: what follows belongs to a new scene."""
    pos.scene = {"number": pos.scene["number"] + 1, "mode": mode, "title": title, "worthy": True}
    pos.field = {}
    adventure = pos.campaign["adventure"]
    if adventure:
        adventure["scenes"] += 1  # DS-134
    if title:
        pos.emit("scene", "DS-133", DIRECTOR, (title,))


class Narrate(Offer):
    """The Director tells what happens, whenever they like (DS-001)."""

    move = MoveKind("narrate", (Arg(TEXT, "text", high=500),), "quill-ink")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        return [("narrate", None)] if seat == DIRECTOR else []

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        return refuse_player(seat)

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        pos.emit("narrate", "DS-001", seat, (move[1],))


class Befall(Offer):
    """Something follows directly from what a hero did, without dice (DS-004): a rune is stepped on, and the trap goes off."""

    move = MoveKind("befall", (Arg(PIECE, "being"), Arg(TEXT, "text", high=500)), "booby-trap")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        return [("befall", being, None) for being in heroes(pos)] if seat == DIRECTOR else []

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        hero = pos.beings[move[1]]["kind"] == HERO
        return refuse_player(seat) or (None if hero else Refusal("DS-004", "refusal-not-a-hero"))

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        pos.emit("befall", "DS-004", seat, (move[1], move[2]))


class Act(Offer):
    """A player says what a hero does (DS-001): an entry of the journal, without an order and without dice."""

    move = MoveKind("act", (Arg(PIECE, "being"), Arg(TEXT, "text", high=500)), "talk")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        return [("act", being, None) for being in own(pos, seat) if seat != DIRECTOR]

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        return refuse_other(pos, seat, move[1])

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        pos.emit("act", "DS-001", seat, (move[1], move[2]))


class JustHappens(Cue):
    """An action closed without dice: nothing that mattered could go wrong (DS-002)."""

    move = MoveKind("no_roll", (Arg(TEXT, "text", high=200),), "check-mark")

    def candidates(self, pos: Session) -> Iterable[Move]:
        return [("no_roll", None)]

    def begin(self, pos: Session, frame: Frame, move: Move) -> None:
        pos.emit("no_roll", "DS-002", DIRECTOR, (move[1],))


class Note(Offer):
    """A note that only the Director reads."""

    move = MoveKind("note", (Arg(TEXT, "text", high=300),), "notebook")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        return [("note", None)] if seat == DIRECTOR else []

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        return refuse_player(seat)

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        pos.notes.append(move[1])


class ReadNotes(Offer):
    """The Director reads the notes again; to everybody else they are closed (DS-130)."""

    move = MoveKind("read_notes", (), "notebook", "quiet")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        return [("read_notes",)] if seat == DIRECTOR else []

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        return refuse_player(seat) or (None if pos.notes else Refusal("DS-130", "refusal-no-notes"))

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        for note in pos.notes:
            pos.emit("noted", "DS-130", seat, (note,), 1 << DIRECTOR)


class SettingNote(Cue):
    """What the players should know of the world (DS-188, DS-189): free text that no rule reads."""

    move = MoveKind("setting", (Arg(TEXT, "text", high=300),), "globe")

    def candidates(self, pos: Session) -> Iterable[Move]:
        return [("setting", None)]

    def begin(self, pos: Session, frame: Frame, move: Move) -> None:
        pos.campaign["setting"] = move[1]
        pos.emit("setting", "DS-188", DIRECTOR, (move[1],))


PART = Part(
    events={
        "scene": EventKind(0, (Arg(TEXT, "title"),)),
        "narrate": EventKind(1, (Arg(TEXT),)),
        "befall": EventKind(1, (Arg(PIECE, "being"), Arg(TEXT))),
        "act": EventKind(1, (Arg(PIECE, "being"), Arg(TEXT))),
        "noted": EventKind(2, (Arg(TEXT),), private=True),
        "no_roll": EventKind(1, (Arg(TEXT),)),
        "setting": EventKind(1, (Arg(TEXT),)),
    },
    cues=(OpenScene(), JustHappens(), SettingNote()),
    offers=(Narrate(), Befall(), Act(), Note(), ReadNotes()),
)
