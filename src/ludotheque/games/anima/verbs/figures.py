"""Steps that change Combat, Speed, the order of play, or what may happen to a team."""

from __future__ import annotations

from ludotheque.engine.position import Frame
from ludotheque.games.anima import changes
from ludotheque.games.anima.faces import (
    BY_COMBAT,
    BY_SPEED,
    DEATHLESS,
    EXTRA,
    FIRST,
    LAST,
    SLEEPLESS,
    UNASSAILABLE,
    UNROBBED,
    Deed,
)
from ludotheque.games.anima.gaia import (
    FOE,
    FOR_FIGHT,
    FOR_TURN,
    KINDS,
    NEXT_TURN,
    Gaia,
)
from ludotheque.games.anima.verbs.who import _SPANS, ME, OPPONENT, Concerns, encounters_said, sentence, whom


class Bonus(Deed):
    """Combat or Speed for a fight, a turn or the next turn, perhaps against one kind only. `who` OPPONENT reaches creatures too."""

    __slots__ = ("combat", "kind", "span", "speed", "who")

    def __init__(
        self, combat: int = 0, speed: int = 0, *, span: int = FOR_FIGHT, who: str = ME, against: str | None = None
    ) -> None:
        self.combat = combat
        self.speed = speed
        self.span = span
        self.who = who
        self.kind = -1 if against is None else KINDS.index(against)

    def possible(self, pos: Gaia, seat: int) -> bool:
        return self.span != FOR_FIGHT or bool(pos.fight)

    def act(self, pos: Gaia, frame: Frame) -> None:
        seats = whom(pos, frame, self.who)
        if not seats and self.who == OPPONENT and pos.fight and pos.fight[FOE] >= 0:
            seats = [-1]  # the creature
        for seat in seats:
            for stat, amount in ((BY_COMBAT, self.combat), (BY_SPEED, self.speed)):
                if amount:
                    changes.last(pos, stat, amount, seat, self.span, self.kind, frame.source)

    def words(self) -> tuple[str, str]:
        said = [(n, fr, en) for n, fr, en in ((self.combat, "Combat", "Combat"), (self.speed, "Vitesse", "Speed")) if n]
        figures = (
            " et ".join(f"{n:+d} en {fr}".replace("-", "−") for n, fr, _ in said),
            " and ".join(f"{n:+d} {en}".replace("-", "−") for n, _, en in said),
        )
        worse = min(self.combat, self.speed) < 0
        you = (f"subissez {figures[0]}", f"suffer {figures[1]}") if worse else figures
        fr, en = sentence(self.who, you, (f"a {figures[0]}", f"has {figures[1]}"))
        spans = _SPANS[self.span]
        if self.kind >= 0:
            from ludotheque.games.anima.filters import Against

            against = Against(KINDS[self.kind]).words()
            fr, en = f"{fr} {against[0]}", f"{en} {against[1]}"
        return f"{fr} {spans[0]}".rstrip(), f"{en} {spans[1]}".rstrip()

    def more(self) -> tuple[str, str]:
        if self.who != ME or (self.combat and self.speed):
            return self.words()
        by = f"{self.combat or self.speed:+d}".replace("-", "−")
        return f"{by} de plus", f"{by} more"


class Protect(Concerns):
    """For a turn, or the next: no attack, theft, immobilisation or death."""

    __slots__ = ("span", "stat")

    def __init__(self, stat: int, *, span: int = FOR_TURN, who: str = ME) -> None:
        assert stat in (UNASSAILABLE, UNROBBED, SLEEPLESS, DEATHLESS)
        super().__init__(who)
        self.stat = stat
        self.span = span

    def reach(self, pos: Gaia, frame: Frame, seat: int) -> None:
        changes.last(pos, self.stat, 1, seat, self.span, -1, frame.source)

    def words(self) -> tuple[str, str]:
        spans = ("ce tour", "this turn") if self.span == FOR_TURN else _SPANS[self.span]
        if self.stat == DEATHLESS:  # a character that is lured away or traded does not die
            owner = (
                ("de vos personnages", "your") if self.who == ME else ("des personnages de ce joueur", "that player's")
            )
            return f"aucun {owner[0]} ne meurt {spans[0]}", f"none of {owner[1]} characters dies {spans[1]}"
        fr, en = {
            UNASSAILABLE: ("ne peut pas être attaquée", "cannot be attacked"),
            UNROBBED: ("ne peut pas être volée", "cannot be robbed"),
            SLEEPLESS: ("ne peut pas être immobilisée", "cannot be immobilised"),
        }[self.stat]
        whose = ("votre équipe", "your team") if self.who == ME else ("l'équipe de ce joueur", "that player's team")
        return f"{whose[0]} {fr} {spans[0]}".rstrip(), f"{whose[1]} {en} {spans[1]}".rstrip()


class Order(Concerns):
    """Act first, or last, next turn."""

    __slots__ = ("first",)

    def __init__(self, first: bool, who: str = ME) -> None:
        super().__init__(who)
        self.first = first

    def reach(self, pos: Gaia, frame: Frame, seat: int) -> None:
        changes.last(pos, FIRST if self.first else LAST, 1, seat, NEXT_TURN, -1, frame.source)

    def words(self) -> tuple[str, str]:
        fr, en = ("en premier", "first") if self.first else ("en dernier", "last")
        return sentence(
            self.who,
            (f"jouez {fr} au prochain tour", f"act {en} next turn"),
            (f"joue {fr} au prochain tour", f"acts {en} next turn"),
        )

    def upon(self, fr: str, en: str) -> tuple[str, str]:
        word = ("en premier", "first") if self.first else ("en dernier", "last")
        return f"{fr} de votre choix joue {word[0]} au prochain tour", f"{en} of your choice acts {word[1]} next turn"


class ExtraEncounter(Concerns):
    """More encounter cards at the next exploration of this turn (fewer where negative)."""

    __slots__ = ("n",)

    def __init__(self, n: int = 1, who: str = ME) -> None:
        super().__init__(who)
        self.n = n

    def reach(self, pos: Gaia, frame: Frame, seat: int) -> None:
        changes.last(pos, EXTRA, self.n, seat, FOR_TURN, -1, frame.source)

    def words(self) -> tuple[str, str]:
        fr, en = encounters_said(self.n)
        return sentence(
            self.who,
            (f"affrontez {fr} ce tour", f"face {en} this turn"),
            (f"affronte {fr} ce tour", f"faces {en} this turn"),
        )
