"""Decks that players bring to a table: how a game reads, writes, shows, draws and builds them.

A deck is a plain JSON object with a `name` (that of a ready one may be in both languages); what else it holds is the game's
own business. It is kept as it is, and given to a table as the value of one seat in the option that `DeckShelf.option` names.
"""

from __future__ import annotations

import unicodedata
from typing import Any

from ludotheque.engine.dice import Dice

Deck = dict[str, Any]

#: A deck's name is no longer than this.
LONGEST_NAME = 60


def clean_name(text: str) -> str:
    """A deck's name on one line: no control characters, no direction tricks, nothing too long; may be empty."""
    spaced = "".join(" " if unicodedata.category(one)[0] == "Z" or one in "\t\r\n" else one for one in text)
    plain = "".join(one for one in spaced if unicodedata.category(one)[0] != "C")
    return " ".join(plain.split()).lstrip("# ")[:LONGEST_NAME].strip()


def name_of(deck: Deck, language: str) -> str:
    """The name of a deck in a language."""
    name = deck["name"]
    return str(name[language] if isinstance(name, dict) else name)


class DeckShelf:
    """What a game whose players bring decks offers. `Game.deck_shelf` holds one, or nothing."""

    #: The per-seat option of a table that takes a deck: the id of a ready one, "random", or the deck itself.
    option: str
    #: Whether the others must not know with which deck a seat plays, but for what they see of it.
    secret = False
    #: Whether decks are built card by card: `plan`, `build` and `examine` serve a builder.
    builds = False

    def read(self, text: str) -> Deck:
        """A deck from its text, whatever form the game knows; else BadDeck, which names the line and says why."""
        raise NotImplementedError

    def check(self, deck: Deck) -> Deck:
        """A deck from its plain form, checked; else BadDeck."""
        raise NotImplementedError

    def write(self, deck: Deck, language: str) -> str:
        """A deck as a list that `read` reads back as the same deck."""
        raise NotImplementedError

    def show(self, deck: Deck) -> dict[str, Any]:
        """The identity card (see docs/wire.md, DECK): name, groups of cards, totals."""
        raise NotImplementedError

    def bands(self, deck: Deck) -> list[str]:
        """The bands (houses, factions) that a deck is known by in a list of decks."""
        raise NotImplementedError

    def draw(self, dice: Dice) -> Deck:
        """A deck by lot."""
        raise NotImplementedError

    def ready(self) -> dict[str, Deck]:
        """The decks that come with the game, by the ids that `option` takes."""
        return {}

    def plan(self) -> dict[str, Any]:
        """What a builder knows from the start (see docs/wire.md, PLAN): bands, and how many copies of each card."""
        raise NotImplementedError

    def build(self, band: str, cards: dict[str, int], name: str) -> Deck:
        """A deck of so many copies of each card, checked; else BadDeck."""
        raise NotImplementedError

    def examine(self, band: str, cards: dict[str, int], name: str) -> dict[str, Any]:
        """What there is to say of a deck that is being built (see docs/wire.md, EXAMINED): totals, every broken rule."""
        raise NotImplementedError
