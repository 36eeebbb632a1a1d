"""The cards that belong to no faction: Events, Objectives, Strategy cards, in one list after the faction cards."""

from __future__ import annotations

from ludotheque.games.arackhan import cards
from ludotheque.games.arackhan.faces import FACES
from ludotheque.games.arackhan.modes import events, objectives, strategy_cards, switches
from ludotheque.games.arackhan.modes.faces import NUMBERED, TableCard

assert cards.FACTIONS_OF_CARDS, "table cards are numbered after the faction cards"

TABLE_CARDS: tuple[TableCard, ...] = (*events.EVENTS, *objectives.OBJECTIVES, *strategy_cards.STRATEGIES)

for _number, _card in enumerate(TABLE_CARDS, len(FACES)):
    _card.number = _number
    NUMBERED[_number] = _card
    if isinstance(_card, events.Event):
        switches.OF_EVENT[_number] = _card.switches
