"""Campaigns: tables of a game that go on from each other.

They belong to the browser that opened them, by the same key as its decks. A campaign is continued from the last chapter's
ending, and only if every chapter is there and each begins with what the one before it left.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ludotheque import bots
from ludotheque.engine import campaign as engine
from ludotheque.engine import record
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.game import Game
from ludotheque.engine.roles import OPTION
from ludotheque.engine.table import Table
from ludotheque.server import endings, errors, rematches
from ludotheque.server.campaign_store import Chains, KeptCampaign, fault
from ludotheque.server.errors import Trouble
from ludotheque.server.journal import Changed
from ludotheque.server.library import hash_key
from ludotheque.server.messages import CampaignWish, Continuation, SeatWish, TableWish
from ludotheque.server.store import FullLibrary, Kept

if TYPE_CHECKING:
    from ludotheque.server.room import Room

#: How many earlier tokens of its player open a seat: whoever has not come back for so many chapters needs a new link.
_LONGEST = 8


class Campaigns:
    """All campaigns of a room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._store = room._store
        self._chains = Chains(room._store)

    async def listed(self, key: str | None) -> list[dict[str, Any]]:
        """The campaigns of one key with their chapters."""
        if key is None:
            return []
        return await self._room._look(self._lines, hash_key(key))

    def _lines(self, owner_hash: str) -> list[dict[str, Any]]:
        mine = self._chains.mine(owner_hash)
        return [self._line(campaign) for campaign in mine]

    def _line(self, campaign: KeptCampaign) -> dict[str, Any]:
        found = self._chains.chapters([link["table"] for link in campaign.chain])
        chapters: list[dict[str, Any]] = []
        for link in campaign.chain:
            created, finished = found.get(link["table"], (None, None))
            state = "gone" if created is None else "playing" if finished is None else "over"
            chapters.append(
                {"table": link["table"], "state": state, "ended": None if finished is None else int(finished)}
            )
        return {
            "campaign": campaign.id,
            "game": campaign.game,
            "name": campaign.name,
            "created": int(campaign.created),
            "chapters": chapters,
            "can": all(chapter["state"] == "over" for chapter in chapters),
        }

    async def open(self, wish: CampaignWish, key: str, client: str) -> dict[str, Any]:
        """A new campaign with its first table."""
        try:
            game = self._room.lobby.game(wish.table.game)
        except Trouble as trouble:
            raise Trouble(400, trouble.words) from None
        if not game.carries:
            raise Trouble.of(engine.no_campaigns(game))
        _check_options(wish.table.options)
        campaign = KeptCampaign(secrets.token_urlsafe(16), game.id, hash_key(key), wish.name, [])
        most = self._room.settings.campaigns

        def keep(opened: Kept) -> None:
            opened.campaign = campaign.id
            self._chains.open(campaign, opened, most, _mine(wish.table.seats))

        try:
            first = replace(wish.table, options={**wish.table.options, **game.chapter_options})
            opened = await self._room.open(first, client, keep)
        except FullLibrary:
            raise Trouble(409, errors.many_campaigns(most)) from None
        return {"campaign": campaign.id, **opened}

    async def go_on(self, id: str, key: str, wish: Continuation, client: str) -> dict[str, Any]:
        """Open the next table of a campaign, from what the last one left."""
        campaign = await self._mine(id, key)
        game = self._room.lobby.game(campaign.game)
        before, last = await self._room._look(self._verified, campaign)
        held = campaign.chain[-1].get("mine")  # campaigns from before it was kept do not say
        seats = wish.seats if wish.seats is not None else _same(before, held)
        given = wish.options if wish.options is not None else {}
        _check_options(given)
        try:
            options = engine.following(last, given, len(seats))
        except LudothequeError as error:
            raise Trouble.of(error, 409) from None
        if OPTION not in given and any(seat.role for seat in seats):
            options.pop(OPTION, None)  # they are said seat by seat
        check: str = last.record()["check"]

        def keep(following: Kept) -> None:
            following.campaign = campaign.id
            origins = _origins(game, following.options, len(seats), before)
            for seat, wish, origin in zip(following.seats, seats, origins, strict=True):
                if wish.who == "friend" and origin is not None and origin != held:
                    seat.inherited = before.seats[origin].hashes[-_LONGEST:]
            self._chains.go_on(campaign, check, following, _mine(seats))

        try:
            opened = await self._room.open(TableWish(game.id, options, seats), client, keep)
        except Changed:
            raise Trouble(409, errors.CONTINUED) from None
        with suppress(Trouble):  # the chapter is open, even if the last one cannot be shown
            async with self._room.use(before.id) as live, self._room.use(opened["table"]) as following:
                rematches.follow(live, opened, _origins(game, following.table.options, len(seats), before), held)
        return {"campaign": campaign.id, **opened}

    async def chronicle(self, id: str, key: str) -> dict[str, Any]:
        """What became of each chapter, and who played it how: the next one starts from the last."""
        campaign = await self._mine(id, key)
        return await self._room._look(self._told, campaign)

    def _told(self, campaign: KeptCampaign) -> dict[str, Any]:
        game = self._room.lobby.game(campaign.game)
        chapters: list[dict[str, Any]] = []
        for link in campaign.chain:
            kept = self._store.load(link["table"])
            ended = None if kept is None or kept.ending is None else endings.read(kept.ending, game, None)
            if kept is None or ended is None:
                chapters.append({"said": [], "seats": [], "options": {}})
                continue
            outcome = ended.outcome or {}
            said = [outcome.get("reason"), game.chapter_words(outcome["carry"]) if "carry" in outcome else None]
            chapters.append(
                {
                    "said": [words for words in said if words],
                    "seats": _seats(kept, ended, link.get("mine")),
                    "options": _offered(game, ended.options),
                }
            )
        return {"chapters": chapters}

    async def close(self, id: str, key: str) -> None:
        """Forget a campaign. Its chapters stay, as tables like others."""
        campaign = await self._mine(id, key)
        await self._room._ask(self._chains.delete, id, campaign.owner_hash)
        for link in campaign.chain:
            await self._room.refresh(link["table"])

    def forget(self, before: float) -> int:
        """Forget the campaigns in which nothing has happened since; it blocks, like the store."""
        return self._chains.forget(before)

    async def _mine(self, id: str, key: str) -> KeptCampaign:
        campaign: KeptCampaign | None = await self._room._look(self._chains.find, id)
        if campaign is None:
            raise Trouble(404, errors.NO_CAMPAIGN)
        if not secrets.compare_digest(campaign.owner_hash, hash_key(key)):
            raise Trouble(403, errors.NOT_YOUR_CAMPAIGN)
        return campaign

    def _verified(self, campaign: KeptCampaign) -> tuple[Kept, Table]:
        """The last chapter, if nothing is wrong with the chain up to it."""
        altered = fault(campaign.chain)
        if altered is not None:
            raise Trouble(409, errors.chapter_altered(altered))
        game = self._room.lobby.game(campaign.game)
        records: list[dict[str, Any]] = []
        for number, link in enumerate(campaign.chain, 1):
            last = number == len(campaign.chain)
            kept = self._store.load(link["table"])
            if kept is None:
                raise Trouble(409, errors.chapter_gone(number))
            if kept.ending is None and last:
                raise Trouble(409, errors.CHAPTER_NOT_OVER)
            ended = None if kept.ending is None else endings.read(kept.ending, game, None)
            try:
                if ended is None:
                    raise Trouble(409, errors.chapter_altered(number))
                data = record.checked(ended.record())
                left = record.carry_of(ended)
                if last and data["rules"] == game.rules_version:
                    record.replay(game, data)  # nothing holds the last link yet but the rules themselves
            except (LudothequeError, LookupError):
                raise Trouble(409, errors.chapter_altered(number)) from None
            if (
                data["game"] != campaign.game
                or left != data.get("carry")
                or (not last and data["check"] != link["check"])
            ):
                raise Trouble(409, errors.chapter_altered(number))
            records.append(data)
        try:
            engine.check(records)
        except LudothequeError as error:
            raise Trouble.of(error, 409) from None
        assert kept is not None
        assert ended is not None
        return kept, ended


def _check_options(options: dict[str, Any]) -> None:
    if "carry" in options:
        raise Trouble(400, errors.CARRY_GIVEN)


def _seats(kept: Kept, ended: Table, mine: int | None) -> list[dict[str, Any]]:
    """Who sat where, and which seat was the owner's."""
    return [
        {
            "seat": number,
            "name": seat.name,
            "who": seat.who,
            "bot": seat.bot,
            **({"called": bots.words(seat.bot, ended.game)["name"]} if seat.bot is not None else {}),
            **({"role": role} if (role := ended.role(number)) is not None else {}),
            **({"mine": True} if number == mine else {}),
        }
        for number, seat in enumerate(kept.seats)
    ]


def _offered(game: Game[Any], options: dict[str, Any]) -> dict[str, str]:
    """The options of the whole table as the lobby offers them, by the ids of their values."""
    found: dict[str, str] = {}
    for option in game.table_options:
        value = options.get(option.id)
        if isinstance(value, bool) and len(option.values) == 2:
            value = option.values[value].id
        if not option.per_seat and value in [one.id for one in option.values]:
            found[option.id] = value
    return found


def _mine(seats: list[SeatWish]) -> int | None:
    """The seat of the one who opens a chapter, if they play in it."""
    return next((number for number, seat in enumerate(seats) if seat.who == "me"), None)


def _origins(game: Game[Any], options: dict[str, Any], seats: int, before: Kept) -> list[int | None]:
    """For each seat of the next chapter, the one of the last from which it goes on, if somebody sat there."""
    heirs = options.get(game.heirs) or [None] * seats
    found = [number if heir is None else heir for number, heir in enumerate(heirs)]
    return [old if 0 <= old < len(before.seats) and before.seats[old].who != "bot" else None for old in found]


def _same(before: Kept, held: int | None) -> list[SeatWish]:
    """The seats as they were: the one who continues has the seat they held (the first person's, if that is not known), the others
    get new links."""
    people = [number for number, seat in enumerate(before.seats) if seat.who != "bot"]
    mine = people[0] if held is None and people else held
    return [
        SeatWish("bot", seat.bot, None)
        if seat.who == "bot"
        else SeatWish("me" if number == mine else "friend", None, seat.name)
        for number, seat in enumerate(before.seats)
    ]
