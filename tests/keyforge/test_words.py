"""Every question, move, event and refusal has its words in both languages; every card its text."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludotheque
from ludotheque.engine import rulebook
from ludotheque.engine.errors import ProgramError
from ludotheque.engine.program import Ask
from ludotheque.games.keyforge.faces import FACES
from ludotheque.games.keyforge.filters import CREATURE, FRIENDLY
from ludotheque.games.keyforge.programs import CALLED
from ludotheque.games.keyforge.say import (
    DONE,
    IT,
    THEM,
    Step,
    archive,
    both,
    deal,
    destroy,
    exactly,
    fight_with,
    gain,
    if_,
    if_you_wish,
    may,
    one,
    opponent_gains,
    opponent_has,
    opponent_loses,
    ready,
    steal,
    then,
    to_hand,
)
from tests.keyforge.helpers import Play, duel

GAME = ludotheque.game("keyforge")
SOURCE = Path(GAME.folder)
TEXT = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))


def test_every_message_the_code_names_is_there() -> None:
    for verb in GAME.moves:
        if verb not in ("choose", "use"):  # these say the effect or the way of use
            assert GAME.catalogue.has(f"move-{verb}"), verb
    for kind, event in GAME.events.items():
        assert GAME.catalogue.has(f"event-{kind}"), kind
        if event.hides:
            assert GAME.catalogue.has(f"event-{kind}-hidden"), kind
    for message in set(re.findall(r'"(refusal-[a-z-]+|why-[a-z-]+|ask-[a-z-]+)"', TEXT)):
        assert GAME.catalogue.has(message), message
    asks = {op.kind for program in GAME.programs.values() for op in program.ops if isinstance(op, Ask)}
    for kind in asks:
        assert GAME.catalogue.has(f"ask-{kind}"), kind


def test_every_rule_the_code_names_is_in_the_register() -> None:
    known = {rule.id for rule in rulebook.read("keyforge")}
    named = set(re.findall(r'"(KF-\d{3}|KF-S\d\d)"', TEXT))
    assert named <= known, sorted(named - known)


def test_every_rule_has_a_french_line() -> None:
    assert [rule.id for rule in rulebook.read("keyforge") if rule.id.startswith("KF-") and not rule.fr] == []


def test_every_chapter_of_the_register_has_a_title_in_both_languages() -> None:
    titles = [section["title"] for section in rulebook.sections("keyforge")]
    assert len(titles) > 20
    assert [title for title in titles if title["fr"] == title["en"]] == []


def test_every_reading_says_what_it_stands_on() -> None:
    """The rulebook, the printed card, or our own reading: nothing else may stand behind a row."""
    lines = (rulebook.folder() / "keyforge.md").read_text(encoding="utf-8").splitlines()
    grounds = {
        line.split(" | ")[0].strip("| "): line.strip("| ").rsplit(" | ", 1)[-1]
        for line in lines
        if "| KF-S" in line[:6]
    }
    assert len(grounds) == sum(rule.id.startswith("KF-S") for rule in rulebook.read("keyforge"))
    assert set(grounds.values()) == {"rulebook", "printed card", "our reading"}


def test_every_card_has_its_text_in_both_languages() -> None:
    assert len(FACES) == 370
    for face in FACES:
        abilities = bool(face.abilities or face.constants or face.triggers)
        for language in ("fr", "en"):
            text = face.own_words[language]
            assert bool(text) == abilities or face.id == "mimicry", face.id
            assert "~" not in text, face.id
            assert "{" not in text, face.id
            assert "None" not in text, face.id


def _text(id: str) -> dict[str, str]:
    return next(face.own_words for face in FACES if face.id == id)


@pytest.mark.parametrize(
    ("id", "fr", "en"),
    [
        ("rogue-ogre", "soignez 2 dégâts d'Ogre Allègre", "heal 2 damage from Rogue Ogre"),
        ("special-delivery", "Si ces dégâts la détruisent, purgez-la.", "If this damage destroys it, purge it."),
        ("phase-shift", "Jouez : une fois ce tour-ci, vous pouvez jouer", "Play: Once this turn, you may play"),
        ("rock-hurling-giant", "vous pouvez infliger 4 dégâts", "you may deal 4 damage"),
        (
            "ganger-chieftain",
            "vous pouvez redresser une créature voisine, puis combattre avec elle.",
            "then fight with",
        ),
        ("lava-ball", "avec 2 dégâts de projection (2 dégâts à chacune de ses voisines).", "with 2 splash damage"),
        ("sound-the-horns", "ou que votre pioche soit vide.", "or your deck is empty."),
        ("squawker", "au choix, redressez une créature Mars ou sonnez", "Either ready a Mars creature or stun"),
        (
            "miasma",
            "pendant son prochain tour, votre adversaire saute l'étape",
            "During your opponent's next turn, they skip",
        ),
        ("tentacus", "il doit vous payer 1 Aombre.", "they must pay you 1 Æmber."),
        ("burn-the-stockpile", "ou plus, il perd 4 Aombre.", "or more, they lose 4 Æmber."),
        (
            "zyzzix-the-many",
            "vous pouvez révéler une créature de votre main.",
            "archive it and put 3 +1 power counters",
        ),
        ("regrowth", "remettez une créature de votre défausse dans votre main.", "to your hand."),
        ("lights-out", "dans la main de leur propriétaire.", "to their owners' hands."),
        ("flame-wreathed", "a +2 en puissance et gagne hasardeux (2).", "gets +2 power and gains hazardous (2)."),
        ("ring-of-invisibility", "gagne insaisissable et escarmouche.", "gains elusive and skirmish."),
        ("shoulder-armor", "sur un flanc, elle a +2 en armure et +2 en puissance.", "it gets +2 armor and +2 power."),
        (
            "phoenix-heart",
            "gagne : « Détruit : remettez cette créature dans la main",
            "Return this creature to its owner's",
        ),
        ("rocket-boots", "gagne : « Combat / Moisson : si c'est", 'gains: "Fight / Reap: If this is'),
        (
            "brain-stem-antenna",
            "gagne : « Après que vous avez joué",
            'gains: "After you play a Mars creature, ready this',
        ),
        (
            "hypnotic-command",
            "Jouez : pour chaque créature Mars alliée, une",
            "For each friendly Mars creature, an enemy",
        ),
    ],
)
def test_a_program_says_itself_well(id: str, fr: str, en: str) -> None:
    assert fr in _text(id)["fr"]
    assert en in _text(id)["en"]


#: What no text may hold: words left apart that French joins, doubled signs, a capital after a French colon …
_WRONG = {
    "fr": (
        r"  | ,|\.\.",
        r"\b(de|que) [aeiouyéèêœAEIOUYÉÈÊŒ]",
        r"\bde les? (?!infliger)|\bà les? ",
        r"\bsi ils?\b",
        r"[^ ] ?: [A-ZÉÀ][a-zé]+ez\b",
        r"renvoy",
        r"faire ceci :|si vous le voulez",
    ),
    "en": (r"  | ,|\.\.", r"\ba [aeiou]", r"\ban [^aeiouÆAEIOU]", r"[“”]"),
}


def test_no_text_is_badly_joined() -> None:
    for face in FACES:
        for language, patterns in _WRONG.items():
            text = face.own_words[language]
            for pattern in patterns:
                assert not re.search(pattern, text), (face.id, pattern, text)
            assert not text or text.endswith((".", ". »", '."')), face.id


def test_cards_say_themselves() -> None:
    """A text written beside a program could differ from it: only a card that is a copy of another has one."""
    assert [face.id for face in FACES if face.own_words is not face.rendered] == ["mimicry"]


@pytest.mark.parametrize(
    ("step", "said", "allowed"),
    [
        (deal(4, one(CREATURE)), "infligez 4 dégâts à une créature", "infliger 4 dégâts à une créature"),
        (both(archive(IT), gain(3)), "archivez-la et gagnez 3 Aombre", "l'archiver et gagner 3 Aombre"),
        (
            then(ready(IT), fight_with(IT)),
            "redressez-la, puis combattez avec elle",
            "la redresser, puis combattre avec elle",
        ),
        (
            to_hand(THEM),
            "remettez-les dans la main de leur propriétaire",
            "les remettre dans la main de leur propriétaire",
        ),
        (deal(1, IT), "infligez-lui 1 dégât", "lui infliger 1 dégât"),
        (
            deal(2, exactly(2, CREATURE)),
            "choisissez 2 créatures et infligez 2 dégâts à chacune",
            "choisir 2 créatures et infliger 2 dégâts à chacune",
        ),
        (
            then(gain(1), if_(DONE, [destroy(IT)]), gain(2)),
            "gagnez 1 Aombre. Si vous le faites, détruisez-la, puis gagnez 2 Aombre",
            "gagner 1 Aombre. Si vous le faites, détruisez-la, puis gagnez 2 Aombre",
        ),
    ],
)
def test_what_one_may_do_is_said_in_the_infinitive(step: Step, said: str, allowed: str) -> None:
    assert step.fr == said
    assert may(step).fr == f"vous pouvez {allowed}"


def test_what_follows_a_permission_is_in_the_infinitive_too() -> None:
    step = then(ready(if_you_wish(FRIENDLY)), fight_with(IT))
    assert step.fr == "vous pouvez redresser une créature alliée, puis combattre avec elle"
    assert step.en == "you may ready a friendly creature, then fight with it"


def test_only_an_order_follows_a_permission() -> None:
    plain = Step([], "cette clé redevient non forgée", "that key becomes unforged")
    for write in (lambda: may(plain), lambda: may(gain(1), plain), lambda: then(may(gain(1)), plain)):
        with pytest.raises(ProgramError, match="cannot follow « vous pouvez »"):
            write()


def test_who_has_just_been_named_is_a_pronoun() -> None:
    step = if_(opponent_has(7), [opponent_loses(4), gain(1)])
    assert step.fr == "si votre adversaire a 7 Aombre ou plus, il perd 4 Aombre, puis gagnez 1 Aombre"
    assert step.en == "if your opponent has 7 Æmber or more, they lose 4 Æmber, then gain 1 Æmber"
    assert if_(DONE, [opponent_gains(1)]).fr == "si vous le faites, votre adversaire gagne 1 Aombre"
    assert if_(opponent_has(7), [steal(1)]).fr == "si votre adversaire a 7 Aombre ou plus, volez 1 Aombre"


def test_questions_are_sentences() -> None:
    d = duel({"hand": ["punch"], "in_play": ["rock-hurling-giant", "troll"]})
    d.do("discard:punch")
    assert d.table.choice.prompt == {
        "fr": "Voulez-vous infliger 4 dégâts à une créature ?",
        "en": "Do you want to deal 4 damage to a creature?",
    }
    shark = duel({"hand": ["neutron-shark"], "in_play": ["troll", "cannon"]}, {"in_play": ["krump", "bumpsy"]}, "logos")
    shark.play("neutron-shark", "left")
    assert shark.table.choice.prompt["fr"] == "Choisissez une créature ennemie ou un artéfact ennemi"
    assert shark.table.choice.prompt["en"] == "Choose an enemy creature or artifact"


def _said(d: Play) -> list[dict[str, str]]:
    return [option.words for option in d.table.choice.options]


@pytest.mark.rule("KF-218")
def test_abilities_that_wait_are_told_apart() -> None:
    """KF-218: the card, what its ability is called, who gave it, and the card it is about."""
    d = duel({"in_play": ["ancient-bear"]}, {"in_play": ["briar-grubbling"]}, house="indomptes")
    d.fight("ancient-bear", "briar-grubbling")
    assert d.kind == "order"
    assert _said(d) == [
        {"fr": "Ours Vénérable · Assaut : Tâteronce", "en": "Ancient Bear · Assault: Briar Grubbling"},
        {"fr": "Tâteronce · Hasardeux : Ours Vénérable", "en": "Briar Grubbling · Hazardous: Ancient Bear"},
    ]
    d = duel(
        {"in_play": ["shaffles", {"card": "dust-imp", "upgrades": ["phoenix-heart"]}], "hand": ["punch"]},
        {"in_play": ["tolas"]},
    )
    d.play("punch", "pick:dust-imp")
    assert d.kind == "order"
    assert _said(d)[:2] == [
        {"fr": "Farfadet Poussière · Détruit", "en": "Dust Imp · Destroyed"},
        {"fr": "Farfadet Poussière · Détruit (Cœur de Phénix)", "en": "Dust Imp · Destroyed (Phoenix Heart)"},
    ]
    assert _said(d)[2]["fr"].startswith("Tolas · chaque fois qu'une créature")
    assert _said(d)[2]["fr"].endswith(" : Farfadet Poussière")


def test_every_ability_that_may_wait_is_called_something() -> None:
    known = set(CALLED)
    for face in FACES:
        for moment, programs in face.abilities.items():
            assert moment == "as_played" or {program.name for program in programs} <= known, face.id
        assert {on.program.name for on in face.triggers} <= known, face.id


def test_own_words_keep_the_numbers_of_the_program() -> None:
    for face in FACES:
        if face.own_words is face.rendered:
            continue
        for language in ("fr", "en"):
            said = set(re.findall(r"\d+", face.own_words[language]))
            shown = set(re.findall(r"\d+", face.rendered[language]))
            assert shown <= said | {"1"}, (face.id, language, shown - said)
