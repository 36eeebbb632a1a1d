"""What befalls creatures: damage and the tokens that may come before it, death, conditions, saves (DS-103 on, DSB-050 on)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.engine.args import NUMBER, PIECE, THING, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.events import EventKind
from ludotheque.engine.game import Game
from ludotheque.engine.offer import Offer
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.drawsteel.beings import HERO, Being, state
from ludotheque.games.drawsteel.rules import battle, conditions, stamina, tokens
from ludotheque.games.drawsteel.session import Session, called, level_of, own, touches_secret, who_reads
from ludotheque.games.drawsteel.table import triggers
from ludotheque.games.drawsteel.table.part import Part
from ludotheque.games.drawsteel.table.talk import refuse_other
from ludotheque.games.drawsteel.table.tokens import pay, regain, used

#: When a player is asked whether tokens shall come before damage: at every blow, or only if the hero would fall.
HEED = ("falling", "always")


def suffers(being: Being) -> dict[str, int]:
    """The conditions of a creature, each with its source; whoever is dying bleeds, whatever is done against it (DSB-060)."""
    found = {affliction["id"]: affliction["source"] for affliction in being["afflictions"]}
    if state(being) == stamina.DYING:
        found.setdefault("bleeding", -1)
    return found


def hurt(pos: Session, target: int, n: int, type: str, source: int, rule: str, area: int = 0) -> None:
    """Damage comes for somebody: a hero's player may pay tokens first (DS-106)."""
    one = pos.beings[target]
    touches_secret(pos, target, source)
    left = left_of(one, n, type)
    if left:
        memo = {"target": target, "n": left, "dealt": n, "type": type, "source": source, "rule": rule, "area": area}
        pos.push_for(HARM, one["seat"], memo)
        if source >= 0:
            triggers.happened(pos, triggers.HURT, target, source)


def left_of(one: Being, n: int, type: str, *, halved: bool = False) -> int:
    """What is left of damage for somebody, with their weaknesses and immunities (DSB-057, DSB-058)."""
    weakness = stamina.against(one["sheet"]["weakness"], type)
    immunity = stamina.against(one["sheet"]["immunity"], type)
    return stamina.damage_after(n, halved=halved, weakness=weakness, immunity=immunity)


def halve(pos: Session, memo: dict[str, Any]) -> None:
    """Halve the damage of a blow that is about to fall, before weakness and immunity come in (DS-118, DSB-057)."""
    one = pos.beings[memo["target"]]
    memo["n"] = left_of(one, memo["dealt"], memo["type"], halved=True)
    memo["dealt"] = stamina.half(memo["dealt"])
    pos.emit("halved", "DSB-057", one["seat"], (memo["target"], memo["n"]))


def bleed(pos: Session, being: int, action: str, characteristic: str) -> None:
    """Whoever bleeds loses 1d6 + level by straining themselves: Stamina lost, which nothing lowers (DSB-066, DSB-081, DSB-084)."""
    one = pos.beings[being]
    if one["dead"] or "bleeding" not in suffers(one) or not conditions.strains(action, characteristic):
        return
    n = pos.roll(6) + 1 + level_of(pos, one)
    pos.revealed_to = (1 << pos.seats) - 1
    pos.push_for(HARM, one["seat"], {"target": being, "n": n, "source": -1, "rule": "DSB-066", "area": 0})


class Rescue(Ask):
    """Two tokens bring the recovery value back before the damage is taken (DS-103, DS-106)."""

    __slots__ = ()
    kind = "rescue"
    rule = "DS-106"
    verbs = ("bear", "rescue")

    def act(self, pos: Session, frame: Frame) -> None:
        memo = frame.memo
        assert memo is not None
        one = pos.beings[memo["target"]]
        if self.refusal(pos, frame, frame.seat, ("rescue",)) is not None:
            return
        falls = one["stamina"] + one["temporary"] - memo["n"] <= 0
        if one["heed"] == "always" or falls:
            pos.asked.append(frame.seat)

    def candidates(self, pos: Session, frame: Frame, seat: int) -> Iterable[Move]:
        return [("bear",), ("rescue",)]

    def refusal(self, pos: Session, frame: Frame, seat: int, move: Move) -> Refusal | None:
        if move[0] == "bear":
            return None
        memo = frame.memo
        assert memo is not None
        if pos.beings[memo["target"]]["kind"] != HERO:
            return Refusal("DS-089", "refusal-not-a-hero")
        return tokens.check_spend("stamina", pos.tokens, used=used(pos, memo["target"]))

    def answer(self, pos: Session, frame: Frame, seat: int, move: Move) -> None:
        memo = frame.memo
        assert memo is not None
        if move[0] == "rescue":
            pay(pos, memo["target"], "stamina")
            regain(pos, memo["target"], "DS-106")

    def question(self, pos: Session, frame: Frame, seat: int) -> tuple[str, dict[str, Any]]:
        memo = frame.memo
        assert memo is not None
        return "ask-rescue", {"n": memo["n"], "being": called(pos, memo["target"])}


class Harm(Op):
    """The damage is taken: temporary Stamina first (DSB-055), then Stamina; whoever reaches their limit dies (DSB-053, DSB-059)."""

    __slots__ = ()

    def act(self, pos: Session, frame: Frame) -> None:
        memo = frame.memo
        assert memo is not None
        number, n = memo["target"], memo["n"]
        one = pos.beings[number]
        if one["dead"]:
            return
        squad = one["squad"]
        if squad and memo["area"]:
            n = battle.area_damage(
                n, one["sheet"]["stamina"], squad[0]
            )  # its zone is caught, so all of it is (DSB-097)
        shield = min(one["temporary"], n)
        before = state(one)
        one["temporary"] -= shield
        one["stamina"] -= n - shield
        pos.emit("harm", memo["rule"], one["seat"], (number, n, one["stamina"]), who_reads(one))
        if squad:
            stands = battle.standing(one["stamina"], one["sheet"]["stamina"], squad[1])
            if stands < squad[0]:
                pos.emit("minions", "DSB-096", one["seat"], (number, squad[0] - stands, stands))
                squad[0] = stands
        after = stamina.DEAD if squad and not squad[0] else state(one)
        if after == before:
            return
        if after == stamina.DEAD:
            one["dead"] = True
            lets_go(pos, number)
            one["fallen"] = [pos.turns, memo["source"]]
            triggers.happened(pos, triggers.FELLED, number, memo["source"])
        pos.emit("state", "DSB-050", one["seat"], (number, stamina.STATES.index(after)))


HARM = Program("drawsteel/harm", [Rescue(), Harm()])


def too_late(pos: Session) -> None:
    """The turn is over, or the fight: whoever was killed is dead (DSB-054)."""
    for one in pos.beings:
        one["fallen"] = []


class KnockOut(Offer):
    """Whoever felled one of the Director's creatures this turn may have knocked it out instead (DSB-054)."""

    move = MoveKind("knock_out", (Arg(PIECE, "being"),), "knocked-out-stars", "quiet")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        return [
            ("knock_out", number)
            for number, one in enumerate(pos.beings)
            if one["dead"] and one["kind"] != HERO and one["fallen"] and one["fallen"][0] == pos.turns
        ]

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        one = pos.beings[move[1]]
        if not one["dead"] or one["kind"] == HERO or not one["fallen"] or one["fallen"][0] != pos.turns:
            return Refusal("DSB-054", "refusal-not-felled")
        source = one["fallen"][1]
        mine = source >= 0 and pos.beings[source]["seat"] == seat
        return None if mine else Refusal("DSB-054", "refusal-not-felled")

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        pos.beings[move[1]]["fallen"] = []
        pos.beings[move[1]]["out"] = True
        pos.emit("knock_out", "DSB-054", seat, (move[1],))


class Heed(Offer):
    """A player says when to be asked about tokens before damage."""

    move = MoveKind("heed", (Arg(PIECE, "being"), Arg(THING, "heed")), "shield-echoes", "quiet")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        return [
            ("heed", number, heed)
            for number in own(pos, seat)
            if pos.beings[number]["kind"] == HERO
            for heed in range(len(HEED))
        ]

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        refusal = refuse_other(pos, seat, move[1])
        same = pos.beings[move[1]]["heed"] == HEED[move[2]]
        return refusal or (Refusal("DS-104", "refusal-heeded") if same else None)

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        pos.beings[move[1]]["heed"] = HEED[move[2]]


# ---------------------------------------------------------------------- conditions


def afflict(pos: Session, target: int, condition: str, source: int, ends: str) -> None:
    """A condition comes over somebody; the same one twice does not add up (DSB-064).

    It lasts as the longer of the two, and what looks at whoever causes it looks at the last who did (DS-R18). Bleeding that comes
    over the dying stays with them when they are back above 0 (DSB-060).
    """
    one = pos.beings[target]
    if one["dead"]:
        return
    had = next((affliction for affliction in one["afflictions"] if affliction["id"] == condition), None)
    if had is None:
        one["afflictions"].append({"id": condition, "source": source, "ends": ends, "since": pos.turns})
    else:
        if conditions.outlasts(ends, had["ends"]):
            had["ends"], had["since"] = ends, pos.turns
        if condition not in conditions.BOUND or had["source"] == source:
            return
        had["source"] = source
    pos.emit("afflicted", "DSB-065", one["seat"], (target, conditions.CONDITIONS.index(condition)))


def cure(pos: Session, target: int, condition: str, rule: str) -> None:
    one = pos.beings[target]
    one["afflictions"] = [affliction for affliction in one["afflictions"] if affliction["id"] != condition]
    pos.emit("cured", rule, one["seat"], (target, conditions.CONDITIONS.index(condition)))


def lets_go(pos: Session, number: int) -> None:
    """Whoever dies suffers nothing more, and as an object neither holds nor taunts nor frightens anybody (DS-122, DS-R17)."""
    pos.beings[number]["afflictions"] = []
    for other, one in enumerate(pos.beings):
        for affliction in one["afflictions"]:
            if affliction["id"] in conditions.BOUND and affliction["source"] == number:
                cure(pos, other, affliction["id"], "DS-R17")


class Saves(Ask):
    """At the end of a turn: what ends by itself ends (DSB-062), then a saving throw against each condition that allows one (DSB-061).

    A failed one may be made good with a token (DS-099). The memo holds the creature, what is still to be rolled, and what failed.
    """

    __slots__ = ()
    kind = "save"
    rule = "DS-099"
    verbs = ("fail", "make_good")

    def act(self, pos: Session, frame: Frame) -> None:
        memo = frame.memo
        assert memo is not None
        number = memo["being"]
        one = pos.beings[number]
        if "left" not in memo:
            for affliction in one["afflictions"][:]:
                if affliction["ends"] == "turn" and affliction["since"] != pos.turns:
                    cure(pos, number, affliction["id"], "DSB-062")
            memo["left"] = [affliction["id"] for affliction in one["afflictions"] if affliction["ends"] == "save"]
        while memo["left"]:
            condition = memo["left"].pop(0)
            face = pos.roll(10) + 1
            pos.revealed_to = (1 << pos.seats) - 1
            kept = conditions.CONDITIONS.index(condition)
            pos.emit("save", "DSB-061", one["seat"], (number, face, kept))
            if conditions.saved(face):
                cure(pos, number, condition, "DSB-061")
                continue
            memo["failed"] = condition
            if self.refusal(pos, frame, frame.seat, ("make_good",)) is None:
                pos.asked.append(frame.seat)
                return
        memo["failed"] = ""

    def candidates(self, pos: Session, frame: Frame, seat: int) -> Iterable[Move]:
        return [("fail",), ("make_good",)]

    def refusal(self, pos: Session, frame: Frame, seat: int, move: Move) -> Refusal | None:
        memo = frame.memo
        assert memo is not None
        if move[0] == "fail":
            return None
        if not memo["failed"]:
            return Refusal("DS-099", "refusal-not-failed")
        if pos.beings[memo["being"]]["kind"] != HERO:
            return Refusal("DS-089", "refusal-not-a-hero")
        return tokens.check_spend("save", pos.tokens, used=used(pos, memo["being"]))

    def answer(self, pos: Session, frame: Frame, seat: int, move: Move) -> None:
        memo = frame.memo
        assert memo is not None
        if move[0] == "make_good":
            pay(pos, memo["being"], "save")
            pos.emit("made_good", "DS-099", seat, (memo["being"], pos.tokens))
            cure(pos, memo["being"], memo["failed"], "DS-099")
        memo["failed"] = ""
        frame.pc -= 1  # the next condition

    def question(self, pos: Session, frame: Frame, seat: int) -> tuple[str, dict[str, Any]]:
        memo = frame.memo
        assert memo is not None
        return "ask-save", {"condition": f"$condition-{memo['failed'] or 'prone'}"}


SAVES = Program("drawsteel/saves", [Saves()])

PART = Part(
    moves=(
        MoveKind("bear", (), None, "quiet"),
        MoveKind("rescue", (), "heart-plus", "forward"),
        MoveKind("fail", (), None, "quiet"),
        MoveKind("make_good", (), "round-star", "forward"),
    ),
    events={
        "harm": EventKind(2, (Arg(PIECE, "being"), Arg(NUMBER), Arg(NUMBER, "now")), hides=("now",)),
        "minions": EventKind(2, (Arg(PIECE, "being"), Arg(NUMBER), Arg(NUMBER, "left"))),
        "state": EventKind(2, (Arg(PIECE, "being"), Arg(THING, "state"))),
        "knock_out": EventKind(2, (Arg(PIECE, "being"),)),
        "afflicted": EventKind(2, (Arg(PIECE, "being"), Arg(THING, "condition"))),
        "cured": EventKind(2, (Arg(PIECE, "being"), Arg(THING, "condition"))),
        "save": EventKind(2, (Arg(PIECE, "being"), Arg(NUMBER), Arg(THING, "condition"))),
        "made_good": EventKind(2, (Arg(PIECE, "being"), Arg(NUMBER, "left"))),
    },
    programs=(HARM, SAVES),
    offers=(KnockOut(), Heed()),
)
