"""The lint of cards: loops of places at no cost (CE-D05), effects no position can apply, events without a way out (CE-S04)."""

import pytest
from tests.cendrelin.helpers import GAME

from ludotheque.games.cendrelin.cardfile import read
from ludotheque.games.cendrelin.deck import PRINTED
from ludotheque.games.cendrelin.lint import Finding, lint, warn


def found(text: str) -> list[Finding]:
    cards, faults = read(text)
    assert faults == []
    return lint(cards)


def place(name: str, *options: str, resource: str = "", kind: str = "Lieu") -> str:
    resource = resource or name.lower()
    return "\n".join(
        [f"{kind} : {name}", f"Ressource : un {resource}, des {resource}s", "Sabliers : 1/4", *options, "", ""]
    )


def looping(*options: str) -> bool:
    findings = found(place("Autel", *options))
    assert {finding.rule for finding in findings} <= {"CE-D05"}
    return bool(findings)


@pytest.mark.rule("CE-D05", "CE-095")
@pytest.mark.parametrize(
    ("options", "endless"),
    [
        (["Gagnez 1 mana."], True),
        (["Dépensez 1 mana, créez 1 tombe."], False),
        (["Dépensez 1 mana, gagnez 1 mana."], True),
        (["Dépensez 2 mana, gagnez 1 mana."], False),
        (["Renoncez à 1 action, gagnez 1 mana."], False),
        (["Renvoyez 1 fragment d'âme, gagnez 1 mana."], False),
        (["Employez 1 Dégât, créez 1 trésor."], False),
        (["Préparez 1 Dégât."], True),
        # a loss is no cost for whoever has nothing to lose (CE-114)
        (["Perdez 1 mana, créez 1 tombe."], True),
        # a part may be skipped, and the next is free (CE-W05)
        (["Dépensez 2 mana puis créez 1 tombe."], True),
        (["Dépensez 2 mana, créez 1 tombe puis si vous le souhaitez, dépensez 1 mana, créez 1 âme."], False),
        # two options that feed each other
        (["Dépensez 2 mana, créez 1 tombe.", "Défaussez 1 tombe, gagnez 2 mana."], True),
        (["Dépensez 2 mana, créez 1 tombe.", "Défaussez 1 tombe, gagnez 1 mana."], False),
        (["Dépensez 3 mana, créez 2 tombes.", "Défaussez 4 tombes, gagnez 6 mana."], True),
        # what wants a pool small stops by itself, unless something else takes from it
        (["Si votre mana ≤ 3, gagnez 1 mana."], False),
        (["Si votre mana ≤ 3, gagnez 1 mana.", "Dépensez 1 mana, créez 1 tombe."], True),
        (["Si tombe ≥ 3, gagnez 1 mana."], True),
        # the others' mana runs out; what one gives to oneself does not
        (["Désignez un autre cendrelin, il dépense 1 mana, gagnez 1 mana."], False),
        (["Désignez un autre cendrelin, il perd 1 mana, gagnez 1 mana."], True),
        (["Dépensez 1 mana, désignez un cendrelin, il gagne 1 mana."], True),
        (["Dépensez 1 mana, désignez un autre cendrelin, il gagne 1 mana."], False),
    ],
)
def test_no_place_may_be_used_without_end_at_no_cost(options: list[str], endless: bool) -> None:
    assert looping(*options) is endless


@pytest.mark.rule("CE-D05")
def test_a_loop_through_two_places_names_both() -> None:
    text = place("Autel", "Dépensez 1 mana, créez 1 crâne.") + place(
        "Puits", "Défaussez 1 crâne, gagnez 1 mana."
    ).replace("Puits\nRessource : un puits, des puitss", "Puits\nRessource : un crâne, des crânes")
    (finding,) = found(text)
    assert finding.words["en"] == (
        "« Autel », « Dépensez 1 mana, créez 1 crâne. »: can be repeated without end at no cost, "
        "with « Puits », « Défaussez 1 crâne, gagnez 1 mana. » [CE-D05]"
    )
    assert "peut se répéter sans fin et sans rien coûter, avec « Puits »" in finding.words["fr"]


@pytest.mark.rule("CE-D05", "CE-145")
def test_two_demonic_places_never_lie_in_one_graveyard() -> None:
    first, second = "Dépensez 1 mana, créez 1 tombe.", "Défaussez 1 tombe, gagnez 1 mana."
    for kind, number in (("Lieu", 1), ("Lieu démoniaque", 0)):
        text = place("Autel", first, kind="Lieu démoniaque") + place("Socle", second, kind=kind)
        assert len(found(text)) == number


EVENT = "Événement : Essai\n{}\nPerdez 1 mana.\n"


@pytest.mark.rule("CE-098", "CE-104")
@pytest.mark.parametrize(
    ("words", "word"),
    [
        ("Si tombe ≥ 3, si tombe ≤ 2, gagnez 1 mana.", "si tombe ≤ 2"),
        ("Si fosse ≤ 1, défaussez 1 fosse, défaussez 1 fosse.", "défaussez 1 fosse"),
        ("Si votre mana = 1, dépensez 2 mana.", "dépensez 2 mana"),
        ("Si tombe abondante, si tombe ≤ 5, gagnez 1 mana.", "si tombe ≤ 5"),
        ("Si votre main ≤ 1, renoncez à 2 actions.", "renoncez à 2 actions"),
        ("Renvoyez 11 fragments d'âme.", "renvoyez 11 fragments d'âme"),
        ("Il perd 1 mana.", "il perd 1 mana"),
        ("Gagnez 1 mana puis si son mana ≥ 1, perdez 1 mana.", "si son mana ≥ 1"),
        ("Désignez un cendrelin, si son mana ≤ 1, il dépense 2 mana.", "il dépense 2 mana"),
        ("Si votre mana ≤ 1, désignez un cendrelin, il dépense 2 mana.", ""),
        ("Gagnez 1 mana puis si fosse ≤ 2, défaussez 2 fosses.", ""),
        ("Désignez un cendrelin, il perd 1 mana puis il gagne 1 mana.", ""),
        ("Renoncez à 10 actions.", ""),
    ],
)
def test_an_effect_that_no_position_can_apply_is_named(words: str, word: str) -> None:
    findings = found(EVENT.format(words))
    assert [(finding.card.fr, finding.word) for finding in findings] == ([("Essai", word)] if word else [])


@pytest.mark.rule("CE-117", "CE-130")
def test_what_is_impossible_depends_on_the_card() -> None:
    """The fragment played is no longer in hand; no ephemeral resource has outlived the dawn when an Imprévu comes."""
    (finding,) = found("Fragment : Essai\nClasse : Sorcier\nRenoncez à 10 actions.\n")
    assert finding.word == "renoncez à 10 actions"
    (finding,) = found(EVENT.format("Imprévu : Employez 1 Dégât.\nGagnez 1 mana."))
    assert finding.word == "employez 1 Dégât"


@pytest.mark.rule("CE-S04")
@pytest.mark.parametrize(("last", "fine"), [("Perdez 1 mana.", True), ("Dépensez 1 mana.", False),
                                            ("Dépensez 1 mana puis créez 1 fosse.", True),
                                            ("Désignez un autre cendrelin, il dépense 1 mana.", False),
                                            ("Désignez un autre cendrelin, il perd 1 mana.", True)])  # fmt: skip
def test_an_event_has_an_option_that_can_always_be_applied(last: str, fine: bool) -> None:
    findings = found(f"Événement : Essai\nDéfaussez 1 âme.\n{last}\n")
    assert [finding.rule for finding in findings] == ([] if fine else ["CE-S04"])


@pytest.mark.rule("CE-S04", "CE-D05")
def test_the_games_own_cards_have_nothing_to_say() -> None:
    assert [finding.words["en"] for finding in lint(list(GAME.cards))] == []


@pytest.mark.rule("CE-S43", "CE-D07")
@pytest.mark.parametrize(
    ("last", "warned"),
    [
        ("Perdez 1 mana, créez 1 tombe.", True),
        ("Perdez 1 mana, désignez un autre cendrelin, il perd 1 mana.", True),  # mana is no token of a place
        ("Perdez 1 mana, créez 1 tombe puis si âme ≥ 6, défaussez 4 âmes.", False),
    ],
)
def test_a_destiny_that_removes_no_token_is_warned_of_and_may_be_played(last: str, warned: bool) -> None:
    spaces = ["Perdez 1 mana, créez 1 fosse.", "Perdez 1 mana, créez 1 âme.", "Perdez 1 mana, créez 1 trésor.", last]
    text = "Destin : La Girouette\n" + "\n".join(f"Case {n} : {words}" for n, words in zip("abcd", spaces, strict=True))
    said = GAME.check_cards(text)
    assert (said["faults"], said["findings"]) == ([], [])
    assert [(one["card"], one["rule"]) for one in said["warnings"]] == [("la-girouette", "CE-S43")] * warned
    assert all("\n" not in words for one in said["warnings"] for words in one["words"].values())
    assert GAME.edition(text).deck.destiny.fr == "La Girouette"


def test_nothing_is_warned_of_in_the_cards_of_the_game() -> None:
    assert warn(PRINTED.cards) == []


@pytest.mark.rule("CE-D05")
def test_a_loop_is_found_however_many_things_other_options_want_small() -> None:
    """Each other option costs a fragment, and only names one more thing of which there must be few."""
    cost = "renvoyez 1 fragment d'âme."
    options = [f"Si {what} ≤ 9, défaussez 1 {what}, {cost}" for what in ("tombe", "fosse", "âme", "trésor")]
    options += [f"Si votre mana ≤ 9, désignez un autre cendrelin, si son mana ≤ 9, il perd 1 mana, {cost}"]
    assert not looping(*options, f"Si autel ≤ 9, {cost}")
    assert looping(*options, "Si autel ≤ 9, créez 1 tombe.")
    assert not looping(*options, "Si autel ≤ 9, créez 1 autel.")
    feeding = ("Si autel ≤ 9, créez 1 autel, créez 1 âme.", "Défaussez 1 autel, gagnez 1 mana.")
    assert looping(*options[1:], *feeding)


@pytest.mark.rule("CE-159", "CE-118")
@pytest.mark.parametrize(
    ("words", "word"),
    [
        ("Renvoyez 6 fragments d'âme, renoncez à 6 actions.", "renoncez à 6 actions"),
        ("Renvoyez 5 fragments d'âme, renoncez à 6 actions.", "renoncez à 6 actions"),
        ("Renvoyez 5 fragments d'âme, renoncez à 5 actions.", ""),
        ("Renoncez à 6 actions, renvoyez 6 fragments d'âme.", ""),  # what is forgone may be sent back
        ("Si votre main ≤ 5, renvoyez 4 fragments d'âme, renoncez à 5 actions.", ""),
        ("Si votre main ≥ 9, renvoyez 4 fragments d'âme, renoncez à 7 actions.", "renoncez à 7 actions"),
    ],
)
def test_what_is_forgone_and_sent_back_comes_out_of_ten_fragments(words: str, word: str) -> None:
    findings = found(f"Fragment : Essai\nClasse : Prêtre\n{words}")
    assert [finding.word for finding in findings] == ([word] if word else [])


@pytest.mark.rule("CE-102", "CE-130")
@pytest.mark.parametrize(
    ("words", "fine"),
    [
        ("Préparez 1 Dégât puis employez 1 Dégât, créez 1 fosse.", True),
        ("Préparez 1 Dégât puis employez 2 Dégâts, créez 1 fosse.", False),
        ("Préparez 1 Dégât, employez 1 Dégât.", False),
        ("Préparez 1 Hommage puis employez 1 Dégât.", False),
    ],
)
def test_an_unforeseen_effect_may_employ_what_it_prepared_itself(words: str, fine: bool) -> None:
    findings = found(f"Événement : Orage\nImprévu : {words}\nPerdez 1 mana.\nGagnez 1 mana.")
    assert [finding.rule for finding in findings] == ([] if fine else ["CE-098"])


@pytest.mark.rule("CE-S38", "CE-098")
def test_a_resource_without_a_future_hourglass_is_never_abundant() -> None:
    text = place("Autel", "Si autel abondant, renvoyez 1 fragment d'âme, gagnez 1 mana.")
    assert found(text) == []
    assert [one.word for one in found(text.replace("1/4", "1"))] == ["si autel abondant"]
