"""The store: what it keeps, what it refuses, and that an empty place becomes one."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from ludotheque.server.store import AnswerRow, Base, Changed, FullLibrary, Kept, KeptDeck, KeptSeat, Store

pytestmark = pytest.mark.timeout(60)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "store.sqlite3"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    store = Store(f"sqlite:///{path}")
    store.create(table("one"))
    yield store
    store.close()


def table(id: str) -> Kept:
    seats = [KeptSeat("human", name="Zoé", token_hash="h" * 64), KeptSeat("bot", "greedy")]
    return Kept(id, "cendrelin", "1", {"classes": ["choose", "sorcier"]}, "a seed", seats)


def test_a_table_comes_back_as_it_was_kept(store: Store) -> None:
    assert store.append("one", 0, 1, 0, "class:sorcier", False) == 1
    assert store.append("one", 1, 2, 1, "class:animancien", False) == 2
    kept = store.load("one")
    assert kept is not None
    assert kept.answers == [(0, "class:sorcier"), (1, "class:animancien")]
    assert (kept.version, kept.seed, kept.options) == (2, "a seed", {"classes": ["choose", "sorcier"]})
    assert [seat.who for seat in kept.seats] == ["human", "bot"]
    assert kept.seats[0].name == "Zoé"
    assert store.load("two") is None
    assert store.version("one") == 2
    assert store.version("two") is None


def test_an_answer_has_its_number_to_itself(store: Store) -> None:
    store.append("one", 0, 1, 0, "mana", False)
    rows = [{"table_id": "one", "n": 1, "seat": 1, "key": "draw", "at": 0.0}]
    with pytest.raises(IntegrityError), store.engine.begin() as connection:
        connection.execute(insert(AnswerRow), rows)
    with pytest.raises(Changed):  # even with the right version
        store.append("one", 1, 1, 1, "draw", False)
    kept = store.load("one")
    assert kept is not None
    assert (kept.answers, kept.version) == ([(0, "mana")], 1)


def test_a_writer_who_read_an_older_version_is_refused(store: Store) -> None:
    store.append("one", 0, 1, 0, "mana", False)
    with pytest.raises(Changed):
        store.append("one", 0, 2, 0, "end", False)
    with pytest.raises(Changed):
        store.undo("one", 0, 1)
    assert store.version("one") == 1


def test_undo_takes_the_last_answer_and_no_other(store: Store) -> None:
    store.append("one", 0, 1, 0, "mana", False)
    store.append("one", 1, 2, 0, "end", False)
    with pytest.raises(Changed):
        store.undo("one", 2, 1)
    assert store.version("one") == 2  # the refused change left nothing behind
    assert store.undo("one", 2, 2) == 3
    kept = store.load("one")
    assert kept is not None
    assert kept.answers == [(0, "mana")]
    assert store.append("one", 3, 2, 0, "draw", False) == 4


def test_two_writers_at_once_make_one_move(store: Store, path: Path) -> None:
    """Two servers, each with its own connection, race for every number: exactly one wins each."""
    other = Store(f"sqlite:///{path}")
    wins: list[tuple[int, int]] = []
    gate = threading.Barrier(2)

    def race(who: int, mine: Store) -> None:
        for n in range(1, 21):
            gate.wait(30)
            try:
                mine.append("one", n - 1, n, who, f"key {who}", False)
                wins.append((n, who))
            except Changed:
                pass

    threads = [threading.Thread(target=race, args=pair) for pair in ((0, store), (1, other))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    other.close()
    kept = store.load("one")
    assert kept is not None
    assert sorted(n for n, _ in wins) == list(range(1, 21))
    assert [seat for seat, _ in kept.answers] == [who for _, who in sorted(wins)]


def test_who_sits_where_can_change(store: Store) -> None:
    store.seat("one", 0, "human", "Ana")
    kept = store.load("one")
    assert kept is not None
    assert (kept.seats[0].name, kept.seats[0].token_hash) == ("Ana", "h" * 64)


def test_tables_of_bots_that_are_not_over(store: Store) -> None:
    for id in ("bots", "done"):
        kept = table(id)
        kept.seats = [KeptSeat("bot", "greedy"), KeptSeat("bot", "random")]
        store.create(kept)
    store.append("done", 0, 1, 0, "end", True)
    assert store.unfinished_bots() == ["bots"]


def test_sqlite_writes_ahead_and_syncs(store: Store) -> None:
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1


def test_migrations_make_what_the_models_say(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []


def test_a_store_is_opened_again_without_losing_anything(store: Store, path: Path) -> None:
    store.append("one", 0, 1, 0, "mana", False)
    store.close()
    again = Store(f"sqlite:///{path}")
    kept = again.load("one")
    again.close()
    assert kept is not None
    assert kept.answers == [(0, "mana")]
    with sqlite3.connect(path) as raw:
        assert raw.execute("SELECT version_num FROM alembic_version").fetchall() == [("0002",)]


def test_a_store_from_before_the_decks_gets_them(store: Store, path: Path) -> None:
    store.close()
    with sqlite3.connect(path) as raw:
        raw.execute("DROP TABLE decks")
        raw.execute("UPDATE alembic_version SET version_num = '0001'")
    again = Store(f"sqlite:///{path}")
    again.keep_deck(KeptDeck("a", "keyforge", "h", "Un deck", {"name": "Un deck"}), 1)
    assert again.load("one") is not None
    assert [deck.id for deck in again.decks("h", "keyforge")] == ["a"]
    with pytest.raises(FullLibrary):
        again.keep_deck(KeptDeck("b", "keyforge", "h", "Un autre", {}), 1)
    again.close()
    raw.close()


def test_errors_do_not_show_what_was_being_written(store: Store) -> None:
    with pytest.raises(IntegrityError) as caught:
        store.create(table("one"))
    assert "a seed" not in str(caught.value)
    assert "hhhh" not in str(caught.value)
