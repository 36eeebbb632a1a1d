"""Objective mode (section 36): the pile, claims, points, and each of the twenty-two Objectives in a battle."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.table import Table
from ludotheque.games.arackhan import changes
from ludotheque.games.arackhan.modes import objectives
from ludotheque.games.arackhan.modes.objectives import MOMENTS, OBJECTIVES
from ludotheque.games.arackhan.modes.table_cards import TABLE_CARDS
from tests.arackhan.helpers import FOE, IDLE, ME, Play, battle

FOES = ["behemoth@4-2", "soldat-sobre@4-3", "phasme-venimeux@4-4"]


def new(seats: int = 2, seed: int = 1, **options: Any) -> Table:
    return ludotheque.new("arackhan", seats=seats, seed=seed, options={"objectives": True, "first": 0, **options})


def past_mulligan(table: Table) -> Table:
    while table.asked and table.choice.kind == "mulligan":
        table.play("keep", seat=table.asked[0])
    return table


def claims(play: Play) -> set[str]:
    """The Objectives that the asked seat may claim now."""
    if play.table.over or play.kind != "claim":
        return set()
    return {key.partition(":")[2] for key in play.options() if key != "decline"}


def placing(objective: str, hand: list[str], *slots: str, field: list[str] | None = None, **rest: Any) -> set[str]:
    """Place two hand cards on these slots; the Objectives offered at Reveal."""
    play = battle(
        field or ["paladin-de-glace@3-2"],
        mine={"hand": hand},
        step="placement",
        objectives=[objective],
        **rest,
    )
    for nth, slot in enumerate(slots):
        name = hand[nth] if hand.index(hand[nth]) == nth else f"{hand[nth]}:{hand[:nth].count(hand[nth])}"
        play.do(f"place:{name}>{slot}")
    play.do("confirm")
    return claims(play)


def passing(play: Play) -> Play:
    """Pass, decline nothing: until something may be claimed or the next player is asked."""
    while not play.table.over and play.kind != "claim" and play.asked == ME:
        play.do("pass")
    return play


def come(play: Play, *names: str) -> Play:
    """As if these cards had been placed or moved this round."""
    for name in names:
        changes.came(play.pos, play.card(name))
    return play


def turn_end(
    objective: str,
    me: list[Any],
    foe: list[Any] | None = None,
    *,
    hits: tuple[tuple[str, ...], ...] = (),
    fresh: tuple[str, ...] = (),
) -> set[str]:
    """Attack, then pass; the Objectives offered at the end of one's turn. `fresh` cards came to their slots this round."""
    play = come(battle(me, foe, objectives=[objective]), *fresh)
    for pairs in hits:
        play.hit(*pairs)
    return claims(passing(play))


def round_end(objective: str, me: list[Any], foe: list[Any] | None = None, *, fresh: tuple[str, ...] = ()) -> set[str]:
    """The Objectives offered to ME at the end of a round in which nothing else happens."""
    play = come(battle([*me, IDLE], foe, objectives=[objective]), *fresh)
    while not play.table.over and play.kind == "activate" and play.pos.round == 3:
        play.do("pass")
    return claims(play) if not play.table.over and play.kind == "claim" and play.asked == ME else set()


# ---------------------------------------------------------------------- the mode


@pytest.mark.rule("AW-377", "AW-378", "AW-S43")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_pile_holds_the_twenty_two_and_three_are_opened_after_the_mulligan(seats: int) -> None:
    table = new(seats)
    pos: Any = table.position
    assert len(pos.objective_pile) == len(OBJECTIVES) == 22
    assert not pos.objectives, "none is open before the end of step 7"
    for seat in (*range(seats), None):
        shown = next(one for one in table.view(seat)["zones"] if one["id"] == "objective_pile")
        assert shown["count"] == 22
        assert "id" not in str(shown["cards"])
    past_mulligan(table)
    pos = table.position
    assert (len(pos.objectives), len(pos.objective_pile)) == (3, 19)
    for seat in (*range(seats), None):
        shown = next(one for one in table.view(seat)["zones"] if one["id"] == "objectives")
        assert sum("id" in card for card in shown["cards"]) == 3  # face up for everybody
    orders = {tuple(new(seed=seed).position.objective_pile) for seed in range(5)}  # type: ignore[attr-defined]
    assert len(orders) == 5, "it is shuffled"
    assert not ludotheque.new("arackhan", seats=2, seed=1).position.objective_pile  # type: ignore[attr-defined]


@pytest.mark.rule("AW-379")
@pytest.mark.parametrize("card", OBJECTIVES, ids=lambda card: card.id)
def test_an_objective_has_a_name_points_and_a_condition(card: Any) -> None:
    face = card.face()
    assert face["fr"]
    assert face["en"]
    assert face["fr"] != face["en"]
    assert 3 <= face["points"] <= 7
    (text,) = face["texts"]
    assert len(text["fr"]) > 20
    assert len(text["en"]) > 20
    assert card.moment in MOMENTS
    assert face["mark"] == ("livret" if card.id == "chair-a-canon" else "maison")


@pytest.mark.rule("AW-380")
def test_a_claim_is_offered_to_the_player_who_meets_it_only_and_may_be_declined() -> None:
    def play() -> Play:
        return battle(
            ["golem-de-glace@3-2", "behemoth@3-3"],
            ["behemoth@4-2", "soldat-sobre@4-3", "aigle@4-1"],
            objectives=["tueur-de-geants", "conquete"],
        ).hit("golem-de-glace>behemoth:1")

    asked = play()
    assert asked.table.asked == [ME]
    assert asked.options() == {"claim:tueur-de-geants", "decline"}
    assert asked.why_not("claim:conquete") == "AW-380"  # not met
    asked.do("claim:tueur-de-geants")
    assert asked.where("tueur-de-geants") == "accomplished:0"
    assert asked.kind == "activate"  # the turn goes on
    declined = play().do("decline")
    assert declined.where("tueur-de-geants") == "objectives"
    assert declined.kind == "activate"
    declined.hit("behemoth>soldat-sobre")
    assert declined.kind == "activate"  # not asked again before something else is met, or the round ends (AW-S39)


@pytest.mark.rule("AW-S39", "AW-382")
def test_an_objective_that_was_left_can_be_claimed_later_in_the_same_round() -> None:
    def play() -> Play:
        return battle(
            ["golem-de-glace@3-2", "behemoth@3-3"],
            ["behemoth@4-2", "xenodon@4-3", "aigle@4-1", "fort-avalon@5-3"],
            objectives=["tueur-de-geants", "conquete"],
        ).hit("golem-de-glace>behemoth:1")

    left = play().do("decline")
    left.hit("behemoth>xenodon")
    assert claims(left) == {"tueur-de-geants", "conquete"}  # another is met: either may be chosen
    left.do("claim:tueur-de-geants")
    assert left.kind != "claim"
    late = play().do("decline")
    while late.kind != "claim":
        late.do("pass")
    assert (late.asked, claims(late)) == (ME, {"tueur-de-geants"})  # the last call, at the end of the round
    late.do("decline")
    assert late.kind != "claim"


@pytest.mark.rule("AW-381", "AW-S42")
def test_a_new_card_is_opened_at_once() -> None:
    play = battle(
        ["golem-de-glace@3-2", "aigle@3-3"],
        ["behemoth@4-2", "soldat-sobre@4-3"],
        objectives=["tueur-de-geants", "conquete", "garnison"],
        objective_pile=["tete-de-pont", "curee"],
    ).hit("golem-de-glace>behemoth")
    play.do("claim:tueur-de-geants")
    assert [play.table.game.cards[play.pos.faces[card]].id for card in play.pos.objectives] == [
        "tete-de-pont",
        "conquete",
        "garnison",
    ]
    assert len(play.pos.objective_pile) == 1
    assert [line["rule"] for line in play.happened("opened")] == ["AW-381"]
    last = battle(
        ["golem-de-glace@3-2", "aigle@3-3"], ["behemoth@4-2", "soldat-sobre@4-3"], objectives=["tueur-de-geants"]
    )
    last.hit("golem-de-glace>behemoth").do("claim:tueur-de-geants")
    assert last.pos.objectives == []  # nothing is reshuffled


@pytest.mark.rule("AW-382")
def test_one_objective_a_player_and_round() -> None:
    play = battle(
        ["golem-de-glace@3-2", "behemoth@3-3", "hexacarias@3-4"],
        ["moleg-de-glace@4-2", "arbre-de-vie@4-3", "soldat-sobre@4-4"],
        objectives=["tueur-de-geants", "plus-grand-que-soi", "fraternite"],
        theirs={"hand": ["aigle", "aigle"], "deck": ["aigle"] * 6},
        mine={"hand": ["aigle", "aigle"], "deck": ["aigle"] * 6},
    )
    play.pos.deeds[ME]["upset-kills"] = 1
    play.pos.deeds[ME]["giant-kills"] = 1
    play.hit("hexacarias>soldat-sobre")
    assert claims(play) == {"tueur-de-geants", "plus-grand-que-soi"}
    play.do("claim:tueur-de-geants")
    play.hit("golem-de-glace>moleg-de-glace")
    assert play.kind != "claim"  # the second is not offered
    assert play.why_not("claim:plus-grand-que-soi") is not None
    while play.pos.round == 3:
        options = play.table.choice.options
        play.table.play(next((option for option in options if option.key in ("pass", "confirm")), options[0]))
    objectives.offer(play.pos, ME)
    assert play.pos.stack[-1].program.name == "claim-batch"  # the next round it may be


@pytest.mark.rule("AW-383")
def test_accomplished_objectives_add_their_points() -> None:
    field = ["golem-de-glace@3-2", "golem-de-glace@3-3", "aigle@2-2"]  # 13 + 13 + 5
    assert battle(field).score(ME) == 31
    play = battle(field, mine={"accomplished": ["chair-a-canon"]}, round=9, step="end")
    assert play.table.over
    assert play.table.outcome is not None
    assert play.table.outcome["scores"] == [36, 0]


@pytest.mark.rule("AW-384")
def test_their_points_count_before_ties() -> None:
    play = battle(
        ["golem-de-glace@3-2"],
        ["paladin-de-la-garde@3-3"],
        theirs={"accomplished": ["chair-a-canon"]},
        round=9,
        step="end",
    )
    assert play.table.outcome is not None
    assert play.table.outcome["scores"] == [13, 13]
    assert play.table.outcome["rule"] in ("AW-091", "AW-092", "AW-093")  # a tie now, and looked at as one
    ahead = battle(["golem-de-glace@3-2"], ["behemoth@3-3"], theirs={"accomplished": ["conquete"]}, round=9, step="end")
    assert ahead.table.outcome is not None
    assert ahead.table.outcome["winners"] == [FOE]  # 13 against 8 + 6


@pytest.mark.rule("AW-385", "AW-S40")
def test_chair_a_canon() -> None:
    hand = ["ogre-du-marais", "troll-des-marais", "collecteur-de-peste", "brume-malefique"]
    play = battle(
        ["paladin-de-glace@3-2"],
        ["aigle@5-2"],
        mine={"hand": hand},
        theirs={"hand": ["aigle", "aigle"]},
        step="placement",
        objectives=["chair-a-canon"],
    )
    play.do("place:ogre-du-marais>3-1", "place:troll-des-marais>3-3", "confirm")
    assert play.kind == "place"
    assert play.asked == FOE
    play.do("place:aigle>5-1", "place:aigle:1>5-3", "confirm")
    assert claims(play) == {"chair-a-canon"}
    assert play.asked == ME
    play.do("claim:chair-a-canon")
    assert play.score(ME) == 5 + 5 + 3 + 4
    assert placing("chair-a-canon", hand, "3-1", "3-3") == {"chair-a-canon"}
    assert placing("chair-a-canon", [hand[0], hand[2]], "3-1", "3-3") == set()  # 3 and 6
    assert placing("chair-a-canon", [hand[0], hand[3]], "3-1", "a0") == {"chair-a-canon"}  # astral spells count


@pytest.mark.rule("AW-386")
def test_the_main_value_is_looked_at() -> None:
    assert placing("chair-a-canon", ["disque-du-tomour", "soldat-ivre"], "3-1", "3-3") == {"chair-a-canon"}


@pytest.mark.rule("AW-387", "AW-382")
def test_two_players_never_empty_the_pile() -> None:
    table = past_mulligan(new())
    pos: Any = table.position.copy()
    for number in range(1, 10):
        pos.round = number
        for seat in (ME, FOE):
            objectives.take(pos, seat, pos.objectives[0])
    assert len(pos.objectives) == 3
    assert len(pos.objective_pile) == 1
    four: Any = past_mulligan(new(4)).position.copy()
    for number in range(1, 6):
        four.round = number
        for seat in range(4):
            objectives.take(four, seat, four.objectives[0])
    assert not four.objective_pile
    assert len(four.objectives) == 2  # fewer than three stay open (AW-S42)


@pytest.mark.rule("AW-S39")
def test_player_order_decides_who_takes_it() -> None:
    def begin(starter: int) -> Play:
        play = battle(
            ["paladin-de-glace@3-2"],
            ["aigle@5-2"],
            mine={"hand": ["soldat-sobre", "ogre-du-marais"]},
            theirs={"hand": ["blatte-malsaine", "phasme-venimeux"]},
            active=starter,
            starter=starter,
            step="placement",
            objectives=["chair-a-canon"],
        )
        for _ in range(2):
            hand = [play.table.game.cards[play.pos.faces[card]].id for card in play.pos.hand[play.asked]]
            near = ("3-1", "3-3") if play.asked == ME else ("5-1", "5-3")
            play.do(f"place:{hand[0]}>{near[0]}", f"place:{hand[1]}>{near[1]}", "confirm")
        return play

    for starter in (ME, FOE):
        play = begin(starter)
        assert play.asked == starter
        assert claims(play) == {"chair-a-canon"}
        taken = begin(starter).do("claim:chair-a-canon")
        assert taken.kind != "claim"  # gone for the other
        left = begin(starter).do("decline")
        assert left.asked == 1 - starter
        assert claims(left) == {"chair-a-canon"}


@pytest.mark.rule("AW-S41")
def test_what_was_done_before_a_card_was_opened_does_not_count() -> None:
    play = battle(
        ["golem-de-glace@3-2", "hexacarias@3-3", "paladin-de-glace@3-4", "moleg-de-glace@3-1", "aigle@5-2"],
        [*FOES, "wendigo-lunaire@3-0", "blatte-malsaine@5-3"],
        objectives=["tueur-de-geants"],
        objective_pile=["hecatombe"],
    )
    play.hit("golem-de-glace>behemoth")
    play.do("claim:tueur-de-geants")  # hecatombe is opened after the first kill
    play.pos.claimed[ME] = 0  # as if another player had taken it
    play.hit("hexacarias>soldat-sobre")
    play.hit("paladin-de-glace>phasme-venimeux")
    assert play.pos.deeds[ME]["kills"] == 3
    assert play.kind != "claim"  # two since it was opened
    play.hit("aigle>blatte-malsaine")
    assert claims(play) == {"hecatombe"}  # three
    placed = battle(
        ["paladin-de-glace@3-2"],
        ["aigle@3-3"],
        mine={"hand": ["soldat-sobre", "ogre-du-marais"]},
        theirs={"hand": ["blatte-malsaine", "phasme-venimeux"]},
        step="placement",
        objectives=["chair-a-canon"],
        objective_pile=["armes-combinees", "freres-d-armes"],
    )
    pos = placed.pos
    pos.opened.append([pos.objectives[0], [{}, {}]])  # as if opened during this round
    placed.do("place:soldat-sobre>3-1", "place:ogre-du-marais>2-2", "confirm")
    placed.do("place:blatte-malsaine>4-3", "place:phasme-venimeux>2-3", "confirm")
    assert placed.kind != "claim"


def test_a_hidden_pile_never_shows() -> None:
    table = past_mulligan(new(3, seed=5))
    dice = Dice(5)
    while table.asked:
        pos: Any = table.position
        if dice.below(8) == 0:
            hidden = {table.game.cards[pos.faces[card]].id for card in pos.objective_pile}
            for seat in (*range(3), None):
                seen = str(table.view(seat)) + str(table.log(seat))
                assert not [id for id in hidden if f"'{id}'" in seen or f"{id}#" in seen]
        table.play(table.choice.options[dice.below(len(table.choice.options))])


def test_a_scenario_is_not_written_amid_claims() -> None:
    play = battle(["golem-de-glace@3-2", "aigle@3-3"], ["behemoth@4-2", "soldat-sobre@4-3"], objectives=["garnison"])
    assert play.table.game.write_scenario(play.pos)["objectives"] == ["garnison"]
    play.do("move:aigle>2-2", "stop:aigle")
    with pytest.raises(ludotheque.LudothequeError):
        play.table.game.write_scenario(play.pos)


# ---------------------------------------------------------------------- each Objective


def test_poids_lourds() -> None:
    assert placing("poids-lourds", ["golem-de-glace", "ogre-du-marais"], "3-1", "3-3") == {"poids-lourds"}  # 16
    assert placing("poids-lourds", ["golem-de-glace", "soldat-sobre"], "3-1", "3-3") == set()  # 15


def test_armes_combinees() -> None:
    assert placing("armes-combinees", ["aigle", "teleportation"], "3-1", "a0") == {"armes-combinees"}
    assert placing("armes-combinees", ["aigle", "eclair-glacant"], "3-1", "3-3") == {"armes-combinees"}
    assert placing("armes-combinees", ["aigle", "hexacarias"], "3-1", "3-3") == set()
    assert placing("armes-combinees", ["arbre-de-vie", "teleportation"], "3-1", "a0") == set()  # a place


def test_freres_d_armes() -> None:
    assert placing("freres-d-armes", ["aigle", "aigle"], "3-1", "3-3") == {"freres-d-armes"}
    assert placing("freres-d-armes", ["aigle", "dreki"], "3-1", "3-3") == set()


def test_tenaille() -> None:
    field = ["paladin-de-glace@1-2", "hexacarias@5-2"]
    assert placing("tenaille", ["aigle", "dreki"], "0-2", "5-1", field=field) == {"tenaille"}  # 5 + 1
    assert placing("tenaille", ["aigle", "dreki"], "2-2", "5-1", field=field) == set()  # 3 + 1
    assert (
        placing("tenaille", ["aigle", "teleportation"], "0-2", "a0", field=field) == set()
    )  # an astral plane is nowhere


def hitting(objective: str, me: list[Any], foe: list[Any], *batches: tuple[str, ...]) -> list[set[str]]:
    """Resolve batches one after the other; the Objectives offered after each, all declined."""
    play = battle([*me, "dreki@0-1"], foe, objectives=[objective], theirs={"hand": ["aigle"]})
    found = []
    for batch in batches:
        play.hit(*batch)
        found.append(claims(play))
        if play.kind == "claim":
            play.do("decline")
    return found


def test_double_coup() -> None:
    me = ["golem-de-glace@3-2", "hexacarias@3-3"]
    both = ("golem-de-glace>behemoth", "hexacarias>soldat-sobre")
    assert hitting("double-coup", me, FOES, both) == [{"double-coup"}]
    assert hitting("double-coup", me, FOES, both[:1], both[1:]) == [set(), set()]  # one after the other
    chain = ["soldat-sobre@4-2", "phasme-venimeux@5-2"]
    assert hitting("double-coup", ["golem-de-glace@3-2"], chain, ("golem-de-glace>soldat-sobre",)) == [{"double-coup"}]


def test_hecatombe() -> None:
    me = ["golem-de-glace@3-2", "hexacarias@3-3", "paladin-de-glace@3-4"]
    hits = [("golem-de-glace>behemoth",), ("hexacarias>soldat-sobre",), ("paladin-de-glace>phasme-venimeux",)]
    assert hitting("hecatombe", me, FOES, *hits) == [set(), set(), {"hecatombe"}]


def test_tueur_de_geants() -> None:
    me = ["golem-de-glace@3-2", "hexacarias@3-3"]
    assert hitting("tueur-de-geants", me, FOES, ("golem-de-glace>behemoth",)) == [{"tueur-de-geants"}]  # value 8
    assert hitting("tueur-de-geants", me, FOES, ("hexacarias>soldat-sobre",)) == [set()]


def test_plus_grand_que_soi() -> None:
    id = "plus-grand-que-soi"
    me = ["golem-de-glace@4-1", "hexacarias@3-2", "soldat-sobre@5-2"]
    foe = ["behemoth@4-2"]
    assert hitting(id, me, foe, ("hexacarias>behemoth", "soldat-sobre>behemoth")) == [{id}]  # 5 + 2 < 8
    assert hitting(id, me, foe, ("golem-de-glace>behemoth",)) == [set()]  # 13
    assert hitting(id, ["phasme-venimeux@3-2"], ["phasme-venimeux@4-2"], ("phasme-venimeux>phasme-venimeux:1",)) == [
        set()
    ]  # 2 and 2


def test_curee() -> None:
    me = ["hexacarias@3-2", "soldat-sobre@4-1", "ogre-du-marais@5-2"]
    three = tuple(f"{name}>moleg-de-glace" for name in ("hexacarias", "soldat-sobre", "ogre-du-marais"))
    assert hitting("curee", me, ["moleg-de-glace@4-2"], three) == [{"curee"}]
    assert hitting("curee", me, ["moleg-de-glace@4-2"], (three[0], three[2])) == [set()]  # two are enough to kill it
    place = tuple(one.replace("moleg-de-glace", "fort-avalon") for one in three)
    assert hitting("curee", me, ["fort-avalon@4-2"], place) == [{"curee"}]


def test_conquete() -> None:
    me = ["golem-de-glace@3-2", "hexacarias@4-1"]
    both = ("golem-de-glace>arbre-de-vie", "hexacarias>arbre-de-vie")
    assert hitting("conquete", me, ["arbre-de-vie@4-2"], both) == [{"conquete"}]
    assert hitting("conquete", me, ["arbre-de-vie@4-2"], both[:1]) == [set()]  # 3 against 4
    slain = ("golem-de-glace>soldat-sobre",)
    assert hitting("conquete", me, ["soldat-sobre@4-2"], slain) == [set()]
    assert hitting("conquete", me, ["soldat-sobre@4-2", "fort-avalon@5-2"], slain) == [{"conquete"}]  # beside a place
    assert hitting("conquete", [*me, "fort-avalon@4-3"], ["soldat-sobre@4-2"], slain) == [set()]  # one's own place
    assert hitting("conquete", me, ["soldat-sobre@4-2", "fort-avalon@6-2"], slain) == [set()]  # further away


def test_appui_feu() -> None:
    me = ["archer-nakka@3-2", "hexacarias@3-3", "eclair-glacant@5-3"]
    foe = ["phasme-venimeux@5-2", "soldat-sobre@4-3"]
    assert hitting("appui-feu", me, foe, ("archer-nakka>phasme-venimeux",)) == [{"appui-feu"}]
    assert hitting("appui-feu", me, foe, ("eclair-glacant>soldat-sobre",)) == [{"appui-feu"}]
    assert hitting("appui-feu", me, foe, ("hexacarias>soldat-sobre",)) == [set()]
    air = ["griffon-des-neiges@4-2", "golem-de-glace@3-3"]
    fort = ["fort-avalon@4-3"]
    griffon, golem = "griffon-des-neiges>", "golem-de-glace>"
    assert hitting("appui-feu", air, foe, (griffon + "soldat-sobre",)) == [{"appui-feu"}]  # from the air
    assert hitting("appui-feu", air, foe, (golem + "soldat-sobre",)) == [set()]  # the Griffin looks on
    assert hitting("appui-feu", air, fort, (griffon + "fort-avalon",)) == [set()]  # it holds
    assert hitting("appui-feu", air, fort, (griffon + "fort-avalon", golem + "fort-avalon")) == [{"appui-feu"}]


def test_tete_de_pont() -> None:
    id = "tete-de-pont"

    def offered(at: str, foe: list[str], **rest: Any) -> set[str]:
        play = battle(
            ["paladin-de-glace@3-2"], foe, mine={"hand": ["titan", "eclair-glacant"]}, step="placement", objectives=[id]
        )
        play.do(f"place:titan>{at}", "place:eclair-glacant>2-2", "confirm")
        while not play.table.over and play.kind == "activate" and play.pos.round == 3:
            play.do("pass")
        return claims(play)

    foe = ["behemoth@4-3", "arbre-de-vie@5-2"]
    assert offered("4-2", foe) == {id}  # a creature and a place
    assert offered("4-2", foe[:1]) == set()
    assert offered("3-1", foe) == set()
    old = ["titan@4-2", "paladin-de-glace@3-2"]
    assert round_end(id, old, foe) == set()  # not placed this round
    assert round_end(id, old, foe, fresh=("titan",)) == set()  # moved there
    allies = ["behemoth@4-3"]
    assert offered("3-3", allies) == set()  # its other neighbour is an ally


def test_charge_generale() -> None:
    me = ["soldat-sobre@3-2", "blatte-malsaine@3-3", "wendigo-lunaire@2-2", "phacochere-borgne@4-1"]
    foe = ["arbre-de-vie@4-2", "fort-avalon@4-3", "titan@2-1"]
    first = ("soldat-sobre>arbre-de-vie", "blatte-malsaine>fort-avalon")
    second, third = ("wendigo-lunaire>titan",), ("phacochere-borgne>arbre-de-vie",)
    assert hitting("charge-generale", me, foe, first, second, third) == [set(), set(), {"charge-generale"}]


def test_economie_de_moyens() -> None:
    id = "economie-de-moyens"
    me = ["golem-de-glace@3-2", "hexacarias@3-3"]
    assert turn_end(id, me, FOES, hits=(("golem-de-glace>behemoth",),)) == {id}
    assert turn_end(id, me, FOES, hits=(("golem-de-glace>behemoth",), ("hexacarias>soldat-sobre",))) == set()
    assert turn_end(id, me, ["titan@4-2", *FOES[1:]], hits=(("golem-de-glace>titan",),)) == set()  # it holds


def test_fraternite() -> None:
    foe = ["behemoth@4-2"]
    pair, new = ["gabriel@3-2", "paladin-de-glace@3-3"], ("paladin-de-glace",)
    assert turn_end("fraternite", pair, foe, fresh=new) == {"fraternite"}
    assert turn_end("fraternite", pair, foe, fresh=("gabriel",)) == {"fraternite"}
    assert turn_end("fraternite", pair, foe) == set()  # it was so before
    assert turn_end("fraternite", [*pair, "aigle@2-2"], foe, fresh=("aigle",)) == set()  # no part of it
    second = [*pair, "gabriel@6-2", "paladin-de-glace@6-3"]
    assert turn_end("fraternite", second, foe, fresh=("paladin-de-glace:1",)) == {
        "fraternite"
    }  # another pair than before
    assert turn_end("fraternite", ["gabriel@3-2", "paladin-de-glace@2-3"], foe, fresh=new) == {
        "fraternite"
    }  # distance 2
    assert turn_end("fraternite", ["gabriel@3-2", "paladin-de-glace@3-4"], foe, fresh=new) == {"fraternite"}
    assert turn_end("fraternite", ["gabriel@3-2", "paladin-de-glace@2-4"], foe, fresh=new) == set()  # distance 3
    assert (
        turn_end("fraternite", ["gabriel@3-2", "hexacarias@3-3"], foe, fresh=("gabriel",)) == set()
    )  # no family shared
    assert turn_end("fraternite", ["hexacarias@3-2", "soldat-sobre@3-3"], foe, fresh=("hexacarias",)) == set()  # none
    assert turn_end("fraternite", ["gabriel@3-2"], ["paladin-de-glace@4-2"], fresh=("gabriel",)) == set()  # an enemy's


def test_formation_en_carre() -> None:
    id = "formation-en-carre"
    four = ["gabriel@3-2", "paladin-de-glace@4-2", "hexacarias@3-3", "arbre-de-vie@4-3"]
    new = ("arbre-de-vie",)
    assert turn_end(id, four, ["behemoth@5-2"], fresh=new) == {id}
    assert turn_end(id, four, ["behemoth@5-2"]) == set()  # it stood before
    assert turn_end(id, [*four[:3], "arbre-de-vie@4-4"], ["behemoth@5-2"], fresh=new) == set()
    assert turn_end(id, four[:3], ["arbre-de-vie@4-3"], fresh=("gabriel",)) == set()  # the fourth is an enemy's


@pytest.mark.rule("AW-S41")
def test_a_card_that_came_before_the_objective_was_opened_does_not_count() -> None:
    four = ["gabriel@3-2", "paladin-de-glace@4-2", "hexacarias@3-3", "arbre-de-vie@4-3"]
    for later, expected in ((False, set()), (True, {"formation-en-carre"})):
        play = come(battle(four, ["behemoth@5-2"], objectives=["formation-en-carre"]), "arbre-de-vie")
        play.pos.opened.append([play.pos.objectives[0], [deeds.copy() for deeds in play.pos.deeds]])
        if later:
            come(play, "gabriel")
        assert claims(passing(play)) == expected


def test_a_card_moves_into_place_for_an_objective() -> None:
    """What counts as placed or moved: moves of one's own activation among them."""
    play = battle(
        ["gabriel@3-2", "paladin-de-glace@4-2", "hexacarias@3-3", "aigle@2-2"],
        ["behemoth@5-2"],
        objectives=["formation-en-carre"],
    )
    play.do("move:aigle>4-3", "stop:aigle")
    assert claims(passing(play)) == {"formation-en-carre"}


def test_l_arme_au_pied() -> None:
    id = "l-arme-au-pied"

    def offered(me: list[str], *keys: str, replies: tuple[str, ...] = ()) -> set[str]:
        play = battle(me, ["behemoth@4-2", "soldat-sobre@4-3"], objectives=[id])
        play.do(*keys)
        passing(play)
        if replies:
            assert play.asked == FOE
            play.hit(*replies)
        while not play.table.over and play.kind == "activate" and play.pos.round == 3:
            play.do("pass")
        return claims(play) if play.asked == ME else set()

    me = ["golem-de-glace@3-2", "phasme-venimeux@3-3"]
    assert offered(me) == {id}
    assert offered(me, "attack:golem-de-glace>behemoth", "resolve") == {id}  # one
    both = ("attack:golem-de-glace>behemoth", "attack:phasme-venimeux>soldat-sobre", "resolve")
    assert offered(me, *both) == set()
    assert offered(me, replies=("soldat-sobre>phasme-venimeux",)) == set()  # a creature lost
    flight = ("move:aigle>2-3", "stop:aigle")
    assert offered([*me, "aigle@2-2"], *flight) == {id}
    assert (
        offered([*me, "aigle@2-2"], *flight, "attack:golem-de-glace>behemoth", "resolve") == set()
    )  # to move is to activate
    spell = [*me, "eclair-glacant@5-2"]
    strikes = ("attack:eclair-glacant>behemoth", "resolve", "attack:golem-de-glace>behemoth", "resolve")
    assert offered(spell, *strikes[:2]) == offered(spell, *strikes) == {id}  # a spell is no creature


def test_dernier_carre() -> None:
    id = "dernier-carre"
    me = ["golem-de-glace@3-2", "hexacarias@3-3"]  # 13 + 5
    kill, weak = ("golem-de-glace>behemoth",), ("hexacarias>soldat-sobre",)
    foe = [*FOES, "arbre-de-vie@6-2", "titan@6-3"]
    assert hitting(id, me, foe, weak, kill) == [set(), {id}]  # value 2, then 8
    assert hitting(id, me, FOES, kill) == [set()]  # ahead of the other
    more = [*FOES, "arbre-de-vie@6-2", "paladin-de-la-garde@6-3"]  # 24 without the Béhémoth
    mine = {"accomplished": ["conquete"]}
    behind, ahead = (battle([*me, "dreki@0-1"], more, objectives=[id], mine=one) for one in ({}, mine))
    assert (behind.score(ME), ahead.score(ME), behind.score(FOE) - 8) == (23, 29, 24)  # Objectives are points
    assert claims(behind.hit(*kill)) == {id}
    assert claims(ahead.hit(*kill)) == set()


def test_coeur_de_la_bataille() -> None:
    id = "coeur-de-la-bataille"
    two, foe = ["arbre-de-vie@4-2", "aigle@3-3"], ["behemoth@4-3"]
    assert round_end(id, two, foe, fresh=("aigle",)) == {id}
    assert round_end(id, two, foe, fresh=("arbre-de-vie",)) == {id}
    assert round_end(id, [*two, "titan@3-2"], foe, fresh=("titan",)) == {id}  # one more than before
    assert round_end(id, two, foe) == set()  # held before
    assert round_end(id, [*two, "soldat-sobre@2-2"], foe, fresh=("soldat-sobre",)) == set()  # not in the zone
    assert round_end(id, ["arbre-de-vie@4-2", "aigle@2-3"], foe, fresh=("arbre-de-vie",)) == set()
    assert (
        round_end(id, ["aigle@3-3"], ["behemoth@4-3", "titan@3-2"], fresh=("aigle",)) == set()
    )  # an enemy's does not count


def test_deploiement() -> None:
    rows = [f"soldat-sobre@3-{y}" for y in (0, 2, 3)]  # with the idle card on row 1
    five = [*rows, "arbre-de-vie@3-4"]
    assert round_end("deploiement", five, fresh=("arbre-de-vie",)) == {"deploiement"}
    assert round_end("deploiement", five) == set()  # spread before
    assert round_end("deploiement", [*five, "aigle@4-4"], fresh=("aigle",)) == set()  # on a row that was held
    assert round_end("deploiement", [*rows, "arbre-de-vie@2-2"], fresh=("arbre-de-vie",)) == set()  # four rows
    assert round_end("deploiement", rows, ["arbre-de-vie@3-4"], fresh=("soldat-sobre",)) == set()


def test_garnison() -> None:
    held = ["arbre-de-vie@3-2", "aigle@3-1", "titan@4-2"]
    assert round_end("garnison", held, fresh=("titan",)) == {"garnison"}
    assert round_end("garnison", held, fresh=("arbre-de-vie",)) == {"garnison"}
    assert round_end("garnison", held) == set()  # it was held before
    assert round_end("garnison", [*held, "dreki@3-3"], fresh=("dreki",)) == set()  # a third changes nothing
    assert round_end("garnison", held[:2], ["titan@4-2"], fresh=("aigle",)) == set()
    assert round_end("garnison", ["hexacarias@3-2", *held[1:]], fresh=("titan",)) == set()  # no place
    taken = {"card": "arbre-de-vie", "at": "3-2", "controller": ME}
    assert round_end("garnison", held[1:], [taken], fresh=("titan",)) == {"garnison"}  # a conquered one counts


def test_no_objective_lacks_a_test() -> None:
    assert len(OBJECTIVES) == 22 == sum(card.kind == "objective" for card in TABLE_CARDS)
    missing = [card.id for card in OBJECTIVES if f"test_{card.id.replace('-', '_')}" not in globals()]
    assert not missing
