"""Sections 28 to 30: building a deck, the decks of the box and their variants, lists read and written."""

from __future__ import annotations

from collections import Counter

import pytest

import ludotheque
from ludotheque.engine.errors import BadOptions
from ludotheque.games.arackhan import decks
from ludotheque.games.arackhan.faces import FACES
from tests.arackhan.helpers import IDLE, battle, still

BY_ID = {face.id: face for face in FACES}
FILL = {
    "terres-blanches": "protecteur-de-glace",
    "nakka": "phasme-venimeux",
    "ordre-gris": "soldat-sobre",
    "fleau": "blatte-malsaine",
}


def broken(faction: str, cards: dict[str, int], fill: bool = True) -> set[str]:
    """The rules a list breaks, filled up to 23 cards with cheap ones."""
    if fill:
        cheap = FILL[faction]
        cards = {**cards, cheap: cards.get(cheap, 0) + 23 - sum(cards.values())}
    return {fault.rule for fault in decks.faults(faction, cards)}


@pytest.mark.rule("AW-279")
@pytest.mark.parametrize(("n", "legal"), [(22, False), (23, True), (24, False)])
def test_23_cards(n: int, legal: bool) -> None:
    assert ("AW-279" not in broken("fleau", {"blatte-malsaine": n}, fill=False)) is legal


@pytest.mark.rule("AW-280")
def test_one_faction() -> None:
    assert broken("fleau", {"berserker": 2}) == set()
    assert broken("fleau", {"aigle": 1}) == {"AW-280"}


@pytest.mark.rule("AW-281")
def test_125_points() -> None:
    assert decks.totals({"golem-de-glace": 1})["points"] == 15  # the deck-building value
    six = {"golem-de-glace": 6}  # 90
    assert broken("terres-blanches", {**six, "eclair-glacant": 16, "pingouin-nihiliste": 1}, fill=False) == set()
    assert broken("terres-blanches", {"golem-de-glace": 6, "griffon-des-neiges": 1}) == {"AW-281"}
    exact = decks.READY["preconstruit-nakka"].cards
    assert decks.totals(exact)["points"] == 125
    over = {**exact, "phasme-venimeux": 0, "xenodon": 4}
    assert decks.totals(over)["points"] == 126
    assert {fault.rule for fault in decks.faults("nakka", {k: v for k, v in over.items() if v})} == {"AW-281"}


@pytest.mark.rule("AW-282")
def test_five_initiative() -> None:
    assert broken("fleau", {"berserker": 5}) == set()
    assert broken("fleau", {"berserker": 6}) == {"AW-282"}
    assert broken("fleau", {"berserker": 5, "sorcellerie-impure": 1}) == {"AW-282"}  # spells count


@pytest.mark.rule("AW-283")
def test_six_furtif() -> None:
    assert broken("terres-blanches", {"fee-novice": 6}) == set()
    assert broken("terres-blanches", {"fee-novice": 7}) == {"AW-283"}


@pytest.mark.rule("AW-284")
def test_six_of_a_dear_name() -> None:
    assert broken("nakka", {"behemoth": 6}) == set()
    assert broken("nakka", {"behemoth": 7}) == {"AW-284"}
    assert broken("nakka", {"xenodon": 7}) == set()


@pytest.mark.rule("AW-285")
def test_one_legendary_of_a_name() -> None:
    assert broken("terres-blanches", {"gabriel": 2}) == {"AW-285"}
    assert broken("terres-blanches", {"gabriel": 1, "adrielle": 1}) == set()


@pytest.mark.rule("AW-286", "AW-288")
def test_individual_limits() -> None:
    assert broken("terres-blanches", {"blizzard": 2}) == set()
    assert broken("terres-blanches", {"blizzard": 3}) == {"AW-286"}
    assert broken("ordre-gris", {"champion": 4}) == set()
    assert broken("ordre-gris", {"champion": 5}) == {"AW-286"}


@pytest.mark.rule("AW-288", "AW-296")
def test_other_artworks_are_the_same_card() -> None:
    """Lists name cards, not pictures: a full-art copy is read as its name, and counts with it."""
    deck = decks.write_text(decks.READY["preconstruit-terres-blanches"])
    assert "Golem de Glace" in deck
    golem = BY_ID["golem-de-glace"]
    assert (golem.attack, golem.defense, golem.value, golem.cost) == (3, 3, 13, 15)
    names = [(face.band, face.fr) for face in FACES]
    assert len(names) == len(set(names))


@pytest.mark.rule("AW-289")
def test_caps_count_printed_attributes() -> None:
    assert decks.totals({"pretre-gris": 1})["initiative"] == 0
    assert decks.totals({"fanatique": 1})["initiative"] == 1


@pytest.mark.rule("AW-290")
def test_extra_cards_vary_a_deck() -> None:
    cards = dict(decks.READY["preconstruit-fleau"].cards)
    cards["hydre-abominable"] -= 1
    cards["souffle-du-dragon"] = 1
    assert decks.faults("fleau", {id: n for id, n in cards.items() if n}) == []


#: Tables 29a to 29d of the register: the four decks of the box, card by card.
BOX = {
    "preconstruit-terres-blanches": {
        "pingouin-nihiliste": 4,
        "wendigo-lunaire": 2,
        "bouclier-du-crepuscule": 3,
        "paladin-de-glace": 1,
        "aigle": 2,
        "paladin-de-la-garde": 1,
        "griffon-des-neiges": 2,
        "gabriel": 1,
        "golem-de-glace": 1,
        "forteresse-de-myjir": 1,
        "meteore-de-glace": 1,
        "protection-hivernale": 2,
        "teleportation": 1,
        "blizzard": 1,
    },
    "preconstruit-nakka": {
        "phasme-venimeux": 1,
        "xenodon": 3,
        "archer-nakka": 3,
        "yhdorien-senile": 2,
        "hexacarias": 2,
        "plante-carnivore": 2,
        "banshee": 2,
        "behemoth": 1,
        "banshee-montee": 1,
        "colere-de-la-foret": 1,
        "arbre-de-vie": 1,
        "tremblement-de-terre": 1,
        "puissance-devorante": 1,
        "camouflage-naturel": 1,
        "mimetisme": 1,
    },
    "preconstruit-ordre-gris": {
        "soldat-ivre": 4,
        "fantassin": 3,
        "phalange": 3,
        "baliste": 2,
        "champion": 2,
        "cavalier-gris": 2,
        "tourelle-d-attaque": 1,
        "heros-de-la-bataille-de-nerz": 1,
        "le-senechal": 1,
        "fort-avalon": 1,
        "force-et-honneur": 1,
        "levee-de-boucliers": 1,
        "cheval-d-avalon": 1,
    },
    "preconstruit-fleau": {
        "blatte-malsaine": 1,
        "ogre-du-marais": 2,
        "troll-des-marais": 3,
        "berserker": 2,
        "collecteur-de-peste": 2,
        "pourfendeur": 2,
        "patriarche-de-la-forge": 2,
        "hydre-abominable": 1,
        "mangeur-d-enfants": 1,
        "forges-occidentales": 1,
        "foudre-de-feu": 2,
        "tempete-de-feu": 2,
        "la-peur": 1,
        "exil-maudit": 1,
    },
}
#: Names, main values, cards with Initiative.
SUMS = {
    "preconstruit-terres-blanches": (14, 112, 3),
    "preconstruit-nakka": (15, 117, 2),
    "preconstruit-ordre-gris": (13, 117, 0),
    "preconstruit-fleau": (14, 123, 3),
}


@pytest.mark.rule("AW-291", "AW-292", "AW-293", "AW-294")
@pytest.mark.parametrize("id", BOX)
def test_the_decks_of_the_box(id: str) -> None:
    deck = decks.READY[id]
    assert deck.cards == BOX[id]
    sums = decks.totals(deck.cards)
    names, value, initiative = SUMS[id]
    assert (sums["cards"], sums["points"], sums["initiative"], sums["furtif"]) == (23, 125, initiative, 0)
    assert len(deck.cards) == names
    assert sum(BY_ID[card].value * n for card, n in deck.cards.items()) == value
    assert decks.faults(deck.faction, deck.cards) == []


def test_the_21_decks_are_legal() -> None:
    assert len(decks.READY) == 21
    for deck in decks.READY.values():
        assert decks.faults(deck.faction, deck.cards) == [], deck.id


@pytest.mark.rule("AW-297")
def test_cards_of_the_examples() -> None:
    beggar, moleg, bolt, lucy = (BY_ID[id] for id in ("gueux-des-champs", "moleg-de-glace", "eclair-glacant", "lucy"))
    assert (beggar.attack, beggar.defense, beggar.family) == (0, 1, "Gueux")
    assert (moleg.attack, moleg.defense) == (2, 3)
    assert (bolt.kind, bolt.attack) == ("spell", 2)
    assert (lucy.attack, lucy.defense, lucy.legendary) == (0, 0, True)
    assert still(["lucy@3-2"]).has("lucy", "furtif")
    assert all(face.mark == "publie" for face in (beggar, moleg, bolt, lucy))


@pytest.mark.rule("AW-298")
def test_other_cards_of_the_examples() -> None:
    traits = {
        "ailes-du-tourment": lambda face: face.limit == 7 and face.cost == 10,
        "carriole-pestilentielle": lambda face: face.move == 2 and face.skills and face.weaknesses,
        "brume-malefique": lambda face: face.astral and face.skills,
        "possession": lambda face: face.until == "round" and face.action,
        "absorption-d-essence": lambda face: face.until == "round" and face.action,
        "phacochere-borgne": lambda face: face.weaknesses,
        "manifestation-surnaturelle": lambda face: face.action,
        "porteur-de-mort": lambda face: face.family == "Danseurs",
        "catanolithe": lambda face: face.reach == 3 and face.weaknesses,
        "maitres-d-arackhan": lambda face: face.weaknesses and face.kind == "place",
        "pretre-gris": lambda face: face.skills,
        "elementaire-de-glace": lambda face: face.action and face.skills,
    }
    for id, trait in traits.items():
        assert trait(BY_ID[id]), id


#: What each variant of the rulebook takes out of the deck of the box and puts in, and its printed total.
VARIANTS = {
    "puissance-de-la-glace": (
        "preconstruit-terres-blanches",
        {"griffon-des-neiges": 2, "paladin-de-la-garde": 1, "forteresse-de-myjir": 1},
        {"les-portes-blanches": 1, "golem-de-glace": 1, "adrielle": 1, "pingouin-nihiliste": 1},
        124,
    ),
    "mouvement-eclair": (
        "preconstruit-nakka",
        {"yhdorien-senile": 1, "hexacarias": 2, "banshee-montee": 1, "arbre-de-vie": 1},
        {
            "dragon-eclair": 1,
            "marcheur": 1,
            "perroquet-provocateur": 1,
            "racines-eternelles": 1,
            "behemoth": 1,
        },
        125,
    ),
    "l-eveil-du-titan": (
        "preconstruit-ordre-gris",
        {"baliste": 1, "cavalier-gris": 1, "heros-de-la-bataille-de-nerz": 1, "le-senechal": 1},
        {"phalange": 1, "missionnaire-gris": 1, "titan": 1, "disque-du-tomour": 1},
        125,
    ),
}


def changed(base: str, out: dict[str, int], into: dict[str, int]) -> Counter[str]:
    """A deck of the box with some cards taken out and others put in."""
    cards = Counter(BOX[base])
    cards.subtract(out)
    assert min(cards.values()) >= 0
    return cards + Counter(into)  # without those that are all taken out


@pytest.mark.rule("AW-299", "AW-300", "AW-301")
@pytest.mark.parametrize("id", VARIANTS)
def test_variant_decks(id: str) -> None:
    base, out, into, total = VARIANTS[id]
    deck = decks.READY[id]
    assert deck.cards == dict(changed(base, out, into))
    assert decks.totals(deck.cards)["points"] == total
    assert decks.faults(deck.faction, deck.cards) == []
    if id == "mouvement-eclair":
        assert decks.totals(deck.cards)["initiative"] == 4


@pytest.mark.rule("AW-302")
def test_eleven_cards_of_the_sixth_legion() -> None:
    cards = decks.READY["l-eveil-du-titan"].cards
    assert sum(n for id, n in cards.items() if BY_ID[id].family == "Légion VI") == 11


@pytest.mark.rule("AW-303", "AW-304")
def test_the_printed_fleau_variant_is_over_the_cap() -> None:
    out = {"hydre-abominable": 1, "pourfendeur": 1, "collecteur-de-peste": 1}
    into = {"coleoptere-de-la-forge": 1, "nemesio-fleau": 1, "souffle-du-dragon": 1}
    printed = changed("preconstruit-fleau", out, into)
    assert decks.totals(dict(printed))["points"] == 126
    assert {fault.rule for fault in decks.faults("fleau", dict(printed))} == {"AW-281"}
    ours = changed("preconstruit-fleau", {**out, "troll-des-marais": 1}, {**into, "ogre-du-marais": 1})
    assert decks.READY["perturbations-erratiques"].cards == dict(ours)
    assert decks.totals(dict(ours))["points"] == 125


@pytest.mark.rule("AW-305")
def test_portes_blanches_and_adrielle() -> None:
    play = battle(["les-portes-blanches@3-2", "wendigo-lunaire@4-2"], ["ogre-du-marais@5-2", "berserker@6-2"])
    play.do("action:les-portes-blanches")
    assert "5-1" in play.places("wendigo-lunaire", "shift")
    assert "7-2" not in play.places("wendigo-lunaire", "shift")
    play = battle(["adrielle@3-2", "aigle@6-2"], ["ogre-du-marais@4-2"], mine={"hand": ["golem-de-glace"]})
    play.do("move:adrielle>6-3", "action:adrielle", "deploy:golem-de-glace>6-3")
    assert play.at("golem-de-glace") == "6-3"
    assert play.active("golem-de-glace")
    assert play.where("adrielle") == "discard:0"


@pytest.mark.rule("AW-306")
def test_dragon_eclair() -> None:
    assert still(["dragon-eclair@3-2"], ["ogre-du-marais@4-2"]).has("dragon-eclair", "omnifrappe")
    beside = still(["dragon-eclair@3-2", "xenodon@3-3"], ["ogre-du-marais@4-2"])
    assert not beside.has("dragon-eclair", "omnifrappe")


@pytest.mark.rule("AW-307")
def test_racines_eternelles() -> None:
    foe = ["racines-eternelles@4-1", "xenodon@4-2"]
    play = battle(["ogre-du-marais@3-2", "blatte-malsaine@4-3", "foudre-de-feu@5-2", "foudre-de-feu@6-2", IDLE], foe)
    assert not play.offers("resolve")
    play.do("attack:foudre-de-feu>xenodon", "resolve")  # a spell alone
    assert play.where("xenodon") == "discard:1"
    play = battle(["ogre-du-marais@3-2", "blatte-malsaine@4-3", IDLE], foe)
    play.hit("ogre-du-marais>xenodon", "blatte-malsaine>xenodon")  # two creatures together
    assert play.where("xenodon") == "discard:1"
    alone = battle(["mangeur-d-enfants@3-2", IDLE], foe)
    assert alone.why_not("attack:mangeur-d-enfants>xenodon") is not None
    mixed = battle(["ogre-du-marais@3-2", "foudre-de-feu@5-2", IDLE], foe)
    mixed.do("attack:foudre-de-feu>xenodon")
    assert mixed.why_not("attack:ogre-du-marais>xenodon") is not None  # creatures and spells mixed
    assert still(["marcheur@3-2"]).has("marcheur", "regeneration")
    assert still(["perroquet-provocateur@3-2"]).has("perroquet-provocateur", "vol")


@pytest.mark.rule("AW-308")
def test_phalange_titan_and_missionnaire() -> None:
    play = still(["fantassin@3-2", "phalange@2-2", "titan@4-2"], ["tempete-de-feu@3-3"])
    play_shielded = still(
        ["fantassin@3-2", "phalange@2-2", "titan@4-2", "missionnaire-gris@3-1"], ["tempete-de-feu@3-3"]
    )
    assert play.stats("fantassin") == (1, 2)  # 2/3 under −1/−1
    assert play_shielded.stats("fantassin") == (2, 3)


@pytest.mark.rule("AW-309")
def test_disque_du_tomour() -> None:
    play = battle(["disque-du-tomour@3-2", IDLE], ["ogre-du-marais@4-2"])
    assert play.has("disque-du-tomour", "furtif")
    assert play.has("disque-du-tomour", "vol")
    play.do("action:disque-du-tomour", "pick:ogre-du-marais")
    assert not play.active("ogre-du-marais")
    assert not play.active("disque-du-tomour")


@pytest.mark.rule("AW-310")
def test_nemesio_of_the_fleau() -> None:
    play = battle(
        ["nemesio-fleau@3-2", "ogre-du-marais@3-3"],
        ["aigle@4-2"],
        mine={"hand": ["berserker"] * 2},
        theirs={"hand": ["dreki"] * 2},
    )
    play.do("action:nemesio-fleau", "pair:aigle>ogre-du-marais")
    assert (play.controller("aigle"), play.controller("ogre-du-marais")) == (0, 1)
    while play.kind == "activate":
        play.do("pass")
    assert (play.controller("aigle"), play.controller("ogre-du-marais")) == (1, 0)


@pytest.mark.rule("AW-311")
def test_souffle_du_dragon_in_line() -> None:
    play = battle(["souffle-du-dragon@2-2"], ["golem-de-glace@3-2", "paladin-de-glace@4-2"])
    play.hit("souffle-du-dragon>golem-de-glace")
    assert {play.where(id) for id in ("golem-de-glace", "paladin-de-glace")} == {"discard:1"}


# ---------------------------------------------------------------------- lists


def test_lists_are_written_and_read_again() -> None:
    for deck in decks.READY.values():
        again = decks.read_text(decks.write_text(deck))
        assert (again.faction, again.cards) == (deck.faction, deck.cards)


def test_lists_in_english_without_accents_and_counts() -> None:
    deck = decks.READY["preconstruit-terres-blanches"]
    text = "\n".join(f"{n}x {BY_ID[id].en.upper()}" for id, n in deck.cards.items())
    assert decks.read_text(text).cards == deck.cards


@pytest.mark.parametrize(
    ("line", "rule", "words"),
    [
        ("3 Golem de Fer", None, "line 3: there is no card 'Golem de Fer'"),
        ("1 Berserker", "AW-280", "line 3: Berserker belongs to another faction"),
        ("3 Blizzard", "AW-286", "line 3: 3 copies of Blizzard, at most 2"),
        ("2 Gabriel", "AW-285", "line 3: 2 copies of Gabriel, at most 1"),
        ("7 Golem de Glace", "AW-284", "line 3: 7 copies of Ice Golem, at most 6"),
    ],
)
def test_a_refused_list_says_which_line_and_why(line: str, rule: str | None, words: str) -> None:
    with pytest.raises(BadOptions) as refused:
        decks.read_text(f"faction: terres-blanches\n4 Pingouin Nihiliste\n{line}\n")
    assert refused.value.rule == rule
    assert words in str(refused.value)


@pytest.mark.parametrize("text", ["", "# seulement un nom\n", "faction: elfes\n1 Aigle\n"])
def test_lists_that_are_none(text: str) -> None:
    with pytest.raises(BadOptions):
        decks.read_text(text)


@pytest.mark.parametrize("deck", [7, {"cards": 3}, {"cards": {"inconnue": 1}}, {"cards": {"aigle": 0}}, {"cards": {}}])
def test_options_that_are_no_deck(deck: object) -> None:
    with pytest.raises(BadOptions):
        ludotheque.new("arackhan", 2, options={"decks": [deck, None]})
