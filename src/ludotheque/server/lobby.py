"""The games on offer: those that can be played and those still to come, as the lobby shows them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import ludotheque
from ludotheque import bots
from ludotheque.engine import aid, combining, rulebook
from ludotheque.engine.errors import BadLesson, BadOptions
from ludotheque.engine.game import Game
from ludotheque.server import errors, lessons
from ludotheque.server.compressed import Kept
from ludotheque.server.errors import Trouble, not_built

_LOG = logging.getLogger("ludotheque.server")


def _tile(
    id: str,
    names: tuple[str, str],
    tagline: tuple[str, str],
    seats: list[int],
    minutes: list[int],
    look: tuple[str, ...],
) -> dict[str, Any]:
    light, dark, icon = look
    return {
        "id": id,
        "fr": names[0],
        "en": names[1],
        "built": False,
        "tagline": {"fr": tagline[0], "en": tagline[1]},
        "seats": seats,
        "minutes": minutes,
        "modes": [],
        "cards": {"total": 0},
        "accent": {"light": light, "dark": dark},
        "icon": icon,
        "options": [],
        "decks": None,
        "builds": False,
        "carries": False,
        "writes": False,
    }


#: The five games in their order, as they look until they can be played. A built game speaks for itself.
_TILES = [
    _tile(
        "keyforge",
        ("KeyForge : L'Appel des Archontes", "KeyForge: Call of the Archons"),
        (
            "Deux Archontes, deux decks uniques : forgez trois clés avant l'autre.",
            "Two Archons, two unique decks: be the first to forge three keys.",
        ),
        [2, 2],
        [30, 45],
        ("#6A3D9A", "#CDAEFF", "key"),
    ),
    _tile(
        "arackhan",
        ("AracKhan Wars", "AracKhan Wars"),
        (
            "Quatre factions, un champ de bataille : tenez-le jusqu'au dernier round.",
            "Four factions, one battlefield: hold it until the last round.",
        ),
        [2, 4],
        [30, 60],
        ("#87480F", "#F2B881", "crossed-swords"),
    ),
    _tile(
        "drawsteel",
        ("Draw Steel", "Draw Steel"),
        (
            "Une table de héros, un Directeur, et deux d10 pour tout décider.",
            "A table of heroes, a Director, and two d10 to settle it all.",
        ),
        [2, 6],
        [60, 180],
        ("#1F5C8B", "#8FC7F2", "d10"),
    ),
    _tile(
        "anima",
        ("Anima : L'Ombre d'Omega", "Anima: Shadow of Omega"),
        (
            "Réunissez vos compagnons, explorez Gaïa et accomplissez la mission finale.",
            "Gather your companions, explore Gaia and complete the final mission.",
        ),
        [2, 5],
        [40, 150],
        ("#0E6762", "#72D8CF", "treasure-map"),
    ),
    _tile(
        "cendrelin",
        ("Le Trône du Haut Cendrelin", "The Throne of the High Cendrelin"),
        (
            "Sorciers morts-vivants, rassemblez votre âme et régnez sur le cimetière.",
            "Undead sorcerers, gather your soul and rule the graveyard.",
        ),
        [2, 4],
        [15, 30],
        ("#4E6127", "#BFD480", "stone-throne"),
    ),
]


class Lobby:
    """Every game by its id. Made once: nothing here changes while the server runs."""

    def __init__(self) -> None:
        self.games: dict[str, Game[Any]] = {}
        for id in ludotheque.games():
            try:
                self.games[id] = ludotheque.game(id)
            except Exception:
                # One game that cannot be loaded must not close the others.
                _LOG.exception("the game %s cannot be loaded", id)
        #: Every bot that can be named: those that play anything, and those that games bring.
        self.bots = list(dict.fromkeys(name for game in [None, *self.games.values()] for name in bots.names(game)))
        tiles = {tile["id"]: tile for tile in _TILES}
        self._lines = {id: self._line(id, tiles.get(id)) for id in [*tiles, *(self.games.keys() - tiles.keys())]}
        self._catalogues: dict[str, dict[str, Any]] = {}
        self._rules: dict[str, dict[str, Any]] = {}
        self._kept: dict[tuple[str, str], Kept] = {}

    def _line(self, id: str, tile: dict[str, Any] | None) -> dict[str, Any]:
        game = self.games.get(id)
        shown = game.tile() if game is not None else dict(tile or {})
        names = bots.names(game) if game is not None else []
        return {
            **shown,
            "rules": len(rulebook.read(id)),
            "bots": names,
            "bot_words": {name: bots.words(name, game) for name in names},
            "lessons": [] if game is None else lessons.listed(game),
        }

    def kept_lines(self) -> Kept:
        """All lines, ready to be sent."""
        return self._keep(("lines", ""), self.lines)

    def kept_catalogue(self, id: str) -> Kept:
        self.game(id)  # whatever is kept: one that cannot be played says so
        return self._keep(("catalogue", id), lambda: self.catalogue(id))

    def kept_rules(self, id: str) -> Kept:
        return self._keep(("rules", id), lambda: self.rules(id))

    def _keep(self, what: tuple[str, str], told: Callable[[], object]) -> Kept:
        if what not in self._kept:
            self._kept[what] = Kept.of(told())
        return self._kept[what]

    def lines(self) -> list[dict[str, Any]]:
        return list(self._lines.values())

    def game(self, id: str) -> Game[Any]:
        """The rules of a game that can be played; else the words that say why not."""
        game = self.games.get(id)
        if game is not None:
            return game
        line = self._lines.get(id)
        if line is not None:
            raise Trouble(404, not_built(line["fr"], line["en"]))
        known = ", ".join(self.games)
        raise Trouble(
            404,
            errors.pair(
                f"Aucun jeu ne s'appelle {id[:40]!r} ; il y a {known}.",
                f"There is no game called {id[:40]!r}; there is {known}.",
            ),
        )

    def catalogue(self, id: str) -> dict[str, Any]:
        if id not in self._catalogues:
            game = self.game(id)
            line = self._lines[id]
            shown = game.catalogue_view()
            self._catalogues[id] = {
                **shown,
                **{key: line[key] for key in ("rules", "bots", "bot_words", "lessons")},
                "aid": self._aid(game, shown["cards"]),
            }
        return self._catalogues[id]

    def combined(self, id: str, seats: int, wished: dict[str, Any]) -> dict[str, Any]:
        """Which options go together, for a table that is about to be opened."""
        game = self.game(id)
        try:
            return combining.combined(game, seats, wished)
        except BadOptions as error:
            raise Trouble.of(error) from None

    def _aid(self, game: Game[Any], faces: dict[str, Any]) -> dict[str, Any] | None:
        """What accompanies a first game. What cannot be read is left out, and logged."""
        try:
            found = aid.load(game.folder, game.id)
        except BadLesson as error:
            _LOG.error("what accompanies %s cannot be read: %s", game.id, error)
            return None
        return None if found is None else found.shown(faces)

    def rules(self, id: str) -> dict[str, Any]:
        """The rule register, which games still to come have too."""
        if id not in self._lines:
            self.game(id)
        if id not in self._rules:
            sections = rulebook.sections(id)
            shown = lessons.positions(self.games[id]) if id in self.games else {}
            for section in sections:
                for rule in section["rules"]:
                    if rule["id"] in shown:
                        rule["positions"] = shown[rule["id"]]
            self._rules[id] = {"game": id, "sections": sections}
        return self._rules[id]
