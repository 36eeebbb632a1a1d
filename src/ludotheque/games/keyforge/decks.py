"""Decks: three houses, twelve cards each, unique (KF-003, KF-004, KF-302); drawn at random or given card by card."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.engine.decks import clean_name
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadDeck, BadOptions
from ludotheque.engine.reading import Said, short
from ludotheque.games.keyforge.archons import draw_name
from ludotheque.games.keyforge.duel import HOUSES
from ludotheque.games.keyforge.faces import FACES
from ludotheque.games.keyforge.filters import HOUSE_WORDS

#: How often a card of each rarity is drawn; special cards have a distribution of their own (KF-252).
_WEIGHTS: Final = {"commune": 60, "peu-commune": 28, "rare": 12}
#: Cards of a house that come all together or not at all; they are in one of so many decks of that house.
_FAMILIES: Final = (
    (("horseman-of-death", "horseman-of-famine", "horseman-of-pestilence", "horseman-of-war"), 20),
    (("timetraveller", "help-from-future-self"), 10),
)
#: A card printed in several variants: when one is drawn, each is equally likely.
_VARIANTS: Final = {"master-of-1": ("master-of-1", "master-of-2", "master-of-3")}
_MAVERICK_ONE_IN: Final = 180  # cards that bear another house's symbol (KF-211)
CARDS_A_HOUSE: Final = 12
#: What a house's cards are drawn from: its families with their odds, the other cards, and how often each of those comes.
Stock = tuple[list[tuple[list[int], int]], list[int], list[int]]
#: The stock of each house from which a deck was drawn: the cards of the set never change.
_STOCKS: Final[dict[int, Stock]] = {}
RANDOM: Final = "random"  # the option of a seat that plays a random deck


class Deck:
    """A deck as it comes: its name, its houses, and its cards with the house each bears."""

    __slots__ = ("cards", "houses", "name")

    def __init__(self, name: str, houses: list[int], cards: list[tuple[int, int]]) -> None:
        self.name = name
        self.houses = houses
        self.cards = cards  # face, house symbol

    def same_as(self, other: Deck) -> bool:
        """Whether both hold the same cards with the same houses, whatever their names and order (KF-S70)."""
        return sorted(self.cards) == sorted(other.cards)

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "houses": [HOUSES[house] for house in self.houses],
            "cards": [
                FACES[face].id if FACES[face].house == house else {"card": FACES[face].id, "house": HOUSES[house]}
                for face, house in self.cards
            ],
        }


def draw_deck(dice: Dice) -> Deck:
    """A random deck: three houses, twelve cards each, the rarer ones less often."""
    order = list(range(len(HOUSES)))
    dice.shuffle(order)
    houses = sorted(order[:3])
    cards: list[tuple[int, int]] = []
    for house in houses:
        mine: list[int] = []
        if house not in _STOCKS:
            _STOCKS[house] = _stock(house)
        families, pool, weights = _STOCKS[house]
        for members, one_in in families:
            if dice.below(one_in) == 0:
                mine += members
        total = sum(weights)
        while len(mine) < CARDS_A_HOUSE:
            if dice.below(_MAVERICK_ONE_IN) == 0:
                stray = dice.below(len(FACES))
                if FACES[stray].house != house and FACES[stray].rarity in _WEIGHTS:
                    mine.append(stray)
                continue
            mark = dice.below(total)
            for index, weight in zip(pool, weights, strict=True):
                if mark < weight:
                    mine.append(_variant(index, dice))
                    break
                mark -= weight
        cards += [(index, house) for index in mine]
    return Deck(draw_name(dice), houses, cards)


def _stock(house: int) -> Stock:
    families: list[tuple[list[int], int]] = []
    for family, one_in in _FAMILIES:
        members = [index for index, face in enumerate(FACES) if face.house == house and face.id in family]
        if members:
            families.append((members, one_in))
    pool = [
        index
        for index, face in enumerate(FACES)
        if face.house == house and face.rarity in _WEIGHTS and not any(face.id in family for family, _ in _FAMILIES)
    ]
    return families, pool, [_WEIGHTS[FACES[index].rarity] for index in pool]


def _variant(index: int, dice: Dice) -> int:
    variants = _VARIANTS.get(FACES[index].id)
    if variants is None:
        return index
    chosen = variants[dice.below(len(variants))]
    return next(other for other, face in enumerate(FACES) if face.id == chosen)


def _house(said: Said) -> int:
    if said.value not in HOUSES:
        raise said.wrong(f"there is no house {short(said.value)}", f"pas de Maison {short(said.value)}", "KF-005")
    return HOUSES.index(said.value)


def read_deck(value: Any, where: str) -> Deck:
    """A deck from its JSON form, checked: three houses, twelve cards of each, every card of the house it bears."""
    said = Said(value, where, BadDeck)
    if not isinstance(value, dict):
        raise said.wrong("a deck is an object with 'name', 'houses' and 'cards'", "un deck est un objet")
    names = value.get("houses")
    if not isinstance(names, list) or len(names) != 3 or len(set(map(str, names))) != 3:
        raise said.wrong("a deck has three different houses", "un deck a trois Maisons différentes", "KF-004")
    houses = sorted(_house(name) for name in said.get("houses").entries())
    by_id = {face.id: index for index, face in enumerate(FACES)}
    cards: list[tuple[int, int]] = []
    for entry in said.get("cards").entries():
        mapping = isinstance(entry.value, dict)
        face = (entry.get("card") if mapping else entry).card(by_id)
        house = _house(entry.get("house")) if mapping and "house" in entry else FACES[face].house
        if house not in houses:
            fr, en = HOUSE_WORDS[HOUSES[house]]
            raise entry.wrong(
                f"{FACES[face].en} is of {en}, which is not one of the deck's houses",
                f"{FACES[face].fr} est de la Maison {fr}, qui n'est pas une Maison du deck",
                "KF-004",
            )
        cards.append((face, house))
    if len(cards) != 3 * CARDS_A_HOUSE:
        raise said.wrong(f"a deck has 36 cards, not {len(cards)}", f"un deck a 36 cartes, pas {len(cards)}", "KF-003")
    for house in houses:
        mine = sum(1 for _, one in cards if one == house)
        if mine != CARDS_A_HOUSE:
            fr, en = HOUSE_WORDS[HOUSES[house]]
            raise said.wrong(
                f"{mine} cards of {en}, a deck has 12 of each house",
                f"{mine} cartes de la Maison {fr}, un deck en a 12 par Maison",
                "KF-003",
            )
    return Deck(clean_name(str(value.get("name", ""))) or "deck", houses, cards)


#: Two decks to learn with: creatures that reap and fight, plain actions, one idea a house.
STARTERS: Final[dict[str, dict[str, Any]]] = {
    "starter-1": {
        "name": "Torvalian, l'Arpenteur des Braises",
        "houses": ["brobnar", "dis", "sanctum"],
        "cards": [
            "bumpsy", "bumpsy", "troll", "headhunter", "smaaash", "krump", "firespitter", "grenade-snib",
            "punch", "punch", "anger", "cannon",
            "charette", "shooler", "pit-demon", "pit-demon", "the-terror", "dust-imp", "dust-imp", "tocsin",
            "fear", "hand-of-dis", "mind-barb", "library-of-the-damned",
            "raiding-knight", "raiding-knight", "champion-anaphiel", "champion-tabris", "sequis", "bulwark", "staunch-knight",
            "grey-monk", "mighty-lance", "terms-of-redress", "hallowed-blaster", "virtuous-works",
        ],
    },
    "starter-2": {
        "name": "Silorphé, la Glaneuse du Lac Noir",
        "houses": ["logos", "ombres", "indomptes"],
        "cards": [
            "doc-bookton", "quixo-the-adventurer", "batdrone", "batdrone", "dextre", "ganymede-archivist", "titan-mechanic",
            "brain-eater", "labwork", "twin-bolt-emission", "library-of-babble", "dr-escotera",
            "noddy-the-thief", "urchin", "urchin", "umbra", "dodger", "silvertooth", "macis-asp", "old-bruno",
            "ghostly-hand", "relentless-whispers", "hidden-stash", "seeker-needle",
            "dew-faerie", "dust-pixie", "dust-pixie", "snufflegator", "mighty-tiger", "flaxia", "ancient-bear", "kindrith-longshot",
            "regrowth", "save-the-pack", "way-of-the-wolf", "inka-the-spider",
        ],
    },
}  # fmt: skip


def read_option(said: Said, seats: int) -> Deck | None:
    """A seat's value of the option `decks`: a starter's id, a deck, or None for one at random."""
    return None if said.value == RANDOM else find_deck(said.value, said.path)


def starter(id: str) -> Deck:
    return read_deck(STARTERS[id], id)


def find_deck(value: Any, where: str) -> Deck:
    """A starter deck by its id, or a deck from its JSON form."""
    if isinstance(value, str):
        if value not in STARTERS:
            known = ", ".join((RANDOM, *STARTERS))
            raise BadOptions(
                f"{where}: there is no deck {value[:40]!r}; there is {known}",
                f"{where} : pas de deck {value[:40]!r} ; il y a {known}",
            )
        return starter(value)
    return read_deck(value, where)
