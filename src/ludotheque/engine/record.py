"""Records: a table written down as JSON and played again from it.

A record is the truth of a table: game, rules version, seats, options (or scenario), seed, answers. `check` is the hash of
all that and `final` the hash of the last position as data, so that a truncated or edited record is detected. No word of a
catalogue goes into either: a better translation leaves every record valid. A table of a game that carries also has `carry`, the
hash of what the next one begins with, so that records can be checked against each other (see `campaign`).
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

from ludotheque.engine.errors import BadRecord, LudothequeError

if TYPE_CHECKING:
    from ludotheque.engine.game import Game
    from ludotheque.engine.table import Table

FORMAT = 3
#: Records of this form hashed the words of the last view too. They can still be read; that one hash is ignored.
_WORDED = 1
#: Earlier forms that can still be read and checked, and what fields of a position were called then.
_CALLED: dict[int, dict[str, str]] = {2: {"revealed_to": "news"}}
_FIELDS = {
    "ludotheque": int,
    "game": str,
    "rules": str,
    "seats": int,
    "seed": str,
    "options": dict,
    "answers": list,
    "final": str,
    "check": str,
}


def digest(data: Any) -> str:
    text = json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _final(game: Game[Any], position: Any, form: int = FORMAT) -> str:
    """The hash of the last position as data, with the names that its fields had in that form of records."""
    called = _CALLED.get(form, {})
    return digest({called.get(name, name): value for name, value in game.dump(position).items()})


def write(table: Table) -> dict[str, Any]:
    data: dict[str, Any] = {
        "ludotheque": FORMAT,
        "game": table.game.id,
        "rules": table.game.rules_version,
        "seats": table.seats,
        "seed": table.seed,
        "options": table.options,
        "answers": [[seat, key] for seat, key in table.answers],
        "final": _final(table.game, table.position),
    }
    if table.scenario is not None:
        data["scenario"] = table.scenario
    left = carry_of(table)
    if left is not None:
        data["carry"] = left
    data["check"] = digest(data)
    return data


def carry_of(table: Table) -> str | None:
    """The hash of what the table leaves, or None while it leaves nothing."""
    outcome = table.outcome if table.game.carries else None
    return None if outcome is None else digest(outcome["carry"])


def read(text: str | bytes) -> dict[str, Any]:
    """A record from its text; a truncated or foreign text is refused here."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        where = f" at line {error.lineno}, column {error.colno}" if isinstance(error, json.JSONDecodeError) else ""
        raise BadRecord(
            f"not a record: the JSON is broken{where}", f"pas un enregistrement : JSON abîmé{where}"
        ) from None
    return checked(data)


def checked(data: Any) -> dict[str, Any]:
    """The record, if all its fields are there and its check holds."""
    if not isinstance(data, dict):
        raise BadRecord("not a record: a JSON object is expected", "pas un enregistrement : un objet JSON est attendu")
    for field, kind in _FIELDS.items():
        if field not in data:
            raise BadRecord(f"the record has no {field!r}", f"l'enregistrement n'a pas de {field!r}")
        if not isinstance(data[field], kind) or isinstance(data[field], bool):
            raise BadRecord(f"the record's {field!r} is not of the right kind", f"{field!r} n'est pas du bon type")
    if data["ludotheque"] not in (_WORDED, *_CALLED, FORMAT):
        raise BadRecord(
            f"record format {data['ludotheque']} is not known (this is {FORMAT})",
            f"le format d'enregistrement {data['ludotheque']} est inconnu (celui-ci est {FORMAT})",
        )
    for index, answer in enumerate(data["answers"], 1):
        if not (
            isinstance(answer, list)
            and len(answer) == 2
            and isinstance(answer[0], int)
            and not isinstance(answer[0], bool)
            and isinstance(answer[1], str)
        ):
            raise BadRecord(f"answer {index} of the record is not a seat and a key")
    if digest({key: value for key, value in data.items() if key != "check"}) != data["check"]:
        raise BadRecord(
            "the record was edited: its check does not hold", "l'enregistrement a été modifié : son contrôle échoue"
        )
    return data


def replay(game: Game[Any], data: dict[str, Any]) -> Table:
    """Play the record again. It must end in the very position it was written in (not checked for the first form)."""
    from ludotheque.engine.table import Table

    data = checked(data)
    if data["rules"] != game.rules_version:
        raise BadRecord(
            f"the record needs version {data['rules']} of the rules, and this is version {game.rules_version}",
            f"l'enregistrement demande la version {data['rules']} des règles, et celle-ci est la version {game.rules_version}",
        )
    table = Table(game, data["seats"], data["seed"], data["options"], scenario=data.get("scenario"))
    for index, (seat, key) in enumerate(data["answers"], 1):
        try:
            table.play(key, seat)
        except LudothequeError as error:
            raise BadRecord(
                f"answer {index} of the record ({key[:80]!r}, seat {seat}) is not legal: {error.words['en']}",
                f"la réponse {index} ({key[:80]!r}, place {seat}) n'est pas permise : {error.words['fr']}",
                error.rule,
            ) from None
    form = data["ludotheque"]
    if form != _WORDED and _final(game, table.position, form) != data["final"]:
        raise BadRecord(
            "the record does not end in the position it says", "l'enregistrement finit dans une autre position"
        )
    if "carry" in data and data["carry"] != carry_of(table):
        raise BadRecord(
            "the record does not leave what it says it leaves",
            "l'enregistrement ne laisse pas ce qu'il prétend laisser",
        )
    return table
