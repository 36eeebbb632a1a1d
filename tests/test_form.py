"""The plain and the compiled form of the rules: which one is used, and what is said when the compiled one cannot be.

The compiled set is played here by an extension module that Python brings along, in a package of two files: what decides is the
stamp, whatever was compiled. That the rules themselves compile and play alike is for `make test-fast`.
"""

from __future__ import annotations

import errno
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

import pytest

from ludotheque import form
from tests import conftest
from tests.loaded import load

ROOT = Path(__file__).resolve().parent.parent
TOOL = ROOT / "tools" / "fast.py"
TRY = "import ludotheque; from ludotheque import {name} as one; print(one.__file__); print(ludotheque.form.said())"


def extension() -> Path:
    """Some extension module with a file of its own: Pythons differ in what they build in."""
    for name in ("_queue", "_lzma", "_json", "pydantic_core._pydantic_core"):
        spec = importlib.util.find_spec(name)
        if spec is not None and spec.origin is not None and spec.origin.endswith(tuple(EXTENSION_SUFFIXES)):
            return Path(spec.origin)
    raise AssertionError("this Python has no extension module")


class Package:
    """A package with one module in both forms."""

    def __init__(self, root: Path) -> None:
        compiled = extension()
        self.root = root
        self.name = compiled.name.partition(".")[0]
        self.suffix = suffix = compiled.name.removeprefix(self.name)
        self.package = root / "ludotheque"
        self.folder = self.package / "compiled"
        self.folder.mkdir(parents=True)
        shutil.copy(form.__file__, self.package)
        (self.package / "__init__.py").write_text("from ludotheque import form\nform.choose()\n", encoding="utf-8")
        self.source = self.package / f"{self.name}.py"
        self.source.write_text("WORDS = 'plain'\n", encoding="utf-8")
        self.module = self.folder / f"ludotheque.{self.name}{suffix}"
        self.library = self.folder / f"other.{self.name}{suffix}"
        self.stamp = self.folder / form.STAMP
        shutil.copy(compiled, self.module)
        shutil.copy(compiled, self.library)
        self.write(suffix)

    def write(self, suffix: str) -> None:
        # the library is a module of a package that is not there: found by its full name all the same
        stamp = {
            "library": f"other.{self.name}",
            "suffix": suffix,
            "files": {file.name: file.stat().st_size for file in (self.module, self.library)},
            "sources": {f"ludotheque.{self.name}": form.fingerprint(self.source)},
        }
        self.stamp.write_text(json.dumps(stamp), encoding="utf-8")

    def load(self, **more: str) -> tuple[str, str, str]:
        """The file that is imported, the form as it is said, and what is complained of."""
        env = {**os.environ, "PYTHONPATH": str(self.root), **more}
        if form.PLAIN not in more:
            env.pop(form.PLAIN, None)
        command = [sys.executable, "-c", TRY.format(name=self.name)]
        done = subprocess.run(command, cwd=self.root, env=env, capture_output=True, text=True, timeout=60, check=True)
        file, said = done.stdout.splitlines()
        return Path(file).name, said, done.stderr

    def stays_plain(self) -> str:
        """The one line that is said when plain Python is used after all."""
        file, said, complaint = self.load()
        assert (file, said) == (self.source.name, "plain")
        assert complaint.count("\n") == 1
        assert "plain Python is used" in complaint
        assert "Python ordinaire" in complaint
        return complaint


@pytest.fixture
def package(tmp_path: Path) -> Package:
    made = Package(tmp_path)
    # the library must have a parent to be imported by its full name
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "__init__.py").write_text("", encoding="utf-8")
    return made


def test_a_compiled_module_of_the_same_source_is_used(package: Package) -> None:
    assert package.load() == (package.module.name, "compiled (engine)", "")


def test_a_source_with_another_time_and_the_same_text_is_the_same(package: Package) -> None:
    os.utime(package.source, (1, 1))
    assert package.load() == (package.module.name, "compiled (engine)", "")


def test_the_compiled_form_can_be_left_aside(package: Package) -> None:
    assert package.load(**{form.PLAIN: "1"}) == (package.source.name, "plain", "")


def test_without_a_compiled_set_nothing_is_said(package: Package) -> None:
    shutil.rmtree(package.folder)
    assert package.load() == (package.source.name, "plain", "")


def test_a_changed_source_is_used_and_said_in_one_line(package: Package) -> None:
    package.source.write_text("WORDS = 'other'\n", encoding="utf-8")
    assert f"{package.source.name} has changed" in package.stays_plain()


def test_a_source_that_is_gone_makes_the_set_stale(package: Package) -> None:
    stamp = json.loads(package.stamp.read_text(encoding="utf-8"))
    stamp["sources"]["ludotheque.gone"] = stamp["sources"][f"ludotheque.{package.name}"]
    (package.folder / f"ludotheque.gone{stamp['suffix']}").touch()
    stamp["files"][f"ludotheque.gone{stamp['suffix']}"] = 0
    package.stamp.write_text(json.dumps(stamp), encoding="utf-8")
    assert "gone.py has changed" in package.stays_plain()


@pytest.mark.parametrize("part", ["module", "library"])
def test_a_set_with_a_hole_is_not_used(package: Package, part: str) -> None:
    file: Path = getattr(package, part)
    file.unlink()
    assert f"{file.name} is missing" in package.stays_plain()


@pytest.mark.parametrize("part", ["module", "library"])
def test_a_file_that_was_cut_short_is_not_used(package: Package, part: str) -> None:
    file: Path = getattr(package, part)
    file.write_bytes(file.read_bytes()[:-100])
    assert f"{file.name} is not whole" in package.stays_plain()


STAMPS = [
    None,
    "",
    "{}",
    "[]",
    "not JSON",
    '{"library": 1, "suffix": 2, "files": {}, "sources": 3}',
    '{"library": "a", "suffix": ".so", "files": {}, "sources": {"ludotheque.a": 5}}',
    '{"library": "a", "suffix": ".so", "sources": {}}',
]


@pytest.mark.parametrize("text", STAMPS)
def test_a_set_without_a_stamp_is_not_used(package: Package, text: str | None) -> None:
    package.stamp.unlink()
    if text is not None:
        package.stamp.write_text(text, encoding="utf-8")
    assert "no stamp" in package.stays_plain()


def test_a_set_for_another_python_is_not_used(package: Package) -> None:
    package.write(".cpython-30-pdp11.so")
    assert "another Python" in package.stays_plain()


def test_a_set_that_does_not_load_is_not_used(package: Package) -> None:
    package.library.write_bytes(b"not a library")
    package.write(package.suffix)
    assert "do not load" in package.stays_plain()


# ---------------------------------------------------------------------------------------------------- making it


@pytest.fixture
def tool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The tool, over a package of its own."""
    module = load("fast")
    monkeypatch.setattr(module, "PACKAGE", tmp_path / "src" / "ludotheque")
    return module


@pytest.mark.parametrize(("more", "code"), [([], 1), (["--if-possible"], 0)])
def test_without_a_compiler_one_line_says_so(tmp_path: Path, more: list[str], code: int) -> None:
    env = {**os.environ, "CC": str(tmp_path / "no-such-compiler")}
    command = [sys.executable, str(TOOL), *more]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (code, "")
    assert done.stderr.count("\n") == 1
    assert "the rules stay plain Python" in done.stderr


def test_the_compiler_that_is_missing_is_named(tool: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool.importlib.util, "find_spec", lambda name: object())
    monkeypatch.setattr(tool.shutil, "which", lambda name: None)
    monkeypatch.setenv("CC", "gcc-of-mine -m64")
    with pytest.raises(tool.Missing, match="gcc-of-mine"):
        tool.find_compiler()
    monkeypatch.delenv("CC")
    with pytest.raises(tool.Missing, match="cc, gcc or clang"):
        tool.find_compiler()


def test_an_unknown_game_is_refused_before_anything_is_compiled() -> None:
    command = [sys.executable, str(TOOL), "chess"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1


class Mypyc:
    """Stands for mypyc, which the tests need not have: it writes one C file, and what the C compiler says of it counts."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        build, common, options = (ModuleType(f"mypyc.{name}") for name in ("build", "common", "options"))
        vars(build).update(mypyc_build=self.build, generate_c_extension_shim=self.shim, include_dir=lambda: "include")
        vars(common).update(shared_lib_name=lambda name: f"{name}__mypyc")
        vars(options).update(CompilerOptions=dict)
        for module in (ModuleType("mypyc"), build, common, options):
            monkeypatch.setitem(sys.modules, module.__name__, module)

    def build(self, paths: list[str], options: dict[str, object]) -> tuple[None, list[tuple[list[str], None]], None]:
        return None, [([self.write(str(options["target_dir"]), "rules")], None)], None

    def shim(self, name: str, short: str, folder: str, group: str) -> str:
        return self.write(folder, short)

    def write(self, folder: str, name: str) -> str:
        path = Path(folder, f"{name}.c")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("", encoding="utf-8")
        return str(path)


#: A C compiler that writes what it is asked for, and one that breaks off at the whole library.
COMPILER = """#!/bin/sh
for word; do if [ "$last" = -o ]; then target=$word; fi; last=$word; done
case $target in *{breaks}*) echo 'out of everything' >&2; exit 1;; esac
echo compiled >"$target"
"""


@pytest.fixture
def make_fast(tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], int]:
    """Run the tool on one module, with a C compiler that breaks off at files named so."""
    Mypyc(monkeypatch)
    source: Path = tool.PACKAGE / "engine" / "card.py"
    source.parent.mkdir(parents=True)
    source.write_text("X = 1\n", encoding="utf-8")
    shutil.copy(form.__file__, tool.PACKAGE)
    monkeypatch.setattr(tool, "SOURCES", tmp_path / "src")
    monkeypatch.setattr(tool, "sources", lambda games: [source])
    monkeypatch.setattr(tool, "version", lambda name: "1.0")
    monkeypatch.setattr(sys, "argv", ["fast.py"])
    # the tool reads form.py as a module: what Python keeps of that is not something half built
    monkeypatch.setattr(sys, "dont_write_bytecode", True)

    def run(breaks: str) -> int:
        compiler = tmp_path / "cc"
        compiler.write_text(COMPILER.format(breaks=breaks or "nowhere"), encoding="utf-8")
        compiler.chmod(0o755)
        monkeypatch.setattr(tool, "find_compiler", lambda: [str(compiler)])
        code: int = tool.main()
        return code

    return run


@pytest.mark.parametrize("breaks", ["card", "rules.c", "__mypyc"])
def test_a_compiler_that_breaks_off_leaves_the_old_set_whole(
    make_fast: Callable[[str], int], tool: ModuleType, capfd: pytest.CaptureFixture[str], breaks: str
) -> None:
    assert make_fast(breaks) == 1
    said = capfd.readouterr().err
    assert "the form in use stays as it was" in said
    assert "Traceback" not in said
    assert sorted(path.name for path in tool.PACKAGE.iterdir()) == ["engine", "form.py"]

    assert make_fast("") == 0
    before = {path.name: path.read_text(encoding="utf-8") for path in (tool.PACKAGE / "compiled").iterdir()}
    assert len(before) == 3
    (tool.PACKAGE / "engine" / "card.py").write_text("X = 2\n", encoding="utf-8")
    assert make_fast(breaks) == 1
    assert {path.name: path.read_text(encoding="utf-8") for path in (tool.PACKAGE / "compiled").iterdir()} == before


def test_a_full_disk_is_said_and_leaves_nothing_half_copied(
    make_fast: Callable[[str], int],
    tool: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    def full(made: Path, beside: Path) -> None:
        beside.mkdir()
        (beside / "half.so").touch()
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(tool.shutil, "copytree", full)
    assert make_fast("") == 1
    assert "No space left on device" in capfd.readouterr().err
    assert sorted(path.name for path in tool.PACKAGE.iterdir()) == ["engine", "form.py"]


def test_what_is_compiled_already_is_compiled_again_only_when_something_changed(
    make_fast: Callable[[str], int],
    tool: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    assert make_fast("") == 0
    capfd.readouterr()
    assert make_fast("") == 0
    assert "compiled already" in capfd.readouterr().out
    # another way of compiling, another compiler, another source
    monkeypatch.setattr(sys, "argv", ["fast.py", "--optimise", "0"])
    assert make_fast("") == 0
    assert "compiled already" not in capfd.readouterr().out
    monkeypatch.setattr(tool, "version", lambda name: "2.0")
    assert make_fast("") == 0
    assert "compiled already" not in capfd.readouterr().out
    (tool.PACKAGE / "engine" / "card.py").write_text("X = 3\n", encoding="utf-8")
    assert make_fast("") == 0
    assert "compiled already" not in capfd.readouterr().out


def test_a_new_set_takes_the_place_of_the_old_one_whole(tool: ModuleType, tmp_path: Path) -> None:
    package: Path = tool.PACKAGE
    (package / "compiled").mkdir(parents=True)
    (package / "compiled" / "old.so").touch()
    (package / ".compiled").mkdir()  # left by a copy that was interrupted
    (package / ".compiled" / "half.so").touch()
    made = tmp_path / "made"
    made.mkdir()
    (made / "new.so").touch()
    tool.put_in_place(made)
    assert [path.relative_to(package).as_posix() for path in package.rglob("*") if path.is_file()] == [
        "compiled/new.so"
    ]
    tool.remove()
    assert list(package.iterdir()) == []


def test_make_slow_leaves_nothing_compiled(tmp_path: Path) -> None:
    package = tmp_path / "src" / "ludotheque"
    for folder in ("compiled", ".compiled", ".compiled-old"):
        (package / folder).mkdir(parents=True)
        (package / folder / "one.so").touch()
    (package / "form.py").touch()
    shutil.copy(ROOT / "Makefile", tmp_path)
    subprocess.run(["make", "slow"], cwd=tmp_path, capture_output=True, timeout=60, check=True)
    assert [path.name for path in package.rglob("*")] == ["form.py"]


def test_tests_of_the_compiled_form_do_not_begin_on_the_plain_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(form, "modules", frozenset({"ludotheque.engine.card", "ludotheque.games.cendrelin.turn"}))
    monkeypatch.setenv("LUDOTHEQUE_COMPILED", "cendrelin")
    conftest.pytest_configure()
    monkeypatch.setenv("LUDOTHEQUE_COMPILED", "cendrelin keyforge")
    with pytest.raises(pytest.UsageError, match=r"not compiled: keyforge; the form is compiled \(cendrelin\)"):
        conftest.pytest_configure()


def test_what_compiling_needs_can_be_asked_without_compiling(
    tool: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing() -> list[str]:
        raise tool.Missing("the headers of Python (Python.h) are not installed")

    monkeypatch.setattr(sys, "argv", ["fast.py", "--check"])
    monkeypatch.setattr(tool, "find_compiler", lambda: ["cc"])
    monkeypatch.setattr(tool, "compile_rules", None)
    assert tool.main() == 0
    monkeypatch.setattr(tool, "find_compiler", missing)
    assert tool.main() == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_what_stays_plain_is_named_and_exists() -> None:
    module = load("fast")
    names = {path.relative_to(module.PACKAGE).as_posix() for path in module.sources(module.GAMES)}
    assert {"engine/position.py", "games/keyforge/cards/mars.py", "games/arackhan/sheets.py"} <= names
    assert not names & {
        "engine/game.py",
        "games/keyforge/game.py",
        "games/keyforge/cards/__init__.py",
        "engine/wire.py",
    }
    everything = {path.name for path in (module.PACKAGE / "games").rglob("*.py")}
    assert set(module.INTERPRETED) <= everything
