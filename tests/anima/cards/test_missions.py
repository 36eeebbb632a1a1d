"""The thirteen missions, one by one: where each is tried, what it asks for, what it gives."""

from __future__ import annotations

import pytest

from ludotheque.games.anima import missions
from ludotheque.games.anima.cards import FACES
from tests.anima.cards.bench import CARD, EXPLORATION, FOE, INTERACTION, ME, MOVEMENT, Bench, bench

STRONG = ["maitre-d-armes", "colosse-de-gres", "guerrier-mentaliste"]  # 14 in Combat, 8 in Speed


def begin(mission: str, at: str, *team: str, done: tuple[str, ...] = ()) -> Bench:
    """A team of 14 in Combat and 8 in Speed (or another) that stands where the mission can be tried."""
    final = mission in FINALS
    b = bench(
        {"team": list(team or STRONG), "at": at, "missions": [] if final else [mission], "done": list(done)},
        {"at": "archange"},
    )
    if final:
        b.take(mission)
        b.pos.final = CARD[mission]
    return b


FINALS = ("briser-l-orbe", "derniere-chaine", "sceller-le-gouffre")


def elsewhere(mission: str, zone: str) -> str:
    """The rule that forbids to try it in another zone."""
    refusal = missions.why_not(begin(mission, zone).pos, ME, CARD[mission])
    assert refusal is not None
    return refusal.rule


def foe_of(mission: str, at: str, *team: str) -> int:
    """The Combat of the foe, seen before the dice."""
    b = begin(mission, at, *team)
    b.pos.hand[ME].append(CARD["objet-magique"])
    b.pos.advantages.remove(CARD["objet-magique"])
    return b.attempt(mission).foe


def defeated(mission: str, at: str) -> Bench:
    """Tried by one man too weak for it."""
    return begin(mission, at, "factotum").rolls(1, 6).attempt(mission)


#: What each gives: Combat and Speed.
GIVES = {
    "battre-tiamat": (2, 0),
    "reine-des-aiguilles": (3, 0),
    "faire-taire-le-glas": (2, 0),
    "loup-de-la-lande": (1, 1),
    "mission-du-palais": (1, 1),
    "dernier-zeppelin": (1, 1),
    "tenir-la-breche": (2, 0),
    "veiller-la-flamme": (2, 1),
    "ramener-l-enfant-roi": (2, 0),
    "voler-l-oeil-d-ambre": (3, 0),
    **dict.fromkeys(FINALS, (0, 0)),
}


@pytest.mark.parametrize("id", GIVES)
def test_the_face_shows(id: str) -> None:
    face = FACES[CARD[id]].face()
    assert (face["combat"], face["speed"]) == GIVES[id]
    assert face["is_final"] == (id in FINALS)


@pytest.mark.rule("AN-C19", "AN-D03")
def test_battre_tiamat() -> None:
    assert foe_of("battre-tiamat", "ruines-perdues") == 13
    assert elsewhere("battre-tiamat", "archange") == "AN-169"
    b = begin("battre-tiamat", "ruines-perdues").rolls(3, 4).attempt("battre-tiamat")
    assert b.ids(b.pos.done[ME]) == ["battre-tiamat"], "a tie is won"
    assert b.combat() == 16, "+2 Combat, for good"
    b = begin("battre-tiamat", "ruines-perdues").rolls(2, 4).attempt("battre-tiamat")
    assert b.out()
    assert b.ids(b.pos.going[ME]) == ["battre-tiamat"], "it lies open and may be tried again"


@pytest.mark.rule("AN-D03")
def test_reine_des_aiguilles() -> None:
    assert foe_of("reine-des-aiguilles", "foret-des-murmures") == 14
    assert elsewhere("reine-des-aiguilles", "marais-des-cloches") == "AN-169"
    b = begin("reine-des-aiguilles", "foret-des-murmures", *STRONG[:2], "acrobate").rolls(3, 3)
    b.attempt("reine-des-aiguilles")
    assert b.combat() == 17, "14, and 3 for the mission"
    assert defeated("reine-des-aiguilles", "foret-des-murmures").out()


@pytest.mark.rule("AN-D03")
def test_faire_taire_le_glas() -> None:
    assert foe_of("faire-taire-le-glas", "marais-des-cloches") == 12
    assert elsewhere("faire-taire-le-glas", "foret-des-murmures") == "AN-169"
    b = begin("faire-taire-le-glas", "marais-des-cloches", "paladin", "acrobate").rolls(1, 1)
    b.attempt("faire-taire-le-glas")
    assert b.out(), "7 with 4 for the Paladin against Darkness is 11: one short"
    b = begin("faire-taire-le-glas", "marais-des-cloches", "paladin", "acrobate").rolls(2, 1)
    b.attempt("faire-taire-le-glas")
    assert b.combat() == 9


@pytest.mark.rule("AN-D03")
def test_loup_de_la_lande() -> None:
    assert foe_of("loup-de-la-lande", "lande-aux-corbeaux") == 10
    assert elsewhere("loup-de-la-lande", "archange") == "AN-169"
    b = begin("loup-de-la-lande", "lande-aux-corbeaux").rolls(1, 5).attempt("loup-de-la-lande")
    assert (b.combat(), b.speed()) == (15, 9), "+1 Combat and +1 Speed"
    assert defeated("loup-de-la-lande", "lande-aux-corbeaux").out()


@pytest.mark.rule("AN-C20", "AN-D03")
def test_mission_du_palais() -> None:
    assert elsewhere("mission-du-palais", "village-de-cornes") == "AN-169"
    b = begin("mission-du-palais", "archange").rolls(2).attempt("mission-du-palais")
    assert not b.out(), "8 + 2: too slow for the audience, but nobody throws you out"
    assert not b.pos.done[ME]
    b = begin("mission-du-palais", "archange").rolls(3).attempt("mission-du-palais")
    assert (b.combat(), b.speed()) == (15, 9), "8 + 3 = 11 is enough"


@pytest.mark.rule("AN-D03")
def test_dernier_zeppelin() -> None:
    assert elsewhere("dernier-zeppelin", "archange") == "AN-169"
    assert not begin("dernier-zeppelin", "port-aux-brumes").rolls(3).attempt("dernier-zeppelin").pos.done[ME]
    b = begin("dernier-zeppelin", "port-aux-brumes").rolls(4).attempt("dernier-zeppelin")
    assert (b.combat(), b.speed()) == (15, 9)
    b = begin("dernier-zeppelin", "port-aux-brumes", "messagere-des-cimes", "acrobate").rolls(2)
    assert b.attempt("dernier-zeppelin").pos.done[ME], "3 + 4, and 3 in this phase: 12 with a 2"


@pytest.mark.rule("AN-D03")
def test_tenir_la_breche() -> None:
    b = begin("tenir-la-breche", "mines-de-sel-noir").rolls(1, 5).attempt("tenir-la-breche")
    assert b.pos.held[ME] == CARD["tenir-la-breche"]
    assert b.pos.progress[CARD["tenir-la-breche"]] == 1, "the vanguard of 10 is beaten, the wave is to come"
    b.rolls(1, 3).step(EXPLORATION)
    assert b.ids(b.pos.done[ME]) == ["tenir-la-breche"], "15 against 15"
    assert b.combat() == 16
    b = begin("tenir-la-breche", "mines-de-sel-noir").rolls(1, 6).attempt("tenir-la-breche")
    assert b.out(), "15 against 16"
    b = begin("tenir-la-breche", "mines-de-sel-noir").rolls(1, 5).attempt("tenir-la-breche")
    b.rolls(1, 4).step(EXPLORATION)
    assert b.out()
    assert b.pos.progress[CARD["tenir-la-breche"]] == 0, "driven out: from the beginning"


@pytest.mark.rule("AN-D03")
def test_veiller_la_flamme() -> None:
    b = begin("veiller-la-flamme", "monastere-de-l-aube").attempt("veiller-la-flamme")
    for turn in (1, 2):
        assert b.pos.progress[CARD["veiller-la-flamme"]] == turn, "a turn without a foe"
        if turn == 1:
            b.step(EXPLORATION)
    late = Bench(b.pos.copy())
    assert late.rolls(1, 5).step(EXPLORATION).out(), "15 against 16"
    b.rolls(1, 4).step(EXPLORATION)
    assert b.ids(b.pos.done[ME]) == ["veiller-la-flamme"]
    assert (b.combat(), b.speed()) == (16, 9), "+2 Combat and +1 Speed"
    b = begin("veiller-la-flamme", "monastere-de-l-aube").attempt("veiller-la-flamme")
    b.pos.at[FOE] = b.pos.at[ME]
    b.rolls(6, 1).attack(FOE, ME)
    assert not b.out()
    b = begin("veiller-la-flamme", "monastere-de-l-aube", "voleuse").attempt("veiller-la-flamme")
    b.pos.at[FOE] = b.pos.at[ME]
    b.pos.phase = INTERACTION
    b.rolls(6, 1).attack(FOE, ME)
    assert b.pos.held[ME] == -1, "anybody may come and blow it out"
    assert b.pos.progress[CARD["veiller-la-flamme"]] == 0


@pytest.mark.rule("AN-D03", "AN-P08")
def test_ramener_l_enfant_roi() -> None:
    mission = "ramener-l-enfant-roi"
    assert elsewhere(mission, "pont-qui-ment") == "AN-169", "he is at Cornes first"
    b = begin(mission, "village-de-cornes").attempt(mission)
    assert b.ids(b.pos.going[ME]) == [mission], "everybody sees whom you travel with"
    assert b.pos.held[ME] == -1
    b.pos.active.append(CARD["pont-qui-ment"])
    b.pos.guards.append(-1)
    b.pos.zone_deck.remove(CARD["pont-qui-ment"])
    b.step(MOVEMENT).do("go:pont-qui-ment")
    failed = Bench(b.pos.copy())
    b.rolls(3).attempt(mission)
    assert b.ids(b.pos.done[ME]) == [mission]
    assert b.combat() == 16, "+2 Combat"
    failed.rolls(2).attempt(mission)
    assert failed.pos.progress[CARD[mission]] == 1, "too slow: he waits, and so may you"
    failed.pos.at[FOE] = failed.pos.at[ME]
    failed.pos.team[ME] = [CARD["voleuse"]]
    failed.rolls(6, 1).attack(FOE, ME)
    assert failed.pos.progress[CARD[mission]] == 0, "a team that beats you takes him from you"


@pytest.mark.rule("AN-D03", "AN-P08")
def test_voler_l_oeil_d_ambre() -> None:
    mission = "voler-l-oeil-d-ambre"
    assert elsewhere(mission, "archange") == "AN-169"
    empty = begin(mission, "americh")
    refused = missions.why_not(empty.pos, ME, CARD[mission])
    assert refused is not None
    assert refused.message == "refusal-too-few", "the watch is bought with a card"

    def bought(*dice: int) -> Bench:
        b = begin(mission, "americh", "maitre-d-armes", "acrobate")
        b.take("rumeurs")
        b.pos.hand[ME].append(CARD["rumeurs"])
        b.rolls(*dice).attempt(mission).do("pay:rumeurs")
        assert b.discarded("rumeurs"), "whatever comes of it"
        return b

    b = bought(4, 1)
    assert b.ids(b.pos.done[ME]) == [mission], "13 against the keeper's 13"
    assert b.combat() == 12
    b = bought(3, 1)
    assert b.out()
    assert not b.pos.done[ME]


@pytest.mark.rule("AN-C21", "AN-D04")
def test_briser_l_orbe() -> None:
    mission = "briser-l-orbe"
    refused = missions.why_not(begin(mission, "tour-de-la-fin").pos, ME, CARD[mission])
    assert refused is not None
    assert refused.rule == "AN-005", "not before a Basic Mission"
    b = begin(mission, "tour-de-la-fin", *STRONG, "vieux-duelliste", done=("loup-de-la-lande",))
    assert b.combat() == 18
    b.rolls(3, 1).attempt(mission)
    assert b.pos.winner == ME, "21 against 21"
    b = begin(mission, "tour-de-la-fin", *STRONG, "vieux-duelliste", done=("loup-de-la-lande",)).rolls(2, 1)
    assert b.attempt(mission).pos.winner == -1


@pytest.mark.rule("AN-C21", "AN-D04")
def test_derniere_chaine() -> None:
    mission = "derniere-chaine"
    team = (*STRONG, "acrobate")  # 18 in Combat, 12 in Speed
    b = begin(mission, "tour-de-la-fin", *team, done=("loup-de-la-lande",)).rolls(1, 1, 1).attempt(mission)
    assert b.pos.winner == ME, "13, then 19 against 19"
    b = begin(mission, "tour-de-la-fin", *team, done=("loup-de-la-lande",)).rolls(1, 1, 2).attempt(mission)
    assert b.pos.winner == -1
    assert b.out()
    slow = (*STRONG, "vieux-duelliste")  # 9 in Speed
    b = begin(mission, "tour-de-la-fin", *slow, done=("loup-de-la-lande",)).rolls(3, 6, 1).attempt(mission)
    assert b.pos.winner == -1, "12 is too slow, however strong"
    assert not b.out()


@pytest.mark.rule("AN-C21", "AN-D04")
def test_sceller_le_gouffre() -> None:
    mission = "sceller-le-gouffre"
    team = (*STRONG, "acrobate")
    b = begin(mission, "gouffre-sans-etoiles", *team, done=("loup-de-la-lande",)).attempt(mission)
    assert b.pos.held[ME] == CARD[mission]
    assert b.pos.winner == -1
    b.step(EXPLORATION)
    assert b.pos.winner == -1, "two turns held"
    lost = Bench(b.pos.copy()).rolls(1, 2).step(EXPLORATION)
    assert (lost.pos.winner, lost.pos.progress[CARD[mission]]) == (-1, 0)
    b.rolls(1, 1).step(EXPLORATION)
    assert b.pos.winner == ME, "and the Nameless One, 18, beaten"
    assert elsewhere_final(mission, "tour-de-la-fin") == "AN-169"


def elsewhere_final(mission: str, zone: str) -> str:
    refusal = missions.why_not(begin(mission, zone, done=("loup-de-la-lande",)).pos, ME, CARD[mission])
    assert refusal is not None
    return refusal.rule
