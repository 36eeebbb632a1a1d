"""Decks (section 28): the seven rules of construction, the 21 ready-made decks, lists written and read.

A deck is a faction and a number of copies of each card. `faults` names every broken rule, for a builder that shows them live.
"""

from __future__ import annotations

import re
from typing import Any

from ludotheque.engine.decklist import Line, counted, from_json, lines, spelling
from ludotheque.engine.decks import clean_name
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadDeck
from ludotheque.engine.reading import Said, short
from ludotheque.games.arackhan import attributes as attr
from ludotheque.games.arackhan.battle import DECK
from ludotheque.games.arackhan.decklists import DECKS
from ludotheque.games.arackhan.faces import CREATURE, FACES, FACTIONS, PLACE, SPELL, Face

MOST_POINTS, MOST_INITIATIVE, MOST_FURTIF, MOST_ALIKE, DEAR = 125, 5, 6, 6, 6  # AW-281 to AW-284
BY_ID = {face.id: index for index, face in enumerate(FACES)}
FACTION_WORDS = dict(
    zip(
        FACTIONS,
        (("Terres Blanches", "Whitelands"), ("Nakka", "Nakka"), ("Ordre Gris", "Grey Order"), ("Fléau", "Blight")),
        strict=True,
    )
)


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
    """A broken rule of construction, with the card that breaks it if it is a single one."""

    __slots__ = ("card", "en", "fr", "rule")

    def __init__(self, rule: str, fr: str, en: str, card: str | None = None) -> None:
        self.rule = rule
        self.fr = fr
        self.en = en
        self.card = card

    def to_json(self) -> dict[str, Any]:
        return {"rule": self.rule, "words": {"fr": self.fr, "en": self.en}, "card": self.card}


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
            found.append(
                Fault("AW-280", f"{face.fr} est d'une autre faction", f"{face.en} belongs to another faction", id)
            )
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
            found.append(Fault(rule, f"{n} {face.fr}, {most} au plus", f"{n} copies of {face.en}, at most {most}", id))
    return found


def read(data: Any, where: str) -> Deck:
    """A deck from table options: the id of a ready-made one, or a mapping with faction, cards and a name."""
    said = Said(data, where, BadDeck)
    if isinstance(data, str):
        if data not in READY:
            raise said.wrong(f"there is no deck {short(data)}", f"pas de deck {short(data)}", "AW-050")
        return READY[data]
    if not isinstance(data, dict) or not isinstance(data.get("cards"), dict):
        raise said.unfit(
            "must be a deck's id or a mapping with 'cards'",
            "doit être l'id d'un deck, ou un objet avec 'cards'",
            "AW-050",
        )
    cards: dict[str, int] = {}
    for id, n in said.get("cards").items(len(FACES)):
        if id not in BY_ID:
            raise said.wrong(f"there is no card {short(id)}", f"pas de carte {short(id)}")
        cards[id] = n.number(1, DECK, "AW-279")
    faction = data.get("faction") or (FACES[BY_ID[next(iter(cards))]].band if cards else "")
    if faction not in FACTIONS:
        raise said.wrong(f"there is no faction {short(faction)}", f"pas de faction {short(faction)}", "AW-003")
    wrong = faults(faction, cards)
    if wrong:
        raise said.wrong(wrong[0].en, wrong[0].fr, wrong[0].rule)
    name = data.get("name")
    both = name if isinstance(name, dict) else dict.fromkeys(("fr", "en"), name)
    names = {language: clean_name(str(both.get(language) or "")) or "deck" for language in ("fr", "en")}
    kept = data.get("id")
    same = isinstance(kept, str) and kept in READY and (READY[kept].faction, READY[kept].cards) == (faction, cards)
    return Deck(str(kept) if same else "", names, faction, cards)


# ---------------------------------------------------------------------- lists as text

_FACTION = re.compile(r"faction\s*:\s*(.*)", re.IGNORECASE)


def _named(faction: str | None) -> dict[str, list[Face]]:
    found: dict[str, list[Face]] = {}
    for face in FACES:
        if faction is None or face.band == faction:
            for name in {spelling(face.fr), spelling(face.en), spelling(face.id)}:
                found.setdefault(name, []).append(face)
    return found


def write_text(deck: Deck, language: str = "fr") -> str:
    """The list as text: the name, the faction, a line per card."""
    fr, en = FACTION_WORDS[deck.faction]
    lines = [f"# {deck.names[language]}", f"Faction : {fr}" if language == "fr" else f"Faction: {en}"]
    lines += [f"{n} {FACES[BY_ID[id]].names[language]}" for id, n in deck.cards.items()]
    return "\n".join(lines) + "\n"


def read_any(text: str) -> Deck:
    """A deck from whatever form its text has: our JSON, or a list of names."""
    data = from_json(text)
    return read_text(text) if data is None else read(data, "deck")


def read_text(text: str) -> Deck:
    """A deck from a list (`2 Golem de Glace`, French or English names); a refused list says which line and why."""
    name, faction = "", ""
    everywhere = _named(None)
    rows: list[tuple[Line, int, str]] = []
    for line in lines(text):
        if line.marked:  # the title, else a remark
            name = name or clean_name(line.text)
            continue
        headed = _FACTION.fullmatch(line.entry)
        if headed:
            faction = _faction(line, headed[1])
            continue
        copies, said = counted(line.entry)
        if not rows and not name and copies is None and spelling(line.entry) not in everywhere:
            name = clean_name(line.text)  # an unmarked title
            continue
        rows.append((line, 1 if copies is None else copies, said))
    if not rows:
        raise Line(1, "").wrong("the list holds no card", "la liste ne contient aucune carte", "AW-279")
    faction = faction or _likely_faction(rows)
    cards = _read_rows(rows, faction, everywhere)
    wrong = faults(faction, cards)
    if wrong:
        raise BadDeck(wrong[0].en, wrong[0].fr, wrong[0].rule)
    return Deck("", dict.fromkeys(("fr", "en"), name or "deck"), faction, cards)


def _read_rows(rows: list[tuple[Line, int, str]], faction: str, everywhere: dict[str, list[Face]]) -> dict[str, int]:
    """The cards of the lines. The line at fault is the first to break a rule."""
    cards: dict[str, int] = {}
    mine = _named(faction)
    for line, n, said in rows:
        found = mine.get(spelling(said)) or everywhere.get(spelling(said))
        if not found:
            raise line.wrong(f"there is no card {said[:40]!r}", f"pas de carte {said[:40]!r}")
        if n < 1:
            raise line.wrong("a count starts at 1", "un nombre commence à 1", "AW-279")
        cards[found[0].id] = cards.get(found[0].id, 0) + n
        for fault in sorted(faults(faction, cards), key=lambda fault: fault.card is None):
            if fault.rule != "AW-279" or sum(cards.values()) > DECK:
                raise line.wrong(fault.en, fault.fr, fault.rule)
    return cards


def _faction(line: Line, said: str) -> str:
    for id, words in FACTION_WORDS.items():
        if spelling(said) in {spelling(word) for word in (id, *words)}:
            return id
    raise line.wrong(f"there is no faction {said[:30]!r}", f"pas de faction {said[:30]!r}", "AW-003")


def _likely_faction(rows: list[tuple[Line, int, str]]) -> str:
    """The faction that most lines belong to."""
    named = _named(None)
    votes = dict.fromkeys(FACTIONS, 0)
    for _, n, said in rows:
        for face in named.get(spelling(said), ()):
            votes[face.band] += n
    return max(votes, key=lambda faction: votes[faction])


# ---------------------------------------------------------------------- random decks

#: How often a card of each type is drawn, and the most copies of a name: decks that somebody might have built.
_WEIGHTS = {CREATURE: 72, SPELL: 20, PLACE: 8}
_ALIKE = 3
_TROOPS = ("Bannière", "Cohorte", "Colonne", "Compagnie", "Garde", "Levée", "Marche", "Veillée")
_OF = {
    "terres-blanches": ("du Givre", "des Congères", "de l'Aube pâle", "du Grand Nord", "des Cimes", "du Solstice"),
    "nakka": ("des Racines", "de la Canopée", "des Lianes", "du Sous-bois", "de la Sève", "des Clairières"),
    "ordre-gris": ("des Remparts", "du Serment", "de la Herse", "des Tambours", "du Donjon", "de l'Acier terni"),
    "fleau": ("des Marais", "de la Fange", "des Miasmes", "du Bourbier", "de la Rouille", "des Charniers"),
}


def draw_deck(dice: Dice) -> Deck:
    """A random deck that keeps all seven rules."""
    faction = FACTIONS[dice.below(len(FACTIONS))]
    pool = [face for face in FACES if face.band == faction]
    cheap = min(face.cost for face in pool if most_copies(face)[0] >= DECK)  # there is always one more of those
    cards: dict[str, int] = {}
    sums = totals(cards)
    while sums["cards"] < DECK:
        spare = MOST_POINTS - sums["points"] - cheap * (DECK - sums["cards"] - 1)
        may = [face for face in pool if face.cost <= spare and _one_more(face, cards, sums)]
        # The points left for each card still to come; over the whole deck, that is what the cards cost.
        dear = [face for face in may if face.cost * (DECK - sums["cards"]) >= (MOST_POINTS - sums["points"]) // 2]
        face = _by_weight(dear or may, dice)
        cards[face.id] = cards.get(face.id, 0) + 1
        sums = totals(cards)
    name = f"{_TROOPS[dice.below(len(_TROOPS))]} {_OF[faction][dice.below(len(_OF[faction]))]}"
    ordered = sorted(cards, key=lambda id: (FACES[BY_ID[id]].cost, BY_ID[id]))
    return Deck("", dict.fromkeys(("fr", "en"), name), faction, {id: cards[id] for id in ordered})


def _one_more(face: Face, cards: dict[str, int], sums: dict[str, int]) -> bool:
    most = most_copies(face)[0]
    if cards.get(face.id, 0) >= (min(most, _ALIKE) if face.cost > 1 else most):
        return False
    if face.bits & attr.INITIATIVE and sums["initiative"] >= MOST_INITIATIVE:
        return False
    return not (face.bits & attr.FURTIF and sums["furtif"] >= MOST_FURTIF)


def _by_weight(faces: list[Face], dice: Dice) -> Face:
    """One of them at random; each type is drawn according to its weight, however many cards it has."""
    kinds = [kind for kind in _WEIGHTS if any(face.kind == kind for face in faces)]
    mark = dice.below(sum(_WEIGHTS[kind] for kind in kinds))
    for kind in kinds:
        if mark < _WEIGHTS[kind]:
            break
        mark -= _WEIGHTS[kind]
    chosen = [face for face in faces if face.kind == kind]
    return chosen[dice.below(len(chosen))]
