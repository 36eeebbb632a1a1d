"""Collect small positions that show a rule from the tests that prove it: `python tools/positions.py [GAME...]`.

Runs the tests of each game and notes the tables they play on. For every rule that no entry of `games/<game>/positions.yaml` shows yet,
the shortest table of a test marked with that rule is added, if it can be played again from what is written down: from the scenario of
the test, or from the position as the test found it, without the fields that say what would be so anyway. Entries that are there are
left alone; remove one to have it chosen again.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import re
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
MOST_ANSWERS, MOST_TEXT = 8, 4000
#: How many seeds are tried for dice that fall as in the test, and how many tests for one rule.
SEEDS, TESTS = 150, 10

Answer = tuple[int, str]


class Start:
    """A table when a test first touched it, and what it was refused since."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.at, self.lines = len(table.answers), table.log_length
        self.refused: list[tuple[int, int | None, str, str]] = []  # after how many answers, seat, key, rule
        self.begins: list[dict[str, Any]] = []
        if self.at == 0 and table.scenario is not None:
            self.begins.append({"scenario": table.scenario})
        with contextlib.suppress(LudothequeError):
            self.begins.append({"scenario": table.game.write_scenario(table.position)})
        if self.at == 0 and table.scenario is None:
            self.begins.append({"seats": table.seats, "options": table.options})


class Found:
    """A table of a test: where it began, what was answered and refused there, and what the log says of it."""

    def __init__(self, test: str, rules: list[str], start: Start) -> None:
        table = start.table
        self.rules = rules
        self.id = re.sub(r"\[.*", "", test.partition("::test_")[2]).replace("_", "-")[:80]
        self.seed = table.seed
        self.begins = start.begins
        self.answers = list(table.answers[start.at :])
        self.log = [line["words"] for line in table.log_all()[start.lines :]]
        named = [
            (0 if seat is None else seat, key)
            for after, seat, key, rule in start.refused
            if rule in rules and after == len(table.answers)
        ]
        self.refused: Answer | None = named[-1] if named else None

    @property
    def length(self) -> float:
        return 2 * len(self.rules) + len(self.answers) + min(len(json.dumps(one)) for one in self.begins) / 400

    def small(self) -> bool:
        """Whether it is short enough, and shows something."""
        shows = bool(self.answers) or self.refused is not None
        return shows and len(self.answers) <= MOST_ANSWERS and any(len(json.dumps(b)) < MOST_TEXT for b in self.begins)


class Notes:
    """A plugin of pytest: the tables that tests with a rule have played on."""

    def __init__(self) -> None:
        self.found: list[Found] = []
        self._starts: dict[int, Start] = {}

    def _of(self, table: Table) -> Start:
        if id(table) not in self._starts:
            self._starts[id(table)] = Start(table)
        return self._starts[id(table)]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        rules = list(dict.fromkeys(rule for mark in item.iter_markers("rule") for rule in mark.args))
        if not rules:
            return (yield)
        self._starts.clear()
        play, why_not = Table.play, Table.why_not

        def playing(table: Table, answer: Any, seat: int | None = None, n: int | None = None) -> None:
            start = self._of(table)
            try:
                play(table, answer, seat, n)
            except LudothequeError as error:
                if isinstance(answer, str):
                    start.refused.append((len(table.answers), seat, answer, getattr(error, "rule", None) or ""))
                raise

        def asking(table: Table, key: str, seat: int | None = None) -> Any:
            start, refusal = self._of(table), why_not(table, key, seat)
            if refusal is not None:
                start.refused.append((len(table.answers), seat, key, refusal.rule))
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
        text = json.dumps(begin)
        if len(text) > MOST_TEXT and "scenario" not in begin:
            continue
        for seed in ["0", found.seed, *map(str, range(1, SEEDS))]:
            entry = {**json.loads(text), "answers": [list(one) for one in found.answers]}
            if seed != "0":
                entry["seed"] = seed
            try:
                table = Table(
                    game, begin.get("seats", 0), seed, begin.get("options", {}), scenario=begin.get("scenario")
                )
                lines = table.log_length
                for seat, key in found.answers:
                    table.play(key, seat)
                same = [line["words"] for line in table.log_all()[lines:]] == found.log
                if found.refused is not None:
                    entry["refused"] = list(found.refused)
                    same = same and table.why_not(found.refused[1], found.refused[0]) is not None
            except LudothequeError:
                break  # another seed will not make it legal
            if same:
                if "scenario" in entry:
                    entry["scenario"] = shortest(game, entry["scenario"])
                return entry if len(json.dumps(entry)) <= MOST_TEXT else None
            if not found.answers:
                break
    return None


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
        return game.dump(game.read_scenario(json.loads(json.dumps(scenario))))
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
    notes = Notes()
    folders = sorted(str(path) for path in (ROOT / "tests").glob(f"{id}*") if path.is_dir())
    if pytest.main(["-q", "-p", "no:xdist", "-p", "no:cacheprovider", *folders], [notes]) != 0:
        raise SystemExit(f"positions: the tests of {id} fail")
    order = sorted((one for one in notes.found if one.small()), key=lambda one: one.length)
    entries: dict[int, dict[str, Any] | None] = {}
    chosen: dict[int, list[str]] = {}
    for rule in rules:
        if rule in shown:
            continue
        for index in [n for n, one in enumerate(order) if rule in one.rules][:TESTS]:
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


def _yaml(entries: list[dict[str, Any]]) -> str:
    return yaml.safe_dump(entries, allow_unicode=True, sort_keys=False, default_flow_style=None, width=130)


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
