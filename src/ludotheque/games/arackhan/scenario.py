"""Scenarios: a battle at the start of a step, written by card ids.

seats: a mapping per player with faction, hand, deck and discard (top first), astral (card ids), field: entries `id@x-y` or
mappings with card, at, active, face_down, controller, tokens, beneath; strategy, message, coups, points, accomplished;
layout (duel, free, alliance), round, starter, active (whose step it is), step (start, strategy, placement, initiative, turn,
end; turn is the default), swarm, slots and centre (another mat), event, event_pile, event_past, objectives, objective_pile,
strategy_pile (top first), strategy_past
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ludotheque.engine.decks import LONGEST_NAME
from ludotheque.engine.errors import BadScenario
from ludotheque.engine.program import Ask
from ludotheque.games.arackhan import placement, rounds
from ludotheque.games.arackhan.battle import (
    ALLIANCE,
    DUEL,
    FREE_FOR_ALL,
    INITIATIVE,
    PLACEMENT,
    TURN,
    Battle,
    add_card,
    empty_battle,
    order,
    replaced,
)
from ludotheque.games.arackhan.faces import CREATURE, EVENT, OBJECTIVE, STRATEGY, Face
from ludotheque.games.arackhan.mat import CELLS, CENTRE, FREE, NAMES, SLOTS, name
from ludotheque.games.arackhan.modes import orders, strategy

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
    "coups",
    "points",
    "accomplished",
}
_ENTRY = {"card", "at", "active", "face_down", "controller", "tokens", "beneath"}
_STEPS = ("start", "strategy", "placement", "initiative", "turn", "end")
#: Where the program of a round goes on after each step (see `rounds.ROUND`).
_AFTER = {"start": 0, "strategy": 3, "placement": 4, "initiative": 6, "turn": 6, "end": 6}


def _bad(en: str, fr: str | None = None, rule: str | None = None) -> BadScenario:
    return BadScenario(en, fr, rule)


def _short(value: Any) -> str:
    """What was said, in a few signs; what is neither a word nor a small number is not written out at all."""
    if isinstance(value, str):
        return repr(value[:30])
    return str(value) if value is None or (isinstance(value, int) and value.bit_length() < 64) else "…"


def _mapping(value: Any, where: str, keys: set[str]) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise _bad(f"{where} must be a mapping", f"{where} doit être un objet")
    for key in value:
        if key not in keys:
            raise _bad(
                f"{where} has no {_short(key)}; it has {', '.join(sorted(keys))}",
                f"{where} n'a pas de {_short(key)}",
            )
    return value


#: No pile of a battle is longer: a deck has 23 cards, a side of the mat fewer slots than this.
_LONGEST = 60


def _list(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise _bad(f"{where} must be a list", f"{where} doit être une liste")
    if len(value) > _LONGEST:
        raise _bad(
            f"{where} is a list of {_LONGEST} at most, not {len(value)}",
            f"{where} est une liste de {_LONGEST} au plus, pas {len(value)}",
        )
    return value


def _number(value: Any, where: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise _bad(
            f"{where} must be a number from {low} to {high}, not {_short(value)}",
            f"{where} doit être un nombre de {low} à {high}, pas {_short(value)}",
        )
    return value


def _slot(value: Any, where: str) -> int:
    if not isinstance(value, str) or value not in NAMES or NAMES[value] >= CELLS:
        raise _bad(f"{where}: there is no position {_short(value)}", f"{where} : pas de position", "AW-008")
    return NAMES[value]


class _Reader:
    def __init__(self, game: AracKhan, pos: Battle) -> None:
        self.game = game
        self.pos = pos

    def add(self, id: Any, owner: int, where: str, kinds: tuple[str, ...] = ()) -> int:
        if not isinstance(id, str) or id not in self.game.card_index:
            raise _bad(f"{where}: there is no card {_short(id)}", f"{where} : pas de carte {_short(id)}")
        face = self.game.card_index[id]
        kind = self.game.cards[face].kind
        table = kind in (EVENT, OBJECTIVE, STRATEGY)
        if (kinds and kind not in kinds) or (not kinds and table):
            raise _bad(f"{where}: {id!r} does not belong here", f"{where} : {id!r} n'a pas sa place ici")
        pool = owner if not table else self.pos.seats + (EVENT, OBJECTIVE, STRATEGY).index(kind)
        return add_card(self.pos, face, -1 if table else owner, pool)

    def face(self, card: int) -> Face:
        face = self.game.cards[self.pos.faces[card]]
        assert isinstance(face, Face)
        return face


def read(game: AracKhan, data: dict[str, Any]) -> Battle:
    data = _mapping(data, "the scenario", _TOP)
    seats = _list(data.get("seats"), "'seats'")
    layout = data.get("layout", DUEL if len(seats) == 2 else FREE_FOR_ALL)
    if layout not in (DUEL, FREE_FOR_ALL, ALLIANCE):
        raise _bad(f"there is no layout {_short(layout)}", f"pas de disposition {_short(layout)}", "AW-312")
    wanted = {DUEL: (2,), FREE_FOR_ALL: (3, 4), ALLIANCE: (4,)}[layout]
    if len(seats) not in wanted:
        raise _bad(f"{layout} is not for {len(seats)} players", f"{layout} ne se joue pas à {len(seats)}", "AW-312")
    slots = tuple(_slot(one, "'slots'") for one in _list(data["slots"], "'slots'")) if "slots" in data else SLOTS
    centre = tuple(_slot(one, "'centre'") for one in _list(data["centre"], "'centre'")) if "centre" in data else CENTRE
    pos = empty_battle(len(seats), 0, layout, slots, centre)
    reader = _Reader(game, pos)
    for seat, said in enumerate(seats):
        _read_player(reader, seat, _mapping(said, f"seat {seat}", _SEAT))
    pos.swarm = int(bool(data.get("swarm", False)))
    pos.round = _number(data.get("round", 3), "'round'", 1, pos.rounds)
    pos.active = _number(data.get("active", 0), "'active'", 0, pos.seats - 1)
    pos.starter = _number(data.get("starter", pos.active), "'starter'", 0, pos.seats - 1)
    _read_table(reader, data)
    step = data.get("step", "turn")
    if step not in _STEPS:
        raise _bad(f"there is no step {_short(step)}; there is {', '.join(_STEPS)}", f"pas d'étape {_short(step)}")
    _begin(pos, step)
    pos.events.clear()
    pos.news = 0
    return pos


def _read_player(reader: _Reader, seat: int, said: dict[str, Any]) -> None:
    pos = reader.pos
    where = f"seat {seat}"
    for pile in ("hand", "deck", "discard"):
        cards = [reader.add(id, seat, f"{where}: {pile}") for id in _list(said.get(pile, []), f"{where}: {pile}")]
        getattr(pos, pile)[seat] = cards if pile == "hand" else cards[::-1]
        for card in cards if pile != "deck" else []:
            pos.reveal(card, 1 << seat if pile == "hand" else -1)
    for n, id in enumerate(_list(said.get("astral", []), f"{where}: astral")):
        card = reader.add(id, seat, f"{where}: astral")
        if not reader.face(card).astral:
            raise _bad(
                f"{where}: {id!r} cannot lie on the astral plane", f"{where} : {id!r} hors du plan astral", "AW-110"
            )
        if n > 1:
            raise _bad(f"{where}: an astral plane has two slots", f"{where} : deux emplacements astraux", "AW-012")
        pos.astral[seat][n] = card
        pos.at[card] = CELLS + n
        pos.shown[card] = pos.awake[card] = 1
        pos.reveal(card)
    for entry in _list(said.get("field", []), f"{where}: field"):
        _read_entry(reader, seat, entry, f"{where}: field")
    faction = said.get("faction", "")
    if not isinstance(faction, str) or len(faction) > LONGEST_NAME:
        raise _bad(f"{where}: there is no faction {_short(faction)}", f"{where} : pas de faction {_short(faction)}")
    pos.decks[seat] = faction
    pos.points[seat] = _number(said.get("points", 0), f"{where}: points", 0, 99)
    if said.get("strategy") is not None:
        card = reader.add(said["strategy"], -1, f"{where}: strategy", (STRATEGY,))
        pos.strategies = replaced(pos.strategies, seat, (card,))
        pos.reveal(card, 1 << seat)
    if said.get("message") is not None:
        card = reader.add(said["message"], -1, f"{where}: message", (STRATEGY,))
        pos.messages = replaced(pos.messages, seat, (card,))
        pos.reveal(card, 1 << seat)
        if pos.layout == ALLIANCE:
            pos.reveal(card, 1 << orders.partner(pos, seat))  # the sender (AW-366)
    for id in _list(said.get("coups", []), f"{where}: coups"):
        card = reader.add(id, -1, f"{where}: coups", (STRATEGY,))
        pos.coups = replaced(pos.coups, seat, (*pos.coups[seat], card))
        pos.reveal(card)
    for id in _list(said.get("accomplished", []), f"{where}: accomplished"):
        card = reader.add(id, -1, f"{where}: accomplished", (OBJECTIVE,))
        pos.accomplished = replaced(pos.accomplished, seat, (*pos.accomplished[seat], card))
        pos.reveal(card)


def _read_entry(reader: _Reader, seat: int, entry: Any, where: str) -> None:
    pos = reader.pos
    if isinstance(entry, str):
        id, _, spot = entry.partition("@")
        entry = {"card": id, "at": spot}
    entry = _mapping(entry, where, _ENTRY)
    card = reader.add(entry.get("card"), seat, where)
    face = reader.face(card)
    at = _slot(entry.get("at"), where)
    if pos.board[at] != FREE:
        rule = "AW-105" if pos.board[at] >= 0 else "AW-008"
        raise _bad(
            f"{where}: {name(at)} is not a free slot", f"{where} : {name(at)} n'est pas un emplacement libre", rule
        )
    if face.astral:
        raise _bad(
            f"{where}: {face.id!r} goes on the astral plane", f"{where} : {face.id!r} va au plan astral", "AW-109"
        )
    pos.board[at] = card
    pos.at[card] = at
    controller = _number(entry.get("controller", seat), f"{where}: controller", 0, pos.seats - 1)
    pos.controller[card] = controller
    pos.tokens = replaced(pos.tokens, card, _number(entry.get("tokens", 0), f"{where}: tokens", 0, 99))
    pos.awake[card] = int(bool(entry.get("active", True)))
    if entry.get("face_down", False):
        pos.awake[card] = 0
        pos.placed[seat].append(card)
        pos.reveal(card, 1 << seat)
    else:
        pos.shown[card] = 1
        pos.reveal(card)
    if controller != seat and face.kind == CREATURE:
        pos.lasting.append(["control", card, card, controller, "round", seat])
    for id in _list(entry.get("beneath", []), f"{where}: beneath"):
        said = _mapping(
            id if isinstance(id, dict) else {"card": id, "owner": (seat + 1) % pos.seats}, where, {"card", "owner"}
        )
        under = reader.add(said.get("card"), _number(said.get("owner", 0), where, 0, pos.seats - 1), where)
        pos.beneath.append([card, under])
        pos.reveal(under)


def _read_table(reader: _Reader, data: dict[str, Any]) -> None:
    pos = reader.pos
    if data.get("event") is not None:
        pos.event = reader.add(data["event"], -1, "event", (EVENT,))
        pos.reveal(pos.event)
    for key, kind in (("event_pile", EVENT), ("objective_pile", OBJECTIVE), ("strategy_pile", STRATEGY)):
        cards = [reader.add(id, -1, key, (kind,)) for id in _list(data.get(key, []), key)]
        setattr(pos, key, cards[::-1])
    for id in _list(data.get("event_past", []), "event_past"):
        card = reader.add(id, -1, "event_past", (EVENT,))
        pos.event_past.insert(0, card)
        pos.reveal(card)
    for id in _list(data.get("strategy_past", []), "strategy_past"):
        card = reader.add(id, -1, "strategy_past", (STRATEGY,))
        pos.strategy_past.append(card)
        pos.reveal(card)
    for id in _list(data.get("objectives", []), "objectives"):
        card = reader.add(id, -1, "objectives", (OBJECTIVE,))
        pos.objectives.append(card)
        pos.reveal(card)


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


def write(game: AracKhan, pos: Battle) -> dict[str, Any]:
    """The scenario of a position at the start of a step: nothing half done, nothing that lasts beside borrowed control."""
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
        or (top.memo and pos.messages[top.seat])  # a message that was offered and left
        or any(one[0] != "control" for one in pos.lasting)
        or (top.program is placement.PLACE and any(pos.placed))
        or any(pos.acted)
        or any(pos.attacked)
        or (pos.objectives and (pos.opened or pos.declined or pos.round in pos.claimed or any(pos.deeds)))
    ):
        raise _bad(
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
            "astral": ids([card for card in pos.astral[seat] if card >= 0]),
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
        if pos.strategies[seat]:
            said["strategy"] = ids(pos.strategies[seat])[0]
        if pos.messages[seat]:
            said["message"] = ids(pos.messages[seat])[0]
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
