"""What parses and still cannot be meant: loops of places at no cost, effects no position can apply, events without a way out; and
what may be played with a warning.

A place may be used any number of times in a night (CE-095), so some of its options, each used some number of times, must never leave
everything at least as it was (CE-D05). Such loops are searched exactly, over all places that may lie in one graveyard.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, product
from math import gcd
from typing import Any, Final

from ludotheque.engine.card import Card
from ludotheque.games.cendrelin import verbs
from ludotheque.games.cendrelin.cardblocks import Line
from ludotheque.games.cendrelin.cardfile import lines_of, name_of, read
from ludotheque.games.cendrelin.cards import DestinyCard, EventCard, Fragment, PlaceCard
from ludotheque.games.cendrelin.effects import Effect, Part
from ludotheque.games.cendrelin.graveyard import TEN
from ludotheque.games.cendrelin.needs import Cards, Present
from ludotheque.games.cendrelin.objectives import Objective
from ludotheque.games.cendrelin.resources import BOARD, NEVER
from ludotheque.games.cendrelin.verbs import Element

#: The most places of either kind in one graveyard (CE-061, CE-143).
_DEMONIC: Final = 1
_OTHERS: Final = 3
#: More combinations than any set of places needs, and few enough to be searched at once.
_MOST: Final = 3_000


class Finding:
    """What is wrong with a card: its name, the effect (by its program) and the words at fault, the rule, and a line in both
    languages."""

    __slots__ = ("card", "effect", "rule", "word", "words")

    def __init__(self, card: Card, effect: str, rule: str, word: str, en: str, fr: str) -> None:
        self.card = card
        self.effect = effect
        self.rule = rule
        self.word = word
        said = f"« {card.fr} »" if word == card.fr else f"« {card.fr} », « {word} »"
        self.words = {"en": f"{said}: {en}", "fr": f"{said} : {fr}"}

    def place(self, lines: Mapping[str, Line]) -> tuple[int, int]:
        """The line and column of the words at fault, or of their effect where it says them otherwise."""
        line = lines[self.effect]
        said = re.search(r"\s+".join(map(re.escape, self.word.rstrip(" .").split())), line.text, re.IGNORECASE)
        return line.place(said.start() if said else 0)


def lint(cards: list[Card], others: Iterable[Card] = (), lines: Mapping[str, Line] | None = None) -> list[Finding]:
    """Everything wrong with these cards, alone or with places among the others; `lines` says where their effects stand."""
    places = [card for card in others if isinstance(card, PlaceCard)]
    return [*chain.from_iterable(_single(card) for card in cards), *_loops(cards, places, lines or {})]


def warn(cards: list[Card]) -> list[Finding]:
    """What a table may be played with, and may still be regretted: a Destiny that removes no token of any resource.

    Tokens are not limited (CE-S37); where nothing cuts them back, an age of players who undo each other's work may not end.
    """
    return [
        Finding(
            card,
            card.options[0].program.name,
            "CE-S43",
            card.options[0].words["fr"],
            "no space discards a token, so resources may grow without end and an age may never end [CE-S43]",
            "aucune case ne défausse de jeton : les ressources peuvent croître sans fin et l'âge ne jamais finir [CE-S43]",
        )
        for card in cards
        if isinstance(card, DestinyCard) and not any(_removes(option) for option in card.options)
    ]


def _removes(effect: Effect) -> bool:
    return any(isinstance(element, verbs.Discard) for part in effect.parts for element in part.elements)


def report(text: str, known: list[Card]) -> dict[str, Any]:
    """What a file of cards says, beside the cards that are known: its cards, its faults by their place, its findings and
    warnings."""
    places = [card for card in known if isinstance(card, PlaceCard)]
    cards, faults = read(text, (*BOARD, *[card.resource for card in places]), known)
    lines, named = lines_of(text), {card.id for card in known}
    return {
        "cards": [card.face() for card in cards],
        "faults": [
            {"line": fault.line, "column": fault.column, "word": fault.word, "words": fault.words} for fault in faults
        ],
        "findings": [
            *[_told(one, *one.place(lines)) for one in lint(cards, places, lines)],
            *[_told(_taken(card), *name_of(text, card.id).place(0)) for card in cards if card.id in named],
        ],
        "warnings": [_told(one, *one.place(lines)) for one in warn(cards)],
    }


def _taken(card: Card) -> Finding:
    return Finding(
        card,
        card.id,
        "CE-D13",
        card.fr,
        "the game already has a card of this name: no table can have another [CE-D13]",
        "le jeu a déjà une carte de ce nom : aucune table ne peut en avoir une autre [CE-D13]",
    )


def _told(one: Finding, line: int, column: int) -> dict[str, Any]:
    words = {
        "en": f"line {line}, column {column}: {one.words['en']}",
        "fr": f"ligne {line}, colonne {column} : {one.words['fr']}",
    }
    return {"card": one.card.id, "line": line, "column": column, "word": one.word, "rule": one.rule, "words": words}


def _single(card: Card) -> Iterator[Finding]:
    if isinstance(card, Objective):
        element = _contradiction(card.conditions, False, TEN, None)
        if element is not None:
            yield Finding(
                card, card.id, "CE-133", element.fr, "no position can meet it", "aucune position ne peut l'accomplir"
            )
        return
    if not isinstance(card, (Fragment, EventCard, PlaceCard, DestinyCard)):
        return
    hand = TEN - 1 if isinstance(card, Fragment) else TEN  # the fragment played is not in hand (CE-160)
    effects = list(card.options)
    if isinstance(card, EventCard):
        effects += [effect for effect in (card.unforeseen, card.action) if effect is not None]
    for effect in effects:
        evening = isinstance(card, EventCard) and effect is card.unforeseen
        yield from _never(card, effect, hand, evening)
    if isinstance(card, (EventCard, DestinyCard)) and not any(_always(option) for option in card.options):
        yield Finding(
            card,
            card.options[0].program.name,
            "CE-S04",
            card.options[0].words["fr"],
            "no option can always be applied, so a night might not be able to end [CE-S04]",
            "aucune option n'est toujours applicable : une nuit pourrait ne pas pouvoir finir [CE-S04]",
        )


# ---------------------------------------------------------------------- effects that can never, or always, be applied


def _always(effect: Effect) -> bool:
    """Whether some part of an effect needs nothing. Its place, if it is about one, comes and goes with the card."""
    return any(
        not [need for need in part.needs if not isinstance(need, Present)]
        and not part.his
        and (not part.he or part.designation is not None)
        for part in effect.parts
    )


def _never(card: Card, effect: Effect, hand: int, evening: bool) -> Iterator[Finding]:
    designated = False
    prepared = Counter[int]()
    for part in effect.parts:
        named = designated or part.designation is not None
        element = _contradiction(part.elements, named, hand, prepared if evening else None)
        if element is not None:
            yield Finding(
                card,
                effect.program.name,
                "CE-098",
                element.fr,
                "no position can apply the part that says so",
                "aucune position ne peut appliquer la partie qui le dit",
            )
            continue
        designated = named
        for one in part.elements:
            if isinstance(one, verbs.Prepare):
                prepared[one.kind] += one.n  # a later part may employ it (CE-102)


class Bounds:
    """What the pools that a part counts must hold for it to apply: at least, and at most."""

    __slots__ = ("_laid", "_spent", "_steps", "high", "low")

    def __init__(self, hand: int = TEN, prepared: Counter[int] | None = None) -> None:
        self.low: Counter[str] = Counter()
        self._spent: Counter[str] = Counter()
        self._steps: tuple[tuple[int, int], ...] = ()  # cards forgone and sent back, in the order of the elements
        self._laid = TEN - hand  # the fragment that is played lies on the table
        self.high: dict[str, int] = {"own hand": hand, "his hand": TEN, "own cards": TEN, "his cards": TEN}
        if prepared is not None:  # the rest was lost at dawn, and nobody has acted since (CE-130)
            self.high |= {f"ephemeral {kind}": prepared[kind] for kind in range(3)}

    def add(self, element: Element) -> bool:
        """Narrow them to what an element needs too; whether anything is left."""
        pool = _pool(element)
        if isinstance(element, (verbs.Discard, verbs.Spend, verbs.Employ, verbs.Forgo, verbs.SendBack)):
            self._spent[pool] += element.n  # demands on one pool add up (CE-157)
            self.low[pool] = max(self.low[pool], self._spent[pool])
        elif isinstance(element, verbs.IfAbundant):
            self.low[pool] = max(self.low[pool], element.enough)
        elif isinstance(element, verbs.Compare):
            self.low[pool] = max(self.low[pool], element.low)
            self.high[pool] = min(self.high.get(pool, NEVER), element.high)
        if isinstance(element, verbs.Forgo):
            self._steps += ((element.n, 0),)
        elif isinstance(element, verbs.SendBack) and not element.he:
            self._steps += ((0, element.n),)
        return self.low[pool] <= self.high.get(pool, NEVER - 1) and self._cards()

    def _cards(self) -> bool:
        """Whether ten fragments, in hand or on the table, can be all those forgone and sent back: they are one pool (CE-159)."""
        need = Cards(0, 0, self._steps)
        if not need.send or not need.forgo:
            return True
        hands = range(self.low["own hand"], min(self.high["own hand"], TEN - self._laid) + 1)
        return any(need.suffices(TEN, hand) for hand in hands)


def _contradiction(
    elements: Sequence[Element], named: bool, hand: int, prepared: Counter[int] | None
) -> Element | None:
    """The element with which a part can no longer be applied in any position, or None; `prepared` in an evening, by an effect so far."""
    bounds = Bounds(hand, prepared)
    for element in elements:
        if (element.he and not named) or not bounds.add(element):
            return element
    return None


def _pool(element: Element) -> str:
    """What an element counts."""
    whose = "his" if element.he else "own"
    if isinstance(element, (verbs.OfResource, verbs.IfAbundant)):
        return f"resource {element.resource}"
    if isinstance(element, verbs.OfEphemeral):
        return f"ephemeral {element.kind}"
    if isinstance(element, verbs.OfMana):
        return f"{whose} mana"
    if isinstance(element, verbs.Forgo):
        return "own hand"
    if isinstance(element, verbs.SendBack):
        return f"{whose} cards"
    if isinstance(element, verbs.Compare):
        if element.quantity >= 0:
            return f"resource {element.quantity}"
        return f"{whose} mana" if element.quantity in (verbs.OWN_MANA, verbs.HIS_MANA) else f"{whose} hand"
    return ""


# ---------------------------------------------------------------------- loops of places


class _Way:
    """One way an option may go: which of its parts apply, what that changes, and which pools it wants small."""

    __slots__ = ("caps", "net", "option", "place", "places")

    def __init__(self, place: PlaceCard, option: Effect, places: frozenset[str]) -> None:
        self.place = place
        self.option = option
        self.places = places
        self.net: Counter[str] = Counter()
        self.caps: set[str] = set()


def _ways(place: PlaceCard, bearers: dict[int, str]) -> Iterator[_Way]:
    for option in place.options:
        touched = {
            bearers.get(element.resource, place.id)
            for part in option.parts
            for element in part.elements
            if isinstance(element, verbs.OfResource) and element.resource >= len(BOARD)
        }
        places = frozenset({place.id, *touched})
        # somebody who may designate himself may be « il »
        free = any(isinstance(one, verbs.Designate) and not one.other for part in option.parts for one in part.elements)
        for applied in product(*[(True, False) if _skippable(part) else (True,) for part in option.parts]):
            for himself in (False, True) if free else (False,):
                way = _Way(place, option, places)
                for part, goes in zip(option.parts, applied, strict=True):
                    if goes:
                        _change(way, part, himself)
                if any(applied):
                    yield way


def _skippable(part: Part) -> bool:
    """Whether some position, or some player, does without it (CE-101, CE-105)."""
    return bool(part.needs or part.his or part.he) or any(isinstance(one, verbs.Wish) for one in part.elements)


def _change(way: _Way, part: Part, himself: bool) -> None:
    def whose(element: Element) -> str:
        pool = _pool(element)
        return pool.replace("his", "own") if himself else pool

    mana = Counter[str]()
    for element in part.elements:
        if isinstance(element, verbs.Spend):
            mana[whose(element)] += element.n
    start = Counter(mana)
    for element in part.elements:
        pool = whose(element)
        if isinstance(element, verbs.Gain):
            mana[pool] += element.n
        elif isinstance(element, (verbs.Spend, verbs.Lose)):
            mana[pool] = max(0, mana[pool] - element.n)  # a loss costs nothing where there is no mana (CE-114)
        elif isinstance(element, (verbs.Create, verbs.Prepare)):
            way.net[pool] += element.n
        elif isinstance(element, (verbs.Discard, verbs.Employ, verbs.Forgo, verbs.SendBack)):
            way.net[pool] -= element.n
        elif isinstance(element, verbs.Compare) and element.high < NEVER and not pool.endswith("hand"):
            way.caps.add(pool)
    for pool in mana.keys() | start.keys():
        way.net[pool] += mana[pool] - start[pool]


def _loops(cards: list[Card], others: list[PlaceCard], lines: Mapping[str, Line]) -> Iterator[Finding]:
    own = [card for card in cards if isinstance(card, PlaceCard)]
    places = [*own, *(card for card in others if card.id not in {one.id for one in own})]
    if not own:
        return
    bearers = {card.resource.index: card.id for card in places}
    demonic = {card.id for card in places if card.demonic}
    ways = [way for place in places for way in _ways(place, bearers)]
    said: set[tuple[str, ...]] = set()
    for loop in _search(ways, demonic):
        words = tuple(sorted({way.option.program.name for way in loop}))
        mine = [way for way in loop if way.place in own]
        if mine and words not in said:
            said.add(words)
            yield _found(mine[0], list(loop), lines)


def _found(first: _Way, loop: list[_Way], lines: Mapping[str, Line]) -> Finding:
    rest = sorted(
        {
            (way.place.fr, way.option.words["fr"], way.option.program.name)
            for way in loop
            if way.option is not first.option
        }
    )
    said: tuple[list[str], list[str]] = ([], [])
    for place, words, effect in rest:
        line = lines.get(effect)  # none for one of the game's own places
        for found, word in zip(said, ("line", "ligne"), strict=True):
            found.append(f"« {place} », « {words} »" + (f" ({word} {line.number})" if line is not None else ""))
    along = (f", with {' and '.join(said[0])}", f", avec {' et '.join(said[1])}") if rest else ("", "")
    return Finding(
        first.place,
        first.option.program.name,
        "CE-D05",
        first.option.words["fr"],
        f"can be repeated without end at no cost{along[0]} [CE-D05]",
        f"peut se répéter sans fin et sans rien coûter{along[1]} [CE-D05]",
    )


#: The ways that are used, by their numbers, and what they change in all.
_Ray = tuple[frozenset[int], dict[str, int]]


def _search(ways: list[_Way], demonic: set[str]) -> list[list[_Way]]:
    """The smallest sets of ways that, used so many times each, take nothing away, and leave as it was whatever one of them wants
    small: an option that does can be repeated only then.

    Pool after pool, what loses some of it is combined with what gains some, until it balances.
    """
    rays: list[_Ray] = [(frozenset([number]), dict(way.net)) for number, way in enumerate(ways)]
    for pool in sorted({pool for way in ways for pool in way.net}):
        more = [ray for ray in rays if ray[1].get(pool, 0) > 0]
        less = [ray for ray in rays if ray[1].get(pool, 0) < 0]
        kept = [ray for ray in rays if ray[1].get(pool, 0) >= 0]
        for gains in more:
            for costs in less:
                support = gains[0] | costs[0]
                if _together(support, ways, demonic):
                    kept.append((support, _balance(gains[1], costs[1], pool)))
        rays = _smallest(kept, ways)
    return [[ways[number] for number in sorted(support)] for support, net in rays if _repeats((support, net), ways)]


def _repeats(ray: _Ray, ways: list[_Way]) -> bool:
    """Whether these ways can be gone again and again: nothing is lost, and what must stay small does not grow."""
    caps = set[str]().union(*[ways[number].caps for number in ray[0]])
    return all(change >= 0 and (not change or pool not in caps) for pool, change in ray[1].items())


def _balance(gains: dict[str, int], costs: dict[str, int], pool: str) -> dict[str, int]:
    up, down = gains[pool], -costs[pool]
    common = gcd(up, down)
    net = {
        one: gains.get(one, 0) * (down // common) + costs.get(one, 0) * (up // common)
        for one in gains.keys() | costs.keys()
    }
    return {one: change for one, change in net.items() if change}


def _together(support: frozenset[int], ways: list[_Way], demonic: set[str]) -> bool:
    """Whether the places of these ways, and of the resources they touch, may lie in one graveyard."""
    places = frozenset[str]().union(*[ways[number].places for number in support])
    bad = len(places & demonic)
    return bad <= _DEMONIC and len(places) - bad <= _OTHERS


def _smallest(rays: list[_Ray], ways: list[_Way]) -> list[_Ray]:
    """Each of them once, without those that only add to a loop found already."""
    kept: list[_Ray] = []
    loops: list[frozenset[int]] = []
    for ray in sorted(rays, key=lambda ray: len(ray[0])):
        if len(kept) == _MOST:
            break
        if ray not in kept and not any(loop < ray[0] for loop in loops):
            kept.append(ray)
            if _repeats(ray, ways):
                loops.append(ray[0])
    return kept
