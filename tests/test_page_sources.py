"""The page knows no game outside `web/src/games`: no name, no rule, no band and no field of one."""

from __future__ import annotations

import functools
import importlib.util
import re
from pathlib import Path
from typing import Any, get_args, is_typeddict

import pytest

import ludotheque
from ludotheque import bots
from ludotheque.conformance.wire import shapes_of
from ludotheque.engine import wire as engine
from ludotheque.engine.view import ZoneKind
from ludotheque.games.arackhan import attributes
from ludotheque.games.keyforge.keywords import KEYWORDS
from ludotheque.server import wire as server
from ludotheque.server.lobby import Lobby

PAGE = Path(__file__).parent.parent / "web" / "src"
OUTSIDE = sorted(
    path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte", ".css", ".txt") and "games" not in path.parts
)
#: Fields of a game whose names are everyday words of scripts and style sheets. The page's types have none of them on what
#: comes from the server, so that reading one there is an error of svelte-check.
EVERYDAY = {
    *(
        "aim",
        "copies",
        "effect",
        "faces",
        "full",
        "gone",
        "held",
        "keys",
        "last",
        "left",
        "limit",
        "list",
        "lost",
        "met",
        "moment",
        "moved",
        "number",
        "order",
        "part",
    ),
    *("place", "points", "result", "retry", "round", "speed", "start", "sums", "target", "told", "until", "x", "y"),
}


def declared(shapes: Any) -> set[str]:
    return {field for shape in shapes if is_typeddict(shape) for field in shape.__annotations__}


def own_fields() -> set[str]:
    """Fields that only games declare."""
    games = {field for id in ludotheque.games() for field in declared(shapes_of(id).values())}
    return games - declared([*vars(engine).values(), *vars(server).values()]) - EVERYDAY


def names() -> list[str]:
    """What games are called: ids, titles in both languages, and the prefixes of their rules."""
    lines = Lobby().lines()
    titles = {re.split(r"\s?:\s", line[language])[0] for line in lines for language in ("fr", "en")}
    prefixes = {rf"{ludotheque.game(id).prefix.removesuffix('-')}-\d+" for id in ludotheque.games()}
    return [*(line["id"] for line in lines), *map(re.escape, titles), *prefixes]


@functools.cache
def forbidden() -> re.Pattern[str]:
    bands = "|".join(sorted({band for id in ludotheque.games() for band in ludotheque.game(id).bands}))
    fields = "|".join(sorted(own_fields()))
    named = rf"(?i:\b({'|'.join(names())})\b)"
    return re.compile(rf"{named}|\.({fields})\b|(?<![\w-])({fields})\??:|['\"]({fields}|{bands})['\"]")


def complaints(text: str) -> list[str]:
    return [f"{n}: {line.strip()}" for n, line in enumerate(text.splitlines(), 1) if forbidden().search(line)]


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: path.relative_to(PAGE).as_posix())
def test_no_game_is_named(path: Path) -> None:
    assert complaints(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "line",
    [
        "{#if game.id === 'cendrelin'}",
        "// « KeyForge : L'Appel des Archontes »",
        "<!-- as AracKhan Wars does -->",
        "if (face?.rarity) show();",
        "export interface Card { house?: string }",
        "const { dots } = face; // CE-066",
        "return bands['brobnar'];",
        'const said = card["rarity"];',
    ],
)
def test_the_check_bites(line: str) -> None:
    assert complaints(line) == [f"1: {line}"]


def test_everyday_words_are_fields_of_games() -> None:
    """One that no game has any more must not stay on the list, where it would hide another."""
    games = {field for id in ludotheque.games() for field in declared(shapes_of(id).values())}
    assert games >= EVERYDAY


def test_a_games_shapes_become_the_common_ones_in_one_place() -> None:
    """A cast could bring any field back."""
    found = [
        path.relative_to(PAGE).as_posix()
        for path in OUTSIDE
        if re.search(r"as unknown as (?!T\b|\()", path.read_text())
    ]
    assert found == ["lib/layout.ts"]


def test_every_keyword_of_keyforge_has_its_words_and_icon_on_the_page() -> None:
    written = (PAGE / "games" / "keyforge" / "words.ts").read_text(encoding="utf-8")
    table = written.split("export const KEYWORDS")[1].split("};")[0]
    rows = dict(re.findall(r"^\s+(\w+): \{ fr: '\w+', en: '(\w+)', icon: '[\w-]+' \},$", table, re.MULTILINE))
    assert {name: english.lower() for name, english in rows.items()} == KEYWORDS


def test_every_attribute_of_arackhan_has_its_words_and_icon_on_the_page() -> None:
    written = (PAGE / "games" / "arackhan" / "words.ts").read_text(encoding="utf-8")
    table = written.split("export const ATTRIBUTES")[1].split("\n};")[0]
    row = re.compile(
        r"^  (\w+): \{ fr: '([^']+)', en: '([^']+)', icon: '([\w-]+)', rule: '([\w-]+)' \},$", re.MULTILINE
    )
    found = {id: (fr, en, icon, rule) for id, fr, en, icon, rule in row.findall(table)}
    assert found == {
        id: (*attributes.WORDS[bit][:2], attributes.ICONS[bit], attributes.WORDS[bit][2])
        for bit, id in attributes.IDS.items()
    }


@pytest.mark.parametrize("id", ludotheque.games())
def test_the_page_knows_the_kinds_of_zones_that_a_game_declares(id: str) -> None:
    """Its types name them one by one, so that svelte-check finds every place where a board names a zone that is gone."""
    folder = f"ludotheque.games.{id}"
    views = [name for name in ("zones", "views") if importlib.util.find_spec(f"{folder}.{name}") is not None]
    kinds = {
        kind.id
        for name in views
        for kind in vars(importlib.import_module(f"{folder}.{name}")).values()
        if isinstance(kind, ZoneKind)
    }
    named = getattr(importlib.import_module(f"{folder}.wire"), "ZoneKind", None)
    assert set(get_args(named)) == kinds


@pytest.mark.parametrize("id", ludotheque.games())
def test_what_a_game_celebrates_are_kinds_of_its_log(id: str) -> None:
    """The page only looks kinds up: one that was renamed would never be celebrated again."""
    written = (PAGE / "games" / id / "layout.ts").read_text(encoding="utf-8")
    celebrated = set(re.findall(r"(\w+): \{", written.split("  celebrates: {")[1].split("\n")[0]))
    thrown = (
        set(re.findall(r"'(\w+)'", written.split("  throws: [")[1].split("]")[0]))
        if "  throws: [" in written
        else set()
    )
    assert celebrated
    assert celebrated | thrown <= set(ludotheque.game(id).events)


def house_bots() -> dict[str, dict[str, Any]]:
    """Our bots and those that games bring, by name, with their words."""
    found = {name: bots.words(name) for name in bots._own()}
    for id in ludotheque.games():
        game = ludotheque.game(id)
        found.update({name: bots.words(name, game) for name in game.bots})
    return found


def test_the_page_calls_bots_what_the_server_calls_them() -> None:
    """A table of names on the page would miss the next bot, and those of installed packages."""
    called = [said["name"][language] for said in house_bots().values() for language in ("fr", "en")]
    written = {path: path.read_text(encoding="utf-8") for path in OUTSIDE if not path.name.endswith(".test.ts")}
    assert len(called) > 2
    assert [(path.name, name) for path, text in written.items() for name in called if name in text] == []


def test_every_bot_of_the_house_has_a_face() -> None:
    written = (PAGE / "lobby" / "BotFace.svelte").read_text(encoding="utf-8")
    table = written.split("const LOOKS")[1].split("};")[0]
    assert set(re.findall(r"^\s+(\w+): \[", table, re.MULTILINE)) == set(house_bots())
