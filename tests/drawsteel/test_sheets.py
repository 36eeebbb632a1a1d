"""Sheets as people write them: every fault is named by its line and its field, in both languages, and what is written reads back."""

from __future__ import annotations

from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as some

import ludotheque
from ludotheque.games.drawsteel import abilities_text, content, effects, sheets
from ludotheque.games.drawsteel.beings import KINDS, Ability, Sheet
from ludotheque.games.drawsteel.rules import conditions
from ludotheque.games.drawsteel.rules.characteristics import CHARACTERISTICS
from ludotheque.games.drawsteel.rules.skills import SKILLS
from tests.documents.blocks import ROOT, blocks

PLAIN = """\
name: {fr: Aude, en: Aude}
characteristics:
  might: 2
  agility: 2
  reason: 1
  intuition: 0
  presence: -1
stamina: 24
recoveries: 8
skills:
  - climb
abilities:
  - name: Taille
    action: main
    roll: might
    tiers:
      - [{do: damage, n: 3}]
      - [{do: damage, n: 5}]
      - [{do: damage, n: 7}, {do: push, n: 1}]
"""


def fault(text: str) -> sheets.BadSheet:
    with pytest.raises(sheets.BadSheet) as refused:
        sheets.read_text(text)
    assert "\n" not in str(refused.value)
    assert refused.value.words["fr"] != refused.value.words["en"]
    return refused.value


def test_the_plain_sheet_reads() -> None:
    assert sheets.read_text(PLAIN)["abilities"][0]["tiers"][2][1] == {"do": "push", "n": 1}


@pytest.mark.parametrize(
    ("old", "new", "en", "fr", "rule"),
    [
        (
            "might: 2",
            "might: 6",
            "line 3: characteristics.might",
            "ligne 3 : le champ Force (characteristics.might) doit",
            "DS-013",
        ),
        (
            "might: 2",
            "might: 1.5",
            "line 3: characteristics.might",
            "ligne 3 : le champ Force (characteristics.might) doit",
            "DS-013",
        ),
        (
            "  might: 2\n",
            "",
            "line 2: characteristics must",
            "ligne 2 : le champ caractéristiques (characteristics) doit compter exactement ces cinq : Force (might), Agilité (agility), "
            "Raison (reason), Intuition (intuition), Présence (presence)",
            "DS-006",
        ),
        ("stamina: 24", "stamina: lots", "line 8: stamina must", "ligne 8 : le champ Vigueur (stamina) doit", "DS-156"),
        (
            "stamina: 24\n",
            "",
            "line 1: the sheet has no stamina",
            "ligne 1 : la fiche n’a pas de Vigueur (stamina)",
            None,
        ),
        ("recoveries: 8", "recovery: 8", "line 9: recovery: there is no", "ligne 9 : recovery : ce champ", None),
        (
            "- climb",
            "- juggle",
            "line 11: skills[0]: there is no skill",
            "ligne 11 : le champ compétences (skills[0]) : il n’y a",
            "DSB-010",
        ),
        (
            "- climb",
            "- climb\n  - climb",
            "line 12: skills[1] is there twice",
            "ligne 12 : le champ compétences (skills[1]) y est",
            "DSB-010",
        ),
        (
            "- [{do: damage, n: 3}]",
            "- []",
            "line 17: abilities[0].tiers[0] must",
            "ligne 17 : le champ paliers (abilities[0].tiers[0]) doit",
            "DS-037",
        ),
        (
            "{do: push, n: 1}",
            "{do: hug, n: 1}",
            "line 19: abilities[0].tiers[2][1].do must",
            "ligne 19 : abilities[0].tiers[2][1].do doit",
            None,
        ),
        ("{do: push, n: 1}", "{do: push, n: 40}", "line 19: abilities[0].tiers[2][1].n", "ligne 19 : ", None),
        ("{do: push, n: 1}", "{n: 1}", "line 19: abilities[0].tiers[2][1] has no verb", "ligne 19 : ", None),
        ("{do: push, n: 1}", "{do: push, far: 1}", "line 19: abilities[0].tiers[2][1].far: there", "ligne 19 : ", None),
        ("{do: push, n: 1}", "{do: halve}", "line 19: abilities[0].tiers[2][1].do: only", "ligne 19 : ", None),
        (
            "{do: push, n: 1}",
            "{do: condition, id: asleep}",
            "line 19: abilities[0].tiers[2][1].id",
            "ligne 19",
            "DSB-065",
        ),
        (
            "{do: push, n: 1}",
            "{do: damage, type: love}",
            "line 19: abilities[0].tiers[2][1].type",
            "ligne 19",
            "DSB-077",
        ),
        ("stamina: 24", "stamina: 24\nimmunity: {love: 1}", "line 9: immunity.love: there", "ligne 9 : ", "DSB-077"),
        ("action: main", "action: dance", "line 14: abilities[0].action must", "ligne 14 : ", "DSB-121"),
        ("action: main", "action: triggered", "line 13: abilities[0].when must", "ligne 13 : ", "DSB-045"),
        ("action: main", "action: main\n    cost: 99", "line 15: abilities[0].cost must", "ligne 15 : ", "DS-154"),
        (
            "action: main",
            "action: main\n    targets: 0",
            "line 15: abilities[0].targets must",
            "ligne 15 : ",
            "DSB-123",
        ),
        ("action: main", "action: main\n    distance: 77", "line 15: abilities[0].distance", "ligne 15 : ", "DSB-124"),
        ("    roll: might\n", "", "line 13: abilities[0] has tiers, but nothing", "ligne 13 : ", "DS-033"),
        ("name: Taille", "name: ''", "line 13: abilities[0].name must say", "ligne 13 : ", None),
        ("stamina: 24", "stamina: 24\nstamina: 25", "line 9: stamina is there twice", "ligne 9 : stamina y est", None),
        ("skills:", "skills: [", "line 1", "ligne 1", None),
        ("stamina: 24", f"stamina: {'9' * 5000}", "line 8: stamina: no such value", "ligne 8 : stamina", None),
    ],
)
def test_a_fault_is_named_by_line_and_field(old: str, new: str, en: str, fr: str, rule: str | None) -> None:
    error = fault(PLAIN.replace(old, new, 1))
    assert error.words["en"].startswith(en)
    assert error.words["fr"].startswith(fr)
    assert error.rule == rule


@pytest.mark.parametrize(
    "text",
    [
        "",
        "- a list",
        "name: [unclosed",
        "a: " + "[" * 5000,
        "x: &x [1]\nname: [*x, *x]",
        "a: &a [*a]",
        "!!python/object/apply:os.system [true]",
        "name: \x00",
        "n: " + "x" * sheets.LONGEST,
        "? [a]\n: 1",
    ],
)
def test_nonsense_is_refused_in_one_line(text: str) -> None:
    fault(text)


@pytest.mark.rule("DS-037")
def test_an_ability_that_does_nothing_is_refused() -> None:
    error = fault(PLAIN[: PLAIN.index("    roll")])
    assert (error.rule, error.words["en"]) == ("DS-037", "line 13: abilities[0] does nothing")


@pytest.mark.rule("DS-013")
def test_the_same_fault_in_the_options_of_a_table_names_its_way() -> None:
    data = yaml.safe_load(PLAIN)
    data["characteristics"]["might"] = 6
    with pytest.raises(sheets.BadSheet, match=r"heroes\[1\]\.characteristics\.might must"):
        sheets.read_sheet(data, "heroes[1].")


def test_what_is_said_to_be_nothing_is_left_out() -> None:
    """Programs may write every word of an effect out."""
    plain = PLAIN.replace("{do: push, n: 1}", "{do: edge}")
    full = "{do: edge, for: next, potency: '', against: might}"
    written = PLAIN.replace("{do: push, n: 1}", full).replace("{do: damage, n: 3}", "{do: damage, n: 3, type: ''}")
    assert sheets.read_text(written) == sheets.read_text(plain)
    assert fault(PLAIN.replace("{do: push, n: 1}", "{do: edge, for: ever}")).words["en"].startswith("line 19: ")


# ---------------------------------------------------------------------- there and back

_words = some.text("abcé’ :#-'", min_size=1, max_size=12).filter(str.strip)
_both = _words | some.fixed_dictionaries({"fr": _words, "en": _words})
_verbs = [name for name in effects.VERBS if name not in effects.ANSWERS and name != "either"]


@some.composite
def _effect(draw: some.DrawFn, nested: bool = False) -> dict[str, Any]:
    name = draw(some.sampled_from(_verbs + ([] if nested else ["either"])))
    verb = effects.VERBS[name]
    found: dict[str, Any] = {"do": name}
    if verb.high:
        found["n"] = draw(some.integers(verb.low, verb.high))
    if name == "damage" and draw(some.booleans()):
        found["type"] = draw(some.sampled_from(effects.DAMAGE_TYPES))
    if name == "condition":
        found |= {
            "id": draw(some.sampled_from(conditions.CONDITIONS)),
            "ends": draw(some.sampled_from(conditions.ENDS)),
        }
    if name == "either":
        found["of"] = [draw(some.lists(_effect(nested=True), min_size=1, max_size=2)) for _ in range(2)]
    if draw(some.booleans()):
        found["on"] = draw(some.sampled_from(effects.ON))
    if draw(some.booleans()):
        found |= {"potency": "weak", "against": draw(some.sampled_from(CHARACTERISTICS))}
    return found


@some.composite
def _ability(draw: some.DrawFn) -> dict[str, Any]:
    several = some.lists(_effect(), min_size=1, max_size=2)
    found: dict[str, Any] = {
        "name": draw(_both),
        "action": draw(some.sampled_from([one for one in sheets.ACTIONS if not one.endswith("triggered")])),
        "distance": draw(some.integers(0, 9)),
        "targets": draw(some.integers(1, 9)),
        "who": draw(some.sampled_from(sheets.WHO)),
        "cost": draw(some.integers(0, 11)),
        "effects": draw(several),
    }
    if draw(some.booleans()):
        found |= {"roll": draw(some.sampled_from(CHARACTERISTICS)), "tiers": [draw(several) for _ in range(3)]}
    return found


@some.composite
def _sheet(draw: some.DrawFn) -> dict[str, Any]:
    return {
        "name": draw(_both),
        "kind": draw(some.sampled_from(["hero", "foe", "npc", "object"])),
        "characteristics": {name: draw(some.integers(-5, 5)) for name in CHARACTERISTICS},
        "stamina": draw(some.integers(1, 999)),
        "recoveries": draw(some.integers(0, 30)),
        "level": draw(some.none() | some.integers(1, 10)),
        "sapient": draw(some.booleans()),
        "skills": draw(some.lists(some.sampled_from(SKILLS), unique=True, max_size=3)),
        "gain": draw(some.sampled_from(sheets.GAINS)),
        "resource": draw(some.none() | _both),
        "immunity": draw(some.dictionaries(some.sampled_from(effects.DAMAGE_TYPES), some.integers(1, 99), max_size=2)),
        "abilities": draw(some.lists(_ability(), max_size=2)),
        "note": draw(some.none() | _both),
    }


@settings(max_examples=25, deadline=None)
@given(_sheet())
def test_what_is_written_reads_back_to_the_same_sheet(data: dict[str, Any]) -> None:
    sheet = sheets.read_sheet(data)
    assert sheets.read_text(sheets.write(sheet)) == sheet
    assert sheets.read_sheet(sheet) == sheet


@pytest.mark.parametrize("sheet", [*content.heroes().values(), *content.foes().values()], ids=lambda one: one["id"])
def test_the_sheets_of_the_adventure_read_back(sheet: sheets.Sheet) -> None:
    assert sheets.read_text(sheets.write(sheet)) == sheet


# ---------------------------------------------------------------------- what abilities say


@pytest.mark.rule("DS-029", "DS-044")
def test_the_text_of_an_ability_is_said_by_what_it_does() -> None:
    text = abilities_text.ability_text(content.heroes()["brannoc"]["abilities"][0])
    assert text["head"]["fr"] == "Action principale · dans sa zone · un adversaire · jet\u00a0: Force"
    assert text["head"]["en"] == "Main action · within the same zone · one foe · Might roll"
    assert [one["fr"] for one in text["tiers"]] == [
        "5 dégâts",
        "7 dégâts\u00a0; pousse d’une zone",
        "9 dégâts\u00a0; pousse de 2 zones\u00a0; à terre (sauvegarde)",
    ]
    assert text["tiers"][2]["en"] == "9 damage; push 2 zones; prone (save ends)"
    assert text["effect"] is None


def test_every_verb_says_itself_in_both_languages() -> None:
    said = set()
    for name, verb in effects.VERBS.items():
        effect: dict[str, Any] = {"do": name, "id": "prone", "ends": "save", "n": max(1, verb.low)}
        effect["of"] = [[{"do": "edge"}], [{"do": "bane"}]]
        for on in effects.ON:
            words = abilities_text.effect_text({**effect, "on": on})
            assert words["fr"] != words["en"] or name == "malice"
            assert "effect-" not in words["fr"] + words["en"]
            assert "{" not in words["fr"] + words["en"]
            said.add(words["fr"])
    assert len(said) > 3 * len(effects.VERBS)


def test_a_squad_and_a_potency_are_said() -> None:
    effect = {"do": "slide", "n": 1, "squad": 3, "potency": "weak", "against": "might"}
    words = abilities_text.effect_text(effect)
    assert words["en"] == "if at least 3 minions are standing, if Might < weak potency, slide one zone"


# ---------------------------------------------------------------------- the page that describes the format

PAGE = "docs/play/drawsteel-sheets.md"


def test_the_example_of_the_page_reads_and_names_every_field() -> None:
    example = next(block for block in blocks(PAGE) if block.language == "yaml")
    sheet = sheets.read_text(example.text)
    assert sheets.read_text(sheets.write(sheet)) == sheet
    assert {ability["action"] for ability in sheet["abilities"]} >= {"main", "maneuver", "triggered"}


def test_the_page_names_every_field_and_every_verb() -> None:
    text = (ROOT / PAGE).read_text(encoding="utf-8")
    for name in (*sheets.Sheet.__annotations__, *sheets.Ability.__annotations__, *effects.VERBS, *effects.WHENS):
        assert f"`{name}`" in text, name


@pytest.mark.rule("DS-006")
def test_the_french_names_of_fields_are_those_of_the_table() -> None:
    known = {*Sheet.__annotations__, *Ability.__annotations__, *CHARACTERISTICS, *KINDS}
    assert set(sheets.FRENCH) <= known
    for name in CHARACTERISTICS:
        assert sheets.FRENCH[name] == ludotheque.game("drawsteel").say(f"characteristic-{name}")["fr"]
