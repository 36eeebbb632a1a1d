"""The power roll under way, as the table sees it: what is added and why, the exact odds, the dice, and what they come to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.engine.words import Words
from ludotheque.games.drawsteel.abilities_text import ability_text
from ludotheque.games.drawsteel.beings import DIRECTOR
from ludotheque.games.drawsteel.rules import odds, outcome, power
from ludotheque.games.drawsteel.session import Session
from ludotheque.games.drawsteel.table import abilities, tests

if TYPE_CHECKING:
    from ludotheque.games.drawsteel.game import DrawSteel

Memo = dict[str, Any]


def roll(game: DrawSteel, pos: Session, knows: bool) -> dict[str, Any] | None:
    """The test or the ability that is being rolled, or None. `knows`: secret difficulties are shown."""
    for frame in reversed(pos.stack):
        memo = frame.memo
        if memo is None:
            continue
        if frame.program is tests.TEST:
            found = _test(game, pos, memo, knows)
            return found if knows or _heroic(pos, memo) else _veiled(found)
        if frame.program is abilities.USE and abilities.used_ability(pos, memo)["roll"] and memo["causes"]:
            found = _ability(game, pos, memo)
            return found if knows or _heroic(pos, memo) else _veiled(found)
    return None


def _heroic(pos: Session, memo: Memo) -> bool:
    """Whether the roll is a player's own: the figures of the others stay with the Director."""
    return pos.beings[memo["being"]]["seat"] != DIRECTOR


def _veiled(found: dict[str, Any]) -> dict[str, Any]:
    """A roll of the Director's as players see it: the dice and the tier, not what was added."""
    aims = [{**aim, "odds": []} for aim in found["aims"]]
    return {
        **found,
        "terms": [],
        "added": 0,
        "odds": [],
        "meanings": [],
        "chances": [],
        "makes": None,
        "shift": None,
        "aims": aims,
    }


def _test(game: DrawSteel, pos: Session, memo: Memo, knows: bool) -> dict[str, Any]:
    edges, banes, _ = tests.counted(memo)
    added = tests.modifier(pos, memo)
    read = memo["reads"] == "outcome" and memo["helps"] < 0
    known = read and (knows or not memo["veiled"])
    meanings: list[Words] = []
    chances: list[dict[str, Any]] = []
    if known:
        meanings = [game.say(f"outcome-{found}") for found in outcome.TABLE[memo["difficulty"]]]
        spread = outcome.chances(memo["difficulty"], added, edges, banes)
        chances = [{"id": id, "words": game.say(f"outcome-{id}"), "n": n} for id, n in spread.items()]
    elif memo["helps"] >= 0:
        meanings = [game.say(f"page-help-{tier}") for tier in (1, 2, 3)]
    characteristic = game.say(f"characteristic-{memo['characteristic']}")
    came = game.say(f"outcome-{memo['outcome']}") if memo["outcome"] and read else None
    return {
        "who": f"being-{memo['being']}",
        "words": game.say("page-test", {"characteristic": characteristic}),
        "power": None,
        "difficulty": game.say(f"difficulty-{memo['difficulty']}") if known else None,
        "veiled": bool(memo["veiled"]),
        "reasons": _reasons(game, memo["causes"]),
        "terms": _terms(
            game, characteristic, pos.beings[memo["being"]]["sheet"], memo["characteristic"], memo["causes"]
        ),
        "added": added + _net(edges, banes),
        "odds": list(odds.tiers(added, edges, banes)),
        "meanings": meanings,
        "chances": chances,
        "aims": [],
        **_fallen(game, memo["dice"], added, edges, banes, memo["tier"] or None),
        "comes": came,
    }


def _ability(game: DrawSteel, pos: Session, memo: Memo) -> dict[str, Any]:
    ability = abilities.used_ability(pos, memo)
    sheet = pos.beings[memo["being"]]["sheet"]
    score = sheet["characteristics"][ability["roll"]]
    aims = []
    for place, (target, causes) in enumerate(zip(memo["targets"], memo["causes"], strict=False)):
        edges, banes, bonus = tests.counted({"causes": causes})
        aims.append(
            {
                "ref": f"being-{target}",
                "reasons": _reasons(game, causes),
                "odds": list(odds.tiers(score + bonus, edges, banes)),
                "palier": memo["tiers"][place] if place < len(memo["tiers"]) else None,
            }
        )
    # one set of odds where all targets are alike; else each has its own
    alike = all(causes == memo["causes"][0] for causes in memo["causes"])
    first = memo["causes"][0] if alike else []
    edges, banes, bonus = tests.counted({"causes": first})
    characteristic = game.say(f"characteristic-{ability['roll']}")
    return {
        "who": f"being-{memo['being']}",
        "words": ability["name"],
        "power": f"ability-{memo['of']}-{memo['ability']}",
        "difficulty": None,
        "veiled": False,
        "reasons": _reasons(game, first),
        "terms": _terms(game, characteristic, sheet, ability["roll"], first),
        "added": score + bonus + _net(edges, banes),
        "odds": list(odds.tiers(score + bonus, edges, banes)) if alike else [],
        "meanings": ability_text(ability)["tiers"],
        "chances": [],
        "aims": aims,
        **_fallen(game, memo["dice"], score + bonus, edges, banes, max(memo["tiers"]) if memo["tiers"] else None),
        "comes": None,
    }


def _net(edges: int, banes: int) -> int:
    """What a single edge or bane adds to the total; a double one moves the tier instead."""
    net = power.net_edge(edges, banes)
    return power.EDGE * net if net in (1, -1) else 0


def _reasons(game: DrawSteel, causes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        {"boon": one["kind"], "words": said(game, one["words"]), "n": one["n"], "counts": bool(one["on"])}
        for one in causes
    ]


def _terms(game: DrawSteel, name: Words, sheet: Any, characteristic: str, causes: list[dict[str, Any]]) -> list[Any]:
    """What is added to the dice, term by term (DS-074 to DS-076)."""
    found = [{"words": name, "n": sheet["characteristics"][characteristic]}]
    found += [
        {"words": said(game, one["words"]), "n": one["n"]} for one in causes if one["kind"] == tests.BONUS and one["on"]
    ]
    edges, banes, _ = tests.counted({"causes": causes})
    net = _net(edges, banes)
    if net:
        found.append({"words": game.say("page-edge" if net > 0 else "page-bane"), "n": net})
    return found


def _fallen(game: DrawSteel, dice: list[int], added: int, edges: int, banes: int, tier: int | None) -> dict[str, Any]:
    """The dice once they lie there, and what they come to."""
    if not dice:
        return {"showing": [], "makes": None, "palier": None, "shift": None}
    total = sum(dice) + added + _net(edges, banes)
    plain = power.tier_of(total)
    shift = None
    if tier is not None and tier != plain:
        net = power.net_edge(edges, banes)
        if sum(dice) >= power.NATURAL:
            shift = game.say("page-natural", {"n": sum(dice)})
        elif net in (2, -2):
            shift = game.say("page-double-edge" if net > 0 else "page-double-bane")
    return {"showing": dice[:], "makes": total, "palier": tier, "shift": shift}


def said(game: DrawSteel, words: dict[str, str]) -> Words:
    """Words as they are, or the message that they name."""
    return game.say(words["fr"][1:]) if words["fr"].startswith("$") else {"fr": words["fr"], "en": words["en"]}
