"""An effect as people say it, beside the printed form: « S'il reste 2 fosses ou moins » for « Si fosse ≤ 2 ».

It is made of the same elements as the printed words and says the same in either language. Conditions come first, since a part is
tested before it is applied (CE-156); what is asked of the designated cendrelin describes whom one may designate (CE-164).
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.cendrelin import verbs
from ludotheque.games.cendrelin.verbs import Compare, Condition, Designate, Element, IfAbundant, IfSoul, Wish

_FR: Final = "fr"


def speak(parts: list[list[Element]]) -> dict[str, str]:
    """The effect as people say it, in both languages; « puis » begins a new sentence."""
    return {language: " ".join(_sentences(parts, language)) for language in ("fr", "en")}


def _sentences(parts: list[list[Element]], language: str) -> list[str]:
    said = []
    for number, part in enumerate(parts):
        words = _part(part, language)
        if number:
            comma = "," if _conditions(part) else ""
            words = f"{'Puis' if language == _FR else 'Then'}{comma} {words}"
        said.append(f"{words[0].upper()}{words[1:]}.")
    return said


def _conditions(part: list[Element]) -> list[Element]:
    """Those said at the head of a part; whoever is designated in it is described where they are designated."""
    named = any(isinstance(element, Designate) for element in part)
    return [element for element in part if isinstance(element, Condition) and not (named and element.he)]


def _part(part: list[Element], language: str) -> str:
    front = _conditions(part)
    # the wish comes last: « si votre âme est complète et si vous le souhaitez »
    front.sort(key=lambda element: isinstance(element, Wish))
    heads = [_condition(element, language) for element in front]
    before: list[str] = []
    after: list[str] = []
    reached = he = False
    traits: list[Element] = [element for element in part if isinstance(element, Condition) and element not in front]
    for element in part:
        if isinstance(element, Condition):
            continue
        if isinstance(element, Designate):
            before.append(_whom(element, traits, language))
            reached = True
            continue
        he = he or element.he
        # after « il », « vous » says who acts again; the verb is the same
        subject = "" if element.he or not he else ("vous " if language == _FR else "you ")
        (after if reached else before).append(subject + (element.fr if language == _FR else element.en))
    joint = " et " if language == _FR else " and "
    if not he:
        before, after = before + after, []
    said = _listed(before, joint)
    if after:
        said += (" : " if language == _FR else ": ") + _listed(after, joint)
    head = joint.join(heads)
    return f"{head}, {said}" if head and said else head or said


def _listed(items: list[str], joint: str) -> str:
    return joint.join([", ".join(items[:-1]), items[-1]]) if len(items) > 1 else "".join(items)


# ---------------------------------------------------------------------- conditions


def _condition(element: Element, language: str) -> str:
    if isinstance(element, Compare):
        return _compare_fr(element) if language == _FR else f"if {_count_en(element)}"
    if isinstance(element, IfAbundant):
        of = element.of
        if language == _FR:
            return f"si les {of.fr[1]} sont {'abondants' if of.masculine else 'abondantes'}"
        return f"if {of.en[1]} are abundant"
    return element.fr if language == _FR else element.en


def _compare_fr(element: Compare) -> str:
    if element.of is not None:
        if element.high == 0:
            return f"s'il ne reste {'aucun' if element.of.masculine else 'aucune'} {element.of.fr[0]}"
        return f"s'il {'reste' if element.sign == '≤' else 'y a'} {_amount_fr(element, element.of.fr)}"
    if element.high == 0 and element.quantity in (verbs.OWN_HAND, verbs.HIS_HAND):
        return f"si {'sa' if element.he else 'votre'} main est vide"
    return ("s'il " if element.he else "si vous ") + _has_fr(element, "a" if element.he else "avez")


def _has_fr(element: Compare, verb: str) -> str:
    """« a au moins 3 mana », « avez 2 fragments ou moins en main »."""
    hand = element.quantity in (verbs.OWN_HAND, verbs.HIS_HAND)
    if element.high == 0:
        none = "aucun fragment en main" if hand else "pas de mana"
        return f"n'{verb} {none}"
    forms = ("fragment", "fragments") if hand else ("mana", "mana")
    return f"{verb} {_amount_fr(element, forms)}{' en main' if hand else ''}"


def _amount_fr(element: Compare, forms: tuple[str, str]) -> str:
    counted = f"{element.n} {forms[0] if element.n < 2 else forms[1]}"
    if element.sign == "≥":
        return f"au moins {counted}"
    return f"{counted} ou moins" if element.sign == "≤" else f"exactement {counted}"


def _count_en(element: Compare) -> str:
    if element.of is not None:
        if element.high == 0:
            return f"no {element.of.en[1]} are left"
        verb = "is" if element.n == 1 else "are"
        left = " left" if element.sign == "≤" else ""
        return f"there {verb} {_amount_en(element, element.of.en)}{left}"
    return f"{'they' if element.he else 'you'} {_has_en(element, 'have')}"


def _has_en(element: Compare, verb: str) -> str:
    hand = element.quantity in (verbs.OWN_HAND, verbs.HIS_HAND)
    forms = ("fragment", "fragments") if hand else ("mana", "mana")
    where = " in hand" if hand else ""
    return f"{verb} no {forms[1]}{where}" if element.high == 0 else f"{verb} {_amount_en(element, forms)}{where}"


def _amount_en(element: Compare, forms: tuple[str, str]) -> str:
    counted = f"{element.n} {forms[0] if element.n == 1 else forms[1]}"
    if element.sign == "≥":
        return f"at least {counted}"
    if element.sign == "=":
        return f"exactly {counted}"
    return f"{counted} or {'less' if forms[0] == 'mana' else 'fewer'}"


# ---------------------------------------------------------------------- whom one may designate


def _whom(element: Designate, traits: list[Element], language: str) -> str:
    """« désignez un autre cendrelin qui a au moins 3 mana et dont l'âme est complète »."""
    said = [_trait(one, language) for one in traits]
    words = element.fr if language == _FR else element.en
    return " ".join([words, (" et " if language == _FR else " and ").join(said)]) if said else words


def _trait(element: Element, language: str) -> str:
    if isinstance(element, IfSoul):
        return "dont l'âme est complète" if language == _FR else "whose soul is complete"
    assert isinstance(element, Compare)
    if language != _FR:
        return f"who {_has_en(element, 'has')}"
    return f"qui {_has_fr(element, 'a')}"
