"""The options of a table, declared once: how each is read and checked, and what the lobby offers.

A game lists its options in `table_options`. From that list come what the server and the page offer (`spec`), what the command line
takes, and the options a table is opened with (`read`). An option that is missing or null takes its default.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ludotheque.engine.errors import BadOptions
from ludotheque.engine.reading import Said
from ludotheque.engine.words import Words

Reader = Callable[[Said, int], Any]  # the value as given, and the number of seats
WHOLE = ("the options", "les options")


class Value:
    """A value that the lobby offers. Its words and its help are message ids or literal words."""

    __slots__ = ("help", "icon", "id", "words")

    def __init__(self, id: str, words: str | Words, icon: str | None = None, help: str | Words | None = None) -> None:
        self.id = id
        self.words = words
        self.icon = icon
        self.help = help

    def spec(self, say: Callable[[str], Words]) -> dict[str, Any]:
        def said(words: str | Words) -> Words:
            return say(words) if isinstance(words, str) else dict(words)

        help = None if self.help is None else said(self.help)
        return {"id": self.id, "words": said(self.words), "icon": self.icon, "help": help}


def values(ids: Iterable[str], words: str, help: str | None = None) -> tuple[Value, ...]:
    """Values whose messages are a prefix plus their ids, such as `mode-` and `help-`."""
    return tuple(Value(id, words + id, help=None if help is None else help + id) for id in ids)


class TableOption:
    """One option: how its value is read, its default, and what the lobby offers."""

    __slots__ = ("default", "id", "offered", "per_seat", "rare", "read_one", "rule", "values")

    def __init__(
        self,
        id: str,
        read_one: Reader,
        default: Any = None,
        *,
        per_seat: bool = False,
        values: Iterable[Value] = (),
        offered: str | None = None,
        rare: bool = False,
        rule: str | None = None,
    ) -> None:
        self.id = id
        self.read_one = read_one
        self.default = default  # for a per-seat option, that of each seat
        self.per_seat = per_seat
        self.values = tuple(values)  # in the lobby; none if it is not offered there
        self.offered = default if offered is None else offered  # the value that the lobby starts from
        self.rare = rare  # folded away: few players will want it
        self.rule = rule  # cited when a list does not have one value per seat

    def read(self, said: Said, seats: int) -> Any:
        if said.value is None:
            return [self.default] * seats if self.per_seat else self.default
        if not self.per_seat:
            return self.read_one(said, seats)
        each = said.entries(seats, seats, self.rule)
        return [self.default if one.value is None else self.read_one(one, seats) for one in each]

    def spec(self, say: Callable[[str], Words]) -> dict[str, Any]:
        """What the lobby needs to offer it (see docs/wire.md, OPTION_SPEC)."""
        found = {
            "id": self.id,
            "words": say(f"option-{self.id}"),
            "per": "seat" if self.per_seat else "table",
            "values": [value.spec(say) for value in self.values],
            "default": self.offered,
        }
        return {**found, "rare": True} if self.rare else found


def read(options: Any, declared: Sequence[TableOption], seats: int, names: Words) -> dict[str, Any]:
    """Read every declared option; refuse undeclared ones, since silently ignoring them would be a trap."""
    said = Said(options, error=BadOptions, whole=WHOLE).mapping()
    known = [option.id for option in declared]
    for name in said.value:
        if name not in known:
            name, has = str(name)[:40], ", ".join(known) or "none"
            raise BadOptions(
                f"{names['en']} has no option {name!r}; it has {has}",
                f"{names['fr']} n'a pas d'option {name!r} ; il a {has}",
            )
    return {option.id: option.read(said.get(option.id), seats) for option in declared}


# ---------------------------------------------------------------------- kinds of options


def choice(
    id: str,
    offered: Sequence[Value],
    default: str,
    *,
    per_seat: bool = False,
    first: str | None = None,
    rare: bool = False,
    rule: str | None = None,
) -> TableOption:
    """One of the values that the lobby offers; `first` is the one it starts from, if that is not the default."""
    ids = tuple(value.id for value in offered)
    return TableOption(
        id,
        lambda said, seats: said.one_of(ids, rule),
        default,
        per_seat=per_seat,
        values=offered,
        offered=first,
        rare=rare,
        rule=rule,
    )


def switch(id: str, off: Value, on: Value, *, rule: str | None = None) -> TableOption:
    """Off by default: true or false, or the id of one of the two values."""

    def read_one(said: Said, seats: int) -> bool:
        return said.flag(rule) if isinstance(said.value, bool) else said.one_of((off.id, on.id), rule) == on.id

    return TableOption(id, read_one, False, values=(off, on), offered=off.id)


def number(
    id: str, low: int, high: int, default: int, *, per_seat: bool = False, rule: str | None = None
) -> TableOption:
    return TableOption(id, lambda said, seats: said.number(low, high, rule), default, per_seat=per_seat, rule=rule)


def flag(id: str, *, rule: str | None = None) -> TableOption:
    return TableOption(id, lambda said, seats: said.flag(rule), False)


def plain(id: str) -> TableOption:
    """Any JSON value; the game that declares it checks it."""
    return TableOption(id, lambda said, seats: said.value)


def a_seat(id: str, *, rule: str | None = None) -> TableOption:
    """A seat, or None."""
    return TableOption(id, lambda said, seats: said.number(0, seats - 1, rule))
