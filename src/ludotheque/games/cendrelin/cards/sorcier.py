"""The Sorcerer: prepares Damage and turns it into treasures."""

from __future__ import annotations

from ludotheque.games.cendrelin.cards import Apprentice, Fragment

FRAGMENTS = [
    Fragment(
        "eclair-noir",
        "Éclair noir",
        "Black Lightning",
        band="sorcier",
        dots=3,
        icon="lightning-trio",
        text="Préparez 1 Dégât.",
    ),
    Fragment(
        "butin",
        "Butin",
        "Plunder",
        band="sorcier",
        dots=3,
        icon="open-treasure-chest",
        text="Dépensez 2 mana, employez 2 Dégâts, créez 1 trésor.",
    ),
    Fragment(
        "embraser",
        "Embraser",
        "Set Ablaze",
        band="sorcier",
        dots=2,
        icon="fire-ray",
        text="Dépensez 1 mana, préparez 2 Dégâts.",
    ),
    Fragment(
        "eventrer-les-tombes",
        "Éventrer les tombes",
        "Rip the Tombs Open",
        band="sorcier",
        dots=2,
        icon="tombstone",
        text="Employez 1 Dégât, défaussez 1 tombe, créez 1 fosse, gagnez 2 mana.",
    ),
    Fragment(
        "canalisation",
        "Canalisation",
        "Channelling",
        band="sorcier",
        dots=2,
        icon="magic-swirl",
        crypt=True,
        text="Renoncez à 1 action, préparez 2 Dégâts.",
    ),
    Fragment(
        "racket",
        "Racket",
        "Extortion",
        band="sorcier",
        dots=2,
        icon="snatch",
        crypt=True,
        text="Désignez un autre cendrelin, si sa main ≤ 2, il dépense 1 mana, gagnez 1 mana.",
    ),
    Fragment(
        "cataclysme",
        "Cataclysme",
        "Cataclysm",
        band="sorcier",
        dots=1,
        icon="explosion-rays",
        text="Employez 4 Dégâts, défaussez 2 fosses, créez 2 trésors.",
    ),
    Fragment(
        "souvenir-du-bucher",
        "Souvenir du bûcher",
        "Memory of the Pyre",
        band="sorcier",
        dots=1,
        icon="campfire",
        text="Dépensez 1 mana, défaussez 1 âme, préparez 2 Dégâts puis si vous le souhaitez, renvoyez 1 fragment d'âme, gagnez 3 mana.",
    ),
]

APPRENTICE = Apprentice(
    "apprenti-sorcier",
    "Apprenti sorcier",
    "Apprentice Sorcerer",
    band="sorcier",
    icon="wizard-face",
    fragments={
        "eclair-noir": 2,
        "butin": 2,
        "embraser": 1,
        "racket": 1,
        "eventrer-les-tombes": 1,
        "canalisation": 1,
        "cataclysme": 1,
        "souvenir-du-bucher": 1,
    },
)
