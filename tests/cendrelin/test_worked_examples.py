"""Register section 21: the worked examples of the initiation game, number for number (CE-W01 to CE-W13)."""

import pytest
from tests.cendrelin.helpers import BLANK, Bench, Stage, badges


def events(stage: Stage) -> tuple[int, int, int]:
    """Surroundings, future, past."""
    return len(stage.pos.surroundings), len(stage.pos.future), len(stage.pos.past)


@pytest.mark.rule("CE-W01")
def test_w01_eight_events_go_round(bench: Bench) -> None:
    stage = bench.new("necromancien", "animancien", "sorcier")
    assert events(stage) == (3, 5, 0), "2 / 6 / 0 at set-up, then the first night reveals one"
    for turn in range(1, 7):
        assert events(stage) == (3, 6 - turn, turn - 1)
        stage.do("mana").resolve(BLANK)
        assert events(stage) == (2, 6 - turn, turn)
        assert stage.logged("reshuffle") == []
        stage.do("end")
    assert events(stage) == (3, 5, 0), "turn 7: the past of six is the future, one is revealed"
    assert stage.logged("reshuffle") == [("reshuffle", "CE-032")]
    stage.do("mana").resolve(BLANK)
    assert events(stage) == (2, 5, 1)


def turns_until_gathered(bench: Bench, mana_turns: int) -> int:
    """The turn in which a player who takes mana in some turns and draws in the others has gathered their soul."""
    stage = bench.new("necromancien", "sorcier")
    seat, turns = stage.pos.charge, 0
    while stage.pos.past_life[seat]:
        if stage.pos.charge == seat:
            turns += 1
            stage.do("mana" if turns <= mana_turns else "draw")
        else:
            stage.do("mana")
        assert not stage.table.over
        stage.to_evening()
    assert len(stage.pos.hand[seat]) == 10
    return turns


@pytest.mark.rule("CE-W02")
@pytest.mark.parametrize(("mana_turns", "turn"), [(0, 9), (2, 11)])
def test_w02_the_earliest_turn_in_which_a_soul_is_gathered(bench: Bench, mana_turns: int, turn: int) -> None:
    assert turns_until_gathered(bench, mana_turns) == turn


@pytest.mark.rule("CE-W02")
def test_w02_the_earliest_win_is_the_ninth_turn(bench: Bench) -> None:
    stage = bench.new("necromancien", "necromancien")
    stage.pos.resources[0] = 6  # abundant all along
    turns = [0, 0]
    while not stage.table.over:
        seat = stage.pos.charge
        turns[seat] += 1
        stage.do("draw")
        if not stage.table.over:
            stage.to_evening()
    assert max(turns) == 9
    assert turns[stage.table.outcome["winners"][0]] == 9


@pytest.mark.rule("CE-W03", "CE-S21")
def test_w03_a_necromancer_wins_in_anothers_night(bench: Bench) -> None:
    words = "Créez 1 tombe."
    seats = (bench.seat("sorcier"), bench.seat("necromancien", past_life=0, hand=10))
    stage = bench.scene(*seats, charge=0, tombes=5, events=[[words, BLANK]])
    assert not stage.table.over
    stage.resolve(words)
    assert stage.resources[0] == 6
    assert stage.table.outcome["winners"] == [1]
    assert stage.pos.charge == 0


@pytest.mark.rule("CE-W04")
def test_w04_too_few_souls_and_the_mana_stays(bench: Bench) -> None:
    words = "Dépensez 2 mana, défaussez 2 âmes, créez 1 tombe."
    stage = bench.night([words], mana=2, scene={"ames": 1})
    assert not stage.can_play(words)
    assert stage.why_play(words) == "CE-109"
    assert stage.mana[0] == 2
    assert bench.night([words], mana=2, scene={"ames": 2}).can_play(words)


@pytest.mark.rule("CE-W05")
def test_w05_a_cost_before_puis_is_skipped_and_the_tomb_is_free(bench: Bench) -> None:
    words = "Dépensez 2 mana puis créez 1 tombe."
    stage = bench.night([words], mana=0)
    assert stage.can_play(words)
    stage.play(words)
    assert (stage.resources[0], stage.mana[0]) == (4, 0)
    paid = bench.night([words], mana=2).play(words)
    assert (paid.resources[0], paid.mana[0]) == (4, 0)


@pytest.mark.rule("CE-W06")
def test_w06_the_soul_created_allows_the_second_part(bench: Bench) -> None:
    words = "Créez 1 âme puis défaussez 1 âme, gagnez 2 mana."
    stage = bench.night([words], scene={"ames": 0}).play(words)
    assert (stage.resources[2], stage.mana[0]) == (0, 2)


@pytest.mark.rule("CE-W07")
def test_w07_the_same_with_commas_is_impossible(bench: Bench) -> None:
    words = "Créez 1 âme, défaussez 1 âme, gagnez 2 mana."
    assert not bench.night([words], scene={"ames": 0}).can_play(words)
    assert bench.night([words], scene={"ames": 1}).can_play(words)


@pytest.mark.rule("CE-W08")
@pytest.mark.parametrize(("tombs", "after", "mana"), [(6, (5, 4, 2, 2), 6), (5, (5, 4, 2, 2), 3)])
def test_w08_a_condition_on_abundance_in_the_second_part(
    bench: Bench, tombs: int, after: tuple[int, ...], mana: int
) -> None:
    words = "Créez 1 fosse puis si tombe abondante, défaussez 1 tombe, gagnez 3 mana."
    stage = bench.night([words], mana=3, scene={"tombes": tombs}).play(words)
    assert stage.resources == after
    assert stage.mana[0] == mana


W09 = "Gagnez 1 mana puis, si vous le souhaitez, renvoyez 1 fragment d'âme, gagnez 3 mana."


@pytest.mark.rule("CE-W09")
def test_w09_declined(bench: Bench) -> None:
    stage = bench.night([W09, BLANK]).play(W09).do("no")
    assert stage.kind == "night"
    assert stage.mana[0] == 1
    assert len(stage.pos.past_life[0]) == 5


@pytest.mark.rule("CE-W09")
def test_w09_accepted(bench: Bench) -> None:
    stage = bench.night([W09, BLANK]).play(W09).do("yes")
    own = stage.card(W09, "laid")
    assert f"send:{own}" in stage.keys, "this very fragment may go"
    stage.do(f"send:{own}")
    assert stage.mana[0] == 4
    assert len(stage.pos.past_life[0]) == 6
    assert stage.pos.laid[0] == []


@pytest.mark.rule("CE-W10")
def test_w10_losing_empties_where_spending_would_be_impossible(bench: Bench) -> None:
    loses = "Désignez un autre cendrelin, il perd 2 mana, gagnez 1 mana."
    spends = "Désignez un autre cendrelin, il dépense 2 mana, gagnez 1 mana."
    stage = bench.scene(bench.seat(hand=[loses, spends]), bench.seat("sorcier", mana=1))
    assert not stage.can_play(spends)
    assert stage.play(loses).mana == [1, 0]


@pytest.mark.rule("CE-W11")
def test_w11_forgoing_two_with_three_in_hand(bench: Bench) -> None:
    words = "Renoncez à 2 actions, créez 2 tombes."
    stage = bench.night([words, "Gagnez 1 mana.", "Gagnez 2 mana."]).play(words)
    assert stage.resources[0] == 5
    assert stage.pos.hand[0] == []
    assert len(stage.pos.forgone[0]) == 2
    assert not bench.night([words, BLANK]).can_play(words)


@pytest.mark.rule("CE-W12", "CE-121", "CE-019")
def test_w12_the_fragment_itself_goes_back_and_the_soul_is_no_longer_gathered(bench: Bench) -> None:
    words = "Renvoyez 1 fragment d'âme, gagnez 4 mana."
    stage = bench.night([words], past_life=0)
    assert "soul" in badges(stage.table.view(None), 0)
    stage.play(words)
    assert len(stage.pos.past_life[0]) == 1
    assert stage.mana[0] == 4
    assert (stage.pos.hand[0], stage.pos.laid[0]) == ([], [])
    assert "soul" not in badges(stage.table.view(None), 0)


@pytest.mark.rule("CE-W13", "CE-130")
def test_w13_damage_prepared_and_employed_in_one_night(bench: Bench) -> None:
    two, one, employ = "Préparez 2 Dégâts.", "Préparez 1 Dégât.", "Employez 3 Dégâts, créez 1 trésor."
    stage = bench.night([two, one, one], scene={"events": [[employ, BLANK]]})
    stage.play(two)
    assert not stage.can_resolve(employ)
    assert stage.why_not(stage.option(employ)) == "CE-125"
    stage.play(one)
    assert stage.can_resolve(employ)
    stage.resolve(employ)
    assert (stage.pos.ephemerals[0], stage.resources[3]) == (0, 3)
    stage.play(one)
    assert stage.pos.ephemerals[0] == 1
    stage.do("end")
    assert stage.pos.ephemerals[0] == 0, "any rest is lost at dawn"
