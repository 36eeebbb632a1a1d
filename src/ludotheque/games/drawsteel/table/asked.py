"""Questions that say whom and what they are about."""

from __future__ import annotations

from typing import Any

from ludotheque.engine.position import Frame
from ludotheque.engine.program import Ask
from ludotheque.games.drawsteel.session import Session, called


class AboutAbility(Ask):
    """A question on the way through an ability (memo: being, of, ability): it names who uses it, and the ability."""

    __slots__ = ()

    def question(self, pos: Session, frame: Frame, seat: int) -> tuple[str, dict[str, Any]]:
        memo = frame.memo
        assert memo is not None
        ability = pos.beings[memo["of"]]["sheet"]["abilities"][memo["ability"]]
        return f"ask-{self.kind}", {"being": called(pos, memo["being"]), "ability": ability["name"]}


class AboutTarget(Ask):
    """A question about somebody whom something befalls (memo: by, target): it names both."""

    __slots__ = ()

    def question(self, pos: Session, frame: Frame, seat: int) -> tuple[str, dict[str, Any]]:
        memo = frame.memo
        assert memo is not None
        by, target = called(pos, memo["by"]), called(pos, memo["target"])
        return f"ask-{self.kind}", {"by": by, "being": target}
