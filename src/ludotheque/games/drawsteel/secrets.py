"""What only the Director knows, drawn anew for a player: what bots think with, and what the kit holds every view and log line to.

A player sees that a foe is fine, winded or dead, what conditions it has, where it stands and how many of a squad are left; not its
figures, nor what it can do before it does it.
"""

from __future__ import annotations

from ludotheque.engine.dice import Dice
from ludotheque.games.drawsteel.beings import DIRECTOR, Being, state, veiled
from ludotheque.games.drawsteel.drawing import draw_ability, draw_sheet
from ludotheque.games.drawsteel.rules import battle, negotiation, outcome, stamina
from ludotheque.games.drawsteel.session import NEGOTIATION, Session

#: How often figures are drawn before the old ones are kept.
_TRIES = 20
_MOST_STAMINA = 40


def draw_again(pos: Session, dice: Dice) -> None:
    """Draw everything that no player knows."""
    pos.notes = [f"note {dice.below(1000)}" for _ in range(dice.below(3))]
    pos.banked = dice.below(5)
    pos.malice = dice.below(10)
    busy = _in_use(pos)
    for number, one in enumerate(pos.beings):
        if veiled(one):
            _draw_being(one, number, busy.get(number), dice)
    for frame in pos.stack:
        # what came of a test shows how hard it was
        if frame.memo is not None and frame.memo.get("veiled") and not frame.memo.get("outcome"):
            frame.memo["difficulty"] = outcome.DIFFICULTIES[dice.below(3)]
    _draw_last(pos, dice)
    if pos.scene["mode"] == NEGOTIATION:
        _draw_motives(pos, dice)


def _draw_last(pos: Session, dice: Dice) -> None:
    """Of the last roll players know the dice and the tier: not how hard it was in secret, nor what a foe added to the dice."""
    if pos.last and pos.last["seat"] == DIRECTOR:
        pos.last = {**pos.last, "score": dice.below(11) - 5}
    if pos.last.get("veiled"):
        pos.last = {**pos.last, "difficulty": outcome.DIFFICULTIES[dice.below(3)]}


def _in_use(pos: Session) -> dict[int, list[int]]:
    """Those who roll or do something now, with the abilities that they are using: these have come to light."""
    found: dict[int, list[int]] = {}
    for frame in pos.stack:
        if frame.memo is not None and "being" in frame.memo:
            found.setdefault(frame.memo["being"], [])
            if "ability" in frame.memo:  # which may be that of an object they hold
                found.setdefault(frame.memo["of"], []).append(frame.memo["ability"])
    return found


def _draw_being(one: Being, number: int, busy: list[int] | None, dice: Dice) -> None:
    used = busy or []
    before = state(one)
    old = one["sheet"]
    drawn = draw_sheet(dice, old["kind"], number)
    abilities = [
        old["abilities"][index] if index in used else draw_ability(dice, index)
        for index in range(max([dice.below(4), *(index + 1 for index in used)]))
    ]
    if not one["hidden"]:
        # seen: what it is called and looks like; what it rolls with while its roll lies on the table
        drawn = {**drawn, "id": old["id"], "name": old["name"], "picture": old["picture"], "keywords": old["keywords"]}
        drawn["organization"] = old["organization"]
        drawn["characteristics"] = drawn["characteristics"] if busy is None else old["characteristics"]
    one["sheet"] = {**drawn, "abilities": abilities, "stamina": old["stamina"]}
    if not one["dead"]:
        _draw_stamina(one, before, dice)


def _draw_stamina(one: Being, before: str, dice: Dice) -> None:
    """Figures with which it looks as it does: as well as before, and as many of a squad standing."""
    squad = one["squad"]
    for _ in range(_TRIES):
        each = 1 + dice.below(_MOST_STAMINA)
        whole = each * (squad[1] if squad else 1)
        left = 1 + dice.below(whole)
        if squad and battle.standing(left, each, squad[1]) != squad[0]:
            continue
        if stamina.state(left, whole, hero=False) == before:
            one["sheet"]["stamina"], one["stamina"] = each, left
            return


def _draw_motives(pos: Session, dice: Dice) -> None:
    """Other motivations and pitfalls, with those that the heroes have found out where they were."""
    field = pos.field
    free = list(range(len(negotiation.MOTIVATIONS)))
    dice.shuffle(free)
    unknown = [negotiation.MOTIVATIONS[n] for n in free if negotiation.MOTIVATIONS[n] not in field["learnt"]]
    for kind in ("motivations", "pitfalls"):
        known = [one for one in field[kind] if one in field["learnt"]]
        n = dice.below(3)
        field[kind] = known + unknown[:n]
        unknown = unknown[n:]
