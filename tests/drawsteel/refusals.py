"""Places of the rules that say no, and the tests of the rules that are refused there."""

from __future__ import annotations

#: For each test, what it is told: message, module, function.
BY_TEST: dict[str, list[tuple[str, str, str]]] = {
    "test_abilities.py::test_a_potency_is_raised_once_and_only_where_there_is_one": [
        ("refusal-no-potency", "table/abilities", "TakeTier.refusal"),
        ("refusal-pressed", "table/abilities", "TakeTier.refusal"),
    ],
    "test_abilities.py::test_a_push_goes_no_further_than_it_says": [
        ("refusal-shove", "table/ground", "Shove.refusal"),
    ],
    "test_abilities.py::test_an_ability_is_a_record_of_ones_own": [
        ("refusal-no-ability", "table/abilities", "refuse_use"),
    ],
    "test_abilities.py::test_at_least_one_target_each_once_and_no_more_than_it_says": [
        ("refusal-one-target", "table/abilities", "PickTargets.refusal"),
        ("refusal-twice", "table/targets", "refuse_target"),
    ],
    "test_abilities.py::test_outside_of_a_fight_what_costs_is_free_once": [
        ("refusal-costs-nothing", "table/freely", "UseFreely.refusal"),
        ("refusal-freed", "table/freely", "UseFreely.refusal"),
        ("refusal-in-fight", "table/freely", "UseFreely.refusal"),
        ("refusal-not-yours", "table/talk", "refuse_other"),
    ],
    "test_abilities.py::test_surges_add_the_highest_characteristic_to_the_damage_of_one_target": [
        ("refusal-surged", "table/abilities", "TakeTier.refusal"),
    ],
    "test_abilities.py::test_three_surges_at_most_and_only_on_damage": [
        ("refusal-most-surges", "table/abilities", "TakeTier.refusal"),
        ("refusal-no-damage", "table/abilities", "TakeTier.refusal"),
        ("refusal-no-such-target", "table/abilities", "TakeTier.refusal"),
        ("refusal-surges", "table/abilities", "TakeTier.refusal"),
    ],
    "test_abilities.py::test_what_is_for_oneself_and_what_is_for_objects": [
        ("refusal-no-target", "table/abilities", "refuse_use"),
    ],
    "test_arrivals.py::test_who_may_not_come": [
        ("refusal-crowded", "table/arrivals", "Bring.refusal"),
        ("refusal-foe-played", "table/arrivals", "Bring.refusal"),
        ("refusal-hero-directed", "table/arrivals", "Bring.refusal"),
        ("refusal-hero-known", "table/arrivals", "Bring.refusal"),
        ("refusal-no-calling", "table/arrivals", "Bring.refusal"),
    ],
    "test_arrivals.py::test_a_wrong_sheet_is_refused_with_its_line_and_field": [
        ("refusal-sheet", "table/arrivals", "Bring.refusal"),
    ],
    "test_adventure.py::test_an_obstacle_is_taken_on_with_what_fits_and_once": [
        ("refusal-not-yours", "table/montage", "Effort.refusal"),
        ("refusal-obstacle-characteristic", "table/obstacles", "refuse"),
        ("refusal-obstacle-done", "table/obstacles", "refuse"),
    ],
    "test_adventure.py::test_in_the_end_somebody_names_who_pays": [
        ("refusal-no-toll", "table/adventure", "NamePayer.refusal"),
        ("refusal-paid", "table/adventure", "NamePayer.refusal"),
    ],
    "test_adventure.py::test_the_split_coin_rolls_a_test_again_once_and_costs_malice": [
        ("refusal-no-coin", "table/adventure", "SplitCoin.refusal"),
        ("refusal-no-result", "table/adventure", "SplitCoin.refusal"),
    ],
    "test_adventure.py::test_the_steps_follow_each_other": [
        ("refusal-adventure-over", "table/adventure", "NextScene.refusal"),
    ],
    "test_bad_input.py::test_a_token_spent_twice_in_one_turn": [
        ("refusal-token-used", "rules/tokens", "check_spend"),
    ],
    "test_campaign.py::test_tokens_that_the_director_kept_are_shown_and_may_be_taken_instead": [
        ("refusal-none-kept", "table/tokens", "TakeKept.refusal"),
    ],
    "test_conditions.py::test_dazed_leaves_one_thing": [
        ("refusal-dazed", "table/fight", "Turn.refusal"),
    ],
    "test_conditions.py::test_frightened_does_not_come_nearer": [
        ("refusal-afraid", "table/fight", "Turn.refusal"),
    ],
    "test_conditions.py::test_frightened_does_not_shift_nearer_but_can_be_pulled": [
        ("refusal-afraid", "table/ground", "Shove.refusal"),
    ],
    "test_conditions.py::test_prone_strikes_badly_and_stands_up_with_a_manoeuvre": [
        ("refusal-prone", "table/fight", "Turn.refusal"),
        ("refusal-standing", "table/fight", "Turn.refusal"),
    ],
    "test_conditions.py::test_restrained_stays_and_rolls_badly": [
        ("refusal-held", "table/fight", "Turn.refusal"),
    ],
    "test_conditions.py::test_slowed_pays_a_move_with_the_manoeuvre": [
        ("refusal-slowed", "table/fight", "Turn.refusal"),
    ],
    "test_contests.py::test_a_reactive_test_is_for_heroes_and_says_nothing": [
        ("refusal-not-a-hero", "table/tests", "CallTest.refusal"),
    ],
    "test_contests.py::test_a_roll_with_tiers_counts_no_step_as_four": [
        ("refusal-no-roll", "table/circumstances", "StepTier.refusal"),
        ("refusal-tiers", "table/circumstances", "StepTier.refusal"),
    ],
    "test_contests.py::test_an_assist_is_a_test_of_ones_own_before_the_roll_for_somebody_else": [
        ("refusal-aided", "table/tests", "Assist.refusal"),
        ("refusal-assist-self", "table/tests", "Assist.refusal"),
        ("refusal-no-roll", "table/tests", "Assist.refusal"),
    ],
    "test_contests.py::test_an_assist_takes_another_skill": [
        ("refusal-same-skill", "table/tests", "RollTest.refusal"),
    ],
    "test_contests.py::test_an_opposed_roll_has_no_tiers": [
        ("refusal-no-tiers", "table/tests", "TakeResult.refusal"),
    ],
    "test_contests.py::test_one_skill_serves_a_test_and_only_ones_own": [
        ("refusal-no-skill", "table/tests", "RollTest.refusal"),
        ("refusal-one-skill", "table/tests", "RollTest.refusal"),
    ],
    "test_contests.py::test_the_higher_total_wins": [
        ("refusal-rival-object", "table/contests", "CallOpposed.refusal"),
        ("refusal-rival-self", "table/contests", "CallOpposed.refusal"),
    ],
    "test_conversation.py::test_something_follows_from_an_action_without_dice": [
        ("refusal-not-a-hero", "table/talk", "Befall.refusal"),
    ],
    "test_foe_abilities.py::test_a_line_of_the_menu_is_for_a_foes_turn_once_a_round_and_is_paid": [
        ("refusal-cost", "table/malice", "_refuse_price"),
        ("refusal-foes-turn", "table/malice", "Menu.refusal"),
        ("refusal-menu-round", "table/malice", "Menu.refusal"),
        ("refusal-no-ability", "table/malice", "_refuse"),
    ],
    "test_foe_abilities.py::test_great_actions_come_in_order_each_once_one_a_round_between_turns": [
        ("refusal-between-turns", "table/malice", "Great.refusal"),
        ("refusal-director-only", "table/talk", "refuse_player"),
        ("refusal-great-order", "table/malice", "Great.refusal"),
        ("refusal-great-round", "rules/battle", "check_villain"),
        ("refusal-great-used", "rules/battle", "check_villain"),
    ],
    "test_foe_abilities.py::test_pay": [
        ("refusal-cost", "table/deeds", "Either.refusal"),
    ],
    "test_harm.py::test_a_dying_hero_acts_and_does_not_catch_their_breath": [
        ("refusal-dying", "table/fight", "Turn.refusal"),
    ],
    "test_harm.py::test_the_killer_may_knock_out_instead": [
        ("refusal-not-felled", "table/harm", "KnockOut.refusal"),
    ],
    "test_hero_abilities.py::test_over_here": [
        ("refusal-twice", "table/deeds", "Gather.refusal"),
    ],
    "test_hero_abilities.py::test_rampart": [
        ("refusal-far", "table/targets", "_refuse_distance"),
        ("refusal-foe", "table/targets", "refuse_target"),
    ],
    "test_hero_abilities.py::test_seam": [
        ("refusal-ally", "table/targets", "refuse_target"),
        ("refusal-far", "table/deeds", "Gather.refusal"),
    ],
    "test_malice.py::test_a_captain_leads_one_squad": [
        ("refusal-leads", "table/squads", "Appoint.refusal"),
    ],
    "test_malice.py::test_one_captain_counted_apart": [
        ("refusal-not-a-captain", "table/squads", "Appoint.refusal"),
        ("refusal-not-a-squad", "table/squads", "Appoint.refusal"),
        ("refusal-one-captain", "table/squads", "Appoint.refusal"),
    ],
    "test_malice.py::test_the_director_pays_and_never_more_than_there_is": [
        ("refusal-cost", "table/abilities", "refuse_use"),
    ],
    "test_malice.py::test_up_to_eight_minions_share_a_pool": [
        ("refusal-not-a-minion", "table/squads", "FormSquad.refusal"),
        ("refusal-squad", "rules/battle", "check_squad"),
    ],
    "test_montage.py::test_helping_a_roll_that_waits_is_what_a_hero_does_in_the_round": [
        ("refusal-effort-made", "table/tests", "Assist.refusal"),
    ],
    "test_montage.py::test_a_montage_is_a_scene_for_heroes": [
        ("refusal-no-heroes", "table/montage", "BeginMontage.refusal"),
    ],
    "test_montage.py::test_each_hero_does_one_thing_a_round": [
        ("refusal-effort-made", "table/montage", "Effort.refusal"),
    ],
    "test_montage.py::test_no_hero_uses_a_skill_twice": [
        ("refusal-skill-again", "table/tests", "RollTest.refusal"),
    ],
    "test_montage.py::test_the_director_weighs_what_is_clever": [
        ("refusal-keep", "table/montage", "WeighIdea.refusal"),
    ],
    "test_negotiation.py::test_a_lie_that_is_caught_costs_interest": [
        ("refusal-no-lie", "table/negotiation", "Lie.refusal"),
    ],
    "test_negotiation.py::test_a_negotiation_is_a_scene_for_heroes": [
        ("refusal-no-heroes", "table/negotiation", "BeginNegotiation.refusal"),
    ],
    "test_negotiation.py::test_heroes_argue_and_read_by_tests": [
        ("refusal-not-a-hero", "table/negotiation", "Argue.refusal"),
        ("refusal-not-yours", "table/negotiation", "Argue.refusal"),
    ],
    "test_negotiation.py::test_the_impression_is_settled_once": [
        ("refusal-impression", "table/negotiation", "Secrets.refusal"),
    ],
    "test_negotiation.py::test_twelve_motivations_and_none_of_them_both": [
        ("refusal-motive-taken", "table/negotiation", "Secrets.refusal"),
        ("refusal-one-motive", "table/negotiation", "Secrets.refusal"),
    ],
    "test_outcomes.py::test_a_failed_test_waits_until_circumstances_change": [
        ("refusal-nothing-failed", "table/follows", "Changed.refusal"),
    ],
    "test_outcomes.py::test_a_success_with_a_consequence_may_be_swapped_for_a_failure": [
        ("refusal-no-swap", "table/follows", "OfferSwap.refusal"),
        ("refusal-no-swap", "table/follows", "SayFollows.refusal"),
        ("refusal-retry", "table/tests", "CallTest.refusal"),
    ],
    "test_progress.py::test_a_class_names_the_resource_and_without_one_there_is_none": [
        ("refusal-no-resource", "table/resources", "CountResource.refusal"),
    ],
    "test_progress.py::test_in_a_fight_a_recovery_takes_the_manoeuvre": [
        ("refusal-recovery-danger", "rules/stamina", "check_recovery"),
    ],
    "test_progress.py::test_recoveries_are_counted_and_none_left_is_the_limit": [
        ("refusal-no-recovery", "rules/stamina", "check_recovery"),
    ],
    "test_progress.py::test_regained_stamina_stops_at_the_maximum": [
        ("refusal-whole", "table/tokens", "Recover.refusal"),
    ],
    "test_progress.py::test_the_class_says_how_the_resource_grows": [
        ("refusal-counted", "table/resources", "CountResource.refusal"),
    ],
    "test_progress.py::test_without_class_data_the_player_counts_by_hand": [
        ("refusal-resource", "table/resources", "CountResource.refusal"),
    ],
    "test_projects.py::test_a_project_is_an_activity_and_pays_when_the_respite_is_finished": [
        ("refusal-activity", "table/rest", "refuse_activity"),
        ("refusal-no-respite", "table/rest", "refuse_activity"),
    ],
    "test_projects.py::test_milestones_are_the_directors_to_say": [
        ("refusal-by-experience", "table/rest", "Advance.refusal"),
        ("refusal-level", "rules/experience", "check_level"),
        ("refusal-not-a-hero", "table/rest", "Advance.refusal"),
    ],
    "test_reactions.py::test_a_choice_is_said_in_the_words_of_what_it_does": [
        ("refusal-either", "table/deeds", "Either.refusal"),
    ],
    "test_reactions.py::test_a_free_triggered_action_does_not_count_against_the_one_a_round": [
        ("refusal-answered", "table/reactions", "refuse"),
    ],
    "test_reactions.py::test_nobody_reacts_with_what_nothing_sets_off_or_for_another_player": [
        ("refusal-not-triggered", "table/reactions", "refuse"),
        ("refusal-not-yours", "table/reactions", "Window.refusal"),
    ],
    "test_reactions.py::test_the_goal_is_worked_at_in_its_zone_with_a_manoeuvre_until_it_is_reached_or_under_water": [
        ("refusal-goal-lost", "table/goals", "refuse_work"),
        ("refusal-goal-reached", "table/goals", "refuse_work"),
        ("refusal-goal-zone", "table/goals", "refuse_work"),
        ("refusal-maneuvered", "table/fight", "Turn.refusal"),
        ("refusal-no-goal", "table/goals", "refuse_work"),
    ],
    "test_respite.py::test_a_respite_is_finished_in_its_twenty_fourth_hour": [
        ("refusal-respite-full", "table/rest", "Rest.refusal"),
        ("refusal-respite-short", "rules/experience", "check_respite"),
    ],
    "test_respite.py::test_an_interrupted_respite_brings_nothing": [
        ("refusal-hours-passed", "table/rest", "Rest.refusal"),
        ("refusal-no-respite", "table/rest", "ClaimRespite.refusal"),
        ("refusal-respite-interrupted", "table/rest", "ClaimRespite.refusal"),
    ],
    "test_respite.py::test_turning_to_something_else_ends_a_respite": [
        ("refusal-respite-left", "table/rest", "ClaimRespite.refusal"),
    ],
    "test_rulings.py::test_a_ruling_still_has_bounds": [
        ("refusal-figure-high", "table/ruling", "SetFigure.check"),
        ("refusal-figure-low", "table/ruling", "SetFigure.check"),
        ("refusal-no-figure", "table/ruling", "SetFigure.check"),
    ],
    "test_rulings.py::test_a_sack_of_rats_earns_nothing": [
        ("refusal-unworthy", "table/rest", "Unworthy.refusal"),
    ],
    "test_rulings.py::test_an_effect_on_the_others_spares_the_bandit": [
        ("refusal-non-sapient", "table/targets", "refuse_target"),
    ],
    "test_rulings.py::test_an_effect_on_the_sapient_spares_the_wolf_until_the_director_decides_otherwise": [
        ("refusal-sapient", "table/targets", "refuse_target"),
    ],
    "test_rulings.py::test_an_object_is_attended_while_somebody_holds_it": [
        ("refusal-creature", "table/ruling", "Hold.check"),
        ("refusal-no-creature", "table/ruling", "Hold.check"),
        ("refusal-unattended", "table/ruling", "Drop.check"),
    ],
    "test_rulings.py::test_effects_on_objects_reach_only_what_nobody_holds_unless_the_director_says_so": [
        ("refusal-attended", "table/targets", "refuse_target"),
        ("refusal-unattended", "table/ruling", "Expose.check"),
    ],
    "test_rulings.py::test_no_creature_is_without_senses": [
        ("refusal-no-creature", "table/ruling", "SetSapience.check"),
    ],
    "test_rulings.py::test_no_victories_for_an_unworthy_scene": [
        ("refusal-unworthy", "table/rest", "AwardVictories.refusal"),
    ],
    "test_rulings.py::test_what_an_ability_is_for_says_what_it_may_target": [
        ("refusal-creature", "table/targets", "refuse_target"),
        ("refusal-object", "table/targets", "refuse_target"),
    ],
    "test_story.py::test_an_adventure_has_scenes_and_is_open_or_closed": [
        ("refusal-adventure-open", "table/story", "OpenAdventure.refusal"),
        ("refusal-no-adventure", "table/story", "CloseAdventure.refusal"),
    ],
    "test_tests.py::test_a_tier_is_never_raised": [
        ("refusal-upgrade", "rules/power", "check_downgrade"),
    ],
    "test_tests.py::test_rain_makes_it_harder": [
        ("refusal-no-roll", "table/circumstances", "Circumstance.refusal"),
    ],
    "test_tests.py::test_the_director_grants_an_automatic_tier_and_the_dice_may_rest": [
        ("refusal-no-automatic", "table/tests", "refuse_throw"),
        ("refusal-tier", "rules/power", "check_automatic"),
    ],
    "test_tokens.py::test_a_hero_who_is_away_is_in_no_fight": [
        ("refusal-away-now", "table/ruling", "Attend.check"),
    ],
    "test_tokens.py::test_a_proposal_waits_for_the_director": [
        ("refusal-no-proposal", "table/tokens", "Judge.refusal"),
        ("refusal-proposal-waits", "table/tokens", "Propose.refusal"),
    ],
    "test_tokens.py::test_at_any_other_moment_two_tokens_do_not_heal": [
        ("refusal-not-your-moment", "table/tokens", "BuyStamina.refusal"),
    ],
    "test_tokens.py::test_retainers_do_not_count": [
        ("refusal-not-a-hero", "table/tokens", "refuse_spender"),
    ],
    "test_tokens.py::test_tokens_are_spent_only_while_there_are_enough": [
        ("refusal-tokens", "rules/tokens", "check_spend"),
    ],
    "test_tokens.py::test_under_the_optional_rule_tokens_stay_what_they_are": [
        ("refusal-carried", "table/rest", "EndSession.refusal"),
    ],
    "test_tokens.py::test_whoever_leaves_or_joins_does_not_change_the_pool": [
        ("refusal-already-so", "table/ruling", "Attend.check"),
        ("refusal-away", "table/talk", "refuse_absent"),
    ],
    "test_turns.py::test_a_fight_takes_two_sides_and_ends_when_one_is_gone": [
        ("refusal-no-fight", "table/fight", "CallOff.refusal"),
        ("refusal-no-foes", "table/fight", "BeginFight.refusal"),
        ("refusal-no-heroes", "table/fight", "BeginFight.refusal"),
    ],
    "test_turns.py::test_a_move_leads_to_a_neighbouring_zone": [
        ("refusal-step", "table/fight", "Turn.refusal"),
    ],
    "test_turns.py::test_a_turn_holds_one_of_each": [
        ("refusal-acted", "table/abilities", "refuse_use"),
        ("refusal-maneuvered", "table/abilities", "refuse_use"),
        ("refusal-moved", "table/fight", "Turn.refusal"),
    ],
    "test_turns.py::test_one_turn_a_round": [
        ("refusal-has-acted", "table/fight", "NextTurn.refusal"),
    ],
    "test_turns.py::test_sides_alternate": [
        ("refusal-other-side", "table/fight", "NextTurn.refusal"),
    ],
    "test_turns.py::test_the_main_action_may_be_traded_once": [
        ("refusal-acted", "table/fight", "Turn.refusal"),
    ],
    "test_turns.py::test_what_is_triggered_is_no_action_of_a_turn": [
        ("refusal-not-on-turn", "table/abilities", "refuse_use"),
    ],
}
