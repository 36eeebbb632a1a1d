"""Steps made of steps: in sequence, on a condition, by choice, repeated; and lasting effects."""

from __future__ import annotations

from itertools import takewhile
from typing import Any, Final

from ludotheque.engine.errors import ProgramError
from ludotheque.engine.lasting import NEXT_TURN, TURN, WHILE_SOURCE
from ludotheque.engine.program import Op
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge import verbs
from ludotheque.games.keyforge.say.parts import OPPONENT, Condition, Number, Step, Target, allowed, amount_of
from ludotheque.games.keyforge.say.words import Order, order


def flat(steps: list[Step]) -> list[Op]:
    return [op for step in steps for op in step.ops]


def _following(steps: list[Step], infinitive: bool) -> tuple[str, str]:
    """What comes after the first clause of a sentence; a condition begins a new sentence, and what follows that is told plainly."""
    fr = en = ""
    for step in steps:
        if step.anew:
            infinitive = False
            fr += f". {step.fr[:1].upper()}{step.fr[1:]}"
            en += f". {step.en[:1].upper()}{step.en[1:]}"
        else:
            fr += f", puis {_infinitive(step) if infinitive else step.fr}"
            en += f", then {step.en}"
    return fr, en


def _infinitive(step: Step) -> str:
    if not step.infinitive:
        raise ProgramError(f"« {step.fr} » cannot follow « vous pouvez »: write it as an order")
    return step.infinitive


def then(*steps: Step) -> Step:
    """Several steps in one sentence; steps without words add nothing to it."""
    told = [step for step in steps if step.fr]
    if not told:
        return Step(flat(list(steps)), "", "")
    first, rest = told[0], told[1:]
    fr, en = _following(rest, first.permits)
    said: str | Order = first.fr + fr
    if first.infinitive and all(step.infinitive for step in takewhile(lambda step: not step.anew, rest)):
        said = Order(first.fr + fr, first.infinitive + _following(rest, True)[0])
    again = (first.again[0] + fr, first.again[1] + en) if first.subject is not None else first.again
    return Step(
        flat(list(steps)),
        said,
        first.en + en,
        subject=first.subject,
        again=again,
        anew=first.anew,
        permits=first.permits,
    )


def in_any_case(step: Step) -> Step:
    """After a condition: what does not depend on it."""
    return Step(step.ops, f"dans tous les cas, {step.fr}", f"in any case, {step.en}")


def both(one: Step, other: Step) -> Step:
    """Two steps told in one breath."""
    said: str | Order = f"{one.fr} et {other.fr}"
    if one.infinitive and other.infinitive:
        said = Order(one.fr, one.infinitive).and_(Order(other.fr, other.infinitive))
    return Step([*one.ops, *other.ops], said, f"{one.en} and {other.en}")


def choose(target: Target) -> Step:
    """Choose IT for the steps that follow."""
    return Step(target.ops, order("choisissez", f" {target.fr}"), f"choose {target.en}")


def if_(condition: Condition, yes: list[Step], no: list[Step] | None = None) -> Step:
    one, other = then(*yes), then(*(no or []))
    ops: list[Op] = [verbs.Unless(condition.test, len(one.ops) + (1 if other.ops else 0)), *one.ops]
    named = condition.subject is not None and condition.subject is one.subject
    does_fr, does_en = one.again if named else (one.fr, one.en)
    fr = f"si {condition.fr}, {does_fr}"
    en = f"if {condition.en}, {does_en}"
    if other.ops:
        ops += [verbs.Jump(len(other.ops)), *other.ops]
        fr += f" ; sinon, {other.fr}"
        en += f"; otherwise, {other.en}"
    return Step(ops, fr, en, anew=True)


def may(*steps: Step) -> Step:
    whole = then(*steps)
    said = Order(whole.fr, _infinitive(whole))
    return allowed([verbs.May(len(whole.ops), said.infinitive, whole.en), *whole.ops], said, whole.en)


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
    """A step with the same words that asks nothing when the answer could not matter."""
    return step.with_ops([verbs.Unless(test, len(step.ops)), *step.ops])


def times(
    n: int | Number,
    *steps: Step,
    key: str = "times",
    tail: tuple[str, str] = ("", ""),
    stop: verbs.Test | None = None,
) -> Step:
    """Steps repeated a number of times, with new choices each time; `tail` words what links the times, `stop` ends them."""
    whole = then(*steps)
    ops, fr, en = whole.ops, whole.fr, whole.en
    often = (f"faites ceci {n} fois :", f"do this {n} times:") if isinstance(n, int) else (f"{n.fr},", f"{n.en},")
    amount = amount_of(n)
    return Step(
        [verbs.BeginTimes(amount, len(ops) + 1, key), *ops, verbs.Times(amount, len(ops) + 1, key, stop)],
        f"{often[0]} {fr}{tail[0]}",
        f"{often[1]} {en}{tail[1]}",
    )


#: After `times`: the choice is free each time.
ANY_EACH_TIME: Final = (
    ". La créature peut être différente à chaque fois",
    ". It may be a different creature each time",
)


def repeat_while(condition: Condition, *steps: Step) -> Step:
    """The whole effect again while the condition holds (KF-256)."""
    whole = then(*steps)
    return Step(
        [*whole.ops, verbs.Repeat(condition.test, len(whole.ops) + 1)],
        f"{whole.fr}. Si {condition.fr}, répétez cet effet",
        f"{whole.en}. If {condition.en}, repeat this effect",
        anew=whole.anew,
    )


def repeat_preceding(*steps: Step) -> Step:
    """The preceding effect, once more (KF-240)."""
    whole = then(*steps)
    return Step(
        [*whole.ops, verbs.RepeatPreceding(len(whole.ops) + 1)],
        f"{whole.fr}. Répétez l'effet précédent",
        f"{whole.en}. Repeat the preceding effect",
        anew=whole.anew,
    )


def do(step: Any, fr: str | Order, en: str) -> Step:
    """A hand-written step for an odd card, with its words."""
    return Step([verbs.Do(step)], fr, en)


def lasting(
    *modifiers: mod.Modifier, until: int = TURN, on: Target | None = None, on_house: bool = False, often: int = -1
) -> Step:
    """Lasting effects: `until` TURN, NEXT_TURN (the opponent's) or WHILE_SOURCE; worded as one sentence."""
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
    if until == NEXT_TURN and all(modifier.theirs for modifier in modifiers):
        theirs = " et ".join(modifier.theirs for modifier in modifiers)
        return Step(ops, f"pendant son prochain tour, {OPPONENT.fr} {theirs}", f"{when[1]}{en}")
    return Step(ops, f"{when[0]}{fr}", f"{when[1]}{en}")
