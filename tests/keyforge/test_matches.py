"""Handicap, bidding, best of three, the initiation game (chapters 2 and 10)."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadOptions
from ludotheque.games.keyforge import matches, processes
from ludotheque.games.keyforge.matches import handicap
from tests.keyforge.helpers import FOE, ME, Play, duel

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


@pytest.mark.rule("KF-128", "KF-S51")
def test_no_handicap_in_tournaments_or_between_new_decks() -> None:
    for key in ("tournament", "new"):
        with pytest.raises(BadOptions) as caught:
            ludotheque.new("keyforge", 2, 1, {"handicap": {**AGREED, key: True}})
        assert caught.value.rule == "KF-128"


@pytest.mark.rule("KF-130", "KF-131", "KF-132", "KF-S41")
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


@pytest.mark.rule("KF-133", "KF-134", "KF-135", "KF-G04", "KF-S42")
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
        ({"mode": "draft"}, "mode must be one of single, initiation, best-of-three, not 'draft'"),
        ({"decks": ["starter-9", "random"]}, "there is no deck 'starter-9'"),
        ({"chains": [25, 0]}, "from 0 to 24"),
        ({"first": 2}, "first must be a number from 0 to 1, not 2"),
        ({"speed": 1}, "no option 'speed'"),
    ):
        with pytest.raises(BadOptions, match=message):
            ludotheque.new("keyforge", 2, 1, options)


@pytest.mark.rule("KF-S41", "KF-130")
@pytest.mark.parametrize(
    ("results", "chains"), [("W" * 5, 5), ("L" * 5, 3), ("LLW", 4), ("W" * 63, 24), ("LLWLLL", 3), ("WWLWWW", 5)]
)
def test_a_streak_starts_afresh_and_the_counter_has_an_end(results: str, chains: int) -> None:
    assert handicap(results) == chains


@pytest.mark.parametrize(
    ("said", "message", "rule"),
    [
        ("deck 1", "handicap must be a mapping", None),
        ([], "handicap must be a mapping", None),
        ({**AGREED, "colour": 1}, "handicap has no 'colour'; it has agreed, deck, new, results, tournament", None),
        ({**AGREED, "deck": 2}, "handicap.deck must be a number from 0 to 1", "KF-129"),
        ({"agreed": [True, True]}, "handicap.deck must be a number from 0 to 1", "KF-129"),
        ({**AGREED, "results": "WD"}, "made of W and L", "KF-130"),
        ({**AGREED, "results": ["W"]}, "made of W and L", "KF-130"),
    ],
)
def test_a_badly_said_handicap_is_refused(said: object, message: str, rule: str | None) -> None:
    with pytest.raises(BadOptions, match=message) as caught:
        ludotheque.new("keyforge", 2, 1, {"handicap": said})
    assert caught.value.rule == rule


@pytest.mark.rule("KF-129")
def test_either_deck_may_be_the_stronger_one() -> None:
    for deck, chains in ((0, [4, 0]), (1, [0, 4])):
        table = ludotheque.new("keyforge", 2, 1, {"handicap": {"deck": deck, "agreed": [True, True]}})
        assert table.options["chains"] == chains


@pytest.mark.rule("KF-S42", "KF-135")
def test_a_pass_before_any_bid_leaves_the_deck_at_none() -> None:
    for seed in range(6):
        table = ludotheque.new("keyforge", 2, seed, {"bidding": True, "decks": ["starter-1", "starter-2"]})
        passes = table.asked[0]
        table.play("pass")
        pos = table.position
        assert pos.chains == [0, 0]
        assert [len(pos.hand[pos.first]), len(pos.hand[1 - pos.first])] == [7, 6], "no chain held a card back"
        assert table.view(None)["players"][1 - passes]["houses"] == ["brobnar", "dis", "sanctum"]
        told = [(line["kind"], line["seat"], line["words"]["en"]) for line in table.log_all()][:1]
        assert told == [("bid_won", 1 - passes, f"@{1 - passes} plays the first deck with 0 chains")]


@pytest.mark.rule("KF-135", "KF-S58")
def test_chains_bid_for_a_deck_hold_in_every_game_of_a_match() -> None:
    d = Play(ludotheque.new("keyforge", 2, 3, {"bidding": True, "mode": "best-of-three"}))
    bidder = d.asked
    d.do("bid:9", "pass", "keep", "keep")
    pos = d.pos
    assert pos.chains[bidder] == 9 - 1, "one shed by the starting hand"
    pos.keys[bidder] = 3
    pos.chains = [5, 5]  # whatever is left of them in this game
    processes.forge(pos, bidder, 0)
    pos.asked.clear()
    d.table.game.run(pos)
    assert pos.wins[bidder] == 1
    d.do(f"first:@{bidder}")
    assert (d.pos.chains[bidder], d.pos.chains[1 - bidder]) == (9 - 1, 0)


@pytest.mark.rule("KF-134")
def test_bids_are_told() -> None:
    table = ludotheque.new("keyforge", 2, 3, {"bidding": True})
    opener = table.asked[0]
    table.play("bid:2")
    table.play("bid:9")
    table.play("pass")
    bids = [(line["kind"], line["seat"], line["words"]["en"]) for line in table.log_all()][:3]
    assert bids == [
        ("bid", opener, f"@{opener} bids 2 chains"),
        ("bid", 1 - opener, f"@{1 - opener} bids 9 chains"),
        ("bid_won", 1 - opener, f"@{1 - opener} plays the first deck with 9 chains"),
    ]


@pytest.mark.rule("KF-017", "KF-013", "KF-045")
def test_the_next_game_of_a_match_starts_from_nothing() -> None:
    loaded = {
        "card": "troll",
        "damage": 2,
        "amber": 1,
        "stunned": True,
        "power_counters": 1,
        "upgrades": ["blood-of-titans"],
        "ready": True,
    }
    deck = ["punch", "smith", "anger", "tremor", "warsong", "krump", "valdr", "bumpsy"]
    d = duel(
        {
            "amber": 9,
            "keys": 2,
            "chains": 5,
            "hand": ["punch", "phase-shift"],
            "in_play": [loaded, "cannon"],
            "deck": deck,
        },
        {
            "amber": 4,
            "keys": 1,
            "archives": ["smith"],
            "purged": ["anger"],
            "discard": ["tremor"],
            "in_play": [{"card": "bulwark", "controller": 0}, "banner-of-battle"],
            "deck": deck,
        },
        house="logos",
        turn=8,
    )
    d.play("phase-shift")
    pos = d.pos
    pos.mode = "best-of-three"
    pos.first_chains = [3, 0]
    for figure in ("armor_spent", "attacked", "used"):
        getattr(pos, figure)[d.card("bulwark")] = 1
    processes.forge(pos, ME, 6)
    pos.asked.clear()
    d.table.game.run(pos)
    assert (pos.wins, pos.winner) == ([1, 0], -1)
    assert d.kind == "first"
    assert d.asked == FOE, "the loser chooses"
    d.do("first:@0")
    pos = d.pos
    assert pos.first == ME
    assert (d.kind, d.asked) == ("mulligan", ME)
    assert (pos.house, pos.turn, len(pos.deck)) == (-1, 0, 2)
    d.do("keep", "keep")
    assert (pos.turn, pos.active, pos.house, pos.from_hand) == (1, ME, -1, 0)
    assert pos.amber == [0, 0]
    assert pos.keys == [0, 0]
    assert pos.chains == [3 - 1, 0], "those of the match, one shed by the starting hand"
    assert [len(pos.hand[seat]) for seat in range(2)] == [7 - 1, 6]
    n = len(pos.faces)
    for figure in ("ready", "stunned", "damage", "amber_on", "counters", "armor_spent", "attacked", "used"):
        assert getattr(pos, figure) == [0] * n, figure
    assert pos.bearer == [-1] * n
    assert pos.controller == pos.owner
    for seat in range(2):
        assert sorted(pos.deck[seat] + pos.hand[seat]) == [card for card in range(n) if pos.owner[card] == seat]
        for zone in ("discard", "archives", "purged", "line", "artifacts"):
            assert getattr(pos, zone)[seat] == [], zone
    for field in ("upgrades", "limbo", "beneath", "constants", "lasting", "uses_by_name"):
        assert getattr(pos, field) == [], field
    assert pos.previous == [{}, {}]


@pytest.mark.rule("KF-135")
def test_the_chains_bid_hold_for_every_game_of_the_match() -> None:
    table = ludotheque.new(
        "keyforge", 2, 3, {"bidding": True, "mode": "best-of-three", "decks": ["starter-1", "starter-2"]}
    )
    winner = table.asked[0]
    table.play("bid:7")
    table.play("pass")
    table.play("keep")
    table.play("keep")
    pos = table.position
    pos.keys[winner] = 3
    processes.forge(pos, winner, 0)
    pos.asked.clear()
    table.game.run(pos)
    assert table.choice.kind == "first"
    table.play("first:@0")
    assert table.position.chains[winner] == 7 - 1, "the deck is still played with what was bid for it"
    assert table.position.chains[1 - winner] == 0


@pytest.mark.rule("KF-007", "KF-017")
def test_a_game_of_a_match_may_be_won_on_the_others_turn() -> None:
    d = duel({"amber": 3}, {"amber": 6, "keys": 2, "deck": ["punch"] * 8})
    d.pos.mode = "best-of-three"
    processes.forge(d.pos, FOE, 6)
    d.pos.asked.clear()
    d.table.game.run(d.pos)
    assert (d.pos.wins, d.pos.winner) == ([0, 1], -1)
    assert d.asked == ME, "the loser chooses"
    again = duel({"amber": 3}, {"amber": 6, "keys": 2})
    again.pos.mode = "best-of-three"
    again.pos.wins = [1, 1]
    processes.forge(again.pos, FOE, 6)
    again.pos.asked.clear()
    again.table.game.run(again.pos)
    assert (again.pos.wins, again.pos.winner) == ([1, 2], FOE)
