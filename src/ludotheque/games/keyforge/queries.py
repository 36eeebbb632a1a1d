"""Queries on a position: current figures, neighbours, houses, who may do what. Nothing here changes anything."""

from __future__ import annotations

from typing import Final

from ludotheque.engine.lasting import WHILE_SOURCE
from ludotheque.engine.numbers import Copy, Seat
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge.duel import KEY_COST, NOT_GATHERED, Duel
from ludotheque.games.keyforge.faces import CREATURE, FACES, Face
from ludotheque.games.keyforge.keywords import TAUNT

#: Kinds that affect the choice of a house, or decide what belongs to one.
_ABOUT_HOUSES: Final = (mod.MUST_HOUSE, mod.NOT_HOUSE, mod.BELONGS)

#: A modifier that holds now, its card, and its controller.
Held = tuple[mod.Modifier, int, int]
#: What most queries for modifiers return. Nobody changes what they return.
_NONE: Final[list[Held]] = []


def face(pos: Duel, card: Copy) -> Face:
    return FACES[pos.faces[card]]


def is_creature(pos: Duel, card: Copy) -> bool:
    return FACES[pos.faces[card]].type == CREATURE


def in_play(pos: Duel, card: Copy) -> bool:
    seat = pos.controller[card]
    return card in pos.line[seat] or card in pos.artifacts[seat] or card in pos.upgrades


def creatures(pos: Duel) -> list[int]:
    """All creatures in play, the active player's first."""
    return pos.line[pos.active] + pos.line[1 - pos.active]


def cards_in_play(pos: Duel) -> list[int]:
    one, two = pos.active, 1 - pos.active
    return pos.line[one] + pos.artifacts[one] + pos.line[two] + pos.artifacts[two]


def upgrades_of(pos: Duel, card: Copy) -> list[int]:
    return [upgrade for upgrade in pos.upgrades if pos.bearer[upgrade] == card]


def neighbours(pos: Duel, card: Copy) -> list[int]:
    """The creatures immediately left and right in the same line (KF-275)."""
    line = pos.line[pos.controller[card]]
    if card not in line:
        return []
    index = line.index(card)
    found = []
    if index:
        found.append(line[index - 1])
    if index + 1 < len(line):
        found.append(line[index + 1])
    return found


def may_hold(pos: Duel, kind: int) -> bool:
    """Whether a card in play or a lasting effect has a modifier of a kind. It is nearly always none, and then there is nothing
    to go through."""
    kinds = pos.kinds
    if kinds == NOT_GATHERED:
        kinds = 0
        for card in pos.constants:
            kinds |= FACES[pos.faces[card]].kinds
        for one in pos.lasting:
            kinds |= 1 << mod.LASTING[one.what].kind
        pos.kinds = kinds
    return kinds >> kind & 1 != 0


def standing(pos: Duel, kind: int) -> list[Held]:
    """Every modifier of a kind that holds now, with its card and its controller, except those about one card."""
    if not may_hold(pos, kind):
        return _NONE
    found: list[Held] = []
    for card in pos.constants:
        for modifier in FACES[pos.faces[card]].constants:
            if modifier.kind == kind:
                stands = pos.bearer[card] if modifier.granted else card
                found.append((modifier, stands, pos.controller[stands]))
    for name, source, seat, until, turn, target, _ in pos.lasting:
        modifier = mod.LASTING[name]
        if modifier.kind == kind and target < 0 and lasts(pos, source, until, turn):
            found.append((modifier, source, seat))
    return found


def on_card(pos: Duel, kind: int, card: Copy) -> list[Held]:
    """Every modifier of a kind that applies to a card now."""
    return _on_card(pos, kind, card) if may_hold(pos, kind) else _NONE


def _on_card(pos: Duel, kind: int, card: Copy) -> list[Held]:
    found = [one for one in standing(pos, kind) if one[0].applies(pos, one[1], one[2], card)]
    for name, source, seat, until, turn, target, _ in pos.lasting:
        modifier = mod.LASTING[name]
        if modifier.kind != kind or target < 0 or not lasts(pos, source, until, turn):
            continue
        if target == card:
            found.append((modifier, source, seat))
        elif (house := mod.house_about(target)) >= 0 and kind not in _ABOUT_HOUSES and belongs(pos, card, house):
            if modifier.applies(pos, source, seat, card):
                found.append((modifier, source, seat))
    return found


def lasts(pos: Duel, source: Copy, until: int, turn: int) -> bool:
    """Whether a lasting effect holds now: in the turn it is meant for, or while its source is in play."""
    return in_play(pos, source) if until == WHILE_SOURCE else turn == pos.turn


def power(pos: Duel, card: Copy) -> int:
    total = FACES[pos.faces[card]].power + pos.counters[card]
    for modifier, source, seat in on_card(pos, mod.POWER, card):
        total += modifier.amount(pos, source, seat, card)
    return max(0, total)


def armor(pos: Duel, card: Copy) -> int:
    """The current armor value, before what was used up this turn."""
    total = FACES[pos.faces[card]].armor
    lost = False
    for modifier, source, seat in on_card(pos, mod.ARMOR, card):
        amount = modifier.amount(pos, source, seat, card)
        if amount <= mod.ALL:
            lost = True
        else:
            total += amount
    return 0 if lost else max(0, total)


def armor_left(pos: Duel, card: Copy) -> int:
    """Used armor is lost first; gains add to what is left (KF-146, KF-S24)."""
    return max(0, armor(pos, card) - pos.armor_spent[card])


def keyword(pos: Duel, card: Copy, name: str) -> int:
    """The figure of a creature's keyword (1 if the keyword has none), or 0 if the creature does not have it."""
    total = FACES[pos.faces[card]].keywords.get(name, 0)
    for modifier, source, seat in on_card(pos, mod.KEYWORD, card):
        if modifier.word == name:
            amount = modifier.amount(pos, source, seat, card)
            if amount <= mod.ALL:
                return 0
            total += amount
    return total


def keywords(pos: Duel, card: Copy, names: tuple[str, ...]) -> dict[str, int]:
    """`keyword` for several at once: the figures of those that a creature has."""
    printed = FACES[pos.faces[card]].keywords
    gained = on_card(pos, mod.KEYWORD, card)
    if not gained and not printed:
        return {}
    words = {modifier.word for modifier, _, _ in gained}
    return {name: n for name in names if (n := keyword(pos, card, name) if name in words else printed.get(name, 0))}


def house_of(pos: Duel, card: Copy) -> int:
    """The house a card bears: its symbol, unless an effect makes it count as another house instead."""
    for name, source, _, until, turn, target, _ in pos.lasting:
        if target == card:
            modifier = mod.LASTING[name]
            if modifier.kind == mod.BELONGS and modifier.word == "instead" and lasts(pos, source, until, turn):
                return modifier.house(pos, source, card)
    return pos.symbol[card]


def houses_change(pos: Duel) -> bool:
    """Whether anything may make a card belong to a house other than its symbol's."""
    return may_hold(pos, mod.BELONGS)


def belongs(pos: Duel, card: Copy, house: int) -> bool:
    """Whether a card belongs to a house: its symbol (KF-044), or what an ability makes of it."""
    if not may_hold(pos, mod.BELONGS):
        return pos.symbol[card] == house
    if house_of(pos, card) == house:
        return True
    for modifier, source, _ in on_card(pos, mod.BELONGS, card):
        made = modifier.house(pos, source, card)
        if made == house or made == mod.EVERY_HOUSE:
            return True
    return False


def has_trait(pos: Duel, card: Copy, trait: str) -> bool:
    return trait in FACES[pos.faces[card]].traits


def on_flank(pos: Duel, card: Copy) -> bool:
    """Leftmost or rightmost of its line (KF-208), or made so by an ability."""
    line = pos.line[pos.controller[card]]
    if line and (line[0] == card or line[-1] == card):
        return True
    return bool(on_card(pos, mod.FLANK, card))


def key_cost(pos: Duel, seat: Seat) -> int:
    """The current cost (KF-189): all changes summed, never below 0 (KF-S09)."""
    total = KEY_COST
    for modifier, source, whose in standing(pos, mod.KEY_COST):
        if modifier.concerns(whose, seat):
            total += modifier.amount(pos, source, whose, -1)
    return max(0, total)


def due(pos: Duel, what: str, seat: Seat, card: Copy) -> int:
    """What a seat must pay its opponent in all to play or use a card."""
    total = 0
    for modifier, source, whose in standing(pos, mod.PAY):
        if modifier.word == what and modifier.concerns(whose, seat) and modifier.applies(pos, source, whose, card):
            total += modifier.amount(pos, source, whose, card)
    return total


def price(pos: Duel, seat: Seat, card: Copy) -> int:
    """The Aombre that a card's own text requires its player to lose in order to play it (KF-261)."""
    total = 0
    for modifier in FACES[pos.faces[card]].constants:
        if modifier.kind == mod.PAY and modifier.word == "lose":
            total += modifier.amount(pos, card, seat, card)
    return total


def forged(pos: Duel, seat: Seat) -> int:
    return pos.keys[seat].bit_count()


def six_count(pos: Duel, card: Copy) -> int:
    for number, count in pos.uses_by_name:
        if number == pos.faces[card]:
            return count
    return 0


def attackable(pos: Duel, attacker: Copy, target: Copy) -> bool:
    """Taunt protects its neighbours from attacks, unless they have it too (KF-243)."""
    if on_card(pos, mod.IGNORES_TAUNT, attacker):
        return True
    if keyword(pos, target, TAUNT):
        return True
    return all(not keyword(pos, one, TAUNT) for one in neighbours(pos, target))


def targets(pos: Duel, attacker: Copy) -> list[int]:
    """The creatures this one may attack (KF-094)."""
    found = [card for card in pos.line[1 - pos.controller[attacker]] if attackable(pos, attacker, card)]
    for modifier, source, seat in on_card(pos, mod.ONLY_ATTACKS, attacker):
        found = [card for card in found if modifier.admits(pos, source, seat, card)]
    return found


def forbidden(pos: Duel, what: str, seat: Seat, card: Copy = -1) -> tuple[mod.Modifier, int] | None:
    """The modifier (and its source) that forbids something to a seat, or None."""
    for modifier, source, whose in standing(pos, mod.FORBID):
        if modifier.word == what and modifier.concerns(whose, seat):
            if card < 0 or modifier.applies(pos, source, whose, card):
                return modifier, source
    return None
