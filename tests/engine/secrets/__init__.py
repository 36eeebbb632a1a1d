"""The secrets, a game with a role and audiences, and variants of it that each leak in one way the conformance kit must find."""

from __future__ import annotations

from typing import Any

from ludotheque.engine.audience import EVERYBODY, mask
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.offer import Offer
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Program, registry
from ludotheque.engine.refusal import Refusal
from ludotheque.engine.view import Zone
from tests.engine.secrets.game import SECRET, Clue, Guess, Secrets, SecretsPosition, Show

__all__ = ["Secrets", "SecretsPosition"]


class OpenSecrets(Secrets):
    """The secret lies open to everybody."""

    def zones(self, pos: SecretsPosition) -> list[Zone]:
        _, *others = super().zones(pos)
        return [Zone(SECRET, -1, pos.secret, EVERYBODY), *others]


class WatchedSecrets(Secrets):
    """Whoever only watches reads the master's note, which no seat but the trusted may."""

    def note_of(self, pos: SecretsPosition, viewer: int) -> str:
        return pos.note if viewer < 0 else super().note_of(pos, viewer)


class ReadableSecrets(Secrets):
    """Everybody reads the master's note."""

    def note_of(self, pos: SecretsPosition, viewer: int) -> str:
        return pos.note


class TalkativeClue(Clue):
    """Everybody is told which card was put aside."""

    __slots__ = ()

    def change(self, pos: SecretsPosition, seat: int) -> None:
        super().change(pos, seat)
        kind, rule, who, args, _ = pos.events.pop()
        pos.events.append((kind, rule, who, args, EVERYBODY))


class TalkativeSecrets(Secrets):
    round_program = Program("secrets/round", [TalkativeClue(), Guess(), Show()])
    programs = registry([round_program])


class Boast(Offer):
    """The master says of the first card what nobody asked: the others are told its name."""

    __slots__ = ()
    move = MoveKind("hush")

    def refusal(self, game: Secrets, pos: SecretsPosition, seat: int, move: Move) -> Refusal | None:
        return None if seat == pos.master else Refusal("SE-8", "refusal-oneself")

    def take(self, game: Secrets, pos: SecretsPosition, seat: int, move: Move) -> None:
        pos.emit("show", "SE-8", seat, (pos.secret[0],))


class BoastfulSecrets(Secrets):
    """An offer whose event names a secret card."""

    offers = (Boast(),)


class NarrowClue(Clue):
    """Whoever is let in sees the cards without having been shown them."""

    __slots__ = ()

    def answer(self, pos: SecretsPosition, frame: Frame, seat: int, move: Move) -> None:
        if move[0] == "trust":
            pos.trusted |= mask(move[1])
        else:
            super().answer(pos, frame, seat, move)


class NarrowSecrets(Secrets):
    round_program = Program("secrets/round", [NarrowClue(), Guess(), Show()])
    programs = registry([round_program])


class LoudSecrets(Secrets):
    """A view of the master's seat that tells everybody how many cards were put aside, and which."""

    def scene(self, pos: SecretsPosition, viewer: int) -> dict[str, Any]:
        return {**super().scene(pos, viewer), "aside": [pos.faces[card] for card in pos.aside]}
