"""The Director bot, by plain rules: it opens the next scene, plays the foes, keeps to usual rewards, and is fair with tokens.

It invents no story: a ready adventure has one, and where there is none it goes from a fight over a montage and a negotiation to a
respite.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.engine.knowledge import Knowledge
from ludotheque.engine.position import Move
from ludotheque.games.drawsteel.beings import DIRECTOR, HERO
from ludotheque.games.drawsteel.bots.seated import Seated
from ludotheque.games.drawsteel.session import Session, living_heroes
from ludotheque.games.drawsteel.table import fight, goals
from ludotheque.games.drawsteel.table.negotiation import ATTITUDES

#: Motivations and pitfalls that it gives whoever the heroes deal with.
_MOTIVES, _PITFALLS = 2, 1
#: What it uses without being asked, the most telling first.
_MALICE = ("great", "spend_malice")


class Director(Seated):
    """Directs."""

    name = "director"

    def beside(self, knowledge: Knowledge, pos: Session) -> Move | None:
        """Judge what is proposed: as many deeds as there are heroes earn a token; spend Malice while there is a fight."""
        offers = knowledge.offers
        for move in offers:
            if move[0] == "judge" and move[2] == int(pos.awarded < len(living_heroes(pos))):
                return move
        if knowledge.game.asking(pos).kind in ("next", "turn"):
            for verb in _MALICE:
                ready = [move for move in offers if move[0] == verb]
                if ready and (verb == _MALICE[0] or not self.dice.below(3)):
                    return ready[-1]
        return None

    # ------------------------------------------------------------------ the course of the session

    def on_direct(self, pos: Session, moves: Sequence[Move]) -> Move:
        if not living_heroes(pos):
            return ("end_session", 0)
        if pos.scene["number"] and ("breather",) in moves:
            return ("breather",)
        if pos.adventure:
            plan: list[Move] = [("next_scene",), *self._respite(pos)]
        else:
            plan = self._plan(pos)[pos.scene["number"] :]
        return next((move for move in plan if move in moves), ("end_session", 0))

    def _plan(self, pos: Session) -> list[Move]:
        """The scenes of a session without an adventure, one after the other."""
        foes = any(one["kind"] != HERO and one["seat"] == DIRECTOR for one in pos.beings)
        talk: Move = ("negotiate", ATTITUDES.index("open"), None, None)
        return [*([("fight", 0)] if foes else []), ("montage", 1), talk, ("respite", 0)]

    def _respite(self, pos: Session) -> list[Move]:
        """After an adventure, Victories become Experience."""
        return [("respite", 0)] if any(pos.beings[number]["victories"] for number in living_heroes(pos)) else []

    def on_respite(self, pos: Session, moves: Sequence[Move]) -> Move:
        return ("finish",)

    def on_follows(self, pos: Session, moves: Sequence[Move]) -> Move:
        return ("usual",)

    # ------------------------------------------------------------------ scenes

    def on_begins(self, pos: Session, moves: Sequence[Move]) -> Move:
        return ("first", fight.SIDES.index(fight.FOES))

    def on_decide(self, pos: Session, moves: Sequence[Move]) -> Move | None:
        """Heroes who stand have met their aims, unless the fight has a goal of its own, which says so itself."""
        met = bool(fight.fighters(pos, fight.HEROES))
        met = met and goals.reached(pos) is not False
        wanted = fight.AIMS.index("met" if met else "missed")
        return next((move for move in moves if move[1] == wanted), None)

    def on_idea(self, pos: Session, moves: Sequence[Move]) -> Move:
        return ("counts", 1)

    def on_secrets(self, pos: Session, moves: Sequence[Move]) -> Move:
        for verb, kind, most in (("motive", "motivations", _MOTIVES), ("pitfall", "pitfalls", _PITFALLS)):
            free = [move for move in moves if move[0] == verb]
            if len(pos.field[kind]) < most and free:
                return self.any(free)
        return ("ready",)

    def on_roll(self, pos: Session, moves: Sequence[Move]) -> Move:
        return ("roll",)

    def on_result(self, pos: Session, moves: Sequence[Move]) -> Move:
        return ("keep",)
