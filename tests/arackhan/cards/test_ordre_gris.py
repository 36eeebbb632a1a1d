"""The cards of the Ordre Gris, each in a battle of its own: what it does, and what may not be chosen.

Longer than 500 lines because every card of the faction is tested in one place.
"""

from __future__ import annotations

import pytest

from ludotheque.games.arackhan.battle import INITIATIVE
from ludotheque.games.arackhan.faces import FACES
from tests.arackhan.helpers import FOE, ME, battle, printed, still


def asleep(card: str, at: str) -> dict[str, object]:
    return {"card": card, "at": at, "active": False}


@pytest.mark.rule("AW-227")
def test_archer() -> None:
    play = battle(
        ["archer@3-2", "archer@4-2", "fantassin@3-1"],
        ["blatte-malsaine@3-4", "ogre-du-marais@0-2"],
    )
    assert play.stats("archer") == (2, 1)  # the other archer is of Légion IV too
    assert play.stats("fantassin") == (1, 1)  # Légion VI
    assert play.targets("archer") == {"blatte-malsaine"}  # at distance 2
    assert play.why_not("attack:archer>ogre-du-marais") == "AW-227"  # at distance 3
    play.hit("archer>blatte-malsaine")
    assert play.where("blatte-malsaine") == "discard:1"


def test_archer_silenced() -> None:
    play = still(["archer@3-2", "archer@4-2"], ["lucy@5-2"])
    assert play.attack("archer") == 1  # Lucy took the skill of the archer she touches …
    assert play.attack("archer:1") == 2  # … which still profits from the other's
    assert play.has("archer:1", "distance")  # an attribute is not a skill


@pytest.mark.rule("AW-394", "AW-403")
def test_assassin() -> None:
    play = battle(
        ["assassin@3-2", "fantassin@6-4", "cavalier-gris@2-2"],
        ["blatte-malsaine@6-3", "ogre-du-marais@0-1"],
        step="initiative",
    )
    assert play.pos.phase == INITIATIVE
    play.do("action:assassin")
    assert play.options() == {"exchange:assassin>fantassin"}
    assert play.why_not("exchange:assassin>cavalier-gris") == "AW-181"  # value 7
    assert play.why_not("exchange:assassin>blatte-malsaine") == "AW-181"  # an enemy
    play.do("exchange:assassin>fantassin")
    assert (play.at("assassin"), play.at("fantassin")) == ("6-4", "3-2")
    assert play.active("assassin")
    assert play.why_not("action:assassin") == "AW-394"  # once a round
    play.hit("assassin>blatte-malsaine")
    assert play.where("blatte-malsaine") == "discard:1"
    assert not play.active("assassin")


@pytest.mark.rule("AW-227")
def test_baliste() -> None:
    play = battle(["baliste@0-2"], ["blatte-malsaine@3-2", "mouche-scorpion@4-2"])
    assert play.targets("baliste") == {"blatte-malsaine"}
    assert play.why_not("attack:baliste>mouche-scorpion") == "AW-227"  # at distance 4
    play.hit("baliste>blatte-malsaine")
    assert play.where("blatte-malsaine") == "discard:1"


@pytest.mark.rule("AW-402")
def test_catanolithe() -> None:
    play = battle(["catanolithe@3-2"], ["blatte-malsaine@4-2", "ogre-du-marais@5-2", "lucy@3-3"])
    assert play.targets("catanolithe") == {"ogre-du-marais", "lucy"}  # Lucy is Furtif: at distance 2
    assert play.why_not("attack:catanolithe>blatte-malsaine") == "AW-402"
    play.hit("catanolithe>lucy")
    assert play.where("lucy") == "discard:1"


@pytest.mark.rule("AW-183")
def test_catanolithe_is_immune_while_its_token_is_up() -> None:
    play = battle(["foudre-de-feu@3-2", "berserker@5-2"], ["catanolithe@4-2", "blatte-malsaine@3-1"])
    assert play.why_not("attack:foudre-de-feu>catanolithe") == "AW-183"
    play = battle(["foudre-de-feu@3-2"], [asleep("catanolithe", "4-2")])
    assert play.offers("attack:foudre-de-feu>catanolithe")
    play = battle(["foudre-de-feu@3-2", "lucy@5-2"], ["catanolithe@4-2"])
    assert play.offers("attack:foudre-de-feu>catanolithe")  # Lucy took the skill


@pytest.mark.rule("AW-227")
def test_catapulte() -> None:
    play = battle(["catapulte@0-2"], ["ogre-du-marais@2-3", "troll-des-marais@4-2"])
    assert play.targets("catapulte") == {"ogre-du-marais"}
    assert play.why_not("attack:catapulte>troll-des-marais") == "AW-227"
    play.hit("catapulte>ogre-du-marais")  # 2 against 1
    assert play.where("ogre-du-marais") == "discard:1"


@pytest.mark.rule("AW-199", "AW-202")
def test_cavalier_gris() -> None:
    play = battle(["cavalier-gris@3-2", "phalange@3-3"], ["ogre-du-marais@4-2"])
    assert "4-1" in play.places("cavalier-gris")
    assert play.why_not("move:cavalier-gris>5-2") == "AW-202"  # two steps, but through an enemy
    assert play.why_not("move:cavalier-gris>3-1") == "AW-175"  # touches nothing
    assert not play.places("phalange")
    play.do("move:cavalier-gris>4-1").hit("cavalier-gris>ogre-du-marais")
    assert play.where("ogre-du-marais") == "discard:1"


def test_champion() -> None:
    play = still(["champion@3-2", "phalange@4-2", "soldat-sobre@2-2"], ["fantassin@3-1"])
    assert play.stats("phalange") == (2, 2)
    assert play.stats("soldat-sobre") == (1, 1)  # not of the legion
    assert play.stats("fantassin") == (1, 1)  # an enemy
    assert play.stats("champion") == (2, 3)  # only what the Phalange gives


@pytest.mark.rule("AW-166")
def test_chasseur_de_dragons() -> None:
    play = battle(["chasseur-de-dragons@3-2"], ["aigle@5-2", "ogre-du-marais@3-4"])
    assert play.score(ME) == 10
    play.hit("chasseur-de-dragons>aigle")  # 1 + 2 against 1
    assert play.at("aigle") is None
    assert play.pos.beneath == [[play.card("chasseur-de-dragons"), play.card("aigle")]]
    assert play.pos.discard[FOE] == []
    assert play.score(ME) == 15


def test_chasseur_de_dragons_against_others() -> None:
    play = battle(["chasseur-de-dragons@3-2"], ["ogre-du-marais@3-4", "blatte-malsaine@5-2"])
    play.do("attack:chasseur-de-dragons>ogre-du-marais", "resolve")  # 1 against 1: an ogre neither flies nor runs
    assert play.at("ogre-du-marais") == "3-4"
    play = battle(["chasseur-de-dragons@3-2"], ["ogre-du-marais@3-4", "blatte-malsaine@5-2"])
    play.hit("chasseur-de-dragons>blatte-malsaine")
    assert play.where("blatte-malsaine") == "discard:1"
    assert play.score(ME) == 10


def test_chasseur_de_dragons_in_a_group() -> None:
    play = battle(["chasseur-de-dragons@3-2", "catapulte@2-2", "soldat-sobre@4-3"], ["griffon-des-neiges@4-2"])
    play.hit("catapulte>griffon-des-neiges", "chasseur-de-dragons>griffon-des-neiges")
    assert play.score(ME) == 10 + 6 + 2 + 7


@pytest.mark.rule("AW-166")
def test_chasseur_de_dragons_loses_his_trophies() -> None:
    hunter = {"card": "chasseur-de-dragons", "at": "4-2", "beneath": [{"card": "aigle", "owner": ME}]}
    play = battle(["ogre-du-marais@3-2", "ogre-du-marais@5-2"], [hunter])
    assert play.score(FOE) == 15
    play.hit("ogre-du-marais>chasseur-de-dragons", "ogre-du-marais:1>chasseur-de-dragons")
    assert play.where("aigle") == "discard:0"
    assert play.where("chasseur-de-dragons") == "discard:1"
    assert play.score(FOE) == 0


def test_chasseur_de_dragons_silenced() -> None:
    hunter = {"card": "chasseur-de-dragons", "at": "4-2", "beneath": [{"card": "dreki", "owner": FOE}]}
    play = battle([hunter], ["aigle@4-4", "lucy@4-3"])
    assert play.score(ME) == 10
    play.hit("chasseur-de-dragons>aigle")  # 1 against 1
    assert play.at("aigle") == "4-4"


@pytest.mark.rule("AW-183", "AW-185")
def test_chevalier_gris() -> None:
    play = battle(
        ["tempete-de-feu@4-1", "foudre-de-feu@3-2", "ogre-du-marais@5-2"],
        ["chevalier-gris@4-2", "blatte-malsaine@6-2"],
        mine={"astral": ["exil-maudit"]},
    )
    assert play.stats("chevalier-gris") == (2, 2)
    assert play.has("chevalier-gris", "mouvement")
    assert play.why_not("attack:foudre-de-feu>chevalier-gris") == "AW-183"
    assert play.offers("attack:ogre-du-marais>chevalier-gris")  # creatures may
    play.do("action:exil-maudit")
    assert play.places("chevalier-gris", "shift") == set()
    assert play.why_not("shift:chevalier-gris>6-1") == "AW-185"
    assert play.places("blatte-malsaine", "shift")


@pytest.mark.rule("AW-S49")
def test_chevalier_gris_silenced() -> None:
    play = battle(["tempete-de-feu@4-1", "foudre-de-feu@3-2", "lucy@5-2"], ["chevalier-gris@4-2"])
    assert play.stats("chevalier-gris") == (1, 1)
    assert play.offers("attack:foudre-de-feu>chevalier-gris")


@pytest.mark.rule("AW-121")
def test_disque_du_tomour() -> None:
    play = battle(
        ["disque-du-tomour@3-2", "cavalier-gris@2-2"],
        ["ogre-du-marais@6-2", asleep("troll-geant", "6-3"), "fort-avalon@5-2"],
    )
    play.do("action:disque-du-tomour")
    assert play.options() == {"pick:ogre-du-marais"}  # neither a sleeper, a place nor an ally
    assert play.why_not("pick:cavalier-gris") == "AW-181"
    assert play.why_not("pick:troll-geant") == "AW-181"
    play.do("pick:ogre-du-marais")
    assert not play.active("ogre-du-marais")
    assert not play.active("disque-du-tomour")


@pytest.mark.rule("AW-212", "AW-252")
def test_disque_du_tomour_flies_and_hides() -> None:
    play = battle(["disque-du-tomour@3-2", "soldat-sobre@2-2"], ["ogre-du-marais@6-2"])
    assert "7-2" in play.places("disque-du-tomour")
    play = battle(["ogre-du-marais@3-2"], ["disque-du-tomour@4-2", "soldat-sobre@3-3"])
    assert play.why_not("attack:ogre-du-marais>disque-du-tomour") == "AW-252"


@pytest.mark.rule("AW-190", "AW-079")
def test_fanatique() -> None:
    play = battle(["fanatique@3-2", "soldat-sobre@4-3"], ["ogre-du-marais@4-2"], step="initiative")
    assert play.targets("fanatique") == {"ogre-du-marais"}
    assert play.why_not("attack:soldat-sobre>ogre-du-marais") == "AW-079"
    play.hit("fanatique>ogre-du-marais")  # 2 against 1
    assert play.where("ogre-du-marais") == "discard:1"


def test_fantassin() -> None:
    play = still(["fantassin@3-2", "phalange@4-2", "soldat-sobre@2-2", "phalange@5-2"], ["phalange@3-1"])
    assert play.stats("phalange") == (2, 2)  # with the Defense of the other Phalange
    assert play.stats("phalange:1") == (1, 2)  # not adjacent
    assert play.stats("phalange:2") == (1, 1)  # an enemy
    assert play.stats("soldat-sobre") == (1, 1)  # no family
    play = still(["fantassin@3-2", "phalange@4-2"], ["lucy@3-1"])
    assert play.attack("phalange") == 1  # silenced


@pytest.mark.rule("AW-234", "AW-235", "AW-237", "AW-239")
def test_gueux_des_champs() -> None:
    assert still(["gueux-des-champs@3-2"], ["gueux-des-champs@4-2"]).stats("gueux-des-champs") == (0, 1)
    play = still(["gueux-des-champs@0-1", "gueux-des-champs@7-4", "gueux-des-champs@3-3"], ["collecteur-de-peste@3-2"])
    assert play.attack("gueux-des-champs") == play.attack("gueux-des-champs:1") == 2
    assert play.attack("gueux-des-champs:2") == 0  # the Collecteur took its Nuée


def test_heros_de_la_bataille_de_nerz() -> None:
    play = still(
        ["heros-de-la-bataille-de-nerz@3-2", "soldat-sobre@4-2", "archer@5-2", "fort-avalon@3-3"], ["fantassin@3-1"]
    )
    assert play.stats("soldat-sobre") == (1, 2)  # any family
    assert play.stats("archer") == (1, 1)  # not adjacent
    assert play.stats("fantassin") == (1, 1)  # an enemy
    assert play.defense("fort-avalon") == 4  # not a creature
    assert still(["heros-de-la-bataille-de-nerz@3-2", "soldat-sobre@4-2"], ["lucy@2-2"]).defense("soldat-sobre") == 1


def test_l_armurier() -> None:
    play = still(["l-armurier@3-2", "soldat-sobre@4-2", "archer@5-2"], ["fantassin@3-1"])
    assert play.stats("soldat-sobre") == (2, 2)
    assert play.stats("l-armurier") == (1, 1)  # not himself
    assert play.stats("archer") == (1, 1)
    assert play.stats("fantassin") == (1, 1)


@pytest.mark.rule("AW-218", "AW-220")
def test_le_senechal() -> None:
    play = battle(
        ["le-senechal@3-2", "soldat-sobre@2-2"],
        ["golem-de-glace@4-2", "ogre-du-marais@3-1", "blatte-malsaine@3-3", "ogre-du-marais@5-2"],
    )
    assert play.why_not("attack:le-senechal>golem-de-glace") == "AW-220"  # no picking
    play.hit("le-senechal")
    assert {play.where(id) for id in ("golem-de-glace", "ogre-du-marais", "blatte-malsaine")} == {"discard:1"}
    assert play.at("ogre-du-marais:1") == "5-2"  # not in contact
    assert play.at("soldat-sobre") == "2-2"  # an ally is not struck


_BAND = ["mercenaire-des-neiges@3-2", "soldat-sobre@4-1", "mercenaire-aguerri@4-3"]


@pytest.mark.rule("AW-154")
def test_mercenaire_aguerri() -> None:
    play = battle(_BAND, ["golem-de-glace@4-2"])
    play.hit(
        "mercenaire-des-neiges>golem-de-glace",
        "soldat-sobre>golem-de-glace",
        "mercenaire-aguerri>golem-de-glace",
    )
    assert play.where("golem-de-glace") == "discard:1"  # 2 + 1 + 2 against 3


def test_mercenaire_aguerri_must_take_part() -> None:
    play = battle(_BAND, ["golem-de-glace@4-2"])
    play.do("attack:mercenaire-des-neiges>golem-de-glace", "attack:soldat-sobre>golem-de-glace")
    assert not play.offers("resolve")  # he could still come
    assert play.offers("withdraw:soldat-sobre")
    play = battle(_BAND, ["golem-de-glace@4-2", "lucy@5-3"])  # Lucy silences the Aguerri
    play.do("attack:mercenaire-des-neiges>golem-de-glace")
    assert not play.offers("attack:mercenaire-aguerri>golem-de-glace")
    assert play.why_not("attack:mercenaire-aguerri>golem-de-glace") == "AW-049"


def test_mercenaire_aguerri_leads_no_one_else() -> None:
    """What binds a card that is no mercenary is not lifted."""
    play = battle(["rat-colosse@3-2", "mercenaire-aguerri@4-3"], ["golem-de-glace@4-2"])
    play.do("attack:mercenaire-aguerri>golem-de-glace")
    assert not play.offers("attack:rat-colosse>golem-de-glace")


@pytest.mark.rule("AW-159")
def test_mercenaire_des_neiges() -> None:
    play = battle(["mercenaire-des-neiges@3-2", "soldat-sobre@4-1"], ["ogre-du-marais@4-2"])
    play.do("attack:soldat-sobre>ogre-du-marais")
    assert not play.offers("attack:mercenaire-des-neiges>ogre-du-marais")
    assert play.why_not("attack:mercenaire-des-neiges>ogre-du-marais") == "AW-049"
    play = battle(["mercenaire-des-neiges@3-2", "soldat-sobre@4-1"], ["ogre-du-marais@4-2"])
    play.do("attack:mercenaire-des-neiges>ogre-du-marais")
    assert not play.offers("attack:soldat-sobre>ogre-du-marais")
    assert play.why_not("attack:soldat-sobre>ogre-du-marais") == "AW-049"
    play.do("resolve")  # alone: 2 against 1
    assert play.where("ogre-du-marais") == "discard:1"


def test_mercenaire_des_neiges_beside_an_omnifrappe() -> None:
    """Two declarations on one target make a group all the same: only one of them counts."""
    play = battle(["mercenaire-des-neiges@3-2", "berserker@4-1"], ["wendigo-lunaire@4-2"])
    play.do("strike:berserker", "attack:mercenaire-des-neiges>wendigo-lunaire", "resolve")
    assert play.at("wendigo-lunaire") == "4-2"  # 2 against 2, not 3


@pytest.mark.rule("AW-183")
def test_missionnaire_gris() -> None:
    field = ["missionnaire-gris@4-2", "phalange@4-3", "soldat-sobre@5-2", "phalange@4-4"]
    play = battle(["foudre-de-feu@3-2", "tempete-de-feu@3-3", "tempete-de-feu@4-1"], field)
    assert play.targets("foudre-de-feu") == {"soldat-sobre", "phalange"}  # the Phalange further away
    assert play.why_not("attack:foudre-de-feu>missionnaire-gris") == "AW-183"
    assert play.why_not("attack:foudre-de-feu>phalange") == "AW-183"
    assert play.offers("attack:foudre-de-feu>phalange:1")
    assert play.stats("missionnaire-gris") == (2, 3)  # the storm reaches neither him (AW-S49) …
    assert play.stats("phalange") == (1, 2)  # … nor the Phalange beside him


def test_missionnaire_gris_silenced() -> None:
    play = battle(["foudre-de-feu@3-2", "lucy@4-1"], ["missionnaire-gris@4-2", "phalange@4-3"])
    assert play.targets("foudre-de-feu") == {"missionnaire-gris", "phalange"}


_MASK = ["nemesio-ordre-gris@3-2", "fantassin@2-2", "soldat-sobre@3-3"]


@pytest.mark.rule("AW-392", "AW-394")
def test_nemesio_ordre_gris() -> None:
    play = battle(_MASK, ["golem-de-glace@7-2", "blatte-malsaine@4-2", "ogre-du-marais@5-2", "aigle@7-3"])
    play.do("action:nemesio-ordre-gris")
    assert play.offers("pair:fantassin>golem-de-glace")
    assert play.offers("pair:fantassin>soldat-sobre")  # the model may be an ally
    assert play.why_not("pair:soldat-sobre>golem-de-glace") == "AW-181"  # the victim is worth 3 or more
    assert play.why_not("pair:blatte-malsaine>golem-de-glace") == "AW-181"  # and an ally
    assert play.why_not("pair:nemesio-ordre-gris>golem-de-glace") == "AW-181"  # and another
    play.do("pair:fantassin>golem-de-glace")
    assert play.where("fantassin") == "discard:0"
    assert play.stats("nemesio-ordre-gris") == (3, 3)
    assert play.has("nemesio-ordre-gris", "perforation")
    assert not play.has("nemesio-ordre-gris", "mouvement")
    assert play.score(ME) == 13 + 2
    assert play.active("nemesio-ordre-gris")
    assert not play.offers("action:nemesio-ordre-gris")
    play.hit("nemesio-ordre-gris>blatte-malsaine")  # and pierces the ogre: 2 against 1
    assert play.where("ogre-du-marais") == "discard:1"
    play.do("pass")
    assert play.pos.round == 4
    assert play.stats("nemesio-ordre-gris") == (0, 1)
    assert play.score(ME) == 2 + 2


@pytest.mark.rule("AW-020")
def test_nemesio_ordre_gris_copies_what_is_printed() -> None:
    play = battle([*_MASK, "cavalier-gris@3-4"], ["phalange@7-2", "champion@7-3"])
    assert play.stats("phalange") == (2, 2)
    play.do("action:nemesio-ordre-gris", "pair:fantassin>phalange")
    assert play.stats("nemesio-ordre-gris") == (1, 1)
    assert play.sheet("nemesio-ordre-gris").families == ("Légion VI",)


@pytest.mark.rule("AW-173")
def test_nemesio_ordre_gris_needs_a_victim_and_a_model() -> None:
    play = battle(["nemesio-ordre-gris@3-2", "soldat-sobre@3-3"], ["golem-de-glace@4-2"])
    assert play.why_not("action:nemesio-ordre-gris") == "AW-173"
    play = battle(["nemesio-ordre-gris@3-2", "fantassin@3-3"], ["fort-avalon@4-2"])
    assert play.why_not("action:nemesio-ordre-gris") == "AW-173"


def test_phalange() -> None:
    play = still(["phalange@3-2", "fantassin@4-2", "soldat-sobre@2-2"], ["fantassin@3-1"])
    assert play.stats("fantassin") == (1, 2)
    assert play.stats("soldat-sobre") == (1, 1)
    assert play.stats("fantassin:1") == (1, 1)
    assert still(["phalange@3-2", "fantassin@4-2"], ["lucy@3-1"]).defense("fantassin") == 1


@pytest.mark.rule("AW-175", "AW-178")
def test_porte_etendard() -> None:
    play = battle(
        ["porte-etendard@3-2", "fantassin@2-2", "phalange@4-2", "titan@3-1", "soldat-sobre@3-4"],
        ["ogre-du-marais@4-3"],
    )
    play.do("action:porte-etendard")
    assert play.options() == {"shift:porte-etendard>3-3"}  # exactly one step, to a free slot that touches a card
    play.do("shift:porte-etendard>3-3")
    # the Phalange is blocked, the soldier is not of the legion; nobody goes another way
    assert play.options() == {"shift:fantassin>2-3", "shift:titan>3-2", "done"}
    assert play.why_not("shift:phalange>4-3") == "AW-181"
    assert play.why_not("shift:fantassin>1-2") == "AW-175"
    play.do("shift:titan>3-2")
    assert play.options() == {"shift:fantassin>2-3", "done"}  # each only once
    play.do("done")
    assert play.at("titan") == "3-2"
    assert play.at("fantassin") == "2-2"
    assert not play.active("porte-etendard")
    assert play.active("titan")


@pytest.mark.rule("AW-173", "AW-176")
def test_porte_etendard_that_cannot_step() -> None:
    play = battle(["porte-etendard@0-1", "fantassin@4-4"], ["ogre-du-marais@4-3"])
    assert play.why_not("action:porte-etendard") == "AW-173"


def test_porte_etendard_steps_do_not_leave_the_mat() -> None:
    """One column to the right of the last is not the first column of the next row."""
    play = battle(["porte-etendard@3-2", "fantassin@7-2", "soldat-sobre@4-1", "phalange@2-1"], ["ogre-du-marais@0-4"])
    play.do("action:porte-etendard", "shift:porte-etendard>4-2")
    assert play.options() == {"shift:phalange>3-1", "done"}  # 0-3 is free and touches the ogre


@pytest.mark.rule("AW-190")
def test_pretre_gris() -> None:
    play = battle(
        ["pretre-gris@3-2", "fantassin@3-3", "soldat-sobre@2-2", "phalange@6-2"],
        ["blatte-malsaine@4-3", "blatte-malsaine@2-3"],
        step="initiative",
    )
    assert play.options() == {"attack:fantassin>blatte-malsaine", "pass"}
    assert play.why_not("attack:soldat-sobre>blatte-malsaine:1") == "AW-079"  # no family
    assert not play.has("phalange", "initiative")  # not adjacent
    assert not play.has("pretre-gris", "initiative")
    play.hit("fantassin>blatte-malsaine")
    assert play.where("blatte-malsaine") == "discard:1"


@pytest.mark.rule("AW-183")
def test_pretre_gris_is_immune() -> None:
    play = battle(["foudre-de-feu@3-2"], ["pretre-gris@4-2", "fantassin@5-2"])
    assert play.why_not("attack:foudre-de-feu>pretre-gris") == "AW-183"
    assert play.targets("foudre-de-feu") == {"fantassin"}  # he keeps it to himself
    play = still(["lucy@4-1"], ["pretre-gris@4-2", "fantassin@5-2"])
    assert not play.sheet("pretre-gris").immune
    assert not play.has("fantassin", "initiative")


@pytest.mark.rule("AW-386")
def test_soldat_ivre() -> None:
    play = battle(
        ["soldat-ivre@3-2"], ["ogre-du-marais@4-2", "berserker@3-1", "fort-avalon@3-3", "griffon-des-neiges@2-2"]
    )
    assert play.targets("soldat-ivre") == {"berserker", "fort-avalon"}
    assert play.why_not("attack:soldat-ivre>ogre-du-marais") == "AW-386"  # worth 3
    assert play.why_not("attack:soldat-ivre>griffon-des-neiges") == "AW-386"  # worth 7


def test_soldat_sobre() -> None:
    play = battle(["soldat-sobre@3-2"], ["blatte-malsaine@4-2", "mouche-scorpion@5-2"])
    assert play.targets("soldat-sobre") == {"blatte-malsaine"}  # an odd value is no matter; contact is
    play.hit("soldat-sobre>blatte-malsaine")
    assert play.where("blatte-malsaine") == "discard:1"


def test_titan() -> None:
    play = still(["titan@3-2", "fantassin@4-2", "soldat-sobre@2-2"], ["fantassin@3-1"])
    assert play.stats("fantassin") == (2, 2)
    assert play.stats("titan") == (4, 3)
    assert play.stats("soldat-sobre") == (1, 1)
    assert play.stats("fantassin:1") == (1, 1)


@pytest.mark.rule("AW-259", "AW-262")
def test_tourelle_d_attaque() -> None:
    play = battle(
        ["tourelle-d-attaque@2-2"],
        ["golem-de-glace@3-2", "hydre-abominable@4-2", "wendigo-lunaire@5-2", "blatte-malsaine@6-2"],
    )
    assert play.targets("tourelle-d-attaque") == {"golem-de-glace"}
    play.hit("tourelle-d-attaque>golem-de-glace")  # 4 > 3, 3 > 2, 2 against 2
    assert play.where("hydre-abominable") == "discard:1"
    assert play.at("wendigo-lunaire") == "5-2"
    assert play.at("blatte-malsaine") == "6-2"


@pytest.mark.rule("AW-042", "AW-142")
def test_fort_avalon() -> None:
    play = battle(["le-senechal@3-2", "soldat-sobre@4-3"], ["fort-avalon@4-2", "phalange@5-2"])
    assert play.stats("phalange") == (2, 2)
    assert play.stats("soldat-sobre") == (1, 1)
    assert play.why_not("attack:fort-avalon>soldat-sobre") is not None
    play.hit("le-senechal", "soldat-sobre>fort-avalon")  # 4 + 1 against 4
    assert play.controller("fort-avalon") == ME
    assert play.stats("phalange") == (1, 1)
    assert play.stats("soldat-sobre") == (2, 2)


@pytest.mark.rule("AW-108")
def test_maitres_d_arackhan() -> None:
    hand = {"hand": ["maitres-d-arackhan", "soldat-sobre", "fantassin"]}
    play = battle(["phalange@3-2"], [], mine=hand, step="placement", round=9)
    assert play.why_not("place:maitres-d-arackhan>4-2") == "AW-108"
    assert play.offers("place:soldat-sobre>4-2")
    play = battle(["phalange@3-2"], [], mine=hand, step="placement", round=8)
    assert play.offers("place:maitres-d-arackhan>4-2")


def test_maitres_d_arackhan_hostages() -> None:
    play = still(
        ["maitres-d-arackhan@3-2", "soldat-sobre@4-2", "soldat-sobre@3-3", "soldat-ivre@7-4"],
        ["ogre-du-marais@5-2", "blatte-malsaine@3-1", "mouche-scorpion@4-3", "golem-de-glace@6-2", "fort-avalon@2-2"],
    )
    assert play.stats("soldat-sobre") == (1, 2)
    assert play.stats("soldat-ivre") == (1, 1)
    # 10 + 2 + 2 + 1, and as hostages 3 beside a soldier, 1 beside the place, 3 beside both soldiers (once)
    assert play.score(ME) == 15 + 3 + 1 + 3
    assert play.score(FOE) == 3 + 1 + 3 + 13 + 10


def test_maitres_d_arackhan_conquered() -> None:
    """The hostages are those of whoever holds the place."""
    taken = {"card": "maitres-d-arackhan", "at": "3-2", "controller": FOE}
    play = still([taken, "soldat-sobre@4-2"], ["ogre-du-marais@3-1"])
    assert play.score(FOE) == 10 + 3 + 2
    assert play.score(ME) == 2


@pytest.mark.rule("AW-183")
def test_monolithe_d_acier_fantome() -> None:
    play = battle(
        ["foudre-de-feu@3-2", "tempete-de-feu@3-3"],
        ["monolithe-d-acier-fantome@4-2", "fantassin@4-3", "soldat-sobre@5-3"],
    )
    assert play.stats("fantassin") == (1, 1)  # the storm does not reach it
    assert play.why_not("attack:foudre-de-feu>fantassin") == "AW-183"
    assert play.targets("foudre-de-feu") == {"monolithe-d-acier-fantome", "soldat-sobre"}  # neither is shielded


def test_monolithe_d_acier_fantome_against_the_swift() -> None:
    field = ["cavalier-gris@3-3", "ogre-du-marais@4-4"]
    foes = ["monolithe-d-acier-fantome@4-2", "wendigo-lunaire@4-3"]
    play = battle(field, foes).hit("cavalier-gris>wendigo-lunaire", "ogre-du-marais>wendigo-lunaire")
    assert play.at("wendigo-lunaire") == "4-3"  # 2 + 2 against 2 + 2
    play = battle(["catapulte@3-3", "ogre-du-marais@4-4"], foes)
    play.hit("catapulte>wendigo-lunaire", "ogre-du-marais>wendigo-lunaire")
    assert play.where("wendigo-lunaire") == "discard:1"  # 4 against 2: nobody swift among them
    play = battle(field, ["wendigo-lunaire@4-3"]).hit("cavalier-gris>wendigo-lunaire", "ogre-du-marais>wendigo-lunaire")
    assert play.where("wendigo-lunaire") == "discard:1"


def test_monolithe_d_acier_fantome_at_the_end_of_the_round() -> None:
    play = battle(
        ["monolithe-d-acier-fantome@3-2", "aigle@2-2", "soldat-sobre@3-3"],
        ["dreki@4-2", "griffon-des-neiges@3-1", "dreki@5-2"],
    )
    play.do("pass", "pass")
    assert play.pos.round == 4
    assert play.where("aigle") == "discard:0"  # an ally as well
    assert play.where("dreki") == "discard:1"
    assert play.at("griffon-des-neiges") == "3-1"  # worth 7
    assert play.at("soldat-sobre") == "3-3"  # does not fly
    assert play.at("dreki:1") == "5-2"  # not adjacent


@pytest.mark.rule("AW-174")
def test_cheval_d_avalon() -> None:
    play = battle(
        ["cheval-d-avalon@3-2"],
        ["ogre-du-marais@4-2"],
        mine={"hand": ["champion", "foudre-de-feu", "fort-avalon"]},
    )
    play.do("action:cheval-d-avalon")
    assert play.options() == {"deploy:champion>3-2"}  # neither a spell nor a place
    play.do("deploy:champion>3-2")
    assert play.where("cheval-d-avalon") == "discard:0"
    assert play.at("champion") == "3-2"
    assert play.pos.hand[ME] == [play.card("foudre-de-feu"), play.card("fort-avalon")]
    play.hit("champion>ogre-du-marais")  # in the same turn
    assert play.where("ogre-du-marais") == "discard:1"


@pytest.mark.rule("AW-173", "AW-034")
def test_cheval_d_avalon_without_a_rider() -> None:
    play = battle(["cheval-d-avalon@3-2", "soldat-sobre@4-3"], ["ogre-du-marais@4-2"], mine={"hand": ["foudre-de-feu"]})
    assert play.why_not("action:cheval-d-avalon") == "AW-173"
    assert play.score(ME) == 2


@pytest.mark.rule("AW-170", "AW-178")
def test_convoi_fortifie() -> None:
    play = battle(
        ["soldat-sobre@0-2", "fantassin@0-3"],
        ["ogre-du-marais@3-2", "aigle@4-2"],
        mine={"astral": ["convoi-fortifie"]},
    )
    play.do("action:convoi-fortifie")
    assert "2-2" in play.places("soldat-sobre", "shift")
    assert "3-3" not in play.places("soldat-sobre", "shift")  # at distance 4
    assert play.why_not("shift:ogre-du-marais>3-1") == "AW-181"
    play.do("shift:soldat-sobre>2-2")
    assert play.stats("soldat-sobre") == (2, 1)
    assert play.stats("fantassin") == (1, 1)
    assert play.where("convoi-fortifie") == "astral:0"  # until the end of the round
    assert not play.offers("action:convoi-fortifie")
    play.hit("soldat-sobre>ogre-du-marais")
    assert play.where("ogre-du-marais") == "discard:1"
    play.do("pass")
    assert play.where("convoi-fortifie") == "discard:0"
    assert play.stats("soldat-sobre") == (1, 1)


@pytest.mark.rule("AW-190", "AW-121")
def test_en_permission() -> None:
    play = battle(
        ["fantassin@3-2", "soldat-sobre@6-4"],
        ["ogre-du-marais@4-2"],
        mine={"astral": ["en-permission"]},
        step="initiative",
    )
    assert play.pos.phase == INITIATIVE
    play.do("action:en-permission")
    assert play.places("fantassin", "shift") == {"5-4", "7-4", "6-3"}
    assert play.places("soldat-sobre", "shift") == {
        "2-2",
        "3-1",
        "3-3",
    }  # beside the soldier's own slot there is nobody
    assert play.why_not("shift:fantassin>4-1") == "AW-167"  # beside an enemy
    assert play.why_not("shift:ogre-du-marais>5-4") == "AW-181"
    play.do("shift:fantassin>6-3")
    assert play.at("fantassin") == "6-3"
    assert play.where("en-permission") == "discard:0"
    assert [line["kind"] for line in play.table.log_all()].count("deactivated") == 1


@pytest.mark.rule("AW-147", "AW-225")
def test_explosion_d_yhdil() -> None:
    play = battle(
        ["explosion-d-yhdil@3-2", "soldat-sobre@2-2"],
        ["lucy@4-2", "hydre-abominable@3-1", "golem-de-glace@3-3", "blatte-malsaine@5-2"],
    )
    assert play.why_not("attack:explosion-d-yhdil>hydre-abominable") == "AW-220"
    play.hit("explosion-d-yhdil")
    assert play.where("lucy") == play.where("hydre-abominable") == "discard:1"  # 3 against 0 and 2, Furtif or not
    assert play.at("golem-de-glace") == "3-3"  # 3 against 3
    assert play.at("soldat-sobre") == "2-2"
    assert play.where("explosion-d-yhdil") == "discard:0"


@pytest.mark.rule("AW-048", "AW-038")
def test_force_et_honneur() -> None:
    play = battle(
        ["fantassin@0-1", "titan@7-4", "soldat-ivre@3-2", "archer@3-3"],
        ["phalange@4-2"],
        mine={"astral": ["force-et-honneur"]},
    )
    assert play.stats("fantassin") == (2, 1)
    assert play.stats("titan") == (4, 3)
    assert play.stats("soldat-ivre") == (1, 1)  # no family
    assert play.stats("archer") == (1, 1)  # Légion IV
    assert play.stats("phalange") == (1, 1)  # an enemy's
    play.do("pass", "pass")
    assert play.where("force-et-honneur") == "discard:0"
    assert play.stats("fantassin") == (1, 1)


@pytest.mark.rule("AW-125")
def test_l_eveil_de_l_ordre_gris() -> None:
    play = battle(
        [asleep("soldat-sobre", "3-2"), asleep("fantassin", "3-3"), "archer@2-2", asleep("fort-avalon", "2-3")],
        ["blatte-malsaine@4-2", asleep("ogre-du-marais", "4-3")],
        mine={"astral": ["l-eveil-de-l-ordre-gris"]},
    )
    assert play.why_not("attack:soldat-sobre>blatte-malsaine") == "AW-122"
    play.do("action:l-eveil-de-l-ordre-gris")
    assert play.options() == {"pick:soldat-sobre", "pick:fantassin"}  # neither the active, the place nor the enemy
    assert play.why_not("pick:archer") == "AW-181"
    assert play.why_not("done") is not None
    play.do("pick:soldat-sobre")
    assert play.options() == {"pick:fantassin", "done"}
    play.do("done")
    assert play.where("l-eveil-de-l-ordre-gris") == "discard:0"
    assert not play.active("fantassin")
    play.hit("soldat-sobre>blatte-malsaine")
    assert play.where("blatte-malsaine") == "discard:1"


def test_levee_de_boucliers() -> None:
    play = battle(
        ["phalange@3-2", "soldat-sobre@4-1", "fantassin@0-4"],
        ["blatte-malsaine@4-2", "titan@5-2"],
        mine={"astral": ["levee-de-boucliers"]},
    )
    assert play.stats("phalange") == (1, 3)
    assert play.stats("fantassin") == (1, 3)  # anywhere
    assert play.stats("soldat-sobre") == (1, 1)
    assert play.stats("titan") == (3, 3)
    assert not play.targets("phalange")
    assert play.why_not("attack:phalange>blatte-malsaine") == "AW-049"
    assert play.offers("attack:soldat-sobre>blatte-malsaine")


@pytest.mark.rule("AW-178", "AW-179")
def test_ordre_de_marche() -> None:
    play = battle(
        ["phalange@3-2", asleep("fantassin", "3-3"), "soldat-sobre@2-2"],
        ["ogre-du-marais@4-2", "ogre-du-marais@5-1"],
        mine={"astral": ["ordre-de-marche"]},
    )
    play.do("action:ordre-de-marche")
    assert "5-2" in play.places("phalange", "shift")  # over an enemy
    assert "6-2" not in play.places("phalange", "shift")  # at distance 3
    assert play.why_not("shift:soldat-sobre>1-2") == "AW-181"
    assert play.why_not("done") is not None  # at least one
    play.do("shift:phalange>5-2")
    assert not play.places("phalange", "shift")  # once each
    play.do("shift:fantassin>4-3")
    assert play.where("ordre-de-marche") == "discard:0"
    assert play.active("phalange")
    assert not play.active("fantassin")


@pytest.mark.rule("AW-174")
def test_renforts() -> None:
    play = battle(
        ["phalange@3-2", "soldat-sobre@0-4"],
        ["ogre-du-marais@4-2"],
        mine={"astral": ["renforts"], "hand": ["champion", "titan", "chevalier-gris", "soldat-sobre", "fantassin"]},
    )
    play.do("action:renforts")
    assert play.places("champion", "deploy") == {"2-2", "3-1", "3-3"}  # beside the Phalange, not beside the ogre
    assert play.places("fantassin", "deploy") == {"2-2", "3-1", "3-3"}
    assert not play.places("titan", "deploy")  # worth 13
    assert not play.places("chevalier-gris", "deploy")  # worth 9
    assert not play.places("soldat-sobre:1", "deploy")  # not of the legion
    assert play.why_not("done") is not None
    play.do("deploy:fantassin>2-2")
    assert "1-2" in play.places("champion", "deploy")  # leaning on the first
    assert play.offers("done")
    play.do("deploy:champion>1-2")
    assert play.where("renforts") == "discard:0"
    assert play.active("champion")
    assert play.active("fantassin")


@pytest.mark.rule("AW-173")
def test_renforts_without_a_legion() -> None:
    play = battle(["soldat-sobre@3-2"], ["ogre-du-marais@4-2"], mine={"astral": ["renforts"], "hand": ["champion"]})
    assert play.why_not("action:renforts") == "AW-173"


def test_treve() -> None:
    play = battle(
        ["treve@3-2", "soldat-sobre@3-1", "foudre-de-feu@2-3", "fantassin@5-1"],
        ["ogre-du-marais@4-2", "blatte-malsaine@4-1", "chevalier-gris@3-3"],
    )
    assert not play.targets("soldat-sobre")
    assert play.why_not("attack:soldat-sobre>blatte-malsaine") == "AW-049"
    assert play.why_not("attack:foudre-de-feu>ogre-du-marais") == "AW-049"  # not even by a spell
    assert play.offers("attack:fantassin>blatte-malsaine")  # neither touches the spell
    play.do("pass")
    assert play.why_not("attack:ogre-du-marais>soldat-sobre") is not None
    assert play.why_not("attack:blatte-malsaine>soldat-sobre") == "AW-049"
    assert play.offers("attack:blatte-malsaine>fantassin")


@pytest.mark.rule("AW-183")
def test_treve_does_not_bind_the_immune() -> None:
    play = battle(["treve@3-2", "soldat-sobre@4-3"], ["chevalier-gris@3-3", "ogre-du-marais@4-2"])
    assert play.targets("soldat-sobre") == {"chevalier-gris"}


#: What is printed: value (deck-building value), Attack/Defense, attributes, family, limit; a spell's plane and discard.
PRINTED = """
archer | 5 | 1/1 | distance 2 | Légion IV | -
assassin | 8(13) | 2/1 | initiative | - | 3
baliste | 5 | 1/1 | distance 3 | Artillerie | -
catanolithe | 10(15) | 3/1 | distance 3 | Artillerie | -
catapulte | 6(8) | 2/1 | distance 3 | Artillerie | -
cavalier-gris | 7(9) | 2/2 | mouvement 2 | - | -
champion | 8 | 2/2 | - | Légion VI | 4
chasseur-de-dragons | 10(13) | 1/2 | distance 3 | - | -
chevalier-gris | 9(15) | 2/2 | mouvement 2 | Légion VI | 4
disque-du-tomour | 1(15) | 1/0 | furtif, vol | - | legendary
fanatique | 4 | 2/0 | initiative | - | -
fantassin | 3 | 1/1 | - | Légion VI | -
gueux-des-champs | 2 | 0/1 | nuee | Gueux | -
heros-de-la-bataille-de-nerz | 10(12) | 2/3 | - | - | -
l-armurier | 7 | 1/1 | - | - | -
le-senechal | 14(16) | 4/2 | omnifrappe | - | legendary
mercenaire-aguerri | 4 | 2/1 | - | Mercenaires | -
mercenaire-des-neiges | 4 | 2/3 | - | Mercenaires | -
missionnaire-gris | 8 | 2/2 | - | Légion VI | -
nemesio-ordre-gris | 2(9) | 0/1 | mouvement 2 | - | legendary
phalange | 3 | 1/1 | - | Légion VI | -
porte-etendard | 7 | 1/1 | - | Légion VI | -
pretre-gris | 8 | 1/1 | - | Légion VI | -
soldat-ivre | 1 | 1/1 | - | - | -
soldat-sobre | 2 | 1/1 | - | - | -
titan | 13(16) | 3/3 | - | Légion VI | 4
tourelle-d-attaque | 10 | 4/1 | perforation | - | -
fort-avalon | 10 | -/4 | - | - | legendary
maitres-d-arackhan | 10 | -/4 | - | - | legendary
monolithe-d-acier-fantome | 10 | -/4 | - | - | legendary
cheval-d-avalon | 7 | -/- | - | - | 2 activation
convoi-fortifie | 3 | -/- | - | - | - astral round
en-permission | 2 | -/- | initiative | - | - astral activation
explosion-d-yhdil | 4 | 3/- | omnifrappe | - | - activation
force-et-honneur | 2 | -/- | - | - | - astral round
l-eveil-de-l-ordre-gris | 8 | -/- | - | - | legendary astral activation
levee-de-boucliers | 2 | -/- | - | - | - astral round
ordre-de-marche | 6 | -/- | - | - | - astral activation
renforts | 9 | -/- | - | - | - astral activation
treve | 4 | -/- | - | - | 2 round
"""


@pytest.mark.rule("AW-019", "AW-045")
@pytest.mark.parametrize("line", PRINTED.split("\n")[1:-1])
def test_printed(line: str) -> None:
    assert printed(line.partition(" ")[0]) == line


def test_printed_is_the_whole_faction() -> None:
    mine = {face.id for face in FACES if face.band == "ordre-gris"}
    assert mine == {line.partition(" ")[0] for line in PRINTED.split("\n")[1:-1]}
