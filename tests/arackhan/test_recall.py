"""What saves bots time and must change nothing: sheets and moves that other lines of play found, and values that are foreseen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import ludotheque
from ludotheque.bots.search.flat import Search
from ludotheque.bots.search.worlds import Worlds
from ludotheque.engine.dice import Dice
from ludotheque.engine.knowledge import Knowledge
from ludotheque.engine.position import Move
from ludotheque.engine.table import Table, new_position
from ludotheque.games.arackhan import mat
from ludotheque.games.arackhan.battle import replaced
from ludotheque.games.arackhan.sheets import Sheet, Sheets, compute, look, remember, stand
from ludotheque.games.arackhan.shifting import shifted
from ludotheque.games.arackhan.thinking import THINKING, BattleThinking
from tests.arackhan.helpers import FOE, IDLE, ME, battle
from tests.soak import share

GAME: Any = ludotheque.game("arackhan")
WAYS: list[tuple[dict[str, Any], int]] = [
    ({}, 2),
    ({"events": True, "objectives": True}, 2),
    ({"layout": "alliance", "events": True}, 4),
    ({"swarm": True}, 3),
    ({"decks": ["random", "random"]}, 2),
]


def moments(options: dict[str, Any], seats: int, every: int) -> Iterator[tuple[Any, int]]:
    """One in so many positions of random battles, each with the seat that is asked."""
    dice = Dice("recall")
    for number in range(share(1, 8)):
        pos: Any = new_position(GAME, seats, f"recall/{number}", options)
        count = 0
        while pos.asked:
            seat = pos.asked[0]
            if count % every == every - 1:
                yield pos, seat
            count += 1
            GAME.answer(pos, seat, GAME.any_move(pos, seat, dice))
            pos.events.clear()


def lines(options: dict[str, Any], seats: int) -> Iterator[tuple[Any, int]]:
    """Positions of random lines of play in worlds that were dealt to think in: a search follows many in the same worlds."""
    dice = Dice("lines")
    for pos, seat in moments(options, seats, 23):
        worlds = Worlds(Knowledge(GAME, pos, seat), dice, THINKING)
        for _ in range(4):
            line = worlds.deal()
            for _ in range(30):
                if not line.asked:
                    break
                asked = line.asked[0]
                yield line, asked
                GAME.answer(line, asked, GAME.any_move(line, asked, dice))
                line.events.clear()


def written(sheets: Sheets) -> list[Any]:
    """Everything that sheets say."""
    return [
        [_card(sheet) for sheet in sheets.by.values()],
        [sheet.card for sheet in sheets.field],
        [(m, source.card) for m, source in sheets.hazards],
        [(m, source.card, part) for m, source, part in sheets.shields],
    ]


def _card(one: Sheet) -> tuple[Any, ...]:
    figures = (one.attack, one.defense, one.attack_cut, one.defense_cut, one.move, one.reach, one.value, one.bits)
    printed = (one.face, one.faces, one.skill_faces, one.type, one.families)
    state = (one.active, one.immune, one.muted, one.swapped, sorted(one.marks))
    rules = sorted((id(rule), source.card) for rule, source in one.rules)
    return (one.card, one.at, one.seat, one.side, figures, printed, state, rules)


@pytest.mark.parametrize(("options", "seats"), WAYS)
def test_what_other_lines_found_is_what_would_be_found_here(options: dict[str, Any], seats: int) -> None:
    recalled = 0
    for line, seat in lines(options, seats):
        bare = line.copy()
        bare.forget()
        known = line.sheets
        assert written(look(line)) == written(compute(bare))
        assert GAME.legal(line, seat) == GAME.legal(bare, seat)
        recalled += known is not None and known.recall is not None
    assert recalled > 100


@pytest.mark.parametrize(("options", "seats"), WAYS)
def test_what_is_foreseen_is_what_comes(options: dict[str, Any], seats: int) -> None:
    """To the last bit: chances are compared. And nothing is left changed by looking."""
    foreseen: set[str] = set()
    for line, seat in lines(options, seats):
        moves = GAME.legal(line, seat)
        before = GAME.dump(line)
        worths = THINKING.foresee(GAME, line, seat, moves)
        assert GAME.dump(line) == before
        for move, worth in zip(moves, worths or (), strict=worths is not None):
            if worth is not None:
                assert played(line, seat, move)[1] == worth, move
                foreseen.add(move[0])
    assert {"attack", "move"} <= foreseen
    assert options or "stop" in foreseen  # Objectives may be claimed then


def played(line: Any, seat: int, move: Move) -> tuple[Any, float]:
    """The position after a move, and what it is worth, with nothing recalled."""
    after = line.copy()
    GAME.answer(after, seat, move)
    after.forget()
    return after, THINKING.value(GAME, after, seat)


@pytest.mark.parametrize(("options", "seats"), WAYS)
def test_what_a_move_was_worth_in_one_line_it_is_worth_in_others(options: dict[str, Any], seats: int) -> None:
    """Also in other worlds: whatever is drawn there, and whoever holds what."""
    dice = Dice("learn")
    learnt: list[tuple[list[float | None], int]] = []
    recalled: set[str] = set()
    for pos, seat in moments(options, seats, 7):
        worlds = Worlds(Knowledge(GAME, pos, seat), dice, THINKING)
        ties = dice.word()
        for _ in range(3):
            line, again = worlds.deal(), Dice(ties)  # the same moves, as long as there are the same
            for _ in range(12):
                if not line.asked:
                    break
                asked = line.asked[0]
                moves = GAME.legal(line, asked)
                worths = THINKING.foresee(GAME, line, asked, moves)
                if worths is not None:
                    for n, move in enumerate(moves):
                        if GAME.moves[move[0]].open:
                            continue
                        after, worth = played(line, asked, move)
                        if worths[n] is None:
                            THINKING.learn(GAME, line, after, worths, n, worth)
                            if worths[n] is not None:
                                learnt.append((worths, n))
                        elif any(found is worths and at == n for found, at in learnt):
                            assert worths[n] == worth, move
                            recalled.add(move[0])
                GAME.answer(line, asked, moves[again.below(len(moves))])
                line.events.clear()
        learnt.clear()
    assert options or {"pass", "resolve"} <= recalled


@pytest.mark.parametrize(("options", "seats"), [way for way in WAYS if "events" not in way[0]])
def test_a_card_that_moves_changes_the_sheets_that_are_said_to_change(options: dict[str, Any], seats: int) -> None:
    told = reached = 0
    for line, seat in lines(options, seats):
        sheets = look(line)
        for move in GAME.legal(line, seat):
            if move[0] != "move":
                continue
            before = GAME.dump(line)
            fresh = shifted(line, sheets, move[1], move[2])
            assert GAME.dump(line) == before
            if fresh is not None:
                twin = line.copy()
                stand(twin, move[1], move[2])
                after = compute(twin)
                assert {card: _card(fresh.get(card, sheets.by[card])) for card in after.by} == {
                    card: _card(sheet) for card, sheet in after.by.items()
                }
                told += 1
                reached += len(fresh) > 1
    assert told > 50
    assert options or reached > 10


def test_a_mulligan_is_foreseen_until_the_last_player_decides() -> None:
    """Nothing happens before (AW-057)."""
    pos: Any = new_position(GAME, 2, "mulligan", {"first": 0})
    assert pos.asked == [0, 1]
    for seat in (0, 1):
        worths = THINKING.foresee(GAME, pos, seat, GAME.legal(pos, seat))
        moves = GAME.legal(pos, seat)
        for move, worth in zip(moves, worths, strict=True):
            assert (worth is None) == (seat == 1 and move == ("keep",))
            assert worth is None or worth == played(pos, seat, move)[1]
        GAME.answer(pos, seat, ("keep",))


# ---------------------------------------------------------------------- what cannot be told so early


def test_a_move_that_ends_its_own_activation_is_played() -> None:
    """La Peur holds whoever comes beside it (AW-197)."""
    play = battle(["xenodon@2-2", "hexacarias@2-1", IDLE], ["la-peur@4-2", "ogre-du-marais@5-2"])
    moves = GAME.legal(play.pos, ME)
    worths = dict(zip(moves, THINKING.foresee(GAME, play.pos, ME, moves), strict=True))
    xenodon = play.card("xenodon")
    assert worths["move", xenodon, mat.NAMES["1-1"]] is not None
    assert worths["move", xenodon, mat.NAMES["3-2"]] is None


def test_a_long_stride_is_played() -> None:
    """It costs the attack (AW-211)."""
    play = battle(["morgon-nihiliste@0-2", "wendigo-lunaire@0-1", "aigle@4-1"], ["ogre-du-marais@5-2"])
    moves = GAME.legal(play.pos, ME)
    worths = dict(zip(moves, THINKING.foresee(GAME, play.pos, ME, moves), strict=True))
    assert worths["move", play.card("morgon-nihiliste"), mat.NAMES["4-2"]] is None


def test_an_action_performed_is_not_recalled() -> None:
    """Once a round (AW-394), though the sheets may be the same before and after."""
    play = battle(["assassin@3-2", "soldat-sobre@2-2", IDLE], ["ogre-du-marais@4-2"])
    pos, card = play.pos, play.card("assassin")
    remember(pos)
    pos.offered = None
    assert ("action", card) in GAME.legal(pos, ME)
    twin = pos.copy()
    twin.acted = replaced(twin.acted, card, -1)
    twin.offered = None
    assert ("action", card) not in GAME.legal(twin, ME)


def test_a_stride_is_not_recalled_once_the_card_has_attacked() -> None:
    """Nor are the moves that were found before (AW-211)."""
    play = battle(["morgon-nihiliste@0-2", "wendigo-lunaire@0-1", "aigle@4-1"], ["ogre-du-marais@5-2"])
    pos, card = play.pos, play.card("morgon-nihiliste")
    far = ("move", card, mat.NAMES["4-2"])
    remember(pos)
    pos.offered = None
    assert far in GAME.legal(pos, ME)
    twin = pos.copy()
    twin.attacked = replaced(twin.attacked, card, 1)
    twin.offered = None
    assert far not in GAME.legal(twin, ME)


def test_a_move_that_strengthens_a_declared_attack_is_foreseen_with_it() -> None:
    """The Forge Beetle flies to the attacker's side, which wins the attack."""
    play = battle(["hexacarias@3-2", "coleoptere-de-la-forge@0-2", IDLE], ["hexacarias@4-2"])
    pos = play.pos
    remember(pos)
    mine, beetle, theirs = (pos.board[mat.NAMES[at]] for at in ("3-2", "0-2", "4-2"))
    assert look(pos).by[mine].attack <= look(pos).by[theirs].defense < look(pos).by[mine].attack + 1
    GAME.answer(pos, ME, ("attack", mine, theirs))
    moves = GAME.legal(pos, ME)
    worths = dict(zip(moves, THINKING.foresee(GAME, pos, ME, moves), strict=True))
    near, far = (("move", beetle, mat.NAMES[at]) for at in ("3-1", "0-1"))
    assert worths[near] == played(pos, ME, near)[1]
    assert worths[near] > played(pos, ME, far)[1]


@pytest.mark.parametrize(
    ("cards", "hand", "told"),
    [
        (["xenodon@3-2"], ["soldat-sobre"], True),
        (["xenodon@3-2", "assassin@2-2"], ["soldat-sobre"], False),  # its action may depend on what is held
        (["xenodon@3-2", "morgon-nihiliste@0-2"], ["soldat-sobre"], False),  # how far it goes, on who has attacked
        (["xenodon@3-2"], [], False),  # who cannot place a card is not asked in the next round
    ],
)
def test_what_may_come_otherwise_elsewhere_is_not_learnt(cards: list[str], hand: list[str], told: bool) -> None:
    play = battle(cards, ["ogre-du-marais@4-2"], mine={"hand": hand}, starter=FOE)  # a pass ends the round
    pos = play.pos
    remember(pos)
    moves = GAME.legal(pos, ME)
    worths = THINKING.foresee(GAME, pos, ME, moves)
    n = moves.index(("pass",))
    after, worth = played(pos, ME, moves[n])
    THINKING.learn(GAME, pos, after, worths, n, worth)
    assert worths[n] == (worth if told else None)


# ---------------------------------------------------------------------- searches and tables


class Slow(BattleThinking):
    """Plays whatever it judges, and finds everything anew."""

    __slots__ = ()

    def ready(self, game: Any, pos: Any) -> None:
        pass

    def foresee(self, game: Any, pos: Any, seat: int, moves: Sequence[Move]) -> None:
        return None


def test_a_search_finds_the_same_with_and_without() -> None:
    """The same move, by the same chances, after as many answers."""
    slow = Slow()
    for options, seats in WAYS:
        for pos, seat in moments(options, seats, 37):
            if len(GAME.legal(pos, seat)) < 2:
                continue
            one, other = (Search(Knowledge(GAME, pos, seat), Dice(4), how) for how in (THINKING, slow))
            assert one.choose(300) == other.choose(300)
            assert one.chances == other.chances
            assert one.spent == other.spent


def test_a_table_keeps_nothing_of_what_came_before() -> None:
    """It never comes back, and its first position would hold the sheets of the whole battle."""
    dice = Dice("table")
    table = Table(GAME, 2, "table")
    seen = 0
    while table.position.asked:
        position: Any = table.position
        Search(Knowledge(GAME, position, position.asked[0]), dice).glance(1)
        known = position.sheets
        assert known is None or known.recall is None
        seen += known is not None
        table.play(table.choice.options[dice.below(len(table.choice))])
    assert seen
