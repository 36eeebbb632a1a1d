"""What can happen to cards and pools: every change to a duel goes through here and is logged as an event.

These functions act at once. What needs answers or lets abilities trigger (destruction, fights, plays) pushes a process; see
`processes`.
"""

from __future__ import annotations

from typing import Final

from ludotheque.engine.lasting import WHILE_SOURCE
from ludotheque.engine.numbers import Copy, Seat
from ludotheque.games.keyforge import memory
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge.duel import HAND, KEYS, MOST_CHAINS, NOT_GATHERED, Duel
from ludotheque.games.keyforge.faces import ARTIFACT, CREATURE, FACES
from ludotheque.games.keyforge.programs import PROGRAMS
from ludotheque.games.keyforge.queries import forged, in_play, is_creature, on_card, standing, upgrades_of

# ---------------------------------------------------------------------- Aombre


def gain(pos: Duel, seat: Seat, n: int, rule: str = "KF-060", *, reap: bool = False) -> None:
    """A player gains Aombre from the supply, unless an ability diverts it."""
    into_pool(pos, seat, n, "gain", rule, reap=reap)


def into_pool(pos: Duel, seat: Seat, n: int, kind: str, rule: str, *, reap: bool = False) -> None:
    """Add Aombre to a pool, wherever it comes from, unless an ability diverts it.

    Where several abilities would, the active player chooses one of them for each Aombre (KF-218).
    """
    if n <= 0:
        return
    turned = elsewhere(pos, seat, reap)
    if not turned:
        pos.amber[seat] += n
        pos.emit(kind, rule, seat, (n, pos.amber[seat]))
    elif len(turned) == 1:
        turn_elsewhere(pos, seat, n, turned[0], rule)
    else:
        frame = pos.push(PROGRAMS["turn-aside"], pos.active)
        frame.memo = {memory.SEAT: seat, memory.LEFT: n, memory.KIND: kind, memory.RULE: rule, memory.REAP: int(reap)}


#: Aombre is stolen instead of gained: by an effect that lasts, whose card may lie anywhere by now.
STOLEN: Final = -1


def elsewhere(pos: Duel, seat: Seat, reap: bool) -> list[int]:
    """What diverts Aombre meant for a pool: cards in play that capture it, or STOLEN."""
    found: list[int] = []
    for modifier, source, whose in standing(pos, mod.GAIN_INSTEAD):
        if modifier.word == "capture" and whose != seat:
            found.append(source)
        elif modifier.word == "steal" and reap and whose == seat and STOLEN not in found:
            found.append(STOLEN)
    return found


def turn_elsewhere(pos: Duel, seat: Seat, n: int, where: int, rule: str) -> None:
    """Aombre meant for a pool is captured by a card in play, or stolen from the opponent."""
    if where == STOLEN:
        steal(pos, seat, n)
    else:
        pos.amber_on[where] += n
        pos.emit("capture", rule, pos.controller[where], (where, n, pos.amber_on[where]))


def lose(pos: Duel, seat: Seat, n: int, rule: str = "KF-107") -> int:
    """Lose Aombre to the supply, at most what is there; return how much was lost."""
    lost = min(n, pos.amber[seat])
    if lost > 0:
        pos.amber[seat] -= lost
        pos.emit("lose", rule, seat, (lost, pos.amber[seat]))
    return max(lost, 0)


def steal(pos: Duel, seat: Seat, n: int) -> int:
    """Steal from the opponent's pool, at most what is there (KF-272 to KF-274); return how much was stolen."""
    victim = 1 - seat
    stolen = min(n, pos.amber[victim])
    if stolen <= 0 or any(m.concerns(whose, victim) for m, _, whose in standing(pos, mod.FORBID) if m.word == "stolen"):
        return 0
    pos.amber[victim] -= stolen
    into_pool(pos, seat, stolen, "steal", "KF-272")
    return stolen


def pay(pos: Duel, seat: Seat, n: int) -> bool:
    """Pay the opponent (KF-234); nothing happens when there is not enough."""
    if pos.amber[seat] < n:
        return False
    pos.amber[seat] -= n
    pos.emit("pay", "KF-234", seat, (n, pos.amber[seat]))
    into_pool(pos, 1 - seat, n, "gain", "KF-234")
    return True


def capture(pos: Duel, card: Copy, n: int, victim: int | None = None) -> int:
    """A creature captures Aombre from its controller's opponent (KF-161), as much as there is (KF-S34)."""
    if not in_play(pos, card):
        return 0
    seat = pos.controller[card]
    whose = 1 - seat if victim is None else victim
    taken = min(n, pos.amber[whose])
    if taken > 0:
        pos.amber[whose] -= taken
        pos.amber_on[card] += taken
        pos.emit("capture", "KF-161", seat, (card, taken, pos.amber_on[card]))
    return max(taken, 0)


def place_amber(pos: Duel, card: Copy, n: int) -> None:
    """Put Aombre from the supply on a card."""
    pos.amber_on[card] += n
    pos.emit("place_amber", "KF-107", -1, (card, n))


def take_amber(pos: Duel, card: Copy, n: int, seat: Seat) -> int:
    """Move Aombre from a card to a pool."""
    taken = min(n, pos.amber_on[card])
    if taken > 0:
        pos.amber_on[card] -= taken
        pos.unsettled = 1  # its power may count them
        into_pool(pos, seat, taken, "gain", "KF-107")
    return taken


def store(pos: Duel, card: Copy, n: int, seat: Seat) -> int:
    """Move Aombre from a pool onto a card; return how much."""
    moved = min(n, pos.amber[seat])
    if moved > 0:
        pos.amber[seat] -= moved
        pos.amber_on[card] += moved
        pos.emit("store", "KF-107", seat, (card, moved))
    return moved


def tuck(pos: Duel, card: Copy, host: Copy) -> None:
    """Put a card from a hand face down under a card in play."""
    seat = pos.owner[card]
    pos.hand[seat].remove(card)
    pos.beneath.append([host, card])
    pos.emit("tuck", "KF-107", seat, (card, host), 1 << seat)


def chain(pos: Duel, seat: Seat, n: int) -> None:
    """Gain chains (KF-117), up to the end of the counter (KF-S18)."""
    pos.chains[seat] = min(MOST_CHAINS, pos.chains[seat] + n)
    pos.emit("chains", "KF-117", seat, (n, pos.chains[seat]))


def penalty(chains: int) -> int:
    """How many cards fewer a refill draws (KF-120 to KF-123)."""
    return 0 if chains <= 0 else min(4, (chains + 5) // 6)


# ---------------------------------------------------------------------- cards in hand, deck, archives


def draw(pos: Duel, seat: Seat, n: int, rule: str = "KF-052") -> int:
    """Draw cards, reshuffling the discard pile when a draw finds the deck empty (KF-054, KF-S16); return how many were drawn."""
    drawn = 0
    for _ in range(n):
        if not pos.deck[seat]:
            if not pos.discard[seat]:
                break  # KF-S17
            pos.deck[seat], pos.discard[seat] = pos.discard[seat], []
            pos.shuffle(pos.deck[seat])
            pos.emit("reshuffle", "KF-054", seat)
        card = pos.deck[seat].pop()
        pos.hand[seat].append(card)
        pos.reveal(card, 1 << seat)
        pos.emit("draw", rule, seat, (card,), 1 << seat)
        drawn += 1
    return drawn


def refill_size(pos: Duel, seat: Seat) -> int:
    total = HAND
    for modifier, source, whose in standing(pos, mod.REFILL):
        if modifier.concerns(whose, seat):
            total += modifier.amount(pos, source, whose, -1)
    return max(0, total)


def refill(pos: Duel, seat: Seat, size: int, rule: str = "KF-052") -> None:
    """Refill the hand, less what chains hold back; then shed one chain (KF-118, KF-124, KF-284)."""
    due = size - len(pos.hand[seat])
    if due <= 0:
        return
    fewer = penalty(pos.chains[seat])
    draw(pos, seat, max(0, due - fewer), rule)
    if fewer:
        pos.chains[seat] -= 1
        pos.emit("shed", "KF-124", seat, (pos.chains[seat],))


def discard_from_hand(pos: Duel, card: Copy, rule: str) -> None:
    seat = pos.owner[card]
    pos.hand[seat].remove(card)
    pos.discard[seat].append(card)
    pos.reveal(card)
    pos.emit("discard", rule, seat, (card,))
    fact = f"discards:{seat}:{pos.symbol[card]}"  # whose hand, which house
    pos.turn_facts[fact] = pos.turn_facts.get(fact, 0) + 1


def discard_from_deck(pos: Duel, seat: Seat) -> int:
    """The top card of a deck goes to the discard pile; -1 when the deck is empty (KF-S16)."""
    if not pos.deck[seat]:
        return -1
    card = pos.deck[seat].pop()
    pos.discard[seat].append(card)
    pos.reveal(card)
    pos.emit("discard", "KF-191", seat, (card,))
    return card


# ---------------------------------------------------------------------- entering and leaving play


def enter(pos: Duel, card: Copy, seat: Seat, *, left: bool = False, ready: bool = False, player: Seat = -1) -> None:
    """A creature or artifact comes into play, exhausted (KF-011), a creature on a flank (KF-070). `player` is who played it, or -1."""
    one = FACES[pos.faces[card]]
    pos.controller[card] = seat
    pos.ready[card] = 1 if ready else 0
    pos.reveal(card)
    if one.type == CREATURE:
        if left:
            pos.line[seat].insert(0, card)
        else:
            pos.line[seat].append(card)
    else:
        pos.artifacts[seat].append(card)
    if one.constants or one.triggers:
        pos.constants.append(card)
        pos.kinds = NOT_GATHERED
    for modifier, _, whose in on_card(pos, mod.ENTERS, card):
        if modifier.word == "stunned":
            stun(pos, card)
        elif modifier.word != "next" or whose == player:
            pos.ready[card] = 1
    for lasting in pos.lasting[:]:  # "the next card you play": this was it
        modifier = mod.LASTING[lasting.what]
        if modifier.kind == mod.ENTERS and modifier.word == "next" and lasting.seat == player:
            if modifier.applies(pos, lasting.source, player, card):
                pos.lasting.remove(lasting)
                pos.kinds = NOT_GATHERED
    pos.unsettled = 1


def attach(pos: Duel, card: Copy, bearer: int) -> None:
    """An upgrade comes into play on a creature (KF-072)."""
    pos.bearer[card] = bearer
    pos.upgrades.append(card)
    pos.reveal(card)
    pos.controller[card] = pos.owner[card]  # "you" on it is its owner; what the creature gains is the creature's own
    if FACES[pos.faces[card]].constants or FACES[pos.faces[card]].triggers:
        pos.constants.append(card)
        pos.kinds = NOT_GATHERED
    pos.unsettled = 1


def leave(
    pos: Duel, card: Copy, zone: str, *, archives_of: int | None = None, left: list[tuple[int, int]] | None = None
) -> None:
    """A card leaves play for a zone of its owner's (KF-188, KF-248 to KF-250).

    Tokens and status cards come off, its upgrades are discarded, effects on it expire; Aombre on a creature goes to the
    opponent of its controller, on another card back to the supply. `left` collects what goes to whom when several cards
    leave together; it moves once all are gone.
    """
    seat, owner = pos.controller[card], pos.owner[card]
    creature = is_creature(pos, card)
    if card in pos.upgrades:
        pos.upgrades.remove(card)
        pos.bearer[card] = -1
    elif creature:
        pos.line[seat].remove(card)
    else:
        pos.artifacts[seat].remove(card)
    if card in pos.constants:
        pos.constants.remove(card)
        pos.kinds = NOT_GATHERED
    amber = pos.amber_on[card]
    pos.ready[card] = pos.stunned[card] = pos.damage[card] = pos.amber_on[card] = 0
    pos.counters[card] = pos.armor_spent[card] = pos.attacked[card] = pos.used[card] = 0
    pos.controller[card] = owner
    if pos.lasting:
        pos.lasting = [
            one for one in pos.lasting if one.about != card and not (one.source == card and one.until == WHILE_SOURCE)
        ]
        pos.kinds = NOT_GATHERED
    pos.unsettled = 1
    where = owner if archives_of is None else archives_of
    getattr(pos, zone)[where].append(card)
    pos.emit(f"to_{zone}", "KF-188", where, (card,))
    if zone in ("hand", "archives"):
        pos.reveal(card, 1 << where)
    for upgrade in upgrades_of(pos, card):
        leave(pos, upgrade, "discard")  # KF-074
    for pair in [pair for pair in pos.beneath if pair[0] == card]:
        pos.beneath.remove(pair)
        release(pos, pair[1])
    if amber:
        if creature and left is not None:
            left.append((1 - seat, amber))
        elif creature:
            into_pool(pos, 1 - seat, amber, "gain", "KF-106")
        else:
            pos.emit("amber_back", "KF-250", -1, (card, amber))


def release(pos: Duel, card: Copy) -> None:
    """A card that lay under another goes to its owner's discard pile."""
    pos.discard[pos.owner[card]].append(card)
    pos.reveal(card)
    pos.emit("to_discard", "KF-188", pos.owner[card], (card,))


def take_control(pos: Duel, card: Copy, seat: Seat, left: bool = False) -> None:
    """A card moves to its new controller's area with everything on it (KF-185, KF-186, KF-S27)."""
    old = pos.controller[card]
    if old == seat:
        return
    if FACES[pos.faces[card]].type == ARTIFACT:
        pos.artifacts[old].remove(card)
        pos.artifacts[seat].append(card)
    else:
        pos.line[old].remove(card)
        if left:
            pos.line[seat].insert(0, card)
        else:
            pos.line[seat].append(card)
    pos.controller[card] = seat
    if pos.lasting:  # what it counts as "while under your control" is over
        pos.lasting = [one for one in pos.lasting if one.about != card or mod.LASTING[one.what].word != "instead"]
        pos.kinds = NOT_GATHERED
    pos.unsettled = 1
    pos.emit("control", "KF-185", seat, (card,))


def swap(pos: Duel, one: int, two: int) -> None:
    """Two creatures of one line exchange places (KF-200)."""
    line = pos.line[pos.controller[one]]
    i, j = line.index(one), line.index(two)
    line[i], line[j] = two, one
    pos.unsettled = 1
    pos.emit("swap", "KF-199", pos.controller[one], (one, two))


# ---------------------------------------------------------------------- states


def stun(pos: Duel, card: Copy) -> None:
    if not pos.stunned[card]:  # KF-268
        pos.stunned[card] = 1
        pos.emit("stun", "KF-264", -1, (card,))


def exhaust(pos: Duel, card: Copy) -> None:
    if pos.ready[card]:
        pos.ready[card] = 0
        pos.emit("exhaust", "KF-008", -1, (card,))


def make_ready(pos: Duel, card: Copy) -> None:
    if not pos.ready[card]:
        pos.ready[card] = 1
        pos.emit("ready", "KF-008", -1, (card,))


def heal(pos: Duel, card: Copy, n: int) -> int:
    """Remove damage, at most what is there (KF-262, KF-S36); return how much was healed."""
    healed = min(n, pos.damage[card])
    if healed > 0:
        pos.damage[card] -= healed
        pos.emit("heal", "KF-262", -1, (card, healed))
    return healed


def strengthen(pos: Duel, card: Copy, n: int) -> None:
    """+1 power status cards (KF-229)."""
    pos.counters[card] += n
    pos.unsettled = 1
    pos.emit("strengthen", "KF-229", -1, (card, n))


# ---------------------------------------------------------------------- keys


def flip_key(pos: Duel, seat: Seat, colour: int) -> None:
    pos.keys[seat] |= 1 << colour
    pos.turn_facts["forged"] = pos.turn_facts.get("forged", 0) + 1
    pos.turn_facts[f"keys:{seat}"] = (
        pos.turn_facts.get(f"keys:{seat}", 0) | 1 << colour
    )  # which keys, for what undoes them
    pos.unsettled = 1  # some power may depend on keys
    pos.emit("forge", "KF-030", seat, (colour, forged(pos, seat)))
    if forged(pos, seat) == len(KEYS):  # KF-007
        pos.stack.clear()
        pos.asked.clear()
        pos.wins[seat] += 1
        pos.emit("victory", "KF-007", seat)
        if pos.mode == "best-of-three":
            pos.push(PROGRAMS["game-won"], seat)
        else:
            pos.winner = seat


def unforge(pos: Duel, seat: Seat, colour: int) -> None:
    """A key is no longer forged (KF-253)."""
    pos.keys[seat] &= ~(1 << colour)
    pos.unsettled = 1
    pos.emit("unforge", "KF-253", seat, (colour,))
