"""Events (section 35): one a round, in force from its own phase to the end of the round, prevailing over every other card.

An Event is made of modifiers that belong to nobody, of named switches (`switches.py`), and of programs that run when it is
revealed, after the cards of the round are, and at the end of the round.
"""

from __future__ import annotations

from typing import cast

from ludotheque.engine.program import Program
from ludotheque.games.arackhan import attributes as attr
from ludotheque.games.arackhan import changes
from ludotheque.games.arackhan.actions import Shift, Who
from ludotheque.games.arackhan.battle import EVENT as EVENT_PHASE
from ludotheque.games.arackhan.battle import Battle, add_card
from ludotheque.games.arackhan.faces import CREATURE, EVENT
from ludotheque.games.arackhan.mat import NEIGHBOURS
from ludotheque.games.arackhan.modes.faces import TableCard, table_card
from ludotheque.games.arackhan.modes.happenings import (
    Bury,
    Discard,
    Drop,
    Hire,
    InTurn,
    Must,
    Own,
    Return,
    Spur,
    Supply,
    destroy,
    give,
)
from ludotheque.games.arackhan.modifiers import (
    ALLY,
    ANY,
    FIELD,
    GRANT,
    STATS,
    Modifier,
    Per,
    Test,
    lasting,
)
from ludotheque.games.arackhan.programs import named
from ludotheque.games.arackhan.sheets import Sheet, Sheets, neighbours

# ---------------------------------------------------------------------- what an Event may require of everybody

OWN = Own()
LOOTED = named("event-looted", (Discard(1), Drop()))
SUPPLIED = named("event-supplied", (Supply(2), Return(), Bury()))
INITIATIVE = lasting("eclaireurs", Modifier(GRANT, bits=attr.INITIATIVE))
ELAN = lasting("eclaireurs-elan", Modifier(STATS, attack=1))
MARCH = lasting("marche-forcee", Modifier(GRANT, bits=attr.MOUVEMENT, n=2))
HIRED = lasting("mercenaires-d-hilgarde", Modifier(STATS, attack=2))
DESPAIR = lasting("energie-du-desespoir", Modifier(STATS, FIELD, ALLY, attack=1))
SCOUTED = named("event-scouted", (InTurn(named("event-scout", (Must(OWN, give(INITIATIVE, ELAN), ask="scout"),))),))
MARCHED = named("event-marched", (InTurn(named("event-march", (Must(OWN, give(MARCH), times=2, ask="march"),))),))
RECRUITED = named("event-recruited", (InTurn(named("event-hire", (Hire(), Must(OWN, give(HIRED), ask="hired")))),))
SICKENED = named(
    "event-sickened", (InTurn(named("event-sicken", (Must(Own(weakest=True), destroy, ask="epidemic"),))),)
)
SHAKEN = named("event-shaken", (InTurn(named("event-shake", (Shift(Who(ANY, ""), 1, ask="tremor"),))),))
SPURRED = named("event-spurred", (Spur(DESPAIR),))
# ---------------------------------------------------------------------- the cards


class Event(TableCard):
    """An Event card: a name, a text, and what it changes while it is in force (AW-371)."""

    __slots__ = ("at_end", "at_once", "at_reveal", "modifiers", "switches")

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
        at_reveal: Program | None = None,
        at_end: Program | None = None,
    ) -> None:
        super().__init__(id, fr, en, EVENT, text_fr, text_en, icon=icon)
        self.modifiers = modifiers
        self.switches: frozenset[str] = frozenset({switch} if switch else ())
        self.at_once = at_once
        self.at_reveal = at_reveal
        self.at_end = at_end


def _stats(attack: int = 0, defense: int = 0, *, test: Test | None = None, per: Per | None = None) -> Modifier:
    return Modifier(STATS, FIELD, attack=attack, defense=defense, test=test, per=per)


def _grants(bits: int, *, most: int = 99) -> Modifier:
    return Modifier(GRANT, FIELD, bits=bits, test=lambda target, source: target.value <= most)


def _alone(pos: Battle, sheets: Sheets, source: Sheet, target: Sheet) -> int:
    """1 for a creature with no adjacent allied creature."""
    beside = neighbours(pos, sheets, target.at)
    return int(not any(one.type == CREATURE and one.side == target.side for one in beside))


def _central(pos: Battle, sheets: Sheets, source: Sheet, target: Sheet) -> int:
    """1 for a card in the central zone or adjacent to it."""
    return int(target.at in pos.centre or any(slot in pos.centre for slot in NEIGHBOURS[target.at]))


EVENTS: tuple[Event, ...] = (
    Event(
        "brouillard-epais",
        "Brouillard épais",
        "Thick Fog",
        "Les cartes posées pendant ce round ne peuvent pas être attaquées avant la fin du round.",
        "Cards placed this round cannot be attacked until the round is over.",
        icon="fog",
        switch="new-cards-safe",
    ),
    Event(
        "tempete",
        "Tempête",
        "Gale",
        "Ce round, aucune carte ne se déplace, de quelque façon que ce soit, et chaque créature qui a Vol ou Attaque à Distance "
        "a −1 en Attaque et en Défense.",
        "This round, no card moves in any way, and each creature with Flight or Ranged Attack has −1 Attack and −1 Defense.",
        _stats(-1, -1, test=lambda target, source: bool(target.bits & (attr.VOL | attr.DISTANCE))),
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
        "Ce round, chaque créature de valeur 8 ou plus a −1 en Attaque et en Défense.",
        "This round, each creature of value 8 or more has −1 Attack and −1 Defense.",
        _stats(-1, -1, test=lambda target, source: target.value >= 8),
        icon="sun-radiations",
    ),
    Event(
        "terrain-decouvert",
        "Terrain découvert",
        "Open Ground",
        "Ce round, chaque créature dans la zone centrale ou adjacente à celle-ci a +1 en Attaque et −1 en Défense.",
        "This round, each creature in the central zone or adjacent to it has +1 Attack and −1 Defense.",
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
        "Each player immediately draws two cards, then puts as many cards from hand under their draw pile.",
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
        "eclaireurs",
        "Éclaireurs",
        "Outriders",
        "À la Révélation, chaque joueur choisit une de ses créatures ; elle a Initiative et +1 en Attaque ce round.",
        "At Reveal, each player chooses one of their creatures; it has Initiative and +1 Attack this round.",
        icon="binoculars",
        at_reveal=SCOUTED,
    ),
    Event(
        "energie-du-desespoir",
        "Énergie du désespoir",
        "Strength of Despair",
        "Ce round, les créatures du joueur ou de l'alliance qui a maintenant le moins de points ont +1 en Attaque ; à égalité, "
        "celles de tous ceux qui en ont le moins.",
        "This round, the creatures of the player or alliance that now has the fewest points have +1 Attack; on a tie, those "
        "of all who have the fewest.",
        icon="minions",
        at_once=SPURRED,
    ),
    Event(
        "chacun-pour-soi",
        "Chacun pour soi",
        "Every Blade for Itself",
        "Ce round, les attaques groupées sont interdites et chaque créature sans créature alliée adjacente a +1 en Attaque.",
        "This round, group attacks are forbidden, and each creature with no adjacent allied creature has +1 Attack.",
        _stats(attack=1, per=_alone),
        icon="divergence",
        switch="no-groups",
    ),
    Event(
        "secousse",
        "Secousse",
        "Aftershock",
        "Dans l'ordre du round, chaque joueur déplace aussitôt d'un emplacement une carte de son choix, même ennemie.",
        "In the order of the round, each player immediately moves one card of their choice by one slot, even an enemy's.",
        icon="earth-crack",
        at_once=SHAKEN,
    ),
    Event(
        "epidemie",
        "Épidémie",
        "Epidemic",
        "À la fin du round, chaque joueur détruit une de ses créatures de plus faible valeur.",
        "At the end of the round, each player destroys one of their creatures of lowest value.",
        icon="plague-doctor-profile",
        at_end=SICKENED,
    ),
    Event(
        "marche-forcee",
        "Marche forcée",
        "Forced March",
        "À la Révélation, chaque joueur choisit deux de ses créatures ; elles gagnent Mouvement 2 ce round.",
        "At Reveal, each player chooses two of their creatures; they gain Movement 2 this round.",
        icon="walking-boot",
        at_reveal=MARCHED,
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
        "Ce round, chaque créature de valeur 4 ou moins a Furtif.",
        "This round, each creature of value 4 or less has Stealth.",
        _grants(attr.FURTIF, most=4),
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
        "mercenaires-d-hilgarde",
        "Mercenaires d'Hilgarde",
        "Hilgarde Mercenaries",
        "À la Révélation, chaque joueur peut défausser une carte de sa main ; une de ses créatures a alors +2 en Attaque ce "
        "round.",
        "At Reveal, each player may discard a card from hand; one of their creatures then has +2 Attack this round.",
        icon="sword-clash",
        at_reveal=RECRUITED,
    ),
    Event(
        "epuisement",
        "Épuisement",
        "Exhaustion",
        "Ce round, chaque créature désactivée a −2 en Défense.",
        "This round, each deactivated creature has −2 Defense.",
        _stats(defense=-2, test=lambda target, source: not target.active),
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


def revealed(pos: Battle) -> None:
    """What an Event does once the cards of the round are turned up."""
    event = in_force(pos)
    if event is not None and event.at_reveal is not None:
        pos.push(event.at_reveal, pos.starter)


def ends(pos: Battle) -> None:
    """What an Event does in the End phase, before spells are discarded."""
    event = in_force(pos)
    if event is not None and event.at_end is not None:
        pos.push(event.at_end, pos.starter)


def discard(pos: Battle) -> None:
    """The Event leaves after everything else of the End phase, for good (AW-374, AW-S37, AW-S38)."""
    if pos.event >= 0:
        pos.event_past.append(pos.event)
        pos.emit("event_ends", "AW-374", pos.starter, (pos.event,))
        pos.event = -1
        changes.forget(pos)
