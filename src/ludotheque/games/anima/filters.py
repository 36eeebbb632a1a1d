"""The closed set of conditions: what abilities need, and when modifiers hold. Each says itself in both languages."""

from __future__ import annotations

from ludotheque.games.anima.faces import FACES, SKILLS, Character, Condition, ZoneFace
from ludotheque.games.anima.gaia import FOE, FOE_KIND, KINDS, PHASES, SIDE_A, SIDE_B, Gaia

_KINDS = {
    "tenebres": ("une créature des Ténèbres", "a creature of Darkness"),
    "bete": ("une Bête", "a Beast"),
    "demon": ("un Démon", "a Demon"),
    "automate": ("un Automate", "an Automaton"),
}
_FEW = (("zéro", "no"), ("un", "one"), ("deux", "two"), ("trois", "three"), ("quatre", "four"), ("cinq", "five"))
_SKILLS = {"magic": ("Magie", "Magic"), "ki": ("Ki", "Ki"), "trickery": ("Ruse", "Trickery")}


class Against(Condition):
    """Fighting a creature of one of these kinds."""

    __slots__ = ("indices", "kinds")

    def __init__(self, *kinds: str) -> None:
        self.kinds = kinds
        self.indices = [KINDS.index(kind) for kind in kinds]

    def met(self, pos: Gaia, seat: int) -> bool:
        return bool(pos.fight) and pos.fight[FOE_KIND] in self.indices

    def words(self) -> tuple[str, str]:
        said = [_KINDS[kind] for kind in self.kinds]
        return f"contre {' ou '.join(fr for fr, _ in said)}", f"against {' or '.join(en for _, en in said)}"


class AgainstFoe(Condition):
    """Fighting a creature or a mission's foe, not a team."""

    __slots__ = ()

    def met(self, pos: Gaia, seat: int) -> bool:
        return bool(pos.fight) and pos.fight[FOE] >= 0

    def words(self) -> tuple[str, str]:
        return "contre une créature", "against a creature"


class AgainstTeam(Condition):
    """Fighting another team."""

    __slots__ = ()

    def met(self, pos: Gaia, seat: int) -> bool:
        return bool(pos.fight) and pos.fight[SIDE_B] >= 0

    def words(self) -> tuple[str, str]:
        return "contre une équipe", "against a team"


class Attacking(Condition):
    """Being the one who declared the combat."""

    __slots__ = ()

    def met(self, pos: Gaia, seat: int) -> bool:
        return bool(pos.fight) and pos.fight[SIDE_B] >= 0 and pos.fight[SIDE_A] == seat

    def words(self) -> tuple[str, str]:
        return "si vous attaquez", "if you attack"


class TeamSize(Condition):
    """A team of so many characters, at least and at most."""

    __slots__ = ("high", "low")

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def met(self, pos: Gaia, seat: int) -> bool:
        return self.low <= len(pos.team[seat]) <= self.high

    def words(self) -> tuple[str, str]:
        low, high = _FEW[self.low], _FEW[min(self.high, 5)]
        if self.high == 1:
            return "si votre équipe compte un seul personnage", "if your team has only one character"
        if self.low == self.high:
            return f"si votre équipe compte {low[0]} personnages", f"if your team has {low[1]} characters"
        if self.high >= 4:
            return (
                f"si votre équipe compte au moins {low[0]} personnages",
                f"if your team has at least {low[1]} characters",
            )
        return f"si votre équipe compte {high[0]} personnages au plus", f"if your team has at most {high[1]} characters"


class Outnumbered(Condition):
    """Fighting a larger team; `by_me`: a smaller one."""

    __slots__ = ("by_me",)

    def __init__(self, by_me: bool = False) -> None:
        self.by_me = by_me

    def met(self, pos: Gaia, seat: int) -> bool:
        if not pos.fight or pos.fight[SIDE_B] < 0 or seat not in pos.fight[:2]:
            return False
        other = pos.fight[SIDE_B] if pos.fight[SIDE_A] == seat else pos.fight[SIDE_A]
        more = len(pos.team[other]) - len(pos.team[seat])
        return more < 0 if self.by_me else more > 0

    def words(self) -> tuple[str, str]:
        if self.by_me:
            return "contre une équipe moins nombreuse", "against a smaller team"
        return "contre une équipe plus nombreuse", "against a larger team"


class TradeZone(Condition):
    """Standing in a zone with the trade symbol."""

    __slots__ = ()

    def met(self, pos: Gaia, seat: int) -> bool:
        zone = pos.at[seat]
        face = FACES[pos.faces[zone]] if zone >= 0 else None
        return isinstance(face, ZoneFace) and face.trade

    def words(self) -> tuple[str, str]:
        return "dans une zone de commerce", "in a trade zone"


class Slowest(Condition):
    """Acting last this turn; `fastest`: first."""

    __slots__ = ("fastest",)

    def __init__(self, fastest: bool = False) -> None:
        self.fastest = fastest

    def met(self, pos: Gaia, seat: int) -> bool:
        return pos.order[0 if self.fastest else -1] == seat

    def words(self) -> tuple[str, str]:
        return (
            ("si vous jouez en premier ce tour", "if you act first this turn")
            if self.fastest
            else ("si vous jouez en dernier ce tour", "if you act last this turn")
        )


class Behind(Condition):
    """Having completed fewer missions than somebody; `ahead`: strictly the most."""

    __slots__ = ("ahead",)

    def __init__(self, ahead: bool = False) -> None:
        self.ahead = ahead

    def met(self, pos: Gaia, seat: int) -> bool:
        mine = len(pos.done[seat])
        others = [len(pos.done[other]) for other in range(pos.seats) if other != seat]
        return mine > max(others) if self.ahead else mine < max(others)

    def words(self) -> tuple[str, str]:
        if self.ahead:
            return (
                "si vous avez accompli plus de missions que tous les autres",
                "if you have completed more missions than anyone else",
            )
        return (
            "si un autre joueur a accompli plus de missions que vous",
            "if another player has completed more missions than you",
        )


class Has(Condition):
    """A character of one gender or with one skill in the team, beside nothing else."""

    __slots__ = ("gender", "number", "skill")

    def __init__(self, *, gender: str = "", skill: str = "", number: int = 1) -> None:
        self.gender = gender
        self.skill = skill
        self.number = number
        assert gender or skill in SKILLS

    def met(self, pos: Gaia, seat: int) -> bool:
        found = 0
        for card in pos.team[seat]:
            face = FACES[pos.faces[card]]
            if isinstance(face, Character) and not pos.down >> card & 1:
                found += face.gender == self.gender if self.gender else self.skill in face.skills
        return found >= self.number

    def words(self) -> tuple[str, str]:
        n = self.number
        fr, en = _FEW[n]
        if self.gender:
            if self.gender == "female":
                if n == 1:
                    return "si votre équipe compte une femme", "if your team has a woman"
                return f"si votre équipe compte au moins {fr} femmes", f"if your team has at least {en} women"
            if n == 1:
                return "si votre équipe compte un homme", "if your team has a man"
            return f"si votre équipe compte au moins {fr} hommes", f"if your team has at least {en} men"
        skill = _SKILLS[self.skill]
        if n == 1:
            return f"si votre équipe a la compétence {skill[0]}", f"if your team has the {skill[1]} skill"
        return (
            f"si {fr} de vos personnages ont la compétence {skill[0]}",
            f"if {en} of your characters have the {skill[1]} skill",
        )


class Hand(Condition):
    """So many advantages in hand, at least and at most."""

    __slots__ = ("high", "low")

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def met(self, pos: Gaia, seat: int) -> bool:
        return self.low <= len(pos.hand[seat]) <= self.high

    def words(self) -> tuple[str, str]:
        if self.high == 0:
            return "si votre main est vide", "if your hand is empty"
        if self.high >= 5:
            fr, en = _FEW[self.low]
            return f"si vous tenez au moins {fr} avantages", f"if you hold at least {en} advantages"
        fr, en = _FEW[self.high]
        return f"si vous tenez {fr} avantages au plus", f"if you hold at most {en} advantages"


class Phase(Condition):
    """During one phase of the turn."""

    __slots__ = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def met(self, pos: Gaia, seat: int) -> bool:
        return pos.phase == self.phase

    def words(self) -> tuple[str, str]:
        fr = ("", "de réinitialisation", "de mouvement", "d'interaction", "d'exploration")[self.phase]
        return f"pendant la phase {fr}", f"during the {PHASES[self.phase]} phase"


class OfAnother(Condition):
    """What is interrupted is another player's: a roll, a defeat, a move."""

    __slots__ = ()

    def met(self, pos: Gaia, seat: int) -> bool:
        return pos.subject >= 0 and pos.subject != seat

    def words(self) -> tuple[str, str]:
        return "si c'est une autre équipe", "if it is another team"


class Mine(Condition):
    """What is interrupted is one's own: a roll, a defeat, a move."""

    __slots__ = ()

    def met(self, pos: Gaia, seat: int) -> bool:
        return pos.subject == seat

    def words(self) -> tuple[str, str]:
        return "si c'est votre équipe", "if it is your team"
