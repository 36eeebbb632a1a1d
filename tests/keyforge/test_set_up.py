"""Key concepts and set-up (chapters 1 and 2)."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.engine.errors import BadOptions
from ludotheque.engine.table import Table
from ludotheque.games.keyforge.duel import HOUSES, KEYS
from ludotheque.games.keyforge.faces import FACES
from tests.keyforge.helpers import FOE, ME, Play, duel


def fresh(seed: int = 1, **options: object) -> Table:
    return ludotheque.new("keyforge", 2, seed, dict(options))


def begun(seed: int = 1, **options: object) -> Play:
    table = fresh(seed, **options)
    while table.choice.kind == "mulligan":
        table.play("keep")
    return Play(table)


@pytest.mark.rule("KF-001")
def test_a_card_that_contradicts_the_rulebook_is_right() -> None:
    d = duel({"amber": 7}, {"in_play": ["grabber-jammer", "murmook"]}, house=None)
    assert d.pos.keys[ME] == 0, "keys cost 8, whatever the base rule says"
    assert d.kind == "house"


@pytest.mark.rule("KF-006", "KF-007")
def test_only_the_third_key_ends_the_game() -> None:
    empty = duel({"in_play": ["troll"]}, {}, house="brobnar")
    assert not empty.table.over, "an opponent without any card has not lost"
    d = duel({"amber": 6, "keys": 2}, {}, house=None)
    assert d.table.over
    assert d.table.outcome is not None
    assert d.table.outcome["winners"] == [ME]
    assert d.table.pending == []


@pytest.mark.rule("KF-008", "KF-011")
def test_cards_in_play_are_ready_or_exhausted_and_enter_exhausted() -> None:
    d = duel({"hand": ["troll", "cannon"]})
    d.play("troll").play("cannon")
    for zone in d.table.view_all()["zones"]:
        for card in zone["cards"]:
            if zone["kind"] in ("line", "artifacts"):
                assert ("ready" in card["states"]) != ("exhausted" in card["states"])
    assert not d.ready("troll")
    assert not d.ready("cannon")
    assert d.why_not("reap:troll") == "KF-010"


@pytest.mark.rule("KF-009", "KF-027")
def test_only_the_active_player_acts() -> None:
    d = duel({"in_play": ["troll"]}, {"in_play": ["bumpsy"]})
    assert d.table.asked == [ME]
    refusal = d.table.why_not(f"reap:{d.ref('bumpsy')}", FOE)
    assert refusal is not None
    assert refusal.rule == "KF-027"
    assert d.why_not("reap:bumpsy") == "KF-111"


@pytest.mark.rule("KF-010")
def test_an_exhausted_card_is_used_again_only_when_readied() -> None:
    d = duel({"hand": ["anger"], "in_play": ["troll"]}, {"in_play": ["bumpsy"]})
    d.reap("troll")
    assert d.why_not("fight:troll>bumpsy") == "KF-010"
    d.play("anger")
    assert d.where("bumpsy") == "discard:1", "an ability readied it"


@pytest.mark.rule("KF-012")
def test_tokens_are_unlimited() -> None:
    d = duel({"amber": 60, "in_play": [{"card": "troll", "amber": 45}]})
    assert d.amber[ME] == 60
    assert d.amber_on("troll") == 45


@pytest.mark.rule("KF-012")
def test_what_is_added_to_a_great_many_tokens_is_added() -> None:
    giant = {"card": "sequis", "amber": 45, "damage": 140, "power_counters": 300}
    d = duel({"amber": 260, "in_play": [giant]}, {"amber": 70, "in_play": ["troll"]}, house="sanctum")
    d.reap("sequis")
    assert (d.amber, d.amber_on("sequis")) == ([261, 69], 46)
    d = duel(
        {"in_play": [giant]}, {"in_play": [{"card": "troll", "damage": 90, "power_counters": 500}]}, house="sanctum"
    )
    d.fight("sequis", "troll")
    assert d.damage("troll") == 90 + 304
    d = duel({"hand": ["blood-of-titans"], "in_play": [giant]})
    assert d.play("blood-of-titans").power("sequis") == 309
    d = duel({"hand": ["martian-hounds"], "in_play": [giant]}, house="mars").play("martian-hounds")
    assert d.counters("sequis") == 302


@pytest.mark.rule("KF-013", "KF-015")
def test_a_duel_starts_with_empty_pools_and_three_unforged_keys() -> None:
    view = fresh().view(None)
    for player in view["players"]:
        counters = {counter["id"]: counter["value"] for counter in player["counters"]}
        assert counters == {"amber": 0, "keys": 0, "chains": 0}
        assert [key["id"] for key in player["keys"]] == list(KEYS)
        assert not any(key["forged"] for key in player["keys"])


@pytest.mark.rule("KF-014")
def test_the_identity_card_is_visible_to_all() -> None:
    table = fresh()
    for viewer in (0, 1, None):
        for player in table.view(viewer)["players"]:
            assert len(player["houses"]) == 3
            assert set(player["houses"]) <= set(HOUSES)


@pytest.mark.rule("KF-016")
def test_the_first_player_is_drawn_by_lot() -> None:
    firsts = [fresh(seed).position.first for seed in range(300)]
    assert 110 < sum(firsts) < 190
    table = fresh(4)
    assert table.asked == [table.position.first]


@pytest.mark.rule("KF-017")
def test_who_goes_first_can_be_given() -> None:
    assert begun(3, first=1).pos.active == 1
    assert begun(3, first=0).pos.active == 0


@pytest.mark.rule("KF-018")
def test_decks_are_shuffled_by_the_seed() -> None:
    def order(seed: int) -> list[int]:
        deck = [face.id for face in FACES if face.band == "dis"][:12]
        mine = {
            "name": "x",
            "houses": ["brobnar", "dis", "logos"],
            "cards": deck
            + [f.id for f in FACES if f.band == "brobnar"][:12]
            + [f.id for f in FACES if f.band == "logos"][:12],
        }
        pos = ludotheque.new("keyforge", 2, seed, {"decks": [mine, mine], "mirror": ["yes", "yes"]}).position
        return [pos.faces[card] for card in pos.deck[0] + pos.hand[0]]

    assert order(1) == order(1)
    assert order(1) != order(2)
    assert sorted(order(1)) == sorted(order(2))


@pytest.mark.rule("KF-019", "KF-S56")
def test_each_deck_may_be_shuffled_again_and_cut_by_the_opponent() -> None:
    table = fresh(7, cut="yes")
    pos = table.position
    first, other = pos.first, 1 - pos.first
    assert (table.choice.kind, table.asked) == ("offer", [other]), "the first player's deck first"
    assert not pos.hand[0] + pos.hand[1], "before any draw"
    deck = pos.deck[first][:]
    options = [option.key for option in table.choice.options]
    assert options == ["shuffle", *(f"cut:{n}" for n in range(1, 36)), "done"]
    table.play("cut:5")
    assert pos.deck[first] == deck[-5:] + deck[:-5], "five from the top lie beneath"
    refusal = table.why_not("cut:3")
    assert refusal is not None
    assert refusal.rule == "KF-019", "once"
    table.play("shuffle")
    assert sorted(pos.deck[first]) == sorted(deck)
    assert pos.deck[first] != deck[-5:] + deck[:-5]
    assert table.asked == [first], "then the other deck"
    before = pos.deck[other][:]
    table.play("done")
    assert (pos.deck[other] + pos.hand[other][::-1]) == before, "it was left as it was"
    assert [len(pos.hand[first]), len(pos.hand[other])] == [7, 6]
    assert table.choice.kind == "mulligan"
    told = [line["kind"] for line in table.log_all()]
    assert told.index("offer_cut") < told.index("offer_shuffle") < told.index("draw")


@pytest.mark.rule("KF-019", "KF-S56")
def test_a_cut_stays_inside_the_deck_and_is_offered_only_where_wanted() -> None:
    table = fresh(7, cut="yes")
    for key in ("cut:0", "cut:36"):
        refusal = table.why_not(key)
        assert refusal is not None
        assert refusal.rule == "KF-019"
    table.play("shuffle")
    assert [option.key for option in table.choice.options][:2] == ["cut:1", "cut:2"], "a cut may follow"
    assert fresh(7).choice.kind == "mulligan"
    assert fresh(7, mode="initiation", cut="yes").choice.kind == "offer"
    with pytest.raises(BadOptions, match="cut must be one of no, yes, not 'maybe'"):
        fresh(7, cut="maybe")


@pytest.mark.rule("KF-019")
def test_nobody_sees_the_deck_that_is_cut() -> None:
    table = fresh(7, cut="yes")
    table.play("cut:10")
    for seat in range(2):
        assert not any(table.position.knows(seat, card) for deck in table.position.deck for card in deck)


@pytest.mark.rule("KF-020", "KF-021")
def test_starting_hands_are_seven_and_six() -> None:
    pos = fresh(7).position
    assert len(pos.hand[pos.first]) == 7
    assert len(pos.hand[1 - pos.first]) == 6


@pytest.mark.rule("KF-022", "KF-231", "KF-232", "KF-S06")
def test_each_player_in_turn_may_mulligan_once() -> None:
    table = fresh(7)
    first = table.position.first
    assert table.asked == [first]
    assert [option.key for option in table.choice.options] == ["keep", "mulligan"]
    table.play("mulligan")
    assert len(table.position.hand[first]) == 6
    assert table.asked == [1 - first], "no second mulligan for the first player"
    order = table.position.deck[1 - first][:]
    table.play("keep")
    assert len(table.position.hand[1 - first]) == 6
    assert table.position.deck[1 - first] == order
    other = fresh(7)
    other.play("keep")
    other.play("mulligan")
    assert len(other.position.hand[1 - first]) == 5


@pytest.mark.rule("KF-023")
def test_the_initiation_game_has_no_mulligan() -> None:
    assert fresh(7, mode="initiation").choice.kind == "house"


@pytest.mark.rule("KF-024")
def test_the_first_turn_begins_at_its_first_step() -> None:
    d = begun(7)
    assert d.pos.turn == 1
    assert d.pos.active == d.pos.first
    assert d.kind == "house", "without Aombre nothing is forged"
    assert d.happened("turn")[0]["seat"] == d.pos.first


@pytest.mark.rule("KF-119", "KF-S07", "KF-G03")
def test_chains_hold_back_the_starting_hand() -> None:
    table = fresh(7, chains=[7, 7])
    pos = table.position
    assert len(pos.hand[pos.first]) == 5
    assert len(pos.hand[1 - pos.first]) == 4
    assert pos.chains == [6, 6]
    table.play("mulligan")
    assert len(pos.hand[pos.first]) == 4
    assert pos.chains[pos.first] == 6, "no second chain is shed"


@pytest.mark.rule("KF-014", "KF-003")
def test_the_identity_card_lists_the_thirty_six_cards() -> None:
    table = fresh(6)
    for viewer in (0, 1, None):
        for player in table.view(viewer)["players"]:
            assert sum(entry["n"] for entry in player["deck"]["cards"]) == 36
            assert player["deck"]["name"]
            assert {entry["house"] for entry in player["deck"]["cards"]} == set(player["houses"])


@pytest.mark.rule("KF-211")
def test_a_maverick_keeps_its_house_when_cards_are_dealt_again() -> None:
    from ludotheque.engine.dice import Dice

    for seed in range(40):
        table = fresh(seed)
        pos = table.position
        pairs = sorted((pos.owner[card], pos.faces[card], pos.symbol[card]) for card in range(72))
        deal = table.game.resample(pos, 0, Dice(seed))
        assert sorted((deal.owner[card], deal.faces[card], deal.symbol[card]) for card in range(72)) == pairs


@pytest.mark.rule("KF-002")
@pytest.mark.parametrize("seats", [1, 3])
def test_exactly_two_may_play(seats: int) -> None:
    with pytest.raises(BadOptions) as caught:
        ludotheque.new("keyforge", seats)
    assert caught.value.rule == "KF-002"
    assert caught.value.words["en"] == f"KeyForge: Call of the Archons is for 2 players, not {seats}"
    assert caught.value.words["fr"] == f"KeyForge : L'Appel des Archontes se joue à 2, pas à {seats}"
