"""Two against two (section 33): set-up, alliances, whose cards are whose, what partners may not see, the end and its ties."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.conformance.invariants import check_events, check_hidden
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadOptions, IllegalAnswer
from ludotheque.engine.table import Table, new_position
from ludotheque.games.arackhan import decks, mat
from ludotheque.games.arackhan.battle import add_card
from ludotheque.games.arackhan.modes import orders
from ludotheque.server import messages
from tests.arackhan.helpers import Play, battle
from tests.arackhan.teams import FIELDS, A, B, C, D, begun, four, go_lively, go_quietly, ids, message, new, zone


def at_end(fields: dict[int, list[Any]], discards: dict[int, list[str]] | None = None) -> Play:
    """The last round's End phase with these cards on the battlefield."""
    return four(
        {
            seat: {"field": fields.get(seat, []), "hand": [], "deck": [], "discard": (discards or {}).get(seat, [])}
            for seat in (A, B, C, D)
        },
        step="end",
        round=8,
    )


# ---------------------------------------------------------------------- set-up


@pytest.mark.rule("AW-328")
def test_the_rules_for_two_hold_otherwise() -> None:
    two = battle(FIELDS[A], FIELDS[D])
    team = four({B: {"field": []}, C: {"field": []}})
    assert team.targets("paladin-de-glace") == two.targets("paladin-de-glace") == {"moleg-de-glace"}
    for play in (two, team):
        play.do("attack:paladin-de-glace>moleg-de-glace", "resolve")
        assert play.happened("holds")[0]["rule"] == two.happened("holds")[0]["rule"] == "AW-145"
        assert not play.active("paladin-de-glace")  # AW-129
        assert play.where("moleg-de-glace").startswith("field")  # 2 against 3
    short = {"faction": "nakka", "cards": {"hexacarias": 3}}
    with pytest.raises(BadOptions):
        new(decks=[short, None, None, None])  # decks are checked as ever


@pytest.mark.rule("AW-329")
@pytest.mark.parametrize("number", range(30))
def test_random_games_end_after_exactly_eight_rounds(number: int) -> None:
    game = ludotheque.game("arackhan")
    dice = Dice(f"alliance {number}")
    options = {**game.varied_options(dice, 4), "layout": "alliance", "objectives": False}
    pos: Any = new_position(game, 4, f"alliance {number}", options)
    assert pos.rounds == 8
    kinds: list[tuple[str, int]] = []
    while pos.asked:
        seat = pos.asked[dice.below(len(pos.asked))]
        moves = game.legal(pos, seat)
        game.answer(pos, seat, moves[dice.below(len(moves))])
        kinds += [(event[0], pos.round) for event in pos.events]
        pos.events.clear()
    assert pos.ended
    assert game.outcome(pos) is not None
    full = [number for kind, number in kinds if kind == "full"]
    assert pos.round == 8 if not full else pos.round == full[0]
    assert sum(kind == "round" for kind, _ in kinds) == pos.round


@pytest.mark.rule("AW-330", "AW-338", "AW-S04")
def test_four_players_form_two_alliances_that_alternate_around_the_mat() -> None:
    table = new()
    assert [player["alliance"] for player in table.view(A)["players"]] == [0, 1, 0, 1]
    pos: Any = table.position
    assert [orders.partner(pos, seat) for seat in (A, B, C, D)] == [C, D, A, B]
    for seats in (2, 3):
        with pytest.raises(BadOptions):
            ludotheque.new("arackhan", seats=seats, options={"layout": "alliance"})
    free = ludotheque.new("arackhan", seats=4, seed=1)
    assert [player["alliance"] for player in free.view(A)["players"]] == [0, 1, 2, 3]


@pytest.mark.rule("AW-331")
def test_every_player_has_a_pile_a_discard_and_an_astral_plane() -> None:
    table = new()
    zones = {one["id"] for one in table.view(B)["zones"]}
    for seat in (A, B, C, D):
        assert {f"deck:{seat}", f"discard:{seat}", f"astral:{seat}", f"hand:{seat}"} <= zones
        assert len(table.position.astral[seat]) == 2
    assert len(mat.AREAS) == 2  # those of A and C; B and D have theirs off the mat
    printed = {at for area in mat.AREAS for at in area}
    assert not printed & set(mat.SLOTS)
    play = four({B: {"hand": ["blizzard", "aigle"]}}, step="placement", active=B)
    assert play.offers("place:blizzard>a0")
    assert play.offers("place:blizzard>a1")


@pytest.mark.rule("AW-332", "AW-360")
def test_the_strategy_pile_is_shuffled_and_hidden() -> None:
    table = new()
    pos: Any = table.position
    assert len(pos.strategy_pile) == 25
    assert len({pos.faces[card] for card in pos.strategy_pile}) == 25
    for seat in (A, B, C, D, None):
        shown = zone(table, "strategy_pile", seat)
        assert (shown["count"], shown["cards"]) == (25, [])
        assert not any(pos.knows(one, card) for one in (A, B, C, D) for card in pos.strategy_pile)
    piles = {tuple(new(seed).position.strategy_pile) for seed in range(5)}
    assert len(piles) == 5


@pytest.mark.rule("AW-333", "AW-335")
def test_each_player_receives_a_point_of_the_reserve_of_27() -> None:
    table = new()
    assert (table.position.points, table.view(A)["reserve"]) == ([0] * 4, 27)
    table = begun()
    assert (table.position.points, table.view(A)["reserve"]) == ([1] * 4, 23)
    for player in table.view(None)["players"]:
        assert {"id": "points", "value": 1}.items() <= next(
            c for c in player["counters"] if c["id"] == "points"
        ).items()
    duel = ludotheque.new("arackhan", seats=2, seed=1).view(0)
    assert "points" not in [counter["id"] for counter in duel["players"][0]["counters"]]


@pytest.mark.rule("AW-334")
def test_hands_of_nine() -> None:
    pos: Any = new(first=A).position
    assert [len(hand) for hand in pos.hand] == [9] * 4
    assert [len(deck) for deck in pos.deck] == [14] * 4
    free: Any = ludotheque.new("arackhan", seats=4, seed=1, options={"first": A}).position
    assert [len(hand) for hand in free.hand] == [7] * 4


@pytest.mark.rule("AW-336")
def test_the_draw_of_the_last_round_empties_the_decks() -> None:
    table, dice = begun(seed=11), Dice(11)
    pos: Any = table.position
    drawn = dict.fromkeys((A, B, C, D), 9)
    number = 1
    while table.asked:
        if pos.round > number:
            number = pos.round
            for line in table.log_all():
                if line["turn"] == number and line["kind"] == "draw" and line["rule"] == "AW-065":
                    drawn[line["seat"]] += 1
            assert all(drawn[seat] == 9 + 2 * (number - 1) for seat in drawn)
        go_lively(table, dice)
    assert number == 8
    assert set(drawn.values()) == {23}
    assert [len(deck) for deck in pos.deck] == [0] * 4


@pytest.mark.rule("AW-337")
def test_the_order_is_clockwise_and_advances_with_each_round() -> None:
    table, dice = begun(seed=4, first=B), Dice(4)
    pos: Any = table.position
    for number in (1, 2, 3):
        while pos.round < number:
            go_lively(table, dice)
        placed: list[int] = []
        while pos.round == number:
            seat = table.asked[0]
            if table.choice.kind == "place" and seat not in placed:
                placed.append(seat)
            go_lively(table, dice)
        assert placed == [(B + number - 1 + n) % 4 for n in range(4)]


# ---------------------------------------------------------------------- partners


def _seen_by(table: Table, seat: int | None) -> set[str]:
    """All references to cards in a view that name their faces."""
    return {card["ref"] for one in table.view(seat)["zones"] for card in one["cards"] if card["id"] is not None}


@pytest.mark.rule("AW-339", "AW-S31")
def test_partners_see_neither_each_other_s_hands_nor_their_face_down_cards() -> None:
    table = begun(seed=6)
    while table.choice.kind == "strategy":
        go_quietly(table)
    table.play(next(option for option in table.choice.options if option.key.startswith("place")))
    pos: Any = table.position
    laid = table.game.ref(pos, pos.placed[A][0])
    for seat in (B, C, D, None):
        assert not zone(table, "hand:0", seat)["cards"]
        assert zone(table, "hand:0", seat)["count"] == 8
        assert laid not in _seen_by(table, seat)
        assert laid.partition("#")[0] not in str([line for line in table.log(seat) if line["kind"] == "placed"])
        assert not any(pos.knows(seat, card) for card in pos.hand[A]) if seat is not None else True
        assert not any(line["names"] for line in table.log(seat) if line["kind"] == "draw" and line["seat"] == A)
    assert laid in _seen_by(table, A)
    assert len(zone(table, "hand:0", A)["cards"]) == 8
    for seat in (B, C, D):
        assert not ids(table, "strategy:0", seat)
    assert len(ids(table, "strategy:0", A)) == 1


@pytest.mark.rule("AW-339", "AW-366")
@pytest.mark.parametrize("number", range(2))
def test_what_a_seat_sees_never_depends_on_what_it_may_not_know(number: int) -> None:
    game = ludotheque.game("arackhan")
    dice = Dice(f"hidden {number}")
    pos: Any = new_position(game, 4, f"hidden {number}", {"layout": "alliance", "events": bool(number)})
    answers = 0
    while pos.asked and answers < 260:
        seat = pos.asked[dice.below(len(pos.asked))]
        moves = game.legal(pos, seat)
        secret = [move for move in moves if move[0] in ("send", "play")]
        move = secret[0] if secret else moves[dice.below(len(moves))]
        if answers % 5 == 0 or secret:
            for one in (A, B, C, D):
                check_hidden(game, pos, one, dice)
            check_events(game, pos, seat, move, dice)
        game.answer(pos, seat, move)
        pos.events.clear()
        answers += 1


@pytest.mark.rule("AW-366")
def test_a_message_dealt_again_is_still_a_message() -> None:
    play = message("ralliement", 2).do("no")
    game = play.table.game
    pos = play.pos
    more = [game.card_index[card.id] for card in game.cards if card.kind == "strategy"]
    pos.strategy_pile = [add_card(pos, face, -1, pos.pool[play.card("ralliement")]) for face in more]
    card = play.card("ralliement")
    seen: set[str] = set()
    for n in range(40):
        deal: Any = game.resample(pos, B, Dice(n))
        face: Any = game.cards[deal.faces[card]]
        assert face.secret
        seen.add(face.id)
        for one in (A, C):
            again: Any = game.resample(pos, one, Dice(n))
            assert game.cards[again.faces[card]].id == "ralliement"  # those who know it
    assert len(seen) > 4


@pytest.mark.rule("AW-339", "AW-340")
def test_there_is_no_channel_between_partners_and_one_to_taunt() -> None:
    """The table carries answers to questions, and talk that reaches the other alliance only (tests/server/test_talk.py)."""
    speechless = {"sit", "watch", "deck", "play", "undo", "why_not", "hint", "moment", "name", "leave"}
    # about a game that is over; for a seat that is empty, and everybody sees it
    speechless |= {"analyse", "rematch", "absent"}
    assert set(messages.DOES) - {"say"} <= speechless, "something new can be said: may it reach a partner?"
    game = ludotheque.game("arackhan")
    pos = four({}).pos
    assert [game.hears(pos, A, listener) for listener in (A, B, C, D, None)] == [True, True, False, True, False]
    assert not any("text" in kind.args or "words" in kind.args for kind in game.moves.values())


@pytest.mark.rule("AW-341")
def test_allied_covers_both_partners() -> None:
    play = four({A: {"field": ["bouclier-du-crepuscule@3-2"]}, D: {"field": ["moleg-de-glace@2-2"]}}, active=B)
    assert play.defense("homme-des-neiges") == 3  # the partner's, adjacent
    assert play.defense("moleg-de-glace") == 3  # adjacent, an enemy
    assert play.defense("ogre-du-marais") == 1


@pytest.mark.rule("AW-342")
def test_enemy_covers_both_opponents() -> None:
    fields = {B: {"field": ["berserker@4-3"]}, C: {"field": ["aigle@4-2"]}, D: {"field": ["banshee@3-3"]}}
    calm = four(fields)
    assert calm.has("berserker", "initiative")
    assert calm.has("banshee", "initiative")
    storm = four({**fields, A: {"astral": ["blizzard"], "field": ["gabriel@3-2"]}})
    assert not storm.has("berserker", "initiative")
    assert not storm.has("banshee", "initiative")
    assert storm.has("aigle", "vol")
    assert storm.has("gabriel", "initiative")


@pytest.mark.rule("AW-343")
def test_partners_do_not_attack_each_other_and_let_each_other_pass() -> None:
    play = four()
    assert play.targets("paladin-de-glace") == {"moleg-de-glace"}
    assert play.why_not("attack:paladin-de-glace>homme-des-neiges") == "AW-343"
    row: dict[int, dict[str, Any]] = {
        A: {"field": ["xenodon@2-2"]},
        B: {"field": []},
        C: {"field": ["homme-des-neiges@3-2"]},
    }
    through = four({**row, D: {"field": ["moleg-de-glace@3-3"]}})
    assert "4-2" in through.places("xenodon")  # two steps, through the partner's card
    blocked = four({**row, C: {"field": ["moleg-de-glace@3-3"]}, D: {"field": ["homme-des-neiges@3-2"]}})
    assert "4-2" not in blocked.places("xenodon")


@pytest.mark.rule("AW-344")
def test_a_player_activates_only_cards_under_their_own_tokens() -> None:
    play = four()
    assert play.why_not("attack:homme-des-neiges>ogre-du-marais") == "AW-344"
    with pytest.raises(IllegalAnswer):
        play.do("attack:homme-des-neiges>ogre-du-marais")
    assert not any("homme-des-neiges" in key for key in play.options())
    play.do("pass", "pass")
    assert play.asked == C
    assert play.offers("attack:homme-des-neiges>ogre-du-marais")
    place = {"card": "les-portes-blanches", "at": "2-3", "controller": A}
    held = four({D: {"field": ["moleg-de-glace@3-3", place]}})
    assert held.offers("action:les-portes-blanches")  # a conquered place
    assert four({C: {"field": ["les-portes-blanches@2-3"]}}).why_not("action:les-portes-blanches") == "AW-344"


@pytest.mark.rule("AW-345")
def test_partners_join_neither_a_group_attack_nor_a_swap() -> None:
    fields = {A: {"field": ["paladin-de-glace@3-3"]}, D: {"field": ["moleg-de-glace@5-3"]}}
    play = four(fields)  # the Ogre at 4-3 is touched by both partners
    play.do("attack:paladin-de-glace>ogre-du-marais")
    assert play.why_not("attack:homme-des-neiges>ogre-du-marais") == "AW-344"
    flyers = {A: {"field": ["aigle@3-2"]}, C: {"field": ["dreki@4-2"]}}
    assert four(flyers).why_not("swap:aigle>dreki") == "AW-344"
    own = four({A: {"field": ["aigle@3-2", "dreki@2-2"]}})
    assert own.offers("swap:aigle>dreki")


@pytest.mark.rule("AW-346", "AW-347", "AW-S30")
def test_tokens_tell_the_player_not_the_alliance() -> None:
    def tokens(*chosen: str) -> list[str]:
        table = new(decks=list(chosen))
        return [player["token"] for player in table.view(A)["players"]]

    by_faction: dict[str, str] = {}
    for id, deck in decks.READY.items():
        by_faction.setdefault(deck.faction, id)
    nakka, grey, white, blight = (by_faction[one] for one in ("nakka", "ordre-gris", "terres-blanches", "fleau"))
    assert tokens(nakka, grey, white, blight) == ["nakka", "ordre-gris", "terres-blanches", "fleau"]
    both = tokens(nakka, grey, nakka, blight)
    assert both[0] == "nakka"
    assert both[2] == "terres-blanches"
    for chosen in ((nakka,) * 4, (nakka, nakka, grey, grey), (nakka, grey, grey, nakka)):
        found = tokens(*chosen)
        assert len(set(found)) == 4
        assert "neutre" not in found


# ---------------------------------------------------------------------- the end


@pytest.mark.rule("AW-348", "AW-S36")
def test_the_game_ends_when_a_player_finds_every_slot_taken() -> None:
    centre = ["3-2", "4-2", "3-3", "4-3"]
    hands: dict[int, dict[str, Any]] = {seat: {"field": [], "hand": ["aigle", "dreki"]} for seat in (A, B, C, D)}
    hands[D]["message"] = "ralliement"
    play = four(hands, step="placement", slots=centre, centre=centre)
    for slot in centre[:2]:
        play.do(f"place:{'aigle' if slot == '3-2' else 'dreki'}>{slot}")
    play.do("confirm", "place:aigle:1>3-3")
    assert not play.pos.ended
    play.do("place:dreki:1>4-3", "confirm")
    assert play.pos.ended
    assert play.pos.round == 3
    assert [line["rule"] for line in play.happened("full")] == ["AW-348"]
    assert play.happened("full")[0]["seat"] == C
    assert not play.happened("revealed")
    assert play.table.outcome is not None
    assert play.table.outcome["scores"] == [0] * 4  # face down: no token
    assert play.where("ralliement") == "strategy_past"
    astral = {**hands, C: {"field": [], "hand": ["blizzard", "aigle"]}}
    saved = four(astral, step="placement", slots=centre, centre=centre)
    saved.do("place:aigle>3-2", "place:dreki>4-2", "confirm", "place:aigle:1>3-3", "place:dreki:1>4-3", "confirm")
    assert not saved.pos.ended
    assert saved.asked == C


@pytest.mark.rule("AW-349")
def test_the_points_of_both_partners_are_added() -> None:
    play = at_end(
        {
            A: ["golem-de-glace@3-2", "cavalier-gris@4-2"],
            B: ["le-senechal@0-1", "behemoth@1-1", "moleg-de-glace@2-1"],
            C: ["gabriel@6-2", "paladin-de-glace@7-2"],
            D: ["berserker@6-4"],
        }
    )
    outcome = play.table.outcome
    assert outcome is not None
    assert outcome["scores"] == [20, 30, 15, 4]
    assert (outcome["winners"], outcome["rule"]) == ([A, C], "AW-349")  # B has most, alone


@pytest.mark.rule("AW-350")
def test_a_tie_goes_to_the_alliance_with_more_cards() -> None:
    play = at_end({A: ["aigle@3-2"], C: ["dreki@4-2"], B: ["gabriel@6-2"]}, {A: ["aigle"], C: ["aigle"]})
    outcome = play.table.outcome
    assert outcome is not None
    assert outcome["scores"] == [5, 10, 5, 0]
    assert (outcome["winners"], outcome["rule"]) == ([A, C], "AW-350")


@pytest.mark.rule("AW-351")
def test_then_to_the_alliance_with_fewer_creatures_in_its_two_discards() -> None:
    fields = {A: ["aigle@3-2"], B: ["dreki@4-2"]}
    lost = {A: ["aigle"] * 3, C: ["aigle"] * 4, B: ["aigle"] * 5, D: ["aigle"]}
    outcome = at_end(fields, lost).table.outcome
    assert outcome is not None
    assert (outcome["winners"], outcome["rule"]) == ([B, D], "AW-351")  # 7 against 6
    spells = {A: ["blizzard"] * 3, B: ["aigle"]}
    outcome = at_end(fields, spells).table.outcome
    assert outcome is not None
    assert outcome["winners"] == [A, C]


@pytest.mark.rule("AW-352")
def test_or_else_the_game_is_drawn() -> None:
    play = at_end({A: ["aigle@3-2"], D: ["dreki@4-2"]}, {C: ["aigle"], B: ["dreki"]})
    outcome = play.table.outcome
    assert outcome is not None
    assert (outcome["winners"], outcome["rule"]) == ([A, B, C, D], "AW-352")
    assert outcome["reason"]["en"] != at_end({A: ["aigle@3-2"]}).table.outcome["reason"]["en"]  # type: ignore[index]
