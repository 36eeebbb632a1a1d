"""The eight fragments of the Sorcerer, one test each: what it does, what it costs, when it is refused."""

from tests.cendrelin_cards.helpers import night, rival, says


def test_eclair_noir() -> None:
    assert says(
        "eclair-noir",
        "Préparez 1 Dégât puis si vous le souhaitez, employez 2 Dégâts, désignez un autre cendrelin, il perd 1 mana.",
        "Prepare 1 Damage, then if you wish, employ 2 Damage, designate another cendrelin, they lose 1 mana.",
    )
    card = "eclair-noir"
    assert night(card).play(card).change == {"degats": 1}  # one is too few: nothing is asked
    rich = [rival(mana=2)]
    assert night(card, damage=1, rivals=rich).play(card, "no").change == {"degats": 1}
    assert night(card, damage=1, rivals=rich).play(card, "yes").change == {"degats": -1, "mana@1": -1}
    struck = night(card, damage=1, rivals=[rival(mana=1), rival(mana=3)]).play(card, "yes")
    assert struck.answers == {"@1", "@2"}
    assert struck.answer("@2").change == {"degats": -1, "mana@2": -1}


def test_butin() -> None:
    assert says(
        "butin",
        "Dépensez 2 mana, employez 2 Dégâts, créez 1 trésor.",
        "Spend 2 mana, employ 2 Damage, create 1 treasure.",
    )
    assert night("butin", mana=3, damage=3).play("butin").change == {"mana": -2, "degats": -2, "tresors": 1}
    assert night("butin", mana=1, damage=2).refused("butin") == "CE-112"
    assert night("butin", mana=2, damage=1).refused("butin") == "CE-125"


def test_embraser() -> None:
    assert says(
        "embraser",
        "Si votre mana ≥ 2, dépensez 1 mana, préparez 2 Dégâts.",
        "If your mana ≥ 2, spend 1 mana, prepare 2 Damage.",
    )
    assert night("embraser", mana=2).play("embraser").change == {"mana": -1, "degats": 2}
    assert night("embraser", mana=1).refused("embraser") == "CE-039"


def test_eventrer_les_tombes() -> None:
    assert says(
        "eventrer-les-tombes",
        "Employez 1 Dégât, défaussez 1 tombe, créez 1 fosse, gagnez 3 mana.",
        "Employ 1 Damage, discard 1 tomb, create 1 pit, gain 3 mana.",
    )
    card = "eventrer-les-tombes"
    assert night(card, damage=1).play(card).change == {"degats": -1, "tombes": -1, "fosses": 1, "mana": 3}
    assert night(card).refused(card) == "CE-125"
    assert night(card, damage=1, tombs=0).refused(card) == "CE-109"


def test_transe() -> None:
    assert says("transe", "Renoncez à 1 action, préparez 2 Dégâts.", "Forgo 1 action, prepare 2 Damage.")
    assert night("transe", spare=1).play("transe").change == {"forgone": 1, "degats": 2}
    assert night("transe").refused("transe") == "CE-118"  # it cannot be forgone for itself


def test_racket() -> None:
    assert says(
        "racket",
        "Si votre mana ≥ 2, désignez un autre cendrelin, il dépense 1 mana, gagnez 1 mana.",
        "If your mana ≥ 2, designate another cendrelin, they spend 1 mana, gain 1 mana.",
    )
    assert night("racket", mana=2, rivals=[rival(mana=1)]).play("racket").change == {"mana": 1, "mana@1": -1}
    assert night("racket", mana=1, rivals=[rival(mana=5)]).refused("racket") == "CE-039"
    assert night("racket", mana=2).refused("racket") == "CE-164"
    robbed = night("racket", mana=2, rivals=[rival(mana=2), rival(), rival(mana=3)]).play("racket")
    assert robbed.answers == {"@1", "@3"}
    assert robbed.answer("@3").change == {"mana": 1, "mana@3": -1}


def test_cataclysme() -> None:
    assert says(
        "cataclysme",
        "Employez 4 Dégâts, défaussez 2 fosses, créez 2 trésors.",
        "Employ 4 Damage, discard 2 pits, create 2 treasures.",
    )
    assert night("cataclysme", damage=4, pits=2).play("cataclysme").change == {"degats": -4, "fosses": -2, "tresors": 2}
    assert night("cataclysme", damage=3).refused("cataclysme") == "CE-125"
    assert night("cataclysme", damage=4, pits=1).refused("cataclysme") == "CE-109"


def test_souvenir_du_bucher() -> None:
    assert says(
        "souvenir-du-bucher",
        "Dépensez 1 mana, défaussez 1 âme, préparez 2 Dégâts "
        "puis si vous le souhaitez, renvoyez 1 fragment d'âme, gagnez 3 mana.",
        "Spend 1 mana, discard 1 soul, prepare 2 Damage, then if you wish, send back 1 soul fragment, gain 3 mana.",
    )
    card = "souvenir-du-bucher"
    burnt = {"mana": -1, "ames": -1, "degats": 2}
    assert night(card, mana=1).play(card, "no").change == burnt
    # it may be the fragment that goes back, since it lies on the table
    assert night(card, mana=1).play(card, "yes").change == {**burnt, "mana": 2, "past_life": 1}
    chosen = night(card, mana=1, spare=1).play(card, "yes")
    assert chosen.answers == {"eclair-noir", card}
    # without a soul to burn, or mana, the second part alone remains
    assert night(card, mana=0).play(card, "yes").change == {"mana": 3, "past_life": 1}
    assert night(card, mana=1, souls=0).play(card, "no").change == {}
    assert night(card, mana=1, souls=0).refused(card) is None
