"""Tables for the rule tests of Le Trône du Haut Cendrelin.

Rule tests do not read the printed cards: a `Bench` prints the words a test needs on stand-in cards, for the length of the
test, and lays them out as a scenario. Whatever no test asked for says `BLANK`, which touches neither resources nor mana.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Self

import pytest
from tests.cendrelin import stand_ins
from tests.driver import Driver

import ludotheque
from ludotheque.engine.refusal import Refusal
from ludotheque.engine.rulebook import in_scope, read
from ludotheque.games.cendrelin import cardfile
from ludotheque.games.cendrelin.cards import EventCard, Fragment
from ludotheque.games.cendrelin.effects import Effect, Options
from ludotheque.games.cendrelin.language import tongue
from ludotheque.games.cendrelin.objectives import Objective
from ludotheque.games.cendrelin.resources import BOARD, Resource

GAME = ludotheque.game("cendrelin")
CLASSES = ("necromancien", "animancien", "sorcier")
#: The fragments and the events of the initiation game.
FRAGMENTS = [card.id for card in GAME.cards if isinstance(card, Fragment) and card.band in CLASSES]
EVENTS = [card.id for card in GAME.cards if isinstance(card, EventCard)][:8]
RESOURCES = ("tombes", "fosses", "ames", "tresors")
REGISTER = {rule.id: rule for rule in read("cendrelin")}
SCOPE = in_scope(list(REGISTER), GAME.scope)

#: Always applicable, and neither a resource nor mana changes.
BLANK = "Préparez 1 Hommage."
OTHER_BLANK = "Préparez 1 Pacte démoniaque."


#: Resources of added places: one with a future hourglass, one without.
URNS = Resource(4, "urnes", ("urne", "urnes"), ("urn", "urns"), False, 1, 4)
EMBERS = Resource(5, "braises", ("braise", "braises"), ("ember", "embers"), False, 2)
TONGUE = tongue((*BOARD, URNS, EMBERS))


@cache
def effect(id: str, row: int, words: str) -> Effect:
    """An effect as a card would print it; they hold no state, so tests may share them."""
    return Effect(id, row, words, TONGUE)


class Stage(Driver):
    """A table with what a rule test asks of it: words instead of copy numbers, rule ids instead of refusals."""

    def __init__(self, table: ludotheque.Table, printed: dict[str, str], options: dict[str, tuple[str, ...]]) -> None:
        super().__init__(table)
        self.printed = printed  # words -> the fragment they are printed on
        self.rows = options  # event -> its options

    @property
    def resources(self) -> tuple[int, ...]:
        """Tombs, pits, souls, treasures."""
        return tuple(self.pos.resources)

    @property
    def mana(self) -> list[int]:
        return self.pos.mana

    def copies(self, words: str, zone: str = "hand", seat: int | None = None) -> list[str]:
        """References of the fragments that say this, in a zone of the seat in charge (or of another)."""
        cards = getattr(self.pos, zone)[self.pos.charge if seat is None else seat]
        return [ref for card in cards if (ref := GAME.ref(self.pos, card)).startswith(f"{self.printed[words]}#")]

    def card(self, words: str, zone: str = "hand", seat: int | None = None) -> str:
        """The first of them."""
        return self.copies(words, zone, seat)[0]

    def option(self, words: str) -> str:
        """The key that resolves an event of the surroundings by the option that says this."""
        for card in self.pos.surroundings:
            ref = GAME.ref(self.pos, card)
            rows = self.rows[ref.partition("#")[0]]
            if words in rows:
                return f"resolve:{ref}/{'abc'[rows.index(words)]}"
        raise AssertionError(f"no event of the surroundings says {words!r}")

    def can_play(self, words: str) -> bool:
        """Whether playing it is offered; what is offered and what is refused must agree."""
        key = f"play:{self.card(words)}"
        offered = key in self.keys
        assert offered == (self.table.why_not(key) is None)
        return offered

    def can_resolve(self, words: str) -> bool:
        key = self.option(words)
        offered = key in self.keys
        assert offered == (self.table.why_not(key) is None)
        return offered

    def play(self, words: str) -> Self:
        """Play the fragment of the hand that says this."""
        self.table.play(f"play:{self.card(words)}")
        return self

    def resolve(self, words: str) -> Self:
        self.table.play(self.option(words))
        return self

    def why_play(self, words: str) -> str | None:
        return self.why_not(f"play:{self.card(words)}")

    def logged(self, *kinds: str) -> list[tuple[str, str]]:
        """Kinds and rules of what happened, in order (of these kinds only, if any is named)."""
        return [(line["kind"], line["rule"]) for line in self.table.log_all() if not kinds or line["kind"] in kinds]

    def to_evening(self) -> Self:
        """Deal with an event and end the night."""
        if not self.pos.resolved:
            self.table.play(next(key for key in self.keys if key.startswith("resolve:")))
        self.table.play("end")
        return self


class Bench:
    """Prints words on stand-in cards and lays tables with them."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.patch = patch
        self.printed: dict[str, str] = {}
        self.options: dict[str, tuple[str, ...]] = {}
        self.free = list(FRAGMENTS)
        self.aims = [card.id for card in GAME.cards if isinstance(card, Objective)]
        self.asked: dict[str, str] = {}  # objective -> what it asks for
        for id in FRAGMENTS:
            self._print(id, BLANK)
            patch.setattr(self._face(id), "dots", 10)  # a scenario may lay out any number of copies
        for id in EVENTS:
            self._print_event(id, (BLANK, OTHER_BLANK))

    @staticmethod
    def _face(id: str) -> Any:
        return GAME.cards[GAME.card_index[id]]

    def _print(self, id: str, words: str) -> None:
        self.patch.setattr(self._face(id), "effect", effect(id, 0, words))

    def _print_event(self, id: str, options: Sequence[str]) -> None:
        self.options[id] = tuple(options)
        self.patch.setattr(
            self._face(id), "options", tuple(effect(id, row, words) for row, words in enumerate(options))
        )

    def fragment(self, words: str) -> str:
        """The id of the fragment that says this; another one for each wording."""
        if words not in self.printed:
            self.printed[words] = id = self.free.pop(0)
            self._print(id, words)
        return self.printed[words]

    def several(self, *rows: str, **mine: Any) -> tuple[Stage, str]:
        """A night with a fragment of several options in hand; how that fragment is referred to."""
        id = self.fragment(rows[0])
        effects = tuple(effect(id, row, words) for row, words in enumerate(rows))
        self.patch.setattr(self._face(id), "options", effects)
        self.patch.setattr(self._face(id), "effect", Options(id, effects))
        stage = self.night([rows[0], BLANK], **mine)
        return stage, stage.card(rows[0])

    def objective(self, words: str) -> str:
        """The id of an objective that asks for this: « Tant que : si fosse ≥ 5 »."""
        ((asked,), _) = cardfile.read(f"Objectif : Essai\nClasse : Sorcier\n{words}")
        id = self.aims.pop(0)
        self.asked[id] = words
        for name in ("form", "permanent", "conditions", "deed", "target", "words"):
            self.patch.setattr(self._face(id), name, getattr(asked, name))
        return id

    def special(self, number: int, *, unforeseen: str = "", action: str = "") -> str:
        """The id of an event with an « Imprévu » or an « Action »."""
        id = EVENTS[number]
        if unforeseen:
            self.patch.setattr(self._face(id), "unforeseen", effect(id, 4, unforeseen))
        if action:
            self.patch.setattr(self._face(id), "action", effect(id, 5, action))
        return id

    def crypt(self, words: str) -> str:
        """Words on a fragment « depuis la crypte »."""
        self.patch.setattr(self._face(self.fragment(words)), "crypt", True)
        return words

    def stand_ins(self) -> dict[str, bool]:
        """The ids of the cards that words may have been printed on, and whether a test asked for these words."""
        asked = {id: self.options[id] != (BLANK, OTHER_BLANK) or self._marked(id) for id in EVENTS}
        return asked | dict.fromkeys([*FRAGMENTS, *self.asked], True)

    def _marked(self, id: str) -> bool:
        return self._face(id).unforeseen is not None or self._face(id).action is not None

    def written(self, copies: Counter[str]) -> tuple[str, dict[str, str]]:
        """These stand-in cards as a file of cards, and what they are called there."""
        return stand_ins.written([self._face(id) for id in copies], copies, self.asked)

    def _pile(self, cards: int | Iterable[str]) -> list[str]:
        return [self.fragment(words) for words in ([BLANK] * cards if isinstance(cards, int) else cards)]

    def seat(self, klass: str = "necromancien", **said: Any) -> dict[str, Any]:
        """A seat of a scenario; its piles are lists of words, or a number of blank cards."""
        piles = {"hand": 0, "laid": 0, "forgone": 0, "past_life": 5}
        return {
            "class": klass,
            **{name: self._pile(said.pop(name, blanks)) for name, blanks in piles.items()},
            **said,
        }

    def scene(
        self,
        *seats: dict[str, Any],
        events: Sequence[Sequence[str]] = (),
        tombes: int = 3,
        fosses: int = 3,
        ames: int = 2,
        tresors: int = 2,
        **data: Any,
    ) -> Stage:
        """A scenario with three events around; `events` says the options of the first of them."""
        for id, options in zip(EVENTS, events, strict=False):
            self._print_event(id, options)
        amounts = dict(zip(RESOURCES, (tombes, fosses, ames, tresors), strict=True)) | data.pop("added", {})
        data.setdefault("surroundings", EVENTS[:3])
        table = ludotheque.scenario("cendrelin", {"seats": list(seats), "resources": amounts, **data})
        return Stage(table, self.printed, self.options)

    def night(self, hand: Sequence[str] = (), *, scene: dict[str, Any] | None = None, **mine: Any) -> Stage:
        """The night of seat 0, a Necromancer, against a Sorcerer who has nothing out."""
        return self.scene(self.seat(hand=hand, **mine), self.seat("sorcier"), **(scene or {}))

    def new(self, *classes: str, seed: int | str = 1, **options: Any) -> Stage:
        """A new game with blank cards."""
        table = ludotheque.new("cendrelin", len(classes), seed, {"classes": list(classes), **options})
        return Stage(table, self.printed, self.options)


def zone(view: dict[str, Any], id: str) -> dict[str, Any]:
    """A zone of a view by its id: `hand:0`, `future`."""
    return next(one for one in view["zones"] if one["id"] == id)


def counters(view: dict[str, Any], seat: int) -> dict[str, int]:
    return {one["id"]: one["value"] for one in view["players"][seat]["counters"]}


def badges(view: dict[str, Any], seat: int) -> set[str]:
    return {badge["id"] for badge in view["players"][seat]["badges"]}


def both_languages(refusal: Refusal) -> dict[str, str]:
    """The words of a refusal, which must exist in both languages and differ from their message's name."""
    words = GAME.refusal_words(refusal)
    assert words["fr"]
    assert words["en"]
    return words
