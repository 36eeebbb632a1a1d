"""House Mars.

Length: one place a card, some fifty cards a house.
"""

from __future__ import annotations

from ludotheque.engine.position import Frame
from ludotheque.games.keyforge import changes, faces, verbs
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge.duel import HOUSES, Duel
from ludotheque.games.keyforge.filters import ARTIFACT, CARD, CREATURE, CREATURE_OR_ARTIFACT, ENEMY, FRIENDLY, Filter
from ludotheque.games.keyforge.queries import belongs, creatures, face, has_trait, in_play, is_creature
from ludotheque.games.keyforge.say import (
    ABOUT,
    DONE,
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
    capture,
    chains,
    choose_house,
    creature,
    deal,
    destroy,
    discard,
    do,
    draw,
    each,
    forge,
    gain,
    grant,
    heal_fully,
    if_,
    it_and_neighbours,
    lasting,
    look_at_hand,
    may,
    may_use,
    one,
    one_of,
    opponent_has,
    opponent_loses,
    per,
    per_this_way,
    power_bonus,
    purge,
    put_into_play,
    ready,
    reveal,
    sacrifice,
    shuffle_in,
    steal,
    strengthen,
    stun,
    times,
    to_hand,
    up_to,
    upgrade,
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


def _if_you_wish(filter: Filter, zone: str = "play") -> Target:
    """One card of the filter or none: "you may" in one question (KF-235)."""
    found = one(filter, zone)
    return Target(
        [verbs.Choose(filter, up_to=True, zone=zone)], f"{found.fr} (si vous le voulez)", f"{found.en} (if you wish)"
    )


#: The creature to be sacrificed really was: nothing stepped in for it (KF-261).
_SACRIFICED = Condition(
    lambda pos, frame: bool(frame.chosen) and not in_play(pos, frame.chosen[0]), "vous le faites", "you do"
)


def _enters_stunned() -> mod.Modifier:
    return mod.Modifier(
        mod.ENTERS, word="stunned", filter=CREATURE.itself(), fr="~ entre en jeu sonné", en="~ enters play stunned"
    )


def _of_the_house_in_their_hand(pos: Duel, frame: Frame) -> None:
    house = verbs.recall(frame, "house")
    frame.chosen = [card for card in pos.hand[1 - frame.seat] if is_creature(pos, card) and belongs(pos, card, house)]


def _gain_for_those_shuffled_in(pos: Duel, frame: Frame) -> None:
    for seat in (frame.seat, 1 - frame.seat):
        changes.gain(pos, seat, sum(card in pos.deck[seat] for card in frame.chosen))


def _kin_of_it(pos: Duel, frame: Frame) -> None:
    """IT becomes the creatures in play that share a trait with it."""
    traits = {trait for card in frame.chosen for trait in face(pos, card).traits}
    frame.chosen = [card for card in creatures(pos) if any(has_trait(pos, card, trait) for trait in traits)]


def _discard_until_a_martian(pos: Duel, frame: Frame) -> None:
    frame.chosen = []
    while (card := changes.discard_from_deck(pos, frame.seat)) >= 0:
        if is_creature(pos, card) and belongs(pos, card, MARS):
            frame.chosen = [card]
            return


def _note_its_name(pos: Duel, frame: Frame) -> None:
    frame.memo = {**(frame.memo or {}), "name": pos.faces[frame.chosen[0]]}


class _OfAnotherName(verbs.Choose):
    """A card whose name is not that of the one noted before."""

    __slots__ = ()

    def _open(self, pos: Duel, frame: Frame) -> list[int]:
        assert frame.memo is not None
        return [card for card in super()._open(pos, frame) if pos.faces[card] != frame.memo["name"]]


def _those_in_the_discard(pos: Duel, frame: Frame) -> None:
    """Of IT, what was destroyed: a card whose own ability sent it elsewhere is out of reach (S-46)."""
    frame.chosen = [card for card in frame.chosen if card in pos.discard[pos.owner[card]]]


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
    play=[times(per(OUR_MARTIAN), capture(1, one(ENEMY), own_side=True))],
    words={
        "fr": "Jouez : pour chaque créature Mars alliée, choisissez une créature ennemie : elle capture 1 Aombre de son propre camp.",
        "en": "Play: For each friendly Mars creature, choose an enemy creature: it captures 1 Æmber from its own side.",
    },
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
    words={
        "fr": "Jouez : remettez chaque créature Mars dans la main de son propriétaire. Ensuite, vous pouvez forger "
        "une clé à son coût actuel augmenté de 9 Aombre et réduit de 1 Aombre pour chaque carte de votre "
        "main.",
        "en": "Play: Return each Mars creature to its owner's hand. Then you may forge a key at its current cost "
        "plus 9 Æmber, less 1 Æmber for each card in your hand.",
    },
)
action(
    "martian-hounds",
    "Molosses Martiens",
    "Martian Hounds",
    167,
    "mars",
    "rare",
    icon="direwolf",
    play=[strengthen(per(CREATURE.damaged(), 2), one(CREATURE))],
    words={
        "fr": "Jouez : choisissez une créature. Placez sur elle 2 marqueurs +1 en puissance pour chaque créature blessée.",
        "en": "Play: Choose a creature. Put 2 +1 power counters on it for each damaged creature.",
    },
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
    words={
        "fr": "Jouez : placez jusqu'à 3 créatures ennemies blessées dans vos archives (quand elles les quittent, "
        "elles vont dans la main de leur propriétaire).",
        "en": "Play: Put up to 3 damaged enemy creatures into your archives (when they leave them, they go to their owner's hand).",
    },
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
    play=[times(per(READY_MARTIAN), deal(2, one(CREATURE)))],
    words={
        "fr": "Jouez : pour chaque créature Mars alliée redressée, infligez 2 dégâts à une créature. La créature "
        "peut être différente à chaque fois.",
        "en": "Play: For each ready friendly Mars creature, deal 2 damage to a creature. It may be a different creature each time.",
    },
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
    play=[_reveal_any, times(REVEALED, deal(2, one(CREATURE)))],
    words={
        "fr": "Jouez : révélez autant de cartes Mars que vous voulez de votre main. Pour chaque carte ainsi "
        "révélée, infligez 2 dégâts à une créature. La créature peut être différente à chaque fois.",
        "en": "Play: Reveal any number of Mars cards from your hand. For each card revealed this way, deal 2 "
        "damage to a creature. It may be a different creature each time.",
    },
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
    words={
        "fr": "Jouez : pour chaque clé forgée de votre adversaire, placez une créature ennemie dans vos archives "
        "(quand elle les quitte, elle va dans la main de son propriétaire).",
        "en": "Play: For each forged key your opponent has, put an enemy creature into your archives (when it "
        "leaves them, it goes to its owner's hand).",
    },
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
                    fr="la prochaine carte créature ou artéfact que vous jouez entre en jeu redressée",
                    en="the next creature or artifact you play enters play ready",
                ),
            )
        )
    ],
    words={
        "fr": "Jouez : la prochaine carte créature ou artéfact que vous jouez ce tour-ci entre en jeu redressée.",
        "en": "Play: The next creature or artifact you play this turn enters play ready.",
    },
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
        ready(
            Target(
                [verbs.Choose(MARTIAN, lambda pos, frame: verbs.recall(frame), up_to=True)],
                "une créature Mars, si vous le voulez, pour chaque carte ainsi révélée",
                "a Mars creature, if you wish, for each card revealed this way",
            )
        ),
    ],
    words={
        "fr": "Action : révélez autant de cartes Mars que vous voulez de votre main. Pour chaque carte ainsi "
        "révélée, vous pouvez redresser une créature Mars.",
        "en": "Action: Reveal any number of Mars cards from your hand. For each card revealed this way, you may ready a Mars creature.",
    },
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
        do(
            _discard_until_a_martian,
            "défaussez une à une les cartes du dessus de votre pioche, jusqu'à une créature Mars ou jusqu'à la dernière carte",
            "discard the top cards of your deck one at a time, until you discard a Mars creature or your deck is empty",
        ),
        to_hand(IT),
    ],
    words={
        "fr": "Action : défaussez une à une les cartes du dessus de votre pioche, jusqu'à ce que vous défaussiez "
        "une créature Mars ou que la pioche soit vide. Si vous défaussez ainsi une créature Mars, ajoutez-la "
        "à votre main.",
        "en": "Action: Discard cards from the top of your deck one at a time, until you discard a Mars creature or "
        "your deck is empty. If you discard a Mars creature this way, add it to your hand.",
    },
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
    words={
        "fr": "Omni : révélez une créature Mars de votre main. Si vous le faites, archivez-la.",
        "en": "Omni: Reveal a Mars creature from your hand. If you do, archive it.",
    },
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
    words={
        "fr": "Action : révélez autant de cartes Mars que vous voulez de votre main. Choisissez une créature et "
        "infligez-lui 1 dégât pour chaque carte ainsi révélée.",
        "en": "Action: Reveal any number of Mars cards from your hand. Choose a creature and deal 1 damage to it "
        "for each card revealed this way.",
    },
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
                    word=faces.ELUSIVE,
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
                do(_note_its_name, "retenez son nom", "note its name"),
                put_into_play(
                    Target(
                        [_OfAnotherName(MARTIAN, zone="hand")],
                        "une créature Mars d'un autre nom de votre main",
                        "a Mars creature with a different name from your hand",
                    )
                ),
                ready(IT),
            ],
        ),
    ],
    words={
        "fr": "Action : remettez dans votre main une créature Mars alliée redressée. Si vous le faites, mettez en "
        "jeu depuis votre main une créature Mars d'un nom différent, puis redressez-la.",
        "en": "Action: Return a ready friendly Mars creature to your hand. If you do, put a Mars creature with a "
        "different name into play from your hand, then ready it.",
    },
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
    words={
        "fr": "Moisson : la prochaine créature Mars que vous jouez ce tour-ci entre en jeu redressée.",
        "en": "Reap: The next Mars creature you play this turn enters play ready.",
    },
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
    fight=(_feed := [sacrifice(_if_you_wish(FRIENDLY.other())), if_(_SACRIFICED, [heal_fully(THIS)])]),
    reap=_feed,
    words={
        "fr": "Singe Pétras entre en jeu sonné.\nCombat / Moisson : vous pouvez sacrifier une autre créature "
        "alliée. Si vous le faites, soignez tous les dégâts de Singe Pétras.",
        "en": "Chuff Ape enters play stunned.\nFight / Reap: You may sacrifice another friendly creature. If you "
        "do, fully heal Chuff Ape.",
    },
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
        Watch(
            "slain",
            [opponent_loses(1)],
            fr="après qu'une créature ennemie a été détruite en combattant ~",
            en="after an enemy creature is destroyed fighting ~",
        )
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
    words={
        "fr": "Action : choisissez une créature ennemie. Elle capture 1 Aombre de son propre camp.",
        "en": "Action: Choose an enemy creature. It captures 1 Æmber from its own side.",
    },
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
    words={
        "fr": "Combat / Moisson : infligez 3 dégâts à chaque créature qui a le trait Humain. L'armure ne protège pas de ces dégâts.",
        "en": "Fight / Reap: Deal 3 damage to each Human creature. Armor does not prevent this damage.",
    },
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
    words={
        "fr": "Après que vous avez joué une autre créature Mars, soignez tous les dégâts sur Horion.",
        "en": "After you play another Mars creature, fully heal Tunk.",
    },
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
    fight=(_call := [use(one(NOT_MARTIAN.friendly()))]),
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
    words={
        "fr": "Moisson : placez une créature ennemie dans vos archives (quand elle les quitte, elle va dans la "
        "main de son propriétaire).",
        "en": "Reap: Put an enemy creature into your archives (when it leaves them, it goes to its owner's hand).",
    },
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
    reap=[archive(_if_you_wish(CREATURE_OR_ARTIFACT.friendly()))],
    words={
        "fr": "Moisson : vous pouvez archiver une créature alliée ou un artéfact allié en jeu.",
        "en": "Reap: You may archive a friendly creature or artifact from play.",
    },
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
            purge(
                Target(
                    [verbs.Do(_those_in_the_discard)],
                    "cette créature si ces dégâts la détruisent",
                    "it if this damage destroys it",
                )
            ),
        ]
    ),
    reap=_bolt,
    words={
        "fr": "Combat / Moisson : infligez 2 dégâts à une créature. Si ces dégâts la détruisent, purgez-la.",
        "en": "Fight / Reap: Deal 2 damage to a creature. If this damage destroys it, purge it.",
    },
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
    before_fight=[stun(it_and_neighbours(ABOUT))],
    words={
        "fr": "Zorg entre en jeu sonné.\nAvant le Combat : sonnez la créature que Zorg combat et chacune de ses voisines.",
        "en": "Zorg enters play stunned.\nBefore Fight: Stun the creature Zorg fights and each of its neighbors.",
    },
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
        _multiply := [reveal(_if_you_wish(CREATURE, "hand")), if_(DONE, [archive(IT, shown=True), strengthen(3, THIS)])]
    ),
    reap=_multiply,
    words={
        "fr": "Combat / Moisson : vous pouvez révéler une créature de votre main. Si vous le faites, archivez-la "
        "et placez 3 marqueurs +1 en puissance sur Zyzzix le Multiple.",
        "en": "Fight / Reap: You may reveal a creature from your hand. If you do, archive it and put 3 +1 power "
        "counters on Zyzzix the Many.",
    },
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
    constants=[
        grant(
            faces.DESTROYED,
            [
                may(
                    Step(
                        archive(THIS).ops,
                        "placez cette créature dans les archives de son propriétaire",
                        "put this creature into its owner's archives",
                    )
                )
            ],
            CREATURE.bearer(),
            "biomatrix-backup/destroyed",
            fr="la créature améliorée gagne : « Détruit : vous pouvez placer cette créature dans les archives de son propriétaire. »",
            en='the upgraded creature gains: "Destroyed: You may put this creature into its owner\'s archives."',
        )
    ],
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
    words={
        "fr": "La créature améliorée gagne : « Après que vous avez joué une créature Mars, redressez cette "
        "créature et, jusqu'à la fin du tour, elle appartient à la Maison Mars. »",
        "en": 'The upgraded creature gains: "After you play a Mars creature, ready this creature and, for the '
        'remainder of the turn, it belongs to house Mars."',
    },
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
    constants=[
        grant(
            faces.REAP,
            [deal(per(MARTIAN), one(CREATURE))],
            CREATURE.bearer(),
            "red-planet-ray-gun/reap",
            fr="la créature améliorée gagne : « Moisson : choisissez une créature. "
            "Infligez-lui 1 dégât pour chaque créature Mars en jeu. »",
            en='the upgraded creature gains: "Reap: Choose a creature. Deal 1 damage to it for each Mars creature in play."',
        )
    ],
)
