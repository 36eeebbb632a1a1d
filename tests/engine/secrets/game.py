"""The secrets: one master, and guessers who would like to know what the master knows.

Three cards lie in secret. The master sees them, and whomever the master trusts (SE-2). In each round the master says a clue, writes a
note, trusts somebody or changes the first card (SE-3); then all guessers say at once which card it is (SE-4), and it is shown (SE-5).
Beside that guessers stake coins (SE-6), and everybody whispers (SE-7). It has what a role-playing table needs and the toy does not: a role,
an audience that grows, offers with open arguments, something said to two seats only, and a note that is no card.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, ClassVar

from ludotheque.engine.args import AMOUNT, CARD, NUMBER, SEAT, TEXT, THING, Arg
from ludotheque.engine.audience import mask, within
from ludotheque.engine.card import Card
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.concede import CONCEDE
from ludotheque.engine.dice import Dice
from ludotheque.engine.events import EventKind
from ludotheque.engine.game import Game
from ludotheque.engine.offer import Offer
from ludotheque.engine.position import Frame, Move, Position
from ludotheque.engine.program import Ask, Op, Program, registry
from ludotheque.engine.refusal import Refusal
from ludotheque.engine.roles import Role, only
from ludotheque.engine.view import EVERYONE, NOBODY, OWNER, Zone, ZoneKind

WORDS = ("moon", "crown", "key", "rose", "tower", "wolf", "bell", "ship", "mask", "storm", "bridge", "lamp")
SECRETS = 3
COINS = 5

# Nobody but its audience sees the secret; what the kind says holds for no zone of it.
SECRET = ZoneKind("secret", "row", "locked-chest", NOBODY)
SHOWN = ZoneKind("shown", "row", "card-play", EVERYONE)
DECK = ZoneKind("deck", "pile", "card-draw", NOBODY)
#: Lies where only the master knows that there is something.
ASIDE = ZoneKind("aside", "row", "spy", OWNER)

ROLES = (Role("master", 1, 1, icon="crown", bots=("random",)), Role("guesser", icon="magnifying-glass"))
MASTER, GUESSER = (role.id for role in ROLES)


class SecretsPosition(Position):
    """Everything there is to know about a game of the secrets."""

    master: int  # the seat
    trusted: int  # mask of those who see the secret, the master among them
    secret: list[int]
    shown: list[int]
    deck: list[int]  # the top card last
    aside: list[int]  # changed away by the master
    note: str  # the master's, for those who are trusted
    coins: list[int]  # by seat
    stake: list[int]  # by seat
    rounds: int

    # -- written by tools/fields.py from the fields above
    __slots__ = (
        "aside",
        "coins",
        "deck",
        "master",
        "note",
        "rounds",
        "secret",
        "shown",
        "stake",
        "trusted",
    )

    FIELDS: ClassVar[tuple[str, ...]] = (
        *Position.FIELDS,
        "master",
        "trusted",
        "secret",
        "shown",
        "deck",
        "aside",
        "note",
        "coins",
        "stake",
        "rounds",
    )

    def copy(self) -> SecretsPosition:
        twin = SecretsPosition()
        twin.seats = self.seats
        twin.rng = self.rng
        twin.faces = self.faces.copy()
        twin.known = self.known.copy()
        twin.pool = self.pool.copy()
        twin.stack = [frame.copy() for frame in self.stack]
        twin.asked = self.asked.copy()
        twin.chance = self.chance
        twin.revealed_to = self.revealed_to
        twin.conceded = self.conceded
        twin.unsettled = self.unsettled
        twin.events = []
        twin.master = self.master
        twin.trusted = self.trusted
        twin.secret = self.secret.copy()
        twin.shown = self.shown.copy()
        twin.deck = self.deck.copy()
        twin.aside = self.aside.copy()
        twin.note = self.note
        twin.coins = self.coins.copy()
        twin.stake = self.stake.copy()
        twin.rounds = self.rounds
        return twin

    # -- end of what tools/fields.py wrote


class Clue(Ask):
    """The master's part of a round (SE-3)."""

    __slots__ = ()
    kind = "clue"
    rule = "SE-3"
    verbs = ("clue", "note", "trust", "change")

    def act(self, pos: SecretsPosition, frame: Frame) -> None:
        pos.rounds += 1
        pos.asked.append(pos.master)

    def candidates(self, pos: SecretsPosition, frame: Frame, seat: int) -> Iterable[Move]:
        return [("clue", None), ("note", None), *(("trust", other) for other in range(pos.seats)), ("change",)]

    def refusal(self, pos: SecretsPosition, frame: Frame, seat: int, move: Move) -> Refusal | None:
        if move[0] == "clue" and move[1] is not None and any(word in move[1].lower() for word in WORDS):
            return Refusal("SE-3", "refusal-word")
        if move[0] == "trust" and pos.trusted >> move[1] & 1:
            return Refusal("SE-2", "refusal-trusted")
        return Refusal("SE-3", "refusal-changed") if move[0] == "change" and pos.aside else None

    def answer(self, pos: SecretsPosition, frame: Frame, seat: int, move: Move) -> None:
        if move[0] == "clue":
            pos.emit("clue", "SE-3", seat, (move[1],))
        elif move[0] == "note":
            pos.note = move[1]
            pos.revealed_to |= pos.trusted & ~mask(seat)
            pos.emit("note", "SE-3", seat, (move[1],), pos.trusted)
        elif move[0] == "trust":
            pos.trusted |= mask(move[1])
            for card in pos.secret:
                pos.reveal(card, pos.trusted)
            pos.revealed_to |= mask(move[1])  # the note, too
            pos.emit("trust", "SE-2", seat, (move[1],))
        else:
            self.change(pos, seat)

    def change(self, pos: SecretsPosition, seat: int) -> None:
        away, card = pos.secret[0], pos.deck.pop()
        pos.secret[0] = card
        pos.aside.append(away)
        pos.reveal(card, pos.trusted)
        pos.emit("change", "SE-3", seat, (away,), pos.trusted)


class Guess(Ask):
    """All guessers say at once which card is first (SE-4)."""

    __slots__ = ()
    kind = "guess"
    rule = "SE-4"
    verbs = ("guess",)

    def act(self, pos: SecretsPosition, frame: Frame) -> None:
        frame.chosen = [-1] * pos.seats
        pos.asked.extend(seat for seat in range(pos.seats) if seat != pos.master)

    def candidates(self, pos: SecretsPosition, frame: Frame, seat: int) -> Iterable[Move]:
        return [("guess", word) for word in range(len(WORDS))]

    def refusal(self, pos: SecretsPosition, frame: Frame, seat: int, move: Move) -> Refusal | None:
        seen = any(pos.faces[card] == move[1] for card in pos.shown)
        return Refusal("SE-4", "refusal-shown") if seen else None

    def answer(self, pos: SecretsPosition, frame: Frame, seat: int, move: Move) -> None:
        frame.chosen[seat] = move[1]  # sealed until the last answer is in

    def reseal(self, pos: SecretsPosition, frame: Frame, seat: int, dice: Dice) -> None:
        frame.chosen = [
            dice.below(len(WORDS)) if other != seat and word >= 0 else word for other, word in enumerate(frame.chosen)
        ]


class Show(Op):
    """The first card of the secret is shown, and who was right (SE-5)."""

    __slots__ = ()

    def act(self, pos: SecretsPosition, frame: Frame) -> None:
        card = pos.secret.pop(0)
        pos.shown.append(card)
        pos.reveal(card)
        pos.revealed_to |= (1 << pos.seats) - 1  # what the others guessed
        pos.emit("show", "SE-5", -1, (card,))
        for seat, word in enumerate(frame.chosen):
            if seat == pos.master:
                continue
            right = word == pos.faces[card]
            pos.coins[seat] += 1 + pos.stake[seat] if right else -pos.stake[seat]
            pos.stake[seat] = 0
            pos.emit("right" if right else "wrong", "SE-5", seat, (word,))
        if pos.secret:
            frame.pc = 0
        else:
            pos.stack.clear()


class Stake(Offer):
    """A guesser stakes some of the coins (SE-6)."""

    __slots__ = ()
    move = MoveKind("stake", (Arg(AMOUNT, "coins", low=1, high=20),), "coins")

    def candidates(self, game: Secrets, pos: SecretsPosition, seat: int) -> list[Move]:
        return [("stake", None)]

    def refusal(self, game: Secrets, pos: SecretsPosition, seat: int, move: Move) -> Refusal | None:
        if (not_a_guesser := only(GUESSER, game.role_of(pos, seat), "SE-6", "refusal-guessers")) is not None:
            return not_a_guesser
        if pos.coins[seat] < 1 or (move[1] is not None and move[1] > pos.coins[seat]):
            return Refusal("SE-6", "refusal-coins", (("n", pos.coins[seat]),))
        return None

    def take(self, game: Secrets, pos: SecretsPosition, seat: int, move: Move) -> None:
        pos.stake[seat] = move[1]
        pos.emit("stake", "SE-6", seat, (move[1],))


class Whisper(Offer):
    """Whisper to somebody: nobody else learns of it (SE-7)."""

    __slots__ = ()
    move = MoveKind("whisper", (Arg(SEAT), Arg(TEXT, "saying", high=40)), "talk")

    def candidates(self, game: Secrets, pos: SecretsPosition, seat: int) -> list[Move]:
        return [("whisper", other, None) for other in range(pos.seats)]

    def refusal(self, game: Secrets, pos: SecretsPosition, seat: int, move: Move) -> Refusal | None:
        return Refusal("SE-7", "refusal-oneself") if move[1] == seat else None

    def take(self, game: Secrets, pos: SecretsPosition, seat: int, move: Move) -> None:
        pos.revealed_to |= mask(move[1])
        pos.emit("whisper", "SE-7", seat, move[1:], mask(seat, move[1]))


class Hush(Offer):
    """The master calls for silence, and nobody else may (SE-8)."""

    __slots__ = ()
    move = MoveKind("hush", (), "silenced")

    def refusal(self, game: Secrets, pos: SecretsPosition, seat: int, move: Move) -> Refusal | None:
        return only(MASTER, game.role_of(pos, seat), "SE-8")

    def take(self, game: Secrets, pos: SecretsPosition, seat: int, move: Move) -> None:
        pos.emit("hush", "SE-8", seat)


class Secrets(Game[SecretsPosition]):
    """The rules of the secrets."""

    id = "secrets"
    names = {"fr": "Secrets", "en": "Secrets"}
    tagline = {"fr": "Un maître, et ceux qui devinent.", "en": "One master, and those who guess."}
    seats = (2, 9)
    minutes = (5, 10)
    modes = ("plain",)
    icon = "locked-chest"
    accent = {"light": "#4E3A7A", "dark": "#C9B8F0"}
    rules_version = "1"
    prefix = "SE"
    turn_rule = "SE-4"
    roles = ROLES

    cards = [
        Card(f"w-{word}", f"« {word} »", f"“{word}”", "word", "ink", "scroll-unfurled", "maison") for word in WORDS
    ]
    kinds = ("word",)
    bands = {"ink": {"words": {"fr": "Encre", "en": "Ink"}, "color": "#4E3A7A", "icon": "quill-ink", "angle": 45}}
    states: ClassVar[dict[str, str]] = {}

    position_type = SecretsPosition
    round_program = Program("secrets/round", [Clue(), Guess(), Show()])
    programs = registry([round_program])
    offers = (CONCEDE, Stake(), Whisper(), Hush())
    moves = {
        "clue": MoveKind("clue", (Arg(TEXT, "clue", high=60),), "talk", "forward"),
        "note": MoveKind("note", (Arg(TEXT, "note", high=40),), "quill-ink"),
        "trust": MoveKind("trust", (Arg(SEAT),), "handshake"),
        "change": MoveKind("change", (), "card-exchange"),
        "guess": MoveKind("guess", (Arg(THING, "word"),)),
    }
    events = {
        "begin": EventKind(0, (Arg(SEAT), Arg(NUMBER))),
        "clue": EventKind(1, (Arg(TEXT, "clue"),)),
        "note": EventKind(1, (Arg(TEXT, "note"),), hides=("note",)),
        "trust": EventKind(1, (Arg(SEAT),)),
        "change": EventKind(1, (Arg(CARD),), hides=("card",)),
        "show": EventKind(1, (Arg(CARD),)),
        "right": EventKind(2, (Arg(THING, "word"),)),
        "wrong": EventKind(2, (Arg(THING, "word"),)),
        "stake": EventKind(1, (Arg(AMOUNT, "coins"),)),
        "whisper": EventKind(1, (Arg(SEAT), Arg(TEXT, "saying")), private=True),
        "hush": EventKind(1),
    }

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent)

    def varied_options(self, dice: Dice, seats: int) -> dict[str, Any]:
        roles = [GUESSER] * seats
        roles[dice.below(seats)] = MASTER
        return {"roles": roles}

    def set_up(self, seats: int, rng: int, options: dict[str, Any]) -> SecretsPosition:
        pos = self.position_type()
        pos.begin(seats, rng, list(range(len(WORDS))), [0] * len(WORDS))
        pos.master = options["roles"].index(MASTER)
        pos.trusted = mask(pos.master)
        pos.deck = list(range(len(WORDS)))
        pos.shuffle(pos.deck)
        pos.secret = [pos.deck.pop() for _ in range(SECRETS)]
        for card in pos.secret:
            pos.reveal(card, pos.trusted)
        pos.shown, pos.aside, pos.note, pos.rounds = [], [], "", 0
        pos.coins, pos.stake = [COINS] * seats, [0] * seats
        pos.emit("begin", "SE-1", -1, (pos.master, SECRETS))
        pos.push(self.round_program, pos.master)
        return pos

    def role_of(self, pos: SecretsPosition, seat: int) -> str:
        return MASTER if seat == pos.master else GUESSER

    def zones(self, pos: SecretsPosition) -> list[Zone]:
        return [
            Zone(SECRET, -1, pos.secret, pos.trusted),
            Zone(SHOWN, -1, pos.shown),
            Zone(DECK, -1, pos.deck),
            Zone(ASIDE, pos.master, pos.aside, mask(pos.master), unlisted=True),
        ]

    def deal_rest(self, pos: SecretsPosition, seat: int, dice: Dice) -> None:
        if pos.note and not within(pos.trusted, seat):
            pos.note = "abcdefghij"[dice.below(10)]

    def thing_id(self, kind: str, value: int) -> str:
        return {"word": WORDS}[kind][value]

    def thing_of(self, kind: str, id: str) -> int | None:
        return WORDS.index(id) if kind == "word" and id in WORDS else None

    def note_of(self, pos: SecretsPosition, viewer: int) -> str:
        """The master's note as the viewer may read it."""
        return pos.note if within(pos.trusted, viewer) else ""

    def scene(self, pos: SecretsPosition, viewer: int) -> dict[str, Any]:
        return {
            "mode": "plain",
            "turn": pos.rounds,
            "title": self.say("title", {"n": pos.rounds}),
            "steps": [],
            "step": None,
            "active": pos.master,
            "duties": [],
        }

    def player_view(self, pos: SecretsPosition, seat: int, viewer: int) -> dict[str, Any]:
        counters = [("coins", "coins", pos.coins[seat]), ("stake", "two-coins", pos.stake[seat])]
        note = self.note_of(pos, viewer) if seat == pos.master else ""
        said = {"fr": note, "en": note}  # never read as the name of a message
        return {
            "seat": seat,
            "band": None,
            "counters": [
                {"id": id, "words": self.say(f"counter-{id}"), "icon": icon, "value": value, "of": None}
                for id, icon, value in counters
                if seat != pos.master
            ],
            "badges": [{"id": "note", "words": self.say("badge-note", {"note": said}), "icon": "quill-ink"}]
            if note
            else [],
            "cards": [],
            "won": self.over(pos) and seat in (self.outcome(pos) or {"winners": []})["winners"],
        }

    def turn(self, pos: SecretsPosition) -> int:
        return pos.rounds

    def ended(self, pos: SecretsPosition) -> bool:
        return not pos.stack

    def result(self, pos: SecretsPosition) -> dict[str, Any] | None:
        if pos.stack:
            return None
        guessers = [seat for seat in self.contenders(pos) if seat != pos.master]
        best = max(pos.coins[seat] for seat in guessers)
        return {
            "winners": [seat for seat in guessers if pos.coins[seat] == best],
            "scores": [None if seat == pos.master else pos.coins[seat] for seat in range(pos.seats)],
            "reason": self.say("outcome", {"n": best}),
            "rule": "SE-5",
            "touches": [],
        }

    def value(self, pos: SecretsPosition, seat: int) -> float:
        return float(pos.coins[seat])
