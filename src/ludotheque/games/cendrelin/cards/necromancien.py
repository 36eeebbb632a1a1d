"""The Necromancer: digs pits and fills them with tombs."""

from __future__ import annotations

from ludotheque.games.cendrelin.cards import Apprentice, Fragment

FRAGMENTS = [
    Fragment(
        "fossoyer",
        "Fossoyer",
        "Gravedigging",
        band="necromancien",
        dots=3,
        icon="spade",
        text="Créez 1 fosse.",
    ),
    Fragment(
        "inhumer",
        "Inhumer",
        "Bury",
        band="necromancien",
        dots=3,
        icon="coffin",
        text="Dépensez 2 mana, défaussez 1 fosse, créez 1 tombe.",
    ),
    Fragment(
        "lever-les-morts",
        "Lever les morts",
        "Raise the Dead",
        band="necromancien",
        dots=2,
        icon="raise-zombie",
        text="Dépensez 4 mana, défaussez 1 âme, défaussez 1 fosse, créez 2 tombes.",
    ),
    Fragment(
        "souvenir-d-hiver",
        "Souvenir d'hiver",
        "Winter Memory",
        band="necromancien",
        dots=2,
        icon="snowflake-2",
        text="Si votre main ≥ 4, renoncez à 1 action, gagnez 2 mana.",
    ),
    Fragment(
        "murmure-de-la-crypte",
        "Murmure de la crypte",
        "Whisper from the Crypt",
        band="necromancien",
        dots=2,
        icon="crypt-entrance",
        crypt=True,
        text="Si votre mana ≤ 2, gagnez 1 mana puis si fosse ≤ 2, créez 1 fosse.",
    ),
    Fragment(
        "profanation",
        "Profanation",
        "Desecration",
        band="necromancien",
        dots=2,
        icon="hasty-grave",
        crypt=True,
        text=(
            "Dépensez 1 mana, défaussez 1 trésor, créez 1 fosse "
            "puis si vous le souhaitez, dépensez 2 mana, défaussez 1 fosse, créez 1 tombe."
        ),
    ),
    Fragment(
        "procession-macabre",
        "Procession macabre",
        "Macabre Procession",
        band="necromancien",
        dots=1,
        icon="haunting",
        text="Si votre âme est complète, défaussez 2 fosses, créez 2 tombes.",
    ),
    Fragment(
        "ossuaire-intime",
        "Ossuaire intime",
        "Inner Ossuary",
        band="necromancien",
        dots=1,
        icon="crossed-bones",
        text="Renvoyez 1 fragment d'âme, créez 2 tombes.",
    ),
]

APPRENTICE = Apprentice(
    "apprenti-necromancien",
    "Apprenti nécromancien",
    "Apprentice Necromancer",
    band="necromancien",
    icon="raise-zombie",
    fragments={
        "fossoyer": 2,
        "inhumer": 2,
        "lever-les-morts": 1,
        "souvenir-d-hiver": 1,
        "murmure-de-la-crypte": 1,
        "profanation": 1,
        "procession-macabre": 1,
        "ossuaire-intime": 1,
    },
)
