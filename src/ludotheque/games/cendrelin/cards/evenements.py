"""The eight base events (CE-017). Each has an option that can always be applied, so that a night can always end (CE-S04)."""

from __future__ import annotations

from ludotheque.games.cendrelin.cards import EventCard

BASE_EVENTS: list[EventCard] = [
    EventCard(
        "goules-affamees",
        "Goules affamées",
        "Hungry Ghouls",
        icon="half-body-crawling",
        options=[
            "Défaussez 2 fosses, gagnez 1 mana.",
            "Défaussez 1 tombe, gagnez 2 mana.",
            "Perdez 2 mana.",
        ],
    ),
    EventCard(
        "pillards",
        "Pillards",
        "Grave Robbers",
        icon="robber",
        options=[
            "Défaussez 1 trésor, gagnez 2 mana.",
            "Employez 2 Dégâts, créez 1 trésor.",
            "Perdez 2 mana, créez 1 fosse.",
        ],
    ),
    EventCard(
        "pelerins",
        "Pèlerins",
        "Pilgrims",
        icon="pilgrim-hat",
        options=[
            "Gagnez 1 mana.",
            "Désignez un autre cendrelin, il gagne 2 mana, gagnez 2 mana.",
        ],
    ),
    EventCard(
        "ames-errantes",
        "Âmes errantes",
        "Wandering Souls",
        icon="floating-ghost",
        options=[
            "Défaussez 1 âme, gagnez 2 mana.",
            "Dépensez 3 mana, créez 1 âme.",
            "Perdez 1 mana.",
        ],
    ),
    EventCard(
        "cortege-funebre",
        "Cortège funèbre",
        "Funeral Procession",
        icon="coffin",
        options=[
            "Dépensez 2 mana, défaussez 1 fosse, créez 1 tombe.",
            "Créez 1 fosse.",
        ],
    ),
    EventCard(
        "nuit-d-orage",
        "Nuit d'orage",
        "Stormy Night",
        icon="lightning-storm",
        options=[
            "Si fosse abondante, défaussez 3 fosses, gagnez 3 mana.",
            "Renoncez à 1 action, créez 1 fosse, gagnez 1 mana.",
            "Perdez 1 mana.",
        ],
    ),
    EventCard(
        "marchand-d-ossements",
        "Marchand d'ossements",
        "Bone Merchant",
        icon="two-coins",
        options=[
            "Dépensez 3 mana, créez 1 trésor.",
            "Si tombe ≥ 3, défaussez 1 tombe, gagnez 2 mana.",
            "Créez 1 fosse.",
        ],
    ),
    EventCard(
        "inquisiteur",
        "Inquisiteur",
        "Inquisitor",
        icon="pope-crown",
        options=[
            "Désignez un autre cendrelin, il renvoie 1 fragment d'âme.",
            "Désignez un autre cendrelin, il perd 2 mana.",
            "Désignez un autre cendrelin, si son âme est complète, il renvoie 2 fragments d'âme.",
        ],
    ),
]
