"""Fragments with several options, of which one is chosen (CE-092), and the other forms that a card may have."""

import pytest
from tests.cendrelin.helpers import GAME, Bench

from ludotheque.games.cendrelin.cardfile import read
from ludotheque.games.cendrelin.cards import DestinyCard, EventCard, Fragment, PlaceCard
from ludotheque.games.cendrelin.resources import NEVER

DIG, PAY, BURY = "Créez 1 fosse.", "Dépensez 2 mana, créez 1 tombe.", "Défaussez 1 fosse, gagnez 1 mana."


@pytest.mark.rule("CE-092")
def test_one_option_is_chosen_when_the_fragment_is_played(bench: Bench) -> None:
    stage, ref = bench.several(DIG, PAY, BURY, mana=2)
    stage.do(f"play:{ref}")
    assert stage.keys == [f"option:{ref}/a", f"option:{ref}/b", f"option:{ref}/c"]
    assert stage.table.choice.to_json()["rule"] == "CE-092"
    stage.do(f"option:{ref}/b")
    assert (stage.resources, stage.mana[0]) == ((4, 3, 2, 2), 0)
    assert not [key for key in stage.keys if key.startswith("option:")]


@pytest.mark.rule("CE-092")
def test_an_option_that_cannot_be_applied_is_refused_and_a_single_one_is_not_asked(bench: Bench) -> None:
    stage, ref = bench.several(DIG, PAY, BURY, mana=1)
    stage.do(f"play:{ref}")
    assert stage.keys == [f"option:{ref}/a", f"option:{ref}/c"]
    assert stage.why_not(f"option:{ref}/b") == "CE-112"
    stage, ref = bench.several(PAY, BURY, mana=1)
    stage.do(f"play:{ref}")
    assert (stage.resources, stage.mana[0]) == ((3, 2, 2, 2), 2)


@pytest.mark.rule("CE-092", "CE-S14")
def test_without_a_possible_option_the_fragment_is_not_played(bench: Bench) -> None:
    stage, ref = bench.several(PAY, "Défaussez 9 fosses.")
    assert f"play:{ref}" not in stage.keys
    assert stage.why_not(f"play:{ref}") == "CE-112"


def test_its_options_are_shown_with_what_could_be_applied(bench: Bench) -> None:
    stage, ref = bench.several(DIG, PAY)
    (hand,) = [one for one in stage.table.view(0)["zones"] if one["id"] == "hand:0"]
    card = next(one for one in hand["cards"] if one["ref"] == ref)
    assert [(row["ref"], row["ok"]) for row in card["effects"]] == [(f"{ref}/a", True), (f"{ref}/b", False)]


TEXT = """\
# Un lieu, son événement, le Destin
Lieu démoniaque : La Bouche d'Azhur-Nael
Anglais : The Maw of Azhur-Nael
Ressource : une braise, des braises
Ressource anglaise : ember, embers
Sabliers : 2
Employez 1 Pacte démoniaque, défaussez 1 braise, gagnez 3 mana.

Événement : Crue du caveau
Lieu : La Bouche d'Azhur-Nael
Imprévu : Perdez 1 mana, créez 1 braise.
Action : Dépensez 1 mana, créez 1 fosse.
Défaussez 2 fosses, gagnez 1 mana.
Perdez 2 mana
  puis si vous le souhaitez, gagnez 1 mana.

Destin : Le Destin
Tombes : Perdez 1 mana, créez 1 tombe puis défaussez 1 âme.
Âmes : Perdez 1 mana, créez 1 âme puis défaussez 1 tombe.

Fragment : Ménage
Classe : Prêtre
Points : ●●
Depuis la crypte : Créez 1 fosse.
Gagnez 1 mana.
"""


@pytest.mark.rule("CE-092", "CE-096")
def test_every_form_of_a_card_is_read() -> None:
    cards, faults = read(TEXT)
    assert faults == []
    place, event, destiny, fragment = cards
    assert isinstance(place, PlaceCard)
    assert (place.id, place.en, place.demonic) == ("la-bouche-d-azhur-nael", "The Maw of Azhur-Nael", True)
    resource = place.resource
    assert (resource.index, resource.fr, resource.en) == (4, ("braise", "braises"), ("ember", "embers"))
    assert (resource.masculine, resource.start, resource.enough) == (False, 2, NEVER)
    assert isinstance(event, EventCard)
    assert event.unforeseen is not None
    assert event.action is not None
    assert event.unforeseen.words["fr"] == "Perdez 1 mana, créez 1 braise."
    assert event.action.words["en"] == "Spend 1 mana, create 1 pit."
    assert event.place == place.id
    assert event.options[1].words["fr"] == "Perdez 2 mana puis si vous le souhaitez, gagnez 1 mana."
    assert [program.name for program in event.programs] == [
        f"crue-du-caveau/{name}" for name in ("imprevu", "action", "a", "b")
    ]
    assert isinstance(destiny, DestinyCard)
    assert [option.title for option in destiny.options] == ["Tombes", "Âmes"]
    assert isinstance(fragment, Fragment)
    assert (fragment.band, fragment.dots, fragment.crypt, len(fragment.options)) == ("pretre", 2, True, 2)
    assert fragment.face()["words"]["fr"] == "a) Créez 1 fosse. b) Gagnez 1 mana."


def test_the_programs_of_the_games_cards_are_all_registered() -> None:
    named = {program.name for card in GAME.cards for program in getattr(card, "programs", ())}
    assert named
    assert named <= set(GAME.programs)
