"""The five steps of a turn, playing, types, discarding (chapters 3 to 6)."""

from __future__ import annotations

import pytest

from tests.keyforge.helpers import FOE, ME, duel


@pytest.mark.rule("KF-025", "KF-055")
def test_players_alternate() -> None:
    d = duel({"deck": ["troll"]}, {"deck": ["bumpsy"]})
    actives = []
    for _ in range(4):
        actives.append(d.pos.active)
        d.end()
        d.do("house:brobnar")
    assert actives == [ME, FOE, ME, FOE]


@pytest.mark.rule("KF-026", "KF-269")
def test_a_turn_is_five_steps_in_order() -> None:
    d = duel({"amber": 6, "in_play": [{"card": "troll", "ready": False}], "deck": ["punch"]}, house=None)
    d.do("key:rouge")
    assert d.table.view(ME)["step"] == "house"
    d.do("house:brobnar")
    assert d.table.view(ME)["step"] == "main"
    d.end()
    kinds = [line["kind"] for line in d.table.log_all()]
    order = [kinds.index(kind) for kind in ("forge", "house", "ready_all", "draw", "turn")[:4]]
    assert order == sorted(order)


@pytest.mark.rule("KF-028", "KF-031")
def test_forging_is_mandatory_with_enough_aombre() -> None:
    d = duel({"amber": 6}, house=None)
    assert d.kind == "key", "the only question is which key"
    d.do("key:bleue")
    assert d.amber[ME] == 0
    assert duel({"amber": 5}, house=None).kind == "house"


@pytest.mark.rule("KF-029", "KF-210")
def test_the_cost_goes_back_to_the_supply() -> None:
    d = duel({"amber": 8}, {"amber": 3}, house=None).do("key:rouge")
    assert d.amber == [2, 3]


@pytest.mark.rule("KF-030", "KF-S11")
def test_one_unforged_token_is_flipped() -> None:
    d = duel({"amber": 6, "keys": ["rouge"]}, house=None)
    assert d.options() == {"key:bleue", "key:jaune"}
    assert d.why_not("key:rouge") == "KF-030"
    d.do("key:jaune")
    assert [key["forged"] for key in d.table.view(ME)["players"][ME]["keys"]] == [True, False, True]


@pytest.mark.rule("KF-032", "KF-189", "KF-S09")
def test_abilities_change_the_cost() -> None:
    more = {"in_play": ["grabber-jammer"]}
    assert duel({"amber": 6}, more, house=None).kind == "house"
    d = duel({"amber": 7}, more, house=None).do("key:rouge")
    assert d.amber[ME] == 0
    less = duel({"amber": 5, "in_play": ["titan-mechanic"]}, house=None).do("key:rouge")
    assert less.amber[ME] == 0


@pytest.mark.rule("KF-033")
def test_one_key_at_most_in_the_step() -> None:
    d = duel({"amber": 13}, house=None).do("key:rouge")
    assert d.amber[ME] == 7
    assert d.kind == "house"


@pytest.mark.rule("KF-034", "KF-228")
def test_the_active_house_is_one_of_the_three() -> None:
    d = duel({"houses": ["dis", "mars", "ombres"]}, house=None)
    assert d.options() == {"house:dis", "house:mars", "house:ombres"}
    d.do("house:mars")
    assert d.table.view(FOE)["house"] == "mars"


@pytest.mark.rule("KF-035")
def test_the_house_stays_for_the_turn() -> None:
    d = duel(house=None).do("house:dis")
    assert d.why_not("house:brobnar") == "KF-043"
    assert d.pos.house == 1


@pytest.mark.rule("KF-036", "KF-044", "KF-049", "KF-137")
def test_the_house_decides_what_may_be_done() -> None:
    d = duel({"hand": ["punch", "labwork"], "in_play": ["troll", "dextre"]}, house="brobnar")
    assert d.offers("play:punch")
    assert d.offers("discard:punch")
    assert d.offers("reap:troll")
    assert d.why_not("play:labwork") == "KF-049"
    assert d.why_not("discard:labwork") == "KF-076"
    assert d.why_not("reap:dextre") == "KF-049"


@pytest.mark.rule("KF-037", "KF-038", "KF-142")
def test_archives_are_taken_after_the_house_all_or_none() -> None:
    d = duel({"archives": ["punch", "troll", "cannon"]}, house=None)
    assert d.kind == "house"
    d.do("house:brobnar")
    assert d.options() == {"take", "leave"}
    d.do("take")
    assert sorted(d.names("hand", ME)) == ["cannon", "punch", "troll"]
    left = duel({"archives": ["punch"]}, house=None).do("house:brobnar", "leave")
    assert left.names("archives", ME) == ["punch"]


@pytest.mark.rule("KF-039", "KF-173", "KF-187")
def test_a_controlled_card_opens_its_house() -> None:
    d = duel(
        {"houses": ["dis", "logos", "mars"], "in_play": ["charette"]},
        {"in_play": [{"card": "troll", "controller": 0}]},
        house=None,
    )
    assert d.options() == {"house:dis", "house:logos", "house:mars", "house:brobnar"}
    d.do("house:brobnar")
    assert d.offers("reap:troll")
    assert not d.offers("reap:charette")
    without = duel({"houses": ["dis", "logos", "mars"]}, {"in_play": ["troll"]}, house=None)
    assert not without.offers("house:brobnar")


@pytest.mark.rule("KF-040", "KF-041", "KF-042", "KF-043", "KF-058", "KF-079")
def test_plays_discards_and_uses_mix_freely() -> None:
    d = duel(
        {"hand": ["punch", "cannon", "smith", "banner-of-battle"], "in_play": ["troll", "headhunter"]},
        {"in_play": ["pitlord"]},
    )
    d.reap("troll").do("discard:cannon").play("punch", "pick:pitlord").reap("headhunter").play("smith").play(
        "banner-of-battle"
    )
    assert d.options() == {"end"}


@pytest.mark.rule("KF-045", "KF-047", "KF-048")
def test_the_first_turn_allows_one_card_from_hand() -> None:
    first = {"hand": ["punch", "smith"], "in_play": ["troll"]}
    d = duel(first, {"hand": ["cannon", "smith", "punch"]}, turn=1, first=0)
    d.play("smith")
    assert d.why_not("play:punch") == "KF-045"
    assert d.why_not("discard:punch") == "KF-045"
    d.reap("troll")
    d.end()
    d.do("house:brobnar").play("cannon").play("smith:1")
    assert d.offers("discard:punch"), "the rule binds only the first player's first turn"
    discarded = duel(first, turn=1, first=0).do("discard:punch")
    assert discarded.why_not("play:smith") == "KF-045"
    later = duel(first, turn=3, first=0).play("smith")
    assert later.offers("play:punch")


@pytest.mark.rule("KF-050", "KF-051")
def test_the_active_player_readies_every_card() -> None:
    d = duel(
        {
            "in_play": [
                {"card": "troll", "ready": False},
                {"card": "dextre", "ready": False},
                {"card": "cannon", "ready": False},
            ]
        },
        {"in_play": [{"card": "bumpsy", "ready": False}]},
    )
    d.end()
    assert d.ready("troll")
    assert d.ready("dextre")
    assert d.ready("cannon")
    assert not d.ready("bumpsy")


@pytest.mark.rule("KF-052", "KF-053")
def test_the_hand_is_filled_up_to_six() -> None:
    deck = ["troll", "bumpsy", "cannon", "smith", "tremor"]
    d = duel({"hand": ["punch", "anger"], "deck": deck}).end()
    assert d.names("hand", ME) == ["punch", "anger", "troll", "bumpsy", "cannon", "smith"], "from the top, in order"
    nine = duel({"hand": ["punch", "anger", *deck, "krump", "valdr"], "deck": ["mugwump"]}).end()
    assert len(nine.names("hand", ME)) == 9


@pytest.mark.rule("KF-054", "KF-194", "KF-S16", "KF-S17")
def test_an_exhausted_deck_is_made_of_the_discard_pile() -> None:
    discard = ["troll", "bumpsy", "cannon", "smith", "tremor", "krump", "valdr", "mugwump", "anger", "punch"]
    d = duel({"hand": ["headhunter", "smaaash"], "deck": ["wardrummer"], "discard": discard}).end()
    assert len(d.names("hand", ME)) == 6
    assert len(d.names("deck", ME)) == 7
    assert d.names("discard", ME) == []
    nothing = duel({"hand": ["troll"], "chains": 1}).end()
    assert nothing.names("hand", ME) == ["troll"]
    assert nothing.pos.chains[ME] == 0, "cards were due and held back"


@pytest.mark.rule("KF-194")
def test_a_new_deck_is_shuffled_whatever_the_draw_comes_from() -> None:
    discard = ["troll", "bumpsy", "cannon", "smith", "tremor", "krump", "valdr", "mugwump", "anger", "punch"]
    d = duel({"in_play": ["doc-bookton"], "discard": discard}, house="logos").reap("doc-bookton")
    assert (len(d.names("hand", ME)), len(d.names("deck", ME)), d.names("discard", ME)) == (1, 9, [])
    now = [*d.names("hand", ME), *d.names("deck", ME)]
    assert sorted(now) == sorted(discard)
    assert now not in (discard, discard[::-1]), "shuffled"
    assert [line["rule"] for line in d.happened("reshuffle")] == ["KF-054"]
    assert not any(d.pos.knows(FOE, card) for card in d.pos.deck[ME] + d.pos.hand[ME])


@pytest.mark.rule("KF-056", "KF-057", "KF-S12")
def test_pret_is_announced_at_the_end_of_the_turn() -> None:
    assert len(duel({"amber": 6}).end().happened("pret")) == 1
    assert not duel({"amber": 5}).end().happened("pret")
    assert not duel({"amber": 6}, {"in_play": ["murmook"]}).end().happened("pret")
    assert not duel({"amber": 0}, {"amber": 6}).end().happened("pret")


@pytest.mark.rule("KF-059", "KF-060", "KF-061")
def test_the_bonus_comes_first_then_the_card_enters_then_its_play_ability() -> None:
    d = duel({"hand": ["silvertooth", "timetraveller"], "deck": ["punch", "anger", "smith"]}, house="logos")
    d.play("timetraveller")
    kinds = [line["kind"] for line in d.table.log_all()]
    assert kinds[:4] == ["play", "gain", "enter", "draw"]
    assert d.amber[ME] == 1


@pytest.mark.rule("KF-062")
def test_there_are_four_types() -> None:
    from ludotheque.games.keyforge.faces import FACES

    assert {face.type for face in FACES} == {"action", "artefact", "creature", "amelioration"}


@pytest.mark.rule("KF-063", "KF-064", "KF-220", "KF-S29", "KF-S30")
def test_an_action_resolves_as_far_as_it_can_and_is_then_discarded() -> None:
    d = duel({"hand": ["twin-bolt-emission"]}, {"in_play": ["troll"]}, house="logos")
    d.play("twin-bolt-emission")
    assert d.damage("troll") == 2
    assert d.where("twin-bolt-emission") == "discard:0"
    shuffled = duel({"hand": ["reverse-time"], "discard": ["punch"], "deck": ["troll"]}, house="logos").play(
        "reverse-time"
    )
    assert shuffled.names("discard", ME)[0] == "reverse-time", "the card itself is not shuffled in"


@pytest.mark.rule("KF-065", "KF-066", "KF-067", "KF-068", "KF-069")
def test_artifacts_and_creatures_stay_in_play() -> None:
    d = duel({"hand": ["cannon", "firespitter"]})
    d.play("cannon").play("firespitter")
    assert d.names("artifacts", ME) == ["cannon"]
    assert d.names("line", ME) == ["firespitter"]
    assert (d.power("firespitter"), d.armor("firespitter")) == (5, 1)
    for _ in range(3):
        d.end().do("house:brobnar")
    assert d.where("cannon") == "artifacts:0"
    assert d.where("firespitter") == "line:0"


@pytest.mark.rule("KF-070", "KF-071", "KF-227", "KF-G05")
def test_creatures_enter_on_a_flank_and_the_line_closes_up() -> None:
    d = duel({"hand": ["smaaash", "krump"], "in_play": ["troll", "bumpsy"]}, {"in_play": ["pitlord"]})
    d.play("krump")
    assert d.options() == {"left", "right"}
    d.do("left")
    assert d.names("line", ME) == ["krump", "troll", "bumpsy"]
    d.fight("bumpsy", "pitlord")
    assert d.names("line", ME) == ["krump", "troll"]


@pytest.mark.rule("KF-072", "KF-073", "KF-074", "KF-075", "KF-G06", "KF-S28")
def test_an_upgrade_is_attached_to_a_creature() -> None:
    d = duel({"hand": ["blood-of-titans"], "in_play": ["headhunter"]}, {"in_play": ["troll"]})
    d.play("blood-of-titans")
    assert d.options() == {"onto:headhunter", "onto:troll"}
    d.do("onto:headhunter")
    d.end().do("house:brobnar", "end", "house:brobnar")
    assert d.power("headhunter") == 10
    gone = duel(
        {"in_play": [{"card": "headhunter", "upgrades": ["blood-of-titans"], "damage": 9}]}, {"in_play": ["troll"]}
    )
    gone.fight("headhunter", "troll")
    assert gone.where("blood-of-titans") == "discard:0"
    alone = duel({"hand": ["blood-of-titans"]})
    assert alone.why_not("play:blood-of-titans") == "KF-075"
    assert alone.amber[ME] == 0


@pytest.mark.rule("KF-076", "KF-077", "KF-078")
def test_discarding_is_one_at_a_time_and_is_not_playing() -> None:
    d = duel({"hand": ["punch", "smith", "anger", "labwork"], "deck": ["troll"] * 3})
    d.do("discard:punch", "discard:smith")
    assert d.names("discard", ME) == ["smith", "punch"]
    assert d.amber[ME] == 0
    assert d.why_not("discard:labwork") == "KF-076"


@pytest.mark.rule("KF-118", "KF-120", "KF-124", "KF-125", "KF-126", "KF-G12", "KF-G13", "KF-282", "KF-283", "KF-284")
@pytest.mark.parametrize(
    ("chains", "hand", "drawn", "left"),
    [
        (0, 2, 4, 0),
        (3, 2, 3, 2),
        (7, 0, 4, 6),
        (13, 0, 3, 12),
        (2, 7, 0, 2),
        (2, 5, 0, 1),
        (1, 6, 0, 1),
        (24, 0, 2, 23),
    ],
)
def test_chains_reduce_a_refill_and_one_is_shed(chains: int, hand: int, drawn: int, left: int) -> None:
    cards = ["punch", "smith", "anger", "tremor", "krump", "valdr", "troll"]
    d = duel({"hand": cards[:hand], "deck": ["bumpsy"] * 7, "chains": chains}).end()
    assert len(d.names("hand", ME)) == hand + drawn
    assert d.pos.chains[ME] == left


@pytest.mark.rule("KF-121", "KF-122", "KF-123", "KF-167")
def test_the_table_of_penalties() -> None:
    from ludotheque.games.keyforge.changes import penalty

    assert [penalty(n) for n in (0, 1, 6, 7, 12, 13, 18, 19, 24)] == [0, 1, 1, 2, 2, 3, 3, 4, 4]


@pytest.mark.rule("KF-117", "KF-165", "KF-166", "KF-S18")
def test_chains_are_gained_and_do_not_touch_other_draws() -> None:
    d = duel({"hand": ["coward-s-end"], "chains": 2}).play("coward-s-end")
    assert d.pos.chains[ME] == 5
    draws = duel({"hand": ["timetraveller"], "deck": ["punch", "anger"], "chains": 4}, house="logos").play(
        "timetraveller"
    )
    assert len(draws.names("hand", ME)) == 2
    assert draws.pos.chains[ME] == 4
    most = duel({"hand": ["coward-s-end"], "chains": 23}).play("coward-s-end")
    assert most.pos.chains[ME] == 24
