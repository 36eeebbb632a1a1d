"""The closed set of steps card programs are made of. Each acts, says itself in both languages, and knows when it could do nothing.

Steps that ask designate a player (`frame.it`) or a card (the last of `frame.chosen`); those that follow act on it. A program ends
early where a roll fails (`Roll`), a condition is not met (`If`) or a player declines (`May`).

Length: it is one list of words, and a card's author reads it from top to bottom.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from ludotheque.engine.position import Frame, Move
from ludotheque.engine.refusal import Refusal
from ludotheque.games.anima import changes, sums
from ludotheque.games.anima.faces import (
    ADVANTAGE,
    BY_COMBAT,
    BY_SPEED,
    CHARACTER,
    DEATHLESS,
    EXTRA,
    FACES,
    FIRST,
    LAST,
    SLEEPLESS,
    UNASSAILABLE,
    UNROBBED,
    Condition,
    Deed,
    Pick,
    ZoneFace,
)
from ludotheque.games.anima.gaia import (
    DIE,
    DIE_A,
    DIE_B,
    FOE,
    FOR_FIGHT,
    FOR_TURN,
    KINDS,
    MOST_IN_HAND,
    MOST_IN_TEAM,
    NEXT_TURN,
    SIDE_A,
    SIDE_B,
    Gaia,
)

# ---------------------------------------------------------------------- who

ME: Final = "me"  # the one who uses the card, or the team an event happens to
IT: Final = "it"  # the player designated, or the owner of the character designated
OPPONENT: Final = "opponent"  # the other side of the fight
SUBJECT: Final = "subject"  # the one whose move, roll, card or defeat is interrupted
OTHERS: Final = "others"  # every other player
HERE: Final = "here"  # the other teams in the zone
EVERYONE: Final = "everyone"
LEADER: Final = "leader"  # who alone has completed the most missions
SLOWEST: Final = "slowest"  # the last of the turn's order
WHO: Final = (ME, IT, OPPONENT, SUBJECT, OTHERS, HERE, EVERYONE, LEADER, SLOWEST)

#: As the subject of a verb in the third person (« vous » and "you" take their own form), French and English.
_NAMES = {
    IT: ("ce joueur", "that player"),
    OPPONENT: ("l'adversaire", "the opponent"),
    SUBJECT: ("ce joueur", "that player"),
    OTHERS: ("chaque autre joueur", "every other player"),
    HERE: ("chaque autre joueur présent dans la zone", "every other player in the zone"),
    EVERYONE: ("chaque joueur", "every player"),
    LEADER: ("le joueur qui a accompli le plus de missions", "the player who has completed the most missions"),
    SLOWEST: ("le joueur le plus lent", "the slowest player"),
}
_SPANS = {
    FOR_FIGHT: ("", ""),  # a fight is what one is in
    FOR_TURN: ("jusqu'à la fin du tour", "until the end of the turn"),
    NEXT_TURN: ("au prochain tour", "next turn"),
}


def whom(pos: Gaia, frame: Frame, who: str) -> list[int]:
    """The seats a step is about."""
    return seats_of(pos, frame.seat, frame.it, who)


def seats_of(pos: Gaia, seat: int, it: int, who: str) -> list[int]:
    if who == ME:
        return [seat]
    if who == IT:
        return [it] if it >= 0 else []
    if who == OPPONENT:
        fight = pos.fight
        if not fight or seat not in fight[:2]:
            return []
        other = fight[SIDE_B] if fight[SIDE_A] == seat else fight[SIDE_A]
        return [other] if other >= 0 else []
    if who == SUBJECT:
        return [pos.subject] if pos.subject >= 0 else []
    if who == EVERYONE:
        return list(pos.order)
    if who == SLOWEST:
        return [pos.order[-1]]
    others = [one for one in pos.order if one != seat]
    if who == HERE:
        return [one for one in others if pos.at[one] == pos.at[seat] >= 0]
    if who == LEADER:
        most = max(len(done) for done in pos.done)
        ahead = [one for one in pos.order if len(pos.done[one]) == most]
        return ahead if len(ahead) == 1 and most else []
    return others


def sentence(who: str, you: tuple[str, str], they: tuple[str, str]) -> tuple[str, str]:
    """« piochez une carte », or « ce joueur pioche une carte »; likewise in English."""
    if who == ME:
        return you
    fr, en = _NAMES[who]
    return f"{fr} {they[0]}", f"{en} {they[1]}"


_NUMBERS = (("zéro", "no"), ("un", "one"), ("deux", "two"), ("trois", "three"), ("quatre", "four"), ("cinq", "five"))


def number(n: int) -> tuple[str, str]:
    """A small number in words."""
    return _NUMBERS[n] if n < len(_NUMBERS) else (str(n), str(n))


def cards_said(n: int) -> tuple[str, str]:
    fr, en = number(n)
    return ("un avantage", "an advantage") if n == 1 else (f"{fr} avantages", f"{en} advantages")


def encounters_said(n: int) -> tuple[str, str]:
    """Encounters more, or fewer."""
    many = abs(n)
    fr, en = number(many)
    return (
        f"{'une' if many == 1 else fr} rencontre{'s' if many > 1 else ''} de {'plus' if n > 0 else 'moins'}",
        f"{en} encounter{'s' if many > 1 else ''} {'more' if n > 0 else 'fewer'}",
    )


def leads_another(pos: Gaia, seat: int) -> bool:
    """Whether somebody else is the leader."""
    return seats_of(pos, seat, -1, LEADER) not in ([], [seat])


# ---------------------------------------------------------------------- steps that ask


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
        room = len(pos.team[seat]) < MOST_IN_TEAM if self.type == CHARACTER else len(pos.hand[seat]) <= MOST_IN_HAND
        return room and bool(self.cards(pos))

    def act(self, pos: Gaia, frame: Frame) -> None:
        if self.cards(pos):
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


# ---------------------------------------------------------------------- flow


class Roll(Deed):
    """Roll a die: the program goes on only from this result on."""

    __slots__ = ("least",)

    def __init__(self, least: int) -> None:
        self.least = least

    def act(self, pos: Gaia, frame: Frame) -> None:
        rolled = pos.roll(DIE) + 1
        pos.emit("rolls", "AN-084", frame.seat, (rolled,))
        if rolled < self.least:
            frame.pc = len(frame.program.ops)

    def words(self) -> tuple[str, str]:
        if self.least == DIE:
            return "lancez un dé ; sur un 6", "roll a die; on a 6"
        return f"lancez un dé ; sur {self.least} ou plus", f"roll a die; on {self.least} or more"


class If(Deed):
    """The program goes on only if a condition is met."""

    __slots__ = ("condition",)

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def act(self, pos: Gaia, frame: Frame) -> None:
        if not self.condition.met(pos, frame.seat):
            frame.pc = len(frame.program.ops)

    def words(self) -> tuple[str, str]:
        return self.condition.words()


# ---------------------------------------------------------------------- hands


class Draw(Deed):
    """Draw advantages."""

    __slots__ = ("n", "who")

    def __init__(self, n: int = 1, who: str = ME) -> None:
        self.n = n
        self.who = who

    def act(self, pos: Gaia, frame: Frame) -> None:
        for seat in whom(pos, frame, self.who):
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


class DiscardRandom(Deed):
    """Discard advantages at random."""

    __slots__ = ("n", "who")

    def __init__(self, n: int = 1, who: str = IT) -> None:
        self.n = n
        self.who = who

    def possible(self, pos: Gaia, seat: int) -> bool:
        return self.who != LEADER or leads_another(pos, seat)

    def act(self, pos: Gaia, frame: Frame) -> None:
        for seat in whom(pos, frame, self.who):
            if seat != frame.seat and sums.holds(pos, seat, UNROBBED):
                continue
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


class Steal(Deed):
    """Take advantages at random from a hand."""

    __slots__ = ("n", "who")

    def __init__(self, n: int = 1, who: str = IT) -> None:
        self.n = n
        self.who = who

    def possible(self, pos: Gaia, seat: int) -> bool:
        return self.who != LEADER or leads_another(pos, seat)

    def act(self, pos: Gaia, frame: Frame) -> None:
        for victim in whom(pos, frame, self.who):
            for _ in range(self.n):
                changes.steal(pos, frame.seat, victim, "AN-084")

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
    """Look at cards one may not see: a player's hand or missions, the top of the encounter deck, or the guard of a zone."""

    __slots__ = ("n", "what")

    def __init__(self, what: str, n: int = 1) -> None:
        assert what in ("hand", "missions", "encounters", "guard")
        self.what = what
        self.n = n

    def cards(self, pos: Gaia, frame: Frame) -> list[int]:
        if self.what == "hand":
            return pos.hand[frame.it] if frame.it >= 0 else []
        if self.what == "missions":
            return list(pos.missions[frame.it]) if frame.it >= 0 else []
        if self.what == "encounters":
            return pos.encounters[-self.n :]
        zone = frame.chosen[-1]
        guard = pos.guards[pos.active.index(zone)] if zone in pos.active else -1
        return [guard] if guard >= 0 else []

    def act(self, pos: Gaia, frame: Frame) -> None:
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
            "guard": ("regardez sa rencontre préliminaire", "look at its preliminary encounter"),
        }[self.what]

    def upon(self, fr: str, en: str) -> tuple[str, str] | None:
        if self.what not in ("hand", "missions"):
            return None
        seen = ("la main", "the hand") if self.what == "hand" else ("les missions", "the missions")
        return f"regardez {seen[0]} d'{fr}", f"look at {seen[1]} of {en}"


# ---------------------------------------------------------------------- characters


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


class Wake(Deed):
    """The character designated is active again."""

    __slots__ = ()

    def act(self, pos: Gaia, frame: Frame) -> None:
        pos.down &= ~(1 << frame.chosen[-1])
        pos.emit("wakes", "AN-190", frame.seat, (frame.chosen[-1],))

    def words(self) -> tuple[str, str]:
        return "il n'est plus immobilisé", "it is no longer immobilised"


class Recruit(Deed):
    """A character of the deck joins the team (AN-019)."""

    __slots__ = ("who",)

    def __init__(self, who: str = ME) -> None:
        self.who = who

    def possible(self, pos: Gaia, seat: int) -> bool:
        return self.who != ME or len(pos.team[seat]) < MOST_IN_TEAM

    def act(self, pos: Gaia, frame: Frame) -> None:
        for seat in whom(pos, frame, self.who):
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


# ---------------------------------------------------------------------- figures


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
        you = (f"subissez {figures[0]}", f"take {figures[1]}") if worse else figures
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


class Protect(Deed):
    """For a turn, or the next: no attack, theft, immobilisation or death."""

    __slots__ = ("span", "stat", "who")

    def __init__(self, stat: int, *, span: int = FOR_TURN, who: str = ME) -> None:
        assert stat in (UNASSAILABLE, UNROBBED, SLEEPLESS, DEATHLESS)
        self.stat = stat
        self.span = span
        self.who = who

    def act(self, pos: Gaia, frame: Frame) -> None:
        for seat in whom(pos, frame, self.who):
            changes.last(pos, self.stat, 1, seat, self.span, -1, frame.source)

    def words(self) -> tuple[str, str]:
        fr, en = {
            UNASSAILABLE: ("ne peut pas être attaquée", "cannot be attacked"),
            UNROBBED: ("ne peut pas être volée", "cannot be robbed"),
            SLEEPLESS: ("ne peut pas être immobilisée", "cannot be immobilised"),
            DEATHLESS: ("ne perd aucun personnage", "loses no character"),
        }[self.stat]
        whose = ("votre équipe", "your team") if self.who == ME else ("l'équipe de ce joueur", "that player's team")
        spans = ("ce tour", "this turn") if self.span == FOR_TURN else _SPANS[self.span]
        return f"{whose[0]} {fr} {spans[0]}".rstrip(), f"{whose[1]} {en} {spans[1]}".rstrip()


class Order(Deed):
    """Act first, or last, next turn."""

    __slots__ = ("first", "who")

    def __init__(self, first: bool, who: str = ME) -> None:
        self.first = first
        self.who = who

    def act(self, pos: Gaia, frame: Frame) -> None:
        for seat in whom(pos, frame, self.who):
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


class ExtraEncounter(Deed):
    """More encounter cards at the next exploration of this turn (fewer where negative)."""

    __slots__ = ("n", "who")

    def __init__(self, n: int = 1, who: str = ME) -> None:
        self.n = n
        self.who = who

    def act(self, pos: Gaia, frame: Frame) -> None:
        for seat in whom(pos, frame, self.who):
            changes.last(pos, EXTRA, self.n, seat, FOR_TURN, -1, frame.source)

    def words(self) -> tuple[str, str]:
        fr, en = encounters_said(self.n)
        return sentence(
            self.who,
            (f"affrontez {fr} ce tour", f"face {en} this turn"),
            (f"affronte {fr} ce tour", f"faces {en} this turn"),
        )


# ---------------------------------------------------------------------- dice


class RerollFight(Deed):
    """Roll a die of the fight again: one's own, or the opponent's."""

    __slots__ = ("mine",)

    def __init__(self, mine: bool = True) -> None:
        self.mine = mine

    def possible(self, pos: Gaia, seat: int) -> bool:
        return bool(pos.fight) and seat in pos.fight[:2]

    def act(self, pos: Gaia, frame: Frame) -> None:
        fight = pos.fight
        if not fight:
            return
        which = DIE_A if (fight[SIDE_A] == frame.seat) == self.mine else DIE_B
        fight[which] = pos.roll(DIE) + 1
        pos.emit("rerolls", "AN-085", frame.seat, (fight[which],))

    def words(self) -> tuple[str, str]:
        if self.mine:
            return "relancez votre dé", "roll your die again"
        return "relancez le dé adverse", "roll the opposing die again"


class SwapDice(Deed):
    """The two dice of the fight are exchanged."""

    __slots__ = ()

    def possible(self, pos: Gaia, seat: int) -> bool:
        return bool(pos.fight) and pos.fight[DIE_A] != pos.fight[DIE_B]

    def act(self, pos: Gaia, frame: Frame) -> None:
        fight = pos.fight
        if fight:
            fight[DIE_A], fight[DIE_B] = fight[DIE_B], fight[DIE_A]
            pos.emit("swaps_dice", "AN-085", frame.seat, (fight[DIE_A], fight[DIE_B]))

    def words(self) -> tuple[str, str]:
        return "échangez les dés des deux combattants", "exchange the dice of the two sides"


class ChangeDie(Deed):
    """A die of the fight changes by so much, within 1 and 6: one's own, or the opponent's."""

    __slots__ = ("by", "mine")

    def __init__(self, by: int, mine: bool = True) -> None:
        self.by = by
        self.mine = mine

    def possible(self, pos: Gaia, seat: int) -> bool:
        return bool(pos.fight) and seat in pos.fight[:2]

    def act(self, pos: Gaia, frame: Frame) -> None:
        fight = pos.fight
        if fight:
            which = DIE_A if (fight[SIDE_A] == frame.seat) == self.mine else DIE_B
            fight[which] = min(DIE, max(1, fight[which] + self.by))
            pos.emit("rerolls", "AN-085", frame.seat, (fight[which],))

    def words(self) -> tuple[str, str]:
        whose = ("votre dé", "your die") if self.mine else ("le dé adverse", "the opposing die")
        if self.by > 0:
            return f"ajoutez {self.by} à {whose[0]} (6 au plus)", f"add {self.by} to {whose[1]} (6 at most)"
        return f"ôtez {-self.by} à {whose[0]} (1 au moins)", f"take {-self.by} from {whose[1]} (1 at least)"


class RerollExploration(Deed):
    """The exploration die is rolled again."""

    __slots__ = ()

    def possible(self, pos: Gaia, seat: int) -> bool:
        return pos.die > 0

    def act(self, pos: Gaia, frame: Frame) -> None:
        pos.die = pos.roll(DIE) + 1
        pos.emit("rerolls", "AN-085", frame.seat, (pos.die,))

    def words(self) -> tuple[str, str]:
        return "relancez-le", "roll it again"


# ---------------------------------------------------------------------- places and turns


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


class SendAway(Deed):
    """Be sent away from the zone and lose the turn (AN-155)."""

    __slots__ = ("who",)

    def __init__(self, who: str = ME) -> None:
        self.who = who

    def act(self, pos: Gaia, frame: Frame) -> None:
        for seat in whom(pos, frame, self.who):
            changes.lose_turn(pos, seat, "AN-191")

    def words(self) -> tuple[str, str]:
        return sentence(
            self.who,
            ("vous perdez votre tour", "you lose your turn"),
            ("perd son tour", "loses their turn"),
        )


class LoseNextTurn(Deed):
    """Lose the next turn (AN-192)."""

    __slots__ = ("who",)

    def __init__(self, who: str = ME) -> None:
        self.who = who

    def act(self, pos: Gaia, frame: Frame) -> None:
        for seat in whom(pos, frame, self.who):
            pos.sits_out[seat] += 1
            pos.emit("next_turn_lost", "AN-192", seat)

    def words(self) -> tuple[str, str]:
        return sentence(
            self.who,
            ("vous perdrez votre prochain tour", "you will lose your next turn"),
            ("perdra son prochain tour", "will lose their next turn"),
        )


class Rest(Deed):
    """The team is rested: +2/+2 next turn, as after a rest (AN-134)."""

    __slots__ = ("who",)

    def __init__(self, who: str = ME) -> None:
        self.who = who

    def act(self, pos: Gaia, frame: Frame) -> None:
        for seat in whom(pos, frame, self.who):
            pos.rested[seat] = 1

    def words(self) -> tuple[str, str]:
        return sentence(
            self.who,
            ("+2 en Combat et +2 en Vitesse au prochain tour", "+2 Combat and +2 Speed next turn"),
            ("aura +2 en Combat et +2 en Vitesse au prochain tour", "has +2 Combat and +2 Speed next turn"),
        )


class Banish(Deed):
    """The preliminary encounter of the zone designated is discarded."""

    __slots__ = ()

    def act(self, pos: Gaia, frame: Frame) -> None:
        zone = frame.chosen[-1]
        guard = pos.guards[pos.active.index(zone)] if zone in pos.active else -1
        if guard >= 0:
            changes.discard_encounter(pos, guard)
            pos.emit("banished", "AN-075", frame.seat, (guard, zone))

    def words(self) -> tuple[str, str]:
        return "défaussez sa rencontre préliminaire", "discard its preliminary encounter"


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


class LoseOrganisation(Deed):
    """The organisation of a player is discarded."""

    __slots__ = ("who",)

    def __init__(self, who: str = IT) -> None:
        self.who = who

    def act(self, pos: Gaia, frame: Frame) -> None:
        for seat in whom(pos, frame, self.who):
            card = changes.organisation(pos, seat)
            if card >= 0:
                changes.leave_play(pos, seat, card, "AN-059")

    def words(self) -> tuple[str, str]:
        return sentence(
            self.who,
            ("quittez votre organisation", "leave your organisation"),
            ("quitte son organisation", "leaves their organisation"),
        )


class StayInPlay(Deed):
    """What a lasting Plot or an organisation does when it is played: nothing more than lie there."""

    __slots__ = ()

    def act(self, pos: Gaia, frame: Frame) -> None:
        return

    def words(self) -> tuple[str, str]:
        return "", ""
