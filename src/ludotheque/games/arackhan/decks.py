"""Decks (section 28): the seven rules of construction, the 21 ready-made decks, lists written and read.

A deck is a faction and how many copies of which cards. `faults` names every broken rule, for a builder that shows them live.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Any

from ludotheque.engine.errors import BadOptions
from ludotheque.games.arackhan import attributes as attr
from ludotheque.games.arackhan.battle import DECK
from ludotheque.games.arackhan.decklists import DECKS
from ludotheque.games.arackhan.faces import FACES, FACTIONS, Face

MOST_POINTS, MOST_INITIATIVE, MOST_FURTIF, MOST_ALIKE, DEAR = 125, 5, 6, 6, 6  # AW-281 to AW-284
BY_ID = {face.id: index for index, face in enumerate(FACES)}


class Deck:
    """A deck list."""

    __slots__ = ("cards", "faction", "id", "names")

    def __init__(self, id: str, names: dict[str, str], faction: str, cards: dict[str, int]) -> None:
        self.id = id
        self.names = names
        self.faction = faction
        self.cards = cards

    def faces(self) -> list[int]:
        return [BY_ID[id] for id, n in self.cards.items() for _ in range(n)]

    def to_json(self) -> dict[str, Any]:
        return {"id": self.id, "name": self.names, "faction": self.faction, "cards": dict(self.cards)}


READY = {id: Deck(id, {"fr": fr, "en": en}, faction, cards) for id, fr, en, faction, _, cards in DECKS}
KINDS = {id: kind for id, _, _, _, kind, _ in DECKS}
#: The four decks of the box (section 29).
PRECONSTRUCTED = tuple(id for id, kind in KINDS.items() if kind == "preconstruit")


class Fault:
    """A broken rule of construction."""

    __slots__ = ("en", "fr", "rule")

    def __init__(self, rule: str, fr: str, en: str) -> None:
        self.rule = rule
        self.fr = fr
        self.en = en

    def to_json(self) -> dict[str, Any]:
        return {"rule": self.rule, "words": {"fr": self.fr, "en": self.en}}


def totals(cards: dict[str, int]) -> dict[str, int]:
    """What a builder shows: cards, points, Initiative, Furtif."""
    faces = [(FACES[BY_ID[id]], n) for id, n in cards.items()]
    return {
        "cards": sum(n for _, n in faces),
        "points": sum(face.cost * n for face, n in faces),
        "initiative": sum(n for face, n in faces if face.bits & attr.INITIATIVE),
        "furtif": sum(n for face, n in faces if face.bits & attr.FURTIF),
    }


def most_copies(face: Face) -> tuple[int, str]:
    """How many copies a deck may hold and the rule that says so (AW-287); printed limits beat the general one (AW-049)."""
    if face.legendary:
        return 1, "AW-285"
    if face.limit:
        return face.limit, "AW-286"
    return (MOST_ALIKE, "AW-284") if face.cost >= DEAR else (DECK, "AW-279")


def faults(faction: str, cards: dict[str, int]) -> list[Fault]:
    """Every rule that a list breaks."""
    found: list[Fault] = []
    sums = totals(cards)
    if sums["cards"] != DECK:
        found.append(
            Fault(
                "AW-279",
                f"un deck a {DECK} cartes, pas {sums['cards']}",
                f"a deck has {DECK} cards, not {sums['cards']}",
            )
        )
    for id in cards:
        face = FACES[BY_ID[id]]
        if face.band != faction:
            found.append(Fault("AW-280", f"{face.fr} est d'une autre faction", f"{face.en} belongs to another faction"))
    for key, most, rule, fr, en in (
        ("points", MOST_POINTS, "AW-281", "points de construction", "deck-building points"),
        ("initiative", MOST_INITIATIVE, "AW-282", "cartes avec Initiative", "cards with Initiative"),
        ("furtif", MOST_FURTIF, "AW-283", "cartes avec Furtif", "cards with Stealth"),
    ):
        if sums[key] > most:
            found.append(Fault(rule, f"{sums[key]} {fr}, {most} au plus", f"{sums[key]} {en}, at most {most}"))
    for id, n in cards.items():
        face = FACES[BY_ID[id]]
        most, rule = most_copies(face)
        if n > most:
            found.append(Fault(rule, f"{n} {face.fr}, {most} au plus", f"{n} copies of {face.en}, at most {most}"))
    return found


def read(data: Any, where: str) -> Deck:
    """A deck from table options: the id of a ready-made one, or a mapping with faction, cards and a name."""
    if isinstance(data, str):
        if data not in READY:
            raise BadOptions(
                f"{where}: there is no deck {data[:40]!r}", f"{where} : pas de deck {data[:40]!r}", "AW-050"
            )
        return READY[data]
    if not isinstance(data, dict) or not isinstance(data.get("cards"), dict):
        raise BadOptions(
            f"{where} must be a deck's id or a mapping with 'cards'", f"{where} : deck illisible", "AW-050"
        )
    cards: dict[str, int] = {}
    for id, n in data["cards"].items():
        if id not in BY_ID:
            raise BadOptions(f"{where}: there is no card {str(id)[:40]!r}", f"{where} : pas de carte {str(id)[:40]!r}")
        if not isinstance(n, int) or isinstance(n, bool) or not 1 <= n <= DECK:
            raise BadOptions(
                f"{where}: {id} must have 1 to {DECK} copies",
                f"{where} : {id} doit avoir 1 à {DECK} exemplaires",
                "AW-279",
            )
        cards[id] = n
    faction = data.get("faction") or (FACES[BY_ID[next(iter(cards))]].band if cards else "")
    if faction not in FACTIONS:
        raise BadOptions(
            f"{where}: there is no faction {str(faction)[:30]!r}",
            f"{where} : pas de faction {str(faction)[:30]!r}",
            "AW-003",
        )
    wrong = faults(faction, cards)
    if wrong:
        raise BadOptions(f"{where}: {wrong[0].en}", f"{where} : {wrong[0].fr}", wrong[0].rule)
    name = data.get("name")
    names = (
        name if isinstance(name, dict) and {"fr", "en"} <= name.keys() else dict.fromkeys(("fr", "en"), str(name or ""))
    )
    return Deck(str(data.get("id") or ""), {lang: str(words)[:80] for lang, words in names.items()}, faction, cards)


# ---------------------------------------------------------------------- lists as text


def _plain(name: str) -> str:
    """A name without accents, case and punctuation, so that lists are read as people type them."""
    bare = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", " ", bare).strip()


def _named(faction: str | None) -> dict[str, list[Face]]:
    found: dict[str, list[Face]] = {}
    for face in FACES:
        if faction is None or face.band == faction:
            for name in {_plain(face.fr), _plain(face.en), _plain(face.id)}:
                found.setdefault(name, []).append(face)
    return found


def write_text(deck: Deck) -> str:
    """The list as text: the name, the faction, a line per card."""
    lines = [f"# {deck.names['fr']}", f"faction: {deck.faction}"]
    lines += [f"{n} {FACES[BY_ID[id]].fr}" for id, n in deck.cards.items()]
    return "\n".join(lines) + "\n"


def read_text(text: str) -> Deck:
    """A deck from a list (`2 Golem de Glace`, French or English names); a refused list says which line and why."""
    name, faction = "", ""
    cards: dict[str, int] = {}
    rows: list[tuple[int, int, str]] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line:
            continue
        if line.startswith("#"):
            name = name or line.lstrip("# ").strip()
            continue
        if line.lower().startswith("faction:"):
            faction = line.partition(":")[2].strip().lower()
            if faction not in FACTIONS:
                _bad(number, f"there is no faction {faction[:30]!r}", f"pas de faction {faction[:30]!r}", "AW-003")
            continue
        match = re.fullmatch(r"(?:(\d{1,2})\s*[x×]?\s+)?(.+?)", line)
        assert match is not None
        rows.append((number, int(match[1] or 1), match[2]))
    if not rows:
        _bad(1, "the list holds no card", "la liste ne contient aucune carte", "AW-279")
    faction = faction or _likely_faction(rows)
    everywhere, mine = _named(None), _named(faction)
    for number, n, said in rows:
        found = mine.get(_plain(said)) or everywhere.get(_plain(said))
        if not found:
            _bad(number, f"there is no card {said[:40]!r}", f"pas de carte {said[:40]!r}", None)
            continue
        face = found[0]
        if face.band != faction:
            _bad(number, f"{face.en} belongs to another faction", f"{face.fr} est d'une autre faction", "AW-280")
        if n < 1:
            _bad(number, "a count starts at 1", "un nombre commence à 1", "AW-279")
        cards[face.id] = cards.get(face.id, 0) + n
        most, rule = most_copies(face)
        if cards[face.id] > most:
            _bad(
                number,
                f"{cards[face.id]} copies of {face.en}, at most {most}",
                f"{cards[face.id]} {face.fr}, {most} au plus",
                rule,
            )
    wrong = faults(faction, cards)
    if wrong:
        raise BadOptions(wrong[0].en, wrong[0].fr, wrong[0].rule)
    return Deck("", {"fr": name, "en": name}, faction, cards)


def _likely_faction(rows: list[tuple[int, int, str]]) -> str:
    """The faction that most lines belong to."""
    named = _named(None)
    votes = dict.fromkeys(FACTIONS, 0)
    for _, n, said in rows:
        for face in named.get(_plain(said), ()):
            votes[face.band] += n
    return max(votes, key=lambda faction: votes[faction])


def _bad(line: int, en: str, fr: str, rule: str | None) -> None:
    raise BadOptions(f"line {line}: {en}", f"ligne {line} : {fr}", rule)
