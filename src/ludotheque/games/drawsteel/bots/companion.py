"""The companion: a bot that plays heroes. It strikes what it can reach, rests when winded, and does what its hero does best."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.engine.knowledge import Knowledge
from ludotheque.engine.position import Move
from ludotheque.games.drawsteel.beings import maximum
from ludotheque.games.drawsteel.bots.seated import Seated
from ludotheque.games.drawsteel.rules import negotiation, stamina, tokens
from ludotheque.games.drawsteel.rules.characteristics import CHARACTERISTICS
from ludotheque.games.drawsteel.session import Session, living_heroes
from ludotheque.games.drawsteel.table.fight import HEROES, SIDES
from ludotheque.games.drawsteel.table.negotiation import APPEALS

#: Tokens that are left for saving somebody's life when others are spent.
_SPARE = tokens.COST["stamina"]


class Companion(Seated):
    """Plays heroes."""

    name = "companion"

    def beside(self, knowledge: Knowledge, pos: Session) -> Move | None:
        """Out of danger, a Recovery for whoever lacks as much as it brings back; now and then a deed is held up to the Director."""
        breather = knowledge.game.asking(pos).kind == "breather"
        for move in knowledge.offers:
            if move[0] == "recover":
                one = pos.beings[move[1]]
                if maximum(one) - one["stamina"] >= stamina.recovery_value(maximum(one)):
                    return move
            if (
                move[0] == "propose"
                and breather
                and pos.awarded + len(pos.proposals) < len(living_heroes(pos))
                and not self.dice.below(8)
            ):
                return move
        return None

    def score(self, pos: Session, being: int, characteristic: int) -> int:
        return pos.beings[being]["sheet"]["characteristics"][CHARACTERISTICS[characteristic]]

    def on_begins(self, pos: Session, moves: Sequence[Move]) -> Move:
        return ("first", SIDES.index(HEROES))

    def on_rescue(self, pos: Session, moves: Sequence[Move]) -> Move:
        return ("rescue",)

    def on_save(self, pos: Session, moves: Sequence[Move]) -> Move:
        return ("make_good",) if ("make_good",) in moves and pos.tokens > _SPARE else ("fail",)

    def on_roll(self, pos: Session, moves: Sequence[Move]) -> Move:
        """With a skill that fits: the table takes the player's word for it."""
        skills = [move for move in moves if move[0] == "skill"]
        return self.any(skills) if skills else ("roll",)

    def on_result(self, pos: Session, moves: Sequence[Move]) -> Move:
        memo = pos.stack[-1].memo
        poor = memo is not None and memo["tier"] == 1
        return ("reroll",) if poor and ("reroll",) in moves and pos.tokens > _SPARE else ("keep",)

    def on_montage(self, pos: Session, moves: Sequence[Move]) -> Move | None:
        """An obstacle, or something of one's own, with the best characteristic."""
        tries = [move for move in moves if move[0] == "tackle"] or [move for move in moves if move[0] == "attempt"]
        if not tries:
            return None
        if tries[0][0] == "tackle":
            return self.any(tries)
        best = max(self.score(pos, move[1], move[2]) for move in tries)
        return self.any([move for move in tries if self.score(pos, move[1], move[2]) == best])

    def on_argue(self, pos: Session, moves: Sequence[Move]) -> Move | None:
        """What is known to move them; else find out while there is patience; else anything that is not known to put them off."""
        field = pos.field
        moved = [one for one in field["learnt"] if one in field["motivations"] and one not in field["spent"]]
        if not moved and field["patience"] > 1 and not field["learnt"]:
            reads = [move for move in moves if move[0] == "read"]
            return max(reads, key=lambda move: self.score(pos, move[1], move[2]), default=None)
        tried = {appeal for appeal, _ in field["made"]} | set(field["learnt"]) | set(field["spent"])
        appeals = [APPEALS.index(one) for one in moved or [one for one in negotiation.MOTIVATIONS if one not in tried]]
        argues = [move for move in moves if move[0] == "argue" and move[2] in appeals]
        if not argues:
            return None
        best = max(self.score(pos, move[1], move[3]) for move in argues)
        return self.any([move for move in argues if self.score(pos, move[1], move[3]) == best])

    def on_breather(self, pos: Session, moves: Sequence[Move]) -> Move:
        return ("go_on",)
