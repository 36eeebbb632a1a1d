"""Scenarios: written, read back, and refused with one clear line."""

from __future__ import annotations

import re
from typing import Any

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadScenario
from ludotheque.engine.table import Table
from ludotheque.games.keyforge import changes
from ludotheque.games.keyforge.duel import Duel
from tests.keyforge.helpers import FOE, ME, Play, duel


def _same(one: Any, two: Any, there: dict[str, str], back: dict[str, str], where: str = "") -> None:
    """Equal but for the numbers of cards, which must correspond one to one."""
    assert type(one) is type(two), where
    if isinstance(one, dict):
        assert list(one) == list(two), where
        for key in one:
            _same(one[key], two[key], there, back, f"{where}/{key}")
    elif isinstance(one, list):
        assert len(one) == len(two), where
        for index, pair in enumerate(zip(one, two, strict=True)):
            _same(*pair, there, back, f"{where}/{index}")
    elif isinstance(one, str):
        mine, yours = re.split(r"#(\d+)", one), re.split(r"#(\d+)", two)
        assert mine[::2] == yours[::2], (where, one, two)
        for a, b in zip(mine[1::2], yours[1::2], strict=True):
            assert there.setdefault(a, b) == b, (where, one, two)
            assert back.setdefault(b, a) == a, (where, one, two)
    else:
        assert one == two, (where, one, two)


#: Fields that a scenario does not keep, and why: everything else of a position must be read back as it was.
NOT_KEPT = {
    "rng": "a scenario is dealt with a seed of its own",
    "known": "each seat knows its own hand and archives",
    "pool": "as they would be mixed now",
    "stack": "made from the step of the turn",
    "chance": "counts what came before",
    "revealed_to": "what the last answer showed, for undo",
}
BY_COPY = (
    *("faces", "owner", "symbol", "controller", "ready", "stunned", "damage", "amber_on", "counters", "armor_spent", "armor_seen"),
    *("attacked", "used"),
)  # fmt: skip
ZONES = ("deck", "hand", "discard", "archives", "purged", "line", "artifacts", "upgrades", "limbo", "constants")


def _plain(pos: Duel) -> dict[str, Any]:
    """A position without the numbers of its copies, which a scenario gives anew: each card by what is true of it."""
    in_play = {*pos.line[0], *pos.line[1], *pos.artifacts[0], *pos.artifacts[1], *pos.upgrades}

    def fact(card: int, name: str) -> int:
        if name not in ("faces", "owner", "symbol") and card not in in_play:
            return 0  # asked about only of cards in play
        if name == "armor_seen" and not pos.armor_spent[card]:
            return 0  # asked about only once some is spent
        value: int = getattr(pos, name)[card]
        return value

    def facts(of_turn: dict[str, int]) -> dict[str, int]:
        return {
            re.sub(r"(?<=permit:)\d+", lambda found: str(cards[int(found[0])]), key): n for key, n in of_turn.items()
        }

    cards = [tuple(fact(card, name) for name in BY_COPY) for card in range(len(pos.faces))]

    def named(value: Any) -> Any:
        return [named(one) for one in value] if isinstance(value, list) else None if value < 0 else cards[value]

    found = {name: getattr(pos, name) for name in pos.FIELDS if name not in {*NOT_KEPT, *BY_COPY, *ZONES}}
    return {
        **found,
        **{name: named(getattr(pos, name)) for name in ZONES},
        "cards": sorted(cards),
        "bearer": sorted((card, cards[on]) for card, on in zip(cards, pos.bearer, strict=True) if on >= 0),
        "beneath": sorted([named(pair) for pair in pos.beneath]),
        "uses_by_name": sorted(pos.uses_by_name),
        "turn_facts": facts(pos.turn_facts),
        "previous": [facts(of_turn) for of_turn in pos.previous],
        "lasting": [
            kept._replace(source=cards[kept.source], about=named(kept.about) if kept.about < len(cards) else kept.about)
            for kept in pos.lasting
        ],
    }


def _reads_back(table: Table) -> dict[str, Any]:
    """The scenario of a position between two moves, after it has been read back and compared."""
    data = table.game.write_scenario(table.position)
    again = ludotheque.scenario("keyforge", data)
    assert again.game.write_scenario(again.position) == data
    there: dict[str, str] = {}
    back: dict[str, str] = {}
    _same(table.view_all(), again.view_all(), there, back)
    _same([one.key for one in table.choice.options], [one.key for one in again.choice.options], there, back)
    assert table.choice.kind == again.choice.kind
    assert _plain(again.position) == _plain(table.position)
    return data


@pytest.mark.parametrize("seed", range(8))
def test_every_position_between_two_moves_reads_back(seed: int) -> None:
    dice = Dice(seed)
    game = ludotheque.game("keyforge")
    table = ludotheque.new("keyforge", 2, seed, game.varied_options(dice, 2))
    kinds = set()
    for _ in range(250):
        if table.over:
            break
        if table.choice.kind in ("house", "archives", "main"):
            _reads_back(table)
            kinds.add(table.choice.kind)
        options = table.choice.options
        table.play(options[dice.below(len(options))])
    assert {"house", "main"} <= kinds


def test_in_the_middle_of_an_effect_no_scenario_is_written() -> None:
    d = duel({"hand": ["punch"], "in_play": ["troll", "bumpsy"]})
    d.play("punch")
    assert d.kind == "choose"
    with pytest.raises(BadScenario, match="between two moves") as caught:
        d.table.game.write_scenario(d.pos)
    assert caught.value.rule == "KF-026"


def test_facts_of_the_turn_are_kept() -> None:
    d = duel(
        {
            "hand": ["punch", "anger"],
            "in_play": ["silvertooth", {"card": "troll", "upgrades": [{"card": "blood-of-titans", "owner": FOE}]}],
            "houses": ["brobnar", "dis", "ombres"],
        },
        {"in_play": ["grey-monk", {"card": "dodger", "damage": 1}]},
    )
    d.do("discard:anger").play("punch", "pick:grey-monk").fight("troll", "dodger")
    data = _reads_back(d.table)
    assert data["from_hand"] == 2
    assert data["six"] == {"punch": 1, "troll": 1}
    assert data["facts"]["played"] == 1
    assert data["facts"]["slain:1"] == 1
    mine = {entry["card"]: entry for entry in data["seats"][ME]["in_play"]}
    assert (mine["troll"]["used"], mine["troll"]["ready"]) == (1, False)
    assert mine["troll"]["upgrades"] == [{"card": "blood-of-titans", "owner": FOE}]
    monk = data["seats"][FOE]["in_play"][0]
    assert (monk["armor_spent"], monk["damage"]) == (1, 2)
    again = Play(ludotheque.scenario("keyforge", data))
    assert again.armor("grey-monk") == 0
    again.end()
    assert again.pos.previous[ME]["slain:1"] == 1


def test_elusive_and_the_rule_of_six_hold_in_a_scenario() -> None:
    d = duel(
        {"in_play": ["troll", "bumpsy"]},
        {"in_play": [{"card": "dodger", "attacked": 1}, {"card": "umbra", "attacked": 0}]},
        six={"bumpsy": 6},
    )
    assert d.why_not("reap:bumpsy") == "KF-112"
    assert d.why_not("reap:troll") is None
    noddy = duel({"in_play": ["troll"]}, {"in_play": [{"card": "noddy-the-thief", "attacked": 1}]})
    noddy.fight("troll", "noddy-the-thief")
    assert noddy.where("noddy-the-thief") == "discard:1"  # elusive only the first time
    fresh = duel({"in_play": ["troll"]}, {"in_play": ["noddy-the-thief"]})
    fresh.fight("troll", "noddy-the-thief")
    assert fresh.where("noddy-the-thief") == "line:1"


def test_what_lasts_lasts_in_a_scenario() -> None:
    fog = {"effect": "foggify", "source": "1/discard/0", "seat": FOE, "until": "next_turn", "turn": 4}
    d = duel({"in_play": ["troll"]}, {"discard": ["foggify"], "in_play": ["bumpsy"]}, turn=4, lasting=[fog])
    assert d.why_not("fight:troll>bumpsy") == "KF-001"
    assert d.why_not("reap:troll") is None
    assert _reads_back(d.table)["lasting"] == [fog]


def test_a_card_of_the_others_in_the_archives_goes_to_its_owners_hand() -> None:
    d = duel({"archives": [{"card": "troll", "owner": FOE}]}, step="archives")
    assert d.kind == "archives"
    _reads_back(d.table)
    d.do("take")
    assert d.where("troll") == "hand:1"


def test_a_scenario_at_the_choice_of_a_house_forges_no_second_key() -> None:
    d = duel({"amber": 7, "keys": 1}, house=None, step="house")
    assert (d.kind, d.amber[ME]) == ("house", 7)
    _reads_back(d.table)


def test_a_turn_without_active_house_is_kept() -> None:
    d = duel({"hand": ["punch"], "in_play": ["troll"]}, house=None, step="main")
    assert d.options() == {"end"}
    data = _reads_back(d.table)
    assert (data["step"], "house" in data) == ("main", False)


def test_the_order_in_which_cards_came_is_kept() -> None:
    d = duel({"in_play": ["banner-of-battle", "autocannon"]}, came=["0/in_play/1", "0/in_play/0"])
    assert [d.table.game.cards[d.pos.faces[card]].id for card in d.pos.constants] == ["autocannon", "banner-of-battle"]
    assert _reads_back(d.table)["came"] == ["0/in_play/1", "0/in_play/0"]


def test_the_omniscient_view_lists_every_card() -> None:
    d = duel(
        {
            "hand": ["punch"],
            "in_play": [{"card": "troll", "damage": 2, "amber": 1, "upgrades": ["blood-of-titans"]}],
            "deck": ["anger"],
        }
    )
    view = d.table.view_all()
    cards = {card["id"]: (zone["id"], card) for zone in view["zones"] for card in zone["cards"]}
    assert cards["anger"][0] == "deck:0"
    troll = cards["troll"][1]
    assert (troll["owner"], troll["controller"]) == (0, 0)
    assert {figure["id"]: figure["value"] for figure in troll["figures"]} == {"power": 13, "armor": 0}
    assert {counter["id"]: counter["value"] for counter in troll["counters"]} == {"damage": 2, "amber": 1}
    assert troll["under"][0]["id"] == "blood-of-titans"
    assert troll["states"] == ["ready"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seats": [{}]}, "a duel has two seats, not 1"),
        ({"seats": [{"hand": ["nothing"]}, {}]}, "there is no card 'nothing'"),
        ({"seats": [{"amber": -1}, {}]}, "amber must be a number from 0"),
        ({"seats": [{"in_play": [{"card": "troll", "damage": -1}]}, {}]}, "damage must be a number from 0"),
        ({"seats": [{"in_play": ["blood-of-titans"]}, {}]}, "an upgrade is attached to nothing"),
        (
            {"seats": [{"in_play": [{"card": "cannon", "upgrades": ["blood-of-titans"]}]}, {}]},
            "attached to no creature",
        ),
        ({"seats": [{"in_play": [{"card": "troll", "upgrades": ["punch"]}]}, {}]}, "'punch' is not an upgrade"),
        ({"seats": [{"in_play": ["punch"]}, {}]}, "an action cannot be in play"),
        ({"seats": [{"houses": ["dis", "dis", "mars"]}, {}]}, "three different houses"),
        ({"seats": [{"keys": 3}, {}]}, "keys must be a number from 0 to 2"),
        ({"seats": [{"chains": 25}, {}]}, "chains must be a number from 0 to 24"),
        ({"seats": [{"pocket": 1}, {}]}, "seats\\[0\\] has no 'pocket'"),
        ({"seats": [{}, {}], "active": 2}, "active must be a number from 0 to 1"),
        ({"seats": [{}, {}], "house": "saurian"}, "there is no house 'saurian'"),
        ({"seats": [{"in_play": [{"card": "troll", "ready": 3}]}, {}]}, "ready must be true or false"),
        ({"seats": "both"}, "seats must be a list"),
        ({"seats": [{}, {}], "step": "night"}, "step must be one of forge, house, archives, main"),
        ({"seats": [{}, {}], "step": "house", "house": "dis"}, "in house there is no active house yet"),
        ({"seats": [{}, {}], "mode": "blitz"}, "mode must be one of single"),
        ({"seats": [{}, {}], "facts": {"sneezed": 1}}, "there is no fact 'sneezed'"),
        ({"seats": [{}, {}], "facts": {"played": -1}}, "facts.played must be a number"),
        ({"seats": [{}, {}], "facts": {"permit:0/hand/0": 1}}, "there is no card at '0/hand/0'"),
        ({"seats": [{}, {}], "facts": []}, "facts must be a mapping"),
        ({"seats": [{}, {}], "six": {"nothing": 1}}, "six has no 'nothing'"),
        ({"seats": [{}, {}], "lasting": [{"effect": "fog"}]}, "there is no effect 'fog'"),
        ({"seats": [{}, {}], "lasting": [{"effect": "foggify"}]}, "there is no card at None"),
        (
            {"seats": [{"hand": ["foggify"]}, {}], "lasting": [{"effect": "foggify", "until": "dawn"}]},
            "until must be one of turn, next_turn, while_source",
        ),
        (
            {"seats": [{"in_play": ["autocannon"]}, {}], "came": []},
            "came must name, once, each upgrade",
        ),
        ({"seats": [{"hand": [{"card": "troll", "owner": 1}]}, {}]}, "only archives hold a card of the other"),
        ({"seats": [{"hand": [{"card": "troll", "damage": 1}]}, {}]}, "has no 'damage'"),
        ({"seats": [{"archon": 3}, {}]}, "archon must be a text of 100"),
        ({"seats": [{}, {}], "cut": 1}, "cut must be true or false"),
        ({"seats": [{"in_play": [{"card": "troll", "used": "x"}]}, {}]}, "used must be a number"),
        (
            {"seats": [{"in_play": ["troll"] * 3000}, {}]},
            "seats\\[0\\].in_play must have at most 144 entries, not 3000",
        ),
        ({"seats": [{"in_play": ["troll"] * 73}, {}]}, "in_play: 73 cards in all, and a scenario holds 72 at most"),
        (
            {"seats": [{"in_play": ["troll"] * 36}, {"in_play": ["troll"] * 37}]},
            "in_play: 73 cards in all, and a scenario holds 72 at most",
        ),
        (
            {"seats": [{"in_play": [{"card": "troll", "upgrades": ["blood-of-titans"] * 72}]}, {}]},
            "in_play: 73 cards in all, and a scenario holds 72 at most",
        ),
        ({"seats": [{"deck": ["troll"] * 100}, {"deck": ["troll"] * 45}]}, "deck\\[44\\]: 145 cards in all"),
        ({"seats": [{"hand": ["troll"] * 145}, {}]}, "hand must have at most 144 entries, not 145"),
        ({"seats": [{}, {}], "lasting": [{}] * 145}, "lasting must have at most 144 entries, not 145"),
        ({"seats": [{}, {}], "came": ["0/in_play/0"] * 145}, "came must have at most 144 entries, not 145"),
        (
            {"seats": [{}, {}], "facts": {f"played:{n}": 1 for n in range(145)}},
            "facts must have at most 144 entries, not 145",
        ),
        ({"seats": [{"amber": 10**5000}, {}]}, "amber must be a number from 0 to 10000, not …"),
    ],
)
def test_a_bad_scenario_says_what_is_wrong(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadScenario, match=message):
        ludotheque.scenario("keyforge", change)


def test_the_largest_scenario_is_taken() -> None:
    table = ludotheque.scenario(
        "keyforge", {"seats": [{"in_play": ["troll"] * 36, "deck": ["troll"] * 72}, {"in_play": ["troll"] * 36}]}
    )
    assert len(table.position.faces) == 144


@pytest.mark.parametrize(
    ("change", "message", "rule"),
    [
        ([], "the scenario must be a mapping", None),
        ({"seats": [{}, {}], "colour": 1}, "the scenario has no 'colour'", None),
        ({"seats": [{}, {}, {}]}, "a duel has two seats, not 3", "KF-002"),
        ({"seats": [1, {}]}, "seats\\[0\\] must be a mapping", None),
        ({"seats": [{"hand": "punch"}, {}]}, "seats\\[0\\].hand must be a list", None),
        ({"seats": [{"hand": [3]}, {}]}, "there is no card 3", None),
        ({"seats": [{"hand": [["punch"]]}, {}]}, "there is no card ", None),
        ({"seats": [{"hand": [{"house": "dis"}]}, {}]}, "there is no card None", None),
        ({"seats": [{"hand": [{"card": "punch", "house": "saurian"}]}, {}]}, "there is no house 'saurian'", "KF-005"),
        ({"seats": [{}, {"amber": True}]}, "seats\\[1\\].amber must be a number from 0 to 10000", None),
        ({"seats": [{}, {"amber": 10_001}]}, "seats\\[1\\].amber must be a number from 0 to 10000", None),
        ({"seats": [{"in_play": "troll"}, {}]}, "in_play must be a list", None),
        ({"seats": [{"in_play": [{"card": "troll", "colour": 1}]}, {}]}, "in_play\\[0\\] has no 'colour'", None),
        ({"seats": [{"in_play": [{"card": "troll", "upgrades": "x"}]}, {}]}, "upgrades must be a list", None),
        ({"seats": [{"in_play": ["blood-of-titans"]}, {}]}, "attached to nothing", "KF-075"),
        ({"seats": [{"in_play": ["punch"]}, {}]}, "an action cannot be in play", "KF-063"),
        ({"seats": [{"in_play": [{"card": "troll", "upgrades": ["punch"]}]}, {}]}, "is not an upgrade", "KF-072"),
        (
            {"seats": [{"in_play": [{"card": "cannon", "upgrades": ["blood-of-titans"]}]}, {}]},
            "attached to no creature",
            "KF-072",
        ),
        ({"seats": [{"in_play": [{"card": "troll", "stunned": 1}]}, {}]}, "stunned must be true or false", None),
        ({"seats": [{"in_play": [{"card": "troll", "controller": 2}]}, {}]}, "controller must be a number", None),
        ({"seats": [{"in_play": [{"card": "troll", "amber": -1}]}, {}]}, "amber must be a number", None),
        ({"seats": [{"in_play": [{"card": "troll", "power_counters": -1}]}, {}]}, "power_counters must be", None),
        ({"seats": [{"keys": ["verte"]}, {}]}, "keys are rouge, bleue, jaune", "KF-015"),
        ({"seats": [{"keys": ["rouge", "rouge"]}, {}]}, "keys are rouge, bleue, jaune", "KF-015"),
        ({"seats": [{"houses": "dis"}, {}]}, "three different houses", "KF-004"),
        ({"seats": [{"houses": ["dis", "mars"]}, {}]}, "three different houses", "KF-004"),
        ({"seats": [{"houses": 3}, {}]}, "three different houses", "KF-004"),
        ({"seats": [{"houses": ["dis", "dis", "mars", "logos"]}, {}]}, "three different houses", "KF-004"),
        ({"seats": [{"houses": ["dis", "mars", "saurian"]}, {}]}, "three different houses", "KF-004"),
        ({"seats": [{}, {}], "first": 2}, "first must be a number from 0 to 1", None),
        ({"seats": [{}, {}], "turn": -1}, "turn must be a number from 0", None),
        ({"seats": [{}, {}], "house": "saurian"}, "there is no house 'saurian'", "KF-005"),
    ],
)
def test_a_bad_scenario_names_the_rule_that_decides(change: Any, message: str, rule: str | None) -> None:
    with pytest.raises(BadScenario, match=message) as caught:
        ludotheque.game("keyforge").read_scenario(change)
    assert caught.value.rule == rule


def test_what_a_scenario_says_is_what_lies_on_the_table() -> None:
    troll = {
        "card": "troll",
        "house": "mars",
        "ready": False,
        "damage": 2,
        "amber": 3,
        "stunned": True,
        "power_counters": 4,
        "upgrades": ["blood-of-titans", "yo-mama-mastery"],
        "controller": 1,
    }
    seats = [
        {
            "houses": ["ombres", "dis", "mars"],
            "amber": 5,
            "keys": ["jaune", "rouge"],
            "chains": 24,
            "hand": ["punch", {"card": "smith", "house": "dis"}],
            "in_play": ["krump", troll, "cannon", "valdr"],
            "deck": ["anger", "tremor"],
            "discard": ["warsong", "fear"],
            "archives": ["labwork", "urchin"],
            "purged": ["bumpsy"],
        },
        {"keys": 2, "in_play": ["smaaash"], "hand": ["dextre"]},
    ]
    d = Play(ludotheque.scenario("keyforge", {"seats": seats, "active": 1, "house": "logos", "turn": 6, "first": 1}))
    pos = d.pos
    assert (pos.active, pos.first, pos.turn, pos.step, pos.house) == (1, 1, 6, 2, 2)
    assert d.asked == 1
    assert pos.houses == [[1, 3, 5], [0, 1, 2]]
    assert (pos.amber, pos.keys, pos.chains) == ([5, 0], [5, 3], [24, 0])
    assert d.names("line", 0) == ["krump", "valdr"]
    assert d.names("line", 1) == ["troll", "smaaash"]
    assert d.names("artifacts", 0) == ["cannon"]
    assert (d.names("deck", 0), d.names("discard", 0)) == (["anger", "tremor"], ["warsong", "fear"]), "top first"
    assert (d.names("hand", 0), d.names("archives", 0)) == (["punch", "smith"], ["labwork", "urchin"])
    assert (d.ready("troll"), d.damage("troll"), d.amber_on("troll")) == (False, 2, 3)
    assert (d.stunned("troll"), d.counters("troll"), d.ready("krump")) == (True, 4, True)
    assert pos.symbol[d.card("troll")] == 3
    assert pos.symbol[d.card("smith")] == 1
    assert [pos.bearer[d.card(name)] for name in ("blood-of-titans", "yo-mama-mastery")] == [d.card("troll")] * 2
    assert pos.owner[d.card("troll")] == 0
    assert d.controller("troll") == 1
    known = {
        name: pos.known[d.card(name)] for name in ("punch", "dextre", "urchin", "fear", "anger", "bumpsy", "krump")
    }
    assert known == {"punch": 1, "dextre": 2, "urchin": 1, "fear": 3, "anger": 0, "bumpsy": 0, "krump": 3}
    assert pos.pool == pos.owner
    assert pos.controller[d.card("dextre")] == pos.owner[d.card("dextre")] == 1
    assert pos.constants == sorted(pos.constants, key=pos.constants.index)
    assert (pos.revealed_to, pos.events, pos.mode) == (0, [], "single")
    written = d.table.game.write_scenario(pos)
    assert {key: written[key] for key in ("active", "turn", "first", "house")} == {
        "active": 1,
        "turn": 6,
        "first": 1,
        "house": "logos",
    }
    first = written["seats"][0]
    assert first["houses"] == ["dis", "mars", "ombres"]
    assert first["hand"] == ["punch", {"card": "smith", "house": "dis"}]
    assert (first["deck"], first["discard"], first["archives"], first["purged"]) == (
        ["anger", "tremor"],
        ["warsong", "fear"],
        ["labwork", "urchin"],
        ["bumpsy"],
    )
    assert (first["amber"], first["keys"], first["chains"]) == (5, ["rouge", "jaune"], 24)
    plain = {"ready": True, "stunned": False}
    assert first["in_play"] == [{"card": name, **plain} for name in ("krump", "valdr", "cannon")]
    taken = {key: value for key, value in troll.items() if key != "controller"}
    taken["owner"] = 0  # in the row of the one who controls it
    taken["upgrades"] = [{"card": name, "owner": 0} for name in ("blood-of-titans", "yo-mama-mastery")]
    assert written["seats"][1]["in_play"] == [taken, {"card": "smaaash", **plain}]
    again = ludotheque.scenario("keyforge", written)
    assert again.game.write_scenario(again.position) == written


def test_what_a_scenario_leaves_out() -> None:
    d = Play(ludotheque.scenario("keyforge", {"seats": [{}, {}], "house": "dis"}))
    assert (d.pos.active, d.pos.first, d.pos.turn, d.pos.houses) == (0, 1, 3, [[0, 1, 2], [0, 1, 2]])
    other = Play(ludotheque.scenario("keyforge", {"seats": [{}, {}], "house": "dis", "active": 1}))
    assert (other.pos.active, other.pos.first) == (1, 0)
    early = Play(ludotheque.scenario("keyforge", {"seats": [{}, {}], "turn": 5}))
    assert (early.kind, early.pos.turn, early.pos.step) == ("house", 5, 1), "without a house: from its first step"
    assert "house" not in early.table.game.write_scenario(early.pos)
    nought = Play(ludotheque.scenario("keyforge", {"seats": [{}, {}], "turn": 0}))
    assert nought.pos.turn == 1
    weak = duel({"in_play": [{"card": "troll", "damage": 9}, {"card": "krump", "damage": 5}]})
    assert weak.names("line", 0) == ["krump"], "who cannot stand falls at once"


def test_a_scenario_is_written_between_two_moves_only() -> None:
    asking = duel({"hand": ["punch"]}, {"in_play": ["troll", "krump"]}).play("punch")
    lasting = duel({"hand": ["warsong"]}).play("warsong")
    beneath = duel({"hand": ["masterplan", "troll", "krump"]}, house="ombres").play("masterplan", "pick:troll")
    over = duel({"amber": 6, "keys": 2}, house=None)
    swapping = duel({"in_play": ["sanctum-guardian", "troll", "krump"]}, house="sanctum").reap("sanctum-guardian")
    for d in (asking, over, swapping):
        with pytest.raises(BadScenario, match="between two moves"):
            d.table.game.write_scenario(d.pos)
    for d, key in ((lasting, "lasting"), (beneath, "beneath")):
        written = d.table.game.write_scenario(d.pos)
        assert key in (written if key == "lasting" else written["seats"][0]["in_play"][0])
        again = ludotheque.scenario("keyforge", written)
        assert again.game.write_scenario(again.position) == written
    plain = duel({"hand": ["punch"]})
    plain.pos.limbo.append(0)
    with pytest.raises(BadScenario, match="between two moves"):
        plain.table.game.write_scenario(plain.pos)


@pytest.mark.rule("KF-227")
def test_a_written_line_keeps_taken_creatures_in_their_places() -> None:
    d = duel(
        {"in_play": ["krump", "valdr", {"card": "cannon", "controller": 1}]},
        {"in_play": ["troll", "bumpsy", "smaaash", "banner-of-battle"]},
    )
    for name, left in (("bumpsy", True), ("smaaash", False)):
        changes.take_control(d.pos, d.card(name), 0, left)
    changes.take_control(d.pos, d.card("krump"), 1)
    changes.swap(d.pos, d.card("valdr"), d.card("smaaash"))
    lines = [["bumpsy", "smaaash", "valdr"], ["troll", "krump"]]
    assert [d.names("line", seat) for seat in range(2)] == lines
    again = Play(ludotheque.scenario("keyforge", d.table.game.write_scenario(d.pos)))
    assert [again.names("line", seat) for seat in range(2)] == lines
    assert again.names("artifacts", 1) == ["cannon", "banner-of-battle"]
    assert again.pos.house == 0


def test_an_entry_in_play_says_nothing_else() -> None:
    with pytest.raises(
        BadScenario, match=r"seats\[0\].in_play\[0\] has no 'place'; it has amber, armor_spent, attacked"
    ):
        duel({"in_play": [{"card": "troll", "controller": 1, "place": 0}]})
    with pytest.raises(BadScenario, match="owner must be a number from 0 to 1, not 'foe'"):
        duel({"in_play": [{"card": "troll", "owner": "foe"}]})
