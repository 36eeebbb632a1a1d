"""Lessons on the server: what a game offers, and the table on which one is taught; and small positions that show a rule.

A lesson is kept like any table, so that it can be left and resumed later; only the pupil's answers are stored.
"""

from __future__ import annotations

import logging
from typing import Any

from ludotheque.engine import lesson, showing
from ludotheque.engine.errors import BadLesson
from ludotheque.engine.game import Game
from ludotheque.engine.lesson_table import LessonTable
from ludotheque.engine.table import Table
from ludotheque.engine.words import Words
from ludotheque.server import errors
from ludotheque.server.errors import Trouble
from ludotheque.server.messages import SeatWish, TableWish

#: What is written where other tables name the bot: the lesson itself answers.
SCRIPT = "lesson"
#: What it is called there, in games without roles.
_OPPONENT = errors.pair("Adversaire", "Opponent")
#: Before the id of a position, where the id of a lesson is kept.
_SHOWS = "rule:"

_LOG = logging.getLogger("ludotheque.server")


def listed(game: Game[Any]) -> list[dict[str, Any]]:
    """The lessons of a game as the lobby offers them. One that cannot be read is left out, and logged."""
    lines = []
    for file in lesson.names(game.folder):
        try:
            lines.append(lesson.load(game.folder, game.id, file).line())
        except BadLesson as error:
            _LOG.error("a lesson of %s cannot be read: %s", game.id, error)
    return lines


def positions(game: Game[Any]) -> dict[str, list[str]]:
    """The small positions of a game, by the rules they show. A file that cannot be read is left out, and logged."""
    try:
        return showing.by_rule(showing.load(game.folder, game.id))
    except BadLesson as error:
        _LOG.error("the positions of %s cannot be read: %s", game.id, error)
        return {}


def shown(id: str) -> str:
    """A position, where the id of a lesson is meant."""
    return _SHOWS + id


def opponent(table: Table, seat: int) -> Words:
    """What a seat is called for which the lesson answers: by its role, if it has one, since the Director is nobody's opponent."""
    role = table.role(seat) if table.game.roles else None
    return next((table.game.say(one.message) for one in table.game.roles if one.id == role), _OPPONENT)


def _load(game: Game[Any], id: str) -> LessonTable:
    if id.startswith(_SHOWS):
        return _position(game, id.removeprefix(_SHOWS))
    if f"{id}.yaml" not in lesson.names(game.folder):
        raise Trouble(404, errors.NO_LESSON)
    try:
        return LessonTable(game, lesson.load(game.folder, game.id, f"{id}.yaml"))
    except BadLesson as error:
        _LOG.error("a lesson of %s cannot be taught: %s", game.id, error)
        raise Trouble(410, errors.BROKEN_LESSON) from None


def _position(game: Game[Any], id: str) -> LessonTable:
    try:
        found = showing.find(showing.load(game.folder, game.id), id)
        if found is None:
            raise Trouble(404, errors.NO_POSITION)
        return LessonTable(game, showing.lesson(game, *found))
    except BadLesson as error:
        _LOG.error("a position of %s cannot be shown: %s", game.id, error)
        raise Trouble(410, errors.BROKEN_LESSON) from None


def wish(game: Game[Any], id: str, name: str | None) -> TableWish:
    """A table for one pupil; whoever else sits there answers as the lesson says."""
    table = _load(game, id)
    pupil = table.lesson.seat
    seats = [
        SeatWish("me", None, name) if seat == pupil else SeatWish("bot", SCRIPT, None) for seat in range(table.seats)
    ]
    return TableWish(game.id, {}, seats, id)


def table_of(game: Game[Any], seats: int, seed: str | None, options: dict[str, Any], taught: str | None) -> Table:
    """A table at its start: an ordinary one, or the lesson that is taught there."""
    return Table(game, seats, seed, options) if taught is None else _load(game, taught)
