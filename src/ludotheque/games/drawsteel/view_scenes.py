"""What is under way beside a roll: a fight, a montage, a negotiation, a respite, as everybody at the table sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.engine.words import typed
from ludotheque.games.drawsteel.rules import montage as montages
from ludotheque.games.drawsteel.rules import negotiation as negotiations
from ludotheque.games.drawsteel.session import FIGHT, MONTAGE, NEGOTIATION, RESPITE, Session, level_of, living_heroes
from ludotheque.games.drawsteel.table import fight, rest

if TYPE_CHECKING:
    from ludotheque.games.drawsteel.game import DrawSteel


def battle(game: DrawSteel, pos: Session) -> dict[str, Any] | None:
    """The ground, the round, who picks and who is on turn."""
    field = pos.field
    if pos.scene["mode"] != FIGHT or "zones" not in field:
        return None
    active = field["active"]
    ready = [n for side in fight.SIDES for n in fight.fighters(pos, side) if pos.beings[n]["acted"] < field["round"]]
    return {
        "bout": field["round"],
        "spots": [
            {"ref": f"zone-{index}", "words": zone["name"], "flooded": bool(zone.get("flooded"))}
            for index, zone in enumerate(field["zones"])
        ],
        "choosers": field["side"],
        "turn": f"being-{active}" if active >= 0 else None,
        "pips": [{"words": game.say(f"page-pip-{pip}"), "n": field[pip]} for pip in ("main", "maneuver", "move")],
        "surprised": field["surprised"],
        "yet": [f"being-{number}" for number in ready if not pos.beings[number]["hidden"]],
        "goal": _goal(field.get("goal")),
    }


def _goal(goal: dict[str, Any] | None) -> dict[str, Any] | None:
    """What the heroes are after in a fight besides winning it (DSB-141)."""
    if goal is None:
        return None
    return {"words": dict(goal["name"]), "ref": f"zone-{goal['zone']}", "done": goal["done"], "need": goal["need"]}


def montage(game: DrawSteel, pos: Session) -> dict[str, Any] | None:
    """How a montage stands."""
    field = pos.field
    if pos.scene["mode"] != MONTAGE or "done" not in field:
        return None
    return {
        "difficulty": game.say(f"montage-{field['difficulty']}"),
        "bout": min(field["round"], montages.ROUNDS),
        "rounds": montages.ROUNDS,
        "successes": field["successes"],
        "failures": field["failures"],
        "needs": list(montages.limits(field["difficulty"], field["party"])),
        "yet": [f"being-{number}" for number in living_heroes(pos) if number not in field["done"]],
    }


def parley(game: DrawSteel, pos: Session, knows: bool) -> dict[str, Any] | None:
    """How a negotiation stands. What moves the other side is the Director's until it is found out."""
    field = pos.field
    if pos.scene["mode"] != NEGOTIATION or "interest" not in field:
        return None

    def leaning(id: str) -> dict[str, Any]:
        return {"words": game.say(f"motive-{id}"), "pitfall": id in field["pitfalls"], "spent": id in field["spent"]}

    shown: dict[str, Any] = {
        "whom": typed(field["who"]),
        "interest": field["interest"],
        "patience": field["patience"],
        "most": negotiations.MOST,
        "learnt": [leaning(id) for id in field["learnt"]],
        "bids": game.say(f"offer-{negotiations.offer(field['interest'])}"),
    }
    if knows:
        shown["leanings"] = [leaning(id) for id in (*field["motivations"], *field["pitfalls"])]
    return shown


def repose(game: DrawSteel, pos: Session) -> dict[str, Any] | None:
    """What finishing the respite will change, hero by hero: the rules are asked on a copy."""
    if pos.scene["mode"] != RESPITE:
        return None
    after = pos.copy()
    rest.finish_respite(after)
    found = []
    for number in living_heroes(pos):
        old, new = pos.beings[number], after.beings[number]
        rows = [
            ("stamina", old["stamina"], new["stamina"]),
            ("recoveries", old["recoveries"], new["recoveries"]),
            ("victories", old["victories"], new["victories"]),
            ("xp", old["xp"], new["xp"]),
            ("level", level_of(pos, old), level_of(pos, new)),
        ]
        changes = [
            {"words": game.say(f"page-figure-{id}"), "prior": before, "becomes": now}
            for id, before, now in rows
            if before != now
        ]
        found.append({"ref": f"being-{number}", "gains": changes})
    return {"unsafe": bool(pos.field.get("unsafe")), "clock": after.hours - pos.hours, "heroes": found}


def tale(shown: dict[str, Any] | None) -> dict[str, Any] | None:
    """The ready adventure: what is read aloud, what stands in their way; notes for the Director."""
    if shown is None:
        return None
    told: dict[str, Any] = {
        "words": shown["name"],
        "pitch": shown["pitch"],
        "passage": shown["step"],
        "passages": shown["steps"],
        "recited": shown["read"],
        "coin": shown["coin"],
        "paid": shown["paid"],
        "obstacles": [
            {
                "ref": f"obstacle-{number}",
                "words": dict(one["name"]),
                "told": dict(one["text"]) if one.get("text") else None,
                "passed": bool(one.get("done")),
            }
            for number, one in enumerate(shown["obstacles"])
        ],
    }
    if shown["note"] is not None or shown["coming"] is not None:
        told |= {"aside": shown["note"], "coming": shown["coming"]}
    return told
