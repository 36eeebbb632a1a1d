"""The fourteen zones, one by one: what is met there, what may be taken, and what holds there."""

from __future__ import annotations

import pytest

from ludotheque.games.anima.cards import FACES
from ludotheque.games.anima.turn import TURN
from tests.anima.cards.bench import CARD, EXPLORATION, FOE, INTERACTION, ME, MOVEMENT, Bench, bench

TWO = ["acrobate", "paladin"]
IDLE = "objet-magique"


def met(zone: str) -> list[int | None]:
    """How many encounters each face of the die stands for; None is the special row."""
    found: list[int | None] = []
    for die in range(1, 7):
        b = bench({"at": zone, "team": TWO, "hand": [IDLE]}, {"at": "archange"})
        b.pos.encounters.clear()  # there is nobody to meet: the table alone is read
        b.explore(die)
        while b.asked and not any(event[0] in ("table", "special_row") for event in b.pos.events):
            b.do("pass" if "pass" in b.options() else "keep_die")
        rows = [event[3] for event in b.pos.events if event[0] == "table"]
        found.append(rows[0][0] if rows else None)
    return found


def rewards(zone: str, *missions: str, **more: list[str]) -> set[str]:
    """What a team of two may claim there."""
    b = bench({"at": zone, "team": TWO, "hand": [IDLE], "missions": list(missions)}, {"at": "archange"}, **more)
    return b.run_claim().options() - {"pass"}


def claims(zone: str, *keys: str, **more: list[str]) -> Bench:
    b = bench({"at": zone, "team": TWO, "hand": [IDLE], "missions": []}, {"at": "archange"}, **more)
    return b.run_claim().do("special", *keys)


QUIET, UNEASY, WILD, LURKING = [0, 0, 0, 1, 1, 1], [1, 0, 1, 0, 1, 0], [0, 1, 1, 1, 2, 2], [2, 1, 1, 0, 1, 2]
DEADLY = [2, 2, 2, 3, 3, None]


#: Level, whether one trades, and the names of the rewards that no other zone has.
FIGURES = {
    "archange": "1 trade Le Palais",
    "village-de-cornes": "1 trade La Chaumière",
    "pont-qui-ment": "1 trade Le Péage, L'Autre Rive",
    "port-aux-brumes": "1 trade L'Embarcadère",
    "lande-aux-corbeaux": "1 - Le Gibet, La Tanière",
    "monastere-de-l-aube": "1 trade La Retraite, La Flamme",
    "ruines-perdues": "2 - La Fosse de l'Enfer",
    "americh": "2 trade Le Grand Marché, La Voûte d'Ambre",
    "marais-des-cloches": "2 - La Voyante, Le Clocher Englouti",
    "foret-des-murmures": "2 - Les Ronciers",
    "mines-de-sel-noir": "2 - La Brèche",
    "tour-de-la-fin": "3 - L'Escalier Sans Fin, Le Sommet",
    "gouffre-sans-etoiles": "3 - Les Damnés, Le Fond de l'Abîme",
    "jardin-des-pendules": "3 - L'Heure Volée",
}


@pytest.mark.parametrize("id", FIGURES)
def test_the_face_shows(id: str) -> None:
    face = FACES[CARD[id]].face()
    named = ", ".join(one["words"]["fr"] for one in face["rewards"] if one["words"])
    assert f"{face['tier']} {'trade' if face['trade'] else '-'} {named}" == FIGURES[id]
    b = bench({"at": id, "hand": []}, {"at": "archange"}).run_claim()
    if "advantages" in b.options():
        assert len(b.do("advantages").hand()) == face["tier"], "as many as the level (AN-164)"


@pytest.mark.rule("AN-C09")
def test_archange() -> None:
    assert met("archange") == QUIET
    assert rewards("archange") == {"advantages", "recruit"}
    assert rewards("archange", "mission-du-palais") == {"advantages", "recruit", "quest:mission-du-palais"}
    b = bench({"at": "archange"}, {"at": "archange"}).step(INTERACTION)
    assert b.refused("attack:1") == "AN-036", "combat is forbidden there"
    assert "trade:1" in b.options()


@pytest.mark.rule("AN-C11")
def test_village_de_cornes() -> None:
    assert met("village-de-cornes") == QUIET
    assert rewards("village-de-cornes", "ramener-l-enfant-roi") == {
        "advantages",
        "recruit",
        "quest:ramener-l-enfant-roi",
    }
    b = bench({"at": "village-de-cornes"}, {"at": "archange"}).step(INTERACTION)
    assert "trade:1" in b.options(), "two trade zones need not be the same"


def test_pont_qui_ment() -> None:
    """The die may be rolled a second time, and then the second roll counts."""
    assert met("pont-qui-ment") == UNEASY
    b = bench({"at": "pont-qui-ment"}, {"at": "archange"}, encounters=["tresor"]).explore(1)
    assert b.options() == {"reroll", "keep_die"}
    b.rolls(2).do("reroll").go_on()
    assert not b.discarded("tresor"), "1 meets somebody, 2 nobody"
    b = bench({"at": "pont-qui-ment"}, {"at": "archange"}, encounters=["tresor"]).explore(2)
    b.rolls(1).do("reroll")
    assert b.discarded("tresor"), "the second counts, even if it is worse"
    assert rewards("pont-qui-ment") == {"advantages"}, "nobody has paid the toll yet"
    full = ["chantage", "eclaireurs", "trahison", "des-pipes", IDLE]
    b = bench({"at": "pont-qui-ment", "hand": full, "missions": ["battre-tiamat"]}, {}, advantages_out=["rumeurs"])
    assert b.run_claim().options() == {"pass"}, "nor has whoever holds five a place for what it gives (AN-103)"
    b = claims("pont-qui-ment", "pick:rumeurs", advantages_out=["rumeurs", "chantage"])
    assert b.hand() == [IDLE, "rumeurs"]


def test_port_aux_brumes() -> None:
    assert met("port-aux-brumes") == UNEASY
    assert rewards("port-aux-brumes", "dernier-zeppelin") == {"advantages", "recruit", "quest:dernier-zeppelin"}
    b = bench({"at": "port-aux-brumes"}, {"at": "port-aux-brumes"}).step(INTERACTION)
    assert b.options() == {"attack:1", "trade:1", "pass"}


def test_lande_aux_corbeaux() -> None:
    assert met("lande-aux-corbeaux") == QUIET
    assert rewards("lande-aux-corbeaux", "loup-de-la-lande") == {"advantages", "quest:loup-de-la-lande"}
    b = claims("lande-aux-corbeaux", "pick:voleuse", characters_out=["voleuse", "sorcier"])
    assert b.team() == [*TWO, "voleuse"], "cut down from the gallows"
    b = bench({"at": "lande-aux-corbeaux"}, {"at": "archange"}).step(INTERACTION)
    assert b.refused("trade:1") == "AN-137"


def test_monastere_de_l_aube() -> None:
    assert met("monastere-de-l-aube") == UNEASY
    assert rewards("monastere-de-l-aube", "veiller-la-flamme") == {"recruit", "special", "quest:veiller-la-flamme"}
    b = claims("monastere-de-l-aube")
    assert b.pos.rested[ME], "+2 and +2 on the next turn, as after a rest"
    assert b.at() == "monastere-de-l-aube", "without having lost this one"


@pytest.mark.rule("AN-C10")
def test_ruines_perdues() -> None:
    assert met("ruines-perdues") == WILD
    assert rewards("ruines-perdues", "battre-tiamat") == {"advantages", "recruit", "quest:battre-tiamat"}
    b = bench({"at": "ruines-perdues"}, {"at": "archange"}).step(INTERACTION)
    assert b.refused("trade:1") == "AN-137"


@pytest.mark.rule("AN-C13")
def test_americh() -> None:
    assert met("americh") == WILD
    assert rewards("americh", "voler-l-oeil-d-ambre") == {"recruit", "special", "quest:voler-l-oeil-d-ambre"}
    b = claims("americh", f"pick:{IDLE}", advantages=["rumeurs", "chantage", "trahison"])
    assert b.hand() == ["trahison", "chantage", "rumeurs"], "one given, three drawn"
    b = bench({"at": "americh", "hand": []}, {"at": "archange"}).run_claim()
    assert b.refused("special") == "AN-171", "nothing to trade in"


def test_marais_des_cloches() -> None:
    """The last to act explores first."""
    assert met("marais-des-cloches") == LURKING
    b = bench({"at": "marais-des-cloches"}, {"at": "archange"}, {"at": "marais-des-cloches"})
    b.pos.phase = INTERACTION
    b.pos.step = 3
    b.run(TURN_END)
    asked = []
    while b.asked and b.pos.phase == EXPLORATION:
        asked.append(b.asked[0])
        b.do("pass")
    assert asked == [2, 1, 0]
    b = bench(
        {"at": "marais-des-cloches"}, {"missions": ["battre-tiamat"]}, {"missions": ["loup-de-la-lande"]}
    ).run_claim()
    b.do("special", "target:2")
    assert b.pos.knows(ME, CARD["loup-de-la-lande"])
    assert not b.pos.knows(ME, CARD["battre-tiamat"])
    assert not b.pos.knows(FOE, CARD["loup-de-la-lande"]), "the seer whispers"
    assert len(b.hand()) == 1


def test_foret_des_murmures() -> None:
    assert met("foret-des-murmures") == LURKING
    assert rewards("foret-des-murmures", "reine-des-aiguilles") == {
        "advantages",
        "recruit",
        "quest:reine-des-aiguilles",
    }
    assert bench({"at": "foret-des-murmures", "team": ["sorcier"]}, {}).combat() == 5
    assert bench({"at": "foret-des-murmures", "team": ["acrobate"]}, {}).combat() == 4
    assert bench({"team": ["sorcier"]}, {}).combat() == 3, "elsewhere the trees are silent"


def test_mines_de_sel_noir() -> None:
    assert met("mines-de-sel-noir") == WILD
    assert rewards("mines-de-sel-noir", "tenir-la-breche") == {"advantages", "recruit", "quest:tenir-la-breche"}
    b = bench({}, {}).step(INTERACTION)
    assert b.options() == {"attack:1", "pass"}


@pytest.mark.rule("AN-C12")
def test_tour_de_la_fin() -> None:
    assert met("tour-de-la-fin") == DEADLY
    assert rewards("tour-de-la-fin") == {"advantages", "special"}
    b = claims("tour-de-la-fin")
    assert b.combat() == 7, "not yet"
    b.order()
    assert b.combat() == 10, "+3 on the next turn"
    b = bench({"at": "tour-de-la-fin", "hand": [IDLE, "rumeurs", "chantage"]}, {}).explore(6)
    b.go_on()
    assert len(b.hand()) == 1, "the special row costs two cards"


@pytest.mark.rule("AN-S67")
def test_gouffre_sans_etoiles() -> None:
    assert met("gouffre-sans-etoiles") == DEADLY
    b = bench({"at": "gouffre-sans-etoiles"}, {"at": "gouffre-sans-etoiles"})
    assert (b.combat(), b.combat(FOE)) == (5, 5), "5, and 3 with 2 for the slowest"
    b = bench({"at": "gouffre-sans-etoiles", "team": TWO}, {})
    b.run_claim().do("special")
    b.pos.turns += 1
    assert len(b.run_claim().do("special").team()) == 4, (
        "recruiting twice running is forbidden to the Recruit reward alone"
    )
    b = claims("gouffre-sans-etoiles", characters=["voleuse"], advantages=["rumeurs"])
    assert (b.team(), b.hand()) == ([*TWO, "voleuse"], [IDLE, "rumeurs"])
    b = bench({"at": "gouffre-sans-etoiles", "team": TWO}, {}).explore(6)
    assert b.options() == {"pick:acrobate", "pick:paladin"}
    b.do("pick:acrobate")
    assert b.down("acrobate")


def test_jardin_des_pendules() -> None:
    assert met("jardin-des-pendules") == DEADLY
    assert rewards("jardin-des-pendules") == {"advantages", "recruit", "special"}
    b = bench({"at": "archange", "team": ["acrobate", "sorcier"]}, {"at": "jardin-des-pendules"})
    assert b.order() == [ME, FOE]
    b.run_claim(FOE).do("special")
    assert len(b.hand(FOE)) == 2
    assert b.order() == [FOE, ME]
    b = bench({"at": "jardin-des-pendules"}, {}).explore(6)
    b.go_on()
    b.order()
    assert b.speed() == 0


TURN_END = type(TURN)("bench/exploration", TURN.ops[4:5])


def test_a_zone_is_reached_by_moving_there() -> None:
    """What holds in a zone holds from the moment its marker is set."""
    b = bench({"at": None, "team": ["sorcier"]}, {}, zones=("foret-des-murmures",)).step(MOVEMENT)
    assert b.combat() == 3
    b.do("go:foret-des-murmures")
    assert b.combat() == 5
