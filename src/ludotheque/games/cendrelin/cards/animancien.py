"""The Animancer: trades souls and mana, and leans on the souls of others."""

from __future__ import annotations

from ludotheque.games.cendrelin.cards import Apprentice, Fragment

FRAGMENTS = [
    Fragment(
        "appel-des-ames",
        "Appel des âmes",
        "Call of Souls",
        band="animancien",
        dots=3,
        icon="ghost",
        text="Dépensez 4 mana, créez 1 âme.",
    ),
    Fragment(
        "recueillement",
        "Recueillement",
        "Contemplation",
        band="animancien",
        dots=3,
        icon="meditation",
        text="Si votre mana ≤ 3, gagnez 1 mana.",
    ),
    Fragment(
        "passeur",
        "Passeur",
        "Ferryman",
        band="animancien",
        dots=2,
        icon="boat-horizon",
        text="Défaussez 1 âme, défaussez 1 trésor, gagnez 4 mana.",
    ),
    Fragment(
        "lien-spectral",
        "Lien spectral",
        "Spectral Bond",
        band="animancien",
        dots=2,
        icon="ghost-ally",
        text="Désignez un autre cendrelin, si son mana ≥ 3, il perd 1 mana, gagnez 1 mana.",
    ),
    Fragment(
        "veillee",
        "Veillée",
        "Vigil",
        band="animancien",
        dots=2,
        icon="candle-flame",
        crypt=True,
        text="Si âme = 0, créez 1 âme.",
    ),
    Fragment(
        "souvenir-d-enfance",
        "Souvenir d'enfance",
        "Childhood Memory",
        band="animancien",
        dots=2,
        icon="rocking-chair",
        crypt=True,
        text="Renoncez à 2 actions, gagnez 1 mana puis si âme abondante, gagnez 1 mana.",
    ),
    Fragment(
        "seance",
        "Séance",
        "Séance",
        band="animancien",
        dots=1,
        icon="crystal-ball",
        text="Dépensez 4 mana, défaussez 1 tombe, créez 1 âme, désignez un cendrelin, il gagne 1 mana.",
    ),
    Fragment(
        "transmigration",
        "Transmigration",
        "Transmigration",
        band="animancien",
        dots=1,
        icon="soul-vessel",
        text="Renvoyez 1 fragment d'âme, créez 1 âme, gagnez 1 mana.",
    ),
]

APPRENTICE = Apprentice(
    "apprenti-animancien",
    "Apprenti animancien",
    "Apprentice Animancer",
    band="animancien",
    icon="ghost-ally",
    fragments={
        "appel-des-ames": 3,
        "recueillement": 1,
        "passeur": 1,
        "lien-spectral": 1,
        "veillee": 1,
        "souvenir-d-enfance": 1,
        "seance": 1,
        "transmigration": 1,
    },
)
