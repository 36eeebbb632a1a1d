"""AracKhan Wars' decks for the library: lists, identity cards, random decks, and the builder's checks (AW-279 to AW-290)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from ludotheque.engine import decks as library
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadDeck
from ludotheque.engine.words import Words
from ludotheque.games.arackhan import decks
from ludotheque.games.arackhan.battle import DECK
from ludotheque.games.arackhan.faces import CREATURE, FACES, FACTIONS, PLACE, SPELL, Face

_KINDS = (CREATURE, SPELL, PLACE)
_KIND_ICONS = {CREATURE: "meeple", SPELL: "magic-swirl", PLACE: "stone-tower"}
#: What a builder counts: the name of the total, its icon, its maximum and the rule behind it.
_SUMS = (
    ("cards", "card-pick", DECK, "AW-279"),
    ("points", "scales", decks.MOST_POINTS, "AW-281"),
    ("initiative", "power-lightning", decks.MOST_INITIATIVE, "AW-282"),
    ("furtif", "hood", decks.MOST_FURTIF, "AW-283"),
)
_ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII")


class Shelf(library.DeckShelf):
    option = "decks"
    secret = True  # which cards a seat plays is seen when they are played (AW-051, AW-S48)
    builds = True

    def __init__(self, say: Callable[[str, dict[str, Any]], Words]) -> None:
        self._say = say

    def read(self, text: str) -> library.Deck:
        return _kept(decks.read_any(text))

    def check(self, deck: library.Deck) -> library.Deck:
        return _kept(decks.read(deck, "deck"))

    def write(self, deck: library.Deck, language: str) -> str:
        return decks.write_text(decks.read(deck, "deck"), language)

    def show(self, deck: library.Deck) -> dict[str, Any]:
        read = decks.read(deck, "deck")
        ordered = sorted(read.cards, key=lambda id: (_face(id).cost, decks.BY_ID[id]))
        groups = [
            {
                "band": read.faction,
                "kind": kind,
                "cards": [
                    {"id": id, "band": read.faction, "n": read.cards[id]} for id in ordered if _face(id).kind == kind
                ],
            }
            for kind in _KINDS
        ]
        return {
            "name": read.names if isinstance(deck.get("name"), dict) else read.names["fr"],
            "groups": [group for group in groups if group["cards"]],
            "totals": [
                {"id": id, "words": self._say(f"deck-total-{id}", {"n": value}), "icon": icon, "value": value}
                for id, icon, value in self._counted(read)
                if value
            ],
        }

    @staticmethod
    def _counted(deck: decks.Deck) -> list[tuple[str, str, int]]:
        kinds: Counter[str] = Counter()
        for id, n in deck.cards.items():
            kinds[_face(id).kind] += n
        sums = decks.totals(deck.cards)
        return [
            *((kind, _KIND_ICONS[kind], kinds[kind]) for kind in _KINDS),
            *((id, icon, sums[id]) for id, icon, _, _ in _SUMS if id != "cards"),
        ]

    def bands(self, deck: library.Deck) -> list[str]:
        return [deck["faction"]]

    def draw(self, dice: Dice) -> library.Deck:
        return _kept(decks.draw_deck(dice))

    def ready(self) -> dict[str, library.Deck]:
        return {id: deck.to_json() for id, deck in decks.READY.items()}

    # ------------------------------------------------------------------ building

    def plan(self) -> dict[str, Any]:
        return {
            "bands": list(FACTIONS),
            "cards": {face.id: _limit(face) for face in FACES},
        }

    def build(self, band: str, cards: dict[str, int], name: str) -> library.Deck:
        return _kept(decks.read({"name": name, "faction": band, "cards": _known(band, cards)}, "deck"))

    def examine(self, band: str, cards: dict[str, int], name: str) -> dict[str, Any]:
        cards = _known(band, cards)
        sums = decks.totals(cards)
        curve: Counter[int] = Counter()
        for id, n in cards.items():
            curve[_face(id).cost] += n
        listed = decks.Deck("", dict.fromkeys(("fr", "en"), name or "deck"), band, cards)
        return {
            "totals": [
                {
                    "id": id,
                    "words": self._say(f"deck-sum-{id}", {"n": sums[id]}),
                    "icon": icon,
                    "value": sums[id],
                    "of": most,
                    "rule": rule,
                }
                for id, icon, most, rule in _SUMS
            ],
            "curve": [{"value": value, "n": curve[value]} for value in range(1, max(curve, default=0) + 1)],
            "faults": [fault.to_json() for fault in decks.faults(band, cards)],
            "text": {language: decks.write_text(listed, language) for language in ("fr", "en")},
        }


def _face(id: str) -> Face:
    return FACES[decks.BY_ID[id]]


def _kept(deck: decks.Deck) -> library.Deck:
    return {"name": deck.names["fr"], "faction": deck.faction, "cards": dict(deck.cards)}


def _limit(face: Face) -> dict[str, Any]:
    """How many copies of a card a deck may hold, the sign for it, and the rule (AW-284 to AW-287)."""
    most, rule = decks.most_copies(face)
    mark = "L" if face.legendary else _ROMAN[face.limit] if face.limit else f"≤ {most}" if most < DECK else ""
    return {"most": most, "mark": mark, "rule": rule, "cost": face.cost}


def _known(band: str, cards: dict[str, int]) -> dict[str, int]:
    """The deck being built, ordered by cost; unknown cards and factions are refused, but no rule of construction is checked."""
    if band not in FACTIONS:
        raise BadDeck(f"there is no faction {band[:30]!r}", f"pas de faction {band[:30]!r}", "AW-003")
    for id in cards:
        if id not in decks.BY_ID:
            raise BadDeck(f"there is no card {id[:40]!r}", f"pas de carte {id[:40]!r}")
    ordered = sorted(cards, key=lambda id: (_face(id).cost, decks.BY_ID[id]))
    return {id: cards[id] for id in ordered if cards[id]}
