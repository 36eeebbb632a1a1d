"""Cards that people write are checked by the server: what they say, or the word at fault, within bounds and without keeping anything."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludotheque.server.settings import Settings
from tests.server.helpers import Server

CARD = "Fragment : Litanie basse\nAnglais : Low Litany\nClasse : Prêtre\nPoints : 3\nSi fosse ≤ 2, préparez 1 Hommage."


def check(server: Server, body: Any, game: str = "cendrelin") -> Any:
    return server.http.post(f"/api/games/{game}/cards/check", json=body)


def test_a_card_is_shown_as_the_catalogue_would(server: Server) -> None:
    answer = check(server, {"text": CARD})
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store"
    said = answer.json()
    assert (said["faults"], said["findings"]) == ([], [])
    (card,) = said["cards"]
    assert (card["fr"], card["en"], card["band"], card["dots"]) == ("Litanie basse", "Low Litany", "pretre", 3)
    assert card["effects"][0]["spoken"]["fr"] == "S'il reste 2 fosses ou moins, préparez 1 Hommage."


def test_the_word_at_fault_is_named_with_what_could_stand_there(server: Server) -> None:
    (fault,) = check(server, {"text": CARD.replace("préparez", "fabriquez")}).json()["faults"]
    assert (fault["line"], fault["column"], fault["word"]) == (5, 15, "fabriquez")
    assert "« préparez »" in fault["words"]["fr"]


def test_bounds_and_bad_requests_get_one_line(server: Server) -> None:
    longest = server.settings.card_chars
    for body in ({"text": "x" * (longest + 1)}, {"text": ""}, {"text": 3}, {}):
        answer = check(server, body)
        assert answer.status_code == 400
        assert set(answer.json()["error"]) == {"fr", "en"}
    for game, status in (("keyforge", 404), ("chess", 404)):
        answer = check(server, {"text": CARD}, game)
        assert answer.status_code == status
        assert answer.json()["error"]["en"]
    lines = {line["id"]: line["writes"] for line in server.http.get("/api/games").json()}
    assert [game for game, writes in lines.items() if writes] == ["cendrelin"]


def test_whoever_asks_too_often_must_wait(tmp_path: Path) -> None:
    settings = Settings(data_dir=tmp_path, client_checks=2, client_checks_per_second=0.01)
    with Server(settings) as server:
        found = [check(server, {"text": CARD}) for _ in range(3)]
    assert [answer.status_code for answer in found] == [200, 200, 429]
    assert int(found[-1].headers["retry-after"]) > 1
