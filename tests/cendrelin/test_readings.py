"""Register section 22: how the silences of the rulebook are read (CE-S..)."""

import random
from typing import Any

import pytest
from tests.cendrelin.helpers import BLANK, EVENTS, GAME, RESOURCES, Bench, counters, zone

import ludotheque
from ludotheque.engine.errors import IllegalAnswer, UnknownOption


@pytest.mark.rule("CE-S01")
def test_abundance_is_read_on_the_future_hourglass(bench: Bench) -> None:
    view = bench.new("necromancien", "sorcier").table.view(None)
    assert [place["of"] for place in view["places"]] == [6, 6, 4, 4]
    assert not any(place["full"] for place in view["places"]), "the past hourglass does not make abundance"


@pytest.mark.rule("CE-S02")
def test_the_initiation_turn_recovers_then_reveals_then_chooses(bench: Bench) -> None:
    stage = bench.scene(bench.seat(), bench.seat(laid=1, forgone=1)).to_evening().do("mana")
    kinds = [kind for kind, _ in stage.logged("night", "recover", "reveal", "mana")]
    assert kinds == ["night", "recover", "reveal", "mana"]


# ---------------------------------------------------------------------------------------------------- S04, S05


@pytest.mark.rule("CE-S04")
def test_when_no_option_can_be_applied_an_event_goes_to_the_past_without_effect(bench: Bench) -> None:
    impossible = [["Défaussez 9 âmes.", "Dépensez 9 mana."]] * 3
    stage = bench.night([BLANK], scene={"events": impossible})
    around = [GAME.ref(stage.pos, card) for card in stage.pos.surroundings]
    assert [key for key in stage.keys if not key.startswith("play:")] == [f"dismiss:{ref}" for ref in around]
    assert stage.why_not("end") == "CE-043"
    stage.do(f"dismiss:{around[1]}")
    assert [GAME.ref(stage.pos, card) for card in stage.pos.surroundings] == [around[0], around[2]]
    assert GAME.ref(stage.pos, stage.pos.past[-1]) == around[1]
    assert stage.resources == (3, 3, 2, 2)
    assert stage.mana == [0, 0]
    assert stage.logged() == [("dismiss", "CE-S04"), ("to_past", "CE-045")]
    assert "end" in stage.keys
    assert not any(key.startswith("dismiss:") for key in stage.keys)
    assert stage.why_not(f"dismiss:{around[0]}") == "CE-043"


@pytest.mark.rule("CE-S04")
def test_while_one_option_of_any_event_can_be_applied_none_is_dismissed(bench: Bench) -> None:
    nearly = [["Défaussez 9 âmes.", "Dépensez 9 mana."]] * 2 + [["Défaussez 9 âmes.", "Perdez 1 mana."]]
    stage = bench.night(scene={"events": nearly})
    assert len(stage.keys) == 1
    for card in stage.pos.surroundings:
        assert stage.why_not(f"dismiss:{GAME.ref(stage.pos, card)}") == "CE-S04"


@pytest.mark.rule("CE-S04")
def test_an_action_may_make_an_option_possible_again(bench: Bench) -> None:
    impossible = [["Dépensez 1 mana.", "Dépensez 9 mana."]] * 3
    gain = "Gagnez 1 mana."
    stage = bench.night([gain], scene={"events": impossible})
    assert any(key.startswith("dismiss:") for key in stage.keys)
    stage.play(gain)
    assert not any(key.startswith("dismiss:") for key in stage.keys)
    assert stage.can_resolve("Dépensez 1 mana.")


@pytest.mark.rule("CE-S04")
@pytest.mark.parametrize("id", EVENTS)
def test_every_printed_event_has_an_option_that_can_always_be_applied(id: str) -> None:
    options = GAME.cards[GAME.card_index[id]].options
    chance = random.Random(id)
    table = ludotheque.new("cendrelin", 2, 1, {"classes": ["necromancien", "sorcier"]})
    pos = table.position
    pos.hand = [[], []]
    always = set(range(len(options)))
    for tokens in [0, 40, *(chance.randrange(9) for _ in range(60))]:
        pos.resources = [tokens if chance.random() < 0.7 else 0 for _ in range(4)]
        pos.mana = [chance.choice((0, tokens)) for _ in range(2)]
        always = {row for row in always if options[row].impossible(pos, 0, 0) is None}
    assert always, f"{id} may leave a night without an end"


@pytest.mark.rule("CE-S05")
def test_the_turn_does_not_end_before_the_event_is_resolved(bench: Bench) -> None:
    stage = bench.night()
    assert "end" not in stage.keys
    with pytest.raises(IllegalAnswer) as refused:
        stage.do("end")
    assert refused.value.rule == "CE-043"
    assert [duty["done"] for duty in stage.table.view(0)["duties"]] == [False]
    stage.resolve(BLANK)
    assert [duty["done"] for duty in stage.table.view(0)["duties"]] == [True]
    assert stage.do("end").pos.charge == 1


# ---------------------------------------------------------------------------------------------------- S10 to S15


@pytest.mark.rule("CE-S10")
def test_with_an_empty_past_life_mana_is_the_only_choice(bench: Bench) -> None:
    stage = bench.scene(bench.seat(past_life=0, hand=3), bench.seat(), step="evening")
    assert stage.keys == ["mana"]
    assert stage.why_not("draw") == "CE-S10"
    with pytest.raises(IllegalAnswer):
        stage.do("draw")
    assert stage.do("mana").mana[0] == 2
    assert set(bench.scene(bench.seat(past_life=1), bench.seat(), step="evening").keys) == {"mana", "draw"}


@pytest.mark.rule("CE-S11")
@pytest.mark.parametrize("seats", [2, 4])
def test_everybody_starts_without_mana(bench: Bench, seats: int) -> None:
    assert bench.new(*(["sorcier"] * seats)).mana == [0] * seats


@pytest.mark.rule("CE-S11")
def test_mana_has_no_upper_limit(bench: Bench) -> None:
    words = "Gagnez 500 mana."
    stage = bench.scene(bench.seat(mana=998, past_life=[words]), bench.seat(), step="evening").do("mana")
    assert stage.mana[0] == 1000
    event = bench.night(mana=1000, scene={"events": [[words, BLANK]]}).resolve(words)
    assert event.mana[0] == 1500


def seen(view: dict[str, Any], id: str) -> list[str | None]:
    return [card["id"] for card in zone(view, id)["cards"]]


@pytest.mark.rule("CE-S12")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_is_public_and_what_is_not(bench: Bench, viewer: int | None) -> None:
    hand, laid, forgone = ["Gagnez 1 mana."] * 2, ["Gagnez 2 mana."], ["Gagnez 3 mana."]
    mine = bench.seat(hand=hand, laid=laid, forgone=forgone, past_life=6, mana=4)
    stage = bench.scene(mine, bench.seat("sorcier"), past=EVENTS[3:5])
    view = stage.table.view(viewer)
    assert {"mana": 4, "hand": 2, "past-life": 6}.items() <= counters(view, 0).items()
    sizes = {id: zone(view, f"{id}:0")["count"] for id in ("hand", "laid", "forgone", "past_life")}
    assert sizes == {"hand": 2, "laid": 1, "forgone": 1, "past_life": 6}
    assert seen(view, "laid:0") == [stage.printed[laid[0]]]
    assert seen(view, "surroundings") == EVENTS[:3]
    assert [zone(view, pile)["count"] for pile in ("future", "past")] == [3, 2]
    assert seen(view, "future") == seen(view, "past") == seen(view, "past_life:0") == []
    if viewer == 0:
        assert seen(view, "hand:0") == [stage.printed[hand[0]]] * 2
        assert seen(view, "forgone:0") == [stage.printed[forgone[0]]]
    else:
        assert seen(view, "hand:0") == []
        assert seen(view, "forgone:0") == [None]
        secret = {stage.printed[hand[0]], stage.printed[forgone[0]]}
        assert not any(f"{id}#" in str(view) or f"'{id}'" in str(view) for id in secret)
        for pile, words in (("hand", hand[0]), ("forgone", forgone[0])):
            with pytest.raises(UnknownOption):
                GAME.parse(stage.pos, 1, f"play:{stage.card(words, pile)}")


@pytest.mark.rule("CE-S12")
def test_the_seats_know_just_what_they_have_seen(bench: Bench) -> None:
    """Through a whole game of printed cards: no seat knows a card of another's hand that it was never shown."""
    table = ludotheque.new("cendrelin", 3, 11, {"classes": ["random"] * 3})
    chance = random.Random(5)
    for _ in range(300):
        if table.over:
            break
        pos = table.position
        for viewer in (0, 1, 2, None):
            view = table.view(viewer)
            for seat in range(3):
                for pile in ("hand", "forgone"):
                    hidden = viewer != seat
                    cards = zone(view, f"{pile}:{seat}")["cards"]
                    assert all((card["id"] is None) is hidden for card in cards)
                assert all(card["id"] for card in zone(view, f"laid:{seat}")["cards"])
        for seat in range(3):
            assert all(pos.knows(seat, card) for card in pos.hand[seat])
            assert all(pos.knows(other, card) for other in range(3) for card in pos.laid[seat])
            assert not any(pos.knows(other, card) for other in range(3) if other != seat for card in pos.forgone[seat])
        table.play(chance.choice(table.choice.options))


@pytest.mark.rule("CE-S12", "CE-116")
def test_which_card_was_forgone_stays_secret_even_if_the_hand_was_known(bench: Bench) -> None:
    words = "Renoncez à 1 action, gagnez 1 mana."
    stage = bench.scene(bench.seat("sorcier"), bench.seat(laid=[words, "Gagnez 1 mana.", "Gagnez 2 mana."]))
    stage.to_evening().do("mana")
    hand = stage.pos.hand[1]
    assert all(stage.pos.knows(0, card) for card in hand), "all saw them on the table"
    stage.play(words).do(f"forgo:{stage.card('Gagnez 2 mana.')}")
    (forgone,) = stage.pos.forgone[1]
    assert stage.pos.knows(1, forgone)
    assert not stage.pos.knows(0, forgone)
    assert not any(stage.pos.knows(0, card) for card in stage.pos.hand[1]), "nor which one is left"


@pytest.mark.rule("CE-S12", "CE-119")
def test_which_card_of_the_hand_was_sent_back_stays_secret(bench: Bench) -> None:
    words = "Renvoyez 1 fragment d'âme, gagnez 1 mana."
    stage = bench.scene(bench.seat("sorcier"), bench.seat(laid=[words, "Gagnez 1 mana.", "Gagnez 2 mana."]))
    stage.to_evening().do("mana")
    stage.play(words).do(f"send:{stage.card('Gagnez 2 mana.')}")
    sent = stage.pos.past_life[1][0]
    assert not stage.pos.knows(0, sent)
    assert not any(stage.pos.knows(0, card) for card in stage.pos.hand[1])
    assert stage.pos.knows(0, stage.pos.laid[1][0])


@pytest.mark.rule("CE-S13")
def test_an_earlier_element_of_a_part_does_not_help_a_later_one(bench: Bench) -> None:
    words = "Gagnez 2 mana, dépensez 1 mana, créez 1 tombe."
    stage = bench.night([words])
    assert not stage.can_play(words)
    assert stage.why_play(words) == "CE-112"
    assert bench.night([words], mana=1).can_play(words)


@pytest.mark.rule("CE-S14")
def test_a_card_cannot_be_played_for_nothing(bench: Bench) -> None:
    words = "Défaussez 3 âmes, créez 1 tombe puis dépensez 1 mana, créez 1 fosse."
    stage = bench.night([words], scene={"events": [[words, BLANK]]})
    assert not stage.can_play(words)
    assert not stage.can_resolve(words)
    with pytest.raises(IllegalAnswer):
        stage.play(words)
    assert len(stage.copies(words)) == 1


@pytest.mark.rule("CE-S15")
def test_puis_lets_a_part_fail_alone_in_the_initiation_game_too(bench: Bench) -> None:
    words = "Défaussez 3 âmes, créez 1 tombe puis créez 1 fosse."
    for first in (True, False):
        said = words if first else "Créez 1 fosse puis défaussez 3 âmes, créez 1 tombe."
        stage = bench.night([said])
        assert stage.can_play(said)
        assert stage.play(said).resources == (3, 4, 2, 2)


# ---------------------------------------------------------------------------------------------------- S16 to S18


@pytest.mark.rule("CE-S16")
def test_a_designation_holds_to_the_end_of_the_effect(bench: Bench) -> None:
    words = "Désignez un autre cendrelin, il perd 1 mana puis gagnez 1 mana puis il gagne 3 mana."
    seats = (bench.seat(hand=[words]), bench.seat("sorcier", mana=1), bench.seat("sorcier", mana=1))
    stage = bench.scene(*seats).play(words).do("designate:@2")
    assert stage.mana == [1, 1, 3]


@pytest.mark.rule("CE-S16")
def test_il_after_a_skipped_designation_is_inapplicable(bench: Bench) -> None:
    words = "Désignez un autre cendrelin, il dépense 2 mana puis il gagne 3 mana puis créez 1 tombe."
    stage = bench.scene(bench.seat(hand=[words]), bench.seat("sorcier", mana=1)).play(words)
    assert stage.mana == [0, 1]
    assert stage.resources[0] == 4
    assert stage.logged("skipped") == [("skipped", "CE-101")] * 2


@pytest.mark.rule("CE-S16")
def test_il_after_a_declined_designation_is_inapplicable(bench: Bench) -> None:
    words = "Si vous le souhaitez, désignez un autre cendrelin, il gagne 1 mana puis il gagne 3 mana."
    stage = bench.night([words]).play(words).do("no")
    assert stage.mana == [0, 0]
    assert bench.night([words]).play(words).do("yes").mana == [0, 4]


@pytest.mark.rule("CE-S16", "CE-105")
@pytest.mark.parametrize(("answer", "tombs"), [("no", 3), ("yes", 4)])
def test_a_part_declined_in_between_leaves_the_designation(bench: Bench, answer: str, tombs: int) -> None:
    words = (
        "Désignez un autre cendrelin, il gagne 1 mana puis si vous le souhaitez, créez 1 tombe puis il gagne 3 mana."
    )
    seats = (bench.seat(hand=[words]), bench.seat("sorcier"), bench.seat("sorcier"))
    stage = bench.scene(*seats).play(words).do("designate:@2", answer)
    assert (stage.mana, stage.resources[0]) == ([0, 0, 4], tombs)


@pytest.mark.rule("CE-S16")
def test_a_designation_does_not_outlive_its_effect(bench: Bench) -> None:
    first = "Désignez un autre cendrelin, il gagne 1 mana."
    second = "Il gagne 3 mana."
    stage = bench.night([first, second]).play(first)
    assert not stage.can_play(second)
    assert stage.why_play(second) == "CE-S16"


@pytest.mark.rule("CE-S17")
def test_il_renvoie_is_chosen_and_ordered_by_the_designated(bench: Bench) -> None:
    words = "Désignez un autre cendrelin puis il renvoie 2 fragments d'âme."
    theirs = bench.seat("sorcier", hand=["Gagnez 1 mana.", "Gagnez 2 mana."], past_life=1)
    for order in ((1, 2), (2, 1)):
        stage = bench.scene(theirs, bench.seat(hand=[words, BLANK]), charge=1).play(words)
        assert stage.table.asked == [0]
        cards = [stage.card(f"Gagnez {n} mana.", seat=0) for n in order]
        with pytest.raises(IllegalAnswer):
            stage.table.play(f"send:{cards[0]}", 1)
        stage.do(f"send:{cards[0]}")
        assert [GAME.ref(stage.pos, card) for card in stage.pos.past_life[0][:2]] == [cards[1], cards[0]]


@pytest.mark.rule("CE-S18")
def test_forgone_cards_may_be_sent_back(bench: Bench) -> None:
    words = "Renvoyez 1 fragment d'âme, créez 1 tombe."
    stage = bench.night([words], forgone=["Gagnez 1 mana."], past_life=2).play(words)
    card = stage.card("Gagnez 1 mana.", "forgone")
    assert sorted(stage.keys) == sorted([f"send:{card}", f"send:{stage.card(words, 'laid')}"])
    stage.do(f"send:{card}")
    assert stage.pos.forgone[0] == []
    assert GAME.ref(stage.pos, stage.pos.past_life[0][0]) == card
    for viewer in (1, None):
        (line,) = [line for line in stage.table.log(viewer) if line["kind"] == "send_back"]
        assert line["names"] == [], "it was face down"


@pytest.mark.rule("CE-S18", "CE-122")
def test_a_forgone_card_alone_is_enough_to_send_back(bench: Bench) -> None:
    words = "Renvoyez 1 fragment d'âme, créez 1 tombe."
    stage = bench.night(forgone=1, past_life=2, scene={"events": [[words, BLANK]]})
    assert stage.can_resolve(words)
    assert len(stage.resolve(words).pos.past_life[0]) == 3


@pytest.mark.rule("CE-S18")
def test_a_card_forgone_in_the_same_part_may_be_sent_back(bench: Bench) -> None:
    words = "Renoncez à 1 action, renvoyez 1 fragment d'âme, créez 1 tombe."
    stage = bench.night([words, "Gagnez 1 mana."], past_life=2).play(words)
    card = stage.card("Gagnez 1 mana.")
    assert f"send:{card}" in stage.keys
    stage.do(f"send:{card}")
    assert (stage.pos.hand[0], stage.pos.forgone[0], len(stage.pos.past_life[0])) == ([], [], 3)


# ---------------------------------------------------------------------------------------------------- S19 to S21


@pytest.mark.rule("CE-S19", "CE-047")
def test_victory_is_examined_after_the_evening_choice(bench: Bench) -> None:
    mine = bench.seat(past_life=1)
    stage = bench.scene(mine, bench.seat("sorcier"), tombes=6, step="evening").do("draw")
    assert stage.table.outcome["winners"] == [0]
    assert stage.logged() == [("draw", "CE-030"), ("victory", "CE-047")]
    not_yet = bench.scene(mine, bench.seat("sorcier"), tombes=6, step="evening").do("mana")
    assert not not_yet.table.over


@pytest.mark.rule("CE-S20")
@pytest.mark.parametrize(
    ("charge", "complete", "winner"),
    [
        (0, (0, 1), 0),
        (1, (0, 1), 1),
        (0, (1, 2), 1),
        (3, (0, 2), 0),
        (2, (1, 3), 3),
        (3, (1, 2), 1),
        (1, (0, 3), 3),
    ],
)
def test_two_who_reach_the_goal_together_are_settled_by_charge_then_clockwise(
    bench: Bench, charge: int, complete: tuple[int, ...], winner: int
) -> None:
    words = "Créez 3 tombes."
    seats = [
        bench.seat(hand=[words] if seat == charge else 0, past_life=0 if seat in complete else 1) for seat in range(4)
    ]
    stage = bench.scene(*seats, charge=charge).play(words)
    assert stage.table.outcome["winners"] == [winner]


@pytest.mark.rule("CE-S21")
def test_a_player_wins_in_the_night_of_another_by_a_fragment_too(bench: Bench) -> None:
    words = "Créez 2 trésors."
    seats = (bench.seat(hand=[words]), bench.seat("animancien", past_life=0), bench.seat("sorcier", past_life=0))
    stage = bench.scene(*seats).play(words)
    assert stage.table.outcome["winners"] == [2]
    assert [player["won"] for player in stage.table.view(0)["players"]] == [False, False, True]


# ---------------------------------------------------------------------------------------------------- S22 to S37


@pytest.mark.rule("CE-S22")
def test_places_cannot_be_activated(bench: Bench) -> None:
    stage = bench.night([BLANK], mana=9)
    for place in RESOURCES:
        assert stage.why_not(place) == "CE-S22"
        assert not any(place in option.touches for option in stage.table.choice)
    assert not any(key.startswith("use:") for key in stage.keys)
    assert stage.why_not("use:urnes/a") == "CE-S22"


@pytest.mark.rule("CE-S22")
def test_there_is_no_sunset_in_which_the_others_could_act(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    for card in GAME.cards:
        if card.kind == "fragment":
            monkeypatch.setattr(card, "crypt", True)
    stage = bench.new("necromancien", "animancien", "sorcier")
    assert [step["id"] for step in stage.table.view(None)["steps"]] == ["evening", "night"]
    for _ in range(9):
        assert stage.table.asked == [stage.pos.charge]
        stage.do("draw")
        assert (stage.table.asked, stage.kind) == ([stage.pos.charge], "night")
        stage.to_evening()


@pytest.mark.rule("CE-S23")
@pytest.mark.parametrize("crypt", [True, False])
def test_crypt_fragments_are_played_at_night_like_the_others(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, crypt: bool
) -> None:
    words = "Créez 1 tombe."
    monkeypatch.setattr(GAME.cards[GAME.card_index[bench.fragment(words)]], "crypt", crypt)
    stage = bench.scene(bench.seat(hand=[words]), bench.seat("sorcier", hand=[words]))
    (card,) = zone(stage.table.view(0), "hand:0")["cards"]
    assert ("crypt" in card["states"]) is crypt
    assert stage.can_play(words)
    assert stage.table.asked == [0]
    assert stage.play(words).resources[0] == 4


@pytest.mark.rule("CE-S23")
def test_some_printed_fragments_are_marked_from_the_crypt() -> None:
    assert any(getattr(card, "crypt", False) for card in GAME.cards)


@pytest.mark.rule("CE-S25")
def test_two_players_may_share_a_class_and_a_favourite(bench: Bench) -> None:
    stage = bench.new("necromancien", "necromancien", "necromancien")
    (tombs,) = [place for place in stage.table.view(None)["places"] if place["ref"] == "tombes"]
    assert tombs["pawns"] == [0, 1, 2]
    table = ludotheque.new("cendrelin", 2, 1)
    for seat in (0, 1):
        table.play("class:sorcier", seat)
    assert [player["band"] for player in table.view(None)["players"]] == ["sorcier", "sorcier"]


@pytest.mark.rule("CE-S37")
@pytest.mark.parametrize("place", ["tombe", "fosse", "âme", "trésor"])
def test_the_number_of_tokens_is_not_limited(bench: Bench, place: str) -> None:
    words = f"Créez 30 {place}s."
    stage = bench.night([words, words])
    before = sum(stage.resources)
    stage.play(words).play(words)
    assert sum(stage.resources) == before + 60
    assert max(stage.resources) >= 62
