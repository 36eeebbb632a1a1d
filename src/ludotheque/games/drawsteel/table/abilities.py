"""Abilities in a fight: who may be targeted, one roll for all of them, and the effects of the tier each suffers (DSB-120 on).

The memo of a use holds: being, ability (its place on the sheet), targets, automatic (tiers granted on the roll), dice (none where an
automatic tier was taken without rolling), tiers (one for each target), causes (one list for each target), surges (on damage: the
target's place, and how many), pressed (places of targets whose potency is raised), lowered (1: to a tier of the roller's choice),
critical, and queue (effects still to be worked off).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.engine.args import NUMBER, PIECE, THING, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.events import EventKind
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Op, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.drawsteel.beings import DIRECTOR, HERO, Ability, maximum
from ludotheque.games.drawsteel.rules import battle, conditions, power, stamina
from ludotheque.games.drawsteel.session import Session, touches_secret, who_reads
from ludotheque.games.drawsteel.table import deeds, ground, harm, recall
from ludotheque.games.drawsteel.table.aided import AIDED
from ludotheque.games.drawsteel.table.asked import AboutAbility
from ludotheque.games.drawsteel.table.part import Part
from ludotheque.games.drawsteel.table.targets import refuse_target
from ludotheque.games.drawsteel.table.tests import BANE, EDGE, cause, counted, refuse_throw, thrown

#: An ability is named by who has it and where it stands on the sheet.
_EACH = 100


def code(being: int, index: int) -> int:
    return being * _EACH + index


def decode(value: int) -> tuple[int, int]:
    return divmod(value, _EACH)


def ability_of(pos: Session, value: int) -> Ability | None:
    being, index = decode(value)
    if being >= len(pos.beings) or index >= len(pos.beings[being]["sheet"]["abilities"]):
        return None
    return pos.beings[being]["sheet"]["abilities"][index]


def usable(pos: Session, being: int) -> list[int]:
    """Everything on somebody's sheet and on those of the objects they hold."""
    return [
        code(owner, index)
        for owner in deeds.owners(pos, being)
        for index in range(len(pos.beings[owner]["sheet"]["abilities"]))
    ]


def refuse_use(pos: Session, being: int, value: int) -> Refusal | None:
    """Whether somebody on turn may use one of their abilities now."""
    ability = ability_of(pos, value)
    if ability is None or decode(value)[0] not in deeds.owners(pos, being):
        return Refusal("DSB-120", "refusal-no-ability")
    if ability["action"] not in ("main", "maneuver"):
        return Refusal("DSB-121", "refusal-not-on-turn")
    if not pos.field[ability["action"]]:
        return Refusal("DSB-037", "refusal-acted" if ability["action"] == "main" else "refusal-maneuvered")
    if ability["cost"] > purse(pos, being):
        rule = "DS-154" if pos.beings[being]["kind"] == HERO else "DSB-094"
        return Refusal(rule, "refusal-cost", (("n", ability["cost"]),))
    if not any(refuse_target(pos, being, ability, number, []) is None for number in range(len(pos.beings))):
        return Refusal("DSB-123", "refusal-no-target")
    return None


def purse(pos: Session, being: int) -> int:
    """What somebody can pay with: a hero's Heroic Resource, the Director's Malice."""
    return pos.beings[being]["resource"] if pos.beings[being]["seat"] != DIRECTOR else pos.malice


def charge(pos: Session, being: int, n: int) -> None:
    if pos.beings[being]["seat"] != DIRECTOR:
        pos.beings[being]["resource"] -= n
    else:
        pos.malice -= n


def change_malice(pos: Session, n: int, rule: str) -> None:
    """The Director gains Malice or loses it, but no more than there is (DSB-094).

    Even where none is lost there is a line: its absence would tell the players that the Director has none.
    """
    n = max(n, -pos.malice)
    pos.malice += n
    pos.emit("malice", rule, DIRECTOR, (max(n, 0), max(-n, 0), pos.malice), 1)


def begin_use(pos: Session, being: int, value: int, *, free: bool = False, targets: list[int] | None = None) -> None:
    """Pay for the ability, and choose its targets where they are not given."""
    ability = ability_of(pos, value)
    assert ability is not None
    if not free and ability["action"] in ("main", "maneuver"):
        pos.field[ability["action"]] -= 1
        if ability["action"] == "main" and pos.field["again"]:
            pos.field["again"] -= 1
    charge(pos, being, ability["cost"])
    touches_secret(pos, being)
    pos.emit("use", "DSB-120", pos.beings[being]["seat"], (being, value))
    memo = {
        "being": being,
        "of": decode(value)[0],  # whose sheet it stands on: the user's, or that of an object they hold
        "ability": decode(value)[1],
        "targets": targets or [],
        "automatic": [],
        "dice": [],
        "tiers": [],
        "causes": [],
        "surges": [],
        "pressed": [],
    }
    pos.push_for(USE, pos.beings[being]["seat"], {**memo, "critical": 0, "queue": [], "lowered": 0})


def used_ability(pos: Session, memo: dict[str, Any]) -> Ability:
    ability: Ability = pos.beings[memo["of"]]["sheet"]["abilities"][memo["ability"]]
    return ability


class PickTargets(AboutAbility):
    """Choose the targets one after the other; an area takes everyone in it."""

    __slots__ = ()
    kind = "targets"
    rule = "DSB-123"
    verbs = ("target", "enough")

    def act(self, pos: Session, frame: Frame) -> None:
        memo = frame.memo
        assert memo is not None
        ability = used_ability(pos, memo)
        open_ = [
            number
            for number in range(len(pos.beings))
            if refuse_target(pos, memo["being"], ability, number, memo["targets"]) is None
        ]
        if ability["area"] == "all":
            memo["targets"] = open_
        elif ability["area"] == "zone" and memo["targets"]:
            zone = pos.beings[memo["targets"][0]]["zone"]
            memo["targets"] += [number for number in open_ if pos.beings[number]["zone"] == zone]
        elif open_ and (ability["area"] or len(memo["targets"]) < ability["targets"]):
            if len(open_) == 1 and not memo["targets"]:
                memo["targets"] = open_
            else:
                pos.asked.append(frame.seat)

    def candidates(self, pos: Session, frame: Frame, seat: int) -> Iterable[Move]:
        return [*(("target", number) for number in range(len(pos.beings))), ("enough",)]

    def refusal(self, pos: Session, frame: Frame, seat: int, move: Move) -> Refusal | None:
        memo = frame.memo
        assert memo is not None
        if move[0] == "enough":
            return None if memo["targets"] else Refusal("DSB-123", "refusal-one-target")
        return refuse_target(pos, memo["being"], used_ability(pos, memo), move[1], memo["targets"])

    def answer(self, pos: Session, frame: Frame, seat: int, move: Move) -> None:
        memo = frame.memo
        assert memo is not None
        if move[0] == "target":
            memo["targets"].append(move[1])
            frame.pc -= 1


class RollPower(AboutAbility):
    """One roll for all targets; edges and banes are counted for each (DSB-125). An automatic tier needs none (DS-082)."""

    __slots__ = ()
    kind = "power"
    rule = "DS-029"
    verbs = ("roll", "faces", "unrolled")

    def act(self, pos: Session, frame: Frame) -> None:
        memo = frame.memo
        assert memo is not None
        ability = used_ability(pos, memo)
        memo["causes"] = [causes_against(pos, memo, target) for target in memo["targets"]]
        if ability["roll"] and memo["targets"]:
            pos.asked.append(frame.seat)

    def candidates(self, pos: Session, frame: Frame, seat: int) -> Iterable[Move]:
        assert frame.memo is not None
        rest: list[Move] = [("unrolled",)] if frame.memo["automatic"] else []
        return [("roll",), ("faces", None, None), *rest]

    def refusal(self, pos: Session, frame: Frame, seat: int, move: Move) -> Refusal | None:
        assert frame.memo is not None
        return refuse_throw(move, frame.memo["automatic"])

    def answer(self, pos: Session, frame: Frame, seat: int, move: Move) -> None:
        memo = frame.memo
        assert memo is not None
        memo["dice"] = [] if move[0] == "unrolled" else thrown(pos, move)
        faces = (memo["dice"][0], memo["dice"][1]) if memo["dice"] else None
        one = pos.beings[memo["being"]]
        ability = used_ability(pos, memo)
        score = one["sheet"]["characteristics"][ability["roll"]]
        critical_from = min(
            [power.NATURAL, *(trait["critical"] for trait in one["sheet"]["traits"] if "critical" in trait)]
        )
        for causes in memo["causes"]:
            edges, banes, bonus = counted({"causes": causes})
            result = power.roll(
                faces,
                score + bonus,
                edges,
                banes,
                memo["automatic"],
                main_action=ability["action"] == "main",
                critical_from=critical_from,
            )
            memo["tiers"].append(result.tier)
            memo["critical"] = int(result.critical)
        one["favours"] = []
        if faces is None:
            pos.emit("unrolled", "DS-082", seat, (memo["being"], max(memo["tiers"])))
            return
        pos.revealed_to = (1 << pos.seats) - 1
        pos.emit("power", "DS-029", seat, (memo["being"], *faces, score, max(memo["tiers"])), who_reads(one))


def causes_against(pos: Session, memo: dict[str, Any], target: int) -> list[dict[str, Any]]:
    """Why a roll against this target has edges or banes (DS-057, DS-061, DS-071)."""
    roller = memo["being"]
    one, other = pos.beings[roller], pos.beings[target]
    ability = used_ability(pos, memo)
    strike, melee = "strike" in ability["keywords"], "melee" in ability["keywords"]
    found = []
    banes = conditions.roller_banes(harm.suffers(one), target, memo["targets"], strike=strike, ability=True)
    for condition, n in banes:
        found.append(cause(BANE, _named(condition), "rule", n))
    for condition in conditions.target_edges(harm.suffers(other), roller, melee=melee):
        found.append(cause(EDGE, _named(condition), "rule"))
    side = "foes" if other["seat"] == DIRECTOR else "heroes"
    if pos.field["surprised"] == side:
        found.append(cause(EDGE, {"fr": "$cause-surprised", "en": "$cause-surprised"}, "rule"))
    for kind, words in one["favours"]:
        found.append(cause(kind, {"fr": words, "en": words}, "rule"))
    return found


def _named(condition: str) -> dict[str, str]:
    return {"fr": f"$condition-{condition}", "en": f"$condition-{condition}"}


class TakeTier(AboutAbility):
    """The roller may take a lower tier (DS-045), and put surges on damage (DSB-130) or on a potency (DSB-131)."""

    __slots__ = ()
    kind = "tier"
    rule = "DS-045"
    verbs = ("keep", "lower", "surge", "press")

    def act(self, pos: Session, frame: Frame) -> None:
        memo = frame.memo
        assert memo is not None
        if memo["tiers"] and len(self.moves(pos, frame, frame.seat)) > 1:
            pos.asked.append(frame.seat)

    def candidates(self, pos: Session, frame: Frame, seat: int) -> Iterable[Move]:
        assert frame.memo is not None
        found: list[Move] = [("keep",), ("lower", 1), ("lower", 2), ("lower", 3)]
        for target in frame.memo["targets"]:
            found += [("surge", target, n) for n in range(1, battle.MOST_SURGES + 1)]
            found.append(("press", target))
        return found

    def refusal(self, pos: Session, frame: Frame, seat: int, move: Move) -> Refusal | None:
        memo = frame.memo
        assert memo is not None
        if move[0] == "lower":
            if memo["lowered"]:
                return Refusal("DS-045", "refusal-lowered")
            best = max(memo["tiers"])
            if move[1] == best:
                return Refusal("DS-045", "refusal-same-tier")
            return power.check_downgrade(best, move[1])
        if move[0] == "keep":
            return None
        if move[1] not in memo["targets"]:
            return Refusal("DSB-130", "refusal-no-such-target")
        place = memo["targets"].index(move[1])
        effects = used_ability(pos, memo)["tiers"][memo["tiers"][place] - 1]
        left = pos.beings[memo["being"]]["surges"]
        if move[0] == "press":
            if memo["pressed"]:
                return Refusal("DSB-131", "refusal-pressed")
            if not any(effect.get("potency") for effect in effects):
                return Refusal("DSB-131", "refusal-no-potency")
            return None if left >= battle.SURGES_A_POTENCY else Refusal("DSB-131", "refusal-surges")
        if memo["surges"]:
            return Refusal("DSB-130", "refusal-surged")
        if not 1 <= move[2] <= battle.MOST_SURGES:
            return Refusal("DSB-130", "refusal-most-surges")
        if not any(effect["do"] == "damage" for effect in effects):
            return Refusal("DSB-130", "refusal-no-damage")
        return None if left >= move[2] else Refusal("DSB-130", "refusal-surges")

    def answer(self, pos: Session, frame: Frame, seat: int, move: Move) -> None:
        memo = frame.memo
        assert memo is not None
        if move[0] == "lower":
            pos.emit("lowered", "DS-045", seat, (memo["being"], max(memo["tiers"]), move[1]))
            memo["tiers"] = [min(tier, move[1]) for tier in memo["tiers"]]
            memo["lowered"] = 1
            frame.pc -= 1  # surges go on what the lower tier does
        elif move[0] == "surge":
            memo["surges"] = [memo["targets"].index(move[1]), move[2]]
            pos.beings[memo["being"]]["surges"] -= move[2]
            pos.emit("surged", "DSB-130", seat, (memo["being"], move[2]))
            frame.pc -= 1
        elif move[0] == "press":
            memo["pressed"] = [memo["targets"].index(move[1])]
            pos.beings[memo["being"]]["surges"] -= battle.SURGES_A_POTENCY
            pos.emit("surged", "DSB-131", seat, (memo["being"], battle.SURGES_A_POTENCY))
            frame.pc -= 1


class Unfold(Op):
    """Line up the effects: those of each target's tier, then what happens whatever the roll."""

    __slots__ = ()

    def act(self, pos: Session, frame: Frame) -> None:
        memo = frame.memo
        assert memo is not None
        ability = used_ability(pos, memo)
        if memo["tiers"]:
            recall.keep_use(pos, memo, ability)
        queue: list[list[Any]] = []
        for place, (target, tier) in enumerate(zip(memo["targets"], memo["tiers"], strict=False)):
            surges = memo["surges"][1] if memo["surges"] and memo["surges"][0] == place else 0
            pressed = battle.SURGES_A_POTENCY if place in memo["pressed"] else 0
            for effect in ability["tiers"][tier - 1]:
                damages = effect["do"] == "damage"
                for befalls in deeds.befallen(pos, memo["being"], target, effect, queue):
                    queue.append([befalls, dict(effect), surges if damages else pressed])
                if damages:
                    surges = 0  # they are added once
        for effect in ability["effects"]:
            for target in memo["targets"]:
                for befalls in deeds.befallen(pos, memo["being"], target, effect, queue):
                    queue.append([befalls, dict(effect), 0])
        memo["queue"] = queue


class Work(Op):
    """Work off the effects one by one; what an effect asks or pushes comes first."""

    __slots__ = ()

    def act(self, pos: Session, frame: Frame) -> None:
        memo = frame.memo
        assert memo is not None
        if not memo["queue"]:
            return
        frame.pc -= 1
        target, effect, surges = memo["queue"].pop(0)
        by = memo["being"]
        one = pos.beings[target]
        if one["dead"] and effect["do"] != "damage":
            return
        if deeds.too_few(pos, by, effect):
            return
        condition = effect.get("potency")
        if condition:
            touches_secret(pos, by, target)
            strength = battle.potency(pos.beings[by]["sheet"]["characteristics"], condition, surges)
            score = one["sheet"]["characteristics"][effect.get("against", "might")]
            if not battle.lands(strength, score):
                pos.emit("resisted", "DSB-127", one["seat"], (target,))
                return
        apply(pos, frame.seat, by, target, effect, surges, bool(used_ability(pos, memo)["area"]))


def apply(pos: Session, seat: int, by: int, target: int, effect: dict[str, Any], surges: int, area: bool) -> None:
    """One effect on one target. The verbs are a closed set: see docs/play/drawsteel-sheets.md."""
    one = pos.beings[target]
    verb, n = effect["do"], effect.get("n", 1)
    if verb == "damage":
        n += battle.surge_damage(pos.beings[by]["sheet"]["characteristics"], surges)
        harm.hurt(pos, target, n, effect.get("type", ""), by, "DSB-057", 1 if area else 0)
    elif verb in (ground.PUSH, ground.PULL, ground.SLIDE):
        pos.push_for(ground.SHOVE, seat, {"by": by, "target": target, "how": verb, "n": n})
    elif verb == "shift":
        if "slowed" in harm.suffers(one) or ground.held(one):
            pos.emit("rooted", "DSB-080", one["seat"], (target,))
            return
        pos.push_for(ground.SHOVE, one["seat"], {"by": target, "target": target, "how": ground.SLIDE, "n": n})
    elif verb == "swap":
        mine, theirs = pos.beings[by]["zone"], one["zone"]
        ground.put(pos, by, theirs, "DSB-140")
        ground.put(pos, target, mine, "DSB-140")
    elif verb == "condition":
        harm.afflict(pos, target, effect["id"], by, effect.get("ends", "save"))
    elif verb == "recover":
        pos.push_for(AIDED, one["seat"], {"target": target, "by": by})
    elif verb == "regain":
        if one["squad"]:
            return  # DSB-098
        before = one["stamina"]
        one["stamina"] = stamina.regained(before, n, maximum(one))
        said = (target, one["stamina"] - before, one["stamina"])
        pos.emit("regain", "DS-162", one["seat"], said, who_reads(one))
    elif verb == "temporary":
        one["temporary"] = max(one["temporary"], n)  # the larger counts (DSB-076)
        pos.emit("temporary", "DSB-076", one["seat"], (target, one["temporary"]), who_reads(one))
    elif verb == "surges":
        one["surges"] += n
        pos.emit("surges", "DSB-129", one["seat"], (target, n))
    elif verb in (EDGE, BANE):
        one["favours"].append([verb, "$cause-favour"])
        pos.emit("favour", "DS-071", one["seat"], (target, 0 if verb == EDGE else 1))
    elif verb == "malice":
        change_malice(pos, n, "DSB-094")
    elif verb == "resource":
        n = n if n < 0 or pos.scene["worthy"] else 0  # DS-132
        one["resource"] = max(0, one["resource"] + n)
        pos.emit("resource", "DS-153", one["seat"], (target, n, one["resource"]))
    elif verb == "end":
        for affliction in one["afflictions"][:1]:
            harm.cure(pos, target, affliction["id"], "DSB-063")  # a dying hero still bleeds (DSB-060)
    elif not deeds.do(pos, seat, by, target, effect):
        raise ValueError(f"no effect is called {verb!r}")


class Aftermath(Op):
    """A critical hit brings another main action (DS-049, DS-054, DSB-133); whoever bleeds loses Stamina (DSB-066, DSB-081)."""

    __slots__ = ()

    def act(self, pos: Session, frame: Frame) -> None:
        memo = frame.memo
        assert memo is not None
        being = memo["being"]
        one = pos.beings[being]
        ability = used_ability(pos, memo)
        if memo["critical"] and pos.field["active"] == being:
            pos.field["main"] += 1
            pos.field["again"] += 1
            pos.emit("critical", "DSB-133", one["seat"], (being,))
        harm.bleed(pos, being, ability["action"], ability["roll"])


USE = Program(
    "drawsteel/use", [PickTargets(), deeds.Announce(), RollPower(), TakeTier(), Unfold(), Work(), Aftermath()]
)

PART = Part(
    moves=(
        MoveKind("target", (Arg(PIECE, "being"),), "targeting"),
        MoveKind("enough", (), None, "forward"),
        MoveKind("surge", (Arg(PIECE, "being"), Arg(NUMBER)), "lightning-trio"),
        MoveKind("press", (Arg(PIECE, "being"),), "lightning-trio"),
    ),
    events={
        "use": EventKind(1, (Arg(PIECE, "being"), Arg(PIECE, "ability"))),
        "power": EventKind(
            2,
            (
                Arg(PIECE, "being"),
                Arg(NUMBER, "first"),
                Arg(NUMBER, "second"),
                Arg(NUMBER, "score"),
                Arg(NUMBER, "tier"),
            ),
            hides=("score",),
        ),
        "surged": EventKind(2, (Arg(PIECE, "being"), Arg(NUMBER))),
        "resisted": EventKind(2, (Arg(PIECE, "being"),)),
        "temporary": EventKind(2, (Arg(PIECE, "being"), Arg(NUMBER)), hides=("n",)),
        "surges": EventKind(2, (Arg(PIECE, "being"), Arg(NUMBER))),
        "favour": EventKind(2, (Arg(PIECE, "being"), Arg(THING, "circumstance"))),
        "critical": EventKind(2, (Arg(PIECE, "being"),)),
        "rooted": EventKind(2, (Arg(PIECE, "being"),)),
    },
    programs=(USE,),
)
