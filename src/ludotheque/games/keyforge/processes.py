"""What takes several steps and lets abilities trigger: playing, using, fighting, dealing damage, destroying, forging.

Each is a program over a frame whose source is the card in question. The order of the steps is the rulebook's (chapter 14 of
the register); each step names its rule.

Length: the processes call each other in circles (a fight deals damage, damage destroys, destruction lets cards be played).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.keyforge import changes, faces
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge.duel import KEYS, Duel
from ludotheque.games.keyforge.faces import Face
from ludotheque.games.keyforge.programs import named
from ludotheque.games.keyforge.queries import (
    armor,
    armor_left,
    creatures,
    face,
    in_play,
    is_creature,
    keyword,
    on_card,
    power,
    price,
    standing,
    targets,
    upgrades_of,
)
from ludotheque.games.keyforge.triggers import abilities, fire, resolve, watchers


def note(pos: Duel, fact: str, n: int = 1) -> None:
    """Remember a fact of this turn that cards ask for."""
    pos.did[fact] = pos.did.get(fact, 0) + n


def count_six(pos: Duel, card: int) -> None:
    """One more play or use of a name this turn (KF-112)."""
    for pair in pos.six:
        if pair[0] == pos.faces[card]:
            pair[1] += 1
            return
    pos.six.append([pos.faces[card], 1])


# ---------------------------------------------------------------------- damage


def deal(
    pos: Duel, hits: list[tuple[int, int]], *, poison: tuple[int, ...] = (), through_armor: bool = False
) -> list[int]:
    """Deal damage to several creatures at once, then one check of who is destroyed (S-49). Gives what each was dealt.

    `poison` names the targets that die of any damage really dealt (KF-237, KF-238). Where several cards would each take
    the same damage in another's place, the active player is asked first (KF-218): then this gives nothing yet, and what
    is dealt is counted in the frame that deals it.
    """
    aimed: list[tuple[int, int, bool]] = []
    asks = False
    for index, (card, n) in enumerate(hits):
        takers = _takers(pos, card) if n > 0 else []
        if len(takers) > 1:
            asks = True
        elif takers:
            card = takers[0]
        aimed.append((card, n, index < len(poison) and bool(poison[index])))
    if not asks:
        return _strike(pos, aimed, through_armor)
    to = len(pos.stack) - 1
    frame = pos.push(AIM, pos.active)
    frame.memo = {"hits": [list(one) for one in aimed], "at": 0, "through": int(through_armor), "to": to}
    return []


def _takers(pos: Duel, card: int) -> list[int]:
    """The cards that would take the damage dealt to a creature in its place."""
    return [
        source
        for modifier, source, seat in standing(pos, mod.REDIRECT)
        if card != source and modifier.applies(pos, source, seat, card)
    ]


class Aim(Ask):
    """Of several cards that take damage in another's place, the active player says which does (KF-218)."""

    __slots__ = ()
    kind = "instead-damage"
    rule = "KF-218"
    verbs = ("instead",)

    @staticmethod
    def _open(pos: Duel, frame: Frame) -> list[int]:
        """Who may take the hit that is being looked at."""
        assert frame.memo is not None
        card, n, _ = frame.memo["hits"][frame.memo["at"]]
        return _takers(pos, card) if n > 0 else []

    def act(self, pos: Duel, frame: Frame) -> None:
        assert frame.memo is not None
        while frame.memo["at"] < len(frame.memo["hits"]):
            if len(self._open(pos, frame)) > 1:
                pos.asked.append(pos.active)
                return
            frame.memo["at"] += 1
        dealt = _strike(pos, frame.memo["hits"], bool(frame.memo["through"]))
        asking = pos.stack[frame.memo["to"]]
        asking.memo = {**(asking.memo or {}), "n": sum(dealt)}

    def candidates(self, pos: Duel, frame: Frame, seat: int) -> Iterable[Move]:
        return [("instead", card) for card in self._open(pos, frame)]

    def refusal(self, pos: Duel, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return None if move[1] in self._open(pos, frame) else Refusal("KF-218", "refusal-unknown")

    def answer(self, pos: Duel, frame: Frame, seat: int, move: Move) -> None:
        assert frame.memo is not None
        frame.memo["hits"][frame.memo["at"]][0] = move[1]
        frame.memo["at"] += 1
        self.act(pos, frame)

    def question(self, pos: Duel, frame: Frame, seat: int) -> tuple[str, dict[str, Any]]:
        assert frame.memo is not None
        card, n, _ = frame.memo["hits"][frame.memo["at"]]
        return "ask-instead-damage", {"card": face(pos, card).names, "n": n}


AIM = named(Program("aim", [Aim()]))


def _strike(pos: Duel, aimed: Iterable[Any], through_armor: bool) -> list[int]:
    """The damage falls, on whoever takes it."""
    dealt: list[int] = []
    dying: list[int] = []
    for card, n, poisoned in aimed:
        if n <= 0 or not in_play(pos, card) or any(True for _ in on_card(pos, mod.NO_DAMAGE, card)):
            dealt.append(0)
            continue
        absorbed = 0 if through_armor else min(n, armor_left(pos, card))
        if absorbed:
            pos.armor_spent[card] += absorbed  # KF-146
            pos.armor_seen[card] = armor(pos, card)
        n -= absorbed
        pos.damage[card] += n
        pos.emit("damage", "KF-101", -1, (card, n, absorbed))
        dealt.append(n)
        if card not in dying and ((poisoned and n > 0) or pos.damage[card] >= power(pos, card)):
            dying.append(card)
    destroy(pos, dying)
    return dealt


def check_standing(pos: Duel) -> None:
    """Destroy the creatures whose damage is at least their power (KF-102, S-25)."""
    pos.dirty = 0
    for card in creatures(pos):
        if pos.armor_spent[card]:  # lost armor is the used part first (S-24)
            now = armor(pos, card)
            if now < pos.armor_seen[card]:
                pos.armor_spent[card] -= min(pos.armor_spent[card], pos.armor_seen[card] - now)
            pos.armor_seen[card] = now
    release_held(pos)
    destroy(
        pos,
        [
            card
            for card in creatures(pos)
            if pos.damage[card] >= power(pos, card)
            or any(m.amount(pos, source, seat, card) for m, source, seat in on_card(pos, mod.FALLS, card))
        ],
    )


class TurnAside(Ask):
    """Of several abilities that turn Aombre meant for a pool elsewhere, the active player says which does (KF-218)."""

    __slots__ = ()
    kind = "instead-amber"
    rule = "KF-218"
    verbs = ("instead", "steal")

    @staticmethod
    def _open(pos: Duel, frame: Frame) -> list[int]:
        assert frame.memo is not None
        return changes.elsewhere(pos, frame.memo["seat"], bool(frame.memo["reap"]))

    @staticmethod
    def _where(move: Move) -> int:
        return changes.STOLEN if move[0] == "steal" else int(move[1])

    def act(self, pos: Duel, frame: Frame) -> None:
        assert frame.memo is not None
        if len(self._open(pos, frame)) > 1:
            pos.asked.append(pos.active)
        else:
            memo = frame.memo
            changes.into_pool(pos, memo["seat"], memo["left"], memo["kind"], memo["rule"], reap=bool(memo["reap"]))

    def candidates(self, pos: Duel, frame: Frame, seat: int) -> Iterable[Move]:
        return [("steal",) if card == changes.STOLEN else ("instead", card) for card in self._open(pos, frame)]

    def refusal(self, pos: Duel, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return None if self._where(move) in self._open(pos, frame) else Refusal("KF-218", "refusal-unknown")

    def answer(self, pos: Duel, frame: Frame, seat: int, move: Move) -> None:
        assert frame.memo is not None
        frame.memo["left"] -= 1
        if frame.memo["left"]:
            frame.pc -= 1
        changes.turn_elsewhere(pos, frame.memo["seat"], 1, self._where(move), frame.memo["rule"])

    def question(self, pos: Duel, frame: Frame, seat: int) -> tuple[str, dict[str, Any]]:
        assert frame.memo is not None
        return "ask-instead-amber", {"who": f"@{frame.memo['seat']}", "n": frame.memo["left"]}


TURN_ASIDE = named(Program("turn-aside", [TurnAside()]))


# ---------------------------------------------------------------------- destroying and leaving


def dying_already(pos: Duel) -> set[int]:
    return {card for frame in pos.stack if frame.program is DESTROY and frame.memo for card in frame.memo["dying"]}


def destroy(pos: Duel, cards: list[int]) -> list[int]:
    """Destroy cards in play together. Gives those that are being destroyed; an ability may still spare one (S-53)."""
    if not cards:
        return []
    already = dying_already(pos)
    dying: list[int] = []
    for card in cards:
        if card not in already and card not in dying and in_play(pos, card):
            dying.append(card)
    if dying:
        for card in dying:
            pos.emit("destroyed", "KF-197", -1, (card,))
        frame = pos.push(DESTROY, pos.active)
        frame.memo = {"dying": dying[:], "of": [pos.controller[card] for card in dying]}
    return dying


class LastWords(Op):
    """Destroyed: and Leaves Play: abilities resolve while the card is still in play (KF-198, KF-251)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        assert frame.memo is not None
        waiting: list[Any] = []
        already = dying_already(pos) - set(frame.memo["dying"])
        for card in frame.memo["dying"]:
            for _, source, _ in on_card(pos, mod.DESTROY_INSTEAD, card):
                if source not in already:  # what saves a card does so once: not while it is itself being destroyed
                    waiting.append([SPARE.name, source, pos.controller[card], card])
            waiting += abilities(pos, card, faces.DESTROYED, card)
            waiting += abilities(pos, card, faces.LEAVES, card)
            waiting += watchers(pos, "destroyed", card, pos.controller[card])
        resolve(pos, waiting)


class Spare(Op):
    """Instead of being destroyed, a creature is healed and the card that spares it destroyed.

    It is one of the creature's Destroyed: abilities, in the order the active player gives (KF-218). What it spares is no
    longer being destroyed: what else waited for that destruction does not resolve (S-53).
    """

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        card, instead = frame.it, frame.source
        if not in_play(pos, card):  # another of its Destroyed: abilities has sent it away (S-46)
            return
        for depth, dying in enumerate(pos.stack):
            if dying.program is DESTROY and dying.memo and card in dying.memo["dying"]:
                place = dying.memo["dying"].index(card)
                del dying.memo["dying"][place], dying.memo["of"][place]
                order = pos.stack[depth + 1]
                if order.memo and "waiting" in order.memo:
                    order.memo["waiting"] = [one for one in order.memo["waiting"] if one[3] != card]
                pos.emit("spared", "S-53", -1, (card,))
                changes.heal(pos, card, pos.damage[card])
                destroy(pos, [instead])
                return


SPARE = named(Program("spare", [Spare()]), ("Détruit", "Destroyed"))


class Bury(Ask):
    """The destroyed go to their owners' discard piles, in the order the active player gives (KF-103, S-20).

    The order is asked first; then all leave together, and only then is anything looked at again.
    """

    __slots__ = ()
    kind = "bury"
    rule = "KF-218"
    verbs = ("bury", "any")

    def _left(self, pos: Duel, frame: Frame) -> list[int]:
        assert frame.memo is not None
        return [card for card in frame.memo["dying"] if card not in frame.chosen and in_play(pos, card)]

    def act(self, pos: Duel, frame: Frame) -> None:
        left = self._left(pos, frame)
        owners = [pos.owner[card] for card in left]
        if len(owners) == len(set(owners)):
            self._all(pos, frame, left)
        else:
            pos.asked.append(pos.active)

    def candidates(self, pos: Duel, frame: Frame, seat: int) -> Iterable[Move]:
        return [("any",), *(("bury", card) for card in self._left(pos, frame))]

    def refusal(self, pos: Duel, frame: Frame, seat: int, move: Move) -> Refusal | None:
        if move[0] == "bury" and move[1] not in self._left(pos, frame):
            return Refusal("KF-218", "refusal-not-dying")
        return None

    def answer(self, pos: Duel, frame: Frame, seat: int, move: Move) -> None:
        if move[0] == "any":
            self._all(pos, frame, self._left(pos, frame))
        else:
            frame.chosen.append(move[1])
            self.act(pos, frame)

    @staticmethod
    def _all(pos: Duel, frame: Frame, last: list[int]) -> None:
        assert frame.memo is not None
        fights = [
            fight.memo
            for fight in pos.stack
            if fight.program is FIGHT and fight.pc <= CLASH and fight.memo and "hits" in fight.memo
        ]
        for card, whose in zip(frame.memo["dying"], frame.memo["of"], strict=True):
            note(pos, f"destroyed:{whose}" if is_creature(pos, card) else "destroyed:artifact")
            if is_creature(pos, card) and fights:  # in a fight, whoever or whatever destroyed it (S-52)
                note(pos, f"slain:{whose}")
                for fight in fights:
                    fight.setdefault("fell", []).append(card)
        _leave_all(pos, frame.chosen + last, "discard", None)


DESTROY = named(Program("destroy", [LastWords(), Bury()]))


def remove(pos: Duel, cards: list[int], zone: str, archives_of: int | None = None) -> None:
    """Cards leave play for a zone without being destroyed: returned, archived, purged, shuffled in (KF-248)."""
    cards = [card for card in cards if in_play(pos, card)]
    dying = dying_already(pos)  # these had their last words
    waiting = [one for card in cards if card not in dying for one in abilities(pos, card, faces.LEAVES, card)]
    if waiting:
        frame = pos.push(LEAVE, pos.active)
        frame.memo = {"cards": cards, "zone": zone, "of": archives_of}
        resolve(pos, waiting)
    else:
        _leave_all(pos, cards, zone, archives_of)


def _leave_all(pos: Duel, cards: list[int], zone: str, archives_of: int | None) -> None:
    """Cards leave play together: where each goes is settled before the first is gone, and Aombre moves after the last."""
    cards = [card for card in cards if in_play(pos, card)]
    shuffled = {pos.owner[card] for card in cards} if zone == "shuffle" else set()
    targets_of = ["deck" if zone == "shuffle" else zone] * len(cards)
    if zone == "discard":
        targets_of = [
            "purged" if any(True for _ in on_card(pos, mod.DISCARD_INSTEAD, card)) else zone for card in cards
        ]
    left: list[tuple[int, int]] = []
    for card, target in zip(cards, targets_of, strict=True):
        if in_play(pos, card):  # an upgrade may have gone with its creature
            changes.leave(pos, card, target, archives_of=archives_of, left=left)
    for seat, amber in left:
        changes.into_pool(pos, seat, amber, "gain", "KF-106")
    for seat in sorted(shuffled):
        pos.shuffle(pos.deck[seat])
        pos.emit("shuffle", "KF-170", seat)


class Depart(Op):
    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        assert frame.memo is not None
        _leave_all(pos, frame.memo["cards"], frame.memo["zone"], frame.memo["of"])


LEAVE = named(Program("leave", [Depart()]))


# ---------------------------------------------------------------------- playing a card


def play_card(pos: Duel, card: int, seat: int, zone: list[int]) -> None:
    """A card is played from a zone: it lies in limbo until it has come into play or its effect is over (S-29)."""
    zone.remove(card)
    pos.limbo.append(card)
    pos.reveal(card)
    pos.emit("play", "KF-058", seat, (card,))
    pos.push(PLAY, seat, card)


class AsPlayed(Op):
    """A card that is played as a copy of another first asks of which; the answer is kept as `as` in this frame."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        programs = face(pos, frame.source).abilities.get(faces.AS_PLAYED, ())
        resolve(pos, [[program.name, frame.source, frame.seat, -1] for program in programs])


def played_as(pos: Duel, frame: Frame) -> Face:
    """The face a card is played with: its own, or that of the card it copies."""
    return faces.FACES[frame.memo["as"]] if frame.memo and "as" in frame.memo else face(pos, frame.source)


class Bonus(Op):
    """What the card costs to play is paid; then, first of all, its Aombre bonus (KF-059)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        card, seat = frame.source, frame.seat
        for modifier, source, whose in standing(pos, mod.PAY):
            if (
                modifier.word == "play"
                and modifier.concerns(whose, seat)
                and modifier.applies(pos, source, whose, card)
            ):
                changes.pay(pos, seat, modifier.amount(pos, source, whose, card))
        changes.lose(pos, seat, price(pos, seat, card), "KF-261")
        count_six(pos, card)
        one = face(pos, card)
        note(pos, "played")
        note(pos, f"played:{one.type}")
        note(pos, f"played:{pos.symbol[card]}")
        changes.gain(pos, seat, played_as(pos, frame).bonus, "KF-059")


class EnterPlay(Ask):
    """A creature comes on a flank, an artifact behind the line, an upgrade on a creature (KF-065, KF-070, KF-072)."""

    __slots__ = ()
    kind = "enter"
    rule = "KF-070"
    verbs = ("left", "right", "onto")

    def act(self, pos: Duel, frame: Frame) -> None:
        card = frame.source
        one = face(pos, card)
        owner = pos.owner[card]
        if one.type == faces.CREATURE and pos.line[owner]:
            pos.asked.append(pos.active)
        elif one.type in (faces.CREATURE, faces.ARTIFACT):
            self._enter(pos, frame, False)
        elif one.type == faces.UPGRADE:
            options = creatures(pos)
            if len(options) == 1:
                self._attach(pos, frame, options[0])
            else:
                pos.asked.append(pos.active)

    def candidates(self, pos: Duel, frame: Frame, seat: int) -> Iterable[Move]:
        if face(pos, frame.source).type == faces.UPGRADE:
            return [("onto", card) for card in creatures(pos)]
        return (("left",), ("right",))

    def refusal(self, pos: Duel, frame: Frame, seat: int, move: Move) -> Refusal | None:
        upgrade = face(pos, frame.source).type == faces.UPGRADE
        if (move[0] == "onto") != upgrade:
            return Refusal("KF-072" if upgrade else "KF-070", "refusal-other-question")
        if upgrade and move[1] not in creatures(pos):
            return Refusal("KF-072", "refusal-not-a-creature")
        return None

    def answer(self, pos: Duel, frame: Frame, seat: int, move: Move) -> None:
        if move[0] == "onto":
            self._attach(pos, frame, move[1])
        else:
            self._enter(pos, frame, move[0] == "left")

    @staticmethod
    def _enter(pos: Duel, frame: Frame, left: bool) -> None:
        card = frame.source
        pos.limbo.remove(card)
        changes.enter(pos, card, pos.owner[card], left=left, player=frame.seat)
        pos.emit("enter", "KF-070", pos.owner[card], (card,))

    @staticmethod
    def _attach(pos: Duel, frame: Frame, bearer: int) -> None:
        pos.limbo.remove(frame.source)
        changes.attach(pos, frame.source, bearer)
        pos.emit("attach", "KF-072", frame.seat, (frame.source, bearer))
        if any(modifier.kind == mod.CONTROL for modifier in face(pos, frame.source).constants):
            give_control(pos, bearer, pos.controller[frame.source])  # the latest of several holds (S-27)


class Played(Op):
    """Standing "each time a card is played" and "after a creature enters" abilities, before the card's own (KF-287, S-45)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        card = frame.source
        waiting = watchers(pos, "play", card, frame.seat)
        if in_play(pos, card):
            waiting += watchers(pos, "enter", card, pos.controller[card])
        resolve(pos, waiting)


class OwnPlay(Op):
    """The card's Play: abilities (KF-061, KF-219)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        card = frame.source
        if card in pos.limbo or in_play(pos, card):
            about = pos.bearer[card] if pos.bearer[card] >= 0 else -1
            waiting = abilities(pos, card, faces.PLAY, about)
            if card in pos.limbo:  # "you" on an action is who plays it, whoever owns it
                waiting = [[name, source, frame.seat, of] for name, source, _, of in waiting]
            one = played_as(pos, frame)
            if one is not face(pos, card):
                waiting = [[program.name, card, frame.seat, about] for program in one.abilities.get(faces.PLAY, ())]
            resolve(pos, waiting)


class FinishPlay(Op):
    """An action goes to its owner's discard pile once it is resolved (KF-064, KF-220)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        card = frame.source
        if card in pos.limbo:
            pos.limbo.remove(card)
            pos.discard[pos.owner[card]].append(card)


PLAY = named(Program("play", [AsPlayed(), Bonus(), EnterPlay(), Played(), OwnPlay(), FinishPlay()]))


class PutIntoPlay(EnterPlay):
    """A card put into play without being played: on a flank, no bonus, no Play: (KF-222, S-38).

    The frame's memo says under whose control and whether ready.
    """

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        assert frame.memo is not None
        if frame.memo.get("control") and not in_play(pos, frame.source):
            return
        if is_creature(pos, frame.source) and pos.line[frame.memo["seat"]]:
            pos.asked.append(pos.active)
        else:
            self._put(pos, frame, False)

    def candidates(self, pos: Duel, frame: Frame, seat: int) -> Iterable[Move]:
        return (("left",), ("right",))

    def refusal(self, pos: Duel, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return Refusal("KF-070", "refusal-other-question") if move[0] == "onto" else None

    def answer(self, pos: Duel, frame: Frame, seat: int, move: Move) -> None:
        self._put(pos, frame, move[0] == "left")

    @staticmethod
    def _put(pos: Duel, frame: Frame, left: bool) -> None:
        assert frame.memo is not None
        card, seat = frame.source, frame.memo["seat"]
        if frame.memo.get("control"):
            changes.take_control(pos, card, seat, left)
            return
        pos.limbo.remove(card)
        changes.enter(pos, card, seat, left=left, ready=bool(frame.memo.get("ready")))
        pos.emit("put", "KF-222", seat, (card,))
        fire(pos, "enter", card, seat)


PUT = named(Program("put", [PutIntoPlay()]))


def put_into_play(pos: Duel, card: int, seat: int, zone: list[int], *, ready: bool = False) -> None:
    zone.remove(card)
    pos.limbo.append(card)
    pos.reveal(card)
    frame = pos.push(PUT, pos.active, card)
    frame.memo = {"seat": seat, "ready": 1 if ready else 0}


def give_control(pos: Duel, card: int, seat: int) -> None:
    """A card in play changes controller; the active player chooses the flank (KF-186, KF-209)."""
    if pos.controller[card] == seat or not in_play(pos, card):
        return
    frame = pos.push(PUT, pos.active, card)
    frame.memo = {"seat": seat, "control": 1}


def hold(pos: Duel, source: int, card: int, seat: int) -> None:
    """The control a player has just taken of a card lasts only while another card is in play (S-27)."""
    if in_play(pos, card) and pos.controller[card] == seat:
        pos.lasting.append(["control/held", source, seat, 0, 1_000_000, card, -1])
        pos.dirty = 1


def release_held(pos: Duel) -> None:
    """Cards held by one that has left play return to their owners, on a flank the active player chooses (S-27)."""
    for one in [one for one in pos.lasting if one[0] == "control/held" and not in_play(pos, one[1])]:
        pos.lasting.remove(one)
        give_control(pos, one[5], rightful(pos, one[5]))


def rightful(pos: Duel, card: int) -> int:
    """Who controls a card when nobody holds it: its owner, or whoever put the latest upgrade on it that says so."""
    for upgrade in reversed(upgrades_of(pos, card)):
        if any(modifier.kind == mod.CONTROL for modifier in face(pos, upgrade).constants):
            return pos.controller[upgrade]
    return pos.owner[card]


# ---------------------------------------------------------------------- using a card


class Exhaust(Op):
    """Using a card exhausts it (KF-083, KF-089); a stunned creature only loses its stun (KF-264, KF-265)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        card = frame.source
        count_six(pos, card)
        pos.used[card] += 1
        if pos.used[card] == 1:
            note(pos, f"users:{face(pos, card).type}")  # how many different cards were used
        for modifier, source, whose in standing(pos, mod.PAY):
            if (
                modifier.word == "use"
                and modifier.concerns(whose, frame.seat)
                and modifier.applies(pos, source, whose, card)
            ):
                changes.pay(pos, frame.seat, modifier.amount(pos, source, whose, card))
        note(pos, f"used:{face(pos, card).type}")
        changes.exhaust(pos, card)
        if pos.stunned[card]:
            pos.stunned[card] = 0
            pos.emit("unstun", "KF-264", frame.seat, (card,))
            frame.pc = len(frame.program.ops)


class Before(Op):
    """Before Reap: abilities, after the card was exhausted (KF-157)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        resolve(pos, abilities(pos, frame.source, faces.BEFORE_REAP))


class Reap(Op):
    """One Aombre (KF-091)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        card = frame.source
        if not in_play(pos, card):
            frame.pc = len(frame.program.ops)
            return
        seat = pos.controller[card]
        pos.emit("reap", "KF-091", seat, (card,))
        changes.gain(pos, seat, 1, "KF-091", reap=True)


class AfterReap(Op):
    """All Reap: abilities (KF-092)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        card = frame.source
        if not in_play(pos, card):
            return
        seat = pos.controller[card]
        resolve(
            pos,
            abilities(pos, card, faces.REAP)
            + watchers(pos, "reap", card, seat)
            + watchers(pos, "use", card, frame.seat),
        )


REAP = named(Program("reap", [Exhaust(), Before(), Reap(), AfterReap()]))


class UseAbility(Op):
    """All Action: (or Omni:) abilities of the card (KF-100, KF-083)."""

    __slots__ = ("moment",)

    def __init__(self, moment: str) -> None:
        self.moment = moment

    def act(self, pos: Duel, frame: Frame) -> None:
        card = frame.source
        pos.emit("use", "KF-160", frame.seat, (card,))
        waiting = [[name, source, frame.seat, about] for name, source, _, about in abilities(pos, card, self.moment)]
        resolve(pos, waiting)


class AfterUse(Op):
    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        fire(pos, "use", frame.source, frame.seat)


ACTION = named(Program("use/action", [Exhaust(), UseAbility(faces.USE), AfterUse()]))
OMNI = named(Program("use/omni", [Exhaust(), UseAbility(faces.OMNI), AfterUse()]))


# ---------------------------------------------------------------------- fighting


class Target(Ask):
    """An enemy creature is named, unless the answer that began the fight named it (KF-094)."""

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
        barred = frame.memo.get("not", []) if frame.memo else []
        return [card for card in targets(pos, frame.source) if card not in barred]

    def candidates(self, pos: Duel, frame: Frame, seat: int) -> Iterable[Move]:
        return [("target", card) for card in pos.line[1 - pos.controller[frame.source]]]

    def refusal(self, pos: Duel, frame: Frame, seat: int, move: Move) -> Refusal | None:
        from ludotheque.games.keyforge.legality import refuse_target

        return refuse_target(pos, frame.source, move[1], frame.memo.get("not", []) if frame.memo else [])

    def answer(self, pos: Duel, frame: Frame, seat: int, move: Move) -> None:
        frame.it = move[1]
        self._attack(pos, frame)

    @staticmethod
    def _attack(pos: Duel, frame: Frame) -> None:
        attacker, defender = frame.source, frame.it
        pos.emit("attack", "KF-178", pos.controller[attacker], (attacker, defender))
        if frame.memo and "not" in frame.memo:  # the ability that asked for this fight remembers who was fought
            for asking in reversed(pos.stack[:-1]):
                if asking.memo is not None and "fought" in asking.memo:
                    asking.memo["fought"].append(defender)
                    break
        # elusive: the first attack on it each turn, however that fight goes (KF-216, S-23)
        frame.memo = {**(frame.memo or {}), "elusive": 0, "hits": defender}
        ignores = any(True for _ in on_card(pos, mod.IGNORES_TAUNT, attacker))
        if pos.attacked[defender] == 0 and keyword(pos, defender, faces.ELUSIVE) and not ignores:
            frame.memo["elusive"] = 1
        pos.attacked[defender] += 1


class BeforeFight(Op):
    """Before Fight: abilities, Assault and Hazardous, in the order the active player gives (KF-153, KF-213)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        attacker, defender = frame.source, frame.it
        waiting = abilities(pos, attacker, faces.BEFORE_FIGHT, defender)
        waiting += watchers(pos, "before_fight", attacker, pos.controller[attacker])
        if keyword(pos, attacker, faces.ASSAULT):
            waiting.append([ASSAULT.name, attacker, pos.controller[attacker], defender])
        if keyword(pos, defender, faces.HAZARDOUS):
            waiting.append([HAZARDOUS.name, defender, pos.controller[defender], attacker])
        resolve(pos, waiting)


class KeywordDamage(Op):
    """Assault or Hazardous: its damage, if both still stand (KF-152, KF-212, S-22)."""

    __slots__ = ("word",)

    def __init__(self, word: str) -> None:
        self.word = word

    def act(self, pos: Duel, frame: Frame) -> None:
        if in_play(pos, frame.source) and in_play(pos, frame.it):
            deal(pos, [(frame.it, keyword(pos, frame.source, self.word))])


ASSAULT = named(Program("keyword/assault", [KeywordDamage(faces.ASSAULT)]), ("Assaut", "Assault"))
HAZARDOUS = named(Program("keyword/hazardous", [KeywordDamage(faces.HAZARDOUS)]), ("Hasardeux", "Hazardous"))


class Clash(Op):
    """Both deal their power at the same time (KF-095, KF-096), less skirmish, elusive and armor; poison kills (KF-237)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        assert frame.memo is not None
        attacker, defender = frame.source, frame.it
        if frame.memo.get("off"):
            frame.pc = len(frame.program.ops)  # no fight takes place
            return
        if not (in_play(pos, attacker) and in_play(pos, defender)):
            frame.memo["cut"] = 1  # the rest of the fight is not resolved (KF-154, KF-214, S-21)
            return
        hits: list[tuple[int, int]] = []
        poison: list[int] = []
        if (
            not frame.memo["elusive"] or frame.memo["hits"] != defender
        ):  # damage that goes elsewhere is no elusive creature's
            if not any(True for _ in on_card(pos, mod.NO_FIGHT_DAMAGE, attacker)):
                more = sum(m.amount(pos, s, w, defender) for m, s, w in on_card(pos, mod.FIGHT_BONUS, attacker))
                hits.append((frame.memo["hits"], power(pos, attacker) + more))
                poison.append(keyword(pos, attacker, faces.POISON))
        if not frame.memo["elusive"]:
            if not keyword(pos, attacker, faces.SKIRMISH):
                if not any(True for _ in on_card(pos, mod.NO_FIGHT_DAMAGE, defender)):
                    hits.append((attacker, power(pos, defender)))
                    poison.append(keyword(pos, defender, faces.POISON))
        deal(pos, hits, poison=tuple(poison))


class AfterFight(Op):
    """Who destroyed whom, then Fight: of the attacker if it survived (KF-097, KF-181, KF-182).

    A fight cut short was fought all the same: only Fight: is part of what is not resolved (S-21, S-52).
    """

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        assert frame.memo is not None
        attacker, defender = frame.source, frame.it
        seat = frame.seat
        waiting: list[Any] = []
        fell = frame.memo.get("fell", [])
        stands = in_play(pos, attacker) and attacker not in fell
        if stands and defender in fell:
            waiting += _slayer(pos, attacker, defender)
        if attacker in fell and defender not in fell and in_play(pos, defender):
            waiting += _slayer(pos, defender, attacker)
        waiting += watchers(pos, "fought", attacker, seat)
        if stands:
            if not frame.memo.get("cut"):
                waiting += abilities(pos, attacker, faces.FIGHT, defender)
            waiting += watchers(pos, "fight", attacker, pos.controller[attacker])
            waiting += watchers(pos, "use", attacker, seat)
        resolve(pos, waiting)


def _slayer(pos: Duel, slayer: int, slain: int) -> list[Any]:
    """What the surviving creature does after one was destroyed fighting it."""
    return [one for one in watchers(pos, "slain", slain, pos.controller[slayer]) if one[1] == slayer]


FIGHT = named(Program("fight", [Exhaust(), Target(), BeforeFight(), Clash(), AfterFight()]))
#: A fight is on until its damage is dealt and the destroyed have left; `pc` has then gone past Clash.
CLASH = 4


def use(pos: Duel, card: int, program: Program, seat: int, target: int = -1) -> Frame:
    frame = pos.push(program, seat, card)
    frame.it = target
    return frame


def may_be_used(pos: Duel, card: int) -> bool:
    """What every use asks for besides permission: ready, and fewer than six times this turn (KF-110, KF-112)."""
    if not pos.ready[card] or not in_play(pos, card):
        return False
    return all(number != pos.faces[card] or count < 6 for number, count in pos.six)


# ---------------------------------------------------------------------- forging


def forge(pos: Duel, seat: int, cost: int, *, may: bool = False) -> None:
    """Forge a key at a cost, if the player can pay it. `may`: only if he wants to."""
    frame = pos.push(FORGE, seat)
    frame.memo = {"cost": cost, "may": 1 if may else 0, "paid": 0}


def stores(pos: Duel, seat: int) -> list[int]:
    """Cards whose Aombre may be spent on keys."""
    return [source for _, source, whose in standing(pos, mod.SPEND_FROM) if whose == seat and pos.amber_on[source] > 0]


class PayForKey(Ask):
    """The cost goes back to the supply (KF-029), from the pool and, if wished, from cards that hold Aombre for it."""

    __slots__ = ()
    kind = "forge"
    rule = "KF-029"
    verbs = ("spend", "pool", "no")

    def act(self, pos: Duel, frame: Frame) -> None:
        assert frame.memo is not None
        seat, cost = frame.seat, frame.memo["cost"]
        stored = sum(pos.amber_on[card] for card in stores(pos, seat))
        if pos.amber[seat] + stored < cost or pos.keys[seat] == 7:
            frame.pc = len(frame.program.ops)
        elif frame.memo["may"] or (stored and cost):
            pos.asked.append(pos.active)
        else:
            self._pay(pos, frame)

    def candidates(self, pos: Duel, frame: Frame, seat: int) -> Iterable[Move]:
        return [("pool",), *(("spend", card) for card in stores(pos, frame.seat)), ("no",)]

    def refusal(self, pos: Duel, frame: Frame, seat: int, move: Move) -> Refusal | None:
        assert frame.memo is not None
        left = frame.memo["cost"] - frame.memo["paid"]
        enough = pos.amber[frame.seat] >= left
        if move[0] == "pool":
            return (
                None if enough else Refusal("KF-028", "refusal-amber", (("n", left), ("left", pos.amber[frame.seat])))
            )
        if move[0] == "spend":
            if move[1] not in stores(pos, frame.seat) or left <= 0:
                return Refusal("KF-029", "refusal-no-store")
            return None
        if frame.memo["paid"]:
            return Refusal("KF-236", "refusal-begun")
        if enough and not frame.memo["may"]:
            return Refusal("KF-028", "refusal-must-forge")
        return None

    def answer(self, pos: Duel, frame: Frame, seat: int, move: Move) -> None:
        assert frame.memo is not None
        if move[0] == "no":
            frame.pc = len(frame.program.ops)
        elif move[0] == "spend":
            pos.amber_on[move[1]] -= 1
            frame.memo["paid"] += 1
            pos.emit("spend_stored", "KF-029", frame.seat, (move[1], 1))
            if frame.memo["paid"] < frame.memo["cost"]:
                pos.asked.append(pos.active)
        else:
            self._pay(pos, frame)

    @staticmethod
    def _pay(pos: Duel, frame: Frame) -> None:
        assert frame.memo is not None
        left = frame.memo["cost"] - frame.memo["paid"]
        if left > 0:
            pos.amber[frame.seat] -= left
            pos.emit("spend", "KF-029", frame.seat, (left, pos.amber[frame.seat]))


class FlipKey(Ask):
    """One of the unforged tokens is flipped (KF-030, S-11); the third wins at once (KF-007)."""

    __slots__ = ()
    kind = "key"
    rule = "KF-030"
    verbs = ("key",)

    def act(self, pos: Duel, frame: Frame) -> None:
        unforged = [colour for colour in range(len(KEYS)) if not pos.keys[frame.seat] >> colour & 1]
        if len(unforged) == 1:
            changes.flip_key(pos, frame.seat, unforged[0])
        else:
            pos.asked.append(pos.active)

    def candidates(self, pos: Duel, frame: Frame, seat: int) -> Iterable[Move]:
        return [("key", colour) for colour in range(len(KEYS))]

    def refusal(self, pos: Duel, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return Refusal("KF-030", "refusal-forged") if pos.keys[frame.seat] >> move[1] & 1 else None

    def answer(self, pos: Duel, frame: Frame, seat: int, move: Move) -> None:
        changes.flip_key(pos, frame.seat, move[1])


class Forged(Op):
    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        assert frame.memo is not None
        note(pos, f"forged:{frame.seat}")
        pos.did["spent"] = frame.memo["cost"]
        fire(pos, "forge", -1, frame.seat)


FORGE = named(Program("forge", [PayForKey(), FlipKey(), Forged()]))
