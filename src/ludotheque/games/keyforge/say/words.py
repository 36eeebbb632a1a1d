"""French as it must be said around a word: elision, and verbs of the second person as infinitives."""

from __future__ import annotations

import re
from typing import Final

VOWELS: Final = "aeiouyéèêàâîôœæ"


def de(words: str) -> str:
    return f"d'{words}" if words and words[0].lower() in VOWELS else f"de {words}"


def elided(words: str, name: str) -> str:
    """A card's French words with its name put in: « de ~ » and « que ~ » before a vowel."""
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


def infinitive(words: str) -> str:
    """« redressez-la, puis combattez avec elle » as it follows « vous pouvez »: « la redresser, puis combattre avec elle »."""

    def said(found: re.Match[str]) -> str:
        begins, verb, pronoun = found.groups()
        plain = _INFINITIVES.get(verb, f"{verb[:-2]}er")
        if pronoun in ("-la", "-le") and plain[0] in VOWELS:
            return f"{begins}l'{plain}"
        return f"{begins}{pronoun[1:] + ' ' if pronoun else ''}{plain}"

    return re.sub(r"(^|, puis | et )(\w+ez)\b(-la|-les|-leur|-le|-lui|)", said, words)
