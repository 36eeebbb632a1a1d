"""Whether what a game says has the shapes of `engine/wire.py`: every field declared, present where it must be, of its type.

A game's own `wire.py` adds fields to the shapes of the same name. Nothing here is specific to one game.
"""

from __future__ import annotations

import functools
import importlib.util
import types
from collections.abc import Mapping
from importlib import import_module
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

#: A game's own shapes by name.
Shapes = Mapping[str, Any]


def shapes_of(game: str) -> Shapes:
    """The shapes a game declares of its own; none when it has no `wire.py`."""
    package = f"ludotheque.games.{game}"
    if importlib.util.find_spec(package) is None or importlib.util.find_spec(f"{package}.wire") is None:
        return {}
    module = import_module(f"{package}.wire")
    return {
        name: found
        for name, found in vars(module).items()
        if is_typeddict(found) and found.__module__ == module.__name__
    }


def faults(value: Any, shape: Any, own: Shapes, at: str = "") -> list[str]:
    """What is wrong with a value, each fault in one line that begins with the path to it."""
    origin, args = get_origin(shape), get_args(shape)
    if shape is Any:
        return []
    if shape is None or shape is type(None):
        return [] if value is None else [f"{at}: {_short(value)} instead of null"]
    if origin in (Union, types.UnionType):
        tried = [faults(value, one, own, at) for one in args]
        return min(tried, key=len)
    if origin is Literal:
        return [] if value in args else [f"{at}: {_short(value)} is none of {', '.join(map(repr, args))}"]
    if origin is list:
        if not isinstance(value, list):
            return [f"{at}: {_short(value)} instead of a list"]
        return [fault for i, one in enumerate(value) for fault in faults(one, args[0], own, f"{at}[{i}]")]
    if origin is tuple:
        if not isinstance(value, list | tuple) or len(value) != len(args):
            return [f"{at}: {_short(value)} instead of {len(args)} values"]
        return [f for i, one in enumerate(args) for f in faults(value[i], one, own, f"{at}[{i}]")]
    if origin is dict:
        if not isinstance(value, dict):
            return [f"{at}: {_short(value)} instead of an object"]
        return [fault for key, one in value.items() for fault in faults(one, args[1], own, f"{at}[{key!r}]")]
    if is_typeddict(shape):
        return _record(value, own.get(shape.__name__, shape), own, at)
    wanted = (int, float) if shape is float else shape
    right = isinstance(value, wanted) and (shape is bool or not isinstance(value, bool))
    return [] if right else [f"{at}: {_short(value)} instead of {shape.__name__}"]


def _record(value: Any, shape: Any, own: Shapes, at: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{at}: {_short(value)} instead of a {shape.__name__}"]
    fields = _fields(shape)
    found = [f"{at}.{key}: {shape.__module__}.{shape.__name__} declares no such field" for key in value.keys() - fields]
    for key, (field, required) in fields.items():
        if key in value:
            found += faults(value[key], field, own, f"{at}.{key}")
        elif required:
            found.append(f"{at}.{key}: missing from a {shape.__name__}")
    return found


@functools.cache
def _fields(shape: Any) -> dict[str, tuple[Any, bool]]:
    """Each field's type, and whether it must be there."""
    hints = get_type_hints(shape, include_extras=True)
    return {
        key: (get_args(hint)[0], False) if get_origin(hint) is NotRequired else (hint, True)
        for key, hint in hints.items()
    }


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}…"
