"""Golden playthroughs: whole games and single mechanics written out as text, compared with the texts kept here.

`LUDOTHEQUE_WRITE_GOLDENS=1` writes them anew; the difference is then read like a game report before it is committed.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.conformance import playthrough
from ludotheque.engine.table import Table
from tests.drawsteel.table import ability, foe, session, sheet

HERE = Path(__file__).parent


def cendrelin(seats: list[dict[str, Any]], **rest: Any) -> Table:
    return ludotheque.scenario("cendrelin", {"seats": seats, **rest}, 1)


def drawsteel(*begun: str) -> Table:
    """Two heroes and two foes that have abilities of several kinds, after what the Director has begun."""
    strike = {"keywords": ["melee", "strike"], "who": "foes"}
    hew = ability("Hew", roll="might", tiers=[[{"do": "damage", "n": n}] for n in (3, 6, 9)], **strike)
    shout = ability("Shout", effects=[{"do": "recover"}], action="maneuver", who="allies", cost=1)
    trip = [{"do": "damage", "n": 2}, {"do": "condition", "id": "prone", "potency": "average", "against": "agility"}]
    hook = ability("Hook", roll="agility", tiers=[trip, trip, [*trip, {"do": "pull", "n": 1}]], **strike)
    calling, rage = {"fr": "Fureur", "en": "Fury"}, {"fr": "Rage", "en": "Rage"}
    table = session(
        [sheet("Ilsa", hew, calling=calling, resource=rage, gain="2"), sheet("Bram", hook, shout)],
        [foe("Rat", hook, stamina=12), foe("Ogre", hew, stamina=25)],
        3,
        "golden",
    )
    for key in begun:
        table.play(key)
    return table


EVENTS = ["pillards", "pelerins", "goules-affamees"]

#: One line a text: how the table is made, the seed its answers are drawn from, how many of them (whole games: by bots).
WHOLE = 10_000
GOLDENS: dict[str, tuple[Callable[[], Table], str, int]] = {
    "cendrelin/whole-game-two-players": (lambda: ludotheque.new("cendrelin", 2, "golden"), "golden", WHOLE),
    "cendrelin/whole-game-three-players": (lambda: ludotheque.new("cendrelin", 3, "golden"), "golden", WHOLE),
    "keyforge/initiation-game": (
        lambda: ludotheque.new("keyforge", 2, "golden", {"mode": "initiation"}),
        "golden",
        WHOLE,
    ),
    "keyforge/first-turns-with-random-decks": (lambda: ludotheque.new("keyforge", 2, "golden"), "golden", 60),
    "keyforge/bidding-for-a-deck": (lambda: ludotheque.new("keyforge", 2, "bids", {"bidding": True}), "bids", 8),
    "anima/first-turns-of-two-players": (lambda: ludotheque.new("anima", 2, "golden"), "golden", 60),
    "anima/the-zone-tree-for-three": (lambda: ludotheque.new("anima", 3, "golden", {"zones": "tree"}), "golden", 60),
    "arackhan/first-rounds-of-two-players": (lambda: ludotheque.new("arackhan", 2, "golden"), "golden", 70),
    "arackhan/two-against-two-with-events": (
        lambda: ludotheque.new("arackhan", 4, "golden", {"layout": "alliance", "events": True}),
        "golden",
        60,
    ),
    "arackhan/objectives-for-three": (
        lambda: ludotheque.new("arackhan", 3, "golden", {"objectives": True, "first": 0}),
        "golden",
        60,
    ),
    "arackhan/decks-chosen-together": (
        lambda: ludotheque.new("arackhan", 2, "decks", {"decks": ["choose", "choose"]}),
        "decks",
        5,
    ),
    "arackhan/a-group-attack-and-a-chain": (
        lambda: ludotheque.scenario(
            "arackhan",
            {
                "seats": [
                    {"field": ["golem-de-glace@2-2", "bouclier-du-crepuscule@3-1", "aigle@5-1"], "hand": ["dreki"]},
                    {"field": ["titan@3-2", "soldat-ivre@4-2", "soldat-ivre@5-2"], "hand": ["fantassin"]},
                ]
            },
            1,
        ),
        "chain",
        6,
    ),
    "drawsteel/a-fight": (lambda: drawsteel("fight:nobody"), "fight", 60),
    "drawsteel/a-montage": (lambda: drawsteel("montage:moderate"), "montage", 14),
    "drawsteel/a-negotiation": (
        lambda: drawsteel("negotiate:open>Baron>1", "motive:greed", "motive:peace", "pitfall:power", "ready"),
        "baron",
        8,
    ),
    "cendrelin/classes-chosen-together": (lambda: ludotheque.new("cendrelin", 3, "classes"), "classes", 3),
    "cendrelin/a-wish": (
        lambda: cendrelin(
            [
                {"class": "sorcier", "mana": 3, "hand": ["souvenir-du-bucher", "butin"], "past_life": ["embraser"]},
                {"class": "animancien", "past_life": ["veillee"]},
            ],
            surroundings=EVENTS,
            resolved=True,
        ),
        "wish",
        5,
    ),
    "cendrelin/forgoing-and-designating": (
        lambda: cendrelin(
            [
                {
                    "class": "animancien",
                    "mana": 6,
                    "hand": ["lien-spectral", "transmigration", "souvenir-d-enfance", "recueillement"],
                    "past_life": ["tables-tournantes"],
                },
                {"class": "sorcier", "mana": 2, "hand": ["butin"], "past_life": ["cataclysme"]},
                {"class": "necromancien", "mana": 1, "laid": ["fossoyer"], "past_life": ["inhumer"]},
            ],
            surroundings=EVENTS,
        ),
        "forgo",
        12,
    ),
    "cendrelin/future-made-of-the-past": (
        lambda: cendrelin(
            [
                {"class": "necromancien", "past_life": ["inhumer", "fossoyer"]},
                {"class": "sorcier", "past_life": ["butin", "embraser"]},
            ],
            surroundings=EVENTS,
            future=[],
            past=["ames-errantes", "cortege-funebre", "nuit-d-orage", "marchand-d-ossements", "inquisiteur"],
        ),
        "reshuffle",
        8,
    ),
}


@pytest.mark.parametrize("name", GOLDENS)
def test_the_game_goes_as_it_is_written(name: str) -> None:
    make, lot, most = GOLDENS[name]
    text = playthrough(make(), lot, bot="greedy" if most == WHOLE else None, most=most)
    path = HERE / f"{name}.txt"
    if os.environ.get("LUDOTHEQUE_WRITE_GOLDENS"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text, f"{name} went another way than it is written"


def test_no_text_is_left_over() -> None:
    kept = {str(path.relative_to(HERE).with_suffix("")) for path in HERE.glob("*/*.txt")}
    assert kept == set(GOLDENS)
