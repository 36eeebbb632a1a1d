"""How those who think ahead see a game of Anima: the chances in the race for the Final, and what a move makes of them."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque import bots
from ludotheque.bots.levels import Beginner, Easy, Medium
from ludotheque.engine.dice import Dice
from ludotheque.engine.knowledge import Knowledge
from ludotheque.engine.position import Move
from ludotheque.engine.table import new_position
from ludotheque.games.anima.faces import zone_face
from ludotheque.games.anima.gaia import Gaia
from ludotheque.games.anima.race import HAND, Race
from ludotheque.games.anima.stakes import HAND as WORTH
from ludotheque.games.anima.stakes import Plan, Stakes, wins_now
from ludotheque.games.anima.thinking import JUDGE, PLAIN, SHORT, THINKING, blurred
from ludotheque.games.anima.value import deeds
from tests.anima.helpers import GAME, Stage, seat, stage, there

STRONG = ("maitre-d-armes", "colosse-de-gres", "guerrier-mentaliste", "acrobate")
TIAMAT = "battre-tiamat"
MISSIONS = (TIAMAT, "mission-du-palais", "tenir-la-breche")
OTHERS = ("factotum", "paladin", "technicien")
RIVALS = ("colosse-de-gres", "ermite-sans-hate", "vieux-duelliste", "demoiselle-de-lumiere")
PALACE = "mission-du-palais"


def chosen(t: Stage, name: str = "hard@1") -> str:
    """What a bot does; by default one that goes by all there is to see at sight."""
    move = bots.make(name, 1, GAME).choose(Knowledge(GAME, t.pos, t.asked))
    return GAME.key(t.pos, move).partition("#")[0]


def moving(*teams: tuple[str, ...]) -> Stage:
    seats = [seat(*team, missions=[mission]) for team, mission in zip(teams, MISSIONS, strict=False)]
    return stage(*seats, active=["archange"], phase="movement", order=list(range(len(teams))))


def test_chances_add_up_to_one_and_favour_the_stronger_team() -> None:
    for teams in ((STRONG[:3], ("voleuse",)), (STRONG[:2], ("voleuse",), ("factotum",))):
        t = moving(*teams)
        found = THINKING.prospects(GAME, t.pos)
        assert sum(found) == pytest.approx(1.0)
        assert found[0] == max(found)
        assert found[0] == THINKING.prospect(GAME, t.pos, 0)


def test_to_look_at_the_chances_changes_nothing() -> None:
    t = stage(
        there("archange", *STRONG, missions=[TIAMAT], fresh=True),
        there("archange", "voleuse", missions=[PALACE], fresh=True),
        active=["archange"],
        phase="interaction",
        order=[0, 1],
    )
    before = GAME.dump(t.pos)
    THINKING.prospects(GAME, t.pos)
    THINKING.appraise(GAME, t.pos, 0, GAME.legal(t.pos, 0))
    assert GAME.dump(t.pos) == before


def test_the_final_open_is_an_advantage_and_a_lost_turn_is_none() -> None:
    race = Race(HAND)
    t = moving(STRONG, ("voleuse",))
    now = race.score(t.pos, 0)
    assert race.score(t.pos, 0, gate=True) > now
    t.pos.sits_out[0] = 1
    assert race.score(t.pos, 0) < now


@pytest.mark.parametrize("name", [name for name in HAND if name != "help"])
def test_every_weight_counts(name: str) -> None:
    """Each of them moves the score of one team or another; `help`, the worth of a card that is drawn."""
    gone = seat(
        *STRONG, missions=[PALACE], done=[TIAMAT], hand=["lance-de-feu", "chantage"], fresh=True, plots=["soleil-noir"]
    )
    shut = seat(*OTHERS, missions=["veiller-la-flamme"], sits_out=1)
    active = ["gouffre-sans-etoiles", "monastere-de-l-aube"]
    t = stage(gone, shut, active=active, final="sceller-le-gouffre", phase="movement", order=[0, 1])
    other = t.pos.copy()
    other.held[0] = other.final
    other.ascent[0] = 1
    usual, changed = Race(HAND), Race({**HAND, name: HAND[name] + 1.0})
    scores = [(race.score(t.pos, 0), race.score(t.pos, 1), race.score(other, 0)) for race in (usual, changed)]
    assert scores[0] != scores[1]


def decisions() -> list[tuple[Gaia, int, list[Move]]]:
    """What is asked in a few games between bots that look one move ahead, wherever there is more than one move."""
    found = []
    for number in range(3):
        pos: Any = new_position(GAME, 2, f"plans {number}", {})
        dice = Dice(f"plans {number}")
        while pos.asked:
            moves = GAME.legal(pos, pos.asked[0])
            if len(moves) > 1:
                found.append((pos.copy(), pos.asked[0], moves))
            worths = THINKING.appraise(GAME, pos, pos.asked[0], moves)
            best = moves[dice.below(len(moves))] if worths is None else moves[worths.index(max(worths))]
            GAME.answer(pos, pos.asked[0], best)
            pos.events.clear()
    return found


def test_every_weight_of_plans_counts() -> None:
    """Each moves what some move is worth; what they are all called is what training may change."""
    asked = decisions()
    names = [name for name in THINKING.weights if name.startswith("plan.")]
    assert len(names) == len(WORTH)
    usual = [THINKING.appraise(GAME, pos, seat, moves) for pos, seat, moves in asked]
    for name in names:
        other = THINKING.weighed({**THINKING.weights, name: 2.0 * THINKING.weights[name] + 2.0})
        assert any(
            other.appraise(GAME, pos, seat, moves) != found
            for (pos, seat, moves), found in zip(asked, usual, strict=True)
        ), name


def test_the_weights_that_training_changes_are_those_that_are_gone_by() -> None:
    """Those of races are told in hundredths."""
    assert THINKING.weights["race.combat"] == 100 * HAND["combat"]
    t = moving(STRONG, ("voleuse",))
    other = THINKING.weighed({**THINKING.weights, "judge.combat": 50.0})
    assert other.prospects(GAME, t.pos) == Race({**JUDGE, "combat": 0.5}).chances(t.pos)


def test_the_end_of_a_line_tells_what_lies_open() -> None:
    """The goal of the Final counts for the team that may try it, that of a Basic for the others, a rest for the former."""
    race = Race(JUDGE)
    gone = {"missions": [PALACE], "done": [TIAMAT]}

    def scores(active: list[str], *, fresh: bool = False) -> list[float]:
        teams = seat(*STRONG, fresh=fresh, **gone), seat(*OTHERS, missions=["veiller-la-flamme"])
        t = stage(*teams, active=active, final="briser-l-orbe", phase="movement", order=[0, 1])
        return [race.score(t.pos, one) for one in range(2)]

    nothing = scores(["archange"])
    tower, abbey = scores(["archange", "tour-de-la-fin"]), scores(["archange", "monastere-de-l-aube"])
    assert tower == [pytest.approx(nothing[0] + JUDGE["goal"]), nothing[1]]
    assert abbey[0] == nothing[0]
    assert abbey[1] >= nothing[1] + JUDGE["near"]
    assert scores(["archange"], fresh=True)[0] == pytest.approx(nothing[0] + JUDGE["awake"])
    both = JUDGE["goal"] + JUDGE["awake"] + JUDGE["fresh"]
    assert scores(["archange", "tour-de-la-fin"], fresh=True)[0] == pytest.approx(nothing[0] + both)


def test_searches_judge_the_ends_of_lines_by_weights_of_their_own() -> None:
    t = moving(STRONG, ("voleuse",))
    assert THINKING.prospects(GAME, t.pos) == Race(JUDGE).chances(t.pos) != Race(HAND).chances(t.pos)


def test_a_recruit_comes_before_a_mission_that_is_out_of_reach() -> None:
    for team, takes in ((("voleuse", "acrobate"), "recruit"), (STRONG, "quest:battre-tiamat")):
        t = stage(
            there("ruines-perdues", *team, missions=[TIAMAT]),
            seat("factotum", missions=[PALACE]),
            active=["ruines-perdues"],
            phase="exploration",
            order=[0, 1],
        )
        t.dice(1)
        t.do("explore")
        assert chosen(t) == takes


def test_in_a_duel_a_rival_before_its_goal_is_attacked() -> None:
    """What the only rival loses is won."""
    rival = {"missions": [PALACE], "done": [TIAMAT]}
    t = stage(
        there("tour-de-la-fin", *STRONG, missions=["tenir-la-breche"]),
        there("tour-de-la-fin", *OTHERS, **rival),
        active=["tour-de-la-fin"],
        final="briser-l-orbe",
        phase="interaction",
        order=[0, 1],
    )
    assert chosen(t) == "attack:@1"


def before_the_final(*rival: str, active: tuple[str, ...] = ("archange", "tour-de-la-fin")) -> Stage:
    """A team of Combat 13 that may try the Final (20), and a rival of its own that may, too."""
    teams = (
        seat("maitre-d-armes", "guerrier-mentaliste", "acrobate", missions=[PALACE], done=[TIAMAT]),
        seat(*rival, missions=["tenir-la-breche"], done=["loup-de-la-lande"], hand=["lance-de-feu"], fresh=True),
    )
    return stage(*teams, active=list(active), final="briser-l-orbe", phase="movement", order=[0, 1])


def test_whoever_sees_a_rival_about_to_win_makes_no_plans_for_later() -> None:
    """A rival that may win at once leaves less of everything but the Final, which is worth so much the more."""
    far, near = before_the_final(*RIVALS, active=("archange",)), before_the_final(*RIVALS)
    assert wins_now(far.pos, 1) == 0.0
    odds = wins_now(near.pos, 1)
    assert 0.1 < odds < 1.0
    plan = Plan(Race(HAND), WORTH)
    calm, alarmed = (Stakes(one, near.pos, 0) for one in (Plan(Race(HAND), {**WORTH, "urgent": 0.0}), plan))
    assert (calm.goes_on, alarmed.goes_on) == (1.0, pytest.approx(1.0 - odds))
    assert Stakes(plan, far.pos, 0).goes_on == 1.0
    assert alarmed.recruit() == pytest.approx(calm.recruit() * (1.0 - odds))
    assert alarmed.rest() == pytest.approx(calm.rest() * (1.0 - odds))
    assert alarmed.cards(2) == pytest.approx(calm.cards(2) * (1.0 - odds))
    assert alarmed.quest(near.pos.final) > calm.quest(near.pos.final)


def test_a_final_with_stages_left_is_not_won_at_once() -> None:
    t = before_the_final(*RIVALS)
    t.pos.final = t.pos.faces.index(GAME.card_index["sceller-le-gouffre"])
    t.pos.active[1] = t.pos.faces.index(GAME.card_index["gouffre-sans-etoiles"])
    assert wins_now(t.pos, 1) == 0.0
    t.pos.ascent[1] = 2
    assert wins_now(t.pos, 1) > 0.0


def test_a_retreat_is_worth_what_a_rest_is() -> None:
    """Greedy takes the reward of the Monastery for far more, so that it would not try a Final before it."""
    t = before_the_final("voleuse", active=("monastere-de-l-aube", "tour-de-la-fin"))
    (retreat,) = [one.ability for one in zone_face(t.pos, t.pos.active[0]).rewards if one.ability is not None]
    stakes = Stakes(Plan(Race(HAND), WORTH), t.pos, 0)
    assert stakes.special(retreat) == stakes.rest()
    assert deeds(t.pos, 0, retreat) > 1.5 * stakes.rest()


def test_it_is_worth_a_tap_to_find_the_way_cleared() -> None:
    """The Girl of Three Moons acts last if she is tapped for it: who comes later sees where the others went."""
    t = stage(
        seat("fille-aux-trois-lunes", hand=["lance-de-feu"], missions=[TIAMAT]),
        seat("factotum", missions=[PALACE]),
        active=["archange"],
        phase="reset",
        order=[0, 1],
    )
    assert chosen(t) == "use:fille-aux-trois-lunes"
    last = THINKING.weighed({**THINKING.weights, "plan.first": 1.5})
    moves = GAME.legal(t.pos, 0)
    worths = last.appraise(GAME, t.pos, 0, moves)
    assert worths is not None
    assert max(zip(worths, moves, strict=True))[1] == ("pass",), "where it is better to come first, nobody waits"


def test_a_full_team_replaces_its_weakest_where_it_may_recruit() -> None:
    """The Thief makes room while nothing better is in reach; greedy and medium keep her."""
    weak = ("voleuse", *OTHERS)
    for team, active, takes in (
        (weak, ["archange"], "rid"),
        (weak, ["pont-qui-ment"], "pass"),
        (weak[:3], ["archange"], "pass"),
        (STRONG, ["archange"], "pass"),
    ):
        t = stage(seat(*team, missions=[TIAMAT]), seat("sorcier"), active=active, phase="reset", order=[0, 1])
        assert chosen(t, "greedy") == chosen(t, "medium") == "pass"
        assert chosen(t) == takes
    t = stage(seat(*weak, missions=[TIAMAT]), seat("sorcier"), active=["archange"], phase="reset", order=[0, 1])
    t.do("rid")
    assert chosen(t) == "dismiss:voleuse"


def test_weaker_levels_rate_combat_less_than_those_who_search() -> None:
    """`medium` has weights of its own, and whoever sees less goes by the same."""
    t = before_the_final("voleuse")
    worths = []
    for thinking in (THINKING, THINKING.weighed(THINKING.medium), THINKING.seeing(0.99)):
        found = thinking.appraise(GAME, t.pos, 0, [("rest",)])
        assert found is not None
        worths.append(found[0])
    assert worths[0] != worths[1]
    assert worths[2] == pytest.approx(worths[1], rel=0.05)
    assert all(THINKING.medium[name] < THINKING.weights[name] for name in SHORT)


def test_nobody_is_dismissed_before_a_final_in_reach() -> None:
    team = ("maitre-d-armes", "colosse-de-gres", "guerrier-mentaliste", "voleuse")
    for active, takes in ((["archange"], "rid"), (["archange", "tour-de-la-fin"], "pass")):
        t = stage(
            seat(*team, done=[TIAMAT], missions=[PALACE], hand=["lance-de-feu"], fresh=True),
            seat("factotum", missions=["tenir-la-breche"]),
            active=active,
            final="briser-l-orbe",
            phase="reset",
            order=[0, 1],
        )
        assert chosen(t) == takes


def test_who_sees_less_of_the_odds_takes_the_possible_for_likely() -> None:
    """What cannot be done stays so at any sight; the rest seems surer the less one sees."""
    seen = [Race(HAND, level.sight).seen(0.5) for level in (Medium, Easy, Beginner)]
    assert seen == sorted(seen)
    assert (seen[0], seen[-1]) == (0.5, 1.0)
    assert seen[0] < seen[1] < seen[2]
    assert Race(HAND, Beginner.sight).seen(0.0) == 0.0


def test_small_differences_are_lost_on_the_weaker_levels() -> None:
    """But not what does harm, nor what stands out."""
    worths = [4.0, 3.0, 1.0, 0.0, -2.0]
    assert blurred(worths, 0.5) == [4.0, 4.0, 1.0, 0.0, -2.0]
    assert blurred(worths, 0.0) == [4.0, 4.0, 4.0, 0.0, -2.0]
    assert blurred([PLAIN + 1.0, PLAIN], 0.0) == [PLAIN + 1.0, PLAIN]


def test_a_beginner_tries_what_others_know_to_be_unlikely() -> None:
    """Tiamat (13) against Combat 8: possible, and most often lost; the better player recruits first."""
    t = stage(
        there("ruines-perdues", "maitre-d-armes", "factotum", missions=[TIAMAT]),
        seat("technicien", missions=[PALACE]),
        active=["ruines-perdues"],
        phase="exploration",
        order=[0, 1],
    )
    t.dice(1)
    t.do("explore")
    moves = GAME.legal(t.pos, 0)
    tries = {}
    for level in (Beginner, Medium):
        worths = THINKING.seeing(level.sight).appraise(GAME, t.pos, 0, moves)
        assert worths is not None
        tries[level.name] = max(worths) in [
            worth for worth, move in zip(worths, moves, strict=True) if move[0] == "quest"
        ]
    assert tries == {"beginner": True, "medium": False}
