"""Reading cards from text: blocks of lines, one card a block, effects in the rulebook's own language and nothing else.

    Événement : Grande lessive        what kind of card, and its name
    Anglais : The Great Wash          its figures, one to a line
    Imprévu : Perdez 1 mana.          its effects, one option to a line
    Défaussez 2 fosses, gagnez 1 mana.

A line that begins with a space goes on with the line before it; `#` begins a comment. Every fault knows its line, its column
and its word, and reading goes on with the next line, so that whoever writes cards sees all of them at once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from ludotheque.engine.card import Card
from ludotheque.engine.errors import CardTextError
from ludotheque.games.cendrelin.cardblocks import Block, CardFault, Line, check_name, split
from ludotheque.games.cendrelin.cards import Apprentice, DestinyCard, EventCard, Fragment, PlaceCard
from ludotheque.games.cendrelin.effects import Effect
from ludotheque.games.cendrelin.graveyard import TEN
from ludotheque.games.cendrelin.language import Misread, Tongue, tongue
from ludotheque.games.cendrelin.names import RESERVED, plain, quoted, slug
from ludotheque.games.cendrelin.objectives import FORMS, ONCE, WHILE, Objective
from ludotheque.games.cendrelin.resources import BOARD, NEVER, Resource

T = TypeVar("T")
_MOST_OPTIONS: Final = 6
#: The highest number that an effect may name.
_MOST: Final = 99
#: As many resources are named where one is expected as the game has, and one of somebody's own.
_SHOWN: Final = 14
_DIGITS: Final = re.compile(r"\d+")
_COPIES: Final = re.compile(r"([1-9])\s+(\S.*)")
_FORMS: Final = re.compile(r"(une?)\s+([^,]+?)\s*,\s*des\s+([^,]+)", re.IGNORECASE)
_HOURGLASSES: Final = re.compile(r"(\d{1,3})(?:\s*/\s*(\d{1,3}))?")


# ---------------------------------------------------------------------- resources, which every effect may name


def _resource(block: Block, index: int) -> Resource:
    line = block.need("ressource")
    forms = _FORMS.fullmatch(plain(line.text))
    if forms is None:
        raise line.wrong(
            f"found {quoted(line.text)}, expected its two forms: « une urne, des urnes »",
            f"trouvé {quoted(line.text)}, attendu ses deux formes : « une urne, des urnes »",
        )
    fr = (forms[2].strip(), forms[3].strip())
    said = [part.strip() for part in block.said("ressource anglaise", ", ".join(fr)).split(",")]
    if len(said) != 2 or not all(said):
        raise block.figures["ressource anglaise"].wrong(
            "expected its two forms in English: « urn, urns »", "attendu ses deux formes anglaises : « urn, urns »"
        )
    line = block.need("sabliers")
    glasses = _HOURGLASSES.fullmatch(line.text.strip())
    if glasses is None:
        raise line.wrong(
            f"found {quoted(line.text)}, expected hourglasses: « 1/4 », or « 2 » without a future one",
            f"trouvé {quoted(line.text)}, attendu des sabliers : « 1/4 », ou « 2 » sans sablier futur",
        )
    enough = int(glasses[2]) if glasses[2] else NEVER
    if not slug(fr[1]):
        raise block.need("ressource").wrong("the resource has no name", "la ressource n'a pas de nom")
    if enough <= int(glasses[1]):
        raise line.wrong(
            "the future hourglass must be higher than the past one: « 1/4 »",
            "le sablier futur doit dépasser le sablier passé : « 1/4 »",
        )
    return Resource(index, slug(fr[1]), fr, (said[0], said[1]), forms[1].lower() == "un", int(glasses[1]), enough)


# ---------------------------------------------------------------------- cards


def _titled(line: Line) -> tuple[str, Line]:
    """What an option is called, if its line says so, and the effect itself."""
    head, colon, rest = line.text.partition(":")
    if not colon:
        return "", line
    return " ".join(head.split()), line.after(len(head) + 1 + len(rest) - len(rest.lstrip()))


class _Reader:
    """Builds the cards of blocks; keeps the faults."""

    def __init__(
        self, blocks: list[Block], faults: list[CardFault], known: tuple[Resource, ...], beside: Iterable[Card]
    ) -> None:
        self.blocks = blocks
        self.faults = faults
        self.resources = list(known)
        self.beside = {card.id: card for card in beside}
        self.of: dict[str, Resource] = {}
        self.cards: list[Card] = []

    def read(self) -> None:
        for block in self.blocks:
            if block.kind.startswith("lieu"):
                try:
                    self._declare(block)
                except CardFault as fault:
                    self.faults.append(fault)
        language = tongue(tuple(self.resources))
        seen: set[str] = {*RESERVED}
        for block in self.blocks:
            try:
                if block.id in seen:
                    raise block.about.wrong(
                        f"a second card is called « {block.name} »", f"une deuxième carte s'appelle « {block.name} »"
                    )
                seen.add(block.id)
                card = self._card(block, language)
                if card is not None:
                    self.cards.append(card)
            except CardFault as fault:
                self.faults.append(fault)

    def _declare(self, block: Block) -> None:
        resource = _resource(block, len(self.resources))
        taken = {form for one in self.resources for form in one.fr} | {"mana", "fragment", "action", "cendrelin"}
        if taken & set(resource.fr) or resource.id in {one.id for one in self.resources}:
            raise block.need("ressource").wrong(
                f"there is a resource « {resource.fr[0]} » already", f"il y a déjà une ressource « {resource.fr[0]} »"
            )
        self.resources.append(resource)
        self.of[block.id] = resource

    def _effect(self, block: Block, line: Line, language: Tongue, row: int, name: str = "") -> Effect:
        title = ""
        if not name:
            title, rest = _titled(line)
            check_name(title, line)
            line = rest
        self._check_numbers(line)
        try:
            return Effect(block.id, row, line.text, language, name=name, title=title)
        except CardTextError as error:
            raise self._fault(line, language, error) from None

    @staticmethod
    def _check_numbers(line: Line) -> None:
        for found in _DIGITS.finditer(line.text):
            if len(found[0]) > 2:  # no need to read a number of a thousand digits
                raise line.wrong(
                    f"found {quoted(found[0], 10)}, a number of a card is {_MOST} at most",
                    f"trouvé {quoted(found[0], 10)}, un nombre d'une carte est de {_MOST} au plus",
                    found.start(),
                    found[0],
                )

    @staticmethod
    def _fault(line: Line, language: Tongue, error: CardTextError) -> CardFault:
        """What is wrong with an effect, by its place in the file."""
        if isinstance(error, Misread):
            en, fr = error.what
            if "a resource" in error.wanted[0]:
                names = ", ".join([one.fr[0][:12] for one in language.resources[:_SHOWN]])
                names += ", …" if len(language.resources) > _SHOWN else ""
                en, fr = f"{en} ({names})", f"{fr} ({names})"
            return line.wrong(en, fr, error.at, (error.found.split() or [""])[0])
        said = [error.words[one].partition(":")[2].strip() for one in ("en", "fr")]
        return line.wrong(said[0], said[1])

    def _try(self, read: Callable[[], T]) -> T | None:
        """What a line of a card says, or None if it is at fault: the fault is kept, and the next line is read."""
        try:
            return read()
        except CardFault as fault:
            self.faults.append(fault)
            return None

    def _objective(self, block: Block, language: Tongue) -> Objective:
        forms = ", ".join([f"« {form} : »" for form in FORMS])
        if len(block.rows) != 1 or not block.rows[0][0]:
            raise block.start.wrong(
                f"« {block.name} » has one line that begins with one of {forms}",
                f"« {block.name} » a une seule ligne, qui commence par l'un de {forms}",
            )
        mark, line = block.rows[0]
        self._check_numbers(line)
        id, fr, en = block.names()
        form = next(one for one in FORMS if one.lower() == mark)
        try:
            parts = language.parse(line.text, id)
            if len(parts) != 1:
                raise CardTextError(
                    f"{id}: « puis » has no place in an objective", f"{id} : « puis » n'a pas sa place dans un objectif"
                )
            icon = block.said("image", "laurel-crown")
            return Objective(id, fr, en, band=block.band(), icon=icon, form=form, elements=parts[0])
        except CardFault:
            raise
        except CardTextError as error:
            if isinstance(error, Misread) and form in (WHILE, ONCE):
                error.narrow("« si »")
            raise self._fault(line, language, error) from None

    def _options(self, block: Block, language: Tongue, fewest: int, most: int) -> list[Effect]:
        rows = [line for mark, line in block.rows if mark in ("", "depuis la crypte")]
        if not fewest <= len(rows) <= most:
            between = ("or", "ou") if most - fewest == 1 else ("to", "à")
            raise block.start.wrong(
                f"« {block.name} » has {len(rows)} effect{'' if len(rows) == 1 else 's'}: "
                f"it may have {fewest} {between[0]} {most}",
                f"« {block.name} » a {len(rows)} effet{'' if len(rows) < 2 else 's'} : "
                f"il peut en avoir {fewest} {between[1]} {most}",
            )
        read = [self._try(partial(self._effect, block, line, language, row)) for row, line in enumerate(rows)]
        return [effect for effect in read if effect is not None]

    def _card(self, block: Block, language: Tongue) -> Card | None:
        """The card that a block says, or None if something in it is at fault."""
        faults = len(self.faults)
        card = self._made(block, language)
        return card if len(self.faults) == faults else None

    def _made(self, block: Block, language: Tongue) -> Card | None:
        id, fr, en = block.names()
        icon = block.said("image", "card-play")
        if block.kind == "apprenti":
            band, fragments = self._try(block.band), self._try(partial(self._list, block))
            if band is None or fragments is None:
                return None
            return Apprentice(id, fr, en, band=band, icon=icon, fragments=fragments)
        if block.kind == "objectif":
            return self._objective(block, language)
        if block.kind == "fragment":
            band, dots = self._try(block.band), self._try(partial(self._dots, block))
            options = self._options(block, language, 1, _MOST_OPTIONS)
            if band is None or dots is None or not options:
                return None
            crypt = any(mark for mark, _ in block.rows)
            return Fragment(id, fr, en, band=band, dots=dots, icon=icon, options=options, crypt=crypt)
        if block.kind == "événement":
            special = {
                mark: self._try(partial(self._effect, block, line, language, 0, slug(mark)))
                for mark, line in block.rows
                if mark
            }
            place = self._try(partial(self._place, block))
            options = self._options(block, language, 2, 3)
            return EventCard(
                id,
                fr,
                en,
                icon=icon,
                options=options,
                unforeseen=special.get("imprévu"),
                action=special.get("action"),
                place=place,
            )
        if block.kind == "destin":
            return DestinyCard(id, fr, en, icon=icon, options=self._options(block, language, 1, _MOST_OPTIONS))
        options = self._options(block, language, 0, _MOST_OPTIONS)
        if id not in self.of:
            return None  # its resource is at fault, and was said to be
        return PlaceCard(
            id, fr, en, icon=icon, resource=self.of[id], demonic=block.kind == "lieu démoniaque", options=options
        )

    def _place(self, block: Block) -> str | None:
        """The id of the place that an event comes with, if any (CE-144)."""
        name = block.said("lieu", "")
        id = slug(name)
        if name and id not in self.of and not isinstance(self.beside.get(id), PlaceCard) and not self._declared(id):
            raise block.figures["lieu"].wrong(f"there is no place « {name} »", f"il n'y a pas de lieu « {name} »")
        return id or None

    def _declared(self, id: str) -> bool:
        """Whether the text has a place of this name, even one at fault, which was said."""
        return any(block.id == id and block.kind.startswith("lieu") for block in self.blocks)

    @staticmethod
    def _dots(block: Block) -> int:
        text = block.said("points", "1").replace(" ", "")
        dots = len(text) if set(text) == {"●"} else int(text) if text.isdecimal() and text.isascii() else 0
        if not 1 <= dots <= 10:
            raise block.figures["points"].wrong(
                f"found {quoted(text)}, expected a number from 1 to 10",
                f"trouvé {quoted(text)}, attendu un nombre de 1 à 10",
            )
        return dots

    def _list(self, block: Block) -> dict[str, int]:
        """The ten fragments of an apprentice (CE-C05), each of which is on some card, maybe one at fault."""
        fragments = {one.id for one in self.blocks if one.kind == "fragment"}
        fragments |= {id for id, card in self.beside.items() if isinstance(card, Fragment)}
        found: dict[str, int] = {}
        for _, line in block.rows:
            copies = _COPIES.fullmatch(line.text.strip())
            if copies is None:
                raise line.wrong(
                    f"found {quoted(line.text)}, expected a number and a fragment: « 2 Fossoyer »",
                    f"trouvé {quoted(line.text)}, attendu un nombre et un fragment : « 2 Fossoyer »",
                )
            id = slug(copies[2])
            if id not in fragments or id in found:
                name = copies[2][:40]
                said = (
                    ("stands there twice", "y figure deux fois")
                    if id in found
                    else ("is no fragment", "n'est pas un fragment")
                )
                raise line.wrong(f"« {name} » {said[0]}", f"« {name} » {said[1]}", line.text.index(copies[2]))
            found[id] = int(copies[1])
        if sum(found.values()) != TEN:
            raise block.start.wrong(
                f"« {block.name} » has {sum(found.values())} fragments, not {TEN} [CE-C05]",
                f"« {block.name} » a {sum(found.values())} fragments et non {TEN} [CE-C05]",
            )
        return found


def read(
    text: str, known: tuple[Resource, ...] = BOARD, beside: Iterable[Card] = ()
) -> tuple[list[Card], list[CardFault]]:
    """The cards of a text and what is wrong with the others; `known` are the resources besides those of its own places, and
    `beside` the cards of the game that it is written for."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    blocks, faults = split(text)
    if not blocks and not faults:
        faults.append(CardFault(1, 1, "", "there is no card", "il n'y a aucune carte"))
    reader = _Reader(blocks, faults, known, beside)
    reader.read()
    return reader.cards, sorted(reader.faults, key=lambda fault: (fault.line, fault.column))


def name_of(text: str, id: str) -> Line:
    """Where the name of the card with this id stands."""
    blocks, _ = split(text.replace("\r\n", "\n").replace("\r", "\n"))
    return next(block.about for block in blocks if block.id == id)


def lines_of(text: str) -> dict[str, Line]:
    """Where each effect stands, by the name of its program; the conditions of an objective, by its id."""
    found: dict[str, Line] = {}
    for block in split(text.replace("\r\n", "\n").replace("\r", "\n"))[0]:
        options = [line for mark, line in block.rows if mark in ("", "depuis la crypte")]
        for row, line in zip("abcdef", options, strict=False):
            found.setdefault(f"{block.id}/{row}", _titled(line)[1])
        for mark, line in block.rows:
            if mark:
                found.setdefault(block.id if block.kind == "objectif" else f"{block.id}/{slug(mark)}", line)
    return found


def load(names: tuple[str, ...]) -> list[Card]:
    """The cards of the game's own files, which have no fault. They may name each other's resources."""
    folder = Path(__file__).parent / "cards"
    cards, faults = read("\n\n".join([(folder / f"{name}.txt").read_text(encoding="utf-8") for name in names]))
    if faults:
        raise faults[0]
    return cards
