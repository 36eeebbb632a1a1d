"""The options of a table: the mode, the elements of the full rules one by one (CE-051), classes, places, and earlier ages."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadOptions
from ludotheque.engine.options import TableOption, Value, choice, values
from ludotheque.engine.reading import Said
from ludotheque.games.cendrelin import ages, classes, trial
from ludotheque.games.cendrelin.deck import Deck, read_class, read_list
from ludotheque.games.cendrelin.graveyard import (
    AGES,
    ALL_CLASSES,
    CLASSES,
    ELEMENTS,
    EVERY_CLASS,
    FULL,
    OWN_FAVOURITE,
    OWN_LIFE,
    PLACES,
    TWO_CLASSES,
)
from ludotheque.games.cendrelin.setup import CHOOSE, RANDOM

INITIATION, WHOLE = "initiation", "full"
#: How an element is set: as the mode has it, with it, without it.
_USUAL, _WITH, _WITHOUT = "usual", "with", "without"
ONE, MANY = "one", "many"
#: The card that is at hand at once, at a table that is opened to try it.
TRIAL: Final = "trial"
_LONGEST_ID: Final = 100


def _read_place(deck: Deck, demonic: bool) -> Any:
    among = deck.demonic if demonic else deck.common
    ids = tuple([deck.places[resource].id for resource in among])
    rule = "CE-061" if demonic else "CE-062"

    def read(said: Said, seats: int) -> str:
        if isinstance(said.value, list):
            (only,) = said.entries(1, 1, rule)
            said = only
        return said.one_of((CHOOSE, RANDOM, *ids), rule)

    return read


def _place_values(deck: Deck, demonic: bool) -> tuple[Value, ...]:
    among = deck.demonic if demonic else deck.common
    return (
        Value(RANDOM, "place-random", "rolling-dices"),
        Value(CHOOSE, "place-choose", "choice"),
        *(Value(deck.places[one].id, deck.places[one].names, deck.places[one].icon) for one in among),
    )


def table_options(deck: Deck, bands: dict[str, dict[str, Any]]) -> tuple[TableOption, ...]:
    return (
        TableOption(
            "classes",
            read_class,
            CHOOSE,
            per_seat=True,
            values=(
                *(Value(name, bands[name]["words"], bands[name]["icon"], f"help-{name}") for name in CLASSES),
                Value(CHOOSE, "class-choose", "choice", "help-class-choose"),
                Value(RANDOM, "class-random", "rolling-dices", "help-class-random"),
            ),
        ),
        TableOption("lists", read_list, per_seat=True),
        choice("mode", values((INITIATION, WHOLE), "mode-", "help-mode-"), INITIATION),
        TableOption("demonic", _read_place(deck, True), RANDOM, values=_place_values(deck, True), rare=True),
        TableOption("places", _read_place(deck, False), RANDOM, values=_place_values(deck, False), rare=True),
        choice("ages", values((ONE, MANY), "ages-", "help-ages-"), ONE, rare=True),
        *(
            choice(f"{element}", values((_USUAL, _WITH, _WITHOUT), "switch-"), _USUAL, rare=True)
            for element in _ELEMENT_OPTIONS
        ),
        TableOption("heirs", _read_heir, per_seat=True),
        TableOption(TRIAL, lambda said, seats: said.text(_LONGEST_ID)),
        TableOption("carry", lambda said, seats: ages.read(deck, said, seats)),
    )


#: The option of each element; `with_places`, because `places` says which.
_ELEMENT_OPTIONS: Final = tuple(["with_places" if element == "places" else element for element in ELEMENTS])


def _read_heir(said: Said, seats: int) -> int:
    """The seat of the last age that this one goes on from, or -1 for a newcomer (CE-151)."""
    return said.number(-1, 4, "CE-151")


def rules_of(options: dict[str, Any]) -> int:
    """The elements of the full rules that a table plays with."""
    rules = FULL if options["mode"] == WHOLE else 0
    for bit, name in enumerate(_ELEMENT_OPTIONS):
        if options[name] != _USUAL:
            rules = rules | 1 << bit if options[name] == _WITH else rules & ~(1 << bit)
    if rules & (EVERY_CLASS | TWO_CLASSES):
        rules |= OWN_LIFE | OWN_FAVOURITE  # no list and no favourite is printed for them
    if options["carry"] is not None and options["carry"]["places"]:
        rules |= PLACES
    return rules | AGES if options["ages"] == MANY else rules


def heirs_of(options: dict[str, Any], seats: int) -> list[int]:
    """For each seat, the seat of the last age that it goes on from, or -1."""
    left = options["carry"]
    if left is None:
        return [-1] * seats
    before = len(left["classes"])
    return [(seat if seat < before else -1) if said is None else said for seat, said in enumerate(options["heirs"])]


def before_of(options: dict[str, Any], seats: int) -> tuple[list[list[int] | None], int]:
    """The classes of each seat's last cendrelin, and the seat that goes on from the High Cendrelin, or -1."""
    left = options["carry"]
    heirs = heirs_of(options, seats)
    if left is None:
        return [None] * seats, -1
    known = [
        [ALL_CLASSES.index(name) for name in left["classes"][heir]] or None if heir >= 0 else None for heir in heirs
    ]
    crown = heirs.index(left["crown"]) if left["crown"] >= 0 and left["crown"] in heirs else -1
    return known, crown


def check(deck: Deck, options: dict[str, Any], seats: int) -> dict[str, Any]:
    """The options of a table if they go together; otherwise the rule that they break."""
    for element, bit, en, fr in (
        ("own_life", "CE-065", "a past life you build yourself", "une ancienne vie à composer"),
        ("own_favourite", "CE-067", "a favourite of your choice", "une prédilection au choix"),
    ):
        if options[element] == _WITHOUT and (options["two_classes"] == _WITH or options["every_class"] == _WITH):
            raise BadOptions(
                f"two classes a player and all five classes need {en}",
                f"deux classes par joueur et les cinq classes demandent {fr}",
                bit,
            )
    _check_trial(deck, options, seats)
    rules = rules_of(options)
    _check_heirs(options, seats)
    before, crown = before_of(options, seats)
    for seat, said in enumerate(options["classes"]):
        if said in (CHOOSE, RANDOM):
            continue
        names = [said] if isinstance(said, str) else said
        path = f"classes[{seat}]"
        if isinstance(said, list) and not rules & TWO_CLASSES:
            raise BadOptions(
                f"{path}: one class a player in the initiation game",
                f"{path} : une seule classe par joueur dans la partie d'initiation",
                "CE-003",
            )
        fit = len(set(names)) == len(names) == 2 and set(names) <= set(ALL_CLASSES)
        if rules & TWO_CLASSES and not fit:
            raise BadOptions(
                f"{path}: two different classes per player", f"{path} : deux classes différentes par joueur", "CE-059"
            )
        numbers = tuple([ALL_CLASSES.index(name) for name in names])
        if any(number not in classes.open_classes(rules) for number in numbers):
            open_ = ", ".join(CLASSES)
            raise BadOptions(f"{path} must be one of {open_}", f"{path} doit être parmi {open_}", "CE-002")
        refusal = classes.heir_refusal(numbers, before[seat], seat == crown)
        if refusal is not None:
            raise BadOptions(
                f"{path}: a new cendrelin exchanges exactly one class, that of the High Cendrelin's heir none",
                f"{path} : un nouveau cendrelin échange une seule classe, l'héritier du Haut Cendrelin aucune",
                refusal.rule,
            )
    deck.check_lists(options["lists"], options["classes"])
    return options


def _check_trial(deck: Deck, options: dict[str, Any], seats: int) -> None:
    """A card is tried by two, at a table that no age came before; other tables do not mention it, nor do the ages that follow."""
    if options[TRIAL] is None or options["carry"] is not None:
        del options[TRIAL]
        return
    trial.scenario(deck, options[TRIAL])
    if seats != trial.SEATS:
        raise BadOptions(
            f"{TRIAL}: a card is tried by {trial.SEATS} players",
            f"{TRIAL} : une carte s'essaie à {trial.SEATS} joueurs",
        )


def _check_heirs(options: dict[str, Any], seats: int) -> None:
    left, said = options["carry"], [heir for heir in heirs_of(options, seats) if heir >= 0]
    if left is None:
        if any(heir is not None for heir in options["heirs"]):
            raise BadOptions("heirs: no age came before", "heirs : aucun âge ne précède", "CE-153")
    elif len(set(said)) != len(said) or any(heir >= len(left["classes"]) for heir in said):
        raise BadOptions(
            "heirs: each seat goes on from another seat of the last age, or from none",
            "heirs : chaque place poursuit une autre place de l'âge précédent, ou aucune",
            "CE-148",
        )


def set_up_memo(options: dict[str, Any], seats: int) -> dict[str, Any]:
    """What the set-up must remember of the options, as plain data."""
    before, crown = before_of(options, seats)
    return {
        "before": before,
        "crown": crown,
        "demonic": options["demonic"],
        "places": options["places"],
        "common": bool(rules_of(options) & PLACES) and options["carry"] is None,
        "lists": options["lists"],
    }


def varied(deck: Deck, dice: Dice, seats: int) -> dict[str, Any]:
    """Options at random: initiation games with lists, full games, and games with some elements of the full rules."""
    kind = dice.below(3)
    if kind == 0:
        names = [CLASSES[dice.below(len(CLASSES))] for _ in range(seats)]
        lists = [deck.draw_soul([CLASSES.index(name)], dice) if dice.below(2) else None for name in names]
        return {"classes": names, "lists": lists, "ages": (ONE, MANY)[dice.below(2)]}
    found: dict[str, Any] = {
        "classes": [(CHOOSE, RANDOM)[dice.below(2)] for _ in range(seats)],
        "mode": WHOLE,
        "demonic": (CHOOSE, RANDOM)[dice.below(2)],
        "places": (CHOOSE, RANDOM)[dice.below(2)],
        "ages": (ONE, MANY)[dice.below(2)],
    }
    if kind == 1 and dice.below(2):
        found["carry"] = ages.drawn(deck, dice, seats)
    if kind == 2:
        found["mode"] = (INITIATION, WHOLE)[dice.below(2)]
        for name in _ELEMENT_OPTIONS:
            if name not in ("own_life", "own_favourite"):
                found[name] = (_USUAL, _WITH, _WITHOUT)[dice.below(3)]
    return found
