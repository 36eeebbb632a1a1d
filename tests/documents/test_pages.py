"""The pages of the repository stay true: links lead somewhere, commands, targets and paths exist, versions agree."""

from __future__ import annotations

import re
import tomllib

import pytest
import typer.main

import ludotheque
from ludotheque.cli import app
from tests.documents.blocks import ROOT, files

#: Registers and reports are written by other means; links are looked at in all pages.
PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("web/*.md")]
)
TOLD = ["README.md", "LISEZMOI.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/architecture.md", "docs/api.md"]
TOLD += [page for page in PAGES if page.startswith("docs/extend/")]
TOP = ("src/", "tests/", "docs/", "tools/", "web/", ".ci/")


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def slug(heading: str) -> str:
    """The anchor of a heading, as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


def prose(page: str) -> str:
    """A page without its fenced blocks."""
    return re.sub(r"^```.*?^```$", "", text_of(page), flags=re.MULTILINE | re.DOTALL)


def dead_links(page: str) -> list[str]:
    found = []
    for target in re.findall(r"\]\(([^)\s]+)\)", prose(page)):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        file = (ROOT / page).parent / path if path else ROOT / page
        if not file.exists():
            found.append(target)
        elif anchor:
            headings = re.findall(r"^#+ (.*)$", prose(file.relative_to(ROOT).as_posix()), re.MULTILINE)
            if anchor not in map(slug, headings):
                found.append(target)
    return found


def commands(text: str) -> set[str]:
    """The commands of `ludotheque` that a page names in code."""
    return set(re.findall(r"(?:`|^|/)ludotheque ([a-z]+)", text, re.MULTILINE))


def paths(page: str) -> list[str]:
    """The files and folders that a page names in code, but for placeholders, patterns and what the page itself makes."""
    named = re.findall(r"`([\w./-]+/[\w./-]*)`", prose(page))
    return [name for name in named if name.startswith(TOP) and name not in files(page)]


def targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):.*## \S", text_of("Makefile"), re.MULTILINE))


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    assert dead_links(page) == []


@pytest.mark.parametrize("page", TOLD)
def test_commands_targets_and_paths_exist(page: str) -> None:
    known = set(typer.main.get_command(app).commands)  # type: ignore[attr-defined]
    assert commands(text_of(page)) <= known
    assert set(re.findall(r"`(?:\w+=\S+ )?make ([a-z-]+)", text_of(page))) <= targets()
    assert [name for name in paths(page) if not (ROOT / name).exists()] == []


def test_contributing_names_every_target() -> None:
    table = set(re.findall(r"^\| `make ([a-z-]+)` \|", text_of("CONTRIBUTING.md"), re.MULTILINE))
    assert table == targets()


def test_the_changelog_is_of_this_version_and_names_what_there_is() -> None:
    text = text_of("CHANGELOG.md")
    project = tomllib.loads(text_of("pyproject.toml"))["project"]
    versions = re.findall(r"^## \[(.+?)\] - (.+)$", text, re.MULTILINE)
    assert versions[0][0] == ludotheque.__version__ == project["version"]
    assert all(re.fullmatch(r"Unreleased|\d{4}-\d\d-\d\d", date) for _, date in versions)
    kinds = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
    assert set(re.findall(r"^### (.+)$", text, re.MULTILINE)) <= kinds
    for id in ludotheque.games():
        assert re.split(r"\s*[:,]", ludotheque.game(id).names["fr"])[0] in text
    assert commands(text) == set(typer.main.get_command(app).commands)  # type: ignore[attr-defined]


def test_both_readmes_say_the_same() -> None:
    one, two = text_of("README.md"), text_of("LISEZMOI.md")
    for pattern in (r"\]\((docs/[^)]+)\)", r"`(ludotheque \w+)", r"^(#+) "):
        assert re.findall(pattern, one, re.MULTILINE) == re.findall(pattern, two, re.MULTILINE)


def test_the_readmes_lead_to_every_page_for_readers() -> None:
    linked = set(re.findall(r"\]\(([^)]+\.md)\)", text_of("README.md")))
    pages = {page for page in PAGES if page.startswith("docs/") and page.count("/") == 1 and page != "docs/bench.md"}
    pages |= {page for page in PAGES if page.startswith("docs/extend/")} | {"CONTRIBUTING.md", "CHANGELOG.md"}
    assert pages <= linked


def places() -> dict[str, list[str]]:
    """What CONTRIBUTING says of where small changes go: the code it names, by change."""
    table = text_of("CONTRIBUTING.md").split("### Where does it go?")[1].split("\n\n")[1]
    rows = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in table.splitlines()[2:]]
    return {change: re.findall(r"`([^`]+)`", f"{where} {held}") for change, where, held in rows}


def test_whoever_makes_a_small_change_is_told_where() -> None:
    """That the files exist is held by the test of all paths; here, that the names in them do, and that each row names a test."""
    found = places()
    assert len(found) >= 14
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    for change, named in found.items():
        assert any(name.startswith("tests/") for name in named), change
        words = [name for name in named if re.fullmatch(r"[A-Za-z_.]+", name) and not name.endswith((".md", ".py"))]
        assert [word for word in words if not re.search(rf"\b{word}\b", sources)] == [], change


# ---------------------------------------------------------------------- the checks bite


def test_a_dead_link_a_wrong_command_and_a_lost_path_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    page = "see [a](docs/nothing.md), [b](#nowhere), [c](README.md); run `ludotheque dance`, in `src/nothing/`"
    monkeypatch.setitem(globals(), "text_of", lambda name: page)
    assert dead_links("README.md") == ["docs/nothing.md", "#nowhere"]
    assert commands(page) == {"dance"}
    assert paths("README.md") == ["src/nothing/"]
