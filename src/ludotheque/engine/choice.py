"""A choice as seen from outside the rules: one seat, one question, the legal options, each with a stable key."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from ludotheque.engine.args import AMOUNT, CARD, PIECE, PLACE, ROW, SEAT, TEXT, Arg, shape
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import UnknownOption
from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Frame, Move, Position
from ludotheque.engine.program import Ask
from ludotheque.engine.words import Words

if TYPE_CHECKING:
    from ludotheque.engine.game import Game


#: The kinds of arguments that are things on the table, which a page can light up.
TOUCHED: Final = (CARD, SEAT, PLACE, ROW, PIECE)


class MoveKind:
    """A verb that players answer with: what its arguments are, and how the page shows it.

    The arguments make the key and the things it touches.
    """

    __slots__ = ("args", "final", "icon", "open", "points", "role", "shape", "verb")

    def __init__(
        self,
        verb: str,
        args: tuple[Arg, ...] = (),
        icon: str | None = None,
        role: str | None = None,
        *,
        final: bool = False,
    ) -> None:
        self.verb = verb
        self.args = args
        self.icon = icon
        self.role = role  # forward: goes on or confirms; end: gives up what could still be done; quiet: declines; None
        self.final = final  # a rule says that it cannot be taken back
        self.shape = shape(args)
        self.points = any(kind in TOUCHED for kind in self.shape)  # it points at things on the table
        self.open = any(arg.open for arg in args)  # something has to be filled in

    def blank(self, move: Move) -> Move:
        """The move with its open arguments left open: as it is offered."""
        if not self.open:
            return move
        return (move[0], *(None if arg.open else value for arg, value in zip(self.args, move[1:], strict=True)))

    def fill(self, move: Move, dice: Dice) -> Move:
        """The move with its open arguments filled in at random: what bots and tests answer."""
        if not self.open:
            return move
        return (
            move[0],
            *(arg.draw(dice) if arg.open else value for arg, value in zip(self.args, move[1:], strict=True)),
        )

    def bound(self, move: Move, dice: Dice, most: bool) -> Move:
        """The move with every open amount at its least or its most, and texts at random."""
        return (
            move[0],
            *(
                (arg.high if most else arg.low)
                if arg.open and arg.kind == AMOUNT
                else arg.draw(dice)
                if arg.open
                else value
                for arg, value in zip(self.args, move[1:], strict=True)
            ),
        )


class Option:
    """One legal answer."""

    __slots__ = ("_key", "choice", "move")

    def __init__(self, choice: Options, move: Move) -> None:
        self.choice = choice
        self.move = move
        self._key = ""  # until somebody asks: it is shown, looked for and recorded

    @property
    def key(self) -> str:
        if not self._key:
            self._key = self.choice.game.key(self.choice.position, self.move)
        return self._key

    @property
    def touches(self) -> list[str]:
        """The things it touches in order: actor first, then targets."""
        return self.choice.game.touches(self.choice.position, self.move)

    @property
    def words(self) -> Words:
        return self.choice.game.move_words(self.choice.position, self.choice.seat, self.move)

    def to_json(self, forecast: bool = True) -> dict[str, Any]:
        choice, move = self.choice, self.move
        game, pos = choice.game, choice.position
        kind = game.moves[move[0]]
        said: dict[str, Any] = {
            "key": self.key,
            "words": game.move_words(pos, choice.seat, move),
            "touches": game.touches(pos, move),
        }
        # There may be hundreds of options: absent fields are left out.
        if kind.icon is not None:
            said["icon"] = kind.icon
        if kind.role is not None:
            said["role"] = kind.role
        if kind.final:
            said["final"] = True
        certain = game.forecast(pos, choice.seat, move) if forecast else None
        if certain is not None:
            said["forecast"] = certain
        if kind.open:
            said["open"] = self._open(kind)
        return said

    def _open(self, kind: MoveKind) -> list[dict[str, Any]]:
        """What has to be filled in, in the order of the key."""
        return [
            {
                "name": arg.name,
                "kind": "text" if arg.kind == TEXT else "amount",
                "low": arg.low,
                "high": arg.high,
                "words": self.choice.game.say(f"arg-{arg.name}"),
            }
            for arg in kind.args
            if arg.open
        ]

    def __repr__(self) -> str:
        return f"Option({self.key})"


class Options:
    """Legal moves of one seat, listed when first looked at. They are stale as soon as their position changes."""

    __slots__ = ("_options", "after", "game", "position", "seat")

    def __init__(self, game: Game[Any], position: Position, seat: Seat) -> None:
        self.game = game
        self.position = position
        self.seat = seat
        self.after: Any = (
            False  # the answer after which a table listed them (None: at the start); False: not listed by a table
        )
        self._options: list[Option] | None = None

    def moves(self) -> list[Move]:
        raise NotImplementedError

    @property
    def options(self) -> list[Option]:
        if self._options is None:
            self._options = [Option(self, move) for move in self.moves()]
        return self._options

    def release(self) -> None:
        """Let go of the options, once nobody will ask for them again. Options and what lists them hold each other, and with
        them their position: only Python's collector would find that nobody else does."""
        self._options = None

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options)

    def __len__(self) -> int:
        return len(self.options)

    def lists(self, option: Option) -> bool:
        """Whether this very option object is among those listed."""
        return self._options is not None and option in self._options

    def find(self, key: str) -> Option | None:
        """The option with this key, or None. Its words are not needed to find it."""
        verb = key.partition(":")[0]
        kind = self.game.moves.get(verb)
        if kind is not None and kind.open:
            return self._filled(key, kind)
        for option in self.options:
            if option.move[0] == verb and option.key == key:
                return option
        return None

    def _filled(self, key: str, kind: MoveKind) -> Option | None:
        """An offered option with its open arguments filled in, unless a rule refuses their values."""
        try:
            move = self.game.parse(self.position, self.seat, key)
        except UnknownOption:
            return None
        if kind.blank(move) not in self.moves() or self.game.refusal(self.position, self.seat, move) is not None:
            return None
        return Option(self, move)


class Standing(Options):
    """What one seat may do now without being asked."""

    __slots__ = ()

    def moves(self) -> list[Move]:
        return self.game.may(self.position, self.seat)


class Choice(Options):
    """What one seat is asked now."""

    __slots__ = ("frame", "op")

    def __init__(self, game: Game[Any], position: Position, frame: Frame, op: Ask, seat: Seat) -> None:
        super().__init__(game, position, seat)
        self.frame = frame
        self.op = op

    def moves(self) -> list[Move]:
        return self.op.moves(self.position, self.frame, self.seat)

    @property
    def kind(self) -> str:
        return self.op.kind

    @property
    def prompt(self) -> Words:
        return self.game.say(*self.op.question(self.position, self.frame, self.seat))

    def to_json(self, forecast: bool = True) -> dict[str, Any]:
        why = self.op.reason(self.position, self.frame, self.seat)
        return {
            "seat": self.seat,
            "kind": self.kind,
            "prompt": self.prompt,
            "why": self.game.say(*why) if why is not None else None,
            "rule": self.op.cites(self.frame) or None,
            "source": self.game.ref(self.position, self.frame.source) if self.frame.source >= 0 else None,
            "options": [option.to_json(forecast) for option in self.options],
            "refused": self._refused(),
        }

    def _refused(self) -> list[dict[str, Any]]:
        """Answers that touch nothing and are forbidden now, with the reason: buttons that explain themselves."""
        found = []
        game, pos = self.game, self.position
        for move in self.op.buttons(pos, self.frame, self.seat):
            if game.moves[move[0]].points:
                continue
            refusal = self.op.refusal(pos, self.frame, self.seat, move)
            if refusal is not None:
                kind = game.moves[move[0]]
                found.append(
                    {
                        "key": game.key(pos, move),
                        "words": game.move_words(pos, self.seat, move),
                        "icon": kind.icon,
                        "role": kind.role,
                        "why": game.refusal_words(refusal),
                        "rule": refusal.rule or None,
                    }
                )
        return found
