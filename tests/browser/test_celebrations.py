"""What each game celebrates is seen: the answer that brings it is given, and the banner stands on the board, never on the question.

With every commit one celebration of each game; all of them in a soak. That of KeyForge is in test_showing.py, with its motion.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.browser.helpers import Visitor
from tests.browser.midgame import kept, until
from tests.server.helpers import Player
from tests.soak import share

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

# Keeps each celebration as it was first seen: it does not stay for long.
NOTED = """() => {
  window.cheered = [];
  new MutationObserver(() => {
    const banner = document.querySelector('[data-testid="celebration"]');
    if (!banner || window.cheered.some((one) => one.words === banner.innerText)) return;
    const [box, board] = [banner, document.querySelector('[data-region="board"]')].map((node) => node.getBoundingClientRect());
    window.cheered.push({ words: banner.innerText, kind: banner.dataset.kind, picture: !!banner.querySelector('svg path'),
      inside: box.top >= board.top && box.bottom <= board.bottom && box.left >= board.left && box.right <= board.right });
  }).observe(document.body, { childList: true, subtree: true });
}"""


def third(line: dict[str, Any]) -> bool:
    """A hero's roll of the third tier: the Director sits first."""
    return bool(line["seat"] != 0 and line["words"]["en"].endswith("tier 3"))


ALL: list[tuple[str, str, dict[str, Any]]] = [
    ("arackhan", "claims", {}),
    ("anima", "completes", {}),
    ("drawsteel", "power", {}),
    ("cendrelin", "point", {"mode": "full", "ages": "many"}),
    ("cendrelin", "met", {"mode": "full", "ages": "many"}),
    ("cendrelin", "crowned", {"mode": "full", "ages": "many"}),
    ("cendrelin", "victory", {"mode": "initiation", "ages": "many"}),
    ("drawsteel", "rolled", {}),
]


@pytest.mark.parametrize(("game", "kind", "options"), share(ALL[:4], ALL), ids=lambda one: str(one))
def test_it_is_celebrated(
    visit: Callable[..., Visitor], address: str, data: Path, game: str, kind: str, options: dict[str, Any]
) -> None:
    table = until(game, lambda line: line["kind"] == kind and (game != "drawsteel" or third(line)), options)
    seat, key = table.answers[-1]
    place = kept(data, table, len(table.answers) - 1)[seat]
    me = visit(place)
    assert me.asked()
    me.page.evaluate(NOTED)
    path, _, token = place.partition("#seat=")
    with Player(urlsplit(address).port or 0, path.rpartition("/")[2]) as player:
        player.send(do="sit", token=token)
        player.play(key)
    me.page.wait_for_function("() => window.cheered.length > 0")
    (seen,) = me.page.evaluate("() => window.cheered")
    assert seen["kind"] == kind
    assert seen["picture"]
    assert seen["inside"]
    assert "@" not in seen["words"]
