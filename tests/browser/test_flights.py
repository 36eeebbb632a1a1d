"""A card that flies to another place is seen all the way: nothing that scrolls or clips cuts it on its way. The last answers before the
middle of a game are given again while somebody looks on; one or two games with every commit, all in a soak.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.browser.helpers import Visitor
from tests.browser.midgame import kept, middle
from tests.server.helpers import Player
from tests.soak import share, some_of_the_day

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

#: Draw Steel has no cards that change places.
GAMES = ["keyforge", "arackhan", "anima", "cendrelin"]
ANSWERS = share(8, 30)

# Each flight from place to place from now on: where it begins and ends, and whether something around it cuts it there. What only closes
# up in its zone is quicker, and never leaves it.
WATCH = """() => {
  window.flights = [];
  const animate = Element.prototype.animate;
  const inside = (box, frame) => box.left >= frame.left - 1 && box.top >= frame.top - 1
    && box.right <= frame.right + 1 && box.bottom <= frame.bottom + 1;
  Element.prototype.animate = function (frames, timing) {
    const flight = animate.call(this, frames, timing);
    if (!String(frames[0]?.transform ?? '').startsWith('translate') || timing.duration < 200) return flight;
    const around = [];
    if (getComputedStyle(this).position !== 'fixed') {
      for (let up = this.parentElement; up && up !== document.body; up = up.parentElement) {
        const frame = up.getBoundingClientRect();
        const window = frame.width >= innerWidth && frame.height >= innerHeight; // beyond which nothing is seen anyway
        if (getComputedStyle(up).overflow !== 'visible' && !window) around.push(frame);
      }
    }
    flight.pause();
    const [begins, ends] = [0, timing.duration - 0.01].map((when) => {
      flight.currentTime = when;
      return this.getBoundingClientRect();
    });
    flight.currentTime = 0;
    flight.play();
    const seen = around.every((frame) => inside(ends, frame)); // a place that is scrolled away is not seen in any case
    window.flights.push({
      what: this.className, far: Math.hypot(begins.left - ends.left, begins.top - ends.top),
      cut: seen && !around.every((frame) => inside(begins, frame)),
    });
    return flight;
  };
}"""


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("game", some_of_the_day(GAMES, 3))
def test_no_edge_cuts_a_flight(visit: Callable[..., Visitor], data: Path, address: str, game: str, width: int) -> None:
    table = middle(game)
    begin = len(table.answers) - ANSWERS
    places = kept(data, table, begin)
    me = visit(places[0], width=width, height=664 if width < 600 else 800, phone=width < 600, motion=True, fresh=True)
    me.at(begin)
    me.page.evaluate(WATCH)
    with ExitStack() as stack:
        players = []
        for place in places:
            path, _, token = place.partition("#seat=")
            players.append(stack.enter_context(Player(urlsplit(address).port or 0, path.rpartition("/")[2])))
            players[-1].send(do="sit", token=token)
        for number, (seat, key) in enumerate(table.answers[begin:], begin + 1):
            player = players[seat]
            while player.last.get("n") != number - 1:
                player.hear()
            player.play(key)
            me.at(number)
    flights: list[dict[str, Any]] = me.page.evaluate("() => window.flights")
    assert [one["what"] for one in flights if one["cut"]] == []
    assert max(one["far"] for one in flights) > 50, "nothing flew"
