"""Strategy (section 34): the phase, the points, Coups d'éclat, secret messages, and each of the 25 cards in a battle."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import ludotheque
from ludotheque.engine import record
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadOptions, IllegalAnswer
from ludotheque.engine.table import new_position
from ludotheque.games.arackhan import changes, mat
from ludotheque.games.arackhan.battle import INITIATIVE, STRATEGY, TURN, Battle, Lasting
from ludotheque.games.arackhan.modes import secrets
from ludotheque.games.arackhan.modes import strategy as module
from ludotheque.games.arackhan.modes.strategy_cards import STRATEGIES
from tests.arackhan.helpers import Play
from tests.arackhan.teams import (
    FIELDS,
    A,
    B,
    C,
    D,
    begun,
    four,
    go_lively,
    go_quietly,
    ids,
    message,
    new,
    strategy,
    zone,
)

BY_ID = {card.id: card for card in STRATEGIES}
COUPS = [card.id for card in STRATEGIES if not card.secret]
MESSAGES = [card.id for card in STRATEGIES if card.secret]
#: Where a card can be played, when the usual battle has nothing for it.
SETTINGS: dict[str, dict[str, Any]] = {
    "rappel-des-veterans": {"seats": {A: {"discard": ["aigle", "gabriel", "eclair-glacant"]}}},
    "billet-chiffre": {"seats": {A: {"note": "4-1"}}},
    "proie-designee": {"seats": {A: {"note": "4-3"}}},
    "espions": {"seats": {B: {"field": [{"card": "behemoth", "at": "4-3", "face_down": True}]}}, "starter": B},
}
STEPS = {"placement": "placement", "initiative": "initiative", "turn": "turn", "end": "turn"}


def holding(card: str, points: int) -> Play:
    """A may play the card, if the points suffice: at its moment, in a battle in which it does something."""
    setting = SETTINGS.get(card, {})
    if not BY_ID[card].secret:
        return strategy(card, points, **setting)
    play = message(card, points, step=STEPS[BY_ID[card].moment], **setting)
    if BY_ID[card].moment == "end":
        play.do("pass")
    return play


def played(card: str, **rest: Any) -> Play:
    return holding(card, BY_ID[card].cost).do(f"play:{card}")


def pass_round(play: Play) -> Play:
    """Everybody does as little as possible until the next round."""
    number = play.pos.round
    while play.pos.round == number and not play.pos.ended:
        go_quietly(play.table)
    return play


# ---------------------------------------------------------------------- the phase


@pytest.mark.rule("AW-353", "AW-354")
def test_every_round_has_a_strategy_phase_between_draw_and_placement_player_by_player() -> None:
    table, dice = begun(seed=3), Dice(3)
    pos: Any = table.position
    seen: dict[int, list[tuple[int, int]]] = {}
    while table.asked:
        at = (pos.phase, table.asked[0])
        steps = seen.setdefault(pos.round, [])
        if not steps or steps[-1] != at:
            steps.append(at)
        go_lively(table, dice)
    assert sorted(seen) == list(range(1, 9))
    for number, steps in seen.items():
        order = [(number - 1 + n) % 4 for n in range(4)]
        assert [seat for phase, seat in steps if phase == STRATEGY] == order
        phases = [phase for phase, _ in steps]
        assert phases == sorted(phases), "never again after Placement has begun"
    assert [step["id"] for step in table.view(A)["steps"]][:3] == ["draw", "strategy", "placement"]
    kinds = [line["kind"] for line in table.log_all()]
    second = kinds.index("round", kinds.index("round") + 1)
    assert kinds.index("gains_point", second) > kinds.index("draw", second)  # Draw is over first
    duel = ludotheque.new("arackhan", seats=2, seed=1)
    assert "strategy" not in [step["id"] for step in duel.view(0)["steps"]]


@pytest.mark.rule("AW-354")
def test_each_player_completes_the_three_steps_before_the_next_begins() -> None:
    table = begun(seed=5, first=B)
    while table.position.round < 2:
        go_quietly(table)
    lines = [line for line in table.log_all() if line["turn"] == 2 and line["kind"] == "gains_point"]
    assert [line["seat"] for line in lines] == [C]  # D's first step waits for C's third
    table.play("hold")
    lines = [line for line in table.log_all() if line["turn"] == 2 and line["kind"] == "gains_point"]
    assert [line["seat"] for line in lines] == [C, D]


@pytest.mark.rule("AW-355")
def test_a_point_each_round_but_the_first() -> None:
    table, dice = begun(seed=2), Dice(2)
    pos: Any = table.position
    assert pos.round == 1
    assert pos.points == [1, 1, 1, 1]
    for number in range(2, 9):
        while pos.round < number:
            go_lively(table, dice)
        while pos.phase == STRATEGY:
            go_lively(table, dice)
        assert pos.points == [number] * 4  # nothing was spent


@pytest.mark.rule("AW-356")
def test_one_who_holds_no_card_draws_exactly_one_without_being_asked() -> None:
    play = four(step="strategy", round=2, strategy_pile=["sabotage", "manoeuvre", "diversion"])
    assert play.where("sabotage") == "strategy:0"  # drawn before any question
    assert len(play.pos.strategy_pile) == 2
    assert play.asked == A
    assert play.kind == "strategy"


@pytest.mark.rule("AW-357", "AW-359", "AW-360")
def test_one_who_holds_a_card_may_change_it_once() -> None:
    kept = strategy("sabotage", 0, strategy_pile=["manoeuvre", "diversion"])
    assert kept.offers("redraw")
    assert len(kept.pos.strategy_pile) == 2  # no draw for one who holds a card
    kept.do("hold")
    assert kept.where("sabotage") == "strategy:0"
    changed = strategy("sabotage", 0, strategy_pile=["manoeuvre", "diversion"]).do("redraw")
    assert changed.where("sabotage") == "strategy_past"
    assert changed.where("manoeuvre") == "strategy:0"
    assert changed.why_not("redraw") == "AW-359"  # one only
    drawn = four(step="strategy", strategy_pile=["sabotage", "manoeuvre"])
    assert drawn.why_not("redraw") == "AW-359"  # the card of this round was drawn
    for seat in (A, B, C, D, None):
        assert ids(changed.table, "strategy_past", seat) == ["sabotage"]


@pytest.mark.rule("AW-358")
def test_a_card_may_be_kept_for_a_later_round() -> None:
    play = strategy("tenir-la-ligne", 3, strategy_pile=["manoeuvre"])
    assert play.offers("play:tenir-la-ligne")
    assert play.offers("hold")
    play.do("hold")
    pass_round(play)
    while play.asked != A:
        go_quietly(play.table)
    assert play.kind == "strategy"
    assert play.where("tenir-la-ligne") == "strategy:0"
    assert play.offers("play:tenir-la-ligne")


@pytest.mark.rule("AW-359", "AW-S34")
def test_nobody_ever_holds_two_and_a_card_in_progress_does_not_count() -> None:
    dice = Dice("one card")
    table = begun(seed=8)
    pos: Any = table.position
    while table.asked:
        assert all(len(held) <= 1 for held in pos.strategies)
        assert all(len(held) <= 1 for held in pos.messages)
        options = table.choice.options
        table.play(options[dice.below(len(options))])
    play = strategy("tenir-la-ligne", 3, strategy_pile=["manoeuvre", "diversion", "espions", "sabotage", "leurre"])
    play.do("play:tenir-la-ligne")
    assert play.where("tenir-la-ligne") == "coups:0"
    pass_round(play)
    while play.asked != A:
        go_quietly(play.table)
    assert len(play.pos.strategies[A]) == 1  # a new one


@pytest.mark.rule("AW-361")
def test_an_empty_pile_is_made_of_the_discard() -> None:
    past = [card.id for card in STRATEGIES if card.id != "sabotage"][:12]
    play = four(step="strategy", round=2, strategy_past=past)
    assert len(play.pos.strategy_pile) == 11
    assert not play.pos.strategy_past
    assert len(play.pos.strategies[A]) == 1
    assert [line["rule"] for line in play.happened("strategy_reshuffle")] == ["AW-361"]
    for seat in (B, C, D):
        assert not any(play.pos.knows(seat, card) for card in (*play.pos.strategy_pile, *play.pos.strategies[A]))
    left = four(step="strategy", round=2, strategy_pile=["manoeuvre"], strategy_past=past)
    assert left.where("manoeuvre") == "strategy:0"
    assert len(left.pos.strategy_past) == 12


@pytest.mark.rule("AW-362", "AW-363", "AW-335", "AW-S35")
def test_the_cost_is_paid_to_the_reserve() -> None:
    play = strategy("manoeuvre", 1)
    assert play.why_not("play:manoeuvre") == "AW-362"
    with pytest.raises(IllegalAnswer, match="costs 2 points; you have 1"):
        play.do("play:manoeuvre")
    play = strategy("manoeuvre", 2)
    assert play.table.view(None)["reserve"] == 25
    play.do("play:manoeuvre")
    assert play.pos.points[A] == 0
    assert play.table.view(None)["reserve"] == 27
    rich = four({seat: {"points": 8} for seat in (A, B, C, D)}, step="strategy", round=8, strategy_pile=["sabotage"])
    assert rich.pos.points[A] == 9  # beyond the tokens of the box
    assert rich.table.view(None)["reserve"] == 0


@pytest.mark.rule("AW-364")
def test_a_coup_is_announced_paid_and_shown_to_all() -> None:
    play = strategy("tenir-la-ligne", 4)
    for seat in (B, C, D, None):
        assert not zone(play.table, "strategy:0", seat)["cards"]
    assert play.why_not("send:tenir-la-ligne") == "AW-364"  # it is no message
    play.do("play:tenir-la-ligne")
    assert play.pos.points[A] == 1
    for seat in (A, B, C, D, None):
        assert ids(play.table, "coups:0", seat) == ["tenir-la-ligne"]
        assert any("tenir-la-ligne" in str(line["names"]) for line in play.table.log(seat))
    assert all(play.pos.knows(seat, play.card("tenir-la-ligne")) for seat in (A, B, C, D))
    rules = [(line["kind"], line["rule"]) for line in play.table.log_all() if line["seat"] == A]
    assert rules[-2:] == [("strategy_play", "AW-364"), ("spends", "AW-362")]


@pytest.mark.rule("AW-365")
def test_a_coup_stays_until_the_moment_its_text_says() -> None:
    done = played("ultimatum")
    while done.kind == "either":
        go_quietly(done.table)
    assert done.where("ultimatum") == "strategy_past"  # as soon as it is carried out
    lasting = played("tenir-la-ligne")
    while lasting.pos.round == 1:
        assert lasting.where("tenir-la-ligne") == "coups:0"
        go_quietly(lasting.table)
    assert lasting.where("tenir-la-ligne") == "strategy_past"
    common = played("front-commun")
    assert common.where("front-commun") == "coups:0"
    while common.kind in ("strategy", "place"):
        assert common.where("front-commun") == "coups:0"
        go_quietly(common.table)
    assert common.where("front-commun") == "strategy_past"  # at Reveal, not at the end of the round
    assert common.pos.round == 1


@pytest.mark.rule("AW-366", "AW-S33")
def test_a_message_is_handed_to_the_partner_unseen_and_free() -> None:
    play = strategy("diversion", 0)
    assert play.why_not("play:diversion") == "AW-366"
    play.do("send:diversion")
    assert play.where("diversion") == "message:2"
    assert play.pos.points == [0, 0, 0, 0]
    for seat, knows in ((A, True), (B, False), (C, True), (D, False), (None, False)):
        shown = zone(play.table, "message:2", seat)
        assert shown["count"] == 1  # everybody sees that a card was passed
        assert ids(play.table, "message:2", seat) == (["diversion"] if knows else [None])
        (line,) = [line for line in play.table.log(seat) if line["kind"] == "sends"]
        assert ("Diversion" in str(line)) is knows
        assert "@2" in str(line["words"])
        assert ("diversion" in str(play.table.view(seat))) is knows
        if seat is not None:
            assert play.pos.knows(seat, play.card("diversion")) is knows


@pytest.mark.rule("AW-366", "AW-S32")
def test_a_partner_holds_one_message_beside_the_card_in_hand() -> None:
    play = strategy("diversion", 0, seats={C: {"message": "espions", "strategy": "sabotage"}})
    assert play.why_not("send:diversion") == "AW-366"
    with pytest.raises(IllegalAnswer, match="already received"):
        play.do("send:diversion")
    free = strategy("diversion", 0, seats={C: {"strategy": "sabotage"}}).do("send:diversion")
    assert free.where("diversion") == "message:2"
    assert free.where("sabotage") == "strategy:2"
    free.do("hold")
    assert free.where("sabotage") == "strategy:2"


@pytest.mark.rule("AW-367")
def test_the_partner_pays_with_points_of_their_own() -> None:
    play = four({A: {"message": "ralliement", "points": 2}, C: {"points": 0}})
    play.do("play:ralliement")
    assert (play.pos.points[A], play.pos.points[C]) == (0, 0)
    poor = four({A: {"message": "ralliement", "points": 1}, C: {"points": 9}})
    assert poor.kind == "activate"  # the sender's points do not help
    assert poor.why_not(poor.ref("ralliement")) == "AW-362"


@pytest.mark.rule("AW-368", "AW-369", "AW-S36")
def test_the_partner_may_leave_a_message_which_is_then_discarded_for_nothing() -> None:
    play = message("ralliement", 2)
    assert play.options() == {"play:ralliement", "no"}
    play.do("no")
    assert play.kind == "activate"
    assert play.pos.points[A] == 2
    assert play.where("ralliement") == "message:0"
    assert play.why_not(play.ref("ralliement")) == "AW-368"  # the moment is over
    while play.pos.round == 3:
        assert play.where("ralliement") == "message:0"
        assert play.kind != "message", "asked once"
        go_quietly(play.table)
    assert play.where("ralliement") == "strategy_past"
    for seat in (A, B, C, D, None):
        assert "ralliement" in ids(play.table, "strategy_past", seat)
    assert play.pos.points[A] == 2  # it cost nothing
    last = message("ralliement", 2, round=8).do("no")
    while last.table.asked:
        go_quietly(last.table)
    assert last.where("ralliement") == "strategy_past"


@pytest.mark.rule("AW-189", "AW-395")
def test_a_message_of_the_end_of_the_turn_may_wait_for_the_player_s_other_texts() -> None:
    fields = {A: {"field": ["paladin-de-glace@3-2", "pretresse-du-givre@2-2"]}}
    play = message("leurre", 2, seats=fields).do("pass")
    assert play.kind == "message"
    play.do("no")
    assert play.kind == "wander"
    play.do("shift:pretresse-du-givre>5-2")
    assert play.kind == "message"  # once more, after the other text
    play.do("play:leurre", "exchange:pretresse-du-givre>homme-des-neiges")
    assert play.at("homme-des-neiges") == "5-2"
    first = message("leurre", 2, seats=fields).do("pass", "play:leurre", "exchange:paladin-de-glace>homme-des-neiges")
    assert first.kind == "wander"
    first.do("done")
    assert first.asked != A or first.kind != "message"


@pytest.mark.rule("AW-375")
def test_an_event_prevails_over_a_strategy_card() -> None:
    sequence = message("signal-convenu", 2, step="initiative")
    assert sequence.kind == "message"


@pytest.mark.rule("AW-314", "AW-315")
def test_strategy_is_part_of_two_against_two_and_of_nothing_else() -> None:
    assert len(new().position.strategy_pile) == 25
    for seats in (2, 3, 4):
        table = ludotheque.new("arackhan", seats=seats, seed=1)
        assert not table.position.strategy_pile
    with pytest.raises(BadOptions):
        ludotheque.new("arackhan", seats=2, options={"strategy": True})


# ---------------------------------------------------------------------- all cards


def test_there_are_25_different_cards_of_both_types() -> None:
    assert len(BY_ID) == len({card.fr for card in STRATEGIES}) == len({card.text_fr for card in STRATEGIES}) == 25
    assert (len(COUPS), len(MESSAGES)) == (13, 12)
    for card in STRATEGIES:
        face = card.face()
        assert (face["kind"], face["band"], face["mark"]) == ("strategy", "neutre", "maison")
        assert face["strategy"] == ("message" if card.secret else "coup")
        assert 0 <= face["cost"] <= 4  # payable from one point in round 1 up to eight in round 8
        (text,) = face["texts"]
        assert text["fr"] != text["en"]
        assert "éfaussez cette carte" in text["fr"]
        assert "iscard this card" in text["en"]


def test_every_card_has_a_test_of_its_own() -> None:
    missing = [card.id for card in STRATEGIES if f"test_{card.id.replace('-', '_')}" not in globals()]
    assert not missing


@pytest.mark.rule("AW-362")
@pytest.mark.parametrize("card", [card.id for card in STRATEGIES if card.cost])
def test_the_cost_of_each_card(card: str) -> None:
    cost = BY_ID[card].cost
    poor, just = holding(card, cost - 1), holding(card, cost)
    if BY_ID[card].secret:
        assert poor.pos.messages[A]
        assert poor.kind != "message"
        refusal = module.refuse_play(poor.pos, A, poor.card(card), BY_ID[card].moment)
        assert refusal is not None
        assert refusal.rule == "AW-362"
    else:
        assert poor.why_not(f"play:{card}") == "AW-362"
    assert just.offers(f"play:{card}")
    just.do(f"play:{card}")
    assert just.pos.points[A] == 0


@pytest.mark.rule("AW-364")
@pytest.mark.parametrize("card", COUPS)
def test_a_coup_is_played_in_its_holder_s_strategy_phase_only(card: str) -> None:
    setting = SETTINGS.get(card, {})
    for step in ("placement", "turn"):
        seats = {**setting.get("seats", {}), A: {**setting.get("seats", {}).get(A, {}), "strategy": card, "points": 9}}
        play = four(seats, step=step)
        assert play.asked == A
        assert play.why_not(f"play:{card}") is not None
        assert not any(key.startswith("play") for key in play.options())
    other = strategy("sabotage", 9, seat=B, seats={A: {"strategy": card, "points": 9}} if card != "sabotage" else {})
    assert other.asked == B
    assert not any(card in key for key in other.options() if card != "sabotage")
    for moment in ("placement", "initiative", "turn", "end"):
        refusal = module.refuse_play(holding(card, 9).pos, A, holding(card, 9).card(card), moment)
        assert refusal is not None
        assert refusal.rule == "AW-368"


@pytest.mark.rule("AW-368")
@pytest.mark.parametrize("card", MESSAGES)
def test_a_message_is_played_at_its_moment_only(card: str) -> None:
    right = holding(card, 9)
    assert right.kind == "message"
    assert right.offers(f"play:{card}")
    for moment in {"strategy", "placement", "initiative", "turn", "end"} - {BY_ID[card].moment}:
        refusal = module.refuse_play(right.pos, A, right.card(card), moment)
        assert refusal is not None
        assert refusal.rule == ("AW-366" if moment == "strategy" else "AW-368")
    wrong = "turn" if BY_ID[card].moment in ("placement", "initiative") else "placement"
    play = message(card, 9, step=wrong, seats={A: SETTINGS[card]["seats"].get(A, {})} if card in SETTINGS else None)
    assert play.asked == A
    assert play.kind in ("activate", "place")
    assert play.why_not(play.ref(card)) == "AW-368"
    sent = strategy(card, 9)
    assert sent.why_not(f"play:{card}") == "AW-366"
    if BY_ID[card].note is None:
        assert sent.offers(f"send:{card}")
    else:
        assert sent.why_not(f"send:{card}") == "AW-368"  # not without what is to be written on it


@pytest.mark.parametrize("card", ["manoeuvre", "sabotage", "ailes-d-emprunt", "tir-en-cloche", "sang-verse"])
def test_a_coup_without_a_target_is_not_played(card: str) -> None:
    play = strategy(card, 9, seats={seat: {"field": []} for seat in (A, B, C, D)})
    assert play.why_not(f"play:{card}") == "AW-173"


# ---------------------------------------------------------------------- Coups d'éclat


def test_sang_verse() -> None:
    field = [*FIELDS[A], "blatte-malsaine@3-1"]
    play = strategy("sang-verse", 2, seats={A: {"field": field}}).do("play:sang-verse")
    assert play.table.choice.to_json()["prompt"]["en"] == "Which of your creatures do you destroy?"
    assert play.options() == {"pick:paladin-de-glace", "pick:wendigo-lunaire", "pick:blatte-malsaine"}
    assert play.why_not("pick:homme-des-neiges") == "AW-181"  # the partner's
    assert play.why_not("pick:moleg-de-glace") == "AW-181"  # an enemy's
    play.do("pick:paladin-de-glace")
    assert play.where("paladin-de-glace") == "discard:0"
    assert play.attack("wendigo-lunaire") == 2
    assert play.attack("homme-des-neiges") == 2  # the partner's
    assert play.attack("moleg-de-glace") == 2  # beside it, but an enemy
    assert play.where("sang-verse") == "coups:0"
    pass_round(play)
    assert play.attack("wendigo-lunaire") == 1
    apart = strategy("sang-verse", 2, seats={A: {"field": field}}).do("play:sang-verse", "pick:wendigo-lunaire")
    assert apart.attack("paladin-de-glace") == 3
    assert apart.attack("blatte-malsaine") == 1  # not adjacent to it


def test_tenir_la_ligne() -> None:
    asleep = [{"card": "paladin-de-glace", "at": "3-2", "active": False}, "wendigo-lunaire@2-2"]
    foe = [{"card": "ogre-du-marais", "at": "4-3", "active": False}]
    play = strategy("tenir-la-ligne", 3, seats={A: {"field": asleep}, B: {"field": foe}})
    assert play.defense("paladin-de-glace") == 2
    play.do("play:tenir-la-ligne")
    assert play.defense("paladin-de-glace") == 3
    assert play.defense("wendigo-lunaire") == 2  # active
    assert play.defense("ogre-du-marais") == 1  # an enemy


def test_terrain_mine() -> None:
    def mined(**rest: Any) -> Play:
        return strategy("terrain-mine", 2, **rest).do("play:terrain-mine")

    play = mined(seats={B: {"hand": ["aigle", "dreki"]}})
    assert play.kind == "mine"
    assert play.why_not("note:3-2") == "AW-368"  # taken
    assert play.why_not("note:0-0") == "AW-008"  # no slot of the mat
    assert "note:3-2" not in play.options()
    play.do("note:5-3")
    assert play.where("terrain-mine") == "coups:0"
    play.do("hold", "hold", "hold")  # the other three
    play.do("place:pingouin-nihiliste>4-1", "place:pingouin-nihiliste:1>5-2", "confirm")
    play.do("place:aigle>5-3", "place:dreki>4-4", "confirm")
    assert not play.happened("sprung")  # it lies face down
    while play.kind == "place":
        go_quietly(play.table)
    assert not play.active("aigle")  # deactivated as soon as it is turned up
    assert play.active("dreki")  # not beside it
    (line,) = play.happened("sprung")
    assert (line["seat"], line["rule"]) == (A, "AW-365")
    pass_round(play)
    assert play.active("aigle")


def test_terrain_mine_by_those_who_move() -> None:
    walkers = {B: {"field": ["xenodon@4-3", "aigle@5-3"]}, D: {"field": ["moleg-de-glace@3-3", "dreki@3-4"]}}
    play = four({**walkers, A: {"coups": ["terrain-mine"], "hand": []}}, active=B)
    secrets.lay_mine(play.pos, A, play.pos.coups[A][0], mat.NAMES["5-2"])
    play.do("move:aigle>5-2")
    assert not play.active("aigle")
    assert len(play.happened("sprung")) == 1
    assert not play.offers("stop:aigle")  # its activation is over
    assert play.offers("attack:xenodon>homme-des-neiges") or play.offers("move:xenodon>4-4")
    assert not any(one.what == "mine" for one in play.pos.lasting)  # the first card only
    for mined, sets_off in (
        ("5-1", True),
        ("6-2", True),
        ("4-1", False),
        ("5-4", False),
    ):  # beside where it goes, or not
        near = four({**walkers, A: {"coups": ["terrain-mine"], "hand": []}}, active=B)
        secrets.lay_mine(near.pos, A, near.pos.coups[A][0], mat.NAMES[mined])
        near.do("move:aigle>5-2")
        assert bool(near.happened("sprung")) is sets_off
        assert near.active("aigle") is not sets_off
    ally = four(
        {C: {"field": ["homme-des-neiges@4-2", "aigle@4-1"]}, A: {"coups": ["terrain-mine"], "hand": []}}, active=C
    )
    secrets.lay_mine(ally.pos, A, ally.pos.coups[A][0], mat.NAMES["5-2"])
    ally.do("move:aigle>5-2")
    assert ally.active("aigle")  # an ally's card does not set it off
    assert any(one.what == "mine" for one in ally.pos.lasting)


def test_reconnaissance() -> None:
    deck = ["aigle", "dreki", "gabriel", "behemoth"]
    play = strategy("reconnaissance", 0, seats={A: {"deck": deck}}).do("play:reconnaissance")
    assert play.kind == "reorder"
    assert play.options() == {"pick:aigle", "pick:dreki", "pick:gabriel"}  # three, not the fourth
    assert sorted(map(str, ids(play.table, "deck:0", A))) == ["aigle", "dreki", "gabriel"]
    for seat in (B, C, D, None):
        assert not ids(play.table, "deck:0", seat)
        assert "dreki" not in str(play.table.log(seat))
    play.do("pick:gabriel")
    assert play.why_not("pick:gabriel") == "AW-181"  # it lies there already
    play.do("pick:aigle")
    faces = [play.table.game.cards[play.pos.faces[card]].id for card in play.pos.deck[A][::-1]]
    assert faces == ["gabriel", "aigle", "dreki", "behemoth"]
    assert not ids(play.table, "deck:0", A)  # he no longer looks
    assert play.where("reconnaissance") == "strategy_past"
    assert strategy("reconnaissance", 0, seats={A: {"deck": []}}).why_not("play:reconnaissance") == "AW-173"
    short = strategy("reconnaissance", 0, seats={A: {"deck": ["aigle"]}}).do("play:reconnaissance")
    assert short.where("reconnaissance") == "strategy_past"
    assert short.asked == B


def test_reorganisation() -> None:
    deck = {"deck": ["aigle", "dreki", "gabriel"], "hand": ["xenodon", "titan"]}
    play = strategy("reorganisation", 1, seats={C: deck}).do("play:reorganisation")
    assert (play.asked, play.kind) == (C, "under")  # the partner
    assert play.options() == {"return:xenodon", "return:titan", "return:aigle", "return:dreki"}
    play.do("return:titan", "return:aigle")
    names = [play.table.game.cards[play.pos.faces[card]].id for card in play.pos.deck[C][::-1]]
    assert names == ["gabriel", "titan", "aigle"]
    assert play.where("dreki") == "hand:2"
    assert [len(play.pos.hand[seat]) for seat in (A, C)] == [2, 2]
    assert len(play.pos.deck[A]) == 6  # the player draws nothing
    for seat in (A, B, D):
        assert "dreki" not in str(play.table.log(seat))
        assert "aigle" not in str(play.table.log(seat))
    one = strategy("reorganisation", 1, seats={C: {"deck": ["aigle"]}}).do("play:reorganisation", "return:aigle")
    assert one.asked == B  # as many as were drawn
    assert strategy("reorganisation", 1, seats={C: {"deck": []}}).why_not("play:reorganisation") == "AW-173"


def test_manoeuvre() -> None:
    play = played("manoeuvre")
    assert play.kind == "shift"
    assert "3-1" in play.places("wendigo-lunaire", "shift")  # two steps
    assert "5-2" not in play.places("wendigo-lunaire", "shift")  # three
    assert not play.places("homme-des-neiges", "shift")  # the partner's
    assert not play.places("ogre-du-marais", "shift")
    play.do("shift:wendigo-lunaire>3-1")
    assert play.at("wendigo-lunaire") == "3-1"
    assert play.active("wendigo-lunaire")
    assert play.where("manoeuvre") == "strategy_past"


def test_sabotage() -> None:
    play = played("sabotage")
    assert play.options() == {"pick:ogre-du-marais"}  # the Moleg is worth 8, the others are allied
    play.do("pick:ogre-du-marais")
    assert not play.active("ogre-du-marais")
    assert play.active("moleg-de-glace")
    pass_round(play)
    assert play.active("ogre-du-marais")


def test_ailes_d_emprunt() -> None:
    field = ["paladin-de-glace@3-2", "wendigo-lunaire@2-2", "behemoth@3-1"]
    play = strategy("ailes-d-emprunt", 2, seats={A: {"field": field}}).do("play:ailes-d-emprunt")
    assert play.options() == {"pick:paladin-de-glace", "pick:wendigo-lunaire", "pick:homme-des-neiges"}
    play.do("pick:homme-des-neiges")
    assert play.has("homme-des-neiges", "vol")
    assert not play.has("paladin-de-glace", "vol")
    pass_round(play)
    assert not play.has("homme-des-neiges", "vol")


def test_tir_en_cloche() -> None:
    field = ["paladin-de-glace@3-2", "wendigo-lunaire@2-2", "baliste@3-1"]
    play = strategy("tir-en-cloche", 1, seats={A: {"field": field}}).do("play:tir-en-cloche")
    assert play.options() == {"pick:paladin-de-glace", "pick:wendigo-lunaire", "pick:homme-des-neiges"}
    play.do("pick:wendigo-lunaire")
    assert play.sheet("wendigo-lunaire").reach == 2
    pass_round(play)
    assert play.sheet("wendigo-lunaire").reach == 0


def test_rappel_des_veterans() -> None:
    play = played("rappel-des-veterans")
    assert play.options() == {"pick:aigle"}  # neither value 10 nor a spell
    assert play.why_not("pick:gabriel") == "AW-181"
    play.do("pick:aigle")
    assert play.options() == {"pick:pingouin-nihiliste"}
    assert play.why_not("pick:aigle") == "AW-181"  # another card
    play.do("pick:pingouin-nihiliste")
    assert play.where("aigle") == "hand:0"
    assert play.where("pingouin-nihiliste") == "discard:0"
    for seat in (B, C, D, None):
        assert "Aigle" in str(play.table.log(seat)[-2:]) or "Aigle" in str(play.table.log(seat))
    alone = strategy("rappel-des-veterans", 2, seats={A: {"discard": ["aigle"], "hand": []}})
    assert alone.why_not("play:rappel-des-veterans") == "AW-173"
    nobody = strategy("rappel-des-veterans", 2, seats={A: {"discard": ["gabriel"]}})
    assert nobody.why_not("play:rappel-des-veterans") == "AW-173"


def test_ultimatum() -> None:
    hands = {B: {"hand": ["behemoth", "gabriel"]}, D: {"hand": ["aigle", "dreki"]}, C: {"hand": ["xenodon"]}}
    play = strategy("ultimatum", 1, seats=hands).do("play:ultimatum")
    assert (play.asked, play.kind) == (B, "either")  # the opponents, one after the other
    assert play.options() == {"either:0", "either:1"}
    words = [option.words["en"] for option in play.table.choice.options]
    assert words == ["Show everyone my hand", "Discard a card at random"]
    play.do("either:0")
    for seat in (A, C, D, None):
        shown = [line["names"][0]["id"] for line in play.table.log(seat) if line["kind"] == "shows"]
        assert sorted(shown) == ["behemoth", "gabriel"]
    assert len(play.pos.hand[B]) == 2  # taken back
    assert play.asked == D
    play.do("either:1")
    assert [len(play.pos.hand[seat]) for seat in (C, D)] == [1, 1]  # not the partner
    assert {play.where("aigle"), play.where("dreki")} == {"hand:3", "discard:3"}
    assert play.where("ultimatum") == "strategy_past"
    card = next(card for card in play.pos.hand[B] if play.pos.knows(A, card))
    assert not ids(play.table, "hand:1", A)
    while play.asked != B or play.kind != "place":
        go_quietly(play.table)
    play.table.play(next(option for option in play.table.choice.options if option.move[1] == card))
    assert not play.pos.knows(A, card), "laid face down: nobody can tell which of the hand it is"
    assert play.pos.knows(B, card)
    bare = strategy("ultimatum", 1, seats={B: {"hand": []}, D: {"hand": []}})
    assert bare.why_not("play:ultimatum") == "AW-173"
    half = strategy("ultimatum", 1, seats={B: {"hand": []}}).do("play:ultimatum")
    assert half.asked == D  # B has nothing to show


def test_front_commun() -> None:
    def placing(play: Play) -> list[int]:
        seats: list[int] = []
        while play.kind in ("strategy", "place"):
            if play.kind == "place" and play.asked not in seats:
                seats.append(play.asked)
            go_quietly(play.table)
        return seats

    assert placing(strategy("front-commun", 1).do("hold")) == [A, B, C, D]
    assert placing(played("front-commun")) == [A, C, B, D]
    second = strategy("front-commun", 1, seat=C, starter=A)
    second.do("play:front-commun")
    assert placing(second) == [B, C, A, D]
    play = played("front-commun")
    pass_round(play)
    while play.kind == "strategy":
        go_quietly(play.table)
    assert placing(play) == [B, C, D, A]  # that round only


def test_passage_de_temoin() -> None:
    play = strategy("passage-de-temoin", 5).do("play:passage-de-temoin")
    assert play.kind == "give-points"
    assert play.options() == {"give:1", "give:2", "give:3"}  # three at most
    play.do("give:3")
    assert play.pos.points == [2, 0, 3, 0]
    assert play.options() == {"pick:homme-des-neiges"}
    assert play.why_not("pick:paladin-de-glace") == "AW-181"  # one's own
    assert play.why_not("pick:moleg-de-glace") == "AW-181"  # an enemy's
    play.do("pick:homme-des-neiges")
    assert play.attack("homme-des-neiges") == 2
    assert play.where("passage-de-temoin") == "coups:0"
    pass_round(play)
    assert play.attack("homme-des-neiges") == 1
    assert play.where("passage-de-temoin") == "strategy_past"
    lone = strategy("passage-de-temoin", 1, seats={C: {"field": []}}).do("play:passage-de-temoin", "give:1")
    assert lone.pos.points == [0, 0, 1, 0]  # the points all the same
    assert lone.asked != A
    poor = strategy("passage-de-temoin", 2).do("play:passage-de-temoin")
    assert poor.options() == {"give:1", "give:2"}  # no more than one has
    assert poor.why_not("give:3") == "AW-362"
    assert strategy("passage-de-temoin", 0).why_not("play:passage-de-temoin") == "AW-173"


# ---------------------------------------------------------------------- Messages secrets


def test_attaque_concertee() -> None:
    play = played("attaque-concertee")
    assert play.attack("paladin-de-glace") == 3
    assert play.attack("wendigo-lunaire") == 1  # touches no creature of the sender's
    assert play.attack("homme-des-neiges") == 1  # the sender's own
    assert play.where("attaque-concertee") == "coups:0"
    play.do("pass")
    assert play.attack("paladin-de-glace") == 2
    assert play.where("attaque-concertee") == "strategy_past"


def test_serment() -> None:
    """A's Wendigo and C's Homme des Neiges; the Ogre and the Moleg can beat the Homme."""
    foes = {B: {"field": ["behemoth@4-3", "aigle@5-2"]}, D: {"field": ["moleg-de-glace@3-3"]}}
    sworn = ("play:serment", "pair:wendigo-lunaire>homme-des-neiges")

    def bound(**seats: Any) -> Play:
        play = message("serment", 2, step="initiative", seats={**foes, **seats})
        assert {key.split(">")[0] for key in play.do("play:serment").options()} == {
            "pair:paladin-de-glace",
            "pair:wendigo-lunaire",
        }
        assert play.why_not("pair:wendigo-lunaire>paladin-de-glace") == "AW-181"  # the sender's, not one's own
        assert play.why_not("pair:wendigo-lunaire>behemoth") == "AW-181"
        figures = play.attack("wendigo-lunaire"), play.attack("homme-des-neiges"), play.attack("paladin-de-glace")
        play.do(sworn[1])
        assert play.attack("wendigo-lunaire") == figures[0] + 1
        assert (play.attack("homme-des-neiges"), play.attack("paladin-de-glace")) == figures[1:]  # one's own alone
        while play.pos.phase == INITIATIVE:
            play.do("pass")
        while play.asked != B:
            play.do("pass")
        return play

    play = bound().hit("behemoth>homme-des-neiges")
    assert (play.asked, play.kind) == (A, "oath")  # whoever swore, out of turn
    assert play.options() == {"pick:wendigo-lunaire", "no"}
    assert play.why_not("pick:paladin-de-glace") == "AW-365"  # only the other one
    prompt = play.table.choice.to_json()["prompt"]["en"]
    assert "Wendigo" in prompt
    assert play.where("homme-des-neiges") == "field:2"  # until it is answered
    play.do("pick:wendigo-lunaire")
    assert play.where("wendigo-lunaire") == "discard:0"
    assert play.where("homme-des-neiges") == "field:2"
    assert play.asked == B  # the turn goes on
    lost = bound().hit("behemoth>homme-des-neiges").do("no")
    assert lost.where("homme-des-neiges") == "discard:2"
    assert lost.where("wendigo-lunaire") == "field:0"
    again = bound().hit("behemoth>homme-des-neiges").do("pick:wendigo-lunaire")
    assert not any(one.what == "oath" for one in again.pos.lasting)  # nobody is bound any more
    other = message("serment", 2, step="initiative", seats={**foes, C: {"field": []}})
    assert other.kind != "message"  # the sender has no creature


def test_both_bound_creatures_fall_together_without_a_question() -> None:
    fields = {
        A: {"field": ["blatte-malsaine@3-2"], "coups": ["serment"]},
        B: {"field": ["behemoth@3-3", "golem-de-glace@4-3", "aigle@6-2"]},
        C: {"field": ["phasme-venimeux@4-2", "titan@6-3"]},
        D: {"field": []},
    }
    play = four(fields, active=B)
    pos = play.pos
    pos.lasting.append(
        Lasting("oath", play.card("blatte-malsaine"), pos.coups[A][0], A, "round", play.card("phasme-venimeux"))
    )
    play.hit("behemoth>blatte-malsaine", "golem-de-glace>phasme-venimeux")
    assert play.where("blatte-malsaine") == "discard:0"
    assert play.where("phasme-venimeux") == "discard:2"
    assert play.kind != "oath"


@pytest.mark.rule("AW-375")
def test_an_oath_comes_before_the_event_that_sends_the_slain_back() -> None:
    fields = {
        A: {"field": ["wendigo-lunaire@2-2"], "coups": ["serment"]},
        B: {"field": ["behemoth@4-3", "aigle@6-2"]},
        C: {"field": ["homme-des-neiges@4-2", "titan@6-3"]},
        D: {"field": []},
    }
    for answer, where in (("no", ("field:0", "hand:2")), ("pick:wendigo-lunaire", ("discard:0", "field:2"))):
        play = four(fields, active=B, event="brancardiers")
        pos = play.pos
        pair = (play.card("wendigo-lunaire"), play.card("homme-des-neiges"))
        pos.lasting.append(Lasting("oath", pair[0], pos.coups[A][0], A, "round", pair[1]))
        play.hit("behemoth>homme-des-neiges").do(answer)
        assert (play.where("wendigo-lunaire"), play.where("homme-des-neiges")) == where


def test_signal_convenu() -> None:
    play = played("signal-convenu")
    assert play.options() == {"pick:paladin-de-glace", "pick:wendigo-lunaire"}  # one's own, wherever it stands
    assert play.why_not("pick:homme-des-neiges") == "AW-181"  # the sender's
    play.do("pick:paladin-de-glace")
    assert play.pos.phase == INITIATIVE
    assert play.asked == A
    assert play.targets("paladin-de-glace") == {"moleg-de-glace"}
    assert play.attack("paladin-de-glace") == 3
    play.do("pass")
    assert not play.has("paladin-de-glace", "initiative")
    assert play.attack("paladin-de-glace") == 2
    assert play.where("signal-convenu") == "strategy_past"
    assert play.pos.phase == TURN


def test_diversion() -> None:
    play = played("diversion")
    assert play.options() == {"pick:ogre-du-marais"}  # the Moleg touches only A's card
    play.do("pick:ogre-du-marais")
    assert not play.active("ogre-du-marais")
    assert play.where("diversion") == "strategy_past"
    far = message("diversion", 3, step="initiative", seats={B: {"field": ["ogre-du-marais@2-3"]}})
    assert far.kind != "message"  # nobody to divert
    field = ["griffon-des-neiges@4-3", "moleg-de-glace@5-2", {"card": "ogre-du-marais", "at": "4-1", "active": False}]
    near = message("diversion", 2, step="initiative", seats={B: {"field": field}}).do("play:diversion")
    assert near.options() == {"pick:griffon-des-neiges"}  # worth 7
    assert near.why_not("pick:moleg-de-glace:1") == "AW-181"  # worth 8
    assert near.why_not("pick:ogre-du-marais") == "AW-181"  # not active
    assert near.why_not("pick:homme-des-neiges") == "AW-181"  # an ally


def test_billet_chiffre() -> None:
    def after(one: str, two: str) -> Play:
        play = message("billet-chiffre", 1, step="placement", seats={A: {"hand": ["aigle", "dreki"], "note": "4-1"}})
        play.do("play:billet-chiffre")
        assert play.where("billet-chiffre") == "coups:0"
        play.do(f"place:aigle>{one}", f"place:dreki>{two}", "confirm")
        while play.kind == "place":
            assert len(play.pos.hand[A]) == 0  # not before Reveal
            go_quietly(play.table)
        return play

    met = after("5-2", "4-1")
    assert [len(met.pos.hand[seat]) for seat in (A, C)] == [1, 1]
    assert [line["seat"] for line in met.happened("draw")] == [A, C]
    assert len(met.happened("deciphered")) == 1
    assert met.where("billet-chiffre") == "strategy_past"
    missed = after("5-2", "1-2")
    assert [len(missed.pos.hand[seat]) for seat in (A, C)] == [0, 0]
    assert not missed.happened("deciphered")
    taken = message(
        "billet-chiffre",
        1,
        step="placement",
        starter=B,
        seats={A: {"note": "4-1"}, B: {"hand": ["aigle", "dreki"]}},
        active=B,
    )
    taken.do("place:aigle>4-1", "place:dreki>5-2", "confirm")
    while taken.asked != A:
        go_quietly(taken.table)
    assert taken.kind == "place"  # an opponent has taken the slot: the message means nothing any more


def test_what_is_written_on_a_message() -> None:
    play = strategy("billet-chiffre", 0)
    assert play.why_not("send:billet-chiffre") == "AW-368"
    assert play.why_not("write:billet-chiffre>3-2") == "AW-368"  # not free
    assert play.why_not("write:billet-chiffre>0-0") == "AW-008"
    assert play.why_not("name:billet-chiffre>ogre-du-marais") == "AW-368"  # a slot is named on this one
    assert play.offers("write:billet-chiffre>7-4")
    play.do("write:billet-chiffre>4-1")
    assert play.where("billet-chiffre") == "message:2"
    prey = strategy("proie-designee", 0)
    assert {key for key in prey.options() if key.startswith("name:")} == {
        "name:proie-designee>ogre-du-marais",
        "name:proie-designee>moleg-de-glace",
    }
    assert prey.why_not("name:proie-designee>homme-des-neiges") == "AW-181"  # an ally
    empty = strategy("proie-designee", 0, seats={B: {"field": []}, D: {"field": []}})
    assert empty.options() == {"redraw", "hold"}  # nothing to write
    other = strategy("ralliement", 0)
    assert other.why_not("write:ralliement>4-1") == "AW-368"


SECRETS = ["billet-chiffre", "proie-designee"]


@pytest.mark.rule("AW-366")
@pytest.mark.parametrize("card", SECRETS)
def test_what_is_written_on_a_message_is_read_by_the_two_partners_only(card: str) -> None:
    """Two answers that differ in what is written and in nothing else: opponents and spectators can tell no difference."""
    verb = "write" if card == "billet-chiffre" else "name"
    answers = ("4-1", "5-2") if verb == "write" else ("ogre-du-marais", "moleg-de-glace")
    plays = [strategy(card, 0).do(f"{verb}:{card}>{what}") for what in answers]
    words = [("E2", "F3"), ("Ogre", "Moleg")][verb == "name"]
    for seat in (B, D, None):
        views = [(str(play.table.view(seat)), str(play.table.log(seat))) for play in plays]
        assert views[0] == views[1]
        assert not any(player["badges"] for player in plays[0].table.view(seat)["players"])
    for seat in (A, C):
        for play, word in zip(plays, words, strict=True):
            (badge,) = play.table.view(seat)["players"][A]["badges"]
            assert word in badge["words"]["en"]
    seen = set()
    for number in range(30):
        dice = Dice(number)
        for seat in (A, C):
            assert noted(plays[0].table.game.resample(plays[0].pos, seat, dice)) == noted(plays[0].pos)
        seen.update(noted(plays[0].table.game.resample(plays[0].pos, B, dice)))
    assert len(seen) > 1, "dealt to an opponent, anything may be written there, or another message lie there"


def noted(pos: Any) -> list[tuple[int, int]]:
    return [(one.card, one.n) for one in pos.lasting if one.what in ("note", "mine")]


@pytest.mark.rule("AW-365")
def test_a_mined_slot_is_known_to_its_player_only() -> None:
    plays = [strategy("terrain-mine", 2).do("play:terrain-mine", f"note:{at}") for at in ("4-1", "5-2")]
    for seat in (B, C, D, None):  # the partner neither
        views = [(str(play.table.view(seat)), str(play.table.log(seat))) for play in plays]
        assert views[0] == views[1]
    (badge,) = plays[0].table.view(A)["players"][A]["badges"]
    assert badge["words"] == {"fr": "Terrain miné : E2", "en": "Mined Ground: E2"}
    assert [("E2" in str(line)) for line in plays[0].table.log(A) if line["kind"] == "mines"] == [True]
    game, pos = plays[0].table.game, plays[0].pos
    assert noted(game.resample(pos, A, Dice(1))) == noted(pos)
    for seat in (B, C, D):
        assert len({tuple(noted(game.resample(pos, seat, Dice(number)))) for number in range(30)}) > 5


def test_secrets_are_saved_taken_back_and_replayed() -> None:
    table = new(seed=3, first=A)
    while table.position.phase != STRATEGY or table.choice.kind != "strategy":
        go_quietly(table)
    found = 0
    dice = Dice("secrets")
    while table.asked and found < 3 and not table.over:
        options = table.choice.options
        secret = [option for option in options if option.key.split(":")[0] in ("write", "name", "note")]
        if secret:
            found += 1
        chosen = (secret or options)[dice.below(len(secret or options))]
        table.play(chosen)
        game = table.game
        assert game.dump(game.restore(game.dump(table.position))) == game.dump(table.position)
    assert found
    again = record.replay(table.game, record.write(table))
    assert again.game.dump(again.position) == table.game.dump(table.position)


def test_espions() -> None:
    play = holding("espions", 1)
    assert "behemoth" not in str(play.table.view(A))
    assert "behemoth" not in str(play.table.choice.to_json())
    play.do("play:espions")
    assert play.options() == {"spy:4-3"}
    assert play.why_not("spy:3-2") == "AW-181"  # face up
    assert "behemoth" not in str(play.table.choice.to_json())  # chosen unseen
    play.do("spy:4-3")
    for seat in (A, B, C, D, None):
        assert play.table.log(seat)[-2]["names"][0]["id"] == "behemoth"
    assert "4-3" in str(zone(play.table, "field:1", A))
    assert ids(play.table, "field:1", A) == [None]
    early = message("espions", 1, step="placement")
    assert early.kind == "place"  # no opponent has placed a card


def test_renfort_discret() -> None:
    seats = {A: {"deck": ["aigle", "gabriel"]}, C: {"deck": ["dreki", "behemoth"]}}
    play = message("renfort-discret", 1, step="placement", seats=seats).do("play:renfort-discret")
    assert play.asked == A
    assert play.kind == "under"
    play.do("return:pingouin-nihiliste")
    assert play.asked == C
    assert play.kind == "under"
    assert "return:dreki" in play.options()
    assert "return:aigle" not in play.options()
    play.do("return:dreki")
    assert play.where("aigle") == "hand:0"
    assert play.where("dreki") == "deck:2"
    assert play.pos.deck[C][0] == play.card("dreki")  # under the pile
    assert play.asked == A
    assert play.kind == "place"
    half = message("renfort-discret", 1, step="placement", seats={A: {"deck": []}, C: {"deck": ["dreki"]}})
    half.do("play:renfort-discret")
    assert half.asked == C  # A drew nothing and puts nothing back
    none = message("renfort-discret", 1, step="placement", seats={A: {"deck": []}, C: {"deck": []}})
    assert none.kind == "place"


def test_ralliement() -> None:
    play = played("ralliement")
    assert play.places("wendigo-lunaire", "shift") == {"4-1", "5-2"}  # beside the Homme des Neiges, three steps
    assert "2-1" not in play.places("paladin-de-glace", "shift")
    assert not play.places("homme-des-neiges", "shift")
    play.do("shift:wendigo-lunaire>5-2")
    assert play.at("wendigo-lunaire") == "5-2"
    assert play.active("wendigo-lunaire")
    assert play.where("ralliement") == "strategy_past"
    assert play.kind == "activate"
    far = message("ralliement", 2, seats={C: {"field": ["homme-des-neiges@7-3"]}})
    assert far.kind == "activate"  # out of reach


def test_proie_designee() -> None:
    play = message("proie-designee", 2, seats={A: {"note": "4-3"}})
    assert play.defense("ogre-du-marais") == 1
    for seat in (B, D, None):
        assert "boosted" not in {line["kind"] for line in play.table.log(seat)}
    play.do("play:proie-designee")
    assert play.kind == "activate"  # the sender has chosen
    assert play.defense("ogre-du-marais") == 0
    assert play.defense("moleg-de-glace") == 3
    play.do("pass")
    assert play.defense("ogre-du-marais") == 1
    assert play.where("proie-designee") == "strategy_past"
    assert not noted(play.pos)
    gone = message("proie-designee", 2, seats={A: {"note": "4-3"}}, step="placement")
    changes.destroy(gone.pos, gone.card("ogre-du-marais"), "AW-161")
    assert module.refuse_play(gone.pos, A, gone.card("proie-designee"), "turn") is not None  # it has left


def test_breche_commune() -> None:
    play = played("breche-commune")
    assert play.options() == {"pick:paladin-de-glace"}  # beside a creature of the sender's
    assert play.why_not("pick:wendigo-lunaire") == "AW-181"
    play.do("pick:paladin-de-glace")
    assert play.has("paladin-de-glace", "perforation")
    assert play.attack("paladin-de-glace") == 3
    play.do("pass")
    assert not play.has("paladin-de-glace", "perforation")
    assert play.attack("paladin-de-glace") == 2


def test_leurre() -> None:
    play = message("leurre", 2).do("pass", "play:leurre")
    assert play.options() == {"exchange:paladin-de-glace>homme-des-neiges", "exchange:wendigo-lunaire>homme-des-neiges"}
    assert play.why_not("exchange:paladin-de-glace>wendigo-lunaire") == "AW-181"  # the sender's, not one's own
    assert play.why_not("exchange:paladin-de-glace>moleg-de-glace") == "AW-181"  # an enemy's
    play.do("exchange:wendigo-lunaire>homme-des-neiges")
    assert (play.at("wendigo-lunaire"), play.at("homme-des-neiges")) == ("4-2", "2-2")
    assert play.where("leurre") == "strategy_past"
    places = {C: {"field": ["arbre-de-vie@4-2"]}}
    assert message("leurre", 2, seats=places).do("pass").kind != "message"  # the sender has no creature


def test_repli_ordonne() -> None:
    seats = {D: {"field": ["moleg-de-glace@3-3", "xenodon@5-3"]}}
    play = message("repli-ordonne", 2, seats=seats).do("pass", "play:repli-ordonne")
    assert play.places("paladin-de-glace", "shift") == {"4-1"}  # 5-2 touches the Xénodon
    assert not play.places("wendigo-lunaire", "shift")  # three steps
    play.do("shift:paladin-de-glace>4-1")
    assert play.at("paladin-de-glace") == "4-1"
    assert play.where("repli-ordonne") == "strategy_past"
    free = message("repli-ordonne", 2).do("pass", "play:repli-ordonne")
    assert free.places("paladin-de-glace", "shift") == {"4-1", "5-2"}


# ---------------------------------------------------------------------- whole games


def test_random_games_play_every_card_and_lose_none() -> None:
    game = ludotheque.game("arackhan")
    seen: Counter[str] = Counter()
    for number in range(30):
        dice = Dice(f"strategy {number}")
        pos: Any = new_position(game, 4, f"strategy {number}", {"layout": "alliance", "events": bool(number % 2)})
        assert isinstance(pos, Battle)
        while pos.asked:
            seat = pos.asked[dice.below(len(pos.asked))]
            moves = game.legal(pos, seat)
            game.answer(pos, seat, moves[dice.below(len(moves))])
            seen.update(game.cards[pos.faces[e[3][0]]].id for e in pos.events if e[0] == "strategy_play")
            pos.events.clear()
        assert not any(pos.messages)
        assert not any(pos.coups)
        held = sum(len(pile) for pile in (*pos.strategies, pos.strategy_pile, pos.strategy_past))
        assert held == 25
        assert min(pos.points) >= 0
    assert set(seen) == set(BY_ID)
