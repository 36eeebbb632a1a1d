"""The saved figures of the benchmark, as a page or as JSON: a column for the plain package and one for the compiled.

A run measures one build. The figures of the other are kept, if they are of the same machine: columns that cannot be compared
do not stand side by side. There is no date: the file changes when the figures do, and version control knows when that was.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from ludotheque.lab.bench import COMPILED, PLAIN

#: Figures of a build: game, measure, figure.
Figures = dict[str, dict[str, float]]

#: Each measure: what the page calls it, and its decimals.
MEASURES = {
    "choices_per_s": ("choices a second, bare positions", 0),
    "table_choices_per_s": ("choices a second, whole tables", 0),
    "word_choices_per_s": ("choices a second, tables with words", 0),
    "games_per_s": ("games a second, bare positions", 1),
    "perft_per_s": ("positions a second, perft from the openings", 0),
    "search_per_s": ("lines a second that a search follows", 0),
    "search_scaling": ("lines a second of two processes at once, times those of one", 2),
    "rolls_per_s": ("power rolls resolved a second", 0),
    "copy_us": ("a copy of a position, µs", 2),
}
_BUILDS = (PLAIN, COMPILED)
_MEASURED = re.compile(r"Random play on one core of (.+), Python (\S+), by `ludotheque bench`\.")
_MISSING = "–"


def save(path: Path, processor: str, python: str, build: str, figures: Figures) -> None:
    """Write the figures of a build beside those of the other, if the file has them from the same machine."""
    builds = {**_saved(path, processor, python), build: figures}
    ordered = {name: builds[name] for name in _BUILDS if name in builds}
    if path.suffix == ".json":
        text = json.dumps({"processor": processor, "python": python, "builds": ordered}, indent=2) + "\n"
    else:
        text = _page(processor, python, ordered) + _notes(path)
    path.write_text(text, encoding="utf-8")


def _notes(path: Path) -> str:
    """What somebody wrote below the figures, under headings of its own: it is kept."""
    text = path.read_text(encoding="utf-8", errors="replace") if path.exists() else ""
    heading = text.find("\n## ")
    return text[heading:] if heading >= 0 and _MEASURED.search(text) else ""


def _saved(path: Path, processor: str, python: str) -> dict[str, Figures]:
    """The figures in the file, by build; nothing when there are none of this machine."""
    if not path.exists():
        return {}
    try:
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".json":
            data = json.loads(text)
            same = (data["processor"], data["python"]) == (processor, python)
            return {name: data["builds"][name] for name in _BUILDS if name in data["builds"]} if same else {}
        return _read_page(text, processor, python)
    except (ValueError, KeyError, TypeError):  # not a file of ours: it is rewritten
        return {}


def _page(processor: str, python: str, builds: dict[str, Figures]) -> str:
    lines = [
        "# Speed",
        "",
        f"Random play on one core of {processor}, Python {python}, by `ludotheque bench`.",
        "",
        f"| game | measure | {' | '.join(_BUILDS)} |",
        f"| --- | --- |{' ---: |' * len(_BUILDS)}",
    ]
    for game in dict.fromkeys(game for figures in builds.values() for game in figures):
        for measure, (words, decimals) in MEASURES.items():
            found = [builds.get(name, {}).get(game, {}).get(measure) for name in _BUILDS]
            if not any(found):
                continue  # not every game has every measure
            cells = [_MISSING if figure is None else f"{figure:,.{decimals}f}" for figure in found]
            lines.append(f"| {game} | {words} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def _read_page(text: str, processor: str, python: str) -> dict[str, Figures]:
    builds: dict[str, Figures] = {}
    measured = _MEASURED.search(text)
    if measured is None or measured.groups() != (processor, python):
        return builds
    measures = {words: measure for measure, (words, _) in MEASURES.items()}
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 2 + len(_BUILDS) and cells[1] in measures:
            for name, cell in zip(_BUILDS, cells[2:], strict=True):
                if cell != _MISSING:
                    builds.setdefault(name, {}).setdefault(cells[0], {})[measures[cells[1]]] = float(
                        cell.replace(",", "")
                    )
    return builds
