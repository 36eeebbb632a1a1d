"""One row of the register at a time: a test of its own for rows that other tests only brush against.

Each would fail if that row, and not only its neighbours, were left out of the rules.
"""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.engine.errors import BadOptions
from ludotheque.games.keyforge import changes, faces, processes
from ludotheque.games.keyforge.faces import FACES
from ludotheque.games.keyforge.queries import house_of, in_play
from ludotheque.games.keyforge.triggers import abilities
from tests.keyforge.helpers import FOE, ME, Play, duel


def kinds(d: Play) -> list[str]:
    return [line["kind"] for line in d.table.log_all()]


def fights(d: Play) -> set[str]:
    return {option for option in d.options() if option.startswith(("fight:", "target:"))}


def told(d: Play, kind: str) -> list[str]:
    """The first card each event of a kind is about."""
    return [line["names"][0]["id"] for line in d.happened(kind)]


def go_on(d: Play) -> Play:
    """Let what was pushed by hand in step 3 run; then the turn's own question comes again."""
    d.pos.asked.clear()
    d.pos.stack[0].pc -= 1
    d.table.game.run(d.pos)
    return d


# ---------------------------------------------------------------------- chapter 3: the turn


@pytest.mark.rule("KF-040")
def test_any_number_of_cards_of_the_house_may_be_played() -> None:
    hand = ["smith", "smith", "cannon", "punch", "warsong", "loot-the-bodies", "tremor"]
    d = duel({"hand": hand}, {"in_play": ["troll"]})
    for name in ("smith", "smith:1", "cannon", "punch", "warsong", "loot-the-bodies", "tremor"):
        d.play(name)
    assert d.names("hand", ME) == []


@pytest.mark.rule("KF-041")
def test_any_number_of_cards_of_the_house_may_be_discarded() -> None:
    hand = ["smith", "cannon", "punch", "warsong", "tremor", "troll", "anger"]
    d = duel({"hand": hand})
    d.do(*(f"discard:{name}" for name in hand))
    assert d.names("discard", ME) == hand[::-1]


@pytest.mark.rule("KF-042")
def test_any_number_of_cards_of_the_house_may_be_used_each_once() -> None:
    line = ["troll", "bumpsy", "krump", "valdr", "headhunter"]
    d = duel({"in_play": [*line, "cannon"]})
    for name in line:
        d.reap(name)
        assert d.why_not(f"reap:{name}") == "KF-010"
    d.use("cannon", "pick:valdr")
    assert d.amber[ME] == 5
    assert d.options() == {"end"}


@pytest.mark.rule("KF-043")
def test_uses_discards_and_plays_follow_in_any_order() -> None:
    steps = ("reap:troll", "discard:smith", "play:punch", "reap:krump")
    for order in (steps, steps[::-1], (steps[1], steps[3], steps[0], steps[2])):
        d = duel({"hand": ["smith", "punch"], "in_play": ["troll", "krump"]}, {"in_play": ["valdr"]})
        for step in order:
            d.do(step)
            if step == "play:punch":
                d.do("pick:valdr")
        assert d.options() == {"end"}


@pytest.mark.rule("KF-058")
def test_cards_are_played_in_step_three_of_ones_own_turn_only() -> None:
    early = duel({"hand": ["punch"]}, house=None)
    assert early.kind == "house"
    assert early.why_not("play:punch") is not None
    assert not early.offers("play:punch")
    other = duel({"hand": ["punch"]}, {"hand": ["smith"]})
    refusal = other.table.why_not(f"play:{other.ref('smith')}", FOE)
    assert refusal is not None
    assert refusal.rule == "KF-027"


@pytest.mark.rule("KF-079")
def test_only_cards_of_the_active_house_may_be_used() -> None:
    d = duel({"in_play": ["feeding-pit", "blypyp", "pit-demon", "cannon"], "hand": ["troll"]}, house="mars")
    assert d.options() == {"action:feeding-pit", "reap:blypyp", "end"}
    assert d.why_not("reap:pit-demon") == "KF-049"
    assert d.why_not("action:pit-demon") == "KF-049"
    assert d.why_not("action:cannon") == "KF-049"


@pytest.mark.rule("KF-057")
def test_pret_commits_nothing() -> None:
    d = duel({"amber": 6}, {"in_play": ["pit-demon"]}).end()
    assert d.happened("pret")
    d.do("house:dis").use("pit-demon").end()
    assert d.kind == "house"
    assert d.amber[ME] == 5
    assert d.pos.keys[ME] == 0


@pytest.mark.rule("KF-060")
def test_whatever_is_gained_goes_to_the_same_pool() -> None:
    d = duel({"hand": ["punch", "smith"], "in_play": ["troll", "headhunter"], "amber": 2}, {"in_play": ["krump"]})
    seen = []
    d.play("punch", "pick:krump")
    seen.append(d.amber[ME])
    d.reap("troll")
    seen.append(d.amber[ME])
    d.play("smith")
    seen.append(d.amber[ME])
    assert seen == [3, 4, 7], "a bonus; a reap; a bonus and an effect"
    counters = {one["id"]: one["value"] for one in d.table.view(FOE)["players"][ME]["counters"]}
    assert counters["amber"] == 7


@pytest.mark.rule("KF-078")
def test_discarding_makes_room_for_more_cards() -> None:
    hand = ["punch", "smith", "anger", "labwork", "troll", "krump"]
    d = duel({"hand": hand, "deck": ["bumpsy"] * 5})
    d.do("discard:punch", "discard:smith", "discard:anger").end()
    assert d.names("hand", ME) == ["labwork", "troll", "krump", "bumpsy", "bumpsy", "bumpsy"]
    assert d.amber[ME] == 0, "no bonus: discarding is not playing"
    assert not d.happened("play")


@pytest.mark.rule("KF-173")
def test_a_house_outside_the_three_is_open_only_while_its_card_is_controlled() -> None:
    d = duel(
        {"houses": ["dis", "logos", "mars"]},
        {"in_play": ["valdr", {"card": "smaaash", "controller": 0}]},
        house="dis",
    )
    d.end().do("house:brobnar").fight("valdr", "smaaash")
    assert d.where("smaaash") == "discard:1"
    d.end()
    assert d.options() == {"house:dis", "house:logos", "house:mars"}


@pytest.mark.rule("KF-210")
def test_a_key_forged_by_an_effect_is_paid_and_flipped_like_any_other() -> None:
    d = duel({"hand": ["key-charge"], "amber": 9}, {"amber": 2}, house="indomptes").play("key-charge")
    d.do("pool", "key:jaune")
    assert d.amber == [9 - 1 - 6, 2]
    assert [key["forged"] for key in d.table.view(ME)["players"][ME]["keys"]] == [False, False, True]


@pytest.mark.rule("KF-189")
def test_the_current_cost_is_the_changed_one_also_for_effects() -> None:
    d = duel({"hand": ["key-charge"], "amber": 9}, {"in_play": ["grabber-jammer"]}, house="indomptes")
    d.play("key-charge", "pool", "key:rouge")
    assert d.amber[ME] == 9 - 1 - 7
    poor = duel({"hand": ["key-charge"], "amber": 7}, {"in_play": ["grabber-jammer"]}, house="indomptes")
    poor.play("key-charge")
    assert poor.clean
    assert poor.amber[ME] == 6
    assert poor.pos.keys[ME] == 0


# ---------------------------------------------------------------------- chapters 5 and 6: types


@pytest.mark.rule("KF-063", "KF-S30")
def test_an_action_does_as_much_of_its_text_as_it_can() -> None:
    two = duel({"hand": ["twin-bolt-emission"]}, {"in_play": ["troll", "krump"]}, house="logos")
    two.play("twin-bolt-emission")
    assert (two.damage("troll"), two.damage("krump")) == (2, 2)
    one = duel({"hand": ["twin-bolt-emission"]}, {"in_play": ["troll"]}, house="logos").play("twin-bolt-emission")
    assert one.damage("troll") == 2
    none = duel({"hand": ["twin-bolt-emission"]}, house="logos").play("twin-bolt-emission")
    assert none.where("twin-bolt-emission") == "discard:0"
    assert none.amber[ME] == 1


@pytest.mark.rule("KF-064")
def test_an_action_is_not_in_the_discard_pile_while_it_resolves() -> None:
    d = duel({"hand": ["routine-job", "routine-job"]}, {"amber": 9}, house="ombres")
    d.play("routine-job")
    assert d.amber == [1, 8], "it does not count itself among the copies in the pile"
    d.play("routine-job:1")
    assert d.amber == [3, 6]
    swapped = duel({"hand": ["reverse-time"], "deck": ["troll", "krump"]}, house="logos").play("reverse-time")
    assert swapped.names("deck", ME) == []
    assert swapped.names("discard", ME)[0] == "reverse-time"


@pytest.mark.rule("KF-220", "KF-184", "KF-S04")
def test_a_card_of_the_opponent_that_one_plays_stays_the_opponents() -> None:
    d = duel({"in_play": ["troll"]}, {"deck": ["smith", "krump"], "in_play": ["valdr"]})
    processes.play_card(d.pos, d.card("smith"), ME, d.pos.deck[FOE])
    go_on(d)
    assert d.amber == [1, 0], "who plays it has the bonus"
    assert d.where("smith") == "discard:1", "its owner's pile"
    processes.play_card(d.pos, d.card("krump"), ME, d.pos.deck[FOE])
    go_on(d)
    assert d.asked == ME, "the active player chooses the flank"
    d.do("left")
    assert d.names("line", FOE) == ["krump", "valdr"]
    assert d.controller("krump") == FOE


@pytest.mark.rule("KF-065")
def test_an_artifact_enters_exhausted_behind_the_line() -> None:
    d = duel({"hand": ["cannon"], "in_play": ["troll", "banner-of-battle"]})
    d.play("cannon")
    assert d.names("artifacts", ME) == ["banner-of-battle", "cannon"]
    assert d.names("line", ME) == ["troll"]
    assert not d.ready("cannon")
    assert d.why_not("action:cannon") == "KF-010"


@pytest.mark.rule("KF-066")
def test_artifacts_stay_from_turn_to_turn() -> None:
    d = duel({"in_play": [{"card": "pocket-universe", "amber": 2}]}, {"in_play": ["cannon"]})
    for _ in range(4):
        d.end().do("house:brobnar")
    assert d.where("pocket-universe") == "artifacts:0"
    assert d.amber_on("pocket-universe") == 2
    assert d.where("cannon") == "artifacts:1"


@pytest.mark.rule("KF-067")
def test_a_creature_enters_exhausted_in_the_line() -> None:
    d = duel({"hand": ["troll"], "in_play": ["krump"]}, {"in_play": ["valdr"]}).play("troll", "right")
    assert d.names("line", ME) == ["krump", "troll"]
    assert d.names("artifacts", ME) == []
    assert not d.ready("troll")
    assert d.why_not("fight:troll>valdr") == "KF-010"


@pytest.mark.rule("KF-068")
def test_creatures_stay_from_turn_to_turn_with_what_is_on_them() -> None:
    d = duel({"in_play": [{"card": "troll", "damage": 3, "amber": 1, "power_counters": 2, "stunned": True}, "krump"]})
    for _ in range(4):
        d.end().do("house:brobnar")
    assert d.names("line", ME) == ["troll", "krump"]
    assert (d.damage("troll"), d.amber_on("troll"), d.counters("troll"), d.stunned("troll")) == (3, 1, 2, True)


@pytest.mark.rule("KF-069")
def test_power_and_armor_are_what_a_fight_reckons_with() -> None:
    d = duel({"in_play": ["headhunter"]}, {"in_play": ["bulwark"]}).fight("headhunter", "bulwark")
    assert d.damage("headhunter") == 4, "Bulwark's power"
    assert d.damage("bulwark") == 3, "5, less its armor of 2"


@pytest.mark.rule("KF-072")
def test_an_upgrade_lies_on_the_creature_it_was_played_on() -> None:
    d = duel({"hand": ["blood-of-titans"], "in_play": ["troll"]}, {"in_play": ["krump"]})
    d.play("blood-of-titans")
    assert d.options() == {"onto:troll", "onto:krump"}, "any creature in play, and nothing else"
    d.do("onto:krump")
    assert (d.power("troll"), d.power("krump")) == (8, 11)
    shown = next(card for zone in d.table.view(ME)["zones"] for card in zone["cards"] if card["id"] == "krump")
    assert [one["id"] for one in shown["under"]] == ["blood-of-titans"]


@pytest.mark.rule("KF-073")
def test_an_upgrade_goes_on_changing_its_bearer() -> None:
    d = duel({"hand": ["blood-of-titans"], "in_play": ["troll"]}).play("blood-of-titans")
    for _ in range(4):
        assert d.power("troll") == 13
        d.end().do("house:brobnar")


@pytest.mark.rule("KF-074")
def test_an_upgrade_is_discarded_to_its_owner_when_its_bearer_leaves() -> None:
    d = duel({"hand": ["blood-of-titans", "fear"]}, {"in_play": ["krump", "valdr"]})
    d.play("blood-of-titans", "onto:krump").end()
    d.do("house:brobnar", "end", "house:dis").play("fear", "pick:krump")
    assert d.where("krump") == "hand:1"
    assert d.names("discard", ME) == ["fear", "blood-of-titans"]
    assert d.names("discard", FOE) == []
    assert d.pos.upgrades == []
    assert d.pos.bearer[d.card("blood-of-titans")] == -1


@pytest.mark.rule("KF-075", "KF-S28")
def test_an_upgrade_that_cannot_be_attached_is_not_played() -> None:
    d = duel({"hand": ["blood-of-titans"], "in_play": ["cannon"]}, {"in_play": ["cannon"]})
    assert d.why_not("play:blood-of-titans") == "KF-075"
    assert not d.offers("play:blood-of-titans")
    wild = duel({"hand": ["wild-wormhole"], "deck": ["blood-of-titans"]}, house="logos").play("wild-wormhole")
    assert wild.where("blood-of-titans") == "deck:0", "it goes back where it was (KF-S37)"
    assert wild.amber[ME] == 1, "no bonus of its own"


# ---------------------------------------------------------------------- chapters 7 and 8: using, damage, armor


@pytest.mark.rule("KF-101")
def test_damage_tokens_stay_on_the_creature() -> None:
    d = duel({"hand": ["punch"]}, {"in_play": ["pit-demon"]}).play("punch")
    assert d.damage("pit-demon") == 3
    d.end().do("house:dis").end()
    assert d.where("pit-demon") == "line:1"
    assert d.damage("pit-demon") == 3


@pytest.mark.rule("KF-104")
def test_armor_ignores_that_much_damage() -> None:
    d = duel({"hand": ["lava-ball"]}, {"in_play": ["bulwark"]}).play("lava-ball")
    assert d.damage("bulwark") == 4 - 2


@pytest.mark.rule("KF-105")
def test_ignored_damage_is_never_placed() -> None:
    d = duel({"in_play": ["cannon"], "hand": ["coward-s-end"]}, {"in_play": ["bulwark", "troll"]})
    d.use("cannon", "pick:bulwark")
    assert d.damage("bulwark") == 0
    d.play("coward-s-end", "any")
    assert d.where("bulwark") == "discard:1", "it counts as undamaged"


@pytest.mark.rule("KF-146", "KF-G02")
def test_armor_is_used_up_for_the_rest_of_the_turn() -> None:
    d = duel({"hand": ["tendrils-of-pain", "gongoozle"]}, {"in_play": ["bulwark"]}, house="dis")
    d.play("tendrils-of-pain")
    assert (d.damage("bulwark"), d.armor("bulwark")) == (0, 1)
    d.play("gongoozle")
    assert (d.damage("bulwark"), d.armor("bulwark")) == (2, 0), "3 more: 1 absorbed"


@pytest.mark.rule("KF-147")
def test_armor_is_whole_again_each_turn_of_either_player() -> None:
    d = duel({"hand": ["punch", "punch"]}, {"in_play": ["bulwark"], "hand": ["punch"]})
    d.play("punch")
    assert (d.damage("bulwark"), d.armor("bulwark")) == (1, 0)
    d.end().do("house:brobnar")
    assert (d.damage("bulwark"), d.armor("bulwark")) == (1, 2), "tokens remain"
    d.play("punch:2")
    assert (d.damage("bulwark"), d.armor("bulwark")) == (2, 0)
    d.end().do("house:brobnar")
    assert d.armor("bulwark") == 2


@pytest.mark.rule("KF-191")
def test_a_discarded_or_destroyed_card_lies_on_top_of_its_owners_pile() -> None:
    d = duel(
        {"hand": ["smith", "punch"], "discard": ["anger"]},
        {"in_play": [{"card": "smaaash", "controller": 0, "damage": 3}], "discard": ["warsong"]},
    )
    d.do("discard:smith").play("punch")
    assert d.names("discard", ME) == ["punch", "smith", "anger"]
    assert d.names("discard", FOE) == ["smaaash", "warsong"]


@pytest.mark.rule("KF-197")
def test_a_destroyed_artifact_goes_to_its_owners_discard_pile() -> None:
    d = duel({"in_play": ["gorm-of-omm"]}, {"in_play": [{"card": "cannon", "controller": 0}]}, house="sanctum")
    d.omni("gorm-of-omm")
    assert d.where("cannon") == "discard:1"
    assert d.where("gorm-of-omm") == "discard:0"


@pytest.mark.rule("KF-196")
def test_a_creature_with_a_damage_token_is_damaged() -> None:
    d = duel(
        {"in_play": ["anomaly-exploiter", "dextre"]},
        {"in_play": [{"card": "troll", "damage": 1}, "krump", {"card": "valdr", "damage": 5}]},
        house="logos",
    ).use("anomaly-exploiter")
    assert d.options() == {"pick:troll", "pick:valdr"}


# ---------------------------------------------------------------------- chapter 9: abilities


@pytest.mark.rule("KF-108")
def test_the_active_player_decides_for_the_others_cards_too() -> None:
    d = duel({"in_play": ["troll"]}, {"in_play": [{"card": "krump", "upgrades": ["biomatrix-backup"]}]})
    d.fight("troll", "krump")
    assert d.table.asked == [ME]
    assert d.options() == {"yes", "no"}
    own = duel({"hand": ["horseman-of-famine"]}, {"in_play": ["urchin", "urchin"]}, house="sanctum")
    own.play("horseman-of-famine")
    assert own.table.asked == [ME]


@pytest.mark.rule("KF-218")
def test_the_active_player_orders_abilities_of_both_sides() -> None:
    d = duel({"hand": ["punch"], "in_play": ["tolas"]}, {"in_play": ["soul-snatcher", "noddy-the-thief"]})
    d.play("punch", "pick:noddy-the-thief")
    assert d.kind == "order"
    assert d.table.asked == [ME]
    assert {option.split(":")[-1].split(">")[-1] for option in d.options()} == {"tolas", "soul-snatcher"}
    d.do(next(option for option in d.options() if "soul-snatcher" in option))
    assert d.amber == [2, 1]


@pytest.mark.rule("KF-109")
def test_an_ability_that_uses_a_card_asks_for_no_house() -> None:
    d = duel({"in_play": ["dominator-bauble", "troll", "blypyp"]}, house="dis").use("dominator-bauble")
    assert any("troll" in option for option in d.options())
    assert any("blypyp" in option for option in d.options())
    narrow = duel({"in_play": ["ulyq-megamouth", "blypyp", "troll", "dextre"]}, house="mars").reap("ulyq-megamouth")
    assert not any("blypyp" in option for option in narrow.options()), "unless it says otherwise: non-Mars"
    assert any("troll" in option for option in narrow.options())


@pytest.mark.rule("KF-110")
def test_what_an_ability_uses_must_still_be_ready() -> None:
    d = duel({"in_play": ["dominator-bauble", {"card": "troll", "ready": False}]}, house="dis").use("dominator-bauble")
    assert d.clean
    assert d.amber[ME] == 0
    scout = duel(
        {"hand": ["scout"], "in_play": [{"card": "snufflegator", "ready": False}]},
        {"in_play": ["troll"]},
        house="indomptes",
    )
    scout.play("scout")
    while scout.kind != "main":
        scout.do(next(o for o in sorted(scout.options()) if o != "done") if len(scout.options()) > 1 else "done")
    assert scout.damage("troll") == 0, "it does not ready them"


@pytest.mark.rule("KF-205")
def test_fight_with_lets_a_creature_be_used_to_fight() -> None:
    d = duel({"hand": ["anger"], "in_play": [{"card": "pit-demon", "ready": False}]}, {"in_play": ["troll"]})
    assert d.why_not("fight:pit-demon>troll") == "KF-010"
    d.play("anger")
    assert kinds(d).index("ready") < kinds(d).index("exhaust") < kinds(d).index("attack")
    assert d.damage("troll") == 5
    assert d.where("pit-demon") == "discard:0"


@pytest.mark.rule("KF-206")
def test_a_fight_by_an_ability_follows_all_the_rules_of_fights() -> None:
    taunt = duel(
        {"hand": ["anger"], "in_play": ["headhunter"]}, {"in_play": ["bumpsy", "champion-anaphiel", "krump", "valdr"]}
    ).play("anger")
    assert fights(taunt) == {"target:champion-anaphiel", "target:valdr"}
    elusive = duel({"hand": ["anger"], "in_play": ["headhunter"]}, {"in_play": ["noddy-the-thief"]}).play("anger")
    assert elusive.damage("noddy-the-thief") == elusive.damage("headhunter") == 0
    assert elusive.amber[ME] == 1 + 1, "the card's bonus, and Fight:"
    own = duel({"hand": ["anger"], "in_play": ["headhunter", "krump"]}, {}).play("anger", "pick:headhunter")
    assert own.clean, "nobody of one's own is fought"


@pytest.mark.rule("KF-S33")
def test_ready_and_fight_without_a_target_readies_only() -> None:
    d = duel({"hand": ["anger"], "in_play": [{"card": "troll", "ready": False}]}).play("anger")
    assert d.ready("troll")
    assert d.offers("reap:troll")


@pytest.mark.rule("KF-112", "KF-S31")
def test_the_rule_of_six_counts_plays_and_uses_of_all_copies() -> None:
    d = duel({"hand": ["troll", "troll"], "in_play": ["troll"]})
    d.play("troll", "left")
    for number in range(5):
        d.pos.ready[d.card(f"troll:{2 * (number % 2)}")] = 1
        d.do("reap:troll")  # whichever of them is ready
    for copy in range(3):
        d.pos.ready[d.card(f"troll:{copy}")] = 1
    assert not any("troll" in option and not option.startswith("discard") for option in d.options())
    assert d.why_not("play:troll:1") == "KF-112"
    assert d.why_not("reap:troll:2") == "KF-112"


@pytest.mark.rule("KF-114")
def test_a_constant_ability_begins_and_ends_with_its_card() -> None:
    d = duel({"hand": ["banner-of-battle", "barehanded"], "in_play": ["troll"]})
    assert d.power("troll") == 8
    d.play("banner-of-battle")
    assert d.power("troll") == 9
    d.play("barehanded")
    assert d.where("banner-of-battle") == "deck:0"
    assert d.power("troll") == 8


@pytest.mark.rule("KF-116")
def test_a_constant_ability_is_no_use_of_its_card() -> None:
    d = duel({"in_play": ["mother", {"card": "the-howling-pit", "ready": False}], "deck": ["punch"] * 9}).end()
    assert len(d.names("hand", ME)) == 6 + 1 + 1
    assert d.ready("mother")
    assert not d.happened("exhaust")
    assert not d.happened("use")
    assert d.pos.uses_by_name == []


# ---------------------------------------------------------------------- chapter 10: chains


def refilled(chains: int, hand: int) -> Play:
    cards = ["punch", "smith", "anger", "tremor", "krump", "valdr", "troll", "warsong"]
    return duel({"hand": cards[:hand], "deck": ["bumpsy"] * 20, "chains": chains}).end()


def held(d: Play) -> tuple[int, int]:
    return len(d.names("hand", ME)), d.pos.chains[ME]


@pytest.mark.rule("KF-118")
def test_a_chained_refill_draws_fewer_cards() -> None:
    assert held(refilled(3, 2)) == (5, 2)
    assert held(refilled(0, 2)) == (6, 0)


@pytest.mark.rule("KF-120")
def test_one_to_six_chains_hold_back_one_card() -> None:
    assert [held(refilled(chains, 0))[0] for chains in (0, 1, 2, 6)] == [6, 5, 5, 5]


@pytest.mark.rule("KF-124")
def test_only_one_chain_is_shed_whatever_the_penalty() -> None:
    d = refilled(13, 0)
    assert held(d) == (3, 12)
    d.do("house:brobnar", "end", "house:brobnar")
    d.pos.discard[ME] += d.pos.hand[ME]
    d.pos.hand[ME] = []
    d.end()
    assert held(d) == (4, 11), "the next one is two fewer"


@pytest.mark.rule("KF-125")
def test_the_penalty_is_read_before_the_chain_is_shed() -> None:
    assert held(refilled(7, 0)) == (4, 6)
    assert held(refilled(19, 0)) == (2, 18)


@pytest.mark.rule("KF-126")
def test_without_chains_the_hand_is_filled_again() -> None:
    d = refilled(1, 0)
    assert held(d) == (5, 0)
    d.do("house:brobnar", "end", "house:brobnar").end()
    assert held(d) == (6, 0)


@pytest.mark.rule("KF-282", "KF-G12")
def test_more_cards_than_six_shed_no_chain() -> None:
    assert held(refilled(2, 7)) == (7, 2)


@pytest.mark.rule("KF-283", "KF-G13")
def test_the_one_card_due_is_held_back_and_a_chain_is_shed() -> None:
    assert held(refilled(2, 5)) == (5, 1)


@pytest.mark.rule("KF-284")
def test_a_full_hand_sheds_no_chain() -> None:
    assert held(refilled(1, 6)) == (6, 1)
    assert held(refilled(24, 5)) == (5, 23), "however few cards were due"


@pytest.mark.rule("KF-132")
def test_the_handicap_belongs_to_a_pair_of_decks() -> None:
    def chains(deck: int, results: str, decks: list[str]) -> list[int]:
        said = {"deck": deck, "results": results, "agreed": [True, True]}
        table = ludotheque.new("keyforge", 2, 1, {"handicap": said, "decks": decks})
        held: list[int] = table.options["chains"]
        return held

    assert chains(0, "WWW", ["starter-1", "starter-2"]) == [5, 0]
    assert chains(0, "", ["starter-1", "random"]) == [4, 0], "results against another deck change nothing"
    assert chains(0, "LLL", ["starter-1", "random"]) == [3, 0]
    assert chains(1, "WWW", ["starter-2", "starter-1"]) == [0, 5], "the pair is what counts, not the seat"


@pytest.mark.rule("KF-133")
def test_bidding_takes_the_place_of_the_handicap() -> None:
    table = ludotheque.new("keyforge", 2, 3, {"bidding": True})
    assert table.position.chains == [0, 0], "no automatic four chains"
    assert table.choice.kind == "bid"
    for other in ({"handicap": {"deck": 0, "agreed": [True, True]}}, {"chains": [0, 3]}, {"chains": [1, 0]}):
        with pytest.raises(BadOptions) as caught:
            ludotheque.new("keyforge", 2, 3, {"bidding": True, **other})
        assert caught.value.rule == "KF-133"


@pytest.mark.rule("KF-134", "KF-S42")
def test_each_bid_is_higher_than_the_last_until_one_passes() -> None:
    table = ludotheque.new("keyforge", 2, 3, {"bidding": True})
    opener = table.asked[0]
    table.play("bid:5")
    assert table.asked == [1 - opener]
    assert [option.key for option in table.choice.options] == [*(f"bid:{n}" for n in range(6, 25)), "pass"]
    for low in (0, 4, 5):
        refusal = table.why_not(f"bid:{low}")
        assert refusal is not None
        assert refusal.rule == "KF-134"
    table.play("bid:6")
    assert table.asked == [opener]
    table.play("pass")
    assert table.choice.kind == "mulligan"
    free = ludotheque.new("keyforge", 2, 3, {"bidding": True})
    free.play("bid:0")
    assert free.asked == [1 - opener], "any number from none on"
    most = ludotheque.new("keyforge", 2, 3, {"bidding": True})
    most.play("bid:24")
    assert [option.key for option in most.choice.options] == ["pass"]
    openers = {ludotheque.new("keyforge", 2, seed, {"bidding": True}).asked[0] for seed in range(12)}
    assert openers == {0, 1}, "the opener is drawn at random"


@pytest.mark.rule("KF-135", "KF-G04")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("bids", [1, 2])
def test_the_highest_bidder_has_the_deck_and_its_chains(seed: int, bids: int) -> None:
    table = ludotheque.new("keyforge", 2, seed, {"bidding": True, "decks": ["starter-1", "starter-2"]})
    winner = table.asked[0]
    table.play("bid:3")
    if bids == 2:
        winner = table.asked[0]
        table.play("bid:7")
    table.play("pass")
    pos = table.position
    assert pos.chains[winner] == (3 if bids == 1 else 7) - 1, "one is shed by the starting hand"
    assert pos.chains[1 - winner] == 0
    names = {FACES[pos.faces[card]].house for card in pos.deck[winner] + pos.hand[winner]}
    assert names == {0, 1, 4}, "Brobnar, Dis and Sanctum: the first deck"
    players = table.view(None)["players"]
    assert players[winner]["houses"] == ["brobnar", "dis", "sanctum"]
    assert players[winner]["deck"]["name"].startswith("Torvalian")
    assert players[1 - winner]["deck"]["name"].startswith("Silorphé")
    for seat in range(2):
        assert all(pos.owner[card] == pos.controller[card] == seat for card in pos.deck[seat] + pos.hand[seat])


# ---------------------------------------------------------------------- chapter 11: the glossary


@pytest.mark.rule("KF-136")
def test_the_opposing_creature_of_either_side() -> None:
    d = duel({"in_play": ["troll", "krump"]}, {"in_play": ["briar-grubbling", "valdr"]})
    d.fight("troll", "briar-grubbling")
    assert (d.damage("troll"), d.damage("krump")) == (5 + 2, 0), "of a defender: the attacker"
    stun = duel({"in_play": ["zorg"]}, {"in_play": ["troll", "krump", "valdr", "headhunter"]}, house="mars")
    stun.pos.stunned[stun.card("zorg")] = 0
    stun.fight("zorg", "krump")
    assert [stun.stunned(name) for name in ("troll", "valdr", "headhunter")] == [True, True, False]


@pytest.mark.rule("KF-139")
def test_aombre_is_never_less_than_none() -> None:
    d = duel({"in_play": ["screechbomb"]}, {"amber": 1}).omni("screechbomb")
    assert d.amber == [0, 0]


def seen(d: Play, viewer: int | None, zone: str) -> list[str]:
    return [card["id"] for one in d.table.view(viewer)["zones"] if one["id"] == zone for card in one["cards"]]


@pytest.mark.rule("KF-140")
def test_archives_lie_face_down() -> None:
    d = duel({"hand": ["labwork", "troll"]}, house="logos").play("labwork")
    assert d.names("archives", ME) == ["troll"]
    assert seen(d, FOE, "archives:0") == []
    assert seen(d, None, "archives:0") == []
    assert "troll" not in str(d.table.log(FOE)), "neither the view nor the log says which card it was"
    assert "troll" in str(d.table.log(ME))


@pytest.mark.rule("KF-144")
def test_one_may_look_at_ones_own_archives_at_any_time() -> None:
    d = duel({"archives": ["troll"]}, {"archives": ["krump"]})
    for _ in range(2):
        assert seen(d, ME, "archives:0") == ["troll"]
        assert seen(d, ME, "archives:1") == []
        assert seen(d, FOE, "archives:1") == ["krump"]
        assert seen(d, FOE, "archives:0") == []
        d.end()
        d.do("house:brobnar")
        if d.kind == "archives":
            d.do("leave")


@pytest.mark.rule("KF-143")
def test_an_archived_card_has_no_constant_ability() -> None:
    d = duel({"in_play": ["troll"], "archives": ["banner-of-battle"], "hand": ["grey-monk"]})
    assert (d.power("troll"), d.armor("troll")) == (8, 0)
    away = duel({"in_play": ["vezyma-thinkdrone", "grey-monk"]}, house="mars")
    assert away.armor("vezyma-thinkdrone") == 1
    away.reap("vezyma-thinkdrone", "pick:grey-monk")
    assert away.where("grey-monk") == "archives:0"
    assert away.armor("vezyma-thinkdrone") == 0


@pytest.mark.rule("KF-153")
def test_the_active_player_orders_assault_and_before_fight() -> None:
    struck = []
    for index in range(2):
        d = duel(
            {"in_play": [{"card": "firespitter", "upgrades": ["way-of-the-bear"]}]}, {"in_play": ["pitlord", "krump"]}
        )
        d.fight("firespitter", "pitlord")
        assert d.kind == "order"
        assert d.asked == ME
        assert len(d.options()) == 2
        d.do(sorted(d.options())[index])
        assert d.damage("pitlord") == 2 + 1 + 5
        assert d.damage("krump") == 1
        struck.append(told(d, "damage")[:3])
    assert sorted(struck) == [["pitlord", "krump", "pitlord"], ["pitlord", "pitlord", "krump"]], "either may come first"


@pytest.mark.rule("KF-155")
def test_assault_gained_again_adds_up() -> None:
    d = duel(
        {"in_play": [{"card": "ancient-bear", "upgrades": ["way-of-the-bear"]}]}, {"in_play": ["pitlord"]}, "indomptes"
    )
    assert d.keyword("ancient-bear", "assaut") == 4
    d.fight("ancient-bear", "pitlord")
    assert d.happened("damage")[0]["words"]["en"] == "Pitlord: 4 damage"
    assert d.where("pitlord") == "discard:1", "4 and 5 are enough for 9"


@pytest.mark.rule("KF-158")
def test_a_card_without_text_does_nothing_of_its_own() -> None:
    d = duel({"hand": ["dust-pixie", "virtuous-works"]}, {"in_play": ["troll"], "amber": 3}, house="indomptes")
    d.play("dust-pixie")
    assert kinds(d) == ["play", "gain", "enter"], "its bonus, and nothing else"
    moments = (faces.PLAY, faces.REAP, faces.FIGHT, faces.USE, faces.OMNI, faces.DESTROYED, faces.LEAVES)
    for moment in (*moments, faces.BEFORE_FIGHT, faces.BEFORE_REAP):
        assert abilities(d.pos, d.card("dust-pixie"), moment) == []
    assert d.pos.constants == []
    d.pos.ready[d.card("dust-pixie")] = 1
    assert {option for option in d.options() if "pixie" in option} == {"reap:dust-pixie", "fight:dust-pixie>troll"}
    d.fight("dust-pixie", "troll")
    assert d.where("dust-pixie") == "discard:0"
    assert d.amber == [2, 3]
    assert d.clean
    works = duel({"hand": ["virtuous-works"]}, {"in_play": ["troll"], "amber": 3}, house="sanctum").play(
        "virtuous-works"
    )
    assert kinds(works) == ["play", "gain"]
    assert works.amber == [3, 3]


@pytest.mark.rule("KF-169", "KF-170")
def test_the_searcher_may_find_nothing_and_the_deck_is_shuffled_all_the_same() -> None:
    deck = ["punch", "timetraveller", "krump", "valdr", "troll", "smith", "anger", "tremor", "warsong"]
    d = duel({"hand": ["help-from-future-self"], "deck": deck}, house="logos").play("help-from-future-self")
    assert any("timetraveller" in option for option in d.options())
    assert d.offers("done")
    before = d.pos.chance
    d.do("done")
    assert d.where("timetraveller") == "deck:0"
    assert d.pos.chance > before, "shuffled"
    assert d.names("deck", ME) != deck
    assert sorted(d.names("deck", ME)) == sorted(deck)


@pytest.mark.rule("KF-171")
def test_a_searched_discard_pile_keeps_its_order() -> None:
    d = duel({"hand": ["regrowth"], "discard": ["troll", "smith", "krump", "punch", "valdr"]}, house="indomptes")
    d.play("regrowth", "pick:krump")
    assert d.names("discard", ME) == ["regrowth", "troll", "smith", "punch", "valdr"]


@pytest.mark.rule("KF-174")
def test_without_an_active_house_only_omni_and_what_abilities_grant_is_left() -> None:
    d = duel(
        {"hand": ["restringuntus"]},
        {
            "houses": ["dis", "mars", "logos"],
            "in_play": ["pitlord", "mighty-javelin", "mack-the-knife", "cannon", "dextre"],
            "hand": ["punch", "labwork", "fear"],
        },
        house="dis",
    )
    d.play("restringuntus", "house:dis").end()
    assert d.happened("no_house")[-1]["rule"] == "KF-174"
    assert d.pos.house == -1
    granted = {"reap:mack-the-knife", "action:mack-the-knife", "fight:mack-the-knife>restringuntus"}
    assert d.options() == {"omni:mighty-javelin", "end"} | granted
    assert d.why_not("discard:fear") == "KF-174"
    assert d.why_not("play:fear") == "KF-174"
    assert d.why_not("reap:pitlord") == "KF-174"
    assert d.why_not("action:cannon") == "KF-174"


@pytest.mark.rule("KF-S13")
def test_archives_may_be_taken_without_an_active_house() -> None:
    d = duel(
        {"hand": ["restringuntus"]},
        {"houses": ["dis", "mars", "logos"], "in_play": ["pitlord"], "archives": ["punch"]},
        house="dis",
    )
    d.play("restringuntus", "house:dis").end()
    assert d.kind == "archives"
    assert d.asked == FOE
    d.do("take")
    assert d.names("hand", FOE) == ["punch"]


@pytest.mark.rule("KF-286", "KF-G15", "KF-S02")
def test_a_forbidden_obligation_opens_no_other_house() -> None:
    for named, expected in (("dis", None), ("mars", {"house:dis"})):
        d = duel({"hand": ["restringuntus"]}, {"houses": ["dis", "mars", "logos"], "in_play": ["pitlord"]}, house="dis")
        d.play("restringuntus", f"house:{named}").end()
        if expected is None:
            assert d.kind == "main"
            assert d.pos.house == -1
        else:
            assert d.options() == expected


@pytest.mark.rule("KF-175")
def test_of_two_obligations_any_one_may_be_chosen() -> None:
    d = duel({"hand": ["control-the-weak"]}, {"houses": ["dis", "mars", "logos"], "in_play": ["pitlord"]}, house="dis")
    d.play("control-the-weak", "house:mars").end()
    assert d.options() == {"house:dis", "house:mars"}
    assert d.why_not("house:logos") == "KF-172"


@pytest.mark.rule("KF-182")
def test_two_that_destroy_each_other_leave_nobody_to_profit() -> None:
    d = duel({"amber": 3, "in_play": ["mugwump"]}, {"amber": 3, "in_play": ["krump"]}).fight("mugwump", "krump")
    assert (d.where("mugwump"), d.where("krump")) == ("discard:0", "discard:1")
    assert d.amber == [3, 3]
    attacks = duel({"in_play": ["krump"]}, {"amber": 3, "in_play": ["smaaash"]}).fight("krump", "smaaash")
    assert attacks.amber == [0, 2]


@pytest.mark.rule("KF-183")
def test_ownership_does_not_change_with_control() -> None:
    d = duel({"hand": ["sneklifter"]}, {"in_play": ["cannon"]}, house="ombres").play("sneklifter")
    assert d.controller("cannon") == ME
    assert d.pos.owner[d.card("cannon")] == FOE


@pytest.mark.rule("KF-185")
def test_a_taken_artifact_moves_to_its_new_controllers_row() -> None:
    d = duel({"hand": ["sneklifter"], "in_play": ["safe-place"]}, {"in_play": ["cannon"]}, house="ombres")
    d.play("sneklifter")
    assert d.names("artifacts", ME) == ["safe-place", "cannon"]
    assert d.names("artifacts", FOE) == []


@pytest.mark.rule("KF-209", "KF-S27")
def test_the_active_player_chooses_the_flank_of_a_creature_that_returns() -> None:
    d = duel(
        {"in_play": ["dextre"], "hand": ["harland-mindlock"]}, {"in_play": ["troll", "krump"]}, house="logos"
    ).play("harland-mindlock", "left", "pick:troll", "left")
    assert d.names("line", ME) == ["troll", "harland-mindlock", "dextre"]
    d.end().do("house:brobnar").fight("krump", "harland-mindlock")
    assert d.asked == FOE, "whose turn it is"
    assert d.options() == {"left", "right"}
    d.do("right")
    assert d.names("line", FOE) == ["krump", "troll"]
    mine = duel(
        {"in_play": ["dextre"], "hand": ["harland-mindlock", "bouncing-deathquark"]},
        {"in_play": ["troll", "krump"]},
        house="logos",
    ).play("harland-mindlock", "left", "pick:troll", "right")
    changes.leave(mine.pos, mine.card("harland-mindlock"), "hand")
    go_on(mine)
    assert mine.asked == ME, "on ME's turn ME chooses, though it is the other's flank (KF-S48)"
    mine.do("left")
    assert mine.names("line", FOE) == ["troll", "krump"]


@pytest.mark.rule("KF-190")
def test_this_way_leaves_out_what_fell_before() -> None:
    d = duel(
        {"hand": ["oath-of-poverty"], "in_play": ["gorm-of-omm", "cannon", "round-table"]},
        {"in_play": ["screechbomb"]},
        house="sanctum",
    )
    d.omni("gorm-of-omm", "pick:cannon")
    assert d.where("cannon") == "discard:0"
    d.play("oath-of-poverty")
    assert d.amber[ME] == 1 + 2, "the Round Table alone"


@pytest.mark.rule("KF-192")
def test_discard_piles_are_open_to_all() -> None:
    d = duel({"discard": ["troll", "smith"]}, {"discard": ["krump", "punch", "valdr"]})
    for viewer in (ME, FOE, None):
        assert seen(d, viewer, "discard:0")[::-1] == ["troll", "smith"]
        assert seen(d, viewer, "discard:1")[::-1] == ["krump", "punch", "valdr"]


@pytest.mark.rule("KF-193")
def test_discard_piles_keep_their_order() -> None:
    d = duel(
        {"hand": ["smith", "punch", "anger"], "discard": ["warsong", "tremor"], "deck": ["bumpsy"] * 9},
        {"in_play": ["smaaash"], "discard": ["krump", "valdr"], "deck": ["bumpsy"] * 9},
    )
    d.do("discard:anger").play("punch").play("smith").end()
    d.do("house:brobnar", "end", "house:brobnar")
    assert d.names("discard", ME) == ["smith", "punch", "anger", "warsong", "tremor"]
    assert d.names("discard", FOE) == ["krump", "valdr"]


@pytest.mark.rule("KF-212")
def test_hazardous_deals_its_damage_before_the_fight() -> None:
    d = duel({"in_play": ["troll"]}, {"in_play": ["briar-grubbling"]}).fight("troll", "briar-grubbling")
    assert told(d, "damage")[0] == "troll"
    assert d.happened("damage")[0]["words"]["en"] == "Troll: 5 damage"
    assert d.damage("troll") == 5 + 2
    assert d.where("briar-grubbling") == "discard:1"
    attacks = duel({"in_play": ["briar-grubbling"]}, {"in_play": ["troll"]}, house="indomptes")
    attacks.fight("briar-grubbling", "troll")
    assert attacks.damage("troll") == 2, "only when it is attacked"


@pytest.mark.rule("KF-213", "KF-S22")
def test_the_active_player_orders_assault_and_hazardous() -> None:
    for first, bear, grub in (("ancient-bear", "line:0", "discard:1"), ("briar-grubbling", "discard:0", "line:1")):
        d = duel({"in_play": ["ancient-bear"]}, {"in_play": ["briar-grubbling"]}, house="indomptes")
        d.fight("ancient-bear", "briar-grubbling")
        assert d.kind == "order"
        assert d.asked == ME
        d.do(next(option for option in d.options() if first in option))
        assert (d.where("ancient-bear"), d.where("briar-grubbling")) == (bear, grub)
        assert d.damage("ancient-bear") == d.damage("briar-grubbling") == 0, "who is gone deals and takes nothing"


@pytest.mark.rule("KF-214", "KF-S21")
def test_an_attacker_felled_by_hazardous_fights_no_more() -> None:
    d = duel({"in_play": ["headhunter"]}, {"in_play": ["briar-grubbling"]}).fight("headhunter", "briar-grubbling")
    assert d.where("headhunter") == "discard:0"
    assert d.damage("briar-grubbling") == 0
    assert d.amber[ME] == 0, "no Fight:"
    assert [one[0] for one in d.pos.uses_by_name] == [d.pos.faces[d.card("headhunter")]], "it counts as one use"
    assault = duel({"in_play": [{"card": "headhunter", "upgrades": ["way-of-the-bear"]}]}, {"in_play": ["dust-imp"]})
    assault.fight("headhunter", "dust-imp")
    assert assault.where("dust-imp") == "discard:1"
    assert assault.amber == [0, 2], "neither is Fight: resolved when Assault felled the defender (KF-S21)"
    assert not assault.ready("headhunter")


@pytest.mark.rule("KF-215")
def test_hazardous_gained_again_adds_up() -> None:
    d = duel({"in_play": ["troll"]}, {"in_play": [{"card": "briar-grubbling", "upgrades": ["flame-wreathed"]}]})
    assert d.keyword("briar-grubbling", "hasardeux") == 7
    d.fight("troll", "briar-grubbling")
    assert d.happened("damage")[0]["words"]["en"] == "Troll: 7 damage"


@pytest.mark.rule("KF-219")
def test_a_play_ability_resolves_each_time_its_card_is_played() -> None:
    d = duel({"hand": ["bumpsy", "wardrummer"]}, {"amber": 5}).play("bumpsy")
    assert d.amber[FOE] == 4
    d.play("wardrummer", "left").play("bumpsy", "left")
    assert d.amber[FOE] == 3


@pytest.mark.rule("KF-227")
def test_the_order_of_the_line_is_part_of_what_is_kept() -> None:
    line = ["krump", "troll", "valdr", "bumpsy"]
    d = duel({"in_play": line})
    again = ludotheque.scenario("keyforge", d.table.game.write_scenario(d.pos))
    assert Play(again).names("line", ME) == line
    swapped = duel({"in_play": line})
    changes.swap(swapped.pos, swapped.card("krump"), swapped.card("valdr"))
    again = ludotheque.scenario("keyforge", swapped.table.game.write_scenario(swapped.pos))
    assert Play(again).names("line", ME) == ["valdr", "troll", "krump", "bumpsy"]


@pytest.mark.rule("KF-237")
def test_poison_kills_whichever_side_has_it() -> None:
    attacks = duel({"in_play": ["inka-the-spider"]}, {"in_play": ["pitlord"]}, house="indomptes")
    assert attacks.fight("inka-the-spider", "pitlord").where("pitlord") == "discard:1"
    defends = duel({"in_play": ["troll"]}, {"in_play": ["inka-the-spider"]}).fight("troll", "inka-the-spider")
    assert defends.where("troll") == "discard:0", "1 damage was enough"
    without = duel({"in_play": ["troll"]}, {"in_play": ["restringuntus"]}).fight("troll", "restringuntus")
    assert without.where("troll") == "line:0"


@pytest.mark.rule("KF-238")
def test_poison_needs_damage_really_dealt() -> None:
    for defender, zone in (("champion-tabris", "discard:1"), ("champion-anaphiel", "discard:1")):
        d = duel({"in_play": ["macis-asp"]}, {"in_play": [defender]}, house="ombres").fight("macis-asp", defender)
        assert d.where(defender) == zone, "3 damage against armor of 2 or 1"
    for defender in ("champion-tabris", "champion-anaphiel"):
        d = duel({"in_play": ["mooncurser"]}, {"in_play": [defender]}, house="ombres").fight("mooncurser", defender)
        assert d.where(defender) == "line:1", "all of it absorbed"
    saved = duel(
        {"in_play": ["troll"], "hand": ["shield-of-justice"]}, {"in_play": ["inka-the-spider"]}, house="sanctum"
    ).play("shield-of-justice")
    changes_house(saved, "brobnar").fight("troll", "inka-the-spider")
    assert saved.where("troll") == "line:0", "prevented damage is none"


def changes_house(d: Play, house: str) -> Play:
    """Another active house, as if the turn had begun with it."""
    d.pos.house = ("brobnar", "dis", "logos", "mars", "sanctum", "ombres", "indomptes").index(house)
    return d


@pytest.mark.rule("KF-239")
def test_poison_does_not_work_through_keywords() -> None:
    d = duel(
        {"in_play": [{"card": "inka-the-spider", "upgrades": ["way-of-the-bear"]}]},
        {"in_play": ["magda-the-rat"]},
        house="indomptes",
    ).fight("inka-the-spider", "magda-the-rat")
    assert d.damage("magda-the-rat") == 2, "hurt by Assault, and alive"
    assert d.where("magda-the-rat") == "line:1"


@pytest.mark.rule("KF-241", "KF-258", "KF-278")
def test_repeats_are_no_plays() -> None:
    d = duel({"hand": ["bait-and-switch", "bait-and-switch"]}, {"amber": 30}, house="ombres").play("bait-and-switch")
    assert d.amber == [15, 15], "fifteen passes"
    assert d.pos.uses_by_name == [[d.pos.faces[d.card("bait-and-switch")], 1]]
    assert d.offers("play:bait-and-switch"), "five plays of the name are left"


@pytest.mark.rule("KF-256")
def test_a_repeat_takes_the_instruction_to_repeat_with_it() -> None:
    d = duel({"hand": ["numquid-the-fair"]}, {"in_play": ["krump", "valdr", "troll", "bumpsy"]}, house="sanctum")
    d.play("numquid-the-fair")
    while d.kind != "main":
        d.do(sorted(d.options())[0])
    assert len(d.names("line", FOE)) == 1, "three times, not twice"


@pytest.mark.rule("KF-276", "KF-G09", "KF-S03")
def test_bait_and_switch_takes_seven_passes_from_fourteen() -> None:
    d = duel({"hand": ["bait-and-switch"]}, {"amber": 14}, house="ombres").play("bait-and-switch")
    assert len(d.happened("steal")) == 7
    assert d.amber == [7, 7]


@pytest.mark.rule("KF-277")
def test_equal_pools_end_bait_and_switch() -> None:
    d = duel({"hand": ["bait-and-switch"]}, {"amber": 13}, house="ombres").play("bait-and-switch")
    assert d.amber == [7, 6], "at 6 to 7 once more, at 7 to 6 no more"
    equal = duel({"hand": ["bait-and-switch"], "amber": 4}, {"amber": 4}, house="ombres").play("bait-and-switch")
    assert equal.amber == [4, 4]


@pytest.mark.rule("KF-257")
def test_a_card_destroyed_by_its_own_effect_repeats_no_more() -> None:
    d = duel(
        {"hand": ["neutron-shark"], "deck": ["troll", "krump", "valdr"], "in_play": ["dextre"]},
        {"in_play": ["pitlord", "bumpsy", "smaaash"]},
        house="logos",
    )
    d.play("neutron-shark", "left")
    while d.kind != "main":
        wanted = [option for option in sorted(d.options()) if "neutron-shark" in option] or sorted(d.options())
        d.do(wanted[0])
    assert d.where("neutron-shark") == "discard:0"
    assert d.where("dextre") == "line:0"
    assert len(d.names("line", FOE)) == 2, "a Brobnar card on top, and yet no second pass"
    assert d.names("deck", ME) == ["krump", "valdr"]


@pytest.mark.rule("KF-243", "KF-G08")
def test_taunt_protects_its_neighbours_from_attack() -> None:
    d = duel({"in_play": ["troll"]}, {"in_play": ["bumpsy", "champion-anaphiel", "krump", "valdr"]})
    assert fights(d) == {"fight:troll>champion-anaphiel", "fight:troll>valdr"}
    assert d.why_not("fight:troll>krump") == "KF-243"
    both = duel({"in_play": ["troll"]}, {"in_play": ["bumpsy", "champion-anaphiel", "sanctum-guardian", "valdr"]})
    assert fights(both) == {"fight:troll>champion-anaphiel", "fight:troll>sanctum-guardian"}


@pytest.mark.rule("KF-244")
def test_taunt_is_shown_and_moves_nobody() -> None:
    d = duel({}, {"in_play": ["bumpsy", {"card": "krump", "upgrades": ["protect-the-weak"]}, "valdr"]})
    shown = next(zone["cards"] for zone in d.table.view(ME)["zones"] if zone["id"] == "line:1")
    assert [card["id"] for card in shown] == ["bumpsy", "krump", "valdr"]
    assert ["taunt" in card["states"] for card in shown] == [False, True, False]


@pytest.mark.rule("KF-245")
def test_taunt_stops_no_other_effect() -> None:
    d = duel({"hand": ["punch"]}, {"in_play": ["bumpsy", "champion-anaphiel", "krump"]}).play("punch")
    assert d.options() == {"pick:bumpsy", "pick:champion-anaphiel", "pick:krump"}
    d.do("pick:bumpsy")
    assert d.damage("bumpsy") == 3


@pytest.mark.rule("KF-247")
def test_purged_cards_come_back_by_no_reshuffle() -> None:
    d = duel({"hand": ["anger"], "purged": ["troll", "krump"], "discard": ["smith", "valdr"]}).end()
    assert sorted(d.names("hand", ME)) == ["anger", "smith", "valdr"]
    assert len(d.names("purged", ME)) == 2
    back = duel({"hand": ["regrowth"], "purged": ["troll"], "discard": ["krump", "valdr"]}, house="indomptes")
    assert back.play("regrowth").options() == {"pick:krump", "pick:valdr"}


_ROUTES = {
    "hand": ({"hand": ["fear"]}, "fear", "dis"),
    "deck": ({"hand": ["lost-in-the-woods"]}, "lost-in-the-woods", "indomptes"),
    "discard": ({"hand": ["gateway-to-dis"]}, "gateway-to-dis", "dis"),
    "archives": ({"hand": ["mass-abduction"]}, "mass-abduction", "mars"),
    "purged": ({"hand": ["the-harder-they-come"]}, "the-harder-they-come", "sanctum"),
}


@pytest.mark.rule("KF-248", "KF-249")
@pytest.mark.parametrize("zone", list(_ROUTES))
def test_every_way_out_of_play_cleans_a_card(zone: str) -> None:
    mine, card, house = _ROUTES[zone]
    loaded = {
        "card": "troll",
        "damage": 2,
        "amber": 3,
        "stunned": True,
        "power_counters": 4,
        "upgrades": ["blood-of-titans"],
        "ready": True,
    }
    d = duel(mine, {"in_play": [loaded]}, house=house)
    troll = d.card("troll")
    d.pos.armor_spent[troll] = d.pos.attacked[troll] = d.pos.used[troll] = 1
    before = d.amber[ME]
    bonus = FACES[d.pos.faces[d.card(card)]].bonus
    d.play(card)
    while d.kind != "main":
        d.do(next(option for option in sorted(d.options(), reverse=True)))
    owner = ME if zone == "archives" else FOE
    assert d.where("troll") == f"{zone}:{owner}"
    assert not in_play(d.pos, troll)
    figures = ("damage", "amber_on", "stunned", "counters", "ready", "armor_spent", "attacked", "used")
    assert {figure: getattr(d.pos, figure)[troll] for figure in figures} == dict.fromkeys(figures, 0)
    assert d.where("blood-of-titans") == "discard:1"
    assert d.pos.bearer[d.card("blood-of-titans")] == -1
    assert d.amber[ME] == before + bonus + 3, "Aombre on a creature goes to the opponent (KF-250)"
    assert d.pos.constants == []


@pytest.mark.rule("KF-249")
def test_effects_on_a_card_expire_when_it_leaves() -> None:
    d = duel({"in_play": ["spectral-tunneler", "dextre", "troll", "krump"], "hand": ["hysteria"]}, house="logos")
    d.use("spectral-tunneler", "pick:troll")
    assert any(one[5] == d.card("troll") for one in d.pos.lasting)
    changes.leave(d.pos, d.card("troll"), "hand")
    assert not any(one[5] == d.card("troll") for one in d.pos.lasting)


@pytest.mark.rule("KF-254")
def test_returned_aombre_goes_to_the_opponent_of_the_captor() -> None:
    d = duel(
        {"hand": ["word-of-returning"], "amber": 1},
        {"amber": 2, "in_play": [{"card": "troll", "amber": 3}, {"card": "krump", "amber": 1}]},
        house="indomptes",
    ).play("word-of-returning")
    assert d.amber == [1 + 1 + 4, 2]
    assert (d.amber_on("troll"), d.amber_on("krump")) == (0, 0)
    assert d.names("line", FOE) == ["troll", "krump"], "they are still in play"
    assert (d.damage("troll"), d.damage("krump")) == (3, 1)


@pytest.mark.rule("KF-260", "KF-259")
def test_a_sacrifice_is_a_destruction() -> None:
    d = duel(
        {"hand": ["pawn-sacrifice"], "in_play": ["dust-imp", "tolas"]}, {"in_play": ["troll", "krump"]}, house="ombres"
    )
    d.play("pawn-sacrifice", "pick:dust-imp")
    while d.kind == "order":
        d.do(sorted(d.options())[0])
    d.do("pick:troll", "pick:krump")
    assert d.where("dust-imp") == "discard:0"
    assert d.amber == [1 + 2, 1], "Destroyed: resolves, and so does what watches for destruction"


@pytest.mark.rule("KF-301")
def test_captured_aombre_goes_back_only_after_destroyed_abilities() -> None:
    d = duel({"in_play": [{"card": "grenade-snib", "amber": 2}]}, {"in_play": ["troll"]}).fight("grenade-snib", "troll")
    assert d.where("grenade-snib") == "discard:0"
    assert d.amber == [0, 2], "there was nothing to lose when Destroyed: resolved"
    rich = duel({"in_play": [{"card": "grenade-snib", "amber": 2}]}, {"amber": 3, "in_play": ["troll"]})
    assert rich.fight("grenade-snib", "troll").amber == [0, 3 - 2 + 2]


@pytest.mark.rule("KF-262")
def test_healing_removes_as_many_tokens_as_it_says() -> None:
    d = duel({"in_play": [{"card": "troll", "damage": 7}]}).reap("troll")
    assert d.damage("troll") == 4


@pytest.mark.rule("KF-265")
def test_recovering_from_stun_is_neither_reap_nor_fight_nor_action() -> None:
    d = duel(
        {"in_play": [{"card": "pit-demon", "stunned": True}, {"card": "eater-of-the-dead", "stunned": True}]},
        {"amber": 3, "in_play": ["troll"], "discard": ["krump"]},
        house="dis",
    )
    assert d.why_not("action:pit-demon") == "KF-264"
    assert d.why_not("reap:pit-demon") == "KF-264"
    assert d.why_not("fight:pit-demon>troll") == "KF-264"
    d.do("unstun:pit-demon", "unstun:eater-of-the-dead")
    assert d.amber == [0, 3]
    assert d.where("krump") == "discard:1"
    assert not d.happened("reap")
    assert not d.happened("use")
    assert not d.happened("attack")
    assert d.damage("troll") == 0


@pytest.mark.rule("KF-266")
def test_abilities_that_need_no_use_work_on_a_stunned_creature() -> None:
    d = duel({"in_play": [{"card": "dust-imp", "stunned": True}]}, {"hand": ["punch"]}).end()
    d.do("house:brobnar").play("punch")
    assert d.where("dust-imp") == "discard:0"
    assert d.amber[ME] == 2, "Destroyed:"
    banner = duel({"in_play": [{"card": "grey-monk", "stunned": True}, "troll"]})
    assert banner.armor("troll") == 1


@pytest.mark.rule("KF-268")
def test_a_stunned_creature_is_not_stunned_again() -> None:
    d = duel({"hand": ["tremor", "smaaash"], "in_play": ["troll"]}, {"in_play": ["krump"]})
    d.play("tremor", "pick:troll").play("smaaash", "left", "pick:troll")
    assert told(d, "stun") == ["troll"], "one status card"
    d.do("unstun:troll")
    assert not d.stunned("troll")


@pytest.mark.rule("KF-271")
def test_every_way_of_using_a_card_counts_as_a_use() -> None:
    d = duel(
        {"in_play": ["veylan-analyst", "library-of-babble", "mighty-javelin", "the-howling-pit"], "deck": ["punch"]},
        {"in_play": ["troll"]},
        house="logos",
    )
    d.use("library-of-babble")
    assert d.amber[ME] == 1, "Action:"
    d.omni("mighty-javelin", "pick:troll")
    assert d.amber[ME] == 2, "Omni:"
    d.reap("veylan-analyst")
    assert d.amber[ME] == 3, "a creature is no artifact"
    d.end()
    assert d.amber[ME] == 3, "a constant ability that applies is no use"


@pytest.mark.rule("KF-281")
def test_on_the_first_turn_cards_may_be_played_from_other_zones() -> None:
    d = duel(
        {"hand": ["fear", "hysteria"], "in_play": ["sacrificial-altar", "commander-remiel"], "discard": ["shooler"]},
        {"in_play": ["troll"], "amber": 4},
        house="dis",
        turn=1,
        first=0,
    ).play("fear")
    assert d.why_not("play:hysteria") == "KF-045"
    d.use("sacrificial-altar")
    assert d.where("commander-remiel") == "purged:0"
    assert d.where("shooler") == "line:0"
    assert d.amber == [1, 3]
    assert d.why_not("play:hysteria") == "KF-045"


# ---------------------------------------------------------------------- chapter 13: keywords together


@pytest.mark.rule("KF-289")
def test_assault_uses_armor_up() -> None:
    d = duel({"in_play": ["ancient-bear"]}, {"in_play": ["champion-tabris"]}, house="indomptes")
    d.fight("ancient-bear", "champion-tabris")
    assert d.damage("champion-tabris") == 5, "2 absorbed by its armor, then 5 with none left"


@pytest.mark.rule("KF-290")
def test_armor_eaten_by_assault_shields_from_no_poison() -> None:
    d = duel(
        {"in_play": [{"card": "inka-the-spider", "upgrades": ["way-of-the-bear"]}]},
        {"in_play": ["champion-tabris"]},
        house="indomptes",
    ).fight("inka-the-spider", "champion-tabris")
    assert d.where("champion-tabris") == "discard:1"
    without = duel({"in_play": ["inka-the-spider"]}, {"in_play": ["champion-tabris"]}, house="indomptes")
    assert without.fight("inka-the-spider", "champion-tabris").where("champion-tabris") == "line:1"


@pytest.mark.rule("KF-291")
def test_poison_does_nothing_in_an_elusive_creatures_first_fight() -> None:
    d = duel({"in_play": ["macis-asp", "mooncurser"]}, {"in_play": ["magda-the-rat"]}, house="ombres")
    d.fight("macis-asp", "magda-the-rat")
    assert (d.where("macis-asp"), d.where("magda-the-rat")) == ("line:0", "line:1")
    d.fight("mooncurser", "magda-the-rat")
    assert d.where("magda-the-rat") == "discard:1"
    defends = duel(
        {"in_play": ["troll", "krump"]},
        {"in_play": [{"card": "inka-the-spider", "upgrades": ["ring-of-invisibility"]}]},
    )
    defends.fight("troll", "inka-the-spider")
    assert defends.where("troll") == "line:0"
    defends.fight("krump", "inka-the-spider")
    assert defends.where("krump") == "discard:0"


@pytest.mark.rule("KF-295")
def test_skirmish_escapes_poison_and_still_strikes() -> None:
    d = duel({"in_play": ["umbra"]}, {"in_play": ["inka-the-spider"]}, house="ombres").fight("umbra", "inka-the-spider")
    assert d.where("inka-the-spider") == "discard:1"
    assert (d.where("umbra"), d.damage("umbra")) == ("line:0", 0)


@pytest.mark.rule("KF-297")
def test_skirmish_spends_elusive_for_the_turn() -> None:
    d = duel({"in_play": ["snufflegator", "lupo-the-scarred"]}, {"in_play": ["magda-the-rat"]}, house="indomptes")
    d.fight("snufflegator", "magda-the-rat")
    assert (d.damage("snufflegator"), d.damage("magda-the-rat")) == (0, 0)
    d.fight("lupo-the-scarred", "magda-the-rat")
    assert d.where("magda-the-rat") == "discard:1"


@pytest.mark.rule("KF-298")
def test_taunt_and_elusive_together() -> None:
    foe = {"in_play": ["bumpsy", {"card": "champion-anaphiel", "upgrades": ["ring-of-invisibility"]}]}
    d = duel({"in_play": ["troll", "krump", "valdr"]}, foe)
    d.fight("troll", "champion-anaphiel")
    assert (d.damage("troll"), d.damage("champion-anaphiel")) == (0, 0), "the first attack is lost"
    assert not any(option.endswith(">bumpsy") for option in d.options())
    d.fight("krump", "champion-anaphiel")
    assert d.damage("champion-anaphiel") == 5
    assert not any(option.endswith(">bumpsy") for option in d.options())
    d.fight("valdr", "champion-anaphiel")
    assert d.where("champion-anaphiel") == "discard:1"


@pytest.mark.rule("KF-299")
def test_protection_follows_the_line() -> None:
    d = duel({"hand": ["punch"], "in_play": ["troll"]}, {"in_play": ["krump", "smaaash", "champion-anaphiel"]})
    d.pos.damage[d.card("smaaash")] = 2
    assert fights(d) == {"fight:troll>krump", "fight:troll>champion-anaphiel"}
    d.play("punch", "pick:smaaash")
    assert fights(d) == {"fight:troll>champion-anaphiel"}
    swapped = duel({"in_play": ["troll"]}, {"in_play": ["krump", "smaaash", "champion-anaphiel"]})
    changes.swap(swapped.pos, swapped.card("krump"), swapped.card("smaaash"))
    assert fights(swapped) == {"fight:troll>smaaash", "fight:troll>champion-anaphiel"}


@pytest.mark.rule("KF-300")
def test_a_stunned_creature_keeps_its_keywords() -> None:
    hazard = duel({"in_play": ["troll"]}, {"in_play": [{"card": "briar-grubbling", "stunned": True}]})
    assert hazard.fight("troll", "briar-grubbling").damage("troll") == 5 + 2
    poison = duel({"in_play": ["troll"]}, {"in_play": [{"card": "inka-the-spider", "stunned": True}]})
    assert poison.fight("troll", "inka-the-spider").where("troll") == "discard:0"
    elusive = duel({"in_play": ["troll"]}, {"in_play": [{"card": "magda-the-rat", "stunned": True}]})
    assert elusive.fight("troll", "magda-the-rat").damage("magda-the-rat") == 0
    armor = duel({"hand": ["punch"]}, {"in_play": [{"card": "bulwark", "stunned": True}]})
    assert armor.play("punch").damage("bulwark") == 1


@pytest.mark.rule("KF-211")
def test_a_maverick_is_of_the_house_it_bears() -> None:
    d = duel({"hand": [{"card": "fear", "house": "mars"}]}, {"in_play": ["troll"]}, house="mars")
    assert house_of(d.pos, d.card("fear")) == 3
    assert d.offers("play:fear")
    assert not duel({"hand": [{"card": "fear", "house": "mars"}]}, house="dis").offers("play:fear")
