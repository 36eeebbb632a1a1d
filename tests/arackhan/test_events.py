"""Event mode (section 35): the pile, the phase, what an Event prevails over, and each of the twenty Events in a battle."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.table import Table, new_position
from ludotheque.games.arackhan.battle import INITIATIVE
from ludotheque.games.arackhan.modes.events import EVENTS
from ludotheque.games.arackhan.modes.table_cards import TABLE_CARDS
from ludotheque.games.arackhan.sheets import look
from tests.arackhan.helpers import FOE, IDLE, ME, Play, battle

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
    assert event.modifiers or event.switches or event.at_once or event.at_reveal or event.at_end, "it does something"


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
    play = start("epidemie")
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
        event_pile=["soleil-de-plomb", "epidemie"],
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
    assert play.where("epidemie") == "event"
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
    given = battle(*field, theirs=storm, event="eclaireurs").given("soldat-sobre", by="eclaireurs")
    assert given.has("soldat-sobre", "initiative")
    assert not battle(["fanatique@3-2"], field[1], theirs=storm).has("fanatique", "initiative")


@pytest.mark.rule("AW-375")
def test_an_event_prevails_over_a_card_that_no_other_card_modifies() -> None:
    field = ["elementaire-de-glace@3-2"]
    assert battle(field).stats("elementaire-de-glace") == (1, 2)
    assert battle(["bouclier-du-crepuscule@3-3", *field]).stats("elementaire-de-glace") == (1, 2)  # steady
    assert battle(field, event="froid-mordant").stats("elementaire-de-glace") == (1, 1)
    hired = battle(field, event="mercenaires-d-hilgarde").given("elementaire-de-glace", by="mercenaires-d-hilgarde")
    assert hired.stats("elementaire-de-glace") == (3, 2)  # what an Event gives by choice prevails too


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


def revealing(event: str, me: list[Any], foe: list[Any], **rest: Any) -> Play:
    """A round under this Event, once the cards of the round are turned up: an Aigle of ME's on 7-1."""
    eagle = {"card": "aigle", "at": "7-1", "face_down": True}
    play = battle([*me, eagle], foe, step="placement", event=event, **rest)
    while play.kind == "place":
        play.do("confirm")
    return play


def test_brouillard_epais() -> None:
    foe = ["blatte-malsaine@5-2", {"card": "aigle", "at": "3-3", "face_down": True}, "phasme-venimeux@4-2"]

    def turned_up(**rest: Any) -> Play:
        """FOE's Aigle was placed this round and has been turned up; ME has Archers beside it and a Golem."""
        play = battle(["archer-nakka@3-2", "golem-de-glace@2-3"], foe, step="placement", **rest).do("confirm")
        while play.pos.phase == INITIATIVE:
            play.do("pass")
        return play

    calm = turned_up()
    assert calm.targets("archer-nakka") == {"blatte-malsaine", "aigle", "phasme-venimeux"}
    assert calm.targets("golem-de-glace") == {"aigle"}
    play = turned_up(event="brouillard-epais")
    assert play.targets("archer-nakka") == {"blatte-malsaine", "phasme-venimeux"}  # at any distance, if not new
    assert play.targets("golem-de-glace") == set()
    assert play.why_not("attack:golem-de-glace>aigle") == "AW-375"
    assert play.why_not("attack:archer-nakka>aigle") == "AW-375"
    assert battle(["golem-de-glace@2-3"], ["aigle@3-3"], event="brouillard-epais").targets("golem-de-glace") == {
        "aigle"
    }
    chain = battle(["golem-de-glace@2-2"], ["soldat-sobre@3-2", "phasme-venimeux@4-2"], event="brouillard-epais")
    chain.pos.placed[FOE].append(chain.card("phasme-venimeux"))
    chain.hit("golem-de-glace>soldat-sobre")
    assert chain.where("soldat-sobre") == "discard:1"
    assert chain.where("phasme-venimeux") == "field:1"  # a Perforation ends before it (AW-276)


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
    assert (calm.stats("aigle"), play.stats("aigle")) == ((1, 1), (0, 0))
    assert play.stats("xenodon") == (1, 1)  # it only walks
    shots = battle(["catapulte@2-2"], ["ogre-du-marais@3-3"], event="tempete")
    assert (shots.stats("catapulte"), shots.stats("ogre-du-marais")) == ((1, 0), (2, 1))


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
    play = battle(
        ["gabriel@3-2", "moleg-de-glace@4-2"], ["paladin-de-la-garde@3-3", "arbre-de-vie@5-2"], event="soleil-de-plomb"
    )
    calm = battle(["gabriel@3-2", "moleg-de-glace@4-2"], ["paladin-de-la-garde@3-3", "arbre-de-vie@5-2"])
    for name in ("gabriel", "moleg-de-glace", "paladin-de-la-garde"):  # values 10, 8 and 8, on both sides
        attack, defense = calm.stats(name)
        assert play.stats(name) == (attack - 1, defense - 1)
    assert play.defense("arbre-de-vie") == 4  # value 12, but a place
    light = battle(["hexacarias@3-2"], ["collecteur-de-peste@5-2"], event="soleil-de-plomb")
    assert light.stats("hexacarias") == (2, 2)  # value 5


def test_terrain_decouvert() -> None:
    play = battle(
        ["hexacarias@3-2", "paladin-de-glace@2-2", "golem-de-glace@2-1"],
        ["ogre-du-marais@3-3"],
        event="terrain-decouvert",
    )
    plain = battle(["golem-de-glace@2-1"], ["ogre-du-marais@3-3"])
    assert play.stats("hexacarias") == (3, 1)
    assert play.stats("ogre-du-marais") == (3, 0)
    assert play.stats("paladin-de-glace") == (3, 1)  # beside the zone
    assert play.stats("golem-de-glace") == plain.stats("golem-de-glace")  # only a corner of the zone is near
    slots = ["3-2", "4-2", "3-3", "4-3"]
    small = battle(
        ["hexacarias@3-2", "golem-de-glace@4-3"],
        ["ogre-du-marais@3-3"],
        event="terrain-decouvert",
        slots=slots,
        centre=slots[:1],
    )
    assert small.stats("hexacarias") == (3, 1)  # a zone of one slot, with no other of it beside
    assert small.stats("golem-de-glace") == plain.stats("golem-de-glace")


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


def test_eclaireurs() -> None:
    play = revealing(
        "eclaireurs", ["paladin-de-glace@3-2", "arbre-de-vie@7-2"], ["ogre-du-marais@3-3", "soldat-sobre@4-3"]
    )
    assert (play.asked, play.kind) == (ME, "pick")
    assert play.table.choice.to_json()["prompt"]["en"] == "Which of your creatures has Initiative this round?"
    assert play.options() == {"pick:paladin-de-glace", "pick:aigle"}  # a card of this round too, but no place
    assert play.why_not("pick:ogre-du-marais") == "AW-181"  # one's own
    assert play.why_not("pick:arbre-de-vie") == "AW-181"
    assert play.why_not("done") == "AW-373"  # nobody may leave it
    play.do("pick:paladin-de-glace")
    assert play.asked == FOE
    assert play.options() == {"pick:ogre-du-marais", "pick:soldat-sobre"}
    play.do("pick:soldat-sobre")
    assert play.table.view(ME)["step"] == "initiative"
    assert play.offers("attack:paladin-de-glace>ogre-du-marais")
    assert play.has("soldat-sobre", "initiative")
    assert not play.has("ogre-du-marais", "initiative")
    assert (play.attack("paladin-de-glace"), play.attack("soldat-sobre")) == (3, 2)
    assert play.attack("ogre-du-marais") == 2  # as printed
    alone = revealing("eclaireurs", [], ["ogre-du-marais@7-2"])
    assert alone.has("ogre-du-marais", "initiative")  # one creature: there is nothing to choose
    assert alone.kind == "activate"


def test_what_an_event_lets_players_choose_is_taken_back_and_replayed() -> None:
    play = revealing("eclaireurs", ["paladin-de-glace@3-2"], ["ogre-du-marais@3-3", "soldat-sobre@4-3"])
    play.do("pick:paladin-de-glace")
    assert play.has("paladin-de-glace", "initiative")
    before = play.table.game.dump(play.pos)
    again = play.table.game.restore(before)
    assert play.table.game.dump(again) == before
    play.do("pick:soldat-sobre")
    while play.pos.round == 3 and not play.pos.ended:
        options = play.table.choice.options
        play.table.play(next((option for option in options if option.key in ("pass", "confirm")), options[0]))
    assert not play.pos.ended
    assert not play.has("soldat-sobre", "initiative")  # that round only


def test_energie_du_desespoir() -> None:
    rest: dict[str, Any] = {"mine": SOLO, "theirs": SOLO, "step": "start", "event_pile": ["energie-du-desespoir"]}
    field = ["paladin-de-glace@3-2", "aigle@3-1"], ["soldat-sobre@3-3"]  # 10 points against 2
    play = battle(*field, **rest)
    assert play.attack("soldat-sobre") == 2
    assert play.attack("paladin-de-glace") == 2
    for key in ("place:golem-de-glace>4-3", "place:ogre-du-marais>5-3", "confirm"):
        play.do(key)
    while play.pos.phase < INITIATIVE:
        play.table.play(play.table.choice.options[-1])
    assert play.attack("soldat-sobre") == 2  # whoever had the fewest points when it was revealed
    level = battle(["ogre-du-marais@3-2"], ["ogre-du-marais@3-3"], **rest)
    assert [sheet.attack for sheet in look(level.pos).field] == [3, 3]
    taken = battle(*field, **{**rest, "theirs": {**SOLO, "accomplished": ["hecatombe", "conquete"]}})
    assert taken.attack("soldat-sobre") == 1  # Objectives are points: 10 against 15
    assert taken.attack("paladin-de-glace") == 3
    place = battle(["golem-de-glace@4-2"], ["arbre-de-vie@3-3"], **rest)
    assert place.defense("arbre-de-vie") == 4


def test_energie_du_desespoir_of_an_alliance() -> None:
    seats = [
        {"field": field, "hand": ["aigle"], "deck": ["aigle"] * 3}
        for field in (["golem-de-glace@3-2"], ["ogre-du-marais@4-3"], ["soldat-sobre@4-2"], ["moleg-de-glace@3-3"])
    ]
    data = {"layout": "alliance", "seats": seats, "step": "start", "event_pile": ["energie-du-desespoir"]}
    play = Play(ludotheque.scenario("arackhan", {**data, "strategy_pile": ["sabotage"] * 4}))
    assert play.attack("ogre-du-marais") == 3  # 3 + 8 against 13 + 2
    assert play.attack("moleg-de-glace") == 3
    assert play.attack("soldat-sobre") == 1  # fewest of all, but its alliance leads


def test_chacun_pour_soi() -> None:
    field = (["hexacarias@2-2", "paladin-de-glace@3-1", "pourfendeur@4-2"], ["golem-de-glace@3-2"])
    calm = battle(*field).do("attack:hexacarias>golem-de-glace")
    assert calm.offers("attack:paladin-de-glace>golem-de-glace")
    play = battle(*field, event="chacun-pour-soi").do("attack:hexacarias>golem-de-glace")
    assert not play.offers("attack:paladin-de-glace>golem-de-glace")
    assert play.why_not("attack:paladin-de-glace>golem-de-glace") == "AW-375"
    play.do("resolve").do("attack:paladin-de-glace>golem-de-glace")  # one after the other
    assert play.offers("resolve")
    sides = (["hexacarias@2-2", "paladin-de-glace@2-3", "pourfendeur@4-2"], ["golem-de-glace@4-3", "aigle@6-3"])
    alone = battle(*sides, event="chacun-pour-soi")
    assert (alone.stats("hexacarias"), alone.stats("paladin-de-glace")) == ((2, 2), (2, 2))  # side by side
    assert alone.stats("pourfendeur") == (3, 2)  # beside an enemy only
    assert alone.attack("golem-de-glace") == battle(*sides).attack("golem-de-glace") + 1
    assert alone.attack("aigle") == 2  # everybody's


def test_secousse() -> None:
    play = battle(
        ["paladin-de-glace@3-2", "arbre-de-vie@3-3"],
        ["soldat-sobre@4-2"],
        mine=SOLO,
        theirs=SOLO,
        step="start",
        starter=FOE,
        event_pile=["secousse"],
    )
    assert (play.asked, play.kind) == (FOE, "shift")  # in the round's order
    assert play.places("arbre-de-vie", "shift") == {"4-3"}  # an enemy's place; one slot, beside a card
    assert play.places("soldat-sobre", "shift") == {"4-3"}
    assert play.why_not("shift:soldat-sobre>5-2") == "AW-175"  # beside no other card
    assert play.why_not("shift:soldat-sobre>2-2") == "AW-178"  # too far
    assert play.why_not("done") == "AW-167"  # nobody may leave it
    play.do("shift:arbre-de-vie>4-3")
    assert play.asked == ME
    play.do("shift:arbre-de-vie>3-3")
    assert play.at("arbre-de-vie") == "3-3"
    assert (play.asked, play.kind) == (FOE, "place")
    empty = battle([], [], mine=SOLO, theirs=SOLO, round=1, step="start", event_pile=["secousse"])
    assert empty.kind == "place"  # there is nothing to move


def test_epidemie() -> None:
    play = battle(
        ["blatte-malsaine@3-2", "soldat-sobre@3-1", "arbre-de-vie@2-1"],
        ["ogre-du-marais@3-3", "ogre-du-marais@4-3", "moleg-de-glace@4-2"],
        event="epidemie",
        round=9,
        step="end",
    )
    assert play.where("blatte-malsaine") == "discard:0"  # the one of lowest value: nothing to choose
    assert play.asked == FOE
    assert len(play.table.choice.options) == 2  # two of the same value
    assert play.why_not("pick:moleg-de-glace") == "AW-181"
    assert play.why_not("pick:soldat-sobre") == "AW-181"
    play.do("pick:ogre-du-marais")
    assert play.table.over
    assert play.where("ogre-du-marais") == "discard:1"
    assert play.where("soldat-sobre") == "field:0"
    assert play.score(ME) == 2 + 12  # before the points are counted
    during = battle(["blatte-malsaine@3-2", "soldat-sobre@4-2"], ["aigle@3-3"], event="epidemie")
    assert during.where("blatte-malsaine") == "field:0"  # not before the end
    places = battle(["arbre-de-vie@3-2"], [], event="epidemie", round=9, step="end")
    assert places.table.over
    assert places.where("arbre-de-vie") == "field:0"


def test_marche_forcee() -> None:
    me = ["hexacarias@3-2", "xenodon@4-1", "paladin-de-glace@6-2"]
    play = revealing("marche-forcee", me, ["arbre-de-vie@3-3", "ogre-du-marais@2-3"])
    assert play.asked == ME
    assert play.options() == {"pick:hexacarias", "pick:xenodon", "pick:paladin-de-glace", "pick:aigle"}
    play.do("pick:hexacarias")
    assert play.why_not("pick:hexacarias") == "AW-181"  # another one
    assert play.why_not("done") == "AW-373"  # two, not one
    play.do("pick:xenodon")
    assert play.sheet("hexacarias").move == 2
    assert play.sheet("xenodon").move == 4  # added (AW-390)
    assert play.sheet("paladin-de-glace").move == 0
    assert play.sheet("ogre-du-marais").move == 2  # FOE's only creature
    assert not play.has("arbre-de-vie", "mouvement")


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
    play = battle([*field[0], IDLE], [*field[1], "aigle@2-2"], event="nuit-sans-lune")
    assert play.targets("behemoth") == {"aigle"}  # value 5
    assert play.why_not("attack:behemoth>soldat-sobre") == "AW-252"
    assert play.why_not("attack:behemoth>troll-des-marais") == "AW-252"  # value 4


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


def test_mercenaires_d_hilgarde() -> None:
    event = "mercenaires-d-hilgarde"

    def hiring(*left: str, me: tuple[str, ...] = ("aigle", "dreki"), field: str = "paladin-de-glace@3-2") -> Play:
        """ME has placed two cards, which are turned up, and has these left in hand; FOE has a Golem and no hand."""
        hand = {"hand": [*me, *left]}
        play = battle([field], ["golem-de-glace@3-3"], mine=hand, event=event, step="placement")
        return play.do(f"place:{me[0]}>3-1", f"place:{me[1]}>2-2", "confirm")

    assert hiring().kind == "activate"  # nobody has a card left to discard
    play = hiring("gabriel", "titan")
    assert (play.asked, play.kind) == (ME, "hire")
    assert play.options() == {"pick:gabriel", "pick:titan", "no"}
    assert play.why_not("pick:paladin-de-glace") == "AW-373"  # from hand
    assert play.why_not("no") is None
    play.do("pick:titan")
    assert play.where("titan") == "discard:0"
    assert play.options() == {"pick:paladin-de-glace", "pick:aigle", "pick:dreki"}
    assert play.why_not("pick:golem-de-glace") == "AW-181"
    play.do("pick:paladin-de-glace")
    assert play.attack("paladin-de-glace") == 4
    assert play.attack("aigle") == hiring().attack("aigle")
    assert play.kind == "activate"  # FOE has no hand
    left = hiring("gabriel").do("no")
    assert left.where("gabriel") == "hand:0"
    assert left.attack("paladin-de-glace") == 2
    assert left.kind == "activate"
    nobody = hiring("gabriel", me=("eclair-glacant", "foudre-de-feu"), field="arbre-de-vie@3-2")
    assert nobody.kind == "activate"  # no creature to hire for


def test_epuisement() -> None:
    play = battle(
        [{"card": "moleg-de-glace", "at": "3-2", "active": False}, "hexacarias@2-2"],
        [{"card": "arbre-de-vie", "at": "2-3", "active": False}, "soldat-sobre@4-2"],
        event="epuisement",
    )
    assert play.defense("moleg-de-glace") == 1
    assert play.stats("hexacarias") == (2, 2)  # active
    assert play.defense("arbre-de-vie") == 4  # no creature


def test_no_event_lacks_a_test() -> None:
    assert len(EVENTS) == 20 == sum(card.kind == "event" for card in TABLE_CARDS)
    missing = [event.id for event in EVENTS if f"test_{event.id.replace('-', '_')}" not in globals()]
    assert not missing
