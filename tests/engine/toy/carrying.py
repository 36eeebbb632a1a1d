"""A toy whose games go on from each other: points count on, and everyone keeps the highest card in hand, unseen by the others."""

from __future__ import annotations

from typing import Any

from ludotheque.engine.errors import BadOptions
from tests.engine.toy.game import Toy, ToyPosition

_HAND = 3


class CarryingToy(Toy):
    """Right. Players may come and go between games: whoever is new begins with nothing, whoever left takes it away."""

    carries = True
    carries_secrets = True

    def carry(self, pos: ToyPosition) -> dict[str, Any]:
        return {
            "laid": pos.laid[:],
            "kept": [self.cards[max(pos.faces[card] for card in hand)].id if hand else None for hand in pos.hand],
        }

    def read_options(self, options: dict[str, Any], seats: int) -> dict[str, Any]:
        read = super().read_options({name: value for name, value in options.items() if name != "carry"}, seats)
        carry = options.get("carry")
        if carry is None:
            return read
        if not isinstance(carry, dict) or set(carry) != {"laid", "kept"}:
            raise BadOptions("'carry' has laid and kept", "'carry' a laid et kept")
        laid, kept = carry["laid"], carry["kept"]
        if not isinstance(laid, list) or not all(type(n) is int and n >= 0 for n in laid):
            raise BadOptions("'carry': 'laid' is a list of points", "'carry' : 'laid' est une liste de points")
        if not isinstance(kept, list) or not all(
            id is None or (type(id) is str and id in self.card_index) for id in kept
        ):
            raise BadOptions("'carry': 'kept' is a list of cards", "'carry' : 'kept' est une liste de cartes")
        named = [id for id in kept if id is not None]
        if len(laid) != len(kept) or len(set(named)) != len(named):
            raise BadOptions("'carry': one card a player", "'carry' : une carte par joueur")
        return {**read, "carry": carry}

    def set_up(self, seats: int, rng: int, options: dict[str, Any]) -> ToyPosition:
        carry = options.get("carry")
        if carry is None:
            return super().set_up(seats, rng, options)
        pos = self.empty(seats, rng, list(range(len(self.cards))))
        pos.laid = [*carry["laid"][:seats], *[0] * (seats - len(carry["laid"]))]
        pos.hand = [[self.card_index[id]] if id is not None else [] for id in carry["kept"][:seats]]
        pos.hand += [[] for _ in range(seats - len(pos.hand))]
        pos.stock = [card for card in range(len(pos.faces)) if not any(card in hand for hand in pos.hand)]
        pos.shuffle(pos.stock)
        for seat, hand in enumerate(pos.hand):
            hand += [pos.stock.pop() for _ in range(_HAND - len(hand))]
            for card in hand:
                pos.reveal(card, 1 << seat)
        pos.emit("deal", "TO-6", -1, (_HAND,))
        pos.push(self.turn_program, 0)
        return pos


class MutteringToy(CarryingToy):
    """Leaves what is not plain JSON."""

    def carry(self, pos: ToyPosition) -> dict[str, Any]:
        return {**super().carry(pos), "laid": tuple(pos.laid)}


class TamperingToy(CarryingToy):
    """Reads something else than was left."""

    def read_options(self, options: dict[str, Any], seats: int) -> dict[str, Any]:
        read = super().read_options(options, seats)
        if "carry" in read:
            read["carry"] = {**read["carry"], "laid": [n + 1 for n in read["carry"]["laid"]]}
        return read


class CredulousToy(CarryingToy):
    """Begins with anything."""

    def read_options(self, options: dict[str, Any], seats: int) -> dict[str, Any]:
        return {"mode": "plain", **({"carry": options["carry"]} if "carry" in options else {})}


class StumblingToy(CarryingToy):
    """Looks into what it was given before it knows what that is."""

    def read_options(self, options: dict[str, Any], seats: int) -> dict[str, Any]:
        if len(options.get("carry", {"laid": []})["laid"]) > 16:
            raise BadOptions("too many")
        return super().read_options(options, seats)


class BoastingToy(CarryingToy):
    """Shows everybody what the others kept."""

    def scene(self, pos: ToyPosition, viewer: int) -> dict[str, Any]:
        return {**super().scene(pos, viewer), "kept": self.carry(pos)["kept"]}
