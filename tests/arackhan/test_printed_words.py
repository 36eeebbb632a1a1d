"""Readings of single cards and of single sentences: what is written on a card, what comes last, who may change places."""

from __future__ import annotations

import pytest

from ludotheque.engine.dice import Dice
from tests.arackhan.helpers import FOE, IDLE, ME, Play, battle, still
from tests.driver import plain


def sums(play: Play, key: str) -> tuple[int, int]:
    """Attack and Defense of one attack, as they are shown before it is declared."""
    option = next(one for one in play.table.choice.options if plain(one.key) == key)
    forecast = play.table.game.forecast(play.pos, play.asked, option.move)
    assert forecast is not None
    return forecast["blows"][0]["attack"], forecast["blows"][0]["defense"]


# ---------------------------------------------------------------------- Fou de la Reine


@pytest.mark.rule("AW-404")
def test_the_exchange_of_figures_comes_after_bonuses_against_a_target() -> None:
    hunter = battle(["chasseur-de-dragons@3-2"], ["fou-de-la-reine@3-1", "aigle@5-2"])
    assert sums(hunter, "attack:chasseur-de-dragons>aigle") == (2, 1)  # 1 + 2 and 2, exchanged
    flier = battle(["troll-geant@3-2"], ["fou-de-la-reine@3-1", "aigle@4-2"])
    assert sums(flier, "attack:troll-geant>aigle") == (2, 1)  # not + 1 against Vol
    swift = battle(["troll-geant@3-2"], ["fou-de-la-reine@3-1", "banshee@4-2"])
    assert sums(swift, "attack:troll-geant>banshee") == (2, 1)  # not − 1 against Initiative
    free = battle(["troll-geant@3-2"], ["aigle@4-2"])
    assert sums(free, "attack:troll-geant>aigle") == (4, 1)


@pytest.mark.rule("AW-404")
def test_the_exchange_of_figures_comes_after_bonuses_against_a_group() -> None:
    foe = ["fanatique@3-2", "monolithe-d-acier-fantome@3-1"]
    play = battle(["aigle@4-2", "fou-de-la-reine@2-2"], foe)
    assert sums(play, "attack:aigle>fanatique") == (1, 2)  # 2 and 0 + 2, exchanged
    assert sums(battle(["aigle@4-2"], foe), "attack:aigle>fanatique") == (1, 2)  # 0 + 2
    twice = battle(["aigle@4-2", "fou-de-la-reine@2-2", "fou-de-la-reine@3-3"], foe)
    assert sums(twice, "attack:aigle>fanatique") == (1, 2)  # exchanged and exchanged back: 0 + 2
    strong = battle(["aigle@4-2", "fou-de-la-reine@2-2", "fou-de-la-reine@3-3"], ["golem-de-glace@3-2", foe[1]])
    assert sums(strong, "attack:aigle>golem-de-glace") == (1, 5)


# ---------------------------------------------------------------------- what is written on a card


@pytest.mark.rule("AW-020", "AW-S59")
def test_an_absorbed_creature_gives_only_what_is_written_on_it() -> None:
    field = ["hydre-abominable@2-2", "blatte-malsaine@3-2", "ogre-du-marais@4-2", IDLE]
    play = battle(field, ["golem-de-glace@7-4"], mine={"astral": ["absorption-d-essence", "absorption-d-essence"]})
    play.do("action:absorption-d-essence", "pair:hydre-abominable>blatte-malsaine")
    assert (play.stats("blatte-malsaine"), play.sheet("blatte-malsaine").value) == ((4, 2), 13)
    play.do("action:absorption-d-essence:1", "pair:blatte-malsaine>ogre-du-marais")
    assert (play.stats("ogre-du-marais"), play.sheet("ogre-du-marais").value) == ((3, 1), 4)
    assert not play.has("ogre-du-marais", "omnifrappe")


@pytest.mark.rule("AW-020", "AW-S59")
def test_a_copy_takes_neither_what_its_model_absorbed_nor_what_it_copies() -> None:
    field = ["feyr@2-2", "hydre-abominable@3-2", "xenodon@4-2", IDLE]
    play = battle(field, ["golem-de-glace@7-4"], mine={"astral": ["absorption-d-essence", "mimetisme"]})
    play.do("action:absorption-d-essence", "pair:hydre-abominable>feyr")
    assert play.sheet("feyr").value == 22
    play.do("action:mimetisme", "pair:xenodon>feyr")
    assert (play.stats("xenodon"), play.sheet("xenodon").value) == ((0, 0), 10)
    field = ["nemesio-ordre-gris@3-2", "ogre-du-marais@3-3", "xenodon@2-2", IDLE]
    play = battle(field, ["golem-de-glace@5-2"], mine={"astral": ["mimetisme"]})
    play.do("action:nemesio-ordre-gris", "pair:ogre-du-marais>golem-de-glace")
    assert play.stats("nemesio-ordre-gris") == (3, 3)
    play.do("action:mimetisme", "pair:xenodon>nemesio-ordre-gris")
    assert (play.stats("xenodon"), play.sheet("xenodon").value) == ((0, 1), 2)


@pytest.mark.rule("AW-S55")
def test_what_was_absorbed_is_added_to_what_is_copied_whichever_came_first() -> None:
    spells = {"astral": ["absorption-d-essence", "mimetisme"]}
    field = ["hydre-abominable@2-2", "xenodon@3-2", IDLE]
    absorb = ("action:absorption-d-essence", "pair:hydre-abominable>xenodon")
    copy = ("action:mimetisme", "pair:xenodon>golem-de-glace")
    for answers in ((*absorb, *copy), (*copy, *absorb)):
        play = battle(field, ["golem-de-glace@7-4", "aigle@7-3"], mine=spells)
        play.do(*answers)
        assert (play.stats("xenodon"), play.sheet("xenodon").value) == ((6, 5), 25)
        assert play.has("xenodon", "omnifrappe")
        assert play.has("xenodon", "perforation")
        assert not play.has("xenodon", "mouvement")  # its own, replaced
        play.do("pass")
        assert (play.stats("xenodon"), play.sheet("xenodon").value) == ((4, 3), 15)  # the copy is over, the rest stays


@pytest.mark.rule("AW-S55", "AW-391")
def test_figures_that_are_set_replace_those_printed_not_those_absorbed() -> None:
    field = ["elementaire-de-glace@2-2", "ogre-du-marais@3-2", IDLE]
    play = battle(field, ["golem-de-glace@7-4"], mine={"astral": ["absorption-d-essence"]})
    play.do("action:absorption-d-essence", "pair:ogre-du-marais>elementaire-de-glace")
    play.do("action:elementaire-de-glace", "either:2")
    assert play.stats("elementaire-de-glace") == (5, 1)  # 3/0 and 2/1


@pytest.mark.rule("AW-S51", "AW-185")
def test_an_immune_enemy_is_no_model_and_an_immune_ally_is() -> None:
    play = battle(
        ["perroquet-provocateur@3-2", "missionnaire-gris@3-3"],
        ["missionnaire-gris@4-2", "ogre-du-marais@5-2"],
        mine={"astral": ["mimetisme"]},
    )
    play.do("action:mimetisme")
    assert play.why_not("pair:perroquet-provocateur>missionnaire-gris:1") == "AW-185"
    assert play.offers("pair:perroquet-provocateur>missionnaire-gris:0")
    assert play.offers("pair:perroquet-provocateur>ogre-du-marais")


# ---------------------------------------------------------------------- walks and places


@pytest.mark.rule("AW-S60", "AW-211")
def test_morgon_goes_further_into_the_place_of_another() -> None:
    field = ["morgon-nihiliste@0-2", "aigle@3-2", "wendigo-lunaire@0-1"]
    play = battle(field, ["golem-de-glace@4-2"])
    play.do("swap:morgon-nihiliste>aigle")
    assert (play.at("morgon-nihiliste"), play.at("aigle")) == ("3-2", "0-2")
    assert not play.targets("morgon-nihiliste")  # it pays for the way by not attacking
    near = battle(["morgon-nihiliste@1-2", "aigle@3-2", "wendigo-lunaire@1-1"], ["golem-de-glace@4-2"])
    near.do("swap:morgon-nihiliste>aigle")
    assert near.targets("morgon-nihiliste") == {"golem-de-glace"}  # two steps cost nothing
    away = battle([*field, "dreki@3-3"], ["golem-de-glace@5-2"])
    assert away.why_not("swap:morgon-nihiliste>aigle") == "AW-209"  # no enemy beside the place it would take


@pytest.mark.rule("AW-S58", "AW-S60", "AW-211")
def test_morgon_pays_for_a_long_way_in_a_ring_too() -> None:
    field = ["morgon-nihiliste@0-2", "aigle@3-2", "dreki@3-3", "wendigo-lunaire@0-1"]
    far = battle(field, ["golem-de-glace@4-2"])
    far.do("ring:morgon-nihiliste>aigle", "ring:aigle>dreki", "ring:dreki>morgon-nihiliste")
    assert far.at("morgon-nihiliste") == "3-2"
    assert not far.targets("morgon-nihiliste")
    near = battle(["morgon-nihiliste@1-2", *field[1:3], "wendigo-lunaire@1-1"], ["golem-de-glace@4-2"])
    near.do("ring:morgon-nihiliste>aigle", "ring:aigle>dreki", "ring:dreki>morgon-nihiliste")
    assert near.targets("morgon-nihiliste") == {"golem-de-glace"}


@pytest.mark.rule("AW-S58", "AW-206", "AW-215")
def test_three_cards_change_places_in_a_ring() -> None:
    field = ["aigle@2-2", "dreki@3-2", "mouche-scorpion@4-2"]
    play = battle(field, ["golem-de-glace@4-3"])
    play.do("ring:aigle>dreki")
    assert play.at("aigle") == "2-2"  # nothing moves before the ring is whole
    assert play.why_not("ring:dreki>aigle") == "AW-S58"  # two cards are an exchange
    play.do("ring:dreki>mouche-scorpion", "ring:mouche-scorpion>aigle")
    assert [play.at(one) for one in ("aigle", "dreki", "mouche-scorpion")] == ["3-2", "4-2", "2-2"]
    assert play.why_not("move:aigle>2-1") == "AW-208"  # each has moved
    assert play.why_not("pass") == "AW-131"
    play.do("stop:aigle", "stop:mouche-scorpion").hit("dreki>golem-de-glace")
    assert not play.active("dreki")
    assert not play.active("aigle")


@pytest.mark.rule("AW-S58", "AW-209")
def test_every_card_of_a_ring_makes_its_own_move() -> None:
    """Walkers go round where they could not change places by pairs; a ring that would not close is not begun."""
    field = ["xenodon@2-2", "xenodon@4-2", "aigle@3-3", "hexacarias@3-2"]
    play = battle(field, ["golem-de-glace@5-3"])
    assert play.offers("ring:xenodon>xenodon:1")
    assert play.why_not("ring:xenodon>hexacarias") == "AW-209"  # cannot move itself
    field = ["xenodon@0-2", "xenodon@4-2", "aigle@3-3", "hexacarias@1-2", "hexacarias@4-3"]
    far = battle(field, ["golem-de-glace@5-3"])
    assert far.why_not("ring:xenodon>xenodon:1") == "AW-209"  # four steps
    assert far.why_not("ring:xenodon:1>aigle") == "AW-S58"  # nobody takes it on to the first
    two = battle(["aigle@2-2", "dreki@3-2"], ["golem-de-glace@4-3"])
    assert two.why_not("ring:aigle>dreki") == "AW-S58"
    four = battle(["aigle@2-2", "dreki@3-2", "dreki@4-2", "aigle@5-2"], ["golem-de-glace@4-3"])
    four.do("ring:aigle>dreki", "ring:dreki>dreki:1", "ring:dreki:1>aigle:1", "ring:aigle:1>aigle")
    assert [four.at(one) for one in ("aigle", "dreki", "dreki:1", "aigle:1")] == ["3-2", "4-2", "5-2", "2-2"]


@pytest.mark.rule("AW-S58", "AW-208")
def test_who_is_left_out_of_a_ring() -> None:
    field = ["aigle@2-2", "dreki@3-2", "mouche-scorpion@4-2", "dreki@5-2"]
    play = battle(field, ["golem-de-glace@4-3"])
    play.do("move:aigle>3-1")
    assert play.why_not("ring:dreki>aigle") == "AW-208"
    assert play.offers("ring:dreki>mouche-scorpion")
    play.do("attack:mouche-scorpion>golem-de-glace")
    assert play.why_not("ring:dreki>mouche-scorpion") == "AW-209"
    assert play.why_not("ring:mouche-scorpion>dreki") == "AW-205"
    assert play.why_not("ring:dreki>dreki:1") == "AW-S58"
    assert play.why_not("ring:dreki>golem-de-glace") == "AW-130"
    calm = battle(field, ["golem-de-glace@4-3"], event="tempete")
    assert calm.why_not("ring:aigle>dreki") == "AW-375"


@pytest.mark.rule("AW-S52")
def test_a_walker_goes_on_beyond_the_pretre_gris_and_is_then_deactivated() -> None:
    field = ["chevalier-gris@3-2", "pretre-gris@2-2", "fanatique@6-2", "soldat-sobre@4-2"]
    play = battle(field, ["golem-de-glace@5-3"], step="initiative")
    assert play.offers("move:chevalier-gris>4-3")  # by 3-3 or 4-2, neither beside the Prêtre Gris
    play.do("move:chevalier-gris>4-3")
    assert not play.active("chevalier-gris")
    assert play.kind == "activate"


@pytest.mark.rule("AW-S52")
def test_a_walker_that_leaves_the_monolithe_is_stopped_by_the_spell_it_passes() -> None:
    field = ["cavalier-gris@2-2", "monolithe-d-acier-fantome@2-1", "soldat-sobre@3-3", "soldat-sobre@4-3"]
    play = battle(field, ["la-peur@3-1", "golem-de-glace@7-1"])
    assert play.active("cavalier-gris")
    assert play.offers("move:cavalier-gris>3-2")  # it may stop there, held by La Peur
    assert not play.offers("move:cavalier-gris>4-2")  # … and not go on
    shielded = battle([*field, "missionnaire-gris@2-3"], ["golem-de-glace@7-1"])
    assert shielded.offers("move:cavalier-gris>4-2")


# ---------------------------------------------------------------------- strikes


@pytest.mark.rule("AW-S53")
def test_the_fleau_du_marais_may_strike_allies_alone() -> None:
    play = battle(["fleau-du-marais@3-2", "blatte-malsaine@3-3"], ["golem-de-glace@7-4"])
    play.hit("fleau-du-marais")
    assert play.where("blatte-malsaine") == "discard:0"
    places = battle(["fleau-du-marais@3-2", "forges-occidentales@3-3", IDLE], ["golem-de-glace@7-4"])
    assert places.why_not("strike:fleau-du-marais") == "AW-220"  # an allied place is no enemy creature


@pytest.mark.rule("AW-S61")
def test_a_strike_that_nothing_can_come_of_is_not_offered() -> None:
    field = ["hydre-instable@3-2", "ogre-du-marais@4-1", IDLE]
    foe = ["plante-carnivore@4-2"]
    fog = battle(field, foe, theirs={"astral": ["brume-malefique"]})
    assert fog.why_not("strike:hydre-instable") == "AW-159"  # the Plante needs a group, the Brume forbids it
    free = battle(field, foe)
    free.do("strike:hydre-instable")
    assert free.why_not("resolve") == "AW-159"  # alone it would strike nothing
    free.do("attack:ogre-du-marais>plante-carnivore", "resolve")
    assert free.where("plante-carnivore") == "discard:1"


@pytest.mark.rule("AW-S61")
def test_two_strikes_are_a_group_where_one_alone_strikes_nothing() -> None:
    play = battle(["hydre-instable@3-2", "hydre-instable@5-2", IDLE], ["plante-carnivore@4-2"])
    play.do("strike:hydre-instable")
    assert play.why_not("resolve") == "AW-159"
    play.do("strike:hydre-instable:1", "resolve")
    assert play.where("plante-carnivore") == "discard:1"


@pytest.mark.rule("AW-S61", "AW-133")
def test_a_strike_that_strikes_nothing_is_withdrawn_and_not_declared_again() -> None:
    play = battle(["hydre-instable@3-2", "ogre-du-marais@4-1", IDLE], ["plante-carnivore@4-2"])
    play.do("strike:hydre-instable", "withdraw:hydre-instable")
    assert play.why_not("strike:hydre-instable") == "AW-160"
    assert play.active("hydre-instable")
    assert play.offers("pass")


@pytest.mark.rule("AW-S62", "AW-173")
def test_l_eveil_wakes_those_whose_token_is_turned() -> None:
    spell = {"astral": ["l-eveil-de-l-ordre-gris"]}
    play = battle(["fantassin@3-2", IDLE], ["la-peur@4-2", "golem-de-glace@7-3"], mine=spell)
    assert not play.active("fantassin")
    assert play.why_not("action:l-eveil-de-l-ordre-gris") == "AW-173"  # held, its token is up: nothing to turn
    slept = {"card": "phalange", "at": "2-2", "active": False}
    play = battle(["fantassin@3-2", slept, IDLE], ["la-peur@4-2", "golem-de-glace@7-3"], mine=spell)
    play.do("action:l-eveil-de-l-ordre-gris")
    assert play.options() == {"pick:phalange"}


# ---------------------------------------------------------------------- the same effect


@pytest.mark.rule("AW-S54", "AW-388")
def test_to_take_all_attributes_is_to_take_each_and_not_the_reverse() -> None:
    play = still(["collecteur-de-peste@3-2"], ["racines-rampantes@4-2"])
    assert not play.has("racines-rampantes", "furtif")  # it takes only two attributes itself: all is another effect
    all_of_them = still(["feyr@3-2"], ["racines-rampantes@4-2"])
    assert all_of_them.has("feyr", "vol")  # Feyr takes every attribute, so Vol too
    bare = still(["xenodon@3-2"], ["racines-rampantes@4-2"])
    assert not bare.has("xenodon", "mouvement")


@pytest.mark.rule("AW-S54", "AW-388")
def test_the_same_malus_is_the_same_effect_and_another_is_not() -> None:
    play = still(["porteur-de-mort@3-2"], ["porteur-de-mort@4-2"])
    assert play.stats("porteur-de-mort") == play.stats("porteur-de-mort:1") == (1, 1)
    other = still(["porteur-de-mort@3-2"], ["sonneur-de-mort@4-2"])
    assert other.stats("porteur-de-mort") == (0, 1)  # − 1 Attack is not − 1 Defense
    assert other.stats("sonneur-de-mort") == (1, 0)


# ---------------------------------------------------------------------- dealt again


@pytest.mark.rule("AW-074")
def test_a_position_dealt_again_offers_what_the_cards_dealt_there_allow() -> None:
    """Adrielle's action needs a creature in hand: with another hand it is another list of moves."""
    play = battle(
        ["adrielle@3-2", IDLE],
        ["golem-de-glace@4-2"],
        mine={"hand": ["aigle"], "deck": ["blizzard", "teleportation", "blizzard", "teleportation"]},
    )
    assert play.offers("action:adrielle")
    game, dice, offers = play.table.game, Dice("again"), set()
    for _ in range(40):
        deal = game.resample(play.pos, FOE, dice)
        creature = game.cards[deal.faces[deal.hand[ME][0]]].kind == "creature"
        offered = ("action", play.card("adrielle")) in game.legal(deal, ME)
        assert offered == creature
        offers.add(offered)
    assert offers == {True, False}
