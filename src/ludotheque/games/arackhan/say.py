"""The language cards are written in: each word makes a modifier together with its French and English sentence.

A card says `skills=(near_allies(defense=1),)` and gets « Les créatures alliées adjacentes ont +1 en Défense. »
"""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.games.arackhan import attributes as attr
from ludotheque.games.arackhan.battle import INITIATIVE, Battle
from ludotheque.games.arackhan.faces import CREATURE, SPELL
from ludotheque.games.arackhan.mat import DISTANCE
from ludotheque.games.arackhan.modifiers import (
    ALLY,
    CREATURES,
    ENEMY,
    EVERY,
    FIELD,
    GRANT,
    HOLD,
    IMMUNE,
    MARK,
    MUTE,
    NEAR,
    PLACES,
    SELF,
    STATS,
    STEADY,
    STRIP,
    SWAP,
    Modifier,
    Per,
    Rule,
    Test,
    When,
    lasting,
)
from ludotheque.games.arackhan.sheets import Sheet, Sheets, neighbours

# ---------------------------------------------------------------------- which cards


class Group:
    """A set of cards that modifiers reach: `Group(NEAR, ALLY, family="Légion VI")`, with its words."""

    __slots__ = ("en", "fr", "scope", "side", "test", "types")

    def __init__(
        self,
        scope: int,
        side: int,
        *,
        family: str = "",
        most: int = 0,
        having: int = 0,
        types: int = CREATURES,
    ) -> None:
        self.scope = scope
        self.side = side
        self.types = types
        self.test = _test(family, most, having)
        kind = (
            ("Les créatures", "creatures") if types == CREATURES else ("Les créatures et lieux", "creatures and places")
        )
        if side == ALLY:
            fr, en = f"{kind[0]} alliés" if types & PLACES else f"{kind[0]} alliées", f"allied {kind[1]}"
        elif side == ENEMY:
            fr, en = f"{kind[0]} ennemis" if types & PLACES else f"{kind[0]} ennemies", f"enemy {kind[1]}"
        else:
            fr, en = kind
        if scope == NEAR:
            fr += " adjacents" if types & PLACES else " adjacentes"
            en = f"adjacent {en}"
        if family:
            fr += f" de la famille {family}"
            en += f" of the {family} family"
        if most:
            fr += f" de valeur {most} ou moins"
            en += f" of value {most} or less"
        if having:
            a, b = _attributes(having, 0)
            fr += f" ayant {a}"
            en += f" with {b}"
        if scope in (FIELD, EVERY):
            fr += " du champ de bataille"
            en += " on the battlefield"
        self.fr = fr
        self.en = en[0].upper() + en[1:]


def _test(family: str, most: int, having: int) -> Test | None:
    if having:
        rest = _test(family, most, 0)
        return lambda target, source: bool(target.bits & having) and (rest is None or rest(target, source))
    if family and most:
        return lambda target, source: family in target.families and target.value <= most
    if family:
        return lambda target, source: family in target.families
    if most:
        return lambda target, source: target.value <= most
    return None


ALLIES = Group(NEAR, ALLY)
ENEMIES = Group(NEAR, ENEMY)
ALL_ENEMIES = Group(FIELD, ENEMY)
ALL_ALLIES = Group(FIELD, ALLY)


def legion(number: str) -> Group:
    """The adjacent allied creatures of a legion."""
    return Group(NEAR, ALLY, family=f"Légion {number}")


# ---------------------------------------------------------------------- what


def _figures(attack: int, defense: int) -> tuple[str, str]:
    fr, en = [], []
    for n, f, e in ((attack, "Attaque", "Attack"), (defense, "Défense", "Defense")):
        if n:
            fr.append(f"{n:+d} en {f}".replace("-", "−"))
            en.append(f"{n:+d} {e}".replace("-", "−"))
    return " et ".join(fr), " and ".join(en)


def gives(
    group: Group, attack: int = 0, defense: int = 0, *, per: Per | None = None, fr: str = "", en: str = ""
) -> Modifier:
    """The group has more (or less) Attack and Defense, possibly per something counted (worded by the card)."""
    a, b = _figures(attack, defense)
    return Modifier(
        STATS,
        group.scope,
        group.side,
        attack=attack,
        defense=defense,
        types=group.types,
        test=group.test,
        per=per,
        fr=fr or f"{group.fr} ont {a}.",
        en=en or f"{group.en} have {b}.",
    )


def itself(
    attack: int = 0,
    defense: int = 0,
    *,
    per: Per | None = None,
    when: When | None = None,
    fr: str,
    en: str,
) -> Modifier:
    """The card's own figures change, on a condition or per something counted."""
    return Modifier(STATS, SELF, attack=attack, defense=defense, per=per, when=when, fr=fr, en=en)


def _attributes(bits: int, n: int) -> tuple[str, str]:
    names = [(attr.WORDS[bit][0], attr.WORDS[bit][1]) for bit in attr.bits_of(bits)]
    fr, en = " et ".join(one for one, _ in names), " and ".join(one for _, one in names)
    return (f"{fr} {n}", f"{en} {n}") if n else (fr, en)


def grants(group: Group, bits: int, n: int = 0, *, when: When | None = None, fr: str = "", en: str = "") -> Modifier:
    """The group has an attribute."""
    a, b = _attributes(bits, n)
    return Modifier(
        GRANT,
        group.scope,
        group.side,
        bits=bits,
        n=n,
        types=group.types,
        test=group.test,
        when=when,
        fr=fr or f"{group.fr} ont {a}.",
        en=en or f"{group.en} have {b}.",
    )


def has(bits: int, n: int = 0, *, when: When | None = None, fr: str, en: str) -> Modifier:
    """The card itself has an attribute on a condition."""
    return Modifier(GRANT, SELF, bits=bits, n=n, when=when, fr=fr, en=en)


def strips(group: Group, bits: int = attr.ALL) -> Modifier:
    """The group loses attributes: all of them, or those named."""
    a, b = ("tous leurs attributs", "all their attributes") if bits == attr.ALL else _attributes(bits, 0)
    return Modifier(
        STRIP,
        group.scope,
        group.side,
        bits=bits,
        types=group.types,
        test=group.test,
        fr=f"{group.fr} perdent {a}.",
        en=f"{group.en} lose {b}.",
    )


def silences(group: Group, *, fr: str = "", en: str = "") -> Modifier:
    """The group loses its skills."""
    return Modifier(
        MUTE,
        group.scope,
        group.side,
        test=group.test,
        fr=fr or f"{group.fr} perdent toutes leurs compétences.",
        en=en or f"{group.en} lose all their skills.",
    )


def swaps(group: Group) -> Modifier:
    """The group's Attack and Defense are exchanged, after everything else."""
    return Modifier(
        SWAP,
        group.scope,
        group.side,
        test=group.test,
        fr=f"{group.fr} échangent leur Attaque et leur Défense, une fois tout le reste compté.",
        en=f"{group.en} have their Attack and Defense swapped, once everything else is counted.",
    )


def steady() -> Modifier:
    """No other card changes the card's figures."""
    return Modifier(
        STEADY,
        SELF,
        fr="Aucune autre carte ne modifie son Attaque ni sa Défense.",
        en="No other card changes its Attack or Defense.",
    )


def deprives(group: Group, *, also: bool = False) -> tuple[Modifier, Modifier]:
    """The group loses attributes and skills, in one sentence; `also`: after a sentence about the same group."""
    fr, en = ("Elles", "They also") if also else (group.fr, group.en)
    attributes, skills = strips(group), silences(group)
    attributes.fr = f"{fr} perdent tous leurs attributs et toutes leurs compétences."
    attributes.en = f"{en} lose all their attributes and skills."
    skills.fr = skills.en = ""
    return attributes, skills


def holds(group: Group, *, beside: str = "", fr: str = "", en: str = "") -> Modifier:
    """The group is deactivated for as long as this reaches it (AW-126); `beside`: only those that also touch this other card."""
    return Modifier(
        HOLD,
        group.scope,
        group.side,
        test=group.test,
        beside=beside,
        fr=fr or f"{group.fr} sont désactivées aussi longtemps qu'elles le restent, puis redeviennent actives.",
        en=en or f"{group.en} are deactivated for as long as they stay so, then active again.",
    )


def immune(group: Group | None = None, *, when: When | None = None, fr: str = "", en: str = "") -> Modifier:
    """Immune to enemy spells (AW-183, AW-184): the group, or the card itself."""
    if group is None:
        return Modifier(
            IMMUNE,
            SELF,
            when=when,
            fr=fr or "Cette carte est immunisée contre les sorts ennemis.",
            en=en or "This card is immune to enemy spells.",
        )
    return Modifier(
        IMMUNE,
        group.scope,
        group.side,
        test=group.test,
        when=when,
        fr=f"{group.fr} sont immunisées contre les sorts ennemis.",
        en=f"{group.en} are immune to enemy spells.",
    )


def marked(mark: str, group: Group | None = None, *, fr: str, en: str) -> Modifier:
    """A trait that the rules check by name (see `attack.py`, `moving.py`, `scoring.py`, `rounds.py`)."""
    if group is None:
        return Modifier(MARK, SELF, mark=mark, fr=fr, en=en)
    return Modifier(MARK, group.scope, group.side, mark=mark, test=group.test, types=group.types, fr=fr, en=en)


# ---------------------------------------------------------------------- counts and conditions


def count_near(test: Callable[[Sheet, Sheet], bool]) -> Per:
    """How many of the cards that touch the target pass a test (of that card and the target)."""

    def count(pos: Battle, sheets: Sheets, source: Sheet, target: Sheet) -> int:
        return sum(1 for other in neighbours(pos, sheets, target.at) if test(other, target))

    return count


def is_ally(other: Sheet, me: Sheet) -> bool:
    return other.type == CREATURE and other.side == me.side


def is_enemy_card(other: Sheet, me: Sheet) -> bool:
    return other.side != me.side


def family_present(family: str) -> When:
    """An allied creature of the family is on the battlefield."""

    def there(pos: Battle, sheets: Sheets, source: Sheet) -> bool:
        return any(one.type == CREATURE and one.side == source.side and family in one.families for one in sheets.field)

    return there


def no_ally_near(pos: Battle, sheets: Sheets, source: Sheet) -> bool:
    return not any(is_ally(other, source) for other in neighbours(pos, sheets, source.at))


# ---------------------------------------------------------------------- rules about attacks


class CannotAttack(Rule):
    """Those it reaches may not attack (in the Initiative sequence only, if it says so)."""

    __slots__ = ("sequence",)

    def __init__(
        self, group: Group | None = None, *, sequence: bool = False, rule: str = "AW-049", fr: str, en: str
    ) -> None:
        super().__init__(group, rule=rule, fr=fr, en=en)
        self.sequence = sequence

    def attacking(self, pos: Battle, sheets: Sheets, me: Sheet, target: Sheet) -> bool:
        return self.sequence and pos.phase != INITIATIVE


class OnlyTargets(Rule):
    """Those it reaches may attack only targets that pass a test (of the attacker and the target)."""

    __slots__ = ("allows",)

    def __init__(
        self,
        allows: Callable[[Battle, Sheet, Sheet], bool],
        group: Group | None = None,
        *,
        rule: str = "AW-049",
        fr: str,
        en: str,
    ) -> None:
        super().__init__(group, rule=rule, fr=fr, en=en)
        self.allows = allows

    def attacking(self, pos: Battle, sheets: Sheets, me: Sheet, target: Sheet) -> bool:
        return self.allows(pos, me, target)


class OnlyBy(Rule):
    """Those it reaches may be attacked only by attackers that pass a test (of the attacked and the attacker)."""

    __slots__ = ("allows",)

    def __init__(
        self,
        allows: Callable[[Battle, Sheet, Sheet], bool],
        group: Group | None = None,
        *,
        rule: str = "AW-049",
        fr: str,
        en: str,
    ) -> None:
        super().__init__(group, rule=rule, fr=fr, en=en)
        self.allows = allows

    def attacked(self, pos: Battle, sheets: Sheets, me: Sheet, attacker: Sheet) -> bool:
        return self.allows(pos, me, attacker)


class OnlyGroups(Rule):
    """Those it reaches may be attacked only by groups that pass a test (of the attacked and the group)."""

    __slots__ = ("allows",)
    grouped = True

    def __init__(
        self,
        allows: Callable[[Sheet, list[Sheet]], bool],
        group: Group | None = None,
        *,
        rule: str = "AW-049",
        fr: str,
        en: str,
    ) -> None:
        super().__init__(group, rule=rule, fr=fr, en=en)
        self.allows = allows

    def faces(self, pos: Battle, sheets: Sheets, me: Sheet, group: list[Sheet]) -> bool:
        return self.allows(me, group)


class OnlyWith(Rule):
    """Those it reaches may attack only in groups that pass a test (of the attacker and the group it is in)."""

    __slots__ = ("allows",)
    grouped = True

    def __init__(
        self,
        allows: Callable[[Sheet, list[Sheet]], bool],
        group: Group | None = None,
        *,
        rule: str = "AW-049",
        fr: str,
        en: str,
    ) -> None:
        super().__init__(group, rule=rule, fr=fr, en=en)
        self.allows = allows

    def joins(self, pos: Battle, sheets: Sheets, me: Sheet, group: list[Sheet], target: Sheet) -> bool:
        return self.allows(me, group)


class Against(Rule):
    """More or less Attack against targets that pass a test."""

    __slots__ = ("against", "bonus")
    figures = True

    def __init__(self, bonus: int, against: Callable[[Sheet, Sheet], bool], *, fr: str, en: str) -> None:
        super().__init__(fr=fr, en=en)
        self.bonus = bonus
        self.against = against

    def strength(self, me: Sheet, target: Sheet) -> int:
        return self.bonus if self.against(me, target) else 0


class Guarded(Rule):
    """More Defense against groups that pass a test."""

    __slots__ = ("against", "bonus")
    figures = True

    def __init__(
        self, bonus: int, against: Callable[[Sheet, list[Sheet]], bool], group: Group | None = None, *, fr: str, en: str
    ) -> None:
        super().__init__(group, fr=fr, en=en)
        self.bonus = bonus
        self.against = against

    def guard(self, me: Sheet, group: list[Sheet]) -> int:
        return self.bonus if self.against(me, group) else 0


def creatures_in(group: list[Sheet]) -> int:
    return sum(one.type == CREATURE for one in group)


def touching(pos: Battle, attacker: Sheet, target: Sheet) -> bool:
    """Adjacent for the purposes of an attack: Furtif negates it (AW-402)."""
    if DISTANCE[attacker.at][target.at] != 1:
        return False
    return not (target.bits & attr.FURTIF and attacker.type == CREATURE)


def needs_group(fr: str, en: str) -> Rule:
    """An enemy creature may attack it only in a group of at least two, spells included; a lone spell may (AW-159)."""
    return OnlyGroups(
        lambda me, group: len(group) > 1 or group[0].type == SPELL,
        rule="AW-159",
        fr=f"Une créature ennemie ne peut attaquer {fr} qu'en attaque groupée ; un sort d'attaque peut le faire seul.",
        en=f"An enemy creature may attack {en} only in a group attack; an attack spell may do so alone.",
    )


#: A creature that has walked further than its Mouvement may not attack this round (AW-211).
PEACEFUL = lasting(
    "peaceful",
    CannotAttack(
        rule="AW-211",
        fr="Elle n'attaque pas pendant ce round.",
        en="It does not attack this round.",
    ),
)
