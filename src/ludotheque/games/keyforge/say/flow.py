"""Steps made of steps: one after the other, on a condition, at choice, again; and effects that last."""

from __future__ import annotations

import re
from typing import Any

from ludotheque.engine.lasting import NEXT_TURN, TURN, WHILE_SOURCE
from ludotheque.engine.program import Op
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge import verbs
from ludotheque.games.keyforge.say.parts import Condition, Number, Step, Target, amount_of
from ludotheque.games.keyforge.say.words import infinitive


def flat(steps: list[Step]) -> list[Op]:
    return [op for step in steps for op in step.ops]


def sentence(steps: list[Step], language: str) -> str:
    """One after the other in one sentence, but that a condition begins a new one; steps without words go unsaid."""
    said = ""
    for step in steps:
        words = step.fr if language == "fr" else step.en
        if not said:
            said = words
        elif words.startswith(("si ", "if ")):
            said += f". {words[:1].upper()}{words[1:]}"
        elif words:
            said += f", puis {words}" if language == "fr" else f", then {words}"
    return said


def then(*steps: Step) -> Step:
    """Several steps in one sentence."""
    fr = sentence(list(steps), "fr")
    if fr.startswith("vous pouvez "):
        fr = infinitive(fr)
    return Step(flat(list(steps)), fr, sentence(list(steps), "en"))


def in_any_case(step: Step) -> Step:
    """After a condition: what does not depend on it."""
    return Step(step.ops, f"dans tous les cas, {step.fr}", f"in any case, {step.en}")


def both(one: Step, other: Step) -> Step:
    """Two steps told in one breath."""
    return Step([*one.ops, *other.ops], f"{one.fr} et {other.fr}", f"{one.en} and {other.en}")


def choose(target: Target) -> Step:
    """IT is chosen, for the steps that follow."""
    return Step(target.ops, f"choisissez {target.fr}", f"choose {target.en}")


def if_(condition: Condition, then: list[Step], otherwise: list[Step] | None = None) -> Step:
    yes = flat(then)
    no = flat(otherwise or [])
    ops: list[Op] = [verbs.Unless(condition.test, len(yes) + (1 if no else 0)), *yes]
    does_fr, does_en = sentence(then, "fr"), sentence(then, "en")
    if condition.fr.startswith("votre adversaire "):  # who has just been named
        does_fr = re.sub(r"^votre adversaire (?=perd|gagne)", "il ", does_fr)
        does_en = re.sub(r"^your opponent (lose|gain)s", r"they \1", does_en)
    fr = f"si {condition.fr}, {does_fr}"
    en = f"if {condition.en}, {does_en}"
    if no:
        ops += [verbs.Jump(len(no)), *no]
        fr += f" ; sinon, {sentence(otherwise or [], 'fr')}"
        en += f"; otherwise, {sentence(otherwise or [], 'en')}"
    return Step(ops, fr, en)


def may(*steps: Step) -> Step:
    ops = flat(list(steps))
    fr, en = infinitive(sentence(list(steps), "fr")), sentence(list(steps), "en")
    return Step([verbs.May(len(ops), fr, en), *ops], f"vous pouvez {fr}", f"you may {en}")


def one_of(*choices: Step) -> Step:
    """Only one of several effects."""
    ops: list[Op] = []
    jumps = []
    total = sum(len(choice.ops) + 1 for choice in choices)
    for choice in choices:
        jumps.append(len(ops))
        ops += choice.ops
        ops.append(verbs.Jump(total - len(ops) - 1))
    words = tuple((choice.fr, choice.en) for choice in choices)
    return Step(
        [verbs.OneOf(tuple(jumps), words), *ops],
        "au choix, " + " ou ".join(choice.fr for choice in choices),
        "either " + " or ".join(choice.en for choice in choices),
    )


def if_of_use(test: verbs.Test, step: Step) -> Step:
    """A step that asks nothing when nothing could come of the answer; its words are the same."""
    return Step([verbs.Unless(test, len(step.ops)), *step.ops], step.fr, step.en)


def times(
    n: int | Number,
    *steps: Step,
    key: str = "times",
    tail: tuple[str, str] = ("", ""),
    stop: verbs.Test | None = None,
) -> Step:
    """All of it so many times, chosen anew each time; `tail` adds what holds from one time to the next, `stop` ends it."""
    ops = flat(list(steps))
    fr, en = sentence(list(steps), "fr"), sentence(list(steps), "en")
    often = (f"faites ceci {n} fois :", f"do this {n} times:") if isinstance(n, int) else (f"{n.fr},", f"{n.en},")
    amount = amount_of(n)
    return Step(
        [verbs.BeginTimes(amount, len(ops) + 1, key), *ops, verbs.Times(amount, len(ops) + 1, key, stop)],
        f"{often[0]} {fr}{tail[0]}",
        f"{often[1]} {en}{tail[1]}",
    )


#: After `times`: the choice is free each time.
ANY_EACH_TIME = (
    ". La créature peut être différente à chaque fois",
    ". It may be a different creature each time",
)


def repeat_while(condition: Condition, *steps: Step) -> Step:
    """The whole effect again while the condition holds (KF-256)."""
    ops = flat(list(steps))
    fr, en = sentence(list(steps), "fr"), sentence(list(steps), "en")
    return Step(
        [*ops, verbs.Repeat(condition.test, len(ops) + 1)],
        f"{fr}. Si {condition.fr}, répétez cet effet",
        f"{en}. If {condition.en}, repeat this effect",
    )


def repeat_preceding(*steps: Step) -> Step:
    """What stands before, once more (KF-240)."""
    ops = flat(list(steps))
    fr, en = sentence(list(steps), "fr"), sentence(list(steps), "en")
    return Step(
        [*ops, verbs.RepeatPreceding(len(ops) + 1)],
        f"{fr}. Répétez l'effet précédent",
        f"{en}. Repeat the preceding effect",
    )


def do(step: Any, fr: str, en: str) -> Step:
    """A hand-written step for an odd card, with its words."""
    return Step([verbs.Do(step)], fr, en)


def lasting(
    *modifiers: mod.Modifier, until: int = TURN, on: Target | None = None, on_house: bool = False, often: int = -1
) -> Step:
    """Effects that last: `until` TURN, NEXT_TURN (the opponent's) or WHILE_SOURCE; told in one sentence."""
    when = {
        TURN: ("jusqu'à la fin du tour, ", "for the remainder of the turn, "),
        NEXT_TURN: ("pendant le prochain tour de votre adversaire, ", "during your opponent's next turn, "),
        WHILE_SOURCE: ("tant que ~ est en jeu, ", "while ~ is in play, "),
    }[until]
    if often == 1 and until == TURN:
        when = ("une fois ce tour-ci, ", "once this turn, ")
    ops: list[Op] = list(on.ops) if on is not None else []
    for modifier in modifiers:
        ops.append(verbs.Last(modifier.name, until, on_it=on is not None, on_house=on_house, often=often))
    fr = " et ".join(dict.fromkeys(modifier.fr for modifier in modifiers))
    en = " and ".join(dict.fromkeys(modifier.en for modifier in modifiers))
    if until == NEXT_TURN and fr.startswith("il "):
        return Step(ops, f"pendant son prochain tour, votre adversaire {fr[3:]}", f"{when[1]}{en}")
    return Step(ops, f"{when[0]}{fr}", f"{when[1]}{en}")
