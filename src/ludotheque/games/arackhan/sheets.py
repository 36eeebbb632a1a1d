"""What every card in play is currently worth: figures, attributes, activity, immunity, texts in force.

Computed as a whole from the position and never changed afterwards; `changes.py` discards it whenever something moves. The order:
who keeps its skills; attributes printed, gained, then lost (AW-389), then what an Event gives (AW-375); what is held
deactivated (AW-126); Attack and Defense from the base, then modifiers, never below zero (AW-149, AW-391), an exchange of the
two last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.engine.numbers import Copy, Seat
from ludotheque.games.arackhan import attributes as attr
from ludotheque.games.arackhan.faces import CREATURE, FACES, SPELL, Face
from ludotheque.games.arackhan.mat import FREE
from ludotheque.games.arackhan.modifiers import (
    APART,
    ENTANGLED,
    FIELD,
    GRANT,
    HOLD,
    IMMUNE,
    LASTING,
    MARK,
    MUTE,
    NEAR,
    RULE,
    STATS,
    STEADY,
    STRIP,
    SWAP,
    WIDE,
    Modifier,
    Rule,
)
from ludotheque.games.arackhan.reach import (
    BY_EVENT,
    BY_SKILL,
    BY_WEAKNESS,
    FIRM,
    beside,
    immune_at,
    neighbours,
    reached,
    spared,
)
from ludotheque.games.arackhan.sheet import MOMENTS, Changes, Recall, Sheet, Sheets

if TYPE_CHECKING:
    from ludotheque.games.arackhan.battle import Battle

_NOBODY: Final = -1
#: The modifiers in force by kind, each with its source and where it comes from.
Kinds = list[list[tuple[Modifier, Sheet, int]]]
#: Changes that lead from some sheets to others (`changes.changed`), each with what tells it from others of its kind.
LIFTED: Final = 0
TURNED_UP: Final = 1
MOVED: Final = 2
EXCHANGED: Final = 3
DEACTIVATED: Final = 4
REACTIVATED: Final = 5
CONQUERED: Final = 6
ALL_REACTIVATED: Final = 7
ROUND: Final = 8


def look(pos: Battle) -> Sheets:
    """The sheets of the position as it is."""
    sheets = pos.sheets
    if sheets is None:
        sheets = pos.sheets = compute(pos)
        pos.since = None
    elif pos.since is not None:
        sheets = pos.sheets = _after(pos, sheets, pos.since)
        pos.since = None
    return sheets


def remember(pos: Battle) -> None:
    """From now on, keep the sheets that changes of the position or of its copies lead to. Sheets depend on nothing but what lies
    face up and what everybody knows, so that worlds dealt again share them."""
    pos.sheets = sheets = compute(pos)
    pos.since = None
    sheets.recall = Recall()


def _after(pos: Battle, sheets: Sheets, since: Changes) -> Sheets:
    """The sheets after some changes: those that the same changes led to before, if there are any."""
    recall = sheets.recall
    found = None if recall is None else recall.then.get(since)
    if found is None:
        found = _revised(pos, sheets, since) or compute(pos)
        if recall is not None:
            found.recall = Recall()
            recall.then[since] = found
    return found


def _revised(pos: Battle, before: Sheets, since: Changes) -> Sheets | None:
    """The sheets after cards have left or turned their tokens, if that makes no difference to the sheets of others: most texts act on
    the card itself or on those beside it, whoever is active. None if it may, and after any other change."""
    if before.entangled:
        return None
    by = before.by.copy()
    for change in since:
        kind = change[0]
        if kind == DEACTIVATED:
            by[change[1]] = by[change[1]].turned(False)
        elif kind == LIFTED:
            left = by.pop(change[1], None)  # a card face down had none
            if left is not None and left.face.influence != APART:
                return None
        elif kind == ALL_REACTIVATED:
            if before.wide or any(m.kind == HOLD for m, _ in before.hazards):
                return None  # some may be held deactivated (AW-126)
            awake = pos.awake
            for card in [card for card, sheet in by.items() if not sheet.active and awake[card]]:
                by[card] = by[card].turned(True)
        elif kind != ROUND:  # who starts matters only to texts that are entangled
            return None
    found = Sheets(by, [sheet for sheet in by.values() if sheet.at >= 0])
    found.wide = [by[source.card] for source in before.wide]
    found.hazards = [(m, by[source.card]) for m, source in before.hazards]
    found.shields = [(m, by[source.card], part) for m, source, part in before.shields if source.card in by]
    return found


def supposing(pos: Battle, card: Copy, at: int) -> Sheets:
    """The sheets if a card stood on another slot, a free one, and nothing else were changed by that."""
    sheets = look(pos)
    recall, since = sheets.recall, ((MOVED, card, at),)
    found = None if recall is None else recall.then.get(since)
    if found is None:
        home = pos.at[card]
        stand(pos, card, at)
        found = _after(pos, sheets, since)
        stand(pos, card, home)
    return found


def stand(pos: Battle, card: Copy, at: int) -> None:
    """Put a card on another slot for a moment, as long as something is supposed."""
    pos.board[pos.at[card]] = FREE
    pos.board[at] = card
    pos.at[card] = at


def supposing_asleep(pos: Battle, card: Copy) -> Sheets:
    """The sheets if an active card were deactivated, and nothing else were changed by that."""
    sheets = look(pos)
    recall, since = sheets.recall, ((DEACTIVATED, card),)
    found = None if recall is None else recall.then.get(since)
    if found is None:
        pos.awake[card] = 0
        found = _after(pos, sheets, since)
        pos.awake[card] = 1
    return found


def bases(pos: Battle, places: list[tuple[int, int]], by: dict[int, Sheet]) -> None:
    """Add what is printed on cards, each with its slot, or -1 off the battlefield. One loop for all: this is done most often."""
    faces, controller, sides, awake = pos.faces, pos.controller, pos.sides, pos.awake
    for card, at in places:
        by[card] = sheet = Sheet()
        sheet.card = card
        sheet.at = at
        sheet.seat = seat = controller[card]
        sheet.side = sides[seat]
        sheet.face = face = FACES[faces[card]]
        sheet.faces = sheet.skill_faces = face.alone
        sheet.type = face.kind
        sheet.value = face.value
        sheet.families = face.families
        sheet.attack = face.base_attack
        sheet.defense = face.base_defense
        sheet.attack_cut = sheet.defense_cut = 0
        sheet.bits = face.bits
        sheet.move = face.move
        sheet.reach = face.reach
        sheet.active = awake[card] != 0
        sheet.immune = sheet.muted = sheet.swapped = False
        sheet.marks = sheet.rules = ()


def outsider(pos: Battle, seat: Seat) -> Sheet:
    """The source of effects that come from no card in play: an Event (nobody's), a Strategy card (its player's)."""
    sheet = Sheet()
    sheet.card = sheet.at = -1
    sheet.seat = seat
    sheet.side = pos.sides[seat] if seat >= 0 else _NOBODY
    sheet.type = "event"
    sheet.faces = sheet.skill_faces = ()
    sheet.muted = False
    return sheet


def _transform(pos: Battle, by: dict[int, Sheet]) -> None:
    """Copies, absorbed faces, exchanged skills and set figures (AW-391, AW-392). A copied face and set figures replace what
    is printed; absorbed faces are added to that, whichever came first (AW-S55)."""
    absorbed: dict[int, list[Face]] = {}
    for what, card, _source, _seat, _until, n in pos.lasting:
        sheet = by.get(card)
        if sheet is None:
            continue
        if what == "copy":
            _become(sheet, FACES[n])
            for face in absorbed.get(card, ()):
                _absorb(sheet, face)
        elif what == "absorb":
            absorbed.setdefault(card, []).append(FACES[n])
            _absorb(sheet, FACES[n])
        elif what == "skills":
            sheet.skill_faces = (FACES[n],)
        elif what == "skills-too":
            sheet.skill_faces = (*sheet.skill_faces, FACES[n])
        elif what == "set":
            more = absorbed.get(card, ())
            sheet.attack = n // 10 + sum(face.attack or 0 for face in more)
            sheet.defense = n % 10 + sum(face.defense or 0 for face in more)


def _become(sheet: Sheet, face: Face) -> None:
    """Give it the printed characteristics of another face instead of its own (AW-020, AW-392)."""
    sheet.face = face
    sheet.faces = sheet.skill_faces = face.alone
    sheet.type = face.kind
    sheet.value = face.value
    sheet.families = face.families
    sheet.attack = face.attack or 0
    sheet.defense = face.defense or 0
    sheet.bits = face.bits
    sheet.move = face.move
    sheet.reach = face.reach


def _absorb(sheet: Sheet, face: Face) -> None:
    """Add the printed characteristics of another face to its own."""
    sheet.faces = (*sheet.faces, face)
    sheet.skill_faces = (*sheet.skill_faces, face)
    sheet.value += face.value
    if face.family:
        sheet.families = (*sheet.families, face.family)
    sheet.attack += face.attack or 0
    sheet.defense += face.defense or 0
    sheet.bits |= face.bits
    sheet.move += face.move
    sheet.reach += face.reach


def compute(pos: Battle) -> Sheets:
    by: dict[int, Sheet] = {}
    shown = pos.shown
    bases(pos, [(card, at) for at, card in enumerate(pos.board) if card >= 0 and shown[card]], by)
    field = list(by.values())
    bases(pos, [(card, -1) for plane in pos.astral for card in plane if card >= 0 and shown[card]], by)
    sheets = Sheets(by, field)
    sheets.entangled = pos.event >= 0 or bool(pos.lasting)
    if pos.lasting:
        _transform(pos, by)
    kinds: Kinds = [[], [], [], [], [], [], [], [], [], []]
    for sheet in by.values():
        if sheet.faces is sheet.skill_faces and not sheet.face.texts:
            continue
        if sheet.face.influence >= WIDE:
            sheets.wide.append(sheet)
            sheets.entangled = sheets.entangled or sheet.face.influence == ENTANGLED
        for face in sheet.skill_faces:
            if face.skills:
                part = BY_SKILL if sheet.type == CREATURE else FIRM
                for m in face.skills:
                    kinds[m.kind].append((m, sheet, part))
        for face in sheet.faces:
            for m in face.weaknesses:
                kinds[m.kind].append((m, sheet, BY_WEAKNESS))
    if pos.event >= 0:
        from ludotheque.games.arackhan.modes.events import modifiers_of  # events are made of modifiers too

        weather = outsider(pos, _NOBODY)
        for m in modifiers_of(pos):
            kinds[m.kind].append((m, weather, BY_EVENT))
    for what, card, giver, seat, _until, name in pos.lasting:
        if what == "mod":
            source = by.get(card) if card >= 0 else outsider(pos, seat)
            if source is not None:
                kinds[LASTING[name].kind].append((LASTING[name], source, BY_EVENT if giver == pos.event else FIRM))
    apply(pos, sheets, kinds)
    return sheets


def apply(pos: Battle, sheets: Sheets, kinds: Kinds) -> None:
    if kinds[MUTE]:
        _mute(pos, sheets, kinds[MUTE], kinds[IMMUNE])
    for m, source, part in kinds[IMMUNE]:
        for target in reached(pos, sheets, m, source, part):
            target.immune = True
    gifts: list[tuple[Modifier, Sheet, int]] = []
    for entry in kinds[GRANT]:
        m, source, part = entry
        if part == BY_EVENT:
            gifts.append(entry)
        else:
            _grant(pos, sheets, m, source, part)
    for m, source, part in kinds[STRIP]:
        for target in reached(pos, sheets, m, source, part):
            target.bits &= ~m.bits
            if m.bits & attr.MOUVEMENT:
                target.move = 0
            if m.bits & attr.DISTANCE:
                target.reach = 0
    for m, source, part in gifts:  # nothing takes away what an Event gives (AW-375)
        _grant(pos, sheets, m, source, part)
    for m, source, part in kinds[MARK]:
        for target in reached(pos, sheets, m, source, part):
            target.marks += (m.mark,)
    for m, source, part in kinds[HOLD]:
        for target in reached(pos, sheets, m, source, part):
            target.active = False
    steady = _figures(pos, sheets, kinds)
    for m, source, part in kinds[RULE]:
        assert isinstance(m, Rule)
        for target in reached(pos, sheets, m, source, part):
            if steady and m.figures and target.card in steady and source is not target:
                continue
            target.rules += ((m, source),)
    sheets.shields = kinds[IMMUNE]
    if kinds[STRIP] or kinds[HOLD]:
        sheets.hazards = [
            (m, source)
            for m, source, part in kinds[STRIP] + kinds[HOLD]
            if m.scope == NEAR and (part != BY_SKILL or not source.muted)
        ]


def _grant(pos: Battle, sheets: Sheets, m: Modifier, source: Sheet, part: int) -> None:
    for target in reached(pos, sheets, m, source, part):
        target.bits |= m.bits
        if m.bits == attr.MOUVEMENT:
            target.move += m.n  # AW-390
        elif m.bits == attr.DISTANCE:
            target.reach += m.n


def _figures(pos: Battle, sheets: Sheets, kinds: Kinds) -> set[int]:
    """Compute Attack and Defense; return the cards whose figures no other card changes."""
    steady: set[int] = set()
    for m, source, part in kinds[STEADY]:
        steady.update([target.card for target in reached(pos, sheets, m, source, part)])
    for m, source, part in kinds[STATS]:
        for target in reached(pos, sheets, m, source, part):
            if steady and target.card in steady and part != BY_EVENT and (source is not target or part == FIRM):
                continue  # a lasting effect on a creature comes from another card
            times = 1 if m.per is None else m.per(pos, sheets, source, target)
            if target.attack >= 0 or target.type == CREATURE:
                target.attack += m.attack * times
            target.defense += m.defense * times
    for sheet in sheets.field:
        if sheet.bits & attr.NUEE and sheet.card not in steady:
            sheet.attack += swarm(pos, sheets, sheet)
        # AW-149: the floor applies to the final sum; a place has no Attack, a spell no Defense and maybe no Attack
        if sheet.attack < 0 and (sheet.type == CREATURE or (sheet.type == SPELL and sheet.face.attack is not None)):
            sheet.attack_cut, sheet.attack = -sheet.attack, 0
        if sheet.defense < 0 and sheet.type != SPELL:
            sheet.defense_cut, sheet.defense = -sheet.defense, 0
    for m, source, part in kinds[SWAP]:
        for target in reached(pos, sheets, m, source, part):
            if target.card not in steady:
                target.attack, target.defense = target.defense, target.attack
                target.swapped = not target.swapped
    return steady


def swarm(pos: Battle, sheets: Sheets, me: Sheet) -> int:
    """The other creatures of its family: allied ones only, unless the switch says both sides (AW-233, AW-237, AW-S14)."""
    narrow = "rat-homme" in me.marks  # AW-238
    return sum(
        1
        for other in sheets.field
        if other is not me
        and other.type == CREATURE
        and (other.side == me.side or pos.swarm)
        and (other.named("Rat-Homme") if narrow else any(family in me.families for family in other.families))
    )


def _mute(
    pos: Battle,
    sheets: Sheets,
    mutes: list[tuple[Modifier, Sheet, int]],
    immunities: list[tuple[Modifier, Sheet, int]],
) -> None:
    """Which cards lose their skills. Weaknesses first, then enemy skills, then spells on those that are not immune: immunity is
    decided before spells, so only a creature or a place can take it away (AW-S49)."""
    spells = [entry for entry in mutes if entry[1].type == SPELL]
    others = [entry for entry in mutes if entry[1].type != SPELL]

    def silence(entries: list[tuple[Modifier, Sheet, int]], shielded: set[int]) -> None:
        hit = [
            target
            for m, source, part in entries
            for target in reached(pos, sheets, m, source, part)
            if target.card not in shielded
        ]
        for target in hit:
            target.muted = True

    def shielded() -> set[int]:
        return {target.card for m, s, part in immunities for target in reached(pos, sheets, m, s, part)}

    silence([entry for entry in others if entry[2] != BY_SKILL], set())
    if spells:  # a skill that silences is itself silenced by a spell before it acts
        strippers = {source.card for _, source, part in others if part == BY_SKILL}
        immune = shielded()
        silence(spells, {card for card in sheets.by if card not in strippers or card in immune})
    silence([entry for entry in others if entry[2] == BY_SKILL], set())
    if spells:
        silence(spells, shielded())


__all__ = [
    "FIELD",
    "MOMENTS",
    "Sheet",
    "Sheets",
    "beside",
    "compute",
    "immune_at",
    "look",
    "neighbours",
    "spared",
    "swarm",
]
