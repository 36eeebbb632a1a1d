"""Interactions: what happens only when two rules or cards meet, and what must not happen."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.table import new_position
from ludotheque.games.keyforge import changes, faces, modifiers, processes, queries
from ludotheque.games.keyforge.duel import Duel, empty_duel
from ludotheque.games.keyforge.faces import FACES
from tests.keyforge.helpers import FOE, ME, Play, duel


def go_on(d: Play) -> Play:
    """Let what was pushed by hand in step 3 run; then the turn's own question comes again."""
    d.pos.asked.clear()
    d.pos.stack[0].pc -= 1
    d.table.game.run(d.pos)
    return d


def face(id: str) -> faces.Face:
    return next(one for one in FACES if one.id == id)


def told(d: Play, kind: str) -> list[str]:
    return [line["names"][0]["id"] for line in d.happened(kind)]


# ---------------------------------------------------------------------- damage and armor


@pytest.mark.rule("KF-101")
def test_no_damage_is_told_when_none_is_dealt() -> None:
    d = duel({"in_play": ["mothergun"]}, {"in_play": ["troll"]}, house="mars").use("mothergun")
    assert not d.happened("damage")


@pytest.mark.rule("KF-159")
def test_damage_does_not_follow_a_card_out_of_play() -> None:
    d = duel(
        {"in_play": [{"card": "gabos-longarms", "upgrades": ["way-of-the-bear"]}]},
        {"in_play": ["krump", {"card": "shadow-self", "damage": 7}]},
        house="dis",
    )
    d.fight("gabos-longarms", "krump")
    assert d.kind == "order"
    d.do(next(option for option in sorted(d.options())))
    while d.kind != "main":
        wanted = [option for option in d.options() if "shadow-self" in option] or sorted(d.options())
        d.do(wanted[0])
    assert d.where("shadow-self") == "discard:1", "it took what Assault meant for its neighbour"
    assert d.damage("shadow-self") == 0
    assert d.where("krump") == "line:1"


@pytest.mark.rule("KF-S24")
@pytest.mark.parametrize(("dealt", "left"), [(1, 2), (2, 2), (3, 1), (4, 0)])
def test_lost_armor_is_the_used_part_first(dealt: int, left: int) -> None:
    d = duel({}, {"in_play": ["raiding-knight", "bulwark"]})
    knight = d.card("raiding-knight")
    assert d.armor("raiding-knight") == 4
    processes.deal(d.pos, [(knight, dealt)])
    changes.leave(d.pos, d.card("bulwark"), "discard")
    processes.check_standing(d.pos)
    assert d.armor("raiding-knight") == left, "min(left, new value)"
    assert d.damage("raiding-knight") == 0


@pytest.mark.rule("KF-S24")
def test_armor_gained_and_lost_again_was_never_the_used_part() -> None:
    d = duel({}, {"in_play": ["raiding-knight"], "hand": ["grey-monk"]})
    knight, monk = d.card("raiding-knight"), d.card("grey-monk")
    processes.deal(d.pos, [(knight, 1)])
    d.pos.hand[FOE].remove(monk)
    changes.enter(d.pos, monk, FOE)
    processes.check_standing(d.pos)
    assert d.armor("raiding-knight") == 2
    changes.leave(d.pos, monk, "hand")
    processes.check_standing(d.pos)
    assert d.armor("raiding-knight") == 2


@pytest.mark.rule("KF-260", "KF-198")
def test_a_card_is_destroyed_once() -> None:
    d = duel(
        {"hand": ["gateway-to-dis"], "in_play": ["dust-imp", {"card": "troll", "upgrades": ["phoenix-heart"]}]},
        {"in_play": ["krump"]},
        house="dis",
    ).play("gateway-to-dis")
    while d.kind != "main":
        wanted = [option for option in sorted(d.options()) if "troll" in option] or sorted(d.options())
        d.do(wanted[0])
    assert d.where("troll") == "hand:0"
    assert d.amber[ME] == 2, "the Dust Imp's Destroyed: once, though it was hurt while it fell"
    assert told(d, "destroyed").count("dust-imp") == 1
    used_up = duel({"hand": ["poltergeist"]}, {"amber": 3, "in_play": ["screechbomb"]}, house="dis").play("poltergeist")
    assert told(used_up, "destroyed") == ["screechbomb"], "sacrificed by its use, it cannot be destroyed again"


@pytest.mark.rule("KF-S20", "KF-198")
def test_the_order_of_burial_calls_no_last_words_again() -> None:
    d = duel({"hand": ["earthshaker"], "in_play": ["dust-imp", "urchin", "grenade-snib"]}, {"amber": 5})
    d.play("earthshaker", "left")
    while d.kind == "order":
        d.do(sorted(d.options())[0])
    assert d.kind == "bury"
    assert d.asked == ME
    assert d.why_not("bury:earthshaker") == "KF-218"
    d.do("bury:urchin", "bury:dust-imp")
    assert d.names("discard", ME) == ["grenade-snib", "dust-imp", "urchin"]
    assert d.amber == [2, 3], "each Destroyed: resolved once"


@pytest.mark.rule("KF-205", "KF-214")
def test_a_creature_that_deals_no_fight_damage_deals_none_on_either_side() -> None:
    attacks = duel({"in_play": ["ether-spider"]}, {"in_play": ["pitlord"]}, house="mars")
    attacks.pos.counters[attacks.card("ether-spider")] = 5
    attacks.fight("ether-spider", "pitlord")
    assert (attacks.damage("pitlord"), attacks.damage("ether-spider")) == (0, 9)
    assert attacks.where("pitlord") == "line:1"
    defends = duel({"in_play": ["krump"]}, {"in_play": ["ether-spider"]}).fight("krump", "ether-spider")
    assert (defends.damage("krump"), defends.damage("ether-spider")) == (0, 6)


@pytest.mark.rule("KF-182")
def test_nobody_was_destroyed_nobody_profits() -> None:
    attacks = duel({"in_play": ["krump"]}, {"amber": 3, "in_play": ["magda-the-rat"]}).fight("krump", "magda-the-rat")
    assert attacks.amber == [0, 3]
    defends = duel(
        {"amber": 3, "in_play": ["troll"]}, {"in_play": [{"card": "krump", "upgrades": ["ring-of-invisibility"]}]}
    ).fight("troll", "krump")
    assert defends.amber == [3, 0]


@pytest.mark.rule("KF-216", "KF-S23")
def test_elusive_is_fresh_again_the_next_turn() -> None:
    d = duel({"in_play": ["troll", "krump"]}, {"in_play": ["magda-the-rat"]}).fight("troll", "magda-the-rat")
    assert d.damage("magda-the-rat") == 0
    d.end().do("house:brobnar", "end", "house:brobnar").fight("krump", "magda-the-rat")
    assert d.damage("magda-the-rat") == 0
    assert d.where("magda-the-rat") == "line:1"


# ---------------------------------------------------------------------- whose it is


@pytest.mark.rule("KF-091", "KF-138")
def test_a_taken_creature_reaps_and_fights_for_its_controller() -> None:
    d = duel(
        {}, {"in_play": [{"card": "troll", "controller": 0}, {"card": "headhunter", "controller": 0}, "magda-the-rat"]}
    )
    d.reap("troll")
    assert d.amber == [1, 0]
    d.fight("headhunter", "magda-the-rat")
    assert d.happened("attack")[0]["seat"] == ME
    assert d.amber == [2, 0], "its Fight: too"


@pytest.mark.rule("KF-138", "KF-202")
def test_what_watches_for_friendly_creatures_goes_by_control() -> None:
    d = duel(
        {"hand": ["warsong"]},
        {"amber": 4, "in_play": [{"card": "krump", "controller": 0}, "smaaash", "magda-the-rat"]},
    ).play("warsong")
    d.fight("krump", "smaaash")
    while d.kind == "order":
        d.do(sorted(d.options())[0])
    assert d.amber == [1, 3], "Warsong, and what Krump does after destroying an enemy"
    chest = duel({"in_play": ["the-warchest", "troll", {"card": "smaaash", "controller": 1}]}, {"in_play": []})
    chest.fight("troll", "smaaash").use("the-warchest")
    assert chest.where("smaaash") == "discard:0"
    assert chest.amber[ME] == 1, "an enemy creature, though one's own card"


@pytest.mark.rule("KF-206", "KF-094")
def test_a_taken_creature_made_to_fight_attacks_its_owner() -> None:
    d = duel({"hand": ["anger"], "in_play": []}, {"in_play": [{"card": "troll", "controller": 0}, "krump", "valdr"]})
    d.play("anger")
    assert d.asked == ME
    assert d.options() == {"target:krump", "target:valdr"}
    assert d.why_not("target:troll") == "KF-094"


@pytest.mark.rule("KF-188")
def test_a_taken_creature_is_shuffled_into_its_owners_deck() -> None:
    d = duel({"hand": ["mating-season"]}, {"in_play": [{"card": "blypyp", "controller": 0}]}, house="mars")
    d.play("mating-season")
    assert d.where("blypyp") == "deck:1"
    assert [line["seat"] for line in d.happened("shuffle")] == [FOE]


@pytest.mark.rule("KF-027", "KF-072", "KF-030")
def test_every_question_is_put_to_the_active_player() -> None:
    upgrade = duel({"hand": ["blood-of-titans"], "in_play": ["krump"]}, {"in_play": ["troll"]}).play("blood-of-titans")
    assert upgrade.asked == ME
    assert duel({"amber": 6}, house=None).asked == ME
    store = duel({"amber": 6, "in_play": [{"card": "safe-place", "amber": 2}]}, house=None)
    assert store.asked == ME
    assert store.do("spend:safe-place").asked == ME
    fight = duel({"hand": ["anger"], "in_play": ["troll"]}, {"in_play": ["krump", "valdr"]}).play("anger")
    assert fight.asked == ME


@pytest.mark.rule("KF-S11", "KF-029")
def test_a_key_forged_on_the_others_turn_is_paid_by_who_forges() -> None:
    d = duel({"amber": 9}, {"amber": 8, "keys": ["rouge"]})
    processes.forge(d.pos, FOE, 5)
    go_on(d)
    assert d.asked == ME, "the active player picks"
    assert d.options() == {"key:bleue", "key:jaune"}
    assert d.why_not("key:rouge") == "KF-030"
    assert d.amber == [9, 3]
    assert ("spend", "KF-029", FOE, (5, 3), -1) in d.pos.events
    d.do("key:jaune")
    assert d.pos.keys == [0, 5]
    assert d.clean
    assert d.pos.turn_facts["forged:1"] == 1
    last = duel({"amber": 9}, {"amber": 8, "keys": 2})
    processes.forge(last.pos, FOE, 8)
    last.pos.asked.clear()
    last.table.game.run(last.pos)
    assert last.pos.winner == FOE
    assert last.amber == [9, 0]


@pytest.mark.rule("KF-S50")
def test_what_the_other_plays_on_my_turn_is_the_others_doing() -> None:
    d = duel({"amber": 1}, {"hand": ["smith", "shooler"], "in_play": ["troll"], "amber": 1})
    processes.play_card(d.pos, d.card("smith"), FOE, d.pos.hand[FOE])
    go_on(d)
    assert d.amber == [1, 1 + 1 + 2], "the bonus and the effect are FOE's"
    assert ("play", "KF-058", FOE, (d.card("smith"),), -1) in d.pos.events
    d.pos.amber[ME] = 5
    processes.play_card(d.pos, d.card("shooler"), FOE, d.pos.hand[FOE])
    go_on(d)
    assert d.asked == ME
    d.do("left")
    assert d.amber == [4, 5]


# ---------------------------------------------------------------------- paying


@pytest.mark.rule("KF-234")
def test_only_who_must_pay_pays_and_only_for_what_it_is_due() -> None:
    own = duel({"amber": 3, "hand": ["cannon"], "in_play": ["customs-office"]}).play("cannon")
    assert own.amber == [3, 0], "one's own office asks nothing of oneself"
    creature = duel({"amber": 3, "hand": ["krump"]}, {"in_play": ["customs-office"]}).play("krump")
    assert creature.amber == [3, 0], "it asks for artifacts only"
    use = duel({"amber": 3, "in_play": ["cannon"]}, {"in_play": ["customs-office", "troll"]}).use("cannon")
    assert use.amber == [3, 0], "and only when they are played"
    tentacus = {"in_play": ["tentacus"]}
    used = duel({"amber": 3, "in_play": ["cannon"]}, tentacus).use("cannon")
    assert used.amber == [2, 1]
    played = duel({"amber": 3, "hand": ["cannon"]}, tentacus).play("cannon")
    assert played.amber == [3, 0]
    reaped = duel({"amber": 3, "in_play": ["krump"]}, tentacus).reap("krump")
    assert reaped.amber == [4, 0]
    mine = duel({"amber": 3, "in_play": ["tentacus", "cannon"]}, {"in_play": ["troll"]}).use("cannon", "pick:troll")
    assert mine.amber == [3, 0]
    lost = duel({"amber": 3, "hand": ["krump"], "in_play": ["truebaru"]}).play("krump", "left")
    assert lost.amber == [3, 0], "what Truebaru costs is due for Truebaru alone"


@pytest.mark.rule("KF-234")
def test_too_little_pays_nothing() -> None:
    d = duel({"amber": 2}, {"amber": 1})
    assert changes.pay(d.pos, ME, 3) is False
    assert d.amber == [2, 1]
    assert changes.pay(d.pos, ME, 2) is True
    assert d.amber == [0, 3]
    assert duel({"in_play": ["cannon"]}, {"in_play": ["tentacus"]}).why_not("action:cannon") == "KF-234"


@pytest.mark.rule("KF-029", "KF-236", "KF-028")
def test_paying_for_a_key_from_a_card_that_stores_aombre() -> None:
    d = duel({"amber": 5, "in_play": [{"card": "safe-place", "amber": 2}]}, house=None)
    assert d.options() == {"spend:safe-place", "no"}
    assert d.why_not("pool") == "KF-028"
    d.do("spend:safe-place")
    assert d.options() == {"spend:safe-place", "pool"}
    assert d.why_not("no") == "KF-236"
    d.do("pool", "key:rouge")
    assert d.amber[ME] == 0
    assert d.amber_on("safe-place") == 1
    rich = duel({"amber": 6, "in_play": [{"card": "safe-place", "amber": 1}]}, house=None)
    assert rich.options() == {"spend:safe-place", "pool"}, "with enough in the pool alone one must forge"
    assert rich.why_not("no") == "KF-028"
    empty = duel({"amber": 6, "in_play": ["safe-place"]}, house=None)
    assert empty.kind == "key", "an empty store asks nothing"
    whole = duel({"amber": 0, "in_play": [{"card": "safe-place", "amber": 7}]}, house=None)
    whole.do(*["spend:safe-place"] * 6)
    assert whole.kind == "key", "all of it from the card: nothing more to ask"
    assert whole.amber_on("safe-place") == 1
    theirs = duel({"amber": 5}, {"in_play": [{"card": "safe-place", "amber": 2}]}, house=None)
    assert theirs.kind == "house", "not from the other's card"


@pytest.mark.rule("KF-S09")
def test_a_key_at_no_cost_or_at_one() -> None:
    free = duel({"amber": 2, "in_play": [{"card": "safe-place", "amber": 2}]})
    processes.forge(free.pos, ME, 0)
    go_on(free)
    assert free.kind == "key", "nothing to pay, nothing to ask"
    assert not any(event[0] == "spend" for event in free.pos.events)
    free.do("key:rouge")
    assert free.amber[ME] == 2
    cheap = duel({"amber": 2})
    processes.forge(cheap.pos, ME, 1)
    go_on(cheap).do("key:rouge")
    assert cheap.amber[ME] == 1


@pytest.mark.rule("KF-S34")
def test_moving_nothing_is_not_told() -> None:
    d = duel({"in_play": ["safe-place"]}, house="ombres").use("safe-place")
    assert not d.happened("store")
    assert d.amber_on("safe-place") == 0
    heal = duel({"in_play": ["troll"]}).reap("troll")
    assert not heal.happened("heal")
    captured = duel({"in_play": ["sequis"]}, house="sanctum").reap("sequis")
    assert not captured.happened("capture")


# ---------------------------------------------------------------------- Aombre turned elsewhere


@pytest.mark.rule("KF-001")
def test_aombre_is_turned_elsewhere_only_for_whom_the_card_says() -> None:
    spider = duel({"in_play": ["ether-spider", "pit-demon", "krump"]}, {"amber": 4}, house="dis").use("pit-demon")
    assert spider.amber == [1, 3], "what its own controller steals is not captured"
    door = duel(
        {"hand": ["dimension-door", "urchin"]}, {"amber": 3, "in_play": [{"card": "krump", "amber": 1}]}, "logos"
    )
    door.play("dimension-door")
    changes.gain(door.pos, FOE, 2)
    assert door.amber == [0, 5], "the door is about ME's reaping only"
    changes.into_pool(door.pos, FOE, 1, "gain", "KF-106")
    assert door.amber == [0, 6]
    changes.gain(door.pos, ME, 1)
    assert door.amber == [1, 6], "what is gained otherwise is not stolen"
    changes.gain(door.pos, ME, 1, reap=True)
    assert door.amber == [2, 5]


@pytest.mark.rule("KF-272")
def test_only_a_ban_on_stealing_stops_a_theft() -> None:
    d = duel({"in_play": ["ember-imp", "pit-demon"]}, {"amber": 3}, house="dis").use("pit-demon")
    assert d.amber == [1, 2]
    kept = duel({"in_play": ["pit-demon"]}, {"amber": 3, "in_play": ["the-vaultkeeper"]}, house="dis").use("pit-demon")
    assert kept.amber == [0, 3]
    other = duel({"in_play": ["pit-demon", "the-vaultkeeper"]}, {"amber": 3}, house="dis").use("pit-demon")
    assert other.amber == [1, 2], "one's own keeper protects one's own pool"


@pytest.mark.rule("KF-161")
def test_a_card_out_of_play_captures_nothing() -> None:
    d = duel({"hand": ["troll"]}, {"amber": 3})
    assert changes.capture(d.pos, d.card("troll"), 2) == 0
    assert d.amber == [0, 3]
    assert d.amber_on("troll") == 0
    taken = duel({"amber": 1}, {"amber": 3, "in_play": [{"card": "troll", "controller": 0}]})
    assert changes.capture(taken.pos, taken.card("troll"), 2) == 2
    assert taken.amber == [1, 1], "from the opponent of its controller"


# ---------------------------------------------------------------------- entering, leaving, control


@pytest.mark.rule("KF-222")
def test_a_card_put_into_play_has_entered_play() -> None:
    d = duel({"in_play": ["overlord-greking", "autocannon"]}, {"in_play": ["bumpsy"]}, house="dis")
    d.fight("overlord-greking", "bumpsy", "left")
    assert d.damage("bumpsy") == 1, "what watches for entering saw it"
    assert d.pos.limbo == []
    assert d.names("discard", FOE) == []
    assert d.pos.known[d.card("bumpsy")] == 3


@pytest.mark.rule("KF-S29")
def test_nothing_is_left_in_limbo() -> None:
    d = duel({"hand": ["punch", "cannon", "troll", "blood-of-titans"]}, {"in_play": ["krump"]})
    d.play("punch").play("cannon").play("troll").play("blood-of-titans", "onto:troll")
    assert d.pos.limbo == []
    assert sorted(d.pos.upgrades) == [d.card("blood-of-titans")]


@pytest.mark.rule("KF-070", "KF-072")
def test_answers_to_another_question_are_refused() -> None:
    creature = duel({"hand": ["troll"], "in_play": ["krump"]}).play("troll")
    assert creature.why_not("onto:krump") == "KF-070"
    upgrade = duel({"hand": ["blood-of-titans"], "in_play": ["krump", "valdr", "cannon"]}).play("blood-of-titans")
    assert upgrade.why_not("left") == "KF-072"
    assert upgrade.why_not("onto:cannon") == "KF-072"
    put = duel({"in_play": ["overlord-greking"]}, {"in_play": ["bumpsy"]}, house="dis")
    put.fight("overlord-greking", "bumpsy")
    assert put.why_not("onto:overlord-greking") == "KF-070"


@pytest.mark.rule("KF-S27")
def test_control_given_to_a_card_that_has_left_does_nothing() -> None:
    d = duel({"in_play": ["krump"]}, {"in_play": ["troll", "valdr"]})
    troll = d.card("troll")
    processes.give_control(d.pos, troll, ME)
    changes.leave(d.pos, troll, "hand")
    go_on(d)
    assert d.clean
    assert d.where("troll") == "hand:1"
    assert d.names("line", ME) == ["krump"]
    frames = len(d.pos.stack)
    processes.give_control(d.pos, troll, ME)
    assert len(d.pos.stack) == frames
    processes.hold(d.pos, d.card("krump"), d.card("valdr"), ME)
    assert d.pos.lasting == [], "only what one has taken can be held"


@pytest.mark.rule("KF-S27")
def test_a_released_card_is_held_no_longer() -> None:
    d = duel({"hand": ["harland-mindlock"]}, {"in_play": ["troll"]}, house="logos")
    d.play("harland-mindlock", "left")
    if d.kind != "main":
        d.do(sorted(d.options())[0])
    assert d.controller("troll") == ME
    assert [one[0] for one in d.pos.lasting] == ["control/held"]
    changes.leave(d.pos, d.card("harland-mindlock"), "hand")
    go_on(d)
    assert d.controller("troll") == FOE
    assert d.pos.lasting == []


@pytest.mark.rule("KF-074")
def test_a_loose_upgrade_bears_on_nobody() -> None:
    d = duel({"in_play": [{"card": "troll", "upgrades": ["blood-of-titans"]}, "krump"], "hand": ["fear"]})
    changes.leave(d.pos, d.card("troll"), "hand")
    assert d.pos.upgrades == []
    assert d.pos.bearer == [-1] * len(d.pos.bearer)
    assert d.where("blood-of-titans") == "discard:0"
    assert [zone.id for zone in d.table.game.zones(d.pos) if d.card("blood-of-titans") in zone.cards] == ["discard:0"]


@pytest.mark.rule("KF-188")
def test_only_what_lay_under_a_leaving_card_goes_with_it() -> None:
    d = duel({"hand": ["masterplan", "troll", "krump"], "in_play": ["cannon"]}, house="ombres")
    d.play("masterplan", "pick:troll")
    assert d.pos.beneath == [[d.card("masterplan"), d.card("troll")]]
    changes.leave(d.pos, d.card("cannon"), "hand")
    assert d.pos.beneath == [[d.card("masterplan"), d.card("troll")]]
    changes.leave(d.pos, d.card("masterplan"), "hand")
    assert d.pos.beneath == []
    assert d.names("discard", ME) == ["troll"]
    assert d.pos.known[d.card("troll")] == 3
    assert d.pos.events[-1][:4] == ("to_discard", "KF-188", ME, (d.card("troll"),))


@pytest.mark.rule("KF-249")
def test_what_lasts_while_a_card_is_in_play_ends_with_it() -> None:
    d = duel({"hand": ["restringuntus"]}, {"houses": ["dis", "mars", "logos"]}, house="dis")
    d.play("restringuntus", "house:mars")
    assert len(d.pos.lasting) == 1
    changes.leave(d.pos, d.card("restringuntus"), "hand")
    assert d.pos.lasting == []
    d.end()
    assert d.options() == {"house:dis", "house:mars", "house:logos"}
    kept = duel({"in_play": ["lifeward"]}, {"hand": ["troll"]}, house="dis").omni("lifeward")
    assert kept.where("lifeward") == "discard:0"
    assert len(kept.pos.lasting) == 1, "what lasts a turn does not need its card"


@pytest.mark.rule("KF-S27")
def test_what_a_card_counts_as_ends_when_control_changes() -> None:
    d = duel(
        {"houses": ["ombres", "dis", "logos"], "hand": ["sneklifter"], "in_play": ["mighty-javelin"]},
        {"in_play": ["cannon"]},
        house="ombres",
    )
    d.play("sneklifter")
    assert d.controller("cannon") == ME
    assert d.offers("action:cannon"), "it counts as a Shadows card"
    changes.take_control(d.pos, d.card("cannon"), FOE)
    assert d.pos.lasting == []
    d.end()
    again = [one for one in d.pos.lasting if one[5] == d.card("cannon")]
    assert again == []
    frames = d.pos.artifacts[FOE][:]
    changes.take_control(d.pos, d.card("cannon"), FOE)
    assert d.pos.artifacts[FOE] == frames, "who has it does not take it again"


@pytest.mark.rule("KF-200")
def test_taken_creatures_swap_places_in_their_controllers_line() -> None:
    d = duel(
        {"in_play": ["krump"]},
        {"in_play": [{"card": "troll", "controller": 0}, {"card": "sanctum-guardian", "controller": 0}, "valdr"]},
        house="sanctum",
    )
    d.reap("sanctum-guardian", "pick:troll")
    assert d.names("line", ME) == ["krump", "sanctum-guardian", "troll"]
    assert d.happened("swap")[0]["seat"] == ME


@pytest.mark.rule("KF-S25")
def test_whoever_can_no_longer_stand_falls_at_once() -> None:
    flank = {"card": "krump", "damage": 7, "upgrades": ["shoulder-armor"]}
    swapped = duel({"in_play": [flank, "sanctum-guardian", "troll"]}, house="sanctum")
    assert swapped.power("krump") == 8
    swapped.pos.stunned[swapped.card("sanctum-guardian")] = 0
    swapped.reap("sanctum-guardian", "pick:krump")
    assert swapped.where("krump") == "discard:0", "no longer on a flank"
    taken = duel(
        {"hand": ["harland-mindlock"], "in_play": ["dextre"]},
        {"in_play": ["banner-of-battle", {"card": "krump", "damage": 6}]},
        house="logos",
    )
    taken.play("harland-mindlock", "left")
    while taken.kind != "main":
        taken.do(sorted(taken.options())[0])
    assert taken.where("krump") == "discard:1", "the Banner is not its new controller's"
    key = duel({"amber": 6, "in_play": [{"card": "mushroom-man", "damage": 9}]}, house=None).do("key:rouge")
    assert key.where("mushroom-man") == "discard:0", "one unforged key fewer"


# ---------------------------------------------------------------------- Before Reap:, and uses by abilities


@pytest.mark.rule("KF-157", "KF-230")
def test_before_reap_comes_after_exhausting_and_before_the_aombre(monkeypatch: pytest.MonkeyPatch) -> None:
    bookton = face("doc-bookton")
    monkeypatch.setitem(bookton.abilities, faces.BEFORE_REAP, bookton.abilities[faces.REAP])
    d = duel({"in_play": ["doc-bookton"], "deck": ["punch", "smith", "anger"]}, house="logos").reap("doc-bookton")
    assert [line["kind"] for line in d.table.log_all()] == ["exhaust", "draw", "reap", "gain", "draw"]
    maxena = face("lady-maxena")
    monkeypatch.setitem(maxena.abilities, faces.BEFORE_REAP, maxena.abilities[faces.USE])
    gone = duel({"in_play": ["lady-maxena"]}, house="sanctum").reap("lady-maxena")
    assert gone.where("lady-maxena") == "hand:0"
    assert gone.amber[ME] == 0, "who is gone reaps nothing"


@pytest.mark.rule("KF-112", "KF-S31")
@pytest.mark.parametrize(("uses", "damage"), [(5, 8), (6, 0)])
def test_a_seventh_use_by_an_ability_is_ignored(uses: int, damage: int) -> None:
    d = duel({"hand": ["anger"], "in_play": [{"card": "troll", "ready": False}]}, {"in_play": ["pitlord"]})
    d.pos.uses_by_name = [[d.pos.faces[d.card("pitlord")], 6], [d.pos.faces[d.card("troll")], uses]]
    d.play("anger")
    assert d.damage("pitlord") == damage
    assert d.ready("troll") == (uses == 6)


@pytest.mark.rule("KF-112")
def test_plays_and_uses_of_a_name_are_one_count() -> None:
    d = duel({"hand": ["silvertooth"]}, house="ombres").play("silvertooth").reap("silvertooth")
    assert d.pos.uses_by_name == [[d.pos.faces[d.card("silvertooth")], 2]]


@pytest.mark.rule("KF-098", "KF-S32")
def test_a_fight_without_an_enemy_ends_before_it_begins() -> None:
    d = duel({"in_play": ["headhunter"]})
    processes.use(d.pos, d.card("headhunter"), processes.FIGHT, ME)
    go_on(d)
    assert d.clean
    assert d.amber[ME] == 0
    assert not d.happened("attack")
    stunned = duel({"in_play": [{"card": "headhunter", "stunned": True}]})
    processes.use(stunned.pos, stunned.card("headhunter"), processes.FIGHT, ME)
    go_on(stunned)
    assert not stunned.stunned("headhunter")


@pytest.mark.rule("KF-243", "KF-206")
def test_taunt_binds_a_fight_asked_for_by_an_ability() -> None:
    d = duel({"hand": ["anger"], "in_play": ["troll"]}, {"in_play": ["bumpsy", "champion-anaphiel", "krump", "valdr"]})
    d.play("anger")
    assert d.why_not("target:bumpsy") == "KF-243"


# ---------------------------------------------------------------------- what is known


@pytest.mark.rule("KF-052", "KF-054", "KF-S40")
@pytest.mark.parametrize("seat", [ME, FOE])
def test_who_draws_knows_the_card_and_nobody_else(seat: int) -> None:
    mine = {"deck": ["punch", "krump"], "discard": ["valdr", "troll", "smith", "anger", "tremor", "warsong", "cannon"]}
    seats: list[dict[str, Any]] = [{}, {}]
    seats[seat] = mine
    d = Play(ludotheque.scenario("keyforge", {"seats": seats, "active": seat, "house": "brobnar"}))
    before = d.pos.chance
    d.end()
    assert [d.pos.known[card] for card in d.pos.hand[seat]] == [1 << seat] * 6
    assert {d.pos.known[card] for card in d.pos.deck[seat]} == {0}, "the discard pile was shuffled"
    assert d.pos.chance > before
    log = str(d.table.log(1 - seat))
    assert "Punch" not in log
    assert "Krump" not in log
    assert "Punch" in str(d.table.log(seat))


@pytest.mark.rule("KF-191", "KF-192")
def test_what_is_discarded_is_known_to_all() -> None:
    d = duel({"hand": ["punch"]}).do("discard:punch")
    assert d.pos.known[d.card("punch")] == 3
    assert seen_by(d, FOE, "discard:0") == ["punch"]


def seen_by(d: Play, viewer: int, zone: str) -> list[str]:
    return [card["id"] for one in d.table.view(viewer)["zones"] if one["id"] == zone for card in one["cards"]]


@pytest.mark.rule("KF-037", "KF-144", "KF-S40")
def test_who_knows_the_cards_taken_from_archives() -> None:
    d = duel(
        {"hand": ["uxlyx-the-zookeeper"], "in_play": ["blypyp"]},
        {"in_play": [{"card": "troll", "damage": 1}]},
        house="mars",
    )
    changes.leave(d.pos, d.card("troll"), "archives", archives_of=ME)
    assert d.pos.known[d.card("troll")] == 3
    d.pos.known[d.card("troll")] = 1
    d.end().do("house:brobnar", "end", "house:brobnar", "take")
    assert d.where("troll") == "hand:1", "a card of the other's goes to its owner's hand"
    assert d.pos.known[d.card("troll")] == 3
    returned = duel({}, {"in_play": ["krump"]})
    returned.pos.known[returned.card("krump")] = 0
    changes.leave(returned.pos, returned.card("krump"), "hand")
    assert returned.pos.known[returned.card("krump")] == 2, "its owner sees it in hand"


# ---------------------------------------------------------------------- the turn and the set-up


@pytest.mark.rule("KF-022", "KF-231")
def test_a_mulligan_shuffles_the_whole_hand_back() -> None:
    for seed in range(6):
        begun = ludotheque.new("keyforge", 2, seed).position
        assert begun.active == begun.first
    table = ludotheque.new("keyforge", 2, 7)
    pos = table.position
    first = pos.first
    before, deck, chance = pos.hand[first][:], pos.deck[first][:], pos.chance
    table.play("mulligan")
    pos = table.position
    assert len(pos.deck[first]) == len(deck) + 1
    assert sorted(pos.deck[first] + pos.hand[first]) == sorted(deck + before)
    assert pos.chance > chance, "shuffled"
    assert pos.hand[first] != before[:6]
    said = [line for line in table.log_all() if line["kind"] == "mulligan"]
    assert [(line["seat"], line["rule"]) for line in said] == [(first, "KF-022")]


@pytest.mark.rule("KF-016", "KF-020", "KF-021")
def test_the_set_up_is_told() -> None:
    for seed in range(6):
        table = ludotheque.new("keyforge", 2, seed)
        first = table.position.first
        lines = table.log_all()
        assert [line["seat"] for line in lines if line["kind"] == "first"] == [first]
        drawn = [(line["rule"], line["seat"]) for line in lines if line["kind"] == "draw"]
        assert drawn == [("KF-020", first)] * 7 + [("KF-021", 1 - first)] * 6
    for first in (0, 1):
        given = ludotheque.new("keyforge", 2, 3, {"first": first})
        assert given.position.first == first
        assert not [line for line in given.log_all() if line["kind"] == "first"], "given, not drawn"


@pytest.mark.rule("KF-S07")
def test_a_mulligan_of_one_card_draws_none() -> None:
    table = ludotheque.new("keyforge", 2, 7, {"chains": [24, 24]})
    pos = table.position
    pos.hand[pos.first], moved = pos.hand[pos.first][:1], pos.hand[pos.first][1:]
    pos.deck[pos.first] += moved
    table.play("mulligan")
    assert table.position.hand[pos.first] == []
    assert len(table.position.deck[pos.first]) == 36


@pytest.mark.rule("KF-026")
def test_the_step_is_shown_all_along() -> None:
    d = duel({"amber": 6}, house=None)
    assert (d.pos.step, d.table.view(ME)["step"]) == (0, "forge")
    d.do("key:rouge")
    assert d.pos.step == 1
    d.do("house:brobnar")
    assert d.pos.step == 2
    d.end()
    assert d.pos.step == 1, "the other's turn: nothing to forge, a house to choose"


@pytest.mark.rule("KF-045", "KF-147", "KF-S39")
def test_every_turn_starts_afresh() -> None:
    d = duel({"hand": ["punch", "smith"], "in_play": ["troll"]}, {"in_play": ["bulwark", "krump"], "hand": ["anger"]})
    d.play("punch", "pick:bulwark").play("smith").fight("troll", "krump")
    pos = d.pos
    assert pos.from_hand == 2
    assert pos.used[d.card("troll")] == 1
    assert pos.attacked[d.card("krump")] == 0, "gone and clean"
    d.end()
    pos = d.pos
    assert (pos.from_hand, pos.uses_by_name, pos.turn_facts, pos.house) == (0, [], {}, -1)
    assert not any(pos.armor_spent)
    assert not any(pos.used)
    assert not any(pos.attacked)
    assert pos.previous[ME]["played"] == 2


@pytest.mark.rule("KF-034")
def test_a_house_that_is_not_ones_own_is_refused() -> None:
    d = duel({"houses": ["dis", "logos", "mars"]}, house=None)
    assert d.why_not("house:brobnar") == "KF-034"
    barred = duel({"houses": ["dis", "logos", "mars"], "in_play": ["pitlord"]}, house=None)
    assert barred.why_not("house:logos") == "KF-172"
    assert barred.why_not("house:dis") is None


@pytest.mark.rule("KF-039")
def test_a_controlled_artifact_opens_its_house_once() -> None:
    d = duel(
        {"houses": ["dis", "logos", "mars"], "in_play": ["pit-demon", "library-of-babble"]},
        {"in_play": [{"card": "cannon", "controller": 0}, {"card": "screechbomb", "controller": 0}]},
        house=None,
    )
    keys = [option.key for option in d.table.choice.options]
    assert keys == ["house:brobnar", "house:dis", "house:logos", "house:mars"], "each once"


@pytest.mark.rule("KF-172")
def test_a_ban_for_the_next_turn_is_over_after_it() -> None:
    d = duel({"hand": ["control-the-weak"]}, {"houses": ["dis", "mars", "logos"]}, house="dis")
    d.play("control-the-weak", "house:mars")
    d.end()
    assert d.options() == {"house:mars"}
    d.do("house:mars", "end", "house:dis", "end")
    assert d.options() == {"house:dis", "house:mars", "house:logos"}
    brobnar = duel({"hand": ["control-the-weak"]}, {"houses": ["brobnar", "mars", "logos"]}, house="dis")
    brobnar.play("control-the-weak", "house:brobnar").end()
    assert brobnar.options() == {"house:brobnar"}, "also the first house of the list"


@pytest.mark.rule("KF-043")
def test_what_is_offered_is_what_is_not_refused() -> None:
    game = ludotheque.game("keyforge")
    dice = Dice("offers")
    asked = 0
    verbs = set()
    for number in range(10):
        pos: Any = new_position(game, 2, f"offers/{number}")
        while pos.asked:
            seat = pos.asked[0]
            frame = pos.stack[-1]
            op: Any = frame.program.ops[frame.pc - 1]
            moves = op.moves(pos, frame, seat)
            if op.kind in ("main", "house"):
                open_ = [move for move in op.candidates(pos, frame, seat) if op.refusal(pos, frame, seat, move) is None]
                assert sorted(map(str, moves)) == sorted(map(str, open_))
                asked += 1
                verbs |= {move[0] for move in moves}
            game.answer(pos, seat, moves[dice.below(len(moves))])
            pos.events.clear()
    assert asked > 500
    assert verbs == {"play", "discard", "reap", "fight", "action", "omni", "unstun", "end", "house"}


@pytest.mark.rule("KF-045", "KF-047")
def test_the_first_turn_rule_counts_from_each_first_turn() -> None:
    d = duel({"hand": ["punch", "smith"]}, {"in_play": ["troll"]}, turn=1, first=0)
    d.do("discard:punch")
    assert d.pos.from_hand == 1
    assert not d.offers("discard:smith")
    second = duel({"hand": ["punch", "smith"]}, {"in_play": ["troll"]}, turn=2, first=1).do("discard:punch")
    assert second.offers("discard:smith")


# ---------------------------------------------------------------------- positions


def test_a_copy_of_a_duel_shares_only_what_is_fixed_with_it() -> None:
    d = duel(
        {"hand": ["phase-shift", "masterplan", "troll"], "in_play": ["spectral-tunneler", "krump"]},
        {"amber": 2},
        "logos",
    )
    d.use("spectral-tunneler").play("phase-shift")
    pos = d.pos
    pos.beneath.append([1, 2])
    for name in ("hand", "deck", "discard", "archives", "purged", "line", "artifacts"):
        getattr(pos, name)[0].append(8)
        getattr(pos, name)[1].append(9)
    for name in ("upgrades", "limbo", "constants"):
        getattr(pos, name).append(9)
    pos.previous = [{"x": 1}, {"y": 2}]
    pos.houses = [[0, 1, 2], [3, 4, 5]]
    copied = pos.copy()

    def fields(one: Duel) -> dict[str, Any]:
        names = one.FIELDS
        return {name: getattr(one, name) for name in names}

    before = {name: repr(value) for name, value in fields(pos).items() if name != "stack"}
    assert {name: repr(value) for name, value in fields(copied).items() if name != "stack"} == before

    def shake(value: Any) -> None:
        """Change everything that can be changed in place."""
        if isinstance(value, list):
            for item in value:
                shake(item)
            value.append("shaken")
        elif isinstance(value, dict):
            for item in value.values():
                shake(item)
            value["shaken"] = 1

    for name, value in fields(copied).items():
        if name == "stack":
            for frame in value:
                frame.pc += 1
                frame.chosen.append(7)
            value.clear()
        elif name in pos.FIXED:
            assert value is getattr(pos, name)  # never changed in place, only set to another value
        else:
            shake(value)
    assert {name: repr(value) for name, value in fields(pos).items() if name != "stack"} == before
    assert len(pos.stack) == 1


# ---------------------------------------------------------------------- permissions and prohibitions


@pytest.mark.rule("KF-049")
def test_a_permission_is_spent_only_on_what_needs_it() -> None:
    therapy = {"card": "blypyp", "upgrades": ["experimental-therapy"]}
    mars = {"in_play": ["combat-pheromones", therapy, "mindwarper", "zyzzix-the-many", "mack-the-knife"]}
    d = duel(mars, house="brobnar").omni("combat-pheromones")
    assert d.offers("reap:mindwarper")
    d.reap("blypyp")
    d.reap("mack-the-knife")
    assert d.offers("reap:mindwarper"), "neither needed it: one is of all houses, the other has its own"
    d.reap("mindwarper")
    assert d.offers("reap:zyzzix-the-many"), "two Mars cards"
    d.reap("zyzzix-the-many")
    assert not any(one[6] > 0 for one in d.pos.lasting)
    leader = duel({"hand": ["follow-the-leader"], "in_play": mars["in_play"]}, house="brobnar").play(
        "follow-the-leader"
    )
    leader.omni("combat-pheromones").reap("mindwarper").reap("zyzzix-the-many")
    assert not any(one[6] > 0 for one in leader.pos.lasting), "a leave to fight is none to reap"
    shift = duel({"hand": ["phase-shift", "smith"], "in_play": ["mack-the-knife"]}, house="logos").play("phase-shift")
    shift.reap("mack-the-knife")
    assert shift.offers("play:smith"), "a use spends no permission to play"
    shift.play("smith")
    assert not any(one[6] > 0 for one in shift.pos.lasting)


@pytest.mark.rule("KF-174")
def test_without_an_active_house_a_card_of_all_houses_is_of_none() -> None:
    d = duel(
        {"hand": ["restringuntus"]},
        {
            "houses": ["dis", "mars", "logos"],
            "in_play": ["pitlord", {"card": "krump", "upgrades": ["experimental-therapy"]}],
        },
        house="dis",
    )
    d.play("restringuntus", "house:dis").end()
    assert d.options() == {"end"}
    assert d.why_not("reap:krump") == "KF-174"


@pytest.mark.rule("KF-042", "KF-111", "KF-040")
def test_a_card_elsewhere_can_be_neither_used_nor_played() -> None:
    d = duel({"hand": ["troll"], "in_play": ["krump"], "discard": ["punch"]}, {"in_play": ["bumpsy"]})
    assert d.why_not("reap:troll") == "KF-042"
    assert d.why_not("reap:bumpsy") == "KF-111"
    assert d.why_not("play:krump") == "KF-040"
    assert d.why_not("discard:punch") == "KF-040"


@pytest.mark.rule("KF-261")
def test_what_a_card_costs_in_order_to_be_played() -> None:
    assert duel({"hand": ["truebaru"], "amber": 3}, house="dis").play("truebaru").amber[ME] == 0
    assert duel({"hand": ["truebaru"], "amber": 2}, house="dis").why_not("play:truebaru") == "KF-261"
    for card, house in (("banner-of-battle", "brobnar"), ("murmook", "indomptes"), ("customs-office", "ombres")):
        for amber in (0, 3):
            played = duel({"hand": [card], "amber": amber}, house=house).play(card)
            assert played.amber[ME] == amber, "no figure of another kind"


# ---------------------------------------------------------------------- figures


@pytest.mark.rule("KF-275", "KF-138")
def test_neighbours_are_those_of_the_controllers_line() -> None:
    d = duel({"in_play": ["krump"]}, {"in_play": [{"card": "troll", "controller": 0}, "valdr"], "hand": ["smaaash"]})
    assert queries.neighbours(d.pos, d.card("troll")) == [d.card("krump")]
    assert queries.neighbours(d.pos, d.card("smaaash")) == []


@pytest.mark.rule("KF-S25")
def test_a_creature_without_power_falls() -> None:
    d = duel({"in_play": ["king-of-the-crag"]}, {"in_play": ["grenade-snib", "wardrummer"]})
    assert d.where("grenade-snib") == "discard:1"
    assert d.power("wardrummer") == 1


@pytest.mark.rule("KF-189", "KF-032")
def test_what_holds_for_the_next_turn_holds_then_only() -> None:
    d = duel({"in_play": ["lash-of-broken-dreams"]}, house="dis").use("lash-of-broken-dreams")
    costs = [queries.key_cost(d.pos, FOE)]
    for _ in range(2):
        d.end()
        costs.append(queries.key_cost(d.pos, FOE))
        d.do(sorted(d.options())[0])
    d.end()
    costs.append(queries.key_cost(d.pos, FOE))
    assert costs == [6, 9, 6, 6]


@pytest.mark.rule("KF-081", "KF-138")
def test_what_an_upgrade_gives_is_the_creatures_controllers() -> None:
    d = duel({}, {"in_play": [{"card": "krump", "controller": 0, "upgrades": ["jammer-pack"]}]})
    assert [queries.key_cost(d.pos, seat) for seat in (ME, FOE)] == [6, 8]


@pytest.mark.rule("KF-S09")
def test_the_cost_of_a_key_is_never_below_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    mechanic = next(one for one in face("titan-mechanic").constants if one.kind == modifiers.KEY_COST)
    monkeypatch.setattr(mechanic, "by", -9)
    d = duel({"in_play": ["titan-mechanic"]}, house=None)
    assert queries.key_cost(d.pos, ME) == 0
    assert d.kind == "key", "with a cost of 0 one must forge"
    d.do("key:rouge")
    assert d.amber[ME] == 0


@pytest.mark.rule("KF-211", "KF-044")
def test_a_card_that_also_belongs_to_a_house_keeps_its_own() -> None:
    d = duel(
        {"hand": ["blypyp"], "in_play": [{"card": "troll", "ready": False, "upgrades": ["brain-stem-antenna"]}]},
        house="mars",
    ).play("blypyp", "left")
    assert d.ready("troll")
    assert queries.belongs(d.pos, d.card("troll"), 3)
    assert queries.house_of(d.pos, d.card("troll")) == 0
    assert queries.belongs(d.pos, d.card("troll"), 0)
    assert d.offers("reap:troll")


# ---------------------------------------------------------------------- triggers


@pytest.mark.rule("KF-218")
def test_only_an_ability_that_waits_can_be_next() -> None:
    d = duel({"hand": ["punch"], "in_play": ["tolas"]}, {"in_play": ["soul-snatcher", "noddy-the-thief"]})
    d.play("punch", "pick:noddy-the-thief")
    keys = sorted(option.key for option in d.table.choice.options)
    assert len(keys) == 2
    heads = [key.split(">") for key in keys]
    crossed = ">".join((heads[0][0], heads[1][1]))
    beyond = f"next:2>{heads[0][1]}"
    for key in (crossed, beyond):
        refusal = d.table.why_not(key)
        assert refusal is not None
        assert refusal.rule == "KF-218"


@pytest.mark.rule("KF-207", "KF-026", "KF-050")
def test_end_of_turn_abilities_are_ordered_in_the_last_step() -> None:
    d = duel(
        {"in_play": ["shaffles", {"card": "rogue-ogre", "ready": False, "damage": 3}], "hand": ["punch"]},
        {"amber": 3, "in_play": ["troll"]},
    ).play("punch", "pick:troll")
    d.end()
    assert d.kind == "order"
    assert (d.pos.step, d.table.view(ME)["step"]) == (4, "draw")
    assert d.happened("ready_all")[0]["words"]["en"] == "@0 readies their cards (1)", "those that were exhausted"
    d.do(sorted(d.options())[0])
    assert d.amber[FOE] == 1
    idle = duel({"in_play": ["troll"]}).end()
    assert not idle.happened("ready_all")


@pytest.mark.rule("KF-001")
def test_what_watches_the_next_turn_does_not_watch_this_one() -> None:
    d = duel({"hand": ["interdimensional-graft"]}, {"amber": 9}, house="logos").play("interdimensional-graft")
    processes.forge(d.pos, FOE, 6)
    go_on(d).do("key:rouge")
    assert d.amber == [1, 3], "FOE keeps the rest: it is not FOE's next turn yet"
    d.pos.amber[FOE] = 8
    d.end()
    d.do("key:bleue")
    assert d.amber == [3, 0]


@pytest.mark.rule("KF-011", "KF-070")
@pytest.mark.parametrize("seat", [ME, FOE])
def test_the_next_creature_enters_ready_and_only_that_one(seat: int) -> None:
    seats: list[dict[str, Any]] = [{}, {}]
    seats[seat] = {"hand": ["soft-landing", "blypyp", "mindwarper"]}
    d = Play(ludotheque.scenario("keyforge", {"seats": seats, "active": seat, "house": "mars"}))
    d.play("soft-landing").play("blypyp").play("mindwarper", "left")
    assert d.ready("blypyp")
    assert not d.ready("mindwarper")


@pytest.mark.rule("KF-013", "KF-015")
def test_a_duel_before_its_set_up_is_empty() -> None:
    pos = empty_duel([[(5, 0), (6, 1), (7, 2)], [(8, 3)]], [[0, 1, 2], [3, 4, 5]], 77, "single")
    assert (pos.faces, pos.symbol) == ([5, 6, 7, 8], [0, 1, 2, 3])
    assert pos.owner == pos.controller == pos.pool == [0, 0, 0, 1]
    assert pos.deck == [[0, 1, 2], [3]]
    assert (pos.seats, pos.rng, pos.mode) == (2, 77, "single")
    figures = (
        "known",
        "ready",
        "stunned",
        "damage",
        "amber_on",
        "counters",
        "armor_spent",
        "armor_seen",
        "attacked",
        "used",
    )
    for name in figures:
        assert getattr(pos, name) == [0] * 4, name
    assert pos.bearer == [-1] * 4
    for name in ("hand", "discard", "archives", "purged", "line", "artifacts"):
        assert getattr(pos, name) == [[], []], name
    for name in ("upgrades", "limbo", "beneath", "constants", "stack", "asked", "uses_by_name", "lasting"):
        assert getattr(pos, name) == [], name
    for name in ("amber", "keys", "chains", "wins", "first_chains"):
        assert getattr(pos, name) == [0, 0], name
    assert (pos.active, pos.first, pos.turn, pos.step, pos.house, pos.from_hand) == (0, -1, 0, 0, -1, 0)
    assert (pos.turn_facts, pos.previous, pos.unsettled, pos.winner, pos.archons) == ({}, [{}, {}], 0, -1, ["", ""])
    assert (pos.chance, pos.revealed_to) == (0, 0)


@pytest.mark.rule("KF-101", "KF-105", "KF-190")
def test_what_was_dealt_is_what_was_placed() -> None:
    d = duel({}, {"in_play": ["raiding-knight", "troll", "krump"], "hand": ["valdr"]})
    knight, troll, krump, valdr = (d.card(name) for name in ("raiding-knight", "troll", "krump", "valdr"))
    assert processes.deal(d.pos, [(knight, 3), (troll, 4), (krump, 0), (valdr, 5)]) == [1, 4, 0, 0]
    assert [event[3] for event in d.pos.events if event[0] == "damage"] == [(knight, 1, 2), (troll, 4, 0)]
    assert d.damage("valdr") == 0
    assert processes.deal(d.pos, [(knight, 2)], through_armor=True) == [2]
    safe = duel({"hand": ["shield-of-justice"], "in_play": ["troll"]}, house="sanctum").play("shield-of-justice")
    assert processes.deal(safe.pos, [(safe.card("troll"), 3)]) == [0]


@pytest.mark.rule("KF-S50")
def test_what_watches_for_plays_goes_by_who_plays() -> None:
    d = duel({"in_play": ["teliga"]}, {"hand": ["krump"]})
    processes.play_card(d.pos, d.card("krump"), FOE, d.pos.hand[FOE])
    go_on(d)
    assert d.amber == [1, 0]


@pytest.mark.rule("KF-029", "KF-028")
def test_only_a_store_with_aombre_can_be_spent_from() -> None:
    d = duel({"amber": 5, "in_play": [{"card": "safe-place", "amber": 2}, "pocket-universe", "cannon"]}, house=None)
    assert d.options() == {"spend:safe-place", "no"}
    assert d.why_not("spend:pocket-universe") == "KF-029"
    assert d.why_not("spend:cannon") == "KF-029"
    refusal = d.table.why_not("pool")
    assert refusal is not None
    assert dict(refusal.args) == {"n": 6, "left": 5}
    other = duel({"amber": 9}, {"amber": 3, "in_play": [{"card": "safe-place", "amber": 2}]})
    processes.forge(other.pos, FOE, 5)
    go_on(other)
    assert other.asked == ME
    assert other.options() == {"spend:safe-place", "no"}, "the store and the pool of who forges"
    other.do("spend:safe-place", "spend:safe-place", "pool", "key:rouge")
    assert other.amber == [9, 0]
    assert [line["seat"] for line in other.happened("spend_stored")] == [FOE, FOE]


@pytest.mark.rule("KF-S50", "KF-210")
def test_what_watches_for_keys_goes_by_who_forges() -> None:
    d = duel({"in_play": ["bilgum-avalanche"]}, {"amber": 6, "in_play": ["troll"]})
    processes.forge(d.pos, FOE, 6)
    go_on(d).do("key:rouge")
    assert d.damage("troll") == 0
    own = duel({"amber": 6, "in_play": ["bilgum-avalanche"]}, {"in_play": ["troll"]}, house=None).do("key:rouge")
    assert own.damage("troll") == 2


@pytest.mark.rule("KF-253")
def test_only_the_key_of_the_last_turn_is_unforged() -> None:
    d = duel({"amber": 6, "keys": ["rouge"]}, {"hand": ["key-hammer"]}, house=None)
    d.do("key:jaune", "house:brobnar", "end", "house:dis").play("key-hammer")
    assert d.pos.keys[ME] == 1, "the red one was forged before"


@pytest.mark.rule("KF-052", "KF-161")
def test_how_many_were_drawn_or_captured() -> None:
    d = duel({"deck": ["punch"], "discard": ["smith"], "in_play": ["troll"]}, {"amber": 1})
    assert [changes.draw(d.pos, ME, n) for n in (0, 1, 3)] == [0, 1, 1]
    assert [changes.capture(d.pos, d.card("troll"), 2) for _ in range(2)] == [1, 0]
    d.pos.hand[ME] = d.pos.hand[ME][:2]
    for card in d.pos.hand[ME][:]:
        changes.discard_from_hand(d.pos, card, "KF-041")
    assert d.pos.turn_facts["discards:0:0"] == 2


@pytest.mark.rule("KF-011")
def test_a_card_enters_exhausted_unless_it_is_said_to_be_ready() -> None:
    d = duel({"hand": ["troll", "krump"]})
    for name, ready in (("troll", True), ("krump", False)):
        card = d.card(name)
        d.pos.hand[ME].remove(card)
        d.pos.ready[card] = 0 if ready else 1
        changes.enter(d.pos, card, ME, ready=ready)
        assert d.ready(name) == ready


@pytest.mark.rule("KF-188", "KF-S27")
def test_what_changes_with_control_and_what_does_not() -> None:
    d = duel(
        {"in_play": ["spectral-tunneler", "dextre"]},
        {"in_play": ["banner-of-battle", {"card": "krump", "damage": 6}, "valdr", "cannon", "screechbomb"]},
        house="logos",
    ).use("spectral-tunneler", "pick:valdr")
    assert [one[5] for one in d.pos.lasting] == [d.card("valdr")] * len(d.pos.lasting)
    kept = [one[:] for one in d.pos.lasting]
    changes.take_control(d.pos, d.card("valdr"), ME)
    assert d.pos.lasting == kept, "effects on it go on"
    changes.take_control(d.pos, d.card("valdr"), FOE, left=True)
    assert d.names("line", FOE) == ["valdr", "krump"]
    changes.take_control(d.pos, d.card("valdr"), FOE)
    assert d.names("line", FOE) == ["valdr", "krump"], "who has it does not move it"
    d.pos.unsettled = 0
    changes.take_control(d.pos, d.card("krump"), ME)
    go_on(d)
    assert d.where("krump") == "discard:1", "without the Banner it cannot stand"
    assert d.controller("krump") == FOE, "out of play it is its owner's"
    held = duel({"hand": ["harland-mindlock"]}, {"in_play": ["troll", "valdr"]}, house="logos")
    held.play("harland-mindlock", "pick:troll", "left")
    changes.take_control(held.pos, held.card("valdr"), ME)
    assert [one[5] for one in held.pos.lasting] == [held.card("troll")], "another card changed control"


@pytest.mark.rule("KF-026", "KF-043")
def test_the_forge_step_comes_round_again() -> None:
    d = duel({"amber": 6}).end().do("house:brobnar").end()
    assert (d.kind, d.pos.step, d.table.view(ME)["step"]) == ("key", 0, "forge")


@pytest.mark.rule("KF-043", "KF-S32")
def test_offers_and_refusals_agree_on_stunned_and_omni_creatures() -> None:
    d = duel(
        {
            "hand": ["punch", "labwork"],
            "in_play": [
                "deipno-spymaster",
                {"card": "pit-demon", "stunned": True},
                {"card": "troll", "ready": False},
                "mack-the-knife",
                "mighty-javelin",
                "cannon",
            ],
        },
        {"in_play": ["krump", "champion-anaphiel"]},
    )
    frame = d.pos.stack[-1]
    op: Any = frame.program.ops[frame.pc - 1]
    found = list(op.candidates(d.pos, frame, ME))
    assert len(found) == len(set(found))
    open_ = [move for move in found if op.refusal(d.pos, frame, ME, move) is None]
    assert sorted(map(str, op.moves(d.pos, frame, ME))) == sorted(map(str, open_))
    deipno, demon = d.card("deipno-spymaster"), d.card("pit-demon")
    assert ("omni", deipno) in found
    assert [move for move in found if move[1:2] == (demon,)] == [("unstun", demon)]
