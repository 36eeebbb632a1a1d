"""Names: as ids, as they are compared, and which of them a card may have."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

#: The most characters of a name.
LONGEST: Final = 60
#: Words of the engine's own among the values of options: no card may be called so.
RESERVED: Final = ("choose", "random")


def slug(name: str) -> str:
    """A name as an id: « Nuit d'orage » is `nuit-d-orage`."""
    bare = unicodedata.normalize("NFKD", name.lower().replace("œ", "oe").replace("æ", "ae"))
    return re.sub(r"[^a-z0-9]+", "-", "".join([c for c in bare if not unicodedata.combining(c)])).strip("-")


def plain(text: str) -> str:
    """Words as they are looked up: lower case, one space, one kind of apostrophe."""
    return " ".join(text.lower().replace("’", "'").split())


def quoted(text: str, most: int = 40) -> str:
    """What somebody wrote, between guillemets in both languages: it is French, or should be. What cannot be printed is escaped."""
    text = " ".join(text.split())
    cut = text if len(text) <= most else text[: most - 1].rstrip() + "…"
    return "« " + "".join([c if c.isprintable() else repr(c)[1:-1] for c in cut]) + " »"


def unfit(name: str) -> tuple[str, str] | None:
    """Why nothing can have this name, in English and in French, or None."""
    if len(name) > LONGEST:
        return f"a name has {LONGEST} characters at most", f"un nom a {LONGEST} caractères au plus"
    # what cannot be seen, turns the text around, or stands for a player where the log is read (`@0`)
    if re.search(r"@\d", name) or any(unicodedata.category(c)[0] == "C" for c in name):
        return "a name is made of visible characters, without @0", "un nom est fait de caractères visibles, sans @0"
    return None
