"""`ludotheque cendrelin check` and `try`: cards that people write, their faults by line, column and word, and a table to try them."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Run

GOOD = "Fragment : Rapine\nClasse : Sorcier\nSi fosse ≤ 2, créez 1 fosse.\n"
APPRENTICE = "Apprenti : Novice\nClasse : Sorcier\n2 Fossoyer\n8 Butin\n"
HEAD = "Fragment : Rapine\nClasse : Sorcier\n"


def test_cards_are_shown_as_printed_and_as_people_say_them(run: Run) -> None:
    told = run("cendrelin", "check", "-", "--lang", "fr", stdin=GOOD.encode())
    assert (told.code, told.err) == (0, "")
    assert "Si fosse ≤ 2, créez 1 fosse." in told.out
    assert "S'il reste 2 fosses ou moins, créez 1 fosse." in told.out
    told = run("cendrelin", "check", "-", stdin=GOOD.encode())
    assert "If there are 2 pits or fewer left, create 1 pit." in told.out


def test_titles_and_where_a_card_is_played_from_are_shown(run: Run) -> None:
    head = "Fragment : Rapine\nClasse : Sorcier\n"
    two = head + "Depuis la crypte : Fosses : Créez 1 fosse.\nGagnez 1 mana.\n"
    told = run("cendrelin", "check", "-", "--lang", "fr", stdin=two.encode())
    assert told.out == "Rapine\n  Depuis la crypte :\n  Fosses : Créez 1 fosse.\n  b) Gagnez 1 mana.\n"
    one = head + "Fosses : Créez 1 fosse.\n"
    assert run("cendrelin", "check", "-", stdin=one.encode()).out == "Rapine\n  Fosses: Create 1 pit.\n"


@pytest.mark.rule("CE-C05")
def test_of_an_apprentice_the_ten_fragments_are_said(run: Run) -> None:
    mine = "Fragment : Rapine\nAnglais : Shakedown\nClasse : Sorcier\nGagnez 1 mana.\n\n" + APPRENTICE.replace(
        "8 Butin", "8 Rapine"
    )
    told = run("cendrelin", "check", "-", stdin=mine.encode())
    assert (told.code, told.err) == (0, "")
    assert told.out.endswith("Novice\n  2 Gravedigging\n  8 Shakedown\n")


@pytest.mark.rule("CE-133")
def test_of_an_objective_it_is_said_what_it_asks_for(run: Run) -> None:
    head = "Objectif : Percepteur\nClasse : Sorcier\n"
    told = run(
        "cendrelin", "check", "-", "--lang", "fr", stdin=(head + "Au fil de l'âge : il dépense 3 mana.").encode()
    )
    assert (told.code, told.err) == (0, "")
    assert told.out == "Percepteur\n  Au fil de l'âge : faites dépenser 3 mana à d'autres cendrelins.\n"
    told = run(
        "cendrelin", "check", "-", stdin=(head + "Dès que : si fosse ≤ 1, si âme = 0, si votre mana ≥ 3").encode()
    )
    assert "As soon as there is 1 pit or fewer left, no souls are left and you have at least 3 mana." in told.out


VERBS = (
    "« créez », « défaussez », « dépensez », « désignez », « employez », « gagnez », « il », « perdez », "
    "« préparez », « renoncez », « renvoyez » ou « si »"
)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (HEAD + "Volez 1 tombe.", f"ligne 3, colonne 1 : trouvé « Volez 1 tombe. », attendu {VERBS}"),
        (
            HEAD + "Créez 1 chou.",
            "ligne 3, colonne 9 : trouvé « chou. », attendu une ressource (tombe, fosse, âme, trésor, urne, "
            "corde, cierge, crâne, larme, pelle, braise, vœu, idole)",
        ),
        (HEAD + "Créez 1 tombe\n  puis gagnez 2 âmes.", "ligne 4, colonne 17 : trouvé « âmes. », attendu « mana »"),
        (HEAD + "Gagnez 1", "ligne 3, colonne 9 : le texte finit, attendu « mana »"),
        (HEAD + "Depuis la crypte : Gagnez 1 or", "ligne 3, colonne 29 : trouvé « or », attendu « mana »"),
        ("", "ligne 1, colonne 1 : il n'y a aucune carte"),
        ("# rien\n\n", "ligne 1, colonne 1 : il n'y a aucune carte"),
        ("Fragment : \nGagnez 1 mana.", "ligne 1, colonne 11 : la carte n'a pas de nom"),
        ("Fragment : X\nGagnez 1 mana.", "ligne 1, colonne 1 : il manque à « X » sa ligne « Classe : »"),
        (HEAD, "ligne 1, colonne 1 : « Rapine » a 0 effet : il peut en avoir 1 à 6"),
        (
            HEAD + "Imprévu : Gagnez 1 mana.",
            "ligne 3, colonne 1 : seule une carte « événement » peut dire « Imprévu : »",
        ),
        (HEAD + "Lieu : Autel\nGagnez 1 mana.", "ligne 3, colonne 1 : « lieu » n'est pas une donnée de cette carte"),
        (HEAD + "Gagnez 1 mana.\nPoints : 2", "ligne 4, colonne 1 : les données se placent au-dessus des effets"),
        (
            "Fragment : Rapine\nClass : Sorcier\nPoints : 2\nGagnez 1 mana.",
            "ligne 3, colonne 1 : les données se placent au-dessus des effets, qui commencent à la ligne 2 : « Class : Sorcier »",
        ),
        (
            "Objectif : Or\nClasse : Sorcier\nTant que : votre mana ≥ 3",
            "ligne 3, colonne 12 : trouvé « votre mana ≥ 3 », attendu « si »",
        ),
        (
            "Objectif : Or\nClasse : Sorcier\nDès que : si âme ≥ 3, or ≥ 3",
            "ligne 3, colonne 23 : trouvé « or ≥ 3 », attendu « si »",
        ),
        (APPRENTICE.replace("8", "9"), "ligne 1, colonne 1 : « Novice » a 11 fragments et non 10 [CE-C05]"),
        (APPRENTICE.replace("Butin", "Larcin"), "ligne 4, colonne 3 : « Larcin » n'est pas un fragment"),
        (APPRENTICE.replace("Butin", "Fossoyer"), "ligne 4, colonne 3 : « Fossoyer » y figure deux fois"),
        (HEAD + "Points : beaucoup\nGagnez 1 mana.", "ligne 3, colonne 10 : trouvé « beaucoup », attendu un nombre"),
        (HEAD + "Désignez un cendrelin, désignez un cendrelin.", "ligne 3, colonne 1 : la partie 1 désigne deux fois"),
        (GOOD + "\n" + GOOD, "ligne 5, colonne 12 : une deuxième carte s'appelle « Rapine »"),
        (
            "Lieu : Autel\nRessource : tombes\nSabliers : 1\n",
            "ligne 2, colonne 13 : trouvé « tombes », attendu ses deux",
        ),
        ("Lieu : Autel\nRessource : une tombe, des tombes\nSabliers : 1\n", "ligne 2, colonne 13 : il y a déjà une"),
        (
            "Lieu : Autel\nRessource : un os, des os\nSabliers : x\n",
            "ligne 3, colonne 12 : trouvé « x », attendu des sab",
        ),
        ("Sortilège : X\nGagnez 1 mana.", "ligne 1, colonne 1 : trouvé « Sortilège », une carte commence par"),
    ],
)
def test_a_fault_is_one_line_with_its_place(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, fault: str
) -> None:
    monkeypatch.chdir(tmp_path)
    file = Path("cartes.txt")  # a long path would leave less of a long line
    file.write_text(text, encoding="utf-8")
    told = run("cendrelin", "check", file, "--lang", "fr")
    assert (told.code, told.out) == (2, "")
    assert told.err.startswith(f"{file} : {fault}")
    assert told.err.count("\n") == 1
    english = run("cendrelin", "check", file)
    assert english.code == 2
    assert english.err.startswith(f"{file}: line ")


def test_all_faults_are_said_at_once_and_programs_get_their_places(run: Run) -> None:
    text = HEAD + "Volez 1 tombe.\n\nFragment : Autre\nClasse : Sorcier\nCréez 1 Dégât.\n"
    told = run("cendrelin", "check", "-", "--json", stdin=text.encode())
    assert told.code == 2
    assert [(one["line"], one["column"], one["word"]) for one in told.json["faults"]] == [
        (3, 1, "Volez"),
        (7, 9, "Dégât."),
    ]
    assert told.json["cards"] == told.json["findings"] == []


def test_what_should_not_be_printed_is_named(run: Run) -> None:
    text = "Lieu : Autel\nRessource : un clou, des clous\nSabliers : 1\nGagnez 1 mana.\n"
    told = run("cendrelin", "check", "-", "--lang", "fr", stdin=text.encode())
    assert told.code == 1
    assert told.err == (
        "- : ligne 4, colonne 1 : « Autel », « Gagnez 1 mana. » : peut se répéter sans fin et sans rien coûter [CE-D05]\n"
    )
    told = run("cendrelin", "check", "-", "--json", stdin=text.encode())
    assert (told.code, told.err) == (1, "")
    assert [(one["card"], one["rule"]) for one in told.json["findings"]] == [("autel", "CE-D05")]
    assert [(one["line"], one["column"], one["word"]) for one in told.json["findings"]] == [(4, 1, "Gagnez 1 mana.")]


@pytest.mark.rule("CE-D05")
def test_a_loop_of_two_places_names_the_lines_of_both(run: Run) -> None:
    text = (
        "# deux lieux\n\nLieu : Autel\nRessource : un clou, des clous\nSabliers : 1\nDéfaussez 1 tombe, créez 1 clou.\n"
        "Depuis l'autel : dépensez 1 mana,\n  créez 1 verrou.\n\n"
        "Lieu : Puits\nRessource : un verrou, des verrous\nSabliers : 1\nDéfaussez 1 verrou, gagnez 1 mana.\n"
    )
    told = run("cendrelin", "check", "-", "--lang", "fr", stdin=text.encode())
    assert told.err == (
        "- : ligne 7, colonne 18 : « Autel », « Dépensez 1 mana, créez 1 verrou. » : peut se répéter sans fin et sans rien coûter,"
        " avec « Puits », « Défaussez 1 verrou, gagnez 1 mana. » (ligne 13) [CE-D05]\n"
    )


@pytest.mark.rule("CE-D13")
def test_a_name_that_the_game_has_already_is_objected_to(run: Run) -> None:
    told = run("cendrelin", "check", "-", "--lang", "fr", stdin=GOOD.replace("Rapine", "Butin").encode())
    assert told.code == 1
    assert told.err == (
        "- : ligne 1, colonne 12 : « Butin » : le jeu a déjà une carte de ce nom : aucune table ne peut en avoir une autre [CE-D13]\n"
    )


@pytest.mark.rule("CE-098", "CE-133")
def test_what_no_position_can_apply_is_named_with_its_words(run: Run) -> None:
    text = (
        "Événement : Crue\nImprévu : si fosse ≥ 3, si fosse ≤ 2, perdez 1 mana.\nPerdez 1 mana.\nGagnez 1 mana.\n\n"
        "Objectif : Silence\nClasse : Sorcier\nTant que : si tombe ≥ 3, si tombe ≤ 2\n"
    )
    told = run("cendrelin", "check", "-", "--json", stdin=text.encode())
    assert [(one["line"], one["column"], one["rule"]) for one in told.json["findings"]] == [
        (2, 25, "CE-098"),
        (8, 26, "CE-133"),
    ]


def test_a_destiny_that_removes_nothing_is_warned_of_in_one_line(run: Run) -> None:
    text = "Destin : La Girouette\n" + "\n".join(f"Case {n} : Perdez 1 mana, créez 1 tombe." for n in "abcd")
    told = run("cendrelin", "check", "-", "--lang", "fr", stdin=text.encode())
    assert told.code == 0
    assert told.err == (
        "- : ligne 2, colonne 10 : « La Girouette », « Perdez 1 mana, créez 1 tombe. » : aucune case ne défausse de jeton : les"
        " ressources peuvent croître sans fin et l'âge ne jamais finir [CE-S43]\n"
    )
    told = run("cendrelin", "check", "-", "--json", stdin=text.encode())
    assert (told.code, told.err, told.json["findings"]) == (0, "", [])
    assert [one["rule"] for one in told.json["warnings"]] == ["CE-S43"]


@pytest.mark.parametrize(("lang", "said"), [("en", "not a text in UTF-8"), ("fr", "pas un texte en UTF-8")])
@pytest.mark.parametrize("raw", [b"\xff\xfe\x00", b"Fragment : \x00"])
def test_a_file_that_is_no_text(run: Run, tmp_path: Path, lang: str, said: str, raw: bytes) -> None:
    (tmp_path / "x").write_bytes(raw)
    told = run("cendrelin", "check", tmp_path / "x", "--lang", lang)
    assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert said in told.err


@pytest.mark.parametrize(("lang", "said"), [("en", "a folder, not a file"), ("fr", "un dossier, pas un fichier")])
def test_a_folder_and_a_file_that_is_not_there(run: Run, tmp_path: Path, lang: str, said: str) -> None:
    told = run("cendrelin", "check", tmp_path, "--lang", lang)
    assert (told.code, told.err.count("\n")) == (2, 1)
    assert said in told.err
    told = run("cendrelin", "check", tmp_path / "none", "--lang", lang)
    assert (told.code, told.err.count("\n")) == (2, 1)


EVENT = "Événement : Brouillard bas\nDéfaussez 1 fosse, gagnez 1 mana.\nPerdez 1 mana.\n"


def test_a_card_is_tried_with_the_numbers_of_options(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "cards.txt"
    file.write_text(f"{GOOD}\n{EVENT}", encoding="utf-8")
    told = run("cendrelin", "try", str(file), "--card", "brouillard-bas", "--lang", "fr", stdin=b"0\nx\n4\nq\n")
    assert told.code == 0
    assert told.err.splitlines() == ["un nombre de 1 à 7, ou q"] * 2
    assert "4  Brouillard bas : Défaussez 1 fosse, gagnez 1 mana." in told.out
    assert "Joueur 0 : mana +1 (4)" in told.out
    assert "Rapine" in run("cendrelin", "try", str(file)).out  # the first of them, until there is nothing more to read


def test_what_cannot_be_tried_is_one_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "cards.txt"
    for text, said in (
        (EVENT.replace("gagnez", "volez"), "line 2, column 20: found « volez 1 mana. »"),
        (GOOD.replace("Rapine", "Fossoyer"), "the game already has a card of this name [CE-D13]"),
        (APPRENTICE, "an apprentice card cannot be added to a table"),
    ):
        file.write_text(text, encoding="utf-8")
        told = run("cendrelin", "try", str(file))
        assert (told.code, told.out, told.err.count("\n"), said in told.err) == (2, "", 1, True), told.err
    file.write_text(EVENT, encoding="utf-8")
    told = run("cendrelin", "try", str(file), "--card", "x", "--lang", "fr")
    assert told.err == f"ludotheque: {file} n'a pas de carte 'x' ; il a brouillard-bas\n"
    assert "from a file" in run("cendrelin", "try", "-", stdin=EVENT.encode()).err
