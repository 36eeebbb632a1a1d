"""Refusals that no chapter reaches by the way: what is said of cards and slots that cannot be meant at all."""

from __future__ import annotations

import pytest

from ludotheque.games.arackhan.activation import RING
from tests.arackhan.helpers import FOE, IDLE, Play, battle
from tests.arackhan.teams import message, strategy


@pytest.mark.rule("AW-028", "AW-127")
def test_a_card_that_is_not_in_play_cannot_be_activated_or_attacked() -> None:
    play = battle(["aigle@3-2", IDLE], ["ogre-du-marais@4-2"], mine={"hand": ["dreki"], "discard": ["gabriel"]})
    for key in ("move:dreki>3-3", "attack:dreki>ogre-du-marais", "action:gabriel", "stop:dreki", "strike:gabriel"):
        assert play.why_not(key) == "AW-028", key
    assert play.why_not("swap:aigle>dreki") == "AW-028"
    assert play.why_not("ring:aigle>dreki") == "AW-028"
    assert play.why_not("attack:aigle>dreki") == "AW-028"


@pytest.mark.rule("AW-S58")
def test_a_ring_goes_on_from_its_last_card() -> None:
    play = battle(["aigle@2-2", "dreki@3-2", "mouche-scorpion@4-2"], ["golem-de-glace@4-3"])
    play.do("ring:aigle>dreki")
    assert play.pos.stack[-1].program is RING
    assert play.why_not("ring:aigle>mouche-scorpion") == "AW-S58"
    assert play.why_not("ring:mouche-scorpion>aigle") == "AW-S58"
    assert play.why_not("ring:dreki>golem-de-glace") == "AW-130"
    assert play.options() == {"ring:dreki>mouche-scorpion"}


@pytest.mark.rule("AW-139", "AW-206")
def test_a_card_is_neither_its_own_target_nor_its_own_partner() -> None:
    play = battle(["aigle@3-2", IDLE], ["ogre-du-marais@4-2"])
    assert play.why_not("attack:aigle>aigle") == "AW-139"
    assert play.why_not("swap:aigle>aigle") == "AW-206"


@pytest.mark.rule("AW-104", "AW-138")
def test_cards_of_the_astral_plane_neither_attack_nor_are_attacked() -> None:
    play = battle(
        ["aigle@3-2", IDLE],
        ["ogre-du-marais@4-2"],
        mine={"astral": ["teleportation"]},
        theirs={"astral": ["exil-maudit"]},
    )
    assert play.why_not("attack:aigle>exil-maudit") == "AW-104"
    assert play.why_not("attack:teleportation>ogre-du-marais") == "AW-138"
    assert play.why_not("strike:teleportation") == "AW-218"
    assert play.why_not("move:teleportation>3-3") == "AW-127"
    assert play.asked != FOE


def words(play: Play, key: str) -> str:
    """The message of a refusal."""
    refusal = play.table.why_not(play.spelled(key))
    assert refusal is not None
    return refusal.message


@pytest.mark.rule("AW-071")
def test_only_hand_cards_are_placed() -> None:
    play = battle(
        ["aigle@3-2"], ["ogre-du-marais@4-2"], mine={"hand": ["dreki"], "discard": ["gabriel"]}, step="placement"
    )
    assert play.offers("place:dreki>3-3")
    for key in ("place:gabriel>3-3", "place:aigle>3-3"):
        assert (play.why_not(key), words(play, key)) == ("AW-071", "refusal-not-in-hand")


@pytest.mark.rule("AW-380")
def test_only_an_open_objective_is_claimed() -> None:
    play = battle(
        ["golem-de-glace@3-2", IDLE],
        ["behemoth@4-2", "aigle@4-1"],
        mine={"accomplished": ["conquete"]},
        objectives=["tueur-de-geants"],
    ).hit("golem-de-glace>behemoth")
    assert play.offers("claim:tueur-de-geants")
    assert (play.why_not("claim:conquete"), words(play, "claim:conquete")) == ("AW-380", "refusal-not-open")


@pytest.mark.rule("AW-364", "AW-366")
def test_only_the_strategy_card_or_message_that_one_holds_is_played() -> None:
    mine = strategy("sabotage", 8, strategy_past=["attaque-concertee"])
    for key in ("play:attaque-concertee", "send:attaque-concertee"):
        assert (mine.why_not(key), words(mine, key)) == ("AW-364", "refusal-not-in-hand")
    received = message("attaque-concertee", 3, strategy_past=["sabotage"])
    assert received.kind == "message"
    assert (received.why_not("play:sabotage:16"), words(received, "play:sabotage:16")) == (
        "AW-366",
        "refusal-no-message",
    )


@pytest.mark.rule("AW-133")
def test_only_the_declaration_at_fault_is_withdrawn() -> None:
    field = ["pourfendeur@3-2", "ogre-du-marais@5-3", "phasme-venimeux@6-2"]
    play = battle(field, ["blatte-malsaine@4-2", "plante-carnivore@5-2"])
    play.do("strike:pourfendeur", "attack:ogre-du-marais>plante-carnivore")
    assert play.why_not("resolve") == "AW-159"  # the Ogre alone
    assert (play.why_not("withdraw:pourfendeur"), words(play, "withdraw:pourfendeur")) == (
        "AW-133",
        "refusal-undo-instead",
    )
    assert not play.offers("withdraw:pourfendeur")
    assert play.offers("withdraw:ogre-du-marais")


@pytest.mark.rule("AW-375", "AW-206")
def test_no_exchange_and_no_ring_while_an_event_forbids_moves() -> None:
    field = ["aigle@2-2", "dreki@3-2", "mouche-scorpion@4-2"]
    play = battle(field, ["golem-de-glace@4-3"], event="tempete")
    for key in ("swap:aigle>dreki", "ring:aigle>dreki", "move:aigle>3-1"):
        assert (play.why_not(key), words(play, key)) == ("AW-375", "refusal-event-named")
    assert not [key for key in play.options() if key.startswith(("swap:", "ring:", "move:"))]
