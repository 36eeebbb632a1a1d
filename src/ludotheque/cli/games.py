"""`ludotheque games`: what can be played."""

from __future__ import annotations

from rich.table import Table as Grid

from ludotheque import protocol
from ludotheque.cli.speech import Json, Lang, emit, out, say, speech


def games(json: Json = False, lang: Lang = None) -> None:
    """List the games that can be played, with their seats, modes, cards and rules.

    Example: [bold]ludotheque games[/bold]
    """
    found = protocol.game_lines()
    if json:
        emit(found)
        return
    grid = Grid(title=say("Games", "Jeux"), title_justify="left")
    grid.add_column("id", style="bold", no_wrap=True)
    grid.add_column(say("name", "nom"))
    grid.add_column(say("players", "joueurs"))
    grid.add_column("modes")
    grid.add_column(say("cards", "cartes"), justify="right")
    grid.add_column(say("rules", "règles"), justify="right")
    for game in found:
        low, high = game["seats"]
        grid.add_row(
            game["id"],
            game[speech.lang],
            str(low) if low == high else f"{low}–{high}",
            ", ".join(game["modes"]),
            str(game["cards"]["total"]),
            str(game["rules"]),
        )
    console = out()
    console.print(grid)
    for game in found:
        cards = game["cards"]
        console.print(
            say(
                f"{game['id']}: {cards['livret']} cards printed in the rulebook, {cards['publie']} published, "
                f"{cards['maison']} designed by Ludothèque.",
                f"{game['id']} : {cards['livret']} cartes imprimées dans le livret, {cards['publie']} publiées, "
                f"{cards['maison']} conçues par Ludothèque.",
            )
        )
    console.print(say("To play in a browser: ludotheque play", "Pour jouer dans un navigateur : ludotheque play"))
