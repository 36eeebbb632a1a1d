"""The fullest boards that each game allows, as scenarios: what the page must show without losing anything.

The server of the tests (staged.py) begins a table whose seed names one of them from there.
"""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import ludotheque
from ludotheque.server.live import hash_token
from ludotheque.server.settings import Settings
from ludotheque.server.store import Kept, KeptSeat, Store

#: What a seed begins with where the table starts from one of these boards.
STAGED = "staged "

# Twelve creatures a side, most of them ready and of the active house, some hurt, stunned, exhausted or with captured Æmber.
_OWN = [
    "charette",
    "drumble",
    "dust-imp",
    "eater-of-the-dead",
    "ember-imp",
    "gabos-longarms",
    "overlord-greking",
    "guardian-demon",
]
_THEIRS = [
    "bulwark",
    "champion-anaphiel",
    "champion-tabris",
    "commander-remiel",
    "francus",
    "grey-monk",
    "dodger",
    "faygin",
    "old-bruno",
]
_DUEL = {
    "active": 0,
    "house": "dis",
    "turn": 9,
    "seats": [
        {
            "houses": ["dis", "logos", "mars"],
            "amber": 5,
            "keys": 2,
            "chains": 3,
            "in_play": [
                *_OWN,
                {"card": "batdrone", "ready": False},
                {"card": "brain-eater", "damage": 2},
                {"card": "chuff-ape", "stunned": True},
                {"card": "tunk", "upgrades": ["experimental-therapy"]},
                "library-of-the-damned",
                "soul-snatcher",
                "pocket-universe",
            ],
            "hand": ["arise", "fear", "hecatomb", "labwork", "crystal-hive", "pitlord", "flame-wreathed"],
            "deck": ["batdrone"] * 9,
            "discard": ["fear", "labwork"],
        },
        {
            "houses": ["sanctum", "ombres", "indomptes"],
            "amber": 7,
            "keys": 1,
            "in_play": [
                *_THEIRS,
                {"card": "ancient-bear", "damage": 3},
                {"card": "flaxia", "stunned": True, "ready": False},
                {"card": "giant-sloth", "amber": 2},
                "epic-quest",
                "safe-place",
            ],
            "hand": ["charge"] * 6,
            "deck": ["charge"] * 14,
            "discard": ["begone"],
        },
    ],
}

# Every slot of the mat but six; creatures of two factions that stand among each other.
_ROWS = (range(3, 7), range(8), range(8), range(8), range(8), range(1, 5))
_FREE = {"3-0", "6-0", "0-1", "7-4", "1-5", "4-5"}
_SLOTS = [f"{x}-{y}" for y, columns in enumerate(_ROWS) for x in columns if f"{x}-{y}" not in _FREE]
_ICE = ("golem-de-glace", "aigle", "elementaire-de-glace", "loup-de-glace", "griffon-des-neiges", "homme-des-neiges")
_PLAGUE = ("blatte-malsaine", "ailes-du-tourment", "berserker", "feyr", "carriole-pestilentielle", "hydre-abominable")


def _field(kinds: tuple[str, ...], seat: int) -> list[str]:
    """Every other slot: a creature of the faction there."""
    own = [slot for slot in _SLOTS if (int(slot[0]) + int(slot[2])) % 2 == seat]
    return [f"{kinds[i % len(kinds)]}@{slot}" for i, slot in enumerate(own)]


_BATTLE = {
    "active": 0,
    "round": 6,
    "seats": [
        {
            "faction": "terres-blanches",
            "field": _field(_ICE, 0),
            "hand": ["blizzard", "golem-de-glace", "les-portes-blanches", "dreki", "armure-du-crepuscule", "adrielle"],
            "deck": ["aigle"] * 9,
            "discard": ["blizzard", "aigle"],
        },
        {
            "faction": "fleau",
            "field": _field(_PLAGUE, 1),
            "hand": ["berserker"] * 5,
            "deck": ["feyr"] * 8,
            "discard": ["possession"],
        },
    ],
}
_GAIA = {
    "turn": 6,
    "phase": "movement",
    "order": [1, 0, 2, 3, 4],
    "step": 1,
    "active": [
        {"zone": "archange"},
        {"zone": "village-de-cornes"},
        {"zone": "ruines-perdues"},
        {"zone": "americh", "guard": "griffon-fauve"},
        {"zone": "tour-de-la-fin", "guard": "dieu-dragon", "up": True},
        {"zone": "monastere-de-l-aube"},
        {"zone": "marais-des-cloches", "guard": "veuve-des-marais", "up": True},
        {"zone": "foret-des-murmures", "guard": "tresor"},
        {"zone": "gouffre-sans-etoiles"},
        {"zone": "jardin-des-pendules"},
    ],
    "tapped": ["sorcier"],
    "final": "sceller-le-gouffre",
    "seats": [
        {
            "team": ["voleuse", "technicien", "sorcier", "guerrier-mentaliste"],
            "hand": ["voyage-en-zeppelin", "mauvaise-direction", "sort-de-sommeil", "ombre-contre-ombre"],
            "missions": ["battre-tiamat", "reine-des-aiguilles"],
            "plots": ["objet-magique"],
            "at": "archange",
        },
        {
            "team": ["paladin", "messagere-des-cimes"],
            "hand": ["trahison"],
            "missions": ["loup-de-la-lande", "tenir-la-breche"],
            "at": "archange",
        },
        {
            "team": ["assassin"],
            "hand": ["rumeurs", "chantage"],
            "missions": ["mission-du-palais"],
            "done": ["faire-taire-le-glas"],
            "at": "archange",
        },
        {
            "team": ["demoiselle-de-lumiere", "colosse-de-gres"],
            "missions": ["dernier-zeppelin", "veiller-la-flamme"],
            "at": "archange",
        },
        {
            "team": ["faussaire"],
            "hand": ["eclaireurs"],
            "missions": ["ramener-l-enfant-roi", "voler-l-oeil-d-ambre"],
            "at": "archange",
        },
    ],
}

_HAND = ["litanie", "aumone", "absolution", "offrande", "penitence", "lever-les-morts", "fossoyer", "profanation"]
_NIGHT = {
    "rules": "full",
    "resources": {
        "tombes": 5,
        "fosses": 3,
        "ames": 4,
        "tresors": 1,
        "urnes": 2,
        "cordes": 1,
        "cierges": 0,
        "cranes": 3,
    },
    "surroundings": ["pillards", "goules-affamees", "pelerins"],
    "future": ["cortege-funebre", "inquisiteur", "nuit-d-orage"],
    "past": ["marchand-d-ossements"],
    "charge": 0,
    "night": 9,
    "step": "night",
    "resolved": False,
    "seats": [
        {
            "class": ["necromancien", "pretre"],
            "mana": 4,
            "hand": [*_HAND, "procession-macabre", "ossuaire-intime"],
            "past_life": ["litanie", "penitence"],
            "favourite": "tombes",
            "objectives": ["grand-messe", "paix-des-tombeaux"],
            "hommages": 2,
        },
        {
            "class": ["animancien", "sorcier"],
            "mana": 3,
            "hand": ["cataclysme", "butin", "embraser"],
            "past_life": ["veillee", "passeur"],
            "laid": ["racket"],
            "favourite": "ames",
            "objectives": ["le-butin-et-la-cendre", "feu-nourri"],
        },
        {
            "class": ["animancien", "pretre"],
            "mana": 0,
            "hand": ["veillee"] * 2,
            "past_life": ["recueillement"],
            "favourite": "cordes",
            "objectives": ["la-main-ouverte", "terre-benie"],
        },
        {
            "class": ["sorcier", "demoniste"],
            "mana": 7,
            "hand": ["eclair-noir"] * 3,
            "past_life": ["butin"],
            "favourite": "tresors",
            "objectives": ["nuit-de-carnage", "table-rase"],
        },
    ],
}
_FIRST_NIGHT = {
    "resources": {"tombes": 5, "fosses": 3, "ames": 4, "tresors": 1},
    "surroundings": ["pillards", "goules-affamees", "pelerins"],
    "future": ["cortege-funebre", "inquisiteur"],
    "charge": 0,
    "night": 7,
    "step": "night",
    "resolved": False,
    "seats": [
        {
            "class": "necromancien",
            "mana": 4,
            "hand": [
                *["lever-les-morts", "fossoyer", "profanation"] * 2,
                "procession-macabre",
                "ossuaire-intime",
                *["inhumer"] * 2,
            ],
            "past_life": ["fossoyer"],
        },
        {
            "class": "animancien",
            "mana": 3,
            "hand": ["veillee", "recueillement"],
            "laid": ["passeur"],
            "past_life": ["veillee"],
        },
        {"class": "sorcier", "mana": 0, "hand": ["butin"] * 2, "past_life": ["racket"]},
    ],
}

_PARTY = {
    "seats": 6,
    "tokens": 4,
    "malice": 3,
    "setting": "Le pont tremble sous la crue.",
    "beings": [
        {"sheet": "brannoc", "seat": 1, "zone": 0, "stamina": 12, "resource": 3, "conditions": [{"id": "bleeding"}]},
        {"sheet": "ysolde", "seat": 2, "zone": 1, "victories": 2, "surges": 1},
        {"sheet": "ombelin", "seat": 3, "zone": 1, "stamina": -4},
        {"sheet": "mirza", "seat": 4, "zone": 0, "temporary": 5},
        {"sheet": "ysolde", "seat": 5, "zone": 2, "acted": 1},
        {"sheet": "drowned", "seat": 0, "zone": 2},
        {"sheet": "boathook", "seat": 0, "zone": 1, "stamina": 6},
        {"sheet": "bellringer", "seat": 0, "zone": 2},
        {"sheet": "mother-mire", "seat": 0, "zone": 3},
    ],
    "fight": {"zones": ["Berge", "Pont", "Péage", "Beffroi"], "round": 2, "side": "heroes", "first": "heroes"},
}

#: One punch destroys the goblin, and whose ability comes first is asked while it still stands there.
_DYING: dict[str, Any] = {
    "active": 0,
    "house": "brobnar",
    "seats": [{"hand": ["loot-the-bodies", "punch"]}, {"in_play": ["grenade-snib"]}],
}

BOARDS: dict[str, tuple[str, dict[str, Any]]] = {
    "keyforge": ("keyforge", _DUEL),
    "arackhan": ("arackhan", _BATTLE),
    "anima": ("anima", _GAIA),
    "cendrelin": ("cendrelin", _FIRST_NIGHT),
    "cendrelin-full": ("cendrelin", _NIGHT),
    "drawsteel": ("drawsteel", _PARTY),
}

#: Boards that are staged for something else than being full.
OTHERS: dict[str, tuple[str, dict[str, Any]]] = {"keyforge-dying": ("keyforge", _DYING)}


def staged(data: Path, name: str) -> tuple[list[str], int]:
    """Put a table that starts from one of the boards into the store: the address of every seat, and the seat that is asked."""
    table = ludotheque.scenario(*{**BOARDS, **OTHERS}[name])
    id = secrets.token_urlsafe(16)
    tokens = [secrets.token_urlsafe(24) for _ in range(table.seats)]
    seats = [KeptSeat("human", token_hash=hash_token(token)) for token in tokens]
    store = Store(Settings(data_dir=data).database_url())
    store.create(Kept(id, table.game.id, table.game.rules_version, table.options, f"{STAGED}{name}", seats))
    store.close()
    return [f"/table/{id}#seat={token}" for token in tokens], table.asked[0]
