"""How bots think ahead in Cendrelin: three nights, one of them at least their own at a table of two or three."""

from __future__ import annotations

from typing import Final

from ludotheque.engine.thinking import Thinking

THINKING: Final = Thinking(8.5, horizon=3, pace=30000, ahead=None)
