"""Register section 3: goal and start (CE-018 to CE-027)."""

import pytest
from tests.cendrelin.helpers import BLANK, Bench, badges, counters, zone

import ludotheque
from ludotheque.engine.errors import IllegalAnswer
from ludotheque.games.cendrelin.graveyard import soul_gathered

FAVOURITES = [
    ("necromancien", "tombes", "tombe", 6),
    ("animancien", "ames", "âme", 4),
    ("sorcier", "tresors", "trésor", 4),
]


@pytest.mark.rule("CE-018", "CE-047")
def test_a_gathered_soul_alone_does_not_win(bench: Bench) -> None:
    create = "Créez 1 tombe."
    stage = bench.night([create], past_life=0, scene={"tombes": 4}).play(create)
    assert stage.resources[0] == 5
    assert not stage.table.over


@pytest.mark.rule("CE-018", "CE-047")
def test_an_abundant_favourite_alone_does_not_win(bench: Bench) -> None:
    create = "Créez 1 tombe."
    stage = bench.night([create], past_life=1, scene={"tombes": 9}).play(create)
    assert not stage.table.over


@pytest.mark.rule("CE-018", "CE-047")
def test_a_gathered_soul_and_an_abundant_favourite_win(bench: Bench) -> None:
    create = "Créez 1 tombe."
    stage = bench.night([create], past_life=0, scene={"tombes": 5}).play(create)
    assert stage.table.over
    assert stage.table.outcome["winners"] == [0]
    assert stage.table.outcome["rule"] == "CE-047"
    assert ("victory", "CE-047") in stage.logged()


@pytest.mark.rule("CE-018")
def test_the_favourite_of_another_class_does_not_win(bench: Bench) -> None:
    create = "Créez 4 trésors, créez 4 âmes, créez 9 fosses."
    seats = (bench.seat(hand=[create], past_life=0), bench.seat("sorcier", past_life=1))
    stage = bench.scene(*seats).play(create)
    assert not stage.table.over


@pytest.mark.rule("CE-019")
@pytest.mark.parametrize(
    "where", [{"hand": 10}, {"laid": 10}, {"forgone": 10}, {"hand": 4, "laid": 3, "forgone": 3}], ids=str
)
def test_a_soul_is_gathered_when_its_pile_is_empty_wherever_the_ten_are(bench: Bench, where: dict[str, int]) -> None:
    stage = bench.scene(bench.seat(past_life=0, **where), bench.seat("sorcier", hand=9, past_life=1))
    assert soul_gathered(stage.pos, 0)
    assert not soul_gathered(stage.pos, 1)
    view = stage.table.view(None)
    assert "soul" in badges(view, 0)
    assert "soul" not in badges(view, 1)


@pytest.mark.rule("CE-019", "CE-047")
def test_fragments_on_the_table_count_as_gathered(bench: Bench) -> None:
    create = "Créez 3 tombes."
    stage = bench.night([create], past_life=0, laid=5, forgone=4).play(create)
    assert stage.table.outcome["winners"] == [0]


@pytest.mark.rule("CE-020", "CE-021", "CE-C02")
@pytest.mark.parametrize(("klass", "place", "word", "abundant"), FAVOURITES)
def test_the_class_decides_the_favourite_and_the_pawn_stands_on_it(
    bench: Bench, klass: str, place: str, word: str, abundant: int
) -> None:
    create = f"Créez 1 {word}."
    other = next(one for one, *_ in FAVOURITES if one != klass)
    stage = bench.scene(bench.seat(other), bench.seat(klass), bench.seat(other))
    for viewer in (0, 1, None):
        pawns = {one["ref"]: one["pawns"] for one in stage.table.view(viewer)["places"]}
        assert [ref for ref, seats in pawns.items() if 1 in seats] == [place]
        assert pawns["fosses"] == []
    stage = bench.scene(bench.seat(klass, hand=[create], past_life=0), bench.seat(other), **{place: abundant - 1})
    assert stage.play(create).table.outcome["winners"] == [0]
    assert stage.table.outcome["touches"] == [place]


@pytest.mark.rule("CE-021")
def test_no_pawn_stands_anywhere_before_classes_are_chosen() -> None:
    table = ludotheque.new("cendrelin", 2, 1)
    assert all(one["pawns"] == [] for one in table.view(None)["places"])


@pytest.mark.rule("CE-022")
@pytest.mark.parametrize(("tombs", "wins"), [(4, False), (5, True), (6, True)])
def test_abundant_means_at_the_threshold_or_above_it(bench: Bench, tombs: int, wins: bool) -> None:
    create = "Créez 1 tombe."
    stage = bench.night([create], past_life=0, scene={"tombes": tombs, "charge": 0}).play(create)
    assert stage.table.over is wins
    assert ("abundant" in badges(stage.table.view(None), 0)) is wins


@pytest.mark.rule("CE-023")
@pytest.mark.parametrize("seats", [2, 4])
def test_each_player_starts_with_one_hidden_fragment(bench: Bench, seats: int) -> None:
    stage = bench.new(*(["necromancien"] * seats))
    for seat in range(seats):
        for viewer in (*range(seats), None):
            view = stage.table.view(viewer)
            assert counters(view, seat)["hand"] == 1
            assert counters(view, seat)["past-life"] == 9
            shown = zone(view, f"hand:{seat}")["cards"]
            assert len(shown) == (1 if viewer == seat else 0)
        (card,) = stage.pos.hand[seat]
        assert [stage.pos.knows(viewer, card) for viewer in range(seats)] == [one == seat for one in range(seats)]
    assert stage.logged("draw") == [("draw", "CE-023")] * seats
    for viewer in (*range(seats), None):
        named = [line["seat"] for line in stage.table.log(viewer) if line["kind"] == "draw" and line["names"]]
        assert named == ([] if viewer is None else [viewer])


@pytest.mark.rule("CE-024")
def test_the_first_two_events_are_revealed() -> None:
    table = ludotheque.new("cendrelin", 2, 1, {"classes": ["necromancien", "sorcier"]})
    reveals = [line["rule"] for line in table.log_all() if line["kind"] == "reveal"]
    assert reveals == ["CE-024", "CE-024", "CE-029"], "two at the start, one by the first night"
    assert zone(table.view(None), "future")["count"] == 8 - 3
    for viewer in (0, 1, None):
        assert len(zone(table.view(viewer), "surroundings")["cards"]) == 3
    assert all(table.position.knows(seat, card) for seat in (0, 1) for card in table.position.surroundings)


@pytest.mark.rule("CE-025", "CE-050")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_by_lot(seats: int) -> None:
    def first(seed: int) -> int:
        table = ludotheque.new("cendrelin", seats, seed, {"classes": ["necromancien"] * seats})
        (line,) = [line for line in table.log_all() if line["kind"] == "first"]
        assert line["rule"] == "CE-025"
        assert table.asked == [line["seat"]]
        return int(line["seat"])

    drawn = [first(seed) for seed in range(60)]
    assert drawn == [first(seed) for seed in range(60)]
    for seat in range(seats):
        assert drawn.count(seat) >= 60 / seats / 3


@pytest.mark.rule("CE-026")
@pytest.mark.parametrize("step", ["evening", "night"])
def test_only_the_cendrelin_in_charge_acts(bench: Bench, step: str) -> None:
    seats = [bench.seat(hand=2) for _ in range(3)]
    stage = bench.scene(*seats, charge=1, step=step)
    assert stage.table.asked == [1]
    assert stage.table.view(None)["active"] == 1
    for seat in (0, 2):
        assert stage.table.choice_of(seat) is None
        for key in ("mana", "end", f"play:{stage.card(BLANK, seat=seat)}", stage.option(BLANK)):
            assert stage.table.why_not(key, seat) is not None
            with pytest.raises(IllegalAnswer):
                stage.table.play(key, seat)
    # nor does he act with the cards of another
    theirs = bench.scene(bench.seat(), bench.seat(hand=1, laid=1))
    assert theirs.why_not(theirs.card(BLANK, "laid", seat=1)) == "CE-026"


@pytest.mark.rule("CE-026")
def test_each_turn_is_one_night(bench: Bench) -> None:
    stage = bench.new("necromancien", "sorcier")
    stage.do("mana").to_evening().do("mana").to_evening()
    nights = [(line["rule"], line["turn"]) for line in stage.table.log_all() if line["kind"] == "night"]
    assert nights == [("CE-026", 1), ("CE-026", 2), ("CE-026", 3)]


@pytest.mark.rule("CE-027")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nights_pass_clockwise(bench: Bench, seats: int) -> None:
    stage = bench.scene(*(bench.seat() for _ in range(seats)), charge=1, step="evening")
    order = []
    for _ in range(2 * seats):
        order.append(stage.pos.charge)
        stage.do("mana").to_evening()
    assert order == [(1 + turn) % seats for turn in range(2 * seats)]
