"""Steps that do something to cards."""

from __future__ import annotations

from typing import Final

from ludotheque.engine.position import Frame
from ludotheque.engine.program import Op
from ludotheque.games.keyforge import changes, memory, verbs
from ludotheque.games.keyforge.duel import Duel
from ludotheque.games.keyforge.filters import CARD, Filter
from ludotheque.games.keyforge.say.parts import Number, Step, Target, allowed, amount_of, damage_words, with_number
from ludotheque.games.keyforge.say.targets import THIS, one
from ludotheque.games.keyforge.say.words import Order, de, order


def deal(n: int | Number, target: Target, *, splash: int = 0, through_armor: bool = False, more: bool = False) -> Step:
    """`more`: on top of damage the same ability has just dealt."""
    each = n.each if isinstance(n, Number) else n
    fr = f"{each} {'dégât' if each == 1 else 'dégâts'}{' de plus' if more else ''}"
    en = f"{each}{' more' if more else ''} damage"
    per = (f" {n.fr}", f" {n.en}") if isinstance(n, Number) else ("", "")
    splashed = (
        (
            f", avec {splash} dégâts de projection ({splash} dégâts à chacune de ses voisines)",
            f", with {splash} splash damage ({splash} damage to each of its neighbors)",
        )
        if splash
        else ("", "")
    )
    tail = (
        (". L'armure ne protège pas de ces dégâts", ". Armor does not prevent this damage")
        if through_armor
        else ("", "")
    )
    more_fr, more_en = f"{per[0]}{splashed[0]}{tail[0]}", f"{per[1]}{splashed[1]}{tail[1]}"
    to = f"deal {en} to {target.en}"
    if target.pronoun:
        said = order("infligez", f" {fr}{more_fr}", "leur" if target.plural else "lui")
    elif target.plural and isinstance(target.ops[-1], verbs.Choose):
        said = order("choisissez", f" {target.fr}").and_(order("infligez", f" {fr} à chacune{more_fr}"))
        to = f"choose {target.en} and deal {en} to each"
    else:
        said = order("infligez", f" {fr} à {target.fr}{more_fr}")
    return Step([*target.ops, verbs.Deal(amount_of(n), splash, through_armor)], said, f"{to}{more_en}")


#: The French pronoun for IT after a preposition, by the one used after a verb.
_ALONE: Final = {"la": "elle", "le": "lui", "les": "elles"}


def _told(op: Op, target: Target, said: Order, en: str) -> Step:
    """`{it}` in the English words is the target."""
    ops, en = [*target.ops, op], en.format(it=target.en)
    return allowed(ops, said, en) if target.optional else Step(ops, said, en)


def _on(op: Op, target: Target, verb: str, en: str, *, before: str = "", after: str = "") -> Step:
    """The verb, then `before`, the target and `after`. A pronoun is attached to its verb."""
    if target.pronoun and not before:
        return _told(op, target, order(verb, after, target.pronoun), en)
    it = _ALONE[target.pronoun] if target.pronoun else target.fr
    return _told(op, target, order(verb, f" {before}{it}{after}"), en)


def _owners(target: Target, fr: str, en: str) -> tuple[str, str]:
    """« de votre main », « de la main de son propriétaire », « de leur propriétaire »; `fr` and `en` name the zone as one's own."""
    if target.mine:
        return f"votre {fr}", f"your {en}"
    if target.plural:
        return f"la {fr} de leur propriétaire", f"their owners' {en}s"
    return f"la {fr} de son propriétaire", f"its owner's {en}"


def destroy(target: Target) -> Step:
    return _on(verbs.Destroy(), target, "détruisez", "destroy {it}")


def sacrifice(target: Target) -> Step:
    return _on(verbs.Destroy(), target, "sacrifiez", "sacrifice {it}")


def stun(target: Target) -> Step:
    return _on(verbs.Stun(), target, "sonnez", "stun {it}")


def unstun(target: Target) -> Step:
    it = _ALONE[target.pronoun] if target.pronoun else target.fr
    return Step([*target.ops, verbs.Unstun()], f"{it} cesse d'être sonnée", f"unstun {target.en}")


def exhaust(target: Target) -> Step:
    return _on(verbs.Exhaust(), target, "inclinez", "exhaust {it}")


def ready(target: Target) -> Step:
    return _on(verbs.Ready(), target, "redressez", "ready {it}")


def heal(n: int | Number, target: Target) -> Step:
    fr, en = damage_words(n)
    said = order("soignez", f" {fr} {de(target.fr)}")
    return Step([*target.ops, verbs.Heal(amount_of(n))], said, f"heal {en} from {target.en}")


def heal_fully(target: Target) -> Step:
    return _told(verbs.Heal(1000), target, order("soignez", f" tous les dégâts {de(target.fr)}"), "fully heal {it}")


def heal_up_to(n: int, target: Target) -> Step:
    """As much as the active player likes."""
    return Step(
        [
            *target.ops,
            verbs.HowMany(lambda pos, frame: min(n, pos.damage[frame.chosen[0]]) if frame.chosen else 0),
            verbs.Heal(lambda pos, frame: verbs.recall(frame, memory.MANY)),
        ],
        order("soignez", f" jusqu'à {n} dégâts {de(target.fr)}"),
        f"heal up to {n} damage from {target.en}",
    )


def to_hand(target: Target) -> Step:
    fr, en = _owners(target, "main", "hand")
    return _on(verbs.Send("hand"), target, "remettez", f"return {{it}} to {en}", after=f" dans {fr}")


def to_deck_top(target: Target) -> Step:
    fr, en = _owners(target, "pioche", "deck")
    return _on(verbs.Send("deck"), target, "placez", f"put {{it}} on top of {en}", after=f" sur le dessus de {fr}")


def shuffle_in(target: Target) -> Step:
    fr, en = _owners(target, "pioche", "deck")
    return _on(verbs.Send("shuffle"), target, "mélangez", f"shuffle {{it}} into {en}", after=f" dans {fr}")


def archive(target: Target, *, shown: bool = False) -> Step:
    """`shown`: the card was revealed before, so the other knows which one it is."""
    return _on(verbs.Send("archives", shown=shown), target, "archivez", "archive {it}")


def archive_a_card() -> Step:
    return archive(one(CARD, "hand"))


def abduct(target: Target) -> Step:
    """Into the archives of the one who resolves the ability; leaving them, the card goes to its owner's hand."""
    later = (
        (
            "quand elles les quittent, elles vont dans la main de leur propriétaire",
            "when they leave them, they go to their owners' hands",
        )
        if target.plural
        else (
            "quand elle les quitte, elle va dans la main de son propriétaire",
            "when it leaves them, it goes to its owner's hand",
        )
    )
    return _on(
        verbs.Send("archives", mine=True),
        target,
        "placez",
        f"put {{it}} into your archives ({later[1]})",
        after=f" dans vos archives ({later[0]})",
    )


def purge(target: Target) -> Step:
    return _on(verbs.Send("purged"), target, "purgez", "purge {it}")


def discard(target: Target) -> Step:
    """From a hand."""
    return _on(verbs.DiscardIt(), target, "défaussez", "discard {it}")


def capture(n: int | Number, target: Target = THIS, *, own_side: bool = False) -> Step:
    fr, en = with_number(n, "{n} Aombre", "{n} Æmber")
    side = (" de son propre camp", " from its own side") if own_side else ("", "")
    return Step(
        [*target.ops, verbs.Capture(amount_of(n), own_side)],
        f"{target.fr} capture {fr}{side[0]}",
        f"{target.en} captures {en}{side[1]}",
    )


def place_amber(n: int | Number, target: Target) -> Step:
    fr, en = with_number(n, "{n} Aombre", "{n} Æmber")
    return Step(
        [*target.ops, verbs.PlaceAmber(amount_of(n))],
        order("placez", f" {fr} du stock commun sur {target.fr}"),
        f"put {en} from the common supply on {target.en}",
    )


def take_amber(n: int, target: Target) -> Step:
    everything = n >= 1000
    if target.pronoun:
        what = f"tout {'leur' if target.plural else 'son'} Aombre" if everything else f"{n} Aombre"
    else:
        amount = "tout l'Aombre" if everything else f"{n} Aombre"
        what = f"{amount} {de(target.fr)}"
    return Step(
        [*target.ops, verbs.TakeAmber(n)],
        order("déplacez", f" {what} vers votre réserve"),
        f"move {'all' if everything else n} Æmber from {target.en} to your pool",
    )


def store_amber(n: int, target: Target = THIS) -> Step:
    return _on(
        verbs.StoreAmber(n),
        target,
        "déplacez",
        f"move {n} Æmber from your pool to {{it}}",
        before=f"{n} Aombre de votre réserve sur ",
    )


def strengthen(n: int | Number, target: Target = THIS) -> Step:
    each = n.each if isinstance(n, Number) else n
    per = (f" {n.fr}", f" {n.en}") if isinstance(n, Number) else ("", "")
    s = "s" if each > 1 else ""
    return Step(
        [*target.ops, verbs.Strengthen(amount_of(n))],
        order("placez", f" {each} marqueur{s} +1 en puissance sur {target.fr}{per[0]}"),
        f"put {each} +1 power counter{s} on {target.en}{per[1]}",
    )


def fight_with(target: Target) -> Step:
    turns = (", l'une après l'autre", ", one after the other") if target.plural else ("", "")
    return _on(verbs.FightWith(), target, "combattez", f"fight with {{it}}{turns[1]}", before="avec ", after=turns[0])


def reap_with(target: Target) -> Step:
    return _on(verbs.ReapWith(), target, "moissonnez", "reap with {it}", before="avec ")


def use(target: Target, *, any_house: bool = False, as_yours: bool = False) -> Step:
    """Of any house in either case (KF-109); `any_house` makes the text say so, `as_yours` that it may be the opponent's."""
    fr, en = "", "use {it}"
    if any_house:
        fr, en = f"{fr}, quelle que soit sa Maison", f"{en}, whatever its house"
    if as_yours:
        fr, en = f"{fr} comme s'il était à vous", f"{en} as if it were yours"
    return _on(verbs.UseIt(), target, "utilisez", en, after=fr)


def take_control(target: Target) -> Step:
    return _told(verbs.Control(), target, order("prenez", f" le contrôle {de(target.fr)}"), "take control of {it}")


def play(target: Target) -> Step:
    return _on(verbs.PlayIt(), target, "jouez", "play {it}")


def put_into_play(target: Target, *, under_you: bool = False, ready: bool = False) -> Step:
    whose = (" sous votre contrôle", " under your control") if under_you else ("", "")
    state = (", redressée", ", ready") if ready else ("", "")
    before, after = ("", " en jeu") if target.pronoun else ("en jeu ", "")
    return _on(
        verbs.PutIntoPlay(under_you, ready),
        target,
        "mettez",
        f"put {{it}} into play{whose[1]}{state[1]}",
        before=before,
        after=f"{after}{whose[0]}{state[0]}",
    )


def _those_in_the_discard(pos: Duel, frame: Frame) -> None:
    """Keep the cards of IT that were destroyed: one that its own ability sent elsewhere is out of reach (KF-S46)."""
    frame.chosen = [card for card in frame.chosen if card in pos.discard[pos.owner[card]]]


def purge_destroyed() -> Step:
    """After damage to IT: what it destroyed is purged."""
    return Step(
        [verbs.Do(_those_in_the_discard), verbs.Send("purged")],
        "si ces dégâts la détruisent, purgez-la",
        "if this damage destroys it, purge it",
        anew=True,
    )


def discard_until(filter: Filter) -> Step:
    """Discard from the top of one's deck until a card of the filter comes up, which goes to hand."""

    def search(pos: Duel, frame: Frame) -> None:
        frame.chosen = []
        while (card := changes.discard_from_deck(pos, frame.seat)) >= 0:
            if filter.test(pos, card, frame.seat, frame.source):
                frame.chosen = [card]
                return

    return Step(
        [verbs.Do(search), verbs.Send("hand")],
        "défaussez une à une les cartes du dessus de votre pioche, jusqu'à ce que vous défaussiez "
        f"{filter.a_fr()} ou que votre pioche soit vide. Si vous avez ainsi défaussé {filter.a_fr()}, mettez-la dans "
        "votre main",
        f"discard cards from the top of your deck one at a time, until you discard {filter.a_en()} or your deck is empty. "
        f"If you discarded {filter.a_en()} this way, put it into your hand",
    )


def reveal(target: Target) -> Step:
    return _on(verbs.Reveal(), target, "révélez", "reveal {it}")
