"""What a verb acts on."""

from __future__ import annotations

from typing import Final

from ludotheque.games.keyforge import verbs
from ludotheque.games.keyforge.filters import Filter
from ludotheque.games.keyforge.say.parts import Target
from ludotheque.games.keyforge.say.words import de

IT: Final = Target([], "cette carte", "it", pronoun="la")
IT_MASCULINE: Final = Target([], "cette carte", "it", pronoun="le")
THEM: Final = Target([], "ces cartes", "them", True, pronoun="les")
THIS: Final = Target([verbs.Name("self")], "~", "~")
BEARER: Final = Target([verbs.Name("bearer")], "la créature améliorée", "the upgraded creature")
ABOUT: Final = Target([verbs.Name("about")], "cette carte", "it", pronoun="la")
#: In "Before Fight:" the creature that is attacked.
FOUGHT: Final = Target([verbs.Name("about")], "la créature que ~ combat", "the creature ~ fights")
ITS_NEIGHBOURS: Final = Target(
    [verbs.Name("neighbours of it")], "chacune de ses voisines", "each of its neighbors", True
)


def one(filter: Filter, zone: str = "play") -> Target:
    """One card of the filter, chosen."""
    where = _WHERE[zone]
    return Target(
        [verbs.Choose(filter, zone=zone)],
        f"{filter.a_fr()}{where[0]}",
        f"{filter.a_en()}{where[1]}",
        mine=zone in _OWN_PILES,
    )


def if_you_wish(filter: Filter, zone: str = "play", where: tuple[str, str] | None = None) -> Target:
    """One card of the filter or none: "you may" in one question (KF-235); `where` words the zone differently."""
    fr, en = where or _WHERE[zone]
    return Target(
        [verbs.Choose(filter, up_to=True, zone=zone)],
        f"{filter.a_fr()}{fr}",
        f"{filter.a_en()}{en}",
        mine=zone in _OWN_PILES,
        optional=True,
    )


def usable(filter: Filter) -> Target:
    """One card of the filter that can be used, chosen."""
    return Target([verbs.ChooseUsable(filter)], filter.a_fr(), filter.a_en())


def exactly(n: int, filter: Filter, zone: str = "play") -> Target:
    where = _WHERE[zone]
    return Target(
        [verbs.Choose(filter, n, zone=zone)],
        f"{n} {filter.fr(True)}{where[0]}",
        f"{n} {filter.en(True)}{where[1]}",
        True,
        mine=zone in _OWN_PILES,
    )


def up_to(n: int, filter: Filter, zone: str = "play") -> Target:
    where = _WHERE[zone]
    return Target(
        [verbs.Choose(filter, n, up_to=True, zone=zone)],
        f"jusqu'à {n} {filter.fr(n > 1)}{where[0]}",
        f"up to {n} {filter.en(n > 1)}{where[1]}",
        True,
        mine=zone in _OWN_PILES,
    )


def any_number(filter: Filter, zone: str = "hand") -> Target:
    where = _WHERE[zone]
    return Target(
        [verbs.Choose(filter, verbs.ANY_NUMBER, up_to=True, zone=zone)],
        f"autant {de(filter.fr(True))} que vous voulez{where[0]}",
        f"any number of {filter.en(True)}{where[1]}",
        True,
    )


def each(filter: Filter, zone: str = "play") -> Target:
    where = _WHERE[zone]
    return Target(
        [verbs.All(filter, zone)],
        f"chaque {filter.fr()}{where[0]}",
        f"each {filter.en()}{where[1]}",
        mine=zone in _OWN_PILES,
    )


def it_and_neighbours(target: Target) -> Target:
    return Target(
        [*target.ops, verbs.Name("it and neighbours")],
        f"{target.fr} et chacune de ses voisines",
        f"{target.en} and each of its neighbors",
        True,
    )


def top_of_deck(*, reveal: bool = False) -> Target:
    return Target([verbs.TopOfDeck(reveal)], "la carte du dessus de votre pioche", "the top card of your deck")


_WHERE: Final = {
    "play": ("", ""),
    "hand": (" de votre main", " from your hand"),
    "discard": (" de votre défausse", " from your discard pile"),
    "archives": (" de vos archives", " from your archives"),
    "deck": (" de votre pioche", " from your deck"),
    "deck and discard": (" de votre pioche ou de votre défausse", " from your deck or discard pile"),
    "any discard": (
        " d'une défausse, la vôtre ou celle de votre adversaire",
        " from a discard pile, yours or your opponent's",
    ),
    "play or discard": (", en jeu ou de votre défausse,", " from play or from your discard pile"),
    "opponent's discard": (" de la défausse de votre adversaire", " from your opponent's discard pile"),
    "opponent's hand": (" de la main de votre adversaire", " from your opponent's hand"),
}
_OWN_PILES: Final = ("hand", "discard", "archives", "deck", "deck and discard")
