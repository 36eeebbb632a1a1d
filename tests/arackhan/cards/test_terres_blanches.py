"""The cards of the Terres Blanches, each in a battle of its own: what it does, and what may not be chosen."""

from __future__ import annotations

import pytest

from ludotheque.games.arackhan.battle import INITIATIVE, TURN
from tests.arackhan.helpers import FOE, battle

# ---------------------------------------------------------------------- creatures


@pytest.mark.rule("AW-161", "AW-174")
def test_adrielle() -> None:
    play = battle(
        ["adrielle@3-2"],
        ["blatte-malsaine@4-2"],
        mine={"hand": ["golem-de-glace", "forteresse-de-myjir", "eclair-glacant"]},
    )
    assert play.stats("adrielle") == (0, 0)
    play.do("action:adrielle")
    assert play.options() == {"deploy:golem-de-glace>3-2"}  # a creature, of any value, on her slot; no place, no spell
    play.do("deploy:golem-de-glace>3-2")
    assert play.where("adrielle") == "discard:0"
    assert play.at("golem-de-glace") == "3-2"
    assert play.active("golem-de-glace")
    play.hit("golem-de-glace>blatte-malsaine")  # this very turn
    assert play.where("blatte-malsaine") == "discard:1"


@pytest.mark.rule("AW-173", "AW-213", "AW-252")
def test_adrielle_flies_first_and_hides() -> None:
    play = battle(
        ["adrielle@3-2", "wendigo-lunaire@3-3"],
        ["ogre-du-marais@4-2", "blatte-malsaine@5-2"],
        mine={"hand": ["forteresse-de-myjir"]},
    )
    assert play.why_not("action:adrielle") == "AW-173"  # no creature in hand
    play = battle(["adrielle@3-2", "wendigo-lunaire@3-3"], ["ogre-du-marais@4-2"], mine={"hand": ["aigle"]})
    play.do("move:adrielle>5-2", "action:adrielle", "deploy:aigle>5-2")
    assert play.at("aigle") == "5-2"
    play = battle(["adrielle@3-2", "wendigo-lunaire@3-3"], ["ogre-du-marais@4-2", "berserker@4-3"], active=FOE)
    assert not play.offers("attack:ogre-du-marais>adrielle")
    assert play.why_not("attack:ogre-du-marais>adrielle") == "AW-252"


@pytest.mark.rule("AW-212", "AW-202")
def test_aigle() -> None:
    play = battle(["aigle@0-2", "pingouin-nihiliste@0-3"], ["ogre-du-marais@1-2", "blatte-malsaine@6-2"])
    assert play.stats("aigle") == (1, 1)
    assert "7-2" in play.places("aigle")  # over everything, at any distance
    assert "3-4" not in play.places("aigle")  # touches nothing
    assert "7-2" not in play.places("pingouin-nihiliste")  # a walker cannot
    play.do("move:aigle>6-1").hit("aigle>blatte-malsaine")
    assert play.where("blatte-malsaine") == "discard:1"


def test_bouclier_du_crepuscule() -> None:
    play = battle(
        ["bouclier-du-crepuscule@3-2", "wendigo-lunaire@4-2", "aigle@5-2"],
        ["ogre-du-marais@3-3", "blatte-malsaine@6-2"],
    )
    assert play.stats("wendigo-lunaire") == (1, 3)  # adjacent and allied
    assert play.stats("aigle") == (1, 1)  # not adjacent
    assert play.stats("ogre-du-marais") == (2, 1)  # enemy
    assert play.stats("bouclier-du-crepuscule") == (1, 2)  # not itself


def test_bouclier_du_crepuscule_is_silenced_by_a_blizzard() -> None:
    play = battle(
        ["bouclier-du-crepuscule@3-2", "wendigo-lunaire@4-2"],
        ["ogre-du-marais@3-3"],
        theirs={"astral": ["blizzard"]},
    )
    assert play.stats("wendigo-lunaire") == (1, 2)
    assert play.sheet("bouclier-du-crepuscule").muted


@pytest.mark.rule("AW-215")
def test_dreki() -> None:
    play = battle(["dreki@0-2", "aigle@6-2", "wendigo-lunaire@0-3"], ["ogre-du-marais@5-2"])
    assert play.stats("dreki") == (1, 1)
    assert play.offers("swap:dreki>aigle")
    assert not play.offers("swap:dreki>wendigo-lunaire")  # that one does not fly
    assert play.offers("move:dreki>5-1")


@pytest.mark.rule("AW-391", "AW-394")
def test_elementaire_de_glace() -> None:
    play = battle(["elementaire-de-glace@3-2", "bouclier-du-crepuscule@3-1"], ["yhdorien-senile@4-2", "hexacarias@3-3"])
    assert play.stats("elementaire-de-glace") == (1, 2)  # the Bouclier's +1 is ignored
    play.do("action:elementaire-de-glace")
    assert play.options() == {"either:0", "either:1", "either:2"}
    play.do("either:2")
    assert play.stats("elementaire-de-glace") == (3, 0)
    assert play.active("elementaire-de-glace")
    assert play.why_not("action:elementaire-de-glace") == "AW-394"  # once a round
    play.hit("elementaire-de-glace>hexacarias")  # it attacks all the same
    assert play.where("hexacarias") == "discard:1"
    assert not play.active("elementaire-de-glace")


@pytest.mark.parametrize(("way", "figures"), [(0, (0, 3)), (1, (2, 1)), (2, (3, 0))])
def test_elementaire_de_glace_takes_each_pair_until_the_end_of_the_round(way: int, figures: tuple[int, int]) -> None:
    play = battle(["elementaire-de-glace@3-2"], ["ogre-du-marais@4-2"])
    play.do("action:elementaire-de-glace", f"either:{way}")
    assert play.stats("elementaire-de-glace") == figures
    play.do("pass")
    assert play.stats("elementaire-de-glace") == figures  # in the enemy's turn too
    play.do("pass")
    assert play.stats("elementaire-de-glace") == (1, 2)


@pytest.mark.rule("AW-391")
def test_elementaire_de_glace_without_its_skill() -> None:
    play = battle(["elementaire-de-glace@3-2", "bouclier-du-crepuscule@3-1"], ["lucy@4-2", "ogre-du-marais@3-3"])
    play.do("action:elementaire-de-glace", "either:1")
    assert play.stats("elementaire-de-glace") == (2, 2)  # the Bouclier counts once Lucy takes the skill


def test_elementaire_de_glace_keeps_its_figures_from_enemies_and_spells() -> None:
    play = battle(
        ["elementaire-de-glace@3-2", "aigle@2-2"],
        ["fou-de-la-reine@4-2", "sonneur-de-mort@3-3"],
        mine={"astral": ["incantation-secrete", "armure-du-crepuscule"]},
    )
    assert play.stats("elementaire-de-glace") == (1, 2)
    assert play.stats("aigle") == (2, 3)


def test_elementaire_de_glace_ignores_what_lasts_on_it() -> None:
    play = battle(
        ["elementaire-de-glace@3-2", "aigle@2-2"], ["ogre-du-marais@4-2"], mine={"astral": ["convoi-fortifie"]}
    )
    play.do("action:convoi-fortifie", "shift:elementaire-de-glace>2-3")
    assert play.stats("elementaire-de-glace") == (1, 2)
    play = battle(
        ["elementaire-de-glace@3-2", "aigle@2-2"], ["ogre-du-marais@4-2"], mine={"astral": ["convoi-fortifie"]}
    )
    play.do("action:convoi-fortifie", "shift:aigle>4-1")
    assert play.stats("aigle") == (2, 1)


def test_fee_novice() -> None:
    play = battle(
        ["fee-novice@3-2"],
        ["ogre-du-marais@4-2"],
        mine={"hand": ["aigle", "elementaire-de-glace", "golem-de-glace", "eclair-glacant"]},
    )
    assert play.stats("fee-novice") == (0, 0)
    assert play.has("fee-novice", "furtif")
    assert play.offers("move:fee-novice>5-2")  # Vol
    play.do("action:fee-novice")
    assert play.options() == {"deploy:aigle>3-2"}  # value 5; not 6, not 13, no spell
    play.do("deploy:aigle>3-2")
    assert play.where("fee-novice") == "discard:0"
    assert play.at("aigle") == "3-2"
    assert play.active("aigle")


def test_fee_novice_without_a_small_creature() -> None:
    play = battle(["fee-novice@3-2"], ["ogre-du-marais@4-2"], mine={"hand": ["golem-de-glace"]})
    assert play.why_not("action:fee-novice") == "AW-173"


def test_fou_de_la_reine() -> None:
    play = battle(
        ["fou-de-la-reine@3-2", "wendigo-lunaire@2-2"],
        ["yhdorien-senile@4-2", "plante-carnivore@4-3", "phasme-venimeux@5-3", "ogre-du-marais@1-2"],
    )
    assert play.has("fou-de-la-reine", "furtif")
    # 1/3, +1 Defense from the Plante, then exchanged
    assert play.stats("yhdorien-senile") == (4, 1)
    assert play.stats("phasme-venimeux") == (2, 1)  # not adjacent
    assert play.stats("wendigo-lunaire") == (1, 2)  # allied
    assert play.why_not("attack:fou-de-la-reine>phasme-venimeux") == "AW-138"


@pytest.mark.rule("AW-388")
def test_fou_de_la_reine_facing_another() -> None:
    play = battle(["fou-de-la-reine@3-2", "aigle@2-2"], ["fou-de-la-reine@4-2", "wendigo-lunaire@3-3"])
    assert play.stats("fou-de-la-reine:0") == (1, 0)
    assert play.stats("fou-de-la-reine:1") == (1, 0)
    assert play.stats("wendigo-lunaire") == (2, 1)


@pytest.mark.rule("AW-190", "AW-192")
def test_gabriel() -> None:
    play = battle(
        ["gabriel@3-2", "paladin-de-la-garde@4-1", "paladin-de-glace@5-2"],
        ["golem-de-glace@4-2", "ogre-du-marais@5-1"],
        step="initiative",
    )
    assert play.stats("gabriel") == (3, 2)
    assert not play.offers("attack:paladin-de-glace>golem-de-glace")  # no Initiative
    play.hit("gabriel>golem-de-glace", "paladin-de-la-garde>golem-de-glace")
    assert play.where("golem-de-glace") == "discard:1"
    assert play.offers("attack:paladin-de-glace>ogre-du-marais")  # in the turn
    assert play.why_not("attack:paladin-de-la-garde>ogre-du-marais") == "AW-122"  # used in the sequence


@pytest.mark.rule("AW-268")
def test_golem_de_glace() -> None:
    play = battle(
        ["golem-de-glace@2-2", "wendigo-lunaire@1-2"],
        ["hydre-abominable@3-2", "berserker@4-2", "blatte-malsaine@5-2", "ogre-du-marais@7-2"],
    )
    assert play.stats("golem-de-glace") == (3, 3)
    assert play.why_not("attack:golem-de-glace>berserker") == "AW-138"  # only the first in line
    play.hit("golem-de-glace>hydre-abominable")
    assert {play.where(one) for one in ("hydre-abominable", "berserker", "blatte-malsaine")} == {"discard:1"}
    assert play.at("ogre-du-marais") == "7-2"  # behind a gap


@pytest.mark.rule("AW-239")
def test_griffon_des_neiges() -> None:
    play = battle(
        ["griffon-des-neiges@3-2", "wendigo-lunaire@2-2"],
        ["loup-de-glace@4-2", "loup-de-glace@6-2", "aigle@3-3"],
    )
    assert play.stats("griffon-des-neiges") == (2, 1)
    assert not play.has("loup-de-glace:0", "nuee")
    assert play.attack("loup-de-glace:0") == 1
    assert play.attack("loup-de-glace:1") == 2  # the other still counts it
    assert play.has("aigle", "vol")  # nothing but Nuée is lost
    assert play.offers("move:griffon-des-neiges>6-1")


@pytest.mark.rule("AW-145")
def test_homme_des_neiges() -> None:
    play = battle(["homme-des-neiges@3-2"], ["archer-nakka@4-2", "phasme-venimeux@3-3"])
    assert play.stats("homme-des-neiges") == (1, 2)
    assert not play.places("homme-des-neiges")  # it does not move
    play.hit("homme-des-neiges>archer-nakka")
    assert play.at("archer-nakka") == "4-2"  # 1 against 1


@pytest.mark.rule("AW-233", "AW-236", "AW-237")
def test_loup_de_glace() -> None:
    play = battle(
        ["loup-de-glace@0-1", "loup-de-glace@7-4", "aigle@1-1"],
        ["loup-de-glace@6-4", "ogre-du-marais@0-2"],
    )
    assert play.defense("loup-de-glace") == 1
    assert play.attack("loup-de-glace:0") == 2  # wherever the other stands
    assert play.attack("loup-de-glace:1") == 2
    assert play.attack("loup-de-glace:2") == 1  # the enemy's pack is another
    play.hit("loup-de-glace:0>ogre-du-marais")
    assert play.where("ogre-du-marais") == "discard:1"


def test_moleg_de_glace() -> None:
    play = battle(["moleg-de-glace@3-2"], ["ogre-du-marais@4-2", "hexacarias@3-3", "banshee@5-2"])
    assert play.stats("moleg-de-glace") == (2, 3)
    assert play.targets("moleg-de-glace") == {"ogre-du-marais", "hexacarias"}  # contact only
    play.hit("moleg-de-glace>ogre-du-marais")
    assert play.where("ogre-du-marais") == "discard:1"
    assert not play.active("moleg-de-glace")


@pytest.mark.rule("AW-211")
def test_morgon_nihiliste() -> None:
    play = battle(
        ["morgon-nihiliste@0-2", "aigle@0-3", "wendigo-lunaire@2-4"], ["blatte-malsaine@4-3", "berserker@5-3"]
    )
    assert play.stats("morgon-nihiliste") == (1, 2)
    places = play.places("morgon-nihiliste")
    assert "1-3" in places  # two steps, beside an ally
    assert "2-3" not in places  # three steps, beside an ally only
    assert "3-3" in places  # four steps, beside an enemy
    assert "5-2" not in places  # six steps
    play.do("move:morgon-nihiliste>3-3")
    assert not play.targets("morgon-nihiliste")
    assert play.why_not("attack:morgon-nihiliste>blatte-malsaine") == "AW-211"
    play.do("stop:morgon-nihiliste")
    assert not play.active("morgon-nihiliste")


@pytest.mark.rule("AW-211")
def test_morgon_nihiliste_attacks_after_a_short_walk() -> None:
    play = battle(["morgon-nihiliste@2-2", "aigle@1-2"], ["blatte-malsaine@4-3", "ogre-du-marais@5-3"])
    play.do("move:morgon-nihiliste>3-3").hit("morgon-nihiliste>blatte-malsaine")
    assert play.where("blatte-malsaine") == "discard:1"


def test_morgon_nihiliste_silenced_walks_two() -> None:
    play = battle(
        ["morgon-nihiliste@0-2", "aigle@0-3", "wendigo-lunaire@3-4"],
        ["blatte-malsaine@4-3", "lucy@1-2"],
    )
    assert "3-3" not in play.places("morgon-nihiliste")


@pytest.mark.rule("AW-181")
def test_nemesio_terres_blanches() -> None:
    play = battle(
        ["nemesio-terres-blanches@3-2", "aigle@2-2", "dreki@3-1"],
        ["bouclier-du-crepuscule@4-2", "hexacarias@5-2", "forteresse-de-myjir@7-2"],
    )
    assert play.stats("nemesio-terres-blanches") == (0, 3)  # two allied creatures beside him
    assert play.defense("hexacarias") == 3
    play.do("action:nemesio-terres-blanches")
    assert play.options() == {f"pick:{one}" for one in ("aigle", "dreki", "bouclier-du-crepuscule", "hexacarias")}
    play.do("pick:bouclier-du-crepuscule")
    assert play.stats("nemesio-terres-blanches") == (0, 1)
    assert play.stats("aigle") == (1, 2)  # he gives his neighbours +1 now
    assert play.defense("hexacarias") == 2
    assert play.stats("bouclier-du-crepuscule") == (1, 3)  # one ally beside it
    assert not play.active("nemesio-terres-blanches")
    play.do("pass", "pass")
    assert play.stats("nemesio-terres-blanches") == (0, 3)  # over with the round
    assert play.defense("hexacarias") == 3


def test_nemesio_terres_blanches_takes_no_attribute_weakness_or_action() -> None:
    play = battle(
        ["nemesio-terres-blanches@3-2", "aigle@2-2"],
        ["dragon-eclair@4-2", "wendigo-lunaire@5-2"],
        step="initiative",
    )
    play.do("pass")  # the Dragon's own sequence
    assert play.asked == 0
    play.do("action:nemesio-terres-blanches", "pick:dragon-eclair")
    assert not play.has("nemesio-terres-blanches", "initiative")
    assert not play.has("nemesio-terres-blanches", "omnifrappe")  # the Aigle is beside him
    assert play.has("nemesio-terres-blanches", "mouvement")
    assert not play.sheet("nemesio-terres-blanches").rules  # not its weakness
    assert play.has("dragon-eclair", "initiative")
    assert play.defense("dragon-eclair") == 2
    play.do("move:aigle>6-2")
    assert play.has("nemesio-terres-blanches", "omnifrappe")  # alone now
    assert not play.has("dragon-eclair", "omnifrappe")


def test_nemesio_terres_blanches_gives_a_family_skill_away() -> None:
    play = battle(
        ["nemesio-terres-blanches@3-2", "sonneur-de-mort@2-2", "porteur-de-mort@1-2", "aigle@0-2"],
        ["ogre-du-marais@4-2"],
    )
    assert play.has("porteur-de-mort", "initiative")
    play.do("action:nemesio-terres-blanches", "pick:porteur-de-mort")
    assert play.has("porteur-de-mort", "initiative")  # Némésio gives it to the family
    assert not play.has("nemesio-terres-blanches", "initiative")  # to which he does not belong


def test_nemesio_terres_blanches_takes_every_skill_of_a_creature_that_absorbed_another() -> None:
    play = battle(
        ["nemesio-terres-blanches@3-2", "bouclier-du-crepuscule@0-1", "patriarche-de-la-forge@0-2", "aigle@2-2"],
        ["ogre-du-marais@4-2"],
        mine={"astral": ["absorption-d-essence"]},
    )
    play.do("action:absorption-d-essence", "pair:bouclier-du-crepuscule>patriarche-de-la-forge")
    assert play.where("bouclier-du-crepuscule") == "discard:0"
    play.do("action:nemesio-terres-blanches", "pick:patriarche-de-la-forge")
    assert play.stats("aigle") == (2, 2)  # +1 Attack of the one, +1 Defense of the other
    assert play.stats("patriarche-de-la-forge") == (3, 4)  # added figures, nobody beside it


def test_ours_vindicatif() -> None:
    play = battle(
        ["ours-vindicatif@3-2", "aigle@3-1"],
        ["blatte-malsaine@4-2", "forteresse-de-myjir@3-3", "tempete-de-feu@2-2", "ogre-du-marais@6-2"],
    )
    # one creature, one place, one spell; but the spell takes 1 and his skill
    assert play.stats("ours-vindicatif") == (0, 2)
    play = battle(
        ["ours-vindicatif@3-2", "aigle@3-1"],
        ["blatte-malsaine@4-2", "forteresse-de-myjir@3-3", "protection-hivernale@2-2", "ogre-du-marais@6-2"],
    )
    assert play.stats("ours-vindicatif") == (4, 3)
    assert play.why_not("attack:ours-vindicatif>blatte-malsaine") == "AW-220"  # Omnifrappe does not pick
    play.hit("ours-vindicatif")
    assert play.where("blatte-malsaine") == "discard:1"
    assert play.controller("forteresse-de-myjir") == 1  # 4 against 4, 6 with the spell: it holds


def test_paladin_de_glace() -> None:
    play = battle(["paladin-de-glace@3-2"], ["marcheur@4-2", "hexacarias@3-3"], step="initiative")
    assert play.stats("paladin-de-glace") == (2, 2)
    assert play.pos.phase == TURN  # without Initiative there is no sequence to play
    play.hit("paladin-de-glace>marcheur")
    assert play.at("marcheur") == "4-2"
    assert not play.active("marcheur")


@pytest.mark.rule("AW-190", "AW-195")
def test_paladin_de_la_garde() -> None:
    play = battle(
        ["paladin-de-la-garde@3-2", "paladin-de-glace@2-2"],
        ["ogre-du-marais@4-2", "blatte-malsaine@2-3"],
        step="initiative",
    )
    assert play.stats("paladin-de-la-garde") == (2, 2)
    assert play.why_not("attack:paladin-de-glace>blatte-malsaine") == "AW-079"
    play.hit("paladin-de-la-garde>ogre-du-marais")
    assert play.where("ogre-du-marais") == "discard:1"
    assert play.offers("attack:paladin-de-glace>blatte-malsaine")  # the turn
    assert not play.active("paladin-de-la-garde")


@pytest.mark.rule("AW-150", "AW-199")
def test_pingouin_nihiliste() -> None:
    play = battle(["pingouin-nihiliste@2-2", "aigle@3-2"], ["blatte-malsaine@4-2", "ogre-du-marais@7-2"])
    assert play.stats("pingouin-nihiliste") == (0, 1)
    assert play.offers("move:pingouin-nihiliste>3-1")
    assert not play.offers("move:pingouin-nihiliste>5-2")  # further than 2
    play.do("move:pingouin-nihiliste>3-3", "stop:pingouin-nihiliste")
    assert play.at("pingouin-nihiliste") == "3-3"
    play = battle(["pingouin-nihiliste@3-2", "aigle@2-2"], ["blatte-malsaine@4-2"])
    play.hit("pingouin-nihiliste>blatte-malsaine")
    assert play.at("blatte-malsaine") == "4-2"  # 0 against 0


@pytest.mark.rule("AW-188", "AW-395")
def test_pretresse_du_givre() -> None:
    play = battle(["pretresse-du-givre@3-2", "aigle@2-2"], ["blatte-malsaine@4-2", "ogre-du-marais@7-3"])
    assert play.stats("pretresse-du-givre") == (1, 1)
    assert not play.places("pretresse-du-givre")  # not in the turn itself
    play.hit("pretresse-du-givre>blatte-malsaine")
    play.do("pass")
    assert play.kind == "wander"
    assert "7-2" in play.places("pretresse-du-givre", "shift")  # deactivated, at any distance
    assert "5-2" not in play.places("pretresse-du-givre", "shift")  # touches nothing
    assert not play.places("aigle", "shift")
    play.do("shift:pretresse-du-givre>7-2")
    assert play.at("pretresse-du-givre") == "7-2"
    assert play.asked == FOE  # once only, and no attack afterwards


def test_pretresse_du_givre_may_stay_and_may_be_silenced() -> None:
    play = battle(["pretresse-du-givre@3-2", "aigle@2-2"], ["blatte-malsaine@4-2"])
    play.do("pass", "done")
    assert play.at("pretresse-du-givre") == "3-2"
    assert play.asked == FOE
    play = battle(["pretresse-du-givre@3-2", "aigle@2-2"], ["blatte-malsaine@4-2"], theirs={"astral": ["blizzard"]})
    play.do("pass")
    assert play.kind != "wander"


@pytest.mark.rule("AW-145")
def test_protecteur_de_glace() -> None:
    play = battle(["protecteur-de-glace@3-2"], ["ogre-du-marais@4-2", "behemoth@3-3"], active=FOE)
    assert play.stats("protecteur-de-glace") == (0, 2)
    play.hit("ogre-du-marais>protecteur-de-glace")
    assert play.at("protecteur-de-glace") == "3-2"  # 2 against 2
    play.hit("behemoth>protecteur-de-glace")
    assert play.where("protecteur-de-glace") == "discard:0"


@pytest.mark.rule("AW-246")
def test_wendigo_lunaire() -> None:
    play = battle(["wendigo-lunaire@3-2", "meteore-de-glace@4-4"], ["marcheur@4-2", "ogre-du-marais@2-2"])
    assert play.stats("wendigo-lunaire") == (1, 2)
    assert play.targets("wendigo-lunaire") == {"marcheur", "ogre-du-marais"}
    play.hit("wendigo-lunaire>marcheur", "meteore-de-glace>marcheur")
    assert play.where("marcheur") == "discard:1"


# ---------------------------------------------------------------------- places


def test_bibliotheque_ancestrale() -> None:
    play = battle(
        ["bibliotheque-ancestrale@3-2", "aigle@3-1", "wendigo-lunaire@7-3"],
        ["ogre-du-marais@4-2"],
        mine={"hand": ["golem-de-glace"], "deck": ["dreki", "gabriel", "blizzard"]},
    )
    assert play.defense("bibliotheque-ancestrale") == 5
    assert play.stats("aigle") == (1, 2)
    assert play.stats("wendigo-lunaire") == (1, 2)
    assert play.stats("ogre-du-marais") == (2, 1)
    play.do("action:bibliotheque-ancestrale")
    assert play.options() == {"either:0", "either:1", "either:2"}  # three cards are left: no fourth
    play.do("either:1")
    assert play.options() == {f"return:{one}" for one in ("golem-de-glace", "dreki", "gabriel")}
    play.do("return:golem-de-glace")
    assert play.options() == {"return:dreki", "return:gabriel"}
    play.do("return:dreki")
    assert play.where("gabriel") == "hand:0"
    assert {play.where(one) for one in ("golem-de-glace", "dreki", "blizzard")} == {"deck:0"}
    assert not play.active("bibliotheque-ancestrale")


@pytest.mark.rule("AW-173")
def test_bibliotheque_ancestrale_needs_a_pile() -> None:
    play = battle(["bibliotheque-ancestrale@3-2", "aigle@3-1"], ["ogre-du-marais@4-2"], mine={"hand": ["dreki"]})
    assert play.why_not("action:bibliotheque-ancestrale") == "AW-173"


@pytest.mark.rule("AW-142")
def test_forteresse_de_myjir() -> None:
    play = battle(
        ["forteresse-de-myjir@3-2", "aigle@3-1", "dreki@2-1"],
        ["mangeur-d-enfants@4-2", "patriarche-de-la-forge@4-3"],
        active=FOE,
    )
    assert play.stats("aigle") == (1, 3)
    assert play.stats("dreki") == (1, 1)
    assert play.stats("mangeur-d-enfants") == (5, 2)
    play.hit("mangeur-d-enfants>forteresse-de-myjir")
    assert play.controller("forteresse-de-myjir") == FOE
    assert play.stats("aigle") == (1, 1)
    assert play.stats("mangeur-d-enfants") == (5, 4)  # it shelters its new masters


@pytest.mark.rule("AW-178", "AW-169")
def test_les_portes_blanches() -> None:
    play = battle(
        [
            "les-portes-blanches@3-2",
            "aigle@3-1",
            {"card": "wendigo-lunaire", "at": "2-2", "active": False},
            "dreki@0-2",
        ],
        ["ogre-du-marais@4-2", "blatte-malsaine@3-3"],
    )
    assert play.defense("les-portes-blanches") == 4
    assert play.stats("aigle") == (1, 2)
    assert play.stats("dreki") == (1, 1)
    play.do("action:les-portes-blanches")
    assert not play.places("dreki", "shift")  # not adjacent
    assert not play.places("ogre-du-marais", "shift")  # not allied
    assert "5-2" not in play.places("aigle", "shift")  # distance 3
    assert "4-3" not in play.places("wendigo-lunaire", "shift")
    assert not play.offers("done")  # it was chosen to be performed
    play.do("shift:aigle>4-1")
    assert not play.places("aigle", "shift")  # each once
    play.do("shift:wendigo-lunaire>2-3")
    assert play.at("wendigo-lunaire") == "2-3"
    assert not play.active("wendigo-lunaire")  # moved, not awakened
    assert not play.active("les-portes-blanches")
    assert play.active("aigle")


def test_les_portes_blanches_may_move_one_only() -> None:
    play = battle(["les-portes-blanches@3-2", "aigle@3-1", "dreki@2-2"], ["ogre-du-marais@4-2"])
    play.do("action:les-portes-blanches", "shift:aigle>4-1", "done")
    assert play.at("dreki") == "2-2"
    assert not play.active("les-portes-blanches")


# ---------------------------------------------------------------------- spells


def test_ailes_de_glace() -> None:
    play = battle(
        ["aigle@3-2", "wendigo-lunaire@2-2", "elementaire-de-glace@3-1", "dreki@2-1"],
        ["ogre-du-marais@7-2"],
        mine={"astral": ["ailes-de-glace"]},
    )
    play.do("action:ailes-de-glace")
    assert "7-3" in play.places("wendigo-lunaire", "shift")  # at any distance
    assert "5-4" not in play.places("wendigo-lunaire", "shift")  # alone
    assert not play.places("elementaire-de-glace", "shift")  # value 6
    assert not play.places("ogre-du-marais", "shift")
    play.do("shift:wendigo-lunaire>7-3")
    assert not play.places("wendigo-lunaire", "shift")  # two different ones
    assert play.offers("done")
    play.do("shift:aigle>7-1")
    assert play.at("aigle") == "7-1"
    assert play.where("ailes-de-glace") == "discard:0"  # two and no third


def test_armure_du_crepuscule() -> None:
    play = battle(
        ["aigle@3-2", "dreki@2-2", "wendigo-lunaire@2-1", "homme-des-neiges@7-4", "forteresse-de-myjir@1-2"],
        ["ogre-du-marais@4-2", "blatte-malsaine@5-2"],
        mine={"astral": ["armure-du-crepuscule"]},
    )
    assert play.defense("aigle") == 2  # the Dreki
    assert play.defense("dreki") == 1 + 2 + 2  # Aigle, Wendigo; the Forteresse is a place and gives its own +2
    assert play.defense("homme-des-neiges") == 2  # alone
    assert play.defense("ogre-du-marais") == 1  # enemy
    play.do("pass", "pass")
    assert play.where("armure-du-crepuscule") == "discard:0"
    assert play.defense("aigle") == 1


@pytest.mark.rule("AW-389")
def test_blizzard() -> None:
    play = battle(
        ["aigle@2-2", "bouclier-du-crepuscule@3-1"],
        ["dragon-eclair@3-2", "plante-carnivore@7-2", "yhdorien-senile@7-3", "protecteur@6-2", "arbre-de-vie@6-3"],
        mine={"astral": ["blizzard"]},
    )
    assert not play.has("dragon-eclair", "initiative")
    assert not play.has("dragon-eclair", "mouvement")
    assert not play.has("dragon-eclair", "omnifrappe")  # its skill
    assert play.defense("yhdorien-senile") == 3  # the Plante gives nothing
    assert not play.has("yhdorien-senile", "regeneration")  # gained attributes go as well
    assert play.has("aigle", "vol")  # allies keep theirs
    assert play.defense("aigle") == 1
    assert not play.sheet("aigle").muted
    play.do("pass")
    assert play.offers("action:protecteur")  # actions stay
    assert play.why_not("move:protecteur>5-2") is not None


@pytest.mark.rule("AW-026", "AW-198")
def test_blizzard_leaves_weaknesses() -> None:
    play = battle(
        ["ogre-du-marais@4-2"],
        ["centipede-explosif@3-2", "aigle@2-2"],
        mine={"astral": ["blizzard"]},
        active=FOE,
    )
    play.hit("centipede-explosif>ogre-du-marais")
    assert play.where("centipede-explosif") == "discard:1"


@pytest.mark.rule("AW-397", "AW-245")
def test_eclair_glacant() -> None:
    play = battle(["eclair-glacant@4-1", "aigle@3-2"], ["marcheur@4-2", "hexacarias@5-1", "ogre-du-marais@4-4"])
    assert play.attack("eclair-glacant") == 2
    assert play.targets("eclair-glacant") == {"marcheur", "hexacarias"}  # contact only
    play.hit("eclair-glacant>marcheur")
    assert play.where("marcheur") == "discard:1"
    assert play.where("eclair-glacant") == "discard:0"


def test_exaltation_feerique() -> None:
    play = battle(
        ["adrielle@3-2", "fee-novice@0-2", "aigle@2-2"],
        ["hexacarias@4-2", "archer-nakka@5-2", "yhdorien-senile@6-2"],
        mine={"astral": ["exaltation-feerique"]},
    )
    assert play.stats("adrielle") == (3, 0)
    assert play.attack("fee-novice") == 3
    assert play.has("fee-novice", "perforation")
    assert play.stats("aigle") == (1, 1)
    assert not play.has("aigle", "perforation")
    play.hit("adrielle>hexacarias")  # 3 > 2, then 2 > 1, then 1 against 3
    assert {play.where(one) for one in ("hexacarias", "archer-nakka")} == {"discard:1"}
    assert play.at("yhdorien-senile") == "6-2"
    assert play.where("adrielle") == "discard:0"  # after its attack, chain included
    assert play.at("fee-novice") == "0-2"  # the one that attacked, no other


def test_exaltation_feerique_kills_after_a_failed_attack_but_not_after_an_action() -> None:
    play = battle(
        ["adrielle@3-2", "fee-novice@2-2"],
        ["yhdorien-senile@4-2"],
        mine={"astral": ["exaltation-feerique"], "hand": ["aigle"]},
    )
    play.hit("adrielle>yhdorien-senile")
    assert play.where("adrielle") == "discard:0"
    play.do("move:fee-novice>4-1", "stop:fee-novice")
    assert play.at("fee-novice") == "4-1"


@pytest.mark.rule("AW-196")
def test_hiver_esoterique() -> None:
    play = battle(
        ["aigle@3-2", "eclair-glacant@3-1"],
        ["ogre-du-marais@4-2", "tempete-de-feu@3-3"],
        mine={"astral": ["hiver-esoterique", "armure-du-crepuscule"]},
        theirs={"astral": ["brume-malefique"]},
        step="initiative",
    )
    assert play.pos.phase == INITIATIVE
    play.do("action:hiver-esoterique")
    assert play.options() == {"pick:tempete-de-feu", "pick:brume-malefique"}  # enemy spells, wherever they lie
    play.do("pick:brume-malefique")
    assert play.where("brume-malefique") == "discard:1"
    assert play.where("hiver-esoterique") == "discard:0"
    assert play.where("armure-du-crepuscule") == "astral:0"


@pytest.mark.rule("AW-173")
def test_hiver_esoterique_without_an_enemy_spell() -> None:
    play = battle(["aigle@3-2"], ["ogre-du-marais@4-2"], mine={"astral": ["hiver-esoterique"]}, step="turn")
    assert play.why_not("action:hiver-esoterique") == "AW-173"


def test_incantation_secrete() -> None:
    play = battle(
        [
            "aigle@3-2",
            "elementaire-de-glace@0-1",
            "moleg-de-glace@0-2",
            "pingouin-nihiliste@7-4",
            "forteresse-de-myjir@0-4",
        ],
        ["ogre-du-marais@4-2"],
        mine={"astral": ["incantation-secrete"]},
    )
    assert play.stats("aigle") == (2, 2)
    assert play.stats("pingouin-nihiliste") == (1, 2)  # wherever it stands
    assert play.stats("moleg-de-glace") == (2, 3)  # value 8
    assert play.stats("ogre-du-marais") == (2, 1)  # enemy
    assert play.defense("forteresse-de-myjir") == 4  # no creature


@pytest.mark.rule("AW-227", "AW-232")
def test_meteore_de_glace() -> None:
    play = battle(["meteore-de-glace@2-2", "aigle@1-2"], ["blatte-malsaine@3-4", "phasme-venimeux@6-2"])
    assert play.attack("meteore-de-glace") == 1
    assert play.targets("meteore-de-glace") == {"blatte-malsaine"}
    assert play.why_not("attack:meteore-de-glace>phasme-venimeux") == "AW-227"  # distance 4
    play.hit("meteore-de-glace>blatte-malsaine")
    assert play.where("blatte-malsaine") == "discard:1"
    assert play.where("meteore-de-glace") == "discard:0"


def test_protection_hivernale() -> None:
    play = battle(
        ["protection-hivernale@3-2", "aigle@3-1", "forteresse-de-myjir@2-2", "dreki@1-1"],
        ["ogre-du-marais@4-2"],
    )
    assert play.stats("aigle") == (1, 3)
    assert play.defense("forteresse-de-myjir") == 6  # a place as well
    assert play.stats("dreki") == (1, 1)  # not adjacent
    assert play.stats("ogre-du-marais") == (2, 1)
    assert not play.offers("action:protection-hivernale")  # an effect, nothing to activate
    play.do("pass", "pass")
    assert play.stats("aigle") == (1, 1)


def test_teleportation() -> None:
    play = battle(
        ["wendigo-lunaire@3-2", "aigle@4-2"],
        ["ogre-du-marais@3-3"],
        mine={"astral": ["teleportation"]},
        step="initiative",
    )
    assert play.pos.phase == INITIATIVE
    play.do("action:teleportation")
    assert play.kind == "shift"
    assert "5-2" in play.places("wendigo-lunaire", "shift")  # touches the eagle, at any distance
    assert "7-4" not in play.places("wendigo-lunaire", "shift")  # touches nothing
    assert not play.places("ogre-du-marais", "shift")  # an allied creature only
    play.do("shift:wendigo-lunaire>5-2")
    assert play.at("wendigo-lunaire") == "5-2"
    assert play.where("teleportation") == "discard:0"
    assert play.active("wendigo-lunaire")


@pytest.mark.rule("AW-178", "AW-185")
def test_vent_de_coriolis() -> None:
    play = battle(
        ["vent-de-coriolis@3-2", "aigle@2-2", "wendigo-lunaire@7-2"],
        ["ogre-du-marais@4-2", "blatte-malsaine@5-2", "missionnaire-gris@3-3"],
    )
    play.do("action:vent-de-coriolis")
    assert "2-1" in play.places("ogre-du-marais", "shift")  # distance 3
    assert "1-2" in play.places("ogre-du-marais", "shift")
    assert "7-1" not in play.places("ogre-du-marais", "shift")  # distance 4
    assert not play.places("blatte-malsaine", "shift")  # not adjacent to the spell
    assert not play.places("missionnaire-gris", "shift")  # immune
    assert not play.places("aigle", "shift")
    play.do("shift:ogre-du-marais>1-2")
    assert play.at("ogre-du-marais") == "1-2"
    assert play.where("vent-de-coriolis") == "discard:0"
