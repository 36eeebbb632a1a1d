"""Decks that players bring to a table: how a game reads, writes, shows, draws and builds them.

A deck is a plain JSON object with a `name` (a ready deck's may be in both languages); what else it holds is up to the game. It
is stored unchanged, and passed to a table as one seat's value of the option that `DeckShelf.option` names.
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
    """What a game offers whose players bring decks. `Game.deck_shelf` holds one, or None."""

    #: The per-seat option of a table that takes a deck: the id of a ready one, "random", or the deck itself.
    option: str
    #: Whether a seat's deck is secret, apart from what the others see of it during play.
    secret = False
    #: Whether decks are built card by card: `plan`, `build` and `examine` serve a builder.
    builds = False

    def read(self, text: str) -> Deck:
        """Read a deck from any text form the game knows; raise BadDeck, with the line and the reason, if there is none."""
        raise NotImplementedError

    def check(self, deck: Deck) -> Deck:
        """Check a deck in its plain form and return it; raise BadDeck if it is not legal."""
        raise NotImplementedError

    def write(self, deck: Deck, language: str) -> str:
        """Write a deck as a list from which `read` gets the same deck."""
        raise NotImplementedError

    def show(self, deck: Deck) -> dict[str, Any]:
        """The identity card (see docs/wire.md, DECK): name, groups of cards, totals."""
        raise NotImplementedError

    def bands(self, deck: Deck) -> list[str]:
        """The bands (houses, factions) that identify a deck in a list of decks."""
        raise NotImplementedError

    def draw(self, dice: Dice) -> Deck:
        """A random deck."""
        raise NotImplementedError

    def ready(self) -> dict[str, Deck]:
        """The decks that come with the game, by the ids that `option` takes."""
        return {}

    def plan(self) -> dict[str, Any]:
        """What a deck builder starts from (see docs/wire.md, PLAN): bands, and how many copies of each card are allowed."""
        raise NotImplementedError

    def build(self, band: str, cards: dict[str, int], name: str) -> Deck:
        """Make a deck from a number of copies of each card; raise BadDeck if it is not legal."""
        raise NotImplementedError

    def examine(self, band: str, cards: dict[str, int], name: str) -> dict[str, Any]:
        """The state of a deck that is being built (see docs/wire.md, EXAMINED): totals, and every rule it breaks."""
        raise NotImplementedError
