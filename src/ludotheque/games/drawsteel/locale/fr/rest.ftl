ask-respite = Le groupe se repose
safety-safe = en lieu sûr
safety-unsafe = en lieu peu sûr
challenge-trap = un piège mortel
challenge-negotiation = une négociation
challenge-montage = un test de montage
challenge-puzzle = une énigme ardue
challenge-plan = un plan qui évite une bataille
challenge-other = une autre épreuve
move-victories = Victoires pour { $challenge } : { $n }
move-unworthy = Rien d’héroïque ici
move-sleep = Une nuit de sommeil
move-respite = Commencer un répit { $safety }
move-claim_respite = Terminer le répit
move-finish = Terminer le répit
move-interrupt = Interrompu après { $hours } h : { $cause }
move-activity = { $being }, activité de répit : { $text }
move-end_session = { $keep ->
    [0] Terminer la séance
   *[other] Terminer la séance et garder les jetons
}
arg-n = Combien
arg-hours = Heures
event-victories = { $n ->
    [one] { $n } Victoire
   *[other] { $n } Victoires
} pour { $heroes } héros
event-unworthy = Rien d’héroïque ici : ni Victoires, ni ressources
event-sleep = Une nuit de sommeil ({ $n } heures)
event-respite = Un répit commence { $safety }
event-interrupted = Le répit s’arrête après { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}, pour rien : { $cause }
event-rested = { $being } est de nouveau d’attaque ; les Victoires deviennent de l’Expérience : +{ $gained }, { $xp } en tout
event-level = { $being } atteint le niveau { $n }
event-respite_over = Le répit est terminé ({ $n } heures). Les ennemis n’ont pas chômé.
event-activity = { $being } : { $text }
event-reminder = Aucun jeton de héros n’a été accordé pendant la séance : il n’en viendra pas tout seul
event-session_over = La séance s’achève. Jetons perdus : { $lost } ; gardés : { $left }
refusal-level = Les niveaux vont de 1 à 10, pas { $n }.
refusal-respite-short = Un répit dure 24 heures : il en manque { $n }.
refusal-respite-interrupted = Ce répit a été interrompu : il n’apporte rien.
refusal-no-respite = Aucun répit n’est en cours.
refusal-unworthy = Rien d’héroïque ici : pas de Victoires.
refusal-activity = { $n ->
    [one] Une activité
   *[other] { $n } activités
} par répit.
refusal-keep = Les jetons sont gardés, ou ils ne le sont pas.
refusal-carried = Ici, les jetons se gardent d’une séance à l’autre : il n’y a rien à décider.
move-pass_hours = Laisser passer { $hours } h
move-rest_on = Laisser passer le reste des 24 heures
move-turn_to = Après { $hours } h, autre chose : { $text }
event-pass_hours = { $hours ->
    [one] { $hours } heure de repos passe
   *[other] { $hours } heures de repos passent
} ({ $now } sur 24)
event-turned_to = Après { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}, le groupe passe à autre chose, et le répit n’apporte rien : { $text }
event-activity_done = { $being } a mené à bien : { $text }
refusal-respite-left = Le groupe est passé à autre chose : ce répit n’apporte rien.
refusal-respite-full = Les 24 heures sont écoulées.
refusal-hours-passed = { $n ->
    [one] { $n } heure s’est déjà écoulée.
   *[other] { $n } heures se sont déjà écoulées.
}
refusal-hours-uncounted = Les heures n’ont pas été comptées : le répit peut se terminer d’un coup.
