"""Cards that people write for a table of their own: a text becomes a deck, or one line says why it cannot.

Whatever the page for writing cards has a word against is refused here too, so that no table is opened with cards that could not be
played: what cannot be read, places that can be used without end at no cost, effects that no position can apply.
"""

from __future__ import annotations

from typing import Final

from ludotheque.engine.card import Card
from ludotheque.engine.errors import CardTextError
from ludotheque.engine.words import Words
from ludotheque.games.cendrelin.cardblocks import CardFault
from ludotheque.games.cendrelin.cardfile import lines_of, name_of, read
from ludotheque.games.cendrelin.cards import Apprentice, DestinyCard
from ludotheque.games.cendrelin.deck import PRINTED, Deck
from ludotheque.games.cendrelin.lint import lint
from ludotheque.games.cendrelin.resources import BOARD

#: The most cards that a table may have of its own, and the spaces of Destiny (CE-D07).
MOST: Final = 24
SPACES: Final = 4


def deck_of(text: str) -> Deck:
    """The game's cards, and after them those of the text."""
    cards, faults = read(text, PRINTED.resources, PRINTED.cards)
    if faults:
        raise faults[0]
    if len(cards) > MOST:
        raise CardTextError(
            f"{len(cards)} cards, a table may have {MOST} of its own",
            f"{len(cards)} cartes, une table peut en avoir {MOST} à elle",
        )
    for card in cards:
        refused = _refused(card, cards)
        if refused is not None:
            en, fr = (f"« {card.fr} »: {refused[0]}", f"« {card.fr} » : {refused[1]}")
            raise CardFault(*name_of(text, card.id).place(0), card.fr, en, fr, "CE-D13")
    lines = lines_of(text)
    for finding in lint(cards, PRINTED.cards, lines):
        raise CardFault(*finding.place(lines), finding.word, finding.words["en"], finding.words["fr"], finding.rule)
    return Deck([*PRINTED.cards, *cards], len(PRINTED.cards))


def _refused(card: Card, cards: list[Card]) -> tuple[str, str] | None:
    """Why a card that can be read has no place at a table, in English and in French, or None."""
    if card.id in PRINTED.index:
        return "the game already has a card of this name", "le jeu a déjà une carte de ce nom"
    if isinstance(card, Apprentice):
        return "an apprentice card cannot be added to a table", "une carte d'apprenti ne s'ajoute pas à une table"
    if isinstance(card, DestinyCard) and len(card.options) != SPACES:
        return (
            f"Destiny has {SPACES} spaces, not {len(card.options)}",
            f"le Destin a {SPACES} cases, pas {len(card.options)}",
        )
    if isinstance(card, DestinyCard) and sum(isinstance(one, DestinyCard) for one in cards) > 1:
        return "a table has one Destiny", "une table n'a qu'un Destin"
    return None


def words_of(deck: Deck, spaces: tuple[str, ...]) -> dict[str, Words]:
    """What the messages of the game do not say: the resources of own places, and the spaces of an own Destiny."""
    found: dict[str, Words] = {}
    for resource in deck.resources[len(BOARD) :]:
        found[f"place-{resource.id}"] = found[f"place2-{resource.id}"] = resource.said
    if deck.destiny is not PRINTED.destiny:
        for id, option in zip(spaces, deck.destiny.options, strict=True):
            if option.title:
                found[f"space-{id}"] = {"fr": option.title, "en": option.title}
    return found
