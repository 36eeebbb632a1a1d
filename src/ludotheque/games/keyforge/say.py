"""The language cards are written in: steps that carry their operations and say themselves in French and English.

    action("anger", "Colère", "Anger", 1, "brobnar", "commune", bonus=1,
           play=[ready(one(FRIENDLY)), fight_with(IT)])

A step is a few operations and its words. `~` in words is the card's own name. Where rendered words read badly, a card brings
its own (`words=`), and a test holds their numbers to the program's.

Length: the language cards are written in is one list; its sections are targets, verbs, flow, conditions, cards.
"""

from __future__ import annotations

from typing import Any

from ludotheque.engine.program import Op
from ludotheque.games.keyforge import faces, verbs
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge.duel import NEXT_TURN, TURN, WHILE_SOURCE, Duel
from ludotheque.games.keyforge.faces import FACES, Face
from ludotheque.games.keyforge.filters import CARD, KEYWORDS_EN, Filter
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

    __slots__ = ("en", "fr", "ops", "plural")

    def __init__(self, ops: list[Op], fr: str, en: str, plural: bool = False) -> None:
        self.ops = ops
        self.fr = fr
        self.en = en
        self.plural = plural


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

IT = Target([], "cette carte", "it")
THIS = Target([verbs.Name("self")], "~", "~")
BEARER = Target([verbs.Name("bearer")], "la créature améliorée", "the upgraded creature")
ABOUT = Target([verbs.Name("about")], "cette carte", "it")
ITS_NEIGHBOURS = Target([verbs.Name("neighbours of it")], "chacune de ses voisines", "each of its neighbors", True)


def one(filter: Filter, zone: str = "play") -> Target:
    """One card of the filter, chosen."""
    where = _WHERE[zone]
    article = "une" if filter.feminine else "un"
    return Target(
        [verbs.Choose(filter, zone=zone)], f"{article} {filter.fr()}{where[0]}", f"{_a(filter.en())}{where[1]}"
    )


def exactly(n: int, filter: Filter, zone: str = "play") -> Target:
    where = _WHERE[zone]
    return Target(
        [verbs.Choose(filter, n, zone=zone)],
        f"{n} {filter.fr(True)}{where[0]}",
        f"{n} {filter.en(True)}{where[1]}",
        True,
    )


def up_to(n: int, filter: Filter, zone: str = "play") -> Target:
    where = _WHERE[zone]
    return Target(
        [verbs.Choose(filter, n, up_to=True, zone=zone)],
        f"jusqu'à {n} {filter.fr(n > 1)}{where[0]}",
        f"up to {n} {filter.en(n > 1)}{where[1]}",
        True,
    )


def any_number(filter: Filter, zone: str = "hand") -> Target:
    where = _WHERE[zone]
    return Target(
        [verbs.Choose(filter, 99, up_to=True, zone=zone)],
        f"autant de {filter.fr(True)} que vous voulez{where[0]}",
        f"any number of {filter.en(True)}{where[1]}",
        True,
    )


def each(filter: Filter, zone: str = "play") -> Target:
    where = _WHERE[zone]
    return Target([verbs.All(filter, zone)], f"chaque {filter.fr()}{where[0]}", f"each {filter.en()}{where[1]}")


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
    "any discard": (" d'une défausse", " from a discard pile"),
    "play or discard": (", en jeu ou de votre défausse,", " from play or from your discard pile"),
    "opponent's discard": (" de la défausse de votre adversaire", " from your opponent's discard pile"),
    "opponent's hand": (" de la main de votre adversaire", " from your opponent's hand"),
}


def _de(words: str) -> str:
    return f"d'{words}" if words[:1].lower() in "aeiouyéèêàâîôœ" and words else f"de {words}"


def _a(words: str) -> str:
    return f"an {words}" if words[:1].lower() in "aeiou" else f"a {words}"


# ---------------------------------------------------------------------- verbs on cards


def deal(n: int | Number, target: Target, *, splash: int = 0, through_armor: bool = False) -> Step:
    fr, en = _damage(n)
    more = (f", avec {splash} de projection", f", with {splash} splash") if splash else ("", "")
    tail = (
        (". L'armure ne protège pas de ces dégâts", ". Armor does not prevent this damage")
        if through_armor
        else ("", "")
    )
    to = f"infligez-lui {fr}" if target in (IT, ABOUT) else f"infligez {fr} à {target.fr}"
    return Step(
        [*target.ops, verbs.Deal(_amount(n), splash, through_armor)],
        f"{to}{more[0]}{tail[0]}",
        f"deal {en} to {target.en}{more[1]}{tail[1]}",
    )


def _on(op: Op, target: Target, fr: str, en: str) -> Step:
    return Step([*target.ops, op], fr.format(it=target.fr), en.format(it=target.en))


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
        f"soignez jusqu'à {n} dégâts sur {target.fr}",
        f"heal up to {n} damage from {target.en}",
    )


def to_hand(target: Target) -> Step:
    return _on(
        verbs.Send("hand"), target, "remettez {it} dans la main de son propriétaire", "return {it} to its owner's hand"
    )


def to_deck_top(target: Target) -> Step:
    return _on(
        verbs.Send("deck"),
        target,
        "placez {it} sur le dessus de la pioche de son propriétaire",
        "put {it} on top of its owner's deck",
    )


def shuffle_in(target: Target) -> Step:
    return _on(
        verbs.Send("shuffle"),
        target,
        "mélangez {it} dans la pioche de son propriétaire",
        "shuffle {it} into its owner's deck",
    )


def archive(target: Target, *, shown: bool = False) -> Step:
    """`shown`: the card was revealed before, so the other knows which one it is."""
    return _on(verbs.Send("archives", shown=shown), target, "archivez {it}", "archive {it}")


def abduct(target: Target) -> Step:
    """Into the archives of the one who resolves the ability; leaving them, the card goes to its owner's hand."""
    return _on(
        verbs.Send("archives", mine=True),
        target,
        "placez {it} dans vos archives (de là, la carte ira dans la main de son propriétaire)",
        "put {it} into your archives (from there it goes to its owner's hand)",
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
    return _on(
        verbs.TakeAmber(n),
        target,
        f"déplacez {amount[0]} de {{it}} vers votre réserve",
        f"move {amount[1]} from {{it}} to your pool",
    )


def store_amber(n: int, target: Target = THIS) -> Step:
    return _on(
        verbs.StoreAmber(n),
        target,
        f"déplacez {n} Aombre de votre réserve sur {{it}}",
        f"move {n} Æmber from your pool to {{it}}",
    )


def strengthen(n: int | Number, target: Target = THIS) -> Step:
    many = (n.each if isinstance(n, Number) else n) > 1
    fr, en = _said(
        n,
        "{n} marqueurs +1 en puissance" if many else "{n} marqueur +1 en puissance",
        "{n} +1 power counters" if many else "{n} +1 power counter",
    )
    return Step([*target.ops, verbs.Strengthen(_amount(n))], f"placez {fr} sur {target.fr}", f"put {en} on {target.en}")


def fight_with(target: Target) -> Step:
    step = _on(verbs.FightWith(), target, "combattez avec {it}", "fight with {it}")
    if target is IT:
        step.fr = "combattez avec elle"
    return step


def reap_with(target: Target) -> Step:
    return _on(verbs.ReapWith(), target, "moissonnez avec {it}", "reap with {it}")


def use(target: Target) -> Step:
    return _on(verbs.UseIt(), target, "utilisez {it}", "use {it}")


def take_control(target: Target) -> Step:
    return _on(verbs.Control(), target, f"prenez le contrôle {_de(target.fr)}", "take control of {it}")


def play(target: Target) -> Step:
    return _on(verbs.PlayIt(), target, "jouez {it}", "play {it}")


def put_into_play(target: Target, *, under_you: bool = False, ready: bool = False) -> Step:
    whose = (" sous votre contrôle", " under your control") if under_you else ("", "")
    state = (", redressée", ", ready") if ready else ("", "")
    return _on(
        verbs.PutIntoPlay(under_you, ready),
        target,
        f"mettez {{it}} en jeu{whose[0]}{state[0]}",
        f"put {{it}} into play{whose[1]}{state[1]}",
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
        fr, en = f"vous pouvez le faire : {fr}", f"you may {en}"
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
    return ", puis ".join(s.fr for s in steps) if language == "fr" else ", then ".join(s.en for s in steps)


def if_(condition: Condition, then: list[Step], otherwise: list[Step] | None = None) -> Step:
    yes = _flat(then)
    no = _flat(otherwise or [])
    ops: list[Op] = [verbs.Unless(condition.test, len(yes) + (1 if no else 0)), *yes]
    fr = f"si {condition.fr}, {_sentence(then, 'fr')}"
    en = f"if {condition.en}, {_sentence(then, 'en')}"
    if no:
        ops += [verbs.Jump(len(no)), *no]
        fr += f" ; sinon, {_sentence(otherwise or [], 'fr')}"
        en += f"; otherwise, {_sentence(otherwise or [], 'en')}"
    return Step(ops, fr, en)


def may(*steps: Step) -> Step:
    ops = _flat(list(steps))
    fr, en = _sentence(list(steps), "fr"), _sentence(list(steps), "en")
    return Step([verbs.May(len(ops), fr, en), *ops], f"vous pouvez faire ceci : {fr}", f"you may {en}")


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
        "au choix : " + " ; ou ".join(choice.fr for choice in choices),
        "choose one: " + "; or ".join(choice.en for choice in choices),
    )


def times(n: int | Number, *steps: Step, key: str = "times") -> Step:
    ops = _flat(list(steps))
    fr, en = _sentence(list(steps), "fr"), _sentence(list(steps), "en")
    tail = (f"{n} fois", f"{n} times") if isinstance(n, int) else (n.fr, n.en)
    amount = _amount(n)
    return Step(
        [verbs.BeginTimes(amount, len(ops) + 1, key), *ops, verbs.Times(amount, len(ops) + 1, key)],
        f"{fr} ({tail[0]})",
        f"{en} ({tail[1]})",
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


def do(step: Any, fr: str, en: str) -> Step:
    """A hand-written step for an odd card, with its words."""
    return Step([verbs.Do(step)], fr, en)


def lasting(
    modifier: mod.Modifier, until: int = TURN, *, on: Target | None = None, on_house: bool = False, often: int = -1
) -> Step:
    """An effect that lasts: `until` TURN, NEXT_TURN (the opponent's) or WHILE_SOURCE."""
    when = {
        TURN: ("jusqu'à la fin du tour, ", "for the remainder of the turn, "),
        NEXT_TURN: ("pendant le prochain tour de votre adversaire, ", "during your opponent's next turn, "),
        WHILE_SOURCE: ("tant que ~ est en jeu, ", "while ~ is in play, "),
    }[until]
    ops = list(on.ops) if on is not None else []
    op = verbs.Last(modifier.name, until, on_it=on is not None, on_house=on_house, often=often)
    return Step([*ops, op], f"{when[0]}{modifier.fr}", f"{when[1]}{modifier.en}")


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


def grants_keyword(word: str, filter: Filter, n: int = 1) -> mod.Modifier:
    figure = f" ({n})" if word in (faces.ASSAULT, faces.HAZARDOUS) else ""
    return mod.Modifier(
        mod.KEYWORD,
        filter=filter,
        by=n,
        word=word,
        fr=f"chaque {filter.fr()} gagne {word}{figure}",
        en=f"each {filter.en()} gains {KEYWORDS_EN[word]}{figure}",
    )


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
        return On(
            self.event, named(verbs.program(name, _flat(self.steps))), self.filter, self.who, self.when, self.granted
        )


def grant(moment: str, steps: list[Step], filter: Filter, name: str, fr: str = "", en: str = "") -> mod.Modifier:
    """A constant ability (or, registered with `modifiers.lasting`, an effect) that gives creatures an ability."""
    program = named(verbs.program(name, _flat(steps)))
    said_fr, said_en = _MOMENTS[moment]
    return mod.Modifier(
        mod.GRANT,
        filter=filter,
        word=moment,
        value=program,
        fr=fr or f"chaque {filter.fr()} gagne : « {said_fr} : {_sentences(steps, 'fr')} »",
        en=en or f'each {filter.en()} gains: "{said_en}: {_sentences(steps, "en")}"',
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
    return words if words.endswith(("»", '"')) else f"{words}."


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
            made.abilities[moment] = (named(verbs.program(f"{id}/{moment}", _flat(steps))),)
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
    index = 0 if language == "fr" else 1
    colon = " : " if language == "fr" else ": "
    parts: list[str] = []
    for modifier in constants:
        words = modifier.fr if language == "fr" else modifier.en
        parts.append(_stopped(words[:1].upper() + words[1:]))
    for watch in watches:
        words = watch.fr if language == "fr" else watch.en
        parts.append(
            f"{words[:1].upper()}{words[1:]}, {_sentences(watch.steps, language)[:1].lower()}{_sentences(watch.steps, language)[1:]}"
        )
    told: list[list[Step]] = []
    for steps in moments.values():
        if steps and not any(steps is other for other in told):
            told.append(steps)
            labels = [_MOMENTS[moment][index] for moment, other in moments.items() if other is steps]
            said = _sentences(steps, language)
            if language == "fr":  # no capital after a French colon
                said = said[:1].lower() + said[1:]
            parts.append(f"{' / '.join(labels)}{colon}{said}")
    return "\n".join(parts).replace("~", name)


def action(id: str, fr: str, en: str, number: int, house: str, rarity: str, **rest: Any) -> Face:
    return card(faces.ACTION, id, fr, en, number, house, rarity, **rest)


def artifact(id: str, fr: str, en: str, number: int, house: str, rarity: str, **rest: Any) -> Face:
    return card(faces.ARTIFACT, id, fr, en, number, house, rarity, **rest)


def creature(id: str, fr: str, en: str, number: int, house: str, rarity: str, **rest: Any) -> Face:
    return card(faces.CREATURE, id, fr, en, number, house, rarity, **rest)


def upgrade(id: str, fr: str, en: str, number: int, house: str, rarity: str, **rest: Any) -> Face:
    return card(faces.UPGRADE, id, fr, en, number, house, rarity, **rest)
