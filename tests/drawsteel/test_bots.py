"""The Director bot and the companions: whole sessions, and what they do in one."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque import bots
from ludotheque.engine.dice import Dice
from ludotheque.engine.knowledge import Knowledge
from ludotheque.engine.position import Move
from ludotheque.engine.table import Table, new_position
from ludotheque.games.drawsteel import bots as own
from ludotheque.games.drawsteel.table import fight
from tests.drawsteel.table import ability, foe, pos, session, sheet
from tests.soak import some_of_the_day

GAME = ludotheque.game("drawsteel")
PORTIONS, SESSIONS = 5, 10
_LONG = 3_000
HEW = ability("Hew", roll="might", tiers=[[{"do": "damage", "n": n}] for n in (3, 6, 9)], distance=0)
SHOT = ability("Shot", roll="agility", tiers=[[{"do": "damage", "n": n}] for n in (2, 3, 4)], distance=3)
DRAIN = ability("Drain", effects=[{"do": "damage", "n": 12}], distance=0, cost=3)


def bot(seat: int, seed: str = "") -> bots.Bot:
    return bots.make("companion" if seat else "director", f"{seed}/{seat}", GAME)


def next_move(table: Table, seat: int, seed: str = "") -> Move:
    return bot(seat, seed).choose(table.knowledge(seat))


def answer(table: Table, seat: int | None = None) -> Move:
    """Let the bot of a seat that is asked answer."""
    seat = table.asked[0] if seat is None else seat
    move = next_move(table, seat, str(len(table.answers)))
    table.play(table.game.key(table.position, move), seat)
    return move


def play_on(table: Table, kind: str, seat: int | None = None) -> None:
    """Bots answer until a question of this kind is put, to this seat if one is named."""
    for _ in range(_LONG):
        if table.game.asking(table.position).kind == kind and (seat is None or seat in table.asked):
            return
        answer(table)
    raise AssertionError(f"nobody is ever asked {kind}")


@pytest.mark.parametrize("portion", some_of_the_day(range(PORTIONS), 3))
def test_whole_sessions_of_bots_end(portion: int) -> None:
    ends = set()
    for number in range(SESSIONS):
        seed = f"whole {portion}/{number}"
        seats = 2 + (portion + number) % 5
        position: Any = new_position(GAME, seats, seed, GAME.varied_options(Dice(seed), seats))
        players = [bot(seat, seed) for seat in range(seats)]

        def choose(now: Any, seat: int, players: list[bots.Bot] = players) -> Move:
            move = players[seat].choose(Knowledge(GAME, now, seat))
            assert GAME.refusal(now, seat, move) is None
            ends.update(kind for kind, *_ in now.events)
            return move

        GAME.playout(position, choose, _LONG)
        assert not position.asked, seed
        assert position.closed
    assert {"over", "montage_over", "negotiation_over", "respite_over"} <= ends


def test_bots_are_named_by_the_game_and_by_no_other() -> None:
    assert bots.names(GAME)[-2:] == ["director", "companion"]
    assert "director" not in bots.names()
    with pytest.raises(ludotheque.LudothequeError, match="director"):
        bots.make("director", game=ludotheque.game("cendrelin"))
    roles = {role.id: role.bots for role in GAME.roles}
    assert {id: (can or ("",))[-1] for id, can in roles.items()} == {"director": "director", "player": "companion"}
    assert all(one in bots.names(GAME) for can in roles.values() for one in can or ())


class Sealed:
    """What a bot may know, without the true position behind it."""

    def __init__(self, table: Table, seat: int) -> None:
        knowledge = table.knowledge(seat)
        self.game, self.seat, self.moves, self.offers = knowledge.game, seat, knowledge.moves, knowledge.offers
        self.view, self.sample, self.any_move = knowledge.view, knowledge.sample, knowledge.any_move


def test_nothing_hidden_decides_and_the_table_is_left_as_it_is() -> None:
    table = Table(GAME, 4, "sealed", GAME.varied_options(Dice("sealed"), 4))
    while not table.over:
        seat = table.asked[-1]
        before = GAME.dump(table.position)
        sealed: Any = Sealed(table, seat)
        move = bot(seat, "1").choose(sealed)
        assert move == next_move(table, seat, "1")
        assert GAME.dump(table.position) == before
        table.play(GAME.key(table.position, move), seat)
    assert len(table.answers) > 30


def test_a_companion_does_not_fight_by_figures_it_cannot_see() -> None:
    """Two positions that differ in a foe's figures alone get the same answers."""
    moves = []
    for left in (40, 21):
        table = session([sheet("Ilsa", SHOT)], [foe("Rat", HEW, stamina=40), foe("Cat", HEW, stamina=40)])
        table.play("fight:foes", 0)
        pos(table).beings[2]["stamina"] = left
        table.play("go:being-0", 1)
        table.play("use:ability-0-0", 1)
        moves.append(next_move(table, 1))
    assert moves[0] == moves[1]


def test_foes_come_closer_strike_and_spend_malice() -> None:
    table = session([sheet("Ilsa", HEW)], [foe("Rat", HEW, DRAIN)])
    table.play("fight:heroes", 0)
    table.play("go:being-1", 0)
    assert [answer(table) for _ in range(3)] == [("step", 1), ("trade", 1), ("step", 2)]
    pos(table).field["main"], pos(table).malice = 1, 3
    assert answer(table) == ("use", 101)
    assert pos(table).malice == 0


def test_a_foe_aims_at_whoever_is_winded() -> None:
    table = session([sheet("Ilsa"), sheet("Bram"), sheet("Orla")], [foe("Rat", SHOT)])
    pos(table).beings[1]["stamina"] = 3
    table.play("fight:heroes", 0)
    table.play("go:being-3", 0)
    assert [answer(table) for _ in range(2)] == [("use", 300), ("target", 1)]


def test_a_winded_hero_catches_breath_first() -> None:
    table = session([sheet("Ilsa", SHOT)], [foe("Rat", HEW)])
    pos(table).beings[0]["stamina"] = 9
    table.play("fight:foes", 0)
    table.play("go:being-0", 1)
    assert answer(table) == ("breath",)


def test_a_healer_helps_whoever_needs_it() -> None:
    aid = ability("Aid", effects=[{"do": "recover"}], who="allies", distance=3)
    table = session([sheet("Ilsa", aid), sheet("Bram"), sheet("Orla")], [foe("Rat", HEW)])
    pos(table).beings[2]["stamina"] = 4
    table.play("fight:foes", 0)
    table.play("go:being-0", 1)
    assert [answer(table) for _ in range(3)] == [("use", 0), ("target", 2), ("take_breath",)]


def test_out_of_danger_recoveries_are_spent_in_the_breather() -> None:
    table = session([sheet("Ilsa", HEW)])
    pos(table).beings[0]["stamina"] = 8
    table.play("scene:The road", 0)
    assert answer(table) == ("breather",)
    while table.asked == [1]:
        answer(table)
    assert pos(table).beings[0]["stamina"] == 28
    assert answer(table) != ("breather",)


def test_the_director_grants_as_many_deeds_as_there_are_heroes() -> None:
    table = session([sheet("Ilsa"), sheet("Bram")], seats=3)
    for granted in (1, 1, 0):
        table.play("propose:held the door", 1)
        assert answer(table, 0) == ("judge", 1, granted)
    assert pos(table).awarded == 2


def test_heroes_argue_with_what_they_have_learnt() -> None:
    table = session([sheet("Ilsa")])
    for key in ("negotiate:open>baron>0", "motive:greed", "motive:peace", "pitfall:power", "ready"):
        table.play(key, 0)
    assert next_move(table, 1)[:1] == ("read",)
    pos(table).field["learnt"] = ["power", "peace"]
    argue, being, appeal, characteristic = next_move(table, 1)
    assert (argue, being, appeal, characteristic) == ("argue", 0, 7, 0)


def test_heroes_do_in_a_montage_what_they_do_best() -> None:
    table = session([sheet("Ilsa")])
    table.play("montage:easy", 0)
    assert answer(table)[:3] == ("attempt", 0, 0)
    assert answer(table) == ("skill", 0)
    assert answer(table) == ("roll",)


def test_a_fight_is_decided_by_who_stands() -> None:
    crush = ability("Crush", effects=[{"do": "damage", "n": 90}])
    for surprised, aim in (("foes", 0), ("heroes", 1)):
        table = session([sheet("Ilsa", crush)], [foe("Rat", crush)])
        pos(table).tokens = 0
        table.play(f"fight:{surprised}", 0)
        play_on(table, "decide")
        assert next_move(table, 0)[:2] == ("over", aim)


@pytest.mark.rule("DSB-141")
@pytest.mark.parametrize(("done", "aim"), [(0, "missed"), (1, "missed"), (2, "met")])
def test_a_goal_that_is_only_begun_is_missed(done: int, aim: str) -> None:
    crush = ability("Crush", effects=[{"do": "damage", "n": 90}])
    table = session([sheet("Ilsa", crush)], [foe("Rat")])
    table.play("fight:foes", 0)
    pos(table).field["goal"] = {"name": {"fr": "but", "en": "goal"}, "zone": 0, "need": 2, "done": done}
    play_on(table, "decide")
    assert next_move(table, 0)[:2] == ("over", fight.AIMS.index(aim))


def test_the_bots_have_names_of_their_own() -> None:
    assert {name: bot.name for name, bot in own.BOTS.items()} == {name: name for name in own.BOTS}


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_finds_a_move_in_every_question(seat: int) -> None:
    table = Table(GAME, 2, "greedy", GAME.varied_options(Dice("greedy"), 2))
    for n in range(60):
        if table.over:
            break
        for one in table.asked:
            move = bots.make("greedy" if one == seat else "random", f"{n}").choose(table.knowledge(one))
            table.play(GAME.key(table.position, move), one)
            break
    assert len(table.answers) > 5
