"""The closed set of steps card programs are made of. Each acts, says itself in both languages, and knows when it could do nothing.

Steps that ask designate a player (`frame.it`) or a card (the last of `frame.chosen`); those that follow act on it. A program ends
early where a roll fails (`Roll`), a condition is not met (`If`) or a player declines (`May`).
"""

from __future__ import annotations

from ludotheque.games.anima.verbs.asking import (
    DiscardChosen,
    May,
    OneOf,
    PickCharacter,
    PickDiscarded,
    PickPlayer,
    PickZone,
    owner_of,
)
from ludotheque.games.anima.verbs.characters import (
    ExchangeCharacters,
    Immobilise,
    Kill,
    Recruit,
    TakeCharacter,
    Tap,
    Untap,
)
from ludotheque.games.anima.verbs.dice import ChangeDie, RerollExploration, RerollFight, SwapDice
from ludotheque.games.anima.verbs.figures import Bonus, ExtraEncounter, Order, Protect
from ludotheque.games.anima.verbs.flow import If, Roll
from ludotheque.games.anima.verbs.hands import DiscardRandom, Draw, LookAt, Steal, TakeDiscarded
from ludotheque.games.anima.verbs.places import (
    Cancel,
    GoThere,
    LoseNextTurn,
    Redirect,
    Rest,
    SendAway,
    StayInPlay,
)
from ludotheque.games.anima.verbs.who import (
    EVERYONE,
    HERE,
    IT,
    LEADER,
    ME,
    OPPONENT,
    OTHERS,
    SLOWEST,
    SUBJECT,
    WHO,
    cards_said,
    encounters_said,
    leads_another,
    number,
    seats_of,
    sentence,
    whom,
)

__all__ = [
    "EVERYONE",
    "HERE",
    "IT",
    "LEADER",
    "ME",
    "OPPONENT",
    "OTHERS",
    "SLOWEST",
    "SUBJECT",
    "WHO",
    "Bonus",
    "Cancel",
    "ChangeDie",
    "DiscardChosen",
    "DiscardRandom",
    "Draw",
    "ExchangeCharacters",
    "ExtraEncounter",
    "GoThere",
    "If",
    "Immobilise",
    "Kill",
    "LookAt",
    "LoseNextTurn",
    "May",
    "OneOf",
    "Order",
    "PickCharacter",
    "PickDiscarded",
    "PickPlayer",
    "PickZone",
    "Protect",
    "Recruit",
    "Redirect",
    "RerollExploration",
    "RerollFight",
    "Rest",
    "Roll",
    "SendAway",
    "StayInPlay",
    "Steal",
    "SwapDice",
    "TakeCharacter",
    "TakeDiscarded",
    "Tap",
    "Untap",
    "cards_said",
    "encounters_said",
    "leads_another",
    "number",
    "owner_of",
    "seats_of",
    "sentence",
    "whom",
]
