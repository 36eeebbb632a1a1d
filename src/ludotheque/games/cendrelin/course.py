"""The programs of an age: its set-up, its nights in the order of each mode, and its end."""

from __future__ import annotations

from typing import Final

from ludotheque.engine.position import Frame
from ludotheque.engine.program import Op, Program
from ludotheque.games.cendrelin import ages, classes, evening, setup, turn
from ludotheque.games.cendrelin.deck import Deck
from ludotheque.games.cendrelin.graveyard import GLORY, SUNSET, UNFORESEEN, Graveyard

_ORDER: Final = UNFORESEEN | SUNSET
#: The names of the nights, by the elements that change their order.
_NAMES: Final = {0: "initiation/night", UNFORESEEN: "unforeseen/night", SUNSET: "sunset/night", _ORDER: "full/night"}


class Begin(Op):
    """The nights begin, with the player drawn at random."""

    __slots__ = ("nights",)

    def __init__(self, nights: dict[int, Program]) -> None:
        self.nights = nights

    def act(self, pos: Graveyard, frame: Frame) -> None:
        pos.stack.clear()
        pos.push(self.nights[pos.rules & _ORDER], pos.charge)
        if pos.rules & GLORY:
            pos.unsettled = 1


class Course:
    """The programs of an age that is played with a deck."""

    __slots__ = ("end", "full_set_up", "initiation", "nights", "to_past")

    def __init__(self, deck: Deck) -> None:
        self.to_past = Program("resolve/to-past", [turn.ToPast()])
        night = turn.Night(deck.cards, self.to_past, deck.place_cards, deck.destiny.options)
        self.nights: dict[int, Program] = {rules: _night(name, rules, night, deck) for rules, name in _NAMES.items()}
        begin = Begin(self.nights)
        self.initiation = Program("initiation/set-up", [classes.ChooseClasses(), turn.Deal(deck.lists), begin])
        self.full_set_up = Program(
            "full/set-up",
            [
                classes.ChooseClasses(),
                setup.NamePlaces(deck, demonic=True),
                setup.NamePlaces(deck, demonic=False),
                setup.DrawObjectives(deck),
                setup.KeepObjectives(),
                setup.OpenPackets(deck),
                setup.BuildLives(deck),
                setup.ChooseFavourites(deck),
                setup.RevealObjectives(deck),
                setup.Prepare(),
                begin,
            ],
        )
        self.end = Program("age/end", [ages.ChangeAge(deck)])

    def programs(self) -> list[Program]:
        return [self.initiation, self.full_set_up, *self.nights.values(), self.to_past, self.end]


def _night(name: str, rules: int, night: turn.Night, deck: Deck) -> Program:
    """A night, in the order of its mode (CE-S02): recover, reveal, choose; or reveal with « Imprévu », recover, choose."""
    if rules & UNFORESEEN:
        dusk: list[Op] = [evening.RevealUnforeseen(deck.cards), turn.Recover("CE-076"), turn.Evening("CE-077")]
    else:
        dusk = [turn.Recover("CE-028"), turn.Reveal(), turn.Evening("CE-030")]
    sunset: list[Op] = [evening.Sunset(deck.cards)] if rules & SUNSET else []
    return Program(name, [turn.BeginNight(), *dusk, *sunset, night, turn.Dawn()])
