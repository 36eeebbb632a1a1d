"""The last power roll, kept in the position: whoever comes back to the table still sees what fell and what it came to.

`Session.last` holds: kind (a test, or the use of an ability), score (the characteristic as it was then), scene (its number), what
the memo of the roll held when it was over, and of a use the ability itself. Who rolled stands there by name and seat too, because
foes leave with their scene. It is replaced and never changed, so that copies share it.
"""

from __future__ import annotations

from typing import Any

from ludotheque.engine.position import copy_plain
from ludotheque.games.drawsteel.beings import Ability
from ludotheque.games.drawsteel.session import Session

TEST, USE = "test", "use"
_TEST = (
    *(
        "being",
        "characteristic",
        "difficulty",
        "veiled",
        "causes",
        "dice",
        "tier",
        "outcome",
        "reads",
        "helps",
        "total",
    ),
    *("rerolled", "automatic"),
)
_USE = ("being", "of", "ability", "targets", "causes", "dice", "tiers", "automatic")


def keep_test(pos: Session, memo: dict[str, Any]) -> None:
    """A test is over, or its outcome was swapped."""
    roller = _roller(pos, memo, memo["characteristic"])
    pos.last = copy_plain({"kind": TEST, **roller, **{name: memo[name] for name in _TEST}})


def keep_use(pos: Session, memo: dict[str, Any], ability: Ability) -> None:
    """An ability was rolled, and its tiers are settled."""
    roller = _roller(pos, memo, ability["roll"])
    pos.last = copy_plain({"kind": USE, **roller, "power": ability, **{name: memo[name] for name in _USE}})


def _roller(pos: Session, memo: dict[str, Any], characteristic: str) -> dict[str, Any]:
    one = pos.beings[memo["being"]]
    return {
        "name": one["sheet"]["name"],
        "seat": one["seat"],
        "score": one["sheet"]["characteristics"][characteristic],
        "scene": pos.scene["number"],
    }


def swap_outcome(pos: Session, memo: dict[str, Any]) -> None:
    """What a swap made of the outcome of a test that is no longer on the table (DSB-006)."""
    same = ("being", "characteristic", "difficulty")
    if pos.last.get("kind") == TEST and all(pos.last[name] == memo[name] for name in same):
        pos.last = {**pos.last, "outcome": memo["outcome"]}
