"""The settings of a server. The defaults suit one machine and a few tables."""

from __future__ import annotations

import math
from dataclasses import dataclass, fields
from pathlib import Path

import platformdirs

from ludotheque.engine.errors import LudothequeError
from ludotheque.server.limits import Limits

_PAGE = Path(__file__).parent / "page"


def default_data_dir() -> Path:
    """The default folder for the store."""
    return platformdirs.user_data_path("ludotheque", appauthor=False)


@dataclass(frozen=True, slots=True)
class Settings(Limits):
    """The settings: those here, and what one visitor may use (`limits`). What exceeds a limit is refused with a message."""

    data_dir: Path | None = None
    #: A SQLAlchemy URL; without one, a SQLite file in `data_dir`.
    database: str | None = None
    #: The folder of the built page.
    page: Path = _PAGE
    #: The address it listens on.
    host: str = "127.0.0.1"

    #: Seconds between two moves of bots while somebody is watching.
    bot_pause: float = 0.6
    #: Seconds for which a new bots-only table keeps that pause unwatched: time for its opener to come in.
    bot_lead: float = 10.0
    #: Seconds after which the others may let a bot play for somebody who went away, and after which they may claim the game.
    absent_seconds: float = 60.0
    claim_seconds: float = 180.0
    #: Threads in which bots think.
    bot_threads: int = 2

    #: Seconds of one core that a hint may take.
    hint_seconds: float = 1.0
    #: Analyses of finished games at once, how many may wait, how many are kept, and the share of the usual effort that each takes.
    analyses: int = 1
    analyses_waiting: int = 4
    analyses_kept: int = 50
    analysis_share: float = 1.0

    #: Tables held in memory. Idle ones make room and are replayed from the store when they are asked for again.
    live_tables: int = 1000
    #: Connections to one table, spectators included.
    connections: int = 32
    #: Connections in all; there are fewer where the system allows fewer file descriptors.
    sockets: int = 2000
    #: Bytes waiting for one connection; a reader that falls further behind is cut off and may come back.
    outbox_bytes: int = 1024 * 1024
    #: Seconds after which a reader that takes nothing is dropped.
    stall_seconds: float = 10.0
    #: Log lines that a newcomer is sent, counted from the end.
    log_lines: int = 3000
    #: Answers of one table; a longer game is taken to be endless.
    answers: int = 20_000
    #: Bytes of one WebSocket message and of one HTTP body.
    message_bytes: int = 64 * 1024
    body_bytes: int = 256 * 1024
    #: Days after which tables are deleted: unfinished ones since their last answer, finished ones since their end. 0: never.
    keep_unfinished_days: float = 90.0
    keep_finished_days: float = 365.0
    #: Seconds between two searches for such tables; the first is at the start.
    sweep_seconds: float = 86_400.0
    #: Seconds between two checks whether another server on the same store has changed tables that are watched here.
    sync_seconds: float = 5.0
    #: Seconds after which bots retry an answer that could not be stored, doubled each time up to the maximum.
    bot_retry: float = 1.0
    bot_retry_most: float = 30.0
    #: Seconds for a new connection to introduce itself, for the head of a request to arrive, and then its body.
    hello_seconds: float = 10.0
    head_seconds: float = 10.0
    body_seconds: float = 30.0

    #: Host names of the server besides addresses, localhost and the machine's own name.
    hosts: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if field.type not in ("int", "float"):
                continue
            least = 0 if field.type == "float" else 1
            if isinstance(value, bool) or not isinstance(value, (int, float)) or not least <= value < math.inf:
                raise LudothequeError(
                    f"the setting {field.name} must be a number of at least {least}, not {value!r}",
                    f"le réglage {field.name} doit être un nombre d'au moins {least}, et non {value!r}",
                )
        if self.client_opening_seconds == 0:
            raise LudothequeError(
                "the setting client_opening_seconds must be more than 0",
                "le réglage client_opening_seconds doit dépasser 0",
            )

    def database_url(self) -> str:
        if self.database is not None:
            return self.database
        folder = self.data_dir if self.data_dir is not None else default_data_dir()
        # The file holds seeds and names: nobody else on the machine needs to read it.
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return f"sqlite:///{folder / 'ludotheque.sqlite3'}"
