"""A game: rules without a position. What a game's folder writes is in `contract`, how it names things in `naming`; this is what
every game gets on top of those and the run loop (`run`): questions and offers, views, resampling, and what the lobby shows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast

from ludotheque.engine import concede, editions, options, roles, view
from ludotheque.engine.choice import Choice
from ludotheque.engine.contract import P
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadOptions
from ludotheque.engine.naming import Naming
from ludotheque.engine.numbers import Seat
from ludotheque.engine.offer import RESUME, Offer
from ludotheque.engine.position import Frame, Move, dump, restore
from ludotheque.engine.refusal import Refusal
from ludotheque.engine.roles import Role
from ludotheque.engine.run import Observer
from ludotheque.engine.words import Catalogue

#: How often filling in open arguments at random is tried before another move is chosen.
_FILLS = 50


class Game(Naming[P]):
    """Rules without a position."""

    def __init__(self, folder: Path, catalogue: Catalogue | None = None) -> None:
        super().__init__(folder, catalogue)
        self.standing = {offer.move.verb: offer for offer in self.offers}
        self.moves = {**self.moves, **{verb: offer.move for verb, offer in self.standing.items()}}
        self.open_verbs = frozenset(verb for verb, kind in self.moves.items() if kind.open)
        self.events = {**self.events, **concede.EVENTS}
        self.private_events = any(kind.private for kind in self.events.values())  # some seats miss lines of the log
        self.programs = {**self.programs, RESUME.name: RESUME}
        self.editions = editions.Editions(self)

    def check_seats(self, seats: int) -> None:
        low, high = self.seats
        if not isinstance(seats, int) or isinstance(seats, bool) or not low <= seats <= high:
            number = (f"{low} to {high}", f"de {low} à {high}") if low < high else (str(low), f"à {low}")
            raise BadOptions(
                f"{self.names['en']} is for {number[0]} players, not {seats}",
                f"{self.names['fr']} se joue {number[1]}, pas à {seats}",
                self.seats_rule or None,
            )

    def option_specs(self) -> list[dict[str, Any]]:
        """The options offered when a table is opened (see docs/wire.md, OPTION_SPEC)."""
        return [option.spec(self.say) for option in self.table_options if option.values]

    def read_options(self, given: dict[str, Any], seats: int) -> dict[str, Any]:
        """Return the options with their defaults filled in; raise BadOptions if they are wrong."""
        edition = self.edition_of(given)
        if edition is not self:
            return edition.read_options(given, seats)
        declared = (
            *self.table_options,
            *((options.plain(roles.OPTION),) if self.roles else ()),
            *((options.plain(editions.OPTION),) if self.longest_own else ()),
        )
        read = options.read(given, declared, seats, self.names)
        read.pop(editions.OPTION, None)
        if self.own_cards:
            read[editions.OPTION] = self.own_cards
        if self.roles:
            read[roles.OPTION] = self.read_roles(read, seats)
        return self.check_options(read, seats)

    def edition(self, text: str) -> Game[P]:
        """The game with these cards besides its own; with "", without any. Raise BadOptions if they cannot be read."""
        return self if text == self.own_cards else self.editions.of(text)

    def edition_of(self, options: Any) -> Game[P]:
        """The edition that a table with these options, or a scenario, is played with: this one if they say nothing about it."""
        text = editions.asked(self, options)
        return self if text is None else self.edition(text)

    def own_faces(self) -> dict[str, Any]:
        """The faces of the cards that this edition has besides the game's, as the catalogue would show them."""
        printed = len(self.edition("").cards)
        return {card.id: card.face() for card in self.cards[printed:]}

    def read_roles(self, options: dict[str, Any], seats: int, among: Sequence[Role] | None = None) -> list[str]:
        """The role of each seat, from the option `roles` or by default; raise BadOptions if the rules do not allow them.

        `check_options` may pass `among` to narrow, by other options, how many there are of each.
        """
        return roles.read(self, options.get(roles.OPTION), seats, self.roles if among is None else among)

    def over(self, pos: P) -> bool:
        return self.last_side(pos) is not None or self.ended(pos)

    def outcome(self, pos: P) -> dict[str, Any] | None:
        """Who won and why (see docs/wire.md, OUTCOME), or None while the game goes on."""
        last = self.last_side(pos)
        outcome = self.result(pos) if last is None else concede.outcome(self, pos, last)
        if outcome is not None and self.carries:
            outcome["carry"] = self.carry(pos)
        return outcome

    def last_side(self, pos: P) -> int | None:
        """The only side left when all others have given up, else None. A side gives up when all its seats have."""
        if not pos.conceded:
            return None
        left = concede.sides_left(self, pos)
        return left.pop() if len(left) == 1 else None

    def contenders(self, pos: P) -> list[Seat]:
        """The seats that may still win: all but those whose side has given up."""
        left = concede.sides_left(self, pos)
        return [seat for seat, side in enumerate(self.sides(pos)) if side in left]

    def start(self, seats: int, rng: int, options: dict[str, Any]) -> P:
        """A new game, run up to its first question."""
        pos = self.set_up(seats, rng, options)
        self.run(pos)
        return pos

    def filled(self, pos: P, seat: Seat, move: Move, moves: list[Move], dice: Dice) -> Move:
        """An open move with its arguments filled in at random, or another legal one if nothing drawn was legal."""
        found = self.fill(pos, seat, move, dice)
        if found is not None:
            return found
        closed = [one for one in moves if not self.moves[one[0]].open]
        return closed[dice.below(len(closed))]

    def fill(self, pos: P, seat: Seat, move: Move, dice: Dice) -> Move | None:
        """A move or an offer with its open arguments filled in at random, or None if nothing drawn was legal."""
        kind = self.moves[move[0]]
        if not kind.open:
            return move
        for _ in range(_FILLS):
            filled = kind.fill(move, dice)
            if self.refusal(pos, seat, filled) is None:
                return filled
        # rules may leave little of what an argument could be: the least of it and the most are tried last
        for most in (False, True):
            filled = kind.bound(move, dice, most)
            if self.refusal(pos, seat, filled) is None:
                return filled
        return None

    def playout(
        self,
        pos: P,
        choose: Callable[[P, int], Move],
        most: int | None = None,
        *,
        who: Callable[[P], int] | None = None,
        observe: Observer | None = None,
    ) -> int:
        """Play on until nobody is asked, or for `most` answers; return how many were given.

        `choose` gets the position and a seat that is asked: the first, unless `who` picks another. The events of an answer
        stay in the position until the next one is chosen, so that `choose` can read what the last answer led to.
        """
        n = 0
        while pos.asked and n != most:
            seat = pos.asked[0] if who is None else who(pos)
            move = choose(pos, seat)
            pos.events.clear()
            self.answer(pos, seat, move, observe)
            n += 1
        return n

    def take(self, pos: P, seat: Seat, offer: Offer, move: Move) -> None:
        waiting, height = pos.asked[:], len(pos.stack)
        offer.take(self, pos, seat, move)
        if pos.asked == waiting and len(pos.stack) > height:
            # what the offer pushed runs first; then those who were asked are asked again
            resume = Frame(RESUME, seat, chosen=waiting)
            pos.stack.insert(height, resume)
            pos.asked.clear()

    def may(self, pos: P, seat: Seat) -> list[Move]:
        """What the seat may do without being asked (see `Offer`), while the game goes on."""
        if not pos.asked:
            return []
        return [
            move
            for offer in self.offers
            for move in offer.candidates(self, pos, seat)
            if offer.refusal(self, pos, seat, move) is None
        ]

    def choice(self, pos: P, seat: Seat) -> Choice:
        frame = pos.stack[-1]
        return Choice(self, pos, frame, self.asking(pos), seat)

    def refusal(self, pos: P, seat: Seat, move: Move) -> Refusal | None:
        """The rule that forbids an answer or an offer, or None."""
        offer = self.standing.get(move[0])
        if offer is not None:
            return offer.refusal(self, pos, seat, move)
        return self.asking(pos).refusal(pos, pos.stack[-1], seat, move)

    def view(self, pos: P, viewer: Seat) -> dict[str, Any]:
        return view.look(self, pos, viewer)

    def resample(self, pos: P, seat: Seat, dice: Dice) -> P:
        """A copy in which everything the seat does not know is dealt again, consistently with what it has seen."""
        deal = cast(P, pos.copy())
        for field in deal.FIXED:
            if field in self.face_fields:
                setattr(deal, field, getattr(deal, field)[:])  # copies share it, and it is about to be dealt again
        pools: dict[int, list[int]] = {}
        for card, known in enumerate(deal.known):
            if not known >> seat & 1:
                pools.setdefault(deal.pool[card], []).append(card)
        for cards in pools.values():
            order = cards[:]
            dice.shuffle(order)
            for field in ("faces", *self.face_fields):
                values: list[Any] = getattr(deal, field)
                for card, value in zip(cards, [values[other] for other in order], strict=True):
                    values[card] = value
        deal.rng = dice.word()
        self.deal_rest(deal, seat, dice)
        if deal.asked:
            self.asking(deal).reseal(deal, deal.stack[-1], seat, dice)
        deal.forget()
        return deal

    def dump(self, pos: P) -> dict[str, Any]:
        return dump(pos)

    def restore(self, data: dict[str, Any]) -> P:
        return restore(self.position_type, data, self.programs)

    def why_not_thing(self, pos: P, seat: Seat, thing: str) -> Refusal | None:
        """Why a thing cannot be clicked, by the moves that touch it.

        First, moves that begin with it; then moves that aim at it and whose actor may act. What forbids a move because of its actor
        says nothing about what it would have aimed at: the game is asked first, and the question's rule is the last resort.
        """
        if seat not in pos.asked:
            return Refusal(self.turn_rule, "refusal-not-asked")
        op = self.asking(pos)
        frame = pos.stack[-1]
        actors: set[tuple[str, str]] = set()
        for move in op.moves(pos, frame, seat):
            touched = self.touches(pos, move)
            if thing in touched:
                return None
            actors.update((move[0], first) for first in touched[:1])
        own: Refusal | None = None
        aimed: Refusal | None = None
        other: Refusal | None = None
        for move in op.candidates(pos, frame, seat):
            touched = self.touches(pos, move)
            if thing not in touched:
                continue
            refusal = op.refusal(pos, frame, seat, move)
            if refusal is None:
                continue
            if touched[0] == thing:
                own = own or refusal
            elif (move[0], touched[0]) in actors:
                aimed = aimed or refusal
            else:
                other = other or refusal
        said = own or aimed or self.refuse_thing(pos, seat, thing) or other
        return said or Refusal(op.cites(frame), "refusal-nothing-here")

    # -- how the game as a whole is presented

    def summary(self) -> dict[str, Any]:
        counts = dict.fromkeys(("livret", "publie", "maison"), 0)
        for card in self.cards:
            counts[card.mark] += 1
        return {
            "id": self.id,
            "fr": self.names["fr"],
            "en": self.names["en"],
            "seats": list(self.seats),
            "modes": list(self.modes),
            "cards": {"total": len(self.cards), **counts},
        }

    def tile(self) -> dict[str, Any]:
        """The summary, plus what the lobby shows."""
        shown: dict[str, Any] = {
            **self.summary(),
            "built": True,
            "tagline": self.tagline,
            "minutes": list(self.minutes),
            "modes": [{"id": mode, "words": self.say(f"mode-{mode}")} for mode in self.modes],
            "accent": self.accent,
            "icon": self.icon,
            "options": self.option_specs(),
            "decks": None if self.deck_shelf is None else self.deck_shelf.option,
            "builds": self.deck_shelf is not None and self.deck_shelf.builds,
            "carries": self.carries,
            "writes": self.longest_cards > 0,
        }
        if self.heirs:
            shown["heirs"] = self.heirs
        if self.roles:
            shown["roles"] = [
                {
                    "id": role.id,
                    "words": self.say(role.message),
                    "icon": role.icon,
                    "low": role.low,
                    "high": self.seats[1] if role.high is None else role.high,
                    "bots": None if role.bots is None else list(role.bots),
                }
                for role in self.roles
            ]
        return shown

    def catalogue_view(self) -> dict[str, Any]:
        """Everything fixed that a page needs to draw the game: faces, bands, kinds, states."""
        return {
            **self.tile(),
            "cards": {card.id: card.face() for card in self.cards},
            "kinds": {kind: self.say(f"kind-{kind}") for kind in self.kinds},
            "bands": self.bands,
            "states": {
                state: {"words": self.say(f"state-{state}"), "icon": icon} for state, icon in self.states.items()
            },
            "marks": {mark: self.say(f"mark-{mark}") for mark in ("livret", "publie", "maison")},
            "layout": self.id,
            "plan": self.deck_shelf.plan() if self.deck_shelf is not None and self.deck_shelf.builds else None,
        }
