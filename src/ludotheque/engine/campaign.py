"""Campaigns: what a table leaves (`outcome["carry"]`) is what the next one begins with (`options["carry"]`).

Each record holds what it began with among its options and the hash of what it left, so a campaign is just the records
of its chapters in order, and any two of them show whether one follows from the other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.engine import record, roles
from ludotheque.engine.errors import BadOptions, BrokenChain, LudothequeError
from ludotheque.engine.game import Game
from ludotheque.engine.table import Table


def carried(table: Table) -> dict[str, Any]:
    """The option with which the next table goes on from this one."""
    if not table.game.carries:
        raise no_campaigns(table.game)
    outcome = table.outcome
    if outcome is None:
        raise BadOptions("the chapter is not over yet", "le chapitre n'est pas encore fini")
    return {"carry": outcome["carry"]}


def following(last: Table, given: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """The options of the next table: those given, and for the rest those of the last one.

    What a seat chose for itself was for one table and begins anew; roles stay as long as there are as many seats.
    """
    own = {option.id for option in last.game.table_options if option.per_seat}
    if seats != last.seats:
        own.add(roles.OPTION)
    kept = {name: value for name, value in last.options.items() if name not in own}
    return {**kept, **given, **last.game.chapter_options, **carried(last)}


def no_campaigns(game: Game[Any]) -> BadOptions:
    return BadOptions(
        f"{game.names['en']} is not played in campaigns", f"{game.names['fr']} ne se joue pas en campagne"
    )


def check(records: Sequence[dict[str, Any]]) -> None:
    """Check that records (already read by `record.checked`) follow from each other. No rules are needed, so old chapters
    can be checked too."""
    for number, data in enumerate(records, 1):
        begins = data["options"].get("carry")
        if number == 1:
            if begins is not None:
                raise BrokenChain(
                    "chapter 1 goes on from another: the chapters before it are missing",
                    "le chapitre 1 en poursuit un autre : les chapitres précédents manquent",
                )
            continue
        before = records[number - 2]
        if data["game"] != before["game"]:
            raise BrokenChain(
                f"chapter {number} is of another game: {data['game']}, not {before['game']}",
                f"le chapitre {number} est d'un autre jeu : {data['game']}, pas {before['game']}",
            )
        if before.get("carry") is None:
            raise BrokenChain(
                f"chapter {number - 1} is not over, or leaves nothing to go on from",
                f"le chapitre {number - 1} n'est pas fini, ou ne laisse rien à poursuivre",
            )
        if begins is None or record.digest(begins) != before["carry"]:
            raise BrokenChain(
                f"chapter {number} does not begin with what chapter {number - 1} left",
                f"le chapitre {number} ne commence pas avec ce que le chapitre {number - 1} a laissé",
            )


def replay(game: Game[Any], records: Sequence[dict[str, Any]]) -> list[Table]:
    """Play a whole campaign again from its records."""
    tables = []
    for number, data in enumerate(records, 1):
        try:
            tables.append(record.replay(game, data))
        except LudothequeError as error:
            raise BrokenChain(
                f"chapter {number}: {error.words['en']}", f"chapitre {number} : {error.words['fr']}", error.rule
            ) from None
    check(records)
    return tables
