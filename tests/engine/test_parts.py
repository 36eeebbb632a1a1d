"""The small parts: dice, words, programs, cards, registers."""

from __future__ import annotations

import hashlib
from collections import Counter
from pathlib import Path

import pytest

import ludotheque
from ludotheque.engine import rulebook
from ludotheque.engine.card import Card
from ludotheque.engine.dice import Dice, draw_seed, seed_hash, state_of
from ludotheque.engine.errors import ProgramError, UnknownGame
from ludotheque.engine.program import Ask, Op, Program, Programs, registry
from ludotheque.engine.words import Catalogue
from tests.engine.toy import Next, Toy, Turn

TOY = Path(__file__).parent / "toy" / "locale"


def test_the_same_seed_gives_the_same_dice() -> None:
    assert [Dice(7).below(6) for _ in range(3)] == [Dice(7).below(6) for _ in range(3)]
    assert Dice("a").word() != Dice("b").word()
    dice = Dice(1)
    counts = Counter(dice.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_a_shuffle_reaches_every_order() -> None:
    dice = Dice(2)
    orders = set()
    for _ in range(300):
        things = [1, 2, 3, 4]
        dice.shuffle(things)
        assert sorted(things) == [1, 2, 3, 4]
        orders.add(tuple(things))
    assert len(orders) == 24


def test_the_position_rolls_like_dice_of_the_same_state() -> None:
    game = Toy()
    pos = game.start(2, 5, {})
    pos.rng = 42
    dice = Dice(42)
    assert [pos.roll(100) for _ in range(20)] == [dice.below(100) for _ in range(20)]


def test_the_seed_cannot_be_read_from_its_hash() -> None:
    seed = draw_seed()
    assert seed_hash(seed) == hashlib.sha256(f"ludotheque:{seed}".encode()).hexdigest()
    assert state_of(seed) != int(seed_hash(seed)[:16], 16), "the first state is drawn apart from the public hash"


def test_words_come_in_both_languages_and_missing_ones_are_errors() -> None:
    catalogue = Catalogue(TOY)
    assert catalogue.say("zone-hand") == {"fr": "Main", "en": "Hand"}
    assert catalogue.say("move-play", {"card": {"fr": "Le 3", "en": "The 3"}}) == {
        "fr": "Jouer Le 3",
        "en": "Play The 3",
    }
    assert catalogue.say("event-play", {"who": "@1", "card": "$zone-hand"})["fr"] == "@1 joue Main"
    with pytest.raises(KeyError, match="no message 'nothing'"):
        catalogue.say("nothing")
    with pytest.raises(KeyError, match="move-play"):
        catalogue.say("move-play")


def test_what_is_said_does_not_depend_on_what_was_said_before() -> None:
    catalogue = Catalogue(TOY)
    for n in range(5000):
        assert catalogue.say("event-deal", {"n": n % 900})["en"] == f"Everyone is dealt {n % 900} cards"


def test_a_program_is_checked_when_it_is_made() -> None:
    with pytest.raises(ProgramError, match="has no operation"):
        Program("empty", [])
    with pytest.raises(ProgramError, match="operation 1: 'draw' is not an operation"):
        Program("odd", [Next(), "draw"])  # type: ignore[list-item]

    class Mute(Ask):
        __slots__ = ()

    with pytest.raises(ProgramError, match="Mute asks without kind or verbs"):
        Program("mute", [Mute()])
    with pytest.raises(ProgramError, match="two programs are called 'same'"):
        registry([Program("same", [Turn()]), Program("same", [Next()])])
    programs = Programs()
    one = programs.make("one", [Next()])
    assert programs.by_name == {"one": one}
    with pytest.raises(ProgramError, match="two programs are called 'one'"):
        programs.add(Program("one", [Turn()]))
    assert programs.by_name["one"] is one
    assert isinstance(Next(), Op)


def test_a_position_saved_with_a_program_that_is_gone_is_refused_in_one_line() -> None:
    toy = Toy()
    data = toy.dump(toy.start(2, 1, {}))
    data["stack"][0]["program"] = "toy/gone"
    with pytest.raises(ProgramError, match=r"^there is no program 'toy/gone'$"):
        toy.restore(data)


def test_a_card_says_where_it_comes_from() -> None:
    with pytest.raises(ProgramError, match="mark 'unknown'"):
        Card("x", "X", "X", "number", "plain", "meeple", "unknown")
    for id in ludotheque.games():
        for card in ludotheque.game(id).cards:
            assert card.mark in ("livret", "publie", "maison")
            assert card.fr
            assert card.en
            assert card.face()["mark"] == card.mark


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game called 'go'; there is .*cendrelin"):
        ludotheque.new("go")


def test_registers_are_read_with_both_languages() -> None:
    rules = {rule.id: rule for rule in rulebook.read("cendrelin")}
    assert len(rules) > 200
    assert rules["CE-011"].en.startswith("Tombs")
    assert "tombes" in rules["CE-011"].fr.lower()
    assert all(rule.fr for rule in rules.values())
    assert all(rule.fr for rule in rulebook.read("drawsteel"))
    assert {len(rulebook.read(game)) > 100 for game in ("keyforge", "arackhan", "drawsteel", "anima")} == {True}
    assert rulebook.read("nothing") == []


def test_a_reading_says_its_question_and_its_answer() -> None:
    rules = {rule.id: rule for rule in rulebook.read("cendrelin")}
    assert "empty past life" in rules["CE-S10"].en
    assert "2 mana is the only choice" in rules["CE-S10"].en


def test_rows_beyond_a_rulebook_have_a_letter_more() -> None:
    assert [rulebook.belongs(id, "DS") for id in ("DS-001", "DS-R01", "DSB-001")] == [True] * 3
    assert not any(rulebook.belongs(id, "DS") for id in ("D-001", "DSBB-001", "CE-001", "CE-S01"))


def test_a_scope_names_rules_and_ranges() -> None:
    ids = ["A-1", "A-2", "A-3", "A-4"]
    assert rulebook.in_scope(ids, None) == ids
    assert rulebook.in_scope(ids, ("A-2..A-3",)) == ["A-2", "A-3"]
    assert rulebook.in_scope(ids, ("A-4", "A-1")) == ["A-1", "A-4"]
    with pytest.raises(ValueError, match="A-9"):
        rulebook.in_scope(ids, ("A-1..A-9",))


def test_sections_come_with_titles_in_both_languages() -> None:
    sections = rulebook.sections("cendrelin")
    assert sections[0]["title"]["en"] != sections[0]["title"]["fr"]
    assert sections[0]["rules"][0]["id"] == "CE-001"
