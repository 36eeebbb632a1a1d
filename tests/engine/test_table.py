"""Tables: asking, answering, refusing, undoing."""

from __future__ import annotations

import pytest

from ludotheque.engine.dice import seed_hash
from ludotheque.engine.errors import BadOptions, BadRecord, CannotUndo, IllegalAnswer, StaleAnswer, UnknownOption
from ludotheque.engine.table import Table
from tests.engine.toy import Toy


def table(seed: int = 1, seats: int = 2) -> Table:
    return Table(Toy(), seats, seed)


def lowest(t: Table) -> str:
    """The key of the lowest card the asked seat can play."""
    return min((o for o in t.choice.options if o.key.startswith("play")), key=lambda o: t.position.faces[o.move[1]]).key


def test_the_choice_names_seat_question_and_options() -> None:
    choice = table().choice
    assert choice.seat == 0
    assert choice.prompt == {"fr": "Jouez une carte ou piochez", "en": "Play a card or draw"}
    assert len(choice) == len(choice.options) == 4
    assert choice.options[-1].key == "draw"
    assert [option.key for option in choice] == [option.key for option in choice.options]
    said = choice.to_json()
    assert said["rule"] == "TO-1"
    assert said["options"][0]["touches"] == [said["options"][0]["key"].partition(":")[2]]


def test_a_forbidden_button_is_told_with_its_reason() -> None:
    refused = table().choice.to_json()["refused"]
    assert [(one["key"], one["rule"]) for one in refused] == [("pass", "TO-4")]
    assert refused[0]["why"]["en"] == "You can play or draw."


def test_playing_an_option_or_its_key_is_the_same() -> None:
    one, two = table(), table()
    one.play(one.choice.options[0])
    two.play(two.choice.options[0].key)
    assert one.view_all() == two.view_all()
    assert one.answers == two.answers


def test_an_unknown_key_names_itself() -> None:
    t = table()
    with pytest.raises(UnknownOption, match="no option is called 'dance'"):
        t.play("dance")
    with pytest.raises(UnknownOption, match="'n99#3' in 'play:n99#3' is nothing this seat can see"):
        t.play("play:n99#3")
    assert t.answers == []


def test_a_card_the_seat_cannot_see_does_not_exist_for_it() -> None:
    t = table()
    hidden = t.position.hand[1][0]
    with pytest.raises(UnknownOption, match="nothing this seat can see"):
        t.play(f"play:{t.game.ref(t.position, hidden)}")
    assert t.answers == []


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    t = table()
    t.play(max((o for o in t.choice.options if o.key != "draw"), key=lambda o: t.position.faces[o.move[1]]))
    mine = t.position.hand[1]
    low = [card for card in mine if t.position.faces[card] < t.position.faces[t.position.table[-1]]]
    assert low
    key = f"play:{t.game.ref(t.position, low[0])}"
    refusal = t.why_not(key)
    assert refusal is not None
    assert refusal.rule == "TO-2"
    with pytest.raises(IllegalAnswer, match=r"Higher than the last, please\. \[TO-2\]") as caught:
        t.play(key)
    assert caught.value.words["fr"] == "Plus haut que la dernière, s'il vous plaît."
    assert caught.value.rule == "TO-2"
    assert t.why_not(t.choice.options[0].key) is None


def test_why_not_answers_for_a_thing() -> None:
    t = table()
    hand = [t.game.ref(t.position, card) for card in t.position.hand[0]]
    assert t.why_not(hand[0]) is None
    refusal = t.why_not("stock")
    assert refusal is not None
    assert refusal.message == "refusal-nothing-here"
    other = t.why_not(hand[0], seat=1)
    assert other is not None
    assert (other.message, other.rule) == ("refusal-not-asked", "TO-6")


def test_only_the_asked_seat_may_answer() -> None:
    t = table()
    with pytest.raises(IllegalAnswer, match=r"seat 1 is not asked \[TO-6\]"):
        t.play("draw", seat=1)


def test_an_answer_to_an_earlier_question_is_stale() -> None:
    t = table()
    option = t.choice.options[0]
    t.play("draw", n=0)
    with pytest.raises(StaleAnswer):
        t.play("draw", n=0)
    copied = t.copy()
    with pytest.raises(StaleAnswer):
        copied.play(option)
    assert len(t.answers) == 1


def test_the_game_ends_and_then_nothing_can_be_played() -> None:
    t = table()
    while not t.over:
        t.play(t.choice.options[0])
    assert t.outcome is not None
    assert t.pending == []
    with pytest.raises(IllegalAnswer, match="over"):
        t.play("draw")
    with pytest.raises(IllegalAnswer, match="over"):
        _ = t.choice
    over = t.why_not("draw")
    assert over is not None
    assert over.message == "refusal-over"


def test_seats_and_options_are_checked() -> None:
    with pytest.raises(BadOptions, match="Toy is for 2 to 3 players, not 4"):
        Table(Toy(), 4, 1)
    with pytest.raises(BadOptions, match="Toy has no option 'speed'"):
        Table(Toy(), 2, 1, {"speed": 3})


# ---------------------------------------------------------------------- undo


def test_undo_takes_back_the_play_of_ones_own_card() -> None:
    t = table()
    before, log = t.view(0), t.log(0)
    t.play(lowest(t))
    assert t.undo_words() is not None
    t.undo(0)
    assert t.view(0) == before
    assert t.log(0) == log
    assert t.answers == []


def test_undo_is_off_after_a_card_was_seen() -> None:
    t = table()
    t.play("draw")
    refusal = t.undo_refusal(0)
    assert refusal is not None
    assert refusal.message == "undo-revealed"
    with pytest.raises(CannotUndo, match="A card was revealed"):
        t.undo(0)


def test_undo_is_off_after_another_decided() -> None:
    t = table()
    t.play(lowest(t))
    t.play(t.choice.options[0])
    refusal = t.undo_refusal(0)
    assert refusal is not None
    assert refusal.message == "undo-other"
    assert dict(refusal.args)["seat"] == 1
    nobody = table().undo_refusal(0)
    assert nobody is not None
    assert nobody.message == "undo-nothing"


def test_a_solo_table_may_undo_anything() -> None:
    t = Table(Toy(), 2, 1, solo=True)
    before = t.view_all()
    t.play("draw")
    t.play("draw")
    t.undo()
    t.undo()
    assert t.view_all() == before


def test_a_moment_of_the_past_can_be_seen_again() -> None:
    t = table()
    views = [t.view(1)]
    for _ in range(5):
        t.play(t.choice.options[0])
        views.append(t.view(1))
    for n, view in enumerate(views):
        assert t.at(n).view(1) == view
    with pytest.raises(BadRecord, match="there is no moment 9"):
        t.at(9)


def test_a_copy_goes_its_own_way() -> None:
    t = table()
    twin = t.copy()
    twin.play("draw")
    assert t.answers == []
    assert t.view(0) != twin.view(0)


def test_the_table_after_an_answer_leaves_this_one_as_it_was() -> None:
    t, played = table(), table()
    before = t.view_all()
    option = t.choice.options[0]
    played.play(option.key)
    for after in (t.after(option), t.after(option.key, 0)):
        assert after.view_all() == played.view_all()
        assert (after.answers, after.log_all()) == (played.answers, played.log_all())
    assert (t.answers, t.view_all()) == ([], before)
    with pytest.raises(StaleAnswer):
        played.after(option)
    with pytest.raises(IllegalAnswer):
        t.after("draw", 1)
    assert (t.answers, t.view_all()) == ([], before)


def test_the_hash_is_shown_first_and_the_seed_proves_it() -> None:
    t = Table(Toy(), 2)
    assert t.seed_hash == seed_hash(t.seed)
    assert len(t.seed) == 32
    assert Table(Toy(), 2).seed != t.seed
    assert t.seed not in str(t.view(0)) + str(t.log(0)) + str([c.to_json() for c in t.pending])
