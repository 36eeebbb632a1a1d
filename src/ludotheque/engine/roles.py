"""Roles of seats: a game in which seats are not all alike declares the roles, and how many seats have each.

Who has which role is the option `roles`, one id a seat, read by `Game.read_roles`; the position keeps it (`Game.role_of`), and the words
of a role are the message `role-<id>`. A game without roles has none of this.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ludotheque.engine.errors import BadOptions
from ludotheque.engine.refusal import Refusal

if TYPE_CHECKING:
    from ludotheque.engine.game import Game

#: The option that says which seat has which role.
OPTION = "roles"


class Role:
    """One role: its id, how many seats may have it, its emblem, and the bots that can play it (None: any of them)."""

    __slots__ = ("bots", "high", "icon", "id", "low")

    def __init__(
        self,
        id: str,
        low: int = 1,
        high: int | None = None,
        *,
        icon: str = "meeple",
        bots: tuple[str, ...] | None = None,
    ) -> None:
        self.id = id
        self.low = low
        self.high = high  # None: as many as there are seats
        self.icon = icon
        self.bots = bots

    @property
    def message(self) -> str:
        return f"role-{self.id}"


def deal(roles: Sequence[Role], seats: int) -> list[str]:
    """The default roles of `seats` seats: the fewest of each, in order; the seats left over go to the last role that has
    room for more, then to the one before it."""
    counts = [role.low for role in roles]
    left = seats - sum(counts)
    for index in reversed(range(len(roles))):
        most = seats if (high := roles[index].high) is None else high
        more = max(0, min(left, most - counts[index]))
        counts[index] += more
        left -= more
    return [role.id for role, count in zip(roles, counts, strict=True) for _ in range(count)]


def read(game: Game[Any], given: Any, seats: int, roles: Sequence[Role]) -> list[str]:
    """The role of each seat by the option, or by default; raise BadOptions if the rules do not allow it."""
    chosen = deal(roles, seats) if given is None else given
    ids = [role.id for role in roles]
    if not isinstance(chosen, list) or not all(isinstance(id, str) for id in chosen):
        raise BadOptions(
            "'roles' must be a list with one role per seat", "'roles' doit être une liste, un rôle par place"
        )
    for id in chosen:
        if id not in ids:
            has = ", ".join(ids)
            raise BadOptions(f"there is no role {id[:40]!r}; there is {has}", f"pas de rôle {id[:40]!r} ; il y a {has}")
    for role in roles:
        high = seats if role.high is None else role.high
        count = chosen.count(role.id)
        if not role.low <= count <= high:
            words = game.say(role.message)
            raise BadOptions(
                f"the role {words['en']} is for {_span(role.low, high, 'to')}, not {count}",
                f"le rôle {words['fr']} est pour {_span(role.low, high, 'à')}, pas {count}",
            )
    if len(chosen) != seats:
        raise BadOptions(
            f"'roles' has {len(chosen)} roles for {seats} seats", f"'roles' a {len(chosen)} rôles pour {seats} places"
        )
    return list(chosen)


def _span(low: int, high: int, to: str) -> str:
    return str(low) if low == high else f"{low} {to} {high}"


def only(role: str, has: str | None, rule: str, message: str = "refusal-only-role") -> Refusal | None:
    """The refusal of something only one role may do, or None if the seat has that role."""
    return None if has == role else Refusal(rule, message, (("role", f"$role-{role}"),))
