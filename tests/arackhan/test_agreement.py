"""French log lines agree with the card they name."""

from __future__ import annotations

import re

import pytest

import ludotheque
from ludotheque.games.arackhan.agreement import AGREEMENT

GAME = ludotheque.game("arackhan")


@pytest.mark.parametrize(
    ("kind", "card", "said"),
    [
        ("destroyed", "aigle", "Aigle est détruit"),
        ("destroyed", "banshee", "Banshee est détruite"),
        ("destroyed", "racines-rampantes", "Racines Rampantes sont détruites"),
        ("holds", "les-portes-blanches", "Les Portes Blanches tiennent : 1 contre 4"),
        ("holds", "maitres-d-arackhan", "Maîtres d'AracKhan tiennent : 1 contre 4"),
        ("deactivated", "ailes-du-tourment", "Ailes du Tourment se désactivent"),
        ("deactivated", "aigle", "Aigle se désactive"),
    ],
)
def test_a_line_agrees_with_its_card(kind: str, card: str, said: str) -> None:
    form = AGREEMENT.get(card, "f")
    about = {"card": GAME.cards[GAME.card_index[card]].names, "card_g": form[0], "card_n": len(form), "n": 1, "n2": 4}
    assert GAME.say(f"event-{kind}", about)["fr"] == said


def test_the_forms_belong_to_cards_and_fit_the_articles_of_their_names() -> None:
    assert set(AGREEMENT) <= set(GAME.card_index)
    for card in GAME.cards:
        form, article = AGREEMENT.get(card.id, "f"), re.match(r"(Le|La|Les) ", card.fr)
        if article:
            assert form in {"Le": "m", "La": "f", "Les": ("mp", "fp")}[article[1]], card.fr
