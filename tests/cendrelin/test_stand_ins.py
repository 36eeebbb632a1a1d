"""Stand-in cards as cards of a table's own: what a rule test laid out can be opened and played where nothing is patched."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from tests.cendrelin import stand_ins
from tests.cendrelin.helpers import BLANK, EVENTS, FRAGMENTS, GAME, Bench
from tests.loaded import load

import ludotheque

tool = load("positions")


def opened(stage: Any, bench: Bench) -> list[tuple[Any, dict[str, Any]]]:
    """The ways to open the table of a test, as a file would hold them."""
    begins = list(tool.with_own_cards(GAME, stage.table.scenario, bench))
    return [(begin, json.loads(json.dumps(begin.data["scenario"]))) for begin in begins]


def test_the_same_happens_with_the_cards_written_down(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    crypt = bench.crypt("Créez 1 fosse.")
    event = ("Employez 1 Hommage, créez 2 âmes.", "Perdez 1 mana.")
    stage = bench.night(["Gagnez 2 mana.", crypt, BLANK], scene={"events": [event]})
    begins = opened(stage, bench)[
        1:
    ]  # with an event of its own, copies are numbered as in the test only if the future is listed
    stage.play("Gagnez 2 mana.").play(crypt).play(BLANK).resolve(event[0])
    told = tool.said(stage.table, 0)
    keys = list(stage.table.answers)
    monkeypatch.undo()
    for begin, scenario in begins:
        table = ludotheque.scenario("cendrelin", scenario)
        for answer in keys:
            seat, key = begin.answer(answer)
            table.play(key, seat)
        assert tool.said(table, 0) == told
        names = {name["id"] for line in table.log_all() for name in line["names"]}
        assert names.isdisjoint(GAME.card_index), "every card that was used is one of the table's own"


def test_only_what_was_asked_for_is_written_where_that_is_enough(bench: Bench) -> None:
    stage = bench.night(["Créez 1 fosse."], scene={"events": [("Créez 1 âme.", "Perdez 1 mana.")]})
    (_, least), (_, listed), (_, one), (_, other), (_, every) = opened(stage, bench)
    assert least["cards"].count("Événement :") == 1
    assert ("future" in least, "future" in listed) == (False, True)
    assert [more["cards"].count("Événement :") for more in (listed, one, other)] == [1, 2, 2]
    assert one["surroundings"] != other["surroundings"]
    assert every["cards"].count("Événement :") == len(EVENTS)
    assert len(every["future"]) + len(every["surroundings"]) == len(EVENTS)


def test_fragments_that_say_the_same_are_copies_of_one_card(bench: Bench) -> None:
    text, ids = bench.written(Counter({FRAGMENTS[0]: 3, FRAGMENTS[1]: 2}))
    assert len(set(ids.values())) == 1
    assert "Points : 5\n" in text
    assert text.endswith(BLANK)


def test_objectives_and_marked_events_are_written_as_they_are_read(bench: Bench) -> None:
    aim = bench.objective("En une nuit : employez 2 Dégâts")
    event = bench.special(0, unforeseen="Perdez 1 mana.", action="Gagnez 1 mana.")
    assert bench.stand_ins()[event]
    assert not bench.stand_ins()[EVENTS[1]]
    text, ids = bench.written(Counter([aim, event]))
    cards = {card.id: card for card in GAME.edition(text).cards}
    assert cards[ids[aim]].deed == GAME.cards[GAME.card_index[aim]].deed
    written, printed = (card.face()["effects"] for card in (cards[ids[event]], GAME.cards[GAME.card_index[event]]))
    assert [one["words"] for one in written] == [one["words"] for one in printed]


def test_there_are_only_so_many_names(bench: Bench) -> None:
    for number in range(1, 12):
        bench.fragment(f"Gagnez {number} mana.")
    with pytest.raises(LookupError):
        bench.written(Counter(bench.printed.values()))


@pytest.mark.parametrize("language", [0, 1], ids=["fr", "en"])
def test_no_card_of_the_game_is_called_like_one(language: int) -> None:
    ours = {card.names[("fr", "en")[language]] for card in GAME.cards}
    named = {one[language] for one in (*stand_ins.FRAGMENTS, *stand_ins.EVENTS, *stand_ins.OBJECTIVES)}
    assert not ours & named
