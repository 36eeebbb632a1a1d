"""The rule registers: every rule of a rulebook by its id, with its words in English and French.

They are the Markdown files of `docs/rules`, so that people and the program read the same page. Installed packages carry
them as `ludotheque/rules`.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any

_PACKAGE = Path(__file__).resolve().parents[1]
_ID = re.compile(r"^\**([A-Z]{1,3}-[A-Z]*\d+[a-z]?)\**$")
#: Marks of a row that are for people who write tests, and the one that readers are shown.
_TAG = re.compile(r"^\[[A-Za-z]+\] ")
_EXAMPLE = "[FIG] "
_NUMBER = re.compile(r"^(\d+(?:\.\d+)?)\.? ")
_PART = re.compile(r"^(?:Part|Partie) [IVX]+\. ")


class Rule:
    """One row of a register."""

    __slots__ = ("cites", "en", "fr", "id", "level", "part", "section")

    def __init__(
        self, id: str, en: str, fr: str, section: str, level: int, part: str, cites: tuple[str, ...] = ()
    ) -> None:
        self.id = id
        self.en = en
        self.fr = fr
        self.section = section  # its heading
        self.level = level  # of the heading: 2 for a chapter, 3 for a part of one
        self.part = part  # the heading above the chapter; empty where the register has no parts
        self.cites = cites  # the rules that an example is an example of


def folder() -> Path:
    """Where the registers are: inside an installed package, or `docs/rules` of a checkout."""
    packaged = _PACKAGE / "rules"
    return packaged if packaged.is_dir() else _PACKAGE.parents[1] / "docs" / "rules"


def belongs(id: str, prefix: str) -> bool:
    """Whether a rule is one of the register with this prefix; what lies beyond the rulebook has a letter more (`DSB-001`)."""
    head = id.partition("-")[0]
    return head == prefix or head[:-1] == prefix


def _cells(line: str) -> list[str]:
    return [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]


def _plain(text: str) -> str:
    """The text without Markdown emphasis and code marks."""
    return re.sub(r"(\*\*|`|(?<!\w)\*(?=\S)|(?<=\S)\*(?!\w))", "", text)


def read(game: str) -> list[Rule]:
    """All the rules of a game's register, in its order. A game without a register has none."""
    path = folder() / f"{game}.md"
    return list(_rules(path, path.stat().st_mtime_ns)) if path.is_file() else []


@lru_cache(maxsize=16)
def _rules(path: Path, changed: int) -> tuple[Rule, ...]:
    """What a register says, read once for as long as it stays as it is: a page that shows a rule looks here each time."""
    rules: list[Rule] = []
    section = part = ""
    level = 1
    french = rows = -1
    alone = True  # whether the second column is the whole rule; otherwise the next one completes it
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            section = line.lstrip("#").strip()
            level = len(line) - len(line.lstrip("#"))
            part = section if level == 1 else part
        elif line.lstrip().startswith("|"):
            cells = _cells(line)
            if cells[0].lower() == "id":
                french = next((i for i, cell in enumerate(cells) if cell.lower() == "fr"), -1)
                alone = cells[1].lower() in ("rule", "règle")
                rows = next((i for i, cell in enumerate(cells) if cell.lower() == "rows"), -1)
                continue
            found = _ID.match(cells[0])
            if found and len(cells) > 1:
                fr = _plain(cells[french]) if 0 <= french < len(cells) else ""
                en = _plain(cells[1])
                rest = [cell for index, cell in enumerate(cells[2:], 2) if index != french]
                if not alone and rest and rest[0].strip("—- "):
                    more = _plain(rest[0])
                    en = f"{en if en.endswith(('.', '?')) else f'{en}.'} {more[:1].upper()}{more[1:]}"
                cites = re.findall(r"[A-Z]{2,3}-[A-Z]?\d+", cells[rows]) if 0 <= rows < len(cells) else []
                rules.append(Rule(found.group(1), en, fr, section, level, part, tuple(cites)))
        else:
            french = -1 if not line.strip() else french
    return tuple(rules)


def _titles(heading: str, mark: re.Pattern[str]) -> dict[str, str]:
    """A heading in both languages, without its number."""
    en, _, fr = heading.partition(" — ")
    return {"en": mark.sub("", en), "fr": mark.sub("", fr or en)}


def reading(en: str) -> str:
    """The English words of a row as players read them: marks for whoever writes tests are left out."""
    return f"Example: {en.removeprefix(_EXAMPLE)}" if en.startswith(_EXAMPLE) else _TAG.sub("", en)


def sections(game: str) -> list[dict[str, Any]]:
    """The register as the page shows it: sections with their rules and examples, words in both languages."""
    found: list[dict[str, Any]] = []
    examples: dict[str, list[str]] = {}
    last = None
    rules = read(game)
    for rule in rules:
        for cited in rule.cites:
            examples.setdefault(cited, []).append(rule.id)
    for rule in rules:
        if rule.section != last:
            last = rule.section
            number = _NUMBER.match(rule.section)
            found.append(
                {
                    "number": number.group(1) if number else "",
                    "title": _titles(rule.section, _NUMBER),
                    "part": _titles(rule.part, _PART) if _PART.match(rule.part) else None,
                    "sub": rule.level > 2,
                    "rules": [],
                }
            )
        said: dict[str, Any] = {"id": rule.id, "en": reading(rule.en), "fr": rule.fr or rule.en}
        if rule.id in examples:
            said["examples"] = examples[rule.id]
        found[-1]["rules"].append(said)
    return found


def in_scope(ids: list[str], scope: tuple[str, ...] | None) -> list[str]:
    """The ids in a game's scope, which names them singly or by range (`CE-001..CE-050`), in the register's order."""
    if scope is None:
        return ids
    chosen: set[str] = set()
    for item in scope:
        first, dots, last = item.partition("..")
        if first not in ids or (dots and last not in ids):
            raise ValueError(f"scope {item!r} names a rule that the register does not have")
        low, high = ids.index(first), ids.index(last if dots else first)
        chosen.update(ids[low : high + 1])
    return [id for id in ids if id in chosen]
