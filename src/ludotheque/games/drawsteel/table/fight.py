"""A fight: who begins, rounds in which the sides alternate, a creature's turn, and the end with its bookkeeping (DSB-030 on).

While it lasts `Session.field` holds: zones (name, flooded), round, side (whose pick it is), first (the side that opens every
round), active (who is on turn, or −1), main, maneuver and move (what is left of the turn), again (main actions that critical hits
brought and that are still to be used), surprised (a side, or ""), villain (great actions used) and villain_round, menu (lines of the
Malice menu used, each with its round), and where there are any: goal (see `goals`), tide (see `water`), truce (the last round in
which the Director's creatures keep still), exposed (objects that may be targets though somebody holds them, DS-125).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.engine.args import AMOUNT, NUMBER, PIECE, THING, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.events import EventKind
from ludotheque.engine.game import Game
from ludotheque.engine.offer import Offer
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.drawsteel.beings import DIRECTOR, HERO, is_creature, is_object, maximum, state
from ludotheque.games.drawsteel.rules import battle, experience, stamina
from ludotheque.games.drawsteel.session import FIGHT as FIGHTING
from ludotheque.games.drawsteel.session import FREE, Session, called, living_heroes, npcs
from ludotheque.games.drawsteel.table import abilities, goals, ground, harm, water
from ludotheque.games.drawsteel.table.part import Cue, Part
from ludotheque.games.drawsteel.table.rest import give_victories
from ludotheque.games.drawsteel.table.talk import begin_scene, refuse_player
from ludotheque.games.drawsteel.table.tokens import spend_recovery

HEROES, FOES = "heroes", "foes"
SIDES = (HEROES, FOES)
SURPRISE = ("nobody", HEROES, FOES)
AIMS = ("met", "missed")


def side_of(pos: Session, being: int) -> str:
    return HEROES if pos.beings[being]["seat"] != DIRECTOR else FOES


def in_fight(pos: Session, being: int) -> bool:
    one = pos.beings[being]
    return one["zone"] >= 0 and is_creature(one)


def fighters(pos: Session, side: str) -> list[int]:
    """Those of a side who stand in the fight."""
    return [number for number in range(len(pos.beings)) if in_fight(pos, number) and side_of(pos, number) == side]


def waiting(pos: Session, side: str) -> list[int]:
    """Those of a side who have not taken their turn in this round; under a truce the Director's creatures keep still."""
    if side == FOES and pos.field["round"] <= pos.field.get("truce", 0):
        return []
    return [number for number in fighters(pos, side) if pos.beings[number]["acted"] < pos.field["round"]]


class BeginFight(Cue):
    """Steel is drawn: the Director says who is surprised, if anybody (DS-005, DSB-030)."""

    move = MoveKind("fight", (Arg(THING, "surprise"),), "crossed-swords")

    def candidates(self, pos: Session) -> Iterable[Move]:
        return [("fight", surprise) for surprise in range(len(SURPRISE))]

    def refusal(self, pos: Session, move: Move) -> Refusal | None:
        if not npcs(pos):
            return Refusal("DSB-031", "refusal-no-foes")
        return None if living_heroes(pos) else Refusal("DSB-031", "refusal-no-heroes")

    def begin(self, pos: Session, frame: Frame, move: Move) -> None:
        begin_fight(pos, SURPRISE[move[1]])


def begin_fight(pos: Session, surprised: str, zones: list[dict[str, Any]] | None = None, title: str = "") -> None:
    """Set everybody on the ground, and count what a fight starts with."""
    begin_scene(pos, FIGHTING, title)
    zones = zones or [{"name": dict(name), "flooded": 0} for name in ground.PLAIN_GROUND]
    pos.field = {
        "zones": zones,
        "round": 0,
        "side": "",
        "first": "",
        "active": -1,
        "main": 0,
        "again": 0,
        "maneuver": 0,
        "move": 0,
        "surprised": "" if surprised == "nobody" else surprised,
        "villain": [],
        "villain_round": 0,
        "menu": [],
    }
    for number, one in enumerate(pos.beings):
        if one["dead"] or one["hidden"] or one["away"]:
            continue
        one["acted"] = one["reacted"] = 0
        if is_object(one) and one["holder"] >= 0:
            continue  # it is where its holder is
        if one["zone"] < 0:
            one["zone"] = len(zones) - 1 if side_of(pos, number) == HEROES else 0
        if one["kind"] == HERO:
            one["resource"] = one["victories"] if one["sheet"]["resource"] else 0  # DSB-135
    for one in pos.beings:
        if one["holder"] >= 0:
            one["zone"] = pos.beings[one["holder"]]["zone"]
    victories = [pos.beings[number]["victories"] for number in living_heroes(pos)]
    pos.malice = battle.opening_malice(victories, pos.banked)
    pos.banked = 0
    pos.emit("fight", "DSB-091", DIRECTOR, (SURPRISE.index(surprised), pos.malice), 1)
    pos.push(FIGHT, DIRECTOR)


class WhoBegins(Ask):
    """The side that is not surprised begins; else a d10 says who chooses (DSB-032, DSB-033, DSB-041)."""

    __slots__ = ()
    kind = "begins"
    rule = "DSB-033"
    verbs = ("first",)

    def act(self, pos: Session, frame: Frame) -> None:
        surprised = pos.field["surprised"]
        if surprised:
            self.answer(pos, frame, DIRECTOR, ("first", 0 if surprised == FOES else 1))
            return
        face = pos.roll(10) + 1
        pos.revealed_to = (1 << pos.seats) - 1
        traits = [trait for number in living_heroes(pos) for trait in pos.beings[number]["sheet"]["traits"]]
        players = battle.players_choose(face, [trait["begins"] for trait in traits if "begins" in trait])
        chooser = pos.beings[living_heroes(pos)[0]]["seat"] if players else DIRECTOR
        pos.emit("begins", "DSB-033", chooser, (face,))
        pos.asked.append(chooser)

    def candidates(self, pos: Session, frame: Frame, seat: int) -> Iterable[Move]:
        return [("first", side) for side in range(len(SIDES))]

    def refusal(self, pos: Session, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return None

    def answer(self, pos: Session, frame: Frame, seat: int, move: Move) -> None:
        pos.field["first"] = SIDES[move[1]]
        pos.emit("first", "DSB-034", seat, (move[1],))


class NewRound(Op):
    """A round begins: Malice grows (DSB-092), the same side opens (DSB-042)."""

    __slots__ = ()

    def act(self, pos: Session, frame: Frame) -> None:
        field = pos.field
        if field["round"] == 1 and field["surprised"]:
            field["surprised"] = ""  # DSB-030, DSB-047: until the end of round 1
        field["round"] += 1
        field["side"] = field["first"]
        gained = battle.round_malice(
            len([n for n in fighters(pos, HEROES) if pos.beings[n]["kind"] == HERO]), field["round"]
        )
        pos.emit("round", "DSB-092", -1, (field["round"],))
        abilities.change_malice(pos, gained, "DSB-092")
        water.rise(pos)


class NextTurn(Ask):
    """Somebody of the side whose pick it is takes a turn (DSB-035, DSB-036); a side with nobody left passes its pick (DSB-043)."""

    __slots__ = ()
    kind = "next"
    rule = "DSB-035"
    verbs = ("go",)

    def act(self, pos: Session, frame: Frame) -> None:
        field = pos.field
        field["active"] = -1
        if not fighters(pos, HEROES) or not fighters(pos, FOES):
            frame.pc = len(frame.program.ops) - 1  # the fight is decided
            return
        side = field["side"]
        if not waiting(pos, side):
            side = field["side"] = FOES if side == HEROES else HEROES
        if not waiting(pos, side):
            frame.pc = 1  # nobody is left: a new round
            return
        pos.asked.extend(sorted({pos.beings[number]["seat"] for number in waiting(pos, side)}))

    def candidates(self, pos: Session, frame: Frame, seat: int) -> Iterable[Move]:
        return [("go", number) for number in range(len(pos.beings)) if in_fight(pos, number)]

    def refusal(self, pos: Session, frame: Frame, seat: int, move: Move) -> Refusal | None:
        number = move[1]
        if not in_fight(pos, number):
            return Refusal("DSB-035", "refusal-not-fighting")
        if side_of(pos, number) != pos.field["side"]:
            return Refusal("DSB-035", "refusal-other-side")
        if pos.beings[number]["acted"] >= pos.field["round"]:
            return Refusal("DSB-036", "refusal-has-acted")
        if number not in waiting(pos, pos.field["side"]):
            return Refusal("DSB-035", "refusal-truce")
        return None if pos.beings[number]["seat"] == seat else Refusal("DS-129", "refusal-not-yours")

    def reason(self, pos: Session, frame: Frame, seat: int) -> tuple[str, dict[str, Any]] | None:
        return "why-next", {"n": battle.SECONDS_TO_CHOOSE}  # DSB-046: told, never enforced

    def answer(self, pos: Session, frame: Frame, seat: int, move: Move) -> None:
        pos.asked.clear()  # one of them goes
        frame.pc -= 1
        number = move[1]
        field = pos.field
        one = pos.beings[number]
        one["acted"] = field["round"]
        field["side"] = FOES if field["side"] == HEROES else HEROES
        field["active"] = number
        field["main"] = field["maneuver"] = field["move"] = 1
        field["again"] = 0
        pos.turns += 1
        pos.emit("turn", "DSB-037", seat, (number,))
        if one["kind"] == HERO and one["sheet"]["gain"] and pos.scene["worthy"]:
            gained = pos.roll(3) + 1 if one["sheet"]["gain"] == "1d3" else int(one["sheet"]["gain"])
            one["resource"] += gained
            pos.emit("resource", "DSB-136", seat, (number, gained, one["resource"]))
        pos.push_for(harm.SAVES, seat, {"being": number})
        pos.push_for(water.DROWN, seat, {"being": number})
        pos.push_for(TURN, seat, {"being": number})


def between_turns(pos: Session) -> bool:
    """Whether it is being asked who goes next."""
    frame = pos.stack[-1]
    return frame.program is FIGHT and isinstance(frame.program.ops[frame.pc - 1], NextTurn)


def on_turn(pos: Session, seat: int) -> bool:
    """Whether a creature of this seat is on turn and asked for what it does."""
    return pos.stack[-1].program is TURN and pos.beings[pos.field["active"]]["seat"] == seat


def ask_next_again(pos: Session) -> None:
    """Something comes between two turns: who goes next is asked afterwards, for those who are still there."""
    assert between_turns(pos)
    pos.stack[-1].pc -= 1
    pos.asked.clear()


class Turn(Ask):
    """A turn: a main action, a manoeuvre and a move, in any order; the main action may be traded (DSB-037, DSB-038)."""

    __slots__ = ()
    kind = "turn"
    rule = "DSB-037"
    verbs = ("use", "step", "breath", "stand", "work", "trade", "end_turn")

    def act(self, pos: Session, frame: Frame) -> None:
        if in_fight(pos, pos.field["active"]):
            pos.asked.append(frame.seat)

    def question(self, pos: Session, frame: Frame, seat: int) -> tuple[str, dict[str, object]]:
        return "ask-turn", {"being": called(pos, pos.field["active"])}

    def reason(self, pos: Session, frame: Frame, seat: int) -> tuple[str, dict[str, object]] | None:
        return "why-turn", {}

    def candidates(self, pos: Session, frame: Frame, seat: int) -> Iterable[Move]:
        number = pos.field["active"]
        found: list[Move] = [("use", value) for value in abilities.usable(pos, number)]
        found += [("step", zone) for zone in range(len(pos.field["zones"]))]
        return [*found, ("breath",), ("stand",), ("work",), ("trade", 0), ("trade", 1), ("end_turn",)]

    def refusal(self, pos: Session, frame: Frame, seat: int, move: Move) -> Refusal | None:
        number = pos.field["active"]
        field = pos.field
        one = pos.beings[number]
        mine = harm.suffers(one)
        if move[0] == "end_turn":
            return None
        if "dazed" in mine and not self._open_to_the_dazed(pos, move):
            return Refusal("DSB-067", "refusal-dazed")
        if move[0] == "use":
            return abilities.refuse_use(pos, number, move[1])
        if move[0] == "step":
            if abs(move[1] - one["zone"]) != 1:
                return Refusal("DSB-039", "refusal-step")
            if not field["move"]:
                return Refusal("DSB-037", "refusal-moved")
            if "slowed" in mine and not field["maneuver"]:
                return Refusal("DSB-073", "refusal-slowed")
            if "prone" in mine:
                return Refusal("DSB-070", "refusal-prone")
            if ground.held(one):
                return Refusal("DSB-071" if "restrained" in mine else "DSB-069", "refusal-held")
            return Refusal("DSB-072", "refusal-afraid") if ground.nears_fear(pos, number, move[1]) else None
        if move[0] == "trade":
            if move[1] not in (0, 1):
                return Refusal("DSB-038", "refusal-trade")
            return None if field["main"] else Refusal("DSB-038", "refusal-acted")
        if not field["maneuver"]:
            return Refusal("DSB-037", "refusal-maneuvered")
        if move[0] == "work":
            return goals.refuse_work(pos, number)
        if move[0] == "stand":
            if "prone" not in mine:
                return Refusal("DSB-070", "refusal-standing")
            return Refusal("DSB-071", "refusal-held") if "restrained" in mine else None
        if one["kind"] != HERO:
            return Refusal("DS-157", "refusal-not-a-hero")
        if state(one) == stamina.DYING:
            return Refusal("DSB-052", "refusal-dying")
        if one["stamina"] >= maximum(one):
            return Refusal("DS-162", "refusal-whole")
        return stamina.check_recovery(one["recoveries"], danger=True, breath=True)

    @staticmethod
    def _open_to_the_dazed(pos: Session, move: Move) -> bool:
        """They do one thing a turn (DSB-067), and what a critical hit brings on top of it is a main action (DSB-133)."""
        field = pos.field
        if field["main"] - field["again"] + field["maneuver"] + field["move"] == 3:
            return True
        ability = abilities.ability_of(pos, move[1]) if move[0] == "use" and field["again"] else None
        return ability is not None and ability["action"] == "main"

    def answer(self, pos: Session, frame: Frame, seat: int, move: Move) -> None:
        number = pos.field["active"]
        field = pos.field
        if move[0] == "end_turn":
            harm.too_late(pos)
            return
        frame.pc -= 1
        if move[0] == "use":
            abilities.begin_use(pos, number, move[1])
        elif move[0] == "step":
            field["move"] -= 1
            if "slowed" in harm.suffers(pos.beings[number]):
                field["maneuver"] -= 1
            ground.put(pos, number, move[1], "DSB-039")
        elif move[0] == "trade":
            field["main"] -= 1
            field["move" if move[1] else "maneuver"] += 1
        else:
            field["maneuver"] -= 1
            if move[0] == "stand":
                harm.cure(pos, number, "prone", "DSB-070")
            elif move[0] == "work":
                goals.work(pos, number)
            else:
                spend_recovery(pos, number, "DS-163")


class Decide(Ask):
    """The fight is decided: the Director says whether the heroes' aims were met, and what it was worth (DS-140 to DS-143)."""

    __slots__ = ()
    kind = "decide"
    rule = "DS-140"
    verbs = ("over",)

    def act(self, pos: Session, frame: Frame) -> None:
        pos.asked.append(DIRECTOR)

    def candidates(self, pos: Session, frame: Frame, seat: int) -> Iterable[Move]:
        return [("over", aim, None) for aim in range(len(AIMS))]

    def refusal(self, pos: Session, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return None

    def answer(self, pos: Session, frame: Frame, seat: int, move: Move) -> None:
        end_fight(pos, AIMS[move[1]], move[2])


def end_fight(pos: Session, aim: str, worth: int) -> None:
    """Everything the end of a fight does: Victories, and all that is lost with it (DSB-056, DSB-093, DSB-132, DSB-137)."""
    alive = living_heroes(pos)
    if pos.adventure and pos.field.get("goal"):
        pos.adventure["reached"][pos.adventure["at"]] = int(bool(goals.reached(pos)))
    pos.emit("over", "DS-140", DIRECTOR, (AIMS.index(aim),))
    n = experience.victories_for_fight(alive=True, objectives=aim == "met", worth=worth if pos.scene["worthy"] else 0)
    if n:
        give_victories(pos, alive, n, "DS-140")
    for one in pos.beings:
        one["zone"] = -1
        one["temporary"] = one["surges"] = one["resource"] = 0
        one["favours"] = []
        one["afflictions"] = []  # DSB-063, DS-R19
    harm.too_late(pos)
    pos.malice = 0
    pos.scene["mode"] = FREE
    pos.field = {}


class CallOff(Offer):
    """The Director ends a fight whose outcome is clear (DS-117)."""

    move = MoveKind("call_off", (Arg(THING, "aim"), Arg(AMOUNT, "n", low=0, high=3)), "white-flag")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        return [("call_off", aim, None) for aim in range(len(AIMS))] if seat == DIRECTOR else []

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        return refuse_player(seat) or (
            None if pos.scene["mode"] == FIGHTING else Refusal("DSB-031", "refusal-no-fight")
        )

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        while pos.stack[-1].program is not FIGHT:
            pos.stack.pop()
        pos.stack.pop()
        pos.asked.clear()
        end_fight(pos, AIMS[move[1]], move[2])


TURN = Program("drawsteel/turn", [Turn()])
FIGHT = Program("drawsteel/fight", [WhoBegins(), NewRound(), NextTurn(), Decide()])

PART = Part(
    moves=(
        MoveKind("first", (Arg(THING, "side"),), "sword-clash"),
        MoveKind("go", (Arg(PIECE, "being"),), "sprint"),
        MoveKind("use", (Arg(PIECE, "ability"),), "saber-slash"),
        MoveKind("step", (Arg(PIECE, "zone"),), "footsteps"),
        MoveKind("breath", (), "lungs"),
        MoveKind("stand", (), "up-card"),
        MoveKind("trade", (Arg(NUMBER),), "exchange"),
        MoveKind("end_turn", (), None, "end"),
        MoveKind("over", (Arg(THING, "aim"), Arg(AMOUNT, "n", low=0, high=3)), "laurels", "forward"),
    ),
    events={
        "fight": EventKind(1, (Arg(THING, "surprise"), Arg(NUMBER)), hides=("n",)),
        "begins": EventKind(1, (Arg(NUMBER),)),
        "first": EventKind(2, (Arg(THING, "side"),)),
        "round": EventKind(0, (Arg(NUMBER),)),
        "malice": EventKind(2, (Arg(NUMBER), Arg(NUMBER, "lost"), Arg(NUMBER, "now")), hides=("n", "lost", "now")),
        "turn": EventKind(1, (Arg(PIECE, "being"),)),
        "resource": EventKind(2, (Arg(PIECE, "being"), Arg(NUMBER), Arg(NUMBER, "now"))),
        "over": EventKind(1, (Arg(THING, "aim"),)),
    },
    programs=(TURN, FIGHT),
    cues=(BeginFight(),),
    offers=(CallOff(),),
)
