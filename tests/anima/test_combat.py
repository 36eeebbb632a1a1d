"""Combat between teams and with creatures (sections 12 and 14), Combat cards and immobilised characters (sections 6, 17)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.anima import playing
from ludotheque.games.anima.faces import ROLLED, Ability
from ludotheque.games.anima.verbs import SwapDice
from tests.anima.helpers import SPARE, Stage, remake, seat, stage, there

CORNES = "village-de-cornes"


def meeting(*seats: dict[str, Any], **rest: Any) -> Stage:
    given = {"active": [CORNES, "archange"], "phase": "interaction", "order": list(range(len(seats))), **rest}
    return stage(*seats, **given)


@pytest.mark.rule("AN-136", "AN-141", "AN-S27")
def test_only_a_team_in_the_same_zone_is_attacked() -> None:
    t = meeting(there(CORNES, "acrobate"), there(CORNES, "factotum"), there("archange", "sorcier"))
    assert {"trade", "attack", "pass"} >= t.verbs()
    t.refuses("attack:@2", "AN-141")
    t.do("attack:@1")  # nobody is asked whether they accept
    assert t.happened("die")


@pytest.mark.rule("AN-142", "AN-S28")
@pytest.mark.parametrize(
    ("mine", "theirs", "allowed"), [(4, 2, False), (3, 2, True), (2, 2, True), (2, 3, True), (1, 3, False)]
)
def test_team_sizes_differ_by_one_at_most(mine: int, theirs: int, allowed: bool) -> None:
    team = ["acrobate", "sorcier", "illusionniste", "paladin"][:mine]
    other = ["factotum", "voleuse", "technicien"][:theirs]
    t = meeting(there(CORNES, *team), there(CORNES, *other), asleep=[team[0]])
    assert t.offers("attack:@1") == allowed
    if not allowed:
        assert t.why_not("attack:@1") == "AN-142"


@pytest.mark.rule("AN-172", "AN-174", "AN-144", "AN-145", "AN-146", "AN-147", "AN-P26")
def test_the_higher_total_wins_a_card_and_the_zone() -> None:
    t = meeting(there(CORNES, "acrobate"), there(CORNES, "factotum", hand=SPARE[:2]))
    t.rolls((2, 6), (1, 6), (0, 2))  # 4 + 3 against 3 + 2
    t.do("attack:@1").past()
    assert [(line["seat"], line["rule"]) for line in t.happened("beats")] == [(0, "AN-174")]
    assert (len(t.hand(0)), len(t.hand(1))) == (1, 1)
    assert (t.at(1), t.pos.out[1], t.at(0)) == (None, 1, CORNES)
    t.do("pass")
    assert (t.kind, t.asked) == ("exploration", 0)
    t.do("pass")
    assert t.pos.turns == 2  # the loser had no further step


@pytest.mark.rule("AN-176", "AN-177", "AN-S26")
def test_a_tie_between_players_changes_nothing_and_is_not_fought_again() -> None:
    t = meeting(there(CORNES, "acrobate"), there(CORNES, "factotum", hand=SPARE[:2]))
    t.dice(2, 3)
    t.do("attack:@1").past()
    assert t.happened("tie")
    assert (t.at(0), t.at(1), len(t.hand(1)), t.pos.out) == (CORNES, CORNES, 2, [0, 0])
    t.refuses("attack:@1", "AN-177")
    t.do("pass").refuses("attack:@0", "AN-177")


@pytest.mark.rule("AN-S26")
def test_the_winner_may_attack_a_third_team() -> None:
    t = meeting(there(CORNES, "acrobate"), there(CORNES, "factotum"), there(CORNES, "sorcier"))
    t.dice(6, 1)
    t.do("attack:@1").past()
    assert t.offers("attack:@2")


@pytest.mark.rule("AN-S32")
def test_a_loser_without_cards_gives_nothing() -> None:
    t = meeting(there(CORNES, "acrobate"), there(CORNES, "factotum"))
    t.dice(6, 5)
    t.do("attack:@1").past()
    assert (t.hand(0), t.pos.out[1]) == ([], 1)


@pytest.mark.rule("AN-S33")
def test_a_full_hand_takes_no_card() -> None:
    t = meeting(there(CORNES, "acrobate", hand=SPARE[:5]), there(CORNES, "factotum", hand=SPARE[5:7]))
    t.dice(6, 5)
    t.do("attack:@1").past()
    assert (len(t.hand(0)), len(t.hand(1))) == (5, 2)


@pytest.mark.rule("AN-178", "AN-S34", "AN-020")
@pytest.mark.parametrize(("dice", "dead"), [((5, 1), 0), ((6, 1), 1)])
def test_who_loses_by_five_or_more_loses_a_character_of_his_choice(dice: tuple[int, int], dead: int) -> None:
    t = meeting(there(CORNES, "acrobate", "sorcier"), there(CORNES, "factotum", "technicien", "voleuse"))  # 7 against 7
    t.dice(*dice)
    t.do("attack:@1").past()
    if dead:
        assert (t.kind, t.asked) == ("death", 1)
        t.do("dies:technicien")
        assert t.where("technicien") == "characters_out"
    assert len(t.team(1)) == 3 - dead


@pytest.mark.rule("AN-021", "AN-062", "AN-S48")
def test_a_team_that_is_wiped_out_loses_its_organisation_and_draws_a_character() -> None:
    t = meeting(
        there(CORNES, "maitre-d-armes"),
        there(CORNES, "voleuse", plots=["soleil-noir", "objet-magique"], done=["battre-tiamat"]),
        characters=["paladin"],
    )
    t.dice(6, 1)
    t.do("attack:@1").past()
    assert t.team(1) == ["paladin"]
    assert t.ids(t.pos.plots[1]) == ["objet-magique"]
    assert t.where("soleil-noir") == "advantages_out"
    assert t.pos.might[1] == 2  # the bonus of missions is the player's


@pytest.mark.rule("AN-S35")
def test_a_sole_character_that_dies_at_the_gate() -> None:
    t = stage(
        seat("illusionniste", plots=["soleil-noir"]),
        seat("factotum"),
        active=[("tour-de-la-fin", "dieu-dragon", False)],
        characters=["paladin"],
        phase="movement",
        order=[0, 1],
    )
    t.do("go:tour-de-la-fin").past()
    assert (t.at(0), t.pos.plots[0], t.team(0)) == (None, (), ["paladin"])


@pytest.mark.rule("AN-173", "AN-175", "AN-S49")
def test_the_next_player_rolls_for_a_creature_and_a_tie_is_won() -> None:
    t = stage(
        seat("acrobate"),
        seat("factotum"),
        seat("sorcier"),
        active=[(CORNES, "guerrier-errant", False)],
        phase="movement",
        order=[0, 2, 1],
    )
    t.dice(1, 3)  # 5 against 5
    t.do(f"go:{CORNES}").past()
    assert [line["seat"] for line in t.happened("foe_die")] == [2]
    assert t.at(0) == CORNES
    assert t.where("guerrier-errant") == "encounters_out"


@pytest.mark.rule("AN-179", "AN-189", "AN-028", "AN-S05", "AN-P25")
def test_the_immobilised_add_no_combat_and_the_tapped_do() -> None:
    t = meeting(
        there(CORNES, "acrobate", "illusionniste"),
        there(CORNES, "factotum"),
        asleep=["acrobate"],
        tapped=["illusionniste"],
    )
    t.dice(1, 1)
    t.do("attack:@1").past()
    assert "total 3" in t.happened("die")[0]["words"]["en"]  # 2 + 1


@pytest.mark.rule("AN-087", "AN-S36", "AN-S37", "AN-026", "AN-053")
def test_combat_cards_are_played_in_turn_before_the_dice() -> None:
    t = meeting(
        there(CORNES, "sorcier", hand=["sort-de-sommeil"]),
        there(CORNES, "acrobate", hand=SPARE[:1]),
        there(CORNES, "factotum", hand=SPARE[1:2]),
    )
    t.do("attack:@1")
    assert (t.kind, t.asked) == ("combat", 0)
    t.do("pass")
    assert (t.kind, t.asked) == ("combat", 1)
    t = meeting(
        there(CORNES, "sorcier", hand=["sort-de-sommeil"]), there(CORNES, "acrobate", "factotum", hand=SPARE[:1])
    )
    t.do("attack:@1", "cast:sort-de-sommeil>sorcier")
    while t.kind == "interrupt":
        t.do("pass")
    t.do("pick:acrobate")
    assert t.asked == 1
    assert not t.happened("die")
    assert t.pos.down >> t.card("acrobate") & 1
    t.past()
    assert t.happened("die")


@pytest.mark.rule("AN-S36", "AN-087")
def test_both_pass_in_a_row_before_the_dice() -> None:
    t = meeting(
        there(CORNES, "acrobate", hand=SPARE[:1]),
        there(CORNES, "factotum", hand=["renfort-inattendu", "objet-magique"]),
    )
    t.do("attack:@1", "pass", "play:renfort-inattendu")
    while t.kind == "interrupt":
        t.do("pass")
    assert (t.kind, t.asked) == ("combat", 0), "the first is asked again, since the other has not passed"
    t.do("pass")
    assert (t.kind, t.asked) == ("combat", 1)
    assert not t.happened("die")
    t.do("pass")
    assert t.happened("die")


@pytest.mark.rule("AN-186", "AN-187", "AN-188", "AN-C25")
def test_who_is_asleep_can_pay_for_nothing_and_use_nothing() -> None:
    t = stage(seat("voleuse"), seat("factotum", hand=SPARE[:1]), asleep=["voleuse"], order=[0, 1])
    t.refuses("use:voleuse", "AN-188")
    shown = {zone["id"]: zone for zone in t.table.view(1)["zones"]}["team:0"]["cards"]
    assert shown[0]["states"] == ["asleep"]


@pytest.mark.rule("AN-026", "AN-053", "AN-027", "AN-188")
def test_a_skill_is_paid_by_an_upright_character_that_has_it() -> None:
    t = meeting(
        there(CORNES, "sorcier", "acrobate", "illusionniste", "factotum", hand=["sort-de-sommeil"]),
        there(CORNES, "paladin", "technicien", "voleuse"),
        tapped=["illusionniste"],
    )
    t.do("attack:@1")
    t.refuses("cast:sort-de-sommeil>acrobate", "AN-026")
    t.refuses("cast:sort-de-sommeil>illusionniste", "AN-027")
    t.refuses("play:sort-de-sommeil", "AN-053")
    t.do("cast:sort-de-sommeil>sorcier")
    assert t.pos.tapped >> t.card("sorcier") & 1


@pytest.mark.rule("AN-054", "AN-055", "AN-C22")
def test_a_plot_is_played_with_everybody_tapped_and_may_stay() -> None:
    t = stage(seat("acrobate", hand=["objet-magique"]), seat("factotum"), tapped=["acrobate"], order=[0, 1])
    t.do("play:objet-magique").past()
    assert t.ids(t.pos.plots[0]) == ["objet-magique"]
    assert t.where("objet-magique") == "plots:0"


@pytest.mark.rule("AN-029", "AN-C08", "AN-D08", "AN-186")
def test_the_assassin_immobilises_before_a_fight() -> None:
    t = meeting(there(CORNES, "assassin"), there(CORNES, "acrobate", "factotum"))
    t.do("attack:@1", "use:assassin", "pick:acrobate")
    assert t.pos.down >> t.card("acrobate") & 1
    assert t.pos.tapped >> t.card("assassin") & 1


@pytest.mark.rule("AN-P04", "AN-070")
def test_the_paladin_fights_darkness(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind, total in ((0, 8), (1, 4)):
        remake(monkeypatch, "guerrier-errant", creature_kind=kind)
        t = stage(
            seat("paladin"),
            seat("factotum"),
            active=[(CORNES, "guerrier-errant", False)],
            phase="movement",
            order=[0, 1],
        )
        t.dice(1, 1)
        t.do(f"go:{CORNES}").past()
        assert f"total {total}" in t.happened("die")[0]["words"]["en"]


@pytest.mark.rule("AN-085", "AN-S38", "AN-S39")
def test_interruptions_after_the_roll_the_last_resolves_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both swap the dice, also the one who has lost the turn: twice swapped is as it was, and the second swap is told first."""
    for id in SPARE[:2]:
        face = remake(monkeypatch, id, when=ROLLED, type="plot")
        ability = Ability(ROLLED, SwapDice())
        ability.program = face.abilities[0].program
        monkeypatch.setattr(face, "abilities", (ability,))
        monkeypatch.setattr(ability.program, "ops", (SwapDice(),))
    monkeypatch.setattr(playing, "_BY_MOMENT", {ROLLED: (True, False)})
    t = meeting(
        there(CORNES, "acrobate", hand=SPARE[:1], wants=-1),
        there(CORNES, "factotum"),
        seat("sorcier", out=True, hand=SPARE[1:2], wants=-1),
    )
    t.dice(6, 1)
    t.do("attack:@1", "pass")
    assert (t.kind, t.table.asked) == ("interrupt", [0, 2])
    assert t.table.choice.to_json()["why"]["fr"] == "Les dés du combat sont lancés."
    t.table.play(f"play:{t.ref(SPARE[0])}", 0)
    t.table.play(f"play:{t.ref(SPARE[1])}", 2)
    while t.kind == "interrupt":
        t.table.play("pass", t.asked)
    assert [line["seat"] for line in t.happened("swaps_dice")] == [2, 0]
    assert t.happened("beats")[0]["seat"] == 0


@pytest.mark.rule("AN-061", "AN-143", "AN-S29", "AN-S31")
def test_rivals_must_fight_whatever_their_sizes(monkeypatch: pytest.MonkeyPatch) -> None:
    remake(monkeypatch, "soleil-noir", rivals=("objet-magique",))
    remake(monkeypatch, "objet-magique", organisation=True)
    mine = there(CORNES, "acrobate", "sorcier", "technicien", "voleuse", plots=["soleil-noir"])
    t = meeting(mine, there(CORNES, "factotum", plots=["objet-magique"]))
    t.past()
    assert [(line["seat"], line["rule"]) for line in t.happened("rivals")] == [(0, "AN-061")]
    assert t.pos.fought


@pytest.mark.rule("AN-S30")
def test_rivals_do_not_fight_where_combat_is_forbidden(monkeypatch: pytest.MonkeyPatch) -> None:
    remake(monkeypatch, "soleil-noir", rivals=("objet-magique",))
    remake(monkeypatch, "objet-magique", organisation=True)
    t = meeting(
        there("archange", "acrobate", plots=["soleil-noir"]), there("archange", "factotum", plots=["objet-magique"])
    )
    assert (t.kind, t.pos.fought) == ("interaction", 0)


@pytest.mark.rule("AN-058", "AN-059", "AN-057")
def test_a_second_organisation_takes_the_place_of_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    remake(monkeypatch, "objet-magique", organisation=True)
    t = stage(seat("acrobate", hand=["soleil-noir"], plots=["objet-magique"]), seat("voleuse"), order=[0, 1])
    t.do("play:soleil-noir").past()
    assert t.ids(t.pos.plots[0]) == ["soleil-noir"]
    assert t.where("objet-magique") == "advantages_out"


@pytest.mark.rule("AN-057", "AN-C26")
def test_the_black_sun_protects_from_thieves() -> None:
    t = stage(seat("acrobate", hand=SPARE[:2], plots=["soleil-noir"]), seat("voleuse"), order=[1, 0])
    t.dice(6)
    t.do("use:voleuse")
    assert len(t.hand(0)) == 2


@pytest.mark.rule("AN-144", "AN-C26")
def test_what_a_beaten_team_gives_is_not_stolen() -> None:
    t = meeting(there(CORNES, "acrobate"), there(CORNES, "factotum", hand=SPARE[:2], plots=["soleil-noir"]))
    t.dice(4, 2)
    t.do("attack:@1").past()
    assert (len(t.hand(0)), len(t.hand(1))) == (1, 1)


@pytest.mark.rule("AN-188", "AN-179", "AN-S46")
def test_the_ability_of_an_immobilised_character_helps_nobody() -> None:
    team = there(CORNES, "louve-d-hiver", "acrobate", "messagere-des-cimes")
    for asleep, combat, speed in (
        ([], 12, 12),
        (["louve-d-hiver"], 7, 12),
        (["messagere-des-cimes"], 9, 9),  # her Speed counts (AN-S46), what she adds to it does not
    ):
        t = meeting(team, there("archange", "factotum"), asleep=asleep, phase="exploration")
        counters = {one["id"]: one["value"] for one in t.table.view(0)["players"][0]["counters"]}
        assert (counters["combat"], counters["speed"]) == (combat, speed)


@pytest.mark.rule("AN-084", "AN-050")
@pytest.mark.parametrize("phase", ["movement", "interaction", "exploration"])
def test_a_reset_card_is_played_in_reset_only(phase: str) -> None:
    t = stage(
        there("archange", "acrobate", hand=["objet-magique"])
        if phase != "movement"
        else seat("acrobate", hand=["objet-magique"]),
        there("archange", "factotum"),
        phase=phase,
        order=[0, 1],
    )
    t.refuses("play:objet-magique", "AN-084")
