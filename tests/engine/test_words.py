"""Words: what a catalogue says is what fluent.runtime would say, and belongs to whoever asked for it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ludotheque
from ludotheque.engine import game as engine_game
from ludotheque.engine import words
from ludotheque.engine.phrases import compiled
from ludotheque.engine.words import LANGUAGES, Catalogue, typed

ENGINE = Path(engine_game.__file__).parent / "locale"
SOURCES = ENGINE.parent.parent
FRENCH = sorted([*SOURCES.glob("**/locale/fr.ftl"), *SOURCES.glob("**/locale/fr/*.ftl")])

#: Numbers of every plural form, large and small; texts with signs that a template could trip over; names; references.
VALUES: tuple[Any, ...] = (
    0, 1, 2, 5, 11, 21, 100, 999, 1000, 1234567, -1, -1000, True, 1.5, 0.0, 1.0, Decimal("2.50"),
    "@0", "", "Épée « à deux mains »", "100 %", "%(n)s", "%s", "{ $n }", "one", "other", "0", "x" * 2499, "x" * 2501,
    {"fr": "Le Géant", "en": "The Giant"}, {"fr": "5", "en": "1"}, "$mark-livret",
)  # fmt: skip


class _Names(Visitor):
    """Collects the variables of a message and the messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def _variables(texts: list[str]) -> dict[str, list[str]]:
    """The variables of every message of these files."""
    found: dict[str, _Names] = {}
    for text in texts:
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                found.setdefault(entry.id.name, _Names()).visit(entry)
    for names in found.values():
        for message in names.messages:
            names.variables |= found[message].variables if message in found else set()
    return {message: sorted(names.variables) for message, names in found.items()}


def _sets(variables: list[str]) -> Iterator[dict[str, Any]]:
    """Arguments for a message: each value everywhere, and values of different kinds side by side."""
    if not variables:
        yield {}
        return
    for index, value in enumerate(VALUES):
        yield dict.fromkeys(variables, value)
        if len(variables) > 1:
            yield {name: VALUES[(index + 7 * at) % len(VALUES)] for at, name in enumerate(variables)}


class _Fluent:
    """The same catalogue, by fluent.runtime alone."""

    def __init__(self, *folders: Path) -> None:
        self.bundles = {}
        for language in LANGUAGES:
            bundle = FluentBundle([language], use_isolating=False)
            for folder in folders:
                for file in (folder / f"{language}.ftl", *sorted(folder.glob(f"{language}/*.ftl"))):
                    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
            self.bundles[language] = bundle

    def say(self, message: str, args: dict[str, Any]) -> dict[str, str] | None:
        """The words, or None where fluent.runtime has something against them."""
        said = {}
        for language, bundle in self.bundles.items():
            values = {name: self._value(language, value) for name, value in args.items()}
            pattern = bundle.get_message(message).value
            if pattern is None:
                return None
            text, errors = bundle.format_pattern(pattern, values)
            if errors:
                return None
            said[language] = str(text)
        return said

    def _value(self, language: str, value: Any) -> Any:
        if isinstance(value, dict):
            return value[language]
        if isinstance(value, str) and value.startswith("$"):
            bundle = self.bundles[language]
            return bundle.format_pattern(bundle.get_message(value[1:]).value)[0]
        return value


def _said(catalogue: Catalogue, message: str, args: dict[str, Any]) -> dict[str, str] | None:
    try:
        return catalogue.say(message, args)
    except KeyError:
        return None


@pytest.mark.parametrize("id", ludotheque.games())
def test_every_message_of_every_game_says_what_fluent_would(id: str) -> None:
    game = ludotheque.game(id)
    folders = (ENGINE, game.folder / "locale")
    catalogue, fluent = Catalogue(*folders), _Fluent(*folders)
    messages = _variables(
        [
            file.read_text(encoding="utf-8")
            for folder in folders
            for language in LANGUAGES
            for file in (folder / f"{language}.ftl", *sorted(folder.glob(f"{language}/*.ftl")))
        ]
    )
    assert len(messages) > 100
    for message, variables in messages.items():
        for language in LANGUAGES:
            assert compiled(catalogue.bundle(language, message), message) is not None, f"{message} is not compiled"
        for args in _sets(variables):
            assert _said(catalogue, message, args) == fluent.say(message, args), f"{message} {args}"


ALL_FORMS = """
-brand = Ludothèque
-declined = { $case ->
    [genitive] of the Library
   *[nominative] the Library
}
-nested = { -brand } 3 %
plain = 100 % plain
variable = { $a } and { $b }
literal = { "{" }{ "" }{ "\\u00e9" } { 5 } { 1234.50 }
term = In { -brand }, { -declined(case: "genitive") }, { -declined }, { -nested }
message = « { variable } »
attributed = value
    .hint = hint { $a }
attribute = { attributed.hint }
only = { $a ->
   *[other] { $b }
}
number = { $a ->
    [0] none
    [one] one { $b }
    [2] two
   *[other] { $a } %
}
text = { $a ->
    [one] one
   *[x] { $b }
}
inner = { $a ->
    [one] { $b ->
        [one] one of one
       *[other] one of { $b }
    }
   *[other] { number }, { $b ->
        [0] no
       *[other] some
    }
}
decimal = { $a ->
    [1.0] exactly one
    [1.5] one and a half
   *[other] { $a }
}
function = { NUMBER($a, minimumFractionDigits: 2) }
selected = { NUMBER($a) ->
    [one] one
   *[other] many
}
by-term = { -brand.gender ->
   *[feminine] f
}
unknown = { nothing-of-the-kind }
unknown-term = { -nothing-of-the-kind }
cycle = { cycle-back }
cycle-back = { $a } { cycle }
self = me { self }
valueless =
    .hint = only a hint
valueless-referred = { valueless }
"""


def test_every_form_says_what_fluent_would(tmp_path: Path) -> None:
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text(ALL_FORMS, encoding="utf-8")
    folders = (ENGINE, tmp_path)
    catalogue, fluent = Catalogue(*folders), _Fluent(*folders)
    plain = {
        message for message in _variables([ALL_FORMS]) if compiled(catalogue.bundle("fr", message), message) is not None
    }
    assert plain == {
        "plain", "variable", "literal", "term", "message", "attributed", "attribute", "only", "number", "text", "inner",
        "decimal",
    }  # fmt: skip
    for message in _variables([ALL_FORMS]):
        for args in _sets(["a", "b"]):
            assert _said(catalogue, message, args) == fluent.say(message, args), f"{message} {args}"


def test_what_is_missing_is_told() -> None:
    catalogue = ludotheque.game("keyforge").catalogue
    with pytest.raises(KeyError, match=r"event-damage.*Unknown external: n"):
        catalogue.say("event-damage", {"card": {"fr": "A", "en": "B"}, "nabsorbed": 0})
    with pytest.raises(KeyError, match="no message 'event-nothing'"):
        catalogue.say("event-nothing", {"n": 1})
    with pytest.raises(KeyError, match="no message 'event-nothing'"):
        catalogue.say("event-nothing")


def test_words_belong_to_whoever_asked() -> None:
    catalogue = ludotheque.game("cendrelin").catalogue
    for message, args in (("title-set-up", None), ("title-night", {"n": 3}), ("move-designate", {"seat": "@1"})):
        before = dict(catalogue.say(message, args))
        catalogue.say(message, args)["fr"] = "spoilt"
        assert catalogue.say(message, args) == before


def test_a_message_is_parsed_when_it_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []
    parse = words.FluentResource
    monkeypatch.setattr(words, "FluentResource", lambda text: parsed.append(text) or parse(text))
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text(
            "# what is said\nfirst = one { second }\n\nsecond = two { -third }\n-third = three\nfourth =\n    four\n",
            encoding="utf-8",
        )
    catalogue = Catalogue(tmp_path)
    assert catalogue.has("fourth")
    assert not catalogue.has("fifth")
    assert parsed == []
    assert catalogue.say("first") == {"fr": "one two three", "en": "one two three"}
    assert len(parsed) == 6
    assert not any("four" in text for text in parsed)
    with pytest.raises(KeyError, match="no message 'fifth'"):
        catalogue.say("fifth")


@pytest.mark.parametrize(
    ("text", "fr", "en"),
    [
        ("la pluie ⇄ the rain", "la pluie", "the rain"),
        ("Osric", "Osric", "Osric"),
        ("a⇄b", "a⇄b", "a⇄b"),
        (" ⇄ the rain", " ⇄ the rain", " ⇄ the rain"),
        ("la pluie ⇄ ", "la pluie ⇄ ", "la pluie ⇄ "),
        ("a ⇄ b ⇄ c", "a", "b ⇄ c"),
    ],
)
def test_a_text_may_say_itself_in_both_languages(text: str, fr: str, en: str) -> None:
    assert typed(text) == {"fr": fr, "en": en}
    assert typed(words.in_both({"fr": fr, "en": en})) == {"fr": fr, "en": en}


class _OnesInFrench(Visitor):
    """Collects the forms for « one » that write the figure 1 themselves where zero has no form of its own."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {key.name if isinstance(key := one.key, ast.Identifier) else key.value: one for one in node.variants}
        if "one" in keys and "0" not in keys:
            texts = [part.value for part in keys["one"].value.elements if isinstance(part, ast.TextElement)]
            self.found += [text for text in texts if re.search(r"(?<!\w)1(?!\w)", text)]
        self.generic_visit(node)


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: str(file.relative_to(SOURCES)))
def test_in_french_zero_is_singular_and_does_not_read_as_one(file: Path) -> None:
    """« 0 Victoire » takes the same form as « 1 Victoire »: the form must not say which it is."""
    seen = _OnesInFrench()
    seen.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    assert seen.found == []


def test_a_player_has_one_verb_in_a_sentence() -> None:
    """The page puts the reader in the place of a player and makes the verb that follows agree: « Vous laissez », but not « et garde »."""
    second = re.compile(r"^\S+ = \{ \$(?:who|seat) \}[^:.\n]* (?:and|then) (?!its )[a-z]+s\b.*", re.MULTILINE)
    english = [path.parent.parent / "en" / path.name if path.stem != "fr" else path.with_stem("en") for path in FRENCH]
    assert [found for path in english for found in second.findall(path.read_text(encoding="utf-8"))] == []
