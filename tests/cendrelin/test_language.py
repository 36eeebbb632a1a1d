"""Register sections 17 and 18: the grammar of the effect language (CE-154, CE-155)."""

from collections.abc import Iterator

import pytest
from tests.cendrelin.helpers import EVENTS, FRAGMENTS, GAME

from ludotheque.engine.errors import CardTextError
from ludotheque.games.cendrelin.effects import Effect
from ludotheque.games.cendrelin.language import parse, write

VERB = (
    "« créez », « défaussez », « dépensez », « désignez », « employez », « gagnez », « il », « perdez », "
    "« préparez », « renoncez », « renvoyez » or « si »"
)


def said(text: str) -> list[list[str]]:
    """The normal form of an effect: its parts, each a list of elements."""
    return [[element.fr for element in part] for part in parse(text, "essai")]


def source_texts() -> Iterator[tuple[str, str, str]]:
    """Card, row and words as they are written in the game's own files."""
    for path in sorted((GAME.folder / "cards").glob("*.txt")):
        if path.stem not in ("necromancien", "animancien", "sorcier", "evenements"):
            continue  # those name added resources, and are read with them
        for block in path.read_text(encoding="utf-8").split("\n\n"):
            head, _, rest = block.partition("\n")
            kind, _, name = head.partition(" : ")
            if kind not in ("Fragment", "Événement"):
                continue
            id = next(card.id for card in GAME.cards if card.fr == name)
            figures = ("Anglais :", "Classe :", "Points :", "Image :", "Lieu :", "Imprévu :", "Action :")
            rows = [line for line in rest.splitlines() if not line.startswith(figures)]
            for row, words in enumerate(rows):
                yield id, "abc"[row] if kind == "Événement" else "", words.removeprefix("Depuis la crypte : ")


SOURCES = list(source_texts())


# ---------------------------------------------------------------------------------------------------- accepted


@pytest.mark.parametrize(
    ("text", "normal"),
    [
        ("Créez 1 tombe", "créez 1 tombe"),
        ("Défaussez 12 fosses", "défaussez 12 fosses"),
        ("Gagnez 2 mana", "gagnez 2 mana"),
        ("Dépensez 2 mana", "dépensez 2 mana"),
        ("Perdez 1 mana", "perdez 1 mana"),
        ("Renoncez à 1 action", "renoncez à 1 action"),
        ("Renvoyez 2 fragments d'âme", "renvoyez 2 fragments d'âme"),
        ("Préparez 1 Dégât", "préparez 1 Dégât"),
        ("Employez 2 Pactes démoniaques", "employez 2 Pactes démoniaques"),
        ("Il gagne 1 mana", "il gagne 1 mana"),
        ("Il dépense 1 mana", "il dépense 1 mana"),
        ("Il perd 1 mana", "il perd 1 mana"),
        ("Il renvoie 1 fragment d'âme", "il renvoie 1 fragment d'âme"),
        ("Désignez un cendrelin", "désignez un cendrelin"),
        ("Désignez un autre cendrelin", "désignez un autre cendrelin"),
        ("Si vous le souhaitez", "si vous le souhaitez"),
        ("Si tombe ≥ 3", "si tombe ≥ 3"),
        ("Si âme ≤ 0", "si âme ≤ 0"),
        ("Si trésors = 10", "si trésor = 10"),
        ("Si votre mana ≥ 3", "si votre mana ≥ 3"),
        ("Si votre main ≤ 3", "si votre main ≤ 3"),
        ("Si son mana = 3", "si son mana = 3"),
        ("Si sa main ≥ 3", "si sa main ≥ 3"),
        ("Si fosse abondante", "si fosse abondante"),
        ("Si trésor abondant", "si trésor abondant"),
        ("Si votre âme est complète", "si votre âme est complète"),
        ("Si son âme est complète", "si son âme est complète"),
    ],
)
def test_every_element_of_the_grammar_is_read(text: str, normal: str) -> None:
    assert said(text) == [[normal]]
    assert parse(text, "essai")[0][0].en


@pytest.mark.parametrize("form", ["tombe", "fosse", "âme", "trésor", "Dégât", "Hommage"])
def test_singular_and_plural_are_both_read_and_written_right(form: str) -> None:
    verb = "préparez" if form[0].isupper() else "créez"
    assert said(f"{verb} 1 {form}s") == said(f"{verb} 1 {form}") == [[f"{verb} 1 {form}"]]
    assert said(f"{verb} 2 {form}") == said(f"{verb} 2 {form}s") == [[f"{verb} 2 {form}s"]]


@pytest.mark.parametrize(
    ("loose", "normal"),
    [
        ("Préparez 2 Pacte démoniaque", "préparez 2 Pactes démoniaques"),
        ("Préparez 1 pactes démoniaques", "préparez 1 Pacte démoniaque"),
        ("Renoncez à 1 actions", "renoncez à 1 action"),
        ("Renoncez à 3 action", "renoncez à 3 actions"),
        ("Renvoyez 2 fragment d'âme", "renvoyez 2 fragments d'âme"),
        ("Renvoyez 1 fragments d’âme", "renvoyez 1 fragment d'âme"),
        ("Si trésor abondante", "si trésor abondant"),
        ("Si tombes abondant", "si tombe abondante"),
    ],
)
def test_numbers_of_longer_words_do_not_matter(loose: str, normal: str) -> None:
    assert said(loose) == [[normal]]


@pytest.mark.parametrize("text", ["CRÉEZ 1 TOMBE", "créez 1 tombe", "cRéEz 1 ToMbE", "Créez 1 tombe"])
def test_case_does_not_matter(text: str) -> None:
    assert said(text) == [["créez 1 tombe"]]


def test_case_does_not_matter_anywhere() -> None:
    text = "DÉSIGNEZ UN AUTRE CENDRELIN, IL PERD DEUX MANA PUIS SI VOUS LE SOUHAITEZ, PRÉPAREZ 1 DÉGÂT"
    assert said(text) == [
        ["désignez un autre cendrelin", "il perd 2 mana"],
        ["si vous le souhaitez", "préparez 1 Dégât"],
    ]


@pytest.mark.parametrize(
    "text", ["Creez 1 tombe", "Créez 1 ame", "Créez 1 tresor", "Préparez 1 Degat", "Renoncez a 1 action"]
)
def test_accents_count(text: str) -> None:
    with pytest.raises(CardTextError):
        parse(text, "essai")


def test_the_full_stop_is_optional() -> None:
    assert said("Créez 1 tombe.") == said("Créez 1 tombe") == said("  Créez 1 tombe .  ")


@pytest.mark.parametrize(
    ("word", "n"),
    [("un", 1), ("une", 1), ("deux", 2), ("trois", 3), ("quatre", 4), ("cinq", 5), ("six", 6), ("Deux", 2)],
)
def test_numbers_may_be_words(word: str, n: int) -> None:
    assert said(f"Gagnez {word} mana") == [[f"gagnez {n} mana"]]


@pytest.mark.parametrize("n", [1, 7, 10, 25])
def test_numbers_may_be_figures(n: int) -> None:
    assert said(f"Gagnez {n} mana") == [[f"gagnez {n} mana"]]


@pytest.mark.rule("CE-154")
@pytest.mark.parametrize(
    "text",
    [
        "Créez 1 tombe puis gagnez 1 mana",
        "Créez 1 tombe, puis gagnez 1 mana",
        "Créez 1 tombe puis, gagnez 1 mana",
        "Créez 1 tombe, puis, gagnez 1 mana",
        "Créez 1 tombe ,puis,gagnez 1 mana",
        "Créez 1 tombe PUIS gagnez 1 mana.",
    ],
)
def test_commas_around_puis_belong_to_it(text: str) -> None:
    assert said(text) == [["créez 1 tombe"], ["gagnez 1 mana"]]


@pytest.mark.rule("CE-154")
def test_puis_si_with_and_without_comma_are_the_same() -> None:
    loose = "Gagnez 1 mana puis, si vous le souhaitez, renvoyez 1 fragment d'âme, gagnez 3 mana"
    assert said(loose) == said(loose.replace("puis,", "puis"))
    assert len(said(loose)) == 2


# ---------------------------------------------------------------------------------------------------- refused


@pytest.mark.rule("CE-155")
@pytest.mark.parametrize(
    "text",
    [
        "Il crée 1 tombe",
        "Il défausse 1 tombe",
        "Il renonce à 1 action",
        "Il prépare 1 Dégât",
        "Il emploie 1 Dégât",
        "Il créez 1 tombe",
        "Il désigne un cendrelin",
    ],
)
def test_il_exists_for_four_verbs_only(text: str) -> None:
    with pytest.raises(CardTextError) as error:
        parse(text, "essai")
    assert "column 4:" in str(error.value)
    assert str(error.value).endswith("expected « dépense », « gagne », « perd » or « renvoie »")


@pytest.mark.rule("CE-155")
def test_il_gagne_depense_perd_and_renvoie_exist() -> None:
    text = "Désignez un cendrelin, il gagne 1 mana, il dépense 1 mana, il perd 1 mana, il renvoie 1 fragment d'âme"
    assert [element.rule for element in parse(text, "essai")[0][1:]] == ["CE-111", "CE-113", "CE-115", "CE-120"]


@pytest.mark.parametrize(
    ("text", "column", "found", "expected"),
    [
        ("Volez 1 tombe", 1, "Volez 1 tombe", VERB),
        ("Créez tombe", 7, "tombe", "a number"),
        ("Créez 0 tombe", 7, "0 tombe", "a number"),
        ("Gagnez sept mana", 8, "sept mana", "a number"),
        ("Créez 1 mana", 9, "mana", "a resource"),
        ("Créez 1 Dégât, gagnez 1 mana", 9, "Dégât", "a resource"),
        ("Préparez 1 tombe", 12, "tombe", "an ephemeral resource"),
        ("Gagnez 1", 9, None, "« mana »"),
        ("Gagnez 1   ", 9, None, "« mana »"),
        ("Gagnez 1 âme", 10, "âme", "« mana »"),
        ("Renoncez 2 actions", 10, "2 actions", "« à »"),
        ("Renoncez à 2 fragments", 14, "fragments", "« actions »"),
        ("Renvoyez 1 âme", 12, "âme", "« fragments d'âme »"),
        ("Désignez un joueur", 10, "un joueur", "« un autre cendrelin » or « un cendrelin »"),
        ("Créez 1 tombe, volez 1 âme", 16, "volez 1 âme", VERB),
        ("Créez 1 tombe puis volez 1 âme", 20, "volez 1 âme", VERB),
        ("Créez 1 tombe,", 15, None, VERB),
        ("Créez 1 tombe puis", 19, None, VERB),
        ("puis créez 1 tombe", 1, "puis créez 1 tombe", VERB),
        ("", 1, None, VERB),
        ("Créez 1 tombe, , gagnez 1 mana", 16, ", gagnez 1 mana", VERB),
        ("Créez 1 tombe gagnez 1 mana", 15, "gagnez 1 mana", "a comma, a full stop, the end or « puis »"),
        ("Créez 1 tombe..", 15, ".", "the end"),
        ("Créez 1 tombe. Gagnez 1 mana", 16, "Gagnez 1 mana", "the end"),
        ("Si tombe", 9, None, "« abondante », ≥, ≤ or ="),
        ("Si tombe ≥ deux", 12, "deux", "a number"),
        ("Si tombe > 2", 10, "> 2", "« abondante », ≥, ≤ or ="),
        ("Si votre mana abondante", 15, "abondante", "≥, ≤ or ="),
        ("Créez 1tombe", 7, "1tombe", "a number"),
    ],
)
def test_an_error_names_the_card_the_column_and_what_was_expected(
    text: str, column: int, found: str | None, expected: str
) -> None:
    with pytest.raises(CardTextError) as error:
        parse(text, "carte-d-essai")
    at = "the text ends" if found is None else f"found « {found} »"
    assert str(error.value) == f"card 'carte-d-essai', column {column}: {at}, expected {expected}"
    assert error.value.words["fr"].startswith(f"carte 'carte-d-essai', colonne {column} : ")
    assert "attendu" in error.value.words["fr"]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Désignez un cendrelin, désignez un autre cendrelin", "card 'essai': part 1 designates twice"),
        (
            "Gagnez 1 mana puis si vous le souhaitez, gagnez 1 mana, si vous le souhaitez",
            "card 'essai': part 2 asks twice whether one wishes it",
        ),
        (
            "Il perd 1 mana, désignez un autre cendrelin",
            "card 'essai': part 1 says « il » before it designates",
        ),
        (
            "Si son mana ≥ 1, désignez un cendrelin",
            "card 'essai': part 1 says « il » before it designates",
        ),
    ],
)
def test_parts_that_make_no_sense_are_refused(text: str, line: str) -> None:
    with pytest.raises(CardTextError) as error:
        Effect("essai", 0, text)
    assert str(error.value) == line


# ---------------------------------------------------------------------------------------------------- the cards


def test_every_printed_card_was_found_in_the_sources() -> None:
    assert {id for id, _, _ in SOURCES} == {*FRAGMENTS, *EVENTS}


@pytest.mark.rule("CE-008", "CE-126")
@pytest.mark.parametrize(("id", "row", "text"), SOURCES, ids=[f"{id}{row}" for id, row, _ in SOURCES])
def test_a_card_says_in_french_exactly_what_its_source_says(id: str, row: str, text: str) -> None:
    card = GAME.cards[GAME.card_index[id]]
    effect = card.options["abc".index(row)] if row else card.effect
    assert effect.words["fr"] == text
    assert effect.words["en"].endswith(".")
    assert effect.words["en"] != text
    face = card.face()["words"]
    assert text in face["fr"]
    assert effect.words["en"] in face["en"]


@pytest.mark.parametrize("text", [text for _, _, text in SOURCES])
def test_what_is_written_reads_back_the_same(text: str) -> None:
    once = write(parse(text, "essai"))
    again = write(parse(once["fr"], "essai"))
    assert once == again


def test_the_normal_form_of_a_long_effect_in_both_languages() -> None:
    parts = parse(
        "désignez un autre cendrelin, il dépense deux mana, puis, si vous le souhaitez, si tombes abondante, "
        "renvoyez 1 fragment d’âme, préparez 2 dégâts",
        "essai",
    )
    assert write(parts) == {
        "fr": "Désignez un autre cendrelin, il dépense 2 mana puis si vous le souhaitez, si tombe abondante, "
        "renvoyez 1 fragment d'âme, préparez 2 Dégâts.",
        "en": "Designate another cendrelin, they spend 2 mana, then if you wish, if tombs are abundant, "
        "send back 1 soul fragment, prepare 2 Damage.",
    }


@pytest.mark.parametrize(
    ("fr", "en"),
    [
        ("créez 2 tombes", "create 2 tombs"),
        ("défaussez 1 fosse", "discard 1 pit"),
        ("gagnez 3 mana", "gain 3 mana"),
        ("dépensez 3 mana", "spend 3 mana"),
        ("perdez 3 mana", "lose 3 mana"),
        ("renoncez à 1 action", "forgo 1 action"),
        ("renvoyez 2 fragments d'âme", "send back 2 soul fragments"),
        ("préparez 1 Hommage", "prepare 1 Homage"),
        ("employez 2 Pactes démoniaques", "employ 2 Demonic Pacts"),
        ("désignez un cendrelin, il gagne 1 mana", "designate a cendrelin, they gain 1 mana"),
        ("désignez un cendrelin, il perd 1 mana", "designate a cendrelin, they lose 1 mana"),
        (
            "désignez un cendrelin, il renvoie 1 fragment d'âme",
            "designate a cendrelin, they send back 1 soul fragment",
        ),
        ("si âme ≥ 2", "if souls ≥ 2"),
        ("si votre main = 0", "if your hand = 0"),
        ("désignez un cendrelin, si sa main ≤ 2", "designate a cendrelin, if their hand ≤ 2"),
        ("désignez un cendrelin, si son âme est complète", "designate a cendrelin, if their soul is complete"),
        ("si votre âme est complète", "if your soul is complete"),
    ],
)
def test_each_element_says_itself_in_english(fr: str, en: str) -> None:
    (part,) = parse(fr, "essai")
    assert ", ".join(element.fr for element in part) == fr
    assert ", ".join(element.en for element in part) == en
