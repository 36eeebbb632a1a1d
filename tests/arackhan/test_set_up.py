"""Section 6: set-up for two players."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.engine.errors import BadOptions, IllegalAnswer
from ludotheque.engine.table import Table
from ludotheque.games.arackhan import GAME, decks
from ludotheque.games.arackhan.faces import FACES


def opened(**options: object) -> Table:
    return ludotheque.new("arackhan", 2, seed="set-up", options={"first": 0, **options})


@pytest.mark.rule("AW-050")
def test_a_deck_of_the_box_or_one_s_own() -> None:
    table = opened(decks=["mouvement-eclair", "preconstruit-fleau"])
    assert {FACES[table.position.faces[card]].band for card in range(23)} == {"nakka"}
    own = {"faction": "fleau", "cards": dict(decks.READY["brutalite-malsaine"].cards), "name": "à moi"}
    assert opened(decks=[own, None]).view(0)["players"][0]["deck"]["name"]["fr"] == "à moi"
    with pytest.raises(BadOptions) as refused:
        opened(decks=["deck-inconnu", None])
    assert refused.value.rule == "AW-050"


@pytest.mark.rule("AW-050", "AW-051")
def test_decks_are_chosen_at_the_same_time_and_unseen() -> None:
    table = ludotheque.new("arackhan", 2, seed="choice", options={"decks": ["choose", "choose"], "first": 0})
    assert table.asked == [0, 1]
    before = table.view(1), table.log(1)
    table.play("deck:mouvement-eclair", 0)
    assert table.asked == [1]
    assert (table.view(1), table.log(1)) == before  # no trace of the other's choice
    table.play("deck:preconstruit-fleau", 1)
    assert [player["band"] for player in table.view(1)["players"]] == ["nakka", "fleau"]
    assert table.choice.kind == "mulligan"


@pytest.mark.rule("AW-051")
def test_the_name_of_a_deck_is_its_player_s_secret_until_the_end() -> None:
    table = opened(decks=["mouvement-eclair", "brutalite-malsaine"])
    assert table.game.deck_shelf is not None
    assert table.game.deck_shelf.secret

    def shown(viewer: int | None) -> list[str | None]:
        decks_ = [player["deck"] for player in table.view(viewer)["players"]]
        return [deck and deck["name"]["fr"] for deck in decks_]

    mine, theirs = (decks.READY[id].names["fr"] for id in ("mouvement-eclair", "brutalite-malsaine"))
    assert (shown(0), shown(1), shown(None)) == ([mine, None], [None, theirs], [None, None])
    assert [player["band"] for player in table.view(None)["players"]] == ["nakka", "fleau"]  # backs and tokens show it
    table.position.ended = 1
    assert shown(None) == shown(0) == [mine, theirs]


@pytest.mark.rule("AW-051", "AW-054")
def test_a_card_s_number_does_not_tell_its_place_in_the_list() -> None:
    listed = decks.READY["mouvement-eclair"].faces()
    firsts, lasts = set(), set()
    for seed in range(40):
        faces = ludotheque.new("arackhan", 2, seed, {"decks": ["mouvement-eclair", None]}).position.faces
        assert sorted(faces[:23]) == sorted(listed)
        firsts.add(faces[0])
        lasts.add(faces[22])
    assert len(firsts) > 8
    assert len(lasts) > 8


@pytest.mark.rule("AW-052")
def test_the_players_face_each_other() -> None:
    """Both see the same slots; the page turns the mat for the other side, and cards face their reader."""
    table = opened()
    places = [[place["ref"] for place in table.view(seat)["places"]] for seat in (0, 1)]
    assert places[0] == places[1]


@pytest.mark.rule("AW-053", "AW-113")
def test_each_player_has_the_tokens_of_their_faction() -> None:
    table = opened(decks=["preconstruit-fleau", "preconstruit-nakka"])
    assert [player["token"] for player in table.view(0)["players"]] == ["fleau", "nakka"]


@pytest.mark.rule("AW-054")
def test_decks_are_shuffled_and_face_down() -> None:
    table = opened()
    position = table.position
    for seat in (0, 1):
        cards = position.deck[seat] + position.hand[seat]
        assert sorted(cards) == list(range(23 * seat, 23 * seat + 23))
        zone = next(zone for zone in table.view(seat)["zones"] if zone["id"] == f"deck:{seat}")
        assert (zone["count"], zone["cards"]) == (16, [])
    other = ludotheque.new("arackhan", 2, seed="another", options={"first": 0}).position
    assert position.deck[0] != other.deck[0]


@pytest.mark.rule("AW-055", "AW-060")
def test_the_winner_of_the_draw_says_who_starts_before_hands_are_drawn() -> None:
    seen = set()
    for seed in range(8):
        table = ludotheque.new("arackhan", 2, seed=seed)
        winner = table.asked[0]
        seen.add(winner)
        assert table.choice.kind == "first"
        assert table.position.hand == [[], []]
        table.play(f"first:@{1 - winner}")
        assert table.position.starter == 1 - winner
        kinds = [line["kind"] for line in table.log_all()]
        assert kinds.index("starts") < kinds.index("draw")
        assert table.choice.kind == "mulligan"
    assert seen == {0, 1}


@pytest.mark.rule("AW-056")
def test_starting_hands_of_seven() -> None:
    position = opened().position
    assert [len(hand) for hand in position.hand] == [7, 7]
    assert [len(deck) for deck in position.deck] == [16, 16]


@pytest.mark.rule("AW-057", "AW-059")
def test_the_mulligan() -> None:
    table = opened()
    hand = table.position.hand[0][:]
    for card in hand[:3]:
        table.play(f"return:{GAME.ref(table.position, card)}", 0)
    with pytest.raises(IllegalAnswer) as refused:
        table.play(f"return:{GAME.ref(table.position, hand[0])}", 0)
    assert refused.value.rule == "AW-057"
    assert table.asked == [0, 1]  # both decide at the same time
    table.play("keep", 0)
    assert table.position.hand[0] == hand  # nothing happens before the other has decided
    table.play("keep", 1)
    position = table.position
    assert len(position.hand[0]) == 7
    assert len(position.deck[0]) == 16
    assert hand[3:] == position.hand[0][:4]
    assert table.choice.kind == "place"  # there is no second mulligan


@pytest.mark.rule("AW-058")
@pytest.mark.parametrize("n", [0, 7])
def test_all_or_nothing_may_go_back(n: int) -> None:
    table = opened()
    hand = table.position.hand[0][:]
    for card in hand[:n]:
        table.play(f"return:{GAME.ref(table.position, card)}", 0)
    table.play("keep", 0)
    table.play("keep", 1)
    assert len(table.position.hand[0]) == 7
    assert (table.position.hand[0] == hand) == (n == 0)


@pytest.mark.rule("AW-059")
def test_returned_cards_may_come_back() -> None:
    back = 0
    for seed in range(12):
        table = ludotheque.new("arackhan", 2, seed=f"back {seed}", options={"first": 0})
        hand = table.position.hand[0][:]
        for card in hand:
            table.play(f"return:{GAME.ref(table.position, card)}", 0)
        table.play("keep", 0)
        table.play("keep", 1)
        back += len(set(hand) & set(table.position.hand[0]))
    assert back > 0


@pytest.mark.rule("AW-312")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_may_play(seats: int) -> None:
    with pytest.raises(BadOptions, match="AracKhan Wars is for 2 to 4 players") as caught:
        ludotheque.new("arackhan", seats)
    assert caught.value.rule == "AW-312"
