"""What changed from one state to the next, so that a reader is sent only that.

A PATCH (docs/wire.md) has the parts of a STATE that differ from the last one its reader got. In a list of things (players,
places, zones, the cards of a zone, the options of a choice) a number stands for the thing that was at that index. Both
functions are pure: `patched(base, patch(base, state))` is `state`, log included.
"""

from __future__ import annotations

from typing import Any

State = dict[str, Any]

#: Parts of a state that are sent whole or not at all; view and choice are looked into.
_PARTS = ("table", "seats", "offers", "waiting", "undo", "over", "trouble")
#: The lists of a view, each with what names its things: only there to find one that has moved.
_LISTS = {"players": "seat", "places": "ref"}


def patch(base: State, state: State) -> State | None:
    """The PATCH between two states of one reader, but for the log; None where only the whole state can tell."""
    said: State = {"type": "patch", "n": state["n"], "base": base["n"]}
    for part in _PARTS:
        if state[part] != base[part]:
            said[part] = state[part]
    if state.get("lesson") != base.get("lesson"):  # a table is a lesson from its start to its end, or never
        said["lesson"] = state["lesson"]
    if state["view"] != base["view"]:
        view = _view(base["view"], state["view"])
        if view is None:
            return None
        said["view"] = view
    if state["choice"] != base["choice"]:
        said["choice"] = _choice(base["choice"], state["choice"])
    return said


def _view(base: State, view: State) -> State | None:
    said = _fields(base, view)
    if said is None:
        return None
    for part, name in _LISTS.items():
        if part in said:
            said[part] = _numbered(base[part], view[part], name)
    if "zones" in said:
        before = {zone["id"]: zone for zone in base["zones"]}
        zones = _numbered(base["zones"], view["zones"], "id")
        for i, zone in enumerate(zones):
            if isinstance(zone, int) or zone["id"] not in before:
                continue
            old = before[zone["id"]]
            changed = _fields(old, zone)
            if changed is None:
                return None
            if "cards" in changed:
                changed["cards"] = _numbered(old["cards"], zone["cards"], "ref")
            zones[i] = {"id": zone["id"], **changed}
        said["zones"] = zones
    return said


def _choice(base: State | None, choice: State | None) -> State | None:
    if base is None or choice is None:
        return choice
    return {**choice, "options": _numbered(base["options"], choice["options"], "key")}


def _fields(base: State, new: State) -> State | None:
    """The fields that changed; None if one is gone, which a patch cannot say."""
    if base.keys() - new.keys():
        return None
    return {field: value for field, value in new.items() if field not in base or value != base[field]}


def _numbered(base: list[State], new: list[State], name: str) -> list[Any]:
    """The new list, with the index in the old one in place of each thing that was in it."""
    at = {thing[name]: i for i, thing in enumerate(base)}
    found: list[Any] = []
    for thing in new:
        i = at.get(thing[name])
        found.append(thing if i is None or base[i] != thing else i)
    return found


# ---------------------------------------------------------------------- the reader's side


def patched(base: State, patch: State) -> State:
    """The state that a PATCH makes of the last one."""
    state = {**base, **patch, "type": "state"}
    del state["base"]
    if "view" in patch:
        state["view"] = view = {**base["view"], **patch["view"]}
        for part in _LISTS:
            view[part] = _things(base["view"][part], view[part])
        before = {zone["id"]: zone for zone in base["view"]["zones"]}
        view["zones"] = [_zone(before.get(zone["id"]), zone) for zone in _things(base["view"]["zones"], view["zones"])]
    if patch.get("choice") and base["choice"]:
        options = _things(base["choice"]["options"], patch["choice"]["options"])
        state["choice"] = {**patch["choice"], "options": options}
    return state


def _zone(base: State | None, zone: State) -> State:
    if base is None:
        return zone
    cards = zone["cards"] if "cards" in zone else base["cards"]
    return {**base, **zone, "cards": _things(base["cards"], cards)}


def _things(base: list[State], new: list[Any]) -> list[State]:
    return [base[thing] if isinstance(thing, int) else thing for thing in new]
