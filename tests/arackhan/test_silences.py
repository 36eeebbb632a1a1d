"""What the rulebook leaves open: one test for each reading that no other chapter proves."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.engine.errors import BadOptions
from ludotheque.games.arackhan import attributes as attr
from ludotheque.games.arackhan import changes, decks, mat
from tests.arackhan.helpers import FOE, IDLE, ME, Play, battle, still

FAR = "golem-de-glace@7-4"


def several(*fields: list[Any], **rest: Any) -> Play:
    """Three or four players, each for themselves; the first one's turn."""
    said = [{"field": field} for field in fields]
    return Play(ludotheque.scenario("arackhan", {"layout": "free", "seats": said, "active": 0, **rest}))


# ---------------------------------------------------------------------- the mat and the modes


@pytest.mark.rule("AW-S01")
def test_the_mat_we_play_on_and_another_one() -> None:
    usual = ludotheque.new("arackhan", 2, options={"first": 0})
    assert len(usual.view(0)["places"]) == 40 + 2  # with the viewer's own astral slots
    assert {place["ref"] for place in usual.view(0)["places"] if place["centre"]} == {"3-2", "4-2", "3-3", "4-3"}
    small = {"slots": ["0-0", "1-0", "2-0", "2-1"], "centre": ["1-0", "2-0"]}
    other = ludotheque.new("arackhan", 2, options={"first": 0, **small})
    assert {place["ref"] for place in other.view(0)["places"]} == {*small["slots"], "a0", "a1"}
    while other.choice.kind == "mulligan":
        other.play("keep", seat=other.asked[0])
    slots = {option.key.split(">")[1] for option in other.choice.options}
    assert slots - {"a0", "a1"} == {"1-0", "2-0"}


@pytest.mark.rule("AW-S02")
def test_a_diagonal_is_two_steps() -> None:
    play = battle(["archer-nakka@3-2", "ogre-du-marais@3-3"], ["blatte-malsaine@4-3", "berserker@4-1", "aigle@5-1"])
    assert play.targets("archer-nakka") == {"blatte-malsaine", "berserker"}  # one step sideways, one up or down
    assert play.targets("ogre-du-marais") == {"blatte-malsaine"}
    assert play.why_not("attack:archer-nakka>aigle") == "AW-227"  # three steps


@pytest.mark.rule("AW-S03", "AW-314")
@pytest.mark.parametrize(("layout", "seats"), [("duel", 2), ("free", 3), ("free", 4), ("alliance", 4)])
def test_which_modes_go_together(layout: str, seats: int) -> None:
    table = ludotheque.new("arackhan", seats, options={"layout": layout, "events": True})
    assert len(table.position.event_pile) == 20
    assert bool(table.position.strategy_pile) == (layout == "alliance")  # Strategy there and nowhere else
    if layout == "alliance":
        with pytest.raises(BadOptions) as refused:
            ludotheque.new("arackhan", seats, options={"layout": layout, "objectives": True})
        assert refused.value.rule == "AW-314"
    else:
        both = ludotheque.new("arackhan", seats, options={"layout": layout, "events": True, "objectives": True})
        assert len(both.position.objective_pile) == 22
        assert len(both.position.event_pile) == 20


@pytest.mark.rule("AW-S05")
def test_two_astral_spells_leave_the_centre_to_the_next_player() -> None:
    hands = {"mine": {"hand": ["blizzard", "teleportation"]}, "theirs": {"hand": ["aigle", "dreki"]}}
    play = battle([], [], step="placement", round=1, **hands)
    play.do("place:blizzard>a0", "place:teleportation>a1", "confirm")
    assert (play.asked, play.pos.round) == (FOE, 1)
    assert play.places("aigle", "place") == {"3-2", "4-2", "3-3", "4-3"}
    assert play.why_not("place:aigle>2-2") == "AW-066"


# ---------------------------------------------------------------------- places


@pytest.mark.rule("AW-S08", "AW-144")
def test_a_conquered_place_serves_its_conqueror_at_once_and_each_controller_once() -> None:
    pile = {"deck": ["aigle", "aigle", "aigle"], "hand": ["dreki"]}
    play = battle(
        ["golem-de-glace@4-2", "le-senechal@3-3", IDLE],
        ["bibliotheque-ancestrale@3-2"],
        mine=pile,
        theirs=pile,
        active=FOE,
        starter=FOE,
    )
    play.do("action:bibliotheque-ancestrale", "either:0", "return:dreki:1")
    assert not play.active("bibliotheque-ancestrale")
    assert play.asked == ME
    play.do("strike:le-senechal", "attack:golem-de-glace>bibliotheque-ancestrale", "resolve")
    assert play.controller("bibliotheque-ancestrale") == ME
    assert play.active("bibliotheque-ancestrale")
    play.do("action:bibliotheque-ancestrale", "either:0", "return:dreki:0")
    assert play.why_not("action:bibliotheque-ancestrale") == "AW-122"


@pytest.mark.rule("AW-S09")
def test_a_conquered_place_that_leaves_play_goes_to_the_owner_of_the_deck() -> None:
    play = battle(["le-senechal@3-3", "mangeur-d-enfants@4-2", IDLE], ["fort-avalon@3-2"])
    play.do("strike:le-senechal", "attack:mangeur-d-enfants>fort-avalon", "resolve")
    assert play.controller("fort-avalon") == ME
    changes.discard(play.pos, play.card("fort-avalon"), "AW-163")
    assert play.where("fort-avalon") == "discard:1"


@pytest.mark.rule("AW-S15")
def test_a_place_with_regeneration() -> None:
    """No card gives it to a place: it is given here by hand."""

    def struck(attacker: str, *, active: bool) -> Play:
        place = {"card": "tunnel-sombre", "at": "3-2", "active": active}
        play = battle([f"{attacker}@4-2", "ogre-du-marais@3-3", IDLE], [place])
        play.sheet("tunnel-sombre").bits |= attr.REGENERATION
        play.do(f"attack:{attacker}>tunnel-sombre", "attack:ogre-du-marais>tunnel-sombre", "resolve")
        return play

    saved = struck("golem-de-glace", active=True)
    assert (saved.controller("tunnel-sombre"), saved.active("tunnel-sombre")) == (FOE, False)
    assert struck("golem-de-glace", active=False).controller("tunnel-sombre") == ME
    assert struck("souffle-du-dragon", active=True).controller("tunnel-sombre") == ME  # a spell takes part


@pytest.mark.rule("AW-S47")
def test_attributes_of_attack_are_nothing_to_a_place() -> None:
    """No card gives them to a place: they are given here by hand."""
    play = battle(["fort-avalon@3-2", IDLE], ["blatte-malsaine@4-2", "blatte-malsaine@5-2"])
    sheet = play.sheet("fort-avalon")
    sheet.bits |= attr.OMNIFRAPPE | attr.DISTANCE
    sheet.reach = 3
    play.pos.offered = None
    assert not [key for key in play.options() if key.startswith(("attack:fort-avalon", "strike:fort-avalon"))]
    assert play.why_not("attack:fort-avalon>blatte-malsaine") == "AW-152"
    assert play.why_not("strike:fort-avalon") == "AW-138"


# ---------------------------------------------------------------------- activations and moves


@pytest.mark.rule("AW-S10")
def test_a_move_then_an_attack_or_an_action_never_both() -> None:
    field = ["nemesio-fleau@2-2", "ogre-du-marais@3-3", IDLE]
    foe = ["blatte-malsaine@4-2", FAR]
    play = battle(field, foe)
    play.do("move:nemesio-fleau>3-2")
    assert play.offers("action:nemesio-fleau")
    assert play.targets("nemesio-fleau") == {"blatte-malsaine"}
    attacks = battle(field, foe)
    attacks.do("move:nemesio-fleau>3-2", "attack:nemesio-fleau>blatte-malsaine")
    assert attacks.why_not("action:nemesio-fleau") == "AW-146"
    attacks.do("resolve")
    assert attacks.why_not("action:nemesio-fleau") == "AW-122"
    play.do("action:nemesio-fleau", "pair:blatte-malsaine>ogre-du-marais")
    assert play.why_not("attack:nemesio-fleau>ogre-du-marais") == "AW-122"
    assert play.why_not("move:nemesio-fleau>2-2") == "AW-122"


@pytest.mark.rule("AW-S11")
def test_only_the_end_of_a_walk_touches_a_card() -> None:
    play = battle(["xenodon@2-2", IDLE], ["ogre-du-marais@5-2"])
    assert play.places("xenodon") == {"4-2"}  # by 3-2, which touches nothing
    assert play.why_not("move:xenodon>3-2") == "AW-175"


@pytest.mark.rule("AW-S12")
def test_both_cards_of_an_exchange_are_active_able_and_then_moved() -> None:
    field = ["xenodon@3-2", "pingouin-nihiliste@4-2", IDLE]
    play = battle(field, ["ogre-du-marais@4-3"])
    play.do("swap:xenodon>pingouin-nihiliste")
    assert (play.at("xenodon"), play.at("pingouin-nihiliste")) == ("4-2", "3-2")
    assert play.why_not("move:xenodon>5-2") == play.why_not("move:pingouin-nihiliste>2-2") == "AW-208"
    asleep = battle(
        ["xenodon@3-2", {"card": "pingouin-nihiliste", "at": "4-2", "active": False}, IDLE], ["ogre-du-marais@4-3"]
    )
    assert asleep.why_not("swap:xenodon>pingouin-nihiliste") == "AW-122"
    rooted = battle(["xenodon@3-2", "hexacarias@4-2", IDLE], ["ogre-du-marais@4-3"])
    assert rooted.why_not("swap:xenodon>hexacarias") == "AW-209"  # the other cannot move itself
    assert rooted.why_not("swap:hexacarias>xenodon") == "AW-209"
    assert not [key for key in rooted.options() if key.startswith("swap:")]
    alone = battle(["xenodon@2-2", "pingouin-nihiliste@4-2", IDLE], ["ogre-du-marais@4-3"])
    assert alone.why_not("swap:xenodon>pingouin-nihiliste") == "AW-209"  # nothing beside 2-2


@pytest.mark.rule("AW-S13", "AW-179")
def test_after_an_attack_another_card_may_still_move_it() -> None:
    play = battle(["xenodon@3-2", IDLE], ["blatte-malsaine@4-2", FAR], mine={"astral": ["teleportation"]})
    play.do("attack:xenodon>blatte-malsaine")
    assert play.why_not("move:xenodon>3-1") == "AW-205"
    play.do("resolve", "action:teleportation")
    assert play.offers("shift:xenodon>7-3")
    play.do("shift:xenodon>7-3")
    assert not play.active("xenodon")


@pytest.mark.rule("AW-S46")
def test_initiative_gained_during_the_sequence_serves_in_it() -> None:
    field = ["pretre-gris@3-2", "phalange@6-1", "fanatique@6-2"]
    play = battle(field, ["ogre-du-marais@3-4", FAR], step="initiative", mine={"astral": ["teleportation"]})
    assert play.why_not("attack:phalange>ogre-du-marais") == "AW-079"
    play.do("action:teleportation", "shift:phalange>3-3")
    assert play.table.view(ME)["step"] == "initiative"
    assert play.targets("phalange") == {"ogre-du-marais"}


# ---------------------------------------------------------------------- figures and attributes


@pytest.mark.rule("AW-S14", "AW-237")
def test_nuee_counts_allies_or_by_the_switch_both_sides() -> None:
    mine, theirs = ["rat-homme@3-2", "loup-de-glace@5-1"], ["loup-de-glace@4-4", "loup-de-glace@5-4", "rat-homme@1-1"]
    play = still(mine, theirs)
    assert (play.attack("loup-de-glace:0"), play.attack("loup-de-glace:1")) == (1, 2)
    assert play.attack("rat-homme") == 0
    both = still(mine, theirs, swarm=True)
    assert (both.attack("loup-de-glace:0"), both.attack("loup-de-glace:1")) == (3, 3)
    assert both.attack("rat-homme") == 1
    plain = still(["fantassin@1-1", "phalange@5-4"], [FAR])
    assert plain.attack("phalange") == 1  # a family alone gives nothing: only those with Nuée have it


@pytest.mark.rule("AW-S16", "AW-250")
def test_a_creature_held_by_an_effect_does_not_regenerate() -> None:
    play = battle(["golem-de-glace@4-2", "la-peur@3-3", IDLE], ["marcheur@3-2"])
    play.hit("golem-de-glace>marcheur")
    assert play.where("marcheur") == "discard:1"
    free = battle(["golem-de-glace@4-2", IDLE], ["marcheur@3-2"])
    free.hit("golem-de-glace>marcheur")
    assert free.at("marcheur") == "3-2"


@pytest.mark.rule("AW-S17", "AW-257")
def test_furtif_lengthens_contact_only() -> None:
    for slot, within in (("4-2", True), ("5-2", True), ("4-3", True), ("6-2", False)):
        play = battle(["archer-nakka@3-2", IDLE], [f"lucy@{slot}", FAR])
        assert play.offers("attack:archer-nakka>lucy") == within, slot
    assert battle(["ogre-du-marais@3-2", IDLE], ["lucy@4-2", FAR]).why_not("attack:ogre-du-marais>lucy") == "AW-252"


@pytest.mark.rule("AW-S18", "AW-274")
def test_no_chain_starts_from_a_furtif_card_hit_at_range() -> None:
    spell = {"astral": ["absorption-d-essence"]}
    field = ["golem-de-glace@3-2", "archer-nakka@2-2", IDLE]
    for first, goes_on in (("lucy", False), ("blatte-malsaine", True)):
        play = battle(field, [f"{first}@4-2", "phasme-venimeux@5-2"], mine=spell)
        play.do("action:absorption-d-essence", "pair:archer-nakka>golem-de-glace")
        play.hit(f"golem-de-glace>{first}")
        assert play.where(first) == "discard:1"
        assert (play.where("phasme-venimeux") == "discard:1") == goes_on


@pytest.mark.rule("AW-S19", "AW-273")
def test_a_perforation_at_zero_attacks_and_fails() -> None:
    play = battle(["mangeur-d-enfants@2-2", IDLE], [f"blatte-malsaine@{x}-2" for x in range(3, 8)])
    play.hit("mangeur-d-enfants>blatte-malsaine")
    assert [play.where(f"blatte-malsaine:{n}") for n in range(5)] == ["discard:1"] * 4 + ["field:1"]
    assert play.where("mangeur-d-enfants") == "discard:0"  # an attack of its failed
    ends = battle(["mangeur-d-enfants@2-2", IDLE], [f"blatte-malsaine@{x}-2" for x in range(3, 7)])
    ends.hit("mangeur-d-enfants>blatte-malsaine")
    assert ends.at("mangeur-d-enfants") == "2-2"


@pytest.mark.rule("AW-S20")
def test_two_perforations_of_one_group_go_their_own_ways() -> None:
    foe = ["titan@4-2", "wendigo-lunaire@5-2", "ogre-du-marais@4-3"]
    play = battle(["golem-de-glace@3-2", "golem-de-glace@4-1", IDLE], foe)
    play.hit("golem-de-glace>titan", "golem-de-glace:1>titan")
    assert play.where("titan") == "discard:1"
    assert play.at("wendigo-lunaire") == "5-2"  # 2 against 2: nothing is added up
    assert play.where("ogre-du-marais") == "discard:1"  # 2 against 1


@pytest.mark.rule("AW-S22", "AW-136")
def test_a_batch_mixes_targets_and_counts_from_before() -> None:
    foe = ["bouclier-du-crepuscule@4-2", "wendigo-lunaire@4-3"]
    play = battle(["golem-de-glace@3-2", "behemoth@3-3", IDLE], foe)
    play.hit("golem-de-glace>bouclier-du-crepuscule", "behemoth>wendigo-lunaire")
    assert play.where("bouclier-du-crepuscule") == "discard:1"
    assert play.at("wendigo-lunaire") == "4-3"  # 3 against 2 + 1, though the shield falls in the same batch
    later = battle(["golem-de-glace@3-2", "behemoth@3-3", IDLE], foe)
    later.hit("golem-de-glace>bouclier-du-crepuscule").hit("behemoth>wendigo-lunaire")
    assert later.where("wendigo-lunaire") == "discard:1"


@pytest.mark.rule("AW-S23", "AW-388")
def test_skills_meet_effect_by_effect() -> None:
    same = still(["sonneur-de-mort@3-2"], ["sonneur-de-mort@4-2"])
    assert same.attack("sonneur-de-mort") == same.attack("sonneur-de-mort:1") == 1
    play = still(["carriole-pestilentielle@3-2"], ["collecteur-de-peste@4-2"])
    assert play.has("carriole-pestilentielle", "mouvement")  # it takes attributes itself …
    assert play.sheet("collecteur-de-peste").muted  # … and skills, which the Collecteur does not


@pytest.mark.rule("AW-S44", "AW-386")
def test_a_text_means_the_main_value() -> None:
    play = battle(["soldat-ivre@3-2", IDLE], ["protecteur@4-2", "banshee-montee@3-3"])
    assert play.why_not("attack:soldat-ivre>protecteur") == "AW-386"  # 7, though it costs 10
    assert play.offers("attack:soldat-ivre>banshee-montee")  # 10, though it costs 15
    dear = battle(["adrielle@3-2"], ["ogre-du-marais@4-2"], mine={"astral": ["ailes-de-glace"]})
    dear.do("action:ailes-de-glace")
    assert dear.places("adrielle", "shift")  # value 5, though she costs 13


@pytest.mark.rule("AW-S45", "AW-184")
def test_printed_immunity_leaves_allied_spells_in() -> None:
    for immune in ("missionnaire-gris", "pretre-gris", "chevalier-gris", "catanolithe"):
        play = battle([f"{immune}@3-2", IDLE], ["ogre-du-marais@4-2"], mine={"astral": ["teleportation"]})
        play.do("action:teleportation")
        assert play.places(immune, "shift"), immune
        enemy = battle(["fantassin@3-2", IDLE], [f"{immune}@4-2", "aigle@5-2"], mine={"astral": ["exil-maudit"]})
        enemy.do("action:exil-maudit")
        assert not enemy.places(immune, "shift"), immune


# ---------------------------------------------------------------------- decks, tokens, ends


@pytest.mark.rule("AW-S24", "AW-049")
def test_a_printed_limit_of_seven_beats_the_rule_of_six() -> None:
    wings = {"ailes-du-tourment": 7, "blatte-malsaine": 16}
    assert decks.faults("fleau", wings) == []
    assert [one.rule for one in decks.faults("fleau", {"ailes-du-tourment": 8, "blatte-malsaine": 15})] == ["AW-286"]


@pytest.mark.rule("AW-S25")
def test_the_printed_fleau_variant_is_taken_as_a_misprint() -> None:
    printed = dict(decks.READY["preconstruit-fleau"].cards)
    for card in ("hydre-abominable", "pourfendeur", "collecteur-de-peste"):
        printed[card] -= 1
    for card in ("coleoptere-de-la-forge", "nemesio-fleau", "souffle-du-dragon"):
        printed[card] = printed.get(card, 0) + 1
    cards = {card: n for card, n in printed.items() if n}
    assert decks.totals(cards)["points"] == 126
    assert [one.rule for one in decks.faults("fleau", cards)] == ["AW-281"]
    ours = decks.READY["perturbations-erratiques"].cards
    assert decks.totals(ours)["points"] == 125
    assert decks.faults("fleau", ours) == []


@pytest.mark.rule("AW-S26")
def test_there_is_always_one_more_token() -> None:
    play = battle([{"card": "protecteur", "at": "3-2", "tokens": 34}, IDLE], ["golem-de-glace@4-2"])
    play.do("action:protecteur")
    assert play.pos.tokens[play.card("protecteur")] == 35
    assert play.attack("protecteur") == 35


@pytest.mark.rule("AW-S29")
def test_a_tie_is_settled_among_the_leaders() -> None:
    three = ["blatte-malsaine@0-1", "blatte-malsaine@1-1", "blatte-malsaine@2-1"]
    two = ["ogre-du-marais@3-2", "ogre-du-marais@4-2"]

    def winners(*fields: list[str]) -> list[int]:
        outcome = several(*fields, round=9, step="end").table.outcome
        assert outcome is not None
        found: list[int] = outcome["winners"]
        return found

    assert winners(two, ["fanatique@3-3", "soldat-sobre@4-3"], three) == [
        0,
        1,
    ]  # 6 and 6; the third's cards do not count
    assert winners(two, [f"soldat-sobre@{x}-3" for x in (3, 4, 5)], three) == [1]  # 6 and 6, with one card more


@pytest.mark.rule("AW-S48")
def test_draws_are_private_and_counts_are_public() -> None:
    table = ludotheque.new("arackhan", 2, seed=5, options={"first": 0})
    drawn = {table.game.cards[table.position.faces[card]].id for card in table.position.hand[0]}
    for viewer in (1, None):
        zones = {zone["id"]: zone for zone in table.view(viewer)["zones"]}
        assert (zones["deck:0"]["count"], zones["deck:0"]["cards"]) == (16, [])
        assert zones["hand:0"]["count"] == 7
        assert all(card["id"] is None for card in zones["hand:0"]["cards"])
        told = [line for line in table.log(viewer) if line["kind"] == "draw" and line["seat"] == 0]
        assert len(told) == 7
        names = [table.game.cards[table.game.card_index[id]].fr for id in drawn]
        assert not any(name in line["words"]["fr"] for line in told for name in names)
    mine = [line for line in table.log(0) if line["kind"] == "draw" and line["seat"] == 0]
    assert len({line["words"]["fr"] for line in mine}) > 1


@pytest.mark.rule("AW-S50")
@pytest.mark.parametrize(("seat", "blind"), [(0, {"2-2", "3-1"}), (1, {"3-1", "4-2"}), (2, {"4-2", "3-3"})])
def test_a_card_faces_away_from_its_player_on_every_side(seat: int, blind: set[str]) -> None:
    around = ["berserker@2-2", "blatte-malsaine@3-1", "fanatique@4-2", "phasme-venimeux@3-3"]
    fields: list[list[Any]] = [[], [], []]
    fields[seat] = ["phacochere-borgne@3-2"]
    fields[(seat + 1) % 3] = around
    play = several(*fields, active=seat, starter=seat)
    spots = {entry.partition("@")[0]: entry.partition("@")[2] for entry in around}
    seen = {spots[name] for name in play.targets("phacochere-borgne")}
    assert seen == set(spots.values()) - blind
    assert {mat.name(at) for at in mat.blind_sides(mat.NAMES["3-2"], seat, 3)} == blind
