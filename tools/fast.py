"""Compile the rules with mypyc (`make fast`), or remove what was compiled (`make slow`).

The C code and its objects are made in a temporary folder. Only when everything is compiled does the whole set, with a stamp of
the sources it was made of, take its place in one step, so that nothing half built is ever found; see `ludotheque/form.py`,
which checks the stamp when the package is imported.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
PACKAGE = SOURCES / "ludotheque"
GAMES = ("keyforge", "arackhan", "cendrelin", "anima")
LIBRARY = "ludotheque_rules"

#: What is compiled of the engine: what a game runs through at every choice. The rest runs once a table or a process, or
#: is what uncompiled games subclass and set class attributes on (`game.py` and what it is made of, but for `run.py`, which
#: holds its run loop and no such attribute), or speaks with
#: fluent.runtime, whose numbers pass for strings (`words.py`, `phrases.py`).
ENGINE = (
    "audience",
    "card",
    "choice",
    "concede",
    "dice",
    "events",
    "knowledge",
    "lasting",
    "offer",
    "numbers",
    "position",
    "program",
    "refusal",
    "run",
    "simultaneous",
    "view",
)

#: What stays plain Python in the folder of a game, and why.
INTERPRETED = {
    "__init__.py": "packages only gather names",
    "game.py": "its base class is not compiled",
    "thinking.py": "its base class is not compiled",
    "reasons.py": "runs for whoever asks for a hint",
    "scenario.py": "runs once a table",
    "scenario_write.py": "runs once a table",
    "shelf.py": "runs once a table",
    "decklist.py": "runs once a table",
    "decklists.py": "runs once a table",
    "archons.py": "runs once a table",
    "language.py": "Lark calls it, once a process",
    "cardblocks.py": "runs once a process",
    "cardfile.py": "runs once a process",
    "lint.py": "runs for those who write cards",
    "tables.py": "runs once a table",
    "own.py": "runs once for each text of cards",
    "log.py": "a table, read once a process",
    "trial.py": "runs once a table",
    "names.py": "runs once a process",
    "wire.py": "shapes for the page, which nothing runs",
}


class Missing(Exception):
    """What compiling needs and this machine does not have."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="fast.py", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--remove", action="store_true", help="remove what was compiled")
    parser.add_argument("--if-possible", action="store_true", help="without a C compiler, say so and succeed")
    parser.add_argument("--check", action="store_true", help="compile nothing: say what compiling would need here")
    parser.add_argument(
        "--optimise", default="1", choices="0123", help="the C compiler's -O (default 1; 0 builds fastest)"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="C compilers at once")
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games to compile (default: all)")
    asked = parser.parse_args()
    if asked.remove:
        remove()
        return 0
    unknown = [game for game in asked.games if game not in GAMES]
    if unknown:
        print(f"fast.py: no game is called {', '.join(unknown)}; there is {', '.join(GAMES)}", file=sys.stderr)
        return 2
    try:
        compiler = find_compiler()
    except Missing as missing:
        print(f"make fast: {missing}: the rules stay plain Python", file=sys.stderr)
        return 0 if asked.if_possible else 1
    if asked.check:
        return 0
    began = time.monotonic()
    files = sources(asked.games or GAMES)
    if up_to_date(files, asked.optimise):
        print("the rules are compiled already")
        return 0
    try:
        with tempfile.TemporaryDirectory(prefix="ludotheque-fast-") as folder:
            made = compile_rules(files, Path(folder), compiler, asked.optimise, asked.jobs)
            if made is not None:
                put_in_place(made)
    except OSError as error:
        print(f"make fast: {error.strerror or error}", file=sys.stderr)
        made = None
    if made is None:
        print("make fast: nothing was compiled; the form in use stays as it was", file=sys.stderr)
        return 1
    print(f"{len(files)} modules compiled in {time.monotonic() - began:.0f} s; `make slow` goes back to plain Python")
    return 0


def sources(games: list[str] | tuple[str, ...]) -> list[Path]:
    """The modules to compile: the engine and these games, without what stays interpreted."""
    found = [PACKAGE / "engine" / f"{name}.py" for name in ENGINE]
    for game in games:
        found += (path for path in (PACKAGE / "games" / game).rglob("*.py") if path.name not in INTERPRETED)
    return sorted(found)


def up_to_date(files: list[Path], optimise: str) -> bool:
    """Whether exactly these modules are compiled as they are now, for this Python, in this way."""
    form = _form()
    folder = PACKAGE / "compiled"
    try:
        library, *compiled = form.verified(folder, PACKAGE)
    except form.Stale:
        return False
    made = json.loads((folder / form.STAMP).read_text(encoding="utf-8")).get("made")
    same = library.startswith(LIBRARY) and set(compiled) == {module_name(path) for path in files}
    return same and made == how(optimise)


def how(optimise: str) -> list[str]:
    """What a compiled set depends on beside its sources: the compiler's version, its options, and this program."""
    return [version("mypy"), optimise, hashlib.sha256(Path(__file__).read_bytes()).hexdigest()]


def find_compiler() -> list[str]:
    """The C compiler's command; Missing, if anything that compiling needs is not there."""
    if importlib.util.find_spec("mypyc") is None:
        raise Missing("mypyc is not installed")
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    for command in (shlex.split(named), ["cc"], ["gcc"], ["clang"]):
        if command and shutil.which(command[0]):
            break
        if os.environ.get("CC"):
            raise Missing(f"there is no C compiler {named!r}")
    else:
        raise Missing("there is no C compiler (cc, gcc or clang)")
    header = Path(sysconfig.get_paths()["include"], "Python.h")
    if not header.is_file():
        raise Missing("the headers of Python (Python.h) are not installed")
    return command


def compile_rules(files: list[Path], folder: Path, compiler: list[str], optimise: str, jobs: int) -> Path | None:
    """The folder of the compiled modules and their stamp, or None after the compiler has said what is wrong."""
    from mypyc.build import generate_c_extension_shim, include_dir, mypyc_build
    from mypyc.common import shared_lib_name
    from mypyc.options import CompilerOptions

    form = _form()
    names = [module_name(path) for path in files]
    # taken before they are read: a source that changes meanwhile makes what is compiled stale
    stamps = {name: form.fingerprint(path) for name, path in zip(names, files, strict=True)}
    c_folder, made = folder / "c", folder / "compiled"
    options = CompilerOptions(multi_file=True, target_dir=str(c_folder), include_runtime_files=True, group_name=LIBRARY)
    flags = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(folder / "cache")]
    here = Path.cwd()
    os.chdir(SOURCES)
    try:
        # mypyc warns of generators that it turns into lists, which changes nothing here
        _, ((c_files, _),), _ = mypyc_build([*flags, *(str(path.relative_to(SOURCES)) for path in files)], options)
        shims = [generate_c_extension_shim(name, name.split(".")[-1], str(c_folder), LIBRARY) for name in names]
    except SystemExit:
        return None
    finally:
        os.chdir(here)

    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    shared = shlex.split(sysconfig.get_config_var("CCSHARED") or "")
    base = [*compiler, f"-O{optimise}", "-g0", "-w", "-DNDEBUG", "-fwrapv", *shared]
    base += [f"-I{place}" for place in (sysconfig.get_paths()["include"], include_dir(), c_folder)]
    # the linker as this Python was linked, but by the compiler found above
    link = [*compiler, *shlex.split(sysconfig.get_config_var("LDSHARED") or "cc -shared")[1:]]
    made.mkdir()
    library = shared_lib_name(LIBRARY)

    def build(c_file: str, name: str = "") -> bool:
        """Compile a C file; a module's own small one is linked at once."""
        target = str(made / f"{name}{suffix}") if name else f"{c_file}.o"
        step = [*base, *link[len(compiler) :], c_file, "-o", target] if name else [*base, "-c", c_file, "-o", target]
        return _run(step)

    with ThreadPoolExecutor(jobs) as pool:
        largest_first = sorted(c_files, key=lambda path: -os.path.getsize(path))
        done = [pool.submit(build, path) for path in largest_first]
        done += [pool.submit(build, path, name) for path, name in zip(shims, names, strict=True)]
        if not all(one.result() for one in done):
            pool.shutdown(cancel_futures=True)
            return None
    if not _run([*link, *(f"{path}.o" for path in c_files), "-o", str(made / f"{library}{suffix}")]):
        return None
    sizes = {path.name: path.stat().st_size for path in sorted(made.iterdir())}
    stamp = {"library": library, "suffix": suffix, "made": how(optimise), "files": sizes, "sources": stamps}
    (made / form.STAMP).write_text(json.dumps(stamp, indent=1) + "\n", encoding="utf-8")
    return made


def _run(command: list[str]) -> bool:
    return (
        subprocess.run(["nice", "-n", "4", *command] if shutil.which("nice") else command, check=False).returncode == 0
    )


def put_in_place(made: Path) -> None:
    """Move the compiled set into the package: beside its place first, since a rename is one step on one disk only."""
    beside = PACKAGE / ".compiled"
    shutil.rmtree(beside, ignore_errors=True)
    try:
        shutil.copytree(made, beside)
    except OSError:
        shutil.rmtree(beside, ignore_errors=True)
        raise
    remove_folder()
    beside.rename(PACKAGE / "compiled")


def remove() -> None:
    shutil.rmtree(PACKAGE / ".compiled", ignore_errors=True)
    remove_folder()


def remove_folder() -> None:
    """Remove the compiled set in one step as others see it: without its name it is not found any more."""
    folder = PACKAGE / "compiled"
    if folder.is_dir():
        old = PACKAGE / ".compiled-old"
        shutil.rmtree(old, ignore_errors=True)
        folder.rename(old)
        shutil.rmtree(old)


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCES).with_suffix("").parts)


def _form() -> ModuleType:
    """`ludotheque/form.py` by itself: importing the package would load the rules."""
    spec = importlib.util.spec_from_file_location("form", PACKAGE / "form.py")
    assert spec is not None
    assert spec.loader is not None
    form = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(form)
    return form


if __name__ == "__main__":
    sys.exit(main())
