"""The nine conditions, and the edges and banes they bring to a power roll (DSB-065 to DSB-079, DS-057, DS-061)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

CONDITIONS = (
    "bleeding",
    "dazed",
    "frightened",
    "grabbed",
    "prone",
    "restrained",
    "slowed",
    "taunted",
    "weakened",
)
#: Those who suffer one of these do not leave their zone (DSB-069, DSB-071).
HELD = ("grabbed", "restrained")
#: How a condition ends: by a saving throw, with the end of the next turn, with the fight (DSB-062, DSB-063).
ENDS = ("save", "turn", "fight")
#: A saving throw is a flat d10, which nothing modifies, and succeeds from here on (DSB-061).
SAVE = 6


def saved(face: int) -> bool:
    return face >= SAVE


def roller_banes(
    mine: Mapping[str, int], target: int, targets: Collection[int], *, strike: bool, ability: bool
) -> list[tuple[str, int]]:
    """What the roller's own conditions cost a roll against one target: condition and banes.

    `mine` gives the source of each condition; `targets` are all the targets of the ability.
    """
    found: list[tuple[str, int]] = []
    if "weakened" in mine:
        found.append(("weakened", 1))
    if "restrained" in mine:
        found.append(("restrained", 1))
    if "prone" in mine and strike:
        found.append(("prone", 1))  # DS-061
    if "frightened" in mine and mine["frightened"] == target:
        found.append(("frightened", 1))
    if ability and "grabbed" in mine and target != mine["grabbed"]:
        found.append(("grabbed", 1))
    if ability and "taunted" in mine and mine["taunted"] not in targets:
        found.append(("taunted", 2))
    return found


def target_edges(theirs: Mapping[str, int], roller: int, *, melee: bool, strike: bool) -> list[str]:
    """Which of the target's conditions give an edge to a roll against it."""
    found = []
    if "restrained" in theirs:
        found.append("restrained")
    if "prone" in theirs and melee and strike:
        found.append("prone")  # DS-057
    if "frightened" in theirs and theirs["frightened"] == roller:
        found.append("frightened")
    return found
