"""The cards that belong to no faction: Events, Objectives, Strategy cards, in one list after the faction cards."""

from __future__ import annotations

from ludotheque.engine.card import Card

TABLE_CARDS: tuple[Card, ...] = ()
