"""The trained weights of a game: a small file beside it that says how it was made, and what is wrong with one.

`ludotheque train` writes such files (`lab/train.py`). If one does not fit (made for other rules, unknown names, numbers that make
no sense), a line in the log says so, and the game is played with the weights set by hand.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from importlib import resources
from typing import Any

from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.game import Game
from ludotheque.engine.thinking import Thinking

_LOG = logging.getLogger("ludotheque.bots")
#: The name of the file in the folder of a game.
FILE = "weights.json"
#: No weight is larger than this: at the end of a game, `value` is about as large.
MOST = 1000.0


class BadWeights(LudothequeError):
    """A file of weights that cannot be used."""


def read(text: str, game: Game[Any]) -> dict[str, float]:
    """The weights that a file holds, one for each name the game knows. Raises BadWeights."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise _bad(game, "they are not JSON", "ce n'est pas du JSON") from None
    if not isinstance(data, dict) or not isinstance(data.get("weights"), dict):
        raise _bad(game, "there is no table `weights`", "il n'y a pas de table « weights »")
    if data.get("game") != game.id:
        raise _bad(game, f"they are of {data.get('game')!r:.40}", f"ils sont de {data.get('game')!r:.40}")
    if data.get("rules") != game.rules_version:
        raise _bad(
            game,
            f"they were made for version {data.get('rules')!r:.40} of the rules, not {game.rules_version!r}",
            f"ils ont été faits pour la version {data.get('rules')!r:.40} des règles, pas {game.rules_version!r}",
        )
    weights: dict[str, Any] = data["weights"]
    known = game.thinking.weights if game.thinking is not None else {}
    if weights.keys() != known.keys():
        name = min(weights.keys() ^ known.keys())
        if name in known:
            raise _bad(game, f"{name!r} is missing", f"{name!r} manque")
        raise _bad(game, f"there is no weight called {name!r:.40}", f"aucun poids ne s'appelle {name!r:.40}")
    for name, weight in weights.items():
        if not _is_number(weight):
            raise _bad(
                game,
                f"{name!r} is not a number between {-MOST:g} and {MOST:g}",
                f"{name!r} n'est pas un nombre entre {-MOST:g} et {MOST:g}",
            )
    return {name: float(weights[name]) for name in known}


def _is_number(weight: Any) -> bool:
    return isinstance(weight, int | float) and not isinstance(weight, bool) and abs(weight) <= MOST


def _bad(game: Game[Any], english: str, french: str) -> BadWeights:
    return BadWeights(f"weights of {game.id}: {english}", f"poids de {game.id} : {french}")


def write(game: Game[Any], weights: Mapping[str, float], made: dict[str, Any]) -> str:
    """The text of a file with these weights; `made` says how they were found."""
    data = {"game": game.id, "rules": game.rules_version, "made": made, "weights": dict(weights)}
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def trained(game: Game[Any]) -> Thinking | None:
    """How bots think in a game with its trained weights, or with those set by hand if it has no others that fit."""
    kind = type(game)  # tables with cards of their own have a game of their own, and think alike
    if kind not in _FOUND:
        _FOUND[kind] = find(game)
    return _FOUND[kind]


_FOUND: dict[type, Thinking | None] = {}


def find(game: Game[Any]) -> Thinking | None:
    """Read the file of a game."""
    thinking = game.thinking
    if thinking is None or not thinking.weights:
        return thinking
    folder = resources.files(type(game).__module__.rpartition(".")[0])
    try:
        return thinking.weighed(read((folder / FILE).read_text(encoding="utf-8"), game))
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        _LOG.warning("weights of %s: %s; those set by hand are used", game.id, why)
    except UnicodeDecodeError:
        _LOG.warning("weights of %s: they are not UTF-8; those set by hand are used", game.id)
    except BadWeights as error:
        _LOG.warning("%s; those set by hand are used", error)
    return thinking
