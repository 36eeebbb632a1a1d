"""Phase 2, movement (section 11), and preliminary encounters (section 7)."""

from __future__ import annotations

import pytest

from ludotheque.games.anima.verbs import SendAway
from tests.anima.helpers import BY_ID, CREATURES, SPARE, ZONES, Stage, remake, seat, stage, there

GUARDED = [("village-de-cornes", "guerrier-errant", False)]
FREE = [zone for zone in ZONES if zone not in ("archange", "village-de-cornes", "ruines-perdues")]


def moving(*seats: dict, **rest: object) -> Stage:  # type: ignore[type-arg]
    return stage(*seats, **{"phase": "movement", "order": list(range(len(seats))), **rest})  # type: ignore[arg-type]


@pytest.mark.rule("AN-112", "AN-113", "AN-123")
def test_one_of_three_movements_is_declared() -> None:
    t = moving(seat("acrobate"), seat("factotum"), active=["archange", "village-de-cornes"], zones_out=["americh"])
    assert t.options() == {"go:archange", "go:village-de-cornes", "seek", "dig:americh", "rest"}
    t.do("go:archange")
    assert t.asked == 1


@pytest.mark.rule("AN-123", "AN-124")
@pytest.mark.parametrize(("move", "found"), [("seek", "americh"), ("dig:tour-de-la-fin", "tour-de-la-fin")])
def test_the_top_zone_of_the_deck_or_any_that_was_discarded(move: str, found: str) -> None:
    t = moving(
        seat("acrobate"),
        seat("factotum"),
        zones=["americh", "village-de-cornes"],
        zones_out=["ruines-perdues", "tour-de-la-fin"],
        encounters=["tresor"],
    )
    t.do(move)
    assert t.ids(t.pos.active) == ["archange", found]
    assert t.ids(t.pos.zones_out)[::-1] == [zone for zone in ("ruines-perdues", "tour-de-la-fin") if zone != found]


@pytest.mark.rule("AN-119", "AN-120", "AN-126")
def test_a_zone_without_encounter_is_entered_directly() -> None:
    t = moving(seat("acrobate"), seat("factotum"))
    t.do("go:archange")
    assert t.table.view(1)["players"][0]["stands"] == t.ref("archange")
    assert t.happened("fights") == []


@pytest.mark.rule("AN-117", "AN-075", "AN-076", "AN-069")
def test_a_guard_is_beaten_before_the_team_gets_in() -> None:
    t = moving(seat("acrobate"), seat("factotum"), active=GUARDED)
    t.dice(3, 1)
    t.do("go:village-de-cornes").past()
    assert t.at(0) == "village-de-cornes"
    assert t.where("guerrier-errant") == "encounters_out"
    assert t.pos.phase == 2
    t.do("go:village-de-cornes")
    assert t.at(1) == "village-de-cornes"
    assert len(t.happened("fights")) == 1


@pytest.mark.rule("AN-074", "AN-118", "AN-076", "AN-096")
def test_a_guard_that_wins_stays_and_the_zone_is_not_reached() -> None:
    t = moving(seat("illusionniste"), seat("acrobate"), active=GUARDED)
    t.dice(1, 3)
    t.do("go:village-de-cornes").past()
    assert (t.at(0), t.pos.out[0]) == (None, 1)
    assert t.where("guerrier-errant") == "guards"
    shown = {zone["id"]: zone for zone in t.table.view(1)["zones"]}["guards"]["cards"]
    assert [card["id"] for card in shown] == ["guerrier-errant"]  # now it is known
    t.dice(5, 1)
    t.do("go:village-de-cornes").past()
    assert t.at(1) == "village-de-cornes"
    assert (t.pos.phase, t.asked) == (3, 1)  # the loser has no further step


@pytest.mark.rule("AN-073", "AN-S50", "AN-068", "AN-071")
def test_a_preliminary_event_happens_once() -> None:
    t = moving(seat("acrobate"), seat("factotum"), active=[("archange", "tresor", False)])
    t.do("go:archange")
    assert (len(t.hand(0)), t.at(0)) == (2, "archange")
    t.do("go:archange")
    assert (len(t.hand(1)), t.at(1)) == (0, "archange")


@pytest.mark.rule("AN-118", "AN-125", "AN-155")
def test_an_event_that_costs_the_turn_bars_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BY_ID["tresor"].abilities[0].program, "ops", (SendAway(),))
    t = moving(seat("acrobate"), seat("factotum"), active=[("archange", "tresor", False)])
    t.do("go:archange")
    assert (t.at(0), t.pos.out[0], t.where("tresor")) == (None, 1, "encounters_out")


@pytest.mark.rule("AN-066", "AN-077", "AN-067")
@pytest.mark.parametrize(
    ("zone", "card", "fought"),
    [
        ("village-de-cornes", "dieu-dragon", 0),
        ("ruines-perdues", "ombre-d-omega", 0),
        ("village-de-cornes", "guerrier-errant", 1),
    ],
)
def test_a_guard_of_too_high_a_level_is_discarded(zone: str, card: str, fought: int) -> None:
    t = moving(seat("acrobate"), seat("factotum"), active=[(zone, card, False)])
    t.do(f"go:{zone}")
    if fought:
        t.past()
    assert len(t.happened("fights")) == fought
    if not fought:
        assert (t.at(0), t.where(card)) == (zone, "encounters_out")


@pytest.mark.rule("AN-072", "AN-124", "AN-115", "AN-126", "AN-127")
@pytest.mark.parametrize("route", ["seek", "dig:americh"])
def test_a_zone_put_into_play_gets_an_encounter_by_either_route(route: str) -> None:
    t = moving(
        seat("acrobate"), seat("factotum"), zones=["village-de-cornes"], zones_out=["americh"], encounters=["tresor"]
    )
    deck = len(t.pos.encounters)
    t.do(route)
    new = "village-de-cornes" if route == "seek" else "americh"
    assert len(t.pos.encounters) == deck - 1
    assert (t.at(0), len(t.hand(0)), len(t.pos.active)) == (new, 2, 2)
    assert f"go:{new}" in t.options()


@pytest.mark.rule("AN-121", "AN-122", "AN-209")
def test_one_player_a_turn_seeks() -> None:
    t = moving(
        seat("illusionniste"),
        seat("factotum"),
        zones=["village-de-cornes"],
        encounters=["guerrier-errant"],
        zones_out=["americh"],
    )
    t.dice(1, 6)
    t.do("seek").past()
    assert t.pos.out[0]  # that team failed to get in
    assert not {"seek", "dig"} & t.verbs()
    t.refuses("seek", "AN-121").refuses("dig:americh", "AN-121")


@pytest.mark.rule("AN-S16")
def test_a_zone_that_was_not_entered_is_active_all_the_same() -> None:
    t = moving(seat("illusionniste"), seat("factotum"), zones=["village-de-cornes"], encounters=["guerrier-errant"])
    t.dice(1, 6)
    t.do("seek").past()
    assert "go:village-de-cornes" in t.options()
    t.dice(6, 1)
    t.do("go:village-de-cornes").past()
    assert t.at(1) == "village-de-cornes"


def full(seats: int = 2, **rest: object) -> Stage:
    """As many zones as there may be; the first to move seeks."""
    zones = ["archange", "village-de-cornes", *FREE][: 2 * seats]
    team = ("acrobate", "factotum", "sorcier")
    hands = [[], SPARE[:1], SPARE[1:2]]
    given = {"active": zones, "encounters": ["tresor"], **rest}
    return moving(*(seat(team[n], hand=hands[n]) for n in range(seats)), **given)


@pytest.mark.rule("AN-116", "AN-128", "AN-S17")
def test_above_the_limit_the_seeker_discards_another_zone() -> None:
    t = full()
    t.do("seek")
    assert (len(t.pos.active), t.kind, t.asked) == (5, "remove", 0)
    new = t.pos.active[-1]
    t.refuses(f"remove:{t.table.game.ref(t.pos, new)}", "AN-S17")
    t.do("remove:archange", "pass")
    assert len(t.pos.active) == 4
    assert t.where("archange") == "zones_out"


@pytest.mark.rule("AN-S17")
def test_a_seeker_who_does_not_get_in_discards_all_the_same() -> None:
    t = full(encounters=["guerrier-errant"])
    t.pos.team[0] = [t.card("illusionniste")]
    t.pos.characters.remove(t.card("illusionniste"))
    t.pos.characters.append(t.card("acrobate"))
    t.dice(1, 6)
    t.do("seek").past()
    assert (t.pos.out[0], t.kind) == (1, "remove")


@pytest.mark.rule("AN-129", "AN-130", "AN-S11")
def test_zones_with_a_team_or_an_encounter_stay() -> None:
    t = moving(
        seat("acrobate"),
        seat("factotum", at="village-de-cornes"),  # has not moved yet this turn
        active=["archange", "village-de-cornes", (FREE[0], CREATURES[0], False), FREE[1]],
        encounters=["tresor"],
    )
    t.do("seek")
    assert t.options() == {"remove:archange", f"remove:{FREE[1]}"}
    t.refuses("remove:village-de-cornes", "AN-129").refuses(f"remove:{FREE[0]}", "AN-130")


@pytest.mark.rule("AN-131", "AN-132", "AN-S20")
def test_another_player_keeps_a_zone_for_a_card() -> None:
    t = full(3)
    t.do("seek", "remove:archange")
    assert (t.kind, t.asked) == ("oppose", 1)
    t.do("pass")
    assert t.asked == 2
    t.do(f"sacrifice:{SPARE[1]}")
    assert t.hand(2) == []
    assert (t.kind, t.asked) == ("remove", 0)
    t.refuses("remove:archange", "AN-132")
    t.do(
        "remove:village-de-cornes", f"sacrifice:{SPARE[0]}", f"remove:{FREE[0]}"
    )  # a second proposal, opposed by another
    assert len(t.pos.active) == 6
    assert t.where(FREE[0]) == "zones_out"


@pytest.mark.rule("AN-S20")
def test_opposition_is_asked_from_the_seeker_on() -> None:
    t = full(3, order=[1, 0, 2])
    t.do("go:archange", "seek", "remove:village-de-cornes")
    assert (t.kind, t.asked) == ("oppose", 2)
    t.do("pass")
    assert (t.kind, t.asked) == ("oppose", 1)


@pytest.mark.rule("AN-S11", "AN-036")
@pytest.mark.parametrize("move", ["seek", "go:village-de-cornes"])
def test_who_is_on_the_way_has_left_the_zone(move: str) -> None:
    forest = "foret-des-murmures"  # +2 in Combat to those who have Magic
    t = moving(
        seat("sorcier", at=forest),
        seat("factotum"),
        active=[forest, *GUARDED],
        encounters=["feu-follet"],
        zones=["port-aux-brumes"],
    )
    t.dice(1, 1)
    t.do(move).past()
    assert [line["words"]["en"] for line in t.happened("die")] == ["@0 rolls 1: total 4"]


@pytest.mark.rule("AN-S39", "AN-118", "AN-131")
def test_who_has_lost_the_turn_does_not_oppose() -> None:
    t = full(3, order=[1, 0, 2], active=[*GUARDED, "archange", *FREE[:4]], encounters=["tresor"])
    t.dice(1, 6)
    t.do("go:village-de-cornes").past()
    assert (t.pos.out[1], t.hand(1)) == (1, SPARE[:1])
    t.do("seek", "remove:archange")
    assert (t.kind, t.asked) == ("oppose", 2)
    t.do("pass")
    assert t.where("archange") == "zones_out"


@pytest.mark.rule("AN-S18")
def test_nobody_seeks_when_no_zone_could_go() -> None:
    guards = CREATURES[:3]
    zones = [
        ("archange", guards[0], False),
        ("village-de-cornes", guards[1], False),
        (FREE[0], guards[2], False),
        FREE[1],
    ]
    t = moving(seat("acrobate"), seat("factotum", at=FREE[1]), active=zones)
    t.refuses("seek", "AN-S18")


@pytest.mark.rule("AN-S19")
def test_the_last_zone_that_could_go_is_not_protected() -> None:
    guards = CREATURES[:2]
    zones = [("archange", guards[0], False), ("village-de-cornes", guards[1], False), FREE[0], FREE[1]]
    t = moving(seat("acrobate"), seat("factotum", at=FREE[1], hand=SPARE[:1]), active=zones, encounters=["tresor"])
    t.do("seek", f"remove:{FREE[0]}")
    assert t.kind == "movement"
    assert t.where(FREE[0]) == "zones_out"


@pytest.mark.rule("AN-184", "AN-185")
def test_the_zone_deck_is_never_rebuilt() -> None:
    t = moving(seat("acrobate"), seat("factotum"), zones_out=[zone for zone in ZONES if zone != "archange"])
    assert t.pos.zone_deck == []
    t.refuses("seek", "AN-185")
    assert f"dig:{FREE[3]}" in t.options()
    t.do(f"dig:{FREE[3]}")
    assert t.pos.zone_deck == []


@pytest.mark.rule("AN-S21")
def test_nothing_to_place_nothing_to_seek() -> None:
    t = moving(seat("acrobate"), seat("factotum"))
    t.pos.zone_deck.clear()
    t.refuses("seek", "AN-S21")


@pytest.mark.rule("AN-133", "AN-S13", "AN-148")
def test_a_resting_team_stands_nowhere_and_does_nothing_more() -> None:
    t = moving(seat("acrobate", at="archange"), seat("factotum"))
    t.do("rest", "go:archange")
    assert t.at(0) is None
    assert (t.kind, t.asked) == ("interaction", 1)
    assert t.options() == {"pass"}
    t.do("pass")
    assert (t.kind, t.asked) == ("exploration", 1)


@pytest.mark.rule("AN-S12")
def test_a_team_may_go_where_it_stands() -> None:
    t = moving(seat("acrobate", at="village-de-cornes"), seat("factotum"), active=GUARDED)
    assert t.offers("go:village-de-cornes")
    t.do("go:village-de-cornes")
    assert len(t.happened("fights")) == 1


@pytest.mark.rule("AN-S11", "AN-S46")
def test_speed_counts_the_immobilised() -> None:
    t = moving(seat("acrobate", "sorcier"), seat("factotum"), asleep=["sorcier"])
    counters = {one["id"]: one["value"] for one in t.table.view(0)["players"][0]["counters"]}
    assert (counters["combat"], counters["speed"]) == (4, 8)


@pytest.mark.rule("AN-086", "AN-085", "AN-C24")
def test_a_wrong_way_sends_a_team_elsewhere() -> None:
    t = moving(
        seat("acrobate", wants=0),
        seat("illusionniste", wants=-1, hand=["mauvaise-direction"]),
        active=["archange", ("village-de-cornes", "guerrier-errant", False)],
    )
    t.do("go:archange")
    assert (t.kind, t.table.asked) == ("interrupt", [1])
    assert t.table.choice.to_json()["why"]["en"] == "@0 declares where the team goes: Archange."
    t.do("cast:mauvaise-direction>illusionniste")
    while t.kind == "interrupt":
        t.do("pass")
    assert t.options() == {"pick:village-de-cornes"}
    t.dice(6, 1)
    t.do("pick:village-de-cornes").past()
    assert t.at(0) == "village-de-cornes"
    assert t.where("mauvaise-direction") == "advantages_out"
    assert len(t.happened("fights")) == 1


@pytest.mark.rule("AN-S68", "AN-086")
@pytest.mark.parametrize("answers", [("seek",), ("play:voyage-en-zeppelin", "pick:village-de-cornes")])
def test_only_a_team_that_goes_to_an_active_zone_is_led_astray(answers: tuple[str, ...]) -> None:
    t = moving(
        seat("acrobate", hand=["voyage-en-zeppelin"]),
        seat("illusionniste", wants=1, hand=["mauvaise-direction"]),
        active=["archange", "village-de-cornes"],
        encounters=["tresor"],
    )
    t.do(*answers)
    assert (t.kind, t.asked) == ("movement", 1)
    t = moving(seat("acrobate"), seat("illusionniste", wants=1, hand=SPARE[:1]), active=["archange", FREE[0]])
    t.do("go:archange")
    assert (t.kind, t.asked) == ("interrupt", 1), "here she is asked"


@pytest.mark.rule("AN-085", "AN-S47")
def test_that_somebody_holds_an_interruption_does_not_show() -> None:
    """Whoever has cards in hand is asked, whatever they are."""
    asked = []
    for hand in (["mauvaise-direction"], [SPARE[0]]):
        t = moving(
            seat("acrobate"), seat("illusionniste", wants=-1, hand=hand), active=["archange", "village-de-cornes"]
        )
        t.do("go:archange")
        asked.append((t.table.asked, t.kind, t.table.view(0)))
    assert asked[0] == asked[1]


@pytest.mark.rule("AN-085")
def test_one_may_ask_to_be_left_alone() -> None:
    t = moving(
        seat("acrobate"),
        seat("illusionniste", wants=-1, hand=["mauvaise-direction"]),
        seat("factotum"),
        active=["archange", "village-de-cornes"],
    )
    t.table.play("watch:declared", 1)
    t.do("go:archange")
    assert (t.kind, t.asked) == ("movement", 1)
    t.table.play("watch:declared", 1)
    t.do("go:archange", "go:archange")
    assert (t.kind, t.table.asked) == ("interrupt", [1])


@pytest.mark.rule("AN-055", "AN-C23")
def test_the_zeppelin_flies_over_the_guard() -> None:
    t = moving(seat("acrobate", hand=["voyage-en-zeppelin"]), seat("factotum"), active=["archange", *GUARDED])
    t.do("play:voyage-en-zeppelin").past()
    t.do("pick:village-de-cornes")
    assert (t.at(0), t.where("voyage-en-zeppelin"), t.asked) == ("village-de-cornes", "advantages_out", 1)
    assert t.where("guerrier-errant") == "guards"


@pytest.mark.rule("AN-183")
def test_an_empty_deck_is_made_of_its_discard_pile() -> None:
    t = moving(seat("acrobate"), seat("factotum"), active=[("archange", "tresor", False)], advantages_out=SPARE[:6])
    del t.pos.advantages[1:]
    assert len(t.pos.advantages) == 1
    t.do("go:archange")
    assert len(t.hand(0)) == 2
    assert (len(t.pos.advantages), t.pos.advantages_out) == (5, [])


@pytest.mark.rule("AN-S57")
def test_one_draws_what_there_is() -> None:
    t = moving(seat("acrobate"), seat("factotum"), active=[("archange", "tresor", False)])
    del t.pos.advantages[1:]
    t.do("go:archange")
    assert len(t.hand(0)) == 1


@pytest.mark.rule("AN-036")
def test_what_a_zone_says_holds_for_every_team_there(monkeypatch: pytest.MonkeyPatch) -> None:
    t = stage(there("archange", "acrobate"), there("archange", "factotum"), phase="interaction", order=[0, 1])
    t.refuses("attack:@1", "AN-036")
    remake(monkeypatch, "archange", forbids=False)
    assert t.offers("attack:@1")
