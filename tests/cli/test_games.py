"""`ludotheque games`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ludotheque
from ludotheque.engine import rulebook


def test_programs_get_the_summary_with_the_number_of_rules(run: Callable[..., Any]) -> None:
    done = run("games", "--json")
    assert (done.code, done.err) == (0, "")
    assert [line["id"] for line in done.json] == ludotheque.games()
    for line in done.json:
        game = ludotheque.game(line["id"])
        assert set(line) == {"id", "fr", "en", "seats", "modes", "cards", "rules"}
        assert line == {**game.summary(), "rules": line["rules"]}
        cards = line["cards"]
        assert set(cards) == {"total", "livret", "publie", "maison"}
        assert cards["total"] == cards["livret"] + cards["publie"] + cards["maison"] == len(game.cards)
        assert line["rules"] == len([r for r in rulebook.read(game.id) if rulebook.belongs(r.id, game.prefix)]) > 0


def test_people_get_a_table(run: Callable[..., Any]) -> None:
    done = run("games")
    assert done.code == 0
    assert "cendrelin" in done.out
    assert "The Throne of the High Cendrelin" in done.out
    assert "2–4" in done.out
    assert "ludotheque play" in done.out


def test_in_french(run: Callable[..., Any]) -> None:
    done = run("games", "--lang", "fr")
    assert "Le Trône du Haut Cendrelin" in done.out
    assert "joueurs" in done.out
    assert "players" not in done.out
