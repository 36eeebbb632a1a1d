"""What is logged: each event with its rule, the seat that acted, and what the other seat does not see."""

from __future__ import annotations

from typing import Any

import pytest

from tests.keyforge.helpers import FOE, ME, duel

#: What happens: the set-up, the answers, the lines as `rule seat words` (seat - if nobody acted), and those lines
#: that the other seat sees differently.
STORIES: dict[str, tuple[dict[str, Any], list[str], list[str], dict[str, str]]] = {
    "a fight": (
        {"me": {"in_play": ["troll"]}, "foe": {"in_play": ["bulwark"]}},
        ["fight:troll>bulwark"],
        [
            "KF-008 - Troll is exhausted",
            "KF-178 0 Troll attacks Bulwark",
            "KF-101 - Bulwark: 6 damage (2 absorbed)",
            "KF-101 - Troll: 4 damage",
            "KF-197 - Bulwark is destroyed",
            "KF-188 1 Bulwark goes to the discard pile",
        ],
        {},
    ),
    "a reap": (
        {"me": {"in_play": ["sequis"]}, "foe": {"amber": 3}, "house": "sanctum"},
        ["reap:sequis"],
        [
            "KF-008 - Sequis is exhausted",
            "KF-091 0 Sequis reaps",
            "KF-091 0 @0: Æmber +1 (1)",
            "KF-161 0 Sequis captures 1 Æmber (1)",
        ],
        {},
    ),
    "an action used": (
        {"me": {"in_play": ["pit-demon"]}, "foe": {"amber": 3}, "house": "dis"},
        ["action:pit-demon"],
        ["KF-008 - Pit Demon is exhausted", "KF-160 0 @0 uses Pit Demon", "KF-272 0 @0 steals 1 Æmber (1)"],
        {},
    ),
    "recovering": (
        {"me": {"in_play": [{"card": "troll", "stunned": True}]}},
        ["unstun:troll"],
        ["KF-008 - Troll is exhausted", "KF-264 0 Troll is no longer stunned"],
        {},
    ),
    "stunning": (
        {"me": {"hand": ["smaaash"]}, "foe": {"in_play": ["krump"]}},
        ["play:smaaash", "pick:krump"],
        ["KF-058 0 @0 plays Smaaash", "KF-070 0 Smaaash enters play", "KF-264 - Krump is stunned"],
        {},
    ),
    "an upgrade": (
        {"me": {"hand": ["yo-mama-mastery"], "in_play": [{"card": "troll", "damage": 5}]}},
        ["play:yo-mama-mastery"],
        [
            "KF-058 0 @0 plays Yo Mama Mastery",
            "KF-059 0 @0: Æmber +1 (1)",
            "KF-072 0 Yo Mama Mastery is attached to Troll",
            "KF-262 - Troll: 5 damage healed",
        ],
        {},
    ),
    "an artifact that holds Aombre": (
        {"me": {"hand": ["barehanded"], "amber": 1, "in_play": [{"card": "pocket-universe", "amber": 2}]}},
        ["play:barehanded"],
        [
            "KF-058 0 @0 plays Barehanded",
            "KF-059 0 @0: Æmber +1 (2)",
            "KF-188 0 Pocket Universe goes to @0's deck",
            "KF-250 - 2 Æmber from Pocket Universe goes back to the supply",
        ],
        {},
    ),
    "storing": (
        {"me": {"amber": 2, "in_play": ["safe-place"]}, "house": "ombres"},
        ["action:safe-place"],
        [
            "KF-008 - Safe Place is exhausted",
            "KF-160 0 @0 uses Safe Place",
            "KF-107 0 @0 moves 1 Æmber from their pool to Safe Place",
        ],
        {},
    ),
    "paying from a store": (
        {"me": {"amber": 5, "in_play": [{"card": "safe-place", "amber": 2}]}, "house": None},
        ["spend:safe-place", "spend:safe-place", "pool", "key:bleue"],
        [
            "KF-025 0 Turn 3 · @0",
            "KF-029 0 1 Æmber from Safe Place is spent",
            "KF-029 0 1 Æmber from Safe Place is spent",
            "KF-029 0 @0 spends 4 Æmber (1)",
            "KF-030 0 @0 forges the blue key (1)",
        ],
        {},
    ),
    "placing": (
        {"me": {"hand": ["blood-money"]}, "foe": {"in_play": ["krump"]}},
        ["play:blood-money"],
        ["KF-058 0 @0 plays Blood Money", "KF-107 - 2 Æmber from the supply on Krump"],
        {},
    ),
    "paying the other": (
        {"me": {"amber": 3, "hand": ["cannon"]}, "foe": {"in_play": ["customs-office"]}},
        ["play:cannon"],
        [
            "KF-058 0 @0 plays Cannon",
            "KF-234 0 @0 pays 1 Æmber (2)",
            "KF-234 1 @1: Æmber +1 (1)",
            "KF-070 0 Cannon enters play",
        ],
        {},
    ),
    "capturing instead": (
        {"me": {"hand": ["smith"]}, "foe": {"in_play": ["ether-spider"]}},
        ["play:smith"],
        ["KF-058 0 @0 plays Smith", "KF-059 1 Ether Spider captures 1 Æmber (1)"],
        {},
    ),
    "capturing what would be stolen": (
        {"me": {"in_play": ["pit-demon"]}, "foe": {"amber": 2, "in_play": ["ether-spider"]}, "house": "dis"},
        ["action:pit-demon"],
        ["KF-008 - Pit Demon is exhausted", "KF-160 0 @0 uses Pit Demon", "KF-272 1 Ether Spider captures 1 Æmber (1)"],
        {},
    ),
    "chains": (
        {"me": {"hand": ["coward-s-end"], "chains": 1, "deck": ["punch"]}},
        ["play:coward-s-end", "end"],
        [
            "KF-058 0 @0 plays Coward’s End",
            "KF-117 0 @0 gains 3 chains (4)",
            "KF-052 0 @0 draws Punch",
            "KF-054 0 @0 shuffles their discard pile into a new deck",
            "KF-052 0 @0 draws Coward’s End",
            "KF-124 0 @0 sheds a chain (3)",
            "KF-025 1 Turn 4 · @1",
        ],
        {
            "KF-052 0 @0 draws Punch": "KF-052 0 @0 draws a card",
            "KF-052 0 @0 draws Coward’s End": "KF-052 0 @0 draws a card",
        },
    ),
    "a new deck": (
        {"me": {"discard": ["punch"]}},
        ["end"],
        ["KF-054 0 @0 shuffles their discard pile into a new deck", "KF-052 0 @0 draws Punch", "KF-025 1 Turn 4 · @1"],
        {"KF-052 0 @0 draws Punch": "KF-052 0 @0 draws a card"},
    ),
    "a discard": ({"me": {"hand": ["punch"]}}, ["discard:punch"], ["KF-041 0 @0 discards Punch"], {}),
    "the top of a deck": (
        {"me": {"hand": ["sound-the-horns"], "deck": ["smith", "troll"]}},
        ["play:sound-the-horns"],
        [
            "KF-058 0 @0 plays Sound the Horns",
            "KF-059 0 @0: Æmber +1 (1)",
            "KF-191 0 @0 discards Smith",
            "KF-191 0 @0 discards Troll",
            "KF-188 0 Troll goes to @0's hand",
        ],
        {},
    ),
    "taking archives": (
        {"me": {"archives": ["punch", "smith"]}, "house": None},
        ["house:brobnar", "take"],
        ["KF-025 0 Turn 3 · @0", "KF-034 0 @0 chooses house Brobnar", "KF-037 0 @0 takes their archives (2)"],
        {},
    ),
    "no house": (
        {
            "me": {"hand": ["restringuntus"]},
            "foe": {"houses": ["dis", "mars", "logos"], "in_play": ["pitlord"]},
            "house": "dis",
        },
        ["play:restringuntus", "house:dis", "end"],
        [
            "KF-058 0 @0 plays Restringuntus",
            "KF-070 0 Restringuntus enters play",
            "KF-108 0 House Dis is named",
            "KF-050 0 @0 readies their cards (1)",
            "KF-025 1 Turn 4 · @1",
            "KF-174 1 @1 has no active house",
        ],
        {},
    ),
    "an end of turn": (
        {"me": {"amber": 7, "in_play": [{"card": "troll", "ready": False}], "deck": ["smith"]}},
        ["end"],
        [
            "KF-050 0 @0 readies their cards (1)",
            "KF-052 0 @0 draws Smith",
            "KF-056 0 @0: ready to forge!",
            "KF-025 1 Turn 4 · @1",
        ],
        {"KF-052 0 @0 draws Smith": "KF-052 0 @0 draws a card"},
    ),
    "skipping": (
        {"me": {"amber": 7, "in_play": ["the-sting"]}, "house": None},
        [],
        ["KF-025 0 Turn 3 · @0", "KF-S09 0 @0 skips the forge step"],
        {},
    ),
    "the third key": (
        {"me": {"amber": 6, "keys": 2}, "house": None},
        [],
        [
            "KF-025 0 Turn 3 · @0",
            "KF-029 0 @0 spends 6 Æmber (0)",
            "KF-030 0 @0 forges the yellow key (3)",
            "KF-007 0 @0 forges their third key: the game is won",
        ],
        {},
    ),
    "unforging": (
        {"me": {"amber": 6}, "foe": {"hand": ["key-hammer"]}, "house": None},
        ["key:rouge", "house:brobnar", "end", "house:dis", "play:key-hammer"],
        [
            "KF-025 0 Turn 3 · @0",
            "KF-029 0 @0 spends 6 Æmber (0)",
            "KF-030 0 @0 forges the red key (1)",
            "KF-034 0 @0 chooses house Brobnar",
            "KF-025 1 Turn 4 · @1",
            "KF-034 1 @1 chooses house Dis",
            "KF-058 1 @1 plays Key Hammer",
            "KF-059 1 @1: Æmber +1 (1)",
            "KF-253 0 @0's red key is no longer forged",
            "KF-060 0 @0: Æmber +6 (6)",
        ],
        {},
    ),
    "control": (
        {"me": {"hand": ["sneklifter"]}, "foe": {"in_play": ["cannon"]}, "house": "ombres"},
        ["play:sneklifter"],
        ["KF-058 0 @0 plays Sneklifter", "KF-070 0 Sneklifter enters play", "KF-185 0 @0 takes control of Cannon"],
        {},
    ),
    "a swap": (
        {"me": {"in_play": ["sanctum-guardian", "troll"]}, "house": "sanctum"},
        ["reap:sanctum-guardian"],
        [
            "KF-008 - Sanctum Guardian is exhausted",
            "KF-091 0 Sanctum Guardian reaps",
            "KF-091 0 @0: Æmber +1 (1)",
            "KF-199 0 Sanctum Guardian and Troll swap places",
        ],
        {},
    ),
    "put into play": (
        {"me": {"in_play": ["overlord-greking"]}, "foe": {"in_play": ["bumpsy"]}, "house": "dis"},
        ["fight:overlord-greking>bumpsy", "right"],
        [
            "KF-008 - Overlord Greking is exhausted",
            "KF-178 0 Overlord Greking attacks Bumpsy",
            "KF-101 - Bumpsy: 7 damage",
            "KF-101 - Overlord Greking: 5 damage",
            "KF-197 - Bumpsy is destroyed",
            "KF-188 1 Bumpsy goes to the discard pile",
            "KF-222 0 Bumpsy is put into play",
        ],
        {},
    ),
    "back to the hand": (
        {"me": {"hand": ["fear"]}, "foe": {"in_play": ["krump"]}, "house": "dis"},
        ["play:fear"],
        ["KF-058 0 @0 plays Fear", "KF-188 1 Krump goes to @1's hand"],
        {},
    ),
    "back to the hand of its owner, whoever controls it": (
        {"me": {"hand": ["fear"]}, "foe": {"in_play": [{"card": "krump", "owner": 0}]}, "house": "dis"},
        ["play:fear"],
        ["KF-058 0 @0 plays Fear", "KF-188 0 Krump goes to @0's hand"],
        {},
    ),
    "shuffled in": (
        {"me": {"in_play": ["timetraveller"], "deck": ["punch"]}, "house": "logos"},
        ["action:timetraveller"],
        [
            "KF-008 - Timetraveller is exhausted",
            "KF-160 0 @0 uses Timetraveller",
            "KF-188 0 Timetraveller goes to @0's deck",
            "KF-170 0 @0's deck is shuffled",
        ],
        {},
    ),
    "purged": (
        {"me": {"hand": ["the-harder-they-come"]}, "foe": {"in_play": ["krump"]}, "house": "sanctum"},
        ["play:the-harder-they-come"],
        ["KF-058 0 @0 plays The Harder They Come", "KF-188 1 Krump is purged"],
        {},
    ),
    "archived from play": (
        {"me": {"in_play": ["vezyma-thinkdrone", "troll"]}, "house": "mars"},
        ["reap:vezyma-thinkdrone", "pick:troll"],
        [
            "KF-008 - Vezyma Thinkdrone is exhausted",
            "KF-091 0 Vezyma Thinkdrone reaps",
            "KF-091 0 @0: Æmber +1 (1)",
            "KF-188 0 Troll is archived",
        ],
        {},
    ),
    "archived from hand": (
        {"me": {"hand": ["labwork", "troll"]}, "house": "logos"},
        ["play:labwork"],
        ["KF-058 0 @0 plays Labwork", "KF-059 0 @0: Æmber +1 (1)", "KF-188 0 Troll is archived"],
        {"KF-188 0 Troll is archived": "KF-188 0 A card goes to @0's archives"},
    ),
    "tucked": (
        {"me": {"hand": ["masterplan", "troll"]}, "house": "ombres"},
        ["play:masterplan"],
        [
            "KF-058 0 @0 plays Masterplan",
            "KF-059 0 @0: Æmber +1 (1)",
            "KF-070 0 Masterplan enters play",
            "KF-107 0 @0 puts Troll face down under Masterplan",
        ],
        {"KF-107 0 @0 puts Troll face down under Masterplan": "KF-107 0 @0 puts a card face down under Masterplan"},
    ),
    "strengthened": (
        {"me": {"hand": ["martian-hounds"], "in_play": [{"card": "troll", "damage": 1}]}, "house": "mars"},
        ["play:martian-hounds"],
        ["KF-058 0 @0 plays Martian Hounds", "KF-229 - Troll: +2 power"],
        {},
    ),
    "readied": (
        {"me": {"hand": ["anger"], "in_play": [{"card": "troll", "ready": False}]}},
        ["play:anger"],
        ["KF-058 0 @0 plays Anger", "KF-059 0 @0: Æmber +1 (1)", "KF-008 - Troll is readied"],
        {},
    ),
    "an Omni that is sacrificed": (
        {"me": {"in_play": ["screechbomb"]}, "foe": {"amber": 3}},
        ["omni:screechbomb"],
        [
            "KF-008 - Screechbomb is exhausted",
            "KF-160 0 @0 uses Screechbomb",
            "KF-197 - Screechbomb is destroyed",
            "KF-188 0 Screechbomb goes to the discard pile",
            "KF-107 1 @1: Æmber −2 (1)",
        ],
        {},
    ),
    "Aombre of a creature that leaves": (
        {"me": {"hand": ["punch"]}, "foe": {"in_play": [{"card": "urchin", "amber": 2}]}},
        ["play:punch"],
        [
            "KF-058 0 @0 plays Punch",
            "KF-059 0 @0: Æmber +1 (1)",
            "KF-101 - Urchin: 3 damage",
            "KF-197 - Urchin is destroyed",
            "KF-188 1 Urchin goes to the discard pile",
            "KF-106 0 @0: Æmber +2 (3)",
        ],
        {},
    ),
}


@pytest.mark.parametrize("name", list(STORIES))
def test_what_happens_is_told_line_by_line(name: str) -> None:
    setup, answers, lines, hidden = STORIES[name]
    setup = dict(setup)
    d = duel(setup.pop("me", None), setup.pop("foe", None), **setup).do(*answers)

    def said(log: list[dict[str, Any]]) -> list[str]:
        return [f"{line['rule']} {'-' if line['seat'] is None else line['seat']} {line['words']['en']}" for line in log]

    assert said(d.table.log_all()) == lines
    assert said(d.table.log(ME)) == lines
    assert said(d.table.log(FOE)) == [hidden.get(line, line) for line in lines]


@pytest.mark.rule("KF-218")
def test_what_is_being_destroyed_is_marked_while_something_is_asked() -> None:
    """It is still in play, among the living: both players see that it is not one of them."""
    d = duel({"hand": ["loot-the-bodies", "punch"], "in_play": ["troll"]}, {"in_play": ["grenade-snib"]})
    d.play("loot-the-bodies").play("punch", "pick:grenade-snib")
    assert "next:0>grenade-snib" in d.options()
    for seat in (ME, FOE):
        shown = {card["id"]: card["states"] for zone in d.table.view(seat)["zones"] for card in zone["cards"]}
        assert shown["grenade-snib"] == ["ready", "dying"]
        assert "dying" not in shown["troll"]
