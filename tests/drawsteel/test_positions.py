"""Positions that show a rule by what it forbids: the refusal at their end is that rule's."""

from __future__ import annotations

import ludotheque
from ludotheque.engine import showing
from ludotheque.engine.table import Table

#: Those refused by a rule that says the same of any moment, where the position shows when it holds.
BESIDE = {
    "the-director-adds-rain-and-players-cannot": "DS-130",
    "a-zombie-is-a-creature": "DS-121",
    "one-benefit-for-each-hero": "DS-108",
    "two-tokens-outside-a-fight": "DS-104",
    "a-retainer-is-not-counted-as-a-hero": "DS-089",
    "too-late-to-change-a-tier": "DS-117",
    "the-rest-go-one-after-another": "DSB-035",
    "slowed-on-the-move": "DSB-037",
    "what-an-object-can-do": "DSB-120",
    "a-price-that-cannot-be-paid": "DS-154",
}


def test_what_a_position_ends_with_is_refused_by_its_rule() -> None:
    game = ludotheque.game("drawsteel")
    beside = {}
    for shown in showing.load(game.folder, game.id).values():
        if shown.refused is None:
            continue
        begin = shown.begin
        table = Table(game, begin.seats, begin.seed, begin.options, scenario=begin.scenario)
        for seat, key in shown.answers:
            table.play(key, seat)
        seat, key = shown.refused
        refusal = table.why_not(key, seat)
        assert refusal is not None, shown.id
        if refusal.rule not in shown.rules:
            beside[shown.id] = refusal.rule
    assert beside == BESIDE
