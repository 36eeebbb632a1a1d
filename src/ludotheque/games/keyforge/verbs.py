"""The closed vocabulary of card abilities, as operations. The words that go with them are in `say`.

Most verbs act on IT: the cards chosen or named last in the same ability (`frame.chosen`). `frame.seat` is who reads "you" on
the card, `frame.source` the card itself; the active player takes the decisions (KF-108). What an ability counts "this way"
is kept in `frame.memo["n"]` (KF-190).

Length: the closed vocabulary is one list, and a card's author looks for a verb in one place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ludotheque.engine.errors import ProgramError
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.keyforge import changes, faces, processes
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge.duel import HOUSES, NEXT_TURN, WHILE_SOURCE, Duel
from ludotheque.games.keyforge.filters import Filter
from ludotheque.games.keyforge.queries import (
    cards_in_play,
    creatures,
    due,
    forbidden,
    in_play,
    is_creature,
    key_cost,
    neighbours,
    power,
    targets,
)
from ludotheque.games.keyforge.triggers import abilities, fire

#: So many cards that it means "any number".
ANY_NUMBER = 99
#: A number printed on a card, or worked out when it is needed.
Amount = int | Callable[[Duel, Frame], int]
Test = Callable[[Duel, Frame], bool]


def number(pos: Duel, frame: Frame, amount: Amount) -> int:
    return amount if isinstance(amount, int) else amount(pos, frame)


def count(frame: Frame, n: int) -> None:
    """Keep how much was done this way."""
    if frame.memo is None:
        frame.memo = {}
    frame.memo["n"] = n


def recall(frame: Frame, what: str = "n") -> int:
    return int(frame.memo.get(what, 0)) if frame.memo else 0


def zone_cards(pos: Duel, frame: Frame, zone: str) -> list[int]:
    """The cards of a zone an ability may choose from, seen from the one who reads "you"."""
    seat = frame.seat
    if zone == "play":
        return cards_in_play(pos)
    if zone == "play or discard":
        return cards_in_play(pos) + pos.discard[seat]
    if zone == "any discard":
        return pos.discard[seat] + pos.discard[1 - seat]
    if zone == "deck and discard":
        return pos.deck[seat] + pos.discard[seat]
    if zone == "noted":  # the cards the ability itself has noted
        noted: list[int] = frame.memo.get("noted", []) if frame.memo else []
        return noted
    if zone.startswith("opponent's "):
        cards: list[int] = getattr(pos, zone.removeprefix("opponent's "))[1 - seat]
        return cards
    mine: list[int] = getattr(pos, zone)[seat]
    return mine


# ---------------------------------------------------------------------- choosing


def _not_such(filter: Filter) -> Refusal:
    """What must be chosen instead, where the filter's words say all of it."""
    if not filter.told:
        return Refusal("KF-107", "refusal-not-such")
    return Refusal("KF-107", "refusal-not-such-a", (("what", {"fr": filter.a_fr(), "en": filter.a_en()}),))


class Choose(Ask):
    """IT becomes cards chosen by the active player (from a hand: by its owner): exactly `n`, or up to `n`."""

    __slots__ = ("filter", "keep", "n", "up_to", "zone")
    kind = "choose"
    rule = "KF-108"
    verbs = ("pick", "done")

    def __init__(
        self, filter: Filter, n: Amount = 1, *, up_to: bool = False, zone: str = "play", keep: bool = False
    ) -> None:
        self.filter = filter
        self.n = n
        self.up_to = up_to
        self.zone = zone
        self.keep = keep  # add to IT instead of starting afresh

    def act(self, pos: Duel, frame: Frame) -> None:
        if frame.memo is None:
            frame.memo = {}
        frame.memo["before"] = frame.chosen[:] if self.keep else []
        frame.memo["wanted"] = number(pos, frame, self.n)
        frame.chosen = []
        self._go(pos, frame)

    def _open(self, pos: Duel, frame: Frame) -> list[int]:
        assert frame.memo is not None
        taken = frame.chosen + frame.memo["before"]
        return [
            card
            for card in zone_cards(pos, frame, self.zone)
            if card not in taken and self.filter.test(pos, card, frame.seat, frame.source)
        ]

    def _go(self, pos: Duel, frame: Frame) -> None:
        assert frame.memo is not None
        left = frame.memo["wanted"] - len(frame.chosen)
        options = self._open(pos, frame) if left > 0 else []
        if not options:
            frame.chosen = frame.memo["before"] + frame.chosen
        elif not self.up_to and len(options) <= left:
            frame.chosen = frame.memo["before"] + frame.chosen + options
        else:
            pos.asked.append(self._asked(pos, frame))

    def _asked(self, pos: Duel, frame: Frame) -> int:
        return frame.seat if self.zone in ("hand", "archives") else pos.active

    def candidates(self, pos: Duel, frame: Frame, seat: int) -> Iterable[Move]:
        found: list[Move] = [("pick", card) for card in zone_cards(pos, frame, self.zone) if card not in frame.chosen]
        return [*found, ("done",)]

    def refusal(self, pos: Duel, frame: Frame, seat: int, move: Move) -> Refusal | None:
        if move[0] == "done":
            return None if self.up_to else Refusal("KF-107", "refusal-must-choose")
        if move[1] in self._open(pos, frame):
            return None
        return Refusal("KF-107", "refusal-taken") if move[1] in frame.chosen else _not_such(self.filter)

    def answer(self, pos: Duel, frame: Frame, seat: int, move: Move) -> None:
        assert frame.memo is not None
        if move[0] == "done":
            frame.chosen = frame.memo["before"] + frame.chosen
            return
        frame.chosen.append(move[1])
        self._go(pos, frame)

    def question(self, pos: Duel, frame: Frame, seat: int) -> tuple[str, dict[str, Any]]:
        assert frame.memo is not None
        left = frame.memo["wanted"] - len(frame.chosen)
        if left == 1:
            what = {"fr": self.filter.a_fr(), "en": self.filter.a_en()}
            return ("ask-choose-one-or-none" if self.up_to else "ask-choose-one"), {"what": what}
        many = {"fr": self.filter.fr(True), "en": self.filter.en(True)}
        if self.up_to and left > ANY_NUMBER // 2:
            return "ask-choose-any", {"what": many}
        return ("ask-choose-up-to" if self.up_to else "ask-choose"), {"what": many, "n": left}


class All(Op):
    """IT becomes every card of the filter."""

    __slots__ = ("filter", "zone")

    def __init__(self, filter: Filter, zone: str = "play") -> None:
        self.filter = filter
        self.zone = zone

    def act(self, pos: Duel, frame: Frame) -> None:
        frame.chosen = [
            card for card in zone_cards(pos, frame, self.zone) if self.filter.test(pos, card, frame.seat, frame.source)
        ]


class Name(Op):
    """IT becomes the card itself, the card the ability is about, its neighbours …"""

    __slots__ = ("what",)

    def __init__(self, what: str) -> None:
        if what not in ("self", "about", "neighbours of it", "it and neighbours", "bearer"):
            raise ProgramError(f"nothing is called {what!r}")
        self.what = what

    def act(self, pos: Duel, frame: Frame) -> None:
        if self.what == "self":
            here = in_play(pos, frame.source) or frame.source in pos.limbo  # a card leaves play once (KF-159, S-46)
            frame.chosen = [frame.source] if here else []
        elif self.what == "about":
            frame.chosen = [frame.it] if frame.it >= 0 else []
        elif self.what == "bearer":
            frame.chosen = [pos.bearer[frame.source]] if pos.bearer[frame.source] >= 0 else []
        elif self.what == "neighbours of it":
            frame.chosen = [one for card in frame.chosen for one in neighbours(pos, card)]
        else:
            frame.chosen = [one for card in frame.chosen for one in (card, *neighbours(pos, card))]


class May(Ask):
    """The text after "may" is optional (KF-235): no jumps over it."""

    __slots__ = ("en", "fr", "jump")
    kind = "may"
    rule = "KF-235"
    verbs = ("yes", "no")

    def __init__(self, jump: int, fr: str, en: str) -> None:
        self.jump = jump
        self.fr = fr
        self.en = en

    def act(self, pos: Duel, frame: Frame) -> None:
        pos.asked.append(pos.active)

    def candidates(self, pos: Duel, frame: Frame, seat: int) -> Iterable[Move]:
        return (("yes",), ("no",))

    def refusal(self, pos: Duel, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return None

    def answer(self, pos: Duel, frame: Frame, seat: int, move: Move) -> None:
        if move[0] == "no":
            frame.pc += self.jump

    def question(self, pos: Duel, frame: Frame, seat: int) -> tuple[str, dict[str, Any]]:
        return "ask-may", {"what": {"fr": self.fr, "en": self.en}}


class OneOf(Ask):
    """One of several effects, at the active player's choice."""

    __slots__ = ("jumps", "words")
    kind = "one-of"
    rule = "KF-108"
    verbs = ("choose",)

    def __init__(self, jumps: tuple[int, ...], words: tuple[tuple[str, str], ...]) -> None:
        self.jumps = jumps
        self.words = words

    def act(self, pos: Duel, frame: Frame) -> None:
        pos.asked.append(pos.active)

    def candidates(self, pos: Duel, frame: Frame, seat: int) -> Iterable[Move]:
        return [("choose", index) for index in range(len(self.jumps))]

    def refusal(self, pos: Duel, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return None if 0 <= move[1] < len(self.jumps) else Refusal("KF-108", "refusal-unknown")

    def answer(self, pos: Duel, frame: Frame, seat: int, move: Move) -> None:
        frame.pc += self.jumps[move[1]]


class ChooseHouse(Ask):
    """A house is named; it is remembered for the rest of the ability."""

    __slots__ = ("among",)
    kind = "name-house"
    rule = "KF-108"
    verbs = ("house",)

    def __init__(self, among: str = "all") -> None:
        self.among = among  # all, or the opponent's three

    def act(self, pos: Duel, frame: Frame) -> None:
        pos.asked.append(pos.active)

    def candidates(self, pos: Duel, frame: Frame, seat: int) -> Iterable[Move]:
        return [("house", house) for house in range(len(HOUSES))]

    def refusal(self, pos: Duel, frame: Frame, seat: int, move: Move) -> Refusal | None:
        if self.among == "opponent" and move[1] not in pos.houses[1 - frame.seat]:
            return Refusal("KF-034", "refusal-house-not-theirs")
        return None

    def answer(self, pos: Duel, frame: Frame, seat: int, move: Move) -> None:
        frame.memo = {**(frame.memo or {}), "house": move[1]}
        pos.emit("name_house", "KF-108", seat, (move[1],))


class ChooseNumber(Ask):
    """A number is named, up to 20 or the highest power in play: a higher one would be no other choice."""

    __slots__ = ()
    kind = "name-number"
    rule = "KF-108"
    verbs = ("number",)

    def act(self, pos: Duel, frame: Frame) -> None:
        pos.asked.append(pos.active)

    def candidates(self, pos: Duel, frame: Frame, seat: int) -> Iterable[Move]:
        return [("number", n) for n in range(self._most(pos) + 1)]

    @staticmethod
    def _most(pos: Duel) -> int:
        return max([20, *(power(pos, card) for card in creatures(pos))])

    def refusal(self, pos: Duel, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return None if 0 <= move[1] <= self._most(pos) else Refusal("KF-108", "refusal-unknown")

    def answer(self, pos: Duel, frame: Frame, seat: int, move: Move) -> None:
        frame.memo = {**(frame.memo or {}), "number": move[1]}


class HowMany(Ask):
    """A number up to `most` is named ("up to 3 damage"); it is remembered as `many`."""

    __slots__ = ("most",)
    kind = "how-many"
    rule = "KF-108"
    verbs = ("number",)

    def __init__(self, most: Amount) -> None:
        self.most = most

    def act(self, pos: Duel, frame: Frame) -> None:
        most = max(0, number(pos, frame, self.most))
        frame.memo = {**(frame.memo or {}), "many": 0, "most": most}
        if most:
            pos.asked.append(pos.active)

    def candidates(self, pos: Duel, frame: Frame, seat: int) -> Iterable[Move]:
        return [("number", n) for n in range(recall(frame, "most") + 1)]

    def refusal(self, pos: Duel, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return None if 0 <= move[1] <= recall(frame, "most") else Refusal("KF-108", "refusal-unknown")

    def answer(self, pos: Duel, frame: Frame, seat: int, move: Move) -> None:
        assert frame.memo is not None
        frame.memo["many"] = move[1]


class Spread(Ask):
    """Damage divided among creatures as the active player likes: one creature is named for each, then all is dealt at once."""

    __slots__ = ("filter", "n")
    kind = "spread"
    rule = "KF-108"
    verbs = ("pick",)

    def __init__(self, n: Amount, filter: Filter) -> None:
        self.n = n
        self.filter = filter

    def act(self, pos: Duel, frame: Frame) -> None:
        frame.memo = {**(frame.memo or {}), "wanted": number(pos, frame, self.n)}
        frame.chosen = []
        self._go(pos, frame)

    def _open(self, pos: Duel, frame: Frame) -> list[int]:
        return [card for card in cards_in_play(pos) if self.filter.test(pos, card, frame.seat, frame.source)]

    def _go(self, pos: Duel, frame: Frame) -> None:
        left = recall(frame, "wanted") - len(frame.chosen)
        options = self._open(pos, frame)
        if left > 0 and len(options) > 1:
            pos.asked.append(pos.active)
            return
        if options and left > 0:
            frame.chosen += options * left
        hits = [(card, frame.chosen.count(card)) for card in dict.fromkeys(frame.chosen)]
        frame.chosen = [card for card, _ in hits]
        count(frame, sum(processes.deal(pos, hits)))

    def candidates(self, pos: Duel, frame: Frame, seat: int) -> Iterable[Move]:
        return [("pick", card) for card in cards_in_play(pos)]

    def refusal(self, pos: Duel, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return None if move[1] in self._open(pos, frame) else _not_such(self.filter)

    def answer(self, pos: Duel, frame: Frame, seat: int, move: Move) -> None:
        frame.chosen.append(move[1])
        self._go(pos, frame)

    def question(self, pos: Duel, frame: Frame, seat: int) -> tuple[str, dict[str, Any]]:
        return "ask-spread", {"n": recall(frame, "wanted") - len(frame.chosen)}


# ---------------------------------------------------------------------- going on


class Unless(Op):
    """Jump over what follows unless the condition holds."""

    __slots__ = ("jump", "test")

    def __init__(self, test: Test, jump: int) -> None:
        self.test = test
        self.jump = jump

    def act(self, pos: Duel, frame: Frame) -> None:
        if not self.test(pos, frame):
            frame.pc += self.jump


class Jump(Op):
    __slots__ = ("jump",)

    def __init__(self, jump: int) -> None:
        self.jump = jump

    def act(self, pos: Duel, frame: Frame) -> None:
        frame.pc += self.jump


class Times(Op):
    """Go back so that what stands before is done `n` times in all."""

    __slots__ = ("back", "key", "n")

    def __init__(self, n: Amount, back: int, key: str) -> None:
        self.n = n
        self.back = back
        self.key = key

    def act(self, pos: Duel, frame: Frame) -> None:
        if frame.memo is None:
            frame.memo = {}
        done = frame.memo.get(self.key, 0) + 1
        frame.memo[self.key] = done
        if done < frame.memo[f"{self.key} wanted"]:
            frame.pc -= self.back


class BeginTimes(Op):
    """Before the first time: how often, worked out once; never jumps over all of it."""

    __slots__ = ("jump", "key", "n")

    def __init__(self, n: Amount, jump: int, key: str) -> None:
        self.n = n
        self.jump = jump
        self.key = key

    def act(self, pos: Duel, frame: Frame) -> None:
        wanted = number(pos, frame, self.n)
        frame.memo = {**(frame.memo or {}), self.key: 0, f"{self.key} wanted": wanted}
        if wanted <= 0:
            frame.pc += self.jump


class Repeat(Op):
    """Resolve the whole effect again while the condition holds (KF-256), as long as its card is there (KF-257)."""

    __slots__ = ("back", "test")

    def __init__(self, test: Test, back: int) -> None:
        self.test = test
        self.back = back

    def act(self, pos: Duel, frame: Frame) -> None:
        if (frame.source in pos.limbo or in_play(pos, frame.source)) and self.test(pos, frame):
            frame.pc -= self.back


class RepeatPreceding(Op):
    """Resolve what stands before once more, this instruction left out (KF-240)."""

    __slots__ = ("back",)

    def __init__(self, back: int) -> None:
        self.back = back

    def act(self, pos: Duel, frame: Frame) -> None:
        if frame.memo is None:
            frame.memo = {}
        key = f"repeated {frame.pc}"
        if frame.memo.pop(key, 0):
            return
        frame.memo[key] = 1
        frame.pc -= self.back


class Do(Op):
    """A hand-written step, for the few odd cards."""

    __slots__ = ("step",)

    def __init__(self, step: Callable[[Duel, Frame], None]) -> None:
        self.step = step

    def act(self, pos: Duel, frame: Frame) -> None:
        self.step(pos, frame)


# ---------------------------------------------------------------------- IT


class Deal(Op):
    """Damage to IT, all at once; with splash also to the neighbours of each (KF-242)."""

    __slots__ = ("n", "splash", "through_armor")

    def __init__(self, n: Amount, splash: int = 0, through_armor: bool = False) -> None:
        self.n = n
        self.splash = splash
        self.through_armor = through_armor

    def act(self, pos: Duel, frame: Frame) -> None:
        n = number(pos, frame, self.n)
        hits = [(card, n) for card in frame.chosen if in_play(pos, card)]
        if self.splash:
            hits += [(one, self.splash) for card, _ in hits for one in neighbours(pos, card)]
        dealt = processes.deal(pos, hits, through_armor=self.through_armor)
        count(frame, sum(dealt))


class Destroy(Op):
    """Destroy IT; sacrificing is the same of one's own (KF-259, KF-260)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        if frame.memo is None:
            frame.memo = {}
        if "doomed" not in frame.memo:
            frame.memo["doomed"] = processes.destroy(pos, frame.chosen)
            if frame.memo["doomed"]:
                frame.pc -= 1  # counted once they are gone: what is spared was not destroyed this way (S-53)
                return
        count(frame, sum(1 for card in frame.memo.pop("doomed") if not in_play(pos, card)))


class Stun(Op):
    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        for card in frame.chosen:
            if in_play(pos, card) and is_creature(pos, card):
                changes.stun(pos, card)


class Unstun(Op):
    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        for card in frame.chosen:
            if pos.stunned[card]:
                pos.stunned[card] = 0
                pos.emit("unstun", "KF-264", frame.seat, (card,))


class Exhaust(Op):
    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        for card in frame.chosen:
            if in_play(pos, card):
                changes.exhaust(pos, card)


class Ready(Op):
    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        for card in frame.chosen:
            if in_play(pos, card):
                changes.make_ready(pos, card)


class Heal(Op):
    """Heal IT; counts what was healed, and how many were."""

    __slots__ = ("n",)

    def __init__(self, n: Amount) -> None:
        self.n = n

    def act(self, pos: Duel, frame: Frame) -> None:
        n = number(pos, frame, self.n)
        healed = [changes.heal(pos, card, n) for card in frame.chosen if in_play(pos, card)]
        count(frame, sum(healed))
        assert frame.memo is not None
        frame.memo["healed"] = sum(1 for one in healed if one)


class Send(Op):
    """IT leaves play, or its pile, for a zone of its owner's: hand, deck (top), shuffle, archives, purged, discard."""

    __slots__ = ("mine", "shown", "zone")

    def __init__(self, zone: str, *, mine: bool = False, shown: bool = False) -> None:
        if zone not in ("hand", "deck", "shuffle", "archives", "purged", "discard"):
            raise ProgramError(f"no zone is called {zone!r}")
        self.zone = zone
        self.mine = mine  # archives: those of the one who resolves the ability
        self.shown = shown  # everybody saw which card it is

    def act(self, pos: Duel, frame: Frame) -> None:
        playing = [card for card in frame.chosen if in_play(pos, card)]
        lying = [card for card in frame.chosen if not in_play(pos, card)]
        count(frame, len(frame.chosen))
        for card in lying:
            self._move(pos, card)
        if lying and self.zone == "shuffle":
            for seat in sorted({pos.owner[card] for card in lying}):
                pos.shuffle(pos.deck[seat])
        if playing:
            processes.remove(pos, playing, self.zone, frame.seat if self.mine else None)

    def _move(self, pos: Duel, card: int) -> None:
        owner = pos.owner[card]
        hidden = True
        for name in ("hand", "discard", "deck", "archives", "purged"):
            pile: list[int] = getattr(pos, name)[owner]
            if card in pile:
                if name == "archives" and self.zone == "archives":
                    return
                pile.remove(card)
                hidden = name in ("hand", "deck", "archives")
                break
        else:
            if card not in pos.limbo:
                return
            pos.limbo.remove(card)
            hidden = False
        zone = "deck" if self.zone == "shuffle" else self.zone
        getattr(pos, zone)[owner].append(card)
        seen = 1 << owner if hidden and not self.shown and zone in ("hand", "archives", "deck") else -1
        if zone in ("discard", "purged"):
            pos.reveal(card)
        elif zone in ("hand", "archives"):
            pos.reveal(card, 1 << owner)
        if name == "hand" and seen >= 0:  # the other does not see which card of the hand it was
            pos.mix([*pos.hand[owner], card], 1 << owner)
        pos.emit(f"to_{zone}", "KF-188", owner, (card,), seen)


class Capture(Op):
    """Each of IT captures from its controller's opponent (KF-161), or from its own side."""

    __slots__ = ("n", "own_side")

    def __init__(self, n: Amount, own_side: bool = False) -> None:
        self.n = n
        self.own_side = own_side

    def act(self, pos: Duel, frame: Frame) -> None:
        n = number(pos, frame, self.n)
        total = 0
        for card in frame.chosen:
            whose = frame.seat if card == frame.source else pos.controller[card]  # "as if you controlled it"
            total += changes.capture(pos, card, n, whose if self.own_side else 1 - whose)
        count(frame, total)


class PlaceAmber(Op):
    __slots__ = ("n",)

    def __init__(self, n: Amount) -> None:
        self.n = n

    def act(self, pos: Duel, frame: Frame) -> None:
        for card in frame.chosen:
            if in_play(pos, card):
                changes.place_amber(pos, card, number(pos, frame, self.n))


class TakeAmber(Op):
    """Aombre on IT moves to one's pool."""

    __slots__ = ("n",)

    def __init__(self, n: Amount) -> None:
        self.n = n

    def act(self, pos: Duel, frame: Frame) -> None:
        n = number(pos, frame, self.n)
        count(frame, sum(changes.take_amber(pos, card, n, frame.seat) for card in frame.chosen if in_play(pos, card)))


class StoreAmber(Op):
    """Aombre of one's pool moves onto IT."""

    __slots__ = ("n",)

    def __init__(self, n: Amount) -> None:
        self.n = n

    def act(self, pos: Duel, frame: Frame) -> None:
        n = number(pos, frame, self.n)
        count(frame, sum(changes.store(pos, card, n, frame.seat) for card in frame.chosen if in_play(pos, card)))


class Strengthen(Op):
    __slots__ = ("n",)

    def __init__(self, n: Amount) -> None:
        self.n = n

    def act(self, pos: Duel, frame: Frame) -> None:
        for card in frame.chosen:
            if in_play(pos, card):
                changes.strengthen(pos, card, number(pos, frame, self.n))


class FightWith(Op):
    """Use IT to fight (KF-205, KF-206): it must be ready and have somebody to attack (KF-110, S-33)."""

    __slots__ = ("others",)

    def __init__(self, others: bool = False) -> None:
        self.others = others  # each fight against another creature than before

    def act(self, pos: Duel, frame: Frame) -> None:
        if frame.memo is None:
            frame.memo = {}
        queue: list[int] = frame.memo.setdefault("to fight", frame.chosen[:])
        while queue:  # one after the other: each is looked at when its turn comes
            card = queue.pop(0)
            if not in_play(pos, card) or not is_creature(pos, card) or not processes.may_be_used(pos, card):
                continue
            if self.others:
                frame.memo = {"fought": [], **(frame.memo or {})}
            barred: list[int] = frame.memo["fought"][:] if self.others and frame.memo else []
            if not pos.stunned[card] and not [one for one in targets(pos, card) if one not in barred]:
                continue
            if forbidden(pos, "fight", pos.controller[card], card) or forbidden(pos, "use", pos.controller[card], card):
                continue
            fight = processes.use(pos, card, processes.FIGHT, frame.seat)
            if self.others:
                fight.memo = {"not": barred}
            if queue:
                frame.pc -= 1
                return
        del frame.memo["to fight"]


class ReapWith(Op):
    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        for card in frame.chosen:
            if is_creature(pos, card) and processes.may_be_used(pos, card):
                seat = pos.controller[card]
                if not forbidden(pos, "reap", seat, card) and not forbidden(pos, "use", seat, card):
                    processes.use(pos, card, processes.REAP, frame.seat)


WAYS = ("reap", "fight", "action", "omni", "unstun")


def ways_to_use(pos: Duel, seat: int, card: int) -> list[int]:
    """How a seat may use a card, of any house (KF-109), all other conditions being met (KF-110): places in WAYS."""
    if not processes.may_be_used(pos, card):
        return []
    if forbidden(pos, "use", seat, card) or pos.amber[seat] < due(pos, "use", seat, card):
        return []
    if pos.stunned[card]:
        return [4]
    found = []
    if is_creature(pos, card):
        if not forbidden(pos, "reap", seat, card):
            found.append(0)
        if targets(pos, card) and not forbidden(pos, "fight", seat, card):
            found.append(1)
    if abilities(pos, card, faces.USE) and not forbidden(pos, "action", seat, card):
        found.append(2)
    if abilities(pos, card, faces.OMNI) and not forbidden(pos, "omni", seat, card):
        found.append(3)
    return found


class ChooseUsable(Choose):
    """IT becomes a card to use: one that can be used, since another would be no use at all (KF-107, KF-110, S-54)."""

    __slots__ = ()

    def _open(self, pos: Duel, frame: Frame) -> list[int]:
        return [card for card in super()._open(pos, frame) if ways_to_use(pos, frame.seat, card)]

    def refusal(self, pos: Duel, frame: Frame, seat: int, move: Move) -> Refusal | None:
        refused = super().refusal(pos, frame, seat, move)
        if refused is not None and move[0] == "pick" and move[1] in super()._open(pos, frame):
            return Refusal("KF-110", "refusal-cannot-be-used")
        return refused


class UseIt(Ask):
    """Use IT, of any house (KF-109), in a way the active player chooses; an enemy artifact as if it were one's own."""

    __slots__ = ()
    kind = "use"
    rule = "KF-109"
    verbs = ("use",)

    def act(self, pos: Duel, frame: Frame) -> None:
        ways = self._ways(pos, frame)
        if len(ways) == 1:
            self._use(pos, frame, ways[0])
        elif ways:
            pos.asked.append(pos.active)

    @staticmethod
    def _ways(pos: Duel, frame: Frame) -> list[int]:
        return ways_to_use(pos, frame.seat, frame.chosen[0]) if frame.chosen else []

    def candidates(self, pos: Duel, frame: Frame, seat: int) -> Iterable[Move]:
        return [("use", frame.chosen[0], way) for way in range(len(WAYS))]

    def refusal(self, pos: Duel, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return None if move[2] in self._ways(pos, frame) else Refusal("KF-110", "refusal-cannot-be-used")

    def answer(self, pos: Duel, frame: Frame, seat: int, move: Move) -> None:
        self._use(pos, frame, move[2])

    @staticmethod
    def _use(pos: Duel, frame: Frame, way: int) -> None:
        program = (processes.REAP, processes.FIGHT, processes.ACTION, processes.OMNI, processes.REAP)[way]
        processes.use(pos, frame.chosen[0], program, frame.seat)


class Control(Op):
    """Take control of IT, on a flank the active player chooses (KF-185, KF-186); or give it to the opponent."""

    __slots__ = ("to_opponent",)

    def __init__(self, to_opponent: bool = False) -> None:
        self.to_opponent = to_opponent

    def act(self, pos: Duel, frame: Frame) -> None:
        seat = 1 - frame.seat if self.to_opponent else frame.seat
        for card in frame.chosen:
            processes.give_control(pos, card, seat)


class PlayIt(Op):
    """Play IT from where it lies: a full play, though not from hand (KF-221, KF-288). What cannot be played stays (S-37)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        from ludotheque.games.keyforge.legality import refuse_play

        count(frame, 0)
        for card in frame.chosen:
            if refuse_play(pos, frame.seat, card, any_house=True) is not None:
                continue
            owner = pos.owner[card]
            for name in ("deck", "discard", "hand", "archives"):
                pile: list[int] = getattr(pos, name)[owner]
                if card in pile:
                    if name == "hand" and pos.turn == 1 and pos.from_hand >= 1:
                        break  # KF-046
                    processes.play_card(pos, card, frame.seat, pile)
                    count(frame, 1)
                    break


class PutIntoPlay(Op):
    """Put IT into play from a zone, without playing it (KF-222)."""

    __slots__ = ("ready", "under_you")

    def __init__(self, under_you: bool = False, ready: bool = False) -> None:
        self.under_you = under_you
        self.ready = ready

    def act(self, pos: Duel, frame: Frame) -> None:
        for card in frame.chosen:
            owner = pos.owner[card]
            for name in ("discard", "hand", "purged", "deck", "archives"):
                pile: list[int] = getattr(pos, name)[owner]
                if card in pile:
                    seat = frame.seat if self.under_you else owner
                    processes.put_into_play(pos, card, seat, pile, ready=self.ready)
                    break


# ---------------------------------------------------------------------- players


class Gain(Op):
    __slots__ = ("n", "opponent")

    def __init__(self, n: Amount, opponent: bool = False) -> None:
        self.n = n
        self.opponent = opponent

    def act(self, pos: Duel, frame: Frame) -> None:
        changes.gain(pos, 1 - frame.seat if self.opponent else frame.seat, number(pos, frame, self.n))


class Steal(Op):
    __slots__ = ("n",)

    def __init__(self, n: Amount) -> None:
        self.n = n

    def act(self, pos: Duel, frame: Frame) -> None:
        count(frame, changes.steal(pos, frame.seat, number(pos, frame, self.n)))


class Lose(Op):
    """Lose Aombre; counts what was lost."""

    __slots__ = ("n", "opponent")

    def __init__(self, n: Amount, opponent: bool = True) -> None:
        self.n = n
        self.opponent = opponent

    def act(self, pos: Duel, frame: Frame) -> None:
        count(frame, changes.lose(pos, 1 - frame.seat if self.opponent else frame.seat, number(pos, frame, self.n)))


class Draw(Op):
    __slots__ = ("n",)

    def __init__(self, n: Amount) -> None:
        self.n = n

    def act(self, pos: Duel, frame: Frame) -> None:
        count(frame, changes.draw(pos, frame.seat, number(pos, frame, self.n), "KF-107"))


class Chains(Op):
    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def act(self, pos: Duel, frame: Frame) -> None:
        changes.chain(pos, frame.seat, self.n)


class DiscardRandom(Op):
    """The opponent discards a card from hand at random."""

    __slots__ = ("owner_of_it",)

    def __init__(self, owner_of_it: bool = False) -> None:
        self.owner_of_it = owner_of_it

    def act(self, pos: Duel, frame: Frame) -> None:
        seat = pos.owner[frame.chosen[0]] if self.owner_of_it and frame.chosen else 1 - frame.seat
        hand = pos.hand[seat]
        if hand and not _first_turn_closed(pos, seat):
            changes.discard_from_hand(pos, hand[pos.roll(len(hand))], "KF-107")


def _first_turn_closed(pos: Duel, seat: int) -> bool:
    """On the first turn no second card leaves the first player's hand by play or discard (S-08)."""
    return pos.turn == 1 and seat == pos.first and pos.from_hand >= 1


class DiscardIt(Op):
    """IT is discarded from a hand, one's own or the other's."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        done = 0
        for card in frame.chosen:
            if card in pos.hand[pos.owner[card]] and not _first_turn_closed(pos, pos.owner[card]):
                changes.discard_from_hand(pos, card, "KF-107")
                fire(pos, "discard", card, pos.owner[card])
                done += 1
        count(frame, done)


class DiscardTop(Op):
    """The top card of a deck is discarded; IT becomes that card."""

    __slots__ = ("opponent",)

    def __init__(self, opponent: bool = False) -> None:
        self.opponent = opponent

    def act(self, pos: Duel, frame: Frame) -> None:
        card = changes.discard_from_deck(pos, 1 - frame.seat if self.opponent else frame.seat)
        frame.chosen = [card] if card >= 0 else []


class TopOfDeck(Op):
    """IT becomes the top card of one's deck, revealed if the ability says so."""

    __slots__ = ("reveal",)

    def __init__(self, reveal: bool = False) -> None:
        self.reveal = reveal

    def act(self, pos: Duel, frame: Frame) -> None:
        deck = pos.deck[frame.seat]
        frame.chosen = deck[-1:]
        if self.reveal and deck:
            pos.reveal(deck[-1])
            pos.emit("reveal", "KF-107", frame.seat, (deck[-1],))


class Search(Op):
    """One looks through one's whole deck, which nobody else sees (KF-168)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        for card in pos.deck[frame.seat]:
            pos.reveal(card, 1 << frame.seat)


class ShuffleDeck(Op):
    """One's deck is shuffled (KF-170), if the ability says so with the discard pile in it."""

    __slots__ = ("with_discard",)

    def __init__(self, with_discard: bool = False) -> None:
        self.with_discard = with_discard

    def act(self, pos: Duel, frame: Frame) -> None:
        if self.with_discard:
            pos.deck[frame.seat] += pos.discard[frame.seat]
            pos.discard[frame.seat] = []
        pos.shuffle(pos.deck[frame.seat])
        pos.emit("shuffle", "KF-170", frame.seat)


class Reveal(Op):
    """IT is shown to everybody."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        for card in frame.chosen:
            pos.reveal(card)
            pos.emit("reveal", "KF-107", pos.owner[card], (card,))
        count(frame, len(frame.chosen))


class Look(Op):
    """One looks at the opponent's hand, or both see it."""

    __slots__ = ("public",)

    def __init__(self, public: bool = False) -> None:
        self.public = public

    def act(self, pos: Duel, frame: Frame) -> None:
        seen = -1 if self.public else 1 << frame.seat
        for card in pos.hand[1 - frame.seat]:
            pos.reveal(card, seen)
            pos.emit("reveal", "KF-107", 1 - frame.seat, (card,), seen)


class ForgeKey(Op):
    """Forge a key at the current cost and more (or less)."""

    __slots__ = ("free", "may", "more")

    def __init__(self, more: Amount = 0, *, may: bool = False, free: bool = False) -> None:
        self.more = more
        self.may = may
        self.free = free

    def act(self, pos: Duel, frame: Frame) -> None:
        cost = 0 if self.free else max(0, key_cost(pos, frame.seat) + number(pos, frame, self.more))
        processes.forge(pos, frame.seat, cost, may=self.may)


class Last(Op):
    """An effect that lasts is written down: for this turn, the opponent's next turn, or while its card is in play."""

    __slots__ = ("modifier", "often", "on_house", "on_it", "until")

    def __init__(
        self, modifier: str, until: int, *, on_it: bool = False, on_house: bool = False, often: int = -1
    ) -> None:
        if modifier not in mod.LASTING:
            raise ProgramError(f"no lasting effect is called {modifier!r}")
        self.modifier = modifier
        self.until = until
        self.on_it = on_it
        self.on_house = on_house
        self.often = often

    def act(self, pos: Duel, frame: Frame) -> None:
        turn = pos.turn
        if self.until == NEXT_TURN:  # of the opponent, who may be the active player
            turn += 1 if frame.seat == pos.active else 2
        if self.until == WHILE_SOURCE and not in_play(pos, frame.source):
            return
        about = [-1]
        if self.on_it:
            about = [card for card in frame.chosen if in_play(pos, card)]
        elif self.on_house:
            about = [mod.HOUSE_BASE + recall(frame, "house")]
        for card in about:
            pos.lasting.append([self.modifier, frame.source, frame.seat, self.until, turn, card, self.often])
        pos.dirty = 1


def program(name: str, ops: list[Op]) -> Program:
    """A program whose jumps all land inside it."""
    for index, op in enumerate(ops):
        jumps: tuple[int, ...] = ()
        if isinstance(op, OneOf):
            jumps = op.jumps
        elif isinstance(op, (Unless, Jump, May, BeginTimes)):
            jumps = (op.jump,)
        elif isinstance(op, (Times, Repeat, RepeatPreceding)):
            jumps = (-op.back,)
        for jump in jumps:
            if not 0 <= index + 1 + jump <= len(ops):
                raise ProgramError(f"program {name!r}, operation {index}: it jumps out of the program")
    return Program(name, ops)
