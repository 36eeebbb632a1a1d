"""Numbers and conditions that several cards use."""

from __future__ import annotations

from typing import Final

from ludotheque.games.keyforge import verbs
from ludotheque.games.keyforge.duel import Duel
from ludotheque.games.keyforge.filters import Filter
from ludotheque.games.keyforge.queries import creatures, forged, in_play, power
from ludotheque.games.keyforge.say.parts import OPPONENT, Condition, Number


def per(filter: Filter, each: int = 1) -> Number:
    """For each card in play of the filter."""
    return Number(
        lambda pos, frame: (
            each
            * sum(filter.test(pos, card, frame.seat, frame.source) for card in verbs.zone_cards(pos, frame, "play"))
        ),
        f"pour chaque {filter.fr()}",
        f"for each {filter.en()}",
        each,
    )


def per_this_way(fr: str, en: str, each: int = 1) -> Number:
    """For each thing done this way by the step before."""
    return Number(lambda pos, frame: each * verbs.recall(frame), fr, en, each)


PER_OPPONENT_KEY: Final = Number(
    lambda pos, frame: forged(pos, 1 - frame.seat),
    "pour chaque clé forgée de votre adversaire",
    "for each forged key your opponent has",
)


def opponent_has(least: int) -> Condition:
    return Condition(
        lambda pos, frame: pos.amber[1 - frame.seat] >= least,
        f"a {least} Aombre ou plus",
        f"has {least} Æmber or more",
        OPPONENT,
    )


OPPONENT_HAS_NONE: Final = Condition(
    lambda pos, frame: pos.amber[1 - frame.seat] == 0, "n'a aucun Aombre", "has no Æmber", OPPONENT
)
OPPONENT_HAS_MORE: Final = Condition(
    lambda pos, frame: pos.amber[1 - frame.seat] > pos.amber[frame.seat],
    "a plus d'Aombre que vous",
    "has more Æmber than you",
    OPPONENT,
)
MORE_CREATURES: Final = Condition(
    lambda pos, frame: len(pos.line[frame.seat]) > len(pos.line[1 - frame.seat]),
    "vous contrôlez plus de créatures que votre adversaire",
    "you control more creatures than your opponent",
)
DONE: Final = Condition(lambda pos, frame: verbs.recall(frame) > 0, "vous le faites", "you do")
IT_IS_DESTROYED: Final = Condition(
    lambda pos, frame: bool(frame.chosen) and not any(in_play(pos, card) for card in frame.chosen),
    "elle est ainsi détruite",
    "it is destroyed this way",
)
OPPONENT_FORGED: Final = Condition(
    lambda pos, frame: pos.previous[1 - frame.seat].get(f"keys:{1 - frame.seat}", 0) > 0,
    "a forgé une clé à son tour précédent",
    "forged a key on their previous turn",
    OPPONENT,
)


def most_powerful(pos: Duel) -> list[int]:
    """The creatures of the highest power in play; ties all qualify (KF-225)."""
    found = creatures(pos)
    best = max((power(pos, card) for card in found), default=0)
    return [card for card in found if power(pos, card) == best]


def least_powerful(pos: Duel) -> list[int]:
    found = creatures(pos)
    least = min((power(pos, card) for card in found), default=0)
    return [card for card in found if power(pos, card) == least]
