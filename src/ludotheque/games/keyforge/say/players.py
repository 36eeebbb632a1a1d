"""Steps about players."""

from __future__ import annotations

from ludotheque.engine.program import Op
from ludotheque.games.keyforge import verbs
from ludotheque.games.keyforge.say.parts import OPPONENT, Number, Step, allowed, amount_of, with_number
from ludotheque.games.keyforge.say.words import order


def gain(n: int | Number) -> Step:
    fr, en = with_number(n, " {n} Aombre", "gain {n} Æmber")
    return Step([verbs.Gain(amount_of(n))], order("gagnez", fr), en)


def opponent_gains(n: int | Number) -> Step:
    return _theirs(verbs.Gain(amount_of(n), opponent=True), ("gagne", "gains", "gain"), n)


def steal(n: int | Number) -> Step:
    fr, en = with_number(n, " {n} Aombre", "steal {n} Æmber")
    return Step([verbs.Steal(amount_of(n))], order("volez", fr), en)


def opponent_loses(n: int | Number) -> Step:
    return _theirs(verbs.Lose(amount_of(n)), ("perd", "loses", "lose"), n)


def _theirs(op: Op, verb: tuple[str, str, str], n: int | Number) -> Step:
    """What happens to the opponent's Æmber; the verb in French, in English, and in English after "they"."""
    fr, en = with_number(n, "{n} Aombre", "{n} Æmber")
    return Step(
        [op],
        f"{OPPONENT.fr} {verb[0]} {fr}",
        f"{OPPONENT.en} {verb[1]} {en}",
        subject=OPPONENT,
        again=(f"{OPPONENT.they_fr} {verb[0]} {fr}", f"{OPPONENT.they_en} {verb[2]} {en}"),
    )


def lose(n: int | Number) -> Step:
    fr, en = with_number(n, " {n} Aombre", "lose {n} Æmber")
    return Step([verbs.Lose(amount_of(n), opponent=False)], order("perdez", fr), en)


def draw(n: int | Number) -> Step:
    many = isinstance(n, int) and n > 1
    fr, en = with_number(n, " {n} cartes" if many else " {n} carte", "draw {n} cards" if many else "draw {n} card")
    return Step([verbs.Draw(amount_of(n))], order("piochez", fr), en)


def chains(n: int) -> Step:
    s = "s" if n > 1 else ""
    return Step([verbs.Chains(n)], order("gagnez", f" {n} chaîne{s}"), f"gain {n} chain{s}")


def opponent_discards_at_random() -> Step:
    return Step(
        [verbs.DiscardRandom()],
        "votre adversaire défausse une carte de sa main au hasard",
        "your opponent discards a random card from their hand",
    )


def discard_top(*, opponent: bool = False) -> Step:
    whose = (
        ("de la pioche de votre adversaire", "your opponent's deck") if opponent else ("de votre pioche", "your deck")
    )
    return Step(
        [verbs.DiscardTop(opponent)],
        order("défaussez", f" la carte du dessus {whose[0]}"),
        f"discard the top card of {whose[1]}",
    )


def forge(more: int | Number = 0, *, may: bool = False, free: bool = False) -> Step:
    if free:
        fr, en = " une clé gratuitement", "forge a key at no cost"
    elif isinstance(more, Number):
        fr, en = f" une clé à son coût actuel {more.fr}", f"forge a key at current cost {more.en}"
    elif more:
        fr, en = f" une clé à son coût actuel +{more} Aombre", f"forge a key at +{more} Æmber current cost"
    else:
        fr, en = " une clé à son coût actuel", "forge a key at current cost"
    ops: list[Op] = [verbs.ForgeKey(amount_of(more), may=may, free=free)]
    said = order("forgez", fr)
    return allowed(ops, said, en) if may else Step(ops, said, en)


def look_at_hand(*, public: bool = False) -> Step:
    if public:
        return Step([verbs.Look(True)], order("révélez", " la main de votre adversaire"), "reveal your opponent's hand")
    return Step([verbs.Look()], order("regardez", " la main de votre adversaire"), "look at your opponent's hand")


def choose_house(among: str = "all") -> Step:
    if among == "opponent":
        return Step(
            [verbs.ChooseHouse(among)],
            order("choisissez", " une Maison de la carte d'identité de votre adversaire"),
            "choose a house on your opponent's identity card",
        )
    return Step([verbs.ChooseHouse()], order("choisissez", " une Maison"), "choose a house")
