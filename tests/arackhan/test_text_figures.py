"""Every figure that a card's text says stands in its program, and every figure of its program in its text.

Most texts are written by hand beside the program they describe. Texts are read as players see them; programs are read in the
sources, so that the plain and the compiled form are held to the same.

A program is what a card is written with: its skills, weaknesses and action, or the arguments of an Event, an Objective or a
Strategy card, together with the functions and constants named there. A trait, switch or deed that is only named
(`"long-stride"`) has its figures where the rules ask for that name.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from ludotheque.games.arackhan import cards
from ludotheque.games.arackhan.faces import FACES
from ludotheque.games.arackhan.modes.table_cards import TABLE_CARDS

HOME = Path(cards.__file__).parent.parent
PACKAGE = "ludotheque.games.arackhan."
CARD_FILES = ("cards/fleau.py", "cards/nakka.py", "cards/ordre_gris.py", "cards/terres_blanches.py")
#: The modules whose functions are words of card programs; others are the rules themselves.
VOCABULARY = ("say.py", "actions.py", "modes/orders.py")
TABLE_CARD_FILES = ("modes/events.py", "modes/objectives.py", "modes/strategy_cards.py")

# ---------------------------------------------------------------------- texts

_FRENCH = ("deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix")
_ENGLISH = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
WORDS = {
    "fr": {word: n for n, word in enumerate(_FRENCH, 2)},
    "en": {word: n for n, word in enumerate(_ENGLISH, 2)},
}
RANGE = {"fr": r"(\d) à (\d)", "en": r"(\d) to (\d)"}
#: « Une fois par round », « Une seule fois »: an action for once in a round or in all; « chacune une fois » is none.
ONCE = {"fr": r"^Une (?:seule )?fois\b", "en": r"^Once\b"}
#: Words that say a figure without naming it: it need not stand in the program, and it need not be repeated in the text.
TACIT = {
    "fr": ((r"attaques? groupée", "2"), (r"nombre pair", "2")),
    "en": ((r"group attack", "2"), (r"even number", "2")),
}
#: Figures that programs do not write as figures: id -> why.
UNWRITTEN = {
    ("formation-en-carre", "4"): "the four corners are written out",
    ("fraternite", "2"): "a creature and another of its family",
}


def said(text: str, language: str) -> set[str]:
    """The figures of a text: "5", "+1", "−1", "0/3", "once"."""
    found = {"once"} if re.search(ONCE[language], text) else set()
    for first, last in re.findall(RANGE[language], text):
        found |= {str(n) for n in range(int(first), int(last) + 1)}
    found |= set(re.findall(r"\d/\d|[+−]?\d+", text))
    text = re.sub(r"\bles deux\.", "", text)  # « tant qu'elle touche les deux », both
    return found | {str(WORDS[language][word]) for word in re.findall(r"\w+", text) if word in WORDS[language]}


def tacit(text: str, language: str) -> set[str]:
    return {figure for pattern, figure in TACIT[language] if re.search(pattern, text)}


# ---------------------------------------------------------------------- programs


@cache
def tree(file: str) -> ast.Module:
    return ast.parse((HOME / file).read_text(encoding="utf-8"))


def assigned(node: ast.stmt) -> tuple[str, ast.expr] | None:
    """The name and the value of an assignment."""
    match node:
        case ast.Assign(targets=[ast.Name(id=name)], value=value):
            return name, value
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
            return name, value
    return None


@cache
def named(file: str) -> dict[str, tuple[str, ast.AST]]:
    """What the names of a module stand for, its own and those it imports from the game: (module, definition)."""
    found: dict[str, tuple[str, ast.AST]] = {}
    for node in tree(file).body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(PACKAGE):
            other = f"{(node.module or '').removeprefix(PACKAGE).replace('.', '/')}.py"
            if other in VOCABULARY:
                theirs = {name: one for name, one in named(other).items() if isinstance(one[1], ast.FunctionDef)}
                found |= {
                    alias.asname or alias.name: theirs[alias.name] for alias in node.names if alias.name in theirs
                }
        elif isinstance(node, ast.FunctionDef) or (isinstance(node, ast.ClassDef) and file in CARD_FILES):
            found[node.name] = (file, node)
        elif (name := assigned(node)) is not None:
            found[name[0]] = (file, name[1])
    return found


@cache
def constants() -> dict[str, int]:
    """The figures that have a name of their own, in all modules."""
    found: dict[str, int] = {}
    for path in HOME.rglob("*.py"):
        for node in tree(str(path.relative_to(HOME))).body:
            match assigned(node):
                case str(name), ast.Constant(value=int(n)):
                    found[name] = n
    return found


@cache
def asked(name: str) -> set[str]:
    """The figures of the functions in which the rules ask for a trait, a switch or a deed by name."""
    found: set[str] = set()
    for path in HOME.rglob("*.py"):
        file = str(path.relative_to(HOME))
        if file in CARD_FILES + TABLE_CARD_FILES:
            continue
        for node in ast.walk(tree(file)):
            if isinstance(node, ast.FunctionDef) and name in {
                one.value for one in ast.walk(node) if isinstance(one, ast.Constant)
            }:
                program = Program(file)
                program.follow = False
                program.read(node)
                found |= program.must | program.may
                names = {one.id if isinstance(one, ast.Name) else getattr(one, "attr", "") for one in ast.walk(node)}
                found |= {str(constants()[one]) for one in names if one in constants()}
    return found


class Program:
    """Reads the figures of a program: those its text must say, and those it may."""

    SIGNED = ("Against", "Guarded", "_stats")
    WORDS = ("fr", "en", "icon", "mark", "rule", "family")

    def __init__(self, file: str) -> None:
        self.file = file
        self.follow = True
        self.must: set[str] = set()
        self.may: set[str] = set()
        self._read: set[ast.AST] = set()

    def figure(self, n: int, *, signed: bool = False) -> None:
        if signed:
            self.must |= {f"{n:+d}".replace("-", "−")} if n else set()
        elif n > 1:
            self.must.add(str(n))
        elif n >= 0:
            self.may.add(str(n))  # « une créature » and « aucune » are no figures

    def read(self, node: ast.AST | None, *, signed: bool = False) -> None:
        match node:
            case None:
                return
            case ast.Constant(value=bool()):
                return
            case ast.Constant(value=int(n)):
                self.figure(n, signed=signed)
            case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(n))):
                self.figure(-n, signed=signed)
            case ast.Tuple(elts=[ast.Constant(value=int(one)), ast.Constant(value=int(two))]):
                self.must.add(f"{one}/{two}")  # Attack and Defense
            case ast.Name(id=name):
                self._name(name)
            case ast.Subscript(value=value):
                self.read(value)
            case ast.Compare(left=left, ops=ops, comparators=others):
                self.read(left)
                for op, other in zip(ops, others, strict=True):
                    self._compared(op, other)
            case ast.Call():
                self._call(node)
            case ast.FunctionDef(body=body):
                for line in body:
                    self.read(line)
            case ast.AST():
                for part in ast.iter_child_nodes(node):
                    self.read(part)

    def _compared(self, op: ast.cmpop, other: ast.expr) -> None:
        """More than one is at least two."""
        if isinstance(other, ast.Constant) and isinstance(other.value, int) and isinstance(op, ast.Gt | ast.Lt):
            self.figure(other.value + (1 if isinstance(op, ast.Gt) else -1))
        else:
            self.read(other)

    def _call(self, node: ast.Call) -> None:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        self.read(node.func)
        for arg in node.args:
            if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                if name in ("marked", "_did"):
                    self.may |= asked(arg.value)
            else:
                self.read(arg, signed=name in self.SIGNED)
        for keyword in node.keywords:
            if keyword.arg == "switch" and isinstance(keyword.value, ast.Constant):
                self.may |= asked(str(keyword.value.value))
            elif keyword.arg == "once" and isinstance(keyword.value, ast.Constant) and keyword.value.value:
                self.must.add("once")
            elif keyword.arg not in self.WORDS:
                self.read(keyword.value, signed=keyword.arg in ("attack", "defense"))

    def _name(self, name: str) -> None:
        if name == "NEIGHBOURS":
            self.may.add("1")
        where = named(self.file).get(name) if self.follow else None
        if where is not None and where[1] not in self._read:
            self._read.add(where[1])
            here, self.file = self.file, where[0]
            self.read(where[1])
            self.file = here


def part_of(call: ast.Call, name: str) -> ast.expr | None:
    return next((keyword.value for keyword in call.keywords if keyword.arg == name), None)


def calls(files: tuple[str, ...], makers: tuple[str, ...]) -> dict[str, tuple[str, ast.Call]]:
    """The calls that make cards, by the card's id."""
    found: dict[str, tuple[str, ast.Call]] = {}
    for file in files:
        for node in ast.walk(tree(file)):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                maker = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if maker in makers:
                    found[str(node.args[0].value)] = (file, node)
    return found


FACTION_CARDS = calls(CARD_FILES, ("creature", "place", "spell"))
OTHER_CARDS = calls(TABLE_CARD_FILES, ("Event", "Objective", "Stratagem"))
PARTS = [(face.id, text) for face in FACES for text in face.face()["texts"]]


def compare(id: str, program: Program, text: dict[str, str]) -> None:
    """A text in its two languages against a program."""
    figures = {language: said(text[language], language) for language in ("fr", "en")}
    assert figures["fr"] == figures["en"], text
    unwritten = {figure for one, figure in UNWRITTEN if one == id}
    for language in ("fr", "en"):
        assert figures[language] <= program.must | program.may | unwritten, text[language]
        assert program.must <= figures[language] | tacit(text[language], language), text[language]


# ---------------------------------------------------------------------- the tests


def test_all_cards_are_read() -> None:
    assert set(FACTION_CARDS) == {face.id for face in FACES}
    assert set(OTHER_CARDS) == {card.id for card in TABLE_CARDS}


@pytest.mark.parametrize(("id", "text"), PARTS, ids=[f"{id}-{text['part']}" for id, text in PARTS])
def test_a_faction_card_says_the_figures_of_its_program(id: str, text: dict[str, str]) -> None:
    file, call = FACTION_CARDS[id]
    program = Program(file)
    program.read(part_of(call, {"action": "action", "weakness": "weaknesses"}.get(text["part"], "skills")))
    compare(id, program, text)


@pytest.mark.parametrize("card", TABLE_CARDS, ids=lambda card: card.id)
def test_an_event_objective_or_strategy_card_says_the_figures_of_its_program(card: object) -> None:
    id = getattr(card, "id", "")
    file, call = OTHER_CARDS[id]
    program = Program(file)
    for arg in call.args:
        # the id, the names, the texts, points and costs are not the program: the page shows points and costs apart
        if not isinstance(arg, ast.Constant):
            program.read(arg)
    program._call(ast.Call(ast.Constant(None), [], [one for one in call.keywords if one.arg != "needs"]))
    compare(id, program, {"fr": getattr(card, "text_fr", ""), "en": getattr(card, "text_en", "")})


def test_what_programs_leave_unwritten_is_said() -> None:
    """An exception that is not needed any more is to be taken out."""
    texts = {card.id: card.text_fr for card in TABLE_CARDS}
    assert all(figure in said(texts[id], "fr") for id, figure in UNWRITTEN)


# ---------------------------------------------------------------------- the readers themselves


@pytest.mark.parametrize(
    ("language", "text", "figures"),
    [
        ("fr", "Une fois par round, a +1 en Attaque et −2 en Défense.", {"once", "+1", "−2"}),
        ("en", "Once only, move one or two creatures of value 10 or less.", {"once", "2", "10"}),
        ("en", "Choose 0/3 or 2/1.", {"0/3", "2/1"}),
        ("fr", "Piochez de 1 à 4 cartes.", {"1", "2", "3", "4"}),
        ("fr", "Déplacez-les, chacune une fois ; elle touche les deux.", set()),
    ],
)
def test_figures_of_a_text(language: str, text: str, figures: set[str]) -> None:
    assert said(text, language) == figures


@pytest.mark.parametrize(
    ("source", "must"),
    [
        ("itself(attack=2, defense=-1)", {"+2", "−1"}),
        ("Shift(Who(ALLY, most=5), 3, times=2)", {"5", "3", "2"}),
        ("OnlyWith(lambda me, group: len(group) > 1)", {"2"}),
        ("Action(Pick(Who()), once=True)", {"once"}),
    ],
)
def test_figures_of_a_program(source: str, must: set[str]) -> None:
    program = Program("cards/nakka.py")
    program.read(ast.parse(source, mode="eval").body)
    assert program.must == must
