"""The twenty-eight encounters: seventeen creatures of four kinds, and eleven events."""

from __future__ import annotations

from ludotheque.games.anima.faces import BY_COMBAT, FEMALE, KI, MAGIC, TRICKERY, Creature, EventFace, Mod
from ludotheque.games.anima.filters import Behind, Hand, Has, Slowest, TeamSize
from ludotheque.games.anima.gaia import NEXT_TURN
from ludotheque.games.anima.verbs import (
    LEADER,
    ME,
    SLOWEST,
    Bonus,
    DiscardRandom,
    Draw,
    ExchangeCharacters,
    If,
    Immobilise,
    Kill,
    LoseNextTurn,
    OneOf,
    PickCharacter,
    PickDiscarded,
    Recruit,
    Roll,
    SendAway,
    TakeDiscarded,
)

DARKNESS, BEAST, DEMON, AUTOMATON = "tenebres", "bete", "demon", "automate"


def worth(amount: int, condition: object) -> tuple[Mod, ...]:
    """A creature that is worth more or less against some teams."""
    return (Mod(BY_COMBAT, amount, condition),)  # type: ignore[arg-type]


# ---------------------------------------------------------------------- creatures of level 1

Creature("guerrier-errant", "Guerrier Errant", "Wandering Warrior", 1, 2, DARKNESS, icon="swordwoman", mark="livret")
Creature("meute-affamee", "Meute Affamée", "Hungry Pack", 1, 2, BEAST, worth(3, TeamSize(3, 4)), icon="hound")
Creature("rat-couronne", "Rat-Couronne", "Crown Rat", 1, 1, BEAST, when_wins=(DiscardRandom(1, ME),), icon="rat")
Creature(
    "epouvantail-de-suie",
    "Épouvantail de Suie",
    "Scarecrow of Soot",
    1,
    4,
    DARKNESS,
    worth(-2, Has(gender=FEMALE)),
    icon="scarecrow",
)
Creature("diablotin-avide", "Diablotin Avide", "Greedy Imp", 1, 3, DEMON, worth(3, Hand(4, 5)), icon="imp")
Creature(
    "soldat-de-laiton",
    "Soldat de Laiton",
    "Brass Soldier",
    1,
    5,
    AUTOMATON,
    worth(-3, Has(skill=TRICKERY)),
    icon="robot-golem",
)
Creature("feu-follet", "Feu Follet", "Will-o'-the-Wisp", 1, 3, DARKNESS, when_beaten=(Draw(1),), icon="spectre")

# ---------------------------------------------------------------------- creatures of level 2

Creature(
    "goliath-creux", "Goliath Creux", "Hollow Goliath", 2, 9, AUTOMATON, worth(-5, TeamSize(1, 1)), icon="golem-head"
)
Creature(
    "veuve-des-marais",
    "Veuve des Marais",
    "Widow of the Marsh",
    2,
    7,
    DARKNESS,
    when_wins=(Bonus(combat=-2, span=NEXT_TURN),),
    icon="spider-face",
)
Creature("griffon-fauve", "Griffon Fauve", "Tawny Griffin", 2, 8, BEAST, worth(-3, Slowest()), icon="griffin-symbol")
Creature(
    "collecteur-de-dettes",
    "Collecteur de Dettes",
    "Debt Collector",
    2,
    6,
    DEMON,
    worth(4, Behind(ahead=True)),
    icon="coins-pile",
)
Creature(
    "hydre-des-fosses",
    "Hydre des Fosses",
    "Hydra of the Pits",
    2,
    10,
    BEAST,
    when_beaten=(PickDiscarded(), TakeDiscarded()),
    icon="hydra",
)
Creature(
    "chevalier-sans-visage",
    "Chevalier Sans Visage",
    "Faceless Knight",
    2,
    6,
    DARKNESS,
    worth(3, Has(skill=KI)),
    icon="black-knight-helm",
)

# ---------------------------------------------------------------------- creatures of level 3

Creature(
    "dieu-dragon",
    "Dieu Dragon",
    "Dragon God",
    3,
    15,
    BEAST,
    when_beaten=(Draw(3),),
    icon="spiked-dragon-head",
    mark="livret",
)
Creature(
    "ombre-d-omega",
    "Ombre d'Omega",
    "Shadow of Omega",
    3,
    13,
    DARKNESS,
    worth(2, Has(skill=MAGIC)),
    when_wins=(DiscardRandom(2, ME),),
    icon="shadow-grasp",
    mark="livret",
)
Creature(
    "archidemon-enchaine",
    "Archidémon Enchaîné",
    "Chained Archdemon",
    3,
    12,
    DEMON,
    worth(-4, Hand(0, 0)),
    icon="daemon-skull",
)
Creature(
    "titan-d-horlogerie",
    "Titan d'Horlogerie",
    "Clockwork Titan",
    3,
    10,
    AUTOMATON,
    worth(3, Slowest(fastest=True)),
    icon="mechanical-arm",
)

# ---------------------------------------------------------------------- events

EventFace("tresor", "Trésor", "Treasure", 1, Draw(2), icon="chest", mark="livret")
EventFace("auberge", "Auberge", "Inn", 1, Recruit(), icon="tavern-sign", mark="publie")
EventFace(
    "colporteur-de-visages",
    "Colporteur de Visages",
    "Pedlar of Faces",
    1,
    PickCharacter(ME),
    ExchangeCharacters(with_discard=True),
    icon="duality-mask",
)
EventFace("pont-rompu", "Pont Rompu", "Broken Bridge", 1, Roll(5), SendAway(), icon="stone-bridge")
EventFace(
    "percepteur-imperial",
    "Percepteur Impérial",
    "Imperial Tax Collector",
    1,
    DiscardRandom(1, LEADER),
    Draw(1, SLOWEST),
    icon="two-coins",
)
EventFace(
    "vent-de-sable",
    "Vent de Sable",
    "Sandstorm",
    2,
    OneOf(DiscardRandom(1, ME), Bonus(speed=-3, span=NEXT_TURN)),
    icon="dust-cloud",
)
EventFace(
    "piege-a-loups", "Piège à Loups", "Wolf Trap", 2, PickCharacter(ME, awake=True), Immobilise(), icon="wolf-trap"
)
EventFace(
    "faille-du-temps",
    "Faille du Temps",
    "Rift in Time",
    2,
    Draw(1),
    OneOf(SendAway(), LoseNextTurn()),
    icon="time-trap",
)
EventFace(
    "sanctuaire-oublie",
    "Sanctuaire Oublié",
    "Forgotten Shrine",
    2,
    Draw(1),
    If(Has(skill=MAGIC)),
    Draw(1),
    icon="crystal-shrine",
)
EventFace(
    "appel-de-l-orbe",
    "Appel de l'Orbe",
    "Call of the Orb",
    3,
    PickCharacter(ME, spare_last=True),
    Kill(),
    Draw(3),
    icon="orb-direction",
)
EventFace("etoile-tombee", "Étoile Tombée", "Fallen Star", 3, OneOf(Draw(3), Recruit()), icon="falling-star")
