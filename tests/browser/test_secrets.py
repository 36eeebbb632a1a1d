"""A game with roles, audiences and open arguments in the browser, on the plain board: forms for what is said, seats by role."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

import ludotheque
from ludotheque.server.settings import Settings
from tests.browser.helpers import Visitor, box
from tests.engine.secrets import Secrets
from tests.server.helpers import Server
from tests.soak import of_the_day


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the secrets on its shelf."""
    game, games, find = Secrets(), ludotheque.games(), ludotheque.game
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ludotheque, "games", lambda: [*games, game.id])
        patch.setattr(ludotheque, "game", lambda id: game if id == game.id else find(id))
        settings = Settings(data_dir=tmp_path_factory.mktemp("data"), bot_pause=0, limits=False)
        with Server(settings) as server:
            yield f"http://127.0.0.1:{server.port}"


@pytest.fixture
def seats(address: str) -> Callable[[int], list[str]]:
    """Open a table of the secrets; return the addresses of its seats, the master's first."""

    def make(count: int) -> list[str]:
        body: dict[str, Any] = {
            "game": "secrets",
            "options": {},
            "seats": [{"who": "me"}] + [{"who": "friend"}] * (count - 1),
        }
        opened = httpx.post(f"{address}/api/tables", json=body, trust_env=False, verify=False).json()
        return [f"/table/{opened['table']}#seat={seat['token']}" for seat in opened["seats"]]

    return make


def fill(visitor: Visitor, name: str, text: str) -> None:
    visitor.by(f"fill-{name}").fill(text)


@pytest.mark.parametrize("phone", of_the_day([False, True]), ids=lambda phone: "phone" if phone else "desk")
def test_a_text_is_written_in_a_form_and_refused_in_words(
    visit: Callable[..., Visitor], seats: Callable[[int], list[str]], phone: bool
) -> None:
    first, second = seats(2)
    size = {"width": 390, "height": 844} if phone else {"width": 1280, "height": 800}
    master = visit(first, **size, phone=phone)
    guesser = visit(second, **size, phone=phone)
    assert master.asked()
    master.press(master.option("clue").first)
    form = master.by("fill-in")
    expect(form).to_be_visible()
    if not phone:
        expect(master.by("fill-clue")).to_be_focused()  # one types at once
    found = box(form)
    assert found["x"] >= 0
    assert found["right"] <= size["width"]
    master.press(master.by("fill-send"))
    expect(form.get_by_role("alert")).to_have_text("Écrivez quelque chose.")
    fill(master, "clue", "la moon > 1/2 * 100 %")
    master.press(master.by("fill-send"))
    expect(master.by("fill-refused")).to_contain_text("Un indice ne doit nommer aucune carte.")
    expect(master.by("fill-clue")).to_have_value("la moon > 1/2 * 100 %")  # nothing typed is lost
    fill(master, "clue", "de l'or > 1/2 * 100 % é🌊")
    master.by("fill-clue").press("Enter")
    expect(form).to_have_count(0)
    guesser.at(1)
    assert guesser.states[-1]["log"][-1]["words"]["fr"] == "@0 dit : de l'or > 1/2 * 100 % é🌊"


@pytest.mark.parametrize("phone", of_the_day([False, True]), ids=lambda phone: "phone" if phone else "desk")
def test_an_amount_is_stepped_by_button_and_key_within_its_bounds(
    visit: Callable[..., Visitor], seats: Callable[[int], list[str]], phone: bool
) -> None:
    _, second = seats(2)
    size = {"width": 390, "height": 844} if phone else {"width": 1280, "height": 800}
    guesser = visit(second, **size, phone=phone)
    guesser.press(guesser.by("extras").locator("summary"))  # nobody asks this seat: it may all the same
    guesser.press(guesser.by("extras").locator('[data-option="stake:*"]'))
    field = guesser.by("fill-coins")
    expect(field).to_have_value("1")
    expect(guesser.by("less-coins")).to_be_disabled()
    guesser.press(guesser.by("more-coins"))
    expect(field).to_have_value("2")
    field.press("ArrowUp")
    field.press("PageUp")
    expect(field).to_have_value("13")
    field.press("PageUp")
    expect(field).to_have_value("20")
    fill(guesser, "coins", "21")
    guesser.press(guesser.by("fill-send"))
    expect(guesser.by("fill-in").get_by_role("alert")).to_have_text("Un nombre entier de 1 à 20.")
    fill(guesser, "coins", "6")
    field.press("Enter")
    expect(guesser.by("fill-refused")).to_contain_text("Vous avez 5 pièces.")
    fill(guesser, "coins", "5")
    field.press("Enter")
    expect(guesser.by("fill-in")).to_have_count(0)
    guesser.at(1)
    assert guesser.states[-1]["view"]["players"][1]["counters"][1]["value"] == 5


def test_a_form_is_left_with_escape_and_stays_while_others_play(
    visit: Callable[..., Visitor], seats: Callable[[int], list[str]]
) -> None:
    first, second, third = seats(3)
    master, one, two = visit(first), visit(second), visit(third)
    one.press(one.by("extras").locator("summary"))
    one.press(one.by("extras").locator('[data-option="whisper:@2>*"]'))
    fill(one, "saying", "c'est l'or")
    assert master.asked()
    master.press(master.option("change"))
    one.at(1)
    expect(one.by("fill-saying")).to_have_value("c'est l'or")
    one.by("fill-saying").press("Enter")
    expect(one.by("fill-in")).to_have_count(0)
    two.at(2)
    assert "c'est l'or" in "".join(two.frames)
    assert "c'est l'or" not in "".join(master.frames)
    one.press(one.by("extras").locator('[data-option="whisper:@0>*"]'))
    one.by("fill-saying").press("Escape")
    expect(one.by("fill-in")).to_have_count(0)


def test_the_lobby_gives_each_seat_a_role(visit: Callable[..., Visitor]) -> None:
    visitor = visit("/", width=390, height=844, phone=True)
    visitor.press(visitor.page.get_by_test_id("open-secrets"))
    visitor.pick("count", "9")
    expect(visitor.by("role-8")).to_be_attached()
    roles = [visitor.by(f"role-{seat}").get_attribute("data-value") for seat in range(9)]
    assert roles == ["master"] + ["guesser"] * 8
    visitor.pick("role-3", "master")
    expect(visitor.by("role-0")).to_have_attribute("data-value", "guesser")
    expect(visitor.by("seat-3")).to_have_attribute("data-value", "bot:random")  # the greedy one cannot play a master
    form = box(visitor.by("open-table"))
    assert form["right"] <= 390
    visitor.press(visitor.by("create-table"))
    expect(visitor.by("open-table")).to_contain_text("Place : Devin")
    visitor.press(visitor.by("go-to-table"))
    expect(visitor.page.locator('[data-seat="0"] .role')).to_have_text("Devin")
    assert [seat["role"] for seat in visitor.states[-1]["seats"]].index("master") == 3
