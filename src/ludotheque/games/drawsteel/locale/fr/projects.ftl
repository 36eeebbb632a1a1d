pace-milestone = Par étapes, quand le Directeur le dit
move-project = { $being }, jet de projet ({ $characteristic })
move-advance = { $being } gagne un niveau
event-project = { $being } travaille à un projet ({ $characteristic })
event-points = { $being } : { $n ->
    [one] { $n } point
   *[other] { $n } points
} de projet à la fin du répit
event-again = Coup de génie : { $being } lance encore
event-project_done = Le projet de { $being } avance de { $n } : { $now } points
refusal-by-experience = Ici, les niveaux viennent avec l’Expérience.
move-impression = Son Impression : { $n }
event-impression = Impression : { $n }
refusal-impression = L’Impression est déjà fixée.
refusal-no-lie = Aucun argument ne peut passer pour un mensonge.
