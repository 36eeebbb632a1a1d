"""Whom a step concerns, and how players and counts are said."""

from __future__ import annotations

from typing import Final

from ludotheque.engine.position import Frame
from ludotheque.games.anima.faces import Deed
from ludotheque.games.anima.gaia import (
    FOR_FIGHT,
    FOR_TURN,
    NEXT_TURN,
    SIDE_A,
    SIDE_B,
    Gaia,
)

ME: Final = "me"  # the one who uses the card, or the team an event happens to
IT: Final = "it"  # the player designated, or the owner of the character designated
OPPONENT: Final = "opponent"  # the other side of the fight
SUBJECT: Final = "subject"  # the one whose move, roll, card or defeat is interrupted
OTHERS: Final = "others"  # every other player
HERE: Final = "here"  # the other teams in the zone
EVERYONE: Final = "everyone"
LEADER: Final = "leader"  # who alone has completed the most missions
SLOWEST: Final = "slowest"  # the last of the turn's order
WHO: Final = (ME, IT, OPPONENT, SUBJECT, OTHERS, HERE, EVERYONE, LEADER, SLOWEST)

#: As the subject of a verb in the third person (« vous » and "you" take their own form), French and English.
_NAMES = {
    IT: ("ce joueur", "that player"),
    OPPONENT: ("l'adversaire", "the opponent"),
    SUBJECT: ("ce joueur", "that player"),
    OTHERS: ("chaque autre joueur", "every other player"),
    HERE: ("chaque autre joueur présent dans la zone", "every other player in the zone"),
    EVERYONE: ("chaque joueur", "every player"),
    LEADER: (
        "le joueur qui a accompli plus de missions que tous les autres",
        "the player who has completed more missions than anyone else",
    ),
    SLOWEST: ("le joueur qui joue en dernier ce tour", "the player who acts last this turn"),
}
_SPANS = {
    FOR_FIGHT: ("", ""),  # a fight is what one is in
    FOR_TURN: ("jusqu'à la fin du tour", "until the end of the turn"),
    NEXT_TURN: ("au prochain tour", "next turn"),
}


def whom(pos: Gaia, frame: Frame, who: str) -> list[int]:
    """The seats a step is about."""
    return seats_of(pos, frame.seat, frame.it, who)


def seats_of(pos: Gaia, seat: int, it: int, who: str) -> list[int]:
    if who == ME:
        return [seat]
    if who == IT:
        return [it] if it >= 0 else []
    if who == OPPONENT:
        fight = pos.fight
        if not fight or seat not in fight[:2]:
            return []
        other = fight[SIDE_B] if fight[SIDE_A] == seat else fight[SIDE_A]
        return [other] if other >= 0 else []
    if who == SUBJECT:
        return [pos.subject] if pos.subject >= 0 else []
    if who == EVERYONE:
        return list(pos.order)
    if who == SLOWEST:
        return [pos.order[-1]]
    others = [one for one in pos.order if one != seat]
    if who == HERE:
        return [one for one in others if pos.at[one] == pos.at[seat] >= 0]
    if who == LEADER:
        most = max(len(done) for done in pos.done)
        ahead = [one for one in pos.order if len(pos.done[one]) == most]
        return ahead if len(ahead) == 1 and most else []
    return others


class Concerns(Deed):
    """A step that is carried out for each of the players it is about."""

    __slots__ = ("who",)

    def __init__(self, who: str = ME) -> None:
        self.who = who

    def act(self, pos: Gaia, frame: Frame) -> None:
        for seat in whom(pos, frame, self.who):
            self.reach(pos, frame, seat)

    def reach(self, pos: Gaia, frame: Frame, seat: int) -> None:
        raise NotImplementedError


def sentence(who: str, you: tuple[str, str], they: tuple[str, str]) -> tuple[str, str]:
    """« piochez une carte », or « ce joueur pioche une carte »; likewise in English."""
    if who == ME:
        return you
    fr, en = _NAMES[who]
    return f"{fr} {they[0]}", f"{en} {they[1]}"


_NUMBERS = (("zéro", "no"), ("un", "one"), ("deux", "two"), ("trois", "three"), ("quatre", "four"), ("cinq", "five"))


def number(n: int) -> tuple[str, str]:
    """A small number in words."""
    return _NUMBERS[n] if n < len(_NUMBERS) else (str(n), str(n))


def cards_said(n: int) -> tuple[str, str]:
    fr, en = number(n)
    return ("un avantage", "an advantage") if n == 1 else (f"{fr} avantages", f"{en} advantages")


def encounters_said(n: int) -> tuple[str, str]:
    """Encounters more, or fewer."""
    many = abs(n)
    fr, en = number(many)
    return (
        f"{'une' if many == 1 else fr} rencontre{'s' if many > 1 else ''} de {'plus' if n > 0 else 'moins'}",
        f"{en} {'more' if n > 0 else 'fewer'} encounter{'s' if many > 1 else ''}",
    )


def leads_another(pos: Gaia, seat: int) -> bool:
    """Whether somebody else is the leader."""
    return seats_of(pos, seat, -1, LEADER) not in ([], [seat])
