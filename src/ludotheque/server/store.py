"""The store of tables: SQLAlchemy on SQLite by default, on PostgreSQL if a URL says so.

What is stored is the record: game, options, seed and the answers in order; a live table is replayed from it. Two things
make a double move impossible however many servers share the store: an answer's key is (table, number), and every change
moves the table's `version` on from the one its writer had read, in the same transaction. With the last answer of a table its
ending is kept (`endings.py`), which stays readable when the rules have moved on.

Length: the tables of the database and every statement that changes one, so that what happens in one transaction is read in one place.
"""

from __future__ import annotations

import logging
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from sqlalchemy import (
    JSON,
    ColumnElement,
    Connection,
    CursorResult,
    Double,
    Engine,
    ForeignKey,
    Index,
    LargeBinary,
    bindparam,
    create_engine,
    delete,
    event,
    exists,
    func,
    insert,
    make_url,
    or_,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from ludotheque.server.journal import Answer, Changed, append_sqlite

_LOG = logging.getLogger("ludotheque.server")
_MIGRATIONS = Path(__file__).parent / "migrations"


class Base(DeclarativeBase):
    """The tables as the newest migration makes them; a test holds the two together."""


class TableRow(Base):
    __tablename__ = "tables"
    __table_args__ = (Index("tables_by_campaign", "campaign"),)

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    rules: Mapped[str]
    seats: Mapped[int]
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seed: Mapped[str]
    version: Mapped[int]
    created: Mapped[float] = mapped_column(Double)
    finished: Mapped[float | None] = mapped_column(Double)
    opener_hash: Mapped[str | None]
    campaign: Mapped[str | None]  # whose chapter it is, while there is such a campaign
    lesson: Mapped[str | None]  # what is taught there


class SeatRow(Base):
    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    who: Mapped[str]  # human, bot, open
    bot: Mapped[str | None]
    name: Mapped[str | None]
    token_hash: Mapped[str | None]
    inherited: Mapped[list[str] | None] = mapped_column(JSON)  # see KeptSeat


class AnswerRow(Base):
    __tablename__ = "answers"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)  # 1 for the first answer
    seat: Mapped[int]
    key: Mapped[str]
    at: Mapped[float] = mapped_column(Double)


class EndingRow(Base):
    __tablename__ = "endings"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    data: Mapped[bytes] = mapped_column(LargeBinary)


class DeckRow(Base):
    __tablename__ = "decks"
    __table_args__ = (Index("decks_by_owner", "owner_hash", "game"),)

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    owner_hash: Mapped[str]
    name: Mapped[str]
    list: Mapped[dict[str, Any]] = mapped_column(JSON)
    created: Mapped[float] = mapped_column(Double)


class CampaignRow(Base):
    __tablename__ = "campaigns"
    __table_args__ = (Index("campaigns_by_owner", "owner_hash"),)

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    owner_hash: Mapped[str]
    name: Mapped[str]
    chain: Mapped[list[dict[str, Any]]] = mapped_column(JSON)  # see campaign_store.py
    version: Mapped[int]
    created: Mapped[float] = mapped_column(Double)
    touched: Mapped[float] = mapped_column(Double)  # when its last chapter was opened


class FullLibrary(Exception):
    """The library holds as many decks as it may."""


@dataclass(slots=True)
class KeptSeat:
    """Who sits where. Only the hash of a seat's token is ever stored. In a campaign a seat is opened by the tokens of those that it
    goes on from as well: their hashes are `inherited`."""

    who: str
    bot: str | None = None
    name: str | None = None
    token_hash: str | None = None
    inherited: list[str] = field(default_factory=list)

    @property
    def hashes(self) -> list[str]:
        """Those of all tokens that open it."""
        return [*self.inherited, self.token_hash] if self.token_hash is not None else []


@dataclass(slots=True)
class Kept:
    """A table as it is stored."""

    id: str
    game: str
    rules: str
    options: dict[str, Any]
    seed: str
    seats: list[KeptSeat]
    created: float = field(default_factory=time.time)
    version: int = 0
    answers: list[tuple[int, str]] = field(default_factory=list)
    opener_hash: str | None = None
    ending: bytes | None = None
    campaign: str | None = None
    lesson: str | None = None


@dataclass(slots=True)
class KeptDeck:
    """A deck of somebody's library. Only the hash of the library's key is ever stored."""

    id: str
    game: str
    owner_hash: str
    name: str
    list: dict[str, Any]
    created: float = field(default_factory=time.time)


# What every move writes, built once: building a statement takes SQLAlchemy longer than running it takes the database.
_MOVE_ON = (
    update(TableRow)
    .where(TableRow.id == bindparam("of"), TableRow.version == bindparam("before"))
    .values(version=bindparam("after"))
)
_ANSWER = insert(AnswerRow)


class Store:
    """All reading and writing. Its calls block: the room makes them in threads."""

    def __init__(self, url: str) -> None:
        self.sqlite = make_url(url).get_backend_name() == "sqlite"
        # Parameters hold seeds and hashes: they must not show in an error that is logged. A database server may have been
        # started again since a connection was last used: it is asked first.
        self.engine = create_engine(url, hide_parameters=True, pool_pre_ping=not self.sqlite)
        if self.sqlite:
            _make_private(self.engine.url.database)
            _prepare_sqlite(self.engine)
        migrate(self.engine)

    def close(self) -> None:
        self.engine.dispose()

    # ------------------------------------------------------------------ writing

    def create(self, kept: Kept) -> None:
        with self.engine.begin() as connection:
            self.put(connection, kept)

    @staticmethod
    def put(connection: Connection, kept: Kept) -> None:
        """Keep a new table within a transaction that keeps more than that."""
        row = {
            "id": kept.id,
            "game": kept.game,
            "rules": kept.rules,
            "seats": len(kept.seats),
            "options": kept.options,
            "seed": kept.seed,
            "version": kept.version,
            "created": kept.created,
            "finished": None,
            "opener_hash": kept.opener_hash,
            "campaign": kept.campaign,
            "lesson": kept.lesson,
        }
        seats = [
            {
                "table_id": kept.id,
                "seat": number,
                "who": seat.who,
                "bot": seat.bot,
                "name": seat.name,
                "token_hash": seat.token_hash,
                "inherited": seat.inherited or None,
            }
            for number, seat in enumerate(kept.seats)
        ]
        connection.execute(insert(TableRow), [row])
        connection.execute(insert(SeatRow), seats)

    def append(
        self, id: str, version: int, n: int, seat: int, key: str, over: bool, ending: bytes | None = None
    ) -> int:
        """Keep one answer. Return the table's new version."""
        if self.append_all([Answer(id, version, n, seat, key, over, ending)]) != [True]:
            raise Changed
        return version + 1

    def append_all(self, answers: list[Answer]) -> list[bool]:
        """Keep answers of several tables, each with its ending if it is the last one. Return for each whether it was kept:
        not if its table had moved on. When this returns, they survive the death of the process."""
        if self.sqlite:
            return append_sqlite(self.engine, answers)
        return [self._append(answer) for answer in answers]

    def _append(self, answer: Answer) -> bool:
        now = time.time()
        row = {"table_id": answer.table, "n": answer.n, "seat": answer.seat, "key": answer.key, "at": now}
        try:
            with self.engine.begin() as connection:
                self._move_on(connection, answer.table, answer.version, {"finished": now} if answer.over else {})
                connection.execute(_ANSWER, row)
                if answer.ending is not None:
                    connection.execute(insert(EndingRow), [{"table_id": answer.table, "data": answer.ending}])
        except (IntegrityError, Changed):
            return False
        return True

    def keep_ending(self, id: str, ending: bytes) -> None:
        """Keep the ending of a table that was finished before endings were kept."""
        # Another server may have been faster, or the table may be gone: either way there is nothing left to keep.
        with suppress(IntegrityError), self.engine.begin() as connection:
            connection.execute(insert(EndingRow), [{"table_id": id, "data": ending}])

    def undo(self, id: str, version: int, n: int) -> int:
        """Delete answer number `n`, which must be the last one."""
        with self.engine.begin() as connection:
            self._move_on(connection, id, version, {})
            later = exists().where(AnswerRow.table_id == id, AnswerRow.n > n)
            gone = delete(AnswerRow).where(AnswerRow.table_id == id, AnswerRow.n == n, ~later)
            if count_of(connection.execute(gone)) != 1:
                raise Changed
        return version + 1

    @staticmethod
    def _move_on(connection: Connection, id: str, version: int, more: dict[str, Any]) -> None:
        moved = _MOVE_ON.values(**more) if more else _MOVE_ON
        if count_of(connection.execute(moved, {"of": id, "before": version, "after": version + 1})) != 1:
            raise Changed

    def options(self, id: str, version: int, options: dict[str, Any]) -> int:
        """Keep what a table is played with, while that is still being chosen."""
        with self.engine.begin() as connection:
            self._move_on(connection, id, version, {"options": options})
        return version + 1

    def keep_deck(self, deck: KeptDeck, most: int) -> None:
        row = {
            "id": deck.id,
            "game": deck.game,
            "owner_hash": deck.owner_hash,
            "name": deck.name,
            "list": deck.list,
            "created": deck.created,
        }
        with self.engine.begin() as connection:
            mine = select(func.count()).select_from(DeckRow).where(DeckRow.owner_hash == deck.owner_hash)
            if connection.execute(mine).scalar_one() >= most:
                raise FullLibrary
            connection.execute(insert(DeckRow), [row])

    def rename_deck(self, id: str, owner_hash: str, name: str) -> bool:
        with self.engine.begin() as connection:
            mine = update(DeckRow).where(DeckRow.id == id, DeckRow.owner_hash == owner_hash)
            return count_of(connection.execute(mine.values(name=name))) == 1

    def change_deck(self, id: str, owner_hash: str, name: str, list: dict[str, Any]) -> bool:
        with self.engine.begin() as connection:
            mine = update(DeckRow).where(DeckRow.id == id, DeckRow.owner_hash == owner_hash)
            return count_of(connection.execute(mine.values(name=name, list=list))) == 1

    def delete_deck(self, id: str, owner_hash: str) -> bool:
        with self.engine.begin() as connection:
            mine = delete(DeckRow).where(DeckRow.id == id, DeckRow.owner_hash == owner_hash)
            return count_of(connection.execute(mine)) == 1

    def seat(self, id: str, seat: int, who: str, name: str | None) -> None:
        with self.engine.begin() as connection:
            connection.execute(
                update(SeatRow).where(SeatRow.table_id == id, SeatRow.seat == seat).values(who=who, name=name)
            )

    def renew(self, id: str, version: int, seat: int, token_hash: str) -> int:
        """Give a seat a new link. The old one no longer works, and the seat is open to whoever gets the new one."""
        with self.engine.begin() as connection:
            self._move_on(connection, id, version, {})
            one = update(SeatRow).where(SeatRow.table_id == id, SeatRow.seat == seat, SeatRow.who != "bot")
            fresh = {"token_hash": token_hash, "inherited": None, "who": "open", "name": None}
            if count_of(connection.execute(one.values(fresh))) != 1:
                raise Changed
        return version + 1

    def delete(self, id: str, version: int | None = None) -> bool:
        """Delete a table and all that belongs to it; with a version, only if nobody has touched it since."""
        with self.engine.begin() as connection:
            wanted = select(TableRow.version).where(TableRow.id == id).with_for_update()
            found = connection.execute(wanted).scalar_one_or_none()
            if found is None or version not in (None, found):
                return False
            for row in (EndingRow, AnswerRow, SeatRow):
                connection.execute(delete(row).where(row.table_id == id))
            return count_of(connection.execute(delete(TableRow).where(TableRow.id == id))) == 1

    # ------------------------------------------------------------------ reading

    def load(self, id: str) -> Kept | None:
        with self.reading() as connection:
            table = connection.execute(select(TableRow.__table__).where(TableRow.id == id)).one_or_none()
            if table is None:
                return None
            seats = connection.execute(
                select(SeatRow.__table__).where(SeatRow.table_id == id).order_by(SeatRow.seat)
            ).all()
            answers = connection.execute(
                select(AnswerRow.seat, AnswerRow.key).where(AnswerRow.table_id == id).order_by(AnswerRow.n)
            ).all()
            ending = connection.execute(select(EndingRow.data).where(EndingRow.table_id == id)).scalar_one_or_none()
        return Kept(
            id=table.id,
            game=table.game,
            rules=table.rules,
            options=table.options,
            seed=table.seed,
            seats=[KeptSeat(seat.who, seat.bot, seat.name, seat.token_hash, seat.inherited or []) for seat in seats],
            created=table.created,
            version=table.version,
            answers=[(seat, key) for seat, key in answers],
            opener_hash=table.opener_hash,
            ending=ending,
            campaign=table.campaign,
            lesson=table.lesson,
        )

    def decks(self, owner_hash: str, game: str) -> list[KeptDeck]:
        """The decks of a library for one game, the newest first."""
        with self.reading() as connection:
            mine = select(DeckRow.__table__).where(DeckRow.owner_hash == owner_hash, DeckRow.game == game)
            rows = connection.execute(mine.order_by(DeckRow.created.desc(), DeckRow.id)).all()
        return [_deck(row) for row in rows]

    def deck(self, id: str) -> KeptDeck | None:
        with self.reading() as connection:
            row = connection.execute(select(DeckRow.__table__).where(DeckRow.id == id)).one_or_none()
        return None if row is None else _deck(row)

    def version(self, id: str) -> int | None:
        """The version of a table, to see whether another server moved it."""
        with self.reading() as connection:
            return connection.execute(select(TableRow.version).where(TableRow.id == id)).scalar_one_or_none()

    def versions(self, ids: list[str]) -> dict[str, int]:
        """The versions of several tables; those that are gone are left out."""
        with self.reading() as connection:
            rows = connection.execute(select(TableRow.id, TableRow.version).where(TableRow.id.in_(ids))).all()
        return {row.id: row.version for row in rows}

    def unfinished_bots(self) -> list[str]:
        """Tables that nobody will come back to wake: bots only, and not over."""
        human = exists().where(SeatRow.table_id == TableRow.id, SeatRow.who != "bot")
        with self.reading() as connection:
            query = select(TableRow.id).where(TableRow.finished.is_(None), ~human).order_by(TableRow.created)
            return list(connection.execute(query).scalars())

    def old(self, unfinished: float | None, finished: float | None) -> list[tuple[str, int]]:
        """Tables without an answer since `unfinished`, and those that ended before `finished`, with their versions. Those of
        a campaign stay as long as it does."""
        last = select(func.max(AnswerRow.at)).where(AnswerRow.table_id == TableRow.id).scalar_subquery()
        ages: list[ColumnElement[bool]] = []
        if unfinished is not None:
            # The first condition spares the newer tables the look at their answers.
            untouched = (TableRow.created < unfinished) & (func.coalesce(last, TableRow.created) < unfinished)
            ages.append(TableRow.finished.is_(None) & untouched)
        if finished is not None:
            ages.append(TableRow.finished < finished)
        if not ages:
            return []
        with self.reading() as connection:
            rows = connection.execute(
                select(TableRow.id, TableRow.version).where(TableRow.campaign.is_(None), or_(*ages))
            ).all()
        return [(id, version) for id, version in rows]

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self.engine.connect() as connection:
            yield connection.execution_options(ludotheque_reading=True)


def out_of_order(error: Exception) -> bool:
    """Whether it is the store that fails (a full disk, a lock, a database being restarted), so that retrying may help."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    driver = sqlite3.OperationalError | sqlite3.InterfaceError  # from what goes past SQLAlchemy
    return isinstance(error, OperationalError | InterfaceError | NoConnection | driver)


def _deck(row: Any) -> KeptDeck:
    return KeptDeck(row.id, row.game, row.owner_hash, row.name, row.list, row.created)


def count_of(result: Any) -> int:
    return cast("CursorResult[Any]", result).rowcount


def _make_private(path: str | None) -> None:
    """Make a SQLite file readable by its owner only, whatever its folder allows: it holds seeds. What SQLite lays beside it
    later takes the file's own mode."""
    if not path or path == ":memory:" or path.startswith("file:"):
        return
    with suppress(OSError):  # a place where no file can be made is SQLite's to refuse
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    for file in (path, f"{path}-wal", f"{path}-shm"):
        try:
            os.chmod(file, 0o600)
        except FileNotFoundError:
            pass
        except OSError as error:
            _LOG.warning("others may be able to read %s: %s", file, error.strerror)


def _prepare_sqlite(engine: Engine) -> None:
    """WAL lets readers read while one writes; FULL syncs at each commit, so that even a power cut loses nothing."""

    @event.listens_for(engine, "connect")
    def connected(raw: Any, _record: Any) -> None:
        raw.isolation_level = None  # transactions begin where SQLAlchemy says, not where the driver guesses
        cursor = raw.cursor()
        cursor.execute("PRAGMA busy_timeout = 10000")
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def began(connection: Connection) -> None:
        # A writer takes the lock at once: waiting for it works, while a reader that turns writer would be refused.
        reading = connection.get_execution_options().get("ludotheque_reading", False)
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def migrate(engine: Engine, to: str = "head") -> None:
    """Migrate the store to the current schema. Called at every start."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, to)
