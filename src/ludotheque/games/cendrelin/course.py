"""The programs of an age: its set-up, its nights in the order of each mode, and its end."""

from __future__ import annotations

from typing import Final

from ludotheque.engine.position import Frame
from ludotheque.engine.program import Op, Program
from ludotheque.games.cendrelin import ages, classes, deck, evening, setup, turn
from ludotheque.games.cendrelin.graveyard import GLORY, SUNSET, UNFORESEEN, Graveyard

TO_PAST: Final = Program("resolve/to-past", [turn.ToPast()])
_NIGHT: Final = turn.Night(deck.CARDS, TO_PAST, deck.PLACE_CARDS, deck.DESTINY.options)


def _night(name: str, rules: int) -> Program:
    """A night, in the order of its mode (CE-S02): recover, reveal, choose; or reveal with « Imprévu », recover, choose."""
    if rules & UNFORESEEN:
        dusk: list[Op] = [evening.RevealUnforeseen(deck.CARDS), turn.Recover("CE-076"), turn.Evening("CE-077")]
    else:
        dusk = [turn.Recover("CE-028"), turn.Reveal(), turn.Evening("CE-030")]
    sunset: list[Op] = [evening.Sunset(deck.CARDS)] if rules & SUNSET else []
    return Program(name, [turn.BeginNight(), *dusk, *sunset, _NIGHT, turn.Dawn()])


_ORDER: Final = UNFORESEEN | SUNSET
NIGHTS: Final[dict[int, Program]] = {
    0: _night("initiation/night", 0),
    UNFORESEEN: _night("unforeseen/night", UNFORESEEN),
    SUNSET: _night("sunset/night", SUNSET),
    _ORDER: _night("full/night", _ORDER),
}


class Begin(Op):
    """The nights begin, with the player drawn at random."""

    __slots__ = ()

    def act(self, pos: Graveyard, frame: Frame) -> None:
        pos.stack.clear()
        pos.push(NIGHTS[pos.rules & _ORDER], pos.charge)
        if pos.rules & GLORY:
            pos.unsettled = 1


INITIATION: Final = Program("initiation/set-up", [classes.ChooseClasses(), turn.Deal(deck.LISTS), Begin()])
FULL_SET_UP: Final = Program(
    "full/set-up",
    [
        classes.ChooseClasses(),
        setup.NamePlaces(demonic=True),
        setup.NamePlaces(demonic=False),
        setup.DrawObjectives(),
        setup.KeepObjectives(),
        setup.OpenPackets(),
        setup.BuildLives(),
        setup.ChooseFavourites(),
        setup.RevealObjectives(),
        setup.Prepare(),
        Begin(),
    ],
)
END: Final = Program("age/end", [ages.ChangeAge()])
PROGRAMS: Final = (INITIATION, FULL_SET_UP, *NIGHTS.values(), TO_PAST, END)
