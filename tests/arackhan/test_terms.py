"""Sections 10 to 16: allied and enemy, adjacency, distance, placing, the astral plane, tokens, active and deactivated."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.games.arackhan import GAME, mat
from tests.arackhan.helpers import IDLE, Play, battle, still


@pytest.mark.rule("AW-094", "AW-095")
def test_allied_and_enemy_cards() -> None:
    play = battle(
        ["wendigo-lunaire@3-2"],
        ["ogre-du-marais@4-2"],
        mine={"astral": ["teleportation"]},
        theirs={"astral": ["exil-maudit"]},
    )
    play.do("action:teleportation")
    assert play.places("wendigo-lunaire", "shift")
    assert not play.places("ogre-du-marais", "shift")
    play = battle(
        ["wendigo-lunaire@3-2", "aigle@5-2"],
        ["ogre-du-marais@4-2"],
        theirs={"astral": ["exil-maudit"]},
        active=1,
        starter=1,
    )
    play.do("action:exil-maudit")
    assert play.places("wendigo-lunaire", "shift")
    assert not play.places("ogre-du-marais", "shift")


@pytest.mark.rule("AW-096", "AW-143")
def test_a_conquered_place_is_allied_and_can_be_taken_back() -> None:
    fort = {"card": "fort-avalon", "at": "4-2", "controller": 0}
    play = battle([], ["tourelle-d-attaque@5-2", "l-armurier@6-2", fort], active=1, starter=1)
    assert play.controller("fort-avalon") == 0
    play.hit("tourelle-d-attaque>fort-avalon")  # 5 against 4
    assert play.controller("fort-avalon") == 1


@pytest.mark.rule("AW-097")
def test_mirror_matches_follow_control() -> None:
    play = battle(["banshee@3-2"], ["banshee@4-2"])
    assert play.targets("banshee") == {"banshee"}


@pytest.mark.rule("AW-098")
def test_adjacent_cards_share_an_edge() -> None:
    play = still(["bouclier-du-crepuscule@3-2", "aigle@4-2", "dreki@4-3"])
    assert play.defense("aigle") == 2
    assert play.defense("dreki") == 1  # a corner only


@pytest.mark.rule("AW-099", "AW-100", "AW-101")
def test_a_raised_distance_undoes_adjacency_for_the_attack_only() -> None:
    play = battle(
        ["collecteur-de-peste@3-2"], ["adrielle@4-2"], mine={"hand": ["berserker"] * 2}, theirs={"hand": ["aigle"] * 2}
    )
    assert not play.has("adrielle", "furtif")  # a text that is not about an attack goes by contact
    play = battle(["ogre-du-marais@3-2", "berserker@3-3"], ["adrielle@4-2", "aigle@2-2"])
    assert play.targets("ogre-du-marais") == {"aigle"}
    assert play.why_not("attack:ogre-du-marais>adrielle") == "AW-252"
    assert (play.at("ogre-du-marais"), play.at("adrielle")) == ("3-2", "4-2")  # positions do not change
    placing = battle(["ogre-du-marais@0-1"], ["adrielle@4-2"], mine={"hand": ["berserker"] * 2}, step="placement")
    assert placing.offers("place:berserker>5-2")  # next to an enemy Furtif card


@pytest.mark.rule("AW-402")
def test_texts_about_attacking_adjacent_cards_count_the_raised_distance() -> None:
    play = battle(["archer-nakka@3-2"], ["lucy@4-2", "ogre-du-marais@3-3"], theirs={"astral": ["brume-malefique"]})
    assert play.targets("archer-nakka") == {"ogre-du-marais"}
    play = battle(["catanolithe@3-2"], ["lucy@4-2", "ogre-du-marais@3-3"])
    assert play.targets("catanolithe") == {"lucy"}  # at distance 2


@pytest.mark.rule("AW-102")
def test_distance() -> None:
    start = mat.cell(3, 2)
    for (x, y), steps in {(4, 2): 1, (5, 2): 2, (4, 3): 2, (4, 4): 3, (0, 4): 5, (7, 4): 6}.items():
        assert mat.DISTANCE[start][mat.cell(x, y)] == steps


@pytest.mark.rule("AW-103")
@pytest.mark.parametrize("between", ["", "ally", "enemy"])
def test_what_lies_between_does_not_matter(between: str) -> None:
    me = ["archer-nakka@2-2"] + (["phasme-venimeux@3-2"] if between == "ally" else [])
    foe = ["blatte-malsaine@4-2"] + (["ogre-du-marais@3-2"] if between == "enemy" else [])
    assert "blatte-malsaine" in battle(me, foe).targets("archer-nakka")


@pytest.mark.rule("AW-104")
def test_an_astral_card_is_out_of_reach() -> None:
    play = battle(["archer-nakka@2-2"], ["ogre-du-marais@3-2"], theirs={"astral": ["exil-maudit"]})
    assert play.targets("archer-nakka") == {"ogre-du-marais"}
    assert play.why_not("attack:archer-nakka>exil-maudit") == "AW-104"


@pytest.mark.rule("AW-105", "AW-106")
def test_placing_on_a_free_slot_that_touches_a_card() -> None:
    play = battle(["aigle@3-2"], ["berserker@4-2"], mine={"hand": ["dreki"] * 2}, step="placement")
    assert play.places("dreki", "place") == {"2-2", "5-2", "3-1", "4-1", "3-3", "4-3"}  # either side's cards
    assert play.why_not("place:dreki>3-2") == "AW-105"  # occupied
    assert play.why_not("place:dreki>6-2") == "AW-105"  # detached


@pytest.mark.rule("AW-107")
def test_face_down_cards_and_spells_count_for_adjacency() -> None:
    hidden = {"card": "berserker", "at": "4-2", "face_down": True}
    play = battle(["tempete-de-feu@1-1"], [hidden], mine={"hand": ["dreki"] * 2}, step="placement", active=0, starter=1)
    assert {"5-2", "4-1", "0-1", "1-2"} <= play.places("dreki", "place")


@pytest.mark.rule("AW-108")
@pytest.mark.parametrize(
    ("number", "layout", "offered"), [(8, "duel", True), (9, "duel", False), (8, "alliance", False)]
)
def test_a_card_that_is_not_placed_in_the_last_round(number: int, layout: str, offered: bool) -> None:
    seats = [{"field": ["aigle@3-2"], "hand": ["maitres-d-arackhan", "soldat-sobre"]}]
    seats += [{"hand": ["berserker"] * 2}] * (3 if layout == "alliance" else 1)
    data = {"seats": seats, "layout": layout, "round": number, "step": "placement"}
    play = Play(ludotheque.scenario("arackhan", data))
    assert bool(play.places("maitres-d-arackhan", "place")) is offered
    if not offered:
        assert play.why_not("place:maitres-d-arackhan>4-2") == "AW-108"


@pytest.mark.rule("AW-111")
def test_the_astral_plane_is_not_the_battlefield() -> None:
    play = battle(mine={"hand": ["dreki"] * 2, "astral": ["blizzard"]}, step="placement", round=4)
    assert play.places("dreki", "place") == {"3-2", "4-2", "3-3", "4-3"}  # the battlefield counts as empty
    assert still(mine={"astral": ["blizzard"]}).score(0) == 0


@pytest.mark.rule("AW-112")
def test_an_astral_slot_must_be_free() -> None:
    play = battle(["aigle@3-2"], mine={"hand": ["blizzard"] * 2}, step="placement")
    play.do("place:blizzard>a0")
    assert play.why_not("place:blizzard:1>a0") == "AW-112"
    assert play.places("blizzard:1", "place") == {"a1"}


@pytest.mark.rule("AW-113", "AW-123")
def test_tokens_show_owner_and_state() -> None:
    tired = {"card": "ogre-du-marais", "at": "3-2", "active": False}
    play = battle([tired, "berserker@2-2"], ["aigle@4-2"])
    card = next(
        card for zone in play.table.view(1)["zones"] for card in zone["cards"] if card["id"] == "ogre-du-marais"
    )
    assert card["controller"] == 0
    assert card["states"] == ["deactivated"]
    assert not play.active("ogre-du-marais")


@pytest.mark.rule("AW-114", "AW-120")
def test_a_card_is_deactivated_after_its_activation() -> None:
    play = battle(["ogre-du-marais@3-2", IDLE], ["aigle@4-2", "golem-de-glace@2-2"])
    play.hit("ogre-du-marais>aigle")
    assert not play.active("ogre-du-marais")
    assert play.why_not("attack:ogre-du-marais>golem-de-glace") == "AW-122"


@pytest.mark.rule("AW-115")
def test_some_cards_use_tokens_in_their_own_way() -> None:
    play = battle([{"card": "protecteur", "at": "3-2", "tokens": 1}], ["ogre-du-marais@4-2"])
    assert play.attack("protecteur") == 1
    play.do("action:protecteur")
    assert play.attack("protecteur") == 2


def tokens(layout: str, *decks: str) -> list[str]:
    table = ludotheque.new(
        "arackhan", len(decks), seed="tokens", options={"layout": layout, "decks": list(decks), "first": 0}
    )
    return [GAME.token(table.position, seat) for seat in range(len(decks))]


@pytest.mark.rule("AW-116", "AW-118")
def test_neutral_tokens_when_factions_meet_themselves() -> None:
    assert tokens("duel", "preconstruit-nakka", "mouvement-eclair") == ["nakka", "neutre"]
    assert tokens("duel", "preconstruit-fleau", "preconstruit-fleau") == ["fleau", "neutre"]


@pytest.mark.rule("AW-117", "AW-333")
def test_the_neutral_tokens_are_the_strategy_points() -> None:
    """27 tokens lie in the reserve, and every point that a player has was taken from it."""
    seats = [{"field": [], "points": n} for n in (0, 0, 0, 0)]
    data = {"layout": "alliance", "seats": seats, "step": "start", "round": 1, "strategy_pile": ["sabotage"] * 8}
    assert ludotheque.scenario("arackhan", data).view(0)["reserve"] == 27
    seats = [{"field": [], "points": n} for n in (1, 2, 3, 4)]
    held = ludotheque.scenario("arackhan", {**data, "seats": seats}).view(0)
    assert held["reserve"] == 17
    points = [next(c["value"] for c in player["counters"] if c["id"] == "points") for player in held["players"]]
    assert points == [1, 2, 3, 4]
    assert "neutre" not in tokens("alliance", *["preconstruit-nakka"] * 4)  # they mark no card there


@pytest.mark.rule("AW-119")
def test_a_card_may_act_in_the_round_it_is_revealed() -> None:
    play = battle(
        ["aigle@3-2"],
        step="placement",
        mine={"hand": ["golem-de-glace", "dreki"]},
        theirs={"hand": ["ogre-du-marais"] * 2},
    )
    play.do("place:golem-de-glace>4-2", "place:dreki>3-3", "confirm")
    play.do("place:ogre-du-marais>5-2", "place:ogre-du-marais:1>6-2", "confirm")
    assert "ogre-du-marais" in play.targets("golem-de-glace")


@pytest.mark.rule("AW-121")
def test_a_card_may_be_deactivated_by_an_effect() -> None:
    play = battle(["disque-du-tomour@3-2"], ["ogre-du-marais@4-2", IDLE], theirs={"hand": ["blatte-malsaine"] * 2})
    play.do("action:disque-du-tomour", "pick:ogre-du-marais")
    assert play.asked == 1
    assert not play.active("ogre-du-marais")
    assert play.why_not("attack:ogre-du-marais>disque-du-tomour") == "AW-122"


@pytest.mark.rule("AW-125")
def test_a_reactivated_card_may_act_again() -> None:
    play = battle(["fanatique@3-2"], ["aigle@4-2", "dreki@2-2"], mine={"astral": ["l-eveil-de-l-ordre-gris"]})
    play.hit("fanatique>aigle")
    assert play.why_not("attack:fanatique>dreki") == "AW-122"
    play.do("action:l-eveil-de-l-ordre-gris", "pick:fanatique")
    play.hit("fanatique>dreki")
    assert play.where("dreki") == "discard:1"


@pytest.mark.rule("AW-126")
def test_continuous_deactivation_is_computed() -> None:
    play = battle(
        ["wendigo-lunaire@3-2", "aigle@2-2"], ["la-peur@4-2", "ogre-du-marais@5-2"], mine={"astral": ["teleportation"]}
    )
    assert not play.active("wendigo-lunaire")
    assert play.pos.awake[play.card("wendigo-lunaire")] == 1  # the token is not turned
    play.do("action:teleportation", "shift:wendigo-lunaire>6-2")
    assert play.active("wendigo-lunaire")
    assert play.targets("wendigo-lunaire") == {"ogre-du-marais"}  # in the same round
