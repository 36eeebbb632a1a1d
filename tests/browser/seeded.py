"""A server whose tables all have the seed that is named first: `python -m tests.browser.seeded SEED --port 0 …`."""

from __future__ import annotations

import sys

from ludotheque.engine import table
from ludotheque.server.__main__ import main

if __name__ == "__main__":
    seed = sys.argv.pop(1)
    table.draw_seed = lambda: seed
    main()
