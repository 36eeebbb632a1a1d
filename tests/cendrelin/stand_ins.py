"""The stand-in cards of a `Bench` as a file of cards, so that the table of a rule test can be opened where nothing was patched.

`tools/positions.py` asks for them: each stand-in becomes a card of the table's own, with a name that no card of the game has, and with
exactly the words that the test printed on it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from ludotheque.engine.card import Card
from ludotheque.games.cendrelin.cards import EventCard, Fragment
from ludotheque.games.cendrelin.effects import Effect, Options
from ludotheque.games.cendrelin.names import slug
from ludotheque.games.cendrelin.objectives import Objective

#: What they are called in French and in English, and their pictures.
FRAGMENTS = (
    ("Veille froide", "Cold Vigil", "candle-holder"),
    ("Main d'os", "Hand of Bone", "crossed-bones"),
    ("Serment gris", "Grey Oath", "contract"),
    ("Vieux registre", "Old Ledger", "secret-book"),
    ("Cendre tiède", "Warm Ash", "burning-embers"),
    ("Pierre tournée", "Turned Stone", "tombstone"),
    ("Dernier psaume", "Last Psalm", "prayer"),
    ("Drap blanc", "White Sheet", "ghost"),
    ("Lampe basse", "Low Lamp", "candle-flame"),
    ("Terre remuée", "Loose Soil", "spade"),
)
EVENTS = (
    ("Brume sur l'allée", "Fog on the Path", "fog"),
    ("Grille forcée", "Forced Gate", "broken-wall"),
    ("Visiteur tardif", "Late Visitor", "pilgrim-hat"),
    ("Branche tombée", "Fallen Branch", "dead-wood"),
    ("Pluie de minuit", "Midnight Rain", "dew"),
    ("Cloche fêlée", "Cracked Bell", "church"),
    ("Corbeaux en cercle", "Circling Crows", "crow-dive"),
    ("Vieille dette", "Old Debt", "pay-money"),
)
OBJECTIVES = (
    ("Vœu muet", "Silent Vow", "prayer"),
    ("Vœu tenu", "Vow Kept", "holy-symbol"),
    ("Vœu ancien", "Ancient Vow", "family-tree"),
    ("Vœu caché", "Hidden Vow", "secret-book"),
)
_BANDS = {"necromancien": "Nécromancien", "animancien": "Animancien", "sorcier": "Sorcier"}
_BANDS |= {"demoniste": "Démoniste", "pretre": "Prêtre"}


def written(cards: Iterable[Card], copies: Counter[str], aims: dict[str, str]) -> tuple[str, dict[str, str]]:
    """The cards as a text, and their ids by those of the cards they were printed on.

    `copies` is how many of each are laid out, `aims` what each objective asks for.
    """
    names = {Fragment: iter(FRAGMENTS), EventCard: iter(EVENTS), Objective: iter(OBJECTIVES)}
    alike: dict[tuple[str, ...], list[Card]] = {}
    for card in cards:  # fragments that say the same are copies of one card; each event is there once
        rows = [aims[card.id]] if isinstance(card, Objective) else list(_rows(card))
        alike.setdefault((*rows, "" if isinstance(card, Fragment) else card.id), []).append(card)
    blocks: list[str] = []
    ids: dict[str, str] = {}
    for (*rows, _), same in alike.items():
        kind = type(same[0])
        fr, en, icon = next(names[kind], ("", "", ""))
        if not fr:
            raise LookupError(f"there are only so many names for a {kind.__name__}")
        head = {Fragment: "Fragment", EventCard: "Événement", Objective: "Objectif"}[kind]
        figures = _figures(same[0], sum(copies[card.id] for card in same))
        blocks.append("\n".join([f"{head} : {fr}", f"Anglais : {en}", *figures, f"Image : {icon}", *rows]))
        ids |= {card.id: slug(fr) for card in same}
    return "\n\n".join(blocks), ids


def _figures(card: Card, copies: int) -> list[str]:
    if isinstance(card, EventCard):
        return []
    points = [f"Points : {min(copies, 10)}"] if isinstance(card, Fragment) and copies > 1 else []
    return [f"Classe : {_BANDS[card.band]}", *points]


def _rows(card: Card) -> Iterator[str]:
    if isinstance(card, EventCard):
        if card.unforeseen is not None:
            yield f"Imprévu : {_said(card.unforeseen)}"
        if card.action is not None:
            yield f"Action : {_said(card.action)}"
        yield from map(_said, card.options)
    elif isinstance(card, Fragment):
        rows = card.options if isinstance(card.effect, Options) else (card.effect,)
        for row in rows:
            assert isinstance(row, Effect)
            yield f"{'Depuis la crypte : ' if card.crypt and row is rows[0] else ''}{_said(row)}"


def _said(effect: Effect) -> str:
    return " ".join(effect.words["fr"].split())
