"""What every game shares: positions, programs, choices, refusals, events, views, records and tables.

The engine knows no game, no server and no bot. A game is written against `Game`, `Position`, `Program` and `Ask`.
"""
