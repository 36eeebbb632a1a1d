"""Every refusal a game can utter is uttered in some test: found in the sources, and traced back to them.

`written(folder)` reads from a game's sources where refusals are made. `refused(table, attempt)` tries something, checks the
refusal against the contract, and says where in the sources it was made. A game's tests keep a table of positions and attempts;
one test plays them, and one compares the places they reach with those that are written. Neither depends on which other
tests ran, nor on what ran before.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

from ludotheque import engine
from ludotheque.conformance.nonconforming import Nonconforming
from ludotheque.engine.errors import IllegalAnswer
from ludotheque.engine.game import Game
from ludotheque.engine.refusal import Refusal
from ludotheque.engine.table import Table

#: How the messages of refusals begin in the catalogues.
PREFIX = "refusal-"


class Site(NamedTuple):
    """A place in the sources that makes a refusal: the message, the module, the function."""

    message: str
    module: str
    function: str

    def __str__(self) -> str:
        return f"{self.message} in {self.module}, {self.function}"


# ---------------------------------------------------------------------- what is written


def written(folder: Path) -> set[Site]:
    """Where the sources under a folder make refusals, by the messages written out in them."""
    found: set[Site] = set()
    for path in sorted(folder.rglob("*.py")):
        module = path.relative_to(folder).with_suffix("").as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found.update(Site(message, module, function) for message, function in _messages(tree, ""))
    return found


def _messages(node: ast.AST, function: str) -> Iterator[tuple[str, str]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Constant) and isinstance(child.value, str) and child.value.startswith(PREFIX):
            yield child.value, function
        elif isinstance(child, (ast.FunctionDef, ast.ClassDef)):
            yield from _messages(child, f"{function}.{child.name}" if function else child.name)
        else:
            yield from _messages(child, function)


def unsaid(folder: Path) -> set[str]:
    """Messages of refusals that a game's French catalogue has and its sources never utter."""
    lines = (folder / "locale" / "fr.ftl").read_text(encoding="utf-8").splitlines()
    said = {line.partition(" ")[0] for line in lines if line.startswith(PREFIX)}
    return said - {site.message for site in written(folder)}


# ---------------------------------------------------------------------- what is uttered


def refused(table: Table, attempt: str, seat: int | None = None) -> tuple[Refusal, Site]:
    """Try a key, or click a thing, that a rule forbids. Return the refusal, and where in the sources it was made.

    The attempt must not be among the options, must be refused in both languages in complete words, must be refused in the same way
    when it is played, and must leave the table as it was.
    """
    game = table.game
    seat = table.asked[0] if seat is None and table.asked else seat
    before = game.dump(table.position)
    made: dict[int, Site] = {}
    refusal = traced(game, lambda: table.why_not(attempt, seat), made)
    if refusal is None:
        raise Nonconforming(f"{attempt!r} is not refused")
    words = game.refusal_words(refusal)
    for language, line in words.items():
        if not line.strip() or "{" in line or refusal.message in line:
            raise Nonconforming(f"{attempt!r} is refused in {language} by {line!r}")
    choice = None if seat is None else table.choice_of(seat)
    pointed = any(zone.id == attempt for zone in game.zones(table.position))  # a zone may be called like a move
    if choice is not None and not pointed and attempt.partition(":")[0] in game.moves:
        if choice.find(attempt) is not None:
            raise Nonconforming(f"{attempt!r} is refused by {refusal} and offered")
        try:
            table.play(attempt, seat)
        except IllegalAnswer as error:
            if (error.words, error.rule or "") != (words, refusal.rule):
                raise Nonconforming(f"{attempt!r} is refused by {refusal} and, played, by {error}") from None
        else:
            raise Nonconforming(f"{attempt!r} is refused by {refusal} and can be played")
    if game.dump(table.position) != before:
        raise Nonconforming(f"{attempt!r} is refused and has changed the table")
    return refusal, made[id(refusal)]


def traced(game: Game[Any], ask: Callable[[], Refusal | None], made: dict[int, Site]) -> Refusal | None:
    """What somebody who asks is told, noting where each refusal was made on the way."""
    kept: list[Refusal] = []  # so that no two of them are given the same id

    def profile(frame: FrameType, event: str, arg: Any) -> None:
        if event == "call" and frame.f_code is Refusal.__init__.__code__ and frame.f_back is not None:
            refusal, code = frame.f_locals["self"], frame.f_back.f_code
            kept.append(refusal)
            function = code.co_qualname.replace(".<locals>", "")
            made[id(refusal)] = Site(frame.f_locals["message"], _module(Path(code.co_filename), game), function)

    profiling = sys.getprofile()
    sys.setprofile(profile)
    try:
        return ask()
    finally:
        sys.setprofile(profiling)


def _module(path: Path, game: Game[Any]) -> str:
    """The module as `written` names it: within the game's folder, or within that of the engine."""
    for folder in (game.folder, Path(engine.__file__ or "").parent):
        if path.is_relative_to(folder):
            return path.relative_to(folder).with_suffix("").as_posix()
    return path.stem
