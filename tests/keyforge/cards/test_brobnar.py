"""House Brobnar, card by card."""

from __future__ import annotations

from tests.keyforge.helpers import FOE, ME, duel


def test_anger() -> None:
    """Ready a friendly creature of any house and fight with it."""
    d = duel(
        {"hand": ["anger"], "in_play": [{"card": "troll", "ready": False}, "dextre"]},
        {"in_play": ["bumpsy", "headhunter"]},
    )
    d.play("anger")
    assert d.amber[ME] == 1
    assert d.options() == {"pick:troll", "pick:dextre"}, "enemy creatures may not be chosen"
    d.do("pick:troll", "target:bumpsy")
    assert d.where("bumpsy") == "discard:1"
    assert d.damage("troll") == 5
    assert not d.ready("troll")
    assert d.where("anger") == "discard:0"
    assert d.clean


def test_anger_without_an_enemy_readies_only() -> None:
    d = duel({"hand": ["anger"], "in_play": [{"card": "troll", "ready": False}]})
    d.play("anger")
    assert d.ready("troll"), "there is nobody to fight (KF-S33)"
    assert d.clean


def test_barehanded() -> None:
    d = duel({"hand": ["barehanded"], "in_play": ["cannon"]}, {"in_play": ["mighty-javelin", "bumpsy"]})
    d.play("barehanded")
    assert d.names("deck", ME) == ["cannon"]
    assert d.names("deck", FOE) == ["mighty-javelin"]
    assert d.where("bumpsy") == "line:1"


def test_blood_money() -> None:
    d = duel({"hand": ["blood-money"], "in_play": ["troll"]}, {"amber": 3, "in_play": ["bumpsy", "headhunter"]})
    d.play("blood-money")
    assert d.options() == {"pick:bumpsy", "pick:headhunter"}
    d.do("pick:bumpsy")
    assert d.amber_on("bumpsy") == 2
    assert d.amber == [0, 3], "the Aombre comes from the supply"


def test_burn_the_stockpile() -> None:
    assert duel({"hand": ["burn-the-stockpile"]}, {"amber": 7}).play("burn-the-stockpile").amber[FOE] == 3
    assert duel({"hand": ["burn-the-stockpile"]}, {"amber": 6}).play("burn-the-stockpile").amber[FOE] == 6


def test_lava_ball() -> None:
    d = duel({"hand": ["lava-ball"]}, {"in_play": ["troll", "earthshaker", "bumpsy"]})
    d.play("lava-ball", "pick:earthshaker")
    assert [d.damage(name) for name in ("troll", "earthshaker", "bumpsy")] == [2, 4, 2]


def test_autocannon() -> None:
    d = duel({"hand": ["troll"], "in_play": ["autocannon"]})
    d.play("troll")
    assert d.damage("troll") == 1


def test_banner_of_battle() -> None:
    d = duel({"in_play": ["troll", "banner-of-battle"]}, {"in_play": ["bumpsy"]})
    assert d.power("troll") == 9
    assert d.power("bumpsy") == 5


def test_loot_the_bodies() -> None:
    d = duel({"hand": ["loot-the-bodies", "punch"]}, {"in_play": ["grenade-snib"]})
    d.play("loot-the-bodies").play("punch")
    assert d.options() == {"next:0>grenade-snib", "next:1>loot-the-bodies"}, "the active player orders them (KF-218)"
    d.do("next:0>grenade-snib")
    assert d.amber[ME] == 1, "1 from the bonus of Mandale, lost to the goblin; then 1 from the body"


def test_troll() -> None:
    d = duel({"in_play": [{"card": "troll", "damage": 5}]})
    d.reap("troll")
    assert d.damage("troll") == 2
    assert d.amber[ME] == 1


def test_blood_of_titans() -> None:
    d = duel({"hand": ["blood-of-titans"], "in_play": ["troll"]}, {"in_play": ["bumpsy"]})
    d.play("blood-of-titans")
    assert d.options() == {"onto:troll", "onto:bumpsy"}
    d.do("onto:troll")
    assert d.power("troll") == 13
    assert duel({"hand": ["blood-of-titans"]}).why_not("play:blood-of-titans") == "KF-075"


def test_brothers_in_battle() -> None:
    d = duel(
        {"hand": ["brothers-in-battle"], "in_play": ["dextre", "charette"]},
        {"in_play": ["bumpsy"]},
    )
    assert d.why_not("fight:dextre>bumpsy") == "KF-049"
    d.play("brothers-in-battle", "house:logos")
    assert d.offers("fight:dextre>bumpsy")
    assert not d.offers("reap:dextre"), "it may only fight"
    assert not d.offers("fight:charette>bumpsy"), "another house was named"


def test_champion_s_challenge() -> None:
    d = duel(
        {"hand": ["champion-s-challenge"], "in_play": [{"card": "troll", "ready": False}, "headhunter"]},
        {"in_play": ["bumpsy", "firespitter", "grenade-snib"]},
    )
    d.play("champion-s-challenge")
    assert d.options() == {"pick:bumpsy", "pick:firespitter"}, "the active player chooses among equals (KF-226)"
    d.do("pick:bumpsy", "any")
    assert d.names("line", FOE) == []
    assert d.names("line", ME) == ["troll"]
    assert d.damage("troll") == 5, "it was readied and fought the one left"


def test_coward_s_end() -> None:
    d = duel({"hand": ["coward-s-end"], "in_play": [{"card": "troll", "damage": 1}]}, {"in_play": ["bumpsy"]})
    d.play("coward-s-end")
    assert d.names("line", ME) == ["troll"]
    assert d.names("line", FOE) == []
    assert d.pos.chains[ME] == 3


def test_follow_the_leader() -> None:
    d = duel({"hand": ["follow-the-leader"], "in_play": ["dextre"]}, {"in_play": ["bumpsy"]})
    d.play("follow-the-leader")
    assert d.offers("fight:dextre>bumpsy")
    assert not d.offers("reap:dextre")
    d.end()
    d.do("house:brobnar", "end")
    d.do("house:brobnar")
    assert not d.offers("fight:dextre>bumpsy"), "only until the end of that turn"


def test_take_that_smartypants() -> None:
    three = duel(
        {"hand": ["take-that-smartypants"]}, {"amber": 3, "in_play": ["dextre", "doc-bookton", "library-of-babble"]}
    )
    assert three.play("take-that-smartypants").amber == [3, 1]
    two = duel({"hand": ["take-that-smartypants"]}, {"amber": 3, "in_play": ["dextre", "doc-bookton", "bumpsy"]})
    assert two.play("take-that-smartypants").amber == [1, 3]


def test_punch() -> None:
    d = duel({"hand": ["punch"], "in_play": ["troll"]}, {"in_play": ["bumpsy"]})
    d.play("punch")
    assert d.options() == {"pick:troll", "pick:bumpsy"}
    d.do("pick:bumpsy")
    assert d.damage("bumpsy") == 3
    assert d.amber[ME] == 1


def test_relentless_assault() -> None:
    d = duel(
        {
            "hand": ["relentless-assault"],
            "in_play": [{"card": "troll", "ready": False}, {"card": "headhunter", "ready": False}],
        },
        {"in_play": ["pitlord"]},
    )
    d.play("relentless-assault")
    assert d.options() == {"pick:troll", "pick:headhunter", "done"}
    d.do("pick:headhunter")
    assert d.where("headhunter") == "discard:0"
    assert d.options() == {"pick:troll", "done"}, "a different creature each time"
    d.do("pick:troll")
    assert d.names("line", FOE) == []
    assert d.clean


def test_relentless_assault_may_stop() -> None:
    d = duel({"hand": ["relentless-assault"], "in_play": ["troll"]}, {"in_play": ["pitlord"]})
    d.play("relentless-assault", "done")
    assert d.ready("troll")
    assert d.clean


def test_smith() -> None:
    assert duel({"hand": ["smith"], "in_play": ["troll"]}).play("smith").amber[ME] == 3
    assert duel({"hand": ["smith"], "in_play": ["troll"]}, {"in_play": ["bumpsy"]}).play("smith").amber[ME] == 1


def test_sound_the_horns() -> None:
    d = duel({"hand": ["sound-the-horns"], "deck": ["punch", "dextre", "troll", "cannon"]})
    d.play("sound-the-horns")
    assert d.where("troll") == "hand:0"
    assert d.names("deck", ME) == ["cannon"]
    assert d.names("discard", ME) == ["sound-the-horns", "dextre", "punch"]
    none = duel({"hand": ["sound-the-horns"], "deck": ["punch", "dextre"]}).play("sound-the-horns")
    assert none.names("deck", ME) == []


def test_tremor() -> None:
    d = duel({"hand": ["tremor"]}, {"in_play": ["bumpsy", "troll", "headhunter", "smaaash"]})
    d.play("tremor", "pick:troll")
    assert [d.stunned(name) for name in ("bumpsy", "troll", "headhunter", "smaaash")] == [True, True, True, False]


def test_unguarded_camp() -> None:
    d = duel(
        {"hand": ["unguarded-camp"], "in_play": ["troll", "headhunter", "smaaash"]}, {"amber": 5, "in_play": ["bumpsy"]}
    )
    d.play("unguarded-camp", "pick:troll")
    assert "pick:troll" not in d.options(), "no creature captures twice"
    d.do("pick:smaaash")
    assert [d.amber_on(name) for name in ("troll", "headhunter", "smaaash")] == [1, 0, 1]
    assert d.amber[FOE] == 3


def test_warsong() -> None:
    d = duel({"hand": ["warsong"], "in_play": ["troll", "grenade-snib"]}, {"in_play": ["pitlord"]})
    d.play("warsong").fight("troll", "pitlord")
    assert d.amber[ME] == 1
    assert d.where("troll") == "discard:0", "a creature that dies has fought too"


def test_cannon() -> None:
    d = duel({"in_play": ["cannon"]}, {"in_play": ["bumpsy"]})
    d.use("cannon")
    assert d.damage("bumpsy") == 2
    assert not d.ready("cannon")
    assert d.why_not("action:cannon") == "KF-010"


def test_gauntlet_of_command() -> None:
    d = duel({"in_play": ["gauntlet-of-command", {"card": "troll", "ready": False}]}, {"in_play": ["bumpsy"]})
    d.use("gauntlet-of-command")
    assert d.damage("troll") == 5
    assert d.where("bumpsy") == "discard:1"


def test_iron_obelisk() -> None:
    d = duel({"in_play": ["iron-obelisk", {"card": "troll", "damage": 1}, "bumpsy"]}, {"amber": 6}, house="brobnar")
    d.end()
    assert d.pos.keys[FOE] == 0, "their key costs 7"
    assert d.table.view(FOE)["players"][FOE]["counters"][0]["of"] == 7
    assert d.table.view(ME)["players"][ME]["counters"][0]["of"] == 6


def test_mighty_javelin() -> None:
    d = duel({"in_play": ["mighty-javelin"]}, {"in_play": ["bumpsy"]}, house="dis")
    d.omni("mighty-javelin")
    assert d.where("mighty-javelin") == "discard:0"
    assert d.damage("bumpsy") == 4
    exhausted = duel({"in_play": [{"card": "mighty-javelin", "ready": False}]})
    assert exhausted.why_not("omni:mighty-javelin") == "KF-010"


def test_pile_of_skulls() -> None:
    d = duel(
        {"hand": ["punch"], "in_play": ["pile-of-skulls", "troll", "bumpsy"]},
        {"amber": 2, "in_play": ["noddy-the-thief"]},
    )
    d.play("punch", "pick:noddy-the-thief")
    assert d.options() == {"pick:troll", "pick:bumpsy"}
    d.do("pick:troll")
    assert d.amber_on("troll") == 1
    assert d.amber[FOE] == 1


def test_pile_of_skulls_works_only_in_its_own_turn() -> None:
    d = duel({"in_play": ["grenade-snib"]}, {"in_play": ["pile-of-skulls", "troll"]})
    d.fight("grenade-snib", "troll")
    assert d.amber_on("troll") == 0


def test_screechbomb() -> None:
    d = duel({"in_play": ["screechbomb"]}, {"amber": 3}, house="dis")
    d.omni("screechbomb")
    assert d.amber[FOE] == 1
    assert d.where("screechbomb") == "discard:0"


def test_the_warchest() -> None:
    d = duel({"hand": ["punch"], "in_play": ["the-warchest", "troll"]}, {"in_play": ["bumpsy", "noddy-the-thief"]})
    d.fight("troll", "bumpsy").play("punch", "pick:noddy-the-thief")
    before = d.amber[ME]
    d.use("the-warchest")
    assert d.amber[ME] == before + 1, "only those destroyed in a fight count"


def test_bilgum_avalanche() -> None:
    d = duel({"amber": 6, "in_play": ["bilgum-avalanche"]}, {"in_play": ["bumpsy"]}, house=None)
    d.do("key:rouge")
    assert d.damage("bumpsy") == 2
    assert d.damage("bilgum-avalanche") == 0


def test_valdr() -> None:
    foes = ["bumpsy", "pitlord", "earthshaker"]
    d = duel({"in_play": ["valdr"]}, {"in_play": foes})
    assert d.options() >= {"fight:valdr>pitlord"}
    d.fight("valdr", "pitlord")
    assert d.damage("pitlord") == 6, "the middle is no flank"
    flank = duel({"in_play": ["valdr"]}, {"in_play": ["earthshaker", "bumpsy"]})
    flank.fight("valdr", "earthshaker")
    assert flank.where("earthshaker") == "discard:1", "6 + 2 against power 7"


def test_bumpsy() -> None:
    assert duel({"hand": ["bumpsy"]}, {"amber": 2}).play("bumpsy").amber[FOE] == 1
    assert duel({"hand": ["bumpsy"]}).play("bumpsy").amber[FOE] == 0


def test_earthshaker() -> None:
    d = duel({"hand": ["earthshaker"], "in_play": ["troll"]}, {"in_play": ["dextre", "smaaash"]})
    d.play("earthshaker", "left")
    assert d.where("dextre") == "deck:1", "its own Destroyed: puts it on top of the deck"
    assert d.where("smaaash") == "line:1"
    assert d.names("line", ME) == ["earthshaker", "troll"]


def test_firespitter() -> None:
    d = duel({"in_play": ["firespitter"]}, {"in_play": ["troll", "bumpsy"]})
    d.fight("firespitter", "troll")
    assert d.damage("bumpsy") == 1
    assert d.damage("troll") == 6


def test_ganger_chieftain() -> None:
    d = duel(
        {"hand": ["ganger-chieftain"], "in_play": [{"card": "troll", "ready": False}, "smaaash"]},
        {"in_play": ["bumpsy"]},
    )
    d.play("ganger-chieftain", "left")
    assert d.options() == {"yes", "no"}
    d.do("yes")
    assert d.damage("troll") == 5, "its only neighbour"
    declined = duel({"hand": ["ganger-chieftain"], "in_play": ["troll"]}, {"in_play": ["bumpsy"]})
    declined.play("ganger-chieftain", "left", "no")
    assert declined.damage("troll") == 0


def test_grenade_snib() -> None:
    d = duel({"in_play": ["grenade-snib"]}, {"amber": 3, "in_play": ["troll"]})
    d.fight("grenade-snib", "troll")
    assert d.amber[FOE] == 1


def test_headhunter() -> None:
    d = duel({"in_play": ["headhunter"]}, {"in_play": ["dextre"]})
    d.fight("headhunter", "dextre")
    assert d.amber[ME] == 1
    dead = duel({"in_play": ["headhunter"]}, {"in_play": ["pitlord"]}).fight("headhunter", "pitlord")
    assert dead.amber[ME] == 0, "it did not survive (KF-097)"


def test_hebe_the_huge() -> None:
    d = duel({"hand": ["hebe-the-huge"], "in_play": [{"card": "troll", "damage": 1}]}, {"in_play": ["bumpsy"]})
    d.play("hebe-the-huge", "left")
    assert [d.damage(name) for name in ("hebe-the-huge", "troll", "bumpsy")] == [0, 1, 2]


def test_kelifi_dragon() -> None:
    assert duel({"hand": ["kelifi-dragon"], "amber": 6}).why_not("play:kelifi-dragon") == "KF-001"
    d = duel({"hand": ["kelifi-dragon"], "amber": 7}).play("kelifi-dragon")
    assert d.where("kelifi-dragon") == "line:0"
    reaps = duel({"in_play": ["kelifi-dragon"]}, {"in_play": ["pitlord"]})
    reaps.reap("kelifi-dragon", "pick:pitlord")
    assert reaps.amber[ME] == 2
    assert reaps.damage("pitlord") == 5
    fights = duel({"in_play": ["kelifi-dragon"]}, {"in_play": ["dust-imp", "troll"]})
    fights.fight("kelifi-dragon", "dust-imp", "pick:troll")
    assert (fights.amber[ME], fights.damage("troll")) == (1, 5)


def test_king_of_the_crag() -> None:
    d = duel({"in_play": ["king-of-the-crag", "troll"]}, {"in_play": ["bumpsy", "dextre"]})
    assert d.power("bumpsy") == 3
    assert d.power("troll") == 8
    assert d.power("dextre") == 3


def test_krump() -> None:
    d = duel({"in_play": ["krump"]}, {"amber": 2, "in_play": ["bumpsy"]})
    d.fight("krump", "bumpsy")
    assert d.amber[FOE] == 1
    both = duel({"in_play": [{"card": "krump", "damage": 1}]}, {"amber": 2, "in_play": ["bumpsy"]}).fight(
        "krump", "bumpsy"
    )
    assert both.amber[FOE] == 2, "Krump must survive (KF-182)"


def test_lomir_flamefist() -> None:
    assert duel({"hand": ["lomir-flamefist"]}, {"amber": 7}).play("lomir-flamefist").amber[FOE] == 5
    assert duel({"hand": ["lomir-flamefist"]}, {"amber": 6}).play("lomir-flamefist").amber[FOE] == 6


def test_looter_goblin() -> None:
    d = duel({"hand": ["punch"], "in_play": ["looter-goblin"]}, {"in_play": ["noddy-the-thief"]})
    d.reap("looter-goblin").play("punch", "pick:noddy-the-thief")
    assert d.amber[ME] == 3, "reap, bonus, body"
    assert d.keyword("looter-goblin", "insaisissable") == 1


def test_mugwump() -> None:
    d = duel({"in_play": [{"card": "mugwump", "damage": 1}]}, {"in_play": ["dextre"]})
    d.fight("mugwump", "dextre")
    assert d.damage("mugwump") == 0
    assert d.power("mugwump") == 7


def test_pingle_who_annoys() -> None:
    d = duel({"hand": ["troll"]}, {"in_play": ["pingle-who-annoys"]})
    d.play("troll")
    assert d.damage("troll") == 1
    own = duel({"hand": ["troll"], "in_play": ["pingle-who-annoys"]}).play("troll", "left")
    assert own.damage("troll") == 0


def test_rock_hurling_giant() -> None:
    d = duel({"hand": ["punch", "labwork"], "in_play": ["rock-hurling-giant"]}, {"in_play": ["pitlord"]})
    d.do("discard:punch", "yes", "pick:pitlord")
    assert d.damage("pitlord") == 4
    assert not d.offers("discard:labwork")


def test_rock_hurling_giant_heeds_discards_by_effects_too() -> None:
    d = duel(
        {"hand": ["bumpsy"], "in_play": ["rock-hurling-giant", "feeding-pit"]}, {"in_play": ["pitlord"]}, house="mars"
    )
    d.use("feeding-pit")
    assert d.options() == {"yes", "no"}


def test_rock_hurling_giant_heeds_cards_discarded_at_random() -> None:
    """Gongoozle makes the owner of the creature discard: that is you, in your turn, if it is yours."""
    mine = duel(
        {"hand": ["gongoozle", "punch"], "in_play": ["rock-hurling-giant", "troll"]}, {"hand": ["anger"]}, house="dis"
    )
    mine.play("gongoozle", "pick:troll")
    assert mine.where("punch") == "discard:0"
    assert mine.options() == {"yes", "no"}
    mine.do("yes", "pick:rock-hurling-giant")
    assert mine.damage("rock-hurling-giant") == 4
    theirs = duel(
        {"hand": ["gongoozle", "punch"], "in_play": ["rock-hurling-giant"]},
        {"hand": ["anger"], "in_play": ["troll", "rock-hurling-giant"]},
        house="dis",
    )
    theirs.play("gongoozle", "pick:troll")
    assert theirs.where("anger") == "discard:1"
    assert theirs.clean, "neither giant: you did not discard it, and it is not your opponent's turn"


def test_rogue_ogre() -> None:
    d = duel({"hand": ["punch"], "in_play": [{"card": "rogue-ogre", "damage": 3}, "troll"]}, {"amber": 2})
    d.play("punch", "pick:troll").end()
    assert d.damage("rogue-ogre") == 1
    assert d.amber_on("rogue-ogre") == 1
    none = duel({"in_play": [{"card": "rogue-ogre", "damage": 3}]}, {"amber": 2}).end()
    assert none.damage("rogue-ogre") == 3
    assert none.amber_on("rogue-ogre") == 0


def test_smaaash() -> None:
    d = duel({"hand": ["smaaash"]}, {"in_play": ["bumpsy", "troll"]})
    d.play("smaaash", "pick:troll")
    assert d.stunned("troll")
    assert not d.stunned("bumpsy")


def test_tireless_crocag() -> None:
    d = duel({"in_play": ["tireless-crocag"]}, {"in_play": ["bumpsy", "dextre"]}, house="dis")
    assert d.options() == {"fight:tireless-crocag>bumpsy", "fight:tireless-crocag>dextre", "end"}, (
        "of any house, but never reaping"
    )
    alone = duel({"in_play": ["tireless-crocag"]}, {"in_play": ["dextre"]}).fight("tireless-crocag", "dextre")
    assert alone.where("tireless-crocag") == "discard:0", "no enemy is left"


def test_wardrummer() -> None:
    d = duel({"hand": ["wardrummer"], "in_play": ["troll", "dextre"]}, {"in_play": ["bumpsy"]})
    d.play("wardrummer", "right")
    assert d.where("troll") == "hand:0"
    assert d.names("line", ME) == ["dextre", "wardrummer"]
    assert d.where("bumpsy") == "line:1"


def test_phoenix_heart() -> None:
    d = duel({"in_play": [{"card": "headhunter", "upgrades": ["phoenix-heart"]}, "smaaash"]}, {"in_play": ["pitlord"]})
    d.fight("headhunter", "pitlord")
    assert d.where("headhunter") == "hand:0"
    assert d.where("phoenix-heart") == "discard:0"
    assert d.damage("pitlord") == 8, "5 in the fight, 3 from the heart"
    assert d.damage("smaaash") == 3


def test_yo_mama_mastery() -> None:
    d = duel({"hand": ["yo-mama-mastery"], "in_play": [{"card": "troll", "damage": 4}]})
    d.play("yo-mama-mastery")
    assert d.damage("troll") == 0
    assert d.keyword("troll", "provocation") == 1


def test_every_card_of_the_house_has_its_test() -> None:
    import re

    from ludotheque.games.keyforge.faces import FACES

    names = {"test_" + re.sub(r"\W", "_", face.id) for face in FACES if face.band == "brobnar"}
    assert names <= set(globals()), sorted(names - set(globals()))
