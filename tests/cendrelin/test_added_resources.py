"""Resources that added places bring: read, worded and applied like the board's, while their place is there (CE-165)."""

import pytest
from tests.cendrelin.helpers import BLANK, EMBERS, TONGUE, URNS, Bench, Stage

from ludotheque.games.cendrelin.language import tongue, write
from ludotheque.games.cendrelin.resources import BOARD, Resource


def night(bench: Bench, words: str, *tokens: int) -> Stage:
    """A hand with these words, in a graveyard with so many urns and embers (-1: their place is not there)."""
    stage = bench.night([words, BLANK])
    stage.pos.resources += tokens
    return stage


@pytest.mark.parametrize(
    ("fr", "en"),
    [
        ("Créez 1 urne.", "Create 1 urn."),
        ("Défaussez 2 urnes.", "Discard 2 urns."),
        ("Si urne ≥ 2, gagnez 1 mana.", "If urns ≥ 2, gain 1 mana."),
        ("Si braise abondante, gagnez 1 mana.", "If embers are abundant, gain 1 mana."),
    ],
)
def test_a_resource_of_a_place_is_worded_like_the_boards(fr: str, en: str) -> None:
    assert write(TONGUE.parse(fr, "essai")) == {"fr": fr, "en": en}


def test_a_name_of_several_words_is_no_shorter_resource() -> None:
    lost = Resource(4, "ames-en-peine", ("âme en peine", "âmes en peine"), ("lost soul", "lost souls"), False, 1)
    ((first, second),) = tongue((*BOARD, lost)).parse("Créez 1 âme  en peine, créez 1 âme", "essai")
    assert (first.fr, second.fr) == ("créez 1 âme en peine", "créez 1 âme")
    assert [one.resource for one in (first, second)] == [4, 2]


@pytest.mark.rule("CE-165")
@pytest.mark.parametrize("words", ["Créez 1 urne.", "Défaussez 1 urne."])
@pytest.mark.parametrize(("tokens", "offered"), [((), False), ((-1, 2), False), ((1, -1), True)])
def test_no_token_without_its_place(bench: Bench, words: str, tokens: tuple[int, ...], offered: bool) -> None:
    stage = night(bench, words, *tokens)
    assert stage.can_play(words) is offered
    if offered:
        before = stage.pos.resources[4]
        stage.play(words)
        assert stage.pos.resources[4] == before + (1 if words.startswith("Créez") else -1)
    else:
        assert stage.why_play(words) == "CE-165"


@pytest.mark.rule("CE-165")
def test_with_puis_only_its_part_is_impossible(bench: Bench) -> None:
    words = "Créez 1 urne puis créez 1 tombe."
    stage = night(bench, words, -1).play(words)
    assert stage.pos.resources == [4, 3, 2, 2, -1]


@pytest.mark.rule("CE-S42")
@pytest.mark.parametrize("sign", ["≤ 2", "= 0", "≥ 0"])
@pytest.mark.parametrize(("urns", "offered"), [(-1, False), (0, True)])
def test_a_condition_on_an_absent_resource_is_not_met(bench: Bench, sign: str, urns: int, offered: bool) -> None:
    words = f"Si urne {sign}, gagnez 1 mana."
    assert night(bench, words, urns).can_play(words) is offered


@pytest.mark.rule("CE-104")
@pytest.mark.parametrize(("resource", "tokens", "offered"), [(URNS, 3, False), (URNS, 4, True), (EMBERS, 30, False)])
def test_abundance_is_read_on_the_future_hourglass_of_the_place(
    bench: Bench, resource: Resource, tokens: int, offered: bool
) -> None:
    """Without a future hourglass nothing is ever abundant."""
    words = f"Si {resource.fr[0]} abondante, gagnez 1 mana."
    amounts = (tokens, 0) if resource is URNS else (0, tokens)
    assert night(bench, words, *amounts).can_play(words) is offered
