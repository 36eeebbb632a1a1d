"""How likely a team beats a foe, gets past an encounter, or loses a character: what the greedy bot reckons with."""

from __future__ import annotations

from typing import Final

from ludotheque.games.anima import odds
from ludotheque.games.anima.faces import (
    BY_COMBAT,
    FACES,
    Ability,
    Creature,
    EventFace,
)
from ludotheque.games.anima.gaia import (
    DIE,
    Gaia,
)
from ludotheque.games.anima.verbs import (
    OneOf,
    Roll,
    SendAway,
)

_WIN: Final = [odds.fight(by, creature=True)["winning"] / 36 for by in range(-DIE, DIE + 1)]
_DEADLY: Final = [odds.fight(by, creature=True)["deadly"] / 36 for by in range(-2 * DIE, DIE + 1)]
_BEAT_TEAM: Final = [odds.fight(by, creature=False)["winning"] / 36 for by in range(-DIE, DIE + 1)]
_STRONGEST: Final = 30
#: By level and Combat: how likely a team gets past an unknown encounter, and how likely it costs a character.
_PAST: list[list[tuple[float, float]]] = []


def beats(by: int) -> float:
    """How likely a team that leads by so much beats a creature."""
    return _WIN[max(-DIE, min(DIE, by)) + DIE]


def beats_team(by: int) -> float:
    return _BEAT_TEAM[max(-DIE, min(DIE, by)) + DIE]


def dies(by: int) -> float:
    """How likely a team that leads by so much loses a character."""
    return _DEADLY[max(-2 * DIE, min(DIE, by)) + 2 * DIE]


def _past() -> list[list[tuple[float, float]]]:
    """Worked out once, from the list of cards that everybody knows."""
    if not _PAST:
        cards = [face for face in FACES if isinstance(face, (Creature, EventFace))]
        for level in range(4):
            rows = []
            for combat in range(_STRONGEST + 1):
                past = death = 0.0
                for face in cards:
                    if face.level > level:
                        past += 1.0
                    elif isinstance(face, Creature):
                        past += beats(combat - face.combat)
                        death += dies(combat - face.combat)
                    else:
                        past += 1.0 - _sends_away(face.abilities[0])
                rows.append((past / len(cards), death / len(cards)))
            _PAST.append(rows)
    return _PAST


def _sends_away(ability: Ability) -> float:
    likely = 1.0
    for step in ability.steps:
        if isinstance(step, Roll):
            likely *= (DIE + 1 - step.least) / DIE
        elif isinstance(step, SendAway):
            return likely
        elif isinstance(step, OneOf) and any(isinstance(deed, SendAway) for deed in step.deeds):
            return likely / 2  # who has much to gain here goes on
    return 0.0


def past_unknown(level: int, combat: int) -> tuple[float, float]:
    return _past()[level][max(0, min(_STRONGEST, combat))]


def past_known(pos: Gaia, seat: int, card: int, level: int, combat: int) -> tuple[float, float]:
    """How likely a team gets past an encounter it knows, and how likely it costs a character."""
    face = FACES[pos.faces[card]]
    if isinstance(face, Creature):
        if face.level > level:
            return 1.0, 0.0
        foe = face.combat
        for mod in face.mods:
            if mod.stat == BY_COMBAT and mod.met(pos, seat):
                foe += mod.amount
        return beats(combat - foe), dies(combat - foe)
    return (1.0 - _sends_away(face.abilities[0]) if isinstance(face, EventFace) and face.level <= level else 1.0), 0.0
