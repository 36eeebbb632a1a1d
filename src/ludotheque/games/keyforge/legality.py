"""What may be played, discarded and used, decided here only, with the rule that forbids the rest."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.refusal import Refusal
from ludotheque.games.keyforge import faces
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge.duel import NO_HOUSE, NOT_GATHERED, Duel
from ludotheque.games.keyforge.facts import note
from ludotheque.games.keyforge.queries import (
    attackable,
    belongs,
    creatures,
    due,
    face,
    forbidden,
    in_play,
    lasts,
    may_hold,
    on_card,
    six_count,
)
from ludotheque.games.keyforge.triggers import has_ability


def refuse_hand_card(pos: Duel, seat: Seat, card: Copy) -> Refusal | None:
    if card not in pos.hand[seat]:
        return Refusal("KF-040", "refusal-not-in-hand")
    if pos.turn == 1 and pos.from_hand >= 1:  # KF-045, KF-047
        return Refusal("KF-045", "refusal-first-turn")
    return None


def of_active_house(pos: Duel, card: Copy) -> bool:
    return pos.house != NO_HOUSE and belongs(pos, card, pos.house)


def _off_house(pos: Duel, rule: str) -> Refusal:
    if pos.house == NO_HOUSE:
        return Refusal("KF-174", "refusal-no-house")
    return Refusal(rule, "refusal-off-house")


def refuse_discard(pos: Duel, seat: Seat, card: Copy) -> Refusal | None:
    return None if of_active_house(pos, card) else _off_house(pos, "KF-076")


def refuse_play(pos: Duel, seat: Seat, card: Copy, *, any_house: bool = False) -> Refusal | None:
    """Why a card cannot be played: its house, the Rule of Six, nothing to attach to, or an ability's ban or price."""
    one = face(pos, card)
    if not any_house and not of_active_house(pos, card) and not permitted(pos, mod.MAY_PLAY, seat, card):
        return _off_house(pos, "KF-049")
    if six_count(pos, card) >= 6:
        return Refusal("KF-112", "refusal-six")
    if one.type == faces.UPGRADE and not creatures(pos):
        return Refusal("KF-075", "refusal-no-bearer")
    barred = forbidden(pos, "play", seat, card)
    if barred is not None:
        return refuse_by_card(pos, seat, *barred)
    for modifier in one.constants:
        if modifier.kind == mod.FORBID and modifier.word == "play this" and modifier.by(pos, card, seat, card):  # type: ignore[operator]
            return refuse_by_card(pos, seat, modifier, card)
        if modifier.kind == mod.PAY and modifier.word == "lose":
            if pos.amber[seat] < modifier.amount(pos, card, seat, card) + due(pos, "play", seat, card):
                return refuse_by_card(pos, seat, modifier, card, "KF-261")
    price = due(pos, "play", seat, card)
    if pos.amber[seat] < price:
        return Refusal("KF-234", "refusal-pay", (("n", price),))
    return None


def permitted(pos: Duel, kind: int, seat: Seat, card: Copy, verb: str = "") -> bool:
    """Whether an ability lets the seat play or use a card of another house (KF-049, KF-109)."""
    # permission for any one use is enough for a stunned creature: all it does is lose its stun (KF-S32)
    for modifier, source, whose in on_card(pos, kind, card):
        if whose == seat and (modifier.word in ("", verb) or verb == "unstun") and _times_left(pos, modifier, source):
            return True
    return False


def _times_left(pos: Duel, modifier: mod.Modifier, source: Copy) -> bool:
    """A constant permission with a figure holds that many times each turn."""
    return not modifier.by or pos.turn_facts.get(f"permit:{source}", 0) < modifier.amount(pos, source, pos.active, -1)


def spend_permission(pos: Duel, kind: int, seat: Seat, card: Copy, verb: str = "") -> None:
    """Use up one of a limited permission, unless the card needed none or another permission is unlimited."""
    if of_active_house(pos, card) or verb == "omni":
        return
    if not may_hold(pos, kind):
        return
    limited = []
    for one in pos.lasting:
        modifier = mod.LASTING[one.what]
        if (
            modifier.kind == kind
            and one.seat == seat
            and one.often > 0
            and one.about in (-1, card)
            and modifier.word in ("", verb)
        ):
            if lasts(pos, one.source, one.until, one.turn) and (
                one.about == card or modifier.applies(pos, one.source, seat, card)
            ):
                limited.append(one)
    held = [
        (modifier, source)
        for modifier, source, whose in on_card(pos, kind, card)
        if whose == seat and modifier.word in ("", verb) and _times_left(pos, modifier, source)
    ]
    counted = [source for modifier, source in held if modifier.by]
    if len(held) > len(limited) + len(counted):
        return
    if counted:
        note(pos, f"permit:{counted[0]}")
    elif limited:
        used = limited[0]
        if used.often > 1:
            pos.lasting[pos.lasting.index(used)] = used._replace(often=used.often - 1)
        else:
            pos.lasting.remove(used)
            pos.kinds = NOT_GATHERED


#: How a card refers to its owner's opponent, and the same addressed to that opponent.
_TO_YOU: Final = {
    "fr": (
        (r"\b(?:votre adversaire|il) ne peut\b", "vous ne pouvez"),
        (r"\b(?:votre adversaire|il) doit\b", "vous devez"),
    ),
    "en": (
        (r"\b(?:your opponent|they) cannot\b", "you cannot"),
        (r"\b(?:your opponent|they) must\b", "you must"),
        (r"\btheir\b", "your"),
    ),
}


def said_by(pos: Duel, modifier: mod.Modifier, source: Copy) -> dict[str, str]:
    """A card's own words, addressed to the player it binds: on the other player's card, "your opponent" becomes "you"."""
    names = face(pos, source).names
    said = {"fr": modifier.fr, "en": modifier.en}
    for language, words in said.items():
        if modifier.who == mod.OPPONENT:
            for theirs, yours in _TO_YOU[language]:
                words = re.sub(theirs, yours, words)
        said[language] = words.replace("~", names[language])
    return said


def refuse_by_card(pos: Duel, seat: Seat, modifier: mod.Modifier, source: Copy, rule: str = "KF-001") -> Refusal:
    """A refusal by an ability, which names its card and quotes the card's own words."""
    return refuse_in_words(pos, seat, source, said_by(pos, modifier, source), rule)


def refuse_in_words(pos: Duel, seat: Seat, source: Copy, said: dict[str, str], rule: str) -> Refusal:
    """The same, without naming a card that is hidden from the seat: a lasting effect may outlive its card in play."""
    if not pos.knows(seat, source):
        return Refusal(rule, "refusal-by-effect", (("what", said),))
    return Refusal(rule, "refusal-forbidden", (("card", face(pos, source).names), ("what", said)))


def refuse_target(pos: Duel, attacker: Copy, target: Copy, fought: Sequence[int] = ()) -> Refusal | None:
    """Why a creature cannot attack a card: it must be an enemy creature in play (KF-094) that no taunt (KF-243) or ability protects."""
    enemies = pos.line[1 - pos.controller[attacker]]
    if not enemies:
        return Refusal("KF-098", "refusal-no-enemy")
    if target not in enemies:
        return Refusal("KF-094", "refusal-not-enemy")
    if target in fought:
        return Refusal("KF-001", "refusal-fought")
    for modifier, source, seat in on_card(pos, mod.ONLY_ATTACKS, attacker):
        if not modifier.admits(pos, source, seat, target):
            return refuse_by_card(pos, pos.active, modifier, source)
    return None if attackable(pos, attacker, target) else Refusal("KF-243", "refusal-target")


def refuse_use(pos: Duel, seat: Seat, card: Copy, verb: str, target: Copy = -1) -> Refusal | None:
    """Why a card cannot be used this way."""
    if not in_play(pos, card):
        return Refusal("KF-042", "refusal-not-in-play")
    if pos.controller[card] != seat:
        return Refusal("KF-111", "refusal-not-yours")
    refused = refuse_use_of_own(pos, seat, card, verb)
    return refuse_target(pos, card, target) if refused is None and verb == "fight" else refused


def refuse_use_of_own(pos: Duel, seat: Seat, card: Copy, verb: str) -> Refusal | None:
    """Why a seat cannot use a card that it controls this way, leaving aside the target of a fight."""
    one = face(pos, card)
    if verb in ("reap", "fight", "unstun") and one.type != faces.CREATURE:
        return Refusal("KF-088", "refusal-not-creature")
    if verb in ("action", "omni") and not has_ability(pos, card, verb):
        rule = "KF-082" if one.type == faces.ARTIFACT else "KF-099" if verb == "action" else "KF-233"
        return Refusal(rule, "refusal-no-ability")
    if not pos.ready[card]:
        return Refusal("KF-010", "refusal-exhausted")
    if verb == "unstun" and not pos.stunned[card]:
        return Refusal("KF-264", "refusal-not-stunned")
    if verb != "unstun" and pos.stunned[card]:
        return Refusal("KF-264", "refusal-stunned")
    if verb != "omni" and not of_active_house(pos, card) and not permitted(pos, mod.MAY_USE, seat, card, verb):
        # any use of a stunned creature removes the stun, Omni: included (KF-S32)
        if not (verb == "unstun" and has_ability(pos, card, faces.OMNI)):
            return _off_house(pos, "KF-049")
    if six_count(pos, card) >= 6:
        return Refusal("KF-112", "refusal-six")
    barred = forbidden(pos, "use", seat, card) or forbidden(pos, verb, seat, card)
    if barred is not None:
        return refuse_by_card(pos, seat, *barred)
    price = due(pos, "use", seat, card)
    if pos.amber[seat] < price:
        return Refusal("KF-234", "refusal-pay", (("n", price),))
    return None
