"""Register section 14: ephemeral resources (CE-127 to CE-131)."""

import pytest
from tests.cendrelin.helpers import BLANK, OTHER_BLANK, RESOURCES, Bench, counters

from ludotheque.engine.errors import CardTextError
from ludotheque.games.cendrelin.effects import Effect
from ludotheque.games.cendrelin.graveyard import EPHEMERALS

PREPARE = "Préparez 2 Dégâts."
EMPLOY = "Employez 1 Dégât, créez 1 trésor."


@pytest.mark.rule("CE-127", "CE-C07")
def test_there_are_three_ephemeral_resources(bench: Bench) -> None:
    assert EPHEMERALS == ("degats", "hommages", "pactes")
    words = "Préparez 1 Dégât, préparez 2 Hommages, préparez 3 Pactes démoniaques."
    stage = bench.night([words]).play(words)
    shown = counters(stage.table.view(None), 0)
    assert {name: shown[name] for name in EPHEMERALS} == {"degats": 1, "hommages": 2, "pactes": 3}
    for other in ("Larmes", "tombes", "mana", "Pactes"):
        with pytest.raises(CardTextError):
            Effect("essai", 0, f"Préparez 1 {other}")


@pytest.mark.rule("CE-128")
def test_nobody_employs_what_another_prepared(bench: Bench) -> None:
    stage = bench.scene(bench.seat(hand=[EMPLOY], degats=0), bench.seat("sorcier", degats=5))
    assert not stage.can_play(EMPLOY)
    assert stage.why_play(EMPLOY) == "CE-125"
    mine = bench.scene(bench.seat("sorcier", degats=5), bench.seat(hand=[EMPLOY], degats=1), charge=1).play(EMPLOY)
    assert mine.pos.ephemerals == [5, 0, 0, 0, 0, 0]


@pytest.mark.rule("CE-129")
def test_ephemeral_resources_are_a_passing_state_and_lie_on_no_place(bench: Bench) -> None:
    stage = bench.night([PREPARE])
    for viewer in (0, 1, None):
        assert set(counters(stage.table.view(viewer), 0)) == {"mana", "past-life", "hand"}
    stage.play(PREPARE)
    for viewer in (0, 1, None):
        view = stage.table.view(viewer)
        assert counters(view, 0)["degats"] == 2
        assert [place["ref"] for place in view["places"]] == list(RESOURCES)
    assert stage.resources == (3, 3, 2, 2)


@pytest.mark.rule("CE-130")
def test_all_ephemeral_resources_of_all_players_are_lost_at_dawn(bench: Bench) -> None:
    seats = [bench.seat(degats=1, hommages=2, pactes=3) for _ in range(3)]
    stage = bench.scene(*seats, charge=1)
    stage.resolve(BLANK)
    assert sum(stage.pos.ephemerals) == 19, "nothing is lost before the night ends"
    stage.do("end")
    assert stage.pos.ephemerals == [0] * 9
    assert all(set(counters(stage.table.view(None), seat)) == {"mana", "past-life", "hand"} for seat in range(3))


@pytest.mark.rule("CE-131", "CE-130")
def test_what_was_prepared_in_an_earlier_turn_cannot_be_employed(bench: Bench) -> None:
    seats = (bench.seat(hand=[PREPARE, EMPLOY]), bench.seat("sorcier"))
    stage = bench.scene(*seats)
    assert not stage.can_play(EMPLOY)
    stage.play(PREPARE)
    assert stage.can_play(EMPLOY)
    stage.resolve(BLANK).do("end", "mana").resolve(OTHER_BLANK).do("end", "mana")
    assert stage.pos.charge == 0
    assert not stage.can_play(EMPLOY)
    stage.play(PREPARE)
    assert stage.can_play(EMPLOY)
    stage.play(EMPLOY)
    assert stage.resources[3] == 3


@pytest.mark.rule("CE-131")
def test_what_a_later_part_prepares_does_not_pay_for_an_earlier_one(bench: Bench) -> None:
    words = "Employez 1 Dégât, créez 1 trésor puis préparez 1 Dégât."
    stage = bench.night([words]).play(words)
    assert stage.resources[3] == 2
    assert stage.pos.ephemerals[0] == 1
    same = "Préparez 1 Dégât, employez 1 Dégât, créez 1 trésor."
    assert not bench.night([same]).can_play(same)
    after = "Préparez 1 Dégât puis employez 1 Dégât, créez 1 trésor."
    assert bench.night([after]).play(after).resources[3] == 3
