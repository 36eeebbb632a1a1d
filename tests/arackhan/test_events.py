"""Event mode (section 35): the pile, the phase, what an Event prevails over, and each of the twenty Events in a battle."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.table import Table, new_position
from ludotheque.games.arackhan.modes.events import EVENTS
from ludotheque.games.arackhan.modes.table_cards import TABLE_CARDS
from tests.arackhan.helpers import FOE, ME, Play, battle

SOLO = {"hand": ["ogre-du-marais", "golem-de-glace", "aigle"], "deck": ["archer", "behemoth", "titan", "gabriel"]}


def new(seats: int = 2, seed: int = 1, **options: Any) -> Table:
    return ludotheque.new("arackhan", seats=seats, seed=seed, options={"events": True, "first": 0, **options})


def past_mulligan(table: Table) -> Table:
    while table.asked and table.choice.kind == "mulligan":
        table.play("keep", seat=table.asked[0])
    return table


def zone(play_or_table: Any, id: str, seat: int | None = None) -> dict[str, Any]:
    table = play_or_table.table if isinstance(play_or_table, Play) else play_or_table
    return next(one for one in table.view(seat)["zones"] if one["id"] == id)


def start(event: str, **rest: Any) -> Play:
    """The beginning of a round that reveals this Event."""
    return battle(["paladin-de-glace@3-2"], mine=SOLO, theirs=SOLO, step="start", event_pile=[event], **rest)


def kinds(play: Play) -> list[str]:
    return [line["kind"] for line in play.table.log_all()]


# ---------------------------------------------------------------------- the mode


@pytest.mark.rule("AW-370")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_pile_holds_the_twenty_events_face_down(seats: int) -> None:
    table = new(seats)  # the first question is the mulligan: step 4 is over
    pos: Any = table.position
    assert len(pos.event_pile) == len(EVENTS) == 20
    assert {table.game.cards[pos.faces[card]].id for card in pos.event_pile} == {event.id for event in EVENTS}
    for seat in (*range(seats), None):
        shown = zone(table, "event_pile", seat)
        assert shown["count"] == 20
        assert "id" not in str(shown["cards"])
    orders = {tuple(new(seed=seed).position.event_pile) for seed in range(5)}  # type: ignore[attr-defined]
    assert len(orders) == 5, "it is shuffled"
    assert not ludotheque.new("arackhan", seats=2, seed=1).position.event_pile  # type: ignore[attr-defined]


@pytest.mark.rule("AW-371")
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.id)
def test_an_event_has_a_name_and_a_text(event: Any) -> None:
    face = event.face()
    assert face["fr"]
    assert face["en"]
    assert face["fr"] != face["en"]
    (text,) = face["texts"]
    assert text["part"] == "text"
    assert len(text["fr"]) > 20
    assert len(text["en"]) > 20
    assert (face["kind"], face["band"], face["mark"]) == ("event", "neutre", "maison")
    assert event.modifiers or event.switches or event.at_once or event.at_end, "it does something"


@pytest.mark.rule("AW-372")
def test_the_starter_reveals_an_event_before_every_draw_round_one_included() -> None:
    table = past_mulligan(new(seed=4))
    dice = Dice(4)
    while table.asked:
        table.play(table.choice.options[dice.below(len(table.choice.options))])
    lines = table.log_all()
    begins = [i for i, line in enumerate(lines) if line["kind"] == "round"]
    assert len(begins) == 9
    for number, begin in enumerate(begins):
        assert lines[begin + 1]["kind"] == "event"
        assert lines[begin + 1]["seat"] == number % 2  # whoever starts the round
    play = start("seisme")
    assert "event" in [step["id"] for step in play.table.view(ME)["steps"]]
    assert kinds(play)[:3] == ["round", "event", "draw"]
    assert "event" not in [step["id"] for step in battle(["aigle@3-2"]).table.view(ME)["steps"]]


@pytest.mark.rule("AW-373", "AW-374", "AW-S37", "AW-S38")
def test_it_holds_from_its_phase_to_the_end_of_the_round() -> None:
    play = battle(
        ["gabriel@3-2"],
        ["golem-de-glace@5-2"],
        step="start",
        starter=ME,
        event_pile=["soleil-de-plomb", "seisme"],
        mine={"hand": ["eclair-glacant", "aigle"], "deck": ["aigle"] * 4},
        theirs={"hand": ["aigle", "aigle"], "deck": ["aigle"] * 4},
    )
    assert play.kind == "place"
    assert play.attack("gabriel") == 2  # already before Placement
    assert play.where("soleil-de-plomb") == "event"
    play.do("place:aigle>4-2", "place:eclair-glacant>3-1", "confirm")
    while play.pos.round == 3:
        options = play.table.choice.options
        play.table.play(next((option for option in options if option.key in ("pass", "confirm")), options[0]))
    assert play.where("soleil-de-plomb") == "event_past"
    assert play.where("seisme") == "event"
    assert play.attack("gabriel") == 3
    for seat in (ME, FOE, None):
        assert "soleil-de-plomb" in str(zone(play, "event_past", seat)["cards"])  # open to all
    said = kinds(play)
    first = said.index("event_ends")
    assert said.index("discard") < first, "the spell is discarded before the Event"
    assert said[first + 1 : first + 3] == ["round", "event"]


@pytest.mark.rule("AW-375")
def test_an_event_prevails_over_a_card_that_takes_attributes_away() -> None:
    field = (["soldat-sobre@3-2"], ["ogre-du-marais@3-3"])
    storm = {"astral": ["blizzard"]}
    assert battle(*field, theirs=storm, event="fougue-des-recrues").has("soldat-sobre", "initiative")
    assert not battle(["fanatique@3-2"], field[1], theirs=storm).has("fanatique", "initiative")


@pytest.mark.rule("AW-375")
def test_an_event_prevails_over_a_card_that_no_other_card_modifies() -> None:
    field = ["elementaire-de-glace@3-2"]
    assert battle(field).stats("elementaire-de-glace") == (1, 2)
    assert battle(["bouclier-du-crepuscule@3-3", *field]).stats("elementaire-de-glace") == (1, 2)  # steady
    assert battle(field, event="froid-mordant").stats("elementaire-de-glace") == (1, 1)


@pytest.mark.rule("AW-375")
def test_an_event_prevails_over_actions_and_says_so() -> None:
    field = ["wendigo-lunaire@3-2", "aigle@4-2"]
    spell = {"astral": ["teleportation"]}
    assert battle(field, mine=spell, step="initiative").offers("action:teleportation")
    play = battle(field, ["ogre-du-marais@3-3"], mine=spell, event="tempete", step="initiative")
    assert play.kind == "activate"
    assert not play.offers("action:teleportation")
    turn = battle(field, ["ogre-du-marais@3-3"], mine=spell, event="tempete")
    assert not turn.offers("action:teleportation")
    assert turn.why_not("move:aigle>5-2") == "AW-375"
    refusal = turn.table.why_not(turn.spelled("move:aigle>5-2"))
    assert refusal is not None
    assert "Gale" in turn.table.game.refusal_words(refusal)["en"]


@pytest.mark.rule("AW-376")
def test_nine_rounds_use_nine_of_the_twenty() -> None:
    table = past_mulligan(new(seed=11))
    dice = Dice(3)
    while table.asked:
        table.play(table.choice.options[dice.below(len(table.choice.options))])
    pos: Any = table.position
    assert pos.round == 9
    assert (len(pos.event_pile), len(pos.event_past), pos.event) == (11, 9, -1)
    assert len({pos.faces[card] for card in pos.event_past}) == 9


@pytest.mark.rule("AW-370", "AW-372")
def test_the_hidden_pile_never_shows_in_a_view_or_a_log() -> None:
    for seats in (2, 3):
        table = past_mulligan(new(seats, seed=seats))
        dice = Dice(seats)
        while table.asked:
            pos: Any = table.position
            hidden = {table.game.cards[pos.faces[card]].id for card in pos.event_pile}
            if dice.below(8) == 0:
                for seat in (*range(seats), None):
                    seen = str(table.view(seat)) + str(table.log(seat))
                    assert not [id for id in hidden if f"'{id}'" in seen or f"{id}#" in seen]
            table.play(table.choice.options[dice.below(len(table.choice.options))])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("AW-376", "AW-387")
def test_games_with_both_modules_always_end(seats: int) -> None:
    game = ludotheque.game("arackhan")
    seen, claimed = set(), set()
    for number in range(30):
        dice = Dice(number)
        options = {"events": True, "objectives": True}
        pos: Any = new_position(game, seats, f"both {seats}/{number}", options)
        cards, choices = len(pos.faces), 0
        while pos.asked:
            seat = pos.asked[0]
            moves = game.legal(pos, seat)
            game.answer(pos, seat, moves[dice.below(len(moves))])
            pos.events.clear()
            choices += 1
            assert choices < 5000
            if choices % 20 == 0:
                assert sum(len(one.cards) for one in game.zones(pos)) == len(pos.faces) == cards
                assert game.dump(game.restore(game.dump(pos))) == game.dump(pos)
            assert len(pos.objectives) == (3 if pos.round else 0) or not pos.objective_pile
        assert pos.ended
        assert pos.round <= 9
        seen |= {pos.faces[card] for card in pos.event_past}
        claimed |= {pos.faces[card] for pile in pos.accomplished for card in pile}
    assert len(seen) == 20, "every Event has been in force"
    assert len(claimed) > 10


# ---------------------------------------------------------------------- each Event


def test_brouillard_epais() -> None:
    field = (["archer-nakka@3-2", "soldat-sobre@2-2", "foudre-de-feu@2-1"], ["blatte-malsaine@5-2", "aigle@3-3"])
    assert battle(*field).targets("archer-nakka") == {"blatte-malsaine", "aigle"}
    play = battle(*field, event="brouillard-epais")
    assert play.targets("archer-nakka") == {"aigle"}
    assert play.targets("foudre-de-feu") == set()  # attack spells too
    assert play.why_not("attack:archer-nakka>blatte-malsaine") == "AW-375"
    assert play.why_not("attack:soldat-sobre>blatte-malsaine") == "AW-138"  # out of contact in any weather
    stealth = battle(["archer-nakka@3-2"], ["fou-de-la-reine@3-3"], event="brouillard-epais")
    assert stealth.targets("archer-nakka") == set()  # in contact, but at distance 2 (AW-402)


def test_tempete() -> None:
    field = (["xenodon@3-2", "aigle@4-2"], ["ogre-du-marais@3-3"])
    calm = battle(*field)
    assert calm.places("xenodon")
    assert calm.places("aigle")
    assert calm.offers("swap:xenodon>aigle") or calm.offers("swap:aigle>xenodon")
    play = battle(*field, event="tempete")
    assert not play.places("xenodon")
    assert not play.places("aigle")
    assert not [key for key in play.options() if key.startswith("swap:")]
    assert play.has("aigle", "vol")  # the attributes are kept
    assert play.offers("attack:xenodon>ogre-du-marais")  # and cards still attack


def test_froid_mordant() -> None:
    play = battle(
        ["paladin-de-glace@3-2", "hexacarias@4-2", "moleg-de-glace@6-2", "arbre-de-vie@6-3"],
        ["ogre-du-marais@3-3"],
        event="froid-mordant",
    )
    assert play.defense("paladin-de-glace") == 2  # side by side
    assert play.defense("moleg-de-glace") == 2  # a place is no company
    assert play.defense("ogre-du-marais") == 0  # neither is an enemy
    assert play.defense("arbre-de-vie") == 4  # no creature
    assert battle(["moleg-de-glace@6-2"]).defense("moleg-de-glace") == 3


def test_soleil_de_plomb() -> None:
    play = battle(["gabriel@3-2", "moleg-de-glace@4-2"], ["golem-de-glace@3-3"], event="soleil-de-plomb")
    assert play.stats("gabriel") == (2, 2)  # value 10
    assert play.stats("golem-de-glace") == (2, 3)  # both sides
    assert play.stats("moleg-de-glace") == (2, 3)  # value 8


def test_terrain_decouvert() -> None:
    play = battle(["hexacarias@3-2", "paladin-de-glace@2-2"], ["ogre-du-marais@3-3"], event="terrain-decouvert")
    assert play.stats("hexacarias") == (3, 1)
    assert play.stats("ogre-du-marais") == (3, 0)
    assert play.stats("paladin-de-glace") == (2, 2)  # beside the zone, not in it


@pytest.mark.rule("AW-373")
def test_convoi_pille() -> None:
    play = start("convoi-pille")
    assert sorted(play.table.asked) == [ME, FOE]  # at once, all together
    assert {option.key.split("#")[0] for option in play.table.choice.options} == {
        "pick:ogre-du-marais",
        "pick:golem-de-glace",
        "pick:aigle",
    }
    assert play.why_not("pick:paladin-de-glace") == "AW-373"  # from hand, not from the battlefield
    play.table.play(play.spelled("pick:golem-de-glace"), seat=ME)
    assert play.where("golem-de-glace") == "hand:0"  # sealed until all have chosen
    assert "golem" not in str(play.table.log(FOE))
    play.table.play(next(o for o in play.table.pending[0].options if "aigle" in o.key), seat=FOE)
    assert play.where("golem-de-glace") == "discard:0"
    assert play.where("golem-de-glace:1") == "hand:1"
    assert play.kind == "place"
    assert len(play.pos.hand[ME]) == 3 - 1 + 2
    poor = battle(["aigle@3-2"], theirs=SOLO, step="start", event_pile=["convoi-pille"])
    assert poor.table.asked == [FOE]  # an empty hand discards nothing


@pytest.mark.rule("AW-373", "AW-S07")
def test_ravitaillement() -> None:
    play = start("ravitaillement")
    assert sorted(play.table.asked) == [ME, FOE]
    assert len(play.pos.hand[ME]) == 5  # two more, before the round's own draw
    play.table.play(play.spelled("return:aigle"), seat=ME)
    assert play.table.why_not(play.spelled("return:aigle"), seat=ME) is not None  # not twice
    play.table.play(play.spelled("return:ogre-du-marais"), seat=ME)
    assert ME not in play.table.asked
    for _ in range(2):
        play.table.play(play.table.pending[0].options[0], seat=FOE)
    names = [play.table.game.cards[play.pos.faces[card]].id for card in play.pos.deck[ME]]
    assert names == ["ogre-du-marais", "aigle"]  # at the bottom; the Draw phase has taken the rest
    assert play.kind == "place"
    assert "aigle" not in str([line for line in play.table.log(FOE) if line["kind"] == "put_under"])
    short = battle(
        ["aigle@3-2"], mine={"hand": ["archer"], "deck": ["titan"]}, step="start", event_pile=["ravitaillement"]
    )
    assert short.table.asked == [ME]
    short.table.play(short.spelled("return:archer"), seat=ME)
    assert short.kind == "place"  # one drawn, one put back


def test_what_goes_under_a_pile_is_known_to_its_owner_only() -> None:
    play = start("ravitaillement")
    eagle = play.card("aigle")
    play.pos.reveal(eagle)  # everybody has seen it come back to hand
    for key in ("return:aigle", "return:ogre-du-marais"):
        play.table.play(play.spelled(key), seat=ME)
    for _ in range(2):
        play.table.play(play.table.pending[0].options[0], seat=FOE)
    assert play.pos.knows(ME, eagle)
    assert not play.pos.knows(FOE, eagle)


def test_sealed_answers_are_not_dealt_to_others() -> None:
    play = start("convoi-pille")
    play.table.play(play.spelled("pick:golem-de-glace"), seat=ME)
    drawn = set()
    for seed in range(40):
        deal: Any = play.table.game.resample(play.pos, FOE, Dice(seed))
        assert len(deal.back[ME]) == 1
        drawn.add(deal.back[ME][0])
    assert len(drawn) == 3
    assert play.table.game.resample(play.pos, ME, Dice(1)).back[ME] == play.pos.back[ME]


@pytest.mark.rule("AW-375")
def test_ordres_croises() -> None:
    def order(event: list[str]) -> list[int]:
        table = ludotheque.scenario(
            "arackhan",
            {
                "seats": [{"hand": ["soldat-sobre", "aigle"], "deck": ["aigle"] * 4} for _ in range(3)],
                "round": 2,
                "starter": 1,
                "step": "start",
                "event_pile": event,
            },
        )
        seats = []
        play = Play(table)
        while play.pos.round == 2:
            if play.kind == "place" and play.asked not in seats:
                seats.append(play.asked)
            options = play.table.choice.options
            play.table.play(next((o for o in options if o.key in ("pass", "confirm")), options[0]))
        seats.append(play.pos.starter)
        return seats

    assert order([]) == [1, 2, 0, 2]
    assert order(["ordres-croises"]) == [0, 2, 1, 2]  # reversed, but the next round starts where it would have


def test_reveil_tardif() -> None:
    def first_question(event: list[str]) -> str:
        play = battle(
            ["gabriel@3-2"],
            ["ogre-du-marais@3-3"],
            mine={"hand": ["aigle", "aigle"]},
            step="placement",
            **({"event": event[0]} if event else {}),
        )
        play.do("place:aigle>2-2", "place:aigle:1>4-2", "confirm")
        return str(play.table.view(ME)["step"])

    assert first_question([]) == "initiative"
    assert first_question(["reveil-tardif"]) == "turn"
    assert battle(["gabriel@3-2"], event="reveil-tardif").has("gabriel", "initiative")


def test_fougue_des_recrues() -> None:
    field = (["ogre-du-marais@3-2", "troll-des-marais@2-2"], ["soldat-sobre@3-3"])
    play = battle(*field, event="fougue-des-recrues", step="initiative")
    assert play.has("ogre-du-marais", "initiative")
    assert play.has("soldat-sobre", "initiative")
    assert not play.has("troll-des-marais", "initiative")  # value 4
    assert play.offers("attack:ogre-du-marais>soldat-sobre")
    assert not play.has("ogre-du-marais", "perforation")
    assert not battle(*field).has("ogre-du-marais", "initiative")


def test_rangs_disperses() -> None:
    field = (["hexacarias@2-2", "paladin-de-glace@3-1", "pourfendeur@4-2"], ["golem-de-glace@3-2"])
    calm = battle(*field).do("attack:hexacarias>golem-de-glace")
    assert calm.offers("attack:paladin-de-glace>golem-de-glace")
    play = battle(*field, event="rangs-disperses").do("attack:hexacarias>golem-de-glace")
    assert not play.offers("attack:paladin-de-glace>golem-de-glace")
    assert play.why_not("attack:paladin-de-glace>golem-de-glace") == "AW-375"
    play.do("resolve").do("attack:paladin-de-glace>golem-de-glace")  # one after the other
    assert play.offers("resolve")


def test_seisme() -> None:
    play = battle(["arbre-de-vie@3-2", "moleg-de-glace@3-3"], ["fort-avalon@3-4"], event="seisme")
    assert play.defense("arbre-de-vie") == 3
    assert play.defense("fort-avalon") == 3
    assert play.defense("moleg-de-glace") == 3  # no place


def test_epidemie() -> None:
    play = battle(
        ["blatte-malsaine@3-2", "soldat-sobre@3-1", "arbre-de-vie@2-1"],
        ["pingouin-nihiliste@3-3"],
        event="epidemie",
        round=9,
        step="end",
    )
    assert play.table.over
    assert play.where("blatte-malsaine") == "discard:0"
    assert play.where("pingouin-nihiliste") == "discard:1"
    assert play.where("soldat-sobre") == "field:0"  # value 2
    assert play.where("arbre-de-vie") == "field:0"
    assert play.score(ME) == 2 + 12  # before the points are counted
    assert battle(["blatte-malsaine@3-2"], round=9, step="end").where("blatte-malsaine") == "field:0"
    during = battle(["blatte-malsaine@3-2", "soldat-sobre@4-2"], ["aigle@3-3"], event="epidemie")
    assert during.where("blatte-malsaine") == "field:0"  # not before the end


def test_marche_forcee() -> None:
    field = (["hexacarias@3-2", "xenodon@4-1"], ["arbre-de-vie@3-3"])
    play = battle(*field, event="marche-forcee")
    assert play.sheet("hexacarias").move == 1
    assert play.sheet("xenodon").move == 3  # added (AW-390)
    assert not play.has("arbre-de-vie", "mouvement")
    assert play.places("hexacarias") == {"3-1", "4-2"}  # one step, beside a card
    assert not battle(*field).places("hexacarias")


def test_sources_vives() -> None:
    field = (["behemoth@3-2", "eclair-glacant@4-3"], ["soldat-sobre@3-3", "ogre-du-marais@4-2"])
    play = battle(*field, event="sources-vives").hit("behemoth>soldat-sobre")
    assert play.where("soldat-sobre") == "field:1"
    assert not play.active("soldat-sobre")
    play.hit("eclair-glacant>ogre-du-marais")
    assert play.where("ogre-du-marais") == "discard:1"  # spells ignore it (AW-242)
    assert battle(*field).hit("behemoth>soldat-sobre").where("soldat-sobre") == "discard:1"


def test_nuit_sans_lune() -> None:
    field = (["behemoth@3-2"], ["soldat-sobre@3-3", "troll-des-marais@4-2"])
    assert battle(*field).targets("behemoth") == {"soldat-sobre", "troll-des-marais"}
    play = battle(*field, event="nuit-sans-lune")
    assert play.targets("behemoth") == {"troll-des-marais"}  # value 4
    assert play.why_not("attack:behemoth>soldat-sobre") == "AW-252"


def test_brancardiers() -> None:
    field = (["golem-de-glace@3-2", "behemoth@5-2"], ["aigle@3-3", "coleoptere-de-la-forge@6-2"])
    play = battle(*field, event="brancardiers").hit("golem-de-glace>aigle", "behemoth>coleoptere-de-la-forge")
    assert play.where("aigle") == "hand:1"  # value 5, to its owner
    assert play.where("coleoptere-de-la-forge") == "discard:1"  # value 6
    assert battle(*field).hit("golem-de-glace>aigle").where("aigle") == "discard:1"
    burst = battle(["centipede-explosif@3-2", "aigle@3-1"], ["arbre-de-vie@3-3"], event="brancardiers")
    burst.hit("centipede-explosif>arbre-de-vie")
    assert burst.where("centipede-explosif") == "discard:0"  # by its own weakness, not by an attack


def test_rangs_serres() -> None:
    field = (["paladin-de-glace@3-2"], ["ogre-du-marais@5-2"])
    mine = {"hand": ["aigle", "soldat-sobre", "hexacarias"]}
    calm = battle(*field, mine=mine, step="placement")
    assert "6-2" in calm.places("aigle", "place")
    play = battle(*field, mine=mine, event="rangs-serres", step="placement")
    assert play.places("aigle", "place") == {"2-2", "4-2", "3-1", "3-3"}
    assert play.why_not("place:aigle>6-2") == "AW-375"
    assert play.why_not("place:aigle>0-4") == "AW-105"  # touches nothing at all
    play.do("place:aigle>3-1")
    assert "3-0" in play.places("soldat-sobre", "place")  # a card face down is company
    alone = battle([], ["ogre-du-marais@5-2"], mine=mine, event="rangs-serres", step="placement")
    assert alone.pos.round == 3
    assert alone.places("aigle", "place") == {"4-2", "6-2", "5-1", "5-3"}  # where it is not possible


def test_surnombre() -> None:
    field = (["soldat-sobre@3-1", "ogre-du-marais@2-2", "golem-de-glace@4-2"], ["moleg-de-glace@3-2"])
    both = ("soldat-sobre>moleg-de-glace", "ogre-du-marais>moleg-de-glace")
    assert battle(*field).hit(*both).where("moleg-de-glace") == "field:1"  # 3 against 3
    play = battle(*field, event="surnombre")
    assert play.hit(*both).where("moleg-de-glace") == "discard:1"
    alone = battle(*field, event="surnombre").hit("golem-de-glace>moleg-de-glace")
    assert alone.where("moleg-de-glace") == "field:1"  # a lone attack still needs more


def test_epuisement() -> None:
    play = battle(
        [{"card": "paladin-de-glace", "at": "3-2", "active": False}, "hexacarias@2-2"],
        [{"card": "arbre-de-vie", "at": "2-3", "active": False}],
        event="epuisement",
    )
    assert play.stats("paladin-de-glace") == (2, 1)
    assert play.stats("hexacarias") == (2, 2)
    assert play.defense("arbre-de-vie") == 4  # no creature


def test_no_event_lacks_a_test() -> None:
    assert len(EVENTS) == 20 == sum(card.kind == "event" for card in TABLE_CARDS)
    missing = [event.id for event in EVENTS if f"test_{event.id.replace('-', '_')}" not in globals()]
    assert not missing
