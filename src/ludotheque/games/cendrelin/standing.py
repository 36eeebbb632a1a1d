"""How each cendrelin stands: the points that crown one, which of them are there, and what the others still lack.

In the full rules these are four points of glory, of which three are enough (CE-132); in the initiation game the soul and the
favourite resource, both needed (CE-018). Everything told here is public.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.words import Words
from ludotheque.games.cendrelin.glory import POINTS
from ludotheque.games.cendrelin.graveyard import ENOUGH_GLORY, GLORY, Graveyard, is_abundant, soul_gathered
from ludotheque.games.cendrelin.objectives import plainly

if TYPE_CHECKING:
    from ludotheque.games.cendrelin.game import Cendrelin


def points(game: Cendrelin, pos: Graveyard, seat: Seat) -> list[dict[str, Any]]:
    """Every point that a cendrelin can have, met or not, with the conditions that hold and those that fail."""
    found = [_soul(game, pos, seat), _favourite(game, pos, seat)]
    if pos.rules & GLORY:
        found += [_objective(game, pos, seat, index, card) for index, card in enumerate(pos.drawn[seat])]
    return found


def _soul(game: Cendrelin, pos: Graveyard, seat: Seat) -> dict[str, Any]:
    left = len(pos.past_life[seat])
    lived = left + len(pos.hand[seat]) + len(pos.laid[seat]) + len(pos.forgone[seat])
    return {
        "id": "soul",
        "ref": f"past_life:{seat}",
        "icon": "soul-vessel",
        "words": game.say("cause-soul"),
        "met": soul_gathered(pos, seat),
        "value": lived - left,
        "of": lived,
        "conditions": [{"words": game.say("cause-soul-left", {"n": left}), "ok": not left}],
    }


def _favourite(game: Cendrelin, pos: Graveyard, seat: Seat) -> dict[str, Any]:
    about = game.deck.resources[pos.favourites[seat]]
    value = pos.resources[about.index]
    met = is_abundant(pos, about.index)
    said = {"value": value, "of": about.enough, "place": _plural(game, pos.favourites[seat])}
    return {
        "id": "favourite",
        "ref": about.id,
        "icon": "empty-hourglass",
        "words": _abundant(game, pos.favourites[seat]),
        "met": met,
        "value": value,
        "of": about.enough,
        "conditions": [{"words": game.say("cause-favourite-left", said), "ok": met}],
    }


def _objective(game: Cendrelin, pos: Graveyard, seat: Seat, index: int, card: Copy) -> dict[str, Any]:
    objective = game.deck.objective(pos.faces[card])
    met = bool(pos.glory[seat] & POINTS[2 + index])
    shown: dict[str, Any] = {
        "id": "objective",
        "ref": game.ref(pos, card),
        "icon": objective.icon,
        "words": objective.names,
        "met": met,
        "permanent": objective.permanent,
        "conditions": [
            {"words": plainly(condition), "ok": condition.holds(pos, seat, -1, len(pos.hand[seat]))}
            for condition in objective.conditions
        ],
    }
    if objective.deed:
        shown["value"] = objective.target if met else min(pos.progress[2 * seat + index], objective.target)
        shown["of"] = objective.target
        shown["conditions"] = [{"words": objective.words, "ok": met}]
    elif met and objective.permanent:
        shown["conditions"] = [{**one, "ok": True} for one in shown["conditions"]]  # kept, whatever holds now (CE-134)
    return shown


def _plural(game: Cendrelin, resource: int) -> dict[str, str]:
    about = game.deck.resources[resource]
    return {"fr": about.fr[1], "en": about.en[1]}


def _abundant(game: Cendrelin, resource: int) -> Words:
    """« tombes abondantes », « trésors abondants »."""
    masculine = game.deck.resources[resource].masculine
    return game.say("cause-favourite-m" if masculine else "cause-favourite-f", {"place": _plural(game, resource)})


def standing(game: Cendrelin, pos: Graveyard, seat: Seat) -> dict[str, Any]:
    """« 2 sur 3 : âme complète, tombes abondantes », and each point by itself."""
    all_ = points(game, pos, seat)
    causes = [point["words"] for point in all_ if point["met"]]
    said = {language: ", ".join(cause[language] for cause in causes) for language in ("fr", "en")}
    of = ENOUGH_GLORY if pos.rules & GLORY else len(all_)
    words = game.say("glory" if causes else "glory-none", {"n": len(causes), "of": of, "why": said})
    return {"value": len(causes), "of": of, "words": words, "causes": causes, "points": all_}
