"""House Ombres (Shadows).

Length: one place a card, some fifty cards a house.
"""

from __future__ import annotations

from ludotheque.engine.lasting import NEXT_TURN, WHILE_SOURCE, Lasting
from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Frame
from ludotheque.games.keyforge import changes, faces, keywords, memory, processes, verbs
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge.duel import HOUSES, NO_HOUSE, NOT_GATHERED, Duel
from ludotheque.games.keyforge.filters import ARTIFACT, CARD, CREATURE, ENEMY, FRIENDLY
from ludotheque.games.keyforge.legality import refuse_play
from ludotheque.games.keyforge.queries import belongs, face, in_play
from ludotheque.games.keyforge.say import (
    DONE,
    IT,
    IT_IS_DESTROYED,
    OPPONENT,
    OPPONENT_HAS_MORE,
    THIS,
    Condition,
    Number,
    Step,
    Watch,
    action,
    archive_a_card,
    artifact,
    capture,
    choose,
    creature,
    deal,
    destroy,
    do,
    each,
    exactly,
    forbids,
    forge,
    gain,
    if_,
    if_you_wish,
    lasting,
    look_at_hand,
    may_use,
    one,
    opponent_discards_at_random,
    per_this_way,
    purge,
    purge_destroyed,
    repeat_while,
    sacrifice,
    steal,
    store_amber,
    take_amber,
    take_control,
    to_hand,
    upgrade,
    upgraded,
    upgraded_gains,
    usable,
    use,
)
from ludotheque.games.keyforge.triggers import ORDER

OMBRES = HOUSES.index("ombres")

# ---------------------------------------------------------------------- actions

action(
    "bait-and-switch",
    "Publicité Mensongère",
    "Bait and Switch",
    267,
    "ombres",
    "commune",
    icon="card-exchange",
    play=[
        repeat_while(
            Condition(
                lambda pos, frame: verbs.recall(frame) > 0 and pos.amber[1 - frame.seat] > pos.amber[frame.seat],
                "de l'Aombre a été volé et que votre adversaire a toujours plus d'Aombre que vous",
                "Æmber was stolen and your opponent still has more Æmber than you",
            ),
            if_(OPPONENT_HAS_MORE, [steal(1)]),
        )
    ],
)
action(
    "booby-trap",
    "Piège Explosif",
    "Booby Trap",
    268,
    "ombres",
    "peu-commune",
    bonus=1,
    icon="tripwire",
    play=[deal(4, one(CREATURE.not_flank()), splash=2)],
)
action(
    "finishing-blow",
    "Coup de Grâce",
    "Finishing Blow",
    269,
    "ombres",
    "rare",
    bonus=1,
    icon="guillotine",
    play=[destroy(one(CREATURE.damaged())), if_(DONE, [steal(1)])],
)
action(
    "ghostly-hand",
    "Main Spectrale",
    "Ghostly Hand",
    270,
    "ombres",
    "commune",
    bonus=2,
    icon="skeletal-hand",
    play=[
        if_(
            Condition(
                lambda pos, frame: pos.amber[1 - frame.seat] == 1,
                "a exactement 1 Aombre",
                "has exactly 1 Æmber",
                OPPONENT,
            ),
            [steal(1)],
        )
    ],
)
action(
    "hidden-stash",
    "Planque Secrète",
    "Hidden Stash",
    271,
    "ombres",
    "peu-commune",
    bonus=1,
    icon="floor-hatch",
    play=[archive_a_card()],
)
action(
    "imperial-traitor",
    "Traître Impérial",
    "Imperial Traitor",
    272,
    "ombres",
    "rare",
    bonus=1,
    icon="backstab",
    play=[
        look_at_hand(),
        purge(if_you_wish(CARD.of_house("sanctum"), "opponent's hand", (" de cette main", " from that hand"))),
    ],
)
action(
    "key-of-darkness",
    "Clé de Ténèbres",
    "Key of Darkness",
    273,
    "ombres",
    "rare",
    icon="boss-key",
    play=[
        forge(
            Number(
                lambda pos, frame: 6 if pos.amber[1 - frame.seat] else 2,
                "+6 Aombre (ou +2 Aombre si votre adversaire n'a aucun Aombre)",
                "+6 Æmber (or +2 Æmber if your opponent has no Æmber)",
            )
        )
    ],
)
action(
    "lights-out",
    "Extinction des Feux",
    "Lights Out",
    274,
    "ombres",
    "peu-commune",
    bonus=1,
    icon="unlit-candelabra",
    play=[to_hand(exactly(2, ENEMY))],
)
action(
    "miasma",
    "Miasmes",
    "Miasma",
    275,
    "ombres",
    "commune",
    bonus=1,
    icon="poison-cloud",
    play=[
        lasting(
            mod.lasting(
                "miasma",
                mod.Modifier(
                    mod.SKIP_FORGE,
                    who=mod.OPPONENT,
                    theirs="saute l'étape « Forger une clé »",
                    en='they skip the "forge a key" step',
                ),
            ),
            until=NEXT_TURN,
        )
    ],
)
action(
    "nerve-blast",
    "Décharge Neurologique",
    "Nerve Blast",
    276,
    "ombres",
    "commune",
    icon="lightning-frequency",
    play=[steal(1), if_(DONE, [deal(2, one(CREATURE))])],
)
action(
    "one-last-job",
    "Un Dernier Braquage",
    "One Last Job",
    277,
    "ombres",
    "rare",
    bonus=1,
    icon="duffel-bag",
    play=[
        purge(each(FRIENDLY.of_house("ombres"))),
        steal(per_this_way("pour chaque créature ainsi purgée", "for each creature purged this way")),
    ],
)
action(
    "oubliette",
    "Oubliette",
    "Oubliette",
    278,
    "ombres",
    "peu-commune",
    icon="well",
    play=[purge(one(CREATURE.power(most=3)))],
)
action(
    "pawn-sacrifice",
    "Sacrifice du Pion",
    "Pawn Sacrifice",
    279,
    "ombres",
    "commune",
    bonus=1,
    icon="chess-pawn",
    play=[sacrifice(one(FRIENDLY)), if_(DONE, [deal(3, exactly(2, CREATURE))])],
)
action(
    "poison-wave",
    "Vague Empoisonnée",
    "Poison Wave",
    280,
    "ombres",
    "commune",
    bonus=1,
    icon="big-wave",
    play=[deal(2, each(CREATURE))],
)
action(
    "relentless-whispers",
    "Murmures Incessants",
    "Relentless Whispers",
    281,
    "ombres",
    "commune",
    bonus=1,
    icon="human-ear",
    play=[deal(2, one(CREATURE)), if_(IT_IS_DESTROYED, [steal(1)])],
)


def routine_jobs(pos: Duel, frame: Frame) -> int:
    return sum(1 for card in pos.discard[frame.seat] if face(pos, card).id == "routine-job")


action(
    "routine-job",
    "Travail de Routine",
    "Routine Job",
    282,
    "ombres",
    "rare",
    icon="robber",
    play=[
        steal(1),
        steal(
            Number(
                routine_jobs,
                "pour chaque exemplaire de ~ dans votre défausse",
                "for each copy of ~ in your discard pile",
            )
        ),
    ],
)
action(
    "too-much-to-protect",
    "Trop à Protéger",
    "Too Much to Protect",
    283,
    "ombres",
    "peu-commune",
    bonus=1,
    icon="gold-stack",
    play=[
        if_(
            Condition(
                lambda pos, frame: pos.amber[1 - frame.seat] > 6,
                "a plus de 6 Aombre",
                "has more than 6 Æmber",
                OPPONENT,
            ),
            [
                steal(
                    Number(
                        lambda pos, frame: max(0, pos.amber[1 - frame.seat] - 6),
                        "pour chaque Aombre qu'il a au-delà de 6",
                        "for each Æmber they have beyond 6",
                    )
                )
            ],
        )
    ],
)
action(
    "treasure-map",
    "Carte au Trésor",
    "Treasure Map",
    284,
    "ombres",
    "rare",
    bonus=1,
    icon="treasure-map",
    play=[
        if_(
            Condition(
                lambda pos, frame: pos.turn_facts.get("played", 0) <= 1,
                "vous n'avez joué aucune autre carte ce tour-ci",
                "you have played no other card this turn",
            ),
            [gain(3)],
        ),
        lasting(
            forbids(
                "treasure-map",
                "play",
                who=mod.YOU,
                fr="vous ne pouvez plus jouer de carte",
                en="you cannot play cards",
            )
        ),
    ],
)

# ---------------------------------------------------------------------- artifacts

artifact(
    "customs-office",
    "Bureau des Douanes",
    "Customs Office",
    285,
    "ombres",
    "rare",
    traits=("lieu",),
    icon="passport",
    constants=[
        mod.Modifier(
            mod.PAY,
            word="play",
            who=mod.OPPONENT,
            filter=ARTIFACT,
            by=1,
            fr="pour pouvoir jouer un artéfact, votre adversaire doit vous payer 1 Aombre",
            en="your opponent must pay you 1 Æmber in order to play an artifact",
        )
    ],
)


def evade(pos: Duel, frame: Frame) -> None:
    """The fight about to take place is called off when its attacker's deck shows a card of the active house."""
    attacker = frame.it
    card = changes.discard_from_deck(pos, pos.controller[attacker])
    if card < 0 or pos.house == NO_HOUSE or not belongs(pos, card, pos.house):
        return
    if in_play(pos, attacker):
        changes.exhaust(pos, attacker)
    for other in reversed(pos.stack):
        if other.program is processes.FIGHT and other.source == attacker:
            memory.remembering(other)[memory.OFF] = 1
            return
        if other.program is ORDER:  # what else waited for this fight
            other.memo = {memory.WAITING: []}


artifact(
    "evasion-sigil",
    "Sigil d'Évasion",
    "Evasion Sigil",
    286,
    "ombres",
    "rare",
    bonus=1,
    traits=("pouvoir",),
    icon="evasion",
    watches=[
        Watch(
            "before_fight",
            [
                do(
                    evade,
                    "défaussez la carte du dessus de la pioche du contrôleur de l'attaquant. Si elle est de la Maison active, "
                    "inclinez l'attaquant sans autre effet : le combat n'a pas lieu",
                    "discard the top card of the deck of the attacker's controller. If it is of the active house, exhaust the "
                    "attacker with no other effect: the fight does not take place",
                )
            ],
            fr="avant chaque combat d'une créature, alliée ou ennemie",
            en="before any creature fights, friendly or enemy",
        )
    ],
)
artifact(
    "longfused-mines",
    "Mines à Retardement",
    "Longfused Mines",
    287,
    "ombres",
    "rare",
    bonus=1,
    traits=("arme",),
    icon="land-mine",
    omni=[sacrifice(THIS), deal(3, each(ENEMY.not_flank()))],
)


def lay_under(pos: Duel, frame: Frame) -> None:
    for card in frame.chosen:
        if in_play(pos, frame.source) and card in pos.hand[pos.owner[card]]:
            changes.tuck(pos, card, frame.source)


def play_from_under(pos: Duel, frame: Frame) -> None:
    """Play the card that lies under this one; if it cannot be played it stays there (KF-S37)."""
    for pair in [pair for pair in pos.beneath if pair[0] == frame.source]:
        if refuse_play(pos, frame.seat, pair[1], any_house=True) is None:
            pos.beneath.remove(pair)
            processes.play_card(pos, pair[1], frame.seat, [pair[1]])


artifact(
    "masterplan",
    "Plan Diabolique",
    "Masterplan",
    288,
    "ombres",
    "rare",
    bonus=1,
    traits=("objet",),
    icon="files",
    play=[
        Step(
            [verbs.Choose(CARD, zone="hand"), verbs.Do(lay_under)],
            "placez une carte de votre main, face cachée, sous ~",
            "put a card from your hand face down under ~",
        )
    ],
    omni=[
        do(
            play_from_under,
            "jouez la carte placée sous ~, quelle que soit sa Maison",
            "play the card under ~, whatever its house",
        ),
        sacrifice(THIS),
    ],
)
artifact(
    "safe-place",
    "Planque",
    "Safe Place",
    289,
    "ombres",
    "rare",
    bonus=1,
    traits=("lieu",),
    icon="locked-box",
    constants=[
        mod.Modifier(
            mod.SPEND_FROM,
            fr="quand vous forgez une clé, vous pouvez dépenser l'Aombre qui se trouve sur ~",
            en="when you forge a key, you may spend the Æmber on ~",
        )
    ],
    action=[store_amber(1)],
)
artifact(
    "seeker-needle",
    "Aiguille Chercheuse",
    "Seeker Needle",
    290,
    "ombres",
    "commune",
    traits=("arme",),
    icon="sewing-needle",
    action=[deal(1, one(CREATURE)), if_(IT_IS_DESTROYED, [gain(1)])],
)
artifact(
    "skeleton-key",
    "Passe-Partout",
    "Skeleton Key",
    291,
    "ombres",
    "peu-commune",
    traits=("objet",),
    icon="skeleton-key",
    action=[capture(1, one(FRIENDLY))],
)


artifact(
    "special-delivery",
    "Livraison Spéciale",
    "Special Delivery",
    292,
    "ombres",
    "peu-commune",
    bonus=1,
    traits=("objet",),
    icon="letter-bomb",
    omni=[
        sacrifice(THIS),
        deal(3, one(CREATURE.flank())),
        purge_destroyed(),
    ],
)


def first_played(pos: Duel, card: Copy, seat: Seat, source: Copy) -> bool:
    """Whether a creature comes into play by being played, as the first one of the turn."""
    if pos.turn_facts.get(f"played:{faces.CREATURE}", 0) != 1:
        return False
    return bool(pos.stack) and pos.stack[-1].program is processes.PLAY and pos.stack[-1].source == card


artifact(
    "speed-sigil",
    "Sigil de Vitesse",
    "Speed Sigil",
    293,
    "ombres",
    "peu-commune",
    bonus=1,
    traits=("pouvoir",),
    icon="wingfoot",
    constants=[
        mod.Modifier(
            mod.ENTERS,
            word="ready",
            filter=CREATURE.where(first_played, "jouée la première de son tour", "played first in a turn"),
            fr="à chaque tour, la première créature jouée, par l'un ou l'autre joueur, entre en jeu redressée",
            en="each turn, the first creature played, by either player, enters play ready",
        )
    ],
)
artifact(
    "subtle-maul",
    "Maillet Subtil",
    "Subtle Maul",
    294,
    "ombres",
    "peu-commune",
    traits=("arme",),
    icon="wood-club",
    action=[opponent_discards_at_random()],
)


def collect(pos: Duel, frame: Frame) -> None:
    """The Aombre just spent on a key comes to one's pool: once, however many cards would take it."""
    spent = pos.turn_facts.get("spent", 0)
    pos.turn_facts["spent"] = 0
    changes.gain(pos, frame.seat, spent)


artifact(
    "the-sting",
    "Le Dard",
    "The Sting",
    295,
    "ombres",
    "rare",
    bonus=1,
    traits=("véhicule",),
    icon="wasp-sting",
    constants=[
        mod.Modifier(
            mod.SKIP_FORGE,
            who=mod.YOU,
            fr="sautez l'étape « Forger une clé » de vos tours",
            en='skip your "forge a key" step',
        )
    ],
    watches=[
        Watch(
            "forge",
            [
                do(
                    collect,
                    "vous recevez dans votre réserve tout l'Aombre qu'il a dépensé pour la forger",
                    "you put all the Æmber they spent on it into your pool",
                )
            ],
            who=mod.OPPONENT,
            fr="chaque fois que votre adversaire forge une clé",
            en="each time your opponent forges a key",
        )
    ],
    action=[sacrifice(THIS)],
)

# ---------------------------------------------------------------------- creatures

creature(
    "bad-penny",
    "Faux Jeton",
    "Bad Penny",
    296,
    "ombres",
    "commune",
    power=1,
    traits=("humain", "voleur"),
    icon="two-coins",
    destroyed=[to_hand(THIS)],
)
creature(
    "bulleteye",
    "Ciblette",
    "Bulleteye",
    297,
    "ombres",
    "rare",
    power=2,
    traits=("elfe", "voleur"),
    keywords={"insaisissable": 1},
    icon="bullseye",
    reap=[destroy(one(CREATURE.flank()))],
)
creature(
    "carlo-phantom",
    "Carlo Fantomas",
    "Carlo Phantom",
    298,
    "ombres",
    "peu-commune",
    power=1,
    traits=("elfe", "voleur"),
    keywords={"insaisissable": 1, "escarmouche": 1},
    icon="domino-mask",
    watches=[
        Watch(
            "play",
            [steal(1)],
            filter=ARTIFACT,
            who=mod.YOU,
            fr="chaque fois que vous jouez un artéfact",
            en="each time you play an artifact",
        )
    ],
)
creature(
    "deipno-spymaster",
    "Maître Espion Deipno",
    "Deipno Spymaster",
    299,
    "ombres",
    "rare",
    power=1,
    traits=("elfe", "voleur"),
    keywords={"insaisissable": 1},
    icon="spyglass",
    omni=[
        choose(one(FRIENDLY)),
        lasting(
            may_use(
                "deipno-spymaster",
                FRIENDLY,
                fr="vous pouvez l'utiliser, même si elle n'est pas de la Maison active",
                en="you may use it, even if it is not of the active house",
            ),
            on=IT,
        ),
    ],
)
URCHIN = CARD.where(lambda pos, card, seat, source: face(pos, card).id == "urchin", "Orphelin", "named Urchin")
creature(
    "faygin",
    "Faygin",
    "Faygin",
    300,
    "ombres",
    "rare",
    power=3,
    traits=("humain", "voleur"),
    keywords={"insaisissable": 1},
    icon="top-hat",
    reap=[to_hand(one(URCHIN, "play or discard"))],
)
creature(
    "macis-asp",
    "Aspic Macis",
    "Macis Asp",
    301,
    "ombres",
    "peu-commune",
    power=3,
    traits=("bête",),
    keywords={"escarmouche": 1, "poison": 1},
    icon="snake-bite",
)
creature(
    "mack-the-knife",
    "Mack le Schlass",
    "Mack the Knife",
    302,
    "ombres",
    "rare",
    power=3,
    traits=("elfe", "voleur"),
    keywords={"insaisissable": 1},
    icon="switchblade",
    constants=[
        mod.Modifier(
            mod.MAY_USE,
            filter=CREATURE.itself(),
            fr="vous pouvez utiliser ~ comme s'il appartenait à la Maison active",
            en="you may use ~ as if it belonged to the active house",
        )
    ],
    action=[deal(1, one(CREATURE)), if_(IT_IS_DESTROYED, [gain(1)])],
)


def stolen_back(pos: Duel, frame: Frame) -> None:
    changes.steal(pos, 1 - frame.seat, 2)


creature(
    "magda-the-rat",
    "Magda la Ratte",
    "Magda the Rat",
    303,
    "ombres",
    "peu-commune",
    power=4,
    traits=("elfe", "voleur"),
    keywords={"insaisissable": 1},
    icon="rat",
    play=[steal(2)],
    leaves=[do(stolen_back, "votre adversaire vous vole 2 Aombre", "your opponent steals 2 Æmber from you")],
)
creature(
    "mooncurser",
    "Alcine Sélénite",
    "Mooncurser",
    304,
    "ombres",
    "peu-commune",
    power=1,
    traits=("elfe", "voleur"),
    keywords={"escarmouche": 1, "poison": 1},
    icon="evil-moon",
    fight=[steal(1)],
)
creature(
    "nexus",
    "Nexus",
    "Nexus",
    305,
    "ombres",
    "commune",
    power=3,
    traits=("cyborg", "voleur"),
    keywords={"insaisissable": 1},
    icon="mesh-network",
    reap=[use(usable(ARTIFACT.enemy()), as_yours=True)],
)
creature(
    "noddy-the-thief",
    "Oui-Oui le Filou",
    "Noddy the Thief",
    306,
    "ombres",
    "commune",
    power=2,
    traits=("elfe", "voleur"),
    keywords={"insaisissable": 1},
    icon="snatch",
    action=[steal(1)],
)
creature(
    "old-bruno",
    "Le Vieux Bruno",
    "Old Bruno",
    307,
    "ombres",
    "peu-commune",
    power=3,
    traits=("elfe", "voleur"),
    keywords={"insaisissable": 1},
    icon="beard",
    play=[capture(3)],
)
creature(
    "dodger",
    "L'Anguille",
    "Dodger",
    308,
    "ombres",
    "commune",
    power=5,
    traits=("elfe", "voleur"),
    icon="dodging",
    fight=[steal(1)],
)
_FENCED = [take_amber(1, one(CARD.friendly().with_amber()))]
creature(
    "selwyn-the-fence",
    "Selwyn la Receleuse",
    "Selwyn the Fence",
    309,
    "ombres",
    "rare",
    power=3,
    traits=("elfe", "voleur"),
    icon="swap-bag",
    fight=_FENCED,
    reap=_FENCED,
)
creature(
    "shadow-self",
    "Double Ténébreux",
    "Shadow Self",
    310,
    "ombres",
    "commune",
    power=9,
    traits=("spectre",),
    icon="two-shadows",
    constants=[
        mod.Modifier(
            mod.NO_FIGHT_DAMAGE,
            filter=CREATURE.itself(),
            fr="~ n'inflige aucun dégât quand il combat",
            en="~ deals no damage when fighting",
        ),
        mod.Modifier(
            mod.REDIRECT,
            filter=CREATURE.neighbour().not_trait("spectre"),
            fr="les dégâts infligés à ses voisines qui ne sont pas des Spectres sont infligés à ~ à leur place",
            en="damage dealt to its neighbors that are not Specters is dealt to ~ instead",
        ),
    ],
)
creature(
    "silvertooth",
    "Croc d’Argent",
    "Silvertooth",
    311,
    "ombres",
    "commune",
    power=2,
    traits=("elfe", "voleur"),
    icon="tooth",
    constants=[
        mod.Modifier(
            mod.ENTERS,
            word="ready",
            filter=CREATURE.itself(),
            fr="~ entre en jeu redressé",
            en="~ enters play ready",
        )
    ],
)
creature(
    "smiling-ruth",
    "Ruth Gueule d’Amour",
    "Smiling Ruth",
    312,
    "ombres",
    "rare",
    power=1,
    traits=("elfe", "voleur"),
    keywords={"insaisissable": 1},
    icon="sharp-smile",
    reap=[
        if_(
            Condition(
                lambda pos, frame: pos.turn_facts.get(f"forged:{frame.seat}", 0) > 0,
                "vous avez forgé une clé ce tour-ci",
                "you forged a key this turn",
            ),
            [take_control(one(ENEMY.flank()))],
        )
    ],
)

COUNTS_AS_OMBRES = mod.lasting(
    "sneklifter",
    mod.Modifier(
        mod.BELONGS,
        word="instead",
        value=OMBRES,
        fr="cet artéfact est considéré comme étant de la Maison Ombres",
        en="this artifact counts as a Shadows card",
    ),
)


def lifted(pos: Duel, frame: Frame) -> None:
    """The stolen artifact counts as Shadows while the player controls it, unless it is of one of their houses."""
    for card in frame.chosen:
        if in_play(pos, card) and pos.controller[card] == frame.seat:
            if not any(belongs(pos, card, house) for house in pos.houses[frame.seat]):
                pos.lasting.append(Lasting(COUNTS_AS_OMBRES.name, card, frame.seat, WHILE_SOURCE, pos.turn, card, -1))
                pos.kinds = NOT_GATHERED


creature(
    "sneklifter",
    "Crotale la Détale",
    "Sneklifter",
    313,
    "ombres",
    "rare",
    power=2,
    traits=("elfe", "voleur"),
    icon="rattlesnake",
    play=[
        take_control(one(ARTIFACT.enemy())),
        do(
            lifted,
            "tant que vous le contrôlez, s'il n'est d'aucune de vos trois Maisons, il est considéré comme étant de la Maison Ombres",
            "while you control it, if it is of none of your three houses, it counts as a Shadows card",
        ),
    ],
)
creature(
    "umbra",
    "Umbra",
    "Umbra",
    314,
    "ombres",
    "commune",
    power=2,
    traits=("elfe", "voleur"),
    keywords={"escarmouche": 1},
    icon="eclipse",
    fight=[steal(1)],
)
creature(
    "urchin",
    "Orphelin",
    "Urchin",
    315,
    "ombres",
    "commune",
    power=1,
    traits=("elfe", "voleur"),
    keywords={"insaisissable": 1},
    icon="slingshot",
    play=[steal(1)],
)

# ---------------------------------------------------------------------- upgrades

upgrade(
    "duskrunner",
    "Coureur Crépusculaire",
    "Duskrunner",
    316,
    "ombres",
    "peu-commune",
    icon="running-ninja",
    constants=upgraded_gains("duskrunner", [steal(1)], faces.REAP),
)
upgrade(
    "ring-of-invisibility",
    "Anneau d'Invisibilité",
    "Ring of Invisibility",
    317,
    "ombres",
    "rare",
    bonus=1,
    icon="invisible",
    constants=upgraded(keywords={keywords.ELUSIVE: 1, keywords.SKIRMISH: 1}),
)
upgrade(
    "silent-dagger",
    "Dague Silencieuse",
    "Silent Dagger",
    318,
    "ombres",
    "peu-commune",
    bonus=1,
    icon="stiletto",
    constants=upgraded_gains("silent-dagger", [deal(4, one(CREATURE.flank()))], faces.REAP),
)
