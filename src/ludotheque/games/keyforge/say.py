"""The language cards are written in: steps that carry their operations and say themselves in French and English.

    action("anger", "Colère", "Anger", 1, "brobnar", "commune", bonus=1,
           play=[then(ready(one(FRIENDLY)), fight_with(IT))])

A step is a few operations and its words, in French in the second person: `infinitive` and the pronouns of IT make of them what
the sentence needs. `~` in words is the card's own name. Only a card whose program does not say it brings a text of its own
(`words=`), and a test holds its numbers to the program's.

Length: the language cards are written in is one list; its sections are targets, verbs, flow, conditions, cards.
"""

from __future__ import annotations

import re
from typing import Any

from ludotheque.engine.position import Frame
from ludotheque.engine.program import Op
from ludotheque.games.keyforge import changes, faces, verbs
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge.duel import NEXT_TURN, TURN, WHILE_SOURCE, Duel
from ludotheque.games.keyforge.faces import FACES, Face
from ludotheque.games.keyforge.filters import CARD, CREATURE, KEYWORDS_EN, Filter
from ludotheque.games.keyforge.programs import named
from ludotheque.games.keyforge.queries import creatures, forged, in_play, power
from ludotheque.games.keyforge.triggers import On

# ---------------------------------------------------------------------- steps, numbers, conditions


class Step:
    """Operations with their words (a clause without capital or full stop)."""

    __slots__ = ("en", "fr", "ops")

    def __init__(self, ops: list[Op], fr: str, en: str) -> None:
        self.ops = ops
        self.fr = fr
        self.en = en


class Number:
    """A number that depends on the position, with the words that follow it: "pour chaque …" / "for each …"."""

    __slots__ = ("each", "en", "fr", "value")

    def __init__(self, value: verbs.Amount, fr: str, en: str, each: int = 1) -> None:
        self.value = value
        self.fr = fr
        self.en = en
        self.each = each


class Condition:
    """Something that holds or not, with its words: "si …" / "if …"."""

    __slots__ = ("en", "fr", "test")

    def __init__(self, test: verbs.Test, fr: str, en: str) -> None:
        self.test = test
        self.fr = fr
        self.en = en


class Target:
    """What a verb acts on: operations that find IT, and its words."""

    __slots__ = ("en", "fr", "mine", "ops", "optional", "plural", "pronoun")

    def __init__(
        self,
        ops: list[Op],
        fr: str,
        en: str,
        plural: bool = False,
        *,
        mine: bool = False,
        pronoun: str = "",
        optional: bool = False,
    ) -> None:
        self.ops = ops
        self.fr = fr
        self.en = en
        self.plural = plural
        self.mine = mine  # cards of one's own piles: their owner is "you"
        self.pronoun = pronoun  # in French, what stands for it after a verb: la, le, les
        self.optional = optional  # one may choose none of it: "you may"


def _amount(n: int | Number) -> verbs.Amount:
    return n.value if isinstance(n, Number) else n


def _said(n: int | Number, fr: str, en: str) -> tuple[str, str]:
    """« 2 Aombre », « 1 Aombre pour chaque … »; `fr` and `en` hold {n}."""
    if isinstance(n, Number):
        return f"{fr.format(n=n.each)} {n.fr}", f"{en.format(n=n.each)} {n.en}"
    return fr.format(n=n), en.format(n=n)


def _damage(n: int | Number) -> tuple[str, str]:
    one = n.each if isinstance(n, Number) else n
    return _said(n, "{n} dégât" if one == 1 else "{n} dégâts", "{n} damage")


# ---------------------------------------------------------------------- targets

IT = Target([], "cette carte", "it", pronoun="la")
IT_MASCULINE = Target([], "cette carte", "it", pronoun="le")
THEM = Target([], "ces cartes", "them", True, pronoun="les")
THIS = Target([verbs.Name("self")], "~", "~")
BEARER = Target([verbs.Name("bearer")], "la créature améliorée", "the upgraded creature")
ABOUT = Target([verbs.Name("about")], "cette carte", "it", pronoun="la")
#: In "Before Fight:" the creature that is attacked.
FOUGHT = Target([verbs.Name("about")], "la créature que ~ combat", "the creature ~ fights")
ITS_NEIGHBOURS = Target([verbs.Name("neighbours of it")], "chacune de ses voisines", "each of its neighbors", True)


def one(filter: Filter, zone: str = "play") -> Target:
    """One card of the filter, chosen."""
    where = _WHERE[zone]
    return Target(
        [verbs.Choose(filter, zone=zone)],
        f"{filter.a_fr()}{where[0]}",
        f"{filter.a_en()}{where[1]}",
        mine=zone in _OWN_PILES,
    )


def if_you_wish(filter: Filter, zone: str = "play", where: tuple[str, str] | None = None) -> Target:
    """One card of the filter or none: "you may" in one question (KF-235); `where` calls the zone by another name."""
    fr, en = where or _WHERE[zone]
    return Target(
        [verbs.Choose(filter, up_to=True, zone=zone)],
        f"{filter.a_fr()}{fr}",
        f"{filter.a_en()}{en}",
        mine=zone in _OWN_PILES,
        optional=True,
    )


def usable(filter: Filter) -> Target:
    """One card of the filter that can be used, chosen."""
    return Target([verbs.ChooseUsable(filter)], filter.a_fr(), filter.a_en())


def exactly(n: int, filter: Filter, zone: str = "play") -> Target:
    where = _WHERE[zone]
    return Target(
        [verbs.Choose(filter, n, zone=zone)],
        f"{n} {filter.fr(True)}{where[0]}",
        f"{n} {filter.en(True)}{where[1]}",
        True,
        mine=zone in _OWN_PILES,
    )


def up_to(n: int, filter: Filter, zone: str = "play") -> Target:
    where = _WHERE[zone]
    return Target(
        [verbs.Choose(filter, n, up_to=True, zone=zone)],
        f"jusqu'à {n} {filter.fr(n > 1)}{where[0]}",
        f"up to {n} {filter.en(n > 1)}{where[1]}",
        True,
        mine=zone in _OWN_PILES,
    )


def any_number(filter: Filter, zone: str = "hand") -> Target:
    where = _WHERE[zone]
    return Target(
        [verbs.Choose(filter, verbs.ANY_NUMBER, up_to=True, zone=zone)],
        f"autant {_de(filter.fr(True))} que vous voulez{where[0]}",
        f"any number of {filter.en(True)}{where[1]}",
        True,
    )


def each(filter: Filter, zone: str = "play") -> Target:
    where = _WHERE[zone]
    return Target(
        [verbs.All(filter, zone)],
        f"chaque {filter.fr()}{where[0]}",
        f"each {filter.en()}{where[1]}",
        mine=zone in _OWN_PILES,
    )


def it_and_neighbours(target: Target) -> Target:
    return Target(
        [*target.ops, verbs.Name("it and neighbours")],
        f"{target.fr} et chacune de ses voisines",
        f"{target.en} and each of its neighbors",
        True,
    )


_WHERE = {
    "play": ("", ""),
    "hand": (" de votre main", " from your hand"),
    "discard": (" de votre défausse", " from your discard pile"),
    "archives": (" de vos archives", " from your archives"),
    "deck": (" de votre pioche", " from your deck"),
    "deck and discard": (" de votre pioche ou de votre défausse", " from your deck or discard pile"),
    "any discard": (
        " d'une défausse, la vôtre ou celle de votre adversaire",
        " from a discard pile, yours or your opponent's",
    ),
    "play or discard": (", en jeu ou de votre défausse,", " from play or from your discard pile"),
    "opponent's discard": (" de la défausse de votre adversaire", " from your opponent's discard pile"),
    "opponent's hand": (" de la main de votre adversaire", " from your opponent's hand"),
}


_OWN_PILES = ("hand", "discard", "archives", "deck", "deck and discard")
_VOWELS = "aeiouyéèêàâîôœæ"


def _de(words: str) -> str:
    return f"d'{words}" if words and words[0].lower() in _VOWELS else f"de {words}"


def _elided(words: str, name: str) -> str:
    """A card's French words with its name put in: « de ~ » and « que ~ » before a vowel."""
    if name[0].lower() in _VOWELS:
        words = re.sub(r"\b([DdLl]|[Qq]u)e ~", r"\1'~", words)
    return words.replace("~", name)


#: French verbs of the second person, with infinitives that do not simply end in -er.
_INFINITIVES = {
    "choisissez": "choisir",
    "combattez": "combattre",
    "détruisez": "détruire",
    "mettez": "mettre",
    "perdez": "perdre",
    "prenez": "prendre",
    "remettez": "remettre",
}


def infinitive(words: str) -> str:
    """« redressez-la, puis combattez avec elle » as it follows « vous pouvez »: « la redresser, puis combattre avec elle »."""

    def said(found: re.Match[str]) -> str:
        begins, verb, pronoun = found.groups()
        plain = _INFINITIVES.get(verb, f"{verb[:-2]}er")
        if pronoun in ("-la", "-le") and plain[0] in _VOWELS:
            return f"{begins}l'{plain}"
        return f"{begins}{pronoun[1:] + ' ' if pronoun else ''}{plain}"

    return re.sub(r"(^|, puis | et )(\w+ez)\b(-la|-les|-leur|-le|-lui|)", said, words)


# ---------------------------------------------------------------------- verbs on cards


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
    to = (f"infligez {fr} à {target.fr}", f"deal {en} to {target.en}")
    if target.pronoun:
        to = (f"infligez-{'leur' if target.plural else 'lui'} {fr}", to[1])
    elif target.plural and isinstance(target.ops[-1], verbs.Choose):
        to = (f"choisissez {target.fr} et infligez {fr} à chacune", f"choose {target.en} and deal {en} to each")
    return Step(
        [*target.ops, verbs.Deal(_amount(n), splash, through_armor)],
        f"{to[0]}{per[0]}{splashed[0]}{tail[0]}",
        f"{to[1]}{per[1]}{splashed[1]}{tail[1]}",
    )


#: What stands for IT in French after a preposition, by what stands for it after a verb.
_ALONE = {"la": "elle", "le": "lui", "les": "elles"}


def _on(op: Op, target: Target, fr: str, en: str) -> Step:
    """`{it}` in words is the target; in French it leans on the verb where it is a pronoun and the verb's object."""
    if target.pronoun:
        verb, _, rest = fr.partition(" ")
        fr = f"{verb}-{target.pronoun}{rest[4:]}" if rest.startswith("{it}") else fr
        fr = fr.format(it=_ALONE[target.pronoun])
    else:
        fr = fr.format(it=target.fr)
    en = en.format(it=target.en)
    if target.optional:
        fr, en = f"vous pouvez {infinitive(fr)}", f"you may {en}"
    return Step([*target.ops, op], fr, en)


def _owners(target: Target, fr: str, en: str) -> tuple[str, str]:
    """« de votre main », « de la main de son propriétaire », « de leur propriétaire »; `fr` and `en` hold a place of one's own."""
    if target.mine:
        return f"votre {fr}", f"your {en}"
    if target.plural:
        return f"la {fr} de leur propriétaire", f"their owners' {en}s"
    return f"la {fr} de son propriétaire", f"its owner's {en}"


def destroy(target: Target) -> Step:
    return _on(verbs.Destroy(), target, "détruisez {it}", "destroy {it}")


def sacrifice(target: Target) -> Step:
    return _on(verbs.Destroy(), target, "sacrifiez {it}", "sacrifice {it}")


def stun(target: Target) -> Step:
    return _on(verbs.Stun(), target, "sonnez {it}", "stun {it}")


def unstun(target: Target) -> Step:
    return _on(verbs.Unstun(), target, "{it} cesse d'être sonnée", "unstun {it}")


def exhaust(target: Target) -> Step:
    return _on(verbs.Exhaust(), target, "inclinez {it}", "exhaust {it}")


def ready(target: Target) -> Step:
    return _on(verbs.Ready(), target, "redressez {it}", "ready {it}")


def heal(n: int | Number, target: Target) -> Step:
    fr, en = _damage(n)
    return Step([*target.ops, verbs.Heal(_amount(n))], f"soignez {fr} {_de(target.fr)}", f"heal {en} from {target.en}")


def heal_fully(target: Target) -> Step:
    return _on(verbs.Heal(1000), target, f"soignez tous les dégâts {_de(target.fr)}", "fully heal {it}")


def heal_up_to(n: int, target: Target) -> Step:
    """As much of it as the active player likes."""
    return Step(
        [
            *target.ops,
            verbs.HowMany(lambda pos, frame: min(n, pos.damage[frame.chosen[0]]) if frame.chosen else 0),
            verbs.Heal(lambda pos, frame: verbs.recall(frame, "many")),
        ],
        f"soignez jusqu'à {n} dégâts {_de(target.fr)}",
        f"heal up to {n} damage from {target.en}",
    )


def to_hand(target: Target) -> Step:
    fr, en = _owners(target, "main", "hand")
    return _on(verbs.Send("hand"), target, f"remettez {{it}} dans {fr}", f"return {{it}} to {en}")


def to_deck_top(target: Target) -> Step:
    fr, en = _owners(target, "pioche", "deck")
    return _on(verbs.Send("deck"), target, f"placez {{it}} sur le dessus de {fr}", f"put {{it}} on top of {en}")


def shuffle_in(target: Target) -> Step:
    fr, en = _owners(target, "pioche", "deck")
    return _on(verbs.Send("shuffle"), target, f"mélangez {{it}} dans {fr}", f"shuffle {{it}} into {en}")


def archive(target: Target, *, shown: bool = False) -> Step:
    """`shown`: the card was revealed before, so the other knows which one it is."""
    return _on(verbs.Send("archives", shown=shown), target, "archivez {it}", "archive {it}")


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
        f"placez {{it}} dans vos archives ({later[0]})",
        f"put {{it}} into your archives ({later[1]})",
    )


def purge(target: Target) -> Step:
    return _on(verbs.Send("purged"), target, "purgez {it}", "purge {it}")


def discard(target: Target) -> Step:
    """From a hand."""
    return _on(verbs.DiscardIt(), target, "défaussez {it}", "discard {it}")


def capture(n: int | Number, target: Target = THIS, *, own_side: bool = False) -> Step:
    fr, en = _said(n, "{n} Aombre", "{n} Æmber")
    side = (" de son propre camp", " from its own side") if own_side else ("", "")
    return Step(
        [*target.ops, verbs.Capture(_amount(n), own_side)],
        f"{target.fr} capture {fr}{side[0]}",
        f"{target.en} captures {en}{side[1]}",
    )


def place_amber(n: int | Number, target: Target) -> Step:
    fr, en = _said(n, "{n} Aombre", "{n} Æmber")
    return Step(
        [*target.ops, verbs.PlaceAmber(_amount(n))],
        f"placez {fr} du stock commun sur {target.fr}",
        f"put {en} from the common supply on {target.en}",
    )


def take_amber(n: int, target: Target) -> Step:
    amount = ("tout l'Aombre", "all Æmber") if n >= 1000 else (f"{n} Aombre", f"{n} Æmber")
    what = f"{amount[0]} {_de(target.fr)}"
    if target.pronoun:  # tout leur Aombre
        what = amount[0].replace("l'", "leur " if target.plural else "son ")
    return Step(
        [*target.ops, verbs.TakeAmber(n)],
        f"déplacez {what} vers votre réserve",
        f"move {amount[1]} from {target.en} to your pool",
    )


def store_amber(n: int, target: Target = THIS) -> Step:
    return _on(
        verbs.StoreAmber(n),
        target,
        f"déplacez {n} Aombre de votre réserve sur {{it}}",
        f"move {n} Æmber from your pool to {{it}}",
    )


def strengthen(n: int | Number, target: Target = THIS) -> Step:
    each = n.each if isinstance(n, Number) else n
    per = (f" {n.fr}", f" {n.en}") if isinstance(n, Number) else ("", "")
    s = "s" if each > 1 else ""
    return Step(
        [*target.ops, verbs.Strengthen(_amount(n))],
        f"placez {each} marqueur{s} +1 en puissance sur {target.fr}{per[0]}",
        f"put {each} +1 power counter{s} on {target.en}{per[1]}",
    )


def fight_with(target: Target) -> Step:
    turns = (", l'une après l'autre", ", one after the other") if target.plural else ("", "")
    return _on(verbs.FightWith(), target, f"combattez avec {{it}}{turns[0]}", f"fight with {{it}}{turns[1]}")


def reap_with(target: Target) -> Step:
    return _on(verbs.ReapWith(), target, "moissonnez avec {it}", "reap with {it}")


def use(target: Target, *, any_house: bool = False, as_yours: bool = False) -> Step:
    """Of any house in either case (KF-109); `any_house` says so, `as_yours` that it may be the other's."""
    fr, en = "utilisez {it}", "use {it}"
    if any_house:
        fr, en = f"{fr}, quelle que soit sa Maison", f"{en}, whatever its house"
    if as_yours:
        fr, en = f"{fr} comme s'il était à vous", f"{en} as if it were yours"
    return _on(verbs.UseIt(), target, fr, en)


def take_control(target: Target) -> Step:
    return _on(verbs.Control(), target, f"prenez le contrôle {_de(target.fr)}", "take control of {it}")


def play(target: Target) -> Step:
    return _on(verbs.PlayIt(), target, "jouez {it}", "play {it}")


def put_into_play(target: Target, *, under_you: bool = False, ready: bool = False) -> Step:
    whose = (" sous votre contrôle", " under your control") if under_you else ("", "")
    state = (", redressée", ", ready") if ready else ("", "")
    what = "{it} en jeu" if target.pronoun else "en jeu {it}"
    return _on(
        verbs.PutIntoPlay(under_you, ready),
        target,
        f"mettez {what}{whose[0]}{state[0]}",
        f"put {{it}} into play{whose[1]}{state[1]}",
    )


def _those_in_the_discard(pos: Duel, frame: Frame) -> None:
    """Of IT, what was destroyed: a card whose own ability sent it elsewhere is out of reach (S-46)."""
    frame.chosen = [card for card in frame.chosen if card in pos.discard[pos.owner[card]]]


def purge_destroyed() -> Step:
    """After damage to IT: what it destroyed is purged."""
    return Step(
        [verbs.Do(_those_in_the_discard), verbs.Send("purged")],
        "si ces dégâts la détruisent, purgez-la",
        "if this damage destroys it, purge it",
    )


def discard_until(filter: Filter) -> Step:
    """Cards are discarded from the top of one's deck until one of the filter comes, which goes to hand."""

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
    return _on(verbs.Reveal(), target, "révélez {it}", "reveal {it}")


def top_of_deck(*, reveal: bool = False) -> Target:
    return Target([verbs.TopOfDeck(reveal)], "la carte du dessus de votre pioche", "the top card of your deck")


# ---------------------------------------------------------------------- verbs of players


def gain(n: int | Number) -> Step:
    fr, en = _said(n, "gagnez {n} Aombre", "gain {n} Æmber")
    return Step([verbs.Gain(_amount(n))], fr, en)


def opponent_gains(n: int | Number) -> Step:
    fr, en = _said(n, "votre adversaire gagne {n} Aombre", "your opponent gains {n} Æmber")
    return Step([verbs.Gain(_amount(n), opponent=True)], fr, en)


def steal(n: int | Number) -> Step:
    fr, en = _said(n, "volez {n} Aombre", "steal {n} Æmber")
    return Step([verbs.Steal(_amount(n))], fr, en)


def opponent_loses(n: int | Number) -> Step:
    fr, en = _said(n, "votre adversaire perd {n} Aombre", "your opponent loses {n} Æmber")
    return Step([verbs.Lose(_amount(n))], fr, en)


def lose(n: int | Number) -> Step:
    fr, en = _said(n, "perdez {n} Aombre", "lose {n} Æmber")
    return Step([verbs.Lose(_amount(n), opponent=False)], fr, en)


def draw(n: int | Number) -> Step:
    many = isinstance(n, int) and n > 1
    fr, en = _said(
        n, "piochez {n} cartes" if many else "piochez {n} carte", "draw {n} cards" if many else "draw {n} card"
    )
    return Step([verbs.Draw(_amount(n))], fr, en)


def chains(n: int) -> Step:
    return Step([verbs.Chains(n)], f"gagnez {n} chaîne{'s' if n > 1 else ''}", f"gain {n} chain{'s' if n > 1 else ''}")


def opponent_discards_at_random() -> Step:
    return Step(
        [verbs.DiscardRandom()],
        "votre adversaire défausse une carte de sa main au hasard",
        "your opponent discards a random card from their hand",
    )


def discard_top(*, opponent: bool = False) -> Step:
    whose = (
        ("de la pioche de votre adversaire", "your opponent's deck") if opponent else ("de votre pioche", "your deck")
    )
    return Step(
        [verbs.DiscardTop(opponent)], f"défaussez la carte du dessus {whose[0]}", f"discard the top card of {whose[1]}"
    )


def archive_a_card() -> Step:
    return archive(one(CARD, "hand"))


def forge(more: int | Number = 0, *, may: bool = False, free: bool = False) -> Step:
    if free:
        fr, en = "forgez une clé gratuitement", "forge a key at no cost"
    elif isinstance(more, Number):
        fr, en = f"forgez une clé à son coût actuel {more.fr}", f"forge a key at current cost {more.en}"
    elif more:
        fr, en = f"forgez une clé à son coût actuel +{more} Aombre", f"forge a key at +{more} Æmber current cost"
    else:
        fr, en = "forgez une clé à son coût actuel", "forge a key at current cost"
    if may:
        fr, en = f"vous pouvez {infinitive(fr)}", f"you may {en}"
    return Step([verbs.ForgeKey(_amount(more), may=may, free=free)], fr, en)


def look_at_hand(*, public: bool = False) -> Step:
    if public:
        return Step([verbs.Look(True)], "révélez la main de votre adversaire", "reveal your opponent's hand")
    return Step([verbs.Look()], "regardez la main de votre adversaire", "look at your opponent's hand")


def choose_house(among: str = "all") -> Step:
    if among == "opponent":
        return Step(
            [verbs.ChooseHouse(among)],
            "choisissez une Maison de la carte d'identité de votre adversaire",
            "choose a house on your opponent's identity card",
        )
    return Step([verbs.ChooseHouse()], "choisissez une Maison", "choose a house")


# ---------------------------------------------------------------------- going on


def _flat(steps: list[Step]) -> list[Op]:
    return [op for step in steps for op in step.ops]


def _sentence(steps: list[Step], language: str) -> str:
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
    fr = _sentence(list(steps), "fr")
    if fr.startswith("vous pouvez "):
        fr = infinitive(fr)
    return Step(_flat(list(steps)), fr, _sentence(list(steps), "en"))


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
    yes = _flat(then)
    no = _flat(otherwise or [])
    ops: list[Op] = [verbs.Unless(condition.test, len(yes) + (1 if no else 0)), *yes]
    does_fr, does_en = _sentence(then, "fr"), _sentence(then, "en")
    if condition.fr.startswith("votre adversaire "):  # who has just been named
        does_fr = re.sub(r"^votre adversaire (?=perd|gagne)", "il ", does_fr)
        does_en = re.sub(r"^your opponent (lose|gain)s", r"they \1", does_en)
    fr = f"si {condition.fr}, {does_fr}"
    en = f"if {condition.en}, {does_en}"
    if no:
        ops += [verbs.Jump(len(no)), *no]
        fr += f" ; sinon, {_sentence(otherwise or [], 'fr')}"
        en += f"; otherwise, {_sentence(otherwise or [], 'en')}"
    return Step(ops, fr, en)


def may(*steps: Step) -> Step:
    ops = _flat(list(steps))
    fr, en = infinitive(_sentence(list(steps), "fr")), _sentence(list(steps), "en")
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


def times(n: int | Number, *steps: Step, key: str = "times", tail: tuple[str, str] = ("", "")) -> Step:
    """All of it so many times, chosen anew each time; `tail` adds what holds from one time to the next."""
    ops = _flat(list(steps))
    fr, en = _sentence(list(steps), "fr"), _sentence(list(steps), "en")
    often = (f"faites ceci {n} fois :", f"do this {n} times:") if isinstance(n, int) else (f"{n.fr},", f"{n.en},")
    amount = _amount(n)
    return Step(
        [verbs.BeginTimes(amount, len(ops) + 1, key), *ops, verbs.Times(amount, len(ops) + 1, key)],
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
    ops = _flat(list(steps))
    fr, en = _sentence(list(steps), "fr"), _sentence(list(steps), "en")
    return Step(
        [*ops, verbs.Repeat(condition.test, len(ops) + 1)],
        f"{fr}. Si {condition.fr}, répétez cet effet",
        f"{en}. If {condition.en}, repeat this effect",
    )


def repeat_preceding(*steps: Step) -> Step:
    """What stands before, once more (KF-240)."""
    ops = _flat(list(steps))
    fr, en = _sentence(list(steps), "fr"), _sentence(list(steps), "en")
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


# ---------------------------------------------------------------------- numbers and conditions in use


def per(filter: Filter, each: int = 1) -> Number:
    """For each card in play of the filter."""
    return Number(
        lambda pos, frame: (
            each
            * sum(filter.test(pos, card, frame.seat, frame.source) for card in verbs.zone_cards(pos, frame, "play"))
        ),
        f"pour chaque {filter.fr()}",
        f"for each {filter.en()}",
        each,
    )


def per_this_way(fr: str, en: str, each: int = 1) -> Number:
    """For each thing done this way by the step before."""
    return Number(lambda pos, frame: each * verbs.recall(frame), fr, en, each)


PER_OPPONENT_KEY = Number(
    lambda pos, frame: forged(pos, 1 - frame.seat),
    "pour chaque clé forgée de votre adversaire",
    "for each forged key your opponent has",
)


def opponent_has(least: int) -> Condition:
    return Condition(
        lambda pos, frame: pos.amber[1 - frame.seat] >= least,
        f"votre adversaire a {least} Aombre ou plus",
        f"your opponent has {least} Æmber or more",
    )


OPPONENT_HAS_NONE = Condition(
    lambda pos, frame: pos.amber[1 - frame.seat] == 0, "votre adversaire n'a aucun Aombre", "your opponent has no Æmber"
)
OPPONENT_HAS_MORE = Condition(
    lambda pos, frame: pos.amber[1 - frame.seat] > pos.amber[frame.seat],
    "votre adversaire a plus d'Aombre que vous",
    "your opponent has more Æmber than you",
)
MORE_CREATURES = Condition(
    lambda pos, frame: len(pos.line[frame.seat]) > len(pos.line[1 - frame.seat]),
    "vous contrôlez plus de créatures que votre adversaire",
    "you control more creatures than your opponent",
)
DONE = Condition(lambda pos, frame: verbs.recall(frame) > 0, "vous le faites", "you do")
IT_IS_DESTROYED = Condition(
    lambda pos, frame: bool(frame.chosen) and not any(in_play(pos, card) for card in frame.chosen),
    "elle est ainsi détruite",
    "it is destroyed this way",
)
OPPONENT_FORGED = Condition(
    lambda pos, frame: pos.previous[1 - frame.seat].get(f"keys:{1 - frame.seat}", 0) > 0,
    "votre adversaire a forgé une clé à son tour précédent",
    "your opponent forged a key on their previous turn",
)


def most_powerful(pos: Duel) -> list[int]:
    """The creatures of the highest power in play; ties all qualify (KF-225)."""
    found = creatures(pos)
    best = max((power(pos, card) for card in found), default=0)
    return [card for card in found if power(pos, card) == best]


def least_powerful(pos: Duel) -> list[int]:
    found = creatures(pos)
    least = min((power(pos, card) for card in found), default=0)
    return [card for card in found if power(pos, card) == least]


# ---------------------------------------------------------------------- constant abilities


def power_bonus(n: Any, filter: Filter, fr: str, en: str) -> mod.Modifier:
    return mod.Modifier(mod.POWER, filter=filter, by=n, fr=fr, en=en)


def armor_bonus(n: Any, filter: Filter, fr: str, en: str) -> mod.Modifier:
    return mod.Modifier(mod.ARMOR, filter=filter, by=n, fr=fr, en=en)


def gets(
    filter: Filter,
    *,
    power: int = 0,
    armor: int = 0,
    keywords: dict[str, int] | None = None,
    who: tuple[str, str] | None = None,
) -> list[mod.Modifier]:
    """What each card of the filter gets and gains, told in one sentence by the first of the modifiers."""
    made: list[tuple[int, str, int]] = []  # kind, word, figure
    figures: list[tuple[str, str]] = []
    words: list[tuple[str, str]] = []
    for kind, n, fr, en in ((mod.ARMOR, armor, "armure", "armor"), (mod.POWER, power, "puissance", "power")):
        if n:
            made.append((kind, "", n))
            figures.append((f"{n:+} en {fr}", f"{n:+} {en}"))
    for word, n in (keywords or {}).items():
        figure = f" ({n})" if word in (faces.ASSAULT, faces.HAZARDOUS) else ""
        made.append((mod.KEYWORD, word, n))
        words.append((f"{word}{figure}", f"{KEYWORDS_EN[word]}{figure}"))
    told = [
        (f"{verb[0]} {' et '.join(fr for fr, _ in what)}", f"{verb[1]} {' and '.join(en for _, en in what)}")
        for verb, what in ((("a", "gets"), figures), (("gagne", "gains"), words))
        if what
    ]
    subject = who or (f"chaque {filter.fr()}", f"each {filter.en()}")
    said = (
        f"{subject[0]} {' et '.join(one[0] for one in told)}",
        f"{subject[1]} {' and '.join(one[1] for one in told)}",
    )
    return [
        mod.Modifier(kind, filter=filter, by=n, word=word, fr=said[0] if first else "", en=said[1] if first else "")
        for first, (kind, word, n) in zip([True, *[False] * len(made)], made, strict=False)
    ]


# ---------------------------------------------------------------------- cards

_MOMENTS = {
    faces.PLAY: ("Jouez", "Play"),
    faces.REAP: ("Moisson", "Reap"),
    faces.FIGHT: ("Combat", "Fight"),
    faces.USE: ("Action", "Action"),
    faces.OMNI: ("Omni", "Omni"),
    faces.DESTROYED: ("Détruit", "Destroyed"),
    faces.LEAVES: ("Quitte le Jeu", "Leaves Play"),
    faces.BEFORE_FIGHT: ("Avant le Combat", "Before Fight"),
    faces.BEFORE_REAP: ("Avant la Moisson", "Before Reap"),
}


class Watch:
    """An ability that watches, with the words of what it waits for: "Après que …" / "After …"."""

    __slots__ = ("en", "event", "filter", "fr", "granted", "steps", "when", "who")

    def __init__(
        self,
        event: str,
        steps: list[Step],
        *,
        fr: str,
        en: str,
        filter: Filter | None = None,
        who: int = mod.EACH,
        when: Any = None,
        granted: bool = False,
    ) -> None:
        self.event = event
        self.steps = steps
        self.fr = fr
        self.en = en
        self.filter = filter
        self.who = who
        self.when = when
        self.granted = granted  # the creature that bears the upgrade gains it

    def on(self, name: str) -> On:
        program = named(verbs.program(name, _flat(self.steps)), (self.fr, self.en))
        return On(self.event, program, self.filter, self.who, self.when, self.granted)


def grant(moment: str, steps: list[Step], filter: Filter, name: str, who: tuple[str, str]) -> mod.Modifier:
    """An ability that creatures gain: a constant ability or, registered with `modifiers.lasting`, an effect.

    `who` gains it, in words; empty after an effect that has named them.
    """
    return mod.Modifier(
        mod.GRANT,
        filter=filter,
        word=moment,
        value=named(verbs.program(name, _flat(steps)), _MOMENTS[moment]),
        fr=f"{who[0]} gagne : « {_ability(steps, [moment], 'fr')} »".lstrip(),
        en=f'{who[1]} gains: "{_ability(steps, [moment], "en")}"'.lstrip(),
    )


# ---------------------------------------------------------------------- upgrades

_BEARER = CREATURE.bearer()
_UPGRADED = ("la créature améliorée", "the upgraded creature")


def _its_own(words: str, language: str) -> str:
    """An ability that a creature gains speaks of that creature."""
    return words.replace("~", "cette créature" if language == "fr" else "this creature")


def upgraded(
    *, power: int = 0, armor: int = 0, keywords: dict[str, int] | None = None, on_flank: bool = False
) -> list[mod.Modifier]:
    """What the creature that bears the upgrade gets and gains."""
    if on_flank:
        who = ("tant que la créature améliorée est sur un flanc, elle", "while the upgraded creature is on a flank, it")
        return gets(_BEARER.flank(), power=power, armor=armor, keywords=keywords, who=who)
    return gets(_BEARER, power=power, armor=armor, keywords=keywords, who=_UPGRADED)


def upgraded_gains(id: str, steps: list[Step], *moments: str) -> list[mod.Modifier]:
    """The creature that bears the upgrade gains an ability, at one moment or at several."""
    fr = _its_own(_ability(steps, list(moments), "fr"), "fr")
    en = _its_own(_ability(steps, list(moments), "en"), "en")
    made = [grant(moment, steps, _BEARER, f"{id}/{moment}", _UPGRADED) for moment in moments]
    for modifier in made:
        modifier.fr = modifier.en = ""  # the first tells it for all
    made[0].fr, made[0].en = f"{_UPGRADED[0]} gagne : « {fr} »", f'{_UPGRADED[1]} gains: "{en}"'
    return made


def _ability(steps: list[Step], moments: list[str], language: str) -> str:
    """« Combat / Moisson : volez 1 Aombre. »"""
    index, colon = (0, " : ") if language == "fr" else (1, ": ")
    said = _sentences(steps, language)
    if language == "fr":  # no capital after a French colon
        said = said[:1].lower() + said[1:]
    return f"{' / '.join(_MOMENTS[moment][index] for moment in moments)}{colon}{said}"


def slays(steps: list[Step], *, any_side: bool = False) -> Watch:
    """After a creature is destroyed fighting this one (KF-182); whichever side it is on, it fought this one."""
    enemy = ("", "a") if any_side else (" ennemie", "an enemy")
    return Watch(
        "slain",
        steps,
        fr=f"après qu'une créature{enemy[0]} a été détruite en combattant ~",
        en=f"after {enemy[1]} creature is destroyed fighting ~",
    )


def watching(name: str, watch: Watch) -> mod.Modifier:
    """A lasting effect that watches, to be given to `lasting`."""
    return mod.lasting(
        name,
        mod.Modifier(
            mod.WATCH,
            value=watch.on(name),
            fr=f"{watch.fr}, {_sentence(watch.steps, 'fr')}",
            en=f"{watch.en}, {_sentence(watch.steps, 'en')}",
        ),
    )


def may_use(name: str, filter: Filter, verb: str = "", *, fr: str, en: str) -> mod.Modifier:
    """A lasting permission to use cards of another house, in any way or only one (`verb`), to be given to `lasting`."""
    return mod.lasting(name, mod.Modifier(mod.MAY_USE, filter=filter, word=verb, fr=fr, en=en))


def forbids(
    name: str, what: str, *, who: int = mod.OPPONENT, filter: Filter | None = None, fr: str, en: str
) -> mod.Modifier:
    """A lasting prohibition (play, use, reap, fight, stolen …), to be given to `lasting`."""
    return mod.lasting(name, mod.Modifier(mod.FORBID, word=what, who=who, filter=filter, fr=fr, en=en))


def _sentences(steps: list[Step], language: str) -> str:
    words = [step.fr if language == "fr" else step.en for step in steps]
    return " ".join(_stopped(word[:1].upper() + word[1:]) for word in words if word)


def _stopped(words: str) -> str:
    """With a full stop, unless a quotation already ends with one."""
    return words if words.endswith((". »", '."')) else f"{words}."


def card(
    type: str,
    id: str,
    fr: str,
    en: str,
    number: int,
    house: str,
    rarity: str,
    *,
    bonus: int = 0,
    power: int = 0,
    armor: int = 0,
    traits: tuple[str, ...] = (),
    keywords: dict[str, int] | None = None,
    icon: str = "",
    play: list[Step] | None = None,
    reap: list[Step] | None = None,
    fight: list[Step] | None = None,
    action: list[Step] | None = None,
    omni: list[Step] | None = None,
    destroyed: list[Step] | None = None,
    leaves: list[Step] | None = None,
    before_fight: list[Step] | None = None,
    before_reap: list[Step] | None = None,
    constants: list[mod.Modifier] | None = None,
    watches: list[Watch] | None = None,
    words: dict[str, str] | None = None,
) -> Face:
    """One card with its abilities. The same list given for several moments is one ability ("Combat / Moisson :")."""
    made = Face(
        id,
        fr,
        en,
        number=number,
        house=house,
        type=type,
        rarity=rarity,
        bonus=bonus,
        power=power,
        armor=armor,
        traits=traits,
        keywords=keywords,
        icon=icon,
    )
    moments = {
        faces.PLAY: play,
        faces.BEFORE_FIGHT: before_fight,
        faces.BEFORE_REAP: before_reap,
        faces.FIGHT: fight,
        faces.REAP: reap,
        faces.USE: action,
        faces.OMNI: omni,
        faces.DESTROYED: destroyed,
        faces.LEAVES: leaves,
    }
    for moment, steps in moments.items():
        if steps:
            made.abilities[moment] = (named(verbs.program(f"{id}/{moment}", _flat(steps)), _MOMENTS[moment]),)
    made.constants = tuple(constants or ())
    made.triggers = tuple(watch.on(f"{id}/watch{index}") for index, watch in enumerate(watches or ()))
    said = {
        language: _text(language, moments, constants or [], watches or [], {"fr": fr, "en": en}[language])
        for language in ("fr", "en")
    }
    made.own_words = words or said
    made.rendered = said
    FACES.append(made)
    return made


def _text(
    language: str, moments: dict[str, list[Step] | None], constants: list[mod.Modifier], watches: list[Watch], name: str
) -> str:
    parts: list[str] = []
    for modifier in constants:
        words = modifier.fr if language == "fr" else modifier.en
        if words:  # else another one tells it too
            parts.append(_stopped(words[:1].upper() + words[1:]))
    for watch in watches:
        words = watch.fr if language == "fr" else watch.en
        done = _sentences(watch.steps, language)
        said = f"{words[:1].upper()}{words[1:]}, {done[:1].lower()}{done[1:]}"
        if watch.granted and language == "fr":
            said = f"La créature améliorée gagne : « {_its_own(said, language)} »"
        elif watch.granted:
            said = f'The upgraded creature gains: "{_its_own(said, language)}"'
        parts.append(said)
    told: list[list[Step]] = []
    for steps in moments.values():
        if steps and not any(steps is other for other in told):
            told.append(steps)
            parts.append(_ability(steps, [moment for moment, other in moments.items() if other is steps], language))
    text = "\n".join(parts)
    return _elided(text, name) if language == "fr" else text.replace("~", name)


def action(id: str, fr: str, en: str, number: int, house: str, rarity: str, **rest: Any) -> Face:
    return card(faces.ACTION, id, fr, en, number, house, rarity, **rest)


def artifact(id: str, fr: str, en: str, number: int, house: str, rarity: str, **rest: Any) -> Face:
    return card(faces.ARTIFACT, id, fr, en, number, house, rarity, **rest)


def creature(id: str, fr: str, en: str, number: int, house: str, rarity: str, **rest: Any) -> Face:
    return card(faces.CREATURE, id, fr, en, number, house, rarity, **rest)


def upgrade(id: str, fr: str, en: str, number: int, house: str, rarity: str, **rest: Any) -> Face:
    return card(faces.UPGRADE, id, fr, en, number, house, rarity, **rest)
