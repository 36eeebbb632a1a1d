"""The rule registers: every rule of a rulebook by its id, with its words in English and French.

They are the Markdown files of `docs/rules`, so that people and the program read the same page. Installed packages carry
them as `ludotheque/rules`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

_PACKAGE = Path(__file__).resolve().parents[1]
_ID = re.compile(r"^\**([A-Z]{1,3}-[A-Z]*\d+[a-z]?)\**$")


class Rule:
    """One row of a register."""

    __slots__ = ("en", "fr", "id", "section")

    def __init__(self, id: str, en: str, fr: str, section: str) -> None:
        self.id = id
        self.en = en
        self.fr = fr
        self.section = section


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
    if not path.is_file():
        return []
    rules: list[Rule] = []
    section = ""
    french = -1
    alone = True  # whether the second column is the whole rule; otherwise the next one completes it
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            section = line.lstrip("#").strip()
        elif line.lstrip().startswith("|"):
            cells = _cells(line)
            if cells[0].lower() == "id":
                french = next((i for i, cell in enumerate(cells) if cell.lower() == "fr"), -1)
                alone = cells[1].lower() in ("rule", "règle")
                continue
            found = _ID.match(cells[0])
            if found and len(cells) > 1:
                fr = _plain(cells[french]) if 0 <= french < len(cells) else ""
                en = _plain(cells[1])
                rest = [cell for index, cell in enumerate(cells[2:], 2) if index != french]
                if not alone and rest and rest[0].strip("—- "):
                    en = f"{en.rstrip('.')} — {_plain(rest[0])}"
                rules.append(Rule(found.group(1), en, fr, section))
        else:
            french = -1 if not line.strip() else french
    return rules


def sections(game: str) -> list[dict[str, Any]]:
    """The register as the page shows it: sections with their rules, words in both languages."""
    found: list[dict[str, Any]] = []
    for rule in read(game):
        en, _, fr = rule.section.partition(" — ")
        if not found or found[-1]["key"] != rule.section:
            found.append({"key": rule.section, "title": {"en": en, "fr": fr or en}, "rules": []})
        found[-1]["rules"].append({"id": rule.id, "en": rule.en, "fr": rule.fr or rule.en})
    for one in found:
        del one["key"]
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
