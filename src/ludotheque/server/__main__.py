"""`python -m ludotheque.server`: the server alone, for people who write pages and tests."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ludotheque.engine.errors import LudothequeError
from ludotheque.server.run import CannotListen, serve
from ludotheque.server.settings import Settings


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m ludotheque.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000, help="0 takes any free port")
    parser.add_argument("--data", type=Path, default=None, help="the folder where tables are kept")
    parser.add_argument("--database", default=None, help="a SQLAlchemy URL, instead of a file in --data")
    parser.add_argument("--bot-pause", type=float, default=Settings().bot_pause, help="seconds between moves of bots")
    kept = Settings()
    parser.add_argument(
        "--keep-unfinished",
        type=float,
        metavar="DAYS",
        default=kept.keep_unfinished_days,
        help="days after its last answer that an unfinished table is deleted; 0: never",
    )
    parser.add_argument(
        "--keep-finished",
        type=float,
        metavar="DAYS",
        default=kept.keep_finished_days,
        help="days after its end that a finished table is deleted; 0: never",
    )
    parser.add_argument(
        "--allow-host", action="append", default=[], metavar="NAME", help="a name under which the server is reached"
    )
    parser.add_argument(
        "--no-limits", action="store_true", help="do not limit what one client may ask: for measurements"
    )
    parser.add_argument(
        "--effort",
        type=float,
        metavar="PART",
        default=1.0,
        help="the part of their usual effort that hints and analyses take",
    )
    parser.add_argument("--open", action="store_true", help="open a browser")
    given = parser.parse_args()
    try:
        settings = Settings(
            database=given.database,
            bot_pause=given.bot_pause,
            keep_unfinished_days=given.keep_unfinished,
            keep_finished_days=given.keep_finished,
            hosts=tuple(given.allow_host),
            limits=not given.no_limits,
            hint_seconds=given.effort * kept.hint_seconds,
            analysis_share=given.effort * kept.analysis_share,
        )
        serve(given.host, given.port, given.data, given.open, settings)
    except (CannotListen, LudothequeError) as error:
        sys.exit(f"ludotheque: {error}")


if __name__ == "__main__":
    main()
