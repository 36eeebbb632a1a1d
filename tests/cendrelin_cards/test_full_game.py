"""The cards of the full game, one line each: what it does to a graveyard that has what it asks for, and when it is refused.

A line has the card (an event's or place's option by its letter), what seat 0 has beyond nothing at all, what then changes, and
the rule that refuses it to someone who has none of that (None: it can always be used).
"""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.games.cendrelin import deck
from ludotheque.games.cendrelin.cards import EventCard, Fragment, PlaceCard
from ludotheque.games.cendrelin.graveyard import EPHEMERALS
from ludotheque.games.cendrelin.objectives import Objective
from tests.cendrelin_cards.helpers import GAME

#: What there is besides mana and ephemerals, unless a line says otherwise: enough of everything for any price.
PLENTY = {"tombes": 5, "fosses": 5, "ames": 3, "tresors": 3}
Line = tuple[dict[str, Any], dict[str, int], str | None]
T, P, S, R = "tombes", "fosses", "ames", "tresors"
PACT, HOMAGE, DAMAGE = "pactes", "hommages", "degats"

FRAGMENTS: dict[str, Line] = {
    "signature-au-sang/a": ({"mana": 2}, {"past_life": 1, PACT: 2}, "CE-039"),
    "emprunter-une-ombre/a": ({"mana": 1}, {"mana": -1, PACT: 1}, "CE-112"),
    "surenchere/a": ({"mana": 2, "do": ["yes"]}, {S: -1, "mana": -2, PACT: 2}, "CE-109"),
    "dette-de-chair/a": ({PACT: 1, "do": ["option"]}, {PACT: -1, T: -1, "mana": 2}, "CE-109"),
    "dette-de-chair/b": ({PACT: 1, "mana": 1, "do": ["option"]}, {PACT: -1, "mana": -1, R: 1}, "CE-109"),
    "prononcer-le-nom/a": ({"mana": 2, "theirs": 1}, {"mana": 1, "mana@1": -1}, "CE-039"),
    "garder-sa-part/a": ({}, {P: -1, "mana": 2}, "CE-109"),
    "clause-cachee/a": ({PACT: 1}, {PACT: -1, "mana@1": 2, R: 1, S: 1}, "CE-125"),
    "echeance/a": ({PACT: 2, "hand@1": 1}, {PACT: -2, "past_life@1": 1, T: 1}, "CE-125"),
    "litanie/a": ({}, {HOMAGE: 1}, None),
    "aumone/a": ({}, {"mana@1": 1, HOMAGE: 2}, None),
    "absolution/a": ({HOMAGE: 2}, {HOMAGE: -2, P: -1, T: 1, "mana@1": 1}, "CE-109"),
    "offrande/a": ({HOMAGE: 2, "mana": 1}, {HOMAGE: -2, "mana": -1, S: 1}, "CE-112"),
    "prelever-la-dime/a": ({"theirs": 2, "hand@1": 5}, {"mana": 1, "mana@1": -1}, "CE-164"),
    "penitence/a": ({"mana": 2}, {"past_life": 1, P: -1, HOMAGE: 2, "mana": 2}, "CE-109"),
    "interdit/a": ({"mana": 1, "hand@1": 2, "whole@1": True}, {"mana": -1, "past_life@1": 2}, "CE-112"),
    "jubile/a": ({HOMAGE: 4}, {HOMAGE: -4, T: 1, S: 1, "mana": 1}, "CE-125"),
}
EVENTS: dict[str, Line] = {
    "crue-du-caveau/a": ({}, {P: -2, "mana": 1}, "CE-109"),
    "crue-du-caveau/b": ({"spare": 1}, {"forgone": 1, P: -1, T: 1}, "CE-109"),
    "crue-du-caveau/c": ({"mana": 3}, {"mana": -2}, None),
    "heritier-inattendu/a": ({}, {T: -1, R: 1}, "CE-109"),
    "heritier-inattendu/b": ({"mana": 1}, {"mana": -1, "mana@1": 1, T: 1}, "CE-112"),
    "heritier-inattendu/c": ({}, {"mana": 1}, None),
    "nuee-de-corbeaux/a": ({"theirs": 3}, {P: -1, "mana@1": -2}, "CE-109"),
    "nuee-de-corbeaux/b": ({"spare": 1}, {"forgone": 1, S: -1, R: 1}, "CE-109"),
    "nuee-de-corbeaux/c": ({"mana": 1}, {"mana": -1}, None),
    "marche-des-songes/a": ({}, {S: -1, "mana": 2}, "CE-109"),
    "marche-des-songes/b": ({}, {"mana": 1}, None),
    "gardien-des-cendres/a": ({"urnes": 1}, {"urnes": -1, "mana": 2}, "CE-109"),
    "gardien-des-cendres/b": ({"urnes": 0}, {T: -1, "urnes": 2}, "CE-109"),
    "gardien-des-cendres/c": ({"urnes": 0, "mana": 1}, {"mana": -1, "urnes": 1, P: -1}, None),
    "urnes-brisees/a": ({"urnes": 0}, {P: -1, "urnes": 1}, "CE-109"),
    "urnes-brisees/b": ({"urnes": 1, "spare": 1}, {"forgone": 1, "urnes": -1, R: 1}, "CE-109"),
    "urnes-brisees/c": ({"urnes": 0}, {P: 1}, None),
    "bourreau-en-retraite/a": ({"cordes": 1, "hand@1": 1}, {"cordes": -1, "past_life@1": 1}, "CE-109"),
    "bourreau-en-retraite/b": ({"cordes": 0}, {"cordes": 1, "mana": 1}, None),
    "bourreau-en-retraite/c": ({"cordes": 0}, {T: -1, "cordes": 1}, "CE-109"),
    "branche-rompue/a": ({"cordes": 1}, {"cordes": -1, P: 1, "mana": 1}, "CE-109"),
    "branche-rompue/b": ({"cordes": 0, "spare": 1}, {"forgone": 1, "cordes": 2}, "CE-118"),
    "branche-rompue/c": ({"cordes": 0}, {P: 1}, None),
    "procession-aux-flambeaux/a": ({"cierges": 0}, {P: -1, "cierges": 2}, "CE-109"),
    "procession-aux-flambeaux/b": ({"cierges": 2}, {"cierges": -2, S: 1}, "CE-109"),
    "procession-aux-flambeaux/c": ({"cierges": 0}, {"cierges": 1}, None),
    "courant-d-air/a": ({"cierges": 0, HOMAGE: 1}, {HOMAGE: -1, "cierges": 1, "mana": 2}, "CE-125"),
    "courant-d-air/b": ({"cierges": 1}, {"cierges": -1, "mana": 1}, "CE-109"),
    "courant-d-air/c": ({"cierges": 0}, {"cierges": 1, P: 1}, None),
    "relieur-d-os/a": ({"cranes": 2}, {"cranes": -2, T: 1}, "CE-109"),
    "relieur-d-os/b": ({"cranes": 0}, {"cranes": 1, "mana": 1}, None),
    "eboulement/a": ({"cranes": 1, "mana": 1}, {"mana": -1, "cranes": -1, T: 1}, "CE-109"),
    "eboulement/b": ({"cranes": 0, "mana": 1}, {P: 1}, None),
    "veuve-inconsolable/a": ({"larmes": 1}, {"larmes": -1, "mana@1": 1, "mana": 2}, "CE-109"),
    "veuve-inconsolable/b": ({"larmes": 0}, {P: -1, "larmes": 2}, "CE-109"),
    "veuve-inconsolable/c": ({"larmes": 0}, {"larmes": 1}, None),
    "rosee-d-outre-tombe/a": ({"larmes": 1}, {"larmes": -1, S: 1}, "CE-109"),
    "rosee-d-outre-tombe/b": ({"larmes": 0}, {P: -1, "larmes": 1}, "CE-109"),
    "rosee-d-outre-tombe/c": ({"larmes": 0}, {"larmes": 1}, None),
    "fossoyeur-ivre/a": ({"pelles": 0}, {T: -1, "pelles": 1, "mana": 1}, "CE-109"),
    "fossoyeur-ivre/b": ({"pelles": 0}, {P: -1, "pelles": 1, "mana": 1}, "CE-109"),
    "fossoyeur-ivre/c": ({"pelles": 0}, {"mana": 1}, None),
    "pelles-volees/a": ({"pelles": 0}, {R: -1, "pelles": 1, "mana": 1}, "CE-109"),
    "pelles-volees/b": ({"pelles": 0, DAMAGE: 1}, {DAMAGE: -1, "pelles": 1, "mana": 3}, "CE-125"),
    "pelles-volees/c": ({"pelles": 0}, {"pelles": 1, "mana": 1}, None),
    "faim-d-azhur-nael/a": ({"braises": 0, "mana": 1}, {"mana": -1, S: -1, "braises": 3}, "CE-109"),
    "faim-d-azhur-nael/b": (
        {"braises": 0, PACT: 1, "hand@1": 1, "whole@1": True},
        {PACT: -1, "past_life@1": 1},
        "CE-125",
    ),
    "faim-d-azhur-nael/c": ({"braises": 0}, {"braises": 1}, None),
    "tentateur/a": ({"braises": 0, "spare": 1}, {"past_life": 1, "mana": 3}, "CE-122"),
    "tentateur/b": ({"braises": 1}, {"braises": -1, R: 1, "mana@1": 1}, "CE-109"),
    "tentateur/c": ({"braises": 0}, {"braises": 1}, None),
    "pieces-noyees/a": ({"voeux": 1}, {"voeux": -1, R: 1}, "CE-109"),
    "pieces-noyees/b": ({"voeux": 0}, {R: -1, "voeux": 2}, "CE-109"),
    "pieces-noyees/c": ({"voeux": 0}, {"voeux": 1, "mana": 1}, None),
    "voix-du-puits/a": ({"voeux": 0, HOMAGE: 1}, {HOMAGE: -1, "voeux": 2, "mana": 3}, "CE-125"),
    "voix-du-puits/b": ({"voeux": 0}, {"mana@1": 2, "mana": 2}, None),
    "voix-du-puits/c": ({"voeux": 0}, {S: -1, "voeux": 2}, "CE-109"),
    "fideles-masques/a": ({"idoles": 0, HOMAGE: 1}, {HOMAGE: -1, "idoles": 1, "mana": 3}, "CE-125"),
    "fideles-masques/b": ({"idoles": 0}, {R: -1, "idoles": 1, "mana": 1}, "CE-109"),
    "fideles-masques/c": ({"idoles": 0}, {"idoles": 1, "mana": 1}, None),
    "colere-de-sezmoth/a": ({"idoles": 1, "theirs": 3}, {"idoles": -1, "mana@1": -2}, "CE-109"),
    "colere-de-sezmoth/b": ({"idoles": 0, DAMAGE: 1}, {DAMAGE: -1, R: 1}, "CE-125"),
    "colere-de-sezmoth/c": ({"idoles": 0}, {"idoles": 1}, None),
}
PLACES: dict[str, Line] = {
    "le-columbarium/a": ({"urnes": 0, "mana": 1}, {"mana": -1, T: -1, "urnes": 1}, "CE-109"),
    "le-columbarium/b": ({"urnes": 2}, {"urnes": -2, S: 1}, "CE-109"),
    "le-verger-aux-pendus/a": ({"cordes": 0, "spare": 1}, {"forgone": 1, "cordes": 1}, "CE-118"),
    "le-verger-aux-pendus/b": ({"cordes": 2, "theirs": 2}, {"cordes": -2, "mana@1": -2}, "CE-109"),
    "la-chapelle-muree/a": ({"cierges": 0, "mana": 2}, {"mana": -2, "cierges": 1}, "CE-112"),
    "la-chapelle-muree/b": ({"cierges": 1}, {"cierges": -1, P: -1, "mana": 2}, "CE-109"),
    "l-ossuaire/a": ({"cranes": 0}, {T: -1, "cranes": 2}, "CE-109"),
    "l-ossuaire/b": ({"cranes": 3, "mana": 1}, {"mana": -1, "cranes": -3, R: 1}, "CE-109"),
    "le-saule-pleureur/a": ({"larmes": 0}, {S: -1, "larmes": 2}, "CE-109"),
    "le-saule-pleureur/b": ({"larmes": 2}, {"larmes": -2, "mana": 2}, "CE-109"),
    "la-loge-du-fossoyeur/a": ({"pelles": 0, "mana": 2}, {"mana": -2, "pelles": 1}, "CE-112"),
    "la-loge-du-fossoyeur/b": ({"pelles": 1}, {"pelles": -1, P: 1, "mana": 1}, "CE-109"),
    "la-bouche-d-azhur-nael/a": ({"braises": 1, PACT: 1}, {PACT: -1, "braises": -1, "mana": 4}, "CE-109"),
    "la-bouche-d-azhur-nael/b": ({"braises": 1, HOMAGE: 2}, {HOMAGE: -2, "braises": -1, P: 1}, "CE-109"),
    "le-puits-de-vhaal-morgh/a": ({"voeux": 0, PACT: 1}, {PACT: -1, "voeux": 1}, "CE-125"),
    "le-puits-de-vhaal-morgh/b": ({"voeux": 2, "mana": 1}, {"mana": -1, "voeux": -2, R: 1}, "CE-109"),
    "l-autel-de-sezmoth/a": ({"idoles": 0, HOMAGE: 1, "mana": 3}, {HOMAGE: -1, "mana": -3, "idoles": 1}, "CE-112"),
    "l-autel-de-sezmoth/b": ({"idoles": 1, PACT: 1}, {PACT: -1, "idoles": -1, S: 1, "mana": 1}, "CE-109"),
}
#: Card, what there is, what an « Imprévu » or an « Action » changes.
SPECIAL: dict[str, tuple[dict[str, Any], dict[str, int]]] = {
    "crue-du-caveau/imprevu": ({"mana": 2}, {"mana": -1, P: 1}),
    "urnes-brisees/imprevu": ({"urnes": 2}, {"urnes": -1}),
    "branche-rompue/imprevu": ({"cordes": 2, "mana": 1}, {"mana": -1, "cordes": -1}),
    "eboulement/imprevu": ({"cranes": 0}, {T: -1, "cranes": 1}),
    "rosee-d-outre-tombe/imprevu": ({"larmes": 0}, {"larmes": 1, "mana": 1}),
    "faim-d-azhur-nael/imprevu": ({"braises": 0, "mana": 1}, {"mana": -1}),
    "pieces-noyees/imprevu": ({"voeux": 0}, {"voeux": 1}),
    "colere-de-sezmoth/imprevu": ({"idoles": 1}, {"idoles": -1}),
    "marche-des-songes/action": ({"mana": 3}, {"mana": -3, S: 1}),
    "relieur-d-os/action": ({"cranes": 1}, {"cranes": -1, "mana": 1}),
    "fossoyeur-ivre/action": ({"pelles": 0, "mana": 1}, {"mana": -1, P: 1}),
}
#: Objective, a graveyard in which it holds, and what of it is taken away for it not to hold.
OBJECTIVES: dict[str, tuple[dict[str, int], dict[str, int]]] = {
    "menager-ses-morts": ({T: 5, "mana": 3}, {T: 4, "mana": 2}),
    "terre-retournee": ({T: 7, P: 7}, {T: 6, P: 6}),
    "mise-en-terre": ({"done": 9}, {"done": 8}),
    "levee-en-masse": ({"done": 4}, {"done": 3}),
    "silence-des-limbes": ({S: 1, "mana": 2}, {S: 2, "mana": 1}),
    "choeur-des-absents": ({S: 4, P: 3}, {S: 3, P: 4}),
    "passer-les-ames": ({"done": 10}, {"done": 9}),
    "source-profonde": ({"done": 13}, {"done": 12}),
    "table-rase": ({T: 2, "mana": 3}, {T: 3, "mana": 2}),
    "le-butin-et-la-cendre": ({R: 5, "mana": 5}, {R: 4, "mana": 4}),
    "feu-nourri": ({"done": 5}, {"done": 4}),
    "nuit-de-carnage": ({"done": 11}, {"done": 10}),
    "coffres-pleins": ({"mana": 7}, {"mana": 6}),
    "bouche-beante": ({P: 6, "mana": 4}, {P: 5, "mana": 3}),
    "parole-donnee": ({"done": 5}, {"done": 4}),
    "s-effeuiller-l-ame": ({"done": 12}, {"done": 11}),
    "terre-benie": ({P: 1, "mana": 2}, {P: 2, "mana": 1}),
    "paix-des-tombeaux": ({T: 5, S: 4}, {T: 4, S: 3}),
    "la-main-ouverte": ({"done": 4}, {"done": 3}),
    "grand-messe": ({"done": 5}, {"done": 4}),
}


def table(said: dict[str, Any], plenty: dict[str, int], **rest: Any) -> ludotheque.Table:
    added = {name: said[name] for name in deck.PRINTED.resource_ids[4:] if name in said}
    own = {name: said.get(name, 0) for name in ("mana", *EPHEMERALS)}
    spare = ["inhumer"] * said.get("spare", 0)
    me = {"class": "necromancien", **own, "hand": [*rest.pop("hand", []), *spare], "past_life": ["butin"]}
    theirs = {"class": "sorcier", "mana": said.get("theirs", 0), "hand": ["butin", "embraser", "racket", "transe"] * 2}
    theirs["hand"] = theirs["hand"][: said.get("hand@1", 0)]
    theirs["past_life"] = [] if said.get("whole@1") else ["eclair-noir"]
    resources = {**plenty, **added}
    return ludotheque.scenario("cendrelin", {"seats": [me, theirs], "rules": "full", "resources": resources, **rest})


def count(one: ludotheque.Table) -> dict[str, int]:
    pos = one.position
    found = {name: held for name, held in zip(deck.PRINTED.resource_ids, pos.resources, strict=True) if held >= 0}
    found |= {name: pos.ephemerals[kind] for kind, name in enumerate(EPHEMERALS)}
    for seat, mark in ((0, ""), (1, "@1")):
        found[f"mana{mark}"] = pos.mana[seat]
        found[f"past_life{mark}"] = len(pos.past_life[seat])
        found[f"forgone{mark}"] = len(pos.forgone[seat])
    return found


def used(one: ludotheque.Table, key: str, row: str, answers: list[str]) -> dict[str, int]:
    """What changes when it is used; the first answer is given where several would do."""
    before = count(one)
    one.play(key)
    for answer in answers:
        wanted = [option.key for option in one.choice if option.key == answer or option.key.endswith(f"/{row}")]
        one.play(wanted[0] if one.choice.kind in ("part", "option") else answer)
    while one.choice.kind == "part":
        one.play(one.choice.options[0])
    return {name: now - before[name] for name, now in count(one).items() if now != before[name]}


def nothing(said: dict[str, Any]) -> dict[str, Any]:
    """The same table without anything to pay with."""
    return {name: 0 for name in said if name in deck.PRINTED.resource_ids}


@pytest.mark.parametrize("id", FRAGMENTS)
def test_a_fragment(id: str) -> None:
    said, change, rule = FRAGMENTS[id]
    name, _, row = id.partition("/")

    def laid(given: dict[str, Any], plenty: dict[str, int]) -> tuple[ludotheque.Table, str]:
        one = table(given, plenty, hand=[name], surroundings=["pelerins"])
        return one, f"play:{GAME.ref(one.position, one.position.hand[0][0])}"

    several = len(deck.PRINTED.fragment(deck.PRINTED.index[name]).options) > 1
    answers = (
        [] if several and "mana" not in said else [one for one in said.get("do", []) if one != "option" or several]
    )
    assert used(*laid(said, PLENTY), row, answers) == change
    poor, key = laid(nothing(said), dict.fromkeys(PLENTY, 0))
    refusal = poor.why_not(key)
    assert (refusal and refusal.rule) == rule


@pytest.mark.parametrize("id", EVENTS)
def test_an_event(id: str) -> None:
    said, change, rule = EVENTS[id]
    name, _, row = id.partition("/")

    def laid(given: dict[str, Any], plenty: dict[str, int]) -> tuple[ludotheque.Table, str]:
        one = table(given, plenty, surroundings=[name])
        return one, f"resolve:{GAME.ref(one.position, one.position.surroundings[0])}/{row}"

    assert used(*laid(said, PLENTY), row, []) == change
    poor, key = laid(nothing(said), dict.fromkeys(PLENTY, 0))
    refusal = poor.why_not(key)
    assert (refusal and refusal.rule) == rule


@pytest.mark.parametrize("id", SPECIAL)
def test_what_an_event_does_unforeseen_or_as_an_action(id: str) -> None:
    said, change = SPECIAL[id]
    name, _, kind = id.partition("/")
    one = table(said, PLENTY, surroundings=[name])
    event = deck.CARDS[deck.PRINTED.index[name]]
    assert isinstance(event, EventCard)
    if kind == "action":
        assert used(one, f"act:{GAME.ref(one.position, one.position.surroundings[0])}", "", []) == change
        return
    assert event.unforeseen is not None
    pos = one.position
    before = count(one)
    pos.asked.clear()
    pos.push(event.unforeseen.program, 0, pos.surroundings[0])
    pos.stack[0].pc -= 1
    GAME.run(pos)
    assert {name: now - before[name] for name, now in count(one).items() if now != before[name]} == change


@pytest.mark.parametrize("id", PLACES)
def test_a_place(id: str) -> None:
    said, change, rule = PLACES[id]
    name, _, row = id.partition("/")
    place = deck.CARDS[deck.PRINTED.index[name]]
    assert isinstance(place, PlaceCard)
    key = f"use:{place.resource.id}/{row}"
    assert used(table(said, PLENTY, surroundings=["pelerins"]), key, row, []) == change
    poor = table(nothing(said), dict.fromkeys(PLENTY, 0), surroundings=["pelerins"])
    refusal = poor.why_not(key)
    assert refusal is not None
    assert refusal.rule == rule


@pytest.mark.parametrize("id", OBJECTIVES)
def test_an_objective(id: str) -> None:
    objective = deck.PRINTED.objective(deck.PRINTED.index[id])
    good, off = OBJECTIVES[id]

    def holds(said: dict[str, int]) -> bool:
        resources = {**PLENTY, **{name: n for name, n in said.items() if name in PLENTY}}
        one = table({"mana": said.get("mana", 0)}, resources, surroundings=["pelerins"])
        return objective.holds(one.position, 0, said.get("done", 0))

    assert holds(good)
    for name, n in off.items():
        assert not holds({**good, name: n}), name
    start = table({}, {T: 3, P: 3, S: 2, R: 2}, surroundings=["pelerins"]).position
    assert not objective.holds(start, 0, 0), "no objective is met before the first night"


@pytest.mark.rule("CE-D01", "CE-D03", "CE-D04", "CE-D06")
def test_every_card_of_the_full_game_has_its_line() -> None:
    rows = "abcdef"
    printed = [card for card in deck.CARDS if isinstance(card, Fragment) and card.band in ("demoniste", "pretre")]
    assert {f"{card.id}/{rows[n]}" for card in printed for n in range(len(card.options))} == set(FRAGMENTS)
    added = [card for card in deck.CARDS if isinstance(card, EventCard)][8:]
    assert {f"{card.id}/{rows[n]}" for card in added for n in range(len(card.options))} == set(EVENTS)
    assert {f"{card.id}/{rows[n]}" for card in deck.PRINTED.places.values() for n in range(len(card.options))} == set(
        PLACES
    )
    assert {card.id for card in deck.CARDS if isinstance(card, Objective)} == set(OBJECTIVES)
    marked = {f"{card.id}/imprevu" for card in added if card.unforeseen}
    marked |= {f"{card.id}/action" for card in added if card.action}
    assert marked == set(SPECIAL)


@pytest.mark.rule("CE-D07")
@pytest.mark.parametrize(
    ("space", "made", "eaten", "scarce"),
    [("caveau", T, S, 4), ("beche", P, R, 4), ("souffle", S, T, 6), ("obole", R, P, 6)],
)
def test_a_space_of_destiny_eats_its_opposite_where_it_abounds(space: str, made: str, eaten: str, scarce: int) -> None:
    """Nothing below abundance, two tokens from there, and more of a flood."""
    flood, part, most = (18, 4, 12) if scarce == 4 else (22, 5, 15)
    for there, gone in (
        (scarce - 1, 0),
        (scarce, 2),
        (scarce + 3, 2),
        (scarce + 4, 2 + part),
        (flood - 1, 2 + part),
        (flood, 2 + most),
        (flood + part, 2 + most + part),
    ):
        one = table({"mana": 3}, {**dict.fromkeys(PLENTY, 3), eaten: there}, surroundings=["pelerins"])
        change = {made: 1, "mana": -1} | ({eaten: -gone} if gone else {})
        assert used(one, f"destiny:{space}", "", []) == change, there


def test_the_chapel_leaves_three_pits() -> None:
    """However many candles there are: pits eaten down to none would leave objectives and favourites out of reach for good."""
    for pits, rule in ((4, None), (3, "CE-039")):
        one = table({"cierges": 9}, {**PLENTY, P: pits}, surroundings=["pelerins"])
        refusal = one.why_not("use:cierges/b")
        assert (refusal and refusal.rule) == rule
