"""Reading input: scenarios, options, decks. Each value knows its path, and its errors say what was expected there.

A `Said` is a value of plain data (from YAML or JSON) with its path, such as `seats[1].hand[2]`. Its readers return the value as
what was asked for, or raise its type of error, in one line and both languages; what they quote back is short, whatever was sent.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from ludotheque.engine.errors import BadScenario, LudothequeError

#: The highest counter of a scenario: more than any game reaches, and short enough for every sentence with it.
MOST = 10_000

#: Fields and words have no names but their own.
_AS_WRITTEN: Mapping[str, str] = {}
#: What a scenario as a whole is called, in English and in French.
SCENARIO = ("the scenario", "le scénario")


def short(value: Any) -> str:
    """A value as an error quotes it: words and small numbers are written out, anything else is not."""
    if isinstance(value, str):
        return repr(value[:40])
    if value is None or isinstance(value, float) or (isinstance(value, int) and value.bit_length() < 64):
        return str(value)
    return "…"


class Said:
    """A value with its path; `error` is raised if it is not what was expected.

    Paths are made of the fields as they are written, in English. Where `french` says what a field is called in French, errors in
    French name it so, beside its path.
    """

    __slots__ = ("error", "french", "path", "value", "whole")

    def __init__(
        self,
        value: Any,
        path: str = "",
        error: type[LudothequeError] = BadScenario,
        whole: tuple[str, str] = SCENARIO,
        french: Mapping[str, str] = _AS_WRITTEN,
    ) -> None:
        self.value = value
        self.path = path
        self.error = error
        self.whole = whole  # what the whole is called, where there is no path yet
        self.french = french

    # ------------------------------------------------------------------ what is wrong

    def in_french(self, written: str) -> str:
        """A word as it is written, with what it is called in French where that is another word."""
        return f"{self.french[written]} ({written})" if written in self.french else written

    def subject(self) -> tuple[str, str]:
        """What this value is called, in English and in French; empty for the whole."""
        field = self.path.rpartition(".")[2].partition("[")[0]
        named = f"le champ {self.french[field]} ({self.path})" if field in self.french else self.path
        return self.path, named

    def wrong(self, en: str, fr: str, rule: str | None = None) -> LudothequeError:
        """An error about this value: its path, then what is wrong with it."""
        if not self.path:
            return self.error(en, fr, rule)
        subject, sujet = self.subject()
        return self.error(f"{subject}: {en}", f"{sujet} : {fr}", rule)

    def unfit(self, en: str, fr: str, rule: str | None = None) -> LudothequeError:
        """An error about this value: a sentence of which it is the subject."""
        subject, sujet = self.subject()
        return self.error(f"{subject or self.whole[0]} {en}", f"{sujet or self.whole[1]} {fr}", rule)

    # ------------------------------------------------------------------ what it is made of

    def mapping(self, keys: Collection[str] | None = None) -> Said:
        """A mapping with no other keys than these."""
        if not isinstance(self.value, dict):
            raise self.unfit("must be a mapping", "doit être un objet")
        for key in self.value:
            if keys is not None and key not in keys:
                raise self.unfit(
                    f"has no {short(key)}; it has {', '.join(sorted(keys))}",
                    f"n'a pas de {short(key)} ; on y trouve {', '.join(sorted(keys))}",
                )
        return self

    def __contains__(self, key: str) -> bool:
        return key in self.value

    def get(self, key: str, default: Any = None) -> Said:
        """What a mapping holds under a key."""
        return self._inside(self.value.get(key, default), f".{key}" if self.path else key)

    def given(self, key: str) -> Said | None:
        """What a mapping holds under a key, or None if it holds nothing there."""
        return None if self.value.get(key) is None else self.get(key)

    def items(self, most: int) -> Iterator[tuple[str, Said]]:
        """The keys and values of a mapping whose keys may be anything."""
        self.mapping()
        self._count(most)
        for key, value in self.value.items():
            name = str(key)[:40]
            yield str(key), self._inside(value, f".{name}" if self.path else name)

    def entries(self, most: int = MOST, least: int = 0, rule: str | None = None) -> list[Said]:
        """The entries of a list, of which there must be `least` to `most`."""
        if not isinstance(self.value, list):
            raise self.unfit("must be a list", "doit être une liste", rule)
        self._count(most, least, rule)
        return [self._inside(value, f"[{n}]") for n, value in enumerate(self.value)]

    def _count(self, most: int, least: int = 0, rule: str | None = None) -> None:
        n = len(self.value)
        if least <= n <= most:
            return
        en, fr = (f"{least} to {most}", f"de {least} à {most}") if least else (f"at most {most}", f"au plus {most}")
        if least == most:
            en, fr = str(most), str(most)
        entries, many = ("entry", "élément") if most == 1 else ("entries", "éléments")
        raise self.unfit(f"must have {en} {entries}, not {n}", f"doit compter {fr} {many}, pas {n}", rule)

    def _inside(self, value: Any, step: str) -> Said:
        return Said(value, self.path + step, self.error, self.whole, self.french)

    # ------------------------------------------------------------------ plain values

    def number(self, low: int = 0, high: int = MOST, rule: str | None = None) -> int:
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.unfit(
                f"must be a number from {low} to {high}, not {short(value)}",
                f"doit être un nombre de {low} à {high}, pas {short(value)}",
                rule,
            )
        return value

    def flag(self, rule: str | None = None) -> bool:
        if not isinstance(self.value, bool):
            raise self.unfit(
                f"must be true or false, not {short(self.value)}",
                f"doit être vrai ou faux (true ou false), pas {short(self.value)}",
                rule,
            )
        return self.value

    def text(self, longest: int, rule: str | None = None) -> str:
        if not isinstance(self.value, str) or len(self.value) > longest:
            raise self.unfit(
                f"must be a text of {longest} characters at most, not {short(self.value)}",
                f"doit être un texte de {longest} caractères au plus, pas {short(self.value)}",
                rule,
            )
        return self.value

    def one_of(self, words: Collection[str], rule: str | None = None) -> str:
        if not isinstance(self.value, str) or self.value not in words:
            raise self.unfit(
                f"must be one of {', '.join(words)}, not {short(self.value)}",
                f"doit être parmi {', '.join(map(self.in_french, words))}, pas {short(self.value)}",
                rule,
            )
        return self.value

    def card(self, index: Mapping[str, int]) -> int:
        """The face that a card's id names."""
        if not isinstance(self.value, str) or self.value not in index:
            raise self.wrong(f"there is no card {short(self.value)}", f"il n'y a pas de carte {short(self.value)}")
        return index[self.value]
