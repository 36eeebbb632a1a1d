"""Register section 13: the vocabulary of effects (CE-107 to CE-126)."""

import pytest
from tests.cendrelin.helpers import BLANK, GAME, RESOURCES, Bench, Stage, counters, zone

from ludotheque.engine.errors import CardTextError
from ludotheque.games.cendrelin import verbs
from ludotheque.games.cendrelin.effects import Effect
from ludotheque.games.cendrelin.language import parse

WORDS = ("tombe", "fosse", "âme", "trésor")


def bottom(stage: Stage, seat: int, n: int) -> list[str]:
    """The lowest cards of a past life, the lowest first."""
    return [GAME.ref(stage.pos, card) for card in stage.pos.past_life[seat][:n]]


@pytest.mark.rule("CE-107")
@pytest.mark.parametrize("place", range(4))
def test_creez_adds_tokens_to_the_place_of_the_resource(bench: Bench, place: int) -> None:
    words = f"Créez 2 {WORDS[place]}s."
    stage = bench.scene(bench.seat(hand=[words]), bench.seat(), **dict.fromkeys(RESOURCES, 3)).play(words)
    assert stage.resources == tuple(5 if one == place else 3 for one in range(4))
    assert stage.logged()[-1] == ("create", "CE-107")
    assert stage.table.log_all()[-1]["touches"] == [RESOURCES[place]]


@pytest.mark.rule("CE-108")
@pytest.mark.parametrize("place", range(4))
def test_defaussez_removes_tokens_from_the_place_of_the_resource(bench: Bench, place: int) -> None:
    words = f"Défaussez 2 {WORDS[place]}s."
    stage = bench.scene(bench.seat(hand=[words]), bench.seat(), **dict.fromkeys(RESOURCES, 3)).play(words)
    assert stage.resources == tuple(1 if one == place else 3 for one in range(4))
    assert stage.logged()[-1] == ("discard", "CE-108")


@pytest.mark.rule("CE-109")
@pytest.mark.parametrize("place", range(4))
def test_defaussez_is_impossible_with_too_few_tokens(bench: Bench, place: int) -> None:
    words = f"Défaussez 2 {WORDS[place]}s puis gagnez 1 mana."
    alone = f"Défaussez 2 {WORDS[place]}s."
    stage = bench.scene(bench.seat(hand=[words, alone]), bench.seat(), **{RESOURCES[place]: 1})
    assert stage.why_play(alone) == "CE-109"
    stage.play(words)
    assert stage.resources[place] == 1
    enough = bench.scene(bench.seat(hand=[alone]), bench.seat(), **{RESOURCES[place]: 2})
    assert enough.play(alone).resources[place] == 0


@pytest.mark.rule("CE-110")
def test_gagnez_gives_mana_to_the_one_who_triggers(bench: Bench) -> None:
    words = "Gagnez 3 mana."
    stage = bench.scene(bench.seat(mana=5), bench.seat(hand=[words], mana=1), charge=1).play(words)
    assert stage.mana == [5, 4]
    assert stage.logged()[-1] == ("gain", "CE-110")


@pytest.mark.rule("CE-111")
def test_il_gagne_gives_mana_to_the_designated(bench: Bench) -> None:
    words = "Désignez un autre cendrelin, il gagne 3 mana."
    stage = bench.night([words], mana=1).play(words)
    assert stage.mana == [1, 3]
    assert stage.logged()[-1] == ("gain", "CE-111")
    assert stage.table.log_all()[-1]["seat"] == 1


@pytest.mark.rule("CE-112")
@pytest.mark.parametrize(("mana", "possible"), [(0, False), (1, False), (2, True), (3, True)])
def test_depensez_takes_mana_and_is_impossible_with_less(bench: Bench, mana: int, possible: bool) -> None:
    words = "Dépensez 2 mana, créez 1 tombe."
    stage = bench.scene(bench.seat(hand=[words], mana=mana), bench.seat("sorcier", mana=9))
    assert stage.can_play(words) is possible
    if possible:
        assert stage.play(words).mana == [mana - 2, 9]
        assert ("spend", "CE-112") in stage.logged()
    else:
        assert stage.why_play(words) == "CE-112"
        assert stage.mana == [mana, 9]


@pytest.mark.rule("CE-113")
@pytest.mark.parametrize(("mana", "possible"), [(1, False), (2, True)])
def test_il_depense_takes_from_the_designated_and_is_impossible_if_he_is_short(
    bench: Bench, mana: int, possible: bool
) -> None:
    words = "Désignez un autre cendrelin, il dépense 2 mana, gagnez 1 mana."
    stage = bench.scene(bench.seat(hand=[words], mana=9), bench.seat("sorcier", mana=mana))
    assert stage.can_play(words) is possible
    if possible:
        assert stage.play(words).mana == [10, 0]
        assert ("spend", "CE-113") in stage.logged()


@pytest.mark.rule("CE-113", "CE-S16")
def test_il_depense_in_a_later_part_is_skipped_if_the_designated_is_short(bench: Bench) -> None:
    words = "Désignez un autre cendrelin, il perd 1 mana puis il dépense 2 mana, créez 1 tombe."
    assert bench.scene(bench.seat(hand=[words]), bench.seat(mana=3)).play(words).resources[0] == 4
    short = bench.scene(bench.seat(hand=[words]), bench.seat(mana=2)).play(words)
    assert (short.mana, short.resources[0]) == ([0, 1], 3)


@pytest.mark.rule("CE-114")
@pytest.mark.parametrize(("mana", "left"), [(5, 2), (3, 0), (1, 0), (0, 0)])
def test_perdez_takes_what_there_is_and_is_never_impossible(bench: Bench, mana: int, left: int) -> None:
    words = "Perdez 3 mana, créez 1 tombe."
    stage = bench.scene(bench.seat(hand=[words], mana=mana), bench.seat("sorcier", mana=4))
    assert stage.can_play(words)
    assert stage.play(words).mana == [left, 4]
    assert stage.resources[0] == 4
    assert ("lose", "CE-114") in stage.logged()


@pytest.mark.rule("CE-115")
@pytest.mark.parametrize(("mana", "left"), [(5, 2), (1, 0), (0, 0)])
def test_il_perd_takes_what_the_designated_has_and_is_never_impossible(bench: Bench, mana: int, left: int) -> None:
    words = "Désignez un autre cendrelin, il perd 3 mana, créez 1 tombe."
    stage = bench.scene(bench.seat(hand=[words], mana=7), bench.seat("sorcier", mana=mana))
    assert stage.can_play(words)
    assert stage.play(words).mana == [7, left]
    assert stage.resources[0] == 4
    assert ("lose", "CE-115") in stage.logged()


@pytest.mark.rule("CE-114", "CE-156")
def test_mana_never_falls_below_nothing_when_a_part_loses_before_it_spends(bench: Bench) -> None:
    words = "Perdez 2 mana, dépensez 1 mana, créez 1 tombe."
    stage = bench.night([words], mana=2).play(words)
    assert stage.mana[0] == 0
    assert stage.resources[0] == 4
    assert not bench.night([words], mana=0).can_play(words)


@pytest.mark.rule("CE-116")
def test_renoncez_lays_fragments_of_the_hand_face_down(bench: Bench) -> None:
    words = "Renoncez à 2 actions."
    hand = ["Gagnez 1 mana.", "Gagnez 2 mana.", "Gagnez 3 mana."]
    stage = bench.night([words, *hand], laid=1, forgone=1).play(words)
    assert stage.table.asked == [0]
    assert stage.table.choice.to_json()["rule"] == "CE-116"
    chosen = [stage.card(hand[0]), stage.card(hand[2])]
    stage.do(*(f"forgo:{card}" for card in chosen))
    assert len(stage.pos.hand[0]) == 1
    assert [GAME.ref(stage.pos, card) for card in stage.pos.forgone[0][1:]] == chosen
    assert stage.logged("forgo") == [("forgo", "CE-116")] * 2
    for viewer in (1, None):
        told = [line for line in stage.table.log(viewer) if line["kind"] == "forgo"]
        assert [line["names"] for line in told] == [[], []]
        assert [line["touches"] for line in told] == [[], []]
    assert [line["names"][0]["ref"] for line in stage.table.log(0) if line["kind"] == "forgo"] == chosen


@pytest.mark.rule("CE-116")
def test_with_exactly_as_many_as_needed_all_are_forgone_without_asking(bench: Bench) -> None:
    words = "Renoncez à 2 actions."
    stage = bench.night([words, "Gagnez 1 mana.", "Gagnez 2 mana."]).play(words)
    assert stage.kind == "night"
    assert stage.pos.hand[0] == []
    assert len(stage.pos.forgone[0]) == 2


@pytest.mark.rule("CE-116")
def test_only_cards_of_the_hand_are_forgone_each_once(bench: Bench) -> None:
    words = "Renoncez à 2 actions."
    stage = bench.night([words, BLANK, BLANK, BLANK], laid=["Gagnez 1 mana."]).play(words)
    first = stage.card(BLANK)
    for card in (stage.card(words, "laid"), stage.card("Gagnez 1 mana.", "laid")):
        assert f"forgo:{card}" not in stage.keys
        assert stage.why_not(f"forgo:{card}") == "CE-116"
    stage.do(f"forgo:{first}")
    assert f"forgo:{first}" not in stage.keys
    assert stage.table.why_not(f"forgo:{first}").message == "refusal-chosen"


@pytest.mark.rule("CE-117", "CE-160")
def test_the_fragment_just_laid_is_not_one_of_those_forgone(bench: Bench) -> None:
    words = "Renoncez à 1 action, créez 1 tombe."
    alone = bench.night([words])
    assert not alone.can_play(words)
    assert alone.why_play(words) == "CE-118"
    two = bench.night([words, BLANK])
    assert two.can_play(words)
    two.play(words)
    assert len(two.copies(words, "laid")) == 1
    assert len(two.copies(BLANK, "forgone")) == 1


@pytest.mark.rule("CE-117")
def test_for_an_event_every_card_of_the_hand_counts(bench: Bench) -> None:
    words = "Renoncez à 1 action, créez 1 tombe."
    stage = bench.night([BLANK], scene={"events": [[words, BLANK]]})
    assert stage.can_resolve(words)
    stage.resolve(words)
    assert stage.resources[0] == 4
    assert len(stage.pos.forgone[0]) == 1
    empty = bench.night([], laid=3, scene={"events": [[words, BLANK]]})
    assert not empty.can_resolve(words)


@pytest.mark.rule("CE-118")
@pytest.mark.parametrize("hand", [0, 1, 2, 3])
def test_renoncez_is_impossible_with_too_few_fragments_in_hand(bench: Bench, hand: int) -> None:
    words = "Renoncez à 2 actions, créez 1 tombe."
    stage = bench.night([words, *[BLANK] * hand], laid=2, forgone=2, past_life=3)
    assert stage.can_play(words) is (hand >= 2)
    event = bench.night([BLANK] * hand, scene={"events": [[words, BLANK]]})
    assert event.can_resolve(words) is (hand >= 2)


@pytest.mark.rule("CE-119")
def test_renvoyez_puts_fragments_of_hand_and_table_under_the_past_life_in_the_chosen_order(bench: Bench) -> None:
    words = "Renvoyez 2 fragments d'âme, gagnez 1 mana."
    stage = bench.night([words, "Gagnez 1 mana."], laid=["Gagnez 2 mana."], past_life=["Gagnez 4 mana."])
    stage.play(words)
    held, laid, own = stage.card("Gagnez 1 mana."), stage.card("Gagnez 2 mana.", "laid"), stage.card(words, "laid")
    assert stage.table.choice.to_json()["rule"] == "CE-119"
    assert sorted(stage.keys) == sorted(f"send:{card}" for card in (held, laid, own))
    for first, second in ((held, laid), (laid, held)):
        twin = Stage(stage.table.copy(), stage.printed, stage.options)
        twin.do(f"send:{first}")
        assert f"send:{first}" not in twin.keys
        assert twin.table.why_not(f"send:{first}").message == "refusal-chosen"
        twin.do(f"send:{second}")
        assert bottom(twin, 0, 2) == [second, first], "each goes under the one before"
        assert len(twin.pos.past_life[0]) == 3
        assert GAME.ref(twin.pos, twin.pos.past_life[0][-1]).startswith(stage.printed["Gagnez 4 mana."]), "top is top"
        assert twin.logged("send_back") == [("send_back", "CE-119")] * 2
        assert twin.pos.hand[0] == []
        assert twin.copies(words, "laid") == [own]


@pytest.mark.rule("CE-119")
def test_the_order_is_asked_for_even_when_all_must_go(bench: Bench) -> None:
    words = "Renvoyez 2 fragments d'âme, gagnez 1 mana."
    stage = bench.night([words, "Gagnez 1 mana."], past_life=0).play(words)
    assert len(stage.keys) == 2
    first = stage.card(words, "laid")
    stage.do(f"send:{first}")
    assert stage.kind == "night", "the last one goes by itself"
    assert bottom(stage, 0, 2)[1] == first


@pytest.mark.rule("CE-120", "CE-S17", "CE-163")
def test_il_renvoie_is_done_by_the_designated_with_his_own_fragments(bench: Bench) -> None:
    words = "Désignez un autre cendrelin, il renvoie 2 fragments d'âme."
    theirs = bench.seat("sorcier", hand=["Gagnez 1 mana.", "Gagnez 2 mana."], laid=["Gagnez 3 mana."], past_life=2)
    stage = bench.scene(bench.seat(hand=[words, BLANK], past_life=2), theirs).play(words)
    assert stage.table.asked == [1]
    cards = [stage.card(f"Gagnez {n} mana.", pile, seat=1) for n, pile in ((1, "hand"), (2, "hand"), (3, "laid"))]
    assert sorted(stage.keys) == sorted(f"send:{card}" for card in cards)
    stage.do(f"send:{cards[2]}", f"send:{cards[0]}")
    assert bottom(stage, 1, 2) == [cards[0], cards[2]]
    assert len(stage.pos.past_life[0]) == 2
    assert len(stage.pos.hand[0]) == 1
    assert stage.logged("send_back") == [("send_back", "CE-120")] * 2
    assert [line["seat"] for line in stage.table.log_all() if line["kind"] == "send_back"] == [1, 1]
    assert stage.table.asked == [0], "the night goes on with the one in charge"


@pytest.mark.rule("CE-120", "CE-164")
@pytest.mark.parametrize(("hand", "laid", "possible"), [(1, 0, False), (0, 1, False), (1, 1, True), (0, 2, True)])
def test_il_renvoie_needs_fragments_of_the_designated(bench: Bench, hand: int, laid: int, possible: bool) -> None:
    words = "Désignez un autre cendrelin, il renvoie 2 fragments d'âme, gagnez 1 mana."
    stage = bench.scene(bench.seat(hand=[words, BLANK, BLANK]), bench.seat("sorcier", hand=hand, laid=laid))
    assert stage.can_play(words) is possible


@pytest.mark.rule("CE-121", "CE-160")
def test_the_fragment_just_laid_may_be_sent_back(bench: Bench) -> None:
    words = "Renvoyez 1 fragment d'âme, créez 1 tombe."
    stage = bench.night([words], past_life=3)
    card = stage.card(words)
    assert stage.can_play(words)
    stage.play(words)
    assert bottom(stage, 0, 1) == [card]
    assert stage.pos.laid[0] == []
    assert stage.resources[0] == 4


@pytest.mark.rule("CE-122")
@pytest.mark.parametrize(
    ("hand", "laid", "forgone"), [(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 0), (2, 1, 1)]
)
def test_renvoyez_is_impossible_with_too_few_fragments_in_hand_and_on_the_table(
    bench: Bench, hand: int, laid: int, forgone: int
) -> None:
    words = "Renvoyez 3 fragments d'âme, créez 1 tombe."
    stage = bench.night([words, *[BLANK] * hand], laid=laid, forgone=forgone, past_life=4)
    possible = hand + laid + forgone + 1 >= 3
    assert stage.can_play(words) is possible
    if not possible:
        assert stage.why_play(words) == "CE-122"
    event = bench.night([BLANK] * hand, laid=laid, forgone=forgone, scene={"events": [[words, BLANK]]})
    assert event.can_resolve(words) is (hand + laid + forgone >= 3)


@pytest.mark.rule("CE-123")
@pytest.mark.parametrize(
    ("word", "kind"), [("Dégâts", "degats"), ("Hommages", "hommages"), ("Pactes démoniaques", "pactes")]
)
def test_preparez_adds_to_ones_own_ephemeral_resources(bench: Bench, word: str, kind: str) -> None:
    words = f"Préparez 2 {word}."
    stage = bench.night([words], **{kind: 1}).play(words)
    view = stage.table.view(1)
    assert counters(view, 0)[kind] == 3
    assert kind not in counters(view, 1)
    assert sum(stage.pos.ephemerals) == 3
    assert stage.logged()[-1] == ("prepare", "CE-123")


@pytest.mark.rule("CE-124")
@pytest.mark.parametrize(
    ("word", "kind"), [("Dégâts", "degats"), ("Hommages", "hommages"), ("Pactes démoniaques", "pactes")]
)
def test_employez_removes_from_ones_own_ephemeral_resources(bench: Bench, word: str, kind: str) -> None:
    words = f"Employez 2 {word}, créez 1 tombe."
    stage = bench.night([words], **{kind: 3}).play(words)
    assert counters(stage.table.view(1), 0)[kind] == 1
    assert sum(stage.pos.ephemerals) == 1
    assert ("employ", "CE-124") in stage.logged()


@pytest.mark.rule("CE-125")
@pytest.mark.parametrize(
    ("word", "kind"), [("Dégâts", "degats"), ("Hommages", "hommages"), ("Pactes démoniaques", "pactes")]
)
def test_employez_is_impossible_with_too_few_of_that_resource(bench: Bench, word: str, kind: str) -> None:
    words = f"Employez 2 {word}, créez 1 tombe."
    others = {one: 5 for one in ("degats", "hommages", "pactes") if one != kind}
    stage = bench.night([words], **{kind: 1}, **others)
    assert not stage.can_play(words)
    assert stage.why_play(words) == "CE-125"
    assert bench.night([words], **{kind: 2}, **others).can_play(words)


@pytest.mark.rule("CE-126")
@pytest.mark.parametrize(
    "words",
    [
        "Volez 1 trésor",
        "Piochez 1 fragment d'âme",
        "Donnez 1 mana",
        "Échangez 1 âme",
        "Activez 1 lieu",
        "Récupérez 1 action",
        "Créez 1 tombe, déplacez 1 tombe",
        "Gagnez 1 mana puis rejouez 1 action",
    ],
)
def test_no_other_verb_occurs(words: str) -> None:
    with pytest.raises(CardTextError):
        Effect("essai", 0, words)


@pytest.mark.rule("CE-126")
def test_the_verbs_are_these_nine_with_designation_and_conditions() -> None:
    text = (
        "Créez 1 tombe, défaussez 1 âme, gagnez 1 mana, dépensez 1 mana, perdez 1 mana, renoncez à 1 action, "
        "renvoyez 1 fragment d'âme, préparez 1 Dégât, employez 1 Dégât, désignez un cendrelin, si tombe ≥ 1"
    )
    (part,) = parse(text, "essai")
    acting = {type(element) for element in part}
    assert acting == {
        *(verbs.Create, verbs.Discard, verbs.Gain, verbs.Spend, verbs.Lose, verbs.Forgo, verbs.SendBack),
        *(verbs.Prepare, verbs.Employ, verbs.Designate, verbs.Compare),
    }

    def leaves(cls: type) -> set[type]:
        return {leaf for sub in cls.__subclasses__() for leaf in leaves(sub)} or {cls}

    assert leaves(verbs.Element) == acting | {verbs.Wish, verbs.IfAbundant, verbs.IfSoul}


def test_what_is_sent_back_from_the_hand_is_not_named_to_others(bench: Bench) -> None:
    words = "Renvoyez 1 fragment d'âme, gagnez 1 mana."
    stage = bench.night([words, "Gagnez 1 mana."]).play(words)
    held, laid = stage.card("Gagnez 1 mana."), stage.card(words, "laid")
    for card, named in ((held, []), (laid, [laid])):
        twin = stage.table.copy()
        twin.play(f"send:{card}")
        for viewer in (1, None):
            (line,) = [line for line in twin.log(viewer) if line["kind"] == "send_back"]
            assert [name["ref"] for name in line["names"]] == named
        assert zone(twin.view(0), "past_life:0")["cards"] == []
