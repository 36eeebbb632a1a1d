"""The rulebook's example turn (section 21), step by step as it is told."""

from __future__ import annotations

import pytest

from tests.anima.helpers import SPARE, Stage, seat, stage

THEO, ROBIN, GREG = 0, 1, 2


def opening() -> Stage:
    return stage(
        seat("acrobate", "illusionniste", hand=["soleil-noir", *SPARE[:2]]),
        seat("factotum", hand=SPARE[2:4]),
        seat("voleuse", "technicien", hand=SPARE[4:8], missions=["battre-tiamat"]),
        active=["archange"],
        extra=["illusionniste"],
        characters=["maitre-d-armes", "illusionniste"],
        zones=["ruines-perdues"],
        encounters=["ombre-d-omega", "guerrier-errant", "dieu-dragon", "tresor"],
        tapped=["acrobate"],
        phase="turn",
        turn=6,
    )


def sums(t: Stage) -> list[tuple[int, int]]:
    found = []
    for player in t.table.view(THEO)["players"]:
        counters = {one["id"]: one["value"] for one in player["counters"]}
        found.append((counters["combat"], counters["speed"]))
    return found


@pytest.mark.rule(
    "AN-201",
    "AN-202",
    "AN-203",
    "AN-204",
    "AN-205",
    "AN-206",
    "AN-207",
    "AN-208",
    "AN-209",
    "AN-210",
    "AN-211",
    "AN-212",
    "AN-213",
    "AN-214",
    "AN-215",
    "AN-216",
    "AN-217",
    "AN-218",
    "AN-219",
    "AN-220",
    "AN-221",
    "AN-222",
    "AN-223",
    "AN-224",
)
def test_the_example_turn() -> None:
    t = opening()
    # AN-201 to AN-203
    assert sums(t) == [(6, 8), (3, 2), (4, 7)]
    assert t.pos.order == [THEO, GREG, ROBIN]
    assert t.pos.tapped == 0
    # AN-204
    t.do("play:soleil-noir").past()
    assert t.ids(t.pos.plots[THEO]) == ["soleil-noir"]
    assert len(t.hand(THEO)) == 2
    t.do("pass")
    # AN-205: the victim is Théo
    t.do("use:voleuse")
    t.dice(3)
    t.do("target:@0")
    assert (len(t.hand(THEO)), len(t.hand(GREG))) == (2, 4)
    assert t.pos.tapped >> t.card("voleuse") & 1
    # AN-206: Théo and Robin hold two each, so nobody may take it
    t.do("rid", f"discard:{SPARE[4]}")
    assert [len(hand) for hand in t.pos.hand] == [2, 2, 3]
    assert (t.kind, t.asked) == ("reset", GREG)
    t.do("pass")
    # AN-207
    assert t.asked == ROBIN
    t.do("pass")
    # AN-208
    assert (t.kind, t.asked) == ("movement", THEO)
    t.do("go:archange")
    assert t.at(THEO) == "archange"
    # AN-209
    t.do("seek")
    assert t.at(GREG) == "ruines-perdues"
    assert t.where("ombre-d-omega") == "encounters_out"
    assert not t.happened("fights")
    assert "seek" not in t.verbs()
    # AN-210
    t.do("go:archange")
    assert t.at(ROBIN) == "archange"
    # AN-211
    t.do("trade:@1", f"lay:{SPARE[0]}", "over", f"lay:{SPARE[2]}", "agree", "agree")
    assert [len(hand) for hand in t.pos.hand] == [2, 2, 3]
    assert SPARE[2] in t.hand(THEO)
    assert SPARE[0] in t.hand(ROBIN)
    assert sums(t)[THEO][0] == 6
    t.do("pass")
    # AN-212, AN-213
    assert (t.asked, t.options()) == (GREG, {"pass"})
    t.do("pass")
    assert (t.asked, t.options()) == (ROBIN, {"pass"})
    t.do("pass")
    # AN-214, AN-215
    t.dice(5)
    t.do("explore")
    assert t.happened("meets")[-1]["names"][0]["id"] == "guerrier-errant"
    t.dice(3, 4)
    t.past()
    assert "total 9" in t.happened("die")[-1]["words"]["en"]
    assert "total 6" in t.happened("foe_die")[-1]["words"]["en"]
    assert t.happened("foe_die")[-1]["seat"] != THEO
    assert t.where("guerrier-errant") == "encounters_out"
    # AN-216
    t.do("recruit")
    assert t.team(THEO) == ["acrobate", "illusionniste", "maitre-d-armes"]
    assert t.pos.recruited[THEO] == t.card("archange")
    # AN-217 to AN-219
    t.dice(6)
    t.do("explore")
    assert [line["names"][0]["id"] for line in t.happened("meets")][-2:] == ["dieu-dragon", "tresor"]
    assert len(t.hand(GREG)) == 5
    # AN-220, AN-221
    assert t.offers("quest:battre-tiamat")
    t.do("quest:battre-tiamat")
    while t.kind == "combat" and t.asked == GREG and t.pos.hand[GREG]:
        t.dice(1, 1)  # 4 + 1 against 12 + 1: a character dies
        t.do("pass")
    assert t.kind == "death"
    t.do("dies:technicien")
    assert t.where("battre-tiamat") == "going:2"
    assert (t.at(GREG), t.pos.out[GREG]) == (None, 1)
    # AN-222, AN-223
    assert (t.kind, t.asked) == ("exploration", ROBIN)
    t.dice(2)
    t.do("explore")
    assert t.kind == "reward"
    t.do("recruit")
    assert t.team(ROBIN) == ["factotum", "illusionniste"]
    assert sums(t)[ROBIN] == (5, 6)
    # AN-224: 10, 6 and 4
    assert t.pos.turns == 8
    assert t.pos.order == [THEO, ROBIN, GREG]
