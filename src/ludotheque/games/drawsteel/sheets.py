"""Sheets of heroes and foes as people write them: read with every fault named by its line and field, and written back.

A sheet is a mapping, from a YAML text (`read_text`) or from the options of a table (`read_sheet`). What it leaves out has its usual
value, and `write` leaves out the same. The format is described in docs/play/drawsteel-sheets.md.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

import yaml

from ludotheque.engine.errors import BadOptions
from ludotheque.engine.reading import Said
from ludotheque.engine.words import Words
from ludotheque.games.drawsteel.beings import HERO, KINDS, TRIGGERED, Ability, Sheet
from ludotheque.games.drawsteel.effects import DAMAGE_TYPES, MOST_EFFECTS, WHENS, read_effect
from ludotheque.games.drawsteel.rules import power
from ludotheque.games.drawsteel.rules.characteristics import CHARACTERISTICS, HIGHEST, LOWEST
from ludotheque.games.drawsteel.rules.experience import LAST_LEVEL
from ludotheque.games.drawsteel.rules.skills import SKILLS

ACTIONS = ("main", "maneuver", *TRIGGERED, "free", "villain", "malice")
AREAS = ("", "zone", "all")
WHO = ("foes", "allies", "creatures", "self", "objects")
ORGANIZATIONS = ("", "minion", "horde", "platoon", "elite", "leader", "solo")
GAINS = ("", "1", "2", "3", "1d3")
_MOST_STAMINA = 999
_WHOLE = ("the sheet", "la fiche")
#: What the fields of a sheet and the words in them are called in French, where that is another word.
FRENCH: Final = {
    "might": "Force",
    "agility": "Agilité",
    "reason": "Raison",
    "intuition": "Intuition",
    "presence": "Présence",
    "name": "nom",
    "kind": "nature",
    "characteristics": "caractéristiques",
    "level": "niveau",
    "skills": "compétences",
    "stamina": "Vigueur",
    "recoveries": "Récupérations",
    "sapient": "sapience",
    "keywords": "mots-clés",
    "abilities": "aptitudes",
    "calling": "classe",
    "resource": "Ressource Héroïque",
    "organization": "organisation",
    "immunity": "immunité",
    "weakness": "faiblesse",
    "picture": "image",
    "ev": "valeur de rencontre",
    "area": "étendue",
    "targets": "cibles",
    "roll": "jet",
    "tiers": "paliers",
    "effects": "effets",
    "cost": "coût",
    "trigger": "déclencheur",
    "hero": "héros",
    "foe": "adversaire",
    "npc": "PNJ",
    "object": "objet",
    "action": "type d’action",
}
#: More than any sheet takes, and little enough to be read at once.
LONGEST = 60_000
_DEEPEST = 12
_TEXT, _NAME = 600, 60


class BadSheet(BadOptions):
    """The sheet describes nobody: the line and the field at fault are named."""


# ---------------------------------------------------------------------- reading


class _Written(Said):
    """A value of a YAML text: it also knows in which line it stands."""

    __slots__ = ("lines",)

    def __init__(self, value: Any, path: str, lines: dict[str, int]) -> None:
        super().__init__(value, path, BadSheet, _WHOLE, FRENCH)
        self.lines = lines

    def _at(self) -> int:
        """The line of the value, or of the nearest thing around it that is there."""
        path = self.path
        while path and path not in self.lines:
            path = path[: max(path.rfind("."), path.rfind("["), 0)]
        return self.lines.get(path, 1)

    def wrong(self, en: str, fr: str, rule: str | None = None) -> BadSheet:
        subject, sujet = self.subject()
        if subject:
            subject, sujet = f"{subject}: ", f"{sujet} : "
        return BadSheet(f"line {self._at()}: {subject}{en}", f"ligne {self._at()} : {sujet}{fr}", rule)

    def unfit(self, en: str, fr: str, rule: str | None = None) -> BadSheet:
        subject, sujet = self.subject()
        subject, sujet = subject or self.whole[0], sujet or self.whole[1]
        return BadSheet(f"line {self._at()}: {subject} {en}", f"ligne {self._at()} : {sujet} {fr}", rule)

    def mapping(self, keys: Collection[str] | None = None) -> Said:
        """A mapping; a key that is not known is named with the line in which it stands."""
        super().mapping()
        for key in self.value:
            if keys is not None and key not in keys:
                raise self.get(key).wrong(
                    f"there is no such field; known: {', '.join(keys)}",
                    f"ce champ n’existe pas ; connus : {', '.join(keys)}",
                )
        return self

    def _inside(self, value: Any, step: str) -> _Written:
        return _Written(value, self.path + step, self.lines)


def said_of(text: str) -> Said:
    """What a YAML text says, every value with its line. Keys are texts as they are written, so that `on` is a word."""
    if len(text) > LONGEST:
        raise BadSheet(f"longer than {LONGEST} characters", f"plus de {LONGEST} caractères")
    lines: dict[str, int] = {}
    loader = None
    try:
        loader = yaml.SafeLoader(text)
        node = loader.get_single_node()
        value = None if node is None else _plain(loader, node, "", lines, 0)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark is not None else 1
        raise BadSheet(f"line {line}: not YAML: {error.problem}", f"ligne {line} : ce n’est pas du YAML") from None
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        if isinstance(error, BadSheet):
            raise
        raise BadSheet("not YAML", "ce n’est pas du YAML") from None
    finally:
        if loader is not None:
            loader.dispose()
    return _Written(value, "", lines)


def _plain(loader: yaml.SafeLoader, node: yaml.Node, path: str, lines: dict[str, int], depth: int) -> Any:
    at = node.start_mark.line + 1
    if depth > _DEEPEST:
        raise BadSheet(f"line {at}: {path}: nested too deeply", f"ligne {at} : {path} : imbrication trop profonde")
    lines[path] = at
    if len(lines) > LONGEST:
        raise BadSheet(f"line {at}: too many values", f"ligne {at} : trop de valeurs")
    if isinstance(node, yaml.SequenceNode):
        return [_plain(loader, one, f"{path}[{n}]", lines, depth + 1) for n, one in enumerate(node.value)]
    if isinstance(node, yaml.MappingNode):
        found: dict[str, Any] = {}
        for key, value in node.value:
            name = str(key.value)[:40] if isinstance(key, yaml.ScalarNode) else "…"
            at = key.start_mark.line + 1
            if name in found:
                raise BadSheet(f"line {at}: {name} is there twice", f"ligne {at} : {name} y est deux fois")
            found[name] = _plain(loader, value, f"{path}.{name}" if path else name, lines, depth + 1)
            lines[f"{path}.{name}" if path else name] = at
        return found
    try:
        return loader.construct_object(node)
    except ValueError:  # a number of thousands of digits
        raise BadSheet(f"line {at}: {path}: no such value", f"ligne {at} : {path} : pas de telle valeur") from None


def read_text(text: str) -> Sheet:
    """The sheet that a YAML text describes."""
    return read_said(said_of(text))


def read_texts(text: str) -> list[Sheet]:
    """A list of sheets, as one YAML text."""
    return [read_said(one) for one in said_of(text).entries(40)]


def read_sheet(data: Any, where: str = "") -> Sheet:
    """The sheet that a mapping describes; `where` is the way that leads to it, with its dot."""
    return read_said(Said(data, where.rstrip("."), BadSheet, _WHOLE, FRENCH))


def read_said(said: Said) -> Sheet:
    """The sheet that was said, with what it leaves out filled in."""
    said.mapping(Sheet.__annotations__)
    for needed in ("name", "characteristics", "stamina"):
        if needed not in said:
            lacks = f"n’a pas de {said.in_french(needed)}"
            raise said.unfit(f"has no {needed}", lacks, "DS-006" if needed[0] == "c" else None)
    name = words(said.get("name"), _NAME)
    kind = said.get("kind", HERO).one_of(KINDS)
    level = said.get("level", 1 if kind == HERO else None)
    return {
        "id": _id(said, name),
        "name": name,
        "kind": kind,
        "characteristics": _scores(said.get("characteristics")),
        "stamina": said.get("stamina").number(1, _MOST_STAMINA, "DS-156"),
        "recoveries": said.get("recoveries", 0).number(0, 30, "DS-157"),
        "level": None if level.value is None else level.number(1, LAST_LEVEL, "DS-181"),
        "sapient": said.get("sapient", True).flag("DS-086"),
        "keywords": [one.text(_NAME) for one in said.get("keywords", []).entries(12)],
        "skills": _skills(said.get("skills", [])),
        "abilities": [read_ability(one) for one in said.get("abilities", []).entries(20)],
        "calling": _optional(said, "calling", _NAME),
        "resource": _optional(said, "resource", _NAME),
        "gain": said.get("gain", "").one_of(GAINS, "DS-155"),
        "traits": [_trait(one) for one in said.get("traits", []).entries(8)],
        "organization": said.get("organization", "").one_of(ORGANIZATIONS),
        "ev": said.get("ev", 0).number(0, 999),
        "immunity": _figures(said.get("immunity", {})),
        "weakness": _figures(said.get("weakness", {})),
        "picture": said.get("picture", "person").text(_NAME),
        "note": _optional(said, "note", _TEXT),
        "question": _optional(said, "question", _TEXT),
    }


def words(said: Said, longest: int) -> Words:
    """A text in both languages, or one text for both."""
    value = said.value
    if isinstance(value, str):
        pair = {"fr": said, "en": said}
    else:
        if not isinstance(value, dict) or set(value) != {"fr", "en"}:
            raise said.unfit("must be a text, or fr and en", "doit être un texte, ou fr et en")
        pair = {"fr": said.get("fr"), "en": said.get("en")}
    for one in pair.values():
        if not one.text(longest).strip():
            raise one.unfit("must say something", "doit dire quelque chose")
    return {language: one.value for language, one in pair.items()}


def _optional(said: Said, key: str, longest: int) -> Words | None:
    given = said.given(key)
    return None if given is None else words(given, longest)


def _id(said: Said, name: Words) -> str:
    """A short name for programs: as given, or made of the English one."""
    made = "".join(letter if letter.isalnum() else "-" for letter in name["en"].lower()).strip("-")
    return said.get("id", made).text(_NAME)


def _scores(said: Said) -> dict[str, int]:
    if not isinstance(said.value, dict) or set(said.value) != set(CHARACTERISTICS):
        has, compte = ", ".join(CHARACTERISTICS), ", ".join(map(said.in_french, CHARACTERISTICS))
        raise said.unfit(f"must be exactly these five: {has}", f"doit compter exactement ces cinq : {compte}", "DS-006")
    return {name: said.get(name).number(LOWEST, HIGHEST, "DS-013") for name in CHARACTERISTICS}


def _skills(said: Said) -> list[str]:
    found: list[str] = []
    for one in said.entries(len(SKILLS)):
        if not isinstance(one.value, str) or one.value not in SKILLS:
            raise one.wrong(
                f"there is no skill {one.value!r:.40}", f"il n’y a pas de compétence {one.value!r:.40}", "DSB-010"
            )
        if one.value in found:
            raise one.unfit("is there twice", "y est deux fois", "DSB-010")
        found.append(one.value)
    return found


def _figures(said: Said) -> dict[str, int]:
    found = {}
    for name, value in said.items(len(DAMAGE_TYPES) + 1):
        if name != "all" and name not in DAMAGE_TYPES:
            raise value.wrong(
                f"there is no damage of type {name!r:.40}", f"il n’y a pas de dégâts {name!r:.40}", "DSB-077"
            )
        found[name] = value.number(1, 99, "DSB-058")
    return found


def _trait(said: Said) -> dict[str, Any]:
    """What is always so: words, and figures that rules look at (DS-115, DS-116)."""
    said.mapping(("name", "text", "critical", "activities", "begins", "renown"))
    found: dict[str, Any] = {"name": words(said.get("name"), _NAME), "text": words(said.get("text"), _TEXT)}
    figures = (("critical", 2, power.NATURAL), ("activities", 1, 9), ("begins", 1, 10), ("renown", 0, 99))
    for figure, low, high in figures:
        if figure in said:
            found[figure] = said.get(figure).number(low, high, "DS-115")
    return found


def read_ability(said: Said) -> Ability:
    said.mapping(Ability.__annotations__)
    for needed in ("name", "action"):
        if needed not in said:
            raise said.unfit(f"has no {needed}", f"n’a pas de {said.in_french(needed)}")
    name = words(said.get("name"), _NAME)
    action = said.get("action").one_of(ACTIONS, "DSB-121")
    when = _when(said, action)
    roll = said.get("roll", "").one_of(("", *CHARACTERISTICS), "DS-033")
    tiers = _tiers(said, when) if roll or said.get("tiers", []).value != [] else []
    if tiers and not roll:
        raise said.unfit("has tiers, but nothing to roll with", "a des paliers, mais aucun jet", "DS-033")
    effects = [read_effect(one, when) for one in said.get("effects", []).entries(MOST_EFFECTS)]
    if not tiers and not effects:
        raise said.unfit("does nothing", "ne fait rien", "DS-037")
    return {
        "id": _id(said, name),
        "name": name,
        "action": action,
        "keywords": [one.text(_NAME) for one in said.get("keywords", []).entries(8)],
        "distance": said.get("distance", 0).number(0, 9, "DSB-124"),
        "area": said.get("area", "").one_of(AREAS),
        "targets": said.get("targets", 1).number(1, 9, "DSB-123"),
        "who": said.get("who", "foes").one_of(WHO, "DSB-122"),
        "only": said.get("only").text(_NAME) if said.get("only", "").value != "" else "",
        "roll": roll,
        "tiers": tiers,
        "effects": effects,
        "cost": said.get("cost", 0).number(0, 11, "DS-154"),
        "when": when,
        "trigger": _optional(said, "trigger", _TEXT),
        "flavour": _optional(said, "flavour", _TEXT),
    }


def _when(said: Said, action: str) -> str:
    if action in TRIGGERED:
        return said.get("when").one_of(WHENS, "DSB-045")
    if said.get("when", "").value != "":
        raise said.get("when").wrong("only a triggered action has it", "seule une action déclenchée en a un", "DSB-045")
    return ""


def _tiers(said: Said, when: str) -> list[list[dict[str, Any]]]:
    """Three of them, and even the weakest does something (DS-037, DS-039, DS-041)."""
    return [
        [read_effect(effect, when) for effect in tier.entries(MOST_EFFECTS, 1, rule)]
        for tier, rule in zip(said.get("tiers").entries(3, 3, "DS-029"), ("DS-037", "DS-039", "DS-041"), strict=True)
    ]


# ---------------------------------------------------------------------- writing

_PERSON: dict[str, Any] = {"name": "-", "characteristics": dict.fromkeys(CHARACTERISTICS, 0), "stamina": 1}
_DEED: dict[str, Any] = {"name": "-", "action": "main", "effects": [{"do": "edge"}]}
#: Written whatever their value.
_ALWAYS = ("id", "name", "kind", "characteristics", "stamina", "action", "level")


def write(sheet: Sheet) -> str:
    """A sheet as a YAML text that reads back to the same sheet."""
    usual: dict[str, Any] = {**read_sheet(_PERSON)}
    return yaml.safe_dump(_leave_out({**sheet}, usual), allow_unicode=True, sort_keys=False, width=110)


def _leave_out(data: dict[str, Any], usual: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in data.items():
        if name == "abilities":
            deed: dict[str, Any] = {**read_ability(Said(_DEED)), "effects": []}
            value = [_leave_out(one, deed) for one in value]
        if value != usual[name] or name in _ALWAYS:
            found[name] = _brief(value)
    return found


def _brief(value: Any) -> Any:
    """Words that are the same in both languages are one text."""
    if isinstance(value, dict):
        if set(value) == {"fr", "en"} and value["fr"] == value["en"]:
            return value["fr"]
        return {key: _brief(one) for key, one in value.items()}
    return [_brief(one) for one in value] if isinstance(value, list) else value
