"""Sections 3 to 5: types and parts of faction cards, values, families, card over rule."""

from __future__ import annotations

import colorsys
import re
from pathlib import Path

import pytest

from ludotheque.engine.errors import ProgramError
from ludotheque.games.arackhan import GAME, decks
from ludotheque.games.arackhan.faces import ACTIVATION, CREATURE, FACES, PLACE, ROUND, SPELL, Face, Faction
from tests.arackhan.helpers import IDLE, battle, still

BY_ID = {face.id: face for face in FACES}


@pytest.mark.rule("AW-018")
def test_every_card_has_one_type() -> None:
    assert len(FACES) == 144
    assert {face.kind for face in FACES} == {CREATURE, SPELL, PLACE}


@pytest.mark.rule("AW-019", "AW-032")
@pytest.mark.parametrize(
    ("kind", "figures"),
    [
        (CREATURE, {"attack": None, "defense": 1, "until": ""}),
        (CREATURE, {"attack": 1, "defense": None, "until": ""}),
        (PLACE, {"attack": 1, "defense": 1, "until": ""}),
        (SPELL, {"attack": 1, "defense": 1, "until": ROUND}),
        (SPELL, {"attack": 1, "defense": None, "until": ""}),  # a spell without its discard condition
    ],
)
def test_parts_a_card_cannot_have(kind: str, figures: dict[str, object]) -> None:
    rest = {
        "cost": None,
        "has": (),
        "family": "",
        "limit": 0,
        "legendary": False,
        "astral": False,
        "skills": (),
        "weaknesses": (),
        "action": None,
        "icon": "",
        "mark": "maison",
    }
    with pytest.raises(ProgramError):
        Face("essai", "Essai", "Trial", kind, "nakka", 1, **{**rest, **figures})  # type: ignore[arg-type]


@pytest.mark.rule("AW-020")
def test_characteristics_are_what_is_printed() -> None:
    """Mimétisme copies the printed 1/1, not the +1 that its neighbour gives."""
    play = battle(
        ["perroquet-provocateur@3-2", "phasme-venimeux@4-2", IDLE],
        ["archer@6-2", "fantassin@6-3", "l-armurier@7-2"],
        mine={"astral": ["mimetisme"]},
    )
    assert play.stats("archer") == (2, 2)  # next to the Armurier
    play.do("action:mimetisme", "pair:perroquet-provocateur>archer")
    assert play.stats("perroquet-provocateur") == (1, 1)


def hue(colour: str) -> float:
    """The hue of a colour written as rrggbb, in degrees."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (0, 2, 4))
    return colorsys.rgb_to_hls(red, green, blue)[0] * 360


@pytest.mark.rule("AW-021")
def test_types_have_words_and_frames() -> None:
    kinds = GAME.catalogue_view()["kinds"]
    assert kinds[CREATURE]["fr"] == "Créature"
    assert kinds[SPELL]["fr"] == "Sort"
    assert kinds[PLACE]["fr"] == "Lieu"
    page = (Path(__file__).parents[2] / "web/src/games/arackhan/frames.ts").read_text(encoding="utf-8")
    frames = {
        kind: [hue(light), hue(dark)]
        for kind, light, dark in re.findall(r"^  (\w+): \{ light: '#(\w{6})', dark: '#(\w{6})'", page, re.MULTILINE)
    }
    assert set(frames) == {CREATURE, SPELL, PLACE}
    assert all(40 <= one <= 50 for one in frames[CREATURE])  # gold
    assert all(260 <= one <= 285 for one in frames[SPELL])  # violet
    assert all(15 <= one <= 30 for one in frames[PLACE])  # copper


@pytest.mark.rule("AW-022", "AW-039", "AW-110")
def test_creatures_places_and_other_spells_stay_off_the_astral_plane() -> None:
    play = battle(["aigle@3-2"], mine={"hand": ["dreki", "fort-avalon", "tempete-de-feu"]}, step="placement")
    for id in ("dreki", "fort-avalon", "tempete-de-feu"):
        assert play.why_not(f"place:{id}>a0") == "AW-110"
        assert play.offers(f"place:{id}>4-2")


@pytest.mark.rule("AW-023")
def test_attack_and_defense_of_a_creature() -> None:
    assert (BY_ID["blatte-malsaine"].attack, BY_ID["blatte-malsaine"].defense) == (1, 0)


@pytest.mark.rule("AW-024")
def test_a_creature_may_have_any_mix_of_texts() -> None:
    ogre, dragon = BY_ID["ogre-du-marais"], BY_ID["dragon-eclair"]
    assert (ogre.bits, ogre.skills, ogre.weaknesses, ogre.action) == (0, (), (), None)
    assert dragon.bits
    assert dragon.skills
    assert dragon.weaknesses


@pytest.mark.rule("AW-025", "AW-028")
def test_a_skill_starts_at_reveal_and_ends_with_the_card() -> None:
    play = battle(
        ["wendigo-lunaire@3-2"],
        ["tourelle-d-attaque@5-2"],
        mine={"hand": ["bouclier-du-crepuscule", "pingouin-nihiliste"]},
        theirs={"hand": ["soldat-ivre", "soldat-ivre"]},
        step="placement",
    )
    play.do("place:bouclier-du-crepuscule>4-2")
    assert play.defense("wendigo-lunaire") == 2  # face down: no text in force
    play.do("place:pingouin-nihiliste>2-2", "confirm")
    assert play.defense("wendigo-lunaire") == 2
    play.do("place:soldat-ivre>5-1", "place:soldat-ivre:1>5-3", "confirm")
    assert play.defense("wendigo-lunaire") == 3  # revealed
    play.do("pass")
    play.hit("tourelle-d-attaque>bouclier-du-crepuscule")
    assert play.where("bouclier-du-crepuscule") == "discard:0"
    assert play.where("wendigo-lunaire") == "discard:0"  # pierced at 3 against the 2 it fell back to


@pytest.mark.rule("AW-026")
def test_a_deactivated_card_keeps_its_skill() -> None:
    shield = {"card": "bouclier-du-crepuscule", "at": "3-2", "active": False}
    play = still([shield, "wendigo-lunaire@4-2"])
    assert not play.active("bouclier-du-crepuscule")
    assert play.defense("wendigo-lunaire") == 3


@pytest.mark.rule("AW-027")
def test_figure_collecteur_de_peste() -> None:
    play = still(["collecteur-de-peste@3-2", "berserker@3-1", "berserker@7-4"], ["banshee@4-2", "banshee@6-4"])
    assert not play.has("banshee", "initiative")
    assert not play.has("berserker", "initiative")
    assert not play.has("berserker", "omnifrappe")
    assert play.has("berserker:1", "initiative")  # out of contact
    assert play.has("banshee:1", "initiative")


@pytest.mark.rule("AW-029", "AW-109")
def test_astral_spells_go_on_the_astral_plane_only() -> None:
    play = battle(["aigle@3-2"], mine={"hand": ["tempete-de-feu", "blizzard"]}, step="placement")
    assert play.places("blizzard", "place") == {"a0", "a1"}
    assert play.why_not("place:blizzard>4-2") == "AW-109"
    assert not play.places("tempete-de-feu", "place") & {"a0", "a1"}
    assert play.offers("place:tempete-de-feu>4-2")


@pytest.mark.rule("AW-030")
def test_the_astral_symbol() -> None:
    astral = {"teleportation", "blizzard", "exil-maudit", "mimetisme", "force-et-honneur", "levee-de-boucliers"}
    other = {"tempete-de-feu", "foudre-de-feu", "cheval-d-avalon"}
    assert all(BY_ID[id].astral for id in astral)
    assert not any(BY_ID[id].astral for id in other)
    assert all(face.kind == SPELL for face in FACES if face.astral)


@pytest.mark.rule("AW-031", "AW-083")
def test_no_spell_outlives_its_round() -> None:
    play = battle(
        ["tempete-de-feu@3-2"],
        ["camouflage-naturel@4-2"],
        mine={"astral": ["blizzard"], "hand": ["aigle"] * 2},
        theirs={"astral": ["perdu-dans-la-foret"], "hand": ["banshee"] * 2},
        step="end",
    )
    assert play.pos.round == 4
    assert {play.where(id) for id in ("tempete-de-feu", "blizzard")} == {"discard:0"}
    assert {play.where(id) for id in ("camouflage-naturel", "perdu-dans-la-foret")} == {"discard:1"}


@pytest.mark.rule("AW-032")
def test_every_spell_says_when_it_is_discarded() -> None:
    assert all((face.until in (ROUND, ACTIVATION)) == (face.kind == SPELL) for face in FACES)


@pytest.mark.rule("AW-033")
def test_the_two_discard_conditions() -> None:
    ends = {"tempete-de-feu", "blizzard", "la-peur", "protection-hivernale"}
    used = {"foudre-de-feu", "meteore-de-glace", "teleportation", "cheval-d-avalon"}
    assert {BY_ID[id].until for id in ends} == {ROUND}
    assert {BY_ID[id].until for id in used} == {ACTIVATION}


@pytest.mark.rule("AW-034")
def test_a_spell_scores_nothing() -> None:
    play = still(["cheval-d-avalon@3-2", "soldat-sobre@4-2"])
    assert play.score(0) == 2


@pytest.mark.rule("AW-035")
def test_a_spell_cannot_be_attacked() -> None:
    play = battle(["tourelle-d-attaque@4-3", IDLE], ["cheval-d-avalon@4-2"])
    assert play.targets("tourelle-d-attaque") == set()
    assert play.why_not("attack:tourelle-d-attaque>cheval-d-avalon") == "AW-035"


@pytest.mark.rule("AW-036")
def test_a_spell_may_have_attributes_effects_and_actions() -> None:
    assert BY_ID["teleportation"].bits
    assert BY_ID["teleportation"].action is not None
    assert BY_ID["tremblement-de-terre"].bits
    assert BY_ID["blizzard"].skills


@pytest.mark.rule("AW-037")
def test_an_attack_spell_attacks_by_the_same_rules() -> None:
    play = battle(["eclair-glacant@3-2"], ["archer-nakka@4-2", "behemoth@3-3", "xenodon@5-2"])
    assert play.targets("eclair-glacant") == {"archer-nakka", "behemoth"}  # contact only
    play.hit("eclair-glacant>archer-nakka")
    assert play.where("archer-nakka") == "discard:1"
    play = battle(["eclair-glacant@3-2"], ["behemoth@3-3"])
    play.hit("eclair-glacant>behemoth")  # 2 against 2: strictly greater
    assert play.where("behemoth") == "field:1"


@pytest.mark.rule("AW-038")
def test_an_effect_lasts_while_the_spell_stays() -> None:
    play = battle(
        ["tempete-de-feu@3-2"],
        ["paladin-de-glace@4-2", IDLE],
        mine={"hand": ["blatte-malsaine"] * 2},
        theirs={"hand": ["aigle"] * 2},
        active=1,
        starter=0,
    )
    assert play.stats("paladin-de-glace") == (1, 1)
    play.do("pass")
    assert play.where("tempete-de-feu") == "discard:0"
    assert play.stats("paladin-de-glace") == (2, 2)


@pytest.mark.rule("AW-040", "AW-142")
def test_a_defeated_place_is_conquered() -> None:
    play = battle(["mangeur-d-enfants@3-2", "patriarche-de-la-forge@2-2"], ["fort-avalon@4-2"])
    play.hit("mangeur-d-enfants>fort-avalon")  # 5 against 4
    assert play.at("fort-avalon") == "4-2"
    assert play.controller("fort-avalon") == 0


@pytest.mark.rule("AW-041")
def test_a_place_may_have_a_benefit_and_an_action() -> None:
    gates = BY_ID["les-portes-blanches"]
    assert gates.skills
    assert gates.action is not None


@pytest.mark.rule("AW-042")
def test_a_benefit_serves_whoever_controls_the_place() -> None:
    play = battle(
        ["mangeur-d-enfants@3-2", "patriarche-de-la-forge@2-2", "berserker@4-1", IDLE],
        ["fort-avalon@4-2", "soldat-sobre@4-3"],
    )
    assert play.stats("soldat-sobre") == (2, 2)
    before = play.stats("berserker")
    play.hit("mangeur-d-enfants>fort-avalon")
    assert play.stats("soldat-sobre") == (1, 1)
    assert play.stats("berserker") == (before[0] + 1, before[1] + 1)


@pytest.mark.rule("AW-043", "AW-044", "AW-045", "AW-046")
def test_main_and_secondary_values() -> None:
    assert (BY_ID["ogre-du-marais"].value, BY_ID["ogre-du-marais"].cost) == (3, 3)
    behemoth, griffin = BY_ID["behemoth"], BY_ID["griffon-des-neiges"]
    assert (behemoth.value, behemoth.cost) == (8, 8)
    assert (griffin.value, griffin.cost) == (7, 11)
    assert decks.totals({"griffon-des-neiges": 1})["points"] == 11
    assert decks.totals({"behemoth": 1})["points"] == 8
    play = still(["griffon-des-neiges@3-2"], ["behemoth@5-4"])
    assert play.score(0) == 7
    assert play.score(1) == 8


@pytest.mark.rule("AW-046")
def test_texts_read_the_main_value() -> None:
    """Némésio (Nakka) swaps creatures of value 8 or less: Dragon Éclair (8, cost 13) passes."""
    play = battle(
        ["nemesio-nakka@3-2", "dragon-eclair@4-2", "xenodon@6-3", "banshee-montee@6-2"], ["ogre-du-marais@3-3"]
    )
    play.do("action:nemesio-nakka")
    assert play.offers("exchange:dragon-eclair>xenodon")
    assert not play.offers("exchange:dragon-eclair>banshee-montee")  # value 10


@pytest.mark.rule("AW-047")
def test_a_family_groups_allied_creatures() -> None:
    legion = {"fantassin", "phalange", "champion", "titan", "missionnaire-gris"}
    assert {BY_ID[id].family for id in legion} == {"Légion VI"}
    play = still(["fantassin@3-2", "phalange@4-2"], ["phalange@3-3"])
    assert play.attack("phalange") == 2  # allied, adjacent
    assert play.attack("phalange:1") == 1  # the enemy's is not of the group


@pytest.mark.rule("AW-048")
def test_a_text_about_a_family() -> None:
    play = still(["phalange@0-1", "soldat-ivre@7-4"], ["phalange@3-3"], mine={"astral": ["force-et-honneur"]})
    assert play.attack("phalange") == 2
    assert play.attack("soldat-ivre") == 1
    assert play.attack("phalange:1") == 1


@pytest.mark.rule("AW-049", "AW-287")
def test_a_card_beats_a_rule() -> None:
    wings = BY_ID["ailes-du-tourment"]
    assert wings.cost == 10
    assert decks.most_copies(wings) == (7, "AW-286")
    rules = {fault.rule for fault in decks.faults("fleau", {"ailes-du-tourment": 7})}
    assert "AW-284" not in rules
    assert "AW-286" not in rules
    assert "AW-286" in {fault.rule for fault in decks.faults("fleau", {"ailes-du-tourment": 8})}


def test_factions_write_their_own_cards() -> None:
    assert Faction("nakka").id == "nakka"
