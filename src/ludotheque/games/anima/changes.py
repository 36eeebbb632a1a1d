"""One change at a time: cards drawn, discarded and stolen, characters recruited and lost, markers set and taken away."""

from __future__ import annotations

from ludotheque.games.anima.faces import (
    DEATHLESS,
    FACES,
    SLEEPLESS,
    UNROBBED,
    AdvantageFace,
)
from ludotheque.games.anima.gaia import FOR_FIGHT, MOST_IN_HAND, MOST_IN_TEAM, SOURCE, Gaia, drop, put
from ludotheque.games.anima.sums import holds


def refill(pos: Gaia, deck: list[int], out: list[int]) -> bool:
    """An empty deck is made of its discard pile (AN-183). Return whether there is a card to draw."""
    if not deck and out:
        deck.extend(out)
        out.clear()
        pos.shuffle(deck)
        for one in pos.lasting:
            if one[SOURCE] in deck:
                one[SOURCE] = -1  # what it did lasts, and the card is nobody's to name any more
        pos.emit("reshuffle", "AN-183", -1)
    return bool(deck)


def draw(pos: Gaia, seat: int, number: int, rule: str) -> int:
    """Draw advantages, never beyond five in hand (AN-051, AN-165), as many as there are (AN-S57). Return how many."""
    hand = pos.hand[seat]
    drawn = 0
    while drawn < number and len(hand) < MOST_IN_HAND and refill(pos, pos.advantages, pos.advantages_out):
        card = pos.advantages.pop()
        hand.append(card)
        pos.reveal(card, 1 << seat)
        pos.emit("draw", rule, seat, (card,), 1 << seat)
        drawn += 1
    return drawn


def discard(pos: Gaia, seat: int, card: int, rule: str) -> None:
    """An advantage goes from the hand to its discard pile (AN-182)."""
    pos.hand[seat].remove(card)
    pos.advantages_out.append(card)
    pos.reveal(card)
    pos.emit("discard", rule, seat, (card,))


def hand_over(pos: Gaia, giver: int, taker: int, rule: str) -> bool:
    """One card at random goes from one hand to another: not if there is none (AN-S32) or no room for it (AN-S33)."""
    hand = pos.hand[giver]
    if not hand or len(pos.hand[taker]) >= MOST_IN_HAND:
        return False
    both = 1 << giver | 1 << taker
    card = hand[pos.roll(len(hand))]
    pos.mix(hand, both)  # the others do not learn which of them went
    hand.remove(card)
    pos.hand[taker].append(card)
    pos.reveal(card, both)
    pos.emit("robbed", rule, taker, (card, giver), both)
    return True


def steal(pos: Gaia, thief: int, victim: int, rule: str) -> bool:
    """As `hand_over`, by an ability or a card: some teams cannot be robbed so."""
    return not holds(pos, victim, UNROBBED) and hand_over(pos, victim, thief, rule)


def tap(pos: Gaia, card: int) -> None:
    pos.tapped |= 1 << card


def immobilise(pos: Gaia, seat: int, card: int, rule: str) -> bool:
    """A character is turned face down (AN-187)."""
    if pos.down >> card & 1 or holds(pos, seat, SLEEPLESS):
        return False
    pos.down |= 1 << card
    pos.emit("asleep", rule, seat, (card,))
    return True


def recruit(pos: Gaia, seat: int, rule: str, card: int = -1) -> bool:
    """A character joins the team: the first of its deck, or one of the discard pile; never a fifth (AN-017)."""
    if len(pos.team[seat]) >= MOST_IN_TEAM:
        return False
    if card >= 0:
        pos.characters_out.remove(card)
    elif refill(pos, pos.characters, pos.characters_out):
        card = pos.characters.pop()
    else:
        return False
    pos.team[seat].append(card)
    pos.reveal(card)
    pos.emit("recruit", rule, seat, (card,))
    return True


def stand_up(pos: Gaia, card: int) -> None:
    """Forget what was said of a card for the turn: it leaves the table."""
    pos.tapped &= ~(1 << card)
    pos.down &= ~(1 << card)
    pos.used &= ~(1 << card)


def lose(pos: Gaia, seat: int, card: int, kind: str, rule: str) -> None:
    """A character leaves its team for its discard pile: it dies (AN-020) or was dismissed (AN-S10)."""
    pos.team[seat].remove(card)
    pos.characters_out.append(card)
    stand_up(pos, card)
    pos.emit(kind, rule, seat, (card,))
    if not pos.team[seat]:
        new_team(pos, seat)


def kill(pos: Gaia, seat: int, card: int, rule: str) -> bool:
    if holds(pos, seat, DEATHLESS):
        pos.emit("spared", rule, seat, (card,))
        return False
    lose(pos, seat, card, "dies", rule)
    return True


def new_team(pos: Gaia, seat: int) -> None:
    """Who has lost all characters loses the organisation (AN-062) and draws one character as the new team (AN-021)."""
    for card in pos.plots[seat]:
        face = FACES[pos.faces[card]]
        if isinstance(face, AdvantageFace) and face.organisation:
            leave_play(pos, seat, card, "AN-062")
    recruit(pos, seat, "AN-021")


def organisation(pos: Gaia, seat: int) -> int:
    """The organisation a seat belongs to, or -1 (AN-058)."""
    for card in pos.plots[seat]:
        face = FACES[pos.faces[card]]
        if isinstance(face, AdvantageFace) and face.organisation:
            return card
    return -1


def leave_play(pos: Gaia, seat: int, card: int, rule: str) -> None:
    """A Plot in play is discarded."""
    pos.plots = drop(pos.plots, seat, card)
    pos.advantages_out.append(card)
    stand_up(pos, card)
    pos.emit("leaves_play", rule, seat, (card,))


def lose_turn(pos: Gaia, seat: int, rule: str) -> None:
    """The rest of this turn is lost (AN-191), and with it the place in the zone (AN-155, AN-145)."""
    if pos.out[seat]:
        return
    pos.out[seat] = 1
    pos.at[seat] = -1
    pos.reached[seat] = 0
    pos.level[seat] = 0  # AN-197: it leaves the tree
    release(pos, seat)
    pos.emit("sent_away", rule, seat)


def release(pos: Gaia, seat: int) -> None:
    """A Resistance Mission that is broken off restarts from zero (AN-048)."""
    held = pos.held[seat]
    if held >= 0:
        if held == pos.final:
            pos.ascent[seat] = 0
        else:
            pos.progress[held] = 0
        pos.held[seat] = -1
        pos.emit("driven_out", "AN-048", seat, (held,))


def enter(pos: Gaia, seat: int, zone: int, rule: str) -> None:
    """The marker is put on a zone that was reached (AN-119)."""
    pos.at[seat] = zone
    pos.reached[seat] = 1
    pos.emit("enters", rule, seat, (zone,))


def last(pos: Gaia, stat: int, amount: int, seat: int, span: int, kind: int = -1, source: int = -1) -> None:
    """An effect lasts for the fight, the turn or the next turn."""
    pos.lasting.append([stat, amount, seat, span, kind, source])


def end_lasting(pos: Gaia, span: int) -> None:
    """The effects of that span are over."""
    if pos.lasting:
        pos.lasting = [one for one in pos.lasting if one[3] != span]


def end_fight(pos: Gaia) -> None:
    pos.fight = []
    end_lasting(pos, FOR_FIGHT)


def discard_encounter(pos: Gaia, card: int) -> None:
    """An encounter that was faced goes to its discard pile (AN-182)."""
    if card in pos.facing:
        pos.facing.remove(card)
    else:
        pos.guards[pos.guards.index(card)] = -1
    pos.unveiled &= ~(1 << card)
    pos.encounters_out.append(card)
    pos.reveal(card)


def begin_mission(pos: Gaia, seat: int, card: int) -> None:
    """A mission that must be shown is laid face up on its owner's left (AN-040)."""
    if card in pos.missions[seat]:
        pos.missions = drop(pos.missions, seat, card)
        pos.going = put(pos.going, seat, (*pos.going[seat], card))
        pos.reveal(card)
        pos.emit("begins", "AN-040", seat, (card,))
