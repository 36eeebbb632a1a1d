"""The twenty characters, one by one: what each does, and what it may not."""

from __future__ import annotations

import pytest

from ludotheque.games.anima.cards import FACES
from tests.anima.cards.bench import BY_COMBAT, CARD, EXPLORATION, FOE, INTERACTION, ME, MOVEMENT, RESET, Bench, bench

#: One Skill card of each type that is played in a fight.
MAGIC, KI = "lance-de-feu", "oeil-du-cyclone"


def casts(b: Bench) -> set[str]:
    return {key for key in b.options() if key.startswith("cast:")}


def in_a_fight(*team: str) -> Bench:
    """A team that fights, with a Magic and a Ki card."""
    return bench({"team": list(team), "hand": [MAGIC, KI]}, {}).fight("goliath-creux")


#: Combat, Speed, gender and skills as they are on the cards.
FIGURES = {
    "acrobate": "4/4 female ki",
    "sorcier": "3/4 male magic",
    "illusionniste": "2/4 female magic trickery",
    "factotum": "3/2 male magic ki trickery",
    "voleuse": "1/4 female trickery",
    "technicien": "3/3 male magic trickery",
    "maitre-d-armes": "5/2 male ki",
    "assassin": "3/3 male trickery",
    "paladin": "3/2 female ki",
    "guerrier-mentaliste": "4/3 male magic ki",
    "demoiselle-de-lumiere": "3/2 female magic ki",
    "sonneuse-de-glas": "2/3 female magic",
    "vieux-duelliste": "4/1 male ki",
    "dame-de-cire": "3/3 female",
    "louve-d-hiver": "3/2 female",
    "messagere-des-cimes": "3/3 female ki trickery",
    "ermite-sans-hate": "3/2 male magic",
    "fille-aux-trois-lunes": "2/4 female magic ki trickery",
    "faussaire": "3/3 male magic trickery",
    "colosse-de-gres": "5/3 male",
}


@pytest.mark.parametrize("id", FIGURES)
def test_the_face_shows(id: str) -> None:
    face = FACES[CARD[id]].face()
    assert " ".join([f"{face['combat']}/{face['speed']}", face["gender"], *face["skills"]]) == FIGURES[id]


@pytest.mark.rule("AN-C01")
def test_acrobate() -> None:
    b = in_a_fight("acrobate")
    assert (b.combat(), b.speed()) == (4, 4)
    assert casts(b) == {f"cast:{KI}>acrobate"}
    assert b.refused(f"cast:{MAGIC}>acrobate") == "AN-026"


@pytest.mark.rule("AN-C02")
def test_sorcier() -> None:
    b = in_a_fight("sorcier", "acrobate")
    assert (b.combat(), b.speed()) == (7, 8), "the sums of the rulebook's example"
    assert casts(b) == {f"cast:{MAGIC}>sorcier", f"cast:{KI}>acrobate"}


@pytest.mark.rule("AN-C03")
def test_illusionniste() -> None:
    """Tapped in the movement phase, she hides her team from attacks for the turn."""
    b = bench({"team": ["illusionniste"]}, {"team": ["sorcier"]})
    assert (b.combat(), b.speed()) == (2, 4)
    b.step(MOVEMENT).do("use:illusionniste")
    assert b.tapped("illusionniste")
    assert b.refused("use:illusionniste") == "AN-029"
    b.do("go:mines-de-sel-noir").go_on()
    b.step(INTERACTION, FOE)
    assert b.refused("attack:0") == "AN-084"
    b.pos.lasting.clear()
    assert "attack:0" in b.options(), "it was for that turn"


@pytest.mark.rule("AN-C04")
def test_factotum() -> None:
    b = in_a_fight("factotum")
    assert (b.combat(), b.speed()) == (3, 2)
    assert casts(b) == {f"cast:{MAGIC}>factotum", f"cast:{KI}>factotum"}
    b.do(f"cast:{MAGIC}>factotum")
    b.go_on()
    b = bench({"team": ["factotum"], "hand": ["faux-messager"]}, {}).step(RESET)
    assert casts(b) == {"cast:faux-messager>factotum"}, "Trickery too"


@pytest.mark.rule("AN-C05", "AN-D08")
def test_voleuse() -> None:
    def robs(die: int) -> Bench:
        b = bench({"team": ["voleuse"]}, {"hand": ["rumeurs"]}, {"hand": ["chantage"]}, {"hand": []})
        b.step(RESET).do("use:voleuse")
        assert b.options() == {"target:1", "target:2"}, "neither herself nor an empty hand"
        return b.rolls(die).do("target:1")

    b = robs(5)
    assert b.hand() == ["rumeurs"]
    assert b.hand(FOE) == []
    assert b.tapped("voleuse")
    assert "use:voleuse" not in b.options()
    for die in (3, 4):
        assert robs(die).hand(FOE) == ["rumeurs"], "a 3 fails, and a 4"


@pytest.mark.rule("AN-C06")
def test_technicien() -> None:
    b = in_a_fight("technicien", "voleuse")
    assert (b.combat(), b.speed()) == (4, 7), "the sums of the example turn"
    assert casts(b) == {f"cast:{MAGIC}>technicien"}


@pytest.mark.rule("AN-C07")
def test_maitre_d_armes() -> None:
    b = in_a_fight("maitre-d-armes")
    assert (b.combat(), b.speed()) == (5, 2)
    assert casts(b) == {f"cast:{KI}>maitre-d-armes"}


@pytest.mark.rule("AN-C08", "AN-D08")
def test_assassin() -> None:
    hand = {"team": ["assassin"], "hand": ["rumeurs", "chantage"]}
    b = bench(hand, {"team": ["acrobate", "sorcier"]}, {"team": ["faussaire"]})
    b.step(RESET).do("use:assassin")
    assert b.options() == {"pick:rumeurs", "pick:chantage"}, "it costs an advantage"
    b.do("pick:rumeurs")
    assert b.discarded("rumeurs")
    assert b.options() == {"pick:acrobate", "pick:sorcier", "pick:faussaire"}, "not one of one's own"
    b.do("pick:acrobate")
    assert b.down("acrobate")
    assert b.tapped("assassin")
    assert b.combat(FOE) == 3
    b = bench({"team": ["assassin"]}, {"team": ["acrobate"]}).step(RESET)
    assert b.refused("use:assassin") == "AN-084", "he has nothing to pay with"
    b = bench({"team": ["assassin"]}, {"team": ["acrobate", "sorcier"]}, {"team": ["faussaire"]})
    b.attack().do("use:assassin")
    assert b.options() == {"pick:acrobate", "pick:sorcier"}, (
        "before a fight, one of those fought, for nothing but the tap"
    )
    b.do("pick:sorcier")
    assert b.tapped("assassin")
    assert b.down("sorcier")


def test_assassin_has_nobody_to_put_to_sleep_among_creatures() -> None:
    b = bench({"team": ["assassin", "acrobate"], "hand": [KI]}, {}).fight("rat-couronne")
    assert b.refused("use:assassin") == "AN-084"


@pytest.mark.rule("AN-P04")
def test_paladin() -> None:
    b = bench({"team": ["paladin"], "hand": [KI]}, {})
    assert (b.combat(), b.speed()) == (3, 2)
    assert b.fight("feu-follet").combat() == 7, "a creature of Darkness"
    b = bench({"team": ["paladin"], "hand": [KI]}, {}).fight("rat-couronne")
    assert b.combat() == 3, "not a Beast"
    b = bench({"team": ["paladin"], "hand": [KI]}, {}).attack()
    assert b.combat() == 3, "nor a team"


@pytest.mark.rule("AN-P05")
def test_guerrier_mentaliste() -> None:
    b = in_a_fight("guerrier-mentaliste")
    assert (b.combat(), b.speed()) == (4, 3)
    assert casts(b) == {f"cast:{MAGIC}>guerrier-mentaliste", f"cast:{KI}>guerrier-mentaliste"}


@pytest.mark.rule("AN-P10")
def test_demoiselle_de_lumiere() -> None:
    """Tapped before the dice, she lets nobody of her team die this turn."""
    b = bench({"team": ["demoiselle-de-lumiere", "voleuse"]}, {}).fight("titan-d-horlogerie")
    b.do("use:demoiselle-de-lumiere")
    assert b.tapped("demoiselle-de-lumiere")
    b.rolls(1, 6).go_on()
    assert b.team() == ["demoiselle-de-lumiere", "voleuse"]
    assert b.out(), "the fight is lost all the same"
    b = bench({"team": ["demoiselle-de-lumiere", "voleuse"]}, {}).fight("titan-d-horlogerie")
    b.rolls(1, 6).do("pass")
    assert b.options() == {"dies:demoiselle-de-lumiere", "dies:voleuse"}, "without her, somebody would"


def test_sonneuse_de_glas() -> None:
    """Tapped when another team loses a fight, she takes an advantage that others have left."""
    b = bench({"team": ["sonneuse-de-glas"]}, {"team": ["voleuse"]}, advantages_out=["chantage", "rumeurs"])
    b.rolls(1, 6).fight("soldat-de-laiton", FOE)
    assert b.asked == [ME]
    assert b.options() == {"use:sonneuse-de-glas", "pass"}
    b.do("use:sonneuse-de-glas")
    assert b.options() == {"pick:chantage", "pick:rumeurs"}
    b.do("pick:chantage")
    assert b.hand() == ["chantage"]
    assert b.tapped("sonneuse-de-glas")
    assert b.options() == {"pass"}
    b = (
        bench({"team": ["sonneuse-de-glas", "colosse-de-gres"]}, {}, advantages_out=["rumeurs"])
        .rolls(1, 4)
        .fight("soldat-de-laiton")
    )
    assert b.out(), "7 + 1 against 5 + 4, and nobody is asked"
    assert b.hand() == [], "not for a fight of her own"


def test_vieux_duelliste() -> None:
    b = bench({"team": ["vieux-duelliste", "acrobate"], "hand": [KI]}, {"team": ["sorcier"]}).attack()
    assert b.combat() == 4, "he does not fight a smaller team"
    b = bench({"team": ["vieux-duelliste", "acrobate"], "hand": [KI]}, {"team": ["sorcier", "voleuse"]}).attack()
    assert b.combat() == 8
    b = bench({"team": ["vieux-duelliste", "acrobate"], "hand": [KI]}, {}).fight("rat-couronne")
    assert b.combat() == 8, "a creature is no team"


def test_dame_de_cire() -> None:
    """She has the skills of the others of her team, and none when alone."""
    b = in_a_fight("dame-de-cire", "sorcier")
    assert casts(b) == {f"cast:{MAGIC}>dame-de-cire", f"cast:{MAGIC}>sorcier"}
    b.do(f"cast:{MAGIC}>dame-de-cire").go_on()
    assert not in_a_fight("dame-de-cire", "colosse-de-gres").options() - {"pass"}
    b = in_a_fight("dame-de-cire", "sorcier")
    assert b.refused(f"cast:{KI}>dame-de-cire") == "AN-026", "nobody in the team has Ki"
    b.pos.down |= 1 << b.card("sorcier")
    assert f"cast:{MAGIC}>dame-de-cire" not in b.options(), "a face-down companion lends nothing"


def test_louve_d_hiver() -> None:
    assert bench({"team": ["louve-d-hiver", "sorcier"]}, {}).combat() == 6
    assert bench({"team": ["louve-d-hiver", "voleuse"]}, {}).combat() == 6, "3 + 1, and 2 for another woman"
    assert bench({"team": ["louve-d-hiver", "voleuse", "acrobate"]}, {}).combat() == 10, "once, however many"


def test_messagere_des_cimes() -> None:
    """+3 Speed in the exploration phase, where speed tests are; the order of play is set before it."""
    b = bench({"team": ["messagere-des-cimes"]}, {"team": ["colosse-de-gres", "technicien"]})
    assert b.speed() == 3
    b.pos.phase = EXPLORATION
    assert b.speed() == 6
    b.begin_turn()
    assert b.pos.order == [FOE, ME], "3 against 6: the exploration before it is over"


def test_ermite_sans_hate() -> None:
    b = bench({}, {"team": ["ermite-sans-hate"]})
    assert b.combat(FOE) == 5, "the last of the turn"
    assert b.parts(FOE, BY_COMBAT) == [("ermite-sans-hate", 3), ("ermite-sans-hate", 2)]
    assert bench({"team": ["ermite-sans-hate"]}, {}).combat() == 3, "the first"


def test_fille_aux_trois_lunes() -> None:
    b = bench({"team": ["paladin"]}, {"team": ["fille-aux-trois-lunes"]}, {"team": ["acrobate", "sorcier"]})
    assert b.order() == [2, FOE, ME]
    b.step(RESET, FOE).do("use:fille-aux-trois-lunes")
    assert b.tapped("fille-aux-trois-lunes")
    b.do("pass")
    assert b.order() == [2, ME, FOE], "next turn she waits for the others"
    assert casts(in_a_fight("fille-aux-trois-lunes")) == {
        f"cast:{MAGIC}>fille-aux-trois-lunes",
        f"cast:{KI}>fille-aux-trois-lunes",
    }


def test_faussaire() -> None:
    b = bench(
        {"team": ["faussaire"], "hand": ["rumeurs", "chantage"]},
        {"hand": ["eclaireurs"]},
        {"hand": ["trahison"], "at": "americh"},
    )
    b.step(INTERACTION).do("use:faussaire")
    assert b.options() == {"pick:rumeurs", "pick:chantage"}
    b.do("pick:rumeurs")
    assert b.hand() == ["chantage", "eclaireurs"], "from the only other player in the zone"
    assert b.tapped("faussaire")
    assert b.discarded("rumeurs")
    b = bench({"team": ["faussaire"], "hand": []}, {"hand": ["eclaireurs"]}).step(INTERACTION)
    assert b.refused("use:faussaire") == "AN-084", "he has nothing to forge with"


def test_colosse_de_gres() -> None:
    b = in_a_fight("colosse-de-gres")
    assert (b.combat(), b.speed()) == (5, 3)
    assert not casts(b), "it has no skill at all"
