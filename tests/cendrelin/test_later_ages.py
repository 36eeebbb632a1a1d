"""Register section 5: a second game (CE-048 to CE-050)."""

from collections import Counter
from itertools import pairwise

import pytest
from tests.cendrelin.helpers import CLASSES, GAME, Bench, zone

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadOptions
from ludotheque.games.cendrelin.cards import Fragment


def packet(klass: str) -> list[str]:
    """All the cards of a class's packet, copies included."""
    return [
        card.id for card in GAME.cards if isinstance(card, Fragment) and card.band == klass for _ in range(card.dots)
    ]


def soul(table: ludotheque.Table, seat: int) -> Counter[str]:
    view = table.view_all()
    return Counter(card["id"] for pile in ("past_life", "hand") for card in zone(view, f"{pile}:{seat}")["cards"])


@pytest.mark.rule("CE-048")
@pytest.mark.parametrize("klass", CLASSES)
def test_a_player_may_keep_his_class_and_pick_his_ten_fragments(klass: str) -> None:
    picked = packet(klass)[-10:]
    table = ludotheque.new("cendrelin", 2, 1, {"classes": [klass, "sorcier"], "lists": [picked, None]})
    assert soul(table, 0) == Counter(picked)
    listed = GAME.catalogue_view()["cards"]["apprenti-sorcier"]["list"]
    assert soul(table, 1) == Counter(listed), "who picks nothing takes the apprentice's list"
    assert (len(table.position.hand[0]), len(table.position.past_life[0])) == (1, 9)


@pytest.mark.rule("CE-048")
def test_picked_fragments_are_shuffled_too() -> None:
    picked = packet("sorcier")[-10:]
    tops = {
        tuple(
            card["id"]
            for card in zone(
                ludotheque.new(
                    "cendrelin", 2, seed, {"classes": ["sorcier", "sorcier"], "lists": [picked, None]}
                ).view_all(),
                "past_life:0",
            )["cards"]
        )
        for seed in range(10)
    }
    assert len(tops) > 7


@pytest.mark.rule("CE-048")
def test_a_player_may_change_class_and_list() -> None:
    for klass in CLASSES:
        table = ludotheque.new("cendrelin", 2, 1, {"classes": [klass, "sorcier"]})
        assert table.view(None)["players"][0]["band"] == klass
        assert soul(table, 0) == Counter(GAME.catalogue_view()["cards"][f"apprenti-{klass}"]["list"])


@pytest.mark.rule("CE-048")
def test_fragments_of_another_class_cannot_be_picked() -> None:
    mixed = packet("necromancien")[-9:] + packet("sorcier")[-1:]
    with pytest.raises(BadOptions) as refused:
        ludotheque.new("cendrelin", 2, 1, {"classes": ["necromancien", "sorcier"], "lists": [mixed, None]})
    assert refused.value.rule == "CE-048"
    with pytest.raises(BadOptions) as refused:
        ludotheque.new(
            "cendrelin", 2, 1, {"classes": ["necromancien", "sorcier"], "lists": [None, packet("necromancien")[:10]]}
        )
    assert refused.value.rule == "CE-048"


@pytest.mark.rule("CE-049")
def test_a_new_game_starts_from_the_starting_values_whatever_happened_before() -> None:
    """A whole game is played at one table; the next one at it begins as the first did."""
    options = {"classes": ["necromancien", "sorcier"]}
    before = ludotheque.new("cendrelin", 2, 1, options)
    dice = Dice("a first game")
    while not before.over:
        before.play(before.choice.options[dice.below(len(before.choice))])
    start = {"tombes": 3, "fosses": 3, "ames": 2, "tresors": 2}
    assert {one["ref"]: one["value"] for one in before.view(None)["places"]} != start
    again = ludotheque.new("cendrelin", 2, 2, options)
    assert {one["ref"]: one["value"] for one in again.view(None)["places"]} == start
    assert again.position.mana == [0, 0]


@pytest.mark.rule("CE-050")
def test_the_first_player_of_each_new_game_is_drawn_again(bench: Bench) -> None:
    firsts = [bench.new("necromancien", "sorcier", seed=seed).pos.charge for seed in range(30)]
    assert set(firsts) == {0, 1}
    assert any(a == b for a, b in pairwise(firsts)), "it does not simply pass on"
    assert any(a != b for a, b in pairwise(firsts))
