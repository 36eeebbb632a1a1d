"""The two forms of the rules: plain Python, and the same modules compiled by mypyc (`make fast`).

`tools/fast.py` puts what it compiled into the folder `compiled` of the package, all at once, with a stamp that says of which
sources it was made. This module looks at the stamp before any rule is imported. Only when every source is as it was
compiled, and every compiled file is there, are the compiled modules used; else one line says why not, and plain Python
runs. Never a mixture: compiled modules know each other's layout.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import json
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).resolve().parent
FOLDER = PACKAGE / "compiled"
STAMP = "stamp.json"
#: Set to anything, it leaves the compiled form aside.
PLAIN = "LUDOTHEQUE_PLAIN"

#: The compiled modules in use; empty in the plain form.
modules: frozenset[str] = frozenset()


class Stale(Exception):
    """Why the compiled form cannot be used, in English and French."""

    def __init__(self, en: str, fr: str) -> None:
        super().__init__(en)
        self.en = en
        self.fr = fr


class _Finder:
    """Finds the compiled modules in their folder, before their sources are found beside."""

    def __init__(self, files: dict[str, Path]) -> None:
        self.files = files

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        file = self.files.get(name)
        if file is None:
            return None
        return importlib.util.spec_from_file_location(name, file, loader=ExtensionFileLoader(name, str(file)))


def fingerprint(source: Path) -> list[int | str]:
    """What a stamp holds of a source: its time and size, which are quick to compare, and its hash, which decides."""
    status = source.stat()
    return [status.st_mtime_ns, status.st_size, hashlib.sha256(source.read_bytes()).hexdigest()]


def verified(folder: Path, package: Path) -> dict[str, Path]:
    """The compiled files by module, the shared library first; or Stale, if they are not those of these sources."""
    try:
        stamp = json.loads((folder / STAMP).read_text(encoding="utf-8"))
        library, suffix, sizes = str(stamp["library"]), str(stamp["suffix"]), dict(stamp["files"])
        sources = {name: [*made_of] for name, made_of in stamp["sources"].items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        raise Stale("the compiled rules have no stamp", "les règles compilées n'ont pas d'empreinte") from None
    if suffix not in EXTENSION_SUFFIXES:
        raise Stale("the rules were compiled for another Python", "les règles ont été compilées pour un autre Python")
    files = {name: folder / f"{name}{suffix}" for name in (library, *sources)}
    there = {entry.name: entry.stat().st_size for entry in os.scandir(folder)}
    for file in files.values():
        if file.name not in there:
            raise Stale(f"{file.name} is missing", f"{file.name} manque")
        if there[file.name] != sizes.get(file.name):
            raise Stale(f"{file.name} is not whole", f"{file.name} n'est pas entier")
    for name, made_of in sources.items():
        path = package.joinpath(*name.split(".")[1:]).with_suffix(".py")
        try:
            status = path.stat()
            same = [status.st_mtime_ns, status.st_size] == made_of[:2] or fingerprint(path)[2:] == made_of[2:]
        except OSError:
            same = False
        if not same:
            raise Stale(
                f"{path.relative_to(package)} has changed since it was compiled",
                f"{path.relative_to(package)} a changé depuis sa compilation",
            )
    return files


def choose() -> None:
    """Use the compiled modules if they are those of the sources; called before any of them is imported."""
    global modules
    if os.environ.get(PLAIN) or not FOLDER.is_dir():
        return
    finder = None
    try:
        files = verified(FOLDER, PACKAGE)
        finder = _Finder(files)
        sys.meta_path.insert(0, finder)
        library = next(iter(files))
        try:
            importlib.import_module(library)
        except ImportError:
            raise Stale("the compiled rules do not load", "les règles compilées ne se chargent pas") from None
    except Stale as stale:
        if finder is not None:
            sys.meta_path.remove(finder)
        print(
            f"ludotheque: {stale.en}: plain Python is used (make fast) · {stale.fr} : Python ordinaire (make fast)",
            file=sys.stderr,
        )
        return
    modules = frozenset(files) - {library}


def compiled_games() -> list[str]:
    """The ids of the games whose rules are compiled."""
    return sorted({name.split(".")[2] for name in modules if name.startswith("ludotheque.games.")})


def said() -> str:
    """The form in a word: `plain`, or `compiled (arackhan, keyforge)`."""
    if not modules:
        return "plain"
    return f"compiled ({', '.join(compiled_games()) or 'engine'})"
