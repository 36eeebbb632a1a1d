"""The last power roll in a scenario (`last`): what `table/recall` keeps, read again.

kind: test or use      being: who rolled, by number; name, seat, score and scene where they are not what they are now      dice: two
numbers, or none      causes: [{kind: edge, bane or bonus, words, by, n, on}, …], of a use such a list for each target
automatic: tiers that came without the dice
a test: characteristic, difficulty, veiled, tier, outcome, reads, helps, total, rerolled
a use: power (the ability as a sheet has it), of and ability (where it stood), targets, tiers
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludotheque.engine.reading import Said
from ludotheque.games.drawsteel import sheets
from ludotheque.games.drawsteel.rules import outcome
from ludotheque.games.drawsteel.rules.characteristics import CHARACTERISTICS
from ludotheque.games.drawsteel.session import Session
from ludotheque.games.drawsteel.table import recall, tests
from ludotheque.games.drawsteel.table.follows import OUTCOME

if TYPE_CHECKING:
    from ludotheque.games.drawsteel.game import DrawSteel

_BOTH: Final = ("kind", "being", "name", "seat", "score", "scene", "dice", "causes", "automatic")
_TEST: Final = (
    *("characteristic", "difficulty", "veiled", "tier"),
    *("outcome", "reads", "helps", "total", "rerolled"),
)
_USE: Final = ("power", "of", "ability", "targets", "tiers")
_READS: Final = (OUTCOME, tests.TIER, tests.AID, tests.GROUP, tests.TOTAL, tests.PROJECT)
#: No table has more people, and no sheet more abilities.
_MOST: Final = 59


def read_last(game: DrawSteel, pos: Session, said: Said) -> dict[str, Any]:
    """What a scenario says of the last roll, as the position keeps it."""
    kind = said.mapping((*_BOTH, *_TEST, *_USE)).get("kind").one_of((recall.TEST, recall.USE))
    said.mapping((*_BOTH, *(_TEST if kind == recall.TEST else _USE)))
    found = _test(game, pos, said) if kind == recall.TEST else _use(game, pos, said)
    faces = said.get("dice", []).entries(2)
    if len(faces) == 1:
        raise said.get("dice").unfit("must be two dice, or none", "doit compter deux dés, ou aucun", "DS-017")
    return {
        "kind": kind,
        **found,
        "dice": [face.number(1, 10, "DS-019") for face in faces],
        "automatic": [tier.number(1, 3) for tier in said.get("automatic", []).entries(20)],
    }


def _roller(pos: Session, said: Said, characteristic: str) -> dict[str, Any]:
    number = said.get("being").number(0, _MOST)
    one = pos.beings[number] if number < len(pos.beings) else None
    if one is None and not {"name", "seat", "score"} <= set(said.value):
        raise said.get("being").unfit("must be at the table", "doit être à la table")
    return {
        "being": number,
        "name": sheets.words(said.get("name", one and dict(one["sheet"]["name"])), 60),
        "seat": said.get("seat", one and one["seat"]).number(0, pos.seats - 1),
        "score": said.get("score", one and one["sheet"]["characteristics"][characteristic]).number(-5, 5, "DS-013"),
        "scene": said.get("scene", pos.scene["number"]).number(),
    }


def _test(game: DrawSteel, pos: Session, said: Said) -> dict[str, Any]:
    characteristic = said.get("characteristic").one_of(CHARACTERISTICS, "DS-033")
    reads = said.get("reads", OUTCOME).one_of(_READS)
    helps = said.get("helps", -1).number(-1, _MOST)
    plain = reads == OUTCOME and helps < 0
    return {
        **_roller(pos, said, characteristic),
        "characteristic": characteristic,
        "difficulty": said.get("difficulty", "").one_of(outcome.DIFFICULTIES if plain else ("", *outcome.DIFFICULTIES)),
        "veiled": said.get("veiled", 0).number(0, 1),
        "causes": _causes(game, said.get("causes", [])),
        "tier": said.get("tier", 0).number(0, 3),
        "outcome": said.get("outcome", "").one_of(("", *outcome.OUTCOMES)),
        "reads": reads,
        "helps": helps,
        "total": said.get("total", 0).number(-99),
        "rerolled": said.get("rerolled", 0).number(0, 1),
    }


def _use(game: DrawSteel, pos: Session, said: Said) -> dict[str, Any]:
    power = sheets.read_ability(said.get("power").mapping())
    if not power["roll"]:
        raise said.get("power").unfit("must be rolled", "doit demander un jet", "DS-033")
    targets = [entry.number(0, _MOST) for entry in said.get("targets").entries(60, 1)]
    count = len(targets)
    return {
        **_roller(pos, said, power["roll"]),
        "power": power,
        "of": said.get("of", said.get("being").value).number(0, _MOST),
        "ability": said.get("ability", 0).number(0, _MOST),
        "targets": targets,
        "causes": [_causes(game, entry) for entry in said.get("causes", [[]] * count).entries(count, count)],
        "tiers": [entry.number(1, 3) for entry in said.get("tiers", []).entries(count)],
    }


def _causes(game: DrawSteel, said: Said) -> list[dict[str, Any]]:
    return [_cause(game, entry) for entry in said.entries(60)]


def _cause(game: DrawSteel, said: Said) -> dict[str, Any]:
    said.mapping(("kind", "words", "by", "n", "on"))
    words = sheets.words(said.get("words"), 600)
    if words["fr"].startswith("$") and not game.catalogue.has(words["fr"][1:]):
        raise said.get("words").unfit("names no message", "ne nomme aucun message")
    return {
        "kind": said.get("kind").one_of((tests.EDGE, tests.BANE, tests.BONUS)),
        "words": words,
        "by": said.get("by", "rule").one_of(("rule", "skill", "director")),
        "n": said.get("n", 1).number(-20, 20),
        "on": said.get("on", 1).number(0, 1),
    }
