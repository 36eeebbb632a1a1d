"""The faces of the five card types, and what abilities are: when they are used, what they cost, what they need and do.

A card is data. Its abilities are programs made of the closed set of steps in `verbs`, conditions in `filters` and standing
modifiers (`Mod`); its text in both languages is said by them (`say`).

Length: the five types are one list, and whoever writes a card reads it from top to bottom.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from ludotheque.engine.card import Card
from ludotheque.engine.errors import ProgramError
from ludotheque.engine.program import Ask, Op, Program, Programs
from ludotheque.games.anima.gaia import EXPLORATION as EXPLORATION
from ludotheque.games.anima.gaia import INTERACTION as INTERACTION
from ludotheque.games.anima.gaia import KINDS, PHASES, Gaia
from ludotheque.games.anima.gaia import MOVEMENT as MOVEMENT
from ludotheque.games.anima.gaia import RESET as RESET

CHARACTER: Final = "character"
ZONE: Final = "zone"
ENCOUNTER: Final = "encounter"
MISSION: Final = "mission"
ADVANTAGE: Final = "advantage"
#: The five types (AN-012).
TYPES: Final = (CHARACTER, ZONE, ENCOUNTER, MISSION, ADVANTAGE)

MAGIC: Final = "magic"
KI: Final = "ki"
TRICKERY: Final = "trickery"
SKILLS: Final = (MAGIC, KI, TRICKERY)  # AN-025
PLOT: Final = "plot"
MALE: Final = "male"
FEMALE: Final = "female"

# ---------------------------------------------------------------------- when an ability or an advantage is used (AN-084)

#: The four phases are timings: RESET, MOVEMENT, INTERACTION, EXPLORATION, in one's own step. Then:
COMBAT: Final = 5  # while fighting, before the dice (AN-087)
#: Interruptions (AN-085): the moment they may be played at.
DECLARED: Final = 10  # another team has declared the zone it goes to (AN-086)
ATTACKED: Final = 11  # a team has been attacked by another
ROLLED: Final = 12  # the dice of a fight have been rolled
BEATEN: Final = 13  # a team has lost a fight
EXPLORED: Final = 14  # an exploration die has been rolled
PLAYED: Final = 15  # another player has played an advantage, which has not taken effect yet
MOMENTS: Final = (DECLARED, ATTACKED, ROLLED, BEATEN, EXPLORED, PLAYED)
TIMINGS: Final = (RESET, MOVEMENT, INTERACTION, EXPLORATION, COMBAT, *MOMENTS)

# ---------------------------------------------------------------------- what modifiers change

BY_COMBAT: Final = 0
BY_SPEED: Final = 1
EXTRA: Final = 2  # encounter cards more at each exploration
UNASSAILABLE: Final = 3  # no combat may be declared against the team
UNROBBED: Final = 4  # nothing is taken from the hand by abilities or cards
SLEEPLESS: Final = 5  # its characters cannot be immobilised
DEATHLESS: Final = 6  # its characters do not die
FIRST: Final = 7  # acts first, whatever its Speed
LAST: Final = 8  # acts last, whatever its Speed
NO_COMBAT: Final = 9  # of a zone: combat is forbidden
SECOND_DIE: Final = 10  # of a zone: the exploration die may be rolled once more, and the second roll counts
LATE_FIRST: Final = 11  # of a zone: the last to act there explores first
BORROWED: Final = 12  # of a character: it has the skills of the others of its team too
STATS: Final = 13


class Condition:
    """What must be so. It reads « si … », "if …" in texts."""

    __slots__ = ()

    def met(self, pos: Gaia, seat: int) -> bool:
        raise NotImplementedError

    def words(self) -> tuple[str, str]:
        raise NotImplementedError


class Mod:
    """A standing modifier: what it changes, by how much, and when.

    A character's holds for its team while it is not immobilised, a Plot's for its owner while it is in play, a zone's for every
    team there, and a creature's for the creature (its conditions look at the team that fights it).
    """

    __slots__ = ("amount", "conditions", "stat")

    def __init__(self, stat: int, amount: int = 1, *conditions: Condition) -> None:
        self.stat = stat
        self.amount = amount
        self.conditions = conditions

    def met(self, pos: Gaia, seat: int) -> bool:
        for condition in self.conditions:  # noqa: SIM110
            if not condition.met(pos, seat):
                return False
        return True


class Deed(Op):
    """A step that changes something; a die or a condition alone (`acts` is False) decides whether the rest does."""

    __slots__ = ()
    acts: ClassVar[bool] = True

    def possible(self, pos: Gaia, seat: int) -> bool:
        """Whether it could do anything now, so that an ability without effect is not offered."""
        return True

    def words(self) -> tuple[str, str]:
        """The step as a sentence to the one who uses it, in French and English, without the full stop."""
        raise NotImplementedError

    def upon(self, fr: str, en: str) -> tuple[str, str] | None:
        """The step and the choice before it as one sentence, which names what is chosen; None where it takes two."""
        return None

    def more(self) -> tuple[str, str]:
        """The step where it comes on top of another like it."""
        return self.words()


class Pick(Ask):
    """A step that asks: it designates a player (`frame.it`) or a card (the last of `frame.chosen`).

    Nothing follows where there is nothing to designate.
    """

    __slots__ = ()
    acts: ClassVar[bool] = False
    kind: ClassVar[str] = "pick"
    rule: ClassVar[str] = "AN-084"
    verbs: ClassVar[tuple[str, ...]] = ("pick",)

    def possible(self, pos: Gaia, seat: int) -> bool:
        return True

    def words(self) -> tuple[str, str]:
        raise NotImplementedError

    def noun(self) -> tuple[str, str] | None:
        """What is chosen, as the object of a verb."""
        return None


#: The programs of all cards and phases, by name.
PROGRAMS: Final = Programs()


class Ability:
    """What a player may use, or what happens: when, at what cost, under which conditions, and its steps."""

    __slots__ = ("needs", "program", "steps", "tap", "when")

    def __init__(self, when: int, *steps: Deed | Pick, tap: bool = False, needs: Iterable[Condition] = ()) -> None:
        if when and when not in TIMINGS:
            raise ProgramError(f"there is no timing {when}")
        self.when = when  # 0: not used but set off by the rules (events, zones, missions, creatures)
        self.steps = steps
        self.tap = tap  # the character is tapped to use it (AN-029)
        self.needs = tuple(needs)
        self.program: Program | None = None  # made with the name of its card

    def usable(self, pos: Gaia, seat: int) -> bool:
        """Whether its conditions are met and the first thing it does could be done; timing and cost are for whoever asks.

        What comes later need not be possible: +3 Combat is of use where nobody is left to tap.
        """
        for condition in self.needs:
            if not condition.met(pos, seat):
                return False
        for step in self.steps:
            if not step.possible(pos, seat):
                return False
            if step.acts:
                return True
        return True


class Face(Card):
    """One of the 110 cards. `types` says which of the five types it is."""

    __slots__ = ("abilities", "index", "mods", "said", "uses")

    def __init__(
        self,
        id: str,
        fr: str,
        en: str,
        kind: str,
        band: str,
        icon: str,
        mark: str,
        abilities: Iterable[Ability] = (),
        mods: Iterable[Mod] = (),
    ) -> None:
        super().__init__(id, fr, en, kind, band, icon, mark)
        self.abilities = tuple(abilities)
        self.uses: tuple[Ability, ...] = ()  # those that are used from the table
        self.mods = tuple(mods)
        self.said: tuple[str, str] | None = None  # its text, said when first asked for
        for number, ability in enumerate(self.abilities):
            name_program(ability, f"{id}/{number}")
        self.index = len(FACES)
        FACES.append(self)

    def text(self) -> tuple[str, str]:
        from ludotheque.games.anima.say import text_of

        if self.said is None:
            self.said = text_of(self)
        return self.said

    def face(self) -> dict[str, Any]:
        fr, en = self.text()
        return {**super().face(), "text": {"fr": fr, "en": en}, **self.figures()}

    def figures(self) -> dict[str, Any]:
        """What a face shows beside its text."""
        return {}


#: Every card by its index; a position's `faces` are such indices.
FACES: Final[list[Face]] = []


def name_program(ability: Ability | None, name: str) -> None:
    if ability is not None and ability.steps:
        ability.program = PROGRAMS.make(name, ability.steps)


class Character(Face):
    """Combat, Speed, gender, skills and perhaps a special ability (AN-015)."""

    __slots__ = ("combat", "gender", "skills", "speed")

    def __init__(
        self,
        id: str,
        fr: str,
        en: str,
        combat: int,
        speed: int,
        gender: str,
        skills: tuple[str, ...] = (),
        abilities: Iterable[Ability] = (),
        mods: Iterable[Mod] = (),
        *,
        icon: str = "character",
        mark: str = "maison",
    ) -> None:
        if (
            gender not in (MALE, FEMALE)
            or any(skill not in SKILLS for skill in skills)
            or len(set(skills)) < len(skills)
        ):
            raise ProgramError(f"character {id!r}: gender or skills are wrong")
        self.combat = combat
        self.speed = speed
        self.gender = gender
        self.skills = skills
        super().__init__(id, fr, en, CHARACTER, CHARACTER, icon, mark, abilities, mods)
        self.uses = self.abilities

    def figures(self) -> dict[str, Any]:
        return {"combat": self.combat, "speed": self.speed, "gender": self.gender, "skills": list(self.skills)}


# ---------------------------------------------------------------------- zones

SPECIAL: Final = -1  # a face of the die: do what the card says (AN-160)

ADVANTAGES: Final = "advantages"
RECRUIT: Final = "recruit"
OBJECTIVE: Final = "mission"
SP: Final = "sp"


class Reward:
    """One of a zone's three rewards (AN-035): advantages, a recruit, a mission's objective, or a special one."""

    __slots__ = ("ability", "en", "fr", "kind", "place")

    def __init__(self, kind: str, place: str = "", fr: str = "", en: str = "", ability: Ability | None = None) -> None:
        self.kind = kind
        self.place = place  # of an objective: what missions call it
        self.fr = fr
        self.en = en
        self.ability = ability  # of a special reward: what it does


def objective(place: str, fr: str, en: str) -> Reward:
    return Reward(OBJECTIVE, place, fr, en)


def special(fr: str, en: str, *steps: Deed | Pick) -> Reward:
    return Reward(SP, "", fr, en, Ability(0, *steps))


class ZoneFace(Face):
    """Level, trade symbol, exploration table, three rewards and perhaps special rules (AN-030)."""

    __slots__ = ("forbids", "late", "level", "rewards", "second", "special", "table", "trade")

    def __init__(
        self,
        id: str,
        fr: str,
        en: str,
        level: int,
        table: tuple[int, ...],
        rewards: tuple[Reward, ...],
        *,
        trade: bool = False,
        mods: Iterable[Mod] = (),
        special: Ability | None = None,
        icon: str = "village",
        mark: str = "maison",
    ) -> None:
        if (
            len(table) != 6
            or level not in (1, 2, 3)
            or len(rewards) != 3
            or (SPECIAL in table) != (special is not None)
        ):
            raise ProgramError(f"zone {id!r}: its table, level, rewards or special row are wrong")
        self.level = level
        self.table = table  # by face of the die: encounters to draw, or SPECIAL
        self.rewards = rewards
        self.trade = trade
        self.special = special
        super().__init__(id, fr, en, ZONE, f"zone-{level}", icon, mark, (), mods)
        self.forbids = any(mod.stat == NO_COMBAT for mod in self.mods)
        self.second = any(mod.stat == SECOND_DIE for mod in self.mods)
        self.late = any(mod.stat == LATE_FIRST for mod in self.mods)
        name_program(special, f"{id}/special")
        for number, reward in enumerate(rewards):
            name_program(reward.ability, f"{id}/reward-{number}")

    def figures(self) -> dict[str, Any]:
        return {
            "tier": self.level,
            "trade": self.trade,
            "table": ["special" if n == SPECIAL else n for n in self.table],
            "rewards": [
                {"kind": one.kind, "words": {"fr": one.fr, "en": one.en} if one.fr else None} for one in self.rewards
            ],
        }


# ---------------------------------------------------------------------- missions


class Foe:
    """A foe of a mission: its name, its Combat and its kind."""

    __slots__ = ("combat", "en", "fr", "kind", "mods")

    def __init__(self, fr: str, en: str, combat: int, kind: str | None = None, mods: Iterable[Mod] = ()) -> None:
        self.fr = fr
        self.en = en
        self.combat = combat
        self.kind = -1 if kind is None else KINDS.index(kind)
        self.mods = tuple(mods)


class Speed:
    """A speed test of a mission (AN-180)."""

    __slots__ = ("difficulty",)

    def __init__(self, difficulty: int) -> None:
        self.difficulty = difficulty


class Pay:
    """Advantage cards that a mission asks for."""

    __slots__ = ("cards",)

    def __init__(self, cards: int) -> None:
        self.cards = cards


Trial = Foe | Speed | Pay


class Stage:
    """What a mission asks for at one place: trials in order, all passed in one go."""

    __slots__ = ("place", "trials")

    def __init__(self, place: str, *trials: Trial) -> None:
        self.place = place
        self.trials = trials


class MissionFace(Face):
    """A Basic or Final Mission: stages in order, and the bonus it gives (AN-011).

    With `hold` it is a Resistance Mission (AN-042): its stages are the turns, at the one place of the first; whoever begins is held
    there. A mission that may be `stolen` goes back to its first stage when its owner loses to another team. A `secret` one is not shown
    before it is completed, so nothing is fought in it.
    """

    __slots__ = ("combat", "final", "hold", "secret", "speed", "stages", "stolen")

    def __init__(
        self,
        id: str,
        fr: str,
        en: str,
        stages: tuple[Stage, ...],
        *,
        combat: int = 0,
        speed: int = 0,
        final: bool = False,
        hold: bool = False,
        secret: bool = False,
        stolen: bool = False,
        icon: str = "scroll-unfurled",
        mark: str = "maison",
    ) -> None:
        if not stages or (hold and len({stage.place for stage in stages}) != 1):
            raise ProgramError(f"mission {id!r}: a Resistance Mission has one place")
        if secret and any(isinstance(trial, Foe) for stage in stages for trial in stage.trials):
            raise ProgramError(f"mission {id!r}: a fight would show a secret mission")
        self.stages = stages
        self.combat = combat
        self.speed = speed
        self.final = final
        self.hold = hold
        self.secret = secret
        self.stolen = stolen
        super().__init__(id, fr, en, MISSION, "final" if final else "basic", icon, mark)

    def foes(self) -> list[Foe]:
        """All foes of its stages, in order."""
        return [trial for stage in self.stages for trial in stage.trials if isinstance(trial, Foe)]

    def figures(self) -> dict[str, Any]:
        return {
            "is_final": self.final,
            "holds_for": len(self.stages) if self.hold else None,
            "combat": self.combat,
            "speed": self.speed,
        }


# ---------------------------------------------------------------------- advantages and encounters


class AdvantageFace(Face):
    """A Plot, or a Skill of one of three types (AN-049, AN-052): its timing is that of its ability.

    A Plot that `stays` remains in play, and its modifiers and abilities hold for its owner; an `organisation` is one, with its rivals.
    What it does when played is its first ability; the others are used from the table.
    """

    __slots__ = ("organisation", "rivals", "stays", "type", "when")

    def __init__(
        self,
        id: str,
        fr: str,
        en: str,
        type: str,
        abilities: tuple[Ability, ...],
        mods: Iterable[Mod] = (),
        *,
        stays: bool = False,
        organisation: bool = False,
        rivals: tuple[str, ...] = (),
        icon: str = "card-play",
        mark: str = "maison",
    ) -> None:
        if (type != PLOT and (type not in SKILLS or stays)) or not abilities:
            raise ProgramError(f"advantage {id!r}: its type or its abilities are wrong")
        self.type = type
        self.stays = stays or organisation
        self.organisation = organisation
        self.rivals = rivals  # ids of the organisations whose teams it must fight (AN-060)
        self.when = abilities[0].when
        super().__init__(id, fr, en, ADVANTAGE, type, icon, mark, abilities, mods)
        self.uses = self.abilities[1:]

    def figures(self) -> dict[str, Any]:
        return {
            "type": self.type,
            "timing": timing_name(self.when),
            "stays": self.stays,
            "organisation": self.organisation,
            "rivals": list(self.rivals),
        }


def timing_name(when: int) -> str:
    return "interruption" if when in MOMENTS else "combat" if when == COMBAT else PHASES[when]


class Creature(Face):
    """An encounter that is fought (AN-069): level, Combat, kind; what happens when it wins or is beaten."""

    __slots__ = ("combat", "creature_kind", "level", "when_beaten", "when_wins")

    def __init__(
        self,
        id: str,
        fr: str,
        en: str,
        level: int,
        combat: int,
        creature_kind: str | None = None,
        mods: Iterable[Mod] = (),
        *,
        when_wins: tuple[Deed | Pick, ...] = (),
        when_beaten: tuple[Deed | Pick, ...] = (),
        icon: str = "sea-dragon",
        mark: str = "maison",
    ) -> None:
        self.level = level
        self.combat = combat
        self.creature_kind = -1 if creature_kind is None else KINDS.index(creature_kind)
        self.when_wins = Ability(0, *when_wins) if when_wins else None
        self.when_beaten = Ability(0, *when_beaten) if when_beaten else None
        super().__init__(id, fr, en, ENCOUNTER, "monster", icon, mark, (), mods)
        name_program(self.when_wins, f"{id}/wins")
        name_program(self.when_beaten, f"{id}/beaten")

    def figures(self) -> dict[str, Any]:
        kind = None if self.creature_kind < 0 else KINDS[self.creature_kind]
        return {"tier": self.level, "combat": self.combat, "beast": kind}


class EventFace(Face):
    """An encounter that happens to the team (AN-071)."""

    __slots__ = ("level",)

    def __init__(
        self,
        id: str,
        fr: str,
        en: str,
        level: int,
        *steps: Deed | Pick,
        icon: str = "tied-scroll",
        mark: str = "maison",
    ) -> None:
        self.level = level
        super().__init__(id, fr, en, ENCOUNTER, "event", icon, mark, (Ability(0, *steps),))

    def figures(self) -> dict[str, Any]:
        return {"tier": self.level, "combat": None, "beast": None}


def zone_face(pos: Gaia, zone: int) -> ZoneFace:
    """The face of a zone."""
    face: ZoneFace = FACES[pos.faces[zone]]  # type: ignore[assignment]  # a cast would be a call
    return face


def mission_face(pos: Gaia, card: int) -> MissionFace:
    face: MissionFace = FACES[pos.faces[card]]  # type: ignore[assignment]  # a cast would be a call
    return face


def steps_done(pos: Gaia, seat: int, card: int) -> int:
    """How many stages of a mission are behind a seat: of the Final, which is everybody's (AN-009), its own."""
    return pos.ascent[seat] if card == pos.final else pos.progress[card]


def stage_of(pos: Gaia, seat: int, card: int) -> Stage:
    """The stage a seat has come to in a mission."""
    stages = mission_face(pos, card).stages
    return stages[min(steps_done(pos, seat, card), len(stages) - 1)]
