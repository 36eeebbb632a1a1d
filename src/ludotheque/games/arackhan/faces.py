"""The face of a card: what is printed on it, and the parts of its text.

A faction card has skills (a creature's compétence, a place's bénéfice, a spell's effet), weaknesses and possibly one action.
Skills and weaknesses are modifiers (`modifiers.py`), an action is a program (`actions.py`); both carry their own words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludotheque.engine.card import Card
from ludotheque.engine.errors import ProgramError
from ludotheque.games.arackhan import attributes as attr
from ludotheque.games.arackhan.modifiers import influence

if TYPE_CHECKING:
    from ludotheque.games.arackhan.actions import Action
    from ludotheque.games.arackhan.modifiers import Modifier

CREATURE: Final = "creature"
SPELL: Final = "spell"
PLACE: Final = "place"
EVENT: Final = "event"
OBJECTIVE: Final = "objective"
STRATEGY: Final = "strategy"
FACTIONS = ("terres-blanches", "nakka", "ordre-gris", "fleau")
#: When a spell is discarded (AW-033): at the end of the round, or after its activation, else at the end of its turn.
ROUND: Final = "round"
ACTIVATION: Final = "activation"
_ICONS = {CREATURE: "paw-print", SPELL: "magic-swirl", PLACE: "stone-tower"}


class Face(Card):
    """A faction card."""

    __slots__ = (
        "action",
        "alone",
        "astral",
        "attack",
        "base_attack",
        "base_defense",
        "bits",
        "cost",
        "defense",
        "families",
        "family",
        "influence",
        "legendary",
        "limit",
        "move",
        "reach",
        "skills",
        "texts",
        "until",
        "value",
        "weaknesses",
    )

    def __init__(
        self,
        id: str,
        fr: str,
        en: str,
        kind: str,
        faction: str,
        value: int,
        *,
        cost: int | None,
        attack: int | None,
        defense: int | None,
        has: tuple[int | tuple[int, int], ...],
        family: str,
        limit: int,
        legendary: bool,
        astral: bool,
        until: str,
        skills: tuple[Modifier, ...],
        weaknesses: tuple[Modifier, ...],
        action: Action | None,
        icon: str,
        mark: str,
    ) -> None:
        super().__init__(id, fr, en, kind, faction, icon or _ICONS[kind], mark)
        _check_parts(id, kind, attack, defense, astral, until)
        self.value = value  # the main value: texts and score (AW-044, AW-046)
        self.cost = value if cost is None else cost  # the deck-building value (AW-045)
        self.attack = attack
        self.defense = defense
        self.bits = 0
        self.move = 0
        self.reach = 0
        for one in has:
            bit, n = one if isinstance(one, tuple) else (one, 0)
            self.bits |= bit
            if bit == attr.MOUVEMENT:
                self.move = n
            elif bit == attr.DISTANCE:
                self.reach = n
        self.family = family
        self.limit = limit  # 0: none printed
        self.legendary = legendary
        self.astral = astral
        self.until = until
        self.skills = skills
        self.weaknesses = weaknesses
        self.action = action
        # what a sheet starts from, read for every card in play whenever figures are computed
        self.alone = (self,)
        self.families = (family,) if family else ()
        self.base_attack = -1 if attack is None else attack
        self.base_defense = -1 if defense is None else defense
        self.influence = influence((*skills, *weaknesses), self.bits)
        self.texts = bool(skills or weaknesses) or self.influence > 0

    def face(self) -> dict[str, Any]:
        texts = []
        skill = {CREATURE: "skill", SPELL: "effect", PLACE: "benefit"}[self.kind]
        for part, modifiers in ((skill, self.skills), ("weakness", self.weaknesses)):
            said = [m for m in modifiers if m.fr]
            if said:
                texts.append({"part": part, "fr": " ".join(m.fr for m in said), "en": " ".join(m.en for m in said)})
        if self.action is not None:
            texts.append({"part": "action", "fr": self.action.fr, "en": self.action.en})
        return {
            **super().face(),
            "value": self.value,
            "cost": self.cost,
            "attack": self.attack,
            "defense": self.defense,
            "attributes": [
                {
                    "id": attr.IDS[bit],
                    "fr": attr.WORDS[bit][0],
                    "en": attr.WORDS[bit][1],
                    "rule": attr.WORDS[bit][2],
                    "icon": attr.ICONS[bit],
                    "n": {attr.MOUVEMENT: self.move, attr.DISTANCE: self.reach}.get(bit, 0),
                }
                for bit in attr.bits_of(self.bits)
            ],
            "family": self.family or None,
            "limit": self.limit or None,
            "legendary": self.legendary,
            "astral": self.astral,
            "until": self.until or None,
            "texts": texts,
        }


def _check_parts(id: str, kind: str, attack: int | None, defense: int | None, astral: bool, until: str) -> None:
    """What each type of card must and may not print (AW-019, AW-032)."""
    wrong = ""
    if kind == CREATURE and (attack is None or defense is None):
        wrong = "a creature has Attack and Defense"
    elif kind == PLACE and (attack is not None or defense is None):
        wrong = "a place has Defense and no Attack"
    elif kind == SPELL and defense is not None:
        wrong = "a spell has no Defense"
    elif (kind == SPELL) != (until in (ROUND, ACTIVATION)):
        wrong = "a spell, and only a spell, says when it is discarded"
    elif astral and kind != SPELL:
        wrong = "only a spell bears the astral symbol"
    if wrong:
        raise ProgramError(f"card {id!r}: {wrong}")


#: All faction cards, in the order in which the factions are imported; their index is the number in `Position.faces`.
FACES: Final[list[Face]] = []


def _add(
    kind: str,
    faction: str,
    id: str,
    fr: str,
    en: str,
    value: int,
    *,
    cost: int | None = None,
    attack: int | None = None,
    defense: int | None = None,
    has: tuple[int | tuple[int, int], ...] = (),
    family: str = "",
    limit: int = 0,
    legendary: bool = False,
    astral: bool = False,
    until: str = "",
    skills: tuple[Modifier, ...] = (),
    weaknesses: tuple[Modifier, ...] = (),
    action: Action | None = None,
    icon: str = "",
    mark: str = "publie",
) -> Face:
    face = Face(
        id,
        fr,
        en,
        kind,
        faction,
        value,
        cost=cost,
        attack=attack,
        defense=defense,
        has=has,
        family=family,
        limit=limit,
        legendary=legendary,
        astral=astral,
        until=until,
        skills=skills,
        weaknesses=weaknesses,
        action=action,
        icon=icon,
        mark=mark,
    )
    if action is not None:
        action.register(id, len(FACES))
    FACES.append(face)
    return face


class Faction:
    """Writes the cards of one faction: `card = Faction("nakka")`, then `card.creature("banshee", …)`."""

    __slots__ = ("id",)

    def __init__(self, id: str) -> None:
        self.id = id

    def creature(self, id: str, fr: str, en: str, value: int, attack: int, defense: int, **rest: Any) -> Face:
        return _add(CREATURE, self.id, id, fr, en, value, attack=attack, defense=defense, **rest)

    def place(self, id: str, fr: str, en: str, value: int, defense: int, **rest: Any) -> Face:
        return _add(PLACE, self.id, id, fr, en, value, defense=defense, **rest)

    def spell(self, id: str, fr: str, en: str, value: int, until: str, **rest: Any) -> Face:
        return _add(SPELL, self.id, id, fr, en, value, until=until, **rest)
