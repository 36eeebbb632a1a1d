"""Material and the five card types (sections 1 to 7), and what is printed of the cards (section 22)."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.engine.errors import BadOptions, ProgramError
from ludotheque.games.anima import encounters
from ludotheque.games.anima.faces import (
    ADVANTAGES,
    FACES,
    OBJECTIVE,
    PLOT,
    RECRUIT,
    SKILLS,
    SP,
    TYPES,
    AdvantageFace,
    Character,
    Creature,
    EventFace,
    Face,
    MissionFace,
    Reward,
    ZoneFace,
)
from ludotheque.games.anima.gaia import DIE, KINDS, MARKERS
from tests.anima.helpers import BY_ID, GAME, seat, stage

CHARACTERS = [face for face in FACES if isinstance(face, Character)]
ZONES = [face for face in FACES if isinstance(face, ZoneFace)]
MISSIONS = [face for face in FACES if isinstance(face, MissionFace)]
CARDS = [face for face in FACES if isinstance(face, AdvantageFace)]
MET = [face for face in FACES if isinstance(face, (Creature, EventFace))]


@pytest.mark.rule("AN-001", "AN-C27", "AN-D07", "AN-P01")
def test_the_box_holds_110_cards_and_five_markers() -> None:
    assert len(GAME.cards) == len({card.id for card in GAME.cards}) == 110
    assert len(set(MARKERS)) == 5
    assert DIE == 6


@pytest.mark.rule("AN-002")
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_play(seats: int) -> None:
    with pytest.raises(BadOptions, match="2 to 5"):
        ludotheque.new("anima", seats)
    assert [ludotheque.new("anima", n).position.seats for n in (2, 3, 4, 5)] == [2, 3, 4, 5]


@pytest.mark.rule("AN-003")
def test_how_long_it_takes() -> None:
    assert GAME.minutes == (2 * 20, 5 * 30)


@pytest.mark.rule("AN-012")
def test_there_are_five_types() -> None:
    assert {face.kind for face in FACES} == set(TYPES) == set(GAME.kinds)
    assert len(TYPES) == 5


@pytest.mark.rule("AN-015", "AN-025", "AN-D01", "AN-P02", "AN-P06")
def test_a_character_shows_five_things() -> None:
    assert len(CHARACTERS) == 20
    for face in CHARACTERS:
        shown = face.face()
        assert 1 <= shown["combat"] <= 5
        assert 1 <= shown["speed"] <= 5
        assert shown["gender"] in ("male", "female")
        assert set(shown["skills"]) <= set(SKILLS)
        assert len(set(shown["skills"])) == len(shown["skills"])


@pytest.mark.rule("AN-030", "AN-031", "AN-032", "AN-034", "AN-035", "AN-C14", "AN-D02")
def test_a_zone_shows_level_table_and_three_rewards() -> None:
    assert len(ZONES) == 14
    assert [sum(zone.level == level for zone in ZONES) for level in (1, 2, 3)] == [6, 5, 3]
    for zone in ZONES:
        assert len(zone.table) == 6
        assert len(zone.rewards) == 3
        assert all(one.kind in (ADVANTAGES, RECRUIT, OBJECTIVE, SP) for one in zone.rewards)
    with pytest.raises(ProgramError, match="rewards"):
        ZoneFace("two-rewards", "Deux", "Two", 1, (0,) * 6, (Reward(ADVANTAGES), Reward(RECRUIT)))


@pytest.mark.rule("AN-170", "AN-171")
def test_objectives_and_special_rewards_are_marked() -> None:
    for zone in ZONES:
        for reward, shown in zip(zone.rewards, zone.face()["rewards"], strict=True):
            assert bool(reward.place) == (shown["kind"] == "mission")
            assert (reward.ability is not None) == (shown["kind"] == "sp")


@pytest.mark.rule("AN-038", "AN-D03", "AN-D04", "AN-C21")
def test_ten_basics_and_three_finals() -> None:
    assert [sum(face.final == final for face in MISSIONS) for final in (False, True)] == [10, 3]
    places = {reward.place for zone in ZONES for reward in zone.rewards if reward.place}
    assert {stage.place for face in MISSIONS for stage in face.stages} <= places


@pytest.mark.rule("AN-049", "AN-050", "AN-052", "AN-D05")
def test_an_advantage_shows_type_and_timing() -> None:
    assert len(CARDS) == 35
    for face in CARDS:
        shown = face.face()
        assert shown["type"] in (PLOT, *SKILLS)
        assert shown["timing"] in ("reset", "movement", "interaction", "exploration", "combat", "interruption")
        assert shown["text"]["fr"]
        assert shown["text"]["en"]


@pytest.mark.rule("AN-060", "AN-D09")
def test_rivalry_is_symmetric() -> None:
    rivals = {(face.id, other) for face in CARDS for other in face.rivals}
    assert rivals == {(other, one) for one, other in rivals}
    assert all(isinstance(one := BY_ID[id], AdvantageFace) and one.organisation for id, _ in rivals)


@pytest.mark.rule("AN-063", "AN-064", "AN-D06", "AN-D10", "AN-P07")
def test_an_encounter_is_a_creature_with_combat_or_an_event_without() -> None:
    assert len(MET) == 28
    assert [sum(isinstance(face, kind) for face in MET) for kind in (Creature, EventFace)] == [17, 11]
    for face in MET:
        shown = face.face()
        assert (shown["combat"] is not None) == isinstance(face, Creature)
        assert shown["tier"] in (1, 2, 3)
        assert shown["beast"] in (None, *KINDS)


def facts(id: str) -> Face:
    return BY_ID[id]


@pytest.mark.rule("AN-C01", "AN-C02", "AN-C03", "AN-C04", "AN-C05", "AN-C06", "AN-P04")
def test_the_printed_characters() -> None:
    def figures(id: str) -> tuple[int, int]:
        face = facts(id)
        assert isinstance(face, Character)
        return face.combat, face.speed

    assert figures("acrobate") == (4, 4)
    assert figures("sorcier") == (3, 4)
    assert figures("illusionniste") == (2, 4)
    assert figures("factotum") == (3, 2)
    assert [a + b for a, b in zip(figures("voleuse"), figures("technicien"), strict=True)] == [4, 7]
    paladin = facts("paladin")
    assert isinstance(paladin, Character)
    assert (figures("paladin"), paladin.gender, paladin.skills) == ((3, 2), "female", ("ki",))


@pytest.mark.rule("AN-022", "AN-023")
def test_a_team_is_worth_the_sum_of_its_characters() -> None:
    t = stage(seat("acrobate", "sorcier"), seat("factotum"))
    counters = {one["id"]: one["value"] for one in t.table.view(1)["players"][0]["counters"]}
    assert (counters["combat"], counters["speed"]) == (7, 8)


@pytest.mark.rule("AN-C07", "AN-C08", "AN-C09", "AN-C10", "AN-C11", "AN-C12", "AN-C13")
def test_the_printed_zones() -> None:
    archange, ruines = BY_ID["archange"], BY_ID["ruines-perdues"]
    assert isinstance(archange, ZoneFace)
    assert isinstance(ruines, ZoneFace)
    assert (archange.level, archange.trade, archange.forbids) == (1, True, True)
    assert (archange.table[4], archange.table[1]) == (1, 0)
    assert {"recruit", "mission"} <= {one.kind for one in archange.rewards}
    assert (ruines.level, ruines.trade, 2 in ruines.table) == (2, False, True)
    assert "fosse" in [one.place for one in ruines.rewards]
    levels = {
        id: zone.level for id in ("village-de-cornes", "tour-de-la-fin") if isinstance(zone := BY_ID[id], ZoneFace)
    }
    assert levels == {"village-de-cornes": 1, "tour-de-la-fin": 3}
    for id in ("americh", "tour-de-la-fin"):
        zone = BY_ID[id]
        assert isinstance(zone, ZoneFace)
        assert "sp" in [one.kind for one in zone.rewards]
    assert BY_ID["maitre-d-armes"].kind == BY_ID["assassin"].kind == "character"


@pytest.mark.rule("AN-C15", "AN-C16", "AN-C17", "AN-C18", "AN-C19", "AN-C20")
def test_the_printed_encounters_and_missions() -> None:
    warrior = BY_ID["guerrier-errant"]
    assert isinstance(warrior, Creature)
    assert (warrior.level, warrior.combat) == (1, 2)
    assert [face.level for id in ("dieu-dragon", "ombre-d-omega") if isinstance(face := BY_ID[id], Creature)] == [3, 3]
    treasure, tiamat, palace = BY_ID["tresor"], BY_ID["battre-tiamat"], BY_ID["mission-du-palais"]
    assert isinstance(treasure, EventFace)
    assert treasure.level < 3
    assert isinstance(tiamat, MissionFace)
    assert isinstance(palace, MissionFace)
    assert (tiamat.stages[0].place, palace.stages[0].place) == ("fosse", "palais")


@pytest.mark.rule("AN-C22", "AN-C23", "AN-C24", "AN-C25", "AN-C26")
def test_the_printed_advantages() -> None:
    def face(id: str) -> AdvantageFace:
        found = BY_ID[id]
        assert isinstance(found, AdvantageFace)
        return found

    assert (face("objet-magique").type, face("objet-magique").stays) == ("plot", True)
    assert (face("voyage-en-zeppelin").type, face("voyage-en-zeppelin").stays) == ("plot", False)
    assert face("mauvaise-direction").face()["timing"] == "interruption"
    assert face("sort-de-sommeil").type == "magic"
    sun = face("soleil-noir")
    assert (sun.organisation, sun.face()["timing"]) == (True, "reset")
    assert not any(mod.stat == 0 for mod in sun.mods)


@pytest.mark.rule("AN-033", "AN-065")
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("zone_level", [1, 2, 3])
def test_an_encounter_takes_effect_up_to_the_level_of_the_zone(
    level: int, zone_level: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BY_ID["tresor"], "level", level)
    monkeypatch.setattr(BY_ID["village-de-cornes"], "level", zone_level)
    t = stage(seat("acrobate"), seat("factotum"), active=[("village-de-cornes", "tresor", False)], phase="movement")
    assert encounters.level_of(t.pos, t.pos.active[0]) == zone_level
    t.do("go:village-de-cornes")
    assert len(t.hand(0)) == (2 if level <= zone_level else 0)
    assert t.where("tresor") == "encounters_out"
