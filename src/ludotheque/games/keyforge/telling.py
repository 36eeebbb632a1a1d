"""What players are told besides the rules: what is certain to become of a target, why a figure is not the printed one, and why nothing
can be done with a thing that no move begins with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Move
from ludotheque.engine.refusal import Refusal
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge.duel import Duel
from ludotheque.games.keyforge.queries import in_play, on_card

if TYPE_CHECKING:
    from ludotheque.games.keyforge.game import KeyForge

# ---------------------------------------------------------------------- forecasts

#: Every fight is tried on a copy: beyond so many pairs of creatures, whoever waits for the question would notice.
_MOST_FIGHTS = 48
#: What can become of a card, the most telling first: a message, and the mark of its sign.
_DESTROYED, _PURGED, _RETURNED, _GONE, _TAKEN, _STUNNED, _HURT, _HEALED, _SAFE = (
    "destroyed", "purged", "returned", "gone", "taken", "stunned", "hurt", "healed", "safe",
)  # fmt: skip


def forecast(game: KeyForge, pos: Duel, seat: Seat, move: Move) -> dict[str, Any] | None:
    """What becomes of the two creatures of a fight, or of a card in play that is picked, if nothing unknown comes in between."""
    fights = move[0] == "fight"
    if not fights and (move[0] != "pick" or not in_play(pos, move[1])):
        return None
    if fights and len(pos.line[0]) * len(pos.line[1]) > _MOST_FIGHTS:
        return None
    after = pos.copy()
    game.answer(after, seat, move)
    if after.chance != pos.chance or after.revealed_to >> seat & 1:
        return None
    target = move[2] if fights else move[1]
    fate, n = _fate(pos, after, target)
    if not fights:
        return None if fate == _SAFE else {"words": game.say(f"forecast-{fate}", {"n": n}), "mark": fate}
    own, lost = _fate(pos, after, move[1])
    if fate == _SAFE and own == _SAFE and after.ready[move[1]]:
        return None  # a question comes before the blows
    both = "both" if fate == own == _DESTROYED else own if own in (_DESTROYED, _HURT) else _SAFE
    said, mine = game.say(f"forecast-{fate}", {"n": n}), game.say(f"forecast-own-{both}", {"n": lost})
    return {"words": {language: f"{said[language]} · {mine[language]}" for language in said}, "mark": fate}


def _fate(pos: Duel, after: Duel, card: Copy) -> tuple[str, int]:
    owner = after.owner[card]
    if not in_play(after, card):
        if card in after.discard[owner] or card in after.limbo:
            return _DESTROYED, 0
        if card in after.purged[owner]:
            return _PURGED, 0
        return (_RETURNED, 0) if card in after.hand[owner] else (_GONE, 0)
    more = after.damage[card] - pos.damage[card]
    if after.controller[card] != pos.controller[card]:
        return _TAKEN, 0
    if after.stunned[card] and not pos.stunned[card]:
        return _STUNNED, 0
    if more:
        return (_HURT, more) if more > 0 else (_HEALED, -more)
    return _SAFE, 0


# ---------------------------------------------------------------------- causes


def causes(game: KeyForge, pos: Duel, kind: int, card: Copy) -> list[dict[str, Any]]:
    """Why the power or the armor of a creature is not the printed one: each card or token, and by how much."""
    found: list[dict[str, Any]] = []
    if kind == mod.POWER and pos.counters[card]:
        found.append(_cause(game.say("cause-counters", {"by": f"+{pos.counters[card]}"}), "KF-229"))
    for modifier, source, seat in on_card(pos, kind, card):
        amount = modifier.amount(pos, source, seat, card)
        if not amount:
            continue
        by = "0" if amount <= mod.ALL else f"+{amount}" if amount > 0 else f"−{-amount}"
        if in_play(pos, source):
            said = {"by": by, "card": game.cards[pos.faces[source]].names}
            found.append(_cause(game.say("cause-card", said), "KF-114", game.ref(pos, source)))
        else:  # whatever it was, it may lie where nobody sees it now
            found.append(_cause(game.say("cause-effect", {"by": by}), "KF-158"))
    return found


def _cause(words: dict[str, str], rule: str, ref: str | None = None) -> dict[str, Any]:
    return {"ref": ref, "words": words, "rule": rule}


# ---------------------------------------------------------------------- refusals


def refuse_thing(game: KeyForge, pos: Duel, seat: Seat, thing: str) -> Refusal | None:
    """Why nothing can be done with a pile, a card of the other player's, or a card whose time has not come."""
    match thing.partition(":")[0]:
        case "deck":
            return Refusal("KF-052", "refusal-deck")
        case "discard":
            return Refusal("KF-192", "refusal-discard")
        case "archives":
            return Refusal("KF-142", "refusal-archives")
        case "purged":
            return Refusal("KF-247", "refusal-purged")
    card = game.find_card(pos, seat, thing)
    if card is None:
        return None
    if in_play(pos, card) and pos.controller[card] != seat:
        return Refusal("KF-111", "refusal-not-yours")
    if game.asking(pos).kind == "house":
        return Refusal("KF-036", "refusal-house-first")
    return None
