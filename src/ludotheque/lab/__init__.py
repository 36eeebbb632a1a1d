"""Many games at once: simulations, tournaments, and reports on what they show."""
