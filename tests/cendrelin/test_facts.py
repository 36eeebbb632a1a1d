"""Register section 19: facts printed in the rulebook (CE-C..)."""

import pytest
from tests.cendrelin.helpers import CLASSES, EVENTS, GAME, Bench, zone

import ludotheque
from ludotheque.games.cendrelin import graveyard


@pytest.mark.rule("CE-C01", "CE-S01")
def test_start_and_abundance_of_the_base_resources(bench: Bench) -> None:
    view = bench.new("necromancien", "sorcier").table.view(None)
    shown = {place["ref"]: (place["value"], place["of"]) for place in view["places"]}
    assert shown == {"tombes": (3, 6), "fosses": (3, 6), "ames": (2, 4), "tresors": (2, 4)}
    assert [(place["start"], place["full"]) for place in view["places"]] == [
        (3, False),
        (3, False),
        (2, False),
        (2, False),
    ]


@pytest.mark.rule("CE-C02")
def test_favourites_by_class_and_nobody_has_the_pits(bench: Bench) -> None:
    view = bench.new(*CLASSES).table.view(None)
    pawns = {place["ref"]: place["pawns"] for place in view["places"]}
    assert pawns == {"tombes": [0], "fosses": [], "ames": [1], "tresors": [2]}
    assert graveyard.PITS not in graveyard.FAVOURITE


@pytest.mark.rule("CE-C05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_past_life_is_ten_fragments_and_stays_so(seats: int) -> None:
    table = ludotheque.new("cendrelin", seats, 3, {"classes": ["random"] * seats})
    for turn in range(60):
        if table.over:
            break
        for seat in range(seats):
            owned = sum(
                zone(table.view(None), f"{pile}:{seat}")["count"] for pile in ("past_life", "hand", "laid", "forgone")
            )
            assert owned == 10
        table.play(table.choice.options[turn % len(table.choice)])


@pytest.mark.rule("CE-C06")
def test_there_are_eight_base_events_and_all_stay_in_play(bench: Bench) -> None:
    assert len(EVENTS) == len(set(EVENTS)) == 8
    stage = bench.new("necromancien", "sorcier")
    for _ in range(20):
        view = stage.table.view_all()
        around = [card["id"] for id in ("future", "surroundings", "past") for card in zone(view, id)["cards"]]
        assert sorted(around) == sorted(EVENTS)
        stage.do("mana").to_evening()


@pytest.mark.rule("CE-C07")
def test_names_of_the_ephemeral_resources() -> None:
    names = [GAME.say(f"ephemeral-{name}")["fr"] for name in graveyard.EPHEMERALS]
    assert names == ["Dégâts", "Hommages", "Pactes démoniaques"]


@pytest.mark.rule("CE-C08")
@pytest.mark.parametrize("before", [0, 1, 40])
def test_the_evening_gives_two_mana(bench: Bench, before: int) -> None:
    stage = bench.scene(bench.seat(mana=before), bench.seat(), step="evening").do("mana")
    assert stage.mana[0] == before + 2


@pytest.mark.rule("CE-C12")
def test_two_events_between_turns_and_three_from_the_reveal_to_the_resolution(bench: Bench) -> None:
    stage = bench.new("necromancien", "sorcier")
    for _ in range(10):
        assert (stage.kind, len(stage.pos.surroundings)) == ("evening", 3)
        stage.do("mana")
        assert (stage.kind, len(stage.pos.surroundings)) == ("night", 3)
        stage.do(next(key for key in stage.keys if key.startswith("resolve:")))
        assert len(stage.pos.surroundings) == 2
        stage.do("end")


@pytest.mark.rule("CE-C13")
def test_ghouls_and_grave_robbers_prowl_and_the_winner_is_named_high_cendrelin(bench: Bench) -> None:
    names = [GAME.cards[GAME.card_index[id]].names for id in EVENTS]
    assert any("goule" in name["fr"].lower() and "ghoul" in name["en"].lower() for name in names)
    assert any("pill" in name["fr"].lower() and "robber" in name["en"].lower() for name in names)
    create = "Créez 3 tombes."
    stage = bench.night([create], past_life=0).play(create)
    reason = stage.table.outcome["reason"]
    assert "Haut Cendrelin" in reason["fr"]
    assert "High Cendrelin" in reason["en"]
