"""What the arguments of a move or an event are, read from their names once.

Arguments are typed by name: `card`, `card2`, `seat`, `row`, `n`, or a kind of thing of the game's own (`place`, `house` …).
"""

from __future__ import annotations


def shape(args: tuple[str, ...]) -> str:
    """A letter for each argument: c(ard), s(eat), n(umber), r(ow), t(hing)."""
    return "".join("r" if arg == "row" else arg[0] if arg.startswith(("card", "seat", "n")) else "t" for arg in args)
