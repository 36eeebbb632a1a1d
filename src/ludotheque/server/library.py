"""The library of decks: what a browser keeps between tables, for every game whose players bring a deck.

There are no accounts: a browser makes a key of its own and shows it with each call. Whoever holds the key has the list,
renames and deletes; whoever holds a deck's unguessable id may look at the deck and play it. Only a hash of the key is kept.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable, Coroutine
from typing import Any

from ludotheque.engine.decks import Deck, DeckShelf, clean_name, name_of
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.game import Game
from ludotheque.engine.table import Table
from ludotheque.server import errors
from ludotheque.server.errors import Trouble, pair
from ludotheque.server.lobby import Lobby
from ludotheque.server.messages import BuiltDeck, DeckWish, TableWish
from ludotheque.server.settings import Settings
from ludotheque.server.store import FullLibrary, KeptDeck, Store

#: How a table's options name a deck of the library, and a deck that the one who sits there has still to choose.
_NAMED = "deck:"
LATER = "later"
RANDOM = "random"


def hash_key(key: str) -> str:
    """The stored form of a library's key. Keys are long and random, so a plain hash cannot be reversed."""
    return hashlib.sha256(f"ludotheque library:{key}".encode()).hexdigest()


class Library:
    """All decks that are kept. `ask` and `look` run a call of the store outside the event loop: a write, a read."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        lobby: Lobby,
        ask: Callable[..., Coroutine[Any, Any, Any]],
        look: Callable[..., Coroutine[Any, Any, Any]],
    ) -> None:
        self._settings = settings
        self._store = store
        self._lobby = lobby
        self._ask = ask
        self._look = look

    def _decks_of(self, game_id: str) -> DeckShelf:
        game = self._lobby.game(game_id)
        if game.deck_shelf is None:
            raise Trouble(404, no_decks(game))
        return game.deck_shelf

    # ------------------------------------------------------------------ the library

    async def listed(self, game: str, key: str | None) -> dict[str, Any]:
        """The decks of one key, the newest first, and those that come with the game."""
        shelf = self._decks_of(game)
        kept: list[KeptDeck] = [] if key is None else await self._look(self._store.decks, hash_key(key), game)
        return {
            "decks": [_line(shelf, deck.id, {**deck.list, "name": deck.name}, deck.created) for deck in kept],
            "ready": [_line(shelf, id, deck, None) for id, deck in shelf.ready().items()],
        }

    async def add(self, game: str, key: str, wish: DeckWish) -> dict[str, Any]:
        """Keep a deck: built, read from a text, or drawn at random with a seed that nobody chose."""
        shelf = self._decks_of(game) if wish.built is None else self._builder_of(game)
        try:
            if wish.built is not None:
                deck = _build(shelf, wish.built)
            elif wish.text is None:
                deck = shelf.draw(Dice(secrets.token_hex(16)))
            else:
                deck = await asyncio.to_thread(shelf.read, wish.text)
        except LudothequeError as error:
            raise Trouble.of(error, 422) from None
        if wish.name:
            deck = {**deck, "name": wish.name}
        kept = KeptDeck(secrets.token_urlsafe(16), game, hash_key(key), deck["name"], deck)
        try:
            await self._ask(self._store.keep_deck, kept, self._settings.decks)
        except FullLibrary:
            raise Trouble(409, full(self._settings.decks)) from None
        return self._shown(shelf, kept.id, deck, kept.created, mine=True)

    async def change(self, game: str, id: str, key: str, built: BuiltDeck) -> dict[str, Any]:
        """Replace a kept deck with one that was built. Tables that play the earlier one keep it."""
        shelf = self._builder_of(game)
        kept = await self._kept(game, id)
        try:
            deck = _build(shelf, built, kept.name)
        except LudothequeError as error:
            raise Trouble.of(error, 422) from None
        if not await self._ask(self._store.change_deck, id, hash_key(key), deck["name"], deck):
            raise Trouble(403, errors.NOT_YOUR_DECK)
        return self._shown(shelf, id, deck, kept.created, mine=True)

    def examine(self, game: str, built: BuiltDeck) -> dict[str, Any]:
        """Examine a deck that is being built."""
        shelf = self._builder_of(game)
        try:
            return shelf.examine(built.band, built.cards, built.name or "")
        except LudothequeError as error:
            raise Trouble.of(error, 422) from None

    def _builder_of(self, game_id: str) -> DeckShelf:
        shelf = self._decks_of(game_id)
        if not shelf.builds:
            raise Trouble(404, errors.NOT_BUILT)
        return shelf

    async def show(self, game: str, id: str, key: str | None) -> dict[str, Any]:
        shelf = self._decks_of(game)
        if id in shelf.ready():
            return self._shown(shelf, id, shelf.ready()[id], None, mine=False)
        kept = await self._kept(game, id)
        mine = key is not None and secrets.compare_digest(kept.owner_hash, hash_key(key))
        return self._shown(shelf, id, {**kept.list, "name": kept.name}, kept.created, mine=mine)

    @staticmethod
    def _shown(shelf: DeckShelf, id: str, deck: Deck, created: float | None, mine: bool) -> dict[str, Any]:
        try:
            card = shelf.show(deck)
        except LudothequeError as error:  # kept under older rules
            raise Trouble.of(error, 410) from None
        return {"deck": id, "created": None if created is None else int(created), "mine": mine, **card}

    async def text(self, game: str, id: str, language: str) -> tuple[str, str]:
        """The name of a deck, and its list."""
        shelf = self._decks_of(game)
        deck = await self._find(shelf, game, id)
        try:
            return name_of(deck, language), shelf.write(deck, language)
        except LudothequeError as error:
            raise Trouble.of(error, 410) from None

    async def rename(self, game: str, id: str, key: str, name: str) -> dict[str, Any]:
        self._decks_of(game)
        cleaned = clean_name(name)
        if not cleaned:
            raise Trouble(400, errors.NO_DECK_NAME)
        await self._kept(game, id)
        if not await self._ask(self._store.rename_deck, id, hash_key(key), cleaned):
            raise Trouble(403, errors.NOT_YOUR_DECK)
        return {"deck": id, "name": cleaned}

    async def delete(self, game: str, id: str, key: str) -> None:
        self._decks_of(game)
        await self._kept(game, id)
        if not await self._ask(self._store.delete_deck, id, hash_key(key)):
            raise Trouble(403, errors.NOT_YOUR_DECK)

    async def _kept(self, game: str, id: str) -> KeptDeck:
        kept: KeptDeck | None = await self._look(self._store.deck, id)
        if kept is None or kept.game != game:
            raise Trouble(404, errors.NO_DECK)
        return kept

    async def _find(self, shelf: DeckShelf, game: str, id: str) -> Deck:
        ready = shelf.ready().get(id)
        if ready is not None:
            return ready
        kept = await self._kept(game, id)
        return {**kept.list, "name": kept.name}

    # ------------------------------------------------------------------ decks of a table

    async def given(self, game: Game[Any], value: Any) -> Any:
        """The value of a deck option as the game takes it: the id of a library deck becomes the deck itself."""
        if not isinstance(value, str) or not value.startswith(_NAMED) or game.deck_shelf is None:
            return value
        try:
            return await self._find(game.deck_shelf, game.id, value.removeprefix(_NAMED))
        except Trouble as trouble:
            raise Trouble(400, trouble.words) from None

    async def options(self, game: Game[Any], wish: TableWish) -> dict[str, Any]:
        """The options of a new table with its decks looked up. `later` stays: the friend who sits there chooses."""
        shelf = game.deck_shelf
        values = None if shelf is None else wish.options.get(shelf.option)
        if shelf is None or not isinstance(values, list):
            return wish.options
        for seat, value in zip(wish.seats, values, strict=False):
            if value == LATER and seat.who != "friend":
                raise Trouble(400, errors.LATER_IS_FOR_FRIENDS)
        return {**wish.options, shelf.option: [await self.given(game, value) for value in values]}


def to_choose(game: Game[Any], options: dict[str, Any]) -> list[int]:
    """The seats that are yet to choose a deck."""
    values = options.get(game.deck_shelf.option) if game.deck_shelf is not None else None
    return [seat for seat, value in enumerate(values) if value == LATER] if isinstance(values, list) else []


def as_played(game: Game[Any], options: dict[str, Any]) -> dict[str, Any]:
    """The options as the game takes them: a deck that is yet to be chosen is drawn at random, and nobody sees it."""
    if not to_choose(game, options) or game.deck_shelf is None:
        return options
    option = game.deck_shelf.option
    return {**options, option: [RANDOM if value == LATER else value for value in options[option]]}


def kept_options(table: Table, options: dict[str, Any]) -> dict[str, Any]:
    """What is stored: the options in full, and those of decks as they were given while some are still to be chosen."""
    shelf = table.game.deck_shelf
    if shelf is None or not to_choose(table.game, options):
        return table.options
    return {**table.options, shelf.option: options[shelf.option]}


def with_deck(game: Game[Any], options: dict[str, Any], seat: int, deck: Any) -> dict[str, Any]:
    """The options once a seat has chosen."""
    assert game.deck_shelf is not None
    option = game.deck_shelf.option
    return {**options, option: [deck if number == seat else value for number, value in enumerate(options[option])]}


def _build(shelf: DeckShelf, built: BuiltDeck, name: str = "") -> Deck:
    return shelf.build(built.band, built.cards, built.name or name)


def _line(shelf: DeckShelf, id: str, deck: Deck, created: float | None) -> dict[str, Any]:
    return {
        "deck": id,
        "name": deck["name"],
        "bands": shelf.bands(deck),
        "created": None if created is None else int(created),
    }


def no_decks(game: Game[Any]) -> errors.Words:
    return pair(f"On n'apporte pas de deck à {game.names['fr']}.", f"Players bring no decks to {game.names['en']}.")


def full(most: int) -> errors.Words:
    return pair(
        f"Votre bibliothèque est pleine : {most} decks. Supprimez-en un d'abord.",
        f"Your library is full: {most} decks. Delete one first.",
    )
