"""Sections 1 and 2: factions, components, and the geometry of the mat."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadOptions
from ludotheque.games.arackhan import GAME, components, decks, mat
from ludotheque.games.arackhan.faces import FACES, FACTIONS
from tests.arackhan.helpers import Play, battle

WHITELANDS = "preconstruit-terres-blanches"


def a_deck(**changed: int) -> dict[str, object]:
    """The Terres Blanches deck of the box with some counts changed."""
    cards = dict(decks.READY[WHITELANDS].cards)
    for id, n in changed.items():
        cards[id.replace("_", "-")] = n
    return {"faction": "terres-blanches", "cards": {id: n for id, n in cards.items() if n}, "name": "essai"}


@pytest.mark.rule("AW-001")
@pytest.mark.parametrize(
    ("changed", "rule"),
    [
        ({"pingouin_nihiliste": 3}, "AW-279"),  # 22 cards
        ({"pingouin_nihiliste": 5}, "AW-279"),  # 24 cards
        ({"pingouin_nihiliste": 3, "meteore_de_glace": 1, "hiver_esoterique": 1}, "AW-281"),  # 23 cards worth 126
    ],
)
def test_a_deck_has_23_cards_worth_at_most_125(changed: dict[str, int], rule: str) -> None:
    with pytest.raises(BadOptions) as refused:
        ludotheque.new("arackhan", 2, options={"decks": [a_deck(**changed), None]})
    assert refused.value.rule == rule


@pytest.mark.rule("AW-001")
def test_23_cards_worth_125_are_accepted() -> None:
    assert decks.totals(decks.READY[WHITELANDS].cards)["points"] == 125
    table = ludotheque.new("arackhan", 2, options={"decks": [a_deck(), None]})
    assert len([owner for owner in table.position.owner if owner == 0]) == 23


@pytest.mark.rule("AW-002")
def test_the_game_is_won_on_points_left_on_the_battlefield() -> None:
    play = battle(
        ["golem-de-glace@3-2", "golem-de-glace@4-2", "paladin-de-glace@5-2"],
        ["hydre-abominable@0-1", "hydre-abominable@1-1", "molosse-des-marais@2-1"],
        round=9,
        active=1,
        starter=0,
    )
    assert (play.score(0), play.score(1)) == (31, 30)
    play.do("pass")
    assert play.table.outcome is not None
    assert play.table.outcome["winners"] == [0]
    assert play.table.outcome["scores"] == [31, 30]


@pytest.mark.rule("AW-003")
def test_there_are_four_factions() -> None:
    assert FACTIONS == ("terres-blanches", "nakka", "ordre-gris", "fleau")
    assert {face.band for face in FACES} == set(FACTIONS)


@pytest.mark.rule("AW-004", "AW-295")
def test_the_box_holds_130_faction_cards() -> None:
    assert components.copies() == {"terres-blanches": 33, "nakka": 33, "ordre-gris": 33, "fleau": 31}
    extras = {faction: sum(cards.values()) for faction, cards in components.EXTRAS.items()}
    assert extras == {"terres-blanches": 10, "nakka": 10, "ordre-gris": 10, "fleau": 8}
    inside = {id for deck in decks.PRECONSTRUCTED for id in decks.READY[deck].cards}
    new = {id for cards in components.EXTRAS.values() for id in cards} - inside
    assert (len(inside), len(new)) == (56, 26)
    assert {face.id for face in FACES if face.mark == "livret"} == inside | new


@pytest.mark.rule("AW-005")
def test_each_faction_has_two_sided_tokens_enough_for_its_deck() -> None:
    four = {"terres-blanches": "aigle", "nakka": "banshee", "ordre-gris": "fantassin", "fleau": "berserker"}
    said = [
        {"field": [f"{card}@{2 + seat}-2", {"card": card, "at": f"{2 + seat}-3", "active": False}]}
        for seat, card in enumerate(four.values())
    ]
    view = ludotheque.scenario("arackhan", {"layout": "free", "seats": said}).view(None)
    assert [player["token"] for player in view["players"]] == list(four)
    for seat in range(4):
        cards = next(zone["cards"] for zone in view["zones"] if zone["id"] == f"field:{seat}")
        assert [card["states"] for card in cards] == [["active"], ["deactivated"]]
    assert {components.TOKENS[faction] for faction in FACTIONS} == {34}
    assert all(sum(deck.cards.values()) <= components.TOKENS[deck.faction] for deck in decks.READY.values())


@pytest.mark.rule("AW-006")
def test_shared_components() -> None:
    """The piles, the reserve and the length of the track as they lie on the table."""
    duel = ludotheque.new("arackhan", 2, options={"events": True, "objectives": True}).position
    assert (len(duel.event_pile), len(duel.objective_pile), duel.rounds) == (20, 22, 9)
    allied = ludotheque.new("arackhan", 4, options={"layout": "alliance"})
    assert (len(allied.position.strategy_pile), allied.view(0)["reserve"]) == (25, 27)
    assert (components.SHARED["neutral-tokens"], components.TRACK) == (27, duel.rounds)
    assert {piece: components.SHARED[piece] for piece in ("mat", "round-track", "round-tokens", "player-aids")} == {
        "mat": 1,
        "round-track": 1,
        "round-tokens": 4,
        "player-aids": 4,
    }


@pytest.mark.rule("AW-007")
def test_the_mat_has_a_battlefield_and_areas_for_each_player() -> None:
    view = ludotheque.new("arackhan", 2, seed="mat").view(0)
    ids = {zone["id"] for zone in view["zones"]}
    for seat in (0, 1):
        assert {f"deck:{seat}", f"discard:{seat}", f"astral:{seat}", f"hand:{seat}", f"field:{seat}"} <= ids
    assert sum(place["x"] is not None for place in view["places"]) == 40


@pytest.mark.rule("AW-008")
def test_forty_slots() -> None:
    rows = [sum(1 for slot in mat.SLOTS if mat.spot(slot)[1] == y) for y in range(6)]
    assert rows == [4, 8, 8, 8, 8, 4]
    assert len(set(mat.SLOTS)) == 40
    for outside in ("2-0", "7-0", "0-5", "5-5"):
        assert mat.NAMES[outside] not in mat.SLOTS
    for inside in ("3-0", "6-0", "1-5", "4-5"):
        assert mat.NAMES[inside] in mat.SLOTS


@pytest.mark.rule("AW-009")
def test_half_turn() -> None:
    assert {mat.turned(slot) for slot in mat.SLOTS} == set(mat.SLOTS)
    assert mat.turned(mat.cell(3, 0)) == mat.cell(4, 5)


@pytest.mark.rule("AW-010")
def test_central_zone() -> None:
    play = battle(mine={"hand": ["aigle", "dreki"]}, theirs={"hand": ["berserker"] * 2}, step="placement", round=1)
    assert play.places("aigle", "place") == {"3-2", "4-2", "3-3", "4-3"}


@pytest.mark.rule("AW-011")
def test_the_players_areas_are_no_slots() -> None:
    assert [mat.name(at) for at in mat.AREAS[0]] == ["0-5", "5-5", "6-5", "7-5"]
    assert [mat.name(at) for at in mat.AREAS[1]] == ["7-0", "2-0", "1-0", "0-0"]
    play = battle(["aigle@4-4"], mine={"hand": ["dreki", "dreki"]}, step="placement")
    for areas in mat.AREAS:
        for at in areas:
            assert play.why_not(f"place:dreki>{mat.name(at)}") == "AW-008"


@pytest.mark.rule("AW-012")
def test_an_astral_plane_has_two_slots() -> None:
    play = battle(["aigle@3-2"], mine={"hand": ["blizzard", "teleportation", "blizzard"]}, step="placement")
    assert play.places("blizzard", "place") == {"a0", "a1"}
    play.do("place:blizzard>a0", "place:teleportation>a1")
    assert play.options() == {"confirm"}
    assert (play.at("blizzard"), play.at("teleportation")) == ("a0", "a1")
    assert play.why_not("place:blizzard:1>a0") == "AW-071"  # two cards a round, and no third slot


@pytest.mark.rule("AW-013")
def test_edges_are_hard() -> None:
    def around(x: int, y: int) -> set[str]:
        return {mat.name(at) for at in mat.NEIGHBOURS[mat.cell(x, y)] if at in mat.SLOTS}

    assert around(3, 0) == {"4-0", "3-1"}
    assert around(1, 5) == {"2-5", "1-4"}
    assert around(0, 1) == {"1-1", "0-2"}


@pytest.mark.rule("AW-014")
def test_slots_are_a_list_not_a_bound() -> None:
    assert "3-6" not in mat.NAMES
    play = battle(["aigle@3-5"], mine={"hand": ["dreki", "dreki"]}, step="placement")
    assert play.places("dreki", "place") == {"2-5", "4-5", "3-4"}
    assert mat.cell(0, 5) not in mat.SLOTS


SMALL = ["0-0", "1-0", "2-0", "0-1", "1-1", "2-1"]


@pytest.mark.rule("AW-015", "AW-016")
def test_without_the_mat() -> None:
    options = {"slots": SMALL, "centre": ["1-0", "1-1"], "first": 0}
    play = Play(ludotheque.new("arackhan", 2, seed="free", options=options))
    play.table.play("keep", 0)
    play.table.play("keep", 1)
    slots = {key.partition(">")[2] for key in play.options() if ">a" not in key}
    assert slots == {"1-0", "1-1"}  # the declared centre
    hand = play.table.position.hand[0]
    ref = next(GAME.ref(play.pos, card) for card in hand if not FACES[play.pos.faces[card]].astral)
    refusal = play.table.why_not(f"place:{ref}>0-0")
    assert refusal is not None
    assert refusal.rule == "AW-066"
    refusal = play.table.why_not(f"place:{ref}>5-3")  # not of the agreed area
    assert refusal is not None
    assert refusal.rule == "AW-008"


@pytest.mark.rule("AW-015")
@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"slots": SMALL}, "AW-016"),
        ({"slots": SMALL, "centre": ["5-3"]}, "AW-016"),
        ({"slots": ["9-9"], "centre": ["9-9"]}, "AW-015"),
        ({"slots": "all", "centre": ["1-0"]}, "AW-015"),
    ],
)
def test_an_area_that_is_none(options: dict[str, object], rule: str) -> None:
    with pytest.raises(BadOptions) as refused:
        ludotheque.new("arackhan", 2, options=options)
    assert refused.value.rule == rule


@pytest.mark.rule("AW-017")
def test_two_players_always_find_a_slot() -> None:
    """Placement only: everybody passes every activation; 36 cards never fill 40 slots."""
    for seed in range(5):
        dice = Dice(seed)
        table = ludotheque.new("arackhan", 2, seed=f"placement {seed}", options={"first": 0})
        while not table.over:
            keys = [option.key for option in table.choice.options]
            if "pass" in keys or "keep" in keys:
                table.play("pass" if "pass" in keys else "keep", table.asked[0])
            else:
                table.play(keys[dice.below(len(keys))], table.asked[0])
        assert table.position.round == 9
        assert table.log_length
        assert mat.FREE in table.position.board
