"""The glossary, entry by entry, where the chapters before did not already show it (chapter 11)."""

from __future__ import annotations

import pytest

from ludotheque.games.keyforge import changes, processes, say, verbs
from ludotheque.games.keyforge.faces import FACES
from ludotheque.games.keyforge.filters import CREATURE
from ludotheque.games.keyforge.say import Step
from tests.keyforge.helpers import FOE, ME, Play, duel


@pytest.mark.rule("KF-136", "KF-152")
def test_the_opposing_creature_is_the_other_one_in_the_fight() -> None:
    d = duel({"in_play": ["ancient-bear"]}, {"in_play": ["troll", "krump"]}, house="indomptes").fight(
        "ancient-bear", "krump"
    )
    assert d.damage("troll") == 0


@pytest.mark.rule("KF-138", "KF-202")
def test_friendly_and_enemy_follow_control() -> None:
    d = duel({"hand": ["anger"]}, {"in_play": [{"card": "troll", "controller": 0}, "krump"]})
    d.play("anger")
    assert d.where("krump") == "discard:1", "the taken creature is friendly, and the only one"


@pytest.mark.rule("KF-139", "KF-273", "KF-274", "KF-272")
def test_one_steals_what_is_in_the_pool_and_no_more() -> None:
    d = duel({"in_play": ["noddy-the-thief"]}, {"amber": 5}, house="ombres").use("noddy-the-thief")
    assert d.amber == [1, 4]
    few = duel(
        {"hand": ["take-that-smartypants"]}, {"amber": 1, "in_play": ["dextre", "doc-bookton", "library-of-babble"]}
    )
    assert few.play("take-that-smartypants").amber == [2, 0]
    captured = duel({"in_play": ["noddy-the-thief"]}, {"in_play": [{"card": "troll", "amber": 4}]}, house="ombres")
    assert captured.use("noddy-the-thief").amber == [0, 0]


@pytest.mark.rule("KF-141", "KF-145")
def test_only_abilities_archive_and_from_the_hand() -> None:
    d = duel({"hand": ["labwork", "troll", "punch"], "deck": ["krump"]}, house="logos")
    assert not any(option.startswith("archive") for option in d.options())
    d.play("labwork")
    assert d.options() == {"pick:troll", "pick:punch"}
    d.do("pick:troll")
    assert d.names("archives", ME) == ["troll"]


@pytest.mark.rule("KF-143", "KF-159")
def test_abilities_do_not_reach_cards_out_of_play() -> None:
    d = duel(
        {"hand": ["gateway-to-dis", "troll"], "archives": ["krump"], "discard": ["valdr"]},
        {"in_play": ["bumpsy"]},
        house="dis",
    ).play("gateway-to-dis")
    assert (d.where("troll"), d.where("krump"), d.where("valdr")) == ("hand:0", "archives:0", "discard:0")
    assert d.where("bumpsy") == "discard:1"


@pytest.mark.rule("KF-148", "KF-149")
def test_armor_adds_up_and_does_not_heal() -> None:
    d = duel(
        {"in_play": ["grey-monk", {"card": "raiding-knight", "damage": 1, "upgrades": ["protect-the-weak"]}]},
        house="sanctum",
    )
    assert d.armor("raiding-knight") == 2 + 1 + 1
    assert d.damage("raiding-knight") == 1


@pytest.mark.rule("KF-149")
def test_armor_gained_in_a_turn_cancels_no_damage_of_that_turn() -> None:
    """The Knight (4 power, 2 armor) takes 3 tokens from Bumpsy's 5, then gets 1 armor more."""
    d = duel(
        {"hand": ["protect-the-weak"], "in_play": ["raiding-knight"]}, {"in_play": ["bumpsy"]}, house="sanctum"
    ).fight("raiding-knight", "bumpsy")
    assert (d.damage("raiding-knight"), d.armor("raiding-knight")) == (3, 0)
    d.play("protect-the-weak", "onto:raiding-knight")
    assert (d.damage("raiding-knight"), d.armor("raiding-knight")) == (3, 1), "for what is still to come"


@pytest.mark.rule("KF-150", "KF-S24")
def test_lost_armor_brings_no_damage_back_and_was_the_used_part_first() -> None:
    d = duel(
        {"in_play": ["cannon"], "hand": ["lava-ball"]},
        {"in_play": ["raiding-knight", {"card": "bulwark", "damage": 2}, "troll"]},
    )
    assert d.armor("raiding-knight") == 4, "2 of its own, 2 from its neighbour"
    d.use("cannon", "pick:raiding-knight")
    assert d.armor("raiding-knight") == 2
    changes.leave(d.pos, d.card("bulwark"), "discard")
    processes.check_standing(d.pos)
    assert d.damage("raiding-knight") == 0
    assert d.armor("raiding-knight") == 2, "min(left, new value)"


@pytest.mark.rule("KF-151")
def test_a_creature_without_armor_can_gain_some() -> None:
    d = duel({"hand": ["punch"]}, {"in_play": [{"card": "troll", "upgrades": ["protect-the-weak"]}]}).play("punch")
    assert d.damage("troll") == 2


@pytest.mark.rule("KF-156", "KF-179", "KF-180")
def test_the_attacker_is_the_creature_used_to_fight() -> None:
    d = duel({"in_play": ["smaaash"]}, {"in_play": ["valdr"]}).fight("smaaash", "valdr")
    assert d.where("smaaash") == "discard:0"
    assert d.pos.discard[ME], "Valdr's bonus is for attacking: it struck for 6"
    assert next(line for line in d.happened("damage") if line["names"][0]["id"] == "smaaash")["words"]["en"].endswith(
        ": 6 damage"
    )


@pytest.mark.rule("KF-179")
def test_both_creatures_are_fighting() -> None:
    """Shadow Self deals no damage "when fighting"; Brain Eater profits by what was destroyed "fighting" it."""
    for one, other in (("shadow-self", "bumpsy"), ("bumpsy", "shadow-self")):
        d = duel({"in_play": [{"card": one, "house": "brobnar"}]}, {"in_play": [other]}).fight(one, other)
        assert (d.damage("bumpsy"), d.damage("shadow-self")) == (0, 5), f"{one} attacks"
        assert len(d.happened("destroyed")) == 0
    d = duel({"in_play": ["bumpsy"]}, {"in_play": ["brain-eater"], "deck": ["dextre"]}).fight("bumpsy", "brain-eater")
    assert d.names("hand", FOE) == ["dextre"], "attacked"
    d = duel({"in_play": ["brain-eater"], "deck": ["dextre"]}, {"in_play": ["bumpsy"]}, house="logos")
    assert d.fight("brain-eater", "bumpsy").names("hand", ME) == ["dextre"], "attacking"


@pytest.mark.rule("KF-157")
def test_before_fight_resolves_once_the_card_is_exhausted() -> None:
    d = duel({"in_play": ["firespitter"]}, {"in_play": ["troll"]}).fight("firespitter", "troll")
    kinds = [line["kind"] for line in d.table.log_all()]
    assert kinds.index("exhaust") < kinds.index("attack") < kinds.index("damage")
    assert d.damage("troll") == 1 + 5


@pytest.mark.rule("KF-158")
def test_a_card_without_text_offers_nothing() -> None:
    silent = [face for face in FACES if not face.own_words["fr"]]
    assert silent
    for face in silent:
        assert not face.abilities
        assert not face.constants
        assert not face.triggers


@pytest.mark.rule("KF-161", "KF-162", "KF-164", "KF-S34")
def test_captured_aombre_lies_on_the_creature_and_cannot_be_spent() -> None:
    d = duel({"hand": ["charette"], "amber": 4}, {"amber": 5}, house="dis").play("charette")
    assert d.amber == [4, 2]
    assert d.amber_on("charette") == 3
    d.end().do("house:brobnar", "end")
    assert d.pos.keys[ME] == 0
    few = duel({"hand": ["charette"]}, {"amber": 1}, house="dis").play("charette")
    assert few.amber_on("charette") == 1


@pytest.mark.rule("KF-168", "KF-169", "KF-170", "KF-171")
def test_searching_shows_nothing_to_the_opponent_and_shuffles_the_deck() -> None:
    d = duel(
        {"hand": ["help-from-future-self"], "deck": ["punch", "timetraveller", "krump"], "discard": ["valdr"]},
        house="logos",
    )
    d.play("help-from-future-self")
    seen = str(d.table.log(FOE))
    assert "krump" not in seen
    while d.kind != "main":
        wanted = [option for option in sorted(d.options()) if "timetraveller" in option] or sorted(d.options())
        d.do(wanted[0])
    assert d.where("timetraveller") == "hand:0"
    assert d.names("discard", ME) == ["help-from-future-self"]


@pytest.mark.rule("KF-172", "KF-175", "KF-S14")
def test_obligations_and_bans_of_houses() -> None:
    must = duel({"houses": ["dis", "mars", "logos"], "in_play": ["pitlord"]}, house=None)
    assert must.options() == {"house:dis"}
    assert must.why_not("house:mars") == "KF-172"
    ban = duel({"hand": ["restringuntus"]}, {"houses": ["dis", "mars", "logos"]}, house="dis")
    ban.play("restringuntus", "house:mars").end()
    assert ban.options() == {"house:dis", "house:logos"}


@pytest.mark.rule("KF-174", "KF-286", "KF-G15", "KF-S02", "KF-S13")
def test_pitlord_and_restringuntus_leave_no_house() -> None:
    d = duel(
        {"hand": ["restringuntus"]},
        {"houses": ["dis", "mars", "logos"], "in_play": ["pitlord"], "hand": ["punch"]},
        house="dis",
    )
    d.play("restringuntus", "house:dis").end()
    assert d.asked == FOE
    assert d.kind == "main"
    assert d.pos.house == -1
    assert d.options() == {"end"}, "nothing can be played, discarded or used"


@pytest.mark.rule("KF-176", "KF-S10")
def test_the_third_key_by_an_effect_wins_at_once() -> None:
    d = duel({"hand": ["key-charge"], "amber": 8, "keys": 2}, house="indomptes").play("key-charge")
    while not d.table.over:
        d.do(next(option for option in sorted(d.options(), reverse=True)))
    assert d.table.outcome is not None
    assert d.table.outcome["winners"] == [ME]


@pytest.mark.rule("KF-177")
def test_the_colour_of_a_key_changes_nothing() -> None:
    for colour in ("rouge", "bleue", "jaune"):
        d = duel({"amber": 6}, house=None).do(f"key:{colour}")
        assert d.options() == {"house:brobnar", "house:dis", "house:logos"}
        assert d.amber == [0, 0]


@pytest.mark.rule("KF-182")
def test_after_a_creature_is_destroyed_fighting_this_one() -> None:
    defends = duel({"in_play": ["smaaash"]}, {"amber": 0, "in_play": ["krump"]}).fight("smaaash", "krump")
    assert defends.where("smaaash") == "discard:0"
    assert [line["kind"] for line in defends.happened("lose")] == []
    rich = duel({"amber": 2, "in_play": ["smaaash"]}, {"in_play": ["krump"]}).fight("smaaash", "krump")
    assert rich.amber[ME] == 1, "a defender that survives counts too"


@pytest.mark.rule("KF-186", "KF-209", "KF-S27", "KF-S48")
def test_a_taken_creature_goes_on_a_flank_with_everything_on_it() -> None:
    d = duel(
        {"hand": ["harland-mindlock"], "in_play": ["dextre", "doc-bookton"]},
        {"in_play": [{"card": "troll", "damage": 2, "ready": False}, "krump"]},
        house="logos",
    )
    d.play("harland-mindlock", "left", "pick:troll")
    assert d.options() == {"left", "right"}
    d.do("right")
    assert d.names("line", ME)[-1] == "troll"
    assert d.names("line", FOE) == ["krump"]
    assert d.damage("troll") == 2
    assert not d.ready("troll")


@pytest.mark.rule("KF-190")
def test_this_way_counts_only_the_same_resolution() -> None:
    d = duel({"hand": ["punch", "oath-of-poverty"], "in_play": ["cannon", "screechbomb"]}, house="sanctum")
    d.play("oath-of-poverty")
    while d.kind == "bury":
        d.do("any")
    assert d.amber[ME] == 1 + 4


@pytest.mark.rule("KF-198", "KF-251", "KF-301", "KF-260")
def test_destroyed_abilities_resolve_while_the_card_is_still_in_play() -> None:
    d = duel({"in_play": ["dust-imp"]}, {"in_play": ["troll"]}, house="dis").fight("dust-imp", "troll")
    assert d.amber[ME] == 2
    kinds = [line["kind"] for line in d.table.log_all()]
    assert kinds.index("destroyed") < kinds.index("gain") < kinds.index("to_discard")
    magda = duel({"hand": ["wardrummer"], "in_play": []}, {"in_play": ["magda-the-rat"]})
    assert magda.where("magda-the-rat") == "line:1"
    returned = duel({"hand": ["fear"], "amber": 0}, {"amber": 3, "in_play": ["magda-the-rat"]}, house="dis").play(
        "fear"
    )
    assert returned.amber == [2, 1], "leaving play in any way lets the other steal 2"


@pytest.mark.rule("KF-199", "KF-200", "KF-S36")
def test_swapping_exchanges_places_in_the_line() -> None:
    d = duel({"in_play": ["troll", "sanctum-guardian", "krump"]}, {"in_play": ["valdr"]}, house="sanctum")
    d.reap("sanctum-guardian")
    assert d.options() == {"pick:troll", "pick:krump"}, "only creatures of the same line"
    d.do("pick:krump")
    assert d.names("line", ME) == ["troll", "krump", "sanctum-guardian"]


@pytest.mark.rule("KF-201", "KF-199")
def test_swapping_zones_exchanges_the_cards_of_both() -> None:
    """Reverse Time is the one card of this season that swaps zones: each card passes to the other one."""
    d = duel(
        {"hand": ["reverse-time"], "deck": ["troll", "bumpsy"], "discard": ["mother", "dextre", "krump"]}, house="logos"
    ).play("reverse-time")
    assert [d.where(card) for card in ("troll", "bumpsy")] == ["discard:0"] * 2
    assert [d.where(card) for card in ("mother", "dextre", "krump")] == ["deck:0"] * 3


@pytest.mark.rule("KF-222")
def test_a_creature_put_in_the_place_of_another_is_not_played() -> None:
    swap = duel({"in_play": ["swap-widget", "blypyp"], "hand": ["zorg"]}, house="mars").use("swap-widget")
    assert swap.where("blypyp") == "hand:0"
    assert swap.where("zorg") == "line:0"
    assert swap.ready("zorg")


@pytest.mark.rule("KF-207")
def test_end_of_turn_effects_come_after_the_draw() -> None:
    d = duel({"in_play": ["shaffles"], "deck": ["punch"]}, {"amber": 2}, house="dis").end()
    kinds = [line["kind"] for line in d.table.log_all()]
    assert kinds.index("draw") < kinds.index("lose")
    assert d.amber[FOE] == 1


@pytest.mark.rule("KF-219", "KF-221")
def test_play_abilities_resolve_each_time_and_from_anywhere() -> None:
    d = duel({"hand": ["wild-wormhole"], "deck": ["bumpsy"]}, {"amber": 3}, house="logos").play("wild-wormhole")
    assert d.where("bumpsy") == "line:0"
    assert d.amber == [1, 2]


@pytest.mark.rule("KF-222", "KF-S38")
def test_put_into_play_is_not_played() -> None:
    d = duel({"in_play": ["overlord-greking"]}, {"amber": 3, "in_play": ["bumpsy"]}, house="dis").fight(
        "overlord-greking", "bumpsy"
    )
    while d.kind != "main":
        d.do("left")
    assert d.controller("bumpsy") == ME
    assert d.amber == [0, 3], "no Play: and no bonus"
    assert not d.ready("bumpsy")


def resolved(d: Play, *steps: Step) -> Play:
    """An ability made for the test, resolved by the card `punch` lying in ME's discard pile."""
    d.pos.stack[-1].pc -= 1  # the turn's own question is asked again afterwards
    d.pos.push(verbs.program("test/ability", [op for step in steps for op in step.ops]), ME, d.card("punch"))
    d.pos.asked.clear()
    d.table.game.run(d.pos)
    return d


@pytest.mark.rule("KF-240", "KF-241", "KF-S57")
def test_the_preceding_effect_is_resolved_once_more() -> None:
    d = resolved(duel({"discard": ["punch"]}, {"amber": 5}), say.repeat_preceding(say.steal(1)))
    assert d.amber == [2, 3], "twice in all: the instruction itself is not repeated"
    assert d.pos.uses_by_name == []
    whole = resolved(
        duel({"discard": ["punch"], "deck": ["troll", "krump", "valdr", "bumpsy"]}, {"amber": 9}),
        say.repeat_preceding(say.repeat_preceding(say.steal(1)), say.draw(1)),
        say.gain(1),
    )
    assert whole.amber == [2 * 2 + 1, 5], "the whole of what stands before, and what stands after once"
    assert len(whole.pos.hand[ME]) == 2
    step = say.repeat_preceding(say.steal(1))
    assert (step.fr, step.en) == (
        "volez 1 Aombre. Répétez l'effet précédent",
        "steal 1 Æmber. Repeat the preceding effect",
    )


@pytest.mark.rule("KF-240")
def test_the_preceding_effect_chooses_anew() -> None:
    d = resolved(
        duel({"discard": ["punch"]}, {"in_play": ["troll", "krump"]}),
        say.repeat_preceding(say.deal(2, say.one(CREATURE))),
    )
    d.do("pick:troll")
    assert d.options() == {"pick:troll", "pick:krump"}
    d.do("pick:krump")
    assert (d.damage("troll"), d.damage("krump")) == (2, 2)
    assert d.clean


@pytest.mark.rule("KF-223", "KF-224")
def test_the_least_powerful_creature() -> None:
    d = duel(
        {"hand": ["horseman-of-famine"], "in_play": ["dextre"]}, {"in_play": ["krump", "charette"]}, house="sanctum"
    )
    d.play("horseman-of-famine", "left")
    assert d.names("line", ME) == ["horseman-of-famine"]
    ties = duel(
        {"hand": ["horseman-of-famine"], "in_play": ["bumpsy"]}, {"in_play": ["pit-demon", "krump"]}, house="sanctum"
    )
    ties.play("horseman-of-famine", "left")
    assert ties.options() == {"pick:bumpsy", "pick:pit-demon", "pick:horseman-of-famine"}


@pytest.mark.rule("KF-225", "KF-226")
def test_the_most_powerful_creature() -> None:
    d = duel({"hand": ["champion-s-challenge"]}, {"in_play": ["krump", "valdr", "bumpsy"]}).play("champion-s-challenge")
    assert d.options() == {"pick:krump", "pick:valdr"}


@pytest.mark.rule("KF-235", "KF-236")
def test_may_is_optional_and_then_binding() -> None:
    d = duel({"hand": ["ganger-chieftain"], "in_play": ["troll", "krump"]}, {"in_play": ["valdr"]})
    d.play("ganger-chieftain", "left")
    assert d.options() == {"yes", "no"}
    d.do("yes")
    assert d.damage("troll") == 6


@pytest.mark.rule("KF-241", "KF-256", "KF-258", "KF-276", "KF-277", "KF-278", "KF-G09", "KF-S03")
@pytest.mark.parametrize(("theirs", "result"), [(14, [7, 7]), (13, [7, 6]), (1, [1, 0]), (0, [0, 0])])
def test_bait_and_switch_repeats_while_the_opponent_has_more(theirs: int, result: list[int]) -> None:
    d = duel({"hand": ["bait-and-switch"]}, {"amber": theirs}, house="ombres").play("bait-and-switch")
    assert d.amber == result
    assert [count for face, count in d.pos.uses_by_name if FACES[face].id == "bait-and-switch"] == [1]


@pytest.mark.rule("KF-257")
def test_a_repeat_ends_when_its_card_has_left_play() -> None:
    d = duel({"hand": ["numquid-the-fair"]}, {"in_play": ["krump", "valdr", "troll"]}, house="sanctum").play(
        "numquid-the-fair"
    )
    while d.kind != "main":
        d.do(sorted(d.options())[0])
    assert len(d.names("line", FOE)) == 1, "until the opponent no longer has more creatures"


@pytest.mark.rule("KF-246", "KF-247")
def test_purged_cards_are_out_of_the_game() -> None:
    d = duel({"hand": ["the-harder-they-come"]}, {"in_play": ["troll"]}, house="sanctum").play("the-harder-they-come")
    assert d.where("troll") == "purged:1"
    assert not any(card["id"] == "troll" for zone in d.table.view(FOE)["zones"] for card in zone["cards"])


@pytest.mark.rule("KF-253")
def test_an_unforged_key_must_be_forged_again() -> None:
    d = duel({"amber": 6}, {"hand": ["key-hammer"], "houses": ["brobnar", "dis", "logos"]}, house=None)
    d.do("key:rouge", "house:brobnar", "end", "house:dis").play("key-hammer")
    assert d.pos.keys[ME] == 0
    assert d.amber[ME] == 6


@pytest.mark.rule("KF-254")
def test_aombre_of_a_dead_captor_goes_back() -> None:
    d = duel({"hand": ["punch"]}, {"in_play": [{"card": "raiding-knight", "amber": 2, "damage": 3}]}).play("punch")
    assert d.amber[ME] == 1 + 2


@pytest.mark.rule("KF-255")
def test_a_card_that_names_itself_means_itself() -> None:
    d = duel({"in_play": ["mighty-javelin", "mighty-javelin"]}, {"in_play": ["troll"]}).omni("mighty-javelin")
    assert d.names("artifacts", ME) == ["mighty-javelin"]


@pytest.mark.rule("KF-261")
def test_if_you_do_needs_the_first_part_done() -> None:
    d = duel({"hand": ["nerve-blast"]}, {"amber": 1, "in_play": ["troll"]}, house="ombres").play("nerve-blast")
    assert d.damage("troll") == 2
    none = duel({"hand": ["nerve-blast"]}, {"in_play": ["troll"]}, house="ombres").play("nerve-blast")
    assert none.damage("troll") == 0


@pytest.mark.rule("KF-262", "KF-263")
def test_healing_removes_damage() -> None:
    d = duel({"in_play": [{"card": "troll", "damage": 2}]}).reap("troll")
    assert d.damage("troll") == 0, "it stops at nothing"
    fully = duel({"hand": ["yo-mama-mastery"], "in_play": [{"card": "troll", "damage": 7}]}).play("yo-mama-mastery")
    assert fully.damage("troll") == 0


@pytest.mark.rule("KF-270")
def test_abilities_may_refer_to_traits() -> None:
    d = duel({"in_play": ["round-table", "raiding-knight", "grey-monk"]}, house="sanctum")
    assert d.power("raiding-knight") == 5
    assert d.keyword("raiding-knight", "provocation")
    assert d.power("grey-monk") == 3


@pytest.mark.rule("KF-046", "KF-279", "KF-G10", "KF-S01")
def test_phase_shift_on_the_first_turn_gives_no_card() -> None:
    d = duel({"hand": ["phase-shift", "punch", "labwork"]}, house="logos", turn=1, first=0).play("phase-shift")
    assert d.options() == {"end"}
    assert d.why_not("play:punch") == "KF-045"
    later = duel({"hand": ["phase-shift", "smith", "anger"]}, house="logos").play("phase-shift")
    assert later.offers("play:smith")
    later.play("smith")
    assert not later.offers("play:anger"), "once"


@pytest.mark.rule("KF-280", "KF-281", "KF-G11")
def test_wild_wormhole_on_the_first_turn_does_resolve() -> None:
    d = duel({"hand": ["wild-wormhole", "labwork"], "deck": ["smith"]}, house="logos", turn=1, first=0).play(
        "wild-wormhole"
    )
    assert d.where("smith") == "discard:0"
    assert d.amber[ME] == 2
    assert d.options() == {"end"}


@pytest.mark.rule("KF-285", "KF-G14")
def test_biomatrix_backup_is_decided_by_the_active_player() -> None:
    for answer, zone in (("yes", "archives:1"), ("no", "discard:1")):
        d = duel({"in_play": ["troll"]}, {"in_play": [{"card": "krump", "upgrades": ["biomatrix-backup"]}]}).fight(
            "troll", "krump"
        )
        assert d.asked == ME
        assert d.options() == {"yes", "no"}
        d.do(answer)
        assert d.where("krump") == zone
        assert d.where("biomatrix-backup") == "discard:1"


@pytest.mark.rule("KF-287", "KF-288", "KF-G16", "KF-S45")
def test_library_access_and_wild_wormhole_in_six_steps() -> None:
    d = duel({"hand": ["library-access", "wild-wormhole"], "deck": ["punch", "smith", "krump", "valdr"]}, house="logos")
    d.play("library-access").play("wild-wormhole")
    lines = d.table.log_all()
    start = next(
        i for i, line in enumerate(lines) if line["kind"] == "play" and line["names"][0]["id"] == "wild-wormhole"
    )
    told = [(line["kind"], line["names"][0]["id"] if line["names"] else "") for line in lines[start:]]
    assert told[:6] == [
        ("play", "wild-wormhole"),
        ("gain", ""),
        ("draw", "punch"),
        ("play", "smith"),
        ("gain", ""),
        ("draw", "krump"),
    ]
    assert d.names("deck", ME) == ["valdr"]
    assert d.amber[ME] == 2


@pytest.mark.rule("KF-292", "KF-293", "KF-297")
def test_keyword_damage_and_elusive() -> None:
    both = duel({"in_play": ["snufflegator"]}, {"in_play": ["noddy-the-thief"]}, house="indomptes").fight(
        "snufflegator", "noddy-the-thief"
    )
    assert both.damage("noddy-the-thief") == both.damage("snufflegator") == 0
    assault = duel({"in_play": ["ancient-bear"]}, {"in_play": ["urchin"]}, house="indomptes").fight(
        "ancient-bear", "urchin"
    )
    assert assault.where("urchin") == "discard:1"
    hazard = duel(
        {"in_play": ["troll"]}, {"in_play": [{"card": "noddy-the-thief", "upgrades": ["flame-wreathed"]}]}
    ).fight("troll", "noddy-the-thief")
    assert hazard.damage("troll") == 2
    assert hazard.damage("noddy-the-thief") == 0


@pytest.mark.rule("KF-100")
def test_all_action_abilities_of_a_card_resolve_with_one_use() -> None:
    d = duel(
        {"in_play": [{"card": "pit-demon", "upgrades": ["transposition-sandals"]}, "troll"]}, {"amber": 3}, house="dis"
    )
    d.use("pit-demon")
    assert d.kind == "order"
    d.do(sorted(d.options())[0])
    while d.kind != "main":
        d.do(sorted(d.options())[0])
    assert d.amber == [1, 2]
    assert d.names("line", ME) == ["troll", "pit-demon"]


@pytest.mark.rule("KF-184", "KF-S04")
def test_a_card_enters_play_under_its_owners_control() -> None:
    d = duel({"hand": ["troll"]}).play("troll")
    assert d.controller("troll") == ME
    assert d.pos.owner[d.card("troll")] == ME
