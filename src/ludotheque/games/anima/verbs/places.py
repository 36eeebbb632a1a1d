"""Steps on where teams stand, and on turns lost or cards called off."""

from __future__ import annotations

from ludotheque.engine.position import Frame
from ludotheque.games.anima import changes
from ludotheque.games.anima.faces import (
    FACES,
    Deed,
    ZoneFace,
)
from ludotheque.games.anima.gaia import (
    Gaia,
)
from ludotheque.games.anima.verbs.who import Concerns, sentence


class GoThere(Deed):
    """In one's movement step: the team goes to the zone designated, and no preliminary encounter stops it."""

    __slots__ = ()

    def act(self, pos: Gaia, frame: Frame) -> None:
        zone = frame.chosen[-1]
        changes.enter(pos, frame.seat, zone, "AN-119")
        face = FACES[pos.faces[zone]]
        assert isinstance(face, ZoneFace)
        pos.level[frame.seat] = face.level  # AN-199: from anywhere to any level

    def words(self) -> tuple[str, str]:
        return (
            "en guise de déplacement, allez-y sans affronter sa rencontre préliminaire",
            "as your move, go there without facing its preliminary encounter",
        )

    def upon(self, fr: str, en: str) -> tuple[str, str]:
        return (
            f"en guise de déplacement, allez dans {fr} sans affronter sa rencontre préliminaire",
            f"as your move, go to {en} without facing its preliminary encounter",
        )


class Redirect(Deed):
    """The team that has declared its destination goes to the zone designated instead (AN-086)."""

    __slots__ = ()

    def possible(self, pos: Gaia, seat: int) -> bool:
        return pos.goal >= 0 and pos.subject != seat

    def act(self, pos: Gaia, frame: Frame) -> None:
        pos.goal = frame.chosen[-1]
        pos.emit("redirected", "AN-086", pos.subject, (pos.goal,))

    def words(self) -> tuple[str, str]:
        return "cette équipe y va à la place", "that team goes there instead"

    def upon(self, fr: str, en: str) -> tuple[str, str]:
        return f"envoyez-la dans {fr}", f"send it to {en} instead"


class SendAway(Concerns):
    """Be sent away from the zone and lose the turn (AN-155)."""

    __slots__ = ()

    def reach(self, pos: Gaia, frame: Frame, seat: int) -> None:
        changes.lose_turn(pos, seat, "AN-191")

    def words(self) -> tuple[str, str]:
        return sentence(
            self.who,
            ("vous perdez votre tour", "you lose your turn"),
            ("perd son tour", "loses their turn"),
        )


class LoseNextTurn(Concerns):
    """Lose the next turn (AN-192)."""

    __slots__ = ()

    def reach(self, pos: Gaia, frame: Frame, seat: int) -> None:
        pos.sits_out[seat] += 1
        pos.emit("next_turn_lost", "AN-192", seat)

    def words(self) -> tuple[str, str]:
        return sentence(
            self.who,
            ("vous perdrez votre prochain tour", "you will lose your next turn"),
            ("perdra son prochain tour", "will lose their next turn"),
        )


class Rest(Concerns):
    """The team is rested: +2/+2 next turn, as after a rest (AN-134)."""

    __slots__ = ()

    def reach(self, pos: Gaia, frame: Frame, seat: int) -> None:
        pos.rested[seat] = 1

    def words(self) -> tuple[str, str]:
        return sentence(
            self.who,
            ("+2 en Combat et +2 en Vitesse au prochain tour", "+2 Combat and +2 Speed next turn"),
            ("aura +2 en Combat et +2 en Vitesse au prochain tour", "has +2 Combat and +2 Speed next turn"),
        )


class Cancel(Deed):
    """The advantage that was just played has no effect (AN-085)."""

    __slots__ = ()

    def possible(self, pos: Gaia, seat: int) -> bool:
        return bool(pos.pending) and pos.subject != seat

    def act(self, pos: Gaia, frame: Frame) -> None:
        waiting = pos.pending
        for at in range(3, len(waiting), 3):
            if waiting[at] == frame.source:  # the card just before this one
                waiting[at - 1] = 1
                pos.emit("cancelled", "AN-085", frame.seat, (waiting[at - 3],))

    def words(self) -> tuple[str, str]:
        return "cet avantage est sans effet", "that advantage has no effect"


class StayInPlay(Deed):
    """What a lasting Plot or an organisation does when it is played: nothing more than lie there."""

    __slots__ = ()

    def act(self, pos: Gaia, frame: Frame) -> None:
        return

    def words(self) -> tuple[str, str]:
        return "", ""
