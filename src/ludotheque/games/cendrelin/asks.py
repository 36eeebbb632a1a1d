"""What an element of an effect leaves to a player: the wish, whom to designate, which cards.

Each element names its questions; a part asks them one by one, skipping those with a single answer, and applies nothing
before the last is answered (CE-158). A question holds words and figures, never an answer: the part's frame holds those.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.refusal import Refusal
from ludotheque.games.cendrelin.graveyard import Graveyard

if TYPE_CHECKING:
    from ludotheque.games.cendrelin.effects import Part

#: What happens to the thing chosen: it is no card, it is a hand card that goes to the table, or it is a card that goes away.
NO_CARD: Final = 0
TO_TABLE: Final = 1
AWAY: Final = 2
#: What `Question.only` returns when a player must be asked.
OPEN: Final = -1
_YES: Final = 1


class Question:
    """One choice. `left` is how many of its kind the element still has to ask, including this one."""

    __slots__ = ("he", "left", "rule", "takes", "verb")
    #: The verbs of its answers.
    VERBS: ClassVar[tuple[str, ...]] = ()
    #: Whether it is asked before the questions of the other elements of its part.
    FIRST: ClassVar[bool] = False
    #: Whether its answer determines « il ».
    NAMES: ClassVar[bool] = False
    #: What is wrong with a part in which two elements ask it, in English and in French, if that is an error.
    TWICE: ClassVar[tuple[str, str] | None] = None

    def __init__(self, rule: str, takes: int = NO_CARD, he: bool = False, left: int = 1) -> None:
        self.rule = rule
        self.takes = takes
        self.he = he
        self.left = left
        self.verb = self.VERBS[0]

    def whose(self, frame: Frame) -> int:
        """Choices are made by the player who carries the element out (CE-163, CE-S17)."""
        return frame.it if self.he else frame.seat

    def bars(self, seat: Seat, who: int) -> bool:
        """If it determines « il », whether its own words rule that cendrelin out."""
        return False

    def values(self, part: Part, pos: Graveyard, frame: Frame) -> list[int]:
        """What may be chosen now."""
        raise NotImplementedError

    def only(self, part: Part, pos: Graveyard, frame: Frame) -> int:
        """The only possible answer, taken without asking, or OPEN."""
        values = self.values(part, pos, frame)
        return values[0] if len(values) == 1 else OPEN

    def moves(self, part: Part, pos: Graveyard, frame: Frame) -> list[Move]:
        """The legal answers."""
        verb = self.verb
        return [(verb, value) for value in self.values(part, pos, frame)]

    def candidates(self, pos: Graveyard, seat: Seat) -> list[Move]:
        """Every answer worth considering, legal or not."""
        raise NotImplementedError

    def refusal(self, part: Part, pos: Graveyard, frame: Frame, move: Move) -> Refusal | None:
        """The rule that forbids an answer with one of its verbs, or None."""
        raise NotImplementedError

    def answer(self, pos: Graveyard, frame: Frame, move: Move) -> bool:
        """Keep an answer; return False if the part is not applied."""
        self.choose(frame, move[1])
        return True

    def choose(self, frame: Frame, value: int) -> None:
        frame.chosen.append(value)

    def tell(self, pos: Graveyard, frame: Frame, value: int) -> None:
        """Log what was chosen, when the part is applied."""

    def prompt(self, part: Part) -> tuple[str, dict[str, Any]]:
        """The message of the question and its arguments."""
        raise NotImplementedError

    def reason(self) -> tuple[str, dict[str, Any]] | None:
        """The second line of the prompt, or None."""
        return None


class AskWish(Question):
    """Whether the player wishes it (CE-105): always asked, and before anything else."""

    __slots__ = ()
    VERBS = ("yes", "no")
    FIRST = True
    TWICE = ("asks twice whether one wishes it", "demande deux fois si on le souhaite")

    def only(self, part: Part, pos: Graveyard, frame: Frame) -> int:
        return OPEN

    def moves(self, part: Part, pos: Graveyard, frame: Frame) -> list[Move]:
        return [("yes",), ("no",)]

    def candidates(self, pos: Graveyard, seat: Seat) -> list[Move]:
        return [("yes",), ("no",)]

    def refusal(self, part: Part, pos: Graveyard, frame: Frame, move: Move) -> Refusal | None:
        return None

    def answer(self, pos: Graveyard, frame: Frame, move: Move) -> bool:
        if move[0] == "no":
            pos.emit("declined", "CE-105", frame.seat)
            return False
        self.choose(frame, _YES)
        return True

    def prompt(self, part: Part) -> tuple[str, dict[str, Any]]:
        rest = [element for element in part.elements if element.rule != self.rule]
        return "ask-wish", {"what": {"fr": ", ".join([e.fr for e in rest]), "en": ", ".join([e.en for e in rest])}}


class AskWhom(Question):
    """Whom to designate: somebody to whom the part's « il » elements can be applied (CE-164)."""

    __slots__ = ("other",)
    VERBS = ("designate",)
    NAMES = True
    TWICE = ("designates twice", "désigne deux fois")

    def __init__(self, rule: str, other: bool) -> None:
        super().__init__(rule)
        self.other = other

    def bars(self, seat: Seat, who: int) -> bool:
        return self.other and who == seat

    def values(self, part: Part, pos: Graveyard, frame: Frame) -> list[int]:
        seat = frame.seat
        hand = len(pos.hand[seat])
        return [who for who in range(pos.seats) if part.qualifies(pos, seat, who, hand)]

    def candidates(self, pos: Graveyard, seat: Seat) -> list[Move]:
        return [("designate", who) for who in range(pos.seats)]

    def refusal(self, part: Part, pos: Graveyard, frame: Frame, move: Move) -> Refusal | None:
        return None if move[1] in self.values(part, pos, frame) else Refusal("CE-164", "refusal-designate")

    def choose(self, frame: Frame, value: int) -> None:
        frame.chosen.append(value)
        frame.it = value

    def tell(self, pos: Graveyard, frame: Frame, value: int) -> None:
        pos.emit("designate", "CE-106", frame.seat, (value,))

    def prompt(self, part: Part) -> tuple[str, dict[str, Any]]:
        return "ask-designate", {"n": self.left}


class AskCard(Question):
    """Which card, among those not already chosen in this part."""

    __slots__ = ()

    def refusal(self, part: Part, pos: Graveyard, frame: Frame, move: Move) -> Refusal | None:
        card = move[1]
        if card in self.values(part, pos, frame):
            return None
        if card in part.cards(frame, TO_TABLE) or card in part.cards(frame, AWAY):
            return Refusal(self.rule, "refusal-chosen")
        return self.unfit()

    def unfit(self) -> Refusal:
        """The refusal of a card that can never be chosen here."""
        raise NotImplementedError


class AskForgo(AskCard):
    """Which card of the hand to forgo (CE-116)."""

    __slots__ = ()
    VERBS = ("forgo",)

    def __init__(self, rule: str, left: int) -> None:
        super().__init__(rule, TO_TABLE, False, left)

    def values(self, part: Part, pos: Graveyard, frame: Frame) -> list[int]:
        forgone, sent = part.cards(frame, TO_TABLE), part.cards(frame, AWAY)
        return [card for card in pos.hand[frame.seat] if card not in forgone and card not in sent]

    def only(self, part: Part, pos: Graveyard, frame: Frame) -> int:
        values = self.values(part, pos, frame)
        # the order of forgone cards does not matter: if there are just as many as needed, all of them go
        return values[0] if len(values) == 1 or len(values) == self.left else OPEN

    def candidates(self, pos: Graveyard, seat: Seat) -> list[Move]:
        return [("forgo", card) for card in pos.hand[seat]]

    def unfit(self) -> Refusal:
        return Refusal(self.rule, "refusal-forgo-card")

    def prompt(self, part: Part) -> tuple[str, dict[str, Any]]:
        return "ask-forgo", {"n": self.left}

    def reason(self) -> tuple[str, dict[str, Any]] | None:
        return "why-forgo", {}


class AskSend(AskCard):
    """Which card of hand or table to send back, the first of them first (CE-119, CE-120)."""

    __slots__ = ()
    VERBS = ("send",)

    def __init__(self, rule: str, he: bool, left: int) -> None:
        super().__init__(rule, AWAY, he, left)

    def values(self, part: Part, pos: Graveyard, frame: Frame) -> list[int]:
        whose = self.whose(frame)
        sent = part.cards(frame, AWAY)
        cards = [card for card in pos.hand[whose] if card not in sent]
        if whose == frame.seat:
            # enough must stay in hand for what this part still has to forgo, since it applies as a whole (CE-158)
            forgone = part.cards(frame, TO_TABLE)
            if len(cards) - len([card for card in cards if card in forgone]) <= part.still(frame, TO_TABLE):
                cards = [card for card in cards if card in forgone]
        cards += [card for card in pos.laid[whose] if card not in sent]
        cards += [card for card in pos.forgone[whose] if card not in sent]
        return cards

    def candidates(self, pos: Graveyard, seat: Seat) -> list[Move]:
        return [("send", card) for pile in (pos.hand[seat], pos.laid[seat], pos.forgone[seat]) for card in pile]

    def unfit(self) -> Refusal:
        return Refusal(self.rule, "refusal-send-card")

    def prompt(self, part: Part) -> tuple[str, dict[str, Any]]:
        return "ask-send", {"n": self.left}

    def reason(self) -> tuple[str, dict[str, Any]] | None:
        return ("why-send-order", {}) if self.left > 1 else None
