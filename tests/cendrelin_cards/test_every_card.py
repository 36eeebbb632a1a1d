"""What holds for all cards together: each has its own test, its words are in form, and every option can be lived with."""

import importlib
import json
from collections import Counter
from itertools import product

import pytest

from ludotheque.engine.dice import Dice
from ludotheque.games.cendrelin import verbs
from ludotheque.games.cendrelin.cards import Apprentice
from ludotheque.games.cendrelin.effects import Effect
from ludotheque.games.cendrelin.graveyard import CLASSES, RESOURCES
from tests.cendrelin_cards.helpers import EVENTS, FRAGMENTS, GAME
from tests.conftest import ROOT

EFFECTS: list[Effect] = [card.effect for card in FRAGMENTS] + [option for card in EVENTS for option in card.options]
PARTS = [part for effect in EFFECTS for part in effect.parts]
ELEMENTS = [element for part in PARTS for element in part.elements]
GAINS = (verbs.Create, verbs.Gain, verbs.Prepare)
COSTS = (verbs.Discard, verbs.Spend, verbs.Lose, verbs.Employ, verbs.Forgo, verbs.SendBack)


def test_every_card_has_a_test_of_its_own() -> None:
    wanted = {klass: [card.id for card in FRAGMENTS if card.band == klass] for klass in CLASSES}
    wanted["events"] = [f"{card.id}_{'abc'[row]}" for card in EVENTS for row in range(len(card.options))]
    missing = []
    for name, ids in wanted.items():
        module = importlib.import_module(f"tests.cendrelin_cards.test_{name}")
        missing += [id for id in ids if not callable(getattr(module, f"test_{id.replace('-', '_')}", None))]
    assert missing == []


def test_a_packet_has_sixteen_cards_of_which_two_fragments_come_from_the_crypt() -> None:
    for klass in CLASSES:
        packet = [card for card in FRAGMENTS if card.band == klass]
        assert sorted(card.dots for card in packet) == [1, 1, 2, 2, 2, 2, 3, 3]
        assert sum(card.crypt for card in packet) == 2


def test_cards_print_the_normal_form_of_the_language() -> None:
    written = set()
    for path in (ROOT / "src/ludotheque/games/cendrelin/cards").glob("*.txt"):
        lines = path.read_text(encoding="utf-8").splitlines()
        written |= {line.removeprefix("Depuis la crypte : ") for line in lines}
    assert [effect.words["fr"] for effect in EFFECTS if effect.words["fr"] not in written] == []


def test_names_are_in_two_languages_and_no_two_alike() -> None:
    for language in ("fr", "en"):
        names = Counter(card.names[language] for card in GAME.cards)
        assert max(names.values()) == 1
        assert all(names)


def test_every_icon_exists() -> None:
    path = ROOT / "web/node_modules/@iconify-json/game-icons/icons.json"
    if not path.is_file():
        pytest.skip("the page's packages are not installed")
    icons = json.loads(path.read_text(encoding="utf-8"))["icons"]
    assert [card.id for card in GAME.cards if card.icon not in icons] == []


def test_every_word_of_the_initiation_game_is_used() -> None:
    assert {e.resource for e in ELEMENTS if isinstance(e, verbs.Create)} == set(range(len(RESOURCES)))
    assert {e.resource for e in ELEMENTS if isinstance(e, verbs.Discard)} == set(range(len(RESOURCES)))
    for kind, he in product((verbs.Gain, verbs.Spend, verbs.Lose, verbs.SendBack), (False, True)):
        assert any(type(e) is kind and e.he is he for e in ELEMENTS), (kind, he)
    for kind in (verbs.Prepare, verbs.Employ):  # Homages and Pacts belong to the full game
        assert {e.kind for e in ELEMENTS if type(e) is kind} == {0}
    assert any(isinstance(e, verbs.Forgo) for e in ELEMENTS)
    assert {e.other for e in ELEMENTS if isinstance(e, verbs.Designate)} == {False, True}
    assert {e.he for e in ELEMENTS if isinstance(e, verbs.IfSoul)} == {False, True}
    assert {e.sign for e in ELEMENTS if isinstance(e, verbs.Compare)} == {
        "≥",
        "≤",
    }  # « = » is left to people's own cards
    counted = {e.quantity for e in ELEMENTS if isinstance(e, verbs.Compare)}
    assert counted >= {verbs.OWN_MANA, verbs.OWN_HAND, verbs.HIS_MANA}  # « sa main » comes with the Priest
    assert max(counted) >= 0  # a resource too
    assert any(isinstance(e, verbs.IfAbundant) for e in ELEMENTS)
    assert sum(isinstance(e, verbs.Wish) for e in ELEMENTS) >= 2
    assert sum(len(effect.parts) > 1 for effect in EFFECTS) >= 2


@pytest.mark.rule("CE-W05")
def test_costs_and_gains_stand_in_the_same_part() -> None:
    """No part that others follow only costs: skipped, it would make what follows free."""
    for effect in EFFECTS:
        for part in effect.parts[:-1]:
            costs = any(isinstance(e, COSTS) and not getattr(e, "he", False) for e in part.elements)
            gains = any(isinstance(e, GAINS) for e in part.elements)
            assert gains or not costs, effect.words["fr"]


def test_fragments_always_give_something_for_what_they_cost() -> None:
    """A gain of one's own, or a rival's loss."""
    for card in FRAGMENTS:
        for part in card.effect.parts:
            harms = any(isinstance(e, COSTS) and getattr(e, "he", False) for e in part.elements)
            assert harms or any(isinstance(e, GAINS) for e in part.elements), card.id


@pytest.mark.rule("CE-S04")
@pytest.mark.parametrize("card", EVENTS, ids=lambda card: card.id)
def test_one_option_of_every_event_is_always_applicable(card) -> None:  # type: ignore[no-untyped-def]
    """The same one in any position: from nothing at all to plenty, for two to four seats."""
    always = set(range(len(card.options)))
    dice = Dice("events")
    for number in range(400):
        seats = 2 + number % 3
        pos = GAME.start(seats, dice.word(), GAME.read_options({"classes": ["random"] * seats}, seats))
        seat = dice.below(seats)
        poor = number % 4 == 0
        pos.resources = [0 if poor else dice.below(9) for _ in RESOURCES]
        pos.mana = [0 if poor else dice.below(6) for _ in range(seats)]
        for one in range(seats):
            for _ in range(0 if poor else dice.below(10)):
                pos.hand[one].append(pos.past_life[one].pop())
            if poor:
                pos.past_life[one] += pos.hand[one]
                pos.hand[one] = []
        always = {row for row in always if card.options[row].impossible(pos, seat, len(pos.hand[seat])) is None}
    assert always


def test_events_have_two_or_three_options() -> None:
    assert len(EVENTS) == 8
    assert {len(card.options) for card in EVENTS} <= {2, 3}


def test_every_fragment_is_on_an_apprentice_card() -> None:
    """The first game shows the whole packet, but for further copies."""
    listed = {id for card in GAME.cards if isinstance(card, Apprentice) for id in card.fragments}
    assert listed == {card.id for card in FRAGMENTS}
