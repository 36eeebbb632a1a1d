"""A game with a role, audiences, and open arguments in questions and offers, played through everything the engine has."""

from __future__ import annotations

import pytest

from ludotheque import bots
from ludotheque.conformance import Nonconforming, check_game, check_guesses, exhaust
from ludotheque.engine import record, roles
from ludotheque.engine.errors import BadOptions, IllegalAnswer, UnknownOption
from ludotheque.engine.roles import Role
from ludotheque.engine.table import Table
from tests.engine import secrets
from tests.engine.secrets import Secrets

GAME = Secrets()


def opened(seats: int = 3, master: int = 0) -> Table:
    return Table(GAME, seats, 3, {"roles": ["master" if seat == master else "guesser" for seat in range(seats)]})


# ---------------------------------------------------------------------- the kit


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 9])
def test_it_conforms(seats: int) -> None:
    assert check_game(GAME, seats, games=4) > 20


def test_everything_of_it_is_reached() -> None:
    assert exhaust(GAME, [2, 3, 4], most_games=100).never() == {}


def test_guesses_at_the_secret_are_answered_alike() -> None:
    table = opened(master=1)
    assert check_guesses(table, 1) > 0
    table.play("clue:silver", 1)
    for seat in (0, 2):
        assert check_guesses(table, seat) > 0


@pytest.mark.parametrize(
    ("broken", "words"),
    [
        (secrets.OpenSecrets, "and does not know them"),
        (secrets.WatchedSecrets, "the view of a spectator depends on what it cannot know"),
        (secrets.ReadableSecrets, r"the view of seat \d depends on what it cannot know"),
        (secrets.LoudSecrets, r"the view of seat \d depends on what it cannot know"),
        (secrets.TalkativeSecrets, r"what seat \d is told of 'change' by seat \d depends on what it cannot know"),
        (secrets.BoastfulSecrets, r"what seat \d is told of 'hush' by seat \d depends on what it cannot know"),
        (secrets.NarrowSecrets, "and does not know them"),
    ],
)
def test_the_kit_finds_what_leaks(broken: type[Secrets], words: str) -> None:
    game = broken()
    with pytest.raises(Nonconforming, match=words):
        check_game(game, 4, games=40)


# ---------------------------------------------------------------------- audiences


def test_the_audience_grows_and_those_let_in_see() -> None:
    table = opened()
    seen = GAME.cards[table.position.faces[table.position.secret[0]]].id

    def first(seat: int | None) -> str | None:
        card: str | None = table.view(seat)["zones"][0]["cards"][0]["id"]
        return card

    assert [first(seat) for seat in (0, 1, 2, None)] == [seen, None, None, None]
    table.play("trust:@2", 0)
    assert [first(seat) for seat in (0, 1, 2, None)] == [seen, None, seen, None]
    assert table.view(1)["zones"][0]["audience"] == [0, 2]
    assert table.position.knows(2, table.position.secret[0])
    assert not table.position.knows(1, table.position.secret[0])


def test_a_note_is_read_by_those_who_are_trusted() -> None:
    table = opened()
    table.play("note:silver in the sky", 0)
    badges = [[badge["words"]["en"] for badge in table.view(seat)["players"][0]["badges"]] for seat in (0, 1, None)]
    assert badges == [["Note: silver in the sky"], [], []]
    assert [table.log(seat)[-1]["words"]["en"] for seat in (0, 1, None)] == [
        "@0 notes: silver in the sky",
        "@0 writes a note",
        "@0 writes a note",
    ]


def test_a_whisper_is_heard_by_two() -> None:
    table = opened()
    before = [len(table.log(seat)) for seat in (0, 1, 2, None)]
    table.play("whisper:@2>it shines", 1)  # nobody asked seat 1
    assert table.asked == [0]
    assert [len(table.log(seat)) - n for seat, n in zip((0, 1, 2, None), before, strict=True)] == [0, 1, 1, 0]
    assert table.log(2)[-1]["words"]["en"] == "@1 whispers to @2: it shines"
    assert "it shines" not in str([table.log(0), table.log(None), table.view(0), table.view(None)])
    again = record.replay(GAME, table.record())
    assert again.log(2) == table.log(2)


def test_what_was_put_aside_is_there_for_the_master_alone() -> None:
    table = opened()
    table.play("change", 0)
    assert [any(zone["kind"] == "aside" for zone in table.view(seat)["zones"]) for seat in (0, 1, None)] == [
        True,
        False,
        False,
    ]


# ---------------------------------------------------------------------- roles


def test_roles_fall_in_order_unless_somebody_says() -> None:
    assert Table(GAME, 4, 1).options == {"roles": ["master", "guesser", "guesser", "guesser"]}
    table = opened(3, master=2)
    assert [table.role(seat) for seat in range(3)] == ["guesser", "guesser", "master"]
    assert table.asked == [2]
    assert [record.replay(GAME, table.record()).role(seat) for seat in range(3)] == ["guesser", "guesser", "master"]


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (["master", "master"], "the role Master is for 1, not 2"),
        (["guesser", "guesser"], "the role Master is for 1, not 0"),
        (["master", "spy"], "there is no role 'spy'; there is master, guesser"),
        (["master", "guesser", "guesser"], "the role Guesser is for 1 to 2, not 3|'roles' has 3 roles for 2 seats"),
        ("master", "'roles' must be a list with one role per seat"),
        ([0, 1], "'roles' must be a list with one role per seat"),
    ],
)
def test_roles_that_cannot_be_are_refused(given: object, words: str) -> None:
    with pytest.raises(BadOptions, match=words):
        Table(GAME, 2, 1, {"roles": given})


def test_roles_are_dealt_within_their_bounds() -> None:
    some = (Role("a", 1, 2), Role("b", 2, 3), Role("c", 0, 1))
    assert roles.deal(some, 3) == ["a", "b", "b"]
    assert roles.deal(some, 6) == ["a", "a", "b", "b", "b", "c"]
    assert roles.read(GAME, None, 3, (Role("master"), Role("guesser", 2))) == ["master", "guesser", "guesser"]


def test_more_seats_than_the_roles_take_are_refused() -> None:
    with pytest.raises(BadOptions, match="'roles' has 2 roles for 3 seats"):
        roles.read(GAME, None, 3, (Role("master", 1, 1), Role("guesser", 1, 1)))


def test_a_role_alone_may_do_what_is_its_own() -> None:
    table = opened()
    assert [[option.key for option in table.offers(seat)] for seat in (0, 1)] == [
        ["concede", "whisper:@1>*", "whisper:@2>*", "hush"],
        ["concede", "stake:*", "whisper:@0>*", "whisper:@2>*"],
    ]
    with pytest.raises(IllegalAnswer, match="Only the Master may do that") as caught:
        table.play("hush", 1)
    assert caught.value.words["fr"] == "Il faut être Maître pour faire cela."
    assert caught.value.rule == "SE-8"
    with pytest.raises(IllegalAnswer, match="Only guessers may do that"):
        table.play("stake:1", 0)


def test_the_lobby_is_told_the_roles() -> None:
    assert [(role["id"], role["low"], role["high"], role["bots"]) for role in GAME.tile()["roles"]] == [
        ("master", 1, 1, ["random"]),
        ("guesser", 1, 9, None),
    ]
    assert GAME.tile()["roles"][0]["words"] == {"fr": "Maître", "en": "Master"}


# ---------------------------------------------------------------------- what is filled in


def test_open_arguments_of_questions_and_offers() -> None:
    table = opened()
    with pytest.raises(IllegalAnswer, match="must not name a card"):
        table.play("clue:the moon", 0)
    with pytest.raises(UnknownOption, match="a text of 1 to 60 characters"):
        table.play(f"clue:{'x' * 61}", 0)
    with pytest.raises(IllegalAnswer, match="You have 5 coins"):
        table.play("stake:6", 1)
    with pytest.raises(UnknownOption, match="a number from 1 to 20"):
        table.play("stake:0", 1)
    table.play("stake:5", 1)
    assert table.position.stake == [0, 5, 0]


@pytest.mark.parametrize("name", bots.names())
def test_bots_play_it_to_its_end(name: str) -> None:
    table = Table(GAME, 9, name)
    player = bots.make(name, 1)
    for _ in range(400):
        if table.over:
            break
        seat = table.asked[0]
        table.play(GAME.key(table.position, player.choose(table.knowledge(seat))), seat)
    assert table.over
