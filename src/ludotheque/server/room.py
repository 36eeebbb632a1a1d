"""The room: every live table, and the only place where one changes.

A change is made on a copy, stored, and only then shown: whatever anyone was sent survives the death of the process, and
what could not be stored never happened. The store is called in threads of its own (`store_threads.py`), so the event loop
never waits for a disk.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

from ludotheque.engine.errors import LudothequeError, StaleAnswer
from ludotheque.engine.table import Table
from ludotheque.server import absence, endings, errors
from ludotheque.server.analysing import Analyses
from ludotheque.server.bot_turns import BotTurns
from ludotheque.server.bots_pool import BotsPool
from ludotheque.server.campaigns import Campaigns
from ludotheque.server.clients import Clients
from ludotheque.server.coaching import Coach
from ludotheque.server.connection import Connection
from ludotheque.server.errors import Trouble
from ludotheque.server.housekeeping import Housekeeping
from ludotheque.server.journal import Answer, Changed, Journal
from ludotheque.server.lessons import table_of
from ludotheque.server.library import LATER, Library, as_played, kept_options, with_deck
from ludotheque.server.live import LiveTable, hash_token
from ludotheque.server.lobby import Lobby
from ludotheque.server.messages import TableWish
from ludotheque.server.role_wishes import check_bots, with_roles
from ludotheque.server.settings import Settings
from ludotheque.server.store import Kept, KeptSeat, Store
from ludotheque.server.store_threads import StoreThreads

_LOG = logging.getLogger("ludotheque.server")

T = TypeVar("T")


def hash_opener(key: str) -> str:
    """The stored form of an opener's key."""
    return hashlib.sha256(f"ludotheque opener:{key}".encode()).hexdigest()


def _check_opener(opener_hash: str | None, key: str | None) -> None:
    if key is None or not hmac.compare_digest(opener_hash or "", hash_opener(key)):
        raise Trouble(403, errors.NOT_OPENER)


def _live(kept: Kept, table: Table) -> LiveTable:
    live = LiveTable(kept.id, table, kept.seats, kept.version, kept.created)
    live.opener_hash = kept.opener_hash
    live.campaign = kept.campaign
    live.choose(kept.options)
    return live


class Room:
    """All the tables of one server process."""

    def __init__(self, settings: Settings, store: Store, lobby: Lobby, bots: BotsPool) -> None:
        self.settings = settings
        self.lobby = lobby
        self.clients = Clients(settings)
        self._threads = StoreThreads(store)
        self._ask, self._look = self._threads.write, self._threads.read
        self.library = Library(settings, store, lobby, self._ask, self._look)
        self._store = store
        self.campaigns = Campaigns(self)
        self.coach = Coach(settings, bots)
        self.analyses = Analyses(settings)
        self._journal = Journal(store, self._ask, self._spawn)
        self._turns = BotTurns(settings, bots, self.play, self.tell, self._spawn)
        self._live: OrderedDict[str, LiveTable] = OrderedDict()  # least recently used first
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._house: list[asyncio.Task[None]] = []
        self._closing = False

    async def close(self) -> None:
        """Finish what is being stored and stop."""
        self._closing = True
        for task in self._house:
            task.cancel()
        for live in self._live.values():
            if live.bots is not None:
                live.bots.cancel()
        while self._tasks:
            await asyncio.wait(self._tasks)
        self._threads.close()

    def _spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # ------------------------------------------------------------------ finding tables

    async def open(
        self, wish: TableWish, client: str = "", keep: Callable[[Kept], None] | None = None, table: Table | None = None
    ) -> dict[str, Any]:
        """A new table, unless the client has too many. The answer holds the only copies of the seats' tokens
        and of the opener's key. `keep` stores it, where more than the table is to be stored with it; `table` is one whose answers
        it begins with."""
        theirs = [live for live in self._live.values() if live.opener == client and live.in_use]
        running = sum(live.bots_only and live.thinking for live in theirs)
        with self.clients.opening(client, len(theirs), running, all(seat.who == "bot" for seat in wish.seats)):
            table, options = (table, table.options) if table is not None else await self._new(wish)
            return await self._settle(wish, client, keep or self._store.create, table, options)

    async def _new(self, wish: TableWish) -> tuple[Table, dict[str, Any]]:
        """The table that is wished for, and its options as they were given. Cards that somebody wrote take a moment to be read."""
        try:
            game = self.lobby.game(wish.game)
        except Trouble as trouble:
            raise Trouble(400, trouble.words) from None
        options = with_roles(game, await self.library.options(game, wish), wish)
        try:
            played = as_played(game, options)
            return await asyncio.to_thread(table_of, game, len(wish.seats), None, played, wish.lesson), options
        except LudothequeError as error:
            raise Trouble.of(error) from None

    async def _settle(
        self, wish: TableWish, client: str, keep: Callable[[Kept], None], table: Table, options: dict[str, Any]
    ) -> dict[str, Any]:
        """Store a table with its players, and have it here."""
        game = table.game
        check_bots(table, wish)
        opener = secrets.token_urlsafe(24)
        tokens = [None if seat.who == "bot" else secrets.token_urlsafe(24) for seat in wish.seats]
        kept = Kept(
            id=secrets.token_urlsafe(16),
            game=game.id,
            rules=game.rules_version,
            options=kept_options(table, options),
            seed=table.seed,
            seats=[
                KeptSeat(
                    {"me": "human", "friend": "open"}.get(seat.who, "bot"),
                    seat.bot,
                    seat.name,
                    None if token is None else hash_token(token),
                )
                for seat, token in zip(wish.seats, tokens, strict=True)
            ],
            opener_hash=hash_opener(opener),
            lesson=wish.lesson,
            answers=table.answers[:],
        )
        self._make_room()
        await self._ask(keep, kept)
        live = self._live[kept.id] = _live(kept, table)
        live.opener = client
        self._wake(live)
        return {
            "table": kept.id,
            "opener": opener,
            "seats": [
                {"seat": number, "who": seat.who, **({} if token is None else {"token": token})}
                for number, (seat, token) in enumerate(zip(wish.seats, tokens, strict=True))
            ],
        }

    @asynccontextmanager
    async def use(self, id: str) -> AsyncIterator[LiveTable]:
        """Use a table by its id; it stays in memory meanwhile."""
        live = await self._find(id)
        live.pins += 1
        try:
            yield live
        finally:
            live.pins -= 1

    async def _find(self, id: str) -> LiveTable:
        while True:
            live = self._live.get(id)
            if live is not None:
                self._live.move_to_end(id)
                return live
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = self._spawn(self._load(id))
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            # Shielded: others may be waiting for the same table. Looked up again, since it may be gone by now.
            await asyncio.shield(task)

    async def _load(self, id: str) -> LiveTable:
        kept, table = await self._replayed(id)
        self._make_room()
        live = self._live[id] = _live(kept, table)
        self._wake(live)
        return live

    async def _replayed(self, id: str) -> tuple[Kept, Table]:
        kept = await self._look(self._store.load, id)
        if kept is None:
            raise Trouble(404, errors.NO_TABLE)
        game = self.lobby.game(kept.game)
        fits = game.rules_version == kept.rules

        def replay(n: int) -> Table:
            table = table_of(game, len(kept.seats), kept.seed, as_played(game, kept.options), kept.lesson)
            for seat, key in kept.answers[:n]:
                table.play(key, seat)
            return table

        if kept.ending is not None:
            with suppress(LudothequeError):  # an ending can be shown without the cards that it was played with
                game = await asyncio.to_thread(game.edition_of, kept.options)
            ended = await asyncio.to_thread(endings.read, kept.ending, game, replay if fits else None)
            if ended is not None:
                return kept, ended
        if not fits:
            raise Trouble(410, errors.OTHER_RULES)
        try:
            table = await asyncio.to_thread(replay, len(kept.answers))
        except LudothequeError as error:
            # The rules changed without saying so, or somebody wrote into the store: nobody can play on from here.
            _LOG.error("a table of %s no longer replays: %s", kept.game, error)
            raise Trouble(410, errors.OTHER_RULES) from None
        if table.over and kept.ending is None:
            await self._keep_ending(id, table)
        return kept, table

    async def _keep_ending(self, id: str, table: Table) -> None:
        """Store the ending of a table that was finished before endings were kept, while its rules are still here."""
        with suppress(
            Trouble
        ):  # without it the table can be read all the same, and the next one to open it tries again
            await self._ask(self._store.keep_ending, id, await asyncio.to_thread(endings.write, table))

    def _make_room(self) -> None:
        """Evict idle tables until one more fits. Nothing is lost: the store has them."""
        while len(self._live) >= self.settings.live_tables:
            for id, live in self._live.items():
                if not live.in_use:
                    del self._live[id]
                    break
            else:
                raise Trouble(503, errors.CROWDED)

    async def _reload(self, live: LiveTable) -> None:
        """Reload the table from the store: another server moved it, or a write may have failed."""
        try:
            kept, table = await self._replayed(live.id)
        except Trouble as trouble:
            if trouble.status == 404:
                self._forget(live)
            raise
        before, live.seats = live.seats, kept.seats
        for number, (old, new) in enumerate(zip(before, kept.seats, strict=True)):
            if old.token_hash != new.token_hash:
                self._turn_out(live, number)
        live.campaign = kept.campaign
        live.become(table, kept.version)
        live.choose(kept.options)
        self.tell(live)
        self._wake(live)

    async def refresh(self, id: str) -> None:
        """Take a table as the store has it, if it is in memory."""
        live = self._live.get(id)
        if live is not None:
            async with live.lock:
                with suppress(Trouble):  # gone, or the store fails: the next reader will see
                    await self._reload(live)

    async def _sync(self, live: LiveTable) -> None:
        """Reload the table if the store has another version of it."""
        async with live.lock:
            if await self._look(self._store.version, live.id) != live.version:
                await self._reload(live)

    async def sync(self) -> None:
        """Bring the tables that are watched here up to date with what other servers have done to them."""
        watched = [live for live in self._live.values() if live.connections]
        versions = await self._look(self._store.versions, [live.id for live in watched]) if watched else {}
        for live in watched:
            if versions.get(live.id) != live.version:
                with suppress(Trouble):  # deleted, or out of order for the moment
                    await self._sync(live)

    # ------------------------------------------------------------------ people

    def admit(self, live: LiveTable, connection: Connection) -> None:
        """Let in somebody whose link has just been checked. Nothing may be awaited between the two: renewing a link sends
        away only those who are already in."""
        if len(live.connections) >= self.settings.connections:
            raise Trouble(503, errors.FULL_TABLE)
        live.attach(connection)

    async def enter(self, live: LiveTable, connection: Connection, name: str | None) -> None:
        """Greet somebody who has been let in. Everybody is sent the arrival of a player, not that of a spectator."""
        await self._sync(live)  # another server may have moved the table while nobody here was looking
        seat = connection.seat
        if seat is None:
            connection.tell()
        else:
            if live.seats[seat].who == "open" or (name is not None and name != live.seats[seat].name):
                await self._seat(live, seat, name or live.seats[seat].name)
            self.tell(live)
        self._wake(live)  # bots that stopped at an error get another chance

    def leave(self, live: LiveTable, connection: Connection) -> None:
        live.detach(connection)
        if connection.seat is not None:
            self.tell(live)

    async def rename(self, live: LiveTable, seat: int, name: str | None) -> None:
        await self._seat(live, seat, name)
        self.tell(live)

    async def _seat(self, live: LiveTable, seat: int, name: str | None) -> None:
        await self._ask(self._store.seat, live.id, seat, "human", name)
        live.seats[seat].who = "human"
        live.seats[seat].name = name

    async def absent(self, live: LiveTable, seat: int, away: int, what: str) -> None:
        """Do something about a player who went away, for one who is there."""
        absence.check(live, self.settings, seat, away, what)
        if what == absence.CLAIM:
            await self.play(live, away, live.n, absence.CONCEDE)
            return
        live.stand_ins.add(away)
        self.tell(live)
        self._wake(live)

    def tell(self, live: LiveTable) -> None:
        """Send everybody at the table a new state, as each may see it."""
        live.changed()
        for connection in live.connections:
            connection.tell()

    # ------------------------------------------------------------------ moves

    async def play(self, live: LiveTable, seat: int, n: int, key: str) -> None:
        """Answer for a seat. Return once the answer is stored and on its way to everybody."""
        # A task of its own: if its reader goes away, a stored answer must still be shown to the others.
        await asyncio.shield(self._spawn(self._play(live, seat, n, key)))

    async def _play(self, live: LiveTable, seat: int, n: int, key: str) -> None:
        async with live.lock:
            offer = key.partition(":")[0] in live.table.game.standing
            # Nobody can know what the others do meanwhile: an offer may be taken as long as it stands, and a question that several
            # are asked at once answered as long as the others' answers leave it as it is.
            if n > live.n or (n < live.asked_since(seat) and not offer):
                raise StaleAnswer(errors.CHANGED["en"], errors.CHANGED["fr"])
            if live.n >= self.settings.answers:
                raise Trouble(409, errors.ENDLESS)
            if seat not in live.table.asked and not live.table.over and not offer:
                raise Trouble(409, errors.NOT_ASKED)
            after = live.after(seat, key)
            ending = await asyncio.to_thread(endings.write, after) if after.over else None
            answer = Answer(live.id, live.version, live.n + 1, seat, key, after.over, ending)
            await self._keep(live, after, self._journal.append(answer))

    async def pick(self, live: LiveTable, seat: int, deck: str) -> None:
        """A seat chooses its deck. The game begins when the last one has."""
        await asyncio.shield(self._spawn(self._pick(live, seat, deck)))

    async def _pick(self, live: LiveTable, seat: int, deck: str) -> None:
        game = live.table.game
        given = await self.library.given(game, deck)
        async with live.lock:
            if seat not in live.choosing or given == LATER:
                raise Trouble(409, errors.NOT_PICKING)
            options = with_deck(game, live.options, seat, given)
            try:
                # The seed is the one whose hash everybody has seen: no deck is chosen to suit a shuffle, nor a shuffle a deck.
                table = Table(game, len(live.seats), live.table.seed, as_played(game, options))
            except LudothequeError as error:
                raise Trouble.of(error) from None
            kept = kept_options(table, options)
            try:
                version = await self._ask(self._store.options, live.id, live.version, kept)
            except Changed:
                await self._reload(live)
                raise StaleAnswer(errors.CHANGED["en"], errors.CHANGED["fr"]) from None
            live.become(table, version)
            live.choose(kept)
            self.tell(live)
            self._wake(live)

    async def undo(self, live: LiveTable, seat: int, n: int) -> None:
        """Undo the seat's last answer, if the engine allows it."""
        await asyncio.shield(self._spawn(self._undo(live, seat, n)))

    async def _undo(self, live: LiveTable, seat: int, n: int) -> None:
        async with live.lock:
            if n != live.n:
                raise StaleAnswer(errors.CHANGED["en"], errors.CHANGED["fr"])
            refusal = live.table.undo_refusal(seat)
            if refusal is not None:
                raise Trouble(409, live.table.game.refusal_words(refusal), refusal.rule or None)
            before = await asyncio.to_thread(live.table.at, n - 1)
            await self._keep(live, before, self._ask(self._store.undo, live.id, live.version, n))

    async def _keep(self, live: LiveTable, table: Table, stored: Awaitable[int]) -> None:
        """Store a change, then show it. The caller holds the table's lock."""
        try:
            version = await stored
        except Changed:
            await self._reload(live)
            raise StaleAnswer(errors.CHANGED["en"], errors.CHANGED["fr"]) from None
        except Exception as error:
            if not isinstance(error, Trouble):
                _LOG.exception("an answer of a table of %s could not be stored", table.game.id)
            # It may have been written all the same: only the store can tell.
            await self._reload(live)
            raise Trouble(503, errors.NOT_KEPT) from None
        live.trouble = None
        live.become(table, version)
        self.tell(live)
        self._wake(live)

    # ------------------------------------------------------------------ bots

    def _wake(self, live: LiveTable) -> None:
        if not self._closing:
            self._turns.wake(live)

    def keep_house(self) -> None:
        """Start the chores of the server."""
        house = Housekeeping(self)
        self._house = [self._spawn(house.run()), self._spawn(house.keep_up())]

    # ------------------------------------------------------------------ the opener

    async def renew(self, id: str, seat: int, key: str | None) -> dict[str, Any]:
        """Replace the link of a seat. Whoever came by the old one is sent away, and the seat is open again."""
        async with self.use(id) as live:
            _check_opener(live.opener_hash, key)
            return await asyncio.shield(self._spawn(self._renew(live, seat)))

    async def _renew(self, live: LiveTable, seat: int) -> dict[str, Any]:
        async with live.lock:
            if seat >= len(live.seats):
                raise Trouble(404, errors.NO_SEAT)
            if live.seats[seat].who == "bot":
                raise Trouble(409, errors.BOT_SEAT)
            token = secrets.token_urlsafe(24)
            try:
                version = await self._ask(self._store.renew, live.id, live.version, seat, hash_token(token))
            except Changed:
                await self._reload(live)
                raise Trouble(409, errors.CHANGED) from None
            live.version = version
            live.seats[seat] = KeptSeat("open", token_hash=hash_token(token))
            self._turn_out(live, seat)
            self.tell(live)
        return {"seat": seat, "token": token}

    @staticmethod
    def _turn_out(live: LiveTable, seat: int) -> None:
        for connection in live.connections:
            if connection.seat == seat:
                connection.dismiss(Trouble(403, errors.RENEWED))

    async def delete(self, id: str, key: str | None) -> None:
        """Delete a table for good, whether or not it can still be played."""
        kept = await self._look(self._store.load, id)
        if kept is None:
            raise Trouble(404, errors.NO_TABLE)
        _check_opener(kept.opener_hash, key)
        await self._ask(self._store.delete, id)
        await self._let_go(id)

    async def _let_go(self, id: str) -> None:
        """Forget a table that was deleted, even if it was being read from the store meanwhile."""
        loading = self._loading.get(id)
        if loading is not None:
            await asyncio.wait({loading})
        live = self._live.get(id)
        if live is not None:
            self._forget(live)

    def _forget(self, live: LiveTable) -> None:
        """The store no longer has the table: nobody can stay at it."""
        if self._live.get(live.id) is live:
            del self._live[live.id]
        if live.bots is not None and live.bots is not asyncio.current_task():
            live.bots.cancel()
        for connection in live.connections:
            connection.dismiss(Trouble(404, errors.DELETED))
