"""Objectives (section 36): three lie face up; whoever meets one by their own actions may take it, one per round.

An Objective is a number of points, a moment at which it is checked, and a condition: on what the player did since it was
revealed (AW-S41) or on the state of the battlefield.

Length: one place a card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any, Final, cast

from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask
from ludotheque.engine.refusal import Refusal
from ludotheque.games.arackhan.battle import Battle, add_card, replaced
from ludotheque.games.arackhan.faces import CREATURE, FACES, OBJECTIVE, PLACE, SPELL, Face
from ludotheque.games.arackhan.mat import CELLS, DISTANCE, HEIGHT, WIDTH, cell, spot
from ludotheque.games.arackhan.modes.faces import TableCard, table_card
from ludotheque.games.arackhan.programs import named
from ludotheque.games.arackhan.sheets import Sheet, look, neighbours

#: When an Objective is checked: after Reveal, after each activation, at the end of one's turn, at the end of the round.
REVEAL: Final = "reveal"
BATCH: Final = "batch"
TURN_END: Final = "turn-end"
ROUND_END: Final = "round-end"
MOMENTS: Final = (REVEAL, BATCH, TURN_END, ROUND_END)
OPEN = 3  # AW-378


class Feats:
    """What a player did this round: since an Objective was revealed, and in all."""

    __slots__ = ("pos", "seat", "then")

    def __init__(self, pos: Battle, seat: Seat, card: Copy) -> None:
        self.pos = pos
        self.seat = seat
        self.then: dict[str, int] = next((deeds[seat] for one, deeds in pos.opened if one == card), {})

    def since(self, deed: str) -> int:
        return self.pos.deeds[self.seat].get(deed, 0) - self.then.get(deed, 0)

    def all(self, deed: str) -> int:
        return self.pos.deeds[self.seat].get(deed, 0)

    @property
    def placed(self) -> list[Face]:
        """The faces of the cards placed this round."""
        return [FACES[self.pos.faces[card]] for card in self.pos.placed[self.seat]]

    @property
    def own(self) -> list[Sheet]:
        """The creatures and places that bear the player's token."""
        return [one for one in look(self.pos).field if one.seat == self.seat and one.type != SPELL]

    @property
    def settled(self) -> list[Sheet]:
        """Those of them that were not placed, deployed or moved this round since the Objective was revealed (AW-S41)."""
        fresh = self.pos.fresh[self.seat][self.then.get("came", 0) :]
        return [one for one in self.own if one.card not in fresh]

    def near(self, sheet: Sheet) -> list[Sheet]:
        """The creatures and places that touch one."""
        return [one for one in neighbours(self.pos, look(self.pos), sheet.at) if one.type != SPELL]


class Objective(TableCard):
    """An Objective card: a name, points, a text with its condition (AW-379)."""

    __slots__ = ("condition", "moment")

    def __init__(
        self,
        id: str,
        fr: str,
        en: str,
        points: int,
        moment: str,
        text_fr: str,
        text_en: str,
        condition: Callable[[Feats], bool],
        *,
        icon: str,
        mark: str = "maison",
    ) -> None:
        super().__init__(id, fr, en, OBJECTIVE, text_fr, text_en, points=points, icon=icon, mark=mark)
        self.moment = moment
        self.condition = condition


def _did(deed: str, n: int = 1) -> Callable[[Feats], bool]:
    """Done at least n times since the card was revealed."""
    return lambda feats: feats.since(deed) >= n


# ---------------------------------------------------------------------- conditions


def _fodder(feats: Feats) -> bool:
    return sum(face.value <= 4 for face in feats.placed) >= 2  # AW-386: the main value


def _heavy(feats: Feats) -> bool:
    return len(feats.placed) >= 2 and sum(face.value for face in feats.placed) >= 16


def _combined(feats: Feats) -> bool:
    kinds = {face.kind for face in feats.placed}
    return CREATURE in kinds and SPELL in kinds


def _twins(feats: Feats) -> bool:
    return any(one is other for one, other in combinations(feats.placed, 2))


def _pincer(feats: Feats) -> bool:
    slots = [feats.pos.at[card] for card in feats.pos.placed[feats.seat]]
    return any(DISTANCE[one][other] >= 5 for one, other in combinations([at for at in slots if 0 <= at < CELLS], 2))


def _thrifty(feats: Feats) -> bool:
    return feats.all("activated") == 1 and feats.since("kills") >= 1


def _thanks(measure: Callable[[Feats, list[Sheet]], int], n: int = 1) -> Callable[[Feats], bool]:
    """At least n of something, thanks to a card placed or moved this round: there would be fewer without those cards."""

    def condition(feats: Feats) -> bool:
        own = feats.own
        many = measure(feats, own)
        return many >= n and measure(feats, feats.settled) < many

    return condition


def _kin(feats: Feats, cards: list[Sheet]) -> int:
    """Pairs of creatures of one family that are no further apart than a slot between them."""
    return sum(
        one.type == other.type == CREATURE
        and DISTANCE[one.at][other.at] <= 2
        and any(family in one.families for family in other.families)
        for one, other in combinations(cards, 2)
    )


def _squares(feats: Feats, cards: list[Sheet]) -> int:
    held = {one.at for one in cards}
    return sum(
        {cell(x, y), cell(x + 1, y), cell(x, y + 1), cell(x + 1, y + 1)} <= held
        for x in range(WIDTH - 1)
        for y in range(HEIGHT - 1)
    )


def _central(feats: Feats, cards: list[Sheet]) -> int:
    return sum(one.at in feats.pos.centre for one in cards)


def _rows(feats: Feats, cards: list[Sheet]) -> int:
    return len({spot(one.at)[1] for one in cards})


def _garrisons(feats: Feats, cards: list[Sheet]) -> int:
    """Places with at least two of these creatures beside them."""
    return sum(
        one.type == PLACE and sum(other.type == CREATURE and DISTANCE[one.at][other.at] == 1 for other in cards) >= 2
        for one in cards
    )


def _bridgehead(feats: Feats) -> bool:
    """Cards placed before the Objective was revealed do not count (AW-S41)."""
    placed = set(feats.pos.placed[feats.seat]).intersection(feats.pos.fresh[feats.seat][feats.then.get("came", 0) :])
    return any(
        one.card in placed and sum(other.side != one.side for other in feats.near(one)) >= 2 for one in feats.own
    )


def _at_ease(feats: Feats) -> bool:
    return feats.all("roused") <= 1 and not feats.all("lost")


def _last_stand(feats: Feats) -> bool:
    from ludotheque.games.arackhan import scoring  # points count Objectives

    pos = feats.pos
    mine = scoring.points(pos, feats.seat)
    rivals = [seat for seat in range(pos.seats) if pos.sides[seat] != pos.sides[feats.seat]]
    return _did("strong-kills")(feats) and all(mine < scoring.points(pos, seat) for seat in rivals)


def _conquest(feats: Feats) -> bool:
    return _did("conquered")(feats) or _did("guard-kills")(feats)


OBJECTIVES: tuple[Objective, ...] = (
    Objective(
        "chair-a-canon",
        "Chair à canon",
        "Cannon Fodder",
        5,
        REVEAL,
        "Lors de la phase de Pose, vous avez posé deux cartes de valeur 4 ou moins chacune.",
        "During Placement, you placed two cards, each of value 4 or less.",
        _fodder,
        icon="cannon",
        mark="livret",
    ),
    Objective(
        "poids-lourds",
        "Poids lourds",
        "Heavyweights",
        4,
        REVEAL,
        "Lors de la phase de Pose, vous avez posé deux cartes dont les valeurs totalisent 16 ou plus.",
        "During Placement, you placed two cards whose values total 16 or more.",
        _heavy,
        icon="weight",
    ),
    Objective(
        "armes-combinees",
        "Armes combinées",
        "Combined Arms",
        4,
        REVEAL,
        "Lors de la phase de Pose, vous avez posé une créature et un sort.",
        "During Placement, you placed a creature and a spell.",
        _combined,
        icon="battle-gear",
    ),
    Objective(
        "freres-d-armes",
        "Frères d'armes",
        "Brothers in Arms",
        5,
        REVEAL,
        "Lors de la phase de Pose, vous avez posé deux cartes de même nom.",
        "During Placement, you placed two cards with the same name.",
        _twins,
        icon="duality",
    ),
    Objective(
        "tenaille",
        "Tenaille",
        "Pincer Movement",
        4,
        REVEAL,
        "Lors de la phase de Pose, vous avez posé sur le champ de bataille deux cartes à distance 5 ou plus l'une de l'autre.",
        "During Placement, you placed two cards on the battlefield at distance 5 or more from each other.",
        _pincer,
        icon="pincers",
    ),
    Objective(
        "double-coup",
        "Double coup",
        "Two at a Blow",
        5,
        BATCH,
        "En une seule activation, simple ou simultanée, vos attaques ont détruit deux créatures ennemies.",
        "In a single activation, alone or simultaneous, your attacks destroyed two enemy creatures.",
        _did("double-kills"),
        icon="crossed-swords",
    ),
    Objective(
        "hecatombe",
        "Hécatombe",
        "Slaughter",
        7,
        BATCH,
        "Ce round, vos attaques ont détruit au moins trois créatures ennemies.",
        "This round, your attacks destroyed at least three enemy creatures.",
        _did("kills", 3),
        icon="death-zone",
    ),
    Objective(
        "tueur-de-geants",
        "Tueur de géants",
        "Giant Slayer",
        5,
        BATCH,
        "Une de vos attaques a détruit une créature ennemie de valeur 8 ou plus.",
        "One of your attacks destroyed an enemy creature of value 8 or more.",
        _did("giant-kills"),
        icon="giant",
    ),
    Objective(
        "plus-grand-que-soi",
        "Plus grand que soi",
        "Punching Up",
        5,
        BATCH,
        "Une de vos attaques a détruit une créature ennemie dont la valeur dépasse la valeur totale de ses attaquants.",
        "One of your attacks destroyed an enemy creature whose value exceeds the total value of its attackers.",
        _did("upset-kills"),
        icon="slingshot",
    ),
    Objective(
        "curee",
        "Curée",
        "In for the Kill",
        6,
        BATCH,
        "Une attaque groupée d'au moins trois de vos cartes a détruit une créature ou conquis un lieu.",
        "A group attack by at least three of your cards destroyed a creature or conquered a place.",
        _did("mobs"),
        icon="three-friends",
    ),
    Objective(
        "conquete",
        "Conquête",
        "Conquest",
        6,
        BATCH,
        "Une de vos attaques a conquis un lieu ennemi ou détruit une créature ennemie adjacente à un lieu ennemi.",
        "One of your attacks conquered an enemy place or destroyed an enemy creature adjacent to an enemy place.",
        _conquest,
        icon="castle",
    ),
    Objective(
        "appui-feu",
        "Appui-feu",
        "Fire Support",
        4,
        BATCH,
        "Une attaque a détruit une créature ennemie ou conquis un lieu ennemi avec la participation d'un de vos sorts d'attaque "
        "ou d'une de vos créatures ayant Vol ou Attaque à Distance.",
        "An attack destroyed an enemy creature or conquered an enemy place with one of your attack spells, or one of your "
        "creatures that has Flight or Ranged Attack, taking part.",
        _did("fire-support"),
        icon="catapult",
    ),
    Objective(
        "tete-de-pont",
        "Tête de pont",
        "Bridgehead",
        5,
        ROUND_END,
        "À la fin du round, une carte que vous avez posée ce round touche au moins deux cartes ennemies.",
        "At the end of the round, a card that you placed this round touches at least two enemy cards.",
        _bridgehead,
        icon="stone-bridge",
    ),
    Objective(
        "charge-generale",
        "Charge générale",
        "All-Out Charge",
        4,
        BATCH,
        "Ce round, au moins quatre de vos cartes ont attaqué.",
        "This round, at least four of your cards have attacked.",
        _did("attackers", 4),
        icon="cavalry",
    ),
    Objective(
        "economie-de-moyens",
        "Économie de moyens",
        "Economy of Force",
        5,
        TURN_END,
        "Ce round, vous n'avez activé qu'une seule carte, et son attaque a détruit une créature ennemie.",
        "This round, you activated only one card, and its attack destroyed an enemy creature.",
        _thrifty,
        icon="feather",
    ),
    Objective(
        "fraternite",
        "Fraternité",
        "Kinship",
        3,
        TURN_END,
        "À la fin de votre tour, vous contrôlez deux créatures de la même famille, à une distance maximale de 2 l'une de l'autre, "
        "grâce à une carte posée ou déplacée ce round.",
        "At the end of your turn, you control two creatures of the same family, no more than distance 2 apart, thanks to a "
        "card placed or moved this round.",
        _thanks(_kin),
        icon="linked-rings",
    ),
    Objective(
        "formation-en-carre",
        "Formation en carré",
        "Square Formation",
        5,
        TURN_END,
        "À la fin de votre tour, vos créatures et vos lieux occupent un carré de quatre emplacements grâce à une carte posée ou "
        "déplacée ce round.",
        "At the end of your turn, your creatures and places fill a square of four slots thanks to a card placed or moved "
        "this round.",
        _thanks(_squares),
        icon="square",
    ),
    Objective(
        "l-arme-au-pied",
        "L'arme au pied",
        "Standing at Ease",
        4,
        ROUND_END,
        "Ce round, vous avez activé au plus une créature et n'en avez perdu aucune.",
        "This round, you activated at most one creature and lost none.",
        _at_ease,
        icon="spears",
    ),
    Objective(
        "dernier-carre",
        "Dernier carré",
        "Last Stand",
        6,
        BATCH,
        "Vous avez moins de points que chaque adversaire, et vos attaques ont détruit ce round une créature ennemie de valeur 5 "
        "ou plus.",
        "You have fewer points than each opponent, and your attacks destroyed an enemy creature of value 5 or more this "
        "round.",
        _last_stand,
        icon="surrounded-shield",
    ),
    Objective(
        "coeur-de-la-bataille",
        "Cœur de la bataille",
        "Heart of the Battle",
        5,
        ROUND_END,
        "À la fin du round, vos créatures et vos lieux occupent au moins deux emplacements de la zone centrale grâce à une "
        "carte posée ou déplacée ce round.",
        "At the end of the round, your creatures and places hold at least two slots of the central zone thanks to a card "
        "placed or moved this round.",
        _thanks(_central, 2),
        icon="heart-tower",
    ),
    Objective(
        "deploiement",
        "Déploiement",
        "Wide Deployment",
        5,
        ROUND_END,
        "À la fin du round, vous contrôlez des créatures ou des lieux sur cinq rangées différentes grâce à une carte posée ou "
        "déplacée ce round.",
        "At the end of the round, you control creatures or places on five different rows thanks to a card placed or moved "
        "this round.",
        _thanks(_rows, 5),
        icon="checkered-flag",
    ),
    Objective(
        "garnison",
        "Garnison",
        "Garrison",
        5,
        ROUND_END,
        "À la fin du round, vous contrôlez un lieu adjacent à au moins deux de vos créatures grâce à une carte posée ou déplacée "
        "ce round.",
        "At the end of the round, you control a place adjacent to at least two of your creatures thanks to a card placed or "
        "moved this round.",
        _thanks(_garrisons),
        icon="barracks",
    ),
)

# ---------------------------------------------------------------------- piles and claims


def face_of(pos: Battle, card: Copy) -> Objective:
    return cast(Objective, table_card(pos, card))


def lay_out(pos: Battle) -> None:
    """The Objective pile: all Objectives, shuffled, face down (AW-377)."""
    pos.objective_pile = [add_card(pos, one.number, -1, pos.seats + 1) for one in OBJECTIVES]
    pos.shuffle(pos.objective_pile)


def open_three(pos: Battle) -> None:
    """Reveal three Objectives (AW-378)."""
    for at in range(OPEN):
        _open(pos, at, "AW-378")


def _open(pos: Battle, at: int, rule: str) -> None:
    """Reveal the next Objective, if there is one left (AW-S42)."""
    if pos.objective_pile:
        card = pos.objective_pile.pop()
        pos.objectives.insert(at, card)
        pos.reveal(card)
        pos.emit("opened", rule, -1, (card,))
        if pos.round:
            pos.opened.append([card, [deeds.copy() for deeds in pos.deeds]])


def met(pos: Battle, seat: Seat, card: Copy, moment: str) -> bool:
    """Whether the seat meets an open Objective at this moment; cards placed before it was revealed do not count (AW-S41)."""
    face = face_of(pos, card)
    if face.moment != moment or (moment == REVEAL and any(one == card for one, _ in pos.opened)):
        return False
    return face.condition(Feats(pos, seat, card))


def offer(pos: Battle, seat: Seat, moment: str = BATCH) -> None:
    """Ask the seat whether it claims an Objective that it has just met (AW-380), one a round at most (AW-382)."""
    if pos.objectives and pos.claimed[seat] != pos.round:
        pos.push(_CLAIMS[moment], seat)


def take(pos: Battle, seat: Seat, card: Copy) -> None:
    """An Objective is accomplished: its card goes to the player and another is drawn (AW-380, AW-381)."""
    at = pos.objectives.index(card)
    pos.objectives.remove(card)
    pos.accomplished = replaced(pos.accomplished, seat, (*pos.accomplished[seat], card))
    pos.claimed[seat] = pos.round
    pos.emit("claims", "AW-380", seat, (card, face_of(pos, card).points))
    _open(pos, at, "AW-381")


class Claim(Ask):
    """Does the player claim an Objective as accomplished (AW-380)?

    One that was met and left can still be claimed in the same round, while it is open (AW-S39): it is among the answers when another
    one is met, and it alone is a reason to ask at the end of the round.
    """

    __slots__ = ("moment",)
    kind = "claim"
    rule = "AW-380"
    verbs = ("claim", "decline")

    def __init__(self, moment: str) -> None:
        self.moment = moment

    def act(self, pos: Battle, frame: Frame) -> None:
        last = self.moment == ROUND_END
        for card in pos.objectives:
            if self.refuse(pos, frame.seat, card) is None and (last or [frame.seat, card] not in pos.declined):
                pos.asked.append(frame.seat)
                return

    def refuse(self, pos: Battle, seat: Seat, card: Copy) -> Refusal | None:
        if card not in pos.objectives:
            return Refusal("AW-380", "refusal-not-open")
        if [seat, card] not in pos.declined and not met(pos, seat, card, self.moment):
            return Refusal("AW-380", "refusal-not-met")
        return None

    def candidates(self, pos: Battle, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [*(("claim", card) for card in pos.objectives), ("decline",)]

    def refusal(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        return None if move[0] == "decline" else self.refuse(pos, seat, move[1])

    def answer(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> None:
        if move[0] == "claim":
            take(pos, seat, move[1])
            return
        for card in pos.objectives:
            if self.refuse(pos, seat, card) is None and [seat, card] not in pos.declined:
                pos.declined.append([seat, card])

    def reason(self, pos: Battle, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]] | None:
        return "why-claim", {}


_CLAIMS: Final = {moment: named(f"claim-{moment}", (Claim(moment),)) for moment in MOMENTS}


def points(pos: Battle, seat: Seat) -> int:
    """The points of the Objectives a seat has accomplished (AW-383)."""
    return sum(face_of(pos, card).points for card in pos.accomplished[seat])
