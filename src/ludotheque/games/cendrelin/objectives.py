"""Objectives: how a cendrelin earns glory besides soul and favourite (CE-133 to CE-135).

An objective is written in the effect language. `Tant que :` and `Dès que :` take conditions, `En une nuit :` and `Au fil de
l'âge :` an element that counts how often it is applied. Only the first is lost again.
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.engine.card import Card
from ludotheque.engine.errors import CardTextError
from ludotheque.engine.numbers import Seat
from ludotheque.games.cendrelin import verbs
from ludotheque.games.cendrelin.graveyard import Graveyard
from ludotheque.games.cendrelin.spoken import speak
from ludotheque.games.cendrelin.verbs import Element

#: How an objective begins, and what each beginning means.
WHILE: Final = "Tant que"
ONCE: Final = "Dès que"
IN_A_NIGHT: Final = "En une nuit"
IN_THE_AGE: Final = "Au fil de l'âge"
FORMS: Final = (WHILE, ONCE, IN_A_NIGHT, IN_THE_AGE)

#: The events that elements emit, by the type of the element.
_KINDS: Final[dict[type, str]] = {
    verbs.Create: "create",
    verbs.Discard: "discard",
    verbs.Gain: "gain",
    verbs.Spend: "spend",
    verbs.Lose: "lose",
    verbs.Prepare: "prepare",
    verbs.Employ: "employ",
    verbs.Forgo: "forgo",
    verbs.SendBack: "send_back",
}
_ENGLISH: Final = {
    WHILE: "As long as",
    ONCE: "As soon as",
    IN_A_NIGHT: "In one night",
    IN_THE_AGE: "In the course of the age",
}


class Objective(Card):
    """One objective of a class; it is worth one glory point (CE-S26)."""

    __slots__ = ("conditions", "deed", "form", "permanent", "target", "words")

    def __init__(self, id: str, fr: str, en: str, *, band: str, icon: str, form: str, elements: list[Element]) -> None:
        super().__init__(id, fr, en, "objectif", band, icon, "maison")
        self.form = form
        self.permanent = form != WHILE  # kept for good once it is met (CE-134)
        self.conditions: tuple[verbs.Condition, ...] = ()
        #: What it counts: kind of event, rule, thing (or -1).
        self.deed: list[Any] = []
        self.target = 0
        if form in (WHILE, ONCE):
            conditions = [one for one in elements if isinstance(one, verbs.Condition)]
            if len(conditions) != len(elements) or any(one.he or isinstance(one, verbs.Wish) for one in conditions):
                raise CardTextError(
                    f"objective {id!r}: only conditions on the graveyard or oneself may stand here",
                    f"objectif {id!r} : seules des conditions sur le cimetière ou sur soi peuvent être ici",
                )
            self.conditions = tuple(conditions)
        else:
            counted = elements[0]
            if len(elements) > 1 or not isinstance(counted, verbs.Counted):
                said = elements[-1]
                raise CardTextError(
                    f"objective {id!r}: one element that can be counted is expected, not « {said.fr} »",
                    f"objectif {id!r} : un seul élément qui se compte est attendu, pas « {said.fr} »",
                )
            thing = getattr(counted, "resource", getattr(counted, "kind", -1))
            self.deed = [_KINDS[type(counted)], counted.rule, thing]
            self.target = counted.n
        self.words = _words(form, elements)

    def holds(self, pos: Graveyard, seat: Seat, progress: int) -> bool:
        """Whether what it asks for is so now."""
        if self.deed:
            return progress >= self.target
        for condition in self.conditions:  # noqa: SIM110
            if not condition.holds(pos, seat, -1, len(pos.hand[seat])):
                return False
        return True

    def face(self) -> dict[str, Any]:
        return {**super().face(), "permanent": self.permanent, "words": self.words}


def _words(form: str, elements: list[Element]) -> dict[str, str]:
    """« Tant qu'il y a au moins 5 tombes et au plus 1 fosse », « En une nuit : employez 5 Dégâts »."""
    if form in (WHILE, ONCE):
        said = [speak([[element]]) for element in elements]
        fr = _joined([_that(one["fr"]) for one in said], " et ")
        en = _joined([one["en"].removesuffix(".").removeprefix("If ") for one in said], " and ")
        return {"fr": f"{form.removesuffix(' que')} {fr}.", "en": f"{_ENGLISH[form]} {en}."}
    return {"fr": f"{form} : {_third(elements[0].fr)}.", "en": f"{_ENGLISH[form]}: {_by(elements[0].en)}."}


def _joined(said: list[str], last: str) -> str:
    return last.join([", ".join(said[:-1]), said[-1]] if len(said) > 1 else said)


def plainly(condition: verbs.Condition) -> dict[str, str]:
    """A condition as a statement: « il y a au moins 5 tombes »."""
    said = speak([[condition]])
    fr = said["fr"].removesuffix(".").removeprefix("S'").removeprefix("Si ")
    return {"fr": fr[0].lower() + fr[1:], "en": said["en"].removesuffix(".").removeprefix("If ")}


def _that(words: str) -> str:
    """A condition after « que » instead of « si »: « qu'il y a au moins 5 tombes »."""
    words = words.removesuffix(".")
    return f"qu'{words[2:]}" if words.startswith("S'") else f"que {words.removeprefix('Si ')}"


def _third(words: str) -> str:
    """What is done to another, said as what one makes another do."""
    for before, after in (
        ("il gagne", "faites gagner"),
        ("il dépense", "faites dépenser"),
        ("il perd", "faites perdre"),
        ("il renvoie", "faites renvoyer"),
    ):
        if words.startswith(before):
            return f"{after}{words.removeprefix(before)} à d'autres cendrelins"
    return words


def _by(words: str) -> str:
    for before, after in (
        ("they gain", "make others gain"),
        ("they spend", "make others spend"),
        ("they lose", "make others lose"),
        ("they send back", "make others send back"),
    ):
        if words.startswith(before):
            return after + words.removeprefix(before)
    return words
