"""Register sections 4 and 11: the initiation turn (CE-028 to CE-047) and the limits of activation (CE-092 to CE-094)."""

import pytest
from tests.cendrelin.helpers import BLANK, EVENTS, GAME, OTHER_BLANK, Bench, Stage, counters, zone

from ludotheque.engine.errors import IllegalAnswer, UnknownOption

CREATE = "Créez 1 tombe."
FORGO = "Renoncez à 1 action, gagnez 1 mana."


# ---------------------------------------------------------------------------------------------------- the evening


@pytest.mark.rule("CE-028", "CE-S02")
def test_the_player_in_charge_first_takes_back_his_fragments_face_up_and_face_down(bench: Bench) -> None:
    mine = bench.seat(hand=["Gagnez 1 mana."], laid=["Gagnez 2 mana.", BLANK], forgone=["Gagnez 3 mana."])
    other = bench.seat("sorcier", hand=1, laid=2, forgone=1)
    stage = bench.scene(other, mine, charge=0).to_evening()
    assert stage.table.asked == [1]
    assert stage.pos.laid[1] == []
    assert stage.pos.forgone[1] == []
    assert [len(stage.copies(words)) for words in ("Gagnez 1 mana.", "Gagnez 2 mana.", BLANK, "Gagnez 3 mana.")] == [
        1,
        1,
        1,
        1,
    ]
    assert ("recover", "CE-028") in stage.logged()
    # the others' stay where they are
    assert (len(stage.pos.hand[0]), len(stage.pos.laid[0]), len(stage.pos.forgone[0])) == (1, 2, 1)


@pytest.mark.rule("CE-028")
def test_recovered_fragments_can_be_played_again(bench: Bench) -> None:
    mine = bench.seat(laid=[CREATE], forgone=["Créez 1 âme."])
    stage = bench.scene(bench.seat("sorcier"), mine).to_evening().do("mana")
    assert stage.can_play(CREATE)
    assert stage.can_play("Créez 1 âme.")


@pytest.mark.rule("CE-028")
def test_with_nothing_on_the_table_nothing_is_recovered(bench: Bench) -> None:
    stage = bench.scene(bench.seat(), bench.seat(hand=2)).to_evening()
    assert stage.logged("recover") == []
    assert len(stage.pos.hand[1]) == 2


@pytest.mark.rule("CE-029", "CE-S02", "CE-028")
def test_then_the_next_event_of_the_future_is_revealed(bench: Bench) -> None:
    stage = bench.scene(bench.seat(), bench.seat(laid=1), surroundings=EVENTS[:3], future=EVENTS[3:])
    stage.to_evening()
    assert len(stage.pos.surroundings) == 3
    around = [card["id"] for card in zone(stage.table.view(None), "surroundings")["cards"]]
    assert around == [EVENTS[1], EVENTS[2], EVENTS[3]], "the top of the future is next"
    assert stage.logged("night", "recover", "reveal")[-3:] == [
        ("night", "CE-026"),
        ("recover", "CE-028"),
        ("reveal", "CE-029"),
    ]
    assert stage.kind == "evening"


@pytest.mark.rule("CE-030", "CE-031", "CE-C08")
def test_the_choice_of_mana_gives_two(bench: Bench) -> None:
    stage = bench.scene(bench.seat(mana=1, past_life=4), bench.seat(mana=5), step="evening")
    assert sorted(stage.keys) == ["draw", "mana"]
    stage.do("mana")
    assert stage.mana == [3, 5]
    assert len(stage.pos.past_life[0]) == 4
    assert stage.pos.hand[0] == []
    assert stage.logged() == [("mana", "CE-030")]


@pytest.mark.rule("CE-030")
def test_the_choice_of_a_fragment_draws_the_top_one(bench: Bench) -> None:
    mine = bench.seat(past_life=["Gagnez 1 mana.", "Gagnez 2 mana.", "Gagnez 3 mana."], mana=1)
    stage = bench.scene(mine, bench.seat(), step="evening").do("draw")
    assert stage.mana[0] == 1
    assert len(stage.pos.hand[0]) == 1
    assert len(stage.copies("Gagnez 1 mana.")) == 1
    assert len(stage.pos.past_life[0]) == 2
    assert stage.logged() == [("draw", "CE-030")]


@pytest.mark.rule("CE-030")
@pytest.mark.parametrize("first", ["mana", "draw"])
def test_only_one_of_the_two_is_chosen_and_before_anything_else(bench: Bench, first: str) -> None:
    stage = bench.scene(bench.seat(hand=1), bench.seat(), step="evening")
    for key in ("end", stage.option(BLANK), f"play:{stage.card(BLANK)}"):
        assert key not in stage.keys
        assert stage.why_not(key) == "CE-030"
    assert stage.why_not(stage.card(BLANK)) == "CE-030"
    stage.do(first)
    for key in ("mana", "draw"):
        assert key not in stage.keys
        assert stage.table.why_not(key) is not None
    assert stage.kind == "night"


@pytest.mark.rule("CE-031")
def test_mana_lies_on_the_character_card_for_all_to_see(bench: Bench) -> None:
    stage = bench.scene(bench.seat(mana=4), bench.seat(mana=7), step="evening").do("mana")
    for viewer in (0, 1, None):
        view = stage.table.view(viewer)
        assert [counters(view, seat)["mana"] for seat in (0, 1)] == [6, 7]


@pytest.mark.rule("CE-032")
def test_an_empty_future_is_made_of_the_shuffled_past(bench: Bench) -> None:
    orders = set()
    for seed in range(8):
        stage = bench.scene(bench.seat(), bench.seat(), surroundings=EVENTS[:2], future=[], past=EVENTS[2:])
        stage.pos.rng = seed
        stage.pos.resolved = 1
        stage.do("end")
        assert (len(stage.pos.surroundings), len(stage.pos.future), len(stage.pos.past)) == (3, 5, 0)
        assert stage.logged("reshuffle", "reveal") == [("reshuffle", "CE-032"), ("reveal", "CE-029")]
        assert not any(stage.pos.knows(seat, card) for seat in (0, 1) for card in stage.pos.future)
        orders.add(tuple(stage.pos.future))
    assert len(orders) > 5


@pytest.mark.rule("CE-032")
def test_a_future_that_is_not_empty_is_not_reshuffled(bench: Bench) -> None:
    stage = bench.scene(bench.seat(), bench.seat(), surroundings=EVENTS[:3], future=EVENTS[3:4], past=EVENTS[4:])
    past = list(stage.pos.past)
    stage.to_evening()
    assert stage.logged("reshuffle") == []
    assert stage.pos.future == []
    assert stage.pos.past[: len(past)] == past


# ---------------------------------------------------------------------------------------------------- actions


@pytest.mark.rule("CE-033")
@pytest.mark.parametrize("played", [0, 1, 4])
def test_any_number_of_actions_may_be_performed(bench: Bench, played: int) -> None:
    stage = bench.night([CREATE] * 4)
    for _ in range(played):
        stage.play(CREATE)
    assert stage.resources[0] == 3 + played
    stage.resolve(BLANK)
    assert "end" in stage.keys
    stage.do("end")
    assert stage.pos.charge == 1


@pytest.mark.rule("CE-033", "CE-043")
def test_actions_may_come_before_and_after_the_event(bench: Bench) -> None:
    stage = bench.night([CREATE] * 2)
    stage.play(CREATE).resolve(BLANK)
    assert stage.can_play(CREATE)
    stage.play(CREATE)
    assert stage.resources[0] == 5


@pytest.mark.rule("CE-034")
def test_an_action_is_a_fragment_of_the_hand_laid_face_up_whose_effects_apply(bench: Bench) -> None:
    stage = bench.night([CREATE, BLANK])
    card = stage.card(CREATE)
    assert zone(stage.table.view(1), "laid:0")["cards"] == []
    stage.play(CREATE)
    assert stage.copies(CREATE) == []
    assert stage.card(CREATE, "laid") == card
    assert len(stage.pos.hand[0]) == 1
    for viewer in (0, 1, None):
        assert [one["ref"] for one in zone(stage.table.view(viewer), "laid:0")["cards"]] == [card]
    assert stage.resources == (4, 3, 2, 2)
    assert stage.logged() == [("play", "CE-034"), ("create", "CE-107")]


@pytest.mark.rule("CE-034")
def test_an_action_is_not_played_from_anywhere_else(bench: Bench) -> None:
    stage = bench.scene(bench.seat(hand=1), bench.seat(laid=[CREATE]))
    card = stage.card(CREATE, "laid", seat=1)
    assert stage.why_not(f"play:{card}") == "CE-034"
    assert f"play:{card}" not in stage.keys
    assert stage.why_not(f"play:{stage.option(BLANK).partition(':')[2].partition('/')[0]}") == "CE-034"


@pytest.mark.rule("CE-035", "CE-094")
def test_a_fragment_already_played_cannot_be_used_again_this_turn(bench: Bench) -> None:
    stage = bench.night([CREATE]).play(CREATE)
    card = stage.card(CREATE, "laid")
    assert not any(key.startswith("play:") for key in stage.keys)
    assert stage.why_not(f"play:{card}") == "CE-035"
    assert stage.why_not(card) == "CE-035"
    with pytest.raises(IllegalAnswer) as refused:
        stage.do(f"play:{card}")
    assert refused.value.rule == "CE-035"
    assert stage.resources[0] == 4


@pytest.mark.rule("CE-035", "CE-094")
def test_a_fragment_played_before_the_event_stays_used_after_it(bench: Bench) -> None:
    stage = bench.night([CREATE]).play(CREATE).resolve(BLANK)
    assert stage.keys == ["end"]


@pytest.mark.rule("CE-036")
def test_two_copies_are_two_actions(bench: Bench) -> None:
    stage = bench.night([CREATE, CREATE])
    first, second = stage.copies(CREATE)
    assert first != second
    stage.do(f"play:{first}")
    assert f"play:{second}" in stage.keys
    assert f"play:{first}" not in stage.keys
    stage.do(f"play:{second}")
    assert stage.resources[0] == 5
    assert sorted(stage.copies(CREATE, "laid")) == sorted([first, second])


@pytest.mark.rule("CE-037")
@pytest.mark.parametrize(
    "words",
    [
        "Créez 1 tombe, défaussez 9 âmes.",
        "Défaussez 9 âmes, créez 1 tombe.",
        "Gagnez 1 mana, dépensez 9 mana, créez 1 tombe.",
        "Créez 1 tombe, renoncez à 9 actions.",
        "Créez 1 tombe, si tombe ≥ 9.",
    ],
)
def test_one_impossible_effect_makes_the_action_impossible(bench: Bench, words: str) -> None:
    stage = bench.night([words, CREATE], mana=1)
    assert not stage.can_play(words)
    assert stage.can_play(CREATE)
    with pytest.raises(IllegalAnswer):
        stage.play(words)
    assert stage.resources == (3, 3, 2, 2)
    assert len(stage.copies(words)) == 1, "the fragment stays in hand"


@pytest.mark.rule("CE-038")
def test_discarding_a_resource_with_no_token_left_is_impossible(bench: Bench) -> None:
    discard = "Défaussez 1 âme."
    assert bench.night([discard], scene={"ames": 1}).can_play(discard)
    stage = bench.night([discard], scene={"ames": 0})
    assert not stage.can_play(discard)
    assert stage.why_play(discard) == "CE-109"


@pytest.mark.rule("CE-039", "CE-104")
@pytest.mark.parametrize(("tombs", "possible"), [(4, False), (5, True)])
def test_an_unmet_condition_makes_the_action_impossible(bench: Bench, tombs: int, possible: bool) -> None:
    words = "Si tombe ≥ 5, gagnez 3 mana."
    stage = bench.night([words], scene={"tombes": tombs})
    assert stage.can_play(words) is possible
    assert stage.why_play(words) == (None if possible else "CE-039")


@pytest.mark.rule("CE-040")
def test_to_forgo_is_to_lay_cards_of_the_hand_face_down(bench: Bench) -> None:
    words = "Renoncez à 2 actions, gagnez 5 mana."
    hand = ["Gagnez 1 mana.", "Gagnez 2 mana.", "Gagnez 3 mana."]
    stage = bench.night([words, *hand]).play(words)
    one, two, three = (stage.card(said) for said in hand)
    assert stage.keys == [f"forgo:{one}", f"forgo:{two}", f"forgo:{three}"]
    stage.do(f"forgo:{three}")
    assert stage.keys == [f"forgo:{one}", f"forgo:{two}"]
    stage.do(f"forgo:{one}")
    assert stage.copies(hand[1]) == [two]
    assert len(stage.pos.hand[0]) == 1
    assert stage.copies(hand[2], "forgone") + stage.copies(hand[0], "forgone") == [three, one]
    assert stage.mana[0] == 5
    for viewer in (1, None):
        assert [card["id"] for card in zone(stage.table.view(viewer), "forgone:0")["cards"]] == [None, None]


@pytest.mark.rule("CE-041")
def test_forgone_actions_cannot_be_performed_this_turn(bench: Bench) -> None:
    stage = bench.night([FORGO, CREATE]).play(FORGO)
    card = stage.card(CREATE, "forgone")
    assert not any(key.startswith("play:") for key in stage.keys)
    assert stage.why_not(f"play:{card}") == "CE-041"
    assert stage.why_not(card) == "CE-041"
    stage.resolve(BLANK)
    assert stage.why_not(f"play:{card}") == "CE-041"


@pytest.mark.rule("CE-042", "CE-118")
@pytest.mark.parametrize(("others", "possible"), [(1, False), (2, True)])
def test_with_too_few_cards_to_forgo_the_action_is_impossible(bench: Bench, others: int, possible: bool) -> None:
    words = "Renoncez à 2 actions, créez 1 tombe."
    stage = bench.night([words, *[BLANK] * others], laid=3)
    assert stage.can_play(words) is possible
    assert stage.why_play(words) == (None if possible else "CE-118")


# ---------------------------------------------------------------------------------------------------- the event


@pytest.mark.rule("CE-043", "CE-S05")
def test_the_night_cannot_end_before_an_event_is_dealt_with(bench: Bench) -> None:
    stage = bench.night([CREATE])
    assert "end" not in stage.keys
    assert stage.why_not("end") == "CE-043"
    stage.play(CREATE)
    assert stage.why_not("end") == "CE-043"
    with pytest.raises(IllegalAnswer) as refused:
        stage.do("end")
    assert refused.value.rule == "CE-043"
    stage.resolve(BLANK)
    assert stage.keys == ["end"]


@pytest.mark.rule("CE-043", "CE-093")
def test_a_second_event_is_refused(bench: Bench) -> None:
    stage = bench.night([CREATE]).resolve(BLANK)
    second = stage.option(BLANK)
    assert second not in stage.keys
    assert stage.why_not(second) == "CE-043"
    assert stage.why_not(f"dismiss:{second.partition(':')[2].partition('/')[0]}") == "CE-043"
    with pytest.raises(IllegalAnswer) as refused:
        stage.do(second)
    assert refused.value.rule == "CE-043"
    assert len(stage.pos.surroundings) == 2


@pytest.mark.rule("CE-043")
def test_every_night_has_its_own_duty(bench: Bench) -> None:
    stage = bench.night().resolve(BLANK).do("end", "mana")
    assert stage.why_not("end") == "CE-043"
    assert any(key.startswith("resolve:") for key in stage.keys)


@pytest.mark.rule("CE-044", "CE-092")
def test_one_option_of_an_event_is_chosen_and_only_that_one_applied(bench: Bench) -> None:
    options = ["Créez 1 tombe.", "Créez 1 fosse.", "Créez 1 âme."]
    for index, words in enumerate(options):
        stage = bench.night(scene={"events": [options]})
        assert all(stage.can_resolve(said) for said in options)
        stage.resolve(words)
        assert stage.resources == tuple(n + (place == index) for place, n in enumerate((3, 3, 2, 2)))
        assert stage.logged()[:2] == [("resolve", "CE-044"), ("create", "CE-107")]


@pytest.mark.rule("CE-044")
def test_an_option_that_is_impossible_is_not_offered_while_the_others_are(bench: Bench) -> None:
    options = ["Défaussez 5 âmes, créez 1 tombe.", "Perdez 1 mana."]
    stage = bench.night(scene={"events": [options]})
    assert not stage.can_resolve(options[0])
    assert stage.why_not(stage.option(options[0])) == "CE-109"
    assert stage.can_resolve(options[1])


@pytest.mark.rule("CE-044")
def test_an_option_that_an_event_does_not_print_is_refused(bench: Bench) -> None:
    stage = bench.night()
    ref = stage.option(BLANK)[:-2]
    assert stage.why_not(f"{ref}/b") is None
    assert stage.why_not(f"{ref}/c") == "CE-044"


@pytest.mark.rule("CE-045")
def test_a_resolved_event_goes_face_down_to_the_past(bench: Bench) -> None:
    stage = bench.night(scene={"past": EVENTS[3:5]})
    event = stage.pos.surroundings[0]
    stage.resolve(BLANK)
    assert event not in stage.pos.surroundings
    assert len(stage.pos.surroundings) == 2
    assert stage.pos.past[-1] == event
    assert len(stage.pos.past) == 3
    for viewer in (0, 1, None):
        pile = zone(stage.table.view(viewer), "past")
        assert (pile["count"], pile["cards"]) == (3, [])
    assert stage.logged("to_past") == [("to_past", "CE-045")]


@pytest.mark.rule("CE-045")
def test_the_event_leaves_once_its_effects_are_applied(bench: Bench) -> None:
    words = "Désignez un cendrelin, il gagne 1 mana."
    stage = bench.night(scene={"events": [[words, BLANK]]}).resolve(words)
    assert stage.keys == ["designate:@0", "designate:@1"]
    assert len(stage.pos.surroundings) == 3
    stage.do("designate:@1")
    assert len(stage.pos.surroundings) == 2
    assert [kind for kind, _ in stage.logged("gain", "to_past")] == ["gain", "to_past"]


def walk_nights(stage: Stage, nights: int) -> list[tuple[str, int]]:
    """The size of the surroundings at the evening, after the event and at the end of each night."""
    sizes = []
    for _ in range(nights):
        sizes.append(("evening", len(stage.pos.surroundings)))
        stage.do("mana")
        around = {key.rpartition("/")[0] for key in stage.keys if key.startswith("resolve:")}
        sizes.append(("to choose", len(around)))
        stage.resolve(OTHER_BLANK)
        sizes.append(("end", len(stage.pos.surroundings)))
        stage.do("end")
    return sizes


@pytest.mark.rule("CE-046", "CE-C12")
def test_there_are_always_three_events_to_choose_from_and_two_between_turns(bench: Bench) -> None:
    sizes = walk_nights(bench.new("necromancien", "sorcier", "animancien"), 20)
    assert set(sizes) == {("evening", 3), ("to choose", 3), ("end", 2)}


@pytest.mark.rule("CE-047")
def test_the_game_ends_at_once_in_the_middle_of_an_effect(bench: Bench) -> None:
    words = "Créez 1 tombe puis créez 5 âmes puis renoncez à 1 action."
    stage = bench.night([words, BLANK], past_life=0, scene={"tombes": 5}).play(words)
    assert stage.resources == (6, 3, 2, 2), "nothing happens after the victory"
    assert stage.table.over
    assert stage.table.asked == []
    assert stage.logged()[-1] == ("victory", "CE-047")
    with pytest.raises(IllegalAnswer):
        stage.do("end")
    assert stage.table.why_not("end").message == "refusal-over"
    view = stage.table.view(1)
    assert [player["won"] for player in view["players"]] == [True, False]
    assert view["step"] is None


@pytest.mark.rule("CE-047")
@pytest.mark.parametrize("by", ["fragment", "event"])
def test_the_game_ends_by_a_fragment_as_by_an_event(bench: Bench, by: str) -> None:
    stage = bench.night([CREATE], past_life=0, scene={"tombes": 5, "events": [["Créez 1 tombe.", BLANK]]})
    if by == "fragment":
        stage.play(CREATE)
    else:
        stage.resolve(CREATE)
    assert stage.table.outcome["winners"] == [0]


# ---------------------------------------------------------------------------------------------------- limits


@pytest.mark.rule("CE-092")
def test_two_options_cannot_be_chosen_at_once(bench: Bench) -> None:
    options = ["Créez 1 tombe.", "Créez 1 fosse."]
    stage = bench.night(scene={"events": [options]})
    ref = stage.option(options[0])[:-2]
    for key in (f"{ref}/a/b", f"{ref}/ab", f"{ref}/a>{ref.partition(':')[2]}/b"):
        with pytest.raises(UnknownOption):
            stage.do(key)
    stage.resolve(options[0])
    assert stage.resources == (4, 3, 2, 2)
    assert stage.keys == ["end"], "the other option is no longer there"


@pytest.mark.rule("CE-093")
def test_an_event_is_not_activated_twice(bench: Bench) -> None:
    stage = bench.night(scene={"events": [["Créez 1 tombe.", "Créez 1 fosse."]]})
    key = stage.option("Créez 1 tombe.")
    stage.do(key)
    for row in "ab":
        with pytest.raises(UnknownOption):  # it lies face down in the past
            stage.do(f"{key[:-1]}{row}")
    assert stage.resources == (4, 3, 2, 2)


@pytest.mark.rule("CE-094")
def test_a_fragment_is_not_activated_again_before_its_owner_recovers_it(bench: Bench) -> None:
    stage = bench.scene(bench.seat(hand=[CREATE]), bench.seat(), step="evening")
    stage.do("mana").play(CREATE).resolve(BLANK).do("end")
    # the other's night
    assert stage.copies(CREATE, "laid", seat=0)
    stage.do("mana").resolve(BLANK).do("end")
    # his own next turn
    stage.do("mana")
    assert stage.can_play(CREATE)


def test_a_forecast_tells_tokens_and_mana_and_nothing_that_is_unknown(bench: Bench) -> None:
    pay = "Dépensez 2 mana, défaussez 1 fosse, créez 1 tombe."
    stage = bench.night([pay, BLANK], mana=3)
    told = {GAME.key(stage.pos, move): GAME.forecast(stage.pos, 0, move) for move in GAME.legal(stage.pos, 0)}
    said = told[f"play:{stage.card(pay)}"]
    assert said is not None
    assert said["words"] == {
        "fr": "Tombes 3 → 4, Fosses 3 → 2, mana 3 → 1",
        "en": "Tombs 3 → 4, Pits 3 → 2, mana 3 → 1",
    }
    assert told[f"play:{stage.card(BLANK)}"] is None
