"""The other ways to play: Events, Objectives, and the Strategy cards of two against two (sections 31 to 36)."""
