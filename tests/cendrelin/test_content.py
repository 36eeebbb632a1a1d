"""Register section 23: what was designed for the full game keeps to what the rules and the design ask of it (CE-D01 to CE-D11)."""

from collections import Counter

import pytest
from tests.cendrelin.helpers import CLASSES, GAME, REGISTER
from tests.cendrelin.test_full_set_up import begun

import ludotheque
from ludotheque.games.cendrelin import deck, verbs
from ludotheque.games.cendrelin.cards import EventCard, Fragment
from ludotheque.games.cendrelin.graveyard import ALL_CLASSES
from ludotheque.games.cendrelin.lint import lint

FRAGMENTS = [card for card in GAME.cards if isinstance(card, Fragment)]
EVENTS = [card for card in GAME.cards if isinstance(card, EventCard)]


@pytest.mark.rule("CE-D01")
def test_each_of_five_classes_has_eight_fragments_sixteen_cards_and_two_from_the_crypt() -> None:
    for klass in ALL_CLASSES:
        packet = [card for card in FRAGMENTS if card.band == klass]
        assert sorted(card.dots for card in packet) == [1, 1, 2, 2, 2, 2, 3, 3]
        assert sum(card.crypt for card in packet) == 2
        assert all(card.mark == "maison" for card in packet)


@pytest.mark.rule("CE-D01")
def test_the_two_later_classes_prepare_nothing_from_the_crypt_and_touch_the_boards_resources() -> None:
    for klass in ALL_CLASSES[len(CLASSES) :]:
        packet = [card for card in FRAGMENTS if card.band == klass]
        said = [(card, one) for card in packet for row in card.options for part in row.parts for one in part.elements]
        assert not any(card.crypt and isinstance(one, verbs.Prepare) for card, one in said)
        assert {one.resource for _, one in said if isinstance(one, verbs.Create)} >= {0, 2}
        assert any(isinstance(one, verbs.Discard) for _, one in said)


@pytest.mark.rule("CE-D03")
def test_there_are_thirty_events_about_a_quarter_of_them_unforeseen() -> None:
    assert len(EVENTS) == 30
    assert Counter(card.place is not None for card in EVENTS) == {True: 18, False: 12}
    assert {len(card.options) for card in EVENTS} == {2, 3}
    assert sum(card.unforeseen is not None for card in EVENTS) == 8
    assert sum(card.action is not None for card in EVENTS) == 3
    assert not any(card.unforeseen or card.action for card in EVENTS[:8]), "base events have neither"


@pytest.mark.rule("CE-D04", "CE-S38")
def test_there_are_nine_places_each_with_a_resource_of_its_own_and_two_events() -> None:
    assert (len(deck.PRINTED.common), len(deck.PRINTED.demonic)) == (6, 3)
    assert len({place.resource.id for place in deck.PRINTED.places.values()}) == 9
    for resource, place in deck.PRINTED.places.items():
        assert 1 <= len(place.options) <= 2
        assert len(deck.PRINTED.events_of[resource]) == 2
    names = [deck.PRINTED.places[resource].fr for resource in deck.PRINTED.demonic]
    assert [name.split()[-1].partition("'")[2] or name.split()[-1] for name in names] == [
        *("Azhur-Nael", "Vhaal-Morgh", "Sezmoth"),
    ]
    assert sum(deck.PRINTED.has_future(resource) for resource in deck.PRINTED.places) == 5


@pytest.mark.rule("CE-D05")
def test_no_place_alone_or_with_another_can_be_used_for_ever() -> None:
    assert [str(one.words) for one in lint(list(deck.PRINTED.places.values()))] == []


@pytest.mark.rule("CE-D06", "CE-S27")
def test_each_class_has_four_objectives_two_of_them_for_good() -> None:
    for faces in deck.PRINTED.objectives:
        aims = [deck.PRINTED.objective(face) for face in faces]
        assert len(aims) == 4
        assert sum(aim.permanent for aim in aims) == 2
        assert all(aim.words["fr"] and aim.words["en"] for aim in aims)
    alone = ludotheque.new("cendrelin", 2, 1, {"glory": "with", "classes": ["necromancien", "sorcier"]})
    assert [len(drawn) for drawn in alone.position.drawn] == [3, 3], "one class alone has enough to draw three"


@pytest.mark.rule("CE-D10", "CE-D11")
def test_each_seat_has_a_card_with_its_mana_and_classes_and_a_pawn_of_its_own() -> None:
    table = ludotheque.new("cendrelin", 5, 1, {"mode": "full", "classes": ["random"] * 5})
    for player in table.view(None)["players"]:
        assert len(player["bands"]) == 2
        assert [one["value"] for one in player["counters"] if one["id"] == "mana"] == [0]
    two = begun(favour=("tombes", "tombes"))
    pawns = [place["pawns"] for place in two.view(None)["places"]]
    assert sorted(seat for seats in pawns for seat in seats) == [0, 1], "one each"
    assert GAME.seats[1] == 5


@pytest.mark.rule("CE-S40")
def test_the_future_and_the_gods_have_one_name_each() -> None:
    assert GAME.say("zone-future")["fr"] == "Futur"
    assert len([zone for zone in begun().view(None)["zones"] if zone["kind"] == "future"]) == 1
    assert "avenir" in REGISTER["CE-S40"].fr
