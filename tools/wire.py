"""Write the page's types from the shapes of the wire: `wire.py` writes them, `wire.py --check` says whether they are current.

`engine/wire.py` and `server/wire.py` become `web/src/lib/wire.ts`; the `wire.py` of a game becomes `wire.ts` in the
game's folder of the page. The sources are read as text, so that comments and docstrings come along.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON = ROOT / "src" / "ludotheque"
PAGE = ROOT / "web" / "src"
ENGINE, SERVER = PYTHON / "engine" / "wire.py", PYTHON / "server" / "wire.py"
PLAIN = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "None": "null", "Any": "unknown"}
HEADER = "// Made by tools/wire.py from {}: change the shapes there.\n"


class Shape:
    """A class or a union of the source, ready to be written."""

    def __init__(self, name: str, base: str, doc: str | None) -> None:
        self.name = name
        self.base = base
        self.doc = doc
        self.fields: dict[str, tuple[str, bool, str]] = {}  # type, optional, comment
        self.union = ""

    def names(self) -> set[str]:
        return {word for kind, _, _ in self.fields.values() for word in re.findall(r"\b[A-Z]\w*", kind)}

    def lines(self) -> list[str]:
        said = [f"/** {self.doc} */"] if self.doc else []
        if self.union:
            return [*said, f"export type {self.name} = {self.union};"]
        fields = [
            f"  {field}{'?' if optional else ''}: {kind};{f' // {comment}' if comment else ''}"
            for field, (kind, optional, comment) in self.fields.items()
        ]
        return [*said, f"export interface {self.name}{f' extends {self.base}' if self.base else ''} {{", *fields, "}"]


def typed(node: ast.expr) -> str:
    """A Python annotation as TypeScript."""
    if isinstance(node, ast.Constant):
        return "null" if node.value is None else f"'{node.value}'"
    if isinstance(node, ast.Name):
        return PLAIN.get(node.id, node.id)
    if isinstance(node, ast.BinOp):
        return f"{typed(node.left)} | {typed(node.right)}"
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        inner = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        kinds = [typed(one) for one in inner]
        match node.value.id:
            case "list":
                return f"({kinds[0]})[]" if " | " in kinds[0] else f"{kinds[0]}[]"
            case "dict":
                return f"Record<{', '.join(kinds)}>"
            case "tuple":
                return f"[{', '.join(kinds)}]"
            case "Literal":
                return " | ".join(kinds)
    raise SystemExit(f"line {node.lineno}: {ast.unparse(node)} has no TypeScript here")


def read(path: Path) -> dict[str, Shape]:
    """The shapes that a source declares, in its order."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    found: dict[str, Shape] = {}
    for node in ast.parse(text).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            shape = Shape(node.targets[0].id, "", None)
            shape.union = typed(node.value)
            found[shape.name] = shape
        if not isinstance(node, ast.ClassDef):
            continue
        base = ast.unparse(node.bases[0])
        shape = Shape(node.name, "" if base == "TypedDict" else base, ast.get_docstring(node))
        for field in node.body:
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                kind, optional = field.annotation, False
                if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "NotRequired":
                    kind, optional = kind.slice, True
                said = lines[(field.end_lineno or 0) - 1][field.end_col_offset or 0 :]
                comment = re.sub(r"# type: ignore\[\w+\](  # .*)?", "", said).strip().removeprefix("#").strip()
                shape.fields[field.target.id] = (typed(kind), optional, comment)
        found[shape.name] = shape
    return found


def common() -> str:
    """The types that every game shares."""
    engine = read(ENGINE)
    shapes = [*engine.values(), *read(SERVER).values()]
    body = "\n".join("\n".join(shape.lines()) for shape in shapes)
    table = "\n".join(f"  {name}: {name};" for name in engine)
    return (
        HEADER.format("engine/wire.py and server/wire.py")
        + f"{body}\n/** The shapes by name: a game that extends some has a table of its own. */\n"
        + f"export interface Shapes {{\n{table}\n}}\n"
    )


def of_game(path: Path) -> str:
    """A game's own types: the shapes it declares, and the common ones that hold one of them."""
    shared, own = read(ENGINE), read(path)
    grown = True
    while grown:  # a View holds Zones, which hold Cards: all three are the game's when its Card is
        grown = False
        for name, shape in shared.items():
            mine = own.get(name) or Shape(name, f"wire.{name}", None)
            held = {
                field: kind
                for field, kind in shape.fields.items()
                if field not in mine.fields and own.keys() & set(re.findall(r"\b[A-Z]\w*", kind[0]))
            }
            if held:
                mine.fields = {**mine.fields, **{field: (kind, opt, "") for field, (kind, opt, _) in held.items()}}
                own[name] = mine
                grown = True
    used = {word for shape in own.values() for word in shape.names()} - own.keys() - {"Record"}
    table = "\n".join(f"  {name}: {name};" for name in own if name in shared)
    body = "\n".join("\n".join(shape.lines()) for shape in own.values())
    imports = "import type * as wire from '../../lib/wire.ts';\n" + (
        f"import type {{ {', '.join(sorted(used))} }} from '../../lib/wire.ts';\n" if used else ""
    )
    return (
        HEADER.format(path.relative_to(PYTHON).as_posix())
        + f"{imports}\n{body}\nexport interface Shapes extends wire.Shapes {{\n{table}\n}}\n"
    )


def made() -> dict[Path, str]:
    """Every file to be written, with its text."""
    files = {PAGE / "lib" / "wire.ts": common()}
    for path in sorted((PYTHON / "games").glob("*/wire.py")):
        files[PAGE / "games" / path.parent.name / "wire.ts"] = of_game(path)
    return files


def main() -> int:
    check = sys.argv[1:] == ["--check"]
    stale = [path for path, text in made().items() if not path.is_file() or path.read_text(encoding="utf-8") != text]
    for path in stale:
        if check:
            print(f"{path.relative_to(ROOT)} is not what tools/wire.py makes: run it", file=sys.stderr)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(made()[path], encoding="utf-8")
    return int(check and bool(stale))


if __name__ == "__main__":
    sys.exit(main())
