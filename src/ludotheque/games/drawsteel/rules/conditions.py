"""The nine conditions, and the edges and banes they bring to a power roll (DSB-065 to DSB-084, DS-057, DS-061)."""

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
#: These are somebody's doing, and look at that one: with them they end, and whoever does it next takes their place (DS-R17, DS-R18).
BOUND = ("frightened", "grabbed", "taunted")
#: How a condition ends: by a saving throw, with the end of the next turn, with the fight (DSB-062, DSB-063).
ENDS = ("save", "turn", "fight")
#: The same, from the shortest to the longest.
_LASTING = ("turn", "save", "fight")
#: What a bleeding creature pays for: these actions, and rolls with these characteristics (DSB-066, DSB-081).
_STRAINS = ("main", "triggered", "might", "agility")
#: A saving throw is a flat d10, which nothing modifies, and succeeds from here on (DSB-061).
SAVE = 6


def saved(face: int) -> bool:
    return face >= SAVE


def outlasts(ends: str, other: str) -> bool:
    """Whether a condition that ends in one way is there for as long as one that ends in the other, or longer (DS-R18)."""
    return _LASTING.index(ends) >= _LASTING.index(other)


def strains(action: str, characteristic: str) -> bool:
    """Whether a bleeding creature loses Stamina by an action, or by a roll with a characteristic (DSB-066, DSB-081)."""
    return action in _STRAINS or characteristic in _STRAINS


def banes_on_test(mine: Collection[str], characteristic: str) -> list[str]:
    """The conditions of somebody that each cost a test a bane (DSB-071, DSB-075)."""
    found = ["weakened"] if "weakened" in mine else []
    if "restrained" in mine and characteristic in ("might", "agility"):
        found.append("restrained")
    return found


def roller_banes(
    mine: Mapping[str, int], target: int, targets: Collection[int], *, strike: bool, ability: bool
) -> list[tuple[str, int]]:
    """What the roller's own conditions cost a roll against one target: condition and banes.

    `mine` holds the source of each condition; `targets` are all the targets of the ability.
    """
    found: list[tuple[str, int]] = []
    if "weakened" in mine:
        found.append(("weakened", 1))  # DSB-075
    if "restrained" in mine:
        found.append(("restrained", 1))  # DSB-071
    if "prone" in mine and strike:
        found.append(("prone", 1))  # DS-061, DSB-070
    if "frightened" in mine and mine["frightened"] == target:
        found.append(("frightened", 1))  # DSB-068
    if ability and "grabbed" in mine and target != mine["grabbed"]:
        found.append(("grabbed", 1))  # DSB-069
    if ability and "taunted" in mine and mine["taunted"] not in targets:
        found.append(("taunted", 2))  # DSB-074
    return found


def target_edges(theirs: Mapping[str, int], roller: int, *, melee: bool) -> list[str]:
    """Which of the target's conditions give an edge to a roll against it."""
    found = []
    if "restrained" in theirs:
        found.append("restrained")  # DSB-083
    if "prone" in theirs and melee:
        found.append("prone")  # DS-057, DSB-082
    if "frightened" in theirs and theirs["frightened"] == roller:
        found.append("frightened")  # DSB-068
    return found
