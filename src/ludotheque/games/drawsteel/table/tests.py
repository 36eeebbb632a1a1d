"""Tests: the Director calls for one, the named player rolls it, and both see what it comes to (DS-027 to DS-084, DSB-001 on).

A call lies in the frame's memo: who rolls, with what, how hard it is, and the causes of every edge, bane and bonus, each of which
can be switched off by the Director. The player rolls on screen or types in what real dice show, may take a lower tier or pay a
token for new dice, and the Director says what a reward or a consequence is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ludotheque.engine.args import AMOUNT, NUMBER, PIECE, THING, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.events import EventKind
from ludotheque.engine.game import Game
from ludotheque.engine.offer import Offer
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.drawsteel.beings import DIRECTOR, HERO
from ludotheque.games.drawsteel.rules import conditions, contest, dice, outcome, power, skills, tokens
from ludotheque.games.drawsteel.rules.characteristics import CHARACTERISTICS
from ludotheque.games.drawsteel.session import MONTAGE, Session, dangerous, heroes, own
from ludotheque.games.drawsteel.table import harm, recall
from ludotheque.games.drawsteel.table.follows import OUTCOME, AskSwap, SayFollows, settle_outcome
from ludotheque.games.drawsteel.table.part import Cue, Part
from ludotheque.games.drawsteel.table.talk import refuse_absent, refuse_other
from ludotheque.games.drawsteel.table.tokens import pay, used

EDGE, BANE, BONUS = "edge", "bane", "bonus"
#: How a roll is read, if not as an outcome of its difficulty: as the bare tier, as help for another test, as one roll of a group
#: test, and without tiers as a total or as points of a project.
TIER, AID, GROUP, TOTAL, PROJECT = "tier", "aid", "group", "total", "project"
NO_TIERS = (TOTAL, PROJECT)
_FACES = (
    Arg(AMOUNT, "first", low=0, high=10, rule="DS-019"),
    Arg(AMOUNT, "second", low=0, high=10, rule="DS-019"),
)


def cause(kind: str, words: dict[str, str], by: str, n: int = 1) -> dict[str, Any]:
    """One reason for an edge, a bane or a bonus, and who brought it in (DS-056, DS-060, DS-071 to DS-073)."""
    return {"kind": kind, "words": words, "by": by, "n": n, "on": 1}


def counted(memo: dict[str, Any]) -> tuple[int, int, int]:
    """Edges, banes, and the sum of bonuses and penalties of a roll, from the causes that are switched on (DS-076)."""
    edges = banes = bonus = 0
    for one in memo["causes"]:
        if one["on"]:
            if one["kind"] == EDGE:
                edges += one["n"]
            elif one["kind"] == BANE:
                banes += one["n"]
            else:
                bonus += one["n"]
    return edges, banes, bonus


def helps(memo: dict[str, Any]) -> bool:
    """Whether a test is made for the sake of another's (DSB-013)."""
    return bool(memo["reads"] == AID or memo["helps"] >= 0)


def modifier(pos: Session, memo: dict[str, Any]) -> int:
    """Characteristic, bonuses and penalties of a roll."""
    score: int = pos.beings[memo["being"]]["sheet"]["characteristics"][memo["characteristic"]]
    return score + counted(memo)[2]


class CallTest(Cue):
    """The Director calls for a test: who, with what, how hard (DS-002, DS-033); `veiled`: the difficulty stays theirs (DSB-001)."""

    move = MoveKind(
        "call",
        (Arg(PIECE, "being"), Arg(THING, "characteristic"), Arg(THING, "difficulty"), Arg(THING, "veil")),
        "rolling-dices",
    )

    def candidates(self, pos: Session) -> Iterable[Move]:
        return [
            ("call", being, characteristic, difficulty, veil)
            for being in heroes(pos)
            for characteristic in range(len(CHARACTERISTICS))
            for difficulty in range(len(outcome.DIFFICULTIES))
            for veil in (0, 1)
        ]

    def refusal(self, pos: Session, move: Move) -> Refusal | None:
        if pos.beings[move[1]]["kind"] != HERO:
            return Refusal("DSB-025", "refusal-not-a-hero")
        again = [move[1], CHARACTERISTICS[move[2]], outcome.DIFFICULTIES[move[3]]] in pos.scene.get("failed", [])
        return refuse_absent(pos, move[1]) or (Refusal("DSB-007", "refusal-retry") if again else None)

    def begin(self, pos: Session, frame: Frame, move: Move) -> None:
        pos.emit("call", "DS-002", DIRECTOR, (move[1], move[2], move[3]), 1 if move[4] else -1)
        begin_test(pos, move[1], CHARACTERISTICS[move[2]], outcome.DIFFICULTIES[move[3]], veiled=move[4])


def begin_test(
    pos: Session,
    being: int,
    characteristic: str,
    difficulty: str,
    *,
    veiled: int = 0,
    reads: str = OUTCOME,
    helps: int = -1,
    automatic: list[int] | None = None,
    fits: Sequence[str] = (),
    barred: Sequence[str] = (),
) -> None:
    """Put a test before the player of a hero, or before the Director.

    `reads`: how it is read; `helps`: whom it assists in a montage (DSB-013); `fits`: skills that bring an edge by Renown (DSB-188);
    `barred`: skills that may not serve (DSB-015). What came of it is left in `Session.field["last"]` where something is under way,
    or in the frame below for a roll that is part of another.
    """
    if not dangerous(pos):
        pos.turns += 1  # tokens are counted by tests where no turns are (DS-108)
    memo: dict[str, Any] = {
        "being": being,
        "characteristic": characteristic,
        "difficulty": difficulty,
        "veiled": veiled,
        "causes": [],
        "moment": pos.turns,
        "skill": "",
        "dice": [],
        "tier": 0,
        "rolled": 0,
        "rerolled": 0,
        "outcome": "",
        "reads": reads,
        "helps": helps,
        "automatic": automatic or [],
        "total": 0,
        "fits": list(fits),
        "barred": list(barred),
        "aided": [],  # who has helped already
        "offered": 0,  # 1: the Director offers a swap, 2: that was answered (DSB-006)
    }
    one = pos.beings[being]
    for kind, words in one["favours"]:
        memo["causes"].append(cause(kind, {"fr": words, "en": words}, "rule"))
    one["favours"] = []
    for condition in conditions.banes_on_test(harm.suffers(one), characteristic):
        memo["causes"].append(cause(BANE, {"fr": f"$condition-{condition}", "en": f"$condition-{condition}"}, "rule"))
    pos.push_for(TEST, one["seat"], memo)


class RollTest(Ask):
    """The player rolls, on screen or with dice of their own (DS-017 to DS-019)."""

    __slots__ = ()
    kind = "roll"
    rule = "DS-032"
    verbs = ("roll", "faces", "skill", "unrolled")

    def act(self, pos: Session, frame: Frame) -> None:
        pos.asked.append(frame.seat)

    def candidates(self, pos: Session, frame: Frame, seat: int) -> Iterable[Move]:
        memo = frame.memo
        assert memo is not None
        sheet = pos.beings[memo["being"]]["sheet"]
        each = [("skill", number) for number in range(len(sheet["skills"]))]
        return [("roll",), ("faces", None, None), *each, ("unrolled",)]

    def refusal(self, pos: Session, frame: Frame, seat: int, move: Move) -> Refusal | None:
        memo = frame.memo
        assert memo is not None
        if move[0] == "skill":
            if move[1] >= len(pos.beings[memo["being"]]["sheet"]["skills"]):
                return Refusal("DSB-011", "refusal-no-skill")
            if memo["skill"]:
                return Refusal("DSB-011", "refusal-one-skill")
            skill = pos.beings[memo["being"]]["sheet"]["skills"][move[1]]
            if skill in memo["barred"] or [memo["being"], skill] in pos.field.get("lent", ()):
                return Refusal("DSB-015", "refusal-same-skill")
            again = [memo["being"], skill] in pos.field.get("used", ())
            return Refusal("DSB-159", "refusal-skill-again") if again else None
        return refuse_throw(move, memo["automatic"])

    def answer(self, pos: Session, frame: Frame, seat: int, move: Move) -> None:
        memo = frame.memo
        assert memo is not None
        if move[0] == "skill":
            skill = pos.beings[memo["being"]]["sheet"]["skills"][move[1]]
            memo["skill"] = skill
            if "used" in pos.field:
                pos.field["used"].append([memo["being"], skill])
            memo["causes"].append(
                cause(BONUS, {"fr": f"$skill-{skill}", "en": f"$skill-{skill}"}, "skill", skills.BONUS)
            )
            if skill in memo["fits"]:
                memo["causes"].append(cause(EDGE, {"fr": "$cause-renown", "en": "$cause-renown"}, "rule"))
            frame.pc -= 1
            return
        memo["dice"] = [] if move[0] == "unrolled" else thrown(pos, move)
        settle_roll(pos, frame, seat)

    def reason(self, pos: Session, frame: Frame, seat: int) -> tuple[str, dict[str, Any]] | None:
        memo = frame.memo
        assert memo is not None
        characteristic = f"$characteristic-{memo['characteristic']}"
        if helps(memo) or memo["reads"] not in (OUTCOME, GROUP):
            return f"why-{AID if helps(memo) else memo['reads']}", {"characteristic": characteristic}
        hidden = memo["veiled"] and seat != DIRECTOR
        difficulty = "$difficulty-veiled" if hidden else f"$difficulty-{memo['difficulty']}"
        return "why-roll", {"characteristic": characteristic, "difficulty": difficulty}


def refuse_throw(move: Move, automatic: Sequence[int]) -> Refusal | None:
    """Whether dice may lie so (DS-018, DS-019), and whether the roll may do without any (DS-082)."""
    if move[0] == "faces" and move[1] is not None:
        return dice.check_face(move[1], 10) or dice.check_face(move[2], 10)
    if move[0] == "unrolled" and power.automatic_tier(automatic) is None:
        return Refusal("DS-082", "refusal-no-automatic")
    return None


def thrown(pos: Session, move: Move) -> list[int]:
    """Two d10: what a player read off real ones (DS-018), or dice of our own."""
    return [dice.d10(face) for face in move[1:]] if len(move) > 1 else [pos.roll(10) + 1, pos.roll(10) + 1]


def settle_roll(pos: Session, frame: Frame, seat: int) -> None:
    """Read the dice that lie in the memo as a tier; without any, an automatic tier decides (DS-082)."""
    memo = frame.memo
    assert memo is not None
    edges, banes, _ = counted(memo)
    faces = (memo["dice"][0], memo["dice"][1]) if memo["dice"] else None
    if faces is not None:
        pos.revealed_to = (1 << pos.seats) - 1  # dice that fell are not taken back
        if memo["reads"] in NO_TIERS:
            memo["total"] = contest.total(sum(faces), modifier(pos, memo), edges, banes)  # DSB-022, DSB-023
            pos.emit("totalled", "DSB-020", seat, (memo["being"], *memo["dice"], memo["total"]))
            return
    result = power.roll(faces, modifier(pos, memo), edges, banes, memo["automatic"])
    memo["tier"] = memo["rolled"] = result.tier
    if faces is None:
        pos.emit("unrolled", "DS-082", seat, (memo["being"], result.tier))
        return
    pos.emit("rolled", "DS-032", seat, (memo["being"], *memo["dice"], result.total, result.tier))


class TakeResult(Ask):
    """Keep the tier, take a lower one (DS-045), or pay a token for new dice (DS-100)."""

    __slots__ = ()
    kind = "result"
    rule = "DS-045"
    verbs = ("keep", "lower", "reroll", "reroll_faces")

    def act(self, pos: Session, frame: Frame) -> None:
        if len(self.moves(pos, frame, frame.seat)) > 1:
            pos.asked.append(frame.seat)

    def candidates(self, pos: Session, frame: Frame, seat: int) -> Iterable[Move]:
        return [("keep",), ("lower", 1), ("lower", 2), ("lower", 3), ("reroll",), ("reroll_faces", None, None)]

    def refusal(self, pos: Session, frame: Frame, seat: int, move: Move) -> Refusal | None:
        memo = frame.memo
        assert memo is not None
        if move[0] == "lower":
            if memo["reads"] in NO_TIERS:
                return Refusal("DSB-022", "refusal-no-tiers")
            if move[1] == memo["rolled"]:
                return Refusal("DS-045", "refusal-same-tier")
            return power.check_downgrade(memo["rolled"], move[1])
        if move[0] in ("reroll", "reroll_faces"):
            if pos.beings[memo["being"]]["kind"] != HERO:
                return Refusal("DS-089", "refusal-not-a-hero")
            if pos.beings[memo["being"]]["dead"]:
                return Refusal("DS-122", "refusal-dead")  # the Director ruled so since the dice fell
            if not memo["dice"]:
                return Refusal("DS-100", "refusal-no-dice")  # an automatic tier was taken without any (DS-082)
            spent = bool(memo["rerolled"]) or used(pos, memo["being"])
            refusal = tokens.check_spend("reroll", pos.tokens, used=spent)
            if refusal is None and len(move) > 1 and move[1] is not None:
                return dice.check_face(move[1], 10) or dice.check_face(move[2], 10)
            return refusal
        return None

    def answer(self, pos: Session, frame: Frame, seat: int, move: Move) -> None:
        memo = frame.memo
        assert memo is not None
        if move[0] == "lower":
            memo["tier"] = move[1]
            pos.emit("lowered", "DS-045", seat, (memo["being"], memo["rolled"], move[1]))
        elif move[0] in ("reroll", "reroll_faces"):
            pay(pos, memo["being"], "reroll")
            memo["rerolled"] = 1
            pos.emit("reroll", "DS-100", seat, (memo["being"], pos.tokens))
            memo["dice"] = thrown(pos, move)  # the new dice count, even if worse (DS-101, DS-R14)
            settle_roll(pos, frame, seat)
            frame.pc -= 1


class Conclude(Op):
    """Read the tier against the difficulty, and say what came of it."""

    __slots__ = ()

    def act(self, pos: Session, frame: Frame) -> None:
        memo = frame.memo
        assert memo is not None
        being, tier, natural = memo["being"], memo["tier"], sum(memo["dice"])
        reads = memo["reads"]
        memo["outcome"] = outcome.SUCCESS
        if memo["helps"] >= 0:
            if memo["skill"] and "lent" in pos.field:
                pos.field["lent"].append([memo["helps"], memo["skill"]])
            help_with(pos, memo["helps"], tier)
        elif reads == AID:
            aid(pos, frame, tier)
        elif reads == TIER:
            pos.field["last"] = [being, tier, natural]
        elif reads in NO_TIERS:
            _report(pos, [being, memo["total"], natural])
        else:
            memo["outcome"] = outcome.outcome(memo["difficulty"], tier, natural)
            pos.revealed_to = (1 << pos.seats) - 1  # a difficulty that was kept secret shows in what came of it
            pos.emit("outcome", "DSB-002", DIRECTOR, (being, outcome.OUTCOMES.index(memo["outcome"])))
            if reads == GROUP:
                _report(pos, [being, memo["outcome"], natural])
            else:
                settle_outcome(pos, memo)
        recall.keep_test(pos, memo)
        harm.bleed(pos, being, "", memo["characteristic"])


def _report(pos: Session, result: list[Any]) -> None:
    """Leave a result with the frame below, of which the roll is a part."""
    memo = pos.stack[-2].memo
    assert memo is not None
    memo["results"].append(result)


def helps_the_dead(pos: Session) -> bool:
    """Whether an assist is for somebody who was ruled dead in the meantime: then that test and its question are over (DS-122)."""
    helped = pos.stack[-3].memo if pos.stack[-3].program is TEST else None
    if helped is None or not pos.beings[helped["being"]]["dead"]:
        return False
    del pos.stack[-3:-1]
    return True


def aid(pos: Session, frame: Frame, tier: int) -> None:
    """What an assist brings the test that waits for it: a bane, an edge or a double edge (DSB-014), and a skill less (DSB-015)."""
    memo = frame.memo
    assert memo is not None
    if helps_the_dead(pos):
        return
    helped = next(one.memo for one in reversed(pos.stack[:-1]) if one.program is TEST)
    assert helped is not None
    if (
        helped["moment"] != pos.turns
    ):  # another test came between: whoever paid for the one that goes on has still done so (DS-108)
        pos.turns += 1
        for number in heroes(pos):
            if pos.beings[number]["benefit"] == helped["moment"]:
                pos.beings[number]["benefit"] = pos.turns
        helped["moment"] = pos.turns
    kind, n = _HELP[tier - 1]
    helped["causes"].append(cause(kind, {"fr": "$cause-assist", "en": "$cause-assist"}, "rule", n))
    if memo["skill"]:
        helped["barred"].append(memo["skill"])
    pos.emit("helped", "DSB-014", pos.beings[helped["being"]]["seat"], (helped["being"], tier))


#: What an assist brings by its tier (DSB-014).
_HELP = ((BANE, 1), (EDGE, 1), (EDGE, 2))


def help_with(pos: Session, helped: int, tier: int) -> None:
    """What an assist brings whoever is helped: a bane, an edge or a double edge (DSB-014)."""
    kind, n = _HELP[tier - 1]
    pos.beings[helped]["favours"] += [[kind, "$cause-assist"]] * n
    pos.emit("helped", "DSB-014", pos.beings[helped]["seat"], (helped, tier))


def waiting(pos: Session) -> dict[str, Any] | None:
    """The test that waits for its dice, or None."""
    memo = _memo(pos)
    return memo if memo is not None and not memo["tier"] and not memo["dice"] else None


def rolled(pos: Session) -> dict[str, Any] | None:
    """The test whose result is being taken, or None."""
    memo = _memo(pos)
    tiered = memo is not None and memo["reads"] not in NO_TIERS
    return memo if memo is not None and tiered and memo["tier"] and not memo["outcome"] else None


def _memo(pos: Session) -> dict[str, Any] | None:
    frame = pos.stack[-1] if pos.stack else None
    return frame.memo if frame is not None and frame.program is TEST else None


class Assist(Offer):
    """A player's hero helps with the test that waits for its dice, by a test of their own (DSB-013)."""

    move = MoveKind("aid", (Arg(PIECE, "being"), Arg(THING, "characteristic")), "shaking-hands")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        if seat == DIRECTOR or waiting(pos) is None:
            return []
        mine = [number for number in own(pos, seat) if pos.beings[number]["kind"] == HERO]
        return [("aid", number, which) for number in mine for which in range(len(CHARACTERISTICS))]

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        memo = waiting(pos)
        if memo is None or memo["reads"] == AID or memo["helps"] >= 0:
            return Refusal("DSB-013", "refusal-no-roll")
        if pos.beings[move[1]]["kind"] != HERO:
            return Refusal("DSB-013", "refusal-not-a-hero")
        refusal = refuse_other(pos, seat, move[1]) or refuse_absent(pos, move[1])
        if refusal is not None:
            return refusal
        if move[1] == memo["being"]:
            return Refusal("DSB-013", "refusal-assist-self")
        if move[1] in pos.field.get("done", ()):
            return Refusal("DSB-151", "refusal-effort-made")
        return Refusal("DSB-013", "refusal-aided") if move[1] in memo["aided"] else None

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        memo = waiting(pos)
        assert memo is not None
        memo["aided"].append(move[1])
        if pos.scene["mode"] == MONTAGE:
            pos.field["done"].append(move[1])  # to help is what a hero does in that round (DSB-151)
        pos.emit("aid", "DSB-013", seat, (move[1], memo["being"]))
        barred = [memo["skill"]] if memo["skill"] else []
        # how hard the other test is, and whether that is known, is no matter of this one
        begin_test(pos, move[1], CHARACTERISTICS[move[2]], "", reads=AID, barred=barred)


TEST = Program("drawsteel/test", [RollTest(), TakeResult(), Conclude(), AskSwap(), SayFollows()])

PART = Part(
    moves=(
        MoveKind("roll", (), "rolling-dices", "forward"),
        MoveKind("faces", _FACES, "dice-target"),
        MoveKind("unrolled", (), None, "quiet"),
        MoveKind("skill", (Arg(NUMBER),), "skills"),
        MoveKind("keep", (), None, "forward"),
        MoveKind("lower", (Arg(NUMBER),), "falling"),
        MoveKind("reroll", (), "cycle"),
        MoveKind("reroll_faces", _FACES, "cycle"),
    ),
    events={
        "call": EventKind(
            1,
            (Arg(PIECE, "being"), Arg(THING, "characteristic"), Arg(THING, "difficulty")),
            hides=("difficulty",),
        ),
        "rolled": EventKind(
            1,
            (
                Arg(PIECE, "being"),
                Arg(NUMBER, "first"),
                Arg(NUMBER, "second"),
                Arg(NUMBER, "total"),
                Arg(NUMBER, "tier"),
            ),
        ),
        "unrolled": EventKind(1, (Arg(PIECE, "being"), Arg(NUMBER, "tier"))),
        "lowered": EventKind(2, (Arg(PIECE, "being"), Arg(NUMBER, "rolled"), Arg(NUMBER, "tier"))),
        "reroll": EventKind(2, (Arg(PIECE, "being"), Arg(NUMBER, "left"))),
        "totalled": EventKind(
            1, (Arg(PIECE, "being"), Arg(NUMBER, "first"), Arg(NUMBER, "second"), Arg(NUMBER, "total"))
        ),
        "outcome": EventKind(2, (Arg(PIECE, "being"), Arg(THING, "outcome"))),
        "aid": EventKind(1, (Arg(PIECE, "being"), Arg(PIECE, "helper"))),
        "helped": EventKind(2, (Arg(PIECE, "being"), Arg(NUMBER, "tier"))),
    },
    programs=(TEST,),
    cues=(CallTest(),),
    offers=(Assist(),),
)
