"""What happened, as far as each seat may know: events in their full and their hidden form.

A game declares its kinds of events. Where one happens the rules write `(kind, rule, seat, arguments, seen)`; those
outside the audience `seen` get the hidden form, in which the arguments named by `hides` do not exist; or, where the kind is
private, nothing at all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.engine.args import AMOUNT, CARD, NUMBER, PIECE, PLACE, SEAT, TEXT, Arg, shape
from ludotheque.engine.audience import EVERYBODY, within
from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Event, Position
from ludotheque.engine.words import Words, keep, typed

if TYPE_CHECKING:
    from ludotheque.engine.game import Game


class EventKind:
    """How a kind of event is logged: its depth and what its arguments are.

    The message is `event-<kind>`, and `event-<kind>-hidden` for those who may not see all of it; `hides` names the arguments
    they do not get. For a `private` kind they get no line: only its audience learns that it happened.
    """

    __slots__ = ("args", "depth", "hides", "private", "shape")

    def __init__(
        self, depth: int, args: tuple[Arg, ...] = (), hides: tuple[str, ...] = (), *, private: bool = False
    ) -> None:
        self.depth = depth  # 0 turn, 1 act, 2 consequence, 3 consequence of that
        self.args = args
        self.hides = hides
        self.private = private
        self.shape = shape(args)


class Entry:
    """An event kept in a table's log, with the references its cards had when it happened."""

    __slots__ = ("args", "kind", "n", "rule", "seat", "seen", "turn")

    def __init__(self, n: int, turn: int, kind: str, rule: str, seat: Seat, args: tuple[Any, ...], seen: int) -> None:
        self.n = n
        self.turn = turn
        self.kind = kind
        self.rule = rule
        self.seat = seat
        self.args = args
        self.seen = seen


def entry(game: Game[Any], pos: Position, n: int, event: Event) -> Entry:
    """Keep an event: cards and pieces are resolved now, since faces may be dealt again and names change later."""
    kind, rule, seat, args, seen = event
    letters = game.events[kind].shape
    if letters == "c":  # most events are about one card
        (card,) = args
        args = ((game.ref(pos, card), pos.faces[card]),)
    elif args or letters:
        args = tuple(
            [
                (game.ref(pos, value), pos.faces[value]) if letter == "c" else value
                for letter, value in zip(letters, args, strict=True)
            ]
        )
        if PIECE in letters:
            args = tuple(
                _piece(game, pos, arg.name, value) if arg.kind == PIECE else value
                for arg, value in zip(game.events[kind].args, args, strict=True)
            )
    return Entry(n, game.turn(pos), kind, rule, seat, args, seen)


def _piece(game: Game[Any], pos: Position, name: str, value: int) -> tuple[str, str, str]:
    words = game.piece_words(pos, name, value)
    return game.piece_ref(pos, name, value), words["fr"], words["en"]


def line(game: Game[Any], kept: Entry, viewer: Seat) -> dict[str, Any] | None:
    """The log line that the viewer gets for an event; None if the event is private and the viewer is not in its audience."""
    kind = game.events[kept.kind]
    whole = kept.seen == EVERYBODY or within(kept.seen, viewer)
    if kind.private and not whole:
        return None
    names: list[dict[str, Any]] = []
    touches: list[str] = []
    spoken: list[Any] = [kept.kind, whole, kept.seat]  # everything the words depend on
    hides = () if whole else kind.hides
    for arg, value in zip(kind.args, kept.args, strict=True):
        if hides and arg.name in hides:
            continue
        letter = arg.kind
        if letter == CARD:
            ref, face = value
            card = game.cards[face]
            names.append({"ref": ref, "id": card.id, "fr": card.fr, "en": card.en})
            touches.append(ref)
            spoken.append(face)
            continue
        spoken.append(value)
        if letter == SEAT:
            touches.append(f"@{value}")
        elif letter == PIECE:
            touches.append(value[0])
        elif letter == PLACE:
            touches.append(game.thing_id(arg.name, value))
    key = tuple(spoken)
    words = game.events_said.get(key) or keep(game.events_said, key, _words(game, kept, kind, whole))
    return {
        "n": kept.n,
        "turn": kept.turn,
        "depth": kind.depth,
        "kind": kept.kind,
        "seat": kept.seat if kept.seat >= 0 else None,
        "words": {"fr": words[0], "en": words[1]},
        "names": names,
        "rule": kept.rule or None,
        "touches": touches,
    }


def _words(game: Game[Any], kept: Entry, kind: EventKind, whole: bool) -> Words:
    said: dict[str, Any] = {} if kept.seat < 0 else {"who": f"@{kept.seat}"}
    for arg, value in zip(kind.args, kept.args, strict=True):
        name = arg.name
        if not whole and name in kind.hides:
            continue
        if arg.kind in (NUMBER, AMOUNT):
            said[name] = value
        elif arg.kind == CARD:
            card = game.cards[value[1]]
            form = game.agreement.get(card.id, "f")
            said[name], said[f"{name}_g"], said[f"{name}_n"] = card.names, form[0], len(form)
        elif arg.kind == SEAT:
            said[name] = f"@{value}"
        elif arg.kind == PIECE:
            said[name] = {"fr": value[1], "en": value[2]}
        elif arg.kind == TEXT:
            said[name] = typed(value)  # never taken for the id of a message
        else:
            said[name] = game.say(f"{name}-{game.thing_id(name, value)}")
    return game.say(f"event-{kept.kind}" if whole or not kind.hides else f"event-{kept.kind}-hidden", said)
