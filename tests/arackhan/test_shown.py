"""What a seat is shown of attacks before they are resolved: sums, outcomes, and where a Perforation goes on."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.engine.dice import Dice
from ludotheque.engine.position import dump
from ludotheque.games.arackhan.faces import FACES
from tests.arackhan.helpers import FOE, IDLE, ME, Play, battle

LINE = ["golem-de-glace@3-2", "bouclier-du-crepuscule@4-1", IDLE]


def sums(play: Play, seat: int = ME) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = play.table.view(seat)["batch"]["sums"]
    return found


def blows(play: Play, key: str) -> list[dict[str, Any]]:
    """What the forecast of an answer says, before it is given."""
    verb, _, rest = key.partition(":")
    wanted = f"{verb}:{'>'.join(play.ref(one) for one in rest.split('>'))}"
    choice = next(one for one in play.table.pending if one.seat == ME).to_json()
    option = next(one for one in choice["options"] if one["key"] == wanted)
    found: list[dict[str, Any]] = option["forecast"]["blows"]
    return found


def steps(blow: dict[str, Any]) -> list[tuple[str, int, int, str]]:
    return [(one["place"], one["attack"], one["defense"], one["result"]) for chain in blow["chains"] for one in chain]


@pytest.mark.rule("AW-154", "AW-259", "AW-265", "AW-269")
def test_a_group_and_the_cards_behind_its_target() -> None:
    play = battle(LINE, ["titan@4-2", "soldat-ivre@5-2", "soldat-ivre@6-2", "aigle@3-4"])
    (alone,) = blows(play, "attack:golem-de-glace>titan")
    assert (alone["attack"], alone["defense"], alone["result"]) == (3, 3, "holds")
    assert alone["chains"] == []  # what fails goes no further
    play.do("attack:bouclier-du-crepuscule>titan")
    before = dump(play.pos)
    (both,) = blows(play, "attack:golem-de-glace>titan")
    assert dump(play.pos) == before  # looking changes nothing
    assert both["attack"] == 4
    assert both["result"] == "destroyed"
    assert steps(both) == [("5-2", 2, 1, "destroyed"), ("6-2", 1, 1, "holds")]

    play.do("attack:golem-de-glace>titan")
    for seat in (ME, FOE):  # both see it
        (shown,) = sums(play, seat)
        assert sorted(shown["parts"]) == [1, 3]
        assert steps(shown) == steps(both)
    play.do("resolve")
    assert sums(play) == []
    assert play.at("titan") is None
    assert [play.at(one) for one in ("soldat-ivre", "soldat-ivre:1")] == [None, "6-2"]


@pytest.mark.rule("AW-264")
def test_a_gap_ends_what_is_shown() -> None:
    play = battle(["golem-de-glace@3-2", IDLE], ["ogre-du-marais@4-2", "ogre-du-marais@6-2"])
    (blow,) = blows(play, "attack:golem-de-glace>ogre-du-marais")
    assert blow["result"] == "destroyed"
    assert blow["chains"] == []


@pytest.mark.rule("AW-008", "AW-010", "AW-012")
def test_the_places_of_the_view() -> None:
    play = battle(["aigle@3-2", IDLE], ["ogre-du-marais@4-2"])
    places = {one["ref"]: one for one in play.table.view(ME)["places"]}
    assert len([one for one in places.values() if one["x"] is not None]) == 40
    assert {ref for ref, one in places.items() if one["centre"]} == {"3-2", "4-2", "3-3", "4-3"}
    assert {"a0", "a1"} <= set(places)
    assert "0-0" not in places


@pytest.mark.rule("AW-109", "AW-110")
def test_in_a_position_dealt_again_face_down_cards_lie_where_they_may() -> None:
    astral = [face.id for face in FACES if face.astral][:1]
    others = ["ogre-du-marais", "blatte-malsaine", "phasme-venimeux", "aigle"]
    theirs = {"hand": [*astral, *others], "deck": [*astral, *others]}
    mine = {"hand": ["gabriel", "dreki"]}
    play = battle(["paladin-de-glace@3-2"], mine=mine, theirs=theirs, starter=FOE, active=FOE, step="placement")
    play.do(f"place:{astral[0]}>a0", "place:aigle>3-1", "confirm")
    assert play.asked == ME
    plane, field = play.pos.astral[FOE][0], play.pos.board[play.pos.at[play.card("aigle")]]
    dealt = [play.table.game.resample(play.pos, ME, Dice(seed)) for seed in range(60)]
    assert all(FACES[deal.faces[plane]].astral and not FACES[deal.faces[field]].astral for deal in dealt)
    assert len({deal.faces[field] for deal in dealt}) > 1
