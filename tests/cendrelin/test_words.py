"""Words: everything the game says exists in French and English, nothing is left over, and rules that it cites exist."""

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse as parse_fluent
from tests.cendrelin.helpers import BLANK, GAME, REGISTER, SCOPE, Bench, both_languages

import ludotheque
from ludotheque import engine
from ludotheque.engine import program
from ludotheque.engine.options import Value
from ludotheque.engine.view import ZoneKind
from ludotheque.games.cendrelin import zones
from ludotheque.games.cendrelin.effects import Options, Part

ENGINE = Path(engine.__file__).parent
PREFIXES = (
    *("ask", "badge", "class", "counter", "duty", "ephemeral", "event", "forecast", "help", "kind", "mark", "mode"),
    *("cause", "glory"),
    *("chapter", "move", "option", "outcome", "place", "refusal", "state", "step", "title", "undo", "why", "zone"),
)
FULL_OPTIONS = {"mode": "full", "demonic": "choose", "places": "choose", "ages": "many"}
MESSAGE = re.compile(rf"^\$?((?:{'|'.join(PREFIXES)})(?:-[a-z_-]+)?)$")


def messages(folder: Path, language: str) -> dict[str, fluent.Message]:
    resource = parse_fluent((folder / "locale" / f"{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, fluent.Junk)]
    found = [entry for entry in resource.body if isinstance(entry, fluent.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a message is written twice"
    return {entry.id.name: entry for entry in found}


def literals(folder: Path) -> Iterator[str]:
    """Every string written in the code of a folder, without docstrings."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def composed() -> set[str]:
    """The messages whose names are put together from what the game declares."""
    asks = [op for one in GAME.programs.values() for op in one.ops if isinstance(op, program.Ask)]
    kinds = {kind.id.replace("_", "-") for kind in vars(zones).values() if isinstance(kind, ZoneKind)}
    things = {"place": 13, "class": 5, "class2": 5, "ephemeral": 3, "space": 4, "point": 2}
    return {
        *(f"ask-{op.kind}" for op in asks if not isinstance(op, Part)),
        f"ask-{Options.kind}",  # of fragments with several options, whether or not one is printed
        *(f"event-{kind}" for kind in GAME.events),
        *(f"event-{kind}-hidden" for kind, event in GAME.events.items() if event.hides),
        *(f"move-{verb}" for verb in GAME.moves),
        *(f"mode-{mode}" for mode in GAME.modes),
        *(f"kind-{kind}" for kind in GAME.kinds),
        *(f"state-{state}" for state in GAME.states),
        *(f"zone-{zone}" for zone in kinds),
        *(f"{kind}-{GAME.thing_id(kind, n)}" for kind in things for n in range(things[kind])),
        *(f"place2-{GAME.thing_id('place2', n)}" for n in range(4, 13)),
        *(f"help-{GAME.thing_id('class', n)}" for n in range(3)),
        *(f"counter-{id}" for id in ("glory", "mana", "past-life", "hand", "degats", "hommages", "pactes")),
        *("badge-soul", "badge-abundant", "step-evening", "step-sunset", "step-night", "class-choose", "class-random"),
        *("forecast-win", "forecast-lose"),
        *("mark-livret", "mark-publie", "mark-maison"),
        *(f"option-{option.id}" for option in GAME.table_options if option.values),
        *(words for option in GAME.table_options for value in option.values for words in _said(value)),
    }


def _said(value: Value) -> list[str]:
    """The messages of a value that the lobby offers."""
    return [words for words in (value.words, value.help) if isinstance(words, str)]


def used() -> set[str]:
    found = {match[1] for text in (*literals(GAME.folder), *literals(ENGINE)) if (match := MESSAGE.match(text))}
    # single words such as "place" or "class" name kinds of things, not messages
    # nor do the beginnings of messages, which end with a dash
    found = {name for name in found if not name.endswith("-")}
    return {name for name in found if "-" in name or name in ("outcome", "glory")} | composed()


@pytest.mark.parametrize("folder", [GAME.folder, ENGINE], ids=["cendrelin", "engine"])
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    fr, en = messages(folder, "fr"), messages(folder, "en")
    assert list(fr) == list(en)


def variables(entry: fluent.Message) -> set[str]:
    """The arguments that a message takes."""
    found: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, fluent.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, fluent.BaseNode):
            for value in vars(node).values():
                walk(value)
        elif isinstance(node, list):
            for value in node:
                walk(value)

    walk(entry.value)
    return found


def test_both_languages_take_the_same_arguments() -> None:
    for folder in (GAME.folder, ENGINE):
        fr, en = messages(folder, "fr"), messages(folder, "en")
        assert {name: variables(fr[name]) for name in fr} == {name: variables(en[name]) for name in en}


def test_no_message_is_missing() -> None:
    assert {name for name in used() if not GAME.catalogue.has(name)} == set()


def test_no_message_is_unused() -> None:
    assert set(messages(GAME.folder, "fr")) - used() == set()
    # the engine's catalogue serves all games: this one need not use all of it


def test_every_kind_of_question_has_its_prompt(bench: Bench) -> None:
    prompts: dict[str, dict[str, str]] = {}

    def note(table: ludotheque.Table, seat: int | None = None) -> None:
        choice = table.choice if seat is None else table.choice_of(seat)
        said = choice.to_json(forecast=False)
        assert said["rule"] in SCOPE
        for words in (said["prompt"], said["why"], *(option["words"] for option in said["options"])):
            assert words is None or (words["fr"] and words["en"])
        prompts[choice.op.question(table.position, choice.frame, choice.seat)[0]] = said["prompt"]

    note(ludotheque.new("cendrelin", 2, 1))
    note(bench.scene(bench.seat(), bench.seat(), step="evening").table)
    words = (
        "Si vous le souhaitez, désignez un cendrelin, renoncez à 2 actions, renvoyez 2 fragments d'âme, "
        "il gagne 1 mana."
    )
    stage, ref = bench.several("Créez 1 fosse.", "Créez 1 tombe.")
    note(stage.do(f"play:{ref}").table)
    stage = bench.night([words, *[BLANK] * 5])
    note(stage.table)
    stage.play(words)
    while stage.kind == "part":
        note(stage.table)
        stage.do(stage.keys[0])
    for seats in (2, 3):
        table = ludotheque.new("cendrelin", seats, 4, FULL_OPTIONS)
        chance = random.Random(2)
        while not table.over:
            for seat in table.asked:
                note(table, seat)
            seat = chance.choice(table.asked)
            table.play(chance.choice(table.choice_of(seat).options), seat)
    declared = {name for name in messages(GAME.folder, "fr") if name.startswith("ask-")}
    assert set(prompts) == declared
    for said in prompts.values():
        assert said["fr"] != said["en"]


def test_prompts_count_down(bench: Bench) -> None:
    words = "Renoncez à 2 actions, renvoyez 2 fragments d'âme."
    stage = bench.night([words, *[BLANK] * 5]).play(words)
    said = []
    while stage.kind == "part":
        said.append(stage.table.choice.prompt["en"])
        stage.do(stage.keys[0])
    assert said == [
        "Forgo 2 actions: which card?",
        "Forgo 1 action: which card?",
        "Send back 2 soul fragments: which first?",
        "Send back 1 soul fragment: which?",
    ]


def cited() -> list[tuple[str, str]]:
    """Rule and message of every refusal written in the game's code."""
    found = []
    for path in sorted(GAME.folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                rule = node.args[0].value if isinstance(node.args[0], ast.Constant) else ""
                names = [one.value for one in ast.walk(node.args[1]) if isinstance(one, ast.Constant)]
                found += [(rule, name) for name in names]
    return found


def test_refusals_cite_rules_of_the_register_in_words_that_exist() -> None:
    refusals = cited()
    assert len(refusals) > 20
    for rule, name in refusals:
        assert GAME.catalogue.has(name), name
        assert rule == "" or rule in SCOPE, rule


def test_every_rule_that_the_code_names_is_in_the_register() -> None:
    for text in literals(GAME.folder):
        for id in re.findall(r"CE-[A-Z]?\d+", text):
            assert id in REGISTER, id


@pytest.mark.parametrize("seed", range(6))
def test_refusals_met_in_play_give_a_rule_and_words(seed: int) -> None:
    """Every move one could think of, in whole games: what is forbidden says why, in both languages."""
    seats = 2 + seed % 3
    table = ludotheque.new("cendrelin", seats, seed, {"classes": ["random"] * seats})
    chance = random.Random(seed)
    met = set()
    for _ in range(150):
        if table.over:
            break
        choice = table.choice
        pos = table.position
        keys = {GAME.key(pos, move) for move in choice.op.candidates(pos, choice.frame, choice.seat)}
        things = {GAME.ref(pos, card) for pile in pos.laid for card in pile}
        things |= {"tombes", "past_life:0", "future", *(GAME.ref(pos, card) for card in pos.forgone[choice.seat])}
        for key in (*keys, *things, "mana", "draw", "end", "yes", "designate:@0"):
            refusal = table.why_not(key, choice.seat)
            if refusal is None:
                continue
            met.add(refusal.message)
            words = both_languages(refusal)
            assert words["fr"] != words["en"]
            if refusal.message != "refusal-nothing-here":
                assert refusal.rule in SCOPE
        table.play(chance.choice(choice.options))
    assert {"refusal-duty", "refusal-one-event", "refusal-place", "refusal-past-life", "refusal-pile"} <= met


def test_every_line_of_the_log_cites_a_rule_and_speaks_both_languages() -> None:
    kinds = set()
    for seed in range(6):
        table = ludotheque.new("cendrelin", 3, seed, {"classes": ["random"] * 3})
        chance = random.Random(seed)
        while not table.over and len(table.answers) < 250:
            table.play(chance.choice(table.choice.options))
        for viewer in (0, 1, 2, None):
            for line in table.log(viewer):
                assert line["rule"] in SCOPE
                assert line["words"]["fr"]
                assert line["words"]["en"]
        kinds |= {line["kind"] for line in table.log_all()}
    assert {"night", "recover", "reveal", "draw", "mana", "play", "resolve", "to_past", "create", "discard"} <= kinds


def test_every_kind_of_event_can_be_said_whole_and_hidden() -> None:
    arguments = {"n": 1, "now": 2, "who": "@0", "seat": "@1", "card": {"fr": "Carte", "en": "Card"}}
    others = ("place", "place2", "class", "class2", "ephemeral", "space", "point", "happening", "happening2")
    for name in others:
        arguments[name] = {"fr": "Chose", "en": "Thing"}
    for kind, event in type(GAME).events.items():  # those of the engine are said by its own catalogue
        given = {name: arguments[name] for name in (*(arg.name for arg in event.args), "who")}
        assert variables(messages(GAME.folder, "fr")[f"event-{kind}"]) <= set(given)
        assert GAME.say(f"event-{kind}", given)["fr"]
        if event.hides:
            seen = {name: value for name, value in given.items() if name not in event.hides}
            assert GAME.say(f"event-{kind}-hidden", seen)["en"]


@pytest.mark.parametrize(
    ("words", "mine", "line"),
    [
        ("Défaussez 3 âmes.", {}, "Il faut défausser 3 (Âmes) et il en reste 2."),
        ("Défaussez 2 tombes.", {"scene": {"tombes": 0}}, "Il faut défausser 2 (Tombes) et il n'en reste plus."),
        ("Dépensez 2 mana.", {"mana": 1}, "Il faut 2 mana, vous en avez 1."),
        ("Employez 2 Dégâts.", {"degats": 1}, "Dégâts : il en faut 2, vous en avez préparé 1."),
        ("Renoncez à 1 action.", {}, "Il faut renoncer à 1 action : il ne vous resterait aucun fragment en main."),
        (
            "Renvoyez 3 fragments d'âme.",
            {"laid": 1},
            "Il faut renvoyer 3 fragments et vous n'en avez que 2 en main et sur la table.",
        ),
        ("Si tombe ≥ 4, gagnez 1 mana.", {}, "La condition « si tombe ≥ 4 » n'est pas remplie."),
    ],
)
def test_a_refusal_says_what_is_missing(bench: Bench, words: str, mine: dict[str, Any], line: str) -> None:
    stage = bench.night([words], **mine)
    refusal = stage.table.why_not(f"play:{stage.card(words)}")
    assert refusal is not None
    assert both_languages(refusal)["fr"] == line
