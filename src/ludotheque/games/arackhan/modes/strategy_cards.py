"""The 25 Strategy cards: thirteen Coups d'éclat and twelve Messages secrets, one place a card.

No source prints them: names, texts and costs are ours.
"""

from __future__ import annotations

from ludotheque.engine.numbers import Copy, Seat
from ludotheque.games.arackhan import attributes as attr
from ludotheque.games.arackhan import changes
from ludotheque.games.arackhan.actions import Do, Exchange, Pair, Pick, Shift, deactivate
from ludotheque.games.arackhan.battle import Battle
from ludotheque.games.arackhan.faces import CREATURE, FACES
from ludotheque.games.arackhan.modes.dealings import GivePoints, Mine, meet, press
from ludotheque.games.arackhan.modes.oaths import swear
from ludotheque.games.arackhan.modes.orders import (
    AFTER,
    AT_REVEAL,
    AT_ROUND,
    AT_SEQUENCE,
    AT_TURN,
    END,
    INITIATIVE,
    PARTNER_NEXT,
    PHASE,
    PLACEMENT,
    TURN,
    FromPile,
    Peek,
    Reorder,
    Spy,
    Stratagem,
    Whom,
    by_partner,
    is_own,
    lay,
    lay_around,
    lay_on,
    lay_on_prey,
    partner,
    placing,
    redraw,
    switch,
    to_partner,
)
from ludotheque.games.arackhan.modes.secrets import A_PREY, A_SLOT
from ludotheque.games.arackhan.modifiers import ALLY, ENEMY, FIELD, GRANT, STATS, Modifier, lasting

OWN = Whom(ALLY, mine=True)
THEIRS = Whom(ALLY, theirs=True)
OWN_BESIDE = Whom(ALLY, mine=True, beside=True)


def _cards_left(pos: Battle, seat: Seat) -> bool:
    return bool(pos.deck[seat])


def _veterans(pos: Battle, seat: Seat, chosen: list[int]) -> list[int]:
    """The creatures of value 6 or less in one's discard."""
    return [
        card
        for card in pos.discard[seat]
        if (face := FACES[pos.faces[card]]).kind == CREATURE and face.value <= 6  # the main value (AW-S44)
    ]


def _recall(pos: Battle, card: Copy) -> None:
    seat = pos.owner[card]
    pos.discard[seat].remove(card)
    pos.hand[seat].append(card)
    pos.emit("sent_back", "AW-365", seat, (card,))


def _give_up(pos: Battle, card: Copy) -> None:
    changes.discard_from_hand(pos, card, "AW-163")


STRATEGIES: tuple[Stratagem, ...] = (
    # ------------------------------------------------------------------ Coups d'éclat
    Stratagem(
        "sang-verse",
        "Sang versé",
        "Blood Price",
        2,
        PHASE,
        AT_ROUND,
        "Détruisez une de vos créatures : ce round, les créatures alliées qui lui étaient adjacentes ont +1 en Attaque.",
        "Destroy one of your creatures: this round, the allied creatures that were adjacent to it have +1 Attack.",
        Pick(OWN, lay_around(lasting("sang-verse", Modifier(STATS, attack=1))), ask="blood"),
    ),
    Stratagem(
        "tenir-la-ligne",
        "Tenir la ligne",
        "Hold the Line",
        3,
        PHASE,
        AT_ROUND,
        "Ce round, chaque créature alliée désactivée a +1 en Défense.",
        "This round, each deactivated allied creature has +1 Defense.",
        Do(
            lay(
                lasting(
                    "tenir-la-ligne",
                    Modifier(STATS, FIELD, ALLY, defense=1, test=lambda target, source: not target.active),
                )
            )
        ),
        worth=1.2,
    ),
    Stratagem(
        "terrain-mine",
        "Terrain miné",
        "Mined Ground",
        2,
        PHASE,
        AT_ROUND,
        "Notez en secret un emplacement libre : la première carte ennemie qui arrive ce round sur cet emplacement ou sur un "
        "emplacement adjacent est désactivée.",
        "Secretly write down a free slot: the first enemy card to arrive this round on it or on an adjacent slot is "
        "deactivated.",
        Mine(),
        worth=0.8,
    ),
    Stratagem(
        "reconnaissance",
        "Reconnaissance",
        "Scouting Ahead",
        0,
        PHASE,
        AFTER,
        "Regardez les trois premières cartes de votre pioche et remettez-les dessus dans l'ordre de votre choix.",
        "Look at the top three cards of your draw pile and put them back on top in any order.",
        Peek(3),
        Reorder(),
        needs=_cards_left,
        worth=0.3,
    ),
    Stratagem(
        "reorganisation",
        "Réorganisation",
        "Reorganisation",
        1,
        PHASE,
        AFTER,
        "Votre partenaire pioche deux cartes, puis remet deux cartes de sa main sous sa pioche (autant que piochées).",
        "Your partner draws two cards, then puts two cards from their hand under their draw pile (as many as they drew).",
        Do(redraw(2)),
        needs=lambda pos, seat: bool(pos.deck[partner(pos, seat)]),
        worth=1.0,
    ),
    Stratagem(
        "manoeuvre",
        "Manœuvre",
        "Manoeuvre",
        2,
        PHASE,
        AFTER,
        "Déplacez une de vos créatures à une distance maximale de 2.",
        "Move one of your creatures up to distance 2.",
        Shift(OWN, 2),
    ),
    Stratagem(
        "sabotage",
        "Sabotage",
        "Sabotage",
        3,
        PHASE,
        AT_ROUND,
        "Désactivez une créature ennemie active de valeur 6 ou moins.",
        "Deactivate one active enemy creature of value 6 or less.",
        Pick(Whom(ENEMY, most=6, active=True), deactivate),
    ),
    Stratagem(
        "ailes-d-emprunt",
        "Ailes d'emprunt",
        "Borrowed Wings",
        2,
        PHASE,
        AT_ROUND,
        "Choisissez une créature alliée de valeur 7 ou moins : elle a Vol ce round.",
        "Choose an allied creature of value 7 or less: it has Flight this round.",
        Pick(Whom(ALLY, most=7), lay_on(lasting("ailes-d-emprunt", Modifier(GRANT, bits=attr.VOL)))),
        worth=0.8,
    ),
    Stratagem(
        "tir-en-cloche",
        "Tir en cloche",
        "High Arc",
        1,
        PHASE,
        AT_ROUND,
        "Choisissez une créature alliée sans Attaque à Distance : elle a Attaque à Distance 2 ce round.",
        "Choose an allied creature without Ranged Attack: it has Ranged Attack 2 this round.",
        Pick(
            Whom(ALLY, test=lambda sheet: not sheet.bits & attr.DISTANCE),
            lay_on(lasting("tir-en-cloche", Modifier(GRANT, bits=attr.DISTANCE, n=2))),
        ),
    ),
    Stratagem(
        "rappel-des-veterans",
        "Rappel des vétérans",
        "Veterans Recalled",
        2,
        PHASE,
        AFTER,
        "Reprenez en main une créature de valeur 6 ou moins de votre défausse, puis défaussez une autre carte de votre main.",
        "Return a creature of value 6 or less from your discard pile to your hand, then discard another card from your hand.",
        FromPile("recall", _veterans, _recall),
        FromPile(
            "give-up", lambda pos, seat, chosen: [card for card in pos.hand[seat] if card not in chosen], _give_up
        ),
        needs=lambda pos, seat: bool(pos.hand[seat]),
        worth=1.5,
    ),
    Stratagem(
        "ultimatum",
        "Ultimatum",
        "Last Demand",
        1,
        PHASE,
        AFTER,
        "Chaque adversaire, à son choix, montre à tous sa main ou défausse une carte de sa main tirée au hasard.",
        "Each opponent chooses either to show everyone their hand or to discard a card from it at random.",
        Do(press),
        needs=lambda pos, seat: any(
            pos.hand[other] for other in range(pos.seats) if pos.sides[other] != pos.sides[seat]
        ),
        worth=0.6,
    ),
    Stratagem(
        "front-commun",
        "Front commun",
        "Common Front",
        1,
        PHASE,
        AT_REVEAL,
        "Lors de la Pose de ce round, votre partenaire pose ses cartes juste après vous.",
        "In this round's Placement phase, your partner places right after you.",
        Do(switch(PARTNER_NEXT)),
        needs=lambda pos, seat: placing(pos, seat) != placing(pos),
        worth=0.5,
    ),
    Stratagem(
        "passage-de-temoin",
        "Passage de témoin",
        "Handing Over",
        0,
        PHASE,
        AT_ROUND,
        "Donnez jusqu'à trois de vos points Stratégie à votre partenaire, puis choisissez une de ses créatures : elle a +1 en "
        "Attaque ce round.",
        "Give your partner up to three of your Strategy points, then choose one of their creatures: it has +1 Attack this "
        "round.",
        GivePoints(3),
        Pick(THEIRS, lay_on(lasting("passage-de-temoin", Modifier(STATS, attack=1)))),
    ),
    # ------------------------------------------------------------------ Messages secrets
    Stratagem(
        "attaque-concertee",
        "Attaque concertée",
        "Concerted Attack",
        2,
        TURN,
        AT_TURN,
        "Au début de votre tour : jusqu'à la fin de ce tour, vos créatures adjacentes à une créature de l'expéditeur ont "
        "+1 en Attaque.",
        "At the start of your turn: until the end of this turn, your creatures adjacent to one of the sender's creatures "
        "have +1 Attack.",
        Do(lay(lasting("attaque-concertee", Modifier(STATS, FIELD, ALLY, attack=1, test=is_own, per=by_partner)))),
    ),
    Stratagem(
        "serment",
        "Serment",
        "Sworn Oath",
        2,
        INITIATIVE,
        AT_ROUND,
        "Au début de votre séquence d'Initiative : liez une de vos créatures à une créature de l'expéditeur. Jusqu'à la fin du "
        "round, la vôtre a +1 en Attaque et, si l'une d'elles devait être détruite, vous pouvez détruire l'autre à la place.",
        "At the start of your Initiative sequence: bind one of your creatures to one of the sender's. Until the end of the "
        "round, yours has +1 Attack and, if either would be destroyed, you may destroy the other one instead.",
        Pair(OWN, THEIRS, swear(lasting("serment", Modifier(STATS, attack=1))), ask="bind"),
    ),
    Stratagem(
        "signal-convenu",
        "Signal convenu",
        "Agreed Signal",
        2,
        INITIATIVE,
        AT_SEQUENCE,
        "Au début de votre séquence d'Initiative : une de vos créatures a Initiative et +1 en Attaque jusqu'à la fin de la "
        "séquence.",
        "At the start of your Initiative sequence: one of your creatures has Initiative and +1 Attack until the end of the "
        "sequence.",
        Pick(
            OWN,
            lay_on(
                lasting("signal-convenu", Modifier(GRANT, bits=attr.INITIATIVE)),
                lasting("signal-convenu-elan", Modifier(STATS, attack=1)),
            ),
            ask="signal",
        ),
        worth=0.3,
    ),
    Stratagem(
        "diversion",
        "Diversion",
        "Diversion",
        2,
        INITIATIVE,
        AFTER,
        "Au début de votre séquence d'Initiative : désactivez une créature ennemie active de valeur 7 ou moins adjacente à "
        "une créature de l'expéditeur.",
        "At the start of your Initiative sequence: deactivate one active enemy creature of value 7 or less adjacent to one "
        "of the sender's creatures.",
        Pick(Whom(ENEMY, most=7, active=True, beside=True), deactivate),
    ),
    Stratagem(
        "billet-chiffre",
        "Billet chiffré",
        "Coded Note",
        1,
        PLACEMENT,
        AT_REVEAL,
        "L'expéditeur désigne en secret un emplacement libre. Au début de votre pose : si vous y posez une carte, l'expéditeur "
        "et vous piochez chacun une carte à la Révélation.",
        "The sender secretly names a free slot. At the start of your placement: if you place a card there, you and the "
        "sender each draw a card at Reveal.",
        at_reveal=meet,
        note=A_SLOT,
        worth=1.5,
    ),
    Stratagem(
        "espions",
        "Espions",
        "Spies",
        1,
        PLACEMENT,
        AFTER,
        "Au début de votre pose : montrez à tous une carte face cachée posée ce round sur le champ de bataille par un "
        "adversaire ; elle reste face cachée.",
        "At the start of your placement: show everyone one face-down card placed on the battlefield this round by an "
        "opponent; it stays face down.",
        Spy(),
        worth=0.5,
    ),
    Stratagem(
        "renfort-discret",
        "Renfort discret",
        "Quiet Reinforcement",
        1,
        PLACEMENT,
        AFTER,
        "Au début de votre pose : l'expéditeur et vous piochez chacun une carte, puis remettez chacun une carte de votre "
        "main sous votre pioche (si vous en avez pioché une).",
        "At the start of your placement: you and the sender each draw one card, then each put one card from hand under your "
        "own deck (if you drew one).",
        Do(redraw(1, both=True)),
        needs=lambda pos, seat: bool(pos.deck[seat] or pos.deck[partner(pos, seat)]),
        worth=0.8,
    ),
    Stratagem(
        "ralliement",
        "Ralliement",
        "Rally",
        2,
        TURN,
        AFTER,
        "Au début de votre tour : déplacez une de vos créatures à une distance maximale de 3 jusqu'à un emplacement adjacent "
        "à une carte de l'expéditeur.",
        "At the start of your turn: move one of your creatures up to distance 3 to a slot adjacent to one of the sender's "
        "cards.",
        Shift(OWN, 3, landing=to_partner()),
    ),
    Stratagem(
        "proie-designee",
        "Proie désignée",
        "Marked Prey",
        2,
        TURN,
        AT_TURN,
        "L'expéditeur désigne en secret une créature ennemie. Au début de votre tour : révélez-la ; elle a −1 en Défense "
        "jusqu'à la fin de ce tour.",
        "The sender secretly names an enemy creature. At the start of your turn: reveal which; it has −1 Defense until the "
        "end of this turn.",
        Do(lay_on_prey(lasting("proie-designee", Modifier(STATS, defense=-1)))),
        note=A_PREY,
    ),
    Stratagem(
        "breche-commune",
        "Brèche commune",
        "Shared Breach",
        2,
        TURN,
        AT_TURN,
        "Au début de votre tour : une de vos créatures adjacente à une créature de l'expéditeur a Perforation et +1 en Attaque "
        "jusqu'à la fin de ce tour.",
        "At the start of your turn: one of your creatures adjacent to one of the sender's creatures has Piercing and +1 "
        "Attack until the end of this turn.",
        Pick(
            OWN_BESIDE,
            lay_on(
                lasting("breche-commune", Modifier(GRANT, bits=attr.PERFORATION)),
                lasting("breche-commune-elan", Modifier(STATS, attack=1)),
            ),
            ask="breach",
        ),
    ),
    Stratagem(
        "leurre",
        "Leurre",
        "Decoy",
        2,
        END,
        AFTER,
        "À la fin de votre tour : échangez les emplacements d'une de vos créatures et d'une créature de l'expéditeur.",
        "At the end of your turn: exchange the slots of one of your creatures and one of the sender's creatures.",
        Exchange(OWN, THEIRS, ask="decoy"),
    ),
    Stratagem(
        "repli-ordonne",
        "Repli ordonné",
        "Orderly Withdrawal",
        2,
        END,
        AFTER,
        "À la fin de votre tour : déplacez une de vos créatures à une distance maximale de 2 jusqu'à un emplacement adjacent "
        "à une carte de l'expéditeur et à aucune carte ennemie.",
        "At the end of your turn: move one of your creatures up to distance 2 to a slot adjacent to one of the sender's "
        "cards and to no enemy card.",
        Shift(OWN, 2, landing=to_partner(apart=True)),
    ),
)
