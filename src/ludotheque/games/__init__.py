"""The games, one folder each. A folder holds everything of its game and imports only the engine."""
