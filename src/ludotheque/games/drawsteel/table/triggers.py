"""What happens in a fight that somebody may answer with a triggered action: noted here, offered by `reactions`."""

from __future__ import annotations

from ludotheque.games.drawsteel.session import FIGHT, Session

#: What may happen to a creature.
TARGETED, HURT, MOVED, FELLED = "targeted", "hurt", "moved", "felled"


def happened(pos: Session, what: str, who: int, by: int) -> None:
    """Something befell `who` by the doing of `by` (−1: nobody's): whoever may answer it is asked before anything else goes on."""
    if pos.scene["mode"] == FIGHT and pos.field:
        pos.field.setdefault("happened", []).append([what, who, by])
        pos.unsettled = 1
