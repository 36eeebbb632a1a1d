"""Steps that ask: a player, a character, a zone, a card of a discard pile, yes or no, one of several ways."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from ludotheque.engine.position import Frame, Move
from ludotheque.engine.refusal import Refusal
from ludotheque.games.anima import changes
from ludotheque.games.anima.faces import (
    ADVANTAGE,
    CHARACTER,
    Deed,
    Pick,
)
from ludotheque.games.anima.gaia import (
    MOST_IN_HAND,
    MOST_IN_TEAM,
    Gaia,
)
from ludotheque.games.anima.verbs.who import (
    EVERYONE,
    HERE,
    IT,
    ME,
    OPPONENT,
    OTHERS,
    SUBJECT,
    cards_said,
    seats_of,
    sentence,
    whom,
)


class PickPlayer(Pick):
    """Designate a player: another, another in the zone, or anyone; perhaps one who holds cards."""

    __slots__ = ("among", "with_cards")
    verbs: ClassVar[tuple[str, ...]] = ("target",)

    def __init__(self, among: str = OTHERS, *, with_cards: bool = False) -> None:
        self.among = among
        self.with_cards = with_cards

    def seats(self, pos: Gaia, seat: int) -> list[int]:
        found = seats_of(pos, seat, -1, self.among)
        return [one for one in found if pos.hand[one]] if self.with_cards else found

    def possible(self, pos: Gaia, seat: int) -> bool:
        return bool(self.seats(pos, seat))

    def act(self, pos: Gaia, frame: Frame) -> None:
        found = self.seats(pos, frame.seat)
        if len(found) == 1:
            frame.it = found[0]
        elif found:
            pos.asked.append(frame.seat)
        else:
            frame.pc = len(frame.program.ops)

    def candidates(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        return [("target", other) for other in range(pos.seats)]

    def refusal(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return None if move[1] in self.seats(pos, seat) else Refusal("AN-084", "refusal-target")

    def answer(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> None:
        frame.it = move[1]

    def words(self) -> tuple[str, str]:
        fr, en = self.noun()
        return f"désignez {fr}", f"choose {en}"

    def noun(self) -> tuple[str, str]:
        return {
            OTHERS: ("un autre joueur", "another player"),
            HERE: ("un autre joueur de votre zone", "another player in your zone"),
            EVERYONE: ("un joueur", "a player"),
        }[self.among]


class PickCharacter(Pick):
    """Designate a character of one of those teams: any, one that is not immobilised (`awake`), or that is (not) tapped."""

    __slots__ = ("awake", "spare_last", "tapped", "untapped", "whose")

    def __init__(
        self,
        whose: str = OTHERS,
        *,
        awake: bool = False,
        tapped: bool = False,
        untapped: bool = False,
        spare_last: bool = False,
    ) -> None:
        self.whose = whose
        self.awake = awake
        self.tapped = tapped
        self.untapped = untapped
        self.spare_last = spare_last  # not from a team of one

    def cards(self, pos: Gaia, seat: int, it: int) -> list[int]:
        found: list[int] = []
        for owner in seats_of(pos, seat, it, self.whose):
            if self.spare_last and len(pos.team[owner]) == 1:
                continue
            for card in pos.team[owner]:
                if self.awake and pos.down >> card & 1:
                    continue
                if self.untapped and pos.tapped >> card & 1:
                    continue
                if self.tapped and not pos.tapped >> card & 1:
                    continue
                found.append(card)
        return found

    def possible(self, pos: Gaia, seat: int) -> bool:
        return self.whose == IT or bool(self.cards(pos, seat, -1))

    def act(self, pos: Gaia, frame: Frame) -> None:
        found = self.cards(pos, frame.seat, frame.it)
        if len(found) == 1:
            self.choose(pos, frame, found[0])
        elif found:
            pos.asked.append(frame.seat)
        else:
            frame.pc = len(frame.program.ops)

    def choose(self, pos: Gaia, frame: Frame, card: int) -> None:
        frame.chosen.append(card)
        frame.it = owner_of(pos, card)

    def candidates(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        return [("pick", card) for team in pos.team for card in team]

    def refusal(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return None if move[1] in self.cards(pos, seat, frame.it) else Refusal("AN-084", "refusal-character")

    def answer(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> None:
        self.choose(pos, frame, move[1])

    def words(self) -> tuple[str, str]:
        fr, en = self.noun()
        return f"choisissez {fr}", f"choose {en}"

    def noun(self) -> tuple[str, str]:
        fr, en = {
            ME: ("un de vos personnages", "one of your characters"),
            IT: ("un de ses personnages", "one of their characters"),
            SUBJECT: ("un de ses personnages", "one of their characters"),
            OPPONENT: ("un personnage adverse", "an opposing character"),
            OTHERS: ("un personnage d'une autre équipe", "a character of another team"),
            HERE: ("un personnage d'une autre équipe de votre zone", "a character of another team in your zone"),
            EVERYONE: ("un personnage", "a character"),
        }[self.whose]
        if self.spare_last:
            fr, en = f"{fr} (jamais le dernier)", f"{en} (never the last one)"
        return fr, en


def owner_of(pos: Gaia, card: int) -> int:
    """The seat whose team a character is in, or -1."""
    for seat, team in enumerate(pos.team):
        if card in team:
            return seat
    return -1


class PickZone(Pick):
    """Designate an active zone other than the one the team stands in; at a declaration, other than the one declared."""

    __slots__ = ()

    def zones(self, pos: Gaia, seat: int) -> list[int]:
        away = pos.goal if pos.goal >= 0 else pos.at[seat]
        return [zone for zone in pos.active if zone != away]

    def possible(self, pos: Gaia, seat: int) -> bool:
        return bool(self.zones(pos, seat))

    def act(self, pos: Gaia, frame: Frame) -> None:
        if self.zones(pos, frame.seat):
            pos.asked.append(frame.seat)
        else:
            frame.pc = len(frame.program.ops)

    def candidates(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        return [("pick", zone) for zone in pos.active]

    def refusal(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return None if move[1] in self.zones(pos, seat) else Refusal("AN-113", "refusal-other-zone")

    def answer(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> None:
        frame.chosen.append(move[1])

    def words(self) -> tuple[str, str]:
        return "choisissez une autre zone active", "choose another active zone"

    def noun(self) -> tuple[str, str]:
        return "une autre zone active", "another active zone"


class PickDiscarded(Pick):
    """Designate a card of the discard pile of characters or of advantages."""

    __slots__ = ("type",)

    def __init__(self, type: str = ADVANTAGE) -> None:
        self.type = type

    def cards(self, pos: Gaia) -> list[int]:
        return pos.characters_out if self.type == CHARACTER else pos.advantages_out

    def possible(self, pos: Gaia, seat: int) -> bool:
        """There is a card, and room for it (AN-103, AN-104)."""
        room = len(pos.team[seat]) < MOST_IN_TEAM if self.type == CHARACTER else len(pos.hand[seat]) < MOST_IN_HAND
        return room and bool(self.cards(pos))

    def act(self, pos: Gaia, frame: Frame) -> None:
        if self.possible(pos, frame.seat):
            pos.asked.append(frame.seat)
        else:
            frame.pc = len(frame.program.ops)

    def candidates(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        return [("pick", card) for card in self.cards(pos)]

    def refusal(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return None if move[1] in self.cards(pos) else Refusal("AN-182", "refusal-pile")

    def answer(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> None:
        frame.chosen.append(move[1])

    def words(self) -> tuple[str, str]:
        fr, en = self.noun()
        return f"choisissez {fr}", f"choose {en}"

    def noun(self) -> tuple[str, str]:
        if self.type == CHARACTER:
            return "un personnage de la défausse", "a character from the discard pile"
        return "un avantage de la défausse", "an advantage from the discard pile"


class DiscardChosen(Pick):
    """A player discards advantages of his choice, as many as he has; the one who must is asked."""

    __slots__ = ("n", "who")

    def __init__(self, n: int = 1, who: str = ME) -> None:
        self.n = n
        self.who = who

    def possible(self, pos: Gaia, seat: int) -> bool:
        return self.who != ME or len(pos.hand[seat]) >= self.n

    def act(self, pos: Gaia, frame: Frame) -> None:
        memo = frame.memo or {}
        left = memo.get("left")
        if left is None:
            left = [seat for seat in whom(pos, frame, self.who) for _ in range(self.n)]
        while left and not pos.hand[left[0]]:
            left.pop(0)
        frame.memo = {**memo, "left": left} if left else None
        if left:
            pos.asked.append(left[0])

    def candidates(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        return [("pick", card) for card in pos.hand[seat]]

    def refusal(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return None if move[1] in pos.hand[seat] else Refusal("AN-100", "refusal-hand")

    def answer(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> None:
        changes.discard(pos, seat, move[1], "AN-084")
        assert frame.memo is not None
        frame.memo["left"].pop(0)
        frame.pc -= 1

    def words(self) -> tuple[str, str]:
        fr, en = cards_said(self.n)
        return sentence(self.who, (f"défaussez {fr}", f"discard {en}"), (f"défausse {fr}", f"discards {en}"))


class May(Pick):
    """The rest of the program is up to the player."""

    __slots__ = ()
    verbs: ClassVar[tuple[str, ...]] = ("yes", "no")

    def act(self, pos: Gaia, frame: Frame) -> None:
        pos.asked.append(frame.seat)

    def candidates(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        return [("yes",), ("no",)]

    def refusal(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return None

    def answer(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> None:
        if move[0] == "no":
            frame.pc = len(frame.program.ops)

    def words(self) -> tuple[str, str]:
        return "vous pouvez continuer", "you may go on"


class OneOf(Pick):
    """Choose one of several deeds."""

    __slots__ = ("deeds",)
    acts: ClassVar[bool] = True
    verbs: ClassVar[tuple[str, ...]] = ("either",)

    def __init__(self, *deeds: Deed) -> None:
        self.deeds = deeds

    def act(self, pos: Gaia, frame: Frame) -> None:
        pos.asked.append(frame.seat)

    def candidates(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        return [("either", n + 1) for n in range(len(self.deeds))]

    def refusal(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return None if 1 <= move[1] <= len(self.deeds) else Refusal("AN-084", "refusal-either")

    def answer(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> None:
        self.deeds[move[1] - 1].act(pos, frame)

    def words(self) -> tuple[str, str]:
        said = [deed.words() for deed in self.deeds]
        return "au choix : " + " ou ".join(fr for fr, _ in said), "either " + " or ".join(en for _, en in said)
