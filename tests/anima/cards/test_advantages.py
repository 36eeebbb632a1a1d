"""The thirty-five advantages, one by one."""

from __future__ import annotations

import pytest

from tests.anima.cards.bench import EXPLORATION, FOE, INTERACTION, ME, MOVEMENT, PLAIN, RESET, Bench, bench

#: A card without use in the tests that hold it: with it in hand one is asked before the dice and after them.
IDLE = "objet-magique"
MAGE_CARD = "lance-de-feu"
MAGE, MONK, ROGUE = "sorcier", "acrobate", "faussaire"


def facing(card: str, foe: str = "goliath-creux", *, team: tuple[str, ...] = (), payer: str = "") -> Bench:
    """A fight against a creature, the card played in it (and an idle one kept, so that the dice wait)."""
    b = bench({"team": list(team), "hand": [card, IDLE]}, {}).fight(foe)
    return b.do(f"cast:{card}>{payer}" if payer else f"play:{card}").go_on_once()


def rolled(card: str, payer: str, *dice: int) -> Bench:
    """A fight in which the dice have just been rolled, the card still in hand."""
    b = bench({"team": [payer, "colosse-de-gres"], "hand": [card]}, {}).fight("goliath-creux")
    return b.rolls(*dice).do("pass")


# ---------------------------------------------------------------------- Magic


@pytest.mark.rule("AN-C25")
def test_sort_de_sommeil() -> None:
    other = {"team": ["acrobate", "paladin", "voleuse"]}
    b = bench({"team": [MAGE, "factotum"], "hand": ["sort-de-sommeil", IDLE]}, other, {"team": ["assassin"]})
    b.pos.down |= 1 << b.card("paladin")
    b.attack().do(f"cast:sort-de-sommeil>{MAGE}")
    assert b.options() == {"pick:acrobate", "pick:voleuse"}, "those one fights, and who are awake"
    b.do("pick:acrobate")
    assert b.down("acrobate")
    assert b.combat(FOE) == 1
    assert b.tapped(MAGE)
    assert b.discarded("sort-de-sommeil")
    b = bench({"team": [MAGE], "hand": ["sort-de-sommeil"]}, {}).fight("rat-couronne")
    assert b.refused(f"cast:sort-de-sommeil>{MAGE}") == "AN-084", "a creature does not sleep"


def test_lance_de_feu() -> None:
    b = facing("lance-de-feu", team=(MAGE,), payer=MAGE)
    assert b.combat() == 6
    assert b.parts()[-1] == ("lance-de-feu", 3)
    b.rolls(3, 3).go_on()
    assert b.combat() == 3, "for that fight"


def test_chaines_de_lumiere() -> None:
    for foe in ("veuve-des-marais", "collecteur-de-dettes"):
        assert facing("chaines-de-lumiere", foe, team=(MAGE,), payer=MAGE).combat() == 7
    for foe in ("goliath-creux", "griffon-fauve"):
        b = bench({"team": [MAGE], "hand": ["chaines-de-lumiere"]}, {}).fight(foe)
        assert b.refused(f"cast:chaines-de-lumiere>{MAGE}") == "AN-084", "neither an Automaton nor a Beast"


def test_berceuse() -> None:
    def sung(die: int) -> Bench:
        b = bench({"team": [MAGE, "colosse-de-gres"], "hand": ["berceuse", IDLE]}, {}).fight("goliath-creux")
        return b.rolls(die).do(f"cast:berceuse>{MAGE}").go_on_once()

    assert sung(4).foe == 4
    assert sung(3).foe == 9
    b = bench({"team": [MAGE], "hand": ["berceuse"]}, {}).attack()
    assert b.refused(f"cast:berceuse>{MAGE}") == "AN-084", "not against a team"


def test_sablier_renverse() -> None:
    b = rolled("sablier-renverse", MAGE, 1, 3)
    assert b.options() == {f"cast:sablier-renverse>{MAGE}", "pass"}
    b.rolls(6).do(f"cast:sablier-renverse>{MAGE}").go_on()
    assert not b.out(), "8 + 6 against 9 + 3, where 8 + 1 was lost"
    b = bench({"team": ["colosse-de-gres"]}, {"team": [MAGE], "hand": ["sablier-renverse"]}).fight("rat-couronne")
    assert b.refused(f"cast:sablier-renverse>{MAGE}") == "AN-084", "one rolls one's own die"


def test_rappel_des_ames() -> None:
    b = bench({"team": [MAGE], "hand": ["rappel-des-ames"]}, {}, characters_out=["paladin", "voleuse"]).step(RESET)
    b.do(f"cast:rappel-des-ames>{MAGE}")
    assert b.options() == {"pick:paladin", "pick:voleuse"}
    assert b.do("pick:paladin").team() == [MAGE, "paladin"]
    b = bench({"team": [MAGE], "hand": ["rappel-des-ames"]}, {}).step(RESET)
    assert b.refused(f"cast:rappel-des-ames>{MAGE}") == "AN-084", "nobody has died"
    full = [MAGE, "paladin", "voleuse", "assassin"]
    b = bench({"team": full, "hand": ["rappel-des-ames"]}, {}, characters_out=["factotum"]).step(RESET)
    assert b.refused(f"cast:rappel-des-ames>{MAGE}") == "AN-084", "nor is there a fifth place"


def test_miroir_d_argent() -> None:
    b = bench({"hand": ["rumeurs"]}, {"team": [MAGE], "hand": ["miroir-d-argent"], "done": ["battre-tiamat"]})
    b.step(RESET).do("play:rumeurs")
    assert b.asked == [FOE]
    b.do(f"cast:miroir-d-argent>{MAGE}").go_on()
    assert b.discarded("rumeurs"), "spent"
    assert b.discarded("miroir-d-argent")
    b = bench(
        {"hand": ["rumeurs"]},
        {"team": [MAGE], "hand": ["miroir-d-argent", IDLE, "chantage"], "done": ["battre-tiamat"]},
    )
    b.step(RESET).do("play:rumeurs", f"cast:miroir-d-argent>{MAGE}").go_on()
    assert b.hand(FOE) == [IDLE, "chantage"], "and without effect"
    b = bench({"hand": ["soleil-noir"], "plots": ["lames-blanches"]}, {"team": [MAGE], "hand": ["miroir-d-argent"]})
    b.step(RESET).do("play:soleil-noir", f"1/cast:miroir-d-argent>{MAGE}")
    assert b.ids(b.pos.plots[ME]) == ["lames-blanches"], "nobody joins what is mirrored, nor leaves what he was in"
    assert b.discarded("soleil-noir")


# ---------------------------------------------------------------------- Ki


def test_frappe_solitaire() -> None:
    assert facing("frappe-solitaire", team=(MONK, "voleuse"), payer=MONK).combat() == 9
    assert facing("frappe-solitaire", team=(MONK, "voleuse", "factotum"), payer=MONK).combat() == 10, "8 + 2"


def test_garde_de_pierre() -> None:
    b = facing("garde-de-pierre", "dieu-dragon", team=(MONK, "voleuse"), payer=MONK)
    assert b.combat() == 6
    b.rolls(1, 6).go_on()
    assert b.out()
    assert b.team() == [MONK, "voleuse"], "beaten by 14, and nobody dies"


def test_pas_du_vent() -> None:
    b = bench({"team": [MONK], "hand": ["pas-du-vent"]}, {}).step(RESET).do(f"cast:pas-du-vent>{MONK}")
    assert b.speed() == 8
    b.do("pass")
    b.pos.lasting = [one for one in b.pos.lasting if one[3] != 1]
    assert b.speed() == 4, "until the end of the turn"


def test_cri_du_tigre() -> None:
    b = bench(
        {"team": [MONK], "hand": ["cri-du-tigre", IDLE]}, {"team": ["assassin", "sorcier"], "hand": ["lance-de-feu"]}
    )
    b.pos.tapped |= 1 << b.card("assassin")
    b.attack().do(f"cast:cri-du-tigre>{MONK}").go_on_once()
    assert b.combat() == 7
    assert b.tapped("sorcier"), "the only upright one"
    assert not {key for key in b.options(FOE) if key.startswith("cast")}, "nobody is left to pay for the spear"
    b = bench({"team": [MONK], "hand": ["cri-du-tigre", IDLE]}, {"team": ["assassin"], "hand": [MAGE_CARD]})
    b.pos.tapped |= 1 << b.card("assassin")
    b.attack().do(f"cast:cri-du-tigre>{MONK}").go_on_once()
    assert b.combat() == 7, "the cry is as loud when nobody is left to be startled"
    b = bench({"team": [MONK], "hand": ["cri-du-tigre"]}, {}).fight("goliath-creux")
    assert b.refused(f"cast:cri-du-tigre>{MONK}") == "AN-084", "a creature hears nothing"


def test_oeil_du_cyclone() -> None:
    assert facing("oeil-du-cyclone", team=(MONK,), payer=MONK).combat() == 6
    b = bench({}, {"team": [MONK], "hand": ["oeil-du-cyclone", IDLE]}).fight("goliath-creux", FOE)
    b.do(f"cast:oeil-du-cyclone>{MONK}").go_on_once()
    assert b.combat(FOE) == 8, "the last of the turn"


def test_second_elan() -> None:
    b = rolled("second-elan", MONK, 1, 2)
    b.do(f"cast:second-elan>{MONK}").go_on()
    assert not b.out(), "9 + 3 against 9 + 2"
    b = rolled("second-elan", MONK, 5, 6)
    b.do(f"cast:second-elan>{MONK}")
    assert not b.out(), "9 + 6: a die has no seven"


def test_souffle_retrouve() -> None:
    b = bench({"team": [MONK, "voleuse", "paladin"], "hand": ["souffle-retrouve", IDLE]}, {})
    b.pos.tapped |= 1 << b.card("voleuse")
    b.fight("goliath-creux").do(f"cast:souffle-retrouve>{MONK}")
    b.go_on_once()
    assert b.options() == {f"pick:{MONK}", "pick:voleuse"}, "those who are tapped, who paid among them"
    b.do("pick:voleuse")
    assert not b.tapped("voleuse")
    assert b.tapped(MONK)
    assert b.combat() == 9
    b = bench({"team": [MONK], "hand": ["souffle-retrouve", IDLE]}, {}).fight("goliath-creux")
    b.do(f"cast:souffle-retrouve>{MONK}").go_on_once()
    assert (b.combat(), b.tapped(MONK)) == (5, False), "whoever breathes it in may be the one who recovers"


# ---------------------------------------------------------------------- Trickery


def test_ombre_contre_ombre() -> None:
    b = rolled("ombre-contre-ombre", ROGUE, 1, 6)
    b.do(f"cast:ombre-contre-ombre>{ROGUE}").go_on()
    assert not b.out(), "7 + 6 against 9 + 1"
    third = {"team": [ROGUE], "hand": ["ombre-contre-ombre"], "at": "americh"}
    b = bench({"team": ["colosse-de-gres"]}, {}, third).rolls(6, 1).attack()
    assert b.asked == [2], "whoever holds it may, fighting or not"
    b.do(f"cast:ombre-contre-ombre>{ROGUE}").go_on()
    assert b.out()
    level = rolled("ombre-contre-ombre", ROGUE, 3, 3)
    assert level.refused(f"cast:ombre-contre-ombre>{ROGUE}") == "AN-084", "two equal dice"


@pytest.mark.rule("AN-C24")
def test_mauvaise_direction() -> None:
    b = bench({}, {"team": [ROGUE], "hand": ["mauvaise-direction"]}, zones=("archange", "americh"))
    b.step(MOVEMENT).do("go:archange")
    assert b.asked == [FOE]
    b.do(f"cast:mauvaise-direction>{ROGUE}")
    assert b.options() == {"pick:americh", f"pick:{PLAIN}"}, "any active zone but the one declared"
    b.do("pick:americh").go_on()
    assert b.at() == "americh"
    b = bench({"team": [ROGUE], "hand": ["mauvaise-direction"]}, {}, zones=("archange",))
    b.step(MOVEMENT).do("go:archange")
    assert b.at() == "archange", "nobody is asked about his own way"


def test_main_baladeuse() -> None:
    b = bench(
        {"team": [ROGUE], "hand": ["main-baladeuse"]},
        {"hand": []},
        {"hand": ["rumeurs"]},
        {"hand": ["chantage"], "at": "americh"},
    )
    b.step(INTERACTION).do(f"cast:main-baladeuse>{ROGUE}").go_on_once()
    assert b.hand() == ["rumeurs"], "the only one in the zone who holds something"
    b = bench({"team": [ROGUE], "hand": ["main-baladeuse"]}, {"hand": ["chantage"], "at": "americh"})
    assert b.step(INTERACTION).refused(f"cast:main-baladeuse>{ROGUE}") == "AN-084"


def test_faux_messager() -> None:
    b = bench({"team": [ROGUE], "hand": ["faux-messager"]}, {"team": ["acrobate"]}, {"team": ["voleuse", "paladin"]})
    assert b.order()[0] == 2
    b.step(RESET).do(f"cast:faux-messager>{ROGUE}")
    assert b.options() == {"target:1", "target:2"}, "another player"
    b.do("target:1", "pass")
    assert b.order()[:2] == [FOE, 2], "called away before everybody else"


def test_des_pipes() -> None:
    b = bench({}, {"team": [ROGUE], "hand": ["des-pipes"], "at": "archange"}).explore(1)
    assert b.asked == [FOE], "the die shows that nothing is met"
    b.rolls(6).do(f"cast:des-pipes>{ROGUE}")
    b.go_on()
    assert next(event for event in b.pos.events if event[0] == "table")[3] == (2,), "6 in the mines: two encounters"


def test_chantage() -> None:
    b = bench(
        {"team": [ROGUE], "hand": ["chantage"]}, {"hand": ["rumeurs", IDLE], "done": ["battre-tiamat"], "at": "americh"}
    )
    b.step(INTERACTION).do(f"cast:chantage>{ROGUE}").go_on_once()
    assert sorted(b.hand()) == sorted(["rumeurs", IDLE])
    assert b.hand(FOE) == []
    for done in ([], ["battre-tiamat"]):
        b = bench({"team": [ROGUE], "hand": ["chantage"], "done": done}, {"hand": ["rumeurs"]}).step(INTERACTION)
        assert b.refused(f"cast:chantage>{ROGUE}") == "AN-084", "nobody leads, or oneself does"


# ---------------------------------------------------------------------- organisations


@pytest.mark.rule("AN-C26", "AN-D09")
def test_soleil_noir() -> None:
    b = bench({"team": ["acrobate", "illusionniste"], "hand": ["soleil-noir"]}, {}).step(RESET).do("play:soleil-noir")
    assert b.ids(b.pos.plots[ME]) == ["soleil-noir"]
    assert b.speed() == 6, "two slower"
    assert b.combat() == 6, "and no stronger"
    crowd = ({"plots": ["soleil-noir"]}, {"hand": ["rumeurs"]}, {"hand": ["chantage"], "at": "americh"})
    b = bench(*crowd).step(INTERACTION).rolls(4).do("use:soleil-noir")
    assert b.hand() == ["rumeurs"], "from the only other player in the zone"
    assert b.refused("use:soleil-noir") in ("AN-027", "AN-084"), "once a turn"
    b = bench(*crowd).step(INTERACTION).rolls(3).do("use:soleil-noir")
    assert b.hand() == []
    b = bench({"team": ["voleuse"]}, {"plots": ["soleil-noir"], "hand": ["rumeurs"]}).step(RESET)
    b.rolls(6).do("use:voleuse")
    assert b.hand(FOE) == ["rumeurs"], "nobody robs the Black Sun"
    b = bench({"hand": ["rumeurs"]}, {"plots": ["soleil-noir"], "hand": ["chantage", IDLE], "done": ["battre-tiamat"]})
    b.step(RESET).do("play:rumeurs").go_on()
    assert b.hand(FOE) == [], "what is discarded is not stolen"


@pytest.mark.rule("AN-D09")
def test_lames_blanches() -> None:
    def combat(foe: str) -> int:
        return bench({"plots": ["lames-blanches"], "hand": [IDLE]}, {}).fight(foe).combat()

    assert combat("feu-follet") == combat("diablotin-avide") == 7
    assert combat("rat-couronne") == 5
    assert bench({"plots": ["lames-blanches"], "hand": [IDLE]}, {}).attack().combat() == 3, "they are ashamed to attack"
    b = bench({"plots": ["lames-blanches"], "hand": [IDLE]}, {"plots": ["soleil-noir"]}).step(INTERACTION)
    assert b.pos.fight, "rivals in one zone fight without being asked"


@pytest.mark.rule("AN-D09")
def test_horloge_sans_heures() -> None:
    b = bench({"team": ["acrobate", "voleuse"], "plots": ["horloge-sans-heures"]}, {})
    assert b.order() == [FOE, ME]
    b.step(EXPLORATION).do("use:horloge-sans-heures")
    assert len(b.hand()) == 1
    assert b.refused("use:horloge-sans-heures") == "AN-027", "once a turn"
    b = bench({"plots": ["horloge-sans-heures"], "hand": [IDLE]}, {"plots": ["cercle-d-ambre"]}).step(INTERACTION)
    assert b.pos.fight


@pytest.mark.rule("AN-D09")
def test_cercle_d_ambre() -> None:
    b = bench({"plots": ["cercle-d-ambre"]}, {})
    assert b.speed() == 7
    b.take("tresor")
    b.pos.encounters.append(b.card("tresor"))
    b.explore(1)
    b.go_on()
    assert b.discarded("tresor"), "an encounter where there would be none"
    assert len(b.pos.encounters_out) == 1, "one, not more"
    peace = bench({"plots": ["cercle-d-ambre"], "hand": [IDLE]}, {"plots": ["soleil-noir"]}).step(INTERACTION)
    assert not peace.pos.fight, "rival of the Clock alone"


@pytest.mark.rule("AN-D09")
def test_derniere_tournee() -> None:
    b = bench({}, {"plots": ["derniere-tournee"]}).step(INTERACTION)
    assert b.refused("attack:1") == "AN-084"
    assert bench({"plots": ["derniere-tournee"], "hand": [IDLE]}, {}).fight("rat-couronne").combat() == 4
    b = bench({"plots": ["derniere-tournee"], "hand": [IDLE]}, {}).step(INTERACTION)
    b.do("attack:1")
    assert b.combat() == 5, "they may still attack, and drink has not dulled that"
    for other in ("soleil-noir", "lames-blanches", "horloge-sans-heures", "cercle-d-ambre"):
        assert (
            not bench({"plots": ["derniere-tournee"], "hand": [IDLE]}, {"plots": [other]}).step(INTERACTION).pos.fight
        )


# ---------------------------------------------------------------------- Plots that stay in play


@pytest.mark.rule("AN-C22")
def test_objet_magique() -> None:
    b = bench({"hand": ["objet-magique"]}, {}).step(RESET).do("play:objet-magique")
    assert b.ids(b.pos.plots[ME]) == ["objet-magique"]
    assert not b.discarded("objet-magique")
    assert bench({"plots": ["objet-magique"], "hand": ["rumeurs"]}, {}).fight("rat-couronne").combat() == 6
    assert bench({"plots": ["objet-magique"], "hand": ["rumeurs"]}, {}).attack().combat() == 5, "not against a team"


def test_pacte_d_auberge() -> None:
    b = bench({"at": "americh"}, {"plots": ["pacte-d-auberge"], "at": "americh"}).step(INTERACTION)
    assert b.refused("attack:1") == "AN-084", "a zone of trade"
    b = bench({}, {"plots": ["pacte-d-auberge"]}).step(INTERACTION)
    assert "attack:1" in b.options()
    assert b.speed(FOE) == 4


@pytest.mark.rule("AN-S65", "AN-061")
def test_a_rival_that_cannot_be_attacked_attacks_in_its_own_step() -> None:
    first = {"plots": ["lames-blanches"], "at": "americh", "hand": [IDLE]}
    safe = {"plots": ["soleil-noir", "pacte-d-auberge"], "at": "americh", "hand": ["rumeurs"]}
    b = bench(first, safe).step(INTERACTION)
    assert not b.pos.fight
    assert b.refused("attack:1") == "AN-084"
    b.do("pass").step(INTERACTION, FOE)
    assert b.pos.fight[:2] == [FOE, ME], "the duty is its own, too"
    b = bench({**first, "at": None}, safe)
    assert b.step(INTERACTION, FOE).options() == {"pass"}


def test_talisman_fele() -> None:
    def falls(*team: str) -> Bench:
        b = bench({"team": list(team), "plots": ["talisman-fele"]}, {})
        return b.rolls(1, 6).fight("dieu-dragon")

    b = falls("factotum", "technicien")
    assert b.out(), "beaten by 14, and nobody is asked who dies"
    assert b.team() == ["factotum", "technicien"]
    assert falls("factotum", "technicien", "paladin").options() == {
        "dies:factotum",
        "dies:technicien",
        "dies:paladin",
    }, "it protects two at most"


# ---------------------------------------------------------------------- Plots of one phase


@pytest.mark.rule("AN-C23")
def test_voyage_en_zeppelin() -> None:
    b = bench({"hand": ["voyage-en-zeppelin"]}, {}, zones=("tour-de-la-fin", "archange"))
    b.take("dieu-dragon")
    b.pos.guards[b.pos.active.index(b.card("tour-de-la-fin"))] = b.card("dieu-dragon")
    b.step(MOVEMENT).do("play:voyage-en-zeppelin")
    assert b.options() == {"pick:tour-de-la-fin", "pick:archange"}
    b.do("pick:tour-de-la-fin")
    assert b.at() == "tour-de-la-fin", "over the dragon's head"
    assert not b.asked, "that was the move"
    assert b.discarded("voyage-en-zeppelin")
    assert b.card("dieu-dragon") in b.pos.guards, "it waits for the next"


@pytest.mark.rule("AN-P13")
def test_trahison() -> None:
    b = bench(
        {"hand": ["trahison"]},
        {"team": ["acrobate", "sorcier"]},
        {"team": ["voleuse"]},
        {"team": ["paladin", "factotum"], "at": "americh"},
    )
    b.step(INTERACTION).do("play:trahison")
    assert b.options() == {"pick:acrobate", "pick:sorcier"}, "in the zone, and never the last of a team"
    b.do("pick:sorcier")
    assert b.team() == ["colosse-de-gres", "sorcier"]
    assert b.team(FOE) == ["acrobate"]
    full = {"team": ["colosse-de-gres", "paladin", "voleuse", "assassin"], "hand": ["trahison"]}
    b = bench(full, {"team": ["acrobate", "sorcier"]}).step(INTERACTION)
    assert b.refused("play:trahison") == "AN-084", "there is no fifth place"


def test_rumeurs() -> None:
    b = bench(
        {"hand": ["rumeurs"]},
        {"hand": ["chantage", IDLE, "trahison"], "done": ["battre-tiamat"]},
        {"hand": ["eclaireurs"]},
    )
    b.step(RESET).do("play:rumeurs").go_on_once()
    assert len(b.hand(FOE)) == 1
    assert b.hand(2) == ["eclaireurs"]
    b = bench({"hand": ["rumeurs"]}, {"hand": ["chantage"]}).step(RESET)
    assert b.refused("play:rumeurs") == "AN-084", "nobody leads"


def test_eclaireurs() -> None:
    b = bench({"hand": ["eclaireurs"]}, {}, encounters=["rat-couronne", "tresor"])
    b.step(EXPLORATION).do("play:eclaireurs")
    assert b.options() == {"yes", "no"}
    assert all(b.pos.knows(ME, b.card(id)) for id in ("tresor", "rat-couronne"))
    assert not b.pos.knows(FOE, b.card("tresor")), "only the one who sent them"
    b.do("yes").rolls(5).do("explore")
    b.go_on()
    assert b.discarded("tresor")
    assert not b.discarded("rat-couronne"), "one of the two was spared"
    b = bench({"hand": ["eclaireurs"]}, {}, encounters=["rat-couronne", "tresor"])
    b.step(EXPLORATION).do("play:eclaireurs", "no").rolls(5, 6, 1).do("explore")
    assert b.go_on().discarded("rat-couronne"), "whoever likes what the scouts saw meets both"


@pytest.mark.rule("AN-183")
def test_scouts_see_what_an_empty_deck_is_made_of_again() -> None:
    b = bench({"hand": ["eclaireurs"]}, {})
    spent, b.pos.encounters = b.pos.encounters, []
    b.pos.encounters_out += spent
    b.step(EXPLORATION).do("play:eclaireurs")
    assert b.pos.encounters_out == []
    assert len(b.pos.encounters) == len(spent)
    assert [b.pos.knows(ME, card) for card in b.pos.encounters[-3:]] == [False, True, True], "the next two"


# ---------------------------------------------------------------------- Combat and Interruption


@pytest.mark.rule("AN-085", "AN-S38")
@pytest.mark.parametrize("order", [[0, 1, 2], [0, 2, 1]])
def test_two_interruptions_of_one_roll_are_about_whoever_rolled(order: list[int]) -> None:
    cheat, caller = {"team": [ROGUE], "hand": ["des-pipes"]}, {"hand": ["appeau-a-monstres"]}
    b = bench({"at": "archange"}, cheat, caller, encounters=["tresor"])
    b.pos.order = order
    b.explore(1)
    assert b.asked == [1, 2]
    b.rolls(1).do(f"1/cast:des-pipes>{ROGUE}", "2/play:appeau-a-monstres").go_on()
    assert b.discarded("tresor"), "the one who explores meets one more, not the one who cheated"
    assert [event[3] for event in b.pos.events if event[0] == "table"] == [(1,)]


@pytest.mark.rule("AN-085", "AN-S38")
def test_nobody_is_asked_to_cancel_his_own_card_when_two_are_played_at_once() -> None:
    cheat, caller = (
        {"team": ["faussaire", MAGE], "hand": ["des-pipes", "miroir-d-argent"]},
        {"hand": ["appeau-a-monstres"]},
    )
    b = bench({"at": "archange"}, cheat, caller, encounters=["tresor"]).explore(1)
    b.do("1/cast:des-pipes>faussaire", "2/play:appeau-a-monstres")
    assert b.asked == [1], "about the Monster Call, which was played last"
    b.do("pass")
    assert b.pos.stack[-1].program.name == "exploration/explore", "the dice are one's own: the roll is next"


def test_renfort_inattendu() -> None:
    assert facing("renfort-inattendu", team=("colosse-de-gres",)).combat() == 7
    b = bench({"hand": ["renfort-inattendu", IDLE]}, {"team": ["voleuse", "paladin"]}).attack()
    assert b.do("play:renfort-inattendu").go_on_once().combat() == 9
    b = bench({"team": ["voleuse", "paladin"], "hand": ["renfort-inattendu", IDLE]}, {}).attack()
    assert b.do("play:renfort-inattendu").go_on_once().combat() == 6, "no more against a smaller team"


def test_repli_en_bon_ordre() -> None:
    b = bench({"team": ["factotum"], "hand": ["repli-en-bon-ordre"]}, {}, advantages=["chantage"])
    b.fight("soldat-de-laiton").rolls(1, 6)
    b.do("pass", "pass", "play:repli-en-bon-ordre").go_on()
    assert b.out(), "the turn is lost"
    assert b.hand() == ["chantage"]
    assert b.pos.rested[ME], "and the next begins rested"
    b = bench({"hand": ["repli-en-bon-ordre"]}, {"team": ["factotum"]}).rolls(1, 6).fight("dieu-dragon", FOE)
    b.do("pass")
    assert b.refused("play:repli-en-bon-ordre", ME) == "AN-084", "not for the defeat of another"


def test_appeau_a_monstres() -> None:
    b = bench({}, {"hand": ["appeau-a-monstres"], "at": "archange"}, encounters=["tresor"]).explore(1)
    assert b.asked == [FOE]
    b.do("play:appeau-a-monstres").go_on()
    assert b.discarded("tresor"), "an encounter where the die showed none"
    b = bench({"hand": ["appeau-a-monstres"]}, {}).explore(1)
    assert b.refused("play:appeau-a-monstres") == "AN-084", "one does not call them upon oneself"
