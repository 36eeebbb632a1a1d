"""docs/api.md against the code: its signatures are the code's, nothing public is left out, its examples run."""

from __future__ import annotations

import importlib
import inspect
import re
from typing import Any

import pytest

import ludotheque
from ludotheque.engine import errors
from ludotheque.engine.knowledge import Knowledge
from tests.documents.blocks import ROOT, examples, run

PAGE = "docs/api.md"
TEXT = (ROOT / PAGE).read_text(encoding="utf-8")

_HEADING = re.compile(r"^##+ (?:.*: )?`(ludotheque[\w.]*)`$")
_LINE = re.compile(r"^- `(\w+)(\([^`]*\) -> [^`]+|: [^`]+)`(?::|$)")


def resolve(path: str) -> Any:
    """The module, class or function at a dotted path. A module comes first: `games` is also a function."""
    try:
        return importlib.import_module(path)
    except ModuleNotFoundError:
        owner, _, name = path.rpartition(".")
        return getattr(resolve(owner), name)


def sections() -> dict[str, str]:
    """The text under each heading that names something of the package."""
    found: dict[str, str] = {}
    path = ""
    for line in TEXT.splitlines():
        if line.startswith("##"):
            heading = _HEADING.match(line)
            path = heading[1] if heading else ""
            if path:
                found[path] = ""
        elif path:
            found[path] += line + "\n"
    return found


def lines() -> list[tuple[str, str, str]]:
    """Where, name and signature, as the page has them."""
    return [
        (path, found[1], found[2])
        for path, text in sections().items()
        for line in text.splitlines()
        if (found := _LINE.match(line))
    ]


def signature(thing: Any) -> str:
    """A signature on one line, annotations as they are written in the code."""
    if isinstance(thing, property):
        return f": {inspect.signature(thing.fget).return_annotation}"  # type: ignore[arg-type]
    found = inspect.signature(thing)
    parts: list[str] = []
    for parameter in found.parameters.values():
        if parameter.name == "self":
            continue
        if parameter.kind is inspect.Parameter.KEYWORD_ONLY and "*" not in parts:
            parts.append("*")
        shown = "…" if inspect.isfunction(parameter.default) else repr(parameter.default)
        default = "" if parameter.default is inspect.Parameter.empty else f" = {shown}"
        parts.append(f"{parameter.name}: {parameter.annotation}{default}")
    return f"({', '.join(parts)}) -> {found.return_annotation}"


def test_the_page_has_its_lines() -> None:
    assert len(lines()) > 50


@pytest.mark.parametrize(("path", "name", "written"), lines())
def test_a_signature_is_that_of_the_code(path: str, name: str, written: str) -> None:
    assert signature(inspect.getattr_static(resolve(path), name)) == written


def instances() -> dict[str, object]:
    table = ludotheque.new("cendrelin", seats=2, seed=1)
    return {
        "ludotheque.Table": table,
        "ludotheque.Choice": table.choice,
        "ludotheque.Option": table.choice.options[0],
        "ludotheque.Refusal": ludotheque.Refusal("", ""),
        "ludotheque.engine.knowledge.Knowledge": table.knowledge(0),
    }


@pytest.mark.parametrize("path", instances())
def test_every_public_name_of_a_class_is_on_the_page(path: str) -> None:
    thing = instances()[path]
    assert isinstance(thing, resolve(path))
    public = {name for name in dir(thing) if not name.startswith("_")}
    listed = {name for place, name, _ in lines() if place == path}
    (rest,) = re.findall(r"^Attributes.*?(?=\n\n|\Z)", sections()[path], re.MULTILINE | re.DOTALL)
    listed |= set(re.findall(r"`(\w+)`", rest))
    assert listed == public


def test_every_name_the_package_exports_is_on_the_page() -> None:
    text = sections()["ludotheque"]
    assert [name for name in ludotheque.__all__ if f"`{name}" not in text] == []
    assert Knowledge.__name__ in TEXT


def test_every_error_is_on_the_page() -> None:
    text = sections()["ludotheque.engine.errors"]
    named = set(re.findall(r"`(\w+)`", text))
    kinds = {
        name
        for name, thing in vars(errors).items()
        if inspect.isclass(thing) and issubclass(thing, errors.LudothequeError)
    }
    assert kinds <= named
    assert all(hasattr(errors, name) for name in re.findall(r"^- `(\w+)`", text, re.MULTILINE))


def test_a_record_has_the_fields_that_the_page_names() -> None:
    text = TEXT[TEXT.index("## Records") : TEXT.index("## Errors")]
    table = ludotheque.scenario("cendrelin", ludotheque.game("cendrelin").write_scenario(opened().position))
    named = set(re.findall(r"`(\w+)`(?= \(|,| and)", text))
    assert set(table.record()) == named


def opened() -> ludotheque.Table:
    table = ludotheque.new("cendrelin", seed=1, options={"classes": ["sorcier", "animancien"]})
    while table.choice.kind != "night":
        table.play(table.choice.options[0])
    return table


def test_the_examples_run_one_after_the_other() -> None:
    space: dict[str, object] = {}
    found = examples(PAGE)
    assert len(found) >= 7
    for block in found:
        run(PAGE, block, space)
