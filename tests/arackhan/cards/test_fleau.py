"""The cards of the Fléau, each in a battle of its own: what it does, and what may not be chosen.

Longer than 500 lines because every card of the faction is tested in one place.
"""

from __future__ import annotations

import pytest

from ludotheque.games.arackhan.battle import INITIATIVE
from ludotheque.games.arackhan.faces import FACES
from tests.arackhan.helpers import FOE, ME, battle, printed, still


def asleep(card: str, at: str) -> dict[str, object]:
    return {"card": card, "at": at, "active": False}


@pytest.mark.rule("AW-212", "AW-233")
def test_ailes_du_tourment() -> None:
    play = battle(["ailes-du-tourment@0-1", "ailes-du-tourment@7-4", "mouche-scorpion@0-2"], ["ogre-du-marais@4-2"])
    assert play.stats("ailes-du-tourment") == (2, 1)  # one other of the family, wherever it is
    assert play.stats("mouche-scorpion") == (1, 0)
    assert "5-2" in play.places("ailes-du-tourment")
    assert "6-2" not in play.places("ailes-du-tourment")  # touches nothing
    play.do("move:ailes-du-tourment>5-2").hit("ailes-du-tourment>ogre-du-marais")
    assert play.where("ogre-du-marais") == "discard:1"


@pytest.mark.rule("AW-190", "AW-218")
def test_berserker() -> None:
    play = battle(
        ["berserker@3-2", "ogre-du-marais@2-3"],
        ["blatte-malsaine@4-2", "blatte-malsaine@3-1", "soldat-sobre@3-3"],
        step="initiative",
    )
    assert play.pos.phase == INITIATIVE
    assert play.options() == {"strike:berserker", "pass"}  # no picking, and the ogre waits
    play.hit("berserker")
    assert play.where("blatte-malsaine") == play.where("blatte-malsaine:1") == "discard:1"
    assert play.at("soldat-sobre") == "3-3"  # 1 against 1


def test_blatte_malsaine() -> None:
    play = battle(["blatte-malsaine@3-2"], ["mouche-scorpion@4-2", "mouche-scorpion@5-2"])
    assert play.why_not("attack:blatte-malsaine>mouche-scorpion:1") == "AW-138"
    play.hit("blatte-malsaine>mouche-scorpion")  # 1 against 0
    assert play.where("mouche-scorpion") == "discard:1"


def test_carriole_pestilentielle() -> None:
    play = battle(
        ["carriole-pestilentielle@3-2", "berserker@3-1", "forgeron-renegat@2-2", "ogre-du-marais@1-2"],
        ["l-armurier@3-3", "soldat-sobre@3-4", "cavalier-gris@4-2", "aigle@6-2"],
    )
    assert not play.has("cavalier-gris", "mouvement")
    assert play.stats("soldat-sobre") == (1, 1)  # the Armurier has no skill
    assert not play.has("berserker", "omnifrappe")  # allies suffer too
    assert not play.has("berserker", "initiative")
    assert play.stats("ogre-du-marais") == (2, 1)  # the Forgeron has no skill
    assert play.has("aigle", "vol")  # not adjacent
    assert play.has("carriole-pestilentielle", "mouvement")  # not itself
    assert not play.offers("strike:berserker")
    assert play.places("carriole-pestilentielle") == {"2-1", "2-3", "3-0", "4-1"}  # through allies, not through enemies


@pytest.mark.rule("AW-388")
def test_carriole_pestilentielle_against_its_like() -> None:
    play = battle(
        ["carriole-pestilentielle@3-2", "collecteur-de-peste@3-3"],
        ["carriole-pestilentielle@4-2", "collecteur-de-peste@5-2", "berserker@4-1"],
    )
    assert play.has("carriole-pestilentielle", "mouvement")
    assert play.has("carriole-pestilentielle:1", "mouvement")
    assert not play.sheet("carriole-pestilentielle").muted
    assert not play.has("berserker", "initiative")
    # a Carriole is not stopped by the enemy Collecteur either: its own skill does the same
    play = battle(
        ["carriole-pestilentielle@3-2", "ogre-du-marais@3-3", "ogre-du-marais@4-0"], ["collecteur-de-peste@4-1"]
    )
    assert "5-1" not in play.places("carriole-pestilentielle")
    assert "3-0" in play.places("carriole-pestilentielle")  # through 3-1, beside the Collecteur


@pytest.mark.rule("AW-210")
def test_carriole_pestilentielle_stops_others() -> None:
    """A Molosse stops beside the Collecteur."""
    play = battle(["molosse-des-marais@3-2", "ogre-du-marais@3-3", "ogre-du-marais@4-0"], ["collecteur-de-peste@4-1"])
    assert "3-1" in play.places("molosse-des-marais")
    assert "3-0" not in play.places("molosse-des-marais")


def test_coleoptere_de_la_forge() -> None:
    play = battle(["coleoptere-de-la-forge@3-2", "ogre-du-marais@4-2", "ogre-du-marais@6-4"], ["ogre-du-marais@3-3"])
    assert play.stats("ogre-du-marais") == (3, 1)
    assert play.stats("ogre-du-marais:1") == (2, 1)  # not adjacent
    assert play.stats("ogre-du-marais:2") == (2, 1)  # an enemy
    assert play.stats("coleoptere-de-la-forge") == (0, 0)
    play.do("move:coleoptere-de-la-forge>7-4")  # it flies, and takes the bonus along
    assert (play.attack("ogre-du-marais"), play.attack("ogre-du-marais:1")) == (2, 3)


@pytest.mark.rule("AW-027", "AW-101")
def test_collecteur_de_peste() -> None:
    play = still(
        ["collecteur-de-peste@3-2", "berserker@3-1", "forgeron-renegat@2-2", "ogre-du-marais@1-2", "berserker@0-1"],
        ["l-armurier@3-3", "soldat-sobre@3-4", "adrielle@4-2"],
    )
    assert not play.has("adrielle", "vol")
    assert not play.has("adrielle", "furtif")
    assert not play.has("berserker", "initiative")
    assert not play.has("berserker", "omnifrappe")
    assert play.has("berserker:1", "initiative")  # not adjacent
    assert play.stats("soldat-sobre") == (2, 2)  # skills are kept on both sides
    assert play.stats("ogre-du-marais") == (3, 1)


@pytest.mark.rule("AW-126")
def test_feyr() -> None:
    play = battle(
        ["feyr@3-2", "ogre-du-marais@2-2"],
        ["cavalier-gris@4-2", "l-armurier@3-1", "soldat-sobre@3-0", "aigle@6-2"],
    )
    assert not play.has("cavalier-gris", "mouvement")
    assert play.has("aigle", "vol")
    assert play.stats("soldat-sobre") == (2, 2)  # skills are kept
    assert play.active("cavalier-gris")  # there is no Lucy
    assert play.has("feyr", "vol")


@pytest.mark.rule("AW-126")
def test_feyr_and_lucy() -> None:
    play = battle(
        ["feyr@3-2", "lucy@5-2", "ogre-du-marais@4-1"],
        ["cavalier-gris@4-2", "golem-de-glace@3-3", "troll-geant@5-3"],
    )
    assert not play.active("cavalier-gris")  # touches both
    assert play.active("golem-de-glace")  # touches Feyr only
    assert play.active("troll-geant")  # touches Lucy only
    assert play.active("ogre-du-marais")  # an ally
    assert play.pos.awake[play.card("cavalier-gris")] == 1  # its token is not turned
    play.do("move:lucy>6-3")
    assert play.active("cavalier-gris")


def test_feyr_and_lucy_hold_while_one_has_its_skill() -> None:
    play = still(["feyr@3-2", "lucy@5-2"], ["cavalier-gris@4-2", "tempete-de-feu@5-3"])
    assert play.sheet("lucy").muted
    assert not play.active("cavalier-gris")  # Feyr's own text is enough
    play = still(["feyr@3-2", "lucy@5-2"], ["cavalier-gris@4-2", "tempete-de-feu@5-3", "carriole-pestilentielle@3-3"])
    assert play.sheet("feyr").muted
    assert play.active("cavalier-gris")


@pytest.mark.rule("AW-388")
def test_feyr_and_lucy_against_a_carriole() -> None:
    """It takes skills as Lucy does and attributes as Feyr does: each is spared what it does itself."""
    play = still(["feyr@3-2"], ["carriole-pestilentielle@3-3"])
    assert play.sheet("feyr").muted
    assert play.has("feyr", "vol") is False  # its skill is gone, so nothing spares it
    assert play.has("carriole-pestilentielle", "mouvement")
    play = still(["lucy@3-2"], ["carriole-pestilentielle@3-3"])
    assert not play.sheet("lucy").muted
    assert not play.has("lucy", "vol")
    assert not play.sheet("carriole-pestilentielle").muted


@pytest.mark.rule("AW-210")
def test_feyr_and_lucy_stop_a_mover_only_between_them() -> None:
    """Lucy alone stops nobody."""
    play = battle(["cavalier-gris@3-2", "soldat-sobre@4-0"], ["lucy@4-1", "blatte-malsaine@2-2"])
    assert "3-0" in play.places("cavalier-gris")  # through 3-1, beside Lucy


@pytest.mark.rule("AW-218")
def test_fleau_du_marais() -> None:
    play = battle(
        ["fleau-du-marais@3-2", "ogre-du-marais@2-2", "lucy@3-1", "forges-occidentales@3-3"],
        ["soldat-sobre@4-2", "blatte-malsaine@5-2"],
    )
    assert play.options() >= {"strike:fleau-du-marais"}
    assert play.why_not("attack:fleau-du-marais>soldat-sobre") == "AW-220"
    play.hit("fleau-du-marais")  # 2 + 2 of the Forges
    assert play.where("soldat-sobre") == "discard:1"
    assert play.where("ogre-du-marais") == "discard:0"  # an ally, struck as well
    assert play.at("lucy") == "3-1"  # Furtif
    assert play.controller("forges-occidentales") == ME  # an allied place is not touched
    assert play.at("blatte-malsaine") == "5-2"


def test_fleau_du_marais_only_itself_strays() -> None:
    play = battle(["fleau-du-marais@3-2", "ogre-du-marais@2-2", "berserker@3-1"], ["soldat-sobre@4-2"])
    assert play.why_not("attack:ogre-du-marais>fleau-du-marais") == "AW-139"
    assert not play.offers("strike:berserker")  # only allies around it


def test_forgeron_renegat() -> None:
    play = still(["forgeron-renegat@3-2", "ogre-du-marais@4-2", "ogre-du-marais@5-2"], ["ogre-du-marais@3-3"])
    assert [play.attack(f"ogre-du-marais:{n}") for n in range(3)] == [3, 2, 2]
    assert play.stats("forgeron-renegat") == (1, 1)
    assert still(["forgeron-renegat@3-2", "ogre-du-marais@4-2"], ["lucy@2-2"]).attack("ogre-du-marais") == 2


@pytest.mark.rule("AW-222")
def test_hydre_abominable() -> None:
    play = battle(
        ["hydre-abominable@3-2", "blatte-malsaine@2-2"],
        ["wendigo-lunaire@4-2", "soldat-sobre@3-1", "golem-de-glace@3-3"],
    )
    assert play.why_not("attack:hydre-abominable>wendigo-lunaire") == "AW-220"
    play.hit("hydre-abominable")
    assert play.where("wendigo-lunaire") == play.where("soldat-sobre") == "discard:1"
    assert play.at("golem-de-glace") == "3-3"  # 3 against 3
    assert play.at("blatte-malsaine") == "2-2"


@pytest.mark.rule("AW-252", "AW-254")
def test_lucy() -> None:
    play = still(
        ["lucy@3-2", "forgeron-renegat@2-2", "ogre-du-marais@1-2"],
        ["l-armurier@4-2", "soldat-sobre@5-2", "berserker@3-1"],
    )
    assert play.stats("soldat-sobre") == (1, 1)  # the Armurier is silenced
    assert play.has("berserker", "omnifrappe")  # attributes are kept
    assert play.attack("ogre-du-marais") == 3  # allies keep their skills
    play = battle(["ogre-du-marais@3-2", "berserker@4-1", "aigle@3-1"], ["lucy@4-2", "blatte-malsaine@5-2"])
    assert play.why_not("attack:ogre-du-marais>lucy") == "AW-252"
    assert not play.offers("strike:berserker")


@pytest.mark.rule("AW-126", "AW-212")
def test_lucy_and_feyr() -> None:
    play = battle(["feyr@3-2", "lucy@5-2", "ogre-du-marais@0-1"], ["cavalier-gris@4-2", "carriole-pestilentielle@3-3"])
    assert play.sheet("feyr").muted
    assert not play.active("cavalier-gris")  # Lucy's own text is enough
    assert "0-2" in play.places("lucy")  # she flies; Feyr no longer does
    assert not play.places("feyr")


@pytest.mark.rule("AW-272")
def test_mangeur_d_enfants() -> None:
    play = battle(["mangeur-d-enfants@2-2"], ["golem-de-glace@3-2", "hydre-abominable@4-2", "fort-avalon@6-2"])
    play.hit("mangeur-d-enfants>golem-de-glace")  # 4 > 3, 3 > 2, then an empty slot: nothing failed
    assert play.where("hydre-abominable") == "discard:1"
    assert play.at("mangeur-d-enfants") == "2-2"


@pytest.mark.rule("AW-272")
def test_mangeur_d_enfants_that_fails() -> None:
    play = battle(["mangeur-d-enfants@2-2", "aigle@0-2"], ["fort-avalon@3-2"])
    play.hit("mangeur-d-enfants>fort-avalon")  # 4 against 4
    assert play.where("mangeur-d-enfants") == "discard:0"
    assert play.controller("fort-avalon") == FOE
    play = battle(["mangeur-d-enfants@2-2"], ["soldat-sobre@3-2", "golem-de-glace@4-2"])
    play.hit("mangeur-d-enfants>soldat-sobre")  # the second attack of the chain fails: 3 against 3
    assert play.where("soldat-sobre") == "discard:1"
    assert play.where("mangeur-d-enfants") == "discard:0"
    play = battle(
        ["mangeur-d-enfants@2-2", "blatte-malsaine@3-1"], ["forteresse-de-myjir@3-2", "titan@3-3", "titan@4-2"]
    )
    play.hit("mangeur-d-enfants>forteresse-de-myjir", "blatte-malsaine>forteresse-de-myjir")  # together 5 against 4 …
    assert play.controller("forteresse-de-myjir") == ME
    assert play.where("mangeur-d-enfants") == "discard:0"  # … but alone 3 against the Titan behind it
    assert play.at("blatte-malsaine") == "3-1"


@pytest.mark.rule("AW-199", "AW-201")
def test_molosse_des_marais() -> None:
    play = battle(["molosse-des-marais@3-2", "blatte-malsaine@4-2"], ["soldat-sobre@5-3"])
    assert "5-2" in play.places("molosse-des-marais")  # through an ally
    assert play.why_not("move:molosse-des-marais>6-2") is not None
    play.do("move:molosse-des-marais>5-2")
    assert play.why_not("move:molosse-des-marais>4-3") == "AW-208"  # once
    play.hit("molosse-des-marais>soldat-sobre")
    assert play.where("soldat-sobre") == "discard:1"


@pytest.mark.rule("AW-212")
def test_mouche_scorpion() -> None:
    play = battle(["mouche-scorpion@0-1", "molosse-des-marais@0-2"], ["blatte-malsaine@7-4"])
    assert "7-3" in play.places("mouche-scorpion")
    assert "7-3" not in play.places("molosse-des-marais")
    play.do("move:mouche-scorpion>7-3").hit("mouche-scorpion>blatte-malsaine")
    assert play.where("blatte-malsaine") == "discard:1"


@pytest.mark.rule("AW-393")
def test_nemesio_fleau() -> None:
    play = battle(
        ["nemesio-fleau@3-2", "blatte-malsaine@2-2", "ogre-du-marais@0-2"],
        [asleep("golem-de-glace", "4-2"), "soldat-sobre@5-2", "aigle@7-4", "fort-avalon@3-1"],
    )
    play.do("action:nemesio-fleau")
    assert play.options() == {"pair:golem-de-glace>blatte-malsaine"}  # both creatures, both adjacent to him
    assert play.why_not("pair:golem-de-glace>ogre-du-marais") == "AW-181"
    assert play.why_not("pair:soldat-sobre>blatte-malsaine") == "AW-181"
    assert play.why_not("pair:fort-avalon>blatte-malsaine") == "AW-181"
    play.do("pair:golem-de-glace>blatte-malsaine")
    assert (play.controller("golem-de-glace"), play.controller("blatte-malsaine")) == (ME, FOE)
    assert play.active("golem-de-glace")  # my token was active …
    assert not play.active("blatte-malsaine")  # … and the Golem's was not
    assert not play.active("nemesio-fleau")
    play.hit("golem-de-glace>soldat-sobre")  # the Golem fights for me
    assert play.where("soldat-sobre") == "discard:1"
    play.do("pass")
    assert play.pos.round == 4
    assert (play.controller("golem-de-glace"), play.controller("blatte-malsaine")) == (FOE, ME)


@pytest.mark.rule("AW-393")
def test_nemesio_fleau_when_one_is_destroyed() -> None:
    play = battle(["nemesio-fleau@3-2", "blatte-malsaine@2-2", "ogre-du-marais@1-2"], ["soldat-sobre@4-2", "aigle@6-2"])
    play.do("action:nemesio-fleau", "pair:soldat-sobre>blatte-malsaine")
    play.hit("ogre-du-marais>blatte-malsaine")  # it is an enemy now
    assert play.where("blatte-malsaine") == "discard:0"  # the discard of its owner
    assert play.controller("soldat-sobre") == ME
    play.do("pass")
    assert play.controller("soldat-sobre") == FOE


@pytest.mark.rule("AW-393", "AW-086")
def test_nemesio_fleau_in_the_last_round() -> None:
    play = battle(["nemesio-fleau@3-2", "blatte-malsaine@2-2"], ["golem-de-glace@4-2"], round=9)
    play.do("action:nemesio-fleau", "pair:golem-de-glace>blatte-malsaine")
    while not play.pos.ended:
        play.do("pass")
    assert (play.score(ME), play.score(FOE)) == (5 + 1, 13)


@pytest.mark.rule("AW-173")
def test_nemesio_fleau_needs_both() -> None:
    play = battle(["nemesio-fleau@3-2", "blatte-malsaine@2-1"], ["golem-de-glace@4-2"])
    assert play.why_not("action:nemesio-fleau") == "AW-173"


def test_ogre_du_marais() -> None:
    play = battle(["ogre-du-marais@3-2"], ["soldat-sobre@4-2", "wendigo-lunaire@3-1"])
    assert play.stats("ogre-du-marais") == (2, 1)
    assert not play.places("ogre-du-marais")
    play.hit("ogre-du-marais>wendigo-lunaire")  # 2 against 2
    assert play.at("wendigo-lunaire") == "3-1"


@pytest.mark.rule("AW-148")
def test_patriarche_de_la_forge() -> None:
    play = still(["patriarche-de-la-forge@3-2", "mangeur-d-enfants@4-2", "ogre-du-marais@5-2"], ["ogre-du-marais@3-3"])
    assert play.attack("mangeur-d-enfants") == 5
    assert [play.attack(f"ogre-du-marais:{n}") for n in range(2)] == [2, 2]
    assert play.stats("patriarche-de-la-forge") == (2, 2)
    play = still(["patriarche-de-la-forge@3-2", "ogre-du-marais@4-2"], ["lucy@2-2"])
    assert play.attack("ogre-du-marais") == 2


@pytest.mark.rule("AW-218")
def test_pourfendeur() -> None:
    play = battle(["pourfendeur@3-2"], ["soldat-sobre@4-2", "blatte-malsaine@3-1", "wendigo-lunaire@3-3"])
    assert play.why_not("attack:pourfendeur>soldat-sobre") == "AW-220"
    play.hit("pourfendeur")
    assert play.where("soldat-sobre") == play.where("blatte-malsaine") == "discard:1"
    assert play.at("wendigo-lunaire") == "3-3"


@pytest.mark.rule("AW-159")
def test_rat_colosse() -> None:
    field = ["rat-colosse@3-2", "rat-titan@4-1", "ogre-du-marais@4-3", "foudre-de-feu@5-2"]
    play = battle(field, ["fort-avalon@4-2"])
    play.do("attack:rat-colosse>fort-avalon")
    assert play.offers("attack:rat-titan>fort-avalon")
    assert not play.offers("attack:ogre-du-marais>fort-avalon")  # not a rat
    assert not play.offers("attack:foudre-de-feu>fort-avalon")  # not a creature
    assert play.why_not("attack:ogre-du-marais>fort-avalon") == "AW-049"
    play.do("attack:rat-titan>fort-avalon", "resolve")  # 3 + 2 against 4
    assert play.controller("fort-avalon") == ME
    play = battle(field, ["fort-avalon@4-2"])
    play.do("attack:ogre-du-marais>fort-avalon")
    assert not play.offers("attack:rat-colosse>fort-avalon")
    assert battle(field, ["hydre-abominable@4-2"]).hit("rat-colosse>hydre-abominable").at("hydre-abominable") is None


@pytest.mark.rule("AW-238")
def test_rat_homme() -> None:
    play = still(["rat-homme@0-1", "rat-homme@7-4", "rat-titan@3-2", "rat-colosse@4-4"], ["rat-homme@3-3"])
    assert play.stats("rat-homme") == (1, 1)  # one other Rat-Homme; neither the other rats nor the enemy's
    assert still(["rat-homme@3-2", "rat-titan@3-3"], ["aigle@4-2"]).attack("rat-homme") == 0
    play = still(["rat-homme@3-2", "rat-homme@0-1"], ["collecteur-de-peste@3-3"])
    assert (play.attack("rat-homme"), play.attack("rat-homme:1")) == (0, 1)  # one has lost its Nuée


def test_rat_titan() -> None:
    play = still(
        ["rat-titan@3-2", "rat-homme@2-2", "rat-colosse@3-1", "ogre-du-marais@3-3", "rat-homme@7-4"], ["rat-homme@4-2"]
    )
    assert play.stats("rat-titan") == (2 + 2, 2)  # two allied rats adjacent
    assert still(["rat-titan@3-2", "rat-homme@2-2"], ["lucy@3-1"]).attack("rat-titan") == 2


def test_rat_titan_beside_a_shaman(monkeypatch: pytest.MonkeyPatch) -> None:
    """No card of this edition bears the name; one that did would give 2, whatever its family."""
    rat = next(face for face in FACES if face.id == "rat-colosse")
    monkeypatch.setattr(rat, "fr", "Rat Shaman")
    play = still(["rat-titan@3-2", "rat-homme@2-2", "rat-colosse@3-1"], ["rat-colosse@3-3"])
    assert play.attack("rat-titan") == 2 + 2 + 1


@pytest.mark.rule("AW-159")
def test_troll_des_marais() -> None:
    play = battle(
        ["soldat-sobre@3-2", "fantassin@4-1", "foudre-de-feu@2-3", "foudre-de-feu@1-2"], ["troll-des-marais@4-2"]
    )
    play.do("attack:soldat-sobre>troll-des-marais")
    assert not play.offers("attack:fantassin>troll-des-marais")
    assert play.why_not("attack:fantassin>troll-des-marais") == "AW-159"
    play.do("attack:foudre-de-feu>troll-des-marais", "attack:foudre-de-feu:1>troll-des-marais", "resolve")
    assert play.where("troll-des-marais") == "discard:1"
    play = battle(["soldat-sobre@3-2", "fantassin@4-1", "lucy@5-2"], ["troll-des-marais@4-2"])
    play.do("attack:soldat-sobre>troll-des-marais")
    assert play.offers("attack:fantassin>troll-des-marais")  # Lucy took the skill


def test_troll_geant() -> None:
    play = battle(
        ["troll-geant@3-2"], ["bibliotheque-ancestrale@4-2", "griffon-des-neiges@3-1", "paladin-de-la-garde@3-3"]
    )
    play.do("attack:troll-geant>paladin-de-la-garde", "resolve")  # 3 - 1 against 2: it has Initiative
    assert play.at("paladin-de-la-garde") == "3-3"
    play = battle(["troll-geant@3-2"], ["paladin-de-la-garde@3-3", "collecteur-de-peste@3-4"])
    play.hit("troll-geant>paladin-de-la-garde")  # its own side's Collecteur took Initiative away
    assert play.where("paladin-de-la-garde") == "discard:1"
    shielded = ["griffon-des-neiges@3-1", "bouclier-du-crepuscule@4-1", "bouclier-du-crepuscule@2-1"]
    play = battle(["troll-geant@3-2"], shielded)
    assert play.defense("griffon-des-neiges") == 3
    play.hit("troll-geant>griffon-des-neiges")  # 3 + 1 against 3: it flies
    assert play.where("griffon-des-neiges") == "discard:1"


def test_troll_geant_silenced() -> None:
    """Lucy takes the bonus, not the weakness."""
    shielded = ["griffon-des-neiges@3-1", "bouclier-du-crepuscule@4-1", "bouclier-du-crepuscule@2-1", "lucy@2-2"]
    play = battle(["troll-geant@3-2"], shielded)
    play.hit("troll-geant>griffon-des-neiges")  # 3 against 3
    assert play.at("griffon-des-neiges") == "3-1"
    play = battle(["troll-geant@3-2"], ["paladin-de-la-garde@3-3", "lucy@2-2"]).hit("troll-geant>paladin-de-la-garde")
    assert play.at("paladin-de-la-garde") == "3-3"  # 2 against 2


@pytest.mark.rule("AW-042")
def test_forges_occidentales() -> None:
    play = still(
        ["forges-occidentales@3-2", "ogre-du-marais@4-2", "ogre-du-marais@5-2"], ["ogre-du-marais@3-3", "lucy@3-1"]
    )
    assert [play.attack(f"ogre-du-marais:{n}") for n in range(3)] == [4, 2, 2]  # Lucy silences no place
    taken = {"card": "forges-occidentales", "at": "3-2", "controller": FOE}
    play = still([taken, "ogre-du-marais@4-2"], ["ogre-du-marais@3-3"])
    assert [play.attack(f"ogre-du-marais:{n}") for n in range(2)] == [2, 4]  # it serves who holds it


@pytest.mark.rule("AW-251", "AW-253")
def test_tunnel_sombre() -> None:
    field = ["tunnel-sombre@4-2", "ogre-du-marais@4-3", "troll-geant@5-2", "blatte-malsaine@5-3"]
    play = battle(["soldat-sobre@3-3", "soldat-sobre@6-2", "soldat-sobre@6-3", "eclair-glacant@4-4"], field)
    assert play.has("ogre-du-marais", "furtif")
    assert not play.has("troll-geant", "furtif")  # worth 8
    assert not play.has("blatte-malsaine", "furtif")  # not adjacent
    assert play.why_not("attack:soldat-sobre>ogre-du-marais") == "AW-252"
    assert play.offers("attack:soldat-sobre:1>troll-geant")
    assert play.offers("attack:soldat-sobre:2>blatte-malsaine")
    assert play.offers("attack:eclair-glacant>ogre-du-marais")


def test_tunnel_sombre_is_attacked_from_near() -> None:
    play = battle(["catapulte@2-2", "archer@3-2", "foudre-de-feu@6-2", "soldat-sobre@4-1"], ["tunnel-sombre@4-2"])
    assert not play.targets("catapulte")  # at distance 2
    assert play.why_not("attack:catapulte>tunnel-sombre") == "AW-049"
    for id in ("archer", "foudre-de-feu", "soldat-sobre"):  # adjacent, or a spell at any distance
        assert play.targets(id) == {"tunnel-sombre"}
    play.hit("archer>tunnel-sombre", "foudre-de-feu>tunnel-sombre", "soldat-sobre>tunnel-sombre")  # 4 against 3
    assert play.controller("tunnel-sombre") == ME


_ESSENCE = ["troll-geant@3-2", "molosse-des-marais@2-2", "archer@0-1", "forgeron-renegat@0-2"]


@pytest.mark.rule("AW-170", "AW-190")
def test_absorption_d_essence() -> None:
    play = battle(
        _ESSENCE,
        ["golem-de-glace@4-2", "aigle@7-2"],
        mine={"astral": ["absorption-d-essence"]},
        step="initiative",
    )
    assert play.pos.phase == INITIATIVE
    play.do("action:absorption-d-essence")
    assert play.why_not("pair:golem-de-glace>troll-geant") == "AW-181"  # two allies
    assert play.why_not("pair:molosse-des-marais>golem-de-glace") == "AW-181"
    assert not play.offers("pair:molosse-des-marais>molosse-des-marais")  # two different ones
    play.do("pair:molosse-des-marais>troll-geant")
    assert play.where("molosse-des-marais") == "discard:0"
    assert play.stats("troll-geant") == (5, 3)
    assert play.sheet("troll-geant").value == 14
    assert play.sheet("troll-geant").move == 2
    assert play.where("absorption-d-essence") == "astral:0"
    assert not play.offers("action:absorption-d-essence")
    play.hit("troll-geant>golem-de-glace")  # in the turn that follows
    assert play.where("golem-de-glace") == "discard:1"
    while play.pos.round == 3:
        play.do("pass")
    assert play.stats("troll-geant") == (3, 2)
    assert not play.has("troll-geant", "mouvement")
    assert play.where("absorption-d-essence") == "discard:0"


def test_absorption_d_essence_adds_everything() -> None:
    """Ranges and Mouvements add up; families, skills and weaknesses are all there."""
    play = battle(
        ["archer@3-2", "chasseur-de-dragons@2-2", "cavalier-gris@3-1", "ogre-du-marais@4-2"],
        ["aigle@7-2"],
        mine={"astral": ["absorption-d-essence"]},
    )
    play.do("action:absorption-d-essence", "pair:chasseur-de-dragons>archer")
    assert play.sheet("archer").reach == 5
    assert play.targets("archer") == {"aigle"}
    play.hit("archer>aigle")  # 1 + 1 + 2 against 1: the skill came along
    assert [play.card("archer"), play.card("aigle")] in play.pos.beneath
    play = battle(
        ["rat-titan@3-2", "troll-des-marais@2-2", "rat-homme@3-1", "molosse-des-marais@4-2"],
        ["soldat-sobre@3-3", "soldat-sobre@0-2"],
        mine={"astral": ["absorption-d-essence"]},
    )
    play.do("action:absorption-d-essence", "pair:rat-titan>troll-des-marais")
    assert play.sheet("troll-des-marais").families == ("Trolls", "Rats")
    assert play.stats("troll-des-marais") == (4, 3)


def test_brume_malefique() -> None:
    play = battle(
        ["archer@3-2", "soldat-sobre@4-1", "foudre-de-feu@3-1", "foudre-de-feu@4-3"],
        ["ogre-du-marais@4-2", "blatte-malsaine@5-2", "mouche-scorpion@2-2", "lucy@3-3"],
        theirs={"astral": ["brume-malefique"]},
    )
    assert play.targets("archer") == {"ogre-du-marais", "mouche-scorpion"}
    assert play.why_not("attack:archer>blatte-malsaine") == "AW-402"  # range is of no use
    assert play.why_not("attack:archer>lucy") == "AW-402"  # Furtif: not adjacent
    assert play.offers("attack:foudre-de-feu>blatte-malsaine")  # a spell is no creature
    play.do("attack:soldat-sobre>ogre-du-marais")
    assert not play.offers("attack:archer>ogre-du-marais")  # each alone
    assert not play.offers("attack:foudre-de-feu>ogre-du-marais")
    assert play.why_not("attack:archer>ogre-du-marais") == "AW-049"
    assert play.offers("attack:archer>mouche-scorpion")


def test_brume_malefique_binds_enemies_that_are_not_immune() -> None:
    play = battle(
        ["ogre-du-marais@4-2", "blatte-malsaine@4-1", "archer@2-2"],
        ["soldat-sobre@3-2"],
        mine={"astral": ["brume-malefique"]},
    )
    play.do("attack:archer>soldat-sobre")
    assert play.offers("attack:ogre-du-marais>soldat-sobre")  # one's own are not bound
    play = battle(
        ["missionnaire-gris@3-2", "phalange@4-3", "fantassin@3-1"],
        ["golem-de-glace@4-2", "blatte-malsaine@3-3"],
        theirs={"astral": ["brume-malefique"]},
    )
    play.do("attack:missionnaire-gris>blatte-malsaine")
    assert not play.offers("attack:phalange>blatte-malsaine")  # the Phalange is not beside the Missionnaire


@pytest.mark.rule("AW-196", "AW-178")
def test_exil_maudit() -> None:
    play = battle(
        ["ogre-du-marais@3-2"],
        ["golem-de-glace@4-2", "soldat-sobre@7-4", "chevalier-gris@7-3", asleep("fantassin", "7-2")],
        mine={"astral": ["exil-maudit"]},
        step="initiative",
    )
    assert play.pos.phase == INITIATIVE
    play.do("action:exil-maudit")
    assert "6-4" in play.places("golem-de-glace", "shift")
    assert "0-1" not in play.places("golem-de-glace", "shift")  # touches nothing
    assert not play.places("ogre-du-marais", "shift")
    assert play.why_not("shift:ogre-du-marais>6-4") == "AW-181"
    assert play.why_not("shift:chevalier-gris>2-2") == "AW-185"
    play.do("shift:fantassin>2-2")
    assert play.at("fantassin") == "2-2"
    assert not play.active("fantassin")  # as it was
    assert play.where("exil-maudit") == "discard:0"


@pytest.mark.rule("AW-232", "AW-147", "AW-164")
def test_foudre_de_feu() -> None:
    play = battle(["foudre-de-feu@3-2", "foudre-de-feu@0-1"], ["soldat-sobre@5-3", "blatte-malsaine@7-2", "aigle@7-3"])
    assert play.targets("foudre-de-feu") == {"soldat-sobre"}  # at distance 3
    assert play.why_not("attack:foudre-de-feu>blatte-malsaine") == "AW-227"
    play.hit("foudre-de-feu>soldat-sobre")
    assert play.where("soldat-sobre") == "discard:1"
    assert play.where("foudre-de-feu") == "discard:0"
    assert play.where("foudre-de-feu:1") == "discard:0"  # unused: discarded at the end of the turn
    assert play.asked == FOE


@pytest.mark.rule("AW-126", "AW-250")
def test_la_peur() -> None:
    play = battle(
        ["ogre-du-marais@4-1", "soldat-sobre@4-3"],
        ["la-peur@3-1", "blatte-malsaine@4-2", "aigle@7-2"],
        mine={"astral": ["teleportation"]},
    )
    assert not play.active("ogre-du-marais")
    assert play.why_not("attack:ogre-du-marais>blatte-malsaine") == "AW-126"
    assert play.active("soldat-sobre")  # not adjacent to the spell
    play.do("action:teleportation", "shift:ogre-du-marais>5-2")
    assert play.active("ogre-du-marais")  # at once, in the same round
    play.hit("ogre-du-marais>blatte-malsaine")
    assert play.where("blatte-malsaine") == "discard:1"


@pytest.mark.rule("AW-126", "AW-183")
def test_la_peur_spares_allies_and_the_immune() -> None:
    play = still(
        ["la-peur@3-2", "ogre-du-marais@2-2", "blatte-malsaine@3-1"], ["chevalier-gris@4-2", "soldat-sobre@3-3"]
    )
    assert play.active("ogre-du-marais")
    assert play.active("chevalier-gris")
    assert not play.active("soldat-sobre")
    play = still(["la-peur@3-2"], [asleep("soldat-sobre", "4-2"), asleep("fantassin", "6-2")])
    assert not play.active("fantassin")  # deactivated for another reason


_OWNED = ["golem-de-glace@4-2", "soldat-sobre@5-2", "aigle@6-2", "chevalier-gris@6-3", "fort-avalon@6-4"]


@pytest.mark.rule("AW-170", "AW-393")
def test_possession() -> None:
    play = battle(
        ["ogre-du-marais@0-1", "blatte-malsaine@0-2"],
        [asleep("golem-de-glace", "4-2"), *_OWNED[1:]],
        mine={"astral": ["possession"]},
    )
    play.do("action:possession")
    assert play.options() == {"pick:golem-de-glace", "pick:soldat-sobre", "pick:aigle"}
    assert play.why_not("pick:chevalier-gris") == "AW-185"
    assert play.why_not("pick:fort-avalon") == "AW-181"
    assert play.why_not("pick:ogre-du-marais") == "AW-181"
    play.do("pick:golem-de-glace")
    assert play.controller("golem-de-glace") == ME
    assert play.active("golem-de-glace")  # my token is active
    assert play.where("possession") == "astral:0"
    assert not play.offers("action:possession")
    assert play.score(ME) == 3 + 1 + 13
    play.hit("golem-de-glace>soldat-sobre")  # and pierces the eagle behind
    assert play.where("soldat-sobre") == play.where("aigle") == "discard:1"
    assert play.asked == FOE
    assert play.why_not("move:golem-de-glace>4-1") == "AW-130"  # not its owner's any more
    while play.pos.round == 3:
        play.do("pass")
    assert play.where("possession") == "discard:0"
    assert play.controller("golem-de-glace") == FOE


@pytest.mark.rule("AW-393")
def test_possession_ends_with_the_spell() -> None:
    """Discarded in the middle of the round, it gives the creature back at once, active."""
    play = battle(
        ["ogre-du-marais@3-2", "aigle@3-1"],
        ["soldat-sobre@4-2", "dreki@6-2"],
        mine={"astral": ["possession"]},
        theirs={"astral": ["sorcellerie-impure"]},
    )
    play.do("action:possession", "pick:dreki", "move:dreki>3-3", "stop:dreki")
    assert (play.controller("dreki"), play.active("dreki")) == (ME, False)
    play.do("pass", "action:sorcellerie-impure", "pick:possession")
    assert play.where("possession") == "discard:0"
    assert (play.controller("dreki"), play.active("dreki")) == (FOE, True)
    assert not any(one[0] == "control" for one in play.pos.lasting)
    play.do("move:dreki>5-2")


@pytest.mark.rule("AW-393", "AW-162")
def test_possession_of_a_creature_that_dies() -> None:
    play = battle(
        ["ogre-du-marais@0-1", "aigle@0-2"],
        ["soldat-sobre@4-2", "dreki@4-1", "fantassin@4-3", "phalange@3-2"],
        mine={"astral": ["possession"]},
    )
    play.do("action:possession", "pick:soldat-sobre", "pass")
    play.hit("dreki>soldat-sobre", "fantassin>soldat-sobre")
    assert play.where("soldat-sobre") == "discard:1"
    while play.pos.round == 3:
        play.do("pass")
    assert play.where("soldat-sobre") == "discard:1"
    assert play.where("possession") == "discard:0"


@pytest.mark.rule("AW-393", "AW-086")
def test_possession_in_the_last_round() -> None:
    play = battle(["ogre-du-marais@0-1"], ["golem-de-glace@4-2"], mine={"astral": ["possession"]}, round=9)
    play.do("action:possession", "pick:golem-de-glace")
    while not play.pos.ended:
        play.do("pass")
    assert (play.score(ME), play.score(FOE)) == (3, 13)


@pytest.mark.rule("AW-190")
def test_sorcellerie_impure() -> None:
    play = battle(
        ["ogre-du-marais@3-2"],
        ["tempete-de-feu@4-2", "soldat-sobre@4-1", "aigle@7-2"],
        mine={"astral": ["sorcellerie-impure", "exil-maudit"]},
        theirs={"astral": ["blizzard"]},
        step="initiative",
    )
    assert play.stats("ogre-du-marais") == (1, 0)
    assert play.pos.phase == INITIATIVE
    play.do("action:sorcellerie-impure")
    assert play.options() == {"pick:tempete-de-feu", "pick:blizzard"}  # wherever they lie; not my own, no creature
    assert play.why_not("pick:exil-maudit") == "AW-181"
    assert play.why_not("pick:soldat-sobre") == "AW-181"
    play.do("pick:tempete-de-feu")
    assert play.where("tempete-de-feu") == "discard:1"
    assert play.where("sorcellerie-impure") == "discard:0"
    assert play.stats("ogre-du-marais") == (2, 1)


@pytest.mark.rule("AW-278")
def test_souffle_du_dragon() -> None:
    play = battle(
        ["souffle-du-dragon@2-2"],
        ["golem-de-glace@3-2", "hydre-abominable@4-2", "wendigo-lunaire@5-2", "soldat-sobre@2-3"],
    )
    assert play.targets("souffle-du-dragon") == {"golem-de-glace", "soldat-sobre"}  # contact only
    play.hit("souffle-du-dragon>golem-de-glace")  # 4 > 3, 3 > 2, 2 against 2
    assert play.where("hydre-abominable") == "discard:1"
    assert play.at("wendigo-lunaire") == "5-2"
    assert play.where("souffle-du-dragon") == "discard:0"


@pytest.mark.rule("AW-038", "AW-149")
def test_tempete_de_feu() -> None:
    play = battle(
        ["tempete-de-feu@3-2", "ogre-du-marais@2-2", "aigle@0-3"],
        ["l-armurier@4-2", "soldat-sobre@5-2", "fanatique@3-1", "hydre-abominable@3-3", "fort-avalon@0-4"],
    )
    assert play.stats("l-armurier") == (0, 0)
    assert play.stats("soldat-sobre") == (1, 1)  # the Armurier has lost his skill
    assert play.stats("fanatique") == (1, 0)  # never below 0
    assert not play.has("fanatique", "initiative")
    assert play.stats("hydre-abominable") == (2, 1)
    assert not play.has("hydre-abominable", "omnifrappe")
    assert play.stats("ogre-du-marais") == (2, 1)  # an ally
    while play.pos.round == 3:
        play.do("pass")
    assert play.where("tempete-de-feu") == "discard:0"
    assert play.stats("soldat-sobre") == (2, 2)
    assert play.has("fanatique", "initiative")


#: What is printed: value (deck-building value), Attack/Defense, attributes, family, limit; a spell's plane and discard.
PRINTED = """
ailes-du-tourment | 8(10) | 1/1 | nuee, vol | Harpies | 7
berserker | 4 | 1/1 | initiative, omnifrappe | - | -
blatte-malsaine | 1 | 1/0 | - | - | -
carriole-pestilentielle | 10(14) | 2/2 | mouvement 2 | - | -
coleoptere-de-la-forge | 6 | 0/0 | vol | Forgerons | 2
collecteur-de-peste | 6 | 1/2 | - | - | -
feyr | 10(12) | 0/0 | furtif, vol | - | legendary
fleau-du-marais | 2 | 2/0 | omnifrappe | - | -
forgeron-renegat | 3 | 1/1 | - | Forgerons | -
hydre-abominable | 12 | 3/2 | omnifrappe | - | -
lucy | 7 | 0/0 | furtif, vol | - | legendary
mangeur-d-enfants | 13(15) | 4/2 | perforation | - | -
molosse-des-marais | 6 | 2/1 | mouvement 2 | - | -
mouche-scorpion | 3 | 1/0 | vol | - | -
nemesio-fleau | 5(15) | 1/0 | furtif, mouvement 2 | - | legendary
ogre-du-marais | 3 | 2/1 | - | - | -
patriarche-de-la-forge | 7 | 2/2 | - | Forgerons | -
pourfendeur | 7 | 2/2 | omnifrappe | - | -
rat-colosse | 6 | 3/2 | - | Rats | -
rat-homme | 2 | 0/1 | nuee | Rats | -
rat-titan | 7 | 2/2 | - | Rats | -
troll-des-marais | 4 | 2/1 | - | Trolls | -
troll-geant | 8 | 3/2 | - | Trolls | -
forges-occidentales | 10 | -/4 | - | - | legendary
tunnel-sombre | 7(13) | -/3 | - | - | -
absorption-d-essence | 3 | -/- | initiative | - | - astral round
brume-malefique | 3 | -/- | - | - | - astral round
exil-maudit | 6 | -/- | initiative | - | legendary astral activation
foudre-de-feu | 2 | 2/- | distance 3 | - | - activation
la-peur | 5 | -/- | - | - | legendary round
possession | 4 | -/- | - | - | legendary astral round
sorcellerie-impure | 2 | -/- | initiative | - | - astral activation
souffle-du-dragon | 5 | 4/- | perforation | - | 4 activation
tempete-de-feu | 3 | -/- | - | - | 2 round
"""


@pytest.mark.rule("AW-019", "AW-045")
@pytest.mark.parametrize("line", PRINTED.split("\n")[1:-1])
def test_printed(line: str) -> None:
    assert printed(line.partition(" ")[0]) == line


def test_printed_is_the_whole_faction() -> None:
    mine = {face.id for face in FACES if face.band == "fleau"}
    assert mine == {line.partition(" ")[0] for line in PRINTED.split("\n")[1:-1]}
