"""Where tables are kept: SQLAlchemy on SQLite by default, on PostgreSQL by its URL.

What is stored is the record: game, options, seed and the answers in order; a live table is replayed from it. Two things
make a double move impossible however many servers share the store: an answer's key is (table, number), and every change
moves the table's `version` on from the one its writer had read, in the same transaction.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from sqlalchemy import (
    JSON,
    Connection,
    CursorResult,
    Double,
    Engine,
    ForeignKey,
    Index,
    create_engine,
    delete,
    event,
    exists,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

_MIGRATIONS = Path(__file__).parent / "migrations"


class Base(DeclarativeBase):
    """The tables as the newest migration makes them; a test holds the two together."""


class TableRow(Base):
    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    rules: Mapped[str]
    seats: Mapped[int]
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seed: Mapped[str]
    version: Mapped[int]
    created: Mapped[float] = mapped_column(Double)
    finished: Mapped[float | None] = mapped_column(Double)


class SeatRow(Base):
    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    who: Mapped[str]  # human, bot, open
    bot: Mapped[str | None]
    name: Mapped[str | None]
    token_hash: Mapped[str | None]


class AnswerRow(Base):
    __tablename__ = "answers"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)  # 1 for the first answer
    seat: Mapped[int]
    key: Mapped[str]
    at: Mapped[float] = mapped_column(Double)


class DeckRow(Base):
    __tablename__ = "decks"
    __table_args__ = (Index("decks_by_owner", "owner_hash", "game"),)

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    owner_hash: Mapped[str]
    name: Mapped[str]
    list: Mapped[dict[str, Any]] = mapped_column(JSON)
    created: Mapped[float] = mapped_column(Double)


class FullLibrary(Exception):
    """Its owner keeps as many decks as one may."""


class Changed(Exception):
    """Somebody else moved the table since it was read."""


@dataclass(slots=True)
class KeptSeat:
    """Who sits where. Only the hash of a seat's token is ever stored."""

    who: str
    bot: str | None = None
    name: str | None = None
    token_hash: str | None = None


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


@dataclass(slots=True)
class KeptDeck:
    """A deck of somebody's library. Only the hash of the library's key is ever stored."""

    id: str
    game: str
    owner_hash: str
    name: str
    list: dict[str, Any]
    created: float = field(default_factory=time.time)


class Store:
    """All reading and writing. Its calls block: the room makes them outside the event loop."""

    def __init__(self, url: str) -> None:
        # Parameters hold seeds and hashes: they must not show in an error that is logged.
        self.engine = create_engine(url, hide_parameters=True)
        self.sqlite = self.engine.dialect.name == "sqlite"
        if self.sqlite:
            _prepare_sqlite(self.engine)
        migrate(self.engine)

    def close(self) -> None:
        self.engine.dispose()

    # ------------------------------------------------------------------ writing

    def create(self, kept: Kept) -> None:
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
        }
        seats = [
            {
                "table_id": kept.id,
                "seat": number,
                "who": seat.who,
                "bot": seat.bot,
                "name": seat.name,
                "token_hash": seat.token_hash,
            }
            for number, seat in enumerate(kept.seats)
        ]
        with self.engine.begin() as connection:
            connection.execute(insert(TableRow), [row])
            connection.execute(insert(SeatRow), seats)

    def append(self, id: str, version: int, n: int, seat: int, key: str, over: bool) -> int:
        """Keep answer number `n`. When this returns the new version, the answer survives the death of the process."""
        now = time.time()
        try:
            with self.engine.begin() as connection:
                self._move_on(connection, id, version, {"finished": now} if over else {})
                connection.execute(insert(AnswerRow), [{"table_id": id, "n": n, "seat": seat, "key": key, "at": now}])
        except IntegrityError:
            raise Changed from None
        return version + 1

    def undo(self, id: str, version: int, n: int) -> int:
        """Forget answer number `n`, which must be the last one."""
        with self.engine.begin() as connection:
            self._move_on(connection, id, version, {})
            later = exists().where(AnswerRow.table_id == id, AnswerRow.n > n)
            gone = delete(AnswerRow).where(AnswerRow.table_id == id, AnswerRow.n == n, ~later)
            if _count(connection.execute(gone)) != 1:
                raise Changed
        return version + 1

    @staticmethod
    def _move_on(connection: Connection, id: str, version: int, more: dict[str, Any]) -> None:
        moved = update(TableRow).where(TableRow.id == id, TableRow.version == version)
        if _count(connection.execute(moved.values(version=version + 1, **more))) != 1:
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
            return _count(connection.execute(mine.values(name=name))) == 1

    def change_deck(self, id: str, owner_hash: str, name: str, list: dict[str, Any]) -> bool:
        with self.engine.begin() as connection:
            mine = update(DeckRow).where(DeckRow.id == id, DeckRow.owner_hash == owner_hash)
            return _count(connection.execute(mine.values(name=name, list=list))) == 1

    def delete_deck(self, id: str, owner_hash: str) -> bool:
        with self.engine.begin() as connection:
            mine = delete(DeckRow).where(DeckRow.id == id, DeckRow.owner_hash == owner_hash)
            return _count(connection.execute(mine)) == 1

    def seat(self, id: str, seat: int, who: str, name: str | None) -> None:
        with self.engine.begin() as connection:
            connection.execute(
                update(SeatRow).where(SeatRow.table_id == id, SeatRow.seat == seat).values(who=who, name=name)
            )

    # ------------------------------------------------------------------ reading

    def load(self, id: str) -> Kept | None:
        with self._reading() as connection:
            table = connection.execute(select(TableRow.__table__).where(TableRow.id == id)).one_or_none()
            if table is None:
                return None
            seats = connection.execute(
                select(SeatRow.__table__).where(SeatRow.table_id == id).order_by(SeatRow.seat)
            ).all()
            answers = connection.execute(
                select(AnswerRow.seat, AnswerRow.key).where(AnswerRow.table_id == id).order_by(AnswerRow.n)
            ).all()
        return Kept(
            id=table.id,
            game=table.game,
            rules=table.rules,
            options=table.options,
            seed=table.seed,
            seats=[KeptSeat(seat.who, seat.bot, seat.name, seat.token_hash) for seat in seats],
            created=table.created,
            version=table.version,
            answers=[(seat, key) for seat, key in answers],
        )

    def decks(self, owner_hash: str, game: str) -> list[KeptDeck]:
        """The decks of a library for one game, the newest first."""
        with self._reading() as connection:
            mine = select(DeckRow.__table__).where(DeckRow.owner_hash == owner_hash, DeckRow.game == game)
            rows = connection.execute(mine.order_by(DeckRow.created.desc(), DeckRow.id)).all()
        return [_deck(row) for row in rows]

    def deck(self, id: str) -> KeptDeck | None:
        with self._reading() as connection:
            row = connection.execute(select(DeckRow.__table__).where(DeckRow.id == id)).one_or_none()
        return None if row is None else _deck(row)

    def version(self, id: str) -> int | None:
        """The version of a table, to see whether another server moved it."""
        with self._reading() as connection:
            return connection.execute(select(TableRow.version).where(TableRow.id == id)).scalar_one_or_none()

    def unfinished_bots(self) -> list[str]:
        """Tables that nobody will come back to wake: bots only, and not over."""
        human = exists().where(SeatRow.table_id == TableRow.id, SeatRow.who != "bot")
        with self._reading() as connection:
            query = select(TableRow.id).where(TableRow.finished.is_(None), ~human).order_by(TableRow.created)
            return list(connection.execute(query).scalars())

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with self.engine.connect() as connection:
            yield connection.execution_options(ludotheque_reading=True)


def _deck(row: Any) -> KeptDeck:
    return KeptDeck(row.id, row.game, row.owner_hash, row.name, row.list, row.created)


def _count(result: Any) -> int:
    return cast("CursorResult[Any]", result).rowcount


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


def migrate(engine: Engine) -> None:
    """Bring the store to the newest form. Runs at every start; does nothing when there is nothing to do."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
