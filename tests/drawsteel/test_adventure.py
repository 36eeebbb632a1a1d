"""« Le Péage des Noyés »: what its files must hold to, and how each scene changes the next."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.conformance import check_position
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadOptions, LudothequeError
from ludotheque.engine.reading import Said
from ludotheque.engine.table import Table
from ludotheque.games.drawsteel import content
from ludotheque.games.drawsteel.beings import DIRECTOR
from ludotheque.games.drawsteel.effects import VERBS
from ludotheque.games.drawsteel.rules import battle, montage, negotiation
from ludotheque.games.drawsteel.rules.characteristics import CHARACTERISTICS
from ludotheque.games.drawsteel.rules.skills import SKILLS
from ludotheque.games.drawsteel.table import adventure, fight, obstacles
from tests.drawsteel.driver import step_of, table_of

HEROES = list(content.heroes().values())
SCENES = ("cart", "flood", "ferrywoman", "ford")
MOVERS = {"push", "pull", "slide", "shift", "swap", "gather"}


def verbs(ability: Any) -> set[str]:
    each = [*ability["effects"], *(effect for tier in ability["tiers"] for effect in tier)]
    return {effect["do"] for effect in each}


# ---------------------------------------------------------------------- the files


@pytest.mark.parametrize("hero", HEROES, ids=lambda one: one["id"])
def test_a_hero_has_what_the_adventure_promises(hero: Any) -> None:
    assert sorted(hero["characteristics"].values()) == [-1, 0, 1, 2, 2]
    main = sorted(ability["cost"] for ability in hero["abilities"] if ability["action"] != "triggered")
    assert main == [0, 0, 3, 5]
    assert [ability["action"] for ability in hero["abilities"]].count("triggered") == 1
    assert len(hero["traits"]) == 1
    assert hero["question"]["fr"].endswith("?")
    assert hero["level"] == 1
    moving = [ability for ability in hero["abilities"] if verbs(ability) & MOVERS]
    assert 2 * len(moving) >= len(hero["abilities"])


def test_every_hero_shines_in_two_scenes_and_every_scene_belongs_to_two() -> None:
    for hero in HEROES:
        assert sum(hero["id"] in step_of(scene)["shines"] for scene in SCENES) >= 2
    assert all(len(step_of(scene)["shines"]) >= 2 for scene in SCENES)


def test_a_foe_has_a_name_in_the_singular_since_the_log_makes_it_act() -> None:
    for id, foe in content.foes().items():
        assert not foe["name"]["fr"].split()[0].endswith("s"), id  # « Noyé du péage 2 subit 3 dégâts »


def test_what_is_read_aloud_is_short_and_ends_on_something_to_do() -> None:
    for step in content.steps():
        for language, text in step["read"].items():
            assert len(text.replace("\u00a0", "").split()) <= 50, (step["id"], language)
            assert text.endswith(("?", "»", "”"))


def party() -> int:
    return battle.party_strength([1] * 4, [0] * 4)


def value(foes: list[dict[str, Any]]) -> int:
    """What the foes of a fight count; a minion's figure is that of four."""
    return sum(content.foes()[foe["id"]]["ev"] * foe.get("squad", 4) // 4 for foe in foes)


@pytest.mark.rule("DSB-101", "DSB-103")
def test_the_fights_fit_a_party_of_four() -> None:
    assert party() == 24
    first, last = step_of("cart"), step_of("ford")
    assert 18 <= value(first["foes"]) <= 24
    assert battle.budget(value(first["foes"]), 24, 6) == "easy"
    assert 24 <= value(last["foes"]) <= 42
    assert battle.budget(value(last["foes"]), 24, 6) == "standard"
    assert battle.budget(value([*last["foes"], last["joins"]]), 24, 6) == "hard"
    squads = [foe["squad"] for step in (first, last) for foe in step["foes"] if "squad" in foe]
    assert squads == [4, 4, 4, 4]


def test_no_foe_is_a_sack_of_stamina() -> None:
    for sheet in content.foes().values():
        assert sheet["stamina"] <= 40 or sheet["organization"] == "leader"
    leader = content.foes()["mother-mire"]
    assert [ability["id"] for ability in leader["abilities"] if ability["action"] == "villain"] == [
        "ford-opens",
        "rise-all",
        "pay",
    ]
    menu = [ability["cost"] for ability in leader["abilities"] if ability["action"] == "malice"]
    assert menu == [1, 3, 5, 7]


def test_nothing_holds_a_hero_for_long() -> None:
    """No stun-locks: what takes a turn away from a hero ends with their next one."""
    for sheet in content.foes().values():
        for ability in sheet["abilities"]:
            for effect in (*ability["effects"], *(one for tier in ability["tiers"] for one in tier)):
                if effect["do"] == "condition" and effect["id"] in ("dazed", "restrained", "grabbed", "frightened"):
                    assert effect["ends"] == "turn"


def test_the_obstacles_name_three_of_everything() -> None:
    given = step_of("flood")["obstacles"]
    assert len(given) == 8
    for one in given:
        assert len(set(one["skills"])) == 3
        assert set(one["skills"]) <= set(SKILLS)
        assert len(set(one["characteristics"])) == 3
        assert set(one["characteristics"]) <= set(CHARACTERISTICS)
        assert one.get("boon", "") in obstacles.BOONS
        assert one.get("consequence", "") in obstacles.CONSEQUENCES
    for hero in HEROES:
        fitting = [one["id"] for one in given if set(one["skills"]) & set(hero["skills"])]
        assert len(fitting) >= 2, hero["id"]


def test_the_negotiator_has_two_motivations_a_pitfall_and_a_tell() -> None:
    step = step_of("ferrywoman")
    assert (step["attitude"], negotiation.ATTITUDES[step["attitude"]]) == ("neutral", (2, 3))
    assert step["motivations"] == ["freedom", "legacy"]
    assert step["pitfalls"] == ["higher-authority"]
    assert "pièces" in step["tell"]["fr"]
    assert montage.limits(step_of("flood")["difficulty"], 4) == (5, 3)


def test_the_verbs_of_the_foes_are_all_known() -> None:
    for sheet in content.foes().values():
        for ability in sheet["abilities"]:
            assert verbs(ability) <= set(VERBS)


# ---------------------------------------------------------------------- opening a table


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_four_heroes_are_dealt_round_the_table(players: int) -> None:
    table = table_of(players)
    pos = table.position
    assert [one["sheet"]["id"] for one in pos.beings] == ["brannoc", "ysolde", "ombelin", "mirza"]
    assert {one["seat"] for one in pos.beings} == set(range(1, players + 1))
    assert table.choice.options[0].key == "next_scene"


def test_five_players_are_too_many() -> None:
    with pytest.raises(BadOptions, match="one to four players"):
        table_of(5)


def test_the_lobby_starts_from_the_adventure_and_a_free_campaign_has_none() -> None:
    game = ludotheque.game("drawsteel")
    mode = next(option for option in game.option_specs() if option["id"] == "mode")
    assert mode["default"] == "adventure"
    table = ludotheque.new("drawsteel", 3, 1)
    assert "next_scene" not in [option.key for option in table.choice.options]
    assert table.view(0)["sitting"]["tale"] is None


# ---------------------------------------------------------------------- its course


def at(step: str, **changes: Any) -> Table:
    """The table just before a step, with what happened before it."""
    table = table_of(4)
    table.position.adventure |= {"next": [one["id"] for one in content.steps()].index(step), **changes}
    return table


def opened(step: str, **changes: Any) -> Table:
    table = at(step, **changes)
    table.play("next_scene")
    return table


def foes(table: Table) -> list[str]:
    return [one["sheet"]["id"] for one in table.position.beings if one["kind"] != "hero"]


@pytest.mark.rule("DS-133")
def test_the_first_scene_sets_foes_ground_goal_and_clock() -> None:
    table = opened("cart")
    pos = table.position
    assert foes(table) == ["drowned", "drowned", "boathook", "boathook"]
    assert [one["squad"] for one in pos.beings[4:6]] == [[4, 4], [4, 4]]
    assert [one["stamina"] for one in pos.beings[4:6]] == [16, 16]
    assert [zone["name"]["en"] for zone in pos.field["zones"]][1] == "The cart"
    assert (pos.field["goal"]["zone"], pos.field["tide"]) == (1, {"from": 3, "next": 0})
    assert [one["zone"] for one in pos.beings] == [3, 3, 3, 3, 1, 0, 0, 0]
    told = [line["words"]["fr"] for line in table.log(1)]
    assert "La charrette" in told
    assert step_of("cart")["read"]["fr"] in told


@pytest.mark.rule("DS-133")
def test_the_steps_follow_each_other() -> None:
    table = table_of(4)
    for step in content.steps():
        table.play("next_scene", DIRECTOR)
        pos = table.position
        assert (pos.adventure["at"], pos.scene["mode"]) == (step["id"], step["mode"])
        assert table.view(1)["title"] == step["name"]
        if step["mode"] != "free":  # leave it undone
            pos.stack[1:] = []
            pos.asked[:] = []
            pos.scene["mode"], pos.field = "free", {}
            pos.stack[0].pc = 0
            table.game.run(pos)
    assert table.why_not("next_scene", DIRECTOR) is not None


def finished(table: Table, *, goal: bool) -> Table:
    pos = table.position
    if goal:
        pos.field["goal"]["done"] = pos.field["goal"]["need"]
    table.play("call_off:met>1", DIRECTOR)
    return table


@pytest.mark.parametrize("saved", [True, False])
def test_whoever_is_saved_tells_what_moves_the_ferrywoman(saved: bool) -> None:
    table = finished(opened("cart"), goal=saved)
    assert table.position.adventure["reached"] == {"cart": int(saved)}
    table.position.adventure["next"] = 3
    table.play("next_scene")
    assert table.position.field["learnt"] == (["freedom"] if saved else [])
    assert table.position.field["motivations"] == ["freedom", "legacy"]
    assert table.choice.kind == "argue"


@pytest.mark.parametrize("saved", [True, False])
def test_a_fight_of_the_directors_own_does_not_change_what_was_reached(saved: bool) -> None:
    table = finished(opened("cart"), goal=saved)
    assert not table.position.field
    table.play("fight:foes", DIRECTOR)  # those of the last fight are still about
    assert "goal" not in table.position.field
    table.play("call_off:met>1", DIRECTOR)
    assert table.position.adventure["reached"] == {"cart": int(saved)}


@pytest.mark.parametrize(
    ("result", "surprised", "malice"), [("total", "foes", 0), ("partial", "", 0), ("failure", "", 2)]
)
def test_the_montage_decides_how_the_ford_begins(result: str, surprised: str, malice: int) -> None:
    pos = opened("ford", montage=result).position
    assert pos.field["surprised"] == surprised
    assert pos.malice == malice + (5 if pos.field["round"] else 0)  # four heroes and round 1, once it has begun


@pytest.mark.parametrize(
    ("interest", "truce", "joins", "lent"),
    [(5, 0, False, True), (4, 1, False, False), (3, 1, False, False), (2, 0, False, False), (1, 0, True, False)],
)
def test_the_ferrywoman_keeps_her_word(interest: int, truce: int, joins: bool, lent: bool) -> None:
    table = opened("ford", interest=interest)
    pos = table.position
    assert pos.field["truce"] == truce
    assert ("ferrywoman" in foes(table)) == joins
    held = [one for one in pos.beings if one["sheet"]["id"] == "ferry-bell"]
    assert [one["holder"] for one in held] == ([0] if lent else [])
    bell = next(one for one in pos.beings if one["sheet"]["id"] == "bell")
    assert pos.beings[bell["holder"]]["sheet"]["id"] == "bellringer"


def test_under_a_truce_the_foes_keep_still_for_a_round() -> None:
    table = opened("ford", interest=4)
    if table.choice.kind == "begins":
        table.play("first:foes")
    pos = table.position
    assert pos.field["round"] == 1
    assert 0 not in pos.asked
    assert fight.waiting(pos, fight.FOES) == []
    assert table.game.asking(pos).refusal(pos, pos.stack[-1], 0, ("go", 4)) is not None
    for hero in range(4):
        table.play(f"go:being-{hero}", hero + 1)
        table.play("end_turn", hero + 1)
    assert table.position.field["round"] == 2
    assert fight.waiting(table.position, fight.FOES)


def test_a_dike_held_keeps_the_ford_dry_a_round_longer() -> None:
    assert opened("ford").position.field["tide"]["from"] == 3
    assert opened("ford", boons=["dry"]).position.field["tide"]["from"] == 4


def test_the_heroes_keep_what_they_hold_and_the_others_leave() -> None:
    table = opened("ford", interest=5)
    table.play("call_off:met>1", DIRECTOR)
    table.play("next_scene", DIRECTOR)
    assert foes(table) == ["ferry-bell"]
    assert table.position.scene["mode"] == "free"


def test_where_no_hero_is_left_the_epilogue_is() -> None:
    table = at("ford")
    for one in table.position.beings:
        one["dead"] = True
    table.play("next_scene")
    assert table.position.adventure["at"] == "epilogue"


# ---------------------------------------------------------------------- from session to session


def test_an_adventure_that_a_session_left_is_checked_and_gone_on_with() -> None:
    left = finished(opened("cart"), goal=True).position.adventure
    assert adventure.read_left(Said(left)) == {**left, "scene": -1}
    table = table_of(4)
    table.position.adventure = adventure.read_left(Said(left))
    assert table.view(1)["sitting"]["tale"]["passage"] is None
    table.play("next_scene", DIRECTOR)
    assert (table.position.adventure["at"], table.position.adventure["coin"]) == ("flood", 1)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("id", "other"),
        ("at", "nowhere"),
        ("next", 99),
        ("reached", {"nowhere": 1}),
        ("reached", {"cart": 7}),
        ("montage", "splendid"),
        ("interest", 6),
        ("boons", ["gold"]),
        ("coin", True),
        ("paid", 3),
        ("zork", 1),
    ],
)
def test_an_adventure_that_no_session_left_is_refused(field: str, value: Any) -> None:
    left = {**table_of(4).position.adventure, field: value}
    with pytest.raises(LudothequeError, match=field):
        adventure.read_left(Said(left))


# ---------------------------------------------------------------------- obstacles


def tackled(first: int, second: int, obstacle: int = 1, characteristic: str = "presence") -> Table:
    """Brannoc takes on an obstacle, with these dice."""
    table = opened("flood")
    table.play(f"tackle:being-0>obstacle-{obstacle}>{characteristic}", 1)
    table.play(f"faces:{first}>{second}", 1)
    while table.choice.kind in ("result", "follows"):
        table.play("keep" if table.choice.kind == "result" else "nothing", table.asked[0])
    return table


@pytest.mark.rule("DSB-151")
def test_an_obstacle_is_taken_on_with_what_fits_and_once() -> None:
    table = tackled(9, 9)
    assert (table.position.field["successes"], table.position.field["obstacles"][1]["done"]) == (1, 1)
    assert refused(table, "tackle:being-1>obstacle-1>presence", 2) == "refusal-obstacle-done"
    assert refused(table, "tackle:being-1>obstacle-0>presence", 2) == "refusal-obstacle-characteristic"
    assert refused(table, "tackle:being-0>obstacle-2>agility", 2) == "refusal-not-yours"
    assert table.why_not("tackle:being-1>obstacle-2>agility", 2) is None


def refused(table: Table, key: str, seat: int) -> str:
    refusal = table.why_not(key, seat)
    assert refusal is not None
    return refusal.message


def test_what_an_obstacle_brings_and_costs() -> None:
    lost = tackled(1, 1)
    assert lost.position.field["failures"] == 1
    assert lost.position.beings[0]["favours"] == [["bane", "$cause-obstacle"]]
    assert tackled(9, 9).position.beings[0]["favours"] == []
    assert tackled(9, 9, 0, "might").position.adventure["boons"] == ["dry"]
    assert tackled(1, 1, 0, "might").position.adventure["boons"] == []


# ---------------------------------------------------------------------- the split coin and the name


@pytest.mark.parametrize("saved", [True, False])
def test_the_split_coin_rolls_a_test_again_once_and_costs_malice(saved: bool) -> None:
    table = finished(opened("cart"), goal=saved)
    table.play("next_scene", DIRECTOR)
    assert table.position.adventure["coin"] == int(saved)
    table.play("tackle:being-0>obstacle-1>presence", 1)
    refusal = table.why_not("split_coin:being-0", 1)
    assert refusal is not None
    assert refusal.message == ("refusal-no-result" if saved else "refusal-no-coin")
    if not saved:
        return
    table.play("faces:5>5", 1)
    assert table.why_not("split_coin:being-0", 2) is not None  # another's hero
    before = table.position.stack[-1].memo["dice"]
    table.play("split_coin:being-0", 1)
    assert before == [5, 5]
    assert table.position.stack[-1].memo["dice"] != before
    assert (table.position.banked, table.position.adventure["coin"]) == (2, 0)
    refusal = table.why_not("split_coin:being-0", 1)
    assert refusal is not None
    assert refusal.message == "refusal-no-coin"


def test_in_the_end_somebody_names_who_pays() -> None:
    table = at("epilogue")
    assert table.why_not("name_payer:Aude", 2) is not None
    table.play("next_scene", DIRECTOR)
    table.play("name_payer:Aude", 2)
    assert table.position.adventure["paid"] == "Aude"
    assert table.view(1)["sitting"]["tale"]["paid"] == "Aude"
    assert "Aude paie. Ce nom manquera dans la dernière chanson." in [line["words"]["fr"] for line in table.log(1)]
    assert table.why_not("name_payer:Brune", 2) is not None


# ---------------------------------------------------------------------- who knows what


def test_the_ferrywoman_is_named_in_the_language_of_each_reader() -> None:
    table = opened("ferrywoman")
    named = {"fr": "La Passeuse", "en": "The Ferrywoman"}
    for seat in (0, 1):
        assert table.view(seat)["sitting"]["parley"]["whom"] == named
        scene = next(line["words"] for line in table.log(seat) if line["kind"] == "scene")
        assert all(named[language] in scene[language] and "⇄" not in scene[language] for language in named)


def test_the_players_see_neither_notes_nor_what_moves_the_ferrywoman() -> None:
    table = opened("ferrywoman")
    shown = [adventure.view(table.position, director=seat == 0) or {} for seat in (0, 1)]
    assert shown[0]["note"] == step_of("ferrywoman")["note"]
    assert shown[1]["note"] is None
    assert shown[1]["coming"] is None
    assert "freedom" not in str(table.view(1)["sitting"])
    pos = table.position
    drawn = set()
    for seed in range(20):
        twin = pos.copy()
        table.game.deal_rest(twin, 1, Dice(seed))
        assert not set(twin.field["motivations"]) & set(twin.field["pitfalls"])
        drawn.add(tuple(twin.field["motivations"]))
    assert len(drawn) > 5
    pos.field["learnt"] = ["freedom"]
    twin = pos.copy()
    table.game.deal_rest(twin, 1, Dice(1))
    assert "freedom" in twin.field["motivations"]


@pytest.mark.parametrize("seed", range(3))
def test_the_adventure_holds_to_the_kit_at_every_turn(seed: int) -> None:
    """A random course through all of it, looked at by the conformance kit from time to time."""
    table = ludotheque.new("drawsteel", 3, f"course {seed}", {"mode": "adventure"})
    game, dice = table.game, Dice(f"course {seed}")
    for n in range(500):
        pos = table.position
        seat = pos.asked[dice.below(len(pos.asked))]
        moves = game.legal(pos, seat)
        assert moves
        offers = [move for move in game.may(pos, 0) if move[0] in ("great", "spend_malice")]
        if offers and dice.below(2):
            seat, move = 0, offers[dice.below(len(offers))]
        elif ("next_scene",) in moves:
            move = ("next_scene",)
        else:
            apt = [one for one in moves if one[0] in ("use", "react", "work", "tackle")]
            pool = apt if apt and dice.below(4) else [one for one in moves if one[0] != "end_session"]
            move = pool[dice.below(len(pool))]
        said = game.fill(pos, seat, move, dice)
        if said is not None:  # nobody writes a sheet at random
            table.play(game.key(pos, said), seat)
        if n % 25 == 0:
            check_position(game, table.position, dice)
    assert table.position.adventure["next"] > 1
