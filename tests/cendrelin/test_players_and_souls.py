"""Register section 1: players, classes, souls (CE-001 to CE-008)."""

from collections import Counter

import pytest
from tests.cendrelin.helpers import CLASSES, FRAGMENTS, GAME, Bench, counters, zone

import ludotheque
from ludotheque.engine.errors import BadOptions, IllegalAnswer, UnknownOption
from ludotheque.games.cendrelin import verbs


def apprentice_list(klass: str) -> Counter[str]:
    """The ten fragments that an apprentice card lists, as the catalogue shows them."""
    return Counter(GAME.catalogue_view()["cards"][f"apprenti-{klass}"]["list"])


@pytest.mark.rule("CE-001")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_is_a_cendrelin_and_nobody_plays_the_high_cendrelin(bench: Bench, seats: int) -> None:
    stage = bench.new(*(["necromancien"] * seats))
    view = stage.table.view_all()
    assert [player["seat"] for player in view["players"]] == list(range(seats))
    assert {one["owner"] for one in view["zones"]} == {None, *range(seats)}
    in_charge = []
    for _ in range(2 * seats):
        in_charge.append(stage.pos.charge)
        assert stage.table.asked == [stage.pos.charge]
        stage.do("mana").to_evening()
    assert set(in_charge) == set(range(seats))


@pytest.mark.rule("CE-002")
def test_each_player_chooses_one_of_three_classes() -> None:
    table = ludotheque.new("cendrelin", 3, 1)
    assert table.asked == [0, 1, 2]
    for choice in table.pending:
        assert [option.key for option in choice] == [f"class:{klass}" for klass in CLASSES]
    for later in ("pretre", "demoniste"):
        with pytest.raises(IllegalAnswer) as refused:
            table.play(f"class:{later}", 0)
        assert refused.value.rule == "CE-004"
    for seat, klass in enumerate(("sorcier", "necromancien", "sorcier")):
        table.play(f"class:{klass}", seat)
    assert [player["band"] for player in table.view(None)["players"]] == ["sorcier", "necromancien", "sorcier"]
    assert [line["rule"] for line in table.log_all() if line["kind"] == "class"] == ["CE-002"] * 3


@pytest.mark.rule("CE-002")
def test_classes_are_shown_together_once_everybody_has_chosen() -> None:
    table = ludotheque.new("cendrelin", 2, 1)
    table.play("class:animancien", 1)
    assert table.asked == [0]
    for seat in (0, 1, None):
        assert [player["band"] for player in table.view(seat)["players"]] == [None, None]
        assert table.log(seat) == []
    table.play("class:necromancien", 0)
    assert [player["band"] for player in table.view(0)["players"]] == ["necromancien", "animancien"]


@pytest.mark.rule("CE-002")
def test_no_other_class_can_be_given_to_a_seat() -> None:
    with pytest.raises(BadOptions) as refused:
        ludotheque.new("cendrelin", 2, 1, {"classes": ["pretre", "sorcier"]})
    assert refused.value.rule == "CE-002"


@pytest.mark.rule("CE-003")
def test_a_player_has_one_class_and_cannot_have_two() -> None:
    with pytest.raises(BadOptions) as refused:
        ludotheque.new("cendrelin", 2, 1, {"classes": [["necromancien", "sorcier"], "sorcier"]})
    assert refused.value.rule == "CE-003"
    table = ludotheque.new("cendrelin", 2, 1)
    table.play("class:necromancien", 0)
    with pytest.raises(IllegalAnswer):
        table.play("class:sorcier", 0)


@pytest.mark.rule("CE-004")
def test_classes_for_the_experienced_are_not_shown() -> None:
    (spec,) = [spec for spec in GAME.option_specs() if spec["id"] == "classes"]
    assert {value["id"] for value in spec["values"]} == {*CLASSES, "choose", "random"}
    offered = [option.key for choice in ludotheque.new("cendrelin", 3, 1).pending for option in choice]
    assert set(offered) == {f"class:{klass}" for klass in CLASSES}


@pytest.mark.rule("CE-005")
def test_the_apprentice_card_lies_before_its_player_for_all_to_see(bench: Bench) -> None:
    stage = bench.new("sorcier", "animancien", "sorcier")
    for viewer in (0, 1, 2, None):
        players = stage.table.view(viewer)["players"]
        assert [player["cards"] for player in players] == [
            ["apprenti-sorcier"],
            ["apprenti-animancien"],
            ["apprenti-sorcier"],
        ]


@pytest.mark.rule("CE-006", "CE-C05")
@pytest.mark.parametrize("klass", CLASSES)
def test_a_soul_is_the_ten_fragments_listed_on_the_apprentice_card(klass: str) -> None:
    table = ludotheque.new("cendrelin", 2, 5, {"classes": [klass, "sorcier"]})
    zones = table.view_all()
    soul = [card["id"] for id in ("past_life:0", "hand:0") for card in zone(zones, id)["cards"]]
    assert len(soul) == 10
    assert Counter(soul) == apprentice_list(klass)
    assert {GAME.cards[GAME.card_index[id]].band for id in soul} == {klass}


@pytest.mark.rule("CE-006")
def test_a_class_chosen_at_the_table_brings_its_list_too() -> None:
    table = ludotheque.new("cendrelin", 2, 5)
    table.play("class:animancien", 0)
    table.play("class:necromancien", 1)
    for seat, klass in enumerate(("animancien", "necromancien")):
        soul = [card["id"] for id in ("past_life", "hand") for card in zone(table.view_all(), f"{id}:{seat}")["cards"]]
        assert Counter(soul) == apprentice_list(klass)


def pile_order(seed: int) -> list[str]:
    table = ludotheque.new("cendrelin", 2, seed, {"classes": ["necromancien", "sorcier"]})
    view = table.view_all()
    return [card["id"] for id in ("past_life:0", "hand:0") for card in zone(view, id)["cards"]]


@pytest.mark.rule("CE-007")
def test_the_past_life_is_shuffled() -> None:
    assert pile_order(3) == pile_order(3)
    orders = {tuple(pile_order(seed)) for seed in range(20)}
    assert len(orders) > 15
    assert len({order[-1] for order in orders}) > 3, "the first card drawn is not always the same"


@pytest.mark.rule("CE-007")
def test_nobody_sees_into_a_past_life_not_even_its_owner(bench: Bench) -> None:
    stage = bench.new("necromancien", "sorcier")
    for viewer in (0, 1, None):
        for seat in (0, 1):
            pile = zone(stage.table.view(viewer), f"past_life:{seat}")
            assert pile["count"] == 9
            assert pile["cards"] == []
    for seat in (0, 1):
        assert not any(stage.pos.knows(viewer, card) for viewer in (0, 1) for card in stage.pos.past_life[seat])
        top = GAME.ref(stage.pos, stage.pos.past_life[seat][-1])
        with pytest.raises(UnknownOption):  # the card does not exist for one who cannot see it
            stage.table.why_not(f"play:{top}")
    assert stage.why_not("past_life:0") == "CE-007"


@pytest.mark.rule("CE-007")
def test_who_draws_learns_one_card_and_the_others_none(bench: Bench) -> None:
    stage = bench.scene(
        bench.seat(hand=1, past_life=["Créez 1 tombe.", "Créez 1 âme."]), bench.seat("sorcier"), step="evening"
    )
    stage.do("draw")
    drawn = stage.card("Créez 1 tombe.")
    assert [line["names"][0]["ref"] for line in stage.table.log(0) if line["kind"] == "draw"] == [drawn]
    for viewer in (1, None):
        assert [line["names"] for line in stage.table.log(viewer) if line["kind"] == "draw"] == [[]]
        assert zone(stage.table.view(viewer), "hand:0")["cards"] == []
        assert zone(stage.table.view(viewer), "hand:0")["count"] == 2
    assert counters(stage.table.view(1), 0)["past-life"] == 1


@pytest.mark.rule("CE-008")
def test_every_fragment_allows_an_action() -> None:
    assert len(FRAGMENTS) == 24
    for id in FRAGMENTS:
        fragment = GAME.cards[GAME.card_index[id]]
        elements = [element for part in fragment.effect.parts for element in part.elements]
        acting = [e for e in elements if not isinstance(e, verbs.Condition | verbs.Designate)]
        assert acting, f"{id} does nothing"
        assert fragment.effect.words["fr"]
        assert fragment.effect.words["en"]
