"""Ordre Gris (the Grey Order: legions, artillery, mercenaries).

Length: one place a card, some forty cards a faction.
"""

from __future__ import annotations

from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.games.arackhan import changes, moving
from ludotheque.games.arackhan.actions import (
    Action,
    Deploy,
    Exchange,
    Pair,
    Pick,
    Question,
    Shift,
    Who,
    deactivate,
    discard,
    reactivate,
    source_of,
)
from ludotheque.games.arackhan.attributes import (
    DISTANCE,
    FURTIF,
    INITIATIVE,
    MOUVEMENT,
    NUEE,
    OMNIFRAPPE,
    PERFORATION,
    VOL,
)
from ludotheque.games.arackhan.battle import Battle
from ludotheque.games.arackhan.faces import ACTIVATION, CREATURE, ROUND, Faction
from ludotheque.games.arackhan.mat import NEIGHBOURS
from ludotheque.games.arackhan.modes import switches
from ludotheque.games.arackhan.modifiers import ALLY, ANY, ENEMY, FIELD, NEAR, SELF, STATS, Modifier, lasting
from ludotheque.games.arackhan.say import (
    ALLIES,
    Against,
    CannotAttack,
    Group,
    Guarded,
    OnlyBy,
    OnlyTargets,
    OnlyWith,
    gives,
    grants,
    immune,
    legion,
    marked,
    touching,
)
from ludotheque.games.arackhan.sheets import Sheet, Sheets, look, neighbours

card = Faction("ordre-gris")

# ---------------------------------------------------------------------- words of these cards

ALL_LEGION_VI = Group(FIELD, ALLY, family="Légion VI")
ALL_AROUND = Group(NEAR, ANY)


def token_up(pos: Battle, sheets: Sheets, source: Sheet) -> bool:
    return bool(pos.awake[source.card])


def swift(sheet: Sheet) -> bool:
    """A creature with Vol or Mouvement."""
    return sheet.type == CREATURE and sheet.has(VOL | MOUVEMENT)


def alone_or_led(me: Sheet, group: list[Sheet]) -> bool:
    """Alone, or a mercenary in a group with an ally who leads mercenaries."""
    if len(group) == 1:
        return True
    return "Mercenaires" in me.families and any(
        "leads-mercenaries" in one.marks and one.side == me.side for one in group
    )


def sacrifice_and_copy(pos: Battle, frame: Frame, victim: int, model: int) -> None:
    changes.become(pos, frame.source, model, frame.source, frame.seat, changes.FOR_ROUND)
    changes.destroy(pos, victim, "AW-161")


CONVOY = lasting("convoi-fortifie", Modifier(STATS, SELF, attack=1, fr="A +1 en Attaque.", en="Has +1 Attack."))


def embolden(pos: Battle, frame: Frame, moved: int) -> None:
    changes.last(pos, "mod", moved, frame.source, frame.seat, changes.FOR_ROUND, CONVOY)


def among_allies(pos: Battle, sheets: Sheets, mover: Sheet, at: int) -> bool:
    """A slot that touches an allied card and no enemy card."""
    around = [one for one in neighbours(pos, sheets, at) if one is not mover]
    return bool(around) and all(one.side == mover.side for one in around)


def behind_the_legion(pos: Battle, acting: Sheet, at: int) -> bool:
    """A slot that touches an allied creature of Légion VI and no enemy card."""
    around = neighbours(pos, look(pos), at)
    return all(one.side == acting.side for one in around) and any(
        one.type == CREATURE and "Légion VI" in one.families for one in around
    )


class March(Question):
    """The acting card takes one step; then any allied creatures of a family take the same step, each once."""

    __slots__ = ("family",)
    kind = "shift"
    verbs = ("shift", "done")

    def __init__(self, family: str) -> None:
        super().__init__()
        self.family = family

    def found(self, pos: Battle, seat: Seat, source: Copy, chosen: list[int]) -> list[Move]:
        """`chosen` begins with the slots that the first step left and reached."""
        if switches.on(pos, "no-moves"):
            return []  # AW-375
        acting = source_of(pos, seat, source)
        if not chosen:
            free = moving.landings(pos, source)
            return [("shift", source, at) for at in NEIGHBOURS[acting.at] if at in free]
        step = chosen[1] - chosen[0]
        moves: list[Move] = []
        for one in Who(ALLY, families=(self.family,)).among(pos, acting):
            at = one.at + step
            if one.card not in chosen[2:] and at in NEIGHBOURS[one.at] and at in moving.landings(pos, one.card):
                moves.append(("shift", one.card, at))
        return moves

    def may_stop(self, frame: Frame) -> bool:
        return bool(frame.chosen)

    def answer(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> None:
        if move[0] == "done":
            return
        if frame.chosen:
            frame.chosen.append(move[1])
        else:
            frame.chosen += [pos.at[move[1]], move[2]]
        changes.move(pos, move[1], move[2], "AW-178")
        frame.pc -= 1


# ---------------------------------------------------------------------- the cards

card.creature(
    "archer",
    "Archer",
    "Archer",
    5,
    1,
    1,
    has=((DISTANCE, 2),),
    family="Légion IV",
    icon="bowman",
    skills=(gives(legion("IV"), attack=1),),
)
card.creature(
    "assassin",
    "Assassin",
    "Assassin",
    8,
    2,
    1,
    cost=13,
    has=(INITIATIVE,),
    limit=3,
    icon="stiletto",
    action=Action(
        Exchange(None, Who(ALLY, most=4)),
        once=True,
        again=True,
        fr=(
            "Une fois par round, l'Assassin échange sa place avec une créature alliée de valeur 4 ou moins, à "
            "n'importe quelle distance. Il redevient actif."
        ),
        en=(
            "Once a round, the Assassin changes places with an allied creature of value 4 or less, at any "
            "distance. It is active again."
        ),
    ),
)
card.creature(
    "baliste",
    "Baliste",
    "Ballista",
    5,
    1,
    1,
    has=((DISTANCE, 3),),
    family="Artillerie",
    mark="livret",
    icon="ballista",
)
card.creature(
    "catanolithe",
    "Catanolithe",
    "Catanolith",
    10,
    3,
    1,
    cost=15,
    has=((DISTANCE, 3),),
    family="Artillerie",
    icon="trebuchet",
    skills=(
        immune(
            when=token_up,
            fr="Tant que son pion est sur sa face active, cette carte est immunisée contre les sorts ennemis.",
            en="While its token shows its active side, this card is immune to enemy spells.",
        ),
    ),
    weaknesses=(
        OnlyTargets(
            lambda pos, me, target: not touching(pos, me, target),
            rule="AW-402",
            fr="Elle ne peut pas attaquer une carte qui lui est adjacente.",
            en="It cannot attack a card adjacent to it.",
        ),
    ),
)
card.creature(
    "catapulte",
    "Catapulte",
    "Catapult",
    6,
    2,
    1,
    cost=8,
    has=((DISTANCE, 3),),
    family="Artillerie",
    icon="catapult",
)
card.creature(
    "cavalier-gris",
    "Cavalier Gris",
    "Grey Horseman",
    7,
    2,
    2,
    cost=9,
    has=((MOUVEMENT, 2),),
    mark="livret",
    icon="cavalry",
)
card.creature(
    "champion",
    "Champion",
    "Champion",
    8,
    2,
    2,
    family="Légion VI",
    limit=4,
    mark="livret",
    icon="champions",
    skills=(gives(legion("VI"), attack=1, defense=1),),
)
card.creature(
    "chasseur-de-dragons",
    "Chasseur de Dragons",
    "Dragon Slayer",
    10,
    1,
    2,
    cost=13,
    has=((DISTANCE, 3),),
    mark="livret",
    icon="spear-hook",
    skills=(
        Against(
            2,
            lambda me, target: swift(target),
            fr="A +2 en Attaque contre une créature ayant Vol ou Mouvement.",
            en="Has +2 Attack against a creature with Flight or Movement.",
        ),
        marked(
            "trophies",
            fr=(
                "Une telle créature ennemie qu'il détruit, seul ou en groupe, est glissée sous lui au lieu d'être "
                "défaussée. En fin de partie, la valeur des cartes sous lui s'ajoute à votre score ; s'il quitte le "
                "champ de bataille, elles vont dans la défausse de leur propriétaire."
            ),
            en=(
                "Such an enemy creature that it destroys, alone or in a group, is kept under it instead of being "
                "discarded. At the end of the game, the value of the cards under it is added to your score; if it "
                "leaves the battlefield, they go to their owner's discard pile."
            ),
        ),
    ),
)
card.creature(
    "chevalier-gris",
    "Chevalier Gris",
    "Grey Knight",
    9,
    2,
    2,
    cost=15,
    has=((MOUVEMENT, 2),),
    family="Légion VI",
    limit=4,
    icon="mounted-knight",
    skills=(immune(),),
)
card.creature(
    "disque-du-tomour",
    "Disque du Tomour",
    "Tomur Disc",
    1,
    1,
    0,
    cost=15,
    has=(
        FURTIF,
        VOL,
    ),
    legendary=True,
    mark="livret",
    icon="disc",
    action=Action(
        Pick(Who(ENEMY, active=True), deactivate),
        fr="Désactivez une créature ennemie active du champ de bataille.",
        en="Deactivate an active enemy creature on the battlefield.",
    ),
)
card.creature(
    "fanatique",
    "Fanatique",
    "Fanatic",
    4,
    2,
    0,
    has=(INITIATIVE,),
    icon="enrage",
)
card.creature(
    "fantassin",
    "Fantassin",
    "Infantryman",
    3,
    1,
    1,
    family="Légion VI",
    mark="livret",
    icon="roman-shield",
    skills=(gives(legion("VI"), attack=1),),
)
card.creature(
    "gueux-des-champs",
    "Gueux des Champs",
    "Angry Peasant",
    2,
    0,
    1,
    has=(NUEE,),
    family="Gueux",
    icon="pitchfork",
)
card.creature(
    "heros-de-la-bataille-de-nerz",
    "Héros de la Bataille de Nerz",
    "Hero of the Battle of Nerz",
    10,
    2,
    3,
    cost=12,
    mark="livret",
    icon="medal",
    skills=(gives(ALLIES, defense=1),),
)
card.creature(
    "l-armurier",
    "L'Armurier",
    "Armorer",
    7,
    1,
    1,
    icon="chest-armor",
    skills=(gives(ALLIES, attack=1, defense=1),),
)
card.creature(
    "le-senechal",
    "Le Sénéchal",
    "The Seneschal",
    14,
    4,
    2,
    cost=16,
    has=(OMNIFRAPPE,),
    legendary=True,
    mark="livret",
    icon="throne-king",
)
card.creature(
    "mercenaire-aguerri",
    "Mercenaire Aguerri",
    "Senior Mercenary",
    4,
    2,
    1,
    family="Mercenaires",
    icon="bandit",
    skills=(
        marked(
            "leads-mercenaries",
            fr=(
                "Une créature alliée de la famille Mercenaires qui doit attaquer seule peut rejoindre une attaque "
                "groupée à laquelle cette carte participe."
            ),
            en=(
                "An allied creature of the Mercenaires family that must attack alone may join a group attack in "
                "which this card takes part."
            ),
        ),
    ),
)
card.creature(
    "mercenaire-des-neiges",
    "Mercenaire des Neiges",
    "White Plains Mercenary",
    4,
    2,
    3,
    family="Mercenaires",
    icon="winter-hat",
    weaknesses=(
        OnlyWith(
            alone_or_led,
            fr="Attaque toujours seul, jamais en attaque groupée.",
            en="Always attacks alone, never in a group attack.",
        ),
    ),
)
card.creature(
    "missionnaire-gris",
    "Missionnaire Gris",
    "Grey Missionary",
    8,
    2,
    2,
    family="Légion VI",
    mark="livret",
    icon="holy-symbol",
    skills=(immune(), immune(legion("VI"))),
)
card.creature(
    "nemesio-ordre-gris",
    "Némésio",
    "Nemesio",
    2,
    0,
    1,
    cost=9,
    has=((MOUVEMENT, 2),),
    legendary=True,
    mark="livret",
    icon="duality-mask",
    action=Action(
        Pair(Who(ALLY, fewest=3), Who(), sacrifice_and_copy),
        once=True,
        again=True,
        fr=(
            "Une fois par round, détruisez une autre créature alliée de valeur 3 ou plus et choisissez une autre "
            "créature du champ de bataille : jusqu'à la fin du round, Némésio a toutes les caractéristiques de "
            "celle-ci au lieu des siennes. Il redevient actif."
        ),
        en=(
            "Once a round, destroy another allied creature of value 3 or more and choose another creature on the "
            "battlefield: until the end of the round, Nemesio has all its characteristics instead of his own. He "
            "is active again."
        ),
    ),
)
card.creature(
    "phalange",
    "Phalange",
    "Phalanx",
    3,
    1,
    1,
    family="Légion VI",
    mark="livret",
    icon="spartan-helmet",
    skills=(gives(legion("VI"), defense=1),),
)
card.creature(
    "porte-etendard",
    "Porte-Étendard",
    "Standard Bearer",
    7,
    1,
    1,
    family="Légion VI",
    icon="vertical-banner",
    action=Action(
        March("Légion VI"),
        fr=(
            "Déplacez le Porte-Étendard d'exactement 1 emplacement. Puis déplacez autant de créatures alliées de "
            "la famille Légion VI que vous voulez, l'une après l'autre, chacune une fois et d'exactement 1 "
            "emplacement dans la même direction."
        ),
        en=(
            "Move the Standard Bearer by exactly 1 slot. Then move any number of allied creatures of the Légion "
            "VI family, one after the other, each once and by exactly 1 slot in the same direction."
        ),
    ),
)
card.creature(
    "pretre-gris",
    "Prêtre Gris",
    "Grey Priest",
    8,
    1,
    1,
    family="Légion VI",
    icon="monk-face",
    skills=(immune(), grants(legion("VI"), INITIATIVE)),
)
card.creature(
    "soldat-ivre",
    "Soldat Ivre",
    "Drunk Knight",
    1,
    1,
    1,
    mark="livret",
    icon="beer-stein",
    weaknesses=(
        OnlyTargets(
            lambda pos, me, target: target.value % 2 == 0,
            rule="AW-386",
            fr="Ne peut attaquer que des cartes dont la valeur est un nombre pair.",
            en="May attack only cards whose value is an even number.",
        ),
    ),
)
card.creature(
    "soldat-sobre",
    "Soldat Sobre",
    "Sober Knight",
    2,
    1,
    1,
    icon="coffee-cup",
)
card.creature(
    "titan",
    "Titan",
    "Titan",
    13,
    3,
    3,
    cost=16,
    family="Légion VI",
    limit=4,
    mark="livret",
    icon="giant",
    skills=(gives(legion("VI"), attack=1, defense=1),),
)
card.creature(
    "tourelle-d-attaque",
    "Tourelle d'Attaque",
    "Siege Tower",
    10,
    4,
    1,
    has=(PERFORATION,),
    mark="livret",
    icon="siege-tower",
)
card.place(
    "fort-avalon",
    "Fort Avalon",
    "Avalon Fortress",
    10,
    4,
    legendary=True,
    mark="livret",
    icon="castle",
    skills=(gives(ALLIES, attack=1, defense=1),),
)
card.place(
    "maitres-d-arackhan",
    "Maîtres d'AracKhan",
    "Masters of AracKhan",
    10,
    4,
    legendary=True,
    icon="round-table",
    skills=(
        gives(ALLIES, defense=1),
        marked(
            "hostages",
            fr=(
                "En fin de partie, ajoutez à votre score la valeur de chaque créature ennemie adjacente à ce lieu ou "
                "à une créature alliée qui lui est adjacente ; chacune ne compte qu'une fois."
            ),
            en=(
                "At the end of the game, add to your score the value of every enemy creature adjacent to this place "
                "or to an allied creature adjacent to it; each counts once."
            ),
        ),
    ),
    weaknesses=(
        marked(
            "not-last-round",
            fr="Ne peut pas être posé pendant le dernier round.",
            en="Cannot be placed in the last round.",
        ),
    ),
)
card.place(
    "monolithe-d-acier-fantome",
    "Monolithe d'Acier Fantôme",
    "Ghost Metal Monolith",
    10,
    4,
    legendary=True,
    icon="obelisk",
    skills=(
        immune(ALLIES),
        Guarded(
            2,
            lambda me, group: any(swift(one) for one in group),
            ALLIES,
            fr=("Elles ont +2 en Défense contre une attaque à laquelle participe une créature ayant Vol ou Mouvement."),
            en="They have +2 Defense against an attack in which a creature with Flight or Movement takes part.",
        ),
        marked(
            "culls",
            fr=(
                "À la fin du round, les créatures adjacentes, alliées ou ennemies, de valeur 5 ou moins et ayant Vol "
                "sont détruites."
            ),
            en=(
                "At the end of the round, adjacent creatures of value 5 or less with Flight, allied or enemy, are "
                "destroyed."
            ),
        ),
    ),
)
card.spell(
    "cheval-d-avalon",
    "Cheval d'Avalon",
    "Horse of Avalon",
    7,
    ACTIVATION,
    limit=2,
    mark="livret",
    icon="horse-head",
    action=Action(
        Deploy(before=discard),
        fr="Défaussez ce sort et posez à sa place une créature de votre main. Elle arrive active.",
        en="Discard this spell and put a creature from your hand in its place. It enters active.",
    ),
)
card.spell(
    "convoi-fortifie",
    "Convoi Fortifié",
    "Armoured Convoy",
    3,
    ROUND,
    astral=True,
    icon="old-wagon",
    action=Action(
        Shift(Who(ALLY), 3, then=embolden),
        once=True,
        fr=(
            "Une seule fois, déplacez une créature alliée de 3 emplacements au plus. Elle a +1 en Attaque "
            "jusqu'à la fin du round."
        ),
        en="Once only, move an allied creature by up to 3 slots. It has +1 Attack until the end of the round.",
    ),
)
card.spell(
    "en-permission",
    "En Permission",
    "On Leave",
    2,
    ACTIVATION,
    has=(INITIATIVE,),
    astral=True,
    icon="bed",
    action=Action(
        Shift(Who(ALLY), landing=among_allies, then=deactivate),
        fr=(
            "Déplacez une créature alliée, sans limite de distance, vers un emplacement libre adjacent à une "
            "autre carte alliée et à aucune carte ennemie, puis désactivez-la."
        ),
        en=(
            "Move an allied creature, over any distance, to a free slot adjacent to another allied card and to no "
            "enemy card, then deactivate it."
        ),
    ),
)
card.spell(
    "explosion-d-yhdil",
    "Explosion d'Yhdil",
    "Yhdil Blast",
    4,
    ACTIVATION,
    attack=3,
    has=(OMNIFRAPPE,),
    icon="bright-explosion",
)
card.spell(
    "force-et-honneur",
    "Force et Honneur",
    "Warcry",
    2,
    ROUND,
    astral=True,
    mark="livret",
    icon="rally-the-troops",
    skills=(gives(ALL_LEGION_VI, attack=1),),
)
card.spell(
    "l-eveil-de-l-ordre-gris",
    "L'Éveil de l'Ordre Gris",
    "The Grey Order Rises",
    8,
    ACTIVATION,
    legendary=True,
    astral=True,
    mark="livret",
    icon="trumpet",
    action=Action(
        Pick(Who(ALLY, turned=True), reactivate, times=0),
        fr=(
            "Choisissez autant de créatures alliées désactivées que vous voulez et remettez leur pion sur sa "
            "face active."
        ),
        en="Choose any number of deactivated allied creatures and turn their token back to its active side.",
    ),
)
card.spell(
    "levee-de-boucliers",
    "Levée de Boucliers",
    "Shield Wall",
    2,
    ROUND,
    astral=True,
    mark="livret",
    icon="shield-echoes",
    skills=(
        gives(ALL_LEGION_VI, defense=2),
        CannotAttack(ALL_LEGION_VI, fr="Elles ne peuvent pas attaquer.", en="They cannot attack."),
    ),
)
card.spell(
    "ordre-de-marche",
    "Ordre de Marche",
    "Marching Order",
    6,
    ACTIVATION,
    astral=True,
    icon="boots",
    action=Action(
        Shift(Who(ALLY, families=("Légion VI",)), 2, times=0),
        fr=(
            "Déplacez autant de créatures alliées de la famille Légion VI que vous voulez, l'une après l'autre, "
            "chacune une fois et de 2 emplacements au plus."
        ),
        en=(
            "Move any number of allied creatures of the Légion VI family, one after the other, each once and by "
            "up to 2 slots."
        ),
    ),
)
card.spell(
    "renforts",
    "Renforts",
    "Backup",
    9,
    ACTIVATION,
    astral=True,
    icon="backup",
    action=Action(
        Deploy(lambda face: face.family == "Légion VI" and face.value <= 8, landing=behind_the_legion, times=2),
        fr=(
            "Posez une ou deux créatures de la famille Légion VI de valeur 8 ou moins de votre main, l'une après "
            "l'autre, sur un emplacement libre adjacent à une créature alliée de cette famille et à aucune carte "
            "ennemie. Elles arrivent actives."
        ),
        en=(
            "Place one or two creatures of the Légion VI family of value 8 or less from your hand, one after the "
            "other, on a free slot adjacent to an allied creature of that family and to no enemy card. They "
            "enter active."
        ),
    ),
)
card.spell(
    "treve",
    "Trêve",
    "Truce",
    4,
    ROUND,
    limit=2,
    mark="livret",
    icon="peace-dove",
    skills=(
        CannotAttack(
            ALL_AROUND,
            fr="Les créatures adjacentes, alliées ou ennemies, ne peuvent pas attaquer.",
            en="Adjacent creatures, allied or enemy, cannot attack.",
        ),
        OnlyBy(
            lambda pos, me, attacker: False,
            ALL_AROUND,
            fr="Elles ne peuvent pas être attaquées, même par un sort.",
            en="They cannot be attacked, not even by a spell.",
        ),
    ),
)
