"""Sapience, exceptions, the Director's last word, rounding, creatures and objects, the supernatural, who runs whom.

DS-085 to DS-088, DS-115 to DS-132, DS-R15.
"""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.drawsteel.beings import is_creature, is_object, supernatural
from ludotheque.games.drawsteel.rules import stamina
from ludotheque.games.drawsteel.session import attended, npcs
from ludotheque.games.drawsteel.sheets import BadSheet, read_sheet
from tests.drawsteel.sitting import DIRECTOR, Sitting, ability, sheet
from tests.driver import state_for

CHARM = ability("Charm", keywords=["magic", "sapient"], who="creatures", roll="presence")
LULL = ability("Lull", keywords=["magic", "non-sapient"], who="creatures", roll="presence")
SHATTER = ability("Shatter", keywords=["magic"], who="objects")
CURSE = ability("Curse", keywords=["magic"], who="creatures")


def scuffle(*foes: dict[str, Any]) -> Sitting:
    """A hero with a spell for everything, on turn."""
    hero = sheet("Val", presence=2, abilities=[CHARM, LULL, SHATTER, CURSE])
    return Sitting(hero, sheet("Jorn"), foes=foes).fight().by(1, "go:@Val")


# ---------------------------------------------------------------------- sapience


@pytest.mark.rule("DS-085")
def test_no_creature_is_without_senses() -> None:
    with pytest.raises(BadSheet):
        read_sheet({**sheet("Wolf", "foe"), "sentient": False})
    sitting = Sitting(foes=(sheet("Wolf", "foe"), sheet("Sword", "object")))
    sitting.refused(DIRECTOR, "set_sapience:@Wolf>sentient", None).refused(
        DIRECTOR, "set_sapience:@Sword>sapient", "DS-085"
    )


@pytest.mark.rule("DS-086", "DS-087")
def test_sapience_is_a_flag_of_its_own_whatever_the_reason() -> None:
    clever = sheet("Owlbear", "foe", reason=3, sapient=False)
    dull = sheet("Ogre", "foe", reason=-5, sapient=True)
    sitting = Sitting(foes=(clever, dull))
    assert (sitting.of("Owlbear")["sheet"]["sapient"], sitting.of("Ogre")["sheet"]["sapient"]) == (False, True)
    sitting.director("set_sapience:@Owlbear>sapient", "set_sapience:@Ogre>non-sapient")
    assert (sitting.of("Owlbear")["sheet"]["sapient"], sitting.of("Ogre")["sheet"]["sapient"]) == (True, False)
    assert sitting.of("Owlbear")["sheet"]["characteristics"]["reason"] == 3
    assert sitting.last("sapience")["rule"] == "DS-088"


@pytest.mark.rule("DS-088")
def test_an_effect_on_the_sapient_spares_the_wolf_until_the_director_decides_otherwise() -> None:
    sitting = scuffle(sheet("Wolf", "foe", sapient=False), sheet("Bandit", "foe"))
    sitting.by(1, "use:ability-0-0")
    sitting.refused(1, "target:@Wolf", "DS-088").refused(1, "set_sapience:@Wolf>sapient", "DS-130")
    assert sitting.offers(sitting.key("target:@Bandit"))
    sitting.director("set_sapience:@Wolf>sapient").by(1, "target:@Wolf")
    assert sitting.kind == "power"


@pytest.mark.rule("DS-088")
def test_an_effect_on_the_others_spares_the_bandit() -> None:
    sitting = scuffle(sheet("Wolf", "foe", sapient=False), sheet("Bear", "foe", sapient=False), sheet("Bandit", "foe"))
    sitting.by(1, "use:ability-0-1")
    sitting.refused(1, "target:@Bandit", "DS-088")
    sitting.by(1, "target:@Wolf")


# ---------------------------------------------------------------------- exceptions, rulings, rounding


@pytest.mark.rule("DS-116")
def test_a_trait_breaks_a_limit_for_its_owner_alone() -> None:
    trait = {"name": {"fr": "Infatigable", "en": "Tireless"}, "text": {"fr": "…", "en": "…"}, "activities": 1}
    sitting = Sitting(sheet("Val", traits=[trait]), sheet("Jorn")).director("respite:safe")
    sitting.by(1, "activity:@Val>a sword", "activity:@Val>a letter").refused(1, "activity:@Val>a nap", "DS-171")
    sitting.by(2, "activity:@Jorn>a shield").refused(2, "activity:@Jorn>a letter", "DS-171")


@pytest.mark.rule("DS-117")
@pytest.mark.parametrize(
    ("figure", "computed", "said"),
    [
        ("stamina", 30, 17),
        ("stamina", 30, -4),
        ("recoveries", 8, 3),
        ("victories", 0, 2),
        ("xp", 0, 40),
        ("resource", 0, 5),
        ("surges", 0, 1),
        ("temporary", 0, 6),
    ],
)
def test_the_director_sets_any_figure_of_a_hero(figure: str, computed: int, said: int) -> None:
    sitting = Sitting().director(f"set_figure:@Val>{figure}>{said}>because")
    assert dict(sitting.of("Val"))[figure] == said
    assert sitting.entry("ruled")[2:] == (computed, said, "because")
    assert sitting.last("ruled")["rule"] == "DS-117"
    assert sitting.table.log(2)[-1]["kind"] == "ruled"
    sitting.refused(1, f"set_figure:@Val>{figure}>9>mine", "DS-130")


@pytest.mark.rule("DS-117")
@pytest.mark.parametrize(("pool", "secret"), [("tokens", False), ("hours", False), ("malice", True), ("banked", True)])
def test_the_director_sets_what_is_the_whole_tables(pool: str, secret: bool) -> None:
    sitting = Sitting()
    computed = getattr(sitting.pos, pool)
    sitting.director(f"set_pool:{pool}>9>because")
    assert getattr(sitting.pos, pool) == 9
    kind = "ruled_pool_secret" if secret else "ruled_pool"
    assert sitting.entry(kind)[1:] == (computed, 9, "because")
    assert (sitting.table.log(1)[-1]["kind"] == kind) != secret  # what is the Director's stays so
    assert sitting.table.log(DIRECTOR)[-1]["kind"] == kind
    sitting.refused(1, f"set_pool:{pool}>99>mine", "DS-130")


@pytest.mark.rule("DS-117", "DS-R06")
def test_a_ruling_still_has_bounds() -> None:
    sitting = Sitting(foes=(sheet("Wolf", "foe", stamina=10),))
    sitting.refused(DIRECTOR, "set_figure:@Val>recoveries>-1>x", "DS-117")
    sitting.refused(DIRECTOR, "set_figure:@Val>stamina>31>x", "DS-R06")
    sitting.refused(DIRECTOR, "set_figure:@Val>maximum>0>x", "DS-117")
    sitting.refused(DIRECTOR, "set_figure:@Wolf>victories>1>x", "DS-117")
    sitting.refused(DIRECTOR, "set_pool:tokens>-1>x", None)
    sitting.director("set_figure:@Wolf>stamina>0>it was bait")
    assert sitting.of("Wolf")["dead"]
    assert "it was bait" not in str(sitting.table.log(1))
    sitting.director("set_figure:@Wolf>stamina>5>it only slept")
    assert not sitting.of("Wolf")["dead"]


@pytest.mark.rule("DS-118", "DS-R15")
def test_half_of_an_odd_number_is_rounded_down_and_nothing_negative_is_halved() -> None:
    assert [stamina.half(number) for number in (7, 8, 1, 0)] == [3, 4, 0, 0]
    assert stamina.damage_after(7, halved=True) == 3
    with pytest.raises(ValueError, match="negative"):
        stamina.half(-1)


# ---------------------------------------------------------------------- creatures and objects


@pytest.mark.rule("DS-119", "DS-120")
def test_nothing_is_both_creature_and_object() -> None:
    things = (sheet("Zombie", "foe"), sheet("Elf", "npc"), sheet("Sword", "object"), sheet("Wall", "object"))
    sitting = Sitting(foes=things)
    assert [is_creature(sitting.of(name)) for name in ("Val", "Zombie", "Elf", "Sword", "Wall")] == [True] * 3 + [
        False
    ] * 2
    assert all(is_creature(one) != is_object(one) for one in sitting.pos.beings)
    with pytest.raises(BadSheet):
        read_sheet(sheet("Golem", "creature-object"))


@pytest.mark.rule("DS-120")
def test_an_object_takes_no_turn_and_keeps_no_fight_going() -> None:
    sitting = scuffle(sheet("Wolf", "foe"), sheet("Door", "object"))
    sitting.by(1, "end_turn").director("go:@Wolf", "end_turn").by(2, "go:@Jorn", "end_turn")
    assert sitting.pos.field["round"] == 2  # nobody is left but the door
    alone = Sitting(foes=(sheet("Door", "object"),))
    alone.refused(DIRECTOR, "fight:nobody", "DSB-031")


@pytest.mark.rule("DS-121")
def test_what_an_ability_is_for_says_what_it_may_target() -> None:
    sitting = scuffle(sheet("Cultist", "foe"), sheet("Door", "object"), sheet("Chest", "object"))
    sitting.by(1, "use:ability-0-2").refused(1, "target:@Cultist", "DS-121").by(1, "target:@Door")
    other = scuffle(sheet("Cultist", "foe"), sheet("Door", "object"))
    other.by(1, "use:ability-0-3").refused(1, "target:@Door", "DS-121").by(1, "target:@Cultist")


@pytest.mark.rule("DS-122")
def test_a_creature_that_dies_becomes_an_object() -> None:
    foes = (sheet("Leader", "foe"), sheet("Cultist", "foe"), sheet("Door", "object"), sheet("Vase", "object"))
    sitting = scuffle(*foes).by(1, "use:ability-0-2").refused(1, "target:@Leader", "DS-121")
    sitting.director("set_figure:@Leader>stamina>0>a falling stone")
    assert is_object(sitting.of("Leader"))
    sitting.by(1, "target:@Leader")
    other = scuffle(*foes).director("set_figure:@Leader>stamina>0>a falling stone").by(1, "use:ability-0-3")
    other.refused(1, "target:@Leader", "DS-121")


@pytest.mark.rule("DS-123")
def test_an_object_is_attended_while_somebody_holds_it() -> None:
    sitting = Sitting(foes=(sheet("Bandit", "foe"), sheet("Sword", "object")))
    number = sitting.being("Sword")
    assert not attended(sitting.pos, number)
    sitting.director("hold:@Sword>@Bandit")
    assert attended(sitting.pos, number)
    sitting.director("set_figure:@Bandit>stamina>0>he slips")
    assert not attended(sitting.pos, number)  # the dead hold nothing
    sitting.director("hold:@Sword>@Val", "drop:@Sword")
    assert not attended(sitting.pos, number)
    sitting.refused(DIRECTOR, "drop:@Sword", "DS-123").refused(DIRECTOR, "hold:@Val>@Jorn", "DS-120")
    sitting.refused(DIRECTOR, "hold:@Sword>@Sword", "DS-123").refused(1, "hold:@Sword>@Val", "DS-130")


@pytest.mark.rule("DS-123")
def test_what_somebody_holds_goes_where_they_go() -> None:
    sitting = scuffle(sheet("Bandit", "foe"), sheet("Banner", "object")).director("hold:@Banner>@Val")
    assert sitting.of("Banner")["zone"] == sitting.of("Val")["zone"] == 2
    sitting.by(1, "step:zone-1")
    assert sitting.of("Banner")["zone"] == 1


@pytest.mark.rule("DS-124", "DS-125")
def test_effects_on_objects_reach_only_what_nobody_holds_unless_the_director_says_so() -> None:
    things = (sheet("Guard", "foe"), sheet("Armour", "object"), sheet("Vase", "object"), sheet("Stool", "object"))
    sitting = scuffle(*things).director("hold:@Armour>@Guard").by(1, "use:ability-0-2")
    sitting.refused(1, "target:@Armour", "DS-124").refused(1, "expose:@Armour>please", "DS-130")
    sitting.refused(DIRECTOR, "expose:@Vase>why not", "DS-125")
    sitting.director("expose:@Armour>its straps are loose")
    assert sitting.last("expose")["rule"] == "DS-125"
    assert "its straps are loose" in sitting.last("expose")["words"]["en"]
    sitting.by(1, "target:@Armour")
    rack = scuffle(*things).by(1, "use:ability-0-2", "target:@Armour")  # the same armour on a rack
    assert rack.kind == "power"


# ---------------------------------------------------------------------- supernatural or mundane


@pytest.mark.rule("DS-126", "DS-127", "DS-128")
def test_magic_and_psionic_things_of_every_kind_are_supernatural() -> None:
    things: list[dict[str, Any]] = [
        dict(ability("Spell")),
        dict(read_sheet(sheet("Ghost", "foe"))),
        dict(read_sheet(sheet("Wand", "object"))),
        {"do": "damage", "n": 3},
    ]
    for thing in things:
        for words, expected in (
            (["magic"], True),
            (["melee", "psionic"], True),
            (["melee", "weapon"], False),
            ([], False),
        ):
            assert supernatural({**thing, "keywords": words}) is expected
    assert not supernatural({"do": "damage", "n": 3})


# ---------------------------------------------------------------------- PCs and NPCs


@pytest.mark.rule("DS-129", "DS-130")
def test_players_run_their_heroes_and_the_director_everybody_else() -> None:
    sitting = Sitting(foes=(sheet("Duke", "npc"), sheet("Wolf", "foe")))
    assert [one["seat"] for one in sitting.pos.beings] == [1, 2, DIRECTOR, DIRECTOR]
    sitting.by(1, "act:@Val>I bow.", "buy_surges:@Val")
    for key in ("act:@Jorn>I bow too.", "buy_surges:@Jorn", "recover:@Jorn"):
        sitting.refused(1, key, "DS-129")
    sitting.refused(1, "act:@Duke>I nod.", "DS-129").refused(DIRECTOR, "buy_surges:@Val", "DS-129")
    sitting.refused(1, "narrate:The duke gives up his throne.", "DS-130")
    sitting.test("Val", "presence").refused(2, "roll", "DS-001")


@pytest.mark.rule("DS-131")
def test_monsters_are_among_those_one_may_deal_with() -> None:
    sitting = Sitting(foes=(sheet("Duke", "npc"), sheet("Dragon", "foe"), sheet("Throne", "object")))
    names = [sitting.pos.beings[number]["sheet"]["name"]["en"] for number in npcs(sitting.pos)]
    assert names == ["Duke", "Dragon"]
    for name in names:
        talk = Sitting(foes=(sheet("Duke", "npc"), sheet("Dragon", "foe"))).director(f"negotiate:neutral>{name}>0")
        assert (talk.pos.scene["mode"], talk.pos.field["who"]) == ("negotiation", name)


@pytest.mark.rule("DS-132")
def test_a_sack_of_rats_earns_nothing() -> None:
    fury = {"resource": {"fr": "Rage", "en": "Ferocity"}, "calling": {"fr": "Furie", "en": "Fury"}, "gain": "2"}
    for worthy in (True, False):
        sitting = Sitting(sheet("Val", **fury), foes=(sheet("Rats", "foe"),)).fight()
        sitting.of("Val")["resource"] = 1
        if not worthy:
            sitting.refused(1, "unworthy", "DS-130").director("unworthy").refused(DIRECTOR, "unworthy", "DS-132")
        sitting.by(1, "go:@Val")
        assert sitting.of("Val")["resource"] == (3 if worthy else 0)
        sitting.director("call_off:met>1")
        assert sitting.of("Val")["victories"] == int(worthy)


@pytest.mark.rule("DS-132")
def test_no_victories_for_an_unworthy_scene() -> None:
    sitting = Sitting().director("scene:The cellar", "unworthy")
    sitting.refused(DIRECTOR, "victories:plan>1", "DS-132")
    sitting.director("scene:The keep", "victories:plan>1")
    assert sitting.of("Val")["victories"] == 1


@pytest.mark.rule("DS-117")
def test_a_ruling_in_the_midst_of_a_question_leaves_the_others_what_they_were_asked() -> None:
    sitting = Sitting(foes=(sheet("Wolf", "foe"),)).fight()
    assert sitting.table.asked == [1, 2]
    sitting.director("set_figure:@Jorn>stamina>-20>a falling stone")
    assert sitting.table.asked == [1]  # Jorn is dead: nobody asks for him
    assert sitting.keys == ["go:being-0"]
    sitting.by(1, "go:@Val").director("set_figure:@Val>surges>2>luck")
    assert (sitting.kind, sitting.table.asked) == ("turn", [1])
    assert (sitting.pos.field["main"], sitting.pos.field["maneuver"], sitting.pos.field["move"]) == (1, 1, 1)


@pytest.mark.rule("DS-117")
def test_a_ruling_takes_back_no_token_and_no_failed_save() -> None:
    sitting = Sitting(sheet("Val", stamina=20), foes=(sheet("Wolf", "foe"),)).fight()
    sitting.of("Val")["afflictions"] = [{"id": "slowed", "source": -1, "ends": "save", "since": -1}]
    sitting.by(1, "go:@Val").pos.rng = state_for((0, 10))
    sitting.by(1, "end_turn")
    assert sitting.kind == "save"
    sitting.director("set_figure:@Val>stamina>5>a stone")
    assert (sitting.kind, len(sitting.happened("save"))) == ("save", 1)  # no second die
    tokens = sitting.pos.tokens
    sitting.by(1, "make_good")
    assert (sitting.pos.tokens, sitting.of("Val")["afflictions"]) == (tokens - 1, [])


@pytest.mark.rule("DSB-124")
def test_an_object_must_be_within_reach_as_anybody_else() -> None:
    shatter = ability("Shatter", who="objects", distance=0)
    sitting = Sitting(sheet("Val", abilities=[shatter]), foes=(sheet("Wolf", "foe"), sheet("Vase", "object")))
    sitting.fight().by(1, "go:@Val").refused(1, "use:ability-0-0", "DSB-123")
    sitting.of("Vase")["zone"] = sitting.of("Val")["zone"]
    sitting.by(1, "use:ability-0-0", "faces:6>6", "keep")
    assert sitting.of("Vase")["stamina"] == 25


@pytest.mark.rule("DS-117", "DS-122")
def test_whoever_is_ruled_dead_does_nothing_more_in_their_turn() -> None:
    sitting = Sitting(foes=(sheet("Wolf", "foe"),)).fight().by(1, "go:@Val")
    sitting.of("Val")["afflictions"] = [{"id": "slowed", "source": -1, "ends": "save", "since": -1}]
    sitting.director("set_figure:@Val>stamina>-20>the roof comes down")
    assert (sitting.kind, sitting.table.asked) == ("next", [DIRECTOR])  # the turn is over
    assert (sitting.of("Val")["afflictions"], sitting.happened("save")) == ([], [])


@pytest.mark.rule("DS-117", "DS-122")
def test_no_token_is_spent_on_whoever_is_ruled_dead() -> None:
    blow = ability("Bite", tiers=[[{"do": "damage", "n": 40}]] * 3)
    sitting = Sitting(foes=(sheet("Wolf", "foe", abilities=[blow]),)).fight("foes")
    sitting.director("go:@Wolf", "use:ability-2-0", "target:@Val", "faces:2>2")
    assert (sitting.kind, sitting.table.asked) == ("rescue", [1])
    sitting.director("set_figure:@Val>stamina>-20>the roof comes down")
    assert (sitting.kind, sitting.of("Val")["stamina"], sitting.pos.tokens) == ("turn", -20, 2)

    sitting = Sitting(foes=(sheet("Wolf", "foe"),)).fight()
    sitting.of("Val")["afflictions"] = [
        {"id": id, "source": -1, "ends": "save", "since": -1} for id in ("slowed", "weakened")
    ]
    sitting.by(1, "go:@Val").pos.rng = state_for((0, 10))
    sitting.by(1, "end_turn").director("set_figure:@Val>stamina>-20>the roof comes down")
    assert (sitting.kind, len(sitting.happened("save")), sitting.pos.tokens) == ("next", 1, 2)


@pytest.mark.rule("DSB-016", "DS-122")
def test_whoever_dies_before_their_roll_of_a_group_test_makes_none() -> None:
    sitting = Sitting().director("group:might>easy>open", "set_figure:@Jorn>stamina>-20>a fall")
    sitting.by(1, "faces:5>7", "keep")
    assert (sitting.kind, len(sitting.happened("rolled")), len(sitting.happened("group_over"))) == ("direct", 1, 1)


@pytest.mark.rule("DS-117", "DS-122")
def test_whoever_is_ruled_dead_rolls_no_test() -> None:
    ruling = "set_figure:@Val>stamina>-20>a fall"
    sitting = Sitting().director("call:@Val>might>medium>open", ruling)
    assert (sitting.kind, sitting.table.asked, sitting.happened("outcome")) == ("direct", [DIRECTOR], [])

    sitting = Sitting().director("call:@Val>might>medium>open").by(2, "aid:@Jorn>reason").director(ruling)
    assert (sitting.kind, sitting.table.asked) == ("roll", [2])  # the helper's own dice are still to fall
    sitting.by(2, "faces:5>7", "keep")
    assert (sitting.kind, len(sitting.happened("rolled"))) == ("direct", 1)

    sitting = Sitting().director("call:@Jorn>might>medium>open").by(1, "aid:@Val>reason").director(ruling)
    assert (sitting.kind, sitting.table.asked, sitting.happened("helped")) == ("roll", [2], [])

    sitting = Sitting().director("call:@Val>might>medium>open").by(2, "aid:@Jorn>reason").director(ruling)
    sitting.director("set_figure:@Jorn>stamina>-20>a fall")
    assert (sitting.kind, sitting.table.asked) == ("direct", [DIRECTOR])

    sitting = Sitting().director("montage:easy").by(1, "attempt:@Val>might>climb").director(ruling)
    assert (sitting.kind, sitting.table.asked, sitting.happened("tally")) == ("montage", [2], [])


@pytest.mark.rule("DS-122", "DS-100")
def test_no_token_rolls_a_test_again_for_whoever_is_ruled_dead() -> None:
    sitting = Sitting().director("call:@Val>might>medium>open").by(1, "faces:6>7")
    sitting.director("set_figure:@Val>stamina>-20>a fall")
    assert sitting.table.why_not("reroll", 1) is not None
    sitting.by(1, "keep")  # what fell while they lived stands
    assert (len(sitting.happened("outcome")), sitting.pos.tokens) == (1, 2)


@pytest.mark.rule("DSB-016", "DSB-020", "DSB-194", "DS-122")
def test_rolls_of_which_the_dead_are_a_part_come_to_nothing() -> None:
    deaths = ("set_figure:@Jorn>stamina>-20>a fall", "set_figure:@Val>stamina>-20>a fall")
    sitting = Sitting().director("group:might>easy>open", *deaths)
    assert (sitting.kind, sitting.happened("group_over"), sitting.pos.tokens) == ("direct", [], 2)

    sitting = Sitting().director("oppose:@Val>@Jorn", "roll_with:might", "roll_with:might", deaths[0])
    sitting.by(1, "faces:5>7", "keep")
    assert (sitting.kind, sitting.happened("prevailed"), sitting.happened("tied")) == ("direct", [], [])

    sitting = Sitting().director("respite:safe").by(1, "project:@Val>reason").director(deaths[1])
    assert sitting.happened("points") == []
    sitting = Sitting().director("respite:safe").by(1, "project:@Val>reason", "faces:9>10", "keep").director(deaths[1])
    assert len(sitting.happened("points")) == 1  # the second roll is not made


@pytest.mark.rule("DS-117", "DS-122")
@pytest.mark.parametrize("aimed", [False, True])
def test_whoever_is_ruled_dead_while_they_aim_strikes_nobody(aimed: bool) -> None:
    blow = ability("Cut", tiers=[[{"do": "damage", "n": 5}]] * 3)
    wolves = (sheet("Wolf", "foe"), sheet("Bear", "foe"))
    sitting = Sitting(sheet("Val", abilities=[blow]), sheet("Jorn"), foes=wolves).fight()
    sitting.by(1, "go:@Val", "use:ability-0-0", *(["target:@Wolf"] if aimed else []))
    assert sitting.kind == ("power" if aimed else "targets")
    sitting.director("set_figure:@Val>stamina>-20>the roof comes down")
    assert (sitting.kind, sitting.table.asked) == ("next", [DIRECTOR])
    assert sitting.of("Wolf")["stamina"] == 30
