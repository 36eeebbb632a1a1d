"""The twenty-eight encounters, one by one."""

from __future__ import annotations

import pytest

from ludotheque.games.anima import changes
from ludotheque.games.anima.cards import FACES
from tests.anima.cards.bench import CARD, FOE, ME, RESET, Bench, bench

STRONG = ["maitre-d-armes", "colosse-de-gres"]  # 10 in Combat, Ki
#: A card that cannot be played in these fights: with it in hand, the fight stops before the dice.
IDLE = "objet-magique"


def worth(foe: str, *team: str, seat: int = ME, **more: list[str]) -> int:
    """What a creature is worth against a team."""
    seats = [{"team": ["technicien"]}, {"team": ["voleuse"]}]
    seats[seat] = {"team": list(team), "hand": [IDLE], **more}
    return bench(*seats).fight(foe, seat).foe


def beaten(foe: str, **piles: list[str]) -> Bench:
    """A fight that the creature loses."""
    return bench({"team": [*STRONG, "guerrier-mentaliste", "vieux-duelliste"]}, {}, **piles).rolls(6, 1).fight(foe)


def wins(foe: str, *hand: str) -> Bench:
    """A fight that the creature wins."""
    return bench({"team": ["voleuse", "factotum"], "hand": list(hand)}, {}).fight(foe).rolls(1, 6).go_on()


#: Level, Combat and kind of the creatures; level of the events.
FIGURES = {
    "guerrier-errant": "1 2 tenebres",
    "meute-affamee": "1 2 bete",
    "rat-couronne": "1 1 bete",
    "epouvantail-de-suie": "1 4 tenebres",
    "diablotin-avide": "1 3 demon",
    "soldat-de-laiton": "1 5 automate",
    "feu-follet": "1 3 tenebres",
    "goliath-creux": "2 9 automate",
    "veuve-des-marais": "2 7 tenebres",
    "griffon-fauve": "2 8 bete",
    "collecteur-de-dettes": "2 6 demon",
    "hydre-des-fosses": "2 10 bete",
    "chevalier-sans-visage": "2 6 tenebres",
    "dieu-dragon": "3 15 bete",
    "ombre-d-omega": "3 13 tenebres",
    "archidemon-enchaine": "3 12 demon",
    "titan-d-horlogerie": "3 10 automate",
    "tresor": "1 None None",
    "auberge": "1 None None",
    "colporteur-de-visages": "1 None None",
    "pont-rompu": "1 None None",
    "percepteur-imperial": "1 None None",
    "vent-de-sable": "2 None None",
    "piege-a-loups": "2 None None",
    "faille-du-temps": "2 None None",
    "sanctuaire-oublie": "2 None None",
    "appel-de-l-orbe": "3 None None",
    "etoile-tombee": "3 None None",
}


@pytest.mark.parametrize("id", FIGURES)
def test_the_face_shows(id: str) -> None:
    face = FACES[CARD[id]].face()
    assert f"{face['tier']} {face['combat']} {face['beast']}" == FIGURES[id]


# ---------------------------------------------------------------------- creatures


@pytest.mark.rule("AN-C15")
def test_guerrier_errant() -> None:
    assert worth("guerrier-errant", "acrobate", "illusionniste") == 2
    b = bench({"team": ["acrobate", "illusionniste"]}, {}).rolls(3, 4).fight("guerrier-errant")
    assert not b.out(), "9 against 6, as in the rulebook"
    assert b.discarded("guerrier-errant")


def test_meute_affamee() -> None:
    assert worth("meute-affamee", "voleuse", "sorcier") == 2
    assert worth("meute-affamee", "voleuse", "sorcier", "assassin") == 5


def test_rat_couronne() -> None:
    b = bench({"team": ["voleuse"], "hand": ["rumeurs", IDLE]}, {}).fight("rat-couronne").rolls(1, 6, 1).go_on()
    assert b.out()
    assert len(b.hand()) == 1, "it gnaws one of them"
    assert beaten("rat-couronne").hand() == []


def test_epouvantail_de_suie() -> None:
    assert worth("epouvantail-de-suie", "sorcier") == 4
    assert worth("epouvantail-de-suie", "sorcier", "acrobate") == 2


def test_diablotin_avide() -> None:
    assert worth("diablotin-avide", "sorcier", hand=["rumeurs", "chantage", IDLE]) == 3
    assert worth("diablotin-avide", "sorcier", hand=["rumeurs", "chantage", IDLE, "des-pipes"]) == 6


def test_soldat_de_laiton() -> None:
    assert worth("soldat-de-laiton", "sorcier") == 5
    assert worth("soldat-de-laiton", "sorcier", "faussaire") == 2, "a trick undoes it"


def test_feu_follet() -> None:
    assert beaten("feu-follet", advantages=["chantage"]).hand() == ["chantage"]
    assert wins("feu-follet", "rumeurs").hand() == ["rumeurs"], "nothing for those it leads astray"


def test_goliath_creux() -> None:
    assert worth("goliath-creux", "sorcier", "acrobate") == 9
    assert worth("goliath-creux", "sorcier") == 4


def test_veuve_des_marais() -> None:
    b = wins("veuve-des-marais")
    assert b.out()
    b.order()
    assert b.combat() == 2, "1 + 3, and 2 fewer on the next turn"
    assert not beaten("veuve-des-marais").pos.lasting


def test_griffon_fauve() -> None:
    assert worth("griffon-fauve", "sorcier") == 8
    assert worth("griffon-fauve", "sorcier", seat=FOE) == 5, "it disdains the slowest"


def test_collecteur_de_dettes() -> None:
    assert worth("collecteur-de-dettes", "sorcier") == 6
    assert worth("collecteur-de-dettes", "sorcier", done=["loup-de-la-lande"]) == 10
    level = bench({"hand": [IDLE], "done": ["loup-de-la-lande"]}, {"done": ["battre-tiamat"]}).fight(
        "collecteur-de-dettes"
    )
    assert level.foe == 6, "two players level: nobody leads"


def test_hydre_des_fosses() -> None:
    b = beaten("hydre-des-fosses", advantages_out=["rumeurs", "chantage"])
    assert b.options() == {"pick:rumeurs", "pick:chantage"}
    assert b.do("pick:rumeurs").hand() == ["rumeurs"]
    assert not b.discarded("rumeurs")
    full = ["eclaireurs", "trahison", "des-pipes", "miroir-d-argent", IDLE]
    b = bench({"team": [*STRONG, "vieux-duelliste"], "hand": full}, {}, advantages_out=["rumeurs"])
    b.fight("hydre-des-fosses").rolls(6, 1).go_on()
    assert (len(b.hand()), b.asked) == (5, []), "five in hand: there is nothing to choose"


def test_chevalier_sans_visage() -> None:
    assert worth("chevalier-sans-visage", "sorcier") == 6
    assert worth("chevalier-sans-visage", "sorcier", "acrobate") == 9, "he knows their strokes"


@pytest.mark.rule("AN-C16")
def test_dieu_dragon() -> None:
    assert worth("dieu-dragon", *STRONG) == 15
    b = beaten("dieu-dragon", advantages=["rumeurs", "chantage", "trahison"])
    assert b.hand() == ["trahison", "chantage", "rumeurs"]


@pytest.mark.rule("AN-C17")
def test_ombre_d_omega() -> None:
    assert worth("ombre-d-omega", "acrobate") == 13
    assert worth("ombre-d-omega", "acrobate", "sorcier") == 15
    b = bench({"team": STRONG, "hand": ["rumeurs", "chantage", "eclaireurs"]}, {}).fight("ombre-d-omega")
    b.rolls(4, 5).go_on()
    assert b.out()
    assert len(b.hand()) == 1


def test_archidemon_enchaine() -> None:
    assert worth("archidemon-enchaine", "sorcier") == 12
    b = bench({"team": ["demoiselle-de-lumiere"]}, {}).fight("archidemon-enchaine")
    assert b.foe == 8, "one who owns nothing cannot be tempted"


def test_titan_d_horlogerie() -> None:
    assert worth("titan-d-horlogerie", "sorcier", seat=FOE) == 10
    assert worth("titan-d-horlogerie", "sorcier") == 13, "it strikes at whoever comes first"


# ---------------------------------------------------------------------- events


@pytest.mark.rule("AN-C18")
def test_tresor() -> None:
    b = bench({"hand": ["rumeurs"]}, {}, advantages=["eclaireurs", "chantage"]).meet("tresor")
    assert b.hand() == ["rumeurs", "chantage", "eclaireurs"]
    full = ["rumeurs", "chantage", "eclaireurs", "trahison"]
    assert len(bench({"hand": full}, {}).meet("tresor").hand()) == 5, "never a sixth"


@pytest.mark.rule("AN-P13")
def test_auberge() -> None:
    b = bench({"team": ["acrobate"]}, {}, characters=["sorcier"]).meet("auberge")
    assert b.team() == ["acrobate", "sorcier"]
    b = bench({"team": ["acrobate", "paladin", "voleuse", "assassin"]}, {}).meet("auberge")
    assert len(b.team()) == 4
    assert b.discarded("auberge")


def test_colporteur_de_visages() -> None:
    b = bench({"team": ["acrobate", "paladin"]}, {}, characters_out=["sorcier", "voleuse"]).meet(
        "colporteur-de-visages"
    )
    assert b.options() == {"pick:acrobate", "pick:paladin"}, "not one of another team"
    assert b.do("pick:acrobate").team() == ["voleuse", "paladin"]
    assert b.ids(b.pos.characters_out) == ["sorcier", "acrobate"]
    b = bench({"team": ["acrobate"]}, {}).meet("colporteur-de-visages")
    assert b.team() == ["acrobate"], "he has no face to offer"


def test_pont_rompu() -> None:
    assert bench({}, {}).rolls(5).meet("pont-rompu").out()
    assert not bench({}, {}).rolls(4).meet("pont-rompu").out()


def test_percepteur_imperial() -> None:
    b = bench({}, {"hand": ["rumeurs"], "done": ["battre-tiamat"]}, {"hand": []}, advantages=["chantage"]).meet(
        "percepteur-imperial"
    )
    assert b.hand(FOE) == [], "the leader pays, whoever met him"
    assert b.hand(2) == ["chantage"], "the slowest is given"
    b = bench({"hand": ["rumeurs"]}, {"hand": ["eclaireurs"]}, advantages=["chantage"]).meet("percepteur-imperial")
    assert (b.hand(), b.hand(FOE)) == (["rumeurs"], ["eclaireurs", "chantage"]), "nobody leads"


def test_vent_de_sable() -> None:
    b = bench({"hand": ["rumeurs"]}, {}).meet("vent-de-sable")
    assert b.options() == {"either:1", "either:2"}
    assert b.do("either:1").hand() == []
    b = bench({"hand": ["rumeurs"]}, {}).meet("vent-de-sable").do("either:2")
    assert b.hand() == ["rumeurs"]
    b.order()
    assert b.speed() == 0, "3 fewer on the next turn"


def test_piege_a_loups() -> None:
    b = bench({"team": ["acrobate", "paladin", "sorcier"]}, {})
    b.pos.down |= 1 << b.card("paladin")
    b.meet("piege-a-loups")
    assert b.options() == {"pick:acrobate", "pick:sorcier"}, "one who still stands"
    b.do("pick:acrobate")
    assert b.combat() == 3


def test_faille_du_temps() -> None:
    b = bench({}, {}).meet("faille-du-temps")
    assert len(b.hand()) == 1, "something comes through the rift"
    assert b.options() == {"either:1", "either:2"}
    b.do("either:1")
    assert b.out()
    assert b.at() is None
    b = bench({}, {}).meet("faille-du-temps").do("either:2")
    assert not b.out(), "this turn goes on"
    assert b.begin_turn().out(), "the next is lost"


def test_sanctuaire_oublie() -> None:
    assert len(bench({"team": ["acrobate"]}, {}).meet("sanctuaire-oublie").hand()) == 1
    assert len(bench({"team": ["sorcier"]}, {}).meet("sanctuaire-oublie").hand()) == 2


def test_appel_de_l_orbe() -> None:
    b = bench({"team": ["acrobate", "paladin"], "at": "tour-de-la-fin"}, {}).meet("appel-de-l-orbe")
    assert b.options() == {"pick:acrobate", "pick:paladin"}
    b.do("pick:acrobate")
    assert b.team() == ["paladin"]
    assert b.discarded("acrobate")
    assert len(b.hand()) == 3
    b = bench({"team": ["acrobate"], "at": "tour-de-la-fin"}, {}).meet("appel-de-l-orbe")
    assert (b.team(), b.hand()) == (["acrobate"], []), "the last is never asked for"
    b = bench({"team": ["acrobate", "paladin"]}, {}).meet("appel-de-l-orbe")
    assert not b.asked, "at level 2 the Orb is not heard"


def test_etoile_tombee() -> None:
    b = bench({"at": "tour-de-la-fin"}, {}, characters=["sorcier"]).meet("etoile-tombee").do("either:2")
    assert b.team() == ["colosse-de-gres", "sorcier"]
    b = bench({"at": "tour-de-la-fin"}, {}).meet("etoile-tombee").do("either:1")
    assert len(b.hand()) == 3
    b = bench({}, {}, phase=RESET).meet("etoile-tombee")
    assert not b.asked


@pytest.mark.rule("AN-183")
def test_what_a_creature_left_behind_does_not_name_it_in_its_shuffled_deck() -> None:
    b = wins("veuve-des-marais")
    assert [one[5] for one in b.pos.lasting] == [b.card("veuve-des-marais")]
    b.pos.encounters.clear()
    assert changes.refill(b.pos, b.pos.encounters, b.pos.encounters_out)
    assert b.card("veuve-des-marais") in b.pos.encounters
    assert [one[5] for one in b.pos.lasting] == [-1]
    b.order()
    assert b.combat() == 2, "the curse holds"
