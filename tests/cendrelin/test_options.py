"""Opening a table: options and numbers of players that make no game are refused, with the rule where one decides."""

from typing import Any

import pytest
from tests.cendrelin.helpers import CLASSES, GAME

import ludotheque
from ludotheque.engine.errors import BadOptions
from ludotheque.games.cendrelin.cards import Fragment

PACKETS = {
    klass: [card for card in GAME.cards if isinstance(card, Fragment) and card.band == klass] for klass in CLASSES
}
LIST = {klass: [card.id for card in packet for _ in range(card.dots)][:10] for klass, packet in PACKETS.items()}


def opened(options: Any, seats: int = 2) -> ludotheque.Table:
    return ludotheque.new("cendrelin", seats, 1, options)


def refused(options: Any, seats: int = 2) -> BadOptions:
    with pytest.raises(BadOptions) as error:
        opened(options, seats)
    assert "\n" not in str(error.value)
    assert error.value.words["fr"]
    assert error.value.words["fr"] != error.value.words["en"]
    return error.value


@pytest.mark.rule("CE-S36")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_may_play(seats: int) -> None:
    assert opened({}, seats).asked == list(range(seats))


@pytest.mark.rule("CE-S36")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6, "2", True, None])
def test_other_numbers_of_players_are_refused(seats: Any) -> None:
    error = refused({}, seats)
    assert "is for 2 to 5 players" in str(error)
    assert error.rule == "CE-S36"


@pytest.mark.parametrize("name", ["modes", "class", "Classes", ""])
def test_an_option_that_does_not_exist_is_refused(name: str) -> None:
    assert f"has no option {name!r}; it has classes, lists" in str(refused({name: 1}))


@pytest.mark.rule("CE-002")
@pytest.mark.parametrize("klass", ["pretre", "demoniste", "Sorcier", "", 1, {}])
def test_a_class_outside_the_initiation_game_is_refused(klass: Any) -> None:
    error = refused({"classes": ["sorcier", klass]})
    assert error.rule == "CE-002"
    assert "necromancien, animancien, sorcier" in str(error)


def test_a_seat_for_which_nothing_is_said_chooses_its_class() -> None:
    assert opened({"classes": ["sorcier", None]}).options["classes"] == ["sorcier", "choose"]


@pytest.mark.rule("CE-003")
@pytest.mark.parametrize("two", [["necromancien", "sorcier"], ["sorcier"], []])
def test_a_seat_with_a_list_of_classes_is_refused(two: list[str]) -> None:
    error = refused({"classes": ["sorcier", two]})
    assert error.rule == "CE-003"


@pytest.mark.parametrize("classes", ["sorcier", {"0": "sorcier"}, [], ["sorcier"], ["sorcier"] * 3, 2])
def test_classes_are_one_for_each_seat(classes: Any) -> None:
    assert "classes must " in str(refused({"classes": classes}))


@pytest.mark.rule("CE-002")
def test_a_class_may_be_given_left_open_or_drawn_by_lot() -> None:
    table = opened({"classes": ["choose", "sorcier", "choose"]}, 3)
    assert table.asked == [0, 2]
    assert [player["band"] for player in table.view(None)["players"]] == [None, "sorcier", None]
    drawn = [ludotheque.new("cendrelin", 2, seed, {"classes": ["random"] * 2}) for seed in range(30)]
    assert {klass for table in drawn for klass in table.position.classes} == {0, 1, 2}
    assert drawn[3].position.classes == ludotheque.new("cendrelin", 2, 3, {"classes": ["random"] * 2}).position.classes


def ten(klass: str, **changes: Any) -> dict[str, Any]:
    return {"classes": [klass, "sorcier"], "lists": [changes["picked"], None]}


@pytest.mark.rule("CE-048")
@pytest.mark.parametrize("klass", CLASSES)
def test_ten_fragments_of_ones_class_are_accepted(klass: str) -> None:
    picked = [card.id for card in reversed(PACKETS[klass]) for _ in range(card.dots)][:10]
    assert sorted(picked) != sorted(LIST[klass]), "else the apprentice's list would pass for it"
    position = opened(ten(klass, picked=picked)).position
    soul = [*position.past_life[0], *position.hand[0]]
    assert sorted(GAME.cards[position.faces[card]].id for card in soul) == sorted(picked)


@pytest.mark.parametrize("change", [-1, 1, -10])
def test_a_past_life_of_other_than_ten_is_refused(change: int) -> None:
    """CE-065, which the initiation game's picked lists share."""
    cards = LIST["sorcier"]
    picked = cards[:change] if change < 0 else [*cards, PACKETS["sorcier"][-1].id]
    error = refused(ten("sorcier", picked=picked))
    assert error.rule == "CE-065"
    assert f"exactly ten fragments, not {10 + change}" in str(error)


@pytest.mark.parametrize("klass", CLASSES)
def test_more_copies_than_dots_are_refused(klass: str) -> None:
    """CE-066, which the initiation game's picked lists share: as many copies as dots pass, one more does not."""
    for card in PACKETS[klass]:
        others = [other.id for other in PACKETS[klass] if other is not card for _ in range(other.dots)]
        opened(ten(klass, picked=[card.id] * card.dots + others[: 10 - card.dots]))
        error = refused(ten(klass, picked=[card.id] * (card.dots + 1) + others[: 9 - card.dots]))
        assert error.rule == "CE-066"
        assert card.en in str(error)


@pytest.mark.rule("CE-048")
@pytest.mark.parametrize("klass", CLASSES)
def test_a_fragment_of_another_class_is_refused(klass: str) -> None:
    other = next(one for one in CLASSES if one != klass)
    error = refused(ten(klass, picked=[*LIST[klass][:9], LIST[other][0]]))
    assert error.rule == "CE-048"


def test_cards_that_are_no_fragments_are_refused() -> None:
    for id in ("rien", "apprenti-sorcier", "goules-affamees"):
        assert f"there is no fragment called {id!r}" in str(refused(ten("sorcier", picked=[*LIST["sorcier"][:9], id])))


@pytest.mark.rule("CE-048")
@pytest.mark.parametrize("klass", ["choose", "random"])
def test_a_list_of_ones_own_needs_a_class_known_beforehand(klass: str) -> None:
    assert refused({"classes": [klass, "sorcier"], "lists": [LIST["sorcier"], None]}).rule == "CE-048"
    assert refused({"lists": [LIST["sorcier"], None]}).rule == "CE-048"


@pytest.mark.parametrize("lists", ["x", [], [None], [None] * 3, {}])
def test_lists_are_one_for_each_seat(lists: Any) -> None:
    assert "lists must " in str(refused({"classes": ["sorcier"] * 2, "lists": lists}))


@pytest.mark.parametrize("picked", ["eclair-noir", [1] * 10, [["a"]] * 10, {"eclair-noir": 3}])
def test_a_list_is_a_list_of_ids(picked: Any) -> None:
    assert refused(ten("sorcier", picked=picked)).rule == "CE-065"
