"""`ludotheque campaign`: the records of a campaign, found, shown and verified.

A campaign on disk is the records of its chapters: each holds what it began with and the hash of what it left, so that nothing
else has to be kept to know which follows from which.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid
from rich.text import Text

import ludotheque
from ludotheque.cli.speech import Json, Lang, complain, disk_words, emit, out, say, speech
from ludotheque.cli.tables import named
from ludotheque.engine import campaign, record
from ludotheque.engine.errors import BadRecord, BrokenChain, LudothequeError
from ludotheque.engine.table import Table
from ludotheque.engine.words import Words

app = typer.Typer(no_args_is_help=True, help="Find, show and verify the records of a campaign.")

Files = Annotated[
    list[Path], typer.Argument(metavar="FILE...", help="The records of the chapters, JSON files, from the first on.")
]
#: A record with the file it is in.
Chapter = tuple[Path, dict[str, Any]]


def _read(file: Path) -> dict[str, Any]:
    try:
        return record.read(file.read_bytes().decode("utf-8-sig"))
    except OSError as error:
        en, fr = disk_words(error)
        raise BadRecord(f"{file} cannot be read: {en}", f"{file} ne peut être lu : {fr}") from None
    except UnicodeDecodeError:
        raise BadRecord(
            f"{file}: not a record: this is no text", f"{file} : pas un enregistrement : pas du texte"
        ) from None
    except LudothequeError as error:
        raise BadRecord(f"{file}: {error.words['en']}", f"{file} : {error.words['fr']}", error.rule) from None


def _line(file: Path, data: dict[str, Any]) -> dict[str, Any]:
    return {
        "file": str(file),
        "game": data["game"],
        "rules": data["rules"],
        "seats": data["seats"],
        "answers": len(data["answers"]),
        "over": data.get("carry") is not None,
    }


def _title(id: str) -> str:
    try:
        return ludotheque.game(id).names[speech.lang]
    except LudothequeError:
        return id  # the records of a game that is not here can be shown all the same


def _grid(chapters: Sequence[Chapter]) -> Grid:
    grid = Grid(box=None, pad_edge=False)
    for heading in ("", say("players", "joueurs"), say("answers", "réponses"), ""):
        grid.add_column(heading, justify="right" if heading else "left")
    for number, (file, data) in enumerate(chapters, 1):
        ended = "" if data.get("carry") is not None else say(" (not over)", " (pas fini)")
        chapter = say(f"Chapter {number}", f"Chapitre {number}")
        grid.add_row(chapter, str(data["seats"]), str(len(data["answers"])), Text(f"{file}{ended}"))
    return grid


@app.command()
def show(files: Files, json: Json = False, lang: Lang = None) -> None:
    """Show the chapters of a campaign, if each begins with what the one before it left. Nothing is replayed.

    Example: [bold]ludotheque campaign show one.json two.json three.json[/bold]
    """
    chapters = [(file, _read(file)) for file in files]
    campaign.check([data for _, data in chapters])
    if json:
        emit({"chapters": [_line(file, data) for file, data in chapters]})
        return
    console = out()
    console.print(Text(_title(chapters[0][1]["game"]), style="bold"))
    console.print(_grid(chapters))


@app.command()
def verify(files: Files, json: Json = False, lang: Lang = None) -> None:
    """Replay every chapter of a campaign, check that each begins with what the one before it left, and tell how each ended.

    Example: [bold]ludotheque campaign verify one.json two.json three.json[/bold]
    """
    records = [_read(file) for file in files]
    game = ludotheque.game(records[0]["game"])
    try:
        tables = campaign.replay(game, records)
    except LudothequeError:
        raise
    except Exception as error:
        # A record whose check was recomputed can hold anything, including what the rules never expected.
        what = f"{type(error).__name__}: {error}"
        raise BrokenChain(f"a chapter cannot be played ({what})", f"un chapitre ne se joue pas ({what})") from None
    if json:
        chapters = [_line(file, data) for file, data in zip(files, records, strict=True)]
        ends = [table.verdict for table in tables]
        emit({"chapters": [{**line, "outcome": end} for line, end in zip(chapters, ends, strict=True)]})
        return
    number, title = len(tables), game.names[speech.lang]
    out().print(
        Text(
            say(
                f"{title}: {number} chapter{'s' if number > 1 else ''}, each as it was played, and none is missing.",
                f"{title} : {number} chapitre{'s' if number > 1 else ''}, conforme{'s' if number > 1 else ''} à ce qui a "
                "été joué, sans lacune.",
            ),
            style="bold green",
        )
    )
    for number, table in enumerate(tables, 1):
        told = " ".join(named(words) for words in _told(table))
        out().print(Text(f"{number}. {told}"))


def _told(table: Table) -> list[Words]:
    """How a chapter ended, and what its game tells of it besides."""
    outcome = table.outcome
    if outcome is None:
        return []
    told = table.game.chapter_words(outcome["carry"]) if table.game.carries else None
    return [outcome["reason"], *([told] if told is not None else [])]


@app.command("list")
def find(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="A folder with records, JSON files.")],
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Find the campaigns among the records of a folder, whatever their files are called. A chapter that goes on from none of them is named.

    Example: [bold]ludotheque campaign list records/[/bold]
    """
    if not folder.is_dir():
        raise LudothequeError(f"{folder} is no folder", f"{folder} n'est pas un dossier")
    found: list[Chapter] = []
    for file in sorted(folder.glob("*.json")):
        try:
            found.append((file, _read(file)))
        except BadRecord:
            continue  # other files may lie there too
    chains = _chains(found)
    if json:
        emit([[_line(file, data) for file, data in chain] for chain in chains])
        return
    console = out()
    if not chains:
        console.print(say("No campaign is here.", "Il n'y a pas de campagne ici."))
    for chain in chains:
        console.print(Text(_title(chain[0][1]["game"]), style="bold"))
        console.print(_grid(chain))
    listed = {file for chain in chains for file, _ in chain}
    for file, data in found:
        if data["options"].get("carry") is not None and file not in listed:
            complain(
                say(
                    f"{file}: it goes on from a chapter that is not here",
                    f"{file} : ce chapitre en poursuit un autre, qui n'est pas ici",
                )
            )


def _chains(found: Sequence[Chapter]) -> list[list[Chapter]]:
    """Every way from a first chapter to one that nothing follows."""
    chains = [[chapter] for chapter in found if _is_first(chapter)]
    done: list[list[Chapter]] = []
    while chains:
        chain = chains.pop(0)
        following = [chapter for chapter in found if _follows(chapter, chain)]
        if following:
            chains[:0] = [[*chain, chapter] for chapter in following]
        else:
            done.append(chain)
    return done


def _is_first(chapter: Chapter) -> bool:
    _, data = chapter
    return data.get("carry") is not None and data["options"].get("carry") is None


def _follows(chapter: Chapter, chain: Sequence[Chapter]) -> bool:
    if chapter in chain:  # a game may leave what it began with
        return False
    try:
        campaign.check([*(data for _, data in chain), chapter[1]])
    except BrokenChain:
        return False
    return True
