"""The eight fragments of the Necromancer, one test each: what it does, what it costs, when it is refused."""

from tests.cendrelin_cards.helpers import night, rival, says


def test_fossoyer() -> None:
    assert says("fossoyer", "Créez 1 fosse.", "Create 1 pit.")
    assert night("fossoyer", pits=0).play("fossoyer").change == {"fosses": 1}


def test_inhumer() -> None:
    assert says(
        "inhumer",
        "Dépensez 2 mana, défaussez 1 fosse, créez 1 tombe.",
        "Spend 2 mana, discard 1 pit, create 1 tomb.",
    )
    assert night("inhumer", mana=2, pits=1).play("inhumer").change == {"mana": -2, "fosses": -1, "tombes": 1}
    assert night("inhumer", mana=1).refused("inhumer") == "CE-112"
    assert night("inhumer", mana=2, pits=0).refused("inhumer") == "CE-109"


def test_lever_les_morts() -> None:
    assert says(
        "lever-les-morts",
        "Dépensez 4 mana, défaussez 1 âme, défaussez 1 fosse, créez 2 tombes.",
        "Spend 4 mana, discard 1 soul, discard 1 pit, create 2 tombs.",
    )
    raised = night("lever-les-morts", mana=5, souls=1, pits=1).play("lever-les-morts")
    assert raised.change == {"mana": -4, "ames": -1, "fosses": -1, "tombes": 2}
    assert night("lever-les-morts", mana=3).refused("lever-les-morts") == "CE-112"
    assert night("lever-les-morts", mana=4, souls=0).refused("lever-les-morts") == "CE-109"
    assert night("lever-les-morts", mana=4, pits=0).refused("lever-les-morts") == "CE-109"


def test_souvenir_d_hiver() -> None:
    assert says(
        "souvenir-d-hiver",
        "Si votre main ≥ 3, renoncez à 1 action, gagnez 2 mana.",
        "If your hand ≥ 3, forgo 1 action, gain 2 mana.",
    )
    remembered = night("souvenir-d-hiver", spare=2, others=["inhumer"]).play("souvenir-d-hiver", "fossoyer")
    assert remembered.change == {"forgone": 1, "mana": 2}
    assert len(remembered.table.position.hand[0]) == 2
    assert night("souvenir-d-hiver", spare=2).refused("souvenir-d-hiver") == "CE-039"  # the card itself is laid already
    assert night("souvenir-d-hiver").refused("souvenir-d-hiver") == "CE-118"


def test_murmure_de_la_crypte() -> None:
    assert says(
        "murmure-de-la-crypte",
        "Si votre mana ≥ 2, gagnez 1 mana puis si fosse ≤ 2, créez 1 fosse.",
        "If your mana ≥ 2, gain 1 mana, then if pits ≤ 2, create 1 pit.",
    )
    card = "murmure-de-la-crypte"
    assert night(card, mana=2, pits=2).play(card).change == {"mana": 1, "fosses": 1}
    assert night(card, mana=2, pits=3).play(card).change == {"mana": 1}
    assert night(card, mana=1, pits=2).play(card).change == {"fosses": 1}
    assert night(card, mana=1, pits=3).refused(card) == "CE-039"


def test_profanation() -> None:
    assert says(
        "profanation",
        "Dépensez 1 mana, défaussez 1 trésor, créez 1 fosse "
        "puis si vous le souhaitez, dépensez 2 mana, défaussez 1 fosse, créez 1 tombe.",
        "Spend 1 mana, discard 1 treasure, create 1 pit, then if you wish, spend 2 mana, discard 1 pit, create 1 tomb.",
    )
    desecrated = {"mana": -1, "tresors": -1, "fosses": 1}
    assert night("profanation", mana=3).play("profanation", "no").change == desecrated
    assert night("profanation", mana=3).play("profanation", "yes").change == {"mana": -3, "tresors": -1, "tombes": 1}
    # with too little mana left for the second part it is not asked
    short = night("profanation", mana=2).play("profanation")
    assert short.settled
    assert short.change == desecrated
    # without treasures there is still the tomb to make, and without a pit not even that
    without = night("profanation", mana=2, treasures=0).play("profanation", "yes")
    assert without.change == {"mana": -2, "fosses": -1, "tombes": 1}
    assert night("profanation", mana=2, treasures=0, pits=0).refused("profanation") == "CE-109"
    assert night("profanation", mana=0).refused("profanation") == "CE-112"


def test_procession_macabre() -> None:
    assert says(
        "procession-macabre",
        "Si votre âme est complète, dépensez 1 mana, défaussez 2 fosses, créez 2 tombes.",
        "If your soul is complete, spend 1 mana, discard 2 pits, create 2 tombs.",
    )
    marched = night("procession-macabre", mana=2, tombs=2, pits=2, gathered=True).play("procession-macabre")
    assert marched.change == {"mana": -1, "fosses": -2, "tombes": 2}
    assert night("procession-macabre", mana=1).refused("procession-macabre") == "CE-039"
    assert night("procession-macabre", mana=0, gathered=True).refused("procession-macabre") == "CE-112"
    assert night("procession-macabre", mana=1, pits=1, gathered=True).refused("procession-macabre") == "CE-109"
    # at four tombs it wins
    won = night("procession-macabre", mana=1, tombs=4, gathered=True).play("procession-macabre").table
    assert won.over
    assert won.position.winner == 0


def test_ossuaire_intime() -> None:
    assert says(
        "ossuaire-intime",
        "Renvoyez 1 fragment d'âme, créez 2 tombes.",
        "Send back 1 soul fragment, create 2 tombs.",
    )
    # alone, it is itself the fragment that goes under the past life
    alone = night("ossuaire-intime").play("ossuaire-intime")
    assert alone.change == {"past_life": 1, "tombes": 2}
    assert not alone.table.position.laid[0]
    # else one chooses, from the hand and from the table
    chosen = night("ossuaire-intime", spare=1).play("ossuaire-intime")
    assert chosen.answers == {"fossoyer", "ossuaire-intime"}
    assert chosen.answer("fossoyer").change == {"past_life": 1, "tombes": 2}
    assert len(chosen.table.position.laid[0]) == 1
    # a gathered soul is broken by it: six tombs do not win
    broken = night("ossuaire-intime", tombs=4, gathered=True, rivals=[rival("animancien")]).play("ossuaire-intime")
    assert not broken.table.over
