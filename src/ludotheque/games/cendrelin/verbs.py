"""The closed vocabulary of effects (CE-107 to CE-126): each element words itself in French and English, and acts.

An element also names what it needs of a position (`needs`) and what it leaves to a player (`asks`). `effects.Part` tests the
needs of all its elements and asks their questions; all an element then does is change the position.
A new element is a class here, a line in the grammar, and the method of `language.py` that makes one of the other: nothing else
distinguishes elements.
"""

from __future__ import annotations

from typing import Final

from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Frame
from ludotheque.games.cendrelin.asks import AskForgo, AskSend, AskWhom, AskWish, Question
from ludotheque.games.cendrelin.graveyard import Graveyard
from ludotheque.games.cendrelin.needs import Cards, Holds, Mana, Need, Prepared, Present, Tokens
from ludotheque.games.cendrelin.resources import BOARD, Resource, held

_FR_EPHEMERAL = (("Dégât", "Dégâts"), ("Hommage", "Hommages"), ("Pacte démoniaque", "Pactes démoniaques"))
_EN_EPHEMERAL = (("Damage", "Damage"), ("Homage", "Homages"), ("Demonic Pact", "Demonic Pacts"))


def _count(n: int, forms: tuple[str, str]) -> str:
    return f"{n} {forms[0] if n == 1 else forms[1]}"


class Element:
    """One element of an effect, with the rule about it and its words in mid-sentence.

    `he`: it is about the designated cendrelin, « il » (CE-106).
    """

    __slots__ = ("en", "fr", "he", "rule")

    def __init__(self, rule: str, fr: str, en: str, he: bool = False) -> None:
        self.rule = rule
        self.fr = fr
        self.en = en
        self.he = he

    def whose(self, frame: Frame) -> int:
        """Whom it is about: the designated cendrelin, or the one who triggers the effect."""
        return frame.it if self.he else frame.seat

    def needs(self, mark: int) -> list[Need]:
        """What a position must have for it to apply; `mark` is its bit in the marks of its part."""
        return []

    def asks(self) -> list[Question]:
        """What a player must choose before it applies."""
        return []

    def apply(self, pos: Graveyard, frame: Frame, chosen: list[int]) -> None:
        """Change the position; `chosen` are the answers to what it asks. Conditions change nothing (CE-103)."""

    def foresee(self, seat: Seat, it: int, resources: list[int], mana: list[int], left: list[int]) -> None:
        """Apply to counters what it will do to resources, mana and past lives."""


class Counted(Element):
    """An element with a number."""

    __slots__ = ("n",)

    def __init__(self, rule: str, fr: str, en: str, n: int, he: bool = False) -> None:
        super().__init__(rule, fr, en, he)
        self.n = n


class OfResource(Counted):
    __slots__ = ("of", "resource")

    def __init__(self, rule: str, fr: str, en: str, n: int, of: Resource) -> None:
        super().__init__(rule, f"{fr} {_count(n, of.fr)}", f"{en} {_count(n, of.en)}", n)
        self.of = of
        self.resource = of.index


class Create(OfResource):
    """Créez X [ressource] (CE-107)."""

    __slots__ = ()

    def __init__(self, n: int, of: Resource) -> None:
        super().__init__("CE-107", "créez", "create", n, of)

    def needs(self, mark: int) -> list[Need]:
        # the board is always there (CE-166); an added place may have gone (CE-165)
        return [Present(mark, self.of)] if self.resource >= len(BOARD) else []

    def apply(self, pos: Graveyard, frame: Frame, chosen: list[int]) -> None:
        left = pos.resources[self.resource] + self.n
        pos.resources[self.resource] = left
        pos.emit("create", "CE-107", frame.seat, (self.n, self.resource, left))

    def foresee(self, seat: Seat, it: int, resources: list[int], mana: list[int], left: list[int]) -> None:
        resources[self.resource] += self.n


class Discard(OfResource):
    """Défaussez X [ressource] (CE-108), impossible with too few tokens (CE-109)."""

    __slots__ = ()

    def __init__(self, n: int, of: Resource) -> None:
        super().__init__("CE-108", "défaussez", "discard", n, of)

    def needs(self, mark: int) -> list[Need]:
        return [Tokens(mark, self.n, self.of)]

    def apply(self, pos: Graveyard, frame: Frame, chosen: list[int]) -> None:
        left = pos.resources[self.resource] - self.n
        pos.resources[self.resource] = left
        pos.emit("discard", "CE-108", frame.seat, (self.n, self.resource, left))

    def foresee(self, seat: Seat, it: int, resources: list[int], mana: list[int], left: list[int]) -> None:
        resources[self.resource] -= self.n


class OfMana(Counted):
    """An element on mana: the trigger's, or the designated cendrelin's when it says « il » (CE-106)."""

    __slots__ = ()


class Gain(OfMana):
    """Gagnez X mana (CE-110), « il gagne » (CE-111)."""

    __slots__ = ()

    def __init__(self, n: int, he: bool = False) -> None:
        if he:
            super().__init__("CE-111", f"il gagne {n} mana", f"they gain {n} mana", n, True)
        else:
            super().__init__("CE-110", f"gagnez {n} mana", f"gain {n} mana", n)

    def apply(self, pos: Graveyard, frame: Frame, chosen: list[int]) -> None:
        seat = frame.it if self.he else frame.seat
        pos.mana[seat] += self.n
        pos.emit("gain", self.rule, seat, (self.n, pos.mana[seat]))

    def foresee(self, seat: Seat, it: int, resources: list[int], mana: list[int], left: list[int]) -> None:
        mana[it if self.he else seat] += self.n


class Spend(OfMana):
    """Dépensez X mana (CE-112), « il dépense » (CE-113): impossible when mana is short."""

    __slots__ = ()

    def __init__(self, n: int, he: bool = False) -> None:
        if he:
            super().__init__("CE-113", f"il dépense {n} mana", f"they spend {n} mana", n, True)
        else:
            super().__init__("CE-112", f"dépensez {n} mana", f"spend {n} mana", n)

    def needs(self, mark: int) -> list[Need]:
        return [Mana(mark, self.n, self.he)]

    def apply(self, pos: Graveyard, frame: Frame, chosen: list[int]) -> None:
        seat = frame.it if self.he else frame.seat
        # there was enough when the part began (CE-156), but an earlier loss in the same part may have taken some
        spent = min(self.n, pos.mana[seat])
        pos.mana[seat] -= spent
        pos.emit("spend", self.rule, seat, (spent, pos.mana[seat]))

    def foresee(self, seat: Seat, it: int, resources: list[int], mana: list[int], left: list[int]) -> None:
        whose = it if self.he else seat
        mana[whose] = max(0, mana[whose] - self.n)


class Lose(OfMana):
    """Perdez X mana (CE-114), « il perd » (CE-115): all of it when there is less, never impossible."""

    __slots__ = ()

    def __init__(self, n: int, he: bool = False) -> None:
        if he:
            super().__init__("CE-115", f"il perd {n} mana", f"they lose {n} mana", n, True)
        else:
            super().__init__("CE-114", f"perdez {n} mana", f"lose {n} mana", n)

    def apply(self, pos: Graveyard, frame: Frame, chosen: list[int]) -> None:
        seat = frame.it if self.he else frame.seat
        lost = min(self.n, pos.mana[seat])
        pos.mana[seat] -= lost
        pos.emit("lose", self.rule, seat, (lost, pos.mana[seat]))

    def foresee(self, seat: Seat, it: int, resources: list[int], mana: list[int], left: list[int]) -> None:
        whose = it if self.he else seat
        mana[whose] = max(0, mana[whose] - self.n)


class Forgo(Counted):
    """Renoncez à X actions (CE-116): X fragments of the hand go face down on the table."""

    __slots__ = ()

    def __init__(self, n: int) -> None:
        fr, en = _count(n, ("action", "actions")), _count(n, ("action", "actions"))
        super().__init__("CE-116", f"renoncez à {fr}", f"forgo {en}", n)

    def needs(self, mark: int) -> list[Need]:
        return [Cards(mark, 0, ((self.n, 0),))]

    def asks(self) -> list[Question]:
        return [AskForgo(self.rule, left) for left in range(self.n, 0, -1)]

    def apply(self, pos: Graveyard, frame: Frame, chosen: list[int]) -> None:
        seat = frame.seat
        hand = pos.hand[seat]
        # others see that cards leave the hand, not which: they can no longer tell the hand's cards apart
        pos.mix(hand, 1 << seat)
        for card in chosen:
            hand.remove(card)
            pos.forgone[seat].append(card)
            pos.emit("forgo", "CE-116", seat, (card,), 1 << seat)


class SendBack(Counted):
    """Renvoyez X fragments d'âme (CE-119), « il renvoie » (CE-120): under the past life, in any order."""

    __slots__ = ()

    def __init__(self, n: int, he: bool = False) -> None:
        fr = _count(n, ("fragment d'âme", "fragments d'âme"))
        en = _count(n, ("soul fragment", "soul fragments"))
        if he:
            super().__init__("CE-120", f"il renvoie {fr}", f"they send back {en}", n, True)
        else:
            super().__init__("CE-119", f"renvoyez {fr}", f"send back {en}", n)

    def needs(self, mark: int) -> list[Need]:
        return [Cards(0, mark, ((0, self.n),), self.he)]

    def asks(self) -> list[Question]:
        return [AskSend(self.rule, self.he, left) for left in range(self.n, 0, -1)]

    def apply(self, pos: Graveyard, frame: Frame, chosen: list[int]) -> None:
        seat = frame.it if self.he else frame.seat
        hand, laid, forgone = pos.hand[seat], pos.laid[seat], pos.forgone[seat]
        # what others know: a single face-up card is seen going under the pile; otherwise they know only where it came from
        unsure = set(chosen)
        if any(card in hand for card in chosen):
            unsure.update(hand)
        if any(card in forgone for card in chosen):
            unsure.update(forgone)
        if len(unsure) > 1:
            pos.mix(sorted(unsure), 1 << seat)
        for card in chosen:
            if card in laid:
                laid.remove(card)
                seen = -1
            elif card in hand:
                hand.remove(card)
                seen = 1 << seat
            else:
                forgone.remove(card)
                seen = 1 << seat
            pos.past_life[seat].insert(0, card)
            pos.emit("send_back", self.rule, seat, (card, len(pos.past_life[seat])), seen)

    def foresee(self, seat: Seat, it: int, resources: list[int], mana: list[int], left: list[int]) -> None:
        left[it if self.he else seat] += self.n


class OfEphemeral(Counted):
    __slots__ = ("kind",)

    def __init__(self, rule: str, fr: str, en: str, n: int, kind: int) -> None:
        words, mots = _count(n, _EN_EPHEMERAL[kind]), _count(n, _FR_EPHEMERAL[kind])
        super().__init__(rule, f"{fr} {mots}", f"{en} {words}", n)
        self.kind = kind


class Prepare(OfEphemeral):
    """Préparez X [éphémère] (CE-123)."""

    __slots__ = ()

    def __init__(self, n: int, kind: int) -> None:
        super().__init__("CE-123", "préparez", "prepare", n, kind)

    def apply(self, pos: Graveyard, frame: Frame, chosen: list[int]) -> None:
        place = frame.seat * 3 + self.kind
        pos.ephemerals[place] += self.n
        pos.emit("prepare", "CE-123", frame.seat, (self.n, self.kind, pos.ephemerals[place]))


class Employ(OfEphemeral):
    """Employez X [éphémère] (CE-124), impossible with too few (CE-125)."""

    __slots__ = ()

    def __init__(self, n: int, kind: int) -> None:
        super().__init__("CE-124", "employez", "employ", n, kind)

    def needs(self, mark: int) -> list[Need]:
        return [Prepared(mark, self.n, self.kind)]

    def apply(self, pos: Graveyard, frame: Frame, chosen: list[int]) -> None:
        place = frame.seat * 3 + self.kind
        pos.ephemerals[place] -= self.n
        pos.emit("employ", "CE-124", frame.seat, (self.n, self.kind, pos.ephemerals[place]))


class Designate(Element):
    """Désignez un (autre) cendrelin (CE-S16): who « il » is from here to the end of the effect."""

    __slots__ = ("other",)

    def __init__(self, other: bool) -> None:
        if other:
            super().__init__("CE-106", "désignez un autre cendrelin", "designate another cendrelin")
        else:
            super().__init__("CE-106", "désignez un cendrelin", "designate a cendrelin")
        self.other = other

    def asks(self) -> list[Question]:
        return [AskWhom(self.rule, self.other)]


class Condition(Element):
    """An element that begins with « si »: it changes nothing and may invalidate its part (CE-103, CE-104)."""

    __slots__ = ()

    def needs(self, mark: int) -> list[Need]:
        return [Holds(mark, self)]

    def holds(self, pos: Graveyard, seat: Seat, it: int, hand: int) -> bool:
        """Whether it is met; `hand` is the size of the seat's hand once the played fragment lies on the table."""
        raise NotImplementedError


class Wish(Condition):
    """Si vous le souhaitez (CE-105): asked of the player who triggers the effect, if the rest of the part can be applied."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("CE-105", "si vous le souhaitez", "if you wish")

    def needs(self, mark: int) -> list[Need]:
        return []

    def asks(self) -> list[Question]:
        return [AskWish(self.rule)]


class IfAbundant(Condition):
    """Si [ressource] abondante (CE-D08)."""

    __slots__ = ("enough", "of", "resource")

    def __init__(self, of: Resource) -> None:
        ending = "abondant" if of.masculine else "abondante"
        super().__init__("CE-104", f"si {of.fr[0]} {ending}", f"if {of.en[1]} are abundant")
        self.of = of
        self.resource = of.index
        self.enough = of.enough

    def holds(self, pos: Graveyard, seat: Seat, it: int, hand: int) -> bool:
        return held(pos, self.resource) >= self.enough


class IfSoul(Condition):
    """Si votre (son) âme est complète (CE-D08)."""

    __slots__ = ()

    def __init__(self, he: bool) -> None:
        if he:
            super().__init__("CE-104", "si son âme est complète", "if their soul is complete", True)
        else:
            super().__init__("CE-104", "si votre âme est complète", "if your soul is complete")

    def holds(self, pos: Graveyard, seat: Seat, it: int, hand: int) -> bool:
        whose = it if self.he else seat
        return whose >= 0 and not pos.past_life[whose]


#: What a comparison may count besides a resource.
OWN_MANA: Final = -1
OWN_HAND: Final = -2
HIS_MANA: Final = -3
HIS_HAND: Final = -4
#: More than there can ever be of anything.
_MANY: Final = 1 << 60
_FR_QUANTITY = {OWN_MANA: "votre mana", OWN_HAND: "votre main", HIS_MANA: "son mana", HIS_HAND: "sa main"}
_EN_QUANTITY = {OWN_MANA: "your mana", OWN_HAND: "your hand", HIS_MANA: "their mana", HIS_HAND: "their hand"}


class Compare(Condition):
    """Si [quantité] ≥ ≤ = X (CE-D08)."""

    __slots__ = ("high", "low", "n", "of", "quantity", "sign")

    def __init__(self, quantity: int, sign: str, n: int, of: Resource | None = None) -> None:
        fr = of.fr[0] if of is not None else _FR_QUANTITY[quantity]
        en = of.en[1] if of is not None else _EN_QUANTITY[quantity]
        super().__init__("CE-104", f"si {fr} {sign} {n}", f"if {en} {sign} {n}", quantity in (HIS_MANA, HIS_HAND))
        self.quantity = quantity  # the number of a resource, or one of the four above
        self.of = of  # that resource, or None
        self.sign = sign
        self.n = n
        self.low = n if sign != "≤" else 0
        self.high = n if sign != "≥" else _MANY

    def holds(self, pos: Graveyard, seat: Seat, it: int, hand: int) -> bool:
        quantity = self.quantity
        if quantity >= 0:
            value = held(pos, quantity)  # no number of tokens is "at most 2" where there is no place (CE-S42)
        elif quantity == OWN_MANA:
            value = pos.mana[seat]
        elif quantity == OWN_HAND:
            value = hand
        elif it < 0:
            return False
        elif quantity == HIS_MANA:
            value = pos.mana[it]
        else:
            value = hand if it == seat else len(pos.hand[it])
        return self.low <= value <= self.high
