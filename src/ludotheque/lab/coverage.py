"""Rules × tests: which rows of the rule registers a test names, read from the tests without running them.

A test names a rule by `pytest.mark.rule("CE-043")`: as its decorator or its class's, in the `marks=` of a parameter, or in
a `pytestmark`. The ids must be written out: marks computed at run time cannot be read here, and are reported.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import ludotheque
from ludotheque.engine import rulebook
from ludotheque.engine.errors import LudothequeError, UnknownGame
from ludotheque.engine.rulebook import Rule

#: Prefixes of the registers whose game is not built yet; a built game brings its own.
_PREFIXES = {"keyforge": "KF", "arackhan": "AW", "drawsteel": "DS", "anima": "AN", "cendrelin": "CE"}


class Named:
    """A place where a test names a rule."""

    __slots__ = ("line", "rule", "test")

    def __init__(self, rule: str, test: str, line: int) -> None:
        self.rule = rule
        self.test = test  # as pytest writes it: cendrelin/test_night.py::test_dawn
        self.line = line

    @property
    def place(self) -> str:
        return f"{self.test.partition('::')[0]}:{self.line}"


class Tests:
    """What a folder of tests names, and the marks that could not be read."""

    __slots__ = ("named", "unread")

    def __init__(self) -> None:
        self.named: list[Named] = []
        self.unread: list[str] = []

    def of(self, rule: str) -> list[str]:
        """The tests that name a rule."""
        return sorted({one.test for one in self.named if one.rule == rule})


class Coverage:
    """One register against the tests."""

    __slots__ = ("built", "game", "prefix", "rules", "scope", "tested")

    def __init__(self, game: str, prefix: str, rules: list[Rule], scope: list[str], built: bool, tests: Tests) -> None:
        self.game = game
        self.prefix = prefix
        self.rules = rules
        self.scope = scope  # ids of the rows that the game as built must obey
        self.built = built
        named = {one.rule for one in tests.named}
        self.tested = [rule.id for rule in rules if rule.id in named]

    @property
    def missing(self) -> list[Rule]:
        """The rows no test names, whether they are built or not."""
        return [rule for rule in self.rules if rule.id not in self.tested]

    @property
    def owed(self) -> list[Rule]:
        """The missing rows that are in the scope of what is built: what a check fails on."""
        return [rule for rule in self.missing if rule.id in self.scope]

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "rules": len(self.rules),
            "tested": len(self.tested),
            "missing": [rule.id for rule in self.missing],
        }


# ---------------------------------------------------------------------------------------------------- the registers


def registers() -> dict[str, str]:
    """Every game that has a register or is built, with the prefix of its rules."""
    built = {id: ludotheque.game(id).prefix for id in ludotheque.games()}
    return {**_PREFIXES, **built}


def rows(game: str) -> list[Rule]:
    """The rows that count for a game: those whose id has its prefix."""
    known = registers()
    if game not in known:
        names = ", ".join(known)
        raise UnknownGame(
            f"there is no rule register called {game!r}; there is {names}",
            f"aucun registre de règles ne s'appelle {game!r} ; il y a {names}",
        )
    return [rule for rule in rulebook.read(game) if rulebook.belongs(rule.id, known[game])]


def cover(game: str, tests: Tests) -> Coverage:
    """One game's register against the tests."""
    found = rows(game)
    built = game in ludotheque.games()
    scope: list[str] = []
    if built:
        try:
            scope = rulebook.in_scope([rule.id for rule in found], ludotheque.game(game).scope)
        except ValueError as error:
            raise LudothequeError(f"{game}: {error}") from None
    return Coverage(game, registers()[game], found, scope, built, tests)


def unknown(tests: Tests, prefix: str | None = None) -> list[Named]:
    """Where tests name a rule that no register has; with a prefix, only ids that begin with it."""
    known = {rule.id for game in registers() for rule in rulebook.read(game)}
    return [
        one for one in tests.named if one.rule not in known and (prefix is None or rulebook.belongs(one.rule, prefix))
    ]


# ---------------------------------------------------------------------------------------------------- the tests


def folder() -> Path | None:
    """The tests of the checkout this package runs from, if it is one."""
    beside = Path(__file__).resolve().parents[3] / "tests"
    return beside if beside.is_dir() else None


def scan(top: Path) -> Tests:
    """Read every test under a folder."""
    if not top.is_dir():
        raise LudothequeError(f"there is no folder {str(top)!r}", f"il n'y a pas de dossier {str(top)!r}")
    tests = Tests()
    for path in sorted(top.rglob("*.py")):
        name = path.relative_to(top).as_posix()
        try:
            source = path.read_bytes()
            tree = ast.parse(source)
        except (SyntaxError, ValueError) as error:
            line = f", line {error.lineno}" if isinstance(error, SyntaxError) else ""
            raise LudothequeError(f"{name}{line} is not Python", f"{name}{line} n'est pas du Python") from None
        except OSError as error:
            raise LudothequeError(
                f"{name} cannot be read: {error.strerror}", f"{name} ne peut être lu : {error.strerror}"
            ) from None
        # What pytest collects; elsewhere only the marks of parameters count, which a test may take from there.
        collected = path.name.startswith("test_") or path.name.endswith("_test.py")
        _File(name, tests, collected, b"marks" in source).read(tree)
    return tests


class _File:
    """One file of tests being read."""

    def __init__(self, name: str, tests: Tests, collected: bool, parameters: bool) -> None:
        self.name = name
        self.tests = tests
        self.collected = collected
        self.parameters = (
            parameters  # whether any are marked: most files have none, and looking takes as long as parsing
        )
        self.verbs: set[str] = set()  # names for `pytest.mark.rule` itself
        self.marks: dict[str, ast.expr] = {}  # names for a finished mark, or a list of them

    def read(self, tree: ast.Module) -> None:
        self._aliases(tree.body)
        if not _skips(_pytestmark(tree.body)):
            self._body(tree.body, self.name, self.collected)

    def _aliases(self, body: list[ast.stmt]) -> None:
        for node in body:
            if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
                name = node.targets[0].id
                if self._is_verb(node.value):
                    self.verbs.add(name)
                elif isinstance(node.value, ast.Call) and self._is_verb(node.value.func):
                    self.marks[name] = node.value

    def _is_verb(self, node: ast.AST) -> bool:
        """Whether an expression is `pytest.mark.rule`, `mark.rule` or a name given to it."""
        if isinstance(node, ast.Name):
            return node.id in self.verbs
        if not (isinstance(node, ast.Attribute) and node.attr == "rule"):
            return False
        mark = node.value
        return (isinstance(mark, ast.Attribute) and mark.attr == "mark") or (
            isinstance(mark, ast.Name) and mark.id == "mark"
        )

    def _body(self, body: list[ast.stmt], test: str, counts: bool) -> None:
        for value in _pytestmark(body):
            if counts:
                self._take(value, test)
        for node in body:
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                if _skips(node.decorator_list):
                    continue
                if counts and node.name.startswith("test"):
                    for decorator in node.decorator_list:
                        self._take(decorator, f"{test}::{node.name}")
                for part in node.body:
                    self._parameters(part, f"{test}::{node.name}")
            elif isinstance(node, ast.ClassDef):
                if _skips([*node.decorator_list, *_pytestmark(node.body)]):
                    continue
                inner = counts and node.name.startswith("Test")
                if inner:
                    for decorator in node.decorator_list:
                        self._take(decorator, f"{test}::{node.name}")
                self._body(node.body, f"{test}::{node.name}", inner)
            else:
                self._parameters(node, test)

    def _parameters(self, node: ast.AST, test: str) -> None:
        """Marks of `pytest.param(…, marks=…)`, wherever the list of parameters is written."""
        if not self.parameters:
            return
        for part in ast.walk(node):
            if isinstance(part, ast.keyword) and part.arg == "marks":
                self._take(part.value, test)

    def _take(self, node: ast.AST, test: str) -> None:
        """Every rule named by the marks in an expression."""
        for part in ast.walk(node):
            if isinstance(part, ast.Call) and self._is_verb(part.func):
                for argument in [*part.args, *(keyword.value for keyword in part.keywords)]:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        self.tests.named.append(Named(argument.value, test, argument.lineno))
                    else:
                        self._unread(argument)
                if not part.args and not part.keywords:
                    self._unread(part)
            elif isinstance(part, ast.Name) and part.id in self.marks:
                self._take(self.marks[part.id], test)

    def _unread(self, node: ast.expr) -> None:
        place = f"{self.name}:{node.lineno}"
        if place not in self.tests.unread:
            self.tests.unread.append(place)


def _pytestmark(body: list[ast.stmt]) -> list[ast.expr]:
    """What `pytestmark` is set to in the body of a module or class."""
    found: list[ast.expr] = []
    for node in body:
        if isinstance(node, ast.Assign):
            targets: list[ast.expr] = node.targets
        elif isinstance(node, ast.AnnAssign):
            targets = [node.target]
        else:
            continue
        if node.value is not None and any(isinstance(to, ast.Name) and to.id == "pytestmark" for to in targets):
            found.append(node.value)
    return found


def _skips(marks: Iterable[ast.expr]) -> bool:
    """Whether one of the marks is a plain `skip`: a test that never runs proves nothing."""
    return any(_is_skip(part) for mark in marks for part in _spread(mark))


def _spread(mark: ast.expr) -> Iterator[ast.expr]:
    if isinstance(mark, (ast.List, ast.Tuple)):
        yield from mark.elts
    else:
        yield mark


def _is_skip(mark: ast.expr) -> bool:
    target = mark.func if isinstance(mark, ast.Call) else mark
    return isinstance(target, ast.Attribute) and target.attr == "skip"
