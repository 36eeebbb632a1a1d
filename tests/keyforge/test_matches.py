"""Handicap, bidding, best of three, the initiation game (chapters 2 and 10)."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadOptions
from ludotheque.games.keyforge import matches
from ludotheque.games.keyforge.matches import handicap

AGREED = {"deck": 1, "agreed": [True, True]}


@pytest.mark.rule("KF-127", "KF-129")
def test_the_handicap_needs_both_players_and_starts_at_four_chains() -> None:
    plain = ludotheque.new("keyforge", 2, 1)
    assert plain.options["chains"] == [0, 0], "off by default"
    table = ludotheque.new("keyforge", 2, 1, {"handicap": AGREED})
    assert table.options["chains"] == [0, 4]
    pos = table.position
    assert len(pos.hand[1]) == (7 if pos.first == 1 else 6) - 1
    for agreed in ([True, False], None, [False, True]):
        with pytest.raises(BadOptions, match="both players agree") as caught:
            ludotheque.new("keyforge", 2, 1, {"handicap": {"deck": 1, "agreed": agreed}})
        assert caught.value.rule == "KF-127"


@pytest.mark.rule("KF-128", "S-51")
def test_no_handicap_in_tournaments_or_between_new_decks() -> None:
    for key in ("tournament", "new"):
        with pytest.raises(BadOptions) as caught:
            ludotheque.new("keyforge", 2, 1, {"handicap": {**AGREED, key: True}})
        assert caught.value.rule == "KF-128"


@pytest.mark.rule("KF-130", "KF-131", "KF-132", "S-41")
@pytest.mark.parametrize(
    ("results", "chains"),
    [
        ("", 4),
        ("WWW", 5),
        ("WWLW", 4),
        ("WWWW", 5),
        ("WWWWWW", 6),
        ("LLL", 3),
        ("LLLLLLLLLLLLLLLLLL", 0),
        ("WWWLLL", 4),
    ],
)
def test_three_in_a_row_move_the_handicap_by_one(results: str, chains: int) -> None:
    assert handicap(results) == chains
    table = ludotheque.new("keyforge", 2, 1, {"handicap": {**AGREED, "results": results}})
    assert table.options["chains"] == [0, chains]


@pytest.mark.rule("KF-133", "KF-134", "KF-135", "G-04", "S-42")
def test_players_bid_chains_for_the_first_deck() -> None:
    decks = ["starter-1", "starter-2"]
    table = ludotheque.new("keyforge", 2, 3, {"bidding": True, "decks": decks})
    opener = table.asked[0]
    assert table.choice.kind == "bid"
    table.play("bid:5")
    assert table.asked == [1 - opener]
    refusal = table.why_not("bid:5")
    assert refusal is not None
    assert refusal.rule == "KF-134"
    table.play("bid:6")
    table.play("bid:7")
    table.play("pass")
    pos = table.position
    assert pos.chains[opener] == 7 - 1, "7 bid, one shed by the starting hand"
    assert pos.chains[1 - opener] == 0
    assert table.view(None)["players"][opener]["houses"] == ["brobnar", "dis", "sanctum"], (
        "the bidder has the first deck"
    )
    assert table.view(None)["players"][1 - opener]["houses"] == ["logos", "ombres", "indomptes"]
    passed = ludotheque.new("keyforge", 2, 3, {"bidding": True, "decks": decks})
    passed.play("pass")
    assert passed.position.chains == [0, 0]
    with pytest.raises(BadOptions) as caught:
        ludotheque.new("keyforge", 2, 3, {"bidding": True, "handicap": AGREED})
    assert caught.value.rule == "KF-133"


@pytest.mark.rule("KF-017")
def test_best_of_three_and_the_loser_chooses_who_starts() -> None:
    table = ludotheque.new("keyforge", 2, 5, {"mode": "best-of-three", "decks": ["starter-1", "starter-2"]})
    dice = Dice(5)
    games = 0
    while not table.over:
        choice = table.choice
        if choice.kind == "first":
            games += 1
            wins = table.position.wins
            won = [line["seat"] for line in table.log_all() if line["kind"] == "victory"]
            assert choice.seat == 1 - won[-1], "the loser is asked"
            assert sum(wins) == games
            assert [option.key for option in choice.options] == ["first:@0", "first:@1"]
            table.play("first:@1")
            assert table.position.first == 1
            assert sorted(len(table.position.deck[seat]) + len(table.position.hand[seat]) for seat in range(2)) == [
                36,
                36,
            ]
            continue
        options = choice.options
        table.play(options[dice.below(len(options))])
    assert max(table.position.wins) == 2
    assert games in (1, 2)
    assert table.outcome is not None
    assert table.outcome["winners"] == [table.position.wins.index(2)]


@pytest.mark.rule("KF-019")
def test_decks_are_offered_before_each_game_of_a_match() -> None:
    table = ludotheque.new("keyforge", 2, 5, {"mode": "best-of-three", "cut": "yes"})
    for _ in range(2):
        assert table.choice.kind == "offer"
        table.play("done")
    assert table.choice.kind == "mulligan"
    pos = table.position
    pos.stack.clear()
    pos.asked.clear()
    pos.wins[0] = 1
    pos.push(matches.GAME_WON, 0)
    table.game.run(pos)
    table.play("first:@1")
    assert (table.choice.kind, table.asked) == ("offer", [0])


@pytest.mark.rule("KF-023")
def test_the_initiation_game_has_two_fixed_decks() -> None:
    table = ludotheque.new("keyforge", 2, 1, {"mode": "initiation"})
    assert [deck["houses"] for deck in table.options["decks"]] == [
        ["brobnar", "dis", "sanctum"],
        ["logos", "ombres", "indomptes"],
    ]
    assert table.choice.kind == "house"


def test_bad_options_are_refused() -> None:
    for options, message in (
        ({"mode": "draft"}, "no mode 'draft'"),
        ({"decks": ["starter-9", "random"]}, "there is no deck 'starter-9'"),
        ({"chains": [25, 0]}, "from 0 to 24"),
        ({"first": 2}, "seat 0 or 1"),
        ({"speed": 1}, "no option 'speed'"),
    ):
        with pytest.raises(BadOptions, match=message):
            ludotheque.new("keyforge", 2, 1, options)
