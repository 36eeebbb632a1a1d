"""The cards of the Terres Blanches, each in a battle of its own: what it does, and what may not be chosen."""

from __future__ import annotations

from tests.arackhan.helpers import battle


def test_bouclier_du_crepuscule() -> None:
    play = battle(
        ["bouclier-du-crepuscule@3-2", "wendigo-lunaire@4-2", "aigle@5-2"],
        ["ogre-du-marais@3-3", "blatte-malsaine@6-2"],
    )
    assert play.stats("wendigo-lunaire") == (1, 3)  # adjacent and allied
    assert play.stats("aigle") == (1, 1)  # not adjacent
    assert play.stats("ogre-du-marais") == (2, 1)  # enemy
    assert play.stats("bouclier-du-crepuscule") == (1, 2)  # not itself


def test_teleportation() -> None:
    play = battle(
        ["wendigo-lunaire@3-2", "aigle@4-2"],
        ["ogre-du-marais@3-3"],
        mine={"astral": ["teleportation"]},
        step="initiative",
    )
    play.do("action:teleportation")
    assert play.kind == "shift"
    assert "5-2" in play.places("wendigo-lunaire", "shift")  # touches the eagle, at any distance
    assert "7-4" not in play.places("wendigo-lunaire", "shift")  # touches nothing
    assert not play.places("ogre-du-marais", "shift")  # an allied creature only
    play.do("shift:wendigo-lunaire>5-2")
    assert play.at("wendigo-lunaire") == "5-2"
    assert play.where("teleportation") == "discard:0"
    assert play.active("wendigo-lunaire")
