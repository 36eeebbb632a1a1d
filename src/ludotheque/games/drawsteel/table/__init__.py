"""What happens at the table: each module is one part of the session, and says what it adds to the game in a `Part`."""
