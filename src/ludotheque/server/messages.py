"""What clients may send: JSON parsed defensively, and one function for each field or message.

An error is one line that names the field. Nothing here knows about tables.
"""

from __future__ import annotations

import json
import re
import unicodedata
from dataclasses import dataclass
from typing import Any

from ludotheque.engine.decks import clean_name
from ludotheque.server import errors
from ludotheque.server.errors import Trouble, pair

#: Deeper than any valid message, shallower than anything that would exhaust the stack.
_DEEPEST = 16
#: Longer than any key or reference: a sheet of 6,000 characters, most of which are written as they are or with three.
_LONGEST_KEY = 24_000
_LONGEST_TOKEN = 200
_LONGEST_NAME = 24
_LONGEST_WORDS = 240  # said at the table
_LONGEST_DECK = 120  # what names a deck
_MOST_NAMES, _MOST_COPIES = 400, 200  # of a deck that is being built
_LIBRARY_KEY = re.compile(r"[A-Za-z0-9_-]{16,128}")
_HIGHEST_N = 10_000_000
_JOINER = "\u200d"  # holds emoji together

#: What may be done after the first message, with the fields each needs.
DOES = (
    *("sit", "watch", "deck", "play", "undo", "why_not", "hint"),
    *("moment", "analyse", "rematch", "absent", "name", "say", "leave"),
)


def read(text: str | bytes) -> dict[str, Any]:
    """Parse a message, which must be a JSON object."""
    try:
        data = json.loads(text, parse_constant=_no_constant)
    except (ValueError, RecursionError):
        raise Trouble(400, errors.NOT_JSON) from None
    if not isinstance(data, dict):
        raise Trouble(400, errors.NOT_AN_OBJECT)
    _check(data)
    return data


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is not JSON")


def _check(data: dict[str, Any]) -> None:
    """Refuse what parses but cannot be handled: deep nesting, and lone surrogates, which cannot be encoded."""
    level: list[Any] = [data]
    for _ in range(_DEEPEST):
        below: list[Any] = []
        for thing in level:
            if isinstance(thing, str):
                try:
                    thing.encode()
                except UnicodeEncodeError:
                    raise Trouble(400, errors.NOT_TEXT) from None
            elif isinstance(thing, dict):
                below.extend(thing)
                below.extend(thing.values())
            elif isinstance(thing, list):
                below.extend(thing)
        if not below:
            return
        level = below
    raise Trouble(400, errors.TOO_DEEP)


# ---------------------------------------------------------------------- fields


def _quoted(text: str) -> str:
    return repr(text[:40])


def _missing(field: str) -> Trouble:
    return Trouble(400, pair(f"Il manque « {field} ».", f"“{field}” is missing."))


def _wrong(field: str, fr: str, en: str) -> Trouble:
    return Trouble(400, pair(f"« {field} » doit être {fr}.", f"“{field}” must be {en}."))


def string(data: dict[str, Any], field: str, longest: int) -> str:
    if field not in data:
        raise _missing(field)
    value = data[field]
    if not isinstance(value, str):
        raise _wrong(field, "un texte", "a text")
    if not 0 < len(value) <= longest:
        raise _wrong(field, f"un texte de 1 à {longest} caractères", f"a text of 1 to {longest} characters")
    return value


def number(data: dict[str, Any], field: str) -> int:
    if field not in data:
        raise _missing(field)
    value = data[field]
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= _HIGHEST_N:
        raise _wrong(field, "un nombre entier d'au moins 0", "a whole number of at least 0")
    return value


def name(data: dict[str, Any]) -> str | None:
    """A person's name: no control characters, no direction tricks, at most 24 characters; None when empty."""
    value = data.get("name")
    if value is None:
        return None
    if not isinstance(value, str):
        raise _wrong("name", "un texte", "a text")
    return _plain(value)[:_LONGEST_NAME].strip() or None


def said(data: dict[str, Any]) -> str:
    """What a player says to the others: one line without control characters or direction tricks."""
    text = _plain(string(data, "text", _LONGEST_KEY))
    if not text or len(text) > _LONGEST_WORDS:
        raise _wrong(
            "text", f"un texte de 1 à {_LONGEST_WORDS} caractères", f"a text of 1 to {_LONGEST_WORDS} characters"
        )
    return text


def _plain(text: str) -> str:
    kept = "".join(" " if one.isspace() or unicodedata.category(one)[0] == "Z" else one for one in text)
    kept = "".join(one for one in kept if unicodedata.category(one)[0] != "C" or one == _JOINER)
    return " ".join(kept.split())


def does(data: dict[str, Any]) -> str:
    do = string(data, "do", 40)
    if do not in DOES:
        known = ", ".join(DOES)
        raise Trouble(
            400,
            pair(f"{_quoted(do)} est inconnu ; il y a {known}.", f"{_quoted(do)} is unknown; there is {known}."),
        )
    return do


def token(data: dict[str, Any]) -> str:
    return string(data, "token", _LONGEST_TOKEN)


def n(data: dict[str, Any]) -> int:
    return number(data, "n")


@dataclass(frozen=True, slots=True)
class Eyes:
    """Through whose eyes a moment is looked at: those of a seat (None: one's own), and with all hands open or not."""

    seat: int | None = None
    open: bool = False


def eyes(data: dict[str, Any]) -> Eyes:
    opened = data.get("open", False)
    if not isinstance(opened, bool):
        raise _wrong("open", "true ou false", "true or false")
    return Eyes(number(data, "seat") if data.get("seat") is not None else None, opened)


def key(data: dict[str, Any]) -> str:
    return string(data, "key", _LONGEST_KEY)


def about(data: dict[str, Any]) -> str:
    """What a `why_not` asks about: the key of an option or a thing."""
    return key(data) if "key" in data else string(data, "thing", _LONGEST_KEY)


def card_text(data: dict[str, Any], longest: int) -> str:
    """A text of cards that somebody is writing."""
    return string(data, "text", longest)


def card_trial(data: dict[str, Any], longest: int) -> tuple[str, str, str | None]:
    """The body of `POST /api/games/{game}/cards/try`: a text of cards, the one to try, and the name of whoever tries it."""
    _only(data, ("text", "card", "name"))
    return card_text(data, longest), string(data, "card", _LONGEST_DECK), name(data)


def absent(data: dict[str, Any]) -> tuple[int, str]:
    """Who is away, and what is to be done about it."""
    what = string(data, "what", 40)
    if what not in ("bot", "claim"):
        raise _wrong("what", "« bot » ou « claim »", "“bot” or “claim”")
    return number(data, "seat"), what


# ---------------------------------------------------------------------- decks


@dataclass(frozen=True, slots=True)
class BuiltDeck:
    band: str
    cards: dict[str, int]
    name: str | None


@dataclass(frozen=True, slots=True)
class DeckWish:
    text: str | None  # None: at random, unless it was built
    name: str | None
    built: BuiltDeck | None = None


def library_key(header: str | None) -> str | None:
    """The library key in a request header, or None."""
    if header is None or not header:
        return None
    if not _LIBRARY_KEY.fullmatch(header):
        raise Trouble(400, errors.BAD_LIBRARY_KEY)
    return header


def opener_key(header: str | None) -> str | None:
    """The opener's key in a request header; None if it cannot be one."""
    return header if header is not None and 0 < len(header) <= _LONGEST_TOKEN else None


def deck(data: dict[str, Any], longest: int) -> DeckWish:
    """The body of `POST /api/games/{game}/decks`: a list, `random`, or a deck that was built."""
    if "cards" in data:
        built = built_deck(data)
        return DeckWish(None, built.name, built)
    _only(data, ("text", "random", "name"))
    named = clean_name(string(data, "name", 200)) if "name" in data else None
    if "random" in data:
        if data["random"] is not True or "text" in data:
            raise _wrong("random", "true, sans « text »", "true, without “text”")
        return DeckWish(None, named)
    return DeckWish(string(data, "text", longest), named)


def built_deck(data: dict[str, Any]) -> BuiltDeck:
    """A deck card by card: its band, and how many copies of which cards."""
    _only(data, ("band", "cards", "name"))
    cards = data.get("cards")
    if not isinstance(cards, dict) or len(cards) > _MOST_NAMES:
        raise _wrong("cards", "un objet : carte et nombre", "an object: card and number")
    for id, copies in cards.items():
        if len(id) > _LONGEST_DECK or not isinstance(copies, int) or isinstance(copies, bool):
            raise _wrong("cards", "un objet : carte et nombre", "an object: card and number")
        if not 0 <= copies <= _MOST_COPIES:
            raise _wrong("cards", f"des nombres de 0 à {_MOST_COPIES}", f"numbers from 0 to {_MOST_COPIES}")
    named = data.get("name", "")
    if not isinstance(named, str) or len(named) > 200:
        raise _wrong("name", "un texte de 200 caractères au plus", "a text of at most 200 characters")
    return BuiltDeck(string(data, "band", 64), cards, clean_name(named) or None)


def deck_name(data: dict[str, Any]) -> str:
    """The body of `PATCH /api/games/{game}/decks/{deck}`."""
    _only(data, ("name",))
    return string(data, "name", 200)


def chosen_deck(data: dict[str, Any]) -> str:
    return string(data, "deck", _LONGEST_DECK)


# ---------------------------------------------------------------------- opening a table


@dataclass(frozen=True, slots=True)
class SeatWish:
    who: str  # me, friend, bot
    bot: str | None
    name: str | None
    role: str | None = None  # in games with roles


@dataclass(frozen=True, slots=True)
class TableWish:
    game: str
    options: dict[str, Any]
    seats: list[SeatWish]
    lesson: str | None = None  # what is taught there


@dataclass(frozen=True, slots=True)
class BranchWish:
    """Another way from a moment of a finished game: in which seat, under which name."""

    n: int
    seat: int | None
    name: str | None


@dataclass(frozen=True, slots=True)
class CampaignWish:
    name: str
    table: TableWish


@dataclass(frozen=True, slots=True)
class Continuation:
    """The next chapter; seats that are None, and options that are not named, are as in the last one."""

    options: dict[str, Any] | None
    seats: list[SeatWish] | None


def table(data: dict[str, Any], bots: list[str]) -> TableWish:
    """The body of `POST /api/tables`. Unknown fields are refused: ignoring them would hide typing errors."""
    _only(data, ("game", "options", "seats"))
    return TableWish(string(data, "game", 64), _options(data), _seats(data, bots))


def options(data: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    """The body of `POST /api/games/{game}/options`: for how many, and what has been chosen so far."""
    _only(data, ("seats", "options"))
    return number(data, "seats"), _options(data)


def branch(data: dict[str, Any]) -> BranchWish:
    """The body of `POST /api/tables/{table}/branches`."""
    _only(data, ("n", "seat", "name"))
    return BranchWish(n(data), number(data, "seat") if "seat" in data else None, name(data))


def pupil(data: dict[str, Any]) -> str | None:
    """The body of `POST /api/games/{game}/lessons/{lesson}`: the name of whoever learns."""
    _only(data, ("name",))
    return name(data)


def campaign(data: dict[str, Any], bots: list[str]) -> CampaignWish:
    """The body of `POST /api/campaigns`: a table, and the campaign's name."""
    _only(data, ("name", "game", "options", "seats"))
    named = clean_name(string(data, "name", 200))
    if not named:
        raise Trouble(400, errors.NO_CAMPAIGN_NAME)
    return CampaignWish(named, TableWish(string(data, "game", 64), _options(data), _seats(data, bots)))


def continuation(data: dict[str, Any], bots: list[str]) -> Continuation:
    """The body of `POST /api/campaigns/{campaign}/tables`."""
    _only(data, ("options", "seats"))
    return Continuation(_options(data) if "options" in data else None, _seats(data, bots) if "seats" in data else None)


def _options(data: dict[str, Any]) -> dict[str, Any]:
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise _wrong("options", "un objet", "an object")
    return options


def _seats(data: dict[str, Any], bots: list[str]) -> list[SeatWish]:
    if "seats" not in data:
        raise _missing("seats")
    seats = data["seats"]
    if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
        raise _wrong("seats", "une liste d'objets", "a list of objects")
    if not 0 < len(seats) <= 16:
        raise _wrong("seats", "une liste de 1 à 16 places", "a list of 1 to 16 seats")
    return [_seat(seat, bots) for seat in seats]


def _seat(data: dict[str, Any], bots: list[str]) -> SeatWish:
    who = string(data, "who", 40)
    role = string(data, "role", 40) if "role" in data else None
    if who == "bot":
        _only(data, ("who", "bot", "role"))
        bot = string(data, "bot", 40)
        if bot not in bots:
            raise _wrong("bot", f"l'un de : {', '.join(bots)}", f"one of: {', '.join(bots)}")
        return SeatWish("bot", bot, None, role)
    if who not in ("me", "friend"):
        raise _wrong("who", "me, friend ou bot", "me, friend or bot")
    _only(data, ("who", "name", "role"))
    return SeatWish(who, None, name(data), role)


def _only(data: dict[str, Any], known: tuple[str, ...]) -> None:
    for field in data:
        if field not in known:
            has = ", ".join(known)
            raise Trouble(
                400,
                pair(
                    f"Le champ {_quoted(field)} n'existe pas ; il y a {has}.",
                    f"There is no field {_quoted(field)}; there is {has}.",
                ),
            )
