"""Cards that a table has of its own: read from the text its options hold, played like any other, and nobody else's (CE-D13)."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.cendrelin.helpers import GAME

import ludotheque
from ludotheque import bots
from ludotheque.conformance import check_carry, check_game
from ludotheque.engine import campaign, record
from ludotheque.engine.errors import BadCards, BadOptions
from ludotheque.engine.knowledge import Knowledge
from ludotheque.engine.table import Table, new_position
from ludotheque.games.cendrelin import cardfile, own, trial
from ludotheque.games.cendrelin.deck import PRINTED
from ludotheque.games.cendrelin.graveyard import ALL_CLASSES
from ludotheque.lab.simulate import play_game
from ludotheque.server.bots_pool import _choose_far

FRAGMENT = "Fragment : Veille basse\nClasse : Prêtre\nPoints : 2\nSi fosse ≤ 2, préparez 1 Hommage."
EVENT = "Événement : Brouillard bas\nDéfaussez 1 fosse, gagnez 1 mana.\nPerdez 1 mana."
PLACE = (
    "Lieu : Le Lavoir\nAnglais : The Washhouse\nRessource : un linceul, des linceuls\nSabliers : 1/4\n"
    "Dépensez 1 mana, défaussez 1 tombe, créez 1 linceul.\nDéfaussez 2 linceuls, créez 1 âme."
)
WASHING = "Événement : Lessive\nLieu : Le Lavoir\nImprévu : Perdez 1 mana.\nDéfaussez 1 linceul.\nPerdez 1 mana."
OBJECTIVE = "Objectif : Tout blanc\nClasse : Sorcier\nTant que : si linceul ≥ 3"
DESTINY = "Destin : La Girouette\n" + "\n".join(f"Case {n} : Perdez 1 mana, créez 1 tombe." for n in "abcd")
CRYPT = "Fragment : Dernier souffle\nClasse : Sorcier\nDepuis la crypte : Si tombe abondante, gagnez 2 mana."
ALL = "\n\n".join((FRAGMENT, EVENT, PLACE, WASHING, OBJECTIVE, DESTINY, CRYPT))


def played(table: Table, most: int = 100_000) -> Table:
    """The table after random answers."""
    players = [bots.make("random", f"own/{seat}", table.game) for seat in range(table.seats)]
    while table.asked and most:
        seat, most = table.asked[0], most - 1
        move = players[seat].choose(Knowledge(table.game, table.position, seat))
        table.play(table.game.key(table.position, move), seat)
    return table


def at_hand(text: str, card: str) -> Table:
    seats, options = GAME.trial(text, card)
    return Table(GAME, seats, 1, options)


def refused(text: Any, **options: Any) -> BadOptions:
    with pytest.raises(BadOptions) as error:
        ludotheque.new("cendrelin", 2, 1, {"cards": text, **options})
    assert "\n" not in str(error.value)
    return error.value


# ---------------------------------------------------------------------- where they lie


@pytest.mark.rule("CE-D13")
def test_each_kind_of_card_joins_those_of_the_game() -> None:
    deck = GAME.edition(ALL).deck
    assert deck.cards[: len(PRINTED.cards)] == PRINTED.cards
    face = deck.index
    priest, sorcerer = ALL_CLASSES.index("pretre"), ALL_CLASSES.index("sorcier")
    assert deck.packet([priest]).count(face["veille-basse"]) == 2
    assert face["tout-blanc"] in deck.objectives[sorcerer]
    assert deck.base_events[8:] == [face["brouillard-bas"]]
    (shrouds,) = set(deck.common) - set(PRINTED.common)
    assert deck.events_of[shrouds] == [face["lessive"]]
    assert deck.destiny.fr == "La Girouette"
    assert deck.lists == PRINTED.lists


def test_a_full_game_is_played_with_them_and_replays_from_its_record() -> None:
    options = {"cards": ALL, "mode": "full", "places": "le-lavoir", "classes": [["sorcier", "pretre"], "random"]}
    table = ludotheque.new("cendrelin", 2, 5, options)
    for seat in (0, 1):
        table.play(table.choice_of(seat).options[0].key, seat)  # an objective is left
    faces = [table.position.faces[card] for card in table.position.packet[0]]
    assert {"veille-basse", "dernier-souffle"} < {table.game.cards[face].id for face in faces}
    played(table, 60)
    written = json.loads(json.dumps(table.record()))
    assert written["options"]["cards"] == ALL
    again = ludotheque.load(written)
    assert again.view_all() == table.view_all()
    assert again.log_all() == table.log_all()
    assert table.at(20).copy().game is table.game


def test_what_is_taken_back_comes_back() -> None:
    table = at_hand(PLACE, "le-lavoir")
    before = table.view(0)
    table.play("use:linceuls/b", 0)
    assert [place["value"] for place in table.view(0)["places"] if place["ref"] == "linceuls"] == [0]
    table.undo(0)
    assert table.view(0) == before


def test_a_table_without_any_says_nothing_of_them() -> None:
    assert {"cards", "trial"}.isdisjoint(ludotheque.new("cendrelin", 2, 1).options)
    assert ludotheque.new("cendrelin", 2, 1, {"cards": ""}).game is GAME


def test_two_tables_have_different_cards_of_one_name_at_once() -> None:
    poor, rich = (at_hand(EVENT.replace("gagnez 1", f"gagnez {n}"), "brouillard-bas") for n in (1, 5))
    key = "resolve:brouillard-bas#0/a"
    words = [next(one.words["fr"] for one in table.choice.options if one.key == key) for table in (poor, rich)]
    assert ["gagnez 1" in words[0], "gagnez 5" in words[1]] == [True, True]
    before = [table.position.mana[0] for table in (poor, rich)]
    for table in (poor, rich):
        table.play(key, 0)
    assert [table.position.mana[0] - had for table, had in zip((poor, rich), before, strict=True)] == [1, 5]
    names = [table.log(0)[0]["names"][0]["fr"] for table in (poor, rich)]
    assert names == ["Brouillard bas"] * 2


def test_the_words_of_one_edition_do_not_reach_another() -> None:
    for plural in ("linceuls", "langes"):
        table = at_hand(PLACE.replace("linceul", plural[:-1]), "le-lavoir")
        table.play(f"use:{plural}/b", 0)
        assert plural in json.dumps(table.log(0))
        (place,) = [one for one in table.view(0)["places"] if one["ref"] == plural]
        assert place["words"]["fr"] == plural.capitalize()
    assert {place["ref"] for place in ludotheque.new("cendrelin").view(0)["places"]} == {
        *("tombes", "fosses", "ames", "tresors"),
    }


def test_an_age_leaves_its_cards_to_the_next() -> None:
    options = {"cards": f"{PLACE}\n\n{EVENT}", "mode": "full", "ages": "many", "places": "le-lavoir"}
    table = ludotheque.new("cendrelin", 2, 3, options)
    played(table, 40)
    table.play("concede", 0)
    left = table.outcome["carry"]
    assert (left["cards"], "le-lavoir" in left["places"]) == (options["cards"], True)
    after = ludotheque.new("cendrelin", 2, 4, {"mode": "full", "carry": left, "trial": "brouillard-bas"})
    assert after.position.charge < 0  # an age like any other: what is tried is tried in a first one
    assert after.game is table.game
    assert after.options["cards"] == options["cards"]
    assert "le-lavoir" in {place.get("card") for place in after.view(0)["places"]}
    assert "other cards" in str(refused(EVENT, mode="full", carry=left))
    check_carry(table.game, table.position)
    records = [record.checked(json.loads(json.dumps(one.record()))) for one in (table, played(after, 30))]
    assert [one.game for one in campaign.replay(GAME, records)] == [table.game] * 2


def test_a_scenario_says_its_cards_and_is_written_with_them() -> None:
    table = at_hand(PLACE, "le-lavoir")
    data = table.game.write_scenario(table.position)
    assert data["cards"] == PLACE
    again = ludotheque.scenario("cendrelin", data)
    assert again.view_all() == table.view_all()
    assert ludotheque.load(again.record()).view_all() == table.view_all()


def test_an_edition_conforms() -> None:
    check_game(GAME.edition(ALL), games=1, seed="own", seats=2, one_in=12)


def test_a_process_reads_the_cards_from_their_text() -> None:
    table = at_hand(EVENT, "brouillard-bas")
    key = _choose_far("cendrelin", EVENT, table.game.dump(table.position), 0, "greedy", "x")
    assert key in {option.key for option in table.choice.options}


def test_simulations_play_with_them_and_a_bare_position_does_not_mistake_its_game() -> None:
    found = play_game("cendrelin", ["random"] * 2, "own", 0, {"cards": EVENT})
    assert found.error is None
    with pytest.raises(BadOptions):
        new_position(GAME, 2, 1, {"cards": EVENT})
    assert new_position(GAME.edition(EVENT), 2, 1).faces


# ---------------------------------------------------------------------- trying one


@pytest.mark.parametrize(
    ("text", "card", "key"),
    [
        (FRAGMENT, "veille-basse", "play:veille-basse#"),
        (EVENT, "brouillard-bas", "resolve:brouillard-bas#"),
        (PLACE, "le-lavoir", "use:linceuls/b"),
        (DESTINY, "la-girouette", "destiny:caveau"),
        (CRYPT, "dernier-souffle", "play:dernier-souffle#"),
        (
            f"{PLACE}\n\n{WASHING.replace('Imprévu : Perdez 1 mana.', 'Action : Gagnez 1 mana.')}",
            "lessive",
            "act:lessive#",
        ),
    ],
)
def test_a_card_is_at_hand_and_can_be_applied(text: str, card: str, key: str) -> None:
    table = at_hand(text, card)
    assert any(option.key.startswith(key) for option in table.choice_of(0).options)
    assert ludotheque.load(table.record()).record() == table.record()


def test_every_option_can_be_applied_where_that_is_possible() -> None:
    rows = ["Renoncez à 3 actions, renvoyez 5 fragments d'âme.", "Dépensez 6 mana, créez 1 âme.", "Perdez 1 mana."]
    table = at_hand("\n".join(["Événement : Grand soir", *rows]), "grand-soir")
    keys = {option.key for option in table.choice.options}
    assert {f"resolve:grand-soir#0/{row}" for row in "abc"} <= keys


def test_a_soul_that_must_be_complete_is() -> None:
    table = at_hand("Fragment : Fin\nClasse : Sorcier\nSi votre âme est complète, gagnez 1 mana.", "fin")
    assert any(option.key.startswith("play:fin#") for option in table.choice.options)


def test_an_unforeseen_effect_is_applied_at_the_reveal() -> None:
    table = at_hand(f"{PLACE}\n\n{WASHING}", "lessive")
    assert [line["kind"] for line in table.log(0)][:3] == ["night", "reveal", "unforeseen"]
    assert table.position.mana[0] == 2


def test_an_objective_is_held_and_nearly_met() -> None:
    table = at_hand(f"{PLACE}\n\n{OBJECTIVE}", "tout-blanc")
    (point,) = [one for one in table.view(0)["players"][0]["glory"]["points"] if one["words"]["fr"] == "Tout blanc"]
    assert not point["met"]
    table.play("use:linceuls/a", 0)
    assert table.view(0)["players"][0]["badges"][-1]["words"]["fr"] == "Tout blanc"


def test_every_card_of_the_game_could_be_tried() -> None:
    for card in PRINTED.cards:
        if card.kind != "apprenti":
            seats = len(trial.scenario(PRINTED, card.id)["seats"])
            options = Table(GAME, seats, 1, {"trial": card.id}).choice_of(0).options
            assert options, card.id


def test_a_card_is_tried_by_two() -> None:
    with pytest.raises(BadOptions, match="2 players"):
        ludotheque.new("cendrelin", 3, 1, {"cards": EVENT, "trial": "brouillard-bas"})
    assert "'nichts'" in str(refused(EVENT, trial="nichts"))
    assert "'necromancien'" in str(refused(EVENT, trial="necromancien"))


# ---------------------------------------------------------------------- what is refused, in one line


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        (EVENT.replace("gagnez 1", "volez 1"), 2, "line 2, column 20: found « volez 1 mana. », expected"),
        (EVENT.replace("1 fosse", "100 fosses"), 2, "found « 100 », a number of a card is 99 at most"),
        (EVENT.replace("1 fosse", f"{'9' * 900} fosses"), 2, "found « 999999999… », a number of a card is 99 at most"),
        (EVENT + "\nPerdez 1 mana." * 2, 1, "has 4 effects: it may have 2 or 3"),
        (FRAGMENT.replace(": 2", ": 11"), 3, "expected a number from 1 to 10"),
        (EVENT.replace("Brouillard", "B" * 70), 1, "a name has 60 characters at most"),
        (EVENT.replace("Brouillard", "B\u202erouillard"), 1, "visible characters"),
        (EVENT.replace("Brouillard", "@1"), 1, "visible characters"),
        (EVENT.replace("Brouillard bas", "Random"), 1, "a second card is called"),
        (EVENT.replace("Brouillard bas", "Pillards"), 1, "the game already has a card of this name"),
        (WASHING.replace("linceul", "fosse"), 2, "there is no place « Le Lavoir »"),
        (PLACE.replace("1/4", "4/1"), 4, "the future hourglass must be higher than the past one"),
        (PLACE.replace("un linceul, des linceuls", "une ombre, des 漢"), 3, "the resource has no name"),
        (PLACE.replace("un linceul, des linceuls", "une urne, des urnes"), 3, "there is a resource « urne » already"),
        (DESTINY.rpartition("\n")[0], 1, "Destiny has 4 spaces, not 3"),
        (f"{DESTINY}\n\n{DESTINY.replace('Girouette', 'Roue')}", 1, "a table has one Destiny"),
        (
            "Apprenti : Novice\nClasse : Sorcier\n2 Fossoyer\n8 Butin",
            1,
            "an apprentice card cannot be added to a table",
        ),
        (OBJECTIVE.replace("≥ 3", "≥ 3 puis si fosse = 1").replace("linceul", "tombe"), 3, "« puis » has no place"),
        (OBJECTIVE.replace("Tant que : si linceul ≥ 3", "En une nuit : si fosse = 1"), 3, "can be counted"),
        (OBJECTIVE.replace("Tant que", "Jamais"), 1, "one line that begins with one of"),
        ("", None, ""),
    ],
)
def test_a_text_that_cannot_be_read_is_one_line_with_its_place(text: str, line: int | None, said: str) -> None:
    if not text:
        with pytest.raises(BadCards, match="there is no card"):
            ludotheque.new("cendrelin", 2, 1, {"cards": "# rien\n"})
        return
    error = refused(text)
    assert isinstance(error, BadCards)
    assert (error.line, said in str(error)) == (line, True), str(error)
    assert error.words["fr"] != error.words["en"]


@pytest.mark.parametrize(
    ("text", "rule", "line", "said"),
    [
        (PLACE.replace("Dépensez 1 mana, défaussez 1 tombe", "Perdez 1 mana"), "CE-D05", 5, "without end at no cost"),
        (FRAGMENT.replace("≤ 2", "≤ 2, si fosse ≥ 3"), "CE-098", 4, "no position can apply"),
        (OBJECTIVE.replace("linceul ≥ 3", "tombe ≥ 3, si tombe ≤ 2"), "CE-133", 3, "no position can meet it"),
        (EVENT.replace("Perdez", "Dépensez"), "CE-S04", 2, "no option can always be applied"),
    ],
)
def test_what_could_not_be_played_is_one_line_with_its_rule(text: str, rule: str, line: int, said: str) -> None:
    error = refused(text)
    assert isinstance(error, BadCards)
    assert (error.rule, said in str(error), error.line) == (rule, True, line)


def test_too_many_and_too_long_are_refused() -> None:
    many = "\n\n".join(f"Fragment : F{n}\nClasse : Sorcier\nGagnez 1 mana." for n in range(own.MOST + 1))
    assert f"{own.MOST + 1} cards, a table may have {own.MOST} of its own" in str(refused(many))
    assert "4000 characters at most" in str(refused("x" * 4001))
    assert "must be a text" in str(refused(["x"]))
    assert "is no text" in str(refused("\ud800"))


def test_a_record_with_a_wrong_word_names_its_line() -> None:
    table = at_hand(EVENT, "brouillard-bas")
    written = table.record()
    written["options"]["cards"] = EVENT.replace("gagnez", "volez")
    written["check"] = record.digest({key: value for key, value in written.items() if key != "check"})
    with pytest.raises(BadCards, match="line 2, column 20: found « volez"):
        ludotheque.load(written)


def test_every_line_of_a_card_that_cannot_be_read_is_named() -> None:
    text = (
        "Fragment : Essai\nClasse : Moine\nPoints : trois\nGagnez -1 mana.\nGagnez 1 or.\n\n"
        "Événement : Crue\nLieu : Nulle part\nImprévu : Volez 1 mana.\nPerdez 1 or.\nGagnez 1 mana."
    )
    cards, faults = cardfile.read(text)
    assert cards == []
    assert [(fault.line, fault.word) for fault in faults] == [
        *((2, "Moine"), (3, "trois"), (4, "-1"), (5, "or.")),
        *((8, "Nulle"), (9, "Volez"), (10, "or.")),
    ]
