"""Parsing the words of a card into the elements of its effect: the rulebook's effect language (grammar in `language.lark`)."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from lark import Lark, Token, Transformer, UnexpectedInput, UnexpectedToken

from ludotheque.engine.errors import CardTextError
from ludotheque.games.cendrelin import verbs
from ludotheque.games.cendrelin.names import plain, quoted
from ludotheque.games.cendrelin.resources import BOARD, Resource
from ludotheque.games.cendrelin.verbs import Element

_NUMBERS = {"un": 1, "une": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "six": 6}
_QUANTITIES = {
    "OWN_MANA": verbs.OWN_MANA,
    "OWN_HAND": verbs.OWN_HAND,
    "HIS_MANA": verbs.HIS_MANA,
    "HIS_HAND": verbs.HIS_HAND,
}

#: What the grammar's terminals are called in an error.
_EXPECTED = {
    "NUMBER": ("a number", "un nombre"),
    "NUMBER0": ("a number", "un nombre"),
    "RESOURCE": ("a resource", "une ressource"),
    "EPHEMERAL": ("an ephemeral resource", "une ressource éphémère"),
    "COMPARISON": ("≥|≤|=", "≥|≤|="),
    "THEN": ("« puis »", "« puis »"),
    "_COMMA": ("a comma", "une virgule"),
    "_STOP": ("a full stop", "un point"),
    "_MANA": ("« mana »", "« mana »"),
    "_ACTIONS": ("« actions »", "« actions »"),
    "_FRAGMENTS": ("« fragments d'âme »", "« fragments d'âme »"),
    "_ABUNDANT": ("« abondante »", "« abondante »"),
    "_WISH": ("« vous le souhaitez »", "« vous le souhaitez »"),
    "SOUL": ("« votre âme est complète »", "« votre âme est complète »"),
    "ANY_CENDRELIN": ("« un cendrelin »", "« un cendrelin »"),
    "OTHER_CENDRELIN": ("« un autre cendrelin »", "« un autre cendrelin »"),
    "OWN_MANA": ("« votre mana »", "« votre mana »"),
    "OWN_HAND": ("« votre main »", "« votre main »"),
    "HIS_MANA": ("« son mana »", "« son mana »"),
    "HIS_HAND": ("« sa main »", "« sa main »"),
    "$END": ("the end", "la fin"),
}


def _number(token: Token) -> int:
    text = str(token).lower()
    return _NUMBERS[text] if text in _NUMBERS else int(text)


def _ephemeral(token: Token) -> int:
    return ("d", "h", "p").index(token[0].lower())


class _Build(Transformer[Token, Any]):
    """Turns the parse tree into elements."""

    def __init__(self, resources: dict[str, Resource]) -> None:
        super().__init__()
        self._resources = resources

    def _resource(self, token: Token) -> Resource:
        return self._resources[plain(token)]

    def effect(self, items: list[Any]) -> list[list[Element]]:
        return [item for item in items if isinstance(item, list)]

    def part(self, items: list[Any]) -> list[Element]:
        return list(items)

    def create(self, items: list[Token]) -> Element:
        return verbs.Create(_number(items[0]), self._resource(items[1]))

    def discard(self, items: list[Token]) -> Element:
        return verbs.Discard(_number(items[0]), self._resource(items[1]))

    def gain(self, items: list[Token]) -> Element:
        return verbs.Gain(_number(items[0]))

    def spend(self, items: list[Token]) -> Element:
        return verbs.Spend(_number(items[0]))

    def lose(self, items: list[Token]) -> Element:
        return verbs.Lose(_number(items[0]))

    def forgo(self, items: list[Token]) -> Element:
        return verbs.Forgo(_number(items[0]))

    def send_back(self, items: list[Token]) -> Element:
        return verbs.SendBack(_number(items[0]))

    def prepare(self, items: list[Token]) -> Element:
        return verbs.Prepare(_number(items[0]), _ephemeral(items[1]))

    def employ(self, items: list[Token]) -> Element:
        return verbs.Employ(_number(items[0]), _ephemeral(items[1]))

    def he_gains(self, items: list[Token]) -> Element:
        return verbs.Gain(_number(items[0]), he=True)

    def he_spends(self, items: list[Token]) -> Element:
        return verbs.Spend(_number(items[0]), he=True)

    def he_loses(self, items: list[Token]) -> Element:
        return verbs.Lose(_number(items[0]), he=True)

    def he_sends_back(self, items: list[Token]) -> Element:
        return verbs.SendBack(_number(items[0]), he=True)

    def designation(self, items: list[Token]) -> Element:
        return verbs.Designate(items[0].type == "OTHER_CENDRELIN")

    def wish(self, items: list[Token]) -> Element:
        return verbs.Wish()

    def compare(self, items: list[Any]) -> Element:
        token = items[0]
        if token.type != "RESOURCE":
            return verbs.Compare(_QUANTITIES[token.type], str(items[1]), int(items[2]))
        of = self._resource(token)
        return verbs.Compare(of.index, str(items[1]), int(items[2]), of)

    def quantity(self, items: list[Token]) -> Token:
        return items[0]

    def abundant(self, items: list[Token]) -> Element:
        return verbs.IfAbundant(self._resource(items[0]))

    def soul(self, items: list[Token]) -> Element:
        return verbs.IfSoul(items[0].lower().startswith("son"))


class Misread(CardTextError):
    """A text that does not parse: where in it, what stands there, and what could stand there (in English, in French)."""

    def __init__(
        self, card: str, at: int, found: str, said: tuple[str, str], wanted: tuple[list[str], list[str]]
    ) -> None:
        self.at = at
        self.found = found
        self.said = said
        self.wanted = wanted
        super().__init__(
            f"card {card!r}, column {at + 1}: {self.what[0]}", f"carte {card!r}, colonne {at + 1} : {self.what[1]}"
        )

    @property
    def what(self) -> tuple[str, str]:
        """The same without the card and the column, for those who say the place another way."""
        return (
            f"{self.said[0]}, expected {_listed(self.wanted[0], 'or')}",
            f"{self.said[1]}, attendu {_listed(self.wanted[1], 'ou')}",
        )

    def narrow(self, word: str) -> None:
        """Where this word could stand, it is the only one that could: the grammar does not know what an effect is for."""
        if word in self.wanted[0]:
            self.wanted = ([word], [word])


def _listed(words: list[str], last: str) -> str:
    """« une virgule, un point ou « puis » »."""
    return f" {last} ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


_GRAMMAR = (Path(__file__).parent / "language.lark").read_text(encoding="utf-8")


def _pattern(words: str) -> str:
    return r"\s+".join([re.escape(word).replace("'", "['’]") for word in plain(words).split()])


class Tongue:
    """The effect language with the resources of some graveyard: its parser and its words."""

    __slots__ = ("_build", "keywords", "lark", "resources")

    def __init__(self, resources: tuple[Resource, ...]) -> None:
        self.resources = resources
        words = {plain(form): resource for resource in resources for form in resource.fr}
        # the longest first: « âme en peine » is not an « âme »
        found = "|".join([_pattern(form) for form in sorted(words, key=len, reverse=True)])
        self.lark = Lark(_GRAMMAR.replace("@RESOURCES@", found), start="effect", parser="lalr")
        self.keywords = {
            terminal.name: f"« {terminal.pattern.value} »"
            for terminal in self.lark.terminals
            if terminal.pattern.type == "str"
        }
        self._build = _Build(words)

    def parse(self, text: str, card: str) -> list[list[Element]]:
        """The parts of an effect, each a list of elements. An error names the card, the column and what was expected."""
        try:
            tree = self.lark.parse(text)
        except UnexpectedInput as error:
            raise _explain(self, error, text, card) from None
        parts: list[list[Element]] = self._build.transform(tree)
        return parts


@lru_cache(64)  # people write places of their own: not every graveyard there ever was is kept
def tongue(resources: tuple[Resource, ...] = BOARD) -> Tongue:
    """The language of a graveyard with these resources; it takes a while to make, so it is made once."""
    return Tongue(resources)


def parse(text: str, card: str) -> list[list[Element]]:
    """The parts of an effect that names no resource but the board's."""
    return tongue().parse(text, card)


def _explain(tongue: Tongue, error: UnexpectedInput, text: str, card: str) -> Misread:
    position = error.pos_in_stream
    if isinstance(error, UnexpectedToken) and error.token.type == "$END":
        position = len(text.rstrip())  # where the next word should be, not where the last one is
    column = len(text) + 1 if position is None or position < 0 or position >= len(text) else position + 1
    names = (
        getattr(error, "accepts", None) or getattr(error, "allowed", None) or getattr(error, "expected", None) or set()
    )
    said = {_EXPECTED.get(name, (tongue.keywords.get(name, name),) * 2) for name in names if name != "WS"}
    pairs = [pair for en, fr in sorted(said) for pair in zip(en.split("|"), fr.split("|"), strict=True)]
    rest = text[column - 1 :]
    found = (rest[:1] + rest[1:].split(",")[0]).strip()
    at = (f"found {quoted(found, 30)}", f"trouvé {quoted(found, 30)}") if found else ("the text ends", "le texte finit")
    wanted = ([pair[0] for pair in pairs], [pair[1] for pair in pairs])
    return Misread(card, column - 1, found, at, wanted)


def write(parts: list[list[Element]]) -> dict[str, str]:
    """The effect as worded by its elements, in both languages; the French is the normal form of the language."""
    fr = " puis ".join(", ".join(element.fr for element in part) for part in parts)
    en = ", then ".join(", ".join(element.en for element in part) for part in parts)
    return {"fr": fr[0].upper() + fr[1:] + ".", "en": en[0].upper() + en[1:] + "."}
