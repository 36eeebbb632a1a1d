"""Every place of the rules that says no: reached by an attempt, with its rule and its words in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.cendrelin.helpers import BLANK, GAME, Bench, Stage

from ludotheque.conformance import refused, unsaid, written
from ludotheque.conformance.refusals import Site

#: A position and what is tried in it.
Attempt = Callable[[Bench], tuple[Stage, str]]

FORGO_TWO = "Renoncez à 2 actions, créez 1 tombe."
FORGO_SEND = "Renoncez à 1 action, renvoyez 1 fragment d'âme, créez 1 tombe."
TO_OTHER = "Désignez un autre cendrelin, il perd 1 mana."
WISH = "Si vous le souhaitez, créez 1 tombe."


def evening(bench: Bench) -> tuple[Stage, str]:
    return bench.night(past_life=0, scene={"step": "evening"}), "draw"


def playing(words: str, **mine: int) -> Attempt:
    """A fragment whose effect cannot be applied."""

    def lay(bench: Bench) -> tuple[Stage, str]:
        stage = bench.night([words], **mine)
        return stage, f"play:{stage.card(words)}"

    return lay


def pointing(zone: str, verb: str = "", seat: int = 0) -> Attempt:
    """A fragment that lies elsewhere than in the hand: clicked, or played."""

    def lay(bench: Bench) -> tuple[Stage, str]:
        stage = bench.scene(bench.seat(hand=[BLANK], **({zone: 1} if not seat else {})), bench.seat(**{zone: seat}))
        ref = stage.card(BLANK, zone, seat)
        return stage, f"{verb}:{ref}" if verb else ref

    return lay


def dealing(verb: str, *, row: str = "", resolved: bool = False, fragment: bool = False) -> Attempt:
    """An event that may not be dealt with, or a fragment in its place."""

    def lay(bench: Bench) -> tuple[Stage, str]:
        stage = bench.night([BLANK], scene={"resolved": resolved})
        ref = stage.card(BLANK) if fragment else GAME.ref(stage.pos, stage.pos.surroundings[0])
        return stage, f"{verb}:{ref}{row}"

    return lay


def answering(words: str, attempt: str, *, laid: int = 0, first: str = "", seats: int = 2) -> Attempt:
    """A question of an effect: `attempt` and what is answered before it may name `{hand}` and `{laid}` cards."""

    def lay(bench: Bench) -> tuple[Stage, str]:
        me = bench.seat(hand=[words, BLANK, BLANK, BLANK], laid=laid)
        stage = bench.scene(me, *(bench.seat("sorcier", mana=seat) for seat in range(1, seats))).play(words)
        cards = {"hand": stage.card(BLANK), "laid": stage.card(BLANK, "laid") if laid else ""}
        if first:
            stage.do(first.format(**cards))
        return stage, attempt.format(**cards)

    return lay


def clicking(thing: str, **scene: str) -> Attempt:
    return lambda bench: (bench.night([BLANK], scene=dict(scene)), thing)


def card_in_the_evening(bench: Bench) -> tuple[Stage, str]:
    stage = bench.night([BLANK], scene={"step": "evening"})
    return stage, stage.card(BLANK)


def nobody_to_designate(bench: Bench) -> tuple[Stage, str]:
    words = "Désignez un autre cendrelin, il dépense 1 mana."
    stage = bench.night([words])
    return stage, f"play:{stage.card(words)}"


def dismissing(bench: Bench) -> tuple[Stage, str]:
    """One event can be dealt with, the second of three: none may be sent away (CE-S04)."""
    never = ("Dépensez 9 mana.", "Défaussez 9 âmes.")
    stage = bench.night(scene={"events": [never, (never[0], BLANK), never]})
    return stage, f"dismiss:{GAME.ref(stage.pos, stage.pos.surroundings[0])}"


def anothers_card(bench: Bench) -> tuple[Stage, str]:
    """A card of the other player's cannot be sent back for one's own."""
    words = "Renvoyez 1 fragment d'âme."
    stage = bench.scene(bench.seat(hand=[words, BLANK, BLANK]), bench.seat("sorcier", laid=1)).play(words)
    return stage, f"send:{stage.card(BLANK, 'laid', 1)}"


def another_option(bench: Bench) -> tuple[Stage, str]:
    """A fragment has two options; the third is asked for."""
    stage, ref = bench.several("Créez 1 fosse.", "Créez 1 tombe.")
    return stage.do(f"play:{ref}"), f"option:{ref}/c"


PART = ("effects", "Part.impossible")
ASKED = ("effects", "Part.refusal")
CARDS = ("needs", "Cards.refusal")
NIGHT = "turn"

#: For each place that makes a refusal: the rule that it cites, the attempt, and the words in French.
REFUSALS: dict[Site, tuple[str, Attempt, str]] = {
    Site("refusal-empty-past-life", NIGHT, "Evening.refusal"): ("CE-S10", evening, "Votre ancienne vie est vide"),
    Site("refusal-duty", NIGHT, "Night.refusal"): ("CE-043", lambda b: (b.night(), "end"), "Occupez-vous d'abord"),
    Site("refusal-laid", NIGHT, "Night._play"): ("CE-035", pointing("laid", "play"), "Ce fragment est déjà posé"),
    Site("refusal-forgone", NIGHT, "Night._play"): ("CE-041", pointing("forgone", "play"), "Vous avez renoncé"),
    Site("refusal-not-in-hand", NIGHT, "Night._play"): (
        "CE-034",
        pointing("laid", "play", seat=1),
        "Ce fragment n'est pas dans votre main",
    ),
    Site("refusal-not-around", NIGHT, "Night._resolve"): (
        "CE-044",
        dealing("resolve", row="/a", fragment=True),
        "Cet événement n'est pas dans les environs",
    ),
    Site("refusal-one-event", NIGHT, "Night._resolve"): (
        "CE-043",
        dealing("resolve", row="/a", resolved=True),
        "Un seul événement par nuit",
    ),
    Site("refusal-unknown", NIGHT, "Night._resolve"): (
        "CE-044",
        dealing("resolve", row="/c"),
        "Cette option n'existe pas.",
    ),
    Site("refusal-not-around", NIGHT, "Night._dismiss"): (
        "CE-044",
        dealing("dismiss", fragment=True),
        "Cet événement n'est pas dans les environs",
    ),
    Site("refusal-one-event", NIGHT, "Night._dismiss"): (
        "CE-043",
        dealing("dismiss", resolved=True),
        "Un seul événement par nuit",
    ),
    Site("refusal-dismiss", NIGHT, "Night._dismiss"): ("CE-S04", dismissing, "Un événement peut encore"),
    Site("refusal-resource", "needs", "Tokens.refusal"): (
        "CE-109",
        playing("Défaussez 3 âmes."),
        "Il faut défausser 3 (Âmes)",
    ),
    Site("refusal-no-place", "needs", "Present.refusal"): (
        "CE-165",
        playing("Créez 1 urne."),
        "Le lieu qui porte cette ressource (Urnes) n'est pas dans le cimetière.",
    ),
    Site("refusal-no-place", "needs", "Tokens.refusal"): (
        "CE-165",
        playing("Défaussez 1 urne."),
        "Le lieu qui porte cette ressource (Urnes) n'est pas dans le cimetière.",
    ),
    Site("refusal-mana", "needs", "Mana.refusal"): (
        "CE-112",
        playing("Dépensez 2 mana.", mana=1),
        "Il faut 2 mana, vous en avez 1.",
    ),
    Site("refusal-ephemeral", "needs", "Prepared.refusal"): (
        "CE-125",
        playing("Employez 2 Dégâts."),
        "Il faut 2 Dégât",
    ),
    Site("refusal-forgo", *CARDS): ("CE-118", playing("Renoncez à 1 action."), "Il faut"),
    Site("refusal-send", *CARDS): ("CE-122", playing("Renvoyez 2 fragments d'âme."), "Il faut"),
    Site("refusal-condition", "needs", "Holds.refusal"): (
        "CE-039",
        playing("Si tombe abondante, gagnez 1 mana."),
        "La condition",
    ),
    Site("refusal-nobody", *PART): ("CE-164", nobody_to_designate, "Aucun cendrelin ne peut être désigné."),
    Site("refusal-nobody-designated", *PART): (
        "CE-S16",
        playing("Créez 1 tombe, il gagne 1 mana."),
        "Aucun cendrelin n'a été désigné.",
    ),
    Site("refusal-other-question", *ASKED): ("CE-116", answering(FORGO_TWO, "send:{hand}"), "Répondez d'abord"),
    Site("refusal-unknown", "effects", "Options.refusal"): ("CE-092", another_option, "Cette option n'existe pas."),
    Site("refusal-designate", "asks", "AskWhom.refusal"): (
        "CE-164",
        answering(TO_OTHER, "designate:@0", seats=3),
        "Ce cendrelin ne peut",
    ),
    Site("refusal-chosen", "asks", "AskCard.refusal"): (
        "CE-116",
        answering(FORGO_TWO, "forgo:{hand}", first="forgo:{hand}"),
        "Ce fragment est déjà choisi.",
    ),
    Site("refusal-forgo-card", "asks", "AskForgo.unfit"): (
        "CE-116",
        answering(FORGO_TWO, "forgo:{laid}", laid=1),
        "On ne renonce",
    ),
    Site("refusal-send-card", "asks", "AskSend.unfit"): (
        "CE-119",
        anothers_card,
        "Ce fragment ne peut pas être renvoyé",
    ),
    Site("refusal-laid", "game", "Cendrelin.refuse_thing"): ("CE-035", pointing("laid"), "Ce fragment est déjà posé"),
    Site("refusal-forgone", "game", "Cendrelin.refuse_thing"): ("CE-041", pointing("forgone"), "Vous avez renoncé"),
    Site("refusal-not-yours", "game", "Cendrelin.refuse_thing"): (
        "CE-026",
        pointing("laid", seat=1),
        "Ce fragment appartient à un autre cendrelin.",
    ),
    Site("refusal-evening-first", "game", "Cendrelin.refuse_thing"): ("CE-030", card_in_the_evening, "Choisissez"),
    Site("refusal-place", "game", "Cendrelin.refuse_thing"): ("CE-S22", clicking("fosses"), "Les lieux ne"),
    Site("refusal-past-life", "game", "Cendrelin.refuse_thing"): ("CE-007", clicking("past_life:0"), "L'ancienne vie"),
    Site("refusal-pile", "game", "Cendrelin.refuse_thing"): ("CE-017", clicking("future"), "Cette pile"),
}


@pytest.mark.parametrize("site", REFUSALS, ids=str)
def test_the_refusal_is_uttered(bench: Bench, site: Site) -> None:
    rule, lay, words = REFUSALS[site]
    stage, attempt = lay(bench)
    refusal, reached = refused(stage.table, attempt)
    assert (reached, refusal.rule) == (site, rule)
    assert GAME.refusal_words(refusal)["fr"].startswith(words)


def test_every_refusal_of_the_sources_has_its_attempt() -> None:
    assert sorted(written(GAME.folder) ^ set(REFUSALS)) == []


def test_no_words_wait_for_a_refusal_that_nobody_makes() -> None:
    assert unsaid(GAME.folder) == set()


def test_a_wish_is_answered_with_yes_or_no(bench: Bench) -> None:
    """The same place makes this refusal for a wish as for the other questions."""
    stage, attempt = answering(WISH, "forgo:{hand}")(bench)
    refusal, site = refused(stage.table, attempt)
    assert (refusal.rule, refusal.message) == ("CE-105", "refusal-other-question")
    assert site.function == "Part.refusal"


def test_an_event_is_sent_away_when_none_can_be_dealt_with(bench: Bench) -> None:
    """The other side of CE-S04: the refusal is not made where the rule does not make it."""
    never = ("Dépensez 9 mana.", "Défaussez 9 âmes.")
    stage = bench.night(scene={"events": [never] * 3})
    assert stage.keys == [f"dismiss:{GAME.ref(stage.pos, card)}" for card in stage.pos.surroundings]
