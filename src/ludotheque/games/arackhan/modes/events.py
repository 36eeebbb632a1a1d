"""Events (section 35): one a round, in force from its own phase to the end of the round, prevailing over every other card.

An Event is made of modifiers that belong to nobody, of named switches (`switches.py`), of a program that runs when it is
revealed, and of something that happens at the end of the round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, cast

from ludotheque.engine.dice import Dice
from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.arackhan import attributes as attr
from ludotheque.games.arackhan import changes
from ludotheque.games.arackhan.battle import EVENT as EVENT_PHASE
from ludotheque.games.arackhan.battle import Battle, add_card, replaced
from ludotheque.games.arackhan.faces import CREATURE, EVENT
from ludotheque.games.arackhan.modes.faces import TableCard, table_card
from ludotheque.games.arackhan.modifiers import CREATURES, FIELD, GRANT, PLACES, STATS, Modifier, Per, Test
from ludotheque.games.arackhan.programs import named
from ludotheque.games.arackhan.sheets import Sheet, Sheets, look, neighbours

# ---------------------------------------------------------------------- what an Event may require of everybody


class Give(Ask):
    """Every player gives up `n` hand cards, or as many as they drew, simultaneously and in secret."""

    __slots__ = ("n",)
    rule = "AW-373"

    def __init__(self, n: int = 0) -> None:
        self.n = n  # 0: as many as were drawn, which the frame remembers

    def due(self, pos: Battle, frame: Frame, seat: Seat) -> int:
        many = self.n or cast(dict[str, Any], frame.memo)["drawn"][seat]
        return min(many, len(pos.hand[seat]))

    def act(self, pos: Battle, frame: Frame) -> None:
        pos.asked.extend(seat for seat in range(pos.seats) if self.due(pos, frame, seat))

    def candidates(self, pos: Battle, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [(self.verbs[0], card) for card in pos.hand[seat]]

    def refusal(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        if move[1] not in pos.hand[seat]:
            return Refusal(self.rule, "refusal-not-in-hand")
        return Refusal(self.rule, "refusal-returned") if move[1] in pos.back[seat] else None

    def answer(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> None:
        pos.back = replaced(pos.back, seat, (*pos.back[seat], move[1]))
        if len(pos.back[seat]) < self.due(pos, frame, seat):
            pos.asked.append(seat)
            pos.asked.sort()

    def reseal(self, pos: Battle, frame: Frame, seat: Seat, dice: Dice) -> None:
        for other in range(pos.seats):
            if other != seat:
                hand = pos.hand[other][:]
                back = tuple([hand.pop(dice.below(len(hand))) for _ in pos.back[other]])
                pos.back = replaced(pos.back, other, back)

    def question(self, pos: Battle, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]]:
        return f"ask-{self.kind}", {"n": self.due(pos, frame, seat) - len(pos.back[seat])}

    def reason(self, pos: Battle, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]] | None:
        return "why-event", {"card": table_card(pos, pos.event).names}


class Discard(Give):
    __slots__ = ()
    kind = "event-discard"
    verbs = ("pick",)


class Return(Give):
    __slots__ = ()
    kind = "event-return"
    verbs = ("return",)


class Supply(Op):
    """Every player draws."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def act(self, pos: Battle, frame: Frame) -> None:
        frame.memo = {"drawn": [changes.draw(pos, seat, self.n, "AW-373") for seat in range(pos.seats)]}


class Drop(Op):
    """What was given up is discarded."""

    __slots__ = ()

    def act(self, pos: Battle, frame: Frame) -> None:
        for cards in pos.back:
            for card in cards:
                changes.discard_from_hand(pos, card, "AW-373")
        pos.back = ((),) * pos.seats


class Bury(Op):
    """What was given up goes under the draw pile, each card below the one before."""

    __slots__ = ()

    def act(self, pos: Battle, frame: Frame) -> None:
        for seat, cards in enumerate(pos.back):
            if not cards:
                continue
            pos.mix(pos.hand[seat], 1 << seat)  # the others cannot tell which cards went
            for card in cards:
                pos.hand[seat].remove(card)
                pos.deck[seat].insert(0, card)
            pos.emit("put_under", "AW-373", seat, (len(cards),))
        pos.back = ((),) * pos.seats


LOOTED = named("event-looted", (Discard(1), Drop()))
SUPPLIED = named("event-supplied", (Supply(2), Return(), Bury()))
# ---------------------------------------------------------------------- the cards


class Event(TableCard):
    """An Event card: a name, a text, and what it changes while it is in force (AW-371)."""

    __slots__ = ("at_end", "at_once", "modifiers", "switches")

    def __init__(
        self,
        id: str,
        fr: str,
        en: str,
        text_fr: str,
        text_en: str,
        *modifiers: Modifier,
        icon: str,
        switch: str = "",
        at_once: Program | None = None,
        at_end: Callable[[Battle], None] | None = None,
    ) -> None:
        super().__init__(id, fr, en, EVENT, text_fr, text_en, icon=icon)
        self.modifiers = modifiers
        self.switches: frozenset[str] = frozenset({switch} if switch else ())
        self.at_once = at_once
        self.at_end = at_end


def _stats(
    attack: int = 0, defense: int = 0, *, types: int = CREATURES, test: Test | None = None, per: Per | None = None
) -> Modifier:
    return Modifier(STATS, FIELD, attack=attack, defense=defense, types=types, test=test, per=per)


def _grants(bits: int, n: int = 0, *, most: int = 99) -> Modifier:
    return Modifier(GRANT, FIELD, bits=bits, n=n, test=lambda target, source: target.value <= most)


def _alone(pos: Battle, sheets: Sheets, source: Sheet, target: Sheet) -> int:
    """1 for a creature with no adjacent allied creature."""
    beside = neighbours(pos, sheets, target.at)
    return int(not any(one.type == CREATURE and one.side == target.side for one in beside))


def _central(pos: Battle, sheets: Sheets, source: Sheet, target: Sheet) -> int:
    return int(target.at in pos.centre)


def _epidemic(pos: Battle) -> None:
    for sheet in look(pos).field:
        if sheet.type == CREATURE and sheet.value <= 1:
            changes.destroy(pos, sheet.card, "AW-373")


EVENTS: tuple[Event, ...] = (
    Event(
        "brouillard-epais",
        "Brouillard épais",
        "Thick Fog",
        "Ce round, aucune attaque ne peut être déclarée contre une carte à distance 2 ou plus.",
        "This round, no attack may be declared against a card at distance 2 or more.",
        icon="fog",
        switch="no-range",
    ),
    Event(
        "tempete",
        "Tempête",
        "Gale",
        "Ce round, aucune carte ne se déplace, de quelque façon que ce soit.",
        "This round, no card moves in any way.",
        icon="windsock",
        switch="no-moves",
    ),
    Event(
        "froid-mordant",
        "Froid mordant",
        "Biting Cold",
        "Ce round, chaque créature sans créature alliée adjacente a −1 en Défense.",
        "This round, each creature with no adjacent allied creature has −1 Defense.",
        _stats(defense=-1, per=_alone),
        icon="snowing",
    ),
    Event(
        "soleil-de-plomb",
        "Soleil de plomb",
        "Blazing Sun",
        "Ce round, chaque créature de valeur 10 ou plus a −1 en Attaque.",
        "This round, each creature of value 10 or more has −1 Attack.",
        _stats(attack=-1, test=lambda target, source: target.value >= 10),
        icon="sun-radiations",
    ),
    Event(
        "terrain-decouvert",
        "Terrain découvert",
        "Open Ground",
        "Ce round, chaque créature de la zone centrale a +1 en Attaque et −1 en Défense.",
        "This round, each creature in the central zone has +1 Attack and −1 Defense.",
        _stats(1, -1, per=_central),
        icon="desert",
    ),
    Event(
        "convoi-pille",
        "Convoi pillé",
        "Looted Convoy",
        "Chaque joueur défausse immédiatement une carte de sa main.",
        "Each player immediately discards one card from hand.",
        icon="cargo-crate",
        at_once=LOOTED,
    ),
    Event(
        "ravitaillement",
        "Ravitaillement",
        "Fresh Supplies",
        "Chaque joueur pioche immédiatement deux cartes, puis remet autant de cartes de sa main sous sa pioche.",
        "Each player immediately draws two cards, then puts as many cards from hand under their deck.",
        icon="barrel",
        at_once=SUPPLIED,
    ),
    Event(
        "ordres-croises",
        "Ordres croisés",
        "Crossed Orders",
        "Ce round, les joueurs jouent dans l'ordre inverse. L'ordre du round suivant n'en est pas changé.",
        "This round, players play in reverse order. The order of the next round is not affected.",
        icon="anticlockwise-rotation",
        switch="reverse-order",
    ),
    Event(
        "reveil-tardif",
        "Réveil tardif",
        "Late Awakening",
        "Ce round, il n'y a pas de séquence d'Initiative.",
        "This round, there is no Initiative sequence.",
        icon="sleepy",
        switch="no-initiative",
    ),
    Event(
        "fougue-des-recrues",
        "Fougue des recrues",
        "Eager Recruits",
        "Ce round, chaque créature de valeur 3 ou moins a Initiative.",
        "This round, each creature of value 3 or less has Initiative.",
        _grants(attr.INITIATIVE, most=3),
        icon="minions",
    ),
    Event(
        "rangs-disperses",
        "Rangs dispersés",
        "Scattered Ranks",
        "Ce round, les attaques groupées sont interdites.",
        "This round, group attacks are forbidden.",
        icon="divergence",
        switch="no-groups",
    ),
    Event(
        "seisme",
        "Séisme",
        "Earth Tremor",
        "Ce round, chaque lieu a −1 en Défense.",
        "This round, each place has −1 Defense.",
        _stats(defense=-1, types=PLACES),
        icon="earth-crack",
    ),
    Event(
        "epidemie",
        "Épidémie",
        "Epidemic",
        "À la fin du round, chaque créature de valeur 1 ou moins est détruite.",
        "At the end of the round, each creature of value 1 or less is destroyed.",
        icon="plague-doctor-profile",
        at_end=_epidemic,
    ),
    Event(
        "marche-forcee",
        "Marche forcée",
        "Forced March",
        "Ce round, chaque créature gagne Mouvement 1, qui s'ajoute au Mouvement qu'elle a déjà.",
        "This round, each creature gains Movement 1, added to any Movement it already has.",
        _grants(attr.MOUVEMENT, 1),
        icon="walking-boot",
    ),
    Event(
        "sources-vives",
        "Sources vives",
        "Healing Springs",
        "Ce round, chaque créature a Régénération.",
        "This round, each creature has Regeneration.",
        _grants(attr.REGENERATION),
        icon="waterfall",
    ),
    Event(
        "nuit-sans-lune",
        "Nuit sans lune",
        "Moonless Night",
        "Ce round, chaque créature de valeur 3 ou moins a Furtif.",
        "This round, each creature of value 3 or less has Stealth.",
        _grants(attr.FURTIF, most=3),
        icon="night-sky",
    ),
    Event(
        "brancardiers",
        "Brancardiers",
        "Stretcher-Bearers",
        "Ce round, une créature de valeur 5 ou moins détruite par une attaque retourne dans la main de son propriétaire "
        "au lieu d'être défaussée.",
        "This round, a creature of value 5 or less destroyed by an attack returns to its owner's hand instead of being "
        "discarded.",
        icon="healing",
        switch="slain-return",
    ),
    Event(
        "rangs-serres",
        "Rangs serrés",
        "Close Ranks",
        "Ce round, vous devez si possible poser vos cartes du champ de bataille à côté d'une carte alliée.",
        "This round, you must if possible place your battlefield cards next to an allied card.",
        icon="roman-shield",
        switch="close-ranks",
    ),
    Event(
        "surnombre",
        "Surnombre",
        "Weight of Numbers",
        "Ce round, une attaque groupée réussit aussi à égalité.",
        "This round, a group attack also succeeds on a tie.",
        icon="sword-clash",
        switch="ties-win",
    ),
    Event(
        "epuisement",
        "Épuisement",
        "Exhaustion",
        "Ce round, chaque créature désactivée a −1 en Défense.",
        "This round, each deactivated creature has −1 Defense.",
        _stats(defense=-1, test=lambda target, source: not target.active),
        icon="tired-eye",
    ),
)

# ---------------------------------------------------------------------- the pile and the phase


def in_force(pos: Battle) -> Event | None:
    return cast(Event, table_card(pos, pos.event)) if pos.event >= 0 else None


def modifiers_of(pos: Battle) -> tuple[Modifier, ...]:
    """The modifiers of the Event in force."""
    event = in_force(pos)
    return event.modifiers if event is not None else ()


def lay_out(pos: Battle) -> None:
    """The Event pile: all Events, shuffled, face down (AW-370)."""
    pos.event_pile = [add_card(pos, event.number, -1, pos.seats) for event in EVENTS]
    pos.shuffle(pos.event_pile)


def reveal(pos: Battle) -> None:
    """The Event phase: the round's starter reveals the top card, whose consequences apply at once (AW-372, AW-373)."""
    if not pos.event_pile or pos.event >= 0:
        return
    pos.phase = EVENT_PHASE
    pos.event = pos.event_pile.pop()
    pos.reveal(pos.event)
    pos.emit("event", "AW-372", pos.starter, (pos.event,))
    changes.forget(pos)
    event = in_force(pos)
    if event is not None and event.at_once is not None:
        pos.push(event.at_once, pos.starter)


def ends(pos: Battle) -> None:
    """What an Event does in the End phase, before spells are discarded."""
    event = in_force(pos)
    if event is not None and event.at_end is not None:
        event.at_end(pos)


def discard(pos: Battle) -> None:
    """The Event leaves after everything else of the End phase, for good (AW-374, AW-S37, AW-S38)."""
    if pos.event >= 0:
        pos.event_past.append(pos.event)
        pos.emit("event_ends", "AW-374", pos.starter, (pos.event,))
        pos.event = -1
        changes.forget(pos)
