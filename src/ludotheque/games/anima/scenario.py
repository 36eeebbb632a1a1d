"""Scenarios: any position at the start of a step of a phase, written by card ids.

seats: [{team, hand, missions, going, done, plots, at, reached, out, rested, fresh, sits_out, held, ascent, level,
recruited, wants}, …]
active: [{zone, guard, up}, …]      characters, zones, basics, finals, advantages, encounters: decks, top first; what is named
nowhere lies below, in the order of the box      *_out: discard piles, top first      final: the Final turned up
tapped, asleep, used: cards      progress: {basic mission: steps}      extra: cards of which there is a second copy
turn, phase (turn | reset | movement | interaction | exploration), order, step: how many seats have had theirs
exploring: the order of exploration, once begun, where it is not that of the turn
tree, both: the optional rules      sought, fought, traded      lasting: [[stat, amount, seat, span, kind, card], …]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludotheque.engine.errors import BadScenario
from ludotheque.engine.position import Frame
from ludotheque.engine.reading import Said
from ludotheque.games.anima import sums, turn
from ludotheque.games.anima.faces import ADVANTAGE, CHARACTER, ENCOUNTER, FACES, MISSION, STATS, ZONE, MissionFace
from ludotheque.games.anima.gaia import KINDS, MARKERS, MOST_IN_HAND, MOST_IN_TEAM, NEXT_TURN, PHASES, Gaia, empty, pair

if TYPE_CHECKING:
    from ludotheque.games.anima.game import Anima

#: Decks and discard piles: their key, the field, and the type of their cards.
_PILES: Final = (
    ("characters", "characters", CHARACTER),
    ("zones", "zone_deck", ZONE),
    ("basics", "basics", MISSION),
    ("finals", "finals", MISSION),
    ("advantages", "advantages", ADVANTAGE),
    ("encounters", "encounters", ENCOUNTER),
    ("characters_out", "characters_out", CHARACTER),
    ("zones_out", "zones_out", ZONE),
    ("advantages_out", "advantages_out", ADVANTAGE),
    ("encounters_out", "encounters_out", ENCOUNTER),
)
_MARKS: Final = ("tapped", "asleep", "used")
_TOP: Final = {
    "seats",
    "active",
    "final",
    *_MARKS,
    "progress",
    "extra",
    "turn",
    "phase",
    "order",
    "step",
    "exploring",
    "tree",
    "both",
    "sought",
    "fought",
    "traded",
    "lasting",
    "markers",
    *(key for key, _, _ in _PILES),
}
_FLAGS: Final = ("reached", "out", "rested", "fresh")
_SEAT: Final = {
    "team",
    "hand",
    "missions",
    "going",
    "done",
    "plots",
    "at",
    *_FLAGS,
    "sits_out",
    "held",
    "ascent",
    "level",
    "recruited",
    "wants",
}
_START: Final = "turn"  # the phase of a scenario that begins with the turn itself


class _Reader:
    """Gives out copies: each card once, and a second time where `extra` says so."""

    def __init__(self, game: Anima, pos: Gaia, extra: list[int]) -> None:
        self.game = game
        self.pos = pos
        self.free = {face: [face] for face in range(len(FACES))}
        for face in extra:
            self.free[face].append(len(pos.faces))
            pos.faces.append(face)
            pos.known.append(0)
            pos.pool.append(pos.pool[face])
            pos.progress.append(0)

    def card(self, said: Said, kind: str) -> int:
        face = said.card(self.game.card_index)
        if FACES[face].kind != kind:
            raise said.wrong(f"{said.value!r} does not belong here", f"{said.value!r} n'a pas sa place ici")
        if not self.free[face]:
            raise said.wrong(f"{said.value!r} is in two places", f"{said.value!r} est à deux endroits", "AN-014")
        return self.free[face].pop(0)

    def cards(
        self, said: Said, kind: str, known: int, most: int = 200, least: int = 0, rule: str | None = None
    ) -> list[int]:
        found = [self.card(one, kind) for one in said.entries(most, least, rule)]
        for card in found:
            self.pos.known[card] = known
        return found

    def named(self, said: Said) -> int:
        """A card that lies somewhere already."""
        face = said.card(self.game.card_index)
        if face in self.free[face]:
            raise said.wrong(f"{said.value!r} lies nowhere", f"{said.value!r} n'est nulle part")
        return face


def read(game: Anima, data: dict[str, Any]) -> Gaia:
    top = Said(data).mapping(_TOP)
    fewest, most = game.seats
    seats = top.get("seats").entries(most, fewest, "AN-002")
    start = game.set_up(len(seats), 0, game.read_options({}, len(seats)))
    pos = empty(len(seats), 0, list(range(len(FACES))), start.pool)
    everyone = (1 << pos.seats) - 1
    pos.pool = [
        (CHARACTER, ZONE, ENCOUNTER, ADVANTAGE, MISSION).index(face.kind) + (face.band == "final") for face in FACES
    ]
    reader = _Reader(game, pos, [one.card(game.card_index) for one in top.get("extra", []).entries(20)])
    pos.tree = int(top.get("tree", False).flag())
    pos.needed = 2 if top.get("both", False).flag() else 1
    if "markers" in top:
        chosen = [MARKERS.index(one.one_of(MARKERS)) for one in top.get("markers").entries(pos.seats, pos.seats)]
        if len(set(chosen)) < len(chosen):
            raise top.get("markers").unfit("must be different", "doivent être différents", "AN-089")
        pos.markers = tuple(chosen)
    _read_table(pos, top, reader, everyone)
    for seat, said in enumerate(seats):
        _read_seat(pos, seat, said.mapping(_SEAT), reader, everyone)
    piles = [(key, field, kind, top.get(key, [])) for key, field, kind in _PILES]
    for key, field, kind, said in piles:
        cards = reader.cards(said, kind, everyone if key.endswith("_out") else 0)
        setattr(pos, field, cards[::-1])
    _rest(pos, reader)
    _read_marks(pos, top, reader)
    _read_time(pos, top)
    for seat in range(pos.seats):
        for card in pos.done[seat]:
            face = FACES[pos.faces[card]]
            assert isinstance(face, MissionFace)
            pos.might[seat] += face.combat
            pos.haste[seat] += face.speed
    _begin(pos, top)
    pos.events.clear()
    return pos


def _read_table(pos: Gaia, top: Said, reader: _Reader, everyone: int) -> None:
    for one in top.get("active").entries(len(FACES), 1, "AN-114"):
        one.mapping(("zone", "guard", "up"))
        zone = reader.card(one.get("zone"), ZONE)
        pos.active.append(zone)
        pos.known[zone] = everyone
        guard = -1
        if one.given("guard") is not None:
            guard = reader.card(one.get("guard"), ENCOUNTER)
            if one.get("up", False).flag():
                pos.unveiled |= 1 << guard
                pos.known[guard] = everyone
        pos.guards.append(guard)
    if not pos.tree and len(pos.active) > 2 * pos.seats:
        raise top.get("active").unfit("is above the limit of zones", "dépasse la limite de zones", "AN-116")
    if top.given("final") is not None:
        pos.final = reader.card(top.get("final"), MISSION)
        pos.known[pos.final] = everyone


def _read_seat(pos: Gaia, seat: int, said: Said, reader: _Reader, everyone: int) -> None:
    own = 1 << seat
    pos.team[seat] = reader.cards(said.get("team"), CHARACTER, everyone, MOST_IN_TEAM, 1, "AN-017")
    pos.hand[seat] = reader.cards(said.get("hand", []), ADVANTAGE, own, MOST_IN_HAND, 0, "AN-051")
    for field, kind, known in (
        ("missions", MISSION, own),
        ("going", MISSION, everyone),
        ("done", MISSION, everyone),
        ("plots", ADVANTAGE, everyone),
    ):
        piles = getattr(pos, field)
        cards = tuple(reader.cards(said.get(field, []), kind, known, 10))
        setattr(pos, field, (*piles[:seat], cards, *piles[seat + 1 :]))
    for field in _FLAGS:
        getattr(pos, field)[seat] = int(said.get(field, False).flag())
    pos.sits_out[seat] = said.get("sits_out", 0).number(0, 9)
    pos.ascent[seat] = said.get("ascent", 0).number(0, 9)
    pos.level[seat] = said.get("level", 0).number(0, 3)
    pos.wants[seat] = said.get("wants", -1).number(-64, 63)
    for field in ("at", "recruited"):
        one = said.given(field)
        if one is None:
            continue
        if field == "recruited":
            one.mapping(("zone", "turn"))
            pos.recruited_turn[seat] = one.get("turn").number()
            one = one.get("zone")
        zone = one.card(reader.game.card_index)
        if field == "at" and zone not in pos.active:
            raise one.wrong("this zone is not in play", "cette zone n'est pas en jeu", "AN-113")
        getattr(pos, field)[seat] = zone
    if pos.reached[seat] and pos.at[seat] < 0:
        raise said.unfit("has reached no zone", "n'a atteint aucune zone", "AN-119")
    held = said.given("held")
    if held is not None:
        pos.held[seat] = held.card(reader.game.card_index)
        if (pos.held[seat] != pos.final and pos.held[seat] not in pos.going[seat]) or pos.at[seat] < 0:
            raise held.wrong("it must be in progress, in a zone", "elle doit être en cours, dans une zone", "AN-044")


def _rest(pos: Gaia, reader: _Reader) -> None:
    """What is named nowhere lies at the bottom of its deck."""
    for copies in reader.free.values():
        for copy in copies:
            face = FACES[pos.faces[copy]]
            if face.kind == MISSION:
                (pos.finals if face.band == "final" else pos.basics).insert(0, copy)
            else:
                decks = {
                    CHARACTER: pos.characters,
                    ZONE: pos.zone_deck,
                    ENCOUNTER: pos.encounters,
                    ADVANTAGE: pos.advantages,
                }
                decks[face.kind].insert(0, copy)
    if pos.tree:
        pos.active += pos.zone_deck
        pos.guards += [-1] * len(pos.zone_deck)
        for zone in pos.zone_deck:
            pos.known[zone] = (1 << pos.seats) - 1
        pos.zone_deck = []
    if pos.final >= 0 and pos.final in pos.finals:
        pos.finals.remove(pos.final)


def _read_marks(pos: Gaia, top: Said, reader: _Reader) -> None:
    for name, field in zip(_MARKS, ("tapped", "down", "used"), strict=True):
        mask = 0
        for one in top.get(name, []).entries(len(FACES)):
            mask |= 1 << reader.named(one)
        setattr(pos, field, mask)
    for id, said in top.get("progress", {}).items(20):
        face = Said(id, f"progress.{id[:40]}").card(reader.game.card_index)
        if FACES[face].band == "final":
            raise said.wrong(
                "the steps of the Final are each seat's ascent", "les étapes de la Finale vont à chaque place"
            )
        pos.progress[face] = said.number(0, 9)
    for one in top.get("lasting", []).entries(50):
        stat, amount, seat, span, kind, card = one.entries(6, 6)
        pos.lasting.append(
            [
                stat.number(0, STATS - 1),
                amount.number(-9, 9),
                seat.number(0, pos.seats - 1),
                span.number(1, NEXT_TURN),
                -1 if kind.value is None else KINDS.index(kind.one_of(KINDS)),
                -1 if card.value is None else card.card(reader.game.card_index),
            ]
        )


def _read_time(pos: Gaia, top: Said) -> None:
    pos.turns = top.get("turn", 1).number()
    pos.sought = int(top.get("sought", False).flag())
    for field in ("fought", "traded"):
        for one in top.get(field, []).entries(20):
            pairs = [each.number(0, pos.seats - 1) for each in one.entries(2, 2)]
            setattr(pos, field, getattr(pos, field) | pair(pairs[0], pairs[1]))


def _begin(pos: Gaia, top: Said) -> None:
    """The turn begins, or stands at a step of one of its phases."""
    phase = top.get("phase", "reset").one_of((_START, *PHASES[1:]), "AN-078")
    pos.order = sorted(range(pos.seats), key=lambda seat: -sums.speed(pos, seat))
    if "order" in top:
        pos.order = _order(top.get("order"), pos.seats)
    if phase == _START:
        pos.stack = [Frame(turn.TURN, 0)]
        return
    number = PHASES.index(phase)
    pos.step = top.get("step", 0).number(0, pos.seats - 1)
    if pos.step:
        pos.phase = number
        exploring = _order(top.get("exploring"), pos.seats) if "exploring" in top else pos.order.copy()
        pos.stack = [Frame(turn.TURN, 0, pc=number, chosen=exploring)]
    else:
        pos.phase = number - 1
        pos.stack = [Frame(turn.TURN, 0, pc=number)]


def _order(said: Said, seats: int) -> list[int]:
    """Every seat once."""
    order = [one.number(0, seats - 1) for one in said.entries(seats, seats, "AN-079")]
    if len(set(order)) < seats:
        raise said.unfit("names a seat twice", "nomme deux fois une place", "AN-079")
    return order


def write(game: Anima, pos: Gaia) -> dict[str, Any]:
    """The position as a scenario: it must stand at the question that begins a step."""
    steps = ("reset/step", "movement/step", "interaction/step", "exploration/step")
    if len(pos.stack) != 2 or not pos.asked or pos.stack[1].program.name not in steps:
        raise BadScenario(
            "a scenario is written at the start of a step", "un scénario s'écrit au début d'une étape d'un joueur"
        )

    def ids(cards: Any) -> list[str]:
        return [FACES[pos.faces[card]].id for card in cards]

    def marked(mask: int) -> list[str]:
        return ids(card for card in range(len(pos.faces)) if mask >> card & 1)

    def one(card: int) -> str | None:
        return FACES[pos.faces[card]].id if card >= 0 else None

    order = list(pos.stack[0].chosen)
    seats = []
    for seat in range(pos.seats):
        said: dict[str, Any] = {
            "team": ids(pos.team[seat]),
            "hand": ids(pos.hand[seat]),
            "missions": ids(pos.missions[seat]),
            "going": ids(pos.going[seat]),
            "done": ids(pos.done[seat]),
            "plots": ids(pos.plots[seat]),
            "at": one(pos.at[seat]),
            **{name: bool(getattr(pos, name)[seat]) for name in _FLAGS},
            "sits_out": pos.sits_out[seat],
            "held": one(pos.held[seat]),
            "ascent": pos.ascent[seat],
            "level": pos.level[seat],
            "recruited": {"zone": one(pos.recruited[seat]), "turn": pos.recruited_turn[seat]}
            if pos.recruited[seat] >= 0
            else None,
            "wants": pos.wants[seat],
        }
        seats.append(said)
    pairs = [(a, b) for a in range(pos.seats) for b in range(a + 1, pos.seats)]
    return {
        "seats": seats,
        "active": [
            {"zone": one(zone), "guard": one(guard), "up": bool(guard >= 0 and pos.unveiled >> guard & 1)}
            for zone, guard in zip(pos.active, pos.guards, strict=True)
        ],
        "final": one(pos.final),
        **{key: ids(getattr(pos, field)[::-1]) for key, field, _ in _PILES},
        "tapped": marked(pos.tapped),
        "asleep": marked(pos.down),
        "used": marked(pos.used),
        "progress": {one(card): steps for card, steps in enumerate(pos.progress) if steps},
        "extra": ids(range(len(FACES), len(pos.faces))),
        "turn": pos.turns,
        "phase": PHASES[pos.phase],
        "order": pos.order[:],
        "step": pos.step - 1,
        **({"exploring": order} if pos.step > 1 and order != pos.order else {}),
        "tree": bool(pos.tree),
        "both": pos.needed > 1,
        "sought": bool(pos.sought),
        "fought": [[a, b] for a, b in pairs if pos.fought & pair(a, b)],
        "traded": [[a, b] for a, b in pairs if pos.traded & pair(a, b)],
        "markers": [MARKERS[marker] for marker in pos.markers],
        "lasting": [
            [stat, amount, seat, span, KINDS[kind] if kind >= 0 else None, one(card)]
            for stat, amount, seat, span, kind, card in pos.lasting
        ],
    }
