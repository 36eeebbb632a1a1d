"""The eight base events, one test for each way to deal with them."""

import pytest

import ludotheque
from ludotheque.games.cendrelin.graveyard import CLASSES
from tests.cendrelin_cards.helpers import EVENTS, Night, night, rival, says


def test_goules_affamees_a() -> None:
    option = "goules-affamees/a"
    assert says(option, "Défaussez 2 fosses, gagnez 1 mana.", "Discard 2 pits, gain 1 mana.")
    assert night(option, pits=2).play(option).change == {"fosses": -2, "mana": 1}
    assert night(option, pits=1).refused(option) == "CE-109"


def test_goules_affamees_b() -> None:
    option = "goules-affamees/b"
    assert says(
        option,
        "Si votre mana ≥ 2, défaussez 1 tombe, gagnez 2 mana puis si tombe ≥ 4, défaussez 1 tombe.",
        "If your mana ≥ 2, discard 1 tomb, gain 2 mana, then if tombs ≥ 4, discard 1 tomb.",
    )
    assert night(option, mana=2, tombs=1).play(option).change == {"tombes": -1, "mana": 2}
    assert night(option, mana=2, tombs=4).play(option).change == {"tombes": -1, "mana": 2}  # three are left
    assert night(option, mana=2, tombs=5).play(option).change == {"tombes": -2, "mana": 2}
    assert night(option, mana=1, tombs=3).refused(option) == "CE-039"
    assert night(option, mana=2, tombs=0).refused(option) == "CE-109"


def test_goules_affamees_c() -> None:
    option = "goules-affamees/c"
    assert says(option, "Créez 1 fosse.", "Create 1 pit.")
    assert night(option, mana=3).play(option).change == {"fosses": 1}


def test_pillards_a() -> None:
    option = "pillards/a"
    assert says(
        option,
        "Si votre mana ≥ 2, défaussez 1 trésor, gagnez 2 mana puis si trésor ≥ 3, défaussez 1 trésor.",
        "If your mana ≥ 2, discard 1 treasure, gain 2 mana, then if treasures ≥ 3, discard 1 treasure.",
    )
    assert night(option, mana=2, treasures=1).play(option).change == {"tresors": -1, "mana": 2}
    assert night(option, mana=2, treasures=3).play(option).change == {"tresors": -1, "mana": 2}  # two are left
    assert night(option, mana=2, treasures=4).play(option).change == {"tresors": -2, "mana": 2}
    assert night(option, mana=1, treasures=2).refused(option) == "CE-039"
    assert night(option, mana=2, treasures=0).refused(option) == "CE-109"


def test_pillards_b() -> None:
    option = "pillards/b"
    assert says(option, "Employez 1 Dégât, créez 1 trésor.", "Employ 1 Damage, create 1 treasure.")
    assert night(option, damage=1).play(option).change == {"degats": -1, "tresors": 1}
    assert night(option).refused(option) == "CE-125"


def test_pillards_c() -> None:
    option = "pillards/c"
    assert says(option, "Perdez 1 mana, créez 1 fosse.", "Lose 1 mana, create 1 pit.")
    assert night(option, mana=2).play(option).change == {"mana": -1, "fosses": 1}
    assert night(option).play(option).change == {"fosses": 1}


def test_pelerins_a() -> None:
    option = "pelerins/a"
    assert says(option, "Si votre mana ≥ 2, gagnez 2 mana.", "If your mana ≥ 2, gain 2 mana.")
    assert night(option, mana=2).play(option).change == {"mana": 2}
    assert night(option, mana=1).refused(option) == "CE-039"


def test_pelerins_b() -> None:
    option = "pelerins/b"
    assert says(
        option,
        "Désignez un autre cendrelin, il gagne 1 mana, gagnez 1 mana.",
        "Designate another cendrelin, they gain 1 mana, gain 1 mana.",
    )
    assert night(option).play(option).change == {"mana": 1, "mana@1": 1}  # with one rival nothing is asked
    shared = night(option, rivals=[rival(), rival("animancien")]).play(option)
    assert shared.answers == {"@1", "@2"}
    assert shared.answer("@2").change == {"mana": 1, "mana@2": 1}


def test_ames_errantes_a() -> None:
    option = "ames-errantes/a"
    assert says(
        option,
        "Si votre mana ≥ 2, défaussez 1 âme, gagnez 2 mana puis si âme ≥ 3, défaussez 1 âme.",
        "If your mana ≥ 2, discard 1 soul, gain 2 mana, then if souls ≥ 3, discard 1 soul.",
    )
    assert night(option, mana=2, souls=1).play(option).change == {"ames": -1, "mana": 2}
    assert night(option, mana=2, souls=3).play(option).change == {"ames": -1, "mana": 2}  # two are left
    assert night(option, mana=2, souls=4).play(option).change == {"ames": -2, "mana": 2}
    assert night(option, mana=1, souls=2).refused(option) == "CE-039"
    assert night(option, mana=2, souls=0).refused(option) == "CE-109"


def test_ames_errantes_b() -> None:
    option = "ames-errantes/b"
    assert says(option, "Dépensez 3 mana, créez 1 âme.", "Spend 3 mana, create 1 soul.")
    assert night(option, mana=3).play(option).change == {"mana": -3, "ames": 1}
    assert night(option, mana=2).refused(option) == "CE-112"


def test_ames_errantes_c() -> None:
    option = "ames-errantes/c"
    assert says(
        option,
        "Désignez un autre cendrelin, il gagne 1 mana, gagnez 1 mana.",
        "Designate another cendrelin, they gain 1 mana, gain 1 mana.",
    )
    assert night(option).play(option).change == {"mana": 1, "mana@1": 1}  # with one rival nothing is asked
    shared = night(option, rivals=[rival(), rival("animancien")]).play(option)
    assert shared.answers == {"@1", "@2"}
    assert shared.answer("@2").change == {"mana": 1, "mana@2": 1}


def test_cortege_funebre_a() -> None:
    option = "cortege-funebre/a"
    assert says(
        option,
        "Dépensez 2 mana, défaussez 1 fosse, créez 1 tombe.",
        "Spend 2 mana, discard 1 pit, create 1 tomb.",
    )
    assert night(option, mana=2, pits=1).play(option).change == {"mana": -2, "fosses": -1, "tombes": 1}
    assert night(option, mana=1).refused(option) == "CE-112"
    assert night(option, mana=2, pits=0).refused(option) == "CE-109"


def test_cortege_funebre_b() -> None:
    option = "cortege-funebre/b"
    assert says(
        option, "Si votre mana ≥ 2, créez 1 fosse, gagnez 1 mana.", "If your mana ≥ 2, create 1 pit, gain 1 mana."
    )
    assert night(option, mana=2).play(option).change == {"fosses": 1, "mana": 1}
    assert night(option, mana=1).refused(option) == "CE-039"


def test_cortege_funebre_c() -> None:
    option = "cortege-funebre/c"
    assert says(option, "Créez 1 fosse.", "Create 1 pit.")
    assert night(option).play(option).change == {"fosses": 1}


def test_nuit_d_orage_a() -> None:
    option = "nuit-d-orage/a"
    assert says(
        option,
        "Si fosse abondante, défaussez 3 fosses, gagnez 3 mana.",
        "If pits are abundant, discard 3 pits, gain 3 mana.",
    )
    assert night(option, pits=6).play(option).change == {"fosses": -3, "mana": 3}
    assert night(option, pits=5).refused(option) == "CE-039"


def test_nuit_d_orage_b() -> None:
    option = "nuit-d-orage/b"
    assert says(
        option,
        "Si votre mana ≥ 2, renoncez à 1 action, gagnez 2 mana.",
        "If your mana ≥ 2, forgo 1 action, gain 2 mana.",
    )
    assert night(option, mana=2, spare=1).play(option).change == {"forgone": 1, "mana": 2}
    assert night(option, mana=2, spare=2).play(option).answers == {"fossoyer"}  # two copies: one says which
    assert night(option, mana=1, spare=1).refused(option) == "CE-039"
    assert night(option, mana=2).refused(option) == "CE-118"


def test_nuit_d_orage_c() -> None:
    option = "nuit-d-orage/c"
    assert says(option, "Créez 1 fosse.", "Create 1 pit.")
    assert night(option).play(option).change == {"fosses": 1}


def test_marchand_d_ossements_a() -> None:
    option = "marchand-d-ossements/a"
    assert says(option, "Dépensez 3 mana, créez 1 trésor.", "Spend 3 mana, create 1 treasure.")
    assert night(option, mana=4).play(option).change == {"mana": -3, "tresors": 1}
    assert night(option, mana=2).refused(option) == "CE-112"


def test_marchand_d_ossements_b() -> None:
    option = "marchand-d-ossements/b"
    assert says(option, "Si votre mana ≥ 2, gagnez 2 mana.", "If your mana ≥ 2, gain 2 mana.")
    assert night(option, mana=2).play(option).change == {"mana": 2}
    assert night(option, mana=1).refused(option) == "CE-039"


def test_marchand_d_ossements_c() -> None:
    option = "marchand-d-ossements/c"
    assert says(option, "Créez 1 fosse.", "Create 1 pit.")
    assert night(option).play(option).change == {"fosses": 1}


def test_inquisiteur_a() -> None:
    option = "inquisiteur/a"
    assert says(
        option,
        "Perdez 1 mana, désignez un autre cendrelin, il renvoie 2 fragments d'âme.",
        "Lose 1 mana, designate another cendrelin, they send back 2 soul fragments.",
    )
    # whoever is accused chooses two, among the hand and the table, and in which order they go back
    accused = night(option, mana=1, rivals=[rival(hand=["racket", "embraser"])]).play(option)
    assert accused.asked == 1
    assert accused.answers == {"eclair-noir", "racket", "embraser"}
    assert accused.answer("racket").answer("eclair-noir").change == {"mana": -1, "past_life@1": 2}
    free = night(option, mana=0, rivals=[rival(hand=["racket", "embraser"])]).play(option)
    assert free.answer("racket").answer("embraser").change == {"past_life@1": 2}  # a loss is never impossible (CE-114)


def test_inquisiteur_a_spares_whoever_has_fewer_than_two_fragments() -> None:
    option = "inquisiteur/a"
    early = {"laid": [], "past_life": [*["eclair-noir"] * 3, *["butin"] * 3, *["transe"] * 2]}
    one = rival(hand=["racket"], **early)
    assert night(option, mana=1, rivals=[one]).refused(option) == "CE-164"
    assert night(option, mana=1, rivals=[one, rival(), rival(laid=[])]).refused(option) == "CE-164"
    # two are enough, and whoever has them can be designated alone
    two = rival(hand=["racket", "embraser"], **early)
    named = night(option, mana=1, rivals=[one, two, two]).play(option)
    assert named.answers == {"@2", "@3"}
    refusal = named.table.why_not("designate:@1")
    assert refusal is not None
    assert refusal.rule == "CE-164"
    named.answer("@3").answer("racket")
    assert named.change == {"mana": -1, "past_life@3": 2}


def test_inquisiteur_a_accuses_nobody_on_the_first_night() -> None:
    klass = CLASSES[0]
    for seed in range(100):
        table = ludotheque.new("cendrelin", 3, str(seed), options={"classes": [klass] * 3})
        table.play("draw")
        first = Night(table)
        if any(key.startswith("resolve:inquisiteur") for key in first.keys):
            break
    assert all(len(table.position.hand[seat]) == 1 for seat in range(3) if seat != table.position.charge)
    assert first.refused("inquisiteur/a") == "CE-164"
    assert first.refused("inquisiteur/b") is None
    assert first.refused("inquisiteur/c") == "CE-164"


def test_inquisiteur_b() -> None:
    option = "inquisiteur/b"
    assert says(
        option, "Désignez un autre cendrelin, il perd 4 mana.", "Designate another cendrelin, they lose 4 mana."
    )
    assert night(option, mana=5, rivals=[rival(mana=5)]).play(option).change == {"mana@1": -4}
    assert night(option, rivals=[rival(mana=3)]).play(option).change == {"mana@1": -3}
    assert night(option, rivals=[rival(laid=[])]).play(option).change == {}  # never impossible (CE-115)


def test_inquisiteur_c() -> None:
    option = "inquisiteur/c"
    assert says(
        option,
        "Désignez un autre cendrelin, si son âme est complète, il renvoie 3 fragments d'âme.",
        "Designate another cendrelin, if their soul is complete, they send back 3 soul fragments.",
    )
    whole = rival(past_life=[], hand=["racket", "embraser", "transe"])
    burnt = night(option, rivals=[whole, rival()]).play(option)
    assert burnt.asked == 1  # the only one who can be designated chooses
    assert burnt.answers == {"eclair-noir", "racket", "embraser", "transe"}
    assert burnt.answer("embraser").answer("racket").answer("transe").change == {"past_life@1": 3}
    assert night(option).refused(option) == "CE-164"
    # two alone are not three to send back, and three do not help whoever has not gathered the tenth
    assert night(option, rivals=[rival(past_life=[], hand=["racket"])]).refused(option) == "CE-164"
    assert night(option, rivals=[rival(hand=["racket", "embraser", "transe"])]).refused(option) == "CE-164"


@pytest.mark.parametrize("event", EVENTS, ids=lambda card: card.id)
def test_an_event_dealt_with_goes_to_the_past_and_the_night_can_end(event) -> None:  # type: ignore[no-untyped-def]
    row = next(f"{event.id}/{'abc'[n]}" for n in (2, 1, 0) if n < len(event.options))
    if night(row).refused(row) is not None:
        row = f"{event.id}/b"
    done = night(row).play(row)
    assert done.settled
    assert not done.table.position.surroundings
    assert "end" in [option.key for option in done.table.choice]
