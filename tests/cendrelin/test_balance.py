"""Register section 23: what was designed here keeps to what the rules ask of it (CE-D02, CE-D08)."""

from collections import Counter

import pytest
from tests.cendrelin.helpers import GAME

from ludotheque.engine.errors import CardTextError
from ludotheque.games.cendrelin import verbs
from ludotheque.games.cendrelin.cards import Apprentice, EventCard, Fragment
from ludotheque.games.cendrelin.effects import Effect
from ludotheque.games.cendrelin.graveyard import CLASSES, FAVOURITE

APPRENTICES = [card for card in GAME.cards if isinstance(card, Apprentice)]
EFFECTS = [
    *(option for card in GAME.cards if isinstance(card, Fragment) for option in card.options),
    *(option for card in GAME.cards if isinstance(card, EventCard) for option in card.options),
]


def fragment(id: str) -> Fragment:
    card = GAME.cards[GAME.card_index[id]]
    assert isinstance(card, Fragment)
    return card


@pytest.mark.rule("CE-D02")
def test_there_are_three_apprentice_lists_of_ten_fragments_within_their_dots() -> None:
    assert [apprentice.band for apprentice in APPRENTICES] == list(CLASSES)
    for apprentice in APPRENTICES:
        assert len(apprentice.ten) == 10
        for id, copies in Counter(apprentice.ten).items():
            assert fragment(id).band == apprentice.band
            assert copies <= fragment(id).dots
    # the list is what the player can read on the card
    assert all(apprentice.face()["list"] == dict(Counter(apprentice.ten)) for apprentice in APPRENTICES)


@pytest.mark.rule("CE-D02")
@pytest.mark.parametrize("apprentice", APPRENTICES, ids=lambda card: card.band)
def test_each_list_can_raise_its_own_favourite_by_three(apprentice: Apprentice) -> None:
    favourite = FAVOURITE[CLASSES.index(apprentice.band)]
    raised = 0
    for id in apprentice.ten:
        for part in fragment(id).effect.parts:
            raised += sum(e.n for e in part.elements if isinstance(e, verbs.Create) and e.resource == favourite)
    assert raised >= 3


@pytest.mark.rule("CE-D08")
def test_conditions_on_cards_are_amounts_abundance_a_complete_soul_or_a_wish() -> None:
    forms = (verbs.Compare, verbs.IfAbundant, verbs.IfSoul, verbs.Wish)
    assert set(verbs.Condition.__subclasses__()) == set(forms)
    printed = [element for effect in EFFECTS for part in effect.parts for element in part.elements]
    assert any(isinstance(element, verbs.Condition) for element in printed)
    assert all(element.fr.startswith("si ") == isinstance(element, verbs.Condition) for element in printed)


@pytest.mark.rule("CE-D08")
@pytest.mark.parametrize(
    "condition",
    ["si vous avez 3 mana", "si c'est la nuit", "si goules", "si votre mana", "si tombe ≥ fosse", "si votre âme"],
)
def test_no_other_condition_is_read(condition: str) -> None:
    with pytest.raises(CardTextError):
        Effect("essai", 0, f"{condition}, gagnez 1 mana")
