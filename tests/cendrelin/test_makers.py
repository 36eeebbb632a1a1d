"""What fragments can make in one night, and what it is worth to whoever judges a race by it."""

from __future__ import annotations

import inspect
import re
from typing import Any

import pytest
from tests.bots.test_levels import moments

import ludotheque
from ludotheque.games.cendrelin import verbs
from ludotheque.games.cendrelin.deck import PRINTED
from ludotheque.games.cendrelin.graveyard import PITS, SOULS, TOMBS, TREASURES
from ludotheque.games.cendrelin.makers import MOST, Makes, capacity
from ludotheque.games.cendrelin.value import HAND, Judge

GAME: Any = ludotheque.game("cendrelin")


def cards(*ids: str) -> list[Makes]:
    return [PRINTED.makes[PRINTED.index[id]] for id in ids]


CALLS = ("appel-des-ames",) * 3


@pytest.mark.parametrize(
    ("ids", "resource", "mana", "pits", "missing", "made"),
    [
        (CALLS, SOULS, 3, 3, 1, 0),
        (CALLS, SOULS, 4, 3, 1, 1),
        (CALLS, SOULS, 11, 3, 1, 2),
        (("veillee", *CALLS), SOULS, 3, 3, 1, 0),  # the vigil works only without a soul
        (CALLS, TREASURES, 11, 3, 1, 0),
        (("inhumer", "inhumer"), TOMBS, 4, 3, 1, 2),
        (("inhumer", "inhumer"), TOMBS, 4, 1, 1, 1),  # each needs a pit
        (("procession-macabre",), TOMBS, 1, 2, 1, 2),  # the last fragment is drawn before the night
        (("procession-macabre",), TOMBS, 1, 2, 2, 0),
        (("procession-macabre",), TOMBS, 0, 2, 1, 0),  # it costs a mana
        (("ossuaire-intime",), TOMBS, 9, 9, 0, 0),  # a fragment goes back: the soul would not be whole
        (("butin",), TREASURES, 2, 3, 1, 0),  # no damage to employ
        (("butin", "eclair-noir", "eclair-noir"), TREASURES, 2, 3, 1, 1),
        (("butin", "butin", "embraser"), TREASURES, 9, 3, 1, 1),  # damage is employed once
        (("lever-les-morts",) * 3, TOMBS, 12, 3, 1, MOST),
    ],
)
def test_what_can_be_made_in_one_night(
    ids: tuple[str, ...], resource: int, mana: int, pits: int, missing: int, made: int
) -> None:
    assert capacity(cards(*ids), resource, 2, mana, pits, missing) == made


def test_a_fragment_may_work_only_while_there_is_little() -> None:
    assert capacity(cards("veillee"), SOULS, 1, 0, 0, 1) == 1
    assert capacity(cards("veillee"), SOULS, 2, 0, 0, 1) == 0


def test_cheaper_fragments_are_used_first() -> None:
    assert capacity(cards("profanation", "inhumer", "inhumer"), TOMBS, 2, 4, 3, 1) == 2, "not three mana for the first"
    assert capacity(cards("inhumer", "inhumer", "lever-les-morts"), TOMBS, 2, 6, 2, 1) == 3, "two tombs with one pit"


def _endgame() -> tuple[Any, int]:
    """A position of two, in which the seat has one fragment in its past life and everything else in hand."""
    played = moments("cendrelin", every=1, most=200, options={"classes": ["animancien", "animancien"]})
    pos, seat = next((pos, seat) for pos, seat in played if pos.night > 4)
    pos.hand[seat] += pos.past_life[seat][:-1] + pos.laid[seat] + pos.forgone[seat]
    pos.laid[seat], pos.forgone[seat] = [], []
    del pos.past_life[seat][:-1]
    pos.resources[pos.favourites[seat]] = pos.enough[pos.favourites[seat]] - 1
    pos.resources[PITS] = 3
    return pos, seat


@pytest.mark.parametrize("rival", [False, True])
def test_whoever_can_finish_next_night_looks_nearer(rival: bool) -> None:
    pos, seat = _endgame()
    name = "initiation.rival_ready" if rival else "initiation.ready"
    plain, judge = Judge(HAND), Judge({**HAND, name: 5.0})
    whose = 1 - seat if rival else seat
    for mana, gain in ((0, 0.0), (9, -5.0 if rival else 5.0)):
        pos.mana[seat] = mana
        gained = judge.value(GAME.deck, pos, whose) - plain.value(GAME.deck, pos, whose)
        assert gained == pytest.approx(gain), mana


def test_what_can_be_made_counts_token_by_token() -> None:
    pos, seat = _endgame()
    pos.resources[pos.favourites[seat]] = 1
    pos.mana[seat] = 9
    held = [GAME.deck.makes[pos.faces[card]] for card in pos.hand[seat]]
    made = capacity(held, pos.favourites[seat], 1, 9, pos.resources[PITS], 1)
    assert made >= 1
    judge = Judge({**HAND, "initiation.makes": 2.0})
    gained = judge.value(GAME.deck, pos, seat) - Judge(HAND).value(GAME.deck, pos, seat)
    assert gained == pytest.approx(2.0 * made)


#: Elements that neither create tokens nor cost what creating them costs, and why.
NO_MAKERS = {
    verbs.Gain: "mana is counted as it is, before anything is played",
    verbs.Lose: "never impossible, and rarely the reader's own",
    verbs.Forgo: "costs actions of the hand, which are not counted",
    verbs.Designate: "only says who",
    verbs.Wish: "may always be wished",
    verbs.IfAbundant: "holds only when nothing is missing any more",
}


def test_every_element_is_known_where_makers_are_read_or_is_none_of_their_business() -> None:
    """A new verb that makes tokens would otherwise be worth nothing to those who judge a race."""
    elements = [kind for kind in vars(verbs).values() if inspect.isclass(kind) and issubclass(kind, verbs.Element)]
    leaves = {kind for kind in elements if not any(other is not kind and issubclass(other, kind) for other in elements)}
    source = (GAME.folder / "makers.py").read_text(encoding="utf-8")
    read = tuple(getattr(verbs, name) for name in re.findall(r"isinstance\(element, verbs\.(\w+)\)", source))
    assert len(leaves) > 10
    assert {kind for kind in leaves if not issubclass(kind, read)} == NO_MAKERS.keys()
