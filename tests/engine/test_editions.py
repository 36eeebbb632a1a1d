"""Editions: a game with cards that somebody wrote, found by their text, each with words and programs of its own."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

import ludotheque
from ludotheque.engine import editions
from ludotheque.engine.errors import BadOptions

GAME = ludotheque.game("cendrelin")


def text(n: int) -> str:
    return f"Fragment : Essai\nClasse : Sorcier\nGagnez {n} mana."


def test_an_edition_is_found_by_its_text_and_the_game_by_none() -> None:
    edition = GAME.edition(text(1))
    assert GAME.edition(text(1)) is edition
    assert edition.edition(text(1)) is edition
    assert edition.edition(text(2)) is GAME.edition(text(2))
    assert edition.edition("") is GAME
    assert edition.edition_of({}) is edition
    assert edition.edition_of({"cards": ""}) is GAME
    assert (edition.own_cards, GAME.own_cards) == (text(1), "")


def test_what_editions_share_is_what_the_game_says_and_nothing_that_is_kept() -> None:
    one, other = GAME.edition(text(1)), GAME.edition(text(2))
    assert one.moves_said is not other.moves_said is not GAME.moves_said
    assert one.events_said is not other.events_said is not GAME.events_said
    assert one.programs["essai/a"] is not other.programs["essai/a"]
    assert "essai/a" not in GAME.programs
    assert one.catalogue is not GAME.catalogue
    assert one.say("mode-full") == GAME.say("mode-full")


def test_only_so_many_are_kept_and_the_next_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(editions, "_MOST", 2)
    kept = editions.Editions(GAME)
    first = kept.of(text(1))
    assert [kept.of(text(n)).own_cards for n in (2, 1, 3)] == [text(2), text(1), text(3)]
    assert kept.of(text(1)) is first  # asked for since the second was, which is dropped
    second = kept.of(text(2))
    assert second.cards[-1].face() == GAME.edition(text(2)).cards[-1].face()


def test_threads_that_ask_at_once_get_one_edition() -> None:
    kept = editions.Editions(GAME)
    with ThreadPoolExecutor(4) as threads:
        found = list(threads.map(kept.of, [text(7)] * 8))
    assert {id(one) for one in found} == {id(kept.of(text(7)))}


def test_games_that_read_no_cards_have_no_such_option() -> None:
    for id in ludotheque.games():
        game = ludotheque.game(id)
        if game.longest_own:
            continue
        assert game.edition_of({"cards": "x"}) is game
        with pytest.raises(BadOptions, match="no option 'cards'"):
            game.read_options({"cards": "x"}, game.seats[0])
