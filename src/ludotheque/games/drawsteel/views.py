"""What each seat sees of a session: the scene, those on the table, the counters. A player never sees what is the Director's alone.

The roll under way is in `view_rolls`, fights, montages, negotiations and respites in `view_scenes`, abilities in `view_powers`.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ludotheque.engine.args import NUMBER
from ludotheque.engine.position import Move, copy_plain
from ludotheque.engine.refusal import Refusal
from ludotheque.engine.words import Words, typed
from ludotheque.games.drawsteel import view_powers, view_rolls, view_scenes
from ludotheque.games.drawsteel.beings import DIRECTOR, HERO, Being, maximum, met, state, veiled
from ludotheque.games.drawsteel.rules import battle, characteristics, stamina
from ludotheque.games.drawsteel.rules import tokens as prices
from ludotheque.games.drawsteel.session import Session, called, level_of, living_heroes
from ludotheque.games.drawsteel.sheets import BadSheet
from ludotheque.games.drawsteel.table import adventure, arrivals, harm, tests, tokens

if TYPE_CHECKING:
    from ludotheque.games.drawsteel.game import DrawSteel


def knows_all(viewer: int) -> bool:
    """The Director, and whoever sees everything (OMNISCIENT)."""
    return viewer in (DIRECTOR, -2)


def scene(game: DrawSteel, pos: Session, viewer: int) -> dict[str, Any]:
    """The head of the view."""
    tale = adventure.view(pos, director=knows_all(viewer))
    title = typed(pos.scene["title"]) if pos.scene["title"] else game.say("title-session")
    if tale is not None and tale["title"] is not None:
        title = tale["title"]
    return {
        "mode": "free",
        "turn": pos.scene["number"],
        "title": title,
        "steps": [],
        "step": None,
        "active": pos.asked[0] if pos.asked else None,
        "duties": [],
        "sitting": copy_plain({**sitting(game, pos, viewer), "tale": view_scenes.tale(tale)}),  # the reader's own
        "lexicon": lexicon(game),
    }


def sitting(game: DrawSteel, pos: Session, viewer: int) -> dict[str, Any]:
    """The session, without anything that this seat may not know."""
    knows = knows_all(viewer)
    return {
        "episode": pos.scene["mode"],
        "worthy": pos.scene["worthy"],
        "tokens": pos.tokens,
        "evening": pos.campaign.get("session", 1),
        "hours": pos.hours,
        "setting": typed(pos.campaign["setting"]) if pos.campaign["setting"] else None,
        "deeds": [{"seat": one["seat"], "deed": typed(one["deed"])} for one in pos.proposals],
        "beings": [being(game, pos, number, viewer) for number, one in enumerate(pos.beings) if knows or met(one)],
        "bargains": bargains(game, pos, viewer),
        "throw": view_rolls.roll(game, pos, knows),
        "last": view_rolls.last(game, pos, knows),
        "battle": view_scenes.battle(game, pos),
        "montage": view_scenes.montage(game, pos),
        "parley": view_scenes.parley(game, pos, knows),
        "repose": view_scenes.repose(game, pos),
        "behind": behind(game, pos) if knows else None,
    }


def behind(game: DrawSteel, pos: Session) -> dict[str, Any]:
    """What stands behind the Director's screen."""
    return {
        "notes": [typed(note) for note in pos.notes],
        "malice": pos.malice,
        "banked": pos.banked,
        "budget": budget(pos),
        "tasks": tasks(game),
    }


@lru_cache(maxsize=4)
def tasks(game: DrawSteel) -> list[dict[str, Any]]:
    """What heroes try, with the characteristic that is suggested for it (DS-008 to DS-012)."""
    return [
        {"id": task, "words": game.say(f"task-{task}"), "characteristic": characteristics.suggested(task)}
        for examples in characteristics.EXAMPLES.values()
        for task in examples
    ]


def budget(pos: Session) -> dict[str, Any]:
    """What a fight with everybody on the table would be worth, for the Director alone (DSB-100 to DSB-105)."""
    party = [pos.beings[number] for number in living_heroes(pos)]
    foes = [one for one in pos.beings if one["kind"] != HERO and one["seat"] == DIRECTOR and not one["dead"]]
    evs = [battle.squad_ev(one["sheet"]["ev"], one["squad"][0]) if one["squad"] else one["sheet"]["ev"] for one in foes]
    found = battle.preview([level_of(pos, one) for one in party], [one["victories"] for one in party], evs)
    return {"apiece" if name == "hero" else name: figure for name, figure in found.items()}


def being(game: DrawSteel, pos: Session, number: int, viewer: int) -> dict[str, Any]:
    """Somebody on the table; the figures of those whom the Director runs stay with the Director."""
    knows = knows_all(viewer)
    one: Being = pos.beings[number]
    sheet = one["sheet"]
    shown: dict[str, Any] = {
        "ref": f"being-{number}",
        "words": called(pos, number),
        "species": one["kind"],
        "seat": one["seat"],
        "picture": sheet["picture"],
        "health": state(one),
        "stunned": one["out"],
        "ailments": [
            {
                "id": affliction["id"],
                "words": game.say(f"condition-{affliction['id']}"),
                "until": game.say(f"page-ends-{affliction['ends']}"),
            }
            for affliction in one["afflictions"]
        ],
        "ground": one["zone"],
        "acted": bool(pos.field.get("round")) and one["zone"] >= 0 and one["acted"] >= pos.field["round"],
        "squad": one["squad"][:],
    }
    if knows or not veiled(one):
        shown |= figures(game, pos, number)
    if knows:
        shown |= {"lurks": one["hidden"], "aside": sheet["note"]}
    if knows or one["seat"] == viewer:
        shown["paper"] = json.dumps(sheet if knows else {**sheet, "note": None}, ensure_ascii=False)
    return shown


def figures(game: DrawSteel, pos: Session, number: int) -> dict[str, Any]:
    """What stands on somebody's sheet, and what is left of it now."""
    one = pos.beings[number]
    sheet = one["sheet"]
    return {
        "calling": sheet["calling"],
        "rank": level_of(pos, one) or None,
        "scores": dict(sheet["characteristics"]),
        "stamina": one["stamina"],
        "maximum": maximum(one),
        "winded": stamina.half(maximum(one)),
        "temporary": one["temporary"],
        "recoveries": [one["recoveries"], sheet["recoveries"]],
        "recovery": stamina.recovery_value(maximum(one)),
        "victories": one["victories"],
        "xp": one["xp"],
        "surges": one["surges"],
        "resource": one["resource"],
        "purse": sheet["resource"],
        "skills": [game.say(f"skill-{skill}") for skill in sheet["skills"]],
        "powers": [view_powers.power(number, index, one) for index in range(len(sheet["abilities"]))],
    }


# ---------------------------------------------------------------------- hero tokens


def bargains(game: DrawSteel, pos: Session, viewer: int) -> list[dict[str, Any]]:
    """What a hero token buys, and why not now, for each hero of the viewer (DS-096 to DS-108)."""
    mine = [number for number, one in enumerate(pos.beings) if one["seat"] == viewer and one["kind"] == HERO]
    found = []
    for number in mine:
        refused: dict[str, tuple[str, Refusal | None]] = {
            "surges": (f"buy_surges:being-{number}", _refused(game, pos, viewer, tokens.BuySurges(), number)),
            "save": ("make_good", _when_saving(pos, number)),
            "reroll": ("reroll", _when_rolled(pos, number)),
            "stamina": (f"buy_stamina:being-{number}", _refused(game, pos, viewer, tokens.BuyStamina(), number)),
        }
        for id, (key, refusal) in refused.items():
            found.append(
                {
                    "id": id,
                    "who": f"being-{number}",
                    "words": game.say(f"page-buy-{id}"),
                    "price": prices.COST[id],
                    "key": key,
                    "why": game.refusal_words(refusal) if refusal is not None else None,
                    "rule": refusal.rule if refusal is not None else None,
                }
            )
    return found


def _refused(game: DrawSteel, pos: Session, seat: int, offer: Any, number: int) -> Refusal | None:
    refusal: Refusal | None = offer.refusal(game, pos, seat, (offer.move.verb, number))
    return refusal


def _when_rolled(pos: Session, number: int) -> Refusal | None:
    memo = tests.rolled(pos)
    if memo is None or memo["being"] != number:
        return Refusal("DS-100", "page-when-reroll")
    return prices.check_spend("reroll", pos.tokens, used=bool(memo["rerolled"]) or tokens.used(pos, number))


def _when_saving(pos: Session, number: int) -> Refusal | None:
    frame = pos.stack[-1] if pos.stack else None
    memo = frame.memo if frame is not None and frame.program is harm.SAVES else None
    if memo is None or memo["being"] != number or not memo.get("failed"):
        return Refusal("DS-099", "page-when-save")
    return prices.check_spend("save", pos.tokens, used=tokens.used(pos, number))


# ---------------------------------------------------------------------- words


@lru_cache(maxsize=4)
def lexicon(game: DrawSteel) -> dict[str, dict[str, Words]]:
    """What the parts of option keys are called, kind by kind: the page composes long choices from short ones."""
    from ludotheque.games.drawsteel.game import THINGS  # the game imports this module

    return {kind: {id: game.say(f"{kind}-{id}") for id in ids} for kind, ids in THINGS.items()}


def player(game: DrawSteel, pos: Session, seat: int, viewer: int) -> dict[str, Any]:
    return {"seat": seat, "band": None, "counters": [], "badges": [], "cards": [], "won": False}


def _called(said: str) -> Words:
    """The name on a sheet that was said; a wrong one has none."""
    try:
        return arrivals.read(said)["name"]
    except BadSheet:
        return {"fr": "…", "en": "…"}


def move_words(game: DrawSteel, pos: Session, seat: int, move: Move) -> Words | None:
    """Moves whose words depend on the roll under way, or choose between messages by a number."""
    if move[0] == "skill":
        memo = tests.waiting(pos)
        skills = pos.beings[memo["being"]]["sheet"]["skills"] if memo is not None else []
        if move[1] < len(skills):
            return game.say("move-skill", {"skill": f"$skill-{skills[move[1]]}"})
        return game.say("move-skill", {"skill": {"fr": "…", "en": "…"}})
    if move[0] == "bring":
        name = {"fr": "…", "en": "…"} if move[2] is None else _called(move[2])
        return game.say("move-bring", {**game.move_args(pos, move), "sheet": name})
    args = game.moves[move[0]].args
    if any(arg.kind == NUMBER for arg in args):
        numbers = {arg.name: value for arg, value in zip(args, move[1:], strict=True) if arg.kind == NUMBER}
        return game.say(f"move-{move[0]}", {**game.move_args(pos, move), **numbers})
    return None
