"""Using a creature to fight (chapter 7 of the register, KF-178 to KF-182)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.keyforge import faces, keywords, memory
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge.duel import Duel
from ludotheque.games.keyforge.legality import refuse_target
from ludotheque.games.keyforge.processes.damage import deal
from ludotheque.games.keyforge.processes.leaving import Blows
from ludotheque.games.keyforge.processes.uses import Exhaust
from ludotheque.games.keyforge.programs import named
from ludotheque.games.keyforge.queries import in_play, keyword, on_card, power, targets
from ludotheque.games.keyforge.triggers import abilities, resolve, watchers


class Target(Ask):
    """Choose the enemy creature, unless the move that began the fight named it (KF-094)."""

    __slots__ = ()
    kind = "target"
    rule = "KF-094"
    verbs = ("target",)

    def act(self, pos: Duel, frame: Frame) -> None:
        if frame.it < 0:
            options = self._options(pos, frame)
            if not options:
                frame.pc = len(frame.program.ops)
                return
            if len(options) > 1:
                pos.asked.append(pos.active)
                return
            frame.it = options[0]
        self._attack(pos, frame)

    @staticmethod
    def _options(pos: Duel, frame: Frame) -> list[int]:
        barred = frame.memo.get(memory.BARRED, []) if frame.memo else []
        return [card for card in targets(pos, frame.source) if card not in barred]

    def candidates(self, pos: Duel, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [("target", card) for card in pos.line[1 - pos.controller[frame.source]]]

    def refusal(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        return refuse_target(pos, frame.source, move[1], frame.memo.get(memory.BARRED, []) if frame.memo else [])

    def answer(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> None:
        frame.it = move[1]
        self._attack(pos, frame)

    @staticmethod
    def _attack(pos: Duel, frame: Frame) -> None:
        attacker, defender = frame.source, frame.it
        pos.emit("attack", "KF-178", pos.controller[attacker], (attacker, defender))
        if frame.memo and memory.BARRED in frame.memo:  # the ability that asked for this fight remembers who was fought
            for asking in reversed(pos.stack[:-1]):
                if asking.memo is not None and memory.FOUGHT in asking.memo:
                    asking.memo[memory.FOUGHT].append(defender)
                    break
        # elusive: the first attack on it each turn, however that fight goes (KF-216, KF-S23)
        memo = memory.remembering(frame)
        memo.update({memory.ELUSIVE: 0, memory.STRUCK: defender})
        ignores = bool(on_card(pos, mod.IGNORES_TAUNT, attacker))
        if pos.attacked[defender] == 0 and keyword(pos, defender, keywords.ELUSIVE) and not ignores:
            memo[memory.ELUSIVE] = 1
        pos.attacked[defender] += 1


class BeforeFight(Op):
    """Before Fight: abilities, Assault and Hazardous, in the order the active player chooses (KF-153, KF-213)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        attacker, defender = frame.source, frame.it
        waiting = abilities(pos, attacker, faces.BEFORE_FIGHT, defender)
        waiting += watchers(pos, "before_fight", attacker, pos.controller[attacker])
        if keyword(pos, attacker, keywords.ASSAULT):
            waiting.append([ASSAULT.name, attacker, pos.controller[attacker], defender])
        if keyword(pos, defender, keywords.HAZARDOUS):
            waiting.append([HAZARDOUS.name, defender, pos.controller[defender], attacker])
        resolve(pos, waiting)


class KeywordDamage(Op):
    """Assault or Hazardous: its damage, if both still stand (KF-152, KF-212, KF-S22)."""

    __slots__ = ("word",)

    def __init__(self, word: str) -> None:
        self.word = word

    def act(self, pos: Duel, frame: Frame) -> None:
        if in_play(pos, frame.source) and in_play(pos, frame.it):
            deal(pos, [(frame.it, keyword(pos, frame.source, self.word))])


ASSAULT: Final = named(Program("keyword/assault", [KeywordDamage(keywords.ASSAULT)]), ("Assaut", "Assault"))
HAZARDOUS: Final = named(Program("keyword/hazardous", [KeywordDamage(keywords.HAZARDOUS)]), ("Hasardeux", "Hazardous"))


class Clash(Blows):
    """Both deal their power at the same time (KF-095, KF-096), less skirmish, elusive and armor; poison kills (KF-237)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        memo = memory.remembered(frame)
        attacker, defender = frame.source, frame.it
        if memo.get(memory.OFF):
            frame.pc = len(frame.program.ops)  # no fight takes place
            return
        if not (in_play(pos, attacker) and in_play(pos, defender)):
            memo[memory.CUT_SHORT] = 1  # the rest of the fight is not resolved (KF-154, KF-214, KF-S21)
            return
        hits: list[tuple[int, int]] = []
        poison: list[int] = []
        if (
            not memo[memory.ELUSIVE] or memo[memory.STRUCK] != defender
        ):  # damage that goes elsewhere is no elusive creature's
            if not on_card(pos, mod.NO_FIGHT_DAMAGE, attacker):
                more = sum(m.amount(pos, s, w, defender) for m, s, w in on_card(pos, mod.FIGHT_BONUS, attacker))
                hits.append((memo[memory.STRUCK], power(pos, attacker) + more))
                poison.append(keyword(pos, attacker, keywords.POISON))
        if not memo[memory.ELUSIVE]:
            if not keyword(pos, attacker, keywords.SKIRMISH):
                if not on_card(pos, mod.NO_FIGHT_DAMAGE, defender):
                    hits.append((attacker, power(pos, defender)))
                    poison.append(keyword(pos, defender, keywords.POISON))
        deal(pos, hits, poison=tuple(poison))


class AfterFight(Op):
    """Abilities of whoever destroyed the other, then Fight: of the attacker if it survived (KF-097, KF-181, KF-182).

    A fight that was cut short still counts as fought: only Fight: abilities are skipped (KF-S21, KF-S52).
    """

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        memo = memory.remembered(frame)
        attacker, defender = frame.source, frame.it
        seat = frame.seat
        waiting: list[Any] = []
        fell = memo.get(memory.FELL, [])
        stands = in_play(pos, attacker) and attacker not in fell
        if stands and defender in fell:
            waiting += _slayer(pos, attacker, defender)
        if attacker in fell and defender not in fell and in_play(pos, defender):
            waiting += _slayer(pos, defender, attacker)
        waiting += watchers(pos, "fought", attacker, seat)
        if stands:
            if not memo.get(memory.CUT_SHORT):
                waiting += abilities(pos, attacker, faces.FIGHT, defender)
            waiting += watchers(pos, "fight", attacker, pos.controller[attacker])
            waiting += watchers(pos, "use", attacker, seat)
        resolve(pos, waiting)


def _slayer(pos: Duel, slayer: int, slain: int) -> list[Any]:
    """The survivor's abilities after a creature was destroyed fighting it."""
    return [one for one in watchers(pos, "slain", slain, pos.controller[slayer]) if one[1] == slayer]


FIGHT: Final[Program] = named(Program("fight", [Exhaust(), Target(), BeforeFight(), Clash(), AfterFight()]))
