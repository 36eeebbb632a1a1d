"""Register sections 5 to 7: from the initiation to the full rules, and the preparation of an age (CE-051 to CE-072)."""

from collections import Counter
from typing import Any

import pytest
from tests.cendrelin.helpers import CLASSES, GAME, zone

import ludotheque
from ludotheque.engine.errors import BadOptions, IllegalAnswer
from ludotheque.games.cendrelin import deck, graveyard, tables
from ludotheque.games.cendrelin.graveyard import ALL_CLASSES

PAIRS = [["necromancien", "sorcier"], ["animancien", "pretre"], ["sorcier", "demoniste"]]
KNOWN = {"mode": "full", "demonic": "l-autel-de-sezmoth", "places": "le-columbarium"}


def full(seats: int = 2, seed: int | str = 1, **options: Any) -> ludotheque.Table:
    return ludotheque.new("cendrelin", seats, seed, {**KNOWN, "classes": PAIRS[:seats], **options})


def refused(seats: int = 2, **options: Any) -> str | None:
    with pytest.raises(BadOptions) as error:
        ludotheque.new("cendrelin", seats, 1, options)
    assert error.value.words["fr"] != error.value.words["en"]
    return error.value.rule


def leave(table: ludotheque.Table) -> ludotheque.Table:
    """Step 1: everybody leaves the first of three objectives."""
    while table.choice.kind == "objectives":
        table.play(table.choice.options[0])
    return table


def build(table: ludotheque.Table) -> ludotheque.Table:
    """Step 2: everybody takes what is advised."""
    leave(table)
    for seat in list(table.asked):
        table.play("fill", seat)
        table.play("seal", seat)
    return table


def begun(seats: int = 2, favour: tuple[str, ...] = ("tombes", "ames", "tresors"), **options: Any) -> ludotheque.Table:
    """An age at its first evening."""
    table = build(full(seats, **options))
    for seat in range(seats):
        table.play(f"favour:{favour[seat]}", seat)
    return table


def cards(table: ludotheque.Table, id: str, viewer: int | None = None) -> list[str | None]:
    view = table.view_all() if viewer is None else table.view(viewer)
    return [card["id"] for card in zone(view, id)["cards"]]


# ---------------------------------------------------------------------------------------------------- one element at a time


@pytest.mark.rule("CE-051")
def test_each_element_of_the_full_rules_can_be_played_with_on_its_own() -> None:
    for bit, element in enumerate(graveyard.ELEMENTS):
        name = "with_places" if element == "places" else element
        read = GAME.read_options({name: "with"}, 3)
        assert tables.rules_of(read) & 1 << bit
        read = GAME.read_options({"mode": "full", name: "without"}, 3)
        needed = element in ("own_life", "own_favourite")  # two classes have neither list nor favourite
        assert bool(tables.rules_of(read) & 1 << bit) is needed
    assert tables.rules_of(GAME.read_options({}, 3)) == 0
    assert tables.rules_of(GAME.read_options({"mode": "full"}, 3)) == graveyard.FULL


@pytest.mark.rule("CE-051")
@pytest.mark.parametrize("element", ["own_life", "own_favourite"])
def test_elements_that_need_each_other_are_not_taken_apart(element: str) -> None:
    assert refused(two_classes="with", **{element: "without"}) in ("CE-065", "CE-067")


@pytest.mark.rule("CE-053")
def test_the_other_classes_and_pairs_of_classes_may_be_tried() -> None:
    table = ludotheque.new("cendrelin", 2, 1, {"every_class": "with"})
    assert {option.key for option in table.choice} == {f"class:{klass}" for klass in ALL_CLASSES}
    table = ludotheque.new("cendrelin", 2, 1, {"two_classes": "with"})
    assert [option.key for option in table.choice] == [
        *("classes:necromancien>animancien", "classes:necromancien>sorcier", "classes:animancien>sorcier"),
    ]


@pytest.mark.rule("CE-054")
def test_glory_replaces_the_goal_of_the_initiation_game() -> None:
    table = ludotheque.new("cendrelin", 2, 1, {"glory": "with", "classes": ["necromancien", "sorcier"]})
    leave(table)
    assert table.choice.kind == "evening"
    assert len(cards(table, "objectives:0", 1)) == 2
    pos = table.position
    pos.past_life[pos.charge], pos.resources[:4] = [], [9, 9, 9, 9]
    table.play("mana")
    assert not table.over, "soul and favourite are two points of three"


@pytest.mark.rule("CE-055", "CE-C04", "CE-S39")
@pytest.mark.parametrize(("klass", "demonic"), [("pretre", 1), ("demoniste", 1), ("sorcier", 0)])
def test_a_demonist_or_a_priest_brings_one_demonic_place(klass: str, demonic: int) -> None:
    table = ludotheque.new("cendrelin", 2, 1, {"every_class": "with", "classes": [klass, "necromancien"]})
    there = [place for place in table.view(None)["places"] if place.get("demonic")]
    assert len(there) == demonic
    assert len(table.view(None)["places"]) == 4 + demonic, "and no other place"
    assert refused(mode="full", demonic=["l-autel-de-sezmoth", "le-puits-de-vhaal-morgh"]) == "CE-061"


@pytest.mark.rule("CE-S39")
def test_the_full_rules_always_have_a_demonic_place() -> None:
    table = ludotheque.new(
        "cendrelin", 2, 1, {"mode": "full", "classes": [["necromancien", "sorcier"], ["animancien", "sorcier"]]}
    )
    assert sum(bool(place.get("demonic")) for place in table.view(None)["places"]) == 1


# ---------------------------------------------------------------------------------------------------- the first age


@pytest.mark.rule("CE-057")
@pytest.mark.parametrize("option", ["demonic", "places"])
def test_a_place_is_agreed_upon_drawn_or_given(option: str) -> None:
    (spec,) = [spec for spec in GAME.option_specs() if spec["id"] == option]
    assert {"choose", "random"} < {value["id"] for value in spec["values"]}
    among = deck.PRINTED.demonic if option == "demonic" else deck.PRINTED.common
    table = full(**{option: "choose"})
    assert table.choice.kind == "place"
    names = [deck.PRINTED.resource_ids[one] for one in among]
    assert [option.key for option in table.choice] == [f"place:{name}" for name in names]
    table.play(f"place:{names[1]}", 0)
    assert [line for line in table.log(1) if line["kind"] == "place"] == [
        line for line in table.log_all() if line["kind"] == "place"
    ]
    table.play(f"place:{names[1]}", 1)
    assert names[1] in [place["ref"] for place in table.view(None)["places"]], "they agree"
    drawn = set()
    for seed in range(12):
        table = full(seed=seed, **{option: "choose"})
        table.play(f"place:{names[0]}", 0)
        table.play(f"place:{names[1]}", 1)
        drawn |= {place["ref"] for place in table.view(None)["places"]} & set(names)
    assert drawn == {names[0], names[1]}, "they do not: one of the two is drawn"
    places = [
        {place["ref"] for place in full(seed=seed, **{option: "random"}).view(None)["places"]} for seed in range(9)
    ]
    assert len({frozenset(one) for one in places}) > 1


@pytest.mark.rule("CE-057", "CE-059")
def test_classes_may_be_drawn_at_random() -> None:
    tables_ = [ludotheque.new("cendrelin", 2, seed, {"mode": "full", "classes": ["random"] * 2}) for seed in range(20)]
    pairs = {tuple(player["bands"]) for table in tables_ for player in table.view(None)["players"]}
    assert all(len(set(pair)) == 2 for pair in pairs)
    assert len(pairs) > 6


@pytest.mark.rule("CE-058")
def test_the_board_is_there_with_its_four_places() -> None:
    refs = [place["ref"] for place in full().view(None)["places"]]
    assert refs == ["tombes", "fosses", "ames", "tresors", "urnes", "idoles"]


@pytest.mark.rule("CE-059", "CE-C03")
def test_each_player_chooses_two_different_classes_of_five() -> None:
    table = ludotheque.new("cendrelin", 2, 1, {"mode": "full"})
    assert table.asked == [0, 1]
    assert len(table.choice) == 10
    for key in ("classes:sorcier>sorcier", "class:sorcier", "classes:sorcier>necromancien"):
        with pytest.raises(IllegalAnswer) as error:
            table.play(key, 0)
        assert error.value.rule == "CE-059"
    table.play("classes:sorcier>pretre", 0)
    assert table.view(1)["players"][0]["band"] is None, "sealed until all have chosen"
    table.play("classes:necromancien>demoniste", 1)
    assert [player["bands"] for player in table.view(None)["players"]] == [
        ["sorcier", "pretre"],
        ["necromancien", "demoniste"],
    ]
    for wrong in ("sorcier", ["sorcier"], ["sorcier", "sorcier"], [*CLASSES], ["sorcier", "barde"]):
        assert refused(mode="full", classes=[wrong, "choose"]) == "CE-059"
    assert [GAME.say(f"class-{name}")["fr"] for name in ALL_CLASSES] == [
        *("Nécromancien", "Animancien", "Sorcier", "Démoniste", "Prêtre"),
    ]


@pytest.mark.rule("CE-060", "CE-S30")
@pytest.mark.parametrize("seats", [2, 5])
def test_several_players_share_a_class_and_each_takes_one_packet_of_it(seats: int) -> None:
    table = full(seats, classes=[["necromancien", "pretre"]] * seats)
    leave(table)
    for seat in range(seats):
        packet = Counter(cards(table, f"packet:{seat}", seat))
        assert sum(packet.values()) == 32
        assert packet["fossoyer"] == 3, "as many as its dots"


@pytest.mark.rule("CE-061", "CE-062", "CE-C11")
@pytest.mark.parametrize("seed", range(4))
def test_one_demonic_place_and_one_other_in_the_first_age(seed: int) -> None:
    table = full(seed=seed, demonic="random", places="random")
    added = table.view(None)["places"][4:]
    assert sorted(place["demonic"] for place in added) == [False, True]
    assert refused(mode="full", places=["le-columbarium", "l-ossuaire"]) == "CE-062"
    assert refused(mode="full", places="l-autel-de-sezmoth") == "CE-062"
    assert refused(mode="full", demonic="le-columbarium") == "CE-061"


# ---------------------------------------------------------------------------------------------------- every age


@pytest.mark.rule("CE-063")
def test_the_steps_come_in_order_and_nobody_goes_ahead() -> None:
    table = full(classes=["choose", "choose"], demonic="choose", places="choose", seed=3)
    kinds = []
    while table.choice.kind != "evening":
        kinds.append(table.choice.kind)
        asked = table.asked[0]
        kind = table.choice.kind
        key = {"life": "fill"}.get(kind, table.choice.options[0].key)
        table.play(key, asked)
        if kind == "life":
            table.play("seal", asked)
        if len(table.asked) == 1 and table.choice.kind == kind:
            assert table.why_not("mana", asked) is not None, "whoever is done waits"
            assert table.choice_of(asked) is None
    assert kinds == [kind for kind in ("class", "place", "place", "objectives", "life", "favourite") for _ in range(2)]
    told = [line["kind"] for line in table.log_all()]
    steps = [told.index(kind) for kind in ("objectives", "sealed", "favour", "objective", "draw", "first", "night")]
    assert steps == sorted(steps)


@pytest.mark.rule("CE-064", "CE-C09")
def test_three_objectives_are_drawn_and_two_kept_in_secret() -> None:
    table = full()
    own = {
        card.id
        for face in (deck.PRINTED.objectives[0], deck.PRINTED.objectives[2])
        for card in [GAME.cards[one] for one in face]
    }
    assert len(own) == 8
    drawn = cards(table, "objectives:0", 0)
    assert len(drawn) == 3
    assert set(drawn) <= own
    assert cards(table, "objectives:0", 1) == [None] * 3
    left = table.choice_of(0).options[1]
    table.play(left, 0)
    assert cards(table, "objectives:0", 0) == [drawn[0], drawn[2]]
    assert cards(table, "objectives:0", 1) == [None] * 2
    assert not any(drawn[1] in str(line) for line in table.log(1))
    assert len({tuple(cards(full(seed=seed), "objectives:0", 0)) for seed in range(8)}) > 4


@pytest.mark.rule("CE-S28", "CE-S25")
def test_two_players_may_hold_the_same_objective_and_favour_the_same_resource() -> None:
    shared = False
    for seed in range(12):
        table = full(classes=[["necromancien", "sorcier"]] * 2, seed=seed)
        shared = shared or bool(set(cards(table, "objectives:0")) & set(cards(table, "objectives:1")))
    assert shared
    table = begun(favour=("fosses", "fosses"))
    assert next(place["pawns"] for place in table.view(None)["places"] if place["ref"] == "fosses") == [0, 1]


@pytest.mark.rule("CE-065")
def test_ten_fragments_of_ones_classes_are_picked_in_secret() -> None:
    table = leave(full())
    assert table.choice.kind == "life"
    before = table.view(1)
    for n in range(10):
        assert table.why_not("seal", 0).rule == "CE-065"
        assert f"Fragments : {n} sur" in table.choice_of(0).to_json()["why"]["fr"]
        table.play(next(option for option in table.choice_of(0) if option.key.startswith("pick:")), 0)
    assert table.view(1) == before, "nobody else sees anything of it"
    assert table.log(1) == [line for line in table.log(1) if line["kind"] not in ("pick", "unpick")]
    eleventh = next(card for card in table.position.packet[0])
    assert table.why_not(f"pick:{GAME.ref(table.position, eleventh)}", 0).rule == "CE-065"
    picked = GAME.ref(table.position, table.position.past_life[0][0])
    table.play(f"unpick:{picked}", 0)
    assert table.why_not("seal", 0).rule == "CE-065"
    table.play(f"pick:{picked}", 0)
    table.play("seal", 0)
    assert {GAME.cards[table.position.faces[card]].band for card in table.position.packet[0]} <= set(PAIRS[0])
    assert table.asked == [1]


@pytest.mark.rule("CE-065", "CE-066", "CE-W17")
def test_w17_a_list_within_the_dots_is_accepted_and_one_copy_more_is_refused() -> None:
    pair = [["necromancien", "pretre"], PAIRS[1]]
    others = ["inhumer", "inhumer", "litanie", "litanie", "aumone", "aumone", "absolution"]
    good = [*["lever-les-morts"] * 2, "ossuaire-intime", *others]
    table = full(classes=pair, lists=[good, None])
    leave(table)
    assert table.asked == [1], "it is brought"
    assert Counter(GAME.cards[table.position.faces[card]].id for card in table.position.past_life[0]) == Counter(good)
    over = [*["lever-les-morts"] * 3, "ossuaire-intime", *others[:-1]]
    assert refused(**KNOWN, classes=pair, lists=[over, None]) == "CE-066"
    assert refused(**KNOWN, classes=pair, lists=[good[:9], None]) == "CE-065"
    assert refused(**KNOWN, classes=pair, lists=[[*good[:9], "butin"], None]) == "CE-065"


@pytest.mark.rule("CE-067", "CE-S38")
def test_the_favourite_is_a_resource_with_a_future_hourglass() -> None:
    table = build(full(places="l-ossuaire"))
    assert [option.key for option in table.choice_of(0)] == [
        *("favour:tombes", "favour:fosses", "favour:ames", "favour:tresors", "favour:idoles"),
    ]
    assert table.why_not("favour:cranes", 0).rule == "CE-067", "skulls have none"
    assert table.why_not("favour:urnes", 0).rule == "CE-067", "their place is not there"
    table.play("favour:idoles", 0)
    assert all(place["pawns"] == [] for place in table.view(1)["places"]), "sealed"
    table.play("favour:ames", 1)
    assert {place["ref"]: place["pawns"] for place in table.view(1)["places"] if place["pawns"]} == {
        "idoles": [0],
        "ames": [1],
    }
    future = [resource for resource in range(len(deck.PRINTED.resources)) if deck.PRINTED.has_future(resource)]
    assert future[:4] == [0, 1, 2, 3]
    assert 4 < len(future) < 13


@pytest.mark.rule("CE-068", "CE-072")
def test_objectives_are_revealed_after_decks_and_favourites() -> None:
    table = build(full())
    table.play("favour:tombes", 0)
    assert cards(table, "objectives:0", 1) == [None, None]
    assert not [line for line in table.log(1) if line["kind"] == "objective"]
    table.play("favour:ames", 1)
    assert cards(table, "objectives:0", 1) == cards(table, "objectives:0")
    assert [line["rule"] for line in table.log(1) if line["kind"] == "objective"] == ["CE-068"] * 4


@pytest.mark.rule("CE-069", "CE-S07")
def test_the_graveyard_is_prepared_with_the_places_and_their_events() -> None:
    opened = [begun(seed=seed) for seed in range(6)]
    # the first evening's event may have an « Imprévu », which those laid out at set-up do not apply
    table = next(one for one in opened if not any(line["kind"] == "unforeseen" for line in one.log_all()))
    assert {place["ref"]: (place["value"], place["of"]) for place in table.view(None)["places"]} == {
        "tombes": (3, 6),
        "fosses": (3, 6),
        "ames": (2, 4),
        "tresors": (2, 4),
        "urnes": (1, 4),
        "idoles": (1, 4),
    }
    laid = [line for line in table.log_all() if line["kind"] == "reveal" and line["rule"] == "CE-069"]
    assert len(laid) == 2
    special = {id for id in deck.PRINTED.index if getattr(deck.CARDS[deck.PRINTED.index[id]], "unforeseen", None)}
    assert any(set(cards(one, "surroundings")[:2]) & special for one in opened)
    pool = cards(table, "future") + cards(table, "surroundings")
    assert len(pool) == 12
    assert {"gardien-des-cendres", "urnes-brisees", "fideles-masques", "colere-de-sezmoth"} < set(pool)


@pytest.mark.rule("CE-070", "CE-071")
def test_past_lives_are_shuffled_a_fragment_is_drawn_and_the_first_player_drawn() -> None:
    firsts = set()
    tops = set()
    for seed in range(10):
        table = begun(seed=seed)
        drawn = [line["rule"] for line in table.log_all() if line["kind"] == "draw"]
        assert drawn == ["CE-070"] * 2
        assert [len(pile) for pile in table.position.past_life] == [9, 9]
        assert not any(table.position.knows(0, card) for card in table.position.past_life[0]), "not even their owner"
        (first,) = [line for line in table.log_all() if line["kind"] == "first"]
        assert (first["rule"], first["seat"]) == ("CE-071", table.position.charge)
        firsts.add(first["seat"])
        tops.add(GAME.cards[table.position.faces[table.position.past_life[0][-1]]].id)
    assert firsts == {0, 1}
    assert len(tops) > 2
