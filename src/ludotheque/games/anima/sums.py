"""What a team is worth: its Combat and Speed, each part with its cause, and what modifiers hold for it."""

from __future__ import annotations

from typing import Final

from ludotheque.games.anima.faces import (
    BY_COMBAT,
    BY_SPEED,
    FACES,
    Character,
    Creature,
    Foe,
    MissionFace,
    Mod,
    stage_of,
)
from ludotheque.games.anima.gaia import (
    FOE,
    FOE_COMBAT,
    FOE_KIND,
    QUEST,
    SIDE_A,
    SIDE_B,
    WHERE,
    Gaia,
)

REST: Final = 2  # AN-134
#: Where a part comes from when it is no card.
FROM_REST: Final = -2
FROM_MISSIONS: Final = -3
#: More than a mission has foes.
_FOES: Final = 16

#: One part of a sum: the card it comes from (or one of the two above), and its amount.
Part = tuple[int, int]


def parts(pos: Gaia, seat: int, stat: int) -> list[Part]:
    """The parts of a team's Combat or Speed (AN-022, AN-023)."""
    found: list[Part] = []
    added_up(pos, seat, stat, found)
    return found


def added_up(pos: Gaia, seat: int, stat: int, found: list[Part] | None) -> int:
    """The sum of a team's Combat or Speed; each part of it is put on the list if there is one."""
    total = 0
    combat = stat == BY_COMBAT
    faces = pos.faces
    for card in pos.team[seat]:
        face: Character = FACES[faces[card]]  # type: ignore[assignment]  # a cast would be a call
        asleep = pos.down >> card & 1
        if combat and asleep:
            continue  # AN-179
        worth = face.combat if combat else face.speed  # AN-S46: the Speed of those asleep counts
        total += worth
        if found is not None:
            found.append((card, worth))
        if face.mods and not asleep:
            total += _modified(pos, seat, stat, card, face.mods, found)
    for card in pos.plots[seat]:
        total += _modified(pos, seat, stat, card, FACES[faces[card]].mods, found)
    zone = pos.at[seat]
    if zone >= 0:
        mods = FACES[faces[zone]].mods
        if mods:
            total += _modified(pos, seat, stat, zone, mods, found)
    for one in pos.lasting:
        if one[0] == stat and one[2] == seat and one[3] < 2 and _suits(pos, one[4]):
            total += one[1]
            if found is not None:
                found.append((one[5], one[1]))
    if pos.fresh[seat]:
        total += REST  # AN-134
        if found is not None:
            found.append((FROM_REST, REST))
    bonus = pos.might[seat] if combat else pos.haste[seat]
    if bonus:
        total += bonus  # AN-011
        if found is not None:
            found.append((FROM_MISSIONS, bonus))
    return total


def _modified(pos: Gaia, seat: int, stat: int, card: int, mods: tuple[Mod, ...], found: list[Part] | None) -> int:
    """What the modifiers of a card add for a seat now."""
    total = 0
    for mod in mods:
        if mod.stat == stat and mod.met(pos, seat):
            total += mod.amount
            if found is not None:
                found.append((card, mod.amount))
    return total


def _suits(pos: Gaia, kind: int) -> bool:
    """Whether an effect against one kind of creature applies to the foe of the moment."""
    return kind < 0 or (bool(pos.fight) and pos.fight[FOE_KIND] == kind)


def combat(pos: Gaia, seat: int) -> int:
    total = added_up(pos, seat, BY_COMBAT, None)
    return total if total > 0 else 0


def speed(pos: Gaia, seat: int) -> int:
    total = added_up(pos, seat, BY_SPEED, None)
    return total if total > 0 else 0


def foe_parts(pos: Gaia) -> list[Part]:
    """The parts of the Combat of the creature or mission foe that is fought."""
    fight = pos.fight
    card, seat = fight[FOE], fight[SIDE_A]
    found: list[Part] = [(card, fight[FOE_COMBAT])]
    face = FACES[pos.faces[card]]
    mods = face.mods
    if fight[WHERE] == QUEST and isinstance(face, MissionFace):
        foe = mission_foe(pos, seat, card)
        mods = foe.mods if foe is not None else ()
    for mod in mods:
        if mod.stat == BY_COMBAT and mod.met(pos, seat):
            found.append((card, mod.amount))
    for one in pos.lasting:
        if one[0] == BY_COMBAT and one[2] < 0 and one[3] == 0:
            found.append((one[5], one[1]))
    return found


def mission_foe(pos: Gaia, seat: int, card: int) -> Foe | None:
    """The foe of the stage a seat has come to in a mission."""
    for trial in stage_of(pos, seat, card).trials:
        if isinstance(trial, Foe):
            return trial
    return None


def fought(pos: Gaia) -> int:
    """Whom a team fights, as a number for the log: its card, and which of its foes if that is a mission (`foe_names`)."""
    card = pos.fight[FOE]
    face = FACES[pos.faces[card]]
    foe = mission_foe(pos, pos.fight[SIDE_A], card) if isinstance(face, MissionFace) else None
    return card * _FOES if foe is None else card * _FOES + face.foes().index(foe) + 1  # type: ignore[attr-defined]


def foe_card(number: int) -> int:
    """The card of a foe that `fought` has numbered."""
    return number // _FOES


def foe_names(pos: Gaia, number: int) -> tuple[str, str]:
    """What it is called, in French and in English: a creature by its card, the foe of a mission by its own name."""
    face = FACES[pos.faces[number // _FOES]]
    if number % _FOES and isinstance(face, MissionFace):
        foe = face.foes()[number % _FOES - 1]
        return foe.fr, foe.en
    return face.fr, face.en


def sides(pos: Gaia) -> tuple[int, int]:
    """The Combat of both sides of the fight, before the dice."""
    fight = pos.fight
    if fight[SIDE_B] >= 0:
        return combat(pos, fight[SIDE_A]), combat(pos, fight[SIDE_B])
    total = 0
    for _, amount in foe_parts(pos):
        total += amount
    return combat(pos, fight[SIDE_A]), max(0, total)


def amount(pos: Gaia, seat: int, stat: int) -> int:
    """The sum of the modifiers of another stat than Combat and Speed that hold for a seat."""
    total = 0
    faces = pos.faces
    for card in pos.team[seat]:
        mods = FACES[faces[card]].mods
        if mods and not pos.down >> card & 1:
            total += _modified(pos, seat, stat, card, mods, None)
    for card in pos.plots[seat]:
        total += _modified(pos, seat, stat, card, FACES[faces[card]].mods, None)
    zone = pos.at[seat]
    if zone >= 0:
        mods = FACES[faces[zone]].mods
        if mods:
            total += _modified(pos, seat, stat, zone, mods, None)
    for one in pos.lasting:
        if one[0] == stat and one[2] == seat and one[3] < 2:
            total += one[1]
    return total


def holds(pos: Gaia, seat: int, stat: int) -> bool:
    return amount(pos, seat, stat) > 0


def creature(pos: Gaia, card: int) -> Creature | None:
    face = FACES[pos.faces[card]]
    return face if isinstance(face, Creature) else None
