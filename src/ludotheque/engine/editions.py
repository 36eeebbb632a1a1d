"""Custom cards: an edition is a game with additional cards, which somebody wrote as a text.

The text is an option of the table (`cards`), so a record holds it, and whoever replays the record reads the same cards. A table with
such cards is played with an edition: a `Game` of its own, with the game's cards under the same faces and then those of the text, their
programs and their words. No position and no cache is shared between editions, so tables with different cards of the same name can be
played at once. An edition is found by its text, in any process. What a game leaves to the next names the cards it was played with.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from ludotheque.engine.errors import BadCards, BadOptions, CardTextError
from ludotheque.engine.reading import Said

if TYPE_CHECKING:
    from ludotheque.engine.game import Game

#: The option of a table, the field of a scenario and of what a game leaves that hold the text.
OPTION = "cards"
#: How many editions a game keeps. One that is dropped is made again when it is asked for.
_MOST = 64


class Editions:
    """The editions of one game, by their texts; the game itself has none."""

    def __init__(self, printed: Game[Any]) -> None:
        self._printed = printed
        self._made: OrderedDict[str, Game[Any]] = OrderedDict()
        self._lock = threading.Lock()  # tables are opened and replayed in threads

    def of(self, text: str) -> Game[Any]:
        """The edition with these cards; raise an error in one line that names the line and the word if they cannot be read."""
        if not text:
            return self._printed
        with self._lock:
            found = self._made.get(text)
            if found is not None:
                self._made.move_to_end(text)
                return found
        try:
            made = self._printed.with_cards(text)
        except CardTextError as error:
            line = getattr(error, "line", None)
            raise BadCards(error.words["en"], error.words["fr"], error.rule, line) from None
        made.own_cards = text
        made.editions = self
        with self._lock:
            found = self._made.setdefault(text, made)
            while len(self._made) > _MOST:
                self._made.popitem(last=False)
        return found


def asked(game: Game[Any], options: Any) -> str | None:
    """The cards that some options, or a scenario, ask for: their text, "" for none, or None if nothing is said about them."""
    if not game.longest_own or not isinstance(options, dict):
        return None
    text = _text(game, options, "")
    carried = options.get("carry") if game.carries else None
    if not isinstance(carried, dict):
        return text
    left = _text(game, carried, "carry.")
    if text is not None and left is not None and text != left:
        raise BadOptions(
            f"{OPTION}: the game before this one was played with other cards",
            f"{OPTION} : la partie précédente s'est jouée avec d'autres cartes",
        )
    return left if text is None else text


def _text(game: Game[Any], said: dict[str, Any], path: str) -> str | None:
    value = said.get(OPTION)
    if value is None:
        return None
    text = Said(value, f"{path}{OPTION}", error=BadOptions).text(game.longest_own)
    try:
        text.encode()
    except UnicodeEncodeError:
        raise BadOptions(f"{path}{OPTION} is no text", f"{path}{OPTION} n'est pas un texte") from None
    return text
