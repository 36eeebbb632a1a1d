"""Collect small positions that show a rule from the tests that prove it: `python tools/positions.py [GAME...]`.

Runs the tests of each game and notes the tables they play on. For every rule that no entry of `games/<game>/positions.yaml` shows yet,
the shortest table of a test marked with that rule is added, if it can be played again from what is written down: from the scenario of
the test, or from the position as the test found it, without the fields that say what would be so anyway. Rules that no position can
show (`unshown.yaml`) are passed over. Look at what was chosen: a test may stop before its rule takes effect. Cards that a test made for
itself (a fixture with `stand_ins` and `written`) are written down with the position, as cards of the table's own. Entries that are
there are left alone; remove one to have it chosen again.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

import ludotheque
from ludotheque.engine import rulebook, showing
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.game import Game
from ludotheque.engine.table import Table

ROOT = Path(__file__).parent.parent
#: Longer ones are not small any more: answers, characters of the position.
MOST_ANSWERS, MOST_TEXT = 12, 4000
#: How many seeds are tried for dice that fall as in the test, and how many tests for one rule.
SEEDS, TESTS = 400, 10

Answer = tuple[int, str]


class Begin:
    """How a table could be opened: `seats` and `options`, or a scenario; and what the cards of the test are called there."""

    def __init__(self, data: dict[str, Any], ids: dict[str, str] | None = None) -> None:
        self.data = data
        self.ids = ids or {}

    @property
    def size(self) -> int:
        return len(json.dumps(self.data, ensure_ascii=False))

    def answer(self, said: Answer) -> list[Any]:
        return [said[0], re.sub(r"[a-z0-9-]+(?=#)", lambda found: self.ids.get(found[0], found[0]), said[1])]


def with_own_cards(game: Game[Any], scenario: dict[str, Any], maker: Any) -> Iterator[Begin]:
    """The scenario with the cards that the test made: those whose words it asked for, if possible, or all of them."""
    made: dict[str, bool] = maker.stand_ins()
    pos = game.read_scenario(json.loads(json.dumps(scenario)))
    future = [game.cards[pos.faces[card]].id for card in pos.future[::-1]]
    asked = {id for id in made if made[id]}
    whole = {"future": future, **scenario}
    yield _with(scenario, asked, maker)
    yield _with(whole, asked, maker)
    for id in dict.fromkeys(_texts(scenario)):  # a card that says nothing of its own, and may be used all the same
        if id in made and id not in asked and id not in whole["future"]:
            yield _with(whole, asked | {id}, maker)
    yield _with(whole, set(made), maker)


def _with(scenario: dict[str, Any], made: set[str], maker: Any) -> Begin:
    copies: Counter[str] = Counter()  # the most of each that one seat has
    for part in (*scenario.get("seats", []), {**scenario, "seats": []}):
        copies |= Counter(id for id in _texts(part) if id in made)
    text, ids = maker.written(copies)
    return Begin({"scenario": {**({"cards": text} if text else {}), **_renamed(scenario, ids)}}, ids)


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for one in value.values() if isinstance(value, dict) else value:
            yield from _texts(one)


def _renamed(value: Any, ids: dict[str, str]) -> Any:
    if isinstance(value, dict):
        return {name: _renamed(one, ids) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [_renamed(one, ids) for one in value]
    return ids.get(value, value) if isinstance(value, str) else value


class Start:
    """A table when a test first touched it, and what it was refused since."""

    def __init__(self, table: Table, maker: Any) -> None:
        self.table = table
        self.at, self.lines = len(table.answers), table.log_length
        self.refused: list[tuple[int, int, str, str]] = []  # after how many answers, seat, key, rule
        scenarios = [table.scenario] if self.at == 0 and table.scenario is not None else []
        with contextlib.suppress(LudothequeError):
            scenarios.append(table.game.write_scenario(table.position))
        self.begins: list[Begin] = []
        for scenario in scenarios:
            if maker is None:
                self.begins.append(Begin({"scenario": scenario}))
                continue
            with contextlib.suppress(
                LudothequeError, LookupError
            ):  # what no scenario can say, or more cards than names
                self.begins += with_own_cards(table.game, scenario, maker)
        if self.at == 0 and table.scenario is None:
            self.begins.append(Begin({"seats": table.seats, "options": table.options}))


class Found:
    """A table of a test: where it began, what was answered and refused there, and what the log says of it."""

    def __init__(self, test: str, rules: list[str], start: Start) -> None:
        table = start.table
        self.rules = rules
        self.id = re.sub(r"\[.*", "", test.partition("::test_")[2]).replace("_", "-")[:80]
        self.seed = table.seed
        self.begins = start.begins
        self.answers = list(table.answers[start.at :])
        self.log = said(table, start.lines)
        named = [
            (seat, key, rule)
            for after, seat, key, rule in start.refused
            if after == len(table.answers) and (rule in rules or not self.answers)
        ]
        named.sort(key=lambda one: one[2] in rules)
        self.refused: Answer | None = named[-1][:2] if named else None
        self.why = named[-1][2] if named else ""
        #: The rules that it names itself, in its log or in its refusal.
        self.cites = {rule for _, rule, _ in self.log} | {self.why}

    @property
    def length(self) -> float:
        return 2 * len(self.rules) + len(self.answers) + min(one.size for one in self.begins) / 400

    def small(self) -> bool:
        """Whether it is short enough, and shows something."""
        shows = bool(self.answers) or self.refused is not None
        return shows and len(self.answers) <= MOST_ANSWERS and any(one.size < MOST_TEXT for one in self.begins)


def said(table: Table, first: int) -> list[Any]:
    """The log from a line on, whatever the cards in it are called."""
    lines = []
    for line in table.log_all()[first:]:
        words = dict(line["words"])
        for name in line["names"]:
            words = {language: text.replace(name[language], "…") for language, text in words.items()}
        lines.append((line["kind"], line["rule"], words))
    return lines


def whoever(table: Table, seat: int | None) -> int:
    """The seat that a test meant: without one, a table takes the first of those who are asked."""
    if seat is None:
        seat = table.position.asked[0] if table.position.asked else 0
    return seat


class Notes:
    """A plugin of pytest: the tables that tests with a rule have played on."""

    def __init__(self) -> None:
        self.found: list[Found] = []
        self._starts: dict[int, Start] = {}
        self._maker: Any = None

    def _of(self, table: Table) -> Start:
        if id(table) not in self._starts:
            self._starts[id(table)] = Start(table, self._maker)
        return self._starts[id(table)]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        rules = list(dict.fromkeys(rule for mark in item.iter_markers("rule") for rule in mark.args))
        if not rules:
            return (yield)
        self._starts.clear()
        fixtures = getattr(item, "funcargs", {}).values()
        self._maker = next((one for one in fixtures if hasattr(one, "stand_ins")), None)
        play, why_not = Table.play, Table.why_not

        def playing(table: Table, answer: Any, seat: int | None = None, n: int | None = None) -> None:
            start = self._of(table)
            try:
                play(table, answer, seat, n)
            except LudothequeError as error:
                if isinstance(answer, str):
                    rule = getattr(error, "rule", None) or ""
                    start.refused.append((len(table.answers), whoever(table, seat), answer, rule))
                raise

        def asking(table: Table, key: str, seat: int | None = None) -> Any:
            start, refusal = self._of(table), why_not(table, key, seat)
            if refusal is not None:
                start.refused.append((len(table.answers), whoever(table, seat), key, refusal.rule))
            return refusal

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Table, "play", playing)
            patch.setattr(Table, "why_not", asking)
            done = yield
        for start in self._starts.values():
            if start.begins and len(start.table.answers) >= start.at:
                self.found.append(Found(item.nodeid, rules, start))
        return done


def played_again(game: Game[Any], found: Found) -> dict[str, Any] | None:
    """The entry with which the same happens as in the test, or None."""
    for begin in found.begins:
        if begin.size > MOST_TEXT and "scenario" not in begin.data:
            continue
        for seed in ["0", found.seed, *map(str, range(1, SEEDS))]:
            same, luck = _alike(game, begin, found, seed)
            if same:
                return _entry(game, begin, found, seed)
            if not luck:
                break
    return None


def _alike(game: Game[Any], begin: Begin, found: Found, seed: str) -> tuple[bool, bool]:
    """Whether the same happens with this seed, and whether another seed could change that."""
    data, table = begin.data, None
    try:
        table = Table(game, data.get("seats", 0), seed, data.get("options", {}), scenario=data.get("scenario"))
        lines = table.log_length
        same = True
        for seat, key in map(begin.answer, found.answers):
            table.play(key, seat)
            told = said(table, lines)
            same = told == found.log[: len(told)]
            if not same:
                break
        same = same and table.log_length - lines == len(found.log)
        if same and found.refused is not None:
            seat, key = begin.answer(found.refused)
            refusal = table.why_not(key, seat)
            same = refusal is not None and refusal.rule == found.why
    except LudothequeError:
        same = False
    return same, table is not None and table.position.chance > 0


def _entry(game: Game[Any], begin: Begin, found: Found, seed: str) -> dict[str, Any] | None:
    entry = json.loads(json.dumps(begin.data))
    if found.answers:
        entry["answers"] = [begin.answer(one) for one in found.answers]
    if seed != "0":
        entry["seed"] = seed
    if found.refused is not None:
        entry["refused"] = begin.answer(found.refused)
    if "scenario" in entry:
        entry["scenario"] = shortest(game, entry["scenario"])
    return entry if len(json.dumps(entry)) <= MOST_TEXT else None


def shortest(game: Game[Any], scenario: dict[str, Any]) -> dict[str, Any]:
    """The scenario without the fields that say what would be so anyway."""
    whole = _dump(game, scenario)
    if whole is None:
        return scenario
    kept: dict[str, Any] = json.loads(json.dumps(scenario))
    for holder in list(_mappings(kept)):
        for field in list(holder):
            value = holder.pop(field)
            if _dump(game, kept) != whole:
                holder[field] = value
    return kept


def _dump(game: Game[Any], scenario: dict[str, Any]) -> Any:
    try:
        edition = game.edition_of(scenario)
        return edition.dump(edition.read_scenario(json.loads(json.dumps(scenario))))
    except LudothequeError:
        return None


def _mappings(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
    if isinstance(value, dict | list):
        for one in value.values() if isinstance(value, dict) else value:
            yield from _mappings(one)


def collect(id: str) -> None:
    game = ludotheque.game(id)
    rules = [rule.id for rule in rulebook.read(id)]
    there = showing.load(game.folder, id)
    shown = set(showing.by_rule(there))
    settled = shown | set(_unshown(game.folder))
    notes = Notes()
    folders = sorted(str(path) for path in (ROOT / "tests").glob(f"{id}*") if path.is_dir())
    if pytest.main(["-q", "-p", "no:xdist", "-p", "no:cacheprovider", *folders], [notes]) != 0:
        raise SystemExit(f"positions: the tests of {id} fail")
    order = sorted((one for one in notes.found if one.small()), key=lambda one: one.length)
    entries: dict[int, dict[str, Any] | None] = {}
    chosen: dict[int, list[str]] = {}
    for rule in rules:
        if rule in settled:
            continue
        proving = [n for n, one in enumerate(order) if rule in one.rules]
        for index in sorted(proving, key=lambda n: rule not in order[n].cites)[:TESTS]:
            if index not in entries:
                entries[index] = played_again(game, order[index])
            if entries[index] is not None:
                chosen.setdefault(index, []).append(rule)
                break
    ids = set(there)
    added: list[dict[str, Any]] = []
    for index, named in chosen.items():
        name, n = order[index].id, 1
        while name in ids:
            n += 1
            name = f"{order[index].id[:76]}-{n}"
        entry = {"id": name, "rules": named, **(entries[index] or {})}
        try:
            found = next(iter(showing.read(_yaml([entry]), frozenset(rules)).values()))
            showing.lesson(game, found)
        except (LudothequeError, LookupError, TypeError, ValueError) as error:
            print(f"left out: {name}: {error}")
            continue
        ids.add(name)
        added.append(entry)
    path = game.folder / showing.FILE
    head = (
        path.read_text(encoding="utf-8")
        if path.is_file()
        else f"# Small positions that show a rule of {id}; see engine/showing.py.\n"
    )
    path.write_text(head + (_yaml(added) if added else ""), encoding="utf-8")
    total = len(shown) + sum(len(entry["rules"]) for entry in added)
    print(f"{id}: {len(added)} positions added; {total} of {len(rules)} rules are shown")


def _unshown(folder: Path) -> dict[str, str]:
    """The rules that no position can show, with the reason why."""
    path = folder / "unshown.yaml"
    return yaml.safe_load(path.read_text(encoding="utf-8")) if path.is_file() else {}


class _Dumper(yaml.SafeDumper):
    """Texts of several lines (cards) are written line by line."""


def _text(dumper: yaml.SafeDumper, text: str) -> yaml.ScalarNode:
    style = "|" if "\n" in text else None
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style=style)


_Dumper.add_representer(str, _text)


def _yaml(entries: list[dict[str, Any]]) -> str:
    return yaml.dump(entries, Dumper=_Dumper, allow_unicode=True, sort_keys=False, default_flow_style=None, width=130)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="all, unless some are named")
    named = parser.parse_args().games
    unknown = [id for id in named if id not in ludotheque.games()]
    if unknown:
        parser.error(f"there is no game {unknown[0]!r}")
    for id in named or ludotheque.games():
        collect(id)


if __name__ == "__main__":
    main()
