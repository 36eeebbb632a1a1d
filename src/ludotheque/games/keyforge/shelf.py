"""KeyForge's decks for the library: lists read and written, identity cards, random decks (KF-003, KF-302)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from ludotheque.engine import decks as library
from ludotheque.engine.dice import Dice
from ludotheque.engine.words import Words
from ludotheque.games.keyforge import decklist, decks
from ludotheque.games.keyforge.duel import HOUSES
from ludotheque.games.keyforge.faces import ACTION, ARTIFACT, CREATURE, FACES, UPGRADE

_TYPES = ((CREATURE, "paw-print"), (ACTION, "power-lightning"), (ARTIFACT, "cog"), (UPGRADE, "armor-upgrade"))


class Shelf(library.DeckShelf):
    option = "decks"

    def __init__(self, say: Callable[[str, dict[str, Any]], Words]) -> None:
        self._say = say

    def read(self, text: str) -> library.Deck:
        return decklist.read(text).to_json()

    def check(self, deck: library.Deck) -> library.Deck:
        return decks.read_deck(deck, "deck").to_json()

    def write(self, deck: library.Deck, language: str) -> str:
        return decklist.write_text(decks.read_deck(deck, "deck"), language)

    def show(self, deck: library.Deck) -> dict[str, Any]:
        read = decks.read_deck(deck, "deck")
        made = Counter(read.cards)
        ordered = sorted(made, key=lambda card: FACES[card[0]].number)
        return {
            "name": read.name,
            "groups": [
                {
                    "band": HOUSES[house],
                    "cards": [
                        {"id": FACES[face].id, "band": HOUSES[bears], "n": made[face, bears]}
                        for face, bears in ordered
                        if bears == house
                    ],
                }
                for house in read.houses
            ],
            "totals": [
                {"id": id, "words": self._say(words, {"n": value}), "icon": icon, "value": value}
                for id, words, icon, value in self._totals(read)
                if value
            ],
        }

    @staticmethod
    def _totals(deck: decks.Deck) -> list[tuple[str, str, str, int]]:
        types = Counter(FACES[face].type for face, _ in deck.cards)
        return [
            *((type, f"deck-total-{type}", icon, types[type]) for type, icon in _TYPES),
            ("bonus", "deck-total-bonus", "rupee", sum(FACES[face].bonus for face, _ in deck.cards)),
            ("mavericks", "deck-total-mavericks", "crossroad", sum(FACES[face].house != h for face, h in deck.cards)),
        ]

    def bands(self, deck: library.Deck) -> list[str]:
        return list(deck["houses"])

    def draw(self, dice: Dice) -> library.Deck:
        return decks.draw_deck(dice).to_json()

    def ready(self) -> dict[str, library.Deck]:
        return dict(decks.STARTERS)
