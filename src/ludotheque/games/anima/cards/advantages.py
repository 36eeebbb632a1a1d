"""The thirty-five advantages: twenty Skills (seven Magic, seven Ki, six Trickery) and fifteen Plots."""

from __future__ import annotations

from ludotheque.games.anima.faces import (
    BEATEN,
    BY_COMBAT,
    BY_SPEED,
    CHARACTER,
    COMBAT,
    DEATHLESS,
    DECLARED,
    EXPLORED,
    EXTRA,
    KI,
    LAST,
    MAGIC,
    PLAYED,
    PLOT,
    ROLLED,
    TRICKERY,
    UNASSAILABLE,
    UNROBBED,
    Ability,
    AdvantageFace,
    Mod,
)
from ludotheque.games.anima.filters import (
    Against,
    AgainstFoe,
    AgainstTeam,
    Attacking,
    Mine,
    OfAnother,
    Outnumbered,
    Slowest,
    TeamSize,
    TradeZone,
)
from ludotheque.games.anima.gaia import EXPLORATION, FOR_TURN, INTERACTION, MOVEMENT, RESET
from ludotheque.games.anima.verbs import (
    HERE,
    IT,
    LEADER,
    ME,
    OPPONENT,
    OTHERS,
    SUBJECT,
    Bonus,
    Cancel,
    ChangeDie,
    DiscardRandom,
    Draw,
    ExtraEncounter,
    GoThere,
    If,
    Immobilise,
    LookAt,
    May,
    Order,
    PickCharacter,
    PickDiscarded,
    PickPlayer,
    PickZone,
    Protect,
    Redirect,
    RerollExploration,
    RerollFight,
    Rest,
    Roll,
    StayInPlay,
    Steal,
    SwapDice,
    TakeCharacter,
    TakeDiscarded,
    Tap,
    Untap,
)

# ---------------------------------------------------------------------- Magic

AdvantageFace(
    "sort-de-sommeil",
    "Sort de Sommeil",
    "Sleep Spell",
    MAGIC,
    (Ability(COMBAT, PickCharacter(OPPONENT, awake=True), Immobilise(), needs=[AgainstTeam()]),),
    icon="sleepy",
    mark="livret",
)
AdvantageFace("lance-de-feu", "Lance de Feu", "Spear of Fire", MAGIC, (Ability(COMBAT, Bonus(3)),), icon="spears")
AdvantageFace(
    "chaines-de-lumiere",
    "Chaînes de Lumière",
    "Chains of Light",
    MAGIC,
    (Ability(COMBAT, Bonus(4), needs=[Against("tenebres", "demon")]),),
    icon="sun-radiations",
)
AdvantageFace(
    "berceuse",
    "Berceuse",
    "Lullaby",
    MAGIC,
    (Ability(COMBAT, Roll(4), Bonus(-5, who=OPPONENT), needs=[AgainstFoe()]),),
    icon="musical-notes",
)
AdvantageFace(
    "sablier-renverse",
    "Sablier Renversé",
    "Turned Hourglass",
    MAGIC,
    (Ability(ROLLED, RerollFight(mine=True)),),
    icon="hourglass",
)
AdvantageFace(
    "rappel-des-ames",
    "Rappel des Âmes",
    "Recall of Souls",
    MAGIC,
    (Ability(RESET, PickDiscarded(CHARACTER), TakeDiscarded(CHARACTER)),),
    icon="soul-vessel",
)
AdvantageFace(
    "miroir-d-argent", "Miroir d'Argent", "Silver Mirror", MAGIC, (Ability(PLAYED, Cancel()),), icon="mirror-mirror"
)

# ---------------------------------------------------------------------- Ki

AdvantageFace(
    "frappe-solitaire",
    "Frappe Solitaire",
    "Lone Strike",
    KI,
    (Ability(COMBAT, Bonus(2), If(TeamSize(1, 2)), Bonus(2)),),
    icon="punch",
)
AdvantageFace(
    "garde-de-pierre",
    "Garde de Pierre",
    "Stone Guard",
    KI,
    (Ability(COMBAT, Bonus(1), Protect(DEATHLESS)),),
    icon="stone-wall",
)
AdvantageFace(
    "pas-du-vent",
    "Pas du Vent",
    "Step of the Wind",
    KI,
    (Ability(RESET, Bonus(speed=4, span=FOR_TURN)),),
    icon="wingfoot",
)
AdvantageFace(
    "cri-du-tigre",
    "Cri du Tigre",
    "Cry of the Tiger",
    KI,
    (Ability(COMBAT, Bonus(3), PickCharacter(OPPONENT, untapped=True), Tap(), needs=[AgainstTeam()]),),
    icon="tiger-head",
)
AdvantageFace(
    "oeil-du-cyclone",
    "Œil du Cyclone",
    "Eye of the Storm",
    KI,
    (Ability(COMBAT, Bonus(2), If(Slowest()), Bonus(2)),),
    icon="tornado",
)
AdvantageFace("second-elan", "Second Élan", "Second Wind", KI, (Ability(ROLLED, ChangeDie(2)),), icon="sprint")
AdvantageFace(
    "souffle-retrouve",
    "Souffle Retrouvé",
    "Recovered Breath",
    KI,
    (Ability(COMBAT, Bonus(1), PickCharacter(ME, tapped=True), Untap()),),
    icon="inner-self",
)

# ---------------------------------------------------------------------- Trickery

AdvantageFace(
    "ombre-contre-ombre",
    "Ombre contre Ombre",
    "Shadow Against Shadow",
    TRICKERY,
    (Ability(ROLLED, SwapDice()),),
    icon="shadow-follower",
)
AdvantageFace(
    "mauvaise-direction",
    "Mauvaise Direction",
    "Wrong Way",
    TRICKERY,
    (Ability(DECLARED, PickZone(), Redirect()),),
    icon="direction-signs",
    mark="livret",
)
AdvantageFace(
    "main-baladeuse",
    "Main Baladeuse",
    "Wandering Hand",
    TRICKERY,
    (Ability(INTERACTION, PickPlayer(HERE, with_cards=True), Steal()),),
    icon="snatch",
)
AdvantageFace(
    "faux-messager",
    "Faux Messager",
    "False Messenger",
    TRICKERY,
    (Ability(RESET, PickPlayer(OTHERS), Order(first=True, who=IT)),),
    icon="envelope",
)
AdvantageFace(
    "des-pipes", "Dés Pipés", "Loaded Dice", TRICKERY, (Ability(EXPLORED, RerollExploration()),), icon="rolling-dices"
)
AdvantageFace(
    "chantage",
    "Chantage",
    "Blackmail",
    TRICKERY,
    (Ability(INTERACTION, Steal(2, LEADER)),),
    icon="puppet",
)

# ---------------------------------------------------------------------- organisations: two rival pairs and one of its own (AN-D09)

AdvantageFace(
    "soleil-noir",
    "Soleil Noir",
    "Black Sun",
    PLOT,
    (
        Ability(RESET, StayInPlay()),
        Ability(INTERACTION, Roll(4), PickPlayer(HERE, with_cards=True), Steal()),
    ),
    [Mod(UNROBBED), Mod(BY_SPEED, -2)],  # AN-C26: nothing in a fight
    organisation=True,
    rivals=("lames-blanches",),
    icon="eclipse",
    mark="livret",
)
AdvantageFace(
    "lames-blanches",
    "Lames Blanches",
    "White Blades",
    PLOT,
    (Ability(RESET, StayInPlay()),),
    [Mod(BY_COMBAT, 2, Against("tenebres", "demon")), Mod(BY_COMBAT, -2, Attacking())],
    organisation=True,
    rivals=("soleil-noir",),
    icon="templar-eye",
)
AdvantageFace(
    "horloge-sans-heures",
    "L'Horloge Sans Heures",
    "The Clock Without Hours",
    PLOT,
    (Ability(RESET, StayInPlay()), Ability(EXPLORATION, Draw(1))),
    [Mod(LAST)],
    organisation=True,
    rivals=("cercle-d-ambre",),
    icon="pocket-watch",
)
AdvantageFace(
    "cercle-d-ambre",
    "Le Cercle d'Ambre",
    "The Amber Circle",
    PLOT,
    (Ability(RESET, StayInPlay()),),
    [Mod(BY_SPEED, 4), Mod(EXTRA, 1)],
    organisation=True,
    rivals=("horloge-sans-heures",),
    icon="amber-mosquito",
)
AdvantageFace(
    "derniere-tournee",
    "La Dernière Tournée",
    "The Last Round",
    PLOT,
    (Ability(RESET, StayInPlay()),),
    [Mod(UNASSAILABLE), Mod(BY_COMBAT, -1, AgainstFoe())],
    organisation=True,
    icon="beer-stein",
)

# ---------------------------------------------------------------------- Plots that stay in play

AdvantageFace(
    "objet-magique",
    "Objet Magique",
    "Magic Item",
    PLOT,
    (Ability(RESET, StayInPlay()),),
    [Mod(BY_COMBAT, 1, AgainstFoe())],
    stays=True,
    icon="gem-pendant",
    mark="livret",
)
AdvantageFace(
    "pacte-d-auberge",
    "Pacte d'Auberge",
    "Inn Pact",
    PLOT,
    (Ability(RESET, StayInPlay()),),
    [Mod(UNASSAILABLE, 1, TradeZone()), Mod(BY_SPEED, 1)],
    stays=True,
    icon="shaking-hands",
)
AdvantageFace(
    "talisman-fele",
    "Talisman Fêlé",
    "Cracked Talisman",
    PLOT,
    (Ability(RESET, StayInPlay()),),
    [Mod(DEATHLESS, 1, TeamSize(1, 2))],
    stays=True,
    icon="heart-necklace",
)

# ---------------------------------------------------------------------- Plots of one phase

AdvantageFace(
    "voyage-en-zeppelin",
    "Voyage en Zeppelin",
    "Zeppelin Journey",
    PLOT,
    (Ability(MOVEMENT, PickZone(), GoThere()),),
    icon="zeppelin",
    mark="livret",
)
AdvantageFace(
    "trahison",
    "Trahison",
    "Betrayal",
    PLOT,
    (Ability(INTERACTION, PickCharacter(HERE, spare_last=True), TakeCharacter()),),
    icon="backstab",
    mark="publie",
)
AdvantageFace("rumeurs", "Rumeurs", "Rumours", PLOT, (Ability(RESET, DiscardRandom(2, LEADER)),), icon="conversation")
AdvantageFace(
    "eclaireurs",
    "Éclaireurs",
    "Scouts",
    PLOT,
    (Ability(EXPLORATION, LookAt("encounters", 2), May(), ExtraEncounter(-1)),),
    icon="binoculars",
)

# ---------------------------------------------------------------------- Plots of Combat and Interruption

AdvantageFace(
    "renfort-inattendu",
    "Renfort Inattendu",
    "Unexpected Help",
    PLOT,
    (Ability(COMBAT, Bonus(2), If(Outnumbered()), Bonus(2)),),
    icon="rally-the-troops",
)
AdvantageFace(
    "repli-en-bon-ordre",
    "Repli en Bon Ordre",
    "Orderly Retreat",
    PLOT,
    (Ability(BEATEN, Rest(), Draw(1), needs=[Mine()]),),
    icon="return-arrow",
)
AdvantageFace(
    "appeau-a-monstres",
    "Appeau à Monstres",
    "Monster Call",
    PLOT,
    (Ability(EXPLORED, ExtraEncounter(1, SUBJECT), needs=[OfAnother()]),),
    icon="hunting-horn",
)
