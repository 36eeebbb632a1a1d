"""Register sections 5 and 16: the change of age, who leaves and joins, and a campaign of several ages (CE-052, CE-141 to CE-153)."""

import json
from typing import Any

import pytest
from tests.cendrelin.helpers import GAME

import ludotheque
from ludotheque import bots
from ludotheque.engine import campaign, record
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadOptions, BrokenChain, IllegalAnswer
from ludotheque.engine.knowledge import Knowledge
from ludotheque.games.cendrelin import ages, deck

PAIRS = [["necromancien", "sorcier"], ["necromancien", "animancien"], ["sorcier", "pretre"]]
OPTIONS: dict[str, Any] = {
    "mode": "full",
    "ages": "many",
    "classes": PAIRS,
    "demonic": "l-autel-de-sezmoth",
    "places": "le-columbarium",
}
FIRST = ["urnes", "idoles"]


def crowned(seats: int = 3, winner: int = 0, **options: Any) -> ludotheque.Table:
    """A table whose age has just been won: the winner is asked what to change."""
    given = {**OPTIONS, "classes": PAIRS[:seats], **options}
    table = ludotheque.new("cendrelin", seats, 1, given)
    pos = table.position
    while pos.charge < 0:
        seat = pos.asked[0]
        moves = GAME.legal(pos, seat)
        GAME.answer(pos, seat, next((move for move in moves if move[0] in ("seal", "fill")), moves[0]))
    pos.winner = winner
    pos.stack.clear()
    pos.asked.clear()
    pos.push(GAME.course.end, winner)
    GAME.run(pos)
    return table


def left(table: ludotheque.Table, key: str = "unchanged") -> dict[str, Any]:
    """What the age leaves after a change."""
    seat = table.position.winner
    GAME.answer(table.position, seat, GAME.parse(table.position, seat, key))
    assert GAME.over(table.position)
    return GAME.outcome(table.position)["carry"]


def following(carry: dict[str, Any], seats: int = 3, **options: Any) -> ludotheque.Table:
    return ludotheque.new("cendrelin", seats, 2, {"mode": "full", "ages": "many", "carry": carry, **options})


def refused(carry: Any, seats: int = 3, **options: Any) -> str | None:
    with pytest.raises(BadOptions) as error:
        ludotheque.new("cendrelin", seats, 2, {"mode": "full", "carry": carry, **options})
    assert "\n" not in str(error.value)
    assert error.value.words["fr"] != error.value.words["en"]
    return error.value.rule


def why_not(table: ludotheque.Table, key: str) -> str | None:
    seat = table.position.winner
    refusal = GAME.refusal(table.position, seat, GAME.parse(table.position, seat, key))
    return refusal.rule if refusal else None


# ---------------------------------------------------------------------------------------------------- the change


@pytest.mark.rule("CE-140", "CE-141", "CE-S34")
def test_the_winner_may_make_one_change_or_none() -> None:
    table = crowned(winner=1)
    assert table.position.asked == [1]
    assert not GAME.over(table.position)
    carry = left(table, "unchanged")
    assert sorted(carry["places"]) == ["l-autel-de-sezmoth", "le-columbarium"]
    assert len(carry["events"]) == 12
    again = crowned(winner=1)
    left(again, "add_place:cordes")
    assert again.position.asked == [], "one change, and that was it"


@pytest.mark.rule("CE-S43")
def test_once_somebody_is_crowned_nobody_concedes() -> None:
    table = crowned()
    for seat in range(3):
        refusal = table.why_not("concede", seat)
        assert refusal is not None
        assert (refusal.rule, refusal.message) == ("CE-S43", "refusal-decided")
        assert table.offers(seat) == []
    with pytest.raises(IllegalAnswer, match="The game has already been won"):
        table.play("concede", 1)


@pytest.mark.rule("CE-142", "CE-144", "CE-W18")
def test_a_place_is_added_swapped_or_removed_with_its_events() -> None:
    added = left(crowned(), "add_place:cordes")
    assert (len(added["places"]), len(added["events"])) == (3, 14), "12 events become 14"
    assert {"bourreau-en-retraite", "branche-rompue"} < set(added["events"])
    swapped = left(crowned(), "swap_place:urnes>cierges")
    assert "la-chapelle-muree" in swapped["places"]
    assert "le-columbarium" not in swapped["places"]
    assert "urnes-brisees" not in swapped["events"]
    assert "courant-d-air" in swapped["events"]
    removed = left(crowned(), "remove_place:urnes")
    assert removed["places"] == ["l-autel-de-sezmoth"]
    assert len(removed["events"]) == 10
    assert why_not(crowned(), "remove_place:cordes") == "CE-142"
    assert why_not(crowned(), "add_place:urnes") == "CE-142"


@pytest.mark.rule("CE-143", "CE-S41")
def test_at_most_three_places_besides_the_board_and_the_demonic_one() -> None:
    table = crowned()
    for name in ("cordes", "cierges"):
        table.position.resources[deck.PRINTED.resource_ids.index(name)] = 0
    assert len(ages.places_of(table.position)) == 4
    assert why_not(table, "add_place:cranes") == "CE-143"
    assert why_not(table, "swap_place:urnes>cranes") is None


@pytest.mark.rule("CE-145", "CE-S31")
def test_the_demonic_place_is_only_exchanged_for_another_and_its_events_follow() -> None:
    carry = left(crowned(), "swap_place:idoles>braises")
    assert "la-bouche-d-azhur-nael" in carry["places"]
    assert "l-autel-de-sezmoth" not in carry["places"]
    assert {"tentateur", "faim-d-azhur-nael"} < set(carry["events"])
    assert "fideles-masques" not in carry["events"]
    for key in ("add_place:braises", "remove_place:idoles", "swap_place:idoles>cordes", "swap_place:urnes>braises"):
        assert why_not(crowned(), key) == "CE-145"


@pytest.mark.rule("CE-146")
def test_an_event_is_added_swapped_or_removed() -> None:
    assert "crue-du-caveau" in left(crowned(), "add_event:crue-du-caveau")["events"]
    swapped = left(crowned(), "swap_event:pillards>marche-des-songes")["events"]
    assert "marche-des-songes" in swapped
    assert "pillards" not in swapped
    assert len(swapped) == 12
    assert "pillards" not in left(crowned(), "remove_event:pillards")["events"]
    assert why_not(crowned(), "add_event:pillards") == "CE-146"
    assert why_not(crowned(), "add_event:tentateur") == "CE-146", "its place is not there"
    assert why_not(crowned(), "remove_event:tentateur") == "CE-146"


@pytest.mark.rule("CE-147", "CE-S32", "CE-C06")
def test_eight_events_always_remain() -> None:
    table = crowned()
    pos = table.position
    pos.change = {"places": ages.places_of(pos), "events": ages.events_of(pos)[-9:]}
    assert why_not(table, "remove_event:urnes-brisees") is None
    pos.change = {"places": ages.places_of(pos), "events": ages.events_of(pos)[-8:]}
    assert why_not(table, "remove_event:urnes-brisees") == "CE-147"
    assert why_not(table, "remove_place:urnes") == "CE-S32"
    assert why_not(table, "swap_event:urnes-brisees>crue-du-caveau") in (None, "CE-146")


@pytest.mark.rule("CE-052")
def test_the_winner_of_an_initiation_game_may_add_a_place_and_later_change_it() -> None:
    table = crowned(mode="initiation", classes=["necromancien", "sorcier", "animancien"], demonic=None, places=None)
    carry = left(table, "add_place:urnes")
    assert carry["places"] == ["le-columbarium"]
    options = {"carry": carry, "ages": "many", "classes": ["necromancien", "sorcier", "animancien"]}
    second = ludotheque.new("cendrelin", 3, 2, options)
    assert [place["ref"] for place in second.view(None)["places"]][4:] == ["urnes"]
    assert second.choice.kind == "evening", "everything else is as in the initiation game"
    assert second.view(None)["mode"] == "initiation"


# ---------------------------------------------------------------------------------------------------- heirs


@pytest.mark.rule("CE-148", "CE-149", "CE-S29", "CE-S33", "CE-W18")
def test_w18_the_winner_keeps_both_classes_and_the_others_exchange_one() -> None:
    table = following(left(crowned(), "add_place:cordes"))
    assert table.view(None)["players"][0]["bands"] == PAIRS[0], "the winner's heir is not even asked"
    assert table.asked == [1, 2]
    for seat in (1, 2):
        options = [set(option.key.partition(":")[2].split(">")) for option in table.choice_of(seat)]
        assert len(options) == 6
        assert all(len(pair & set(PAIRS[seat])) == 1 for pair in options)
    with pytest.raises(IllegalAnswer) as error:
        table.play("classes:necromancien>animancien", 1)
    assert error.value.rule == "CE-148"
    table.play("classes:animancien>pretre", 1)
    assert table.view(2)["players"][1]["band"] is None, "hidden, then revealed together"
    table.play("classes:animancien>sorcier", 2)
    assert [player["bands"] for player in table.view(0)["players"]] == [
        *(PAIRS[0], ["animancien", "pretre"], ["animancien", "sorcier"]),
    ]
    carry = left(crowned())
    assert refused(carry, classes=["choose", PAIRS[1], "choose"]) == "CE-148"
    assert refused(carry, classes=["choose", ["sorcier", "demoniste"], "choose"]) == "CE-148"
    assert refused(carry, classes=[["necromancien", "pretre"], "choose", "choose"]) == "CE-149"


@pytest.mark.rule("CE-056", "CE-150", "CE-151")
def test_players_leave_and_join_between_ages() -> None:
    carry = left(crowned())
    fewer = following(carry, 2, heirs=[2, 0])
    assert fewer.view(None)["players"][1]["bands"] == PAIRS[0], "the winner sits elsewhere"
    assert fewer.asked == [0]
    more = following(carry, 5)
    assert more.asked == [1, 2, 3, 4]
    assert len(more.choice_of(3)) == 10, "newcomers choose any two classes"
    assert len(more.choice_of(1)) == 6
    assert refused(carry, 3, heirs=[0, 0, 1]) == "CE-148"
    assert refused(carry, 3, heirs=[3, 0, 1]) == "CE-148"
    assert refused(None, 3, heirs=[0, None, None]) == "CE-153"
    with pytest.raises(BadOptions):
        following(carry, 6)


@pytest.mark.rule("CE-S35")
def test_a_winner_who_leaves_has_changed_the_graveyard_first_and_nobody_inherits() -> None:
    carry = left(crowned(winner=0), "add_place:cordes")
    table = following(carry, 2, heirs=[1, 2])
    assert "cordes" in [place["ref"] for place in table.view(None)["places"]]
    assert table.asked == [0, 1], "both exchange a class"
    assert all(len(table.choice_of(seat)) == 6 for seat in (0, 1))


@pytest.mark.rule("CE-152", "CE-153", "CE-S11")
def test_what_goes_on_and_what_begins_anew() -> None:
    table = crowned()
    pos = table.position
    pos.mana, pos.resources[0] = [7, 7, 7], 9
    carry = left(table, "add_event:crue-du-caveau")
    assert carry["crown"] == 0
    assert carry["history"] == [{"age": 1, "crown": 0, "classes": PAIRS[0], "nights": 1}]
    second = following(carry, classes=["random"] * 3)
    assert second.choice.kind == "objectives", "straight to the preparation of the age"
    assert second.position.mana == [0, 0, 0]
    assert [place["value"] for place in second.view(None)["places"]] == [3, 3, 2, 2, 1, 1]
    events = sorted(GAME.cards[face].id for face in second.position.faces if GAME.cards[face].kind == "evenement")
    assert events == sorted(carry["events"])
    assert second.view(0)["history"] == [{"age": 1, "bands": PAIRS[0], "nights": 1}]
    assert second.position.favourites == [-1] * 3


@pytest.mark.rule("CE-153", "CE-142", "CE-C11")
@pytest.mark.parametrize("places", ["choose", "random"])
def test_a_place_that_was_removed_stays_away(places: str) -> None:
    """A place is named for the first age alone (CE-062): a graveyard may go on without any that is not demonic."""
    carry = left(crowned(), "remove_place:urnes")
    second = following(carry, classes=["random"] * 3, places=places)
    assert second.choice.kind == "objectives"
    assert [place["value"] for place in second.view(None)["places"]] == [3, 3, 2, 2, 1]


# ---------------------------------------------------------------------------------------------------- bad input


@pytest.mark.rule("CE-143", "CE-144", "CE-145", "CE-147", "CE-153")
@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"events": []}, "CE-147"),
        ({"events": ["goules-affamees"] * 9}, "CE-147"),
        ({"places": ["l-autel-de-sezmoth", "le-puits-de-vhaal-morgh"]}, "CE-145"),
        ({"places": ["le-columbarium", "l-ossuaire", "le-saule-pleureur", "le-verger-aux-pendus"]}, "CE-143"),
        ({"places": []}, "CE-144"),
        ({"crown": 7}, "CE-153"),
        ({"crown": 3}, "CE-153"),
        ({"crown": -2}, "CE-153"),
        ({"history": [{"age": 1, "crown": -2, "classes": PAIRS[0], "nights": 1}]}, "CE-153"),
        ({"history": [{"age": 1, "crown": 5, "classes": PAIRS[0], "nights": 1}]}, "CE-153"),
        ({"history": [{"age": 2, "crown": 0, "classes": PAIRS[0], "nights": 1}]}, "CE-153"),
        ({"age": 2}, "CE-153"),
        ({"classes": [["sorcier", "sorcier"], ["pretre"]]}, "CE-059"),
        ({"classes": [["sorcier", "barde"], ["pretre"]]}, "CE-C03"),
        ({"classes": [[]] * 6}, "CE-S36"),
    ],
    ids=str,
)
def test_a_broken_chronicle_is_refused_with_its_rule(change: dict[str, Any], rule: str) -> None:
    assert refused({**left(crowned()), **change}) == rule


# ---------------------------------------------------------------------------------------------------- a campaign


def played(seats: int, seed: str, options: dict[str, Any]) -> ludotheque.Table:
    table = ludotheque.new("cendrelin", seats, seed, options)
    players = [bots.make("random", f"{seed}/{seat}", GAME) for seat in range(seats)]
    while not table.over:
        seat = table.asked[0]
        table.play(GAME.key(table.position, players[seat].choose(Knowledge(GAME, table.position, seat))), seat)
    return table


@pytest.mark.rule("CE-051", "CE-052", "CE-056", "CE-150", "CE-151", "CE-152")
def test_a_campaign_of_five_ages_is_played_by_bots_replayed_and_a_broken_chain_refused() -> None:
    steps: list[tuple[int, dict[str, Any]]] = [
        (2, {"classes": ["necromancien", "sorcier"]}),
        (3, {"glory": "with", "sunset": "with"}),
        (3, {"two_classes": "with", "glory": "with", "destiny": "with"}),
        (4, {"mode": "full"}),
        (2, {"mode": "full"}),
    ]
    records: list[dict[str, Any]] = []
    carry: dict[str, Any] = {}
    for age, (seats, options) in enumerate(steps, 1):
        table = played(seats, f"age {age}", {**options, "ages": "many", **carry})
        carry = campaign.carried(table)
        assert carry["carry"]["age"] == age
        records.append(json.loads(json.dumps(table.record())))
    assert [one["age"] for one in carry["carry"]["history"]] == [1, 2, 3, 4, 5]
    replayed = campaign.replay(GAME, [record.checked(one) for one in records])
    assert [table.outcome["winners"] for table in replayed][-1] == table.outcome["winners"]
    with pytest.raises(BrokenChain):
        campaign.check([*records[:2], *records[3:]])
    with pytest.raises(BrokenChain):
        campaign.check(records[1:])


@pytest.mark.rule("CE-142", "CE-S41")
@pytest.mark.parametrize("base", ["tombes", "fosses", "ames", "tresors"])
def test_the_places_of_the_board_neither_leave_nor_are_exchanged(base: str) -> None:
    table = crowned()
    for key in (f"remove_place:{base}", f"swap_place:{base}>cierges"):
        refusal = table.why_not(key)
        assert refusal is not None
        assert refusal.rule == "CE-142"


@pytest.mark.rule("CE-148", "CE-S29")
def test_an_heir_reads_which_classes_the_last_cendrelin_had() -> None:
    left = ages.carry(deck.PRINTED, crowned().position, 0)
    table = ludotheque.new("cendrelin", 3, 2, {"mode": "full", "ages": "many", "carry": left})
    assert table.asked == [1, 2], "the heir of the High Cendrelin keeps both"
    why = table.choice_of(2).to_json()["why"]
    assert why == {
        "fr": "Votre cendrelin précédent : Sorcier et Prêtre. Échangez l'une de ces classes, et une seule.",
        "en": "Your last cendrelin: Sorcerer and Priest. Exchange one of these classes, and only one.",
    }


@pytest.mark.rule("CE-153")
def test_the_chronicle_tells_whose_an_age_became_and_which_graveyard_it_left() -> None:
    left = ages.drawn(GAME.deck, Dice(1), 2)
    told = GAME.chapter_words(left)
    assert told is not None
    assert told["en"].startswith("Age 1, 20 nights. On the throne: ")
    for id in left["places"]:
        place = next(card for card in GAME.deck.places.values() if card.id == id)
        assert place.en in told["en"]
        assert place.fr in told["fr"]
    assert told["fr"].endswith(f"{len(left['events'])} événements.")
    nobody = {**left, "places": [], "history": [{**left["history"][0], "nights": 1, "classes": []}]}
    assert GAME.chapter_words(nobody) == {
        "fr": f"Âge 1, 1 nuit. {len(left['events'])} événements.",
        "en": f"Age 1, 1 night. {len(left['events'])} events.",
    }
