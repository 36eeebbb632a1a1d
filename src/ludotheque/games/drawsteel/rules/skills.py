"""The fifty-seven skills, in five groups (DSB-010, DSB-011). A fitting one adds 2 to a test, whatever the characteristic."""

from __future__ import annotations

#: By group.
GROUPS: dict[str, tuple[str, ...]] = {
    "crafting": (
        "alchemy",
        "architecture",
        "blacksmithing",
        "carpentry",
        "cooking",
        "fletching",
        "forgery",
        "jewelry",
        "mechanics",
        "tailoring",
    ),
    "exploration": (
        "climb",
        "drive",
        "endurance",
        "gymnastics",
        "heal",
        "jump",
        "lift",
        "navigate",
        "ride",
        "swim",
    ),
    "interpersonal": (
        "brag",
        "empathize",
        "flirt",
        "gamble",
        "handle-animals",
        "interrogate",
        "intimidate",
        "lead",
        "lie",
        "music",
        "perform",
        "persuade",
        "read-person",
    ),
    "intrigue": (
        "alertness",
        "conceal-object",
        "disguise",
        "eavesdrop",
        "escape-artist",
        "hide",
        "pick-lock",
        "pick-pocket",
        "sabotage",
        "search",
        "sneak",
        "track",
    ),
    "lore": (
        "criminal-underworld",
        "culture",
        "history",
        "magic",
        "monsters",
        "nature",
        "psionics",
        "religion",
        "rumors",
        "society",
        "strategy",
        "timescape",
    ),
}
SKILLS = tuple(skill for group in GROUPS.values() for skill in group)
#: What a fitting skill adds (DS-077).
BONUS = 2
