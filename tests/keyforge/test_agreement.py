"""French log lines agree with the card they name."""

from __future__ import annotations

import random
import re

import pytest

import ludotheque
from ludotheque.games.keyforge.agreement import AGREEMENT

GAME = ludotheque.game("keyforge")


def told(kind: str, card: str) -> str:
    """What the log says in French when this happens to the card."""
    form = AGREEMENT.get(card, "f")
    names = GAME.cards[GAME.card_index[card]].names
    about = {"card": names, "card_g": form[0], "card_n": len(form), "card2": names, "who": "@0", "n": 1, "now": 1}
    return GAME.say(f"event-{kind}", about)["fr"]


@pytest.mark.parametrize(
    ("kind", "card", "said"),
    [
        ("destroyed", "troll", "Troll est détruit"),
        ("destroyed", "the-terror", "La Terreur est détruite"),
        ("destroyed", "piranha-monkeys", "Singes Piranhas sont détruits"),
        ("destroyed", "rocket-boots", "Bottes-Fusées sont détruites"),
        ("spared", "krump", "Krump n'est pas détruit"),
        ("unstun", "champion-tabris", "Championne Tabris n'est plus sonnée"),
        ("attach", "rocket-boots", "Bottes-Fusées s'attachent à Bottes-Fusées"),
        ("to_hand", "piranha-monkeys", "Singes Piranhas vont dans la main de @0"),
    ],
)
def test_a_line_agrees_with_its_card(kind: str, card: str, said: str) -> None:
    assert told(kind, card) == said


def test_the_forms_belong_to_cards_and_fit_the_articles_of_their_names() -> None:
    assert set(AGREEMENT) <= set(GAME.card_index)
    for card in GAME.cards:
        form, article = AGREEMENT.get(card.id, "f"), re.match(r"(Le|La|Les|Une?) ", card.fr)
        if article:
            assert form in {"Le": "m", "Un": "m", "La": "f", "Une": "f", "Les": ("mp", "fp")}[article[1]], card.fr


def test_the_log_of_a_game_agrees() -> None:
    table, dice = ludotheque.new("keyforge", seed=6, options={"mode": "initiation"}), random.Random(6)
    while not table.over and len(table.answers) < 400:
        table.play(dice.choice(table.choice.options))
    lines = {line["words"]["fr"] for line in table.log(None)}
    assert {
        "Dextre est détruit",
        "L'Anguille est détruite",
        "Moine Gris est incliné",
        "Inka l'Araignée est sonnée",
    } <= lines
