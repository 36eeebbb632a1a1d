"""French around a word: elision, and instructions in the mood that a sentence needs."""

from __future__ import annotations

import re
from typing import Final

VOWELS: Final = "aeiouyéèêàâîôœæ"


def de(words: str) -> str:
    return f"d'{words}" if words and words[0].lower() in VOWELS else f"de {words}"


def elided(words: str, name: str) -> str:
    """A card's French words with its name inserted: « de ~ » and « que ~ » before a vowel."""
    if name[0].lower() in VOWELS:
        words = re.sub(r"\b([DdLl]|[Qq]u)e ~", r"\1'~", words)
    return words.replace("~", name)


#: French verbs of the second person, with infinitives that do not simply end in -er.
_INFINITIVES: Final = {
    "choisissez": "choisir",
    "combattez": "combattre",
    "détruisez": "détruire",
    "mettez": "mettre",
    "perdez": "perdre",
    "prenez": "prendre",
    "remettez": "remettre",
}


class Order:
    """An instruction to a player, in both moods: « redressez-la », and after « vous pouvez » « la redresser »."""

    __slots__ = ("imperative", "infinitive")

    def __init__(self, imperative: str, infinitive: str) -> None:
        self.imperative = imperative
        self.infinitive = infinitive

    def and_(self, other: Order) -> Order:
        return Order(f"{self.imperative} et {other.imperative}", f"{self.infinitive} et {other.infinitive}")


def order(verb: str, rest: str = "", pronoun: str = "") -> Order:
    """A verb of the second person with its object where that is a pronoun; `rest` has the space or comma that precedes it."""
    plain = _INFINITIVES.get(verb, f"{verb[:-2]}er")
    if not pronoun:
        return Order(f"{verb}{rest}", f"{plain}{rest}")
    before = "l'" if pronoun in ("la", "le") and plain[0] in VOWELS else f"{pronoun} "
    return Order(f"{verb}-{pronoun}{rest}", f"{before}{plain}{rest}")
