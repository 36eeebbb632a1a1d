"""The set-up (section 9), and what nobody may see then."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.engine.errors import BadOptions, IllegalAnswer
from ludotheque.games.anima.faces import FACES
from tests.anima.helpers import FINALS, GAME, Stage


def opened(seats: int = 3, seed: str = "set-up", **options: object) -> Stage:
    return Stage(ludotheque.new("anima", seats, seed, options))


def kept(t: Stage) -> Stage:
    for at in range(t.pos.seats):
        option = t.table.choice_of(at)
        assert option is not None
        t.table.play(option.options[0].key, at)
    return t


@pytest.mark.rule("AN-088")
def test_decks_are_shuffled_by_the_seed() -> None:
    same, again, other = opened().pos, opened().pos, opened(seed="other").pos
    assert same.encounters == again.encounters != other.encounters


@pytest.mark.rule("AN-014")
def test_types_do_not_mix() -> None:
    t = kept(opened())
    piles = {"characters": "character", "zone_deck": "zone", "encounters": "encounter", "advantages": "advantage"}
    for field, kind in piles.items():
        assert {FACES[t.pos.faces[card]].kind for card in getattr(t.pos, field)} == {kind}


@pytest.mark.rule("AN-089")
def test_markers_are_of_different_colours() -> None:
    t = opened(markers=["green", "any", "any"])
    colours = [player["marker"] for player in t.table.view(0)["players"]]
    assert colours[0] == "green"
    assert len(set(colours)) == 3
    with pytest.raises(BadOptions, match="same marker") as caught:
        opened(markers=["red", "red", "blue"])
    assert caught.value.rule == "AN-089"


@pytest.mark.rule("AN-010", "AN-090", "AN-S02", "AN-P11")
def test_two_secret_basics_each_and_no_final() -> None:
    t = opened(5)
    for at in range(5):
        dealt = t.ids(t.pos.missions[at])
        assert len(dealt) == 2
        assert not set(dealt) & set(FINALS)
        shown = {zone["id"]: zone for zone in t.table.view((at + 1) % 5)["zones"]}[f"missions:{at}"]
        assert (shown["count"], shown["cards"]) == (2, [])
        own = {zone["id"]: zone for zone in t.table.view(at)["zones"]}[f"missions:{at}"]
        assert sorted(card["id"] for card in own["cards"]) == sorted(dealt)


@pytest.mark.rule("AN-091", "AN-092", "AN-016")
def test_one_of_two_characters_and_three_of_four_advantages_are_kept() -> None:
    t = opened()
    assert [(len(t.pos.drawn[at]), len(t.pos.hand[at])) for at in range(3)] == [(2, 4)] * 3
    assert len(t.keys) == 8
    mine, other = t.pos.drawn[0][0], t.pos.drawn[1][0]
    ref = GAME.ref(t.pos, t.pos.hand[0][0])
    with pytest.raises(IllegalAnswer):
        t.table.play(f"keep:{GAME.ref(t.pos, mine)}>{GAME.ref(t.pos, mine)}", 0)
    assert f"keep:{GAME.ref(t.pos, other)}>{ref}" not in t.keys
    kept(t)
    assert [(len(t.pos.team[at]), len(t.pos.hand[at])) for at in range(3)] == [(1, 3)] * 3


@pytest.mark.rule("AN-093")
def test_what_is_not_kept_goes_back_into_its_deck() -> None:
    t = kept(opened())
    assert (len(t.pos.characters), len(t.pos.advantages)) == (20 - 3, 35 - 9)
    assert t.pos.characters_out == t.pos.advantages_out == []


@pytest.mark.rule("AN-094", "AN-095", "AN-096", "AN-S15")
@pytest.mark.parametrize("seats", [2, 5])
def test_as_many_zones_as_players_each_with_a_card_face_down(seats: int) -> None:
    t = opened(seats)
    assert len(t.pos.active) == len(t.pos.guards) == seats
    for viewer in range(seats):
        zones = {zone["id"]: zone for zone in t.table.view(viewer)["zones"]}
        assert [card["id"] for card in zones["guards"]["cards"]] == [None] * seats
        assert len([card for card in zones["active"]["cards"] if card["guarded"]]) == seats
    assert all(not t.pos.known[guard] for guard in t.pos.guards)


@pytest.mark.rule("AN-007")
def test_nobody_sees_a_final_before_the_first_basic() -> None:
    t = kept(opened())
    assert len(t.pos.finals) == 3
    for viewer in range(3):
        shown = [card["id"] for zone in t.table.view(viewer)["zones"] for card in zone["cards"]]
        assert not set(shown) & set(FINALS)


@pytest.mark.rule("AN-S04")
def test_there_is_one_of_each_character() -> None:
    names = [face.id for face in FACES if face.kind == "character"]
    assert len(set(names)) == len(names) == 20


@pytest.mark.rule("AN-S47")
def test_hands_are_hidden_and_their_sizes_public() -> None:
    t = kept(opened())
    zones = {zone["id"]: zone for zone in t.table.view(0)["zones"]}
    assert (zones["hand:1"]["count"], zones["hand:1"]["cards"]) == (3, [])
    assert len(zones["hand:0"]["cards"]) == 3
