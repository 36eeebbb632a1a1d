"""Abilities that watch for something ("each time …", "after …") and the order in which abilities resolve together.

When several abilities fall together the active player orders them (KF-218, KF-S20).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ludotheque.engine.errors import ProgramError
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge.duel import Duel
from ludotheque.games.keyforge.faces import FACES
from ludotheque.games.keyforge.filters import Filter
from ludotheque.games.keyforge.programs import PROGRAMS, named
from ludotheque.games.keyforge.queries import in_play, lasts, may_hold, on_card

#: What abilities may watch for. Each is fired once, where it happens.
EVENTS: Final = frozenset(
    {
        "play",  # a card is played (before its own effect, KF-S45)
        "enter",  # a creature or artifact has come into play (with its own Play:, KF-S59)
        "reap",  # a creature has reaped
        "fight",  # a creature used to fight has fought and still stands
        "fought",  # a creature used to fight has fought, whether it stands or not
        "use",  # a card was used
        "before_fight",  # a fight is about to take place
        "destroyed",  # a card is being destroyed
        "slain",  # a creature was destroyed fighting the one that watches
        "forge",  # a key was forged
        "house",  # the active house was chosen
        "discard",  # a card was discarded from hand in step 3
        "end",  # the turn ends
    }
)

#: One ability waiting to resolve: program, card it stands on, whose it is, card it is about.
Waiting = list[Any]


class On:
    """An ability that resolves when something happens: "after a creature enters play, deal 1 damage to it"."""

    __slots__ = ("event", "filter", "granted", "program", "when", "who")

    def __init__(
        self, event: str, program: Program, filter: Filter | None, who: int, when: Any = None, granted: bool = False
    ) -> None:
        if event not in EVENTS:
            raise ProgramError(f"nothing is called {event!r}: there is {', '.join(sorted(EVENTS))}")
        self.event = event
        self.program = program
        self.filter = filter  # the card it is about
        self.who = who  # whose doing: modifiers.YOU, OPPONENT, EACH
        self.when = when  # a further test (pos, source, seat, card), or nothing
        self.granted = granted  # an upgrade's creature gains it: it is the creature's own, and its controller's

    def heeds(self, pos: Duel, source: int, seat: int, card: int, doer: int) -> bool:
        if self.who != mod.EACH and (doer == seat) != (self.who == mod.YOU):
            return False
        if self.filter is not None and not self.filter.test(pos, card, seat, source):
            return False
        return self.when is None or bool(self.when(pos, source, seat, card))


def watchers(pos: Duel, event: str, card: int, doer: int) -> list[Waiting]:
    """The abilities that watch for this, in the order of the table."""
    found: list[Waiting] = []
    for source in pos.constants:
        for on in FACES[pos.faces[source]].triggers:
            if on.event == event:
                stands = pos.bearer[source] if on.granted else source
                seat = pos.controller[stands]
                if on.heeds(pos, stands, seat, card, doer):
                    found.append([on.program.name, stands, seat, card])
    if may_hold(pos, mod.WATCH):
        for name, source, seat, until, turn, target, _ in pos.lasting:
            modifier = mod.LASTING[name]
            if modifier.kind == mod.WATCH and modifier.value.event == event and lasts(pos, source, until, turn):
                if target in (-1, card) and modifier.value.heeds(pos, source, seat, card, doer):
                    found.append([modifier.value.program.name, source, seat, card])
    return found


def abilities(pos: Duel, card: int, moment: str, about: int = -1) -> list[Waiting]:
    """A card's own abilities of a moment, printed and gained."""
    seat = pos.controller[card]
    found: list[Waiting] = [
        [program.name, card, seat, about] for program in FACES[pos.faces[card]].abilities.get(moment, ())
    ]
    for modifier, _, _ in on_card(pos, mod.GRANT, card):
        if modifier.word == moment:
            found.append([modifier.value.name, card, seat, about])
    return found


def has_ability(pos: Duel, card: int, moment: str) -> bool:
    """Whether a card has abilities of a moment, printed or gained."""
    if FACES[pos.faces[card]].abilities.get(moment):
        return True
    return any(modifier.word == moment for modifier, _, _ in on_card(pos, mod.GRANT, card))


def resolve(pos: Duel, waiting: list[Waiting]) -> None:
    """Let abilities resolve: alone at once, together in the order the active player gives."""
    if len(waiting) == 1:
        push_waiting(pos, waiting[0])
    elif waiting:
        frame = pos.push(ORDER, pos.active)
        frame.memo = {"waiting": waiting}


def push_waiting(pos: Duel, one: Waiting) -> None:
    name, source, seat, about = one
    frame = pos.push(PROGRAMS[name], seat, source)
    frame.it = about
    if about >= 0:
        frame.chosen = [about]


def fire(pos: Duel, event: str, card: int, doer: int) -> None:
    resolve(pos, watchers(pos, event, card, doer))


class Order(Ask):
    """Several abilities wait: the active player says which is next."""

    __slots__ = ()
    kind = "order"
    rule = "KF-218"
    verbs = ("next",)

    def act(self, pos: Duel, frame: Frame) -> None:
        assert frame.memo is not None
        waiting: list[Waiting] = frame.memo["waiting"]
        if not waiting:
            return
        if all(one[:3] == waiting[0][:3] for one in waiting):  # one ability, about one or several cards
            if len(waiting) > 1:
                frame.pc -= 1  # the others come after it
            push_waiting(pos, waiting.pop(0))
        else:
            pos.asked.append(pos.active)

    def candidates(self, pos: Duel, frame: Frame, seat: int) -> Iterable[Move]:
        assert frame.memo is not None
        return [("next", index, self.shown(pos, one)) for index, one in enumerate(frame.memo["waiting"])]

    @staticmethod
    def shown(pos: Duel, one: Waiting) -> int:
        """The card an ability is shown by: its own, or the one it is about if its own has been shuffled away since."""
        source: int = one[1]
        about: int = one[3]
        lies_open = in_play(pos, source) or any(source in pile for pile in (pos.limbo, *pos.discard))
        return source if lies_open or about < 0 else about

    def refusal(self, pos: Duel, frame: Frame, seat: int, move: Move) -> Refusal | None:
        assert frame.memo is not None
        waiting = frame.memo["waiting"]
        if not 0 <= move[1] < len(waiting) or self.shown(pos, waiting[move[1]]) != move[2]:
            return Refusal("KF-218", "refusal-unknown")
        return None

    def answer(self, pos: Duel, frame: Frame, seat: int, move: Move) -> None:
        assert frame.memo is not None
        frame.pc -= 1
        push_waiting(pos, frame.memo["waiting"].pop(move[1]))


ORDER: Final = named(Program("order", [Order()]))


class Either(Order):
    """Of several abilities only one resolves: the active player says which (KF-108)."""

    __slots__ = ()
    kind = "either"
    rule = "KF-108"

    def answer(self, pos: Duel, frame: Frame, seat: int, move: Move) -> None:
        assert frame.memo is not None
        push_waiting(pos, frame.memo["waiting"].pop(move[1]))


EITHER: Final = named(Program("either", [Either()]))


def resolve_one(pos: Duel, waiting: list[Waiting]) -> None:
    """Let one of these abilities resolve; where they are all the same one, nobody is asked which."""
    different = [one for index, one in enumerate(waiting) if one not in waiting[:index]]
    if len(different) == 1:
        push_waiting(pos, different[0])
    elif different:
        frame = pos.push(EITHER, pos.active)
        frame.memo = {"waiting": different}
