"""House Sanctum.

Length: one place a card, some fifty cards a house.
"""

from __future__ import annotations

from ludotheque.engine.position import Frame
from ludotheque.games.keyforge import changes, memory, verbs
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge.duel import HOUSES, Duel
from ludotheque.games.keyforge.faces import PLAY
from ludotheque.games.keyforge.filters import ARTIFACT, CREATURE, ENEMY, FRIENDLY
from ludotheque.games.keyforge.keywords import ELUSIVE, HAZARDOUS, TAUNT
from ludotheque.games.keyforge.queries import belongs, creatures, in_play, neighbours
from ludotheque.games.keyforge.say import (
    ABOUT,
    DONE,
    IT,
    OPPONENT,
    THIS,
    Condition,
    Number,
    Step,
    Target,
    Watch,
    action,
    archive,
    armor_bonus,
    artifact,
    both,
    capture,
    choose,
    choose_house,
    creature,
    deal,
    destroy,
    do,
    draw,
    each,
    fight_with,
    forbids,
    forge,
    gain,
    gets,
    grant,
    heal,
    heal_fully,
    if_,
    if_of_use,
    if_you_wish,
    lasting,
    least_powerful,
    may,
    may_use,
    one,
    one_of,
    opponent_has,
    per_this_way,
    power_bonus,
    purge,
    ready,
    repeat_while,
    sacrifice,
    slays,
    stun,
    then,
    times,
    to_hand,
    unstun,
    upgrade,
    upgraded,
    usable,
    use,
    watching,
)

SANCTUM = HOUSES.index("sanctum")
KNIGHT = CREATURE.trait("chevalier").friendly()
HORSEMAN = CREATURE.trait("cavalier")

#: Shared by the cards that shield a whole side for a turn.
NO_DAMAGE = mod.lasting(
    "no-damage/friendly",
    mod.Modifier(
        mod.NO_DAMAGE,
        filter=FRIENDLY,
        fr="aucune créature alliée ne peut subir de dégâts",
        en="friendly creatures cannot be dealt damage",
    ),
)


def _of_the_named_house(pos: Duel, frame: Frame) -> None:
    house = verbs.recall(frame, memory.HOUSE)
    frame.chosen = [card for card in creatures(pos) if belongs(pos, card, house)]


class ChooseNeighbour(verbs.Choose):
    """A neighbour of the creature chosen before is added to it."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(CREATURE.neighbour(), keep=True)

    def _open(self, pos: Duel, frame: Frame) -> list[int]:
        memo = memory.remembered(frame)
        taken = frame.chosen + memo[memory.BEFORE]
        return [card for first in memo[memory.BEFORE] for card in neighbours(pos, first) if card not in taken]


action(
    "begone",
    "Vade Retro !",
    "Begone!",
    212,
    "sanctum",
    "rare",
    icon="holy-water",
    play=[one_of(destroy(each(CREATURE.of_house("dis"))), gain(1))],
)
action(
    "blinding-light",
    "Lumière Aveuglante",
    "Blinding Light",
    213,
    "sanctum",
    "commune",
    bonus=1,
    icon="sunbeams",
    play=[
        choose_house(),
        stun(Target([verbs.Do(_of_the_named_house)], "chaque créature de cette Maison", "each creature of that house")),
    ],
)
action(
    "charge",
    "Chargez !",
    "Charge!",
    214,
    "sanctum",
    "rare",
    bonus=1,
    icon="cavalry",
    play=[
        lasting(
            mod.lasting(
                "charge",
                grant(
                    PLAY,
                    [deal(2, one(ENEMY))],
                    CREATURE,
                    "charge/granted",
                    ("chaque créature que vous jouez", "each creature you play"),
                ),
            )
        )
    ],
)
action(
    "cleansing-wave",
    "Vague Purificatrice",
    "Cleansing Wave",
    215,
    "sanctum",
    "commune",
    icon="water-splash",
    play=[
        heal(1, each(CREATURE)),
        gain(per_this_way("pour chaque créature ainsi soignée", "for each creature healed this way")),
    ],
)
action(
    "clear-mind",
    "Esprit Clair",
    "Clear Mind",
    216,
    "sanctum",
    "rare",
    bonus=1,
    icon="meditation",
    play=[unstun(each(FRIENDLY.stunned()))],
)


def _down_to_five(pos: Duel, frame: Frame) -> None:
    for seat in (pos.active, 1 - pos.active):
        changes.lose(pos, seat, pos.amber[seat] - 5)


action(
    "doorstep-to-heaven",
    "Les Portes du Paradis",
    "Doorstep to Heaven",
    217,
    "sanctum",
    "peu-commune",
    bonus=1,
    icon="heaven-gate",
    play=[
        do(
            _down_to_five,
            "la réserve de chaque joueur qui a 6 Aombre ou plus est ramenée à 5 Aombre",
            "the pool of each player with 6 Æmber or more is reduced to 5 Æmber",
        )
    ],
)
action(
    "glorious-few",
    "Une Poignée d’Élus",
    "Glorious Few",
    218,
    "sanctum",
    "peu-commune",
    icon="laurel-crown",
    play=[
        gain(
            Number(
                lambda pos, frame: len(pos.line[1 - frame.seat]) - len(pos.line[frame.seat]),
                "pour chaque créature que votre adversaire contrôle de plus que vous",
                "for each creature your opponent controls in excess of you",
            )
        )
    ],
)
action(
    "honorable-claim",
    "Prise Honorable",
    "Honorable Claim",
    219,
    "sanctum",
    "rare",
    bonus=1,
    icon="knight-banner",
    play=[
        # if there is less Aombre than Knights, the active player chooses which of them capture (KF-107, KF-108)
        capture(
            1,
            Target(
                [verbs.Choose(KNIGHT, lambda pos, frame: pos.amber[1 - frame.seat])],
                f"chaque {KNIGHT.fr()}",
                f"each {KNIGHT.en()}",
            ),
        )
    ],
)
action(
    "inspiration",
    "Inspiration",
    "Inspiration",
    220,
    "sanctum",
    "commune",
    icon="inspiration",
    play=[both(ready(one(FRIENDLY)), use(IT, any_house=True))],
)
action(
    "mighty-lance",
    "Lance Toute Puissante",
    "Mighty Lance",
    221,
    "sanctum",
    "rare",
    icon="sun-spear",
    play=[
        deal(
            3,
            Target(
                [verbs.Choose(CREATURE), ChooseNeighbour()],
                "une créature et 3 dégâts à une voisine de cette créature",
                "a creature and 3 damage to a neighbor of that creature",
            ),
        )
    ],
)
action(
    "oath-of-poverty",
    "Vœu de Pauvreté",
    "Oath of Poverty",
    222,
    "sanctum",
    "rare",
    bonus=1,
    icon="prayer-beads",
    play=[
        destroy(each(ARTIFACT.friendly())),
        gain(per_this_way("pour chaque artéfact ainsi détruit", "for each artifact destroyed this way", each=2)),
    ],
)
action(
    "one-stood-against-many",
    "Seul Contre Tous",
    "One Stood Against Many",
    223,
    "sanctum",
    "rare",
    bonus=1,
    icon="sword-brandish",
    play=[
        choose(one(FRIENDLY)),
        times(
            3,
            ready(IT),
            Step(
                [verbs.FightWith(others=True)],
                "combattez avec elle, contre une créature ennemie différente à chaque fois",
                "fight with it, against a different enemy creature each time",
            ),
        ),
    ],
)
action(
    "radiant-truth",
    "Vérité Rayonnante",
    "Radiant Truth",
    224,
    "sanctum",
    "peu-commune",
    bonus=1,
    icon="cross-flare",
    play=[stun(each(ENEMY.not_flank()))],
)
action(
    "shield-of-justice",
    "Bouclier de Justice",
    "Shield of Justice",
    225,
    "sanctum",
    "commune",
    bonus=1,
    icon="cross-shield",
    play=[lasting(NO_DAMAGE)],
)
action(
    "take-hostages",
    "Prise d’Otages",
    "Take Hostages",
    226,
    "sanctum",
    "commune",
    bonus=1,
    icon="handcuffs",
    play=[
        lasting(
            watching(
                "take-hostages/watch",
                Watch(
                    "fight",
                    [Step(capture(1, ABOUT).ops, "elle capture 1 Aombre", "it captures 1 Æmber")],
                    filter=FRIENDLY,
                    fr="chaque fois qu'une créature alliée combat",
                    en="each time a friendly creature fights",
                ),
            )
        )
    ],
)
action(
    "terms-of-redress",
    "Redressement Judiciaire",
    "Terms of Redress",
    227,
    "sanctum",
    "commune",
    bonus=1,
    icon="scales",
    play=[capture(2, one(FRIENDLY))],
)
action(
    "the-harder-they-come",
    "Plus Dure Sera la Chute",
    "The Harder They Come",
    228,
    "sanctum",
    "peu-commune",
    icon="falling",
    play=[purge(one(CREATURE.power(least=5)))],
)
action(
    "the-spirit-s-way",
    "La Voie de l'Esprit",
    "The Spirit’s Way",
    229,
    "sanctum",
    "peu-commune",
    icon="feathered-wing",
    play=[destroy(each(CREATURE.power(least=3)))],
)
action(
    "virtuous-works",
    "Œuvre de Charité",
    "Virtuous Works",
    230,
    "sanctum",
    "peu-commune",
    bonus=3,
    icon="hand-of-god",
)
artifact(
    "epic-quest",
    "Quête Épique",
    "Epic Quest",
    231,
    "sanctum",
    "rare",
    traits=("quête",),
    icon="scroll-unfurled",
    play=[archive(each(KNIGHT))],
    omni=[
        if_(
            Condition(
                lambda pos, frame: pos.turn_facts.get(f"played:{SANCTUM}", 0) >= 7,
                "vous avez joué au moins 7 cartes Sanctum ce tour-ci",
                "you have played 7 or more Sanctum cards this turn",
            ),
            [sacrifice(THIS), forge(free=True)],
        )
    ],
)
artifact(
    "gorm-of-omm",
    "Gorm d'Omm",
    "Gorm of Omm",
    232,
    "sanctum",
    "peu-commune",
    traits=("objet",),
    icon="glowing-artifact",
    omni=[sacrifice(THIS), destroy(one(ARTIFACT))],
)
artifact(
    "hallowed-blaster",
    "Blaster Sanctifié",
    "Hallowed Blaster",
    233,
    "sanctum",
    "commune",
    traits=("arme",),
    icon="ray-gun",
    action=[heal(3, one(CREATURE))],
)
artifact(
    "potion-of-invulnerability",
    "Potion d’Invulnérabilité",
    "Potion of Invulnerability",
    234,
    "sanctum",
    "peu-commune",
    bonus=1,
    traits=("objet",),
    icon="round-potion",
    omni=[sacrifice(THIS), lasting(NO_DAMAGE)],
)
artifact(
    "round-table",
    "Table Ronde",
    "Round Table",
    235,
    "sanctum",
    "rare",
    bonus=1,
    traits=("lieu",),
    icon="round-table",
    constants=gets(KNIGHT, power=1, keywords={TAUNT: 1}),
)
artifact(
    "sigil-of-brotherhood",
    "Sigil de la Confrérie",
    "Sigil of Brotherhood",
    236,
    "sanctum",
    "peu-commune",
    bonus=1,
    traits=("pouvoir",),
    icon="winged-emblem",
    omni=[
        sacrifice(THIS),
        lasting(
            may_use(
                "sigil-of-brotherhood",
                CREATURE.of_house("sanctum").friendly(),
                fr="vous pouvez utiliser les créatures Sanctum alliées, même si Sanctum n'est pas la Maison active",
                en="you may use friendly Sanctum creatures, even if Sanctum is not the active house",
            )
        ),
    ],
)
artifact(
    "whispering-reliquary",
    "Reliquaire Chuchotant",
    "Whispering Reliquary",
    237,
    "sanctum",
    "peu-commune",
    traits=("objet",),
    icon="holy-grail",
    action=[to_hand(one(ARTIFACT))],
)
creature(
    "bulwark",
    "Bastion",
    "Bulwark",
    238,
    "sanctum",
    "commune",
    power=4,
    armor=2,
    traits=(
        "humain",
        "chevalier",
    ),
    icon="defensive-wall",
    constants=[
        armor_bonus(
            2, CREATURE.neighbour(), "chaque voisine de ~ a +2 en armure", "each of ~'s neighbors gets +2 armor"
        )
    ],
)
creature(
    "champion-anaphiel",
    "Champion Anaphiel",
    "Champion Anaphiel",
    239,
    "sanctum",
    "commune",
    power=6,
    armor=1,
    traits=(
        "chevalier",
        "esprit",
    ),
    keywords={"provocation": 1},
    icon="winged-shield",
)
creature(
    "champion-tabris",
    "Championne Tabris",
    "Champion Tabris",
    240,
    "sanctum",
    "peu-commune",
    power=6,
    armor=2,
    traits=(
        "humain",
        "chevalier",
    ),
    icon="swordwoman",
    fight=[capture(1)],
)
creature(
    "commander-remiel",
    "Commandant Remiel",
    "Commander Remiel",
    241,
    "sanctum",
    "commune",
    power=3,
    traits=(
        "humain",
        "chevalier",
    ),
    icon="rally-the-troops",
    reap=[
        use(usable(CREATURE.not_of_house("sanctum").friendly())),
    ],
)
creature(
    "duma-the-martyr",
    "Duma la Martyre",
    "Duma the Martyr",
    242,
    "sanctum",
    "rare",
    power=3,
    traits=("humain",),
    icon="martyr-memorial",
    destroyed=[heal_fully(each(FRIENDLY.other())), draw(2)],
)
creature(
    "francus",
    "Francus",
    "Francus",
    243,
    "sanctum",
    "peu-commune",
    power=6,
    armor=1,
    traits=(
        "chevalier",
        "esprit",
    ),
    icon="winged-sword",
    watches=[
        slays([capture(1)]),
    ],
)
creature(
    "grey-monk",
    "Moine Gris",
    "Grey Monk",
    244,
    "sanctum",
    "peu-commune",
    power=3,
    traits=(
        "humain",
        "prêtre",
    ),
    icon="monk-face",
    constants=[
        armor_bonus(
            1,
            FRIENDLY,
            "chaque créature alliée, ~ compris, a +1 en armure",
            "each friendly creature, including ~, gets +1 armor",
        )
    ],
    reap=[heal(2, one(CREATURE))],
)
creature(
    "hayyel-the-merchant",
    "Hayyel le Marchand",
    "Hayyel the Merchant",
    245,
    "sanctum",
    "rare",
    power=3,
    traits=(
        "humain",
        "marchand",
    ),
    icon="shop",
    watches=[
        Watch(
            "play",
            [gain(1)],
            filter=ARTIFACT,
            who=mod.YOU,
            fr="chaque fois que vous jouez un artéfact",
            en="each time you play an artifact",
        )
    ],
)
creature(
    "horseman-of-death",
    "Cavalier de la Mort",
    "Horseman of Death",
    246,
    "sanctum",
    "speciale",
    power=5,
    traits=(
        "cavalier",
        "esprit",
    ),
    icon="grim-reaper",
    play=[to_hand(each(HORSEMAN, "discard"))],
)
_LEAST = CREATURE.where(
    lambda pos, card, seat, source: card in least_powerful(pos),
    "parmi les moins puissantes",
    "among the least powerful",
)
_FAMINE = [
    destroy(
        Target(
            one(_LEAST).ops,
            "la créature la moins puissante en jeu (une seule ; en cas d'égalité, choisissez laquelle)",
            "the least powerful creature in play (only one; you choose among equals)",
        )
    )
]
creature(
    "horseman-of-famine",
    "Cavalier de la Famine",
    "Horseman of Famine",
    247,
    "sanctum",
    "speciale",
    power=5,
    traits=(
        "cavalier",
        "esprit",
    ),
    icon="cloaked-figure-on-horseback",
    play=_FAMINE,
    fight=_FAMINE,
    reap=_FAMINE,
)
_PESTILENCE = [deal(1, each(CREATURE.not_trait("cavalier")))]
creature(
    "horseman-of-pestilence",
    "Cavalier de la Pestilence",
    "Horseman of Pestilence",
    248,
    "sanctum",
    "rare",
    power=5,
    traits=(
        "cavalier",
        "esprit",
    ),
    icon="plague-doctor-profile",
    play=_PESTILENCE,
    fight=_PESTILENCE,
    reap=_PESTILENCE,
)
creature(
    "horseman-of-war",
    "Cavalier de la Guerre",
    "Horseman of War",
    249,
    "sanctum",
    "speciale",
    power=5,
    traits=(
        "cavalier",
        "esprit",
    ),
    icon="mounted-knight",
    play=[
        lasting(
            may_use(
                "horseman-of-war",
                FRIENDLY,
                "fight",
                fr="chaque créature alliée peut combattre comme si elle appartenait à la Maison active",
                en="each friendly creature may fight as if it belonged to the active house",
            ),
            *(
                forbids(
                    f"horseman-of-war/{verb}",
                    verb,
                    who=mod.YOU,
                    filter=FRIENDLY,
                    fr="les créatures alliées ne peuvent être utilisées que pour combattre",
                    en="friendly creatures may be used only to fight",
                )
                for verb in ("reap", "action", "omni")
            ),
        ),
    ],
)
creature(
    "jehu-the-bureaucrat",
    "Jehu le Bureaucrate",
    "Jehu the Bureaucrat",
    250,
    "sanctum",
    "rare",
    power=3,
    traits=("humain",),
    icon="quill-ink",
    watches=[
        Watch(
            "house",
            [gain(2)],
            who=mod.YOU,
            when=lambda pos, source, seat, card: pos.house == SANCTUM,
            fr="après que vous avez choisi Sanctum comme Maison active",
            en="after you choose Sanctum as your active house",
        )
    ],
)
creature(
    "lady-maxena",
    "Dame Maxena",
    "Lady Maxena",
    251,
    "sanctum",
    "peu-commune",
    power=5,
    armor=2,
    traits=(
        "chevalier",
        "esprit",
    ),
    icon="queen-crown",
    play=[stun(one(CREATURE))],
    action=[to_hand(THIS)],
)
creature(
    "lord-golgotha",
    "Seigneur Golgotha",
    "Lord Golgotha",
    252,
    "sanctum",
    "rare",
    power=5,
    armor=2,
    traits=(
        "chevalier",
        "esprit",
    ),
    icon="black-knight-helm",
    before_fight=[
        deal(
            3,
            Target(
                [verbs.Name("about"), verbs.Name("neighbours of it")],
                "chaque voisine de la créature que ~ combat",
                "each neighbor of the creature ~ fights",
                True,
            ),
        )
    ],
)
creature(
    "numquid-the-fair",
    "La Belle Numquid",
    "Numquid the Fair",
    253,
    "sanctum",
    "rare",
    power=3,
    traits=("humain",),
    icon="law-star",
    play=[
        repeat_while(
            Condition(
                lambda pos, frame: len(pos.line[1 - frame.seat]) > len(pos.line[frame.seat]),
                "contrôle toujours plus de créatures que vous",
                "still controls more creatures than you",
                OPPONENT,
            ),
            destroy(one(ENEMY)),
        )
    ],
)
creature(
    "protectrix",
    "Protectrix",
    "Protectrix",
    254,
    "sanctum",
    "commune",
    power=5,
    traits=(
        "chevalier",
        "esprit",
    ),
    icon="healing-shield",
    reap=[
        if_of_use(lambda pos, frame: any(pos.damage[card] for card in creatures(pos)), may(heal_fully(one(CREATURE)))),
        if_(
            DONE,
            [
                lasting(
                    mod.lasting(
                        "no-damage/it",
                        mod.Modifier(
                            mod.NO_DAMAGE,
                            fr="cette créature ne peut pas subir de dégâts",
                            en="that creature cannot be dealt damage",
                        ),
                    ),
                    on=IT,
                )
            ],
        ),
    ],
)
creature(
    "raiding-knight",
    "Chevalier en Maraude",
    "Raiding Knight",
    255,
    "sanctum",
    "commune",
    power=4,
    armor=2,
    traits=(
        "humain",
        "chevalier",
    ),
    icon="visored-helm",
    play=[capture(1)],
)


def _swap(pos: Duel, frame: Frame) -> None:
    if frame.chosen and in_play(pos, frame.source) and pos.controller[frame.source] == pos.controller[frame.chosen[0]]:
        changes.swap(pos, frame.source, frame.chosen[0])


_CHANGE_PLACES = [
    Step(
        [*one(FRIENDLY.other()).ops, verbs.Do(_swap)],
        "échangez la place de ~ avec celle d'une autre créature alliée dans votre ligne de front",
        "swap ~ with another friendly creature in your battleline",
    )
]
creature(
    "sanctum-guardian",
    "Gardien du Sanctum",
    "Sanctum Guardian",
    256,
    "sanctum",
    "rare",
    power=6,
    armor=1,
    traits=(
        "chevalier",
        "esprit",
    ),
    keywords={"provocation": 1},
    icon="guarded-tower",
    fight=_CHANGE_PLACES,
    reap=_CHANGE_PLACES,
)
creature(
    "sequis",
    "Sequis",
    "Sequis",
    257,
    "sanctum",
    "commune",
    power=4,
    armor=2,
    traits=(
        "humain",
        "chevalier",
    ),
    icon="barbute",
    reap=[capture(1)],
)
creature(
    "sergeant-zakiel",
    "Sergent Zakiel",
    "Sergeant Zakiel",
    258,
    "sanctum",
    "commune",
    power=4,
    armor=1,
    traits=(
        "humain",
        "chevalier",
    ),
    icon="sergeant",
    play=[
        then(ready(if_you_wish(CREATURE.neighbour())), fight_with(IT)),
    ],
)
creature(
    "staunch-knight",
    "Chevalier Dévoué",
    "Staunch Knight",
    259,
    "sanctum",
    "commune",
    power=4,
    armor=2,
    traits=(
        "humain",
        "chevalier",
    ),
    icon="heavy-helm",
    constants=[
        power_bonus(
            2,
            CREATURE.itself().flank(),
            "tant que ~ est sur un flanc, il a +2 en puissance",
            "while ~ is on a flank, it gets +2 power",
        )
    ],
)
creature(
    "gatekeeper",
    "Gardien de la Porte",
    "Gatekeeper",
    260,
    "sanctum",
    "peu-commune",
    power=5,
    armor=1,
    traits=(
        "chevalier",
        "esprit",
    ),
    icon="medieval-gate",
    play=[
        if_(
            opponent_has(7),
            [
                Step(
                    [*THIS.ops, verbs.Capture(lambda pos, frame: pos.amber[1 - frame.seat] - 5)],
                    "~ en capture assez pour ne lui en laisser que 5",
                    "~ captures all but 5 of it",
                )
            ],
        )
    ],
)
creature(
    "the-vaultkeeper",
    "Le Gardien du Caveau",
    "The Vaultkeeper",
    261,
    "sanctum",
    "rare",
    power=4,
    armor=1,
    traits=(
        "chevalier",
        "esprit",
    ),
    icon="strongbox",
    constants=[
        mod.Modifier(
            mod.FORBID,
            word="stolen",
            who=mod.YOU,
            fr="votre Aombre ne peut pas être volé",
            en="your Æmber cannot be stolen",
        )
    ],
)
creature(
    "veemos-lightbringer",
    "Veemos Portelumière",
    "Veemos Lightbringer",
    262,
    "sanctum",
    "rare",
    power=6,
    traits=(
        "ange",
        "esprit",
    ),
    icon="angel-outfit",
    play=[destroy(each(CREATURE.has(ELUSIVE)))],
)
upgrade(
    "armageddon-cloak",
    "Cape de l'Armageddon",
    "Armageddon Cloak",
    263,
    "sanctum",
    "rare",
    bonus=1,
    icon="wing-cloak",
    constants=[
        *upgraded(keywords={HAZARDOUS: 2}),
        mod.Modifier(
            mod.DESTROY_INSTEAD,
            filter=CREATURE.bearer(),
            fr="elle gagne : « Détruit : au lieu de détruire cette créature, soignez tous ses dégâts et détruisez ~. »",
            en='it gains: "Destroyed: Instead of destroying this creature, fully heal it and destroy ~."',
        ),
    ],
)
upgrade(
    "mantle-of-the-zealot",
    "Manteau du Zélote",
    "Mantle of the Zealot",
    264,
    "sanctum",
    "rare",
    icon="cape",
    constants=[
        mod.Modifier(
            mod.MAY_USE,
            filter=CREATURE.itself(),
            granted=True,
            fr="la créature améliorée gagne : « Vous pouvez utiliser cette créature comme si elle appartenait à la Maison active. »",
            en='the upgraded creature gains: "You may use this creature as if it belonged to the active house."',
        )
    ],
)
upgrade(
    "protect-the-weak",
    "Protéger les Faibles",
    "Protect the Weak",
    265,
    "sanctum",
    "commune",
    bonus=1,
    icon="attached-shield",
    constants=upgraded(armor=1, keywords={TAUNT: 1}),
)
upgrade(
    "shoulder-armor",
    "Épaulière",
    "Shoulder Armor",
    266,
    "sanctum",
    "peu-commune",
    bonus=1,
    icon="shoulder-armor",
    constants=upgraded(armor=2, power=2, on_flank=True),
)
