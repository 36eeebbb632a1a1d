"""A visitor of the page: what is on the screen, what came over the wire, and how to answer a question by pointing.

Where a test is about one moment of a game, the way there is played over the wire (`ahead`, `ended`): a press costs a
hundred times as much as a message, and pressing is shown by the tests of whole games.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Locator, Page, Request, WebSocket, expect

from ludotheque.server.patches import patched
from tests.server.helpers import Player

PARKED = "/api/health"  # an address of the server where no page runs
REF = re.compile(r"[a-z0-9-]+#\d+")
ON = ':not([data-state="none"])'
LIT = f"[data-ref]{ON}"
HAND = f'[data-testid="hand"] {LIT}'
ROWS = f".event-row{ON}"
#: A button that has just come and takes no press yet (web/src/lib/fresh.ts); one that is off says why, and has no `data-option`.
FRESH = (
    ":is([data-option], [data-flank], [data-testid='end-anyway'], [data-testid='lesson-next'])[aria-disabled='true']"
)
#: Nothing is on its way, and everything that is drawn can be pressed: what is found now is still there when it is pressed.
STILL = f"""() => !document.querySelector("[data-sending], {FRESH}")"""
# Rows and cards that lengthen a game are left alone while there is another way.
SLOW = re.compile("Renvoyez|Désignez|Renoncez|Send back|Designate|Forgo", re.IGNORECASE)


def typeset(said: str) -> str:
    """French words of a catalogue as the page sets them (web/src/lib/text.ts), but for spaces, which readers of a page do not mind."""
    said = re.sub(r"-t-(?=(?:ils?|elles?|on)\b)", "-\u2060t-\u2060", said)
    return re.sub(r"(?<=[^\W\d_])'(?=[^\W\d_]|«)", "’", said)


class Visitor:
    """One browser at one page."""

    def __init__(self, page: Page, phone: bool) -> None:
        self.page = page
        self.phone = phone
        self.frames: list[str] = []  # everything the server said to this page, as it came
        self.complaints: list[str] = []
        self._states: list[dict[str, Any]] = []
        self._read = 0
        self._heard: dict[str, Callable[[Any], None]] = {
            "websocket": self._listen,
            "console": self._noted,
            "pageerror": lambda error: self.complaints.append(str(error)),
            "requestfailed": self._failed,
            "response": lambda r: self.complaints.append(f"{r.status} {r.url}") if r.status >= 400 else None,
        }
        for event, hear in self._heard.items():
            page.on(event, hear)  # type: ignore[call-overload]

    def leave(self) -> None:
        """Hear nothing more: the page is somebody else's from now on."""
        for event, hear in self._heard.items():
            self.page.remove_listener(event, hear)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def _noted(self, message: ConsoleMessage) -> None:
        # Where no page runs the browser looks for an icon by itself; every page names its own (test_chunks.py).
        if message.type == "error" and not message.location["url"].endswith("/favicon.ico"):
            self.complaints.append(message.text)

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the visitor went elsewhere meanwhile
            self.complaints.append(f"{request.failure} {request.url}")

    # ------------------------------------------------------------------ what is there

    def by(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    @property
    def states(self) -> list[dict[str, Any]]:
        for frame in self.frames[self._read :]:
            message = json.loads(frame)
            if message["type"] == "patch":
                message = patched(self._states[-1], message)
            if message["type"] == "state":
                self._states.append(message)
        self._read = len(self.frames)
        return self._states

    @property
    def n(self) -> int:
        """The number of answers, as the page shows the table."""
        return int(self.page.locator("[data-n]").first.get_attribute("data-n") or -1)

    @property
    def kind(self) -> str | None:
        return self.by("prompt").get_attribute("data-kind")

    @property
    def hand(self) -> list[str]:
        found: list[str] = self.by("hand").locator("[data-ref]").evaluate_all("all => all.map(n => n.dataset.ref)")
        return found

    @property
    def log(self) -> list[str]:
        return self.by("log").locator("[data-n-line] .words").all_inner_texts()

    def toast(self, rule: str) -> Locator:
        """The toast of a refusal, with the chip of its rule."""
        toast = self.page.locator('[data-testid="toast"][data-kind="refusal"]').filter(
            has=self.page.locator(f'[data-rule="{rule}"]')
        )
        expect(toast).to_be_visible()
        return toast

    @contextmanager
    def away(self) -> Iterator[None]:
        """Leave the table while it is played on over the wire: a page that draws every answer costs far more than the answers."""
        place = self.page.url
        self.page.goto(PARKED)
        yield
        self.page.goto(place)

    # ------------------------------------------------------------------ answering

    def asked(self) -> bool:
        """Wait until this visitor is asked and can press what is offered, or the game is over; whether it goes on."""
        # Not `expect`, which describes the whole page each time it has to wait.
        over = self.page.wait_for_function(
            f"""() => document.querySelector('[data-over]') ? 2 : document.querySelector('[data-yours]') && ({STILL})() ? 1 : 0""",
            timeout=30_000,
        )
        return bool(over.json_value() == 1)

    def at(self, n: int) -> None:
        """Wait until the page shows the table after that many answers or more."""
        self.page.wait_for_function("n => Number(document.querySelector('[data-n]')?.dataset.n ?? -1) >= n", arg=n)

    def still(self) -> None:
        """Wait until nothing is on its way and no button is too new to be pressed: only then is it looked for what to press next."""
        self.page.wait_for_function(STILL)

    @contextmanager
    def answering(self) -> Iterator[None]:
        """What is pressed here is an answer: wait until it has been taken."""
        n = self.n
        yield
        self.at(n + 1)

    def press(self, thing: Locator) -> None:
        if self.phone:
            thing.tap()
        else:
            thing.click()
        sure = self.by("end-anyway")  # an end with acts left is asked back at once
        if sure.count():
            sure.click()

    def end_by_keys(self) -> None:
        """Confirm by keyboard an end that was asked back, if it was."""
        sure = self.by("end-anyway")
        if sure.count():
            expect(sure).not_to_have_attribute("aria-disabled", "true")
            sure.focus()
            self.page.keyboard.press("Enter")

    def pick(self, choice: str, value: str) -> None:
        """Take one of the pictured choices of a table that is being opened; a seat's are unfolded first."""
        seat = re.search(r"-(\d)$", choice)
        if seat:
            fold = self.by(f"open-seat-{seat.group(1)}")
            expect(fold).to_be_visible()
            if fold.locator("..").get_attribute("open") is None:
                fold.click()
        self.by(choice).locator(f'label:has(input[value="{value}"])').click()

    def option(self, key: str) -> Locator:
        """A button of the question that is on."""
        return self.by("prompt").locator(f'[data-option^="{key}"]')

    def lit(self) -> Locator | None:
        """The lit thing to point at next: a card of the hand, a row of an event, then whatever else is lit."""
        fallback = None
        for where in (HAND, ROWS, LIT):
            things = self.page.locator(where)
            texts = things.all_inner_texts()
            for i, text in enumerate(texts):
                if not SLOW.search(text):
                    return things.nth(i)
            if texts and fallback is None and where != HAND:
                fallback = things.first
        return fallback

    def answer(self) -> str | None:
        """Answer the question before this visitor, whatever it is, by pressing something lit. Returns its kind."""
        self.still()
        kind = self.kind
        with self.answering():
            for key in ("class:", "draw", "mana", "yes"):
                if self.option(key).count():
                    self.press(self.option(key).first)
                    break
            else:
                end = self.option("end")
                thing = self.lit() if kind != "night" or not end.count() else self._playable()
                if thing is not None:
                    ref = thing.get_attribute("data-ref") or ""
                    self.press(thing)
                    if self.phone and "/" not in ref:
                        # A finger chooses first, then confirms in the bar.
                        self.press(self.by("prompt").locator(".mains [data-option]"))
                else:
                    self.press(end)
        return kind

    def _playable(self) -> Locator | None:
        """A card worth playing once the night could be ended."""
        cards = self.by("hand").locator(LIT)
        for i, text in enumerate(cards.all_inner_texts()):
            if not SLOW.search(text):
                return cards.nth(i)
        return None

    def reach(self, kind: str, answers: int = 60) -> None:
        """Play on until the question is of that kind."""
        for _ in range(answers):
            assert self.asked(), f"the game ended before a question of the kind {kind!r}"
            if self.kind == kind:
                return
            self.answer()
        raise AssertionError(f"no question of the kind {kind!r} within {answers} answers")


Choice = dict[str, Any]


def ahead(
    address: str,
    place: str,
    wanted: Callable[[Choice], bool],
    pick: Callable[[Choice], str],
    late: Callable[[dict[str, Any]], bool] = lambda view: False,
) -> bool:
    """Play a seat over the wire until it is asked what is wanted, or sees what is late enough; False when the game ends before."""
    path, _, token = place.partition("#seat=")
    with Player(urlsplit(address).port or 0, path.rpartition("/")[2]) as player:
        player.send(do="sit", token=token)
        while not player.mine()["over"]:
            if wanted(player.last["choice"]) or late(player.last["view"]):
                return True
            player.play(pick(player.last["choice"]))
    return False


def ended(address: str, place: str) -> str:
    """Wait until a game between bots is over; its address."""
    with Player(urlsplit(address).port or 0, place.rpartition("/")[2]) as watcher:
        watcher.send(do="watch")
        watcher.until(lambda frame: frame["type"] == "state" and bool(frame["over"]))
    return place


def box(thing: Locator) -> dict[str, float]:
    found = thing.bounding_box()
    assert found is not None, f"{thing} is not drawn"
    return {**found, "right": found["x"] + found["width"], "bottom": found["y"] + found["height"]}
