"""Phase 1, reset (section 10)."""

from __future__ import annotations

import pytest

from tests.anima.helpers import SPARE, seat, stage, there


@pytest.mark.rule("AN-100", "AN-S06", "AN-182")
def test_any_number_of_advantages_are_discarded() -> None:
    t = stage(seat("acrobate", hand=SPARE[:4]), seat("factotum", hand=SPARE[4:9]))
    t.do("rid", f"discard:{SPARE[0]}", "rid", f"discard:{SPARE[1]}", "rid", f"discard:{SPARE[2]}")
    assert t.hand(0) == [SPARE[3]]
    assert t.ids(t.pos.advantages_out) == SPARE[:3]
    assert t.kind == "reset"


@pytest.mark.rule("AN-101", "AN-S07", "AN-S10")
def test_characters_are_dismissed_but_not_the_last() -> None:
    t = stage(seat("acrobate", "sorcier"), seat("factotum"))
    t.do("rid", "dismiss:sorcier")
    assert t.team(0) == ["acrobate"]
    assert t.asked == 0  # both teams have one: nobody takes it
    assert t.ids(t.pos.characters_out) == ["sorcier"]
    t = stage(seat("acrobate", hand=SPARE[:1]), seat("factotum"))
    t.do("rid").refuses("dismiss:acrobate", "AN-S07")


@pytest.mark.rule("AN-102", "AN-105")
@pytest.mark.parametrize("phase", ["movement", "interaction", "exploration"])
def test_nothing_is_given_up_in_other_phases(phase: str) -> None:
    t = stage(
        there("archange", "acrobate", "sorcier", hand=SPARE[:2], plots=["soleil-noir"]),
        there("archange", "factotum"),
        phase=phase,
    )
    if phase == "movement":
        t.pos.reached[0] = 0
    assert not {"rid", "discard", "dismiss", "leave"} & t.verbs()


@pytest.mark.rule("AN-105")
def test_an_organisation_is_left() -> None:
    t = stage(seat("acrobate", plots=["soleil-noir"]), seat("factotum"))
    t.do("rid", "leave")
    assert t.pos.plots[0] == ()
    assert t.where("soleil-noir") == "advantages_out"
    assert t.offers("pass")
    assert t.why_not("rid") == "AN-100"


@pytest.mark.rule("AN-S64", "AN-107")
def test_an_organisation_that_is_left_may_be_taken_like_a_card_of_the_hand() -> None:
    t = stage(seat("acrobate", plots=["soleil-noir"], hand=SPARE[:1]), seat("factotum"), order=[0, 1])
    t.do("rid", "leave")
    assert (t.kind, t.asked) == ("pick-up", 1)
    t.do("take:soleil-noir")
    assert t.hand(1) == ["soleil-noir"]
    t = stage(seat("acrobate", plots=["soleil-noir"], hand=["lames-blanches"]), seat("factotum"), order=[0, 1])
    t.do("play:lames-blanches").past()
    assert (t.kind, t.asked) == ("reset", 0), "one that gives way to another is not"
    assert t.where("soleil-noir") == "advantages_out"


@pytest.mark.rule("AN-S39", "AN-192")
@pytest.mark.parametrize("out", [False, True])
def test_who_has_lost_the_turn_picks_nothing_up(out: bool) -> None:
    t = stage(seat("acrobate", "sorcier", "voleuse", hand=SPARE[:2]), seat("factotum", out=out), order=[0, 1])
    t.do("rid", f"discard:{SPARE[0]}")
    assert (t.kind, t.asked) == (("reset", 0) if out else ("pick-up", 1))
    t = stage(seat("acrobate", "sorcier", "voleuse"), seat("factotum", out=out), order=[0, 1])
    t.do("rid", "dismiss:voleuse")
    assert (t.kind, t.asked) == (("reset", 0) if out else ("pick-up", 1))


@pytest.mark.rule("AN-106", "AN-109")
@pytest.mark.parametrize("answer", ["take", "pass"])
def test_the_smallest_team_may_take_a_dismissed_character(answer: str) -> None:
    t = stage(seat("acrobate", "sorcier", "voleuse"), seat("factotum"), seat("paladin", "technicien"), order=[0, 1, 2])
    t.do("rid", "dismiss:voleuse")
    assert (t.kind, t.asked) == ("pick-up", 1)
    t.do("take:voleuse" if answer == "take" else "pass")
    assert t.team(1) == (["factotum", "voleuse"] if answer == "take" else ["factotum"])
    assert ("voleuse" in t.ids(t.pos.characters_out)) == (answer == "pass")
    assert t.asked == 0


@pytest.mark.rule("AN-107", "AN-109", "AN-S08")
def test_the_smallest_hand_may_take_a_discarded_advantage() -> None:
    t = stage(
        seat("acrobate", hand=SPARE[:4]),
        seat("factotum", hand=SPARE[4:5]),
        seat("paladin", hand=SPARE[5:8]),
        order=[0, 1, 2],
    )
    t.do("rid", f"discard:{SPARE[0]}")
    assert (t.kind, t.asked) == ("pick-up", 1)
    t.do(f"take:{SPARE[0]}")
    assert t.hand(1) == [SPARE[4], SPARE[0]]


@pytest.mark.rule("AN-108", "AN-S08", "AN-P22")
@pytest.mark.parametrize("sizes", [(3, 2, 4), (3, 1, 1), (2, 3, 3)])
def test_a_tie_or_the_discarder_takes_nothing(sizes: tuple[int, ...]) -> None:
    hands = [SPARE[:4], SPARE[5:10], SPARE[10:15]]
    t = stage(
        *(
            seat(name, hand=hand[:n])
            for name, hand, n in zip(("acrobate", "factotum", "paladin"), hands, sizes, strict=True)
        ),
        order=[0, 1, 2],
    )
    t.do("rid", f"discard:{SPARE[0]}")
    assert (t.kind, t.asked) == ("reset", 0)


@pytest.mark.rule("AN-S09")
def test_the_same_player_may_take_two_in_a_row() -> None:
    t = stage(seat("acrobate", hand=SPARE[:5]), seat("factotum"), order=[0, 1])
    t.do("rid", f"discard:{SPARE[0]}", f"take:{SPARE[0]}", "rid", f"discard:{SPARE[1]}", f"take:{SPARE[1]}")
    assert t.hand(1) == SPARE[:2]


@pytest.mark.rule("AN-110", "AN-029", "AN-C05", "AN-D08", "AN-027")
@pytest.mark.parametrize(("die", "stolen"), [(3, 0), (4, 0), (5, 1), (6, 1)])
def test_the_thief_steals_on_five_or_six(die: int, stolen: int) -> None:
    t = stage(seat("voleuse"), seat("factotum", hand=SPARE[:2]), order=[0, 1])
    t.rolls((die - 1, 6), (0, 2)) if stolen else t.dice(die)
    t.do("use:voleuse")
    assert len(t.hand(0)) == stolen
    assert t.pos.tapped >> t.card("voleuse") & 1
    t.refuses("use:voleuse", "AN-029")


@pytest.mark.rule("AN-106", "AN-027", "AN-029")
def test_a_character_that_changes_hands_in_reset_comes_upright() -> None:
    t = stage(seat("voleuse", "acrobate", "sorcier", hand=SPARE[:1]), seat("factotum", hand=SPARE[1:4]), order=[0, 1])
    t.dice(1)
    t.do("use:voleuse", "rid", "dismiss:voleuse", "take:voleuse", "pass")
    assert t.asked == 1
    assert t.offers("use:voleuse"), "she was tapped by the other team; a card that leaves the table forgets it"


@pytest.mark.rule("AN-110", "AN-056", "AN-204")
def test_an_organisation_is_joined_in_reset() -> None:
    t = stage(seat("acrobate", hand=["soleil-noir"]), seat("factotum"), order=[0, 1])
    t.do("play:soleil-noir").past()
    assert t.ids(t.pos.plots[0]) == ["soleil-noir"]
    assert t.hand(0) == []
