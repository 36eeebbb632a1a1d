"""Scenarios: any moment at which the Director is asked what comes next, or who goes next in a fight, written by hand.

seats: how many sit there, the Director among them      tokens, awarded (of them, in this session), malice, banked, hours,
session, pace, carried, benefit (once a turn for each hero, or for the whole party), kept (tokens offered at the start), setting, notes,
interrupted (the last respite: 0, 1 disturbed, 2 left), breather (the scene in which the party last caught its breath)
scene: {number, title, worthy}      adventure: how far the ready one has come (see `table/adventure`); without it there is none
beings: [{sheet, seat, …}, …]: the sheet as in a file of its own or the id of a ready one, and whatever differs from somebody fresh:
stamina, temporary, recoveries, victories, xp, resource, surges, zone, dead, hidden, away, out, holder, captain, acted, reacted, project,
heed, freed, squad (how many stand, out of how many), conditions: [{id, ends, source}, …], favours: [[edge or bane, its cause], …]
fight: {zones (names), round, side (whose pick it is), first, surprised}; without it nothing is under way. Where there are any:
flooded (numbers of zones), goal: {name, zone, need, done}, tide: {from, next}, truce (its last round), exposed (objects that may be
targets though somebody holds them), villain (great actions used: [somebody, which ability]), villain_round, menu (lines of the Malice
menu used: [round, somebody, which ability])
last: the last power roll, if there was one (see `scenario_rolls`)

A wrong one is refused with the way to the value at fault; in a YAML text (`read_text`) with its line, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from ludotheque.engine.errors import BadScenario, LudothequeError
from ludotheque.engine.position import copy_plain
from ludotheque.engine.reading import MOST, Said
from ludotheque.games.drawsteel import content, scenario_rolls, sheets
from ludotheque.games.drawsteel.beings import DIRECTOR, FOE, HERO, Being, maximum, new_being
from ludotheque.games.drawsteel.rules import conditions, experience
from ludotheque.games.drawsteel.session import FIGHT as FIGHTING
from ludotheque.games.drawsteel.session import Session
from ludotheque.games.drawsteel.table import abilities, adventure, fight, ground, harm, tests
from ludotheque.games.drawsteel.table.direct import SESSION

if TYPE_CHECKING:
    from ludotheque.games.drawsteel.game import DrawSteel

_COUNTS: Final = ("tokens", "awarded", "malice", "banked", "hours")
#: What the campaign counts, with the lowest, the highest and the usual value of each.
_CAMPAIGN: Final = {"session": (1, MOST, 1), "kept": (0, MOST, 0), "interrupted": (0, 2, 0), "breather": (-1, MOST, -1)}
_TOP: Final = (
    "seats",
    *_COUNTS,
    *_CAMPAIGN,
    "benefit",
    "pace",
    "carried",
    "setting",
    "notes",
    "scene",
    "adventure",
    "beings",
    "fight",
    "last",
)
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
    "project": 0,
}
_FLAGS: Final = ("dead", "hidden", "away", "out")
#: Others at the table, by their numbers, or -1.
_OTHERS: Final = ("holder", "captain")
_BEING: Final = (
    *("sheet", "seat", *_FIGURES, *_FLAGS, *_OTHERS),
    *("squad", "conditions", "heed", "freed", "favours"),
)
_FIGHT: Final = (
    *("zones", "round", "side", "first", "surprised"),
    *("flooded", "goal", "tide", "truce", "exposed", "villain", "villain_round", "menu"),
)
_GOAL: Final = ("name", "zone", "need", "done")
#: Why somebody has an edge or a bane on the next roll.
_CAUSES: Final = ("favour", "assist", "obstacle")
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
    pos.campaign["benefit"] = top.get("benefit", "hero").one_of(("hero", "party"))
    for name, (least, most, usual) in _CAMPAIGN.items():
        pos.campaign[name] = top.get(name, usual).number(least, most)
    pos.campaign["setting"] = top.get("setting", "").text(300)
    pos.notes = [one.text(300) for one in top.get("notes", []).entries(100)]
    if "fight" in top:
        _fight(pos, top.get("fight"), top.get("beings"))
    scene = top.get("scene", {}).mapping(("number", "title", "worthy"))
    pos.scene = {
        "number": scene.get("number", 1).number(),
        "mode": pos.scene["mode"],
        "title": scene.get("title", "").text(80),
        "worthy": scene.get("worthy", True).flag(),
    }
    if "adventure" in top:
        pos.adventure = adventure.read_left(top.get("adventure"))
        pos.adventure["scene"] = top.get("adventure").get("scene", -1).number(-1)
    for name in _COUNTS:  # some of which the beginning of a fight has counted
        setattr(pos, name, top.get(name, 0).number())
    for number, one in enumerate(pos.beings):
        _check(pos, number, one, top.get("beings").entries()[number])
    if "last" in top:
        pos.last = scenario_rolls.read_last(game, pos, top.get("last"))
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
    for name in _OTHERS:
        plain[name] = said.get(name, -1).number(-1, 59)
    one["heed"] = said.get("heed", one["heed"]).one_of(harm.HEED)
    one["freed"] = [entry.text(60) for entry in said.get("freed", []).entries(60)]
    one["favours"] = [_favour(entry) for entry in said.get("favours", []).entries(20)]
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


def _favour(said: Said) -> list[str]:
    kind, cause = said.entries(2, 2)
    return [kind.one_of((tests.EDGE, tests.BANE)), f"$cause-{cause.one_of(_CAUSES)}"]


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
    pos.field["round"] = said.get("round", 1).number(1)
    pos.field["side"] = side
    pos.field["first"] = said.get("first", side).one_of(fight.SIDES)
    pos.field["surprised"] = said.get("surprised", "").one_of(("", *fight.SIDES))
    pos.stack[-1].pc = _NEXT_TURN
    _ground(pos, said)
    if "exposed" in said:
        pos.field["exposed"] = [entry.number(0, len(pos.beings) - 1) for entry in said.get("exposed").entries(60)]
    pos.field["villain"] = [_ability(pos, *entry.entries(2, 2)) for entry in said.get("villain", []).entries(60)]
    pos.field["villain_round"] = said.get("villain_round", 0).number()
    for entry in said.get("menu", []).entries(600):
        round, being, which = entry.entries(3, 3)
        pos.field["menu"].append([round.number(1), _ability(pos, being, which)])


def _ground(pos: Session, said: Said) -> None:
    """Water, a goal and a truce, where the fight has any (DSB-141 to DSB-143)."""
    zones = pos.field["zones"]
    last = len(zones) - 1
    for entry in said.get("flooded", []).entries(len(zones)):
        zones[entry.number(0, last)]["flooded"] = 1
    goal = said.given("goal")
    if goal is not None:
        goal.mapping(_GOAL)
        need = goal.get("need").number(1, 99)
        pos.field["goal"] = {
            "zone": goal.get("zone").number(0, last),
            "need": need,
            "name": sheets.words(goal.get("name"), 120),
            "done": goal.get("done", 0).number(0, need),
        }
    tide = said.given("tide")
    if tide is not None:
        tide.mapping(("from", "next"))
        pos.field["tide"] = {"from": tide.get("from").number(1), "next": tide.get("next", 0).number(0, len(zones))}
    truce = said.given("truce")
    if truce is not None:
        pos.field["truce"] = truce.number()


def _ability(pos: Session, being: Said, which: Said) -> int:
    """Somebody's ability, as the numbers of both."""
    one = pos.beings[being.number(0, len(pos.beings) - 1)]
    return abilities.code(being.value, which.number(0, len(one["sheet"]["abilities"]) - 1))


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
    if one["captain"] >= len(pos.beings) or one["captain"] == number:
        raise said.get("captain").unfit("must be somebody else", "doit être quelqu’un d’autre", "DSB-099")
    for entry, affliction in zip(said.get("conditions", []).entries(), one["afflictions"], strict=True):
        if affliction["source"] >= len(pos.beings):
            raise entry.get("source").unfit("must be at the table", "doit être à la table")


def write(game: DrawSteel, pos: Session) -> dict[str, Any]:
    """A scenario that restores the position, when nothing is under way or a fight is between two turns."""
    program = pos.stack[-1].program if pos.stack else None
    fighting = pos.scene["mode"] == FIGHTING and program is fight.FIGHT and bool(pos.field.get("round"))
    free = not pos.field and program is SESSION
    if pos.closed or not (free or fighting):
        raise BadScenario(
            "a scenario is written when nothing is under way, or between two turns of a fight",
            "un scénario s’écrit quand rien n’est en cours, ou entre deux tours d’un combat",
        )
    written: dict[str, Any] = {
        "seats": pos.seats,
        **{name: getattr(pos, name) for name in _COUNTS},
        **{name: pos.campaign[name] for name in ("benefit", *_CAMPAIGN)},
        "pace": pos.pace,
        "carried": bool(pos.carried),
        "setting": pos.campaign["setting"],
        "notes": pos.notes[:],
        "scene": {name: pos.scene[name] for name in ("number", "title", "worthy")},
        "beings": [_written(one) for one in pos.beings],
    }
    if pos.adventure:
        written["adventure"] = copy_plain(pos.adventure)
    if fighting:
        written["fight"] = _written_fight(pos.field)
    if pos.last:
        written["last"] = copy_plain(pos.last)
    return written


def _written_fight(field: dict[str, Any]) -> dict[str, Any]:
    """A fight with those things that it has: `_fight` reads it."""
    written: dict[str, Any] = {
        "zones": [dict(zone["name"]) for zone in field["zones"]],
        **{name: field[name] for name in ("round", "side", "first", "surprised")},
    }
    flooded = [number for number, zone in enumerate(field["zones"]) if zone["flooded"]]
    if flooded:
        written["flooded"] = flooded
    written |= {name: copy_plain(field[name]) for name in ("goal", "tide", "truce", "exposed") if name in field}
    if field["villain"]:
        written["villain"] = [list(abilities.decode(value)) for value in field["villain"]]
        written["villain_round"] = field["villain_round"]
    if field["menu"]:
        written["menu"] = [[round, *abilities.decode(value)] for round, value in field["menu"]]
    return written


def _written(one: Being) -> dict[str, Any]:
    plain = cast(dict[str, Any], one)
    said: dict[str, Any] = {"sheet": copy_plain(one["sheet"]), "seat": one["seat"]}
    said |= {name: plain[name] for name in (*_FIGURES, *_FLAGS, *_OTHERS, "heed")}
    if one["freed"]:
        said["freed"] = one["freed"][:]
    if one["favours"]:
        said["favours"] = [[kind, cause.removeprefix("$cause-")] for kind, cause in one["favours"]]
    if one["squad"]:
        said["squad"] = one["squad"][:]
    if one["afflictions"]:
        said["conditions"] = [{name: entry[name] for name in ("id", "ends", "source")} for entry in one["afflictions"]]
    return said
