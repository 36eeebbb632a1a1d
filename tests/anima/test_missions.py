"""Missions: Basics, Finals, Resistance Missions, speed tests (sections 1, 5, 15)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.anima.faces import Foe, Pay, Speed
from ludotheque.games.anima.faces import Stage as Part
from tests.anima.helpers import FINALS, SPARE, Stage, remake, seat, stage, there

PALACE = "mission-du-palais"
FINAL = FINALS[0]
FOE = Foe("un garde", "a guard", 4)


def trying(*seats: dict[str, Any], **rest: Any) -> Stage:
    """The first seat has explored Archange with success."""
    t = stage(*seats, **{"phase": "exploration", "order": list(range(len(seats))), **rest})
    t.dice(1)
    return t.do("explore")


@pytest.mark.rule("AN-180", "AN-181", "AN-039", "AN-041", "AN-011", "AN-P24")
@pytest.mark.parametrize(("die", "passed"), [(3, True), (2, False)])
def test_a_speed_test_is_a_die_and_the_speed(die: int, passed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    remake(monkeypatch, PALACE, stages=(Part("palais", Speed(11)),), speed=2)
    t = trying(there("archange", "acrobate", "sorcier", missions=[PALACE]), seat("factotum"))  # Speed 8
    t.dice(die)
    t.do(f"quest:{PALACE}")
    assert t.where(PALACE) == ("done:0" if passed else "going:0")
    assert t.pos.haste[0] == (2 if passed else 0)
    assert not t.pos.out[0] or passed  # failing a speed test is no defeat
    if passed:
        counters = {one["id"]: one["value"] for one in t.table.view(1)["players"][0]["counters"]}
        assert counters["speed"] == 10


@pytest.mark.rule("AN-008", "AN-S01", "AN-007", "AN-009", "AN-P23")
def test_the_first_basic_of_the_game_turns_one_final_up(monkeypatch: pytest.MonkeyPatch) -> None:
    remake(monkeypatch, PALACE, stages=(Part("palais", Speed(1)),))
    t = trying(there("archange", "acrobate", missions=[PALACE]), seat("factotum"))
    assert t.pos.final < 0
    t.do(f"quest:{PALACE}")
    assert t.ids([t.pos.final])[0] in FINALS
    assert len(t.pos.finals) == 2
    first = t.pos.final
    t = trying(there("archange", "acrobate", missions=[PALACE]), seat("factotum"), final=FINAL)
    t.do(f"quest:{PALACE}")
    assert t.ids([t.pos.final]) == [FINAL]
    assert len(t.pos.finals) == 2
    assert first >= 0


@pytest.mark.rule("AN-040", "AN-041", "AN-S56")
def test_a_mission_is_shown_on_the_left_and_then_on_the_right(monkeypatch: pytest.MonkeyPatch) -> None:
    remake(monkeypatch, PALACE, stages=(Part("palais", FOE),))
    t = trying(there("archange", "acrobate", missions=[PALACE], hand=SPARE[:1]), seat("factotum"))
    t.do(f"quest:{PALACE}")
    assert t.kind == "combat"
    shown = {zone["id"]: zone for zone in t.table.view(1)["zones"]}["going:0"]["cards"]
    assert [card["id"] for card in shown] == [PALACE]
    t.dice(6, 1)
    t.past()
    shown = {zone["id"]: zone for zone in t.table.view(1)["zones"]}["done:0"]["cards"]
    assert [card["id"] for card in shown] == [PALACE]


@pytest.mark.rule("AN-040")
def test_a_secret_mission_stays_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    remake(monkeypatch, PALACE, stages=(Part("palais", Speed(99)),), secret=True)
    t = trying(there("archange", "acrobate", missions=[PALACE]), seat("factotum"))
    t.do(f"quest:{PALACE}")
    assert t.where(PALACE) == "missions:0"
    assert not t.pos.known[t.card(PALACE)] & 2


@pytest.mark.rule("AN-S43", "AN-221", "AN-178")
@pytest.mark.parametrize(("combat", "dice", "dead"), [(8, (1, 1), 0), (9, (1, 1), 1)])
def test_a_lost_mission_fight_is_a_defeat(
    combat: int, dice: tuple[int, int], dead: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    remake(monkeypatch, PALACE, stages=(Part("palais", Foe("x", "x", combat)),))
    t = trying(there("archange", "acrobate", missions=[PALACE]), seat("factotum"), characters=["paladin"])
    t.dice(*dice)
    t.do(f"quest:{PALACE}").past()
    assert t.where(PALACE) == "going:0"
    assert [line["rule"] for line in t.happened("sent_away")] == ["AN-S43"]
    assert (t.team(0) == ["paladin"]) == bool(dead)


@pytest.mark.rule("AN-S63", "AN-175", "AN-173")
def test_a_mission_foe_is_fought_as_a_creature(monkeypatch: pytest.MonkeyPatch) -> None:
    remake(monkeypatch, PALACE, stages=(Part("palais", Foe("x", "x", 6)),))
    t = trying(there("archange", "acrobate", missions=[PALACE], plots=["objet-magique"]), seat("factotum"))
    t.dice(3, 2)
    t.do(f"quest:{PALACE}").past()
    assert t.where(PALACE) == "done:0", "4 and the item's 1 with 3 against 6 with 2: a tie"
    assert [line["seat"] for line in t.happened("foe_die")] == [1]


@pytest.mark.rule("AN-S63")
def test_the_foe_of_a_mission_is_called_by_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """The log speaks of whom a team fights, and not of what the mission is called; it still points at the mission's card."""
    remake(monkeypatch, PALACE, stages=(Part("palais", Foe("l'Ogre", "the Ogre", 6)),))
    t = trying(there("archange", "acrobate", missions=[PALACE], plots=["objet-magique"]), seat("factotum"))
    t.dice(3, 2)
    t.do(f"quest:{PALACE}").past()
    lines = [line for kind in ("fights", "foe_die", "beats_foe") for line in t.happened(kind)]
    assert [line["words"]["fr"] for line in lines] == [
        "@0 affronte l'Ogre (Combat 6)",
        "@1 lance 2 pour l'Ogre\xa0: total 8",
        "@0 bat l'Ogre, à égalité",
    ]
    assert [line["words"]["en"] for line in lines] == [
        "@0 fights the Ogre (Combat 6)",
        "@1 rolls 2 for the Ogre: total 8",
        "@0 beats the Ogre on a tie",
    ]
    assert {line["touches"][0] for line in lines} == {t.table.game.ref(t.pos, t.card(PALACE))}


@pytest.mark.rule("AN-S63")
def test_the_table_shows_the_foe_of_a_mission_by_its_name_and_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    remake(monkeypatch, PALACE, stages=(Part("palais", Foe("l'Ogre", "the Ogre", 6)),))
    t = trying(there("archange", "sorcier", missions=[PALACE], hand=["sort-de-sommeil"]), seat("factotum"))
    t.do(f"quest:{PALACE}")
    assert t.kind == "combat"
    battle = t.table.view(1)["battle"]
    assert battle["foe"] == t.table.game.ref(t.pos, t.card(PALACE))
    assert battle["called"] == {"fr": "l'Ogre", "en": "the Ogre"}


@pytest.mark.rule("AN-S44", "AN-P20")
def test_mission_foes_know_no_level(monkeypatch: pytest.MonkeyPatch) -> None:
    remake(monkeypatch, PALACE, stages=(Part("palais", Foe("x", "x", 14, "demon")),))
    t = trying(there("archange", "acrobate", missions=[PALACE]), seat("factotum"))
    t.do(f"quest:{PALACE}").past()
    assert t.happened("fights")
    assert not t.happened("too_high")


def final(monkeypatch: pytest.MonkeyPatch, done: tuple[list[str], list[str]], **rest: Any) -> Stage:
    remake(monkeypatch, FINAL, stages=(Part("palais", Speed(1)),))
    return trying(
        there("archange", "acrobate", done=done[0]), there("archange", "factotum", done=done[1]), final=FINAL, **rest
    )


@pytest.mark.rule("AN-004", "AN-S45", "AN-S58")
def test_completing_the_final_ends_the_game_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    t = final(monkeypatch, (["battre-tiamat"], ["mission-du-palais"]))
    t.do(f"quest:{FINAL}")
    assert t.table.over
    assert t.table.outcome is not None
    assert (t.table.outcome["winners"], t.table.outcome["rule"]) == ([0], "AN-004")
    assert t.table.asked == []


@pytest.mark.rule("AN-005", "AN-006", "AN-009")
def test_the_final_is_for_those_who_have_completed_a_basic_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    t = final(monkeypatch, ([], ["battre-tiamat"]))
    t.refuses(f"quest:{FINAL}", "AN-005")
    t.do("advantages")
    t.dice(1)
    t.do("explore")
    assert t.asked == 1
    assert t.offers(f"quest:{FINAL}")


@pytest.mark.rule("AN-200", "AN-010")
def test_with_multiple_missions_both_basics_are_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    t = final(monkeypatch, (["battre-tiamat"], []), both=True)
    t.refuses(f"quest:{FINAL}", "AN-200")
    t = final(monkeypatch, (["battre-tiamat", "mission-du-palais"], []), both=True)
    assert t.offers(f"quest:{FINAL}")


@pytest.mark.rule("AN-S45")
def test_the_final_is_tried_where_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    remake(monkeypatch, FINAL, stages=(Part("sommet", Speed(1)),))
    t = trying(there("archange", "acrobate", done=["battre-tiamat"]), seat("factotum"), final=FINAL)
    t.refuses(f"quest:{FINAL}", "AN-169")


def holding(monkeypatch: pytest.MonkeyPatch, progress: int, **rest: Any) -> Stage:
    """A Resistance Mission of three turns, at its second or third."""
    remake(monkeypatch, PALACE, stages=(Part("village", FOE),) * 3, hold=True)
    mine = there("village-de-cornes", "acrobate", "sorcier", going=[PALACE], held=PALACE)
    return stage(
        mine,
        seat("factotum", "technicien"),
        **{"active": ["village-de-cornes"], "progress": {PALACE: progress}, "order": [0, 1], **rest},
    )


@pytest.mark.rule("AN-042", "AN-043", "AN-044", "AN-045")
def test_a_resistance_mission_takes_its_turns_without_moving_or_exploring(monkeypatch: pytest.MonkeyPatch) -> None:
    t = holding(monkeypatch, 1, phase="turn")
    t.do("pass", "pass")
    assert (t.kind, t.asked) == ("movement", 1)  # the one who is held does not declare
    assert t.at(0) == "village-de-cornes"
    t.do("rest")
    assert (t.kind, t.asked) == ("interaction", 0)
    assert not t.happened("fights")
    t.dice(6, 1)
    t.do("pass")
    assert len(t.happened("fights")) == 1
    assert t.pos.progress[t.card(PALACE)] == 2
    assert not t.happened("explores")
    t = holding(monkeypatch, 2, phase="exploration")
    assert t.where(PALACE) in ("done:0", "going:0")


@pytest.mark.rule("AN-039", "AN-048")
@pytest.mark.parametrize("stolen", [False, True])
def test_a_mission_in_several_places_survives_a_defeat_unless_it_says_otherwise(
    stolen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    remake(monkeypatch, PALACE, stages=(Part("palais"), Part("fosse")), stolen=stolen)
    mine = there("village-de-cornes", "factotum", going=[PALACE])
    t = stage(
        there("village-de-cornes", "acrobate"),
        mine,
        active=["village-de-cornes"],
        progress={PALACE: 1},
        phase="interaction",
        order=[0, 1],
    )
    t.dice(4, 2)
    t.do("attack:@1").past()
    assert t.pos.out[1]
    assert t.pos.progress[t.card(PALACE)] == (0 if stolen else 1)


@pytest.mark.rule("AN-S66", "AN-044", "AN-084")
def test_a_team_that_is_held_uses_what_it_has_in_play_for_the_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    remake(monkeypatch, PALACE, stages=(Part("village", FOE),) * 3, hold=True)
    mine = there(
        "village-de-cornes",
        *("illusionniste", "acrobate"),
        going=[PALACE],
        held=PALACE,
        plots=["horloge-sans-heures"],
        hand=["voyage-en-zeppelin"],
    )
    other = seat("factotum", "technicien", at="village-de-cornes")
    t = stage(
        mine, other, active=["village-de-cornes", "archange"], progress={PALACE: 1}, phase="movement", order=[0, 1]
    )
    assert (t.kind, t.options()) == ("extras", {"use:illusionniste", "pass"}), "it does not fly away"
    t.do("use:illusionniste")
    assert (t.kind, t.asked) == ("movement", 1)
    t.do("go:village-de-cornes", "pass")
    t.refuses("attack:@0", "AN-084")
    t.do("pass")
    assert (t.kind, t.options()) == ("extras", {"use:horloge-sans-heures", "pass"}), "before the mission goes on"
    assert not t.happened("fights")
    t.do("use:horloge-sans-heures")
    assert len(t.hand(0)) == 2
    assert t.happened("fights")


@pytest.mark.rule("AN-042")
def test_the_last_turn_completes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    t = holding(monkeypatch, 2, phase="interaction")
    t.dice(6, 1)
    t.do("pass")
    assert t.where(PALACE) == "done:0"
    assert t.pos.held[0] == -1


@pytest.mark.rule("AN-042", "AN-043")
def test_beginning_one_holds_the_team(monkeypatch: pytest.MonkeyPatch) -> None:
    remake(monkeypatch, PALACE, stages=(Part("palais", FOE), Part("palais", FOE)), hold=True)
    t = trying(there("archange", "acrobate", missions=[PALACE]), seat("factotum"))
    t.dice(6, 1)
    t.do(f"quest:{PALACE}").past()
    assert t.pos.held[0] == t.card(PALACE)
    assert t.pos.progress[t.card(PALACE)] == 1


@pytest.mark.rule("AN-046", "AN-047", "AN-048")
def test_the_team_may_be_attacked_and_then_begins_again(monkeypatch: pytest.MonkeyPatch) -> None:
    t = holding(monkeypatch, 2, phase="movement")
    t.do("go:village-de-cornes")
    t.do("pass")
    t.dice(6, 1)
    t.do("attack:@0").past()
    assert (t.at(0), t.pos.held[0], t.pos.progress[t.card(PALACE)]) == (None, -1, 0)
    assert [line["rule"] for line in t.happened("driven_out")] == ["AN-048"]


@pytest.mark.rule("AN-047", "AN-048")
def test_losing_to_the_foe_begins_it_again_too(monkeypatch: pytest.MonkeyPatch) -> None:
    t = holding(monkeypatch, 1, phase="interaction")
    remake(monkeypatch, PALACE, stages=(Part("village", Foe("x", "x", 20)),) * 3)
    t.do("pass").past()
    if t.kind == "death":
        t.do("dies:sorcier")
    assert (t.at(0), t.pos.held[0], t.pos.progress[t.card(PALACE)]) == (None, -1, 0)


@pytest.mark.rule("AN-039")
def test_a_mission_may_ask_for_cards_and_go_on_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    remake(monkeypatch, PALACE, stages=(Part("palais", Pay(1)), Part("fosse", Speed(1))))
    t = trying(there("archange", "acrobate", missions=[PALACE], hand=SPARE[:2]), seat("factotum"))
    t.do(f"quest:{PALACE}", f"pay:{SPARE[0]}")
    assert t.hand(0) == [SPARE[1]]
    assert (t.where(PALACE), t.pos.progress[t.card(PALACE)]) == ("going:0", 1)
    t = trying(there("archange", "acrobate", missions=[PALACE]), seat("factotum"))
    t.refuses(f"quest:{PALACE}", "AN-169")
