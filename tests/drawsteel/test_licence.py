"""The line of the licence stands word for word wherever the game is offered: on the page, in both READMEs, the NOTICE and the register."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_the_line_is_that_of_the_register() -> None:
    register = (ROOT / "docs" / "rules" / "drawsteel.md").read_text(encoding="utf-8")
    found = re.search(r"> \[Product Name\] (is an independent product .*)", register)
    assert found is not None
    line = f"Ludothèque {found.group(1).strip()}"
    for name in ("README.md", "LISEZMOI.md", "NOTICE"):
        assert line in (ROOT / name).read_text(encoding="utf-8")
    assert f"> {line}" in register
    assert f"'{line}'" in (ROOT / "web" / "src" / "games" / "drawsteel" / "licence.ts").read_text(encoding="utf-8")
