"""What is refused, by which rule and in which words: every refusal a player can meet, in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge.faces import FACES
from ludotheque.games.keyforge.legality import said_by
from tests.keyforge.helpers import FOE, ME, Play, duel

GAME = ludotheque.game("keyforge")

#: What stands on the table, what is tried, and what says no. `{}` in `rest` are further keys of the scenario.
MAIN: dict[str, tuple[dict[str, Any], dict[str, Any], dict[str, Any], str, str, str, str]] = {
    "a card on the table is not in hand": (
        {"in_play": ["troll"]},
        {},
        {},
        "play:troll",
        "KF-040",
        "Cette carte n'est pas dans votre main.",
        "This card is not in your hand.",
    ),
    "the first turn": (
        {"hand": ["punch"]},
        {},
        {"turn": 1, "from_hand": 1, "first": ME},
        "discard:punch",
        "KF-045",
        "Au premier tour, le premier joueur ne joue ou ne défausse qu'une carte de sa main.",
        "On the first turn, the first player may play or discard only one card from hand.",
    ),
    "a play of another house": (
        {"hand": ["labwork"]},
        {},
        {},
        "play:labwork",
        "KF-049",
        "Cette carte n'est pas de la Maison active.",
        "This card is not of the active house.",
    ),
    "a discard of another house": (
        {"hand": ["labwork"]},
        {},
        {},
        "discard:labwork",
        "KF-076",
        "Cette carte n'est pas de la Maison active.",
        "This card is not of the active house.",
    ),
    "a use of another house": (
        {"in_play": ["dextre"]},
        {},
        {},
        "reap:dextre",
        "KF-049",
        "Cette carte n'est pas de la Maison active.",
        "This card is not of the active house.",
    ),
    "a turn without active house": (
        {"hand": ["punch"]},
        {},
        {"house": None, "step": "main"},
        "play:punch",
        "KF-174",
        "Vous n'avez pas de Maison active ce tour-ci.",
        "You have no active house this turn.",
    ),
    "a seventh play": (
        {"hand": ["punch"]},
        {},
        {"six": {"punch": 6}},
        "play:punch",
        "KF-112",
        "Les cartes de même nom se jouent et s'utilisent six fois par tour au plus.",
        "Cards of the same name can be played and used at most six times a turn.",
    ),
    "a seventh use": (
        {"in_play": ["troll"]},
        {},
        {"six": {"troll": 6}},
        "reap:troll",
        "KF-112",
        "Les cartes de même nom se jouent et s'utilisent six fois par tour au plus.",
        "Cards of the same name can be played and used at most six times a turn.",
    ),
    "an upgrade without creature": (
        {"hand": ["blood-of-titans"]},
        {},
        {},
        "play:blood-of-titans",
        "KF-075",
        "Aucune créature ne peut recevoir cette amélioration.",
        "No creature can take this upgrade.",
    ),
    "a card of one's own that forbids": (
        {"hand": ["troll"], "in_play": ["grommid"]},
        {},
        {},
        "play:troll",
        "KF-001",
        "Grommid l'interdit : « vous ne pouvez pas jouer de créatures ».",
        "Grommid forbids it: “you cannot play creatures”.",
    ),
    "a card of the other's that forbids": (
        {"hand": ["punch"]},
        {"in_play": ["ember-imp"]},
        {"facts": {"played": 2}},
        "play:punch",
        "KF-001",
        "Farfadet Braise l'interdit : « vous ne pouvez pas jouer plus de 2 cartes à chaque tour ».",
        "Ember Imp forbids it: “you cannot play more than 2 cards each turn”.",
    ),
    "an effect of the other's that forbids": (
        {"in_play": ["troll"]},
        {"in_play": ["bumpsy"], "discard": ["foggify"]},
        {"lasting": [{"effect": "foggify", "source": "1/discard/0", "seat": FOE, "until": "next_turn", "turn": 3}]},
        "fight:troll>bumpsy",
        "KF-001",
        "Sublimation l'interdit : « vous ne pouvez pas utiliser de créatures pour combattre ».",
        "Foggify forbids it: “you cannot use creatures to fight”.",
    ),
    "a card that cannot be played": (
        {"hand": ["kelifi-dragon"], "amber": 6},
        {},
        {},
        "play:kelifi-dragon",
        "KF-001",
        "Dragon Kelifi l'interdit : « vous ne pouvez pas jouer Dragon Kelifi à moins d'avoir 7 Aombre ou plus ».",
        "Kelifi Dragon forbids it: “you cannot play Kelifi Dragon unless you have 7 Æmber or more”.",
    ),
    "a card that costs to play": (
        {"hand": ["truebaru"], "amber": 2, "houses": ["dis", "brobnar", "mars"]},
        {},
        {"house": "dis"},
        "play:truebaru",
        "KF-261",
        "Troubarou l'interdit : « pour jouer Troubarou, vous devez perdre 3 Aombre ».",
        "Truebaru forbids it: “to play Truebaru, you must lose 3 Æmber”.",
    ),
    "a play that must be paid": (
        {"hand": ["cannon"]},
        {"in_play": ["customs-office"]},
        {},
        "play:cannon",
        "KF-234",
        "Il faut payer 1 Aombre à votre adversaire.",
        "You must pay your opponent 1 Æmber.",
    ),
    "a use that must be paid": (
        {"in_play": ["cannon"]},
        {"in_play": ["tentacus"]},
        {},
        "action:cannon",
        "KF-234",
        "Il faut payer 1 Aombre à votre adversaire.",
        "You must pay your opponent 1 Æmber.",
    ),
    "a card in hand cannot be used": (
        {"hand": ["troll"]},
        {},
        {},
        "reap:troll",
        "KF-042",
        "Cette carte n'est pas en jeu.",
        "This card is not in play.",
    ),
    "a card of the other's": (
        {},
        {"in_play": ["troll"]},
        {},
        "reap:troll",
        "KF-111",
        "Vous ne contrôlez pas cette carte.",
        "You do not control this card.",
    ),
    "an exhausted card": (
        {"in_play": [{"card": "troll", "ready": False}]},
        {},
        {},
        "reap:troll",
        "KF-010",
        "Cette carte est inclinée.",
        "This card is exhausted.",
    ),
    "an artifact reaps": (
        {"in_play": ["cannon"]},
        {},
        {},
        "reap:cannon",
        "KF-088",
        "Seule une créature peut moissonner ou combattre.",
        "Only a creature can reap or fight.",
    ),
    "an upgrade is used": (
        {"in_play": [{"card": "troll", "upgrades": ["blood-of-titans"]}]},
        {},
        {},
        "action:blood-of-titans",
        "KF-099",
        "Cette carte n'a pas de capacité de ce genre.",
        "This card has no such ability.",
    ),
    "an artifact without action": (
        {"in_play": ["banner-of-battle"]},
        {},
        {},
        "action:banner-of-battle",
        "KF-082",
        "Cette carte n'a pas de capacité de ce genre.",
        "This card has no such ability.",
    ),
    "a creature without omni": (
        {"in_play": ["troll"]},
        {},
        {},
        "omni:troll",
        "KF-233",
        "Cette carte n'a pas de capacité de ce genre.",
        "This card has no such ability.",
    ),
    "a stunned creature reaps": (
        {"in_play": [{"card": "troll", "stunned": True}]},
        {},
        {},
        "reap:troll",
        "KF-264",
        "Une créature sonnée ne fait que se remettre.",
        "A stunned creature can only recover.",
    ),
    "a creature that is not stunned recovers": (
        {"in_play": ["troll"]},
        {},
        {},
        "unstun:troll",
        "KF-264",
        "Cette créature n'est pas sonnée.",
        "This creature is not stunned.",
    ),
    "nobody to attack": (
        {"in_play": ["troll"]},
        {"in_play": ["autocannon"]},
        {},
        "fight:troll>autocannon",
        "KF-098",
        "Aucune créature ennemie ne peut être attaquée.",
        "No enemy creature can be attacked.",
    ),
    "one's own creature is attacked": (
        {"in_play": ["troll", "bumpsy"]},
        {"in_play": ["krump"]},
        {},
        "fight:troll>bumpsy",
        "KF-094",
        "On n'attaque qu'une créature ennemie en jeu.",
        "Only an enemy creature in play can be attacked.",
    ),
    "an artifact is attacked": (
        {"in_play": ["troll"]},
        {"in_play": ["krump", "autocannon"]},
        {},
        "fight:troll>autocannon",
        "KF-094",
        "On n'attaque qu'une créature ennemie en jeu.",
        "Only an enemy creature in play can be attacked.",
    ),
    "taunt": (
        {"in_play": ["troll"]},
        {"in_play": ["krump", "champion-anaphiel"]},
        {},
        "fight:troll>krump",
        "KF-243",
        "Cette créature ne peut pas être attaquée : une voisine la protège.",
        "This creature cannot be attacked: a neighbor protects it.",
    ),
    "a creature that limits its own attacks": (
        {"in_play": ["bigtwig"], "houses": ["brobnar", "dis", "indomptes"]},
        {"in_play": ["krump", {"card": "bumpsy", "stunned": True}]},
        {"house": "indomptes"},
        "fight:bigtwig>krump",
        "KF-001",
        "Vieille Branche l'interdit : « Vieille Branche ne peut attaquer que des créatures sonnées ».",
        "Bigtwig forbids it: “Bigtwig can only attack stunned creatures”.",
    ),
    "a creature that cannot reap": (
        {"in_play": ["tireless-crocag"]},
        {"in_play": ["krump"]},
        {},
        "reap:tireless-crocag",
        "KF-001",
        "Crocag L'Infatigable l'interdit : « Crocag L'Infatigable ne peut pas moissonner ».",
        "Tireless Crocag forbids it: “Tireless Crocag cannot reap”.",
    ),
    "a creature with a condition of use": (
        {"in_play": ["giant-sloth"], "houses": ["brobnar", "dis", "indomptes"]},
        {},
        {"house": "indomptes"},
        "reap:giant-sloth",
        "KF-001",
        "Paresseux Géant l'interdit : « vous ne pouvez utiliser Paresseux Géant que si vous avez défaussé une carte de la "
        "Maison Indomptés de votre main ce tour-ci ».",
        "Giant Sloth forbids it: “you cannot use Giant Sloth unless you discarded an Untamed card from your hand this turn”.",
    ),
}


def _said(d: Play, key: str) -> tuple[str, str, str]:
    refusal = d.table.why_not(d.spelled(key))
    assert refusal is not None, key
    words = GAME.refusal_words(refusal)
    return refusal.rule, words["fr"], words["en"]


@pytest.mark.parametrize("name", MAIN)
def test_what_step_three_refuses(name: str) -> None:
    me, foe, rest, key, rule, fr, en = MAIN[name]
    d = duel(me, foe, **rest)
    assert d.kind == "main"
    assert _said(d, key) == (rule, fr, en)
    assert not d.offers(key)


@pytest.mark.rule("KF-034", "KF-172")
def test_a_house_that_an_ability_closes_is_refused_in_the_cards_words() -> None:
    me = {"houses": ["brobnar", "dis", "logos"]}
    d = duel({**me, "in_play": ["pitlord"]}, house=None)
    assert _said(d, "house:logos") == (
        "KF-172",
        "Seigneur des Abimes l'interdit : « tant que Seigneur des Abimes est en jeu, vous devez choisir Dis comme Maison "
        "active ».",
        "Pitlord forbids it: “while Pitlord is in play, you must choose Dis as your active house”.",
    )
    assert _said(d, "house:mars") == (
        "KF-034",
        "Vous n'avez ni cette Maison, ni carte de cette Maison en jeu.",
        "You have neither this house nor a card of it in play.",
    )
    weak = duel({**me, "hand": ["control-the-weak"]}, {"houses": ["mars", "ombres", "indomptes"]}, house="dis")
    weak.play("control-the-weak")
    assert _said(weak, "house:dis") == (
        "KF-034",
        "Cette Maison n'est pas sur la carte d'identité de votre adversaire.",
        "This house is not on your opponent's identity card.",
    )
    barred = {"effect": "restringuntus", "source": "1/in_play/0", "seat": FOE, "until": "while_source"}
    d = duel(me, {"in_play": ["restringuntus"]}, house=None, lasting=[{**barred, "about": {"house": "logos"}}])
    assert _said(d, "house:logos") == (
        "KF-172",
        "Restringuntus l'interdit : « vous ne pouvez pas choisir Logos comme Maison active ».",
        "Restringuntus forbids it: “you cannot choose Logos as your active house”.",
    )
    assert d.why_not("house:dis") is None


def test_an_effect_outlives_its_card_that_has_been_shuffled_away() -> None:
    """What a seat is told does not depend on which card of the deck the effect once came from."""
    fog = {"effect": "foggify", "source": "1/deck/0", "seat": FOE, "until": "next_turn", "turn": 3}
    d = duel({"in_play": ["troll"]}, {"in_play": ["krump"], "deck": ["murmook", "foggify"]}, lasting=[fog])
    assert _said(d, "fight:troll>krump")[1].startswith("Un effet l'interdit : « vous ne pouvez pas")
    loot = {"effect": "loot-the-bodies/watch", "source": "0/deck/0", "seat": ME}
    d = duel(
        {"hand": ["punch"], "deck": ["murmook"], "in_play": ["pile-of-skulls", "krump"]},
        {"in_play": ["bumpsy", "urchin"]},
        lasting=[loot],
    )
    d.play("punch", "pick:urchin")
    assert d.kind == "order"
    assert [option.words["fr"] for option in d.table.choice.options] == [
        "Pile de Crânes · pendant votre tour, chaque fois qu'une créature ennemie est détruite : Orphelin",
        "Piller les Cadavres · chaque fois qu'une créature ennemie est détruite : Orphelin",
    ]
    assert "murmook" not in str([option.key for option in d.table.choice.options])


@pytest.mark.rule("KF-107")
def test_a_choice_says_what_is_wanted() -> None:
    d = duel(
        {"hand": ["fear", "nature-s-call"], "in_play": ["troll"], "houses": ["brobnar", "dis", "indomptes"]},
        {"in_play": ["krump", "bumpsy"]},
        house="dis",
    )
    d.play("fear")
    assert d.table.choice.prompt["fr"] == "Choisissez une créature ennemie"
    assert _said(d, "pick:troll") == (
        "KF-107",
        "Cette carte ne convient pas : il faut une créature ennemie.",
        "This card does not qualify: it must be an enemy creature.",
    )
    assert _said(d, "done") == ("KF-107", "Le choix est obligatoire.", "The choice is mandatory.")
    vines = duel({"hand": ["nature-s-call"], "in_play": ["troll"]}, {"in_play": ["krump"]}, house="indomptes")
    vines.play("nature-s-call", "pick:troll")
    assert _said(vines, "pick:troll") == ("KF-107", "Cette carte est déjà choisie.", "This card is already chosen.")


@pytest.mark.rule("KF-094", "KF-205", "KF-243")
def test_a_fight_an_ability_asks_for_refuses_as_any_fight() -> None:
    """KF-205: the same targets, and no creature twice where the ability says so."""
    d = duel(
        {"hand": ["anger"], "in_play": ["troll"]}, {"in_play": ["krump", "champion-anaphiel", "bumpsy", "smaaash"]}
    )
    d.play("anger")
    assert d.kind == "target"
    assert d.why_not("target:krump") == "KF-243"
    assert d.why_not("target:troll") == "KF-094"
    many = duel(
        {"hand": ["one-stood-against-many"], "in_play": ["troll"]},
        {"in_play": ["bumpsy", "smaaash", "noddy-the-thief"]},
        house="sanctum",
    )
    many.play("one-stood-against-many", "target:noddy-the-thief")
    assert many.kind == "target"
    assert _said(many, "target:noddy-the-thief") == (
        "KF-001",
        "Cette créature a déjà été attaquée par cet effet.",
        "This effect has already attacked that creature.",
    )


@pytest.mark.rule("KF-028", "KF-029", "KF-030", "KF-236")
def test_paying_for_a_key_is_refused_with_figures() -> None:
    store = {"card": "pocket-universe", "amber": 3}
    d = duel({"amber": 4, "in_play": [store], "keys": ["rouge"]}, house=None)
    assert d.kind == "forge"
    assert _said(d, "pool") == (
        "KF-028",
        "Il faut 6 Aombre ; la réserve n'en contient que 4.",
        "It takes 6 Æmber; the pool has only 4.",
    )
    d.do("spend:pocket-universe")
    assert _said(d, "no") == ("KF-236", "Le paiement a déjà commencé.", "Payment has already begun.")
    d.do("spend:pocket-universe", "pool")
    assert d.kind == "key"
    assert _said(d, "key:rouge") == ("KF-030", "Cette clé est déjà forgée.", "This key is already forged.")
    enough = duel({"amber": 6, "in_play": [store]}, house=None)
    assert _said(enough, "no") == (
        "KF-028",
        "Avec assez d'Aombre, la forge est obligatoire.",
        "With enough Æmber, forging is mandatory.",
    )
    other = duel({"amber": 4, "in_play": [store, "cannon"]}, house=None)
    assert _said(other, "spend:cannon") == (
        "KF-029",
        "Cette carte n'a pas d'Aombre à dépenser ici.",
        "This card has no Æmber to spend here.",
    )


@pytest.mark.rule("KF-072", "KF-110")
def test_where_an_upgrade_goes_and_how_a_card_is_used_are_refused() -> None:
    d = duel({"hand": ["blood-of-titans"], "in_play": ["troll", "cannon"]}, {"in_play": ["krump"]})
    d.play("blood-of-titans")
    assert _said(d, "onto:cannon") == (
        "KF-072",
        "Une amélioration se pose sur une créature en jeu.",
        "An upgrade goes on a creature in play.",
    )
    bauble = duel({"in_play": ["dominator-bauble", "troll"]}, {"in_play": ["krump"]}, house="dis")
    bauble.use("dominator-bauble")
    assert bauble.kind == "use"
    action = next(o.key for o in bauble.table.choice.options).rpartition(">")[0] + ">2"
    assert _said(bauble, action) == (
        "KF-110",
        "Cette carte ne peut pas être utilisée ainsi.",
        "This card cannot be used this way.",
    )


@pytest.mark.rule("KF-108")
@pytest.mark.parametrize(
    ("me", "foe", "house", "begin", "kind", "last"),
    [
        ({"in_play": ["ozmo-martianologist"]}, {"in_play": ["zorg"]}, "logos", "reap:ozmo-martianologist", "one-of", 1),
        ({"hand": ["dance-of-doom"]}, {"in_play": ["troll"]}, "dis", "play:dance-of-doom", "name-number", 20),
        (
            {"hand": ["dance-of-doom"]},
            {"in_play": [{"card": "troll", "power_counters": 30}]},
            "dis",
            "play:dance-of-doom",
            "name-number",
            38,
        ),
        ({"in_play": [{"card": "guardian-demon", "damage": 1}]}, {}, "dis", "reap:guardian-demon", "how-many", 1),
    ],
)
def test_a_number_beyond_those_offered_is_refused(
    me: dict[str, Any], foe: dict[str, Any], house: str, begin: str, kind: str, last: int
) -> None:
    d = duel(me, foe, house).do(begin)
    assert d.kind == kind
    verb = "choose" if kind == "one-of" else "number"
    assert d.offers(f"{verb}:{last}")
    for beyond in (last + 1, 10_000):
        rule, fr, en = _said(d, f"{verb}:{beyond}")
        assert (rule, bool(fr), bool(en)) == ("KF-108", True, True)


@pytest.mark.rule("KF-107", "KF-108")
def test_damage_that_is_divided_goes_to_creatures() -> None:
    d = duel(
        {"hand": ["cooperative-hunting"], "in_play": ["troll", "cannon"]}, {"in_play": ["krump"]}, house="indomptes"
    ).play("cooperative-hunting")
    assert d.kind == "spread"
    assert _said(d, "pick:cannon") == (
        "KF-107",
        "Cette carte ne convient pas : il faut une créature.",
        "This card does not qualify: it must be a creature.",
    )


def test_no_card_speaks_to_the_one_it_binds_of_an_opponent() -> None:
    """« votre adversaire » on the other player's card is the player who is refused, addressed as « vous »."""
    binding = [m for face in FACES for m in face.constants] + list(mod.LASTING.values())
    tested = 0
    d = duel({"in_play": ["troll"]})
    for modifier in binding:
        if modifier.kind in (mod.FORBID, mod.MUST_HOUSE, mod.NOT_HOUSE, mod.ONLY_ATTACKS) and modifier.word != "stolen":
            said = said_by(d.pos, modifier, d.card("troll"))
            assert not re.search(r"adversaire|\bil (ne|doit)\b", said["fr"]), said
            assert not re.search(r"opponent|\bthe(y|ir)\b", said["en"]), said
            tested += modifier.who == mod.OPPONENT
    assert tested >= 8


def test_every_refusal_of_the_rules_is_met_here_or_elsewhere() -> None:
    """A message nobody can meet would be a line nobody has read."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in Path(GAME.folder).rglob("*.py"))
    known = set(re.findall(r'Refusal\(\s*(?:rule|"[A-Z-]*\d*")[^,]*,\s*"(refusal-[a-z-]+)"', source))
    catalogue = (Path(GAME.folder) / "locale" / "fr.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"(?m)^(refusal-[a-z-]+) =", catalogue))
    assert written <= known, sorted(written - known)
