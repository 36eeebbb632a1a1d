"""Negotiations: interest and patience, arguments, and what is offered at the end (DSB-170 to DSB-190)."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.games.drawsteel.rules.skills import GROUPS

#: Interest and patience at the start, by attitude (DSB-171).
ATTITUDES = {
    "hostile": (1, 2),
    "suspicious": (2, 2),
    "neutral": (2, 3),
    "open": (3, 3),
    "friendly": (3, 4),
    "trusting": (3, 5),
}
#: What moves people, and what may put them off: the same twelve (DSB-174).
MOTIVATIONS = (
    "benevolence",
    "discovery",
    "freedom",
    "greed",
    "higher-authority",
    "justice",
    "legacy",
    "peace",
    "power",
    "protection",
    "revelry",
    "vengeance",
)
MOST = 5
#: What the other side says in the end, by interest (DSB-187).
OFFERS = ("no-and", "no", "no-but", "yes-but", "yes", "yes-and")


def opening(attitude: str, speakers: int) -> tuple[int, int]:
    """Interest and patience; patience grows if heroes speak the other's own language: by one, by two from three of them on (DSB-172)."""
    interest, patience = ATTITUDES[attitude]
    return interest, min(MOST, patience + (2 if speakers >= 3 else 1 if speakers else 0))


def argument(tier: int, *, motivated: bool, natural: int | None = None) -> tuple[int, int]:
    """What an argument changes: interest and patience (DSB-176, DSB-177); a natural 19 or 20 spares patience (DSB-178)."""
    if motivated:
        return ((0, -1), (1, -1), (1, 0))[tier - 1]
    interest, patience = ((-1, -1), (0, -1), (1, -1))[tier - 1]
    return interest, 0 if tier == 3 and natural is not None and natural >= 19 else patience


#: An appeal to what puts the other off: no roll (DSB-180); a lie that is caught costs that much more interest (DSB-181).
PITFALL = (-1, -1)
LIE = -1


def reading(tier: int) -> tuple[int, bool]:
    """What reading the other brings: a change of patience, and whether a motivation or pitfall is learnt (DSB-183)."""
    return (-1 if tier == 1 else 0), tier == 3


def renowned(renown: int, impression: int) -> Sequence[str]:
    """The skills that bring an edge to a hero whose Renown is up to the other's Impression; 0 stands for none (DSB-188)."""
    return GROUPS["interpersonal"] if impression and renown >= impression else ()


def over(interest: int, patience: int) -> bool:
    """It ends when everything or nothing is won, or patience is gone (DSB-185)."""
    return interest >= MOST or interest <= 0 or patience <= 0


def offer(interest: int) -> str:
    return OFFERS[max(0, min(MOST, interest))]


def victory(start: int, interest: int) -> bool:
    """A deal earns a Victory from interest 3 on, and two above the start (DSB-189)."""
    return interest >= 3 and interest >= start + 2
