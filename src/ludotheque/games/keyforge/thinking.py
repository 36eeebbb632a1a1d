"""How bots think ahead in KeyForge: to the end of the turn. All houses look alike until the turn has been played with them."""

from __future__ import annotations

from typing import Final

from ludotheque.engine.thinking import Thinking

THINKING: Final = Thinking(27.0, horizon=1, pace=12000, ahead=("house",))
