"""What a table shows: zones with their markers, tables and guards, teams with Combat and Speed by cause, missions, odds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.engine.view import EVERYONE, NOBODY, OWNER, Zone, ZoneKind, kinds_of
from ludotheque.games.anima import movement, odds, playing, sums
from ludotheque.games.anima.faces import (
    BY_COMBAT,
    BY_SPEED,
    FACES,
    MOMENTS,
    MissionFace,
    ZoneFace,
    stage_of,
    steps_done,
)
from ludotheque.games.anima.gaia import (
    DIE_A,
    DIE_B,
    FOE,
    MARKERS,
    MOST_IN_HAND,
    MOST_IN_TEAM,
    PHASES,
    SIDE_A,
    SIDE_B,
    Gaia,
)

if TYPE_CHECKING:
    from ludotheque.games.anima.game import Anima

# The visibility table (AN-S47): decks are hidden, hands and missions are their owner's, guards lie face down.
CHARACTERS = ZoneKind("characters", "pile", "card-draw", NOBODY)
CHARACTERS_OUT = ZoneKind("characters_out", "pile", "card-discard", EVERYONE)
ZONE_DECK = ZoneKind("zone_deck", "pile", "card-draw", NOBODY)
ZONES_OUT = ZoneKind("zones_out", "pile", "card-discard", EVERYONE)
BASICS = ZoneKind("basics", "pile", "card-draw", NOBODY)
FINALS = ZoneKind("finals", "pile", "card-draw", NOBODY)
FINAL = ZoneKind("final", "row", "trophy", EVERYONE)
ADVANTAGES = ZoneKind("advantages", "pile", "card-draw", NOBODY)
ADVANTAGES_OUT = ZoneKind("advantages_out", "pile", "card-discard", EVERYONE)
ENCOUNTERS = ZoneKind("encounters", "pile", "card-draw", NOBODY)
ENCOUNTERS_OUT = ZoneKind("encounters_out", "pile", "card-discard", EVERYONE)
ACTIVE = ZoneKind("active", "row", "treasure-map", EVERYONE)
GUARDS = ZoneKind("guards", "row", "hooded-figure", EVERYONE, NOBODY)
FACING = ZoneKind("facing", "row", "crossed-swords", EVERYONE)
PENDING = ZoneKind("pending", "row", "card-play", EVERYONE)
DRAWN = ZoneKind("drawn", "hand", "character", OWNER)
TEAM = ZoneKind("team", "row", "three-friends", EVERYONE)
HAND = ZoneKind("hand", "hand", "poker-hand", OWNER)
MISSIONS = ZoneKind("missions", "hand", "scroll-unfurled", OWNER)
GOING = ZoneKind("going", "row", "scroll-unfurled", EVERYONE)
DONE = ZoneKind("done", "row", "trophy", EVERYONE)
PLOTS = ZoneKind("plots", "row", "gem-pendant", EVERYONE)
#: Zones whose cards look the same to everybody who sees them (`Contract.alike`).
ALIKE = kinds_of(
    CHARACTERS, CHARACTERS_OUT, ZONE_DECK, ZONES_OUT, BASICS, FINALS, ADVANTAGES, ADVANTAGES_OUT,
    ENCOUNTERS, ENCOUNTERS_OUT, GUARDS, FACING, PENDING, DRAWN, HAND, DONE, PLOTS,
)  # fmt: skip

#: The moments for interruptions by their ids, in the order of `faces.MOMENTS`.
WATCHED = ("declared", "attacked", "rolled", "beaten", "explored", "played")
#: The zone, as a card of the catalogue, in which each objective of a mission lies.
AIMS = {
    reward.place: face.id for face in FACES if isinstance(face, ZoneFace) for reward in face.rewards if reward.place
}

_STEP_ICONS = {
    "reset": "cycle",
    "movement": "boot-prints",
    "interaction": "conversation",
    "exploration": "treasure-map",
}


def zones(pos: Gaia) -> list[Zone]:
    found = [
        Zone(CHARACTERS, -1, pos.characters),
        Zone(CHARACTERS_OUT, -1, pos.characters_out),
        Zone(ZONE_DECK, -1, pos.zone_deck),
        Zone(ZONES_OUT, -1, pos.zones_out),
        Zone(BASICS, -1, pos.basics),
        Zone(FINALS, -1, pos.finals),
        Zone(FINAL, -1, [pos.final] if pos.final >= 0 else []),
        Zone(ADVANTAGES, -1, pos.advantages),
        Zone(ADVANTAGES_OUT, -1, pos.advantages_out),
        Zone(ENCOUNTERS, -1, pos.encounters),
        Zone(ENCOUNTERS_OUT, -1, pos.encounters_out),
        Zone(ACTIVE, -1, on_table(pos)),
        Zone(GUARDS, -1, [card for card in pos.guards if card >= 0]),
        Zone(FACING, -1, pos.facing),
        Zone(PENDING, -1, pos.pending[::3]),
    ]
    for seat in range(pos.seats):
        found += [
            Zone(
                HAND, seat, pos.hand[seat]
            ),  # before the other cards that only their owner sees: it is what a page calls the hand
            Zone(DRAWN, seat, pos.drawn[seat]),
            Zone(MISSIONS, seat, list(pos.missions[seat])),
            Zone(
                GOING, seat, list(pos.going[seat])
            ),  # on the left of the team (AN-040), what is done on its right (AN-041)
            Zone(TEAM, seat, pos.team[seat]),
            Zone(DONE, seat, list(pos.done[seat])),
            Zone(PLOTS, seat, list(pos.plots[seat])),
        ]
    return found


def on_table(pos: Gaia) -> list[int]:
    """The active zones, and the one that is being put into play."""
    goal = pos.goal
    return [*pos.active, goal] if goal >= 0 and goal not in pos.active else pos.active


def shown(pos: Gaia, viewer: int) -> set[int]:
    """The two who bargain see what lies between them."""
    return set(pos.trade[2:]) if pos.trade and viewer in pos.trade[:2] else set()


def parts(game: Anima, pos: Gaia, found: list[sums.Part]) -> list[dict[str, Any]]:
    """The parts of a sum with the card or the reason each comes from."""
    said = []
    for card, amount in found:
        cause = "rest" if card == sums.FROM_REST else "missions" if card == sums.FROM_MISSIONS else None
        said.append(
            {
                "card": game.ref(pos, card) if card >= 0 else None,
                "words": game.say(f"cause-{cause}")
                if cause
                else game.cards[pos.faces[card]].names
                if card >= 0
                else None,
                "adds": amount,
            }
        )
    return said


def scene(game: Anima, pos: Gaia, viewer: int) -> dict[str, Any]:
    began = pos.turns > 0
    return {
        "mode": "tree" if pos.tree else "horizons",
        "turn": pos.turns,
        "title": game.say("title-turn", {"n": pos.turns}) if began else game.say("title-set-up"),
        "steps": [
            {"id": phase, "words": game.say(f"phase-{phase}"), "icon": _STEP_ICONS[phase]} for phase in PHASES[1:]
        ],
        "step": PHASES[pos.phase] if began and pos.winner < 0 else None,
        "active": pos.stack[0].seat if began and pos.stack else None,
        "duties": [],
        "seat_order": pos.order[:],
        "gone": gone(pos),
        "moment": moment(game, pos),
        "wants": wants(pos, viewer),
        "limit": None if pos.tree else movement.limit(pos),
        "needed": pos.needed,
        "sought": bool(pos.sought),
        "die": pos.die or None,
        "battle": fight(game, pos),
        "trade": trade(game, pos, viewer),
    }


def gone(pos: Gaia) -> list[int]:
    """The seats that have had their step of the phase."""
    if not pos.turns or not pos.stack or pos.step < 1:
        return []
    return (pos.stack[0].chosen or pos.order)[: pos.step - 1]


def moment(game: Anima, pos: Gaia) -> str | None:
    """The moment of the interruptions that are being asked for."""
    if not pos.asked:
        return None
    asking = game.asking(pos)
    return game.thing_id("moment", MOMENTS.index(asking.moment)) if isinstance(asking, playing.Window) else None


def wants(pos: Gaia, viewer: int) -> list[str] | None:
    """At which moments a seat wants to be asked; that is its own affair."""
    if not 0 <= viewer < pos.seats:
        return None
    return [id for index, id in enumerate(WATCHED) if pos.wants[viewer] >> index & 1]


def outlook(pos: Gaia, viewer: int) -> odds.Outlook | None:
    """What awaits the team of a seat that is being asked, once the game has begun."""
    asked = viewer in pos.asked and pos.turns > 0 and pos.winner == -1
    return odds.Outlook(pos, viewer) if asked and pos.team[viewer] else None


def _outlook_on(zone: Zone, pos: Gaia, viewer: int) -> odds.Outlook | None:
    """The same for the cards of a row: the fights that all of them may lead to are thought through once."""
    if viewer not in zone.notes:
        zone.notes[viewer] = outlook(pos, viewer)
    ahead: odds.Outlook | None = zone.notes[viewer]
    return ahead


def fight(game: Anima, pos: Gaia) -> dict[str, Any] | None:
    """The fight of the moment: both sides by cause, the dice, and the odds before they fall."""
    if not pos.fight:
        return None
    one, other, foe = pos.fight[SIDE_A], pos.fight[SIDE_B], pos.fight[FOE]
    a, b = sums.sides(pos)
    theirs = sums.parts(pos, other, BY_COMBAT) if other >= 0 else sums.foe_parts(pos)
    return {
        "seat": one,
        "against": other if other >= 0 else None,
        "foe": game.ref(pos, foe) if foe >= 0 else None,
        "called": game.piece_words(pos, "foe", sums.fought(pos)) if foe >= 0 else None,
        "combat": [a, b],
        "parts": [parts(game, pos, sums.parts(pos, one, BY_COMBAT)), parts(game, pos, theirs)],
        "dice": [pos.fight[DIE_A] or None, pos.fight[DIE_B] or None],
        "odds": odds.fight(a - b, creature=other < 0),
    }


def trade(game: Anima, pos: Gaia, viewer: int) -> dict[str, Any] | None:
    """The trade of the moment: who bargains, how much lies there and, for those two, what."""
    if not pos.trade:
        return None
    laid = pos.trade[2:]
    sees = viewer in pos.trade[:2] or viewer < -1
    counts = [sum(card in pos.hand[seat] or card in pos.team[seat] for card in laid) for seat in pos.trade[:2]]
    return {
        "seats": pos.trade[:2],
        "counts": counts,
        "cards": [game.ref(pos, card) for card in laid] if sees else None,
    }


def player(game: Anima, pos: Gaia, seat: int, viewer: int) -> dict[str, Any]:
    combat, speed = sums.combat(pos, seat), sums.speed(pos, seat)
    counters: list[dict[str, Any]] = [
        {"id": "combat", "icon": "crossed-swords", "value": combat, "of": None},
        {"id": "speed", "icon": "running-shoe", "value": speed, "of": None},
        {"id": "team", "icon": "three-friends", "value": len(pos.team[seat]), "of": MOST_IN_TEAM},
        {"id": "hand", "icon": "poker-hand", "value": len(pos.hand[seat]), "of": MOST_IN_HAND},
        {"id": "done", "icon": "trophy", "value": len(pos.done[seat]), "of": pos.needed},
    ]
    for counter in counters:
        counter["words"] = game.say(f"counter-{counter['id']}")
    badges = [
        {"id": id, "words": game.say(f"badge-{id}"), "icon": icon}
        for id, icon, so in (
            ("out", "return-arrow", pos.out[seat]),
            ("rests", "camping-tent", pos.rested[seat]),
            ("fresh", "sun", pos.fresh[seat]),
            ("sits-out", "hourglass", pos.sits_out[seat]),
            ("held", "stone-tower", pos.held[seat] >= 0),
        )
        if so
    ]
    said: dict[str, Any] = {}
    if 0 <= viewer < pos.seats and viewer != seat and pos.at[seat] >= 0 and pos.at[seat] == pos.at[viewer]:
        ahead = outlook(pos, viewer)
        if ahead is not None and not pos.fight:
            said["odds"] = ahead.rival(seat)
    return {
        **said,
        "seat": seat,
        "band": None,
        "counters": counters,
        "badges": badges,
        "cards": [],
        "won": pos.winner == seat,
        "marker": MARKERS[pos.markers[seat]],
        "stands": game.ref(pos, pos.at[seat]) if pos.at[seat] >= 0 else None,
        "tier": pos.level[seat] if pos.tree else None,
        "combat": parts(game, pos, sums.parts(pos, seat, BY_COMBAT)),
        "speed": parts(game, pos, sums.parts(pos, seat, BY_SPEED)),
    }


def _walker(pos: Gaia, zone: Zone, viewer: int) -> int:
    """Whose steps a mission shows: its owner's; of the Final the viewer's own, or to those who watch the furthest."""
    if zone.owner >= 0:
        return zone.owner
    return viewer if viewer >= 0 else pos.ascent.index(max(pos.ascent))


def card_state(game: Anima, pos: Gaia, card: int, zone: Zone, viewer: int) -> dict[str, Any]:
    kind = zone.kind
    states = []
    said: dict[str, Any] = {}
    if pos.tapped >> card & 1:
        states.append("tapped")
    if pos.down >> card & 1:
        states.append("asleep")
    face = FACES[pos.faces[card]]
    if kind is ACTIVE and isinstance(face, ZoneFace):
        said["markers"] = [seat for seat in range(pos.seats) if pos.at[seat] == card]
        ahead = _outlook_on(zone, pos, viewer)
        said["exploration"] = odds.exploration(face) if ahead is None else ahead.exploration(card)
        guard = pos.guards[pos.active.index(card)] if card in pos.active else -1
        said["guarded"] = guard >= 0
        if guard >= 0 and pos.unveiled >> guard & 1:
            said["guard"] = game.ref(pos, guard)
            if ahead is not None and sums.creature(pos, guard) is not None:
                said["odds"] = ahead.creature(guard)
        elif guard >= 0 and ahead is not None:
            said["entry"] = ahead.entry(card)
    elif kind is GUARDS:
        said["lies_on"] = game.ref(pos, pos.active[pos.guards.index(card)])
    elif isinstance(face, MissionFace) and kind in (MISSIONS, GOING, FINAL):
        walker = _walker(pos, zone, viewer)
        said["progress"] = [steps_done(pos, walker, card), len(face.stages)]
        stage = stage_of(pos, walker, card)
        said["aim"] = AIMS[stage.place]
        ahead = outlook(pos, viewer)
        if ahead is not None and (kind is FINAL or zone.owner == viewer):
            said["trials"] = ahead.trials(card, stage.trials)
    if kind is HAND and card in pos.trade[2:]:
        states.append("laid")
    if kind is TEAM and card in pos.trade[2:] and viewer in pos.trade[:2]:
        states.append("laid")
    if states:
        said["states"] = states
    return said


def hidden_state(game: Anima, pos: Gaia, card: int, zone: Zone) -> dict[str, Any]:
    return {"lies_on": game.ref(pos, pos.active[pos.guards.index(card)])} if zone.kind is GUARDS else {}
