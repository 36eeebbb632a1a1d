"""Many games at once: simulations and what they show. (Tournaments and reports build on this.)"""
