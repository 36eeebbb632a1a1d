"""The closed vocabulary of effects (CE-107 to CE-126): each element says itself in French and English and acts.

An element changes the position and nothing else: whether its part may be applied is tested beforehand, and every choice
it needs has been made, by `effects.Part`.
"""

from __future__ import annotations

from typing import ClassVar

from ludotheque.engine.position import Frame
from ludotheque.games.cendrelin.graveyard import ABUNDANT, Graveyard

_FR_RESOURCE = (("tombe", "tombes"), ("fosse", "fosses"), ("âme", "âmes"), ("trésor", "trésors"))
_EN_RESOURCE = (("tomb", "tombs"), ("pit", "pits"), ("soul", "souls"), ("treasure", "treasures"))
_FR_EPHEMERAL = (("Dégât", "Dégâts"), ("Hommage", "Hommages"), ("Pacte démoniaque", "Pactes démoniaques"))
_EN_EPHEMERAL = (("Damage", "Damage"), ("Homage", "Homages"), ("Demonic Pact", "Demonic Pacts"))
_MASCULINE = (False, False, False, True)


def _count(n: int, forms: tuple[str, str]) -> str:
    return f"{n} {forms[0] if n == 1 else forms[1]}"


class Element:
    """One element of an effect. `fr` and `en` are its words in the middle of a sentence."""

    __slots__ = ()
    #: The rule that speaks of it, where that does not depend on who is spoken to.
    RULE: ClassVar[str] = ""

    @property
    def rule(self) -> str:
        return self.RULE

    @property
    def fr(self) -> str:
        raise NotImplementedError

    @property
    def en(self) -> str:
        raise NotImplementedError

    def apply(self, pos: Graveyard, frame: Frame) -> None:
        """Change the position. Conditions change nothing (CE-103)."""


class Counted(Element):
    """An element with a number."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n


class OfResource(Counted):
    __slots__ = ("resource",)

    def __init__(self, n: int, resource: int) -> None:
        super().__init__(n)
        self.resource = resource


class Create(OfResource):
    """Créez X [ressource] (CE-107)."""

    __slots__ = ()
    RULE = "CE-107"

    @property
    def fr(self) -> str:
        return f"créez {_count(self.n, _FR_RESOURCE[self.resource])}"

    @property
    def en(self) -> str:
        return f"create {_count(self.n, _EN_RESOURCE[self.resource])}"

    def apply(self, pos: Graveyard, frame: Frame) -> None:
        pos.resources[self.resource] += self.n
        pos.emit("create", "CE-107", frame.seat, (self.n, self.resource, pos.resources[self.resource]))


class Discard(OfResource):
    """Défaussez X [ressource] (CE-108), impossible with too few tokens (CE-109)."""

    __slots__ = ()
    RULE = "CE-108"

    @property
    def fr(self) -> str:
        return f"défaussez {_count(self.n, _FR_RESOURCE[self.resource])}"

    @property
    def en(self) -> str:
        return f"discard {_count(self.n, _EN_RESOURCE[self.resource])}"

    def apply(self, pos: Graveyard, frame: Frame) -> None:
        pos.resources[self.resource] -= self.n
        pos.emit("discard", "CE-108", frame.seat, (self.n, self.resource, pos.resources[self.resource]))


class OfMana(Counted):
    """An element on mana: the trigger's, or the designated cendrelin's when it says « il » (CE-106)."""

    __slots__ = ("he",)

    def __init__(self, n: int, he: bool = False) -> None:
        super().__init__(n)
        self.he = he

    def whose(self, frame: Frame) -> int:
        return frame.it if self.he else frame.seat


class Gain(OfMana):
    """Gagnez X mana (CE-110), « il gagne » (CE-111)."""

    __slots__ = ()

    @property
    def rule(self) -> str:
        return "CE-111" if self.he else "CE-110"

    @property
    def fr(self) -> str:
        return f"il gagne {self.n} mana" if self.he else f"gagnez {self.n} mana"

    @property
    def en(self) -> str:
        return f"they gain {self.n} mana" if self.he else f"gain {self.n} mana"

    def apply(self, pos: Graveyard, frame: Frame) -> None:
        seat = self.whose(frame)
        pos.mana[seat] += self.n
        pos.emit("gain", self.rule, seat, (self.n, pos.mana[seat]))


class Spend(OfMana):
    """Dépensez X mana (CE-112), « il dépense » (CE-113): impossible when mana is short."""

    __slots__ = ()

    @property
    def rule(self) -> str:
        return "CE-113" if self.he else "CE-112"

    @property
    def fr(self) -> str:
        return f"il dépense {self.n} mana" if self.he else f"dépensez {self.n} mana"

    @property
    def en(self) -> str:
        return f"they spend {self.n} mana" if self.he else f"spend {self.n} mana"

    def apply(self, pos: Graveyard, frame: Frame) -> None:
        seat = self.whose(frame)
        # there was enough when the part began (CE-156); a loss before it in the same part may have taken some
        spent = min(self.n, pos.mana[seat])
        pos.mana[seat] -= spent
        pos.emit("spend", self.rule, seat, (spent, pos.mana[seat]))


class Lose(OfMana):
    """Perdez X mana (CE-114), « il perd » (CE-115): all of it when there is less, never impossible."""

    __slots__ = ()

    @property
    def rule(self) -> str:
        return "CE-115" if self.he else "CE-114"

    @property
    def fr(self) -> str:
        return f"il perd {self.n} mana" if self.he else f"perdez {self.n} mana"

    @property
    def en(self) -> str:
        return f"they lose {self.n} mana" if self.he else f"lose {self.n} mana"

    def apply(self, pos: Graveyard, frame: Frame) -> None:
        seat = self.whose(frame)
        lost = min(self.n, pos.mana[seat])
        pos.mana[seat] -= lost
        pos.emit("lose", self.rule, seat, (lost, pos.mana[seat]))


class Forgo(Counted):
    """Renoncez à X actions (CE-116): X fragments of the hand go face down on the table."""

    __slots__ = ()
    RULE = "CE-116"

    @property
    def fr(self) -> str:
        return f"renoncez à {_count(self.n, ('action', 'actions'))}"

    @property
    def en(self) -> str:
        return f"forgo {_count(self.n, ('action', 'actions'))}"

    def lay(self, pos: Graveyard, seat: int, cards: list[int]) -> None:
        hand = pos.hand[seat]
        # others see that cards leave the hand, not which: they can no longer tell the hand's cards apart
        pos.mix(hand, 1 << seat)
        for card in cards:
            hand.remove(card)
            pos.forgone[seat].append(card)
            pos.emit("forgo", "CE-116", seat, (card,), 1 << seat)


class SendBack(Counted):
    """Renvoyez X fragments d'âme (CE-119), « il renvoie » (CE-120): under the past life, in the order one likes."""

    __slots__ = ("he",)

    def __init__(self, n: int, he: bool = False) -> None:
        super().__init__(n)
        self.he = he

    @property
    def rule(self) -> str:
        return "CE-120" if self.he else "CE-119"

    @property
    def fr(self) -> str:
        words = _count(self.n, ("fragment d'âme", "fragments d'âme"))
        return f"il renvoie {words}" if self.he else f"renvoyez {words}"

    @property
    def en(self) -> str:
        words = _count(self.n, ("soul fragment", "soul fragments"))
        return f"they send back {words}" if self.he else f"send back {words}"

    def whose(self, frame: Frame) -> int:
        return frame.it if self.he else frame.seat

    def lay(self, pos: Graveyard, seat: int, cards: list[int]) -> None:
        hand, laid, forgone = pos.hand[seat], pos.laid[seat], pos.forgone[seat]
        # what others can tell: a single face-up card is seen to go under the pile; else they know only where from
        unsure = set(cards)
        if any(card in hand for card in cards):
            unsure.update(hand)
        if any(card in forgone for card in cards):
            unsure.update(forgone)
        if len(unsure) > 1:
            pos.mix(sorted(unsure), 1 << seat)
        for card in cards:
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


class OfEphemeral(Counted):
    __slots__ = ("kind",)

    def __init__(self, n: int, kind: int) -> None:
        super().__init__(n)
        self.kind = kind


class Prepare(OfEphemeral):
    """Préparez X [éphémère] (CE-123)."""

    __slots__ = ()
    RULE = "CE-123"

    @property
    def fr(self) -> str:
        return f"préparez {_count(self.n, _FR_EPHEMERAL[self.kind])}"

    @property
    def en(self) -> str:
        return f"prepare {_count(self.n, _EN_EPHEMERAL[self.kind])}"

    def apply(self, pos: Graveyard, frame: Frame) -> None:
        place = frame.seat * 3 + self.kind
        pos.ephemerals[place] += self.n
        pos.emit("prepare", "CE-123", frame.seat, (self.n, self.kind, pos.ephemerals[place]))


class Employ(OfEphemeral):
    """Employez X [éphémère] (CE-124), impossible with too few (CE-125)."""

    __slots__ = ()
    RULE = "CE-124"

    @property
    def fr(self) -> str:
        return f"employez {_count(self.n, _FR_EPHEMERAL[self.kind])}"

    @property
    def en(self) -> str:
        return f"employ {_count(self.n, _EN_EPHEMERAL[self.kind])}"

    def apply(self, pos: Graveyard, frame: Frame) -> None:
        place = frame.seat * 3 + self.kind
        pos.ephemerals[place] -= self.n
        pos.emit("employ", "CE-124", frame.seat, (self.n, self.kind, pos.ephemerals[place]))


class Designate(Element):
    """Désignez un (autre) cendrelin (CE-S16): who « il » is from here to the end of the effect."""

    __slots__ = ("other",)
    RULE = "CE-106"

    def __init__(self, other: bool) -> None:
        self.other = other

    @property
    def fr(self) -> str:
        return "désignez un autre cendrelin" if self.other else "désignez un cendrelin"

    @property
    def en(self) -> str:
        return "designate another cendrelin" if self.other else "designate a cendrelin"


class Condition(Element):
    """An element that begins with « si »: it changes nothing and may invalidate its part (CE-103, CE-104)."""

    __slots__ = ()
    RULE = "CE-104"

    def holds(self, pos: Graveyard, seat: int, it: int, hand: int) -> bool:
        """Whether it is met; `hand` is the size of the seat's hand once the played fragment lies on the table."""
        raise NotImplementedError


class Wish(Condition):
    """Si vous le souhaitez (CE-105): asked of the trigger when the rest of the part can be applied."""

    __slots__ = ()
    RULE = "CE-105"

    @property
    def fr(self) -> str:
        return "si vous le souhaitez"

    @property
    def en(self) -> str:
        return "if you wish"

    def holds(self, pos: Graveyard, seat: int, it: int, hand: int) -> bool:
        return True


class IfAbundant(Condition):
    """Si [ressource] abondante (CE-D08)."""

    __slots__ = ("resource",)

    def __init__(self, resource: int) -> None:
        self.resource = resource

    @property
    def fr(self) -> str:
        ending = "abondant" if _MASCULINE[self.resource] else "abondante"
        return f"si {_FR_RESOURCE[self.resource][0]} {ending}"

    @property
    def en(self) -> str:
        return f"if {_EN_RESOURCE[self.resource][1]} are abundant"

    def holds(self, pos: Graveyard, seat: int, it: int, hand: int) -> bool:
        return pos.resources[self.resource] >= ABUNDANT[self.resource]


class IfSoul(Condition):
    """Si votre (son) âme est complète (CE-D08)."""

    __slots__ = ("he",)

    def __init__(self, he: bool) -> None:
        self.he = he

    @property
    def fr(self) -> str:
        return "si son âme est complète" if self.he else "si votre âme est complète"

    @property
    def en(self) -> str:
        return "if their soul is complete" if self.he else "if your soul is complete"

    def holds(self, pos: Graveyard, seat: int, it: int, hand: int) -> bool:
        whose = it if self.he else seat
        return whose >= 0 and not pos.past_life[whose]


#: What a comparison may count besides a resource.
OWN_MANA, OWN_HAND, HIS_MANA, HIS_HAND = -1, -2, -3, -4
_FR_QUANTITY = {OWN_MANA: "votre mana", OWN_HAND: "votre main", HIS_MANA: "son mana", HIS_HAND: "sa main"}
_EN_QUANTITY = {OWN_MANA: "your mana", OWN_HAND: "your hand", HIS_MANA: "their mana", HIS_HAND: "their hand"}


class Compare(Condition):
    """Si [quantité] ≥ ≤ = X (CE-D08)."""

    __slots__ = ("n", "quantity", "sign")

    def __init__(self, quantity: int, sign: str, n: int) -> None:
        self.quantity = quantity  # a resource, or one of the four above
        self.sign = sign
        self.n = n

    @property
    def he(self) -> bool:
        return self.quantity in (HIS_MANA, HIS_HAND)

    @property
    def fr(self) -> str:
        what = _FR_RESOURCE[self.quantity][0] if self.quantity >= 0 else _FR_QUANTITY[self.quantity]
        return f"si {what} {self.sign} {self.n}"

    @property
    def en(self) -> str:
        what = _EN_RESOURCE[self.quantity][1] if self.quantity >= 0 else _EN_QUANTITY[self.quantity]
        return f"if {what} {self.sign} {self.n}"

    def holds(self, pos: Graveyard, seat: int, it: int, hand: int) -> bool:
        quantity = self.quantity
        if quantity >= 0:
            value = pos.resources[quantity]
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
        if self.sign == "≥":
            return value >= self.n
        if self.sign == "≤":
            return value <= self.n
        return value == self.n
