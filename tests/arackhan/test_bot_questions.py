"""What bots answer to the questions of Events and Strategy cards: nothing that only hurts themselves."""

from __future__ import annotations

from ludotheque import bots
from ludotheque.engine.knowledge import Knowledge
from ludotheque.games.arackhan import mat
from tests.arackhan.helpers import Play, battle
from tests.arackhan.teams import A, B, C, D, four, message, strategy


def answer(play: Play, seed: int = 1, bot: str = "greedy") -> str:
    """The key that a bot answers with, without the numbers of copies."""
    seat = play.asked
    move = bots.make(bot, seed, play.table.game).choose(Knowledge(play.table.game, play.pos, seat))
    return "#".join(part for part in play.table.game.key(play.pos, move).split("#")[:1])


def test_a_hand_is_shown_rather_than_lost() -> None:
    for bot in ("greedy", "medium"):
        play = strategy("ultimatum", 1, seats={B: {"hand": ["behemoth", "gabriel"]}}).do("play:ultimatum")
        assert {answer(play, seed, bot) for seed in range(5)} == {"either:0"}


def test_initiative_goes_to_a_creature_that_can_use_it() -> None:
    eagle = {"card": "aigle", "at": "7-1", "face_down": True}
    field = ["golem-de-glace@3-2", "wendigo-lunaire@6-1", "soldat-sobre@2-2", eagle]
    play = battle(field, ["behemoth@3-3", "arbre-de-vie@2-3"], step="placement", event="eclaireurs").do("confirm")
    assert {answer(play, seed) for seed in range(5)} == {"pick:golem-de-glace"}


def test_mercenaries_are_hired_only_for_something() -> None:
    def hiring(foe: list[str], left: str) -> Play:
        hand = {"hand": ["eclair-glacant", "eclair-glacant", left]}
        play = battle(["paladin-de-glace@3-2"], foe, mine=hand, event="mercenaires-d-hilgarde", step="placement")
        return play.do("place:eclair-glacant>3-1", "place:eclair-glacant:1>2-2", "confirm")

    assert answer(hiring(["golem-de-glace@3-3"], "soldat-sobre")) == "pick:soldat-sobre"  # 4 against 3, a Golem's 13
    assert answer(hiring(["golem-de-glace@6-3"], "gabriel")) == "no"  # nobody to beat


def test_a_note_is_followed() -> None:
    hand = ["aigle", "dreki"]
    play = message("billet-chiffre", 1, step="placement", seats={A: {"hand": hand, "note": "4-1"}}).do(
        "play:billet-chiffre"
    )
    assert {answer(play, seed).split(":")[0] for seed in range(4)} == {"place"}
    moves = play.table.game.legal(play.pos, A)
    worths = play.table.game.appraise(play.pos, A, moves)
    assert worths is not None
    best = {move[2] for move, worth in zip(moves, worths, strict=True) if worth == max(worths)}
    assert best == {mat.NAMES["4-1"]}


def test_a_prey_is_named_that_is_only_just_safe() -> None:
    """The Moleg (Defense 3) stands against an Attack of 2 and 1; nobody touches the Béhémoth."""
    seats = {
        A: {"field": ["paladin-de-glace@3-2"]},
        B: {"field": ["behemoth@7-3"]},
        C: {"field": ["homme-des-neiges@4-3", "titan@7-1"]},
        D: {"field": ["moleg-de-glace@3-3"]},
    }
    play = strategy("proie-designee", 0, seats=seats)
    keys = {play.table.game.key(play.pos, move) for move in play.table.game.legal(play.pos, A) if move[0] == "name"}
    assert len(keys) == 2
    assert answer(play).startswith("name:proie-designee")
    assert "moleg" in play.table.game.key(
        play.pos, bots.make("greedy", 1).choose(Knowledge(play.table.game, play.pos, A))
    )


def test_the_better_of_two_bound_creatures_is_kept() -> None:
    for weak, strong, expected in (
        ("blatte-malsaine", "homme-des-neiges", "pick:blatte-malsaine"),
        ("golem-de-glace", "homme-des-neiges", "no"),
    ):
        seats = {
            A: {"field": [f"{weak}@2-2"], "message": "serment", "points": 2},
            B: {"field": ["behemoth@4-3"]},
            C: {"field": [f"{strong}@4-2"]},
            D: {"field": []},
        }
        play = four(seats, step="initiative", active=A, starter=B).do("play:serment", f"pair:{weak}>{strong}")
        while play.asked != B:
            play.do("pass")
        play.hit(f"behemoth>{strong}")
        assert answer(play) == expected


def decides(play: Play) -> set[str]:
    """What greedy and medium answer, over a few seeds."""
    return {answer(play, seed, bot) for bot in ("greedy", "medium") for seed in range(3)}


def test_a_coup_is_played_when_it_does_something() -> None:
    """The Rat Colosse (3) could beat the Paladin (2) if it touched it."""
    seats = {B: {"field": ["rat-colosse@3-3", "soldat-sobre@7-1"]}, C: {"field": []}, D: {"field": []}}
    play = strategy("sabotage", 3, seats=seats)
    assert decides(play) == {"play:sabotage"}
    assert decides(play.do("play:sabotage")) == {"pick:rat-colosse"}
    seats[B] = {"field": ["rat-colosse@7-3", "soldat-sobre@7-1"]}
    assert decides(strategy("sabotage", 3, seats=seats)) == {"redraw"}


def test_a_long_shot_goes_to_a_creature_with_something_to_shoot_at() -> None:
    """The Moleg would need 4; the Soldat Sobre falls to the Paladin's 2, two slots away."""
    seats = {B: {"field": ["soldat-sobre@3-4"]}, C: {"field": []}, D: {"field": ["moleg-de-glace@2-4"]}}
    play = strategy("tir-en-cloche", 1, seats=seats)
    assert decides(play) == {"play:tir-en-cloche"}
    assert decides(play.do("play:tir-en-cloche")) == {"pick:paladin-de-glace"}
    seats[B] = {"field": ["soldat-sobre@3-5"]}
    assert decides(strategy("tir-en-cloche", 1, seats=seats)) == {"redraw"}


def test_a_message_is_played_when_it_does_something() -> None:
    def offered(foe: str) -> Play:
        return message("breche-commune", 2, seats={B: {"field": []}, D: {"field": [f"{foe}@3-3"]}})

    assert decides(offered("patriarche-de-la-forge")) == {"play:breche-commune"}  # 3 against 2
    assert decides(offered("moleg-de-glace")) == {"no"}  # 3 against 3
    assert decides(offered("soldat-sobre")) == {"no"}  # beaten as it is


def test_an_oath_binds_a_creature_in_danger_to_a_lesser_one() -> None:
    """The Béhémoth (3) can beat Gabriel (Defense 2, worth 10); a Soldat Sobre (2) is to die in his place, not a Moleg (8)."""

    def offered(foe: str) -> Play:
        seats = {
            A: {"field": ["soldat-sobre@0-1", "moleg-de-glace@0-3"], "message": "serment", "points": 2},
            B: {"field": [f"behemoth@{foe}"]},
            C: {"field": ["gabriel@4-2", "titan@7-1"]},
            D: {"field": []},
        }
        return four(seats, step="initiative", starter=B)

    assert decides(offered("4-3")) == {"play:serment"}
    play = offered("4-3").do("play:serment")
    assert len(play.options()) == 4
    game = play.table.game
    for bot in ("greedy", "medium"):
        _, *pair = bots.make(bot, 1, game).choose(Knowledge(game, play.pos, A))
        assert [game.cards[play.pos.faces[card]].id for card in pair] == ["soldat-sobre", "gabriel"]
    assert decides(offered("7-4")) == {"no"}  # nobody in danger


def test_points_go_to_a_partner_who_has_fewer() -> None:
    play = strategy("passage-de-temoin", 4)
    assert decides(play) == {"play:passage-de-temoin"}
    assert decides(play.do("play:passage-de-temoin")) == {"give:2"}  # two each
    assert decides(strategy("passage-de-temoin", 4, seats={C: {"points": 4, "field": []}})) == {"redraw"}
    assert decides(strategy("passage-de-temoin", 4, seats={C: {"points": 4}})) == {
        "play:passage-de-temoin"
    }  # 2 against 1
