"""The checkout itself: nothing in it names a registry or someone's disk, and modules keep the house rules.

Each check is a function from a text to its complaints, so that it can be shown to bite as well as judge the
real files. The words it looks for are put together here, or this file would complain about itself.
"""

import ast
import json
import os
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
IGNORED = {".git", ".venv", ".stamps", "dist", "node_modules", "page", "__pycache__"}
TARGETS = ("setup", "play", "test", "check", "bench", "load", "rules", "help", "clean")
LONGEST = 500

REGISTRIES = re.compile(
    "|".join(
        (
            "registry" + r"\.(npmjs|yarnpkg)\.",
            "npm" + r"\.pkg\.github\.com",
            "py" + r"pi\.org/simple",
            "files" + r"\.pythonhosted\.org",
            "index" + r"-url",
            "find" + r"-links",
            r"\bregistry" + r"\s*[=:]\s*[\"']?https?:",
        )
    ),
    re.IGNORECASE,
)
DISKS = re.compile(r"(?<![\w.:/$}-])/" + r"(home|work|root|Users)/" + r"\w")


def tracked() -> list[Path]:
    """The files git tracks or would track; without git, all but what .gitignore is known to name."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        answer = subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        found = []
        for folder, folders, files in os.walk(ROOT):
            folders[:] = [name for name in folders if name not in IGNORED and not name.endswith("_cache")]
            found.extend(Path(folder, name) for name in files)
    else:
        found = [ROOT / name for name in answer.stdout.decode().split("\0") if name]
    return sorted(path for path in found if path.is_file())


def text_of(path: Path) -> str:
    """The text of a file; a picture or a font has none."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def modules() -> list[Path]:
    """Every Python module of the package."""
    return [path for path in tracked() if path.suffix == ".py" and path.is_relative_to(ROOT / "src")]


def addresses(text: str) -> list[str]:
    """Where a text names a package registry."""
    return [match.group().strip() for match in REGISTRIES.finditer(text)]


def disks(text: str) -> list[str]:
    """Where a text names a place on someone's disk."""
    return [match.group() for match in DISKS.finditer(text)]


def resolved(lock: str) -> list[str]:
    """The packages of a package-lock.json that say from which address they came."""
    packages: dict[str, dict[str, object]] = json.loads(lock)["packages"]
    return [name for name, entry in packages.items() if "://" in str(entry.get("resolved", ""))]


def unpinned(constraints: str) -> list[str]:
    """The lines of a constraints file that are not `name==version`."""
    lines = [line for line in constraints.splitlines() if line and not line.startswith("#")]
    return [line for line in lines if not re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9.!]+", line)]


def manners(source: str) -> list[str]:
    """What a module lacks: a docstring, or a reason for being long."""
    words = ast.get_docstring(ast.parse(source)) or ""
    lines = len(source.splitlines())
    if not words.strip():
        return ["no docstring"]
    if lines > LONGEST and "Length:" not in words:
        return [f"{lines} lines and no “Length:” in its docstring says why"]
    return []


def normal(name: str) -> str:
    """A distribution's name as PyPI compares it, without extras or versions."""
    return re.sub(r"[-_.]+", "-", re.split(r"[\s<>=!~;\[]", name)[0]).lower()


def test_no_file_names_a_registry() -> None:
    found = {str(path.relative_to(ROOT)): bad for path in tracked() if (bad := addresses(text_of(path)))}
    assert not found


def test_no_file_names_a_place_on_a_disk() -> None:
    found = {str(path.relative_to(ROOT)): bad for path in tracked() if (bad := disks(text_of(path)))}
    assert not found


def test_no_lock_file_names_where_packages_came_from() -> None:
    locks = [path for path in tracked() if path.name == "package-lock.json"]
    assert locks, "web/package-lock.json pins the page's packages"
    assert {str(path.relative_to(ROOT)): bad for path in locks if (bad := resolved(text_of(path)))} == {}
    other = {"uv.lock", "poetry.lock", "Pipfile.lock", "yarn.lock", "pnpm-lock.yaml"}
    assert [path.name for path in tracked() if path.name in other] == []


def test_every_dependency_is_pinned() -> None:
    constraints = text_of(ROOT / "constraints.txt")
    assert unpinned(constraints) == []
    pinned = {normal(line) for line in constraints.splitlines() if not line.startswith("#")}
    project = tomllib.loads(text_of(ROOT / "pyproject.toml"))["project"]
    groups = [project["dependencies"], *project["optional-dependencies"].values()]
    assert {normal(name) for group in groups for name in group} <= pinned


def test_the_makefile_has_its_targets() -> None:
    makefile = text_of(ROOT / "Makefile")
    assert [name for name in TARGETS if not re.search(rf"^{name}:.*## \S", makefile, re.MULTILINE)] == []


def test_a_soak_plays_ten_thousand_random_games_in_every_way() -> None:
    """And it runs the long tests whole, on both forms."""
    made = text_of(ROOT / "Makefile").split("\nsoak:")[1].split("\n\n")[0]
    assert re.search(r"ludotheque soak --games 10000\b(?!.*--game )", made)
    assert "LUDOTHEQUE_SOAK=1 $(BIN)/python -m pytest" in made
    assert "test-fast" in made


def test_ci_stops_at_the_first_failure_and_can_be_run() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert "set -euo pipefail" in text_of(script)


def test_ci_judges_the_plain_form_and_then_the_compiled_one() -> None:
    """Nothing compiled earlier is taken for the sources, and nothing compiled is left behind."""
    lines = text_of(ROOT / ".ci" / "run").splitlines()
    made = [line.partition("#")[0].strip() for line in lines if re.match(r"(trap '?)?make ", line)]
    assert made == [
        "make slow",
        "make check",
        "make test",
        "trap 'make slow' EXIT",
        'make test-fast FAST_ARGS="--optimise 0"',
    ]


def test_every_module_says_what_it_is_and_stays_short() -> None:
    found = {str(path.relative_to(ROOT)): bad for path in modules() if (bad := manners(text_of(path)))}
    assert not found


@pytest.mark.parametrize(
    "text",
    [
        "--extra-index" + "-url https://example.org",
        "https://" + "registry" + ".npmjs.org/svelte",
        "@scope:" + "registry" + "=https://example.org",
        "https://" + "files" + ".pythonhosted.org/a.whl",
    ],
)
def test_an_address_is_noticed(text: str) -> None:
    assert addresses(text)


def test_an_honest_word_is_no_address() -> None:
    assert not addresses("registry = {}  # of verbs; see https://pypi.org/project/lark")


@pytest.mark.parametrize("folder", ["home/ann", "work/main", "root/x", "Users/ann"])
def test_a_place_on_a_disk_is_noticed(folder: str) -> None:
    assert disks(f'open("/{folder}/file")')
    assert not disks(f"https://example.org/{folder}")


def test_a_resolved_package_is_noticed() -> None:
    assert resolved('{"packages": {"a": {"resolved": "https://example.org/a.tgz"}, "b": {}}}') == ["a"]


def test_a_loose_constraint_is_noticed() -> None:
    lines = ["a==1.0", "b>=2", "c @ file:///tmp/c.whl", "-e .", "fluent.runtime==0.4.0"]
    assert unpinned("\n".join(lines)) == ["b>=2", "c @ file:///tmp/c.whl", "-e ."]


def test_bad_manners_are_noticed() -> None:
    body = "x = 1\n" * LONGEST
    assert manners("x = 1\n")
    assert manners("")
    assert not manners('"""Says what it is."""\n')
    assert manners(f'"""Says what it is."""\n{body}')
    assert not manners(f'"""Says what it is.\n\nLength: one table, read as a whole."""\n{body}')
