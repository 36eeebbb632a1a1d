"""What an ability can do: a closed set of verbs, as plain data, and how an effect is read from a sheet.

An effect is a mapping: `do` names the verb, `n` says how much, and `on` whom it befalls where that is not the target. The table of
verbs stands here once: sheets are checked against it, texts are said from it, and `table/abilities.py` does what it says.
"""

from __future__ import annotations

from typing import Any

from ludotheque.engine.reading import Said
from ludotheque.games.drawsteel.rules import battle, conditions
from ludotheque.games.drawsteel.rules.characteristics import CHARACTERISTICS

#: The nine types of damage (DSB-077); untyped damage has none.
DAMAGE_TYPES = ("acid", "cold", "corruption", "fire", "holy", "lightning", "poison", "psychic", "sonic")
#: Whom an effect befalls: the target, whoever uses the ability, everyone on their side in their zone, everyone in the target's zone.
ON = ("target", "self", "allies", "zone")
#: At most so many effects in a tier.
MOST_EFFECTS = 8


class Verb:
    """One thing that can be done: how high its figure may be, and which further words it takes."""

    __slots__ = ("high", "keys", "low")

    def __init__(self, low: int = 0, high: int = 0, *keys: str) -> None:
        self.low = low
        self.high = high  # 0: it has no figure
        self.keys = keys


VERBS: dict[str, Verb] = {
    "damage": Verb(1, 99, "type"),
    "push": Verb(1, 9),
    "pull": Verb(1, 9),
    "slide": Verb(1, 9),
    "shift": Verb(1, 9),  # they move of their own will
    "swap": Verb(),  # user and target change places
    "gather": Verb(1, 9),  # another creature of the target's side, so many zones away at most, is dragged to the target
    "condition": Verb(0, 0, "id", "ends"),
    "end": Verb(),  # of a condition
    "recover": Verb(1, 1),  # they may spend a Recovery
    "regain": Verb(1, 99),
    "temporary": Verb(1, 99),
    "surges": Verb(1, 9),
    "edge": Verb(0, 0, "for"),  # on the next roll
    "bane": Verb(0, 0, "for"),
    "malice": Verb(-9, 9),
    "resource": Verb(-9, 9),
    "steal": Verb(),  # an object that the target holds changes hands
    "flood": Verb(),  # the target's zone lies under deep water
    "drain": Verb(),  # the target's zone falls dry again
    "redirect": Verb(),  # the ability that set this off has the user for its target instead
    "halve": Verb(),  # the damage that set this off is halved
    "either": Verb(0, 0, "of"),  # the target's player chooses between two lists of effects
}
#: What may set off a triggered action, with the creature it befalls as the target.
WHENS = ("ally-targeted", "ally-hurt", "ally-moved", "foe-moved", "foe-felled")
#: Verbs that change what set a triggered action off, and need that it is there.
ANSWERS = {"redirect": "ally-targeted", "halve": "ally-hurt"}
#: What any effect may say besides: how many minions must stand, and what the target may resist with.
_COMMON = ("do", "on", "squad", "potency", "against")


def read_effect(said: Said, when: str = "", *, nested: bool = False) -> dict[str, Any]:
    """An effect as a position holds it; `when`: what sets its ability off, if anything."""
    said.mapping()
    if "do" not in said:
        raise said.unfit("has no verb (do)", "n’a pas de verbe (do)")
    name = said.get("do").one_of(VERBS)
    verb = VERBS[name]
    said.mapping((*_COMMON, *verb.keys, *(("n",) if verb.high else ())))
    if nested and name == "either":
        raise said.get("do").wrong("no choice within a choice", "pas de choix dans un choix")
    if name in ANSWERS and when != ANSWERS[name]:
        raise said.get("do").wrong(
            f"only for what is set off by {ANSWERS[name]}", f"seulement pour ce que déclenche {ANSWERS[name]}"
        )
    found: dict[str, Any] = {"do": name}
    if verb.high:
        found["n"] = said.get("n", 1).number(verb.low, verb.high)
    if said.get("type", "").value != "":
        found["type"] = said.get("type").one_of(DAMAGE_TYPES, "DSB-077")
    if name == "condition":
        found["id"] = said.get("id").one_of(conditions.CONDITIONS, "DSB-065")
        found["ends"] = said.get("ends", "save").one_of(conditions.ENDS)
    if name == "either":
        found["of"] = [
            [read_effect(effect, when, nested=True) for effect in part.entries(MOST_EFFECTS, 1)]
            for part in said.get("of").entries(2, 2)
        ]
    if "on" in said:
        found["on"] = said.get("on").one_of(ON)
    if "squad" in said:
        found["squad"] = said.get("squad").number(2, battle.SQUAD)
    if "for" in said:
        said.get("for").one_of(("next",))  # the only one there is
    if said.get("potency", "").value != "":
        found["potency"] = said.get("potency").one_of(tuple(battle.POTENCY), "DSB-126")
        found["against"] = said.get("against", "might").one_of(CHARACTERISTICS)
    return found
