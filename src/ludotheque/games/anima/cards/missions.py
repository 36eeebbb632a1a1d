"""The ten Basic and three Final Missions. A stage's place is that of a zone's objective reward.

Each zone of level 1 or 2 is the goal of one Basic Mission, and each brings Combat: without it, a mission hardly
helps to win. The three Finals ask for strength, speed and endurance.
"""

from __future__ import annotations

from ludotheque.games.anima.faces import Foe, MissionFace, Pay, Speed, Stage

# ---------------------------------------------------------------------- a foe to beat

MissionFace(
    "battre-tiamat",
    "Battre Tiamat",
    "Beat Tiamat",
    (Stage("fosse", Foe("Tiamat", "Tiamat", 13, "demon")),),
    combat=2,
    icon="dragon-head",
    mark="livret",
)
MissionFace(
    "reine-des-aiguilles",
    "La Reine des Aiguilles",
    "The Queen of Needles",
    (Stage("ronciers", Foe("la Reine", "the Queen", 14, "bete")),),
    combat=3,
    icon="needle-drill",
)
MissionFace(
    "faire-taire-le-glas",
    "Faire Taire le Glas",
    "Silence the Knell",
    (Stage("clocher", Foe("le Sonneur Noyé", "the Drowned Ringer", 12, "tenebres")),),
    combat=2,
    icon="ringing-bell",
)
MissionFace(
    "loup-de-la-lande",
    "Le Loup de la Lande",
    "The Wolf of the Moor",
    (Stage("taniere", Foe("le Loup", "the Wolf", 10, "bete")),),
    combat=1,
    speed=1,
    icon="wolf-howl",
)

# ---------------------------------------------------------------------- a speed test

MissionFace(
    "mission-du-palais",
    "L'Audience du Palais",
    "The Palace Audience",
    (Stage("palais", Speed(11)),),
    combat=1,
    speed=1,
    icon="crown",
    mark="livret",
)
MissionFace(
    "dernier-zeppelin",
    "Le Dernier Zeppelin",
    "The Last Zeppelin",
    (Stage("embarcadere", Speed(12)),),
    combat=1,
    speed=1,
    icon="zeppelin",
)

# ---------------------------------------------------------------------- Resistance

MissionFace(
    "tenir-la-breche",
    "Tenir la Brèche",
    "Hold the Breach",
    (
        Stage("breche", Foe("l'Avant-Garde", "the Vanguard", 10, "automate")),
        Stage("breche", Foe("la Vague", "the Wave", 12, "automate")),
    ),
    combat=2,
    hold=True,
    icon="stone-wall",
)
MissionFace(
    "veiller-la-flamme",
    "Veiller la Flamme",
    "Watch the Flame",
    (
        Stage("flamme"),
        Stage("flamme"),
        Stage("flamme", Foe("le Souffle Noir", "the Black Breath", 11, "tenebres")),
    ),
    combat=2,
    speed=1,
    hold=True,
    icon="torch",
)

# ---------------------------------------------------------------------- deliver, steal

MissionFace(
    "ramener-l-enfant-roi",
    "Ramener l'Enfant-Roi",
    "Bring Back the Child King",
    (Stage("chaumiere"), Stage("rive", Speed(11))),
    combat=2,
    stolen=True,
    icon="throne-king",
)
MissionFace(
    "voler-l-oeil-d-ambre",
    "Voler l'Œil d'Ambre",
    "Steal the Amber Eye",
    (Stage("voute", Pay(1), Foe("le Gardien", "the Keeper", 12, "automate")),),
    combat=3,
    icon="eye-target",
)

# ---------------------------------------------------------------------- Final Missions

MissionFace(
    "briser-l-orbe",
    "Briser l'Orbe d'Infinité",
    "Break the Orb of Infinity",
    (Stage("sommet", Foe("Omega", "Omega", 20, "tenebres")),),
    final=True,
    icon="orb-direction",
)
MissionFace(
    "derniere-chaine",
    "La Dernière Chaîne",
    "The Last Chain",
    (Stage("sommet", Speed(13), Foe("le Briseur de Chaînes", "the Chain Breaker", 18, "demon")),),
    final=True,
    icon="breaking-chain",
)
MissionFace(
    "sceller-le-gouffre",
    "Sceller le Gouffre",
    "Seal the Chasm",
    (
        Stage("abime"),
        Stage("abime"),
        Stage("abime", Foe("l'Innommé", "the Nameless One", 18, "tenebres")),
    ),
    final=True,
    hold=True,
    icon="chained-heart",
)
