"""What changed from one state to the next, so that a reader is sent only that.

A PATCH (docs/wire.md) has the parts of a STATE that differ from the last one its reader got. Of the view it has a change:
the fields that are new (`set`) and the changes of records and lists inside it (`within`). In the change of a list, and among
options and offers, a number stands for the thing that was at that index. Nothing here knows a game: whatever a view
is made of, it is compared as records and lists of things with names. Both functions are pure:
`patched(base, patch(base, state))` is `state`, log included.

States are compared at every move, and most of a state is as it was. A thing is therefore compared whole, which Python does
quickly, and looked into only where it differs. The views of several seats share most of what they are made of
(`engine/view.Looks`), so what became of a shared part is found out once for all of them (`Changes`).
"""

from __future__ import annotations

from typing import Any

State = dict[str, Any]

#: Parts of a state that are sent whole or not at all; view, choice and offers are looked into.
_PARTS = ("table", "seats", "waiting", "undo", "over", "trouble")
#: The lists of a choice, in which things have keys.
_OPTIONS = ("options", "refused")
#: The fields by which a thing in a list is found again where it has moved.
_NAMES = ("ref", "id", "seat", "key")
_NOTHING: Any = object()  # no such field
_SAME: Any = object()  # nothing changed


class Changes:
    """The changes of the records and lists that two moments are made of, each found once however many readers get it.

    What was compared is held, so that another thing cannot take its place in memory, and its identity with it.
    """

    __slots__ = ("_found",)

    def __init__(self) -> None:
        self._found: dict[tuple[int, int], tuple[Any, Any, Any]] = {}

    def clear(self) -> None:
        self._found.clear()

    def record(self, base: State, new: State) -> State | None:
        """The change of a record; None if a field is gone, which a change cannot say."""
        pair = (id(base), id(new))
        found = self._found.get(pair)
        if found is None:
            found = self._found[pair] = (base, new, _record(base, new, self))
        change: State | None = found[2]
        return change

    def list(self, base: list[Any], new: list[Any]) -> list[Any] | None:
        """The change of a list of things; None if it is better sent whole."""
        pair = (id(base), id(new))
        found = self._found.get(pair)
        if found is None:
            found = self._found[pair] = (base, new, _list(base, new, self))
        change: list[Any] | None = found[2]
        return change


def patch(base: State, state: State, changes: Changes | None = None) -> State | None:
    """The PATCH between two states of one reader, but for the log; None where only the whole state can tell.

    `changes` is shared by those who are told of the same moment. Nobody may change what is returned."""
    said: State = {"type": "patch", "n": state["n"], "base": base["n"]}
    for part in _PARTS:
        new, old = state[part], base[part]
        if new is not old and new != old:
            said[part] = new
    if state.get("lesson") != base.get("lesson"):  # a table is a lesson from its start to its end, or never
        said["lesson"] = state["lesson"]
    view = _record(base["view"], state["view"], Changes() if changes is None else changes)
    if view is None:
        return None
    if view is not _SAME:
        said["view"] = view
    if state["offers"] != base["offers"]:
        said["offers"] = _numbered(base["offers"], state["offers"])
    if state["choice"] is not base["choice"] and state["choice"] != base["choice"]:
        said["choice"] = _choice(base["choice"], state["choice"])
    return said


def _choice(base: State | None, choice: State | None) -> State | None:
    if base is None or choice is None:
        return choice
    said = {**choice}
    for part in _OPTIONS:
        said[part] = _numbered(base[part], choice[part])
    return said


def _numbered(base: list[State], options: list[State]) -> list[Any]:
    """The options, with the index among the last ones in place of each that was there."""
    if not base:
        return options
    at = {option["key"]: i for i, option in enumerate(base)}
    found: list[Any] = []
    for option in options:
        i = at.get(option["key"])
        found.append(option if i is None or base[i] != option else i)
    return found


def _record(base: State, new: State, changes: Changes) -> State | None:
    if len(base) > len(new):
        return None
    fields: State = {}
    within: State = {}
    gone = len(base)
    for field, value in new.items():
        old = base.get(field, _NOTHING)
        if old is _NOTHING:
            fields[field] = value
            continue
        gone -= 1
        if value is old:
            continue
        kind = type(value)
        change: Any
        if kind is list and type(old) is list and value and old and type(value[0]) is dict:
            change = changes.list(old, value)
        elif value == old:
            continue
        else:
            change = changes.record(old, value) if kind is dict and type(old) is dict else None
        if change is None:
            fields[field] = value
        elif change is not _SAME:
            within[field] = change
    if gone:
        return None
    if not fields and not within:
        return _SAME  # type: ignore[no-any-return]
    said: State = {}
    if fields:
        said["set"] = fields
    if within:
        said["within"] = within
    return said


def _list(base: list[Any], new: list[Any], changes: Changes) -> list[Any] | None:
    at: dict[Any, int] | None = None
    found: list[Any] = []
    kept = False
    same = length = len(base)
    for index, thing in enumerate(new):
        old = base[index] if index < length else None
        if thing is old or thing == old:
            found.append(index)
            kept = True
            continue
        name = _name(thing)
        if name is None:
            return None
        same = -1
        i: int | None
        if name == _name(old):  # most things that change stay where they are
            i = index
        else:
            if at is None:
                at = {}
                for place, other in enumerate(base):
                    at.setdefault(_name(other), place)
            i = at.get(name)
            if i is not None and base[i] == thing:
                found.append(i)
                kept = True
                continue
        change = None if i is None else changes.record(base[i], thing)
        kept = kept or change is not None
        found.append({"new": thing} if change is None else {"at": i, **change})
    if same == len(new):
        return _SAME  # type: ignore[no-any-return]
    return found if kept else None


def _name(thing: Any) -> tuple[str, Any] | None:
    if type(thing) is dict:
        for field in _NAMES:
            if field in thing:
                name = thing[field]
                return (field, name) if name.__hash__ is not None else None
    return None


# ---------------------------------------------------------------------- the reader's side


def patched(base: State, patch: State) -> State:
    """The state that a PATCH makes of the last one."""
    state = {**base, **patch, "type": "state"}
    del state["base"]
    if "view" in patch:
        state["view"] = _changed(base["view"], patch["view"])
    if "offers" in patch:
        state["offers"] = _told(base["offers"], patch["offers"])
    if patch.get("choice") and base["choice"]:
        lists = {part: _told(base["choice"][part], patch["choice"][part]) for part in _OPTIONS}
        state["choice"] = {**patch["choice"], **lists}
    return state


def _told(base: list[State], options: list[Any]) -> list[State]:
    return [base[option] if isinstance(option, int) else option for option in options]


def _changed(base: Any, change: Any) -> Any:
    """What a change makes of a record or a list."""
    if isinstance(change, list):
        return [_thing(base, one) for one in change]
    within = {field: _changed(base[field], inner) for field, inner in change.get("within", {}).items()}
    return {**base, **change.get("set", {}), **within}


def _thing(base: list[Any], one: Any) -> Any:
    if isinstance(one, int):
        return base[one]
    return one["new"] if "new" in one else _changed(base[one["at"]], one)
