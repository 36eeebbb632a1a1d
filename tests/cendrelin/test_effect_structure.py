"""Register section 12: how an effect is built and applied (CE-096 to CE-106)."""

import pytest
from tests.cendrelin.helpers import BLANK, GAME, Bench

from ludotheque.games.cendrelin.language import parse


@pytest.mark.rule("CE-096")
def test_an_effect_is_triggered_by_a_fragment_or_by_an_event(bench: Bench) -> None:
    words = "Désignez un cendrelin, il gagne 1 mana."
    stage = bench.night([words], scene={"events": [[words, BLANK]]})
    card = stage.card(words)
    stage.play(words)
    assert stage.table.choice.to_json()["source"] == card
    assert stage.logged() == [("play", "CE-034")]
    stage.do("designate:@0")
    event = GAME.ref(stage.pos, stage.pos.surroundings[0])
    stage.resolve(words)
    assert stage.table.choice.to_json()["source"] == event
    assert stage.logged()[-1] == ("resolve", "CE-044")
    stage.do("designate:@0")
    assert stage.mana == [2, 0]


@pytest.mark.rule("CE-096")
def test_nothing_else_triggers_an_effect(bench: Bench) -> None:
    stage = bench.night(["Créez 1 tombe."], scene={"events": [["Créez 1 âme.", BLANK]]})
    assert {key.partition(":")[0] for key in stage.keys} == {"play", "resolve"}
    stage.to_evening()
    assert stage.resources == (3, 3, 3, 2), "a revealed event does nothing until it is dealt with"


@pytest.mark.rule("CE-097")
def test_commas_separate_the_elements() -> None:
    (part,) = parse("Créez 1 tombe, défaussez 2 âmes, gagnez 3 mana", "essai")
    assert [element.fr for element in part] == ["créez 1 tombe", "défaussez 2 âmes", "gagnez 3 mana"]


@pytest.mark.rule("CE-097")
def test_all_elements_are_applied(bench: Bench) -> None:
    words = "Créez 1 tombe, défaussez 2 âmes, gagnez 3 mana."
    stage = bench.night([words]).play(words)
    assert stage.resources == (4, 3, 0, 2)
    assert stage.mana[0] == 3


@pytest.mark.rule("CE-098", "CE-037")
@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("Créez 1 tombe, défaussez 3 âmes, gagnez 3 mana.", "CE-109"),
        ("Créez 1 tombe, dépensez 2 mana, gagnez 3 mana.", "CE-112"),
        ("Créez 1 tombe, gagnez 3 mana, employez 1 Dégât.", "CE-125"),
        ("Renoncez à 1 action, créez 1 tombe.", "CE-118"),
        ("Créez 1 tombe, renvoyez 2 fragments d'âme.", "CE-122"),
        ("Créez 1 tombe, si âme = 3.", "CE-039"),
        ("Créez 1 tombe, désignez un autre cendrelin, il dépense 1 mana.", "CE-164"),
        ("Créez 1 tombe, il gagne 1 mana.", "CE-S16"),
    ],
)
def test_one_element_that_cannot_be_applied_stops_them_all(bench: Bench, words: str, rule: str) -> None:
    stage = bench.night([words], mana=1, scene={"events": [[BLANK, words]]})
    assert not stage.can_play(words)
    assert stage.why_play(words) == rule
    # of an event, the fragment that triggers does not stand in: one card fewer on the table, one more in hand
    if rule != "CE-118":
        assert not stage.can_resolve(words)
        assert stage.why_not(stage.option(words)) == rule


@pytest.mark.rule("CE-098", "CE-158")
def test_a_part_with_one_bad_element_changes_nothing_when_the_effect_goes_on(bench: Bench) -> None:
    words = "Créez 1 tombe, défaussez 3 âmes, gagnez 3 mana puis créez 1 fosse."
    stage = bench.night([words]).play(words)
    assert stage.resources == (3, 4, 2, 2)
    assert stage.mana[0] == 0


@pytest.mark.rule("CE-099")
def test_puis_cuts_an_effect_into_parts() -> None:
    parts = parse("Créez 1 tombe puis défaussez 1 âme, gagnez 1 mana puis perdez 2 mana", "essai")
    assert [[element.fr for element in part] for part in parts] == [
        ["créez 1 tombe"],
        ["défaussez 1 âme", "gagnez 1 mana"],
        ["perdez 2 mana"],
    ]


@pytest.mark.rule("CE-099", "CE-101", "CE-S15")
@pytest.mark.parametrize(
    ("souls", "treasures", "expected"),
    [(1, 1, (4, 4, 0, 0)), (0, 1, (3, 4, 0, 0)), (1, 0, (4, 3, 0, 0)), (0, 0, None)],
)
def test_each_part_is_tested_by_itself(
    bench: Bench, souls: int, treasures: int, expected: tuple[int, ...] | None
) -> None:
    words = "Défaussez 1 âme, créez 1 tombe puis défaussez 1 trésor, créez 1 fosse."
    stage = bench.night([words], scene={"ames": souls, "tresors": treasures})
    assert stage.can_play(words) is (expected is not None)
    if expected is not None:
        assert stage.play(words).resources == expected


@pytest.mark.rule("CE-100")
def test_parts_are_applied_one_after_the_other(bench: Bench) -> None:
    words = "Gagnez 1 mana puis créez 1 tombe puis dépensez 1 mana puis créez 1 fosse."
    stage = bench.night([words]).play(words)
    assert [kind for kind, _ in stage.logged()] == ["play", "gain", "create", "spend", "create"]
    made = [line["touches"] for line in stage.table.log_all() if line["kind"] == "create"]
    assert made == [["tombes"], ["fosses"]]


@pytest.mark.rule("CE-101")
def test_an_impossible_part_is_skipped_and_the_next_applied(bench: Bench) -> None:
    words = "Défaussez 3 âmes puis créez 1 tombe puis dépensez 9 mana puis créez 1 fosse."
    stage = bench.night([words]).play(words)
    assert stage.resources == (4, 4, 2, 2)
    assert stage.logged() == [
        ("play", "CE-034"),
        ("skipped", "CE-101"),
        ("create", "CE-107"),
        ("skipped", "CE-101"),
        ("create", "CE-107"),
    ]
    numbers = [line["words"]["en"] for line in stage.table.log_all() if line["kind"] == "skipped"]
    assert numbers == [
        "Part 1 of the effect is impossible and is skipped",
        "Part 3 of the effect is impossible and is skipped",
    ]


@pytest.mark.rule("CE-102")
def test_a_part_can_make_the_next_one_possible(bench: Bench) -> None:
    words = "Créez 1 âme puis défaussez 1 âme."
    stage = bench.night([words], scene={"ames": 0}).play(words)
    assert stage.resources[2] == 0
    assert [kind for kind, _ in stage.logged()] == ["play", "create", "discard"]


@pytest.mark.rule("CE-102")
def test_a_part_can_make_the_next_one_impossible(bench: Bench) -> None:
    words = "Défaussez 2 âmes puis défaussez 1 âme, créez 1 tombe."
    stage = bench.night([words]).play(words)
    assert stage.resources == (3, 3, 0, 2)


@pytest.mark.rule("CE-103")
@pytest.mark.parametrize(
    "condition",
    [
        "si tombe ≥ 3",
        "si fosse ≤ 3",
        "si âme = 2",
        "si trésor abondant",
        "si votre mana ≥ 1",
        "si votre main = 1",
        "si votre âme est complète",
        "si vous le souhaitez",
    ],
)
def test_a_condition_changes_nothing(bench: Bench, condition: str) -> None:
    stage = bench.night([condition, BLANK], mana=1, past_life=0, scene={"tresors": 4})
    piles = [(list(stage.pos.past_life[seat]), list(stage.pos.forgone[seat])) for seat in (0, 1)]
    assert stage.can_play(condition)
    stage.play(condition)
    if "souhaitez" in condition:
        stage.do("yes")
    assert stage.resources == (3, 3, 2, 4)
    assert stage.mana == [1, 0]
    assert stage.pos.ephemerals == [0] * 6
    assert [(stage.pos.past_life[seat], stage.pos.forgone[seat]) for seat in (0, 1)] == piles
    assert [kind for kind, _ in stage.logged()] == ["play"]


@pytest.mark.rule("CE-104")
@pytest.mark.parametrize("place", ["begin", "end"])
def test_a_false_condition_stops_its_part_only_wherever_it_stands(bench: Bench, place: str) -> None:
    second = "si tombe ≥ 9, créez 1 fosse" if place == "begin" else "créez 1 fosse, si tombe ≥ 9"
    words = f"Créez 1 tombe puis {second} puis créez 1 âme."
    stage = bench.night([words]).play(words)
    assert stage.resources == (4, 3, 3, 2)


@pytest.mark.rule("CE-104", "CE-D08")
@pytest.mark.parametrize(
    ("condition", "true", "false"),
    [
        ("si tombe ≥ 3", {"tombes": 3}, {"tombes": 2}),
        ("si tombe ≤ 3", {"tombes": 3}, {"tombes": 4}),
        ("si fosse = 2", {"fosses": 2}, {"fosses": 3}),
        ("si fosse = 2", {"fosses": 2}, {"fosses": 1}),
        ("si âme abondante", {"ames": 4}, {"ames": 3}),
        ("si trésor = 0", {"tresors": 0}, {"tresors": 1}),
    ],
)
def test_conditions_on_the_graveyard(bench: Bench, condition: str, true: dict[str, int], false: dict[str, int]) -> None:
    words = f"{condition}, gagnez 1 mana."
    assert bench.night([words], scene=true).can_play(words)
    assert not bench.night([words], scene=false).can_play(words)


@pytest.mark.rule("CE-104", "CE-D08")
@pytest.mark.parametrize(
    ("condition", "true", "false"),
    [
        ("si votre mana ≥ 2", {"mana": 2}, {"mana": 1}),
        ("si votre mana ≤ 2", {"mana": 2}, {"mana": 3}),
        ("si votre mana = 0", {"mana": 0}, {"mana": 1}),
        ("si votre âme est complète", {"past_life": 0}, {"past_life": 1}),
    ],
)
def test_conditions_on_oneself(bench: Bench, condition: str, true: dict[str, int], false: dict[str, int]) -> None:
    words = f"{condition}, créez 1 tombe."
    rival = bench.seat("sorcier", mana=9, past_life=0 if "mana" in false else 1)
    assert bench.scene(bench.seat(hand=[words], **true), rival).can_play(words)
    assert not bench.scene(bench.seat(hand=[words], **false), rival).can_play(words)


@pytest.mark.rule("CE-104", "CE-106", "CE-D08")
@pytest.mark.parametrize(
    ("condition", "true", "false"),
    [
        ("si son mana ≥ 2", {"mana": 2}, {"mana": 1}),
        ("si sa main ≤ 1", {"hand": 1}, {"hand": 2}),
        ("si son âme est complète", {"past_life": 0}, {"past_life": 1}),
    ],
)
def test_conditions_on_the_designated(
    bench: Bench, condition: str, true: dict[str, int], false: dict[str, int]
) -> None:
    words = f"Désignez un autre cendrelin, {condition}, gagnez 1 mana."
    seats = (bench.seat(hand=[words]), bench.seat("sorcier", **false), bench.seat("sorcier", **true))
    stage = bench.scene(*seats).play(words)
    assert ("designate", "CE-106") in stage.logged(), "only one of the two qualifies, so nobody is asked"
    assert [line["touches"] for line in stage.table.log_all() if line["kind"] == "designate"] == [["@2"]]
    assert not bench.scene(seats[0], seats[1], seats[1]).can_play(words)


@pytest.mark.rule("CE-105")
def test_if_you_wish_is_asked_of_the_player_who_triggered_the_effect(bench: Bench) -> None:
    words = "Si vous le souhaitez, désignez un autre cendrelin, il perd 1 mana, gagnez 2 mana."
    seats = (bench.seat("sorcier", mana=3), bench.seat(hand=[words]), bench.seat("sorcier", mana=3))
    stage = bench.scene(*seats, charge=1).play(words)
    assert stage.table.asked == [1]
    assert stage.keys == ["yes", "no"]
    assert stage.table.choice.to_json()["rule"] == "CE-105"
    assert "gagnez 2 mana" in stage.table.choice.prompt["fr"]
    assert "gain 2 mana" in stage.table.choice.prompt["en"]
    assert stage.why_not("designate:@0") == "CE-105"
    twin = stage.table.copy()
    stage.do("no")
    assert stage.mana == [3, 0, 3]
    assert stage.logged()[-1] == ("declined", "CE-105")
    twin.play("yes")
    twin.play("designate:@2")
    assert twin.position.mana == [3, 2, 2]


@pytest.mark.rule("CE-105", "CE-162")
def test_declining_one_part_leaves_the_other_parts(bench: Bench) -> None:
    words = "Gagnez 1 mana puis si vous le souhaitez, créez 1 tombe puis créez 1 fosse."
    stage = bench.night([words]).play(words)
    assert stage.mana[0] == 1
    stage.do("no")
    assert stage.resources == (3, 4, 2, 2)


@pytest.mark.rule("CE-105")
def test_a_wish_that_cannot_come_true_is_not_asked(bench: Bench) -> None:
    words = "Gagnez 1 mana puis si vous le souhaitez, défaussez 9 âmes, créez 1 tombe."
    stage = bench.night([words]).play(words)
    assert stage.kind == "night"
    assert stage.logged()[-1] == ("skipped", "CE-101")


@pytest.mark.rule("CE-106")
def test_il_is_the_designated_cendrelin_and_not_the_one_who_triggered(bench: Bench) -> None:
    words = "Désignez un cendrelin, gagnez 1 mana, il gagne 2 mana."
    seats = (bench.seat(hand=[words]), bench.seat("sorcier"), bench.seat("sorcier"))
    stage = bench.scene(*seats).play(words)
    assert stage.table.asked == [0]
    assert stage.keys == ["designate:@0", "designate:@1", "designate:@2"]
    for chosen, expected in ((0, [3, 0, 0]), (1, [1, 2, 0]), (2, [1, 0, 2])):
        twin = stage.table.copy()
        twin.play(f"designate:@{chosen}")
        assert twin.position.mana == expected
        line = next(line for line in twin.log_all() if line["kind"] == "designate")
        assert (line["rule"], line["touches"]) == ("CE-106", [f"@{chosen}"])


@pytest.mark.rule("CE-106")
def test_another_cendrelin_is_not_oneself(bench: Bench) -> None:
    words = "Désignez un autre cendrelin, il gagne 2 mana."
    seats = (bench.seat("sorcier"), bench.seat(hand=[words]), bench.seat("sorcier"))
    stage = bench.scene(*seats, charge=1).play(words)
    assert stage.keys == ["designate:@0", "designate:@2"]
    assert stage.why_not("designate:@1") == "CE-164"
