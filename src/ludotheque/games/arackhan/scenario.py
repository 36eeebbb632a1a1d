"""Scenarios: a battle at the start of a step, written by card ids.

seats: a mapping per player with faction (or the name of the deck), hand, deck and discard (top first), astral (card ids; null:
the first slot is free), field: entries `id@x-y` or mappings with card, at, active, face_down, controller, tokens, beneath;
strategy, message, note (the slot that the sender wrote on the message, or that of the creature), coups, points, accomplished;
layout (duel, free, alliance), round, starter, active (whose step it is), step (start, strategy, placement, initiative, turn,
end; turn is the default), swarm, slots and centre (another mat), event, event_pile, event_past, objectives, objective_pile,
strategy_pile (top first), strategy_past
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ludotheque.engine.decks import LONGEST_NAME
from ludotheque.engine.errors import BadScenario
from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.program import Ask
from ludotheque.engine.reading import Said, short
from ludotheque.games.arackhan import placement, rounds
from ludotheque.games.arackhan.battle import (
    ALLIANCE,
    DUEL,
    FREE_FOR_ALL,
    INITIATIVE,
    PLACEMENT,
    TURN,
    Battle,
    Lasting,
    add_card,
    empty_battle,
    order,
    replaced,
)
from ludotheque.games.arackhan.faces import CREATURE, EVENT, OBJECTIVE, STRATEGY, Face
from ludotheque.games.arackhan.mat import CELLS, CENTRE, FREE, NAMES, SLOTS, name
from ludotheque.games.arackhan.modes import orders, secrets, strategy

if TYPE_CHECKING:
    from ludotheque.games.arackhan.game import AracKhan

_TOP = {
    "seats",
    "layout",
    "round",
    "starter",
    "active",
    "step",
    "swarm",
    "slots",
    "centre",
    "event",
    "event_pile",
    "event_past",
    "objectives",
    "objective_pile",
    "strategy_pile",
    "strategy_past",
}
_SEAT = {
    "faction",
    "hand",
    "deck",
    "discard",
    "astral",
    "field",
    "strategy",
    "message",
    "note",
    "coups",
    "points",
    "accomplished",
}
_ENTRY = {"card", "at", "active", "face_down", "controller", "tokens", "beneath"}
_SEATS = {DUEL: (2,), FREE_FOR_ALL: (3, 4), ALLIANCE: (4,)}
#: The operation with which a round goes on after each step.
_AFTER = {
    "start": rounds.ROUND.index_of(rounds.StartRound),
    "strategy": rounds.ROUND.index_of(placement.Placements),
    "placement": rounds.ROUND.index_of(rounds.Reveal),
    "initiative": rounds.ROUND.index_of(rounds.EndPhase),
    "turn": rounds.ROUND.index_of(rounds.EndPhase),
    "end": rounds.ROUND.index_of(rounds.EndPhase),
}


#: No pile of a battle is longer: a deck has 23 cards, and the mat has fewer slots than this.
_LONGEST = 60


def _entries(said: Said, key: str) -> list[Said]:
    """The entries of a list that may be left out."""
    return said.get(key, []).entries(_LONGEST)


def _slot(said: Said) -> int:
    if not isinstance(said.value, str) or said.value not in NAMES or NAMES[said.value] >= CELLS:
        raise said.wrong(f"there is no position {short(said.value)}", f"pas de position {short(said.value)}", "AW-008")
    return NAMES[said.value]


class _Reader:
    def __init__(self, game: AracKhan, pos: Battle) -> None:
        self.game = game
        self.pos = pos

    def add(self, said: Said, owner: Seat, kinds: tuple[str, ...] = ()) -> int:
        face = said.card(self.game.card_index)
        kind = self.game.cards[face].kind
        table = kind in (EVENT, OBJECTIVE, STRATEGY)
        if (kinds and kind not in kinds) or (not kinds and table):
            raise said.wrong(f"{said.value!r} does not belong here", f"{said.value!r} n'a pas sa place ici")
        pool = owner if not table else self.pos.seats + (EVENT, OBJECTIVE, STRATEGY).index(kind)
        return add_card(self.pos, face, -1 if table else owner, pool)

    def face(self, card: Copy) -> Face:
        face = self.game.cards[self.pos.faces[card]]
        assert isinstance(face, Face)
        return face


def read(game: AracKhan, data: dict[str, Any]) -> Battle:
    top = Said(data).mapping(_TOP)
    seats = top.get("seats").entries(_LONGEST)
    layout = top.get("layout", DUEL if len(seats) == 2 else FREE_FOR_ALL).one_of(_SEATS, "AW-312")
    if len(seats) not in _SEATS[layout]:
        raise BadScenario(
            f"{layout} is not for {len(seats)} players", f"{layout} ne se joue pas à {len(seats)}", "AW-312"
        )
    slots = tuple(map(_slot, _entries(top, "slots"))) if "slots" in top else SLOTS
    centre = tuple(map(_slot, _entries(top, "centre"))) if "centre" in top else CENTRE
    pos = empty_battle(len(seats), 0, layout, slots, centre)
    reader = _Reader(game, pos)
    for seat, said in enumerate(seats):
        _read_player(reader, seat, said.mapping(_SEAT))
    for seat, said in enumerate(seats):
        _read_note(pos, seat, said)
    pos.swarm = int(bool(top.get("swarm", False).value))
    pos.round = top.get("round", 3).number(1, pos.rounds)
    pos.active = top.get("active", 0).number(0, pos.seats - 1)
    pos.starter = top.get("starter", pos.active).number(0, pos.seats - 1)
    _read_table(reader, top)
    _begin(pos, top.get("step", "turn").one_of(_AFTER))
    pos.events.clear()
    pos.revealed_to = 0
    return pos


def _read_player(reader: _Reader, seat: Seat, said: Said) -> None:
    pos = reader.pos
    for pile in ("hand", "deck", "discard"):
        cards = [reader.add(one, seat) for one in _entries(said, pile)]
        getattr(pos, pile)[seat] = cards if pile == "hand" else cards[::-1]
        for card in cards if pile != "deck" else []:
            pos.reveal(card, 1 << seat if pile == "hand" else -1)
    for n, one in enumerate(_entries(said, "astral")):
        if one.value is None and n == 0:
            continue
        card = reader.add(one, seat)
        if not reader.face(card).astral:
            raise one.wrong(
                f"{one.value!r} cannot lie on the astral plane", f"{one.value!r} ne va pas au plan astral", "AW-110"
            )
        if n > 1:
            raise one.wrong("an astral plane has two slots", "un plan astral a deux emplacements", "AW-012")
        pos.astral[seat][n] = card
        pos.at[card] = CELLS + n
        pos.shown[card] = pos.awake[card] = 1
        pos.reveal(card)
    for one in _entries(said, "field"):
        _read_entry(reader, seat, one)
    pos.decks[seat] = said.get("faction", "").text(LONGEST_NAME)
    pos.points[seat] = said.get("points", 0).number(0, 99)
    for key in ("strategy", "message"):
        given = said.given(key)
        if given is not None:
            card = reader.add(given, -1, (STRATEGY,))
            if key == "strategy":
                pos.strategies = replaced(pos.strategies, seat, (card,))
            else:
                pos.messages = replaced(pos.messages, seat, (card,))
            pos.reveal(card, 1 << seat)
            if key == "message" and pos.layout == ALLIANCE:
                pos.reveal(card, 1 << orders.partner(pos, seat))  # the sender (AW-366)
    for one in _entries(said, "coups"):
        card = reader.add(one, -1, (STRATEGY,))
        pos.coups = replaced(pos.coups, seat, (*pos.coups[seat], card))
        pos.reveal(card)
    for one in _entries(said, "accomplished"):
        card = reader.add(one, -1, (OBJECTIVE,))
        pos.accomplished = replaced(pos.accomplished, seat, (*pos.accomplished[seat], card))
        pos.reveal(card)


def _read_note(pos: Battle, seat: Seat, said: Said) -> None:
    """What the sender wrote on a message: a free slot, or a creature by its slot."""
    given = said.given("note")
    if given is None:
        return
    card = next(iter(pos.messages[seat]), -1)
    note = strategy.face(pos, card).note if card >= 0 else None
    if note is None or pos.layout != ALLIANCE:
        raise given.wrong("nothing is written on that message", "rien n'est écrit sur ce message", "AW-368")
    at = _slot(given)
    what, sender = at if note.verb == secrets.WRITE else pos.board[at], orders.partner(pos, seat)
    if note.refusal(pos, sender, what) is not None:
        raise given.wrong(f"{name(at)} cannot be written there", f"{name(at)} ne peut y être écrit", "AW-368")
    secrets.write(pos, sender, card, note.verb, what)


def _read_entry(reader: _Reader, seat: Seat, said: Said) -> None:
    pos = reader.pos
    if isinstance(said.value, str):
        id, _, spot = said.value.partition("@")
        said = Said({"card": id, "at": spot}, said.path)
    said.mapping(_ENTRY)
    card = reader.add(said.get("card"), seat)
    face = reader.face(card)
    at = _slot(said.get("at"))
    if pos.board[at] != FREE:
        rule = "AW-105" if pos.board[at] >= 0 else "AW-008"
        raise said.wrong(f"{name(at)} is not a free slot", f"{name(at)} n'est pas un emplacement libre", rule)
    if face.astral:
        raise said.wrong(f"{face.id!r} goes on the astral plane", f"{face.id!r} va au plan astral", "AW-109")
    pos.board[at] = card
    pos.at[card] = at
    controller = said.get("controller", seat).number(0, pos.seats - 1)
    pos.controller[card] = controller
    pos.tokens = replaced(pos.tokens, card, said.get("tokens", 0).number(0, 99))
    pos.awake[card] = int(bool(said.get("active", True).value))
    if said.get("face_down", False).value:
        pos.awake[card] = 0
        pos.placed[seat].append(card)
        pos.reveal(card, 1 << seat)
    else:
        pos.shown[card] = 1
        pos.reveal(card)
    if controller != seat and face.kind == CREATURE:
        pos.lasting.append(Lasting("control", card, card, controller, "round", seat))
    for one in _entries(said, "beneath"):
        other = (seat + 1) % pos.seats
        if isinstance(one.value, dict):
            one.mapping(("card", "owner"))
            other = one.get("owner", 0).number(0, pos.seats - 1)
            one = one.get("card")
        under = reader.add(one, other)
        pos.beneath.append([card, under])
        pos.reveal(under)


def _read_table(reader: _Reader, top: Said) -> None:
    pos = reader.pos
    event = top.given("event")
    if event is not None:
        pos.event = reader.add(event, -1, (EVENT,))
        pos.reveal(pos.event)
    for key, kind in (("event_pile", EVENT), ("objective_pile", OBJECTIVE), ("strategy_pile", STRATEGY)):
        cards = [reader.add(one, -1, (kind,)) for one in _entries(top, key)]
        setattr(pos, key, cards[::-1])
    for key, kind, pile in (
        ("event_past", EVENT, pos.event_past),
        ("strategy_past", STRATEGY, pos.strategy_past),
        ("objectives", OBJECTIVE, pos.objectives),
    ):
        for one in _entries(top, key):
            card = reader.add(one, -1, (kind,))
            pile.append(card)
            pos.reveal(card)
    pos.event_past.reverse()  # read from the top


def _begin(pos: Battle, step: str) -> None:
    frame = pos.push(rounds.ROUND, pos.starter)
    frame.pc = _AFTER[step]
    seats = order(pos)
    left = seats[seats.index(pos.active) :]
    if step == "start":
        pos.round -= 1
    elif step == "strategy":
        for seat in reversed(left):
            pos.push(strategy.STEPS, seat)
    elif step == "placement":
        pos.phase = PLACEMENT
        pos.first_card = -1 if all(card < 0 for card in pos.board) else -2
        for seat in reversed(left):
            pos.push(placement.PLACE, seat)
    elif step in ("initiative", "turn"):
        for seat in reversed(left if step == "turn" else seats):
            pos.push(rounds.TURN_PROGRAM, seat)
        pos.phase = TURN
        if step == "initiative":
            pos.phase = INITIATIVE
            for seat in reversed(left):
                pos.push(rounds.SEQUENCE, seat)


def _on_message(pos: Battle, one: Lasting) -> bool:
    """Whether it is written on a message that has not been played."""
    return one.what == secrets.NOTE and any(one.source in held for held in pos.messages)


def _astral(game: AracKhan, pos: Battle, seat: Seat) -> list[str | None]:
    """The cards of an astral plane, the first slot as null if only the second one is taken."""
    first, second = [game.cards[pos.faces[card]].id if card >= 0 else None for card in pos.astral[seat]]
    return [first, second] if second is not None else [first] if first is not None else []


def write(game: AracKhan, pos: Battle) -> dict[str, Any]:
    """The scenario of a position at the start of a step: nothing half done, no lasting effect but borrowed control."""
    programs = {placement.PLACE.name: "placement", rounds.SEQUENCE.name: "initiative", rounds.TURN_PROGRAM.name: "turn"}
    top = pos.stack[-1] if pos.stack else None
    if (
        top is None
        or top.program.name not in programs
        or top.pc
        > 1 + next(n for n, op in enumerate(top.program.ops) if isinstance(op, Ask))  # its own question is over
        or pos.declared
        or pos.withdrawn
        or pos.moved
        or (top.memo and pos.messages[top.seat])  # a message that was offered and declined
        or any(one.what != "control" and not _on_message(pos, one) for one in pos.lasting)
        or (pos.event >= 0 and any(pos.placed))  # an Event may tell the cards of this round from the others
        or (top.program is placement.PLACE and any(pos.placed))
        or any(pos.acted)
        or any(pos.attacked)
        or (pos.objectives and (pos.opened or pos.declined or pos.round in pos.claimed or any(pos.deeds)))
    ):
        raise BadScenario(
            "a scenario can be written only at the start of a step, with nothing half done",
            "un scénario ne s'écrit qu'au début d'une étape, sans rien d'entamé",
        )

    def ids(cards: Sequence[int]) -> list[str]:
        return [game.cards[pos.faces[card]].id for card in cards]

    seats = []
    for seat in range(pos.seats):
        said: dict[str, Any] = {
            "hand": ids(pos.hand[seat]),
            "deck": ids(pos.deck[seat][::-1]),
            "discard": ids(pos.discard[seat][::-1]),
            "astral": _astral(game, pos, seat),
            "field": [
                {
                    "card": game.cards[pos.faces[card]].id,
                    "at": name(at),
                    "active": bool(pos.awake[card]),
                    "face_down": not pos.shown[card],
                    "controller": pos.controller[card],
                    "tokens": pos.tokens[card],
                    "beneath": [
                        {"card": game.cards[pos.faces[under]].id, "owner": pos.owner[under]}
                        for host, under in pos.beneath
                        if host == card
                    ],
                }
                for at, card in enumerate(pos.board)
                if card >= 0 and pos.owner[card] == seat
            ],
            "coups": ids(pos.coups[seat]),
            "points": pos.points[seat],
            "accomplished": ids(pos.accomplished[seat]),
        }
        if pos.decks[seat]:
            said["faction"] = pos.decks[seat]
        if pos.strategies[seat]:
            said["strategy"] = ids(pos.strategies[seat])[0]
        if pos.messages[seat]:
            said["message"] = ids(pos.messages[seat])[0]
            for one in pos.lasting:
                if one.what == secrets.NOTE and one.source == pos.messages[seat][0]:
                    said["note"] = name(pos.at[one.card] if one.card >= 0 else one.n)
        seats.append(said)
    data: dict[str, Any] = {
        "seats": seats,
        "layout": pos.layout,
        "round": pos.round,
        "starter": pos.starter,
        "active": top.seat,
        "step": programs[top.program.name],
        "swarm": bool(pos.swarm),
        "slots": [name(at) for at, card in enumerate(pos.board) if card >= FREE],
        "centre": [name(at) for at in pos.centre],
        "event_pile": ids(pos.event_pile[::-1]),
        "event_past": ids(pos.event_past[::-1]),
        "objectives": ids(pos.objectives),
        "objective_pile": ids(pos.objective_pile[::-1]),
        "strategy_pile": ids(pos.strategy_pile[::-1]),
        "strategy_past": ids(pos.strategy_past),
    }
    if pos.event >= 0:
        data["event"] = ids([pos.event])[0]
    return data
