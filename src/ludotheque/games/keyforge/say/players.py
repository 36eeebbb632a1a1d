"""Steps about players."""

from __future__ import annotations

from ludotheque.games.keyforge import verbs
from ludotheque.games.keyforge.say.parts import Number, Step, amount_of, with_number
from ludotheque.games.keyforge.say.words import infinitive


def gain(n: int | Number) -> Step:
    fr, en = with_number(n, "gagnez {n} Aombre", "gain {n} Æmber")
    return Step([verbs.Gain(amount_of(n))], fr, en)


def opponent_gains(n: int | Number) -> Step:
    fr, en = with_number(n, "votre adversaire gagne {n} Aombre", "your opponent gains {n} Æmber")
    return Step([verbs.Gain(amount_of(n), opponent=True)], fr, en)


def steal(n: int | Number) -> Step:
    fr, en = with_number(n, "volez {n} Aombre", "steal {n} Æmber")
    return Step([verbs.Steal(amount_of(n))], fr, en)


def opponent_loses(n: int | Number) -> Step:
    fr, en = with_number(n, "votre adversaire perd {n} Aombre", "your opponent loses {n} Æmber")
    return Step([verbs.Lose(amount_of(n))], fr, en)


def lose(n: int | Number) -> Step:
    fr, en = with_number(n, "perdez {n} Aombre", "lose {n} Æmber")
    return Step([verbs.Lose(amount_of(n), opponent=False)], fr, en)


def draw(n: int | Number) -> Step:
    many = isinstance(n, int) and n > 1
    fr, en = with_number(
        n, "piochez {n} cartes" if many else "piochez {n} carte", "draw {n} cards" if many else "draw {n} card"
    )
    return Step([verbs.Draw(amount_of(n))], fr, en)


def chains(n: int) -> Step:
    return Step([verbs.Chains(n)], f"gagnez {n} chaîne{'s' if n > 1 else ''}", f"gain {n} chain{'s' if n > 1 else ''}")


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
        [verbs.DiscardTop(opponent)], f"défaussez la carte du dessus {whose[0]}", f"discard the top card of {whose[1]}"
    )


def forge(more: int | Number = 0, *, may: bool = False, free: bool = False) -> Step:
    if free:
        fr, en = "forgez une clé gratuitement", "forge a key at no cost"
    elif isinstance(more, Number):
        fr, en = f"forgez une clé à son coût actuel {more.fr}", f"forge a key at current cost {more.en}"
    elif more:
        fr, en = f"forgez une clé à son coût actuel +{more} Aombre", f"forge a key at +{more} Æmber current cost"
    else:
        fr, en = "forgez une clé à son coût actuel", "forge a key at current cost"
    if may:
        fr, en = f"vous pouvez {infinitive(fr)}", f"you may {en}"
    return Step([verbs.ForgeKey(amount_of(more), may=may, free=free)], fr, en)


def look_at_hand(*, public: bool = False) -> Step:
    if public:
        return Step([verbs.Look(True)], "révélez la main de votre adversaire", "reveal your opponent's hand")
    return Step([verbs.Look()], "regardez la main de votre adversaire", "look at your opponent's hand")


def choose_house(among: str = "all") -> Step:
    if among == "opponent":
        return Step(
            [verbs.ChooseHouse(among)],
            "choisissez une Maison de la carte d'identité de votre adversaire",
            "choose a house on your opponent's identity card",
        )
    return Step([verbs.ChooseHouse()], "choisissez une Maison", "choose a house")
