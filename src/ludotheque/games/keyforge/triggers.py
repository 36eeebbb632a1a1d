"""Abilities that watch for something ("each time …", "after …") and the order in which abilities resolve together.

The active player orders simultaneous abilities (KF-218, KF-S20).
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.engine import simultaneous
from ludotheque.engine.errors import ProgramError
from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Frame
from ludotheque.engine.program import Program
from ludotheque.engine.simultaneous import Waiting
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge.duel import Duel
from ludotheque.games.keyforge.faces import FACES
from ludotheque.games.keyforge.filters import Filter
from ludotheque.games.keyforge.programs import PROGRAMS, named
from ludotheque.games.keyforge.queries import in_play, lasts, may_hold, on_card

#: What abilities may watch for. Each is fired in one place, where it happens.
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
        "discard",  # a card was discarded from hand, in step 3 or by an ability
        "end",  # the turn ends
    }
)


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
        self.who = who  # whose action: modifiers.YOU, OPPONENT, EACH
        self.when = when  # a further test (pos, source, seat, card), or None
        self.granted = granted  # an upgrade's creature gains it: it is the creature's own, and its controller's

    def heeds(self, pos: Duel, source: Copy, seat: Seat, card: Copy, doer: int) -> bool:
        if self.who != mod.EACH and (doer == seat) != (self.who == mod.YOU):
            return False
        if self.filter is not None and not self.filter.test(pos, card, seat, source):
            return False
        return self.when is None or bool(self.when(pos, source, seat, card))


def watchers(pos: Duel, event: str, card: Copy, doer: int) -> list[Waiting]:
    """The abilities that watch for this, in table order."""
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


def abilities(pos: Duel, card: Copy, moment: str, about: int = -1) -> list[Waiting]:
    """A card's own abilities at a moment, printed and gained."""
    seat = pos.controller[card]
    found: list[Waiting] = [
        [program.name, card, seat, about] for program in FACES[pos.faces[card]].abilities.get(moment, ())
    ]
    for modifier, _, _ in on_card(pos, mod.GRANT, card):
        if modifier.word == moment:
            found.append([modifier.value.name, card, seat, about])
    return found


def has_ability(pos: Duel, card: Copy, moment: str) -> bool:
    """Whether a card has abilities at a moment, printed or gained."""
    if FACES[pos.faces[card]].abilities.get(moment):
        return True
    return any(modifier.word == moment for modifier, _, _ in on_card(pos, mod.GRANT, card))


def resolve(pos: Duel, waiting: list[Waiting]) -> None:
    """Resolve abilities: a single one at once, several in the order the active player chooses."""
    if waiting:
        _ORDER.begin(pos, ORDER, pos.active, waiting)


def push_waiting(pos: Duel, one: Waiting) -> None:
    name, source, seat, about = one
    frame = pos.push(PROGRAMS[name], seat, source)
    frame.it = about
    if about >= 0:
        frame.chosen = [about]


def fire(pos: Duel, event: str, card: Copy, doer: int) -> None:
    resolve(pos, watchers(pos, event, card, doer))


class Order(simultaneous.Order):
    """Several abilities wait: the active player chooses the next."""

    __slots__ = ()
    rule = "KF-218"

    def orderer(self, pos: Duel, frame: Frame) -> int:
        return pos.active

    def shown(self, pos: Duel, one: Waiting) -> int:
        """The card that stands for an ability: its own, or the one it is about if its own has since been shuffled away."""
        source: int = one[1]
        about: int = one[3]
        lies_open = in_play(pos, source) or any(source in pile for pile in (pos.limbo, *pos.discard))
        return source if lies_open or about < 0 else about

    def push(self, pos: Duel, one: Waiting) -> None:
        push_waiting(pos, one)


_ORDER: Final = Order()
ORDER: Final = named(Program("order", [_ORDER]))


class Either(Order):
    """Of several abilities only one resolves, chosen by the active player (KF-108)."""

    __slots__ = ()
    kind = "either"
    rule = "KF-108"
    only_one = True


_EITHER: Final = Either()
EITHER: Final = named(Program("either", [_EITHER]))


def resolve_one(pos: Duel, waiting: list[Waiting]) -> None:
    """Resolve one of these abilities; if they are all the same, nobody is asked which."""
    different = [one for index, one in enumerate(waiting) if one not in waiting[:index]]
    if different:
        _EITHER.begin(pos, EITHER, pos.active, different)
