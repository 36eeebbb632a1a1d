"""The bench on which the rule tests lay their tables."""

import pytest
from tests.cendrelin.helpers import Bench


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Bench:
    """Stand-in cards that say what the test prints on them."""
    return Bench(monkeypatch)
