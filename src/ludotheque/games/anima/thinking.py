"""How bots think ahead in Anima: to the end of the turn, in which every player acts once."""

from __future__ import annotations

from typing import Final

from ludotheque.engine.thinking import Thinking

THINKING: Final = Thinking(20.0, horizon=1, pace=15000)
