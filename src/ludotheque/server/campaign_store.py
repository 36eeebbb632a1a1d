"""What the store keeps of campaigns: for each, the chain of its tables.

A link names a table and its owner's seat there; once the table is over and continued it also holds the check of its record,
and a hash over that and the link before. A chapter that was changed, left out or put in afterwards is therefore found out. As
with tables, every change moves the `version` on from the one its writer had read: of two who continue at once one is too
late.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from sqlalchemy import delete, exists, func, insert, select, update

from ludotheque.engine.record import digest
from ludotheque.server.journal import Changed
from ludotheque.server.store import AnswerRow, CampaignRow, FullLibrary, Kept, Store, TableRow, count_of

Link = dict[str, Any]


@dataclass(slots=True)
class KeptCampaign:
    """A campaign as it is stored. Only the hash of its owner's key is."""

    id: str
    game: str
    owner_hash: str
    name: str
    chain: list[Link]
    version: int = 0
    created: float = field(default_factory=time.time)


def open_link(table: str, mine: int | None) -> Link:
    """The link of a chapter that nobody has continued yet, and the owner's seat there."""
    return {"table": table, "mine": mine, "check": None, "hash": None}


def seal(chain: list[Link], check: str) -> list[Link]:
    """The chain with its last link closed over the record of its table."""
    *before, last = chain
    return [*before, {**last, "check": check, "hash": _hash(before, last["table"], check)}]


def fault(chain: list[Link]) -> int | None:
    """The number of the first link that was altered, or None."""
    for at, link in enumerate(chain[:-1]):
        if link["hash"] != _hash(chain[:at], link["table"], link["check"]):
            return at + 1
    return None


def _hash(before: list[Link], table: str, check: str) -> str:
    return digest({"before": before[-1]["hash"] if before else None, "table": table, "check": check})


class Chains:
    """Reading and writing campaigns in a store. Its calls block, like the store's own."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def open(self, campaign: KeptCampaign, first: Kept, most: int, mine: int | None = None) -> None:
        """Keep a campaign and its first table, or neither."""
        row = {
            "id": campaign.id,
            "game": campaign.game,
            "owner_hash": campaign.owner_hash,
            "name": campaign.name,
            "chain": [open_link(first.id, mine)],
            "version": campaign.version,
            "created": campaign.created,
            "touched": campaign.created,
        }
        with self._store.engine.begin() as connection:
            theirs = select(func.count()).select_from(CampaignRow).where(CampaignRow.owner_hash == campaign.owner_hash)
            if connection.execute(theirs).scalar_one() >= most:
                raise FullLibrary
            connection.execute(insert(CampaignRow), [row])
            self._store.put(connection, first)

    def go_on(self, campaign: KeptCampaign, check: str, following: Kept, mine: int | None = None) -> None:
        """Keep the next table of a campaign, unless somebody else was faster. `check` is that of the last record."""
        chain = [*seal(campaign.chain, check), open_link(following.id, mine)]
        with self._store.engine.begin() as connection:
            one = update(CampaignRow).where(CampaignRow.id == campaign.id, CampaignRow.version == campaign.version)
            change = one.values(chain=chain, version=campaign.version + 1, touched=following.created)
            if count_of(connection.execute(change)) != 1:
                raise Changed
            self._store.put(connection, following)

    def delete(self, id: str, owner_hash: str) -> bool:
        """Close a campaign: it is forgotten, and its chapters are tables like others."""
        with self._store.engine.begin() as connection:
            mine = delete(CampaignRow).where(CampaignRow.id == id, CampaignRow.owner_hash == owner_hash)
            if count_of(connection.execute(mine)) != 1:
                return False
            # The version tells servers that have such a table in memory.
            freed = update(TableRow).where(TableRow.campaign == id)
            connection.execute(freed.values(campaign=None, version=TableRow.version + 1))
        return True

    def forget(self, before: float) -> int:
        """Close the campaigns in which nothing has happened since. Return how many."""
        lively = exists().where(
            TableRow.campaign == CampaignRow.id, AnswerRow.table_id == TableRow.id, AnswerRow.at >= before
        )
        with self._store.reading() as connection:
            old = select(CampaignRow.id, CampaignRow.owner_hash).where(CampaignRow.touched < before, ~lively)
            found = connection.execute(old).all()
        return sum(self.delete(id, owner_hash) for id, owner_hash in found)

    def find(self, id: str) -> KeptCampaign | None:
        with self._store.reading() as connection:
            row = connection.execute(select(CampaignRow.__table__).where(CampaignRow.id == id)).one_or_none()
        return None if row is None else _campaign(row)

    def after(self, id: str, table: str) -> tuple[int | None, str] | None:
        """Who owned this chapter, by their seat there, and the table of the next one, if there is one."""
        campaign = self.find(id)
        chain = [] if campaign is None else campaign.chain
        for link, following in pairwise(chain):
            if link["table"] == table:
                return link.get("mine"), following["table"]
        return None

    def mine(self, owner_hash: str) -> list[KeptCampaign]:
        """The campaigns of an owner, the one that was continued last first."""
        with self._store.reading() as connection:
            query = select(CampaignRow.__table__).where(CampaignRow.owner_hash == owner_hash)
            rows = connection.execute(query.order_by(CampaignRow.touched.desc(), CampaignRow.id)).all()
        return [_campaign(row) for row in rows]

    def chapters(self, tables: list[str]) -> dict[str, tuple[float, float | None]]:
        """When each of these tables was opened and when it ended; those that are gone are left out."""
        with self._store.reading() as connection:
            query = select(TableRow.id, TableRow.created, TableRow.finished).where(TableRow.id.in_(tables))
            return {id: (created, finished) for id, created, finished in connection.execute(query)}


def _campaign(row: Any) -> KeptCampaign:
    return KeptCampaign(row.id, row.game, row.owner_hash, row.name, row.chain, row.version, row.created)
