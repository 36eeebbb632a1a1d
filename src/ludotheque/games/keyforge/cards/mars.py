"""House Mars.

Length: one place a card, some fifty cards a house.
"""

from __future__ import annotations

from ludotheque.engine.position import Frame
from ludotheque.games.keyforge import changes, faces, keywords, memory, verbs
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge.duel import HOUSES, Duel
from ludotheque.games.keyforge.filters import ARTIFACT, CARD, CREATURE, CREATURE_OR_ARTIFACT, ENEMY, FRIENDLY
from ludotheque.games.keyforge.queries import belongs, creatures, face, has_trait, in_play, is_creature
from ludotheque.games.keyforge.say import (
    ANY_EACH_TIME,
    DONE,
    FOUGHT,
    IT,
    PER_OPPONENT_KEY,
    THIS,
    Condition,
    Number,
    Step,
    Target,
    Watch,
    abduct,
    action,
    any_number,
    archive,
    artifact,
    both,
    capture,
    chains,
    choose_house,
    creature,
    deal,
    destroy,
    discard,
    discard_until,
    do,
    draw,
    each,
    forge,
    gain,
    heal_fully,
    if_,
    if_of_use,
    if_you_wish,
    it_and_neighbours,
    lasting,
    look_at_hand,
    may,
    may_use,
    one,
    one_of,
    opponent_has,
    opponent_loses,
    order,
    per,
    per_this_way,
    power_bonus,
    purge,
    purge_destroyed,
    put_into_play,
    ready,
    reveal,
    sacrifice,
    shuffle_in,
    slays,
    steal,
    strengthen,
    stun,
    times,
    to_hand,
    up_to,
    upgrade,
    upgraded_gains,
    usable,
    use,
    watching,
)

MARS = HOUSES.index("mars")
MARTIAN = CREATURE.of_house("mars")
OUR_MARTIAN = MARTIAN.friendly()
READY_MARTIAN = OUR_MARTIAN.ready()
NOT_MARTIAN = CREATURE.not_of_house("mars")
REVEALED = per_this_way("pour chaque carte ainsi révélée", "for each card revealed this way")

_reveal_any = reveal(any_number(CARD.of_house("mars"), "hand"))


#: The creature to be sacrificed really was: nothing replaced its destruction (KF-261).
_SACRIFICED = Condition(
    lambda pos, frame: bool(frame.chosen) and not in_play(pos, frame.chosen[0]), "vous le faites", "you do"
)


def _enters_stunned() -> mod.Modifier:
    return mod.Modifier(
        mod.ENTERS, word="stunned", filter=CREATURE.itself(), fr="~ entre en jeu sonné", en="~ enters play stunned"
    )


def _of_the_house_in_their_hand(pos: Duel, frame: Frame) -> None:
    house = verbs.recall(frame, memory.HOUSE)
    frame.chosen = [card for card in pos.hand[1 - frame.seat] if is_creature(pos, card) and belongs(pos, card, house)]


def _gain_for_those_shuffled_in(pos: Duel, frame: Frame) -> None:
    for seat in (frame.seat, 1 - frame.seat):
        changes.gain(pos, seat, sum(card in pos.deck[seat] for card in frame.chosen))


def _kin_of_it(pos: Duel, frame: Frame) -> None:
    """IT becomes the creatures in play that share a trait with it."""
    traits = {trait for card in frame.chosen for trait in face(pos, card).traits}
    frame.chosen = [card for card in creatures(pos) if any(has_trait(pos, card, trait) for trait in traits)]


def _note_its_name(pos: Duel, frame: Frame) -> None:
    memory.remembering(frame)[memory.NAME] = pos.faces[frame.chosen[0]]


class _OfAnotherName(verbs.Choose):
    """A card with another name than the one noted before."""

    __slots__ = ()

    def _open(self, pos: Duel, frame: Frame) -> list[int]:
        return [card for card in super()._open(pos, frame) if pos.faces[card] != memory.remembered(frame)[memory.NAME]]


action(
    "ammonia-clouds",
    "Nuages d'Ammoniac",
    "Ammonia Clouds",
    160,
    "mars",
    "commune",
    icon="dust-cloud",
    play=[deal(3, each(CREATURE))],
)
action(
    "battle-fleet",
    "Flotte de Guerre",
    "Battle Fleet",
    161,
    "mars",
    "peu-commune",
    bonus=1,
    icon="starfighter",
    play=[_reveal_any, draw(REVEALED)],
)
action(
    "deep-probe",
    "Transduction Extrême",
    "Deep Probe",
    162,
    "mars",
    "peu-commune",
    bonus=1,
    icon="radar-dish",
    play=[
        choose_house(),
        look_at_hand(public=True),
        discard(
            Target(
                [verbs.Do(_of_the_house_in_their_hand)],
                "chaque créature de cette Maison ainsi révélée",
                "each creature of that house revealed this way",
            )
        ),
    ],
)
action(
    "emp-blast",
    "Décharge IEM",
    "EMP Blast",
    163,
    "mars",
    "peu-commune",
    bonus=1,
    icon="tesla-coil",
    play=[
        stun(
            each(
                CREATURE.where(
                    lambda pos, card, seat, source: belongs(pos, card, MARS) or has_trait(pos, card, "robot"),
                    "Mars et chaque créature Robot",
                    "Mars creature and each Robot",
                    before=True,
                )
            )
        ),
        destroy(each(ARTIFACT)),
    ],
)
action(
    "hypnotic-command",
    "Ordre Hypnotique",
    "Hypnotic Command",
    164,
    "mars",
    "rare",
    icon="divided-spiral",
    play=[
        times(
            per(OUR_MARTIAN),
            if_of_use(
                lambda pos, frame: pos.amber[1 - frame.seat] > 0,
                capture(1, one(ENEMY), own_side=True),
            ),
            tail=ANY_EACH_TIME,
        )
    ],
)
action(
    "irradiated-æmber",
    "Aombre Irradié",
    "Irradiated Æmber",
    165,
    "mars",
    "rare",
    bonus=1,
    icon="radioactive",
    play=[if_(opponent_has(6), [deal(3, each(ENEMY))])],
)
action(
    "key-abduction",
    "Enlèvement de Clé",
    "Key Abduction",
    166,
    "mars",
    "peu-commune",
    bonus=1,
    icon="star-key",
    play=[
        to_hand(each(MARTIAN)),
        forge(
            Number(
                lambda pos, frame: 9 - len(pos.hand[frame.seat]),
                "augmenté de 9 Aombre et réduit de 1 Aombre pour chaque carte de votre main",
                "plus 9 Æmber, less 1 Æmber for each card in your hand",
            ),
            may=True,
        ),
    ],
)
action(
    "martian-hounds",
    "Molosses Martiens",
    "Martian Hounds",
    167,
    "mars",
    "rare",
    icon="direwolf",
    play=[
        if_of_use(
            lambda pos, frame: any(pos.damage[card] for card in creatures(pos)),
            strengthen(per(CREATURE.damaged(), 2), one(CREATURE)),
        )
    ],
)
action(
    "martians-make-bad-allies",
    "Nous Sommes Vos Amis",
    "Martians Make Bad Allies",
    168,
    "mars",
    "rare",
    icon="alien-stare",
    play=[
        Step(reveal(each(CARD, "hand")).ops, "révélez votre main", "reveal your hand"),
        purge(each(NOT_MARTIAN, "hand")),
        gain(per_this_way("pour chaque carte ainsi purgée", "for each card purged this way")),
    ],
)
action(
    "mass-abduction",
    "Enlèvement de Masse",
    "Mass Abduction",
    169,
    "mars",
    "rare",
    bonus=1,
    icon="teleport",
    play=[abduct(up_to(3, ENEMY.damaged()))],
)
action(
    "mating-season",
    "Saison des Amours",
    "Mating Season",
    170,
    "mars",
    "rare",
    bonus=1,
    icon="smitten",
    play=[
        shuffle_in(each(MARTIAN)),
        do(
            _gain_for_those_shuffled_in,
            "chaque joueur gagne 1 Aombre pour chaque créature ainsi mélangée dans sa pioche",
            "each player gains 1 Æmber for each creature shuffled into their deck this way",
        ),
    ],
)
action(
    "mothership-support",
    "Soutien du Vaisseau-Mère",
    "Mothership Support",
    171,
    "mars",
    "peu-commune",
    bonus=1,
    icon="spaceship",
    play=[times(per(READY_MARTIAN), deal(2, one(CREATURE)), tail=ANY_EACH_TIME)],
)
action(
    "orbital-bombardment",
    "Bombardement Orbital",
    "Orbital Bombardment",
    172,
    "mars",
    "peu-commune",
    bonus=1,
    icon="carpet-bombing",
    play=[_reveal_any, times(REVEALED, deal(2, one(CREATURE)), tail=ANY_EACH_TIME)],
)
action(
    "phosphorus-stars",
    "Étoiles Phosphoreuses",
    "Phosphorus Stars",
    173,
    "mars",
    "commune",
    icon="star-formation",
    play=[stun(each(NOT_MARTIAN)), chains(2)],
)
action(
    "psychic-network",
    "Réseau Psychique",
    "Psychic Network",
    174,
    "mars",
    "peu-commune",
    icon="psychic-waves",
    play=[steal(per(READY_MARTIAN))],
)
action(
    "sample-collection",
    "Collecte d'Échantillons",
    "Sample Collection",
    175,
    "mars",
    "peu-commune",
    icon="test-tubes",
    play=[times(PER_OPPONENT_KEY, abduct(one(ENEMY)))],
)
action(
    "shatter-storm",
    "Tempête Fracassante",
    "Shatter Storm",
    176,
    "mars",
    "rare",
    icon="shatter",
    play=[
        Step([verbs.Lose(1000, opponent=False)], "perdez tout votre Aombre", "lose all your Æmber"),
        opponent_loses(
            per_this_way("pour chaque Aombre que vous avez ainsi perdu", "for each Æmber you lost this way", 3)
        ),
    ],
)
action(
    "soft-landing",
    "Atterrissage en Douceur",
    "Soft Landing",
    177,
    "mars",
    "commune",
    icon="apollo-capsule",
    play=[
        lasting(
            mod.lasting(
                "soft-landing",
                mod.Modifier(
                    mod.ENTERS,
                    word="next",
                    filter=CREATURE_OR_ARTIFACT,
                    fr="la prochaine créature ou le prochain artéfact que vous jouez entre en jeu redressé",
                    en="the next creature or artifact you play enters play ready",
                ),
            )
        )
    ],
)
action(
    "squawker",
    "Mégaphone",
    "Squawker",
    178,
    "mars",
    "commune",
    bonus=1,
    icon="acoustic-megaphone",
    play=[one_of(ready(one(MARTIAN)), stun(one(NOT_MARTIAN)))],
)
action(
    "total-recall",
    "Mémoire Eidétique",
    "Total Recall",
    179,
    "mars",
    "rare",
    bonus=1,
    icon="brainstorm",
    play=[gain(per(FRIENDLY.ready())), to_hand(each(FRIENDLY))],
)
artifact(
    "combat-pheromones",
    "Phéromones de Combat",
    "Combat Pheromones",
    180,
    "mars",
    "peu-commune",
    bonus=1,
    traits=("objet",),
    icon="aerosol",
    omni=[
        sacrifice(THIS),
        lasting(
            may_use(
                "combat-pheromones",
                CARD.of_house("mars").other(),
                fr="vous pouvez utiliser jusqu'à 2 autres cartes Mars, même si Mars n'est pas la Maison active",
                en="you may use up to 2 other Mars cards, even if Mars is not the active house",
            ),
            often=2,
        ),
    ],
)
artifact(
    "commpod",
    "Comm-Pod",
    "Commpod",
    181,
    "mars",
    "rare",
    traits=("objet",),
    icon="satellite-communication",
    action=[
        _reveal_any,
        Step(
            [verbs.Choose(MARTIAN, lambda pos, frame: verbs.recall(frame), up_to=True), verbs.Ready()],
            "pour chaque carte ainsi révélée, vous pouvez redresser une créature Mars",
            "for each card revealed this way, you may ready a Mars creature",
        ),
    ],
)
artifact(
    "crystal-hive",
    "Ruche Cristalline",
    "Crystal Hive",
    182,
    "mars",
    "peu-commune",
    traits=("lieu",),
    icon="crystal-cluster",
    action=[
        lasting(
            watching(
                "crystal-hive/watch",
                Watch("reap", [gain(1)], fr="chaque fois qu'une créature moissonne", en="each time a creature reaps"),
            )
        )
    ],
)
artifact(
    "custom-virus",
    "Virus Maison",
    "Custom Virus",
    183,
    "mars",
    "rare",
    bonus=1,
    traits=("arme",),
    icon="virus",
    omni=[
        sacrifice(THIS),
        purge(one(CREATURE, "hand")),
        destroy(
            Target(
                [verbs.Do(_kin_of_it)],
                "chaque créature qui partage au moins un trait avec la créature purgée",
                "each creature that shares a trait with the purged creature",
            )
        ),
    ],
)
artifact(
    "feeding-pit",
    "Puits Dévoreur",
    "Feeding Pit",
    184,
    "mars",
    "rare",
    traits=("lieu",),
    icon="spiky-pit",
    action=[discard(one(CREATURE, "hand")), if_(DONE, [gain(1)])],
)
artifact(
    "invasion-portal",
    "Portail d’Invasion",
    "Invasion Portal",
    185,
    "mars",
    "rare",
    traits=("lieu",),
    icon="star-gate",
    action=[
        discard_until(MARTIAN),
    ],
)
artifact(
    "incubation-chamber",
    "Chambre d’Incubation",
    "Incubation Chamber",
    186,
    "mars",
    "rare",
    traits=("lieu",),
    icon="cryo-chamber",
    omni=[reveal(one(MARTIAN, "hand")), if_(DONE, [archive(IT, shown=True)])],
)
artifact(
    "mothergun",
    "Canon-Mère",
    "Mothergun",
    187,
    "mars",
    "commune",
    traits=("arme",),
    icon="tesla-turret",
    action=[
        _reveal_any,
        if_(DONE, [deal(REVEALED, one(CREATURE))]),
    ],
)
artifact(
    "sniffer",
    "Renifleur",
    "Sniffer",
    188,
    "mars",
    "rare",
    bonus=1,
    traits=("allié",),
    icon="snout",
    action=[
        lasting(
            mod.lasting(
                "sniffer",
                mod.Modifier(
                    mod.KEYWORD,
                    word=keywords.ELUSIVE,
                    by=mod.ALL,
                    filter=CREATURE,
                    fr="chaque créature perd insaisissable",
                    en="each creature loses elusive",
                ),
            )
        )
    ],
)
artifact(
    "swap-widget",
    "Gadget Permuteur",
    "Swap Widget",
    189,
    "mars",
    "rare",
    traits=("objet",),
    icon="body-swapping",
    action=[
        to_hand(one(READY_MARTIAN)),
        if_(
            DONE,
            [
                do(_note_its_name, "", ""),
                put_into_play(
                    Target(
                        [_OfAnotherName(MARTIAN, zone="hand")],
                        "une créature Mars de votre main, d'un nom différent",
                        "a Mars creature with a different name from your hand",
                    )
                ),
                ready(IT),
            ],
        ),
    ],
)
creature(
    "blypyp",
    "Blypyp",
    "Blypyp",
    190,
    "mars",
    "peu-commune",
    power=2,
    traits=(
        "martien",
        "scientifique",
    ),
    icon="alien-bug",
    reap=[
        lasting(
            mod.lasting(
                "blypyp",
                mod.Modifier(
                    mod.ENTERS,
                    word="next",
                    filter=MARTIAN,
                    fr="la prochaine créature Mars que vous jouez entre en jeu redressée",
                    en="the next Mars creature you play enters play ready",
                ),
            )
        )
    ],
)
creature(
    "chuff-ape",
    "Singe Pétras",
    "Chuff Ape",
    191,
    "mars",
    "rare",
    power=11,
    traits=("bête",),
    keywords={"provocation": 1},
    icon="gorilla",
    constants=[_enters_stunned()],
    fight=(_feed := [sacrifice(if_you_wish(FRIENDLY.other())), if_(_SACRIFICED, [heal_fully(THIS)])]),
    reap=_feed,
)
creature(
    "ether-spider",
    "Araignée de l'Éther",
    "Ether Spider",
    192,
    "mars",
    "peu-commune",
    power=7,
    traits=("bête",),
    icon="angular-spider",
    constants=[
        mod.Modifier(
            mod.NO_FIGHT_DAMAGE,
            filter=CREATURE.itself(),
            fr="~ n'inflige pas de dégâts quand elle combat",
            en="~ deals no damage when fighting",
        ),
        mod.Modifier(
            mod.GAIN_INSTEAD,
            word="capture",
            fr="chaque Aombre qui devrait être ajouté à la réserve de votre adversaire est capturé par ~ à la place",
            en="each Æmber that would be added to your opponent's pool is captured by ~ instead",
        ),
    ],
)
creature(
    "grabber-jammer",
    "Pinceur-Brouilleur",
    "Grabber Jammer",
    193,
    "mars",
    "commune",
    power=4,
    armor=1,
    traits=("robot",),
    icon="robot-grab",
    constants=[
        mod.Modifier(
            mod.KEY_COST,
            by=1,
            who=mod.OPPONENT,
            fr="les clés de votre adversaire coûtent 1 Aombre de plus",
            en="your opponent's keys cost 1 Æmber more",
        )
    ],
    fight=(_grab := [capture(1)]),
    reap=_grab,
)
creature(
    "grommid",
    "Grommid",
    "Grommid",
    194,
    "mars",
    "rare",
    power=10,
    traits=("bête",),
    icon="carnivore-mouth",
    constants=[
        mod.Modifier(
            mod.FORBID,
            word="play",
            filter=CREATURE,
            fr="vous ne pouvez pas jouer de créatures",
            en="you cannot play creatures",
        )
    ],
    watches=[
        slays([opponent_loses(1)]),
    ],
)
creature(
    "john-smyth",
    "« John Smyth »",
    "“John Smyth”",
    195,
    "mars",
    "commune",
    power=2,
    traits=(
        "agent",
        "martien",
    ),
    keywords={"insaisissable": 1},
    icon="spy",
    fight=(_wake := [ready(one(MARTIAN.not_trait("agent")))]),
    reap=_wake,
)
creature(
    "mindwarper",
    "Embrouilleur d'Esprit",
    "Mindwarper",
    196,
    "mars",
    "commune",
    power=2,
    traits=(
        "martien",
        "scientifique",
    ),
    keywords={"insaisissable": 1},
    icon="brain-tentacle",
    action=[capture(1, one(ENEMY), own_side=True)],
)
creature(
    "phylyx-the-disintegrator",
    "Phylyx le Désintégrateur",
    "Phylyx the Disintegrator",
    197,
    "mars",
    "rare",
    power=1,
    traits=(
        "martien",
        "soldat",
    ),
    keywords={"insaisissable": 1},
    icon="disintegrate",
    action=[opponent_loses(per(OUR_MARTIAN.other()))],
)
creature(
    "qyxxlyx-plague-master",
    "Maître-Virus Qyxxlyx",
    "Qyxxlyx Plague Master",
    198,
    "mars",
    "rare",
    power=3,
    traits=(
        "martien",
        "scientifique",
    ),
    icon="biohazard",
    fight=(_plague := [deal(3, each(CREATURE.trait("humain")), through_armor=True)]),
    reap=_plague,
)
creature(
    "tunk",
    "Horion",
    "Tunk",
    199,
    "mars",
    "commune",
    power=6,
    armor=1,
    traits=("robot",),
    icon="battle-mech",
    watches=[
        Watch(
            "play",
            [heal_fully(THIS)],
            filter=MARTIAN.other(),
            who=mod.YOU,
            fr="après que vous avez joué une autre créature Mars",
            en="after you play another Mars creature",
        )
    ],
)
creature(
    "ulyq-megamouth",
    "Ulyq Grandegueule",
    "Ulyq Megamouth",
    200,
    "mars",
    "commune",
    power=3,
    traits=(
        "martien",
        "scientifique",
    ),
    icon="shouting",
    fight=(_call := [use(usable(NOT_MARTIAN.friendly()))]),
    reap=_call,
)
creature(
    "uxlyx-the-zookeeper",
    "Uxlyx le Gardien de Zoo",
    "Uxlyx the Zookeeper",
    201,
    "mars",
    "peu-commune",
    power=2,
    traits=(
        "martien",
        "scientifique",
    ),
    keywords={"insaisissable": 1},
    icon="cage",
    reap=[abduct(one(ENEMY))],
)
creature(
    "vezyma-thinkdrone",
    "Vezyma Servodrone",
    "Vezyma Thinkdrone",
    202,
    "mars",
    "commune",
    power=3,
    traits=(
        "martien",
        "scientifique",
    ),
    icon="delivery-drone",
    reap=[archive(if_you_wish(CREATURE_OR_ARTIFACT.friendly()))],
)
creature(
    "yxili-marauder",
    "Maraudeur Yxili",
    "Yxili Marauder",
    203,
    "mars",
    "commune",
    power=2,
    traits=(
        "martien",
        "soldat",
    ),
    icon="cracked-alien-skull",
    constants=[
        power_bonus(
            lambda pos, source, seat, card: pos.amber_on[card],
            CREATURE.itself(),
            "~ a +1 en puissance pour chaque Aombre sur lui",
            "~ gets +1 power for each Æmber on it",
        )
    ],
    play=[capture(per(READY_MARTIAN))],
)
creature(
    "yxilo-bolter",
    "Déboulonneur Yxilo",
    "Yxilo Bolter",
    204,
    "mars",
    "commune",
    power=3,
    traits=(
        "martien",
        "soldat",
    ),
    icon="bolter-gun",
    fight=(
        _bolt := [
            deal(2, one(CREATURE)),
            purge_destroyed(),
        ]
    ),
    reap=_bolt,
)
creature(
    "yxilx-dominator",
    "Dominateur Yxilx",
    "Yxilx Dominator",
    205,
    "mars",
    "commune",
    power=9,
    armor=1,
    traits=("robot",),
    keywords={"provocation": 1},
    icon="robot-golem",
    constants=[_enters_stunned()],
)
creature(
    "zorg",
    "Zorg",
    "Zorg",
    206,
    "mars",
    "peu-commune",
    power=7,
    traits=("bête",),
    icon="six-eyes",
    constants=[_enters_stunned()],
    before_fight=[stun(it_and_neighbours(FOUGHT))],
)
creature(
    "zyzzix-the-many",
    "Zyzzix le Multiple",
    "Zyzzix the Many",
    207,
    "mars",
    "commune",
    power=3,
    traits=(
        "martien",
        "soldat",
    ),
    icon="spawn-node",
    fight=(
        _multiply := [
            reveal(if_you_wish(CREATURE, "hand")),
            if_(DONE, [both(archive(IT, shown=True), strengthen(3, THIS))]),
        ]
    ),
    reap=_multiply,
)
upgrade(
    "biomatrix-backup",
    "Sauvegarde Biométrique",
    "Biomatrix Backup",
    208,
    "mars",
    "commune",
    bonus=1,
    icon="dna2",
    constants=upgraded_gains(
        "biomatrix-backup",
        [
            may(
                Step(
                    archive(THIS).ops,
                    order("placez", " cette créature dans les archives de son propriétaire"),
                    "put this creature into its owner's archives",
                )
            )
        ],
        faces.DESTROYED,
    ),
)
upgrade(
    "brain-stem-antenna",
    "Antenne Cérébrale",
    "Brain Stem Antenna",
    209,
    "mars",
    "rare",
    icon="brain-stem",
    watches=[
        Watch(
            "play",
            [
                ready(THIS),
                lasting(
                    mod.lasting(
                        "brain-stem-antenna",
                        mod.Modifier(
                            mod.BELONGS,
                            value=MARS,
                            fr="elle appartient à la Maison Mars",
                            en="it belongs to house Mars",
                        ),
                    ),
                    on=THIS,
                ),
            ],
            filter=MARTIAN,
            who=mod.YOU,
            granted=True,
            fr="après que vous avez joué une créature Mars",
            en="after you play a Mars creature",
        )
    ],
)
upgrade(
    "jammer-pack",
    "Kit de Brouillage",
    "Jammer Pack",
    210,
    "mars",
    "peu-commune",
    bonus=1,
    icon="radio-tower",
    constants=[
        mod.Modifier(
            mod.KEY_COST,
            by=2,
            who=mod.OPPONENT,
            granted=True,
            fr="la créature améliorée gagne : « Les clés de votre adversaire coûtent 2 Aombre de plus. »",
            en='the upgraded creature gains: "Your opponent\'s keys cost 2 Æmber more."',
        )
    ],
)
upgrade(
    "red-planet-ray-gun",
    "Rayon Ardent",
    "Red Planet Ray Gun",
    211,
    "mars",
    "peu-commune",
    bonus=1,
    icon="ray-gun",
    constants=upgraded_gains("red-planet-ray-gun", [deal(per(MARTIAN), one(CREATURE))], faces.REAP),
)
