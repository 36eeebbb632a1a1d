"""The eight base events (CE-017). Each has an option that can always be applied, so that a night can always end (CE-S04)."""

from __future__ import annotations

from ludotheque.games.cendrelin.cards import EventCard

BASE_EVENTS = [
    EventCard(
        "goules-affamees",
        "Goules affamées",
        "Hungry Ghouls",
        icon="half-body-crawling",
        options=[
            "Défaussez 1 fosse, gagnez 1 mana.",
            "Employez 2 Dégâts, créez 1 tombe.",
            "Perdez 2 mana.",
        ],
    ),
    EventCard(
        "pillards",
        "Pillards",
        "Grave Robbers",
        icon="robber",
        options=[
            "Défaussez 1 trésor, gagnez 1 mana.",
            "Employez 2 Dégâts, créez 1 trésor.",
            "Perdez 1 mana, créez 1 fosse.",
        ],
    ),
    EventCard(
        "pelerins",
        "Pèlerins",
        "Pilgrims",
        icon="pilgrim-hat",
        options=[
            "Gagnez 2 mana.",
            "Dépensez 2 mana, créez 1 âme.",
        ],
    ),
    EventCard(
        "ames-errantes",
        "Âmes errantes",
        "Wandering Souls",
        icon="ghost",
        options=[
            "Perdez 1 mana, créez 1 âme.",
            "Défaussez 1 âme, gagnez 2 mana.",
        ],
    ),
    EventCard(
        "cortege-funebre",
        "Cortège funèbre",
        "Funeral Procession",
        icon="coffin",
        options=[
            "Défaussez 1 fosse, créez 1 tombe.",
            "Créez 1 fosse.",
        ],
    ),
    EventCard(
        "nuit-d-orage",
        "Nuit d'orage",
        "Stormy Night",
        icon="lightning-storm",
        options=[
            "Défaussez 1 tombe, créez 1 fosse.",
            "Renoncez à 1 action, créez 1 fosse.",
            "Perdez 1 mana.",
        ],
    ),
    EventCard(
        "marchand-d-ossements",
        "Marchand d'ossements",
        "Bone Merchant",
        icon="two-coins",
        options=[
            "Dépensez 2 mana, créez 1 trésor.",
            "Défaussez 1 tombe, gagnez 2 mana.",
            "Gagnez 1 mana.",
        ],
    ),
    EventCard(
        "inquisiteur",
        "Inquisiteur",
        "Inquisitor",
        icon="pope-crown",
        options=[
            "Désignez un autre cendrelin, il perd 2 mana, perdez 1 mana.",
            "Défaussez 1 âme, gagnez 1 mana.",
            "Renvoyez 1 fragment d'âme, gagnez 4 mana.",
        ],
    ),
]
