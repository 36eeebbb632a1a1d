"""A campaign from session to session: what a session leaves, read with every fault named, and how the next one takes it up.

What is left goes to nobody as it stands: the Director's notes and banked Malice are in it.
"""

from __future__ import annotations

from typing import Any

from ludotheque.engine.position import copy_plain
from ludotheque.engine.reading import Said
from ludotheque.games.drawsteel.beings import HERO, Being, Sheet, new_being
from ludotheque.games.drawsteel.rules import tokens
from ludotheque.games.drawsteel.session import Session, heroes
from ludotheque.games.drawsteel.sheets import read_sheet
from ludotheque.games.drawsteel.table import story

#: What is kept of how a hero fares; everything else is over with the session.
_KEPT = ("stamina", "recoveries", "victories", "xp", "project")
#: What older sessions did not leave.
_LATER = ("project",)
_FIELDS = (
    "heroes",
    "tokens",
    "hours",
    "session",
    "interrupted",
    "banked",
    "setting",
    "notes",
    "adventures",
    "story",
    "adventure",
)
#: What is known of an adventure that was played, or is being played.
_ADVENTURE = ("title", "scenes", "sessions")
_MOST_HEROES, _MOST_NOTES, _MOST_FREED, _LONGEST = 40, 1000, 20, 500
_MOST = 10**6


def carry(pos: Session) -> dict[str, Any]:
    """What the next session must know (DS-110 to DS-112)."""
    return {
        "heroes": [_hero(pos.beings[number]) for number in heroes(pos)],
        "tokens": pos.tokens if pos.closed else tokens.closing(pos.tokens, carried=bool(pos.carried)),
        "hours": pos.hours,
        "session": pos.campaign["session"],
        "interrupted": pos.campaign["interrupted"],
        "banked": pos.banked,
        "setting": pos.campaign["setting"],
        "notes": pos.notes[:],
        "adventures": copy_plain(pos.campaign["adventures"]),
        "story": copy_plain(pos.campaign["adventure"]),
        "adventure": copy_plain(pos.adventure),
    }


def _hero(one: Being) -> dict[str, Any]:
    left = {name: one[name] for name in _KEPT}  # type: ignore[literal-required]
    return {"sheet": copy_plain(one["sheet"]), **left, "dead": one["dead"], "freed": one["freed"][:]}


def read(said: Said, seats: int) -> dict[str, Any]:
    """What a session has left, unchanged; whatever no session leaves is refused."""
    said.mapping(_FIELDS)
    for name in _FIELDS:
        if name not in said:
            raise said.unfit(f"lacks {name!r}", f"n’a pas de {name!r}")
    for one in said.get("heroes").entries(_MOST_HEROES, 1):
        one.mapping(("sheet", *_KEPT, "dead", "freed"))
        if read_sheet(one.get("sheet").value, f"{one.path}.sheet.") != one.get("sheet").value:
            raise one.wrong(
                "this is not a sheet as a session leaves it", "ce n’est pas une fiche telle qu’une séance en laisse"
            )
        one.get("stamina").number(-_MOST, _MOST, "DS-156")
        for name in _KEPT[1:]:
            (one.get(name, 0) if name in _LATER else one.get(name)).number(0, _MOST)
        one.get("dead").flag()
        for ability in one.get("freed", []).entries(_MOST_FREED):
            ability.text(_LONGEST)
    for name in ("tokens", "hours", "session", "interrupted", "banked"):
        said.get(name).number(0, _MOST)
    if said.get("setting").value != "":
        said.get("setting").text(_LONGEST)
    for one in said.get("notes").entries(_MOST_NOTES):
        one.text(_LONGEST)
    current = said.get("story").mapping()
    for one in (*said.get("adventures").entries(_MOST_NOTES), *((current,) if current.value else ())):
        one.mapping(_ADVENTURE)
        one.get("title").text(_LONGEST)
        one.get("scenes").number(0, _MOST)
        one.get("sessions").number(1, _MOST)
    adventure = said.get("adventure").mapping()
    if adventure.value:
        adventure.get("id").text(_LONGEST)
    left: dict[str, Any] = said.value
    return left


def sheets(carried: dict[str, Any] | None, brought: list[Sheet]) -> list[Sheet]:
    """The heroes of a session: those of the last one, and whoever joins them."""
    if carried is None:
        return brought
    known = [one["sheet"] for one in carried["heroes"]]
    ids = [sheet["id"] for sheet in known]
    return [*known, *(sheet for sheet in brought if sheet["id"] not in ids)]


def take_up(pos: Session, carried: dict[str, Any]) -> None:
    """Go on from the last session: heroes as they were, the clock, the Director's secrets; tokens by the rules (DS-091, DS-111, DS-R08)."""
    for one, left in zip(pos.beings, carried["heroes"], strict=False):
        for name in (*_KEPT, "dead"):
            one[name] = left.get(name, 0)  # type: ignore[literal-required]
        one["freed"] = left.get("freed", [])[:]  # a session that ends is neither a Victory nor a respite (DSB-139)
    pos.hours, pos.banked = carried["hours"], carried["banked"]
    pos.notes = carried["notes"][:]
    left = {
        **pos.campaign,
        "setting": carried["setting"],
        "session": carried["session"],
        "interrupted": carried["interrupted"],
        "adventures": copy_plain(carried["adventures"]),
        "adventure": copy_plain(carried["story"]),
        "kept": 0 if pos.carried else carried["tokens"],
        "breather": -1,
    }
    pos.campaign = story.next_session(left)
    if carried["adventure"]:
        pos.adventure = copy_plain(carried["adventure"])
    living = sum(one["kind"] == HERO and not one["dead"] for one in pos.beings)  # retainers do not count (DS-R10)
    pos.tokens = tokens.opening(living, carried["tokens"], carried=bool(pos.carried))


def fresh_heroes(given: list[Sheet], seats: int) -> list[Being]:
    """Each player runs a hero; where there are fewer players than heroes, the heroes go round the table."""
    return [new_being(sheet, 1 + number % (seats - 1)) for number, sheet in enumerate(given)]
