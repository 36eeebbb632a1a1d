"""Creatures and objects: what they are by nature (their sheet) and how they fare now.

Both are plain data with typed fields, because heroes and foes come from files of anybody's making and live in a position.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

from ludotheque.engine.words import Words
from ludotheque.games.drawsteel.rules import stamina

HERO, FOE, NPC, OBJECT = "hero", "foe", "npc", "object"
KINDS = (HERO, FOE, NPC, OBJECT)
#: The Director's seat; the players sit behind it.
DIRECTOR = 0
#: Words that make something supernatural; whatever has neither is mundane (DS-126, DS-127).
SUPERNATURAL = ("magic", "psionic")
#: Actions that something sets off; the second does not count against the one a round (DSB-044, DSB-045).
FREE_TRIGGERED = "free-triggered"
TRIGGERED = ("triggered", FREE_TRIGGERED)


class Ability(TypedDict):
    """What a creature can do (DSB-120): see docs/play/drawsteel-sheets.md."""

    id: str
    name: Words
    action: str  # main, maneuver, triggered, free-triggered, free, villain, malice
    keywords: list[str]
    distance: int  # zones away it reaches: 0 is one's own zone; see `area`
    area: str  # "" one by one, "zone" everyone in one zone, "all" everyone on the ground
    targets: int  # the most it may have
    who: str  # foes, allies, creatures, self, objects
    only: str  # a keyword that the targets must have; "" for none
    roll: str  # the characteristic it is rolled with; "" where nothing is rolled
    tiers: list[list[dict[str, Any]]]  # effects of tier 1, 2 and 3
    effects: list[dict[str, Any]]  # what it does whatever the roll
    cost: int  # of the Heroic Resource, or of Malice
    when: str  # of a triggered action: what sets it off, see `effects.WHENS`
    trigger: Words | None
    flavour: Words | None


class Sheet(TypedDict):
    """What somebody is, whatever happens to them."""

    id: str
    name: Words
    kind: str
    characteristics: dict[str, int]
    stamina: int
    recoveries: int
    level: int | None  # most people have none (DS-190)
    sapient: bool  # the Director's say, whatever the Reason (DS-086 to DS-088)
    keywords: list[str]
    skills: list[str]
    abilities: list[Ability]
    calling: Words | None  # the class, which names the Heroic Resource (DS-152)
    resource: Words | None
    gain: str  # of the resource, each turn: "2" or "1d3"; "" where it is counted by hand (DS-155)
    traits: list[dict[str, Any]]
    organization: str  # of foes: minion, platoon, elite, leader, solo; "" for others
    ev: int  # what a foe counts in a budget (for a minion: four of them)
    immunity: dict[str, int]
    weakness: dict[str, int]
    picture: str  # an icon
    note: Words | None  # for the Director alone
    question: Words | None  # what the player is asked before the first scene


class Affliction(TypedDict):
    """A condition that a creature suffers."""

    id: str
    source: int  # whose doing, or -1
    ends: str  # "save", "turn" (the end of the creature's next turn), "fight"
    since: int  # the turn in which it came, as `Session.turns` counts


class Being(TypedDict):
    """Somebody or something on the table."""

    sheet: Sheet
    kind: str
    seat: int  # who runs it: the Director or a player (DS-129, DS-130)
    stamina: int
    temporary: int
    recoveries: int
    victories: int
    xp: int
    resource: int
    surges: int
    afflictions: list[Affliction]
    zone: int  # of the ground, or -1 outside a fight
    acted: int  # the last round in which it took its turn
    reacted: int  # the last round in which it used its triggered action
    dead: bool
    holder: int  # of an object: the creature that holds, wears or controls it, or -1 (DS-123)
    hidden: bool  # not shown to the players yet
    away: bool  # of a hero: not at the table, because the player left or comes later (DS-R09)
    benefit: int  # when it last drew on a hero token: the count of turns (DS-108)
    activities: int  # taken in this respite (DS-171)
    squad: list[int]  # of minions: how many stand, out of how many; empty for others
    fallen: list[int]  # the turn in which it was felled, and by whom; empty otherwise
    out: bool  # knocked out instead of killed
    heed: str  # when its player is asked about tokens before damage
    favours: list[list[str]]  # edges and banes that wait for its next roll: kind and cause
    captain: int  # of a squad: who leads it, or -1 (DSB-099)
    freed: list[str]  # abilities used for nothing outside of a fight since the last Victory or respite (DSB-138)
    project: int  # points of its project (DSB-194)


def new_being(sheet: Sheet, seat: int) -> Being:
    """Somebody fresh from their sheet."""
    return {
        "sheet": sheet,
        "kind": sheet["kind"],
        "seat": seat,
        "stamina": sheet["stamina"],
        "temporary": 0,
        "recoveries": sheet["recoveries"],
        "victories": 0,
        "xp": 0,
        "resource": 0,
        "surges": 0,
        "afflictions": [],
        "zone": -1,
        "acted": 0,
        "reacted": 0,
        "dead": False,
        "holder": -1,
        "hidden": False,
        "away": False,
        "benefit": -1,
        "activities": 0,
        "squad": [],
        "fallen": [],
        "out": False,
        "heed": "falling",
        "favours": [],
        "captain": -1,
        "freed": [],
        "project": 0,
    }


def new_squad(sheet: Sheet, seat: int, size: int) -> Being:
    """So many minions of one sheet, which share one pool of Stamina (DSB-095)."""
    being = new_being(sheet, seat)
    being["squad"] = [size, size]
    being["stamina"] = maximum(being)
    return being


def maximum(being: Being) -> int:
    """Its Stamina when it is whole; a squad shares one pool (DSB-095)."""
    return being["sheet"]["stamina"] * (being["squad"][1] if being["squad"] else 1)


def state(being: Being) -> str:
    """Fine, winded, dying or dead."""
    if being["dead"]:
        return stamina.DEAD
    if being["squad"]:
        return stamina.FINE if being["stamina"] > 0 else stamina.DEAD  # a squad is never winded (DSB-098)
    return stamina.state(being["stamina"], maximum(being), hero=being["kind"] == HERO)


def met(being: Being) -> bool:
    """Whether the players see somebody: foes only while they stand on the ground of a fight."""
    return not being["hidden"] and (being["kind"] != FOE or being["zone"] >= 0)


def is_object(being: Being) -> bool:
    """Objects, and creatures that died (DS-119, DS-120, DS-122)."""
    return being["kind"] == OBJECT or being["dead"]


def is_creature(being: Being) -> bool:
    return not is_object(being)


def veiled(being: Being) -> bool:
    """Whether the figures of somebody are the Director's alone: those of heroes and of whoever a player runs are not."""
    return being["seat"] == DIRECTOR and being["kind"] != HERO


def supernatural(thing: Mapping[str, Any]) -> bool:
    """Magic or psionic; whatever is neither is mundane (DS-126, DS-127).

    Abilities, creatures and objects (their sheets) and effects are all told apart so, by their keywords (DS-128).
    """
    return any(word in SUPERNATURAL for word in thing.get("keywords", ()))
