"""Steps on advantages: drawn, discarded, stolen, taken back, looked at."""

from __future__ import annotations

from ludotheque.engine.position import Frame
from ludotheque.games.anima import changes
from ludotheque.games.anima.faces import (
    ADVANTAGE,
    CHARACTER,
    Deed,
)
from ludotheque.games.anima.gaia import (
    MOST_IN_HAND,
    Gaia,
)
from ludotheque.games.anima.verbs.who import (
    _NAMES,
    IT,
    LEADER,
    ME,
    SUBJECT,
    Concerns,
    cards_said,
    leads_another,
    number,
    sentence,
)


class Draw(Concerns):
    """Draw advantages."""

    __slots__ = ("n",)

    def __init__(self, n: int = 1, who: str = ME) -> None:
        super().__init__(who)
        self.n = n

    def reach(self, pos: Gaia, frame: Frame, seat: int) -> None:
        changes.draw(pos, seat, self.n, "AN-084")

    def words(self) -> tuple[str, str]:
        fr, en = cards_said(self.n)
        return sentence(self.who, (f"piochez {fr}", f"draw {en}"), (f"pioche {fr}", f"draws {en}"))

    def more(self) -> tuple[str, str]:
        fr, en = number(self.n)
        return sentence(
            self.who,
            (f"piochez-en {fr} de plus", f"draw {en} more"),
            (f"en pioche {fr} de plus", f"draws {en} more"),
        )


class DiscardRandom(Concerns):
    """Discard advantages at random."""

    __slots__ = ("n",)

    def __init__(self, n: int = 1, who: str = IT) -> None:
        super().__init__(who)
        self.n = n

    def possible(self, pos: Gaia, seat: int) -> bool:
        return self.who != LEADER or leads_another(pos, seat)

    def reach(self, pos: Gaia, frame: Frame, seat: int) -> None:
        for _ in range(self.n):
            if pos.hand[seat]:
                changes.discard(pos, seat, pos.hand[seat][pos.roll(len(pos.hand[seat]))], "AN-084")

    def words(self) -> tuple[str, str]:
        fr, en = cards_said(self.n)
        return sentence(
            self.who,
            (f"défaussez {fr} au hasard", f"discard {en} at random"),
            (f"défausse {fr} au hasard", f"discards {en} at random"),
        )


class Steal(Concerns):
    """Take advantages at random from a hand."""

    __slots__ = ("n",)

    def __init__(self, n: int = 1, who: str = IT) -> None:
        super().__init__(who)
        self.n = n

    def possible(self, pos: Gaia, seat: int) -> bool:
        return self.who != LEADER or leads_another(pos, seat)

    def reach(self, pos: Gaia, frame: Frame, seat: int) -> None:
        for _ in range(self.n):
            changes.steal(pos, frame.seat, seat, "AN-084")

    def words(self) -> tuple[str, str]:
        fr, en = cards_said(self.n)
        if self.who in (IT, SUBJECT):
            return f"prenez-lui {fr} au hasard", f"take {en} at random from that player"
        return self.upon(*_NAMES[self.who])

    def upon(self, fr: str, en: str) -> tuple[str, str]:
        cards = cards_said(self.n)
        whose = f"au {fr[3:]}" if fr.startswith("le ") else f"à {fr}"
        return f"prenez {cards[0]} au hasard {whose}", f"take {cards[1]} at random from {en}"


class TakeDiscarded(Deed):
    """Take the card designated from the discard pile: an advantage into the hand, a character into the team."""

    __slots__ = ("type",)

    def __init__(self, type: str = ADVANTAGE) -> None:
        self.type = type

    def act(self, pos: Gaia, frame: Frame) -> None:
        card = frame.chosen[-1]
        if self.type == CHARACTER:
            changes.recruit(pos, frame.seat, "AN-084", card)
        elif len(pos.hand[frame.seat]) < MOST_IN_HAND:
            pos.advantages_out.remove(card)
            pos.hand[frame.seat].append(card)
            pos.emit("takes_back", "AN-084", frame.seat, (card,))

    def words(self) -> tuple[str, str]:
        if self.type == CHARACTER:
            return "il rejoint votre équipe", "it joins your team"
        return "prenez-le en main", "take it into your hand"

    def upon(self, fr: str, en: str) -> tuple[str, str]:
        if self.type == CHARACTER:
            return f"recrutez {fr}", f"recruit {en}"
        return f"prenez {fr}", f"take {en}"


class LookAt(Deed):
    """Look at cards one may not see: a player's hand or missions, or the top of the encounter deck."""

    __slots__ = ("n", "what")

    def __init__(self, what: str, n: int = 1) -> None:
        assert what in ("hand", "missions", "encounters")
        self.what = what
        self.n = n

    def cards(self, pos: Gaia, frame: Frame) -> list[int]:
        if self.what == "hand":
            return pos.hand[frame.it] if frame.it >= 0 else []
        if self.what == "missions":
            return list(pos.missions[frame.it]) if frame.it >= 0 else []
        return pos.encounters[-self.n :]

    def act(self, pos: Gaia, frame: Frame) -> None:
        if self.what == "encounters":
            changes.refill(pos, pos.encounters, pos.encounters_out)  # AN-183: what comes next after the last
        for card in self.cards(pos, frame):
            pos.reveal(card, 1 << frame.seat)
            pos.emit("looks", "AN-084", frame.seat, (card,), 1 << frame.seat)

    def words(self) -> tuple[str, str]:
        if self.what == "encounters" and self.n > 1:
            fr, en = number(self.n)
            return f"regardez les {fr} prochaines rencontres", f"look at the next {en} encounters"
        return {
            "hand": ("regardez sa main", "look at their hand"),
            "missions": ("regardez ses missions", "look at their missions"),
            "encounters": ("regardez la prochaine rencontre", "look at the next encounter"),
        }[self.what]

    def upon(self, fr: str, en: str) -> tuple[str, str] | None:
        if self.what not in ("hand", "missions"):
            return None
        seen = ("la main", "the hand") if self.what == "hand" else ("les missions", "the missions")
        return f"regardez {seen[0]} d'{fr}", f"look at {seen[1]} of {en}"
