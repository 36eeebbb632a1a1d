"""Steps on characters: tapped, immobilised, recruited, killed, exchanged."""

from __future__ import annotations

from ludotheque.engine.position import Frame
from ludotheque.games.anima import changes
from ludotheque.games.anima.faces import (
    Deed,
)
from ludotheque.games.anima.gaia import (
    MOST_IN_TEAM,
    Gaia,
)
from ludotheque.games.anima.verbs.asking import owner_of
from ludotheque.games.anima.verbs.who import ME, Concerns, sentence


class Tap(Deed):
    """Tap the character designated."""

    __slots__ = ()

    def act(self, pos: Gaia, frame: Frame) -> None:
        changes.tap(pos, frame.chosen[-1])
        pos.emit("taps", "AN-026", frame.seat, (frame.chosen[-1],))

    def words(self) -> tuple[str, str]:
        return "inclinez-le", "tap it"

    def upon(self, fr: str, en: str) -> tuple[str, str]:
        return f"inclinez {fr}", f"tap {en}"


class Untap(Deed):
    """Untap the character designated."""

    __slots__ = ()

    def act(self, pos: Gaia, frame: Frame) -> None:
        pos.tapped &= ~(1 << frame.chosen[-1])
        pos.used &= ~(1 << frame.chosen[-1])
        pos.emit("untaps", "AN-097", frame.seat, (frame.chosen[-1],))

    def words(self) -> tuple[str, str]:
        return "redressez-le", "untap it"

    def upon(self, fr: str, en: str) -> tuple[str, str]:
        return f"redressez {fr}", f"untap {en}"


class Immobilise(Deed):
    """The character designated is immobilised (AN-186)."""

    __slots__ = ()

    def act(self, pos: Gaia, frame: Frame) -> None:
        card = frame.chosen[-1]
        seat = owner_of(pos, card)
        if seat >= 0:
            changes.immobilise(pos, seat, card, "AN-186")

    def words(self) -> tuple[str, str]:
        return "il est immobilisé", "it is immobilised"

    def upon(self, fr: str, en: str) -> tuple[str, str]:
        return f"immobilisez {fr}", f"immobilise {en}"


class Recruit(Concerns):
    """A character of the deck joins the team (AN-019)."""

    __slots__ = ()

    def possible(self, pos: Gaia, seat: int) -> bool:
        return self.who != ME or len(pos.team[seat]) < MOST_IN_TEAM

    def reach(self, pos: Gaia, frame: Frame, seat: int) -> None:
        changes.recruit(pos, seat, "AN-019")

    def words(self) -> tuple[str, str]:
        return sentence(
            self.who,
            ("recrutez un personnage", "recruit a character"),
            ("recrute un personnage", "recruits a character"),
        )


class Kill(Deed):
    """The character designated dies."""

    __slots__ = ()

    def act(self, pos: Gaia, frame: Frame) -> None:
        card = frame.chosen[-1]
        seat = owner_of(pos, card)
        if seat >= 0:
            changes.kill(pos, seat, card, "AN-020")

    def words(self) -> tuple[str, str]:
        return "il meurt", "it dies"

    def upon(self, fr: str, en: str) -> tuple[str, str]:
        return f"sacrifiez {fr}", f"sacrifice {en}"


class TakeCharacter(Deed):
    """The character designated leaves its team for yours."""

    __slots__ = ()

    def possible(self, pos: Gaia, seat: int) -> bool:
        return len(pos.team[seat]) < MOST_IN_TEAM

    def act(self, pos: Gaia, frame: Frame) -> None:
        card = frame.chosen[-1]
        owner = owner_of(pos, card)
        if owner < 0 or owner == frame.seat or len(pos.team[frame.seat]) >= MOST_IN_TEAM:
            return
        pos.team[owner].remove(card)
        pos.team[frame.seat].append(card)
        pos.emit("turns_coat", "AN-017", frame.seat, (card, owner))
        if not pos.team[owner]:
            changes.new_team(pos, owner)

    def words(self) -> tuple[str, str]:
        return "il rejoint votre équipe", "it joins your team"

    def upon(self, fr: str, en: str) -> tuple[str, str]:
        return f"débauchez {fr}", f"lure away {en}"


class ExchangeCharacters(Deed):
    """The last two characters designated change teams, or the one designated with the top of the discard pile."""

    __slots__ = ("with_discard",)

    def __init__(self, with_discard: bool = False) -> None:
        self.with_discard = with_discard

    def possible(self, pos: Gaia, seat: int) -> bool:
        return not self.with_discard or bool(pos.characters_out)

    def act(self, pos: Gaia, frame: Frame) -> None:
        one = frame.chosen[-1]
        seat = owner_of(pos, one)
        if self.with_discard:
            if pos.characters_out and seat >= 0:
                other = pos.characters_out.pop()
                team = pos.team[seat]
                team[team.index(one)] = other
                pos.characters_out.append(one)
                changes.stand_up(pos, one)
                pos.emit("exchange", "AN-019", seat, (one, other))
            return
        other = frame.chosen[-2]
        second = owner_of(pos, other)
        if seat < 0 or second < 0 or seat == second:
            return
        here, there = pos.team[seat], pos.team[second]
        here[here.index(one)], there[there.index(other)] = other, one
        pos.emit("exchange", "AN-019", seat, (one, other))

    def words(self) -> tuple[str, str]:
        if self.with_discard:
            return (
                "échangez-le contre le premier personnage de la défausse",
                "exchange it for the top character of the discard pile",
            )
        return "échangez ces deux personnages", "exchange these two characters"

    def upon(self, fr: str, en: str) -> tuple[str, str] | None:
        if not self.with_discard:
            return None
        return (
            f"échangez {fr} contre le premier de la défausse",
            f"exchange {en} for the top one of the discard pile",
        )
