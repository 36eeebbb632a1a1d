"""The Director has the last word (DS-117): figures set by hand, who is sapient, who holds what, who is at the table.

Every ruling is kept in the journal: what was computed, what it is now, and why.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from ludotheque.engine.args import AMOUNT, NUMBER, PIECE, TEXT, THING, Arg
from ludotheque.engine.audience import EVERYBODY
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.events import EventKind
from ludotheque.engine.game import Game
from ludotheque.engine.offer import Offer
from ludotheque.engine.position import Move
from ludotheque.engine.refusal import Refusal
from ludotheque.games.drawsteel.beings import DIRECTOR, HERO, OBJECT, Being, is_creature, is_object, maximum
from ludotheque.games.drawsteel.rules import battle, stamina
from ludotheque.games.drawsteel.session import FREE, Session, attended, dangerous, heroes
from ludotheque.games.drawsteel.table import abilities, fight, harm, tests
from ludotheque.games.drawsteel.table.part import Part
from ludotheque.games.drawsteel.table.talk import refuse_player

#: What of somebody can be ruled; those who are no heroes have the first two alone.
FIGURES = ("stamina", "maximum", "temporary", "recoveries", "victories", "xp", "resource", "surges")
_FOR_ALL = 2
#: What of the whole table; players do not see the last two.
POOLS = ("tokens", "hours", "malice", "banked")
_OPEN = 2
SAPIENCE = ("sapient", "non-sapient")
PRESENCE = ("here", "away")
_REASON = Arg(TEXT, "reason", high=120)


def figure(being: Being, name: str) -> int:
    return maximum(being) if name == "maximum" else cast(int, cast(dict[str, Any], being)[name])


class _Ruling(Offer):
    """Something that the Director alone may do, at any time."""

    def all(self, pos: Session) -> Iterable[Move]:
        raise NotImplementedError

    def check(self, pos: Session, move: Move) -> Refusal | None:
        return None

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        return self.all(pos) if seat == DIRECTOR else []

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        return refuse_player(seat) or self.check(pos, move)


class SetFigure(_Ruling):
    """A figure of somebody is what the Director says (DS-117, DS-R05)."""

    move = MoveKind(
        "set_figure", (Arg(PIECE, "being"), Arg(THING, "figure"), Arg(AMOUNT, "n", low=-20, high=999), _REASON), "crown"
    )

    def all(self, pos: Session) -> Iterable[Move]:
        return [
            ("set_figure", number, which, None, None)
            for number, one in enumerate(pos.beings)
            for which in range(len(FIGURES) if one["kind"] == HERO else _FOR_ALL)
        ]

    def check(self, pos: Session, move: Move) -> Refusal | None:
        one, name = pos.beings[move[1]], FIGURES[move[2]]
        if one["kind"] != HERO and move[2] >= _FOR_ALL:
            return Refusal("DS-117", "refusal-no-figure")
        if name == "maximum" and one["squad"]:
            return Refusal("DS-117", "refusal-no-figure")  # theirs is that of each minion
        lowest = 1 if name == "maximum" else 0
        if move[3] is not None and move[3] < lowest and name != "stamina":
            return Refusal("DS-117", "refusal-figure-low", (("n", lowest),))
        if move[3] is not None and name == "stamina" and move[3] > maximum(one):
            return Refusal("DS-R06", "refusal-figure-high", (("n", maximum(one)),))
        return None

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        number, name, value, reason = move[1], FIGURES[move[2]], move[3], move[4]
        one = pos.beings[number]
        before = figure(one, name)
        if name == "maximum":
            one["sheet"] = {**one["sheet"], "stamina": value}
            one["stamina"] = min(one["stamina"], value)
        else:
            cast(dict[str, Any], one)[name] = value
        if name in ("stamina", "maximum"):
            _settle(one)
            if one["dead"]:
                harm.lets_go(pos, number)
        kind = "ruled" if one["kind"] == HERO else "ruled_secret"
        if kind == "ruled_secret":
            pos.revealed_to |= (1 << pos.seats) - 1 & ~(1 << DIRECTOR)  # how the creature fares may show
        seen = EVERYBODY if one["kind"] == HERO else 1 << DIRECTOR
        pos.emit(kind, "DS-117", seat, (number, move[2], before, value, reason), seen)
        if one["dead"] and _awaited(pos) == number:
            test = tests.waiting(pos)
            if test is not None and test["reads"] == tests.AID:
                tests.helps_the_dead(pos)  # neither of the two rolls
            pos.stack.pop()  # the dead end their turn, bear no blow, make no save and roll no dice (DS-122)
            pos.asked.clear()
        elif any(not game.legal(pos, asked) for asked in pos.asked):
            pos.stack[-1].pc -= 1  # whoever was asked can no longer answer: the question is put again, or falls away
            pos.asked.clear()


#: Questions on the way to the dice of an ability, before anything has come of it.
_AIMING = (abilities.PickTargets, abilities.RollPower)


def _awaited(pos: Session) -> int:
    """Whose turn, blow, saving throw, aim or dice the table waits for, or -1."""
    frame = pos.stack[-1]
    test = tests.waiting(pos)
    if test is not None:
        roller: int = test["being"]
        return roller
    aims = frame.program is abilities.USE and isinstance(frame.program.ops[frame.pc - 1], _AIMING)
    if frame.memo is None or not (aims or frame.program in (fight.TURN, harm.HARM, harm.SAVES)):
        return -1
    number: int = frame.memo["target" if frame.program is harm.HARM else "being"]
    return number


def _settle(one: Being) -> None:
    """Whether somebody lives, after their Stamina was set."""
    if one["squad"]:
        one["squad"][0] = battle.standing(one["stamina"], one["sheet"]["stamina"], one["squad"][1])
    one["dead"] = stamina.state(one["stamina"], maximum(one), hero=one["kind"] == HERO) == stamina.DEAD
    one["out"] = one["out"] and one["dead"]
    one["fallen"] = one["fallen"] if one["dead"] else []


class SetPool(_Ruling):
    """Something that is the whole table's is what the Director says: hero tokens, the clock, Malice (DS-117)."""

    move = MoveKind("set_pool", (Arg(THING, "pool"), Arg(AMOUNT, "n", low=0, high=9999), _REASON), "crown")

    def all(self, pos: Session) -> Iterable[Move]:
        return [("set_pool", which, None, None) for which in range(len(POOLS))]

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        name, value, reason = POOLS[move[1]], move[2], move[3]
        before = getattr(pos, name)
        setattr(pos, name, value)
        open_ = move[1] < _OPEN
        kind, seen = ("ruled_pool", EVERYBODY) if open_ else ("ruled_pool_secret", 1 << DIRECTOR)
        pos.emit(kind, "DS-117", seat, (move[1], before, value, reason), seen)


class SetSapience(_Ruling):
    """The Director says who is sapient, whatever their Reason (DS-086 to DS-088)."""

    move = MoveKind("set_sapience", (Arg(PIECE, "being"), Arg(THING, "sapience")), "brain", "quiet")

    def all(self, pos: Session) -> Iterable[Move]:
        each = [number for number, one in enumerate(pos.beings) if is_creature(one)]
        return [("set_sapience", number, which) for number in each for which in range(len(SAPIENCE))]

    def check(self, pos: Session, move: Move) -> Refusal | None:
        one = pos.beings[move[1]]
        if not is_creature(one):
            return Refusal("DS-085", "refusal-no-creature")
        same = one["sheet"]["sapient"] == (move[2] == 0)
        return Refusal("DS-088", "refusal-already-so") if same else None

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        one = pos.beings[move[1]]
        one["sheet"] = {**one["sheet"], "sapient": move[2] == 0}
        pos.emit("sapience", "DS-088", seat, (move[1], move[2]), _seen(one))


class Hold(_Ruling):
    """A creature takes an object up: whatever it holds, wears or controls is attended (DS-123)."""

    move = MoveKind("hold", (Arg(PIECE, "being"), Arg(PIECE, "helper")), "grab", "quiet")

    def all(self, pos: Session) -> Iterable[Move]:
        things = [number for number, one in enumerate(pos.beings) if one["kind"] == OBJECT]
        holders = [number for number, one in enumerate(pos.beings) if is_creature(one)]
        return [("hold", thing, holder) for thing in things for holder in holders]

    def check(self, pos: Session, move: Move) -> Refusal | None:
        if not is_object(pos.beings[move[1]]):
            return Refusal("DS-120", "refusal-creature")
        if not is_creature(pos.beings[move[2]]):
            return Refusal("DS-123", "refusal-no-creature")
        return Refusal("DS-123", "refusal-already-so") if pos.beings[move[1]]["holder"] == move[2] else None

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        thing, holder = pos.beings[move[1]], pos.beings[move[2]]
        thing["holder"], thing["zone"] = move[2], holder["zone"]
        pos.emit("hold", "DS-123", seat, (move[1], move[2]), _seen(thing, holder))


class Drop(_Ruling):
    """An object is let go of, and lies unattended where it is (DS-123)."""

    move = MoveKind("drop", (Arg(PIECE, "being"),), "drop", "quiet")

    def all(self, pos: Session) -> Iterable[Move]:
        return [("drop", number) for number, one in enumerate(pos.beings) if one["holder"] >= 0]

    def check(self, pos: Session, move: Move) -> Refusal | None:
        return None if pos.beings[move[1]]["holder"] >= 0 else Refusal("DS-123", "refusal-unattended")

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        pos.beings[move[1]]["holder"] = -1
        pos.emit("drop", "DS-123", seat, (move[1],), _seen(pos.beings[move[1]]))


class Expose(_Ruling):
    """For once, effects on objects reach one that is held or worn, until the fight ends (DS-125)."""

    move = MoveKind("expose", (Arg(PIECE, "being"), _REASON), "cracked-shield", "quiet")

    def all(self, pos: Session) -> Iterable[Move]:
        return [("expose", number, None) for number, one in enumerate(pos.beings) if one["holder"] >= 0]

    def check(self, pos: Session, move: Move) -> Refusal | None:
        if not dangerous(pos):
            return Refusal("DS-125", "refusal-no-fight")
        if not attended(pos, move[1]):
            return Refusal("DS-125", "refusal-unattended")
        again = move[1] in pos.field.get("exposed", ())
        return Refusal("DS-125", "refusal-already-so") if again else None

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        pos.field.setdefault("exposed", []).append(move[1])
        pos.emit("expose", "DS-125", seat, (move[1], move[2]), _seen(pos.beings[move[1]]))


class Attend(_Ruling):
    """A hero leaves the table in mid-session, or joins it; the pool of tokens stays as it is (DS-R09)."""

    move = MoveKind("attend", (Arg(PIECE, "being"), Arg(THING, "presence")), "exit-door", "quiet")

    def all(self, pos: Session) -> Iterable[Move]:
        return [("attend", number, which) for number in heroes(pos) for which in range(len(PRESENCE))]

    def check(self, pos: Session, move: Move) -> Refusal | None:
        one = pos.beings[move[1]]
        if one["kind"] != HERO:
            return Refusal("DS-R09", "refusal-not-a-hero")
        if pos.scene["mode"] != FREE or len(pos.stack) > 1:
            return Refusal("DS-R09", "refusal-away-now")
        return Refusal("DS-R09", "refusal-already-so") if one["away"] == bool(move[2]) else None

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        pos.beings[move[1]]["away"] = bool(move[2])
        pos.emit("attend", "DS-R09", seat, (move[1], move[2]))


def _seen(*beings: Being) -> int:
    """Who hears of it: the Director alone, where somebody is not shown to the players yet."""
    return 1 << DIRECTOR if any(one["hidden"] for one in beings) else EVERYBODY


_BEING, _FIGURE = Arg(PIECE, "being"), Arg(THING, "figure")
_BEFORE, _AFTER = Arg(NUMBER, "before"), Arg(NUMBER, "after")

PART = Part(
    events={
        "ruled": EventKind(1, (_BEING, _FIGURE, _BEFORE, _AFTER, _REASON)),
        "ruled_secret": EventKind(1, (_BEING, _FIGURE, _BEFORE, _AFTER, _REASON), private=True),
        "ruled_pool": EventKind(1, (Arg(THING, "pool"), _BEFORE, _AFTER, _REASON)),
        "ruled_pool_secret": EventKind(1, (Arg(THING, "pool"), _BEFORE, _AFTER, _REASON), private=True),
        "sapience": EventKind(1, (_BEING, Arg(THING, "sapience")), private=True),
        "hold": EventKind(1, (_BEING, Arg(PIECE, "helper")), private=True),
        "drop": EventKind(1, (_BEING,), private=True),
        "expose": EventKind(1, (_BEING, _REASON), private=True),
        "attend": EventKind(1, (_BEING, Arg(THING, "presence"))),
    },
    offers=(SetFigure(), SetPool(), SetSapience(), Hold(), Drop(), Expose(), Attend()),
)
