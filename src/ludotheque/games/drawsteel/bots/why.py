"""Why a bot answers as it does, in one sentence: what a hint tells the player, since no bot thinks ahead in a session.

Each sentence says what the bot's own rule looked at (companion.py, director.py, tactics.py), and nothing that its seat does not see.
"""

from __future__ import annotations

from ludotheque.engine.position import Move
from ludotheque.games.drawsteel.beings import DIRECTOR, state
from ludotheque.games.drawsteel.rules import stamina
from ludotheque.games.drawsteel.session import Session

#: Sentences that depend on the question and the verb alone.
PLAIN = {
    ("begins", "first"): "coach-first",
    ("next", "go"): "coach-next",
    ("turn", "stand"): "coach-stand",
    ("turn", "work"): "coach-work",
    ("turn", "breath"): "coach-breath",
    ("turn", "use"): "coach-use",
    ("turn", "step"): "coach-step",
    ("turn", "trade"): "coach-trade",
    ("turn", "end_turn"): "coach-end-turn",
    ("targets", "enough"): "coach-enough",
    ("power", "roll"): "coach-power",
    ("tier", "surge"): "coach-surge",
    ("tier", "keep"): "coach-keep-tier",
    ("shove", "to"): "coach-shove",
    ("react", "react"): "coach-react",
    ("roll", "skill"): "coach-skill",
    ("result", "reroll"): "coach-reroll",
    ("rescue", "rescue"): "coach-rescue",
    ("save", "make_good"): "coach-make-good",
    ("montage", "tackle"): "coach-tackle",
    ("montage", "attempt"): "coach-attempt",
    ("argue", "read"): "coach-read",
    ("argue", "argue"): "coach-argue",
    ("direct", "next_scene"): "coach-next-scene",
    ("direct", "breather"): "coach-breather",
    ("direct", "respite"): "coach-respite",
    ("idea", "counts"): "coach-counts",
}


def why(pos: Session, kind: str, move: Move) -> str | None:
    """The message that says why a bot gives this answer to a question of this kind; None where it has no reason to tell."""
    memo = pos.stack[-1].memo if pos.stack else None
    if (kind, move[0]) == ("targets", "target") and memo is not None:
        one = pos.beings[move[1]]
        if (one["seat"] == DIRECTOR) == (pos.beings[memo["being"]]["seat"] == DIRECTOR):
            return "coach-target-ally"
        return "coach-target-winded" if state(one) == stamina.WINDED else "coach-target"
    if (kind, move[0]) == ("result", "keep") and memo is not None:
        return "coach-keep-poor" if memo["tier"] == 1 else "coach-keep"
    return PLAIN.get((kind, move[0]))
