"""The coach: two lines with their reasons, in words of the game, blind to what the seat cannot see."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.bots.search import coach
from ludotheque.bots.search.coach import Line, advise, effort_of
from ludotheque.engine.dice import Dice
from ludotheque.engine.knowledge import Knowledge
from ludotheque.engine.reasons import Feature
from tests.bots.test_levels import GAMES, moments
from tests.engine.toy import Toy

QUICK = 150


def said(game: Any, pos: Any, lines: list[Line]) -> list[Any]:
    return [(game.key(pos, line.move), line.chance, line.reasons) for line in lines]


# ---------------------------------------------------------------------- what it may know


@pytest.mark.parametrize(
    ("id", "seats", "options"),
    [*((id, 2, {}) for id in GAMES), ("cendrelin", 3, {"mode": "full"})],
    ids=[*GAMES, "cendrelin, full"],
)
def test_the_true_hidden_cards_change_neither_lines_nor_words(id: str, seats: int, options: dict[str, Any]) -> None:
    game = ludotheque.game(id)
    swapped = 0
    for pos, seat in moments(id, seats, options=options, most=3):
        hint = said(game, pos, advise(Knowledge(game, pos, seat), Dice("hint"), QUICK))
        for number in range(2):
            twin = game.resample(pos, seat, Dice(number))
            swapped += twin.faces != pos.faces
            assert said(game, twin, advise(Knowledge(game, twin, seat), Dice("hint"), QUICK)) == hint
    assert swapped


@pytest.mark.parametrize("id", GAMES)
def test_a_hint_is_two_legal_lines_with_reasons_and_leaves_the_table_alone(id: str) -> None:
    game = ludotheque.game(id)
    for pos, seat in moments(id, every=13, most=3):
        before = game.dump(pos)
        lines = advise(Knowledge(game, pos, seat), Dice(1), QUICK)
        assert game.dump(pos) == before
        assert len(lines) == 2
        assert lines[0].move != lines[1].move
        assert lines[0].chance >= lines[1].chance
        for line, most in zip(lines, (3, 2), strict=True):
            assert game.refusal(pos, seat, line.move) is None
            assert 1 <= len(line.reasons) <= most
            assert 0.0 <= line.chance <= 1.0
            for words in line.reasons:
                assert words["fr"]
                assert words["en"]
                assert "$" not in words["fr"] + words["en"]


def test_one_move_needs_no_search() -> None:
    game = ludotheque.game("cendrelin")
    pos, seat = moments("cendrelin")[0]

    class Forced(Knowledge):
        @property
        def moves(self) -> list[Any]:
            return super().moves[:1]

    (line,) = advise(Forced(game, pos, seat), Dice(1), QUICK)
    assert line.reasons == [game.say("reason-only")]
    assert 0.0 < line.chance < 1.0


def test_the_move_that_is_asked_about_is_compared() -> None:
    game = ludotheque.game("keyforge")
    pos, seat = next((pos, seat) for pos, seat in moments("keyforge", every=5) if len(game.legal(pos, seat)) > 3)
    best, second = (line.move for line in advise(Knowledge(game, pos, seat), Dice(1), QUICK))
    third = next(move for move in game.legal(pos, seat) if move not in (best, second))
    found = [line.move for line in advise(Knowledge(game, pos, seat), Dice(1), QUICK, against=third)]
    assert third in found
    assert len(found) == 2


# ---------------------------------------------------------------------- what it says


@pytest.mark.parametrize("id", GAMES)
def test_every_feature_has_its_words(id: str) -> None:
    game: Any = ludotheque.game(id)
    assert game.reasons
    for feature in (coach._END, *game.reasons):
        for message in feature.messages():
            for n in (1, 3, 100):
                words = game.say(message, {"n": n, "who": "@1"})
                if "-mine-" in message:
                    assert "@1" not in words["fr"] + words["en"]
                else:  # the subject, or « à @1 »: the page can then say "you"
                    assert words["fr"].startswith("@1 ") or "à @1" in words["fr"], message
                    assert words["en"].startswith("@1 "), message
                    assert not {"vous", "vos", "votre"} & set(words["fr"].split()), message
                    assert not {"you", "your"} & set(words["en"].split()), message


@pytest.mark.parametrize("id", GAMES)
def test_no_words_are_left_over(id: str) -> None:
    game: Any = ludotheque.game(id)
    needed = {message for feature in game.reasons for message in feature.messages()}
    for language in ("fr", "en"):
        text = (game.folder / "locale" / language / "coach.ftl").read_text(encoding="utf-8")
        written = {line.split(" = ")[0] for line in text.splitlines() if line.startswith("reason-")}
        assert needed == {message for message in written if not message.endswith("-none")}


class Keys(Toy):
    """A game in which nothing but what is staged is counted."""

    def __init__(self, *features: Feature) -> None:
        super().__init__()
        self.reasons = features


def zero(pos: Any, seat: int) -> float:
    return 0.0


def staged(changes: dict[tuple[str, int], float], chance: float = 0.5, left: float = 5.0) -> Line:
    line = Line(("x",))
    line._chances.append(chance)
    for key, change in changes.items():
        line.note(key, left - change, left)
    return line


def reasons(line: Line, other: Line, most: int = 3) -> list[str]:
    game = ludotheque.game("keyforge")
    return [words["en"] for words in coach._reasons(game, 0, line, other, most)]


def test_what_speaks_for_the_better_line_comes_first() -> None:
    better = staged({("creatures", 1): -1.0, ("amber", 0): 2.0}, 0.6)
    other = staged({("amber", 0): 2.0}, 0.4)
    assert reasons(better, other) == ["@1 loses a creature", "you gain 2 Æmber"]
    assert reasons(other, better) == ["you gain 2 Æmber"]


def test_a_drawback_of_the_better_line_does_not_come_first() -> None:
    better = staged({("creatures", 0): -2.0, ("amber", 0): 3.0}, 0.6)
    other = staged({}, 0.4)
    assert reasons(better, other) == ["you gain 3 Æmber", "you lose 2 creatures"]


def test_what_is_bad_and_comes_anyway_is_no_reason() -> None:
    """The other side gains as much whatever is played: that is only said if there is nothing else."""
    better = staged({("amber", 1): 6.0, ("creatures", 0): 1.0}, 0.6)
    other = staged({("amber", 1): 6.0}, 0.4)
    assert reasons(better, other) == ["you have one more creature"]
    assert reasons(other, better) == ["@1 gains 6 Æmber"]
    apart = staged({("amber", 1): 9.0}, 0.4)
    assert reasons(apart, better) == ["@1 gains 9 Æmber"]
    lost = staged({("won", 1): 1.0, ("creatures", 0): 1.0}, 0.0)
    assert reasons(lost, lost)[0] == "@1 wins the game"


def test_small_changes_are_not_worth_saying() -> None:
    game = ludotheque.game("keyforge")
    line = staged({("amber", 0): 0.4, ("forges", 0): 0.2})
    assert reasons(line, staged({})) == [game.say("reason-little")["en"]]


def test_a_chance_is_told_in_per_cent_unless_it_is_certain() -> None:
    assert reasons(staged({("forges", 0): 1.0}), staged({})) == ["you forge next turn unless you are stopped"]
    assert reasons(staged({("forges", 0): 0.5}), staged({})) == [
        "you forge next turn 50% of the time unless you are stopped"
    ]
    assert reasons(staged({("forges", 1): -1.0}), staged({})) == ["@1 can no longer forge next turn"]


def test_the_last_of_its_kind_is_told_as_such() -> None:
    assert reasons(staged({("taunts", 1): -1.0}, left=0.0), staged({})) == ["@1 has no taunt left"]
    assert reasons(staged({("taunts", 1): -1.0}, left=1.0), staged({})) == ["@1 loses a taunt"]


def test_anybody_may_read_what_is_told_by_name() -> None:
    game = ludotheque.game("keyforge")
    line = staged({("amber", 0): 2.0, ("creatures", 1): -1.0})
    told = coach._reasons(game, 0, line, staged({}), 3, True)
    assert {words["en"] for words in told} == {"@0 gains 2 Æmber", "@1 loses a creature"}


def test_winning_comes_before_everything() -> None:
    line = staged({("won", 0): 1.0, ("keys", 0): 1.0, ("amber", 0): -6.0})
    assert reasons(line, staged({}))[0] == "you win the game"


def test_of_several_others_whoever_it_concerns_most_is_named() -> None:
    game = ludotheque.game("anima")
    line = staged({("team", 1): -0.6, ("team", 2): -2.0})
    assert coach._reasons(game, 0, line, staged({}), 3)[0]["en"] == "@2 loses 2 companions"


def test_a_finished_line_is_told_by_its_end() -> None:
    """The worlds of the search end with a winner: what the features come to then is still counted."""
    game: Any = ludotheque.game("keyforge")
    pos, seat = moments("keyforge")[0]
    pos.winner = seat
    seen = coach._Seen(game, pos, seat).values
    assert (seen["won", seat], seen["won", 1 - seat]) == (1.0, 0.0)


def test_a_game_without_features_has_lines_all_the_same() -> None:
    game = Keys()
    pos: Any = game.start(2, 1, game.read_options({}, 2))
    lines = advise(Knowledge(game, pos, 0), Dice(1), QUICK)
    assert [line.reasons for line in lines] == [[game.say("reason-little")]] * len(lines)


def test_an_effort_is_never_nothing() -> None:
    assert effort_of(ludotheque.game("keyforge"), 0.0) == 1
    assert effort_of(ludotheque.game("keyforge"), 1.0) == ludotheque.game("keyforge").thinking.pace  # type: ignore[union-attr]


def test_allies_are_not_rivals() -> None:
    """Two against two: what a partner gains is not told as what somebody else gains."""
    game: Any = ludotheque.game("arackhan")
    pos, seat = moments("arackhan", 4, options={"layout": "alliance"}, most=1)[0]
    seats = {key[1] for key in coach._Seen(game, pos, seat).values}
    sides = game.sides(pos)
    assert seats == {seat, *(other for other in range(4) if sides[other] != sides[seat])}
