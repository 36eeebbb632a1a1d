"""The store: what it keeps, what it refuses, and that an empty place becomes one."""

from __future__ import annotations

import os
import sqlite3
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, insert
from sqlalchemy.exc import IntegrityError

from ludotheque.server import store as store_module
from ludotheque.server.journal import Answer, Changed
from ludotheque.server.settings import Settings
from ludotheque.server.store import AnswerRow, Base, FullLibrary, Kept, KeptDeck, KeptSeat, Store, migrate

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


def answers(store: Store, id: str) -> list[tuple[int, str]]:
    kept = store.load(id)
    assert kept is not None
    return kept.answers


def test_answers_of_several_tables_are_kept_together(store: Store) -> None:
    store.create(table("two"))
    store.create(table("three"))
    store.append("two", 0, 1, 0, "mana", False)
    first = [
        Answer("one", 0, 1, 0, "mana", False, None),
        Answer("two", 0, 2, 0, "draw", False, None),  # somebody else moved this one on
        Answer("three", 0, 1, 0, "end", True, b"the end"),
    ]
    assert store.append_all(first) == [True, False, True]
    assert [answers(store, id) for id in ("one", "two", "three")] == [[(0, "mana")], [(0, "mana")], [(0, "end")]]
    assert (kept := store.load("three")) is not None
    assert (kept.ending, kept.version) == (b"the end", 1)


def test_an_answer_that_cannot_be_kept_does_not_take_the_others_with_it(store: Store) -> None:
    store.create(table("two"))
    store.append("two", 0, 1, 0, "mana", False)
    batch = [
        Answer("one", 0, 1, 0, "mana", False, None),
        Answer("two", 1, 1, 1, "draw", False, None),  # the right version, and a number that is taken
        Answer("gone", 0, 1, 0, "mana", False, None),
    ]
    assert store.append_all(batch) == [True, False, False]
    assert (answers(store, "one"), answers(store, "two")) == ([(0, "mana")], [(0, "mana")])
    assert (store.version("one"), store.version("two")) == (1, 1)


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
        assert raw.execute("SELECT version_num FROM alembic_version").fetchall() == [("0006",)]


def store_of(path: Path, revision: str) -> None:
    """A store as an earlier version of the program made it, with one table, finished after one answer."""
    engine = create_engine(f"sqlite:///{path}")
    migrate(engine, revision)
    engine.dispose()
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute(
            "INSERT INTO tables (id, game, rules, seats, options, seed, version, created, finished)"
            " VALUES ('old', 'cendrelin', '1', 2, '{}', 'a seed', 1, 5.0, 6.0)"
        )
        raw.execute(
            "INSERT INTO seats VALUES ('old', 0, 'human', NULL, 'Ana', 'hash'), ('old', 1, 'bot', 'greedy', NULL, NULL)"
        )
        raw.execute("INSERT INTO answers VALUES ('old', 1, 0, 'mana', 6.0)")


@pytest.mark.parametrize("revision", ["0001", "0002", "0003", "0004", "0005"])
def test_a_store_of_an_earlier_form_is_brought_up(path: Path, revision: str) -> None:
    store_of(path, revision)
    store = Store(f"sqlite:///{path}")
    kept = store.load("old")
    assert kept is not None
    assert (kept.answers, kept.opener_hash, kept.ending) == ([(0, "mana")], None, None)
    assert [(seat.who, seat.name) for seat in kept.seats] == [("human", "Ana"), ("bot", None)]
    store.keep_ending("old", b"the end")
    store.keep_deck(KeptDeck("a", "keyforge", "h", "Un deck", {"name": "Un deck"}), 1)
    assert [deck.id for deck in store.decks("h", "keyforge")] == ["a"]
    with pytest.raises(FullLibrary):
        store.keep_deck(KeptDeck("b", "keyforge", "h", "Un autre", {}), 1)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
    store.close()


def test_the_last_answer_and_the_ending_are_kept_together(store: Store) -> None:
    store.append("one", 0, 1, 0, "end", True, b"the end")
    kept = store.load("one")
    assert kept is not None
    assert (kept.answers, kept.ending) == ([(0, "end")], b"the end")
    store.keep_ending("one", b"another end")  # the first one stays
    store.keep_ending("nowhere", b"the end")
    assert (again := store.load("one")) is not None
    assert again.ending == b"the end"


def test_an_ending_is_not_kept_without_its_answer(store: Store) -> None:
    store.append("one", 0, 1, 0, "mana", False)
    with pytest.raises(Changed):
        store.append("one", 0, 1, 0, "end", True, b"the end")
    kept = store.load("one")
    assert kept is not None
    assert kept.ending is None


def test_a_renewed_link(store: Store) -> None:
    assert store.renew("one", 0, 0, "n" * 64) == 1
    kept = store.load("one")
    assert kept is not None
    assert kept.seats[0] == KeptSeat("open", None, None, "n" * 64)
    for version, seat in ((0, 0), (1, 1), (1, 2)):  # an older version, a bot's seat, no seat
        with pytest.raises(Changed):
            store.renew("one", version, seat, "x" * 64)
    assert store.load("one") == kept


def test_a_deleted_table_leaves_nothing_behind(store: Store, path: Path) -> None:
    store.create(table("two"))
    store.append("one", 0, 1, 0, "end", True, b"the end")
    assert not store.delete("one", 0)  # somebody touched it since
    assert store.load("one") is not None
    assert store.delete("one", 1)
    assert not store.delete("one")
    assert store.load("two") is not None
    with closing(sqlite3.connect(path)) as raw:
        for name, column in (("tables", "id"), ("seats", "table_id"), ("answers", "table_id"), ("endings", "table_id")):
            assert raw.execute(f"SELECT count(*) FROM {name} WHERE {column} = 'one'").fetchone() == (0,)


def test_old_tables_are_those_that_nobody_touched(store: Store, path: Path) -> None:
    for id in ("fresh", "played", "left", "over", "long over"):
        store.create(table(id))
        store.append(id, 0, 1, 0, "mana", "over" in id)
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("UPDATE tables SET created = 100 WHERE id != 'fresh'")
        raw.execute("UPDATE answers SET at = 100 WHERE table_id IN ('left', 'long over')")
        raw.execute("UPDATE answers SET at = 300 WHERE table_id IN ('played', 'over')")
        raw.execute("UPDATE tables SET finished = 100 WHERE id = 'long over'")
        raw.execute("UPDATE tables SET finished = 300 WHERE id = 'over'")
    assert sorted(store.old(200, None)) == [("left", 1), ("one", 0)]  # nobody ever played at the last one
    assert sorted(store.old(None, 200)) == [("long over", 1)]
    assert sorted(store.old(200, 200)) == [("left", 1), ("long over", 1), ("one", 0)]
    assert store.old(None, None) == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_only_its_owner_reads_the_file(tmp_path: Path) -> None:
    """It holds seeds. The folder may be there already and be open to all; the files may be older than this care."""
    tmp_path.chmod(0o755)
    path = tmp_path / "ludotheque.sqlite3"
    files = [path, tmp_path / "ludotheque.sqlite3-wal", tmp_path / "ludotheque.sqlite3-shm"]
    before = os.umask(0o022)
    try:
        store = Store(Settings(data_dir=tmp_path).database_url())
        store.create(table("one"))
        assert [file.stat().st_mode & 0o777 for file in files] == [0o600] * 3
        for file in files:
            file.chmod(0o644)
        again = Store(Settings(data_dir=tmp_path).database_url())
        assert [file.stat().st_mode & 0o777 for file in files] == [0o600] * 3
        assert again.load("one") is not None
        again.close()
        store.close()
    finally:
        os.umask(before)


def test_a_database_server_is_asked_whether_it_is_still_there(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, Any]] = []

    def engine(url: str, **how: Any) -> Any:
        asked.append(how)
        raise ConnectionError

    monkeypatch.setattr(store_module, "create_engine", engine)
    with pytest.raises(ConnectionError):
        Store("postgresql+psycopg://nowhere.invalid/tables")
    assert asked[0]["pool_pre_ping"] is True
    assert asked[0]["hide_parameters"] is True


def test_errors_do_not_show_what_was_being_written(store: Store) -> None:
    with pytest.raises(IntegrityError) as caught:
        store.create(table("one"))
    assert "a seed" not in str(caught.value)
    assert "hhhh" not in str(caught.value)
