"""`ludotheque rules`: the registers, which rules the tests prove, and the words of a single rule."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.cli.speech import Json, Lang, complain, emit, out, say, speech
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.rulebook import Rule, belongs
from ludotheque.lab import coverage
from ludotheque.lab.coverage import Coverage, Tests


def rules(
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="Id of a game; without one, all the registers.", show_default=False),
    ] = None,
    ids: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[ID]...", help="Rules of that game to be shown in words, such as CE-043.", show_default=False
        ),
    ] = None,
    check: Annotated[
        bool,
        typer.Option(
            "--check",
            help="End with exit code 1 if a rule of what is built has no test, or a test names a rule that does not exist.",
        ),
    ] = False,
    tests: Annotated[
        Path | None,
        typer.Option(
            "--tests", metavar="DIR", help="Where the tests are (default: those of this checkout).", show_default=False
        ),
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Show which rules of the rulebooks are named by a test, and which are not; or the words of single rules.

    Example: [bold]ludotheque rules cendrelin[/bold]

    Example: [bold]ludotheque rules cendrelin CE-043[/bold]

    Example: [bold]ludotheque rules --check[/bold]
    """
    ids = ids or []
    if game is not None and game not in coverage.registers() and (owner := _owner(game)) is not None:
        game, ids = owner, [game, *ids]  # the id alone says the game
    if ids:
        if check:
            raise LudothequeError(
                "--check is for whole registers: leave the rule ids out",
                "--check vaut pour des registres entiers : n'écrivez pas d'identifiants de règles",
            )
        _look_up(str(game), ids, tests, json)
        return
    if game is not None:
        coverage.rows(game)  # refuse an unknown game before reading the tests
    read = _scan(tests)
    found = [coverage.cover(id, read) for id in ([game] if game is not None else coverage.registers())]
    if json:
        lines = [one.to_json() for one in found]
        emit(lines if game is None else lines[0])
    else:
        _tell(found, one_game=game is not None)
    strangers = coverage.unknown(read, None if game is None else found[0].prefix)
    for place in read.unread:
        complain(
            say(
                f"warning: {place}: a rule mark whose ids are not written out; it does not count",
                f"attention : {place} : une marque de règle sans identifiants en toutes lettres ; elle ne compte pas",
            )
        )
    for stranger in strangers:
        complain(
            say(
                f"{stranger.place}: no register has a rule {stranger.rule!r}",
                f"{stranger.place} : aucun registre n'a de règle {stranger.rule!r}",
            )
        )
    if check:
        _check(found, len(strangers))


def _check(found: list[Coverage], strangers: int) -> None:
    for one in found:
        if one.owed:
            ids = ", ".join(rule.id for rule in one.owed[:12]) + (", …" if len(one.owed) > 12 else "")
            complain(
                say(
                    f"{one.game}: {len(one.owed)} of the {len(one.scope)} rules built have no test: {ids}",
                    f"{one.game} : {len(one.owed)} des {len(one.scope)} règles réalisées n'ont pas de test : {ids}",
                )
            )
    if strangers or any(one.owed for one in found):
        raise typer.Exit(1)


def _scan(tests: Path | None) -> Tests:
    top = tests if tests is not None else coverage.folder()
    if top is None:
        raise LudothequeError(
            "the tests are not here (this is no checkout); name their folder with --tests DIR",
            "les tests ne sont pas ici (ce n'est pas un dépôt) ; nommez leur dossier par --tests DIR",
        )
    return coverage.scan(top)


def _tell(found: list[Coverage], one_game: bool) -> None:
    console = out()
    grid = Grid(title=say("Rules × tests", "Règles × tests"), title_justify="left")
    grid.add_column(say("game", "jeu"), style="bold")
    for words in (
        say("rules", "règles"),
        say("built", "réalisées"),
        say("of these tested", "dont testées"),
        say("all tested", "testées en tout"),
    ):
        grid.add_column(words, justify="right")
    for one in found:
        proved = len(one.scope) - len(one.owed)
        built = [str(len(one.scope)), str(proved)] if one.built else [say("not yet", "pas encore"), "–"]
        grid.add_row(one.game, str(len(one.rules)), *built, str(len(one.tested)))
    console.print(grid)
    for one in found:
        if one.owed:
            console.print(say(f"{one.game}: built, no test", f"{one.game} : réalisées, sans test"), style="bold red")
            _list(console, one.owed)
        if one_game and (outside := [rule for rule in one.missing if rule.id not in one.scope]):
            console.print(say(f"{one.game}: not built yet", f"{one.game} : pas encore réalisées"), style="bold")
            _list(console, outside)


def _list(console: Console, rules: list[Rule]) -> None:
    grid = Grid(box=None, show_header=False, pad_edge=False)
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column()
    for rule in rules:
        grid.add_row(rule.id, Text(_words(rule)))
    console.print(grid)


def _words(rule: Rule) -> str:
    return (rule.fr or rule.en) if speech.lang == "fr" else rule.en


# ---------------------------------------------------------------------------------------------------- single rules


def _owner(id: str) -> str | None:
    """The game of a rule, by its prefix."""
    return next((game for game, own in coverage.registers().items() if "-" in id and belongs(id.upper(), own)), None)


def _look_up(game: str, ids: list[str], tests: Path | None, json: bool) -> None:
    known = {rule.id.upper(): rule for rule in coverage.rows(game)}
    for id in ids:
        if id.upper() not in known:
            raise LudothequeError(
                f"{game} has no rule {id!r}; to see its rules: ludotheque rules {game}",
                f"{game} n'a pas de règle {id!r} ; pour voir ses règles : ludotheque rules {game}",
            )
    # The words of a rule are useful even without the tests.
    read = _scan(tests) if tests is not None or coverage.folder() is not None else Tests()
    scope = coverage.cover(game, read).scope
    found: list[dict[str, Any]] = [
        {
            "id": rule.id,
            "game": game,
            "section": rule.section,
            "fr": rule.fr,
            "en": rule.en,
            "built": rule.id in scope,
            "tests": read.of(rule.id),
        }
        for rule in (known[id.upper()] for id in ids)
    ]
    if json:
        emit(found)
        return
    console = out()
    for one in found:
        console.print(Text.assemble((one["id"], "bold"), f"  {one['section']}"))
        console.print(Text(f"  en  {one['en']}"))
        console.print(Text(f"  fr  {one['fr'] or '–'}"))
        state = say("built", "réalisée") if one["built"] else say("not built yet", "pas encore réalisée")
        proofs = ", ".join(one["tests"]) or say("no test names it", "aucun test ne la nomme")
        console.print(Text(f"  {state}; {proofs}"))
