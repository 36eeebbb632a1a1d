"""Input is read with its path, and refused in one short line in both languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludotheque.engine.errors import BadOptions, BadScenario
from ludotheque.engine.reading import Said

SAID = {
    "seats": [{"hand": ["n1", "n2"]}, {"hand": ["n3", "nothing"], "points": 3, "awake": True, "name": "Ada"}],
    "counts": {"n1": 2, "n2": -1},
}
CARDS = {"n1": 0, "n2": 1, "n3": 2}


def seat(n: int) -> Said:
    return Said(SAID).mapping(("seats", "counts")).get("seats").entries(4, 2)[n].mapping()


def test_what_fits_is_returned() -> None:
    assert [one.card(CARDS) for one in seat(0).get("hand").entries()] == [0, 1]
    assert seat(1).get("points").number(0, 3) == 3
    assert seat(0).get("points", 7).number() == 7
    assert seat(1).get("awake").flag() is True
    assert seat(1).get("name").text(3) == "Ada"
    assert seat(1).get("name").one_of(("Ada", "Grace")) == "Ada"
    assert ("points" in seat(1), "points" in seat(0), seat(0).given("points")) == (True, False, None)
    assert [(key, one.value) for key, one in Said(SAID).get("counts").items(2)] == [("n1", 2), ("n2", -1)]


@pytest.mark.parametrize(
    ("read", "en", "fr"),
    [
        (
            lambda: seat(1).get("hand").entries()[1].card(CARDS),
            "seats[1].hand[1]: there is no card 'nothing'",
            "seats[1].hand[1] : il n'y a pas de carte 'nothing'",
        ),
        (
            lambda: seat(1).get("points").number(0, 2),
            "seats[1].points must be a number from 0 to 2, not 3",
            "seats[1].points doit être un nombre de 0 à 2, pas 3",
        ),
        (
            lambda: seat(1).get("awake").number(),
            "seats[1].awake must be a number",
            "seats[1].awake doit être un nombre",
        ),
        (
            lambda: seat(1).get("points").flag(),
            "seats[1].points must be true or false, not 3",
            "doit être vrai ou faux",
        ),
        (lambda: seat(1).get("name").text(2), "seats[1].name must be a text of 2 characters at most", "2 caractères"),
        (
            lambda: seat(1).get("name").one_of(("Grace", "Joan")),
            "seats[1].name must be one of Grace, Joan, not 'Ada'",
            "seats[1].name doit être parmi Grace, Joan, pas 'Ada'",
        ),
        (lambda: seat(1).get("name").entries(), "seats[1].name must be a list", "seats[1].name doit être une liste"),
        (
            lambda: seat(1).get("hand").entries(1),
            "seats[1].hand must have at most 1 entry, not 2",
            "seats[1].hand doit compter au plus 1 élément, pas 2",
        ),
        (lambda: Said(SAID).get("seats").entries(4, 3), "seats must have 3 to 4 entries, not 2", "de 3 à 4 éléments"),
        (lambda: Said(SAID).get("seats").entries(3, 3), "seats must have 3 entries, not 2", "doit compter 3 éléments"),
        (lambda: seat(1).mapping(("hand",)), "seats[1] has no 'points'; it has hand", "seats[1] n'a pas de 'points'"),
        (lambda: Said([]).mapping(), "the scenario must be a mapping", "le scénario doit être un objet"),
        (lambda: Said(SAID).mapping(("seats",)), "the scenario has no 'counts'", "le scénario n'a pas de 'counts'"),
        (
            lambda: [one.number() for _, one in Said(SAID).get("counts").items(2)],
            "counts.n2 must be a number from 0 to 10000, not -1",
            "counts.n2 doit être",
        ),
        (lambda: list(Said(SAID).get("counts").items(1)), "counts must have at most 1 entry", "au plus 1 élément"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_path(read: Callable[[], Any], en: str, fr: str) -> None:
    with pytest.raises(BadScenario) as refused:
        read()
    assert en in refused.value.words["en"]
    assert fr in refused.value.words["fr"]


@pytest.mark.parametrize(
    "value",
    [10**5000, -(10**5000), "x" * 5000, ["x" * 5000], {"x": "x" * 5000}, None, 1.5],
    ids=lambda value: type(value).__name__,
)
def test_what_is_quoted_is_short_whatever_was_sent(value: Any) -> None:
    for read in (
        Said(value, "n").number,
        lambda: Said(value, "n").card(CARDS),
        lambda: Said({"x" * 5000: 1}).mapping(()),
    ):
        with pytest.raises(BadScenario) as refused:
            read()
        assert all(len(line) < 120 and "\n" not in line for line in refused.value.words.values())


def test_the_error_and_the_rule_are_those_asked_for() -> None:
    with pytest.raises(BadOptions) as refused:
        Said({"mode": "long"}, error=BadOptions).get("mode").one_of(("short",), "TO-10")
    assert refused.value.rule == "TO-10"


def test_fields_are_named_in_french_where_they_have_a_name() -> None:
    said = Said({"hand": ["n1"], "points": 9}, french={"hand": "main", "n2": "deux"})
    with pytest.raises(BadScenario) as fault:
        said.get("hand").entries()[0].one_of(("n2", "n3"))
    assert fault.value.words == {
        "en": "hand[0] must be one of n2, n3, not 'n1'",
        "fr": "le champ main (hand[0]) doit être parmi deux (n2), n3, pas 'n1'",
    }
    with pytest.raises(BadScenario) as fault:
        said.get("points").number(0, 3)
    assert fault.value.words["fr"] == "points doit être un nombre de 0 à 3, pas 9"
