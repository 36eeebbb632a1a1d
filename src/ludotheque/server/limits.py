"""How much one visitor may use, so that nobody uses up the server: tables, connections, hints, words.

They are settings like the others (`settings`); `clients` counts what each visitor has used.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """What one visitor may use. A client is an address; libraries and campaigns belong to whoever holds their link."""

    #: Whether one client (an address) is held to the limits below.
    limits: bool = True
    #: Tables that it may open at once, and the seconds after which it may open one more.
    client_openings: int = 60
    client_opening_seconds: float = 10.0
    #: Tables it opened at which somebody sits or bots play.
    client_tables: int = 100
    #: Bots-only tables it opened that are still running.
    client_bot_tables: int = 8
    #: Connections it has that have not introduced themselves.
    client_strangers: int = 32
    #: Moments of the past that it may ask for at once, and then each second: each is replayed.
    client_moments: int = 60
    client_moments_per_second: float = 5.0
    #: Hints that it may ask for at once, and then each second: for each one a bot thinks.
    client_hints: int = 20
    client_hints_per_second: float = 0.5
    #: Things that its players may say at their tables at once, and then each second.
    client_words: int = 12
    client_words_per_second: float = 1.0
    #: Texts of cards that it may have checked at once, and then each second; and how long such a text may be.
    client_checks: int = 40
    client_checks_per_second: float = 3.0
    card_chars: int = 4_000

    #: Decks in one library, and characters of a deck's list.
    decks: int = 200
    deck_chars: int = 128 * 1024
    #: Campaigns of one owner.
    campaigns: int = 50
