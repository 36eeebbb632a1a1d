"""The eight fragments of the Animancer, one test each: what it does, what it costs, when it is refused."""

from tests.cendrelin_cards.helpers import night, rival, says


def test_appel_des_ames() -> None:
    assert says("appel-des-ames", "Dépensez 4 mana, créez 1 âme.", "Spend 4 mana, create 1 soul.")
    assert night("appel-des-ames", mana=5).play("appel-des-ames").change == {"mana": -4, "ames": 1}
    assert night("appel-des-ames", mana=3).refused("appel-des-ames") == "CE-112"


def test_recueillement() -> None:
    assert says("recueillement", "Si votre mana ≥ 3, gagnez 1 mana.", "If your mana ≥ 3, gain 1 mana.")
    assert night("recueillement", mana=3).play("recueillement").change == {"mana": 1}
    assert night("recueillement", mana=2).refused("recueillement") == "CE-039"


def test_passeur() -> None:
    assert says(
        "passeur",
        "Défaussez 1 âme, défaussez 1 trésor, gagnez 4 mana.",
        "Discard 1 soul, discard 1 treasure, gain 4 mana.",
    )
    assert night("passeur", souls=1, treasures=1).play("passeur").change == {"ames": -1, "tresors": -1, "mana": 4}
    assert night("passeur", souls=0).refused("passeur") == "CE-109"
    assert night("passeur", treasures=0).refused("passeur") == "CE-109"


def test_lien_spectral() -> None:
    assert says(
        "lien-spectral",
        "Si votre mana ≥ 3, désignez un autre cendrelin, si son mana ≥ 1, il perd 1 mana, gagnez 1 mana.",
        "If your mana ≥ 3, designate another cendrelin, if their mana ≥ 1, they lose 1 mana, gain 1 mana.",
    )
    bound = night("lien-spectral", mana=3, rivals=[rival(mana=1)]).play("lien-spectral")
    assert bound.change == {"mana": 1, "mana@1": -1}
    assert night("lien-spectral", mana=2, rivals=[rival(mana=5)]).refused("lien-spectral") == "CE-039"
    assert night("lien-spectral", mana=9).refused("lien-spectral") == "CE-164"
    # of several, those who have any may be designated, and never oneself
    several = night("lien-spectral", mana=9, rivals=[rival(mana=1), rival(), rival(mana=5)]).play("lien-spectral")
    assert several.answers == {"@1", "@3"}
    assert several.answer("@3").change == {"mana": 1, "mana@3": -1}


def test_veillee() -> None:
    assert says(
        "veillee",
        "Si âme ≤ 1, renoncez à 1 action, créez 1 âme.",
        "If souls ≤ 1, forgo 1 action, create 1 soul.",
    )
    assert night("veillee", souls=1, spare=1).play("veillee").change == {"forgone": 1, "ames": 1}
    assert night("veillee", souls=2, spare=1).refused("veillee") == "CE-039"
    assert night("veillee", souls=1).refused("veillee") == "CE-118"  # it cannot be forgone for itself


def test_souvenir_d_enfance() -> None:
    assert says(
        "souvenir-d-enfance",
        "Renoncez à 2 actions, gagnez 1 mana puis si âme abondante, gagnez 1 mana.",
        "Forgo 2 actions, gain 1 mana, then if souls are abundant, gain 1 mana.",
    )
    card = "souvenir-d-enfance"
    assert night(card, spare=2, souls=3).play(card).change == {"forgone": 2, "mana": 1}
    assert night(card, spare=2, souls=4).play(card).change == {"forgone": 2, "mana": 2}
    # with three others in hand one chooses the two
    chosen = night(card, spare=3).play(card, "appel-des-ames", "appel-des-ames")
    assert chosen.change == {"forgone": 2, "mana": 1}
    # too few to forgo: only abundant souls give something
    assert night(card, spare=1, souls=4).play(card).change == {"mana": 1}
    assert night(card, spare=1, souls=3).refused(card) == "CE-118"


def test_tables_tournantes() -> None:
    assert says(
        "tables-tournantes",
        "Dépensez 4 mana, défaussez 1 tombe, créez 1 âme, désignez un cendrelin, il gagne 1 mana.",
        "Spend 4 mana, discard 1 tomb, create 1 soul, designate a cendrelin, they gain 1 mana.",
    )
    held = night("tables-tournantes", mana=4).play("tables-tournantes")
    assert held.answers == {"@0", "@1"}  # the medium may thank himself
    assert held.answer("@0").change == {"mana": -3, "tombes": -1, "ames": 1}
    assert night("tables-tournantes", mana=4).play("tables-tournantes", "@1").change == {
        "mana": -4,
        "mana@1": 1,
        "tombes": -1,
        "ames": 1,
    }
    assert night("tables-tournantes", mana=3).refused("tables-tournantes") == "CE-112"  # the mana to come does not pay
    assert night("tables-tournantes", mana=4, tombs=0).refused("tables-tournantes") == "CE-109"


def test_transmigration() -> None:
    assert says(
        "transmigration",
        "Renvoyez 1 fragment d'âme, créez 1 âme, gagnez 1 mana.",
        "Send back 1 soul fragment, create 1 soul, gain 1 mana.",
    )
    card = "transmigration"
    passed = {"past_life": 1, "ames": 1, "mana": 1}
    # alone, it is itself the fragment that becomes a soul; else one chooses, from the hand and from the table
    assert night(card).play(card).change == passed
    chosen = night(card, spare=1).play(card)
    assert chosen.answers == {"appel-des-ames", card}
    assert chosen.answer("appel-des-ames").change == passed
    # the fragment is gone when the soul comes: at four souls nobody wins yet
    assert not night(card, souls=3, gathered=True).play(card).table.over
