"""Scenarios: any moment at which the Director is asked what comes next, or who goes next in a fight, written by hand.

seats: how many sit there, the Director among them      tokens, malice, banked, hours, session, pace, carried, setting, notes
scene: {number, title, worthy}      beings: [{sheet, seat, …}, …]: the sheet as in a file of its own or the id of a ready one,
and whatever differs from somebody fresh: stamina, temporary, recoveries, victories, xp, resource, surges, zone, dead, hidden, away,
out, holder, acted, reacted, squad (how many stand, out of how many), conditions: [{id, ends, source}, …]
fight: {zones (names), round, side (whose pick it is), first, surprised}; without it nothing is under way

A wrong one is refused with the way to the value at fault; in a YAML text (`read_text`) with its line, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from ludotheque.engine.errors import BadScenario, LudothequeError
from ludotheque.engine.position import copy_plain
from ludotheque.engine.reading import Said
from ludotheque.games.drawsteel import content, sheets
from ludotheque.games.drawsteel.beings import DIRECTOR, FOE, HERO, Being, maximum, new_being
from ludotheque.games.drawsteel.rules import conditions, experience
from ludotheque.games.drawsteel.session import FIGHT as FIGHTING
from ludotheque.games.drawsteel.session import FREE, Session
from ludotheque.games.drawsteel.table import fight, ground
from ludotheque.games.drawsteel.table.direct import SESSION

if TYPE_CHECKING:
    from ludotheque.games.drawsteel.game import DrawSteel

_COUNTS: Final = ("tokens", "malice", "banked", "hours")
_TOP: Final = ("seats", *_COUNTS, "session", "pace", "carried", "setting", "notes", "scene", "beings", "fight")
#: Figures of somebody, and the lowest each may be.
_FIGURES: Final = {
    "stamina": -999,
    "temporary": 0,
    "recoveries": 0,
    "victories": 0,
    "xp": 0,
    "resource": 0,
    "surges": 0,
    "zone": -1,
    "acted": 0,
    "reacted": 0,
}
_FLAGS: Final = ("dead", "hidden", "away", "out")
_BEING: Final = ("sheet", "seat", *_FIGURES, *_FLAGS, "holder", "squad", "conditions")
_FIGHT: Final = ("zones", "round", "side", "first", "surprised")
_ENDS: Final = ("save", "turn", "fight")
_NEXT_TURN: Final = 2  # where a fight asks who goes next


def read_text(game: DrawSteel, text: str) -> Session:
    """The position that a YAML text describes; a wrong one is refused with its line."""
    try:
        said = sheets.said_of(text)
        return read(game, said)
    except sheets.BadSheet as fault:
        raise BadScenario(fault.words["en"], fault.words["fr"], fault.rule) from None


def read(game: DrawSteel, said: Said) -> Session:
    top = said.mapping(_TOP)
    low, high = game.seats
    seats = top.get("seats").number(low, high)
    beings = [_being(one, seats) for one in top.get("beings").entries(60, 1)]
    if not any(one["kind"] == HERO for one in beings):
        raise top.get("beings").unfit("must have a hero", "doit compter un héros", "DS-129")
    plain = {"heroes": [game.recruit(0)], "pace": top.get("pace", "normal").one_of(_PACES)}
    pos = game.set_up(seats, 0, game.read_options(plain, seats))
    pos.forget()
    pos.beings = beings
    pos.carried = int(top.get("carried", False).flag())
    pos.campaign["session"] = top.get("session", 1).number(1)
    pos.campaign["setting"] = top.get("setting", "").text(300)
    pos.notes = [one.text(300) for one in top.get("notes", []).entries(100)]
    scene = top.get("scene", {}).mapping(("number", "title", "worthy"))
    pos.scene = {
        "number": scene.get("number", 1).number(),
        "mode": FREE,
        "title": scene.get("title", "").text(80),
        "worthy": scene.get("worthy", True).flag(),
    }
    if "fight" in top:
        _fight(pos, top.get("fight"), top.get("beings"))
    for name in _COUNTS:  # some of which the beginning of a fight has counted
        setattr(pos, name, top.get(name, 0).number())
    for number, one in enumerate(pos.beings):
        _check(pos, number, one, top.get("beings").entries()[number])
    return pos


#: What a table may count by.
_PACES: Final = (*experience.PACES, experience.MILESTONE)


def _being(said: Said, seats: int) -> Being:
    said.mapping(_BEING)
    if "sheet" not in said:
        raise said.unfit("has no sheet", "n’a pas de sheet")
    sheet = said.get("sheet")
    ready = {**content.heroes(), **content.foes()}
    if isinstance(sheet.value, str):
        kept = ready[sheet.one_of(ready)]
    else:
        try:
            kept = sheets.read_said(sheet)
        except sheets.BadSheet:
            raise
        except LudothequeError as fault:
            raise BadScenario(fault.words["en"], fault.words["fr"], fault.rule) from None
    seat = said.get("seat", 1 if kept["kind"] == HERO else DIRECTOR).number(0, seats - 1)
    if kept["kind"] == HERO and seat == DIRECTOR:
        raise said.get("seat").unfit("must be a player’s", "doit être celui d’un joueur", "DS-129")
    if kept["kind"] == FOE and seat != DIRECTOR:
        raise said.get("seat").unfit("must be the Director’s (0)", "doit être celui du Directeur (0)", "DS-130")
    one = new_being(copy_plain(kept), seat)
    if said.given("squad") is not None:
        stand, of = [number.number(0, 40) for number in said.get("squad").entries(2, 2)]
        one["squad"] = [stand, max(stand, of)]
        one["stamina"] = maximum(one)
    plain = cast(dict[str, Any], one)
    for name, least in _FIGURES.items():
        if name in said:
            plain[name] = said.get(name).number(least)
    for name in _FLAGS:
        if name in said:
            plain[name] = said.get(name).flag()
    one["holder"] = said.get("holder", -1).number(-1, 59)
    one["afflictions"] = [_affliction(entry) for entry in said.get("conditions", []).entries(20)]
    return one


def _affliction(said: Said) -> Any:
    said.mapping(("id", "ends", "source"))
    return {
        "id": said.get("id").one_of(conditions.CONDITIONS),
        "source": said.get("source", -1).number(-1, 59),
        "ends": said.get("ends", "save").one_of(_ENDS),
        "since": 0,
    }


def _fight(pos: Session, said: Said, beings: Said) -> None:
    """A fight in which it is being asked who goes next."""
    said.mapping(_FIGHT)
    names = [sheets.words(one, 60) for one in said.get("zones", list(ground.PLAIN_GROUND)).entries(12, 1)]
    side = said.get("side", fight.SIDES[0]).one_of(fight.SIDES)
    where = [one["zone"] for one in pos.beings]
    fight.begin_fight(pos, "nobody", [{"name": name, "flooded": 0} for name in names])
    pos.forget()
    for one, zone in zip(pos.beings, where, strict=True):
        one["zone"] = zone if zone >= 0 or one["dead"] or one["hidden"] or one["away"] else one["zone"]
    for name in ("resource", "acted", "reacted"):  # which the beginning of a fight sets anew
        for one, entry in zip(pos.beings, beings.entries(), strict=True):
            if name in entry:
                cast(dict[str, Any], one)[name] = entry.get(name).number()
    pos.scene["number"] -= 1
    pos.field["round"] = said.get("round", 1).number(1)
    pos.field["side"] = side
    pos.field["first"] = said.get("first", side).one_of(fight.SIDES)
    pos.field["surprised"] = said.get("surprised", "").one_of(("", *fight.SIDES))
    pos.stack[-1].pc = _NEXT_TURN


def _check(pos: Session, number: int, one: Being, said: Said) -> None:
    """What hangs together: zones that are there, holders and sources that are at the table, no more Stamina than a maximum."""
    most = len(pos.field["zones"]) - 1 if pos.field else -1
    if one["zone"] > most:
        raise said.get("zone").unfit(f"must be at most {most}", f"doit valoir au plus {most}")
    if one["stamina"] > maximum(one):
        limit = maximum(one)
        raise said.get("stamina").unfit(f"must be at most {limit}", f"doit valoir au plus {limit}", "DS-R06")
    if one["holder"] >= len(pos.beings) or one["holder"] == number:
        raise said.get("holder").unfit("must be somebody else", "doit être quelqu’un d’autre", "DS-123")
    for entry, affliction in zip(said.get("conditions", []).entries(), one["afflictions"], strict=True):
        if affliction["source"] >= len(pos.beings):
            raise entry.get("source").unfit("must be at the table", "doit être à la table")


def write(game: DrawSteel, pos: Session) -> dict[str, Any]:
    """A scenario that restores the position, when nothing is under way or a fight is between two turns."""
    fighting = pos.scene["mode"] == FIGHTING and pos.stack[-1].program is fight.FIGHT and bool(pos.field.get("round"))
    free = not pos.field and pos.stack[-1].program is SESSION
    if pos.closed or not pos.stack or not (free or fighting):
        raise BadScenario(
            "a scenario is written when nothing is under way, or between two turns of a fight",
            "un scénario s’écrit quand rien n’est en cours, ou entre deux tours d’un combat",
        )
    written: dict[str, Any] = {
        "seats": pos.seats,
        **{name: getattr(pos, name) for name in _COUNTS},
        "session": pos.campaign["session"],
        "pace": pos.pace,
        "carried": bool(pos.carried),
        "setting": pos.campaign["setting"],
        "notes": pos.notes[:],
        "scene": {name: pos.scene[name] for name in ("number", "title", "worthy")},
        "beings": [_written(one) for one in pos.beings],
    }
    if fighting:
        field = pos.field
        written["fight"] = {
            "zones": [dict(zone["name"]) for zone in field["zones"]],
            **{name: field[name] for name in ("round", "side", "first", "surprised")},
        }
    return written


def _written(one: Being) -> dict[str, Any]:
    plain = cast(dict[str, Any], one)
    said: dict[str, Any] = {"sheet": copy_plain(one["sheet"]), "seat": one["seat"]}
    said |= {name: plain[name] for name in (*_FIGURES, *_FLAGS, "holder")}
    if one["squad"]:
        said["squad"] = one["squad"][:]
    if one["afflictions"]:
        said["conditions"] = [{name: entry[name] for name in ("id", "ends", "source")} for entry in one["afflictions"]]
    return said
