"""Every place of the rules that says no: reached by an attempt, with its rule and its words in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.cendrelin.helpers import BLANK, GAME, OTHER_BLANK, Bench, Stage
from tests.cendrelin.test_ages import crowned

import ludotheque
from ludotheque.conformance import refused, unsaid, written
from ludotheque.conformance.refusals import Site
from ludotheque.games.cendrelin import ages, deck

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


def full_night(attempt: str, *, before: str = "", **scene: object) -> Attempt:
    """A night by the full rules, with the Columbarium; `{event}` is the first event around, `{hand}` the card in hand."""

    def lay(bench: Bench) -> tuple[Stage, str]:
        bench.special(0, action="Gagnez 1 mana.")
        me = bench.seat(hand=[BLANK], mana=3)
        stage = bench.scene(me, bench.seat("sorcier"), rules="full", added={"urnes": 2}, **scene)
        names = {
            "event": GAME.ref(stage.pos, stage.pos.surroundings[0]),
            "other": GAME.ref(stage.pos, stage.pos.surroundings[1]),
            "hand": stage.card(BLANK),
        }
        for key in before.split():
            stage.do(key.format(**names))
        return stage, attempt.format(**names)

    return lay


def at_sunset(words: str, *, laid: bool = False) -> Attempt:
    def lay(bench: Bench) -> tuple[Stage, str]:
        crypt = bench.crypt("Gagnez 1 mana.")
        me = bench.seat(hand=[crypt, BLANK], laid=[OTHER_BLANK] if laid else 0)
        # before the sunset the player in charge recovers, so that only another's cards lie there
        stage = bench.scene(bench.seat("sorcier"), me, rules="full", step="evening").do("mana")
        ref = stage.card(OTHER_BLANK, "laid", 1) if laid else stage.card(words, seat=1)
        return stage, f"play:{ref}"

    return lay


def preparing(attempt: str, step: str = "class", **options: object) -> Attempt:
    """A step of the preparation; `{card}` is a card of the zone that the step is about."""

    def lay(bench: Bench) -> tuple[Stage, str]:
        pairs = [["necromancien", "sorcier"], ["animancien", "pretre"]]
        given = {"mode": "full", "demonic": "l-autel-de-sezmoth", "places": "l-ossuaire", "classes": pairs, **options}
        table = ludotheque.new("cendrelin", 2, 1, given)
        while table.choice.kind != step:
            seat = table.asked[0]
            keys = [option.key for option in table.choice_of(seat)]
            table.play(next((key for key in ("seal", "fill") if key in keys), keys[0]), seat)
        if "{picked}" in attempt:
            table.play("fill", 0)
        pos = table.position
        names = {"drawn": pos.drawn[0], "packet": pos.packet[0], "picked": pos.past_life[0]}
        refs = {name: GAME.ref(pos, cards[0]) for name, cards in names.items() if cards}
        return Stage(table, {}, {}), attempt.format(**refs)

    return lay


def heirs(attempt: str, seat_of_crown: int) -> Attempt:
    """The classes of the second age."""

    def lay(bench: Bench) -> tuple[Stage, str]:
        pairs = [["necromancien", "sorcier"], ["animancien", "pretre"]]
        carry = {
            "age": 1,
            "classes": pairs,
            "crown": seat_of_crown,
            "places": ["l-autel-de-sezmoth"],
            "events": [GAME.cards[face].id for face in deck.PRINTED.events[:8]],
            "history": [{"age": 1, "crown": seat_of_crown, "classes": [], "nights": 9}],
        }
        return Stage(ludotheque.new("cendrelin", 2, 1, {"mode": "full", "carry": carry}), {}, {}), attempt

    return lay


def changing(attempt: str, *, places: tuple[str, ...] = (), few: bool = False) -> Attempt:
    """The change of age, by seat 0, who has won."""

    def lay(bench: Bench) -> tuple[Stage, str]:
        table = crowned()
        pos = table.position
        for name in places:
            pos.resources[deck.PRINTED.resource_ids.index(name)] = 0
        if few:
            pos.change = {"places": ages.places_of(pos), "events": ages.events_of(pos)[-8:]}
        return Stage(table, {}, {}), attempt

    return lay


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
    Site("refusal-dismiss", NIGHT, "Night._dismiss"): ("CE-S04", dismissing, "On peut encore"),
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
        "Dégâts : il en faut 2, vous en avez préparé 0.",
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
    Site("refusal-place", "game", "Cendrelin.refuse_thing"): (
        "CE-S22",
        clicking("fosses"),
        "On n'active pas les lieux",
    ),
    Site("refusal-past-life", "game", "Cendrelin.refuse_thing"): ("CE-007", clicking("past_life:0"), "L'ancienne vie"),
    Site("refusal-pile", "game", "Cendrelin.refuse_thing"): ("CE-017", clicking("future"), "Cette pile"),
    Site("refusal-board-place", "game", "Cendrelin.refuse_thing"): ("CE-D09", full_night("fosses"), "Les quatre lieux"),
    Site("refusal-destiny-duty", NIGHT, "Night.refusal"): (
        "CE-087",
        full_night("end", before="resolve:{event}/a"),
        "Interagissez d'abord",
    ),
    Site("refusal-destiny-once", NIGHT, "Night._destiny"): (
        "CE-087",
        full_night("destiny:beche", before="destiny:caveau"),
        "On n'interagit",
    ),
    Site("refusal-destiny-space", NIGHT, "Night._destiny"): (
        "CE-D07",
        full_night("destiny:beche", destiny="beche"),
        "Le pion est déjà",
    ),
    Site("refusal-no-destiny", NIGHT, "Night._destiny"): ("CE-016", clicking("destiny:beche"), "Le Destin ne sert pas"),
    Site("refusal-place", NIGHT, "Night._use"): ("CE-S22", clicking("use:urnes/a"), "On n'active pas les lieux"),
    Site("refusal-place-absent", NIGHT, "Night._use"): ("CE-085", full_night("use:idoles/a"), "Ce lieu n'est pas"),
    Site("refusal-place-option", NIGHT, "Night._use"): ("CE-085", full_night("use:urnes/d"), "Ce lieu n'a pas"),
    Site("refusal-not-around", NIGHT, "Night._act"): ("CE-044", full_night("act:{hand}"), "Cet événement n'est pas"),
    Site("refusal-no-action", NIGHT, "Night._act"): ("CE-S06", full_night("act:{other}"), "Cet événement n'a pas"),
    Site("refusal-used", NIGHT, "Night._act"): (
        "CE-093",
        full_night("act:{event}", before="act:{event}"),
        "Cet événement a déjà",
    ),
    Site("refusal-used", NIGHT, "Night._resolve"): (
        "CE-093",
        full_night("resolve:{event}/a", before="act:{event}"),
        "Cet événement a déjà",
    ),
    Site("refusal-not-crypt", "evening", "Sunset.refusal"): ("CE-081", at_sunset(BLANK), "Au coucher du soleil"),
    Site("refusal-not-in-hand", "evening", "Sunset.refusal"): (
        "CE-034",
        at_sunset(BLANK, laid=True),
        "Ce fragment n'est pas dans votre main",
    ),
    Site("refusal-class-later", "classes", "ChooseClasses.refusal"): (
        "CE-004",
        lambda b: (Stage(ludotheque.new("cendrelin", 2, 1), {}, {}), "class:pretre"),
        "Cette classe n'est pas",
    ),
    Site("refusal-one-class", "classes", "ChooseClasses.refusal"): (
        "CE-003",
        lambda b: (Stage(ludotheque.new("cendrelin", 2, 1), {}, {}), "classes:necromancien>sorcier"),
        "Une seule classe",
    ),
    Site("refusal-two-classes", "classes", "ChooseClasses.refusal"): (
        "CE-059",
        preparing("classes:sorcier>sorcier", classes=["choose"] * 2),
        "Choisissez deux classes",
    ),
    Site("refusal-heir-changes", "classes", "heir_refusal"): (
        "CE-148",
        heirs("classes:necromancien>sorcier", 1),
        "Échangez une classe",
    ),
    Site("refusal-other-place", "setup", "NamePlaces.refusal"): (
        "CE-061",
        preparing("place:urnes", "place", demonic="choose"),
        "Ce lieu ne peut",
    ),
    Site("refusal-not-drawn", "setup", "KeepObjectives.refusal"): (
        "CE-064",
        lambda b: _not_drawn(),
        "Vous n'avez pas pioché",
    ),
    Site("refusal-not-ten", "setup", "BuildLives.refusal"): ("CE-065", preparing("seal", "life"), "Il faut dix"),
    Site("refusal-ten", "setup", "BuildLives.refusal"): (
        "CE-065",
        lambda b: _filled(),
        "Votre ancienne vie compte",
    ),
    Site("refusal-dots", "setup", "BuildLives.refusal"): (
        "CE-066",
        lambda b: _over_dots(),
        "Les points de ce fragment",
    ),
    Site("refusal-not-picked", "setup", "BuildLives.refusal"): (
        "CE-065",
        preparing("unpick:{packet}", "life"),
        "Ce fragment n'est pas dans votre ancienne vie",
    ),
    Site("refusal-not-in-packet", "setup", "BuildLives.refusal"): (
        "CE-060",
        preparing("pick:{drawn}", "life"),
        "Ce fragment n'est pas dans vos paquets",
    ),
    Site("refusal-no-future", "setup", "ChooseFavourites.refusal"): (
        "CE-067",
        preparing("favour:cranes", "favourite"),
        "Cette ressource n'a pas",
    ),
    Site("refusal-place-absent", "setup", "ChooseFavourites.refusal"): (
        "CE-067",
        preparing("favour:urnes", "favourite"),
        "Ce lieu n'est pas",
    ),
    Site("refusal-place-absent", "ages", "_place_refusal"): (
        "CE-142",
        changing("remove_place:cordes"),
        "Ce lieu n'est pas",
    ),
    Site("refusal-place-there", "ages", "_place_refusal"): ("CE-142", changing("add_place:urnes"), "Ce lieu est déjà"),
    Site("refusal-demonic", "ages", "_place_refusal"): ("CE-145", changing("add_place:braises"), "Le lieu démoniaque"),
    Site("refusal-three-places", "ages", "_place_refusal"): (
        "CE-143",
        changing("add_place:cranes", places=("cordes", "cierges")),
        "Le cimetière compte",
    ),
    Site("refusal-eight-events", "ages", "_place_refusal"): (
        "CE-S32",
        changing("remove_place:urnes", few=True),
        "Il faut garder",
    ),
    Site("refusal-eight-events", "ages", "_event_refusal"): (
        "CE-147",
        changing("remove_event:urnes-brisees", few=True),
        "Il faut garder",
    ),
    Site("refusal-event-absent", "ages", "_event_refusal"): (
        "CE-146",
        changing("remove_event:tentateur"),
        "Cet événement n'est pas en jeu",
    ),
    Site("refusal-event-there", "ages", "_event_refusal"): (
        "CE-146",
        changing("add_event:pillards"),
        "Cet événement est déjà en jeu",
    ),
}


def _filled() -> tuple[Stage, str]:
    """A past life of ten, to which one would add."""
    stage, _ = preparing("seal", "life")(None)  # type: ignore[arg-type]
    for seat in (0, 1):
        stage.table.play("fill", seat)
    return stage, "fill"


def _over_dots() -> tuple[Stage, str]:
    """All the copies of a fragment are in the past life, and one more is wanted."""
    stage, _ = preparing("seal", "life")(None)  # type: ignore[arg-type]
    pos = stage.table.position
    face = pos.faces[pos.packet[0][0]]
    copies = [GAME.ref(pos, card) for card in pos.packet[0] if pos.faces[card] == face]
    for ref in copies:
        stage.table.play(f"pick:{ref}", 0)
    stage.table.play("fill", 1)
    return stage, f"pick:{copies[0]}"


def _not_drawn() -> tuple[Stage, str]:
    """An objective that one has left already: another seat still chooses."""
    stage, _ = preparing("leave:{drawn}", "objectives")(None)  # type: ignore[arg-type]
    pos = stage.table.position
    return stage, f"leave:{GAME.ref(pos, pos.packet[0][0])}" if pos.packet[0] else f"leave:{_seen_event(stage)}"


def _seen_event(stage: Stage) -> str:
    """A card that everybody sees and that is no objective of theirs."""
    pos = stage.table.position
    card = pos.future.pop()
    pos.surroundings.append(card)
    pos.reveal(card)
    return GAME.ref(pos, card)


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
