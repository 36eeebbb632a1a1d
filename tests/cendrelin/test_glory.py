"""Register section 15: glory points and the victory at three of them (CE-132 to CE-140)."""

from typing import Any

import pytest
from tests.cendrelin.helpers import BLANK, Bench, Stage, counters

from ludotheque.games.cendrelin import deck

CREATE, DISCARD = "Créez 1 tombe.", "Défaussez 1 tombe."


def table(
    bench: Bench, hand: Any = (), *aims: str, tombs: int = 3, other: dict[str, Any] | None = None, **mine: Any
) -> Stage:
    """A night of seat 0, who favours tombs, by the full rules."""
    mine.setdefault("objectives", [bench.objective(words) for words in aims])
    rival = bench.seat("sorcier", **{"favourite": "tresors", **(other or {})})
    return bench.scene(bench.seat(hand=hand, favourite="tombes", **mine), rival, rules="full", tombes=tombs)


def glory(stage: Stage, seat: int = 0) -> int:
    return counters(stage.table.view(None), seat)["glory"]


@pytest.mark.rule("CE-132", "CE-139", "CE-C10", "CE-S26")
def test_two_points_go_on_and_three_end_the_age_at_once(bench: Bench) -> None:
    stage = table(bench, [CREATE, CREATE], "Tant que : si fosse ≥ 3", tombs=5, past_life=1)
    stage.play(CREATE)
    assert (glory(stage), stage.table.over) == (2, False), "favourite and objective"
    stage = table(bench, [f"{CREATE[:-1]} puis créez 5 âmes."], "Tant que : si fosse ≥ 3", tombs=5, past_life=0)
    assert glory(stage) == 2
    stage.play(f"{CREATE[:-1]} puis créez 5 âmes.")
    assert stage.table.over
    assert stage.table.outcome["winners"] == [0]
    assert stage.table.outcome["scores"] == [3, 0]
    assert stage.pos.resources[2] == 2, "the part after « puis » is not applied any more"
    assert stage.logged()[-1] == ("crowned", "CE-139")


@pytest.mark.rule("CE-S43", "CE-139")
@pytest.mark.parametrize("rules", [{"rules": "full"}, {}], ids=["full", "initiation"])
def test_whoever_has_conceded_is_not_crowned_and_the_others_play_on(bench: Bench, rules: dict[str, Any]) -> None:
    aims = {"objectives": [bench.objective("Tant que : si fosse ≥ 3")]} if rules else {}
    favours = [
        {"favourite": name} if rules else {} for name in ("tombes", "tresors")
    ]  # the Necromancer's are tombs anyway
    mine = bench.seat(hand=[CREATE], past_life=0, **favours[0], **aims)
    others = [bench.seat(name, **favours[1]) for name in ("sorcier", "animancien")]
    stage = bench.scene(mine, *others, tombes=5, **rules)
    stage.table.play("concede", 0)
    stage.play(CREATE)  # by whoever answers for the seat
    assert not stage.table.over
    assert stage.table.asked
    stage.table.play("concede", 1)
    assert stage.table.outcome["winners"] == [2]


@pytest.mark.rule("CE-133", "CE-S26")
def test_each_objective_has_a_condition_and_a_kind_and_is_worth_one_point(bench: Bench) -> None:
    aims = ("Tant que : si fosse ≥ 3", "Dès que : si tombe ≥ 4")
    stage = table(bench, [CREATE], *aims, past_life=3)
    assert glory(stage) == 1
    assert glory(stage.play(CREATE)) == 2
    for face in (face for faces in deck.PRINTED.objectives for face in faces):
        objective = deck.PRINTED.objective(face)
        assert bool(objective.conditions) != bool(objective.deed)
        assert objective.permanent is (objective.form != "Tant que")


@pytest.mark.rule("CE-134")
def test_a_permanent_objective_is_kept(bench: Bench) -> None:
    stage = table(bench, [CREATE, DISCARD], "Dès que : si tombe ≥ 4").play(CREATE)
    assert glory(stage) == 1
    assert glory(stage.play(DISCARD)) == 1
    assert stage.logged("met", "unmet") == [("met", "CE-133")]


@pytest.mark.rule("CE-135")
def test_a_conditional_objective_is_lost_as_soon_as_it_no_longer_holds(bench: Bench) -> None:
    stage = table(bench, [CREATE, DISCARD], "Tant que : si tombe ≥ 4").play(CREATE)
    assert glory(stage) == 1
    assert glory(stage.play(DISCARD)) == 0
    assert stage.logged("met", "unmet") == [("met", "CE-133"), ("unmet", "CE-135")]


@pytest.mark.rule("CE-133", "CE-134")
@pytest.mark.parametrize(
    ("aim", "words"),
    [
        ("En une nuit : employez 2 Dégâts", "Employez 1 Dégât."),
        ("Au fil de l'âge : créez 2 tombes", CREATE),
        ("Au fil de l'âge : défaussez 2 fosses", "Défaussez 1 fosse."),
        ("Au fil de l'âge : dépensez 2 mana", "Dépensez 1 mana."),
        ("Au fil de l'âge : renvoyez 2 fragments d'âme", "Renvoyez 1 fragment d'âme."),
        ("Au fil de l'âge : il gagne 2 mana", "Désignez un autre cendrelin, il gagne 1 mana."),
        ("Au fil de l'âge : il perd 2 mana", "Désignez un autre cendrelin, il perd 1 mana."),
        ("Au fil de l'âge : préparez 2 Pactes démoniaques", "Préparez 1 Pacte démoniaque."),
    ],
)
def test_deeds_are_counted_for_whoever_does_them(bench: Bench, aim: str, words: str) -> None:
    theirs = {"objectives": [bench.objective(aim)], "mana": 5}
    stage = table(bench, [words, words], aim, degats=2, mana=4, laid=1, other=theirs)
    stage.play(words)
    if stage.kind == "part":
        stage.do(stage.keys[-1])
    assert (glory(stage), stage.pos.progress[:2]) == (0, [1, 0])
    stage.play(words)
    if stage.kind == "part":
        stage.do(stage.keys[-1])
    assert glory(stage) == 1
    assert glory(stage, 1) == 0
    assert stage.pos.progress[2:] == [0, 0]
    shown = next(zone for zone in stage.table.view(1)["zones"] if zone["id"] == "objectives:0")["cards"][0]
    assert (shown["states"], shown["progress"]) == (["met"], {"value": 2, "of": 2})


@pytest.mark.rule("CE-133")
@pytest.mark.parametrize(
    ("aim", "words", "key"),
    [
        ("Au fil de l'âge : créez 2 tombes", "Créez 1 fosse.", ""),
        ("Au fil de l'âge : préparez 2 Hommages", "Préparez 1 Pacte démoniaque.", ""),
        ("Au fil de l'âge : gagnez 2 mana", "Désignez un autre cendrelin, il gagne 1 mana.", ""),
        ("Au fil de l'âge : il gagne 2 mana", "Gagnez 1 mana.", ""),
        ("Au fil de l'âge : il gagne 2 mana", "Désignez un cendrelin, il gagne 1 mana.", "designate:@0"),
    ],
)
def test_another_deed_does_not_count(bench: Bench, aim: str, words: str, key: str) -> None:
    """Another resource, one's own mana instead of somebody's, or oneself where it takes another cendrelin."""
    stage = table(bench, [words], aim).play(words)
    if key:
        stage.do(key)
    assert stage.pos.progress[:2] == [0, 0]


@pytest.mark.rule("CE-133")
def test_what_counts_in_one_night_begins_anew_in_the_next(bench: Bench) -> None:
    employ = "Employez 1 Dégât."
    aims = ("En une nuit : employez 2 Dégâts", "Au fil de l'âge : employez 3 Dégâts")
    stage = table(bench, [employ], *aims, degats=2).play(employ)
    assert stage.pos.progress[:2] == [1, 1]
    stage.do("destiny:beche").to_evening()
    assert stage.pos.progress[:2] == [0, 1]


@pytest.mark.rule("CE-136", "CE-137", "CE-W12")
def test_a_complete_soul_is_a_point_lost_as_soon_as_a_fragment_goes_back(bench: Bench) -> None:
    words = "Renvoyez 1 fragment d'âme, gagnez 4 mana."
    stage = table(bench, [words], past_life=0)
    assert glory(stage) == 1
    stage.play(words)
    assert (glory(stage), stage.mana[0]) == (0, 4)
    assert stage.logged("point_lost") == [("point_lost", "CE-137")]
    drawn = bench.scene(bench.seat(past_life=1), bench.seat(), rules="full", step="evening").do("draw")
    assert glory(drawn) == 1
    assert drawn.logged("point") == [("point", "CE-136")]


@pytest.mark.rule("CE-138")
@pytest.mark.parametrize(("tombs", "points"), [(4, 0), (5, 1), (6, 1)])
def test_an_abundant_favourite_is_a_point(bench: Bench, tombs: int, points: int) -> None:
    stage = table(bench, [CREATE], tombs=tombs).play(CREATE)
    assert glory(stage) == points
    away = table(bench, [DISCARD], tombs=6).play(DISCARD)
    assert (glory(away), away.logged("point_lost")) == (0, [("point_lost", "CE-138")])


@pytest.mark.rule("CE-W15", "CE-139", "CE-167")
def test_w15_the_third_point_stops_the_age(bench: Bench) -> None:
    aim, words = bench.objective("Dès que : si tombe ≥ 3"), "Créez 1 âme."
    me = bench.seat(hand=[words], past_life=0, favourite="ames", objectives=[aim], achieved=[0])
    stage = bench.scene(me, bench.seat("sorcier"), rules="full", ames=3)
    assert glory(stage) == 2
    stage.play(words)
    assert stage.pos.resources[2] == 4
    assert stage.table.outcome["winners"] == [0]


@pytest.mark.rule("CE-W16", "CE-135")
def test_w16_a_point_lost_before_another_is_gained(bench: Bench) -> None:
    words = "Défaussez 1 fosse puis créez 1 tombe."
    aim = bench.objective("Tant que : si fosse ≥ 5")
    me = bench.seat(hand=[words], past_life=0, favourite="tombes", objectives=[aim])
    stage = bench.scene(me, bench.seat("sorcier"), rules="full", fosses=5, tombes=5)
    assert glory(stage) == 2
    stage.play(words)
    assert [kind for kind, _ in stage.logged("unmet", "point")] == ["unmet", "point"], "1 point, then 2"
    assert (glory(stage), stage.table.over) == (2, False)


@pytest.mark.rule("CE-139", "CE-S21")
def test_one_may_win_in_anothers_night_and_at_anothers_sunset(bench: Bench) -> None:
    aim = bench.objective("Tant que : si fosse ≥ 3")
    waiting = {"past_life": 0, "favourite": "tombes", "objectives": [aim]}
    stage = bench.scene(bench.seat("sorcier", hand=[CREATE]), bench.seat(**waiting), rules="full", tombes=5).play(
        CREATE
    )
    assert stage.table.outcome["winners"] == [1]
    crypt = bench.crypt(CREATE)
    stage = bench.scene(
        *(bench.seat("sorcier"), bench.seat("sorcier", hand=[crypt]), bench.seat(**waiting)),
        rules="full",
        tombes=5,
        step="evening",
    ).do("mana")
    stage.do(f"play:{stage.card(CREATE, seat=1)}")
    assert stage.table.outcome["winners"] == [2]


@pytest.mark.rule("CE-S20")
@pytest.mark.parametrize(("charge", "extra", "winner"), [(0, -1, 0), (1, -1, 1), (2, -1, 0), (2, 1, 1), (0, 1, 1)])
def test_most_glory_wins_then_the_player_in_charge_then_clockwise(
    bench: Bench, charge: int, extra: int, winner: int
) -> None:
    words = "Créez 4 tombes."
    pits, souls = bench.objective("Tant que : si fosse ≥ 3"), bench.objective("Tant que : si tombe ≥ 6")
    seats = []
    for seat in range(3):
        mine: dict[str, Any] = {"past_life": 1}
        if seat < 2:
            mine = {"past_life": 0, "favourite": "tombes", "objectives": [pits, *([souls] if seat == extra else [])]}
        seats.append(bench.seat(hand=[words] if seat == charge else 0, **mine))
    stage = bench.scene(*seats, rules="full", charge=charge, tombes=2).play(words)
    assert stage.table.outcome["winners"] == [winner]


@pytest.mark.rule("CE-132", "CE-140")
def test_the_view_says_why_points_are_there(bench: Bench) -> None:
    stage = table(bench, tombs=6, past_life=0)
    shown = stage.table.view(1)["players"][0]["glory"]
    assert shown["words"] == {
        "fr": "2 sur 3 : âme complète, tombes abondantes",
        "en": "2 of 3: complete soul, abundant tombs",
    }
    assert len(shown["causes"]) == 2
    assert stage.table.view(1)["players"][1]["glory"]["words"]["fr"] == "0 sur 3"


@pytest.mark.rule("CE-133", "CE-134", "CE-136", "CE-138")
def test_the_view_marks_the_condition_that_fails(bench: Bench) -> None:
    aims = ("Tant que : si tombe ≥ 4, si fosse ≤ 2", "Au fil de l'âge : créez 2 tombes")
    stage = table(bench, [CREATE, CREATE], *aims, past_life=2)
    stage.play(CREATE)
    soul, favourite, pits, deed = stage.table.view(1)["players"][0]["glory"]["points"]
    assert (soul["met"], soul["conditions"][0]["words"]["en"]) == (False, "2 fragments are left in the past life")
    assert (favourite["value"], favourite["of"], favourite["ref"], favourite["met"]) == (4, 6, "tombes", False)
    assert [(one["words"]["fr"], one["ok"]) for one in pits["conditions"]] == [
        ("il y a au moins 4 tombes", True),
        ("il reste 2 fosses ou moins", False),
    ]
    assert (deed["value"], deed["of"], deed["met"]) == (1, 2, False)
    deed = stage.play(CREATE).table.view(1)["players"][0]["glory"]["points"][3]
    assert (deed["value"], deed["met"], deed["permanent"]) == (2, True, True)


@pytest.mark.rule("CE-018")
def test_the_initiation_game_shows_its_two_conditions(bench: Bench) -> None:
    stage = bench.scene(bench.seat(past_life=0), bench.seat("sorcier", past_life=3), tombes=5)
    shown = [player["glory"] for player in stage.table.view(None)["players"]]
    assert [(one["value"], one["of"]) for one in shown] == [(1, 2), (0, 2)]
    assert [point["met"] for point in shown[0]["points"]] == [True, False]


@pytest.mark.rule("CE-140")
def test_the_winner_becomes_high_cendrelin(bench: Bench) -> None:
    stage = table(bench, [CREATE], "Tant que : si fosse ≥ 3", tombs=5, past_life=0).play(CREATE)
    assert "Haut Cendrelin" in stage.table.outcome["reason"]["fr"]
    assert "tombes abondantes" in stage.table.outcome["reason"]["fr"]


@pytest.mark.rule("CE-S19", "CE-135", "CE-139")
def test_an_objective_about_the_hand_follows_every_card_that_enters_or_leaves_it(bench: Bench) -> None:
    few, many = bench.objective("Tant que : si votre main ≤ 1"), bench.objective("Tant que : si votre main ≥ 3")
    wish = bench.crypt("Si vous le souhaitez, gagnez 1 mana.")
    two = {"past_life": 0, "favourite": "tombes"}
    for step in ("night", "sunset"):
        scene = {"rules": "full", "step": step}
        stage = bench.scene(bench.seat(hand=[wish, BLANK], objectives=[few]), bench.seat(), **scene).play(wish)
        assert (stage.kind, stage.pos.glory[0]) == ("part", 4), "laid, and its effect still to come"
        assert stage.do("no").pos.glory[0] == 4
        stage = bench.scene(bench.seat(hand=[wish, BLANK, BLANK], objectives=[many]), bench.seat(), **scene).play(wish)
        assert stage.pos.glory[0] == 0, "the point goes with the card"
        stage = bench.scene(bench.seat(hand=[wish, BLANK], objectives=[few], **two), bench.seat(), tombes=6, **scene)
        assert stage.play(wish).table.outcome["winners"] == [0], "at once, before the wish is asked"
    stage = bench.scene(bench.seat(), bench.seat(laid=2, forgone=1, objectives=[many], **two), rules="full", tombes=6)
    stage.do("destiny:caveau").to_evening()
    assert stage.table.outcome["winners"] == [1], "what is taken back counts before mana or fragment is chosen"
