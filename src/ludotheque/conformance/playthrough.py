"""A game written out as text: every question, its answer and what came of it, with nothing hidden.

Such texts are kept with the tests, one per game and mechanism. A change to the rules shows as a change to a text, which a
reviewer reads like a game report.
"""

from __future__ import annotations

from typing import Any

from ludotheque import bots
from ludotheque.engine.dice import Dice
from ludotheque.engine.game import Game
from ludotheque.engine.table import Table


def playthrough(table: Table, seed: str, *, bot: str | None = None, most: int = 10_000) -> str:
    """Play a table to its end, or for `most` answers, and write it out. A bot answers, or the answers are random."""
    lines = [_heading(table.game, table)]
    told = 0
    dice = Dice(f"playthrough {seed}")
    players = [bots.make(bot, f"{seed}/{seat}", table.game) if bot else None for seat in range(table.seats)]
    n = 0
    while True:
        log = table.log_all()
        for line in log[told:]:
            indent = "  " * line["depth"]
            lines.append(f"{indent}{line['words']['fr']}" + (f" [{line['rule']}]" if line["rule"] else ""))
        told = len(log)
        if table.over or n >= most:
            break
        choice = table.choice
        options = [option.key for option in choice.options]
        player = players[choice.seat]
        if player is None:
            key = options[dice.below(len(options))]
            filled = table.game.fill(table.position, choice.seat, choice.moves()[options.index(key)], dice)
            played = key if filled is None else table.game.key(table.position, filled)
        else:
            move = player.choose(table.knowledge(choice.seat))
            played = table.game.key(table.position, move)
            key = table.game.key(table.position, table.game.moves[move[0]].blank(move))
        lines.append(f"? @{choice.seat} {choice.prompt['fr']}")
        lines += [f"    {'>' if option == key else ' '} {played if option == key else option}" for option in options]
        table.play(played, choice.seat)
        n += 1
    outcome = table.outcome
    if outcome is not None:
        lines.append(f"= {outcome['reason']['fr']} [{outcome['rule']}]")
    return "\n".join(lines) + "\n"


def _heading(game: Game[Any], table: Table) -> str:
    start = "scenario" if table.scenario is not None else f"seed {table.seed}"
    return f"# {game.names['fr']}, {table.seats} joueurs, {start}, règles {game.rules_version}"
