"""Imported deck lists: a text with card names in French or English, or a JSON file shaped like the Master Vault's.

A refused list says which line and why; nothing of it is kept.
"""

from __future__ import annotations

import re
from typing import Any

from ludotheque.engine.decklist import Line, counted, from_json, lines, spelling
from ludotheque.engine.errors import BadDeck
from ludotheque.games.keyforge.decks import CARDS_A_HOUSE, Deck, read_deck
from ludotheque.games.keyforge.duel import HOUSES
from ludotheque.games.keyforge.faces import FACES
from ludotheque.games.keyforge.filters import HOUSE_WORDS

_MAVERICK = re.compile(r"^(.*)\(([^()]+)\)$")


def _names() -> dict[str, int]:
    found: dict[str, int] = {}
    for index, face in enumerate(FACES):
        for name in (face.id, face.fr, face.en):
            found.setdefault(spelling(name), index)
    return found


def _houses() -> dict[str, int]:
    return {spelling(word): HOUSES.index(house) for house, words in HOUSE_WORDS.items() for word in (house, *words)}


def read_text(text: str) -> Deck:
    """A deck from lines of card names, with or without house headings. `2 Mandale`, `Punch x2`, `Punch (Dis)` for a maverick."""
    names, houses = _names(), _houses()
    title = ""
    heading: int | None = None
    cards: list[dict[str, str]] = []
    counts: dict[int, int] = {}  # house -> cards so far
    for line in lines(text):
        if line.marked:  # the title, else a remark
            title = title or line.text.lstrip("# ")
            continue
        if spelling(line.entry.rstrip(":")) in houses:
            heading = houses[spelling(line.entry.rstrip(":"))]
            continue
        copies, name, house = _line(line.entry, houses)
        if spelling(name) not in names:
            if line.number == 1 or (not title and not cards):
                title = line.text
                continue
            raise line.wrong(f"there is no card called {name[:40]!r}", f"aucune carte ne s'appelle {name[:40]!r}")
        face = FACES[names[spelling(name)]]
        bears = house if house is not None else heading if heading is not None else face.house
        if bears != face.house and house is None:
            raise line.wrong(
                f"{face.en} is of {_said(face.house, 1)}, not of {_said(bears, 1)}; write it with its house in brackets if it"
                " is a maverick",
                f"{face.fr} est de {_said(face.house, 0)}, pas de {_said(bears, 0)} ; pour un franc-tireur, écrivez sa Maison"
                " entre parenthèses",
                "KF-211",
            )
        _count(counts, bears, copies, line)
        cards += [{"card": face.id, "house": HOUSES[bears]}] * copies
    return _deck(title or "deck", cards)


def _said(house: int, language: int) -> str:
    return HOUSE_WORDS[HOUSES[house]][language]


def _count(counts: dict[int, int], house: int, copies: int, line: Line) -> None:
    """Add a line's cards to those of their house; the line at fault is the one that exceeds the number of houses or of cards."""
    if not copies:
        raise line.wrong("none of this card; leave the line out", "aucun exemplaire ; ôtez la ligne")
    if house not in counts and len(counts) == 3:
        fr, en = (", ".join(_said(one, language) for one in sorted(counts)) for language in (0, 1))
        raise line.wrong(
            f"{_said(house, 1)} is a fourth house, after {en}; a deck has three houses",
            f"{_said(house, 0)} est une quatrième Maison, après {fr} ; un deck en a trois",
            "KF-004",
        )
    counts[house] = counts.get(house, 0) + copies
    if counts[house] > CARDS_A_HOUSE:
        raise line.wrong(
            f"{counts[house]} cards of {_said(house, 1)} so far; a deck has 12 of each house",
            f"déjà {counts[house]} cartes de {_said(house, 0)} ; un deck en a 12 par Maison",
            "KF-003",
        )


def _line(entry: str, houses: dict[str, int]) -> tuple[int, str, int | None]:
    house: int | None = None
    maverick = _MAVERICK.match(entry)
    if maverick and spelling(maverick.group(2)) in houses:
        entry, house = maverick.group(1).strip(), houses[spelling(maverick.group(2))]
    copies, name = counted(entry)
    return 1 if copies is None else copies, name, house


def read_vault(data: Any) -> Deck:
    """A deck from a JSON document shaped like the Master Vault's."""
    try:
        head = data["data"]
        ids = head["_links"]["cards"] if "_links" in head else head["cards"]
        described = {card["id"]: card for card in data["_linked"]["cards"]}
        title = str(head.get("name", "deck"))
        entries = [described[id] for id in ids]
    except (KeyError, TypeError):
        raise BadDeck(
            "the file is not shaped like a Master Vault deck ('data' with '_links.cards', and '_linked.cards')",
            "le fichier n'a pas la forme d'un deck du Master Vault",
        ) from None
    names, houses = _names(), _houses()
    cards: list[dict[str, str]] = []
    for number, entry in enumerate(entries, 1):
        name, house = str(entry.get("card_title", "")), str(entry.get("house", ""))
        if spelling(name) not in names:
            raise BadDeck(
                f"card {number}: there is no card called {name[:40]!r}", f"carte {number} : {name[:40]!r} inconnue"
            )
        if spelling(house) not in houses:
            raise BadDeck(
                f"card {number}: there is no house {house[:30]!r}",
                f"carte {number} : pas de Maison {house[:30]!r}",
                "KF-005",
            )
        face = FACES[names[spelling(name)]]
        if houses[spelling(house)] != face.house and not entry.get("is_maverick"):
            raise BadDeck(
                f"card {number}: {face.en} is not of {house} and is not marked as a maverick",
                f"carte {number} : {face.fr} n'est pas de {house} et n'est pas un franc-tireur",
                "KF-211",
            )
        cards.append({"card": face.id, "house": HOUSES[houses[spelling(house)]]})
    return _deck(title, cards)


def read(text: str) -> Deck:
    """A deck from whatever form its text has: our JSON, the Master Vault's, or a list of names."""
    data = from_json(text)
    if data is None:
        return read_text(text)
    return read_deck(data, "deck") if "cards" in data and "houses" in data else read_vault(data)


def _deck(title: str, cards: list[dict[str, str]]) -> Deck:
    houses = sorted({card["house"] for card in cards}, key=HOUSES.index)
    if len(houses) != 3:
        raise BadDeck(
            f"a deck has cards of three houses, this list of {len(houses)}",
            f"un deck a des cartes de trois Maisons, cette liste de {len(houses)}",
            "KF-004",
        )
    return read_deck({"name": title[:60], "houses": houses, "cards": cards}, "deck")


def write_text(deck: Deck, language: str = "fr") -> str:
    """A deck as a list of names under its houses; read back, it is the same deck."""
    lines = [f"# {deck.name}", ""]  # marked, so that a deck named like a card or a house reads back
    for house in deck.houses:
        lines.append(HOUSE_WORDS[HOUSES[house]][0 if language == "fr" else 1])
        mine = [face for face, bears in deck.cards if bears == house]
        for face in sorted(set(mine), key=lambda index: FACES[index].number):
            name = FACES[face].fr if language == "fr" else FACES[face].en
            stray = (
                "" if FACES[face].house == house else f" ({HOUSE_WORDS[HOUSES[house]][0 if language == 'fr' else 1]})"
            )
            lines.append(f"{mine.count(face)} {name}{stray}")
        lines.append("")
    return "\n".join(lines)
