"""Hero tokens at the table: deeds proposed and granted, and what a token buys outside of a roll (DS-089 to DS-114)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.engine.args import NUMBER, PIECE, SEAT, TEXT, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.events import EventKind
from ludotheque.engine.game import Game
from ludotheque.engine.offer import Offer
from ludotheque.engine.position import Move
from ludotheque.engine.refusal import Refusal
from ludotheque.games.drawsteel.beings import DIRECTOR, HERO, maximum
from ludotheque.games.drawsteel.rules import stamina, tokens
from ludotheque.games.drawsteel.session import Session, dangerous, heroes, own
from ludotheque.games.drawsteel.table.part import Part
from ludotheque.games.drawsteel.table.talk import refuse_absent, refuse_other, refuse_player


class Propose(Offer):
    """A player thinks a deed worth a token: it waits for the Director's word (DS-092, DS-093)."""

    move = MoveKind("propose", (Arg(TEXT, "deed", high=120),), "round-star")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        return [("propose", None)] if seat != DIRECTOR else []

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        if seat == DIRECTOR:
            return Refusal("DS-093", "refusal-director-awards")
        waits = any(one["seat"] == seat for one in pos.proposals)
        return Refusal("DS-093", "refusal-proposal-waits") if waits else None

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        pos.proposals.append({"seat": seat, "deed": move[1]})
        pos.emit("propose", "DS-093", seat, (move[1],))


class Judge(Offer):
    """The Director grants a proposal, or lets it pass (DS-093)."""

    move = MoveKind("judge", (Arg(SEAT), Arg(NUMBER)), "scales")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        return [("judge", one["seat"], yes) for one in pos.proposals for yes in (1, 0)] if seat == DIRECTOR else []

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        waits = move[2] in (0, 1) and any(one["seat"] == move[1] for one in pos.proposals)
        return refuse_player(seat) or (None if waits else Refusal("DS-093", "refusal-no-proposal"))

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        one = next(one for one in pos.proposals if one["seat"] == move[1])
        pos.proposals.remove(one)
        if move[2]:
            award(pos, one["deed"])
        else:
            pos.emit("declined", "DS-093", seat, (one["deed"],))


class Award(Offer):
    """The Director gives the party a token for a deed (DS-092)."""

    move = MoveKind("award_token", (Arg(TEXT, "deed", high=120),), "round-star")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        return [("award_token", None)] if seat == DIRECTOR else []

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        return refuse_player(seat)

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        award(pos, move[1])


def award(pos: Session, deed: str) -> None:
    """One more token in the pool, which has no upper limit (DS-095)."""
    pos.tokens += 1
    pos.awarded += 1
    pos.emit("award_token", "DS-092", DIRECTOR, (deed, pos.tokens))


class TakeKept(Offer):
    """Tokens kept from last time: before the first scene the Director may set the pool to that count instead (DS-R08)."""

    move = MoveKind("take_kept", (), "round-star", "quiet")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        return [("take_kept",)] if seat == DIRECTOR else []

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        if seat != DIRECTOR:
            return refuse_player(seat)
        open_ = pos.campaign["kept"] and not pos.carried and not pos.scene["number"]
        return None if open_ else Refusal("DS-R08", "refusal-none-kept")

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        pos.tokens, pos.campaign["kept"] = pos.campaign["kept"], 0
        pos.emit("take_kept", "DS-R08", seat, (pos.tokens,))


class BuySurges(Offer):
    """One token for two surges (DS-097)."""

    move = MoveKind("buy_surges", (Arg(PIECE, "being"),), "lightning-trio")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        return [("buy_surges", being) for being in own(pos, seat) if pos.beings[being]["kind"] == HERO]

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        return refuse_spender(pos, seat, move[1]) or tokens.check_spend("surges", pos.tokens, used=used(pos, move[1]))

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        pay(pos, move[1], "surges")
        pos.beings[move[1]]["surges"] += tokens.SURGES
        pos.emit("buy_surges", "DS-097", seat, (move[1], tokens.SURGES, pos.tokens))


class BuyStamina(Offer):
    """Two tokens for the recovery value, on one's own turn; what damage brings is asked when it falls (DS-103, DS-104, DS-106)."""

    move = MoveKind("buy_stamina", (Arg(PIECE, "being"),), "heart-plus")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        return [("buy_stamina", being) for being in own(pos, seat) if pos.beings[being]["kind"] == HERO]

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        refusal = refuse_spender(pos, seat, move[1])
        if refusal is not None:
            return refusal
        if not (dangerous(pos) and pos.field.get("active") == move[1]):
            return Refusal("DS-104", "refusal-not-your-moment")  # DS-R05
        return tokens.check_spend("stamina", pos.tokens, used=used(pos, move[1]))

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        pay(pos, move[1], "stamina")
        regain(pos, move[1], "DS-103")


def refuse_spender(pos: Session, seat: int, being: int) -> Refusal | None:
    """Tokens serve living heroes who are here, at the word of whoever plays them (DS-089, DS-129)."""
    if pos.beings[being]["kind"] != HERO:
        return Refusal("DS-089", "refusal-not-a-hero")
    return refuse_other(pos, seat, being) or refuse_absent(pos, being)


def used(pos: Session, being: int) -> bool:
    """Whether the hero, or by the table's option anybody, drew on a token in this turn already (DS-108, DS-R04)."""
    whose = heroes(pos) if pos.campaign["benefit"] == "party" else [being]
    return any(pos.beings[number]["benefit"] == pos.turns for number in whose)


def pay(pos: Session, being: int, benefit: str) -> None:
    pos.tokens -= tokens.COST[benefit]
    pos.beings[being]["benefit"] = pos.turns


def regain(pos: Session, being: int, rule: str) -> None:
    """Stamina equal to the recovery value comes back, without a Recovery (DS-103, DS-107)."""
    one = pos.beings[being]
    before = one["stamina"]
    one["stamina"] = stamina.regained(before, stamina.recovery_value(maximum(one)), maximum(one))
    pos.emit("regain", rule, one["seat"], (being, one["stamina"] - before, one["stamina"]))


class Recover(Offer):
    """Out of danger a hero spends Recoveries freely (DS-159, DS-166)."""

    move = MoveKind("recover", (Arg(PIECE, "being"),), "healing")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        return [("recover", being) for being in own(pos, seat) if pos.beings[being]["kind"] == HERO]

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        refusal = refuse_spender(pos, seat, move[1])
        if refusal is not None:
            return refusal
        one = pos.beings[move[1]]
        refusal = stamina.check_recovery(one["recoveries"], danger=dangerous(pos), breath=False)
        if refusal is not None:
            return refusal
        return Refusal("DS-162", "refusal-whole") if one["stamina"] >= maximum(one) else None

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        spend_recovery(pos, move[1], "DS-166")


def spend_recovery(pos: Session, being: int, rule: str) -> None:
    """One Recovery for its value in Stamina (DS-159)."""
    one = pos.beings[being]
    one["recoveries"] -= 1
    before = one["stamina"]
    one["stamina"] = stamina.regained(before, stamina.recovery_value(maximum(one)), maximum(one))
    pos.emit("recover", rule, one["seat"], (being, one["stamina"] - before, one["recoveries"]))


PART = Part(
    events={
        "propose": EventKind(1, (Arg(TEXT, "deed"),)),
        "declined": EventKind(2, (Arg(TEXT, "deed"),)),
        "award_token": EventKind(1, (Arg(TEXT, "deed"), Arg(NUMBER, "now"))),
        "take_kept": EventKind(1, (Arg(NUMBER),)),
        "buy_surges": EventKind(1, (Arg(PIECE, "being"), Arg(NUMBER), Arg(NUMBER, "left"))),
        "regain": EventKind(1, (Arg(PIECE, "being"), Arg(NUMBER), Arg(NUMBER, "now")), hides=("now",)),
        "recover": EventKind(1, (Arg(PIECE, "being"), Arg(NUMBER), Arg(NUMBER, "left"))),
    },
    offers=(Propose(), Judge(), Award(), TakeKept(), BuySurges(), BuyStamina(), Recover()),
)
