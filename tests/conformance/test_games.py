"""Every game of the library against the conformance kit."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import ludotheque
from ludotheque.conformance import check_game, exhaust
from ludotheque.conformance.exhaust import Reached
from tests.conformance.watching import reached_by
from tests.soak import share, some_of_the_day

GOLDENS = Path(__file__).parent.parent / "goldens"

#: Games examined choice by choice, over each game's numbers of seats: portions that run side by side, and games in each of
#: them. A portion must stay short on a busy machine. With a commit one portion in three runs, the others on the next days.
PORTIONS = share(
    {"cendrelin": (6, 2), "keyforge": (5, 1), "arackhan": (5, 1), "drawsteel": (8, 1), "anima": (3, 1)},
    {"cendrelin": (50, 4), "keyforge": (30, 2), "arackhan": (20, 1), "drawsteel": (100, 2), "anima": (12, 1)},
)
#: One choice in so many is examined there: the more seats, the more there is to compare at each.
ONE_IN = share({"cendrelin": 2, "keyforge": 2, "arackhan": 2, "drawsteel": 12, "anima": 2}, {})
#: How many games may be played until everything is reached, where they are long.
MOST_GAMES = {"anima": 120, "cendrelin": 1500, "drawsteel": share(64, 600)}

#: What nobody can reach at a table, and why.
UNREACHABLE: dict[str, dict[str, set[str]]] = {
    # every event has an option that can always be applied, so that none is ever sent away without effect (CE-S04)
    "cendrelin": {"moves": {"dismiss"}, "events": {"dismiss"}},
    # an interrupted respite is claimed in vain (DS-178); nobody concedes a session
    "drawsteel": {"moves": {"claim_respite"}, "events": {"concede"}},
}

#: What random games seldom come across: cards, programs, moves, events. It changes with every change of the rules which of
#: them these games miss; each is reached, in all its operations, by the tests that bear the name beside it.
RARE: dict[str, dict[str, dict[str, str]]] = {
    "keyforge": {
        "abilities": {
            "aim": "test_timing.py::test_which_of_two_shadow_selves_takes_the_damage",
            "bear-flute": "cards/test_indomptes.py::test_bear_flute",
            "bouncing-deathquark": "cards/test_logos.py::test_bouncing_deathquark",
            "burn-the-stockpile": "cards/test_brobnar.py::test_burn_the_stockpile",
            "chuff-ape": "cards/test_mars.py::test_chuff_ape",
            "drumble": "cards/test_dis.py::test_drumble",
            "either": "test_readings.py::test_replicator_triggers_one_reap_effect",
            "epic-quest": "cards/test_sanctum.py::test_epic_quest",
            "gatekeeper": "cards/test_sanctum.py::test_gatekeeper",
            "guardian-demon": "cards/test_dis.py::test_guardian_demon",
            "horseman-of-famine": "cards/test_sanctum.py::test_horseman_of_famine",
            "horseman-of-pestilence": "cards/test_sanctum.py::test_horseman_of_pestilence",
            "irradiated-æmber": "cards/test_mars.py::test_irradiated__mber",
            "kelifi-dragon": "cards/test_brobnar.py::test_kelifi_dragon",
            "key-hammer": "cards/test_dis.py::test_key_hammer",
            "lifeweb": "cards/test_indomptes.py::test_lifeweb",
            "lomir-flamefist": "cards/test_brobnar.py::test_lomir_flamefist",
            "looter-goblin": "cards/test_brobnar.py::test_looter_goblin",
            "mack-the-knife": "cards/test_ombres.py::test_mack_the_knife",
            "master-of-1": "cards/test_dis.py::test_master_of_1",
            "neutron-shark": "cards/test_logos.py::test_neutron_shark",
            "ozmo-martianologist": "cards/test_logos.py::test_ozmo_martianologist",
            "qyxxlyx-plague-master": "cards/test_mars.py::test_qyxxlyx_plague_master",
            "smiling-ruth": "cards/test_ombres.py::test_smiling_ruth",
            "spectral-tunneler": "cards/test_logos.py::test_spectral_tunneler",
            "stampede": "cards/test_indomptes.py::test_stampede",
            "take-that-smartypants": "cards/test_brobnar.py::test_take_that_smartypants",
            "tendrils-of-pain": "cards/test_dis.py::test_tendrils_of_pain",
            "too-much-to-protect": "cards/test_ombres.py::test_too_much_to_protect",
            "turn-aside": "test_timing.py::test_which_of_two_spiders_captures_each_aombre",
            "vespilon-theorist": "cards/test_logos.py::test_vespilon_theorist",
        },
        "moves": {
            "instead": "test_timing.py::test_which_of_two_shadow_selves_takes_the_damage",
            "steal": "test_timing.py::test_dimension_door_and_an_ether_spider",
        },
        "events": {
            "no_house": "test_glossary.py::test_pitlord_and_restringuntus_leave_no_house",
            "unforge": "cards/test_dis.py::test_key_hammer",
        },
    },
    "cendrelin": {
        # of some two hundred changes to the graveyard a High Cendrelin at random seldom makes this one
        "moves": {"remove_place": "test_ages.py::test_a_place_is_added_swapped_or_removed_with_its_events"},
        "events": {"remove_place": "test_ages.py::test_a_place_is_added_swapped_or_removed_with_its_events"},
    },
    "anima": {
        # teams at random complete few missions, so that few lead and fewer try a Final, and they beat no dragon
        "abilities": {
            "chantage": "cards/test_advantages.py::test_chantage",
            "dieu-dragon": "cards/test_encounters.py::test_dieu_dragon",
            "renfort-inattendu": "cards/test_advantages.py::test_renfort_inattendu",
            "rumeurs": "cards/test_advantages.py::test_rumeurs",
        },
        # teams at random are too weak for a Final; a full hand and a full team are rare together; nobody looks away
        "events": {
            "rivals": "cards/test_advantages.py::test_lames_blanches",
            "snatched": "cards/test_missions.py::test_ramener_l_enfant_roi",
            "cancelled": "cards/test_advantages.py::test_miroir_d_argent",
            "tries_final": "cards/test_missions.py::test_briser_l_orbe",
            "wins": "test_final.py::test_a_final_of_the_box_is_completed",
            "no_reward": "test_exploration.py::test_a_full_hand_takes_no_advantage",
            "watches": "test_movement.py::test_one_may_ask_to_be_left_alone",
            "looks_away": "test_movement.py::test_one_may_ask_to_be_left_alone",
        },
    },
    "drawsteel": {
        # a session goes where its Director leads it, and at random few lead to a second scene of the adventure or to a whole respite
        "abilities": {
            "aided": "test_hero_abilities.py::test_breathe",
            "project": "test_projects.py::test_a_natural_19_brings_another_roll",
        },
        "moves": {
            "next_scene": "test_adventure.py::test_under_a_truce_the_foes_keep_still_for_a_round",
            "tackle": "test_adventure.py::test_an_obstacle_is_taken_on_with_what_fits_and_once",
            "work": "test_reactions.py::test_the_goal_is_worked_at_in_its_zone",
            # tokens are spent on somebody who falls or fails to save, surges by whoever has some
            "bear": "test_tokens.py::test_without_the_rescue_the_same_blow_kills",
            "rescue": "test_tokens.py::test_the_stamina_comes_back_before_the_damage",
            "fail": "test_tokens.py::test_a_failed_save_may_be_left_as_it_is",
            "make_good": "test_tokens.py::test_a_token_makes_good_a_failed_save",
            "take_breath": "test_hero_abilities.py::test_breathe",
            "surge": "test_abilities.py::test_surges_add_the_highest_characteristic_to_the_damage_of_one_target",
            "press": "test_abilities.py::test_two_surges_raise_the_potency_for_one_target",
            # nobody writes a sheet at random
            "bring": "test_arrivals.py::test_a_hero_is_a_players_and_the_pool_stays_as_it_is",
            # no drawn foe is a minion, and no drawn campaign counts milestones
            "form_squad": "test_malice.py::test_one_captain_counted_apart",
            "appoint": "test_malice.py::test_one_captain_counted_apart",
            "advance": "test_projects.py::test_milestones_are_the_directors_to_say",
        },
        "events": {
            "joins": "test_arrivals.py::test_a_hero_is_a_players_and_the_pool_stays_as_it_is",
            "lies_in_wait": "test_arrivals.py::test_a_foe_is_the_directors_and_shows_itself_in_a_fight",
            "chapter": "test_adventure.py::test_under_a_truce_the_foes_keep_still_for_a_round",
            "read_aloud": "test_adventure.py::test_under_a_truce_the_foes_keep_still_for_a_round",
            "tackle": "test_adventure.py::test_an_obstacle_is_taken_on_with_what_fits_and_once",
            "coin": "test_adventure.py::test_the_split_coin_rolls_a_test_again_once_and_costs_malice",
            "worked": "test_reactions.py::test_the_goal_is_worked_at_in_its_zone",
            "kept": "test_campaign.py::test_tokens_that_the_director_kept_are_shown_and_may_be_taken_instead",
            "minions": "test_malice.py::test_one_falls_for_each_full_share",
            "squad": "test_malice.py::test_one_captain_counted_apart",
            "appoint": "test_malice.py::test_one_captain_counted_apart",
            "made_good": "test_tokens.py::test_a_token_makes_good_a_failed_save",
            "aided": "test_hero_abilities.py::test_breathe",
            "surged": "test_abilities.py::test_two_surges_raise_the_potency_for_one_target",
            "stolen": "test_hero_abilities.py::test_cutpurse",
            "redirected": "test_hero_abilities.py::test_take_me",
            "dried": "test_hero_abilities.py::test_bore",
            "activity_done": "test_respite.py::test_an_activity_is_done_when_the_respite_is",
            "project_done": "test_projects.py::test_a_project_is_an_activity_and_pays_when_the_respite_is_finished",
            "points": "test_projects.py::test_a_natural_19_brings_another_roll",
            "again": "test_projects.py::test_a_natural_19_brings_another_roll",
            "level": "test_projects.py::test_milestones_are_the_directors_to_say",
            # random games take no offers: what they say is under another name than the offer's
            "noted": "test_bad_input.py::test_a_player_asks_for_a_secret_of_the_directors",
            "granted": "test_tests.py::test_the_director_grants_an_automatic_tier_and_the_dice_may_rest",
            "modified": "test_tests.py::test_a_bonus_is_a_number_with_a_source",
            "stepped": "test_contests.py::test_the_director_applies_an_effect_that_would_move_the_tier",
            "switched": "test_tests.py::test_the_director_switches_a_cause_off",
            "counted": "test_progress.py::test_without_class_data_the_player_counts_by_hand",
            "declined": "test_tokens.py::test_a_proposal_waits_for_the_director",
            "ruled": "test_progress.py::test_a_lower_maximum_takes_stamina_along",
            "ruled_secret": "test_rulings.py::test_a_creature_that_dies_becomes_an_object",
            "ruled_pool": "test_rulings.py::test_the_director_sets_what_is_the_whole_tables",
            "ruled_pool_secret": "test_rulings.py::test_the_director_sets_what_is_the_whole_tables",
            "sapience": "test_rulings.py::test_sapience_is_a_flag_of_its_own_whatever_the_reason",
        },
    },
    "arackhan": {
        "abilities": {
            # the set-up runs before the first question
            "set-up": "test_set_up.py::test_the_mulligan",
            # a spell is seldom drawn, and seldomer with a spell of others to put out
            "action-flamme-surnaturelle": "cards/test_nakka.py::test_flamme_surnaturelle",
        },
        # decks are mostly brought, not chosen at the table; two texts of one player seldom end a round together
        "moves": {
            "deck": "test_set_up.py::test_decks_are_chosen_at_the_same_time_and_unseen",
            "next": "test_rounds.py::test_one_player_orders_texts_of_the_same_moment",
        },
    },
}


@pytest.mark.parametrize(
    ("id", "portion"),
    [(id, portion) for id in ludotheque.games() for portion in some_of_the_day(range(PORTIONS.get(id, (20, 1))[0]), 3)],
)
def test_invariants_hold_at_every_choice(id: str, portion: int) -> None:
    game = ludotheque.game(id)
    low, high = game.seats
    seats = low + portion % (high - low + 1)
    games = PORTIONS.get(id, (20, 1))[1]
    one_in = share(ONE_IN.get(id, 1) * max(1, (seats // 3) ** 2), 1)
    assert check_game(game, seats, games, f"portion {portion}", one_in=one_in) > games


@pytest.mark.parametrize("seats", some_of_the_day(range(2, 6)))
def test_invariants_hold_at_every_choice_of_a_full_game_of_cendrelin(seats: int) -> None:
    """The initiation game is half of what its other portions draw, and two players most of what they sit down with."""
    game = ludotheque.game("cendrelin")
    games, one_in = share((1, 30 * (seats - 1)), (8, 1))
    assert check_game(game, seats, games, f"full {seats}", one_in=one_in, options={"mode": "full"}) > 100


@pytest.mark.parametrize("id", some_of_the_day(ludotheque.games(), 3))
def test_every_card_and_ability_is_reached(id: str) -> None:
    game = ludotheque.game(id)
    low, high = game.seats

    def missed(never: dict[str, list[str]]) -> dict[str, set[str]]:
        rare = RARE.get(id, {})
        left = {
            kind: {name for name in names if _owner(id, name) not in rare.get(kind, {})}
            for kind, names in never.items()
        }
        return {kind: names for kind, names in left.items() if names}

    # With a commit the games end when nothing is awaited any more; whether a later one reaches what nobody can, a soak tells.
    enough = share(lambda never: missed(never) == UNREACHABLE.get(id, {}), None)
    never = exhaust(game, list(range(low, high + 1)), MOST_GAMES.get(id, 600), enough=enough).never()
    assert missed(never) == UNREACHABLE.get(id, {})


@pytest.mark.parametrize(
    ("id", "kind", "name"), [(id, kind, name) for id in RARE for kind in RARE[id] for name in RARE[id][kind]]
)
def test_what_random_games_miss_is_reached_by_a_test(
    id: str, kind: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    all_of_them: Counter[str] = getattr(Reached(ludotheque.game(id)), kind)
    wanted = {one for one in all_of_them if _owner(id, one) == name}
    assert wanted, f"{id} has no {name} among its {kind}"
    assert wanted <= reached_by(RARE[id][kind][name], id, monkeypatch)[kind]


def _owner(id: str, name: str) -> str:
    """The card or program of an operation; a move or an event is its own."""
    return name.removeprefix(f"{id}/").partition("/")[0].partition(":")[0]


@pytest.mark.parametrize("id", ludotheque.games())
def test_every_game_has_golden_playthroughs(id: str) -> None:
    assert list((GOLDENS / id).glob("*.txt")), f"{id} has no golden playthrough in tests/goldens/{id}"
