"""The fenced blocks of a page: what they are written in, which file they belong to, and what they say.

```` ```python src/file.py ```` is a file, or a piece of one; ```` ```python ```` alone is an example.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]

_FENCE = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """One fenced block."""

    language: str
    file: str  # empty for an example
    text: str
    line: int  # where it begins in its page


def blocks(page: str) -> list[Block]:
    """The blocks of a page, in order."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return [
        Block(found[1], found[2] or "", found[3], text.count("\n", 0, found.start()) + 2)
        for found in _FENCE.finditer(text)
    ]


def files(page: str) -> dict[str, str]:
    """The files of a page. Pieces of a class follow each other after one blank line, other pieces after two."""
    found: dict[str, str] = {}
    for block in blocks(page):
        if block.file:
            before = found.get(block.file)
            gap = "" if before is None else "\n" if block.text.startswith(" ") else "\n\n"
            found[block.file] = (before or "") + gap + block.text
    return found


def examples(page: str, language: str = "python") -> list[Block]:
    """The blocks that belong to no file."""
    return [block for block in blocks(page) if block.language == language and not block.file]


def run(page: str, block: Block, space: dict[str, object]) -> None:
    """Run an example; an error names its line in the page."""
    exec(compile("\n" * (block.line - 1) + block.text, str(ROOT / page), "exec"), space)
