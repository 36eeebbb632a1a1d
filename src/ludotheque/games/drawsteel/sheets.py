"""Sheets of heroes and foes as people write them: read with every fault named by its field, and written back."""

from __future__ import annotations

from typing import Any, cast

from ludotheque.engine.errors import BadOptions
from ludotheque.games.drawsteel.beings import KINDS, Ability, Sheet
from ludotheque.games.drawsteel.rules.characteristics import CHARACTERISTICS, HIGHEST, LOWEST
from ludotheque.games.drawsteel.rules.experience import LAST_LEVEL

_MOST_STAMINA = 999


class BadSheet(BadOptions):
    """The sheet describes nobody: the field at fault is named."""


def read_sheet(data: Any, where: str = "") -> Sheet:
    """The sheet that a mapping describes, with what it leaves out filled in."""
    if not isinstance(data, dict):
        raise BadSheet(f"{where or 'the sheet'} must be a mapping", f"{where or 'la fiche'} doit être un objet")
    known = set(Sheet.__annotations__)
    for name in data:
        if name not in known:
            raise BadSheet(f"{where}{name}: a sheet has no such field", f"{where}{name} : ce champ n'existe pas")
    scores = data.get("characteristics")
    if not isinstance(scores, dict) or set(scores) != set(CHARACTERISTICS):
        has = ", ".join(CHARACTERISTICS)
        raise BadSheet(
            f"{where}characteristics: exactly these five are needed: {has}",
            f"{where}characteristics : il faut exactement ces cinq : {has}",
            "DS-006",
        )
    for name, score in scores.items():
        _number(score, f"{where}characteristics.{name}", LOWEST, HIGHEST, "DS-013")
    kind = data.get("kind", "hero")
    if kind not in KINDS:
        raise BadSheet(f"{where}kind: one of {', '.join(KINDS)}", f"{where}kind : l'un de {', '.join(KINDS)}")
    level = data.get("level", 1 if kind == "hero" else None)
    if level is not None:
        _number(level, f"{where}level", 1, LAST_LEVEL, "DS-181")
    name = _words(data.get("name"), f"{where}name")
    return {
        "id": str(data.get("id", name["en"].lower().replace(" ", "-"))),
        "name": name,
        "kind": kind,
        "characteristics": {name: scores[name] for name in CHARACTERISTICS},
        "stamina": _number(data.get("stamina"), f"{where}stamina", 1, _MOST_STAMINA, "DS-156"),
        "recoveries": _number(data.get("recoveries", 0), f"{where}recoveries", 0, 30, "DS-157"),
        "level": level,
        "sapient": bool(data.get("sapient", True)),
        "keywords": list(data.get("keywords", [])),
        "skills": list(data.get("skills", [])),
        "abilities": cast(list[Ability], list(data.get("abilities", []))),
        "calling": data.get("calling"),
        "resource": data.get("resource"),
        "gain": str(data.get("gain", "")),
        "traits": list(data.get("traits", [])),
        "organization": str(data.get("organization", "")),
        "ev": _number(data.get("ev", 0), f"{where}ev", 0, 999, ""),
        "immunity": dict(data.get("immunity", {})),
        "weakness": dict(data.get("weakness", {})),
        "picture": str(data.get("picture", "person")),
        "note": data.get("note"),
    }


def _number(value: Any, where: str, low: int, high: int, rule: str) -> int:
    if type(value) is not int or not low <= value <= high:
        raise BadSheet(
            f"{where}: a whole number from {low} to {high} is needed, not {str(value)[:40]!r}",
            f"{where} : il faut un nombre entier de {low} à {high}, pas {str(value)[:40]!r}",
            rule or None,
        )
    return value


def _words(value: Any, where: str) -> dict[str, str]:
    """A text in both languages, or one text for both."""
    if isinstance(value, str) and value.strip():
        return {"fr": value, "en": value}
    if isinstance(value, dict) and set(value) == {"fr", "en"} and all(isinstance(text, str) for text in value.values()):
        return value
    raise BadSheet(f"{where}: a name is needed", f"{where} : il faut un nom")
