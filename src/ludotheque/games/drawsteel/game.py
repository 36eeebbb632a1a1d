"""Draw Steel as the engine sees it: a Director's seat and one to eight players, a session that the Director leads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from ludotheque.engine.args import NUMBER, Arg
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadOptions
from ludotheque.engine.events import EventKind
from ludotheque.engine.game import Game
from ludotheque.engine.options import TableOption, Value, choice, number, switch, values
from ludotheque.engine.position import Move
from ludotheque.engine.program import registry
from ludotheque.engine.reading import Said
from ludotheque.engine.roles import Role
from ludotheque.engine.view import Zone
from ludotheque.engine.words import Words
from ludotheque.games.drawsteel import (
    chances,
    chronicle,
    content,
    drawing,
    scenario,
    secrets,
    sheets,
    view_rolls,
    views,
)
from ludotheque.games.drawsteel.abilities_text import AbilityText, ability_text, effects_text
from ludotheque.games.drawsteel.beings import DIRECTOR, FOE, HERO, OBJECT, Ability, Sheet, new_being
from ludotheque.games.drawsteel.bots import BOTS
from ludotheque.games.drawsteel.bots.why import why
from ludotheque.games.drawsteel.rules import conditions, experience, outcome, stamina, tokens
from ludotheque.games.drawsteel.rules import montage as montages
from ludotheque.games.drawsteel.rules import negotiation as negotiations
from ludotheque.games.drawsteel.rules.characteristics import CHARACTERISTICS, spelled_out
from ludotheque.games.drawsteel.session import FREE, Session, called, living_heroes
from ludotheque.games.drawsteel.sheets import read_sheet
from ludotheque.games.drawsteel.story import STORY
from ludotheque.games.drawsteel.table import (
    abilities,
    adventure,
    circumstances,
    deeds,
    fight,
    harm,
    negotiation,
    reactions,
    rest,
    ruling,
    story,
)
from ludotheque.games.drawsteel.table.direct import PARTS, SESSION

#: Things that are the same in every position, by kind.
THINGS: dict[str, Sequence[str]] = {
    "characteristic": CHARACTERISTICS,
    "difficulty": outcome.DIFFICULTIES,
    "veil": ("open", "veiled"),
    "outcome": outcome.OUTCOMES,
    "circumstance": ("edge", "bane"),
    "challenge": experience.CHALLENGES,
    "safety": rest.SAFETY,
    "surprise": fight.SURPRISE,
    "side": fight.SIDES,
    "aim": fight.AIMS,
    "state": stamina.STATES,
    "condition": conditions.CONDITIONS,
    "heed": harm.HEED,
    "montage": montages.DIFFICULTIES,
    "result": montages.RESULTS,
    "attitude": negotiation.ATTITUDES,
    "motive": negotiations.MOTIVATIONS,
    "appeal": negotiation.APPEALS,
    "offer": negotiations.OFFERS,
    "sign": circumstances.SIGNS,
    "step": circumstances.STEPS,
    "figure": ruling.FIGURES,
    "pool": ruling.POOLS,
    "sapience": ruling.SAPIENCE,
    "presence": ruling.PRESENCE,
    "length": story.LENGTHS,
    "echelon": story.ECHELONS,
}
_MOST_HEROES, _MOST_FOES = 8, 40


def _sheets(said: Said, least: int, most: int) -> list[Sheet]:
    found = []
    for one in said.entries(most, least):
        value = one.value
        if isinstance(value, dict) and isinstance(value.get("characteristics"), dict):
            value = {**value, "characteristics": spelled_out(value["characteristics"])}
        sheet = read_sheet(value, f"{one.path}.")
        if sheet["resource"] and not sheet["calling"]:
            raise one.get("resource").wrong("it comes with a class", "elle vient avec une classe", "DS-152")
        found.append(sheet)
    return found


def redraw_secrets(pos: Session, dice: Dice) -> None:
    """What moves the other side of a negotiation, and puts them off, as far as nobody found out: drawn anew."""
    field = pos.field
    left = [one for one in negotiations.MOTIVATIONS if one not in (*field["learnt"], *field["spent"])]
    for kind in ("motivations", "pitfalls"):
        drawn = [one if one in (*field["learnt"], *field["spent"]) else "" for one in field[kind]]
        field[kind] = [one or left.pop(dice.below(len(left))) for one in drawn]


class DrawSteel(Game[Session]):
    """The rules of Draw Steel."""

    id = "drawsteel"
    names = {"fr": "Draw Steel", "en": "Draw Steel"}
    tagline = {"fr": "Une table pour un Directeur et ses héros.", "en": "A table for a Director and their heroes."}
    seats = (2, 9)
    minutes = (60, 240)
    modes = ("adventure", "free")
    icon = "crossed-swords"
    accent = {"light": "#5A3A7E", "dark": "#CDB4F0"}
    rules_version = "5"
    story = STORY
    prefix = "DS"
    turn_rule = "DS-001"
    carries = True
    carries_secrets = True  # the Director's notes
    roles = (
        Role("director", 1, 1, icon="crown", bots=("random", "director")),
        Role("player", 1, 8, icon="meeple", bots=("random", "greedy", "companion")),
    )
    bots = BOTS

    cards = ()
    kinds = ()
    bands = {}
    alike = frozenset(("players", "places"))
    constant = frozenset(("lexicon",))
    states = {}

    table_options = (
        choice("mode", values(modes, "mode-", "help-mode-"), "free", first="adventure"),
        TableOption("heroes", lambda said, seats: _sheets(said, 1, _MOST_HEROES)),
        TableOption("foes", lambda said, seats: _sheets(said, 0, _MOST_FOES)),
        switch(
            "carried",
            Value("fresh", "carried-fresh", help="help-fresh"),
            Value("carried", "carried-carried", help="help-carried"),
            rule="DS-111",
        ),
        TableOption("carry", chronicle.read),
        choice("pace", values((*experience.PACES, experience.MILESTONE), "pace-"), "normal", rare=True),
        choice("benefit", values(("hero", "party"), "benefit-"), "hero", rare=True),
        number("kept", 0, 999, 0, rule="DS-112"),
    )

    position_type = Session
    programs = registry([SESSION, *(program for part in PARTS for program in part.programs)])
    moves = {verb: kind for part in PARTS for verb, kind in part.moves.items()}
    events = {
        "session": EventKind(0, (Arg(NUMBER, "heroes"), Arg(NUMBER))),
        "kept": EventKind(1, (Arg(NUMBER),)),
        **{kind: event for part in PARTS for kind, event in part.events.items()},
    }
    offers = tuple(offer for part in PARTS for offer in part.offers)

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent)

    # ------------------------------------------------------------------ sheets, for those who bring their own

    longest_sheet = sheets.LONGEST

    def read_sheet(self, text: str) -> Sheet:
        """The sheet that a YAML text describes; a wrong one is refused with its line and field."""
        return sheets.read_text(text)

    def write_sheet(self, sheet: Sheet) -> str:
        """A sheet as YAML that reads back to the same."""
        return sheets.write(sheet)

    def ready_sheets(self) -> dict[str, Sheet]:
        """The heroes and foes of the ready adventure, by their ids."""
        return {**content.heroes(), **content.foes()}

    def ability_text(self, ability: Ability) -> AbilityText:
        """What an ability says, in both languages."""
        return ability_text(ability)

    # ------------------------------------------------------------------ opening a table

    def check_options(self, read: dict[str, Any], seats: int) -> dict[str, Any]:
        if read["roles"][DIRECTOR] != "director":
            raise BadOptions("the Director has the first seat", "le Directeur a la première place", "DS-130")
        if read["mode"] == "adventure" and seats - 1 > len(content.heroes()):
            raise BadOptions(
                "the adventure is for a Director and one to four players",
                "l’aventure se joue à un Directeur et un à quatre joueurs",
            )
        heroes = read["heroes"] or []
        if not heroes and read["carry"] is None:
            heroes = (
                list(content.heroes().values())
                if read["mode"] == "adventure"
                else [read_sheet(self.recruit(number), "") for number in range(max(1, seats - 1))]
            )
        foes = read["foes"] or [] if read["mode"] == "free" else []
        return {**read, "heroes": chronicle.sheets(read["carry"], heroes), "foes": foes}

    def recruit(self, number: int) -> dict[str, Any]:
        """A plain hero for whoever brings none."""
        return {
            "name": {"fr": f"Héros {number + 1}", "en": f"Hero {number + 1}"},
            "characteristics": {"might": 2, "agility": 1, "reason": 0, "intuition": 2, "presence": -1},
            "stamina": 24,
            "recoveries": 8,
            "skills": ["climb", "intimidate"],
        }

    def varied_options(self, dice: Dice, seats: int) -> dict[str, Any]:
        """The ready adventure, where it takes so many; else heroes and foes with abilities of every verb, to have somebody to fight."""
        if seats - 1 <= len(content.heroes()) and dice.below(2):
            return {"mode": "adventure", "carried": bool(dice.below(2))}
        heroes = [drawing.draw_sheet(dice, HERO, number) for number in range(max(seats - 1, 1 + dice.below(3)))]
        foes = [drawing.draw_sheet(dice, FOE, number) for number in range(1 + dice.below(4))]
        if dice.below(4) == 0:
            foes.append(drawing.draw_sheet(dice, OBJECT, len(foes)))
        return {"heroes": heroes, "foes": foes, "carried": bool(dice.below(2))}

    def ways(self) -> Sequence[tuple[int, dict[str, Any]]]:
        """Every number of seats, in every mode that takes so many."""
        found = []
        for mode in self.modes:
            for seats in range(self.seats[0], self.seats[1] + 1):
                try:
                    self.read_options({"mode": mode}, seats)
                except BadOptions:
                    continue  # a ready adventure has so many heroes and no more
                found.append((seats, {"mode": mode}))
        return found

    def measures(self) -> dict[str, Callable[[], int]]:
        return {"rolls_per_s": chances.portion}

    def chances(self, *roll: Any) -> dict[str, Any]:
        """The exact chances of a power roll (see `chances.chances`)."""
        return chances.chances(*roll)

    def set_up(self, seats: int, rng: int, options: dict[str, Any]) -> Session:
        pos = Session()
        pos.begin(seats, rng, [], [])
        sheets: list[Sheet] = options["heroes"]
        pos.beings = chronicle.fresh_heroes(sheets, seats)
        pos.beings += [new_being(sheet, DIRECTOR) for sheet in options["foes"]]
        pos.carried = int(options["carried"])
        count = sum(sheet["kind"] == HERO for sheet in sheets)  # retainers do not count (DS-R10)
        pos.tokens = tokens.opening(count, options["kept"], carried=bool(pos.carried))
        pos.awarded = 0
        pos.malice = pos.banked = pos.hours = 0
        pos.pace = options["pace"]
        pos.adventure = {}
        pos.campaign = {
            "setting": "",
            "session": 1,
            "interrupted": 0,
            "benefit": options["benefit"],
            "kept": options["kept"],
            "adventure": {},
            "adventures": [],
            "breather": -1,
        }
        if options["mode"] == "adventure":
            adventure.begin(pos)
        pos.scene = {"number": 0, "mode": FREE, "title": "", "worthy": True}
        pos.field = {}
        pos.last = {}
        pos.proposals = []
        pos.notes = []
        pos.turns = 0
        pos.closed = 0
        if options["carry"] is not None:
            chronicle.take_up(pos, options["carry"])
        pos.emit("session", "DS-111" if pos.carried else "DS-091", DIRECTOR, (len(living_heroes(pos)), pos.tokens))
        kept = options["kept"] if options["carry"] is None else options["carry"]["tokens"]
        if kept or options["carry"] is not None:
            pos.emit("kept", "DS-112" if pos.carried else "DS-R08", DIRECTOR, (kept,))
        pos.push(SESSION, DIRECTOR)
        return pos

    def carry(self, pos: Session) -> dict[str, Any]:
        return chronicle.carry(pos)

    def settle(self, pos: Session) -> None:
        reactions.settle(pos)

    def zones(self, pos: Session) -> list[Zone]:
        return []

    # ------------------------------------------------------------------ names

    def thing_id(self, kind: str, value: int) -> str:
        return THINGS[kind][value]

    def thing_of(self, kind: str, id: str) -> int | None:
        return THINGS[kind].index(id) if id in THINGS[kind] else None

    def piece_ref(self, pos: Session, kind: str, value: int) -> str:
        if kind == "ability":
            being, index = abilities.decode(value)
            return f"ability-{being}-{index}"
        return f"{'being' if kind in ('helper', 'rival', 'captain', 'object') else kind}-{value}"

    def piece_words(self, pos: Session, kind: str, value: int) -> Words:
        return dict(self._named(pos, kind, value))  # whoever gets them may do with them what they like

    def _named(self, pos: Session, kind: str, value: int) -> Words:
        if kind in ("zone", "obstacle"):
            name: Words = pos.field[f"{kind}s"][value]["name"]
            return name
        if kind in ("chapter", "reading"):
            return adventure.words(kind, value)
        if kind == "ability":
            ability = abilities.ability_of(pos, value)
            assert ability is not None
            return ability["name"]
        return called(pos, value)

    def pieces(self, pos: Session, viewer: int, kind: str) -> Sequence[int]:
        if kind == "zone":
            return range(len(pos.field.get("zones", ())))
        if kind == "obstacle":
            return range(len(pos.field.get("obstacles", ())))
        if kind in ("chapter", "reading"):
            return range(len(content.steps()))
        seen = [number for number, one in enumerate(pos.beings) if views.knows_all(viewer) or not one["hidden"]]
        if kind == "ability":
            return [
                abilities.code(number, index)
                for number in seen
                for index in range(len(pos.beings[number]["sheet"]["abilities"]))
            ]
        return seen

    # ------------------------------------------------------------------ scenarios

    def read_scenario(self, data: dict[str, Any]) -> Session:
        return scenario.read(self, Said(data, french=sheets.FRENCH))

    def read_scenario_text(self, text: str) -> Session:
        """The position that a YAML text describes; a wrong one is refused with its line and field."""
        return scenario.read_text(self, text)

    def write_scenario(self, pos: Session) -> dict[str, Any]:
        return scenario.write(self, pos)

    # ------------------------------------------------------------------ course and views

    def forecast(self, pos: Session, seat: int, move: Move) -> dict[str, Any] | None:
        """What the ability in use would do to a target: what is certain, and the chances where dice fall."""
        if move[0] != "target" or self.asking(pos).kind != "targets":
            return None
        words = view_rolls.aimed(self, pos, move[1])
        return None if words is None else {"words": words, "mark": None}

    def why(self, pos: Session, seat: int, move: Move) -> Words | None:
        told = why(pos, self.asking(pos).kind, move)
        return None if told is None else self.say(told)

    def role_of(self, pos: Session, seat: int) -> str:
        return "director" if seat == DIRECTOR else "player"

    def turn(self, pos: Session) -> int:
        return pos.scene["number"]

    def ended(self, pos: Session) -> bool:
        return bool(pos.closed)

    def result(self, pos: Session) -> dict[str, Any] | None:
        if not pos.closed:
            return None
        reason = self.say("outcome-session", {"n": pos.scene["number"]})
        return {"winners": [], "scores": None, "reason": reason, "rule": "DS-109", "touches": []}

    def value(self, pos: Session, seat: int) -> float:
        return 0.0

    def scene(self, pos: Session, viewer: int) -> dict[str, Any]:
        return views.scene(self, pos, viewer)

    def player_view(self, pos: Session, seat: int, viewer: int) -> dict[str, Any]:
        return views.player(self, pos, seat, viewer)

    def deal_rest(self, pos: Session, seat: int, dice: Dice) -> None:
        """What only the Director knows is drawn anew for a player."""
        if seat != DIRECTOR:
            secrets.draw_again(pos, dice)

    def move_words(self, pos: Session, seat: int, move: Move) -> Words:
        if move[0] == "either" and pos.stack[-1].program is deeds.EITHER and pos.stack[-1].memo is not None:
            return effects_text(pos.stack[-1].memo["of"][move[1]])
        return views.move_words(self, pos, seat, move) or super().move_words(pos, seat, move)
