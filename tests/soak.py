"""How much of the long tests runs: a portion with every commit, all of it with `make soak` (LUDOTHEQUE_SOAK=1)."""

from __future__ import annotations

import os
from typing import TypeVar

T = TypeVar("T")

SOAK = os.environ.get("LUDOTHEQUE_SOAK") == "1"


def share(commit: T, soak: T) -> T:
    """What a commit runs, or what a soak does."""
    return soak if SOAK else commit
