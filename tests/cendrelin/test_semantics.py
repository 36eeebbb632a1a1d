"""Register section 18: what effects mean (CE-156 to CE-164, CE-166, CE-167)."""

import random

import pytest
from tests.cendrelin.helpers import BLANK, GAME, Bench

import ludotheque
from ludotheque.games.cendrelin.effects import Effect


@pytest.mark.rule("CE-156", "CE-S13")
@pytest.mark.parametrize(
    ("words", "parted"),
    [
        ("Créez 1 âme, défaussez 1 âme.", "Créez 1 âme puis défaussez 1 âme."),
        ("Gagnez 2 mana, dépensez 2 mana.", "Gagnez 2 mana puis dépensez 2 mana."),
        ("Préparez 1 Dégât, employez 1 Dégât.", "Préparez 1 Dégât puis employez 1 Dégât."),
        ("Créez 1 âme, si âme ≥ 1.", "Créez 1 âme puis si âme ≥ 1."),
    ],
)
def test_a_part_is_tested_against_the_state_at_its_start(bench: Bench, words: str, parted: str) -> None:
    stage = bench.night([words, parted], scene={"ames": 0})
    assert not stage.can_play(words)
    assert stage.can_play(parted)
    stage.play(parted)
    assert stage.logged("skipped") == []


@pytest.mark.rule("CE-156")
def test_an_effect_of_the_part_itself_does_not_spoil_its_condition(bench: Bench) -> None:
    words = "Créez 1 âme, si âme = 0, gagnez 1 mana."
    stage = bench.night([words], scene={"ames": 0})
    assert stage.can_play(words)
    assert stage.play(words).mana[0] == 1


@pytest.mark.rule("CE-157")
@pytest.mark.parametrize(
    ("words", "rule", "short", "enough"),
    [
        ("Défaussez 1 tombe, défaussez 1 tombe.", "CE-109", {"tombes": 1}, {"tombes": 2}),
        ("Défaussez 1 âme, créez 1 tombe, défaussez 2 âmes.", "CE-109", {"ames": 2}, {"ames": 3}),
    ],
)
def test_demands_on_one_place_add_up(
    bench: Bench, words: str, rule: str, short: dict[str, int], enough: dict[str, int]
) -> None:
    stage = bench.night([words], scene=short)
    assert not stage.can_play(words)
    assert stage.why_play(words) == rule
    assert bench.night([words], scene=enough).can_play(words)


@pytest.mark.rule("CE-157")
@pytest.mark.parametrize(
    ("words", "rule", "short", "enough"),
    [
        ("Dépensez 1 mana, dépensez 1 mana.", "CE-112", {"mana": 1}, {"mana": 2}),
        ("Employez 1 Dégât, employez 1 Dégât.", "CE-125", {"degats": 1}, {"degats": 2}),
        ("Renvoyez 1 fragment d'âme, renvoyez 1 fragment d'âme.", "CE-122", {}, {"laid": 1}),
    ],
)
def test_demands_on_ones_own_reserves_add_up(
    bench: Bench, words: str, rule: str, short: dict[str, int], enough: dict[str, int]
) -> None:
    stage = bench.night([words], **short)
    assert not stage.can_play(words)
    assert stage.why_play(words) == rule
    assert bench.night([words], **enough).can_play(words)


@pytest.mark.rule("CE-157")
def test_actions_to_forgo_add_up(bench: Bench) -> None:
    words = "Renoncez à 1 action, renoncez à 1 action, créez 1 tombe."
    stage = bench.night([words, BLANK])
    assert not stage.can_play(words)
    assert stage.why_play(words) == "CE-118"
    stage = bench.night([words, BLANK, BLANK]).play(words)
    stage.do(stage.keys[0])
    assert (stage.pos.hand[0], len(stage.pos.forgone[0])) == ([], 2)


@pytest.mark.rule("CE-157", "CE-164")
def test_demands_on_the_designated_add_up(bench: Bench) -> None:
    mana = "Désignez un autre cendrelin, il dépense 1 mana, il dépense 1 mana."
    cards = "Désignez un autre cendrelin, il renvoie 1 fragment d'âme, il renvoie 1 fragment d'âme."
    me = bench.seat(hand=[mana, cards])
    short = bench.scene(me, bench.seat("sorcier", mana=1, hand=1))
    assert (short.why_play(mana), short.why_play(cards)) == ("CE-164", "CE-164")
    enough = bench.scene(me, bench.seat("sorcier", mana=2, hand=2))
    assert enough.can_play(mana)
    assert enough.can_play(cards)


@pytest.mark.rule("CE-157", "CE-164")
def test_ones_own_demands_and_those_on_oneself_as_il_add_up(bench: Bench) -> None:
    words = "Dépensez 1 mana, désignez un cendrelin, il dépense 1 mana."
    seats = (bench.seat(hand=[words], mana=1), bench.seat("sorcier", mana=0), bench.seat("sorcier", mana=1))
    stage = bench.scene(*seats).play(words)
    assert stage.mana == [0, 0, 0], "only the third could pay: with one mana he cannot pay both himself"
    rich = bench.scene(bench.seat(hand=[words], mana=2), seats[1], seats[1]).play(words)
    assert rich.mana[0] == 0
    cards = "Renvoyez 1 fragment d'âme, désignez un cendrelin, il renvoie 1 fragment d'âme."
    assert not bench.scene(bench.seat(hand=[cards]), seats[1]).can_play(cards)
    assert bench.scene(bench.seat(hand=[cards, BLANK]), seats[1]).can_play(cards)


@pytest.mark.rule("CE-157", "CE-159", "CE-118")
def test_what_is_sent_back_first_can_no_longer_be_forgone(bench: Bench) -> None:
    words = "Renvoyez 2 fragments d'âme, renoncez à 2 actions."
    stage = bench.night([words, BLANK, BLANK])
    assert not stage.can_play(words), "one of the two sent back would be a card that must be forgone"
    assert stage.why_play(words) == "CE-118"
    assert bench.night([words, BLANK, BLANK], laid=1).can_play(words)
    assert bench.night([words, BLANK, BLANK, BLANK]).can_play(words)
    other_way = "Renoncez à 2 actions, renvoyez 2 fragments d'âme."
    assert bench.night([other_way, BLANK, BLANK]).can_play(other_way), "a forgone card lies on the table"
    as_il = "Désignez un cendrelin, il renvoie 2 fragments d'âme, renoncez à 2 actions."
    assert not bench.night([as_il, BLANK, BLANK]).can_play(as_il)


@pytest.mark.rule("CE-158")
def test_cards_needed_for_a_later_element_cannot_be_sent_back(bench: Bench) -> None:
    words = "Renvoyez 1 fragment d'âme, renoncez à 2 actions, créez 1 tombe."
    stage = bench.night([words, BLANK, BLANK], laid=["Gagnez 1 mana."]).play(words)
    assert sorted(stage.keys) == sorted(
        [f"send:{stage.card(words, 'laid')}", f"send:{stage.card('Gagnez 1 mana.', 'laid')}"]
    )
    assert stage.why_not(f"send:{stage.card(BLANK)}") == "CE-119"
    stage.do(stage.keys[0])
    assert (len(stage.pos.forgone[0]), stage.resources[0]) == (2, 4)


@pytest.mark.rule("CE-158")
def test_no_half_applied_part_is_ever_seen(bench: Bench) -> None:
    words = "Gagnez 3 mana, défaussez 1 âme, renoncez à 1 action, créez 1 tombe, renvoyez 1 fragment d'âme."
    stage = bench.night([words, BLANK, BLANK, BLANK], past_life=2).play(words)
    for expected in ("forgo:", "send:"):
        assert stage.keys[0].startswith(expected)
        assert stage.resources == (3, 3, 2, 2)
        assert stage.mana[0] == 0
        assert stage.pos.forgone[0] == []
        assert len(stage.pos.past_life[0]) == 2
        assert stage.logged() == [("play", "CE-034")]
        stage.do(stage.keys[0])
    assert stage.resources == (4, 3, 1, 2)
    assert stage.mana[0] == 3
    assert (len(stage.pos.forgone[0]), len(stage.pos.past_life[0])) in ((1, 3), (0, 3))


@pytest.mark.rule("CE-159")
def test_an_applicable_part_is_applied_left_to_right(bench: Bench) -> None:
    words = (
        "Créez 1 tombe, renoncez à 1 action, gagnez 1 mana, défaussez 1 âme, renvoyez 1 fragment d'âme, perdez 1 mana."
    )
    stage = bench.night([words, BLANK]).play(words)
    stage.do(stage.keys[0])
    assert [kind for kind, _ in stage.logged()] == [
        "play",
        "create",
        "forgo",
        "gain",
        "discard",
        "send_back",
        "lose",
    ]
    assert stage.mana[0] == 0, "gained first, then lost"
    reverse = "Perdez 1 mana, gagnez 1 mana."
    assert bench.night([reverse]).play(reverse).mana[0] == 1


@pytest.mark.rule("CE-160")
def test_the_fragment_being_played_is_no_longer_in_hand_when_its_effect_is_tested(bench: Bench) -> None:
    words = "Si votre main = 1, gagnez 1 mana."
    assert bench.night([words, BLANK]).can_play(words)
    assert not bench.night([words]).can_play(words)
    assert not bench.night([words, BLANK, BLANK]).can_play(words)
    himself = "Désignez un cendrelin, si sa main = 1, il gagne 2 mana."
    stage = bench.scene(bench.seat(hand=[himself, BLANK]), bench.seat("sorcier", hand=2))
    assert stage.can_play(himself)
    assert stage.play(himself).mana == [2, 0]
    event = bench.night([BLANK], scene={"events": [[words, BLANK]]})
    assert event.can_resolve(words), "nothing leaves the hand to trigger an event"


@pytest.mark.rule("CE-161", "CE-S14")
def test_an_effect_may_be_used_if_one_of_its_parts_can_be_applied(bench: Bench) -> None:
    none = "Défaussez 9 âmes puis dépensez 9 mana, créez 1 tombe puis employez 1 Dégât."
    last = "Défaussez 9 âmes puis dépensez 9 mana puis créez 1 tombe."
    stage = bench.night([none, last], scene={"events": [[none, last, BLANK]]})
    assert not stage.can_play(none)
    assert stage.why_play(none) == "CE-109", "the first part says why"
    assert not stage.can_resolve(none)
    assert stage.can_play(last)
    assert stage.can_resolve(last)
    assert stage.play(last).resources[0] == 4


@pytest.mark.rule("CE-161")
def test_impossible_says_the_same_as_the_offer(bench: Bench) -> None:
    effect = Effect("essai", 0, "Défaussez 3 âmes puis dépensez 1 mana.")
    stage = bench.night(mana=0)
    refusal = effect.impossible(stage.pos, 0, 0)
    assert refusal is not None
    assert refusal.rule == "CE-109"
    stage.pos.mana[0] = 1
    assert effect.impossible(stage.pos, 0, 0) is None


@pytest.mark.rule("CE-162")
def test_an_applicable_part_cannot_be_declined(bench: Bench) -> None:
    words = "Gagnez 1 mana puis renoncez à 1 action puis désignez un cendrelin, il perd 1 mana."
    stage = bench.night([words, BLANK, BLANK]).play(words)
    assert all(key.startswith("forgo:") for key in stage.keys)
    for key in ("no", "yes", "end"):
        assert key not in stage.keys
        assert stage.table.why_not(key) is not None
    stage.do(stage.keys[0])
    assert stage.keys == ["designate:@0", "designate:@1"]
    assert stage.why_not("no") == "CE-106"
    forced = "Gagnez 1 mana puis perdez 1 mana."
    assert bench.night([forced]).play(forced).mana[0] == 0, "even when it hurts"


@pytest.mark.rule("CE-163")
def test_choices_are_made_by_the_one_who_carries_the_element_out(bench: Bench) -> None:
    words = "Renoncez à 1 action, désignez un autre cendrelin, il renvoie 1 fragment d'âme, renvoyez 1 fragment d'âme."
    rival = bench.seat("sorcier", hand=2)
    stage = bench.scene(rival, bench.seat(hand=[words, BLANK, BLANK]), rival, charge=1).play(words)
    asked = []
    while stage.kind == "part":
        asked.append((stage.table.asked, stage.keys[0].partition(":")[0]))
        stage.do(stage.keys[-1])
    assert asked == [([1], "forgo"), ([1], "designate"), ([2], "send"), ([1], "send")]


@pytest.mark.rule("CE-163")
def test_choices_are_made_when_their_part_is_applied_and_not_before(bench: Bench) -> None:
    words = "Gagnez 1 mana puis renoncez à 1 action."
    stage = bench.night([words, BLANK, BLANK]).play(words)
    assert stage.mana[0] == 1
    assert stage.kind == "part"


@pytest.mark.rule("CE-164")
def test_only_one_whom_the_il_elements_suit_can_be_designated(bench: Bench) -> None:
    words = "Désignez un autre cendrelin, il dépense 2 mana, gagnez 2 mana."
    me = bench.seat(hand=[words], mana=5)
    poor, rich = bench.seat("sorcier", mana=1), bench.seat("sorcier", mana=2)
    assert not bench.scene(me, poor, poor).can_play(words)
    assert bench.scene(me, poor, poor).why_play(words) == "CE-164"
    stage = bench.scene(me, rich, poor, rich).play(words)
    assert stage.keys == ["designate:@1", "designate:@3"]
    for seat in (0, 2):
        assert stage.why_not(f"designate:@{seat}") == "CE-164"
    assert stage.do("designate:@3").mana == [7, 2, 1, 0]


@pytest.mark.rule("CE-164")
def test_a_single_candidate_is_designated_without_asking(bench: Bench) -> None:
    words = "Désignez un autre cendrelin, il dépense 2 mana, gagnez 2 mana."
    seats = (bench.seat(hand=[words]), bench.seat("sorcier", mana=1), bench.seat("sorcier", mana=2))
    assert bench.scene(*seats).play(words).mana == [2, 1, 0]


@pytest.mark.rule("CE-166")
@pytest.mark.parametrize(
    "words",
    [
        "Créez 3 tombes.",
        "Créez 1 fosse, créez 1 âme, créez 9 trésors.",
        "Gagnez 4 mana.",
        "Perdez 9 mana.",
        "Préparez 2 Dégâts, préparez 1 Hommage, préparez 5 Pactes démoniaques.",
        "Désignez un autre cendrelin, il gagne 1 mana, il perd 9 mana.",
    ],
)
def test_creating_gaining_losing_and_preparing_are_always_applicable(bench: Bench, words: str) -> None:
    effect = Effect("essai", 0, words)
    chance = random.Random(words)
    stage = bench.scene(bench.seat(), bench.seat("sorcier"), bench.seat("animancien"))
    for _ in range(60):
        pos = stage.pos
        pos.resources = [chance.choice((0, 1, 5, 30)) for _ in range(4)]
        pos.mana = [chance.choice((0, 1, 5, 30)) for _ in range(3)]
        pos.ephemerals = [chance.choice((0, 1, 5)) for _ in range(9)]
        for seat in range(3):
            assert effect.impossible(pos, seat, chance.randrange(3)) is None


@pytest.mark.rule("CE-167", "CE-S19")
def test_victory_is_examined_after_every_applied_part(bench: Bench) -> None:
    words = "Créez 1 tombe puis défaussez 1 tombe."
    stage = bench.night([words], past_life=0, scene={"tombes": 5}).play(words)
    assert stage.table.outcome["winners"] == [0]
    assert stage.resources[0] == 6, "over after the first part"
    one_part = "Créez 1 tombe, défaussez 1 tombe."
    stage = bench.night([one_part], past_life=0, scene={"tombes": 5}).play(one_part)
    assert not stage.table.over, "a part is one whole: nothing is examined within it"
    assert stage.resources[0] == 5


@pytest.mark.rule("CE-167")
def test_victory_is_examined_after_a_part_that_needed_answers(bench: Bench) -> None:
    words = "Renoncez à 1 action, créez 1 tombe puis créez 1 âme."
    stage = bench.night([words, BLANK, BLANK], past_life=0, scene={"tombes": 5}).play(words)
    assert not stage.table.over
    stage.do(stage.keys[0])
    assert stage.table.outcome["winners"] == [0]
    assert stage.resources == (6, 3, 2, 2)


@pytest.mark.rule("CE-161", "CE-037")
def test_what_is_offered_is_what_is_not_refused() -> None:
    """Over whole games with the printed cards: the quick list of moves and the refusals agree, and somebody can move."""
    for seed in range(4):
        chance = random.Random(seed)
        table = ludotheque.new("cendrelin", 2 + seed % 3, seed, {"classes": ["random"] * (2 + seed % 3)})
        for _ in range(250):
            if table.over:
                break
            choice = table.choice
            offered = {option.key for option in choice}
            assert offered
            seen = {
                GAME.key(table.position, move)
                for move in choice.op.candidates(table.position, choice.frame, choice.seat)
            }
            assert offered <= seen
            for key in seen:
                assert (table.why_not(key, choice.seat) is None) is (key in offered)
            assert min(table.position.mana) >= 0
            assert min(table.position.resources) >= 0
            table.play(chance.choice(sorted(offered)), choice.seat)
