"""Positions compared without the numbers of their copies, which a scenario gives anew."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any


def plain(pos: Any, by_copy: Sequence[str], zones: Container[str], not_kept: Container[str]) -> dict[str, Any]:
    """The fields of a position, each card named by what is true of it (`by_copy`) wherever it lies (`zones`).

    Every field that is not listed as `not_kept` is compared, so that the next one is, too.
    """
    cards = [tuple(getattr(pos, name)[card] for name in by_copy) for card in range(len(pos.faces))]

    def named(value: Any) -> Any:
        if isinstance(value, list | tuple):
            return [named(one) for one in value]
        return cards[value] if isinstance(value, int) and value >= 0 else value

    fields = [name for name in pos.FIELDS if name not in by_copy and name not in not_kept]
    return {name: named(getattr(pos, name)) if name in zones else getattr(pos, name) for name in fields}
