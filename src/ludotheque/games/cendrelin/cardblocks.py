"""The blocks of a file of cards: the lines of each card, sorted into its name, its figures and its effects.

Every line knows its place, so that a fault can name the line, the column and the word. What the lines mean is for `cardfile`.
"""

from __future__ import annotations

from typing import Final

from ludotheque.engine.errors import CardTextError
from ludotheque.games.cendrelin.names import plain, quoted, slug, unfit
from ludotheque.games.cendrelin.objectives import FORMS

#: The classes that a fragment may belong to (CE-C03), as they are written.
BANDS: Final = ("nécromancien", "animancien", "sorcier", "démoniste", "prêtre")
_PLAIN: Final = ("anglais", "image")
#: The kinds of cards, and the figures that each may have.
KINDS: Final[dict[str, tuple[str, ...]]] = {
    "fragment": (*_PLAIN, "classe", "points"),
    "événement": (*_PLAIN, "lieu"),
    "lieu": (*_PLAIN, "ressource", "ressource anglaise", "sabliers"),
    "lieu démoniaque": (*_PLAIN, "ressource", "ressource anglaise", "sabliers"),
    "destin": _PLAIN,
    "objectif": (*_PLAIN, "classe"),
    "apprenti": (*_PLAIN, "classe"),
}
#: Words before a colon that mark an effect, and the cards that may have it.
MARKS: Final = {
    "depuis la crypte": "fragment",
    "imprévu": "événement",
    "action": "événement",
    **{form.lower(): "objectif" for form in FORMS},
}
_FIGURES: Final = {figure for figures in KINDS.values() for figure in figures}


class CardFault(CardTextError):
    """What is wrong in a file of cards: the line and column, counted from 1, the word there, and what to say about it."""

    def __init__(self, line: int, column: int, word: str, en: str, fr: str, rule: str | None = None) -> None:
        super().__init__(f"line {line}, column {column}: {en}", f"ligne {line}, colonne {column} : {fr}", rule)
        self.line = line
        self.column = column
        self.word = word


class Line:
    """A line with those that go on with it: its text, newlines included, and where it starts."""

    __slots__ = ("column", "number", "text")

    def __init__(self, number: int, column: int, text: str) -> None:
        self.number = number
        self.column = column
        self.text = text

    def after(self, index: int) -> Line:
        """The rest of it from an index on."""
        line, column = self.place(index)
        return Line(line, column, self.text[index:])

    def place(self, index: int) -> tuple[int, int]:
        """The line and column of a character of the text."""
        before = self.text[:index]
        broken = before.rfind("\n")
        if broken < 0:
            return self.number, self.column + index
        return self.number + before.count("\n"), index - broken

    def wrong(self, en: str, fr: str, index: int = 0, word: str | None = None) -> CardFault:
        line, column = self.place(index)
        if word is None:
            word = (self.text[index:].split() or [""])[0]
        return CardFault(line, column, word[:40], en, fr)


class Block:
    """One card as written: its kind, its name, its figures, and its effects with their marks or titles."""

    __slots__ = ("figures", "kind", "name", "rows", "start")

    def __init__(self, lines: list[Line]) -> None:
        self.start = lines[0]
        head, colon, name = self.start.text.partition(":")
        self.kind = plain(head)
        if not colon or self.kind not in KINDS:
            kinds = ", ".join(f"« {kind.capitalize()} : »" for kind in KINDS)
            found = quoted(head)
            raise self.start.wrong(
                f"found {found}, a card begins with one of {kinds}",
                f"trouvé {found}, une carte commence par l'un de {kinds}",
            )
        self.name = " ".join(name.split())
        if not slug(self.name):
            raise self.start.wrong("the card has no name", "la carte n'a pas de nom", len(self.start.text.rstrip()), "")
        check_name(self.name, self.about)
        self.figures: dict[str, Line] = {}
        self.rows: list[tuple[str, Line]] = []
        for line in lines[1:]:
            self._add(line)

    def _add(self, line: Line) -> None:
        head, colon, rest = line.text.partition(":")
        key = plain(head)
        skip = len(head) + 1 + len(rest) - len(rest.lstrip()) if colon else 0
        if colon and key in _FIGURES:
            if key not in KINDS[self.kind]:
                allowed = ", ".join(f"« {one} »" for one in KINDS[self.kind])
                raise line.wrong(
                    f"{quoted(key)} is no figure of this card, which may have {allowed}",
                    f"{quoted(key)} n'est pas une donnée de cette carte, qui peut avoir {allowed}",
                    0,
                    head.strip(),
                )
            if self.rows:
                first = self.rows[0][1]
                said = quoted(first.text)
                raise line.wrong(
                    f"figures stand above the effects, which begin in line {first.number}: {said}",
                    f"les données se placent au-dessus des effets, qui commencent à la ligne {first.number} : {said}",
                )
            if key in self.figures:
                raise line.wrong(
                    f"{quoted(key)} stands there twice", f"{quoted(key)} y figure deux fois", 0, head.strip()
                )
            self.figures[key] = line.after(skip)
            check_name(" ".join(rest.split()), self.figures[key])
            return
        if colon and key in MARKS:
            if MARKS[key] != self.kind:
                raise line.wrong(
                    f"only a card « {MARKS[key]} » may say « {head.strip()} : »",
                    f"seule une carte « {MARKS[key]} » peut dire « {head.strip()} : »",
                    0,
                    head.strip(),
                )
            if any(mark == "" or mark == key for mark, _ in self.rows) or (key == "imprévu" and self.rows):
                raise line.wrong(
                    f"« {head.strip()} : » comes once, before the options",
                    f"« {head.strip()} : » vient une seule fois, avant les options",
                    0,
                    head.strip(),
                )
            self.rows.append((key, line.after(skip)))
            return
        self.rows.append(("", line))

    @property
    def id(self) -> str:
        return slug(self.name)

    @property
    def about(self) -> Line:
        """Where its name stands."""
        head, _, name = self.start.text.partition(":")
        return self.start.after(len(head) + 1 + len(name) - len(name.lstrip()))

    def need(self, figure: str) -> Line:
        if figure not in self.figures:
            raise self.start.wrong(
                f"« {self.name} » lacks its line « {figure.capitalize()} : »",
                f"il manque à « {self.name} » sa ligne « {figure.capitalize()} : »",
            )
        return self.figures[figure]

    def said(self, figure: str, otherwise: str) -> str:
        return " ".join(self.figures[figure].text.split()) if figure in self.figures else otherwise

    def names(self) -> tuple[str, str, str]:
        return self.id, self.name, self.said("anglais", self.name)

    def band(self) -> str:
        line = self.need("classe")
        if plain(line.text) not in BANDS:
            classes = ", ".join(BANDS)
            raise line.wrong(
                f"found {quoted(line.text)}, expected a class: {classes}",
                f"trouvé {quoted(line.text)}, attendu une classe : {classes}",
            )
        return slug(line.text)


def check_name(name: str, line: Line, index: int = 0) -> None:
    """Refuse a name that cannot stand in a line."""
    fault = unfit(name)
    if fault is not None:
        raise line.wrong(*fault, index)


def split(text: str) -> tuple[list[Block], list[CardFault]]:
    """The blocks of a text, and what is wrong with those that cannot be read."""
    found: list[Block] = []
    faults: list[CardFault] = []
    lines: list[Line] = []
    for number, raw in enumerate([*text.split("\n"), ""], 1):
        raw = raw.rstrip()
        if raw.lstrip().startswith("#"):
            continue
        if raw and lines and raw[0].isspace():
            last = lines[-1]
            gap = number - last.number - last.text.count("\n")
            last.text += "\n" * gap + raw
        elif raw:
            indent = len(raw) - len(raw.lstrip())
            lines.append(Line(number, indent + 1, raw[indent:]))
        elif lines:
            try:
                found.append(Block(lines))
            except CardFault as fault:
                faults.append(fault)
            lines = []
    return found, faults
