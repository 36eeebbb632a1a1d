"""What each seat sees of a session: the scene, the heroes, the roll under way. A player never sees what is the Director's alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.engine.position import Move
from ludotheque.engine.words import Words
from ludotheque.games.drawsteel.beings import DIRECTOR, HERO, Being, maximum, state
from ludotheque.games.drawsteel.rules import battle, odds, stamina
from ludotheque.games.drawsteel.session import Session, living_heroes
from ludotheque.games.drawsteel.table import tests

if TYPE_CHECKING:
    from ludotheque.games.drawsteel.game import DrawSteel


def knows_all(viewer: int) -> bool:
    """The Director, and whoever sees everything (OMNISCIENT)."""
    return viewer in (DIRECTOR, -2)


def scene(game: DrawSteel, pos: Session, viewer: int) -> dict[str, Any]:
    """The head of the view."""
    title = {"fr": pos.scene["title"], "en": pos.scene["title"]} if pos.scene["title"] else game.say("title-session")
    return {
        "mode": "free",
        "turn": pos.scene["number"],
        "title": title,
        "steps": [],
        "step": None,
        "active": pos.asked[0] if pos.asked else None,
        "duties": [],
        "session": {
            "mode": pos.scene["mode"],
            "worthy": pos.scene["worthy"],
            "tokens": pos.tokens,
            "hours": pos.hours,
            "setting": pos.campaign["setting"],
            "proposals": [dict(one) for one in pos.proposals],
            "beings": [
                being(game, pos, number, viewer)
                for number, one in enumerate(pos.beings)
                if knows_all(viewer) or not one["hidden"]
            ],
            "roll": roll(game, pos, viewer),
            "notes": pos.notes[:] if knows_all(viewer) else [],
            "banked": pos.banked if knows_all(viewer) else None,
            "budget": budget(pos) if knows_all(viewer) else None,
        },
    }


def budget(pos: Session) -> dict[str, Any]:
    """What a fight with everybody on the table would be worth, for the Director alone (DSB-100 to DSB-105)."""
    party = [pos.beings[number] for number in living_heroes(pos)]
    foes = [one for one in pos.beings if one["kind"] != HERO and one["seat"] == DIRECTOR and not one["dead"]]
    evs = [battle.squad_ev(one["sheet"]["ev"], one["squad"][0]) if one["squad"] else one["sheet"]["ev"] for one in foes]
    return battle.preview([one["sheet"]["level"] or 1 for one in party], [one["victories"] for one in party], evs)


def being(game: DrawSteel, pos: Session, number: int, viewer: int) -> dict[str, Any]:
    """Somebody on the table; a foe's figures stay with the Director."""
    one: Being = pos.beings[number]
    sheet = one["sheet"]
    shown: dict[str, Any] = {
        "ref": f"being-{number}",
        "name": sheet["name"],
        "kind": one["kind"],
        "seat": one["seat"],
        "picture": sheet["picture"],
        "state": state(one),
        "afflictions": [dict(affliction) for affliction in one["afflictions"]],
    }
    if one["kind"] == HERO or knows_all(viewer):
        shown |= {
            "characteristics": dict(sheet["characteristics"]),
            "stamina": one["stamina"],
            "maximum": maximum(one),
            "temporary": one["temporary"],
            "recoveries": [one["recoveries"], sheet["recoveries"]],
            "recovery": stamina.recovery_value(maximum(one)),
            "victories": one["victories"],
            "xp": one["xp"],
            "surges": one["surges"],
            "resource": one["resource"],
        }
    return shown


def roll(game: DrawSteel, pos: Session, viewer: int) -> dict[str, Any] | None:
    """The power roll under way, with its causes and its exact odds, or None."""
    memo = tests.waiting(pos) or tests.rolled(pos)
    if memo is None:
        return None
    edges, banes, _ = tests.counted(memo)
    modifier = tests.modifier(pos, memo)
    veiled = memo["veiled"] and not knows_all(viewer)
    return {
        "being": f"being-{memo['being']}",
        "characteristic": memo["characteristic"],
        "difficulty": None if veiled else memo["difficulty"],
        "causes": [{**one, "words": _said(game, one["words"])} for one in memo["causes"]],
        "modifier": modifier,
        "odds": list(odds.tiers(modifier, edges, banes)),
        "dice": memo["dice"][:],
        "tier": memo["tier"] or None,
    }


def _said(game: DrawSteel, words: dict[str, str]) -> Words:
    """Words as they are, or the message that they name."""
    return game.say(words["fr"][1:]) if words["fr"].startswith("$") else words


def player(game: DrawSteel, pos: Session, seat: int, viewer: int) -> dict[str, Any]:
    return {"seat": seat, "band": None, "counters": [], "badges": [], "cards": [], "won": False}


def move_words(game: DrawSteel, pos: Session, seat: int, move: Move) -> Words | None:
    """Moves whose words depend on the roll under way."""
    if move[0] == "skill":
        memo = tests.waiting(pos)
        skills = pos.beings[memo["being"]]["sheet"]["skills"] if memo is not None else []
        if move[1] < len(skills):
            return game.say("move-skill", {"skill": f"$skill-{skills[move[1]]}"})
        return game.say("move-skill", {"skill": {"fr": "…", "en": "…"}})
    return None
