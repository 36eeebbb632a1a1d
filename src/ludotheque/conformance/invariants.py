"""What must be true at every choice of every game, and the random games that look for violations.

- A copy equals its original and shares nothing with it that could change; fields that are fixed are not changed in place.
- The options are there, differ by their keys, stay in order, and are found again by their keys. They are the candidates that
  no rule refuses, in the same order; what else a seat could name with the verbs of the question is refused.
- The cards a seat can name are those it sees.
- Every card lies in exactly one zone, and none is gained or lost.
- What a seat sees (view, options, words of what happens) does not depend on what it cannot know.
- What seats may do without being asked can be done (see `offers`).
- What a game leaves to the next can be carried (see `carrying`); where games carry, every other one begins with what the last left.
- A twin rebuilt from JSON after each answer stays equal to the original.
"""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from itertools import count
from typing import Any

from ludotheque.conformance.carrying import check_carry
from ludotheque.conformance.nonconforming import Nonconforming
from ludotheque.conformance.offers import check_offers, drawn_offer
from ludotheque.engine import events
from ludotheque.engine.args import CARD, NUMBER, PIECE, ROW, SEAT, Arg
from ludotheque.engine.dice import Dice, state_of
from ludotheque.engine.game import Game
from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Frame, Move, Position, copy_plain
from ludotheque.engine.view import SPECTATOR, KeptZones, Looks, visible_cards

#: How many unlikely moves are tried with each verb of a question.
ATTEMPTS = 4


#: Offers change little from choice to choice: they are checked once in so many.
_OFFERS = 8


def check_game(
    game: Game[Any],
    seats: int,
    games: int,
    seed: str = "kit",
    *,
    most_choices: int = 20_000,
    hidden: bool = True,
    one_in: int = 1,
    options: dict[str, Any] | None = None,
) -> int:
    """Play random games and examine every position of them, or one in so many, drawn at random; return the number of choices.

    With `options` they are all played with these; else every other one is, on average, with options that the game draws.

    Whatever is drawn, cards are counted and the twin is compared at every choice, and the first position is examined.
    """
    examined = 0
    left: dict[str, Any] = {}
    for number in range(games):
        given = {**(options or {}), **(left if number % 2 else {})}
        choices, end = _play(game, seats, f"{seed}/{number}", most_choices, hidden, given, one_in, options is None)
        examined += choices
        left = check_carry(game, end)
    return examined


def _play(
    game: Game[Any], seats: int, seed: str, most: int, hidden: bool, given: dict[str, Any], one_in: int, varied: bool
) -> tuple[int, Position]:
    # what is played does not depend on how much of it is examined
    dice, drawn = Dice(f"kit {seed}"), Dice(f"drawn {seed}")
    # every other game by the game's own options, the rest with whatever it draws to bring every card into play
    options = {**(game.varied_options(dice, seats) if varied and dice.below(2) else {}), **given}
    position: Any = game.start(seats, state_of(seed), game.read_options(options, seats))
    twin: Any = _twin(game, position)
    cards = _census(game, position)
    kept = KeptZones()
    fixed: dict[str, tuple[Any, Any]] = {}  # each fixed field, and what it was
    n = 0
    while position.asked:
        where = f"{game.id}, {seats} seats, seed {seed!r}, after {n} answers"
        try:
            looked_at = n == 0 or drawn.below(one_in) == 0
            if looked_at:
                check_position(game, position, drawn, hidden=hidden, kept=kept)
            cards = _check_cards(game, position, cards)
            if not _equal(game, position, twin):
                raise Nonconforming(f"the twin rebuilt from JSON differs: {_difference(game, position, twin)}")
            seat = position.asked[dice.below(len(position.asked))]
            move = game.any_move(position, seat, dice)
            if hidden and looked_at:
                check_events(game, position, seat, move, drawn)
            if n % (_OFFERS * one_in) == 0:
                check_offers(game, position, drawn)
                if hidden:
                    check_offer_events(game, position, drawn)
        except Nonconforming as error:
            raise Nonconforming(f"{where}: {error}") from None
        for name in position.FIXED:
            value = getattr(position, name)
            if name not in fixed or fixed[name][0] is not value:  # else it is as it was, or was found out
                fixed[name] = (value, copy_plain(value))
        game.answer(position, seat, move)
        position.events.clear()
        for name, (value, before) in fixed.items():
            if value != before:
                raise Nonconforming(f"{where}: {name!r} is fixed, copies share it, and {move!r} changes it in place")
        game.answer(twin, seat, move)
        twin = _twin(game, twin)
        n += 1
        if n > most:
            raise Nonconforming(f"{where}: no end after {most} choices")
    if not game.over(position) or game.outcome(position) is None:
        raise Nonconforming(f"{game.id}, seed {seed!r}: nobody is asked after {n} answers and the game is not over")
    _check_cards(game, position, cards)
    return n, position


def check_position(
    game: Game[Any], position: Any, dice: Dice, *, hidden: bool = True, kept: KeptZones | None = None
) -> None:
    """Check everything about one position in which somebody is asked. `kept`: zones shown earlier in the same game."""
    check_copy(game, position)
    for seat in position.asked:
        check_options(game, position, seat)
        check_attempts(game, position, seat, dice)
    if hidden:
        public = game.view(position, SPECTATOR)
        looks = Looks(game, position, kept)  # as a server builds them: for all seats together
        _same("the view of a spectator, built with those of the seats", public, looks.of(SPECTATOR))
        for seat in range(position.seats):
            check_hidden(game, position, seat, dice, public, looks)


# ---------------------------------------------------------------------- copies


def check_copy(game: Game[Any], position: Any) -> None:
    copied = position.copy()
    if not _equal(game, copied, position):
        raise Nonconforming(f"the copy differs: {_difference(game, position, copied)}")
    for name, one, other in _fields(position, copied):
        if name not in position.FIXED:
            _check_apart(name, one, other)
    for index, (frame, other) in enumerate(zip(position.stack, copied.stack, strict=True)):
        if frame is other or frame.chosen is other.chosen:
            raise Nonconforming(f"the copy shares frame {index} of the stack with its original")


def _fields(one: Position, other: Position) -> list[tuple[str, Any, Any]]:
    return [(name, getattr(one, name), getattr(other, name)) for name in (*one.FIELDS, *one.DERIVED)]


def _check_apart(name: str, one: Any, other: Any) -> None:
    if isinstance(one, (list, dict)):
        if one is other:
            raise Nonconforming(f"the copy shares {name!r} with its original")
        pairs = zip(one, other, strict=False) if isinstance(one, list) else ((one[key], other[key]) for key in one)
        for inner, outer in pairs:
            _check_apart(name, inner, outer)


def _equal(game: Game[Any], one: Any, other: Any) -> bool:
    """Whether two positions are written alike. What is equal field by field is; only the rest is written out."""
    if all(getattr(one, name) == getattr(other, name) for name in one.FIELDS if name != "stack"):
        if len(one.stack) == len(other.stack) and all(map(_equal_frames, one.stack, other.stack)):
            return True
    return game.dump(one) == game.dump(other)


def _equal_frames(one: Frame, other: Frame) -> bool:
    # written out: a compiled class does not tell its slots
    return (one.program, one.pc, one.seat, one.source, one.it, one.chosen, one.memo) == (
        other.program,
        other.pc,
        other.seat,
        other.source,
        other.it,
        other.chosen,
        other.memo,
    )


def _difference(game: Game[Any], one: Any, other: Any) -> str:
    left, right = game.dump(one), game.dump(other)
    for name in left:
        if left[name] != right.get(name):
            return f"{name!r} is {left[name]!r} and {right.get(name)!r}"
    return "fields differ"


def _twin(game: Game[Any], position: Any) -> Any:
    return game.restore(json.loads(json.dumps(game.dump(position))))


# ---------------------------------------------------------------------- options


def check_options(game: Game[Any], position: Any, seat: Seat) -> None:
    moves = game.legal(position, seat)
    if not moves:
        raise Nonconforming(f"seat {seat} is asked ({game.asking(position).kind}) and has no option")
    keys = [game.key(position, move) for move in moves]
    twice = [key for key, count in Counter(keys).items() if count > 1]
    if twice:
        raise Nonconforming(f"two options of seat {seat} have the key {twice[0]!r}")
    if [game.key(position, move) for move in game.legal(position, seat)] != keys:
        raise Nonconforming(f"the options of seat {seat} come in another order when asked again")
    for move, key in zip(moves, keys, strict=True):
        kind = game.moves[move[0]]
        said = kind.fill(move, Dice(key))
        if game.parse(position, seat, game.key(position, said)) != said:
            raise Nonconforming(f"the key {key!r} is read as another move")
        if game.refusal(position, seat, move) is not None:
            raise Nonconforming(f"the option {key!r} is refused by {game.refusal(position, seat, move)}")
    _check_list(game, position, seat, moves)


def _check_list(game: Game[Any], position: Any, seat: Seat, moves: list[Move]) -> None:
    """The options are the candidates that the check does not refuse, in their order, however `moves` finds them."""
    op = game.asking(position)
    candidates = list(op.candidates(position, position.stack[-1], seat))
    free = [move for move in candidates if game.refusal(position, seat, move) is None]
    if free == moves:
        return
    for move in free:
        if move not in moves:
            raise Nonconforming(f"{_named(game, position, move)} is not offered and no rule refuses it")
    for move in moves:
        if move not in free:
            raise Nonconforming(f"{_named(game, position, move)} is offered and not among the candidates")
    if len(free) != len(moves):
        twice = next(move for move, count in Counter(free).items() if count > 1)
        raise Nonconforming(f"{_named(game, position, twice)} is a candidate twice")
    if op.in_order:
        one, other = next(pair for pair in zip(moves, free, strict=True) if pair[0] != pair[1])
        raise Nonconforming(
            f"the options of seat {seat} come in another order than the candidates: "
            f"{_named(game, position, one)} where {_named(game, position, other)} should be"
        )


def _named(game: Game[Any], position: Any, move: Move) -> str:
    return f"{game.key(position, move)!r} ({game.asking(position).kind})"


def check_attempts(game: Game[Any], position: Any, seat: Seat, dice: Dice) -> None:
    """Whatever the seat can name with the verbs of the question and is not an option is refused by some rule.

    Besides the candidates, these are moves that nobody would think of, such as playing the other player's card. Each
    verb is tried with arguments drawn at random from what the seat can see.
    """
    op = game.asking(position)
    legal = set(game.legal(position, seat))
    seen = sorted(visible_cards(game, position, seat))
    for verb in op.verbs:
        for _ in range(ATTEMPTS if game.moves[verb].args else 1):
            values = [_drawn(game, position, seat, arg, seen, dice) for arg in game.moves[verb].args]
            if None in values:
                continue
            move = (verb, *values)
            if game.moves[verb].blank(move) not in legal and game.refusal(position, seat, move) is None:
                raise Nonconforming(f"{_named(game, position, move)} is not offered and no rule refuses it")


def _drawn(game: Game[Any], position: Any, seat: int, arg: Arg, seen: list[int], dice: Dice) -> Any:
    """An argument of a move, as `Game.parse` would read it from a key; or None if there is nothing of the kind."""
    if arg.open:
        return arg.draw(dice)
    if arg.kind == ROW:
        return dice.below(4)
    if arg.kind == CARD:
        return seen[dice.below(len(seen))] if seen else None
    if arg.kind == SEAT:
        return dice.below(int(position.seats))
    if arg.kind == NUMBER:
        return dice.below(12)
    if arg.kind == PIECE:
        pieces = game.pieces(position, seat, arg.name)
        return pieces[dice.below(len(pieces))] if pieces else None
    return dice.below(_things(game, arg.name))


@cache
def _things(game: Game[Any], kind: str) -> int:
    """How many things of the kind there are: places, classes …"""
    for number in count():
        try:
            id = game.thing_id(kind, number)
        except IndexError:
            return number
        if game.thing_of(kind, id) != number:
            raise Nonconforming(f"the {kind} {id!r} is read as {game.thing_of(kind, id)} and not as {number}")
    raise AssertionError


def check_sight(game: Game[Any], position: Any, viewer: Seat, view: dict[str, Any]) -> None:
    """The cards that can be named are those whose faces are in the view, and the seat knows them: whoever is let into an
    audience was shown its cards."""
    seen = visible_cards(game, position, viewer)
    named = {game.ref(position, card) for card in seen}
    shown = {card["ref"] for zone in view["zones"] for card in zone["cards"] if card["id"]}
    if named != shown:
        raise Nonconforming(
            f"seat {viewer} sees {sorted(shown - named)} unnamed and can name {sorted(named - shown)} unseen"
        )
    unknown = [game.ref(position, card) for card in sorted(seen) if not position.knows(viewer, card)]
    if unknown:
        raise Nonconforming(f"seat {viewer} sees {unknown} and does not know them: they were never revealed to it")


# ---------------------------------------------------------------------- cards


def _census(game: Game[Any], position: Any) -> Counter[int]:
    return Counter(position.faces)


def _check_cards(game: Game[Any], position: Any, before: Counter[int]) -> Counter[int]:
    """Every copy lies in one zone, and no face that was there is gone (new ones may have come with the set-up)."""
    lying = Counter(card for zone in game.zones(position) for card in zone.cards)
    for card in range(len(position.faces)):
        if lying[card] != 1:
            places = [zone.id for zone in game.zones(position) if card in zone.cards]
            name = game.cards[position.faces[card]].id
            raise Nonconforming(f"card {name}#{card} lies in {len(places)} zones {places}")
    now = _census(game, position)
    if before - now:
        raise Nonconforming(f"a card was lost: {[game.cards[face].id for face in before - now]}")
    return now


# ---------------------------------------------------------------------- hidden information


def check_hidden(
    game: Game[Any],
    position: Any,
    seat: Seat,
    dice: Dice,
    public: dict[str, Any] | None = None,
    looks: Looks | None = None,
) -> None:
    """A position dealt again for a seat gives it the same view, the same options and the same question.

    A spectator sees no more than any seat, so the public view must not change either. To others who are asked, the dealt position
    offers what the cards dealt there allow: nothing derived from the true ones is left in it.
    """
    deal = game.resample(position, seat, dice)
    view = game.view(position, seat)
    check_sight(game, position, seat, view)
    if looks is not None:
        _same(f"the view of seat {seat}, built with those of the others", view, looks.of(seat))
    _same(f"the view of seat {seat}", view, game.view(deal, seat))
    if public is not None:
        _same("the view of a spectator", public, game.view(deal, SPECTATOR))
    if sorted(deal.asked) != sorted(position.asked):
        raise Nonconforming(f"who is asked depends on what seat {seat} cannot know")
    if seat in position.asked:
        _same(
            f"the choice of seat {seat}",
            game.choice(position, seat).to_json(),
            game.choice(deal, seat).to_json(),
        )
    fresh = game.restore(game.dump(deal))
    for other in deal.asked:
        if game.legal(deal, other) != game.legal(fresh, other):
            raise Nonconforming(
                f"dealt again for seat {seat}, the moves of seat {other} are not those that its cards there allow"
            )


def check_events(game: Game[Any], position: Any, seat: Seat, move: Move, dice: Dice) -> None:
    """The log lines that other seats and spectators get for an answer, or for an offer that is taken, do not depend on what
    they cannot know.

    The same answer is given in a position dealt again for a viewer. Unless it shows the viewer something new (or chance
    falls, which the new deal draws anew), the log lines must be the same. Hidden cards may decide whether the answer leads
    to a further question (a choice with one way out is made without asking): then the lines up to it must be the same.
    """
    for viewer in range(position.seats):
        if viewer == seat:
            continue
        deal = game.resample(position, viewer, dice)
        deal.rng = position.rng
        if not _allowed(game, deal, seat, move) or game.key(deal, move) != game.key(position, move):
            continue
        true = position.copy()
        game.answer(true, seat, move)
        game.answer(deal, seat, move)
        if true.chance != position.chance or _learns(position, true, viewer) or _learns(position, deal, viewer):
            continue
        for who, reader in ((f"seat {viewer}", viewer), ("a spectator", SPECTATOR)):
            told, other = _told(game, true, reader), _told(game, deal, reader)
            if _question(true) != _question(deal):
                shared = min(len(told), len(other))
                told, other = told[:shared], other[:shared]
            _same(f"what {who} is told of {game.key(position, move)!r} by seat {seat}", told, other)


def check_offer_events(game: Game[Any], position: Any, dice: Dice) -> None:
    """The same for a random offer of each seat."""
    for seat in range(position.seats):
        taken = drawn_offer(game, position, seat, dice)
        if taken is not None:
            check_events(game, position, seat, taken, dice)


def _allowed(game: Game[Any], position: Any, seat: Seat, move: Move) -> bool:
    moves = game.may(position, seat) if move[0] in game.standing else game.legal(position, seat)
    return game.moves[move[0]].blank(move) in moves and game.refusal(position, seat, move) is None


def _told(game: Game[Any], position: Any, viewer: Seat) -> list[Any]:
    """The lines of the log that the viewer gets for what has just happened."""
    lines = [events.line(game, events.entry(game, position, 0, event), viewer) for event in position.events]
    return [line for line in lines if line is not None]


def _learns(before: Any, after: Any, viewer: Seat) -> bool:
    """Whether an answer showed the viewer something new: a card, or something else that `revealed_to` records.

    It has every seat that did not know what was shown, whoever it was shown to: cards shown only to others do not count here.
    """
    if not after.revealed_to >> viewer & 1:
        return False
    others = False
    for card, known in enumerate(after.known):
        had = before.known[card] if card < len(before.known) else 0
        if known & ~had & ~(1 << viewer) and not had >> viewer & 1:
            others = True
        if known & ~had & 1 << viewer:
            return True
    return not others


def _question(position: Any) -> tuple[Any, ...]:
    """Where the rules wait: who is asked, by which operation."""
    top = position.stack[-1] if position.stack else None
    return (sorted(position.asked), len(position.stack), top.program.name if top else "", top.pc if top else 0)


def _same(what: str, one: Any, other: Any) -> None:
    if one != other:
        path, left, right = _first_difference(one, other, "")
        raise Nonconforming(f"{what} depends on what it cannot know: at {path or 'the top'}: {left!r} and {right!r}")


def _first_difference(one: Any, other: Any, path: str) -> tuple[str, Any, Any]:
    if isinstance(one, dict) and isinstance(other, dict):
        for key in one:
            if one[key] != other.get(key):
                return _first_difference(one[key], other.get(key), f"{path}.{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for index, (left, right) in enumerate(zip(one, other, strict=True)):
            if left != right:
                return _first_difference(left, right, f"{path}[{index}]")
    return path, one, other
