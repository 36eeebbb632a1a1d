"""The power roll under way and the last one, as the table sees them: what is added and why, the odds, the dice, what they come to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from ludotheque.engine.words import Words
from ludotheque.games.drawsteel.abilities_text import ability_text, effects_text
from ludotheque.games.drawsteel.beings import DIRECTOR, HERO
from ludotheque.games.drawsteel.rules import contest, odds, outcome, power
from ludotheque.games.drawsteel.rules import tokens as prices
from ludotheque.games.drawsteel.session import Session, called
from ludotheque.games.drawsteel.table import abilities, recall, tests, tokens

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
            return _shown(pos, memo, _test(game, pos, memo, knows), knows)
        if frame.program is abilities.USE and abilities.used_ability(pos, memo)["roll"] and memo["causes"]:
            return _shown(pos, memo, _ability(game, pos, memo), knows)
    return None


def last(game: DrawSteel, pos: Session, knows: bool) -> dict[str, Any] | None:
    """The roll that was over last, or None: it stays in sight until the next (`table/recall`)."""
    memo = pos.last
    if not memo:
        return None
    found = _test(game, pos, memo, knows) if memo["kind"] == recall.TEST else _ability(game, pos, memo)
    if memo["scene"] != pos.scene["number"]:
        found["aims"] = []  # those of another scene have left
    return _shown(pos, memo, found, knows)


def _shown(pos: Session, memo: Memo, found: dict[str, Any], knows: bool) -> dict[str, Any]:
    return found if knows or _heroic(pos, memo) else _veiled(found)


def _heroic(pos: Session, memo: Memo) -> bool:
    """Whether the roll is a player's own: the figures of the others stay with the Director."""
    seat: int = memo["seat"] if "seat" in memo else pos.beings[memo["being"]]["seat"]
    return seat != DIRECTOR


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
        "retry": None,
    }


def _test(game: DrawSteel, pos: Session, memo: Memo, knows: bool) -> dict[str, Any]:
    edges, banes, bonus = tests.counted(memo)
    score = _score(pos, memo, memo["characteristic"])
    added = score + bonus
    tiered = memo["reads"] not in tests.NO_TIERS
    read = memo["reads"] == "outcome" and memo["helps"] < 0
    known = read and (knows or not memo["veiled"])
    meanings: list[Words] = []
    chances: list[dict[str, Any]] = []
    if known:
        meanings = [game.say(f"outcome-{found}") for found in outcome.TABLE[memo["difficulty"]]]
        spread = outcome.chances(memo["difficulty"], added, edges, banes)
        chances = [{"id": id, "words": game.say(f"outcome-{id}"), "n": n} for id, n in spread.items()]
    elif tests.helps(memo):
        meanings = [game.say(f"page-help-{tier}") for tier in (1, 2, 3)]
    characteristic = game.say(f"characteristic-{memo['characteristic']}")
    came = game.say(f"outcome-{memo['outcome']}") if memo["outcome"] and read else None
    return {
        "who": f"being-{memo['being']}",
        "name": _roller(pos, memo),
        "words": game.say("page-test", {"characteristic": characteristic}),
        "power": None,
        "difficulty": game.say(f"difficulty-{memo['difficulty']}") if known else None,
        "veiled": bool(memo["veiled"]),
        "reasons": _reasons(game, memo["causes"]),
        "terms": _terms(game, characteristic, score, memo["causes"], _net(edges, banes, tiered)),
        "added": added + _net(edges, banes, tiered),
        "odds": _odds(memo, added, edges, banes) if tiered else [],
        "meanings": meanings,
        "chances": chances,
        "aims": [],
        **_fallen(game, memo, added, edges, banes, memo["tier"] or None),
        **({} if tiered or not memo["dice"] else {"makes": memo["total"]}),
        "comes": came,
        "retry": _retry(game, pos, memo),
    }


def _score(pos: Session, memo: Memo, characteristic: str) -> int:
    """The characteristic that is added; of a roll that is over, as it was then."""
    if "score" in memo:
        return int(memo["score"])
    return pos.beings[memo["being"]]["sheet"]["characteristics"][characteristic]


def _retry(game: DrawSteel, pos: Session, memo: Memo) -> dict[str, Any] | None:
    """Whether a token can still buy new dice for a test that was rolled, and why not (DS-100, DS-108)."""
    if tests.rolled(pos) is not memo or pos.beings[memo["being"]]["kind"] != HERO:  # the frame's own memo
        return None
    refusal = prices.check_spend("reroll", pos.tokens, used=bool(memo["rerolled"]) or tokens.used(pos, memo["being"]))
    why = None if refusal is None else game.refusal_words(refusal)
    return {"price": prices.COST["reroll"], "held": pos.tokens, "why": why, "rule": refusal and refusal.rule}


def _ability(game: DrawSteel, pos: Session, memo: Memo) -> dict[str, Any]:
    ability = memo["power"] if "power" in memo else abilities.used_ability(pos, memo)
    score = _score(pos, memo, ability["roll"])
    aims = []
    for place, (target, causes) in enumerate(zip(memo["targets"], memo["causes"], strict=False)):
        edges, banes, bonus = tests.counted({"causes": causes})
        aims.append(
            {
                "ref": f"being-{target}",
                "reasons": _reasons(game, causes),
                "odds": _odds(memo, score + bonus, edges, banes),
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
        "name": _roller(pos, memo),
        "words": ability["name"],
        "power": f"ability-{memo['of']}-{memo['ability']}",
        "difficulty": None,
        "veiled": False,
        "reasons": _reasons(game, first),
        "terms": _terms(game, characteristic, score, first, _net(edges, banes)),
        "added": score + bonus + _net(edges, banes),
        "odds": _odds(memo, score + bonus, edges, banes) if alike else [],
        "meanings": ability_text(ability)["tiers"],
        "chances": [],
        "aims": aims,
        **_fallen(game, memo, score + bonus, edges, banes, max(memo["tiers"]) if memo["tiers"] else None),
        "comes": None,
        "retry": None,
    }


def aimed(game: DrawSteel, pos: Session, target: int) -> Words | None:
    """What the ability in use would do to a target: for certain, or by tiers with the chance of each as things stand."""
    memo = pos.stack[-1].memo
    assert memo is not None
    ability = abilities.used_ability(pos, memo)
    if len(ability["tiers"]) != 3:
        return ability_text(ability)["effect"]
    memo = {**memo, "targets": [*memo["targets"], target]}
    edges, banes, bonus = tests.counted({"causes": abilities.causes_against(pos, memo, target)})
    chances = _odds(memo, _score(pos, memo, ability["roll"]) + bonus, edges, banes)
    args: dict[str, Any] = {}
    for number, (tier, chance) in enumerate(zip(ability["tiers"], chances, strict=True), 1):
        # the damage is what counts; the rest of a tier is read on the ability
        damage = [effect for effect in tier if effect["do"] == "damage" and effect.get("on", "target") == "target"]
        args[f"does{number}"] = effects_text(damage or tier, ability)
        args[f"chance{number}"] = chance
    return game.say("forecast-tiers", args)


def _odds(memo: Memo, added: int, edges: int, banes: int) -> list[int]:
    """How many of the hundred pairs of dice make each tier; an automatic one comes whatever they show (DS-080)."""
    given = power.automatic_tier(memo["automatic"])
    return list(odds.tiers(added, edges, banes)) if given is None else [100 * (tier == given) for tier in (1, 2, 3)]


def _net(edges: int, banes: int, tiered: bool = True) -> int:
    """What a single edge or bane adds to the total; a double one moves the tier instead, where there are tiers (DSB-023)."""
    if not tiered:
        return contest.total(0, 0, edges, banes)
    net = power.net_edge(edges, banes)
    return power.EDGE * net if net in (1, -1) else 0


def _reasons(game: DrawSteel, causes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        {"boon": one["kind"], "words": said(game, one["words"]), "n": one["n"], "counts": bool(one["on"])}
        for one in causes
    ]


def _roller(pos: Session, memo: dict[str, Any]) -> Words:
    """Who rolls; of an earlier roll, who rolled, even where somebody else has that number by now."""
    number, name = memo["being"], memo.get("name")
    if name is None or (number < len(pos.beings) and pos.beings[number]["sheet"]["name"] == name):
        return called(pos, number)
    return cast(Words, name)


def _terms(game: DrawSteel, name: Words, score: int, causes: list[dict[str, Any]], net: int) -> list[Any]:
    """What is added to the dice, term by term (DS-074 to DS-076)."""
    found = [{"words": name, "n": score}]
    found += [
        {"words": said(game, one["words"]), "n": one["n"]} for one in causes if one["kind"] == tests.BONUS and one["on"]
    ]
    if net:
        found.append({"words": game.say("page-edge" if net > 0 else "page-bane"), "n": net})
    return found


def _fallen(game: DrawSteel, memo: Memo, added: int, edges: int, banes: int, tier: int | None) -> dict[str, Any]:
    """The dice once they lie there, and what they come to; an automatic tier may come without any (DS-082)."""
    dice: list[int] = memo["dice"]
    automatic = game.say("page-automatic") if tier and power.automatic_tier(memo["automatic"]) is not None else None
    if not dice:
        return {"showing": [], "makes": None, "palier": tier, "shift": automatic}
    total = sum(dice) + added + _net(edges, banes)
    plain = power.tier_of(total)
    shift = automatic
    if shift is None and tier is not None and tier != plain:
        net = power.net_edge(edges, banes)
        if sum(dice) >= power.NATURAL:
            shift = game.say("page-natural", {"n": sum(dice)})
        elif net in (2, -2):
            shift = game.say("page-double-edge" if net > 0 else "page-double-bane")
    return {"showing": dice[:], "makes": total, "palier": tier, "shift": shift}


def said(game: DrawSteel, words: dict[str, str]) -> Words:
    """Words as they are, or the message that they name."""
    return game.say(words["fr"][1:]) if words["fr"].startswith("$") else {"fr": words["fr"], "en": words["en"]}
