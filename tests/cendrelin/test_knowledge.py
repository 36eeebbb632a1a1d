"""What the others know of a soul: fragments seen on the table stay known in hand, until hidden choices mix them."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.table import Table
from ludotheque.games.cendrelin.effects import Effect

SECOND = {"class": "animancien", "past_life": ["veillee"]}
EVENTS = ["pillards", "pelerins", "goules-affamees"]


def table(first: dict[str, Any]) -> Table:
    return ludotheque.scenario(
        "cendrelin", {"seats": [{"class": "necromancien", **first}, SECOND], "surroundings": EVENTS, "resolved": True}
    )


def hands(t: Table, viewer: int, whose: int, deals: int = 40) -> set[frozenset[str]]:
    """The hands that the viewer considers possible."""
    game = t.game
    found = set()
    for seed in range(deals):
        deal = game.resample(t.position, viewer, Dice(seed))
        found.add(frozenset(game.cards[deal.faces[card]].id for card in deal.hand[whose]))
    return found


def run(t: Table, text: str) -> None:
    """Apply an effect for seat 0 as if an event asked for it; choices take the first option."""
    t.position.asked.clear()
    t.position.stack[-1].pc -= 1
    t.position.push(Effect("essai", 0, text).program, 0)
    t.game.run(t.position)
    while t.position.stack[-1].program.name.startswith("essai"):
        t.game.answer(t.position, t.asked[0], t.game.legal(t.position, t.asked[0])[0])


def test_a_hand_never_seen_may_be_any_of_the_soul() -> None:
    t = table({"hand": ["fossoyer"], "past_life": ["inhumer", "lever-les-morts", "profanation"]})
    assert len(hands(t, 1, 0)) == 4
    assert len(hands(t, 0, 0)) == 1


def test_a_fragment_laid_and_recovered_stays_known() -> None:
    t = table({"hand": ["fossoyer"], "past_life": ["inhumer", "lever-les-morts", "profanation"]})
    card = t.position.hand[0][0]
    t.play(f"play:{t.game.ref(t.position, card)}")
    t.play("end")
    while t.position.charge != 0:
        options = [option for option in t.choice.options if option.key != "draw"]
        t.play(options[0])
    assert card in t.position.hand[0]
    assert hands(t, 1, 0) == {frozenset({"fossoyer"})}


def test_forgoing_one_of_two_known_fragments_hides_which() -> None:
    t = table({"laid": ["fossoyer", "inhumer"], "past_life": ["lever-les-morts", "profanation"]})
    pos = t.position
    pos.hand[0], pos.laid[0] = pos.laid[0], []
    run(t, "Renoncez à 1 action.")
    assert len(pos.forgone[0]) == 1
    assert hands(t, 1, 0) == {frozenset({"fossoyer"}), frozenset({"inhumer"})}, (
        "one of the two, never a card of the pile"
    )
    assert len(hands(t, 0, 0)) == 1


def test_sending_back_one_laid_fragment_shows_where_it_went() -> None:
    t = table({"laid": ["fossoyer"], "past_life": ["inhumer", "lever-les-morts", "profanation"]})
    run(t, "Renvoyez 1 fragment d'âme.")
    bottom = t.position.past_life[0][0]
    for seed in range(20):
        deal = t.game.resample(t.position, 1, Dice(seed))
        assert t.game.cards[deal.faces[bottom]].id == "fossoyer"


def test_the_order_of_several_fragments_sent_back_is_their_owners_secret() -> None:
    t = table({"laid": ["fossoyer", "inhumer"], "past_life": ["lever-les-morts", "profanation"]})
    run(t, "Renvoyez 2 fragments d'âme.")
    two = t.position.past_life[0][:2]
    orders = set()
    for seed in range(30):
        deal = t.game.resample(t.position, 1, Dice(seed))
        orders.add(tuple(t.game.cards[deal.faces[card]].id for card in two))
        own = t.game.resample(t.position, 0, Dice(seed))
        assert [own.faces[card] for card in two] == [t.position.faces[card] for card in two]
    assert orders == {("fossoyer", "inhumer"), ("inhumer", "fossoyer")}


def test_events_of_the_past_are_known_until_they_are_shuffled() -> None:
    t = ludotheque.new("cendrelin", 2, 4, {"classes": ["sorcier", "animancien"]})
    dice = Dice(2)
    while not t.position.past:
        options = t.choice.options
        t.play(options[dice.below(len(options))])
    card = t.position.past[0]
    for seed in range(10):
        deal = t.game.resample(t.position, 0, Dice(seed))
        assert deal.faces[card] == t.position.faces[card]


@pytest.mark.rule("CE-S12", "CE-S18")
def test_of_several_forgone_fragments_nobody_else_knows_which_was_sent_back() -> None:
    t = table({"laid": ["fossoyer", "inhumer"], "past_life": ["lever-les-morts", "profanation"]})
    pos = t.position
    pos.forgone[0], pos.laid[0] = pos.laid[0], []  # as if both had been seen, taken back and forgone
    run(t, "Renvoyez 1 fragment d'âme.")
    assert len(pos.forgone[0]) == 1
    bottom = pos.past_life[0][0]
    found = {t.game.cards[t.game.resample(pos, 1, Dice(seed)).faces[bottom]].id for seed in range(30)}
    assert found == {"fossoyer", "inhumer"}


@pytest.mark.rule("CE-S33", "CE-059")
def test_classes_that_others_chose_in_secret_may_be_any_pair() -> None:
    t = ludotheque.new("cendrelin", 3, 1, {"mode": "full"})
    t.play("classes:necromancien>pretre", 0)
    t.play("classes:sorcier>demoniste", 2)
    pairs = set()
    for seed in range(60):
        chosen = t.game.resample(t.position, 2, Dice(seed)).stack[-1].chosen
        assert chosen[2:] == [-1, -1, 2, 3], "nobody has chosen there, and one knows one's own"
        pairs.add((chosen[0], chosen[1]))
    assert len(pairs) == 10, "two of five"
    assert all(0 <= first < second < 5 for first, second in pairs)


@pytest.mark.rule("CE-063", "CE-067", "CE-057")
def test_when_all_have_chosen_everybody_learns_something() -> None:
    """So that no forecast tells beforehand what others sealed, and nobody takes back an answer once it is open."""
    t = ludotheque.new("cendrelin", 3, 1, {"mode": "full", "demonic": "choose", "places": "choose"})
    told = {}
    while t.position.charge < 0:
        seat = t.asked[-1]
        options = t.choice_of(seat).options
        kind = t.choice_of(seat).kind
        last = len(t.asked) == 1
        t.play(next((one for one in options if one.key in ("fill", "seal")), options[0]), seat)
        if last and kind in ("class", "place", "favourite"):
            told[kind] = t.position.revealed_to
    assert told == {"class": 0b111, "place": 0b111, "favourite": 0b111}


@pytest.mark.rule("CE-057", "CE-067")
@pytest.mark.parametrize(("kind", "verb", "among"), [("place", "place", 3), ("favourite", "favour", 4)])
def test_what_others_named_in_secret_may_be_anything_open_to_them(kind: str, verb: str, among: int) -> None:
    options = {"mode": "full", "demonic": "choose", "places": "le-columbarium"}
    t = ludotheque.new("cendrelin", 3, 1, options)
    while t.choice_of(t.asked[0]).kind != kind:
        offered = t.choice_of(t.asked[0]).options
        t.play(next((one for one in offered if one.key in ("fill", "seal")), offered[0]), t.asked[0])
    mine, theirs = t.choice_of(1).options[-1], t.choice_of(0).options[0]
    t.play(mine, 1)
    t.play(theirs, 0)
    own = t.position.stack[-1].chosen[1]
    found = set()
    for seed in range(80):
        chosen = t.game.resample(t.position, 1, Dice(seed)).stack[-1].chosen
        assert chosen[1:] == [own, -1], "one knows one's own, and that the third has not answered"
        found.add(chosen[0])
    legal = {move[1] for move in t.game.legal(t.position, 2)}
    assert found == legal
    assert len(legal) >= among
    assert mine.key.startswith(verb)
