"""Register sections 8 to 11: evening, sunset and night of the full rules (CE-073 to CE-095)."""

from typing import Any

import pytest
from tests.cendrelin.helpers import BLANK, EVENTS, GAME, OTHER_BLANK, Bench, Stage

from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import IllegalAnswer
from ludotheque.engine.table import new_position
from ludotheque.games.cendrelin import deck
from ludotheque.games.cendrelin.graveyard import ABUNDANT, RESOURCES, START

CREATE = "Créez 1 tombe."
GAIN = "Gagnez 1 mana."


def night(bench: Bench, hand: Any = (), *, seats: int = 2, scene: dict[str, Any] | None = None, **mine: Any) -> Stage:
    """A night of seat 0 by the full rules."""
    others = [bench.seat("sorcier") for _ in range(seats - 1)]
    return bench.scene(bench.seat(hand=hand, **mine), *others, rules="full", **(scene or {}))


def dawn(stage: Stage) -> Stage:
    """Pass at sunset, meet both duties and end the night."""
    while stage.kind == "sunset":
        stage.do("pass")
    if not stage.pos.fated:
        stage.do(next(key for key in stage.keys if key.startswith("destiny:")))
    return stage.to_evening()


# ---------------------------------------------------------------------------------------------------- evening


@pytest.mark.rule("CE-073", "CE-074", "CE-076", "CE-077", "CE-S02")
def test_the_evening_reveals_then_recovers_then_chooses(bench: Bench) -> None:
    stage = bench.scene(bench.seat(), bench.seat(laid=1, forgone=1), rules="full")
    dawn(stage)
    assert stage.keys == ["draw", "mana"]
    stage.do("mana")
    told = stage.logged("night", "reveal", "recover", "mana")
    assert told == [("night", "CE-026"), ("reveal", "CE-074"), ("recover", "CE-076"), ("mana", "CE-077")]
    assert len(stage.pos.surroundings) == 3
    assert (len(stage.pos.hand[1]), stage.pos.laid[1], stage.pos.forgone[1]) == (2, [], [])
    assert stage.mana[1] == 2


@pytest.mark.rule("CE-077")
def test_the_evening_draws_or_gains(bench: Bench) -> None:
    stage = bench.scene(bench.seat(past_life=5), bench.seat(), rules="full", step="evening").do("draw")
    assert (len(stage.pos.hand[0]), stage.mana[0]) == (1, 0)
    assert stage.logged("draw") == [("draw", "CE-077")]


@pytest.mark.rule("CE-075", "CE-S08")
def test_an_unforeseen_effect_is_applied_at_once_by_the_player_in_charge(bench: Bench) -> None:
    id = bench.special(3, unforeseen="Perdez 1 mana, créez 1 fosse puis défaussez 9 âmes.")
    stage = bench.scene(bench.seat(), bench.seat(mana=3, laid=2), rules="full", future=[id])
    pits = stage.pos.resources[1]
    stage.do("destiny:souffle").to_evening()
    assert stage.kind == "evening", "no decline: it is not asked for"
    assert (stage.mana[1], stage.pos.resources[1]) == (2, pits + 1)
    assert stage.logged("unforeseen", "skipped", "recover")[-3:] == [
        *(("unforeseen", "CE-075"), ("skipped", "CE-101"), ("recover", "CE-076")),
    ]
    dawn(stage.do("mana"))
    assert stage.logged("unforeseen") == [("unforeseen", "CE-075")], "once, when it is revealed"


@pytest.mark.rule("CE-075", "CE-S07")
def test_the_first_night_of_an_age_has_its_unforeseen_effect(bench: Bench) -> None:
    """Only the two events laid at the set-up come without theirs."""
    id = bench.special(3, unforeseen="Créez 1 fosse.")
    stage = bench.scene(bench.seat(), bench.seat(), rules="full", future=[id])
    stage.pos.night = 0
    pits = stage.pos.resources[1]
    dawn(stage.do("destiny:souffle"))
    assert (stage.pos.night, stage.pos.resources[1]) == (1, pits + 1)


@pytest.mark.rule("CE-S02", "CE-075")
def test_an_unforeseen_effect_comes_before_the_recovery(bench: Bench) -> None:
    id = bench.special(3, unforeseen="Renvoyez 1 fragment d'âme.")
    stage = bench.scene(bench.seat(), bench.seat(laid=[CREATE], past_life=2), rules="full", future=[id])
    dawn(stage)
    assert (len(stage.pos.past_life[1]), stage.pos.hand[1]) == (3, []), "the card on the table is all there is to send"


@pytest.mark.rule("CE-S09")
def test_an_empty_future_is_made_of_the_past(bench: Bench) -> None:
    stage = bench.scene(bench.seat(), bench.seat(), rules="full", future=[], past=EVENTS[3:8])
    dawn(stage)
    assert stage.logged("reshuffle") == [("reshuffle", "CE-032")]
    assert len(stage.pos.surroundings) == 3


# ---------------------------------------------------------------------------------------------------- sunset


def sunset(bench: Bench, *hands: Any, **scene: Any) -> Stage:
    seats = [bench.seat(hand=hand) for hand in hands]
    return bench.scene(*seats, rules="full", step="evening", **scene)


@pytest.mark.rule("CE-078", "CE-079", "CE-080", "CE-W14")
def test_w14_one_round_in_turn_beginning_with_the_player_in_charge(bench: Bench) -> None:
    crypt = bench.crypt(GAIN)
    stage = sunset(bench, [crypt], [crypt, crypt], [crypt]).do("mana")
    assert (stage.kind, stage.table.asked) == ("sunset", [0])
    assert stage.table.view(2)["round"] == {"order": [0, 1, 2], "done": 0}
    stage.do("pass")
    assert stage.table.view(2)["round"]["done"] == 1
    assert stage.table.asked == [1]
    assert stage.table.choice_of(0) is None, "whoever passed has no further chance"
    stage.do(f"play:{stage.card(GAIN, seat=1)}")
    assert stage.table.asked == [1], "as many as one likes"
    stage.do(f"play:{stage.card(GAIN, seat=1)}")
    assert stage.table.asked == [2], "seat 1 has none left"
    stage.do("pass")
    assert (stage.kind, stage.table.asked) == ("night", [0])
    assert stage.mana == [2, 2, 0]
    dawn(stage)
    assert stage.pos.charge == 1
    assert len(stage.pos.hand[1]) == 2, "at the next evening B recovers his two"


@pytest.mark.rule("CE-073", "CE-075", "CE-078")
def test_what_an_effect_asks_belongs_to_the_step_that_began_it(bench: Bench) -> None:
    crypt = bench.crypt("Si vous le souhaitez, gagnez 1 mana.")
    stage = sunset(bench, [crypt], [])
    assert stage.table.view(0)["step"] == "evening"
    assert stage.do("mana").table.view(0)["step"] == "sunset"
    stage.do(f"play:{stage.card('Si vous le souhaitez, gagnez 1 mana.')}")
    assert (stage.kind, stage.table.view(0)["step"]) == ("part", "sunset")
    assert (stage.do("yes").kind, stage.table.view(0)["step"]) == ("night", "night")


@pytest.mark.rule("CE-078")
def test_the_round_goes_clockwise_from_whoever_is_in_charge(bench: Bench) -> None:
    crypt = bench.crypt(GAIN)
    stage = sunset(bench, [crypt], [crypt], [crypt], charge=1).do("mana")
    order = []
    while stage.kind == "sunset":
        order += stage.table.asked
        stage.do("pass")
    assert order == [1, 2, 0]


@pytest.mark.rule("CE-S44", "CE-S12")
def test_at_sunset_nobody_learns_from_the_questions_what_a_hand_holds(bench: Bench) -> None:
    crypt = bench.crypt(GAIN)
    costly = bench.crypt("Dépensez 9 mana, créez 1 tombe.")
    hands = [[crypt, BLANK], [BLANK, OTHER_BLANK], [costly, BLANK]]
    told = []
    for mine in hands:
        for other in hands:
            stage = sunset(bench, mine, other, [BLANK]).do("mana")
            order = []
            while stage.kind == "sunset":
                order += [(*stage.table.asked, stage.table.view(2)["round"]["done"])]
                stage.do("pass")
            told.append(order)
    assert told == [[(0, 0), (1, 1), (2, 2)]] * 9, "whatever anybody holds, everybody is asked"
    stage = sunset(bench, [BLANK], [crypt, BLANK]).do("mana")
    assert (stage.table.asked, stage.keys) == ([0], ["pass"])
    stage.do("pass").do(f"play:{stage.card(GAIN, seat=1)}")
    assert (stage.table.asked, stage.keys) == ([1], ["pass"]), (
        "with a card left in hand, one says oneself that one is done"
    )


@pytest.mark.rule("CE-S44")
def test_at_sunset_an_empty_hand_is_not_asked(bench: Bench) -> None:
    stage = sunset(bench, [], [BLANK], []).do("mana")
    assert stage.table.asked == [1]
    assert stage.table.view(2)["round"] == {"order": [0, 1, 2], "done": 1}
    assert (stage.do("pass").kind, stage.table.asked) == ("night", [0])


@pytest.mark.rule("CE-081")
def test_only_actions_from_the_crypt_may_be_played_at_sunset(bench: Bench) -> None:
    stage = sunset(bench, [bench.crypt(GAIN), CREATE], []).do("mana")
    assert [key.partition(":")[0] for key in stage.keys] == ["play", "pass"]
    assert stage.why_not(f"play:{stage.card(CREATE)}") == "CE-081"
    assert stage.why_not("end") is not None


@pytest.mark.rule("CE-082")
def test_a_crypt_action_may_also_be_played_at_night(bench: Bench) -> None:
    stage = night(bench, [bench.crypt(GAIN)])
    assert stage.can_play(GAIN)
    assert stage.play(GAIN).mana[0] == 1


@pytest.mark.rule("CE-083", "CE-086")
def test_a_fragment_used_at_sunset_stays_until_its_owners_evening(bench: Bench) -> None:
    crypt = bench.crypt(GAIN)
    stage = sunset(bench, [], [], [crypt]).do("mana")
    stage.do(f"play:{stage.card(GAIN, seat=2)}")
    dawn(stage)
    stage.do("mana")
    assert stage.pos.charge == 1
    assert stage.kind == "night", "at the next sunset it is not in hand"
    assert stage.copies(GAIN, "laid", 2)
    dawn(stage)
    assert stage.copies(GAIN, "hand", 2)


@pytest.mark.rule("CE-S24")
def test_ephemerals_prepared_at_sunset_are_lost_at_dawn(bench: Bench) -> None:
    prepare, employ = bench.crypt("Préparez 1 Dégât."), bench.crypt("Employez 1 Dégât, créez 1 trésor.")
    stage = sunset(bench, [], [prepare, prepare, employ]).do("mana")
    stage.do(f"play:{stage.card(prepare, seat=1)}").do(f"play:{stage.card(prepare, seat=1)}")
    stage.do(f"play:{stage.card(employ, seat=1)}")
    assert (stage.pos.ephemerals[3], stage.pos.resources[3]) == (1, 3), "usable in the same sunset"
    dawn(stage)
    assert stage.pos.ephemerals[3] == 0


# ---------------------------------------------------------------------------------------------------- night


@pytest.mark.rule("CE-084", "CE-085", "CE-096")
def test_three_kinds_of_actions_in_any_order(bench: Bench) -> None:
    bench.special(1, action=GAIN)
    for order in ("puae", "eaup", "aeup"):
        stage = night(bench, [CREATE], mana=5, scene={"added": {"urnes": 2}})
        for one in order:
            head = {"p": "play:", "u": "use:urnes/a", "a": "act:", "e": f"resolve:{EVENTS[0]}#"}[one]
            stage.do(next(key for key in stage.keys if key.startswith(head)))
        assert stage.pos.resources[4] == 3
        assert {kind for kind, _ in stage.logged()} >= {"play", "use", "act", "resolve"}


@pytest.mark.rule("CE-034", "CE-044", "CE-085", "CE-087", "CE-S06")
def test_each_act_of_a_night_is_told_with_its_rule_and_with_what_was_used(bench: Bench) -> None:
    bench.special(1, action=GAIN)
    stage = night(bench, [CREATE], mana=5, scene={"added": {"urnes": 2}})
    card = stage.card(CREATE)
    stage.do("destiny:souffle").play(CREATE).do("use:urnes/a", f"act:{EVENTS[1]}#1", f"resolve:{EVENTS[0]}#0/a")
    told = [line for line in stage.table.log(1) if line["kind"] in ("destiny", "play", "use", "act", "resolve")]
    assert [(line["kind"], line["rule"], line["seat"]) for line in told] == [
        ("destiny", "CE-087", 0),
        ("play", "CE-034", 0),
        ("use", "CE-085", 0),
        ("act", "CE-S06", 0),
        ("resolve", "CE-044", 0),
    ]
    assert [line["touches"] for line in told[1:]] == [[card], ["urnes"], [f"{EVENTS[1]}#1"], [f"{EVENTS[0]}#0"]]
    assert told[0]["words"]["fr"] == "@0 pousse le Destin : Le Souffle"


@pytest.mark.rule("CE-S06")
def test_only_an_event_with_an_action_and_only_by_the_full_rules_is_spoken_of_as_one_to_act_with(bench: Bench) -> None:
    bench.special(1, action=GAIN)
    for stage, spoken in ((night(bench), [f"act:{EVENTS[1]}#1"]), (bench.night(), [])):
        frame = stage.pos.stack[-1]
        moves = GAME.asking(stage.pos).candidates(stage.pos, frame, 0)
        assert [GAME.key(stage.pos, move) for move in moves if move[0] == "act"] == spoken


def why(stage: Stage) -> str:
    """What the question says is still to be done."""
    return stage.table.choice.to_json()["why"]["fr"]


@pytest.mark.rule("CE-087", "CE-088", "CE-S05")
def test_the_question_of_a_night_says_which_duties_are_left(bench: Bench) -> None:
    stage = night(bench, mana=2)
    assert why(stage).startswith("Occupez-vous d'un événement et interagissez avec le Destin")
    stage.do("destiny:caveau")
    assert why(stage).endswith("occupez-vous d'un événement des environs, et d'un seul.")
    stage.resolve(BLANK)
    assert why(stage) == "Points de gloire : 0 sur 3."
    other = night(bench).resolve(BLANK)
    assert why(other) == "Il vous reste à interagir avec le Destin."
    plain = bench.night()
    assert why(plain).endswith("occupez-vous d'un événement des environs, et d'un seul.")
    assert "5 fragments" in why(plain.resolve(BLANK))
    assert "l'abondance (Tombes)" in why(bench.night(past_life=0).resolve(BLANK))


@pytest.mark.rule("CE-087", "CE-089", "CE-S05", "CE-S03")
def test_destiny_exactly_once_a_night_whenever_one_likes(bench: Bench) -> None:
    for first in ("destiny", "event"):
        stage = night(bench)
        if first == "event":
            stage.resolve(BLANK)
            assert stage.why_not("end") == "CE-087"
        assert [key for key in stage.keys if key.startswith("destiny:")] == [
            *("destiny:caveau", "destiny:beche", "destiny:souffle", "destiny:obole"),
        ]
        stage.do("destiny:caveau")
        assert stage.why_not("destiny:beche") == "CE-087"
        if first == "destiny":
            assert stage.why_not("end") == "CE-043"
            stage.resolve(BLANK)
        assert [duty["done"] for duty in stage.table.view(0)["duties"]] == [True, True]
        stage.do("end")
    dawnless = night(bench)
    assert all(dawnless.table.why_not("destiny:caveau", seat) is not None for seat in (1,)), "nobody else"


@pytest.mark.rule("CE-D07", "CE-087")
@pytest.mark.parametrize(
    ("space", "up", "down"), [("caveau", 0, 2), ("beche", 1, 3), ("souffle", 2, 0), ("obole", 3, 1)]
)
def test_each_space_of_destiny_creates_one_resource_and_eats_its_opposite(
    bench: Bench, space: str, up: int, down: int
) -> None:
    stage = night(bench, mana=2, scene=dict(zip(RESOURCES, ABUNDANT, strict=True)))
    before = list(stage.pos.resources)
    stage.do(f"destiny:{space}")
    assert stage.mana[0] == 1
    assert stage.pos.resources[up] == before[up] + 1
    assert stage.pos.resources[down] == before[down] - 2
    assert stage.table.view(1)["destiny"]["pawn"] == space
    dawn(stage).do("mana")
    assert stage.why_not(f"destiny:{space}") == "CE-D07", "the pawn must move"
    poor = night(bench, scene={"tombes": 0, "fosses": 0, "ames": 0, "tresors": 0})
    poor.do(f"destiny:{space}")
    assert sum(poor.pos.resources[:4]) == (space == "beche"), "always possible, but only a pit is dug for nothing"
    scarce = night(bench, scene={name: enough - 1 for name, enough in zip(RESOURCES, ABUNDANT, strict=True)})
    scarce.do(f"destiny:{space}")
    assert scarce.pos.resources[down] == ABUNDANT[down] - 1, "it eats what is abundant, and nothing else"


@pytest.mark.rule("CE-D07", "CE-S43")
@pytest.mark.parametrize(
    ("space", "eaten", "full"), [("caveau", 2, 8), ("beche", 3, 8), ("souffle", 0, 10), ("obole", 1, 10)]
)
def test_destiny_cuts_back_what_overflows(bench: Bench, space: str, eaten: int, full: int) -> None:
    for tokens, left in ((full, START[eaten]), (full - 1, full - 3)):
        stage = night(bench, scene={RESOURCES[eaten]: tokens})
        stage.do(f"destiny:{space}")
        assert stage.pos.resources[eaten] == left
    flood = night(bench, scene={RESOURCES[eaten]: 40})
    flood.do(f"destiny:{space}")
    assert flood.pos.resources[eaten] <= 40 - 16, "a flood is cut back faster than it rises"


@pytest.mark.rule("CE-S43", "CE-S37")
def test_what_grows_beyond_all_need_does_not_keep_an_age_from_its_end() -> None:
    """Two players who choose at random: without Destiny's cut the pits run into the thousands, and « ≤ » is out of reach."""
    seed = "soak 2/226"
    pos = new_position(GAME, 2, seed, {"mode": "full", "classes": ["random"] * 2})
    dice = Dice(f"{seed}b")

    def choose(pos: Any, seat: int) -> Any:
        moves = GAME.legal(pos, seat)
        return moves[dice.below(len(moves))]

    GAME.playout(pos, choose, most=5_000)
    assert pos.winner >= 0


@pytest.mark.rule("CE-088")
def test_exactly_one_event_is_resolved_and_goes_to_the_past(bench: Bench) -> None:
    stage = night(bench).do("destiny:caveau")
    assert stage.why_not("end") == "CE-043"
    event = stage.option(BLANK)
    stage.do(event)
    assert len(stage.pos.past) == 1
    other = next(card for card in stage.pos.surroundings)
    assert stage.why_not(f"resolve:{GAME.ref(stage.pos, other)}/a") == "CE-043"


@pytest.mark.rule("CE-090", "CE-091")
def test_the_player_declares_the_end_and_the_next_evening_is_the_next_players(bench: Bench) -> None:
    stage = night(bench, [CREATE], seats=3)
    dawn(stage)
    assert (stage.kind, stage.pos.charge) == ("evening", 1)
    assert stage.copies(CREATE, seat=0), "actions are never compulsory"


@pytest.mark.rule("CE-092")
def test_one_option_at_a_time(bench: Bench) -> None:
    stage = night(bench, mana=4, scene={"added": {"urnes": 2}, "events": [[CREATE, GAIN]]})
    stage.do("use:urnes/b")
    assert (stage.pos.resources[4], stage.pos.resources[2]) == (0, 3)
    stage.resolve(CREATE)
    assert (stage.pos.resources[0], stage.mana[0]) == (4, 4), "the other option is not applied"


@pytest.mark.rule("CE-093", "CE-S06")
def test_an_event_with_an_action_is_activated_once_and_stays(bench: Bench) -> None:
    id = bench.special(0, action=GAIN)
    stage = night(bench)
    card = GAME.ref(stage.pos, stage.pos.surroundings[0])
    assert card.startswith(id)
    stage.do(f"act:{card}")
    assert stage.mana[0] == 1
    assert GAME.ref(stage.pos, stage.pos.surroundings[0]) == card, "it stays in the surroundings"
    assert stage.why_not(f"act:{card}") == "CE-093"
    assert stage.why_not(f"resolve:{card}/a") == "CE-093"
    other = GAME.ref(stage.pos, stage.pos.surroundings[1])
    assert stage.why_not(f"act:{other}") == "CE-S06", "resolving is the only way to activate one without an action"
    stage.do(f"resolve:{other}/a")
    dawn(stage).do("mana")
    assert f"act:{card}" in stage.keys, "again in the next night"


@pytest.mark.rule("CE-S04", "CE-093")
def test_with_every_event_activated_one_is_dismissed(bench: Bench) -> None:
    for number in range(3):
        bench.special(number, action=GAIN)
    stage = night(bench)
    for card in list(stage.pos.surroundings):
        stage.do(f"act:{GAME.ref(stage.pos, card)}")
    assert [key.partition(":")[0] for key in stage.keys if "destiny" not in key] == ["dismiss"] * 3


@pytest.mark.rule("CE-094")
def test_a_fragment_activates_once_a_turn(bench: Bench) -> None:
    stage = night(bench, [CREATE]).play(CREATE)
    assert stage.why_not(f"play:{stage.card(CREATE, 'laid')}") == "CE-035"


@pytest.mark.rule("CE-095")
def test_a_place_may_be_activated_again_and_again(bench: Bench) -> None:
    stage = night(bench, mana=3, scene={"added": {"urnes": 0}, "tombes": 9})
    for n in range(1, 4):
        stage.do("use:urnes/a")
        assert (stage.pos.resources[4], stage.mana[0]) == (n, 3 - n)
    assert stage.why_not("use:urnes/a") == "CE-112"
    assert stage.why_not("use:idoles/a") == "CE-085", "that place is not there"
    assert stage.why_not("use:urnes/c") == "CE-085"


@pytest.mark.rule("CE-D09")
def test_the_places_of_the_board_have_no_effect(bench: Bench) -> None:
    stage = night(bench, mana=9, scene={"added": {"urnes": 2}})
    assert deck.PRINTED.place_cards[:4] == [None] * 4
    for name in ("tombes", "fosses", "ames", "tresors"):
        assert stage.why_not(f"use:{name}/a") == "CE-085"
        assert stage.why_not(name) == "CE-D09"


@pytest.mark.rule("CE-165")
def test_a_resource_without_its_place_cannot_be_created(bench: Bench) -> None:
    words = "Créez 1 urne."
    assert not night(bench, [words]).can_play(words)
    assert night(bench, [words]).why_play(words) == "CE-165"
    assert night(bench, [words], scene={"added": {"urnes": 0}}).play(words).pos.resources[4] == 1


@pytest.mark.rule("CE-098", "CE-085")
def test_an_effect_of_a_place_that_cannot_be_applied_is_refused(bench: Bench) -> None:
    stage = night(bench, scene={"added": {"urnes": 1}})
    assert stage.why_not("use:urnes/b") == "CE-109"
    with pytest.raises(IllegalAnswer):
        stage.do("use:urnes/b")
    assert stage.pos.resources[4] == 1
    assert OTHER_BLANK in stage.rows[EVENTS[0]]
