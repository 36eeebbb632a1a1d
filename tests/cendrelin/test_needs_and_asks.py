"""What each element of the effect language needs of a position and leaves to a player, and how a part puts it together."""

from __future__ import annotations

import ast

import pytest
from tests.cendrelin.helpers import BLANK, GAME, Bench, Stage

from ludotheque.games.cendrelin import verbs
from ludotheque.games.cendrelin.effects import Effect
from ludotheque.games.cendrelin.language import parse

#: One element of each kind: its words, the pools of its needs, the verbs of its questions.
ELEMENTS = [
    ("Créez 2 tombes.", [], []),
    ("Défaussez 2 âmes.", ["resource 2"], []),
    ("Gagnez 1 mana.", [], []),
    ("Dépensez 1 mana.", ["mana"], []),
    ("Perdez 1 mana.", [], []),
    ("Renoncez à 2 actions.", ["cards"], ["forgo", "forgo"]),
    ("Renvoyez 3 fragments d'âme.", ["cards"], ["send", "send", "send"]),
    ("Préparez 1 Dégât.", [], []),
    ("Employez 1 Hommage.", ["ephemeral 1"], []),
    ("Désignez un cendrelin.", [], ["designate"]),
    ("Si vous le souhaitez.", [], ["yes"]),
    ("Si tombe abondante.", [""], []),
    ("Si votre âme est complète.", [""], []),
    ("Si votre mana ≥ 2.", [""], []),
]
#: And those that speak of « il ».
HIS = [
    ("il gagne 1 mana.", [], []),
    ("il dépense 1 mana.", ["mana"], []),
    ("il perd 1 mana.", [], []),
    ("il renvoie 2 fragments d'âme.", ["cards"], ["send", "send"]),
    ("si son âme est complète.", [""], []),
    ("si sa main ≤ 2.", [""], []),
]


def leaves(cls: type) -> set[type]:
    below = cls.__subclasses__()
    return {leaf for one in below for leaf in leaves(one)} if below else {cls}


@pytest.mark.parametrize(("words", "pools", "asked"), ELEMENTS + HIS)
def test_an_element_names_what_it_needs_and_asks(words: str, pools: list[str], asked: list[str]) -> None:
    ((element,),) = parse(words, "test")
    needs, questions = element.needs(4), element.asks()
    assert [need.pool for need in needs] == pools
    assert [question.verb for question in questions] == asked
    assert all(need.marks == 4 for need in needs)
    his = words.lower().startswith(("il ", "si son ", "si sa "))
    assert element.he is his
    assert all(one.he is his for one in [*needs, *questions])
    assert [question.left for question in questions] == list(range(len(asked), 0, -1))


def test_every_element_of_the_vocabulary_is_asked() -> None:
    assert {type(parse(words, "test")[0][0]) for words, _, _ in ELEMENTS} == leaves(verbs.Element)


def test_the_needs_of_a_part_are_joined_by_pool_and_costs_come_first() -> None:
    words = (
        "Si votre mana ≥ 1, dépensez 1 mana, défaussez 1 tombe, dépensez 2 mana, défaussez 1 âme, renoncez à 1 action."
    )
    (part,) = Effect("test", 0, words).parts
    assert [(need.pool, need.marks) for need in part.needs] == [
        ("resource 0", 0b000100),
        ("resource 2", 0b010000),
        ("mana", 0b001010),
        ("cards", 0b100000),
        ("", 0b000001),
    ]


@pytest.mark.rule("CE-157")
@pytest.mark.parametrize(("mana", "who"), [(2, ["designate:@1"]), (3, ["designate:@0", "designate:@1"])])
def test_what_one_owes_twice_adds_up_only_when_both_are_the_same(bench: Bench, mana: int, who: list[str]) -> None:
    """The trigger pays 1 as himself and 2 as « il », if he designates himself."""
    words = "Dépensez 1 mana, désignez un cendrelin, il dépense 2 mana."
    seats = [bench.seat(hand=[words], mana=mana), bench.seat("sorcier", mana=2), bench.seat("animancien", mana=1)]
    stage: Stage = bench.scene(*seats)
    effect = GAME.cards[stage.pos.faces[stage.pos.hand[0][0]]].effect
    assert [f"designate:@{seat}" for seat in range(3) if effect.parts[0].qualifies(stage.pos, 0, seat, 0)] == who


def test_a_part_never_looks_at_the_types_of_its_elements() -> None:
    """So that a new element is a class of its own and nothing else: what it needs and asks is its own to say."""
    # by its path: a compiled module has no source to inspect
    tree = ast.parse((GAME.folder / "effects.py").read_text(encoding="utf-8"))
    called = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert not called & {"isinstance", "issubclass", "type"}
    taken = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module == verbs.__name__]
    assert [alias.name for node in taken for alias in node.names] == ["Element"]


@pytest.mark.rule("CE-158")
def test_the_wish_is_asked_before_what_stands_in_front_of_it(bench: Bench) -> None:
    words = "Renoncez à 1 action, si vous le souhaitez, renvoyez 1 fragment d'âme."
    stage = bench.night([words, BLANK, BLANK]).play(words)
    assert stage.keys == ["yes", "no"]
    stage.answer("yes")
    assert {key.partition(":")[0] for key in stage.keys} == {"forgo"}
    forgone = stage.card(BLANK)
    stage.answer(f"forgo:{forgone}")
    assert {key.partition(":")[0] for key in stage.keys} == {"send"}
    stage.answer(f"send:{stage.card(words, 'laid')}")
    assert [GAME.ref(stage.pos, card) for card in stage.pos.forgone[0]] == [forgone]
    assert GAME.ref(stage.pos, stage.pos.past_life[0][0]).startswith(f"{stage.printed[words]}#")
