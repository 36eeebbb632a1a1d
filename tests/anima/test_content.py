"""The 110 cards: how many there are of what, and what the rulebook and public pages say of them."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.games.anima.cards import FACES
from ludotheque.games.anima.faces import (
    ADVANTAGES,
    BEATEN,
    BY_COMBAT,
    BY_SPEED,
    COMBAT,
    DECLARED,
    FEMALE,
    KI,
    MAGIC,
    MALE,
    MOMENTS,
    NO_COMBAT,
    OBJECTIVE,
    PLOT,
    RECRUIT,
    SP,
    SPECIAL,
    TRICKERY,
    UNROBBED,
    Ability,
    AdvantageFace,
    Character,
    Creature,
    EventFace,
    Face,
    Foe,
    MissionFace,
    Speed,
    ZoneFace,
)
from ludotheque.games.anima.filters import Against, Behind, Has, Slowest
from ludotheque.games.anima.gaia import EXPLORATION, KINDS, MOVEMENT, RESET
from ludotheque.games.anima.verbs import (
    LEADER,
    SLOWEST,
    Bonus,
    DiscardChosen,
    Draw,
    GoThere,
    If,
    Immobilise,
    LoseNextTurn,
    OneOf,
    PickPlayer,
    Recruit,
    Redirect,
    Roll,
    SendAway,
    Steal,
    TakeCharacter,
)

CARDS = {face.id: face for face in FACES}
CHARACTERS = [face for face in FACES if isinstance(face, Character)]
ZONES = [face for face in FACES if isinstance(face, ZoneFace)]
MISSIONS = [face for face in FACES if isinstance(face, MissionFace)]
BASICS = [face for face in MISSIONS if not face.final]
FINALS = [face for face in MISSIONS if face.final]
BOONS = [face for face in FACES if isinstance(face, AdvantageFace)]
CREATURES = [face for face in FACES if isinstance(face, Creature)]
EVENTS = [face for face in FACES if isinstance(face, EventFace)]


def character(id: str) -> Character:
    face = CARDS[id]
    assert isinstance(face, Character)
    return face


def zone(id: str) -> ZoneFace:
    face = CARDS[id]
    assert isinstance(face, ZoneFace)
    return face


def boon(id: str) -> AdvantageFace:
    face = CARDS[id]
    assert isinstance(face, AdvantageFace)
    return face


def abilities(face: Face) -> list[Ability]:
    """Every ability of a card, wherever it stands on it."""
    found = list(face.abilities)
    if isinstance(face, Creature):
        found += [one for one in (face.when_wins, face.when_beaten) if one is not None]
    if isinstance(face, ZoneFace):
        found += [one.ability for one in face.rewards if one.ability is not None]
        found += [face.special] if face.special is not None else []
    return found


def steps(face: Face) -> list[object]:
    """Every step of a card, those between which one chooses among them."""
    found: list[object] = []
    for one in abilities(face):
        for step in one.steps:
            found += [step, *step.deeds] if isinstance(step, OneOf) else [step]
    return found


def conditions(face: Face) -> list[object]:
    found: list[object] = [condition for mod in face.mods for condition in mod.conditions]
    for one in abilities(face):
        found += one.needs
        found += [step.condition for step in one.steps if isinstance(step, If)]
    return found


# ---------------------------------------------------------------------- the whole


@pytest.mark.rule("AN-C27", "AN-D07", "AN-P01")
def test_there_are_110_cards_each_of_its_own() -> None:
    counts = [len(deck) for deck in (CHARACTERS, ZONES, BASICS, FINALS, BOONS, CREATURES + EVENTS)]
    assert counts == [20, 14, 10, 3, 35, 28]
    assert len(FACES) == sum(counts) == 110
    for names in ([face.id for face in FACES], [face.fr for face in FACES], [face.en for face in FACES]):
        assert len(set(names)) == 110
    assert [face.index for face in FACES] == list(range(110))


@pytest.mark.rule("AN-013")
def test_twelve_symbols_and_no_other() -> None:
    """What faces show as symbols: figures, genders, types, kinds of encounters, trade, and what is used by tapping."""
    shown: set[str] = set()
    for face in FACES:
        data = face.face()
        if isinstance(face, Character):
            shown |= {stat for stat in ("combat", "speed") if stat in data}
            shown |= {data["gender"], *data["skills"]}
        elif isinstance(face, AdvantageFace):
            shown.add(data["type"])
        elif isinstance(face, (Creature, EventFace)):
            shown.add(face.band)
        elif isinstance(face, ZoneFace) and data["trade"]:
            shown.add("trade")
        if any(ability.tap for ability in face.abilities):
            shown.add("tap")
    people = {"combat", "speed", "male", "female", "tap"}
    assert shown == {*people, "trickery", "ki", "magic", "plot", "monster", "event", "trade"}
    assert len(shown) == 12


@pytest.mark.rule("AN-D11")
def test_the_named_cards_are_marked_and_the_others_are_ours() -> None:
    printed = {face.id for face in FACES if face.mark == "livret"}
    assert printed == {
        *("acrobate", "sorcier", "illusionniste", "factotum", "voleuse", "technicien", "maitre-d-armes", "assassin"),
        *("archange", "ruines-perdues", "village-de-cornes", "tour-de-la-fin", "americh"),
        *("guerrier-errant", "dieu-dragon", "ombre-d-omega", "tresor", "battre-tiamat", "mission-du-palais"),
        *("objet-magique", "voyage-en-zeppelin", "mauvaise-direction", "sort-de-sommeil", "soleil-noir"),
    }
    published = {face.id for face in FACES if face.mark == "publie"}
    assert published == {"paladin", "guerrier-mentaliste", "demoiselle-de-lumiere", "auberge", "trahison"}


def test_texts_are_two_lines_at_most_and_said_in_both_languages() -> None:
    plain = {face.id for face in FACES if not face.text()[0]}
    assert plain == {
        *("acrobate", "sorcier", "factotum", "technicien", "maitre-d-armes", "guerrier-mentaliste", "colosse-de-gres"),
        *("village-de-cornes", "port-aux-brumes", "ruines-perdues", "mines-de-sel-noir", "guerrier-errant"),
    }
    for face in FACES:
        fr, en = face.text()
        assert max(len(fr), len(en)) <= 200, face.id
        assert bool(fr) == bool(en)
        for text in (fr, en):
            assert not any(slip in text for slip in ("  ", "..", " .")), face.id
            assert not text or text[0].isupper() or text[0] in "+−", face.id
        assert not any(f" {sign}" in fr for sign in ":;!?"), f"{face.id}: an ordinary space before a double sign"


# ---------------------------------------------------------------------- characters


@pytest.mark.rule("AN-C01", "AN-C02", "AN-C03", "AN-C04", "AN-C05", "AN-C06", "AN-C07", "AN-C08")
def test_the_figures_of_the_rulebook() -> None:
    figures = {face.id: (face.combat, face.speed) for face in CHARACTERS}
    assert figures["acrobate"] == (4, 4)
    assert figures["sorcier"] == (3, 4)
    assert figures["illusionniste"] == (2, 4)
    assert figures["factotum"] == (3, 2)
    thief, technician = figures["voleuse"], figures["technicien"]
    assert (thief[0] + technician[0], thief[1] + technician[1]) == (4, 7)
    assert character("voleuse").gender == FEMALE
    assert character("technicien").gender == MALE
    assert "maitre-d-armes" in figures
    assert "assassin" in figures


@pytest.mark.rule("AN-D08", "AN-C05", "AN-C08", "AN-C26")
def test_the_abilities_of_the_named_cards() -> None:
    (theft,) = character("voleuse").abilities
    assert theft.when == RESET
    assert theft.tap
    assert [type(step) for step in theft.steps] == [PickPlayer, Roll, Steal]
    roll = theft.steps[1]
    assert isinstance(roll, Roll)
    assert roll.least == 5, "a 3 fails"
    sleep = character("assassin").abilities
    assert [one.when for one in sleep] == [RESET, COMBAT]
    assert all(one.tap and isinstance(one.steps[-1], Immobilise) for one in sleep)
    assert [isinstance(one.steps[0], DiscardChosen) for one in sleep] == [True, False], (
        "in Reset it costs a card as well"
    )
    assert not any(mod.stat == BY_COMBAT for mod in boon("soleil-noir").mods)


@pytest.mark.rule("AN-P04", "AN-P05", "AN-P10")
def test_the_characters_of_public_pages() -> None:
    paladin = character("paladin")
    assert (paladin.combat, paladin.speed, paladin.gender, paladin.skills) == (3, 2, FEMALE, (KI,))
    (mod,) = paladin.mods
    (against,) = mod.conditions
    assert mod.stat == BY_COMBAT
    assert mod.amount == 4
    assert isinstance(against, Against)
    assert against.kinds == ("tenebres",)
    assert character("guerrier-mentaliste").en == "Warrior Mentalist"
    assert character("sorcier").en == "Wizard"
    assert character("demoiselle-de-lumiere").en == "Light Maiden"


@pytest.mark.rule("AN-D01", "AN-P02", "AN-P06")
def test_characters_by_figures_gender_and_skills() -> None:
    assert len({face.id for face in CHARACTERS}) == 20
    for face in CHARACTERS:
        assert {face.combat, face.speed} <= {1, 2, 3, 4, 5}, face.id
        assert 5 <= face.combat + face.speed <= 8, face.id
    assert Counter(face.gender for face in CHARACTERS) == {FEMALE: 10, MALE: 10}
    assert Counter(len(face.skills) for face in CHARACTERS) == {0: 3, 1: 9, 2: 6, 3: 2}
    able = [face for face in CHARACTERS if face.text()[0]]
    assert len(able) == 13
    assert all(face.combat + face.speed <= 6 for face in able), "high figures come without an ability"
    same = Counter((face.combat, face.speed, face.skills) for face in CHARACTERS if face not in able)
    assert max(same.values()) == 1


@pytest.mark.rule("AN-D01")
def test_abilities_by_what_they_are_for() -> None:
    purposes = {
        "combat": ("paladin", "vieux-duelliste", "louve-d-hiver"),
        "speed or order": ("messagere-des-cimes", "ermite-sans-hate", "fille-aux-trois-lunes"),
        "theft or sabotage": ("voleuse", "assassin", "faussaire"),
        "protection": ("illusionniste", "demoiselle-de-lumiere"),
        "economy": ("sonneuse-de-glas", "dame-de-cire"),
    }
    listed = [id for ids in purposes.values() for id in ids]
    assert sorted(listed) == sorted(face.id for face in CHARACTERS if face.text()[0])


# ---------------------------------------------------------------------- zones


@pytest.mark.rule("AN-C09", "AN-C10", "AN-C11", "AN-C12", "AN-C13", "AN-C14", "AN-P09")
def test_the_zones_of_the_rulebook() -> None:
    archange = zone("archange")
    assert archange.level == 1
    assert archange.trade
    assert archange.forbids
    assert archange.table[2 - 1] == 0
    assert archange.table[5 - 1] == 1
    assert {one.kind for one in archange.rewards} >= {RECRUIT, OBJECTIVE}
    assert "Le Palais" in [one.fr for one in archange.rewards]
    ruins = zone("ruines-perdues")
    assert ruins.level == 2
    assert not ruins.trade
    assert 2 in ruins.table
    assert "La Fosse de l'Enfer" in [one.fr for one in ruins.rewards]
    assert zone("village-de-cornes").level == 1
    assert zone("tour-de-la-fin").level == 3
    assert SP in [one.kind for one in zone("tour-de-la-fin").rewards]
    assert SP in [one.kind for one in zone("americh").rewards]
    assert len(ZONES) == 14


@pytest.mark.rule("AN-D02")
def test_zones_by_level_table_trade_and_special_rule() -> None:
    assert Counter(face.level for face in ZONES) == {1: 6, 2: 5, 3: 3}
    assert zone("americh").level == 2
    odds = {1: {0: 3, 1: 3}, 2: {0: 1, 1: 3, 2: 2}, 3: {2: 3, 3: 2, SPECIAL: 1}}
    for face in ZONES:
        assert Counter(face.table) == odds[face.level], face.id
        assert len(face.rewards) == 3
    trading = [face for face in ZONES if face.trade]
    assert len(trading) == 6
    assert sum(face.level == 1 for face in trading) > 3
    ruled = [face for face in ZONES if face.mods]
    assert len(ruled) == 5
    assert sum(any(mod.stat == NO_COMBAT for mod in face.mods) for face in ruled) == 1


@pytest.mark.rule("AN-D02")
def test_each_zone_has_one_reward_that_no_other_has() -> None:
    special = [(one.place, one.fr) for face in ZONES for one in face.rewards if one.kind not in (ADVANTAGES, RECRUIT)]
    assert len(set(special)) == len(special)
    for face in ZONES:
        assert any(one.kind in (OBJECTIVE, SP) for one in face.rewards), face.id
    assert sum(any(one.kind == RECRUIT for one in face.rewards) for face in ZONES) >= 7, "a lone team finds company"


# ---------------------------------------------------------------------- missions


def place(id: str) -> ZoneFace:
    return next(face for face in ZONES for one in face.rewards if one.place == id)


@pytest.mark.rule("AN-C19", "AN-C20", "AN-C21", "AN-P08", "AN-P23", "AN-P24", "AN-P29")
def test_the_missions_of_the_rulebook() -> None:
    (stage,) = CARDS["battre-tiamat"].stages  # type: ignore[attr-defined]
    (tiamat,) = stage.trials
    assert isinstance(tiamat, Foe)
    assert tiamat.fr == "Tiamat"
    assert place(stage.place) is zone("ruines-perdues")
    (stage,) = CARDS["mission-du-palais"].stages  # type: ignore[attr-defined]
    assert place(stage.place) is zone("archange")
    assert len(FINALS) == 3
    assert len(BASICS) == 10
    assert all(face.combat or face.speed for face in BASICS), "each gives Combat or Speed"
    assert any(face.speed for face in BASICS)


@pytest.mark.rule("AN-D03")
def test_basic_missions_by_what_they_ask_for() -> None:
    def asks(face: MissionFace) -> str:
        kinds = {type(trial) for stage in face.stages for trial in stage.trials}
        if face.hold:
            return "resistance"
        if len(face.stages) > 1 or len(kinds) > 1:
            return "mixed"
        return "foe" if kinds == {Foe} else "speed"

    assert Counter(map(asks, BASICS)) == {"foe": 4, "speed": 2, "resistance": 2, "mixed": 2}
    for face in BASICS:
        for stage in face.stages:
            for trial in stage.trials:
                if isinstance(trial, Foe):
                    assert 10 <= trial.combat <= 16, face.id
                elif isinstance(trial, Speed):
                    assert 9 <= trial.difficulty <= 14, face.id
        assert face.combat >= 1, face.id
        assert face.combat + face.speed <= 3, face.id
        assert not face.hold or len(face.stages) in (2, 3)
    goals = [place(one).id for face in BASICS for one in {stage.place for stage in face.stages}]
    assert len(set(goals)) == len(goals) == 11, "each zone of level 1 or 2 is the goal of one"
    assert all(zone(id).level < 3 for id in goals)


@pytest.mark.rule("AN-D04")
def test_the_finals_ask_for_strength_speed_and_endurance() -> None:
    demands = {}
    for face in FINALS:
        trials = [trial for stage in face.stages for trial in stage.trials]
        fast = any(isinstance(trial, Speed) for trial in trials)
        demands[face.id] = "endurance" if face.hold else "speed" if fast else "strength"
        foes = [trial.combat for trial in trials if isinstance(trial, Foe)]
        assert foes
        assert all(18 <= combat <= 22 for combat in foes)
        assert all(place(stage.place).level == 3 for stage in face.stages)
    assert sorted(demands.values()) == ["endurance", "speed", "strength"]
    where = [place(face.stages[0].place).id for face in FINALS]
    assert where.count("tour-de-la-fin") >= 2


# ---------------------------------------------------------------------- advantages


@pytest.mark.rule("AN-C22", "AN-C23", "AN-C24", "AN-C25", "AN-C26", "AN-P13")
def test_the_advantages_of_the_rulebook() -> None:
    assert boon("objet-magique").type == PLOT
    assert boon("objet-magique").stays
    zeppelin = boon("voyage-en-zeppelin")
    assert zeppelin.type == PLOT
    assert not zeppelin.stays
    assert zeppelin.when == MOVEMENT
    assert isinstance(steps(zeppelin)[-1], GoThere)
    wrong = boon("mauvaise-direction")
    assert wrong.when == DECLARED
    assert isinstance(steps(wrong)[-1], Redirect)
    sleep = boon("sort-de-sommeil")
    assert sleep.type == MAGIC
    assert isinstance(steps(sleep)[-1], Immobilise)
    sun = boon("soleil-noir")
    assert sun.organisation
    assert sun.when == RESET
    assert isinstance(steps(boon("trahison"))[-1], TakeCharacter)


@pytest.mark.rule("AN-D05")
def test_advantages_by_type_and_timing() -> None:
    assert Counter(face.type for face in BOONS) == {MAGIC: 7, KI: 7, TRICKERY: 6, PLOT: 15}
    plots = [face for face in BOONS if face.type == PLOT]
    organisations = [face for face in plots if face.organisation]
    lasting = [face for face in plots if face.stays and not face.organisation]
    sudden = [face for face in plots if not face.stays and face.when in (COMBAT, *MOMENTS)]
    bound = [face for face in plots if not face.stays and RESET <= face.when <= EXPLORATION]
    assert (len(organisations), len(lasting), len(bound), len(sudden)) == (5, 3, 4, 3)
    assert {face.when for face in bound} == {1, 2, 3, 4}, "one for each phase"


@pytest.mark.rule("AN-D05")
def test_a_combat_card_gives_two_or_three_seldom_four() -> None:
    most = Counter[int]()
    for face in BOONS:
        if face.when == COMBAT:
            given = [step.combat for step in steps(face) if isinstance(step, Bonus) and step.combat > 0]
            sure = given[: 1 if any(isinstance(step, If) for step in steps(face)) else None]
            assert sum(given) <= 4, face.id
            most[sum(sure)] += 1
    assert most[4] == 1, "one without any condition but the kind of foe"
    assert most[2] + most[3] >= 4


@pytest.mark.rule("AN-D09")
def test_rivalry_is_symmetric() -> None:
    rivals = {face.id: face.rivals for face in BOONS if face.organisation}
    for one, others in rivals.items():
        for other in others:
            assert rivals[other] == (one,)
    assert sorted(map(len, rivals.values())) == [0, 1, 1, 1, 1]
    assert all(not face.rivals for face in BOONS if not face.organisation)


# ---------------------------------------------------------------------- encounters


@pytest.mark.rule("AN-C15", "AN-C16", "AN-C17", "AN-C18")
def test_the_encounters_of_the_rulebook() -> None:
    wanderer = CARDS["guerrier-errant"]
    assert isinstance(wanderer, Creature)
    assert (wanderer.level, wanderer.combat) == (1, 2)
    for id in ("dieu-dragon", "ombre-d-omega"):
        face = CARDS[id]
        assert isinstance(face, Creature)
        assert face.level == 3
    treasure = CARDS["tresor"]
    assert isinstance(treasure, EventFace)
    assert treasure.level <= 2
    (draw,) = steps(treasure)
    assert isinstance(draw, Draw)
    assert draw.n == 2


@pytest.mark.rule("AN-D06")
def test_encounters_by_level() -> None:
    assert Counter(face.level for face in CREATURES) == {1: 7, 2: 6, 3: 4}
    assert Counter(face.level for face in EVENTS) == {1: 5, 2: 4, 3: 2}
    bounds = {1: (1, 5), 2: (5, 10), 3: (10, 15)}
    for face in CREATURES:
        low, high = bounds[face.level]
        assert low <= face.combat <= high, face.id
    costly = {face.id for face in EVENTS if any(isinstance(step, (SendAway, LoseNextTurn)) for step in steps(face))}
    assert costly == {"pont-rompu", "faille-du-temps"}, "nothing is worse than losing one's turn"
    assert any(isinstance(step, Recruit) for step in steps(CARDS["auberge"]))
    good = [face for face in EVENTS if isinstance(steps(face)[0], (Draw, Recruit)) and face.id not in costly]
    assert len(good) >= 3


@pytest.mark.rule("AN-D10", "AN-P07")
def test_kinds_of_creatures() -> None:
    assert Counter(KINDS[face.creature_kind] for face in CREATURES) == {
        "tenebres": 6,
        "bete": 5,
        "demon": 3,
        "automate": 3,
    }
    named = [face for face in FACES if any(isinstance(one, Against) for one in conditions(face))]
    assert {face.id for face in named} == {"paladin", "chaines-de-lumiere", "lames-blanches"}


@pytest.mark.rule("AN-D06")
def test_the_leader_is_looked_at_and_the_slow_have_reasons() -> None:
    leader = {
        face.id
        for face in FACES
        if any(getattr(step, "who", "") == LEADER for step in steps(face))
        or any(isinstance(one, Behind) for one in conditions(face))
    }
    assert leader == {"chantage", "rumeurs", "collecteur-de-dettes", "percepteur-imperial"}
    slow = {
        face.id
        for face in FACES
        if any(isinstance(one, Slowest) and not one.fastest for one in conditions(face))
        or any(getattr(step, "who", "") == SLOWEST for step in steps(face))
    }
    assert slow >= {
        "ermite-sans-hate",
        "oeil-du-cyclone",
        "griffon-fauve",
        "gouffre-sans-etoiles",
        "percepteur-imperial",
    }
    gendered = {face.id for face in FACES if any(isinstance(one, Has) and one.gender for one in conditions(face))}
    assert gendered == {"louve-d-hiver", "epouvantail-de-suie"}


@pytest.mark.rule("AN-D08", "AN-D05")
def test_every_organisation_has_a_gift_and_a_duty() -> None:
    """What each gives and what it asks for, read from its modifiers and abilities."""
    sun = boon("soleil-noir").mods
    assert [(mod.stat, mod.amount) for mod in sun] == [(UNROBBED, 1), (BY_SPEED, -2)]
    for face in BOONS:
        if face.organisation:
            assert len(face.mods) + len(face.abilities) - 1 >= 2, face.id
    assert character("sonneuse-de-glas").abilities[0].when == BEATEN
