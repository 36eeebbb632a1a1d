"""Readings of what the rulebook leaves open: one test or more to a row of the last chapter of the register."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.engine.errors import BadOptions, LudothequeError
from ludotheque.engine.position import Frame
from ludotheque.games.keyforge import decks, processes, verbs
from ludotheque.games.keyforge.duel import HOUSES
from ludotheque.games.keyforge.filters import HOUSE_WORDS
from tests.keyforge.helpers import FOE, ME, Play, duel

GAME: Any = ludotheque.game("keyforge")
BEAR = "way-of-the-bear"  # Assault (2)
CLOAK = "armageddon-cloak"  # Hazardous (2)

# ---------------------------------------------------------------------- KF-S59: Play: and "after a creature enters play"


@pytest.mark.rule("KF-S59", "KF-218")
@pytest.mark.parametrize("watcher", ["autocannon", "pingle-who-annoys"])
def test_the_active_player_orders_play_and_what_watches_for_a_creature_entering(watcher: str) -> None:
    d = duel({"hand": ["urchin"]}, {"amber": 1, "in_play": [watcher]}, house="ombres").play("urchin")
    assert (d.asked, d.kind, d.options()) == (ME, "order", {"next:0>urchin", f"next:1>{watcher}"})
    d.do("next:0>urchin")
    assert d.amber == [1, 0], "stolen first"
    assert d.where("urchin") == "discard:0", "then struck"
    assert d.clean


@pytest.mark.rule("KF-S59", "KF-219")
def test_a_play_ability_that_waits_resolves_though_its_creature_has_fallen() -> None:
    d = duel({"hand": ["urchin"]}, {"amber": 1, "in_play": ["autocannon"]}, house="ombres").play("urchin")
    d.do("next:1>autocannon")
    assert (d.where("urchin"), d.amber) == ("discard:0", [1, 0])
    assert d.clean


@pytest.mark.rule("KF-S59", "KF-S45", "KF-287")
def test_each_time_you_play_comes_before_both() -> None:
    """Hunting Witch: each time a creature is played, gain 1 Aombre; nobody is asked whether that comes first."""
    d = duel(
        {"hand": ["urchin"], "in_play": [{"card": "hunting-witch", "house": "ombres"}]},
        {"amber": 1, "in_play": ["autocannon"]},
        house="ombres",
    )
    d.play("urchin", "right")
    assert d.amber == [1, 1], "the Witch's first"
    assert d.options() == {"next:0>urchin", "next:1>autocannon"}


@pytest.mark.rule("KF-S59", "KF-222")
def test_a_creature_put_into_play_has_entered_it_without_any_order_to_give() -> None:
    d = duel({"in_play": ["overlord-greking", "autocannon"]}, {"in_play": ["bumpsy"]}, house="dis")
    d.fight("overlord-greking", "bumpsy", "left")
    assert (d.where("bumpsy"), d.damage("bumpsy")) == ("line:0", 1)


# ---------------------------------------------------------------------- KF-S20, KF-S27: who is looked at when


@pytest.mark.rule("KF-S20", "KF-S27")
def test_a_creature_that_comes_back_counts_before_anything_constant_is_looked_at() -> None:
    """Harland falls and the Silvertooth he held goes home: Crocag's opponent has a creature again."""
    d = duel(
        {"in_play": ["tireless-crocag"], "hand": ["harland-mindlock"]},
        {"in_play": ["silvertooth", "urchin"]},
        house="logos",
    )
    d.play("harland-mindlock", "right", "pick:silvertooth", "right").end("house:ombres")
    d.fight("urchin", "harland-mindlock")
    assert (d.where("urchin"), d.where("harland-mindlock")) == ("discard:1", "discard:0")
    assert (d.where("silvertooth"), d.where("tireless-crocag")) == ("line:1", "line:0")
    assert d.clean


# ---------------------------------------------------------------------- KF-183 in the view


@pytest.mark.rule("KF-183")
def test_every_card_in_view_says_whose_it_is() -> None:
    d = duel(
        {
            "archives": [{"card": "troll", "owner": FOE}, "bumpsy"],
            "in_play": [{"card": "krump", "owner": FOE}],
            "hand": ["anger"],
        },
        {"discard": ["valdr"], "in_play": ["smaaash"]},
    )
    shown = {card["id"]: card["owner"] for zone in d.table.view(ME)["zones"] for card in zone["cards"]}
    assert shown == {"troll": 1, "bumpsy": 0, "krump": 1, "anger": 0, "valdr": 1, "smaaash": 1}


@pytest.mark.rule("KF-183", "KF-S29")
def test_a_card_in_limbo_says_whose_it_is() -> None:
    d = duel({"hand": ["anger"], "in_play": ["troll", "krump"]}, {"in_play": ["bumpsy"]}).play("anger")
    limbo = next(zone for zone in d.table.view(FOE)["zones"] if zone["kind"] == "limbo")
    assert [(card["id"], card["owner"]) for card in limbo["cards"]] == [("anger", ME)]


# ---------------------------------------------------------------------- KF-S60: damage taken in another's place


@pytest.mark.rule("KF-S60", "KF-146")
def test_armor_absorbs_before_another_takes_the_damage() -> None:
    d = duel({"hand": ["punch"]}, {"in_play": ["raiding-knight", "shadow-self"]})
    assert d.armor("raiding-knight") == 2
    d.play("punch", "pick:raiding-knight")
    assert [d.damage("raiding-knight"), d.armor("raiding-knight"), d.damage("shadow-self")] == [0, 0, 1]
    told = [(line["kind"], line["rule"]) for line in d.table.log_all() if line["kind"] == "damage"]
    assert told == [("damage", "KF-146"), ("damage", "KF-101")], "what was absorbed and what was dealt"
    assert d.clean


@pytest.mark.rule("KF-S60")
def test_who_takes_the_damage_has_its_own_armor() -> None:
    """Bulwark gives its neighbours 2 armor: 3 for the Knight's 2 and Shadow Self's 2."""
    d = duel({"hand": ["punch"]}, {"in_play": ["raiding-knight", "shadow-self", "bulwark"]})
    assert d.armor("shadow-self") == 2
    d.play("punch", "pick:raiding-knight")
    assert [d.damage("raiding-knight"), d.damage("shadow-self"), d.armor("shadow-self")] == [0, 0, 1]


@pytest.mark.rule("KF-S60")
def test_what_cannot_be_dealt_damage_passes_none_on() -> None:
    """Protectrix heals the Knight, who then cannot be dealt damage: none is left for Shadow Self."""
    knight = {"card": "raiding-knight", "damage": 1}
    side = {"in_play": ["protectrix", knight, "shadow-self"], "hand": [{"card": "punch", "house": "sanctum"}]}
    d = duel(side, house="sanctum").reap("protectrix", "yes", "pick:raiding-knight")
    d.play("punch", "pick:raiding-knight")
    assert [d.damage("raiding-knight"), d.armor("raiding-knight"), d.damage("shadow-self")] == [0, 2, 0]


@pytest.mark.rule("KF-S60", "KF-S55")
def test_nobody_is_asked_who_takes_damage_that_armor_absorbs() -> None:
    foe = {"in_play": ["shadow-self", "raiding-knight", "shadow-self"]}
    d = duel({"hand": ["punch"]}, foe).play("punch", "pick:raiding-knight")
    assert (d.kind, d.table.choice.prompt["en"].count("1 damage")) == ("instead-damage", 1), "only what is left"
    d = duel({"hand": ["twin-bolt-emission"]}, foe, house="logos")
    d.play("twin-bolt-emission", "pick:raiding-knight", "pick:shadow-self")
    assert [d.armor("raiding-knight"), d.damage("shadow-self"), d.damage("shadow-self:1")] == [0, 2, 0]
    assert d.clean


# ---------------------------------------------------------------------- KF-S61: a stunned creature that may not fight


@pytest.mark.rule("KF-S61", "KF-264")
def test_a_stunned_creature_made_to_fight_loses_its_stun_though_none_may_fight() -> None:
    d = duel({"hand": ["foggify"]}, {"hand": ["anger"], "in_play": [{"card": "troll", "stunned": True}]}, "logos")
    d.play("foggify").end("house:brobnar").play("anger")
    assert (d.stunned("troll"), d.ready("troll")) == (False, False)
    assert d.clean


@pytest.mark.rule("KF-S61")
def test_a_creature_that_is_not_stunned_may_still_not_fight() -> None:
    d = duel({"hand": ["foggify"], "in_play": ["mother"]}, {"hand": ["anger"], "in_play": ["troll"]}, "logos")
    d.play("foggify").end("house:brobnar").play("anger")
    assert (d.ready("troll"), d.damage("mother")) == (True, 0)


@pytest.mark.rule("KF-S61")
def test_what_forbids_every_use_leaves_the_stun() -> None:
    d = duel(
        {"hand": ["skippy-timehog"]}, {"hand": ["anger"], "in_play": [{"card": "troll", "stunned": True}]}, "logos"
    )
    d.play("skippy-timehog").end("house:brobnar").play("anger")
    assert (d.stunned("troll"), d.ready("troll")) == (True, True)


@pytest.mark.rule("KF-S61")
@pytest.mark.parametrize("stunned", [True, False])
def test_a_stunned_creature_made_to_reap_is_used_though_it_may_not_reap(stunned: bool) -> None:
    d = duel({"in_play": [{"card": "tireless-crocag", "stunned": stunned}]}, {"in_play": ["krump"]})
    crocag = d.card("tireless-crocag")
    verbs.ReapWith().act(d.pos, Frame(processes.PLAY, ME, crocag, chosen=[crocag]))
    used = [frame.source for frame in d.pos.stack if frame.program is processes.REAP]
    assert used == ([crocag] if stunned else [])


# ---------------------------------------------------------------------- KF-S62: what comes back together


@pytest.mark.rule("KF-S62", "KF-218")
@pytest.mark.parametrize("first", ["troll", "bumpsy"])
def test_the_active_player_orders_what_a_box_gives_back(first: str) -> None:
    other = "bumpsy" if first == "troll" else "troll"
    d = duel(
        {"in_play": ["spangler-box"], "hand": ["gorm-of-omm"], "houses": ["brobnar", "logos", "sanctum"]},
        {"in_play": ["troll", "bumpsy", "krump"], "houses": ["brobnar", "logos", "sanctum"]},
        house="logos",
    )
    d.use("spangler-box", "pick:troll").end("house:brobnar").end("house:sanctum").play("gorm-of-omm")
    d.end("house:logos").use("spangler-box", "pick:bumpsy").end("house:brobnar").end("house:brobnar")
    d.end("house:sanctum").omni("gorm-of-omm")
    assert (d.asked, d.kind) == (ME, "order")
    assert {option.partition(">")[2] for option in d.options()} == {"troll", "bumpsy"}
    d.do(next(option for option in d.options() if option.endswith(first)), "left", "left")
    assert d.names("line", FOE) == [other, first, "krump"]
    assert d.clean


# ---------------------------------------------------------------------- KF-S63: "the reap effect", one


@pytest.mark.rule("KF-S63")
@pytest.mark.parametrize(("which", "hand", "theirs"), [("tocsin", [], ["krump"]), ("spectral-tunneler", ["troll"], [])])
def test_replicator_triggers_one_reap_effect(which: str, hand: list[str], theirs: list[str]) -> None:
    """Tocsin has its own Reap: and one that the Tunneler gave it; Mother has none."""
    d = duel(
        {"in_play": ["replicator", "tocsin", "mother", "spectral-tunneler"], "deck": ["troll", "bumpsy"]},
        {"hand": ["krump"]},
        house="logos",
    )
    d.use("spectral-tunneler", "pick:tocsin").reap("replicator")
    assert (d.asked, d.kind) == (ME, "either"), "which effect; of creatures there is one only"
    words = {option.key: option.words["en"] for option in d.table.choice.options}
    assert len(words) == len(set(words.values())) == 2
    option = next(
        option for option in d.table.choice.options if ("Spectral" in option.words["en"]) == (which != "tocsin")
    )
    d.table.play(option)
    assert (d.names("hand", ME), d.names("discard", FOE)) == (hand, theirs)
    assert d.clean


@pytest.mark.rule("KF-S63")
def test_replicator_is_not_asked_between_two_effects_that_are_the_same() -> None:
    d = duel(
        {"in_play": ["replicator", "mother", "spectral-tunneler", "spectral-tunneler"], "deck": ["troll", "bumpsy"]},
        house="logos",
    )
    d.use("spectral-tunneler", "pick:mother").use("spectral-tunneler:1", "pick:mother").reap("replicator")
    assert d.names("hand", ME) == ["troll"], "one of them"
    assert d.clean


# ---------------------------------------------------------------------- questions that lead nowhere


@pytest.mark.rule("KF-S69", "KF-107")
def test_relentless_assault_asks_no_more_after_done() -> None:
    d = duel({"hand": ["relentless-assault"], "in_play": ["troll", "krump"]}, {"in_play": ["pitlord"]})
    d.play("relentless-assault", "done")
    assert d.clean
    d = duel({"hand": ["relentless-assault"], "in_play": ["troll", "krump"]}, {"in_play": ["pitlord"]})
    d.play("relentless-assault", "pick:troll")
    assert d.offers("pick:krump"), "after a fight it goes on"
    d.do("done")
    assert d.clean


@pytest.mark.rule("KF-S69", "KF-107")
@pytest.mark.parametrize(
    ("me", "foe", "house", "keys"),
    [
        ({"in_play": ["ozmo-martianologist"]}, {"in_play": ["troll"]}, "logos", ["reap:ozmo-martianologist"]),
        (
            {"in_play": ["ozmo-martianologist"]},
            {"in_play": [{"card": "blypyp", "stunned": True}]},
            "logos",
            ["reap:ozmo-martianologist"],
        ),
        ({"in_play": ["guardian-demon", "shooler"]}, {"in_play": ["troll"]}, "dis", ["reap:guardian-demon"]),
        (
            {"hand": ["hypnotic-command"], "in_play": ["blypyp"]},
            {"in_play": ["troll", "bumpsy"]},
            "mars",
            ["play:hypnotic-command"],
        ),
        ({"hand": ["martian-hounds"], "in_play": ["blypyp"]}, {"in_play": ["troll"]}, "mars", ["play:martian-hounds"]),
        ({"hand": ["ganger-chieftain"]}, {"in_play": ["troll"]}, "brobnar", ["play:ganger-chieftain"]),
        ({"in_play": ["protectrix"]}, {"in_play": ["troll"]}, "sanctum", ["reap:protectrix"]),
        ({"hand": ["the-common-cold"]}, {"in_play": ["troll"]}, "indomptes", ["play:the-common-cold"]),
        (
            {"hand": ["poison-wave"], "in_play": [{"card": "bad-penny", "upgrades": ["biomatrix-backup"]}]},
            {},
            "ombres",
            ["play:poison-wave", "next:0>bad-penny"],
        ),
    ],
    ids=[
        "ozmo-no-martian",
        "ozmo-nothing-to-do",
        "guardian-demon",
        "hypnotic-command",
        "martian-hounds",
        "ganger-chieftain-alone",
        "protectrix-nobody-damaged",
        "the-common-cold-no-martian",
        "biomatrix-backup-creature-gone",
    ],
)
def test_nobody_is_asked_what_can_change_nothing(
    me: dict[str, Any], foe: dict[str, Any], house: str, keys: list[str]
) -> None:
    assert duel(me, foe, house).do(*keys).clean


@pytest.mark.rule("KF-S69", "KF-107")
@pytest.mark.parametrize(
    ("me", "foe", "house", "keys"),
    [
        ({"in_play": ["ozmo-martianologist"]}, {"in_play": ["blypyp"]}, "logos", ["reap:ozmo-martianologist"]),
        (
            {"in_play": ["ozmo-martianologist"]},
            {"in_play": [{"card": "zorg", "stunned": True, "damage": 1}]},
            "logos",
            ["reap:ozmo-martianologist"],
        ),
        (
            {"in_play": ["guardian-demon", {"card": "shooler", "damage": 1}]},
            {"in_play": ["troll"]},
            "dis",
            ["reap:guardian-demon"],
        ),
        (
            {"hand": ["hypnotic-command"], "in_play": ["blypyp"]},
            {"amber": 1, "in_play": ["troll", "bumpsy"]},
            "mars",
            ["play:hypnotic-command"],
        ),
        (
            {"hand": ["martian-hounds"], "in_play": ["blypyp"]},
            {"in_play": [{"card": "troll", "damage": 1}]},
            "mars",
            ["play:martian-hounds"],
        ),
    ],
    ids=["ozmo-stun", "ozmo-heal", "guardian-demon", "hypnotic-command", "martian-hounds"],
)
def test_who_can_change_something_is_asked(
    me: dict[str, Any], foe: dict[str, Any], house: str, keys: list[str]
) -> None:
    assert not duel(me, foe, house).do(*keys).clean


# ---------------------------------------------------------------------- readings that stand as they are


@pytest.mark.rule("KF-S64")
def test_tolas_counts_its_own_destruction() -> None:
    d = duel({"in_play": ["troll"]}, {"in_play": [{"card": "tolas", "attacked": 1}]}).fight("troll", "tolas")
    assert d.where("tolas") == "discard:1"
    assert d.amber == [1, 0], "the opponent of its controller gains"


@pytest.mark.rule("KF-S64")
def test_tolas_counts_what_is_destroyed_with_it() -> None:
    d = duel({"hand": ["gateway-to-dis"], "in_play": ["tolas"]}, {"in_play": ["bumpsy"]}, house="dis")
    d.play("gateway-to-dis")
    while d.kind == "order":
        d.do(sorted(d.options())[-1])
    assert d.amber == [1, 1], "one for Bumpsy, one for Tolas itself, in whatever order they are resolved"
    assert d.clean


def sigil(upgrade: str, *, on: int) -> Play:
    """A Troll with a Brobnar card on top of its deck attacks Krump; one of them bears an upgrade."""
    troll = {"card": "troll", "upgrades": [upgrade]} if on == ME else "troll"
    krump = {"card": "krump", "upgrades": [upgrade]} if on == FOE else "krump"
    return duel({"in_play": [troll], "deck": ["bumpsy"]}, {"in_play": ["evasion-sigil", krump]}).fight("troll", "krump")


@pytest.mark.rule("KF-S65")
@pytest.mark.parametrize(("upgrade", "on", "hurt"), [(BEAR, ME, "krump"), (CLOAK, FOE, "troll")])
def test_what_waits_for_a_fight_that_is_called_off_does_not_resolve(upgrade: str, on: int, hurt: str) -> None:
    d = sigil(upgrade, on=on)
    assert d.kind == "order"
    d.do(next(option for option in d.options() if option.endswith("evasion-sigil")))
    assert [d.damage("troll"), d.damage("krump"), d.ready("troll")] == [0, 0, False]
    assert d.clean
    d = sigil(upgrade, on=on)
    d.do(next(option for option in d.options() if not option.endswith("evasion-sigil")))
    assert d.damage(hurt) == 2, "what came before the Sigil has happened"
    assert d.damage("troll" if hurt == "krump" else "krump") == 0, "and no fight"
    assert d.clean


@pytest.mark.rule("KF-S66", "KF-S52")
def test_brain_eater_draws_for_what_its_assault_destroys() -> None:
    d = duel(
        {"in_play": [{"card": "brain-eater", "upgrades": [BEAR]}], "deck": ["dextre"]},
        {"in_play": ["dust-imp"]},
        house="logos",
    )
    d.fight("brain-eater", "dust-imp")
    assert (d.where("dust-imp"), d.damage("brain-eater")) == ("discard:1", 0), "the rest of the fight is not resolved"
    assert d.names("hand", ME) == ["dextre"]


@pytest.mark.rule("KF-S67")
def test_mothership_support_is_chosen_and_dealt_one_after_the_other() -> None:
    d = duel({"hand": ["mothership-support"], "in_play": ["zorg", "tunk"]}, {"in_play": ["dust-imp", "bumpsy"]}, "mars")
    d.play("mothership-support", "pick:dust-imp")
    assert d.where("dust-imp") == "discard:1", "before the next is chosen"
    assert not d.offers("pick:dust-imp")
    d.do("pick:bumpsy")
    assert d.damage("bumpsy") == 2
    assert d.clean


@pytest.mark.rule("KF-S67")
def test_how_often_mothership_support_strikes_is_counted_at_the_start() -> None:
    d = duel({"hand": ["mothership-support"], "in_play": ["blypyp", "tunk"]}, {"in_play": ["troll"]}, "mars")
    d.play("mothership-support", "pick:blypyp")
    assert d.where("blypyp") == "discard:0", "one ready Martian fewer"
    d.do("pick:troll")
    assert d.damage("troll") == 2, "and still twice"
    assert d.clean


@pytest.mark.rule("KF-S68")
def test_reverse_time_turns_the_deck_into_the_discard_pile_as_it_lies() -> None:
    d = duel(
        {"hand": ["reverse-time"], "deck": ["troll", "bumpsy", "krump"], "discard": ["mother"]}, house="logos"
    ).play("reverse-time")
    assert d.names("discard", ME) == ["reverse-time", "troll", "bumpsy", "krump"]
    assert d.names("deck", ME) == ["mother"]
    pile = ["mother", "dextre", "labwork", "batdrone", "titan-mechanic", "doc-bookton", "brain-eater", "dr-escotera"]
    d = duel({"hand": ["reverse-time"], "discard": pile}, house="logos").play("reverse-time")
    assert sorted(d.names("deck", ME)) == sorted(pile)
    assert d.names("deck", ME) not in (pile, pile[::-1]), "the new deck is shuffled"
    assert not any(d.pos.knows(seat, card) for seat in (ME, FOE) for card in d.pos.deck[ME])


# ---------------------------------------------------------------------- earlier rows


@pytest.mark.rule("KF-S05")
@pytest.mark.parametrize("n", [35, 36, 37])
def test_a_deck_has_thirty_six_cards_twelve_of_each_house(n: int) -> None:
    listed = (["punch"] * 12 + ["fear"] * 12 + ["labwork"] * 13)[:n]
    deck = {"houses": ["brobnar", "dis", "logos"], "cards": listed}
    if n == 36:
        assert len(decks.read_deck(deck, "deck").cards) == 36
        uneven = {**deck, "cards": ["punch"] * 13 + listed[13:]}
        with pytest.raises(LudothequeError, match="12 of each house"):
            decks.read_deck(uneven, "deck")
    else:
        with pytest.raises(LudothequeError, match=f"36 cards, not {n}"):
            decks.read_deck(deck, "deck")


@pytest.mark.rule("KF-S15", "KF-035")
def test_the_active_house_outlives_the_card_that_gave_it() -> None:
    d = duel({"in_play": [{"card": "urchin", "owner": FOE}]}, {"in_play": ["troll"]}, house=None)
    assert d.offers("house:ombres")
    d.do("house:ombres").fight("urchin", "troll")
    assert d.where("urchin") == "discard:1"
    assert d.table.view(ME)["house"] == "ombres"
    d.end("house:brobnar").end()
    assert not d.offers("house:ombres")


@pytest.mark.rule("KF-S19")
def test_a_penalty_larger_than_the_cards_due() -> None:
    pile = ["troll"] * 9
    d = duel({"chains": 24, "hand": ["bumpsy"] * 4, "deck": pile}).end()
    assert (len(d.pos.hand[ME]), d.pos.chains[ME]) == (4, 23), "two were due, four fewer: none, and one chain shed"
    d = duel({"chains": 24, "hand": ["bumpsy"] * 2, "deck": pile, "in_play": ["mother"]}).end()
    assert (len(d.pos.hand[ME]), d.pos.chains[ME]) == (3, 23), "seven in the place of six: five due, one comes"
    d = duel({"chains": 24, "hand": ["labwork"], "in_play": ["doc-bookton"], "deck": pile}, house="logos")
    d.reap("doc-bookton")
    assert (len(d.pos.hand[ME]), d.pos.chains[ME]) == (2, 24), "a fixed number is not reduced"


@pytest.mark.rule("KF-S43", "KF-006")
def test_nothing_but_keys_ends_a_game() -> None:
    d = duel({}, {}, turn=9_999)
    for _ in range(10):
        d.end("house:brobnar")
        assert not d.table.over
        assert d.table.outcome is None
    assert set(GAME.moves) & {"resign", "draw", "pass-turn"} == set()
    d.table.play("concede", FOE)
    assert d.table.over, "giving up is no rule of the book, and ends it all the same"
    assert d.table.outcome is not None
    assert (d.table.outcome["winners"], d.table.outcome["rule"]) == ([ME], "KF-S43")
    d = duel({"keys": 2, "amber": 6}, {}, house=None)
    assert d.table.over
    assert d.table.outcome is not None
    assert d.table.outcome["winners"] == [ME]


@pytest.mark.rule("KF-S44")
def test_what_lost_its_heading_has_its_name_here() -> None:
    assert [HOUSE_WORDS[house][0] for house in HOUSES] == [
        "Brobnar",
        "Dis",
        "Logos",
        "Mars",
        "Sanctum",
        "Ombres",
        "Indomptés",
    ]
    d = duel({"in_play": ["gorm-of-omm"]}, {"in_play": ["cannon"]}, house=None)
    assert (d.kind, d.table.view(ME)["step"]) == ("house", "house"), "step 2"
    d.do("house:brobnar")
    assert d.offers("omni:gorm-of-omm"), "of another house"


# ---------------------------------------------------------------------- KF-003, KF-302, KF-S70: decks that players bring


def starter(**changed: Any) -> dict[str, Any]:
    return {**decks.STARTERS["starter-1"], **changed}


@pytest.mark.rule("KF-302", "KF-S70")
@pytest.mark.parametrize(
    "second",
    ["starter-1", starter(name="Another name"), starter(cards=sorted(starter()["cards"]))],
    ids=["by name", "renamed", "in another order"],
)
def test_the_same_deck_twice_is_refused_unless_both_ask_for_it(second: Any) -> None:
    chosen = {"decks": ["starter-1", second]}
    with pytest.raises(BadOptions) as caught:
        ludotheque.new("keyforge", 2, 1, chosen)
    assert caught.value.rule == "KF-302"
    assert "mirror" in str(caught.value)
    assert "miroir" in caught.value.words["fr"]
    for one_asks in (["yes", "no"], ["no", "yes"]):
        with pytest.raises(BadOptions) as caught:
            ludotheque.new("keyforge", 2, 1, {**chosen, "mirror": one_asks})
        assert caught.value.rule == "KF-302"
    table = ludotheque.new("keyforge", 2, 1, {**chosen, "mirror": ["yes", "yes"]})
    assert table.options["mirror"] == ["yes", "yes"]
    one, two = (player["deck"]["cards"] for player in table.view(None)["players"])
    assert one == two


@pytest.mark.rule("KF-S70")
def test_a_list_that_differs_by_one_card_is_another_deck() -> None:
    other = starter(cards=["troll", *starter()["cards"][1:]])
    table = ludotheque.new("keyforge", 2, 1, {"decks": ["starter-1", other]})
    assert table.options["mirror"] == ["no", "no"]


@pytest.mark.rule("KF-003", "KF-S70")
def test_a_list_is_played_card_by_card_as_it_was_given() -> None:
    given = sorted(starter()["cards"])
    table = ludotheque.new("keyforge", 2, 3, {"decks": [starter(), "random"], "mode": "best-of-three"})

    def mine() -> list[str]:
        pos: Any = table.position
        return sorted(GAME.cards[pos.faces[card]].id for card, owner in enumerate(pos.owner) if owner == 0)

    assert mine() == given
    while not table.over:
        table.play(table.choice.options[0])
    assert mine() == given


@pytest.mark.rule("KF-302")
def test_the_option_of_a_mirror_match() -> None:
    spec = next(one for one in GAME.option_specs() if one["id"] == "mirror")
    assert ([one["id"] for one in spec["values"]], spec["default"], spec["per"]) == (["no", "yes"], "no", "seat")
    for wrong in (True, "yes", ["yes"], ["yes", True], ["yes", []], ["yes", "yes", "yes"]):
        with pytest.raises(
            BadOptions, match=r"mirror(.1.)? must (be a list|have 2 entries|be one of no, yes)"
        ) as caught:
            ludotheque.new("keyforge", 2, 1, {"mirror": wrong})
        assert caught.value.rule == "KF-302"


@pytest.mark.rule("KF-302")
def test_two_random_decks_need_no_mirror() -> None:
    for seed in range(20):
        ludotheque.new("keyforge", 2, seed, {"decks": ["random", "random"]})
