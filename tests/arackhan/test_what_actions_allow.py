"""What activations and actions allow: why a card may not do something, what an action may target, what it leaves behind."""

from __future__ import annotations

import pytest

from ludotheque.games.arackhan import changes
from ludotheque.games.arackhan.activation import action_of
from ludotheque.games.arackhan.modes import switches
from tests.arackhan.helpers import IDLE, Play, battle, still
from tests.arackhan.teams import A, C, four
from tests.driver import plain

# ---------------------------------------------------------------------- why not


@pytest.mark.rule("AW-122", "AW-126", "AW-130")
def test_why_a_card_cannot_be_activated() -> None:
    tired = {"card": "hexacarias", "at": "2-2", "active": False}
    play = battle(["aigle@3-2", tired, "soldat-sobre@5-2", IDLE], ["ogre-du-marais@4-2", "la-peur@3-3"])
    assert play.why_not("attack:hexacarias>ogre-du-marais") == "AW-122"
    assert play.why_not("attack:aigle>ogre-du-marais") == "AW-126"  # its token is up, but La Peur holds it
    assert play.why_not("move:aigle>2-1") == "AW-126"
    assert play.why_not("attack:ogre-du-marais>aigle") == "AW-130"
    assert play.why_not("attack:soldat-sobre>ogre-du-marais") is None


@pytest.mark.rule("AW-079", "AW-193")
def test_why_a_card_waits_in_the_sequence() -> None:
    play = battle(["banshee@3-2", "hexacarias@4-3"], ["golem-de-glace@4-2"], step="initiative")
    assert play.why_not("attack:hexacarias>golem-de-glace") == "AW-079"
    assert play.why_not("attack:banshee>golem-de-glace") is None
    play.do("attack:banshee>golem-de-glace")
    assert play.why_not("attack:hexacarias>golem-de-glace") == "AW-193"


@pytest.mark.rule("AW-146", "AW-172")
def test_a_card_declares_one_attack() -> None:
    play = battle(["hexacarias@3-2", "disque-du-tomour@2-2", IDLE], ["ogre-du-marais@4-2", "aigle@3-3"])
    play.do("attack:hexacarias>ogre-du-marais")
    assert play.why_not("attack:hexacarias>aigle") == "AW-146"
    assert play.why_not("strike:hexacarias") == "AW-146"
    assert play.why_not("action:disque-du-tomour") == "AW-172"  # an attack is pending
    assert not play.offers("action:disque-du-tomour")
    assert play.why_not("attack:disque-du-tomour>disque-du-tomour") == "AW-139"
    play.do("resolve", "action:disque-du-tomour", "pick:aigle")
    assert not play.active("aigle")


@pytest.mark.rule("AW-167", "AW-173", "AW-218", "AW-220")
def test_what_a_card_does_not_have() -> None:
    play = battle(["hexacarias@3-2", "hydre-abominable@0-1", "les-portes-blanches@7-4"], ["ogre-du-marais@4-2"])
    assert play.why_not("action:hexacarias") == "AW-167"
    assert play.why_not("action:les-portes-blanches") == "AW-173"  # nobody beside it
    assert play.why_not("strike:hexacarias") == "AW-218"
    assert play.why_not("strike:hydre-abominable") == "AW-220"  # nothing around
    near = battle(["hydre-abominable@3-2"], ["ogre-du-marais@4-2"])
    assert near.why_not("attack:hydre-abominable>ogre-du-marais") == "AW-220"  # it strikes all, it does not pick
    assert near.offers("strike:hydre-abominable")


@pytest.mark.rule("AW-138", "AW-035", "AW-104", "AW-152", "AW-227")
def test_why_an_attack_is_refused() -> None:
    play = battle(
        ["archer-nakka@3-2", "fort-avalon@2-2", "protection-hivernale@3-1", "hexacarias@0-1", IDLE],
        ["ogre-du-marais@6-2", "foudre-de-feu@4-2", "aigle@2-3"],
        theirs={"astral": ["armure-du-crepuscule"]},
    )
    assert play.why_not("attack:archer-nakka>foudre-de-feu") == "AW-035"
    assert play.why_not("attack:archer-nakka>armure-du-crepuscule") == "AW-104"
    assert play.why_not("attack:fort-avalon>aigle") == "AW-152"
    assert play.why_not("attack:protection-hivernale>foudre-de-feu") == "AW-138"  # a spell without Attack
    assert play.why_not("attack:hexacarias>aigle") == "AW-138"
    assert play.why_not("attack:archer-nakka>fort-avalon") == "AW-139"
    ranged = battle(["archer-nakka@3-2"], ["ogre-du-marais@6-2", "aigle@5-2"])
    assert ranged.why_not("attack:archer-nakka>ogre-du-marais") == "AW-227"
    assert ranged.targets("archer-nakka") == {"aigle"}


@pytest.mark.rule("AW-131", "AW-137")
def test_a_moved_card_keeps_the_activation_open() -> None:
    play = battle(["aigle@3-3", "hexacarias@3-2", IDLE], ["ogre-du-marais@4-2"])
    play.do("move:aigle>4-3")
    assert play.why_not("pass") == "AW-131"
    assert play.why_not("stop:hexacarias") == "AW-131"
    play.do("attack:hexacarias>ogre-du-marais")
    assert play.why_not("resolve") == "AW-137"
    play.do("attack:aigle>ogre-du-marais", "resolve")
    assert play.where("ogre-du-marais") == "discard:1"
    assert play.pos.moved == []
    assert play.offers("pass")


@pytest.mark.rule("AW-172", "AW-131")
def test_an_action_closes_the_other_cards_that_moved() -> None:
    play = battle(["aigle@3-3", "disque-du-tomour@2-2", "dreki@3-2", IDLE], ["ogre-du-marais@4-2"])
    play.do("move:aigle>4-3", "move:disque-du-tomour>3-1", "action:disque-du-tomour", "pick:ogre-du-marais")
    assert not play.active("aigle")
    assert not play.active("disque-du-tomour")
    assert play.active("dreki")
    assert play.pos.moved == []
    assert play.offers("pass")


@pytest.mark.rule("AW-125", "AW-394", "AW-170")
def test_a_card_that_becomes_active_again_starts_afresh() -> None:
    """Némésio walks, copies the Aigle by his action and is active again: he may fly, attack, and not act again."""
    play = battle(["nemesio-ordre-gris@3-2", "hexacarias@3-3", IDLE], ["aigle@4-2", "phasme-venimeux@7-4"])
    play.do("move:nemesio-ordre-gris>4-1", "action:nemesio-ordre-gris", "pair:hexacarias>aigle")
    assert play.where("hexacarias") == "discard:0"
    assert play.pos.moved == []
    assert play.stats("nemesio-ordre-gris") == (1, 1)
    assert "6-4" in play.places("nemesio-ordre-gris")  # it has Vol
    assert play.why_not("action:nemesio-ordre-gris") == "AW-167"  # the Aigle has no action
    play.do("move:nemesio-ordre-gris>6-4", "attack:nemesio-ordre-gris>phasme-venimeux", "resolve")
    assert play.where("phasme-venimeux") == "discard:1"
    assert not play.active("nemesio-ordre-gris")


# ---------------------------------------------------------------------- what an action may target


@pytest.mark.rule("AW-181", "AW-185")
def test_why_a_card_is_not_designated() -> None:
    play = battle(
        ["disque-du-tomour@3-2", "aigle@2-2"],
        ["ogre-du-marais@4-2", {"card": "hexacarias", "at": "4-3", "active": False}, "fort-avalon@5-2"],
    )
    play.do("action:disque-du-tomour")
    assert play.options() == {"pick:ogre-du-marais"}
    for other in ("aigle", "hexacarias", "fort-avalon", "disque-du-tomour"):
        assert play.why_not(f"pick:{other}") == "AW-181"
    assert play.why_not("done") == "AW-167"  # an action that is begun is done
    exile = battle(["aigle@3-2"], ["chevalier-gris@4-2", "ogre-du-marais@4-3"], mine={"astral": ["exil-maudit"]})
    exile.do("action:exil-maudit")
    assert exile.why_not("shift:chevalier-gris>2-2") == "AW-185"
    assert exile.why_not("shift:aigle>2-2") == "AW-181"
    assert exile.places("ogre-du-marais", "shift")


@pytest.mark.rule("AW-183", "AW-185")
def test_a_creature_s_action_takes_an_immune_card() -> None:
    """Immunity is about spells: the Disque deactivates a Chevalier."""
    play = battle(["disque-du-tomour@3-2", IDLE], ["chevalier-gris@4-2"])
    play.do("action:disque-du-tomour", "pick:chevalier-gris")
    assert not play.active("chevalier-gris")


@pytest.mark.rule("AW-181")
@pytest.mark.parametrize(("card", "taken"), [("aigle", True), ("banshee", False), ("homme-des-neiges", True)])
def test_a_greatest_value_is_included(card: str, taken: bool) -> None:
    play = battle([f"{card}@3-2", IDLE], ["ogre-du-marais@4-2"], mine={"astral": ["ailes-de-glace"]})
    play.do("action:ailes-de-glace")
    assert bool(play.places(card, "shift")) == taken  # 5 or less


@pytest.mark.rule("AW-178", "AW-167")
def test_one_or_two_creatures_each_once() -> None:
    play = battle(
        ["aigle@3-2", "wendigo-lunaire@2-2", IDLE], ["ogre-du-marais@4-2"], mine={"astral": ["ailes-de-glace"]}
    )
    play.do("action:ailes-de-glace")
    assert play.why_not("done") == "AW-167"  # one at least
    play.do("shift:aigle>4-1")
    assert play.why_not("shift:aigle>4-3") == "AW-181"
    assert play.offers("done")
    play.do("shift:wendigo-lunaire>4-3")
    assert play.kind == "activate"  # two at most
    assert play.where("ailes-de-glace") == "discard:0"


@pytest.mark.rule("AW-403")
def test_two_exchanges_the_second_if_one_likes() -> None:
    mine = ["aigle@3-2", "wendigo-lunaire@2-2", IDLE]
    play = battle(mine, ["ogre-du-marais@4-2"], mine={"astral": ["manifestation-surnaturelle"]})
    play.do("action:manifestation-surnaturelle")
    assert not play.offers("done")
    both = {"exchange:aigle>wendigo-lunaire", "exchange:wendigo-lunaire>aigle"}
    assert len(play.options() & both) == 1  # a pair is one answer
    play.table.play(next(option for option in play.table.choice.options if plain(option.key) in both))
    assert (play.at("aigle"), play.at("wendigo-lunaire")) == ("2-2", "3-2")
    assert play.kind == "exchange"
    assert play.offers("done")
    play.do("done")
    assert play.where("manifestation-surnaturelle") == "discard:0"


@pytest.mark.rule("AW-375", "AW-403")
def test_no_exchange_while_an_event_forbids_moves() -> None:
    play = still(["nemesio-nakka@3-2", "aigle@3-3", "dreki@0-1"], ["ogre-du-marais@4-2"])
    action = action_of(play.sheet("nemesio-nakka"))
    card = play.card("nemesio-nakka")
    assert action.possible(play.pos, 0, card)
    changes.last(play.pos, "switch", -1, -1, 0, changes.FOR_ROUND, "no-moves")
    assert switches.on(play.pos, "no-moves")
    assert not action.possible(play.pos, 0, card)


@pytest.mark.rule("AW-174")
def test_whom_a_fairy_calls() -> None:
    play = battle(
        ["fee-novice@3-2", IDLE],
        ["ogre-du-marais@4-2"],
        mine={"hand": ["aigle", "griffon-des-neiges", "protection-hivernale", "les-portes-blanches"]},
        theirs={"hand": ["dreki"] * 2},
    )
    play.do("action:fee-novice")
    assert play.options() == {"deploy:aigle>3-2"}  # a creature of value 5 or less, on her slot
    assert play.why_not("deploy:griffon-des-neiges>3-2") == "AW-181"
    play.do("deploy:aigle>3-2")
    assert (play.at("aigle"), play.where("fee-novice"), play.active("aigle")) == ("3-2", "discard:0", True)
    empty = battle(["fee-novice@3-2"], ["ogre-du-marais@4-2"], mine={"hand": ["griffon-des-neiges"]})
    assert empty.why_not("action:fee-novice") == "AW-173"


@pytest.mark.rule("AW-167")
def test_as_many_cards_go_back_as_were_drawn() -> None:
    play = battle(
        ["bibliotheque-ancestrale@3-2", IDLE],
        ["ogre-du-marais@4-2"],
        mine={"hand": ["aigle", "dreki"], "deck": ["gabriel", "adrielle", "blizzard"]},
        theirs={"hand": ["dreki"] * 2},
    )
    play.do("action:bibliotheque-ancestrale")
    assert len(play.options()) == 3  # the pile holds three: one cannot draw four
    play.table.play(play.table.choice.options[1])  # two
    assert len(play.pos.hand[0]) == 4
    assert not play.offers("done")
    play.do("return:aigle")
    assert play.why_not("return:aigle") == "AW-181"
    play.do("return:gabriel")
    assert play.kind == "activate"
    assert len(play.pos.hand[0]) == 2
    assert len(play.pos.deck[0]) == 3
    assert {play.where("aigle"), play.where("gabriel")} == {"deck:0"}
    assert not play.active("bibliotheque-ancestrale")


# ---------------------------------------------------------------------- what a card leaves behind


@pytest.mark.rule("AW-115", "AW-161")
def test_a_card_that_leaves_forgets_everything() -> None:
    """Tokens, figures that last, what it did: a card that comes back from the hand is as new."""
    loaded = {"card": "protecteur", "at": "3-2", "tokens": 2}
    play = battle([loaded, IDLE], ["ogre-du-marais@4-2"], mine={"astral": ["convoi-fortifie"]})
    play.do("action:convoi-fortifie", "shift:protecteur>4-3")
    assert play.attack("protecteur") == 3
    card = play.card("protecteur")
    changes.lift(play.pos, card)
    pos = play.pos
    assert (pos.tokens[card], pos.at[card], pos.shown[card], pos.awake[card]) == (0, -1, 0, 0)
    assert not [one for one in pos.lasting if one[1] == card]
    pos.hand[0].append(card)
    changes.enter(pos, 0, card, 27, "AW-174")
    assert play.attack("protecteur") == 0


@pytest.mark.rule("AW-162", "AW-393")
def test_a_possessed_creature_returns_awake_when_the_spell_leaves() -> None:
    play = battle(["aigle@3-2", IDLE], ["behemoth@4-2"], mine={"astral": ["possession"]})
    play.do("action:possession", "pick:behemoth")
    assert play.controller("behemoth") == 0
    assert play.active("behemoth")
    changes.deactivate(play.pos, play.card("behemoth"), "AW-129")
    changes.discard(play.pos, play.card("possession"), "AW-083")
    assert play.controller("behemoth") == 1
    assert play.active("behemoth")
    assert play.pos.lasting == []
    assert play.pos.astral[0] == [-1, -1]


@pytest.mark.rule("AW-393")
def test_a_possessed_creature_that_dies_is_nobody_s_afterwards() -> None:
    play = battle(["aigle@3-2", IDLE], ["behemoth@4-2"], mine={"astral": ["possession"]})
    play.do("action:possession", "pick:behemoth")
    changes.destroy(play.pos, play.card("behemoth"), "AW-161")
    assert (play.where("behemoth"), play.controller("behemoth")) == ("discard:1", 1)
    changes.discard(play.pos, play.card("possession"), "AW-083")
    assert play.where("behemoth") == "discard:1"
    assert play.pos.at[play.card("behemoth")] == -1


@pytest.mark.rule("AW-166")
def test_only_the_cards_under_the_one_that_leaves_are_discarded() -> None:
    one = {"card": "chasseur-de-dragons", "at": "3-2", "beneath": [{"card": "aigle", "owner": 1}]}
    two = {"card": "chasseur-de-dragons", "at": "5-2", "beneath": [{"card": "dreki", "owner": 1}]}
    play = battle([one, two], ["ogre-du-marais@4-2"])
    changes.destroy(play.pos, play.card("chasseur-de-dragons"), "AW-161")
    assert play.where("aigle") == "discard:1"
    assert [pair[1] for pair in play.pos.beneath] == [play.card("dreki")]


@pytest.mark.rule("AW-129", "AW-344")
def test_an_activation_is_counted_for_the_player_whose_turn_it_is() -> None:
    play = four({A: {"field": ["paladin-de-glace@3-2"]}}, active=C, starter=C)
    play.hit("homme-des-neiges>ogre-du-marais")
    assert [deeds.get("activated", 0) for deeds in play.pos.deeds] == [0, 0, 1, 0]
    assert play.happened("deactivated")[0]["seat"] == C


# ---------------------------------------------------------------------- Objectives that count activations and kills


@pytest.mark.rule("AW-380")
def test_deeds_of_a_batch() -> None:
    """Three destroyed at once: two at a blow, whoever stood beside whom."""
    play = battle(
        ["hydre-abominable@3-2", "hexacarias@5-3", IDLE],
        ["phasme-venimeux@4-2", "blatte-malsaine@2-2", "soldat-sobre@5-2"],
        theirs={"hand": ["dreki"] * 2},
    )
    play.hit("hydre-abominable", "hexacarias>soldat-sobre")
    deeds = play.pos.deeds[0]
    assert (deeds["kills"], deeds["double-kills"]) == (3, 1)
    assert (deeds["attackers"], deeds["activated"], deeds["roused"]) == (2, 2, 2)
    assert play.pos.deeds[1]["lost"] == 3


@pytest.mark.rule("AW-380", "AW-170")
def test_an_action_after_which_a_card_is_active_again_is_an_activation() -> None:
    play = battle(["assassin@3-2", "soldat-sobre@2-2", IDLE], ["ogre-du-marais@4-2"])
    play.do("action:assassin", "exchange:assassin>soldat-sobre")
    assert play.pos.deeds[0]["activated"] == 1
    assert play.active("assassin")
    assert play.why_not("action:assassin") == "AW-394"


# ---------------------------------------------------------------------- moved cards that may not go on


@pytest.mark.rule("AW-197", "AW-131")
def test_a_moved_card_that_another_leaves_exposed_is_closed() -> None:
    """The Champion stands beside La Peur under the Missionnaire's immunity; when the Missionnaire walks off, it is held: its
    activation is over, and the turn goes on."""
    play = battle(
        ["champion@2-2", "missionnaire-gris@3-1", IDLE],
        ["la-peur@4-2", "ogre-du-marais@5-2"],
        event="marche-forcee",
    ).given("champion", "missionnaire-gris")
    play.do("move:champion>3-2")
    assert play.active("champion")
    assert play.offers("stop:champion")
    play.do("move:missionnaire-gris>4-1")
    assert not play.pos.awake[play.card("champion")]
    assert [play.pos.faces[card] for card in play.pos.moved] == [play.pos.faces[play.card("missionnaire-gris")]]
    play.do("stop:missionnaire-gris")
    assert play.offers("pass")


@pytest.mark.rule("AW-197", "AW-193")
def test_a_moved_card_that_loses_initiative_to_a_friend_s_walk_is_closed() -> None:
    play = battle(
        ["champion@3-2", "pretre-gris@2-2", "pretre-gris@2-3", "soldat-sobre@1-4", "banshee@7-2"],
        ["ogre-du-marais@6-2"],
        step="initiative",
        event="marche-forcee",
    ).given("champion", "pretre-gris:1")
    play.do("move:champion>3-3")  # still beside the second Prêtre
    assert play.pos.moved
    play.do("move:pretre-gris:1>2-4")
    assert not play.pos.awake[play.card("champion")]
    assert not play.pos.awake[play.card("pretre-gris:1")]  # it left its own source of Initiative
    assert play.pos.moved == []
    assert (play.table.view(0)["step"], play.offers("pass")) == ("initiative", True)


@pytest.mark.rule("AW-126", "AW-137")
def test_a_declared_attack_of_a_card_that_is_held_meanwhile_is_withdrawn() -> None:
    """The Missionnaire leaves, La Peur holds the Champion: its attack cannot be resolved, and its activation is over."""
    play = battle(
        ["champion@2-2", "missionnaire-gris@3-1", IDLE],
        ["la-peur@4-2", "phasme-venimeux@3-3", "ogre-du-marais@5-2"],
        event="marche-forcee",
    ).given("champion", "missionnaire-gris")
    play.do("move:champion>3-2", "attack:champion>phasme-venimeux", "move:missionnaire-gris>4-1")
    assert not play.active("champion")
    play.do("stop:missionnaire-gris")
    assert play.why_not("resolve") == "AW-126"
    play.do("withdraw:champion")
    assert play.where("phasme-venimeux") == "field:1"
    assert not play.pos.awake[play.card("champion")]
    assert play.offers("pass")


@pytest.mark.rule("AW-131", "AW-174")
def test_a_moved_card_that_leaves_by_its_action_leaves_nothing_open() -> None:
    play = battle(["adrielle@3-2", "aigle@6-2", IDLE], ["ogre-du-marais@4-2"], mine={"hand": ["golem-de-glace"]})
    play.do("move:adrielle>6-3")
    assert play.why_not("pass") == "AW-131"
    assert not play.pos.knows(1, play.card("golem-de-glace"))
    play.do("action:adrielle", "deploy:golem-de-glace>6-3")
    assert play.pos.knows(1, play.card("golem-de-glace"))  # face up
    assert play.pos.moved == []
    assert play.offers("pass")


@pytest.mark.rule("AW-174")
def test_one_or_two_reinforcements() -> None:
    def play_renforts() -> Play:
        return battle(
            ["fantassin@0-1", IDLE],
            ["ogre-du-marais@4-2"],
            mine={"hand": ["phalange", "champion", "titan", "soldat-sobre"], "astral": ["renforts"]},
        ).do("action:renforts")

    play = play_renforts()
    assert not play.offers("done")
    assert play.options() == {f"deploy:{one}>{at}" for one in ("phalange", "champion") for at in ("1-1", "0-2")}
    play.do("deploy:phalange>0-2")
    assert play.offers("done")
    assert play.offers("deploy:champion>0-3")  # behind the one that has just come
    play.do("done")
    assert (play.where("champion"), play.where("renforts")) == ("hand:0", "discard:0")
    both = play_renforts().do("deploy:phalange>0-2", "deploy:champion>1-1")
    assert both.kind == "activate"
    assert both.active("champion")
    assert len(both.pos.hand[0]) == 2


@pytest.mark.rule("AW-393", "AW-086")
def test_exchanged_creatures_return_though_nemesio_is_gone() -> None:
    play = battle(
        ["nemesio-fleau@3-2", "blatte-malsaine@2-2", "hexacarias@0-1", IDLE],
        ["behemoth@4-2", "aigle@5-2"],
        mine={"hand": ["berserker"] * 2},
        theirs={"hand": ["dreki"] * 2},
    )
    play.do("action:nemesio-fleau", "pair:behemoth>blatte-malsaine")
    assert (play.controller("behemoth"), play.controller("blatte-malsaine")) == (0, 1)
    changes.destroy(play.pos, play.card("nemesio-fleau"), "AW-161")
    assert (play.controller("behemoth"), play.controller("blatte-malsaine")) == (0, 1)
    number = play.pos.round
    while play.pos.round == number:
        play.do("pass")
    assert (play.controller("behemoth"), play.controller("blatte-malsaine")) == (1, 0)
    assert play.pos.lasting == []


@pytest.mark.rule("AW-197", "AW-160")
def test_a_withdrawn_card_that_is_held_meanwhile_is_closed() -> None:
    play = battle(
        ["champion@2-2", "missionnaire-gris@3-1", "soldat-sobre@2-3", IDLE],
        ["la-peur@4-2", "plante-carnivore@3-3", "ogre-du-marais@5-2"],
        event="marche-forcee",
    ).given("champion", "missionnaire-gris")
    play.do(
        "move:champion>3-2", "attack:champion>plante-carnivore", "move:missionnaire-gris>4-1", "stop:missionnaire-gris"
    )
    assert play.why_not("resolve") == "AW-126"
    play.do("withdraw:champion")
    assert not play.pos.awake[play.card("champion")]
    assert play.pos.moved == []
    assert play.offers("pass")


@pytest.mark.rule("AW-184", "AW-341")
@pytest.mark.parametrize(("actor", "partner"), [(A, C), (C, A), (3, 1)])
def test_a_spell_s_action_takes_a_partner_s_immune_creature(actor: int, partner: int) -> None:
    seats: dict[int, dict[str, object]] = {seat: {"field": [], "hand": [], "deck": []} for seat in range(4)}
    seats[actor]["astral"] = ["teleportation"]
    seats[partner]["field"] = ["chevalier-gris@4-2", "aigle@5-2"]
    play = four(seats, active=actor, starter=actor).do("action:teleportation")
    assert play.places("chevalier-gris", "shift")


@pytest.mark.rule("AW-084")
def test_every_token_is_turned_back_also_that_of_the_first_card() -> None:
    tired = {"card": "wendigo-lunaire", "at": "3-2", "active": False}
    play = battle([tired], ["ogre-du-marais@4-2"], step="end", theirs={"hand": ["dreki"] * 2}, starter=0)
    assert play.card("wendigo-lunaire") == 0
    assert play.pos.awake[0] == 1


@pytest.mark.rule("AW-028")
def test_a_face_down_spell_of_the_astral_plane_does_nothing_yet() -> None:
    play = battle(
        ["wendigo-lunaire@3-2"],
        ["aigle@4-2"],
        step="placement",
        mine={"hand": ["blizzard", "bouclier-du-crepuscule"]},
        theirs={"hand": ["dreki"] * 2},
    )
    play.do("place:blizzard>a0", "place:bouclier-du-crepuscule>3-1")
    assert play.has("aigle", "vol")
    assert play.defense("wendigo-lunaire") == 2
    play.do("confirm", "place:dreki>4-1", "place:dreki:1>5-2", "confirm")
    assert not play.has("aigle", "vol")
    assert play.defense("wendigo-lunaire") == 3


@pytest.mark.rule("AW-391", "AW-237")
def test_a_card_that_no_other_card_modifies_has_no_swarm() -> None:
    play = battle(
        ["elementaire-de-glace@3-2", "loup-de-glace@0-1", "loup-de-glace@0-2", IDLE],
        ["ogre-du-marais@4-2"],
        mine={"astral": ["absorption-d-essence"]},
    )
    play.do("action:absorption-d-essence", "pair:loup-de-glace>elementaire-de-glace")
    assert play.has("elementaire-de-glace", "nuee")
    assert play.attack("elementaire-de-glace") == 2  # 1 + 1, not one more for the other Loup
    assert play.attack("loup-de-glace:1") == 2


@pytest.mark.rule("AW-206", "AW-126", "AW-131")
def test_a_card_exchanged_into_the_reach_of_la_peur_is_closed() -> None:
    """The immune Chevalier beside La Peur changes places with the Cavalier, who is held there; the Chevalier goes on."""
    play = battle(["chevalier-gris@3-2", "cavalier-gris@2-2", IDLE], ["la-peur@4-2", "ogre-du-marais@3-3"])
    play.do("swap:chevalier-gris>cavalier-gris")
    assert (play.at("chevalier-gris"), play.at("cavalier-gris")) == ("2-2", "3-2")
    assert not play.pos.awake[play.card("cavalier-gris")]
    assert play.pos.moved == [play.card("chevalier-gris")]
    play.do("stop:chevalier-gris")
    assert play.offers("pass")
    held = battle(["aigle@2-1", "dreki@3-2", "hexacarias@2-2", IDLE], ["la-peur@4-2", "ogre-du-marais@3-3"])
    assert held.why_not("swap:aigle>dreki") == "AW-126"  # the Dreki is held where it stands


@pytest.mark.rule("AW-380", "AW-343")
def test_a_partner_s_creature_struck_astray_is_no_kill() -> None:
    seats: dict[int, dict[str, object]] = {seat: {"field": [], "hand": [], "deck": []} for seat in range(4)}
    seats[A]["field"] = ["fleau-du-marais@3-2", IDLE]
    seats[C]["field"] = ["phasme-venimeux@4-2"]
    seats[1]["field"] = ["blatte-malsaine@3-3"]
    play = four(seats).hit("fleau-du-marais")
    assert (play.where("phasme-venimeux"), play.where("blatte-malsaine")) == ("discard:2", "discard:1")
    assert play.pos.deeds[A]["kills"] == 1
