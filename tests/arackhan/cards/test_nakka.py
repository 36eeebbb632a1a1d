"""The cards of the Nakka, each in a battle of its own: what it does, and what may not be chosen."""

from __future__ import annotations

import pytest

from ludotheque.games.arackhan.battle import INITIATIVE
from tests.arackhan.helpers import FOE, ME, battle

# ---------------------------------------------------------------------- creatures


@pytest.mark.rule("AW-227", "AW-230", "AW-256")
def test_archer_nakka() -> None:
    play = battle(["archer-nakka@2-2", "behemoth@1-2"], ["blatte-malsaine@4-2", "ogre-du-marais@5-2", "lucy@2-3"])
    assert play.stats("archer-nakka") == (1, 1)
    assert play.targets("archer-nakka") == {"blatte-malsaine", "lucy"}  # distance 2, and the hidden one beside it
    assert play.why_not("attack:archer-nakka>ogre-du-marais") == "AW-227"
    play.hit("archer-nakka>blatte-malsaine")
    assert play.where("blatte-malsaine") == "discard:1"


@pytest.mark.rule("AW-193", "AW-194")
def test_banshee() -> None:
    play = battle(["banshee@3-2", "hexacarias@4-1"], ["golem-de-glace@4-2", "aigle@2-2"], step="initiative")
    assert play.stats("banshee") == (2, 1)
    assert play.why_not("attack:hexacarias>golem-de-glace") == "AW-079"
    play.do("pass")  # it may wait
    play.hit("banshee>golem-de-glace", "hexacarias>golem-de-glace")
    assert play.where("golem-de-glace") == "discard:1"


@pytest.mark.rule("AW-213", "AW-214")
def test_banshee_montee() -> None:
    play = battle(["banshee-montee@0-2", "behemoth@0-3"], ["ogre-du-marais@6-2", "berserker@7-2", "lucy@6-4"])
    assert play.stats("banshee-montee") == (2, 2)
    assert "3-2" not in play.places("banshee-montee")
    play.do("move:banshee-montee>6-3")
    assert not play.places("banshee-montee")  # once
    assert play.targets("banshee-montee") == {"ogre-du-marais"}  # not the hidden Lucy
    play.hit("banshee-montee>ogre-du-marais")
    assert play.where("ogre-du-marais") == "discard:1"


def test_behemoth() -> None:
    play = battle(["behemoth@3-2"], ["paladin-de-glace@4-2", "aigle@5-2"])
    assert play.stats("behemoth") == (3, 2)
    assert play.targets("behemoth") == {"paladin-de-glace"}
    play.hit("behemoth>paladin-de-glace")
    assert play.where("paladin-de-glace") == "discard:1"
    assert play.at("aigle") == "5-2"  # it does not pierce


def test_centipede_explosif() -> None:
    play = battle(["centipede-explosif@3-2", "behemoth@2-2"], ["aigle@4-2", "ogre-du-marais@2-3"])
    assert play.stats("centipede-explosif") == (2, 2)
    play.hit("centipede-explosif>aigle")
    assert play.where("aigle") == "discard:1"
    assert play.where("centipede-explosif") == "discard:0"
    assert play.at("behemoth") == "2-2"


def test_centipede_explosif_dies_of_a_failed_attack_and_in_a_group_but_not_of_being_attacked() -> None:
    play = battle(["centipede-explosif@3-2", "behemoth@3-3"], ["yhdorien-senile@4-2", "aigle@4-3"])
    play.hit("centipede-explosif>yhdorien-senile", "behemoth>aigle")
    assert play.at("yhdorien-senile") == "4-2"
    assert play.where("centipede-explosif") == "discard:0"
    assert play.at("behemoth") == "3-3"
    play = battle(["centipede-explosif@3-2", "behemoth@5-2"], ["yhdorien-senile@4-2"])
    play.hit("centipede-explosif>yhdorien-senile", "behemoth>yhdorien-senile")
    assert play.where("yhdorien-senile") == "discard:1"
    assert play.where("centipede-explosif") == "discard:0"
    play = battle(["centipede-explosif@3-2"], ["ogre-du-marais@4-2", "berserker@5-2"], active=FOE)
    play.hit("ogre-du-marais>centipede-explosif")
    assert play.at("centipede-explosif") == "3-2"


@pytest.mark.rule("AW-227", "AW-229")
def test_chasseresse() -> None:
    play = battle(["chasseresse@1-2", "behemoth@1-1"], ["blatte-malsaine@3-4", "berserker@2-2", "phasme-venimeux@7-2"])
    assert play.stats("chasseresse") == (1, 1)
    assert play.has("chasseresse", "distance")
    assert play.targets("chasseresse") == {"blatte-malsaine", "berserker"}  # distances 4 and 1; not 6
    play.hit("chasseresse>blatte-malsaine")
    assert play.where("blatte-malsaine") == "discard:1"


@pytest.mark.rule("AW-277")
def test_colere_de_la_foret() -> None:
    play = battle(
        ["colere-de-la-foret@3-3", "archer-nakka@2-3"],
        ["ogre-du-marais@4-3", "berserker@5-3", "blatte-malsaine@3-2", "hydre-abominable@3-1", "titan@7-3"],
    )
    assert play.stats("colere-de-la-foret") == (3, 3)
    assert play.why_not("attack:colere-de-la-foret>ogre-du-marais") == "AW-220"
    play.hit("colere-de-la-foret")
    assert {play.where(one) for one in ("ogre-du-marais", "berserker", "blatte-malsaine")} == {"discard:1"}
    assert play.at("hydre-abominable") == "3-1"  # 2 against 2
    assert play.at("titan") == "7-3"


@pytest.mark.rule("AW-198")
def test_dragon_eclair() -> None:
    play = battle(
        ["dragon-eclair@3-2", "hexacarias@2-3"], ["ogre-du-marais@4-2", "blatte-malsaine@3-1"], step="initiative"
    )
    assert play.pos.phase == INITIATIVE
    assert play.stats("dragon-eclair") == (2, 1)
    assert play.has("dragon-eclair", "omnifrappe")  # nobody beside it
    assert not play.offers("strike:dragon-eclair")
    assert play.why_not("attack:dragon-eclair>ogre-du-marais") == "AW-198"
    assert play.offers("move:dragon-eclair>3-3")  # it may move in the sequence
    play.do("pass")
    play.hit("dragon-eclair")
    assert {play.where(one) for one in ("ogre-du-marais", "blatte-malsaine")} == {"discard:1"}


def test_dragon_eclair_beside_an_ally() -> None:
    play = battle(["dragon-eclair@3-2", "hexacarias@3-3"], ["ogre-du-marais@4-2", "blatte-malsaine@3-1"])
    assert not play.has("dragon-eclair", "omnifrappe")
    assert play.targets("dragon-eclair") == {"ogre-du-marais", "blatte-malsaine"}  # one of them
    play = battle(["dragon-eclair@3-2", "ruines-de-sylv@3-3"], ["ogre-du-marais@4-2", "blatte-malsaine@3-1"])
    assert play.has("dragon-eclair", "omnifrappe")  # a place is no creature
    play = battle(["dragon-eclair@3-2", "hexacarias@6-3"], ["lucy@4-2", "blatte-malsaine@3-1"])
    assert not play.has("dragon-eclair", "omnifrappe")  # the skill is taken away
    assert play.has("dragon-eclair", "initiative")


def test_fauve_reptilien() -> None:
    play = battle(
        ["fauve-reptilien@1-2", "archer-nakka@1-1"], ["ogre-du-marais@4-2", "blatte-malsaine@3-1", "titan@3-4"]
    )
    assert play.stats("fauve-reptilien") == (2, 2)
    assert "4-3" not in play.places("fauve-reptilien")  # further than 2
    play.do("move:fauve-reptilien>3-2")
    assert not play.targets("fauve-reptilien")
    play.hit("fauve-reptilien")
    assert {play.where(one) for one in ("ogre-du-marais", "blatte-malsaine")} == {"discard:1"}


def test_hexacarias() -> None:
    play = battle(["hexacarias@3-2"], ["ogre-du-marais@4-2", "pourfendeur@3-3"])
    assert play.stats("hexacarias") == (2, 2)
    assert not play.places("hexacarias")
    play.hit("hexacarias>pourfendeur")
    assert play.at("pourfendeur") == "3-3"  # 2 against 2


def test_hydre_instable() -> None:
    play = battle(["hydre-instable@3-2", "behemoth@2-2"], ["ogre-du-marais@4-2", "blatte-malsaine@3-1"], starter=ME)
    assert play.stats("hydre-instable") == (3, 1)
    assert play.has("hydre-instable", "omnifrappe")
    assert play.why_not("attack:hydre-instable>ogre-du-marais") == "AW-220"
    play.do("pass", "pass")
    assert play.pos.starter == FOE
    assert play.stats("hydre-instable") == (2, 2)  # the next round is the enemy's
    play = battle(["hydre-instable@3-2"], ["hydre-instable@4-2"], starter=FOE, active=ME)
    assert play.stats("hydre-instable:0") == (2, 2)
    assert play.stats("hydre-instable:1") == (3, 1)


def test_hydre_instable_silenced() -> None:
    play = battle(["hydre-instable@3-2"], ["lucy@4-2", "ogre-du-marais@3-3"])
    assert play.stats("hydre-instable") == (2, 1)


@pytest.mark.rule("AW-240", "AW-241", "AW-243", "AW-244")
def test_marcheur() -> None:
    play = battle(
        ["marcheur@4-2", "behemoth@4-1"], ["paladin-de-glace@3-2", "moleg-de-glace@5-2", "aigle@6-2"], active=FOE
    )
    assert play.stats("marcheur") == (2, 1)
    play.hit("paladin-de-glace>marcheur")
    assert play.at("marcheur") == "4-2"
    assert not play.active("marcheur")
    play.hit("moleg-de-glace>marcheur")
    assert play.where("marcheur") == "discard:0"


@pytest.mark.rule("AW-159", "AW-403")
def test_nemesio_nakka() -> None:
    play = battle(
        [
            "nemesio-nakka@3-2",
            {"card": "xenodon", "at": "2-2", "active": False},
            "behemoth@7-4",
            "banshee-montee@3-1",
            "colere-de-la-foret@0-1",
        ],
        ["ogre-du-marais@4-2"],
    )
    assert play.stats("nemesio-nakka") == (1, 1)
    assert "5-2" not in play.places("nemesio-nakka")  # Mouvement 2, not through the Ogre
    assert "4-1" in play.places("nemesio-nakka")
    play.do("action:nemesio-nakka")
    # an adjacent one and any other, both of value 8 or less; never Némésio himself
    assert play.options() == {"exchange:xenodon>behemoth"}
    play.do("exchange:xenodon>behemoth")
    assert play.at("xenodon") == "7-4"
    assert play.at("behemoth") == "2-2"
    assert not play.active("xenodon")  # states are kept
    assert play.active("behemoth")
    assert not play.active("nemesio-nakka")


@pytest.mark.rule("AW-159")
def test_nemesio_nakka_is_attacked_in_groups() -> None:
    play = battle(["nemesio-nakka@3-2", "xenodon@0-1"], ["ogre-du-marais@4-2", "blatte-malsaine@0-2"], active=FOE)
    assert play.asked == FOE
    assert play.why_not("attack:ogre-du-marais>nemesio-nakka") == "AW-159"
    play = battle(["nemesio-nakka@3-2", "xenodon@0-1"], ["ogre-du-marais@4-2", "foudre-de-feu@3-4"], active=FOE)
    play.hit("ogre-du-marais>nemesio-nakka", "foudre-de-feu>nemesio-nakka")  # a spell makes a group
    assert play.where("nemesio-nakka") == "discard:0"
    play = battle(["nemesio-nakka@3-2", "xenodon@0-1"], ["foudre-de-feu@3-4", "blatte-malsaine@4-4"], active=FOE)
    play.hit("foudre-de-feu>nemesio-nakka")  # and may attack alone
    assert play.where("nemesio-nakka") == "discard:0"
    play = battle(["nemesio-nakka@3-2", "xenodon@0-1"], ["ogre-du-marais@4-2", "lucy@3-3"], active=FOE)
    assert play.offers("attack:ogre-du-marais>nemesio-nakka")  # without his skill


@pytest.mark.rule("AW-173")
def test_nemesio_nakka_with_nobody_to_exchange() -> None:
    play = battle(["nemesio-nakka@3-2", "xenodon@2-2"], ["ogre-du-marais@4-2"])
    assert play.why_not("action:nemesio-nakka") == "AW-173"


@pytest.mark.rule("AW-197")
def test_perroquet_provocateur() -> None:
    play = battle(["perroquet-provocateur@3-2", "behemoth@2-2"], ["ogre-du-marais@6-2"], step="initiative")
    assert play.stats("perroquet-provocateur") == (0, 0)
    assert "7-2" in play.places("perroquet-provocateur")
    assert not play.places("behemoth")
    play.do("move:perroquet-provocateur>7-2", "stop:perroquet-provocateur")
    assert play.at("perroquet-provocateur") == "7-2"
    assert not play.active("perroquet-provocateur")


@pytest.mark.rule("AW-401")
def test_phacochere_borgne() -> None:
    around = ["blatte-malsaine@2-2", "berserker@3-1", "phasme-venimeux@4-2", "rat-homme@3-3"]
    play = battle(["phacochere-borgne@3-2"], around)
    assert play.stats("phacochere-borgne") == (1, 1)
    assert play.targets("phacochere-borgne") == {"phasme-venimeux", "rat-homme"}
    assert play.why_not("attack:phacochere-borgne>blatte-malsaine") == "AW-401"  # its player's left
    assert play.why_not("attack:phacochere-borgne>berserker") == "AW-401"  # in front
    play = battle(around, ["phacochere-borgne@3-2"], active=FOE)
    assert play.targets("phacochere-borgne") == {"blatte-malsaine", "berserker"}


@pytest.mark.rule("AW-401", "AW-S57")
def test_phacochere_borgne_keeps_its_blind_sides_without_its_skills_and_under_another_player() -> None:
    play = battle(["phacochere-borgne@3-2"], ["lucy@2-2", "berserker@3-1", "phasme-venimeux@4-2"])
    assert play.targets("phacochere-borgne") == {"phasme-venimeux"}  # a weakness is not taken away
    play = battle(
        ["behemoth@4-2", "hexacarias@2-2", {"card": "phacochere-borgne", "at": "3-2", "controller": FOE}],
        ["ogre-du-marais@0-1"],
        active=FOE,
    )
    assert play.targets("phacochere-borgne") == {"hexacarias"}  # seen by the player who controls it


@pytest.mark.rule("AW-254")
def test_phasme_venimeux() -> None:
    play = battle(["phasme-venimeux@3-2"], ["lucy@4-2", "ogre-du-marais@3-3"])
    assert play.stats("phasme-venimeux") == (2, 0)
    assert play.targets("phasme-venimeux") == {"ogre-du-marais"}
    play.hit("phasme-venimeux>ogre-du-marais")
    assert play.where("ogre-du-marais") == "discard:1"


@pytest.mark.rule("AW-159")
def test_plante_carnivore() -> None:
    play = battle(
        ["plante-carnivore@3-2", "archer-nakka@2-2", "banshee@0-1"],
        ["mangeur-d-enfants@4-2", "berserker@3-1"],
    )
    assert play.stats("archer-nakka") == (1, 2)
    assert play.stats("banshee") == (2, 1)  # not adjacent
    assert play.stats("plante-carnivore") == (1, 1)
    play.do("pass")
    play.do("attack:mangeur-d-enfants>plante-carnivore")
    assert not play.offers("resolve")  # alone
    play.do("strike:berserker", "resolve")
    assert play.where("plante-carnivore") == "discard:0"


def test_plante_carnivore_refuses_a_lone_creature() -> None:
    play = battle(["plante-carnivore@3-2", "archer-nakka@2-2"], ["mangeur-d-enfants@4-2", "aigle@5-2"], active=FOE)
    assert play.why_not("attack:mangeur-d-enfants>plante-carnivore") == "AW-159"
    play = battle(["plante-carnivore@3-2", "archer-nakka@2-2"], ["berserker@3-1", "blatte-malsaine@4-2"], active=FOE)
    play.hit("berserker", "blatte-malsaine>plante-carnivore")  # a strike declared first makes the group as well
    assert play.where("plante-carnivore") == "discard:0"
    play = battle(
        ["plante-carnivore@4-2", "archer-nakka@3-2"], ["mangeur-d-enfants@2-2", "ogre-du-marais@4-4"], active=FOE
    )
    play.hit("mangeur-d-enfants>archer-nakka")
    assert play.at("plante-carnivore") == "4-2"  # a chain is a lone attack: it ends, without failure
    assert play.at("mangeur-d-enfants") == "2-2"


@pytest.mark.rule("AW-398")
def test_porteur_de_mort() -> None:
    play = battle(
        ["porteur-de-mort@3-2", "sonneur-de-mort@0-1", "porteur-de-mort@7-4", "hexacarias@2-2"],
        ["golem-de-glace@4-2", "aigle@6-4", "yhdorien-senile@5-2"],
    )
    assert play.stats("porteur-de-mort:0") == (1, 1)
    assert play.stats("golem-de-glace") == (3, 2)
    assert play.stats("yhdorien-senile") == (1, 3)  # not adjacent
    assert play.stats("hexacarias") == (2, 2)  # allied
    assert play.has("porteur-de-mort:0", "initiative")  # itself
    assert play.has("porteur-de-mort:1", "initiative")
    assert not play.has("hexacarias", "initiative")


def test_porteur_de_mort_without_music() -> None:
    play = battle(["porteur-de-mort@3-2"], ["golem-de-glace@4-2", "sonneur-de-mort@7-4"])
    assert not play.has("porteur-de-mort", "initiative")  # the enemy's music does not count
    play = battle(["porteur-de-mort@3-2", "sonneur-de-mort@0-1"], ["lucy@4-2", "ogre-du-marais@2-2"])
    assert not play.has("porteur-de-mort", "initiative")  # silenced
    assert play.has("sonneur-de-mort", "initiative")  # by its own skill: a Danseur is there all the same
    assert play.defense("ogre-du-marais") == 1


@pytest.mark.rule("AW-115")
def test_protecteur() -> None:
    play = battle(["protecteur@3-2", "behemoth@5-2"], ["ogre-du-marais@4-2"])
    assert play.stats("protecteur") == (0, 2)
    play.do("move:protecteur>4-1", "action:protecteur")
    assert play.stats("protecteur") == (1, 2)
    assert play.why_not("action:protecteur") == "AW-122"  # the extra token does not make it active
    play.do("pass", "pass")
    assert play.stats("protecteur") == (1, 2)  # it stays from round to round


def test_protecteur_counts_tokens_and_loses_them_with_the_battlefield() -> None:
    tokens = {"card": "protecteur", "at": "3-2", "tokens": 3}
    play = battle([tokens, "behemoth@2-2"], ["pourfendeur@4-2", "titan@3-3"])
    assert play.stats("protecteur") == (3, 2)
    play.hit("protecteur>pourfendeur")
    assert play.where("pourfendeur") == "discard:1"
    play.do("pass").hit("titan>protecteur")
    assert play.where("protecteur") == "discard:0"
    assert play.pos.tokens[play.card("protecteur")] == 0
    play = battle([tokens, "behemoth@2-2"], ["lucy@4-2", "titan@3-3"])
    assert play.stats("protecteur") == (0, 2)  # the tokens stay, the skill does not
    assert play.offers("action:protecteur")


@pytest.mark.rule("AW-210", "AW-252")
def test_racines_rampantes() -> None:
    play = battle(
        ["racines-rampantes@3-2", "hexacarias@2-2"],
        ["aigle@4-2", "xenodon@3-3", "banshee-montee@7-2", "berserker@3-1"],
        active=FOE,
    )
    assert play.stats("racines-rampantes") == (1, 0)
    assert not play.places("aigle")
    assert not play.places("xenodon")
    assert not play.has("xenodon", "mouvement")
    assert play.places("banshee-montee")  # not adjacent
    assert play.has("berserker", "initiative")  # nothing else is lost
    assert play.why_not("attack:aigle>racines-rampantes") == "AW-252"  # Furtif


@pytest.mark.rule("AW-388", "AW-398")
def test_sonneur_de_mort() -> None:
    play = battle(
        ["sonneur-de-mort@3-2", "porteur-de-mort@0-1", "sonneur-de-mort@7-4"],
        ["titan@4-2", "sonneur-de-mort@3-3", "lucy@7-3", "ogre-du-marais@6-1"],
    )
    assert play.stats("sonneur-de-mort:1") == (1, 1)
    assert play.stats("titan") == (2, 3)
    assert play.attack("sonneur-de-mort:0") == 1  # an enemy with the same skill does not weaken it
    assert play.attack("sonneur-de-mort:2") == 1
    assert play.attack("ogre-du-marais") == 2
    assert play.has("sonneur-de-mort:0", "initiative")
    assert play.has("sonneur-de-mort:1", "initiative")  # silenced, but the first gives it
    assert not play.has("sonneur-de-mort:2", "initiative")  # no allied Danseur


@pytest.mark.rule("AW-199", "AW-201", "AW-202")
def test_xenodon() -> None:
    play = battle(["xenodon@2-2", "hexacarias@3-2"], ["ogre-du-marais@4-2"])
    assert play.stats("xenodon") == (1, 1)
    assert play.places("xenodon") == {"3-1", "3-3"}  # through an ally, not further, never on a card
    play = battle(["xenodon@2-2"], ["ogre-du-marais@3-2"])
    assert "4-2" not in play.places("xenodon")  # not through an enemy


def test_yhdorien_senile() -> None:
    play = battle(["yhdorien-senile@4-2"], ["hydre-abominable@3-2", "blatte-malsaine@5-2", "aigle@0-1"], active=FOE)
    assert play.stats("yhdorien-senile") == (1, 3)
    play.hit("hydre-abominable")
    assert play.at("yhdorien-senile") == "4-2"  # 3 against 3
    play = battle(["yhdorien-senile@4-2"], ["hydre-abominable@3-2", "blatte-malsaine@5-2", "aigle@0-1"], active=FOE)
    play.hit("hydre-abominable", "blatte-malsaine>yhdorien-senile")
    assert play.where("yhdorien-senile") == "discard:0"


# ---------------------------------------------------------------------- places


@pytest.mark.rule("AW-240", "AW-389")
def test_arbre_de_vie() -> None:
    play = battle(
        ["arbre-de-vie@3-2", "archer-nakka@3-1", "xenodon@2-2", "banshee@1-1"],
        ["ogre-du-marais@4-1", "pourfendeur@1-2", "collecteur-de-peste@2-3"],
        active=FOE,
    )
    assert play.defense("arbre-de-vie") == 4
    assert play.has("archer-nakka", "regeneration")
    assert not play.has("xenodon", "regeneration")  # the Collecteur strips gained attributes too
    assert not play.has("banshee", "regeneration")  # not adjacent
    assert not play.has("arbre-de-vie", "regeneration")
    play.hit("ogre-du-marais>archer-nakka")
    assert play.at("archer-nakka") == "3-1"
    assert not play.active("archer-nakka")


@pytest.mark.rule("AW-159", "AW-307", "AW-S56")
def test_racines_eternelles() -> None:
    field = ["racines-eternelles@3-2", "archer-nakka@4-2", "banshee@6-3"]
    play = battle(field, ["ogre-du-marais@5-2", "foudre-de-feu@4-4"], active=FOE)
    assert play.defense("racines-eternelles") == 4
    assert play.why_not("attack:ogre-du-marais>archer-nakka") == "AW-159"
    play.hit("foudre-de-feu>archer-nakka")  # spells without a creature
    assert play.where("archer-nakka") == "discard:0"
    play = battle(field, ["ogre-du-marais@5-2", "blatte-malsaine@4-1", "foudre-de-feu@4-4"], active=FOE)
    play.do("attack:ogre-du-marais>archer-nakka")
    assert not play.offers("resolve")  # one creature is too few …
    assert play.why_not("attack:foudre-de-feu>archer-nakka") == "AW-159"  # … and a spell does not join
    play.do("attack:blatte-malsaine>archer-nakka")
    assert play.why_not("attack:foudre-de-feu>archer-nakka") == "AW-159"  # two creatures and a spell: neither way
    play.do("resolve")
    assert play.where("archer-nakka") == "discard:0"
    assert play.at("foudre-de-feu") == "4-4"
    play = battle(field, ["ogre-du-marais@6-2", "titan@3-1"], active=FOE)
    assert play.offers("attack:ogre-du-marais>banshee")  # not adjacent to the place
    assert play.offers("attack:titan>racines-eternelles")  # the place itself is not protected


@pytest.mark.rule("AW-390")
def test_ruines_de_sylv() -> None:
    play = battle(
        ["ruines-de-sylv@3-2", "archer-nakka@2-2", "hexacarias@3-1", "chasseresse@0-1"],
        ["blatte-malsaine@5-2", "ogre-du-marais@6-2", "berserker@4-2"],
    )
    assert play.defense("ruines-de-sylv") == 4
    assert play.attack("archer-nakka") == 2
    assert play.sheet("archer-nakka").reach == 3
    assert play.targets("archer-nakka") == {"blatte-malsaine", "berserker"}  # distances 3 and 2; not 4
    assert play.attack("hexacarias") == 3
    assert not play.has("hexacarias", "distance")  # nothing to lengthen
    assert play.sheet("chasseresse").reach == 4
    assert play.attack("berserker") == 1


# ---------------------------------------------------------------------- spells


def test_camouflage_naturel() -> None:
    play = battle(
        ["camouflage-naturel@3-2", "archer-nakka@4-2", "ruines-de-sylv@3-1", "banshee@6-3"],
        ["titan@4-1", "foudre-de-feu@4-4", "blatte-malsaine@6-2", "chasseresse@6-4"],
        active=FOE,
    )
    assert not play.offers("attack:titan>archer-nakka")
    assert play.why_not("attack:titan>archer-nakka") == "AW-049"  # the card's text
    assert not play.offers("attack:titan>ruines-de-sylv")  # places too
    assert not play.offers("attack:chasseresse>archer-nakka")  # from afar neither
    assert play.offers("attack:blatte-malsaine>banshee")  # not adjacent to the spell
    play.hit("foudre-de-feu>archer-nakka")  # spells may
    assert play.where("archer-nakka") == "discard:0"


def test_camouflage_naturel_does_not_bind_its_own_side() -> None:
    play = battle(
        ["camouflage-naturel@3-2", "behemoth@4-2"], ["ogre-du-marais@3-3", "blatte-malsaine@5-2", "aigle@6-2"]
    )
    assert play.offers("attack:behemoth>blatte-malsaine")
    play.do("pass")
    assert play.asked == FOE
    assert not play.offers("attack:blatte-malsaine>behemoth")
    assert play.where("camouflage-naturel") == "field:0"  # it stays for the round


@pytest.mark.rule("AW-196")
def test_flamme_surnaturelle() -> None:
    play = battle(
        ["behemoth@3-2"],
        ["aigle@4-2", "protection-hivernale@4-3"],
        mine={"astral": ["flamme-surnaturelle", "perdu-dans-la-foret"]},
        theirs={"astral": ["blizzard"]},
        step="initiative",
    )
    assert play.pos.phase == INITIATIVE
    play.do("action:flamme-surnaturelle")
    assert play.options() == {"pick:blizzard", "pick:protection-hivernale"}
    play.do("pick:protection-hivernale")
    assert play.where("protection-hivernale") == "discard:1"
    assert play.where("flamme-surnaturelle") == "discard:0"
    assert play.defense("aigle") == 1


@pytest.mark.rule("AW-403")
def test_manifestation_surnaturelle() -> None:
    play = battle(
        ["behemoth@0-1", {"card": "xenodon", "at": "7-4", "active": False}, "banshee@3-2", "ruines-de-sylv@3-1"],
        ["ogre-du-marais@4-2"],
        mine={"astral": ["manifestation-surnaturelle"]},
    )
    play.do("action:manifestation-surnaturelle")
    assert not play.offers("done")  # the first is not optional
    assert not any("ogre" in key or "ruines" in key for key in play.options())
    play.do("exchange:behemoth>xenodon")
    assert (play.at("behemoth"), play.at("xenodon")) == ("7-4", "0-1")
    assert not play.active("xenodon")
    assert play.active("behemoth")
    assert play.offers("done")
    assert len(play.options()) == 4  # three pairs, the same one among them, or nothing
    play.do("exchange:banshee>behemoth")
    assert play.at("behemoth") == "3-2"
    assert play.where("manifestation-surnaturelle") == "discard:0"  # two at most


@pytest.mark.rule("AW-173")
def test_manifestation_surnaturelle_needs_two() -> None:
    play = battle(["behemoth@3-2"], ["ogre-du-marais@4-2"], mine={"astral": ["manifestation-surnaturelle"]})
    assert play.why_not("action:manifestation-surnaturelle") == "AW-173"


@pytest.mark.rule("AW-392", "AW-182")
def test_mimetisme() -> None:
    play = battle(
        ["perroquet-provocateur@3-2", "behemoth@0-1"],
        ["golem-de-glace@7-4", "ogre-du-marais@4-2", "blatte-malsaine@5-2"],
        mine={"astral": ["mimetisme"]},
    )
    play.do("action:mimetisme")
    assert not any(key.startswith(("pair:golem", "pair:ogre", "pair:blatte")) for key in play.options())  # allied first
    assert not play.offers("pair:behemoth>behemoth")
    play.do("pair:perroquet-provocateur>golem-de-glace")
    assert play.stats("perroquet-provocateur") == (3, 3)
    assert play.sheet("perroquet-provocateur").value == 13
    assert play.score(ME) == 13 + 8
    assert play.has("perroquet-provocateur", "perforation")
    assert not play.has("perroquet-provocateur", "vol")
    assert play.where("mimetisme") == "discard:0"
    play.hit("perroquet-provocateur>ogre-du-marais")
    assert {play.where(one) for one in ("ogre-du-marais", "blatte-malsaine")} == {"discard:1"}


@pytest.mark.rule("AW-392", "AW-020")
def test_mimetisme_lasts_for_the_turn_and_copies_what_is_printed() -> None:
    play = battle(
        ["perroquet-provocateur@3-2", "plante-carnivore@0-1", "archer-nakka@0-2"],
        ["ogre-du-marais@4-2"],
        mine={"astral": ["mimetisme"]},
    )
    assert play.stats("archer-nakka") == (1, 2)
    play.do("action:mimetisme", "pair:perroquet-provocateur>archer-nakka")
    assert play.stats("perroquet-provocateur") == (1, 1)  # not the Plante's +1
    assert play.has("perroquet-provocateur", "distance")
    play.do("pass")
    assert play.asked == FOE
    assert play.stats("perroquet-provocateur") == (0, 0)  # over before the enemy's turn
    assert play.has("perroquet-provocateur", "vol")


def test_mimetisme_wakes_a_creature_and_copies_skills_weaknesses_and_actions() -> None:
    play = battle(
        [{"card": "banshee", "at": "3-2", "active": False}, "centipede-explosif@0-1", "protecteur@0-3"],
        ["aigle@4-2", "titan@3-1"],
        mine={"astral": ["mimetisme", "mimetisme"]},
    )
    play.do("action:mimetisme:0", "pair:banshee>centipede-explosif")
    assert play.active("banshee")
    play.do("action:mimetisme:1", "pair:banshee>protecteur")  # the last copy counts
    assert play.stats("banshee") == (0, 2)
    play.do("action:banshee")
    assert play.stats("banshee") == (1, 2)
    play.do("pass")
    assert play.stats("banshee") == (2, 1)
    play = battle(
        [{"card": "banshee", "at": "3-2", "active": False}, "centipede-explosif@0-1"],
        ["aigle@4-2", "titan@3-1"],
        mine={"astral": ["mimetisme"]},
    )
    play.do("action:mimetisme", "pair:banshee>centipede-explosif")
    play.hit("banshee>aigle")
    assert play.where("banshee") == "discard:0"  # the copied weakness


@pytest.mark.rule("AW-185")
def test_mimetisme_cannot_choose_the_immune() -> None:
    play = battle(
        ["perroquet-provocateur@3-2"],
        ["missionnaire-gris@4-2", "ogre-du-marais@5-2"],
        mine={"astral": ["mimetisme"]},
    )
    play.do("action:mimetisme")
    assert play.options() == {"pair:perroquet-provocateur>ogre-du-marais"}


def test_perdu_dans_la_foret() -> None:
    mine = {"astral": ["perdu-dans-la-foret"]}
    play = battle(["archer-nakka@3-2", "banshee@0-1"], ["titan@4-2", "pingouin-nihiliste@5-2"], mine=mine, active=FOE)
    assert play.asked == FOE  # the Pingouin may move
    assert play.why_not("attack:titan>archer-nakka") == "AW-159"
    play = battle(["archer-nakka@3-2", "banshee@0-1"], ["titan@4-2", "blatte-malsaine@3-3"], mine=mine, active=FOE)
    play.do("attack:titan>archer-nakka")
    assert not play.offers("resolve")
    play.do("attack:blatte-malsaine>archer-nakka", "resolve")
    assert play.where("archer-nakka") == "discard:0"
    play = battle(["archer-nakka@3-2", "banshee@0-1"], ["titan@4-2", "foudre-de-feu@3-4"], mine=mine, active=FOE)
    play.hit("titan>archer-nakka", "foudre-de-feu>archer-nakka")  # a spell makes the group
    assert play.where("archer-nakka") == "discard:0"
    play = battle(["archer-nakka@3-2", "banshee@0-1"], ["foudre-de-feu@3-4", "aigle@4-4"], mine=mine, active=FOE)
    play.hit("foudre-de-feu>archer-nakka")  # and may attack alone
    assert play.where("archer-nakka") == "discard:0"


def test_perdu_dans_la_foret_binds_enemies_only_and_ends_chains() -> None:
    mine = {"astral": ["perdu-dans-la-foret"]}
    play = battle(["archer-nakka@3-2", "banshee@0-1"], ["blatte-malsaine@4-2"], mine=mine)
    assert play.offers("attack:archer-nakka>blatte-malsaine")
    play = battle(
        ["archer-nakka@3-2", "banshee@4-2"], ["golem-de-glace@2-2", "blatte-malsaine@3-1"], mine=mine, active=FOE
    )
    play.hit("golem-de-glace>archer-nakka", "blatte-malsaine>archer-nakka")
    assert play.where("archer-nakka") == "discard:0"
    assert play.at("banshee") == "4-2"  # the Golem would go on alone


def test_puissance_devorante() -> None:
    play = battle(
        ["puissance-devorante@3-2", "hexacarias@3-1", "phasme-venimeux@2-2", "banshee@1-1"],
        ["golem-de-glace@4-1", "ogre-du-marais@4-2"],
    )
    assert play.stats("hexacarias") == (4, 1)
    assert play.stats("phasme-venimeux") == (4, 0)  # never below 0
    assert play.stats("banshee") == (2, 1)
    assert play.stats("ogre-du-marais") == (2, 1)  # enemy
    play.hit("hexacarias>golem-de-glace")
    assert play.where("golem-de-glace") == "discard:1"


def test_transe_musicale() -> None:
    play = battle(
        ["sonneur-de-mort@3-2", {"card": "porteur-de-mort", "at": "2-2", "active": False}, "xenodon@3-1"],
        ["ogre-du-marais@4-2", "sonneur-de-mort@5-2"],
        mine={"astral": ["transe-musicale"]},
    )
    play.do("action:transe-musicale")
    assert not play.places("xenodon", "shift")  # another family
    assert not play.places("sonneur-de-mort:1", "shift")  # the enemy's
    assert "4-3" in play.places("sonneur-de-mort:0", "shift")
    assert "5-3" not in play.places("sonneur-de-mort:0", "shift")  # distance 3
    play.do("shift:sonneur-de-mort:0>4-3")
    assert not play.places("sonneur-de-mort:0", "shift")  # each once
    assert play.offers("done")
    play.do("shift:porteur-de-mort>3-2")
    assert play.at("porteur-de-mort") == "3-2"
    assert not play.active("porteur-de-mort")
    assert play.where("transe-musicale") == "discard:0"


@pytest.mark.rule("AW-225", "AW-255")
def test_tremblement_de_terre() -> None:
    play = battle(
        ["tremblement-de-terre@3-2", "banshee@2-2"], ["lucy@4-2", "ogre-du-marais@3-1", "hexacarias@3-3", "titan@5-2"]
    )
    assert not play.targets("tremblement-de-terre")  # all around or nothing
    play.hit("tremblement-de-terre")
    assert {play.where(one) for one in ("lucy", "ogre-du-marais")} == {"discard:1"}  # Furtif does not help
    assert play.at("hexacarias") == "3-3"  # 2 against 2
    assert play.at("banshee") == "2-2"  # its own side
    assert play.where("tremblement-de-terre") == "discard:0"
