"""`ludotheque simulate`, `bench` and `usage`: bots against bots, how fast the rules run, which cards come into play."""

from __future__ import annotations

import json as jsonlib
import platform
import threading
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

import ludotheque
from ludotheque.bots.external import is_program
from ludotheque.cli.interrupt import TERMINATED, ending_workers, on_term
from ludotheque.cli.options import BotSeconds, GameId, GameOptions, Seed, Workers, read_options
from ludotheque.cli.speech import Json, Lang, complain, disk_words, emit, err, number, out, say, speech, watched
from ludotheque.engine.errors import LudothequeError
from ludotheque.form import compiled_games
from ludotheque.lab.referee import SECONDS

#: What `simulate --json` gives, in this order; failures go to standard error.
_SHAPE = ("game", "games", "finished", "errors", "choices", "seconds", "wins", "draws", "turns", "cards")

# ---------------------------------------------------------------------------------------------------- simulate


def simulate(
    game: GameId,
    games: Annotated[int, typer.Option("--games", min=1, metavar="N", help="How many games are played.")] = 100,
    seats: Annotated[
        str,
        typer.Option(
            "--seats",
            metavar="BOTS",
            help="A bot for each seat, separated by commas: expert, greedy … exec:COMMAND is a program of your own.",
        ),
    ] = "greedy,random",
    seed: Seed = "0",
    workers: Workers = 1,
    option: GameOptions = None,
    bot_seconds: BotSeconds = SECONDS,
    records: Annotated[
        Path | None,
        typer.Option(
            "--records", metavar="DIR", help="Keep the record of each game in this folder, as 0.json, 1.json …"
        ),
    ] = None,
    times: Annotated[bool, typer.Option("--times", help="Say how long each bot took for a decision.")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games against each other and count who wins.

    The bots keep their seats from game to game: to cancel out the advantage of the first seat, run it again with the seats swapped.
    Ends with exit code 1 if a game went wrong. SIGTERM ends it early: the games that are finished are counted.

    A program that speaks `ludotheque protocol` takes a seat as exec:COMMAND. It sees what its seat sees. If it is late, crashes
    or breaks the protocol, it forfeits the game: one line says so, and the next game begins.

    Example: [bold]ludotheque simulate cendrelin --games 200 --seats greedy,random --seed 7[/bold]

    Example: [bold]ludotheque simulate keyforge --games 10 --seats expert,greedy[/bold]

    Example: [bold]ludotheque simulate cendrelin --option classes=necromancien,sorcier --json[/bold]

    Example: [bold]ludotheque simulate keyforge --games 4 --seats "exec:./mybot,expert" --records games[/bold]
    """
    names = [name.strip() for name in seats.split(",")]
    options = read_options(ludotheque.game(game).table_options, option or [], len(names))
    stop = threading.Event()
    if times and records is not None:  # before the folder is made
        from ludotheque.lab.simulate import untimed

        raise untimed()
    keep = None if records is None else _keeper(records)
    found = _run(game, names, games, seed, options, workers, stop, bot_seconds, keep, times)
    tell_forfeits(found["forfeits"])
    for failure in found["failures"]:
        complain(say("game {number} went wrong: {error}", "la partie {number} a échoué : {error}").format_map(failure))
    unsaid = found["errors"] - len(found["failures"])
    if unsaid > 0:
        complain(say(f"and {unsaid} more", f"et {unsaid} de plus"))
    if json:
        programs = ["forfeits"] if any(map(is_program, names)) else []
        emit({key: found[key] for key in [*_SHAPE, *programs, *(["thought"] if times else [])]})
    else:
        _tell(found, names, seed)
    if stop.is_set():
        done = found["games"]
        complain(
            say(
                f"ludotheque: ended by SIGTERM after {done} of {games} games",
                f"ludotheque : arrêté par SIGTERM après {done} parties sur {games}",
            )
        )
        raise typer.Exit(TERMINATED)
    if found["errors"]:
        raise typer.Exit(1)


def _run(
    game: str,
    names: list[str],
    games: int,
    seed: str,
    options: dict[str, Any],
    workers: int,
    stop: threading.Event,
    bot_seconds: float,
    keep: Callable[[int, dict[str, Any]], None] | None,
    times: bool,
) -> dict[str, Any]:
    """The simulation, with a progress bar if somebody is watching."""
    from ludotheque.lab.simulate import simulate as run

    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err(),
        transient=True,
        disable=not watched(),
    ) as progress:
        task = progress.add_task(game, total=games)

        def show(done: int) -> None:
            progress.update(task, completed=done)

        with on_term(stop.set), ending_workers(stop) if workers > 1 else nullcontext():
            return run(
                game,
                names,
                games,
                seed,
                options,
                workers=workers,
                progress=show,
                stop=stop.is_set,
                seconds=bot_seconds,
                keep=keep,
                timed=times,
            )


#: How many forfeits are listed one by one.
_TOLD = 20


def tell_forfeits(forfeits: list[dict[str, Any]]) -> None:
    """A line for each program that lost its seat."""
    for one in forfeits[:_TOLD]:
        why = one["why"][speech.lang]
        complain(
            say(
                f"game {one['number']}: {one['bot']} (seat {one['seat']}) forfeits: {why}",
                f"partie {one['number']} : {one['bot']} (place {one['seat']}) perd par forfait : {why}",
            )
        )
    if len(forfeits) > _TOLD:
        more = len(forfeits) - _TOLD
        complain(say(f"and {more} more forfeits", f"et {more} forfaits de plus"))


def _keeper(folder: Path) -> Callable[[int, dict[str, Any]], None]:
    """Writes the record of each game into a folder, whole or not at all."""

    def refused(error: OSError) -> LudothequeError:
        en, fr = disk_words(error)
        return LudothequeError(
            f"records cannot be kept in {str(folder)!r}: {en}",
            f"les enregistrements ne peuvent être gardés dans {str(folder)!r} : {fr}",
        )

    def keep(number: int, record: dict[str, Any]) -> None:
        path = folder / f"{number}.json"
        part = path.with_suffix(".part")
        try:
            part.write_text(jsonlib.dumps(record, ensure_ascii=False), encoding="utf-8")
            part.replace(path)
        except OSError as error:
            raise refused(error) from None

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refused(error) from None
    return keep


def _tell(found: dict[str, Any], names: list[str], seed: str) -> None:
    console = out()
    title = ludotheque.game(found["game"]).names[speech.lang]
    console.print(
        say(
            f"{title}: {found['games']} {'game' if found['games'] == 1 else 'games'}, seed {seed}",
            f"{title} : {found['games']} {'partie' if found['games'] == 1 else 'parties'}, graine {seed}",
        ),
        style="bold",
        markup=False,
    )
    grid = Grid()
    grid.add_column(say("seats", "places"))
    grid.add_column("bot")
    grid.add_column(say("wins", "victoires"), justify="right")
    grid.add_column("%", justify="right")
    for who, wins in found["wins"].items():
        # By seat when one bot sits everywhere, else by bot.
        seats = [seat for seat, name in enumerate(names) if name == who] or [int(who)]
        share = 100 * wins / found["finished"] if found["finished"] else 0.0
        grid.add_row(", ".join(map(str, seats)), names[seats[0]], str(wins), number(share, 1))
    grid.add_row("", say("draws", "nulles"), str(found["draws"]), "")
    if found["errors"]:
        grid.add_row("", say("went wrong", "échouées"), str(found["errors"]), "", style="red")
    console.print(grid)
    if found["finished"]:
        half, most, longest = (found["turns"][key] for key in ("half", "nine_in_ten", "longest"))
        console.print(
            say(
                f"half of the games ended within {half} turns, nine in ten within {most}, the longest after {longest}",
                f"la moitié des parties ont fini en {half} tours, neuf sur dix en {most}, la plus longue en {longest}",
            )
        )
    names_of = {card.id: card.names[speech.lang] for card in ludotheque.game(found["game"]).cards}
    for card, times in found["cards"].items():
        share = number(100 * times / found["finished"], 1)
        console.print(say(f"{names_of[card]}: {share} %", f"{names_of[card]} : {share} %"), markup=False)
    pace = number(found["choices"] / found["seconds"]) if found["seconds"] else "–"
    console.print(
        say(
            f"{number(found['choices'])} choices in {number(found['seconds'], 1)} s ({pace} a second)",
            f"{number(found['choices'])} choix en {number(found['seconds'], 1)} s ({pace} par seconde)",
        )
    )
    for bot, took in found.get("thought", {}).items():
        n, mean, most = number(took["decisions"]), number(took["mean"], 4), number(took["most"], 4)
        console.print(
            say(
                f"{bot}: {mean} s of processor time a decision, {most} s at most ({n} decisions with more than one move)",
                f"{bot} : {mean} s de processeur par décision, {most} s au plus ({n} décisions entre plusieurs coups)",
            ),
            markup=False,
        )


# ---------------------------------------------------------------------------------------------------- bench


def bench(
    seconds: Annotated[
        float,
        typer.Option(
            "--seconds", min=0.01, max=3600, metavar="S", help="How long each game is measured at each level."
        ),
    ] = 3.0,
    scaling: Annotated[
        bool,
        typer.Option(
            "--scaling", help="Also let two processes search at once; say how many times one's lines they make."
        ),
    ] = False,
    json: Json = False,
    save: Annotated[
        Path | None,
        typer.Option(
            "--save",
            metavar="FILE",
            help="Write the figures to a file too, Markdown (.md) or JSON (.json), beside those of the other build.",
        ),
    ] = None,
    lang: Lang = None,
) -> None:
    """Measure every game on this machine: choices, games, perft positions and searched lines a second, the cost of a copy.

    Choices are counted on bare positions, at whole tables, and at tables that say everything in both languages. Perft follows
    all options from the openings; the rest is random play. All on one core, but for --scaling. Times are of one run: compare ratios, since
    machines are noisy.

    Example: [bold]ludotheque bench --seconds 5[/bold]
    """
    from ludotheque.lab import bench as measures

    if save is not None:
        _check_save(save)
    figures: dict[str, dict[str, float]] = {}
    for id in ludotheque.games():
        with err().status(id) if watched() else nullcontext():
            figures[id] = measures.bench(id, seconds)
            if scaling and "search_per_s" in figures[id]:
                figures[id]["search_scaling"] = round(measures.scaling(id, seconds), 2)
    if save is not None:
        _save(save, figures, measures.processor(), measures.build())
    if json:
        emit(figures)
        return
    console = out()
    if measures.build() == measures.COMPILED:
        which = ", ".join(compiled_games())
        kind = say(f"compiled: {which}", f"compilé : {which}")
    else:
        kind = say("not compiled", "non compilé")
    console.print(Text(f"{measures.processor()}, Python {platform.python_version()}, {kind}"))
    grid = Grid()
    grid.add_column(say("game", "jeu"), style="bold", no_wrap=True)
    for words in (
        say("choices a second", "choix par seconde"),
        say("at tables", "à des tables"),
        say("with words", "avec les mots"),
        say("games a second", "parties par seconde"),
        say("perft a second", "perft par seconde"),
        say("a copy, µs", "une copie, µs"),
        say("lines searched a second", "lignes cherchées par seconde"),
        say("rolls a second", "jets par seconde"),
        *([say("lines, 2 processes", "lignes, 2 processus")] if scaling else []),
    ):
        grid.add_column(words, justify="right")
    for id, one in figures.items():
        choices = [number(one[level]) for level in ("choices_per_s", "table_choices_per_s", "word_choices_per_s")]
        games, copy = number(one["games_per_s"], 1), number(one["copy_us"], 2)
        rolls = number(one["rolls_per_s"]) if "rolls_per_s" in one else ""
        lines = number(one["search_per_s"]) if "search_per_s" in one else ""
        row = [id, *choices, games, number(one["perft_per_s"]), copy, lines, rolls]
        if scaling:
            row.append(f"× {number(one['search_scaling'], 2)}" if "search_scaling" in one else "")
        grid.add_row(*row)
    console.print(grid)


# ---------------------------------------------------------------------------------------------------- usage


def usage(
    game: GameId,
    games: Annotated[int, typer.Option("--games", min=1, metavar="N", help="How many games are played.")] = 100,
    seed: Seed = "usage",
    most: Annotated[int, typer.Option("--top", min=1, metavar="N", help="How many cards are listed.")] = 20,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play random games and count how often each card acted, the least used first.

    A card that hardly ever acts in many games is either very rare or broken. --json lists every card.

    Example: [bold]ludotheque usage keyforge --games 200[/bold]
    """
    from ludotheque.lab.usage import usage as count

    rules = ludotheque.game(game)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err(),
        transient=True,
        disable=not watched(),
    ) as progress:
        task = progress.add_task(game, total=games)
        found = count(game, games, seed, progress=lambda done: progress.update(task, completed=done))
    if json:
        emit(found)
        return
    console = out()
    title = rules.names[speech.lang]
    console.print(
        say(f"{title}: {games} games, seed {seed}", f"{title} : {games} parties, graine {seed}"),
        style="bold",
        markup=False,
    )
    grid = Grid()
    grid.add_column(say("least used cards", "cartes les moins utilisées"))
    grid.add_column("id", style="dim")
    grid.add_column(say("times", "fois"), justify="right")
    names = {card.id: card.names[speech.lang] for card in rules.cards}
    for line in found["cards"][:most]:
        grid.add_row(Text(names[line["card"]]), line["card"], number(line["times"]))
    console.print(grid)
    never = sum(line["times"] == 0 for line in found["cards"])
    console.print(
        say(
            f"{never} of {len(found['cards'])} cards never acted; {number(found['choices'])} choices, {found['longest']} in"
            " the longest game",
            f"{never} cartes sur {len(found['cards'])} n'ont jamais agi ; {number(found['choices'])} choix, dont"
            f" {found['longest']} dans la partie la plus longue",
        )
    )
    if rules.seats[0] == 2:
        first, second = found["first_player_wins"], found["second_player_wins"]
        console.print(
            say(
                f"the first player won {first} games, the second {second}",
                f"le premier joueur a gagné {first} parties, le second {second}",
            )
        )


def _check_save(path: Path) -> None:
    """Refuse an unusable file before measuring rather than after."""
    if path.suffix not in (".md", ".json"):
        raise LudothequeError(
            f"--save writes Markdown (.md) or JSON (.json), not {path.name!r}",
            f"--save écrit du Markdown (.md) ou du JSON (.json), pas {path.name!r}",
        )
    if not path.parent.is_dir() or path.is_dir():
        raise LudothequeError(f"{str(path)!r} cannot be written", f"{str(path)!r} ne peut pas être écrit")


def _save(path: Path, figures: dict[str, dict[str, float]], processor: str, build: str) -> None:
    from ludotheque.lab import speeds

    try:
        speeds.save(path, processor, platform.python_version(), build, figures)
    except OSError as error:
        en, fr = disk_words(error)
        raise LudothequeError(
            f"{str(path)!r} cannot be written: {en}", f"{str(path)!r} ne peut pas être écrit : {fr}"
        ) from None
