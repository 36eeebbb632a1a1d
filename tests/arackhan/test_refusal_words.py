"""Every place of the rules of AracKhan Wars that says no: reached by an attempt, by its rule."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.conformance import refused, unsaid, written
from ludotheque.conformance.refusals import Site
from tests.attempts import attempt

GAME = ludotheque.game("arackhan")

#: For each place that makes a refusal: the rule that it cites, a scenario, and what is answered in it and then tried.
REFUSALS: dict[Site, tuple[str, dict[str, Any], list[str]]] = {
    Site("refusal-ally-target", "activation", "Activate._refuse_aim"): (
        "AW-139",
        {"seats": [{"field": ["hexacarias@3-2", "disque-du-tomour@2-2"]}, {"field": ["ogre-du-marais@4-2"]}]},
        ["attack:hexacarias>ogre-du-marais", "attack:disque-du-tomour>disque-du-tomour"],
    ),
    Site("refusal-ally-target", "attack", "refuse_attack"): (
        "AW-139",
        {"seats": [{"field": ["ogre-du-marais@3-2", "blatte-malsaine@3-3"]}, {"field": ["aigle@4-2"]}]},
        ["attack:ogre-du-marais>blatte-malsaine"],
    ),
    Site("refusal-astral-spell", "placement", "Place.refusal"): (
        "AW-109",
        {"seats": [{"hand": ["blizzard"]}, {}]},
        ["place:blizzard>4-2"],
    ),
    Site("refusal-astral-target", "attack", "refuse_attack"): (
        "AW-104",
        {"seats": [{"field": ["archer-nakka@2-2"]}, {"field": ["ogre-du-marais@3-2"], "astral": ["exil-maudit"]}]},
        ["attack:archer-nakka>exil-maudit"],
    ),
    Site("refusal-attacks-already", "activation", "refuse_place_of"): (
        "AW-209",
        {"seats": [{"field": ["aigle@2-2", "dreki@3-2", "aigle@3-3"]}, {"field": ["ogre-du-marais@4-2"]}]},
        ["move:aigle>2-3", "attack:dreki>ogre-du-marais", "swap:aigle:1>dreki"],
    ),
    Site("refusal-attacks-already", "activation", "Activate.refusal"): (
        "AW-146",
        {"seats": [{"field": ["hexacarias@3-2"]}, {"field": ["ogre-du-marais@4-2", "aigle@3-3"]}]},
        ["attack:hexacarias>ogre-du-marais", "attack:hexacarias>aigle"],
    ),
    Site("refusal-deck", "pointing", "refuse_pile"): (
        "AW-065",
        {"seats": [{"field": ["ogre-du-marais@3-2"]}, {"field": ["aigle@4-2"]}]},
        ["deck:0"],
    ),
    Site("refusal-discard", "pointing", "refuse_pile"): (
        "AW-165",
        {"seats": [{"field": ["ogre-du-marais@3-2"]}, {"field": ["aigle@4-2"]}]},
        ["discard:1"],
    ),
    Site("refusal-card-first", "pointing", "refuse_slot"): (
        "AW-175",
        {"seats": [{"field": ["ogre-du-marais@3-2"]}, {"field": ["aigle@4-2"]}]},
        ["3-3"],
    ),
    Site("refusal-hand-time", "pointing", "refuse_card"): (
        "AW-071",
        {"seats": [{"field": ["ogre-du-marais@3-2"], "hand": ["berserker"]}, {"field": ["aigle@4-2"]}]},
        ["berserker"],
    ),
    Site("refusal-not-yours", "pointing", "refuse_card"): (
        "AW-130",
        {
            "seats": [{"field": ["ogre-du-marais@3-2"], "hand": ["berserker", "berserker"]}, {"field": ["aigle@4-2"]}],
            "step": "placement",
        },
        ["aigle"],
    ),
    Site("refusal-cannot-move", "moving", "refuse_move"): (
        "AW-127",
        {"seats": [{"field": ["chasseresse@3-2", "cavalier-gris@2-3"]}, {"field": ["racines-rampantes@3-3"]}]},
        ["move:cavalier-gris>2-4"],
    ),
    Site("refusal-centre", "placement", "Place.refusal"): (
        "AW-066",
        {"seats": [{"hand": ["aigle", "aigle"]}, {}]},
        ["place:aigle>3-2", "place:aigle:1>2-2"],
    ),
    Site("refusal-contact", "attack", "refuse_attack"): (
        "AW-138",
        {"seats": [{"field": ["archer-nakka@3-2"]}, {"field": ["collecteur-de-peste@4-2", "ogre-du-marais@5-2"]}]},
        ["attack:archer-nakka>ogre-du-marais"],
    ),
    Site("refusal-cost", "modes/strategy", "refuse_play"): (
        "AW-362",
        {
            "seats": [
                {"field": ["paladin-de-glace@3-2"], "message": "ralliement", "points": 1},
                {},
                {},
                {"field": ["moleg-de-glace@3-3"]},
            ]
        },
        ["ralliement"],
    ),
    Site("refusal-coup", "modes/strategy", "Choose.refusal"): (
        "AW-364",
        {"seats": [{"strategy": "tenir-la-ligne"}, {}, {}, {}], "step": "strategy"},
        ["send:tenir-la-ligne"],
    ),
    Site("refusal-deactivated", "activation", "refuse_card"): (
        "AW-122",
        {"seats": [{"field": ["xenodon@3-2", {"card": "xenodon", "at": "4-2", "active": False}]}, {}]},
        ["swap:xenodon>xenodon:1"],
    ),
    Site("refusal-distance", "actions", "Shift.refuse_way"): (
        "AW-178",
        {"seats": [{"field": ["aigle@3-2", "les-portes-blanches@2-2"]}, {"field": ["golem-de-glace@5-2"]}]},
        ["action:les-portes-blanches", "shift:aigle>6-2"],
    ),
    Site("refusal-does-not-wander", "rounds", "EndTurnTexts.refusal"): (
        "AW-395",
        {"seats": [{"field": ["pretresse-du-givre@3-2"]}, {"field": ["ogre-du-marais@4-2"]}]},
        ["pass", "shift:ogre-du-marais>4-1"],
    ),
    Site("refusal-drawn", "modes/strategy", "Choose.refusal"): (
        "AW-359",
        {"seats": [{}, {}, {}, {}], "step": "strategy", "strategy_pile": ["sabotage"]},
        ["redraw"],
    ),
    Site("refusal-event-named", "modes/switches", "refusal"): (
        "AW-375",
        {
            "seats": [{"field": ["wendigo-lunaire@3-2", "aigle@4-2"]}, {"field": ["ogre-du-marais@3-3"]}],
            "event": "tempete",
        },
        ["move:aigle>5-2"],
    ),
    Site("refusal-furtif", "attack", "refuse_attack"): (
        "AW-252",
        {"seats": [{"field": ["ogre-du-marais@3-2"]}, {"field": ["adrielle@4-2", "aigle@2-2"]}]},
        ["attack:ogre-du-marais>adrielle"],
    ),
    Site("refusal-immune", "actions", "Question.refusal"): (
        "AW-185",
        {"seats": [{"astral": ["exil-maudit"]}, {"field": ["chevalier-gris@4-2", "ogre-du-marais@4-3"]}]},
        ["action:exil-maudit", "shift:chevalier-gris>2-2"],
    ),
    Site("refusal-immune", "attack", "refuse_attack"): (
        "AW-183",
        {"seats": [{"field": ["mangeur-d-enfants@3-2", "foudre-de-feu@4-3"]}, {"field": ["chevalier-gris@4-2"]}]},
        ["attack:mangeur-d-enfants>chevalier-gris", "attack:foudre-de-feu>chevalier-gris"],
    ),
    Site("refusal-landing", "actions", "Question.refuse_way"): (
        "AW-167",
        {
            "seats": [
                {"field": ["fantassin@3-2", "soldat-sobre@6-4"], "astral": ["en-permission"]},
                {"field": ["ogre-du-marais@4-2"]},
            ],
            "step": "initiative",
            "active": 0,
        },
        ["action:en-permission", "shift:fantassin>5-2"],
    ),
    Site("refusal-last-round", "placement", "Place.refusal"): (
        "AW-108",
        {"seats": [{"hand": ["maitres-d-arackhan", "soldat-sobre"]}, {}], "round": 9, "step": "placement"},
        ["place:maitres-d-arackhan>4-2"],
    ),
    Site("refusal-message", "modes/strategy", "refuse_play"): (
        "AW-366",
        {"layout": "alliance", "seats": [{"strategy": "espions"}, {}, {}, {}]},
        ["play:espions"],
    ),
    Site("refusal-moment", "modes/strategy", "why_not"): (
        "AW-368",
        {
            "seats": [
                {"field": ["paladin-de-glace@3-2"], "message": "espions", "points": 9},
                {},
                {},
                {"field": ["moleg-de-glace@3-3"]},
            ]
        },
        ["espions"],
    ),
    Site("refusal-moved-already", "activation", "refuse_place_of"): (
        "AW-208",
        {"seats": [{"field": ["aigle@2-2", "dreki@3-2", "aigle@3-3"]}, {}]},
        ["move:aigle>2-3", "swap:aigle>dreki"],
    ),
    Site("refusal-moved-already", "activation", "Activate.refusal"): (
        "AW-208",
        {"seats": [{"field": ["cavalier-gris@2-2"]}, {"field": ["ogre-du-marais@4-2"]}]},
        ["move:cavalier-gris>3-2", "move:cavalier-gris>3-1"],
    ),
    Site("refusal-must-choose", "actions", "Question.refusal"): (
        "AW-167",
        {"seats": [{"field": ["aigle@3-2"], "astral": ["ailes-de-glace"]}, {"field": ["ogre-du-marais@4-2"]}]},
        ["action:ailes-de-glace", "done"],
    ),
    Site("refusal-no-action", "activation", "refuse_action"): (
        "AW-167",
        {"seats": [{"field": ["wendigo-lunaire@3-2"]}, {"field": ["ogre-du-marais@3-3"]}]},
        ["action:wendigo-lunaire"],
    ),
    Site("refusal-no-attack", "attack", "refuse_attack"): (
        "AW-138",
        {
            "seats": [
                {"field": ["archer-nakka@3-2", "protection-hivernale@3-1"]},
                {"field": ["foudre-de-feu@4-2", "aigle@2-3"]},
            ]
        },
        ["attack:protection-hivernale>foudre-de-feu"],
    ),
    Site("refusal-no-effect", "modes/strategy", "refuse_play"): (
        "AW-173",
        {"seats": [{"strategy": "reconnaissance"}, {}, {}, {}], "step": "strategy"},
        ["play:reconnaissance"],
    ),
    Site("refusal-no-initiative", "activation", "refuse_card"): (
        "AW-079",
        {
            "seats": [{"field": ["banshee@3-2", "hexacarias@4-3"]}, {"field": ["golem-de-glace@4-2"]}],
            "step": "initiative",
        },
        ["attack:hexacarias>golem-de-glace"],
    ),
    Site("refusal-no-message", "modes/strategy", "Message.refusal"): (
        "AW-366",
        {
            "layout": "alliance",
            "seats": [
                {"field": ["paladin-de-glace@3-2", "pretresse-du-givre@2-2"], "message": "leurre", "points": 2},
                {"field": ["ogre-du-marais@4-3"]},
                {"field": ["homme-des-neiges@4-2"]},
                {"field": ["moleg-de-glace@3-3"]},
            ],
            "active": 0,
        },
        ["pass", "play:paladin-de-glace"],
    ),
    Site("refusal-no-omnifrappe", "activation", "Activate._refuse_omnifrappe"): (
        "AW-218",
        {"seats": [{"field": ["ogre-du-marais@6-3"]}, {"field": ["aigle@6-2"]}]},
        ["strike:ogre-du-marais"],
    ),
    Site("refusal-no-picking", "activation", "Activate._refuse_aim"): (
        "AW-220",
        {"seats": [{"field": ["hydre-abominable@3-2"]}, {"field": ["ogre-du-marais@4-2"]}]},
        ["attack:hydre-abominable>ogre-du-marais"],
    ),
    Site("refusal-no-slot", "moving", "refuse_landing"): (
        "AW-008",
        {"seats": [{"field": ["aigle@3-2"]}, {"field": ["golem-de-glace@5-2"]}]},
        ["move:aigle>0-0"],
    ),
    Site("refusal-no-slot", "placement", "Place.refusal"): (
        "AW-008",
        {"seats": [{"hand": ["dreki"]}, {}]},
        ["place:dreki>0-5"],
    ),
    Site("refusal-no-target", "activation", "refuse_action"): (
        "AW-173",
        {"seats": [{"field": ["fee-novice@3-2"]}, {"field": ["ogre-du-marais@4-2"]}]},
        ["action:fee-novice"],
    ),
    Site("refusal-not-astral", "placement", "Place.refusal"): (
        "AW-110",
        {"seats": [{"hand": ["dreki"]}, {}]},
        ["place:dreki>a0"],
    ),
    Site("refusal-not-declared", "activation", "Activate.refusal"): (
        "AW-133",
        {
            "seats": [
                {"field": ["fantassin@3-2", "soldat-sobre@4-3", "aigle@4-4"]},
                {"field": ["plante-carnivore@4-2", "archer-nakka@5-3"]},
            ]
        },
        ["attack:fantassin>plante-carnivore", "attack:soldat-sobre>archer-nakka", "withdraw:aigle"],
    ),
    Site("refusal-give", "modes/dealings", "GivePoints.refusal"): (
        "AW-362",
        {
            "layout": "alliance",
            "seats": [{"strategy": "passage-de-temoin", "points": 1}, {}, {}, {}],
            "step": "strategy",
        },
        ["play:passage-de-temoin", "give:3"],
    ),
    Site("refusal-note", "modes/strategy", "Choose.refusal"): (
        "AW-368",
        {"layout": "alliance", "seats": [{"strategy": "billet-chiffre"}, {}, {}, {}], "step": "strategy"},
        ["send:billet-chiffre"],
    ),
    Site("refusal-target", "modes/secrets", "Note.refusal"): (
        "AW-181",
        {
            "layout": "alliance",
            "seats": [{"strategy": "proie-designee", "field": ["aigle@3-2"]}, {"field": ["dreki@4-2"]}, {}, {}],
            "step": "strategy",
        },
        ["name:proie-designee>aigle"],
    ),
    Site("refusal-no-slot", "modes/secrets", "refuse_slot"): (
        "AW-008",
        {"layout": "alliance", "seats": [{"strategy": "billet-chiffre"}, {}, {}, {}], "step": "strategy"},
        ["write:billet-chiffre>0-0"],
    ),
    Site("refusal-slot-taken", "modes/secrets", "refuse_slot"): (
        "AW-368",
        {
            "layout": "alliance",
            "seats": [{"strategy": "terrain-mine", "points": 2, "field": ["aigle@3-2"]}, {}, {}, {}],
            "step": "strategy",
        },
        ["play:terrain-mine", "note:3-2"],
    ),
    Site("refusal-target", "modes/oaths", "Doom.refusal"): (
        "AW-365",
        {
            "layout": "alliance",
            "seats": [
                {"field": ["paladin-de-glace@3-2", "wendigo-lunaire@2-2"], "message": "serment", "points": 2},
                {"field": ["behemoth@4-3"]},
                {"field": ["homme-des-neiges@4-2"]},
                {},
            ],
            "step": "initiative",
            "active": 0,
            "starter": 1,
        },
        [
            "play:serment",
            "pair:wendigo-lunaire>homme-des-neiges",
            "attack:behemoth>homme-des-neiges",
            "resolve",
            "pick:paladin-de-glace",
        ],
    ),
    Site("refusal-not-in-hand", "modes/happenings", "Hire.refusal"): (
        "AW-373",
        {
            "seats": [{"field": ["paladin-de-glace@3-2"], "hand": ["aigle", "dreki", "titan"]}, {}],
            "event": "mercenaires-d-hilgarde",
            "step": "placement",
        },
        ["place:aigle>3-1", "place:dreki>3-3", "confirm", "pick:paladin-de-glace"],
    ),
    Site("refusal-not-in-hand", "modes/happenings", "Give.refusal"): (
        "AW-373",
        {
            "seats": [{"field": ["paladin-de-glace@3-2"], "hand": ["ogre-du-marais"]}, {}],
            "event_pile": ["convoi-pille"],
        },
        ["pick:paladin-de-glace"],
    ),
    Site("refusal-not-in-hand", "modes/strategy", "Choose.refusal"): (
        "AW-364",
        {
            "layout": "alliance",
            "seats": [
                {"field": ["paladin-de-glace@3-2"], "strategy": "tenir-la-ligne", "points": 4},
                {"field": ["ogre-du-marais@4-3"]},
                {"field": ["homme-des-neiges@4-2"]},
                {"field": ["moleg-de-glace@3-3"]},
            ],
            "step": "strategy",
            "strategy_pile": ["sabotage", "sabotage", "sabotage", "sabotage"],
            "active": 0,
        },
        ["play:paladin-de-glace"],
    ),
    Site("refusal-not-in-hand", "placement", "Place.refusal"): (
        "AW-071",
        {
            "seats": [{"field": ["aigle@4-4"], "hand": ["dreki", "dreki"]}, {"field": []}],
            "step": "placement",
            "active": 0,
        },
        ["place:aigle>3-4"],
    ),
    Site("refusal-not-in-play", "activation", "Activate._refuse_aim"): (
        "AW-028",
        {"seats": [{"field": ["aigle@3-2"], "hand": ["dreki"]}, {"field": ["ogre-du-marais@4-2"]}], "active": 0},
        ["attack:aigle>dreki"],
    ),
    Site("refusal-not-in-play", "activation", "refuse_card"): (
        "AW-028",
        {"seats": [{"field": ["aigle@3-2"], "hand": ["dreki"]}, {"field": ["ogre-du-marais@4-2"]}], "active": 0},
        ["attack:dreki>ogre-du-marais"],
    ),
    Site("refusal-not-met", "modes/objectives", "Claim.refuse"): (
        "AW-380",
        {
            "seats": [{"field": ["golem-de-glace@3-2", "behemoth@3-3"]}, {"field": ["behemoth@4-2"]}],
            "objectives": ["tueur-de-geants", "conquete"],
        },
        ["attack:golem-de-glace>behemoth:1", "resolve", "claim:conquete"],
    ),
    Site("refusal-not-moved", "activation", "Activate.refusal"): (
        "AW-131",
        {"seats": [{"field": ["xenodon@2-2"]}, {"field": ["ogre-du-marais@3-2"]}]},
        ["stop:xenodon"],
    ),
    Site("refusal-not-open", "modes/objectives", "Claim.refuse"): (
        "AW-380",
        {
            "seats": [{"field": ["golem-de-glace@3-2"]}, {"field": ["behemoth@4-2"]}],
            "objectives": ["tueur-de-geants"],
            "active": 0,
        },
        ["attack:golem-de-glace>behemoth", "resolve", "claim:golem-de-glace"],
    ),
    Site("refusal-not-yours", "activation", "refuse_card"): (
        "AW-130",
        {"seats": [{"field": ["ogre-du-marais@3-2"]}, {"field": ["aigle@4-2"]}]},
        ["attack:aigle>ogre-du-marais"],
    ),
    Site("refusal-nothing-around", "activation", "Activate._refuse_strike"): (
        "AW-220",
        {"seats": [{"field": ["hydre-abominable@3-2", "ogre-du-marais@6-3"]}, {"field": ["aigle@6-2"]}]},
        ["strike:hydre-abominable"],
    ),
    Site("refusal-nothing-around", "attack", "refuse_idle"): (
        "AW-220",
        # the Carriole, which took Furtif from Lucy, goes away once the strike is declared
        {
            "seats": [
                {"field": ["hydre-abominable@3-2", "carriole-pestilentielle@4-3", "ogre-du-marais@5-4"]},
                {"field": ["lucy@4-2"]},
            ]
        },
        [
            "strike:hydre-abominable",
            "move:carriole-pestilentielle>5-3",
            "stop:carriole-pestilentielle",
            "resolve",
        ],
    ),
    Site("refusal-nothing-declared", "activation", "Activate.refuse_resolve"): (
        "AW-133",
        {"seats": [{"field": ["ogre-du-marais@3-2"]}, {"field": ["paladin-de-glace@4-2"]}]},
        ["resolve"],
    ),
    Site("refusal-off-field", "moving", "refuse_landing"): (
        "AW-111",
        {"seats": [{"field": ["aigle@3-2"]}, {"field": ["golem-de-glace@5-2"]}]},
        ["move:aigle>a0"],
    ),
    Site("refusal-once", "activation", "refuse_action"): (
        "AW-394",
        {"seats": [{"field": ["elementaire-de-glace@3-2"]}, {"field": ["ogre-du-marais@4-2"]}]},
        ["action:elementaire-de-glace", "either:1", "action:elementaire-de-glace"],
    ),
    Site("refusal-one-message", "modes/strategy", "Choose.refusal"): (
        "AW-366",
        {
            "layout": "alliance",
            "seats": [{"strategy": "diversion"}, {}, {"message": "espions"}, {}],
            "step": "strategy",
        },
        ["send:diversion"],
    ),
    Site("refusal-open", "activation", "Activate.refusal"): (
        "AW-131",
        {"seats": [{"field": ["aigle@3-3"]}, {"field": ["ogre-du-marais@4-2"]}]},
        ["move:aigle>4-3", "pass"],
    ),
    Site("refusal-pending", "activation", "Activate.refusal"): (
        "AW-172",
        {"seats": [{"field": ["fantassin@3-2"]}, {"field": ["archer-nakka@4-2"]}]},
        ["attack:fantassin>archer-nakka", "pass"],
    ),
    Site("refusal-pending", "activation", "refuse_action"): (
        "AW-172",
        {"seats": [{"field": ["hexacarias@3-2", "disque-du-tomour@2-2"]}, {"field": ["ogre-du-marais@4-2"]}]},
        ["attack:hexacarias>ogre-du-marais", "action:disque-du-tomour"],
    ),
    Site("refusal-place-attacks", "attack", "refuse_attack"): (
        "AW-152",
        {"seats": [{"field": ["fort-avalon@3-2", "soldat-sobre@3-3"]}, {"field": ["aigle@4-2", "dreki@4-3"]}]},
        ["attack:fort-avalon>aigle"],
    ),
    Site("refusal-place-two", "placement", "Place.refusal"): (
        "AW-071",
        {"seats": [{"hand": ["aigle"]}, {}]},
        ["confirm"],
    ),
    Site("refusal-placed-two", "placement", "Place.refusal"): (
        "AW-071",
        {"seats": [{"hand": ["blizzard", "teleportation", "blizzard"]}, {}]},
        ["place:blizzard>a0", "place:teleportation>a1", "place:blizzard:1>a0"],
    ),
    Site("refusal-range", "attack", "refuse_attack"): (
        "AW-227",
        {"seats": [{"field": ["archer-nakka@3-2"]}, {"field": ["ogre-du-marais@6-2", "aigle@5-2"]}]},
        ["attack:archer-nakka>ogre-du-marais"],
    ),
    Site("refusal-returned", "modes/happenings", "Give.refusal"): (
        "AW-373",
        {"seats": [{"hand": ["aigle"], "deck": ["archer", "behemoth"]}, {}], "event_pile": ["ravitaillement"]},
        ["return:aigle", "return:aigle"],
    ),
    Site("refusal-slot-alone", "moving", "refuse_landing"): (
        "AW-175",
        {"seats": [{"field": ["aigle@3-2"]}, {"field": ["ogre-du-marais@4-2"]}]},
        ["move:aigle>2-2"],
    ),
    Site("refusal-slot-alone", "moving", "refuse_swap"): (
        "AW-209",
        {"seats": [{"field": ["aigle@2-2", "dreki@5-2"]}, {}]},
        ["swap:aigle>dreki"],
    ),
    Site("refusal-slot-alone", "placement", "Place.refusal"): (
        "AW-105",
        {"seats": [{"hand": ["dreki"]}, {"field": ["berserker@4-2"]}]},
        ["place:dreki>6-2"],
    ),
    Site("refusal-slot-taken", "moving", "refuse_landing"): (
        "AW-175",
        {"seats": [{"field": ["aigle@3-2"]}, {"field": ["ogre-du-marais@4-2"]}]},
        ["move:aigle>4-2"],
    ),
    Site("refusal-slot-taken", "placement", "Place.refusal"): (
        "AW-105",
        {"seats": [{"field": ["aigle@3-2"], "hand": ["dreki"]}, {}]},
        ["place:dreki>3-2"],
    ),
    Site("refusal-spell-target", "attack", "refuse_attack"): (
        "AW-035",
        {"seats": [{"field": ["tourelle-d-attaque@4-3", "mouche-scorpion@7-1"]}, {"field": ["cheval-d-avalon@4-2"]}]},
        ["attack:tourelle-d-attaque>cheval-d-avalon"],
    ),
    Site("refusal-swap", "moving", "refuse_swap"): (
        "AW-209",
        {"seats": [{"field": ["xenodon@3-2", "hexacarias@4-2"]}, {}]},
        ["swap:xenodon>hexacarias"],
    ),
    Site("refusal-target", "actions", "Question.refusal"): (
        "AW-181",
        {"seats": [{"field": ["aigle@3-2"], "astral": ["exil-maudit"]}, {"field": ["ogre-du-marais@4-3"]}]},
        ["action:exil-maudit", "shift:aigle>2-2"],
    ),
    Site("refusal-target", "modes/orders", "Reorder.refusal"): (
        "AW-181",
        {
            "layout": "alliance",
            "seats": [{"deck": ["aigle", "dreki", "gabriel"], "strategy": "reconnaissance"}, {}, {}, {}],
            "step": "strategy",
        },
        ["play:reconnaissance", "pick:gabriel", "pick:gabriel"],
    ),
    Site("refusal-target", "modes/orders", "Spy.refusal"): (
        "AW-181",
        {
            "seats": [
                {"message": "espions", "points": 1},
                {"field": [{"card": "behemoth", "at": "4-3", "face_down": True}]},
                {},
                {},
            ],
            "step": "placement",
        },
        ["play:espions", "spy:3-2"],
    ),
    Site("refusal-target", "rounds", "EndTexts.refusal"): (
        "AW-189",
        {
            "seats": [
                {"field": ["monolithe-d-acier-fantome@2-2", "monolithe-d-acier-fantome@5-2"]},
                {"field": ["aigle@2-3"]},
            ],
            "step": "end",
        },
        ["next:aigle"],
    ),
    Site("refusal-text", "modifiers", "Rule.refusal"): (
        "AW-159",
        {"seats": [{"field": ["hexacarias@4-3", "mouche-scorpion@7-1"]}, {"field": ["plante-carnivore@4-2"]}]},
        ["attack:hexacarias>plante-carnivore"],
    ),
    Site("refusal-too-far", "moving", "refuse_move"): (
        "AW-202",
        {"seats": [{"field": ["xenodon@2-2"]}, {"field": ["ogre-du-marais@3-2"]}]},
        ["move:xenodon>4-2"],
    ),
    Site("refusal-undecided", "activation", "Activate.refuse_resolve"): (
        "AW-137",
        {"seats": [{"field": ["aigle@3-3", "hexacarias@3-2"]}, {"field": ["ogre-du-marais@4-2"]}]},
        ["move:aigle>4-3", "attack:hexacarias>ogre-du-marais", "resolve"],
    ),
    Site("refusal-undo-instead", "activation", "Activate._refuse_withdraw"): (
        "AW-133",
        {
            "seats": [
                {"field": ["fantassin@3-2", "soldat-sobre@4-3", "hydre-abominable@6-3"]},
                {"field": ["plante-carnivore@4-2", "archer-nakka@5-3"]},
            ],
            "active": 0,
        },
        [
            "attack:fantassin>plante-carnivore",
            "strike:hydre-abominable",
            "attack:soldat-sobre>archer-nakka",
            "withdraw:hydre-abominable",
        ],
    ),
    Site("refusal-undo-instead", "activation", "Activate.refusal"): (
        "AW-133",
        {"seats": [{"field": ["fantassin@3-2"]}, {"field": ["archer-nakka@4-2"]}]},
        ["attack:fantassin>archer-nakka", "withdraw:fantassin"],
    ),
    Site("refusal-withdrawn", "activation", "Activate._refuse_attack"): (
        "AW-160",
        {
            "seats": [
                {"field": ["fantassin@3-2", "soldat-sobre@4-3"]},
                {"field": ["plante-carnivore@4-2", "archer-nakka@5-3"]},
            ]
        },
        [
            "attack:fantassin>plante-carnivore",
            "attack:soldat-sobre>archer-nakka",
            "withdraw:fantassin",
            "attack:fantassin>plante-carnivore",
        ],
    ),
    Site("refusal-place-of", "activation", "refuse_ring"): (
        "AW-209",
        {"seats": [{"field": ["aigle@2-2", "dreki@3-2", "hexacarias@4-2"]}, {"field": ["golem-de-glace@4-3"]}]},
        ["ring:aigle>hexacarias"],
    ),
    Site("refusal-ring", "activation", "Ring.refusal"): (
        "AW-S58",
        {"seats": [{"field": ["aigle@2-2", "dreki@3-2", "mouche-scorpion@4-2"]}, {"field": ["golem-de-glace@4-3"]}]},
        ["ring:aigle>dreki", "ring:aigle>mouche-scorpion"],
    ),
    Site("refusal-ring", "activation", "refuse_ring"): (
        "AW-S58",
        {"seats": [{"field": ["aigle@2-2", "dreki@3-2", "mouche-scorpion@4-2"]}, {"field": ["golem-de-glace@4-3"]}]},
        ["ring:aigle>dreki", "ring:dreki>aigle"],
    ),
    Site("refusal-withdrawn", "activation", "Activate._refuse_strike"): (
        "AW-160",
        {"seats": [{"field": ["hydre-instable@3-2", "ogre-du-marais@4-1"]}, {"field": ["plante-carnivore@4-2"]}]},
        ["strike:hydre-instable", "withdraw:hydre-instable", "strike:hydre-instable"],
    ),
}

#: Places that are reached at a new table, by the test below.
SET_UP = {Site("refusal-returned", "opening", "Mulligan.refusal")}

#: Places that no key a client can send gets to, and why. They guard the rules against their own callers.
GUARDS = {
    Site("refusal-no-deck", "opening", "ChooseDecks.refusal"): "a key names one of the ready decks, or nothing",
    Site(
        "refusal-not-in-hand", "opening", "Mulligan.refusal"
    ): "nothing but one's own hand is in sight before the battle",
    Site("refusal-moment", "modes/strategy", "refuse_play"): "a message is asked about at its own moment only",
    Site(
        "refusal-no-attack", "activation", "Activate._refuse_omnifrappe"
    ): "only creatures on the battlefield, all with an Attack, have Omnifrappe",
}


@pytest.mark.parametrize("site", REFUSALS, ids=str)
def test_the_refusal_is_uttered(site: Site) -> None:
    rule, scenario, texts = REFUSALS[site]
    refusal, reached = attempt("arackhan", scenario, *texts)
    assert (reached, refusal.rule) == (site, rule)


def test_a_card_is_returned_once_before_the_battle() -> None:
    decks = ["preconstruit-terres-blanches", "preconstruit-nakka"]
    table = ludotheque.new("arackhan", 2, "set-up", {"decks": decks, "first": 0})
    key = next(option.key for option in table.choice if option.key.startswith("return:"))
    table.play(key)
    refusal, site = refused(table, key)
    assert (refusal.rule, site) == ("AW-057", Site("refusal-returned", "opening", "Mulligan.refusal"))


def test_every_refusal_of_the_sources_has_its_attempt() -> None:
    attempted = set(REFUSALS) | SET_UP | set(GUARDS)
    assert sorted(map(str, written(GAME.folder) - attempted)) == [], "made in the sources and tried nowhere"
    assert sorted(map(str, attempted - written(GAME.folder))) == [], "tried here and no longer made"


def test_no_words_wait_for_a_refusal_that_nobody_makes() -> None:
    assert unsaid(GAME.folder) == set()
