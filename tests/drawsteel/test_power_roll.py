"""The power roll: tiers, natural rolls, edges and banes, bonuses, automatic tiers (DS-027 to DS-084)."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from ludotheque.games.drawsteel.rules import odds, outcome, power

#: Tier 1, 2 and 3 out of a hundred, by the modifier: double bane, bane, none, edge, double edge.
GOLDEN = {
    -5: ((97, 0, 3), (97, 0, 3), (90, 7, 3), (79, 18, 3), (0, 90, 10)),
    -4: ((97, 0, 3), (94, 3, 3), (85, 12, 3), (72, 25, 3), (0, 85, 15)),
    -3: ((97, 0, 3), (90, 7, 3), (79, 18, 3), (64, 30, 6), (0, 79, 21)),
    -2: ((97, 0, 3), (85, 12, 3), (72, 25, 3), (55, 35, 10), (0, 72, 28)),
    -1: ((94, 3, 3), (79, 18, 3), (64, 30, 6), (45, 40, 15), (0, 64, 36)),
    0: ((90, 7, 3), (72, 25, 3), (55, 35, 10), (36, 43, 21), (0, 55, 45)),
    1: ((85, 12, 3), (64, 30, 6), (45, 40, 15), (28, 44, 28), (0, 45, 55)),
    2: ((79, 18, 3), (55, 35, 10), (36, 43, 21), (21, 43, 36), (0, 36, 64)),
    3: ((72, 25, 3), (45, 40, 15), (28, 44, 28), (15, 40, 45), (0, 28, 72)),
    4: ((64, 33, 3), (36, 43, 21), (21, 43, 36), (10, 35, 55), (0, 21, 79)),
    5: ((55, 42, 3), (28, 44, 28), (15, 40, 45), (6, 30, 64), (0, 15, 85)),
    6: ((45, 52, 3), (21, 43, 36), (10, 35, 55), (3, 25, 72), (0, 10, 90)),
    7: ((36, 61, 3), (15, 40, 45), (6, 30, 64), (1, 20, 79), (0, 6, 94)),
}
NETS = ((0, 2), (0, 1), (0, 0), (1, 0), (2, 0))
PAIRS = list(product(range(1, 11), repeat=2))


@pytest.mark.rule("DS-016", "DS-043", "DS-053", "DS-059", "DS-063")
@pytest.mark.parametrize("modifier", GOLDEN)
def test_the_golden_table_is_exact(modifier: int) -> None:
    assert tuple(odds.tiers(modifier, *net) for net in NETS) == GOLDEN[modifier]
    assert odds.tiers(modifier) == GOLDEN[modifier][2]  # neither edges nor banes


def test_odds_are_those_of_every_pair_of_dice() -> None:
    for modifier, (edges, banes) in product(range(-8, 12), NETS):
        counts = [0, 0, 0]
        for first, second in PAIRS:
            counts[power.resolve(first, second, modifier, edges, banes) - 1] += 1
        assert odds.tiers(modifier, edges, banes) == tuple(counts)


@pytest.mark.rule("DS-014")
def test_a_higher_score_never_makes_it_worse() -> None:
    for edges, banes in NETS:
        for low, high in pairwise(range(-5, 8)):
            worse, better = odds.tiers(low, edges, banes), odds.tiers(high, edges, banes)
            assert better[2] >= worse[2]
            assert better[0] <= worse[0]
        assert odds.tiers(5, edges, banes) != odds.tiers(-5, edges, banes)


@pytest.mark.rule("DS-014", "DS-058", "DS-059", "DS-062", "DS-063")
def test_the_tier_of_any_dice_never_falls_with_score_or_edges_nor_rises_with_banes() -> None:
    for (first, second), score in product(PAIRS, range(-7, 10)):
        here = power.resolve(first, second, score)
        assert power.resolve(first, second, score + 1) >= here
        favoured = [power.resolve(first, second, score, edges, 0) for edges in range(4)]
        hindered = [power.resolve(first, second, score, 0, banes) for banes in range(4)]
        assert favoured == sorted(favoured)
        assert hindered == sorted(hindered, reverse=True)
        assert favoured[2] == favoured[3]  # two are counted and no more


@pytest.mark.rule("DS-016")
@pytest.mark.parametrize(("score", "tier"), [(-1, 1), (0, 1), (1, 2)])
def test_the_score_is_added(score: int, tier: int) -> None:
    result = power.roll((5, 6), score)
    assert (result.total, result.tier) == (11 + score, tier)


@pytest.mark.rule("DS-028")
def test_there_are_two_kinds_of_power_roll() -> None:
    assert power.check_kind("ability") is None
    assert power.check_kind("test") is None
    refusal = power.check_kind("save")
    assert refusal is not None
    assert refusal.rule == "DS-028"


@pytest.mark.rule("DS-032")
def test_a_power_roll_is_two_d10_and_a_characteristic() -> None:
    result = power.roll((4, 9), 2)
    assert (result.natural, result.total, result.tier) == (13, 15, 2)
    assert [power.roll((4, 7), score).tier for score in (-5, 0, 1, 5, 6)] == [1, 1, 2, 2, 3]


@pytest.mark.rule("DS-034", "DS-035", "DS-036")
@pytest.mark.parametrize(("total", "tier"), [(-3, 1), (2, 1), (11, 1), (12, 2), (16, 2), (17, 3), (25, 3)])
def test_tiers_by_total(total: int, tier: int) -> None:
    assert power.tier_of(total) == tier


@pytest.mark.rule("DS-038", "DS-040", "DS-042")
@pytest.mark.parametrize(
    ("difficulty", "total", "found"),
    [
        ("medium", 9, "failure"),
        ("hard", 9, "failure-consequence"),
        ("easy", 14, "success"),
        ("medium", 14, "success-consequence"),
        ("hard", 14, "failure"),
        ("easy", 18, "success-reward"),
        ("medium", 18, "success"),
        ("hard", 18, "success"),
    ],
)
def test_what_a_tier_means_for_a_test(difficulty: str, total: int, found: str) -> None:
    assert outcome.outcome(difficulty, power.tier_of(total), 16) == found


@pytest.mark.rule("DS-045", "DS-046")
def test_a_lower_tier_may_be_taken_and_never_a_higher_one() -> None:
    for rolled, wanted in product((1, 2, 3), repeat=2):
        refusal = power.check_downgrade(rolled, wanted)
        assert (refusal is None) == (wanted <= rolled)
        assert refusal is None or refusal.rule == "DS-046"


@pytest.mark.rule("DS-049")
def test_a_critical_hit_belongs_to_the_dice_and_not_to_the_tier_used() -> None:
    result = power.roll((10, 10), 0, main_action=True)
    assert power.check_downgrade(result.tier, 2) is None
    assert result.critical


@pytest.mark.rule("DS-050", "DS-051")
def test_the_natural_roll_is_the_dice_alone() -> None:
    result = power.roll((10, 10), -5, banes=1)
    assert (result.natural, result.total) == (20, 13)
    assert power.roll((9, 8), 4, edges=1).natural == 17


@pytest.mark.rule("DS-052")
def test_a_natural_nineteen_is_tier_three_whatever_is_taken_off() -> None:
    assert power.roll((9, 10), -5).tier == 3
    assert power.roll((9, 10), -9).tier == 3


@pytest.mark.rule("DS-053", "DS-R01")
def test_a_double_bane_does_not_lower_a_natural_nineteen() -> None:
    for pair in ((9, 10), (10, 9), (10, 10)):
        for edges, banes in NETS:
            assert power.roll(pair, -5, edges, banes).tier == 3


@pytest.mark.rule("DS-054")
def test_critical_hits_are_for_abilities_used_as_a_main_action() -> None:
    assert power.roll((10, 9), 0, main_action=True).critical
    other = power.roll((10, 10), 0)
    assert other.tier == 3
    assert not other.critical


@pytest.mark.rule("DS-055")
def test_a_natural_eighteen_is_nothing_special() -> None:
    assert power.roll((9, 9), -5).tier == 2
    result = power.roll((9, 9), 5, main_action=True)
    assert result.tier == 3
    assert not result.critical


@pytest.mark.rule("DS-115")
def test_a_trait_may_lower_what_a_critical_hit_takes() -> None:
    assert power.roll((9, 9), 0, main_action=True, critical_from=18).critical


@pytest.mark.rule("DS-058", "DS-062")
def test_an_edge_adds_two_and_a_bane_takes_two() -> None:
    assert power.roll((5, 5), 0, edges=1).tier == 2
    assert power.roll((6, 6), 0, banes=1).tier == 1


@pytest.mark.rule("DS-059")
@pytest.mark.parametrize(("dice", "tier"), [((5, 5), 2), ((6, 6), 3), ((9, 9), 3)])
def test_a_double_edge_raises_the_tier_and_adds_nothing(dice: tuple[int, int], tier: int) -> None:
    result = power.roll(dice, 0, edges=2)
    assert (result.total, result.tier) == (sum(dice), tier)


@pytest.mark.rule("DS-063")
@pytest.mark.parametrize(("dice", "tier"), [((9, 8), 2), ((6, 6), 1), ((2, 2), 1)])
def test_a_double_bane_lowers_the_tier_and_takes_nothing(dice: tuple[int, int], tier: int) -> None:
    result = power.roll(dice, 0, banes=2)
    assert (result.total, result.tier) == (sum(dice), tier)


@pytest.mark.rule("DS-064")
def test_edges_and_banes_stop_counting_at_two() -> None:
    for first, second in PAIRS:
        assert power.resolve(first, second, 0, 5, 0) == power.resolve(first, second, 0, 2, 0)
        assert power.resolve(first, second, 0, 0, 4) == power.resolve(first, second, 0, 0, 2)


@pytest.mark.rule("DS-066", "DS-067", "DS-068", "DS-069")
@pytest.mark.parametrize(
    ("dice", "edges", "banes", "total", "tier"),
    [
        ((6, 5), 1, 1, 11, 1),
        ((5, 5), 3, 2, 10, 1),
        ((4, 5), 3, 1, 11, 1),
        ((4, 5), 7, 1, 11, 1),
        ((7, 7), 1, 3, 12, 2),
    ],
)
def test_edges_and_banes_cancel(dice: tuple[int, int], edges: int, banes: int, total: int, tier: int) -> None:
    result = power.roll(dice, 0, edges, banes)
    assert (result.total, result.tier) == (total, tier)


@pytest.mark.rule("DS-070")
@pytest.mark.parametrize(
    ("edges", "banes", "net"),
    [
        (0, 0, 0), (0, 1, -1), (0, 2, -2), (1, 0, 1), (1, 1, 0), (1, 2, -1), (2, 0, 2), (2, 1, 1), (2, 2, 0),
        (3, 3, 0), (7, 1, 1), (1, 7, -1), (9, 9, 0),
    ],
)  # fmt: skip
def test_the_cancellation_matrix(edges: int, banes: int, net: int) -> None:
    assert power.net_edge(edges, banes) == net


@pytest.mark.rule("DS-074", "DS-075", "DS-076")
def test_bonuses_come_before_edges_and_never_cancel_with_them() -> None:
    assert power.roll((4, 4), 2, edges=1).total == 12
    assert power.roll((4, 4), 2, edges=1, banes=1).total == 10
    assert power.roll((5, 5), 2, edges=2).tier == 3
    assert power.roll((5, 5), 0, edges=2).tier == 2
    assert power.roll((4, 5), 1 + 1 + 3 - 2).tier == 2


@pytest.mark.rule("DS-078")
def test_a_bonus_never_changes_the_natural_roll() -> None:
    result = power.roll((9, 9), 2, main_action=True)
    assert result.natural == 18
    assert not result.critical
    assert power.roll((9, 9), 2, banes=2).tier == 2  # a natural 20 would be tier 3 whatever the banes
    assert power.roll((10, 9), -2, banes=2).tier == 3  # and a penalty takes nothing from a natural 19


@pytest.mark.rule("DS-079")
def test_an_automatic_result_is_one_of_three_tiers() -> None:
    assert [power.check_automatic(tier) is None for tier in (0, 1, 2, 3, 4)] == [False, True, True, True, False]


@pytest.mark.rule("DS-080", "DS-R02")
def test_an_automatic_tier_overrides_everything() -> None:
    assert power.roll((1, 1), -5, banes=2, automatic=[2]).tier == 2
    assert power.roll((9, 9), 5, edges=2, automatic=[1]).tier == 1
    assert power.roll((10, 10), 0, automatic=[2]).tier == 2


@pytest.mark.rule("DS-081", "DS-082")
def test_dice_of_an_automatic_tier_only_look_for_an_extra() -> None:
    result = power.roll((10, 10), 0, automatic=[2], main_action=True)
    assert result.tier == 2
    assert result.critical
    assert not power.roll((3, 4), 0, automatic=[2], main_action=True).critical
    bare = power.roll(None, 0, automatic=[2], main_action=True)
    assert bare.tier == 2
    assert not bare.critical
    assert bare.natural is None


@pytest.mark.rule("DS-083", "DS-084", "DS-R03")
def test_automatic_tiers_agree_or_are_ignored() -> None:
    assert power.roll((6, 6), 0, automatic=[1, 3]).tier == 2
    assert power.roll((6, 6), 0, edges=2, automatic=[1, 3]).tier == 3
    assert power.roll((1, 1), 0, automatic=[3, 3]).tier == 3
    assert power.roll((1, 1), 0, automatic=[2, 2, 3]).tier == 1


def test_tiers_never_fall_when_scores_or_edges_rise() -> None:
    for first, second in PAIRS:
        for modifier in range(-6, 7):
            for edges, banes in product(range(4), repeat=2):
                tier = power.resolve(first, second, modifier, edges, banes)
                assert power.resolve(first, second, modifier + 1, edges, banes) >= tier
                assert power.resolve(first, second, modifier, edges + 1, banes) >= tier
                assert power.resolve(first, second, modifier, edges, banes + 1) <= tier
