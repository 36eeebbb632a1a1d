"""What public pages say of the game's play, where the rules here rest on it."""

from __future__ import annotations

import pytest

from ludotheque.games.anima.faces import FACES, Creature, EventFace, MissionFace
from tests.anima.cards.bench import EXPLORATION, FOE, INTERACTION, ME, MOVEMENT, RESET, bench
from tests.anima.helpers import FINALS, GAME, seat, stage


@pytest.mark.rule("AN-P15")
def test_combat_cards_before_the_dice_and_interruptions_after_them_too() -> None:
    b = bench({"team": ["sorcier", "colosse-de-gres"], "hand": ["lance-de-feu", "sablier-renverse"]}, {})
    b.fight("goliath-creux")
    assert b.refused("cast:sablier-renverse>sorcier") == "AN-084", "there is no die to roll again yet"
    assert "cast:lance-de-feu>sorcier" in b.options()
    b.rolls(1, 3).do("pass")
    assert b.refused("cast:lance-de-feu>sorcier") == "AN-084", "the dice are rolled"
    assert "cast:sablier-renverse>sorcier" in b.options()


@pytest.mark.rule("AN-P16")
def test_seeking_the_zone_then_its_encounter_then_the_way_in_then_what_must_go() -> None:
    zones = ("archange", "americh", "port-aux-brumes")
    b = bench({}, {"at": "archange"}, zones=zones, encounters=["tresor"], zone_deck=["lande-aux-corbeaux"])
    assert len(b.pos.active) == 4, "the limit for two"
    b.step(MOVEMENT).do("seek")
    kinds = [event[0] for event in b.pos.events]
    assert kinds.index("seeks") < kinds.index("meets") < kinds.index("enters")
    assert b.at() == "lande-aux-corbeaux", "he is in before anything goes"
    assert b.options() == {"remove:mines-de-sel-noir", "remove:americh", "remove:port-aux-brumes"}
    assert b.refused("remove:lande-aux-corbeaux") == "AN-S17", "not his own"


@pytest.mark.rule("AN-P18")
def test_a_lost_turn_is_ones_own_share_of_the_phases() -> None:
    b = bench({"hand": []}, {"hand": []}).meet("faille-du-temps").do("either:1")
    assert b.out()
    assert not b.step(INTERACTION).asked
    assert not b.step(EXPLORATION).asked
    assert b.step(EXPLORATION, FOE).asked == [FOE], "the others play on"


@pytest.mark.rule("AN-P19")
def test_a_marker_stays_until_its_owner_moves_and_resting_takes_it_away() -> None:
    b = bench({}, {"at": "archange"})
    b.begin_turn()
    assert (b.at(), b.at(FOE)) == ("mines-de-sel-noir", "archange"), "where the last turn left them"
    b.step(MOVEMENT)
    assert "go:mines-de-sel-noir" in b.options(), "the zone one stands in"
    b.do("rest")
    assert b.at() is None
    assert b.at(FOE) == "archange"
    assert b.step(RESET, ME).asked == [ME]


@pytest.mark.rule("AN-P12")
def test_missions_lie_as_the_french_rulebook_has_them() -> None:
    """In progress before completed, from left to right; the English mat is the other way round."""
    t = stage(seat("acrobate", going=["battre-tiamat"], done=["mission-du-palais"]), seat("factotum"))
    kinds = [zone["kind"] for zone in t.table.view(1)["zones"] if zone["owner"] == 0]
    assert kinds.index("going") < kinds.index("done")


@pytest.mark.rule("AN-P21")
@pytest.mark.parametrize("final", FINALS)
def test_a_final_has_no_countdown(final: str) -> None:
    """Ten turns after it was turned up the game goes on, and it can still be won."""
    t = stage(seat("acrobate", done=["battre-tiamat"]), seat("factotum"), final=final, phase="movement", turn=1)
    for _ in range(11):
        while t.kind != "movement":
            t.do("pass")
        t.do("rest", "rest")
    assert t.pos.turns == 12
    assert not t.table.over
    assert GAME.cards[t.pos.faces[t.pos.final]].id == final


@pytest.mark.rule("AN-P31")
def test_figures_that_no_page_prints_are_marked_as_ours() -> None:
    marks = {face.id: face.mark for face in FACES}
    assert set(marks.values()) == {"livret", "publie", "maison"}
    missions = [face for face in FACES if isinstance(face, MissionFace)]
    assert [face.id for face in missions if face.mark != "maison"] == ["battre-tiamat", "mission-du-palais"]
    named = [face for face in FACES if isinstance(face, (Creature, EventFace)) and face.mark != "maison"]
    assert len(named) == 5, "four of the rulebook and the Inn: the other encounters are ours"
