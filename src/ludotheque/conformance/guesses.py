"""Guessing at hidden cards: a right guess must look like a wrong one, in its words and in the work it takes.

A player may send any reference. If the answer to `troll#31` differed from the answer to `urchin#31`, or took longer, the
deck could be read card by card. Time cannot be compared in a test, so the steps are: every line of Python that runs and
every function it calls, in order.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any

from ludotheque.conformance.nonconforming import Nonconforming
from ludotheque.engine.args import CARD, NUMBER, ROW, SEAT
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.numbers import Seat
from ludotheque.engine.table import Table
from ludotheque.engine.view import visible_cards

#: One step of the work: the function that runs or is called, and the line.
Step = tuple[str, int]
#: A way in which a client can name a card: its name, how the request is written around the guess, and what is done with it.
Way = tuple[str, Callable[[str], str], Callable[[str], Any]]
#: The number of a copy that no game has.
_NO_COPY = 999_999


def check_guesses(table: Table, seat: Seat) -> int:
    """Try right and wrong guesses of every card that is hidden from an asked seat. Return how many were compared."""
    game, position = table.game, table.position
    seen = visible_cards(game, position, seat)
    hidden = [card for card in range(len(position.faces)) if card not in seen]
    lying = {position.faces[card] for card in hidden}
    absent = set(range(len(game.cards))) - set(position.faces)
    thing, *keys = _ways(table, seat)
    for way in (thing, *keys):
        _answer(way, f"{game.cards[0].id}#{_NO_COPY}")  # warm the caches: what is computed once is not part of the work
    compared = 0
    for index, card in enumerate(hidden):
        right = game.ref(position, card)
        # every card as a thing, and in two of the many keys, which take turns; the first one in all of them
        tried = keys if not index else [keys[(2 * index) % len(keys)], keys[(2 * index + 1) % len(keys)]]
        # against a face that another hidden card has, and one that is not in this game
        for faces, ways in ((lying - {position.faces[card]}, [thing, *tried]), (absent, [thing])):
            if faces:
                wrong = f"{game.cards[min(faces)].id}#{card}"
                for way in ways:
                    _compare(way, right, wrong)
                    compared += 1
    return compared


def _ways(table: Table, seat: Seat) -> Iterator[Way]:
    """As a thing, as a row of it, and as an argument of each move; the moves that are asked for are also played."""
    game = table.game

    def why_not(text: str) -> Any:
        return table.why_not(text, seat)

    def play(text: str) -> Any:
        table.play(text, seat)

    yield "why_not of a thing", str, why_not
    yield "why_not of a row", "{}/a".format, why_not
    asked = game.asking(table.position).verbs
    for verb, kind in game.moves.items():
        for index, arg in enumerate(kind.args):
            if arg.kind == CARD:
                write = _pattern(table, seat, verb, index).format
                yield f"why_not of {verb}", write, why_not
                if verb in asked:
                    yield f"play {verb}", write, play


def _pattern(table: Table, seat: Seat, verb: str, at: int) -> str:
    """A key of the verb with `{}` where the guess goes and something that exists in the other places."""
    game, position = table.game, table.position
    seen = visible_cards(game, position, seat)
    written = ""
    for index, arg in enumerate(game.moves[verb].args):
        if arg.kind == ROW:
            written += "/a"
            continue
        written += ">" if written else ""
        if index == at:
            written += "{}"
        elif arg.kind == CARD:
            written += game.ref(position, min(seen)) if seen else f"{game.cards[0].id}#{_NO_COPY}"
        elif arg.kind == SEAT:
            written += "@0"
        else:
            written += (
                "0" if arg.kind == NUMBER else arg.write(arg.draw(Dice(1))) if arg.open else game.thing_id(arg.name, 0)
            )
    return f"{verb}:{written}"


def _compare(way: Way, right: str, wrong: str) -> None:
    work, said = _count(way, right)
    other_work, other_said = _count(way, wrong)
    if said != other_said:
        raise Nonconforming(
            f"{way[0]}: the right guess {right!r} is answered {said!r}, the wrong one {wrong!r} {other_said!r}"
        )
    if work != other_work:
        first = next((one for one, other in zip(work, other_work, strict=False) if one != other), ("the end", 0))
        raise Nonconforming(
            f"{way[0]}: the right guess {right!r} takes {len(work)} steps, the wrong one {wrong!r} {len(other_work)}; "
            f"they part at {first[0]}, line {first[1]}"
        )


def _answer(way: Way, guess: str) -> str:
    """The answer to the client, as text without the guess itself (messages quote the beginning of what was sent)."""
    _, write, act = way
    text = write(guess)
    try:
        said = repr(act(text))
    except LudothequeError as error:
        said = f"{type(error).__name__} {error.words} {error.rule}"
    return said.replace(text[:80], "…").replace(guess[:60], "…")


def _count(way: Way, guess: str) -> tuple[list[Step], str]:
    """The steps that an answer takes, and the answer."""
    steps: list[Step] = []

    def trace(frame: FrameType, event: str, arg: Any) -> Any:
        steps.append((frame.f_code.co_qualname, frame.f_lineno))
        return trace

    def profile(frame: FrameType, event: str, arg: Any) -> None:
        if event == "c_call":
            steps.append((getattr(arg, "__qualname__", "?"), frame.f_lineno))

    tracing, profiling = sys.gettrace(), sys.getprofile()
    collecting = gc.isenabled()
    gc.disable()  # a collection in between, with whatever it calls back, is no step of the answer
    sys.settrace(trace)
    sys.setprofile(profile)
    try:
        said = _answer(way, guess)
    finally:
        sys.settrace(tracing)
        sys.setprofile(profiling)
        if collecting:
            gc.enable()
    return steps, said
