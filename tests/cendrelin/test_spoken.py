"""Words from parsed effects: the printed form reads back as itself, the spoken form says it as people speak."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.cendrelin.helpers import EMBERS, GAME, TONGUE, URNS

from ludotheque.games.cendrelin import verbs
from ludotheque.games.cendrelin.effects import Effect
from ludotheque.games.cendrelin.language import write
from ludotheque.games.cendrelin.resources import BOARD
from ludotheque.games.cendrelin.spoken import speak
from ludotheque.games.cendrelin.verbs import Element

COUNTS = st.integers(1, 30)
RESOURCES = st.sampled_from([*BOARD, URNS, EMBERS])
SIGNS = st.sampled_from("≥≤=")
QUANTITIES = st.sampled_from([verbs.OWN_MANA, verbs.OWN_HAND, verbs.HIS_MANA, verbs.HIS_HAND])
ELEMENTS: st.SearchStrategy[Element] = st.one_of(
    st.builds(verbs.Create, COUNTS, RESOURCES),
    st.builds(verbs.Discard, COUNTS, RESOURCES),
    *(st.builds(verb, COUNTS, st.booleans()) for verb in (verbs.Gain, verbs.Spend, verbs.Lose, verbs.SendBack)),
    st.builds(verbs.Forgo, COUNTS),
    *(st.builds(verb, COUNTS, st.integers(0, 2)) for verb in (verbs.Prepare, verbs.Employ)),
    st.builds(verbs.Designate, st.booleans()),
    st.builds(verbs.Wish),
    st.builds(verbs.IfAbundant, RESOURCES),
    st.builds(verbs.IfSoul, st.booleans()),
    st.builds(verbs.Compare, QUANTITIES, SIGNS, st.integers(0, 30)),
    st.builds(lambda of, sign, n: verbs.Compare(of.index, sign, n, of), RESOURCES, SIGNS, st.integers(0, 30)),
)
TREES = st.lists(st.lists(ELEMENTS, min_size=1, max_size=5), min_size=1, max_size=4)


def tree(parts: list[list[Element]]) -> list[list[Any]]:
    """What elements are made of, without their words."""
    figures = ("n", "he", "resource", "kind", "other", "quantity", "sign")
    return [
        [(type(one).__name__, [getattr(one, name, None) for name in figures]) for one in elements] for elements in parts
    ]


@pytest.mark.rule("CE-097", "CE-099", "CE-126")
@settings(max_examples=150, deadline=None)
@given(TREES)
def test_what_is_printed_reads_back_as_the_same_tree(parts: list[list[Element]]) -> None:
    words = write(parts)
    again = TONGUE.parse(words["fr"], "essai")
    assert tree(again) == tree(parts)
    assert write(again) == words
    assert words["en"][0].isupper()
    assert words["en"].endswith(".")


@settings(max_examples=150, deadline=None)
@given(TREES)
def test_what_is_said_has_no_signs_and_as_many_sentences_as_parts(parts: list[list[Element]]) -> None:
    for said in speak(parts).values():
        assert not set(said) & set("≥≤=")
        assert said.count(".") == len(parts)
        assert said[0].isupper()
        assert not any(slip in said for slip in ("  ", " ,", ",,", ", et ", ", and ", "si il ", ": ."))


@pytest.mark.parametrize(
    ("printed", "fr", "en"),
    [
        (
            "Si fosse ≤ 2, créez 1 fosse.",
            "S'il reste 2 fosses ou moins, créez 1 fosse.",
            "If there are 2 pits or fewer left, create 1 pit.",
        ),
        (
            "Si tombe ≥ 3, perdez 1 mana.",
            "S'il y a au moins 3 tombes, perdez 1 mana.",
            "If there are at least 3 tombs, lose 1 mana.",
        ),
        ("Si âme = 0, créez 1 âme.", "S'il ne reste aucune âme, créez 1 âme.", "If no souls are left, create 1 soul."),
        (
            "Si trésor ≤ 0, perdez 1 mana.",
            "S'il ne reste aucun trésor, perdez 1 mana.",
            "If no treasures are left, lose 1 mana.",
        ),
        (
            "Si urne = 1, gagnez 1 mana.",
            "S'il y a exactement 1 urne, gagnez 1 mana.",
            "If there is exactly 1 urn, gain 1 mana.",
        ),
        (
            "Si trésor abondant, perdez 1 mana.",
            "Si les trésors sont abondants, perdez 1 mana.",
            "If treasures are abundant, lose 1 mana.",
        ),
        (
            "Si votre main = 0, gagnez 1 mana.",
            "Si votre main est vide, gagnez 1 mana.",
            "If you have no fragments in hand, gain 1 mana.",
        ),
        (
            "Si votre mana ≤ 2, gagnez 1 mana puis si fosse ≤ 2, créez 1 fosse.",
            "Si vous avez 2 mana ou moins, gagnez 1 mana. Puis, s'il reste 2 fosses ou moins, créez 1 fosse.",
            "If you have 2 mana or less, gain 1 mana. Then, if there are 2 pits or fewer left, create 1 pit.",
        ),
        (
            "Dépensez 4 mana, défaussez 1 tombe, créez 1 âme, désignez un cendrelin, il gagne 1 mana.",
            "Dépensez 4 mana, défaussez 1 tombe, créez 1 âme et désignez un cendrelin : il gagne 1 mana.",
            "Spend 4 mana, discard 1 tomb, create 1 soul and designate a cendrelin: they gain 1 mana.",
        ),
        (
            "Désignez un autre cendrelin, si son mana ≥ 3, si son âme est complète, il perd 1 mana, gagnez 1 mana.",
            "Désignez un autre cendrelin qui a au moins 3 mana et dont l'âme est complète : "
            "il perd 1 mana et vous gagnez 1 mana.",
            "Designate another cendrelin who has at least 3 mana and whose soul is complete: "
            "they lose 1 mana and you gain 1 mana.",
        ),
        (
            "Désignez un cendrelin, si sa main ≤ 2, il perd 1 mana puis si sa main = 0, gagnez 1 mana.",
            "Désignez un cendrelin qui a 2 fragments ou moins en main : il perd 1 mana. Puis, si sa main est vide, gagnez 1 mana.",
            "Designate a cendrelin who has 2 fragments or fewer in hand: they lose 1 mana. "
            "Then, if they have no fragments in hand, gain 1 mana.",
        ),
        (
            "Créez 1 fosse, si vous le souhaitez, si votre âme est complète puis perdez 1 mana.",
            "Si votre âme est complète et si vous le souhaitez, créez 1 fosse. Puis perdez 1 mana.",
            "If your soul is complete and if you wish, create 1 pit. Then lose 1 mana.",
        ),
    ],
)
def test_it_is_said_as_people_speak(printed: str, fr: str, en: str) -> None:
    effect = Effect("essai", 0, printed, TONGUE)
    assert effect.words["fr"] == printed
    assert effect.spoken == {"fr": fr, "en": en}


def test_every_face_of_the_catalogue_shows_both_forms() -> None:
    for card in GAME.cards:
        for shown in card.face().get("effects", []):
            assert set(shown["spoken"]) == {"fr", "en"}
            assert shown["spoken"]["fr"] != shown["spoken"]["en"]
