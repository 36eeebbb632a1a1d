"""Write what follows from the fields of a position: its slots, the list of their names, and its copy.

A position declares each field once, in its class, with its type and what it is for. The rest is written here, between two
marks in the same class, as plain statements: they run fast, mypy checks them and mypyc compiles them, which
cannot be said of anything that looks at a class while the program runs. `fields.py` writes, `fields.py --check` only says
which files are not as it would write them.
"""

import argparse
import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BASE = ROOT / "src" / "ludotheque" / "engine" / "position.py"
#: Where positions are declared, after the base class whose fields they all have.
PLACES = ("src/ludotheque/games/*/*.py", "tests/engine/*/game.py")

BEGIN = "    # -- written by tools/fields.py from the fields above"
END = "    # -- end of what tools/fields.py wrote"

_PLAIN = {"int", "str", "bool", "float"}
#: What cannot be changed in place, so that copies share it.
_FROZEN = re.compile(r"(tuple\[)+(int|str|bool|float)(, \.\.\.\])+")
_COPIES = {
    "list[Frame]": "[frame.copy() for frame in {}]",
    "Derived[list[Event]]": "[]",  # what happened is told once, by the original
    "list[Lasting]": "{}.copy()",  # records, which never change (engine/lasting.py)
    "TwoPiles": "[{0}[0].copy(), {0}[1].copy()]",
}


def main() -> int:
    """Write or check every file that declares a position; the exit code says whether all were in order."""
    parser = argparse.ArgumentParser(prog="fields.py", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="only say which files are not in order")
    check = parser.parse_args().check
    stale = []
    inherited = fields_of(_class(BASE.read_text(encoding="utf-8"), "Position"))
    for path in [BASE, *sorted(path for place in PLACES for path in ROOT.glob(place))]:
        source = path.read_text(encoding="utf-8")
        written = rewrite(source, inherited)
        if written != source:
            stale.append(path.relative_to(ROOT).as_posix())
            if not check:
                path.write_text(written, encoding="utf-8")
    for name in stale:
        print(f"{name}: {'run `make format`: its fields have changed' if check else 'written'}")
    return 1 if check and stale else 0


def rewrite(source: str, inherited: list[tuple[str, str]]) -> str:
    """The source with the written part of each of its positions brought up to date."""
    for node in ast.parse(source).body:
        if not isinstance(node, ast.ClassDef):
            continue
        block = _block(node.name, fields_of(node), [] if node.name == "Position" else inherited)
        # no other class may begin between the head of this one and the mark
        source = re.sub(
            rf"(^class {node.name}\b(?:(?!^class ).)*?){re.escape(BEGIN)}\n.*?{re.escape(END)}$",
            lambda found, block=block: found.group(1) + block,
            source,
            count=1,
            flags=re.MULTILINE | re.DOTALL,
        )
    return source


def _class(source: str, name: str) -> ast.ClassDef:
    return next(node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == name)


def fields_of(node: ast.ClassDef) -> list[tuple[str, str]]:
    """The fields a class declares, with their types, in its order."""
    return [
        (part.target.id, ast.unparse(part.annotation))
        for part in node.body
        if isinstance(part, ast.AnnAssign)
        and part.value is None
        and isinstance(part.target, ast.Name)
        and not ast.unparse(part.annotation).startswith("ClassVar")
    ]


def copied(name: str, type: str) -> str:
    """The expression that copies a field."""
    value = f"self.{name}"
    if type in _COPIES:
        return _COPIES[type].format(value)
    if type in _PLAIN or type.startswith(("Derived[", "Fixed[")) or _FROZEN.fullmatch(type):
        return value
    if re.fullmatch(r"(list\[|dict\[str, )(int|str|bool|float)\]", type):
        return f"{value}.copy()"
    # many lists of lists are empty most of the time, and the loop costs more than the test
    if re.fullmatch(r"list\[(list\[|dict\[str, )(int|str|bool|float)\]\]", type):
        return f"[one.copy() for one in {value}] if {value} else []"
    return f"copy_plain({value}) if {value} else []" if type.startswith("list[") else f"copy_plain({value})"


def _tuple(head: str, parts: list[str]) -> str:
    """A tuple as the formatter leaves it: one part on the line, several below each other."""
    if not parts:
        return f"    {head} = ()"
    if len(parts) == 1:
        return f"    {head} = ({parts[0]},)"
    inside = "".join(f"        {part},\n" for part in parts)
    return f"    {head} = (\n{inside}    )"


def _block(name: str, own: list[tuple[str, str]], inherited: list[tuple[str, str]]) -> str:
    names = {field: f'"{field}"' for field, _ in own}
    derived = [field for field, type in own if type.startswith("Derived[")]
    fixed = [names[field] for field, type in own if type.startswith("Fixed[")]
    saved = [names[field] for field in names if field not in derived]
    kind = "ClassVar[tuple[str, ...]]"
    lines = [BEGIN, _tuple("__slots__", sorted(names.values())), ""]
    lines.append(_tuple(f"FIELDS: {kind}", [*(["*Position.FIELDS"] if inherited else []), *saved]))
    frozen = [names[field] for field, type in own if _FROZEN.fullmatch(type)]
    if frozen or not inherited:
        lines.append(_tuple(f"FROZEN: {kind}", frozen))
    if derived:
        forgotten = [names[field] for field in derived]
        lines.append(_tuple(f"DERIVED: {kind}", [*(["*Position.DERIVED"] if inherited else []), *forgotten]))
    if fixed:
        lines.append(_tuple(f"FIXED: {kind}", fixed))
    if inherited:
        lines += ["", f"    def copy(self) -> {name}:", f"        twin = {name}()"]
        lines += [f"        twin.{field} = {copied(field, type)}" for field, type in [*inherited, *own]]
        lines += ["        return twin", ""]
    return "\n".join([*lines, END])


if __name__ == "__main__":
    sys.exit(main())
